# Minden, ami az asztal körül van, magyarul.

## Everywhere

skip-to-content = Ugrás az oldalra
close = Bezárás
save = Mentés
try-again = Próbáld újra
to-start = A kezdőlapra
yes = igen
no = nem
nav-main = Oldalak
nav-games = Játszmáim
nav-rules = Szabályok
nav-settings = Beállítások
nav-account = Ki vagyok?
language = Nyelv
theme-auto = Világos vagy sötét, mint az eszköz
theme-light = Világos
theme-dark = Sötét

## What went wrong

problem-page = Ez az oldal nem töltődött be. Van internetkapcsolatod?
problem-inside = Valami elromlott ezen az oldalon. A játszmádból semmi sem veszett el.
problem-no-table = Nincs ilyen asztal. Talán már megszüntették.
problem-no-page = Ezen a címen nincs oldal.
error-illegal = Ezt a szabályok nem engedik.
error-no-such-action = Ezt most nem lehet megtenni.
error-not-your-turn = Nem te következel.
error-not-seated = Nem ülsz ennél az asztalnál.
error-stale = Közben továbbment a játék, talán egy másik ablakban. Nézd meg újra.
error-over = A játék véget ért.
error-not-started = A játék még nem tart itt.
error-started = A játék már elkezdődött.
error-no-undo = Most nem lehet visszavonni semmit.
error-bad-chat = Egy sor 1–500 karakterből áll.
error-bad-id = Ezt nem sikerült elküldeni. Próbáld újra.
error-no-such-seat = Ennél az asztalnál nincs ilyen hely.
error-seat-taken = Valaki gyorsabb volt: a hely foglalt.
error-seat-empty = Egy hely még üres.
error-colour-taken = Ez a szín már valaki másé az asztalnál.
error-not-host = Ezt csak az asztal megnyitója teheti.
error-setup = Ez az összeállítás nem játszható. Válassz kevesebb bábut vagy más kiegészítőket.
error-bad-request = A kiszolgáló ezt nem értette. Töltsd újra az oldalt.
error-bad-name = Egy név 1–24 látható karakterből áll.
error-bad-password = A jelszó 8–200 karakterből áll.
error-name-taken = Ez a név már másé. Válassz egy másikat.
error-wrong-password = Nincs ilyen fiók ezzel a jelszóval.
error-not-found = Ez már nincs itt.
error-unknown = A kiszolgáló már nem ismer téged. Menj a kezdőlapra.
error-wrong-origin = Ezt az oldalt olyan címről nyitották meg, amelyet a kiszolgáló nem ismer.
error-too-many = Ez egyszerre kicsit sok volt. Várj egy pillanatot.
error-too-large = Ez túl nagy.
error-too-slow = A kapcsolat most túl lassú. Próbáld újra.
error-storage = A kiszolgáló most nem tud semmit eltárolni. Próbáld újra kicsit később.
error-internal = Valami elromlott a kiszolgálón. Próbáld újra.
error-offline = A kiszolgáló nem érhető el. Van internetkapcsolatod?
reconnecting = Megszakadt a kapcsolat: újracsatlakozás… Semmi sem vész el.
page-updating = Frissült a Bastide. Az oldal mindjárt újratöltődik.
page-outdated = Ez az oldal elavult. A folytatáshoz töltsd újra.
page-reload = Újratöltés

## Start page

start-title = Rakj le kártyákat, küldd ki az alattvalóidat, építsetek együtt tájat
start-about = Szabad asztal a Carcassonne-hoz nagy kiegészítőivel, a Vadászok és gyűjtögetőkhöz és a Mayflowerhez: gép ellen, távoli barátokkal vagy egy képernyő előtt együtt.
start-learn = Új vagy itt? Tanuld meg a játékot néhány perc alatt
play-now = Játék most
new-table = Új asztal
continue-title = Játssz tovább
continue = Folytatás
all-my-games = Minden játszmám
lobby-title = Nyilvános asztalok
lobby-empty = Most senki sem vár nyilvános asztalnál. Nyiss egyet, és talán jön valaki.
sit-down = Leülök
look-on = Nézem
look-back = Visszanézem
nobody-yet = Még senki
status-waiting = várakozik
status-running = folyamatban
status-finished = véget ért
outcome-won = győzelem
outcome-lost = vereség
outcome-shared = közös győzelem
free-seats = { $count } szabad hely
game-with = { $game }: { $sets }
quick-title = Vagy mást, azonnal
quick-about = Egy kattintás, gép ellen.

## My games

games-title = Játszmáim
games-none = Itt még nem játszottál.
games-open = Befejezetlen
games-over = Befejezett
games-guest = Ez a böngésző emlékszik rád. Hogy máshol is megtaláld a játszmáidat:
show-more = Továbbiak

## Account

account-title = Ki vagyok?
account-guest = Vendégként játszol. Ez teljesen elég.
account-known = A fiókod: { $account }
account-name = A neved az asztalnál
account-name-about = Ahol már ülsz, ott a régi marad.
account-renamed = Mostantól ez a neved.
account-colour = Kedvenc színed
account-colour-about = Új asztaloknál ezt kapod, hacsak valaki meg nem előz.
account-account = A fiók neve
account-password = Jelszó
account-password-about = Legalább 8 karakter.
account-password-title = Jelszó módosítása
account-password-old = Az eddigi jelszó
account-password-new = Az új jelszó
account-password-changed = A jelszó megváltozott.
account-made = A fiók elkészült. A játszmáid veled maradnak.
account-welcome = Üdv újra itt!
make-account = Fiók létrehozása
make-account-about = Fiókkal más eszközön is megtalálod a játszmáidat. Az eddigiek is a tieid maradnak.
have-account = Van már fiókom
no-account = Nincs fiókom
login = Bejelentkezés
login-about = A mostani vendéget elhagyod, a játszmáival együtt.
logout = Kijelentkezés

## Settings

settings-title = Beállítások
settings-theme = Világos és sötét
settings-play = Játék közben
settings-confirm = Minden lépés megerősítése
settings-confirm-about = A lépés csak egy második koppintás után megy el, így még meggondolhatod magad.
settings-sound = Hang
settings-sound-about = Halk hang, ha történik valami.
settings-motion = Mozgás
settings-motion-about = A kártyák és pontok a helyükre siklanak. Ha az eszközöd kevesebb mozgást kér, akkor nem.
settings-here = Ez a böngésző őrzi a beállításokat, minden ablakában.
about-bastide = A Bastide szabad szoftver, játékosok készítik játékosoknak; egyetlen kiadóhoz sem kötődik.
about-interface = Programoknak: a felület (angolul)

## New table

new-game = Mit játsszunk?
new-mix = Saját összeállítás kiegészítőkből
new-mix-count = { $count } kiegészítő
new-rules = Szabályváltozatok
new-changed = { $count } módosítva
new-elements = Bábuk és mechanizmusok
new-elements-about = Minden úgy van, ahogy a választott kiegészítők hozzák, hacsak mást nem mondasz.
as-usual = a szokásos
new-table-itself = Az asztal
new-public = Nyilvános
new-public-about = Mindenki látja az asztalt a kezdőlapon. Különben csak az találja meg, akinek megvan a linkje.
new-begin = Kezdődjön a játék
new-begin-about = Mindenki itt van: a játék azonnal kezdődik.
new-open = Asztal megnyitása
new-open-about = Kapsz egy linket azoknak, akik még jönnek.
purist = Purista
purist-about = Senkinek nincs segítség ennél az asztalnál: se hátralévő kártyák, se területek pontjai.

## Clocks

clock = Idő
clock-none = Óra nélkül
clock-none-about = Mindenki addig gondolkodik, ameddig akar.
clock-total = Az egész játszmára
clock-total-about = Akinek lejár az ideje, kiesik, és gép játszik helyette tovább.
clock-per-move = Lépésenként
clock-per-move-about = Napokig tartó játszmákhoz, amikor épp ráér valaki.
clock-minutes = Perc
clock-increment = Hozzáadott másodperc körönként
clock-hours = Óra
clock-total-short = { $minutes } perc + { $increment } mp
clock-per-move-short = lépésenként { $hours } óra
clock-days = { $days } nap { $hours } ó

## Seats

seats-title = Helyek
seats-count = Hányan játszanak
new-seat = { $number }. hely
seat-player = { $number }. játékos
seat-me = Én
seat-me-named = Én ({ $name })
seat-you = te
seat-away = nincs itt
seat-free = Szabad hely
seat-open = Valaki a linkkel
seat-beside = Valaki mellettem, ennél a képernyőnél
seat-name = A játékos neve
seat-computer = Gép…
computer-name = Gép
seat-computer-level = Gép: { $level }
level-novice = kezdő
level-casual = alkalmi
level-strong = erős
level-master = mester
stand-up = Felállok
send-away = Elküldöm

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

waiting-title = Várjuk a többieket
waiting-full = Mindenki itt van
unusual = { $what }: { $value }
share-title = Hívj meg valakit
share-about = Aki megnyitja ezt a linket, leülhet vagy nézheti.
share-link = Az asztal linkje
share = Megosztás
link-copied = A link a vágólapon van.
link-copy-by-hand = A link: { $link }
looking-on = { $count ->
    [0] Senki sem nézi.
   *[other] { $count } ember nézi.
}
start-game = Kezdődjön a játék
start-needs = Még { $count } hely szabad: várj, vagy ültess oda gépet.
start-by-host = A játék akkor kezdődik, amikor az asztal megnyitója elindítja.
give-up-table = Asztal megszüntetése

## Chat, taking back

chat-title = Csevegés
chat-lines = Ami elhangzott
chat-empty = Még senki sem szólt semmit.
chat-write = Szólj valamit
chat-send = Küldés
chat-not-sent = Ez nem ment el: nincs kapcsolat.
resign = Feladás
resign-question = Feladod a játszmát? Egy gép játszik tovább helyetted.
resign-stay = Játszom tovább
undo-title = Visszavonás?
undo-question = { $name } szeretné visszavonni az utolsó lépést.
undo-agree = Rendben
undo-refuse = Nem
undo-waiting = Megkérdezzük a többieket, visszavonhatod-e.

## Rules

rules-title = Szabályok
rules-about = A saját szavainkkal, példákkal. Válaszd ki, mit játszotok.
rules-all = Minden szabály
rules-chapter = Fejezet
rules-soon = Ez a szabály még nincs megírva.
chapter-base-game = Az alapjáték
chapter-abbot = Az apát
chapter-river = A folyó és a folyó II
chapter-interactions = Az összes kiegészítő együtt
rulebook-title = Számozott szabályok
rulebook-about = Minden szabály a számával, ahogy az elutasított lépéseknél látod. Csak angolul.
rulebook-english = A számozott szabályok csak angolul olvashatók.
rulebook-none = Nincs ilyen fejezet.
rulebook-back = Vissza a szabályokhoz

## Names that the page makes up

names-first = Vidám, Csendes, Okos, Bátor, Derűs, Szelíd, Szerencsés, Kíváncsi, Büszke, Türelmes, Gyors, Becsületes
names-last = Molnár, Juhász, Kőműves, Szerzetes, Lovag, Szekeres, Pék, Halász, Apát, Takács
names-computer = Aladár, Berta, Csongor, Dorottya, Elemér, Flóra
names-made-up = { $first } { $last }
