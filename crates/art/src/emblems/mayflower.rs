//! What settlers find and build.

pub(super) const BISON: &str = drawing!(
    shadow 3 47 72 10;
    "<path d='M-27 13v36h16l4-36zM47 7v40h14l4-40z' fill='#432'/>"
    "<path d='M-23-87c22-8 38 6 54 20 18 8 40 8 50 22 8 16 4 30 2 44l2 52h-18l-8-44\
     c-18 8-40 10-60 8z' fill='#964'/>"
    "<path d='M-95-5c-4-22 4-40 20-46 8-20 30-38 52-38 26 0 36 26 32 54-2 22-10 36-18 46l-2 40\
     h-18l-4-34c-8 6-18 8-24 6l-8 18-10-20c-14-4-18-14-20-26z' fill='#643'/>"
    "<path d='M-65-55q16-26 40-26 20 0 22 28-34-10-62-2z' fill='#864' stroke='none'/>"
    "<path d='M-57-43c-8-10-6-22 4-30 2 10 8 16 18 18-4 10-12 14-22 12z' fill='#fbf3df'/>"
    "<path d='M-75-23v5' stroke='#fbf3df' stroke-width='8'/>"
);

pub(super) const TURKEY: &str = drawing!(
    shadow 10 78 50 9;
    "<path d='M16 54l-48-86a17 17 0 0 1 32-16 17 17 0 0 1 32\
     -4 17 17 0 0 1 30 15 17 17 0 0 1 17 28 17 17 0 0 1 1 34z' fill='#a74'/>"
    "<path d='M-2-44l18 74 14-78M58-32L22 30 76-6' fill='none' stroke='#eb4'/>"
    "<path d='M-6 56v24h-9M20 56v24h-9' fill='none' stroke='#c92' stroke-width='8'/>"
    "<path d='M-60-26q20-12 24-4-2 20 2 28c24-16 66-8 72 22 0 26-26 44\
     -56 44-34 0-50-24-44-52z' fill='#643'/>"
    "<path d='M-64-46q30-12 28 12l-4 20h-20z' fill='#8ac'/>"
    "<path d='M-64-38l-26 8 24 8z' fill='#eb4'/>"
    "<path d='M-66-22q-12 28 4 28 12-8 6-26z' fill='#c32'/>"
    "<path d='M-52-36v6'/>"
);

pub(super) const BEAR: &str = drawing!(
    shadow 5 46 72 10;
    "<path d='M-27 2v46h20l8-40zM39 2v44h20v-44z' fill='#322'/>"
    "<path d='M-97-20c0-8 10-12 16-16 4-16 12-24 20-28-4-14 14-22 22-8 8 2 14 6 20 8 24\
     -20 64-18 84 4 18 18 20 46 16 66l4 46h-24l-4-32c-18 6-40 8-58 4l-4 28h-28l-2-36\
     c-12-6-18-14-22-22-12 2-34 4-40-14z' fill='#543'/>"
    "<path d='M-9-62c22-16 60-14 76 4-28-4-60 2-82 14zM-63-52c6-8 22-12 32-8-4 8-14 12-24 14\
     z' fill='#765' stroke='none'/>"
    "<path d='M-93-20c2-8 14-12 24-10 2 12-4 18-12 20-8 0-12-4-12-10z' fill='#c96' stroke='none'/>"
    "<path d='M-98-23h10' stroke-width='10'/><path d='M-67-40v4' stroke='#fbf3df'/>"
);

pub(super) const TRADING_POST: &str = drawing!(
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

pub(super) const FLAG: &str = drawing!(
    shadow -37 77 33 9;
    "<path d='M-56 77v-156h12v156z' fill='#a74'/><circle cx='-50' cy='-83' r='9' fill='#eb4'/>"
    "<path d='M-44-73c23-14 42 11 69 3 19-3 39-7 56 2v82c-23-10-39 0-58 3-27 4-44-17-67-5z' \
     fill='#fbf3df'/>"
    "<path d='M-42-44c21-12 40 13 67 5 19-3 39-7 54 2v22c-23-10-37 0-56 3-27 4-44-17-65-7zM0-73\
     l21 5v83l-21-7z' fill='#c32' stroke='none'/>"
);

pub(super) const FARM: &str = drawing!(
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

pub(super) const CABIN: &str = drawing!(
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

pub(super) const SHIP: &str = drawing!(
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

pub(super) const WIGWAM: &str = drawing!(
    shadow 7 23 82 18;
    "<path d='M-89 23c-4-138 168-138 164 0-40 20-124 20-164 0z' fill='#a74'/>"
    "<path d='M-81 19c0-60 26-94 56-100-20 30-28 70-26 112-12-2-22-6-30-12z' fill='#c96' \
     stroke='none'/>"
    "<path d='M-83-15c50 20 104 20 152 0M-67-51c40 16 80 16 120 0' fill='none' stroke='#753'/>"
    "<path d='M-29 37v-46c2-28 42-28 44 0v46z'/>"
);
