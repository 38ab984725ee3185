//! Any text is read as a record or refused; what was read is written and read back the same.

#![no_main]

use bastide_rules::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::parse(text) else { return };
    let written = record.to_string();
    let again = Record::parse(&written).expect("a written record can be read");
    assert_eq!(again.to_string(), written);
    assert!(again.state() == record.state());
});
