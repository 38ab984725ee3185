//! Decoration of the land without meaning in the game.

use super::Drawing;

pub(super) const HAYSTACK: Drawing = drawing!(
    shadow 12 68 66 18;
    "<path d='M-62 66c-6-70 30-120 62-132 32 12 68 62 62 132-30 16-94 16-124 0z' fill='#eb4'/>"
    "<path d='M-30 56c2-50 12-76 24-104M16 62c6-34 4-60-4-90M42 54c0-24-4-44-10-60' \
     fill='none' stroke='#c92'/>"
);

pub(super) const TREE_ROUND: Drawing = drawing!(
    shadow 14 78 38 9;
    "<path d='M0 78V30' stroke-width='22'/>"
    "<path d='M-34 42a40 40 0 0 1-18-68 50 50 0 0 1 96-10 42 42 0 0 1-10 76 42 42 0 0 1\
     -68 2z' fill='#794'/>"
    "<path d='M-44-4q-10-48 40-50-2 46-40 50z' fill='#9b5' stroke='none'/>"
);

pub(super) const CONIFER: Drawing = drawing!(
    shadow 14 78 44 14;
    "<path d='M-8 80V50H8v30z' fill='#753'/>"
    "<path d='M-48 60l26-36h-14l24-34h-12L0-92l24 82H12l24 34H22l26 36z' fill='#573'/>"
    "<path d='M-36 54l22-36h-8l20-32-6 68z' fill='#794' stroke='none'/>"
);

pub(super) const BUSH: Drawing = drawing!(
    shadow 10 46 72 20;
    "<path d='M-64 48c-30-14-20-56 10-54 6-34 54-42 70-14 30-10 56 16 44 40 20 14 4 38\
     -18 34-30 12-82 10-106-6z' fill='#794'/>"
    "<path d='M-50 24c-2-30 26-56 58-44-10 24-30 40-58 44z' fill='#9b5' stroke='none'/>"
);

pub(super) const BOAT: Drawing = drawing!(
    "<path d='M-80 63h70M14 65h64' stroke='#bde'/><path d='M4 25v-128' stroke-width='8'/>"
    "<path d='M10-97q58 30 56 94h-56z' fill='#fbf3df'/>"
    "<path d='M-4-81q-38 36-42 78h42z' fill='#dc9'/>"
    "<path d='M-74 11h162c-6 26-20 40-38 42h-86c-20-4-32-18-38-42z' fill='#a74'/>"
);
