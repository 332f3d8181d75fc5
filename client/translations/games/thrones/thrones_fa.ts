<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR">
<context>
    <name>BackChoice</name>
    <message>
        <source>Knitted stars</source>
        <translation>ستاره‌های بافتنی</translation>
    </message>
</context>
<context>
    <name>ClothChoice</name>
    <message>
        <source>Winter</source>
        <translation>زمستان</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Game of Thrones</source>
        <translation>بازی تاج‌وتخت</translation>
    </message>
    <message>
        <source>Two teams, two piles, six battles in the snow.</source>
        <translation>دو تیم، دو دسته، شش نبرد در برف.</translation>
    </message>
    <message>
        <source>Each battle starts with a heart on both sides. These three are yours.</source>
        <translation>هر نبرد با یک دل از هر دو سو آغاز می‌شود. این سه از شماست.</translation>
    </message>
    <message>
        <source>Play %1 on our pile: we attack with 9 and defend with 9.</source>
        <translation>⁨%1⁩ را روی دستهٔ ما بگذارید: با ۹ حمله و با ۹ دفاع می‌کنیم.</translation>
    </message>
    <message>
        <source>%1 would attack and defend with only 5.</source>
        <translation>⁨%1⁩ فقط با ۵ حمله و دفاع می‌کند.</translation>
    </message>
    <message>
        <source>%1 would attack and defend with only 2.</source>
        <translation>⁨%1⁩ فقط با ۲ حمله و دفاع می‌کند.</translation>
    </message>
    <message>
        <source>Clubs add to the attack: with your partner’s %1, ours is 13.</source>
        <translation>گشنیز به حمله اضافه می‌کند: با ⁨%1⁩ یارتان حملهٔ ما ۱۳ شد.</translation>
    </message>
    <message>
        <source>Spades add to the defence: with %1, their %2 defends with 16.</source>
        <translation>پیک به دفاع اضافه می‌کند: با ⁨%1⁩، ⁨%2⁩ حریف با ۱۶ دفاع می‌کند.</translation>
    </message>
    <message>
        <source>A diamond takes away what the card below it gave, twice if both have the same rank. So play %1 on their %2.</source>
        <translation>خشت آنچه را کارت زیرش اضافه کرده کم می‌کند، و اگر هم‌ارزش باشند دو برابر. پس ⁨%1⁩ را روی ⁨%2⁩ حریف بگذارید.</translation>
    </message>
    <message>
        <source>%1 would add to our attack, but here a diamond takes away more.</source>
        <translation>⁨%1⁩ به حملهٔ ما اضافه می‌کند، ولی اینجا خشت بیشتر کم می‌کند.</translation>
    </message>
    <message>
        <source>Our attack of 13 beats their 4, and their 13 can’t beat our 17. So save your cards and pass.</source>
        <translation>حملهٔ ۱۳ ما بر دفاع ۴ حریف پیروز است و حملهٔ ۱۳ حریف بر دفاع ۱۷ ما پیروز نیست. پس کارت‌هایتان را نگه دارید و پاس بدهید.</translation>
    </message>
    <message>
        <source>We have won both: 10 points for %1, which fell, and 9 for %2, which stood.</source>
        <translation>هر دو را بردیم: ۱۰ امتیاز برای ⁨%1⁩ که شکست خورد و ۹ برای ⁨%2⁩ که شکست نخورد.</translation>
    </message>
    <message>
        <source>There are six such battles, and the team with more points wins.</source>
        <translation>شش نبرد از این دست هست و تیمی که امتیاز بیشتری دارد می‌برد.</translation>
    </message>
</context>
<context>
    <name>Thrones</name>
    <message>
        <source>Play %1 on ours</source>
        <translation>⁨%1⁩ روی دستهٔ ما</translation>
    </message>
    <message>
        <source>Play %1 on theirs</source>
        <translation>⁨%1⁩ روی دستهٔ حریف</translation>
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
        <source>Play a heart on our pile.</source>
        <translation>یک دل روی دستهٔ ما بگذارید.</translation>
    </message>
    <message>
        <source>Play %1 on a pile.</source>
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
        <source>You can only play a card from your hand.</source>
        <translation>تنها یکی از کارت‌های خودتان را می‌توانید روی دسته‌ها بگذارید.</translation>
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
        <source>Your turn. Play a heart on our pile.</source>
        <translation>نوبت شماست. یک دل روی دستهٔ ما بگذارید.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Play a heart on our pile.</source>
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
        <source>Selected %1. Press Enter to play it on our pile.</source>
        <translation>کارت ⁨%1⁩ انتخاب شد. برای گذاشتن آن روی دستهٔ ما Enter را بزنید.</translation>
    </message>
    <message>
        <source>Selected %1. Up and down choose the pile, Enter plays it there.</source>
        <translation>کارت ⁨%1⁩ انتخاب شد. با بالا و پایین دسته را انتخاب کنید و با Enter کارت را بگذارید.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for us</source>
        <translation>
            <numerusform>%L1 بر %L2 پیروز است: %Ln برای ما</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for them</source>
        <translation>
            <numerusform>%L1 بر %L2 پیروز است: %Ln برای حریف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for the top team</source>
        <translation>
            <numerusform>%L1 بر %L2 پیروز است: %Ln برای تیم بالا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 بر %L2 پیروز است: %Ln برای تیم پایین</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for us</source>
        <translation>
            <numerusform>%L1 بر %L2 پیروز نیست: %Ln برای ما</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for them</source>
        <translation>
            <numerusform>%L1 بر %L2 پیروز نیست: %Ln برای حریف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for the top team</source>
        <translation>
            <numerusform>%L1 بر %L2 پیروز نیست: %Ln برای تیم بالا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 بر %L2 پیروز نیست: %Ln برای تیم پایین</numerusform>
        </translation>
    </message>
    <message>
        <source>Our %L1 beats their %L2</source>
        <translation>حملهٔ %L1 ما بر دفاع %L2 حریف پیروز شد</translation>
    </message>
    <message>
        <source>Their %L1 beats our %L2</source>
        <translation>حملهٔ %L1 حریف بر دفاع %L2 ما پیروز شد</translation>
    </message>
    <message>
        <source>Top %L1 beats bottom %L2</source>
        <translation>حملهٔ %L1 بالا بر دفاع %L2 پایین پیروز شد</translation>
    </message>
    <message>
        <source>Bottom %L1 beats top %L2</source>
        <translation>حملهٔ %L1 پایین بر دفاع %L2 بالا پیروز شد</translation>
    </message>
    <message>
        <source>Our %L1 can’t beat their %L2</source>
        <translation>حملهٔ %L1 ما بر دفاع %L2 حریف پیروز نشد</translation>
    </message>
    <message>
        <source>Their %L1 can’t beat our %L2</source>
        <translation>حملهٔ %L1 حریف بر دفاع %L2 ما پیروز نشد</translation>
    </message>
    <message>
        <source>Top %L1 can’t beat bottom %L2</source>
        <translation>حملهٔ %L1 بالا بر دفاع %L2 پایین پیروز نشد</translation>
    </message>
    <message>
        <source>Bottom %L1 can’t beat top %L2</source>
        <translation>حملهٔ %L1 پایین بر دفاع %L2 بالا پیروز نشد</translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>نبرد: حملهٔ %L1 ما بر دفاع %L2 پیروز شد، %Ln امتیاز برای ما.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 can’t beat %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>نبرد: حملهٔ %L1 ما بر دفاع %L2 پیروز نشد، %Ln امتیاز برای حریف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>نبرد: حملهٔ %L1 بالا بر دفاع %L2 پیروز شد، %Ln امتیاز برای تیم بالا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 can’t beat %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>نبرد: حملهٔ %L1 بالا بر دفاع %L2 پیروز نشد، %Ln امتیاز برای تیم پایین.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>حملهٔ %L1 ما بر دفاع %L2 پیروز شد، %Ln امتیاز برای ما.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 can’t beat %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>حملهٔ %L1 ما بر دفاع %L2 پیروز نشد، %Ln امتیاز برای حریف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>حملهٔ %L1 بالا بر دفاع %L2 پیروز شد، %Ln امتیاز برای تیم بالا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 can’t beat %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>حملهٔ %L1 بالا بر دفاع %L2 پیروز نشد، %Ln امتیاز برای تیم پایین.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 beats %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>حملهٔ %L1 حریف بر دفاع %L2 پیروز شد، %Ln امتیاز برای حریف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 can’t beat %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>حملهٔ %L1 حریف بر دفاع %L2 پیروز نشد، %Ln امتیاز برای ما.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 beats %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>حملهٔ %L1 پایین بر دفاع %L2 پیروز شد، %Ln امتیاز برای تیم پایین.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 can’t beat %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>حملهٔ %L1 پایین بر دفاع %L2 پیروز نشد، %Ln امتیاز برای تیم بالا.</numerusform>
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
        <source>Battle %L1 of %L2</source>
        <translation>نبرد %L1 از %L2</translation>
    </message>
    <message>
        <source>Next battle</source>
        <translation>نبرد بعدی</translation>
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
        <translation>⁨%1⁩ روی دستهٔ ما حمله را به %L2 می‌رساند؛ حملهٔ ما پیروز می‌شود.</translation>
    </message>
    <message>
        <source>%1 on our pile would make attack %L2; our attack would fail.</source>
        <translation>⁨%1⁩ روی دستهٔ ما حمله را به %L2 می‌رساند؛ حملهٔ ما پیروز نمی‌شود.</translation>
    </message>
    <message>
        <source>%1 on their pile would make attack %L2; their attack would succeed.</source>
        <translation>⁨%1⁩ روی دستهٔ حریف حمله را به %L2 می‌رساند؛ حملهٔ حریف پیروز می‌شود.</translation>
    </message>
    <message>
        <source>%1 on their pile would make attack %L2; their attack would fail.</source>
        <translation>⁨%1⁩ روی دستهٔ حریف حمله را به %L2 می‌رساند؛ حملهٔ حریف پیروز نمی‌شود.</translation>
    </message>
    <message>
        <source>%1 on our pile would make defence %L2; their attack would succeed.</source>
        <translation>⁨%1⁩ روی دستهٔ ما دفاع را به %L2 می‌رساند؛ حملهٔ حریف پیروز می‌شود.</translation>
    </message>
    <message>
        <source>%1 on our pile would make defence %L2; their attack would fail.</source>
        <translation>⁨%1⁩ روی دستهٔ ما دفاع را به %L2 می‌رساند؛ حملهٔ حریف پیروز نمی‌شود.</translation>
    </message>
    <message>
        <source>%1 on their pile would make defence %L2; our attack would succeed.</source>
        <translation>⁨%1⁩ روی دستهٔ حریف دفاع را به %L2 می‌رساند؛ حملهٔ ما پیروز می‌شود.</translation>
    </message>
    <message>
        <source>%1 on their pile would make defence %L2; our attack would fail.</source>
        <translation>⁨%1⁩ روی دستهٔ حریف دفاع را به %L2 می‌رساند؛ حملهٔ ما پیروز نمی‌شود.</translation>
    </message>
    <message>
        <source>Each battle starts with a heart; nobody may pass now.</source>
        <translation>هر نبرد با یک دل آغاز می‌شود؛ اکنون نمی‌توان پاس داد.</translation>
    </message>
    <message>
        <source>Each battle starts with a heart. Play one on our pile.</source>
        <translation>هر نبرد با یک دل آغاز می‌شود. یکی روی دستهٔ ما بگذارید.</translation>
    </message>
    <message>
        <source>Hearts only start a battle. Play another card, or pass.</source>
        <translation>دل تنها آغازگر نبرد است. کارتی دیگر بازی کنید یا پاس بدهید.</translation>
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
        <source>Play %3 on our pile: then our attack succeeds, and the battle would bring us %L1 points, not %L2.</source>
        <translation>⁨%3⁩ را روی دستهٔ ما بگذارید: آن‌وقت حملهٔ ما پیروز می‌شود و نبرد به‌جای %L2 برای ما %L1 امتیاز می‌آورد.</translation>
    </message>
    <message>
        <source>Play %3 on their pile: then our attack succeeds, and the battle would bring us %L1 points, not %L2.</source>
        <translation>⁨%3⁩ را روی دستهٔ حریف بگذارید: آن‌وقت حملهٔ ما پیروز می‌شود و نبرد به‌جای %L2 برای ما %L1 امتیاز می‌آورد.</translation>
    </message>
    <message>
        <source>Play %3 on our pile: then their attack fails, and the battle would bring us %L1 points, not %L2.</source>
        <translation>⁨%3⁩ را روی دستهٔ ما بگذارید: آن‌وقت حملهٔ حریف پیروز نمی‌شود و نبرد به‌جای %L2 برای ما %L1 امتیاز می‌آورد.</translation>
    </message>
    <message>
        <source>Play %3 on their pile: then their attack fails, and the battle would bring us %L1 points, not %L2.</source>
        <translation>⁨%3⁩ را روی دستهٔ حریف بگذارید: آن‌وقت حملهٔ حریف پیروز نمی‌شود و نبرد به‌جای %L2 برای ما %L1 امتیاز می‌آورد.</translation>
    </message>
    <message>
        <source>Play %1 on our pile: nobody else has a diamond that could cancel it twice over.</source>
        <translation>⁨%1⁩ را روی دستهٔ ما بگذارید: هیچ‌کس دیگر خشتی ندارد که دو برابر آن را کم کند.</translation>
    </message>
    <message>
        <source>Play %1 on their pile: nobody else has a diamond that could cancel it twice over.</source>
        <translation>⁨%1⁩ را روی دستهٔ حریف بگذارید: هیچ‌کس دیگر خشتی ندارد که دو برابر آن را کم کند.</translation>
    </message>
    <message>
        <source>Play %1 on our pile: it makes us stronger for the rest of the battle.</source>
        <translation>⁨%1⁩ را روی دستهٔ ما بگذارید: ما را برای ادامهٔ نبرد قوی‌تر می‌کند.</translation>
    </message>
    <message>
        <source>Play %1 on their pile: it makes them weaker for the rest of the battle.</source>
        <translation>⁨%1⁩ را روی دستهٔ حریف بگذارید: حریف را برای ادامهٔ نبرد ضعیف‌تر می‌کند.</translation>
    </message>
    <message>
        <source>Play %1 on our pile.</source>
        <translation>⁨%1⁩ را روی دستهٔ ما بگذارید.</translation>
    </message>
    <message>
        <source>Play %1 on their pile.</source>
        <translation>⁨%1⁩ را روی دستهٔ حریف بگذارید.</translation>
    </message>
    <message>
        <source>Play %1 on our pile: it is your last heart.</source>
        <translation>⁨%1⁩ را روی دستهٔ ما بگذارید: آخرین دل شماست.</translation>
    </message>
    <message>
        <source>Play %1 on our pile: a strong character attacks and defends well from the start.</source>
        <translation>⁨%1⁩ را روی دستهٔ ما بگذارید: یک شخصیت قوی از همان آغاز خوب حمله و دفاع می‌کند.</translation>
    </message>
    <message>
        <source>Play %1 on our pile: little is lost if it falls.</source>
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
        <source>Pass: none of your cards can be played now.</source>
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
        <translation>نبردهای برده: تیم بالا %L1، تیم پایین %L2.</translation>
    </message>
    <message>
        <source>Battles won: ours %L1, theirs %L2.</source>
        <translation>نبردهای برده: ما %L1، حریف %L2.</translation>
    </message>
    <message>
        <source>Battle %L1</source>
        <translation>نبرد %L1</translation>
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
        <source>You play the %3 on our pile: attack %L1, defence %L2.</source>
        <translation>شما ⁨%3⁩ را روی دستهٔ ما گذاشتید: حمله %L1، دفاع %L2.</translation>
    </message>
    <message>
        <source>You play the %3 on their pile: attack %L1, defence %L2.</source>
        <translation>شما ⁨%3⁩ را روی دستهٔ حریف گذاشتید: حمله %L1، دفاع %L2.</translation>
    </message>
    <message>
        <source>%3 plays the %4 on our pile: attack %L1, defence %L2.</source>
        <translation>⁨%3⁩ کارت ⁨%4⁩ را روی دستهٔ ما گذاشت: حمله %L1، دفاع %L2.</translation>
    </message>
    <message>
        <source>%3 plays the %4 on their pile: attack %L1, defence %L2.</source>
        <translation>⁨%3⁩ کارت ⁨%4⁩ را روی دستهٔ حریف گذاشت: حمله %L1، دفاع %L2.</translation>
    </message>
    <message>
        <source>%3 plays the %4 on the top pile: attack %L1, defence %L2.</source>
        <translation>⁨%3⁩ کارت ⁨%4⁩ را روی دستهٔ بالا گذاشت: حمله %L1، دفاع %L2.</translation>
    </message>
    <message>
        <source>%3 plays the %4 on the bottom pile: attack %L1, defence %L2.</source>
        <translation>⁨%3⁩ کارت ⁨%4⁩ را روی دستهٔ پایین گذاشت: حمله %L1، دفاع %L2.</translation>
    </message>
    <message>
        <source>played %1 on ours</source>
        <translation>⁨%1⁩ را روی دستهٔ ما گذاشت</translation>
    </message>
    <message>
        <source>played %1 on theirs</source>
        <translation>⁨%1⁩ را روی دستهٔ حریف گذاشت</translation>
    </message>
    <message>
        <source>played %1 on the top pile</source>
        <translation>⁨%1⁩ را روی دستهٔ بالا گذاشت</translation>
    </message>
    <message>
        <source>played %1 on the bottom pile</source>
        <translation>⁨%1⁩ را روی دستهٔ پایین گذاشت</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %1 on ours</source>
        <translation>&lt;b&gt;شما&lt;/b&gt; ⁨%1⁩ را روی دستهٔ ما گذاشتید</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %1 on theirs</source>
        <translation>&lt;b&gt;شما&lt;/b&gt; ⁨%1⁩ را روی دستهٔ حریف گذاشتید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2 on ours</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%2⁩ را روی دستهٔ ما گذاشت</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2 on theirs</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%2⁩ را روی دستهٔ حریف گذاشت</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2 on the top pile</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%2⁩ را روی دستهٔ بالا گذاشت</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2 on the bottom pile</source>
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
        <source>Battle %L1 of %L2. You begin.</source>
        <translation>نبرد %L1 از %L2. شما آغاز می‌کنید.</translation>
    </message>
    <message>
        <source>Battle %L1 of %L2. %3 begins.</source>
        <translation>نبرد %L1 از %L2. ⁨%3⁩ آغاز می‌کند.</translation>
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
        <translation>پخش کارت‌ها</translation>
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
        <translation>بازی تمام شد. ⁨%1⁩</translation>
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
        <translation>پاس</translation>
    </message>
    <message>
        <source>Played %1 on ours</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ روی دستهٔ ما</translation>
    </message>
    <message>
        <source>Played %1 on theirs</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ روی دستهٔ حریف</translation>
    </message>
    <message>
        <source>Played the %1 on our pile</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ روی دستهٔ ما</translation>
    </message>
    <message>
        <source>Played the %1 on their pile</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ روی دستهٔ حریف</translation>
    </message>
    <message>
        <source>Played the %1 on the top pile</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ روی دستهٔ بالا</translation>
    </message>
    <message>
        <source>Played the %1 on the bottom pile</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ روی دستهٔ پایین</translation>
    </message>
    <message>
        <source>Pass: your cards are worth more later.</source>
        <translation>پاس بدهید: کارت‌های شما بعداً بیشتر می‌ارزند.</translation>
    </message>
    <message>
        <source>%L1 beats %L2</source>
        <translation>%L1 بر %L2 پیروز است</translation>
    </message>
    <message>
        <source>%L1 can’t beat %L2</source>
        <translation>%L1 بر %L2 پیروز نیست</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>کارتی برای بازی نبود</translation>
    </message>
    <message>
        <source>Played %1 on top</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ روی دستهٔ بالا</translation>
    </message>
    <message>
        <source>Played %1 below</source>
        <comment>what a seat did</comment>
        <translation>⁨%1⁩ روی دستهٔ پایین</translation>
    </message>
    <message>
        <source>played %1 on ours</source>
        <comment>you</comment>
        <translation>⁨%1⁩ را روی دستهٔ ما گذاشتید</translation>
    </message>
    <message>
        <source>played %1 on theirs</source>
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
    <message>
        <source>Our attack</source>
        <translation>حملهٔ ما</translation>
    </message>
    <message>
        <source>Their attack</source>
        <translation>حملهٔ حریف</translation>
    </message>
    <message>
        <source>Top attack</source>
        <translation>حملهٔ بالا</translation>
    </message>
    <message>
        <source>Bottom attack</source>
        <translation>حملهٔ پایین</translation>
    </message>
    <message>
        <source>Our defence</source>
        <translation>دفاع ما</translation>
    </message>
    <message>
        <source>Their defence</source>
        <translation>دفاع حریف</translation>
    </message>
    <message>
        <source>Top defence</source>
        <translation>دفاع بالا</translation>
    </message>
    <message>
        <source>Bottom defence</source>
        <translation>دفاع پایین</translation>
    </message>
    <message numerus="yes">
        <source>%Ln for us</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>%Ln برای ما</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for them</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>%Ln برای حریف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for the top team</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>%Ln برای تیم بالا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for the bottom team</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>%Ln برای تیم پایین</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: our attack &lt;b&gt;%L1&lt;/b&gt; against their defence &lt;b&gt;%L2&lt;/b&gt;</source>
        <translation>بعد: حملهٔ &lt;b&gt;%L1&lt;/b&gt; ما به دفاع &lt;b&gt;%L2&lt;/b&gt; حریف</translation>
    </message>
    <message>
        <source>Next: their attack &lt;b&gt;%L1&lt;/b&gt; against our defence &lt;b&gt;%L2&lt;/b&gt;</source>
        <translation>بعد: حملهٔ &lt;b&gt;%L1&lt;/b&gt; حریف به دفاع &lt;b&gt;%L2&lt;/b&gt; ما</translation>
    </message>
    <message>
        <source>Next: the top attack &lt;b&gt;%L1&lt;/b&gt; against the bottom defence &lt;b&gt;%L2&lt;/b&gt;</source>
        <translation>بعد: حملهٔ &lt;b&gt;%L1&lt;/b&gt; بالا به دفاع &lt;b&gt;%L2&lt;/b&gt; پایین</translation>
    </message>
    <message>
        <source>Next: the bottom attack &lt;b&gt;%L1&lt;/b&gt; against the top defence &lt;b&gt;%L2&lt;/b&gt;</source>
        <translation>بعد: حملهٔ &lt;b&gt;%L1&lt;/b&gt; پایین به دفاع &lt;b&gt;%L2&lt;/b&gt; بالا</translation>
    </message>
    <message>
        <source>A heart starts it</source>
        <comment>on a pile</comment>
        <translation>با یک دل آغاز می‌شود</translation>
    </message>
    <message>
        <source>Waits for the other heart</source>
        <comment>a pile</comment>
        <translation>منتظر دل دیگر است</translation>
    </message>
    <message>
        <source>Waits for their heart</source>
        <comment>our pile</comment>
        <translation>منتظر دل حریف است</translation>
    </message>
    <message>
        <source>Waits for our heart</source>
        <comment>their pile</comment>
        <translation>منتظر دل ماست</translation>
    </message>
    <message>
        <source>Each battle starts with a heart on both sides.</source>
        <translation>هر نبرد با یک دل از هر دو سو آغاز می‌شود.</translation>
    </message>
    <message>
        <source>Count the points</source>
        <translation>شمردن امتیازها</translation>
    </message>
    <message numerus="yes">
        <source>Best battle: %Ln point(s)</source>
        <translation>
            <numerusform>بهترین نبرد: %Ln امتیاز</numerusform>
        </translation>
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
    <name>ThronesCoin</name>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
</context>
<context>
    <name>ThronesCounting</name>
    <message>
        <source>The battles add up.</source>
        <translation>امتیاز نبردها جمع می‌شود.</translation>
    </message>
    <message>
        <source>The battles</source>
        <translation>نبردها</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>روی هم</translation>
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
        <source>If it ended now:</source>
        <translation>اگر همین حالا پایان می‌یافت:</translation>
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
    <name>ThronesRules</name>
    <message>
        <source>Two against two</source>
        <translation>دو به دو</translation>
    </message>
    <message>
        <source>You and the player opposite are a team, and each team has a pile. A game has six battles. The team with more points wins, and equal points are a draw.</source>
        <translation>شما و بازیکن روبه‌رو یک تیم هستید و هر تیم یک دسته دارد. بازی شش نبرد دارد. تیمی که امتیاز بیشتری دارد می‌برد و امتیاز برابر یعنی مساوی.</translation>
    </message>
    <message>
        <source>A battle</source>
        <translation>یک نبرد</translation>
    </message>
    <message>
        <source>A heart opens</source>
        <translation>آغاز با دل</translation>
    </message>
    <message>
        <source>The player who starts plays a heart on their own pile, and the next one a heart on theirs. These two will fight.</source>
        <translation>بازیکن آغازگر یک دل روی دستهٔ خودش می‌گذارد و نفر بعد یک دل روی دستهٔ خودش. این دو با هم می‌جنگند.</translation>
    </message>
    <message>
        <source>Ten more turns</source>
        <translation>ده نوبت دیگر</translation>
    </message>
    <message>
        <source>In turn, each player plays a club, a spade or a diamond on either pile, or passes. A diamond can’t be played directly on a heart.</source>
        <translation>هر بازیکن به‌نوبت یک گشنیز، پیک یا خشت روی یکی از دو دسته می‌گذارد یا پاس می‌دهد. خشت را نمی‌توان روی دل گذاشت.</translation>
    </message>
    <message>
        <source>The attacks</source>
        <translation>حمله‌ها</translation>
    </message>
    <message>
        <source>They are scored, the piles are cleared away, and the next player starts the next battle.</source>
        <translation>امتیازها داده می‌شود، دسته‌ها از میز برداشته می‌شوند و بازیکن بعدی نبرد بعدی را آغاز می‌کند.</translation>
    </message>
    <message>
        <source>Each attack meets the other side’s defence, and succeeds only if it is higher. At stake is the rank of the heart that is attacked: the attackers get it if they succeed, otherwise its own team does.</source>
        <translation>حملهٔ هر طرف در برابر دفاع طرف دیگر است و تنها اگر بیشتر باشد پیروز می‌شود. امتیاز آن، ارزش دلی است که به آن حمله شده: اگر حمله پیروز شود به حمله‌کننده می‌رسد، وگرنه به تیم خود آن دل.</translation>
    </message>
    <message>
        <source>%L1 beats %L2</source>
        <translation>%L1 بر %L2 پیروز است</translation>
    </message>
    <message>
        <source>The upper team attacks and gets the rank of the queen, %L1.</source>
        <translation>تیم بالا حمله می‌کند و ارزش بی‌بی، یعنی %L1، را می‌گیرد.</translation>
    </message>
    <message>
        <source>The upper pile is six of hearts, five of clubs and three of spades: attack 11, defence 9. Its attack beats 10, and its team gets the 10 of the queen.</source>
        <translation>دستهٔ بالا شش دل، پنج گشنیز و سه پیک است: حملهٔ ۱۱، دفاع ۹. حملهٔ آن بر ۱۰ پیروز است و تیمش ۱۰ امتیاز بی‌بی را می‌گیرد.</translation>
    </message>
    <message>
        <source>%L1 can’t beat %L1</source>
        <translation>%L1 بر %L1 پیروز نیست</translation>
    </message>
    <message>
        <source>The lower team’s attack is not higher: the %L1 stays with the upper team.</source>
        <translation>حملهٔ تیم پایین بیشتر نیست: %L1 امتیاز برای تیم بالا می‌ماند.</translation>
    </message>
    <message>
        <source>The lower pile is queen of hearts, four of clubs and five of diamonds: attack 9, defence 10. Its attack can’t beat 9, and the 6 stays with the upper team.</source>
        <translation>دستهٔ پایین بی‌بی دل، چهار گشنیز و پنج خشت است: حملهٔ ۹، دفاع ۱۰. حملهٔ آن بر ۹ پیروز نیست و ۶ امتیاز برای تیم بالا می‌ماند.</translation>
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
        <source>If it matches the card right below, even the heart: attack %L1, then %L2 again</source>
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
        <source>So the king takes away %L1. Nothing falls below %L2: attack %L2, defence %L3</source>
        <translation>پس شاه %L1 کم می‌کند. هیچ‌چیز از %L2 کمتر نمی‌شود: حمله %L2، دفاع %L3</translation>
    </message>
    <message>
        <source>10, jack, queen and king are equal: on the ten of clubs, the king of diamonds takes away 20. Nothing falls below 0, so attack is 0, defence 6.</source>
        <translation>۱۰، سرباز، بی‌بی و شاه برابرند: شاه خشت روی ده گشنیز ۲۰ کم می‌کند. هیچ‌چیز از ۰ کمتر نمی‌شود، پس حمله ۰ و دفاع ۶ است.</translation>
    </message>
    <message>
        <source>Point at a card to see what it would do to each pile. Click it and then a pile, or drag it there. Right-click to pass; if a card is chosen, that puts it back instead.</source>
        <translation>نشانگر را روی هر کارت ببرید تا ببینید با هر دو دسته چه می‌کند. روی کارت و سپس روی دسته کلیک کنید یا آن را تا آنجا بکشید. کلیک راست پاس می‌دهد؛ اگر کارتی انتخاب کرده باشید، آن را برمی‌گرداند.</translation>
    </message>
    <message>
        <source>1 to 9, or the arrows and Space, choose a card; ↑ and ↓ choose the pile, and Enter plays. P passes, H asks for a hint, ? shows all keys.</source>
        <translation>۱ تا ۹ یا جهت‌نماها و Space کارت را انتخاب می‌کنند، ↑ و ↓ دسته را، و Enter بازی می‌کند. P پاس می‌دهد، H راهنمایی می‌خواهد و ؟ همهٔ کلیدها را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Everything that happens is read out in order, one sentence at a time. Before you play a card, you hear what it would do to a pile.</source>
        <translation>هر چه روی می‌دهد به‌ترتیب گفته می‌شود، هر کدام در یک جمله، و پیش از بازی کردن هر کارت، اینکه دسته با آن چه می‌شود.</translation>
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
</TS>
