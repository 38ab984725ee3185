//! What hunters and gatherers find.

pub(super) const DEER: &str = drawing!(
    shadow 12 75 51 8;
    "<path d='M-29 30l-6 47h10l15-41zM37 30l-2 47h11l11-43z' fill='#753'/>"
    "<path d='M-46-49c-2-13-17-17-19-35M-52-66l-18-3M-40-49c3-15 18-17 20-35M-31-66l19-3' \
     fill='none' stroke-width='8'/>"
    "<path d='M-74-23l19-24 15-2 18-7-7 17c4 13 9 22 19 26 18 4 43-2 62 0 11 2 16 11 15 26\
     l-4 19 4 51h-13l-8-38c-2-6-6-9-9-11-14 4-29 5-42 2l-3 47h-12l-5-47c-8-6-12-15-12-25l-5-17\
     c-6-3-13-5-23-3z' fill='#c84'/>"
    "<path d='M50-8c9 2 13 10 11 23-8-4-11-11-11-23zM-18 28c17 6 38 6 53 2l-4-7z' \
     fill='#fbf3df' stroke='none'/>"
    "<path d='M-52-32v4' stroke-width='8'/>"
);

pub(super) const MAMMOTH: &str = drawing!(
    shadow 3 57 74 12;
    "<path d='M-37 23v38h20l4-30zM27 23v36h22l2-40z' fill='#532'/>"
    "<path d='M-95 45c-4-34 2-60 6-82 4-34 24-52 46-50 8 0 14 4 18 10 8-14 26\
     -18 42-12 40 12 68 40 72 74l-2 76h-28l-4-34c-16 6-30 6-44 0l-4 34h-30l-4-42\
     c-14 0-24-6-30-14-8 12-18 26-18 42 0 8-18 8-20-2z' fill='#853'/>"
    "<path d='M15 21c30 8 54-2 66-26l-2 58h-16l-4-34zM-21 57l-2-46c10 10 24 14 34 14\
     l-4 32z' fill='#643' stroke='none'/>"
    "<path d='M-25-77c6 8 6 16 4 26M-39-17c14 0 18-12 14-28' fill='none'/>"
    "<path d='M-69-9c-2 28-10 42-32 42 18 20 54 10 58-36z' fill='#fbf3df'/>"
    "<path d='M-65-43v5' stroke-width='9'/>"
);

pub(super) const AUROCHS: &str = drawing!(
    shadow 8 68 61 9;
    "<path d='M-20 29v40h13l5-34zM37 29v39h14V29z' fill='#321'/>"
    "<path d='M-76 20c-2-10 3-21 8-31 5-12 18-18 29\
     -18 15-17 41-24 56-13 15 6 36 3 52 10 12 7 12 24 8 39l2 64h-15l-8-36c-15 5-40 6-56 3l-3 33\
     h-16l-5-36c-11-4-16-9-19-17-7 13-30 15-33 2z' fill='#643'/>"
    "<path d='M-20-25q17-18 36-11 16 8 49 11-45-6-85 7z' fill='#864' stroke='none'/>"
    "<path d='M-71 16q17-5 19 6-16 8-19-6z' fill='#dc9' stroke='none'/>"
    "<path d='M-55-20c-31-2-37-37-14-56-1 25 9 30 26 30zM-41-25c-10-27 11-43 38-35-19 8-23 18\
     -17 35z' fill='#fbf3df'/>"
    "<path d='M-58-4v4' stroke='#fbf3df' stroke-width='8'/>"
);

pub(super) const TIGER: &str = drawing!(
    shadow 0 64 70 10;
    "<path d='M-24 24v42h18l6-40zM36 24v40h18v-44z' fill='#b72'/>"
    "<path d='M-98-14c0-14 6-24 14-30l2-18 18 8c16-4 28 2 34 12 30 2 64-4 88 2 10 2 14 10 16 18\
     l14-6 4 10-20 16 8 68h-18l-10-36c-18 4-40 6-56 2l-4 34h-20l-4-38c-14-4-22-10-28-16-16 4-30\
     -4-38-26z' fill='#ea4'/>"
    "<path d='M-12-38q6 20 0 36M13-40q6 20 0 42M38-40q6 20 0 40' fill='none' stroke-width='11'/>"
    "<path d='M-94-8q18 8 34 0 0 16-10 22-20-2-24-22z' fill='#fbf3df' stroke='none'/>"
    "<path d='M-92-2l6 36 8-34zM-72 0l4 34 8-34z' fill='#fff' stroke-width='4'/>"
    "<path d='M-98-15h10M-68-28v4' stroke-width='9'/>"
);

pub(super) const FIRE: &str = drawing!(
    shadow 3 59 74 16;
    "<path d='M-69 67l124-34 8 16-118 32zM63 67l-124-34-8 16 118 32z' fill='#753'/>"
    "<path d='M-55 39c-18-46 14-60 6-104 26 10 30 28 32 44 8-26 20-46 12-78 36 18 44 50 38 78 8\
     -6 12-16 12-26 22 34 16 66-4 88-24 22-78 22-96-2z' fill='#e52'/>"
    "<path d='M-37 41c-10-28 10-38 10-62 16 10 18 26 22 34 8-12 12-28 8-46 24 22 34 50 22 74\
     -12 14-48 16-62 0z' fill='#fa3' stroke='none'/>"
    "<path d='M-17 45c-6-18 8-24 10-40 14 12 24 28 16 40-6 6-20 6-26 0z' fill='#fe9' \
     stroke='none'/>"
);

pub(super) const DOLMEN: &str = drawing!(
    shadow 6 57 82 18;
    "<path d='M-30 53l4-70h34l6 66z' fill='#4a3524'/>"
    "<path d='M-80 61l6-84 34-6 10 88-24 6zM20 61l2-86 34 2 8 80-22 8z' fill='#bba'/>"
    "<path d='M-76 57l6-76 14-3-4 80zM25 57l1-76 12 1v78z' fill='#ddc' stroke='none'/>"
    "<path d='M-101-23l9-30 64-22 84 4 28 26-4 28-78 10-90-4z' fill='#887'/>"
    "<path d='M-94-35l8-14 60-20 78 4 22 22-72 10z' fill='#ddc' stroke='none'/>"
    "<path d='M-62-15l20-10M10-17l26-8' stroke-width='5'/>"
);

pub(super) const GOLD: &str = drawing!(
    shadow 7 59 76 18;
    "<path d='M-83 61l-4-34 30-26 36 4 20 30 36-16 34 22 6 22-22 18-100 4z' fill='#c92'/>"
    "<path d='M-80 31l22-22 10 4-10 22zM22 51l20-10 22 12-24 10z' fill='#fe8' stroke='none'/>"
    "<path d='M-49 9l14-48 40-16 36 22 6 40-28 30-46-2z' fill='#eb4'/>"
    "<path d='M-42 3l12-36 32-12-8 40-14 34zM0 2l40-28 2 30-24 28z' fill='#fe8' stroke='none'/>"
    "<path d='M51-91l8 26 26 8-26 8-8 26-8-26-26-8 26-8zM-65-65l5 15 15 5-15 5-5 15-5-15-15\
     -5 15-5z' fill='#ffd' stroke-width='4'/>"
);

pub(super) const MUSHROOMS: &str = drawing!(
    shadow -1 63 72 14;
    "<path d='M-41 69c8-30 8-50 4-80h40c-4 30-2 50 6 80-14 6-36 6-50 0z' fill='#fbf3df'/>"
    "<path d='M-95-5c2-48 38-86 78-86s74 36 78 84c-36 18-118 20-156 2z' fill='#d43'/>"
    "<path d='M-57-23a11 9 0 1 0 1 0zM-27-63a13 10 0 1 0 1 0zM3-31a12 9 0 1 0 1 0zM31-43\
     a9 8 0 1 0 1 0z' fill='#fbf3df' stroke='none'/>"
    "<path d='M37 71c4-14 4-24 2-38h22c0 14 2 24 6 38-8 4-22 4-30 0z' fill='#fbf3df'/>"
    "<path d='M11 37c4-24 20-38 38-38s34 14 38 38c-18 10-58 10-76 0z' fill='#d43'/>"
    "<path d='M43 9a8 6 0 1 0 1 0zM63 19a7 5 0 1 0 1 0z' fill='#fbf3df' stroke='none'/>"
);

pub(super) const FISH: &str = drawing!(
    "<path d='M-92 4c20-40 56-54 90-46 22 6 36 18 48 30l42-32c-6 20-8 32-8 46s6 28 10 44l-46-28\
     c-14 14-30 24-52 26-34 4-66-10-84-40z' fill='#f6ead0'/>"
    "<path d='M-30-44l26-26c18 6 30 18 38 38-12-6-24-10-36-12zM-6 42c8 14 20 20 34 22\
     l2-28z' fill='#e95'/>"
    "<path d='M-84 6c30 14 86 20 128 8-14 14-28 20-46 22-34 4-64-6-82-30z' fill='#e95' \
     stroke='none'/>"
    "<path d='M-42-28c12 18 12 40 0 58' fill='none'/>"
    "<circle cx='-62' cy='-6' r='8' fill='#4a3524' stroke='none'/>"
);

pub(super) const REEDS: &str = drawing!(
    "<path d='M-30 84c-6-50-20-80-40-104M-12 84V-50M10 84c0-40 10-70 20-100M28 84\
     c8-34 20-54 44-74M-46 84c-8-20-18-30-34-40' fill='none' stroke='#573' stroke-width='10'/>"
    "<path d='M-20-28v-54h16v54zM22 0l14-50 16 6-14 50zM-78-14l-8-44 14-4 10 44z' fill='#753'/>"
);

pub(super) const HUNTERS_TENT: &str = drawing!(
    shadow 8 62 76 16;
    "<path d='M-22-104l28 44M12-104l-28 44M-4-106v46' stroke-width='8'/>"
    "<path d='M-84 64l76-140 84 132c-44 18-116 22-160 8z' fill='#a74'/>"
    "<path d='M-74 60l64-122 8 22-42 106c-12 0-22-2-30-6z' fill='#c96' stroke='none'/>"
    "<path d='M-30 70c4-34 14-60 26-84 14 24 26 48 30 80-20 4-38 6-56 4z'/>"
    "<path d='M-50 12l14 8M30-2l14-8M44 26l16-10' stroke-width='5'/>"
);
