//! Emblems on fields.

use super::Drawing;

pub(super) const PIG_HERD: Drawing = drawing!(
    "<path d='M-66 62h112M20 77h40' stroke-width='14' stroke-linecap='round' opacity='.25'/>"
    "<path d='M60-30c22-8 28 20 10 18' fill='none' stroke-width='8'/>"
    "<path d='M-62-44l-8-28 34 16c32-10 78-8 96 20 12 24 8 52-14 66v30h-22v-20h-50v20h-22v-26\
     c-16-6-26-16-32-28l-22-4v-32l20-4z' fill='#eda495'/>"
    "<path d='M-98-26v24' stroke='#d77' stroke-width='11'/>"
    "<path d='M50-40c22 28 8 60-14 68 12-20 18-42 14-68z' fill='#d98877' stroke='none'/>"
    "<path d='M12 24l-5-17 19 8c16-4 42-4 50 12 8 14 3 28-8 35v16H52V68H28v10H12V64c-9-3-14-8-17-14\
     l-12-2V30l12-2z' fill='#f4bcae'/>"
    "<path d='M-62-16h1M12 38h1' stroke-width='12' stroke-linecap='round'/>"
);

pub(super) const SPRING: Drawing = drawing!(
    shadow 8 36 88 34;
    "<ellipse cx='-2' cy='30' rx='74' ry='36' fill='#6ac' stroke='#48a'/>"
    "<path d='M-72 20l-20-30 16-44 34-10 20-30 40-8 30 24 4 22 26 14 10 38-26 24\
     -32-10-24-30-20 4-24 30z' fill='#887'/>"
    "<path d='M-86-10l14-38 30-8 18-30 36-8-16 40-34 20-8 30-24 18z' fill='#ddc' stroke='none'/>"
    "<path d='M10-84l30 22-2 30-32-12zM42-32l32 10 6 24-22 14z' fill='#bba' stroke='none'/>"
    "<path d='M-18-36c6-14 26-14 32 0 4 24 8 40 14 66h-60c6-26 10-42 14-66z' fill='#bde' \
     stroke='#48a'/>"
    "<path d='M-6-28l-4 44M6-28l4 44' stroke='#fff'/>"
    "<path d='M-46 38h30M12 48h34M-22 54h18' stroke='#bde' stroke-width='7'/>"
    "<path d='M-94 46l4-18 18-8 16 12 2 16-20 8zM52 50l4-18 20-4 14 14-4 12-20 6z' fill='#bba'/>"
);

pub(super) const SPRING_PLAIN: Drawing = drawing!(
    outline 11;
    "<ellipse cx='-2' cy='40' rx='80' ry='40' fill='#6ac' stroke='#48a'/>"
    "<path d='M-84 26l-14-38 24-44 36-10 22-26 40-6 34 26 24 20 16 38-22 34-36-8-28-32-26 4-24 34z' \
     fill='#ccb'/>"
    "<path d='M-24-40h44l18 82h-78z' fill='#bde' stroke='#48a' stroke-width='8'/>"
);

pub(super) const WINDMILL: Drawing = drawing!(
    shadow 12 78 44 9;
    "<path d='M-36 80l12-90q24-44 48 0l12 90z' fill='#f1e5c8'/>"
    "<path d='M0 78V54M-52-80 52 24M52-80-52 24' stroke-width='26'/>"
    "<path d='M-50-78 50 22M50-78-50 22' stroke='#fbf3df' stroke-width='14'/>"
);

pub(super) const ORCHARD: Drawing = drawing!(
    "<g stroke-linecap='round'>\
    <path d='M-42-42h1M44-48h1M-48 42h1M40 40h1' stroke='#4a3524' stroke-width='78'/>\
    <path d='M-42-42h1M44-48h1M-48 42h1M40 40h1' stroke='#794' stroke-width='66'/>\
    <path d='M-50-50h1M36-56h1M-56 34h1M32 32h1' stroke='#9b5' stroke-width='30'/>\
    <path d='M-32-32h1M54-38h1M-44 54h1M50 48h1' stroke='#c32' stroke-width='15'/></g>"
);
