# Adrese de e-mail și parolă nouă prin e-mail, în română.

error-bad-email = Aceasta nu este o adresă de e-mail validă.
error-wrong-link = Acest link a expirat sau a fost deja folosit.
error-too-many-emails = Prea multe mesaje cerute. Încearcă din nou peste o oră.

## The address of an account

email-title = Adresă de e-mail
email-about = Dacă uiți parola, primești aici un link cu care alegi alta. Nimeni altcineva nu vede adresa.
email-current = Adresa ta: { $address }
email-waiting = Încă neconfirmată: { $address }. Deschide linkul din mesaj în cel mult 24 de ore.
email-address = Adresă de e-mail nouă
email-send = Trimite linkul de confirmare
email-sent = Mesajul a fost trimis. Deschide linkul din el.
email-remove = Șterge adresa
email-remove-title = Ștergi adresa de e-mail?
email-remove-about = Dacă apoi uiți parola, mai intri în cont doar cu un cod de recuperare.
email-removed = Adresa de e-mail a fost ștearsă.

## The link that confirms it

email-confirm-title = Confirmă adresa de e-mail
email-confirm-about = Dacă uiți parola, primești la această adresă un link cu care alegi alta.
email-confirm = Confirmă adresa
email-confirmed = Adresa ta de e-mail este confirmată.
email-again = Cere un link nou din pagina contului.
email-to-account = Mergi la cont

## The link that sets a new password

forgot-about = Scrie numele contului sau adresa de e-mail și primești un link cu care alegi o parolă nouă.
forgot-account = Numele contului sau adresa de e-mail
forgot-send = Trimite linkul
forgot-sent = Dacă acest cont are o adresă de e-mail confirmată, linkul este pe drum și este valabil o oră. Dacă nu primești nimic, verifică și folderul de spam.
forgot-code = Folosește un cod de recuperare
