//! Where monks live and cults gather.

pub(super) const CLOISTER: &str = drawing!(
    outline 5;
    shadow 10 55 79 19;
    "<path d='M-12 40v-55l79-9v52z' fill='#dc9'/>"
    "<path d='M2 20V3a5 5 0 0 1 10 0v15zM24 16V0a5 5 0 0 1 10 0v15zM46 13V-4a5 5 0 0 1 10 0\
     v16z' stroke='none'/>"
    "<path d='M-27-13l22-40 74-11 17 38-96 17z' fill='#c53'/>"
    "<path d='M-1-49l66-9 6 11-79 11z' fill='#d74' stroke='none'/>"
    "<path d='M10-20l-4-10M30-23l-5-10M50-26l-5-10M66-30l-4-9' stroke='#942' stroke-width='4'/>"
    "<path d='M-57 47v-90h45v84z' fill='#fbf3df'/>"
    "<path d='M-27-41h12v81h-12z' fill='#dc9' stroke='none'/>"
    "<path d='M-57-6h45' stroke='#ba7' stroke-width='4'/>"
    "<path d='M-48-14v-14a6 6 0 0 1 12 0v14zM-48 20V6a6 6 0 0 1 12 0v14z' stroke='none'/>"
    "<path d='M-65-41l30-38 30 38z' fill='#c53'/>"
    "<path d='M-56-45l20-26v26z' fill='#d74' stroke='none'/>"
    "<path d='M-35-79v-23M-45-94h20' stroke-width='7'/>"
    "<path d='M-84 64v-26H78v26z' fill='#f1e5c8'/>"
    "<path d='M-72 62V53a8 8 0 0 1 16 0v9zM-41 62V53a8 8 0 0 1 16 0v9zM-10 62V53a8 8 0 0 1 16 0\
     v9zM21 62V53a8 8 0 0 1 16 0v9zM52 62V53a8 8 0 0 1 16 0v9z' stroke='none' fill='#753'/>"
    "<path d='M-89 40l11-17H72l12 17z' fill='#d74'/>"
    "<path d='M-80 38l9-13h40l-4 13z' fill='#e96' stroke='none'/>"
    "<path d='M74 62q-6-34 6-52 14 20 8 52z' fill='#573'/>"
);

/// Church, three wings and a garden in the middle, with a wall round all.
pub(super) const ABBEY: &str = drawing!(
    outline 2;
    shadow 7 52 76 26;
    "<path d='M-72-50H72V60H-72z' fill='#cc7'/><path d='M-72-54H72v12H-72z' fill='#edc'/>"
    "<g stroke-linecap='round' stroke-dasharray='1 17'>"
    "<path d='M56 2v50M-58-22v72' stroke-width='20'/>"
    "<path d='M56 2v50M-58-22v72' stroke='#794' stroke-width='16'/></g>"
    "<path d='M-20-2v-22h70q14 8 8 22z' fill='#dc9'/>"
    "<path d='M-11-12h60' stroke-width='11' stroke-dasharray='5 8'/>"
    "<path d='M-22-22l4-36h64q22 12 14 36z' fill='#c53'/>"
    "<path d='M-17-57h62l9 10h-72z' fill='#d74' stroke='none'/>"
    "<path d='M-46 4v-66h26V4zM-77-38v-28h12v28zM65-38v-28h12v28z' fill='#fbf3df'/>"
    "<path d='M-29-61h8V3h-8z' fill='#dc9' stroke='none'/>"
    "<path d='M-38-42v-11M-38-16v-11M-38 4V-8' stroke-width='8'/>"
    "<path d='M-33-88v-15M-38-98h10' stroke-width='3'/>"
    "<path d='M-40 44h82v12h-82z' fill='#fbf3df'/>"
    "<path d='M-35 51h74' stroke-width='7' stroke-dasharray='6 5'/>"
    "<path d='M-42 6h86v40h-86z' fill='#d74'/>"
    "<path d='M-42 46l16-12h54l16 12zM28 18L44 6v40L28 34z' fill='#c53'/>"
    "<path d='M-42 6l16 12M-26 18h54v16h-54z' fill='#9b5'/>"
    "<path d='M-25 26h52' stroke='#edc' stroke-width='4'/>"
    "<circle cx='1' cy='26' r='5' fill='#6ac'/>"
    "<path d='M-75-40h6V62h-6zM69-40h6V62h-6zM-72 72V60H72v12z' fill='#edc'/>"
    "<path d='M-66 60H66' stroke-width='5' stroke-dasharray='4 5'/>"
    "<path d='M-77 74V46h13v28zM64 74V46h13v28zM-13 76V50h26v26z' fill='#fbf3df'/>"
    "<path d='M-80-63l9-17 9 17zM62-63l9-17 9 17zM-49-61l16-30 16 30zM-80 47l10-20 9 20zM61 47\
     l10-20 9 20zM-17 51L0 36l17 15z' fill='#689'/>"
    "<path d='M-7 76V66a7 7 0 0 1 14 0v10z'/>"
);

/// Standing stones round an altar: nothing that could be taken for a cloister.
pub(super) const SHRINE: &str = drawing!(
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
