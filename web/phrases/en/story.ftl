# What happened: the log, the pace, the end of a game.

## Log

log-you = You
log-laid = { $subject } { $who ->
   *[one] laid
} a tile
log-placed = { $subject } { $who ->
   *[one] placed
} { $piece ->
    [highwayman] a highwayman
    [knight] a knight
    [monk] a monk
    [heretic] a heretic
    [farmer] a farmer
    [gatherer] a gatherer
    [fisherman] a fisherman
    [hunter] a hunter
    [robber] a robber
    [shopkeeper] a shopkeeper
    [homesteader] a farmer
    [trapper] a trapper
    [mayor] a mayor
    [wagon] a wagon
    [abbot] an abbot
    [phantom] a phantom
    [builder] a builder
    [pig] a pig
    [hut] a hut
    [barn] a barn
   *[other] a piece
}
log-scored = { $subject } { $how ->
    [closed] closed
   *[other] scored
} { scored-feature }: { $sum }
scored-feature = { $how ->
    [unfinished] an unfinished { $feature ->
        [road] road
        [city] city
        [shrine] cult place
        [town] town
        [farm] farm
       *[cloister] cloister
    }
    [huts] a river system
    [barn] a field with a barn
    [recalled] a cloister, abbot recalled
   *[other] a { feature-name }
}
log-term = { $what ->
    [shields] { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
    [cities] { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
    [cities-before] { $count ->
        [one] 1 city counted before
       *[other] { $count } cities counted before
    }
    [forest-pieces] { $count ->
        [one] 1 piece of forest
       *[other] { $count } pieces of forest
    }
    [mushrooms] { $count ->
        [one] 1 group of mushrooms
       *[other] { $count } groups of mushrooms
    }
    [fish] { $count } fish
    [deer] { $count } deer
    [deer-eaten] { $count } deer eaten
    [mammoths] { $count ->
        [one] 1 mammoth
       *[other] { $count } mammoths
    }
    [aurochs] { $count } aurochs
    [trading-posts] { $count ->
        [one] 1 trading post
       *[other] { $count } trading posts
    }
    [flags] { $count ->
        [one] 1 flag
       *[other] { $count } flags
    }
    [animals] { $count ->
        [one] 1 animal
       *[other] { $count } animals
    }
   *[tiles] { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
}

## Whose turn

signal-your-turn = Your turn
notify-offer = Get a notification when it’s your turn?
notify-allow = Get notified
notify-decline = No, thanks

## The end

end-wins = { $who ->
    [you] You win
   *[other] { $name } wins
}
end-wins-by = { $who ->
    [you] You win
   *[other] { $name } wins
} by { $lead ->
    [one] one point
   *[other] { $lead } points
}
end-shared = Shared victory: { $names }
end-ahead = { $lead ->
    [one] One point
   *[other] { $lead } points
} ahead of { $second }
end-two = { $first } to { $second }
end-reason = { $reason ->
    [resigned] Ended by resignation
   *[time] Decided on time
}
end-total = Total
end-points = Points
end-chart = Chart
end-chart-title = Points by turn
end-final-step = Final scoring, { $step } of { $count }
end-final-ready = What is still on the board scores now.
end-previous = Previous feature
end-next = Next feature
end-play = Play
end-pause = Pause
end-skip = Show result
end-player = Player
end-replay = Replay
end-picture = Save picture
end-picture-failed = The picture couldn’t be made. Try again.
end-download = Download game
end-leave = Leave table
end-category = { $category ->
    [city] Cities
    [town] Towns
    [road] Roads
    [forest] Forests
    [river] Rivers
    [hut] Huts
    [cloister] Cloisters
    [shrine] Cult places
    [farm] Farms
    [field] Fields
    [meadow] Meadows
    [plain] Plains
    [goods] Goods
    [award] Awards
    [fairy] Fairy
    [ransom] Ransoms
    [catapult] Catapult
   *[surveyor] Surveyors
}
chart-first = Turn 1
chart-final = Final
rematch-wanted = { $name } wants a rematch
rematch-join = Join

## Replay

replay-previous-step = Previous step
replay-next-step = Next step
replay-speed = Speed
replay-moves = Moves
replay-drawn = Drawn tile
