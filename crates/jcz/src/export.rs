//! Writing a record as JCloisterZone saves its games.
//!
//! The game is played once more by the rules that JCloisterZone has. Where they make a difference to this
//! game, it is refused; where they only ask more, the players pass.

use bastide_rules::setup::{FairyRule, FirstPlayer, GameName};
use bastide_rules::{
    Action, Actor, Event, Game, Log, Phase, Piece, Pos, Record, Seat, SegmentId, Standing, State,
    Whereabouts, catalogue,
};
use serde_json::{Map, Value, json};

use crate::message::{
    DeployPiece, MoveFigure, Notes, PayRansom, PieceId, PiecePointer, PlaceTile, PlaceToken,
    ReturnPiece, Rotation, Step, Target,
};
use crate::place::{self, Spot};
use crate::tiles::{self, ABBEY};
use crate::{JczError, setup};

/// The version whose files ours are like.
const APP_VERSION: &str = "5.7.0";

/// Writes a record as a saved game of JCloisterZone.
pub fn export(record: &Record) -> Result<String, JczError> {
    let game = Game::new(setup::as_theirs(record.game().setup())?)?;
    check_copies(&game)?;
    let mut writer = Writer::new(&game);
    let mut ours = record.game().start();
    for (index, &action) in record.actions().iter().enumerate() {
        let refuse = |rule, reason| JczError::Action {
            number: index + 1,
            text: action.text(record.game(), &ours),
            rule,
            reason,
        };
        writer.pass_until(ours.phase());
        writer.act(action).map_err(|(rule, reason)| refuse(rule, reason))?;
        let played = record.game().apply(&mut ours, action, &mut ());
        played.expect("a record holds legal actions only");
    }
    if ours.is_over() {
        writer.pass_until(Phase::Over);
    }
    if writer.state.scores() != ours.scores() || writer.state.is_over() != ours.is_over() {
        let (theirs, ours) = (writer.state.scores(), ours.scores());
        let reason = format!("there the points would be {theirs:?} instead of {ours:?}");
        return Err(JczError::NotTheirs(reason));
    }
    Ok(writer.finish())
}

/// There, the stack is that of the sets.
fn check_copies(game: &Game) -> Result<(), JczError> {
    for (id, &copies) in &game.setup().tiles {
        let most = tiles::copies(game.setup(), id);
        if copies > most {
            let reason =
                format!("there are {most} tiles {id} in its sets, but {copies} in this game");
            return Err(JczError::NotTheirs(reason));
        }
    }
    Ok(())
}

/// Why an action cannot be written: the rule, if it is one of ours, and the reason.
type Refused = (Option<&'static str>, String);

/// Writes the messages of a game while it is played.
struct Writer<'a> {
    game: &'a Game,
    state: State,
    messages: Vec<Value>,
    /// All tiles in the order in which they were drawn, and whether each was laid or taken out.
    draws: Vec<(String, bool)>,
    turns: u64,
    first: Seat,
}

impl<'a> Writer<'a> {
    fn new(game: &'a Game) -> Self {
        let first = match game.setup().first_player {
            FirstPlayer::Seat(number) => Seat::new(number.saturating_sub(1)),
            FirstPlayer::Drawn(_) => Seat::new(0),
        };
        Self { game, state: game.start(), messages: Vec::new(), draws: Vec::new(), turns: 0, first }
    }

    /// Where JCloisterZone asks what our rules do not, everybody declines.
    fn pass_until(&mut self, phase: Phase) {
        while self.state.phase() != phase && self.may_pass() && self.act(Action::Pass).is_ok() {}
    }

    fn may_pass(&self) -> bool {
        match self.state.phase() {
            Phase::StartTurn => self.state.tiles_left() == 0,
            phase => matches!(phase, Phase::LeaveQuarters(_) | Phase::LeaveAtEnd(_)),
        }
    }

    /// Plays an action and writes what JCloisterZone would note of it.
    fn act(&mut self, action: Action) -> Result<(), Refused> {
        let step = self.step(action)?;
        let (actor, phase) = (self.state.actor(), self.state.phase());
        if let (Some(step), Actor::Player(seat)) = (step, actor) {
            self.write(&step, seat);
        }
        let mut log = Noticed::default();
        let drawn = matches!(action, Action::Draw(_));
        self.game
            .apply(&mut self.state, action, &mut log)
            .map_err(|refusal| (Some(refusal.rule(GameName::Carcassonne)), refusal.to_string()))?;
        if log.extra_turn {
            return Err((
                Some("RIV-13"),
                "there the volcano lake gives no further turn".to_owned(),
            ));
        }
        match action {
            Action::FirstPlayer(seat) => self.first = seat,
            Action::Draw(kind) => {
                let id = self.game.kinds()[kind.index()].id();
                self.draws.push((tiles::theirs(id).unwrap_or(id).to_owned(), !log.put_aside));
            }
            _ => {}
        }
        if let Actor::Player(seat) = actor {
            self.commit(phase, action, seat);
        }
        if !drawn && self.begins_turn(phase) {
            self.turns += 1;
        }
        Ok(())
    }

    fn write(&mut self, step: &Step, seat: Seat) {
        let player = self.theirs(seat);
        self.messages.push(step.write(player));
    }

    /// The piece action, and the decision against an abbey, are closed by a commit.
    fn commit(&mut self, before: Phase, action: Action, seat: Seat) {
        let acting =
            |phase| matches!(phase, Phase::PlacePiece | Phase::Capture(_) | Phase::Exchange(_));
        let declined = matches!(before, Phase::StartTurn | Phase::SecondTile)
            && matches!(action, Action::Pass | Action::SecondTile)
            && self.messages.last().is_some_and(|last| last["type"] == "PASS");
        if (acting(before) && !acting(self.state.phase())) || declined {
            self.write(&Step::Commit, seat);
        }
    }

    /// Whether a turn has just ended.
    fn begins_turn(&self, before: Phase) -> bool {
        let after = self.state.phase();
        let opens = matches!(
            after,
            Phase::StartTurn | Phase::DrawTile | Phase::LeaveAtEnd(_) | Phase::Over
        );
        let was_open = matches!(
            before,
            Phase::FirstPlayer | Phase::StartTurn | Phase::DrawTile | Phase::LeaveAtEnd(_)
        );
        opens && !was_open && !(before == Phase::SecondTile && after == Phase::DrawTile)
    }

    /// The place of a seat in their list of players: who starts is the first.
    fn theirs(&self, seat: Seat) -> usize {
        let players = self.state.scores().len();
        (seat.index() + players - self.first.index()) % players
    }

    /// What JCloisterZone notes of an action; none if it is not asked there.
    fn step(&self, action: Action) -> Result<Option<Step>, Refused> {
        let phase = self.state.phase();
        Ok(match action {
            Action::FirstPlayer(_) | Action::Draw(_) => None,
            Action::PlaceTile { at, turn } => {
                let Phase::PlaceTile(kind) = phase else { return Ok(None) };
                let id = self.game.kinds()[kind.index()].id();
                let tile_id = tiles::theirs(id).unwrap_or(id).to_owned();
                Some(Step::PlaceTile(PlaceTile {
                    tile_id,
                    rotation: Rotation::from(turn),
                    position: at,
                }))
            }
            Action::PlaceAbbey(at) => Some(Step::PlaceTile(PlaceTile {
                tile_id: ABBEY.to_owned(),
                rotation: Rotation::R0,
                position: at,
            })),
            Action::SecondTile => self.may_place_abbey().then_some(Step::Pass),
            Action::Pass => return self.pass(),
            Action::PlacePiece { piece, on } => {
                Some(self.deploy(self.state.turn(), piece, self.spot(on)))
            }
            Action::PlaceOnTower { piece, at } => {
                Some(self.deploy(self.state.turn(), piece, Spot::Tower(at)))
            }
            Action::Deploy { piece, quarter } => {
                Some(self.deploy(self.state.turn(), piece, Spot::Quarter(quarter)))
            }
            Action::PlaceBarn(corner) => self.place_barn(corner),
            Action::MoveWagon(to) => {
                let Phase::MoveWagon { seat, from } = phase else { return Ok(None) };
                let number = self.number(seat, Piece::Wagon, |at| at == Whereabouts::Leaving(from));
                let piece_id = self.piece_id(seat, Piece::Wagon, number);
                Some(self.deploy_as(piece_id, self.spot(to)))
            }
            Action::LeaveQuarter { piece, to } => self.leave(piece, to),
            Action::MoveFairy(to) => Some(self.move_fairy(to)),
            Action::MoveDragon(side) => {
                let to = self.state.dragon().map_or(Pos::default(), |at| at.step(side));
                Some(move_figure("dragon.1", Target::Position(to), None))
            }
            Action::MoveCount(quarter) => {
                let to = place::write(self.game, &self.state, Spot::Quarter(quarter));
                Some(move_figure("count.1", Target::Feature(to), None))
            }
            Action::BuildTower(at) => Some(Step::PlaceToken(PlaceToken {
                token: "TOWER_PIECE".to_owned(),
                pointer: Target::Feature(place::write(self.game, &self.state, Spot::Tower(at))),
            })),
            Action::Capture(who) => self.follower(who, self.state.seats()).map(Step::Capture),
            Action::RemoveKnight(on) => {
                let knight = self.follower(Standing::On(on), self.state.seats());
                knight.map(|pointer| {
                    Step::ReturnPiece(ReturnPiece { pointer, source: "PRINCESS".to_owned() })
                })
            }
            Action::Exchange(piece) => {
                let Phase::Exchange(captor) = phase else { return Ok(None) };
                Some(Step::Exchange(self.prisoner(piece, captor)))
            }
            Action::Ransom { piece, captor } => {
                let drawn = matches!(phase, Phase::PlaceTile(_));
                Some(Step::PayRansom(PayRansom { piece_id: self.prisoner(piece, captor), drawn }))
            }
            Action::ChooseFair(_)
            | Action::Throw { .. }
            | Action::CatchThrow { .. }
            | Action::Wind(_)
            | Action::Hand { .. }
            | Action::Nearest(_)
            | Action::Seduce { .. }
            | Action::Hit(_)
            | Action::Gap(_)
            | Action::CatchResult(_)
            | Action::Recall(_)
            | Action::Score(_) => return Err((None, "there is no such action there".to_owned())),
        })
    }

    /// They ask for an abbey before the draw, and never whether to take a second tile. Without a choice
    /// of pieces they do not ask either.
    fn pass(&self) -> Result<Option<Step>, Refused> {
        match self.state.phase() {
            Phase::StartTurn => Ok(self.may_place_abbey().then_some(Step::Pass)),
            Phase::SecondTile if self.state.tiles_left() > 0 => Err((
                Some("TRA-R-03"),
                "there the second tile of a double turn must be taken".to_owned(),
            )),
            Phase::PlacePiece => {
                let choice =
                    |action: &Action| !matches!(action, Action::Pass | Action::Ransom { .. });
                Ok(self.legal().iter().any(choice).then_some(Step::Pass))
            }
            _ => Ok(Some(Step::Pass)),
        }
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        legal
    }

    fn may_place_abbey(&self) -> bool {
        self.legal().iter().any(|action| matches!(action, Action::PlaceAbbey(_)))
    }

    fn spot(&self, on: SegmentId) -> Spot {
        let (at, place) = self.state.place(self.game, on);
        Spot::On(at, place)
    }

    /// The number of the first piece that is there, counted from 1.
    fn number(&self, seat: Seat, piece: Piece, is: impl Fn(Whereabouts) -> bool) -> Option<usize> {
        let all = self.state.whereabouts(self.game, seat, piece);
        all.iter().position(|&at| is(at)).map(|index| index + 1)
    }

    fn piece_id(&self, seat: Seat, piece: Piece, number: Option<usize>) -> PieceId {
        let number = number.unwrap_or(1);
        PieceId(format!("{}.{}.{number}", self.theirs(seat), place::sort(piece)))
    }

    /// A piece from the supply goes somewhere.
    fn deploy(&self, seat: Seat, piece: Piece, spot: Spot) -> Step {
        let number = self.number(seat, piece, |at| at == Whereabouts::Supply);
        self.deploy_as(self.piece_id(seat, piece, number), spot)
    }

    fn deploy_as(&self, piece_id: PieceId, spot: Spot) -> Step {
        let pointer = place::write(self.game, &self.state, spot);
        Step::Deploy(DeployPiece { pointer, piece_id, corner: None })
    }

    fn place_barn(&self, corner: bastide_rules::geometry::Corner) -> Option<Step> {
        let tile = self.state.tiles().last()?;
        let field = place::field_at(self.game, tile, corner)?;
        let step = self.deploy(self.state.turn(), Piece::Barn, Spot::On(tile.pos, field));
        let Step::Deploy(deploy) = step else { return None };
        Some(Step::Deploy(DeployPiece { corner: Some(corner.to_string()), ..deploy }))
    }

    fn leave(&self, piece: Piece, to: SegmentId) -> Option<Step> {
        let (Phase::LeaveQuarters(seat) | Phase::LeaveAtEnd(seat)) = self.state.phase() else {
            return None;
        };
        let (_, place) = self.state.place(self.game, to);
        let quarter = bastide_rules::Quarter::leading_to(place.kind)?;
        let number = self.number(seat, piece, |at| at == Whereabouts::Quarter(quarter));
        Some(self.deploy_as(self.piece_id(seat, piece, number), self.spot(to)))
    }

    /// She goes beside a follower, or to its tile.
    fn move_fairy(&self, to: Standing) -> Step {
        let own = std::iter::once(self.state.turn());
        let beside = self.follower(to, own);
        let at = match to {
            Standing::On(on) => Some(self.state.place(self.game, on).0),
            Standing::Tower(at) => Some(at),
            Standing::Quarter(_) => None,
        };
        match (at, beside, self.game.setup().rules.fairy) {
            (Some(at), beside, FairyRule::OnTile) => {
                move_figure("fairy.1", Target::Position(at), beside)
            }
            (_, Some(beside), _) => move_figure("fairy.1", Target::Piece(beside), None),
            (at, None, _) => move_figure("fairy.1", Target::Position(at.unwrap_or_default()), None),
        }
    }

    /// The follower who stands somewhere, of the first of these players who has one there.
    fn follower(&self, who: Standing, seats: impl Iterator<Item = Seat>) -> Option<PiecePointer> {
        let here = |at: Whereabouts| match (at, who) {
            (Whereabouts::On(on), Standing::On(wanted)) => on == wanted,
            (Whereabouts::Quarter(quarter), Standing::Quarter(wanted)) => quarter == wanted,
            (Whereabouts::Tower(tile), Standing::Tower(at)) => {
                self.state.tiles()[usize::from(tile)].pos == at
            }
            _ => false,
        };
        let spot = match who {
            Standing::On(on) => self.spot(on),
            Standing::Tower(at) => Spot::Tower(at),
            Standing::Quarter(quarter) => Spot::Quarter(quarter),
        };
        let mut all = seats.flat_map(|seat| Piece::FOLLOWERS.map(|piece| (seat, piece)));
        all.find_map(|(seat, piece)| {
            let number = self.number(seat, piece, here)?;
            Some(PiecePointer {
                feature_pointer: place::write(self.game, &self.state, spot),
                piece_id: self.piece_id(seat, piece, Some(number)),
            })
        })
    }

    /// An own piece that somebody holds.
    fn prisoner(&self, piece: Piece, captor: Seat) -> PieceId {
        let seat = self.state.turn();
        let number = self.number(seat, piece, |at| at == Whereabouts::Prison(captor));
        self.piece_id(seat, piece, number)
    }

    fn finish(&self) -> String {
        let setup = self.game.setup();
        let mut players: Vec<_> = setup.players.iter().enumerate().collect();
        players.rotate_left(self.first.index());
        let players = players.into_iter();
        let players = players.map(|(seat, player)| json!({ "name": player.name, "slot": seat }));
        let file = json!({
            "appVersion": APP_VERSION,
            "gameId": "1",
            "name": "",
            "initialRandom": 0.0,
            "created": "2000-01-01T00:00:00.000Z",
            "clock": 0,
            "setup": setup::write(self.game),
            "players": players.collect::<Vec<_>>(),
            "replay": self.messages,
            "gameAnnotations": self.annotations(),
            "bastide": self.notes(),
        });
        let mut text = serde_json::to_string_pretty(&file).expect("JSON can be written");
        text.push('\n');
        text
    }

    /// The draws that JCloisterZone makes, too, and the end if its stack is not empty then.
    fn annotations(&self) -> Map<String, Value> {
        let order = self.draws.iter().filter(|(_, comes)| *comes).map(|(name, _)| name);
        let mut annotations = Map::new();
        annotations.insert("drawOrder".to_owned(), order.cloned().collect());
        if self.state.is_over() && !self.has_whole_stack() {
            annotations.insert("endTurn".to_owned(), json!(self.turns));
        }
        annotations
    }

    /// Whether nothing is missing in the stack of what the sets have.
    fn has_whole_stack(&self) -> bool {
        let start = self.game.start();
        let sets = catalogue::tile_sets().iter().filter(|set| self.game.setup().has_set(&set.name));
        let mut land = sets.flat_map(|set| &set.tiles).map(|tile| tile.kind.id());
        land.all(|id| {
            let kind = self.game.kind_named(id);
            let on_table = start.tiles().iter().filter(|tile| Some(tile.kind) == kind).count();
            let here = on_table + kind.map_or(0, |kind| usize::from(start.left_of(kind)));
            tiles::theirs(id) == Some(ABBEY)
                || here == usize::from(tiles::copies(self.game.setup(), id))
        })
    }

    fn notes(&self) -> Notes {
        let by_lot = matches!(self.game.setup().first_player, FirstPlayer::Drawn(_));
        let drawn = by_lot && self.state.phase() != Phase::FirstPlayer;
        let told = self.first.index() > 0 || drawn;
        let all = || self.draws.iter().map(|(name, _)| name.clone()).collect();
        Notes {
            first_player: told.then(|| self.first.number() as u8),
            by_lot,
            draws: self.draws.iter().any(|(_, comes)| !comes).then(all),
        }
    }
}

fn move_figure(figure: &str, to: Target, beside: Option<PiecePointer>) -> Step {
    Step::MoveFigure(MoveFigure { figure_id: figure.to_owned(), to, beside })
}

/// What only the events tell.
#[derive(Default)]
struct Noticed {
    put_aside: bool,
    extra_turn: bool,
}

impl Log for Noticed {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        match event() {
            Event::RiverTileAside { .. } | Event::DragonTileAside { .. } => self.put_aside = true,
            Event::ExtraTurn { .. } => self.extra_turn = true,
            _ => {}
        }
    }
}
