# Segítség, visszajátszás, tanulás.

points = { $points ->
   *[other] { $points } pont
}
times = { $count } ×

## Segítség a gondolkodáshoz

aids-off = Purista
aids-off-about = Ennél az asztalnál mindenki egyedül gondolkodik: a játék végéig nincs segítség.
error-purist = Ennél az asztalnál a játék végéig mindenki egyedül gondolkodik.
tiles-left-show = Hátralévő kártyák
tiles-left-title = Hátralévő területkártyák
tiles-left-all = { $count ->
   *[other] Még { $count } területkártya húzható:
}
tiles-aside = Félretéve, amíg a sárkány meg nem érkezik:
tiles-removed = Sehová sem illettek, kikerültek a játékból:
fits-show = Mi illik ide?
fields-show = Mezők
features-walk = Területek (F)
feature-where = { $count ->
    [one] a { $at } kártyán
   *[other] { $count } kártyán, köztük: { $at }
}
feature-nobody = senkié
feature-complete = kész: { points }
feature-now = most: { points }
feature-finished = ha elkészül: { points }
feature-growing = ha elkészül: { points }, és minden további kártyáért { $each }
space-fits = { $count ->
    [0] A hátralévő kártyák közül egy sem illik ide.
   *[other] A hátralévő kártyák közül { $count } illik ide.
}

## Az eredmény

result-winner = { $name } nyert
result-tie = Döntetlen: { $names }
result-reason = { $reason ->
    [resigned] Mindenki más feladta.
    [time] Letelt az idő.
   *[played] Az utolsó kártya is lekerült, és mindent megszámoltunk.
}
result-show = Az eredmény
result-look = Nézzük meg újra
download-record = Letöltés
rematch = Újabb játék
rematch-failed = Nem sikerült új asztalt nyitni. Próbáld újra.

## Visszajátszás

replay-title = Visszajátszás
replay-beside = Pontok és végső értékelés
replay-play = Lejátszás
replay-pause = Szünet
replay-turn-back = Az előző kártyához
replay-turn-on = A következő kártyához
replay-step = A játék lépése
replay-of = { $step }. lépés, összesen { $count }
closing-title = Végső értékelés
closing-back = Vissza
closing-on = Mi hozott még pontot?
chart-title = Így gyűltek a pontok.
chart-total = { $name }: { points }.
chart-turns = körök →
chart-tiles = Kártyák
chart-as-table = Táblázatban

## Az első játék

learn-title = Tanulj meg játszani
lesson-progress = Hol tart a lecke
lesson-on = Nézzük
lesson-again = Még egyszer
lesson-play = Jöhet az első játék
lesson-tile = Üdv! Ebben a játékban mindenki ugyanazt a tájat építi, kártyáról kártyára. Egy utat húztál. A kártyának minden szomszédjához illenie kell: út úthoz, város városhoz, mező mezőhöz. Tedd a világító helyre, és erősítsd meg.
lesson-highwayman = Most a hét alattvalód egyikét arra a kártyára állíthatod, amelyet éppen leraktál. Az úton útonálló lesz belőle. Állítsd az útra: amikor az út elkészül, minden kártyájáért egy pontot kapsz.
lesson-watch = { $companion } következik. Egy városrészt húzott. Figyeld, mit kezd vele.
lesson-cloister = { $companion } városa elkészült, mert a fala bezárult. Mindkét kártyájáért 2 pontot kap, és a lovagja hazatér. – Te egy kolostort húztál. Tedd az utad elejére; ha kell, forgasd az R billentyűvel, a görgővel vagy kattintással.
lesson-monk = Az út a kolostornál véget ér, de a másik vége még nyitott. Állíts szerzetest a kolostorba: a körülötte lévő nyolc kártyára vár, és akár 9 pontot is hoz.
lesson-farmer = { $companion } egy kanyart tesz a városa mellé. Nézd meg, most hová állítja az alattvalóját.
lesson-close = { $companion } alattvalója lefekszik: paraszt lett belőle. A játék végéig ott marad, és a mezője melletti minden kész városért 3 pontot hoz. – Te egy kereszteződést húztál. Lezárja az utadat: tedd oda.
lesson-last = Négy kártyáért négy pont, és az útonállód visszakerült a készletedbe. Állítsd le rögtön újra: egy új útra, amely a kereszteződésnél kezdődik.
lesson-end = Az utolsó kártya is lekerült, és mindent megszámolunk, ami maradt: a kolostorod 3 pontot hoz, mert két szomszédja megvan, az új utad pedig 1-et. { $companion } parasztja 3 pontot hoz a városért. Nyertél! A legfontosabbat már tudod; a többit játék közben a legjobb megtanulni.
