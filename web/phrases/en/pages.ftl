# The header, the start page, the form for a new table and the name dialog, in English.

## Header

nav-learn = Learn
nav-guest = Guest
nav-menu-named = Menu of { $name }
nav-games-waiting = { $count ->
    [one] your turn in 1 game
   *[other] your turn in { $count } games
}

## Start page

home-title = Build the land, tile by tile
home-about = Carcassonne with its great expansions, free and without ads. Play the computer, or send friends a link.
home-opponent = Opponent
home-new-table = New table
home-learn = New here? Learn in ten minutes
home-your-turn = Your turn
home-tiles-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
lobby-seats = { $taken } of { $seats } seats
card-base-river = A river comes first and opens the land
card-classic = Inns, cathedrals, traders and builders
card-hunters-and-gatherers = Forests, rivers and meadows
card-mayflower = Settlers head west, surveyors follow

## Name

name-title = What’s your name?
name-label = Name
name-about = Others see it at the table. You can change it later.
name-accept = Continue
name-account = Already have an account?

## New table

card-facts = 2–{ $most } players, { $minutes } min
done = Done
seat-about-me = You
seat-about-computer = Computer, { $level }

## My games, settings

games-empty = No games yet. Play against the computer, or learn the rules first.
settings-look = Appearance and sound
settings-pace = Pace of other players’ turns
settings-pace-about = How fast the tile, the follower and the scoring of a turn are shown.
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = Off
settings-follow = Follow the play
settings-follow-about = The view moves to other players’ moves that are out of sight.
settings-coordinates = Coordinates
settings-coordinates-about = The log names spaces by their coordinates.

## Waiting room

room-all-here = All players are here
room-missing = { $count ->
    [one] Not here yet: { $names }
   *[other] Not here yet: { $names }
}
room-here = online
room-watching = You are watching. Take an open seat to play.
lesson-offer = { $lesson }: new to you? A short lesson shows how it works.
lesson-offer-start = Start the lesson
lesson-offer-close = No, thanks

## Lessons

lesson-base-about = Placing tiles and followers, roads, cities, cloisters, fields and the end of the game. About ten minutes.
lesson-start = Start the lesson
lessons-more = Expansions and other games
lessons-all = All lessons
lesson-seen = finished
