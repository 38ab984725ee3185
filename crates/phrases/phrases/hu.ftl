# Amit a játékosok olvasnak, magyarul.
# A lap részeit oldaluk vagy féloldaluk nevezi meg (N, EL …), a kártyákat a jelük, a helyeket x,y.

## Szavak

and = { $others } és { $last }

points = { $count } pont

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

piece-placed = { $name } ide tesz egy { $piece ->
    [highwayman] útonállót
    [knight] lovagot
    [monk] szerzetest
    [heretic] eretneket
    [farmer] parasztot
    [big-highwayman] nagy útonállót
    [big-knight] nagy lovagot
    [big-monk] nagy szerzetest
    [big-heretic] nagy eretneket
    [big-farmer] nagy parasztot
    [builder] építészt
   *[pig] disznót
}{ $spot ->
    [inside] { "" }
   *[other] { " " }({ $spot })
}.

piece-returned = { $name } visszakapja { $piece ->
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
    [builder] az építészt
   *[pig] a disznót
} innen: { $at }.

river-tile-aside = { $tile }: most nincs helye, félretéve vár.

river-left-out = A folyó maradékának nincs helye, kimarad.

extra-turn = A vulkános tó után újra { $name } következik.

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

final-scoring = Véget ért az utolsó kör. Végső kiértékelés:

## Pontok

score-for = { $what }: { $sum } = { $points }, kapja: { $names }.

score-for-nobody = { $what }: senki sem áll rajta, senki sem kap pontot.

what-with = { $what } ({ $reason })

because-inn = fogadóval

because-cathedral = katedrálissal

because-tiny-city = két kártyás város

because-pig = disznóval

because-pig-herd = disznókondával

goods-scored = A legtöbb { $goods ->
    [wine] bor
    [grain] búza
   *[cloth] posztó
} ({ $count }): { $points }, kapja: { $names }.

award-scored = { $award ->
    [king] Király, kész városok
   *[robber-baron] Rablólovag, kész utak
}: { $count }. { $points }, kapja: { $name }.

score-with-majority = { $score } Erejük ott: { $strengths }.

strength = { $name } ({ $count })

what-completed = Kész { $feature ->
    [road] út
    [city] város
    [shrine] szekta
   *[cloister] kolostor
}, hely: { $at }

what-unfinished = Befejezetlen { $feature ->
    [road] út
    [city] város
    [shrine] szekta
   *[cloister] kolostor
}, hely: { $at }

what-farmers = Mező, hely: { $at }

term-tiles = { $count } kártya

term-shields = { $count } címer

term-cloister-tiles = { $count } kártya

term-cities = { $count } kész város

term-cities-before = { $count } már számolt város

term-no-cities = egy kész város sem

## A vég

result = { $name }: { $points }

winner = Nyertes: { $names }.

winners = { $names } osztozik a győzelmen.

not-over = A játék még tart: { $count } kártya van hátra.
