# The table's bars, dock, menu and sheets.

## Bars and sheets

menu = Menu
menu-actions = All actions
menu-share = Share link
menu-settings = All settings
menu-leave = Leave table
view = View
view-next-feature = Next feature
log-and-chat = Log and chat
last-round = Last round
chat-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
chip-tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
spectators = { $count ->
    [0] No spectators
    [one] 1 spectator
   *[other] { $count } spectators
}
table-public = Public table
table-by-link = Friends’ table
table-expansions = { $count ->
    [one] { $count } expansion
   *[other] { $count } expansions
}

## Player cards

presence-computer = Computer, { $level }
presence-computer-thinking = Computer is thinking
presence-thinking = Thinking
presence-online = Online
presence-away = Away
presence-away-for = { $minutes ->
    [one] Away for { $minutes } minute
   *[other] Away for { $minutes } minutes
}
presence-resigned = Resigned, computer plays
supply-left = { $piece ->
    [member] Tribe members left: { $count } of { $total }
    [settler] Settlers left: { $count } of { $total }
   *[follower] Followers left: { $count } of { $total }
}

## Dock

dock-your-turn = Your turn
dock-watching = You are watching
dock-turn-of = { $name }’s turn
dock-thinking = Thinking…
dock-sending = Sending…
dock-turn = Turn
dock-question = { $phase ->
    [start-turn] Begin your turn
    [place-tile] Place your tile
    [place-piece] { $piece ->
        [follower] Place a follower
        [member] Place a tribe member
        [settler] Place a settler
       *[piece] Place a piece
    }
    [place-phantom] Place the phantom
    [capture] Capture a follower
    [exchange] Prisoner exchange
    [move-dragon] Move the dragon
    [leave-quarters] Leave Carcassonne
    [deploy] Into Carcassonne
    [move-count] Move the count
    [leave-at-end] Leave Carcassonne
    [move-wagon] Move your wagon
    [choose-scoring] Choose scoring order
    [second-tile] Double turn
    [choose-fair] Choose a contest
    [throw] Throw
    [hand] Catch it
    [nearest] Nearest follower
    [seduce] Replace a follower
    [recall] Recall your abbot
    [move-fairy] Move the fairy
    [build-tower] Build a tower
    [remove-knight] Send a knight home
   *[other] Your decision
}
dock-help = { $phase ->
    [start-turn] Draw a tile, or choose another action first.
    [place-piece] Choose a place on your tile, or skip.
    [place-phantom] Choose a free place on your tile, or skip.
    [capture] Choose a follower near the tower, or skip.
    [exchange] Choose the follower you get back.
    [move-dragon] Choose the next tile.
    [leave-quarters] Move a follower to the feature being scored, or skip.
    [deploy] Choose a quarter for a follower, or skip.
    [move-count] Choose a quarter for the count, or skip.
    [leave-at-end] Move a follower to a feature for the final scoring, or skip.
    [move-wagon] Choose the next feature.
    [choose-scoring] Choose the feature to score first.
    [second-tile] You extended your builder’s road or city. Draw a second tile?
    [choose-fair] All players take part.
    [throw] Aim, choose the power, and throw.
    [hand] A token is flying to you.
    [nearest] Choose the follower nearest to the token.
    [seduce] Choose one of yours to take its place, or skip.
    [recall] It scores now and returns to your supply. Or skip.
    [move-fairy] Choose one of your followers, or skip.
    [build-tower] Choose a tower or a tower space, or skip.
    [remove-knight] Choose a knight in the princess’s city, or skip.
   *[other] { "" }
}
dock-lay = Click a space to lay it, click again to turn it.
dock-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, { dock-tiles }
dock-tiles = { $tiles ->
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}
