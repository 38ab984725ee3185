# Tot ce este în jurul mesei, în română.

skip-to-content = Sari la pagină
close = Închide
try-again = Încearcă din nou
to-start = La pagina de început
nav-main = Pagini
nav-games = Jocurile mele
nav-rules = Reguli
nav-settings = Setări
nav-account = Cine sunt?
language = Limba
theme-auto = Luminos sau întunecat, ca dispozitivul
theme-light = Luminos
theme-dark = Întunecat
problem-page = Pagina nu s-a încărcat. Ești conectat la internet?
problem-inside = Ceva nu a mers pe această pagină. Nimic din jocul tău nu s-a pierdut.
problem-no-table = Nu există o astfel de masă. Poate că s-a renunțat la ea.
start-title = Pune piese, trimite-ți supușii
names-first = Vesel, Liniștit, Isteț, Curajos, Senin
names-last = Morar, Cioban, Zidar, Călugăr, Cavaler
