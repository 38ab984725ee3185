# The header, the start page, the form for a new table and the name dialog, in Hungarian.

## Header

nav-learn = Tanulás
nav-guest = Vendég
nav-menu-named = Menü ({ $name })
nav-games-waiting = { $count } játszmában te jössz

## Start page

home-title = Építs tájat, kártyáról kártyára
home-about = Carcassonne a nagy kiegészítőivel, ingyen és reklám nélkül. Játssz a gép ellen, vagy küldj linket a barátaidnak.
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
mix-own = Saját válogatás
mix-choose = Kiegészítők kiválasztása
mix-title = Kiegészítők kiválasztása
mix-tiles = { $count } kártya a játékban
done = Kész
players-title = Játékosok
players-about = A linkkel bárki elfoglalhat egy szabad helyet.
seat-add = Játékos hozzáadása
seat-remove = Hely törlése
seat-who = Ki játszik?
seat-who-me = Te
seat-who-computer = Gép
seat-who-open = Szabad hely
seat-who-beside = Játékos ezen az eszközön
seat-level = Szint
seat-about-me = Te
seat-about-computer = Gép, { $level }
seat-about-open = Linkkel
seat-about-beside = Ezen az eszközön
table-options = Beállítások
option-minutes = { $minutes } perc
option-days-a-turn = lépésenként { $days } nap
option-hours-a-turn = lépésenként { $hours } óra
option-join = Ki csatlakozhat
option-invited = Meghívottak
option-everyone = Bárki
option-aids = Segítség
option-on = Be
option-off = Ki
summary-tiles = Kártyák
summary-length = Játékidő
summary-minutes = kb. { $minutes } perc
summary-expansions = Kiegészítők
summary-none = Nincs
summary-rules = Szabályok
summary-standard = Alap
summary-change = Módosítás
options-title = Szabályok és bábuk
options-other = Más kiegészítők elemei
options-reset = Alaphelyzet
option-reset = Vissza az alapra

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
