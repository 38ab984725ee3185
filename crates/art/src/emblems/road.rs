//! Emblems at roads.

use super::Drawing;

/// The sign over the street distinguishes it from other houses.
pub(super) const INN: Drawing = drawing!(
    shadow 11 61 74 16;
    "<path d='M15 65v-70l60-8v67z' fill='#dc9'/>"
    "<path d='M32 24v-17M54 21v-17M32 57v-17M54 55v-18' stroke-width='11'/>"
    "<path d='M-20-69l64-10 41 70-65 10z' fill='#c53'/>"
    "<path d='M-13-64l55-8 11 17-55 9z' fill='#d74' stroke='none'/>"
    "<path d='M34-63v-29h18v31z' fill='#dc9'/>"
    "<path d='M-55 65v-74l35-60 35 64v70z' fill='#fbf3df'/>"
    "<path d='M-53-5h65M-53 30h65M-38 30v-35M-3 30v-35M-20-9v-39' stroke='#a74'/>"
    "<path d='M-32 65v-25h21v25z' fill='#753'/><path d='M-20 20v-13' stroke-width='13'/>"
    "<path d='M-55-24h-42M-88-24v15M-67-9v-15' stroke-width='7'/>"
    "<path d='M-99-9h44v48h-44z' fill='#eb4'/>"
    "<path d='M-72 9h8v14h-8' fill='none' stroke='#942'/>"
    "<path d='M-92 4h20v26h-20z' fill='#942' stroke='none'/>"
    "<path d='M-95 4h26' stroke='#fbf3df' stroke-width='8'/>"
);

pub(super) const INN_PLAIN: Drawing = drawing!(
    outline 15;
    "<path d='M-32 68v-72l52-58 56 58v72z' fill='#fbf3df'/>"
    "<path d='M-44 4l64-74 66 74z' fill='#c2583a'/>"
    "<path d='M8 68v-34h28v34z' fill='#753' stroke='none'/>"
    "<path d='M-32-30h-42M-66-28v18' stroke-width='12'/>"
    "<path d='M-96-10h54v54h-54z' fill='#eb4'/>"
    "<path d='M-80 8h22v22h-22z' fill='#942' stroke='none'/>"
);

pub(super) const INN_LAKE: Drawing = drawing!(
    "<path d='M-88 6c-8-40 30-50 62-48 30-20 88-14 104 22 20 38-10 66-52 62\
     -30 26-106 14-114-36z' fill='#e3d3a4'/>"
    "<path d='M-74 6c-6-28 24-38 52-34 30-20 74-12 86 14 14 30-10 48-44 44\
     -28 22-86 12-94-24z' fill='#6ac' stroke='#48a'/>"
    "<path d='M-48 0h38M-16 22h44M22-6h30' stroke='#bde' stroke-width='7'/>"
    "<path d='M-66 42l-8-44M-58 44l2-50M-50 46l14-34' stroke='#573' stroke-width='7'/>"
);

pub(super) const HOUSE: Drawing = drawing!(
    shadow 5 50 78 16;
    "<path d='M-9 56v-62l76-8v58z' fill='#dc9'/>"
    "<path d='M17 26v-16M41 23v-16' stroke-width='14'/>"
    "<path d='M-43-66l76-10 44 64-84 12z' fill='#c53'/>"
    "<path d='M-35-61l65-8 12 17-66 9z' fill='#d74' stroke='none'/>"
    "<path d='M19-58v-32h20v36z' fill='#dc9'/>"
    "<path d='M-79 56v-64l36-58 34 60v62z' fill='#fbf3df'/>"
    "<path d='M-55 56v-34h22v34z' fill='#753'/><path d='M-44-2v-14' stroke-width='14'/>"
);

pub(super) const HOUSE_PLAIN: Drawing = drawing!(
    outline 16;
    "<path d='M-58 60V-8H58V60z' fill='#fbf3df'/>"
    "<path d='M-80 0l40-70h80l40 70z' fill='#c2583a'/>"
    "<path d='M-16 60V22h30v38z' fill='#753' stroke='none'/>"
);

/// Three houses on a square, where the roads of a crossing end.
pub(super) const VILLAGE: Drawing = drawing!(
    outline 5;
    "<circle r='94' fill='#efe2c2' stroke='#9a8060' stroke-width='8'/>"
    "<circle r='68' fill='none' stroke='#dfcda3' stroke-width='8' stroke-dasharray='18 17'/>"
    "<path d='M-90-6v-34h68v34zM22-2v-34h66v34zM-40 80V46h72v34z' fill='#fbf3df'/>"
    "<path d='M-44-8v-30h22v30zM66-4v-30h22v30zM8 78V46h24v32z' fill='#dc9' stroke='none'/>"
    "<path d='M-64-6v-20h16v20zM46-2v-20h16v20zM-14 80V58h18v22z' fill='#753' stroke='none'/>"
    "<path d='M-98-36l20-36h46l20 36z' fill='#c53'/><path d='M12-30l20-38h46l20 38z' fill='#942'/>"
    "<path d='M-50 48l22-42h48l22 42z' fill='#d74'/>"
    "<path d='M-90-39l15-29h26l-8 29zM20-33l15-31h26l-8 31zM-42 45l17-34h26l-8 34z' fill='#e97' \
     stroke='none' opacity='.7'/>"
);

pub(super) const VILLAGE_PLAIN: Drawing = drawing!(
    outline 15;
    "<circle r='94' fill='#efe2c2' stroke='#9a8060' stroke-width='18'/>"
    "<path d='M-80-2v-34h70v34zM6 66V32h72v34z' fill='#fbf3df'/>"
    "<path d='M-92-30l22-44h50l22 44zM-6 38l22-44h52l22 44z' fill='#c2583a'/>"
);

pub(super) const WELL: Drawing = drawing!(
    shadow 14 64 66 20;
    "<path d='M-54 36v20c10 34 98 34 108 0V36z' fill='#bba'/>"
    "<path d='M-50 56h30V38M18 70V56h32M-20 76V56h38' fill='none' stroke-width='4'/>"
    "<ellipse cy='34' rx='54' ry='24' fill='#ddc'/>"
    "<ellipse cy='34' rx='38' ry='15' fill='#48a'/>"
    "<path d='M-46 36V-40M46 36V-40' stroke='#753' stroke-width='12'/>"
    "<path d='M-46-14h92M0-14v30' fill='none'/><path d='M-12 10h24l-4 22H-8z' fill='#a74'/>"
    "<path d='M-72-34l26-46h92l26 46z' fill='#c53'/>"
    "<path d='M-61-38l18-36h38l-12 36z' fill='#d74' stroke='none'/>"
);

pub(super) const WELL_PLAIN: Drawing = drawing!(
    outline 12;
    "<path d='M-58 30v26c10 38 106 38 116 0V30z' fill='#bba'/>"
    "<ellipse cy='32' rx='58' ry='26' fill='#6ac'/>"
    "<path d='M-46 34V-36M46 34V-36' stroke-width='15'/>"
    "<path d='M-82-28l30-56H52l30 56z' fill='#c2583a'/>"
);
