//! What is drawn on a tile as a whole.

pub(super) const VOLCANO: &str = drawing!(
    outline 4;
    shadow 10 54 81 20;
    "<circle cy='-48' r='51' fill='#fd5' stroke='none' opacity='.6'/>"
    "<path d='M-8-44c-22 2-33-16-24-30-7-20 18-33 32-20 10-15 41-7 37 14 18 10 10 34-7 34z' \
     fill='#bba'/>"
    "<path d='M-24-68c-6-16 12-24 22-14M10-86c8-8 22-2 20 10M-2-60c10 8 22 4 24-6' \
     fill='none' stroke='#ddc' stroke-width='7'/>"
    "<path d='M-91 56c27-14 47-49 59-98h62c11 49 35 84 59 98-48 18-132 18-180 0z' fill='#754'/>"
    "<path d='M8-40h20c10 47 33 80 53 96-18 6-36 7-51 8 3-37-10-72-22-104z' fill='#532' \
     stroke='none'/>"
    "<path d='M-77 56c22-18 34-45 42-79l9 2c-4 34-13 61-25 81-10-1-18-2-26-4z' \
     fill='#975' stroke='none'/>"
    "<path d='M41 27l10 17M30 44l3 14M-49 25l-8 19M-63 44l-6 6' stroke-width='5'/>"
    "<path d='M-34-40c6-16 61-16 68 0 2 7-5 13-9 29-2 9-11 7-11-2-6 9 3 38 10 55 5 14\
     -26 16-28 0 2-23-2-39-10-45-8 2-6 21-12 19-7-4-6-42-8-56z' fill='#e52'/>"
    "<path d='M-26-38c12-10 42-10 50-2-4 6-12 7-17 8-2 14 2 44 6 75-14-11\
     -8-51-14-71-8-2-20-5-25-10z' fill='#fd5' stroke='none'/>"
    "<path d='M-83 64l4-14 15-4 13 12-6 10zM45 70l4-14 16-2 14 12-10 8z' fill='#975'/>"
    "<path d='M-53-58h1M-63-80h1M53-54h1M61-82h1M-43-92h1' stroke='#e52' \
     stroke-width='11' stroke-linecap='round'/>"
);

pub(super) const DRAGON: &str = drawing!(
    "<circle cx='8' cy='10' r='88' opacity='.25'/>"
    "<circle r='88' fill='#eb4'/><circle r='75' fill='#822' stroke-width='4'/>"
    "<path d='M-18 15l-42-6c-4-10 0-20 8-24 6-10 14-14 22-12 8-10 18-14 28-14\
     l30 11 28-2-18 22 24 10-20 16 18 18-20 8 2 20c-14 10-38 12-56 6 6-14 4-26-6-34\
     l-38 2-10-14z' fill='#9b4'/>"
    "<path d='M-6-40L44-62 26-28z' fill='#fbf3df'/>"
    "<path d='M-58 2l40 6 10-10c14-2 24 8 26 20 2 16-4 32-10 48' fill='none' \
     stroke='#573' stroke-width='8'/>"
    "<path d='M-50 12l6 12 7-10 8 10 6-10z' fill='#fbf3df' stroke='none'/>"
    "<path d='M-20-22l20-4-10 16z' fill='#fe8' stroke-width='4'/>"
);

pub(super) const MAGIC_PORTAL: &str = drawing!(
    shadow 12 66 66 12;
    "<path d='M-37 70h74l16 20H-53z' fill='#d9f' stroke='none' opacity='.8'/>"
    "<path d='M-40 70v-82c0-66 80-66 80 0v82z' fill='#64a' stroke='none'/>"
    "<path d='M-25 70v-76c0-47 50-47 50 0v76z' fill='#a7d' stroke='none'/>"
    "<path d='M-12 70V3c0-27 24-27 24 0v67z' fill='#fef' stroke='none'/>"
    "<path d='M-64 70v-84c0-98 128-98 128 0v84H37v-82c0-63-74-63-74 0v82z' fill='#bba'/>"
    "<path d='M-61 67v-80c0-40 28-68 61-70v22c-23 2-40 20-40 48v80z' fill='#ddc' stroke='none'/>"
    "<path d='M-62-8h23M-62 30h23M39-8h23M39 30h23M-45-58l16 18M45-58L29-40M0-85\
     v20' stroke-width='5'/>"
    "<path d='M-76-66l5 13 13 5-13 5-5 12-5-12-13-5 13-5zM80-34l4 10 10 4-10 4-4 10-4-10-10\
     -4 10-4z' fill='#fe8' stroke-width='3'/>"
);

/// A square of stone blocks round a pit, waiting for the first floor.
pub(super) const TOWER_SITE: &str = drawing!(
    "<path d='M-60-40L74-50 84 62-60 68z' opacity='.25'/>"
    "<path d='M-72 44v18H72V44z' fill='#887'/>"
    "<path d='M-66-62H66l6 106H-72z' fill='#ddc'/>"
    "<path d='M-38-38h76l4 56h-84z' fill='#4a3524'/>"
    "<path d='M-36-36h72l1 14h-72z' fill='#887' stroke='none'/>"
    "<path d='M-37-36l11 14-10 38h-4z' fill='#665' stroke='none'/>"
    "<path d='M-38-40v-20M0-40v-20M38-40v-20M-68-32h28M40-32h28M-70-6h28M42-6h28M-72 18h30M42 18\
     h30M-42 20v22M-14 20v22M14 20v22M42 20v22M-28 46v14M0 46v14M28 46v14M-56 46v14M56 46\
     v14' stroke-width='4'/>"
);

pub(super) const FAIR: &str = drawing!(
    outline 4;
    shadow 4 50 82 15;
    "<path d='M-72-46q36 34 72-20 38 46 68 24' fill='none'/>"
    "<path d='M-64-38l14 6-11 13zM-42-34l15-4-2 17zM16-50l14 10-13 8zM40-36l15 2-9 13z' \
     fill='#eb4' stroke-width='3'/>"
    "<path d='M0-64v-38' stroke-width='6'/><path d='M3-102l32 10-32 12z' fill='#eb4'/>"
    "<path d='M-43 42v-61h86v61z' fill='#fbf3df'/>"
    "<path d='M-26 40v-58h17v58zM9 40v-58h17v58z' fill='#c34' stroke='none'/>"
    "<path d='M30 40v-56h11v56z' fill='#dc9' stroke='none'/>"
    "<path d='M-55-18L0-68l55 50c-10 14-17 14-28 0-10 14-17 14-27 0-10 14-17 14-27 0-10 14\
     -17 14-28 0z' fill='#c34'/>"
    "<path d='M-27-18L0-68v50c-10 14-17 14-27 0zM27-18L0-68l55 50c-10 14-17 14-28 0z' \
     fill='#fbf3df'/>"
    "<path d='M-14 42q3-32 14-46 11 14 14 46z'/>"
    "<path d='M-10 40q2-22 10-36v36z' fill='#942' stroke='none'/>"
    "<path d='M-72-10v-48M68-6v-46' stroke-width='5'/>"
    "<path d='M-70-58l20 7-20 8zM70-54l18 7-18 8z' fill='#c34'/>"
    "<path d='M-94 50l6-30 16-32 17 32 6 30zM47 52l6-29 15-31 15 31 6 29z' fill='#47b'/>"
    "<path d='M-79 48l3-28 4-28 5 28 3 28zM62 50l2-27 4-27 4 27 2 27z' fill='#fbf3df' \
     stroke='none'/>"
    "<path d='M-52 60V46h24v14zM24 62c-4-9-4-16 0-24h16c4 8 4 15 0 24z' fill='#c96'/>"
    "<path d='M-46 44a6 6 0 0 1 12 0zM-54 46h28' fill='#c34'/><path d='M22 50h20'/>"
);
