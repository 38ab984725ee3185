# Barele mesei, întrebările, meniul și foile.

## Bare și foi

menu = Meniu
menu-actions = Toate acțiunile
menu-share = Distribuie linkul
menu-settings = Toate setările
menu-leave = Ieși
view = Vizualizare
view-next-feature = Regiunea următoare
log-and-chat = Jurnal și chat
last-round = Runda trecută
chat-unread = { $count ->
    [one] { $count } mesaj necitit
    [few] { $count } mesaje necitite
   *[other] { $count } de mesaje necitite
}
chip-tiles-left = { $count ->
    [one] { $count } cartonaș rămas
    [few] { $count } cartonașe rămase
   *[other] { $count } de cartonașe rămase
}
spectators = { $count ->
    [0] Niciun spectator
    [one] 1 spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
}
table-public = Masă publică
table-by-link = Masă între prieteni
table-expansions = { $count ->
    [one] { $count } extensie
    [few] { $count } extensii
   *[other] { $count } de extensii
}

## Jucători

presence-computer = Calculator, { $level }
presence-computer-thinking = Calculatorul se gândește
presence-thinking = Se gândește
presence-online = Online
presence-away = Nu e aici
presence-away-for = { $minutes ->
    [one] Lipsește de { $minutes } minut
    [few] Lipsește de { $minutes } minute
   *[other] Lipsește de { $minutes } de minute
}
presence-resigned = A abandonat, joacă un calculator
supply-left = { $piece ->
    [member] Membri de trib în rezervă: { $count } din { $total }
    [settler] Coloniști în rezervă: { $count } din { $total }
   *[follower] Supuși în rezervă: { $count } din { $total }
}

## Întrebarea

dock-your-turn = E rândul tău
dock-watching = Ești spectator
dock-turn-of = La mutare: { $name }
dock-thinking = Se gândește…
dock-sending = Se trimite…
dock-turn = Rotește
dock-question = { $phase ->
    [start-turn] Începe turul
    [place-tile] Pune cartonașul
    [place-piece] { $piece ->
        [follower] Pune un supus
        [member] Pune un membru de trib
        [settler] Pune un colonist
       *[piece] Pune o piesă
    }
    [place-phantom] Pune fantoma
    [capture] Ia un prizonier
    [exchange] Schimb de prizonieri
    [move-dragon] Mută balaurul
    [leave-quarters] Ieși din Carcassonne
    [deploy] Intră în Carcassonne
    [move-count] Mută contele
    [leave-at-end] Ieși din Carcassonne
    [move-wagon] Mută căruța
    [choose-scoring] Ordinea evaluării
    [second-tile] Tur dublu
    [choose-fair] Alege o întrecere
    [throw] Aruncă
    [hand] Prinde jetonul
    [nearest] Cel mai apropiat supus
    [seduce] Înlocuiește un supus
    [recall] Recheamă abatele
    [move-fairy] Mută zâna
    [build-tower] Construiește un turn
    [remove-knight] Trimite un cavaler acasă
   *[other] Tu decizi
}
dock-help = { $phase ->
    [start-turn] Trage un cartonaș sau alege întâi altă acțiune.
    [place-piece] Alege un loc pe cartonașul tău sau sari peste.
    [place-phantom] Alege un loc liber pe cartonașul tău sau sari peste.
    [capture] Alege un supus din apropierea turnului sau sari peste.
    [exchange] Alege supusul pe care îl primești înapoi.
    [move-dragon] Alege cartonașul următor.
    [leave-quarters] Mută un supus pe regiunea evaluată sau sari peste.
    [deploy] Alege un cartier pentru un supus sau sari peste.
    [move-count] Alege un cartier pentru conte sau sari peste.
    [leave-at-end] Mută un supus pe o regiune pentru evaluarea finală sau sari peste.
    [move-wagon] Alege regiunea următoare.
    [choose-scoring] Alege regiunea evaluată prima.
    [second-tile] Ai continuat drumul sau orașul constructorului tău. Mai tragi un cartonaș?
    [choose-fair] Participă toți jucătorii.
    [throw] Țintește, alege puterea și aruncă.
    [hand] Un jeton zboară spre tine.
    [nearest] Alege supusul cel mai apropiat de jeton.
    [seduce] Alege piesa ta care îi ia locul sau sari peste.
    [recall] Aduce puncte acum și revine în rezervă. Sau sari peste.
    [move-fairy] Alege unul dintre supușii tăi sau sari peste.
    [build-tower] Alege un turn sau un loc de turn, ori sari peste.
    [remove-knight] Alege un cavaler din orașul prințesei sau sari peste.
   *[other] { "" }
}
dock-lay = Dă clic pe un loc ca să pui cartonașul, încă o dată ca să-l rotești.
dock-spaces = { $spaces ->
    [one] { $spaces } loc
    [few] { $spaces } locuri
   *[other] { $spaces } de locuri
}, { dock-tiles }
dock-tiles = { $tiles ->
    [one] { $tiles } cartonaș rămas
    [few] { $tiles } cartonașe rămase
   *[other] { $tiles } de cartonașe rămase
}
