# Tot ce este în jurul mesei, în română.

## Everywhere

skip-to-content = Sari la conținut
close = Închide
save = Salvează
try-again = Încearcă din nou
to-start = Pagina principală
yes = da
no = nu
nav-main = Pagini
nav-games = Partidele mele
nav-rules = Reguli
nav-settings = Setări
nav-account = Intră în cont
language = Limbă
theme-auto = Ca sistemul
theme-light = Luminos
theme-dark = Întunecat

## What went wrong

problem-page = Pagina nu s-a încărcat. Verifică conexiunea și încearcă din nou.
problem-inside = A apărut o eroare pe această pagină. Partida ta este în siguranță.
problem-no-table = Masa nu există. Poate că a fost ștearsă.
problem-no-page = La această adresă nu există nicio pagină.
error-illegal = Regulile nu permit această mutare.
error-no-such-action = Nu se poate acum.
error-not-your-turn = Nu e rândul tău.
error-not-seated = Nu joci la această masă.
error-stale = Partida a continuat între timp. Încearcă din nou.
error-over = Partida s-a încheiat.
error-not-started = Partida nu a ajuns încă aici.
error-started = Partida a început deja.
error-no-undo = Acum nu e nimic de anulat.
error-bad-chat = Cel mult 500 de caractere.
error-bad-id = Mutarea nu a fost trimisă. Încearcă din nou.
error-no-such-seat = Masa nu are un astfel de loc.
error-seat-taken = Locul tocmai a fost ocupat. Alege altul.
error-seat-empty = Mai este un loc liber.
error-colour-taken = Culoarea este ocupată. Alege alta.
error-not-host = Doar gazda poate face asta.
error-setup = Combinația nu se poate juca. Alege mai puține piese sau alte extensii.
error-bad-request = Cererea nu a reușit. Reîncarcă pagina.
error-bad-name = Folosește între 1 și 24 de caractere vizibile.
error-name-taken = Numele, sau unul care seamănă cu el, este ocupat. Alege altul.
error-not-found = Nu s-a găsit. Poate că a fost șters între timp.
error-unknown = Sesiunea a expirat. Reîncarcă pagina.
error-banned = Administratorul serverului ți-a interzis accesul.
error-muted = Administratorul serverului nu îți mai permite să scrii mesaje.
error-wrong-origin = Pagina a fost deschisă de la o adresă pe care serverul nu o cunoaște.
error-too-many = Prea multe cereri. Așteaptă o clipă.
error-needs-account = Pentru partidele doar între calculatoare ai nevoie de un cont. Intră în cont sau ocupă și tu un loc la masă.
error-too-many-computer-games = Celelalte partide ale tale doar între calculatoare nu s-au încheiat încă. Așteaptă să se termine una sau ocupă și tu un loc la masă.
wait-before-retry =
    { $seconds ->
        [one] Prea multe încercări. Încearcă din nou peste 1 secundă.
        [few] Prea multe încercări. Încearcă din nou peste { $seconds } secunde.
       *[other] Prea multe încercări. Încearcă din nou peste { $seconds } de secunde.
    }
error-too-many-tables = Ai prea multe mese deschise. Mai întâi încheie sau șterge una.
error-too-many-from-here = Sunt prea multe mese deschise din rețeaua ta. Intră la una dintre ele sau creează o masă care nu e publică.
error-too-large = Mesajul este prea lung. Scurtează-l.
error-too-slow = Conexiunea este prea lentă. Încearcă din nou.
error-storage = Serverul nu poate salva acum. Încearcă din nou în curând.
error-internal = A apărut o eroare pe server. Încearcă din nou.
error-offline = Serverul nu răspunde. Verifică conexiunea.
reconnecting = Conexiune întreruptă. Se reconectează… Partida ta este în siguranță.
page-updating = Bastide a fost actualizat. Pagina se reîncarcă imediat.
page-outdated = Pagina nu mai este la zi. Reîncarc-o ca să joci mai departe.
page-reload = Reîncarcă

## Start page

play-now = Joacă acum
new-table = Creează masa
continue-title = Continuă partida
continue = Continuă
lobby-title = Mese deschise
lobby-empty = Nicio masă deschisă. Creează una, ca să poată intra și alții.
lobby-running = Partide în desfășurare
sit-down = Intră în joc
look-on = Urmărește
look-back = Reluare
nobody-yet = Încă niciun jucător
outcome-won = victorie
outcome-lost = înfrângere
outcome-shared = victorie comună
free-seats = { $count ->
    [one] 1 loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
game-with = { $game } cu { $sets }
quick-title = Alte jocuri

## My games

games-title = Partidele mele
games-open = În desfășurare
games-over = Încheiate
games-guest = Partidele sunt salvate în acest browser. Ca să joci și pe alte dispozitive:
show-more = Arată mai multe

## Account

account-title = Cont
deleted-player = Jucător șters
make-account = Creează un cont
login = Intră în cont

## Settings

settings-title = Setări
settings-theme = Aspect
settings-play = Joc
settings-confirm = Confirmarea mutărilor
settings-confirm-about = Mutarea se trimite abia la a doua atingere.
settings-sound = Sunet
settings-sound-about = Un sunet discret la mutări și la puncte.
settings-motion = Animații
settings-motion-about = Cartonașele și punctele alunecă la locul lor. Oprite mereu dacă dispozitivul cere mai puțină mișcare.
settings-here = Se salvează în acest browser.
about-bastide = Bastide este un program liber, făcut de jucători pentru jucători. Nu are legătură cu nicio editură.
about-interface = Documentația API

## New table

purist = Fără ajutor

## Clocks

clock = Ceas
clock-total-short = { $minutes } min + { $increment } s
clock-per-move-short = { $hours } h pe mutare
clock-days = { $days } z { $hours } h

## Seats

seat-player = Jucătorul { $number }
seat-away = nu e aici
seat-free = Loc liber
seat-beside = Jucător pe acest dispozitiv
seat-name = Numele jucătorului
seat-computer = Calculator…
computer-name = Calculator
level-beginner = debutant
level-novice = începător
level-casual = mediu
level-skilled = avansat
level-strong = puternic
level-master = maestru
stand-up = Eliberează locul
send-away = Elimină

## Colours

colour-red = Roșu
colour-blue = Albastru
colour-green = Verde
colour-yellow = Galben
colour-black = Negru
colour-pink = Roz
colour-of-seat = Culoarea locului { $number }
colour-is = Culoarea locului { $number }: { $colour }
colour-held = { $colour }: ocupat ({ $name })
colour-instead = Culoarea { $liked ->
    [red] roșie
    [blue] albastră
    [green] verde
    [yellow] galbenă
    [black] neagră
   *[pink] roz
} este ocupată: joci cu piesele { $colour ->
    [red] roșii
    [blue] albastre
    [green] verzi
    [yellow] galbene
    [black] negre
   *[pink] roz
}.

## Waiting room

waiting-title = Așteptăm jucători
waiting-full = Toate locurile sunt ocupate
unusual = { $what }: { $value }
share-title = Invită jucători
share-about = Oricine are linkul poate intra în joc sau poate urmări partida.
share-link = Linkul mesei
share = Copiază linkul
link-copied = Link copiat.
link-copy-by-hand = Link: { $link }
start-game = Pornește partida
start-needs = { $count ->
    [one] Mai este 1 loc liber: așteaptă un jucător sau adaugă un calculator.
    [few] Mai sunt { $count } locuri libere: așteaptă jucători sau adaugă calculatoare.
   *[other] Mai sunt { $count } de locuri libere: așteaptă jucători sau adaugă calculatoare.
}
start-by-host = Gazda pornește partida.
give-up-table = Șterge masa

## Chat, undo, resign

chat-title = Chat
chat-lines = Mesaje
chat-empty = Niciun mesaj încă.
chat-write = Scrie un mesaj
chat-send = Trimite
# Beside the name of someone who has no seat at the table.
chat-spectator = Spectator
chat-not-sent = Mesajul nu a fost trimis: nu ai conexiune.
resign = Abandonează
resign-question = { $resign ->
    [ends] Abandonezi? Partida se încheie.
    [computer] Abandonezi? Un calculator joacă mai departe pe locul tău.
   *[unknown] Abandonezi? Nu mai poți reveni în această partidă.
}
resign-stay = Continuă partida
undo-title = Anulezi mutarea?
undo-question = { $name } vrea să anuleze ultima mutare.
undo-agree = Permite
undo-refuse = Refuză
undo-waiting = Așteptăm acordul celorlalți.

## Rules

rules-title = Reguli
rules-about = Regulile cu cuvintele noastre, cu exemple. Alege un joc sau o extensie.
rules-all = Toate regulile
rules-chapter = Capitol
rules-soon = Capitolul nu este scris încă.
chapter-base-game = Jocul de bază
chapter-abbot = Abatele
chapter-phantom = Fantoma
chapter-river = Râul și Râul II
chapter-interactions = Toate extensiile împreună
rulebook-title = Reguli numerotate
rulebook-about = Fiecare regulă cu numărul afișat la mutările refuzate. Doar în engleză.
rulebook-english = Regulile numerotate sunt doar în engleză.
rulebook-none = Capitolul nu există.
rulebook-back = Înapoi la reguli

## Suggested names

names-first = Isteț, Vesel, Liniștit, Curajos, Senin, Blând, Norocos, Curios, Mândru, Răbdător, Iute, Cinstit
names-last = Morar, Cioban, Zidar, Olar, Dogar, Căruțaș, Brutar, Tâmplar, Fierar, Țesător
names-computer = Anton, Berta, Costin, Dorotea, Emil, Florica
names-made-up = { $last } { $first }
