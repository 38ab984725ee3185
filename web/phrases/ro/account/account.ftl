# Contul, codurile de recuperare, datele jucătorului și ștergerea, în română.

error-bad-account-name = În numele contului folosește literele unui singur alfabet, cifre și semne de punctuație.
error-bad-password = Folosește între 8 și 200 de caractere.
error-weak-password = Parola este ușor de ghicit. Folosește trei-patru cuvinte fără legătură între ele.
error-wrong-password = Nume sau parolă greșită.
error-wrong-code = Numele contului sau codul de recuperare este greșit.

## Account and sign-in

account-guest = Joci ca oaspete. Nu e nevoie de cont.
account-known = Contul tău: { $account }
account-name = Numele tău la masă
account-name-about = În partidele începute rămâne numele vechi.
account-renamed = Numele a fost salvat.
account-colour = Culoarea preferată
account-colour-about = O primești la mesele noi, dacă mai e liberă.
account-account = Numele contului
account-password = Parolă
account-password-about = Cel puțin 8 caractere. Trei-patru cuvinte fără legătură sunt greu de ghicit.
account-password-title = Schimbă parola
account-password-old = Parola actuală
account-password-new = Parola nouă
account-password-changed = Parola a fost schimbată.
account-made = Contul a fost creat. Partidele tale s-au păstrat.
account-welcome = Bine ai revenit!
make-account-about = Cu un cont îți găsești partidele și pe alte dispozitive. Cele de până acum se păstrează.
have-account = Cont existent
no-account = Cont nou
login-about = Partidele de oaspete nu se mută.
logout = Ieși din cont

## Recovery codes

codes-title = Coduri de recuperare
codes-about = Salvează acum codurile: nu vor mai fi afișate. Dacă uiți parola, cu fiecare dintre ele poți alege o parolă nouă, o singură dată.
codes-file = Coduri de recuperare Bastide pentru { $account } ({ $server }). Fiecare se folosește o singură dată.
codes-copy = Copiază
codes-copied = Codurile au fost copiate.
codes-copy-by-hand = Copierea nu a reușit. Notează codurile sau descarcă-le.
codes-download = Descarcă
codes-saved = Le-am salvat
recovery-about = Cu ele intri în cont dacă uiți parola. Codurile noi le înlocuiesc pe cele vechi.
recovery-left = { $count ->
    [0] Nu mai ai niciunul.
    [one] Mai ai 1 cod.
    [few] Mai ai { $count } coduri.
   *[other] Mai ai { $count } de coduri.
}
recovery-renew = Creează coduri noi

## Forgotten password

recover-forgot = Ai uitat parola?
recover-title = Alege o parolă nouă
recover-about = Vei fi deconectat de pe toate celelalte dispozitive, iar tokenurile API nu vor mai fi valabile.
recover-code = Cod de recuperare
recover-code-about = Unul dintre codurile salvate la crearea contului.
recover = Salvează parola
recover-back = Înapoi
recovered = Parola a fost schimbată. Bine ai revenit!

## Data and deletion

data-title = Datele tale
data-about = Descarcă ce păstrează acest server despre tine sau șterge tot.
data-export = Descarcă datele
delete-account = Șterge contul
delete-guest = Șterge datele
delete-account-title = Ștergi contul?
delete-guest-title = Ștergi datele?
delete-gone = Numele, sesiunile, tokenurile API, codurile de recuperare și mesajele tale se șterg.
delete-tables = Abandonezi partidele în curs, iar mesele tale deschise se închid.
delete-games = Partidele încheiate rămân pentru ceilalți, cu „{ deleted-player }” în locul numelui tău.
delete-final = Ștergerea este definitivă.
delete-stay = Renunță
delete-now = Șterge definitiv
deleted = Totul a fost șters. Mulțumim că ai jucat!
