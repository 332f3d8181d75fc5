<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR">
<context>
    <name>AboutPart</name>
    <message>
        <source>The letters of titles and cards. By Anna Giedryś and David Březina, SIL Open Font License 1.1</source>
        <translation>حروف عنوان‌ها و کارت‌ها. از Anna Giedryś و David Březina، مجوز ⁨SIL Open Font License 1.1⁩</translation>
    </message>
    <message>
        <source>All other letters. By Łukasz Dziedzic, SIL Open Font License 1.1</source>
        <translation>حروف دیگر. از Łukasz Dziedzic، مجوز ⁨SIL Open Font License 1.1⁩</translation>
    </message>
    <message>
        <source>Windows, pictures, sound and network. The Qt Company and contributors, GNU LGPL 3</source>
        <translation>پنجره‌ها، تصویر، صدا و شبکه. از The Qt Company و همکاران، مجوز ⁨GNU LGPL 3⁩</translation>
    </message>
    <message>
        <source>What client and server say to each other. Google, BSD licence</source>
        <translation>زبان میان پنجره و سرور. از Google، مجوز BSD</translation>
    </message>
    <message>
        <source>That nobody listens, and that the deal can be checked. The OpenSSL Project, Apache License 2.0</source>
        <translation>برای اینکه کسی گوش نایستد و پخش کارت‌ها را بتوان بررسی کرد. از The OpenSSL Project، مجوز ⁨Apache License 2.0⁩</translation>
    </message>
    <message>
        <source>The invitation as a code. Kentaro Fukuchi, GNU LGPL 2.1</source>
        <translation>دعوت‌نامه به شکل کد. از Kentaro Fukuchi، مجوز ⁨GNU LGPL 2.1⁩</translation>
    </message>
    <message>
        <source>Cardroom %1</source>
        <translation>Cardroom ⁨%1⁩</translation>
    </message>
    <message>
        <source>A card room for friends, with a table of its own for every game. Cards, signs and sounds are made for it.</source>
        <translation>اتاق ورق‌بازی برای دوستان، با میزی ویژهٔ هر بازی. کارت‌ها، نشان‌ها و صداها برای همین ساخته شده‌اند.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>مجوز</translation>
    </message>
    <message>
        <source>Licence of %1</source>
        <translation>مجوز ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>BackChoice</name>
    <message>
        <source>The room’s sign</source>
        <translation>نشان اتاق</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>خورشیدها</translation>
    </message>
    <message>
        <source>Knitted stars</source>
        <translation>ستاره‌های بافتنی</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>کاشی‌ها</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>بادبزن‌ها</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>پشت کارت‌ها</translation>
    </message>
    <message>
        <source>One for each game</source>
        <translation>برای هر بازی یکی</translation>
    </message>
    <message>
        <source>Card backs: one for each game</source>
        <translation>پشت کارت‌ها: برای هر بازی یکی</translation>
    </message>
    <message>
        <source>Card backs: %1</source>
        <translation>پشت کارت‌ها: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>BreakPanel</name>
    <message>
        <source>The game goes on in %L1</source>
        <translation>بازی تا %L1 ثانیهٔ دیگر ادامه می‌یابد</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>Any of you can go on.</source>
        <translation>هر کدام می‌توانید ادامه دهید.</translation>
    </message>
    <message>
        <source>Leave for tonight</source>
        <translation>برای امشب بس است</translation>
    </message>
    <message>
        <source>Your seat is kept, and the table is on the first page.</source>
        <translation>صندلی شما می‌ماند و میز در صفحهٔ نخست است.</translation>
    </message>
    <message numerus="yes">
        <source>Any of you can go on. If everyone leaves, the table is kept for %Ln day(s).</source>
        <translation>
            <numerusform>هر کدام می‌توانید ادامه دهید. اگر همه بروند، میز %Ln روز می‌ماند.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BreakQuestion</name>
    <message>
        <source>Not now</source>
        <translation>الان نه</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>موافقم</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of spades</source>
        <translation>آس پیک</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>شاه پیک</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>بی‌بی پیک</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>سرباز پیک</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>ده پیک</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>نه پیک</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>هشت پیک</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>هفت پیک</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>شش پیک</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>پنج پیک</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>چهار پیک</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>سه پیک</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>دو پیک</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>آس دل</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>شاه دل</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>بی‌بی دل</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>سرباز دل</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>ده دل</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>نه دل</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>هشت دل</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>هفت دل</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>شش دل</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>پنج دل</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>چهار دل</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>سه دل</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>دو دل</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>آس خشت</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>شاه خشت</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>بی‌بی خشت</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>سرباز خشت</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ده خشت</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>نه خشت</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>هشت خشت</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>هفت خشت</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>شش خشت</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>پنج خشت</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>چهار خشت</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>سه خشت</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>دو خشت</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>آس گشنیز</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>شاه گشنیز</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>بی‌بی گشنیز</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>سرباز گشنیز</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>ده گشنیز</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>نه گشنیز</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>هشت گشنیز</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>هفت گشنیز</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>شش گشنیز</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>پنج گشنیز</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>چهار گشنیز</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>سه گشنیز</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>دو گشنیز</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>پشت کارت</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>پیک</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>دل</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>خشت</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>گشنیز</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>پیک</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>دل</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>خشت</translation>
    </message>
    <message>
        <source>club</source>
        <translation>گشنیز</translation>
    </message>
</context>
<context>
    <name>ConnectionLost</name>
    <message>
        <source>Connection lost</source>
        <translation>اتصال قطع شد</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>ترک میز</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>تلاش دوباره</translation>
    </message>
    <message>
        <source>The server has been stopped</source>
        <translation>سرور متوقف شده است</translation>
    </message>
</context>
<context>
    <name>FieldPanel</name>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Type where the file is, from the root (/) or from your own folder (~/).</source>
        <translation>نشانی پرونده را از ریشه (/) یا از پوشهٔ خودتان (~/) بنویسید.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>باز کردن پرونده</translation>
    </message>
    <message>
        <source>A property file of the original programs is played with you in its human seat, on this computer only.</source>
        <translation>پروندهٔ property برنامه‌های اصلی، تنها روی همین رایانه، با شما روی صندلی انسان بازی می‌شود.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>Folder or file</source>
        <translation>پوشه یا پرونده</translation>
    </message>
    <message>
        <source>The folder above</source>
        <translation>پوشهٔ بالاتر</translation>
    </message>
    <message>
        <source>Folders and property files</source>
        <translation>پوشه‌ها و پرونده‌های property</translation>
    </message>
    <message>
        <source>No folders and no property files here.</source>
        <translation>اینجا نه پوشه‌ای هست و نه پروندهٔ property.</translation>
    </message>
</context>
<context>
    <name>GiveSeatDialog</name>
    <message>
        <source>Give %1’s seat to somebody else?</source>
        <translation>صندلی ⁨%1⁩ به کس دیگری داده شود؟</translation>
    </message>
    <message>
        <source>They play on with the hand and the score. %1 leaves the table, and is told.</source>
        <translation>او با همان دست و امتیاز ادامه می‌دهد. ⁨%1⁩ از میز می‌رود و به او گفته می‌شود.</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>دادن صندلی</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>The seat is for</source>
        <translation>صندلی برای</translation>
    </message>
</context>
<context>
    <name>GoOnCard</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A game, and with whom: &quot;Pasur with Selma and Jonas&quot;</extracomment>
        <translation>‏⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>All tables to go on with</source>
        <translation>همهٔ میزهای نیمه‌کاره</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Press Delete to forget this table.</source>
        <translation>برای فراموش کردن این میز Delete را بزنید.</translation>
    </message>
    <message>
        <source>Forget this table: %1</source>
        <translation>فراموش کردن این میز: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>GoOnPage</name>
    <message>
        <source>Go on</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>No table waits for you.</source>
        <translation>میزی منتظر شما نیست.</translation>
    </message>
    <message numerus="yes">
        <source>Tables that rest are kept for %Ln day(s) after somebody was last there.</source>
        <translation>
            <numerusform>میزهای نیمه‌کاره تا %Ln روز پس از آخرین حضور می‌مانند.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoOnSection</name>
    <message>
        <source>All %L1</source>
        <translation>همهٔ ⁨%L1⁩ میز</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ادامه</translation>
    </message>
    <message numerus="yes">
        <source>Tables that rest here are kept for %Ln day(s)</source>
        <translation>
            <numerusform>میزهای نیمه‌کاره %Ln روز می‌مانند</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables to go on with</source>
        <translation>همهٔ میزهای نیمه‌کاره</translation>
    </message>
</context>
<context>
    <name>HeldCards</name>
    <message>
        <source>%L1♥</source>
        <extracomment>Hearts in a hand that nobody sees.</extracomment>
        <translation>%L1♥</translation>
    </message>
</context>
<context>
    <name>HomeHeader</name>
    <message>
        <source>Cardroom</source>
        <translation>Cardroom</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>You are %1. Change your name</source>
        <translation>شما ⁨%1⁩ هستید. تغییر نام</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>باز کردن پرونده…</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>On your network</source>
        <translation>در شبکهٔ شما</translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln میز</numerusform>
        </translation>
    </message>
    <message>
        <source>No tables yet</source>
        <translation>هنوز میزی نیست</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>میزبانی یک میز</translation>
    </message>
    <message>
        <source>Invite people</source>
        <translation>دیگران را دعوت کنید</translation>
    </message>
    <message>
        <source>Invite people on your network, bots fill in</source>
        <translation>دیگران را در شبکهٔ خود دعوت کنید، جاهای خالی با ربات‌ها</translation>
    </message>
    <message>
        <source>Join with a link</source>
        <translation>پیوستن با لینک</translation>
    </message>
    <message>
        <source>Or an address</source>
        <translation>یا با نشانی</translation>
    </message>
    <message>
        <source>Paste an invitation or type an address</source>
        <translation>دعوت‌نامه را بچسبانید یا نشانی را بنویسید</translation>
    </message>
</context>
<context>
    <name>HomeRail</name>
    <message>
        <source>On your network</source>
        <translation>در شبکهٔ شما</translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln میز</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables on your network</source>
        <translation>همهٔ میزهای شبکهٔ شما</translation>
    </message>
</context>
<context>
    <name>HomeTile</name>
    <message>
        <source>%1, %2</source>
        <extracomment>How many play, and how long it takes: &quot;4 players, 5 min&quot;</extracomment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>بازی فوری</translation>
    </message>
    <message>
        <source>Play %1 now</source>
        <translation>بازی فوری ⁨%1⁩</translation>
    </message>
    <message>
        <source>You sit down with bots, and the cards are dealt at once.</source>
        <translation>کنار ربات‌ها می‌نشینید و کارت‌ها بی‌درنگ پخش می‌شوند.</translation>
    </message>
    <message>
        <source>%1: choose the seats first</source>
        <translation>⁨%1⁩: اول صندلی‌ها را بچینید</translation>
    </message>
</context>
<context>
    <name>InvitePanel</name>
    <message>
        <source>Invite</source>
        <translation>دعوت</translation>
    </message>
    <message>
        <source>The invitation as a QR code</source>
        <translation>دعوت‌نامه به شکل کد QR</translation>
    </message>
    <message>
        <source>Show this code to people in the room.</source>
        <translation>این کد را به کسانی که در اتاق‌اند نشان دهید.</translation>
    </message>
    <message>
        <source>On this network they also see the table on their own Home page.</source>
        <translation>در همین شبکه، میز را در صفحهٔ خانهٔ خودشان هم می‌بینند.</translation>
    </message>
    <message>
        <source>Link: %1</source>
        <translation>لینک: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>کپی</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>کپی لینک</translation>
    </message>
    <message numerus="yes">
        <source>Or type this address:</source>
        <translation>
            <numerusform>یا این نشانی را بنویسید:</numerusform>
        </translation>
    </message>
    <message>
        <source>This table is private: nobody else finds it or can join it.</source>
        <translation>این میز خصوصی است: کس دیگری آن را پیدا نمی‌کند و نمی‌تواند بیاید.</translation>
    </message>
    <message>
        <source>Invite people…</source>
        <translation>دعوت از دیگران…</translation>
    </message>
</context>
<context>
    <name>JustNow</name>
    <message>
        <source>Just now</source>
        <translation>همین حالا</translation>
    </message>
</context>
<context>
    <name>KeyMap</name>
    <message>
        <source>Everywhere</source>
        <translation>همه‌جا</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>سر میز</translation>
    </message>
    <message>
        <source>Where only bots play</source>
        <translation>جایی که فقط ربات‌ها بازی می‌کنند</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>the next part; with Shift back</source>
        <translation>بخش بعدی؛ با Shift بخش قبلی</translation>
    </message>
    <message>
        <source>the next thing in that direction</source>
        <translation>چیز بعدی در همان سو</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>press what has the ring</source>
        <translation>فشردن آنچه حلقه دارد</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back, close, cancel</source>
        <translation>بازگشت، بستن، انصراف</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>تمام‌صفحه</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <translation>صدا، روشن یا خاموش</translation>
    </message>
    <message>
        <source>tell the last things again, for a screen reader</source>
        <translation>بازگویی آخرین رویدادها، برای صفحه‌خوان</translation>
    </message>
    <message>
        <source>close the window</source>
        <translation>بستن پنجره</translation>
    </message>
    <message>
        <source>to the hand, the table, the actions, the seats, the bar</source>
        <translation>به دست، میز، کارها، صندلی‌ها، نوار بالا</translation>
    </message>
    <message>
        <source>from one to the next</source>
        <translation>از یکی به بعدی</translation>
    </message>
    <message>
        <source>choose the first, second, … thing on the table</source>
        <translation>انتخاب چیز اول، دوم، … روی میز</translation>
    </message>
    <message>
        <source>choose the card with the ring, or put it back</source>
        <translation>انتخاب کارتی که حلقه دارد، یا برگرداندنش</translation>
    </message>
    <message>
        <source>do what the lit button says</source>
        <translation>همان که دکمهٔ روشن می‌گوید</translation>
    </message>
    <message>
        <source>put back, close, leave</source>
        <translation>برگرداندن، بستن، رفتن</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>راهنمایی</translation>
    </message>
    <message>
        <source>order of the hand</source>
        <translation>ترتیب دست</translation>
    </message>
    <message>
        <source>log</source>
        <translation>رویدادها</translation>
    </message>
    <message>
        <source>chat</source>
        <translation>گپ</translation>
    </message>
    <message>
        <source>tell the last things again</source>
        <translation>بازگویی آخرین رویدادها</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>بازی دوباره</translation>
    </message>
    <message>
        <source>all keys of the table</source>
        <translation>همهٔ کلیدهای میز</translation>
    </message>
    <message>
        <source>the bots play, or pause</source>
        <translation>بازی ربات‌ها یا مکث</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>یک حرکت</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>تندتر، کندتر</translation>
    </message>
    <message>
        <source>ask for a break, or agree to one</source>
        <translation>درخواست استراحت یا موافقت با آن</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Lucky Thirteen</source>
        <translation>سیزده خوش‌شانس</translation>
    </message>
    <message>
        <source>Four cards, four rounds. Make exactly thirteen.</source>
        <translation>چهار کارت، چهار دور. درست سیزده بسازید.</translation>
    </message>
    <message>
        <source>Game of Thrones</source>
        <translation>بازی تاج‌وتخت</translation>
    </message>
    <message>
        <source>Two teams, two piles, six battles in the snow.</source>
        <translation>دو تیم، دو دسته، شش نبرد در برف.</translation>
    </message>
    <message>
        <source>Pasur</source>
        <translation>پاسور</translation>
    </message>
    <message>
        <source>Pick up elevens, sweep the pool, keep the clubs.</source>
        <translation>یازده بسازید، زمین را خالی کنید، گشنیزها را نگه دارید.</translation>
    </message>
    <message>
        <source>Pinochle</source>
        <translation>پینوکل</translation>
    </message>
    <message>
        <source>Bid, meld and take tricks, just you two.</source>
        <translation>پیشنهاد، ترکیب و دست‌ها، فقط شما دو نفر.</translation>
    </message>
    <message>
        <source>Enough of them</source>
        <translation>حد نصاب</translation>
    </message>
    <message>
        <source>Most of them</source>
        <translation>بیشترین گشنیز</translation>
    </message>
    <message>
        <source>Clubs needed</source>
        <translation>حد نصاب گشنیز</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>امتیاز برد</translation>
    </message>
    <message>
        <source>Clubs score for</source>
        <translation>برندهٔ گشنیز</translation>
    </message>
    <message>
        <source>Points for clubs</source>
        <translation>امتیاز گشنیزها</translation>
    </message>
    <message>
        <source>Points for 10♦</source>
        <translation>امتیاز ⁨10♦⁩</translation>
    </message>
    <message>
        <source>Points for 2♣</source>
        <translation>امتیاز ⁨2♣⁩</translation>
    </message>
    <message>
        <source>Points for each ace</source>
        <translation>امتیاز هر آس</translation>
    </message>
    <message>
        <source>Points for each jack</source>
        <translation>امتیاز هر سرباز</translation>
    </message>
    <message>
        <source>Points for each sur</source>
        <translation>امتیاز هر سور</translation>
    </message>
    <message>
        <source>Cut-throat</source>
        <translation>بی‌رحمانه</translation>
    </message>
    <message>
        <source>All melds count</source>
        <translation>همهٔ ترکیب‌ها</translation>
    </message>
    <message>
        <source>Both draw twelve more cards and keep twelve of 24.</source>
        <translation>هر دو نفر دوازده کارت دیگر می‌کشند و از ۲۴ کارت دوازده تا را نگه می‌دارند.</translation>
    </message>
    <message>
        <source>Not only runs and the royal marriage.</source>
        <translation>نه فقط ردیف‌ها و ازدواج شاهانه.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of the language that this file is in, in that language.</extracomment>
        <translation>فارسی</translation>
    </message>
</context>
<context>
    <name>LicenceDialog</name>
    <message>
        <source>Licence of %1</source>
        <translation>مجوز ⁨%1⁩</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>LinkDialog</name>
    <message>
        <source>Join with a link</source>
        <translation>پیوستن با لینک</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, or type the address that the host’s page shows.</source>
        <translation>دعوت‌نامه‌ای را که گرفته‌اید بچسبانید، یا نشانی صفحهٔ میزبان را بنویسید.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>پیوستن</translation>
    </message>
    <message>
        <source>This is neither an invitation nor an address. An address looks like %1.</source>
        <translation>این نه دعوت‌نامه است نه نشانی. نشانی این شکلی است: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Link or address</source>
        <translation>لینک یا نشانی</translation>
    </message>
</context>
<context>
    <name>LuckyThirteen</name>
    <message numerus="yes">
        <source>%Ln in the pile</source>
        <translation>
            <numerusform>%Ln در دسته</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>شما</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>Round %L1 of %L2</source>
        <translation>دور %L1 از %L2</translation>
    </message>
    <message>
        <source>Choose one card to give up.</source>
        <translation>یکی از سه کارت را بیندازید.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln امتیاز</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded %1</source>
        <translation>انداخته: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Discarded the %1</source>
        <translation>انداخته: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>انداختن ⁨%1⁩</translation>
    </message>
    <message>
        <source>Choose one card</source>
        <translation>انتخاب یک کارت</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>نوبت شما نیست.</translation>
    </message>
    <message>
        <source>Only a card of your own hand can be given up.</source>
        <translation>تنها کارتی از دست خودتان را می‌توانید بیندازید.</translation>
    </message>
    <message>
        <source>Your turn. Choose one of three cards to discard.</source>
        <translation>نوبت شماست. یکی از سه کارت را برای انداختن انتخاب کنید.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Choose one of three cards to discard.</source>
        <translation>
            <numerusform>نوبت شماست، %Ln ثانیه. یکی از سه کارت را برای انداختن انتخاب کنید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to discard.</source>
        <translation>⁨%1⁩ انتخاب شد. برای انداختن Enter را بزنید.</translation>
    </message>
    <message>
        <source>%1 as %L2</source>
        <comment>a card and its value in a sum</comment>
        <translation>⁨%1⁩ به‌جای %L2</translation>
    </message>
    <message>
        <source>%1 + %2 + %3 + %4 = 13</source>
        <translation>⁦⁨%1⁩ + ⁨%2⁩ + ⁨%3⁩ + ⁨%4⁩⁩ = ۱۳</translation>
    </message>
    <message>
        <source>%1 + %2 = 13</source>
        <translation>⁦⁨%1⁩ + ⁨%2⁩⁩ = ۱۳</translation>
    </message>
    <message>
        <source>%L1 × %L2, %L3 × %L4, %L5 × %L6 and %L7 × %L8 make %L9</source>
        <translation>%L1 × %L2، %L3 × %L4، %L5 × %L6 و %L7 × %L8 می‌شود %L9</translation>
    </message>
    <message>
        <source>%L1 × %L2 and %L3 × %L4 make %L5</source>
        <translation>%L1 × %L2 و %L3 × %L4 می‌شود %L5</translation>
    </message>
    <message>
        <source>No thirteen</source>
        <translation>سیزده ندارد</translation>
    </message>
    <message>
        <source>The only thirteen is worth 100.</source>
        <translation>تنها سیزده میز ۱۰۰ امتیاز دارد.</translation>
    </message>
    <message>
        <source>A draw, %L1 each.</source>
        <translation>مساوی، هر کدام %L1.</translation>
    </message>
    <message>
        <source>You win with %L1.</source>
        <translation>شما با %L1 امتیاز بردید.</translation>
    </message>
    <message>
        <source>You and %1 win with %L2 each.</source>
        <translation>شما و ⁨%1⁩ هر کدام با %L2 امتیاز بردید.</translation>
    </message>
    <message>
        <source>You, %1 and %2 win with %L3 each.</source>
        <translation>شما، ⁨%1⁩ و ⁨%2⁩ هر کدام با %L3 امتیاز بردید.</translation>
    </message>
    <message>
        <source>%1 wins with %L2.</source>
        <translation>⁨%1⁩ با %L2 امتیاز برد.</translation>
    </message>
    <message>
        <source>%1 and %2 win with %L3 each.</source>
        <translation>⁨%1⁩ و ⁨%2⁩ هر کدام با %L3 امتیاز بردند.</translation>
    </message>
    <message>
        <source>%1, %2 and %3 win with %L4 each.</source>
        <translation>⁨%1⁩، ⁨%2⁩ و ⁨%3⁩ هر کدام با %L4 امتیاز بردند.</translation>
    </message>
    <message>
        <source>Nobody has thirteen, so hands count.</source>
        <translation>کسی سیزده ندارد، پس دست‌ها حساب می‌شوند.</translation>
    </message>
    <message>
        <source>You are the only one with thirteen.</source>
        <translation>تنها شما سیزده دارید.</translation>
    </message>
    <message>
        <source>%1 is the only one with thirteen.</source>
        <translation>تنها ⁨%1⁩ سیزده دارد.</translation>
    </message>
    <message>
        <source>Two players have thirteen, so each of them scores their best one.</source>
        <translation>دو نفر سیزده دارند، پس هر کدام امتیاز بهترین سیزده خود را می‌گیرد.</translation>
    </message>
    <message>
        <source>Three players have thirteen, so each of them scores their best one.</source>
        <translation>سه نفر سیزده دارند، پس هر کدام امتیاز بهترین سیزده خود را می‌گیرد.</translation>
    </message>
    <message>
        <source>All four have thirteen, so each scores their best one.</source>
        <translation>هر چهار نفر سیزده دارند، پس هر کدام امتیاز بهترین سیزده خود را می‌گیرد.</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>⁨%1⁩ را برداشتید</translation>
    </message>
    <message>
        <source>You drew the %1.</source>
        <translation>شما ⁨%1⁩ را برداشتید.</translation>
    </message>
    <message>
        <source>drew a card</source>
        <translation>یک کارت برداشت</translation>
    </message>
    <message>
        <source>%1 drew a card.</source>
        <translation>⁨%1⁩ یک کارت برداشت.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; discarded %1</source>
        <translation>&lt;b&gt;شما&lt;/b&gt; این را انداختید: ⁨%1⁩</translation>
    </message>
    <message>
        <source>drew %1, discarded %2</source>
        <translation>⁨%1⁩ را برداشتید و ⁨%2⁩ را انداختید</translation>
    </message>
    <message>
        <source>You drew the %1 and discarded the %2.</source>
        <translation>شما ⁨%1⁩ را برداشتید و ⁨%2⁩ را انداختید.</translation>
    </message>
    <message>
        <source>discarded %1</source>
        <translation>⁨%1⁩ را انداختید</translation>
    </message>
    <message>
        <source>You discarded the %1.</source>
        <translation>شما ⁨%1⁩ را انداختید.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; discarded %2</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; این را انداخت: ⁨%2⁩</translation>
    </message>
    <message>
        <source>drew, discarded %1</source>
        <translation>یک کارت برداشت و ⁨%1⁩ را انداخت</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>⁨%1⁩ کارت ⁨%2⁩ را انداخت.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>پایان</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %Ln point(s)</source>
        <comment>two cards</comment>
        <translation>
            <numerusform>⁨%1⁩ ⁨%2⁩، %Ln امتیاز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the %1 and the %2: %Ln point(s).</source>
        <translation>
            <numerusform>شما ⁨%1⁩ و ⁨%2⁩ دارید: %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the %2 and the %3: %Ln point(s).</source>
        <translation>
            <numerusform>⁨%1⁩ این‌ها را دارد: ⁨%2⁩ و ⁨%3⁩، %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>دور %L1</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>پخش کارت‌ها</translation>
    </message>
    <message>
        <source>Public cards</source>
        <translation>عمومی</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two cards</comment>
        <translation>⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>The public cards are the %1 and the %2.</source>
        <translation>کارت‌های عمومی ⁨%1⁩ و ⁨%2⁩ هستند.</translation>
    </message>
    <message>
        <source>got %1 and %2</source>
        <comment>two cards</comment>
        <translation>⁨%1⁩ و ⁨%2⁩ را گرفتید</translation>
    </message>
    <message>
        <source>You got the %1 and the %2.</source>
        <translation>شما ⁨%1⁩ و ⁨%2⁩ را گرفتید.</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>بازی تمام شد. ⁨%1⁩</translation>
    </message>
    <message>
        <source>Your cards are the %1 and the %2.</source>
        <translation>کارت‌های شما ⁨%1⁩ و ⁨%2⁩ هستند.</translation>
    </message>
    <message>
        <source>Round %L1 of %L2.</source>
        <translation>دور %L1 از %L2.</translation>
    </message>
    <message>
        <source>You draw the %1.</source>
        <translation>شما ⁨%1⁩ را برمی‌دارید.</translation>
    </message>
    <message>
        <source>You discard the %1.</source>
        <translation>شما ⁨%1⁩ را می‌اندازید.</translation>
    </message>
    <message>
        <source>%1 discards the %2.</source>
        <translation>⁨%1⁩ کارت ⁨%2⁩ را می‌اندازد.</translation>
    </message>
    <message>
        <source>Give up %1: all four cards make thirteen then.</source>
        <translation>⁨%1⁩ را بیندازید: آن‌وقت هر چهار کارت با هم سیزده می‌شوند.</translation>
    </message>
    <message>
        <source>Give up %1: %2 and %3 make thirteen.</source>
        <translation>⁨%1⁩ را بیندازید: ⁨%2⁩ و ⁨%3⁩ سیزده می‌شوند.</translation>
    </message>
    <message>
        <source>Give up %1: then %L2 of the %L3 cards not seen yet would make thirteen.</source>
        <translation>⁨%1⁩ را بیندازید: آن‌وقت %L2 کارت از %L3 کارتی که هنوز دیده نشده، سیزده می‌سازند.</translation>
    </message>
    <message>
        <source>Give up %1: then %L2 of the %L3 cards not seen yet would make thirteen, and it would score more.</source>
        <translation>⁨%1⁩ را بیندازید: آن‌وقت %L2 کارت از %L3 کارتی که هنوز دیده نشده، سیزده می‌سازند و امتیازش هم بیشتر است.</translation>
    </message>
    <message>
        <source>Give up %1: if nobody has thirteen, hands count, and yours is worth %L2 then.</source>
        <translation>⁨%1⁩ را بیندازید: اگر کسی سیزده نداشته باشد دست‌ها شمرده می‌شوند، و دست شما آن‌وقت %L2 می‌ارزد.</translation>
    </message>
    <message>
        <source>Give up %1.</source>
        <translation>⁨%1⁩ را بیندازید.</translation>
    </message>
</context>
<context>
    <name>LuckyThirteenHelp</name>
    <message>
        <source>Make thirteen</source>
        <translation>سیزده بسازید</translation>
    </message>
    <message>
        <source>both your cards</source>
        <translation>هر دو کارت شما</translation>
    </message>
    <message>
        <source>one of yours, one public</source>
        <translation>یکی از شما، یکی عمومی</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>هر چهار کارت</translation>
    </message>
    <message>
        <source>%L1 or %L2</source>
        <comment>what a card counts</comment>
        <translation>%L1 یا %L2</translation>
    </message>
    <message>
        <source>%L1 to %L2, as you like</source>
        <comment>what a card counts</comment>
        <translation>%L1 تا %L2، به دلخواه</translation>
    </message>
</context>
<context>
    <name>LuckyThirteenResult</name>
    <message>
        <source>Own cards</source>
        <translation>خودش</translation>
    </message>
    <message>
        <source>Public cards</source>
        <translation>عمومی</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>امتیاز</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln point(s). %2</source>
        <comment>a result: name, points, how they are reckoned</comment>
        <translation>
            <numerusform>⁨%1⁩، %Ln امتیاز. ⁨%2⁩</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuckyThirteenRules</name>
    <message>
        <source>Make thirteen</source>
        <translation>سیزده بسازید</translation>
    </message>
    <message>
        <source>You hold two cards, and two lie on the table for everyone. Four times you draw a card and give one up. Then all hands are shown, and thirteen wins.</source>
        <translation>دو کارت در دست دارید و دو کارت برای همه روی میز است. چهار بار یک کارت برمی‌دارید و یکی را می‌اندازید. بعد همهٔ دست‌ها رو می‌شوند و سیزده می‌برد.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>نوبت شما</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>تازه</translation>
    </message>
    <message>
        <source>Three cards, one goes</source>
        <translation>سه کارت، یکی می‌رود</translation>
    </message>
    <message>
        <source>The card you draw comes by itself. Choose which of the three you give up: everyone sees it.</source>
        <translation>کارت تازه خودش می‌آید. انتخاب کنید کدام‌یک از سه کارت را می‌اندازید: همه آن را می‌بینند.</translation>
    </message>
    <message>
        <source>Three cards, one goes. The card you draw comes by itself. Choose which of the three you give up: everyone sees it.</source>
        <translation>سه کارت، یکی می‌رود. کارت تازه خودش می‌آید. انتخاب کنید کدام‌یک از سه کارت را می‌اندازید: همه آن را می‌بینند.</translation>
    </message>
    <message>
        <source>Three ways to make it</source>
        <translation>سه راه ساختنش</translation>
    </message>
    <message>
        <source>Both of your cards</source>
        <translation>هر دو کارت شما</translation>
    </message>
    <message>
        <source>7 + 6 = 13</source>
        <translation>⁦۷ + ۶ = ۱۳⁩</translation>
    </message>
    <message>
        <source>Both of your cards: seven of spades and six of diamonds make 13.</source>
        <translation>هر دو کارت شما: هفت پیک و شش خشت می‌شود ۱۳.</translation>
    </message>
    <message>
        <source>One of yours, one on the table</source>
        <translation>یکی از شما، یکی از میز</translation>
    </message>
    <message>
        <source>8 + 5 = 13</source>
        <translation>⁦۸ + ۵ = ۱۳⁩</translation>
    </message>
    <message>
        <source>One of yours and one on the table: eight of spades and five of diamonds make 13.</source>
        <translation>یکی از شما و یکی از میز: هشت پیک و پنج خشت می‌شود ۱۳.</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>هر چهار کارت</translation>
    </message>
    <message>
        <source>2 + 4 + 5 + 2 = 13</source>
        <translation>⁦۲ + ۴ + ۵ + ۲ = ۱۳⁩</translation>
    </message>
    <message>
        <source>All four: two of diamonds and four of hearts of yours, five of spades and two of clubs on the table make 13.</source>
        <translation>هر چهار کارت: دو خشت و چهار دل شما با پنج پیک و دو گشنیز روی میز می‌شود ۱۳.</translation>
    </message>
    <message>
        <source>What a card counts</source>
        <translation>هر کارت چند است</translation>
    </message>
    <message>
        <source>2 to 10 count what they show. The ace is 0 or 1, and jack, queen and king are 10, 11, 12 or 13 each: whatever helps you most.</source>
        <translation>۲ تا ۱۰ همان‌اند که نشان می‌دهند. آس ۰ یا ۱ است و سرباز، بی‌بی و شاه هر کدام ۱۰، ۱۱، ۱۲ یا ۱۳: هر کدام که بیشتر به کارتان بیاید.</translation>
    </message>
    <message>
        <source>This is thirteen too</source>
        <translation>این هم سیزده است</translation>
    </message>
    <message>
        <source>13 + 0, or 12 + 1</source>
        <translation>⁦۱۳ + ۰⁩، یا ⁦۱۲ + ۱⁩</translation>
    </message>
    <message>
        <source>King of clubs and ace of hearts are thirteen too: 13 and 0, or 12 and 1.</source>
        <translation>شاه گشنیز و آس دل هم سیزده است: ۱۳ و ۰، یا ۱۲ و ۱.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>چه کسی می‌برد</translation>
    </message>
    <message>
        <source>One player has thirteen</source>
        <translation>یک نفر سیزده دارد</translation>
    </message>
    <message>
        <source>100 points, and the game.</source>
        <translation>۱۰۰ امتیاز، و برد بازی.</translation>
    </message>
    <message>
        <source>%L1+</source>
        <translation>%L1+</translation>
    </message>
    <message>
        <source>Several have thirteen</source>
        <translation>چند نفر سیزده دارند</translation>
    </message>
    <message>
        <source>Each scores the cards that make it, and the most points win.</source>
        <translation>هر کس امتیاز کارت‌هایی را می‌گیرد که سیزده را ساخته‌اند؛ بیشترین امتیاز می‌برد.</translation>
    </message>
    <message>
        <source>Nobody has thirteen</source>
        <translation>کسی سیزده ندارد</translation>
    </message>
    <message>
        <source>Each scores the two cards in the hand, and the most points win.</source>
        <translation>هر کس امتیاز دو کارت دستش را می‌گیرد؛ بیشترین امتیاز می‌برد.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>A card of yours scores its number times its suit, a card on the table its number times 2. Ace 1, jack 11, queen 12, king 13.</source>
        <translation>امتیاز کارت شما عددش ضرب‌در خالش است، و کارت روی میز عددش ضرب‌در ۲. آس ۱، سرباز ۱۱، بی‌بی ۱۲، شاه ۱۳.</translation>
    </message>
    <message>
        <source>Spades count 4 times, hearts 3 times, diamonds twice, clubs once.</source>
        <translation>پیک ۴ برابر، دل ۳ برابر، خشت ۲ برابر، گشنیز ۱ برابر.</translation>
    </message>
    <message>
        <source>× %L1</source>
        <translation>× %L1</translation>
    </message>
    <message>
        <source>42 points</source>
        <translation>۴۲ امتیاز</translation>
    </message>
    <message>
        <source>8 × 4 and 5 × 2</source>
        <translation>⁦۸ × ۴⁩ و ⁦۵ × ۲⁩</translation>
    </message>
    <message>
        <source>Eight of spades in your hand and five of diamonds on the table are 42 points: 8 times 4 and 5 times 2.</source>
        <translation>هشت پیک در دست شما و پنج خشت روی میز ۴۲ امتیاز است: ۸ ضرب‌در ۴ و ۵ ضرب‌در ۲.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>چگونه بازی کنیم</translation>
    </message>
    <message>
        <source>Click a card to choose it, then the button. Or double click it, or drag it to the cards you gave up.</source>
        <translation>روی یک کارت کلیک کنید تا انتخاب شود، سپس روی دکمه. یا روی آن دو بار کلیک کنید، یا آن را روی انداخته‌های خود بکشید.</translation>
    </message>
    <message>
        <source>1, 2 and 3 or the arrows choose a card, Enter gives it up. H asks for a hint, ? shows all keys.</source>
        <translation>۱، ۲ و ۳ یا پیکان‌ها کارت را انتخاب می‌کنند و Enter آن را می‌اندازد. H راهنمایی می‌خواهد و ? همهٔ کلیدها را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>All that happens is told in order, a sentence each. Every card, seat and button has a name.</source>
        <translation>هر چه روی دهد به‌ترتیب گفته می‌شود، هر کدام در یک جمله. هر کارت، صندلی و دکمه نامی دارد.</translation>
    </message>
</context>
<context>
    <name>LuckyThirteenTable</name>
    <message>
        <source>Public cards</source>
        <translation>کارت‌های عمومی</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>انداخته‌های شما</translation>
    </message>
</context>
<context>
    <name>MissingPlayer</name>
    <message>
        <source>%1 lost the connection</source>
        <translation>ارتباط ⁨%1⁩ قطع شد</translation>
    </message>
    <message>
        <source>The seat and the hand are kept. How shall we go on?</source>
        <translation>جای او و کارت‌هایش می‌ماند. چطور ادامه دهیم؟</translation>
    </message>
    <message>
        <source>Wait for %1</source>
        <translation>منتظر ⁨%1⁩ می‌مانیم</translation>
    </message>
    <message>
        <source>No clock runs. The game goes on when %1 is back.</source>
        <translation>زمان نگه داشته می‌شود. بازی با بازگشت ⁨%1⁩ ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>ربات بازی کند</translation>
    </message>
    <message>
        <source>A clever bot plays at once. %1 gets the seat back on return.</source>
        <translation>ربات باهوش فوراً بازی می‌کند. ⁨%1⁩ با بازگشت، جایش را پس می‌گیرد.</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Your name</source>
        <translation>نام شما</translation>
    </message>
    <message>
        <source>This is how the others see you.</source>
        <translation>دیگران شما را این‌طور می‌بینند.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>تغییر نام</translation>
    </message>
    <message>
        <source>This cannot be a name: 1 to 24 letters, please.</source>
        <translation>این نام نمی‌شود: لطفاً ۱ تا ۲۴ نویسه.</translation>
    </message>
</context>
<context>
    <name>NearbyPage</name>
    <message>
        <source>Tables on your network</source>
        <translation>میزهای شبکهٔ شما</translation>
    </message>
    <message>
        <source>Tables come and go here by themselves.</source>
        <translation>میزها خودشان اینجا می‌آیند و می‌روند.</translation>
    </message>
    <message>
        <source>Tables come and go here by themselves. %1</source>
        <translation>میزها خودشان اینجا می‌آیند و می‌روند. ⁨%1⁩</translation>
    </message>
    <message>
        <source>Join with a link</source>
        <translation>پیوستن با لینک</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>میزبانی یک میز</translation>
    </message>
    <message>
        <source>Take my seat</source>
        <translation>سر جایم می‌نشینم</translation>
    </message>
    <message>
        <source>Tables of which game</source>
        <translation>میزهای کدام بازی</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>همهٔ بازی‌ها</translation>
    </message>
</context>
<context>
    <name>NearbyTable</name>
    <message>
        <source>On this machine</source>
        <translation>روی همین دستگاه</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>روی ⁨%1⁩</translation>
    </message>
    <message>
        <source>%3, %1, %2</source>
        <translation>‏⁨%3⁩، ⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>The game and where its table is: &quot;Lucky Thirteen · On Jonas&apos;s laptop&quot;</extracomment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>دیگر نیست</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>پیوستن</translation>
    </message>
    <message>
        <source>Take my seat at %1</source>
        <translation>نشستن سر جایم در ⁨%1⁩</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>پیوستن به ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1. Asks for a password</source>
        <translation>⁨%1⁩. رمز می‌خواهد</translation>
    </message>
    <message>
        <source>Only watch %1</source>
        <translation>فقط تماشای ⁨%1⁩</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>تماشا</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>تماشای ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>how many more tables, and where</comment>
        <translation>میزها: ⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>نمایش</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>نمایش ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>NetworkSilence</name>
    <message>
        <source>Looking round your network …</source>
        <translation>در حال گشتن در شبکهٔ شما …</translation>
    </message>
    <message>
        <source>No tables here yet. Host one and others will see it at once.</source>
        <translation>هنوز میزی اینجا نیست. میزبان یکی شوید تا دیگران همان دم آن را ببینند.</translation>
    </message>
    <message>
        <source>Nothing heard yet. Is the other machine on this network, and does its firewall let port %1 through?</source>
        <extracomment>%1 is a port number</extracomment>
        <translation>هنوز خبری نرسیده. آیا دستگاه دیگر در همین شبکه است و دیوار آتشش درگاه ⁨%1⁩ را باز گذاشته؟</translation>
    </message>
</context>
<context>
    <name>Origins</name>
    <message>
        <source>A bot in your place</source>
        <comment>subject of any sentence: ... plays the ten of hearts</comment>
        <translation>رباتی به‌جای شما</translation>
    </message>
    <message>
        <source>The bot for %1</source>
        <comment>subject of any sentence</comment>
        <translation>ربات ⁨%1⁩</translation>
    </message>
    <message>
        <source>Time ran out, so a bot in your place</source>
        <comment>begins any sentence: ... plays the ten of hearts</comment>
        <translation>وقت تمام شد و رباتی به‌جای شما</translation>
    </message>
    <message>
        <source>Time ran out for %1, so a bot</source>
        <comment>begins any sentence</comment>
        <translation>وقت ⁨%1⁩ تمام شد و رباتی</translation>
    </message>
    <message>
        <source>Your script</source>
        <comment>subject of any sentence; it stands in a file</comment>
        <translation>متن آمادهٔ شما</translation>
    </message>
    <message>
        <source>The script for %1</source>
        <comment>subject of any sentence</comment>
        <translation>متن آمادهٔ ⁨%1⁩</translation>
    </message>
    <message>
        <source>Bot for you</source>
        <comment>who did it</comment>
        <translation>ربات شما</translation>
    </message>
    <message>
        <source>Bot for %1</source>
        <comment>who did it</comment>
        <translation>ربات ⁨%1⁩</translation>
    </message>
    <message>
        <source>You</source>
        <comment>did it</comment>
        <translation>شما</translation>
    </message>
    <message>
        <source>%1 (time ran out)</source>
        <comment>what was done</comment>
        <translation>⁨%1⁩ (وقت تمام شد)</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
</context>
<context>
    <name>Pasur</name>
    <message numerus="yes">
        <source>Pick up %Ln card(s)</source>
        <translation>
            <numerusform>برداشتن %Ln کارت</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick up %1</source>
        <comment>cards</comment>
        <translation>برداشتن ⁨%1⁩</translation>
    </message>
    <message>
        <source>Lay down %1</source>
        <translation>زمین گذاشتن ⁨%1⁩</translation>
    </message>
    <message>
        <source>%L1 of %L2: %3</source>
        <translation>%L1 از %L2: ⁨%3⁩</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>یک کارت بازی کنید.</translation>
    </message>
    <message>
        <source>%1 picks nothing up. It joins the pool.</source>
        <translation>⁨%1⁩ چیزی برنمی‌دارد و روی زمین می‌ماند.</translation>
    </message>
    <message>
        <source>This is what %1 picks up.</source>
        <translation>⁨%1⁩ این‌ها را برمی‌دارد.</translation>
    </message>
    <message>
        <source>What does %1 pick up?</source>
        <translation>⁨%1⁩ چه چیزی را بردارد؟</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>انتخاب یک کارت</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>نوبت شما نیست.</translation>
    </message>
    <message>
        <source>Only a card of your own hand can be played.</source>
        <translation>تنها کارتی از دست خودتان را می‌توانید بازی کنید.</translation>
    </message>
    <message>
        <source>Your turn. Play a card.</source>
        <translation>نوبت شماست. یک کارت بازی کنید.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Play a card.</source>
        <translation>
            <numerusform>نوبت شماست، %Ln ثانیه. یک کارت بازی کنید.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 picks nothing up. Press Enter to lay it down.</source>
        <translation>⁨%1⁩ چیزی برنمی‌دارد. برای زمین گذاشتن آن Enter را بزنید.</translation>
    </message>
    <message>
        <source>%1 picks up: %2. Press Enter to play it.</source>
        <translation>⁨%1⁩ برمی‌دارد: ⁨%2⁩. برای بازی آن Enter را بزنید.</translation>
    </message>
    <message>
        <source>%L1, %2</source>
        <comment>a choice: its number, its cards</comment>
        <translation>‏%L1، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%2 picks up one of %L1: %3.</source>
        <translation>⁨%2⁩ یکی از این %L1 را برمی‌دارد: ⁨%3⁩.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between choices</comment>
        <translation>؛ </translation>
    </message>
    <message>
        <source>Deal %L1 of %L2</source>
        <translation>دست %L1 از %L2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>%Ln مانده</numerusform>
        </translation>
    </message>
    <message>
        <source>The pool is empty.</source>
        <translation>زمین خالی است.</translation>
    </message>
    <message>
        <source>In the pool: %1.</source>
        <translation>روی زمین: ⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln امتیاز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sur(s)</source>
        <translation>
            <numerusform>%Ln سور</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 in this round</source>
        <translation>%L1 در این دور</translation>
    </message>
    <message>
        <source>You</source>
        <translation>شما</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%Ln برداشته</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have taken %Ln card(s).</source>
        <translation>
            <numerusform>شما %Ln کارت برداشته‌اید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has taken %Ln card(s).</source>
        <translation>
            <numerusform>⁨%1⁩ %Ln کارت برداشته است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %Ln sur(s).</source>
        <translation>
            <numerusform>شما %Ln سور دارید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln sur(s).</source>
        <translation>
            <numerusform>⁨%1⁩ %Ln سور دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, surs</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a name, points</comment>
        <translation>⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Round %L1 is over.</source>
        <translation>دور %L1 تمام شد.</translation>
    </message>
    <message>
        <source>Nobody leads alone: %L1 each.</source>
        <translation>کسی به‌تنهایی جلو نیست: هر کدام %L1.</translation>
    </message>
    <message>
        <source>You lead with %L1.</source>
        <translation>شما با %L1 جلو هستید.</translation>
    </message>
    <message>
        <source>Another round decides.</source>
        <translation>یک دور دیگر تکلیف را روشن می‌کند.</translation>
    </message>
    <message>
        <source>The first to %L1 wins.</source>
        <translation>هر که زودتر به %L1 برسد می‌برد.</translation>
    </message>
    <message>
        <source>What was left in the pool went to you, who picked up last.</source>
        <translation>باقی‌ماندهٔ زمین به شما رسید که آخرین بار برداشتید.</translation>
    </message>
    <message>
        <source>What was left in the pool went to %1, who picked up last.</source>
        <translation>باقی‌ماندهٔ زمین به ⁨%1⁩ رسید که آخرین بار برداشت.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln round(s).</source>
        <translation>
            <numerusform>پس از %Ln دور.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln point(s).</source>
        <translation>
            <numerusform>⁨%1⁩: %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>دور %L1</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>دور بعد</translation>
    </message>
    <message>
        <source>You win with %L1.</source>
        <translation>شما با %L1 امتیاز بردید.</translation>
    </message>
    <message>
        <source>This card can pick something up, so it must.</source>
        <translation>این کارت می‌تواند چیزی بردارد، پس باید بردارد.</translation>
    </message>
    <message>
        <source>Only what lies in the pool can be picked up.</source>
        <translation>تنها کارت‌های روی زمین را می‌توان برداشت.</translation>
    </message>
    <message>
        <source>A number and what it picks up make eleven.</source>
        <translation>هر عدد با کارت‌هایی که برمی‌دارد باید یازده شود.</translation>
    </message>
    <message>
        <source>A king picks up one king, a queen one queen.</source>
        <translation>شاه یک شاه برمی‌دارد و بی‌بی یک بی‌بی.</translation>
    </message>
    <message>
        <source>A jack picks up all numbers and jacks.</source>
        <translation>سرباز همهٔ عددها و سربازها را برمی‌دارد.</translation>
    </message>
    <message>
        <source>Lay down %1: what your other cards pick up can wait.</source>
        <translation>⁨%1⁩ را زمین بگذارید: برداشتن با کارت‌های دیگرتان دیر نمی‌شود.</translation>
    </message>
    <message>
        <source>You lay down the %1.</source>
        <translation>شما ⁨%1⁩ را زمین می‌گذارید.</translation>
    </message>
    <message>
        <source>%1 lays down the %2.</source>
        <translation>⁨%1⁩، ⁨%2⁩ را زمین می‌گذارد.</translation>
    </message>
    <message>
        <source>laid %1</source>
        <comment>a card</comment>
        <translation>⁨%1⁩ را زمین گذاشت</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; laid %1</source>
        <translation>&lt;b&gt;شما&lt;/b&gt; ⁨%1⁩ را زمین گذاشتید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; laid %2</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%2⁩ را زمین گذاشت</translation>
    </message>
    <message>
        <source>%1 picked up %2</source>
        <comment>a card, cards</comment>
        <translation>⁨%2⁩ را با ⁨%1⁩ برداشت</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln کارت</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt;: %1 took %2</source>
        <comment>a card, cards</comment>
        <translation>&lt;b&gt;شما&lt;/b&gt; ⁨%2⁩ را با ⁨%1⁩ برداشتید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2 took %3</source>
        <comment>name, card, cards</comment>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%3⁩ را با ⁨%2⁩ برداشت</translation>
    </message>
    <message>
        <source>scored a &lt;b&gt;sur&lt;/b&gt;</source>
        <translation>&lt;b&gt;سور&lt;/b&gt; زد</translation>
    </message>
    <message>
        <source>got what was left: %1</source>
        <translation>باقی‌مانده را گرفت: ⁨%1⁩</translation>
    </message>
    <message>
        <source>What is left goes to you: %1.</source>
        <translation>باقی‌مانده به شما می‌رسد: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>What is left goes to %1: %2.</source>
        <translation>باقی‌مانده به ⁨%1⁩ می‌رسد: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; got what was left</source>
        <translation>باقی‌مانده به &lt;b&gt;شما&lt;/b&gt; رسید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; got what was left</source>
        <translation>باقی‌مانده به &lt;b&gt;⁨%1⁩&lt;/b&gt; رسید</translation>
    </message>
    <message>
        <source>You score a sur</source>
        <translation>شما سور زدید</translation>
    </message>
    <message>
        <source>%1 scores a sur</source>
        <translation>⁨%1⁩ سور زد</translation>
    </message>
    <message>
        <source>Your sur cancels one of %1’s</source>
        <translation>سور شما یک سور ⁨%1⁩ را باطل کرد</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of yours</source>
        <translation>سور ⁨%1⁩ یک سور شما را باطل کرد</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of %2’s</source>
        <translation>سور ⁨%1⁩ یک سور ⁨%2⁩ را باطل کرد</translation>
    </message>
    <message>
        <source>you have %L1</source>
        <translation>شما %L1 دارید</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>دستهٔ کارت‌ها</translation>
    </message>
    <message>
        <source>four more cards each</source>
        <translation>چهار کارت دیگر برای هر نفر</translation>
    </message>
    <message>
        <source>Four more cards each.</source>
        <translation>چهار کارت دیگر برای هر نفر.</translation>
    </message>
    <message>
        <source>Four more cards each</source>
        <translation>چهار کارت دیگر برای هر نفر</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>زمین</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>Round %L1. You begin.</source>
        <translation>دور %L1. شما آغاز می‌کنید.</translation>
    </message>
    <message>
        <source>Round %L1. %2 begins.</source>
        <translation>دور %L1. ⁨%2⁩ آغاز می‌کند.</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>کارت‌های شما: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>بازی تمام شد. ⁨%1⁩</translation>
    </message>
    <message>
        <source>Laid %1</source>
        <comment>what a seat did</comment>
        <translation>زمین گذاشته: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Laid down the %1</source>
        <comment>what a seat did</comment>
        <translation>زمین گذاشته: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Picked up with %1</source>
        <comment>what a seat did</comment>
        <translation>برداشته با ⁨%1⁩</translation>
    </message>
    <message>
        <source>Picked up with the %1</source>
        <comment>what a seat did</comment>
        <translation>برداشته با ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln club(s), %L1 for them; ten of diamonds %L2, two of clubs %L3, aces %L4, jacks %L5, surs %L6.</source>
        <comment>what a round has brought</comment>
        <translation>
            <numerusform>%Ln گشنیز، %L1 برای آن‌ها؛ ده خشت %L2، دو گشنیز %L3، آس‌ها %L4، سربازها %L5، سورها %L6.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 leads with %L1.</source>
        <translation>⁨%2⁩ با %L1 جلوست.</translation>
    </message>
    <message>
        <source>Pick up %1 with %2: that clears the pool, a sur.</source>
        <translation>⁨%1⁩ را با ⁨%2⁩ بردارید: زمین خالی می‌شود و سور است.</translation>
    </message>
    <message>
        <source>Pick up %1 with %2: that clears the pool and cancels a sur.</source>
        <translation>⁨%1⁩ را با ⁨%2⁩ بردارید: زمین خالی می‌شود و یک سور باطل می‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 with %2: that brings %Ln point(s).</source>
        <translation>
            <numerusform>⁨%1⁩ را با ⁨%2⁩ بردارید: %Ln امتیاز می‌آورد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 with %2: that brings %Ln club(s).</source>
        <translation>
            <numerusform>⁨%1⁩ را با ⁨%2⁩ بردارید: %Ln گشنیز می‌آورد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick up %1 with %2, rather than leave them to the others.</source>
        <translation>⁨%1⁩ را با ⁨%2⁩ بردارید تا برای دیگران نماند.</translation>
    </message>
    <message>
        <source>Pick up %1 with %2: after that nobody can clear the pool.</source>
        <translation>⁨%1⁩ را با ⁨%2⁩ بردارید: پس از آن هیچ‌کس نمی‌تواند زمین را خالی کند.</translation>
    </message>
    <message>
        <source>Pick up %1 with %2.</source>
        <translation>⁨%1⁩ را با ⁨%2⁩ بردارید.</translation>
    </message>
    <message>
        <source>Lay down %1: after that nobody can clear the pool.</source>
        <translation>⁨%1⁩ را زمین بگذارید: پس از آن هیچ‌کس نمی‌تواند زمین را خالی کند.</translation>
    </message>
    <message>
        <source>Lay down %1: you can pick up nothing, and this leaves the others least.</source>
        <translation>⁨%1⁩ را زمین بگذارید: چیزی نمی‌توانید بردارید و این کمترین سود را برای دیگران دارد.</translation>
    </message>
    <message>
        <source>Lay down %1.</source>
        <translation>⁨%1⁩ را زمین بگذارید.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rounds; a sentence</comment>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%3: %L1 in this round, %L2 in all.</source>
        <translation>⁨%3⁩: %L1 در این دور، %L2 در کل.</translation>
    </message>
    <message>
        <source>Rounds 1 to %L1</source>
        <comment>of the game</comment>
        <translation>دورهای ۱ تا %L1</translation>
    </message>
    <message>
        <source>%2 wins with %L1.</source>
        <translation>⁨%2⁩ با %L1 امتیاز برد.</translation>
    </message>
    <message>
        <source>You pick up the %1 with the %2.</source>
        <comment>cards, card</comment>
        <translation>شما ⁨%1⁩ را با ⁨%2⁩ برمی‌دارید.</translation>
    </message>
    <message>
        <source>%1 picks up the %2 with the %3.</source>
        <comment>name, cards, card</comment>
        <translation>⁨%1⁩، ⁨%2⁩ را با ⁨%3⁩ برمی‌دارد.</translation>
    </message>
    <message>
        <source>You score a sur.</source>
        <translation>شما سور زدید.</translation>
    </message>
    <message>
        <source>%1 scores a sur.</source>
        <translation>⁨%1⁩ سور زد.</translation>
    </message>
    <message>
        <source>Your sur cancels one of %1’s.</source>
        <translation>سور شما یک سور ⁨%1⁩ را باطل کرد.</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of yours.</source>
        <translation>سور ⁨%1⁩ یک سور شما را باطل کرد.</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of %2’s.</source>
        <translation>سور ⁨%1⁩ یک سور ⁨%2⁩ را باطل کرد.</translation>
    </message>
    <message>
        <source>cancelled a &lt;b&gt;sur&lt;/b&gt; of yours</source>
        <translation>یک &lt;b&gt;سور&lt;/b&gt; شما را باطل کرد</translation>
    </message>
    <message>
        <source>cancelled a &lt;b&gt;sur&lt;/b&gt; of %1</source>
        <translation>یک &lt;b&gt;سور&lt;/b&gt; ⁨%1⁩ را باطل کرد</translation>
    </message>
    <message>
        <source>%2 has %L1</source>
        <comment>points; others follow</comment>
        <translation>⁨%2⁩ %L1 دارد</translation>
    </message>
    <message>
        <source>%2 %L1</source>
        <comment>has points, after somebody else</comment>
        <translation>⁨%2⁩ %L1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>who has how many points</comment>
        <translation>⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%Ln کارت</numerusform>
        </translation>
    </message>
    <message>
        <source>laid %1</source>
        <comment>you, a card</comment>
        <translation>⁨%1⁩ را زمین گذاشتید</translation>
    </message>
    <message>
        <source>%1 picked up %2</source>
        <comment>you, with a card, cards</comment>
        <translation>⁨%2⁩ را با ⁨%1⁩ برداشتید</translation>
    </message>
    <message>
        <source>scored a &lt;b&gt;sur&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>&lt;b&gt;سور&lt;/b&gt; زدید</translation>
    </message>
    <message>
        <source>cancelled a &lt;b&gt;sur&lt;/b&gt; of %1</source>
        <comment>you</comment>
        <translation>یک &lt;b&gt;سور&lt;/b&gt; ⁨%1⁩ را باطل کردید</translation>
    </message>
    <message>
        <source>got what was left: %1</source>
        <comment>you</comment>
        <translation>باقی‌مانده را گرفتید: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%2 picks up one of %L1. Left and right go through them; a card in the pool leaves those with it.</source>
        <translation>⁨%2⁩ یکی از این %L1 را برمی‌دارد. کلیدهای چپ و راست از یکی به دیگری می‌روند؛ با زدن کارتی از زمین، تنها آن‌هایی می‌مانند که آن را دارند.</translation>
    </message>
</context>
<context>
    <name>PasurChoices</name>
    <message>
        <source>What it can pick up</source>
        <translation>آنچه می‌تواند بردارد</translation>
    </message>
</context>
<context>
    <name>PasurKeys</name>
    <message>
        <source>In Pasur</source>
        <translation>در پاسور</translation>
    </message>
    <message>
        <source>with a card chosen: what it picks up</source>
        <translation>با کارتی که انتخاب شده: آنچه برمی‌دارد</translation>
    </message>
    <message>
        <source>the same by its number</source>
        <translation>همان با شماره‌اش</translation>
    </message>
</context>
<context>
    <name>PasurRace</name>
    <message>
        <source>Numbers pick up what makes &lt;b&gt;%L1&lt;/b&gt; with them</source>
        <translation>عددها آنچه را با آن‌ها &lt;b&gt;%L1&lt;/b&gt; می‌شود برمی‌دارند</translation>
    </message>
    <message>
        <source>&lt;b&gt;J&lt;/b&gt; picks up all numbers and jacks</source>
        <translation>&lt;b&gt;سرباز&lt;/b&gt; همهٔ عددها و سربازها را برمی‌دارد</translation>
    </message>
    <message>
        <source>&lt;b&gt;Q&lt;/b&gt; picks up a queen, &lt;b&gt;K&lt;/b&gt; a king</source>
        <translation>&lt;b&gt;بی‌بی&lt;/b&gt; یک بی‌بی برمی‌دارد، &lt;b&gt;شاه&lt;/b&gt; یک شاه</translation>
    </message>
    <message>
        <source>Race to %L1</source>
        <translation>تا %L1</translation>
    </message>
    <message>
        <source>with this round</source>
        <translation>با این دور</translation>
    </message>
</context>
<context>
    <name>PasurResult</name>
    <message>
        <source>All rounds</source>
        <translation>همهٔ دورها</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>جمع</translation>
    </message>
</context>
<context>
    <name>PasurRules</name>
    <message>
        <source>The race to %L1</source>
        <translation>تا %L1 امتیاز</translation>
    </message>
    <message>
        <source>Two, three or four play, each alone. You pick up cards from the pool in the middle, and some of them are worth points. Round follows round until somebody has %L1 points or more and alone the most.</source>
        <translation>دو، سه یا چهار نفر بازی می‌کنند، هر کس برای خودش. کارت‌های زمین را از وسط میز برمی‌دارید و بعضی از آن‌ها امتیاز دارند. بازی دور به دور پیش می‌رود تا کسی %L1 امتیاز یا بیشتر داشته باشد و از همه جلوتر باشد.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>یک دور</translation>
    </message>
    <message>
        <source>Four cards each</source>
        <translation>چهار کارت برای هر نفر</translation>
    </message>
    <message>
        <source>And four face up in the pool, with no jack among them.</source>
        <translation>و چهار کارت رو روی زمین، که سرباز میانشان نیست.</translation>
    </message>
    <message>
        <source>One card in turn</source>
        <translation>به نوبت، یک کارت</translation>
    </message>
    <message>
        <source>A card that can pick something up must do so. Else it joins the pool.</source>
        <translation>کارتی که بتواند چیزی بردارد باید بردارد. وگرنه روی زمین می‌ماند.</translation>
    </message>
    <message>
        <source>Four more each</source>
        <translation>چهار کارت دیگر</translation>
    </message>
    <message>
        <source>When all hands are empty, until the deck is used up.</source>
        <translation>هر بار که دست همه خالی شد، تا کارت‌ها تمام شوند.</translation>
    </message>
    <message>
        <source>The rest of the pool</source>
        <translation>باقی‌ماندهٔ زمین</translation>
    </message>
    <message>
        <source>Goes to whoever picked up last. The next player starts the next round.</source>
        <translation>به کسی می‌رسد که آخرین بار برداشته است. دور بعد را بازیکن بعدی آغاز می‌کند.</translation>
    </message>
    <message>
        <source>What picks up what</source>
        <translation>چه چیزی چه را برمی‌دارد</translation>
    </message>
    <message>
        <source>Numbers make eleven</source>
        <translation>عددها یازده می‌سازند</translation>
    </message>
    <message>
        <source>7 + 1 + 3: with one card or with several. The ace is 1.</source>
        <translation>⁦۷ + ۱ + ۳⁩: با یک کارت یا با چند کارت. آس ۱ است.</translation>
    </message>
    <message>
        <source>Numbers make eleven: seven of hearts picks up ace of spades and three of diamonds. The ace is 1.</source>
        <translation>عددها یازده می‌سازند: هفت دل، آس پیک و سه خشت را برمی‌دارد. آس ۱ است.</translation>
    </message>
    <message>
        <source>A queen takes a queen</source>
        <translation>بی‌بی، بی‌بی را برمی‌دارد</translation>
    </message>
    <message>
        <source>And a king takes a king, one at a time.</source>
        <translation>و شاه، شاه را؛ هر بار یکی.</translation>
    </message>
    <message>
        <source>A queen takes a queen, and a king takes a king, one at a time.</source>
        <translation>بی‌بی یک بی‌بی برمی‌دارد و شاه یک شاه؛ هر بار یکی.</translation>
    </message>
    <message>
        <source>A jack takes nearly all</source>
        <translation>سرباز تقریباً همه را برمی‌دارد</translation>
    </message>
    <message>
        <source>All numbers and jacks. Queens and kings stay.</source>
        <translation>همهٔ عددها و سربازها را. بی‌بی و شاه می‌مانند.</translation>
    </message>
    <message>
        <source>A jack takes all numbers and jacks. Queens and kings stay.</source>
        <translation>سرباز همهٔ عددها و سربازها را برمی‌دارد. بی‌بی و شاه می‌مانند.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>امتیازها</translation>
    </message>
    <message>
        <source>Seven clubs or more</source>
        <translation>هفت گشنیز یا بیشتر</translation>
    </message>
    <message>
        <source>The ten of diamonds</source>
        <translation>ده خشت</translation>
    </message>
    <message>
        <source>The two of clubs</source>
        <translation>دو گشنیز</translation>
    </message>
    <message>
        <source>Each ace</source>
        <translation>هر آس</translation>
    </message>
    <message>
        <source>Each jack</source>
        <translation>هر سرباز</translation>
    </message>
    <message>
        <source>Each sur</source>
        <translation>هر سور</translation>
    </message>
    <message>
        <source>Sur</source>
        <translation>سور</translation>
    </message>
    <message>
        <source>Who clears the whole pool</source>
        <translation>کسی که زمین را خالی کند</translation>
    </message>
    <message>
        <source>Has a sur, and the card lies face up for it. Not with a jack, and not in the last deal of a round.</source>
        <translation>سور زده است و آن کارت به نشانهٔ سور رو می‌ماند. سرباز سور نمی‌زند، و دست آخر هر دور هم سور ندارد.</translation>
    </message>
    <message>
        <source>Has another player a sur?</source>
        <translation>اگر بازیکن دیگری سور داشته باشد</translation>
    </message>
    <message>
        <source>Then yours only takes away one of theirs, and counts nothing for you.</source>
        <translation>سور شما فقط یکی از سورهای او را باطل می‌کند و برای خودتان حساب نمی‌شود.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>چگونه بازی کنید</translation>
    </message>
    <message>
        <source>Click a card: what it picks up is marked in the pool. Where it can pick up different cards, click those that you want. Then the button; or double click the card, or drag it to the pool.</source>
        <translation>روی یک کارت کلیک کنید: آنچه برمی‌دارد روی زمین نشان داده می‌شود. اگر چند راه دارد، روی کارت‌هایی که می‌خواهید کلیک کنید. سپس روی دکمه؛ یا روی کارت دو بار کلیک کنید، یا آن را به زمین بکشید.</translation>
    </message>
    <message>
        <source>1 to 4 or the arrows and Space choose a card, then ← and → or a digit what it picks up, and Enter plays. H asks for a hint, ? shows all keys.</source>
        <translation>۱ تا ۴، یا پیکان‌ها و فاصله، کارت را انتخاب می‌کنند؛ سپس ← و → یا یک رقم، آنچه را برمی‌دارد، و Enter بازی می‌کند. H راهنمایی می‌خواهد و ? همهٔ کلیدها را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>All that happens is told in order, a sentence each, with all that a card can pick up before you play it.</source>
        <translation>هر چه می‌گذرد به ترتیب و در یک جمله گفته می‌شود، و پیش از بازی هر کارت، هر آنچه می‌تواند بردارد.</translation>
    </message>
</context>
<context>
    <name>PasurSheet</name>
    <message>
        <source>Clubs</source>
        <translation>گشنیز</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>سرباز</translation>
    </message>
    <message>
        <source>Surs</source>
        <translation>سور</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>این دور</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>جمع</translation>
    </message>
</context>
<context>
    <name>PasurTable</name>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>زمین</translation>
    </message>
</context>
<context>
    <name>Pinochle</name>
    <message>
        <source>Bid %L1</source>
        <comment>a button</comment>
        <translation>پیشنهاد %L1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>پاس</translation>
    </message>
    <message>
        <source>Ten less</source>
        <translation>ده تا کمتر</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>ده تا بیشتر</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <comment>a suit</comment>
        <translation>حکم ⁨%1⁩ است</translation>
    </message>
    <message>
        <source>Keep these %L1</source>
        <translation>این %L1 را نگه می‌دارم</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>برداشتن همهٔ نشان‌ها</translation>
    </message>
    <message>
        <source>Lead the first trick</source>
        <translation>شروع دست اول</translation>
    </message>
    <message>
        <source>%1: press Enter to name them as trump.</source>
        <comment>a suit</comment>
        <translation>⁨%1⁩: برای انتخاب آن به‌عنوان حکم Enter را بزنید.</translation>
    </message>
    <message>
        <source>Twelve are chosen. Put one back first.</source>
        <translation>دوازده کارت انتخاب شده است. اول یکی را پس بگذارید.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%2 %L1&lt;/b&gt;</source>
        <comment>a meld and its points</comment>
        <translation>&lt;b&gt;‏⁨%2⁩ %L1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%L1 of %L2 kept.</source>
        <comment>cards</comment>
        <translation>%L1 از %L2 نگه داشته شد.</translation>
    </message>
    <message>
        <source>They have no melds.</source>
        <translation>هیچ ترکیبی ندارند.</translation>
    </message>
    <message>
        <source>Their melds: %1.</source>
        <translation>ترکیب‌هایشان: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Press Enter to keep them.</source>
        <translation>برای نگه داشتنشان Enter را بزنید.</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>cards that are kept</comment>
        <translation>%L1 از %L2</translation>
    </message>
    <message>
        <source>No melds with these.</source>
        <translation>با این‌ها ترکیبی نیست.</translation>
    </message>
    <message>
        <source>With these: %1.</source>
        <comment>melds</comment>
        <translation>با این‌ها: ⁨%1⁩.</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between melds</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>بازی ⁨%1⁩</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>برداشتن ⁨%1⁩</translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to play it.</source>
        <translation>⁨%1⁩ انتخاب شد. برای بازی آن Enter را بزنید.</translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to take it.</source>
        <translation>⁨%1⁩ انتخاب شد. برای برداشتن آن Enter را بزنید.</translation>
    </message>
    <message>
        <source>Say your bid.</source>
        <translation>پیشنهادتان را بگویید.</translation>
    </message>
    <message>
        <source>Name the trump.</source>
        <translation>حکم را تعیین کنید.</translation>
    </message>
    <message>
        <source>Take one of these two.</source>
        <translation>یکی از این دو را بردارید.</translation>
    </message>
    <message>
        <source>Keep %L1 of these %L2.</source>
        <translation>از این %L2 کارت %L1 تا را نگه دارید.</translation>
    </message>
    <message>
        <source>Lead any card.</source>
        <translation>با هر کارتی که می‌خواهید شروع کنید.</translation>
    </message>
    <message>
        <source>Follow %1, higher if you can.</source>
        <comment>a suit</comment>
        <translation>⁨%1⁩ بازی کنید، اگر می‌توانید بالاتر.</translation>
    </message>
    <message>
        <source>Play a trump.</source>
        <translation>حکم بازی کنید.</translation>
    </message>
    <message>
        <source>Play any card.</source>
        <translation>هر کارتی که می‌خواهید بازی کنید.</translation>
    </message>
    <message>
        <source>Choose a suit</source>
        <translation>انتخاب یک خال</translation>
    </message>
    <message numerus="yes">
        <source>Choose %Ln more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%Ln کارت دیگر</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>انتخاب یک کارت</translation>
    </message>
    <message>
        <source>Choose one of two</source>
        <translation>انتخاب یکی از دو کارت</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>نوبت شما نیست.</translation>
    </message>
    <message>
        <source>First the bids, then the cards.</source>
        <translation>اول پیشنهادها، بعد کارت‌ها.</translation>
    </message>
    <message>
        <source>First the trump, then the cards.</source>
        <translation>اول حکم، بعد کارت‌ها.</translation>
    </message>
    <message>
        <source>Take one of the two that lie face up.</source>
        <translation>یکی از دو کارت رو را بردارید.</translation>
    </message>
    <message>
        <source>Only cards of your own hand can be kept.</source>
        <translation>تنها کارت‌های دست خودتان را می‌توانید نگه دارید.</translation>
    </message>
    <message>
        <source>Only a card of your own hand can be played.</source>
        <translation>تنها کارتی از دست خودتان را می‌توانید بازی کنید.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>پیشنهاد شما</translation>
    </message>
    <message>
        <source>Choosing</source>
        <comment>cards to keep</comment>
        <translation>انتخاب کارت</translation>
    </message>
    <message>
        <source>Your turn. %1</source>
        <comment>what is to be done</comment>
        <translation>نوبت شماست. ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). %1</source>
        <comment>what is to be done</comment>
        <translation>
            <numerusform>نوبت شماست، %Ln ثانیه. ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>تنها می‌توانید پاس بدهید.</translation>
    </message>
    <message>
        <source>Bid from %L1 to %L2 in tens, or pass. %L3 is ready.</source>
        <translation>از %L1 تا %L2 ده‌تاده‌تا پیشنهاد بدهید یا پاس. %L3 آماده است.</translation>
    </message>
    <message>
        <source>Bid %L1, or pass.</source>
        <translation>%L1 پیشنهاد بدهید یا پاس.</translation>
    </message>
    <message>
        <source>Bid %L1 or %L2, or pass.</source>
        <translation>%L1 یا %L2 پیشنهاد بدهید، یا پاس.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>شما</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>پیشنهادها</translation>
    </message>
    <message>
        <source>got %1</source>
        <comment>cards</comment>
        <translation>گرفته: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>کارت‌های شما: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>پاس</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;شما&lt;/b&gt; پاس دادید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; پاس داد</translation>
    </message>
    <message>
        <source>bid &lt;b&gt;%L1&lt;/b&gt;</source>
        <translation>پیشنهاد &lt;b&gt;%L1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; bid %L1</source>
        <translation>&lt;b&gt;شما&lt;/b&gt; %L1 پیشنهاد دادید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%2&lt;/b&gt; bid %L1</source>
        <translation>&lt;b&gt;⁨%2⁩&lt;/b&gt; %L1 پیشنهاد داد</translation>
    </message>
    <message>
        <source>name the trump without a bid</source>
        <translation>بدون پیشنهاد حکم را تعیین می‌کنید</translation>
    </message>
    <message>
        <source>names the trump without a bid</source>
        <translation>بدون پیشنهاد حکم را تعیین می‌کند</translation>
    </message>
    <message>
        <source>play for &lt;b&gt;%L1&lt;/b&gt;</source>
        <translation>برای &lt;b&gt;%L1&lt;/b&gt; بازی می‌کنید</translation>
    </message>
    <message>
        <source>plays for &lt;b&gt;%L1&lt;/b&gt;</source>
        <translation>برای &lt;b&gt;%L1&lt;/b&gt; بازی می‌کند</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>حکم</translation>
    </message>
    <message>
        <source>named &lt;b&gt;%1&lt;/b&gt;</source>
        <comment>a suit as trump</comment>
        <translation>حکم: &lt;b&gt;⁨%1⁩&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; named %1</source>
        <comment>a suit as trump</comment>
        <translation>&lt;b&gt;شما&lt;/b&gt; ⁨%1⁩ را حکم کردید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; named %2</source>
        <comment>a suit as trump</comment>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%2⁩ را حکم کرد</translation>
    </message>
    <message>
        <source>Keep 12</source>
        <translation>نگه‌داشتن ۱۲</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>رو شده</translation>
    </message>
    <message>
        <source>Turned up: %1.</source>
        <translation>کارت‌های رو شده: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>رو شده: ⁨%1⁩</translation>
    </message>
    <message>
        <source>took %1</source>
        <comment>a card</comment>
        <translation>برداشته: ⁨%1⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; took %1</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;شما&lt;/b&gt; ⁨%1⁩ را برداشتید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took %2</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%2⁩ را برداشت</translation>
    </message>
    <message>
        <source>drew eleven cards</source>
        <translation>یازده کارت کشید</translation>
    </message>
    <message>
        <source>%1 draws eleven cards.</source>
        <translation>⁨%1⁩ یازده کارت می‌کشد.</translation>
    </message>
    <message>
        <source>drew %1</source>
        <comment>cards</comment>
        <translation>کشیده: ⁨%1⁩</translation>
    </message>
    <message>
        <source>You draw: %1.</source>
        <translation>شما این‌ها را می‌کشید: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>kept 12 cards</source>
        <translation>۱۲ کارت نگه داشته شد</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; kept 12</source>
        <translation>&lt;b&gt;شما&lt;/b&gt; ۱۲ کارت نگه داشتید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; kept 12</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ۱۲ کارت نگه داشت</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>ترکیب‌ها</translation>
    </message>
    <message>
        <source>no melds</source>
        <translation>بدون ترکیب</translation>
    </message>
    <message>
        <source>&lt;b&gt;%L1&lt;/b&gt;: %2</source>
        <comment>points; melds</comment>
        <translation>‏&lt;b&gt;%L1&lt;/b&gt;: ⁨%2⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; melded %L1</source>
        <translation>&lt;b&gt;شما&lt;/b&gt; %L1 ترکیب دارید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%2&lt;/b&gt; melded %L1</source>
        <translation>&lt;b&gt;⁨%2⁩&lt;/b&gt; %L1 ترکیب دارد</translation>
    </message>
    <message>
        <source>Trick %L1</source>
        <translation>دست %L1</translation>
    </message>
    <message>
        <source>led %1</source>
        <comment>a card</comment>
        <translation>شروع با ⁨%1⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; led %1</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;شما&lt;/b&gt; با ⁨%1⁩ شروع کردید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; led %2</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; با ⁨%2⁩ شروع کرد</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>a card</comment>
        <translation>بازی: ⁨%1⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %1</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;شما&lt;/b&gt; ⁨%1⁩ را بازی کردید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%2⁩ را بازی کرد</translation>
    </message>
    <message>
        <source>took &lt;b&gt;%L1&lt;/b&gt; with %2</source>
        <comment>points, a card</comment>
        <translation>برد &lt;b&gt;%L1&lt;/b&gt; با ⁨%2⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; took %L1 with %2</source>
        <comment>points, a card</comment>
        <translation>&lt;b&gt;شما&lt;/b&gt; با ⁨%2⁩ %L1 امتیاز بردید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%3&lt;/b&gt; took %L1 with %2</source>
        <comment>points, a card</comment>
        <translation>&lt;b&gt;⁨%3⁩&lt;/b&gt; با ⁨%2⁩ %L1 امتیاز برد</translation>
    </message>
    <message>
        <source>played %2; you took &lt;b&gt;%L1&lt;/b&gt;</source>
        <comment>points, a card</comment>
        <translation>بازی: ⁨%2⁩؛ &lt;b&gt;%L1&lt;/b&gt; به شما رسید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%3&lt;/b&gt; played %2; you took %L1</source>
        <comment>points, a card</comment>
        <translation>&lt;b&gt;⁨%3⁩&lt;/b&gt; ⁨%2⁩ را بازی کرد؛ %L1 به شما رسید</translation>
    </message>
    <message>
        <source>played %2; %3 took &lt;b&gt;%L1&lt;/b&gt;</source>
        <comment>points, a card, a name</comment>
        <translation>بازی: ⁨%2⁩؛ &lt;b&gt;%L1&lt;/b&gt; به ⁨%3⁩ رسید</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %2; %3 took %L1</source>
        <comment>points, a card, a name</comment>
        <translation>&lt;b&gt;شما&lt;/b&gt; ⁨%2⁩ را بازی کردید؛ %L1 به ⁨%3⁩ رسید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4&lt;/b&gt; played %2; %3 took %L1</source>
        <comment>points, a card, two names</comment>
        <translation>&lt;b&gt;⁨%4⁩&lt;/b&gt; ⁨%2⁩ را بازی کرد؛ %L1 به ⁨%3⁩ رسید</translation>
    </message>
    <message>
        <source>Double run</source>
        <translation>ردیف دوبل</translation>
    </message>
    <message>
        <source>Jacks abound</source>
        <translation>هشت سرباز</translation>
    </message>
    <message>
        <source>Double pinochle</source>
        <translation>پینوکل دوبل</translation>
    </message>
    <message>
        <source>Run and royal marriage</source>
        <translation>ردیف و ازدواج شاهانه</translation>
    </message>
    <message>
        <source>Run and king</source>
        <translation>ردیف و شاه</translation>
    </message>
    <message>
        <source>Run and queen</source>
        <translation>ردیف و بی‌بی</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>ردیف</translation>
    </message>
    <message>
        <source>Aces around</source>
        <translation>چهار آس</translation>
    </message>
    <message>
        <source>Royal marriage</source>
        <translation>ازدواج شاهانه</translation>
    </message>
    <message>
        <source>Pinochle</source>
        <translation>پینوکل</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>ازدواج</translation>
    </message>
    <message>
        <source>Dix</source>
        <translation>نُهِ حکم</translation>
    </message>
    <message numerus="yes">
        <source>%2, %Ln point(s): %1.</source>
        <comment>cards, a meld</comment>
        <translation>
            <numerusform>⁨%2⁩، %Ln امتیاز: ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>No melds</source>
        <translation>بدون ترکیب</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between melds</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>%2 %L1</source>
        <comment>a meld and its points</comment>
        <translation>‏⁨%2⁩ %L1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>دست‌ها</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>Trick %L1 of %L2</source>
        <translation>دست %L1 از %L2</translation>
    </message>
    <message>
        <source>cut-throat</source>
        <translation>بی‌رحمانه</translation>
    </message>
    <message>
        <source>usual melds only</source>
        <translation>تنها ترکیب‌های اصلی</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between options</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>هنوز پیشنهادی نیست</translation>
    </message>
    <message>
        <source>You bid</source>
        <comment>above the bid</comment>
        <translation>پیشنهاد شما</translation>
    </message>
    <message>
        <source>%1 bids</source>
        <comment>above the bid</comment>
        <translation>پیشنهاد ⁨%1⁩</translation>
    </message>
    <message>
        <source>If you pass, %1 names the trump, and has no bid to reach.</source>
        <translation>اگر پاس بدهید، ⁨%1⁩ حکم را تعیین می‌کند و پیشنهادی ندارد که به آن برسد.</translation>
    </message>
    <message>
        <source>If you pass, %2 plays for %L1 and names the trump.</source>
        <translation>اگر پاس بدهید، ⁨%2⁩ برای %L1 بازی می‌کند و حکم را تعیین می‌کند.</translation>
    </message>
    <message>
        <source>melds %L1</source>
        <comment>points</comment>
        <translation>ترکیب‌ها %L1</translation>
    </message>
    <message numerus="yes">
        <source>%2 as trump: melds of %Ln point(s). %1.</source>
        <comment>melds, a suit</comment>
        <translation>
            <numerusform>اگر ⁨%2⁩ حکم باشد: ترکیب‌ها %Ln امتیاز. ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then one of two open cards is yours.</source>
        <translation>بعد یکی از دو کارت رو مال شماست.</translation>
    </message>
    <message>
        <source>Then both hands show their melds.</source>
        <translation>بعد هر دو دست ترکیب‌هایشان را نشان می‌دهند.</translation>
    </message>
    <message>
        <source>Nobody has bid</source>
        <translation>کسی پیشنهاد نداده است</translation>
    </message>
    <message>
        <source>You play for %L1</source>
        <translation>شما برای %L1 بازی می‌کنید</translation>
    </message>
    <message>
        <source>%2 plays for %L1</source>
        <translation>⁨%2⁩ برای %L1 بازی می‌کند</translation>
    </message>
    <message>
        <source>You play %2 for %L1</source>
        <comment>a suit, a bid</comment>
        <translation>شما با حکم ⁨%2⁩ برای %L1 بازی می‌کنید</translation>
    </message>
    <message>
        <source>%3 plays %2 for %L1</source>
        <comment>a name, a suit, a bid</comment>
        <translation>⁨%3⁩ با حکم ⁨%2⁩ برای %L1 بازی می‌کند</translation>
    </message>
    <message numerus="yes">
        <source>With the %1 your melds are worth %Ln point(s).</source>
        <translation>
            <numerusform>با ⁨%1⁩ ترکیب‌های شما %Ln امتیاز می‌ارزند.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will not see what you leave out.</source>
        <translation>⁨%1⁩ نمی‌بیند چه کارت‌هایی را کنار می‌گذارید.</translation>
    </message>
    <message>
        <source>Nobody has bid, so more points win.</source>
        <translation>کسی پیشنهاد نداده است، پس امتیاز بیشتر می‌برد.</translation>
    </message>
    <message>
        <source>Your melds make your bid.</source>
        <translation>ترکیب‌های شما به پیشنهادتان می‌رسند.</translation>
    </message>
    <message>
        <source>%1’s melds make the bid.</source>
        <translation>ترکیب‌های ⁨%1⁩ به پیشنهاد می‌رسند.</translation>
    </message>
    <message>
        <source>%L1 more from the tricks and your bid is made.</source>
        <translation>%L1 امتیاز دیگر از دست‌ها و به پیشنهادتان می‌رسید.</translation>
    </message>
    <message>
        <source>%L1 more from the tricks and %2’s bid is made.</source>
        <translation>%L1 امتیاز دیگر از دست‌ها و ⁨%2⁩ به پیشنهادش می‌رسد.</translation>
    </message>
    <message>
        <source>You led</source>
        <comment>above a card</comment>
        <translation>شروع شما</translation>
    </message>
    <message>
        <source>%1 led</source>
        <comment>above a card</comment>
        <translation>شروع ⁨%1⁩</translation>
    </message>
    <message>
        <source>Something else is to be decided now.</source>
        <translation>اکنون چیز دیگری باید تعیین شود.</translation>
    </message>
    <message>
        <source>A first bid is a multiple of ten, from 10 to 2,000.</source>
        <translation>پیشنهاد اول ضریبی از ده است، از ۱۰ تا ۲۰۰۰.</translation>
    </message>
    <message>
        <source>A later bid is ten or twenty more.</source>
        <translation>پیشنهادهای بعدی ده یا بیست تا بیشتر است.</translation>
    </message>
    <message>
        <source>No bid is above 4,000.</source>
        <translation>هیچ پیشنهادی بیش از ۴۰۰۰ نیست.</translation>
    </message>
    <message>
        <source>Twelve cards are kept, no more and no fewer.</source>
        <translation>دوازده کارت نگه داشته می‌شود، نه بیشتر و نه کمتر.</translation>
    </message>
    <message>
        <source>You have a higher card of this suit and must play it.</source>
        <translation>کارت بالاتری از این خال دارید و باید آن را بازی کنید.</translation>
    </message>
    <message>
        <source>You have a higher %1 and must play it.</source>
        <comment>a card of a suit</comment>
        <translation>⁨%1⁩ بالاتری دارید و باید آن را بازی کنید.</translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation>باید حکم بازی کنید.</translation>
    </message>
    <message>
        <source>Pass: with %2 as trump your hand is worth about %L1, and any bid would be as much.</source>
        <comment>points, a suit</comment>
        <translation>پاس بدهید: با حکم ⁨%2⁩ دست شما حدود %L1 می‌ارزد و هر پیشنهادی به همین اندازه است.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <comment>a hint</comment>
        <translation>پاس بدهید.</translation>
    </message>
    <message>
        <source>Bid %L1: with %3 as trump your hand melds %L2.</source>
        <comment>a bid, points, a suit</comment>
        <translation>%L1 پیشنهاد بدهید: با حکم ⁨%3⁩ ترکیب‌های دست شما %L2 می‌ارزند.</translation>
    </message>
    <message>
        <source>Bid %L1: with %3 as trump your hand is worth about %L2.</source>
        <comment>a bid, points, a suit</comment>
        <translation>%L1 پیشنهاد بدهید: با حکم ⁨%3⁩ دست شما حدود %L2 می‌ارزد.</translation>
    </message>
    <message>
        <source>Bid %L1.</source>
        <comment>a hint</comment>
        <translation>%L1 پیشنهاد بدهید.</translation>
    </message>
    <message numerus="yes">
        <source>Take %1: with it your melds are worth %Ln point(s) more than with the other one.</source>
        <translation>
            <numerusform>⁨%1⁩ را بردارید: با آن ترکیب‌های شما %Ln امتیاز بیش از کارت دیگر می‌ارزند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1: it is worth %Ln point(s) in a trick, the other one less.</source>
        <translation>
            <numerusform>⁨%1⁩ را بردارید: در دست‌ها %Ln امتیاز می‌ارزد و آن یکی کمتر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1: neither of the two is better.</source>
        <translation>⁨%1⁩ را بردارید: هیچ‌کدام بهتر نیست.</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <comment>a hint</comment>
        <translation>⁨%1⁩ را بردارید.</translation>
    </message>
    <message>
        <source>Play %1: the rules allow no other card.</source>
        <translation>⁨%1⁩ را بازی کنید: قوانین کارت دیگری را اجازه نمی‌دهند.</translation>
    </message>
    <message>
        <source>Lead %1: it is cheap, and who must beat it spends more.</source>
        <translation>با ⁨%1⁩ شروع کنید: ارزان است و حریف برای زدن آن بیشتر خرج می‌کند.</translation>
    </message>
    <message numerus="yes">
        <source>Play %1: it wins the trick, %Ln point(s).</source>
        <translation>
            <numerusform>⁨%1⁩ را بازی کنید: دست را می‌برد، %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead %1: nothing can beat it any more.</source>
        <translation>با ⁨%1⁩ شروع کنید: دیگر هیچ کارتی آن را نمی‌زند.</translation>
    </message>
    <message numerus="yes">
        <source>Play %1: the trick is lost, and this gives away only %Ln point(s).</source>
        <translation>
            <numerusform>⁨%1⁩ را بازی کنید: این دست باخته است و تنها %Ln امتیاز از دست می‌رود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1: it costs you least.</source>
        <translation>⁨%1⁩ را بازی کنید: کمتر از همه برایتان خرج دارد.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>a hint</comment>
        <translation>⁨%1⁩ را بازی کنید.</translation>
    </message>
    <message>
        <source>Name %2: it is your longest suit, and your hand melds %L1 with it.</source>
        <comment>points, a suit</comment>
        <translation>⁨%2⁩ را حکم کنید: بلندترین خال شماست و ترکیب‌های دست شما با آن %L1 می‌ارزند.</translation>
    </message>
    <message>
        <source>Name %1.</source>
        <comment>a suit as trump</comment>
        <translation>⁨%1⁩ را حکم کنید.</translation>
    </message>
    <message>
        <source>Keep the twelve with the tag: they meld %L1.</source>
        <comment>points</comment>
        <translation>دوازده کارت نشان‌دار را نگه دارید: ترکیب‌هایشان %L1 می‌ارزند.</translation>
    </message>
    <message>
        <source>Keep these, which meld %L1: %2.</source>
        <comment>points, cards</comment>
        <translation>این‌ها را نگه دارید که ترکیب‌هایشان %L1 می‌ارزند: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>You win with %L1.</source>
        <translation>شما با %L1 بردید.</translation>
    </message>
    <message>
        <source>%2 wins with %L1.</source>
        <translation>⁨%2⁩ با %L1 برد.</translation>
    </message>
    <message>
        <source>You are %L1 short of your bid of %L2 and lose.</source>
        <translation>شما %L1 امتیاز کمتر از پیشنهاد %L2 خود دارید و باختید.</translation>
    </message>
    <message>
        <source>%3 is %L1 short of the bid of %L2 and loses.</source>
        <translation>⁨%3⁩ %L1 امتیاز کمتر از پیشنهاد %L2 دارد و باخت.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <translation>
            <numerusform>%Ln دست</numerusform>
        </translation>
    </message>
    <message>
        <source>Together</source>
        <translation>روی هم</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>پیشنهاد</translation>
    </message>
    <message>
        <source>%L1 short</source>
        <comment>of a bid</comment>
        <translation>%L1 کم</translation>
    </message>
    <message>
        <source>made</source>
        <comment>a bid</comment>
        <translation>رسیده</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>Your bid is made</source>
        <translation>به پیشنهادتان رسیدید</translation>
    </message>
    <message>
        <source>The bid is made</source>
        <translation>به پیشنهاد رسید</translation>
    </message>
    <message>
        <source>%L1 more for your bid</source>
        <translation>%L1 دیگر تا پیشنهادتان</translation>
    </message>
    <message>
        <source>%L1 more for the bid</source>
        <translation>%L1 دیگر تا پیشنهاد</translation>
    </message>
    <message>
        <source>%4: %L1 points, %L2 melds and %L3 tricks.</source>
        <comment>a name, and how it stands</comment>
        <translation>⁨%4⁩: %L1 امتیاز، %L2 از ترکیب‌ها و %L3 از دست‌ها.</translation>
    </message>
    <message>
        <source>%L1 melds and %L2 tricks</source>
        <comment>points</comment>
        <translation>%L1 از ترکیب‌ها و %L2 از دست‌ها</translation>
    </message>
    <message numerus="yes">
        <source>You have taken %Ln trick(s).</source>
        <translation>
            <numerusform>شما %Ln دست برده‌اید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has taken %Ln trick(s).</source>
        <translation>
            <numerusform>⁨%1⁩ %Ln دست برده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>ترکیب‌های شما</translation>
    </message>
    <message>
        <source>%1’s melds</source>
        <translation>ترکیب‌های ⁨%1⁩</translation>
    </message>
    <message>
        <source>A draw, %L1 each. Both win.</source>
        <translation>مساوی، هر کدام %L1. هر دو برنده‌اند.</translation>
    </message>
    <message>
        <source>Nobody had bid, so there was no bid to make.</source>
        <translation>کسی پیشنهاد نداده بود، پس پیشنهادی نبود که به آن برسند.</translation>
    </message>
    <message>
        <source>You made your bid of %L1.</source>
        <translation>شما به پیشنهاد %L1 خود رسیدید.</translation>
    </message>
    <message>
        <source>%2 made the bid of %L1.</source>
        <translation>⁨%2⁩ به پیشنهاد %L1 رسید.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>شما پاس می‌دهید.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>⁨%1⁩ پاس می‌دهد.</translation>
    </message>
    <message>
        <source>You bid %L1.</source>
        <translation>شما %L1 پیشنهاد می‌دهید.</translation>
    </message>
    <message>
        <source>%2 bids %L1.</source>
        <translation>⁨%2⁩ %L1 پیشنهاد می‌دهد.</translation>
    </message>
    <message>
        <source>There is no bid, so you name the trump.</source>
        <translation>پیشنهادی نیست، پس شما حکم را تعیین می‌کنید.</translation>
    </message>
    <message>
        <source>There is no bid, so %1 names the trump.</source>
        <translation>پیشنهادی نیست، پس ⁨%1⁩ حکم را تعیین می‌کند.</translation>
    </message>
    <message>
        <source>You play for %L1 and name the trump.</source>
        <translation>شما برای %L1 بازی می‌کنید و حکم را تعیین می‌کنید.</translation>
    </message>
    <message>
        <source>%2 plays for %L1 and names the trump.</source>
        <translation>⁨%2⁩ برای %L1 بازی می‌کند و حکم را تعیین می‌کند.</translation>
    </message>
    <message>
        <source>You named %1.</source>
        <comment>a suit as trump</comment>
        <translation>شما ⁨%1⁩ را حکم کردید.</translation>
    </message>
    <message>
        <source>%1 named %2.</source>
        <comment>a suit as trump</comment>
        <translation>⁨%1⁩، ⁨%2⁩ را حکم کرد.</translation>
    </message>
    <message>
        <source>You take the %1.</source>
        <translation>شما ⁨%1⁩ را برمی‌دارید.</translation>
    </message>
    <message>
        <source>%1 takes the %2.</source>
        <translation>⁨%1⁩، ⁨%2⁩ را برمی‌دارد.</translation>
    </message>
    <message>
        <source>You have kept your twelve cards.</source>
        <translation>شما دوازده کارتتان را نگه داشتید.</translation>
    </message>
    <message>
        <source>%1 has kept twelve cards.</source>
        <translation>⁨%1⁩ دوازده کارت نگه داشت.</translation>
    </message>
    <message>
        <source>You have no melds.</source>
        <translation>شما ترکیبی ندارید.</translation>
    </message>
    <message>
        <source>%1 has no melds.</source>
        <translation>⁨%1⁩ ترکیبی ندارد.</translation>
    </message>
    <message numerus="yes">
        <source>Your melds: %1. That is %Ln point(s).</source>
        <translation>
            <numerusform>ترکیب‌های شما: ⁨%1⁩. روی هم %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melds of %1: %2. That is %Ln point(s).</source>
        <translation>
            <numerusform>ترکیب‌های ⁨%1⁩: ⁨%2⁩. روی هم %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead the %1.</source>
        <translation>شما با ⁨%1⁩ شروع می‌کنید.</translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translation>⁨%1⁩ با ⁨%2⁩ شروع می‌کند.</translation>
    </message>
    <message>
        <source>You play the %1.</source>
        <translation>شما ⁨%1⁩ را بازی می‌کنید.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>⁨%1⁩، ⁨%2⁩ را بازی می‌کند.</translation>
    </message>
    <message numerus="yes">
        <source>You win the trick, %Ln point(s).</source>
        <translation>
            <numerusform>این دست را شما بردید، %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the trick, %Ln point(s).</source>
        <translation>
            <numerusform>این دست را ⁨%1⁩ برد، %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2.</source>
        <comment>points so far, the bid</comment>
        <translation>%L1 از %L2.</translation>
    </message>
    <message>
        <source>You bid first.</source>
        <translation>اول شما پیشنهاد می‌دهید.</translation>
    </message>
    <message>
        <source>%1 bids first.</source>
        <translation>اول ⁨%1⁩ پیشنهاد می‌دهد.</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>بازی تمام شد. ⁨%1⁩</translation>
    </message>
    <message>
        <source>Led %1</source>
        <comment>what a seat did</comment>
        <translation>شروع با ⁨%1⁩</translation>
    </message>
    <message>
        <source>Led the %1</source>
        <comment>what a seat did</comment>
        <translation>شروع با ⁨%1⁩</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>what a seat did</comment>
        <translation>بازی کرد: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Played the %1</source>
        <comment>what a seat did</comment>
        <translation>بازی کرد: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%L1 in melds</source>
        <comment>points of a seat</comment>
        <translation>%L1 در ترکیب‌ها</translation>
    </message>
    <message>
        <source>Has kept 12</source>
        <comment>cards</comment>
        <translation>۱۲ کارت نگه داشت</translation>
    </message>
    <message>
        <source>Named %1</source>
        <comment>a suit as trump</comment>
        <translation>حکم: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>what a seat did</comment>
        <translation>پاس داد</translation>
    </message>
    <message>
        <source>Bid %L1</source>
        <comment>what a seat did</comment>
        <translation>پیشنهاد %L1</translation>
    </message>
    <message>
        <source>Took %1</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ را برداشت</translation>
    </message>
    <message>
        <source>Took the %1</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ را برداشت</translation>
    </message>
    <message>
        <source>Your bid is made.</source>
        <translation>به پیشنهادتان رسیدید.</translation>
    </message>
    <message>
        <source>The bid is made.</source>
        <translation>به پیشنهاد رسید.</translation>
    </message>
    <message>
        <source>%L1 more for your bid.</source>
        <translation>%L1 دیگر تا پیشنهادتان.</translation>
    </message>
    <message>
        <source>%L1 more for the bid.</source>
        <translation>%L1 دیگر تا پیشنهاد.</translation>
    </message>
</context>
<context>
    <name>PinochleBidStepper</name>
    <message>
        <source>First bid: %L1</source>
        <translation>پیشنهاد اول: %L1</translation>
    </message>
    <message>
        <source>Ten less</source>
        <translation>ده تا کمتر</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>ده تا بیشتر</translation>
    </message>
</context>
<context>
    <name>PinochleBidding</name>
    <message>
        <source>%1 %L2</source>
        <translation>‏⁨%1⁩ %L2</translation>
    </message>
</context>
<context>
    <name>PinochleHint</name>
    <message>
        <source>Try this</source>
        <translation>این را انتخاب کنید</translation>
    </message>
</context>
<context>
    <name>PinochleKeeping</name>
    <message>
        <source>Sort by rank</source>
        <translation>مرتب به ترتیب ارزش</translation>
    </message>
    <message>
        <source>Sort as in the pack</source>
        <translation>مرتب مثل بسته</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>مرتب به ترتیب خال</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>برداشتن همهٔ نشان‌ها</translation>
    </message>
</context>
<context>
    <name>PinochleKeys</name>
    <message>
        <source>In Pinochle</source>
        <translation>در پینوکل</translation>
    </message>
    <message>
        <source>ten more, twenty more, or pass</source>
        <translation>ده تا بیشتر، بیست تا بیشتر، یا پاس</translation>
    </message>
    <message>
        <source>the first bid: ten more, ten less</source>
        <translation>پیشنهاد اول: ده تا بیشتر، ده تا کمتر</translation>
    </message>
    <message>
        <source>while the trump is named: that suit</source>
        <translation>هنگام تعیین حکم: آن خال</translation>
    </message>
    <message>
        <source>with two cards turned up: that one</source>
        <translation>با دو کارت رو شده: همان کارت</translation>
    </message>
</context>
<context>
    <name>PinochleMeldsAside</name>
    <message>
        <source>%1 &lt;b&gt;%L2&lt;/b&gt;</source>
        <comment>a meld, and its points</comment>
        <translation>‏⁨%1⁩ &lt;b&gt;%L2&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>PinochleReckoning</name>
    <message>
        <source>%1: %L2</source>
        <comment>a line of the reckoning</comment>
        <translation>‏⁨%1⁩: %L2</translation>
    </message>
</context>
<context>
    <name>PinochleRules</name>
    <message>
        <source>A game of one deal</source>
        <translation>بازی در یک پخش</translation>
    </message>
    <message>
        <source>Two play, with two of each card from nine to ace. Whoever bids most names the trump, and must reach the bid with melds and tricks together. Who falls short has lost; else the higher score wins.</source>
        <translation>دو نفر بازی می‌کنند، با دو تا از هر کارت از نُه تا آس. هر که بیشتر پیشنهاد بدهد حکم را تعیین می‌کند و باید با ترکیب‌ها و دست‌ها روی هم به پیشنهادش برسد. اگر نرسد باخته است؛ وگرنه امتیاز بالاتر می‌برد.</translation>
    </message>
    <message>
        <source>How a game goes</source>
        <translation>بازی چگونه پیش می‌رود</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>پیشنهادها</translation>
    </message>
    <message>
        <source>Twelve cards each. The first bid is any multiple of %L1; then %L1 or %L2 more in turn, until one of you passes.</source>
        <translation>هر نفر دوازده کارت. پیشنهاد اول هر ضریبی از %L1 است؛ بعد به نوبت %L1 یا %L2 تا بیشتر، تا یکی پاس بدهد.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>حکم</translation>
    </message>
    <message>
        <source>The highest bid names the trump suit.</source>
        <translation>بالاترین پیشنهاد خالِ حکم را تعیین می‌کند.</translation>
    </message>
    <message>
        <source>Cut-throat, if you play it so</source>
        <translation>بی‌رحمانه، اگر چنین بازی کنید</translation>
    </message>
    <message>
        <source>Two cards are turned up, and the highest bid takes one of them. The rest is drawn in turn, and of 24 cards each keeps 12, unseen by the other.</source>
        <translation>دو کارت رو می‌شود و بالاترین پیشنهاد یکی را برمی‌دارد. بقیه را به نوبت می‌کشند و هر نفر از ۲۴ کارت ۱۲ تا را نگه می‌دارد، دور از چشم دیگری.</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>ترکیب‌ها</translation>
    </message>
    <message>
        <source>Both show what their twelve cards meld, and score it.</source>
        <translation>هر دو ترکیب‌های دوازده کارتشان را نشان می‌دهند و امتیازش را می‌گیرند.</translation>
    </message>
    <message>
        <source>Twelve tricks</source>
        <translation>دوازده دست</translation>
    </message>
    <message>
        <source>The highest bid leads. Then whoever won the trick before.</source>
        <translation>بالاترین پیشنهاد شروع می‌کند. بعد هر که دست پیش را برده است.</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>جواب دادن</translation>
    </message>
    <message>
        <source>Beat it if you can</source>
        <translation>اگر می‌توانید بزنید</translation>
    </message>
    <message>
        <source>From high to low: ace, ten, king, queen, jack, nine.</source>
        <translation>از بالا به پایین: آس، ده، شاه، بی‌بی، سرباز، نُه.</translation>
    </message>
    <message>
        <source>Beat it if you can: the ten of hearts beats the king of hearts. From high to low: ace, ten, king, queen, jack, nine.</source>
        <translation>اگر می‌توانید بزنید: ده دل شاه دل را می‌زند. از بالا به پایین: آس، ده، شاه، بی‌بی، سرباز، نُه.</translation>
    </message>
    <message>
        <source>Else play a trump</source>
        <translation>وگرنه حکم بازی کنید</translation>
    </message>
    <message>
        <source>Even where you have a lower card of the suit. Here spades are trump.</source>
        <translation>حتی اگر کارت پایین‌تری از آن خال دارید. اینجا حکم پیک است.</translation>
    </message>
    <message>
        <source>Else play a trump: with spades as trump, the nine of spades beats the ace of hearts. You must, even where you have a lower heart.</source>
        <translation>وگرنه حکم بازی کنید: وقتی حکم پیک است نُه پیک آس دل را می‌زند. باید چنین کنید، حتی اگر دلِ پایین‌تری دارید.</translation>
    </message>
    <message>
        <source>Else any card</source>
        <translation>وگرنه هر کارتی</translation>
    </message>
    <message>
        <source>Who has led wins then, and with an equal card too.</source>
        <translation>آن‌گاه کسی که شروع کرده می‌برد، با کارت برابر هم.</translation>
    </message>
    <message>
        <source>Else any card: the jack of clubs loses to the ace of hearts. Who has led wins with an equal card, too.</source>
        <translation>وگرنه هر کارتی: سرباز گشنیز به آس دل می‌بازد. کسی که شروع کرده با کارت برابر هم می‌برد.</translation>
    </message>
    <message>
        <source>Melds, with spades as trump</source>
        <translation>ترکیب‌ها، وقتی حکم پیک است</translation>
    </message>
    <message>
        <source>Double run</source>
        <translation>ردیف دوبل</translation>
    </message>
    <message>
        <source>Jacks abound</source>
        <translation>هشت سرباز</translation>
    </message>
    <message>
        <source>Double pinochle</source>
        <translation>پینوکل دوبل</translation>
    </message>
    <message>
        <source>Run and royal marriage</source>
        <translation>ردیف و ازدواج شاهانه</translation>
    </message>
    <message>
        <source>Run and king, or run and queen</source>
        <translation>ردیف و شاه، یا ردیف و بی‌بی</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>ردیف</translation>
    </message>
    <message>
        <source>Aces around</source>
        <translation>چهار آس</translation>
    </message>
    <message>
        <source>Royal marriage</source>
        <translation>ازدواج شاهانه</translation>
    </message>
    <message>
        <source>Pinochle</source>
        <translation>پینوکل</translation>
    </message>
    <message>
        <source>Common marriage, of any other suit</source>
        <translation>ازدواج ساده، از هر خال دیگر</translation>
    </message>
    <message>
        <source>Dix, the nine of trump</source>
        <translation>نُهِ حکم</translation>
    </message>
    <message>
        <source>Each kind counts once, the highest first, and a card counts in one meld only.</source>
        <translation>هر نوع یک بار حساب می‌شود، از بالاترین، و هر کارت تنها در یک ترکیب.</translation>
    </message>
    <message>
        <source>What cards are worth in tricks</source>
        <translation>ارزش کارت‌ها در دست‌ها</translation>
    </message>
    <message>
        <source>Ace %L1, ten %L2, king %L3, queen %L4, jack %L5, nine nothing; but the nine of trump %L2.</source>
        <translation>آس %L1، ده %L2، شاه %L3، بی‌بی %L4، سرباز %L5، نُه هیچ؛ اما نُهِ حکم %L2.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>چگونه بازی کنید</translation>
    </message>
    <message>
        <source>Click a bid, a suit or a card, then the button; or double click a card, or drag it to its place. To keep twelve, click those that you want.</source>
        <translation>روی پیشنهاد، خال یا کارت کلیک کنید، بعد روی دکمه؛ یا کارت را دوبار کلیک کنید، یا به جایش بکشید. برای نگه داشتن دوازده کارت، روی آن‌هایی که می‌خواهید کلیک کنید.</translation>
    </message>
    <message>
        <source>1 bids ten more, 2 twenty more, P passes. S, H, D and C choose the trump, 1 and 2 the card that is turned up. The arrows and Space choose cards, Enter plays. H asks for a hint, ? shows all keys.</source>
        <translation>کلید ۱ ده تا بیشتر پیشنهاد می‌دهد، ۲ بیست تا بیشتر، P پاس می‌دهد. کلیدهای S، H، D و C حکم را انتخاب می‌کنند، ۱ و ۲ کارت رو شده را. جهت‌نماها و Space کارت‌ها را انتخاب می‌کنند و Enter بازی می‌کند. H راهنمایی می‌خواهد و ؟ همهٔ کلیدها را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>All that happens is told in order, a sentence each, and what you mark is told with what it would meld.</source>
        <translation>هر چه رخ دهد به ترتیب گفته می‌شود، هر کدام با یک جمله، و آنچه نشان می‌کنید با ترکیب‌هایش.</translation>
    </message>
</context>
<context>
    <name>PinochleTricks</name>
    <message>
        <source>Your card</source>
        <translation>کارت شما</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>کارت شما</translation>
    </message>
</context>
<context>
    <name>PinochleWorth</name>
    <message>
        <source>Bid what &lt;b&gt;melds and tricks&lt;/b&gt; will bring you</source>
        <translation>به اندازهٔ &lt;b&gt;ترکیب‌ها و دست‌ها&lt;/b&gt; پیشنهاد بدهید</translation>
    </message>
    <message>
        <source>The highest bid &lt;b&gt;names the trump&lt;/b&gt;</source>
        <translation>بالاترین پیشنهاد &lt;b&gt;حکم را تعیین می‌کند&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Who falls short of the bid &lt;b&gt;loses&lt;/b&gt;</source>
        <translation>هر که به پیشنهادش نرسد &lt;b&gt;می‌بازد&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Your melds, by trump</source>
        <translation>ترکیب‌های شما با هر حکم</translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>Empty</source>
        <translation>خالی</translation>
    </message>
</context>
<context>
    <name>PlayNote</name>
    <message>
        <source>&lt;b&gt;Play now&lt;/b&gt; seats you with bots and deals at once. The button beside it lets you choose the seats first.</source>
        <translation>با &lt;b&gt;بازی فوری&lt;/b&gt; کنار ربات‌ها می‌نشینید و کارت‌ها بی‌درنگ پخش می‌شوند. با دکمهٔ کنارش می‌توانید اول صندلی‌ها را بچینید.</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Come in</source>
        <translation>ورود</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>پیوستن</translation>
    </message>
    <message>
        <source>Do not join</source>
        <translation>نمی‌پیوندم</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Join all the same</source>
        <translation>با این حال می‌پیوندم</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>نام شما</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>رمز</translation>
    </message>
    <message>
        <source>The key that you know</source>
        <translation>کلیدی که می‌شناسید</translation>
    </message>
    <message>
        <source>The key that is shown now</source>
        <translation>کلیدی که اکنون نشان داده می‌شود</translation>
    </message>
</context>
<context>
    <name>RailTable</name>
    <message>
        <source>%1 · full</source>
        <extracomment>Whose table, and that no seat is free</extracomment>
        <translation>⁨%1⁩، پر</translation>
    </message>
    <message>
        <source>%3 · %L1 of %L2</source>
        <extracomment>%3 is whose table it is; how many of its seats are taken.</extracomment>
        <translation>⁨%3⁩، %L1 از %L2</translation>
    </message>
    <message>
        <source>My seat</source>
        <translation>صندلی من</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>ورود</translation>
    </message>
    <message>
        <source>Take my seat at %1</source>
        <translation>نشستن سر جایم در ⁨%1⁩</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>پیوستن به ⁨%1⁩</translation>
    </message>
    <message>
        <source>Asks for a password</source>
        <translation>رمز می‌خواهد</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>تماشا</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>تماشای ⁨%1⁩</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>نمایش</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>نمایش ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>RemoveDialog</name>
    <message>
        <source>Remove %1 from the table?</source>
        <translation>⁨%1⁩ از میز کنار گذاشته شود؟</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>کنار گذاشتن</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>They are told, and cannot come back to this table until you let them.</source>
        <translation>به او گفته می‌شود و تا اجازه ندهید نمی‌تواند به این میز برگردد.</translation>
    </message>
    <message>
        <source>Keep their address away, too</source>
        <translation>نشانی‌اش هم کنار گذاشته شود</translation>
    </message>
    <message>
        <source>For ten minutes nobody joins this table from there.</source>
        <translation>تا ده دقیقه هیچ‌کس از آنجا به این میز نمی‌آید.</translation>
    </message>
</context>
<context>
    <name>ResultFooter</name>
    <message>
        <source>Leave</source>
        <translation>ترک میز</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>یک لحظه …</translation>
    </message>
</context>
<context>
    <name>RulesHowTo</name>
    <message>
        <source>With the mouse</source>
        <translation>با ماوس</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>با صفحه‌کلید</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>با صفحه‌خوان</translation>
    </message>
</context>
<context>
    <name>RulesLine</name>
    <message>
        <source>%1. %2</source>
        <translation>‏⁨%1⁩. ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>قوانین ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
</context>
<context>
    <name>RulesWorth</name>
    <message>
        <source>%1: %L2 points</source>
        <comment>what cards are worth</comment>
        <translation>⁨%1⁩: %L2 امتیاز</translation>
    </message>
</context>
<context>
    <name>SeatSetup</name>
    <message>
        <source>Take %1 away</source>
        <translation>برداشتن ⁨%1⁩</translation>
    </message>
    <message>
        <source>Remove %1 from the table</source>
        <translation>کنار گذاشتن ⁨%1⁩ از میز</translation>
    </message>
    <message>
        <source>Next game: %1</source>
        <translation>بازی بعد: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Kind of bot</source>
        <translation>نوع ربات</translation>
    </message>
    <message>
        <source>%1 comes with the next game</source>
        <translation>⁨%1⁩ از بازی بعد می‌آید</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>صندلی خالی</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>افزودن ربات</translation>
    </message>
    <message>
        <source>Invite someone</source>
        <translation>دعوت از کسی</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>اینجا می‌نشینم</translation>
    </message>
    <message>
        <source>Pace of the bot</source>
        <translation>سرعت ربات</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ربات</translation>
    </message>
    <message>
        <source>Give this seat to …</source>
        <translation>واگذاری صندلی …</translation>
    </message>
    <message>
        <source>Give %1’s seat to somebody else</source>
        <translation>دادن صندلی ⁨%1⁩ به کس دیگر</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Otto</source>
        <translation>اتو</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>هوگو</translation>
    </message>
    <message>
        <source>Nora</source>
        <translation>نورا</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>آیریس</translation>
    </message>
    <message>
        <source>Emil</source>
        <translation>امیل</translation>
    </message>
    <message>
        <source>Tilda</source>
        <translation>تیلدا</translation>
    </message>
    <message>
        <source>Ivar</source>
        <translation>ایوار</translation>
    </message>
    <message>
        <source>Alma</source>
        <translation>آلما</translation>
    </message>
    <message>
        <source>A bot holds this seat</source>
        <translation>صندلی دست ربات است</translation>
    </message>
    <message>
        <source>Lost the connection</source>
        <translation>اتصالش قطع شده</translation>
    </message>
    <message>
        <source>You, table owner</source>
        <translation>شما، صاحب میز</translation>
    </message>
    <message>
        <source>You</source>
        <translation>شما</translation>
    </message>
    <message>
        <source>Table owner</source>
        <translation>صاحب میز</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>آماده</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>هنوز آماده نیست</translation>
    </message>
    <message>
        <source>You, not ready yet</source>
        <translation>شما، هنوز آماده نیستید</translation>
    </message>
    <message>
        <source>Table owner, ready</source>
        <translation>صاحب میز، آماده</translation>
    </message>
    <message>
        <source>Table owner, not ready yet</source>
        <translation>صاحب میز، هنوز آماده نیست</translation>
    </message>
    <message>
        <source>Has left for now</source>
        <translation>فعلاً رفته است</translation>
    </message>
</context>
<context>
    <name>SetPasswordDialog</name>
    <message>
        <source>Password</source>
        <translation>رمز</translation>
    </message>
    <message>
        <source>Who wants to join is asked for it. Leave it empty for none.</source>
        <translation>از هر که بخواهد بپیوندد پرسیده می‌شود. برای میز بی‌رمز خالی بگذارید.</translation>
    </message>
    <message>
        <source>No password</source>
        <translation>بی‌رمز</translation>
    </message>
    <message>
        <source>Set password</source>
        <translation>گذاشتن رمز</translation>
    </message>
    <message>
        <source>Password of the table</source>
        <translation>رمز میز</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>As the system</source>
        <translation>مانند سیستم</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>روشنایی</translation>
    </message>
    <message>
        <source>Evening is dark, Day is light</source>
        <translation>شب تیره است و روز روشن</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>شب</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>روز</translation>
    </message>
    <message>
        <source>System</source>
        <translation>سیستم</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>چهار رنگ</translation>
    </message>
    <message>
        <source>Green clubs and blue diamonds</source>
        <translation>گشنیز سبز و خشت آبی</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>حرکت</translation>
    </message>
    <message>
        <source>How fast cards travel</source>
        <translation>سرعت جابه‌جایی کارت‌ها</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بی‌حرکت</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>آرام</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>معمولی</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>سریع</translation>
    </message>
    <message>
        <source>Bots think for</source>
        <translation>زمان فکر ربات‌ها</translation>
    </message>
    <message>
        <source>So that you can follow the game</source>
        <translation>تا بتوانید بازی را دنبال کنید</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 ثانیه</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>نوشته‌ها</translation>
    </message>
    <message>
        <source>Size of all text</source>
        <translation>اندازهٔ همهٔ نوشته‌ها</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>بزرگ</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>بزرگ‌تر</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Look</source>
        <translation>ظاهر</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>صدا</translation>
    </message>
    <message>
        <source>You</source>
        <translation>شما</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>کلیدها</translation>
    </message>
    <message>
        <source>About</source>
        <translation>درباره</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Part of the settings</source>
        <translation>بخش تنظیمات</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>تغییرات بی‌درنگ اثر می‌کنند.</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Order of the hand</source>
        <translation>ترتیب دست</translation>
    </message>
    <message>
        <source>How your cards lie; O changes it at the table</source>
        <translation>چینش کارت‌های شما؛ سر میز با O عوض می‌شود</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>به‌ترتیب خال</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>به‌ترتیب عدد</translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation>همان‌طور که آمد</translation>
    </message>
    <message>
        <source>Keep my tables open</source>
        <translation>میزهایم باز بمانند</translation>
    </message>
    <message>
        <source>When you close the window, the others play on, and you are not asked</source>
        <translation>وقتی پنجره را می‌بندید، دیگران ادامه می‌دهند و از شما پرسیده نمی‌شود</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>How it looks</source>
        <translation>این‌طور دیده می‌شود</translation>
    </message>
    <message>
        <source>Ranks and suits are told apart by their shapes; colour only helps.</source>
        <translation>عدد و خال از شکلشان شناخته می‌شوند؛ رنگ تنها کمک می‌کند.</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sounds</source>
        <translation>صداها</translation>
    </message>
    <message>
        <source>Nothing is told by sound alone</source>
        <translation>هیچ چیز تنها با صدا گفته نمی‌شود</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>بلندی صدا</translation>
    </message>
</context>
<context>
    <name>SettingsYou</name>
    <message>
        <source>This is how the others see you. Your colour comes with your name.</source>
        <translation>دیگران شما را این‌طور می‌بینند. رنگتان با نامتان می‌آید.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>تغییر نام</translation>
    </message>
</context>
<context>
    <name>SetupOptions</name>
    <message>
        <source>Turn limit</source>
        <translation>مهلت هر نوبت</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>رمز</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>تغییر</translation>
    </message>
    <message>
        <source>None</source>
        <translation>ندارد</translation>
    </message>
    <message>
        <source>Change the password</source>
        <translation>تغییر رمز</translation>
    </message>
    <message>
        <source>Set a password</source>
        <translation>گذاشتن رمز</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>دارد</translation>
    </message>
    <message>
        <source>Keep open when I leave</source>
        <translation>پس از رفتنم باز بماند</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>دیگران می‌توانند تماشا کنند</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>others may watch</comment>
        <translation>بله</translation>
    </message>
    <message>
        <source>No</source>
        <comment>others may watch</comment>
        <translation>نه</translation>
    </message>
</context>
<context>
    <name>SetupOthers</name>
    <message>
        <source>Remove %1 from the table</source>
        <translation>کنار گذاشتن ⁨%1⁩ از میز</translation>
    </message>
    <message>
        <source>Let back</source>
        <translation>اجازهٔ بازگشت</translation>
    </message>
    <message>
        <source>Let %1 come back to the table</source>
        <translation>اجازهٔ بازگشت ⁨%1⁩ به میز</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Host a table</source>
        <translation>میزبانی یک میز</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>بستن میز</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>ترک میز</translation>
    </message>
    <message>
        <source>%1 hosts this table</source>
        <translation>⁨%1⁩ میزبان این میز است</translation>
    </message>
</context>
<context>
    <name>SetupRules</name>
    <message>
        <source>Fewer rules</source>
        <translation>قوانین کمتر</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>همهٔ قوانین</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>تعداد بازیکنان</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>کمتر</translation>
    </message>
    <message>
        <source>More</source>
        <translation>بیشتر</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Hint</source>
        <translation>راهنمایی</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>کارتی دیگر</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Join the next game</source>
        <translation>بازی بعد می‌نشینم</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Leave the table</source>
        <translation>ترک میز</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>راهنمایی</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Log and chat</source>
        <translation>رویدادها و گپ</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>رویدادها</translation>
    </message>
    <message numerus="yes">
        <source>Chat, %Ln new</source>
        <translation>
            <numerusform>گپ، %Ln پیام تازه</numerusform>
        </translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>گپ</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>منو</translation>
    </message>
    <message>
        <source>%1 · Not a fair deal</source>
        <translation>⁨%1⁩، پخش بی‌ضمانت</translation>
    </message>
    <message>
        <source>Not a fair deal: the cards come from a file</source>
        <translation>پخش بی‌ضمانت: کارت‌ها از یک فایل می‌آیند</translation>
    </message>
    <message>
        <source>Cards from a file</source>
        <translation>کارت‌ها از فایل</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, and how it is played</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>TableCardItem</name>
    <message>
        <source>just played</source>
        <translation>تازه بازی‌شده</translation>
    </message>
    <message>
        <source>%L1 of %L2, selected, can be played</source>
        <translation>%L1 از %L2، انتخاب‌شده، می‌توان بازی کرد</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 از %L2</translation>
    </message>
    <message>
        <source>%L1 of %L2, cannot be played now</source>
        <translation>%L1 از %L2، اکنون نمی‌توان بازی کرد</translation>
    </message>
    <message>
        <source>%L1 of %L2, just drawn, can be played</source>
        <translation>%L1 از %L2، تازه برداشته، می‌توان بازی کرد</translation>
    </message>
    <message>
        <source>%L1 of %L2, can be played</source>
        <translation>%L1 از %L2، می‌توان بازی کرد</translation>
    </message>
    <message>
        <source>Try this</source>
        <translation>این را بازی کنید</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>تازه</translation>
    </message>
    <message>
        <source>chosen to be picked up</source>
        <translation>برای برداشتن انتخاب شده</translation>
    </message>
    <message>
        <source>can be picked up</source>
        <translation>برداشتنی</translation>
    </message>
    <message>
        <source>%L1 of %L2, marked</source>
        <translation>%L1 از %L2، نشان‌دار</translation>
    </message>
    <message>
        <source>%L1 of %L2, can be marked</source>
        <translation>%L1 از %L2، می‌توان نشان کرد</translation>
    </message>
    <message>
        <source>%L1 of %L2, selected, can be taken</source>
        <translation>%L1 از %L2، انتخاب‌شده، می‌توان برداشت</translation>
    </message>
    <message>
        <source>%L1 of %L2, can be taken</source>
        <translation>%L1 از %L2، می‌توان برداشت</translation>
    </message>
</context>
<context>
    <name>TableChat</name>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>هنوز کسی چیزی نگفته است.</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>چیزی بگویید</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>فرستادن</translation>
    </message>
</context>
<context>
    <name>TableDrawer</name>
    <message>
        <source>Log</source>
        <translation>رویدادها</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>گپ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Log or chat</source>
        <translation>رویدادها یا گپ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>TableKeysPanel</name>
    <message>
        <source>Keys</source>
        <translation>کلیدها</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>TableLog</name>
    <message>
        <source>Click a line to see its card on the table.</source>
        <translation>روی یک سطر کلیک کنید تا کارتش روی میز نشان داده شود.</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Every card that is played will be written down here.</source>
        <translation>هنوز چیزی روی نداده است. هر کارتی که بازی شود اینجا نوشته می‌شود.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Seats and options</source>
        <translation>صندلی‌ها و گزینه‌ها</translation>
    </message>
    <message>
        <source>Seats and invitation</source>
        <translation>صندلی‌ها و دعوت‌نامه</translation>
    </message>
    <message>
        <source>Next game: %1</source>
        <translation>بازی بعدی: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>ترتیب دست</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>خاموش کردن صدا</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>روشن کردن صدا</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>تمام‌صفحه</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>همهٔ کلیدها</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>ترک میز</translation>
    </message>
    <message>
        <source>Invite people…</source>
        <translation>دعوت از دیگران…</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>استراحت</translation>
    </message>
</context>
<context>
    <name>TableNameEditor</name>
    <message>
        <source>Rename the table</source>
        <translation>تغییر نام میز</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>نام میز</translation>
    </message>
</context>
<context>
    <name>TableNews</name>
    <message>
        <source>A bot holds your seat.</source>
        <translation>رباتی صندلی شما را نگه داشته است.</translation>
    </message>
    <message>
        <source>You have your seat again.</source>
        <translation>دوباره سر جای خود نشستید.</translation>
    </message>
    <message>
        <source>%1 lost the connection.</source>
        <translation>اتصال ⁨%1⁩ قطع شد.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>⁨%1⁩ برگشت.</translation>
    </message>
    <message>
        <source>A bot holds %1’s seat.</source>
        <translation>رباتی صندلی ⁨%1⁩ را نگه داشته است.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>⁨%1⁩ دوباره بازی می‌کند.</translation>
    </message>
    <message>
        <source>%1 wants another game.</source>
        <translation>⁨%1⁩ یک بازی دیگر می‌خواهد.</translation>
    </message>
    <message>
        <source>The table is yours now.</source>
        <translation>میز اکنون مال شماست.</translation>
    </message>
    <message>
        <source>The table is %1’s now.</source>
        <translation>میز اکنون مال ⁨%1⁩ است.</translation>
    </message>
    <message>
        <source>You take a seat.</source>
        <translation>شما سر میز می‌نشینید.</translation>
    </message>
    <message>
        <source>You take %1’s seat.</source>
        <translation>شما به‌جای ⁨%1⁩ می‌نشینید.</translation>
    </message>
    <message>
        <source>%1 has left.</source>
        <translation>⁨%1⁩ رفت.</translation>
    </message>
    <message>
        <source>%1 has left. %2 sits there now.</source>
        <translation>⁨%1⁩ رفت. اکنون ⁨%2⁩ آنجا نشسته است.</translation>
    </message>
    <message>
        <source>%1 has left. %2, a bot, sits there now.</source>
        <translation>⁨%1⁩ رفت. اکنون ربات ⁨%2⁩ آنجا نشسته است.</translation>
    </message>
    <message>
        <source>%1’s seat is open.</source>
        <translation>صندلی ⁨%1⁩ خالی شد.</translation>
    </message>
    <message>
        <source>%1 takes a seat.</source>
        <translation>⁨%1⁩ سر میز می‌نشیند.</translation>
    </message>
    <message>
        <source>%1 takes %2’s seat.</source>
        <translation>⁨%1⁩ به‌جای ⁨%2⁩ می‌نشیند.</translation>
    </message>
    <message>
        <source>%1, a bot, sits at the table.</source>
        <translation>ربات ⁨%1⁩ سر میز نشست.</translation>
    </message>
    <message>
        <source>The table is called %1 now.</source>
        <translation>نام میز اکنون ⁨%1⁩ است.</translation>
    </message>
    <message>
        <source>There is no turn limit any more.</source>
        <translation>نوبت‌ها دیگر محدودیت زمانی ندارند.</translation>
    </message>
    <message numerus="yes">
        <source>Each turn has %Ln second(s) now.</source>
        <translation>
            <numerusform>هر نوبت اکنون %Ln ثانیه است.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table has a password now.</source>
        <translation>میز اکنون رمز دارد.</translation>
    </message>
    <message>
        <source>The table has no password any more.</source>
        <translation>میز دیگر رمز ندارد.</translation>
    </message>
    <message>
        <source>The next game is %1.</source>
        <translation>بازی بعدی ⁨%1⁩ است.</translation>
    </message>
    <message>
        <source>You take %1’s seat from the next game on.</source>
        <translation>شما از بازی بعد به‌جای ⁨%1⁩ می‌نشینید.</translation>
    </message>
    <message>
        <source>%1 takes %2’s seat from the next game on.</source>
        <translation>⁨%1⁩ از بازی بعد به‌جای ⁨%2⁩ می‌نشیند.</translation>
    </message>
    <message>
        <source>Others may watch now.</source>
        <translation>از حالا دیگران می‌توانند تماشا کنند.</translation>
    </message>
    <message>
        <source>Others may not watch any more.</source>
        <translation>دیگران دیگر نمی‌توانند تماشا کنند.</translation>
    </message>
    <message>
        <source>%1 waits for a seat.</source>
        <translation>⁨%1⁩ منتظر صندلی است.</translation>
    </message>
    <message>
        <source>You wait for a seat.</source>
        <translation>منتظر صندلی هستید.</translation>
    </message>
    <message>
        <source>This table is open to your network now.</source>
        <translation>این میز اکنون برای شبکهٔ شما باز است.</translation>
    </message>
    <message>
        <source>%1 did not answer for two minutes, so the table is yours now.</source>
        <translation>⁨%1⁩ دو دقیقه جواب نداد، پس میز اکنون مال شماست.</translation>
    </message>
    <message>
        <source>You did not answer for two minutes, so the table is %1’s now.</source>
        <translation>شما دو دقیقه جواب ندادید، پس میز اکنون مال ⁨%1⁩ است.</translation>
    </message>
    <message>
        <source>%1 has left for now.</source>
        <translation>⁨%1⁩ فعلاً از سر میز رفت.</translation>
    </message>
</context>
<context>
    <name>TablePace</name>
    <message>
        <source>Play</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>یک حرکت</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>Speed in per cent</source>
        <translation>سرعت به درصد</translation>
    </message>
    <message>
        <source>%L1%</source>
        <translation>%L1 درصد</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>حرکت کارت‌ها</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Result</source>
        <translation>نتیجه</translation>
    </message>
</context>
<context>
    <name>TableRemarks</name>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>TableSeats</name>
    <message>
        <source>Add bot</source>
        <translation>افزودن ربات</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>اینجا می‌نشینم</translation>
    </message>
</context>
<context>
    <name>Thrones</name>
    <message>
        <source>Put %1 on ours</source>
        <translation>⁨%1⁩ به دستهٔ ما</translation>
    </message>
    <message>
        <source>Put %1 on theirs</source>
        <translation>⁨%1⁩ به دستهٔ حریف</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>پاس</translation>
    </message>
    <message>
        <source>No card of yours has a place now. You can only pass.</source>
        <translation>اکنون هیچ کارت شما جایی ندارد. تنها می‌توانید پاس بدهید.</translation>
    </message>
    <message>
        <source>Put a heart on our pile.</source>
        <translation>یک دل روی دستهٔ ما بگذارید.</translation>
    </message>
    <message>
        <source>Put %1 on a pile.</source>
        <translation>کارت ⁨%1⁩ را روی یکی از دسته‌ها بگذارید.</translation>
    </message>
    <message>
        <source>Choose a card, or pass.</source>
        <translation>کارتی انتخاب کنید یا پاس بدهید.</translation>
    </message>
    <message>
        <source>Choose a heart</source>
        <translation>انتخاب یک دل</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>انتخاب یک کارت</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>نوبت شما نیست.</translation>
    </message>
    <message>
        <source>Only a card of your own hand can be put on a pile.</source>
        <translation>تنها کارتی از دست خودتان را می‌توانید روی دسته‌ها بگذارید.</translation>
    </message>
    <message>
        <source>Your turn. No card of yours has a place now. You can only pass.</source>
        <translation>نوبت شماست. اکنون هیچ کارت شما جایی ندارد. تنها می‌توانید پاس بدهید.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). No card of yours has a place now. You can only pass.</source>
        <translation>
            <numerusform>نوبت شماست، %Ln ثانیه. اکنون هیچ کارت شما جایی ندارد. تنها می‌توانید پاس بدهید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Put a heart on our pile.</source>
        <translation>نوبت شماست. یک دل روی دستهٔ ما بگذارید.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Put a heart on our pile.</source>
        <translation>
            <numerusform>نوبت شماست، %Ln ثانیه. یک دل روی دستهٔ ما بگذارید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Choose a card, or pass.</source>
        <translation>نوبت شماست. کارتی انتخاب کنید یا پاس بدهید.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Choose a card, or pass.</source>
        <translation>
            <numerusform>نوبت شماست، %Ln ثانیه. کارتی انتخاب کنید یا پاس بدهید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to put it on our pile.</source>
        <translation>کارت ⁨%1⁩ انتخاب شد. برای گذاشتن آن روی دستهٔ ما Enter را بزنید.</translation>
    </message>
    <message>
        <source>Selected %1. Up and down choose the pile, Enter puts it there.</source>
        <translation>کارت ⁨%1⁩ انتخاب شد. با بالا و پایین دسته را انتخاب کنید و با Enter کارت را بگذارید.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for us</source>
        <translation>
            <numerusform>%L1 از %L2 بیشتر است، %Ln برای ما</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for them</source>
        <translation>
            <numerusform>%L1 از %L2 بیشتر است، %Ln برای حریف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for the top team</source>
        <translation>
            <numerusform>%L1 از %L2 بیشتر است، %Ln برای تیم بالا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 از %L2 بیشتر است، %Ln برای تیم پایین</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for us</source>
        <translation>
            <numerusform>%L1 به %L2 نمی‌رسد: %Ln برای ما</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for them</source>
        <translation>
            <numerusform>%L1 به %L2 نمی‌رسد: %Ln برای حریف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for the top team</source>
        <translation>
            <numerusform>%L1 به %L2 نمی‌رسد: %Ln برای تیم بالا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 به %L2 نمی‌رسد: %Ln برای تیم پایین</numerusform>
        </translation>
    </message>
    <message>
        <source>Our %L1 beats their %L2</source>
        <translation>حملهٔ %L1 ما از دفاع %L2 حریف گذشت</translation>
    </message>
    <message>
        <source>Their %L1 beats our %L2</source>
        <translation>حملهٔ %L1 حریف از دفاع %L2 ما گذشت</translation>
    </message>
    <message>
        <source>Top %L1 beats bottom %L2</source>
        <translation>حملهٔ %L1 بالا از دفاع %L2 پایین گذشت</translation>
    </message>
    <message>
        <source>Bottom %L1 beats top %L2</source>
        <translation>حملهٔ %L1 پایین از دفاع %L2 بالا گذشت</translation>
    </message>
    <message>
        <source>Our %L1 fails against their %L2</source>
        <translation>حملهٔ %L1 ما از دفاع %L2 حریف نگذشت</translation>
    </message>
    <message>
        <source>Their %L1 fails against our %L2</source>
        <translation>حملهٔ %L1 حریف از دفاع %L2 ما نگذشت</translation>
    </message>
    <message>
        <source>Top %L1 fails against bottom %L2</source>
        <translation>حملهٔ %L1 بالا از دفاع %L2 پایین نگذشت</translation>
    </message>
    <message>
        <source>Bottom %L1 fails against top %L2</source>
        <translation>حملهٔ %L1 پایین از دفاع %L2 بالا نگذشت</translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>نبرد: حملهٔ %L1 ما از دفاع %L2 گذشت، %Ln امتیاز برای ما.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 fails against %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>نبرد: حملهٔ %L1 ما از دفاع %L2 نگذشت، %Ln امتیاز برای حریف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>نبرد: حملهٔ %L1 بالا از دفاع %L2 گذشت، %Ln امتیاز برای تیم بالا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 fails against %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>نبرد: حملهٔ %L1 بالا از دفاع %L2 نگذشت، %Ln امتیاز برای تیم پایین.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>حملهٔ %L1 ما از دفاع %L2 گذشت، %Ln امتیاز برای ما.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 fails against %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>حملهٔ %L1 ما از دفاع %L2 نگذشت، %Ln امتیاز برای حریف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>حملهٔ %L1 بالا از دفاع %L2 گذشت، %Ln امتیاز برای تیم بالا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 fails against %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>حملهٔ %L1 بالا از دفاع %L2 نگذشت، %Ln امتیاز برای تیم پایین.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 beats %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>حملهٔ %L1 حریف از دفاع %L2 گذشت، %Ln امتیاز برای حریف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 fails against %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>حملهٔ %L1 حریف از دفاع %L2 نگذشت، %Ln امتیاز برای ما.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 beats %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>حملهٔ %L1 پایین از دفاع %L2 گذشت، %Ln امتیاز برای تیم پایین.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 fails against %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>حملهٔ %L1 پایین از دفاع %L2 نگذشت، %Ln امتیاز برای تیم بالا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This battle is a draw, %Ln point(s) each.</source>
        <translation>
            <numerusform>این نبرد مساوی شد، هر تیم %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We win this battle, %Ln point(s).</source>
        <translation>
            <numerusform>این نبرد را ما بردیم، %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win this battle, %Ln point(s).</source>
        <translation>
            <numerusform>این نبرد را حریف برد، %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top team wins this battle, %Ln point(s).</source>
        <translation>
            <numerusform>این نبرد را تیم بالا برد، %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom team wins this battle, %Ln point(s).</source>
        <translation>
            <numerusform>این نبرد را تیم پایین برد، %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>We win this battle, %L1 to %L2.</source>
        <translation>این نبرد را ما بردیم، %L1 بر %L2.</translation>
    </message>
    <message>
        <source>They win this battle, %L1 to %L2.</source>
        <translation>این نبرد را حریف برد، %L1 بر %L2.</translation>
    </message>
    <message>
        <source>The top team wins this battle, %L1 to %L2.</source>
        <translation>این نبرد را تیم بالا برد، %L1 بر %L2.</translation>
    </message>
    <message>
        <source>The bottom team wins this battle, %L1 to %L2.</source>
        <translation>این نبرد را تیم پایین برد، %L1 بر %L2.</translation>
    </message>
    <message numerus="yes">
        <source>Both teams have %Ln point(s).</source>
        <translation>
            <numerusform>هر دو تیم %Ln امتیاز دارند.</numerusform>
        </translation>
    </message>
    <message>
        <source>We lead %L1 to %L2.</source>
        <translation>ما %L1 بر %L2 جلو هستیم.</translation>
    </message>
    <message>
        <source>They lead %L1 to %L2.</source>
        <translation>حریف %L1 بر %L2 جلوست.</translation>
    </message>
    <message>
        <source>The top team leads %L1 to %L2.</source>
        <translation>تیم بالا %L1 بر %L2 جلوست.</translation>
    </message>
    <message>
        <source>The bottom team leads %L1 to %L2.</source>
        <translation>تیم پایین %L1 بر %L2 جلوست.</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>نبرد</translation>
    </message>
    <message>
        <source>turn %L1 of %L2</source>
        <translation>نوبت %L1 از %L2</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>ما</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>حریف</translation>
    </message>
    <message>
        <source>Top pile</source>
        <translation>دستهٔ بالا</translation>
    </message>
    <message>
        <source>Bottom pile</source>
        <translation>دستهٔ پایین</translation>
    </message>
    <message>
        <source>Our pile: empty.</source>
        <translation>دستهٔ ما: خالی.</translation>
    </message>
    <message>
        <source>Their pile: empty.</source>
        <translation>دستهٔ حریف: خالی.</translation>
    </message>
    <message>
        <source>The top pile: empty.</source>
        <translation>دستهٔ بالا: خالی.</translation>
    </message>
    <message>
        <source>The bottom pile: empty.</source>
        <translation>دستهٔ پایین: خالی.</translation>
    </message>
    <message numerus="yes">
        <source>Our pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>دستهٔ ما: حمله %L1، دفاع %L2، %Ln کارت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>دستهٔ حریف: حمله %L1، دفاع %L2، %Ln کارت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>دستهٔ بالا: حمله %L1، دفاع %L2، %Ln کارت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>دستهٔ پایین: حمله %L1، دفاع %L2، %Ln کارت.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Ours&lt;/b&gt;, with %1</source>
        <translation>&lt;b&gt;ما&lt;/b&gt;، با ⁨%1⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;Theirs&lt;/b&gt;</source>
        <translation>&lt;b&gt;حریف&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <comment>a team</comment>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Ours %L1, theirs %L2</source>
        <translation>ما %L1، حریف %L2</translation>
    </message>
    <message>
        <source>Top %L1, bottom %L2</source>
        <translation>بالا %L1، پایین %L2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln heart(s) left</source>
        <translation>
            <numerusform>%Ln دل مانده</numerusform>
        </translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>Play %L1 of %L2</source>
        <translation>دست %L1 از %L2</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>دست بعدی</translation>
    </message>
    <message numerus="yes">
        <source>%Ln with you</source>
        <comment>points of a team</comment>
        <translation>
            <numerusform>%Ln با شما</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with %1</source>
        <comment>points of a team</comment>
        <translation>
            <numerusform>%Ln با ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>With you</source>
        <translation>یار شما</translation>
    </message>
    <message>
        <source>%1, with you</source>
        <translation>⁨%1⁩، یار شما</translation>
    </message>
    <message>
        <source>%1 on our pile would have attack and defence %L2.</source>
        <comment>a card</comment>
        <translation>⁨%1⁩ روی دستهٔ ما با حمله و دفاع %L2 آغاز می‌کند.</translation>
    </message>
    <message>
        <source>%1 on their pile would have attack and defence %L2.</source>
        <comment>a card</comment>
        <translation>⁨%1⁩ روی دستهٔ حریف با حمله و دفاع %L2 آغاز می‌کند.</translation>
    </message>
    <message>
        <source>%1 on our pile would make attack %L2; our attack would succeed.</source>
        <translation>⁨%1⁩ روی دستهٔ ما حمله را به %L2 می‌رساند؛ حملهٔ ما می‌گذرد.</translation>
    </message>
    <message>
        <source>%1 on our pile would make attack %L2; our attack would fail.</source>
        <translation>⁨%1⁩ روی دستهٔ ما حمله را به %L2 می‌رساند؛ حملهٔ ما نمی‌گذرد.</translation>
    </message>
    <message>
        <source>%1 on their pile would make attack %L2; their attack would succeed.</source>
        <translation>⁨%1⁩ روی دستهٔ حریف حمله را به %L2 می‌رساند؛ حملهٔ حریف می‌گذرد.</translation>
    </message>
    <message>
        <source>%1 on their pile would make attack %L2; their attack would fail.</source>
        <translation>⁨%1⁩ روی دستهٔ حریف حمله را به %L2 می‌رساند؛ حملهٔ حریف نمی‌گذرد.</translation>
    </message>
    <message>
        <source>%1 on our pile would make defence %L2; their attack would succeed.</source>
        <translation>⁨%1⁩ روی دستهٔ ما دفاع را به %L2 می‌رساند؛ حملهٔ حریف می‌گذرد.</translation>
    </message>
    <message>
        <source>%1 on our pile would make defence %L2; their attack would fail.</source>
        <translation>⁨%1⁩ روی دستهٔ ما دفاع را به %L2 می‌رساند؛ حملهٔ حریف نمی‌گذرد.</translation>
    </message>
    <message>
        <source>%1 on their pile would make defence %L2; our attack would succeed.</source>
        <translation>⁨%1⁩ روی دستهٔ حریف دفاع را به %L2 می‌رساند؛ حملهٔ ما می‌گذرد.</translation>
    </message>
    <message>
        <source>%1 on their pile would make defence %L2; our attack would fail.</source>
        <translation>⁨%1⁩ روی دستهٔ حریف دفاع را به %L2 می‌رساند؛ حملهٔ ما نمی‌گذرد.</translation>
    </message>
    <message>
        <source>A play opens with hearts; nobody may pass now.</source>
        <translation>هر دست با دل آغاز می‌شود؛ اکنون نمی‌توان پاس داد.</translation>
    </message>
    <message>
        <source>A play opens with hearts; put one on our pile.</source>
        <translation>هر دست با دل آغاز می‌شود؛ یکی روی دستهٔ ما بگذارید.</translation>
    </message>
    <message>
        <source>Hearts open a play; now any other card, or pass.</source>
        <translation>دل تنها آغازگر دست است؛ اکنون کارتی دیگر، یا پاس.</translation>
    </message>
    <message>
        <source>A heart goes on our own pile.</source>
        <translation>دل روی دستهٔ خود ما می‌رود.</translation>
    </message>
    <message>
        <source>A diamond may not lie on a heart.</source>
        <translation>خشت را نمی‌توان روی دل گذاشت.</translation>
    </message>
    <message>
        <source>Put %3 on our pile: then our attack succeeds, and the battle would bring us %L1 points, not %L2.</source>
        <translation>⁨%3⁩ را روی دستهٔ ما بگذارید: آن وقت حملهٔ ما می‌گذرد و نبرد به‌جای %L2 برای ما %L1 امتیاز می‌آورد.</translation>
    </message>
    <message>
        <source>Put %3 on their pile: then our attack succeeds, and the battle would bring us %L1 points, not %L2.</source>
        <translation>⁨%3⁩ را روی دستهٔ حریف بگذارید: آن وقت حملهٔ ما می‌گذرد و نبرد به‌جای %L2 برای ما %L1 امتیاز می‌آورد.</translation>
    </message>
    <message>
        <source>Put %3 on our pile: then their attack fails, and the battle would bring us %L1 points, not %L2.</source>
        <translation>⁨%3⁩ را روی دستهٔ ما بگذارید: آن وقت حملهٔ حریف نمی‌گذرد و نبرد به‌جای %L2 برای ما %L1 امتیاز می‌آورد.</translation>
    </message>
    <message>
        <source>Put %3 on their pile: then their attack fails, and the battle would bring us %L1 points, not %L2.</source>
        <translation>⁨%3⁩ را روی دستهٔ حریف بگذارید: آن وقت حملهٔ حریف نمی‌گذرد و نبرد به‌جای %L2 برای ما %L1 امتیاز می‌آورد.</translation>
    </message>
    <message>
        <source>Put %1 on our pile: nobody else has a diamond that takes it away twice over.</source>
        <translation>⁨%1⁩ را روی دستهٔ ما بگذارید: هیچ‌کس دیگر خشتی ندارد که آن را دوچندان پس بگیرد.</translation>
    </message>
    <message>
        <source>Put %1 on their pile: nobody else has a diamond that takes it away twice over.</source>
        <translation>⁨%1⁩ را روی دستهٔ حریف بگذارید: هیچ‌کس دیگر خشتی ندارد که آن را دوچندان پس بگیرد.</translation>
    </message>
    <message>
        <source>Put %1 on our pile.</source>
        <translation>⁨%1⁩ را روی دستهٔ ما بگذارید.</translation>
    </message>
    <message>
        <source>Put %1 on their pile.</source>
        <translation>⁨%1⁩ را روی دستهٔ حریف بگذارید.</translation>
    </message>
    <message>
        <source>Put %1 on our pile: it is your last heart.</source>
        <translation>⁨%1⁩ را روی دستهٔ ما بگذارید: آخرین دل شماست.</translation>
    </message>
    <message>
        <source>Put %1 on our pile: a strong character attacks and withstands from the start.</source>
        <translation>⁨%1⁩ را روی دستهٔ ما بگذارید: یک شخصیت قوی از همان آغاز خوب حمله و دفاع می‌کند.</translation>
    </message>
    <message>
        <source>Put %1 on our pile: little is lost if it falls.</source>
        <translation>⁨%1⁩ را روی دستهٔ ما بگذارید: اگر شکست بخورد، چیز زیادی از دست نمی‌رود.</translation>
    </message>
    <message>
        <source>Pass: both attacks go our way as they stand.</source>
        <translation>پاس بدهید: هر دو حمله همین حالا به سود ماست.</translation>
    </message>
    <message>
        <source>Pass: no card of yours helps us now without a risk.</source>
        <translation>پاس بدهید: اکنون هیچ کارت شما بی‌خطر به ما کمک نمی‌کند.</translation>
    </message>
    <message>
        <source>Pass: no card of yours may lie anywhere now.</source>
        <translation>پاس بدهید: اکنون هیچ کارت شما جایی ندارد.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>پاس بدهید.</translation>
    </message>
    <message>
        <source>A draw, %L1 each. Both teams win.</source>
        <translation>مساوی، هر تیم %L1. هر دو تیم برنده‌اند.</translation>
    </message>
    <message>
        <source>%3 win, %L1 to %L2.</source>
        <comment>a team: two names</comment>
        <translation>⁨%3⁩ بردند، %L1 بر %L2.</translation>
    </message>
    <message>
        <source>We win, %L1 to %L2.</source>
        <translation>ما بردیم، %L1 بر %L2.</translation>
    </message>
    <message>
        <source>Battles won: the top team %L1, the bottom team %L2.</source>
        <translation>شمار نبردهای برده‌شده: تیم بالا %L1، تیم پایین %L2.</translation>
    </message>
    <message>
        <source>Battles won: ours %L1, theirs %L2.</source>
        <translation>شمار نبردهای برده‌شده: ما %L1، حریف %L2.</translation>
    </message>
    <message>
        <source>Play %L1</source>
        <translation>دست %L1</translation>
    </message>
    <message>
        <source>you and %1</source>
        <comment>a team</comment>
        <translation>شما و ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a team</comment>
        <translation>⁨%1⁩ و ⁨%2⁩</translation>
    </message>
    <message>
        <source>You put the %3 on our pile: attack %L1, defence %L2.</source>
        <translation>شما ⁨%3⁩ را روی دستهٔ ما گذاشتید: حمله %L1، دفاع %L2.</translation>
    </message>
    <message>
        <source>You put the %3 on their pile: attack %L1, defence %L2.</source>
        <translation>شما ⁨%3⁩ را روی دستهٔ حریف گذاشتید: حمله %L1، دفاع %L2.</translation>
    </message>
    <message>
        <source>%3 puts the %4 on our pile: attack %L1, defence %L2.</source>
        <translation>⁨%3⁩ کارت ⁨%4⁩ را روی دستهٔ ما گذاشت: حمله %L1، دفاع %L2.</translation>
    </message>
    <message>
        <source>%3 puts the %4 on their pile: attack %L1, defence %L2.</source>
        <translation>⁨%3⁩ کارت ⁨%4⁩ را روی دستهٔ حریف گذاشت: حمله %L1، دفاع %L2.</translation>
    </message>
    <message>
        <source>%3 puts the %4 on the top pile: attack %L1, defence %L2.</source>
        <translation>⁨%3⁩ کارت ⁨%4⁩ را روی دستهٔ بالا گذاشت: حمله %L1، دفاع %L2.</translation>
    </message>
    <message>
        <source>%3 puts the %4 on the bottom pile: attack %L1, defence %L2.</source>
        <translation>⁨%3⁩ کارت ⁨%4⁩ را روی دستهٔ پایین گذاشت: حمله %L1، دفاع %L2.</translation>
    </message>
    <message>
        <source>put %1 on ours</source>
        <translation>⁨%1⁩ را روی دستهٔ ما گذاشت</translation>
    </message>
    <message>
        <source>put %1 on theirs</source>
        <translation>⁨%1⁩ را روی دستهٔ حریف گذاشت</translation>
    </message>
    <message>
        <source>put %1 on the top pile</source>
        <translation>⁨%1⁩ را روی دستهٔ بالا گذاشت</translation>
    </message>
    <message>
        <source>put %1 on the bottom pile</source>
        <translation>⁨%1⁩ را روی دستهٔ پایین گذاشت</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; put %1 on ours</source>
        <translation>&lt;b&gt;شما&lt;/b&gt; ⁨%1⁩ را روی دستهٔ ما گذاشتید</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; put %1 on theirs</source>
        <translation>&lt;b&gt;شما&lt;/b&gt; ⁨%1⁩ را روی دستهٔ حریف گذاشتید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; put %2 on ours</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%2⁩ را روی دستهٔ ما گذاشت</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; put %2 on theirs</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%2⁩ را روی دستهٔ حریف گذاشت</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; put %2 on the top pile</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%2⁩ را روی دستهٔ بالا گذاشت</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; put %2 on the bottom pile</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%2⁩ را روی دستهٔ پایین گذاشت</translation>
    </message>
    <message>
        <source>have nothing to play</source>
        <translation>کارتی برای بازی ندارید</translation>
    </message>
    <message>
        <source>has nothing to play</source>
        <translation>کارتی برای بازی ندارد</translation>
    </message>
    <message>
        <source>You have nothing to play.</source>
        <translation>شما کارتی برای بازی ندارید.</translation>
    </message>
    <message>
        <source>%1 has nothing to play.</source>
        <translation>⁨%1⁩ کارتی برای بازی ندارد.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; have nothing to play</source>
        <translation>&lt;b&gt;شما&lt;/b&gt; کارتی برای بازی ندارید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; has nothing to play</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; کارتی برای بازی ندارد</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>پاس داد</translation>
    </message>
    <message>
        <source>You passed.</source>
        <translation>شما پاس دادید.</translation>
    </message>
    <message>
        <source>%1 passed.</source>
        <translation>⁨%1⁩ پاس داد.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;شما&lt;/b&gt; پاس دادید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; پاس داد</translation>
    </message>
    <message>
        <source>Play %L1 of %L2. You begin.</source>
        <translation>دست %L1 از %L2. شما آغاز می‌کنید.</translation>
    </message>
    <message>
        <source>Play %L1 of %L2. %3 begins.</source>
        <translation>دست %L1 از %L2. ⁨%3⁩ آغاز می‌کند.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>پایان</translation>
    </message>
    <message>
        <source>had %1 left</source>
        <comment>cards</comment>
        <translation>مانده: ⁨%1⁩</translation>
    </message>
    <message>
        <source>You had these cards left: %1.</source>
        <translation>این کارت‌ها برای شما مانده بود: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 had these cards left: %2.</source>
        <translation>این کارت‌ها برای ⁨%1⁩ مانده بود: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>پخش کارت</translation>
    </message>
    <message>
        <source>got %1</source>
        <comment>cards</comment>
        <translation>گرفته: ⁨%1⁩</translation>
    </message>
    <message>
        <source>You got these cards: %1.</source>
        <translation>این کارت‌ها به شما رسید: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>نبرد</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>پایان بازی. ⁨%1⁩</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>کارت‌های شما: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>شما پاس می‌دهید.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>⁨%1⁩ پاس می‌دهد.</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>پاس داد</translation>
    </message>
    <message>
        <source>Put %1 on ours</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ به دستهٔ ما</translation>
    </message>
    <message>
        <source>Put %1 on theirs</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ به دستهٔ حریف</translation>
    </message>
    <message>
        <source>Put the %1 on our pile</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ به دستهٔ ما</translation>
    </message>
    <message>
        <source>Put the %1 on their pile</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ به دستهٔ حریف</translation>
    </message>
    <message>
        <source>Put the %1 on the top pile</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ به دستهٔ بالا</translation>
    </message>
    <message>
        <source>Put the %1 on the bottom pile</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ به دستهٔ پایین</translation>
    </message>
    <message>
        <source>Pass: your cards are worth more later.</source>
        <translation>پاس بدهید: کارت‌های شما بعداً بیشتر می‌ارزند.</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>دیدن نتیجه</translation>
    </message>
    <message>
        <source>%L1 beats %L2</source>
        <translation>%L1 از %L2 بیشتر است</translation>
    </message>
    <message>
        <source>%L1 fails against %L2</source>
        <translation>%L1 به %L2 نمی‌رسد</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>کارتی برای بازی ندارد</translation>
    </message>
    <message>
        <source>Put %1 on top</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ به دستهٔ بالا</translation>
    </message>
    <message>
        <source>Put %1 below</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ به دستهٔ پایین</translation>
    </message>
    <message>
        <source>put %1 on ours</source>
        <comment>you</comment>
        <translation>⁨%1⁩ را روی دستهٔ ما گذاشتید</translation>
    </message>
    <message>
        <source>put %1 on theirs</source>
        <comment>you</comment>
        <translation>⁨%1⁩ را روی دستهٔ حریف گذاشتید</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>you</comment>
        <translation>پاس دادید</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a play, its battle</comment>
        <translation>‏⁨%1⁩. ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>ThronesBattle</name>
    <message>
        <source>+%L1</source>
        <extracomment>Points that a team gets.</extracomment>
        <translation>+%L1</translation>
    </message>
</context>
<context>
    <name>ThronesKeys</name>
    <message>
        <source>In Game of Thrones</source>
        <translation>در بازی تاج‌وتخت</translation>
    </message>
    <message>
        <source>with a card chosen: the upper or the lower pile</source>
        <translation>با کارتی که انتخاب شده: دستهٔ بالا یا پایین</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>پاس</translation>
    </message>
</context>
<context>
    <name>ThronesOutcome</name>
    <message>
        <source>Now:</source>
        <comment>the battle if it came now</comment>
        <translation>اکنون:</translation>
    </message>
    <message>
        <source>If the battle came now:</source>
        <translation>اگر نبرد همین حالا بود:</translation>
    </message>
</context>
<context>
    <name>ThronesPile</name>
    <message>
        <source>Attack</source>
        <translation>حمله</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>دفاع</translation>
    </message>
</context>
<context>
    <name>ThronesResult</name>
    <message>
        <source>The battles</source>
        <translation>نبردها</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>روی‌هم</translation>
    </message>
</context>
<context>
    <name>ThronesRules</name>
    <message>
        <source>Two against two</source>
        <translation>دو به دو</translation>
    </message>
    <message>
        <source>You and the player opposite are a team, and each team has a pile. A game has six plays; each of them ends in a battle. The team with more points wins, and equal points are a draw.</source>
        <translation>شما و بازیکن روبه‌رو یک تیم هستید و هر تیم یک دسته دارد. بازی شش دست دارد و هر دست با نبردی پایان می‌یابد. تیمی که امتیاز بیشتری دارد می‌برد و امتیاز برابر یعنی مساوی.</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>یک دست</translation>
    </message>
    <message>
        <source>A heart opens</source>
        <translation>آغاز با دل</translation>
    </message>
    <message>
        <source>The player who starts puts a heart on their own pile, and the next one a heart on theirs. These two will fight.</source>
        <translation>بازیکن آغازگر یک دل روی دستهٔ خودش می‌گذارد و نفر بعد یک دل روی دستهٔ خودش. این دو با هم می‌جنگند.</translation>
    </message>
    <message>
        <source>Ten more turns</source>
        <translation>ده نوبت دیگر</translation>
    </message>
    <message>
        <source>In turn, each player puts a club, a spade or a diamond on either pile, or passes. No diamond may lie on a heart.</source>
        <translation>هر بازیکن به نوبت یک گشنیز، پیک یا خشت روی یکی از دو دسته می‌گذارد یا پاس می‌دهد. خشت را نمی‌توان روی دل گذاشت.</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>نبرد</translation>
    </message>
    <message>
        <source>It is scored, the piles leave the table, and the next player starts the next play.</source>
        <translation>امتیازها داده می‌شود، دسته‌ها از میز برداشته می‌شود و بازیکن بعد دست بعد را آغاز می‌کند.</translation>
    </message>
    <message>
        <source>Each attack meets the other side’s defence, and succeeds only if it is higher. At stake is the rank of the heart that is attacked: the attackers get it if they succeed, else its own team does.</source>
        <translation>حملهٔ هر طرف در برابر دفاع طرف دیگر است و تنها اگر بیشتر باشد موفق می‌شود. امتیاز آن، ارزش دلی است که به آن حمله شده: اگر حمله موفق شود به حمله‌کننده می‌رسد، وگرنه به تیم خود آن دل.</translation>
    </message>
    <message>
        <source>%L1 beats %L2</source>
        <translation>%L1 از %L2 بیشتر است</translation>
    </message>
    <message>
        <source>The upper team attacks and gets the rank of the queen, %L1.</source>
        <translation>تیم بالا حمله می‌کند و ارزش بی‌بی، یعنی %L1، را می‌گیرد.</translation>
    </message>
    <message>
        <source>The upper pile is six of hearts, five of clubs and three of spades: attack 11, defence 9. Its attack beats 10, and its team gets the 10 of the queen.</source>
        <translation>دستهٔ بالا شش دل، پنج گشنیز و سه پیک است: حملهٔ ۱۱، دفاع ۹. حملهٔ آن از ۱۰ می‌گذرد و تیم آن ۱۰ امتیاز بی‌بی را می‌گیرد.</translation>
    </message>
    <message>
        <source>%L1 fails against %L1</source>
        <translation>%L1 به %L1 نمی‌رسد</translation>
    </message>
    <message>
        <source>The lower team’s attack is not higher: the %L1 stays with the upper team.</source>
        <translation>حملهٔ تیم پایین بیشتر نیست: %L1 امتیاز برای تیم بالا می‌ماند.</translation>
    </message>
    <message>
        <source>The lower pile is queen of hearts, four of clubs and five of diamonds: attack 9, defence 10. Its attack fails against 9, and the 6 stays with the upper team.</source>
        <translation>دستهٔ پایین بی‌بی دل، چهار گشنیز و پنج خشت است: حملهٔ ۹، دفاع ۱۰. حملهٔ آن از ۹ نمی‌گذرد و ۶ امتیاز برای تیم بالا می‌ماند.</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <translation>هر کارت چه می‌کند</translation>
    </message>
    <message>
        <source>A heart begins with its rank as attack and as defence. Jack, queen and king count 10; there are no aces.</source>
        <translation>حمله و دفاع هر دل در آغاز به اندازهٔ ارزش آن است. سرباز، بی‌بی و شاه ۱۰ به حساب می‌آیند و آس در بازی نیست.</translation>
    </message>
    <message>
        <source>A club adds to attack</source>
        <translation>گشنیز به حمله اضافه می‌کند</translation>
    </message>
    <message>
        <source>Attack %L1, defence %L2</source>
        <translation>حمله %L1، دفاع %L2</translation>
    </message>
    <message>
        <source>A club adds to attack: six of hearts and three of clubs make attack 9, defence 6.</source>
        <translation>گشنیز به حمله اضافه می‌کند: شش دل و سه گشنیز می‌شود حملهٔ ۹ و دفاع ۶.</translation>
    </message>
    <message>
        <source>A spade adds to defence</source>
        <translation>پیک به دفاع اضافه می‌کند</translation>
    </message>
    <message>
        <source>A spade adds to defence: six of hearts and three of spades make attack 6, defence 9.</source>
        <translation>پیک به دفاع اضافه می‌کند: شش دل و سه پیک می‌شود حملهٔ ۶ و دفاع ۹.</translation>
    </message>
    <message>
        <source>A diamond takes away</source>
        <translation>خشت کم می‌کند</translation>
    </message>
    <message>
        <source>It reduces what the card below changed: attack %L1, defence %L2</source>
        <translation>آنچه را کارت زیرش تغییر داده کم می‌کند: حمله %L1، دفاع %L2</translation>
    </message>
    <message>
        <source>A diamond reduces what the card below changed: six of hearts, three of spades, five and two of diamonds make attack 6, defence 2.</source>
        <translation>خشت آنچه را کارت زیرش تغییر داده کم می‌کند: شش دل، سه پیک، پنج خشت و دو خشت می‌شود حملهٔ ۶ و دفاع ۲.</translation>
    </message>
    <message>
        <source>The same rank counts double</source>
        <translation>هم‌ارزش، دو برابر</translation>
    </message>
    <message>
        <source>As the card right below, the heart too: attack %L1, then %L2 again</source>
        <translation>با کارت درست زیر آن، حتی اگر دل باشد: حمله %L1، سپس دوباره %L2</translation>
    </message>
    <message>
        <source>A card of the same rank as the one right below counts double: six of hearts and six of clubs make attack 18, and six of diamonds makes that 6 again.</source>
        <translation>کارتی که با کارت درست زیر خود هم‌ارزش است دو برابر می‌شود: شش دل و شش گشنیز حمله را ۱۸ می‌کند و شش خشت آن را دوباره ۶ می‌کند.</translation>
    </message>
    <message>
        <source>10, jack, queen and king are equal</source>
        <translation>۱۰، سرباز، بی‌بی و شاه برابرند</translation>
    </message>
    <message>
        <source>So the king takes %L1. Nothing falls below %L2: attack %L2, defence %L3</source>
        <translation>پس شاه %L1 کم می‌کند. هیچ‌چیز از %L2 کمتر نمی‌شود: حمله %L2، دفاع %L3</translation>
    </message>
    <message>
        <source>10, jack, queen and king are equal: on the ten of clubs the king of diamonds takes 20. Nothing falls below 0, so attack is 0, defence 6.</source>
        <translation>۱۰، سرباز، بی‌بی و شاه برابرند: شاه خشت روی ده گشنیز ۲۰ کم می‌کند. هیچ‌چیز از ۰ کمتر نمی‌شود، پس حمله ۰ و دفاع ۶ است.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>چگونه بازی کنیم</translation>
    </message>
    <message>
        <source>The pointer on a card shows what it would do to both piles. Click it and then a pile, or drag it there. A right click passes; with a card chosen it puts that back.</source>
        <translation>نشانگر روی هر کارت نشان می‌دهد با دو دسته چه می‌کند. روی کارت و سپس روی دسته کلیک کنید یا آن را تا آنجا بکشید. کلیک راست پاس می‌دهد؛ اگر کارتی انتخاب کرده باشید، آن را برمی‌گرداند.</translation>
    </message>
    <message>
        <source>1 to 9 or the arrows and Space choose a card, ↑ and ↓ the pile, and Enter plays. P passes, H asks for a hint, ? shows all keys.</source>
        <translation>۱ تا ۹ یا پیکان‌ها و فاصله کارت را انتخاب می‌کنند، ↑ و ↓ دسته را، و Enter بازی می‌کند. P پاس می‌دهد، H راهنمایی می‌خواهد و ؟ همهٔ کلیدها را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>All that happens is told in order, a sentence each, with what a card would make of a pile before you play it.</source>
        <translation>هرچه روی می‌دهد به ترتیب و هر کدام در یک جمله گفته می‌شود، و پیش از بازی کردن هر کارت اینکه با دسته چه می‌کند.</translation>
    </message>
</context>
<context>
    <name>ThronesScore</name>
    <message>
        <source>&lt;b&gt;♣&lt;/b&gt; adds to attack</source>
        <translation>&lt;b&gt;♣&lt;/b&gt; به حمله اضافه می‌کند</translation>
    </message>
    <message>
        <source>&lt;b&gt;♠&lt;/b&gt; adds to defence</source>
        <translation>&lt;b&gt;♠&lt;/b&gt; به دفاع اضافه می‌کند</translation>
    </message>
    <message>
        <source>&lt;b&gt;♦&lt;/b&gt; takes from the card below</source>
        <translation>&lt;b&gt;♦&lt;/b&gt; از کارت زیرش کم می‌کند</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>امتیاز</translation>
    </message>
</context>
<context>
    <name>ThronesValue</name>
    <message>
        <source>%1 %L2, would be %L3</source>
        <comment>a value of a pile, and what a card would make of it</comment>
        <translation>⁨%1⁩ %L2، می‌شود %L3</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a value of a pile: attack 20</comment>
        <translation>⁨%1⁩ %L2</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%L1</source>
        <extracomment>A number that stands alone.</extracomment>
        <translation>%L1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>نوبت شما نیست.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>این کارت در دست شما نیست.</translation>
    </message>
    <message>
        <source>The rules do not allow that.</source>
        <translation>قوانین این را اجازه نمی‌دهد.</translation>
    </message>
    <message>
        <source>The server could not make sense of that.</source>
        <translation>سرور این درخواست را نفهمید.</translation>
    </message>
    <message>
        <source>The table has moved on; look again.</source>
        <translation>بازی جلو رفته است؛ دوباره نگاه کنید.</translation>
    </message>
    <message>
        <source>You are at no table.</source>
        <translation>شما سر هیچ میزی نیستید.</translation>
    </message>
    <message>
        <source>You are at a table. Leave it first.</source>
        <translation>شما سر یک میز هستید. اول آن را ترک کنید.</translation>
    </message>
    <message>
        <source>Only the owner of the table can do that.</source>
        <translation>تنها صاحب میز می‌تواند این کار را بکند.</translation>
    </message>
    <message>
        <source>That seat is taken.</source>
        <translation>آن صندلی پر است.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>چنین صندلی‌ای وجود ندارد.</translation>
    </message>
    <message>
        <source>Not during a game. Try again when it is over.</source>
        <translation>هنگام بازی نمی‌شود. پس از پایان آن دوباره تلاش کنید.</translation>
    </message>
    <message>
        <source>No game is going on.</source>
        <translation>بازی‌ای در جریان نیست.</translation>
    </message>
    <message>
        <source>The game is not waiting for you.</source>
        <translation>بازی منتظر شما نیست.</translation>
    </message>
    <message>
        <source>You have your seat; no bot plays for you.</source>
        <translation>صندلی‌تان دست خودتان است؛ رباتی به‌جای شما بازی نمی‌کند.</translation>
    </message>
    <message>
        <source>That table is not there any more.</source>
        <translation>آن میز دیگر نیست.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>میز پر است.</translation>
    </message>
    <message>
        <source>The password is not right.</source>
        <translation>رمز درست نیست.</translation>
    </message>
    <message>
        <source>The server does not know this game.</source>
        <translation>سرور این بازی را نمی‌شناسد.</translation>
    </message>
    <message>
        <source>There are too many tables. Wait until one closes.</source>
        <translation>میزها خیلی زیادند. صبر کنید تا یکی بسته شود.</translation>
    </message>
    <message>
        <source>That name cannot be used. It is too long, or empty.</source>
        <translation>این نام را نمی‌شود به‌کار برد: یا خیلی بلند است یا خالی.</translation>
    </message>
    <message>
        <source>That number is out of range.</source>
        <translation>این عدد بیرون از محدوده است.</translation>
    </message>
    <message>
        <source>The owner has removed you from this table.</source>
        <translation>صاحب میز شما را از این میز کنار گذاشته است.</translation>
    </message>
    <message>
        <source>This table does not want to be watched.</source>
        <translation>این میز تماشاچی نمی‌پذیرد.</translation>
    </message>
    <message>
        <source>The server is of an older version and cannot do that.</source>
        <translation>نسخهٔ سرور قدیمی است و این کار از آن برنمی‌آید.</translation>
    </message>
    <message>
        <source>The server has lost count of what was asked. Ask again.</source>
        <translation>سرور حساب درخواست‌ها را گم کرده است. دوباره بخواهید.</translation>
    </message>
    <message>
        <source>That was too fast. Try again in a moment.</source>
        <translation>خیلی سریع بود. کمی بعد دوباره تلاش کنید.</translation>
    </message>
    <message>
        <source>Another window has taken over your seat.</source>
        <translation>پنجرهٔ دیگری صندلی شما را گرفته است.</translation>
    </message>
    <message>
        <source>The server is closing down.</source>
        <translation>سرور دارد بسته می‌شود.</translation>
    </message>
    <message>
        <source>The server has not heard from us.</source>
        <translation>سرور خبری از ما نداشته است.</translation>
    </message>
    <message>
        <source>The server did not understand this program.</source>
        <translation>سرور این برنامه را نفهمید.</translation>
    </message>
    <message>
        <source>The server was not greeted in time.</source>
        <translation>سلام ما به‌موقع به سرور نرسید.</translation>
    </message>
    <message>
        <source>The server was asked too much at once.</source>
        <translation>از سرور یک‌باره زیاد خواسته شد.</translation>
    </message>
    <message>
        <source>The network is too slow for what the server has to say.</source>
        <translation>شبکه برای گفته‌های سرور خیلی کند است.</translation>
    </message>
    <message>
        <source>The server is full.</source>
        <translation>سرور پر است.</translation>
    </message>
    <message>
        <source>It uses a newer Cardroom. Update to join.</source>
        <translation>آنجا Cardroom تازه‌تری دارد. برای پیوستن به‌روزرسانی کنید.</translation>
    </message>
    <message>
        <source>It uses an older Cardroom than this one. Its host has to update it.</source>
        <translation>آنجا Cardroom قدیمی‌تری دارد. میزبانش باید آن را به‌روز کند.</translation>
    </message>
    <message>
        <source>The server does not accept this name or profile.</source>
        <translation>سرور این نام یا نمایه را نمی‌پذیرد.</translation>
    </message>
    <message>
        <source>The server says no.</source>
        <translation>سرور نپذیرفت.</translation>
    </message>
    <message>
        <source>The server has ended the connection.</source>
        <translation>سرور اتصال را پایان داد.</translation>
    </message>
    <message>
        <source>Nobody answers there. Is the address right, does the other machine run, and does its firewall let the port through?</source>
        <translation>کسی آنجا پاسخ نمی‌دهد. نشانی درست است؟ دستگاه دیگر روشن است؟ دیوار آتشش درگاه را باز گذاشته است؟</translation>
    </message>
    <message>
        <source>This is not the machine you were invited to: its key has changed.</source>
        <translation>این همان دستگاهی نیست که به آن دعوت شده‌اید: کلیدش عوض شده است.</translation>
    </message>
    <message>
        <source>What answers there is no Cardroom.</source>
        <translation>آنچه آنجا پاسخ می‌دهد Cardroom نیست.</translation>
    </message>
    <message>
        <source>The servers send us round in circles.</source>
        <translation>سرورها ما را دور خودمان می‌چرخانند.</translation>
    </message>
    <message>
        <source>The owner has removed you from the table.</source>
        <translation>صاحب میز شما را از میز کنار گذاشت.</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>میز بسته شد.</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>ربات تصادفی</translation>
    </message>
    <message>
        <source>Basic bot</source>
        <translation>ربات ساده</translation>
    </message>
    <message>
        <source>Clever bot</source>
        <translation>ربات زیرک</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ربات</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>خوب بازی کردید</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>یک لحظه</translation>
    </message>
    <message>
        <source>Again?</source>
        <translation>یک دست دیگر؟</translation>
    </message>
    <message>
        <source>Thanks for the game</source>
        <translation>ممنون از بازی</translation>
    </message>
    <message>
        <source>Its host has closed the server.</source>
        <translation>میزبانش سرور را بست.</translation>
    </message>
    <message>
        <source>People play at this table, so the bots play as everywhere.</source>
        <translation>سر این میز آدم‌ها بازی می‌کنند، پس ربات‌ها هم مثل همیشه بازی می‌کنند.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>‏⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what something is called, and what it says</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The server on this machine has ended. Host again to go on.</source>
        <translation>سرور این دستگاه بسته شده است. برای ادامه دوباره میزبان شوید.</translation>
    </message>
    <message>
        <source>An error of the server has stopped this table. We are sorry.</source>
        <translation>خطایی در سرور این میز را متوقف کرد. متأسفیم.</translation>
    </message>
    <message>
        <source>That line cannot be sent. It is too long, or has characters that cannot be shown.</source>
        <translation>این خط فرستاده نمی‌شود: یا خیلی بلند است یا نویسه‌هایی دارد که نشان داده نمی‌شوند.</translation>
    </message>
    <message>
        <source>Everybody who plays here has gone. The table rests until one of them is back.</source>
        <translation>همهٔ بازیکنان رفته‌اند. میز می‌ماند تا یکی از آن‌ها برگردد.</translation>
    </message>
    <message>
        <source>The table is on a break.</source>
        <translation>میز در حال استراحت است.</translation>
    </message>
    <message>
        <source>This player is connected again.</source>
        <translation>ارتباط این بازیکن دوباره برقرار است.</translation>
    </message>
    <message>
        <source>That person is not here any more, or has a seat.</source>
        <translation>آن شخص دیگر اینجا نیست یا صندلی دارد.</translation>
    </message>
    <message>
        <source>The owner has given your seat to somebody else. You may join again.</source>
        <translation>صاحب میز صندلی شما را به کس دیگری داد. می‌توانید دوباره بپیوندید.</translation>
    </message>
    <message>
        <source>The owner has given your seat to %1. You may join again.</source>
        <translation>صاحب میز صندلی شما را به ⁨%1⁩ داد. می‌توانید دوباره بپیوندید.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::Application</name>
    <message numerus="yes">
        <source>%Ln players</source>
        <translation>
            <numerusform>%Ln بازیکن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min</source>
        <comment>minutes, short</comment>
        <translation>
            <numerusform>%Ln دقیقه</numerusform>
        </translation>
    </message>
    <message>
        <source>Good morning. What shall we play?</source>
        <translation>صبح بخیر. چه بازی کنیم؟</translation>
    </message>
    <message>
        <source>Good afternoon. What shall we play?</source>
        <translation>روز بخیر. چه بازی کنیم؟</translation>
    </message>
    <message>
        <source>Good evening. What shall we play?</source>
        <translation>عصر بخیر. چه بازی کنیم؟</translation>
    </message>
    <message>
        <source>Cardroom</source>
        <translation>Cardroom</translation>
    </message>
    <message>
        <source>Your turn · %1</source>
        <comment>the table&apos;s name</comment>
        <translation>نوبت شما: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 · Cardroom</source>
        <comment>the table&apos;s name</comment>
        <translation>‏⁨%1⁩ — Cardroom</translation>
    </message>
    <message>
        <source>What shall the others call you?</source>
        <translation>دیگران شما را چه صدا کنند؟</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>باشد</translation>
    </message>
    <message>
        <source>Your profile cannot be saved</source>
        <translation>نمایهٔ شما ذخیره نمی‌شود</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>بازیکن</translation>
    </message>
    <message>
        <source>Going to %1 …</source>
        <comment>an address</comment>
        <translation>در حال رفتن به ⁨%1⁩ …</translation>
    </message>
    <message>
        <source>Joining %1 …</source>
        <comment>a table</comment>
        <translation>در حال پیوستن به ⁨%1⁩ …</translation>
    </message>
    <message>
        <source>Starting a server …</source>
        <translation>در حال راه‌اندازی سرور …</translation>
    </message>
    <message>
        <source>your table</source>
        <translation>میز شما</translation>
    </message>
    <message>
        <source>No server could be started</source>
        <translation>سرور راه نیفتاد</translation>
    </message>
    <message>
        <source>The table is gone</source>
        <translation>میز دیگر نیست</translation>
    </message>
    <message>
        <source>Your seat is not there any more</source>
        <translation>صندلی شما دیگر آنجا نیست</translation>
    </message>
    <message>
        <source>The table was closed, or somebody else has the seat.</source>
        <translation>میز بسته شده، یا کس دیگری بر آن صندلی نشسته است.</translation>
    </message>
    <message>
        <source>Your seat was waiting here. Leave it to start another table.</source>
        <translation>صندلی شما اینجا منتظر بود. برای میز دیگر، اول از آن بگذرید.</translation>
    </message>
    <message>
        <source>No tables there</source>
        <translation>آنجا میزی نیست</translation>
    </message>
    <message>
        <source>%1 has no table at the moment. Its host can make one.</source>
        <comment>a server&apos;s name</comment>
        <translation>⁨%1⁩ اکنون میزی ندارد. میزبانش می‌تواند یکی بسازد.</translation>
    </message>
    <message>
        <source>You cannot join</source>
        <translation>نمی‌توانید بپیوندید</translation>
    </message>
    <message>
        <source>This table has a password</source>
        <translation>این میز رمز دارد</translation>
    </message>
    <message>
        <source>The password is not right.</source>
        <translation>رمز درست نیست.</translation>
    </message>
    <message>
        <source>Whoever hosts it knows it.</source>
        <translation>میزبانش رمز را می‌داند.</translation>
    </message>
    <message>
        <source>This is not the machine that you know</source>
        <translation>این دستگاهی نیست که می‌شناسید</translation>
    </message>
    <message>
        <source>The key of %1 has changed. It may have been set up anew, or another machine has its address now, or somebody sits in between. Nothing has been sent to it. Ask its host whether the new key is right.</source>
        <comment>an address</comment>
        <translation>کلید ⁨%1⁩ عوض شده است. شاید از نو راه‌اندازی شده، شاید نشانی‌اش اکنون مال دستگاه دیگری است، یا شاید کسی در میان راه نشسته است. چیزی به آن فرستاده نشده. از میزبانش بپرسید که کلید تازه درست است یا نه.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what has gone wrong, and what to do</comment>
        <translation>‏⁨%1⁩. ⁨%2⁩</translation>
    </message>
    <message>
        <source>Leave in the middle of the game?</source>
        <translation>وسط بازی می‌روید؟</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>ترک میز</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>می‌مانم</translation>
    </message>
    <message>
        <source>Close the table for everybody?</source>
        <translation>میز را برای همه می‌بندید؟</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other people are here. They will be told.</source>
        <translation>
            <numerusform>%Ln نفر دیگر اینجا هستند. به آن‌ها گفته می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>بستن میز</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Others are at your table</source>
        <translation>دیگران سر میز شما هستند</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other people are here. Their table can go on without you; a bot keeps your seat. Or it ends, and they are told.</source>
        <translation>
            <numerusform>%Ln نفر دیگر اینجا هستند. میز می‌تواند بدون شما ادامه پیدا کند و رباتی صندلی‌تان را نگه دارد. یا میز بسته می‌شود و به آن‌ها گفته می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it running</source>
        <translation>ادامه پیدا کند</translation>
    </message>
    <message>
        <source>End it for all</source>
        <translation>برای همه تمام شود</translation>
    </message>
    <message>
        <source>The server says no</source>
        <translation>سرور نپذیرفت</translation>
    </message>
    <message>
        <source>Your seat is open in another window</source>
        <translation>صندلی شما در پنجرهٔ دیگری باز است</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>اتصال برقرار نیست</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>پس می‌گیرم</translation>
    </message>
    <message>
        <source>You are no longer at the table</source>
        <translation>شما دیگر سر آن میز نیستید</translation>
    </message>
    <message>
        <source>A name has 1 to 24 characters.</source>
        <translation>نام ۱ تا ۲۴ نویسه دارد.</translation>
    </message>
    <message>
        <source>You can change it at any time.</source>
        <translation>هر وقت بخواهید می‌توانید تغییرش دهید.</translation>
    </message>
    <message>
        <source>%1’s table</source>
        <comment>a name that is sent, so nothing but letters; %1 is a person</comment>
        <translation>میز %1</translation>
    </message>
    <message>
        <source>The table is full</source>
        <translation>میز پر است</translation>
    </message>
    <message>
        <source>You can watch.</source>
        <translation>می‌توانید تماشا کنید.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>تماشا</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>%L1 against %L1</source>
        <comment>players in two teams</comment>
        <translation>%L1 به %L1</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <comment>players</comment>
        <translation>%L1 تا %L2 نفر</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>میز را ترک می‌کنید؟</translation>
    </message>
    <message>
        <source>Your seat is given up.</source>
        <translation>صندلی شما آزاد می‌شود.</translation>
    </message>
    <message>
        <source>You can come back as long as the table is there.</source>
        <translation>تا وقتی میز برقرار است می‌توانید برگردید.</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <comment>a file</comment>
        <translation>باز کردن ⁨%1⁩ …</translation>
    </message>
    <message>
        <source>This file cannot be played</source>
        <translation>این پرونده را نمی‌توان بازی کرد</translation>
    </message>
    <message>
        <source>The server that plays the file has ended. Open the file again to go on.</source>
        <translation>کارسازی که پرونده را بازی می‌کرد پایان یافته است. برای ادامه پرونده را دوباره باز کنید.</translation>
    </message>
    <message>
        <source>Open this table to your network?</source>
        <translation>این میز برای شبکهٔ شما باز شود؟</translation>
    </message>
    <message>
        <source>Others on your network will see it and can join, and so can anybody who has the link. Until then nobody finds it.</source>
        <translation>دیگران در شبکهٔ شما آن را می‌بینند و می‌توانند بیایند؛ هر کس پیوند را داشته باشد نیز. تا آن زمان هیچ‌کس آن را پیدا نمی‌کند.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>میز را باز کن</translation>
    </message>
    <message>
        <source>Keep it private</source>
        <translation>خصوصی بماند</translation>
    </message>
    <message>
        <source>The server has ended</source>
        <translation>سرور تمام شد</translation>
    </message>
    <message>
        <source>Your table is kept; the game goes on when the server is started again.</source>
        <translation>میز شما محفوظ است؛ وقتی سرور دوباره راه بیفتد بازی ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>The server no longer knows it. Host or join another one.</source>
        <translation>سرور دیگر آن را نمی‌شناسد. میزبان شوید یا به میز دیگری بپیوندید.</translation>
    </message>
    <message>
        <source>The server on this machine has ended. It is being started again.</source>
        <translation>سرور این دستگاه تمام شد. دارد دوباره راه می‌افتد.</translation>
    </message>
    <message>
        <source>Forget this table?</source>
        <translation>این میز فراموش شود؟</translation>
    </message>
    <message>
        <source>Your seat at %1 is given up, and you cannot go on there.</source>
        <comment>a table&apos;s name</comment>
        <translation>از صندلی‌تان سر ⁨%1⁩ می‌گذرید و نمی‌توانید آنجا ادامه دهید.</translation>
    </message>
    <message>
        <source>Your seat is given up, and you cannot go on there.</source>
        <translation>از صندلی‌تان می‌گذرید و نمی‌توانید آنجا ادامه دهید.</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>فراموش شود</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>بماند</translation>
    </message>
    <message>
        <source>If you leave for good, a bot plays on, and your seat is given up.</source>
        <translation>اگر برای همیشه بروید، رباتی ادامه می‌دهد و صندلی‌تان از دست می‌رود.</translation>
    </message>
    <message>
        <source>If you leave for good, your seat is given up; the others can go on another day.</source>
        <translation>اگر برای همیشه بروید، صندلی‌تان از دست می‌رود؛ دیگران می‌توانند روز دیگری ادامه دهند.</translation>
    </message>
    <message>
        <source>If you leave for good, the game ends, because nobody else has a seat here.</source>
        <translation>اگر برای همیشه بروید، بازی تمام می‌شود، چون کس دیگری اینجا صندلی ندارد.</translation>
    </message>
    <message>
        <source>For tonight, a bot plays for you until you are back.</source>
        <translation>اگر برای امشب بروید، تا برگشتنتان رباتی به‌جای شما بازی می‌کند.</translation>
    </message>
    <message numerus="yes">
        <source>For tonight, the table rests, and you can go on for %Ln day(s).</source>
        <translation>
            <numerusform>اگر برای امشب بروید، میز نیمه‌کاره می‌ماند و تا %Ln روز می‌توانید ادامه دهید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave for tonight</source>
        <translation>برای امشب بس است</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>ترک همیشگی میز</translation>
    </message>
</context>
<context>
    <name>cardroom::window::BreakModel</name>
    <message>
        <source>Waiting for %1</source>
        <translation>منتظر ⁨%1⁩</translation>
    </message>
    <message>
        <source>Time for a break</source>
        <translation>وقت استراحت</translation>
    </message>
    <message>
        <source>The game goes on when %1 is back. No clock is running.</source>
        <translation>بازی با بازگشت ⁨%1⁩ ادامه می‌یابد. زمان نگه داشته شده است.</translation>
    </message>
    <message>
        <source>No clock is running.</source>
        <translation>زمان نگه داشته شده است.</translation>
    </message>
    <message>
        <source>No clock is running, and your hand is face down.</source>
        <translation>زمان نگه داشته شده و کارت‌هایتان پشت‌ورو است.</translation>
    </message>
    <message>
        <source>%1 asks for a break.</source>
        <translation>⁨%1⁩ استراحت می‌خواهد.</translation>
    </message>
    <message numerus="yes">
        <source>The game goes on in %Ln second(s).</source>
        <translation>
            <numerusform>بازی تا %Ln ثانیهٔ دیگر ادامه می‌یابد.</numerusform>
        </translation>
    </message>
    <message>
        <source>You ask for a break. It begins when the owner or all others agree.</source>
        <translation>استراحت خواسته‌اید. با موافقت صاحب میز یا همهٔ دیگران آغاز می‌شود.</translation>
    </message>
    <message>
        <source>%1 asks for a break. Press B to agree.</source>
        <translation>⁨%1⁩ استراحت می‌خواهد. برای موافقت B را بزنید.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>بازی ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>There is no break: not everybody has agreed.</source>
        <translation>استراحتی نیست: همه موافقت نکردند.</translation>
    </message>
    <message>
        <source>Press 1 to wait for %1, or 2 to let a bot play.</source>
        <translation>برای انتظار ⁨%1⁩ عدد ۱ و برای بازی ربات ۲ را بزنید.</translation>
    </message>
    <message>
        <source>%1 asked for it.&lt;br&gt;No clock is running, and your hand is face down.</source>
        <translation>درخواست از ⁨%1⁩ بود.&lt;br&gt;زمان نگه داشته شده و کارت‌هایتان پشت‌ورو است.</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>a time of day</comment>
        <translation>از ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Since %1, %Ln minute(s)</source>
        <comment>a time of day</comment>
        <translation>
            <numerusform>از ⁨%1⁩، %Ln دقیقه</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot takes over in %1</source>
        <comment>minutes and seconds</comment>
        <translation>ربات تا ⁨%1⁩ دیگر جایش را می‌گیرد</translation>
    </message>
    <message>
        <source>A bot takes over at any moment.</source>
        <translation>هر لحظه ممکن است ربات جایش را بگیرد.</translation>
    </message>
    <message>
        <source>On a break</source>
        <translation>در حال استراحت</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ChatModel</name>
    <message>
        <source>You</source>
        <translation>شما</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>⁨%1⁩ می‌گوید: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, watching</source>
        <comment>who says something</comment>
        <translation>⁨%1⁩، تماشاگر</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ChoiceModel</name>
    <message>
        <source>Not selected any more: %1.</source>
        <translation>⁨%1⁩ دیگر انتخاب نیست.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ClockModel</name>
    <message numerus="yes">
        <source>Your turn, %Ln second(s) left.</source>
        <translation>
            <numerusform>نوبت شماست، %Ln ثانیه مانده.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game goes on in %Ln second(s).</source>
        <translation>
            <numerusform>بازی %Ln ثانیهٔ دیگر ادامه می‌یابد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::ConnectionState</name>
    <message>
        <source>Trying again …</source>
        <translation>تلاش دوباره …</translation>
    </message>
    <message>
        <source>Trying again, for the second time …</source>
        <translation>تلاش دوم …</translation>
    </message>
    <message>
        <source>Trying again, for the third time …</source>
        <translation>تلاش سوم …</translation>
    </message>
    <message numerus="yes">
        <source>Trying again, %Ln times so far …</source>
        <translation>
            <numerusform>تا کنون %Ln بار تلاش …</numerusform>
        </translation>
    </message>
    <message>
        <source>0:%L1</source>
        <comment>minutes and seconds</comment>
        <translation>⁦۰:%L1⁩</translation>
    </message>
    <message>
        <source>You are taken there when it is started again. Its tables are gone by then.</source>
        <translation>وقتی دوباره راه بیفتد شما را به آن می‌بریم. میزهایش تا آن وقت از بین رفته‌اند.</translation>
    </message>
    <message>
        <source>Its machine answers, but no server runs there any more. The table is most likely gone; you are taken there in case it comes back.</source>
        <translation>دستگاه پاسخ می‌دهد، ولی دیگر سروری روی آن کار نمی‌کند. به احتمال زیاد میز دیگر نیست؛ اگر برگردد شما را به آن می‌بریم.</translation>
    </message>
    <message>
        <source>The server does not answer. No seat in this game is yours, so you lose nothing: the table is shown again if it is still there.</source>
        <translation>سرور پاسخ نمی‌دهد. در این بازی جایی ندارید، پس چیزی از دست نمی‌دهید: میز اگر هنوز باشد دوباره نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>The server does not answer. If it still runs, your seat is kept, and a bot plays for you.</source>
        <translation>سرور پاسخ نمی‌دهد. اگر هنوز کار کند، صندلی شما محفوظ است و رباتی به‌جای شما بازی می‌کند.</translation>
    </message>
    <message>
        <source>The server does not answer. If it still runs, your seat is kept, and a bot plays for you after &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>سرور پاسخ نمی‌دهد. اگر هنوز کار کند، صندلی شما محفوظ است و پس از &lt;b&gt;⁨%1⁩&lt;/b&gt; رباتی به‌جای شما بازی می‌کند.</translation>
    </message>
    <message>
        <source>Your table is kept; the game goes on when the server is started again.</source>
        <translation>میز شما محفوظ است؛ وقتی سرور دوباره راه بیفتد بازی ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>The server does not answer. Your table is kept; the game goes on when it is back.</source>
        <translation>سرور پاسخ نمی‌دهد. میز شما محفوظ است؛ وقتی برگردد بازی ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>The server does not answer. Your seat is kept; if the server still runs, a bot plays for you.</source>
        <translation>سرور پاسخ نمی‌دهد. صندلی شما محفوظ است؛ اگر سرور هنوز کار کند، رباتی به‌جای شما بازی می‌کند.</translation>
    </message>
    <message>
        <source>The server does not answer. Your seat is kept; if the server still runs, a bot plays for you after &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>سرور پاسخ نمی‌دهد. صندلی شما محفوظ است؛ اگر سرور هنوز کار کند، پس از &lt;b&gt;⁨%1⁩&lt;/b&gt; رباتی به‌جای شما بازی می‌کند.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::GoOnTables</name>
    <message>
        <source>%1, %2</source>
        <comment>players</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>players</comment>
        <translation>⁨%1⁩ و ⁨%2⁩</translation>
    </message>
    <message>
        <source>a bot</source>
        <translation>یک ربات</translation>
    </message>
    <message>
        <source>two bots</source>
        <translation>دو ربات</translation>
    </message>
    <message>
        <source>three bots</source>
        <translation>سه ربات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots</source>
        <translation>
            <numerusform>%Ln ربات</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>players</comment>
        <translation>با ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two scores</comment>
        <translation>⁨%1⁩ بر ⁨%2⁩</translation>
    </message>
    <message>
        <source>In the middle of a game</source>
        <translation>وسط بازی</translation>
    </message>
    <message>
        <source>No game is on</source>
        <translation>بازی‌ای در جریان نیست</translation>
    </message>
    <message>
        <source>kept until today</source>
        <translation>تا امروز می‌ماند</translation>
    </message>
    <message>
        <source>since today</source>
        <translation>از امروز</translation>
    </message>
    <message>
        <source>kept until tomorrow</source>
        <translation>تا فردا می‌ماند</translation>
    </message>
    <message>
        <source>since yesterday</source>
        <translation>از دیروز</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a day of the month; the month</comment>
        <translation>‏⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>kept until %1</source>
        <comment>a day</comment>
        <translation>تا ⁨%1⁩ می‌ماند</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a day</comment>
        <translation>از ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 is there</source>
        <comment>a person</comment>
        <translation>⁨%1⁩ سر میز است</translation>
    </message>
    <message>
        <source>%1 are there</source>
        <comment>two or more people</comment>
        <translation>⁨%1⁩ سر میز هستند</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words that become a sentence</comment>
        <translation>‏⁨%1⁩.</translation>
    </message>
    <message>
        <source>Your seat is waiting</source>
        <translation>صندلی شما منتظر است</translation>
    </message>
    <message>
        <source>At your own table. The game goes on where you left it.</source>
        <translation>سر میز خودتان. بازی از همان‌جا که رها کردید ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>At %1, as long as the table is there.</source>
        <comment>an address</comment>
        <translation>در ⁨%1⁩، تا وقتی که میز برجاست.</translation>
    </message>
    <message>
        <source>Go on: %1.</source>
        <comment>a game</comment>
        <translation>ادامه: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>you sit there</source>
        <translation>شما سر این میز نشسته‌اید</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score; since when it is that</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Go on: %1 %2.</source>
        <comment>a game; with whom</comment>
        <translation>ادامه: ⁨%1⁩ ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>since which day; the time of day</comment>
        <translation>⁨%1⁩، ساعت ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>cardroom::window::NearbyTables</name>
    <message>
        <source>Last one heard just now.</source>
        <translation>آخرین خبر همین حالا رسید.</translation>
    </message>
    <message>
        <source>Last one heard a second ago.</source>
        <translation>آخرین خبر یک ثانیه پیش رسید.</translation>
    </message>
    <message numerus="yes">
        <source>Last one heard %Ln seconds ago.</source>
        <translation>
            <numerusform>آخرین خبر %Ln ثانیه پیش رسید.</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot holds your seat</source>
        <translation>رباتی صندلی شما را نگه داشته</translation>
    </message>
    <message>
        <source>All seats are taken</source>
        <translation>همهٔ صندلی‌ها پر است</translation>
    </message>
    <message>
        <source>A game is on; a bot’s seat is yours from the next one on</source>
        <translation>بازی در جریان است؛ از بازی بعد صندلی یک ربات مال شماست</translation>
    </message>
    <message>
        <source>A bot gives you its seat</source>
        <translation>رباتی صندلی‌اش را به شما می‌دهد</translation>
    </message>
    <message>
        <source>One seat free</source>
        <translation>یک صندلی خالی</translation>
    </message>
    <message>
        <source>Two seats free</source>
        <translation>دو صندلی خالی</translation>
    </message>
    <message>
        <source>Three seats free</source>
        <translation>سه صندلی خالی</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seats free</source>
        <translation>
            <numerusform>%Ln صندلی خالی</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, turn limit %L2 s</source>
        <comment>how many seats are free</comment>
        <translation>⁨%1⁩، هر نوبت %L2 ثانیه</translation>
    </message>
    <message>
        <source>Uses a newer Cardroom. Update to join.</source>
        <translation>‏Cardroom تازه‌تری دارد. برای پیوستن به‌روزرسانی کنید.</translation>
    </message>
    <message>
        <source>Uses an older Cardroom. Its host has to update it.</source>
        <translation>‏Cardroom قدیمی‌تری دارد. میزبانش باید آن را به‌روز کند.</translation>
    </message>
    <message>
        <source>Plays a game that this Cardroom does not know.</source>
        <translation>بازی‌ای دارد که این Cardroom نمی‌شناسد.</translation>
    </message>
    <message>
        <source>Too many to announce them all</source>
        <translation>بیش از آن است که همه اعلام شوند</translation>
    </message>
    <message>
        <source>One more table</source>
        <translation>یک میز دیگر</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more tables</source>
        <translation>
            <numerusform>%Ln میز دیگر</numerusform>
        </translation>
    </message>
    <message>
        <source>You sit there</source>
        <translation>شما آنجا نشسته‌اید</translation>
    </message>
</context>
<context>
    <name>cardroom::window::PaceModel</name>
    <message>
        <source>Somebody plays now, so the bots play as everywhere.</source>
        <translation>حالا کسی بازی می‌کند، پس ربات‌ها مثل همیشه بازی می‌کنند.</translation>
    </message>
    <message>
        <source>Only bots play here, and you say how.</source>
        <translation>اینجا فقط ربات‌ها بازی می‌کنند و شما می‌گویید چطور.</translation>
    </message>
    <message>
        <source>The table is paused. Press Space to play.</source>
        <translation>بازی در مکث است. برای ادامه کلید فاصله را بزنید.</translation>
    </message>
    <message>
        <source>The bots play.</source>
        <translation>ربات‌ها بازی می‌کنند.</translation>
    </message>
    <message>
        <source>The bots play at %L1 per cent of their speed.</source>
        <translation>ربات‌ها با %L1 درصد سرعت خودشان بازی می‌کنند.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::PeopleModel</name>
    <message>
        <source>A bot plays for you</source>
        <translation>رباتی به‌جای شما بازی می‌کند</translation>
    </message>
    <message>
        <source>A bot holds this seat</source>
        <translation>صندلی دست ربات است</translation>
    </message>
    <message>
        <source>Lost connection</source>
        <translation>اتصالش قطع شده</translation>
    </message>
    <message>
        <source>Lost connection, %1</source>
        <comment>for how long, 0:24</comment>
        <translation>اتصالش قطع شده، ⁨%1⁩</translation>
    </message>
    <message>
        <source>Wants another game</source>
        <translation>یک بازی دیگر می‌خواهد</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>نوبت شما</translation>
    </message>
    <message>
        <source>Choosing …</source>
        <translation>در حال انتخاب …</translation>
    </message>
    <message>
        <source>You</source>
        <translation>شما</translation>
    </message>
    <message>
        <source>You play from the next game on</source>
        <translation>از بازی بعد بازی می‌کنید</translation>
    </message>
    <message>
        <source>You are watching</source>
        <translation>تماشا می‌کنید</translation>
    </message>
    <message>
        <source>You wait for a seat</source>
        <translation>منتظر صندلی هستید</translation>
    </message>
    <message>
        <source>Watching: %1</source>
        <comment>names</comment>
        <translation>تماشاگران: ⁨%1⁩</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>%1 is watching.</source>
        <translation>⁨%1⁩ تماشا می‌کند.</translation>
    </message>
    <message>
        <source>Choosing too …</source>
        <translation>او هم در حال انتخاب …</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>سر میز نیست</translation>
    </message>
    <message>
        <source>Asked for a break</source>
        <translation>استراحت خواست</translation>
    </message>
    <message>
        <source>On a break</source>
        <translation>در حال استراحت</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ResultModel</name>
    <message>
        <source>%1 wants another one</source>
        <translation>⁨%1⁩ یک بازی دیگر می‌خواهد</translation>
    </message>
    <message>
        <source>%1 and %2 want another one</source>
        <translation>⁨%1⁩ و ⁨%2⁩ یک بازی دیگر می‌خواهند</translation>
    </message>
    <message>
        <source>%1, %2 and %3 want another one</source>
        <translation>⁨%1⁩، ⁨%2⁩ و ⁨%3⁩ یک بازی دیگر می‌خواهند</translation>
    </message>
    <message>
        <source>you %1</source>
        <comment>games won</comment>
        <translation>شما ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a person, games won</comment>
        <translation>⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>This evening, games won: %1</source>
        <translation>بازی‌های برده‌شدهٔ امشب: ⁨%1⁩</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two people of a list</comment>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>cardroom::window::RuleList</name>
    <message>
        <source>No</source>
        <comment>an option of the rules</comment>
        <translation>نه</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>an option of the rules</comment>
        <translation>بله</translation>
    </message>
</context>
<context>
    <name>cardroom::window::SeatList</name>
    <message>
        <source>Empty seat.</source>
        <translation>صندلی خالی.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>a seat: name, what is going on</comment>
        <translation>‏⁨%1⁩. ⁨%2⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %Ln card(s) in hand.</source>
        <comment>a seat: name</comment>
        <translation>
            <numerusform>⁨%1⁩. %Ln کارت در دست.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2. %Ln card(s) in hand.</source>
        <comment>a seat: name, what is going on</comment>
        <translation>
            <numerusform>⁨%1⁩. ⁨%2⁩. %Ln کارت در دست.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::TableController</name>
    <message>
        <source>That was too much at once. Try again in a moment.</source>
        <translation>یک‌باره زیاد بود. کمی بعد دوباره تلاش کنید.</translation>
    </message>
    <message>
        <source>The table goes on.</source>
        <translation>بازی ادامه دارد.</translation>
    </message>
    <message>
        <source>Connection lost. Trying again.</source>
        <translation>اتصال قطع شد. در حال تلاش دوباره.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TableSetup</name>
    <message>
        <source>A table’s name has 1 to %L1 characters.</source>
        <translation>نام میز ۱ تا %L1 نویسه دارد.</translation>
    </message>
    <message>
        <source>%L1 of %L2 seats are taken</source>
        <translation>%L1 صندلی از %L2 پر است</translation>
    </message>
    <message>
        <source>The game is on. Seats and options can be changed when it is over.</source>
        <translation>بازی در جریان است. صندلی‌ها و گزینه‌ها را می‌توان پس از پایان آن تغییر داد.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more. The game starts by itself when all seats are taken.</source>
        <translation>
            <numerusform>در انتظار %Ln نفر دیگر. وقتی همهٔ صندلی‌ها پر شود، بازی خودش شروع می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting …</source>
        <translation>در حال شروع …</translation>
    </message>
    <message>
        <source>Waiting for %1 to want another game.</source>
        <translation>در انتظار ⁨%1⁩ برای یک بازی دیگر.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of a list</comment>
        <translation>، </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln bots and start</source>
        <translation>
            <numerusform>افزودن %Ln ربات و شروع</numerusform>
        </translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>دوباره بازی کنیم</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>شروع</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بدون محدودیت</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln ثانیه</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>لینک کپی شد</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>می‌نشینم</translation>
    </message>
    <message>
        <source>%1 waits for a seat.</source>
        <translation>⁨%1⁩ منتظر صندلی است.</translation>
    </message>
    <message>
        <source>%1 wait for a seat.</source>
        <comment>names</comment>
        <translation>⁨%1⁩ منتظر صندلی‌اند.</translation>
    </message>
    <message>
        <source>Waits for a seat</source>
        <translation>منتظر صندلی است</translation>
    </message>
    <message>
        <source>Is watching</source>
        <translation>تماشا می‌کند</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more. The game starts when all seats are taken and everybody is ready.</source>
        <translation>
            <numerusform>در انتظار %Ln نفر دیگر. وقتی همهٔ صندلی‌ها پر شود و همه آماده باشند، بازی شروع می‌شود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more, and for %1 to be ready.</source>
        <comment>names</comment>
        <translation>
            <numerusform>در انتظار %Ln نفر دیگر، و آماده‌شدن ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>آماده‌ام</translation>
    </message>
    <message>
        <source>%L1 of %L2 seats are taken. Partners sit opposite each other.</source>
        <translation>%L1 صندلی از %L2 پر است. یارها روبه‌روی هم می‌نشینند.</translation>
    </message>
    <message>
        <source>Quick pace</source>
        <translation>سرعت زیاد</translation>
    </message>
    <message>
        <source>Normal pace</source>
        <translation>سرعت معمولی</translation>
    </message>
    <message>
        <source>Calm pace</source>
        <translation>سرعت کم</translation>
    </message>
    <message>
        <source>You wait for a seat.</source>
        <translation>منتظر صندلی هستید.</translation>
    </message>
    <message>
        <source>You wait for a seat</source>
        <translation>منتظر صندلی هستید</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s with others</source>
        <comment>seconds, while two or more people are there</comment>
        <translation>
            <numerusform>%Ln ثانیه با دیگران</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed, and for a while nobody comes from their address</source>
        <translation>کنار گذاشته شد و تا مدتی کسی از نشانی او نمی‌آید</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>کنار گذاشته شد</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TableVoice</name>
    <message>
        <source>You are back.</source>
        <translation>برگشتید.</translation>
    </message>
    <message>
        <source>You are back. While you were away: %1</source>
        <translation>برگشتید. وقتی نبودید: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>You are back. %Ln thing(s) happened meanwhile; the log has them.</source>
        <translation>
            <numerusform>برگشتید. در این میان %Ln رویداد پیش آمد؛ در فهرست رویدادها هست.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server was restarted; nothing was lost.</source>
        <translation>سرور دوباره راه افتاد؛ چیزی از دست نرفت.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TurnModel</name>
    <message numerus="yes">
        <source>Waiting for %Ln more. The game starts by itself when all seats are taken.</source>
        <translation>
            <numerusform>در انتظار %Ln نفر دیگر. وقتی همهٔ صندلی‌ها پر شود، بازی خودش شروع می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1 …</source>
        <translation>در انتظار ⁨%1⁩ …</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln other(s) …</source>
        <translation>
            <numerusform>در انتظار %Ln نفر دیگر …</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealing …</source>
        <translation>در حال پخش کارت‌ها …</translation>
    </message>
    <message>
        <source>Waiting for the others …</source>
        <translation>در انتظار دیگران …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s) are choosing …</source>
        <translation>
            <numerusform>%Ln بازیکن در حال انتخاب‌اند …</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot is choosing for you …</source>
        <translation>رباتی به‌جای شما انتخاب می‌کند …</translation>
    </message>
    <message>
        <source>A bot is choosing for %1 …</source>
        <translation>رباتی به‌جای ⁨%1⁩ انتخاب می‌کند …</translation>
    </message>
    <message>
        <source>%1 is choosing …</source>
        <translation>⁨%1⁩ در حال انتخاب است …</translation>
    </message>
    <message>
        <source>Take my seat</source>
        <translation>سر جایم می‌نشینم</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>دوباره بازی کنیم</translation>
    </message>
    <message>
        <source>The table stands still: the server cannot write down what happens. Nothing is lost.</source>
        <translation>میز ایستاده است: سرور نمی‌تواند رویدادها را بنویسد. چیزی از دست نرفته است.</translation>
    </message>
    <message>
        <source>%1: press Enter.</source>
        <comment>what a button says</comment>
        <translation>⁨%1⁩: کلید Enter را بزنید.</translation>
    </message>
    <message>
        <source>The next game is %1. It begins when everybody is ready.</source>
        <translation>بازی بعدی ⁨%1⁩ است. وقتی همه آماده باشند شروع می‌شود.</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>می‌نشینم</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>آماده‌ام</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>The next game is %1. It begins when all seats are taken and everybody is ready.</source>
        <translation>بازی بعدی ⁨%1⁩ است. وقتی همهٔ صندلی‌ها پر شود و همه آماده باشند شروع می‌شود.</translation>
    </message>
</context>
</TS>
