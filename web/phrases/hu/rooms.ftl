# Minden, ami az asztal körül van, magyarul.

## Everywhere

skip-to-content = Ugrás a tartalomra
close = Bezárás
save = Mentés
try-again = Újra
to-start = Kezdőlap
yes = igen
no = nem
nav-main = Oldalak
nav-games = Játszmáim
nav-rules = Szabályok
nav-settings = Beállítások
nav-account = Bejelentkezés
language = Nyelv
theme-auto = Rendszer szerint
theme-light = Világos
theme-dark = Sötét

## What went wrong

problem-page = Az oldal nem töltődött be. Nézd meg, van-e internetkapcsolatod, és próbáld újra.
problem-inside = Hiba történt ezen az oldalon. A játszmád megmaradt.
problem-no-table = Nincs ilyen asztal. Lehet, hogy már törölték.
problem-no-page = Ezen a címen nincs oldal.
error-illegal = Ezt a lépést a szabályok nem engedik.
error-no-such-action = Ez most nem lehetséges.
error-not-your-turn = Most nem te jössz.
error-not-seated = Nem játszol ennél az asztalnál.
error-stale = Közben továbbment a játszma. Próbáld újra.
error-over = A játszma véget ért.
error-not-started = A játszma még nem tart itt.
error-started = A játszma már elkezdődött.
error-no-undo = Most nincs mit visszavonni.
error-bad-chat = Legfeljebb 500 karakter.
error-bad-id = Nem sikerült elküldeni a lépést. Próbáld újra.
error-no-such-seat = Ennél az asztalnál nincs ilyen hely.
error-seat-taken = Ezt a helyet épp most elfoglalták. Válassz másikat.
error-seat-empty = Van még szabad hely.
error-colour-taken = Ez a szín már foglalt. Válassz másikat.
error-not-host = Ezt csak a házigazda teheti.
error-setup = Ez az összeállítás nem játszható. Válassz kevesebb bábut vagy más kiegészítőket.
error-bad-request = A kérés nem sikerült. Töltsd újra az oldalt.
error-bad-name = 1–24 látható karakter kell.
error-name-taken = Ez a név vagy egy hozzá hasonló már foglalt. Válassz másikat.
error-not-found = Nem található. Lehet, hogy már törölték.
error-unknown = Lejárt a munkamenet. Töltsd újra az oldalt.
error-banned = A szerver üzemeltetője kitiltott.
error-muted = A szerver üzemeltetője elnémított: nem írhatsz üzenetet.
error-wrong-origin = Ezt az oldalt olyan címről nyitották meg, amelyet a szerver nem ismer.
error-too-many = Túl sok kérés egyszerre. Várj egy kicsit.
error-needs-account = Gépek közötti játszmához fiók kell. Jelentkezz be, vagy ülj le te is az asztalhoz.
error-too-many-computer-games = Még tart a többi játszmád, amelyben csak gépek játszanak. Várd meg, amíg az egyik véget ér, vagy ülj le te is az asztalhoz.
wait-before-retry = Túl sok próbálkozás. Próbáld újra { $seconds } másodperc múlva.
error-too-many-tables = Túl sok nyitott asztalod van. Előbb fejezz be vagy törölj egyet.
error-too-many-from-here = Túl sok a nyitott asztal a hálózatodról. Csatlakozz az egyikhez, vagy hozz létre nem nyilvános asztalt.
error-too-large = Az üzenet túl hosszú. Rövidítsd le.
error-too-slow = Túl lassú a kapcsolat. Próbáld újra.
error-storage = A szerver most nem tud menteni. Próbáld újra kicsit később.
error-internal = Hiba történt a szerveren. Próbáld újra.
error-offline = A szerver nem érhető el. Nézd meg, van-e internetkapcsolatod.
reconnecting = Megszakadt a kapcsolat. Újracsatlakozás… A játszmád megmarad.
page-updating = Frissült a Bastide. Az oldal mindjárt újratöltődik.
page-outdated = Ez az oldal elavult. A folytatáshoz töltsd újra.
page-reload = Újratöltés

## Start page

play-now = Játssz most
new-table = Asztal létrehozása
continue-title = Folytasd a játékot
continue = Folytatás
lobby-title = Nyitott asztalok
lobby-empty = Nincs nyitott asztal. Hozz létre egyet, és mások is csatlakozhatnak.
lobby-running = Folyamatban lévő játszmák
sit-down = Csatlakozás
look-on = Megtekintés
look-back = Visszajátszás
nobody-yet = Még nincs játékos
outcome-won = győzelem
outcome-lost = vereség
outcome-shared = közös győzelem
free-seats = { $count } szabad hely
game-with = { $game }: { $sets }
quick-title = További játékok

## My games

games-title = Játszmáim
games-open = Folyamatban
games-over = Befejezett
games-guest = A játszmáidat ez a böngésző őrzi. Ha más eszközön is játszanál:
show-more = Továbbiak

## Account

account-title = Fiók
deleted-player = Törölt játékos
make-account = Fiók létrehozása
login = Bejelentkezés

## Settings

settings-title = Beállítások
settings-theme = Megjelenés
settings-play = Játék
settings-confirm = Lépések megerősítése
settings-confirm-about = A lépés csak a második koppintásra megy el.
settings-sound = Hang
settings-sound-about = Halk hang lépéseknél és pontoknál.
settings-motion = Animációk
settings-motion-about = A kártyák és a pontok a helyükre siklanak. Ha az eszközöd csökkentett mozgást kér, mindig ki van kapcsolva.
settings-here = Ebben a böngészőben mentve.
about-bastide = A Bastide szabad szoftver, játékosok készítik játékosoknak. Egyetlen kiadóhoz sem kötődik.
about-interface = API-dokumentáció

## New table

purist = Segítség nélkül

## Clocks

clock = Óra
clock-total-short = { $minutes } perc + { $increment } mp
clock-per-move-short = lépésenként { $hours } óra
clock-days = { $days } nap { $hours } ó

## Seats

seat-player = { $number }. játékos
seat-away = nincs itt
seat-free = Szabad hely
seat-beside = Játékos ezen az eszközön
seat-name = A játékos neve
seat-computer = Gép…
computer-name = Gép
level-beginner = újonc
level-novice = kezdő
level-casual = közepes
level-skilled = haladó
level-strong = erős
level-master = mester
stand-up = Hely elhagyása
send-away = Eltávolítás

## Colours

colour-red = Piros
colour-blue = Kék
colour-green = Zöld
colour-yellow = Sárga
colour-black = Fekete
colour-pink = Rózsaszín
colour-of-seat = { $number }. hely színe
colour-is = { $number }. hely színe: { $colour }
colour-held = { $colour }: foglalt ({ $name })
colour-instead = A { $liked ->
    [red] piros
    [blue] kék
    [green] zöld
    [yellow] sárga
    [black] fekete
   *[pink] rózsaszín
} már foglalt: te { $colour ->
    [red] pirossal
    [blue] kékkel
    [green] zölddel
    [yellow] sárgával
    [black] feketével
   *[pink] rózsaszínnel
} játszol.

## Waiting room

waiting-title = Játékosokra várunk
waiting-full = Minden hely foglalt
unusual = { $what }: { $value }
share-title = Hívj meg másokat
share-about = A linkkel bárki csatlakozhat vagy nézheti a játszmát.
share-link = Az asztal linkje
share = Link másolása
link-copied = Link másolva.
link-copy-by-hand = Link: { $link }
start-game = Játék indítása
start-needs = Még { $count } hely szabad: várj játékosra, vagy ültess oda gépet.
start-by-host = A játszmát a házigazda indítja.
give-up-table = Asztal törlése

## Chat, undo, resign

chat-title = Csevegés
chat-lines = Üzenetek
chat-empty = Még nincs üzenet.
chat-write = Írj üzenetet
chat-send = Küldés
# Beside the name of someone who has no seat at the table.
chat-spectator = Néző
chat-not-sent = Az üzenet nem ment el: nincs kapcsolat.
resign = Feladás
resign-question = { $resign ->
    [ends] Feladod? A játszma véget ér.
    [computer] Feladod? A helyeden gép játszik tovább.
   *[unknown] Feladod? Ebbe a játszmába már nem térhetsz vissza.
}
resign-stay = Folytatás
undo-title = Visszavonás?
undo-question = { $name } visszavonná az utolsó lépést.
undo-agree = Engedélyezés
undo-refuse = Elutasítás
undo-waiting = Várjuk a többiek válaszát.

## Rules

rules-title = Szabályok
rules-about = A szabályok a saját szavainkkal, példákkal. Válassz játékot vagy kiegészítőt.
rules-all = Összes szabály
rules-chapter = Fejezet
rules-soon = Ez a fejezet még nem készült el.
chapter-base-game = Az alapjáték
chapter-abbot = Az apát
chapter-phantom = A fantom
chapter-river = A folyó és A folyó II
chapter-interactions = Az összes kiegészítő együtt
rulebook-title = Számozott szabályok
rulebook-about = Minden szabály azzal a számmal, amely az elutasított lépésnél látszik. Csak angolul.
rulebook-english = A számozott szabályok csak angolul olvashatók.
rulebook-none = Nincs ilyen fejezet.
rulebook-back = Vissza a szabályokhoz

## Suggested names

names-first = Vidám, Csendes, Okos, Bátor, Derűs, Szelíd, Szerencsés, Kíváncsi, Büszke, Türelmes, Gyors, Becsületes
names-last = Molnár, Juhász, Kőműves, Fazekas, Kádár, Szekeres, Pék, Bognár, Kovács, Takács
names-computer = Aladár, Berta, Csongor, Dorottya, Elemér, Flóra
names-made-up = { $first } { $last }
