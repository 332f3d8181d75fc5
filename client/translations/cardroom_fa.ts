<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR">
<context>
    <name>AboutPart</name>
    <message>
        <source>Typeface of titles and cards. By Anna Giedryś and David Březina, SIL Open Font License 1.1</source>
        <translation>قلم عنوان‌ها و کارت‌ها. از Anna Giedryś و David Březina، مجوز ⁨SIL Open Font License 1.1⁩</translation>
    </message>
    <message>
        <source>Typeface of all other text. By Łukasz Dziedzic, SIL Open Font License 1.1</source>
        <translation>قلم نوشته‌های دیگر. از Łukasz Dziedzic، مجوز ⁨SIL Open Font License 1.1⁩</translation>
    </message>
    <message>
        <source>Windows, pictures, sound and network. The Qt Company and contributors, GNU LGPL 3</source>
        <translation>پنجره‌ها، تصویر، صدا و شبکه. از The Qt Company و مشارکت‌کنندگان، مجوز ⁨GNU LGPL 3⁩</translation>
    </message>
    <message>
        <source>Messages between client and server. Google, BSD licence</source>
        <translation>پیام‌های میان برنامه و سرور. از Google، مجوز BSD</translation>
    </message>
    <message>
        <source>Encryption, and the fair deal. The OpenSSL Project, Apache License 2.0</source>
        <translation>رمزنگاری و پخش منصفانهٔ کارت‌ها. از The OpenSSL Project، مجوز ⁨Apache License 2.0⁩</translation>
    </message>
    <message>
        <source>The invitation’s QR code. Kentaro Fukuchi, GNU LGPL 2.1</source>
        <translation>کد QR دعوت‌نامه. از Kentaro Fukuchi، مجوز ⁨GNU LGPL 2.1⁩</translation>
    </message>
    <message>
        <source>Cardroom %1</source>
        <translation>Cardroom ⁨%1⁩</translation>
    </message>
    <message>
        <source>A card room for friends. Every game has its own table; cards, signs and sounds were made for it.</source>
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
        <translation>بازی تا %L1 ثانیهٔ دیگر از سر گرفته می‌شود</translation>
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
        <source>Your seat is kept, and you’ll find the table on the home page.</source>
        <translation>صندلی شما می‌ماند و میز را در صفحهٔ اصلی پیدا می‌کنید.</translation>
    </message>
    <message numerus="yes">
        <source>Any of you can go on. If everyone leaves, the table is kept for %Ln day(s).</source>
        <translation>
            <numerusform>هر کدام می‌توانید ادامه دهید. اگر همه بروند، میز %Ln روز می‌ماند.</numerusform>
        </translation>
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
        <translation>رو به پایین</translation>
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
    <name>ClothChoice</name>
    <message>
        <source>Cloth</source>
        <translation>رومیزی</translation>
    </message>
    <message>
        <source>One for each game</source>
        <translation>برای هر بازی یکی</translation>
    </message>
    <message>
        <source>Cloth: one for each game</source>
        <translation>رومیزی: برای هر بازی یکی</translation>
    </message>
    <message>
        <source>Cloth: %1</source>
        <translation>رومیزی: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>ConnectionLost</name>
    <message>
        <source>Connection lost</source>
        <translation>ارتباط قطع شد</translation>
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
    <name>Ending</name>
    <message numerus="yes">
        <source>%1: %Ln point(s).</source>
        <translation>
            <numerusform>⁨%1⁩: %Ln امتیاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>You came second with %L1.</source>
        <translation>شما با %L1 امتیاز دوم شدید.</translation>
    </message>
    <message>
        <source>%2 came second with %L1.</source>
        <translation>⁨%2⁩ با %L1 امتیاز دوم شد.</translation>
    </message>
</context>
<context>
    <name>FairPack</name>
    <message>
        <source>The pack in the order dealt</source>
        <translation>دستهٔ کارت به ترتیب پخش</translation>
    </message>
</context>
<context>
    <name>FairStepItem</name>
    <message>
        <source>not yet</source>
        <comment>a step of a deal</comment>
        <translation>هنوز نه</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a step of a deal</comment>
        <translation>انجام شد</translation>
    </message>
    <message>
        <source>not done</source>
        <comment>a step of a deal</comment>
        <translation>انجام نشد</translation>
    </message>
    <message>
        <source>does not match</source>
        <comment>a step of a deal</comment>
        <translation>جور درنمی‌آید</translation>
    </message>
    <message>
        <source>The server says</source>
        <translation>سرور می‌گوید</translation>
    </message>
    <message>
        <source>It should be</source>
        <translation>باید این باشد</translation>
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
        <translation>نشانی فایل را از ریشه (/) یا از پوشهٔ خودتان (~/) بنویسید.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>باز کردن فایل</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>Folder or file</source>
        <translation>پوشه یا فایل</translation>
    </message>
    <message>
        <source>The folder above</source>
        <translation>پوشهٔ بالاتر</translation>
    </message>
    <message>
        <source>A property file of the original programs is played with you in its human seat, on this computer only. The record of a game (.cardroom) is shown again.</source>
        <translation>فایل property برنامه‌های اصلی تنها روی همین رایانه بازی می‌شود و شما روی صندلی انسان آن می‌نشینید. بازی ثبت‌شده (.cardroom) دوباره نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>Folders and files</source>
        <translation>پوشه‌ها و فایل‌ها</translation>
    </message>
    <message>
        <source>There is nothing to open here.</source>
        <translation>اینجا چیزی برای باز کردن نیست.</translation>
    </message>
</context>
<context>
    <name>FirstStartPage</name>
    <message>
        <source>A name has 1 to %L1 characters.</source>
        <translation>نام ۱ تا %L1 نویسه دارد.</translation>
    </message>
    <message>
        <source>Cardroom</source>
        <translation>Cardroom</translation>
    </message>
    <message>
        <source>Welcome. What’s your name?</source>
        <translation>خوش آمدید. نامتان چیست؟</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>نام شما</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>characters</comment>
        <translation>%L1 از %L2</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>تصویری برگزینید</translation>
    </message>
    <message>
        <source>or keep your initial</source>
        <translation>یا حرف اول نامتان بماند</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>نامی بنویسید</translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation>شروع بازی</translation>
    </message>
    <message>
        <source>You can change all this in Settings.</source>
        <translation>همهٔ این‌ها را در تنظیمات می‌توانید تغییر دهید.</translation>
    </message>
</context>
<context>
    <name>GameEnd</name>
    <message>
        <source>This game</source>
        <translation>این بازی</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>امشب</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Save or delete: %1</source>
        <translation>ذخیره یا پاک کردن: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>تماشا</translation>
    </message>
    <message>
        <source>Watch again: %1</source>
        <translation>تماشای دوباره: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Search names, games, tables, dates</source>
        <translation>جست‌وجوی نام، بازی، میز یا تاریخ</translation>
    </message>
    <message>
        <source>Search your games</source>
        <translation>جست‌وجو در بازی‌های شما</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>پاک کردن جست‌وجو</translation>
    </message>
    <message>
        <source>Games of which kind</source>
        <translation>کدام بازی</translation>
    </message>
    <message>
        <source>All</source>
        <comment>kinds of games</comment>
        <translation>همه</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>کدام دورها</translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>همه</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>برد</translation>
    </message>
    <message>
        <source>With people</source>
        <comment>games</comment>
        <translation>با دیگران</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>همهٔ بازی‌ها</translation>
    </message>
    <message>
        <source>The games that you play to the end are kept here.</source>
        <translation>بازی‌هایی که تا پایان بازی می‌کنید اینجا می‌مانند.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>بازی‌ای پیدا نشد.</translation>
    </message>
    <message>
        <source>The newest %L1 games are kept on this computer.</source>
        <translation>‏%L1 بازی آخر در این رایانه نگه داشته می‌شود.</translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation>باز کردن پروندهٔ بازی…</translation>
    </message>
    <message>
        <source>Show older</source>
        <translation>قدیمی‌ترها</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ذخیرهٔ بازی</translation>
    </message>
    <message>
        <source>Save as log</source>
        <translation>ذخیره به‌صورت گزارش</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>پاک کردن…</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Your games</source>
        <translation>بازی‌های شما</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>همهٔ بازی‌ها</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>آمار</translation>
    </message>
</context>
<context>
    <name>GamesStatistics</name>
    <message>
        <source>Figures of which game</source>
        <translation>آمار کدام بازی</translation>
    </message>
    <message>
        <source>Each point is the last ten games</source>
        <translation>هر نقطه ده بازی آخر است</translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation>نمودار چه نشان می‌دهد</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>برد</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>Five games make a curve.</source>
        <translation>پنج بازی یک نمودار می‌سازد.</translation>
    </message>
    <message>
        <source>Against bots</source>
        <translation>برابر ربات‌ها</translation>
    </message>
    <message>
        <source>won of played</source>
        <translation>برد از کل</translation>
    </message>
    <message>
        <source>With people</source>
        <translation>با دیگران</translation>
    </message>
    <message>
        <source>You have not played this game to the end yet.</source>
        <translation>این بازی را هنوز تا پایان بازی نکرده‌اید.</translation>
    </message>
    <message>
        <source>Counted from the games kept on this computer. Delete a game and it leaves these figures too.</source>
        <translation>شمرده از بازی‌های این رایانه. هر بازی که پاک شود از این آمار هم کم می‌شود.</translation>
    </message>
</context>
<context>
    <name>GiveSeatDialog</name>
    <message>
        <source>Give %1’s seat to somebody else?</source>
        <translation>صندلی ⁨%1⁩ به کس دیگری واگذار شود؟</translation>
    </message>
    <message>
        <source>They play on with the hand and the score. %1 leaves the table, and is told.</source>
        <translation>نفر تازه با همان کارت‌ها و امتیاز ادامه می‌دهد. ⁨%1⁩ از میز می‌رود و به او گفته می‌شود.</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>واگذاری صندلی</translation>
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
        <source>No tables are waiting for you.</source>
        <translation>میزی منتظر شما نیست.</translation>
    </message>
    <message numerus="yes">
        <source>Tables that rest are kept for %Ln day(s) after somebody was last there.</source>
        <translation>
            <numerusform>میزهای نیمه‌کاره تا %Ln روز پس از آخرین حضور بازیکنان می‌مانند.</numerusform>
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
        <source>%L1 × ♥</source>
        <extracomment>Hearts in a hand that nobody sees.</extracomment>
        <translation>%L1 × ♥</translation>
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
        <translation>باز کردن فایل…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>بازی‌ها</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>بازی‌های شما</translation>
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
        <source>No tables found</source>
        <translation>میزی پیدا نشد</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>ساختن میز</translation>
    </message>
    <message>
        <source>Invite people</source>
        <translation>دیگران را دعوت کنید</translation>
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
        <source>Friends on your network</source>
        <translation>دوستان در شبکهٔ شما</translation>
    </message>
    <message>
        <source>Or type an address</source>
        <translation>یا نشانی را بنویسید</translation>
    </message>
    <message>
        <source>Learn a game</source>
        <translation>آموزش بازی</translation>
    </message>
    <message>
        <source>Two minutes</source>
        <translation>دو دقیقه</translation>
    </message>
    <message>
        <source>A first hand, two minutes</source>
        <translation>نخستین بازی، دو دقیقه</translation>
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
        <translation>در همین شبکه، میز را در صفحهٔ اصلی خودشان هم می‌بینند.</translation>
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
        <source>This table is private. Nobody else can find or join it.</source>
        <translation>این میز خصوصی است: کس دیگری آن را پیدا نمی‌کند و نمی‌تواند بپیوندد.</translation>
    </message>
    <message>
        <source>Invite people…</source>
        <translation>دعوت از دیگران…</translation>
    </message>
    <message>
        <source>Computers with Cardroom</source>
        <translation>رایانه‌هایی که Cardroom دارند</translation>
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
    <message>
        <source>In a replay</source>
        <translation>در بازپخش</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>the next part; with Shift, the previous one</source>
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
        <source>press the button with the ring</source>
        <translation>فشردن دکمه‌ای که حلقه دارد</translation>
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
        <translation>روشن یا خاموش کردن صدا</translation>
    </message>
    <message>
        <source>repeat the last announcements, for a screen reader</source>
        <translation>تکرار آخرین گفته‌ها، برای صفحه‌خوان</translation>
    </message>
    <message>
        <source>close the window</source>
        <translation>بستن پنجره</translation>
    </message>
    <message>
        <source>to the hand, the table, the actions, the seats, the bar</source>
        <translation>رفتن به کارت‌ها، میز، دکمه‌ها، صندلی‌ها، نوار بالا</translation>
    </message>
    <message>
        <source>from one to the next</source>
        <translation>رفتن از یکی به بعدی</translation>
    </message>
    <message>
        <source>choose the first, second, … card or answer</source>
        <translation>انتخاب کارت یا پاسخ اول، دوم، …</translation>
    </message>
    <message>
        <source>choose the card with the ring, or put it back</source>
        <translation>انتخاب کارتی که حلقه دارد، یا برگرداندنش</translation>
    </message>
    <message>
        <source>press the bright button</source>
        <translation>فشردن دکمهٔ پررنگ</translation>
    </message>
    <message>
        <source>put back, close, leave</source>
        <translation>برگرداندن، بستن، رفتن</translation>
    </message>
    <message>
        <source>a hint, which Enter then plays</source>
        <translation>راهنمایی، که Enter آن را بازی می‌کند</translation>
    </message>
    <message>
        <source>order of the hand</source>
        <translation>ترتیب کارت‌ها</translation>
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
        <source>repeat the last announcements</source>
        <translation>تکرار آخرین گفته‌ها</translation>
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
    <message>
        <source>take the last move back, or agree to that</source>
        <translation>پس گرفتن آخرین حرکت، یا موافقت با آن</translation>
    </message>
    <message>
        <source>the last trick, capture, battle or round again</source>
        <translation>دوباره دیدن آخرین دست، برداشت، نبرد یا دور</translation>
    </message>
    <message>
        <source>with open hands: a move back, a move on</source>
        <translation>با کارت‌های رو: حرکت قبل، بعد</translation>
    </message>
    <message>
        <source>the fairness of the deal</source>
        <translation>منصفانه بودن پخش</translation>
    </message>
    <message>
        <source>play, or pause</source>
        <translation>پخش یا مکث</translation>
    </message>
    <message>
        <source>a move back, a move on</source>
        <translation>حرکت قبل، حرکت بعد</translation>
    </message>
    <message>
        <source>Page ↑</source>
        <translation>Page ↑</translation>
    </message>
    <message>
        <source>Page ↓</source>
        <translation>Page ↓</translation>
    </message>
    <message>
        <source>the round, battle or trick before, the next one</source>
        <translation>دور، نبرد یا دست قبل، بعد</translation>
    </message>
    <message>
        <source>the sur, battle or bid before, the next one</source>
        <translation>سور، نبرد یا پیشنهاد قبل، بعد</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>the beginning, the end</source>
        <translation>آغاز، پایان</translation>
    </message>
    <message>
        <source>close, leave</source>
        <translation>بستن، ترک</translation>
    </message>
    <message>
        <source>review: what the moves cost</source>
        <translation>بازبینی: حرکت‌ها چقدر گران تمام شد</translation>
    </message>
    <message>
        <source>in a review: the next costly move</source>
        <translation>در بازبینی: حرکت گران بعدی</translation>
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
    <name>LatelyGames</name>
    <message>
        <source>Lately</source>
        <translation>تازگی</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>همهٔ بازی‌ها</translation>
    </message>
    <message>
        <source>Press Enter to watch this game again.</source>
        <translation>برای تماشای دوبارهٔ این بازی Enter را بزنید.</translation>
    </message>
</context>
<context>
    <name>LearnDialog</name>
    <message>
        <source>Learn a game</source>
        <translation>آموزش بازی</translation>
    </message>
    <message>
        <source>A first hand, two minutes: with the real table and no clock. You can leave it at any time and go on later.</source>
        <translation>نخستین بازی در دو دقیقه، سر میز واقعی و بدون محدودیت زمان. هر وقت بخواهید می‌توانید بروید و بعد ادامه دهید.</translation>
    </message>
    <message>
        <source>New to you</source>
        <translation>برایتان تازه است</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>LessonCoach</name>
    <message>
        <source>First hand</source>
        <translation>نخستین بازی</translation>
    </message>
    <message>
        <source>What to do, and why</source>
        <translation>چه کنید و چرا</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>قبلی</translation>
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
        <translation>دعوت‌نامه‌ای را که گرفته‌اید بچسبانید، یا نشانی‌ای را که در صفحهٔ میزبان می‌بینید بنویسید.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>پیوستن</translation>
    </message>
    <message>
        <source>That isn’t an invitation or an address. An address looks like %1.</source>
        <translation>این نه دعوت‌نامه است نه نشانی. نشانی این شکلی است: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Link or address</source>
        <translation>لینک یا نشانی</translation>
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
        <translation>ربات زیرک فوراً بازی می‌کند. ⁨%1⁩ با بازگشت، جایش را پس می‌گیرد.</translation>
    </message>
    <message>
        <source>Give the seat to %1</source>
        <translation>واگذاری صندلی به ⁨%1⁩</translation>
    </message>
    <message>
        <source>Give the seat to …</source>
        <translation>واگذاری صندلی به …</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Your name</source>
        <translation>نام شما</translation>
    </message>
    <message>
        <source>This is how others see you.</source>
        <translation>دیگران شما را چنین می‌بینند.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>تغییر نام</translation>
    </message>
    <message>
        <source>A name has 1 to %L1 characters.</source>
        <translation>نام ۱ تا %L1 نویسه دارد.</translation>
    </message>
</context>
<context>
    <name>NearbyPage</name>
    <message>
        <source>Tables on your network</source>
        <translation>میزهای شبکهٔ شما</translation>
    </message>
    <message>
        <source>This list updates by itself.</source>
        <translation>این فهرست خودش به‌روز می‌شود.</translation>
    </message>
    <message>
        <source>This list updates by itself. %1</source>
        <translation>این فهرست خودش به‌روز می‌شود. ⁨%1⁩</translation>
    </message>
    <message>
        <source>Join with a link</source>
        <translation>پیوستن با لینک</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>ساختن میز</translation>
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
        <source>Looking for tables on your network …</source>
        <translation>در حال گشتن در شبکهٔ شما …</translation>
    </message>
    <message>
        <source>No tables found. Host one and others will see it at once.</source>
        <translation>میزی پیدا نشد. میزی بسازید تا دیگران همان لحظه آن را ببینند.</translation>
    </message>
    <message>
        <source>Expecting one? Check that the other machine is on this network, and that its firewall allows port %1.</source>
        <extracomment>%1 is a port number</extracomment>
        <translation>منتظر میزی هستید؟ بررسی کنید که دستگاه دیگر در همین شبکه باشد و فایروالش درگاه ⁨%1⁩ را باز گذاشته باشد.</translation>
    </message>
</context>
<context>
    <name>NewChip</name>
    <message>
        <source>New: learn it</source>
        <translation>تازه: بیاموزید</translation>
    </message>
    <message>
        <source>New to you: learn it</source>
        <translation>برایتان تازه است: یاد بگیرید</translation>
    </message>
    <message>
        <source>Learn %1: a first hand, two minutes</source>
        <translation>آموزش ⁨%1⁩: نخستین بازی، دو دقیقه</translation>
    </message>
</context>
<context>
    <name>OpenHand</name>
    <message>
        <source>, </source>
        <comment>between two cards</comment>
        <translation>، </translation>
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
    <name>PagePanel</name>
    <message>
        <source>Phones, tablets and browsers</source>
        <translation>گوشی، تبلت و مرورگر</translation>
    </message>
    <message>
        <source>Getting ready …</source>
        <translation>دارد آماده می‌شود …</translation>
    </message>
    <message>
        <source>The page’s address as a QR code</source>
        <translation>نشانی صفحه به شکل کد QR</translation>
    </message>
    <message>
        <source>Scan this with a phone’s camera. Nothing to install.</source>
        <translation>با دوربین گوشی اسکن کنید. نصب نمی‌خواهد.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>کپی</translation>
    </message>
    <message>
        <source>Copy the page’s link</source>
        <translation>کپی لینک صفحه</translation>
    </message>
    <message>
        <source>Or type in a browser:</source>
        <translation>یا در مرورگر بنویسید:</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>بدون رمز</translation>
    </message>
    <message>
        <source>No warning, but people on this network could read along, even your cards.</source>
        <translation>هشداری نیست، ولی در این شبکه می‌توانند همه چیز، حتی کارت‌های شما را بخوانند.</translation>
    </message>
    <message>
        <source>Encrypted</source>
        <translation>رمزدار</translation>
    </message>
    <message>
        <source>Nobody can read along. The phone will say “not private”, because this machine vouches for itself: open Advanced or Details, then go on.</source>
        <translation>کسی نمی‌تواند بخواند. گوشی می‌گوید «خصوصی نیست»، چون این دستگاه ضامن خودش است: «پیشرفته» یا «جزئیات» را باز کنید و ادامه دهید.</translation>
    </message>
    <message>
        <source>Nobody can read along, but the browser warns once, because this machine vouches for itself.</source>
        <translation>کسی نمی‌تواند بخواند، ولی مرورگر یک بار هشدار می‌دهد، چون این دستگاه ضامن خودش است.</translation>
    </message>
    <message>
        <source>Remembered for your next table.</source>
        <translation>برای میز بعدی به خاطر می‌ماند.</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Your name</source>
        <translation>نام شما</translation>
    </message>
    <message>
        <source>The others see it. You can change it at any time.</source>
        <translation>دیگران آن را می‌بینند. هر وقت خواستید عوضش کنید.</translation>
    </message>
    <message>
        <source>A name has 1 to 24 letters.</source>
        <translation>نام باید ⁨۱⁩ تا ⁨۲۴⁩ حرف داشته باشد.</translation>
    </message>
    <message>
        <source>Nothing to install, no account.</source>
        <translation>بدون نصب، بدون حساب.</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>سر میز می‌نشینم</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>تصویر شما</translation>
    </message>
    <message>
        <source>The first letter of your name</source>
        <translation>حرف اول نام شما</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>Tables here</source>
        <translation>میزهای اینجا</translation>
    </message>
    <message>
        <source>There is no table here yet.</source>
        <translation>هنوز میزی اینجا نیست.</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>ساختن میز</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>پیوستن</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>تماشا</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>نگاه کردن</translation>
    </message>
    <message>
        <source>Take my seat</source>
        <translation>سر جایم می‌نشینم</translation>
    </message>
    <message>
        <source>Your seat is waiting</source>
        <translation>صندلی شما منتظر است</translation>
    </message>
    <message>
        <source>With a password</source>
        <translation>با رمز</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>صندلی خالی</translation>
    </message>
    <message>
        <source>For a person, or a bot</source>
        <translation>برای یک نفر، یا یک ربات</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>افزودن ربات</translation>
    </message>
    <message>
        <source>Another type of bot</source>
        <translation>ربات از نوعی دیگر</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>اینجا می‌نشینم</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>آماده</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>کنار گذاشتن ⁨%1⁩</translation>
    </message>
    <message>
        <source>Let back in</source>
        <translation>اجازهٔ بازگشت</translation>
    </message>
    <message>
        <source>Others join here</source>
        <translation>دیگران از اینجا می‌آیند</translation>
    </message>
    <message>
        <source>Let them type this address:</source>
        <translation>این نشانی را وارد کنند:</translation>
    </message>
    <message>
        <source>This table is private.</source>
        <translation>این میز خصوصی است.</translation>
    </message>
    <message>
        <source>Invite people…</source>
        <translation>دعوت از دیگران…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>گزینه‌ها</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>نام میز</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>زمان هر نوبت</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>دیگران می‌توانند تماشا کنند</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>همهٔ قوانین</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>قوانین کمتر</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>کمتر</translation>
    </message>
    <message>
        <source>More</source>
        <translation>بیشتر</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>برگشت به میز</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>میز</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>کارت‌های شما</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>راهنمایی</translation>
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
        <source>Clear all</source>
        <translation>برداشتن همه</translation>
    </message>
    <message>
        <source>The last trick or round</source>
        <translation>آخرین دست یا دور</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>یک لحظه …</translation>
    </message>
    <message>
        <source>Public cards</source>
        <translation>کارت‌های عمومی</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>انداخته‌های شما</translation>
    </message>
    <message>
        <source>Tap a pile to aim</source>
        <translation>روی دستهٔ دلخواه بزنید</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>همین حالا</translation>
    </message>
    <message>
        <source>Race to %1</source>
        <translation>تا ⁨%1⁩</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>از ⁨%1⁩</translation>
    </message>
    <message>
        <source>Your melds, by trump</source>
        <translation>ترکیب‌های شما با هر حکم</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>پیشنهاد</translation>
    </message>
    <message>
        <source>First bid: %1</source>
        <translation>پیشنهاد اول: ⁨%1⁩</translation>
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
        <source>your card</source>
        <translation>کارت شما</translation>
    </message>
    <message>
        <source>Join the next game</source>
        <translation>بازی بعد می‌نشینم</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>پخش</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>یک حرکت به جلو</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>یک حرکت به عقب</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>موافقم</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>الان نه</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>منو</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>گپ</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>رویدادها</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>هنوز اتفاقی نیفتاده است.</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>هنوز کسی چیزی نگفته است.</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>پیامی برای میز</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>فرستادن</translation>
    </message>
    <message>
        <source>Tap to go back to your cards</source>
        <translation>برای دیدن کارت‌ها بزنید</translation>
    </message>
    <message>
        <source>Seats and options</source>
        <translation>صندلی‌ها و گزینه‌ها</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>استراحت</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>پس گرفتن آخرین حرکت</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <translation>رو کردن همهٔ کارت‌ها</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <translation>پوشاندن کارت‌ها</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>ترتیب کارت‌ها</translation>
    </message>
    <message>
        <source>Vibrate on my turn</source>
        <translation>لرزش در نوبت من</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>رنگ‌های تیره</translation>
    </message>
    <message>
        <source>Four colours for suits</source>
        <translation>خال‌ها به چهار رنگ</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>ترک میز</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>ترک میز</translation>
    </message>
    <message>
        <source>Leave for tonight</source>
        <translation>برای امشب بس است</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>The game goes on in %1</source>
        <translation>بازی تا ⁨%1⁩ ثانیهٔ دیگر از سر گرفته می‌شود</translation>
    </message>
    <message>
        <source>%1 lost the connection</source>
        <translation>ارتباط ⁨%1⁩ قطع شد</translation>
    </message>
    <message>
        <source>Wait for %1</source>
        <translation>منتظر ⁨%1⁩ می‌مانیم</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>ربات بازی کند</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>رمز</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>ورود</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>امشب</translation>
    </message>
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
    <message>
        <source>Connection lost</source>
        <translation>ارتباط قطع شد</translation>
    </message>
    <message>
        <source>The server has been stopped</source>
        <translation>سرور متوقف شده است</translation>
    </message>
    <message>
        <source>Your seat is safe. If this takes longer, a bot plays for you until you are back.</source>
        <translation>جای شما محفوظ است. اگر طول بکشد، تا برگردید یک ربات به جای شما بازی می‌کند.</translation>
    </message>
    <message>
        <source>Trying again …</source>
        <translation>تلاش دوباره …</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>تلاش دوباره</translation>
    </message>
    <message>
        <source>Expert hints</source>
        <translation>راهنمایی استاد</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Let them scan this, or type:</source>
        <translation>بگذارید اسکن کنند، یا بنویسند:</translation>
    </message>
    <message>
        <source>The link to this table as a QR code</source>
        <translation>لینک این میز به شکل کد QR</translation>
    </message>
    <message>
        <source>Show the code large</source>
        <translation>نمایش بزرگ کد</translation>
    </message>
    <message>
        <source>Share the link</source>
        <translation>فرستادن لینک</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>کپی لینک</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>تماشای دوباره</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>بازپخش</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>ترک بازپخش</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>جایگاه در بازی</translation>
    </message>
    <message>
        <source>Whose table is shown</source>
        <translation>میز از دید چه کسی نشان داده می‌شود</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>همهٔ کارت‌ها</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>از دید ⁨%1⁩</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>بازبینی</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>توقف</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>بازی شد</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>استاد</translation>
    </message>
    <message>
        <source>Expert: %1</source>
        <translation>استاد: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Expert would play</source>
        <translation>بازی استاد</translation>
    </message>
    <message>
        <source>Next costly move</source>
        <translation>حرکت گران بعدی</translation>
    </message>
    <message>
        <source>Step to a decision, or go to the next costly move.</source>
        <translation>به یک تصمیم یا به حرکت گران بعدی بروید.</translation>
    </message>
</context>
<context>
    <name>PastGame</name>
    <message>
        <source>Nobody won</source>
        <translation>کسی نبرد</translation>
    </message>
    <message>
        <source>%3 won, %1 to %2</source>
        <comment>one or several names; points</comment>
        <translation>‏برنده: ⁨%3⁩، ⁨%1⁩ بر ⁨%2⁩</translation>
    </message>
    <message>
        <source>%3 won with %1</source>
        <comment>one or several names; points</comment>
        <translation>‏برنده: ⁨%3⁩ با ⁨%1⁩ امتیاز</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a day of the year; the year</comment>
        <translation>‏⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>Won, %1 to %2</source>
        <comment>points</comment>
        <translation>برد، ⁨%1⁩ بر ⁨%2⁩</translation>
    </message>
    <message>
        <source>Won with %1</source>
        <comment>points</comment>
        <translation>برد با ⁨%1⁩</translation>
    </message>
    <message>
        <source>Second, %1 to %2</source>
        <comment>points</comment>
        <translation>دوم، ⁨%1⁩ بر ⁨%2⁩</translation>
    </message>
    <message>
        <source>Second with %1</source>
        <comment>points</comment>
        <translation>دوم با ⁨%1⁩</translation>
    </message>
    <message>
        <source>Third, %1 to %2</source>
        <comment>points</comment>
        <translation>سوم، ⁨%1⁩ بر ⁨%2⁩</translation>
    </message>
    <message>
        <source>Third with %1</source>
        <comment>points</comment>
        <translation>سوم با ⁨%1⁩</translation>
    </message>
    <message>
        <source>Lost, %1 to %2</source>
        <comment>points</comment>
        <translation>باخت، ⁨%1⁩ بر ⁨%2⁩</translation>
    </message>
    <message>
        <source>Lost with %1</source>
        <comment>points</comment>
        <translation>باخت با ⁨%1⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt; %3, %1 to %2</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;برد&lt;/b&gt; در ⁨%3⁩، ⁨%1⁩ بر ⁨%2⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt; %3 with %1</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;برد&lt;/b&gt; در ⁨%3⁩ با ⁨%1⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;Second&lt;/b&gt; in %3, %1 to %2</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;دوم&lt;/b&gt; در ⁨%3⁩، ⁨%1⁩ بر ⁨%2⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;Second&lt;/b&gt; in %3 with %1</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;دوم&lt;/b&gt; در ⁨%3⁩ با ⁨%1⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;Third&lt;/b&gt; in %3, %1 to %2</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;سوم&lt;/b&gt; در ⁨%3⁩، ⁨%1⁩ بر ⁨%2⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;Third&lt;/b&gt; in %3 with %1</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;سوم&lt;/b&gt; در ⁨%3⁩ با ⁨%1⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lost&lt;/b&gt; %3, %1 to %2</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;باخت&lt;/b&gt; در ⁨%3⁩، ⁨%1⁩ بر ⁨%2⁩</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lost&lt;/b&gt; %3 with %1</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;باخت&lt;/b&gt; در ⁨%3⁩ با ⁨%1⁩</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>امشب</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>امروز</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>دیروز</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>این هفته</translation>
    </message>
    <message>
        <source>Last week</source>
        <translation>هفتهٔ گذشته</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a day of the week; a day of the year</comment>
        <translation>‏⁨%1⁩ ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day; the time of day</comment>
        <translation>‏⁨%1⁩، ساعت ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a game; a day; the time of day</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩، ساعت ⁨%3⁩</translation>
    </message>
    <message>
        <source>today</source>
        <translation>امروز</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>دیروز</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a day</comment>
        <translation>⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln دقیقه</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month; the year</comment>
        <translation>‏⁨%1⁩ ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>PictureChoice</name>
    <message>
        <source>Your initial</source>
        <translation>حرف اول نام شما</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>روباه</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>جغد</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>گربه</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>خرگوش</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>نهنگ</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>ماه</translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation>لاله</translation>
    </message>
    <message>
        <source>Pomegranate</source>
        <translation>انار</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>فنجان</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>قایق</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>کوه</translation>
    </message>
    <message>
        <source>Lamp</source>
        <translation>چراغ</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>تصویر شما</translation>
    </message>
    <message>
        <source>%1, picture %L2 of %L3</source>
        <comment>a picture of a person</comment>
        <translation>⁨%1⁩، تصویر %L2 از %L3</translation>
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
    <name>PlayerQuestion</name>
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
    <name>QuestionDialog</name>
    <message>
        <source>Join</source>
        <translation>پیوستن</translation>
    </message>
    <message>
        <source>Don’t join</source>
        <translation>نمی‌پیوندم</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Join anyway</source>
        <translation>با این حال می‌پیوندم</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>رمز</translation>
    </message>
    <message>
        <source>The key you know</source>
        <translation>کلیدی که می‌شناسید</translation>
    </message>
    <message>
        <source>The key shown now</source>
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
    <name>RecallWords</name>
    <message>
        <source>%1: %2.</source>
        <comment>a player, and cards</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a title as a sentence</comment>
        <translation>‏⁨%1⁩.</translation>
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
        <source>Block their address too</source>
        <translation>نشانی‌اش هم مسدود شود</translation>
    </message>
    <message>
        <source>For ten minutes, nobody can join from there.</source>
        <translation>تا ده دقیقه هیچ‌کس از آنجا به این میز نمی‌آید.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>One move back</source>
        <translation>یک حرکت به عقب</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>پخش</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>یک حرکت به جلو</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>سرعت ⁨%1⁩</translation>
    </message>
    <message>
        <source>Whose table is shown</source>
        <translation>میز از دید چه کسی نشان داده می‌شود</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>همهٔ کارت‌ها</translation>
    </message>
    <message>
        <source>As %1</source>
        <comment>a player</comment>
        <translation>از دید ⁨%1⁩</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>بازبینی</translation>
    </message>
    <message>
        <source>What the moves cost, as a strong player sees it</source>
        <translation>حرکت‌ها از دید بازیکنی قوی چقدر گران تمام شد</translation>
    </message>
</context>
<context>
    <name>ReplayPlace</name>
    <message>
        <source>Place in the game</source>
        <translation>جایگاه در بازی</translation>
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
    <message>
        <source>Watch again</source>
        <translation>تماشای دوباره</translation>
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
    <message>
        <source>How to play</source>
        <translation>چگونه بازی کنیم</translation>
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
    <name>RulesPart</name>
    <message>
        <source>× %L1</source>
        <translation>× %L1</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Learn: a first hand</source>
        <translation>آموزش: نخستین بازی</translation>
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
        <translation>بازی بعدی: ⁨%1⁩</translation>
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
        <translation>واگذاری صندلی ⁨%1⁩ به کس دیگر</translation>
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
        <translation>ارتباطش قطع شده</translation>
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
    <name>SeenByOthers</name>
    <message>
        <source>This is how others see you</source>
        <translation>دیگران شما را چنین می‌بینند</translation>
    </message>
    <message>
        <source>You</source>
        <translation>شما</translation>
    </message>
    <message>
        <source>Joined the table</source>
        <translation>سر میز آمد</translation>
    </message>
    <message>
        <source>%L1 + %L2 = %L3</source>
        <comment>cards that make thirteen</comment>
        <translation>⁦%L1 + %L2 = %L3⁩</translation>
    </message>
    <message>
        <source>Your name and picture are shown only to people at your table and on your own network.</source>
        <translation>نام و تصویرتان را تنها کسانی می‌بینند که سر میز شما یا در شبکهٔ خودتان هستند.</translation>
    </message>
    <message>
        <source>No account needed.</source>
        <translation>حساب لازم نیست.</translation>
    </message>
</context>
<context>
    <name>SetPasswordDialog</name>
    <message>
        <source>Password</source>
        <translation>رمز</translation>
    </message>
    <message>
        <source>Anyone who joins must enter it. Leave it empty for none.</source>
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
        <source>Appearance</source>
        <translation>حالت نمایش</translation>
    </message>
    <message>
        <source>Dark suits the evening, light the day</source>
        <translation>تیره برای شب، روشن برای روز</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>تیره</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>روشن</translation>
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
        <source>Animation speed</source>
        <translation>سرعت حرکت</translation>
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
        <source>Bot speed</source>
        <translation>سرعت ربات‌ها</translation>
    </message>
    <message>
        <source>How long they think, so that you can follow</source>
        <translation>چقدر فکر می‌کنند، تا بتوانید دنبال کنید</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 ثانیه</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>اندازهٔ متن</translation>
    </message>
    <message>
        <source>On every page and at the table</source>
        <translation>در همهٔ صفحه‌ها و سر میز</translation>
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
        <translation>ترتیب کارت‌ها</translation>
    </message>
    <message>
        <source>How your cards are sorted; press O at the table</source>
        <translation>چینش کارت‌های شما؛ سر میز با O عوض می‌شود</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>به ترتیب خال</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>به ترتیب عدد</translation>
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
        <source>Preview</source>
        <translation>پیش‌نمایش</translation>
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
        <source>This is how others see you. Your colour comes with your name.</source>
        <translation>دیگران شما را چنین می‌بینند. رنگتان با نامتان می‌آید.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>تغییر نام</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>تصویر شما</translation>
    </message>
    <message>
        <source>Others at your table see it</source>
        <translation>دیگران سر میز آن را می‌بینند</translation>
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
    <message>
        <source>Expert hints</source>
        <translation>راهنمایی استاد</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>expert hints</comment>
        <translation>بله</translation>
    </message>
    <message>
        <source>No</source>
        <comment>expert hints</comment>
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
        <source>Let back in</source>
        <translation>اجازهٔ بازگشت</translation>
    </message>
    <message>
        <source>Let %1 back in</source>
        <translation>اجازهٔ بازگشت به ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Host a table</source>
        <translation>ساختن میز</translation>
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
    <message>
        <source>Skip</source>
        <translation>رد شدن</translation>
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
        <translation>پخش بی‌ضمانت: کارت‌ها از یک فایل آمده‌اند</translation>
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
    <message>
        <source>Leave the first hand</source>
        <translation>ترک نخستین بازی</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>نخستین بازی</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>رد شدن</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>ترک بازپخش</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>بازپخش</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>بازبینی</translation>
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
        <source>Drawn</source>
        <translation>تازه</translation>
    </message>
    <message>
        <source>chosen to be taken</source>
        <translation>برای برداشتن انتخاب شده</translation>
    </message>
    <message>
        <source>can be taken</source>
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
    <message>
        <source>%L1 of %L2, played</source>
        <translation>%L1 از %L2، بازی شد</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>بازی شد</translation>
    </message>
</context>
<context>
    <name>TableChat</name>
    <message>
        <source>No messages yet.</source>
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
    <message>
        <source>All hands</source>
        <translation>همهٔ کارت‌ها</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>پخش منصفانه</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>بازبینی</translation>
    </message>
</context>
<context>
    <name>TableFair</name>
    <message>
        <source>Save the record</source>
        <translation>ذخیرهٔ بازی</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>چگونه کار می‌کند</translation>
    </message>
    <message>
        <source>Anybody can repeat the check with the record of the game and the program cardroom-verify.</source>
        <translation>هر کسی می‌تواند با بازی ثبت‌شده و برنامهٔ ⁨cardroom-verify⁩ این بررسی را تکرار کند.</translation>
    </message>
    <message>
        <source>Before the first card, the server picks a number and shows its lock, which fits no other number.</source>
        <translation>پیش از نخستین کارت، سرور عددی برمی‌گزیند و قفلش را نشان می‌دهد؛ این قفل به هیچ عدد دیگری نمی‌خورد.</translation>
    </message>
    <message>
        <source>Each player’s machine adds a number of its own, locked in the same way. They are opened only when all are locked.</source>
        <translation>دستگاه هر بازیکن عددی از خود می‌افزاید که به همین شیوه قفل شده است. قفل‌ها تنها هنگامی باز می‌شوند که همه قفل شده باشند.</translation>
    </message>
    <message>
        <source>Together, the numbers decide the order of the cards. To steer the deal, somebody would have to know all of them beforehand.</source>
        <translation>عددها با هم ترتیب کارت‌ها را تعیین می‌کنند. کسی که بخواهد پخش را به میل خود بگرداند باید همهٔ آن‌ها را از پیش بداند.</translation>
    </message>
    <message>
        <source>When the deal is over, all numbers are shown. Your machine deals again from them, and compares every card that you saw.</source>
        <translation>در پایان پخش همهٔ عددها نشان داده می‌شوند. دستگاه شما کارت‌ها را با آن‌ها از نو پخش می‌کند و با هر کارتی که دیدید می‌سنجد.</translation>
    </message>
</context>
<context>
    <name>TableHands</name>
    <message>
        <source>, </source>
        <comment>between two cards</comment>
        <translation>، </translation>
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
        <source>Nothing has happened yet. Every card played is listed here.</source>
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
        <translation>ترتیب کارت‌ها</translation>
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
    <message>
        <source>Take the last move back</source>
        <translation>پس گرفتن آخرین حرکت</translation>
    </message>
    <message>
        <source>The last trick or round</source>
        <translation>آخرین دست یا دور</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <translation>پوشاندن کارت‌ها</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <translation>رو کردن همهٔ کارت‌ها</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>یک حرکت به عقب</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>یک حرکت به جلو</translation>
    </message>
    <message>
        <source>Save the game as a log</source>
        <translation>ذخیرهٔ بازی در یک فایل</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>همهٔ کارت‌ها</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>ترک بازپخش</translation>
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
        <translation>ارتباط ⁨%1⁩ قطع شد.</translation>
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
        <source>You own the table now.</source>
        <translation>اکنون شما صاحب میز هستید.</translation>
    </message>
    <message>
        <source>%1 owns the table now.</source>
        <translation>اکنون ⁨%1⁩ صاحب میز است.</translation>
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
        <translation>نوبت‌ها دیگر مهلت ندارند.</translation>
    </message>
    <message numerus="yes">
        <source>Each turn has %Ln second(s) now.</source>
        <translation>
            <numerusform>مهلت هر نوبت اکنون %Ln ثانیه است.</numerusform>
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
        <translation>از حالا دیگران نمی‌توانند تماشا کنند.</translation>
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
        <source>%1 didn’t answer for two minutes, so you own the table now.</source>
        <translation>⁨%1⁩ دو دقیقه جواب نداد، پس اکنون شما صاحب میز هستید.</translation>
    </message>
    <message>
        <source>You didn’t answer for two minutes, so %1 owns the table now.</source>
        <translation>شما دو دقیقه جواب ندادید، پس اکنون ⁨%1⁩ صاحب میز است.</translation>
    </message>
    <message>
        <source>%1 has left for now.</source>
        <translation>⁨%1⁩ فعلاً از سر میز رفت.</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <translation>⁨%1⁩ آماده است.</translation>
    </message>
    <message>
        <source>Hints come from an expert bot now.</source>
        <translation>از حالا راهنمایی‌ها از ربات استاد است.</translation>
    </message>
    <message>
        <source>Hints come from a clever bot now.</source>
        <translation>از حالا راهنمایی‌ها از ربات زیرک است.</translation>
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
        <source>Expert</source>
        <translation>استاد</translation>
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
    <name>TableResult</name>
    <message>
        <source>Result</source>
        <translation>نتیجه</translation>
    </message>
</context>
<context>
    <name>TableReview</name>
    <message>
        <source>Review</source>
        <translation>بازبینی</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>توقف</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>بازی شد</translation>
    </message>
    <message>
        <source>Expert would play</source>
        <translation>بازی استاد</translation>
    </message>
    <message>
        <source>Step to a decision, or go to the next costly move.</source>
        <translation>به یک تصمیم یا به حرکت گران بعدی بروید.</translation>
    </message>
    <message>
        <source>Next costly move</source>
        <translation>حرکت گران بعدی</translation>
    </message>
    <message>
        <source>Play on from here against bots</source>
        <translation>از اینجا با ربات‌ها ادامه دهید</translation>
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
    <name>Theme</name>
    <message>
        <source>Try this</source>
        <translation>این را بازی کنید</translation>
    </message>
</context>
<context>
    <name>TvBar</name>
    <message>
        <source>%1, %2</source>
        <comment>a game, and how it is played</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Cardroom</source>
        <translation>Cardroom</translation>
    </message>
</context>
<context>
    <name>TvPage</name>
    <message>
        <source>Take a seat</source>
        <translation>سر میز بنشینید</translation>
    </message>
</context>
<context>
    <name>TvSeatRow</name>
    <message>
        <source>This seat is free</source>
        <translation>این صندلی خالی است</translation>
    </message>
    <message>
        <source>Scan the code to take it</source>
        <translation>کد را اسکن کنید</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>آماده</translation>
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
        <translation>این کارت را ندارید.</translation>
    </message>
    <message>
        <source>The rules do not allow that.</source>
        <translation>قوانین این را اجازه نمی‌دهد.</translation>
    </message>
    <message>
        <source>The server didn’t understand that.</source>
        <translation>سرور این درخواست را نفهمید.</translation>
    </message>
    <message>
        <source>The table has moved on. Look again.</source>
        <translation>بازی جلو رفته است؛ دوباره نگاه کنید.</translation>
    </message>
    <message>
        <source>You’re not at a table.</source>
        <translation>شما سر هیچ میزی نیستید.</translation>
    </message>
    <message>
        <source>You’re already at a table. Leave it first.</source>
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
        <source>The game isn’t waiting for you.</source>
        <translation>بازی منتظر شما نیست.</translation>
    </message>
    <message>
        <source>You have your seat; no bot plays for you.</source>
        <translation>صندلی‌تان دست خودتان است؛ رباتی به‌جای شما بازی نمی‌کند.</translation>
    </message>
    <message>
        <source>That table is gone.</source>
        <translation>آن میز دیگر نیست.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>میز پر است.</translation>
    </message>
    <message>
        <source>That’s not the password.</source>
        <translation>رمز درست نیست.</translation>
    </message>
    <message>
        <source>The server doesn’t know this game.</source>
        <translation>سرور این بازی را نمی‌شناسد.</translation>
    </message>
    <message>
        <source>There are too many tables. Wait until one closes.</source>
        <translation>میزها خیلی زیادند. صبر کنید تا یکی بسته شود.</translation>
    </message>
    <message>
        <source>That name can’t be used. It’s too long, or empty.</source>
        <translation>این نام را نمی‌شود به کار برد: یا خیلی طولانی است یا خالی.</translation>
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
        <source>This table can’t be watched.</source>
        <translation>این میز تماشاچی نمی‌پذیرد.</translation>
    </message>
    <message>
        <source>The server is too old to do that.</source>
        <translation>نسخهٔ سرور قدیمی است و این کار از آن برنمی‌آید.</translation>
    </message>
    <message>
        <source>Something got out of step. Please try again.</source>
        <translation>چیزی ناهماهنگ شد. دوباره امتحان کنید.</translation>
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
        <source>The server lost the connection to this program.</source>
        <translation>ارتباط سرور با این برنامه قطع شد.</translation>
    </message>
    <message>
        <source>The server did not understand this program.</source>
        <translation>سرور حرف این برنامه را نفهمید.</translation>
    </message>
    <message>
        <source>Connecting took too long.</source>
        <translation>وصل شدن بیش از اندازه طول کشید.</translation>
    </message>
    <message>
        <source>Too many requests at once.</source>
        <translation>درخواست‌ها یک‌باره زیاد بود.</translation>
    </message>
    <message>
        <source>The network is too slow.</source>
        <translation>شبکه خیلی کند است.</translation>
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
        <source>The server doesn’t accept this name or profile.</source>
        <translation>سرور این نام یا نمایه را نمی‌پذیرد.</translation>
    </message>
    <message>
        <source>The server refused.</source>
        <translation>سرور نپذیرفت.</translation>
    </message>
    <message>
        <source>The server has ended the connection.</source>
        <translation>سرور ارتباط را قطع کرد.</translation>
    </message>
    <message>
        <source>Nobody answers there. Check the address, that the other machine is on, and that its firewall allows the port.</source>
        <translation>کسی آنجا پاسخ نمی‌دهد. بررسی کنید که نشانی درست و دستگاه دیگر روشن باشد و فایروالش درگاه را باز گذاشته باشد.</translation>
    </message>
    <message>
        <source>This is not the machine you were invited to: its key has changed.</source>
        <translation>این همان دستگاهی نیست که به آن دعوت شده‌اید: کلیدش عوض شده است.</translation>
    </message>
    <message>
        <source>Whatever answers there isn’t Cardroom.</source>
        <translation>آنچه آنجا پاسخ می‌دهد Cardroom نیست.</translation>
    </message>
    <message>
        <source>We couldn’t find that table.</source>
        <translation>آن میز پیدا نشد.</translation>
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
        <translation>یک بازی دیگر؟</translation>
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
        <source>People are playing here, so the bots keep their usual pace.</source>
        <translation>سر این میز آدم‌ها هم بازی می‌کنند، پس سرعت ربات‌ها همان سرعت همیشگی است.</translation>
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
        <translation>سرور این دستگاه بسته شده است. برای ادامه دوباره میزی بسازید.</translation>
    </message>
    <message>
        <source>A server error has stopped this table. Sorry about that.</source>
        <translation>خطایی در سرور این میز را متوقف کرد. متأسفیم.</translation>
    </message>
    <message>
        <source>That message can’t be sent. It’s too long, or has characters that can’t be shown.</source>
        <translation>این پیام فرستاده نمی‌شود: یا خیلی طولانی است یا نویسه‌هایی دارد که نشان داده نمی‌شوند.</translation>
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
        <source>This player is back.</source>
        <translation>این بازیکن برگشته است.</translation>
    </message>
    <message>
        <source>That person has left, or already has a seat.</source>
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
    <message>
        <source>No move of yours can be taken back now.</source>
        <translation>اکنون هیچ حرکتی از شما را نمی‌توان پس گرفت.</translation>
    </message>
    <message>
        <source>Clap</source>
        <translation>دست زدن</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>قلب</translation>
    </message>
    <message>
        <source>Laugh</source>
        <translation>خنده</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>تعجب</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>فکر کردن</translation>
    </message>
    <message>
        <source>Cheers</source>
        <translation>به سلامتی</translation>
    </message>
    <message>
        <source>You clap.</source>
        <translation>شما دست می‌زنید.</translation>
    </message>
    <message>
        <source>%1 claps.</source>
        <translation>⁨%1⁩ دست می‌زند.</translation>
    </message>
    <message>
        <source>You send a heart.</source>
        <translation>شما قلبی می‌فرستید.</translation>
    </message>
    <message>
        <source>%1 sends a heart.</source>
        <translation>⁨%1⁩ قلبی می‌فرستد.</translation>
    </message>
    <message>
        <source>You laugh.</source>
        <translation>شما می‌خندید.</translation>
    </message>
    <message>
        <source>%1 laughs.</source>
        <translation>⁨%1⁩ می‌خندد.</translation>
    </message>
    <message>
        <source>You are surprised.</source>
        <translation>شما تعجب می‌کنید.</translation>
    </message>
    <message>
        <source>%1 is surprised.</source>
        <translation>⁨%1⁩ تعجب می‌کند.</translation>
    </message>
    <message>
        <source>You are thinking.</source>
        <translation>شما فکر می‌کنید.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>⁨%1⁩ فکر می‌کند.</translation>
    </message>
    <message>
        <source>You raise a glass.</source>
        <translation>شما لیوانتان را بالا می‌برید.</translation>
    </message>
    <message>
        <source>%1 raises a glass.</source>
        <translation>⁨%1⁩ لیوانش را بالا می‌برد.</translation>
    </message>
    <message>
        <source>You react.</source>
        <translation>شما واکنش نشان می‌دهید.</translation>
    </message>
    <message>
        <source>%1 reacts.</source>
        <translation>⁨%1⁩ واکنش نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Only somebody alone at a private table can do that.</source>
        <translation>این کار فقط برای کسی ممکن است که سر میزی خصوصی تنهاست.</translation>
    </message>
    <message>
        <source>The hands are not open.</source>
        <translation>کارت‌ها رو نیستند.</translation>
    </message>
    <message>
        <source>There is no move to step over in that direction.</source>
        <translation>در آن سو حرکتی نیست.</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>ربات استاد</translation>
    </message>
</context>
<context>
    <name>YouPreview</name>
    <message>
        <source>How it looks</source>
        <translation>چنین دیده می‌شود</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>نوبت شما</translation>
    </message>
    <message>
        <source>The picture shows at every table, the cards and the cloth only to you.</source>
        <translation>تصویر سر هر میزی دیده می‌شود؛ کارت‌ها و رومیزی را تنها شما می‌بینید.</translation>
    </message>
</context>
<context>
    <name>cardroom::web::Visitor</name>
    <message>
        <source>Going to the tables …</source>
        <translation>در حال رفتن به میزها …</translation>
    </message>
    <message>
        <source>The tables can’t be reached at the moment. This page keeps trying.</source>
        <translation>فعلاً نمی‌توان به میزها رسید. این صفحه باز هم تلاش می‌کند.</translation>
    </message>
    <message>
        <source>The link is not complete. Ask for it again.</source>
        <translation>پیوند کامل نیست. از فرستنده‌اش دوباره بخواهید.</translation>
    </message>
    <message>
        <source>Others can’t join here: this page’s address only works on this machine.</source>
        <translation>دیگران نمی‌توانند از اینجا بیایند: نشانی این صفحه فقط روی همین دستگاه کار می‌کند.</translation>
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
        <source>OK</source>
        <translation>باشد</translation>
    </message>
    <message>
        <source>Your profile can’t be saved</source>
        <translation>نمایهٔ شما ذخیره نمی‌شود</translation>
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
        <source>Your seat is gone</source>
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
        <source>%1 has no table at the moment. You can host one there, and others can join it.</source>
        <comment>a server&apos;s name</comment>
        <translation>⁨%1⁩ اکنون میزی ندارد. می‌توانید خودتان آنجا یکی بسازید تا دیگران هم به آن بپیوندند.</translation>
    </message>
    <message>
        <source>Host a table there</source>
        <translation>ساختن میز در آنجا</translation>
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
        <source>That’s not the password.</source>
        <translation>رمز درست نیست.</translation>
    </message>
    <message>
        <source>Ask the host for it.</source>
        <translation>میزبانش رمز را می‌داند.</translation>
    </message>
    <message>
        <source>This isn’t the machine you know</source>
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
        <source>Leave this game?</source>
        <translation>از این بازی می‌روید؟</translation>
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
        <source>The server refused</source>
        <translation>سرور نپذیرفت</translation>
    </message>
    <message>
        <source>Your seat is open in another window</source>
        <translation>صندلی شما در پنجرهٔ دیگری باز است</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>ارتباط برقرار نیست</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>پس می‌گیرم</translation>
    </message>
    <message>
        <source>You’re no longer at the table</source>
        <translation>شما دیگر سر آن میز نیستید</translation>
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
        <source>You can still watch.</source>
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
        <source>You lose your seat.</source>
        <translation>صندلی شما آزاد می‌شود.</translation>
    </message>
    <message>
        <source>You can come back as long as the table is there.</source>
        <translation>تا وقتی میز برقرار است می‌توانید برگردید.</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <comment>a file</comment>
        <translation>در حال باز کردن ⁨%1⁩ …</translation>
    </message>
    <message>
        <source>This file can’t be played</source>
        <translation>این فایل را نمی‌توان بازی کرد</translation>
    </message>
    <message>
        <source>The server that plays the file has ended. Open the file again to go on.</source>
        <translation>سروری که این فایل را بازی می‌کرد بسته شده است. برای ادامه، فایل را دوباره باز کنید.</translation>
    </message>
    <message>
        <source>Open this table to your network?</source>
        <translation>این میز برای شبکهٔ شما باز شود؟</translation>
    </message>
    <message>
        <source>Others on your network will see it and can join, and so can anybody who has the link. Until then nobody finds it.</source>
        <translation>دیگران در شبکهٔ شما آن را می‌بینند و می‌توانند بیایند؛ هر کس لینک را داشته باشد هم می‌تواند. تا آن زمان هیچ‌کس آن را پیدا نمی‌کند.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>باز کردن میز</translation>
    </message>
    <message>
        <source>Keep it private</source>
        <translation>خصوصی بماند</translation>
    </message>
    <message>
        <source>The server has ended</source>
        <translation>سرور بسته شد</translation>
    </message>
    <message>
        <source>Your table is kept; the game goes on when the server starts again.</source>
        <translation>میز شما محفوظ است؛ وقتی سرور دوباره راه بیفتد بازی ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>The server no longer knows it. Host or join another one.</source>
        <translation>سرور دیگر آن را نمی‌شناسد. میزی بسازید یا به میز دیگری بپیوندید.</translation>
    </message>
    <message>
        <source>The server on this machine has ended. It is being started again.</source>
        <translation>سرور این دستگاه بسته شد. دارد دوباره راه می‌افتد.</translation>
    </message>
    <message>
        <source>Forget this table?</source>
        <translation>این میز فراموش شود؟</translation>
    </message>
    <message>
        <source>You lose your seat at %1, and can’t go on there.</source>
        <comment>a table&apos;s name</comment>
        <translation>از صندلی‌تان سر ⁨%1⁩ می‌گذرید و نمی‌توانید آنجا ادامه دهید.</translation>
    </message>
    <message>
        <source>You lose your seat, and can’t go on there.</source>
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
        <source>If you leave for good, a bot plays on in your seat.</source>
        <translation>اگر برای همیشه بروید، رباتی به‌جای شما ادامه می‌دهد.</translation>
    </message>
    <message>
        <source>If you leave for good, you lose your seat. The others can go on another day.</source>
        <translation>اگر برای همیشه بروید، صندلی‌تان از دست می‌رود؛ دیگران می‌توانند روز دیگری ادامه دهند.</translation>
    </message>
    <message>
        <source>If you leave for good, it will end: you’re playing bots.</source>
        <translation>اگر برای همیشه بروید، بازی تمام می‌شود: حریفان شما ربات‌اند.</translation>
    </message>
    <message>
        <source>Leave for tonight, and a bot plays for you until you’re back.</source>
        <translation>اگر برای امشب بروید، تا برگشتنتان رباتی به‌جای شما بازی می‌کند.</translation>
    </message>
    <message numerus="yes">
        <source>Leave for tonight, and you can go on within %Ln day(s).</source>
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
    <message>
        <source>Keep playing</source>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>You’re playing bots, so it will end.</source>
        <translation>حریفان شما ربات‌اند، پس بازی تمام می‌شود.</translation>
    </message>
    <message>
        <source>The first hand can’t be dealt</source>
        <translation>نخستین بازی را نمی‌توان پخش کرد</translation>
    </message>
    <message>
        <source>Its server has ended. Begin the first hand again: it goes on at the same step.</source>
        <translation>سرور آن بسته شده است. نخستین بازی را دوباره شروع کنید تا از همان گام ادامه یابد.</translation>
    </message>
    <message>
        <source>Dealing a first hand …</source>
        <translation>در حال پخش نخستین بازی …</translation>
    </message>
    <message>
        <source>New to you? The rules (R) lead to a first hand, two minutes.</source>
        <translation>برایتان تازه است؟ از قوانین (R) به نخستین بازی دودقیقه‌ای می‌رسید.</translation>
    </message>
    <message>
        <source>Replay · %1</source>
        <comment>the table&apos;s name</comment>
        <translation>بازپخش — ⁨%1⁩</translation>
    </message>
    <message>
        <source>Your games can’t be kept</source>
        <translation>بازی‌های شما را نمی‌توان نگه داشت</translation>
    </message>
    <message>
        <source>The game can’t be deleted</source>
        <translation>نشد بازی پاک شود</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>این بازی پاک شود؟</translation>
    </message>
    <message>
        <source>%1. It can’t be watched again, and leaves the statistics.</source>
        <comment>a game and its date</comment>
        <translation>‏⁨%1⁩. دیگر نمی‌توان آن را تماشا کرد و از آمار هم کم می‌شود.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>پاک شود</translation>
    </message>
    <message>
        <source>Phones can’t join: %1.</source>
        <comment>a reason, in English</comment>
        <translation>گوشی‌ها نمی‌توانند بیایند: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Phones can’t join any more: the page’s server has ended.</source>
        <translation>گوشی‌ها دیگر نمی‌توانند بیایند: کارساز صفحه بسته شده است.</translation>
    </message>
    <message>
        <source>Its server has ended. You’re back in the replay, and can play on from there again.</source>
        <translation>سرور آن بسته شده است. دوباره در بازپخش هستید و می‌توانید از همان‌جا ادامه دهید.</translation>
    </message>
    <message>
        <source>Dealing these cards again …</source>
        <translation>در حال پخش دوبارهٔ همین کارت‌ها …</translation>
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
        <translation>زمان نگه داشته شده و کارت‌هایتان رو به پایین‌اند.</translation>
    </message>
    <message>
        <source>%1 asks for a break.</source>
        <translation>⁨%1⁩ استراحت می‌خواهد.</translation>
    </message>
    <message numerus="yes">
        <source>The game goes on in %Ln second(s).</source>
        <translation>
            <numerusform>بازی تا %Ln ثانیهٔ دیگر از سر گرفته می‌شود.</numerusform>
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
        <source>No break: not everybody agreed.</source>
        <translation>استراحتی نیست: همه موافقت نکردند.</translation>
    </message>
    <message>
        <source>Press 1 to wait for %1, or 2 to let a bot play.</source>
        <translation>برای منتظر ⁨%1⁩ ماندن ۱ و برای بازی ربات ۲ را بزنید.</translation>
    </message>
    <message>
        <source>%1 asked for it.&lt;br&gt;No clock is running, and your hand is face down.</source>
        <translation>⁨%1⁩ استراحت خواست.&lt;br&gt;زمان نگه داشته شده و کارت‌هایتان رو به پایین‌اند.</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>a time of day</comment>
        <translation>از ساعت ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Since %1, %Ln minute(s)</source>
        <comment>a time of day</comment>
        <translation>
            <numerusform>از ساعت ⁨%1⁩، %Ln دقیقه</numerusform>
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
    <message>
        <source>Press 3 to give the seat to somebody else.</source>
        <translation>برای واگذاری صندلی به کسی دیگر ۳ را بزنید.</translation>
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
    <message>
        <source>You muted %1.</source>
        <translation>شما ⁨%1⁩ را بی‌صدا کردید.</translation>
    </message>
    <message>
        <source>You unmuted %1.</source>
        <translation>بی‌صدایی ⁨%1⁩ را لغو کردید.</translation>
    </message>
    <message>
        <source>Unmute %1</source>
        <translation>لغو بی‌صدایی ⁨%1⁩</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>بی‌صدا کردن ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, whom you muted, is now called %2.</source>
        <translation>⁨%1⁩ که بی‌صدایش کرده‌اید، حالا ⁨%2⁩ نام دارد.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ChoiceModel</name>
    <message>
        <source>Deselected: %1.</source>
        <translation>انتخاب ⁨%1⁩ برداشته شد.</translation>
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
            <numerusform>بازی تا %Ln ثانیهٔ دیگر از سر گرفته می‌شود.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::ConnectionState</name>
    <message>
        <source>Reconnecting …</source>
        <translation>در حال اتصال دوباره …</translation>
    </message>
    <message>
        <source>Reconnecting … (try %L1)</source>
        <translation>در حال اتصال دوباره … (تلاش %L1)</translation>
    </message>
    <message>
        <source>0:%L1</source>
        <comment>minutes and seconds</comment>
        <translation>⁦۰:%L1⁩</translation>
    </message>
    <message>
        <source>You’ll be taken back when it starts again, but its tables will be gone.</source>
        <translation>وقتی دوباره راه بیفتد به آن برمی‌گردید، ولی میزهایش از بین رفته‌اند.</translation>
    </message>
    <message>
        <source>The machine answers, but its server has stopped. The table is most likely gone; you’ll be taken back if it returns.</source>
        <translation>دستگاه پاسخ می‌دهد، ولی دیگر سروری روی آن کار نمی‌کند. به احتمال زیاد میز دیگر نیست؛ اگر برگردد، شما هم به آن برمی‌گردید.</translation>
    </message>
    <message>
        <source>The server doesn’t answer. You have no seat in this game, so you lose nothing. The table comes back if it’s still there.</source>
        <translation>سرور پاسخ نمی‌دهد. در این بازی جایی ندارید، پس چیزی از دست نمی‌دهید: میز اگر هنوز باشد دوباره نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>The server doesn’t answer. If it’s still running, your seat is kept and a bot plays for you.</source>
        <translation>سرور پاسخ نمی‌دهد. اگر هنوز کار کند، صندلی شما محفوظ است و رباتی به‌جای شما بازی می‌کند.</translation>
    </message>
    <message>
        <source>The server doesn’t answer. If it’s still running, your seat is kept and a bot plays for you after &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>سرور پاسخ نمی‌دهد. اگر هنوز کار کند، صندلی شما محفوظ است و پس از &lt;b&gt;⁨%1⁩&lt;/b&gt; رباتی به‌جای شما بازی می‌کند.</translation>
    </message>
    <message>
        <source>Your table is kept; the game goes on when the server starts again.</source>
        <translation>میز شما محفوظ است؛ وقتی سرور دوباره راه بیفتد بازی ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>The server doesn’t answer. Your table is kept; the game goes on when it’s back.</source>
        <translation>سرور پاسخ نمی‌دهد. میز شما محفوظ است؛ وقتی برگردد بازی ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>The server doesn’t answer. Your seat is kept; if it’s still running, a bot plays for you.</source>
        <translation>سرور پاسخ نمی‌دهد. صندلی شما محفوظ است؛ اگر سرور هنوز کار کند، رباتی به‌جای شما بازی می‌کند.</translation>
    </message>
    <message>
        <source>The server doesn’t answer. Your seat is kept; if it’s still running, a bot plays for you after &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>سرور پاسخ نمی‌دهد. صندلی شما محفوظ است؛ اگر سرور هنوز کار کند، پس از &lt;b&gt;⁨%1⁩&lt;/b&gt; رباتی به‌جای شما بازی می‌کند.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::FairModel</name>
    <message>
        <source>The server used the number of an earlier deal again.</source>
        <translation>سرور شمارهٔ پخش پیشین را دوباره به کار برد.</translation>
    </message>
    <message>
        <source>The server dropped a deal without a word.</source>
        <translation>سرور پخشی را بی هیچ توضیحی کنار گذاشت.</translation>
    </message>
    <message>
        <source>The server changed its lock after it had shown it.</source>
        <translation>سرور قفلش را پس از نشان دادن عوض کرد.</translation>
    </message>
    <message>
        <source>The server changed the list of locks after it was final.</source>
        <translation>سرور فهرست قفل‌ها را پس از قطعی شدن عوض کرد.</translation>
    </message>
    <message>
        <source>The server put another lock in the place of yours.</source>
        <translation>سرور به جای قفل شما قفل دیگری گذاشت.</translation>
    </message>
    <message>
        <source>The numbers are not those of the players in the list.</source>
        <translation>عددها از آنِ بازیکنان فهرست نیستند.</translation>
    </message>
    <message>
        <source>A number does not fit the lock that was shown for it.</source>
        <translation>عددی به قفلی که برایش نشان داده شد نمی‌خورد.</translation>
    </message>
    <message>
        <source>A move of the game was against the rules.</source>
        <translation>یکی از حرکت‌های بازی خلاف قواعد بود.</translation>
    </message>
    <message>
        <source>The cards that you saw are not those of this deal.</source>
        <translation>کارت‌هایی که دیدید کارت‌های این پخش نیستند.</translation>
    </message>
    <message>
        <source>The table that you saw is not that of this deal.</source>
        <translation>میزی که دیدید میز این پخش نیست.</translation>
    </message>
    <message>
        <source>One deal was thrown away, because no answer came from %1.</source>
        <translation>یک پخش کنار گذاشته شد، چون از ⁨%1⁩ پاسخی نرسید.</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>پخش منصفانه</translation>
    </message>
    <message>
        <source>Fair deal: in progress</source>
        <translation>پخش منصفانه: در جریان</translation>
    </message>
    <message>
        <source>Fair deal: checked</source>
        <translation>پخش منصفانه: بررسی شد</translation>
    </message>
    <message>
        <source>Fair deal: without your part</source>
        <translation>پخش منصفانه: بدون سهم شما</translation>
    </message>
    <message>
        <source>Fair deal: nothing to check</source>
        <translation>پخش منصفانه: چیزی برای بررسی نیست</translation>
    </message>
    <message>
        <source>Fair deal: not checked</source>
        <translation>پخش منصفانه: بررسی نشد</translation>
    </message>
    <message>
        <source>Fair deal: this deal does not match its numbers</source>
        <translation>پخش منصفانه: این پخش با عددهایش جور درنمی‌آید</translation>
    </message>
    <message>
        <source>A fair deal</source>
        <translation>پخشی منصفانه</translation>
    </message>
    <message>
        <source>Not a fair deal</source>
        <translation>پخشی نامنصفانه</translation>
    </message>
    <message>
        <source>Nothing has been dealt here yet.</source>
        <translation>اینجا هنوز کارتی پخش نشده است.</translation>
    </message>
    <message>
        <source>Your machine checks this deal when it is over.</source>
        <translation>دستگاه شما این پخش را در پایان بررسی می‌کند.</translation>
    </message>
    <message>
        <source>Nobody could choose these cards. Your machine has checked it.</source>
        <translation>کسی نمی‌توانست این کارت‌ها را برگزیند. دستگاه شما آن را بررسی کرده است.</translation>
    </message>
    <message>
        <source>Everything matches.</source>
        <translation>همه‌چیز جور درمی‌آید.</translation>
    </message>
    <message>
        <source>The hands were open, so there is nothing to check.</source>
        <translation>کارت‌ها رو بودند، پس چیزی برای بررسی نیست.</translation>
    </message>
    <message>
        <source>This deal cannot be checked: you were away for a part of the game, or the server has another version of the rules.</source>
        <translation>این پخش را نمی‌توان بررسی کرد: بخشی از بازی را نبودید، یا سرور نسخهٔ دیگری از قواعد را دارد.</translation>
    </message>
    <message>
        <source>This deal does not match its numbers: the server is not honest, or it is broken. Tell the others.</source>
        <translation>این پخش با عددهایش جور درنمی‌آید: سرور درستکار نیست یا خراب است. به دیگران بگویید.</translation>
    </message>
    <message>
        <source>The server fixed its number first</source>
        <translation>سرور پیش از همه عددش را قطعی کرد</translation>
    </message>
    <message>
        <source>You add yours</source>
        <translation>شما عددتان را می‌افزایید</translation>
    </message>
    <message>
        <source>Only your machine knows it.</source>
        <translation>تنها دستگاه شما آن را می‌داند.</translation>
    </message>
    <message>
        <source>Yours is not among them</source>
        <translation>عدد شما در میانشان نیست</translation>
    </message>
    <message>
        <source>You added yours</source>
        <translation>شما عددتان را افزودید</translation>
    </message>
    <message>
        <source>Only your machine knew it.</source>
        <translation>تنها دستگاه شما آن را می‌دانست.</translation>
    </message>
    <message>
        <source>Bots take no part.</source>
        <translation>ربات‌ها سهمی ندارند.</translation>
    </message>
    <message>
        <source>The others add theirs</source>
        <translation>دیگران عددشان را می‌افزایند</translation>
    </message>
    <message>
        <source>Nobody else added one</source>
        <translation>کس دیگری عددی نیفزود</translation>
    </message>
    <message>
        <source>The others added theirs</source>
        <translation>دیگران عددشان را افزودند</translation>
    </message>
    <message>
        <source>From %1.</source>
        <comment>secret numbers, from people</comment>
        <translation>از ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Together they make the pack</source>
        <translation>با هم دستهٔ کارت را می‌سازند</translation>
    </message>
    <message>
        <source>When the deal is over, all numbers are shown, and your machine deals the same cards again.</source>
        <translation>در پایان پخش همهٔ عددها نشان داده می‌شوند و دستگاه شما همان کارت‌ها را از نو پخش می‌کند.</translation>
    </message>
    <message>
        <source>This was not checked.</source>
        <translation>این بررسی نشد.</translation>
    </message>
    <message>
        <source>Together they make this pack</source>
        <translation>با هم این دستهٔ کارت را می‌سازند</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln card(s) in the order dealt.</source>
        <translation>
            <numerusform>هر %Ln کارت به ترتیب پخش.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln that you did not see are pale.</source>
        <translation>
            <numerusform>%Ln کارتی که ندیدید کم‌رنگ‌اند.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is move %L1 of the deal.</source>
        <translation>حرکت ⁨%L1⁩ این پخش است.</translation>
    </message>
    <message>
        <source>The first difference is at event %L1 of the game.</source>
        <translation>نخستین تفاوت در رویداد ⁨%L1⁩ بازی است.</translation>
    </message>
    <message>
        <source>You were watching, so no part of this deal was yours.</source>
        <translation>شما تماشاگر بودید، پس سهمی از این پخش از آن شما نبود.</translation>
    </message>
    <message>
        <source>You came when this deal was under way, so you cannot vouch for it.</source>
        <translation>هنگامی آمدید که این پخش در جریان بود، پس نمی‌توانید درستی‌اش را تأیید کنید.</translation>
    </message>
    <message>
        <source>Your part was not in this deal, so you cannot vouch for it.</source>
        <translation>سهم شما در این پخش نبود، پس نمی‌توانید درستی‌اش را تأیید کنید.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>هیچ‌کس</translation>
    </message>
    <message>
        <source>%1, not seen</source>
        <comment>a card of the pack</comment>
        <translation>⁨%1⁩، دیده نشده</translation>
    </message>
    <message>
        <source>Deal %L1 at this table.</source>
        <translation>پخش ⁨%L1⁩ سر این میز.</translation>
    </message>
    <message>
        <source>The server’s account of the deal is incomplete.</source>
        <translation>گزارش سرور از پخش کامل نیست.</translation>
    </message>
    <message>
        <source>The server’s number does not fit the lock that it had shown.</source>
        <translation>عدد سرور به قفلی که نشان داده بود نمی‌خورد.</translation>
    </message>
    <message>
        <source>It was locked before any player’s was known.</source>
        <translation>پیش از آنکه عدد بازیکنی معلوم باشد قفل شد.</translation>
    </message>
    <message>
        <source>The server’s number</source>
        <translation>عدد سرور</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>عدد شما</translation>
    </message>
    <message>
        <source>The others’ numbers</source>
        <translation>عددهای دیگران</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>دستهٔ کارت</translation>
    </message>
</context>
<context>
    <name>cardroom::window::GameStatistics</name>
    <message>
        <source>%1: %2.</source>
        <comment>what is counted; a number</comment>
        <translation>‏⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words that become a sentence</comment>
        <translation>‏⁨%1⁩.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%L1&lt;/b&gt; of %L2</source>
        <comment>games won, of games played</comment>
        <translation>&lt;b&gt;%L1&lt;/b&gt; از %L2</translation>
    </message>
    <message>
        <source>%3: %L1 of %L2 won.</source>
        <comment>games with or against somebody</comment>
        <translation>‏⁨%3⁩: %L1 برد از %L2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln بازی</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a month</comment>
        <translation>از ⁨%1⁩</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>برد</translation>
    </message>
    <message>
        <source>%L1 of 100</source>
        <comment>games won</comment>
        <translation>‏%L1 از ۱۰۰</translation>
    </message>
    <message>
        <source>Points, mean</source>
        <translation>میانگین امتیاز</translation>
    </message>
    <message>
        <source>won games %1</source>
        <comment>mean points</comment>
        <translation>بازی‌های برده ⁨%1⁩</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>result</comment>
        <translation>بهترین</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>with whom; when</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>Streak now</source>
        <translation>برد پیاپی</translation>
    </message>
    <message>
        <source>longest %L1</source>
        <comment>streak</comment>
        <translation>بیشترین %L1</translation>
    </message>
    <message>
        <source>Games won, in 100</source>
        <translation>برد در ۱۰۰ بازی</translation>
    </message>
    <message>
        <source>%L1 of the last %L2</source>
        <comment>games won</comment>
        <translation>‏%L1 از %L2 بازی آخر</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers that are read out</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>%1, each of the last ten games: %2.</source>
        <comment>a title; numbers</comment>
        <translation>‏⁨%1⁩، هر بار در ده بازی آخر: ⁨%2⁩.</translation>
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
    <name>cardroom::window::LastModel</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>هنوز چیزی برای نشان دادن نیست.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::Lately</name>
    <message>
        <source>%1, %2</source>
        <comment>with whom; when</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words that become a sentence</comment>
        <translation>‏⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::LessonModel</name>
    <message>
        <source>Keep</source>
        <translation>نگه دارید</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>بیندازید</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>بردارید</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>بازی کنید</translation>
    </message>
    <message>
        <source>Step %L1 of %L2</source>
        <translation>گام %L1 از %L2</translation>
    </message>
    <message>
        <source>Click %1</source>
        <comment>a card</comment>
        <translation>روی ⁨%1⁩ بزنید</translation>
    </message>
    <message>
        <source>or press %L1, then Enter</source>
        <translation>یا %L1 و بعد Enter</translation>
    </message>
    <message>
        <source>or press %1</source>
        <comment>a key</comment>
        <translation>یا ⁨%1⁩ را بزنید</translation>
    </message>
    <message>
        <source>Play a first real game</source>
        <translation>نخستین بازی واقعی</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>بعدی</translation>
    </message>
    <message>
        <source>One moment: the others are playing.</source>
        <translation>یک لحظه: دیگران بازی می‌کنند.</translation>
    </message>
    <message>
        <source>Look first, then press Enter to go on.</source>
        <translation>اول نگاه کنید، بعد برای ادامه Enter را بزنید.</translation>
    </message>
    <message>
        <source>Not this one now.</source>
        <translation>حالا این کارت نه.</translation>
    </message>
    <message>
        <source>Not this one now. %1.</source>
        <comment>what to do instead</comment>
        <translation>حالا این کارت نه. ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Not now. %1.</source>
        <comment>what to do instead</comment>
        <translation>حالا نه. ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Press %L1 for the %2, then Enter.</source>
        <translation>برای ⁨%2⁩، %L1 را بزنید و بعد Enter.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what to do, the key</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what to do</comment>
        <translation>⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1: press Enter.</source>
        <comment>what a button says</comment>
        <translation>‏⁨%1⁩: Enter را بزنید.</translation>
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
    <name>cardroom::window::OpenHandsModel</name>
    <message>
        <source>There is no game to step through now.</source>
        <translation>اکنون بازی‌ای نیست که در آن عقب و جلو بروید.</translation>
    </message>
    <message>
        <source>This is the newest moment of the game.</source>
        <translation>این تازه‌ترین لحظهٔ بازی است.</translation>
    </message>
    <message>
        <source>There is no move before this one.</source>
        <translation>پیش از این حرکتی نیست.</translation>
    </message>
    <message>
        <source>The game could not be saved among your documents.</source>
        <translation>نشد بازی در پوشهٔ سندهای شما ذخیره شود.</translation>
    </message>
    <message>
        <source>Hands are open. The next game does not count in the evening.</source>
        <translation>کارت‌ها رو هستند. بازی بعدی در امتیاز امشب حساب نمی‌شود.</translation>
    </message>
    <message>
        <source>Hands are open. This game does not count in the evening.</source>
        <translation>کارت‌ها رو هستند. این بازی در امتیاز امشب حساب نمی‌شود.</translation>
    </message>
    <message>
        <source>The hands are closed.</source>
        <translation>کارت‌ها پوشیده شدند.</translation>
    </message>
    <message numerus="yes">
        <source>One move back; %Ln move(s) can be made again.</source>
        <translation>
            <numerusform>یک حرکت به عقب؛ %Ln حرکت را می‌توان دوباره انجام داد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>a game, a file</comment>
        <translation>‏در ⁨%1⁩ ذخیره شد.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::PaceModel</name>
    <message>
        <source>Somebody is playing now, so the bots keep their usual pace.</source>
        <translation>حالا کسی بازی می‌کند، پس سرعت ربات‌ها همان سرعت همیشگی است.</translation>
    </message>
    <message>
        <source>Only bots play here. You set their pace.</source>
        <translation>اینجا فقط ربات‌ها بازی می‌کنند و سرعتشان را شما تعیین می‌کنید.</translation>
    </message>
    <message>
        <source>The table is paused. Press Space to play.</source>
        <translation>بازی در مکث است. برای ادامه Space را بزنید.</translation>
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
    <name>cardroom::window::PastGames</name>
    <message numerus="yes">
        <source>%L1 of %Ln game(s) have “%2” in a name, a game or a table.</source>
        <translation>
            <numerusform>‏%L1 از %Ln بازی «⁨%2⁩» را در نام، بازی یا میز دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a game</comment>
        <translation>‏⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a game; with whom</comment>
        <translation>‏⁨%1⁩ ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words that become a sentence</comment>
        <translation>‏⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln بازی</numerusform>
        </translation>
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
        <translation>ارتباطش قطع شده</translation>
    </message>
    <message>
        <source>Lost connection, %1</source>
        <comment>for how long, 0:24</comment>
        <translation>ارتباطش قطع شده، ⁨%1⁩</translation>
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
    <message>
        <source>Plays kindly</source>
        <translation>مهربان بازی می‌کند</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ReplayModel</name>
    <message>
        <source>Round %1</source>
        <translation>دور ⁨%1⁩</translation>
    </message>
    <message>
        <source>Battle %1</source>
        <translation>نبرد ⁨%1⁩</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>پیشنهادها</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>حکم</translation>
    </message>
    <message>
        <source>Keep 12</source>
        <translation>نگه داشتن ۱۲ کارت</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>ترکیب‌ها</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>دست ⁨%1⁩</translation>
    </message>
    <message>
        <source>The piles fight</source>
        <translation>نبرد درمی‌گیرد</translation>
    </message>
    <message>
        <source>%1 wins the bidding</source>
        <translation>‏⁨%1⁩ پیشنهادها را می‌برد</translation>
    </message>
    <message>
        <source>The melds are shown</source>
        <translation>ترکیب‌ها نشان داده می‌شوند</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>the format of a day of this year</comment>
        <translation>d&apos; &apos;MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>the format of a day of another year</comment>
        <translation>d&apos; &apos;MMMM&apos; &apos;yyyy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a table, a date</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>moments of a game</comment>
        <translation>‏%L1 از %L2</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>a speed</comment>
        <translation>‏⁨%1⁩ ×</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>همهٔ کارت‌ها</translation>
    </message>
    <message>
        <source>As %1</source>
        <comment>a player</comment>
        <translation>از دید ⁨%1⁩</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>سرعت ⁨%1⁩</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>رو شده</translation>
    </message>
    <message>
        <source>%1 scores a sur</source>
        <translation>‏⁨%1⁩ سور می‌زند</translation>
    </message>
    <message>
        <source>%1 cancels a sur</source>
        <translation>‏⁨%1⁩ یک سور را باطل می‌کند</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ResultModel</name>
    <message>
        <source>%1 wants another game</source>
        <translation>⁨%1⁩ یک بازی دیگر می‌خواهد</translation>
    </message>
    <message>
        <source>%1 and %2 want another game</source>
        <translation>⁨%1⁩ و ⁨%2⁩ یک بازی دیگر می‌خواهند</translation>
    </message>
    <message>
        <source>%1, %2 and %3 want another game</source>
        <translation>⁨%1⁩، ⁨%2⁩ و ⁨%3⁩ یک بازی دیگر می‌خواهند</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) won</source>
        <translation>
            <numerusform>%Ln بازی برده</numerusform>
        </translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>games won</comment>
        <translation>هنوز هیچ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <comment>played this evening</comment>
        <translation>
            <numerusform>%Ln بازی</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two kinds of games</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Hands are shown.</source>
        <translation>کارت‌ها رو شد.</translation>
    </message>
    <message>
        <source>See the result: press Enter.</source>
        <translation>دیدن نتیجه: Enter را بزنید.</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a kind of game, how many were played</comment>
        <translation>⁨%1⁩ %L2</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ReviewModel</name>
    <message>
        <source>It cost %1 points</source>
        <translation>⁨%1⁩ امتیاز هزینه داشت</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>حرکت‌های شما</translation>
    </message>
    <message>
        <source>Moves of %1</source>
        <comment>a player</comment>
        <translation>حرکت‌های ⁨%1⁩</translation>
    </message>
    <message>
        <source>Looking at move %L1 of %L2</source>
        <translation>بررسی حرکت %L1 از %L2</translation>
    </message>
    <message>
        <source>No move was clearly a mistake.</source>
        <translation>هیچ حرکتی آشکارا اشتباه نبود.</translation>
    </message>
    <message>
        <source>One costly move: it cost %1 points.</source>
        <translation>یک حرکت گران: ⁨%1⁩ امتیاز.</translation>
    </message>
    <message>
        <source>%L1 costly moves: together they cost %2 points.</source>
        <translation>%L1 حرکت گران: روی هم ⁨%2⁩ امتیاز.</translation>
    </message>
    <message>
        <source>Expert would play the same</source>
        <translation>استاد هم همین را بازی می‌کرد</translation>
    </message>
    <message>
        <source>As good as any, as far as expert can tell</source>
        <translation>تا جایی که استاد می‌بیند، از هیچ حرکتی بدتر نیست</translation>
    </message>
    <message>
        <source>Expert: %1</source>
        <comment>a move and its reason</comment>
        <translation>استاد: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Your chance to win fell from %L1 % to %L2 %.</source>
        <translation>بخت بردتان از %L1٪ به %L2٪ رسید.</translation>
    </message>
    <message>
        <source>The chance to win fell from %L1 % to %L2 %.</source>
        <translation>بخت برد از %L1٪ به %L2٪ رسید.</translation>
    </message>
    <message>
        <source>It cost %1 point</source>
        <comment>exactly one</comment>
        <translation>⁨%1⁩ امتیاز هزینه داشت</translation>
    </message>
    <message>
        <source>%1 Looking further ahead, expert expects more from it.</source>
        <comment>a move, as a sentence</comment>
        <translation>⁨%1⁩ با نگاه به ادامهٔ بازی، استاد از این حرکت انتظار بیشتری دارد.</translation>
    </message>
    <message>
        <source>Many reviews are waiting here. Try again in a few minutes.</source>
        <translation>بازبینی‌های زیادی اینجا در نوبت‌اند. چند دقیقهٔ دیگر دوباره امتحان کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other review(s) come first.</source>
        <comment>waiting in a line</comment>
        <translation>
            <numerusform>نخست نوبت %Ln بازبینی دیگر است.</numerusform>
        </translation>
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
            <numerusform>⁨%1⁩. %Ln کارت دارد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2. %Ln card(s) in hand.</source>
        <comment>a seat: name, what is going on</comment>
        <translation>
            <numerusform>⁨%1⁩. ⁨%2⁩. %Ln کارت دارد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::TableController</name>
    <message>
        <source>That was too much at once. Try again in a moment.</source>
        <translation>درخواست‌ها یک‌باره زیاد بود. کمی بعد دوباره تلاش کنید.</translation>
    </message>
    <message>
        <source>The table goes on.</source>
        <translation>بازی ادامه دارد.</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting …</source>
        <translation>ارتباط قطع شد. در حال اتصال دوباره …</translation>
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
            <numerusform>در انتظار %Ln نفر دیگر، و آماده شدن ⁨%1⁩.</numerusform>
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
    <message>
        <source>Waiting for %1 to be ready.</source>
        <translation>منتظریم تا ⁨%1⁩ آماده شود.</translation>
    </message>
    <message>
        <source>%1 may join again.</source>
        <translation>‏⁨%1⁩ می‌تواند دوباره بیاید.</translation>
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
    <message>
        <source>This deal does not match its numbers. Tell the others.</source>
        <translation>این پخش با عددهایش جور درنمی‌آید. به دیگران بگویید.</translation>
    </message>
    <message>
        <source>Your part was not in this deal, so you cannot vouch for it.</source>
        <translation>سهم شما در این پخش نبود، پس نمی‌توانید درستی‌اش را تأیید کنید.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TakeBackModel</name>
    <message>
        <source>%1 asks to take the last move back.</source>
        <translation>⁨%1⁩ می‌خواهد آخرین حرکتش را پس بگیرد.</translation>
    </message>
    <message>
        <source>No move of yours can be taken back now.</source>
        <translation>اکنون هیچ حرکتی از شما را نمی‌توان پس گرفت.</translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation>شما آخرین حرکتتان را پس می‌گیرید.</translation>
    </message>
    <message>
        <source>%1 takes the last move back.</source>
        <translation>⁨%1⁩ آخرین حرکتش را پس می‌گیرد.</translation>
    </message>
    <message>
        <source>You ask to take your last move back. The others have to agree.</source>
        <translation>شما می‌خواهید آخرین حرکتتان را پس بگیرید. دیگران باید موافقت کنند.</translation>
    </message>
    <message>
        <source>%1 asks to take the last move back. Press U to agree.</source>
        <translation>⁨%1⁩ می‌خواهد آخرین حرکتش را پس بگیرد. برای موافقت U را بزنید.</translation>
    </message>
    <message>
        <source>The move stands.</source>
        <translation>حرکت سر جایش می‌ماند.</translation>
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
        <source>Game paused: the server can’t save. Nothing is lost.</source>
        <translation>بازی متوقف است: سرور نمی‌تواند ذخیره کند. چیزی از بین نرفته است.</translation>
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
    <message>
        <source>See the result</source>
        <translation>دیدن نتیجه</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>یک حرکت به جلو</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TvModel</name>
    <message>
        <source>Hosts this table</source>
        <translation>میزبان این میز</translation>
    </message>
    <message>
        <source>Getting ready …</source>
        <translation>دارد آماده می‌شود …</translation>
    </message>
    <message>
        <source>On the TV</source>
        <translation>روی تلویزیون</translation>
    </message>
    <message>
        <source>Stand up, and show it on the TV</source>
        <translation>بلند شوم و میز روی تلویزیون برود</translation>
    </message>
    <message>
        <source>On the TV, in a second window</source>
        <translation>روی تلویزیون، در پنجره‌ای دیگر</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <comment>at a table</comment>
        <translation>
            <numerusform>%Ln بازیکن</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, how many players</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a game, how many players, how long a turn</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩، ⁨%3⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) a turn</source>
        <translation>
            <numerusform>هر نوبت %Ln ثانیه</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 are ready</source>
        <translation>%L1 نفر از %L2 نفر آماده‌اند</translation>
    </message>
    <message>
        <source>Waiting for %1 and one more. Then it starts by itself.</source>
        <translation>در انتظار ⁨%1⁩ و یک نفر دیگر. بعد خودش شروع می‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more. Then it starts by itself.</source>
        <translation>
            <numerusform>در انتظار %Ln نفر دیگر. بعد خودش شروع می‌شود.</numerusform>
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
        <source>Watch with Cardroom</source>
        <translation>تماشا با Cardroom</translation>
    </message>
    <message>
        <source>Join with Cardroom</source>
        <translation>با Cardroom بیایید</translation>
    </message>
    <message>
        <source>Watch on your phone</source>
        <translation>با گوشی تماشا کنید</translation>
    </message>
    <message>
        <source>Join on your phone</source>
        <translation>با گوشی بیایید</translation>
    </message>
    <message>
        <source>Scan with your phone’s camera, or type</source>
        <translation>با دوربین گوشی اسکن کنید یا بنویسید</translation>
    </message>
    <message>
        <source>Join with Cardroom at</source>
        <translation>با Cardroom به این نشانی بیایید</translation>
    </message>
</context>
<context>
    <name>cardroom::window::Ways</name>
    <message>
        <source>%1 is not the record of a game.</source>
        <translation>‏⁨%1⁩ بازی ثبت‌شده نیست.</translation>
    </message>
    <message>
        <source>%1 is from a newer Cardroom than this one.</source>
        <translation>‏⁨%1⁩ از نسخهٔ تازه‌تری از Cardroom است.</translation>
    </message>
    <message>
        <source>%1 does not hold: it is damaged, or somebody has changed it.</source>
        <translation>‏⁨%1⁩ درست نیست: آسیب دیده است، یا کسی آن را تغییر داده است.</translation>
    </message>
    <message>
        <source>This game can’t be watched</source>
        <translation>این بازی را نمی‌توان دید</translation>
    </message>
    <message>
        <source>%1 can’t be read.</source>
        <translation>‏⁨%1⁩ خوانده نمی‌شود.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::YourGames</name>
    <message>
        <source>The game could not be saved among your documents.</source>
        <translation>نشد بازی در پوشهٔ سندهای شما ذخیره شود.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>a game, a file</comment>
        <translation>‏در ⁨%1⁩ ذخیره شد.</translation>
    </message>
</context>
</TS>
