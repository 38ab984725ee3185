# Amit a játékosok egy játszmáról olvasnak, magyarul.

## Szavak

and = { $others } és { $last }
computer = Gép
deleted-player = Törölt játékos

points = { $count } pont

plus-points = +{ $count } pont

a-piece = { $piece ->
    [highwayman] egy útonállót
    [knight] egy lovagot
    [monk] egy szerzetest
    [heretic] egy eretneket
    [farmer] egy parasztot
    [big-highwayman] egy nagy útonállót
    [big-knight] egy nagy lovagot
    [big-monk] egy nagy szerzetest
    [big-heretic] egy nagy eretneket
    [big-farmer] egy nagy parasztot
    [follower] egy alattvalót
    [big-follower] egy nagy alattvalót
    [mayor] egy polgármestert
    [wagon] egy szekeret
    [abbot] egy apátot
    [phantom] egy fantomot
    [builder] egy építészt
    [pig] egy disznót
    [gatherer] egy gyűjtögetőt
    [fisherman] egy halászt
    [hunter] egy vadászt
    [hut] egy kunyhót
    [robber] egy rablót
    [shopkeeper] egy árust
    [homesteader] egy farmert
    [trapper] egy prémvadászt
   *[barn] egy pajtát
}

# A saját bábu, birtokos tárgyesetben.
the-piece = { $piece ->
    [highwayman] az útonállóját
    [knight] a lovagját
    [monk] a szerzetesét
    [heretic] az eretnekét
    [farmer] a parasztját
    [big-highwayman] a nagy útonállóját
    [big-knight] a nagy lovagját
    [big-monk] a nagy szerzetesét
    [big-heretic] a nagy eretnekét
    [big-farmer] a nagy parasztját
    [follower] az alattvalóját
    [big-follower] a nagy alattvalóját
    [mayor] a polgármesterét
    [wagon] a szekerét
    [abbot] az apátját
    [phantom] a fantomját
    [builder] az építészét
    [pig] a disznóját
    [gatherer] a gyűjtögetőjét
    [fisherman] a halászát
    [hunter] a vadászát
    [hut] a kunyhóját
    [robber] a rablóját
    [shopkeeper] az árusát
    [homesteader] a farmerét
    [trapper] a prémvadászát
   *[barn] a pajtáját
}

owned-piece = { $owner } { $piece ->
    [highwayman] útonállóját
    [knight] lovagját
    [monk] szerzetesét
    [heretic] eretnekét
    [farmer] parasztját
    [big-highwayman] nagy útonállóját
    [big-knight] nagy lovagját
    [big-monk] nagy szerzetesét
    [big-heretic] nagy eretnekét
    [big-farmer] nagy parasztját
    [follower] alattvalóját
    [big-follower] nagy alattvalóját
    [mayor] polgármesterét
    [wagon] szekerét
    [abbot] apátját
    [phantom] fantomját
    [builder] építészét
    [pig] disznóját
    [gatherer] gyűjtögetőjét
    [fisherman] halászát
    [hunter] vadászát
    [hut] kunyhóját
    [robber] rablóját
    [shopkeeper] árusát
    [homesteader] farmerét
    [trapper] prémvadászát
   *[barn] pajtáját
}

# Hol áll a bábu, ha a neve nem mondja meg.
stands-on = { $on ->
    [tower] { " " }(a tornyon)
    [castle] { " " }(a kastélyban)
    [market] { " " }(a piacon)
    [blacksmith] { " " }(a kovácsműhelyben)
    [cathedral] { " " }(a katedrálisban)
   *[feature] { "" }
}

## Mi történt

first-player = { $name } kezd.

tile-drawn = { $name } húzott egy kártyát.

tile-removed = A kártya sehová sem illett, kikerült a játékból.

tile-placed = { $name } lerakott egy kártyát.

piece-placed = { $name } letett { a-piece }{ $on ->
    [road] { " " }az útra
    [city] { " " }a városba
    [cloister] { " " }a kolostorba
    [shrine] { " " }a szektához
    [field] { " " }a mezőre
   *[feature] { "" }
}.

piece-returned = { $name } visszakapta { the-piece }.

river-tile-aside = Egy folyókártyának nem volt helye, félrekerült.

river-left-out = A folyó maradékának nem volt helye, kimaradt.

extra-turn = Vulkános tó: újra { $name } következik.

dragon-tile-aside = Egy sárkánykártya félrekerült, amíg a sárkány meg nem jön.

dragon-tiles-back = { $count } sárkánykártya visszakerült a pakliba.

dragon-came = { $name } a vulkánhoz hívta a sárkányt.

dragon-stuck = A sárkány { $count } lépés után elakadt.

dragon-moved = { $name } léptette a sárkányt.

eaten = A sárkány megette { owned-piece }{ stands-on }.

left-alone = { $name } hazavitte { the-piece }: nem maradt mellette alattvaló.

fairy-moved = { $name } egy alattvalójához vitte a tündért ({ $feature ->
    [road] az úton
    [city] a városban
    [shrine] a szektánál
    [field] a mezőn
    [tower] a tornyon
    [castle] a kastélyban
    [market] a piacon
    [blacksmith] a kovácsműhelyben
    [cathedral] a katedrálisban
   *[cloister] a kolostorban
}).

fairy-greets = { $name }: { $points }, a tündér mellett kezdte a kört.

fairy-rewards = { $name }: { $points }, a tündér { $feature ->
    [road] a kiértékelt úton
    [city] a kiértékelt városban
    [shrine] a kiértékelt szektánál
    [field] a kiértékelt mezőn
   *[cloister] a kiértékelt kolostorban
} egy alattvaló mellett áll.

knight-removed = Hercegnő: { $name } hazaküldte { owned-piece }.

tower-built = { $name } { $count } szintesre építette a tornyot.

tower-climbed = { $name } letett { a-piece } a toronyra.

captured = { $name } foglyul ejtette { owned-piece }{ stands-on }.

taken-home = { $name } hazavitte { the-piece }{ stands-on }.

exchanged = Fogolycsere ({ $captor }): { $name } visszakapta { the-piece }.

ransomed = { $name } { $points } váltságdíjat fizetett ({ $captor }), és visszakapta { the-piece }.

abbey-placed = { $name } lerakott egy apátságot.

last-abbeys = Véget ért az utolsó kör. Apátságot még le lehet rakni.

barn-placed = { $name } letett egy pajtát.

wagon-moved = { $name } továbbvitte a szekerét { $feature ->
    [road] az útra
    [city] a városba
    [shrine] a szektához
   *[cloister] a kolostorba
}.

left-quarter = { $name } kihozott { a-piece } { $quarter ->
    [castle] a kastélyból
    [market] a piacról
    [blacksmith] a kovácsműhelyből
   *[cathedral] a katedrálisból
} { $feature ->
    [road] az útra
    [city] a városba
    [shrine] a szektához
    [field] a mezőre
   *[cloister] a kolostorba
}.

deployed = { $name } Carcassonne-ban letett { a-piece } { $quarter ->
    [castle] a kastélyba
    [market] a piacra
    [blacksmith] a kovácsműhelybe
   *[cathedral] a katedrálisba
}.

count-moved = { $name } átvitte a grófot { $quarter ->
    [castle] a kastélyba
    [market] a piacra
    [blacksmith] a kovácsműhelybe
   *[cathedral] a katedrálisba
}.

fair-opened = Vásár! { $name } választása: { $contest ->
    [knock-out] tortacsata
    [seduction] csábítás
    [target] céllövő verseny
   *[catch] elkapás
}.

token-landed = { $name } eldobta a korongját.

knocked-out = { $name } eltalálta { owned-piece }{ stands-on }: hazamegy.

seduced = { $name } a sajátjára cserélte { owned-piece }{ stands-on }.

seduced-from-table = { $name } egy másik alattvalójára cserélte { owned-piece }{ stands-on }.

gap-measured = { $name } megmérte a távolságot a vásártól.

target-hit = { $name }: { $points }, legközelebbi korong a vásárhoz.

catch-scored = { $winner }: { $points }, { $name } dobott, { $catcher } { $result ->
    [caught] elkapta
    [far] nem kapta el, elég messze szállt
    [short] nem kapta el, túl rövid volt
   *[touched] hozzáért, de nem kapta el
}.

double-turn = { $name } dupláz.

challenge-opened = Kihívás! Egy kolostor és egy szekta versenyez.

challenge-lost = Elveszett kihívás: { $feature ->
    [shrine] a szekta
   *[cloister] a kolostor
} nem ér pontot.

goods-taken = { $name } árucikket kapott: { $goods ->
    [wine] bor
    [grain] búza
   *[cloth] posztó
} × { $count }.

award-taken = { $award ->
    [king] Új király
   *[robber-baron] Új rablólovag
}: { $name } ({ $count } kártya).

gold-found = { $name } aranyrögöt talált az erdőben, és bónuszkártyát húz.

surveyor-bonus = { $name }: { $points }, a felügyelők oszlopában.

surveyor-moved = { $name } nyugatra léptetett egy felügyelőt.

left-behind = A felügyelők maguk mögött hagyták { owned-piece }: hazamegy.

final-scoring = Végső kiértékelés

## Pontok

score-for = { $names }: { $points }, { $what } ({ $sum }).

score-for-nobody = Nincs pont: { $what }, gazdátlan.

score-for-no-strength = Nincs pont: { $what }, senkinek sincs ott ereje.

what-with = { $what }, { $reason }

because-inn = fogadóval

because-cathedral = katedrálissal

because-tiny-city = csak két kártya

because-pig = disznóval

because-pig-herd = disznókondával

because-fire = a tűz elűzte a tigriseket

because-dolmen = csak a dolmen melletti vadász számít

goods-scored = { $names }: { $points }, a legtöbb { $goods ->
    [wine] bor
    [grain] búza
   *[cloth] posztó
} ({ $count }).

award-scored = { $name }: { $points }, { $award ->
    [king] király, kész városok
   *[robber-baron] rablólovag, kész utak
}: { $count }.

score-with-majority = { $score } Erő: { $strengths }.

strength = { $name } { $count }

what-completed = { $feature ->
    [road] kész út
    [city] kész város
    [shrine] kész szekta
    [river] kész folyó
    [forest] kész erdő
    [town] kész város
    [farm] kész farm
   *[cloister] kész kolostor
}

what-unfinished = befejezetlen { $feature ->
    [road] út
    [city] város
    [shrine] szekta
    [town] város
    [farm] farm
   *[cloister] kolostor
}

what-farmers = mező

what-barn-placed = mező új pajtával

what-barn-joined = pajtához csatolt mező

what-recalled = { $feature ->
    [shrine] visszahívott apát a szektánál
   *[cloister] visszahívott apát a kolostorban
}

what-barn = pajta

what-huts = folyórendszer

what-hunters = tisztás

what-trappers = mező

term-tiles = { $count } kártya

term-shields = { $count } címer

term-cloister-tiles = { $count } kártya

term-cities = { $count } kész város

term-cities-before = { $count } már számolt város

term-forest-pieces = { $count } erdődarab

term-mushrooms = { $count } gombacsoport

term-fish = { $count } hal

term-deer = { $count } szarvas

term-deer-eaten = { $count } megevett szarvas

term-mammoths = { $count } mamut

term-aurochs = { $count } őstulok

term-trading-posts = { $count } kereskedelmi ügynökség

term-flags = { $count } zászló

term-farm-tiles = { $count } kártya

term-animals = { $count } állat

term-nothing = { $feature ->
    [river] egy hal sem
    [meadow] nincs zsákmány
    [plain] egy állat sem
   *[field] egy kész város sem
}

## A vég

result = { $name }: { $points }

winner = { $names } nyert.

winners = Közös győzelem: { $names }.

not-over = A játszma még tart: { $count } kártya van hátra.

## E-mail

email-confirm-subject = Erősítsd meg az e-mail-címed

email-confirm =
    Szia, { $account }!

    Valaki, remélhetőleg te, ezt az e-mail-címet adta meg a Bastide-fiókodhoz
    ezen a kiszolgálón: { $server }

    Ha megerősíted, nyisd meg 24 órán belül ezt a hivatkozást:

    { $link }

    Ha nem te voltál, ne törődj ezzel a levéllel: a címet nem használjuk.

email-reset-subject = Új jelszó a Bastide-fiókodhoz

email-reset =
    Szia, { $account }!

    Valaki, remélhetőleg te, új jelszót kért a Bastide-fiókodhoz
    ezen a kiszolgálón: { $server }

    Ha szeretnél új jelszót, nyisd meg egy órán belül ezt a hivatkozást:

    { $link }

    A hivatkozás egyszer használható. Ha nem te voltál, ne törődj ezzel
    a levéllel: a jelszavad nem változik.
