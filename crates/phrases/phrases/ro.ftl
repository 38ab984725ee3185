# Ce citesc jucătorii, în română.
# Locurile de pe un cartonaș se numesc după latură sau jumătate de latură (N, EL …), cartonașele
# după semnul lor, căsuțele ca x,y.

## Cuvinte

and = { $others } și { $last }
computer = Calculator

points = { ROMANIAN($count) ->
    [one] 1 punct
    [few] { $count } puncte
   *[other] { $count } de puncte
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
    [wagon] căruțul
    [abbot] un stareț
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
    [wagon] căruțul
    [abbot] starețul
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

stands-on = { $on ->
    [tower] { " " }de pe turn
    [road] { " " }pe drum
    [city] { " " }în oraș
    [cloister] { " " }în mănăstire
    [shrine] { " " }la sectă
    [castle] { " " }în castel
    [market] { " " }în târg
    [blacksmith] { " " }în fierărie
    [cathedral] { " " }în catedrală
   *[feature] { "" }
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

piece-placed = { $name } așază { a-piece }{ stands-on } la { $at }{ $spot ->
    [inside] { "" }
   *[other] { " " }({ $spot })
}.

piece-returned = { $name } primește înapoi { the-piece } de la { $at }.

river-tile-aside = { $tile } nu are loc acum și așteaptă deoparte.

river-left-out = Restul râului nu are loc și nu se mai așază.

extra-turn = După lacul cu vulcan, { $name } mai joacă un tur.

dragon-tile-aside = { $tile } așteaptă deoparte până vine balaurul.

dragon-tiles-back = Cartonașele care așteptau balaurul se întorc în teanc: { $count }.

dragon-came = { $name } aduce balaurul la vulcanul de la { $at }.

dragon-stuck = Balaurul nu mai poate merge de la { $at }; pași făcuți: { $count }.

dragon-moved = { $name } mută balaurul la { $at }.

eaten = Balaurul mănâncă { the-piece } (al lui { $name }){ stands-on } la { $at }.

left-alone = { $name } își ia acasă { the-piece } de la { $at }, fiindcă nu mai are niciun supus acolo.

fairy-moved = { $name } pune zâna lângă un supus al său{ stands-on } la { $at }.

fairy-greets = { $name } își începe turul lângă zâna de la { $at }: { $points }.

fairy-rewards = { $name } stă lângă zâna de la { $at }, iar { $feature ->
    [road] drumul
    [city] orașul
    [shrine] secta
    [field] câmpul
   *[cloister] mănăstirea
} aduce puncte: { $points }.

knight-removed = { $name } trimite acasă { the-piece } (al lui { $owner }) din orașul cu prințesa, de la { $at }.

tower-built = { $name } înalță turnul de la { $at }, care are acum { ROMANIAN($count) ->
    [one] 1 nivel
    [few] { $count } niveluri
   *[other] { $count } de niveluri
}.

tower-climbed = { $name } pune { a-piece } în vârful turnului de la { $at }.

captured = { $name } ia prizonier { the-piece } (al lui { $owner }){ stands-on } la { $at }.

taken-home = { $name } își ia acasă { the-piece }{ stands-on } de la { $at }.

exchanged = Schimb de prizonieri: { $name } primește înapoi { the-piece } de la { $captor }.

ransomed = { $name } îi plătește lui { $captor } o răscumpărare de { $points } și primește înapoi { the-piece }.

abbey-placed = { $name } așază o abație la { $at }.

last-abbeys = Ultimul tur s-a încheiat. Cine mai are o abație o poate așeza.

barn-placed = { $name } pune o moșie la colțul { $corner } al cartonașului de la { $at }.

wagon-moved = { $name } mută căruțul de la { $from } la { $at }{ stands-on }{ $spot ->
    [inside] { "" }
   *[other] { " " }({ $spot })
}.

left-quarter = { $name } mută { a-piece } din { $quarter ->
    [castle] castel
    [market] târg
    [blacksmith] fierărie
   *[cathedral] catedrală
} { $feature ->
    [road] pe drumul
    [city] în orașul
    [shrine] la secta
    [field] pe câmpul
   *[cloister] în mănăstirea
} de la { $at }.

deployed = { $name } pune { a-piece } în Carcassonne: { $quarter ->
    [castle] castel
    [market] târg
    [blacksmith] fierărie
   *[cathedral] catedrală
}.

count-moved = { $name } mută contele: { $quarter ->
    [castle] castel
    [market] târg
    [blacksmith] fierărie
   *[cathedral] catedrală
}.

fair-opened = Târg la { $at }: { $name } alege { $contest ->
    [knock-out] lupta cu prăjituri
    [seduction] seducția
    [target] sărbătoarea țintașilor
   *[catch] prinderea
}.

token-landed = Cartonașul lui { $name } se oprește, măsurat din mijlocul mesei (mm), la { $at }.

knocked-out = { $name } lovește { the-piece } (al lui { $owner }){ stands-on } la { $at }: se întoarce acasă.

seduced = { $name } ia locul: { the-piece } (al lui { $owner }){ stands-on } la { $at } pleacă acasă.

seduced-from-table = { $name } mută un supus al său în locul cuiva: { the-piece } (al lui { $owner }){ stands-on } la { $at } pleacă acasă.

gap-measured = Cartonașul lui { $name } este la { $gap } mm de târg.

target-hit = Cartonașul lui { $name } este cel mai aproape de târg ({ $gap } mm): { $points }.

catch-scored = { $name } aruncă spre { $catcher }: { $result ->
    [caught] prins
    [far] neprins, și destul de departe
    [short] neprins, dar prea aproape
   *[touched] atins, dar neprins
}. { $points } pentru { $winner }.

double-turn = Constructorul lui { $name } are de lucru: poate urma un al doilea cartonaș.

challenge-opened = O provocare: clădirile de la { $at } și { $against } se întrec.

challenge-lost = Clădirea de la { $against } a fost terminată prima: cea de la { $at } nu aduce puncte.

goods-taken = { $name } primește mărfuri din orașul de la { $at }: { $goods ->
    [wine] vin
    [grain] grâu
   *[cloth] pânză
} × { $count }.

award-taken = { $name } are acum { $award ->
    [king] Regele, pentru cel mai mare oraș
   *[robber-baron] Cavalerul jefuitor, pentru cel mai lung drum
} ({ ROMANIAN($count) ->
    [one] 1 cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}, la { $at }).

gold-found = { $name } găsește aur în pădurea finalizată la { $at } și trage un cartonaș bonus.

surveyor-bonus = { $name } primește { $points } de la topografii de pe aceeași coloană.

surveyor-moved = { $name } mută un topograf spre vest, pe coloana { $count }.

left-behind = Topografii lasă în urmă { the-piece } (al lui { $name }) de la { $at }: se întoarce acasă.

final-scoring = Ultimul tur s-a încheiat. Evaluarea finală:

## Puncte

score-for = { $what }: { $sum } = { $points } pentru { $names }.

score-for-nobody = { $what }: nu stă nimeni acolo, nimeni nu primește puncte.

score-for-no-strength = { $what }: nimeni nu are putere acolo, nimeni nu primește puncte.

what-with = { $what } ({ $reason })

because-inn = cu han

because-cathedral = cu catedrală

because-tiny-city = oraș de două cartonașe

because-pig = cu porc

because-pig-herd = cu turmă de porci

because-fire = focul a alungat tigrii

because-dolmen = numai vânătorul de lângă dolmen contează

goods-scored = Cele mai multe mărfuri, { $goods ->
    [wine] vin
    [grain] grâu
   *[cloth] pânză
} ({ $count }): { $points } pentru { $names }.

award-scored = { $award ->
    [king] Regele, orașe complete
   *[robber-baron] Cavalerul jefuitor, drumuri complete
}: { $count }. { $points } pentru { $name }.

score-with-majority = { $score } Puterea acolo: { $strengths }.

strength = { $name } ({ $count })

what-completed = { $feature ->
    [road] Drum complet
    [city] Oraș complet
    [shrine] Sectă completă
    [river] Râu finalizat
    [forest] Pădure finalizată
    [town] Oraș complet
    [farm] Fermă completă
   *[cloister] Mănăstire completă
} la { $at }

what-unfinished = { $feature ->
    [road] Drum neterminat
    [city] Oraș neterminat
    [shrine] Sectă neterminată
    [town] Oraș neterminat
    [farm] Fermă neterminată
   *[cloister] Mănăstire neterminată
} la { $at }

what-farmers = Câmp la { $at }

what-barn-placed = Câmp cu o moșie nouă la { $at }

what-barn-joined = Câmp legat de o moșie la { $at }

what-recalled = { $feature ->
    [shrine] Stareț rechemat de la sectă
   *[cloister] Stareț rechemat din mănăstire
} la { $at }

what-barn = Moșie pe câmpul de la { $at }

what-huts = Sistem de râuri la { $at }

what-hunters = Câmpie la { $at }

what-trappers = Câmp la { $at }

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

winners = { $names } împart victoria.

not-over = Jocul nu s-a terminat: { ROMANIAN($count) ->
    [one] mai este 1 cartonaș
    [few] mai sunt { $count } cartonașe
   *[other] mai sunt { $count } de cartonașe
} de tras.
