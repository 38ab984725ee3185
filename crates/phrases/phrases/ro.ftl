# Ce citesc jucătorii, în română.
# Locurile de pe un cartonaș se numesc după latură sau jumătate de latură (N, EL …), cartonașele
# după semnul lor, căsuțele ca x,y.

## Cuvinte

and = { $others } și { $last }

points = { ROMANIAN($count) ->
    [one] 1 punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}

## Ce s-a întâmplat

first-player = Prin tragere la sorți începe { $name }.

tile-drawn = { $name } trage { $tile }.

tile-removed = { $tile } nu se poate așeza nicăieri și este scos din joc.

tile-placed = { $name } așază { $tile } la { $at }{ $turn ->
    [0] { "" }
    [1] , rotit cu 90°
    [2] , rotit cu 180°
   *[3] , rotit cu 270°
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

piece-returned = { $name } primește înapoi { $role ->
    [highwayman] tâlharul
    [knight] cavalerul
    [monk] călugărul
   *[farmer] țăranul
} de la { $at }.

final-scoring = Ultimul tur s-a încheiat. Evaluarea finală:

## Puncte

score-for = { $what }: { $sum } = { $points } pentru { $names }.

score-for-nobody = { $what }: nu stă nimeni acolo, nimeni nu primește puncte.

score-with-majority = { $score } Puterea acolo: { $strengths }.

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

term-tiles = { ROMANIAN($count) ->
    [one] 1 cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}

term-shields = { ROMANIAN($count) ->
    [one] 1 stemă
    [few] { $count } steme
   *[other] { $count } de steme
}

term-cloister-tiles = { ROMANIAN($count) ->
    [one] 1 cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}

term-cities = { ROMANIAN($count) ->
    [one] 1 oraș complet
    [few] { $count } orașe complete
   *[other] { $count } de orașe complete
}

term-cities-before = { ROMANIAN($count) ->
    [one] 1 oraș deja socotit
    [few] { $count } orașe deja socotite
   *[other] { $count } de orașe deja socotite
}

term-no-cities = niciun oraș complet

## Sfârșitul

result = { $name }: { $points }

winner = { $names } câștigă.

winners = { $names } împart victoria.

not-over = Jocul nu s-a terminat: { ROMANIAN($count) ->
    [one] mai este 1 cartonaș
    [few] mai sunt { $count } cartonașe
   *[other] mai sunt { $count } de cartonașe
} de tras.
