<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR">
<context>
    <name>BackChoice</name>
    <message>
        <source>Fans</source>
        <translation>بادبزن‌ها</translation>
    </message>
</context>
<context>
    <name>ClothChoice</name>
    <message>
        <source>Café</source>
        <translation>کافه</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Pinochle</source>
        <translation>پینوکل</translation>
    </message>
    <message>
        <source>Bid, meld and take tricks, just you two.</source>
        <translation>پیشنهاد، ترکیب و دست‌ها، فقط شما دو نفر.</translation>
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
    <message>
        <source>%1, %2, %3, %4 and %5 are a run: 150 points if spades are trump, the suit that beats all others.</source>
        <translation>⁨%1⁩، ⁨%2⁩، ⁨%3⁩، ⁨%4⁩ و ⁨%5⁩ یک ردیف‌اند: ۱۵۰ امتیاز اگر پیک حکم باشد، خالی که بر همهٔ خال‌های دیگر پیروز است.</translation>
    </message>
    <message>
        <source>%1 and %2 are a marriage, worth 20, and %3 counts 10 as the nine of trump.</source>
        <translation>⁨%1⁩ و ⁨%2⁩ ازدواج‌اند و ۲۰ می‌ارزند، و ⁨%3⁩ که نُهِ حکم است ۱۰ می‌ارزد.</translation>
    </message>
    <message>
        <source>These melds are worth 180, and the tricks bring more: each of you plays a card, and the better one wins both. So bid 210.</source>
        <translation>این ترکیب‌ها ۱۸۰ می‌ارزند و دست‌ها بیشتر می‌آورند: هر کدام کارتی بازی می‌کنید و کارت بهتر هر دو را می‌برد. پس ۲۱۰ پیشنهاد بدهید.</translation>
    </message>
    <message>
        <source>You have won the bidding and pick trump. Spades make %1 to %2 a run.</source>
        <translation>پیشنهاد شما بالاتر ماند و حکم را شما تعیین می‌کنید. با حکم پیک، ⁨%1⁩ تا ⁨%2⁩ ردیف می‌شود.</translation>
    </message>
    <message>
        <source>Choose ♠, or press S</source>
        <translation>♠ را انتخاب کنید یا S را بزنید</translation>
    </message>
    <message>
        <source>The melds count at once: 180 of your 210 are made, so the tricks have to bring 30.</source>
        <translation>ترکیب‌ها همان دم حساب می‌شوند: ۱۸۰ از ۲۱۰ به دست آمد، پس دست‌ها باید ۳۰ بیاورند.</translation>
    </message>
    <message>
        <source>Lead %1: it costs you nothing, and the other player has to beat it.</source>
        <translation>با ⁨%1⁩ شروع کنید: برایتان خرجی ندارد و حریف باید آن را بزند.</translation>
    </message>
    <message>
        <source>%1 is sure to win a trick later. Save it.</source>
        <translation>⁨%1⁩ بعداً حتماً دستی می‌برد. نگهش دارید.</translation>
    </message>
    <message>
        <source>%1 is worth 10 points. Don’t risk it.</source>
        <translation>⁨%1⁩ ده امتیاز می‌ارزد. به خطرش نیندازید.</translation>
    </message>
    <message>
        <source>If you can beat the card that was led, you must. %2 beats %1 and wins 15 points.</source>
        <translation>اگر بتوانید کارت شروع را بزنید، باید بزنید. ⁨%2⁩، ⁨%1⁩ را می‌زند و ۱۵ امتیاز می‌برد.</translation>
    </message>
    <message>
        <source>Twelve tricks are played. A bidder who misses the bid loses the game.</source>
        <translation>دوازده دست بازی می‌شود. پیشنهاددهنده‌ای که به پیشنهادش نرسد بازی را می‌بازد.</translation>
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
        <source>%1: press Enter to pick them as trump.</source>
        <comment>a suit</comment>
        <translation>⁨%1⁩: برای حکم کردن آن Enter را بزنید.</translation>
    </message>
    <message>
        <source>Twelve are chosen. Put one back first.</source>
        <translation>دوازده کارت انتخاب شده است. اول یکی را برگردانید.</translation>
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
        <translation>بازی کردن ⁨%1⁩</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>برداشتن ⁨%1⁩</translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to play it.</source>
        <translation>⁨%1⁩ انتخاب شد. برای بازی کردن آن Enter را بزنید.</translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to take it.</source>
        <translation>⁨%1⁩ انتخاب شد. برای برداشتن آن Enter را بزنید.</translation>
    </message>
    <message>
        <source>What’s your bid?</source>
        <translation>پیشنهادتان چیست؟</translation>
    </message>
    <message>
        <source>Pick trump.</source>
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
        <source>You can only keep cards from your hand.</source>
        <translation>تنها کارت‌های خودتان را می‌توانید نگه دارید.</translation>
    </message>
    <message>
        <source>You can only play a card from your hand.</source>
        <translation>تنها یکی از کارت‌های خودتان را می‌توانید بازی کنید.</translation>
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
        <source>Bid from %L1 to %L2 in tens, or pass. Your bid is set to %L3.</source>
        <translation>از %L1 تا %L2، ده تا ده تا پیشنهاد بدهید، یا پاس بدهید. پیشنهاد شما روی %L3 است.</translation>
    </message>
    <message>
        <source>Bid %L1, or pass.</source>
        <translation>%L1 پیشنهاد بدهید، یا پاس بدهید.</translation>
    </message>
    <message>
        <source>Bid %L1 or %L2, or pass.</source>
        <translation>%L1 یا %L2 پیشنهاد بدهید، یا پاس بدهید.</translation>
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
        <source>pick trump without a bid</source>
        <translation>بدون پیشنهاد حکم را تعیین می‌کنید</translation>
    </message>
    <message>
        <source>picks trump without a bid</source>
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
        <source>picked &lt;b&gt;%1&lt;/b&gt;</source>
        <comment>a suit as trump</comment>
        <translation>حکم: &lt;b&gt;⁨%1⁩&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; picked %1</source>
        <comment>a suit as trump</comment>
        <translation>&lt;b&gt;شما&lt;/b&gt; ⁨%1⁩ را حکم کردید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; picked %2</source>
        <comment>a suit as trump</comment>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%2⁩ را حکم کرد</translation>
    </message>
    <message>
        <source>Keep 12</source>
        <translation>نگه داشتن ۱۲ کارت</translation>
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
        <translation>ترکیب‌های &lt;b&gt;شما&lt;/b&gt;: %L1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%2&lt;/b&gt; melded %L1</source>
        <translation>ترکیب‌های &lt;b&gt;⁨%2⁩&lt;/b&gt;: %L1</translation>
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
        <translation>برد: &lt;b&gt;%L1&lt;/b&gt; با ⁨%2⁩</translation>
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
        <source>If you pass, %1 picks trump and has no target to reach.</source>
        <translation>اگر پاس بدهید، ⁨%1⁩ حکم را تعیین می‌کند و پیشنهادی ندارد که به آن برسد.</translation>
    </message>
    <message>
        <source>If you pass, %2 plays for %L1 and picks trump.</source>
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
        <translation>بعد هر دو نفر ترکیب‌هایشان را نشان می‌دهند.</translation>
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
        <translation>پیشنهاد اول مضربی از ده است، از ۱۰ تا ۲٬۰۰۰.</translation>
    </message>
    <message>
        <source>A later bid is ten or twenty more.</source>
        <translation>هر پیشنهاد بعدی ده یا بیست تا بیشتر است.</translation>
    </message>
    <message>
        <source>No bid is above 4,000.</source>
        <translation>هیچ پیشنهادی بیش از ۴٬۰۰۰ نیست.</translation>
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
        <source>Pass: with %2 as trump your hand is worth about %L1, no more than the next bid.</source>
        <comment>points, a suit</comment>
        <translation>پاس بدهید: با حکم ⁨%2⁩ کارت‌های شما حدود %L1 می‌ارزند و این از پیشنهاد بعدی بیشتر نیست.</translation>
    </message>
    <message>
        <source>Bid %L1: with %3 as trump your hand melds %L2.</source>
        <comment>a bid, points, a suit</comment>
        <translation>%L1 پیشنهاد بدهید: با حکم ⁨%3⁩ ترکیب‌های شما %L2 می‌ارزند.</translation>
    </message>
    <message>
        <source>Bid %L1: with %3 as trump your hand is worth about %L2.</source>
        <comment>a bid, points, a suit</comment>
        <translation>%L1 پیشنهاد بدهید: با حکم ⁨%3⁩ کارت‌های شما حدود %L2 می‌ارزند.</translation>
    </message>
    <message numerus="yes">
        <source>Take %1: with it your melds are worth %Ln point(s) more than with the other one.</source>
        <translation>
            <numerusform>⁨%1⁩ را بردارید: با آن ترکیب‌های شما %Ln امتیاز بیشتر می‌ارزند تا با آن یکی.</numerusform>
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
        <translation>⁨%1⁩ را بردارید: هیچ‌کدام بهتر از دیگری نیست.</translation>
    </message>
    <message>
        <source>Play %1: the rules allow no other card.</source>
        <translation>⁨%1⁩ را بازی کنید: قوانین کارت دیگری را اجازه نمی‌دهند.</translation>
    </message>
    <message>
        <source>Lead %1: it is cheap, and beating it costs more.</source>
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
            <numerusform>⁨%1⁩ را بازی کنید: این دست از دست رفته است و با این کارت تنها %Ln امتیاز به حریف می‌رسد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1: it costs you least.</source>
        <translation>⁨%1⁩ را بازی کنید: کمتر از همه برایتان خرج دارد.</translation>
    </message>
    <message>
        <source>Pick %2: it is your longest suit, and your hand melds %L1 with it.</source>
        <comment>points, a suit</comment>
        <translation>⁨%2⁩ را حکم کنید: از این خال بیشترین کارت را دارید و ترکیب‌های شما با آن %L1 می‌ارزند.</translation>
    </message>
    <message>
        <source>Pick %1.</source>
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
        <translation>شما %L1 امتیاز از پیشنهاد %L2 خود کم آوردید و باختید.</translation>
    </message>
    <message>
        <source>%3 is %L1 short of the bid of %L2 and loses.</source>
        <translation>⁨%3⁩ %L1 امتیاز از پیشنهاد %L2 کم آورد و باخت.</translation>
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
        <translation>به آن رسید</translation>
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
        <source>There is no bid, so you pick trump.</source>
        <translation>پیشنهادی نیست، پس شما حکم را تعیین می‌کنید.</translation>
    </message>
    <message>
        <source>There is no bid, so %1 picks trump.</source>
        <translation>پیشنهادی نیست، پس ⁨%1⁩ حکم را تعیین می‌کند.</translation>
    </message>
    <message>
        <source>You play for %L1 and pick trump.</source>
        <translation>شما برای %L1 بازی می‌کنید و حکم را تعیین می‌کنید.</translation>
    </message>
    <message>
        <source>%2 plays for %L1 and picks trump.</source>
        <translation>⁨%2⁩ برای %L1 بازی می‌کند و حکم را تعیین می‌کند.</translation>
    </message>
    <message>
        <source>You picked %1.</source>
        <comment>a suit as trump</comment>
        <translation>شما ⁨%1⁩ را حکم کردید.</translation>
    </message>
    <message>
        <source>%1 picked %2.</source>
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
        <translation>بازی: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Played the %1</source>
        <comment>what a seat did</comment>
        <translation>بازی: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%L1 in melds</source>
        <comment>points of a seat</comment>
        <translation>%L1 از ترکیب‌ها</translation>
    </message>
    <message>
        <source>Has kept 12</source>
        <comment>cards</comment>
        <translation>۱۲ کارت نگه داشته شد</translation>
    </message>
    <message>
        <source>Picked %1</source>
        <comment>a suit as trump</comment>
        <translation>حکم: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>what a seat did</comment>
        <translation>پاس</translation>
    </message>
    <message>
        <source>Bid %L1</source>
        <comment>what a seat did</comment>
        <translation>پیشنهاد %L1</translation>
    </message>
    <message>
        <source>Took %1</source>
        <comment>what a seat did</comment>
        <translation>برداشته: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Took the %1</source>
        <comment>what a seat did</comment>
        <translation>برداشته: ⁨%1⁩</translation>
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
    <message>
        <source>Pass.</source>
        <comment>a hint</comment>
        <translation>پاس بدهید.</translation>
    </message>
    <message>
        <source>Bid %L1.</source>
        <comment>a hint</comment>
        <translation>%L1 پیشنهاد بدهید.</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <comment>a hint</comment>
        <translation>⁨%1⁩ را بردارید.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>a hint</comment>
        <translation>⁨%1⁩ را بازی کنید.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>the trump, and who plays for how much</comment>
        <translation>⁨%1⁩. ⁨%2⁩.</translation>
    </message>
    <message>
        <source>You need %L1 more from the tricks.</source>
        <translation>%L1 امتیاز دیگر از دست‌ها لازم دارید.</translation>
    </message>
    <message>
        <source>%2 needs %L1 more from the tricks.</source>
        <translation>⁨%2⁩ %L1 امتیاز دیگر از دست‌ها لازم دارد.</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>شما آن را برمی‌دارید</translation>
    </message>
    <message>
        <source>You get it</source>
        <translation>به شما می‌رسد</translation>
    </message>
    <message>
        <source>%1 takes it</source>
        <translation>⁨%1⁩ آن را برمی‌دارد</translation>
    </message>
    <message>
        <source>%1 gets it</source>
        <translation>به ⁨%1⁩ می‌رسد</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a card, and who gets it</comment>
        <translation>⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>You take %1; %3 gets %2.</source>
        <comment>two cards</comment>
        <translation>شما ⁨%1⁩ را برمی‌دارید؛ ⁨%2⁩ به ⁨%3⁩ می‌رسد.</translation>
    </message>
    <message>
        <source>%3 takes %1; you get %2.</source>
        <comment>two cards</comment>
        <translation>⁨%3⁩، ⁨%1⁩ را برمی‌دارد؛ ⁨%2⁩ به شما می‌رسد.</translation>
    </message>
    <message>
        <source>%3 takes %1; %4 gets %2.</source>
        <comment>two cards</comment>
        <translation>⁨%3⁩، ⁨%1⁩ را برمی‌دارد؛ ⁨%2⁩ به ⁨%4⁩ می‌رسد.</translation>
    </message>
    <message>
        <source>Melds and tricks are added up.</source>
        <translation>امتیاز ترکیب‌ها و دست‌ها جمع می‌شود.</translation>
    </message>
    <message>
        <source>Do you make your bid of %L1?</source>
        <translation>آیا به پیشنهاد %L1 خود می‌رسید؟</translation>
    </message>
    <message>
        <source>Does %2 make the bid of %L1?</source>
        <translation>آیا ⁨%2⁩ به پیشنهاد %L1 می‌رسد؟</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <comment>points</comment>
        <translation>%L1 تا %L2</translation>
    </message>
    <message>
        <source>%4: %L1 in melds, %L2 to %L3 likely.</source>
        <comment>a suit</comment>
        <translation>⁨%4⁩: %L1 از ترکیب‌ها، %L2 تا %L3 محتمل.</translation>
    </message>
    <message>
        <source>Your melds alone reach %L1 with %2.</source>
        <comment>a suit</comment>
        <translation>ترکیب‌هایتان به‌تنهایی با حکم ⁨%2⁩ به %L1 می‌رسند.</translation>
    </message>
    <message>
        <source>Up to &lt;b&gt;%L1&lt;/b&gt; is usually made.</source>
        <translation>معمولاً تا &lt;b&gt;%L1&lt;/b&gt; می‌رسد.</translation>
    </message>
    <message>
        <source>Miss your bid and you lose.</source>
        <translation>به پیشنهادتان نرسید، می‌بازید.</translation>
    </message>
    <message>
        <source>Two marriages</source>
        <translation>دو ازدواج</translation>
    </message>
    <message>
        <source>Play %1: the trick is lost, and this gives nothing away.</source>
        <translation>⁨%1⁩ را بازی کنید: این دست از دست رفته است و با این کارت امتیازی به حریف نمی‌رسد.</translation>
    </message>
    <message>
        <source>Nobody had bid</source>
        <translation>هیچ‌کس پیشنهادی نداد</translation>
    </message>
    <message>
        <source>Bid %L1, made with %L2 to spare</source>
        <translation>پیشنهاد %L1، با %L2 امتیاز اضافه</translation>
    </message>
    <message>
        <source>Against a bid of %L1, made with %L2 to spare</source>
        <translation>برابر پیشنهاد %L1، که با %L2 امتیاز اضافه رسید</translation>
    </message>
    <message>
        <source>Bid %L1, %L2 short</source>
        <translation>پیشنهاد %L1، با %L2 امتیاز کم</translation>
    </message>
    <message>
        <source>Against a bid of %L1, %L2 short</source>
        <translation>برابر پیشنهاد %L1، که %L2 امتیاز کم آورد</translation>
    </message>
    <message>
        <source>Pass: in many deals like this one, it does best.</source>
        <translation>پاس: در پخش‌های بسیاری مانند این، بیشترین سود را دارد.</translation>
    </message>
    <message>
        <source>Bid %L1: in many deals like this one, it does best.</source>
        <translation>%L1 پیشنهاد بدهید: در پخش‌های بسیاری مانند این، بیشترین سود را دارد.</translation>
    </message>
    <message>
        <source>Take %1: in many deals like this one, it does best.</source>
        <translation>⁨%1⁩ را بردارید: در پخش‌های بسیاری مانند این، بیشترین سود را دارد.</translation>
    </message>
    <message>
        <source>Play %1: in many deals like this one, it does best.</source>
        <translation>⁨%1⁩ را بازی کنید: در پخش‌های بسیاری مانند این، بیشترین سود را دارد.</translation>
    </message>
    <message>
        <source>Pick %1: in many deals like this one, it does best.</source>
        <comment>a suit as trump</comment>
        <translation>⁨%1⁩ را حکم کنید: در پخش‌های بسیاری مانند این، بیشترین سود را دارد.</translation>
    </message>
    <message>
        <source>Keep the twelve with the tag.</source>
        <translation>دوازده کارت نشان‌دار را نگه دارید.</translation>
    </message>
    <message>
        <source>Keep these: %1.</source>
        <comment>cards</comment>
        <translation>این‌ها را نگه دارید: ⁨%1⁩.</translation>
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
    <name>PinochleCounting</name>
    <message>
        <source>Bid %L1</source>
        <extracomment>The bid to be reached.</extracomment>
        <translation>پیشنهاد %L1</translation>
    </message>
</context>
<context>
    <name>PinochleKeeping</name>
    <message>
        <source>Sort by rank</source>
        <translation>چیدن به ترتیب ارزش</translation>
    </message>
    <message>
        <source>Sort as in the pack</source>
        <translation>چیدن به ترتیب بسته</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>چیدن به ترتیب خال</translation>
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
        <source>while trump is picked: that suit</source>
        <translation>هنگام تعیین حکم: همان خال</translation>
    </message>
    <message>
        <source>with two cards turned up: that one</source>
        <translation>وقتی دو کارت رو شده است: همان کارت</translation>
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
    <name>PinochleRanges</name>
    <message>
        <source>What your hand is worth</source>
        <translation>ارزش کارت‌هایتان</translation>
    </message>
    <message>
        <source>Melds now, then what such hands usually reach</source>
        <translation>ترکیب‌های اکنون، سپس آنچه چنین کارت‌هایی معمولاً به آن می‌رسند</translation>
    </message>
    <message>
        <source>Melds, then what such hands usually reach</source>
        <translation>ترکیب‌ها، سپس آنچه چنین کارت‌هایی معمولاً به آن می‌رسند</translation>
    </message>
    <message>
        <source>melds</source>
        <comment>after their points</comment>
        <translation>ترکیب‌ها</translation>
    </message>
    <message>
        <source>Melds now</source>
        <translation>ترکیب‌ها</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>ترکیب‌ها</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>محتمل</translation>
    </message>
    <message>
        <source>Tricks, likely</source>
        <translation>دست‌ها، محتمل</translation>
    </message>
    <message>
        <source>With luck</source>
        <translation>با بخت خوب</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>the highest bid so far, marked on bars</comment>
        <translation>پیشنهاد</translation>
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
        <source>One deal is one game</source>
        <translation>بازی در یک پخش</translation>
    </message>
    <message>
        <source>Two players, and two of each card from nine to ace. The highest bidder picks trump, and must reach the bid with melds and tricks together. Miss the bid and you lose; otherwise the higher score wins.</source>
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
        <translation>هر نفر دوازده کارت. پیشنهاد اول هر مضربی از %L1 است؛ بعد به‌نوبت %L1 یا %L2 تا بیشتر، تا یکی پاس بدهد.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>حکم</translation>
    </message>
    <message>
        <source>The highest bidder picks the trump suit.</source>
        <translation>هر که بیشترین پیشنهاد را داده است خالِ حکم را تعیین می‌کند.</translation>
    </message>
    <message>
        <source>Only in cut-throat</source>
        <translation>فقط در بی‌رحمانه</translation>
    </message>
    <message>
        <source>Two cards are turned up, and the highest bidder takes one of them. The rest are drawn in turn. Then each of you keeps 12 of 24 cards, unseen by the other.</source>
        <translation>دو کارت رو می‌شود و هر که بیشترین پیشنهاد را داده است یکی را برمی‌دارد. بقیه را به‌نوبت می‌کشند و هر نفر از ۲۴ کارت ۱۲ تا را نگه می‌دارد، دور از چشم دیگری.</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>ترکیب‌ها</translation>
    </message>
    <message>
        <source>Both players show the melds in their twelve cards, and score them.</source>
        <translation>هر دو ترکیب‌های دوازده کارتشان را نشان می‌دهند و امتیازش را می‌گیرند.</translation>
    </message>
    <message>
        <source>Twelve tricks</source>
        <translation>دوازده دست</translation>
    </message>
    <message>
        <source>The highest bidder leads first, then whoever won the last trick.</source>
        <translation>هر که بیشترین پیشنهاد را داده است شروع می‌کند؛ بعد هر که دست پیش را برده است.</translation>
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
        <source>Otherwise, play a trump</source>
        <translation>وگرنه حکم بازی کنید</translation>
    </message>
    <message>
        <source>Even if you have a lower card of the suit. Here spades are trump.</source>
        <translation>حتی اگر کارت پایین‌تری از آن خال دارید. اینجا حکم پیک است.</translation>
    </message>
    <message>
        <source>Otherwise, play a trump: with spades as trump, the nine of spades beats the ace of hearts. You must, even if you have a lower heart.</source>
        <translation>وگرنه حکم بازی کنید: وقتی حکم پیک است نُه پیک آس دل را می‌زند. باید چنین کنید، حتی اگر دلِ پایین‌تری دارید.</translation>
    </message>
    <message>
        <source>Otherwise, any card</source>
        <translation>وگرنه هر کارتی</translation>
    </message>
    <message>
        <source>Then the leader wins. The leader also wins a tie.</source>
        <translation>آن‌گاه کسی که شروع کرده می‌برد؛ اگر دو کارت برابر باشند هم او می‌برد.</translation>
    </message>
    <message>
        <source>Otherwise, any card: the jack of clubs loses to the ace of hearts. The leader also wins a tie.</source>
        <translation>وگرنه هر کارتی: سرباز گشنیز به آس دل می‌بازد. اگر دو کارت برابر باشند هم کسی می‌برد که شروع کرده است.</translation>
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
        <source>Common marriage, in any other suit</source>
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
        <source>Click a bid, a suit or a card, then click the button; or double-click a card, or drag it to its place. To keep twelve, click the ones you want.</source>
        <translation>روی پیشنهاد، خال یا کارت کلیک کنید، بعد روی دکمه؛ یا کارت را دوبار کلیک کنید، یا به جایش بکشید. برای نگه داشتن دوازده کارت، روی آن‌هایی که می‌خواهید کلیک کنید.</translation>
    </message>
    <message>
        <source>1 bids ten more, 2 twenty more, P passes. S, H, D and C choose the trump, 1 and 2 the card that is turned up. The arrows and Space choose cards, Enter plays. H asks for a hint, ? shows all keys.</source>
        <translation>کلید ۱ ده تا بیشتر پیشنهاد می‌دهد، ۲ بیست تا بیشتر، P پاس می‌دهد. کلیدهای S، H، D و C حکم را انتخاب می‌کنند، ۱ و ۲ کارت رو شده را. جهت‌نماها و Space کارت‌ها را انتخاب می‌کنند و Enter بازی می‌کند. H راهنمایی می‌خواهد و ؟ همهٔ کلیدها را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Everything that happens is read out in order, one sentence at a time. When you mark cards, you hear what they would meld.</source>
        <translation>هر چه روی می‌دهد به‌ترتیب گفته می‌شود، هر کدام در یک جمله، و آنچه نشان می‌کنید با ترکیب‌هایش.</translation>
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
        <source>Your melds, by trump</source>
        <translation>ترکیب‌های شما با هر حکم</translation>
    </message>
</context>
</TS>
