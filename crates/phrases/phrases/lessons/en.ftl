# The lessons. { $first } to { $fourth } are the points that came since the moment before, { $mine } and
# { $theirs } the scores: they come from the game, never from here.

## Base game

lesson-base-tile = Welcome! All players build one landscape, tile by tile. You have drawn a tile with a road. It must match its neighbours: road to road, city to city, field to field. Lay it on a marked space.
lesson-base-highwayman = Now you may place one of your 7 followers on the tile you have just laid. On a road it is a highwayman: when the road is complete, you score 1 point for each of its tiles. Place a highwayman.
lesson-base-watch-city = { $companion } has drawn a piece of city. Watch her turn.
lesson-base-cloister = The wall is closed, so { $companion }’s city is complete. It has 2 tiles, each worth 2 points: she scores { $first }, and her knight goes back to her supply. You have drawn a cloister with a road. Turn it until its road meets yours, and lay it.
lesson-base-monk = One end of your road is closed now; the other is still open. Place a monk in the cloister: once all 8 spaces around it are filled, it scores 9 points.
lesson-base-watch-farmer = { $companion } has drawn a bend. Watch where she places her follower this time.
lesson-base-crossing = Her follower lies down: it is a farmer. Farmers stay until the end of the game, then score 3 points for each complete city that their field touches. You have drawn a crossing, where roads end. Lay it at the open end of your road.
lesson-base-before-scoring = Your road is complete. Before it scores, place another follower on the new road.
lesson-base-road-scored = Your road scored { $first } points, 1 for each tile, and its highwayman is back in your supply. Now { $companion } begins a city.
lesson-base-second-city = { $companion }’s knight holds that city, so no other player may place a knight there. But two cities can grow together! You have drawn a tile with a road and a piece of city. Lay it below your crossing, with the city facing hers.
lesson-base-knight = Your short road is complete and is about to score. First place a knight in the new piece of city: it is not joined to { $companion }’s yet.
lesson-base-watch-join = The short road scored { $first } points. { $companion } has drawn a city tile with a shield. Watch what she does with it.
lesson-base-majority = Now it is one city with two knights, one from each of you. The player with the most knights gets all the points; in a tie, each of the tied players gets them in full. You have drawn the tile that closes the city. Lay it.
lesson-base-farmer = Before the city scores, place a farmer in the field below it.
lesson-base-shared = The city scored { $first } points for each of you: 4 tiles at 2 points each, and 2 points for 1 shield. That was the last tile, so the game ends, and what is unfinished is scored as well.
lesson-base-end = Your cloister scored { $second } points: 1 for itself and 1 for each tile beside it. Your farmer scored { $third }, because the field touches one complete city; { $companion }’s field touches two and scored { $fourth }. You win, { $mine } to { $theirs }! Now play a real game: there are 72 tiles and plenty of surprises.

## The River

lesson-river-tile = In a game with a river, the river comes first. It begins at a source, and the players lay its tiles in turn until it reaches the lake. River must meet river, and all other edges match as usual. Lay your tile at the open end of the river.
lesson-river-knight = On a river tile you may place a follower as on any other: on a road, in a city, in a cloister or on a field. Only the water itself takes none. Place a knight in the city.
lesson-river-watch-cloister = { $companion } has drawn a cloister by the river. Watch her turn.
lesson-river-bend = You have drawn a bend. The river may not turn back: two bends in a row never turn to the same side. Lay the bend so that the river flows down.
lesson-river-farmer = A river divides fields, just like a road. The large field above it reaches back to your city. Place a farmer there.
lesson-river-watch-lake = { $companion } has drawn the lake, the last tile of the river. Watch her turn.
lesson-river-city = The river is complete, and the game goes on with the other tiles. You have drawn the tile that closes your city. Lay it.
lesson-river-skip = Your city is complete and is about to score. You could place another follower first, but save it for later: skip.
lesson-river-end = Your city scored { $first } points, and your farmer’s field touches it: that will be worth 3 points at the end. The river itself scores nothing. The River II also has a fork; its inn, pig herd and volcano only matter together with the expansions they come from.

## Inns & Cathedrals

lesson-inns-inn = You have drawn a road with an inn beside a lake. Lay it at the right-hand end of the road.
lesson-inns-highwayman = A complete road with an inn scores 2 points for each tile instead of 1. If it is still unfinished at the end of the game, it scores nothing. Place a highwayman.
lesson-inns-watch-bend = { $companion } already has a knight on the left. Now she has drawn a bend. Watch her turn.
lesson-inns-city = You have drawn a piece of city. Lay it above the inn, with the city facing left.
lesson-inns-big = Besides your 7 followers you have a big one. It counts as two when the majority is decided. Place it in the city as a knight.
lesson-inns-watch-cathedral = { $companion } has drawn a cathedral, with city on all four sides. Watch where she lays it.
lesson-inns-cathedral = Now it is one large city with her knight and your big one. Complete, a city with a cathedral scores 3 points for each tile and shield instead of 2; unfinished at the end, it scores nothing. You have drawn the tile that closes it. Lay it.
lesson-inns-skip = The city is complete and is about to score. Save your followers this time: skip.
lesson-inns-city-scored = The city scored { $first } points: 5 tiles at 3 points each. Your big follower counts as two and { $companion }’s knight as one, so all the points are yours. Now it is her turn.
lesson-inns-road = You have drawn a crossing. Lay it at the open end of your road with the inn.
lesson-inns-road-skip = The road is complete. Skip, and it scores.
lesson-inns-end = The road scored { $first } points: 4 tiles at 2 points each. A second inn or cathedral adds nothing more. You may also lay one on another player’s road or city: worth more if it is completed, nothing if it is not.

## Traders & Builders

lesson-traders-goods = Many cities of this expansion show goods: wine, grain or cloth. There is wine in your city, and you have drawn a tile with grain. Lay it above your knight, with the other side of the city open to the right.
lesson-traders-builder = You have a knight in this city, so you may place your builder here instead of a follower. It does not count towards the majority, but it has another use. Place the builder.
lesson-traders-watch = From now on, whenever you lay a tile that extends this city, the builder gives you a double turn. First, { $companion } has drawn a bend. Watch her turn.
lesson-traders-close = You have drawn the tile that closes your city. Lay it.
lesson-traders-farmer = Closing a city extends it too, so a double turn is waiting. First, place a farmer on the field beside the city.
lesson-traders-second = The city scored { $first } points, and your knight and builder are back. The player who completes a city also takes its goods, even with no knight in it: the wine and the grain are yours. Now draw your second tile.
lesson-traders-cloister = The second tile may go anywhere. You have drawn a cloister. Lay it below your farmer.
lesson-traders-pig = Your farmer’s field now covers this tile as well, so you may place your pig on it. If you own the field at the end, each complete city beside it brings you 4 points instead of 3. Place the pig.
lesson-traders-end = That was the last tile. { $companion }’s unfinished road scored { $first }. Your field with the pig scored { $second }, and most wine and most grain brought { $third } points each. You win, { $mine } to { $theirs }! The builder works on roads as well, but one turn never has a third tile.

## The Princess & the Dragon

lesson-dragon-princess = You have drawn a city with a princess. Lay it so that it extends { $companion }’s city.
lesson-dragon-remove = If a princess extends a city with knights, you may send one of them home. In return you place nothing this turn. Send { $companion }’s knight home.
lesson-dragon-watch-bend = Now the city is free. { $companion } has drawn a bend. Watch her turn.
lesson-dragon-portal = You have drawn a magic portal. Lay it below { $companion }’s highwayman.
lesson-dragon-portal-knight = Through a portal your follower may go to any tile, as long as the feature there is unfinished and free. The city with the princess is: place a knight in it.
lesson-dragon-watch-cloister = { $companion } has drawn a cloister. Watch her turn.
lesson-dragon-volcano = You have drawn a volcano. The dragon flies to every volcano as soon as it is laid. Lay it at the left end of the road.
lesson-dragon-fairy = No follower may go on a volcano tile. Instead, you may put the fairy beside one of your followers: the dragon never enters her tile. Put her beside your knight.
lesson-dragon-watch-dragon = { $companion } has drawn a tile with a dragon. Once it is laid, the dragon walks up to 6 tiles, and you move it by turns. On every tile it enters it eats all followers. Watch her begin.
lesson-dragon-walk = Now you move the dragon. It never enters a tile twice on one walk. Move it down, to the cloister.
lesson-dragon-end = { $companion }’s monk went home without points, and the dragon has nowhere left to go, so its walk is over. Your turn begins with { $first } point, because the fairy stands beside your knight. When the city is scored, she brings you 3 more. Dragon tiles drawn before the first volcano are set aside.

## The Tower

lesson-tower-site = You have drawn a tile with a tower space. Lay it above { $companion }’s highwayman.
lesson-tower-build = Instead of placing a follower, you may build. Put one of your 10 tower pieces on the space.
lesson-tower-capture = When you build, you may capture a follower: on the tower’s own tile, or in its row or column, no further away than the tower is high. Capture { $companion }’s highwayman.
lesson-tower-watch = The highwayman is your prisoner, and the road is free again. { $companion } may buy prisoners back on her turn, but first she has other plans. Watch.
lesson-tower-tile = { $companion }’s new highwayman is two tiles away from the tower: too far for a tower of one piece. You have drawn a piece of city. Lay it to the right of the complete city.
lesson-tower-raise = You may build on any tower, anywhere. Put a second piece on yours, and it reaches two tiles in every direction.
lesson-tower-reach = Now the new highwayman is within reach. Capture him, too.
lesson-tower-watch-ransom = On her turn { $companion } may buy back one prisoner: she pays you 3 points, and you cannot refuse. Watch her turn.
lesson-tower-last = { $companion } paid you { $first } points, and one of her followers is free. The other stays with you. You have drawn a bend. Lay it below the straight road.
lesson-tower-top = A follower on top finishes a tower: no piece can be added while it stands there. It scores nothing and stays. Place a follower on your tower.
lesson-tower-end = No player can use this tower now. If two players hold each other’s followers, one of each is exchanged at once. Towers reach over empty spaces and other towers; and if you capture a follower of your own, it simply comes home.

## Abbey & Mayor

lesson-abbey-hole = Each player has one abbey. You may lay it instead of drawing a tile, in a hole with tiles on all four sides, whatever those tiles show. Lay your abbey in the hole.
lesson-abbey-monk = The abbey closes what leads to it, so the road with your wagon is complete. Like a cloister, an abbey scores 9 points once the 8 spaces around it are filled. Place a monk in it.
lesson-abbey-wagon = The road scored { $first } points; a wagon counts like a follower. After the scoring it may move on to a neighbouring road, city or cloister that is unfinished and free. Move it to the cloister at the end of the road.
lesson-abbey-watch = Your wagon is already on its next job. { $companion } has drawn a straight road. Watch her turn.
lesson-abbey-city = You have drawn a piece of city with a shield. Lay it at the open city above, so that the city stays open to the right.
lesson-abbey-mayor = The mayor goes into a city with no other follower in it. When the city is scored, he counts as many followers as the city has shields: one here, none in a city without shields. Place your mayor.
lesson-abbey-watch-bend = { $companion } has drawn a bend. Watch her turn.
lesson-abbey-close = You have drawn the tile that closes your city. Lay it.
lesson-abbey-skip = The city is complete and is about to score. Save your followers: skip.
lesson-abbey-end = Your mayor’s city scored { $first } points: 3 tiles and 1 shield at 2 points each. There is also the barn. Placed where four tiles meet in a field, it sends the farmers there home with their points, and at the end scores 4 points for each complete city beside the field.

## The King & the Robber Baron

lesson-king-city = You have drawn the tile that closes the small city in the middle. Lay it.
lesson-king-knight = The city is complete. Before it scores, place a knight in it.
lesson-king-watch-road = The city scored { $first } points. As you completed the first city of the game, the King is yours as well. { $companion } has drawn a crossing. Watch what she does with your road.
lesson-king-larger = Your road scored { $first } points for you. But { $companion } completed it, so she gets the Robber Baron: it is the player who lays the last tile that counts. You can close the larger city now. Lay the tile.
lesson-king-second-knight = The King belongs to the player who completed the largest city so far, the Robber Baron to the one who completed the longest road. To take one over, you must beat the record, not just equal it. This city has 3 tiles, so the King stays with you. Place a knight.
lesson-king-end = The city scored { $first } points, and with that the tiles have run out. The King gives you 1 point for each complete city: { $second }. The Robber Baron gives { $companion } 1 point for each complete road: { $third }. You win, { $mine } to { $theirs }! One player may hold both cards.

## The Cult & the Heretic

lesson-cult-cloister = You have drawn a cloister. Lay it in the middle, below the long road.
lesson-cult-monk = Place a monk in it. He will score 9 points once the 8 spaces around are filled.
lesson-cult-watch = { $companion } has drawn a cult place. It is used and scored like a cloister, but its follower is a heretic. Watch where she lays it.
lesson-cult-challenge = The heretic stands next to your monk: that is a challenge. The building that is complete first scores 9 points, and the other scores nothing. You have drawn a piece of city. Lay it below your cloister, with the city facing down.
lesson-cult-knight = Place a knight in the new piece of city.
lesson-cult-race = { $companion } fills a space that only her cult place needs. Watch her turn.
lesson-cult-close = Your cloister lacks just one tile, at its lower right corner. Lay it there, with the city facing down.
lesson-cult-skip = Your cloister is complete: the challenge is won. Save your followers now: skip.
lesson-cult-end = Your cloister scored { $first } points, and { $companion }’s heretic went home with nothing. If neither is complete at the end, both score like unfinished cloisters. A cult place never lies next to more than one cloister, nor a cloister next to more than one cult place.

## The Count of Carcassonne

lesson-count-close = The game begins around the City of Carcassonne with its four quarters. { $companion } has a highwayman on the road below it, and you have drawn a crossing. Lay it at the end of her road.
lesson-count-skip = Her road is complete: it scores for her and not for you. That is just what you need now. Skip.
lesson-count-deploy = { $companion } scored { $first } points through your tile, and you scored none, so you may place a follower in Carcassonne. The castle is for cities, the smithy for roads, the cathedral for cloisters, the market for fields. Place a follower in the castle.
lesson-count-move = After that you may move the count. No follower leaves the quarter where he is, and right now that is the castle. Move him to the market.
lesson-count-watch = { $companion } has drawn a piece of city. Watch her turn.
lesson-count-leave = Her city is complete. Before it scores, followers in the castle may move into it, even though her knight is there. Move your follower into the city.
lesson-count-end = One knight each, so you both scored { $first } points. Followers in the smithy and the cathedral join roads and cloisters in the same way; those in the market go to a field at the end of the game. And remember the count: he may lock in a follower just when it matters.

## The Catapult

lesson-catapult-fair = You have drawn a fair. It is laid like any other tile, and after the turn the catapult comes out. Lay it below the road.
lesson-catapult-skip = You could place a farmer here, but save it for later: skip.
lesson-catapult-choose = Now choose one of four contests. Every player throws once, starting with you. In the marksmen’s feast, the token nearest to the fair scores 5 points. Choose it.
lesson-catapult-throw = The catapult stands beside the landscape. The longer the flight, the more the token strays. Throw from below at the fair, as shown.
lesson-catapult-watch = Your token lies on the fair. Now { $companion } throws. Watch.
lesson-catapult-target = Her token flew too far, so yours is nearest: { $first } points for you. Now play goes on, and { $companion } lays a bend.
lesson-catapult-second = Another fair, this time with a cloister. Lay it to the right of the first.
lesson-catapult-monk = Place a monk in the cloister.
lesson-catapult-pie = In the pie fight, every follower that a token hits goes home, and so does any follower it is pushed against. Choose the pie fight.
lesson-catapult-throw-pie = { $companion } has a monk on the far left. Your own followers would go home, too, so aim away from them. Throw from the left at her monk.
lesson-catapult-watch-pie = A hit: her monk goes home without points. Now { $companion } throws. Watch.
lesson-catapult-end = She missed, and your followers stay. There are two more contests. In seduction, you may replace the follower nearest to your token with one of yours. In catch, your left neighbour tries to catch your token, and each throw brings one of you 5 points.

## The Abbot

lesson-abbot-cloister = You have drawn a cloister. Lay it below the road, in the middle.
lesson-abbot-place = The abbot is an extra follower for cloisters and similar places. He scores like a monk: 9 points when the 8 spaces around him are filled. But he does not have to wait for that. Place your abbot.
lesson-abbot-watch = { $companion } has drawn a piece of city. Watch her turn.
lesson-abbot-tile = You have drawn a piece of city, too. Lay it to the left of the cloister, with the city facing left.
lesson-abbot-recall = Instead of placing a piece, you may recall your abbot. He scores at once: 1 point for his tile and 1 for each tile around it. Recall him.
lesson-abbot-watch-bend = Your abbot scored { $first } points and is back in your supply. { $companion } has drawn a bend. Watch her turn.
lesson-abbot-again = You have drawn another cloister. Lay it above the bend.
lesson-abbot-second = Your abbot is free again. Place him in this cloister.
lesson-abbot-end = That is the abbot’s strength: few points now, or more later. If you never recall him, he scores like a monk, when the cloister is complete or at the end. He never stands on a road, in a city or on a field.

## The Phantom

lesson-phantom-tile = You have drawn a city with three roads. Lay it to the right of the road, with the city facing down.
lesson-phantom-knight = Place a follower as usual: a knight in the city.
lesson-phantom-place = Now you may also place your phantom. It is a second follower for the same tile, on a feature without followers. Your tile has completed the road on the left. Place the phantom there.
lesson-phantom-watch = The road scored { $first } points, and your phantom is back in your supply. { $companion } has drawn a road. Watch her turn.
lesson-phantom-city = She placed a highwayman and her phantom, which is now a farmer and stays until the end. You have drawn a piece of city. Lay it below your city to complete it.
lesson-phantom-none = Your city is complete. Keep your followers this time and skip.
lesson-phantom-skip = You can place the phantom even without another follower. But only the field is free here, and a farmer stays until the end. Skip.
lesson-phantom-end = Your city scored { $first } points, and the phantom is ready for the next turn. It counts like any other follower and goes wherever one may go. You may also place it instead of another follower; then it is the only one of that turn.

## Hunters & Gatherers

lesson-hunters-river = Welcome to the Stone Age: forests, rivers and meadows instead of cities, roads and fields. You have drawn a river. Lay it to the left of the lake at the start.
lesson-hunters-fisherman = You have 5 tribe members and 2 huts. On a river a member is a fisherman. A river is complete when both ends lie at a lake or a spring. It scores 1 point for each tile and 1 for each fish in its lakes. Place a fisherman.
lesson-hunters-watch-hunter = { $companion } has drawn a meadow with a mammoth. Watch where she places her member.
lesson-hunters-lake = Her member is a hunter and stays until the end. Then each deer, mammoth and aurochs on its meadow is worth 2 points, but every tiger takes away one deer. You have drawn a lake with two fish. Lay it at the open end of your river.
lesson-hunters-hut = Your river is complete and is about to score. First place a hut at the lake: at the end it scores 1 point for each fish in all the connected rivers and lakes.
lesson-hunters-river-scored = The river scored { $first } points: 3 tiles and 3 fish. Your fisherman is back; the hut stays until the end. { $companion } has drawn a river. Watch her turn.
lesson-hunters-forest = In the forest on the right stands your gatherer. You have drawn the tile that closes it. Turn its forest to the left and lay it.
lesson-hunters-hunter = The forest is complete: 2 points for each piece of forest. Before it scores, place a hunter on the meadow with the mammoth.
lesson-hunters-bonus = The forest scored { $first } points. It also has gold, so the player who completed it gets a bonus tile at once. Yours has a lake with one fish. Lay it below your hut.
lesson-hunters-fisherman-again = A short river between two lakes is complete. Place a fisherman on it: he scores at once and comes straight back.
lesson-hunters-end = That brought { $first } more points, and your hut now has more fish, too. Unfinished forests and rivers score nothing at the end; only huts and hunters do. Other bonus tiles bring fire, mushrooms, more animals and a dolmen.

## Mayflower

lesson-mayflower-town = The settlers land on the east coast and build towards the west. You have drawn a piece of town. Lay it at the upper town on the coast, with the town facing the sea.
lesson-mayflower-shopkeeper = The town is complete, at 2 points for each tile. Place one of your 5 settlers in it, as a shopkeeper.
lesson-mayflower-watch-robber = The town scored { $first } points, and one of the two surveyors moved a column west: that happens after each scoring. { $companion } has drawn a road. Watch where she places a settler.
lesson-mayflower-second-town = Her settler is a robber on the road. You have drawn another piece of town. Lay it at the middle town on the coast, in the column where a surveyor stands.
lesson-mayflower-bonus = A settler who scores in the same column as a surveyor brings 4 extra points. Place a shopkeeper.
lesson-mayflower-watch-road = The town scored { $first } points, and the surveyor { $second } more. Then the other surveyor followed: it is always the one further east that moves. { $companion } has drawn a bend. Watch her turn.
lesson-mayflower-third-town = Both surveyors stand in the first column now. Lay your tile at the lower town on the coast.
lesson-mayflower-both = Two surveyors in the column mean twice the bonus. Place a shopkeeper.
lesson-mayflower-watch-town = { $first } points for the town and { $second } from the surveyors! { $companion } has drawn a piece of town. Watch her turn.
lesson-mayflower-west = Her second settler is a trapper: at the end it scores 1 point for each animal on its plain. You have drawn a piece of town. Lay it below hers, in the second column, with the town facing up.
lesson-mayflower-last = The town is complete, and no settler stands in it. One surveyor is in this column, the other still in the first. Place a shopkeeper and see who is left behind.
lesson-mayflower-end = You scored { $first } points and { $second } extra. Now both surveyors are in the second column, and { $companion }’s robber, left behind them, went home without points. Only trappers may stay in the east. Farms score 9 points like cloisters, and a trading post adds 2 points to its road.
