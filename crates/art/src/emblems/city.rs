//! Emblems in cities.

use super::Drawing;

pub(super) const SHIELD: Drawing = drawing!(
    outline 8;
    "<path d='M-60-66h136v82c0 50-32 76-68 90z' opacity='.25' stroke='none'/>"
    "<path d='M-70-76h140v84c0 50-32 78-70 94-38-16-70-44-70-94z' fill='#fff8e8'/>"
    "<path d='M-52-58h104v66c0 38-24 58-52 72-28-14-52-34-52-72z' fill='#2f62a8' stroke='none'/>"
    "<path d='M0-58v138M-52-4h104' stroke='#fff8e8' stroke-width='19'/>"
    "<path d='M-28-33h1M28-33h1' stroke='#f2c94c' stroke-width='22' stroke-linecap='round'/>"
);

pub(super) const CATHEDRAL: Drawing = drawing!(
    outline 3;
    shadow 5 65 74 13;
    "<path d='M-24 64v-86l24-36 24 36v86z' fill='#f1e5c8'/>"
    "<path d='M0-58l24 36v86H6v-110z' fill='#dc9' stroke='none'/>"
    "<circle cy='-12' r='14' fill='#47b'/>"
    "<path d='M0-26v28M-14-12h28M-10-22l20 20M10-22l-20 20' stroke='#bde' stroke-width='2'/>"
    "<circle cy='-12' r='4' fill='#fe8' stroke='none'/>"
    "<path d='M-16 64v-28l16-24 16 24v28z' fill='#dc9'/>"
    "<path d='M-10 64v-25l10-15 10 15v25z' fill='#753'/>"
    "<path d='M-62 64v-104h40v104zM22 64v-104h40v104z' fill='#fbf3df'/>"
    "<path d='M-36-39h13v102h-13zM48-39h13v102h-13z' fill='#dc9' stroke='none'/>"
    "<path d='M-62-4h40M-62 30h40M22-4h40M22 30h40' stroke='#ba7'/>"
    "<path d='M-49-12v-12l6-8 6 8v12zM-49 22V10l6-8 6 8v12zM-49 56V44l6-8 6 8v12zM35-12v-12l6-8 6 8v12z\
     M35 22V10l6-8 6 8v12zM35 56V44l6-8 6 8v12z' fill='#753' stroke='none'/>"
    "<path d='M-69-38l27-54 27 54zM15-38l27-54 27 54z' fill='#689'/>"
    "<path d='M-63-41l20-43v43zM21-41l20-43v43z' fill='#9ab' stroke='none'/>"
    "<path d='M-42-90v-10M42-90v-10' stroke='#c92' stroke-width='5'/>"
);

pub(super) const CATHEDRAL_PLAIN: Drawing = drawing!(
    outline 8;
    shadow 5 65 74 13;
    "<path d='M-24 64v-84l24-36 24 36v84z' fill='#f1e5c8'/>"
    "<path d='M-64 64v-100h42v100zM22 64v-100h42v100z' fill='#fbf3df'/>"
    "<path d='M-70-36l28-58 28 58zM14-36l28-58 28 58z' fill='#56708f'/>"
    "<circle cy='-10' r='13' fill='#47b' stroke-width='6'/>"
    "<path d='M-12 64v-24l12-18 12 18v24z' fill='#753' stroke='none'/>"
);

pub(super) const WINE: Drawing = drawing!(
    "<circle r='94' fill='#fbf3df'/>"
    "<path d='M-2-26c-8-22 2-36 18-48' fill='none' stroke='#753' stroke-width='11'/>"
    "<path d='M8-46c4-28 30-36 58-24-6 26-30 38-58 24z' fill='#794'/>"
    "<g stroke-linecap='round'>"
    "<path d='M-42-16h1M0-22h1M42-16h1M-21 18h1M21 18h1M0 52h1' stroke-width='50'/>"
    "<path d='M-42-16h1M0-22h1M42-16h1M-21 18h1M21 18h1M0 52h1' stroke='#8e2f66' stroke-width='39'/>"
    "<path d='M-48-22h1M-6-28h1M36-22h1M-27 12h1M15 12h1M-6 46h1' stroke='#cf86b0' stroke-width='13'/>"
    "</g>"
);

pub(super) const WINE_PLAIN: Drawing = drawing!(
    outline 11;
    "<circle r='98' fill='#fbf3df'/>"
    "<path d='M-62-22c6-30 40-32 62-22 22-10 56-8 62 22 2 24-16 34-26 42-4 30-16 52-36 56-20-4-32-26-36-56\
     -10-8-28-18-26-42z' fill='#8e2f66'/>"
    "<path d='M0-40c2-34 30-46 62-30-8 28-34 40-62 30z' fill='#6f8f3f'/>"
    "<path d='M-34-20h1M2 22h1M34-18h1' stroke='#cf86b0' stroke-width='24' stroke-linecap='round'/>"
);

pub(super) const GRAIN: Drawing = drawing!(
    "<circle r='94' fill='#fbf3df'/>"
    "<path d='M0 16v-60M0 16l-34-44M0 16l34-44' stroke='#c92' stroke-width='9'/>"
    "<path d='M-12 16l-28 56h80L12 16z' fill='#eb4'/>"
    "<path d='M-18 70l10-44M18 70L8 26M0 70V26' stroke='#c92' stroke-width='6'/>"
    "<path d='M0-84c24 22 24 50 0 72-24-22-24-50 0-72zM-66-62c32 2 50 22 48 56-32-2-50-24-48-56z\
     M66-62c-32 2-50 22-48 56 32-2 50-24 48-56z' fill='#eb4'/>"
    "<path d='M0-72v48M-56-52l30 38M56-52L26-14' stroke='#c92' stroke-width='6'/>"
    "<path d='M-26 4h52v20h-52z' fill='#c53'/>"
);

pub(super) const GRAIN_PLAIN: Drawing = drawing!(
    outline 11;
    "<circle r='98' fill='#fbf3df'/>"
    "<path d='M-10 10l-32 64h84L10 10z' fill='#eb4'/>"
    "<path d='M-70-60c38 0 56 22 52 66-40-6-56-28-52-66zM70-60c-38 0-56 22-52 66 40-6 56-28 52-66z' \
     fill='#eb4'/>"
    "<path d='M0-86c28 24 28 66 0 92-28-26-28-68 0-92z' fill='#eb4'/>"
    "<path d='M-28 6h56v22h-56z' fill='#c53' stroke-width='9'/>"
);

pub(super) const CLOTH: Drawing = drawing!(
    "<circle r='94' fill='#fbf3df'/>"
    "<path d='M-34-8h92v76l-15-13-16 13-15-13-16 13-15-13-15 13z' fill='#3f7db3'/>"
    "<path d='M-31 20h86M-31 40h86' stroke='#eb4' stroke-width='10'/>"
    "<path d='M-42-58h92c26 2 26 54 0 56h-92z' fill='#5f9ccd'/>"
    "<path d='M-14-48h64' stroke='#a9cbe6' stroke-width='7'/>"
    "<ellipse cx='-44' cy='-30' rx='24' ry='29' fill='#2c5a85'/>"
    "<path d='M-46-16c-13-2-12-29 2-28 12 2 10 18 0 17' fill='none' stroke='#fbf3df'/>"
);

pub(super) const CLOTH_PLAIN: Drawing = drawing!(
    outline 11;
    "<circle r='98' fill='#fbf3df'/>"
    "<path d='M-34-8h94v78l-24-16-23 16-24-16-23 16z' fill='#3f7db3'/>"
    "<path d='M-29 28h84' stroke='#eb4' stroke-width='20'/>"
    "<path d='M-42-60h94c28 2 28 58 0 60h-94z' fill='#5f9ccd'/>"
    "<ellipse cx='-44' cy='-30' rx='26' ry='31' fill='#fbf3df'/>"
    "<path d='M-44-30h1' stroke-width='24' stroke-linecap='round'/>"
);

pub(super) const PRINCESS: Drawing = drawing!(
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

pub(super) const PRINCESS_PLAIN: Drawing = drawing!(
    outline 11;
    "<path d='M0-62c-50 0-60 42-60 74 0 30-8 48-18 64h156c-10-16-18-34-18-64 0-32-10-74-60-74z' \
     fill='#e8b04a'/>"
    "<path d='M-60 80c4-38 26-50 60-50s56 12 60 50z' fill='#c9417f'/>"
    "<path d='M-38-26h76c6 44-10 68-38 68s-44-24-38-68z' fill='#f7d7b0'/>"
    "<path d='M-46-34l-8-54 28 20 26-32 26 32 28-20-8 54z' fill='#fc4'/>"
    "<path d='M-17 2h1M16 2h1' stroke-width='15' stroke-linecap='round'/>"
);
