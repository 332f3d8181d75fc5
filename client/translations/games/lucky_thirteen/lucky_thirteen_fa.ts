<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR">
<context>
    <name>BackChoice</name>
    <message>
        <source>Suns</source>
        <translation>خورشیدها</translation>
    </message>
</context>
<context>
    <name>ClothChoice</name>
    <message>
        <source>Brick</source>
        <translation>آجر</translation>
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
        <source>%1 and %2 already make 13, so keep %1 and discard %3.</source>
        <translation>⁨%1⁩ و ⁨%2⁩ همین حالا ۱۳ می‌شوند، پس ⁨%1⁩ را نگه دارید و ⁨%3⁩ را بیندازید.</translation>
    </message>
    <message>
        <source>%1 may still find a nine. A king only helps next to an ace, a two or a three.</source>
        <translation>⁨%1⁩ شاید به یک نُه برسد. شاه فقط کنار آس، دو یا سه به کار می‌آید.</translation>
    </message>
    <message>
        <source>The others gave up %1, %2 and %3: cards that nobody can draw any more.</source>
        <translation>دیگران ⁨%1⁩، ⁨%2⁩ و ⁨%3⁩ را انداختند؛ دیگر کسی نمی‌تواند آن‌ها را بردارد.</translation>
    </message>
    <message>
        <source>%1 makes 13 with %2 as well, so discard %3, which makes 13 with nothing here.</source>
        <translation>⁨%1⁩ هم با ⁨%2⁩ سیزده می‌شود، پس ⁨%3⁩ را بیندازید که اینجا با هیچ کارتی ۱۳ نمی‌شود.</translation>
    </message>
    <message>
        <source>The only player with 13 after four rounds gets 100. If several do, a spade such as %1 counts four times and an open card such as %2 twice.</source>
        <translation>اگر پس از چهار دور تنها یک نفر ۱۳ داشته باشد، ۱۰۰ می‌گیرد. اگر چند نفر داشته باشند، پیکی مثل ⁨%1⁩ چهار برابر و کارت رویی مثل ⁨%2⁩ دو برابر حساب می‌شود.</translation>
    </message>
    <message>
        <source>You want to make exactly 13. %1 and %2 lie open and count for everybody.</source>
        <translation>باید درست ۱۳ بسازید. ⁨%1⁩ و ⁨%2⁩ رو هستند و برای همه حساب می‌شوند.</translation>
    </message>
    <message>
        <source>%1 makes 13 with %2, so keep it.</source>
        <translation>⁨%1⁩ با ⁨%2⁩ سیزده می‌شود، پس نگهش دارید.</translation>
    </message>
    <message>
        <source>%1 makes 13 with %2, and a spade counts most: keep it.</source>
        <translation>⁨%1⁩ با ⁨%2⁩ سیزده می‌شود و پیک از همه بیشتر می‌ارزد؛ نگهش دارید.</translation>
    </message>
    <message>
        <source>%1 makes 13 with %2: keep it, too.</source>
        <translation>⁨%1⁩ با ⁨%2⁩ سیزده می‌شود؛ این را هم نگه دارید.</translation>
    </message>
    <message>
        <source>These three are yours: you hold two and have just drawn %1, so one has to go. Jacks, queens and kings count 10, 11, 12 or 13, as you like.</source>
        <translation>این سه از شماست: دو تا را داشتید و ⁨%1⁩ را تازه برداشته‌اید، پس یکی باید برود. سرباز، بی‌بی و شاه به دلخواه شما ۱۰، ۱۱، ۱۲ یا ۱۳ حساب می‌شوند.</translation>
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
        <source>Discard one card.</source>
        <translation>یک کارت بیندازید.</translation>
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
        <source>You can only discard a card from your hand.</source>
        <translation>تنها یکی از کارت‌های خودتان را می‌توانید بیندازید.</translation>
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
        <translation>کسی سیزده ندارد، پس کارت‌های هر کس حساب می‌شوند.</translation>
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
        <translation>کارت‌های عمومی</translation>
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
        <source>Discard %1: then %L2 + %L3 + %L4 + %L5 = 13, worth %L6 points.</source>
        <translation>⁨%1⁩ را بیندازید: آن‌وقت ⁦%L2 + %L3 + %L4 + %L5 = ۱۳⁩، به ارزش %L6 امتیاز.</translation>
    </message>
    <message>
        <source>Discard %1: %2 and %3 make thirteen, worth %L4 points.</source>
        <translation>⁨%1⁩ را بیندازید: ⁨%2⁩ و ⁨%3⁩ سیزده می‌شوند و %L4 امتیاز می‌ارزند.</translation>
    </message>
    <message>
        <source>Discard %1: then %L2 of the %L3 unseen cards would make thirteen.</source>
        <translation>⁨%1⁩ را بیندازید: آن‌وقت %L2 کارت از %L3 کارتی که هنوز دیده نشده، سیزده می‌سازند.</translation>
    </message>
    <message>
        <source>Discard %1: then %L2 of the %L3 unseen cards would make thirteen, and it would score more.</source>
        <translation>⁨%1⁩ را بیندازید: آن‌وقت %L2 کارت از %L3 کارتی که هنوز دیده نشده، سیزده می‌سازند و امتیازش هم بیشتر است.</translation>
    </message>
    <message>
        <source>Discard %1: if nobody has thirteen, hands count, and yours would be worth %L2.</source>
        <translation>⁨%1⁩ را بیندازید: اگر کسی سیزده نداشته باشد کارت‌های هر کس حساب می‌شوند، و کارت‌های شما %L2 می‌ارزند.</translation>
    </message>
    <message>
        <source>Discard %1.</source>
        <translation>⁨%1⁩ را بیندازید.</translation>
    </message>
    <message>
        <source>%L1 + %L2 = 13</source>
        <translation>⁦%L1 + %L2 = ۱۳⁩</translation>
    </message>
    <message>
        <source>%L1 + %L2 + %L3 + %L4 = 13</source>
        <translation>⁦%L1 + %L2 + %L3 + %L4 = ۱۳⁩</translation>
    </message>
    <message>
        <source>%L1 × %L2 + %L3 × %L4</source>
        <translation>⁦%L1 × %L2 + %L3 × %L4⁩</translation>
    </message>
    <message>
        <source>%L1 × %L2 + %L3 × %L4 + %L5 × %L6 + %L7 × %L8</source>
        <translation>⁦%L1 × %L2 + %L3 × %L4 + %L5 × %L6 + %L7 × %L8⁩</translation>
    </message>
    <message>
        <source>%1 = %L2</source>
        <comment>a sum, its value</comment>
        <translation>⁦⁨%1⁩ = %L2⁩</translation>
    </message>
    <message>
        <source>%1 on the table</source>
        <translation>⁨%1⁩ روی میز</translation>
    </message>
    <message>
        <source>%1 in your hand</source>
        <translation>⁨%1⁩ از کارت‌های شما</translation>
    </message>
    <message>
        <source>%1 in the hand</source>
        <translation>⁨%1⁩ از کارت‌های خودش</translation>
    </message>
    <message>
        <source>%L1 × %L2 = %L3</source>
        <translation>⁦%L1 × %L2 = %L3⁩</translation>
    </message>
    <message>
        <source>Your score</source>
        <translation>امتیاز شما</translation>
    </message>
    <message>
        <source>%1’s score</source>
        <translation>امتیاز ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 and %2 made thirteen.</source>
        <translation>⁨%1⁩ و ⁨%2⁩ سیزده شد.</translation>
    </message>
    <message>
        <source>%1, %2, %3 and %4 made thirteen.</source>
        <translation>⁨%1⁩، ⁨%2⁩، ⁨%3⁩ و ⁨%4⁩ سیزده شد.</translation>
    </message>
    <message>
        <source>Nobody had thirteen</source>
        <translation>هیچ‌کس سیزده نداشت</translation>
    </message>
    <message>
        <source>The only thirteen at the table</source>
        <translation>تنها سیزده میز</translation>
    </message>
    <message>
        <source>Somebody else had the only thirteen</source>
        <translation>تنها سیزده با دیگری بود</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hand(s) had thirteen</source>
        <translation>
            <numerusform>%Ln نفر سیزده داشتند</numerusform>
        </translation>
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
    <message>
        <source>both own cards</source>
        <translation>هر دو کارت خود</translation>
    </message>
    <message>
        <source>one own, one public</source>
        <translation>یکی از خود، یکی عمومی</translation>
    </message>
</context>
<context>
    <name>LuckyThirteenRules</name>
    <message>
        <source>Make thirteen</source>
        <translation>سیزده بسازید</translation>
    </message>
    <message>
        <source>You hold two cards, and two lie on the table for everyone. Four times you draw a card and discard one. Then all hands are shown, and thirteen wins.</source>
        <translation>دو کارت دارید و دو کارت برای همه روی میز است. چهار بار یک کارت برمی‌دارید و یکی را می‌اندازید. بعد کارت‌های همه رو می‌شوند و سیزده می‌برد.</translation>
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
        <source>Three cards, one must go</source>
        <translation>سه کارت، یکی باید برود</translation>
    </message>
    <message>
        <source>Your card is drawn automatically. Choose which of the three to discard: everyone sees it.</source>
        <translation>کارت تازه خودکار به شما داده می‌شود. انتخاب کنید کدام‌یک از سه کارت را می‌اندازید: همه آن را می‌بینند.</translation>
    </message>
    <message>
        <source>Three cards, one must go. Your card is drawn automatically. Choose which of the three to discard: everyone sees it.</source>
        <translation>سه کارت، یکی باید برود. کارت تازه خودکار به شما داده می‌شود. انتخاب کنید کدام‌یک از سه کارت را می‌اندازید: همه آن را می‌بینند.</translation>
    </message>
    <message>
        <source>Three ways to make it</source>
        <translation>سه راه برای ساختن آن</translation>
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
        <source>All four: your two of diamonds and four of hearts make 13 with the five of spades and two of clubs on the table.</source>
        <translation>هر چهار کارت: دو خشت و چهار دل شما با پنج پیک و دو گشنیز روی میز می‌شود ۱۳.</translation>
    </message>
    <message>
        <source>What a card counts</source>
        <translation>هر کارت چند است</translation>
    </message>
    <message>
        <source>2 to 10 count their number. The ace is 0 or 1, and jack, queen and king are each 10, 11, 12 or 13: whichever helps you most.</source>
        <translation>۲ تا ۱۰ به اندازهٔ عددشان‌اند. آس ۰ یا ۱ است و سرباز، بی‌بی و شاه هر کدام ۱۰، ۱۱، ۱۲ یا ۱۳: هر کدام که بیشتر به کارتان بیاید.</translation>
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
        <translation>هر کس امتیاز دو کارت خودش را می‌گیرد؛ بیشترین امتیاز می‌برد.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>A card in your hand scores its number times the value of its suit, a card on the table its number times 2. Ace 1, jack 11, queen 12, king 13.</source>
        <translation>امتیاز کارت شما عددش ضرب‌در خالش است، و کارت روی میز عددش ضرب‌در ۲. آس ۱، سرباز ۱۱، بی‌بی ۱۲، شاه ۱۳.</translation>
    </message>
    <message>
        <source>Spades count 4 times, hearts 3 times, diamonds twice, clubs once.</source>
        <translation>پیک ۴ برابر، دل ۳ برابر، خشت ۲ برابر، گشنیز ۱ برابر.</translation>
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
        <translation>هشت پیک خودتان و پنج خشت روی میز ۴۲ امتیاز است: ۸ ضرب‌در ۴ و ۵ ضرب‌در ۲.</translation>
    </message>
    <message>
        <source>Click a card to choose it, then click the button. Or double-click it, or drag it to your discards.</source>
        <translation>روی یک کارت کلیک کنید تا انتخاب شود، سپس روی دکمه. یا روی آن دو بار کلیک کنید، یا آن را روی انداخته‌های خود بکشید.</translation>
    </message>
    <message>
        <source>1, 2 and 3 or the arrows choose a card, Enter discards it. H asks for a hint, ? shows all keys.</source>
        <translation>۱، ۲ و ۳ یا جهت‌نماها کارت را انتخاب می‌کنند و Enter آن را می‌اندازد. H راهنمایی می‌خواهد و ؟ همهٔ کلیدها را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Everything that happens is read out in order, one sentence at a time. Every card, seat and button has a name.</source>
        <translation>هر چه روی می‌دهد به‌ترتیب گفته می‌شود، هر کدام در یک جمله. هر کارت، صندلی و دکمه نامی دارد.</translation>
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
    <message>
        <source>Hands are shown</source>
        <translation>کارت‌ها رو شد</translation>
    </message>
</context>
</TS>
