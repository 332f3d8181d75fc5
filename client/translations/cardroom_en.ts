<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>BreakPanel</name>
    <message numerus="yes">
        <source>Any of you can go on. If everyone leaves, the table is kept for %Ln day(s).</source>
        <translation>
            <numerusform>Any of you can go on. If everyone leaves, the table is kept for %Ln day.</numerusform>
            <numerusform>Any of you can go on. If everyone leaves, the table is kept for %Ln days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoOnPage</name>
    <message numerus="yes">
        <source>Tables that rest are kept for %Ln day(s) after somebody was last there.</source>
        <translation>
            <numerusform>Tables that rest are kept for %Ln day after somebody was last there.</numerusform>
            <numerusform>Tables that rest are kept for %Ln days after somebody was last there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoOnSection</name>
    <message numerus="yes">
        <source>Tables that rest here are kept for %Ln day(s)</source>
        <translation>
            <numerusform>Tables that rest here are kept for %Ln day</numerusform>
            <numerusform>Tables that rest here are kept for %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln table</numerusform>
            <numerusform>%Ln tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeRail</name>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln table</numerusform>
            <numerusform>%Ln tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InvitePanel</name>
    <message numerus="yes">
        <source>Or type this address:</source>
        <translation>
            <numerusform>Or type this address:</numerusform>
            <numerusform>Or type one of these addresses:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuckyThirteen</name>
    <message numerus="yes">
        <source>%Ln in the pile</source>
        <translation>
            <numerusform>%Ln in the pile</numerusform>
            <numerusform>%Ln in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Choose one of three cards to discard.</source>
        <translation>
            <numerusform>Your turn, %Ln second. Choose one of three cards to discard.</numerusform>
            <numerusform>Your turn, %Ln seconds. Choose one of three cards to discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %Ln point(s)</source>
        <comment>two cards</comment>
        <translation>
            <numerusform>%1 %2, %Ln point</numerusform>
            <numerusform>%1 %2, %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the %1 and the %2: %Ln point(s).</source>
        <translation>
            <numerusform>You have the %1 and the %2: %Ln point.</numerusform>
            <numerusform>You have the %1 and the %2: %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the %2 and the %3: %Ln point(s).</source>
        <translation>
            <numerusform>%1 has the %2 and the %3: %Ln point.</numerusform>
            <numerusform>%1 has the %2 and the %3: %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuckyThirteenResult</name>
    <message numerus="yes">
        <source>%1, %Ln point(s). %2</source>
        <comment>a result: name, points, how they are reckoned</comment>
        <translation>
            <numerusform>%1, %Ln point. %2</numerusform>
            <numerusform>%1, %Ln points. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pasur</name>
    <message numerus="yes">
        <source>Pick up %Ln card(s)</source>
        <translation>
            <numerusform>Pick up %Ln card</numerusform>
            <numerusform>Pick up %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Play a card.</source>
        <translation>
            <numerusform>Your turn, %Ln second. Play a card.</numerusform>
            <numerusform>Your turn, %Ln seconds. Play a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>%Ln left</numerusform>
            <numerusform>%Ln left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sur(s)</source>
        <translation>
            <numerusform>%Ln sur</numerusform>
            <numerusform>%Ln surs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%Ln taken</numerusform>
            <numerusform>%Ln taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have taken %Ln card(s).</source>
        <translation>
            <numerusform>You have taken %Ln card.</numerusform>
            <numerusform>You have taken %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has taken %Ln card(s).</source>
        <translation>
            <numerusform>%1 has taken %Ln card.</numerusform>
            <numerusform>%1 has taken %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %Ln sur(s).</source>
        <translation>
            <numerusform>You have %Ln sur.</numerusform>
            <numerusform>You have %Ln surs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln sur(s).</source>
        <translation>
            <numerusform>%1 has %Ln sur.</numerusform>
            <numerusform>%1 has %Ln surs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln round(s).</source>
        <translation>
            <numerusform>After %Ln round.</numerusform>
            <numerusform>After %Ln rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln point(s).</source>
        <translation>
            <numerusform>%1: %Ln point.</numerusform>
            <numerusform>%1: %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln club(s), %L1 for them; ten of diamonds %L2, two of clubs %L3, aces %L4, jacks %L5, surs %L6.</source>
        <comment>what a round has brought</comment>
        <translation>
            <numerusform>%Ln club, %L1 for them; ten of diamonds %L2, two of clubs %L3, aces %L4, jacks %L5, surs %L6.</numerusform>
            <numerusform>%Ln clubs, %L1 for them; ten of diamonds %L2, two of clubs %L3, aces %L4, jacks %L5, surs %L6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 with %2: that brings %Ln point(s).</source>
        <translation>
            <numerusform>Pick up %1 with %2: that brings %Ln point.</numerusform>
            <numerusform>Pick up %1 with %2: that brings %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 with %2: that brings %Ln club(s).</source>
        <translation>
            <numerusform>Pick up %1 with %2: that brings %Ln club.</numerusform>
            <numerusform>Pick up %1 with %2: that brings %Ln clubs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pinochle</name>
    <message numerus="yes">
        <source>Choose %Ln more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>Choose %Ln more</numerusform>
            <numerusform>Choose %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). %1</source>
        <comment>what is to be done</comment>
        <translation>
            <numerusform>Your turn, %Ln second. %1</numerusform>
            <numerusform>Your turn, %Ln seconds. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %Ln point(s): %1.</source>
        <comment>cards, a meld</comment>
        <translation>
            <numerusform>%2, %Ln point: %1.</numerusform>
            <numerusform>%2, %Ln points: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 as trump: melds of %Ln point(s). %1.</source>
        <comment>melds, a suit</comment>
        <translation>
            <numerusform>%2 as trump: melds of %Ln point. %1.</numerusform>
            <numerusform>%2 as trump: melds of %Ln points. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 your melds are worth %Ln point(s).</source>
        <translation>
            <numerusform>With the %1 your melds are worth %Ln point.</numerusform>
            <numerusform>With the %1 your melds are worth %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1: with it your melds are worth %Ln point(s) more than with the other one.</source>
        <translation>
            <numerusform>Take %1: with it your melds are worth %Ln point more than with the other one.</numerusform>
            <numerusform>Take %1: with it your melds are worth %Ln points more than with the other one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1: it is worth %Ln point(s) in a trick, the other one less.</source>
        <translation>
            <numerusform>Take %1: it is worth %Ln point in a trick, the other one less.</numerusform>
            <numerusform>Take %1: it is worth %Ln points in a trick, the other one less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %1: it wins the trick, %Ln point(s).</source>
        <translation>
            <numerusform>Play %1: it wins the trick, %Ln point.</numerusform>
            <numerusform>Play %1: it wins the trick, %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %1: the trick is lost, and this gives away only %Ln point(s).</source>
        <translation>
            <numerusform>Play %1: the trick is lost, and this gives away only %Ln point.</numerusform>
            <numerusform>Play %1: the trick is lost, and this gives away only %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <translation>
            <numerusform>%Ln trick</numerusform>
            <numerusform>%Ln tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have taken %Ln trick(s).</source>
        <translation>
            <numerusform>You have taken %Ln trick.</numerusform>
            <numerusform>You have taken %Ln tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has taken %Ln trick(s).</source>
        <translation>
            <numerusform>%1 has taken %Ln trick.</numerusform>
            <numerusform>%1 has taken %Ln tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your melds: %1. That is %Ln point(s).</source>
        <translation>
            <numerusform>Your melds: %1. That is %Ln point.</numerusform>
            <numerusform>Your melds: %1. That is %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melds of %1: %2. That is %Ln point(s).</source>
        <translation>
            <numerusform>Melds of %1: %2. That is %Ln point.</numerusform>
            <numerusform>Melds of %1: %2. That is %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the trick, %Ln point(s).</source>
        <translation>
            <numerusform>You win the trick, %Ln point.</numerusform>
            <numerusform>You win the trick, %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the trick, %Ln point(s).</source>
        <translation>
            <numerusform>%1 wins the trick, %Ln point.</numerusform>
            <numerusform>%1 wins the trick, %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message numerus="yes">
        <source>Chat, %Ln new</source>
        <translation>
            <numerusform>Chat, %Ln new</numerusform>
            <numerusform>Chat, %Ln new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableNews</name>
    <message numerus="yes">
        <source>Each turn has %Ln second(s) now.</source>
        <translation>
            <numerusform>Each turn has %Ln second now.</numerusform>
            <numerusform>Each turn has %Ln seconds now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Thrones</name>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). No card of yours has a place now. You can only pass.</source>
        <translation>
            <numerusform>Your turn, %Ln second. No card of yours has a place now. You can only pass.</numerusform>
            <numerusform>Your turn, %Ln seconds. No card of yours has a place now. You can only pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Put a heart on our pile.</source>
        <translation>
            <numerusform>Your turn, %Ln second. Put a heart on our pile.</numerusform>
            <numerusform>Your turn, %Ln seconds. Put a heart on our pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Choose a card, or pass.</source>
        <translation>
            <numerusform>Your turn, %Ln second. Choose a card, or pass.</numerusform>
            <numerusform>Your turn, %Ln seconds. Choose a card, or pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for us</source>
        <translation>
            <numerusform>%L1 beats %L2, %Ln for us</numerusform>
            <numerusform>%L1 beats %L2, %Ln for us</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for them</source>
        <translation>
            <numerusform>%L1 beats %L2, %Ln for them</numerusform>
            <numerusform>%L1 beats %L2, %Ln for them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for the top team</source>
        <translation>
            <numerusform>%L1 beats %L2, %Ln for the top team</numerusform>
            <numerusform>%L1 beats %L2, %Ln for the top team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 beats %L2, %Ln for the bottom team</numerusform>
            <numerusform>%L1 beats %L2, %Ln for the bottom team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for us</source>
        <translation>
            <numerusform>%L1 fails against %L2: %Ln for us</numerusform>
            <numerusform>%L1 fails against %L2: %Ln for us</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for them</source>
        <translation>
            <numerusform>%L1 fails against %L2: %Ln for them</numerusform>
            <numerusform>%L1 fails against %L2: %Ln for them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for the top team</source>
        <translation>
            <numerusform>%L1 fails against %L2: %Ln for the top team</numerusform>
            <numerusform>%L1 fails against %L2: %Ln for the top team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 fails against %L2: %Ln for the bottom team</numerusform>
            <numerusform>%L1 fails against %L2: %Ln for the bottom team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>Battle: our attack %L1 beats %L2, %Ln point for us.</numerusform>
            <numerusform>Battle: our attack %L1 beats %L2, %Ln points for us.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 fails against %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>Battle: our attack %L1 fails against %L2, %Ln point for them.</numerusform>
            <numerusform>Battle: our attack %L1 fails against %L2, %Ln points for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>Battle: the top attack %L1 beats %L2, %Ln point for the top team.</numerusform>
            <numerusform>Battle: the top attack %L1 beats %L2, %Ln points for the top team.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 fails against %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>Battle: the top attack %L1 fails against %L2, %Ln point for the bottom team.</numerusform>
            <numerusform>Battle: the top attack %L1 fails against %L2, %Ln points for the bottom team.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>Our attack %L1 beats %L2, %Ln point for us.</numerusform>
            <numerusform>Our attack %L1 beats %L2, %Ln points for us.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 fails against %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>Our attack %L1 fails against %L2, %Ln point for them.</numerusform>
            <numerusform>Our attack %L1 fails against %L2, %Ln points for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>The top attack %L1 beats %L2, %Ln point for the top team.</numerusform>
            <numerusform>The top attack %L1 beats %L2, %Ln points for the top team.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 fails against %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>The top attack %L1 fails against %L2, %Ln point for the bottom team.</numerusform>
            <numerusform>The top attack %L1 fails against %L2, %Ln points for the bottom team.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 beats %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>Their attack %L1 beats %L2, %Ln point for them.</numerusform>
            <numerusform>Their attack %L1 beats %L2, %Ln points for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 fails against %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>Their attack %L1 fails against %L2, %Ln point for us.</numerusform>
            <numerusform>Their attack %L1 fails against %L2, %Ln points for us.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 beats %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>The bottom attack %L1 beats %L2, %Ln point for the bottom team.</numerusform>
            <numerusform>The bottom attack %L1 beats %L2, %Ln points for the bottom team.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 fails against %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>The bottom attack %L1 fails against %L2, %Ln point for the top team.</numerusform>
            <numerusform>The bottom attack %L1 fails against %L2, %Ln points for the top team.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This battle is a draw, %Ln point(s) each.</source>
        <translation>
            <numerusform>This battle is a draw, %Ln point each.</numerusform>
            <numerusform>This battle is a draw, %Ln points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We win this battle, %Ln point(s).</source>
        <translation>
            <numerusform>We win this battle, %Ln point.</numerusform>
            <numerusform>We win this battle, %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win this battle, %Ln point(s).</source>
        <translation>
            <numerusform>They win this battle, %Ln point.</numerusform>
            <numerusform>They win this battle, %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top team wins this battle, %Ln point(s).</source>
        <translation>
            <numerusform>The top team wins this battle, %Ln point.</numerusform>
            <numerusform>The top team wins this battle, %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom team wins this battle, %Ln point(s).</source>
        <translation>
            <numerusform>The bottom team wins this battle, %Ln point.</numerusform>
            <numerusform>The bottom team wins this battle, %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both teams have %Ln point(s).</source>
        <translation>
            <numerusform>Both teams have %Ln point.</numerusform>
            <numerusform>Both teams have %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>Our pile: attack %L1, defence %L2, %Ln card.</numerusform>
            <numerusform>Our pile: attack %L1, defence %L2, %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>Their pile: attack %L1, defence %L2, %Ln card.</numerusform>
            <numerusform>Their pile: attack %L1, defence %L2, %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>The top pile: attack %L1, defence %L2, %Ln card.</numerusform>
            <numerusform>The top pile: attack %L1, defence %L2, %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>The bottom pile: attack %L1, defence %L2, %Ln card.</numerusform>
            <numerusform>The bottom pile: attack %L1, defence %L2, %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln heart(s) left</source>
        <translation>
            <numerusform>%Ln heart left</numerusform>
            <numerusform>%Ln hearts left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with you</source>
        <comment>points of a team</comment>
        <translation>
            <numerusform>%Ln with you</numerusform>
            <numerusform>%Ln with you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with %1</source>
        <comment>points of a team</comment>
        <translation>
            <numerusform>%Ln with %1</numerusform>
            <numerusform>%Ln with %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::Application</name>
    <message numerus="yes">
        <source>%Ln players</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min</source>
        <comment>minutes, short</comment>
        <translation>
            <numerusform>%Ln min</numerusform>
            <numerusform>%Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other people are here. They will be told.</source>
        <translation>
            <numerusform>One other person is here, and will be told.</numerusform>
            <numerusform>%Ln other people are here. They will be told.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other people are here. Their table can go on without you; a bot keeps your seat. Or it ends, and they are told.</source>
        <translation>
            <numerusform>One other person is here. Their table can go on without you; a bot keeps your seat. Or it ends, and they are told.</numerusform>
            <numerusform>%Ln other people are here. Their table can go on without you; a bot keeps your seat. Or it ends, and they are told.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For tonight, the table rests, and you can go on for %Ln day(s).</source>
        <translation>
            <numerusform>For tonight, the table rests, and you can go on for %Ln day.</numerusform>
            <numerusform>For tonight, the table rests, and you can go on for %Ln days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::BreakModel</name>
    <message numerus="yes">
        <source>The game goes on in %Ln second(s).</source>
        <translation>
            <numerusform>The game goes on in %Ln second.</numerusform>
            <numerusform>The game goes on in %Ln seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since %1, %Ln minute(s)</source>
        <comment>a time of day</comment>
        <translation>
            <numerusform>Since %1, %Ln minute</numerusform>
            <numerusform>Since %1, %Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::ClockModel</name>
    <message numerus="yes">
        <source>Your turn, %Ln second(s) left.</source>
        <translation>
            <numerusform>Your turn, %Ln second left.</numerusform>
            <numerusform>Your turn, %Ln seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game goes on in %Ln second(s).</source>
        <translation>
            <numerusform>The game goes on in %Ln second.</numerusform>
            <numerusform>The game goes on in %Ln seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::ConnectionState</name>
    <message numerus="yes">
        <source>Trying again, %Ln times so far …</source>
        <translation>
            <numerusform>Trying again, once so far …</numerusform>
            <numerusform>Trying again, %Ln times so far …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::GoOnTables</name>
    <message numerus="yes">
        <source>%Ln bots</source>
        <translation>
            <numerusform>%Ln bot</numerusform>
            <numerusform>%Ln bots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::NearbyTables</name>
    <message numerus="yes">
        <source>Last one heard %Ln seconds ago.</source>
        <translation>
            <numerusform>Last one heard a second ago.</numerusform>
            <numerusform>Last one heard %Ln seconds ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seats free</source>
        <translation>
            <numerusform>One seat free</numerusform>
            <numerusform>%Ln seats free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more tables</source>
        <translation>
            <numerusform>%Ln more table</numerusform>
            <numerusform>%Ln more tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::SeatList</name>
    <message numerus="yes">
        <source>%1. %Ln card(s) in hand.</source>
        <comment>a seat: name</comment>
        <translation>
            <numerusform>%1. %Ln card in hand.</numerusform>
            <numerusform>%1. %Ln cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2. %Ln card(s) in hand.</source>
        <comment>a seat: name, what is going on</comment>
        <translation>
            <numerusform>%1. %2. %Ln card in hand.</numerusform>
            <numerusform>%1. %2. %Ln cards in hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::TableSetup</name>
    <message numerus="yes">
        <source>Waiting for %Ln more. The game starts by itself when all seats are taken.</source>
        <translation>
            <numerusform>Waiting for one more. The game starts by itself when all seats are taken.</numerusform>
            <numerusform>Waiting for %Ln more. The game starts by itself when all seats are taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln bots and start</source>
        <translation>
            <numerusform>Add a bot and start</numerusform>
            <numerusform>Add %Ln bots and start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more. The game starts when all seats are taken and everybody is ready.</source>
        <translation>
            <numerusform>Waiting for one more. The game starts when all seats are taken and everybody is ready.</numerusform>
            <numerusform>Waiting for %Ln more. The game starts when all seats are taken and everybody is ready.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more, and for %1 to be ready.</source>
        <comment>names</comment>
        <translation>
            <numerusform>Waiting for one more, and for %1 to be ready.</numerusform>
            <numerusform>Waiting for %Ln more, and for %1 to be ready.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s with others</source>
        <comment>seconds, while two or more people are there</comment>
        <translation>
            <numerusform>%Ln s with others</numerusform>
            <numerusform>%Ln s with others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::TableVoice</name>
    <message numerus="yes">
        <source>You are back. %Ln thing(s) happened meanwhile; the log has them.</source>
        <translation>
            <numerusform>You are back. %Ln thing happened meanwhile; the log has them.</numerusform>
            <numerusform>You are back. %Ln things happened meanwhile; the log has them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::TurnModel</name>
    <message numerus="yes">
        <source>Waiting for %Ln more. The game starts by itself when all seats are taken.</source>
        <translation>
            <numerusform>Waiting for one more. The game starts by itself when all seats are taken.</numerusform>
            <numerusform>Waiting for %Ln more. The game starts by itself when all seats are taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln other(s) …</source>
        <translation>
            <numerusform>Waiting for %Ln other …</numerusform>
            <numerusform>Waiting for %Ln others …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s) are choosing …</source>
        <translation>
            <numerusform>%Ln player is choosing …</numerusform>
            <numerusform>%Ln players are choosing …</numerusform>
        </translation>
    </message>
</context>
</TS>
