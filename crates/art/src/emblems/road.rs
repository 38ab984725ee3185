//! What stands at roads.

/// The sign over the street tells it from other houses.
pub(super) const INN: &str = drawing!(
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

pub(super) const INN_LAKE: &str = drawing!(
    "<path d='M-88 6c-8-40 30-50 62-48 30-20 88-14 104 22 20 38-10 66-52 62\
     -30 26-106 14-114-36z' fill='#e3d3a4'/>"
    "<path d='M-74 6c-6-28 24-38 52-34 30-20 74-12 86 14 14 30-10 48-44 44\
     -28 22-86 12-94-24z' fill='#6ac' stroke='#48a'/>"
    "<path d='M-48 0h38M-16 22h44M22-6h30' stroke='#bde' stroke-width='7'/>"
    "<path d='M-66 42l-8-44M-58 44l2-50M-50 46l14-34' stroke='#573' stroke-width='7'/>"
);

pub(super) const HOUSE: &str = drawing!(
    shadow 5 50 78 16;
    "<path d='M-9 56v-62l76-8v58z' fill='#dc9'/>"
    "<path d='M17 26v-16M41 23v-16' stroke-width='14'/>"
    "<path d='M-43-66l76-10 44 64-84 12z' fill='#c53'/>"
    "<path d='M-35-61l65-8 12 17-66 9z' fill='#d74' stroke='none'/>"
    "<path d='M19-58v-32h20v36z' fill='#dc9'/>"
    "<path d='M-79 56v-64l36-58 34 60v62z' fill='#fbf3df'/>"
    "<path d='M-55 56v-34h22v34z' fill='#753'/><path d='M-44-2v-14' stroke-width='14'/>"
);

/// Four houses that leave the middle free for the crossing.
pub(super) const VILLAGE: &str = drawing!(
    "<path d='M-85-24l71-6 10 10-69 6zM20-20l59-6 8 10-59 8zM-83 61l73-7 8 9-65 8zM18 65\
     l59-8 4 10-55 6z' opacity='.25'/>"
    "<path d='M-52-22v-34l40-3v31zM46-22v-26l33-4v28zM-52 61v-33l40-4v32zM42 67v-27l33-4\
     v25z' fill='#dc9'/>"
    "<path d='M-67-81l39-6 24 30-44 5zM32-69l33-5 20 26-37 6zM-67 2l39-6 24 30-44 6zM28 18\
     l33-5 20 27-37 6z' fill='#c53'/>"
    "<path d='M-63-79l34-5 7 9-34 5zM36-67l27-4 6 8-27 4zM-63 4l34-5 7 9-34 5zM32 20\
     l27-4 6 8-27 4z' fill='#d74' stroke='none'/>"
    "<path d='M-85-22v-32l18-27 17 27v32zM20-22v-24l13-23 14 23v24zM-85 61v-31l18-28 17 28v31z\
     M14 67v-23l14-26 14 26v23z' fill='#fbf3df'/>"
    "<path d='M-67-24v-18M-67 59v-17M33-24v-12M28 65v-13' stroke-width='12'/>"
);

pub(super) const WELL: &str = drawing!(
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
