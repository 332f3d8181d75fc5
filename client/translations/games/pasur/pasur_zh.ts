<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>BackChoice</name>
    <message>
        <source>Tiles</source>
        <translation>花砖</translation>
    </message>
</context>
<context>
    <name>ClothChoice</name>
    <message>
        <source>Tile</source>
        <translation>瓷砖</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Pasur</source>
        <translation>帕苏尔</translation>
    </message>
    <message>
        <source>Take elevens, sweep the pool, keep the clubs.</source>
        <translation>凑十一收牌，清空牌池，多收梅花。</translation>
    </message>
    <message>
        <source>Anyone with %L1 or more</source>
        <translation>有 %L1 张或更多的人</translation>
    </message>
    <message>
        <source>Whoever has most</source>
        <translation>张数最多的人</translation>
    </message>
    <message>
        <source>Clubs needed</source>
        <translation>所需梅花数</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>获胜分数</translation>
    </message>
    <message>
        <source>Club points go to</source>
        <translation>梅花分归</translation>
    </message>
    <message>
        <source>Points for clubs</source>
        <translation>梅花分值</translation>
    </message>
    <message>
        <source>Points for 10♦</source>
        <translation>10♦ 分值</translation>
    </message>
    <message>
        <source>Points for 2♣</source>
        <translation>2♣ 分值</translation>
    </message>
    <message>
        <source>Points for each ace</source>
        <translation>每张 A 分值</translation>
    </message>
    <message>
        <source>Points for each jack</source>
        <translation>每张 J 分值</translation>
    </message>
    <message>
        <source>Points for each sur</source>
        <translation>每个苏尔分值</translation>
    </message>
    <message>
        <source>These four cards are the pool. What you take from it is yours.</source>
        <translation>这四张是牌池。你收的牌就归你。</translation>
    </message>
    <message>
        <source>%1 takes %2, because together they make 11.</source>
        <translation>%1 收 %2，因为两张加起来是 11。</translation>
    </message>
    <message>
        <source>Save %1: it takes all numbers at once, and you will need it soon.</source>
        <translation>留着 %1：它能一次收走所有数字牌，你很快就用得上。</translation>
    </message>
    <message>
        <source>%1 finds no six here, so it would only be laid down.</source>
        <translation>%1 在这里收不到 6，只能留在牌池里。</translation>
    </message>
    <message>
        <source>%1 finds no queen here, so it would only be laid down.</source>
        <translation>%1 在这里收不到 Q，只能留在牌池里。</translation>
    </message>
    <message>
        <source>A king takes a king, a queen takes a queen: %1 has just taken %2.</source>
        <translation>K 收 K，Q 收 Q：%1 刚刚收走了 %2。</translation>
    </message>
    <message>
        <source>A jack takes all numbers and jacks: your %1 takes %2 and %3.</source>
        <translation>J 收走所有数字牌和 J：你的 %1 收走 %2 和 %3。</translation>
    </message>
    <message>
        <source>%1 takes %2 and clears the pool. That is a sur, worth 5 points.</source>
        <translation>%1 收走 %2，清空牌池。这叫苏尔，值 5 分。</translation>
    </message>
    <message>
        <source>%1 would only be laid down, and the pool is yours to clear.</source>
        <translation>%1 只能留在牌池里，而你可以清空牌池。</translation>
    </message>
    <message>
        <source>%1 finds no queen. A card that takes nothing is laid down in the pool.</source>
        <translation>%1 收不到 Q。什么也收不到的牌就留在牌池里。</translation>
    </message>
    <message>
        <source>Save %1: it will soon clear the pool for you.</source>
        <translation>留着 %1：很快就能用它清空牌池。</translation>
    </message>
    <message>
        <source>Seven or more clubs are worth 7 points, %1 two, %2 three, each ace and each jack one. The first with 62 points wins.</source>
        <translation>七张或更多梅花值 7 分，%1 两分，%2 三分，每张 A 和每张 J 一分。先到 62 分者胜。</translation>
    </message>
</context>
<context>
    <name>Pasur</name>
    <message numerus="yes">
        <source>Take %Ln card(s)</source>
        <translation>
            <numerusform>收 %Ln 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>cards</comment>
        <translation>收 %1</translation>
    </message>
    <message>
        <source>%L1 of %L2: %3</source>
        <translation>%L1/%L2：%3</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>出 %1</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>请出一张牌。</translation>
    </message>
    <message>
        <source>%1 takes nothing. It joins the pool.</source>
        <translation>%1 收不到牌，会留在牌池里。</translation>
    </message>
    <message>
        <source>This is what %1 takes.</source>
        <translation>%1 能收这些牌。</translation>
    </message>
    <message>
        <source>What should %1 take?</source>
        <translation>%1 要收哪些牌？</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>请选一张牌</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>本局已经结束。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>You can only play a card from your hand.</source>
        <translation>只能出自己的手牌。</translation>
    </message>
    <message>
        <source>Your turn. Play a card.</source>
        <translation>轮到你了。请出一张牌。</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Play a card.</source>
        <translation>
            <numerusform>轮到你了，%Ln 秒。请出一张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes nothing. Press Enter to play it.</source>
        <translation>%1收不到牌。按 Enter 打出。</translation>
    </message>
    <message>
        <source>%1 takes: %2. Press Enter to play it.</source>
        <translation>%1可收：%2。按 Enter 打出。</translation>
    </message>
    <message>
        <source>%L1, %2</source>
        <comment>a choice: its number, its cards</comment>
        <translation>%L1，%2</translation>
    </message>
    <message>
        <source>%2 takes one of %L1: %3.</source>
        <translation>%2可从 %L1 种里选一种：%3。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between choices</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Deal %L1 of %L2</source>
        <translation>第 %L1 次发牌，共 %L2 次</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>剩 %Ln 张</numerusform>
        </translation>
    </message>
    <message>
        <source>The pool is empty.</source>
        <translation>牌池是空的。</translation>
    </message>
    <message>
        <source>In the pool: %1.</source>
        <translation>牌池里有：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sur(s)</source>
        <translation>
            <numerusform>%Ln 个苏尔</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 in this round</source>
        <translation>本轮 %L1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken</source>
        <comment>cards</comment>
        <translation>
            <numerusform>已收 %Ln 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have taken %Ln card(s).</source>
        <translation>
            <numerusform>你已收 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has taken %Ln card(s).</source>
        <translation>
            <numerusform>%1已收 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %Ln sur(s).</source>
        <translation>
            <numerusform>你有 %Ln 个苏尔。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln sur(s).</source>
        <translation>
            <numerusform>%1有 %Ln 个苏尔。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, surs</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a name, points</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Round %L1 is over.</source>
        <translation>第 %L1 轮结束。</translation>
    </message>
    <message>
        <source>A tie for the lead: %L1 each.</source>
        <translation>并列领先：各 %L1 分。</translation>
    </message>
    <message>
        <source>You lead with %L1.</source>
        <translation>你以 %L1 分领先。</translation>
    </message>
    <message>
        <source>%2 leads with %L1.</source>
        <translation>%2以 %L1 分领先。</translation>
    </message>
    <message>
        <source>Another round decides.</source>
        <translation>再打一轮决胜负。</translation>
    </message>
    <message>
        <source>The first to %L1 wins.</source>
        <translation>先到 %L1 分者胜。</translation>
    </message>
    <message>
        <source>The last cards in the pool went to you, as you took last.</source>
        <translation>牌池里剩下的牌归你，因为你最后收牌。</translation>
    </message>
    <message>
        <source>The last cards in the pool went to %1, who took last.</source>
        <translation>牌池里剩下的牌归最后收牌的%1。</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln round(s).</source>
        <translation>
            <numerusform>打了 %Ln 轮。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln point(s).</source>
        <translation>
            <numerusform>%1：%Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>第 %L1 轮</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%Ln 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>This card can take something, so it must.</source>
        <translation>这张牌能收牌，就必须收。</translation>
    </message>
    <message>
        <source>Only cards in the pool can be taken.</source>
        <translation>只能收牌池里的牌。</translation>
    </message>
    <message>
        <source>A number and what it takes must make eleven.</source>
        <translation>数字牌和它收的牌要凑成十一。</translation>
    </message>
    <message>
        <source>A king takes one king, a queen one queen.</source>
        <translation>K 收一张 K，Q 收一张 Q。</translation>
    </message>
    <message>
        <source>A jack takes all numbers and jacks.</source>
        <translation>J 收走所有数字牌和 J。</translation>
    </message>
    <message>
        <source>Take %1 with %2: that clears the pool, a sur.</source>
        <translation>用 %2 收 %1：清空牌池，是一个苏尔。</translation>
    </message>
    <message>
        <source>Take %1 with %2: that clears the pool and cancels a sur.</source>
        <translation>用 %2 收 %1：清空牌池，抵消对手一个苏尔。</translation>
    </message>
    <message numerus="yes">
        <source>Take %1 with %2: that brings %Ln point(s).</source>
        <translation>
            <numerusform>用 %2 收 %1：可得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 with %2: that brings %Ln club(s).</source>
        <translation>
            <numerusform>用 %2 收 %1：多得 %Ln 张梅花。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 with %2, rather than leave them to the others.</source>
        <translation>用 %2 收 %1，别留给别人。</translation>
    </message>
    <message>
        <source>Take %1 with %2: after that nobody can clear the pool.</source>
        <translation>用 %2 收 %1：之后谁都清不空牌池。</translation>
    </message>
    <message>
        <source>Take %1 with %2.</source>
        <translation>用 %2 收 %1。</translation>
    </message>
    <message>
        <source>Play %1: what your other cards take can wait.</source>
        <translation>出 %1：其他牌能收的可以等一等。</translation>
    </message>
    <message>
        <source>Play %1: after that nobody can clear the pool.</source>
        <translation>出 %1：之后谁都清不空牌池。</translation>
    </message>
    <message>
        <source>Play %1: you can take nothing, and this leaves the least for the others.</source>
        <translation>出 %1：你收不到牌，这样留给别人的最少。</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>出 %1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rounds; a sentence</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%3: %L1 in this round, %L2 in all.</source>
        <translation>%3：本轮 %L1，总计 %L2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln club(s), %L1 for them; ten of diamonds %L2, two of clubs %L3, aces %L4, jacks %L5, surs %L6.</source>
        <comment>what a round has brought</comment>
        <translation>
            <numerusform>梅花 %Ln 张，得 %L1；方块10 %L2，梅花2 %L3，A %L4，J %L5，苏尔 %L6。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds 1 to %L1</source>
        <comment>of the game</comment>
        <translation>第 1 到 %L1 轮</translation>
    </message>
    <message>
        <source>You win with %L1.</source>
        <translation>你以 %L1 分获胜。</translation>
    </message>
    <message>
        <source>%2 wins with %L1.</source>
        <translation>%2以 %L1 分获胜。</translation>
    </message>
    <message>
        <source>You play the %1.</source>
        <translation>你出%1。</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1出%2。</translation>
    </message>
    <message>
        <source>You take the %1 with the %2.</source>
        <comment>cards, card</comment>
        <translation>你用%2收走%1。</translation>
    </message>
    <message>
        <source>%1 takes the %2 with the %3.</source>
        <comment>name, cards, card</comment>
        <translation>%1用%3收走%2。</translation>
    </message>
    <message>
        <source>You score a sur.</source>
        <translation>你得到一个苏尔。</translation>
    </message>
    <message>
        <source>%1 scores a sur.</source>
        <translation>%1得到一个苏尔。</translation>
    </message>
    <message>
        <source>Your sur cancels one of %1’s.</source>
        <translation>你的苏尔抵消了%1的一个。</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of yours.</source>
        <translation>%1的苏尔抵消了你的一个。</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of %2’s.</source>
        <translation>%1的苏尔抵消了%2的一个。</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>a card</comment>
        <translation>出 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %1</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 出 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 出 %2</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <comment>a card, cards</comment>
        <translation>%1 收 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt;: %1 took %2</source>
        <comment>a card, cards</comment>
        <translation>&lt;b&gt;你&lt;/b&gt;：%1 收 %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2 took %3</source>
        <comment>name, card, cards</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt;：%2 收 %3</translation>
    </message>
    <message>
        <source>scored a &lt;b&gt;sur&lt;/b&gt;</source>
        <translation>得到一个&lt;b&gt;苏尔&lt;/b&gt;</translation>
    </message>
    <message>
        <source>cancelled a &lt;b&gt;sur&lt;/b&gt; of yours</source>
        <translation>抵消了你的一个&lt;b&gt;苏尔&lt;/b&gt;</translation>
    </message>
    <message>
        <source>cancelled a &lt;b&gt;sur&lt;/b&gt; of %1</source>
        <translation>抵消了%1的一个&lt;b&gt;苏尔&lt;/b&gt;</translation>
    </message>
    <message>
        <source>took the last cards: %1</source>
        <translation>收走剩下的牌：%1</translation>
    </message>
    <message>
        <source>You take the last cards: %1.</source>
        <translation>剩下的牌归你：%1。</translation>
    </message>
    <message>
        <source>%1 takes the last cards: %2.</source>
        <translation>剩下的牌归%1：%2。</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; took the last cards</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 收走剩下的牌</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took the last cards</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 收走剩下的牌</translation>
    </message>
    <message>
        <source>You score a sur</source>
        <translation>你得到一个苏尔</translation>
    </message>
    <message>
        <source>%1 scores a sur</source>
        <translation>%1得到一个苏尔</translation>
    </message>
    <message>
        <source>Your sur cancels one of %1’s</source>
        <translation>你的苏尔抵消了%1的一个</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of yours</source>
        <translation>%1的苏尔抵消了你的一个</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of %2’s</source>
        <translation>%1的苏尔抵消了%2的一个</translation>
    </message>
    <message>
        <source>you have %L1</source>
        <translation>你有 %L1 分</translation>
    </message>
    <message>
        <source>%2 has %L1</source>
        <comment>points; others follow</comment>
        <translation>%2有 %L1 分</translation>
    </message>
    <message>
        <source>%2 %L1</source>
        <comment>has points, after somebody else</comment>
        <translation>%2 %L1 分</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>who has how many points</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>牌堆</translation>
    </message>
    <message>
        <source>four more cards each</source>
        <translation>每人再发四张</translation>
    </message>
    <message>
        <source>Four more cards each.</source>
        <translation>每人再发四张牌。</translation>
    </message>
    <message>
        <source>Four more cards each</source>
        <translation>每人再发四张</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>牌池</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Round %L1. You begin.</source>
        <translation>第 %L1 轮。由你先出。</translation>
    </message>
    <message>
        <source>Round %L1. %2 begins.</source>
        <translation>第 %L1 轮。由%2先出。</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>你的牌：%1。</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>本局结束。%1</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>what a seat did</comment>
        <translation>出 %1</translation>
    </message>
    <message>
        <source>Played the %1</source>
        <comment>what a seat did</comment>
        <translation>出%1</translation>
    </message>
    <message>
        <source>Took with %1</source>
        <comment>what a seat did</comment>
        <translation>用 %1 收牌</translation>
    </message>
    <message>
        <source>Took with the %1</source>
        <comment>what a seat did</comment>
        <translation>用%1收牌</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>you, a card</comment>
        <translation>出 %1</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <comment>you, with a card, cards</comment>
        <translation>%1 收 %2</translation>
    </message>
    <message>
        <source>scored a &lt;b&gt;sur&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>得到一个&lt;b&gt;苏尔&lt;/b&gt;</translation>
    </message>
    <message>
        <source>cancelled a &lt;b&gt;sur&lt;/b&gt; of %1</source>
        <comment>you</comment>
        <translation>抵消了%1的一个&lt;b&gt;苏尔&lt;/b&gt;</translation>
    </message>
    <message>
        <source>took the last cards: %1</source>
        <comment>you</comment>
        <translation>收走剩下的牌：%1</translation>
    </message>
    <message>
        <source>%2 takes one of %L1. Left and right go through them; a card in the pool leaves those with it.</source>
        <translation>%2可从 %L1 种里选一种。左右键逐个切换；点牌池里的一张牌，只保留含这张牌的收法。</translation>
    </message>
    <message>
        <source>The last capture</source>
        <translation>上次收牌</translation>
    </message>
    <message>
        <source>What %1 can take</source>
        <translation>%1 能收的牌</translation>
    </message>
    <message>
        <source>No sur</source>
        <translation>没有苏尔</translation>
    </message>
    <message>
        <source>all four aces</source>
        <translation>四张 A 全收</translation>
    </message>
    <message numerus="yes">
        <source>%Ln club(s)</source>
        <comment>won in all</comment>
        <translation>
            <numerusform>%Ln 张梅花</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>surs; cards</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>PasurCounting</name>
    <message>
        <source>What each of you has taken in this round.</source>
        <translation>这一轮各人所得。</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <extracomment>A total, and the points that win the game.</extracomment>
        <translation>%L1 / %L2</translation>
    </message>
</context>
<context>
    <name>PasurKeys</name>
    <message>
        <source>In Pasur</source>
        <translation>在帕苏尔中</translation>
    </message>
    <message>
        <source>with a card chosen: what it takes</source>
        <translation>选中牌后：切换它收的牌</translation>
    </message>
    <message>
        <source>the same by its number</source>
        <translation>按编号选择它收的牌</translation>
    </message>
</context>
<context>
    <name>PasurRace</name>
    <message>
        <source>Numbers take what makes &lt;b&gt;%L1&lt;/b&gt; with them</source>
        <translation>数字牌收能与它凑成 &lt;b&gt;%L1&lt;/b&gt; 的牌</translation>
    </message>
    <message>
        <source>&lt;b&gt;J&lt;/b&gt; takes all numbers and jacks</source>
        <translation>&lt;b&gt;J&lt;/b&gt; 收走所有数字牌和 J</translation>
    </message>
    <message>
        <source>&lt;b&gt;Q&lt;/b&gt; takes a queen, &lt;b&gt;K&lt;/b&gt; a king</source>
        <translation>&lt;b&gt;Q&lt;/b&gt; 收一张 Q，&lt;b&gt;K&lt;/b&gt; 收一张 K</translation>
    </message>
    <message>
        <source>Race to %L1</source>
        <translation>先到 %L1 分</translation>
    </message>
    <message>
        <source>with this round</source>
        <translation>含本轮</translation>
    </message>
</context>
<context>
    <name>PasurRules</name>
    <message>
        <source>The race to %L1</source>
        <translation>抢先到 %L1 分</translation>
    </message>
    <message>
        <source>Two, three or four players, each for themselves. You take cards from the pool in the middle, and some of them are worth points. Rounds are played until somebody has %L1 points or more, and more than anybody else.</source>
        <translation>二至四人，各自为战。从中间的牌池里收牌，有些牌能得分。一轮接一轮，直到有人达到 %L1 分且单独领先。</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>一轮</translation>
    </message>
    <message>
        <source>Four cards each</source>
        <translation>每人四张</translation>
    </message>
    <message>
        <source>And four face up in the pool, with no jack among them.</source>
        <translation>牌池里另有四张明牌，其中没有 J。</translation>
    </message>
    <message>
        <source>One card each, in turn</source>
        <translation>轮流出一张牌</translation>
    </message>
    <message>
        <source>A card that can take something must do so. Otherwise it joins the pool.</source>
        <translation>能收牌的牌必须收，否则留在牌池里。</translation>
    </message>
    <message>
        <source>Four more each</source>
        <translation>每人再发四张</translation>
    </message>
    <message>
        <source>When all hands are empty, until the deck is used up.</source>
        <translation>手牌都出完时再发，直到牌堆用尽。</translation>
    </message>
    <message>
        <source>The rest of the pool</source>
        <translation>牌池里剩下的牌</translation>
    </message>
    <message>
        <source>Goes to the last player who took cards. The next player starts the next round.</source>
        <translation>归最后收牌的人。下一轮由下一位先出。</translation>
    </message>
    <message>
        <source>What takes what</source>
        <translation>什么收什么</translation>
    </message>
    <message>
        <source>Numbers make eleven</source>
        <translation>数字牌凑成十一</translation>
    </message>
    <message>
        <source>7 + 1 + 3: with one card or with several. The ace is 1.</source>
        <translation>7 + 1 + 3：可以收一张，也可以收几张。A 为 1。</translation>
    </message>
    <message>
        <source>Numbers make eleven: seven of hearts takes ace of spades and three of diamonds. The ace is 1.</source>
        <translation>数字牌凑成十一：红心7收黑桃A和方块3。A 为 1。</translation>
    </message>
    <message>
        <source>A queen takes a queen</source>
        <translation>Q 收 Q</translation>
    </message>
    <message>
        <source>And a king takes a king, one at a time.</source>
        <translation>K 收 K，一次一张。</translation>
    </message>
    <message>
        <source>A queen takes a queen, and a king takes a king, one at a time.</source>
        <translation>Q 收 Q，K 收 K，一次一张。</translation>
    </message>
    <message>
        <source>A jack takes nearly all</source>
        <translation>J 几乎全收</translation>
    </message>
    <message>
        <source>All numbers and jacks. Queens and kings stay.</source>
        <translation>收走所有数字牌和 J。Q 和 K 留下。</translation>
    </message>
    <message>
        <source>A jack takes all numbers and jacks. Queens and kings stay.</source>
        <translation>J 收走所有数字牌和 J。Q 和 K 留下。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Seven clubs or more</source>
        <translation>七张或更多梅花</translation>
    </message>
    <message>
        <source>The ten of diamonds</source>
        <translation>方块10</translation>
    </message>
    <message>
        <source>The two of clubs</source>
        <translation>梅花2</translation>
    </message>
    <message>
        <source>Each ace</source>
        <translation>每张 A</translation>
    </message>
    <message>
        <source>Each jack</source>
        <translation>每张 J</translation>
    </message>
    <message>
        <source>Each sur</source>
        <translation>每个苏尔</translation>
    </message>
    <message>
        <source>Sur</source>
        <translation>苏尔</translation>
    </message>
    <message>
        <source>If you clear the whole pool</source>
        <translation>清空整个牌池</translation>
    </message>
    <message>
        <source>You make a sur, and the card stays face up to show it. A jack can’t make one, and nobody can in the last deal of a round.</source>
        <translation>就得到一个苏尔，那张牌翻开放着作记号。用 J 不算，一轮里最后一次发的牌也不算。</translation>
    </message>
    <message>
        <source>If another player has a sur</source>
        <translation>如果别人已有苏尔</translation>
    </message>
    <message>
        <source>Then yours only cancels one of theirs and scores nothing for you.</source>
        <translation>那么你的苏尔只抵消对方的一个，自己不得分。</translation>
    </message>
    <message>
        <source>Click a card: the cards it takes are marked in the pool. If there is a choice, click the ones you want. Then click the button; or double-click the card, or drag it to the pool.</source>
        <translation>点一张牌，它能收的牌会在牌池里标出。有几种收法时，点你想收的牌。然后点按钮；也可以双击那张牌，或把它拖到牌池。</translation>
    </message>
    <message>
        <source>1 to 4, or the arrows and Space, choose a card; then ← and →, or a digit, choose what it takes, and Enter plays it. H asks for a hint, ? shows all keys.</source>
        <translation>按 1 到 4，或方向键加空格选牌，再用 ← → 或数字键选它收的牌，Enter 出牌。H 给出提示，? 显示所有快捷键。</translation>
    </message>
    <message>
        <source>Everything that happens is read out in order, one sentence at a time. Before you play a card, you hear everything it can take.</source>
        <translation>所有经过都会逐句按顺序读出；出牌之前，也会读出一张牌能收的所有牌。</translation>
    </message>
</context>
<context>
    <name>PasurSheet</name>
    <message>
        <source>Clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Surs</source>
        <translation>苏尔</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>本轮</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
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
        <translation>牌池</translation>
    </message>
</context>
</TS>
