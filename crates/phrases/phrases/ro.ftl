# Ce citesc jucătorii, în română.
# Locurile de pe un cartonaș se numesc după latură sau jumătate de latură (N, EL …), cartonașele
# după semnul lor, căsuțele ca x,y.

## Cuvinte

and = { $others } și { $last }

# Regulile de plural ale bibliotecii trec 101, 201 … la „de puncte”; corect este fără „de”.
points = { $count ->
    [one] 1 punct
    [101] 101 puncte
    [201] 201 puncte
    [301] 301 puncte
    [few] { $count } puncte
   *[other] { $count } de puncte
}

## Ce s-a întâmplat

first-player = Prin tragere la sorți începe { $name }.

tile-drawn = { $name } trage { $tile }.

tile-removed = { $tile } nu se poate așeza nicăieri și iese din joc.

tile-placed = { $name } așază { $tile } la { $at }{ $turn ->
    [0] { "" }
    [1] , rotit cu un sfert de tură
    [2] , rotit cu o jumătate de tură
   *[3] , rotit cu trei sferturi de tură
}.

piece-placed = { $name } așază acolo un { $role ->
    [highwayman] tâlhar
    [knight] cavaler
    [monk] călugăr
   *[farmer] țăran
}{ $spot ->
    [inside] { "" }
   *[other] { " " }({ $spot })
}.

piece-returned = { $name } ia înapoi { $role ->
    [highwayman] tâlharul
    [knight] cavalerul
    [monk] călugărul
   *[farmer] țăranul
} de la { $at }.

final-scoring = Ultima tură s-a încheiat. Evaluarea finală:

## Puncte

score-for = { $what }: { $sum } = { $points } pentru { $names }.

score-for-nobody = { $what }: nu stă nimeni acolo, nimeni nu primește puncte.

score-with-majority = { $score } Puteri: { $strengths }.

strength = { $name } ({ $count })

what-completed = { $feature ->
    [road] Drum complet
    [city] Oraș complet
   *[cloister] Mănăstire completă
} la { $at }

what-unfinished = { $feature ->
    [road] Drum neterminat
    [city] Oraș neterminat
   *[cloister] Mănăstire neterminată
} la { $at }

what-farmers = Câmp la { $at }

term-tiles = { $count ->
    [one] 1 cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}

term-shields = { $count ->
    [one] 1 stemă
    [few] { $count } steme
   *[other] { $count } de steme
}

term-cloister-tiles = { $count ->
    [one] 1 cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}

term-cities = { $count ->
    [one] 1 oraș complet
    [few] { $count } orașe complete
   *[other] { $count } de orașe complete
}

term-no-cities = niciun oraș complet

## Sfârșitul

result = { $name }: { $points }

winner = { $names } câștigă.

winners = { $names } împart victoria.

not-over = Jocul nu s-a terminat: { $count ->
    [one] mai este 1 cartonaș
    [few] mai sunt { $count } cartonașe
   *[other] mai sunt { $count } de cartonașe
} de tras.
