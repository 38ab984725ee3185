# Helyreállító kódok, a játékos adatai és a törlés, magyarul.

error-wrong-code = Hibás fióknév vagy helyreállító kód.
error-banned = A szerver üzemeltetője kitiltott.
error-muted = A szerver üzemeltetője elnémított: nem írhatsz üzenetet.

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
deleted-player = Törölt játékos
