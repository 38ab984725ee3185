//! Markdown as text for a terminal.

/// A block of a text.
#[derive(Debug, PartialEq, Eq)]
enum Block {
    /// A paragraph or list item, which is wrapped.
    Words(String),
    /// A line of code or a row of a table, which is kept as it is.
    Line(String),
}

/// Returns the lines of a text, wrapped at `width` characters as far as its words allow.
pub(crate) fn lines(text: &str, width: usize) -> Vec<String> {
    blocks(text)
        .into_iter()
        .flat_map(|block| match block {
            Block::Words(words) => wrap(&plain(&words), width),
            Block::Line(line) => vec![line],
        })
        .collect()
}

/// Joins lines to paragraphs. List items, rows and code begin on a line of their own.
fn blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let (mut code, mut apart) = (false, true);
    for line in text.lines() {
        let words = line.trim();
        if words.starts_with("```") {
            (code, apart) = (!code, true);
        } else if code {
            blocks.push(Block::Line(line.to_owned()));
        } else if words.starts_with('|') {
            let is_rule = words.chars().all(|sign| "|-: ".contains(sign));
            if !is_rule {
                blocks.push(Block::Line(plain(words)));
            }
            apart = true;
        } else if words.is_empty() {
            apart = true;
        } else if let Some(Block::Words(last)) = blocks.last_mut()
            && !apart
            && !is_item(words)
        {
            *last = format!("{last} {words}");
        } else {
            blocks.push(Block::Words(words.to_owned()));
            apart = false;
        }
    }
    blocks
}

/// Whether a line begins a list item: `- ` or `1. `.
fn is_item(line: &str) -> bool {
    let digits = line.trim_start_matches(|sign: char| sign.is_ascii_digit());
    line.starts_with("- ") || (digits.len() < line.len() && digits.starts_with(". "))
}

/// Removes the markup, and keeps the text of links.
pub(crate) fn plain(text: &str) -> String {
    let text = text.replace("**", "").replace(['*', '`'], "");
    let mut parts = text.split("](");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        if let Some(at) = plain.rfind('[') {
            plain.remove(at);
        }
        plain.push_str(part.split_once(')').map_or(part, |(_, after)| after));
    }
    plain
}

/// Breaks a text into lines of at most `width` characters, as far as its words allow.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{lines, plain, wrap};

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two  three\nfour", 9), ["one two", "three", "four"]);
        assert_eq!(wrap("régi épület", 11), ["régi épület"]);
        assert_eq!(wrap("a-very-long-word b", 4), ["a-very-long-word", "b"]);
    }

    #[test]
    fn signs_are_removed() {
        assert_eq!(plain("**Bold**, *slanted* and `code`"), "Bold, slanted and code");
        assert_eq!(plain("[one](a.md), [two](b.md#c) (three)"), "one, two (three)");
    }

    #[test]
    fn blocks_stay_apart() {
        let text = "one\ntwo\n- item\n  more\n1. first\n\nthree\n\n| a | b |\n|---|:-:|\n| c | d |\n\n\
                    ```text\n  x  y\n```\n\nfour";
        assert_eq!(
            lines(text, 80),
            [
                "one two",
                "- item more",
                "1. first",
                "three",
                "| a | b |",
                "| c | d |",
                "  x  y",
                "four"
            ]
        );
    }
}
