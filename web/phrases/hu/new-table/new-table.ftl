# Az új asztal űrlapja, magyarul.

## Game, clock and start

new-game = Játék
new-changed = { $count } módosítás
default-is = Alap: { $answer }
default-by-players = Alap (a játékosok számától függ)
new-begin = Játék indítása
new-begin-about = Minden hely foglalt: a játszma azonnal indul.
new-open = Asztal létrehozása
new-open-about = Kapsz egy linket, amelyet megoszthatsz.
clock-none = Óra nélkül
clock-none-about = Nincs időkorlát.
clock-total = Teljes játszma
clock-total-about = Akinek lejár az ideje, kiesik.
clock-per-move = Lépésenként
clock-per-move-about = Több napos, levelezős játszmákhoz.
clock-minutes = Perc
clock-increment = Hozzáadott másodperc körönként
clock-hours = Óra
new-seat = { $number }. hely
seat-me = Te

## Mix, players, options and summary

mix-own = Saját válogatás
mix-choose = Kiegészítők kiválasztása
mix-title = Kiegészítők kiválasztása
mix-tiles = { $count } kártya a játékban
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
about-level-beginner = Mintha először játszana: a biztos pontokat elviszi, de alig néz körül.
about-level-novice = Ismeri a szabályokat, de sok mindent nem vesz észre, és hamar elfogynak az alattvalói.
about-level-casual = A közelben jól játszik, de a távoli lehetőségeket gyakran nem látja.
about-level-skilled = Szinte mindent meglát, de csak egy lépésre gondol előre.
about-level-strong = Előre gondolkodik, és a te területeidet is figyeli.
about-level-master = Másodpercekig gondolkodik, és ritkán bocsát meg hibát.
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
