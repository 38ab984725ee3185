# E-mail-címek és új jelszó e-mailben, magyarul.

error-bad-email = Ez nem érvényes e-mail-cím.
error-wrong-link = Ez a hivatkozás lejárt, vagy már felhasználták.
error-too-many-emails = Túl sok levelet kértél. Próbáld újra egy óra múlva.

## The address of an account

email-title = E-mail-cím
email-about = Ha elfelejted a jelszavad, ide küldünk egy hivatkozást, amellyel újat adhatsz meg. A címet senki más nem látja.
email-current = A címed: { $address }
email-waiting = Megerősítésre vár: { $address }. Nyisd meg 24 órán belül a levélben kapott hivatkozást.
email-address = Új e-mail-cím
email-send = Megerősítő levél küldése
email-sent = A levelet elküldtük. Nyisd meg a benne lévő hivatkozást.
email-remove = Cím törlése
email-remove-title = Törlöd az e-mail-címedet?
email-remove-about = Ha ezután elfelejted a jelszavad, csak helyreállító kóddal juthatsz be.
email-removed = Az e-mail-cím törölve.

## The link that confirms it

email-confirm-title = Erősítsd meg az e-mail-címed
email-confirm-about = Ha elfelejted a jelszavad, erre a címre küldünk egy hivatkozást, amellyel újat adhatsz meg.
email-confirm = Megerősítés
email-confirmed = Az e-mail-címed meg van erősítve.
email-again = A fiókod oldalán kérhetsz újat.
email-to-account = Ugrás a fiókhoz

## The link that sets a new password

forgot-about = Add meg a fiókneved vagy az e-mail-címed, és küldünk egy hivatkozást az új jelszóhoz.
forgot-account = Fióknév vagy e-mail-cím
forgot-send = Levél küldése
forgot-sent = Ha ehhez a fiókhoz tartozik megerősített e-mail-cím, hamarosan megérkezik a levél. A hivatkozás egy óráig érvényes. Ha nem jön semmi, nézd meg a spam mappát is.
forgot-code = Helyreállító kódom van
