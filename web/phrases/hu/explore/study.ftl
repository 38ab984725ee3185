# Az elemzőtábla.

study-about = Próbálj ki lépéseket bármelyik játékossal, válaszd meg te a kártyákat, és nézd meg, mit gondol a gép.
study-mine = Elemzéseid
study-none = Még nincs elemzésed. Nyiss egyet fent, vagy válaszd az „Elemzőtábla” gombot egy visszajátszásnál.
study-untitled = Elemzés
study-count = { $count ->
    [one] 1 lépés
   *[other] { $count } lépés
}
study-delete = Törlés
study-delete-named = Törlés: { $name }
study-delete-about = Törlöd ezt: „{ $name }”? A hivatkozása többé nem fog működni.
study-lost = Ez az elemzés nem létezik, vagy törölték.
study-all = Minden elemzés
study-menu = Az elemzés menüje
study-saved = Mentve
study-saving = Mentés…
study-of-other = Másvalaki elemzése: a változtatásaid nem mentődnek el
study-copy = Másolat mentése
study-rename = Átnevezés
study-name = Név
study-play = Játék innen
study-play-as = Ki leszel?
study-level = Ellenfél
study-play-on = Játék indítása
study-beside = Pontok, gép és lépések
study-chance = Mi jön most?
study-choose-tile = Válassz kártyát
study-random = Véletlen
study-a-tile = Kártya
study-moves = Lépések
study-no-moves = Még nincs lépés.
study-first = Az elejére
study-back = Vissza
study-forward = Előre
study-last = A végére
study-promote = Változat előrébb
study-remove = Törlés innentől
study-piece = { piece-name } { in-feature }
study-piece-quarter = { piece-name } { in-feature }
study-start = Kezdés
study-tile-only = csak kártya
engine-show = Legjobb lépések
engine-thinking = A gép gondolkodik…
engine-nothing = Itt nincs mit eldönteni.
upload-title = Hozz egy játszmát
upload-about = Bastide-feljegyzés (.bastide) vagy mentett JCloisterZone-játszma (.jcz), legfeljebb 1 MB. Húzd ide, vagy:
upload-choose = Fájl kiválasztása
upload-not-a-game = Olyan fájlt válassz, amely .bastide vagy .jcz végű.
upload-too-large = Ez a fájl túl nagy: legfeljebb 1 MB lehet.
upload-refused = Ebben a fájlban nincs visszajátszható játszma.
# $reason is one of the sentences below.
upload-where = { $line }. sor ({ $part ->
    [setup] beállítások
    [end] a játszma vége
   *[actions] lépések
}): { $reason }
upload-changed = A fájl egy részét a Bastide nem ismeri: kimaradt vagy megváltozott.
file-no-game = Ebben a fájlban nincs olyan játszma, amelyet a Bastide be tud olvasni.
file-later-version = Ehhez a fájlhoz a Bastide újabb változata kell.
file-unknown = Ezt a Bastide nem ismeri: „{ $about }”.
file-setup = Ezekkel a beállításokkal nem lehet játszani.
file-unreadable = Ez nem olvasható.
file-no-action = Ez nem lépés: „{ $about }”.
file-not-allowed = Ezt a lépést nem engedik a szabályok: „{ $about }”.
file-hash = Ez a szám sérült.
file-no-end = Itt vége a játszmának, de a fájlból hiányzik a befejezése.
file-not-over = Itt vége a fájlnak, de a játszmának még nem.
file-not-early = A játszmát végigjátszották, de a fájl szerint félbeszakadt.
file-no-winner = Nincs megnevezve győztes.
file-scores = A lépésekből más pontszám adódik: { $about }.
file-winners = A lépésekből más győztes adódik.
file-seed = A húzások nem ellenőrizhetők: nem ezt a kezdőszámot rögzítették a játszma előtt.
file-given = A játszma több lépéssel kezdődik, mint amennyi van benne.
file-deal = Ezzel a kezdőszámmal más következik: „{ $about }”.
file-seal = A fájlt a játszma után megváltoztatták.
file-too-long = Ez a játszma túl hosszú.
file-message = A mentett játszma { $about }. bejegyzése nem játszható le.
file-draws = A fájl utolsó kártyái nem húzhatók ki.
empty-title = Üres tábla
empty-about = Kezdd elölről, azzal a játékkal, amelyikkel szeretnéd.
empty-game = Játék
empty-players = Játékosok száma
empty-count = { $count } játékos
empty-open = Tábla megnyitása
