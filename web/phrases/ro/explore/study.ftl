# Tabla de analiză.

study-about = Încearcă mutări pentru orice jucător, alege tu cartonașele și vezi ce crede motorul.
study-mine = Studiile tale
study-none = Niciun studiu încă. Deschide unul mai sus sau alege „Explorează” într-o reluare.
study-untitled = Studiu
study-count = { $count ->
    [one] 1 mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}
study-delete = Șterge
study-delete-named = Șterge: { $name }
study-delete-about = Ștergi „{ $name }”? Linkul nu va mai funcționa.
study-lost = Studiul nu există sau a fost șters.
study-all = Toate studiile
study-menu = Meniul studiului
study-saved = Salvat
study-saving = Se salvează…
study-of-other = Studiul altcuiva: modificările tale nu se salvează
study-copy = Salvează o copie
study-rename = Redenumește
study-name = Nume
study-play = Joacă de aici
study-play-as = Joci ca
study-level = Împotriva
study-play-on = Joacă
study-beside = Puncte, motor și mutări
study-chance = Ce urmează?
study-choose-tile = Alege un cartonaș
study-random = La întâmplare
study-a-tile = Cartonaș
study-moves = Mutări
study-no-moves = Nicio mutare încă.
study-first = La început
study-back = Înapoi
study-forward = Înainte
study-last = La sfârșit
study-promote = Mută varianta mai sus
study-remove = Șterge de aici
study-piece = { piece-name } { in-feature }
study-piece-quarter = { piece-name } { in-feature }
study-start = Început
study-tile-only = doar cartonașul
engine-show = Cele mai bune mutări
engine-thinking = Se gândește…
engine-nothing = Aici nu e nimic de hotărât.
upload-title = Adu o partidă
upload-about = O înregistrare Bastide (.bastide) sau o partidă salvată din JCloisterZone (.jcz), cel mult 1 MB. Trage fișierul aici sau:
upload-choose = Alege fișierul
upload-not-a-game = Alege un fișier .bastide sau .jcz.
upload-too-large = Fișierul e prea mare: cel mult 1 MB.
upload-refused = Fișierul nu conține o partidă care poate fi reluată.
# $reason is one of the sentences below.
upload-where = Linia { $line } ({ $part ->
    [setup] setări
    [end] sfârșitul partidei
   *[actions] mutări
}): { $reason }
upload-changed = Bastide nu cunoaște o parte din fișier: a fost omisă sau schimbată.
file-no-game = Fișierul nu conține o partidă pe care Bastide o poate citi.
file-later-version = Fișierul are nevoie de o versiune mai nouă de Bastide.
file-unknown = Bastide nu cunoaște „{ $about }”.
file-setup = Cu aceste setări nu se poate juca.
file-unreadable = Textul nu poate fi citit.
file-no-action = „{ $about }” nu este o mutare.
file-not-allowed = Regulile nu permit mutarea „{ $about }”.
file-hash = Numărul este deteriorat.
file-no-end = Partida se termină aici, dar în fișier îi lipsește sfârșitul.
file-not-over = Fișierul se termină aici, dar partida nu.
file-not-early = Partida a fost jucată până la capăt, dar fișierul spune că a fost întreruptă.
file-no-winner = Nu este numit niciun câștigător.
file-scores = Din mutări rezultă alte puncte: { $about }.
file-winners = Din mutări rezultă alți câștigători.
file-seed = Tragerile nu pot fi verificate: nu acesta este numărul fixat înaintea partidei.
file-given = Partida începe cu mai multe mutări decât are.
file-deal = Cu acest număr urmează altceva: „{ $about }”.
file-seal = Fișierul a fost modificat după partidă.
file-too-long = Partida este prea lungă.
file-message = Intrarea { $about } a partidei salvate nu poate fi jucată.
file-draws = Ultimele cartonașe din fișier nu pot fi trase.
empty-title = Tablă goală
empty-about = Începe de la zero cu jocul pe care îl vrei.
empty-game = Joc
empty-players = Numărul de jucători
empty-count = { $count ->
    [few] { $count } jucători
   *[other] { $count } de jucători
}
empty-open = Deschide tabla
