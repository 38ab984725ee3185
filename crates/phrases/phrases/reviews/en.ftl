# What players read in the review of a game, in English.

## Why a plan is better

reason-scores = Scores { $feature ->
        [road] a road
        [city] a city
        [shrine] a cult place
        [field] a field
        [river] a river
        [forest] a forest
        [lake] a lake
        [meadow] a meadow
        [town] a town
        [farm] a farm
        [plain] a plain
       *[cloister] a cloister
    }: { $points }.

reason-gives-less = { $name } gets { $points } less for { $feature ->
        [road] a road
        [city] a city
        [shrine] a cult place
        [field] a field
        [river] a river
        [forest] a forest
        [lake] a lake
        [meadow] a meadow
        [town] a town
        [farm] a farm
        [plain] a plain
       *[cloister] a cloister
    }.

reason-more-points = { $points } more in bonuses.

reason-claims = Takes { $feature ->
        [road] a road
        [city] a city
        [shrine] a cult place
        [field] a field
        [river] a river
        [forest] a forest
        [lake] a lake
        [meadow] a meadow
        [town] a town
        [farm] a farm
        [plain] a plain
       *[cloister] a cloister
    } that nobody has: { $has ->
    [now] { $now } now, about { $expected } expected.
   *[later] about { $expected } expected.
}

reason-holds = Keeps the { $feature ->
        [road] road
        [city] city
        [shrine] cult place
        [field] field
        [river] river
        [forest] forest
        [lake] lake
        [meadow] meadow
        [town] town
        [farm] farm
        [plain] plain
       *[cloister] cloister
    }: about { $expected } expected.

reason-takes-over = Takes over { $name }’s { $feature ->
        [road] road
        [city] city
        [shrine] cult place
        [field] field
        [river] river
        [forest] forest
        [lake] lake
        [meadow] meadow
        [town] town
        [farm] farm
        [plain] plain
       *[cloister] cloister
    }: about { $expected } expected.

reason-shares = Gets a share of { $name }’s { $feature ->
        [road] road
        [city] city
        [shrine] cult place
        [field] field
        [river] river
        [forest] forest
        [lake] lake
        [meadow] meadow
        [town] town
        [farm] farm
        [plain] plain
       *[cloister] cloister
    }: about { $expected } expected.

reason-keeps = { $name } gets no share of the { $feature ->
        [road] road
        [city] city
        [shrine] cult place
        [field] field
        [river] river
        [forest] forest
        [lake] lake
        [meadow] meadow
        [town] town
        [farm] farm
        [plain] plain
       *[cloister] cloister
    }.

reason-blocks = { $now ->
    [0] Closes { $name }’s { $feature ->
            [road] road
            [city] city
            [shrine] cult place
            [field] field
            [river] river
            [forest] forest
            [lake] lake
            [meadow] meadow
            [town] town
            [farm] farm
            [plain] plain
           *[cloister] cloister
        } off: it needed { $before ->
        [one] the one tile left that fits
       *[other] one of { $before } tiles left
    }.
   *[other] Makes { $name }’s { $feature ->
            [road] road
            [city] city
            [shrine] cult place
            [field] field
            [river] river
            [forest] forest
            [lake] lake
            [meadow] meadow
            [town] town
            [farm] farm
            [plain] plain
           *[cloister] cloister
        } harder to complete: { $now ->
        [one] only 1 tile left fits
       *[other] only { $now } tiles left fit
    } its tightest spot, not { $before }.
}

reason-eases = { $before ->
    [0] Lets this { $feature ->
            [road] road
            [city] city
            [shrine] cult place
            [field] field
            [river] river
            [forest] forest
            [lake] lake
            [meadow] meadow
            [town] town
            [farm] farm
            [plain] plain
           *[cloister] cloister
        } still be completed: { $now ->
        [one] 1 tile left fits
       *[other] { $now } tiles left fit
    }.
   *[other] Makes this { $feature ->
            [road] road
            [city] city
            [shrine] cult place
            [field] field
            [river] river
            [forest] forest
            [lake] lake
            [meadow] meadow
            [town] town
            [farm] farm
            [plain] plain
           *[cloister] cloister
        } easier to complete: { $now ->
        [one] 1 tile left fits
       *[other] { $now } tiles left fit
    } its tightest spot, not { $before }.
}

reason-extends = Makes this { $feature ->
        [road] road
        [city] city
        [shrine] cult place
        [field] field
        [river] river
        [forest] forest
        [lake] lake
        [meadow] meadow
        [town] town
        [farm] farm
        [plain] plain
       *[cloister] cloister
    } worth about { $points } more.

reason-extends-less = Does not make { $name }’s { $feature ->
        [road] road
        [city] city
        [shrine] cult place
        [field] field
        [river] river
        [forest] forest
        [lake] lake
        [meadow] meadow
        [town] town
        [farm] farm
        [plain] plain
       *[cloister] cloister
    } worth about { $points } more.

reason-spares-follower = { $how ->
    [last] Keeps the last { $game ->
        [hunters-and-gatherers] tribe member
        [mayflower] settler
       *[carcassonne] follower
    }.
    [back] Gets a { $game ->
        [hunters-and-gatherers] tribe member
        [mayflower] settler
       *[carcassonne] follower
    } back: { $count } free.
   *[free] Keeps a { $game ->
        [hunters-and-gatherers] tribe member
        [mayflower] settler
       *[carcassonne] follower
    } free: { $count } left.
}

reason-spares-big-follower = Keeps the big follower.

reason-counts-twice = The big follower counts twice here.

reason-another-turn = Gets another turn.

reason-fairy = With the fairy: 1 point at the start of each turn.

reason-may-join = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
} could join this { $feature ->
        [road] road
        [city] city
        [shrine] cult place
        [field] field
        [river] river
        [forest] forest
        [lake] lake
        [meadow] meadow
        [town] town
        [farm] farm
        [plain] plain
       *[cloister] cloister
    } to { $whose ->
    [nobody] a free one.
   *[name] { $name }’s.
}

reason-may-not-join = Otherwise, { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
} could join the { $feature ->
        [road] road
        [city] city
        [shrine] cult place
        [field] field
        [river] river
        [forest] forest
        [lake] lake
        [meadow] meadow
        [town] town
        [farm] farm
        [plain] plain
       *[cloister] cloister
    } in { $name }’s favour.

reason-removes = { $when ->
    [next] Then captures { owned-piece }.
   *[now] Removes { owned-piece }.
}

reason-later = Pays off later: the search finds about { $expected } more.

## What a mistake was

mistake-scores = { $points } not taken

mistake-gives-less = Points for { $name }

mistake-more-points = { $points } not taken

mistake-claims = { $feature ->
    [road] Road
    [city] City
    [shrine] Cult place
    [field] Field
    [river] River
    [forest] Forest
    [lake] Lake
    [meadow] Meadow
    [town] Town
    [farm] Farm
    [plain] Plain
   *[cloister] Cloister
} left free

mistake-holds = { $feature ->
        [road] Road
        [city] City
        [shrine] Cult place
        [field] Field
        [river] River
        [forest] Forest
        [lake] Lake
        [meadow] Meadow
        [town] Town
        [farm] Farm
        [plain] Plain
       *[cloister] Cloister
    } given up

mistake-takes-over = Missed takeover

mistake-shares = Missed share

mistake-keeps = A share for { $name }

mistake-blocks = Missed block

mistake-eases = { $feature ->
    [road] Road
    [city] City
    [shrine] Cult place
    [field] Field
    [river] River
    [forest] Forest
    [lake] Lake
    [meadow] Meadow
    [town] Town
    [farm] Farm
    [plain] Plain
   *[cloister] Cloister
} hard to complete

mistake-extends = { $feature ->
        [road] Road
        [city] City
        [shrine] Cult place
        [field] Field
        [river] River
        [forest] Forest
        [lake] Lake
        [meadow] Meadow
        [town] Town
        [farm] Farm
        [plain] Plain
       *[cloister] Cloister
    } not extended

mistake-extends-less = Growth for { $name }

mistake-spares-follower = { $how ->
    [back] { $game ->
        [hunters-and-gatherers] Tribe member
        [mayflower] Settler
       *[carcassonne] Follower
    } left out
   *[other] { $game ->
        [hunters-and-gatherers] Tribe member
        [mayflower] Settler
       *[carcassonne] Follower
    } spent
}

mistake-spares-big-follower = Big follower spent

mistake-counts-twice = Big follower not used

mistake-another-turn = Extra turn missed

mistake-fairy = Fairy not moved

mistake-may-join = Missed way in

mistake-may-not-join = A way in for { $name }

mistake-removes = Missed attack

mistake-later = Better plan missed

## What a plan does

piece-name = { $piece ->
    [highwayman] Highwayman
    [knight] Knight
    [monk] Monk
    [heretic] Heretic
    [farmer] Farmer
    [big-highwayman] Big highwayman
    [big-knight] Big knight
    [big-monk] Big monk
    [big-heretic] Big heretic
    [big-farmer] Big farmer
    [follower] Follower
    [big-follower] Big follower
    [mayor] Mayor
    [wagon] Wagon
    [abbot] Abbot
    [phantom] Phantom
    [builder] Builder
    [pig] Pig
    [gatherer] Gatherer
    [fisherman] Fisherman
    [hunter] Hunter
    [hut] Hut
    [robber] Robber
    [shopkeeper] Shopkeeper
    [homesteader] Homesteader
    [trapper] Trapper
   *[barn] Barn
}

plan-no-piece = Tile only

plan-pass = { $phase ->
    [second-tile] No second tile
   *[other] Skip
}

plan-complete = { $what }: { $has ->
    [now] { $now } now, { $complete } complete
   *[later] { $complete } complete
}

plan-end = { $what }: { $now } at the end

plan-scores = { $what }, +{ $count } at once

plan-gain = +{ $count } at once.

## The summary

draws = { $kind ->
    [good] Good draws
    [poor] Poor draws
   *[even] Even draws
}

moves = { $kind ->
    [good] strong moves
    [poor] costly moves
   *[even] even moves
}

summary-title = { $draws }, { $moves }

summary = { $result ->
    [won] { $name } won by { $lead }
    [lost] { $name } lost by { $lead }
    [tied] { $name } tied
   *[open] { $name }, when the game stopped
}: { $tiles } by the tiles, { $moves } by moves{ $start ->
    [0] { "" }
   *[other] { $players ->
        [2] , { $start } by the start
       *[other] ; an average seat has { $start }
    }
}.

accuracy = Accuracy { $accuracy } %, { $lost } lost

verdict = { $verdict ->
    [best] Best
    [good] Good
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
