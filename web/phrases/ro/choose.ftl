# Alegerea pe suprafața de joc: cartonașul mărit și întrebările despre piese.

role-name = { $role ->
    [highwayman] tâlhar
    [knight] cavaler
    [monk] călugăr
    [heretic] eretic
    [farmer] țăran
    [gatherer] culegător
    [fisherman] pescar
    [hunter] vânător
    [robber] tâlhar
    [shopkeeper] negustor
    [homesteader] fermier
   *[trapper] vânător de blănuri
}
# Una din mai multe regiuni de același fel pe un cartonaș; $name este regiunea.
which-feature = { $which ->
    [upper] { $name }, sus
    [lower] { $name }, jos
    [left] { $name }, stânga
    [right] { $name }, dreapta
    [N] { $name }, nord
    [NE] { $name }, nord-est
    [E] { $name }, est
    [SE] { $name }, sud-est
    [S] { $name }, sud
    [SW] { $name }, sud-vest
    [W] { $name }, vest
    [NW] { $name }, nord-vest
    [middle] { $name }, mijloc
   *[only] { $name }
}
which-corner = { $corner ->
    [NW] colțul de nord-vest
    [NE] colțul de nord-est
    [SE] colțul de sud-est
   *[SW] colțul de sud-vest
}
worth-now = { $points } acum
worth-complete = { $points } când e gata
worth-each-tile = { $points } pe cartonaș
worth-each-city = { $points } pe oraș
lens = Alege un loc
lens-return = Alege un loc
cluster = { $count ->
    [one] o variantă
    [few] { $count } variante
   *[other] { $count } de variante
}
dragon-step = Pasul { $step } din 6
dock-last-piece = { $piece ->
    [member] Acesta este ultimul tău membru de trib.
    [settler] Acesta este ultimul tău colonist.
   *[follower] Acesta este ultimul tău supus.
}

## Catapulta

sling = Catapultă: trage-o înapoi și dă-i drumul
sling-help = Trage catapulta înapoi și dă-i drumul. Trasă în lateral, se mută pe latura ei; trasă mai mult înapoi, aruncă mai tare. Restul îl face vântul.
catch-help = Urmărește jetonul și atinge locul unde ajunge, exact când ajunge.
use-sliders = Folosește glisoare
