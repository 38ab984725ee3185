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

piece-placed = { $name } ide tesz egy { $role ->
    [highwayman] útonállót
    [knight] lovagot
    [monk] szerzetest
   *[farmer] parasztot
}{ $spot ->
    [inside] { "" }
   *[other] { " " }({ $spot })
}.

piece-returned = { $name } visszakapja { $role ->
    [highwayman] az útonállót
    [knight] a lovagot
    [monk] a szerzetest
   *[farmer] a parasztot
} innen: { $at }.

final-scoring = Véget ért az utolsó kör. Végső kiértékelés:

## Pontok

score-for = { $what }: { $sum } = { $points }, kapja: { $names }.

score-for-nobody = { $what }: senki sem áll rajta, senki sem kap pontot.

score-with-majority = { $score } Erejük ott: { $strengths }.

strength = { $name } ({ $count })

what-completed = Kész { $feature ->
    [road] út
    [city] város
   *[cloister] kolostor
}, hely: { $at }

what-unfinished = Befejezetlen { $feature ->
    [road] út
    [city] város
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
