# Amit a játékosok olvasnak, magyarul.
# A lap részeit oldaluk vagy féloldaluk nevezi meg (N, EL …), a kártyákat a jelük, a helyeket x,y.

## Szavak

and = { $others } és { $last }
computer = Gép

points = { $count } pont

a-piece = { $piece ->
    [highwayman] egy útonállót
    [knight] egy lovagot
    [monk] egy szerzetest
    [heretic] egy eretneket
    [farmer] egy parasztot
    [big-highwayman] egy nagy útonállót
    [big-knight] egy nagy lovagot
    [big-monk] egy nagy szerzetest
    [big-heretic] egy nagy eretneket
    [big-farmer] egy nagy parasztot
    [follower] egy alattvalót
    [big-follower] egy nagy alattvalót
    [mayor] egy polgármestert
    [wagon] egy szekeret
    [abbot] egy apátot
    [builder] egy építészt
    [pig] egy disznót
    [gatherer] egy gyűjtögetőt
    [fisherman] egy halászt
    [hunter] egy vadászt
    [hut] egy kunyhót
    [robber] egy rablót
    [shopkeeper] egy árust
    [homesteader] egy farmert
    [trapper] egy prémvadászt
   *[barn] egy pajtát
}

the-piece = { $piece ->
    [highwayman] az útonállót
    [knight] a lovagot
    [monk] a szerzetest
    [heretic] az eretneket
    [farmer] a parasztot
    [big-highwayman] a nagy útonállót
    [big-knight] a nagy lovagot
    [big-monk] a nagy szerzetest
    [big-heretic] a nagy eretneket
    [big-farmer] a nagy parasztot
    [follower] az alattvalót
    [big-follower] a nagy alattvalót
    [mayor] a polgármestert
    [wagon] a szekeret
    [abbot] az apátot
    [builder] az építészt
    [pig] a disznót
    [gatherer] a gyűjtögetőt
    [fisherman] a halászt
    [hunter] a vadászt
    [hut] a kunyhót
    [robber] a rablót
    [shopkeeper] az árust
    [homesteader] a farmert
    [trapper] a prémvadászt
   *[barn] a pajtát
}

stands-on = { $on ->
    [tower] { " " }(a tornyon)
    [road] { " " }(az úton)
    [city] { " " }(a városban)
    [cloister] { " " }(a kolostorban)
    [shrine] { " " }(a szektánál)
    [castle] { " " }(a kastélyban)
    [market] { " " }(a piacon)
    [blacksmith] { " " }(a kovácsműhelyben)
    [cathedral] { " " }(a katedrálisban)
   *[feature] { "" }
}

## Mi történt

first-player = A sorsolás szerint kezd: { $name }.

tile-drawn = { $name } húz: { $tile }.

tile-removed = { $tile }: sehová sem illeszthető, kikerül a játékból.

tile-placed = { $name } lerakja: { $tile }, hely: { $at }{ $turn ->
    [0] { "" }
    [1] , negyed fordulattal elforgatva
    [2] , fél fordulattal elforgatva
   *[3] , háromnegyed fordulattal elforgatva
}.

piece-placed = { $name } letesz { a-piece }{ stands-on }, hely: { $at }{ $spot ->
    [inside] { "" }
   *[other] { " " }({ $spot })
}.

piece-returned = { $name } visszakapja { the-piece } innen: { $at }.

river-tile-aside = { $tile }: most nincs helye, félretéve vár.

river-left-out = A folyó maradékának nincs helye, kimarad.

extra-turn = A vulkános tó után újra { $name } következik.

dragon-tile-aside = { $tile }: félretéve vár, amíg meg nem jön a sárkány.

dragon-tiles-back = A sárkányra váró kártyák visszakerülnek a pakliba: { $count }.

dragon-came = { $name } a vulkánhoz hozza a sárkányt, hely: { $at }.

dragon-stuck = A sárkány nem tud továbbmenni innen: { $at }; megtett lépések: { $count }.

dragon-moved = { $name } ide lépteti a sárkányt: { $at }.

eaten = A sárkány megeszi { the-piece } (gazdája: { $name }){ stands-on }, hely: { $at }.

left-alone = { $name } hazaviszi { the-piece } innen: { $at }, mert nem maradt ott alattvalója.

fairy-moved = { $name } az egyik alattvalója mellé teszi a tündért{ stands-on }, hely: { $at }.

fairy-greets = { $name } a tündér mellett kezdi a körét, hely: { $at }: { $points }.

fairy-rewards = { $name } a tündér mellett áll, hely: { $at }; kiértékelt terület: { $feature ->
    [road] út
    [city] város
    [shrine] szekta
    [field] mező
   *[cloister] kolostor
}: { $points }.

knight-removed = { $name } hazaküldi { the-piece } (gazdája: { $owner }) a hercegnő városából, innen: { $at }.

tower-built = { $name } építi a tornyot, hely: { $at }; magassága most { $count } szint.

tower-climbed = { $name } a torony tetejére tesz { a-piece }, hely: { $at }.

captured = { $name } foglyul ejti { the-piece } (gazdája: { $owner }){ stands-on }, hely: { $at }.

taken-home = { $name } hazaviszi { the-piece }{ stands-on } innen: { $at }.

exchanged = Fogolycsere: { $name } visszakapja { the-piece } tőle: { $captor }.

ransomed = { $name } váltságdíjat fizet: { $points }, kapja: { $captor }; { $name } visszakapja { the-piece }.

abbey-placed = { $name } apátságot rak le, hely: { $at }.

last-abbeys = Véget ért az utolsó kör. Akinek még van apátsága, lerakhatja.

barn-placed = { $name } pajtát tesz a kártya { $corner } sarkához, hely: { $at }.

wagon-moved = { $name } továbbküldi a szekeret innen: { $from } ide: { $at }{ stands-on }{ $spot ->
    [inside] { "" }
   *[other] { " " }({ $spot })
}.

left-quarter = { $name } kihoz { a-piece } innen: { $quarter ->
    [castle] kastély
    [market] piac
    [blacksmith] kovácsműhely
   *[cathedral] katedrális
}; ide: { $feature ->
    [road] út
    [city] város
    [shrine] szekta
    [field] mező
   *[cloister] kolostor
}, hely: { $at }.

deployed = { $name } Carcassonne-ba tesz { a-piece }: { $quarter ->
    [castle] kastély
    [market] piac
    [blacksmith] kovácsműhely
   *[cathedral] katedrális
}.

count-moved = { $name } máshová küldi a grófot: { $quarter ->
    [castle] kastély
    [market] piac
    [blacksmith] kovácsműhely
   *[cathedral] katedrális
}.

fair-opened = Vásár, hely: { $at }. { $name } választása: { $contest ->
    [knock-out] tortacsata
    [seduction] csábítás
    [target] céllövő verseny
   *[catch] elkapás
}.

token-landed = { $name } korongja megáll, az asztal közepétől mérve (mm): { $at }.

knocked-out = { $name } eltalálja { the-piece } (gazdája: { $owner }){ stands-on }, hely: { $at }; hazamegy.

seduced = { $name } leváltja { the-piece } (gazdája: { $owner }){ stands-on }, hely: { $at }.

seduced-from-table = { $name } egy másik alattvalóját teszi { the-piece } helyére (gazdája: { $owner }){ stands-on }, hely: { $at }.

gap-measured = { $name } korongja { $gap } mm-re van a vásártól.

target-hit = { $name } korongja van legközelebb a vásárhoz ({ $gap } mm): { $points }.

catch-scored = { $name } dob, { $catcher } kapja: { $result ->
    [caught] elkapta
    [far] nem kapta el, és elég messze szállt
    [short] nem kapta el, de túl rövid volt
   *[touched] hozzáért, de nem kapta el
}. { $points }, kapja: { $winner }.

double-turn = { $name } építésze dolgozik: második kártya következhet.

challenge-opened = Kihívás: a két épület versenyez, hely: { $at } és { $against }.

challenge-lost = Előbb készült el az épület itt: { $against }; a másik ({ $at }) nem kap pontot.

goods-taken = { $name } árut kap a városból ({ $at }): { $goods ->
    [wine] bor
    [grain] búza
   *[cloth] posztó
} × { $count }.

award-taken = { $award ->
    [king] A király (az eddigi legnagyobb város)
   *[robber-baron] A rablólovag (az eddigi leghosszabb út)
} most itt van: { $name } ({ $count } kártya, hely: { $at }).

gold-found = { $name } aranyrögöt talál a lezárt erdőben (hely: { $at }), és bónuszkártyát húz.

surveyor-bonus = { $name } felügyelői bónusza: { $points }.

surveyor-moved = { $name } nyugatra lépteti az egyik felügyelőt, oszlop: { $count }.

left-behind = A felügyelők mögött lemaradt telepes: { $name } visszakapja { the-piece } innen: { $at }.

final-scoring = Véget ért az utolsó kör. Végső kiértékelés:

## Pontok

score-for = { $what }: { $sum } = { $points }, kapja: { $names }.

score-for-nobody = { $what }: senki sem áll rajta, senki sem kap pontot.

score-for-no-strength = { $what }: senkinek sincs ott ereje, senki sem kap pontot.

what-with = { $what } ({ $reason })

because-inn = fogadóval

because-cathedral = katedrálissal

because-tiny-city = kétkártyás város

because-pig = disznóval

because-pig-herd = disznókondával

because-fire = a tűz elűzte a tigriseket

because-dolmen = csak a dolmen melletti vadász számít

goods-scored = A legtöbb { $goods ->
    [wine] bor
    [grain] búza
   *[cloth] posztó
} ({ $count }): { $points }, kapja: { $names }.

award-scored = { $award ->
    [king] Király, kész városok
   *[robber-baron] Rablólovag, kész utak
} ({ $count }): { $points }, kapja: { $name }.

score-with-majority = { $score } Erejük ott: { $strengths }.

strength = { $name } ({ $count })

what-completed = { $feature ->
    [road] Kész út
    [city] Kész város
    [shrine] Kész szekta
    [river] Lezárt folyószakasz
    [forest] Lezárt erdő
    [town] Kész város
    [farm] Kész farm
   *[cloister] Kész kolostor
}, hely: { $at }

what-unfinished = Befejezetlen { $feature ->
    [road] út
    [city] város
    [shrine] szekta
    [town] város
    [farm] farm
   *[cloister] kolostor
}, hely: { $at }

what-farmers = Mező, hely: { $at }

what-barn-placed = Mező új pajtával, hely: { $at }

what-barn-joined = Pajtához csatolt mező, hely: { $at }

what-recalled = { $feature ->
    [shrine] Visszahívott apát (szekta)
   *[cloister] Visszahívott apát (kolostor)
}, hely: { $at }

what-barn = Pajta a mezőn, hely: { $at }

what-huts = Folyórendszer, hely: { $at }

what-hunters = Tisztás, hely: { $at }

what-trappers = Mező, hely: { $at }

term-tiles = { $count } kártya

term-shields = { $count } címer

term-cloister-tiles = { $count } kártya

term-cities = { $count } kész város

term-cities-before = { $count } már számolt város

term-forest-pieces = { $count } erdődarab

term-mushrooms = { $count } gombacsoport

term-fish = { $count } hal

term-deer = { $count } szarvas

term-deer-eaten = { $count } szarvas, amelyet tigris evett meg

term-mammoths = { $count } mamut

term-aurochs = { $count } őstulok

term-trading-posts = { $count } kereskedelmi ügynökség

term-flags = { $count } zászló

term-farm-tiles = { $count } kártya

term-animals = { $count } állat

term-nothing = { $feature ->
    [river] egy hal sem
    [meadow] nincs zsákmány
    [plain] egy állat sem
   *[field] egy kész város sem
}

## A vég

result = { $name }: { $points }

winner = Nyertes: { $names }.

winners = { $names } osztozik a győzelmen.

not-over = A játék még tart: { $count } kártya van hátra.
