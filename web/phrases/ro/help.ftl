# Ajutor, reluare, lecție.

points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
times = { $count } ×

## Ajutor la gândit

aids-off = Purist
aids-off-about = La această masă fiecare gândește singur: fără ajutor până la sfârșitul jocului.
error-purist = La această masă fiecare gândește singur până la sfârșitul jocului.
tiles-left-show = Cartonașe rămase
tiles-left-title = Cartonașe rămase
tiles-left-all = { $count ->
    [one] Mai poate fi tras un cartonaș:
    [few] Mai pot fi trase { $count } cartonașe:
   *[other] Mai pot fi trase { $count } de cartonașe:
}
tiles-aside = Puse deoparte până vine balaurul:
tiles-removed = Nu s-au potrivit nicăieri și au ieșit din joc:
fits-show = Ce se potrivește?
fields-show = Câmpuri
features-walk = Regiuni (F)
feature-where = { $count ->
    [one] pe cartonașul { $at }
    [few] pe { $count } cartonașe, printre ele { $at }
   *[other] pe { $count } de cartonașe, printre ele { $at }
}
feature-nobody = al nimănui
feature-complete = terminat: { points }
feature-now = acum: { points }
feature-finished = când se termină: { points }
feature-growing = când se termină: { points }, și încă { $each } pentru fiecare cartonaș în plus
space-fits = { $count ->
    [0] Niciun cartonaș rămas nu se potrivește aici.
    [one] Unul dintre cartonașele rămase se potrivește aici.
    [few] { $count } dintre cartonașele rămase se potrivesc aici.
   *[other] { $count } dintre cartonașele rămase se potrivesc aici.
}

## Rezultatul

result-winner = { $name } a câștigat
result-tie = Egalitate: { $names }
result-reason = { $reason ->
    [resigned] Toți ceilalți au renunțat.
    [time] Timpul s-a scurs.
   *[played] Ultimul cartonaș a fost așezat și totul este numărat.
}
result-show = Rezultatul
result-look = Să mai vedem o dată
download-record = Descarcă
rematch = Încă un joc
rematch-failed = Nu s-a putut deschide o masă nouă. Încearcă din nou.

## Reluare

replay-title = Reluare
replay-beside = Punctele și punctarea finală
replay-play = Redă
replay-pause = Pauză
replay-turn-back = La cartonașul dinainte
replay-turn-on = La cartonașul următor
replay-step = Pasul jocului
replay-of = Pasul { $step } din { $count }
closing-title = Punctarea finală
closing-back = Înapoi
closing-on = Ce s-a mai punctat?
chart-title = Cum au crescut punctele.
chart-total = { $name }: { points }.
chart-turns = ture →
chart-tiles = Cartonașe
chart-as-table = Ca tabel

## Primul joc

learn-title = Învață să joci
lesson-progress = Cât s-a parcurs din lecție
lesson-on = Să vedem
lesson-again = Încă o dată
lesson-play = La primul tău joc
lesson-tile = Bun venit! În acest joc toți construiesc același peisaj, cartonaș cu cartonaș. Ai tras un cartonaș cu un drum. Un cartonaș trebuie să se potrivească cu toți vecinii: drum la drum, oraș la oraș, câmp la câmp. Așază-l pe locul luminat și confirmă.
lesson-highwayman = Acum poți pune unul dintre cei șapte supuși ai tăi pe cartonașul pe care tocmai l-ai așezat. Pe un drum devine tâlhar. Pune-l pe drum: când drumul este terminat, primești un punct pentru fiecare cartonaș al lui.
lesson-watch = Este rândul jucătoarei { $companion }. A tras o bucată de oraș. Privește ce face cu ea.
lesson-cloister = Orașul jucătoarei { $companion } este terminat, pentru că zidul lui s-a închis. Ea primește 2 puncte pentru fiecare dintre cele două cartonașe, iar cavalerul ei se întoarce acasă. – Tu ai tras o mănăstire. Așaz-o la începutul drumului tău; la nevoie rotește-o cu R, cu rotița sau cu un clic.
lesson-monk = Drumul se oprește la mănăstire, dar celălalt capăt este încă deschis. Pune un călugăr în mănăstire: el așteaptă cele opt cartonașe din jur și aduce până la 9 puncte.
lesson-farmer = { $companion } așază o curbă lângă orașul ei. Vezi unde își pune de data aceasta supusul.
lesson-close = Supusul jucătoarei { $companion } se culcă: este țăran. Rămâne acolo până la sfârșitul jocului și aduce 3 puncte pentru fiecare oraș terminat de lângă câmpul lui. – Tu ai tras o intersecție. Ea îți încheie drumul: așaz-o acolo.
lesson-last = Patru puncte pentru cele patru cartonașe, iar tâlharul tău s-a întors în rezervă. Pune-l din nou chiar acum: pe un drum nou, care începe la intersecție.
lesson-end = Ultimul cartonaș este așezat și se numără tot ce a rămas: mănăstirea ta aduce 3 puncte, fiindcă doi dintre vecinii ei sunt acolo, iar drumul cel nou 1 punct. Țăranul jucătoarei { $companion } aduce 3 puncte pentru oraș. Ai câștigat! Acum știi lucrurile cele mai importante; restul se învață cel mai bine jucând.
