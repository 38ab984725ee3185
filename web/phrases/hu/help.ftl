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

## Reviews, studies, puzzles and hints

end-review = Elemzés
end-explore = Elemzőtábla
download = Letöltés
download-record = Bastide-feljegyzés
download-jcz = JCloisterZone-hoz
download-animation = Animáció
nav-puzzles = Feladványok
nav-analysis = Elemzőtábla
learn-puzzles-about = Keresd meg a legjobb lépést erős játszmák állásaiban.
learn-analysis-about = Próbálj ki lépéseket, hozd el a játszmáidat, és kérdezd a gépet.
learn-practise = Gyakorlás
hint = Tipp
hint-more = Mutasd a lépést
hint-thinking = Gondolkodom…
hint-close = Tipp bezárása
hint-used = { $count } tippet használtál
end-hints = Tippek: { $hints }
error-bad-record = Ebben a fájlban nincs itt olvasható játszma.
error-no-hints = Ennél az asztalnál nincsenek tippek.
error-not-over = A játszma még tart.
error-not-owner = Ezt az elemzést csak a gazdája módosíthatja. Ments róla másolatot.
error-too-many-reviews = A mai elemzéseid elfogytak. Fiókkal többet kérhetsz.
error-too-many-studies = Túl sok elemzésed van. Előbb törölj egyet.
