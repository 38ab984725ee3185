//! Emblems of Mayflower.

use super::Drawing;

pub(super) const BISON: Drawing = drawing!(
    outline 5;
    shadow 3 53 76 10;
    "<path d='M-27 13v42h18l4-42zM47 7v46h16l4-46z' fill='#3c2a1f'/>"
    "<path d='M-23-89c22-8 40 6 58 20 18 8 42 8 52 22 8 16 4 32 2 46l2 56H71l-8-46c-18 8-42 10-62 8z' \
     fill='#ab6a3c'/>"
    "<path d='M-97-5c-4-22 4-40 20-46 8-22 32-40 54-40 28 0 38 28 34 56-2 22-10 36-18 46l-2 44\
     h-20l-4-36c-8 6-18 8-24 6l-8 22-12-24c-14-4-18-16-20-28z' fill='#5a3a26'/>"
    "<path d='M-62-56q16-26 40-26 20 0 22 30-34-10-62-4z' fill='#855a3a' stroke='none'/>"
    "<path d='M-56-40c-14-10-14-30 0-42 2 14 10 22 24 24-4 14-12 20-24 18z' fill='#fff6e0'/>"
    "<path d='M-74-20h1' stroke='#fff6e0' stroke-width='11' stroke-linecap='round'/>"
);

pub(super) const TURKEY: Drawing = drawing!(
    outline 5;
    shadow 5 84 56 10;
    "<path d='M-88 20a88 88 0 0 1 176 0q-88 46-176 0z' fill='#e6b75f'/>"
    "<path d='M-66 22a66 66 0 0 1 132 0z' fill='#a85f2e' stroke='none'/>"
    "<path d='M0 20v-88M0 20l-62-64M0 20l62-64M0 20l-84-24M0 20l84-24' stroke-width='7'/>"
    "<path d='M-17 66v20M17 66v20' stroke='#c92' stroke-width='11'/>"
    "<path d='M-36 32c-4-38 12-66 36-66s40 28 36 66c-6 46-66 46-72 0z' fill='#5c3b26'/>"
    "<circle cy='-36' r='21' fill='#8fb6cf'/>"
    "<path d='M-4-22c-10 32 20 32 10 0z' fill='#d23c30'/>"
    "<path d='M-11-32l11 16 11-16z' fill='#fc4'/>"
    "<path d='M-9-44h1M9-44h1' stroke-width='9' stroke-linecap='round'/>"
);

pub(super) const BEAR: Drawing = drawing!(
    outline 5;
    shadow 0 84 58 12;
    "<path d='M-34-2l-40-8c-16-2-18 18-4 24l50 16z' fill='#3b2b24'/>"
    "<path d='M-8 86h46c22-10 30-40 26-76-2-34-16-60-34-74 8-18-16-30-28-12-20-4-34 4-42 16l-32 12\
     c-10 6-8 20 0 22 12 4 26 6 36 2-6 10-8 20-10 28l-26 6c-14 4-10 24 4 24l28-4c2 10 0 20-4 28l-16 14\
     c-6 6-2 14 6 14z' fill='#5d4638'/>"
    "<path d='M58 0c10 34 2 70-22 84 8-30 16-60 6-104z' fill='#463329' stroke='none'/>"
    "<path d='M-68-46c-10 4-8 16-2 18 8 2 18 2 26-2-2-12-10-20-24-16z' fill='#c99d6d' stroke='none'/>"
    "<path d='M-10 84c2-14 10-22 22-26' fill='none' stroke-width='6'/>"
    "<path d='M-73-43h3M-37-52h1' stroke-width='12' stroke-linecap='round'/>"
);

pub(super) const TRADING_POST: Drawing = drawing!(
    outline 5;
    shadow 6 62 76 14;
    "<path d='M-74 64v-76H52v76z' fill='#a74'/>"
    "<path d='M-72 34H50M-72 50H50M-72 18H50' stroke='#753' stroke-width='4'/>"
    "<path d='M-92-10l22-66H48L70-10z' fill='#753'/>"
    "<path d='M-84-13l18-58h34l-6 58z' fill='#a74' stroke='none'/>"
    "<path d='M-78-42H58M-72-58H52M-84-26H64' stroke='#4a3524' stroke-width='3' \
     stroke-dasharray='14 6'/>"
    "<path d='M-56 64V22h32v42z' fill='#753'/><path d='M-34 44h4' stroke='#eb4'/>"
    "<path d='M-10 16h52v22h-52z'/>"
    "<path d='M-78-4H56l12 24H-90z' fill='#fbf3df'/>"
    "<path d='M-62-2h19l-5 20h-21zM-24-2H-4l1 20h-22zM15-2h19l7 20H20z' fill='#c32' stroke='none'/>"
    "<path d='M-4 70c-6-13-6-27 0-40h28c6 13 6 27 0 40z' fill='#c96'/>"
    "<path d='M-7 42h34M-7 60h34'/>"
    "<path d='M34 74c-10-28 0-32 9-37l-3-9h24l-4 9c14 6 20 14 12 37z' fill='#f1e5c8'/>"
    "<path d='M44 38h16' stroke='#c32'/>"
);

pub(super) const TRADING_POST_PLAIN: Drawing = drawing!(
    outline 10;
    "<path d='M-72 66V-8H60v74z' fill='#a7703c'/>"
    "<path d='M-96-14l26-64H58l26 64z' fill='#6f4a2a'/>"
    "<path d='M-54 66V20h38v46z' fill='#543' stroke='none'/>"
    "<path d='M-84-8H72l16 38H-100z' fill='#fbf3df'/>"
    "<path d='M-60-6h26l-6 34h-32zM-6-6h24l6 34H-8zM48-6h20l16 34H56z' fill='#c32' stroke='none'/>"
    "<path d='M8 78V40h40v38z' fill='#d49a55'/>"
);

pub(super) const FLAG: Drawing = drawing!(
    shadow -37 77 33 9;
    "<path d='M-56 77v-156h12v156z' fill='#a74'/><circle cx='-50' cy='-83' r='9' fill='#eb4'/>"
    "<path d='M-44-73c23-14 42 11 69 3 19-3 39-7 56 2v82c-23-10-39 0-58 3-27 4-44-17-67-5z' \
     fill='#fbf3df'/>"
    "<path d='M-42-44c21-12 40 13 67 5 19-3 39-7 54 2v22c-23-10-37 0-56 3-27 4-44-17-65-7zM0-73\
     l21 5v83l-21-7z' fill='#c32' stroke='none'/>"
);

pub(super) const FARM: Drawing = drawing!(
    outline 4;
    shadow 6 50 86 20;
    "<path d='M-90 24H70L54 62H-74z' fill='#db5'/>"
    "<path d='M-72 26l-8 30M-52 26l-6 34M-30 26l-4 34M-8 26l-1 34M14 26l2 34M36 26l4 34M56 26\
     l6 30' stroke='#794' stroke-width='9' stroke-dasharray='6 2'/>"
    "<path d='M40 26v-56l38-6v52z' fill='#722'/>"
    "<path d='M50-24v46M62-26v46M70-28v46' stroke-width='2'/>"
    "<path d='M14-78l44-6 14 20 12 34-42 6-14-40z' fill='#887'/>"
    "<path d='M19-74l37-5 10 15-36 5z' fill='#bba' stroke='none'/>"
    "<path d='M-14 28v-54l12-34 16-18 16 18 12 34v54z' fill='#b43'/>"
    "<path d='M-2 26V-12h32v38zM-2-12l32 38M30-12L-2 26M6-40h16v12H6z' fill='none' \
     stroke='#fbf3df' stroke-width='5'/>"
    "<path d='M-56 26v-36l32-5v36z' fill='#dc9'/><path d='M-46 8v-10h10v9z'/>"
    "<path d='M-76-44l36-5 24 34-40 6z' fill='#887'/>"
    "<path d='M-71-41l29-4 7 9-30 4z' fill='#bba' stroke='none'/>"
    "<path d='M-46-40v-22h12v26z' fill='#dc9'/>"
    "<path d='M-96 28v-38l20-34 20 34v38z' fill='#fbf3df'/><path d='M-76 26V8' stroke-width='14'/>"
    "<path d='M-76-10v-8' stroke-width='8'/>"
    "<path d='M62 46a14 14 0 0 1 28 0v14H62z' fill='#eb4'/>"
    "<path d='M70 48v10M80 44v14' stroke='#c92'/>"
    "<path d='M-80 58H60M-76 70H56' stroke='#fbf3df' stroke-width='5'/>"
    "<path d='M-70 76V52M-40 76V52M-10 76V52M20 76V52M50 76V52' stroke='#753' stroke-width='7'/>"
);

pub(super) const FARM_PLAIN: Drawing = drawing!(
    outline 8;
    "<path d='M-84 62V14l28-30 28 30v48z' fill='#fbf3df'/>"
    "<path d='M-92 18l36-40 36 40z' fill='#6f7480'/>"
    "<path d='M-64 62V36h18v26z' fill='#753' stroke='none'/>"
    "<path d='M-26 62v-76l16-44 36-24 36 24 16 44v76z' fill='#b8392c'/>"
    "<path d='M-36-6l20-56 42-28 42 28 20 56-18-2-14-38-30-20-30 20-14 38z' fill='#6f7480'/>"
    "<path d='M0 58V10h52v48zM0 10l52 48M52 10L0 58' fill='none' stroke='#fbf3df' stroke-width='9'/>"
    "<path d='M-84 72H84' stroke='#c90' stroke-width='12'/>"
);

pub(super) const CABIN: Drawing = drawing!(
    shadow 5 57 76 16;
    "<path d='M-9 61v-62l76-8v58z' fill='#753'/>"
    "<path d='M-7 15l74-8M-7 31l74-8M-7 47l74-8' stroke-width='4'/>"
    "<path d='M17 35v-20h22v18z' fill='#fe8'/>"
    "<path d='M-43-59l76-10 44 60-84 12z' fill='#887'/>"
    "<path d='M-35-54l65-8 14 18-66 9z' fill='#bba' stroke='none'/>"
    "<path d='M27-53v-36h20v40z' fill='#bba'/>"
    "<path d='M-79 61v-64l36-56 34 58v62z' fill='#c96'/>"
    "<path d='M-79 15h70M-79 31h70M-79 47h70M-67-1h46' stroke='#753' stroke-width='4'/>"
    "<path d='M-57 61v-38h26v38z'/>"
);

pub(super) const CABIN_PLAIN: Drawing = drawing!(
    outline 14;
    "<path d='M-60 60V-8H60V60z' fill='#c48b52'/>"
    "<path d='M-82 0l40-70h84l40 70z' fill='#7d8189'/>"
    "<path d='M-16 60V20h32v40z' stroke='none'/>"
);

pub(super) const SHIP: Drawing = drawing!(
    outline 4;
    "<path d='M-68 64c29 25 115 23 153-2l-19-13h-115z' opacity='.25'/>"
    "<path d='M-62 20l-23-21M-43 20v-86M7 20v-109M57-3v-63' stroke='#753' stroke-width='7'/>"
    "<path d='M-70 30l-13-18 23 6h88l6-25h44l-4 25c-4 25-14 42-29 48h-94\
     c-13-6-23-19-21-36z' fill='#a74'/>"
    "<path d='M-66 32h136c-6 19-15 28-25 32h-94c-10-5-17-15-17-32z' fill='#753' stroke='none'/>"
    "<path d='M-64 30h136' stroke='#eb4' stroke-width='7'/>"
    "<path d='M39 7h31' stroke='#eb4' stroke-width='5'/>"
    "<path d='M-39 47h7M-16 47h7M7 47h7M30 47h7M49-1v6M60-1v6' stroke-width='9'/>"
    "<path d='M-44-65L-88-2M-43-62L-16 16M6-86L-34 18M6-86L40 16M58-60L34-8M58-60L74-8' \
     fill='none' stroke-width='2'/>"
    "<path d='M-66-30h42c-6 12-6 23 0 35h-42c-12-12-12-25 0-35zM-60-60h32c-5 7-5 15 0 24h-32\
     c-9-7-9-17 0-24zM-16-43h50c-7 15-7 31 0 48h-50c-14-16-14-35 0-48zM-11-80h39c-6 10-6 20 0 31\
     h-39c-9-10-9-21 0-31zM43-12l35-47c-3 18-2 33 4 47z' fill='#fbf3df'/>"
    "<path d='M-34-26h7c-4 10-4 17 0 27h-7c-4-8-4-17 0-27zM22-39h7c-5 13-5 27 0 40h-7\
     c-6-13-6-27 0-40zM18-76h6c-4 8-4 16 0 23h-6c-5-7-5-15 0-23z' fill='#dc9' stroke='none'/>"
    "<path d='M57-66l21-8-21-8zM-43-66l17-6-17-8zM7-89l-1 4 19-4-19-5z' fill='#c32' \
     stroke-width='3'/>"
    "<path d='M-83 68q11-9 23 0t23 0 23 0 23 0 23 0 23 0 23 0' fill='none' \
     stroke='#fff' stroke-width='7'/>"
);
