<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR">
<context>
    <name>BackChoice</name>
    <message>
        <source>Tiles</source>
        <translation>کاشی‌ها</translation>
    </message>
</context>
<context>
    <name>ClothChoice</name>
    <message>
        <source>Tile</source>
        <translation>کاشی</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Pasur</source>
        <translation>پاسور</translation>
    </message>
    <message>
        <source>Take elevens, sweep the pool, keep the clubs.</source>
        <translation>یازده بسازید، زمین را خالی کنید، گشنیزها را نگه دارید.</translation>
    </message>
    <message>
        <source>Anyone with %L1 or more</source>
        <translation>هر که %L1 تا یا بیشتر دارد</translation>
    </message>
    <message>
        <source>Whoever has most</source>
        <translation>هر که بیشتر از همه دارد</translation>
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
        <source>Club points go to</source>
        <translation>امتیاز گشنیزها برای</translation>
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
        <source>These four cards are the pool. What you take from it is yours.</source>
        <translation>زمین این چهار کارت است. هر چه از آن بردارید مال شماست.</translation>
    </message>
    <message>
        <source>%1 takes %2, because together they make 11.</source>
        <translation>⁨%1⁩، ⁨%2⁩ را برمی‌دارد، چون با هم ۱۱ می‌شوند.</translation>
    </message>
    <message>
        <source>Save %1: it takes all numbers at once, and you will need it soon.</source>
        <translation>⁨%1⁩ را نگه دارید: همهٔ عددها را یکجا برمی‌دارد و به‌زودی لازمش دارید.</translation>
    </message>
    <message>
        <source>%1 finds no six here, so it would only be laid down.</source>
        <translation>اینجا ششی برای ⁨%1⁩ نیست، پس فقط روی زمین می‌ماند.</translation>
    </message>
    <message>
        <source>%1 finds no queen here, so it would only be laid down.</source>
        <translation>اینجا بی‌بی‌ای برای ⁨%1⁩ نیست، پس فقط روی زمین می‌ماند.</translation>
    </message>
    <message>
        <source>A king takes a king, a queen takes a queen: %1 has just taken %2.</source>
        <translation>شاه، شاه را برمی‌دارد و بی‌بی، بی‌بی را: ⁨%1⁩ همین حالا ⁨%2⁩ را برداشت.</translation>
    </message>
    <message>
        <source>A jack takes all numbers and jacks: your %1 takes %2 and %3.</source>
        <translation>سرباز همهٔ عددها و سربازها را برمی‌دارد: ⁨%1⁩ شما ⁨%2⁩ و ⁨%3⁩ را برمی‌دارد.</translation>
    </message>
    <message>
        <source>%1 takes %2 and clears the pool. That is a sur, worth 5 points.</source>
        <translation>⁨%1⁩، ⁨%2⁩ را برمی‌دارد و زمین خالی می‌شود. این سور است و ۵ امتیاز دارد.</translation>
    </message>
    <message>
        <source>%1 would only be laid down, and the pool is yours to clear.</source>
        <translation>⁨%1⁩ فقط روی زمین می‌ماند، در حالی که می‌توانید زمین را خالی کنید.</translation>
    </message>
    <message>
        <source>%1 finds no queen. A card that takes nothing is laid down in the pool.</source>
        <translation>برای ⁨%1⁩ بی‌بی‌ای نیست. کارتی که چیزی برندارد روی زمین می‌ماند.</translation>
    </message>
    <message>
        <source>Save %1: it will soon clear the pool for you.</source>
        <translation>⁨%1⁩ را نگه دارید: به‌زودی با آن زمین را خالی می‌کنید.</translation>
    </message>
    <message>
        <source>Seven or more clubs are worth 7 points, %1 two, %2 three, each ace and each jack one. The first with 62 points wins.</source>
        <translation>هفت گشنیز یا بیشتر ۷ امتیاز دارد، ⁨%1⁩ دو، ⁨%2⁩ سه، هر آس و هر سرباز یک. هر که زودتر به ۶۲ برسد می‌برد.</translation>
    </message>
</context>
<context>
    <name>Pasur</name>
    <message numerus="yes">
        <source>Take %Ln card(s)</source>
        <translation>
            <numerusform>برداشتن %Ln کارت</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>cards</comment>
        <translation>برداشتن ⁨%1⁩</translation>
    </message>
    <message>
        <source>Play %1</source>
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
        <source>%1 takes nothing. It joins the pool.</source>
        <translation>⁨%1⁩ چیزی برنمی‌دارد و روی زمین می‌ماند.</translation>
    </message>
    <message>
        <source>This is what %1 takes.</source>
        <translation>⁨%1⁩ این‌ها را برمی‌دارد.</translation>
    </message>
    <message>
        <source>What should %1 take?</source>
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
        <source>You can only play a card from your hand.</source>
        <translation>تنها یکی از کارت‌های خودتان را می‌توانید بازی کنید.</translation>
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
        <source>%1 takes nothing. Press Enter to play it.</source>
        <translation>⁨%1⁩ چیزی برنمی‌دارد. برای زمین گذاشتن آن Enter را بزنید.</translation>
    </message>
    <message>
        <source>%1 takes: %2. Press Enter to play it.</source>
        <translation>⁨%1⁩ برمی‌دارد: ⁨%2⁩. برای بازی کردن آن Enter را بزنید.</translation>
    </message>
    <message>
        <source>%L1, %2</source>
        <comment>a choice: its number, its cards</comment>
        <translation>‏%L1، ⁨%2⁩</translation>
    </message>
    <message>
        <source>%2 takes one of %L1: %3.</source>
        <translation>⁨%2⁩ یکی از این %L1 را برمی‌دارد: ⁨%3⁩.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between choices</comment>
        <translation>؛ </translation>
    </message>
    <message>
        <source>Deal %L1 of %L2</source>
        <translation>پخش %L1 از %L2</translation>
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
        <source>A tie for the lead: %L1 each.</source>
        <translation>پیشتازها برابرند: هر کدام %L1.</translation>
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
        <source>The last cards in the pool went to you, as you took last.</source>
        <translation>باقی‌ماندهٔ زمین به شما رسید که آخرین بار برداشتید.</translation>
    </message>
    <message>
        <source>The last cards in the pool went to %1, who took last.</source>
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
        <source>This card can take something, so it must.</source>
        <translation>این کارت می‌تواند چیزی بردارد، پس باید بردارد.</translation>
    </message>
    <message>
        <source>Only cards in the pool can be taken.</source>
        <translation>تنها کارت‌های روی زمین را می‌توان برداشت.</translation>
    </message>
    <message>
        <source>A number and what it takes must make eleven.</source>
        <translation>هر عدد با کارت‌هایی که برمی‌دارد باید یازده شود.</translation>
    </message>
    <message>
        <source>A king takes one king, a queen one queen.</source>
        <translation>شاه یک شاه برمی‌دارد و بی‌بی یک بی‌بی.</translation>
    </message>
    <message>
        <source>A jack takes all numbers and jacks.</source>
        <translation>سرباز همهٔ عددها و سربازها را برمی‌دارد.</translation>
    </message>
    <message>
        <source>Play %1: what your other cards take can wait.</source>
        <translation>⁨%1⁩ را زمین بگذارید: برداشتن با کارت‌های دیگرتان دیر نمی‌شود.</translation>
    </message>
    <message>
        <source>You play the %1.</source>
        <translation>شما ⁨%1⁩ را زمین می‌گذارید.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>⁨%1⁩، ⁨%2⁩ را زمین می‌گذارد.</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>a card</comment>
        <translation>⁨%1⁩ را زمین گذاشت</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %1</source>
        <translation>&lt;b&gt;شما&lt;/b&gt; ⁨%1⁩ را زمین گذاشتید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2</source>
        <translation>&lt;b&gt;⁨%1⁩&lt;/b&gt; ⁨%2⁩ را زمین گذاشت</translation>
    </message>
    <message>
        <source>%1 took %2</source>
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
        <source>took the last cards: %1</source>
        <translation>باقی‌مانده را برداشت: ⁨%1⁩</translation>
    </message>
    <message>
        <source>You take the last cards: %1.</source>
        <translation>باقی‌مانده به شما می‌رسد: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 takes the last cards: %2.</source>
        <translation>باقی‌مانده به ⁨%1⁩ می‌رسد: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; took the last cards</source>
        <translation>باقی‌مانده به &lt;b&gt;شما&lt;/b&gt; رسید</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took the last cards</source>
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
        <source>Played %1</source>
        <comment>what a seat did</comment>
        <translation>زمین گذاشته: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Played the %1</source>
        <comment>what a seat did</comment>
        <translation>زمین گذاشته: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Took with %1</source>
        <comment>what a seat did</comment>
        <translation>برداشته با ⁨%1⁩</translation>
    </message>
    <message>
        <source>Took with the %1</source>
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
        <source>Take %1 with %2: that clears the pool, a sur.</source>
        <translation>⁨%1⁩ را با ⁨%2⁩ بردارید: زمین خالی می‌شود و سور است.</translation>
    </message>
    <message>
        <source>Take %1 with %2: that clears the pool and cancels a sur.</source>
        <translation>⁨%1⁩ را با ⁨%2⁩ بردارید: زمین خالی می‌شود و یک سور باطل می‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>Take %1 with %2: that brings %Ln point(s).</source>
        <translation>
            <numerusform>⁨%1⁩ را با ⁨%2⁩ بردارید: %Ln امتیاز می‌آورد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 with %2: that brings %Ln club(s).</source>
        <translation>
            <numerusform>⁨%1⁩ را با ⁨%2⁩ بردارید: %Ln گشنیز می‌آورد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 with %2, rather than leave them to the others.</source>
        <translation>⁨%1⁩ را با ⁨%2⁩ بردارید تا برای دیگران نماند.</translation>
    </message>
    <message>
        <source>Take %1 with %2: after that nobody can clear the pool.</source>
        <translation>⁨%1⁩ را با ⁨%2⁩ بردارید: پس از آن هیچ‌کس نمی‌تواند زمین را خالی کند.</translation>
    </message>
    <message>
        <source>Take %1 with %2.</source>
        <translation>⁨%1⁩ را با ⁨%2⁩ بردارید.</translation>
    </message>
    <message>
        <source>Play %1: after that nobody can clear the pool.</source>
        <translation>⁨%1⁩ را زمین بگذارید: پس از آن هیچ‌کس نمی‌تواند زمین را خالی کند.</translation>
    </message>
    <message>
        <source>Play %1: you can take nothing, and this leaves the least for the others.</source>
        <translation>⁨%1⁩ را زمین بگذارید: چیزی نمی‌توانید بردارید و این کمترین سود را برای دیگران دارد.</translation>
    </message>
    <message>
        <source>Play %1.</source>
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
        <source>You take the %1 with the %2.</source>
        <comment>cards, card</comment>
        <translation>شما ⁨%1⁩ را با ⁨%2⁩ برمی‌دارید.</translation>
    </message>
    <message>
        <source>%1 takes the %2 with the %3.</source>
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
        <source>played %1</source>
        <comment>you, a card</comment>
        <translation>⁨%1⁩ را زمین گذاشتید</translation>
    </message>
    <message>
        <source>%1 took %2</source>
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
        <source>took the last cards: %1</source>
        <comment>you</comment>
        <translation>باقی‌مانده را برداشتید: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%2 takes one of %L1. Left and right go through them; a card in the pool leaves those with it.</source>
        <translation>⁨%2⁩ یکی از این %L1 را برمی‌دارد. کلیدهای چپ و راست از یکی به دیگری می‌روند؛ با زدن کارتی از زمین، تنها آن‌هایی می‌مانند که آن را دارند.</translation>
    </message>
    <message>
        <source>The last capture</source>
        <translation>آخرین برداشت</translation>
    </message>
    <message>
        <source>What %1 can take</source>
        <translation>آنچه ⁨%1⁩ می‌تواند بردارد</translation>
    </message>
    <message>
        <source>No sur</source>
        <translation>بدون سور</translation>
    </message>
    <message>
        <source>all four aces</source>
        <translation>هر چهار آس</translation>
    </message>
    <message numerus="yes">
        <source>%Ln club(s)</source>
        <comment>won in all</comment>
        <translation>
            <numerusform>%Ln گشنیز</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>surs; cards</comment>
        <translation>‏⁨%1⁩، ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>PasurCounting</name>
    <message>
        <source>What each of you has taken in this round.</source>
        <translation>آنچه هر کس در این دور برداشته است.</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <extracomment>A total, and the points that win the game.</extracomment>
        <translation>%L1 از %L2</translation>
    </message>
</context>
<context>
    <name>PasurKeys</name>
    <message>
        <source>In Pasur</source>
        <translation>در پاسور</translation>
    </message>
    <message>
        <source>with a card chosen: what it takes</source>
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
        <source>Numbers take what makes &lt;b&gt;%L1&lt;/b&gt; with them</source>
        <translation>عددها آنچه را با آن‌ها &lt;b&gt;%L1&lt;/b&gt; می‌شود برمی‌دارند</translation>
    </message>
    <message>
        <source>&lt;b&gt;J&lt;/b&gt; takes all numbers and jacks</source>
        <translation>&lt;b&gt;سرباز&lt;/b&gt; همهٔ عددها و سربازها را برمی‌دارد</translation>
    </message>
    <message>
        <source>&lt;b&gt;Q&lt;/b&gt; takes a queen, &lt;b&gt;K&lt;/b&gt; a king</source>
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
    <name>PasurRules</name>
    <message>
        <source>The race to %L1</source>
        <translation>تا %L1 امتیاز</translation>
    </message>
    <message>
        <source>Two, three or four players, each for themselves. You take cards from the pool in the middle, and some of them are worth points. Rounds are played until somebody has %L1 points or more, and more than anybody else.</source>
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
        <source>One card each, in turn</source>
        <translation>به‌نوبت، یک کارت</translation>
    </message>
    <message>
        <source>A card that can take something must do so. Otherwise it joins the pool.</source>
        <translation>کارتی که بتواند چیزی بردارد باید بردارد. وگرنه روی زمین می‌ماند.</translation>
    </message>
    <message>
        <source>Four more each</source>
        <translation>چهار کارت دیگر</translation>
    </message>
    <message>
        <source>When all hands are empty, until the deck is used up.</source>
        <translation>هر بار که همه بی‌کارت شدند، تا کارت‌ها تمام شوند.</translation>
    </message>
    <message>
        <source>The rest of the pool</source>
        <translation>باقی‌ماندهٔ زمین</translation>
    </message>
    <message>
        <source>Goes to the last player who took cards. The next player starts the next round.</source>
        <translation>به کسی می‌رسد که آخرین بار برداشته است. دور بعد را بازیکن بعدی آغاز می‌کند.</translation>
    </message>
    <message>
        <source>What takes what</source>
        <translation>چه کارتی چه چیزی را برمی‌دارد</translation>
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
        <source>Numbers make eleven: seven of hearts takes ace of spades and three of diamonds. The ace is 1.</source>
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
        <source>If you clear the whole pool</source>
        <translation>اگر زمین را خالی کنید</translation>
    </message>
    <message>
        <source>You make a sur, and the card stays face up to show it. A jack can’t make one, and nobody can in the last deal of a round.</source>
        <translation>سور زده‌اید و آن کارت به نشانهٔ سور رو می‌ماند. با سرباز نمی‌توان سور زد، و پخش آخر هر دور هم سور ندارد.</translation>
    </message>
    <message>
        <source>If another player has a sur</source>
        <translation>اگر بازیکن دیگری سور داشته باشد</translation>
    </message>
    <message>
        <source>Then yours only cancels one of theirs and scores nothing for you.</source>
        <translation>سور شما فقط یکی از سورهای او را باطل می‌کند و برای خودتان حساب نمی‌شود.</translation>
    </message>
    <message>
        <source>Click a card: the cards it takes are marked in the pool. If there is a choice, click the ones you want. Then click the button; or double-click the card, or drag it to the pool.</source>
        <translation>روی یک کارت کلیک کنید: آنچه برمی‌دارد روی زمین نشان داده می‌شود. اگر چند انتخاب باشد، روی کارت‌هایی که می‌خواهید کلیک کنید. سپس روی دکمه؛ یا روی کارت دو بار کلیک کنید، یا آن را به زمین بکشید.</translation>
    </message>
    <message>
        <source>1 to 4, or the arrows and Space, choose a card; then ← and →, or a digit, choose what it takes, and Enter plays it. H asks for a hint, ? shows all keys.</source>
        <translation>۱ تا ۴، یا جهت‌نماها و Space، کارت را انتخاب می‌کنند؛ سپس ← و → یا یک رقم، آنچه را برمی‌دارد، و Enter بازی می‌کند. H راهنمایی می‌خواهد و ؟ همهٔ کلیدها را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Everything that happens is read out in order, one sentence at a time. Before you play a card, you hear everything it can take.</source>
        <translation>هر چه روی می‌دهد به‌ترتیب گفته می‌شود، هر کدام در یک جمله، و پیش از بازی کردن هر کارت، همهٔ آنچه می‌تواند بردارد.</translation>
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
</TS>
