# Az asztal: játéktér, választások, napló.

## Szavak

piece-name = { $piece ->
    [follower] alattvaló
    [big-follower] nagy alattvaló
    [mayor] polgármester
    [wagon] szekér
    [abbot] apát
    [builder] építész
    [pig] disznó
    [barn] pajta
    [member] törzstag
    [hut] kunyhó
    [settler] telepes
   *[none] bábu
}
feature-name = { $feature ->
    [road] út
    [city] város
    [cloister] kolostor
    [shrine] szekta
    [field] mező
    [river] folyó
    [forest] erdő
    [lake] tó
    [meadow] tisztás
    [town] város
    [farm] farm
    [plain] mező
    [tower] torony
    [castle] kastély
    [market] piac
    [blacksmith] kovácsműhely
    [cathedral] katedrális
   *[none] hely
}
spot-name = { $side ->
    [N] { " " }(észak)
    [E] { " " }(kelet)
    [S] { " " }(dél)
    [W] { " " }(nyugat)
    [NL] { " " }(észak, bal)
    [NR] { " " }(észak, jobb)
    [EL] { " " }(kelet, bal)
    [ER] { " " }(kelet, jobb)
    [SL] { " " }(dél, bal)
    [SR] { " " }(dél, jobb)
    [WL] { " " }(nyugat, bal)
    [WR] { " " }(nyugat, jobb)
   *[none] { "" }
}
side-name = { $side ->
    [N] észak
    [E] kelet
    [S] dél
   *[W] nyugat
}
corner-name = { $corner ->
    [NW] északnyugat
    [NE] északkelet
    [SE] délkelet
   *[SW] délnyugat
}
contest-name = { $contest ->
    [knock-out] Tortacsata
    [seduction] Csábítás
    [target] Céllövő verseny
   *[catch] Elkapás
}
result-name = { $result ->
    [caught] Elkapta
    [far] Nem kapta el, elég messze
    [short] Nem kapta el, túl közel
   *[touched] Megérintette, nem kapta el
}
thing-wine = bor
thing-grain = búza
thing-cloth = posztó
thing-king = király
thing-robber-baron = rablólovag
thing-abbey = apátság
thing-tower-piece = toronyelem
thing-prisoner = fogoly: { piece-name }

## Mit lehet tenni

choice-place-tile = Kártya ide: { $at }{ $turn ->
   *[0] { "" }
    [1] , jobbra fordítva
    [2] , fejjel lefelé
    [3] , balra fordítva
}
choice-place-abbey = Apátság ide: { $at }
choice-place-piece = { piece-name } → { feature-name }{ spot-name }, { $at }
choice-place-barn = Pajta a sarokra: { corner-name }
choice-move-fairy = Tündér ide: { piece-name }, { feature-name }{ spot-name } { $at }
choice-remove-knight = Hercegnő: { $name } lovagja hazamegy, { $at }
choice-recall = Visszahívás: { piece-name }, { feature-name } { $at }
choice-build-tower = Toronyelem ide: { $at }
choice-capture = Foglyul ejtés: { piece-name } ({ $name }), { feature-name }{ spot-name } { $at }
choice-exchange = Csere: { piece-name } visszajön
choice-ransom = Váltságdíj { $price } pontért: { piece-name } vissza tőle: { $name }
choice-move-dragon = Sárkány ide: { $at }
choice-move-wagon = Szekér → { feature-name }{ spot-name }, { $at }
choice-leave-quarter = Carcassonne-ból: { piece-name } → { feature-name }{ spot-name }, { $at }
choice-deploy = Carcassonne-ba: { piece-name } → { feature-name }
choice-move-count = Gróf → { feature-name }
choice-choose-fair = { contest-name }
choice-nearest = Legközelebbi: { piece-name } ({ $name }), { feature-name }{ spot-name } { $at }
choice-seduce = Csere erre: { piece-name }{ $at ->
    [none] { " " }(készlet)
   *[table] , { feature-name }{ spot-name } { $at }
}
choice-hit = Eltalálva: { piece-name } ({ $name }), { feature-name }{ spot-name } { $at }
choice-catch-result = { result-name }
choice-score = Először értékelve: { feature-name }{ spot-name }, { $at }
choice-second-tile = Második kártya húzása
choice-pass = { $phase ->
    [start-turn] Kártyát húzok
    [place-piece] Nem rakok le semmit
    [capture] Senkit sem ejtek foglyul
    [hand] Nem nyúlok érte
    [move-wagon] A szekér hazamegy
    [throw] Senki más
   *[other] Nem, köszönöm
}

## A választások csoportjai

group-place-tile = Kártya lerakása
group-place-abbey = Apátság
group-place-piece = { piece-name }
group-place-barn = pajta
group-move-fairy = tündér
group-remove-knight = hercegnő
group-recall = apát visszahívása
group-build-tower = torony
group-capture = foglyul ejtés
group-exchange = csere
group-ransom = váltságdíj
group-move-dragon = sárkány
group-move-wagon = szekér
group-leave-quarter = Carcassonne-ból: { piece-name }
group-deploy = Carcassonne-ba: { piece-name }
group-move-count = gróf
group-choose-fair = vásár
group-nearest = legközelebbi alattvaló
group-seduce = csere erre: { piece-name }
group-hit = akit eltalált
group-catch-result = az eredmény
group-score = az értékelés sorrendje
group-second-tile = második kártya
group-pass = vagy …

## Miről kell dönteni

prompt-start-turn = Te következel: húzz kártyát, vagy tegyél előbb mást.
prompt-place-tile = Te következel: rakd le a kártyát.
prompt-place-piece = Rakj le valakit, vagy senkit.
prompt-capture = Kit ejt foglyul a torony?
prompt-exchange = Fogolycsere: ki jön vissza?
prompt-move-dragon = Léptesd a sárkányt egy kártyával.
prompt-leave-quarters = Kijön valaki Carcassonne-ból erre a területre?
prompt-deploy = Egy alattvalót Carcassonne-ba tehetsz.
prompt-move-count = Léptetheted a grófot.
prompt-leave-at-end = A játék véget ér: kijön valaki Carcassonne-ból?
prompt-move-wagon = Hová megy a szekér?
prompt-choose-scoring = Melyik terület értékelése az első?
prompt-second-tile = Az építésznek van dolga: második kártya?
prompt-choose-fair = Vásár! Mit játsszatok?
prompt-throw = { contest-name }: dobj!
prompt-hand = Egy korong repül feléd: kapd el!
prompt-nearest = Melyik alattvaló van a legközelebb?
prompt-seduce = Lecserélheted a legközelebbi alattvalót: { $owner }, { piece-name }.
prompt-over = A játék véget ért.
prompt-sending = …
prompt-waiting = { $name } dönt …
prompt-of = { $name } – { $prompt }

## A játéktér körül

board = Játéktér: nyilak mozgatnak, + és − nagyít, 0 mindent mutat, F területről területre lép, L felsorolja a lépéseket
zoom-in = Nagyobb
zoom-out = Kisebb
whole-board = Az egész játéktér
turn-tile = Kártya forgatása (R)
turn-again = Nyomd meg újra, ha forgatnád.
confirm-move = Mehet
cancel-move = Mást választok
action-refused = Ez nem történt meg.
refused-rule = Szabály: { $rule }
options = Mit teszel itt?
actions-none = Most nincs miről dönteni.
actions-below = Amiről most dönteni kell, a játéktér alatt van.
told = Mi történik az asztalnál
players = Játékosok
beside-board = Játékosok, napló és lépések
tab-log = Napló
tab-actions = Lépések
log-tile-placed = { $name } kártyát rak ide: { $at }.
log-undo = { $name } visszavon egy lépést.
log-resign = { $name } feladja; a számítógép játszik tovább.
log-timeout = { $name } ideje lejárt; a számítógép játszik tovább.
log-more = Korábbiak …
score-track = Értékelő tábla
tiles-left = Hátralévő kártyák
you = te
player-left = kilépett; a számítógép játszik tovább
sound-on = Hang be
sound-off = Hang ki
ask-before-sending = Kérdezz, mielőtt elküldöd a lépést
take-back = Visszavonás
tiles-left-count = { $count ->
    [one] { $count } kártya
   *[other] { $count } kártya
}
points-won = { $count ->
    [one] { $count } pont
   *[other] { $count } pont
}

## A katapult

contest-about = { $contest ->
    [knock-out] Akit a korong eltalál, hazamegy, a saját alattvalóid is.
    [seduction] Cseréld le a korongodhoz legközelebbi alattvalót egy sajátodra.
    [target] Akinek a korongja legközelebb esik a vásárhoz, 5 pontot kap.
   *[catch] Dobj a szomszédodnak: 5 pont a jó dobásért vagy annak, aki elkapja.
}
throw-help = Mutass arra a kártyára, amelyre célzol. A többi a szél és a szerencse dolga.
throw-from = Honnan
throw-aim = Cél
throw-power = Erő: { $power }
throw-aside = Oldalra: { $count } mm
throw-range = Körülbelül { $count } mm-t repül.
throw-now = Dobás
catch-throw-help = Dobj a szomszédodnak, a félúton fekvő pálcán túlra, úgy, hogy senki se kapja el.
hand-help = A korong egyenletesen repül. A 60 pillanatból az első 24-et látod, kissé elmosódva: hol és mikor nyúlsz érte?
hand-lane = A korong útja felülről, félúton a pálcával
hand-along = Hosszában: { $count } mm
hand-aside = Oldalt: { $count } mm
hand-tick = Pillanat: { $count } / 60
hand-now = Elkapom
gap-help = A korong távolsága a vásárkártyától milliméterben
