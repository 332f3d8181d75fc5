<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>BackChoice</name>
    <message>
        <source>Suns</source>
        <translation>太阳</translation>
    </message>
</context>
<context>
    <name>ClothChoice</name>
    <message>
        <source>Brick</source>
        <translation>红砖</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Lucky Thirteen</source>
        <translation>幸运十三</translation>
    </message>
    <message>
        <source>Four cards, four rounds. Make exactly thirteen.</source>
        <translation>四张牌，四轮，凑出正好十三点。</translation>
    </message>
    <message>
        <source>%1 and %2 already make 13, so keep %1 and discard %3.</source>
        <translation>%1 和 %2 已经凑成 13，所以留下 %1，弃掉 %3。</translation>
    </message>
    <message>
        <source>%1 may still find a nine. A king only helps next to an ace, a two or a three.</source>
        <translation>%1 还可能等到一张 9。K 只有配 A、2 或 3 才有用。</translation>
    </message>
    <message>
        <source>The others gave up %1, %2 and %3: cards that nobody can draw any more.</source>
        <translation>其他人弃掉了 %1、%2 和 %3：这些牌谁也摸不到了。</translation>
    </message>
    <message>
        <source>%1 makes 13 with %2 as well, so discard %3, which makes 13 with nothing here.</source>
        <translation>%1 和 %2 也凑成 13，所以弃掉 %3，它在这里跟谁都凑不成 13。</translation>
    </message>
    <message>
        <source>The only player with 13 after four rounds gets 100. If several do, a spade such as %1 counts four times and an open card such as %2 twice.</source>
        <translation>四轮之后，只有一人凑成 13 就得 100 分。若有几人凑成，像 %1 这样的黑桃算四倍，像 %2 这样的公共牌算两倍。</translation>
    </message>
    <message>
        <source>You want to make exactly 13. %1 and %2 lie open and count for everybody.</source>
        <translation>目标是正好凑成 13。%1 和 %2 是公共牌，人人都能用。</translation>
    </message>
    <message>
        <source>%1 makes 13 with %2, so keep it.</source>
        <translation>%1 和 %2 凑成 13，留下它。</translation>
    </message>
    <message>
        <source>%1 makes 13 with %2, and a spade counts most: keep it.</source>
        <translation>%1 和 %2 凑成 13，而且黑桃最值钱：留下它。</translation>
    </message>
    <message>
        <source>%1 makes 13 with %2: keep it, too.</source>
        <translation>%1 和 %2 凑成 13：也留下它。</translation>
    </message>
    <message>
        <source>These three are yours: you hold two and have just drawn %1, so one has to go. Jacks, queens and kings count 10, 11, 12 or 13, as you like.</source>
        <translation>这三张是你的：手里有两张，刚摸到 %1，所以要弃掉一张。J、Q、K 可以随你算作 10、11、12 或 13。</translation>
    </message>
</context>
<context>
    <name>LuckyThirteen</name>
    <message numerus="yes">
        <source>%Ln in the pile</source>
        <translation>
            <numerusform>牌堆剩 %Ln 张</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>Round %L1 of %L2</source>
        <translation>第 %L1 轮，共 %L2 轮</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>请弃一张牌。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded %1</source>
        <translation>弃了 %1</translation>
    </message>
    <message>
        <source>Discarded the %1</source>
        <translation>弃了%1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>弃 %1</translation>
    </message>
    <message>
        <source>Choose one card</source>
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
        <source>You can only discard a card from your hand.</source>
        <translation>只能弃掉自己的手牌。</translation>
    </message>
    <message>
        <source>Your turn. Choose one of three cards to discard.</source>
        <translation>轮到你了。从三张牌里选一张弃掉。</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Choose one of three cards to discard.</source>
        <translation>
            <numerusform>轮到你了，%Ln 秒。从三张牌里选一张弃掉。</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to discard.</source>
        <translation>已选中%1。按 Enter 弃掉。</translation>
    </message>
    <message>
        <source>No thirteen</source>
        <translation>没有十三点</translation>
    </message>
    <message>
        <source>The only thirteen is worth 100.</source>
        <translation>只有一人凑成十三点，得 100 分。</translation>
    </message>
    <message>
        <source>A draw, %L1 each.</source>
        <translation>平局，各 %L1 分。</translation>
    </message>
    <message>
        <source>You win with %L1.</source>
        <translation>你以 %L1 分获胜。</translation>
    </message>
    <message>
        <source>You and %1 win with %L2 each.</source>
        <translation>你和%1以 %L2 分并列获胜。</translation>
    </message>
    <message>
        <source>You, %1 and %2 win with %L3 each.</source>
        <translation>你、%1和%2以 %L3 分并列获胜。</translation>
    </message>
    <message>
        <source>%1 wins with %L2.</source>
        <translation>%1以 %L2 分获胜。</translation>
    </message>
    <message>
        <source>%1 and %2 win with %L3 each.</source>
        <translation>%1和%2以 %L3 分并列获胜。</translation>
    </message>
    <message>
        <source>%1, %2 and %3 win with %L4 each.</source>
        <translation>%1、%2和%3以 %L4 分并列获胜。</translation>
    </message>
    <message>
        <source>Nobody has thirteen, so hands count.</source>
        <translation>没有人凑成十三点，比手牌的分数。</translation>
    </message>
    <message>
        <source>You are the only one with thirteen.</source>
        <translation>只有你凑成了十三点。</translation>
    </message>
    <message>
        <source>%1 is the only one with thirteen.</source>
        <translation>只有%1凑成了十三点。</translation>
    </message>
    <message>
        <source>Two players have thirteen, so each of them scores their best one.</source>
        <translation>两人凑成十三点，各取自己的最高分。</translation>
    </message>
    <message>
        <source>Three players have thirteen, so each of them scores their best one.</source>
        <translation>三人凑成十三点，各取自己的最高分。</translation>
    </message>
    <message>
        <source>All four have thirteen, so each scores their best one.</source>
        <translation>四人都凑成十三点，各取自己的最高分。</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>摸到 %1</translation>
    </message>
    <message>
        <source>You drew the %1.</source>
        <translation>你摸到%1。</translation>
    </message>
    <message>
        <source>drew a card</source>
        <translation>摸了一张牌</translation>
    </message>
    <message>
        <source>%1 drew a card.</source>
        <translation>%1摸了一张牌。</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; discarded %1</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 弃了 %1</translation>
    </message>
    <message>
        <source>drew %1, discarded %2</source>
        <translation>摸到 %1，弃了 %2</translation>
    </message>
    <message>
        <source>You drew the %1 and discarded the %2.</source>
        <translation>你摸到%1，弃了%2。</translation>
    </message>
    <message>
        <source>discarded %1</source>
        <translation>弃了 %1</translation>
    </message>
    <message>
        <source>You discarded the %1.</source>
        <translation>你弃了%1。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; discarded %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 弃了 %2</translation>
    </message>
    <message>
        <source>drew, discarded %1</source>
        <translation>摸牌，弃了 %1</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>%1弃了%2。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>终局</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %Ln point(s)</source>
        <comment>two cards</comment>
        <translation>
            <numerusform>%1 %2，%Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the %1 and the %2: %Ln point(s).</source>
        <translation>
            <numerusform>你有%1和%2：%Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the %2 and the %3: %Ln point(s).</source>
        <translation>
            <numerusform>%1有%2和%3：%Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>第 %L1 轮</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Public cards</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two cards</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The public cards are the %1 and the %2.</source>
        <translation>公共牌是%1和%2。</translation>
    </message>
    <message>
        <source>got %1 and %2</source>
        <comment>two cards</comment>
        <translation>拿到 %1 和 %2</translation>
    </message>
    <message>
        <source>You got the %1 and the %2.</source>
        <translation>你拿到%1和%2。</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>本局结束。%1</translation>
    </message>
    <message>
        <source>Your cards are the %1 and the %2.</source>
        <translation>你的牌是%1和%2。</translation>
    </message>
    <message>
        <source>Round %L1 of %L2.</source>
        <translation>第 %L1 轮，共 %L2 轮。</translation>
    </message>
    <message>
        <source>You draw the %1.</source>
        <translation>你摸到%1。</translation>
    </message>
    <message>
        <source>You discard the %1.</source>
        <translation>你弃掉%1。</translation>
    </message>
    <message>
        <source>%1 discards the %2.</source>
        <translation>%1弃掉%2。</translation>
    </message>
    <message>
        <source>Discard %1: then %L2 + %L3 + %L4 + %L5 = 13, worth %L6 points.</source>
        <translation>弃 %1：这样 %L2 + %L3 + %L4 + %L5 = 13，值 %L6 分。</translation>
    </message>
    <message>
        <source>Discard %1: %2 and %3 make thirteen, worth %L4 points.</source>
        <translation>弃 %1：%2 和 %3 凑成十三点，值 %L4 分。</translation>
    </message>
    <message>
        <source>Discard %1: then %L2 of the %L3 unseen cards would make thirteen.</source>
        <translation>弃 %1：在 %L3 张未见的牌里，有 %L2 张能让你凑成十三点。</translation>
    </message>
    <message>
        <source>Discard %1: then %L2 of the %L3 unseen cards would make thirteen, and it would score more.</source>
        <translation>弃 %1：在 %L3 张未见的牌里，有 %L2 张能让你凑成十三点，而且分数更高。</translation>
    </message>
    <message>
        <source>Discard %1: if nobody has thirteen, hands count, and yours would be worth %L2.</source>
        <translation>弃 %1：如果没有人凑成十三点，就比手牌的分数，你的手牌值 %L2 分。</translation>
    </message>
    <message>
        <source>Discard %1.</source>
        <translation>弃 %1。</translation>
    </message>
    <message>
        <source>%L1 + %L2 = 13</source>
        <translation>%L1 + %L2 = 13</translation>
    </message>
    <message>
        <source>%L1 + %L2 + %L3 + %L4 = 13</source>
        <translation>%L1 + %L2 + %L3 + %L4 = 13</translation>
    </message>
    <message>
        <source>%L1 × %L2 + %L3 × %L4</source>
        <translation>%L1 × %L2 + %L3 × %L4</translation>
    </message>
    <message>
        <source>%L1 × %L2 + %L3 × %L4 + %L5 × %L6 + %L7 × %L8</source>
        <translation>%L1 × %L2 + %L3 × %L4 + %L5 × %L6 + %L7 × %L8</translation>
    </message>
    <message>
        <source>%1 = %L2</source>
        <comment>a sum, its value</comment>
        <translation>%1 = %L2</translation>
    </message>
    <message>
        <source>%1 on the table</source>
        <translation>桌上的 %1</translation>
    </message>
    <message>
        <source>%1 in your hand</source>
        <translation>你手里的 %1</translation>
    </message>
    <message>
        <source>%1 in the hand</source>
        <translation>手里的 %1</translation>
    </message>
    <message>
        <source>%L1 × %L2 = %L3</source>
        <translation>%L1 × %L2 = %L3</translation>
    </message>
    <message>
        <source>Your score</source>
        <translation>你的得分</translation>
    </message>
    <message>
        <source>%1’s score</source>
        <translation>%1的得分</translation>
    </message>
    <message>
        <source>%1 and %2 made thirteen.</source>
        <translation>%1和%2凑成十三点。</translation>
    </message>
    <message>
        <source>%1, %2, %3 and %4 made thirteen.</source>
        <translation>%1、%2、%3和%4凑成十三点。</translation>
    </message>
    <message>
        <source>Nobody had thirteen</source>
        <translation>没有人凑成十三点</translation>
    </message>
    <message>
        <source>The only thirteen at the table</source>
        <translation>全桌唯一的十三点</translation>
    </message>
    <message>
        <source>Somebody else had the only thirteen</source>
        <translation>唯一的十三点在别人手里</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hand(s) had thirteen</source>
        <translation>
            <numerusform>%Ln 人凑成十三点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuckyThirteenHelp</name>
    <message>
        <source>Make thirteen</source>
        <translation>凑成十三点</translation>
    </message>
    <message>
        <source>both your cards</source>
        <translation>你的两张牌</translation>
    </message>
    <message>
        <source>one of yours, one public</source>
        <translation>你的一张，加公共牌一张</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>四张全用</translation>
    </message>
    <message>
        <source>%L1 or %L2</source>
        <comment>what a card counts</comment>
        <translation>%L1 或 %L2</translation>
    </message>
    <message>
        <source>%L1 to %L2, as you like</source>
        <comment>what a card counts</comment>
        <translation>%L1 到 %L2，任选</translation>
    </message>
    <message>
        <source>both own cards</source>
        <translation>自己的两张牌</translation>
    </message>
    <message>
        <source>one own, one public</source>
        <translation>自己的一张，加公共牌一张</translation>
    </message>
</context>
<context>
    <name>LuckyThirteenRules</name>
    <message>
        <source>Make thirteen</source>
        <translation>凑成十三点</translation>
    </message>
    <message>
        <source>You hold two cards, and two lie on the table for everyone. Four times you draw a card and discard one. Then all hands are shown, and thirteen wins.</source>
        <translation>你手里有两张牌，桌上还有两张大家共用。你要摸四次牌，每次弃掉一张。最后亮出所有手牌，凑成十三点的获胜。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你时</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>摸到的牌</translation>
    </message>
    <message>
        <source>Three cards, one must go</source>
        <translation>三张里弃一张</translation>
    </message>
    <message>
        <source>Your card is drawn automatically. Choose which of the three to discard: everyone sees it.</source>
        <translation>牌会自动摸到手里。从三张里选一张弃掉，弃掉的牌人人可见。</translation>
    </message>
    <message>
        <source>Three cards, one must go. Your card is drawn automatically. Choose which of the three to discard: everyone sees it.</source>
        <translation>三张里弃一张。牌会自动摸到手里。从三张里选一张弃掉，弃掉的牌人人可见。</translation>
    </message>
    <message>
        <source>Three ways to make it</source>
        <translation>三种凑法</translation>
    </message>
    <message>
        <source>Both of your cards</source>
        <translation>你的两张牌</translation>
    </message>
    <message>
        <source>7 + 6 = 13</source>
        <translation>7 + 6 = 13</translation>
    </message>
    <message>
        <source>Both of your cards: seven of spades and six of diamonds make 13.</source>
        <translation>你的两张牌：黑桃7和方块6凑成 13。</translation>
    </message>
    <message>
        <source>One of yours, one on the table</source>
        <translation>你的一张，加桌上一张</translation>
    </message>
    <message>
        <source>8 + 5 = 13</source>
        <translation>8 + 5 = 13</translation>
    </message>
    <message>
        <source>One of yours and one on the table: eight of spades and five of diamonds make 13.</source>
        <translation>你的一张加桌上一张：黑桃8和方块5凑成 13。</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>四张全用</translation>
    </message>
    <message>
        <source>2 + 4 + 5 + 2 = 13</source>
        <translation>2 + 4 + 5 + 2 = 13</translation>
    </message>
    <message>
        <source>All four: your two of diamonds and four of hearts make 13 with the five of spades and two of clubs on the table.</source>
        <translation>四张全用：你的方块2和红心4，加桌上的黑桃5和梅花2，凑成 13。</translation>
    </message>
    <message>
        <source>What a card counts</source>
        <translation>每张牌的点数</translation>
    </message>
    <message>
        <source>2 to 10 count their number. The ace is 0 or 1, and jack, queen and king are each 10, 11, 12 or 13: whichever helps you most.</source>
        <translation>2 到 10 按牌面计。A 可作 0 或 1，J、Q、K 各可作 10、11、12 或 13，取对你最有利的。</translation>
    </message>
    <message>
        <source>This is thirteen too</source>
        <translation>这样也是十三点</translation>
    </message>
    <message>
        <source>13 + 0, or 12 + 1</source>
        <translation>13 + 0 或 12 + 1</translation>
    </message>
    <message>
        <source>King of clubs and ace of hearts are thirteen too: 13 and 0, or 12 and 1.</source>
        <translation>梅花K和红心A也是十三点：13 加 0，或 12 加 1。</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>谁获胜</translation>
    </message>
    <message>
        <source>One player has thirteen</source>
        <translation>只有一人凑成十三点</translation>
    </message>
    <message>
        <source>100 points, and the game.</source>
        <translation>得 100 分，赢下本局。</translation>
    </message>
    <message>
        <source>%L1+</source>
        <translation>%L1+</translation>
    </message>
    <message>
        <source>Several have thirteen</source>
        <translation>多人凑成十三点</translation>
    </message>
    <message>
        <source>Each scores the cards that make it, and the most points win.</source>
        <translation>各计凑成十三点的牌的分数，分高者胜。</translation>
    </message>
    <message>
        <source>Nobody has thirteen</source>
        <translation>没有人凑成十三点</translation>
    </message>
    <message>
        <source>Each scores the two cards in the hand, and the most points win.</source>
        <translation>各计手里两张牌的分数，分高者胜。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>A card in your hand scores its number times the value of its suit, a card on the table its number times 2. Ace 1, jack 11, queen 12, king 13.</source>
        <translation>自己的牌：点数乘以花色倍数；桌上的牌：点数乘以 2。A 为 1，J 为 11，Q 为 12，K 为 13。</translation>
    </message>
    <message>
        <source>Spades count 4 times, hearts 3 times, diamonds twice, clubs once.</source>
        <translation>黑桃 4 倍，红心 3 倍，方块 2 倍，梅花 1 倍。</translation>
    </message>
    <message>
        <source>42 points</source>
        <translation>42 分</translation>
    </message>
    <message>
        <source>8 × 4 and 5 × 2</source>
        <translation>8 × 4 加 5 × 2</translation>
    </message>
    <message>
        <source>Eight of spades in your hand and five of diamonds on the table are 42 points: 8 times 4 and 5 times 2.</source>
        <translation>手里的黑桃8加桌上的方块5，共 42 分：8 乘 4，5 乘 2。</translation>
    </message>
    <message>
        <source>Click a card to choose it, then click the button. Or double-click it, or drag it to your discards.</source>
        <translation>点一张牌选中它，再点按钮；也可以双击，或把牌拖到你的弃牌处。</translation>
    </message>
    <message>
        <source>1, 2 and 3 or the arrows choose a card, Enter discards it. H asks for a hint, ? shows all keys.</source>
        <translation>按 1、2、3 或方向键选牌，Enter 弃牌。H 给出提示，? 显示所有快捷键。</translation>
    </message>
    <message>
        <source>Everything that happens is read out in order, one sentence at a time. Every card, seat and button has a name.</source>
        <translation>所有经过都会逐句按顺序读出。每张牌、每个座位、每个按钮都有名称。</translation>
    </message>
</context>
<context>
    <name>LuckyThirteenTable</name>
    <message>
        <source>Public cards</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>你的弃牌</translation>
    </message>
    <message>
        <source>Hands are shown</source>
        <translation>亮牌</translation>
    </message>
</context>
</TS>
