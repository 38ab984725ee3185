# Amit a játékosok egy játszma elemzésében olvasnak, magyarul.

## Miért jobb egy terv

reason-scores = { $points } { $feature ->
        [road] egy útért
        [city] egy városért
        [shrine] egy szektáért
        [field] egy mezőért
        [river] egy folyóért
        [forest] egy erdőért
        [lake] egy tóért
        [meadow] egy tisztásért
        [town] egy városért
        [farm] egy farmért
        [plain] egy mezőért
       *[cloister] egy kolostorért
    }.

reason-gives-less = { $name } { $points }tal kevesebbet kap { $feature ->
        [road] egy útért
        [city] egy városért
        [shrine] egy szektáért
        [field] egy mezőért
        [river] egy folyóért
        [forest] egy erdőért
        [lake] egy tóért
        [meadow] egy tisztásért
        [town] egy városért
        [farm] egy farmért
        [plain] egy mezőért
       *[cloister] egy kolostorért
    }.

reason-more-points = { $points }tal több a jutalmakból.

reason-claims = Elfoglal { $feature ->
        [road] egy utat
        [city] egy várost
        [shrine] egy szektát
        [field] egy mezőt
        [river] egy folyót
        [forest] egy erdőt
        [lake] egy tavat
        [meadow] egy tisztást
        [town] egy várost
        [farm] egy farmot
        [plain] egy mezőt
       *[cloister] egy kolostort
    }, amely senkié: { $has ->
    [now] most { $now }, várhatóan kb. { $expected }.
   *[later] várhatóan kb. { $expected }.
}

reason-holds = Megmarad { $feature ->
        [road] az út
        [city] a város
        [shrine] a szekta
        [field] a mező
        [river] a folyó
        [forest] az erdő
        [lake] a tó
        [meadow] a tisztás
        [town] a város
        [farm] a farm
        [plain] a mező
       *[cloister] a kolostor
    }: várhatóan kb. { $expected }.

reason-takes-over = Átveszi { $name } { $feature ->
        [road] útját
        [city] városát
        [shrine] szektáját
        [field] mezőjét
        [river] folyóját
        [forest] erdejét
        [lake] tavát
        [meadow] tisztását
        [town] városát
        [farm] farmját
        [plain] mezőjét
       *[cloister] kolostorát
    }: várhatóan kb. { $expected }.

reason-shares = { $name } { $feature ->
        [road] útja
        [city] városa
        [shrine] szektája
        [field] mezője
        [river] folyója
        [forest] erdeje
        [lake] tava
        [meadow] tisztása
        [town] városa
        [farm] farmja
        [plain] mezője
       *[cloister] kolostora
    } közös lesz: várhatóan kb. { $expected }.

reason-keeps = { $name } nem részesedik { $feature ->
        [road] az útból
        [city] a városból
        [shrine] a szektából
        [field] a mezőből
        [river] a folyóból
        [forest] az erdőből
        [lake] a tóból
        [meadow] a tisztásból
        [town] a városból
        [farm] a farmból
        [plain] a mezőből
       *[cloister] a kolostorból
    }.

reason-blocks = { $now ->
    [0] { $name } { $feature ->
            [road] útja
            [city] városa
            [shrine] szektája
            [field] mezője
            [river] folyója
            [forest] erdeje
            [lake] tava
            [meadow] tisztása
            [town] városa
            [farm] farmja
            [plain] mezője
           *[cloister] kolostora
        } már nem fejezhető be: { $before ->
        [1] az egyetlen illő kártya kellett volna hozzá
       *[other] { $before } megmaradt kártya egyike kellett volna hozzá
    }.
   *[other] { $name } { $feature ->
            [road] útja
            [city] városa
            [shrine] szektája
            [field] mezője
            [river] folyója
            [forest] erdeje
            [lake] tava
            [meadow] tisztása
            [town] városa
            [farm] farmja
            [plain] mezője
           *[cloister] kolostora
        } nehezebben fejezhető be: a legszűkebb helyre már csak { $now } megmaradt kártya illik, nem { $before }.
}

reason-eases = { $before ->
    [0] A saját { $feature ->
            [road] út
            [city] város
            [shrine] szekta
            [field] mező
            [river] folyó
            [forest] erdő
            [lake] tó
            [meadow] tisztás
            [town] város
            [farm] farm
            [plain] mező
           *[cloister] kolostor
        } így még befejezhető: { $now } megmaradt kártya illik rá.
   *[other] A saját { $feature ->
            [road] út
            [city] város
            [shrine] szekta
            [field] mező
            [river] folyó
            [forest] erdő
            [lake] tó
            [meadow] tisztás
            [town] város
            [farm] farm
            [plain] mező
           *[cloister] kolostor
        } könnyebben fejezhető be: a legszűkebb helyre { $now } megmaradt kártya illik, nem { $before }.
}

reason-extends = A saját { $feature ->
        [road] út
        [city] város
        [shrine] szekta
        [field] mező
        [river] folyó
        [forest] erdő
        [lake] tó
        [meadow] tisztás
        [town] város
        [farm] farm
        [plain] mező
       *[cloister] kolostor
    } kb. { $points }tal többet ér.

reason-extends-less = { $name } { $feature ->
        [road] útja
        [city] városa
        [shrine] szektája
        [field] mezője
        [river] folyója
        [forest] erdeje
        [lake] tava
        [meadow] tisztása
        [town] városa
        [farm] farmja
        [plain] mezője
       *[cloister] kolostora
    } nem ér kb. { $points }tal többet.

reason-spares-follower = { $how ->
    [last] Megmarad az utolsó { $game ->
        [hunters-and-gatherers] törzstag
        [mayflower] telepes
       *[carcassonne] alattvaló
    }.
    [back] Visszatér egy { $game ->
        [hunters-and-gatherers] törzstag
        [mayflower] telepes
       *[carcassonne] alattvaló
    }: { $count } szabad.
   *[free] Eggyel több { $game ->
        [hunters-and-gatherers] törzstag
        [mayflower] telepes
       *[carcassonne] alattvaló
    } marad szabadon: { $count }.
}

reason-spares-big-follower = Megmarad a nagy alattvaló.

reason-counts-twice = A nagy alattvaló itt kettőnek számít.

reason-another-turn = Plusz kör jár érte.

reason-fairy = A tündérrel: 1 pont minden kör elején.

reason-may-join = { $count } megmaradt kártya kötheti össze a saját { $feature ->
        [road] utat
        [city] várost
        [shrine] szektát
        [field] mezőt
        [river] folyót
        [forest] erdőt
        [lake] tavat
        [meadow] tisztást
        [town] várost
        [farm] farmot
        [plain] mezőt
       *[cloister] kolostort
    } { $whose ->
    [nobody] egy szabaddal.
   *[name] { $name } területével.
}

reason-may-not-join = Különben { $count } megmaradt kártya kapcsolhatná össze { $feature ->
        [road] az utat
        [city] a várost
        [shrine] a szektát
        [field] a mezőt
        [river] a folyót
        [forest] az erdőt
        [lake] a tavat
        [meadow] a tisztást
        [town] a várost
        [farm] a farmot
        [plain] a mezőt
       *[cloister] a kolostort
    } { $name } javára.

reason-removes = { $when ->
    [next] Utána elfoghatja { owned-piece }.
   *[now] Leveszi { owned-piece }.
}

reason-later = Később térül meg: a keresés kb. { $expected }tal többet lát benne.

## Mi volt a hiba

mistake-scores = Kihagyott { $points }

mistake-gives-less = Pontok az ellenfélnek: { $name }

mistake-more-points = Kihagyott { $points }

mistake-claims = Szabadon hagyott { $feature ->
        [road] út
        [city] város
        [shrine] szekta
        [field] mező
        [river] folyó
        [forest] erdő
        [lake] tó
        [meadow] tisztás
        [town] város
        [farm] farm
        [plain] mező
       *[cloister] kolostor
    }

mistake-holds = Feladott { $feature ->
        [road] út
        [city] város
        [shrine] szekta
        [field] mező
        [river] folyó
        [forest] erdő
        [lake] tó
        [meadow] tisztás
        [town] város
        [farm] farm
        [plain] mező
       *[cloister] kolostor
    }

mistake-takes-over = Elszalasztott átvétel

mistake-shares = Elszalasztott részesedés

mistake-keeps = Részesedés az ellenfélnek: { $name }

mistake-blocks = Elszalasztott lezárás

mistake-eases = Nehezen befejezhető { $feature ->
        [road] út
        [city] város
        [shrine] szekta
        [field] mező
        [river] folyó
        [forest] erdő
        [lake] tó
        [meadow] tisztás
        [town] város
        [farm] farm
        [plain] mező
       *[cloister] kolostor
    }

mistake-extends = Elmaradt bővítés: { $feature ->
        [road] út
        [city] város
        [shrine] szekta
        [field] mező
        [river] folyó
        [forest] erdő
        [lake] tó
        [meadow] tisztás
        [town] város
        [farm] farm
        [plain] mező
       *[cloister] kolostor
    }

mistake-extends-less = Bővítés az ellenfélnek: { $name }

mistake-spares-follower = { $how ->
    [back] Kint hagyott { $game ->
        [hunters-and-gatherers] törzstag
        [mayflower] telepes
       *[carcassonne] alattvaló
    }
   *[other] Elhasznált { $game ->
        [hunters-and-gatherers] törzstag
        [mayflower] telepes
       *[carcassonne] alattvaló
    }
}

mistake-spares-big-follower = Elhasznált nagy alattvaló

mistake-counts-twice = Kihagyott nagy alattvaló

mistake-another-turn = Elszalasztott plusz kör

mistake-fairy = Otthagyott tündér

mistake-may-join = Elszalasztott csatlakozás

mistake-may-not-join = Csatlakozás az ellenfélnek: { $name }

mistake-removes = Elszalasztott támadás

mistake-later = Volt jobb terv

## Mit tesz egy terv

piece-name = { $piece ->
    [highwayman] Útonálló
    [knight] Lovag
    [monk] Szerzetes
    [heretic] Eretnek
    [farmer] Paraszt
    [big-highwayman] Nagy útonálló
    [big-knight] Nagy lovag
    [big-monk] Nagy szerzetes
    [big-heretic] Nagy eretnek
    [big-farmer] Nagy paraszt
    [follower] Alattvaló
    [big-follower] Nagy alattvaló
    [mayor] Polgármester
    [wagon] Szekér
    [abbot] Apát
    [phantom] Fantom
    [builder] Építész
    [pig] Disznó
    [gatherer] Gyűjtögető
    [fisherman] Halász
    [hunter] Vadász
    [hut] Kunyhó
    [robber] Rabló
    [shopkeeper] Árus
    [homesteader] Farmer
    [trapper] Prémvadász
   *[barn] Pajta
}

plan-no-piece = Csak a kártya

plan-pass = { $phase ->
    [second-tile] Nincs második kártya
   *[other] Kihagyás
}

plan-complete = { $what }: { $has ->
    [now] most { $now }, befejezve { $complete }
   *[later] befejezve { $complete }
}

plan-end = { $what }: a végén { $now }

plan-scores = { $what }, azonnal +{ $count }

plan-gain = Azonnal +{ $count }.

## Az összegzés

draws = { $kind ->
    [good] Jó húzások
    [poor] Rossz húzások
   *[even] Átlagos húzások
}

moves = { $kind ->
    [good] erős lépések
    [poor] gyenge lépések
   *[even] kiegyenlített lépések
}

summary-title = { $draws }, { $moves }

summary = { $result ->
    [won] { $name } nyert, különbség: { $lead }
    [lost] { $name } kikapott, különbség: { $lead }
    [tied] { $name } döntetlent ért el
   *[open] { $name }, amikor a játszma megszakadt
}. Ebből a kártyák { $tiles }, a lépések { $moves }{ $start ->
    [0] { "" }
   *[other] { $players ->
        [2] , a kezdés { $start }
       *[other] ; egy átlagos hely értéke { $start }
    }
}.

accuracy = Pontosság { $accuracy } %, veszteség: { $lost }

verdict = { $verdict ->
    [best] Legjobb
    [good] Jó
    [inaccuracy] Pontatlanság
    [mistake] Hiba
   *[blunder] Baklövés
}
