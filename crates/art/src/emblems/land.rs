//! What is on fields.

pub(super) const PIG_HERD: &str = drawing!(
    "<path d='M-40-15h80M-86 49h78M14 59h64' stroke-width='14' stroke-linecap='round' \
     opacity='.25'/>"
    "<path d='M-53-63v14h10c4 8 10 12 16 14v18h12v-14h22v14h12v-20c14-14 10-46-18-50-14-4-28\
     -2-36 2l-12-8v14c-4 4-6 8-6 16zM-103 1v14h10c4 8 10 12 16 14v18h12v-14h22v14h12v-20\
     c14-14 10-46-18-50-14-4-28-2-36 2l-12-8v14c-4 4-6 8-6 16zM-1 11v14h10c4 8 10 12 16 14v18h12\
     v-14h22v14h12v-20c14-14 10-46-18-50-14-4-28-2-36 2l-12-8v14c-4 4-6 8-6 16z' fill='#ea9'/>"
    "<path d='M15-37q8-22-12-42 26 20 12 42zM-35 27q8-22-12-42 26 20 12 42zM67 37\
     q8-22-12-42 26 20 12 42z' stroke='#d77'/>"
    "<path d='M-39-67v4M-89-3v4M13 7v4' stroke-width='7'/>"
);

pub(super) const SPRING: &str = drawing!(
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

pub(super) const WINDMILL: &str = drawing!(
    shadow 12 78 44 9;
    "<path d='M-36 80l12-90q24-44 48 0l12 90z' fill='#f1e5c8'/>"
    "<path d='M0 78V54M-52-80 52 24M52-80-52 24' stroke-width='26'/>"
    "<path d='M-50-78 50 22M50-78-50 22' stroke='#fbf3df' stroke-width='14'/>"
);

pub(super) const VINEYARD: &str = "<g stroke-linecap='round' stroke-dasharray='1 26' fill='none'>\
    <path d='M-43-51l106-12M-57 3l134-16M-43 57l106-12' stroke='#4a3524' stroke-width='46'/>\
    <path d='M-43-51l106-12M-57 3l134-16M-43 57l106-12' stroke='#794' stroke-width='34'/>\
    <path d='M-43-45l106-12M-57 9l134-16M-43 63l106-12' stroke='#737' stroke-width='13'/></g>";

pub(super) const ORCHARD: &str = "<g stroke-linecap='round'>\
    <path d='M-42-42h1M44-48h1M-48 42h1M40 40h1' stroke='#4a3524' stroke-width='78'/>\
    <path d='M-42-42h1M44-48h1M-48 42h1M40 40h1' stroke='#794' stroke-width='66'/>\
    <path d='M-50-50h1M36-56h1M-56 34h1M32 32h1' stroke='#9b5' stroke-width='30'/>\
    <path d='M-32-32h1M54-38h1M-44 54h1M50 48h1' stroke='#c32' stroke-width='15'/></g>";
