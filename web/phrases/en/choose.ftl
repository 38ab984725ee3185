# Choosing on the board: the enlarged tile, and questions about pieces.

role-name = { $role ->
    [highwayman] highwayman
    [knight] knight
    [monk] monk
    [heretic] heretic
    [farmer] farmer
    [gatherer] gatherer
    [fisherman] fisherman
    [hunter] hunter
    [robber] robber
    [shopkeeper] shopkeeper
    [homesteader] farmer
   *[trapper] trapper
}
# One of several equal features on a tile; $name is the feature.
which-feature = { $which ->
    [upper] upper { $name }
    [lower] lower { $name }
    [left] left { $name }
    [right] right { $name }
    [N] north { $name }
    [NE] north-east { $name }
    [E] east { $name }
    [SE] south-east { $name }
    [S] south { $name }
    [SW] south-west { $name }
    [W] west { $name }
    [NW] north-west { $name }
    [middle] middle { $name }
   *[only] { $name }
}
which-corner = { $corner ->
    [NW] north-west corner
    [NE] north-east corner
    [SE] south-east corner
   *[SW] south-west corner
}
worth-now = { $points } now
worth-complete = { $points } complete
worth-each-tile = { $points } a tile
worth-each-city = { $points } a city
lens = Choose a place
lens-return = Choose a place
cluster = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
dragon-step = Step { $step } of 6
dock-last-piece = { $piece ->
    [member] This is your last tribe member.
    [settler] This is your last settler.
   *[follower] This is your last follower.
}

## The catapult

sling = Catapult: pull it back and let go
sling-help = Pull the catapult back and let go. Sideways moves it along its side; the further back, the stronger. Wind does the rest.
catch-help = Watch the token fly and tap where it arrives, just as it arrives.
use-sliders = Use sliders
