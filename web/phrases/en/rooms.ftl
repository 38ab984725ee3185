# Everything around the table, in English.

## Everywhere

skip-to-content = Skip to the page
close = Close
save = Save
try-again = Try again
to-start = To the start page
yes = yes
no = no
nav-main = Pages
nav-games = My games
nav-rules = Rules
nav-settings = Settings
nav-account = Who am I?
language = Language
theme-auto = Light or dark, as the device
theme-light = Light
theme-dark = Dark

## What went wrong

problem-page = This page did not load. Are you online?
problem-inside = Something went wrong on this page. Nothing of your game is lost.
problem-no-table = There is no such table. Perhaps it was given up.
problem-no-page = There is no page at this address.
error-illegal = The rules do not allow this.
error-no-such-action = This cannot be done now.
error-not-your-turn = It is not your turn.
error-not-seated = You do not sit at this table.
error-stale = The game has gone on meanwhile, perhaps in another window. Look again.
error-over = The game is over.
error-not-started = The game has not got so far yet.
error-started = The game has begun already.
error-no-undo = Nothing can be taken back now.
error-bad-chat = A line has 1 to 500 characters.
error-bad-id = This could not be sent. Try again.
error-no-such-seat = This table has no such seat.
error-seat-taken = Somebody else was faster: the seat is taken.
error-seat-empty = A seat is still empty.
error-colour-taken = Somebody else at the table has this colour.
error-not-host = Only who opened the table may do this.
error-setup = This mix cannot be played. Choose fewer pieces or other expansions.
error-bad-request = The server did not understand this. Reload the page.
error-bad-name = A name has 1 to 24 visible characters.
error-bad-password = A password has 8 to 200 characters.
error-name-taken = Somebody else has this name. Choose another one.
error-wrong-password = There is no such account with this password.
error-not-found = This is not here any more.
error-unknown = The server does not know you any more. Go to the start page.
error-wrong-origin = This page was opened from an address that the server does not know.
error-too-many = That was a little too much at once. Wait a moment.
error-too-large = This is too large.
error-too-slow = The connection is too slow at the moment. Try again.
error-storage = The server cannot store anything at the moment. Try again soon.
error-internal = Something went wrong on the server. Try again.
error-offline = The server cannot be reached. Are you online?
reconnecting = The connection was lost: reconnecting… Nothing is lost.
page-updating = Bastide has been updated. This page reloads in a moment.
page-outdated = This page is out of date. Reload it to play on.
page-reload = Reload

## Start page

start-title = Lay tiles, send out your followers, build a landscape together
start-about = A free table for Carcassonne with its great expansions, for Hunters & Gatherers and for Mayflower: against the computer, with friends far away, or together at one screen.
start-learn = New here? Learn the game in a few minutes
play-now = Play now
new-table = New table
continue-title = Go on playing
continue = Continue
all-my-games = All my games
lobby-title = Public tables
lobby-empty = Nobody waits at a public table now. Open one, and somebody may come.
sit-down = Sit down
look-on = Look on
look-back = Look back
nobody-yet = Nobody yet
status-waiting = waiting
status-running = running
status-finished = finished
outcome-won = won
outcome-lost = lost
outcome-shared = shared victory
free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
game-with = { $game } with { $sets }
quick-title = Or something else, at once
quick-about = One click, against the computer.

## My games

games-title = My games
games-none = You have not played here yet.
games-open = Unfinished
games-over = Finished
games-guest = This browser remembers you. To find your games elsewhere, too:
show-more = Show more

## Account

account-title = Who am I?
account-guest = You play as a guest. That is quite enough.
account-known = Your account: { $account }
account-name = Your name at the table
account-name-about = Tables at which you sit already keep the old one.
account-renamed = From now on you have this name.
account-colour = Favourite colour
account-colour-about = You get it at new tables, unless somebody else was faster.
account-account = Name of the account
account-password = Password
account-password-about = At least 8 characters.
account-password-title = Change the password
account-password-old = The password so far
account-password-new = The new password
account-password-changed = The password was changed.
account-made = The account was made. Your games stay with you.
account-welcome = Welcome back!
make-account = Make an account
make-account-about = With an account you find your games on other devices, too. All your games so far stay yours.
have-account = I have an account
no-account = I have no account
login = Log in
login-about = You leave the guest that you are now, with its games.
logout = Log out

## Settings

settings-title = Settings
settings-theme = Light and dark
settings-play = While playing
settings-confirm = Confirm each move
settings-confirm-about = A move is sent only after a second tap, so that you can still change your mind.
settings-sound = Sound
settings-sound-about = A soft sound when something happens.
settings-motion = Movement
settings-motion-about = Tiles and points glide to their place. If your device asks for less movement, they do not.
settings-here = This browser keeps these settings, for all its windows.
about-bastide = Bastide is free software, made by players for players; it is not connected to any publisher.
about-interface = For programs: the interface (in English)

## New table

new-game = What shall we play?
new-mix = Your own mix of expansions
new-mix-count = { $count ->
    [one] 1 expansion
   *[other] { $count } expansions
}
new-rules = Rule options
new-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
new-elements = Pieces and mechanisms
new-elements-about = Everything is as the chosen expansions bring it, unless you say otherwise.
as-usual = as usual
new-table-itself = The table
new-public = Public
new-public-about = Everybody sees the table on the start page. Otherwise only who has the link finds it.
new-begin = Begin the game
new-begin-about = Everybody is there: the game begins at once.
new-open = Open the table
new-open-about = You get a link for those who are still to come.
purist = Purist
purist-about = No aids for anybody at this table: no tiles left, no points on features.

## Clocks

clock = Time
clock-none = No clock
clock-none-about = Everybody thinks as long as they like.
clock-total = For the whole game
clock-total-about = Who runs out of time is out, and a computer plays on.
clock-per-move = For each move
clock-per-move-about = For games over days, whenever somebody finds a moment.
clock-minutes = Minutes
clock-increment = Seconds added for each turn
clock-hours = Hours
clock-total-short = { $minutes } min + { $increment } s
clock-per-move-short = { $hours } h for each move
clock-days = { $days } d { $hours } h

## Seats

seats-title = Seats
seats-count = How many play
new-seat = Seat { $number }
seat-player = Player { $number }
seat-me = Me
seat-me-named = Me ({ $name })
seat-you = you
seat-away = not here
seat-free = Free seat
seat-open = Somebody with the link
seat-beside = Somebody beside me, at this screen
seat-name = Name of the player
seat-computer = Computer…
computer-name = Computer
seat-computer-level = Computer: { $level }
level-novice = novice
level-casual = casual
level-strong = strong
level-master = master
stand-up = Stand up
send-away = Send away

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

waiting-title = We wait for the others
waiting-full = Everybody is here
unusual = { $what }: { $value }
share-title = Invite somebody
share-about = Who opens this link can sit down or look on.
share-link = Link to this table
share = Share
link-copied = The link was copied.
link-copy-by-hand = The link: { $link }
looking-on = { $count ->
    [0] Nobody looks on.
    [one] One person looks on.
   *[other] { $count } people look on.
}
start-game = Start the game
start-needs = { $count ->
    [one] One seat is still free: wait, or put a computer there.
   *[other] { $count } seats are still free: wait, or put computers there.
}
start-by-host = The game begins as soon as who opened the table starts it.
give-up-table = Give up the table

## Chat, taking back

chat-title = Chat
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-not-sent = This was not sent: there is no connection.
resign = Give up
resign-question = Give up this game? A computer plays on for you.
resign-stay = Play on
undo-title = Take back?
undo-question = { $name } would like to take back the last move.
undo-agree = Agree
undo-refuse = Refuse
undo-waiting = The others are asked whether you may take back.

## Rules

rules-title = Rules
rules-about = In our own words, with examples. Choose what you play.
rules-all = All rules
rules-chapter = Chapter
rules-soon = These rules are not written yet.
chapter-base-game = The base game
chapter-abbot = The Abbot
chapter-river = The River and the River II
chapter-interactions = All expansions together
rulebook-title = Numbered rules
rulebook-about = Every rule with its number, as refusals name it. In English only.
rulebook-english = The numbered rules are in English only.
rulebook-none = There is no such chapter.
rulebook-back = Back to the rules

## Names that the page makes up

names-first = Merry, Quiet, Clever, Brave, Sunny, Gentle, Lucky, Curious, Proud, Patient, Swift, Honest
names-last = Miller, Shepherd, Mason, Monk, Knight, Carter, Baker, Fisher, Abbot, Weaver
names-computer = Aldous, Berta, Conrad, Dorothea, Egbert, Frida
names-made-up = { $first } { $last }
