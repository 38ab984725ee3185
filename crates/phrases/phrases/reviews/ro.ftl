# Ce citesc jucătorii în analiza unei partide, în română.

## De ce este mai bun un plan

reason-scores = Aduce { $points } pentru { $feature ->
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

reason-gives-less = { $name } primește cu { $points } mai puțin pentru { $feature ->
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

reason-more-points = Cu { $points } mai mult din bonusuri.

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

reason-holds = Păstrează { $feature ->
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

reason-spares-follower = { $how ->
    [last] Păstrează ultimul { $game ->
        [hunters-and-gatherers] membru de trib
        [mayflower] colonist
       *[carcassonne] supus
    }.
    [back] Recuperează un { $game ->
        [hunters-and-gatherers] membru de trib
        [mayflower] colonist
       *[carcassonne] supus
    }: { $count } în rezervă.
   *[free] Păstrează liber un { $game ->
        [hunters-and-gatherers] membru de trib
        [mayflower] colonist
       *[carcassonne] supus
    }: { $count } în rezervă.
}

reason-spares-big-follower = Păstrează supusul mare.

reason-counts-twice = Supusul mare contează aici cât doi.

reason-another-turn = Aduce un tur suplimentar.

reason-fairy = Cu zâna: 1 punct la începutul fiecărui tur.

reason-may-join = { ROMANIAN($count) ->
    [one] 1 cartonaș rămas poate
    [few] { $count } cartonașe rămase pot
   *[other] { $count } de cartonașe rămase pot
} uni { $feature ->
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
    } cu { $feature ->
        [shrine] { $whose ->
            [nobody] una liberă.
           *[name] cea de la { $name }.
        }
        [forest] { $whose ->
            [nobody] una liberă.
           *[name] cea de la { $name }.
        }
        [meadow] { $whose ->
            [nobody] una liberă.
           *[name] cea de la { $name }.
        }
        [farm] { $whose ->
            [nobody] una liberă.
           *[name] cea de la { $name }.
        }
        [cloister] { $whose ->
            [nobody] una liberă.
           *[name] cea de la { $name }.
        }
       *[other] { $whose ->
            [nobody] unul liber.
           *[name] cel de la { $name }.
        }
    }

reason-may-not-join = Altfel, { ROMANIAN($count) ->
    [one] 1 cartonaș rămas ar putea
    [few] { $count } cartonașe rămase ar putea
   *[other] { $count } de cartonașe rămase ar putea
} lega { $feature ->
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
    }, un câștig pentru { $name }.

reason-removes = { $when ->
    [next] Apoi poate captura { owned-piece }.
   *[now] Scoate din joc { owned-piece }.
}

reason-later = Se vede mai târziu: căutarea găsește cam { $expected } în plus.

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

mistake-holds = { $feature ->
        [road] Drum cedat
        [city] Oraș cedat
        [shrine] Sectă cedată
        [field] Câmp cedat
        [river] Râu cedat
        [forest] Pădure cedată
        [lake] Lac cedat
        [meadow] Câmpie cedată
        [town] Oraș cedat
        [farm] Fermă cedată
        [plain] Câmp cedat
       *[cloister] Mănăstire cedată
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

mistake-extends = { $feature ->
        [road] Drum neextins
        [city] Oraș neextins
        [shrine] Sectă neextinsă
        [field] Câmp neextins
        [river] Râu neextins
        [forest] Pădure neextinsă
        [lake] Lac neextins
        [meadow] Câmpie neextinsă
        [town] Oraș neextins
        [farm] Fermă neextinsă
        [plain] Câmp neextins
       *[cloister] Mănăstire neextinsă
    }

mistake-extends-less = Creștere pentru { $name }

mistake-spares-follower = { $how ->
    [back] { $game ->
        [hunters-and-gatherers] Membru de trib nerecuperat
        [mayflower] Colonist nerecuperat
       *[carcassonne] Supus nerecuperat
    }
   *[other] { $game ->
        [hunters-and-gatherers] Membru de trib irosit
        [mayflower] Colonist irosit
       *[carcassonne] Supus irosit
    }
}

mistake-spares-big-follower = Supus mare irosit

mistake-counts-twice = Supus mare nefolosit

mistake-another-turn = Tur suplimentar ratat

mistake-fairy = Zână nemutată

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

plan-pass = { $phase ->
    [second-tile] Fără al doilea cartonaș
   *[other] Sari peste
}

plan-complete = { $what }: { $has ->
    [now] acum { $now }, complet { $complete }
   *[later] complet { $complete }
}

plan-end = { $what }: { $now } la final

plan-scores = { $what }, imediat +{ $count }

plan-gain = Imediat +{ $count }.

## Rezumatul

draws = { $kind ->
    [good] Trageri bune
    [poor] Trageri slabe
   *[even] Trageri obișnuite
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
   *[other] { $players ->
        [2] , { $start } de la început
       *[other] ; un loc obișnuit are { $start }
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
