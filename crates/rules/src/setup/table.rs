//! The tables of a setup: each row is a setting, under the game of the family that has it.

/// Makes a part of a setup from its table.
macro_rules! table {
    (
        $(#[$about:meta])*
        pub struct $part:ident {
            $($game:ident { $($(#[$doc:meta])* $name:ident: $kind:ty,)+ })+
        }
    ) => {
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        $(#[$about])*
        pub struct $part {
            $($($(#[$doc])* pub $name: $kind,)+)+
        }

        impl $part {
            /// A setting that differs from its default although this game does not have it; of several,
            /// the alphabetically first.
            pub(super) fn unknown_to(&self, game: crate::setup::GameName) -> Option<String> {
                let settings = [$($((
                    crate::setup::GameName::$game,
                    stringify!($name),
                    !crate::setup::is_default(&self.$name),
                ),)+)+];
                let unknown = settings.into_iter().filter(|&(owner, _, set)| set && owner != game);
                unknown.map(|(_, name, _)| name.replace('_', "-")).min()
            }

            /// Calls the visitor for every setting, in the order of the fields.
            #[cfg(feature = "serde")]
            pub fn visit(visitor: &mut impl crate::setup::SettingVisitor) {
                $($(<$kind as crate::setup::settings::SettingType>::accept(
                    visitor,
                    crate::setup::GameName::$game,
                    &stringify!($name).replace('_', "-"),
                );)+)+
            }
        }
    };
}

pub(super) use table;
