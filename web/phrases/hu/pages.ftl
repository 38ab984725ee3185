# The header, the start page, the form for a new table and the name dialog, in Hungarian.

## Header

nav-learn = Tanulás
nav-guest = Vendég
nav-menu-named = Menü ({ $name })
nav-games-waiting = { $count } játszmában te jössz

## Start page

home-title = Építs tájat, kártyáról kártyára
home-about = Carcassonne a nagy kiegészítőivel, ingyen és reklám nélkül. Játssz a gép ellen, vagy küldj linket a barátaidnak.
home-opponent = Ellenfél
home-new-table = Új asztal
home-learn = Új vagy itt? Tanuld meg tíz perc alatt
home-your-turn = Te jössz
home-tiles-left = { $count } kártya van hátra
lobby-seats = { $taken } / { $seats } hely foglalt
card-base-river = Először egy folyó szeli át a tájat
card-classic = Fogadók, katedrálisok, kereskedők és építészek
card-hunters-and-gatherers = Erdők, folyók és tisztások
card-mayflower = A telepesek nyugatra tartanak, nyomukban a felügyelők

## Name

name-title = Hogy hívnak?
name-label = Név
name-about = A többiek ezt látják az asztalnál. Később megváltoztathatod.
name-accept = Tovább
name-account = Van már fiókod?

## New table

card-facts = 2–{ $most } játékos, { $minutes } perc
done = Kész
seat-about-me = Te
seat-about-computer = Gép, { $level }

## My games, settings

games-empty = Még nincs játszmád. Játssz a gép ellen, vagy előbb tanuld meg a szabályokat.
settings-look = Megjelenés és hang
settings-pace = A többiek köreinek tempója
settings-pace-about = Ilyen gyorsan látszik egy kör: kártya, alattvaló, kiértékelés.
pace-slow = Lassú
pace-normal = Normál
pace-fast = Gyors
pace-off = Ki
settings-follow = A játék követése
settings-follow-about = A nézet odaugrik, ahol a többiek lépnek, ha az nem látszik.
settings-coordinates = Koordináták
settings-coordinates-about = A napló koordinátákkal jelöli a helyeket.

## Waiting room

room-all-here = Mindenki itt van
room-missing = { $count ->
    [one] Még nincs itt: { $names }
   *[other] Még nincsenek itt: { $names }
}
room-here = itt van
room-watching = Néző vagy. Ha játszanál, foglalj el egy szabad helyet.
lesson-offer = { $lesson }: új neked? Egy rövid lecke megmutatja, hogyan működik.
lesson-offer-start = Lecke indítása
lesson-offer-close = Nem, köszönöm

## Leckék

lesson-base-about = Kártyák és alattvalók elhelyezése, utak, városok, kolostorok, mezők és a játék vége. Körülbelül tíz perc.
lesson-start = Lecke indítása
lessons-more = Kiegészítők és más játékok
lessons-all = Összes lecke
lesson-seen = kész
