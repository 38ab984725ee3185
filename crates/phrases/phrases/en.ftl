# What players read of a game, in English.

## Words

and = { $others } and { $last }
computer = Computer
deleted-player = Deleted player

points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

plus-points = +{ $count }

a-piece = { $piece ->
    [highwayman] a highwayman
    [knight] a knight
    [monk] a monk
    [heretic] a heretic
    [farmer] a farmer
    [big-highwayman] a big highwayman
    [big-knight] a big knight
    [big-monk] a big monk
    [big-heretic] a big heretic
    [big-farmer] a big farmer
    [follower] a follower
    [big-follower] a big follower
    [mayor] a mayor
    [wagon] a wagon
    [abbot] an abbot
    [phantom] a phantom
    [builder] a builder
    [pig] a pig
    [gatherer] a gatherer
    [fisherman] a fisherman
    [hunter] a hunter
    [hut] a hut
    [robber] a robber
    [shopkeeper] a shopkeeper
    [homesteader] a farmer
    [trapper] a trapper
   *[barn] a barn
}

the-piece = { $piece ->
    [highwayman] the highwayman
    [knight] the knight
    [monk] the monk
    [heretic] the heretic
    [farmer] the farmer
    [big-highwayman] the big highwayman
    [big-knight] the big knight
    [big-monk] the big monk
    [big-heretic] the big heretic
    [big-farmer] the big farmer
    [follower] the follower
    [big-follower] the big follower
    [mayor] the mayor
    [wagon] the wagon
    [abbot] the abbot
    [phantom] the phantom
    [builder] the builder
    [pig] the pig
    [gatherer] the gatherer
    [fisherman] the fisherman
    [hunter] the hunter
    [hut] the hut
    [robber] the robber
    [shopkeeper] the shopkeeper
    [homesteader] the farmer
    [trapper] the trapper
   *[barn] the barn
}

owned-piece = { $owner }’s { $piece ->
    [highwayman] highwayman
    [knight] knight
    [monk] monk
    [heretic] heretic
    [farmer] farmer
    [big-highwayman] big highwayman
    [big-knight] big knight
    [big-monk] big monk
    [big-heretic] big heretic
    [big-farmer] big farmer
    [follower] follower
    [big-follower] big follower
    [mayor] mayor
    [wagon] wagon
    [abbot] abbot
    [phantom] phantom
    [builder] builder
    [pig] pig
    [gatherer] gatherer
    [fisherman] fisherman
    [hunter] hunter
    [hut] hut
    [robber] robber
    [shopkeeper] shopkeeper
    [homesteader] farmer
    [trapper] trapper
   *[barn] barn
}

# Where a piece stands, as far as its name doesn’t say.
stands-on = { $on ->
    [tower] { " " }on the tower
    [castle] { " " }in the castle
    [market] { " " }in the market
    [blacksmith] { " " }in the smithy
    [cathedral] { " " }in the cathedral
   *[feature] { "" }
}

## What happened

first-player = { $name } starts.

tile-drawn = { $name } drew a tile.

tile-removed = The tile fitted nowhere and left the game.

tile-placed = { $name } laid a tile.

piece-placed = { $name } placed { a-piece }{ $on ->
    [road] { " " }on the road
    [city] { " " }in the city
    [cloister] { " " }in the cloister
    [shrine] { " " }on the cult place
    [field] { " " }on the field
   *[feature] { "" }
}.

piece-returned = { $name } got { the-piece } back.

river-tile-aside = A river tile had no place and was set aside.

river-left-out = The rest of the river had no place and was left out.

extra-turn = Volcano lake: { $name } gets another turn.

dragon-tile-aside = A dragon tile was set aside until the dragon comes.

dragon-tiles-back = { $count ->
    [one] 1 dragon tile went back into the stack.
   *[other] { $count } dragon tiles went back into the stack.
}

dragon-came = { $name } called the dragon to the volcano.

dragon-stuck = { $count ->
    [one] The dragon got stuck after 1 step.
   *[other] The dragon got stuck after { $count } steps.
}

dragon-moved = { $name } moved the dragon.

eaten = The dragon ate { owned-piece }{ stands-on }.

left-alone = { $name } took { the-piece } home: no follower was left beside it.

fairy-moved = { $name } moved the fairy to a follower { $feature ->
    [road] on the road
    [city] in the city
    [shrine] on the cult place
    [field] on the field
    [tower] on the tower
    [castle] in the castle
    [market] in the market
    [blacksmith] in the smithy
    [cathedral] in the cathedral
   *[cloister] in the cloister
}.

fairy-greets = { $name }: { $points }, started the turn beside the fairy.

fairy-rewards = { $name }: { $points }, fairy beside a follower { $feature ->
    [road] on the scored road
    [city] in the scored city
    [shrine] on the scored cult place
    [field] on the scored field
   *[cloister] in the scored cloister
}.

knight-removed = Princess: { $name } sent { owned-piece } home.

tower-built = { $name } built a tower up to { $count ->
    [one] 1 level
   *[other] { $count } levels
}.

tower-climbed = { $name } placed { a-piece } on the tower.

captured = { $name } captured { owned-piece }{ stands-on }.

taken-home = { $name } took { the-piece }{ stands-on } home.

exchanged = Prisoner exchange: { $name } got { the-piece } back from { $captor }.

ransomed = { $name } paid { $captor } { $points } and got { the-piece } back.

abbey-placed = { $name } laid an abbey.

last-abbeys = The last turn is over. Abbeys can still be laid.

barn-placed = { $name } placed a barn.

wagon-moved = { $name } moved the wagon to the { $feature ->
    [road] road
    [city] city
    [shrine] cult place
   *[cloister] cloister
}.

left-quarter = { $name } moved { a-piece } from the { $quarter ->
    [castle] castle
    [market] market
    [blacksmith] smithy
   *[cathedral] cathedral
} to the { $feature ->
    [road] road
    [city] city
    [shrine] cult place
    [field] field
   *[cloister] cloister
}.

deployed = { $name } placed { a-piece } in the { $quarter ->
    [castle] castle
    [market] market
    [blacksmith] smithy
   *[cathedral] cathedral
} of Carcassonne.

count-moved = { $name } moved the count to the { $quarter ->
    [castle] castle
    [market] market
    [blacksmith] smithy
   *[cathedral] cathedral
}.

fair-opened = Fair! { $name } chose { $contest ->
    [knock-out] the pie fight
    [seduction] seduction
    [target] the marksmen’s feast
   *[catch] catch
}.

token-landed = { $name } threw a token.

knocked-out = { $name } hit { owned-piece }{ stands-on }: it goes home.

seduced = { $name } replaced { owned-piece }{ stands-on }.

seduced-from-table = { $name } moved a follower and replaced { owned-piece }{ stands-on }.

gap-measured = { $name } measured the distance to the fair.

target-hit = { $name }: { $points }, token nearest to the fair.

catch-scored = { $winner }: { $points }, { $name } threw to { $catcher }: { $result ->
    [caught] caught
    [far] not caught, far enough
    [short] not caught, too short
   *[touched] touched, not caught
}.

double-turn = { $name } gets a double turn.

challenge-opened = Challenge! A cloister and a cult place compete.

challenge-lost = Challenge lost: the { $feature ->
    [shrine] cult place
   *[cloister] cloister
} scores nothing.

goods-taken = { $name } received goods: { $goods ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
} × { $count }.

award-taken = { $award ->
    [king] New King
   *[robber-baron] New Robber Baron
}: { $name } ({ $count ->
    [one] 1 tile
   *[other] { $count } tiles
}).

gold-found = { $name } found gold in the forest and draws a bonus tile.

surveyor-bonus = { $name }: { $points }, in the surveyors’ column.

surveyor-moved = { $name } moved a surveyor west.

left-behind = The surveyors left { owned-piece } behind: it goes home.

final-scoring = Final scoring

## Scores

score-for = { $names }: { $points }, { $what } ({ $sum }).

score-for-nobody = No points: { $what }, unclaimed.

score-for-no-strength = No points: { $what }, no player has strength there.

what-with = { $what }, { $reason }

because-inn = with an inn

because-cathedral = with a cathedral

because-tiny-city = only two tiles

because-pig = with a pig

because-pig-herd = with a pig herd

because-fire = tigers driven away by fire

because-dolmen = only the hunter beside the dolmen counts

goods-scored = { $names }: { $points }, most { $goods ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
} ({ $count }).

award-scored = { $name }: { $points }, { $award ->
    [king] King, completed cities
   *[robber-baron] Robber Baron, completed roads
}: { $count }.

score-with-majority = { $score } Strength: { $strengths }.

strength = { $name } { $count }

what-completed = { $feature ->
    [road] road completed
    [city] city completed
    [shrine] cult place completed
    [river] river completed
    [forest] forest completed
    [town] town completed
    [farm] farm completed
   *[cloister] cloister completed
}

what-unfinished = unfinished { $feature ->
    [road] road
    [city] city
    [shrine] cult place
    [town] town
    [farm] farm
   *[cloister] cloister
}

what-farmers = field

what-barn-placed = field with a new barn

what-barn-joined = field joined to a barn

what-recalled = { $feature ->
    [shrine] abbot recalled from the cult place
   *[cloister] abbot recalled from the cloister
}

what-barn = barn

what-huts = river system

what-hunters = meadow

what-trappers = plain

term-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

term-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}

term-cloister-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

term-cities = { $count ->
    [one] 1 completed city
   *[other] { $count } completed cities
}

term-cities-before = { $count ->
    [one] 1 city already counted
   *[other] { $count } cities already counted
}

term-forest-pieces = { $count ->
    [one] 1 forest piece
   *[other] { $count } forest pieces
}

term-mushrooms = { $count ->
    [one] 1 group of mushrooms
   *[other] { $count } groups of mushrooms
}

term-fish = { $count ->
    [one] 1 fish
   *[other] { $count } fish
}

term-deer = { $count ->
    [one] 1 deer
   *[other] { $count } deer
}

term-deer-eaten = { $count ->
    [one] 1 deer eaten by tigers
   *[other] { $count } deer eaten by tigers
}

term-mammoths = { $count ->
    [one] 1 mammoth
   *[other] { $count } mammoths
}

term-aurochs = { $count ->
    [one] 1 aurochs
   *[other] { $count } aurochs
}

term-trading-posts = { $count ->
    [one] 1 trading post
   *[other] { $count } trading posts
}

term-flags = { $count ->
    [one] 1 flag
   *[other] { $count } flags
}

term-farm-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

term-animals = { $count ->
    [one] 1 animal
   *[other] { $count } animals
}

term-nothing = { $feature ->
    [river] no fish
    [meadow] nothing to hunt
    [plain] no animals
   *[field] no completed city
}

## The end

result = { $name }: { $points }

winner = { $names } wins.

winners = Shared victory: { $names }.

not-over = Game in progress: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} left.

## Email

email-confirm-subject = Confirm your email address

email-confirm =
    Hi { $account },

    Someone, hopefully you, added this email address to your Bastide account
    at { $server }.

    To confirm it, open this link within 24 hours:

    { $link }

    If it wasn’t you, ignore this email. The address won’t be used.

email-reset-subject = Set a new Bastide password

email-reset =
    Hi { $account },

    Someone, hopefully you, asked for a new password for your Bastide account
    at { $server }.

    To choose one, open this link within an hour:

    { $link }

    The link works once. If it wasn’t you, ignore this email: your password
    stays as it is.
