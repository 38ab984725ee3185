# Az asztal sávjai, kérdései, menüje és lapjai.

## Sávok és lapok

menu = Menü
menu-actions = Minden lehetőség
menu-share = Link megosztása
menu-settings = Összes beállítás
menu-leave = Kilépés
view = Nézet
view-next-feature = Következő terület
log-and-chat = Napló és csevegés
last-round = Legutóbbi kör
chat-unread = { $count ->
   *[other] { $count } olvasatlan üzenet
}
chip-tiles-left = { $count ->
   *[other] Még { $count } kártya
}
spectators = { $count ->
    [0] Nincs néző
   *[other] { $count } néző
}
table-public = Nyilvános asztal
table-by-link = Baráti asztal
table-expansions = { $count ->
   *[other] { $count } kiegészítő
}

## Játékosok

presence-computer = Gép, { $level }
presence-computer-thinking = A gép gondolkodik
presence-thinking = Gondolkodik
presence-online = Elérhető
presence-away = Nincs itt
presence-away-for = { $minutes ->
   *[other] { $minutes } perce nincs itt
}
presence-resigned = Feladta, gép játszik helyette
supply-left = { $piece ->
    [member] Törzstagok a készletben: { $count } / { $total }
    [settler] Telepesek a készletben: { $count } / { $total }
   *[follower] Alattvalók a készletben: { $count } / { $total }
}

## Kérdés

dock-your-turn = Te jössz
dock-watching = Nézőként vagy itt
dock-turn-of = { $name } következik
dock-thinking = Gondolkodik…
dock-sending = Küldés…
dock-turn = Forgatás
dock-question = { $phase ->
    [start-turn] Kezdd el a köröd
    [place-tile] Rakd le a kártyát
    [place-piece] { $piece ->
        [follower] Tegyél le egy alattvalót
        [member] Tegyél le egy törzstagot
        [settler] Tegyél le egy telepest
       *[piece] Tegyél le egy bábut
    }
    [place-phantom] Tedd le a fantomot
    [capture] Ejts foglyot
    [exchange] Fogolycsere
    [move-dragon] Lépj a sárkánnyal
    [leave-quarters] Ki Carcassonne-ból
    [deploy] Be Carcassonne-ba
    [move-count] Lépj a gróffal
    [leave-at-end] Ki Carcassonne-ból
    [move-wagon] Lépj a szekérrel
    [choose-scoring] A kiértékelés sorrendje
    [second-tile] Duplázás
    [choose-fair] Válassz vetélkedőt
    [throw] Dobj
    [hand] Kapd el
    [nearest] A legközelebbi alattvaló
    [seduce] Cserélj le egy alattvalót
    [recall] Hívd vissza az apátot
    [move-fairy] Lépj a tündérrel
    [build-tower] Építs tornyot
    [remove-knight] Küldj haza egy lovagot
   *[other] Te döntesz
}
dock-help = { $phase ->
    [start-turn] Húzz kártyát, vagy előbb válassz mást.
    [place-piece] Válassz helyet a kártyádon, vagy hagyd ki.
    [place-phantom] Válassz szabad helyet a kártyádon, vagy hagyd ki.
    [capture] Válassz egy alattvalót a torony közelében, vagy hagyd ki.
    [exchange] Válaszd ki, melyik alattvalót kapod vissza.
    [move-dragon] Válaszd ki a következő kártyát.
    [leave-quarters] Tegyél egy alattvalót a kiértékelt területre, vagy hagyd ki.
    [deploy] Válassz negyedet egy alattvalónak, vagy hagyd ki.
    [move-count] Válassz negyedet a grófnak, vagy hagyd ki.
    [leave-at-end] Tegyél egy alattvalót egy területre a végső kiértékeléshez, vagy hagyd ki.
    [move-wagon] Válaszd ki a következő területet.
    [choose-scoring] Válaszd ki az elsőként kiértékelt területet.
    [second-tile] Folytattad az építészed útját vagy városát. Húzol még egy kártyát?
    [choose-fair] Mindenki részt vesz benne.
    [throw] Célozz, válassz erőt, és dobj.
    [hand] Feléd repül egy korong.
    [nearest] Válaszd ki a koronghoz legközelebbi alattvalót.
    [seduce] Válaszd ki, melyik bábud álljon a helyére, vagy hagyd ki.
    [recall] Most pontot hoz, és visszatér a készletedbe. Vagy hagyd ki.
    [move-fairy] Válaszd ki egy alattvalódat, vagy hagyd ki.
    [build-tower] Válassz tornyot vagy toronyhelyet, vagy hagyd ki.
    [remove-knight] Válassz lovagot a hercegnő városából, vagy hagyd ki.
   *[other] { "" }
}
dock-lay = Kattints egy helyre a lerakáshoz, újra a forgatáshoz.
dock-spaces = { $spaces ->
   *[other] { $spaces } hely
}, { dock-tiles }
dock-tiles = { $tiles ->
   *[other] még { $tiles } kártya
}
