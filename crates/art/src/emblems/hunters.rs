//! Emblems of Hunters & Gatherers.

use super::Drawing;

pub(super) const DEER: Drawing = drawing!(
    outline 5;
    shadow 12 77 62 9;
    "<path d='M-28 30l-4 48h15l8-44zM38 30l2 48h15l3-46z' fill='#84512d'/>"
    "<path d='M-49-50c-2-14-12-16-14-31M-54-64h-23M-39-50c2-18 16-18 20-38M-31-68l23-5' \
     fill='none' stroke-width='11' stroke-linecap='round'/>"
    "<path d='M-84-22l26-30 24 2-4 20c4 12 12 18 24 20h62c16 2 22 14 22 30l-6 16 6 42h-18l-12-36-52 2\
     -4 34h-18l-6-40c-10-6-14-16-16-30l-8-16h-22z' fill='#c9803f'/>"
    "<path d='M-35-44l25-13-11 25z' fill='#c9803f' stroke-width='5'/>"
    "<path d='M46-8c14 3 22 12 21 26l-5 12c-12-8-17-20-16-38zM-32 18c8 16 18 22 34 24l-8-8z' \
     fill='#fbe7c4' stroke='none'/>"
    "<path d='M-60-32h1M-82-15h1' stroke-width='12' stroke-linecap='round'/>"
);

pub(super) const MAMMOTH: Drawing = drawing!(
    outline 5;
    shadow 0 58 74 11;
    "<path d='M-37 23v42h22l4-34zM27 23v42h24l2-46z' fill='#5a3320'/>"
    "<path d='M-95 43c-4-34 2-58 6-80 4-34 24-52 46-50 8 0 14 4 18 10 8-14 26-18 42-12 42 12 70 40 74 74\
     l-2 74h-30l-4-34c-16 6-30 6-44 0l-4 36h-32l-4-44c-14 0-24-6-30-14-8 12-16 26-16 40 0 10-18 10-20 0z' \
     fill='#96592f'/>"
    "<path d='M-24-82c6 10 6 20 4 30M-36-18c16 0 20-14 14-30' fill='none' stroke-width='6'/>"
    "<path d='M16 20c28 8 52 0 68-24l-2 66h-20l-4-36-40 4z' fill='#7a4524' stroke='none'/>"
    "<path d='M-70-12c0 28-8 44-28 48 20 20 58 8 60-44z' fill='#fff6e0'/>"
    "<path d='M-64-42h1' stroke-width='13' stroke-linecap='round'/>"
);

pub(super) const AUROCHS: Drawing = drawing!(
    outline 5;
    shadow 6 66 66 10;
    "<path d='M-20 30v38h16l5-34zM40 30v38h16V30z' fill='#2b1d14'/>"
    "<path d='M-84 24c-2-12 3-24 9-34 6-14 20-20 33-20 16-18 44-26 62-14 16 6 36 4 52 12 13 8 13 26 9 42\
     l2 54H67l-9-34c-16 6-44 6-62 4l-3 32h-19l-5-38c-12-4-18-10-21-18-8 14-32 18-35 6z' fill='#57402f'/>"
    "<path d='M-22-30c16-18 42-18 60-4 16 4 34 2 46 8-36 0-70-2-106 6z' fill='#8a6748' stroke='none'/>"
    "<path d='M-80 16q20-6 24 8-16 12-24-8z' fill='#e9d2a4' stroke='none'/>"
    "<path d='M-62-18c-36-4-38-40-10-57-2 22 8 28 28 30zM-44-26c-8-30 12-50 44-44-20 12-26 22-20 44z' \
     fill='#fff6e0'/>"
    "<path d='M-62-2h1' stroke='#fff6e0' stroke-width='11' stroke-linecap='round'/>"
);

pub(super) const TIGER: Drawing = drawing!(
    outline 5;
    shadow 0 68 76 10;
    "<path d='M-26 24v46h20l6-42zM38 24v44h20v-46z' fill='#b96f20'/>"
    "<path d='M74-10c14-4 20-18 16-32' fill='none' stroke-width='13' stroke-linecap='round'/>"
    "<path d='M-100-12c0-16 6-28 14-34l4-20 20 8c16-4 28 2 34 12 30 2 64-4 90 2 12 4 16 14 18 26l4 82H66\
     L54 32c-18 4-40 6-58 2l-4 36h-22l-4-40c-14-4-24-10-30-18-16 4-30-2-36-24z' fill='#f0a23c'/>"
    "<path d='M-14-42q8 22 0 40M14-44q8 22 0 48M42-44q8 22 0 46' fill='none' stroke-width='13'/>"
    "<path d='M-94-4q18 10 38 0 0 18-12 24-20 0-26-24z' fill='#fff6e0' stroke='none'/>"
    "<path d='M-94-2l6 48 12-44zM-74 2l6 44 12-46z' fill='#fff' stroke-width='5'/>"
    "<path d='M-99-16h9M-68-30h1' stroke-width='13' stroke-linecap='round'/>"
);

pub(super) const FIRE: Drawing = drawing!(
    shadow 3 59 74 16;
    "<path d='M-69 67l124-34 8 16-118 32zM63 67l-124-34-8 16 118 32z' fill='#753'/>"
    "<path d='M-55 39c-18-46 14-60 6-104 26 10 30 28 32 44 8-26 20-46 12-78 36 18 44 50 38 78 8\
     -6 12-16 12-26 22 34 16 66-4 88-24 22-78 22-96-2z' fill='#e52'/>"
    "<path d='M-37 41c-10-28 10-38 10-62 16 10 18 26 22 34 8-12 12-28 8-46 24 22 34 50 22 74\
     -12 14-48 16-62 0z' fill='#fa3' stroke='none'/>"
    "<path d='M-17 45c-6-18 8-24 10-40 14 12 24 28 16 40-6 6-20 6-26 0z' fill='#fe9' \
     stroke='none'/>"
);

pub(super) const DOLMEN: Drawing = drawing!(
    shadow 6 57 82 18;
    "<path d='M-30 53l4-70h34l6 66z' fill='#4a3524'/>"
    "<path d='M-80 61l6-84 34-6 10 88-24 6zM20 61l2-86 34 2 8 80-22 8z' fill='#bba'/>"
    "<path d='M-76 57l6-76 14-3-4 80zM25 57l1-76 12 1v78z' fill='#ddc' stroke='none'/>"
    "<path d='M-101-23l9-30 64-22 84 4 28 26-4 28-78 10-90-4z' fill='#887'/>"
    "<path d='M-94-35l8-14 60-20 78 4 22 22-72 10z' fill='#ddc' stroke='none'/>"
    "<path d='M-62-15l20-10M10-17l26-8' stroke-width='5'/>"
);

pub(super) const GOLD: Drawing = drawing!(
    shadow 7 59 76 18;
    "<path d='M-83 61l-4-34 30-26 36 4 20 30 36-16 34 22 6 22-22 18-100 4z' fill='#c92'/>"
    "<path d='M-80 31l22-22 10 4-10 22zM22 51l20-10 22 12-24 10z' fill='#fe8' stroke='none'/>"
    "<path d='M-49 9l14-48 40-16 36 22 6 40-28 30-46-2z' fill='#eb4'/>"
    "<path d='M-42 3l12-36 32-12-8 40-14 34zM0 2l40-28 2 30-24 28z' fill='#fe8' stroke='none'/>"
    "<path d='M51-91l8 26 26 8-26 8-8 26-8-26-26-8 26-8zM-65-65l5 15 15 5-15 5-5 15-5-15-15\
     -5 15-5z' fill='#ffd' stroke-width='4'/>"
);

pub(super) const GOLD_PLAIN: Drawing = drawing!(
    outline 11;
    "<path d='M-86 66l-6-40 34-28 40 6 16 34 40-24 40 26 4 26-22 18-110 2z' fill='#d99a22'/>"
    "<path d='M-60 10l16-60 48-24 46 26 8 48-34 36-56-2z' fill='#fc4'/>"
    "<path d='M-44 2l14-40 32-18-8 44z' fill='#fff0a0' stroke='none'/>"
);

pub(super) const MUSHROOMS: Drawing = drawing!(
    shadow -1 63 72 14;
    "<path d='M-41 69c8-30 8-50 4-80h40c-4 30-2 50 6 80-14 6-36 6-50 0z' fill='#fbf3df'/>"
    "<path d='M-95-5c2-48 38-86 78-86s74 36 78 84c-36 18-118 20-156 2z' fill='#d43'/>"
    "<path d='M-57-23a11 9 0 1 0 1 0zM-27-63a13 10 0 1 0 1 0zM3-31a12 9 0 1 0 1 0zM31-43\
     a9 8 0 1 0 1 0z' fill='#fbf3df' stroke='none'/>"
    "<path d='M37 71c4-14 4-24 2-38h22c0 14 2 24 6 38-8 4-22 4-30 0z' fill='#fbf3df'/>"
    "<path d='M11 37c4-24 20-38 38-38s34 14 38 38c-18 10-58 10-76 0z' fill='#d43'/>"
    "<path d='M43 9a8 6 0 1 0 1 0zM63 19a7 5 0 1 0 1 0z' fill='#fbf3df' stroke='none'/>"
);

pub(super) const FISH: Drawing = drawing!(
    outline 5;
    "<path d='M-30-44l26-28c20 6 34 20 40 42zM-8 42c8 18 22 26 40 28l2-36z' fill='#e8853c'/>"
    "<path d='M-96 2c20-40 58-54 94-46 22 6 36 18 48 32l48-38c-8 22-10 36-10 52s4 30 8 48l-48-30\
     c-14 14-30 24-52 26-36 4-70-12-88-44z' fill='#fbeccb'/>"
    "<path d='M-86 8c32 14 88 18 128 6-14 16-30 24-46 26-36 4-66-8-82-32z' fill='#f0a057' \
     stroke='none'/>"
    "<path d='M-38-32c14 20 14 46 0 66' fill='none' stroke-width='7'/>"
    "<path d='M-64-8h1' stroke-width='19' stroke-linecap='round'/>"
);

pub(super) const REEDS: Drawing = drawing!(
    "<path d='M-30 84c-6-50-20-80-40-104M-12 84V-50M10 84c0-40 10-70 20-100M28 84\
     c8-34 20-54 44-74M-46 84c-8-20-18-30-34-40' fill='none' stroke='#573' stroke-width='10'/>"
    "<path d='M-20-28v-54h16v54zM22 0l14-50 16 6-14 50zM-78-14l-8-44 14-4 10 44z' fill='#753'/>"
);
