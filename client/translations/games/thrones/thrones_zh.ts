<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>BackChoice</name>
    <message>
        <source>Knitted stars</source>
        <translation>针织星</translation>
    </message>
</context>
<context>
    <name>ClothChoice</name>
    <message>
        <source>Winter</source>
        <translation>冬</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Game of Thrones</source>
        <translation>权力的游戏</translation>
    </message>
    <message>
        <source>Two teams, two piles, six battles in the snow.</source>
        <translation>两队人马，两堆牌，雪中六场对决。</translation>
    </message>
    <message>
        <source>Each battle starts with a heart on both sides. These three are yours.</source>
        <translation>每场对决双方各以一张红心开始。这三张是你的。</translation>
    </message>
    <message>
        <source>Play %1 on our pile: we attack with 9 and defend with 9.</source>
        <translation>把 %1 放到我方牌堆：我方攻击 9，防御 9。</translation>
    </message>
    <message>
        <source>%1 would attack and defend with only 5.</source>
        <translation>%1 的攻击和防御都只有 5。</translation>
    </message>
    <message>
        <source>%1 would attack and defend with only 2.</source>
        <translation>%1 的攻击和防御都只有 2。</translation>
    </message>
    <message>
        <source>Clubs add to the attack: with your partner’s %1, ours is 13.</source>
        <translation>梅花增加攻击：加上搭档的 %1，我方攻击是 13。</translation>
    </message>
    <message>
        <source>Spades add to the defence: with %1, their %2 defends with 16.</source>
        <translation>黑桃增加防御：加上 %1，对方的 %2 防御是 16。</translation>
    </message>
    <message>
        <source>A diamond takes away what the card below it gave, twice if both have the same rank. So play %1 on their %2.</source>
        <translation>方块削减下面那张牌增加的数值，点数相同则加倍。所以把 %1 放到对方的 %2 上。</translation>
    </message>
    <message>
        <source>%1 would add to our attack, but here a diamond takes away more.</source>
        <translation>%1 会增加我方攻击，但这里方块削减得更多。</translation>
    </message>
    <message>
        <source>Our attack of 13 beats their 4, and their 13 can’t beat our 17. So save your cards and pass.</source>
        <translation>我方攻击 13 胜对方的 4，对方的 13 胜不了我方的 17。所以留着牌，不出。</translation>
    </message>
    <message>
        <source>We have won both: 10 points for %1, which fell, and 9 for %2, which stood.</source>
        <translation>两次都是我方赢：倒下的 %1 得 10 分，守住的 %2 得 9 分。</translation>
    </message>
    <message>
        <source>There are six such battles, and the team with more points wins.</source>
        <translation>这样的对决共有六场，得分多的一队获胜。</translation>
    </message>
</context>
<context>
    <name>Thrones</name>
    <message>
        <source>Play %1 on ours</source>
        <translation>%1 放到我方</translation>
    </message>
    <message>
        <source>Play %1 on theirs</source>
        <translation>%1 放到对方</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>No card of yours has a place now. You can only pass.</source>
        <translation>你的牌现在都放不了，只能不出。</translation>
    </message>
    <message>
        <source>Play a heart on our pile.</source>
        <translation>把一张红心放到我方牌堆。</translation>
    </message>
    <message>
        <source>Play %1 on a pile.</source>
        <translation>把 %1 放到一个牌堆上。</translation>
    </message>
    <message>
        <source>Choose a card, or pass.</source>
        <translation>选一张牌，或不出。</translation>
    </message>
    <message>
        <source>Choose a heart</source>
        <translation>请选一张红心</translation>
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
        <translation>只能把自己的手牌放到牌堆上。</translation>
    </message>
    <message>
        <source>Your turn. No card of yours has a place now. You can only pass.</source>
        <translation>轮到你了。你的牌现在都放不了，只能不出。</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). No card of yours has a place now. You can only pass.</source>
        <translation>
            <numerusform>轮到你了，%Ln 秒。你的牌现在都放不了，只能不出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Play a heart on our pile.</source>
        <translation>轮到你了。把一张红心放到我方牌堆。</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Play a heart on our pile.</source>
        <translation>
            <numerusform>轮到你了，%Ln 秒。把一张红心放到我方牌堆。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Choose a card, or pass.</source>
        <translation>轮到你了。选一张牌，或不出。</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Choose a card, or pass.</source>
        <translation>
            <numerusform>轮到你了，%Ln 秒。选一张牌，或不出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to play it on our pile.</source>
        <translation>已选中%1。按 Enter 放到我方牌堆。</translation>
    </message>
    <message>
        <source>Selected %1. Up and down choose the pile, Enter plays it there.</source>
        <translation>已选中%1。用上下键选牌堆，按 Enter 放上去。</translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for us</source>
        <translation>
            <numerusform>%L1 胜 %L2：我方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for them</source>
        <translation>
            <numerusform>%L1 胜 %L2：对方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for the top team</source>
        <translation>
            <numerusform>%L1 胜 %L2：上方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 胜 %L2：下方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for us</source>
        <translation>
            <numerusform>%L1 胜不了 %L2：我方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for them</source>
        <translation>
            <numerusform>%L1 胜不了 %L2：对方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for the top team</source>
        <translation>
            <numerusform>%L1 胜不了 %L2：上方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 胜不了 %L2：下方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Our %L1 beats their %L2</source>
        <translation>我方 %L1 胜对方 %L2</translation>
    </message>
    <message>
        <source>Their %L1 beats our %L2</source>
        <translation>对方 %L1 胜我方 %L2</translation>
    </message>
    <message>
        <source>Top %L1 beats bottom %L2</source>
        <translation>上方 %L1 胜下方 %L2</translation>
    </message>
    <message>
        <source>Bottom %L1 beats top %L2</source>
        <translation>下方 %L1 胜上方 %L2</translation>
    </message>
    <message>
        <source>Our %L1 can’t beat their %L2</source>
        <translation>我方 %L1 胜不了对方 %L2</translation>
    </message>
    <message>
        <source>Their %L1 can’t beat our %L2</source>
        <translation>对方 %L1 胜不了我方 %L2</translation>
    </message>
    <message>
        <source>Top %L1 can’t beat bottom %L2</source>
        <translation>上方 %L1 胜不了下方 %L2</translation>
    </message>
    <message>
        <source>Bottom %L1 can’t beat top %L2</source>
        <translation>下方 %L1 胜不了上方 %L2</translation>
    </message>
    <message>
        <source>%L1 beats %L2</source>
        <translation>%L1 胜 %L2</translation>
    </message>
    <message>
        <source>%L1 can’t beat %L2</source>
        <translation>%L1 胜不了 %L2</translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>对决：我方攻击 %L1 胜 %L2，我方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 can’t beat %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>对决：我方攻击 %L1 胜不了 %L2，对方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>对决：上方攻击 %L1 胜 %L2，上方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 can’t beat %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>对决：上方攻击 %L1 胜不了 %L2，下方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>我方攻击 %L1 胜 %L2，我方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 can’t beat %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>我方攻击 %L1 胜不了 %L2，对方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>上方攻击 %L1 胜 %L2，上方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 can’t beat %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>上方攻击 %L1 胜不了 %L2，下方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 beats %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>对方攻击 %L1 胜 %L2，对方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 can’t beat %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>对方攻击 %L1 胜不了 %L2，我方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 beats %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>下方攻击 %L1 胜 %L2，下方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 can’t beat %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>下方攻击 %L1 胜不了 %L2，上方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This battle is a draw, %Ln point(s) each.</source>
        <translation>
            <numerusform>这场对决打平，各 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We win this battle, %Ln point(s).</source>
        <translation>
            <numerusform>我方赢得这场对决，得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win this battle, %Ln point(s).</source>
        <translation>
            <numerusform>对方赢得这场对决，得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top team wins this battle, %Ln point(s).</source>
        <translation>
            <numerusform>上方赢得这场对决，得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom team wins this battle, %Ln point(s).</source>
        <translation>
            <numerusform>下方赢得这场对决，得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>We win this battle, %L1 to %L2.</source>
        <translation>我方以 %L1 比 %L2 赢得这场对决。</translation>
    </message>
    <message>
        <source>They win this battle, %L1 to %L2.</source>
        <translation>对方以 %L1 比 %L2 赢得这场对决。</translation>
    </message>
    <message>
        <source>The top team wins this battle, %L1 to %L2.</source>
        <translation>上方以 %L1 比 %L2 赢得这场对决。</translation>
    </message>
    <message>
        <source>The bottom team wins this battle, %L1 to %L2.</source>
        <translation>下方以 %L1 比 %L2 赢得这场对决。</translation>
    </message>
    <message numerus="yes">
        <source>Both teams have %Ln point(s).</source>
        <translation>
            <numerusform>双方各 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>We lead %L1 to %L2.</source>
        <translation>我方以 %L1 比 %L2 领先。</translation>
    </message>
    <message>
        <source>They lead %L1 to %L2.</source>
        <translation>对方以 %L1 比 %L2 领先。</translation>
    </message>
    <message>
        <source>The top team leads %L1 to %L2.</source>
        <translation>上方以 %L1 比 %L2 领先。</translation>
    </message>
    <message>
        <source>The bottom team leads %L1 to %L2.</source>
        <translation>下方以 %L1 比 %L2 领先。</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>对决</translation>
    </message>
    <message>
        <source>turn %L1 of %L2</source>
        <translation>第 %L1 手，共 %L2 手</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>我方</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>Top pile</source>
        <translation>上方牌堆</translation>
    </message>
    <message>
        <source>Bottom pile</source>
        <translation>下方牌堆</translation>
    </message>
    <message>
        <source>Our pile: empty.</source>
        <translation>我方牌堆：空。</translation>
    </message>
    <message>
        <source>Their pile: empty.</source>
        <translation>对方牌堆：空。</translation>
    </message>
    <message>
        <source>The top pile: empty.</source>
        <translation>上方牌堆：空。</translation>
    </message>
    <message>
        <source>The bottom pile: empty.</source>
        <translation>下方牌堆：空。</translation>
    </message>
    <message numerus="yes">
        <source>Our pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>我方牌堆：攻击 %L1，防御 %L2，%Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>对方牌堆：攻击 %L1，防御 %L2，%Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>上方牌堆：攻击 %L1，防御 %L2，%Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>下方牌堆：攻击 %L1，防御 %L2，%Ln 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Ours&lt;/b&gt;, with %1</source>
        <translation>&lt;b&gt;我方&lt;/b&gt;，搭档%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Theirs&lt;/b&gt;</source>
        <translation>&lt;b&gt;对方&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <comment>a team</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Ours %L1, theirs %L2</source>
        <translation>我方 %L1，对方 %L2</translation>
    </message>
    <message>
        <source>Top %L1, bottom %L2</source>
        <translation>上方 %L1，下方 %L2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln heart(s) left</source>
        <translation>
            <numerusform>剩 %Ln 张红心</numerusform>
        </translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>Battle %L1 of %L2</source>
        <translation>第 %L1 场，共 %L2 场</translation>
    </message>
    <message>
        <source>Next battle</source>
        <translation>下一场</translation>
    </message>
    <message numerus="yes">
        <source>%Ln with you</source>
        <comment>points of a team</comment>
        <translation>
            <numerusform>与你共 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with %1</source>
        <comment>points of a team</comment>
        <translation>
            <numerusform>与%1共 %Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>With you</source>
        <translation>你的搭档</translation>
    </message>
    <message>
        <source>%1, with you</source>
        <translation>%1，你的搭档</translation>
    </message>
    <message>
        <source>%1 on our pile would have attack and defence %L2.</source>
        <comment>a card</comment>
        <translation>%1放到我方牌堆，攻击和防御会是 %L2。</translation>
    </message>
    <message>
        <source>%1 on their pile would have attack and defence %L2.</source>
        <comment>a card</comment>
        <translation>%1放到对方牌堆，攻击和防御会是 %L2。</translation>
    </message>
    <message>
        <source>%1 on our pile would make attack %L2; our attack would succeed.</source>
        <translation>%1放到我方牌堆，攻击变为 %L2；我方进攻会成功。</translation>
    </message>
    <message>
        <source>%1 on our pile would make attack %L2; our attack would fail.</source>
        <translation>%1放到我方牌堆，攻击变为 %L2；我方进攻会失败。</translation>
    </message>
    <message>
        <source>%1 on their pile would make attack %L2; their attack would succeed.</source>
        <translation>%1放到对方牌堆，攻击变为 %L2；对方进攻会成功。</translation>
    </message>
    <message>
        <source>%1 on their pile would make attack %L2; their attack would fail.</source>
        <translation>%1放到对方牌堆，攻击变为 %L2；对方进攻会失败。</translation>
    </message>
    <message>
        <source>%1 on our pile would make defence %L2; their attack would succeed.</source>
        <translation>%1放到我方牌堆，防御变为 %L2；对方进攻会成功。</translation>
    </message>
    <message>
        <source>%1 on our pile would make defence %L2; their attack would fail.</source>
        <translation>%1放到我方牌堆，防御变为 %L2；对方进攻会失败。</translation>
    </message>
    <message>
        <source>%1 on their pile would make defence %L2; our attack would succeed.</source>
        <translation>%1放到对方牌堆，防御变为 %L2；我方进攻会成功。</translation>
    </message>
    <message>
        <source>%1 on their pile would make defence %L2; our attack would fail.</source>
        <translation>%1放到对方牌堆，防御变为 %L2；我方进攻会失败。</translation>
    </message>
    <message>
        <source>Each battle starts with a heart; nobody may pass now.</source>
        <translation>每场对决都从红心开始，现在不能不出。</translation>
    </message>
    <message>
        <source>Each battle starts with a heart. Play one on our pile.</source>
        <translation>每场对决都从红心开始。请放一张到我方牌堆。</translation>
    </message>
    <message>
        <source>Hearts only start a battle. Play another card, or pass.</source>
        <translation>红心只用来开始对决。请出其他牌，或不出。</translation>
    </message>
    <message>
        <source>A heart goes on our own pile.</source>
        <translation>红心要放到自己的牌堆。</translation>
    </message>
    <message>
        <source>A diamond may not lie on a heart.</source>
        <translation>方块不能放在红心上。</translation>
    </message>
    <message>
        <source>Play %3 on our pile: then our attack succeeds, and the battle would bring us %L1 points, not %L2.</source>
        <translation>把 %3 放到我方牌堆：我方进攻会成功，这场对决我方得 %L1 分，而不是 %L2 分。</translation>
    </message>
    <message>
        <source>Play %3 on their pile: then our attack succeeds, and the battle would bring us %L1 points, not %L2.</source>
        <translation>把 %3 放到对方牌堆：我方进攻会成功，这场对决我方得 %L1 分，而不是 %L2 分。</translation>
    </message>
    <message>
        <source>Play %3 on our pile: then their attack fails, and the battle would bring us %L1 points, not %L2.</source>
        <translation>把 %3 放到我方牌堆：对方进攻会失败，这场对决我方得 %L1 分，而不是 %L2 分。</translation>
    </message>
    <message>
        <source>Play %3 on their pile: then their attack fails, and the battle would bring us %L1 points, not %L2.</source>
        <translation>把 %3 放到对方牌堆：对方进攻会失败，这场对决我方得 %L1 分，而不是 %L2 分。</translation>
    </message>
    <message>
        <source>Play %1 on our pile: nobody else has a diamond that could cancel it twice over.</source>
        <translation>把 %1 放到我方牌堆：别人没有能加倍削减它的方块。</translation>
    </message>
    <message>
        <source>Play %1 on their pile: nobody else has a diamond that could cancel it twice over.</source>
        <translation>把 %1 放到对方牌堆：别人没有能加倍削减它的方块。</translation>
    </message>
    <message>
        <source>Play %1 on our pile: it makes us stronger for the rest of the battle.</source>
        <translation>把 %1 放到我方牌堆：它让我方在这场对决余下的时间里更强。</translation>
    </message>
    <message>
        <source>Play %1 on their pile: it makes them weaker for the rest of the battle.</source>
        <translation>把 %1 放到对方牌堆：它让对方在这场对决余下的时间里更弱。</translation>
    </message>
    <message>
        <source>Play %1 on our pile.</source>
        <translation>把 %1 放到我方牌堆。</translation>
    </message>
    <message>
        <source>Play %1 on their pile.</source>
        <translation>把 %1 放到对方牌堆。</translation>
    </message>
    <message>
        <source>Play %1 on our pile: it is your last heart.</source>
        <translation>把 %1 放到我方牌堆：这是你最后一张红心。</translation>
    </message>
    <message>
        <source>Play %1 on our pile: a strong character attacks and defends well from the start.</source>
        <translation>把 %1 放到我方牌堆：点数大的红心从一开始就能攻能守。</translation>
    </message>
    <message>
        <source>Play %1 on our pile: little is lost if it falls.</source>
        <translation>把 %1 放到我方牌堆：即使失守，损失也小。</translation>
    </message>
    <message>
        <source>Pass: both attacks go our way as they stand.</source>
        <translation>不出：照现在的局面，两次进攻都对我方有利。</translation>
    </message>
    <message>
        <source>Pass: no card of yours helps us now without a risk.</source>
        <translation>不出：你的牌现在帮不上忙，出了反而有风险。</translation>
    </message>
    <message>
        <source>Pass: your cards are worth more later.</source>
        <translation>不出：你的牌留到后面更有用。</translation>
    </message>
    <message>
        <source>Pass: none of your cards can be played now.</source>
        <translation>不出：你的牌现在都放不了。</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>不出。</translation>
    </message>
    <message>
        <source>A draw, %L1 each. Both teams win.</source>
        <translation>平局，各 %L1 分。两队都获胜。</translation>
    </message>
    <message>
        <source>%3 win, %L1 to %L2.</source>
        <comment>a team: two names</comment>
        <translation>%3以 %L1 比 %L2 获胜。</translation>
    </message>
    <message>
        <source>We win, %L1 to %L2.</source>
        <translation>我方以 %L1 比 %L2 获胜。</translation>
    </message>
    <message>
        <source>Battles won: the top team %L1, the bottom team %L2.</source>
        <translation>赢得的对决：上方 %L1 场，下方 %L2 场。</translation>
    </message>
    <message>
        <source>Battles won: ours %L1, theirs %L2.</source>
        <translation>赢得的对决：我方 %L1 场，对方 %L2 场。</translation>
    </message>
    <message>
        <source>Battle %L1</source>
        <translation>第 %L1 场</translation>
    </message>
    <message>
        <source>you and %1</source>
        <comment>a team</comment>
        <translation>你和%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a team</comment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>You play the %3 on our pile: attack %L1, defence %L2.</source>
        <translation>你把%3放到我方牌堆：攻击 %L1，防御 %L2。</translation>
    </message>
    <message>
        <source>You play the %3 on their pile: attack %L1, defence %L2.</source>
        <translation>你把%3放到对方牌堆：攻击 %L1，防御 %L2。</translation>
    </message>
    <message>
        <source>%3 plays the %4 on our pile: attack %L1, defence %L2.</source>
        <translation>%3把%4放到我方牌堆：攻击 %L1，防御 %L2。</translation>
    </message>
    <message>
        <source>%3 plays the %4 on their pile: attack %L1, defence %L2.</source>
        <translation>%3把%4放到对方牌堆：攻击 %L1，防御 %L2。</translation>
    </message>
    <message>
        <source>%3 plays the %4 on the top pile: attack %L1, defence %L2.</source>
        <translation>%3把%4放到上方牌堆：攻击 %L1，防御 %L2。</translation>
    </message>
    <message>
        <source>%3 plays the %4 on the bottom pile: attack %L1, defence %L2.</source>
        <translation>%3把%4放到下方牌堆：攻击 %L1，防御 %L2。</translation>
    </message>
    <message>
        <source>played %1 on ours</source>
        <translation>%1 放到我方</translation>
    </message>
    <message>
        <source>played %1 on theirs</source>
        <translation>%1 放到对方</translation>
    </message>
    <message>
        <source>played %1 on the top pile</source>
        <translation>%1 放到上方牌堆</translation>
    </message>
    <message>
        <source>played %1 on the bottom pile</source>
        <translation>%1 放到下方牌堆</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %1 on ours</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 把 %1 放到我方</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %1 on theirs</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 把 %1 放到对方</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2 on ours</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 把 %2 放到我方</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2 on theirs</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 把 %2 放到对方</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2 on the top pile</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 把 %2 放到上方牌堆</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2 on the bottom pile</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 把 %2 放到下方牌堆</translation>
    </message>
    <message>
        <source>have nothing to play</source>
        <translation>无牌可出</translation>
    </message>
    <message>
        <source>has nothing to play</source>
        <translation>无牌可出</translation>
    </message>
    <message>
        <source>You have nothing to play.</source>
        <translation>你无牌可出。</translation>
    </message>
    <message>
        <source>%1 has nothing to play.</source>
        <translation>%1无牌可出。</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; have nothing to play</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 无牌可出</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; has nothing to play</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 无牌可出</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>You passed.</source>
        <translation>你不出。</translation>
    </message>
    <message>
        <source>%1 passed.</source>
        <translation>%1不出。</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 不出</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 不出</translation>
    </message>
    <message>
        <source>Battle %L1 of %L2. You begin.</source>
        <translation>第 %L1 场，共 %L2 场。由你先出。</translation>
    </message>
    <message>
        <source>Battle %L1 of %L2. %3 begins.</source>
        <translation>第 %L1 场，共 %L2 场。由%3先出。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>had %1 left</source>
        <comment>cards</comment>
        <translation>剩下 %1</translation>
    </message>
    <message>
        <source>You had these cards left: %1.</source>
        <translation>你剩下这些牌：%1。</translation>
    </message>
    <message>
        <source>%1 had these cards left: %2.</source>
        <translation>%1剩下这些牌：%2。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>got %1</source>
        <comment>cards</comment>
        <translation>拿到 %1</translation>
    </message>
    <message>
        <source>You got these cards: %1.</source>
        <translation>你拿到这些牌：%1。</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>对决</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>本局结束。%1</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>你的牌：%1。</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>你不出。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1不出。</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>无牌可出</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Played %1 on ours</source>
        <comment>what a seat did</comment>
        <translation>%1 放到我方</translation>
    </message>
    <message>
        <source>Played %1 on theirs</source>
        <comment>what a seat did</comment>
        <translation>%1 放到对方</translation>
    </message>
    <message>
        <source>Played %1 on top</source>
        <comment>what a seat did</comment>
        <translation>%1 放到上方</translation>
    </message>
    <message>
        <source>Played %1 below</source>
        <comment>what a seat did</comment>
        <translation>%1 放到下方</translation>
    </message>
    <message>
        <source>Played the %1 on our pile</source>
        <comment>what a seat did</comment>
        <translation>把%1放到我方牌堆</translation>
    </message>
    <message>
        <source>Played the %1 on their pile</source>
        <comment>what a seat did</comment>
        <translation>把%1放到对方牌堆</translation>
    </message>
    <message>
        <source>Played the %1 on the top pile</source>
        <comment>what a seat did</comment>
        <translation>把%1放到上方牌堆</translation>
    </message>
    <message>
        <source>Played the %1 on the bottom pile</source>
        <comment>what a seat did</comment>
        <translation>把%1放到下方牌堆</translation>
    </message>
    <message>
        <source>played %1 on ours</source>
        <comment>you</comment>
        <translation>%1 放到我方</translation>
    </message>
    <message>
        <source>played %1 on theirs</source>
        <comment>you</comment>
        <translation>%1 放到对方</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>you</comment>
        <translation>不出</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a play, its battle</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Our attack</source>
        <translation>我方攻击</translation>
    </message>
    <message>
        <source>Their attack</source>
        <translation>对方攻击</translation>
    </message>
    <message>
        <source>Top attack</source>
        <translation>上方攻击</translation>
    </message>
    <message>
        <source>Bottom attack</source>
        <translation>下方攻击</translation>
    </message>
    <message>
        <source>Our defence</source>
        <translation>我方防御</translation>
    </message>
    <message>
        <source>Their defence</source>
        <translation>对方防御</translation>
    </message>
    <message>
        <source>Top defence</source>
        <translation>上方防御</translation>
    </message>
    <message>
        <source>Bottom defence</source>
        <translation>下方防御</translation>
    </message>
    <message numerus="yes">
        <source>%Ln for us</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>我方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for them</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>对方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for the top team</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>上方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for the bottom team</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>下方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: our attack &lt;b&gt;%L1&lt;/b&gt; against their defence &lt;b&gt;%L2&lt;/b&gt;</source>
        <translation>接下来：我方攻击 &lt;b&gt;%L1&lt;/b&gt; 对阵对方防御 &lt;b&gt;%L2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Next: their attack &lt;b&gt;%L1&lt;/b&gt; against our defence &lt;b&gt;%L2&lt;/b&gt;</source>
        <translation>接下来：对方攻击 &lt;b&gt;%L1&lt;/b&gt; 对阵我方防御 &lt;b&gt;%L2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Next: the top attack &lt;b&gt;%L1&lt;/b&gt; against the bottom defence &lt;b&gt;%L2&lt;/b&gt;</source>
        <translation>接下来：上方攻击 &lt;b&gt;%L1&lt;/b&gt; 对阵下方防御 &lt;b&gt;%L2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Next: the bottom attack &lt;b&gt;%L1&lt;/b&gt; against the top defence &lt;b&gt;%L2&lt;/b&gt;</source>
        <translation>接下来：下方攻击 &lt;b&gt;%L1&lt;/b&gt; 对阵上方防御 &lt;b&gt;%L2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A heart starts it</source>
        <comment>on a pile</comment>
        <translation>以一张红心开始</translation>
    </message>
    <message>
        <source>Waits for the other heart</source>
        <comment>a pile</comment>
        <translation>等待另一张红心</translation>
    </message>
    <message>
        <source>Waits for their heart</source>
        <comment>our pile</comment>
        <translation>等待对方的红心</translation>
    </message>
    <message>
        <source>Waits for our heart</source>
        <comment>their pile</comment>
        <translation>等待我方的红心</translation>
    </message>
    <message>
        <source>Each battle starts with a heart on both sides.</source>
        <translation>每场对决双方各以一张红心开始。</translation>
    </message>
    <message>
        <source>Count the points</source>
        <translation>计算得分</translation>
    </message>
    <message numerus="yes">
        <source>Best battle: %Ln point(s)</source>
        <translation>
            <numerusform>最佳对决：%Ln 分</numerusform>
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
        <translation>各场对决的得分相加。</translation>
    </message>
    <message>
        <source>The battles</source>
        <translation>各场对决</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
</context>
<context>
    <name>ThronesKeys</name>
    <message>
        <source>In Game of Thrones</source>
        <translation>在权力的游戏中</translation>
    </message>
    <message>
        <source>with a card chosen: the upper or the lower pile</source>
        <translation>选中牌后：上方或下方牌堆</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>不出</translation>
    </message>
</context>
<context>
    <name>ThronesOutcome</name>
    <message>
        <source>Now:</source>
        <comment>the battle if it came now</comment>
        <translation>现在：</translation>
    </message>
    <message>
        <source>If it ended now:</source>
        <translation>若现在结束：</translation>
    </message>
</context>
<context>
    <name>ThronesPile</name>
    <message>
        <source>Attack</source>
        <translation>攻击</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>防御</translation>
    </message>
</context>
<context>
    <name>ThronesRules</name>
    <message>
        <source>Two against two</source>
        <translation>二对二</translation>
    </message>
    <message>
        <source>You and the player opposite are a team, and each team has a pile. A game has six battles. The team with more points wins, and equal points are a draw.</source>
        <translation>你和对面的玩家是一队，每队有一个牌堆。一局六场对决。得分多的队获胜，同分为平局。</translation>
    </message>
    <message>
        <source>A battle</source>
        <translation>一场对决</translation>
    </message>
    <message>
        <source>A heart opens</source>
        <translation>红心开场</translation>
    </message>
    <message>
        <source>The player who starts plays a heart on their own pile, and the next one a heart on theirs. These two will fight.</source>
        <translation>先手把一张红心放到自己的牌堆，下一位也放一张到自己的牌堆。这两张红心展开对决。</translation>
    </message>
    <message>
        <source>Ten more turns</source>
        <translation>再出十手</translation>
    </message>
    <message>
        <source>In turn, each player plays a club, a spade or a diamond on either pile, or passes. A diamond can’t be played directly on a heart.</source>
        <translation>大家轮流把一张梅花、黑桃或方块放到任意一个牌堆，或不出。方块不能放在红心上。</translation>
    </message>
    <message>
        <source>The attacks</source>
        <translation>进攻</translation>
    </message>
    <message>
        <source>They are scored, the piles are cleared away, and the next player starts the next battle.</source>
        <translation>计分后清空两个牌堆，由下一位开始下一场。</translation>
    </message>
    <message>
        <source>Each attack meets the other side’s defence, and succeeds only if it is higher. At stake is the rank of the heart that is attacked: the attackers get it if they succeed, otherwise its own team does.</source>
        <translation>每次进攻，以己方的攻击对另一方的防御，更高才算成功。争的是被攻击的红心的点数：成功归进攻方，否则归防守方。</translation>
    </message>
    <message>
        <source>%L1 beats %L2</source>
        <translation>%L1 胜 %L2</translation>
    </message>
    <message>
        <source>The upper team attacks and gets the rank of the queen, %L1.</source>
        <translation>上方进攻，得到 Q 的点数 %L1。</translation>
    </message>
    <message>
        <source>The upper pile is six of hearts, five of clubs and three of spades: attack 11, defence 9. Its attack beats 10, and its team gets the 10 of the queen.</source>
        <translation>上方牌堆是红心6、梅花5和黑桃3：攻击 11，防御 9。它的攻击胜过 10，上方得到 Q 的 10 分。</translation>
    </message>
    <message>
        <source>%L1 can’t beat %L1</source>
        <translation>%L1 胜不了 %L1</translation>
    </message>
    <message>
        <source>The lower team’s attack is not higher: the %L1 stays with the upper team.</source>
        <translation>下方的攻击没有更高：%L1 分归上方。</translation>
    </message>
    <message>
        <source>The lower pile is queen of hearts, four of clubs and five of diamonds: attack 9, defence 10. Its attack can’t beat 9, and the 6 stays with the upper team.</source>
        <translation>下方牌堆是红心Q、梅花4和方块5：攻击 9，防御 10。它的攻击胜不了 9，6 分归上方。</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <translation>每种牌的作用</translation>
    </message>
    <message>
        <source>A heart begins with its rank as attack and as defence. Jack, queen and king count 10; there are no aces.</source>
        <translation>红心的点数就是最初的攻击和防御。J、Q、K 都算 10；没有 A。</translation>
    </message>
    <message>
        <source>A club adds to attack</source>
        <translation>梅花增加攻击</translation>
    </message>
    <message>
        <source>Attack %L1, defence %L2</source>
        <translation>攻击 %L1，防御 %L2</translation>
    </message>
    <message>
        <source>A club adds to attack: six of hearts and three of clubs make attack 9, defence 6.</source>
        <translation>梅花增加攻击：红心6加梅花3，攻击 9，防御 6。</translation>
    </message>
    <message>
        <source>A spade adds to defence</source>
        <translation>黑桃增加防御</translation>
    </message>
    <message>
        <source>A spade adds to defence: six of hearts and three of spades make attack 6, defence 9.</source>
        <translation>黑桃增加防御：红心6加黑桃3，攻击 6，防御 9。</translation>
    </message>
    <message>
        <source>A diamond takes away</source>
        <translation>方块削减</translation>
    </message>
    <message>
        <source>It reduces what the card below changed: attack %L1, defence %L2</source>
        <translation>它削减下面那张牌改变的数值：攻击 %L1，防御 %L2</translation>
    </message>
    <message>
        <source>A diamond reduces what the card below changed: six of hearts, three of spades, five and two of diamonds make attack 6, defence 2.</source>
        <translation>方块削减下面那张牌改变的数值：红心6、黑桃3、方块5和方块2，攻击 6，防御 2。</translation>
    </message>
    <message>
        <source>The same rank counts double</source>
        <translation>点数相同，效果加倍</translation>
    </message>
    <message>
        <source>If it matches the card right below, even the heart: attack %L1, then %L2 again</source>
        <translation>与正下方的牌（包括红心）点数相同时：攻击 %L1，之后又回到 %L2</translation>
    </message>
    <message>
        <source>A card of the same rank as the one right below counts double: six of hearts and six of clubs make attack 18, and six of diamonds makes that 6 again.</source>
        <translation>与正下方的牌点数相同则加倍：红心6加梅花6，攻击 18；再加方块6，又回到 6。</translation>
    </message>
    <message>
        <source>10, jack, queen and king are equal</source>
        <translation>10、J、Q、K 视为相同</translation>
    </message>
    <message>
        <source>So the king takes away %L1. Nothing falls below %L2: attack %L2, defence %L3</source>
        <translation>所以 K 削减 %L1。数值不会低于 %L2：攻击 %L2，防御 %L3</translation>
    </message>
    <message>
        <source>10, jack, queen and king are equal: on the ten of clubs, the king of diamonds takes away 20. Nothing falls below 0, so attack is 0, defence 6.</source>
        <translation>10、J、Q、K 视为相同：梅花10上的方块K削减 20。数值不会低于 0，所以攻击 0，防御 6。</translation>
    </message>
    <message>
        <source>Point at a card to see what it would do to each pile. Click it and then a pile, or drag it there. Right-click to pass; if a card is chosen, that puts it back instead.</source>
        <translation>指针移到牌上，就显示它对两个牌堆的影响。点这张牌再点牌堆，或直接拖过去。右键为不出；已选中牌时，右键把它放回。</translation>
    </message>
    <message>
        <source>1 to 9, or the arrows and Space, choose a card; ↑ and ↓ choose the pile, and Enter plays. P passes, H asks for a hint, ? shows all keys.</source>
        <translation>按 1 到 9，或方向键加空格选牌，↑ ↓ 选牌堆，Enter 出牌。P 不出，H 给出提示，? 显示所有快捷键。</translation>
    </message>
    <message>
        <source>Everything that happens is read out in order, one sentence at a time. Before you play a card, you hear what it would do to a pile.</source>
        <translation>所有经过都会逐句按顺序读出；出牌之前，也会读出一张牌对牌堆的影响。</translation>
    </message>
</context>
<context>
    <name>ThronesScore</name>
    <message>
        <source>&lt;b&gt;♣&lt;/b&gt; adds to attack</source>
        <translation>&lt;b&gt;♣&lt;/b&gt; 增加攻击</translation>
    </message>
    <message>
        <source>&lt;b&gt;♠&lt;/b&gt; adds to defence</source>
        <translation>&lt;b&gt;♠&lt;/b&gt; 增加防御</translation>
    </message>
    <message>
        <source>&lt;b&gt;♦&lt;/b&gt; takes from the card below</source>
        <translation>&lt;b&gt;♦&lt;/b&gt; 削减下面那张牌</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
</context>
<context>
    <name>ThronesValue</name>
    <message>
        <source>%1 %L2, would be %L3</source>
        <comment>a value of a pile, and what a card would make of it</comment>
        <translation>%1 %L2，会变为 %L3</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a value of a pile: attack 20</comment>
        <translation>%1 %L2</translation>
    </message>
</context>
</TS>
