//! Text that people write and others read: names and chat (`SEC-05`).
//!
//! Names follow PRECIS (RFC 8264, RFC 8266) and Unicode Technical Standard 39. The tests list what passes and what does not.

use icu_properties::props::{
    BinaryProperty, DefaultIgnorableCodePoint, Emoji, GeneralCategory, GeneralCategoryGroup,
    JoiningType, Script, UnifiedIdeograph, VariationSelector,
};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{canonical_combining_class, is_combining_mark};
use unicode_security::{MixedScript, skeleton};

/// The most characters of a name.
const MAX_NAME: usize = 24;
/// The most characters of a line of chat.
const MAX_CHAT: usize = 500;
/// The most nonspacing marks in a row (UTS 39, 5.4).
const MAX_MARKS: usize = 4;
/// The combining class of the signs that join two Indic consonants.
const VIRAMA: u8 = 9;

/// Returns a name as it is stored and shown: in normal form C, trimmed, with single spaces. `None` if it is empty, too long, or
/// has characters that cannot be seen or that change the text around them.
pub(crate) fn display_name(text: &str) -> Option<String> {
    let text = text.trim();
    if text.chars().any(char::is_control) {
        return None;
    }
    let name: String = spaced_once(text).nfc().collect();
    let chars: Vec<char> = name.chars().collect();
    let fits = (1..=MAX_NAME).contains(&chars.len());
    (fits && (0..chars.len()).all(|at| is_visible(&chars, at)) && !piles_marks(&name))
        .then_some(name)
}

/// Returns the name of an account as it is stored. It is a [`display_name`] of letters, digits and punctuation, without emoji and
/// other symbols. It does not mix alphabets that have letters in common, such as Latin and Cyrillic.
pub(crate) fn account_name(text: &str) -> Option<String> {
    let name = display_name(text)?;
    let is_symbol = |c: char| !c.is_ascii() && GeneralCategoryGroup::Symbol.contains(category(c));
    let is_assigned = |c: char| category(c) != GeneralCategory::Unassigned;
    let plain = name.chars().all(|c| is_assigned(c) && !is_symbol(c));
    (plain && name.chars().any(char::is_alphanumeric) && alphabets_fit(&name)).then_some(name)
}

/// What look-alike names have in common. No two accounts share either of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AccountKeys {
    /// The look of the name when case is ignored: `Árpád` and `ÁRPÁD` share it.
    pub(crate) folded: String,
    /// The look of the name as it is written: `Ian` and `lan` share it.
    pub(crate) look: String,
}

impl AccountKeys {
    pub(crate) fn new(name: &str) -> Self {
        let name = spaced_once(name);
        let seen = |c: &char| !has::<DefaultIgnorableCodePoint>(*c);
        let name: String = name.nfkc().filter(seen).collect();
        // Upper case first: it unites `ß` with `ss`, and `ς` with `σ`.
        let folded = name.to_uppercase().to_lowercase();
        Self { folded: skeleton(&folded).collect(), look: skeleton(&name).collect() }
    }
}

/// Returns a line of chat as it is stored, without control characters and without format characters that cannot be seen, such as
/// those that turn the text around. `None` if nothing is left to be seen, or too much.
pub(crate) fn chat_line(text: &str) -> Option<String> {
    let spaced = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let line: String = spaced.filter(|&c| !is_noise(c)).collect();
    let line = line.trim();
    let seen = line.chars().any(|c| c != ' ' && !has::<DefaultIgnorableCodePoint>(c));
    (seen && line.chars().count() <= MAX_CHAT).then(|| line.to_owned())
}

/// Returns a name that need not be unique, such as that of a study: of at most this many characters, with single spaces, and
/// without characters that cannot be seen. `None` if nothing is left.
pub(crate) fn plain_name(text: &str, most: usize) -> Option<String> {
    let spaced = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let plain: String = spaced.filter(|&c| !is_noise(c)).collect();
    let plain: String = spaced_once(&plain).nfc().take(most).collect();
    let seen = plain.chars().any(|c| !has::<DefaultIgnorableCodePoint>(c));
    seen.then(|| plain.trim_end().to_owned())
}

/// The words of a text with single spaces between them.
fn spaced_once(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character of a chat line is dropped. Joiners stay, as Persian and emoji need them, and so do the tags of flags.
fn is_noise(c: char) -> bool {
    let kept = matches!(c, '\u{200c}' | '\u{200d}' | '\u{e0020}'..='\u{e007f}');
    let format = category(c) == GeneralCategory::Format && has::<DefaultIgnorableCodePoint>(c);
    c.is_control() || format && !kept
}

/// Whether a character of a name is visible, or correctly shapes its neighbours.
fn is_visible(name: &[char], at: usize) -> bool {
    let c = name[at];
    let before = &name[..at];
    match c {
        '\u{200c}' => follows_virama(before) || separates_cursive(before, &name[at + 1..]),
        '\u{200d}' => follows_virama(before) || joins_emoji(before, name.get(at + 1)),
        // A braille cell without dots, and placeholders for missing characters.
        '\u{2800}' | '\u{fffc}' | '\u{fffd}' => false,
        _ if has::<VariationSelector>(c) => before.last().is_some_and(|&base| has_variants(base)),
        _ if has::<DefaultIgnorableCodePoint>(c) => false,
        _ => !matches!(category(c), GeneralCategory::Format | GeneralCategory::PrivateUse),
    }
}

fn follows_virama(before: &[char]) -> bool {
    before.last().is_some_and(|&c| canonical_combining_class(c) == VIRAMA)
}

/// Whether letters that would be joined stand on both sides (RFC 5892, A.1), as in Persian.
fn separates_cursive(before: &[char], after: &[char]) -> bool {
    let joining = |c: &char| CodePointMapData::<JoiningType>::new().get(*c);
    let is_letter = |joining: &JoiningType| *joining != JoiningType::Transparent;
    let left = before.iter().rev().map(joining).find(is_letter);
    let right = after.iter().map(joining).find(is_letter);
    matches!(left, Some(JoiningType::DualJoining | JoiningType::LeftJoining))
        && matches!(right, Some(JoiningType::DualJoining | JoiningType::RightJoining))
}

fn joins_emoji(before: &[char], after: Option<&char>) -> bool {
    let emoji = |c: &char| !c.is_ascii() && has::<Emoji>(*c);
    let base = before.iter().rfind(|c| !has::<VariationSelector>(**c));
    base.is_some_and(emoji) && after.is_some_and(emoji)
}

/// Whether a variation selector may follow: emoji, ideographs and Mongolian letters have variants.
fn has_variants(base: char) -> bool {
    let emoji = !base.is_ascii() && has::<Emoji>(base);
    emoji || has::<UnifiedIdeograph>(base) || script(base) == Script::Mongolian
}

/// Whether marks have no base, are repeated, or are too many.
fn piles_marks(name: &str) -> bool {
    let mut marks = 0;
    let mut last = ' ';
    for c in name.nfd() {
        let nonspacing =
            matches!(category(c), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark);
        marks = if nonspacing { marks + 1 } else { 0 };
        if last == ' ' && is_combining_mark(c) || nonspacing && c == last || marks > MAX_MARKS {
            return true;
        }
        last = c;
    }
    false
}

/// Whether all letters are of one alphabet, or of one beside Latin that cannot be taken for it (the moderately restrictive level
/// of UTS 39).
fn alphabets_fit(name: &str) -> bool {
    let others: String = name.chars().filter(|&c| script(c) != Script::Latin).collect();
    let like_latin = |c: char| {
        matches!(
            script(c),
            Script::Armenian | Script::Cherokee | Script::Coptic | Script::Cyrillic | Script::Greek
        )
    };
    name.is_single_script() || others.as_str().is_single_script() && !others.chars().any(like_latin)
}

fn has<P: BinaryProperty>(c: char) -> bool {
    CodePointSetData::new::<P>().contains(c)
}

fn category(c: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(c)
}

fn script(c: char) -> Script {
    CodePointMapData::<Script>::new().get(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names that people have; they are accounts, too.
    const NAMES: [&str; 40] = [
        "Ann",
        "Ann 2",
        "ann_b-1990",
        "O'Brien",
        "O’Brien",
        "Jean-Luc",
        "J. R. Smith",
        "José",
        "Zoë",
        "Nuñez",
        "Łukasz",
        "Đorđe",
        "Þórður",
        "Árvíztűrő",
        "Őri Szőke Örs",
        "Ștefan Țepeș",
        "Gheorghiță",
        "İbrahim Işık",
        "Nguyễn Thị Ngọc",
        "Hawaiʻi",
        "Paraŀlel",
        "Олена",
        "Юрий Ёлкин",
        "Ґудзь",
        "Γιώργος",
        "Արամ",
        "גיא כהן",
        "דָּוִד",
        "علی",
        "مُحَمَّد",
        "می\u{200c}نا",
        "राजेश",
        "শ্রীলঙ্কা",
        "ක්\u{200d}රිෂාන්",
        "ศิริพร",
        "བསྒྲུབས",
        "王小明",
        "ひろし",
        "田中さくら",
        "김민준",
    ];

    /// `SEC-05`
    #[test]
    fn names_of_the_world_pass() {
        for name in NAMES {
            let stored: String = name.nfc().collect();
            assert_eq!(display_name(name).as_ref(), Some(&stored), "{name}");
            assert_eq!(account_name(name).as_ref(), Some(&stored), "{name}");
        }
        for name in ["<b>Ann</b>", "Ann & Bob", "Kovács 3.", "東京Tower", "ミナ★"] {
            assert_eq!(display_name(name).as_deref(), Some(name));
        }
    }

    #[test]
    fn names_are_stored_in_one_form() {
        for (text, name) in [
            ("  Ann ", "Ann"),
            ("Ann   Lee", "Ann Lee"),
            ("Ann\u{a0}\u{2003}Lee", "Ann Lee"),
            ("Ann\u{2028}Lee", "Ann Lee"),
            ("Jose\u{301}", "José"),
            ("\u{212b}sa", "Åsa"),
        ] {
            assert_eq!(display_name(text).as_deref(), Some(name));
        }
    }

    /// `SEC-05`: the guards are `is_visible` and `piles_marks`.
    #[test]
    fn names_show_what_they_are() {
        for bad in [
            "",
            "   ",
            "\u{3000}",
            "a\nb",
            "a\0b",
            "Ann\u{200b}",
            "A\u{200c}nn",
            "A\u{200d}nn",
            "می\u{200c}",
            "\u{200c}مینا",
            "A\u{ad}nn",
            "A\u{34f}nn",
            "A\u{fe0f}nn",
            "\u{202e}nnA",
            "\u{2067}Ann\u{2069}",
            "\u{200f}Ann",
            "\u{61c}Ann",
            "\u{feff}Ann",
            "Ann\u{e0041}",
            "\u{3164}",
            "\u{115f}",
            "\u{2800}",
            "\u{e000}",
            "\u{fffc}",
            "\u{301}nn",
            "Ann \u{301}",
            "Ann\u{323}\u{323}",
            "A\u{330}\u{331}\u{332}\u{333}\u{334}",
            &"x".repeat(25),
        ] {
            assert_eq!(display_name(bad), None, "{bad:?}");
        }
    }

    /// Emoji are allowed in display names, but not in account names, which people type to log in.
    #[test]
    fn emoji_are_for_display_names() {
        for name in
            ["Ann 🎲", "❤\u{fe0f}", "👩\u{200d}🚀", "👩🏽\u{200d}🚀", "❤\u{fe0f}\u{200d}🔥 Mia", "🇭🇺"]
        {
            assert_eq!(display_name(name).as_deref(), Some(name));
            assert_eq!(account_name(name), None, "{name:?}");
        }
        for bad in ["🚀\u{200d}", "\u{200d}🚀", "❤\u{fe0f}\u{fe0f}", "1\u{fe0f}"] {
            assert_eq!(display_name(bad), None, "{bad:?}");
        }
    }

    /// The guard is `alphabets_fit`.
    #[test]
    fn accounts_do_not_mix_alphabets_that_look_alike() {
        for bad in ["Аnn", "Annа", "Олeна", "Αnn", "Ann Олена", "Ꭺnn", "★", "Ann ★", "!!!", "..."]
        {
            assert_eq!(account_name(bad), None, "{bad:?}");
        }
        for name in ["Tom王", "ひろし Hiroshi", "علی Ali", "김Min"] {
            assert_eq!(account_name(name).as_deref(), Some(name));
        }
    }

    /// The guard is `AccountKeys`.
    #[test]
    fn names_that_look_alike_share_a_key() {
        for (one, other) in [
            ("Ann", "ANN"),
            ("Árpád", "ÁRPÁD"),
            ("Árpád", "A\u{301}rpa\u{301}d"),
            ("Олена", "ОЛЕНА"),
            ("Straße", "STRASSE"),
            ("Ann", "Аnn"),
            ("Coco", "Сосо"),
            ("coco", "СОСО"),
            ("BOB", "ВОВ"),
            ("Ian", "lan"),
            ("Ann", "Ａｎｎ"),
            ("Ann Lee", " Ann  Lee"),
            ("مینا", "می\u{200c}نا"),
        ] {
            let (a, b) = (AccountKeys::new(one), AccountKeys::new(other));
            assert!(a.folded == b.folded || a.look == b.look, "{one} {other}: {a:?} {b:?}");
        }
        let mut keys: Vec<_> = NAMES.map(AccountKeys::new).into();
        for name in ["Jose", "Dorde", "Stefan", "Anna", "An"] {
            keys.push(AccountKeys::new(name));
        }
        for (at, one) in keys.iter().enumerate() {
            for other in &keys[..at] {
                // `O'Brien` is there with both apostrophes, which look alike.
                let apostrophes = one.folded.starts_with("o'br") && one == other;
                let apart = one.folded != other.folded && one.look != other.look;
                assert!(apart || apostrophes, "{one:?} {other:?}");
            }
        }
    }

    /// The guard is `is_noise`.
    #[test]
    fn chat_has_no_controls() {
        for (text, line) in [
            ("  well played ", "well played"),
            ("a\0b\u{7}c\u{1b}[31m", "abc[31m"),
            ("one\ttwo\nthree", "one two three"),
            ("\u{202e}evil\u{202c}", "evil"),
            ("\u{2067}a\u{2069}\u{200f}\u{61c}", "a"),
            ("\u{feff}a\u{200b}b", "ab"),
            ("می\u{200c}نا", "می\u{200c}نا"),
            ("👩\u{200d}🚀 ❤\u{fe0f}", "👩\u{200d}🚀 ❤\u{fe0f}"),
            ("<b>", "<b>"),
        ] {
            assert_eq!(chat_line(text).as_deref(), Some(line), "{text:?}");
        }
        for empty in ["", " \n ", "\0", "\u{202e}\u{200b}", "\u{200d}\u{fe0f}", &"x".repeat(501)] {
            assert_eq!(chat_line(empty), None, "{empty:?}");
        }
        assert!(chat_line(&format!("{}\0", "x".repeat(500))).is_some());
    }
}
