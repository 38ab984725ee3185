# Ami történt: a napló, a tempó, a játszma vége.

## Napló

log-you = Te
log-laid = { $subject } { $who ->
    [you] leraktál
   *[one] lerakott
} egy kártyát
log-placed = { $subject } { $who ->
    [you] letettél
   *[one] letett
} { $piece ->
    [highwayman] egy útonállót
    [knight] egy lovagot
    [monk] egy szerzetest
    [heretic] egy eretneket
    [farmer] egy parasztot
    [gatherer] egy gyűjtögetőt
    [fisherman] egy halászt
    [hunter] egy vadászt
    [robber] egy rablót
    [shopkeeper] egy árust
    [homesteader] egy farmert
    [trapper] egy prémvadászt
    [mayor] egy polgármestert
    [wagon] egy szekeret
    [abbot] egy apátot
    [phantom] egy fantomot
    [builder] egy építészt
    [pig] egy disznót
    [hut] egy kunyhót
    [barn] egy pajtát
   *[other] egy bábut
}
log-scored = { $subject }: { $how ->
    [closed] kész { feature-name }
   *[other] { scored-feature }
}, { $sum }
scored-feature = { $how ->
    [unfinished] befejezetlen { $feature ->
        [road] út
        [city] város
        [shrine] szekta
        [town] város
        [farm] farm
       *[cloister] kolostor
    }
    [huts] folyórendszer
    [barn] pajta
    [recalled] visszahívott apát
   *[other] { feature-name }
}
log-term = { $what ->
    [shields] { $count } címer
    [cities] { $count } város
    [cities-before] { $count } már számolt város
    [forest-pieces] { $count } erdődarab
    [mushrooms] { $count } gombacsoport
    [fish] { $count } hal
    [deer] { $count } szarvas
    [deer-eaten] { $count } megevett szarvas
    [mammoths] { $count } mamut
    [aurochs] { $count } őstulok
    [trading-posts] { $count } kereskedelmi ügynökség
    [flags] { $count } zászló
    [animals] { $count } állat
   *[tiles] { $count } kártya
}

## Ki következik

signal-your-turn = Te jössz
notify-offer = Kérsz értesítést, amikor te jössz?
notify-allow = Értesítés kérése
notify-decline = Nem, köszönöm

## A vége

end-wins = { $who ->
    [you] Nyertél
   *[other] { $name } nyert
}
end-wins-by = { $who ->
    [you] Nyertél
   *[other] { $name } nyert
} { $lead } ponttal
end-shared = Közös győzelem: { $names }
end-ahead = Előny: { $lead } pont, második: { $second }
end-two = { $first } : { $second }
end-reason = { $reason ->
    [resigned] Feladással ért véget
   *[time] Az idő döntött
}
end-total = Összesen
end-points = Pontok
end-chart = Grafikon
end-chart-title = Pontok körönként
end-final-step = Végső kiértékelés, { $step } / { $count }
end-final-ready = Most az ér pontot, ami még a játéktéren van.
end-previous = Előző terület
end-next = Következő terület
end-play = Lejátszás
end-pause = Szünet
end-skip = Eredmény
end-player = Játékos
end-replay = Visszajátszás
end-picture = Kép mentése
end-picture-failed = Nem sikerült képet készíteni. Próbáld újra.
end-download = Játszma letöltése
end-leave = Kilépés
end-category = { $category ->
    [city] Városok
    [town] Városok
    [road] Utak
    [forest] Erdők
    [river] Folyók
    [hut] Kunyhók
    [cloister] Kolostorok
    [shrine] Szekták
    [farm] Farmok
    [field] Mezők
    [meadow] Tisztások
    [plain] Mezők
    [goods] Árucikkek
    [award] Király és rablólovag
    [fairy] Tündér
    [ransom] Váltságdíjak
    [catapult] Katapult
   *[surveyor] Felügyelők
}
chart-first = 1. kör
chart-final = Vége
rematch-wanted = { $name } visszavágót szeretne
rematch-join = Csatlakozás

## Visszajátszás

replay-previous-step = Előző lépés
replay-next-step = Következő lépés
replay-speed = Sebesség
replay-moves = Lépések
replay-drawn = Húzott kártya
