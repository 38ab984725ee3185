# Segítség, eredmény, visszajátszás, első lecke.

points = { $points ->
   *[other] { $points } pont
}
times = { $count } ×

## Segítség

aids-off = Segítség nélkül
aids-off-about = Ennél az asztalnál a játszma végéig nincs segítség.
error-purist = Ennél az asztalnál a játszma végéig nincs segítség.
tiles-left-show = Hátralévő kártyák
tiles-left-title = Hátralévő kártyák
tiles-left-all = { $count ->
   *[other] Még { $count } kártya húzható:
}
tiles-aside = Félretéve, amíg a sárkány meg nem érkezik:
tiles-removed = Sehová sem illettek, kikerültek a játékból:
fits-show = Illeszkedő kártyák
fields-show = { $feature ->
    [meadow] Tisztások
    [plain] Mezők
   *[field] Mezők
}
feature-where = { $count ->
    [one] { $count } kártyán
   *[other] { $count } kártyán
}
feature-nobody = gazdátlan
feature-complete = kész: { points }
feature-now = most: { points }
feature-finished = ha elkészül: { points }
feature-growing = ha elkészül: { points }, további kártyánként még { $each }
space-fits = { $count ->
    [0] Egyik hátralévő kártya sem illik ide.
   *[other] A hátralévő kártyák közül { $count } illik ide.
}

## Az eredmény

rematch = Visszavágó
rematch-failed = Nem sikerült új asztalt létrehozni. Próbáld újra.

## Visszajátszás

replay-title = Visszajátszás
replay-beside = Pontok és végső kiértékelés
replay-play = Lejátszás
replay-pause = Szünet
replay-turn-back = Előző kártya
replay-turn-on = Következő kártya
replay-step = Lépés
replay-of = { $step }. lépés, összesen { $count }
closing-title = Végső kiértékelés
chart-title = A pontok alakulása
chart-total = { $name }: { points }.
chart-tiles = Kártyák
chart-as-table = Táblázatként

## Az első lecke

learn-title = Tanulj meg játszani
lesson-progress = A lecke állása
lesson-on = Tovább
lesson-again = Elölről
lesson-play = Játssz most
