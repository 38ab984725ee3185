//! Symbols of a whole tile.

use super::Drawing;

pub(super) const VOLCANO: Drawing = drawing!(
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

pub(super) const VOLCANO_PLAIN: Drawing = drawing!(
    outline 9;
    "<circle cy='-52' r='46' fill='#fd5' stroke='none' opacity='.7'/>"
    "<path d='M-8-48c-24 2-34-18-22-32 2-22 38-28 48-10 24-2 28 32 8 40z' fill='#cba'/>"
    "<path d='M-88 60c28-16 48-50 58-102h60c12 52 32 86 58 102-48 16-128 16-176 0z' fill='#865'/>"
    "<path d='M-32-42h64l-8 34-14-6 6 58c-18 10-26 0-24-14l-4-34-14 12z' fill='#e52' stroke='none'/>"
    "<path d='M-18-40h38l-10 16-2 46-14-40z' fill='#fd5' stroke='none'/>"
);

pub(super) const DRAGON: Drawing = drawing!(
    "<circle cx='7' cy='9' r='92' opacity='.25'/>"
    "<circle r='94' fill='#eb4'/><circle r='78' fill='#b5342c' stroke-width='4'/>"
    "<path d='M-68 4c2-18 14-28 32-32 8-16 26-24 46-24l40-18-8 30c14 10 20 22 22 38l-16 6 8 20\
     -22 2v26c-18 14-44 14-60 6 8-16 8-26-2-36l-22 8-16-6z' fill='#a9c84a'/>"
    "<path d='M10-52l40-18-8 30c-8-8-18-12-32-12z' fill='#fbf3df'/>"
    "<path d='M-66 12l44-8c14-4 28 4 34 20 2 16-2 30-8 42' fill='none' stroke='#6f8f2f' \
     stroke-width='8'/>"
    "<path d='M-56 16l7 14 8-16z' fill='#fff' stroke-width='3'/>"
    "<path d='M-22-18l28-8-10 22z' fill='#fd5' stroke-width='5'/><path d='M-54-4v2' stroke-width='9'/>"
);

pub(super) const DRAGON_PLAIN: Drawing = drawing!(
    outline 11;
    "<circle r='100' fill='#eb4'/><circle r='80' fill='#b5342c' stroke='none'/>"
    "<path d='M-72 6c2-20 16-32 36-36 8-16 26-24 46-24l44-20-8 34c14 10 20 22 22 40l-18 4 10 22\
     -24 2v28c-18 14-46 14-62 6 10-16 8-28-2-38l-24 8-18-6z' fill='#b8d652' stroke-width='9'/>"
    "<path d='M-24-20l34-8-12 26z' stroke='none'/>"
);

pub(super) const MAGIC_PORTAL: Drawing = drawing!(
    shadow 6 80 62 12;
    "<path d='M-68 82V-10c0-112 136-112 136 0v92z' fill='#bba'/>"
    "<path d='M-65 79V-10c0-52 30-80 65-81v30c-22 0-40 16-40 52v88z' fill='#ddc' stroke='none'/>"
    "<path d='M-66-6h24M-66 38h24M42-6h24M42 38h24M-50-58l16 18M50-58l-16 18M0-90v24' stroke-width='5'/>"
    "<path d='M-40 82V-8c0-62 80-62 80 0v90z' fill='#64a'/>"
    "<path d='M-24 79V-4c0-40 48-40 48 0v83z' fill='#a67be0' stroke='none'/>"
    "<path d='M0-26l11 29 28 11-28 11-11 29-11-29-28-11 28-11z' fill='#fff3b0' stroke='none'/>"
);

pub(super) const MAGIC_PORTAL_PLAIN: Drawing = drawing!(
    outline 11;
    "<path d='M-72 84V-10c0-118 144-118 144 0v94z' fill='#ddc'/>"
    "<path d='M-38 84V-6c0-64 76-64 76 0v90z' fill='#7d4cc0'/>"
    "<path d='M0-36l13 34 32 12-32 12-13 34-13-34-32-12 32-12z' fill='#fff3b0' stroke='none'/>"
);

/// A square of stone blocks round a pit, waiting for the first floor.
pub(super) const TOWER_SITE: Drawing = drawing!(
    "<path d='M-62-52L80-50 84 66-62 72z' opacity='.25'/>"
    "<path d='M-74 48v20H74V48z' fill='#887'/>"
    "<path d='M-70-66H70l4 114H-74z' fill='#ddc'/>"
    "<path d='M-34-34h68l2 50h-72z'/>"
    "<path d='M-34-34h68v15h-68z' fill='#887' stroke='none'/>"
    "<path d='M34-34v-30M36 16h36M-36 16v30M-34-34h-36M0-36v-28M0 18v28M-72-8h36M36-8h36M-40 48v18M0 48v18\
     M40 48v18' stroke-width='5'/>"
);

pub(super) const TOWER_SITE_PLAIN: Drawing = drawing!(
    outline 12;
    "<path d='M-78 48v22H78V48z' fill='#887'/>"
    "<path d='M-74-70H74l4 118H-78z' fill='#e6dfcd'/>"
    "<path d='M-34-36h68v54h-68z'/>"
    "<path d='M34-36v-30M36 18h38M-34 18v28M-36-36h-36' stroke-width='11'/>"
);

pub(super) const FAIR: Drawing = drawing!(
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

pub(super) const FAIR_PLAIN: Drawing = drawing!(
    outline 8;
    "<path d='M0-60v-44' stroke-width='9'/><path d='M3-104l36 13-36 13z' fill='#eb4'/>"
    "<path d='M-92 56l8-36 20-34 20 34 8 36zM36 56l8-36 20-34 20 34 8 36z' fill='#47b'/>"
    "<path d='M-50 58V-12H50v70z' fill='#fbf3df'/>"
    "<path d='M-70-10L0-70l70 60q-16 22-35 0-18 22-35 0-18 22-35 0-19 22-35 0z' fill='#c34'/>"
    "<path d='M-33-10L0-70v60q-18 20-33 0zM34-10L0-70l64 60q-14 18-30 0z' fill='#fbf3df' stroke='none'/>"
    "<path d='M-18 58q3-34 18-50 15 16 18 50z' fill='#942'/>"
);
