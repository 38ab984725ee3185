# Tot ce este în jurul mesei, în română.

## Everywhere

skip-to-content = Sari la pagină
close = Închide
save = Salvează
try-again = Încearcă din nou
to-start = La pagina de început
yes = da
no = nu
nav-main = Pagini
nav-games = Jocurile mele
nav-rules = Reguli
nav-settings = Setări
nav-account = Cine sunt?
language = Limba
theme-auto = Luminos sau întunecat, ca dispozitivul
theme-light = Luminos
theme-dark = Întunecat

## What went wrong

problem-page = Pagina nu s-a încărcat. Ai conexiune la internet?
problem-inside = Ceva nu a mers pe această pagină. Nimic din jocul tău nu s-a pierdut.
problem-no-table = Nu există o astfel de masă. Poate că s-a renunțat la ea.
problem-no-page = La această adresă nu este nicio pagină.
error-illegal = Regulile nu permit acest lucru.
error-no-such-action = Acest lucru nu se poate face acum.
error-not-your-turn = Nu este rândul tău.
error-not-seated = Nu stai la această masă.
error-stale = Între timp jocul a continuat, poate în altă fereastră. Privește din nou.
error-over = Jocul s-a terminat.
error-not-started = Jocul nu a ajuns încă aici.
error-started = Jocul a început deja.
error-no-undo = Acum nu se poate lua nimic înapoi.
error-bad-chat = Un rând are între 1 și 500 de caractere.
error-bad-id = Nu s-a putut trimite. Încearcă din nou.
error-no-such-seat = Masa nu are un astfel de loc.
error-seat-taken = Altcineva a fost mai rapid: locul este ocupat.
error-seat-empty = Un loc este încă liber.
error-colour-taken = Altcineva de la masă are deja această culoare.
error-not-host = Doar cine a deschis masa poate face asta.
error-setup = Această combinație nu se poate juca. Alege mai puține piese sau alte extensii.
error-bad-request = Serverul nu a înțeles. Reîncarcă pagina.
error-bad-name = Un nume are între 1 și 24 de caractere vizibile.
error-bad-password = O parolă are între 8 și 200 de caractere.
error-name-taken = Numele este luat de altcineva. Alege altul.
error-wrong-password = Nu există un astfel de cont cu această parolă.
error-not-found = Acest lucru nu mai este aici.
error-unknown = Serverul nu te mai cunoaște. Mergi la pagina de început.
error-wrong-origin = Pagina a fost deschisă de la o adresă pe care serverul nu o cunoaște.
error-too-many = A fost cam mult deodată. Așteaptă o clipă.
error-too-large = Este prea mare.
error-too-slow = Conexiunea este prea lentă acum. Încearcă din nou.
error-storage = Serverul nu poate salva nimic acum. Încearcă din nou în curând.
error-internal = Ceva nu a mers pe server. Încearcă din nou.
error-offline = Serverul nu poate fi contactat. Ai conexiune la internet?
reconnecting = Conexiunea s-a întrerupt: se reconectează… Nimic nu se pierde.
page-updating = Bastide a fost actualizat. Pagina se reîncarcă imediat.
page-outdated = Pagina nu mai este la zi. Reîncarc-o ca să joci mai departe.
page-reload = Reîncarcă

## Start page

start-title = Așază cartonașe, trimite-ți supușii, clădiți împreună un ținut
start-about = O masă liberă pentru Carcassonne cu marile lui extensii, pentru Vânători și culegători și pentru Mayflower: contra calculatorului, cu prieteni de departe sau împreună la un singur ecran.
start-learn = Ești nou aici? Învață jocul în câteva minute
play-now = Joacă acum
new-table = Masă nouă
continue-title = Continuă jocul
continue = Continuă
all-my-games = Toate jocurile mele
lobby-title = Mese publice
lobby-empty = Acum nu așteaptă nimeni la o masă publică. Deschide una și poate vine cineva.
sit-down = Mă așez
look-on = Privesc
look-back = Revăd
nobody-yet = Încă nimeni
status-waiting = așteaptă
status-running = în desfășurare
status-finished = terminat
outcome-won = victorie
outcome-lost = înfrângere
outcome-shared = victorie împărțită
free-seats = { $count ->
    [one] 1 loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
game-with = { $game } cu { $sets }
quick-title = Sau altceva, imediat
quick-about = Un clic, contra calculatorului.

## My games

games-title = Jocurile mele
games-none = Încă nu ai jucat aici.
games-open = Neterminate
games-over = Terminate
games-guest = Acest browser te ține minte. Ca să-ți găsești jocurile și în altă parte:
show-more = Arată mai multe

## Account

account-title = Cine sunt?
account-guest = Joci ca oaspete. Este de ajuns.
account-known = Contul tău: { $account }
account-name = Numele tău la masă
account-name-about = La mesele la care stai deja rămâne cel vechi.
account-renamed = De acum ai acest nume.
account-colour = Culoarea ta preferată
account-colour-about = O primești la mesele noi, dacă nu a luat-o altcineva înainte.
account-account = Numele contului
account-password = Parola
account-password-about = Cel puțin 8 caractere.
account-password-title = Schimbă parola
account-password-old = Parola de până acum
account-password-new = Parola nouă
account-password-changed = Parola a fost schimbată.
account-made = Contul a fost creat. Jocurile tale rămân cu tine.
account-welcome = Bine ai revenit!
make-account = Creează un cont
make-account-about = Cu un cont îți găsești jocurile și pe alte dispozitive. Toate jocurile de până acum rămân ale tale.
have-account = Am deja un cont
no-account = Nu am cont
login = Intră în cont
login-about = Părăsești oaspetele de acum, împreună cu jocurile lui.
logout = Ieși din cont

## Settings

settings-title = Setări
settings-theme = Luminos și întunecat
settings-play = În timpul jocului
settings-confirm = Confirmă fiecare mutare
settings-confirm-about = Mutarea se trimite doar după a doua atingere, ca să te poți răzgândi.
settings-sound = Sunet
settings-sound-about = Un sunet discret când se întâmplă ceva.
settings-motion = Mișcare
settings-motion-about = Cartonașele și punctele alunecă la locul lor. Dacă dispozitivul cere mai puțină mișcare, nu o fac.
settings-here = Acest browser păstrează setările, pentru toate ferestrele lui.
about-bastide = Bastide este un program liber, făcut de jucători pentru jucători; nu are legătură cu nicio editură.
about-interface = Pentru programe: interfața (în engleză)

## New table

new-game = Ce jucăm?
new-mix = Propria combinație de extensii
new-mix-count = { $count ->
    [one] 1 extensie
    [few] { $count } extensii
   *[other] { $count } de extensii
}
new-rules = Variante de reguli
new-changed = { $count ->
    [one] 1 schimbată
    [few] { $count } schimbate
   *[other] { $count } de schimbări
}
new-elements = Piese și mecanisme
new-elements-about = Totul este așa cum aduc extensiile alese, dacă nu spui altfel.
as-usual = ca de obicei
new-table-itself = Masa
new-public = Publică
new-public-about = Toată lumea vede masa pe pagina de început. Altfel o găsește doar cine are linkul.
new-begin = Începe jocul
new-begin-about = Toți sunt aici: jocul începe imediat.
new-open = Deschide masa
new-open-about = Primești un link pentru cei care mai vin.
purist = Purist
purist-about = Niciun ajutor pentru nimeni la această masă: nici cartonașe rămase, nici puncte pe regiuni.

## Clocks

clock = Timp
clock-none = Fără ceas
clock-none-about = Fiecare se gândește cât dorește.
clock-total = Pentru tot jocul
clock-total-about = Cine rămâne fără timp iese, iar un calculator joacă mai departe.
clock-per-move = Pentru fiecare mutare
clock-per-move-about = Pentru jocuri pe mai multe zile, când are cineva o clipă.
clock-minutes = Minute
clock-increment = Secunde adăugate la fiecare tură
clock-hours = Ore
clock-total-short = { $minutes } min + { $increment } s
clock-per-move-short = { $hours } h pentru fiecare mutare
clock-days = { $days } z { $hours } h

## Seats

seats-title = Locuri
seats-count = Câți joacă
new-seat = Locul { $number }
seat-player = Jucătorul { $number }
seat-me = Eu
seat-me-named = Eu ({ $name })
seat-you = tu
seat-away = absent
seat-free = Loc liber
seat-open = Cineva cu linkul
seat-beside = Cineva lângă mine, la acest ecran
seat-name = Numele jucătorului
seat-computer = Calculator…
computer-name = Calculator
seat-computer-level = Calculator: { $level }
level-novice = începător
level-casual = ocazional
level-strong = puternic
level-master = maestru
stand-up = Mă ridic
send-away = Trimite de la masă

## Colours

colour-red = Roșu
colour-blue = Albastru
colour-green = Verde
colour-yellow = Galben
colour-black = Negru
colour-pink = Roz
colour-of-seat = Culoarea locului { $number }
colour-is = Culoarea locului { $number }: { $colour }
colour-held = { $colour }: luat de { $name }
colour-instead = Culoarea { $liked ->
    [red] roșie
    [blue] albastră
    [green] verde
    [yellow] galbenă
    [black] neagră
   *[pink] roz
} este deja luată: joci cu piesele { $colour ->
    [red] roșii
    [blue] albastre
    [green] verzi
    [yellow] galbene
    [black] negre
   *[pink] roz
}.

## Waiting room

waiting-title = Îi așteptăm pe ceilalți
waiting-full = Toți sunt aici
unusual = { $what }: { $value }
share-title = Invită pe cineva
share-about = Cine deschide acest link se poate așeza sau poate privi.
share-link = Linkul mesei
share = Trimite
link-copied = Linkul a fost copiat.
link-copy-by-hand = Linkul: { $link }
looking-on = { $count ->
    [0] Nu privește nimeni.
    [one] Privește o persoană.
    [few] Privesc { $count } persoane.
   *[other] Privesc { $count } de persoane.
}
start-game = Începe jocul
start-needs = { $count ->
    [one] Un loc este încă liber: așteaptă sau pune acolo un calculator.
    [few] { $count } locuri sunt încă libere: așteaptă sau pune acolo calculatoare.
   *[other] { $count } de locuri sunt încă libere: așteaptă sau pune acolo calculatoare.
}
start-by-host = Jocul începe când îl pornește cine a deschis masa.
give-up-table = Renunță la masă

## Chat, taking back

chat-title = Discuție
chat-lines = Ce s-a spus
chat-empty = Nimeni nu a spus încă nimic.
chat-write = Spune ceva
chat-send = Trimite
chat-not-sent = Nu s-a trimis: nu există conexiune.
resign = Renunță
resign-question = Renunți la acest joc? Un calculator joacă mai departe în locul tău.
resign-stay = Joc mai departe
undo-title = Luare înapoi?
undo-question = { $name } ar dori să ia înapoi ultima mutare.
undo-agree = De acord
undo-refuse = Refuz
undo-waiting = Ceilalți sunt întrebați dacă poți lua înapoi.

## Rules

rules-title = Reguli
rules-about = Cu cuvintele noastre, cu exemple. Alege ce joci.
rules-all = Toate regulile
rules-chapter = Capitol
rules-soon = Aceste reguli nu sunt scrise încă.
chapter-base-game = Jocul de bază
chapter-abbot = Starețul
chapter-river = Râul și Râul II
chapter-interactions = Toate extensiile împreună
rulebook-title = Reguli numerotate
rulebook-about = Toate regulile cu numărul lor, așa cum apare la mutările refuzate. Doar în engleză.
rulebook-english = Regulile numerotate sunt doar în engleză.
rulebook-none = Nu există acest capitol.
rulebook-back = Înapoi la reguli

## Names that the page makes up

names-first = Isteț, Vesel, Liniștit, Curajos, Senin, Blând, Norocos, Curios, Mândru, Răbdător, Iute, Cinstit
names-last = Morar, Cioban, Zidar, Călugăr, Cavaler, Căruțaș, Brutar, Pescar, Stareț, Țesător
names-computer = Anton, Berta, Costin, Dorotea, Emil, Florica
names-made-up = { $last } { $first }
