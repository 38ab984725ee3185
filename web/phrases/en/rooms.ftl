# Everything around the table, in English.

## Everywhere

skip-to-content = Skip to content
close = Close
save = Save
try-again = Try again
to-start = Home
yes = yes
no = no
nav-main = Pages
nav-games = My games
nav-rules = Rules
nav-settings = Settings
nav-account = Sign in
language = Language
theme-auto = Match system
theme-light = Light
theme-dark = Dark

## What went wrong

problem-page = The page didn’t load. Check your connection and try again.
problem-inside = Something went wrong on this page. Your game is safe.
problem-no-table = Table not found. It may have been closed.
problem-no-page = There is no page at this address.
error-illegal = The rules don’t allow that move.
error-no-such-action = That isn’t possible right now.
error-not-your-turn = It isn’t your turn.
error-not-seated = You don’t have a seat at this table.
error-stale = The game has moved on. Try again.
error-over = The game is over.
error-not-started = The game hasn’t reached that point yet.
error-started = The game has already started.
error-no-undo = There is nothing to undo now.
error-bad-chat = Up to 500 characters.
error-bad-id = The move wasn’t sent. Try again.
error-no-such-seat = This table has no such seat.
error-seat-taken = This seat has just been taken. Choose another one.
error-seat-empty = A seat is still open.
error-colour-taken = Another player has this colour. Choose another one.
error-not-host = Only the host can do that.
error-setup = This mix can’t be played. Choose fewer pieces or other expansions.
error-bad-request = The request failed. Reload the page.
error-bad-name = Use 1 to 24 visible characters.
error-name-taken = This name, or one that looks like it, is taken. Choose another one.
error-not-found = Not found. It may have been removed.
error-unknown = Session expired. Reload the page.
error-banned = The operator of this server has banned you.
error-muted = The operator of this server has muted you: you can’t write messages.
error-wrong-origin = This page was opened from an address the server doesn’t know.
error-too-many = Too many requests. Wait a moment.
error-needs-account = Games between computers need an account. Sign in, or take a seat yourself.
error-too-many-computer-games = Your other games between computers are still running. Wait for one to end, or take a seat yourself.
wait-before-retry =
    { $seconds ->
        [one] Too many attempts. Try again in 1 second.
       *[other] Too many attempts. Try again in { $seconds } seconds.
    }
error-too-many-tables = You have too many open tables. Finish or remove one first.
error-too-many-from-here = Too many open tables from your network. Join one, or create a table that isn’t public.
error-too-large = The message is too long. Shorten it.
error-too-slow = The connection is too slow. Try again.
error-storage = The server can’t save right now. Try again soon.
error-internal = Something went wrong on the server. Try again.
error-offline = Can’t reach the server. Check your connection.
reconnecting = Connection lost. Reconnecting… Your game is safe.
page-updating = Bastide has been updated. This page reloads in a moment.
page-outdated = This page is out of date. Reload it to keep playing.
page-reload = Reload

## Start page

play-now = Play now
new-table = Create table
continue-title = Continue playing
continue = Continue
lobby-title = Open tables
lobby-empty = No open tables. Create one and others can join.
lobby-running = Games in progress
sit-down = Join
look-on = Watch
look-back = Replay
nobody-yet = No players yet
outcome-won = won
outcome-lost = lost
outcome-shared = shared victory
free-seats = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
game-with = { $game } with { $sets }
quick-title = More games

## My games

games-title = My games
games-open = In progress
games-over = Finished
games-guest = Your games are saved in this browser. To play on other devices too:
show-more = Show more

## Account

account-title = Account
deleted-player = Deleted player
make-account = Create account
login = Sign in

## Settings

settings-title = Settings
settings-theme = Theme
settings-play = Gameplay
settings-confirm = Confirm moves
settings-confirm-about = A move is sent only after a second tap.
settings-sound = Sound
settings-sound-about = A soft sound for each move and score.
settings-motion = Animations
settings-motion-about = Tiles and points move to their place. Always off if your device asks for reduced motion.
settings-here = Saved in this browser.
about-bastide = Bastide is free software, made by players for players. It is not affiliated with any publisher.
about-interface = API documentation

## New table

purist = No aids

## Clocks

clock = Clock
clock-total-short = { $minutes } min + { $increment } s
clock-per-move-short = { $hours } h per move
clock-days = { $days } d { $hours } h

## Seats

seat-player = Player { $number }
seat-away = offline
seat-free = Open seat
seat-beside = Player on this device
seat-name = Player’s name
seat-computer = Computer…
computer-name = Computer
level-beginner = first-timer
level-novice = novice
level-casual = medium
level-skilled = skilled
level-strong = strong
level-master = master
stand-up = Leave seat
send-away = Remove

## Colours

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-black = Black
colour-pink = Pink
colour-of-seat = Colour of seat { $number }
colour-is = Colour of seat { $number }: { $colour }
colour-held = { $colour }: taken by { $name }
colour-instead = { $liked ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
    [black] Black
   *[pink] Pink
} is taken: you play { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [black] black
   *[pink] pink
}.

## Waiting room

waiting-title = Waiting for players
waiting-full = All seats taken
unusual = { $what }: { $value }
share-title = Invite players
share-about = Anyone with the link can join or watch.
share-link = Link to this table
share = Copy link
link-copied = Link copied.
link-copy-by-hand = Link: { $link }
start-game = Start game
start-needs = { $count ->
    [one] 1 seat is open: wait for a player or add a computer.
   *[other] { $count } seats are open: wait for players or add computers.
}
start-by-host = The host starts the game.
give-up-table = Close table

## Chat, undo, resign

chat-title = Chat
chat-lines = Messages
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
# Beside the name of someone who has no seat at the table.
chat-spectator = Spectator
chat-not-sent = Message not sent: you are offline.
resign = Resign
resign-question = { $resign ->
    [ends] Resign? The game ends.
    [computer] Resign? A computer takes over your seat.
   *[unknown] Resign? You can’t rejoin this game.
}
resign-stay = Keep playing
undo-title = Undo the move?
undo-question = { $name } wants to undo the last move.
undo-agree = Allow
undo-refuse = Decline
undo-waiting = Waiting for the others to agree.

## Rules

rules-title = Rules
rules-about = The rules in our own words, with examples. Choose a game or an expansion.
rules-all = All rules
rules-chapter = Chapter
rules-soon = This chapter isn’t written yet.
chapter-base-game = The base game
chapter-abbot = The Abbot
chapter-phantom = The Phantom
chapter-river = The River and the River II
chapter-interactions = All expansions together
rulebook-title = Numbered rules
rulebook-about = Every rule with the number shown when a move is refused. In English only.
rulebook-english = The numbered rules are in English only.
rulebook-none = There is no such chapter.
rulebook-back = Back to the rules

## Suggested names

names-first = Merry, Quiet, Clever, Brave, Sunny, Gentle, Lucky, Curious, Proud, Patient, Swift, Honest
names-last = Miller, Shepherd, Mason, Potter, Cooper, Carter, Baker, Tanner, Fletcher, Weaver
names-computer = Aldous, Berta, Conrad, Dorothea, Egbert, Frida
names-made-up = { $first } { $last }
