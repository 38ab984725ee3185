# Ajutor, rezultat, reluare, prima lecție.

points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
times = { $count } ×

## Ajutor

aids-off = Fără ajutor
aids-off-about = La această masă nu există ajutor până la sfârșitul partidei.
error-purist = La această masă nu există ajutor până la sfârșitul partidei.
tiles-left-show = Cartonașe rămase
tiles-left-title = Cartonașe rămase
tiles-left-all = { $count ->
    [one] Mai poate fi tras 1 cartonaș:
    [few] Mai pot fi trase { $count } cartonașe:
   *[other] Mai pot fi trase { $count } de cartonașe:
}
tiles-aside = Puse deoparte până vine balaurul:
tiles-removed = Nu s-au potrivit nicăieri și au ieșit din joc:
fits-show = Ce se potrivește
fields-show = { $feature ->
    [meadow] Câmpii
    [plain] Câmpuri
   *[field] Câmpuri
}
feature-where = { $count ->
    [one] pe 1 cartonaș
    [few] pe { $count } cartonașe
   *[other] pe { $count } de cartonașe
}
feature-nobody = fără stăpân
feature-complete = gata: { points }
feature-now = acum: { points }
feature-finished = când e gata: { points }
feature-growing = când e gata: { points }, plus { $each } pentru fiecare cartonaș nou
space-fits = { $count ->
    [0] Niciun cartonaș rămas nu se potrivește aici.
    [one] Unul dintre cartonașele rămase se potrivește aici.
    [few] { $count } dintre cartonașele rămase se potrivesc aici.
   *[other] { $count } dintre cartonașele rămase se potrivesc aici.
}

## Rezultatul

rematch = Revanșă
rematch-failed = Masa nu a putut fi creată. Încearcă din nou.

## Reluare

replay-title = Reluare
replay-beside = Puncte și evaluarea finală
replay-play = Redă
replay-pause = Pauză
replay-turn-back = Cartonașul anterior
replay-turn-on = Cartonașul următor
replay-step = Pas
replay-of = Pasul { $step } din { $count }
closing-title = Evaluarea finală
chart-title = Evoluția punctelor
chart-total = { $name }: { points }.
chart-tiles = Cartonașe
chart-as-table = Arată ca tabel

## Prima lecție

learn-title = Învață să joci
lesson-progress = Progresul lecției
lesson-on = Continuă
lesson-again = De la început
lesson-play = Joacă acum

## Reviews, studies, puzzles and hints

end-review = Analiză
end-explore = Explorează
download = Descarcă
download-record = Înregistrare Bastide
download-jcz = Pentru JCloisterZone
download-animation = Animație
nav-puzzles = Probleme
nav-analysis = Tablă de analiză
learn-puzzles-about = Găsește cea mai bună mutare în poziții din partide puternice.
learn-analysis-about = Încearcă mutări, adu-ți partidele și întreabă motorul.
learn-practise = Exersează
hint = Indiciu
hint-more = Arată mutarea
hint-thinking = Se gândește…
hint-close = Închide indiciul
hint-used = { $count ->
    [one] 1 indiciu folosit
    [few] { $count } indicii folosite
   *[other] { $count } de indicii folosite
}
end-hints = Indicii: { $hints }
error-bad-record = Fișierul nu conține o partidă care poate fi citită aici.
error-no-hints = La această masă nu sunt indicii.
error-not-over = Partida încă nu s-a terminat.
error-not-owner = Doar autorul poate modifica studiul. Salvează o copie.
error-too-many-reviews = Ai folosit toate analizele de azi. Cu un cont primești mai multe.
error-too-many-studies = Ai prea multe studii. Șterge mai întâi unul.
