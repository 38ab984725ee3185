# Az asztal: játéktér, választások, napló.

## Szavak

piece-name = { $piece ->
    [follower] alattvaló
    [big-follower] nagy alattvaló
    [mayor] polgármester
    [wagon] szekér
    [abbot] apát
    [phantom] fantom
    [builder] építész
    [pig] disznó
    [barn] pajta
    [member] törzstag
    [hut] kunyhó
    [settler] telepes
   *[none] bábu
}
# Alanyesetben: Alattvaló az útra.
placed-piece = { $piece ->
    [follower] alattvaló
    [big-follower] nagy alattvaló
    [mayor] polgármester
    [wagon] szekér
    [abbot] apát
    [phantom] fantom
    [builder] építész
    [pig] disznó
    [barn] pajta
    [member] törzstag
    [hut] kunyhó
    [settler] telepes
   *[none] bábu
}
owned-piece = { $name } { $piece ->
    [follower] alattvalója
    [big-follower] nagy alattvalója
    [mayor] polgármestere
    [wagon] szekere
    [abbot] apátja
    [phantom] fantomja
    [builder] építésze
    [pig] disznója
    [barn] pajtája
    [member] törzstagja
    [hut] kunyhója
    [settler] telepese
   *[none] bábuja
}
supply-piece = { $count } { $piece ->
    [follower] alattvaló
    [big-follower] nagy alattvaló
    [mayor] polgármester
    [wagon] szekér
    [abbot] apát
    [phantom] fantom
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
# Hol áll a bábu.
in-feature = { $feature ->
    [road] az úton
    [city] a városban
    [cloister] a kolostorban
    [shrine] a szektánál
    [field] a mezőn
    [river] a folyón
    [forest] az erdőben
    [lake] a tónál
    [meadow] a tisztáson
    [town] a városban
    [farm] a farmon
    [plain] a mezőn
    [tower] a tornyon
    [castle] a kastélyban
    [market] a piacon
    [blacksmith] a kovácsműhelyben
    [cathedral] a katedrálisban
   *[none] itt
}
# Hová kerül a bábu.
to-feature = { $feature ->
    [road] az útra
    [city] a városba
    [cloister] a kolostorba
    [shrine] a szektához
    [field] a mezőre
    [river] a folyóra
    [forest] az erdőbe
    [lake] a tóhoz
    [meadow] a tisztásra
    [town] a városba
    [farm] a farmra
    [plain] a mezőre
    [tower] a toronyra
    [castle] a kastélyba
    [market] a piacra
    [blacksmith] a kovácsműhelybe
    [cathedral] a katedrálisba
   *[none] ide
}
spot-name = { $side ->
    [N] , észak
    [E] , kelet
    [S] , dél
    [W] , nyugat
    [NL] , észak, bal
    [NR] , észak, jobb
    [EL] , kelet, bal
    [ER] , kelet, jobb
    [SL] , dél, bal
    [SR] , dél, jobb
    [WL] , nyugat, bal
    [WR] , nyugat, jobb
   *[none] { "" }
}
side-name = { $side ->
    [N] észak
    [E] kelet
    [S] dél
   *[W] nyugat
}
corner-name = { $corner ->
    [NW] északnyugati
    [NE] északkeleti
    [SE] délkeleti
   *[SW] délnyugati
}
# Egy hely, a kezdőkártyától kártyában számolva.
space-name = { $sides ->
    [N] a kezdőkártyától { $rows } északra
    [S] a kezdőkártyától { $rows } délre
    [E] a kezdőkártyától { $columns } keletre
    [W] a kezdőkártyától { $columns } nyugatra
    [NE] a kezdőkártyától { $rows } északra, { $columns } keletre
    [NW] a kezdőkártyától { $rows } északra, { $columns } nyugatra
    [SE] a kezdőkártyától { $rows } délre, { $columns } keletre
    [SW] a kezdőkártyától { $rows } délre, { $columns } nyugatra
   *[none] kezdőkártya
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
   *[touched] Hozzáért, de nem kapta el
}
thing-wine = bor
thing-grain = búza
thing-cloth = posztó
thing-king = király
thing-robber-baron = rablólovag
thing-abbey = apátság
thing-tower-piece = toronyelem
thing-prisoner = fogoly: { piece-name }

## Lehetséges lépések

choice-place-tile = Kártya lerakása{ $turn ->
   *[0] { "" }
    [1] , jobbra fordítva
    [2] , 180°-kal elforgatva
    [3] , balra fordítva
}
choice-place-abbey = Apátság lerakása
choice-place-piece = { placed-piece } { to-feature }{ spot-name }
choice-place-barn = Pajta a kártya { corner-name } sarkára
choice-move-fairy = Tündér ide: { piece-name } { in-feature }{ spot-name }
choice-remove-knight = Hazaküldés: { $name } lovagja
choice-recall = Apát visszahívása: { feature-name }
choice-build-tower = Toronyépítés
choice-capture = { $own ->
    [yes] Visszavétel: { piece-name } { in-feature }{ spot-name }
   *[no] Foglyul ejtés: { owned-piece } { in-feature }{ spot-name }
}
choice-exchange = Visszakapod: { piece-name }
choice-ransom = Kiváltás { $price } pontért: { piece-name } ({ $name })
choice-move-dragon = Sárkány léptetése
choice-move-wagon = Szekér { to-feature }{ spot-name }
choice-leave-quarter = Carcassonne-ból: { placed-piece } { to-feature }{ spot-name }
choice-deploy = { placed-piece } { to-feature }
choice-move-count = Gróf { to-feature }
choice-choose-fair = { contest-name }
choice-nearest = { owned-piece } { in-feature }{ spot-name }
choice-seduce = { $from ->
    [supply] Csere a készletből: { placed-piece }
   *[table] Csere a játéktérről: { piece-name } { in-feature }{ spot-name }
}
choice-hit = Találat: { owned-piece } { in-feature }{ spot-name }
choice-catch-result = { result-name }
choice-score = Először: { feature-name }{ spot-name }
choice-second-tile = Húzás még egyszer
choice-pass = { $phase ->
    [start-turn] Húzás
    [hand] Elengedés
    [move-wagon] Szekér haza
    [throw] Nincs több találat
   *[other] Kihagyás
}
choice-at = { $choice }: { $space }

## Lépések csoportjai

group-place-tile = Kártya
group-place-abbey = Apátság
group-place-piece = { piece-name }
group-place-barn = Pajta
group-move-fairy = Tündér
group-remove-knight = Hercegnő
group-recall = Apát visszahívása
group-build-tower = Torony
group-capture = Foglyul ejtés
group-exchange = Csere
group-ransom = Kiváltás
group-move-dragon = Sárkány
group-move-wagon = Szekér
group-leave-quarter = Carcassonne-ból: { piece-name }
group-deploy = Carcassonne-ba: { piece-name }
group-move-count = Gróf
group-choose-fair = Vásár
group-nearest = Legközelebbi alattvaló
group-seduce = Csere: { piece-name }
group-hit = Találat
group-catch-result = Eredmény
group-score = A kiértékelés sorrendje
group-second-tile = Második kártya
group-pass = Vagy

## Teendők

prompt-start-turn = Te jössz: húzz kártyát, vagy válassz mást
prompt-place-tile = Te jössz: rakd le a kártyát
prompt-place-piece = { $people ->
    [member] Tegyél le egy törzstagot, vagy hagyd ki
    [settler] Tegyél le egy telepest, vagy hagyd ki
   *[follower] Tegyél le egy alattvalót, vagy hagyd ki
}
prompt-place-phantom = Tedd le a fantomot, vagy hagyd ki
prompt-capture = Ejts foglyul egy alattvalót, vagy hagyd ki
prompt-exchange = Fogolycsere: válaszd ki, kit kapsz vissza
prompt-move-dragon = Léptesd a sárkányt egy kártyával
prompt-leave-quarters = Hozz ki egy alattvalót Carcassonne-ból erre a területre, vagy hagyd ki
prompt-deploy = Tegyél egy alattvalót Carcassonne-ba, vagy hagyd ki
prompt-move-count = Mozgasd a grófot, vagy hagyd ki
prompt-leave-at-end = Végső kiértékelés: hozz ki egy alattvalót Carcassonne-ból, vagy hagyd ki
prompt-move-wagon = Mozgasd a szekeredet, vagy vidd haza
prompt-choose-scoring = Válaszd ki, melyik területet értékeljük ki először
prompt-second-tile = Duplázás: húzol még egyet?
prompt-choose-fair = Vásár! Válassz vetélkedőt
prompt-throw = { contest-name }: dobj!
prompt-hand = Korong repül feléd: kapd el!
prompt-nearest = Válaszd ki a koronghoz legközelebbi alattvalót
prompt-seduce = Cseréld a sajátodra, vagy hagyd ki: { owned-piece }
prompt-over = A játszma véget ért
prompt-sending = Küldés…
prompt-waiting = { $name } következik
prompt-of = { $name } – { $prompt }

## A játéktér körül

board = Játéktér
zoom-in = Nagyítás
zoom-out = Kicsinyítés
whole-board = Az egész játéktér
turn-tile = Kártya forgatása (R)
turn-again = Nyomd meg újra a forgatáshoz.
confirm-move = Mehet
cancel-move = Mégse
action-refused = Ez a lépés nem sikerült.
refused-rule = Szabály: { $rule }
options = Válassz
actions-none = Most nincs miről dönteni.
actions-below = Válassz a játéktér alatt.
told = Események
players = Játékosok
beside-board = Játékosok, napló és lépések
tab-log = Napló
tab-actions = Lépések
log-undo = { $name } visszavont egy lépést.
log-resign = { $name } feladta.
log-timeout = { $name } kifutott az időből.
log-more = Korábbiak
tiles-left = Hátralévő kártyák
you = te
sound-on = Hang bekapcsolása
sound-off = Hang kikapcsolása
ask-before-sending = Lépések megerősítése
take-back = Visszavonás

## A katapult

contest-about = { $contest ->
    [knock-out] Az eltalált alattvalók hazamennek, a tieid is.
    [seduction] Cseréld le a korongodhoz legközelebbi alattvalót a sajátodra.
    [target] A vásárhoz legközelebbi korong 5 pontot ér.
   *[catch] Dobj a szomszédodnak: 5 pont jár a jó dobásért vagy az elkapásért.
}
throw-help = Mutass arra a kártyára, amelyre célzol. A többi a szél és a szerencse dolga.
throw-from = Honnan
throw-aim = Cél
throw-power = Erő: { $percent } %
aside = { $side ->
    [left] Balra: { $percent } %
    [right] Jobbra: { $percent } %
   *[middle] Középen
}
throw-range = Körülbelül { $count } kártyányit repül.
throw-now = Dobás
catch-throw-help = Dobj a szomszédodnak, legalább a mérőlécig. Pontot kapsz, ha nem kapja el.
hand-help = A korong egyenletesen repül. A 60 pillanatból az első 24-et látod, kissé elmosódva. Hol és mikor nyúlsz érte?
hand-lane = A korong útja felülről, félúton a mérőléccel
hand-along = Előre: { $percent } %
hand-tick = Pillanat: { $count } / 60
hand-now = Elkapás
gap-help = A korong és a vásár mért távolsága milliméterben
