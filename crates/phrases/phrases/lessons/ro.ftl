# Lecțiile. { $first } până la { $fourth } sunt punctele câștigate de la momentul dinainte, { $mine } și { $theirs }
# scorul: vin din joc, niciodată de aici.

## Jocul de bază

lesson-base-tile = Bun venit! Construim împreună un ținut, cartonaș cu cartonaș. Ai tras un cartonaș cu un drum. Trebuie să se potrivească cu vecinii: drum la drum, oraș la oraș, câmp la câmp. Pune-l pe un loc marcat.
lesson-base-highwayman = Acum poți pune unul dintre cei 7 supuși ai tăi pe cartonașul abia așezat. Pe drum, el e tâlhar: când drumul e complet, primești 1 punct pentru fiecare cartonaș al lui. Pune un tâlhar.
lesson-base-watch-city = { $companion } a tras o bucată de oraș. Urmărește ce face.
lesson-base-cloister = Zidul s-a închis, deci orașul e complet. Are 2 cartonașe, fiecare de 2 puncte: { $companion } primește { $first }, iar cavalerul se întoarce în rezerva ei. Ai tras o mănăstire cu un drum. Rotește-o până când drumul ei se leagă de al tău și pune-o.
lesson-base-monk = Un capăt al drumului tău e închis, celălalt e încă deschis. Pune un călugăr în mănăstire: când toate cele 8 locuri din jur sunt ocupate, primești 9 puncte.
lesson-base-watch-farmer = { $companion } a tras o curbă. Urmărește unde își pune supusul de data aceasta.
lesson-base-crossing = Supusul ei stă culcat: e țăran. Țăranii rămân până la sfârșitul partidei și primesc atunci 3 puncte pentru fiecare oraș complet de lângă câmpul lor. Ai tras o intersecție: aici drumurile se termină. Pune-o la capătul deschis al drumului tău.
lesson-base-before-scoring = Drumul tău e complet. Înainte de evaluare, mai pune un supus pe drumul nou.
lesson-base-road-scored = Drumul ți-a adus { $first } puncte, câte 1 de cartonaș, iar tâlharul s-a întors în rezerva ta. Acum { $companion } începe un oraș.
lesson-base-second-city = { $companion } are un cavaler în acel oraș, așa că nimeni altcineva nu mai poate pune unul acolo. Dar două orașe se pot uni! Ai tras un cartonaș cu un drum și o bucată de oraș. Pune-l sub intersecția ta, cu orașul spre al ei.
lesson-base-knight = Drumul scurt e complet și va fi evaluat imediat. Mai întâi pune un cavaler în noua bucată de oraș: încă nu e legată de orașul ei.
lesson-base-watch-join = Drumul scurt ți-a adus { $first } puncte. { $companion } a tras un cartonaș de oraș cu stemă. Urmărește ce face cu el.
lesson-base-majority = Acum e un singur oraș cu doi cavaleri, unul al tău și unul al ei. Toate punctele le primește cine are cei mai mulți cavaleri; la egalitate, fiecare le primește întregi. Ai tras cartonașul care închide orașul. Pune-l.
lesson-base-farmer = Înainte de evaluare, pune un țăran pe câmpul de sub oraș.
lesson-base-shared = Orașul v-a adus câte { $first } puncte: 4 cartonașe de câte 2 puncte și 2 puncte pentru 1 stemă. A fost ultimul cartonaș: partida se termină, iar regiunile neterminate aduc și ele puncte.
lesson-base-end = Mănăstirea ți-a adus { $second } puncte: 1 pentru ea și câte 1 pentru fiecare cartonaș vecin. Țăranul tău a adus { $third }, fiindcă lângă câmpul lui e un oraș complet; lângă câmpul ei sunt două, deci { $companion } a primit { $fourth }. Ai câștigat cu { $mine } la { $theirs }! Acum joacă o partidă adevărată: te așteaptă 72 de cartonașe și multe surprize.

## Râul

lesson-river-tile = Când jocul are un râu, el se construiește primul. Pornește de la un izvor, iar jucătorii îi pun pe rând cartonașele până la lac. Râul se leagă de râu, iar celelalte laturi se potrivesc ca de obicei. Pune cartonașul la capătul deschis al râului.
lesson-river-knight = Și pe cartonașele râului poți pune un supus, ca pe oricare altul: pe drum, în oraș, în mănăstire sau pe câmp. Numai pe apă nu. Pune un cavaler în oraș.
lesson-river-watch-cloister = { $companion } a tras o mănăstire pe malul râului. Urmărește ce face.
lesson-river-bend = Ai tras o curbă. Râul nu are voie să se întoarcă: două curbe la rând nu cotesc niciodată în aceeași parte. Pune curba astfel încât râul să curgă mai departe în jos.
lesson-river-farmer = Râul desparte câmpurile, la fel ca un drum. Câmpul mare de deasupra ajunge până la orașul tău. Pune acolo un țăran.
lesson-river-watch-lake = { $companion } a tras lacul, ultimul cartonaș al râului. Urmărește ce face.
lesson-river-city = Râul e gata, iar jocul continuă cu celelalte cartonașe. Ai tras cartonașul care îți închide orașul. Pune-l.
lesson-river-skip = Orașul tău e complet și va fi evaluat imediat. Ai putea pune înainte încă un supus, dar păstrează-l: sari peste.
lesson-river-end = Orașul ți-a adus { $first } puncte, iar câmpul țăranului tău se învecinează cu el: la sfârșit vor fi 3 puncte. Râul însuși nu aduce nimic. Râul II se și ramifică; hanul, turma de porci și vulcanul lui contează doar împreună cu extensiile din care provin.

## Hanuri și catedrale

lesson-inns-inn = Ai tras un drum cu un han la marginea lacului. Pune-l la capătul din dreapta al drumului.
lesson-inns-highwayman = Un drum complet cu han aduce câte 2 puncte de cartonaș în loc de 1. Dacă la sfârșitul jocului e tot neterminat, nu aduce nimic. Pune un tâlhar.
lesson-inns-watch-bend = { $companion } are deja un cavaler în stânga. Acum a tras o curbă. Urmărește ce face.
lesson-inns-city = Ai tras o bucată de oraș. Pune-o deasupra hanului, cu orașul spre stânga.
lesson-inns-big = Pe lângă cei 7 supuși mai ai unul mare. La stabilirea majorității, el contează cât doi. Pune-l în oraș drept cavaler.
lesson-inns-watch-cathedral = { $companion } a tras o catedrală, cu oraș pe toate cele patru laturi. Urmărește unde o pune.
lesson-inns-cathedral = Acum e un singur oraș mare, cu cavalerul ei și cu cavalerul tău mare. Cu o catedrală, orașul complet aduce câte 3 puncte de cartonaș și de stemă în loc de 2; neterminat la sfârșit, nu aduce nimic. Ai tras cartonașul care îl închide. Pune-l.
lesson-inns-skip = Orașul e complet și va fi evaluat imediat. De data aceasta păstrează-ți supușii: sari peste.
lesson-inns-city-scored = Orașul a adus { $first } puncte: 5 cartonașe de câte 3 puncte. Supusul tău mare contează cât doi, iar { $companion } avea un singur cavaler, așa că toate punctele sunt ale tale. Urmărește ce face ea acum.
lesson-inns-road = Ai tras o intersecție. Pune-o la capătul deschis al drumului tău cu han.
lesson-inns-road-skip = Drumul e complet. Sari peste și va fi evaluat.
lesson-inns-end = Drumul a adus { $first } puncte: 4 cartonașe de câte 2 puncte. Al doilea han sau a doua catedrală nu mai adaugă nimic. Le poți pune și la drumul sau orașul altcuiva: complet, aduce mai mult; neterminat, nimic.

## Negustori și constructori

lesson-traders-goods = Multe orașe din această extensie au produse: vin, grâu sau pânză. În orașul tău e vin, iar tu ai tras un cartonaș cu grâu. Pune-l deasupra cavalerului, cu orașul deschis spre dreapta.
lesson-traders-builder = Ai un cavaler în acest oraș, așa că în locul unui supus îți poți pune aici constructorul. Nu contează la majoritate, dar e bun la altceva. Pune constructorul.
lesson-traders-watch = De acum, când pui un cartonaș care continuă acest oraș, constructorul îți dă un tur dublu. Dar mai întâi { $companion } a tras o curbă. Urmărește ce face.
lesson-traders-close = Ai tras cartonașul care îți închide orașul. Pune-l.
lesson-traders-farmer = Când închizi orașul, îl și continui, deci te așteaptă un tur dublu. Mai întâi pune un țăran pe câmpul de lângă oraș.
lesson-traders-second = Orașul a adus { $first } puncte, iar cavalerul și constructorul s-au întors. Cine termină un oraș îi ia și produsele, chiar dacă nu are cavaler în el: vinul și grâul sunt ale tale. Acum trage al doilea cartonaș.
lesson-traders-cloister = Al doilea cartonaș poate fi pus oriunde. Ai tras o mănăstire. Pune-o sub țăranul tău.
lesson-traders-pig = Câmpul țăranului tău cuprinde acum și acest cartonaș, așa că îți poți pune porcul. Dacă la sfârșit câmpul e al tău, fiecare oraș complet de lângă el îți aduce 4 puncte în loc de 3. Pune porcul.
lesson-traders-end = A fost ultimul cartonaș. { $companion } a primit { $first } puncte pentru drumul neterminat. Câmpul tău cu porc a adus { $second }, iar pentru cel mai mult vin și grâu ai primit câte { $third } puncte. Ai câștigat cu { $mine } la { $theirs }! Constructorul ajută și pe drumuri, dar într-un tur nu tragi niciodată un al treilea cartonaș.

## Prințesa și balaurul

lesson-dragon-princess = Ai tras un oraș cu o prințesă. { $companion } are un cavaler în orașul de alături: pune cartonașul așa încât să-l continue.
lesson-dragon-remove = Dacă prințesa continuă un oraș cu cavaleri, poți trimite unul acasă. În schimb nu mai pui nimic în acest tur. Trimite-i cavalerul acasă.
lesson-dragon-watch-bend = Acum orașul e liber. { $companion } a tras o curbă. Urmărește ce face.
lesson-dragon-portal = Ai tras o cărare magică. { $companion } are un tâlhar în dreapta: pune-o sub el.
lesson-dragon-portal-knight = Pe cărarea magică supusul tău poate ajunge pe orice cartonaș, dacă regiunea e neterminată și liberă. Orașul cu prințesa este: pune un cavaler în el.
lesson-dragon-watch-cloister = { $companion } a tras o mănăstire. Urmărește ce face.
lesson-dragon-volcano = Ai tras un vulcan. Când se pune un vulcan, balaurul zboară imediat acolo. Pune-l la capătul din stânga al drumului.
lesson-dragon-fairy = Pe cartonașul cu vulcan nu poți pune niciun supus. În schimb, poți așeza zâna lângă un supus de-al tău: balaurul nu intră niciodată pe cartonașul ei. Pune-o lângă cavalerul tău.
lesson-dragon-watch-dragon = { $companion } a tras un cartonaș cu balaur. După ce îl pune, balaurul face până la 6 pași, iar voi îl mutați pe rând. Pe fiecare cartonaș în care intră, înghite toți supușii. Urmărește începutul.
lesson-dragon-walk = Acum muți tu balaurul. Într-o plimbare, el nu intră de două ori pe același cartonaș. Mută-l în jos, la mănăstire.
lesson-dragon-end = Călugărul ei s-a întors fără puncte, iar balaurul nu mai are unde merge, deci plimbarea s-a terminat. Turul tău începe cu { $first } punct, fiindcă zâna stă lângă cavalerul tău. Când orașul e evaluat, ea îți mai aduce 3. Cartonașele cu balaur trase înainte de primul vulcan se pun deoparte.

## Turnul

lesson-tower-site = Ai tras un cartonaș cu un spațiu pentru turn. { $companion } are un tâlhar în stânga: pune cartonașul deasupra lui.
lesson-tower-build = În loc să pui un supus, poți construi. Pune una dintre cele 10 piese de turn ale tale pe acest spațiu.
lesson-tower-capture = Când construiești, poți lua prizonier un supus: de pe cartonașul turnului sau de pe rândul ori coloana lui, cel mult atât de departe cât e turnul de înalt. Ia-i tâlharul prizonier.
lesson-tower-watch = Tâlharul e prizonierul tău, iar drumul e din nou liber. { $companion } își poate răscumpăra prizonierii la rândul ei, dar acum are alte planuri. Urmărește.
lesson-tower-tile = Noul ei tâlhar e la două cartonașe de turn: prea departe pentru un turn dintr-o singură piesă. Ai tras o bucată de oraș. Pune-o la dreapta orașului complet.
lesson-tower-raise = Poți construi pe orice turn, oriunde. Pune a doua piesă pe al tău și va ajunge la două cartonașe în fiecare direcție.
lesson-tower-reach = Acum noul tâlhar e la îndemână. Ia-l și pe el prizonier.
lesson-tower-watch-ransom = La rândul ei, { $companion } poate răscumpăra un prizonier: îți plătește 3 puncte, iar tu nu poți refuza. Urmărește ce face.
lesson-tower-last = { $companion } ți-a plătit { $first } puncte și unul dintre supușii ei e liber. Celălalt rămâne la tine. Ai tras o curbă. Pune-o sub drumul drept.
lesson-tower-top = Un supus așezat în vârf încheie turnul: cât stă acolo, nu se mai poate construi. Nu aduce puncte și rămâne acolo. Pune un supus pe turnul tău.
lesson-tower-end = Acum nimeni nu mai poate folosi acest turn. Dacă doi jucători au prizonieri unul de la celălalt, câte unul se schimbă imediat. Turnul ajunge și peste locuri goale sau alte turnuri; dacă îți iei propriul supus, el pur și simplu se întoarce acasă.

## Abație și primar

lesson-abbey-hole = Fiecare jucător are o abație. O poți pune în loc să tragi un cartonaș, într-o gaură cu cartonașe pe toate cele patru laturi, orice ar arăta ele. Pune-ți abația în gaură.
lesson-abbey-monk = Abația închide tot ce duce la ea, deci drumul cu căruța ta e complet. Ca o mănăstire, abația aduce 9 puncte când cele 8 locuri din jur sunt ocupate. Pune un călugăr în ea.
lesson-abbey-wagon = Drumul a adus { $first } puncte; căruța contează ca un supus. După evaluare poate trece pe un drum, într-un oraș sau într-o mănăstire vecină, dacă regiunea e neterminată și liberă. Mut-o la mănăstirea de la capătul drumului.
lesson-abbey-watch = Căruța ta lucrează deja în noul loc. { $companion } a tras un drum drept. Urmărește ce face.
lesson-abbey-city = Ai tras o bucată de oraș cu stemă. Pune-o la orașul deschis de sus, astfel încât orașul să rămână deschis spre dreapta.
lesson-abbey-mayor = Primarul merge într-un oraș în care nu stă nimeni. La evaluare contează ca tot atâția supuși câte steme are orașul: aici unul, fără steme niciunul. Pune-ți primarul.
lesson-abbey-watch-bend = { $companion } a tras o curbă. Urmărește ce face.
lesson-abbey-close = Ai tras cartonașul care îți închide orașul. Pune-l.
lesson-abbey-skip = Orașul e complet și va fi evaluat imediat. Păstrează-ți supușii: sari peste.
lesson-abbey-end = Orașul primarului tău a adus { $first } puncte: 3 cartonașe și 1 stemă, câte 2 puncte. Mai există moșia: pusă pe câmp, unde se întâlnesc patru cartonașe, îi trimite acasă pe țăranii de acolo cu punctele lor, iar la sfârșit aduce 4 puncte pentru fiecare oraș complet de lângă câmp.

## Regele și cavalerul jefuitor

lesson-king-city = Ai tras cartonașul care închide orașul mic din mijloc. Pune-l.
lesson-king-knight = Orașul e complet. Înainte de evaluare, pune un cavaler în el.
lesson-king-watch-road = Orașul a adus { $first } puncte. Ai terminat primul oraș al partidei, așa că și regele e al tău. { $companion } a tras o intersecție. Urmărește ce face cu drumul tău.
lesson-king-larger = Drumul ți-a adus { $first } puncte. Dar { $companion } l-a terminat, așa că primește cavalerul jefuitor: contează cine pune ultimul cartonaș. Acum poți închide orașul mai mare. Pune cartonașul.
lesson-king-second-knight = Regele îl are cine a terminat cel mai mare oraș de până acum, iar cavalerul jefuitor, cine a terminat cel mai lung drum. Ca să-i iei, trebuie să depășești recordul, nu doar să-l egalezi. Orașul acesta are 3 cartonașe, deci regele rămâne la tine. Pune un cavaler.
lesson-king-end = Orașul a adus { $first } puncte, iar cartonașele s-au terminat. Regele îți dă 1 punct pentru fiecare oraș complet, în total { $second }. Cavalerul jefuitor dă 1 punct pentru fiecare drum complet: { $companion } primește { $third }. Ai câștigat cu { $mine } la { $theirs }! Un jucător poate avea ambele cărți.

## Secta și ereticul

lesson-cult-cloister = Ai tras o mănăstire. Pune-o la mijloc, sub drumul lung.
lesson-cult-monk = Pune un călugăr în ea. Când cele 8 locuri din jur sunt ocupate, îți aduce 9 puncte.
lesson-cult-watch = { $companion } a tras o sectă. Se folosește și se evaluează ca o mănăstire, dar supusul ei e eretic. Urmărește unde o pune.
lesson-cult-challenge = Ereticul stă chiar lângă călugărul tău: e o provocare. Clădirea terminată prima aduce 9 puncte, cealaltă nimic. Ai tras o bucată de oraș. Pune-o sub mănăstirea ta, cu orașul în jos.
lesson-cult-knight = Pune un cavaler în noua bucată de oraș.
lesson-cult-race = { $companion } ocupă un loc de care are nevoie doar secta ei. Urmărește ce face.
lesson-cult-close = Mănăstirii tale îi lipsește un singur cartonaș, în dreapta jos. Pune-l acolo, cu orașul în jos.
lesson-cult-skip = Mănăstirea ta e completă: ai câștigat provocarea. Păstrează-ți supușii: sari peste.
lesson-cult-end = Mănăstirea ta a adus { $first } puncte, iar ereticul s-a întors cu mâna goală la { $companion }. Dacă la sfârșit niciuna nu e completă, ambele se evaluează ca mănăstiri neterminate. O sectă nu stă niciodată lângă mai mult de o mănăstire, nici o mănăstire lângă mai mult de o sectă.

## Contele din Carcassonne

lesson-count-close = Jocul începe în jurul orașului Carcassonne, cu patru cartiere. Pe drumul de sub el { $companion } are un tâlhar. Ai tras o intersecție. Pune-o la capătul drumului ei.
lesson-count-skip = Drumul ei e complet: îi aduce puncte ei, nu ție. Exact asta îți trebuie acum. Sari peste.
lesson-count-deploy = Prin cartonașul tău { $companion } a primit { $first } puncte, iar tu niciunul, așa că poți pune un supus în Carcassonne. Castelul e pentru orașe, fierăria pentru drumuri, catedrala pentru mănăstiri, cartierul târgului pentru câmpuri. Pune un supus în castel.
lesson-count-move = După aceea poți muta contele. Din cartierul în care se află nu iese niciun supus, iar acum e chiar în castel. Mută-l în cartierul târgului.
lesson-count-watch = { $companion } a tras o bucată de oraș. Urmărește ce face.
lesson-count-leave = Orașul ei e complet. Înainte de evaluare, supușii din castel pot intra în el, deși acolo e cavalerul ei. Mută-ți supusul în oraș.
lesson-count-end = Câte un cavaler fiecare, deci ați primit câte { $first } puncte. Din fierărie și din catedrală se ajunge la fel pe drumuri și în mănăstiri, iar din cartierul târgului pe un câmp, la sfârșitul jocului. Și ai grijă la conte: poate încuia un supus tocmai când ai nevoie de el.

## Catapulta

lesson-catapult-fair = Ai tras un târg. Se pune ca orice alt cartonaș, iar după tur vine rândul catapultei. Pune-l sub drum.
lesson-catapult-skip = Ai putea pune aici un țăran, dar păstrează-l: sari peste.
lesson-catapult-choose = Acum alege una dintre cele patru întreceri. Fiecare aruncă o dată, începând cu tine. La sărbătoarea țintașilor, jetonul cel mai apropiat de târg aduce 5 puncte. Alege-o.
lesson-catapult-throw = Catapulta stă lângă ținut. Cu cât zborul e mai lung, cu atât jetonul se abate mai mult. Aruncă de jos spre târg, așa cum se arată.
lesson-catapult-watch = Jetonul tău e pe târg. Acum aruncă { $companion }. Urmărește.
lesson-catapult-target = Jetonul ei a zburat prea departe, deci al tău e mai aproape: primești { $first } puncte. Jocul continuă, iar { $companion } pune o curbă.
lesson-catapult-second = Încă un târg, de data aceasta cu o mănăstire. Pune-l la dreapta primului.
lesson-catapult-monk = Pune un călugăr în mănăstire.
lesson-catapult-pie = La lupta cu prăjituri, fiecare supus lovit de jeton pleacă acasă, la fel și cei în care este împins. Alege lupta cu prăjituri.
lesson-catapult-throw-pie = În stânga, { $companion } are un călugăr. Dacă îi lovești, pleacă acasă și supușii tăi, așa că țintește departe de ei. Aruncă din stânga spre călugăr.
lesson-catapult-watch-pie = L-ai nimerit: călugărul pleacă acasă fără puncte. Acum aruncă { $companion }. Urmărește.
lesson-catapult-end = A ratat, supușii tăi rămân. Mai sunt două întreceri. La seducție poți înlocui supusul cel mai apropiat de jetonul tău cu unul de-al tău. La prindere, vecinul din stânga încearcă să-ți prindă jetonul, iar fiecare aruncare îi aduce unuia dintre voi 5 puncte.

## Abatele

lesson-abbot-cloister = Ai tras o mănăstire. Pune-o sub drum, la mijloc.
lesson-abbot-place = Abatele e un supus în plus, pentru mănăstiri și locuri asemănătoare. Aduce puncte ca un călugăr: 9 când cele 8 locuri din jur sunt ocupate. Dar nu trebuie să aștepte până atunci. Pune-ți abatele.
lesson-abbot-watch = { $companion } a tras o bucată de oraș. Urmărește ce face.
lesson-abbot-tile = Și tu ai tras o bucată de oraș. Pune-o la stânga mănăstirii, cu orașul spre stânga.
lesson-abbot-recall = În loc să pui o piesă, îți poți rechema abatele. El aduce puncte imediat: 1 pentru cartonașul lui și câte 1 pentru fiecare din jur. Recheamă-l.
lesson-abbot-watch-bend = Abatele ți-a adus { $first } puncte și s-a întors în rezerva ta. { $companion } a tras o curbă. Urmărește ce face.
lesson-abbot-again = Ai tras încă o mănăstire. Pune-o deasupra curbei.
lesson-abbot-second = Abatele tău e din nou liber. Pune-l în această mănăstire.
lesson-abbot-end = Acesta e avantajul abatelui: mai puține puncte acum sau mai multe mai târziu. Dacă nu-l rechemi, aduce puncte ca un călugăr, când mănăstirea e completă sau la sfârșit. Nu stă niciodată pe drum, în oraș sau pe câmp.

## Fantoma

lesson-phantom-tile = Ai tras un oraș cu trei drumuri. Pune-l la dreapta drumului, cu orașul în jos.
lesson-phantom-knight = Pune un supus, ca de obicei: un cavaler în oraș.
lesson-phantom-place = Acum poți pune și fantoma. Ea e un al doilea supus pentru același cartonaș, pe o regiune fără supuși. Cartonașul tău a terminat drumul din stânga. Pune fantoma acolo.
lesson-phantom-watch = Drumul a adus { $first } puncte, iar fantoma s-a întors în rezerva ta. { $companion } a tras un drum. Urmărește ce face.
lesson-phantom-city = A pus un tâlhar și fantoma ei, care acum e țăran și rămâne până la sfârșit. Ai tras o bucată de oraș. Pune-o sub orașul tău, ca să-l termini.
lesson-phantom-none = Orașul tău e complet. De data asta păstrează-ți supușii și sari peste.
lesson-phantom-skip = Poți pune fantoma și dacă n-ai pus alt supus. Dar aici e liber doar câmpul, iar un țăran rămâne până la sfârșit. Sari peste.
lesson-phantom-end = Orașul tău a adus { $first } puncte, iar fantoma e gata pentru turul următor. Contează ca orice alt supus și merge oriunde poate merge unul. O poți pune și în locul altui supus; atunci e singurul din acel tur.

## Vânători și culegători

lesson-hunters-river = Bun venit în epoca de piatră: păduri, râuri și câmpii în loc de orașe, drumuri și câmpuri. Ai tras un râu. Pune-l la stânga lacului de pe cartonașul de start.
lesson-hunters-fisherman = Ai 5 membri de trib și 2 colibe. Pe râu, un membru de trib e pescar. Râul e complet când ambele capete sunt la un lac sau la un izvor. Aduce 1 punct de cartonaș și 1 pentru fiecare pește din lacurile lui. Pune un pescar.
lesson-hunters-watch-hunter = { $companion } a tras o câmpie cu un mamut. Urmărește unde își pune membrul de trib.
lesson-hunters-lake = Membrul ei de trib e vânător și rămâne până la sfârșit. Atunci fiecare căprioară, mamut și bour de pe câmpia lui aduce 2 puncte, dar fiecare tigru ia o căprioară. Ai tras un lac cu doi pești. Pune-l la capătul deschis al râului tău.
lesson-hunters-hut = Râul tău e complet și va fi evaluat imediat. Mai întâi pune o colibă la lac: la sfârșit aduce 1 punct pentru fiecare pește din toate râurile și lacurile legate între ele.
lesson-hunters-river-scored = Râul a adus { $first } puncte: 3 cartonașe și 3 pești. Pescarul tău s-a întors; coliba rămâne până la sfârșit. { $companion } a tras un râu. Urmărește ce face.
lesson-hunters-forest = În pădurea din dreapta stă culegătorul tău. Ai tras cartonașul care o închide. Întoarce-i pădurea spre stânga și pune-l.
lesson-hunters-hunter = Pădurea e completă: câte 2 puncte pentru fiecare bucată. Înainte de evaluare, pune un vânător pe câmpia cu mamutul.
lesson-hunters-bonus = Pădurea a adus { $first } puncte. Are și aur, așa că jucătorul care a terminat-o primește imediat un cartonaș bonus. Al tău are un lac cu un pește. Pune-l sub coliba ta.
lesson-hunters-fisherman-again = Un râu scurt între două lacuri e complet. Pune un pescar pe el: aduce puncte imediat și se întoarce pe loc.
lesson-hunters-end = Au mai venit { $first } puncte, iar coliba ta are și ea mai mulți pești. Pădurile și râurile neterminate nu aduc nimic la sfârșit; doar colibele și vânătorii. Alte cartonașe bonus aduc foc, ciuperci, alte animale și un dolmen.

## Mayflower

lesson-mayflower-town = Coloniștii debarcă pe coasta de est și construiesc spre vest. Ai tras o bucată de oraș. Pune-o la orașul de sus de pe coastă, cu orașul spre mare.
lesson-mayflower-shopkeeper = Orașul e complet și aduce câte 2 puncte de cartonaș. Pune în el unul dintre cei 5 coloniști ai tăi, ca negustor.
lesson-mayflower-watch-robber = Orașul a adus { $first } puncte, iar unul dintre cei doi topografi a mers o coloană spre vest: așa se întâmplă după fiecare evaluare. { $companion } a tras un drum. Urmărește unde pune un colonist.
lesson-mayflower-second-town = Colonistul ei e tâlhar pe drum. Ai tras altă bucată de oraș. Pune-o la orașul din mijlocul coastei, pe coloana în care stă un topograf.
lesson-mayflower-bonus = Un colonist care aduce puncte pe aceeași coloană cu un topograf mai aduce 4 în plus. Pune un negustor.
lesson-mayflower-watch-road = Orașul a adus { $first } puncte, iar topograful încă { $second }. Apoi l-a urmat celălalt topograf: se mută mereu cel aflat mai la est. { $companion } a tras o curbă. Urmărește ce face.
lesson-mayflower-third-town = Acum ambii topografi stau pe prima coloană. Pune cartonașul la orașul de jos de pe coastă.
lesson-mayflower-both = Doi topografi pe coloană înseamnă bonus dublu. Pune un negustor.
lesson-mayflower-watch-town = { $first } puncte pentru oraș și { $second } de la topografi! { $companion } a tras o bucată de oraș. Urmărește ce face.
lesson-mayflower-west = Al doilea colonist al ei e vânător de blănuri: la sfârșit aduce 1 punct pentru fiecare animal de pe câmpul lui. Ai tras o bucată de oraș. Pune-o sub a ei, pe a doua coloană, cu orașul în sus.
lesson-mayflower-last = Orașul e complet și nu stă nimeni în el. Un topograf e pe această coloană, celălalt încă pe prima. Pune un negustor și vezi cine rămâne în urmă.
lesson-mayflower-end = Ai primit { $first } puncte și încă { $second }. Acum ambii topografi sunt pe a doua coloană, iar tâlharul rămas în urmă s-a întors fără puncte la { $companion }. Doar vânătorii de blănuri pot rămâne în est. Ferma aduce 9 puncte, ca o mănăstire, iar factoria adaugă 2 puncte drumului ei.
