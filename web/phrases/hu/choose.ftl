# Választás a játéktéren: a felnagyított kártya és a bábukról szóló kérdések.

role-name = { $role ->
    [highwayman] útonálló
    [knight] lovag
    [monk] szerzetes
    [heretic] eretnek
    [farmer] paraszt
    [gatherer] gyűjtögető
    [fisherman] halász
    [hunter] vadász
    [robber] rabló
    [shopkeeper] árus
    [homesteader] farmer
   *[trapper] prémvadász
}
# Több egyforma terület egy kártyán; $name a terület neve.
which-feature = { $which ->
    [upper] felső { $name }
    [lower] alsó { $name }
    [left] bal oldali { $name }
    [right] jobb oldali { $name }
    [N] északi { $name }
    [NE] északkeleti { $name }
    [E] keleti { $name }
    [SE] délkeleti { $name }
    [S] déli { $name }
    [SW] délnyugati { $name }
    [W] nyugati { $name }
    [NW] északnyugati { $name }
    [middle] középső { $name }
   *[only] { $name }
}
which-corner = { $corner ->
    [NW] északnyugati sarok
    [NE] északkeleti sarok
    [SE] délkeleti sarok
   *[SW] délnyugati sarok
}
worth-now = { $points } most
worth-complete = { $points } készen
worth-each-tile = kártyánként { $points }
worth-each-city = városonként { $points }
lens = Válassz helyet
lens-return = Helyválasztás
cluster = { $count } lehetőség
dragon-step = { $step }. lépés a 6-ból
dock-last-piece = { $piece ->
    [member] Ez az utolsó törzstagod.
    [settler] Ez az utolsó telepesed.
   *[follower] Ez az utolsó alattvalód.
}

## A katapult

sling = Katapult: húzd hátra, és engedd el
sling-help = Húzd hátra a katapultot, és engedd el. Oldalra húzva arrébb áll, hátrafelé húzva erősebbet dob. A többi a szél dolga.
catch-help = Figyeld a korongot, és koppints oda, ahová érkezik, pont amikor odaér.
use-sliders = Csúszkákkal
