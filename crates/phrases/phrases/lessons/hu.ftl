# A leckék. A { $first } … { $fourth } az előző pillanat óta szerzett pontok, a { $mine } és a { $theirs } az állás:
# a játékból jönnek, sosem innen.

## Alapjáték

lesson-base-tile = Üdv! Közösen építünk egy tájat, kártyáról kártyára. Olyan kártyát húztál, amelyen út van. Illeszkednie kell a szomszédaihoz: úthoz út, városhoz város, mezőhöz mező. Rakd le az egyik jelölt helyre.
lesson-base-highwayman = Most letehetsz egyet a 7 alattvalód közül az imént lerakott kártyára. Az úton útonálló lesz belőle: amikor az út elkészül, minden kártyája 1 pontot ér. Tegyél le egy útonállót.
lesson-base-watch-city = { $companion } városrészt húzott. Figyeld meg, mit lép.
lesson-base-cloister = Bezárult a fal: { $companion } városa kész. A város 2 kártyából áll, mindegyik 2 pontot ér: ez { $first } pont, és a lovagja visszakerül a készletébe. Kolostort húztál, amelyhez út vezet. Forgasd úgy, hogy az útja a tiédhez csatlakozzon, és rakd le.
lesson-base-monk = Az utad egyik vége már zárt, a másik még nyitott. Tegyél egy szerzetest a kolostorba: ha mind a 8 hely megtelik körülötte, 9 pontot kapsz érte.
lesson-base-watch-farmer = { $companion } kanyart húzott. Figyeld meg, hová teszi most az alattvalóját.
lesson-base-crossing = Az alattvalója fekszik: ő paraszt. A parasztok a játék végéig maradnak, és akkor minden kész városért, amellyel a mezőjük határos, 3 pontot kapnak. Útkereszteződést húztál: itt az utak véget érnek. Rakd az utad nyitott végéhez.
lesson-base-before-scoring = Lezártad az utadat. A kiértékelés előtt tegyél még egy alattvalót az új útra.
lesson-base-road-scored = Az utadért { $first } pontot kaptál, kártyánként 1 pontot, és az útonállód visszakerült a készletedbe. Most { $companion } kezd egy várost.
lesson-base-second-city = Azt a várost { $companion } lovagja őrzi, ezért oda más már nem tehet lovagot. De két város össze is nőhet! Olyan kártyát húztál, amelyen út és városrész van. Rakd a kereszteződésed alá úgy, hogy a városrész az övé felé nézzen.
lesson-base-knight = A rövid utad kész, mindjárt pontot ér. Előbb tegyél egy lovagot az új városrészbe: ez még nem ér össze { $companion } városával.
lesson-base-watch-join = A rövid út { $first } pontot ért. { $companion } címeres városrészt húzott. Figyeld meg, mit kezd vele.
lesson-base-majority = Ez már egyetlen város két lovaggal: az egyik a tiéd, a másik az övé. Minden pontot az kap, akinek a legtöbb lovagja van; ha egyenlők, mindegyikük megkapja a teljes pontszámot. Azt a kártyát húztad, amely bezárja a várost. Rakd le.
lesson-base-farmer = A kiértékelés előtt tegyél egy parasztot a város alatti mezőre.
lesson-base-shared = A városért mindketten { $first } pontot kaptatok: 4 kártya, egyenként 2 pont, és még 2 pont az 1 címerért. Ez volt az utolsó kártya: a játék véget ér, és a befejezetlen területek is pontot érnek.
lesson-base-end = A kolostorod { $second } pontot ért: 1 pontot önmagáért és 1 pontot minden szomszédos kártyáért. A parasztod { $third } pontot hozott, mert a mezője egy kész várossal határos; { $companion } mezője kettővel, így { $fourth } pontot ért. Győztél, az állás { $mine } : { $theirs }. Most jöhet egy igazi játszma: 72 kártya és rengeteg meglepetés vár.

## A folyó

lesson-river-tile = Ha van folyó a játékban, az épül meg először. A forrásnál ered, és a játékosok felváltva rakják le a kártyáit, amíg el nem ér a tóhoz. Folyóhoz folyónak kell csatlakoznia, a többi oldal a szokott módon illeszkedik. Rakd a kártyádat a folyó nyitott végéhez.
lesson-river-knight = A folyókártyákra is tehetsz alattvalót, mint bármelyik másikra: útra, városba, kolostorba vagy mezőre. Csak magára a vízre nem. Tegyél egy lovagot a városba.
lesson-river-watch-cloister = { $companion } folyóparti kolostort húzott. Figyeld meg, mit lép.
lesson-river-bend = Kanyart húztál. A folyó nem fordulhat vissza: két egymást követő kanyar sosem fordul ugyanarra. Rakd le úgy, hogy a folyó lefelé folyjon tovább.
lesson-river-farmer = A folyó ugyanúgy elválasztja a mezőket, mint az út. A fölötte fekvő nagy mező visszaér a városodig. Tegyél oda egy parasztot.
lesson-river-watch-lake = { $companion } a tavat húzta, a folyó utolsó kártyáját. Figyeld meg, mit lép.
lesson-river-city = A folyó kész, a játék a többi kártyával folytatódik. Azt a kártyát húztad, amely bezárja a városodat. Rakd le.
lesson-river-skip = A városod kész, mindjárt pontot ér. Előbb letehetnél még egy alattvalót, de tartogasd későbbre: hagyd ki.
lesson-river-end = A városod { $first } pontot ért, és a parasztod mezője határos vele: ez a játék végén 3 pont lesz. Maga a folyó nem ér pontot. A folyó II el is ágazik; a fogadója, a disznókondája és a vulkánja csak azokkal a kiegészítőkkel számít, amelyekhez tartozik.

## Fogadók és katedrálisok

lesson-inns-inn = Olyan utat húztál, amely mellett egy tóparti fogadó áll. Rakd az út jobb oldali végéhez.
lesson-inns-highwayman = A kész út, ha fogadó áll mellette, kártyánként 1 helyett 2 pontot ér. Ha viszont a játék végén is befejezetlen, semmit sem ér. Tegyél le egy útonállót.
lesson-inns-watch-bend = Bal oldalt { $companion } lovagja áll. { $companion } most kanyart húzott. Figyeld meg, mit lép.
lesson-inns-city = Városrészt húztál. Rakd a fogadó fölé úgy, hogy a város balra nézzen.
lesson-inns-big = A 7 alattvalód mellett van egy nagy alattvalód is. A többség eldöntésekor kettőnek számít. Tedd a városba lovagnak.
lesson-inns-watch-cathedral = { $companion } katedrálist húzott, amelynek mind a négy oldalán város van. Figyeld meg, hová rakja.
lesson-inns-cathedral = Ez már egyetlen nagy város az ő lovagjával és a te nagy lovagoddal. A kész város a katedrális miatt kártyánként és címerenként 2 helyett 3 pontot ér; befejezetlenül a játék végén semmit. Azt a kártyát húztad, amely bezárja. Rakd le.
lesson-inns-skip = A város kész, mindjárt pontot ér. Most tartogasd az alattvalóidat: hagyd ki.
lesson-inns-city-scored = A város { $first } pontot ért: 5 kártya, egyenként 3 pont. A nagy alattvalód kettőnek számít, { $companion } lovagja egynek, ezért minden pont a tiéd. Most ő következik.
lesson-inns-road = Útkereszteződést húztál. Rakd a fogadós utad nyitott végéhez.
lesson-inns-road-skip = Az út kész. Hagyd ki, és jön a kiértékelés.
lesson-inns-end = Az út { $first } pontot ért: 4 kártya, egyenként 2 pont. A második fogadó vagy katedrális már nem ad többet. Más útjához vagy városához is rakhatod: ha elkészül, többet ér, ha nem, semmit.

## Kereskedő és építész

lesson-traders-goods = Ebben a kiegészítőben sok városban van árucikk: bor, búza vagy posztó. A városodban bor van, és olyan kártyát húztál, amelyen búza van. Rakd a lovagod fölé úgy, hogy a város jobbra maradjon nyitva.
lesson-traders-builder = Lovagod van ebben a városban, ezért alattvaló helyett az építészedet is ideteheted. A többségbe nem számít bele, de másra jó. Tedd le az építészt.
lesson-traders-watch = Mostantól, ha olyan kártyát raksz le, amely ezt a várost folytatja, az építész révén duplázhatsz. De előbb { $companion } lép, aki kanyart húzott.
lesson-traders-close = Azt a kártyát húztad, amely bezárja a városodat. Rakd le.
lesson-traders-farmer = A bezárás is folytatás, ezért duplázhatsz. Előbb tegyél egy parasztot a város melletti mezőre.
lesson-traders-second = A város { $first } pontot ért, a lovagod és az építészed visszatért. Aki befejez egy várost, az árucikkeit is megkapja, akkor is, ha nincs benne lovagja: a bor és a búza a tiéd. Most húzd meg a második kártyádat.
lesson-traders-cloister = A második kártya bárhová kerülhet. Kolostort húztál. Rakd a parasztod alá.
lesson-traders-pig = A parasztod mezője már erre a kártyára is kiterjed, ezért ráteheted a disznódat. Ha a végén tiéd a mező, minden vele határos kész város 3 helyett 4 pontot hoz. Tedd le a disznót.
lesson-traders-end = Ez volt az utolsó kártya. { $companion } befejezetlen útja { $first } pontot ért. A disznós meződ { $second } pontot hozott, a legtöbb bor és a legtöbb búza egyenként { $third } pontot. Győztél, az állás { $mine } : { $theirs }. Az építész utakon is segít, de harmadik kártya sosem jár.

## A hercegnő és a sárkány

lesson-dragon-princess = Olyan városrészt húztál, amelyben hercegnő lakik. Rakd le úgy, hogy { $companion } városát folytassa.
lesson-dragon-remove = Ha a hercegnő olyan várost folytat, amelyben lovag áll, egyet hazaküldhetsz. Cserébe ebben a körben nem teszel le semmit. Küldd haza { $companion } lovagját.
lesson-dragon-watch-bend = A város most szabad. { $companion } kanyart húzott. Figyeld meg, mit lép.
lesson-dragon-portal = Varázskaput húztál. Rakd { $companion } útonállója alá.
lesson-dragon-portal-knight = A varázskapun át az alattvalód bármelyik kártyára mehet, ha ott a terület befejezetlen és szabad. A hercegnő városa ilyen: tegyél bele egy lovagot.
lesson-dragon-watch-cloister = { $companion } kolostort húzott. Figyeld meg, mit lép.
lesson-dragon-volcano = Vulkánt húztál. Ha vulkán kerül az asztalra, a sárkány azonnal odarepül. Rakd az út bal oldali végéhez.
lesson-dragon-fairy = A vulkános kártyára nem tehetsz alattvalót. Helyette egy alattvalód mellé állíthatod a tündért: az ő kártyájára a sárkány sosem lép. Állítsd a lovagod mellé.
lesson-dragon-watch-dragon = { $companion } sárkányos kártyát húzott. Ha lerakta, a sárkány legfeljebb 6 kártyányit megy, és felváltva léptetitek. Ahová belép, ott minden alattvalót megeszik. Figyeld meg, hogyan kezdi.
lesson-dragon-walk = Most te lépteted a sárkányt. Egy útja során sosem lép kétszer ugyanarra a kártyára. Léptesd lefelé, a kolostorhoz.
lesson-dragon-end = { $companion } szerzetese pont nélkül hazament, a sárkány pedig nem tud továbbmenni, így az útja véget ért. A köröd { $first } ponttal kezdődik, mert a tündér a lovagod mellett áll. A város kiértékelésekor még 3 pontot hoz. Az első vulkán előtt húzott sárkányos kártyákat félre kell tenni.

## A torony

lesson-tower-site = Olyan kártyát húztál, amelyen toronyhely van. Rakd { $companion } útonállója fölé.
lesson-tower-build = Alattvaló letétele helyett építhetsz is. Tedd a 10 toronyelemed egyikét a toronyhelyre.
lesson-tower-capture = Ha építesz, foglyul ejthetsz egy alattvalót: a torony kártyáján, vagy a sorában, illetve az oszlopában, legfeljebb olyan messze, amilyen magas a torony. Ejtsd foglyul { $companion } útonállóját.
lesson-tower-watch = Az útonálló a foglyod, az út pedig újra szabad. { $companion } a saját körében kiválthatja a foglyokat, de most mást tervez. Figyeld meg, mit lép.
lesson-tower-tile = { $companion } új útonállója két kártyányira van a toronytól: egyelemes toronynak túl messze. Városrészt húztál. Rakd a kész várostól jobbra.
lesson-tower-raise = Bármelyik toronyra építhetsz, bárhol. Tegyél a tiédre egy második elemet, és minden irányban két kártyányira elér.
lesson-tower-reach = Az új útonálló már elérhető. Őt is ejtsd foglyul.
lesson-tower-watch-ransom = A saját körében { $companion } egy foglyot kiválthat: 3 pontot fizet neked, és nem utasíthatod el. Figyeld meg, mit lép.
lesson-tower-last = { $companion } kifizetett neked { $first } pontot, egy alattvalója kiszabadult. A másik nálad marad. Kanyart húztál. Rakd az egyenes út alá.
lesson-tower-top = Ha alattvaló áll a tetején, a torony kész: amíg ott áll, nem lehet tovább építeni. Pontot nem ér, és ott marad. Tegyél egy alattvalót a tornyodra.
lesson-tower-end = Ezt a tornyot most egyik játékos sem használhatja. Ha két játékos egymás alattvalóit tartja fogva, egyet-egyet azonnal kicserélnek. A torony üres helyeken és más tornyokon át is elér; ha a saját alattvalódat ejted foglyul, az egyszerűen hazatér.

## Apátság és polgármester

lesson-abbey-hole = Minden játékosnak van egy apátsága. Kártyahúzás helyett lerakhatod egy lyukba, amelynek mind a négy oldalán kártya van, bármi is látható rajtuk. Rakd az apátságodat a lyukba.
lesson-abbey-monk = Az apátság lezár mindent, ami hozzá vezet, így a szekered útja elkészült. Az apátság, mint a kolostor, 9 pontot ér, ha a körülötte lévő 8 hely megtelik. Tegyél bele egy szerzetest.
lesson-abbey-wagon = Az út { $first } pontot ért; a szekér annyit számít, mint egy alattvaló. A kiértékelés után továbbmehet egy szomszédos útra, városba vagy kolostorba, ha az befejezetlen és szabad. Léptesd az út végi kolostorba.
lesson-abbey-watch = A szekered máris a következő helyén dolgozik. { $companion } egyenes utat húzott. Figyeld meg, mit lép.
lesson-abbey-city = Címeres városrészt húztál. Rakd a fenti nyitott városhoz úgy, hogy a város jobbra maradjon nyitva.
lesson-abbey-mayor = A polgármester olyan városba mehet, ahol nem áll senki. A kiértékeléskor annyi alattvalónak számít, ahány címer van a városban: itt egynek, címer nélkül egynek sem. Tedd le a polgármesteredet.
lesson-abbey-watch-bend = { $companion } kanyart húzott. Figyeld meg, mit lép.
lesson-abbey-close = Azt a kártyát húztad, amely bezárja a városodat. Rakd le.
lesson-abbey-skip = A város kész, mindjárt pontot ér. Tartogasd az alattvalóidat: hagyd ki.
lesson-abbey-end = A polgármestered városa { $first } pontot ért: 3 kártya és 1 címer, egyenként 2 pont. Van még pajta is: mezőre kerül, négy kártya találkozásához. Az ottani parasztokat pontjaikkal hazaküldi, és a végén minden, a mezővel határos kész városért 4 pontot ad.

## A király és a rablólovag

lesson-king-city = Azt a kártyát húztad, amely bezárja a középső kis várost. Rakd le.
lesson-king-knight = A város kész. A kiértékelés előtt tegyél bele egy lovagot.
lesson-king-watch-road = A város { $first } pontot ért. Te fejezted be a játszma első városát, ezért a király is a tiéd. { $companion } útkereszteződést húzott. Figyeld meg, mit kezd az utaddal.
lesson-king-larger = Az utad neked { $first } pontot hozott. De { $companion } fejezte be, ezért övé a rablólovag: az számít, ki rakja le az utolsó kártyát. Most bezárhatod a nagyobb várost. Rakd le a kártyát.
lesson-king-second-knight = A király azé, aki az eddigi legnagyobb várost fejezte be, a rablólovag azé, aki a leghosszabb utat. Csak az veheti el őket, aki megdönti a rekordot; az egyenlőség nem elég. Ez a város 3 kártyából áll, a király nálad marad. Tegyél le egy lovagot.
lesson-king-end = A város { $first } pontot ért, és elfogytak a kártyák. A király minden kész városért 1 pontot ad, neked összesen { $second } pontot. A rablólovag minden kész útért 1 pontot ad, ezért { $companion } { $third } pontot kap. Győztél, az állás { $mine } : { $theirs }. A két lap egy játékosnál is lehet.

## A szekta és az eretnek

lesson-cult-cloister = Kolostort húztál. Rakd középre, a hosszú út alá.
lesson-cult-monk = Tegyél bele egy szerzetest. Ha a körülötte lévő 8 hely megtelik, 9 pontot kapsz érte.
lesson-cult-watch = { $companion } szektát húzott. Ugyanúgy működik és annyit ér, mint a kolostor, de az alattvaló itt eretnek. Figyeld meg, hová rakja.
lesson-cult-challenge = Az eretnek a szerzetesed szomszédja: ez kihívás. Amelyik épület előbb készül el, 9 pontot ér, a másik semmit. Városrészt húztál. Rakd a kolostorod alá úgy, hogy a város lefelé nézzen.
lesson-cult-knight = Tegyél egy lovagot az új városrészbe.
lesson-cult-race = { $companion } olyan helyet tölt be, amelyre csak az ő szektájának van szüksége. Figyeld meg, mit lép.
lesson-cult-close = A kolostorod körül már csak egy kártya hiányzik, jobbra lent. Rakd oda úgy, hogy a város lefelé nézzen.
lesson-cult-skip = A kolostorod kész: megnyerted a kihívást. Tartogasd az alattvalóidat: hagyd ki.
lesson-cult-end = A kolostorod { $first } pontot ért, { $companion } eretneke pedig pont nélkül hazament. Ha a játék végén egyik sem kész, mindkettő befejezetlen kolostorként ér pontot. Szekta mellett legfeljebb egy kolostor, kolostor mellett legfeljebb egy szekta lehet.

## Carcassonne grófja

lesson-count-close = A játék Carcassonne városa körül kezdődik, amelynek négy negyede van. Az alatta induló úton { $companion } útonállója áll. Útkereszteződést húztál. Rakd az útja végéhez.
lesson-count-skip = Az útja kész: neki hoz pontot, neked nem. Most éppen ez kell. Hagyd ki.
lesson-count-deploy = A kártyád révén { $companion } kapott { $first } pontot, te pedig semmit, ezért alattvalót tehetsz Carcassonne-ba. A kastély a városoké, a kovácsműhely az utaké, a katedrális a kolostoroké, a piac a mezőké. Tegyél egy alattvalót a kastélyba.
lesson-count-move = Ezután mozgathatod a grófot. Ahol ő van, abból a negyedből senki sem léphet ki, és most éppen a kastélyban van. Léptesd a piacra.
lesson-count-watch = { $companion } városrészt húzott. Figyeld meg, mit lép.
lesson-count-leave = A városa kész. A kiértékelés előtt a kastélyban lévő alattvalók átmehetnek ide, bár itt már lovag áll. Küldd az alattvalódat a városba.
lesson-count-end = Egy-egy lovag: mindketten { $first } pontot kaptatok. A kovácsműhelyből és a katedrálisból ugyanígy lehet utakra és kolostorokba menni; a piacról a játék végén mezőre. És figyelj a grófra: épp a döntő pillanatban tarthat fogva egy alattvalót.

## A katapult

lesson-catapult-fair = Vásárt húztál. Ugyanúgy kell lerakni, mint a többi kártyát, a kör után pedig jön a katapult. Rakd az út alá.
lesson-catapult-skip = Tehetnél ide egy parasztot, de tartogasd későbbre: hagyd ki.
lesson-catapult-choose = Most válassz a négy vetélkedőből. Mindenki egyszer dob, te kezdesz. A céllövő versenyen a vásárhoz legközelebbi korong 5 pontot ér. Válaszd ezt.
lesson-catapult-throw = A katapult a táj mellett áll. Minél hosszabb a röppálya, annál jobban szór a korong. Dobj alulról a vásárra, ahogy a kép mutatja.
lesson-catapult-watch = A korongod a vásáron fekszik. Most { $companion } dob. Figyeld meg.
lesson-catapult-target = A korongja túl messzire repült, a tiéd van közelebb: { $first } pont a tiéd. A játék folytatódik, { $companion } kanyart rak le.
lesson-catapult-second = Még egy vásár, ezúttal kolostorral. Rakd az elsőtől jobbra.
lesson-catapult-monk = Tegyél egy szerzetest a kolostorba.
lesson-catapult-pie = A tortacsatában minden eltalált alattvaló hazamegy, és az is, akinek nekilökődik. Válaszd a tortacsatát.
lesson-catapult-throw-pie = Bal szélen { $companion } szerzetese áll. Ha eltalálod őket, a saját alattvalóid is hazamennek, ezért célozz tőlük távolra. Dobj balról a szerzetesre.
lesson-catapult-watch-pie = Talált: a szerzetes pont nélkül hazamegy. Most { $companion } dob. Figyeld meg.
lesson-catapult-end = Mellélőtt, az alattvalóid maradnak. Van még két vetélkedő. A csábításnál a korongodhoz legközelebbi alattvalót a sajátodra cserélheted. Az elkapásnál a bal oldali szomszédod próbálja elkapni a korongodat, és minden dobás egyikőtöknek 5 pontot hoz.

## Az apát

lesson-abbot-cloister = Kolostort húztál. Rakd középre, az út alá.
lesson-abbot-place = Az apát egy további alattvaló, kolostorokba és hasonló helyekre. Ugyanúgy hoz pontot, mint a szerzetes: 9 pontot, ha a körülötte lévő 8 hely megtelik. De nem kell addig várnia. Tedd le az apátodat.
lesson-abbot-watch = { $companion } városrészt húzott. Figyeld meg, mit lép.
lesson-abbot-tile = Te is városrészt húztál. Rakd a kolostortól balra úgy, hogy a város balra nézzen.
lesson-abbot-recall = Bábu letétele helyett visszahívhatod az apátodat. Azonnal pontot ér: 1 pontot a saját kártyájáért és 1 pontot minden körülötte lévőért. Hívd vissza.
lesson-abbot-watch-bend = Az apátod { $first } pontot hozott, és visszakerült a készletedbe. { $companion } kanyart húzott. Figyeld meg, mit lép.
lesson-abbot-again = Újabb kolostort húztál. Rakd a kanyar fölé.
lesson-abbot-second = Az apátod újra szabad. Tedd ebbe a kolostorba.
lesson-abbot-end = Ez az apát ereje: most kevesebb pont, vagy később több. Ha sosem hívod vissza, úgy hoz pontot, mint a szerzetes: a kolostor elkészültekor vagy a játék végén. Útra, városba, mezőre sosem kerül.

## A fantom

lesson-phantom-tile = Várost húztál három úttal. Rakd az úttól jobbra úgy, hogy a város lefelé nézzen.
lesson-phantom-knight = Tegyél le egy alattvalót, mint máskor: egy lovagot a városba.
lesson-phantom-place = Most a fantomodat is leteheted. Ő egy második alattvaló ugyanarra a kártyára, olyan területre, ahol nem áll alattvaló. A kártyád befejezte a bal oldali utat. Tedd oda a fantomot.
lesson-phantom-watch = Az út { $first } pontot ért, és a fantomod visszakerült a készletedbe. { $companion } utat húzott. Figyeld meg, mit lép.
lesson-phantom-city = Letett egy útonállót és a fantomját, aki most paraszt, és a játék végéig marad. Városrészt húztál. Rakd a városod alá, hogy elkészüljön.
lesson-phantom-none = A városod kész. Most tartsd meg az alattvalóidat, és hagyd ki.
lesson-phantom-skip = A fantomot akkor is leteheted, ha mást nem tettél le. De itt csak a mező szabad, és a paraszt a játék végéig marad. Hagyd ki.
lesson-phantom-end = A városod { $first } pontot ért, a fantom pedig készen áll a következő körre. Ugyanúgy számít, mint bármelyik alattvaló, és oda kerülhet, ahová ők. Más alattvaló helyett is leteheted; akkor abban a körben csak ő kerül le.

## Vadászok és gyűjtögetők

lesson-hunters-river = Üdv a kőkorszakban: városok, utak és mezők helyett itt erdők, folyók és tisztások vannak. Folyót húztál. Rakd a kezdőkártya tavától balra.
lesson-hunters-fisherman = 5 törzstagod és 2 kunyhód van. A folyószakaszon a törzstag halász. A folyószakasz kész, ha mindkét vége tónál vagy forrásnál van. Kártyánként 1 pontot ér, és a tavaiban minden hal még 1 pontot. Tegyél le egy halászt.
lesson-hunters-watch-hunter = { $companion } tisztást húzott, amelyen mamut van. Figyeld meg, hová teszi a törzstagját.
lesson-hunters-lake = A törzstagja vadász, és a játék végéig marad. Akkor a tisztásán minden szarvas, mamut és őstulok 2 pontot ér, de minden tigris elvisz egy szarvast. Kéthalas tavat húztál. Rakd a folyószakaszod nyitott végéhez.
lesson-hunters-hut = A folyószakaszod kész, mindjárt pontot ér. Előbb tegyél egy kunyhót a tóhoz: a végén minden hal 1 pontot ér az összes összefüggő folyóban és tóban.
lesson-hunters-river-scored = A folyószakasz { $first } pontot ért: 3 kártya és 3 hal. A halászod visszatért; a kunyhó a végéig marad. { $companion } folyót húzott. Figyeld meg, mit lép.
lesson-hunters-forest = A jobb oldali erdőben a te gyűjtögetőd áll. Azt a kártyát húztad, amely lezárja. Fordítsd az erdejét balra, és rakd le.
lesson-hunters-hunter = Az erdő kész: minden erdődarabja 2 pontot ér. A kiértékelés előtt tegyél egy vadászt a mamutos tisztásra.
lesson-hunters-bonus = Az erdő { $first } pontot ért. Arany is van benne, ezért aki befejezte, azonnal kap egy bónuszkártyát. A tiéden egyhalas tó van. Rakd a kunyhód alá.
lesson-hunters-fisherman-again = Kész egy rövid folyószakasz két tó között. Tegyél rá egy halászt: azonnal pontot ér, és rögtön visszatér.
lesson-hunters-end = Ez még { $first } pont, és a kunyhódnak is több hal jut. A befejezetlen erdők és folyószakaszok a végén semmit sem érnek, csak a kunyhók és a vadászok. Más bónuszkártyákon tűz, gomba, újabb állatok és dolmen vár.

## Mayflower

lesson-mayflower-town = A telepesek a keleti parton szállnak partra, és nyugat felé építkeznek. Városrészt húztál. Rakd a part felső városához úgy, hogy a város a tenger felé nézzen.
lesson-mayflower-shopkeeper = A város kész, kártyánként 2 pontot ér. Tedd bele az 5 telepesed egyikét árusnak.
lesson-mayflower-watch-robber = A város { $first } pontot ért, és a két felügyelő egyike egy oszloppal nyugatra lépett: ez minden kiértékelés után így van. { $companion } utat húzott. Figyeld meg, hová tesz telepest.
lesson-mayflower-second-town = A telepese rabló az úton. Újabb városrészt húztál. Rakd a part középső városához, abba az oszlopba, ahol egy felügyelő áll.
lesson-mayflower-bonus = Ha egy telepes ugyanabban az oszlopban hoz pontot, ahol felügyelő áll, az 4 pluszpont. Tegyél le egy árust.
lesson-mayflower-watch-road = A város { $first } pontot ért, a felügyelő még { $second } pontot hozott. Utána a másik felügyelő is lépett: mindig a keletebbre álló lép. { $companion } kanyart húzott. Figyeld meg, mit lép.
lesson-mayflower-third-town = Most mindkét felügyelő az első oszlopban áll. Rakd a kártyádat a part alsó városához.
lesson-mayflower-both = Ha két felügyelő áll az oszlopban, kétszeres a jutalom. Tegyél le egy árust.
lesson-mayflower-watch-town = { $first } pont a városért, és { $second } a felügyelőktől! { $companion } városrészt húzott. Figyeld meg, mit lép.
lesson-mayflower-west = A második telepese prémvadász: a játék végén a mezőjén minden állat 1 pontot ér. Városrészt húztál. Rakd az övé alá, a második oszlopba úgy, hogy a város felfelé nézzen.
lesson-mayflower-last = A város kész, és senki sem áll benne. Az egyik felügyelő ebben az oszlopban van, a másik még az elsőben. Tegyél le egy árust, és nézd meg, ki marad le.
lesson-mayflower-end = { $first } pontot kaptál, és még { $second } pluszpontot. Most mindkét felügyelő a második oszlopban van, { $companion } lemaradt rablója pedig pont nélkül hazament. Keleten csak prémvadász maradhat. A farm, mint a kolostor, 9 pontot ér, a kereskedelmi ügynökség pedig 2 pontot ad az útjához.
