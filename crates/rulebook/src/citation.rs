//! Finding rule IDs in any text: prose, code, names of functions and files.

use crate::CHAPTERS;

/// A rule ID in a text, whether or not such a rule exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The byte at which it begins.
    pub start: usize,
    /// The ID as the rulebook writes it: `BAS-07` also where the text says `bas_07`.
    pub id: String,
}

/// Returns every rule ID that a text cites, in order.
///
/// An ID is the prefix of a chapter, optional letters for its kind, and a number: `BAS-07`, `PRD-R-01`,
/// `CAT-D29`, `INT-EX-D01`. Names may write `BAS_07` or `bas_07`. A range cites only the IDs that it spells
/// out.
///
/// ```
/// let found = bastide_rulebook::citations("fn bas_07_edges_match() {} // see CAT-EX-D01");
/// let ids: Vec<_> = found.map(|citation| citation.id).collect();
/// assert_eq!(ids, ["BAS-07", "CAT-EX-D01"]);
/// ```
pub fn citations(text: &str) -> impl Iterator<Item = Citation> {
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        while at < bytes.len() {
            let start = at;
            let begins = start == 0 || !bytes[start - 1].is_ascii_alphanumeric();
            if begins && let Some(length) = length_of_id(&bytes[start..]) {
                at += length;
                let id = text[start..at].to_ascii_uppercase().replace('_', "-");
                return Some(Citation { start, id });
            }
            at += 1;
        }
        None
    })
}

/// The spellings: with `-` only in capitals, so that `cat-5` in a URL or file name is not a rule.
const SPELLINGS: [(u8, Letters); 3] =
    [(b'-', Letters::Capital), (b'_', Letters::Capital), (b'_', Letters::Small)];

#[derive(Clone, Copy)]
enum Letters {
    Capital,
    Small,
}

impl Letters {
    fn contain(self, byte: u8) -> bool {
        match self {
            Self::Capital => byte.is_ascii_uppercase(),
            Self::Small => byte.is_ascii_lowercase(),
        }
    }
}

/// Returns the length in bytes of the ID at the start of a text.
fn length_of_id(bytes: &[u8]) -> Option<usize> {
    SPELLINGS.into_iter().find_map(|(dash, letters)| {
        let prefix = bytes.iter().take_while(|&&byte| letters.contain(byte)).count();
        let known = |(name, ..): &(&str, &str, &str)| {
            name.as_bytes().eq_ignore_ascii_case(&bytes[..prefix])
        };
        let length = CHAPTERS.iter().any(known).then_some(prefix)?;
        Some(length + length_of_number(&bytes[length..], dash, letters)?)
    })
}

/// Returns the length in bytes of the rest of an ID after its prefix: `-07`, `-R-01`, `-EX-D01`.
fn length_of_number(bytes: &[u8], dash: u8, letters: Letters) -> Option<usize> {
    let rest = bytes.strip_prefix(&[dash])?;
    let word = rest.iter().take_while(|&&byte| letters.contain(byte)).count();
    let digits = rest[word..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    if digits == 0 {
        // A kind has one or two letters; anything longer is an ordinary word.
        let more = (1..=2).contains(&word).then(|| length_of_number(&rest[word..], dash, letters));
        return Some(1 + word + more.flatten()?);
    }
    let ends = rest.get(word + digits).is_none_or(|byte| !byte.is_ascii_alphabetic());
    (word <= 1 && ends).then_some(1 + word + digits)
}

#[cfg(test)]
mod tests {
    use super::citations;

    fn ids(text: &str) -> Vec<String> {
        citations(text).map(|citation| citation.id).collect()
    }

    #[test]
    fn every_form_is_found() {
        let forms =
            ["BAS-07", "PRD-R-01", "CAT-D29", "INT-EX-D01", "HG-B-03", "BAS-D-01", "ABT-02"];
        for id in forms {
            assert_eq!(ids(id), [id]);
            assert_eq!(ids(&format!("(`{id}`, see there)")), [id]);
            assert_eq!(ids(&format!("{id}-in-a-file-name.txt")), [id]);
            let name = id.to_lowercase().replace('-', "_");
            assert_eq!(ids(&format!("fn {name}_is_tested()")), [id]);
            assert_eq!(ids(&format!("fn proves_{name}()")), [id]);
            assert_eq!(ids(&name.to_uppercase()), [id]);
        }
    }

    #[test]
    fn ranges_cite_what_they_spell_out() {
        assert_eq!(ids("`BAS-07` to `BAS-09`, TRA-01..05"), ["BAS-07", "BAS-09", "TRA-01"]);
    }

    #[test]
    fn ids_that_do_not_exist_are_found_too() {
        for number in ["7", "123", "X-01"] {
            let id = format!("BAS-{number}");
            assert_eq!(ids(&id), [id]);
        }
    }

    #[test]
    fn other_names_are_no_rules() {
        for text in [
            "REL-01",
            "SEC-01",
            "HGT-43",
            "BA-07",
            "BAS-nn",
            "BAS-R-",
            "cat-5",
            "XBAS-07",
            "INT-BYTES-8",
        ] {
            assert_eq!(ids(text), [""; 0], "{text}");
        }
    }

    #[test]
    fn a_citation_knows_its_place() {
        let found: Vec<_> = citations("é BAS-07").map(|citation| citation.start).collect();
        assert_eq!(found, [3]);
    }
}
