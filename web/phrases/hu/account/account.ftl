# A fiók, a helyreállító kódok, a játékos adatai és a törlés, magyarul.

error-bad-account-name = A fióknévben egyféle ábécé betűi, számjegyek és írásjelek lehetnek.
error-bad-password = 8–200 karakter kell.
error-weak-password = Ez a jelszó könnyen kitalálható. Használj három-négy össze nem illő szót.
error-wrong-password = Hibás név vagy jelszó.
error-wrong-code = Hibás fióknév vagy helyreállító kód.

## Account and sign-in

account-guest = Vendégként játszol. Fiók nem kell.
account-known = Fiókod: { $account }
account-name = Neved az asztalnál
account-name-about = A már megkezdett játszmákban a régi név marad.
account-renamed = Név elmentve.
account-colour = Kedvenc szín
account-colour-about = Új asztalnál ezt kapod, ha még szabad.
account-account = Fióknév
account-password = Jelszó
account-password-about = Legalább 8 karakter. Három-négy össze nem illő szót nehéz kitalálni.
account-password-title = Jelszó módosítása
account-password-old = Jelenlegi jelszó
account-password-new = Új jelszó
account-password-changed = A jelszó megváltozott.
account-made = A fiók elkészült. A játszmáid megmaradtak.
account-welcome = Üdv újra itt!
make-account-about = Fiókkal más eszközökön is megtalálod a játszmáidat. Az eddigi játszmáid megmaradnak.
have-account = Meglévő fiók
no-account = Új fiók
login-about = A vendégjátszmáid nem jönnek át.
logout = Kijelentkezés

## Recovery codes

codes-title = Helyreállító kódok
codes-about = Mentsd el most a kódokat: többé nem láthatod őket. Ha elfelejted a jelszavad, bármelyikkel egyszer új jelszót adhatsz meg.
codes-file = Bastide helyreállító kódok – fiók: { $account } ({ $server }). Mindegyik egyszer használható.
codes-copy = Másolás
codes-copied = Kódok másolva.
codes-copy-by-hand = A másolás nem sikerült. Írd fel vagy töltsd le a kódokat.
codes-download = Letöltés
codes-saved = Elmentettem
recovery-about = Ha elfelejted a jelszavad, ezekkel jutsz be. Az új kódok felváltják a régieket.
recovery-left = { $count ->
    [0] Nem maradt kódod.
   *[other] Még { $count } kódod van.
}
recovery-renew = Új kódok készítése

## Forgotten password

recover-forgot = Elfelejtetted a jelszavad?
recover-title = Új jelszó megadása
recover-about = Minden más eszközön kijelentkeztetünk, és az API-tokenjeid érvényüket vesztik.
recover-code = Helyreállító kód
recover-code-about = Az egyik kód, amelyet a fiók létrehozásakor elmentettél.
recover = Jelszó mentése
recover-back = Vissza
recovered = A jelszó megváltozott. Üdv újra itt!

## Data and deletion

data-title = Adataid
data-about = Letöltheted vagy törölheted, amit ez a szerver rólad tárol.
data-export = Adataim letöltése
delete-account = Fiók törlése
delete-guest = Adataim törlése
delete-account-title = Törlöd a fiókodat?
delete-guest-title = Törlöd az adataidat?
delete-gone = A neved, a bejelentkezéseid, az API-tokenjeid, a helyreállító kódjaid és az üzeneteid törlődnek.
delete-tables = A folyamatban lévő játszmáidat feladod, a nyitott asztalaid bezárulnak.
delete-games = A befejezett játszmák a többieknek megmaradnak, a neved helyén ez áll: „{ deleted-player }”.
delete-final = Ezt nem lehet visszavonni.
delete-stay = Mégse
delete-now = Végleges törlés
deleted = Törölve. Köszönjük, hogy játszottál!
