<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>BackChoice</name>
    <message>
        <source>Fans</source>
        <translation>折扇</translation>
    </message>
</context>
<context>
    <name>ClothChoice</name>
    <message>
        <source>Café</source>
        <translation>咖啡馆</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Pinochle</source>
        <translation>皮纳克尔</translation>
    </message>
    <message>
        <source>Bid, meld and take tricks, just you two.</source>
        <translation>叫分、亮组合、赢墩，二人对决。</translation>
    </message>
    <message>
        <source>Cut-throat</source>
        <translation>割喉</translation>
    </message>
    <message>
        <source>All melds count</source>
        <translation>计所有组合</translation>
    </message>
    <message>
        <source>Both draw twelve more cards and keep twelve of 24.</source>
        <translation>双方各再摸十二张，从 24 张里留十二张。</translation>
    </message>
    <message>
        <source>Not only runs and the royal marriage.</source>
        <translation>不只计顺子和皇家婚配。</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 and %5 are a run: 150 points if spades are trump, the suit that beats all others.</source>
        <translation>%1、%2、%3、%4 和 %5 是顺子：黑桃为将牌时值 150 分，将牌压过其他所有花色。</translation>
    </message>
    <message>
        <source>%1 and %2 are a marriage, worth 20, and %3 counts 10 as the nine of trump.</source>
        <translation>%1 和 %2 是一对婚配，值 20 分；%3 是将牌 9，值 10 分。</translation>
    </message>
    <message>
        <source>These melds are worth 180, and the tricks bring more: each of you plays a card, and the better one wins both. So bid 210.</source>
        <translation>这些组合值 180 分，赢墩还能再得分：每墩双方各出一张牌，较好的一张赢得两张。所以叫 210。</translation>
    </message>
    <message>
        <source>You have won the bidding and pick trump. Spades make %1 to %2 a run.</source>
        <translation>你赢得叫分，由你定将牌。黑桃能让 %1 到 %2 成为顺子。</translation>
    </message>
    <message>
        <source>Choose ♠, or press S</source>
        <translation>选 ♠，或按 S</translation>
    </message>
    <message>
        <source>The melds count at once: 180 of your 210 are made, so the tricks have to bring 30.</source>
        <translation>组合立即计分：210 分中已有 180 分，还要靠赢墩得 30 分。</translation>
    </message>
    <message>
        <source>Lead %1: it costs you nothing, and the other player has to beat it.</source>
        <translation>领出 %1：你不吃亏，而对方必须压过它。</translation>
    </message>
    <message>
        <source>%1 is sure to win a trick later. Save it.</source>
        <translation>%1 以后一定能赢一墩。留着它。</translation>
    </message>
    <message>
        <source>%1 is worth 10 points. Don’t risk it.</source>
        <translation>%1 值 10 分，别拿它冒险。</translation>
    </message>
    <message>
        <source>If you can beat the card that was led, you must. %2 beats %1 and wins 15 points.</source>
        <translation>能压过领出的牌，就必须压过。%2 压过 %1，得 15 分。</translation>
    </message>
    <message>
        <source>Twelve tricks are played. A bidder who misses the bid loses the game.</source>
        <translation>共打十二墩。叫分的人若达不到叫分，就输掉这局。</translation>
    </message>
</context>
<context>
    <name>Pinochle</name>
    <message>
        <source>Play %1</source>
        <translation>出 %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>拿 %1</translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to play it.</source>
        <translation>已选中%1。按 Enter 打出。</translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to take it.</source>
        <translation>已选中%1。按 Enter 拿这张。</translation>
    </message>
    <message>
        <source>What’s your bid?</source>
        <translation>你叫多少？</translation>
    </message>
    <message>
        <source>Pick trump.</source>
        <translation>请定将牌。</translation>
    </message>
    <message>
        <source>Take one of these two.</source>
        <translation>从这两张里拿一张。</translation>
    </message>
    <message>
        <source>Keep %L1 of these %L2.</source>
        <translation>从 %L2 张里留 %L1 张。</translation>
    </message>
    <message>
        <source>Lead any card.</source>
        <translation>请领出任意一张牌。</translation>
    </message>
    <message>
        <source>Follow %1, higher if you can.</source>
        <comment>a suit</comment>
        <translation>请跟%1，能大则大。</translation>
    </message>
    <message>
        <source>Play a trump.</source>
        <translation>请出将牌。</translation>
    </message>
    <message>
        <source>Play any card.</source>
        <translation>请出任意一张牌。</translation>
    </message>
    <message>
        <source>Choose a suit</source>
        <translation>请选花色</translation>
    </message>
    <message numerus="yes">
        <source>Choose %Ln more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>还要选 %Ln 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>请选一张牌</translation>
    </message>
    <message>
        <source>Choose one of two</source>
        <translation>两张里选一张</translation>
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
        <source>First the bids, then the cards.</source>
        <translation>先叫分，再出牌。</translation>
    </message>
    <message>
        <source>First the trump, then the cards.</source>
        <translation>先定将牌，再出牌。</translation>
    </message>
    <message>
        <source>Take one of the two that lie face up.</source>
        <translation>从两张明牌里拿一张。</translation>
    </message>
    <message>
        <source>You can only keep cards from your hand.</source>
        <translation>只能留自己的手牌。</translation>
    </message>
    <message>
        <source>You can only play a card from your hand.</source>
        <translation>只能出自己的手牌。</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>你叫分</translation>
    </message>
    <message>
        <source>Choosing</source>
        <comment>cards to keep</comment>
        <translation>选牌中</translation>
    </message>
    <message>
        <source>Your turn. %1</source>
        <comment>what is to be done</comment>
        <translation>轮到你了。%1</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). %1</source>
        <comment>what is to be done</comment>
        <translation>
            <numerusform>轮到你了，%Ln 秒。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>你只能不叫。</translation>
    </message>
    <message>
        <source>Bid from %L1 to %L2 in tens, or pass. Your bid is set to %L3.</source>
        <translation>从 %L1 到 %L2，以十为单位叫分，或不叫。你的叫分已设为 %L3。</translation>
    </message>
    <message>
        <source>Bid %L1, or pass.</source>
        <translation>叫 %L1，或不叫。</translation>
    </message>
    <message>
        <source>Bid %L1 or %L2, or pass.</source>
        <translation>叫 %L1 或 %L2，或不叫。</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>还没有人叫分</translation>
    </message>
    <message>
        <source>You bid</source>
        <comment>above the bid</comment>
        <translation>你叫</translation>
    </message>
    <message>
        <source>%1 bids</source>
        <comment>above the bid</comment>
        <translation>%1叫</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>If you pass, %1 picks trump and has no target to reach.</source>
        <translation>如果你不叫，就由%1定将牌，而且不必达成叫分。</translation>
    </message>
    <message>
        <source>If you pass, %2 plays for %L1 and picks trump.</source>
        <translation>如果你不叫，就由%2定将牌，要打 %L1 分。</translation>
    </message>
    <message>
        <source>melds %L1</source>
        <comment>points</comment>
        <translation>组合 %L1</translation>
    </message>
    <message numerus="yes">
        <source>%2 as trump: melds of %Ln point(s). %1.</source>
        <comment>melds, a suit</comment>
        <translation>
            <numerusform>以%2为将：组合共 %Ln 分。%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then one of two open cards is yours.</source>
        <translation>然后你从两张明牌里拿一张。</translation>
    </message>
    <message>
        <source>Then both hands show their melds.</source>
        <translation>然后双方亮出组合。</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <comment>a suit</comment>
        <translation>%1为将</translation>
    </message>
    <message>
        <source>Nobody has bid</source>
        <translation>无人叫分</translation>
    </message>
    <message>
        <source>You play for %L1</source>
        <translation>你要打 %L1 分</translation>
    </message>
    <message>
        <source>%2 plays for %L1</source>
        <translation>%2要打 %L1 分</translation>
    </message>
    <message>
        <source>You play %2 for %L1</source>
        <comment>a suit, a bid</comment>
        <translation>你以%2为将，要打 %L1 分</translation>
    </message>
    <message>
        <source>%3 plays %2 for %L1</source>
        <comment>a name, a suit, a bid</comment>
        <translation>%3以%2为将，要打 %L1 分</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>got %1</source>
        <comment>cards</comment>
        <translation>拿到 %1</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>你的牌：%1。</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 不叫</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 不叫</translation>
    </message>
    <message>
        <source>bid &lt;b&gt;%L1&lt;/b&gt;</source>
        <translation>叫 &lt;b&gt;%L1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; bid %L1</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 叫 %L1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%2&lt;/b&gt; bid %L1</source>
        <translation>&lt;b&gt;%2&lt;/b&gt; 叫 %L1</translation>
    </message>
    <message>
        <source>pick trump without a bid</source>
        <translation>没有叫分，定将</translation>
    </message>
    <message>
        <source>picks trump without a bid</source>
        <translation>没有叫分，定将</translation>
    </message>
    <message>
        <source>play for &lt;b&gt;%L1&lt;/b&gt;</source>
        <translation>要打 &lt;b&gt;%L1&lt;/b&gt; 分</translation>
    </message>
    <message>
        <source>plays for &lt;b&gt;%L1&lt;/b&gt;</source>
        <translation>要打 &lt;b&gt;%L1&lt;/b&gt; 分</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>定将</translation>
    </message>
    <message>
        <source>picked &lt;b&gt;%1&lt;/b&gt;</source>
        <comment>a suit as trump</comment>
        <translation>定&lt;b&gt;%1&lt;/b&gt;为将</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; picked %1</source>
        <comment>a suit as trump</comment>
        <translation>&lt;b&gt;你&lt;/b&gt; 定%1为将</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; picked %2</source>
        <comment>a suit as trump</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; 定%2为将</translation>
    </message>
    <message>
        <source>Keep 12</source>
        <translation>留 12 张</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Turned up: %1.</source>
        <translation>明牌：%1。</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>明牌：%1</translation>
    </message>
    <message>
        <source>took %1</source>
        <comment>a card</comment>
        <translation>拿 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; took %1</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;你&lt;/b&gt; 拿 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took %2</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; 拿 %2</translation>
    </message>
    <message>
        <source>drew eleven cards</source>
        <translation>摸了十一张牌</translation>
    </message>
    <message>
        <source>%1 draws eleven cards.</source>
        <translation>%1摸十一张牌。</translation>
    </message>
    <message>
        <source>drew %1</source>
        <comment>cards</comment>
        <translation>摸到 %1</translation>
    </message>
    <message>
        <source>You draw: %1.</source>
        <translation>你摸到：%1。</translation>
    </message>
    <message>
        <source>kept 12 cards</source>
        <translation>留了 12 张牌</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; kept 12</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 留了 12 张</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; kept 12</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 留了 12 张</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>no melds</source>
        <translation>没有组合</translation>
    </message>
    <message>
        <source>&lt;b&gt;%L1&lt;/b&gt;: %2</source>
        <comment>points; melds</comment>
        <translation>&lt;b&gt;%L1&lt;/b&gt;：%2</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; melded %L1</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 的组合 %L1 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;%2&lt;/b&gt; melded %L1</source>
        <translation>&lt;b&gt;%2&lt;/b&gt; 的组合 %L1 分</translation>
    </message>
    <message>
        <source>Trick %L1</source>
        <translation>第 %L1 墩</translation>
    </message>
    <message>
        <source>led %1</source>
        <comment>a card</comment>
        <translation>领出 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; led %1</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;你&lt;/b&gt; 领出 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; led %2</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; 领出 %2</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>a card</comment>
        <translation>出 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %1</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;你&lt;/b&gt; 出 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; 出 %2</translation>
    </message>
    <message>
        <source>took &lt;b&gt;%L1&lt;/b&gt; with %2</source>
        <comment>points, a card</comment>
        <translation>用 %2 赢 &lt;b&gt;%L1&lt;/b&gt; 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; took %L1 with %2</source>
        <comment>points, a card</comment>
        <translation>&lt;b&gt;你&lt;/b&gt; 用 %2 赢 %L1 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;%3&lt;/b&gt; took %L1 with %2</source>
        <comment>points, a card</comment>
        <translation>&lt;b&gt;%3&lt;/b&gt; 用 %2 赢 %L1 分</translation>
    </message>
    <message>
        <source>played %2; you took &lt;b&gt;%L1&lt;/b&gt;</source>
        <comment>points, a card</comment>
        <translation>出 %2；你赢 &lt;b&gt;%L1&lt;/b&gt; 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;%3&lt;/b&gt; played %2; you took %L1</source>
        <comment>points, a card</comment>
        <translation>&lt;b&gt;%3&lt;/b&gt; 出 %2；你赢 %L1 分</translation>
    </message>
    <message>
        <source>played %2; %3 took &lt;b&gt;%L1&lt;/b&gt;</source>
        <comment>points, a card, a name</comment>
        <translation>出 %2；%3赢 &lt;b&gt;%L1&lt;/b&gt; 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %2; %3 took %L1</source>
        <comment>points, a card, a name</comment>
        <translation>&lt;b&gt;你&lt;/b&gt; 出 %2；%3赢 %L1 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4&lt;/b&gt; played %2; %3 took %L1</source>
        <comment>points, a card, two names</comment>
        <translation>&lt;b&gt;%4&lt;/b&gt; 出 %2；%3赢 %L1 分</translation>
    </message>
    <message>
        <source>Double run</source>
        <translation>双顺子</translation>
    </message>
    <message>
        <source>Jacks abound</source>
        <translation>八张 J</translation>
    </message>
    <message>
        <source>Double pinochle</source>
        <translation>双皮纳克尔</translation>
    </message>
    <message>
        <source>Run and royal marriage</source>
        <translation>顺子加皇家婚配</translation>
    </message>
    <message>
        <source>Run and king</source>
        <translation>顺子加 K</translation>
    </message>
    <message>
        <source>Run and queen</source>
        <translation>顺子加 Q</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>Aces around</source>
        <translation>四门 A</translation>
    </message>
    <message>
        <source>Royal marriage</source>
        <translation>皇家婚配</translation>
    </message>
    <message>
        <source>Pinochle</source>
        <translation>皮纳克尔</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>婚配</translation>
    </message>
    <message>
        <source>Dix</source>
        <translation>将牌 9</translation>
    </message>
    <message numerus="yes">
        <source>%2, %Ln point(s): %1.</source>
        <comment>cards, a meld</comment>
        <translation>
            <numerusform>%2，%Ln 分：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>No melds</source>
        <translation>没有组合</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between melds</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%2 %L1</source>
        <comment>a meld and its points</comment>
        <translation>%2 %L1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>赢墩</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>Trick %L1 of %L2</source>
        <translation>第 %L1 墩，共 %L2 墩</translation>
    </message>
    <message>
        <source>cut-throat</source>
        <translation>割喉</translation>
    </message>
    <message>
        <source>usual melds only</source>
        <translation>仅基本组合</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between options</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>With the %1 your melds are worth %Ln point(s).</source>
        <translation>
            <numerusform>有了%1，你的组合值 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will not see what you leave out.</source>
        <translation>%1看不到你不留的牌。</translation>
    </message>
    <message>
        <source>Nobody has bid, so more points win.</source>
        <translation>无人叫分，所以分高者胜。</translation>
    </message>
    <message>
        <source>Your melds make your bid.</source>
        <translation>你的组合已达成叫分。</translation>
    </message>
    <message>
        <source>%1’s melds make the bid.</source>
        <translation>%1的组合已达成叫分。</translation>
    </message>
    <message>
        <source>You led</source>
        <comment>above a card</comment>
        <translation>你领出</translation>
    </message>
    <message>
        <source>%1 led</source>
        <comment>above a card</comment>
        <translation>%1领出</translation>
    </message>
    <message>
        <source>Bid %L1</source>
        <comment>a button</comment>
        <translation>叫 %L1</translation>
    </message>
    <message>
        <source>Ten less</source>
        <translation>减十</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>加十</translation>
    </message>
    <message>
        <source>Keep these %L1</source>
        <translation>留这 %L1 张</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Lead the first trick</source>
        <translation>领出第一墩</translation>
    </message>
    <message>
        <source>%1: press Enter to pick them as trump.</source>
        <comment>a suit</comment>
        <translation>%1：按 Enter 定为将牌。</translation>
    </message>
    <message>
        <source>Twelve are chosen. Put one back first.</source>
        <translation>已选十二张。请先放回一张。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%2 %L1&lt;/b&gt;</source>
        <comment>a meld and its points</comment>
        <translation>&lt;b&gt;%2 %L1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%L1 of %L2 kept.</source>
        <comment>cards</comment>
        <translation>已留 %L1 张，共 %L2 张。</translation>
    </message>
    <message>
        <source>They have no melds.</source>
        <translation>这些牌没有组合。</translation>
    </message>
    <message>
        <source>Their melds: %1.</source>
        <translation>这些牌的组合：%1。</translation>
    </message>
    <message>
        <source>Press Enter to keep them.</source>
        <translation>按 Enter 留下。</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>cards that are kept</comment>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>No melds with these.</source>
        <translation>这些牌没有组合。</translation>
    </message>
    <message>
        <source>With these: %1.</source>
        <comment>melds</comment>
        <translation>这些牌有：%1。</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between melds</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Something else is to be decided now.</source>
        <translation>现在要先决定别的事。</translation>
    </message>
    <message>
        <source>A first bid is a multiple of ten, from 10 to 2,000.</source>
        <translation>首次叫分是十的倍数，从 10 到 2000。</translation>
    </message>
    <message>
        <source>A later bid is ten or twenty more.</source>
        <translation>之后叫分加十或加二十。</translation>
    </message>
    <message>
        <source>No bid is above 4,000.</source>
        <translation>叫分不能超过 4000。</translation>
    </message>
    <message>
        <source>Twelve cards are kept, no more and no fewer.</source>
        <translation>正好留十二张，不多不少。</translation>
    </message>
    <message>
        <source>You have a higher card of this suit and must play it.</source>
        <translation>你有同花色更大的牌，必须出。</translation>
    </message>
    <message>
        <source>You have a higher %1 and must play it.</source>
        <comment>a card of a suit</comment>
        <translation>你有更大的%1，必须出。</translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation>你必须出将牌。</translation>
    </message>
    <message>
        <source>Pass: with %2 as trump your hand is worth about %L1, no more than the next bid.</source>
        <comment>points, a suit</comment>
        <translation>不叫：以%2为将，你的手牌约值 %L1 分，不高于下一个叫分。</translation>
    </message>
    <message>
        <source>Bid %L1: with %3 as trump your hand melds %L2.</source>
        <comment>a bid, points, a suit</comment>
        <translation>叫 %L1：以%3为将，你的组合值 %L2 分。</translation>
    </message>
    <message>
        <source>Bid %L1: with %3 as trump your hand is worth about %L2.</source>
        <comment>a bid, points, a suit</comment>
        <translation>叫 %L1：以%3为将，你的手牌约值 %L2 分。</translation>
    </message>
    <message numerus="yes">
        <source>Take %1: with it your melds are worth %Ln point(s) more than with the other one.</source>
        <translation>
            <numerusform>拿 %1：有了它，你的组合比拿另一张多 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1: it is worth %Ln point(s) in a trick, the other one less.</source>
        <translation>
            <numerusform>拿 %1：它在墩里值 %Ln 分，另一张没这么多。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1: neither of the two is better.</source>
        <translation>拿 %1：两张不分好坏。</translation>
    </message>
    <message>
        <source>Play %1: the rules allow no other card.</source>
        <translation>出 %1：按规则只能出它。</translation>
    </message>
    <message>
        <source>Lead %1: it is cheap, and beating it costs more.</source>
        <translation>领出 %1：它不值分，要压过它得花更多。</translation>
    </message>
    <message numerus="yes">
        <source>Play %1: it wins the trick, %Ln point(s).</source>
        <translation>
            <numerusform>出 %1：赢下这一墩，得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead %1: nothing can beat it any more.</source>
        <translation>领出 %1：已经没有牌能压过它。</translation>
    </message>
    <message numerus="yes">
        <source>Play %1: the trick is lost, and this gives away only %Ln point(s).</source>
        <translation>
            <numerusform>出 %1：这一墩赢不了，这样只送出 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1: it costs you least.</source>
        <translation>出 %1：对你损失最小。</translation>
    </message>
    <message>
        <source>Pick %2: it is your longest suit, and your hand melds %L1 with it.</source>
        <comment>points, a suit</comment>
        <translation>定%2为将：它是你最长的花色，组合值 %L1 分。</translation>
    </message>
    <message>
        <source>Pick %1.</source>
        <comment>a suit as trump</comment>
        <translation>定%1为将。</translation>
    </message>
    <message>
        <source>Keep the twelve with the tag: they meld %L1.</source>
        <comment>points</comment>
        <translation>留下带标记的十二张：组合值 %L1 分。</translation>
    </message>
    <message>
        <source>Keep these, which meld %L1: %2.</source>
        <comment>points, cards</comment>
        <translation>留这些牌，组合值 %L1 分：%2。</translation>
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
        <source>You are %L1 short of your bid of %L2 and lose.</source>
        <translation>你离叫分 %L2 还差 %L1 分，输了。</translation>
    </message>
    <message>
        <source>%3 is %L1 short of the bid of %L2 and loses.</source>
        <translation>%3离叫分 %L2 还差 %L1 分，输了。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <translation>
            <numerusform>%Ln 墩</numerusform>
        </translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>%L1 short</source>
        <comment>of a bid</comment>
        <translation>差 %L1</translation>
    </message>
    <message>
        <source>made</source>
        <comment>a bid</comment>
        <translation>达成</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Your bid is made</source>
        <translation>你已达成叫分</translation>
    </message>
    <message>
        <source>The bid is made</source>
        <translation>叫分已达成</translation>
    </message>
    <message>
        <source>%L1 more for your bid</source>
        <translation>还差 %L1 达成你的叫分</translation>
    </message>
    <message>
        <source>%L1 more for the bid</source>
        <translation>还差 %L1 达成叫分</translation>
    </message>
    <message>
        <source>%4: %L1 points, %L2 melds and %L3 tricks.</source>
        <comment>a name, and how it stands</comment>
        <translation>%4：%L1 分，其中组合 %L2 分，赢墩 %L3 分。</translation>
    </message>
    <message>
        <source>%L1 melds and %L2 tricks</source>
        <comment>points</comment>
        <translation>组合 %L1，赢墩 %L2</translation>
    </message>
    <message numerus="yes">
        <source>You have taken %Ln trick(s).</source>
        <translation>
            <numerusform>你已赢 %Ln 墩。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has taken %Ln trick(s).</source>
        <translation>
            <numerusform>%1已赢 %Ln 墩。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>你的组合</translation>
    </message>
    <message>
        <source>%1’s melds</source>
        <translation>%1的组合</translation>
    </message>
    <message>
        <source>A draw, %L1 each. Both win.</source>
        <translation>平局，各 %L1 分。双方都获胜。</translation>
    </message>
    <message>
        <source>Nobody had bid, so there was no bid to make.</source>
        <translation>当时无人叫分，所以不用达成叫分。</translation>
    </message>
    <message>
        <source>You made your bid of %L1.</source>
        <translation>你达成了 %L1 的叫分。</translation>
    </message>
    <message>
        <source>%2 made the bid of %L1.</source>
        <translation>%2达成了 %L1 的叫分。</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>你不叫。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1不叫。</translation>
    </message>
    <message>
        <source>You bid %L1.</source>
        <translation>你叫 %L1。</translation>
    </message>
    <message>
        <source>%2 bids %L1.</source>
        <translation>%2叫 %L1。</translation>
    </message>
    <message>
        <source>There is no bid, so you pick trump.</source>
        <translation>无人叫分，由你定将牌。</translation>
    </message>
    <message>
        <source>There is no bid, so %1 picks trump.</source>
        <translation>无人叫分，由%1定将牌。</translation>
    </message>
    <message>
        <source>You play for %L1 and pick trump.</source>
        <translation>你要打 %L1 分，由你定将牌。</translation>
    </message>
    <message>
        <source>%2 plays for %L1 and picks trump.</source>
        <translation>%2要打 %L1 分，并定将牌。</translation>
    </message>
    <message>
        <source>You picked %1.</source>
        <comment>a suit as trump</comment>
        <translation>你定%1为将。</translation>
    </message>
    <message>
        <source>%1 picked %2.</source>
        <comment>a suit as trump</comment>
        <translation>%1定%2为将。</translation>
    </message>
    <message>
        <source>You take the %1.</source>
        <translation>你拿%1。</translation>
    </message>
    <message>
        <source>%1 takes the %2.</source>
        <translation>%1拿%2。</translation>
    </message>
    <message>
        <source>You have kept your twelve cards.</source>
        <translation>你留好了十二张牌。</translation>
    </message>
    <message>
        <source>%1 has kept twelve cards.</source>
        <translation>%1留好了十二张牌。</translation>
    </message>
    <message>
        <source>You have no melds.</source>
        <translation>你没有组合。</translation>
    </message>
    <message>
        <source>%1 has no melds.</source>
        <translation>%1没有组合。</translation>
    </message>
    <message numerus="yes">
        <source>Your melds: %1. That is %Ln point(s).</source>
        <translation>
            <numerusform>你的组合：%1。共 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melds of %1: %2. That is %Ln point(s).</source>
        <translation>
            <numerusform>%1的组合：%2。共 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead the %1.</source>
        <translation>你领出%1。</translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translation>%1领出%2。</translation>
    </message>
    <message>
        <source>You play the %1.</source>
        <translation>你出%1。</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1出%2。</translation>
    </message>
    <message numerus="yes">
        <source>You win the trick, %Ln point(s).</source>
        <translation>
            <numerusform>你赢下这一墩，%Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the trick, %Ln point(s).</source>
        <translation>
            <numerusform>%1赢下这一墩，%Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2.</source>
        <comment>points so far, the bid</comment>
        <translation>%L1 分，叫分 %L2。</translation>
    </message>
    <message>
        <source>You bid first.</source>
        <translation>你先叫分。</translation>
    </message>
    <message>
        <source>%1 bids first.</source>
        <translation>%1先叫分。</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>本局结束。%1</translation>
    </message>
    <message>
        <source>Led %1</source>
        <comment>what a seat did</comment>
        <translation>领出 %1</translation>
    </message>
    <message>
        <source>Led the %1</source>
        <comment>what a seat did</comment>
        <translation>领出%1</translation>
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
        <source>%L1 in melds</source>
        <comment>points of a seat</comment>
        <translation>组合 %L1 分</translation>
    </message>
    <message>
        <source>Has kept 12</source>
        <comment>cards</comment>
        <translation>已留 12 张</translation>
    </message>
    <message>
        <source>Picked %1</source>
        <comment>a suit as trump</comment>
        <translation>定%1为将</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>what a seat did</comment>
        <translation>不叫</translation>
    </message>
    <message>
        <source>Bid %L1</source>
        <comment>what a seat did</comment>
        <translation>叫 %L1</translation>
    </message>
    <message>
        <source>Took %1</source>
        <comment>what a seat did</comment>
        <translation>拿 %1</translation>
    </message>
    <message>
        <source>Took the %1</source>
        <comment>what a seat did</comment>
        <translation>拿%1</translation>
    </message>
    <message>
        <source>Your bid is made.</source>
        <translation>你已达成叫分。</translation>
    </message>
    <message>
        <source>The bid is made.</source>
        <translation>叫分已达成。</translation>
    </message>
    <message>
        <source>%L1 more for your bid.</source>
        <translation>还差 %L1 达成你的叫分。</translation>
    </message>
    <message>
        <source>%L1 more for the bid.</source>
        <translation>还差 %L1 达成叫分。</translation>
    </message>
    <message>
        <source>Pass.</source>
        <comment>a hint</comment>
        <translation>不叫。</translation>
    </message>
    <message>
        <source>Bid %L1.</source>
        <comment>a hint</comment>
        <translation>叫 %L1。</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <comment>a hint</comment>
        <translation>拿 %1。</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>a hint</comment>
        <translation>出 %1。</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>the trump, and who plays for how much</comment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>You need %L1 more from the tricks.</source>
        <translation>你还需要靠赢墩得 %L1 分。</translation>
    </message>
    <message>
        <source>%2 needs %L1 more from the tricks.</source>
        <translation>%2还需要靠赢墩得 %L1 分。</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>你拿</translation>
    </message>
    <message>
        <source>You get it</source>
        <translation>归你</translation>
    </message>
    <message>
        <source>%1 takes it</source>
        <translation>%1拿</translation>
    </message>
    <message>
        <source>%1 gets it</source>
        <translation>归%1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a card, and who gets it</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>You take %1; %3 gets %2.</source>
        <comment>two cards</comment>
        <translation>你拿 %1，%3得 %2。</translation>
    </message>
    <message>
        <source>%3 takes %1; you get %2.</source>
        <comment>two cards</comment>
        <translation>%3拿 %1，你得 %2。</translation>
    </message>
    <message>
        <source>%3 takes %1; %4 gets %2.</source>
        <comment>two cards</comment>
        <translation>%3拿 %1，%4得 %2。</translation>
    </message>
    <message>
        <source>Melds and tricks are added up.</source>
        <translation>组合与赢墩的分数相加。</translation>
    </message>
    <message>
        <source>Do you make your bid of %L1?</source>
        <translation>你能达成 %L1 的叫分吗？</translation>
    </message>
    <message>
        <source>Does %2 make the bid of %L1?</source>
        <translation>%2能完成 %L1 的叫分吗？</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <comment>points</comment>
        <translation>%L1 到 %L2</translation>
    </message>
    <message>
        <source>%4: %L1 in melds, %L2 to %L3 likely.</source>
        <comment>a suit</comment>
        <translation>%4：组合 %L1 分，估计得 %L2 到 %L3 分。</translation>
    </message>
    <message>
        <source>Your melds alone reach %L1 with %2.</source>
        <comment>a suit</comment>
        <translation>以%2为将，单凭组合就有 %L1 分。</translation>
    </message>
    <message>
        <source>Up to &lt;b&gt;%L1&lt;/b&gt; is usually made.</source>
        <translation>叫到 &lt;b&gt;%L1&lt;/b&gt; 分通常能达成。</translation>
    </message>
    <message>
        <source>Miss your bid and you lose.</source>
        <translation>达不到叫分你就输。</translation>
    </message>
    <message>
        <source>Two marriages</source>
        <translation>两对婚配</translation>
    </message>
    <message>
        <source>Play %1: the trick is lost, and this gives nothing away.</source>
        <translation>出 %1：这一墩赢不了，这样一分也不送。</translation>
    </message>
    <message>
        <source>Nobody had bid</source>
        <translation>无人叫分</translation>
    </message>
    <message>
        <source>Bid %L1, made with %L2 to spare</source>
        <translation>叫分 %L1，超出 %L2 分</translation>
    </message>
    <message>
        <source>Against a bid of %L1, made with %L2 to spare</source>
        <translation>对方叫分 %L1，超出 %L2 分</translation>
    </message>
    <message>
        <source>Bid %L1, %L2 short</source>
        <translation>叫分 %L1，差 %L2 分</translation>
    </message>
    <message>
        <source>Against a bid of %L1, %L2 short</source>
        <translation>对方叫分 %L1，差 %L2 分</translation>
    </message>
    <message>
        <source>Pass: in many deals like this one, it does best.</source>
        <translation>过：在许多类似的牌局中，这样最有利。</translation>
    </message>
    <message>
        <source>Bid %L1: in many deals like this one, it does best.</source>
        <translation>叫 %L1：在许多类似的牌局中，这样最有利。</translation>
    </message>
    <message>
        <source>Take %1: in many deals like this one, it does best.</source>
        <translation>拿 %1：在许多类似的牌局中，这样最有利。</translation>
    </message>
    <message>
        <source>Play %1: in many deals like this one, it does best.</source>
        <translation>出 %1：在许多类似的牌局中，这样最有利。</translation>
    </message>
    <message>
        <source>Pick %1: in many deals like this one, it does best.</source>
        <comment>a suit as trump</comment>
        <translation>定%1为将：在许多类似的牌局中，这样最有利。</translation>
    </message>
    <message>
        <source>Keep the twelve with the tag.</source>
        <translation>留下带标记的十二张。</translation>
    </message>
    <message>
        <source>Keep these: %1.</source>
        <comment>cards</comment>
        <translation>留这些牌：%1。</translation>
    </message>
</context>
<context>
    <name>PinochleBidStepper</name>
    <message>
        <source>First bid: %L1</source>
        <translation>首次叫分：%L1</translation>
    </message>
    <message>
        <source>Ten less</source>
        <translation>减十</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>加十</translation>
    </message>
</context>
<context>
    <name>PinochleBidding</name>
    <message>
        <source>%1 %L2</source>
        <translation>%1 %L2</translation>
    </message>
</context>
<context>
    <name>PinochleCounting</name>
    <message>
        <source>Bid %L1</source>
        <extracomment>The bid to be reached.</extracomment>
        <translation>叫分 %L1</translation>
    </message>
</context>
<context>
    <name>PinochleKeeping</name>
    <message>
        <source>Sort by rank</source>
        <translation>按大小排列</translation>
    </message>
    <message>
        <source>Sort as in the pack</source>
        <translation>按牌序排列</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>按花色排列</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
</context>
<context>
    <name>PinochleKeys</name>
    <message>
        <source>In Pinochle</source>
        <translation>在皮纳克尔中</translation>
    </message>
    <message>
        <source>ten more, twenty more, or pass</source>
        <translation>加十、加二十或不叫</translation>
    </message>
    <message>
        <source>the first bid: ten more, ten less</source>
        <translation>首次叫分：加十、减十</translation>
    </message>
    <message>
        <source>while trump is picked: that suit</source>
        <translation>定将牌时：选那个花色</translation>
    </message>
    <message>
        <source>with two cards turned up: that one</source>
        <translation>有两张明牌时：拿那一张</translation>
    </message>
</context>
<context>
    <name>PinochleMeldsAside</name>
    <message>
        <source>%1 &lt;b&gt;%L2&lt;/b&gt;</source>
        <comment>a meld, and its points</comment>
        <translation>%1 &lt;b&gt;%L2&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>PinochleRanges</name>
    <message>
        <source>What your hand is worth</source>
        <translation>你这手牌值多少分</translation>
    </message>
    <message>
        <source>Melds now, then what such hands usually reach</source>
        <translation>先是现有组合，再是这类牌通常能得的分</translation>
    </message>
    <message>
        <source>Melds, then what such hands usually reach</source>
        <translation>先是组合，再是这类牌通常能得的分</translation>
    </message>
    <message>
        <source>melds</source>
        <comment>after their points</comment>
        <translation>组合分</translation>
    </message>
    <message>
        <source>Melds now</source>
        <translation>现有组合</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>Tricks, likely</source>
        <translation>赢墩，估计</translation>
    </message>
    <message>
        <source>With luck</source>
        <translation>运气好时</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>the highest bid so far, marked on bars</comment>
        <translation>叫分</translation>
    </message>
</context>
<context>
    <name>PinochleReckoning</name>
    <message>
        <source>%1: %L2</source>
        <comment>a line of the reckoning</comment>
        <translation>%1：%L2</translation>
    </message>
</context>
<context>
    <name>PinochleRules</name>
    <message>
        <source>One deal is one game</source>
        <translation>一副牌定胜负</translation>
    </message>
    <message>
        <source>Two players, and two of each card from nine to ace. The highest bidder picks trump, and must reach the bid with melds and tricks together. Miss the bid and you lose; otherwise the higher score wins.</source>
        <translation>二人对局，从 9 到 A 每张牌各有两张。叫分高的人定将牌，组合与赢墩加起来必须达到叫分。达不到就输，否则分高者胜。</translation>
    </message>
    <message>
        <source>How a game goes</source>
        <translation>一局的经过</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Twelve cards each. The first bid is any multiple of %L1; then %L1 or %L2 more in turn, until one of you passes.</source>
        <translation>每人十二张牌。首次叫分是 %L1 的任意倍数；之后轮流加 %L1 或 %L2，直到有人不叫。</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>定将</translation>
    </message>
    <message>
        <source>The highest bidder picks the trump suit.</source>
        <translation>叫分最高的人定将牌花色。</translation>
    </message>
    <message>
        <source>Only in cut-throat</source>
        <translation>仅限割喉玩法</translation>
    </message>
    <message>
        <source>Two cards are turned up, and the highest bidder takes one of them. The rest are drawn in turn. Then each of you keeps 12 of 24 cards, unseen by the other.</source>
        <translation>翻开两张牌，叫分最高的人拿一张。其余的牌轮流摸完，每人从 24 张里留 12 张，对方看不到。</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Both players show the melds in their twelve cards, and score them.</source>
        <translation>双方亮出十二张牌里的组合并计分。</translation>
    </message>
    <message>
        <source>Twelve tricks</source>
        <translation>十二墩</translation>
    </message>
    <message>
        <source>The highest bidder leads first, then whoever won the last trick.</source>
        <translation>叫分最高的人先领出，之后由上一墩的赢家领出。</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>跟牌</translation>
    </message>
    <message>
        <source>Beat it if you can</source>
        <translation>能大则大</translation>
    </message>
    <message>
        <source>From high to low: ace, ten, king, queen, jack, nine.</source>
        <translation>从大到小：A、10、K、Q、J、9。</translation>
    </message>
    <message>
        <source>Beat it if you can: the ten of hearts beats the king of hearts. From high to low: ace, ten, king, queen, jack, nine.</source>
        <translation>能大则大：红心10压过红心K。从大到小：A、10、K、Q、J、9。</translation>
    </message>
    <message>
        <source>Otherwise, play a trump</source>
        <translation>否则出将牌</translation>
    </message>
    <message>
        <source>Even if you have a lower card of the suit. Here spades are trump.</source>
        <translation>即使还有同花色的小牌。这里黑桃为将。</translation>
    </message>
    <message>
        <source>Otherwise, play a trump: with spades as trump, the nine of spades beats the ace of hearts. You must, even if you have a lower heart.</source>
        <translation>否则出将牌：黑桃为将时，黑桃9压过红心A。即使还有红心小牌，也必须出将牌。</translation>
    </message>
    <message>
        <source>Otherwise, any card</source>
        <translation>否则随意出</translation>
    </message>
    <message>
        <source>Then the leader wins. The leader also wins a tie.</source>
        <translation>这时领出的人赢；牌一样大也是他赢。</translation>
    </message>
    <message>
        <source>Otherwise, any card: the jack of clubs loses to the ace of hearts. The leader also wins a tie.</source>
        <translation>否则随意出：梅花J输给红心A。牌一样大时，领出的人赢。</translation>
    </message>
    <message>
        <source>Melds, with spades as trump</source>
        <translation>组合（以黑桃为将）</translation>
    </message>
    <message>
        <source>Double run</source>
        <translation>双顺子</translation>
    </message>
    <message>
        <source>Jacks abound</source>
        <translation>八张 J</translation>
    </message>
    <message>
        <source>Double pinochle</source>
        <translation>双皮纳克尔</translation>
    </message>
    <message>
        <source>Run and royal marriage</source>
        <translation>顺子加皇家婚配</translation>
    </message>
    <message>
        <source>Run and king, or run and queen</source>
        <translation>顺子加 K，或顺子加 Q</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>Aces around</source>
        <translation>四门 A</translation>
    </message>
    <message>
        <source>Royal marriage</source>
        <translation>皇家婚配</translation>
    </message>
    <message>
        <source>Pinochle</source>
        <translation>皮纳克尔</translation>
    </message>
    <message>
        <source>Common marriage, in any other suit</source>
        <translation>普通婚配，将牌以外的花色</translation>
    </message>
    <message>
        <source>Dix, the nine of trump</source>
        <translation>将牌 9</translation>
    </message>
    <message>
        <source>Each kind counts once, the highest first, and a card counts in one meld only.</source>
        <translation>每种组合只计一次，从高到低；一张牌只计入一个组合。</translation>
    </message>
    <message>
        <source>What cards are worth in tricks</source>
        <translation>牌在墩里的分值</translation>
    </message>
    <message>
        <source>Ace %L1, ten %L2, king %L3, queen %L4, jack %L5, nine nothing; but the nine of trump %L2.</source>
        <translation>A %L1，10 %L2，K %L3，Q %L4，J %L5，9 不计分；但将牌 9 计 %L2。</translation>
    </message>
    <message>
        <source>Click a bid, a suit or a card, then click the button; or double-click a card, or drag it to its place. To keep twelve, click the ones you want.</source>
        <translation>点叫分、花色或牌，再点按钮；也可以双击牌，或把它拖到位置上。留十二张时，点你想留的牌。</translation>
    </message>
    <message>
        <source>1 bids ten more, 2 twenty more, P passes. S, H, D and C choose the trump, 1 and 2 the card that is turned up. The arrows and Space choose cards, Enter plays. H asks for a hint, ? shows all keys.</source>
        <translation>按 1 加十，2 加二十，P 不叫。S、H、D、C 选将牌，1、2 选明牌。方向键加空格选牌，Enter 出牌。H 给出提示，? 显示所有快捷键。</translation>
    </message>
    <message>
        <source>Everything that happens is read out in order, one sentence at a time. When you mark cards, you hear what they would meld.</source>
        <translation>所有经过都会逐句按顺序读出；标记牌时，也会读出它们的组合。</translation>
    </message>
</context>
<context>
    <name>PinochleTricks</name>
    <message>
        <source>Your card</source>
        <translation>你的牌</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>你的牌</translation>
    </message>
</context>
<context>
    <name>PinochleWorth</name>
    <message>
        <source>Your melds, by trump</source>
        <translation>各门为将时你的组合</translation>
    </message>
</context>
</TS>
