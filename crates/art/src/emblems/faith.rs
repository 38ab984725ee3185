//! Cloisters, abbeys and shrines.

use super::Drawing;

pub(super) const CLOISTER: Drawing = drawing!(
    outline 3;
    shadow 4 56 84 18;
    "<path d='M-82 24q0-14 14-14h138q14 0 14 14v24q0 14-14 14h-138q-14 0-14-14z' fill='#d3dca0' \
     stroke='#8a7558' stroke-width='9'/>"
    "<path d='M-82 24q0-14 14-14h138q14 0 14 14v24q0 14-14 14h-138q-14 0-14-14z' fill='none' \
     stroke='#f1e5c8' stroke-width='4'/>"
    "<path d='M-12 45v-46h84v46z' fill='#f1e5c8'/>"
    "<path d='M-12 44v-16h83v16z' fill='#dc9' stroke='none'/>"
    "<path d='M1 27v-12a5 5 0 0 1 10 0v12zM21 27v-12a5 5 0 0 1 10 0v12zM41 27v-12a5 5 0 0 1 10 0v12z' \
     fill='#753' stroke='none'/>"
    "<path d='M-22 0l20-42h66l20 42z' fill='#c53'/>"
    "<path d='M-1-39h62l6 13h-74z' fill='#d74' stroke='none'/>"
    "<path d='M-55 50v-94h44v94z' fill='#fbf3df'/>"
    "<path d='M-29-43h17v92h-17z' fill='#dc9' stroke='none'/>"
    "<path d='M-43-22v-10a6 6 0 0 1 12 0v10zM-43 5v-10a6 6 0 0 1 12 0v10z' fill='#753' stroke='none'/>"
    "<path d='M-45 50v-16a10 10 0 0 1 20 0v16z' fill='#853'/>"
    "<path d='M-63-42l30-44 30 44z' fill='#689'/>"
    "<path d='M-57-45l22-33v33z' fill='#9ab' stroke='none'/>"
    "<path d='M-33-84v-18M-42-95h18' stroke-width='6'/>"
    "<g fill='#794'><circle cx='78' cy='38' r='11'/><circle cx='72' cy='52' r='8'/>"
    "<circle cx='-72' cy='48' r='10'/></g>"
);

pub(super) const CLOISTER_PLAIN: Drawing = drawing!(
    outline 9;
    shadow 4 56 80 16;
    "<path d='M-12 56v-54h84v54z' fill='#f7ecd2'/>"
    "<path d='M-22 4l20-46h66l22 46z' fill='#c2583a'/>"
    "<path d='M-58 56v-98h46v98z' fill='#fdf5e2'/>"
    "<path d='M-68-40l33-48 33 48z' fill='#56708f'/>"
    "<path d='M-35-86v-18M-46-96h22' stroke-width='10'/>"
    "<path d='M-46 56v-24h22v24z' stroke='none'/>"
);

/// Church, three wings and a garden in the middle, with a wall round all.
pub(super) const ABBEY: Drawing = drawing!(
    outline 2;
    shadow 6 62 76 20;
    "<path d='M-46 4h92v66h-92z' fill='#cfd8a0'/>"
    "<path d='M0 10v59M-45 42h90' stroke='#f1e5c8' stroke-width='9'/>"
    "<circle cy='42' r='12' fill='#f1e5c8'/><circle cy='42' r='7' fill='#6ac'/>"
    "<g fill='#794'><circle cx='-24' cy='26' r='7'/><circle cx='24' cy='26' r='7'/>"
    "<circle cx='-24' cy='59' r='7'/><circle cx='24' cy='59' r='7'/></g>"
    "<path d='M-76 8v-42H76V8z' fill='#f1e5c8'/>"
    "<path d='M-75 7V-6H75V7z' fill='#dc9' stroke='none'/>"
    "<path d='M-48-8v-12a5 5 0 0 1 10 0v12zM-33-8v-12a5 5 0 0 1 10 0v12zM23-8v-12a5 5 0 0 1 10 0v12z\
     M38-8v-12a5 5 0 0 1 10 0v12z' fill='#753' stroke='none'/>"
    "<path d='M-84-30l12-36H72l12 36z' fill='#c53'/>"
    "<path d='M-71-63H71l4 12H-75z' fill='#d74' stroke='none'/>"
    "<path d='M-80 74V58l17-18 17 18v16zM46 74V58l17-18 17 18v16z' fill='#fbf3df'/>"
    "<path d='M-69 74v-9a6 6 0 0 1 12 0v9zM57 74v-9a6 6 0 0 1 12 0v9z' fill='#753' stroke='none'/>"
    "<path d='M-63-10v50l-21 22V10zM63-10v50L42 62V10z' fill='#d74'/>"
    "<path d='M-63-10v50l21 22V10zM63-10v50l21 22V10z' fill='#c53'/>"
    "<path d='M-21 18v-84h42v84z' fill='#fbf3df'/>"
    "<path d='M6-65h14v82H6z' fill='#dc9' stroke='none'/>"
    "<path d='M-8-34v-14a8 8 0 0 1 16 0v14zM-9 18V0a9 9 0 0 1 18 0v18z' fill='#753'/>"
    "<circle cy='-18' r='7' fill='#47b'/>"
    "<path d='M-28-64L0-99l28 35z' fill='#689'/>"
    "<path d='M-21-66L-1-92v26z' fill='#9ab' stroke='none'/>"
    "<path d='M0-97v-12M-6-104H6' stroke='#c92' stroke-width='4'/>"
);

pub(super) const ABBEY_PLAIN: Drawing = drawing!(
    outline 5;
    "<path d='M-46 6h92v64h-92z' fill='#cfd8a0'/>"
    "<path d='M0 10v58M-44 44h88' stroke='#f7ecd2' stroke-width='14'/>"
    "<path d='M-76 8v-40H76V8z' fill='#f7ecd2'/>"
    "<path d='M-86-26l14-40H72l14 40z' fill='#c2583a'/>"
    "<path d='M-82 74V58l19-20 19 20v16zM44 74V58l19-20 19 20v16z' fill='#fdf5e2'/>"
    "<path d='M-63-8v46l-22 24V12zM63-8v46l22 24V12zM-63-8v46l22 24V12zM63-8v46L41 62V12z' \
     fill='#c2583a'/>"
    "<path d='M-23 18v-82h46v82z' fill='#fdf5e2'/>"
    "<path d='M-32-60L0-100l32 40z' fill='#56708f'/>"
    "<path d='M0-97v-12M-7-104H7' stroke='#c92' stroke-width='7'/>"
    "<path d='M-8-30v-20H8v20zM-10 18V-4h20v22z' stroke='none'/>"
);

/// Standing stones round an altar, distinct from a cloister.
pub(super) const SHRINE: Drawing = drawing!(
    shadow 5 38 86 30;
    "<path d='M-93 20v14c14 44 158 44 172 0v-14z' fill='#887'/>"
    "<ellipse cx='-7' cy='18' rx='86' ry='38' fill='#bba'/>"
    "<ellipse cx='-7' cy='20' rx='56' ry='22' fill='#9b5' stroke-width='4'/>"
    "<g fill='#ddc'><path d='M-51 0l-2-72 14-18 18 10 4 78z'/>"
    "<path d='M5-2l-2-66 20-12 14 14 2 66z'/><path d='M-91 26l-2-66 14-14 16 12 6 70z'/>"
    "<path d='M45 26l2-62 18-14 14 12v66z'/></g>"
    "<path d='M-29-76l8 4 2 68-14 2zM27-72l6 6 2 64-12 1zM-69-48l4 6 5 66-14 1zM65-44l11 9v60\
     l-14 2z' fill='#887' stroke='none'/>"
    "<path d='M-33 42v-22l8-8h36l8 8v22z' fill='#ddc'/>"
    "<path d='M3 40v-24h8l6 6v18z' fill='#bba' stroke='none'/>"
    "<path d='M-23 12c-10-22 10-28 8-50 18 10 34 34 22 50z' fill='#eb4'/>"
    "<path d='M-13 10c-2-12 4-14 6-24 8 8 10 16 6 24z' fill='#c53' stroke='none'/>"
);

pub(super) const SHRINE_PLAIN: Drawing = drawing!(
    outline 11;
    "<ellipse cx='-6' cy='28' rx='86' ry='42' fill='#bba'/>"
    "<path d='M-56 4l-2-78 26-14 10 88zM10 2l2-84 24 4 6 84zM-94 40l2-80 28-10 6 86zM50 36l2-80 26 4 4 80z' \
     fill='#ddc'/>"
    "<path d='M-34 56V30h52v26z' fill='#ddc'/>"
    "<path d='M-28 26c-8-26 12-32 16-54 20 14 30 34 18 54z' fill='#e83' stroke-width='8'/>"
);
