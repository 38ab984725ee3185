//! What stands in cities.

/// The charge is a tower, for the walled towns that gave Bastide its name.
pub(super) const SHIELD: &str = drawing!(
    "<path d='M-62-66h144v82c0 50-32 76-72 88z' opacity='.25'/>"
    "<path d='M-74-74h144v82c0 50-32 76-72 92-40-16-72-42-72-92z' fill='#fbf3df'/>"
    "<g stroke='none'><path d='M-60-60h58v144c-32-14-58-36-58-76z' fill='#47b'/>"
    "<path d='M56-60h-58v144c32-14 58-36 58-76z' fill='#259'/></g>"
    "<path d='M-40-42h20v14h9v-14h18v14h9v-14h20v32l-12 12v40h-52v-40l-12-12z' \
     fill='#fbf3df' stroke-width='4'/>"
    "<path d='M-13 38v-18a11 11 0 0 1 22 0v18z' fill='#4a3524' stroke='none'/>"
);

pub(super) const CATHEDRAL: &str = drawing!(
    outline 4;
    shadow 3 68 71 12;
    "<path d='M29 72v-69l55-8v61z' fill='#ba7'/>"
    "<path d='M38 56v-25l7-11 7 10v24zM62 52v-25l7-11 7 10v24z' fill='#467'/>"
    "<path d='M57 64v-53M82 60v-59M34 70v-55' stroke='#dc9' stroke-width='7'/>"
    "<path d='M44-46l6-34 6 33z' fill='#467'/>"
    "<path d='M-23-42l63-9 50 46-61 10z' fill='#689'/>"
    "<path d='M34-46l6-1 40 39-8 2zM13-33l12 30 8-1-12-30z' fill='#9ab' stroke='none'/>"
    "<path d='M-42 74v-81l19-37 20 37v81z' fill='#f1e5c8'/>"
    "<circle cx='-23' cy='-1' r='13' fill='#47b'/>"
    "<circle cx='-23' cy='-1' r='4' fill='#fe8' stroke='none'/>"
    "<path d='M-38 74v-28l15-21 16 21v28z' fill='#dc9'/>"
    "<path d='M-32 74v-24l9-13 9 13v24z' fill='#753'/>"
    "<path d='M-78 74v-103h38v103zM-5 74v-103h38v103z' fill='#f1e5c8'/>"
    "<path d='M-52-27h10v99h-10zM21-27h10v99h-10z' fill='#dc9' stroke='none'/>"
    "<path d='M-78 1h38M-5 1h38M-78 38h38M-5 38h38' stroke='#ba7'/>"
    "<path d='M-68-7v-14l4-5 4 5v14zM5-7v-14l4-5 4 5v14zM-68 31v-16l4-5 4 5v16zM5 31v-16l4-5 4 5\
     v16zM-68 66v-14l4-5 4 5v14zM5 66v-14l4-5 4 5v14z' stroke='none'/>"
    "<path d='M-83-27l24-51 24 51zM-10-27l24-51 23 51z' fill='#689'/>"
    "<path d='M-76-30l17-37v37zM-3-30l17-37v37z' fill='#9ab' stroke='none'/>"
    "<path d='M-59-78v-12M-65-85h12M14-78v-14M8-86h12' stroke='#c92' stroke-width='5'/>"
);

pub(super) const WINE: &str = drawing!(
    "<circle r='88' fill='#fbf3df'/>"
    "<path d='M-42-56h56c16 34 16 74 0 108h-56c-16-34-16-74 0-108z' fill='#a74'/>"
    "<path d='M-40-50h14c-10 34-10 66 0 96h-14c-12-32-12-66 0-96z' fill='#c96' stroke='none'/>"
    "<path d='M-50-28h72m-72 50h72' stroke-width='9'/>"
    "<g fill='#737' stroke-width='5'><circle cx='16' cy='6' r='16'/><circle cx='44' cy='6' r='16'/>"
    "<circle cx='30' cy='28' r='16'/><circle cx='56' cy='28' r='14'/>"
    "<circle cx='42' cy='50' r='15'/></g>"
    "<path d='M30-8c0-18 12-28 30-26 0 16-12 26-30 26z' fill='#794' stroke-width='5'/>"
);

pub(super) const GRAIN: &str = drawing!(
    "<circle r='88' fill='#fbf3df'/>"
    "<path d='M0 14v-40M0 16l-26-34M0 16l26-34' stroke='#c92' stroke-width='9'/>"
    "<path d='M-10 16l-28 52h76L10 16z' fill='#eb4'/>"
    "<path d='M-16 64l10-36M16 64L6 28M0 64V28' stroke='#c92'/>"
    "<g stroke-linecap='round' stroke-dasharray='1 11'>"
    "<path d='M-7-60v50M7-60v50M0-72v1M-54-44l26 38M-42-52l26 38M-56-58l1 1M54-44l-26 38M42-52\
     l-26 38M56-58l-1 1' stroke-width='21'/>"
    "<path d='M-7-60v50M7-60v50M0-72v1M-54-44l26 38M-42-52l26 38M-56-58l1 1M54-44l-26 38M42-52\
     l-26 38M56-58l-1 1' stroke='#eb4' stroke-width='13'/>"
    "</g>"
    "<path d='M-24 10h48v18h-48z' fill='#c53'/>"
);

pub(super) const CLOTH: &str = drawing!(
    "<circle r='88' fill='#fbf3df'/>"
    "<path d='M-30-8 44-50l20 40c-4 34 0 48-14 66l-70-2z' fill='#c34'/>"
    "<path d='M-8 44l62 2M-8 26l68 0' stroke='#eb4' stroke-width='8'/>"
    "<path d='M-48-18 30-60c14-2 30 18 26 34L-22 18z' fill='#d67'/>"
    "<circle cx='-36' cy='2' r='24' fill='#823'/>"
    "<path d='M-36 14c-16 0-16-24 0-24 12 0 12 14 2 14' fill='none' \
     stroke='#fbf3df' stroke-width='5'/>"
);

pub(super) const PRINCESS: &str = drawing!(
    "<path d='M0-67c-45 0-55 39-55 75 0 29-10 49-22 65h154c-12-16-22-36-22-65 0-36-10\
     -75-55-75z' fill='#fbf3df'/>"
    "<path d='M-59 79c4-34 26-46 59-46s55 12 59 46z' fill='#c48'/>"
    "<path d='M-14 22h28l2 19-16 16-16-16z' fill='#f2cda4' stroke='none'/>"
    "<path d='M-33-29h66c4 39-9 60-33 60s-37-21-33-60z' fill='#f7d7b0'/>"
    "<path d='M-37 0c-4-39 13-47 37-47s41 8 37 47q-14-16-17-31-30 14-40 2-2 15-17 29z' \
     fill='#c92'/>"
    "<path d='M-40-46l-8-38 24 16 24-26 24 26 24-16-8 38z' fill='#eb4'/>"
    "<path d='M-14 2h1M13 2h1M0-60h1' stroke-width='10' stroke-linecap='round'/>"
    "<path d='M-7 17q7 5 14 0' stroke='#c34'/>"
);
