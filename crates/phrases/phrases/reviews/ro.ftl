# Ce citesc jucătorii în analiza unei partide, în română.

## De ce este mai bun un plan

reason-scores = Aduce imediat { $points } pentru { $feature ->
        [road] un drum
        [city] un oraș
        [shrine] o sectă
        [field] un câmp
        [river] un râu
        [forest] o pădure
        [lake] un lac
        [meadow] o câmpie
        [town] un oraș
        [farm] o fermă
        [plain] un câmp
       *[cloister] o mănăstire
    }.

reason-gives-less = { $name } nu primește { $points } pentru { $feature ->
        [road] un drum
        [city] un oraș
        [shrine] o sectă
        [field] un câmp
        [river] un râu
        [forest] o pădure
        [lake] un lac
        [meadow] o câmpie
        [town] un oraș
        [farm] o fermă
        [plain] un câmp
       *[cloister] o mănăstire
    }.

reason-more-points = Aduce imediat încă { $points }.

reason-claims = Ocupă { $feature ->
        [road] un drum
        [city] un oraș
        [shrine] o sectă
        [field] un câmp
        [river] un râu
        [forest] o pădure
        [lake] un lac
        [meadow] o câmpie
        [town] un oraș
        [farm] o fermă
        [plain] un câmp
       *[cloister] o mănăstire
    } fără stăpân: { $has ->
    [now] acum { $now }, cam { $expected } de așteptat.
   *[later] cam { $expected } de așteptat.
}

reason-takes-over = Îi ia jucătorului { $name } { $feature ->
        [road] drumul
        [city] orașul
        [shrine] secta
        [field] câmpul
        [river] râul
        [forest] pădurea
        [lake] lacul
        [meadow] câmpia
        [town] orașul
        [farm] ferma
        [plain] câmpul
       *[cloister] mănăstirea
    }: cam { $expected } de așteptat.

reason-shares = Împarte { $feature ->
        [road] drumul
        [city] orașul
        [shrine] secta
        [field] câmpul
        [river] râul
        [forest] pădurea
        [lake] lacul
        [meadow] câmpia
        [town] orașul
        [farm] ferma
        [plain] câmpul
       *[cloister] mănăstirea
    } cu { $name }: cam { $expected } de așteptat.

reason-keeps = { $name } nu ajunge să împartă { $feature ->
        [road] drumul
        [city] orașul
        [shrine] secta
        [field] câmpul
        [river] râul
        [forest] pădurea
        [lake] lacul
        [meadow] câmpia
        [town] orașul
        [farm] ferma
        [plain] câmpul
       *[cloister] mănăstirea
    }.

reason-blocks = { $now ->
    [0] { $name } nu mai poate termina { $feature ->
            [road] drumul
            [city] orașul
            [shrine] secta
            [field] câmpul
            [river] râul
            [forest] pădurea
            [lake] lacul
            [meadow] câmpia
            [town] orașul
            [farm] ferma
            [plain] câmpul
           *[cloister] mănăstirea
        }: îi trebuia { ROMANIAN($before) ->
        [one] singurul cartonaș potrivit
        [few] unul dintre { $before } cartonașe rămase
       *[other] unul dintre cele { $before } de cartonașe rămase
    }.
   *[other] { $name } poate termina mai greu { $feature ->
            [road] drumul
            [city] orașul
            [shrine] secta
            [field] câmpul
            [river] râul
            [forest] pădurea
            [lake] lacul
            [meadow] câmpia
            [town] orașul
            [farm] ferma
            [plain] câmpul
           *[cloister] mănăstirea
        }: în locul cel mai strâmt se potrivesc doar { ROMANIAN($now) ->
            [one] 1 cartonaș rămas
            [few] { $now } cartonașe rămase
           *[other] { $now } de cartonașe rămase
        }, nu { $before }.
}

reason-eases = { $before ->
    [0] Mai poate fi terminat { $feature ->
            [road] drumul propriu
            [city] orașul propriu
            [shrine] secta proprie
            [field] câmpul propriu
            [river] râul propriu
            [forest] pădurea proprie
            [lake] lacul propriu
            [meadow] câmpia proprie
            [town] orașul propriu
            [farm] ferma proprie
            [plain] câmpul propriu
           *[cloister] mănăstirea proprie
        }: se potrivesc { ROMANIAN($now) ->
            [one] 1 cartonaș rămas
            [few] { $now } cartonașe rămase
           *[other] { $now } de cartonașe rămase
        }.
   *[other] Se termină mai ușor { $feature ->
            [road] drumul propriu
            [city] orașul propriu
            [shrine] secta proprie
            [field] câmpul propriu
            [river] râul propriu
            [forest] pădurea proprie
            [lake] lacul propriu
            [meadow] câmpia proprie
            [town] orașul propriu
            [farm] ferma proprie
            [plain] câmpul propriu
           *[cloister] mănăstirea proprie
        }: în locul cel mai strâmt se potrivesc { ROMANIAN($now) ->
            [one] 1 cartonaș rămas
            [few] { $now } cartonașe rămase
           *[other] { $now } de cartonașe rămase
        }, nu { $before }.
}

reason-extends = Cam { $points } mai mult pentru { $feature ->
        [road] drumul propriu
        [city] orașul propriu
        [shrine] secta proprie
        [field] câmpul propriu
        [river] râul propriu
        [forest] pădurea proprie
        [lake] lacul propriu
        [meadow] câmpia proprie
        [town] orașul propriu
        [farm] ferma proprie
        [plain] câmpul propriu
       *[cloister] mănăstirea proprie
    }.

reason-extends-less = { $name } nu primește cam { $points } în plus pentru { $feature ->
        [road] un drum
        [city] un oraș
        [shrine] o sectă
        [field] un câmp
        [river] un râu
        [forest] o pădure
        [lake] un lac
        [meadow] o câmpie
        [town] un oraș
        [farm] o fermă
        [plain] un câmp
       *[cloister] o mănăstire
    }.

reason-spares-follower = { $last ->
    [yes] Păstrează ultimul { $game ->
        [hunters-and-gatherers] membru de trib
        [mayflower] colonist
       *[carcassonne] supus
    }.
   *[no] Păstrează liber un { $game ->
        [hunters-and-gatherers] membru de trib
        [mayflower] colonist
       *[carcassonne] supus
    }: { $count } în rezervă.
}

reason-may-join = { ROMANIAN($count) ->
    [one] 1 cartonaș rămas
    [few] { $count } cartonașe rămase
   *[other] { $count } de cartonașe rămase
} pot lega { $feature ->
        [road] drumul propriu
        [city] orașul propriu
        [shrine] secta proprie
        [field] câmpul propriu
        [river] râul propriu
        [forest] pădurea proprie
        [lake] lacul propriu
        [meadow] câmpia proprie
        [town] orașul propriu
        [farm] ferma proprie
        [plain] câmpul propriu
       *[cloister] mănăstirea proprie
    } de { $whose ->
    [nobody] unul liber.
   *[name] ce are { $name }.
}

reason-may-not-join = { $name } poate lega mai greu { $feature ->
        [road] drumul
        [city] orașul
        [shrine] secta
        [field] câmpul
        [river] râul
        [forest] pădurea
        [lake] lacul
        [meadow] câmpia
        [town] orașul
        [farm] ferma
        [plain] câmpul
       *[cloister] mănăstirea
    }: ar merge cu { ROMANIAN($count) ->
    [one] 1 cartonaș rămas
    [few] { $count } cartonașe rămase
   *[other] { $count } de cartonașe rămase
}.

reason-removes = Scoate din joc { owned-piece }.

reason-later = Se vede mai târziu: cam { $expected } în plus după căutare.

## Care a fost greșeala

mistake-scores = { $points } neluate

mistake-gives-less = Puncte pentru { $name }

mistake-more-points = { $points } neluate

mistake-claims = Rămas liber: { $feature ->
        [road] drumul
        [city] orașul
        [shrine] secta
        [field] câmpul
        [river] râul
        [forest] pădurea
        [lake] lacul
        [meadow] câmpia
        [town] orașul
        [farm] ferma
        [plain] câmpul
       *[cloister] mănăstirea
    }

mistake-takes-over = Preluare ratată

mistake-shares = Parte ratată

mistake-keeps = O parte pentru { $name }

mistake-blocks = Blocaj ratat

mistake-eases = Greu de terminat: { $feature ->
        [road] drumul
        [city] orașul
        [shrine] secta
        [field] câmpul
        [river] râul
        [forest] pădurea
        [lake] lacul
        [meadow] câmpia
        [town] orașul
        [farm] ferma
        [plain] câmpul
       *[cloister] mănăstirea
    }

mistake-extends = Lăsat să aștepte: { $feature ->
        [road] drumul propriu
        [city] orașul propriu
        [shrine] secta proprie
        [field] câmpul propriu
        [river] râul propriu
        [forest] pădurea proprie
        [lake] lacul propriu
        [meadow] câmpia proprie
        [town] orașul propriu
        [farm] ferma proprie
        [plain] câmpul propriu
       *[cloister] mănăstirea proprie
    }

mistake-extends-less = Creștere pentru { $name }

mistake-spares-follower = { $game ->
    [hunters-and-gatherers] Membru de trib irosit
    [mayflower] Colonist irosit
   *[carcassonne] Supus irosit
}

mistake-may-join = Legătură ratată

mistake-may-not-join = O legătură pentru { $name }

mistake-removes = Atac ratat

mistake-later = Exista un plan mai bun

## Ce face un plan

piece-name = { $piece ->
    [highwayman] Tâlhar
    [knight] Cavaler
    [monk] Călugăr
    [heretic] Eretic
    [farmer] Țăran
    [big-highwayman] Tâlhar mare
    [big-knight] Cavaler mare
    [big-monk] Călugăr mare
    [big-heretic] Eretic mare
    [big-farmer] Țăran mare
    [follower] Supus
    [big-follower] Supus mare
    [mayor] Primar
    [wagon] Căruță
    [abbot] Abate
    [phantom] Fantomă
    [builder] Constructor
    [pig] Porc
    [gatherer] Culegător
    [fisherman] Pescar
    [hunter] Vânător
    [hut] Colibă
    [robber] Tâlhar
    [shopkeeper] Negustor
    [homesteader] Fermier
    [trapper] Vânător de blănuri
   *[barn] Moșie
}

plan-no-piece = Doar cartonașul

plan-complete = { $what }: { $has ->
    [now] acum { $now }, complet { $complete }
   *[later] complet { $complete }
}

plan-end = { $what }: { $now } la final

plan-scores = { $what }, imediat +{ $count }

## Rezumatul

draws = { $kind ->
    [good] Extrageri bune
    [poor] Extrageri slabe
   *[even] Extrageri obișnuite
}

moves = { $kind ->
    [good] mutări bune
    [poor] mutări costisitoare
   *[even] mutări echilibrate
}

summary-title = { $draws }, { $moves }

summary = { $result ->
    [won] { $name } a câștigat, diferență { $lead }
    [lost] { $name } a pierdut, diferență { $lead }
    [tied] { $name } a terminat la egalitate
   *[open] { $name }, când s-a oprit partida
}: { $tiles } din cartonașe, { $moves } din mutări{ $start ->
    [0] { "" }
   *[other] , { $start } { $players ->
        [2] de la început
       *[other] pentru un loc obișnuit
    }
}.

accuracy = Precizie { $accuracy } %, pierdute: { $lost }

verdict = { $verdict ->
    [best] Cea mai bună
    [good] Bună
    [inaccuracy] Imprecizie
    [mistake] Greșeală
   *[blunder] Gafă
}
