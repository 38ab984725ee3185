//! The tables of a setup: every line says what it is, under the game of the family that knows it.

/// Makes a part of a setup from its table.
macro_rules! table {
    (
        $(#[$about:meta])*
        pub struct $part:ident {
            $($game:ident { $($(#[$doc:meta])* $name:ident: $kind:ty,)+ })+
        }
    ) => {
        #[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        $(#[$about])*
        pub struct $part {
            $($($(#[$doc])* pub $name: $kind,)+)+
        }

        impl $part {
            /// What is said here though this game does not know it; of several, the first in the
            /// alphabet.
            pub(super) fn unknown_to(&self, game: crate::setup::GameName) -> Option<String> {
                let lines = [$($((
                    crate::setup::GameName::$game,
                    stringify!($name),
                    !crate::setup::is_default(&self.$name),
                ),)+)+];
                let unknown = lines.into_iter().filter(|&(owner, _, said)| said && owner != game);
                unknown.map(|(_, name, _)| name.replace('_', "-")).min()
            }

            /// Tells every line of the table.
            pub(super) fn tell(lines: &mut impl crate::setup::lines::Lines) {
                $($(<$kind as crate::setup::lines::Line>::tell(
                    lines,
                    crate::setup::GameName::$game,
                    &stringify!($name).replace('_', "-"),
                );)+)+
            }
        }
    };
}

pub(super) use table;
