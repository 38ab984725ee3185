//! Any text is read as a saved game of JCloisterZone or refused; what was read is a sound record, and can
//! be written again if JCloisterZone has what it needs.

#![no_main]

use bastide_rules::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for lenient in [false, true] {
        let Ok(imported) = bastide_jcz::import(text, lenient) else { continue };
        let written = imported.record.to_string();
        let again = Record::parse(&written).expect("an imported record can be read");
        assert!(again.state() == imported.record.state());
        if let Ok(there) = bastide_jcz::export(&again) {
            let back = bastide_jcz::import(&there, false).expect("what was written can be read");
            assert_eq!(back.record.state().scores(), again.state().scores());
        }
    }
});
