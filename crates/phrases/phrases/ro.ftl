# Ce citesc jucătorii despre o partidă, în română.

## Cuvinte

and = { $others } și { $last }
computer = Calculator
deleted-player = Jucător șters

points = { ROMANIAN($count) ->
    [one] 1 punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}

plus-points = { ROMANIAN($count) ->
    [one] +1 punct
    [few] +{ $count } puncte
   *[other] +{ $count } de puncte
}

a-piece = { $piece ->
    [highwayman] un tâlhar
    [knight] un cavaler
    [monk] un călugăr
    [heretic] un eretic
    [farmer] un țăran
    [big-highwayman] un tâlhar mare
    [big-knight] un cavaler mare
    [big-monk] un călugăr mare
    [big-heretic] un eretic mare
    [big-farmer] un țăran mare
    [follower] un supus
    [big-follower] un supus mare
    [mayor] primarul
    [wagon] căruța
    [abbot] abatele
    [phantom] fantoma
    [builder] constructorul
    [pig] porcul
    [gatherer] un culegător
    [fisherman] un pescar
    [hunter] un vânător
    [hut] o colibă
    [robber] un tâlhar
    [shopkeeper] un negustor
    [homesteader] un fermier
    [trapper] un vânător de blănuri
   *[barn] moșia
}

the-piece = { $piece ->
    [highwayman] tâlharul
    [knight] cavalerul
    [monk] călugărul
    [heretic] ereticul
    [farmer] țăranul
    [big-highwayman] tâlharul mare
    [big-knight] cavalerul mare
    [big-monk] călugărul mare
    [big-heretic] ereticul mare
    [big-farmer] țăranul mare
    [follower] supusul
    [big-follower] supusul mare
    [mayor] primarul
    [wagon] căruța
    [abbot] abatele
    [phantom] fantoma
    [builder] constructorul
    [pig] porcul
    [gatherer] culegătorul
    [fisherman] pescarul
    [hunter] vânătorul
    [hut] coliba
    [robber] tâlharul
    [shopkeeper] negustorul
    [homesteader] fermierul
    [trapper] vânătorul de blănuri
   *[barn] moșia
}

owned-piece = { $piece ->
    [highwayman] tâlharul
    [knight] cavalerul
    [monk] călugărul
    [heretic] ereticul
    [farmer] țăranul
    [big-highwayman] tâlharul mare
    [big-knight] cavalerul mare
    [big-monk] călugărul mare
    [big-heretic] ereticul mare
    [big-farmer] țăranul mare
    [follower] supusul
    [big-follower] supusul mare
    [mayor] primarul
    [wagon] căruța
    [abbot] abatele
    [phantom] fantoma
    [builder] constructorul
    [pig] porcul
    [gatherer] culegătorul
    [fisherman] pescarul
    [hunter] vânătorul
    [hut] coliba
    [robber] tâlharul
    [shopkeeper] negustorul
    [homesteader] fermierul
    [trapper] vânătorul de blănuri
   *[barn] moșia
} ({ $owner })

# Unde stă piesa, dacă numele ei nu o spune.
stands-on = { $on ->
    [tower] { " " }de pe turn
    [castle] { " " }din castel
    [market] { " " }din cartierul târgului
    [blacksmith] { " " }din fierărie
    [cathedral] { " " }din catedrală
   *[feature] { "" }
}

## Ce s-a întâmplat

first-player = { $name } începe.

tile-drawn = { $name } a tras un cartonaș.

tile-removed = Cartonașul nu s-a potrivit nicăieri și a ieșit din joc.

tile-placed = { $name } a pus un cartonaș.

piece-placed = { $name } a pus { a-piece }{ $on ->
    [road] { " " }pe drum
    [city] { " " }în oraș
    [cloister] { " " }în mănăstire
    [shrine] { " " }la sectă
    [field] { " " }pe câmp
   *[feature] { "" }
}.

piece-returned = { $name } a primit înapoi { the-piece }.

river-tile-aside = Un cartonaș cu râu nu a avut loc și a fost pus deoparte.

river-left-out = Restul râului nu a avut loc și a fost lăsat deoparte.

extra-turn = Lacul cu vulcan: { $name } mai are un tur.

dragon-tile-aside = Un cartonaș cu balaur a fost pus deoparte până vine balaurul.

dragon-tiles-back = { ROMANIAN($count) ->
    [one] 1 cartonaș cu balaur s-a întors în teanc.
    [few] { $count } cartonașe cu balaur s-au întors în teanc.
   *[other] { $count } de cartonașe cu balaur s-au întors în teanc.
}

dragon-came = { $name } a chemat balaurul la vulcan.

dragon-stuck = { ROMANIAN($count) ->
    [one] Balaurul s-a blocat după 1 pas.
    [few] Balaurul s-a blocat după { $count } pași.
   *[other] Balaurul s-a blocat după { $count } de pași.
}

dragon-moved = { $name } a mutat balaurul.

eaten = Balaurul a înghițit { owned-piece }{ stands-on }.

left-alone = { $name } a luat acasă { the-piece }: nu a mai rămas niciun supus alături.

fairy-moved = { $name } a mutat zâna lângă un supus { $feature ->
    [road] de pe drum
    [city] din oraș
    [shrine] de la sectă
    [field] de pe câmp
    [tower] de pe turn
    [castle] din castel
    [market] din cartierul târgului
    [blacksmith] din fierărie
    [cathedral] din catedrală
   *[cloister] din mănăstire
}.

fairy-greets = { $name }: { $points }, tur început lângă zână.

fairy-rewards = { $name }: { $points } de la zână, aflată lângă un supus { $feature ->
    [road] de pe drumul evaluat
    [city] din orașul evaluat
    [shrine] de la secta evaluată
    [field] de pe câmpul evaluat
   *[cloister] din mănăstirea evaluată
}.

knight-removed = Prințesa: { $name } a trimis acasă { owned-piece }.

tower-built = { $name } a înălțat un turn până la { ROMANIAN($count) ->
    [one] 1 nivel
    [few] { $count } niveluri
   *[other] { $count } de niveluri
}.

tower-climbed = { $name } a pus { a-piece } pe turn.

captured = { $name } a capturat { owned-piece }{ stands-on }.

taken-home = { $name } a luat acasă { the-piece }{ stands-on }.

exchanged = Schimb de prizonieri: { $name } a primit înapoi { the-piece } de la { $captor }.

ransomed = { $name } a răscumpărat { the-piece } de la { $captor } cu { $points }.

abbey-placed = { $name } a pus o abație.

last-abbeys = Ultimul tur s-a încheiat. Abațiile se mai pot pune.

barn-placed = { $name } a pus moșia.

wagon-moved = { $name } a mutat căruța { $feature ->
    [road] pe drum
    [city] în oraș
    [shrine] la sectă
   *[cloister] în mănăstire
}.

left-quarter = { $name } a mutat { a-piece } { $quarter ->
    [castle] din castel
    [market] din cartierul târgului
    [blacksmith] din fierărie
   *[cathedral] din catedrală
} { $feature ->
    [road] pe drum
    [city] în oraș
    [shrine] la sectă
    [field] pe câmp
   *[cloister] în mănăstire
}.

deployed = { $name } a pus în Carcassonne { a-piece }: { $quarter ->
    [castle] castel
    [market] cartierul târgului
    [blacksmith] fierărie
   *[cathedral] catedrală
}.

count-moved = { $name } a mutat contele { $quarter ->
    [castle] în castel
    [market] în cartierul târgului
    [blacksmith] în fierărie
   *[cathedral] în catedrală
}.

fair-opened = Târg! { $name } a ales { $contest ->
    [knock-out] lupta cu prăjituri
    [seduction] seducția
    [target] sărbătoarea țintașilor
   *[catch] prinderea
}.

token-landed = { $name } a aruncat jetonul.

knocked-out = { $name } a lovit { owned-piece }{ stands-on }: pleacă acasă.

seduced = { $name } a înlocuit { owned-piece }{ stands-on }.

seduced-from-table = { $name } a mutat un supus și a înlocuit { owned-piece }{ stands-on }.

gap-measured = { $name } a măsurat distanța până la târg.

target-hit = { $name }: { $points }, jetonul cel mai apropiat de târg.

catch-scored = { $winner }: { $points }, { $name } a aruncat spre { $catcher }: { $result ->
    [caught] prins
    [far] neprins, destul de departe
    [short] neprins, prea aproape
   *[touched] atins, dar neprins
}.

double-turn = Tur dublu pentru { $name }.

challenge-opened = Provocare! O mănăstire și o sectă se întrec.

challenge-lost = Provocare pierdută: { $feature ->
    [shrine] secta
   *[cloister] mănăstirea
} nu aduce puncte.

goods-taken = { $name } a primit produse: { $goods ->
    [wine] vin
    [grain] grâu
   *[cloth] pânză
} × { $count }.

award-taken = { $award ->
    [king] Noul rege
   *[robber-baron] Noul cavaler jefuitor
}: { $name } ({ ROMANIAN($count) ->
    [one] 1 cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}).

gold-found = { $name } a găsit aur în pădure și trage un cartonaș bonus.

surveyor-bonus = { $name }: { $points }, pe coloana topografilor.

surveyor-moved = { $name } a mutat un topograf spre vest.

left-behind = Topografii au lăsat în urmă { owned-piece }: pleacă acasă.

final-scoring = Evaluarea finală

## Puncte

score-for = { $names }: { $points }, { $what } ({ $sum }).

score-for-nobody = Fără puncte: { $what }, fără stăpân.

score-for-no-strength = Fără puncte: { $what }, nimeni nu are putere acolo.

what-with = { $what }, { $reason }

because-inn = cu han

because-cathedral = cu catedrală

because-tiny-city = doar două cartonașe

because-pig = cu porc

because-pig-herd = cu turmă de porci

because-fire = focul a alungat tigrii

because-dolmen = contează doar vânătorul de lângă dolmen

goods-scored = { $names }: { $points }, { $goods ->
    [wine] cel mai mult vin
    [grain] cel mai mult grâu
   *[cloth] cea mai multă pânză
} ({ $count }).

award-scored = { $name }: { $points }, { $award ->
    [king] regele, orașe complete
   *[robber-baron] cavalerul jefuitor, drumuri complete
}: { $count }.

score-with-majority = { $score } Putere: { $strengths }.

strength = { $name } { $count }

what-completed = { $feature ->
    [road] drum complet
    [city] oraș complet
    [shrine] sectă completă
    [river] râu complet
    [forest] pădure completă
    [town] oraș complet
    [farm] fermă completă
   *[cloister] mănăstire completă
}

what-unfinished = { $feature ->
    [road] drum neterminat
    [city] oraș neterminat
    [shrine] sectă neterminată
    [town] oraș neterminat
    [farm] fermă neterminată
   *[cloister] mănăstire neterminată
}

what-farmers = câmp

what-barn-placed = câmp cu moșie nouă

what-barn-joined = câmp legat de o moșie

what-recalled = { $feature ->
    [shrine] abate rechemat de la sectă
   *[cloister] abate rechemat din mănăstire
}

what-barn = moșie

what-huts = sistem de râuri

what-hunters = câmpie

what-trappers = câmp

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
    [one] 1 oraș deja numărat
    [few] { $count } orașe deja numărate
   *[other] { $count } de orașe deja numărate
}

term-forest-pieces = { ROMANIAN($count) ->
    [one] 1 bucată de pădure
    [few] { $count } bucăți de pădure
   *[other] { $count } de bucăți de pădure
}

term-mushrooms = { ROMANIAN($count) ->
    [one] 1 grup de ciuperci
    [few] { $count } grupuri de ciuperci
   *[other] { $count } de grupuri de ciuperci
}

term-fish = { ROMANIAN($count) ->
    [one] 1 pește
    [few] { $count } pești
   *[other] { $count } de pești
}

term-deer = { ROMANIAN($count) ->
    [one] 1 căprioară
    [few] { $count } căprioare
   *[other] { $count } de căprioare
}

term-deer-eaten = { ROMANIAN($count) ->
    [one] 1 căprioară mâncată de tigri
    [few] { $count } căprioare mâncate de tigri
   *[other] { $count } de căprioare mâncate de tigri
}

term-mammoths = { ROMANIAN($count) ->
    [one] 1 mamut
    [few] { $count } mamuți
   *[other] { $count } de mamuți
}

term-aurochs = { ROMANIAN($count) ->
    [one] 1 bour
    [few] { $count } bouri
   *[other] { $count } de bouri
}

term-trading-posts = { ROMANIAN($count) ->
    [one] 1 factorie
    [few] { $count } factorii
   *[other] { $count } de factorii
}

term-flags = { ROMANIAN($count) ->
    [one] 1 steag
    [few] { $count } steaguri
   *[other] { $count } de steaguri
}

term-farm-tiles = { ROMANIAN($count) ->
    [one] 1 cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}

term-animals = { ROMANIAN($count) ->
    [one] 1 animal
    [few] { $count } animale
   *[other] { $count } de animale
}

term-nothing = { $feature ->
    [river] niciun pește
    [meadow] niciun vânat
    [plain] niciun animal
   *[field] niciun oraș complet
}

## Sfârșitul

result = { $name }: { $points }

winner = { $names } câștigă.

winners = Victorie comună: { $names }.

not-over = Partida continuă: { ROMANIAN($count) ->
    [one] mai este 1 cartonaș
    [few] mai sunt { $count } cartonașe
   *[other] mai sunt { $count } de cartonașe
} de tras.

## E-mail

email-confirm-subject = Confirmă adresa ta de e-mail

email-confirm =
    Salut, { $account }!

    Cineva, sperăm că tu, a adăugat această adresă de e-mail la contul tău
    Bastide de pe { $server }.

    Ca să o confirmi, deschide acest link în cel mult 24 de ore:

    { $link }

    Dacă nu ai fost tu, ignoră acest mesaj: adresa nu va fi folosită.

email-reset-subject = Parolă nouă pentru contul tău Bastide

email-reset =
    Salut, { $account }!

    Cineva, sperăm că tu, a cerut o parolă nouă pentru contul tău Bastide
    de pe { $server }.

    Ca să alegi una, deschide acest link în cel mult o oră:

    { $link }

    Linkul funcționează o singură dată. Dacă nu ai fost tu, ignoră acest mesaj:
    parola ta rămâne aceeași.
