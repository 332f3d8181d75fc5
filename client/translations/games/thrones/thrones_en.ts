<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
        <source>Your turn, %Ln second(s). Play a heart on our pile.</source>
        <translation>
            <numerusform>Your turn, %Ln second. Play a heart on our pile.</numerusform>
            <numerusform>Your turn, %Ln seconds. Play a heart on our pile.</numerusform>
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
        <source>%L1 beats %L2: +%Ln for us</source>
        <translation>
            <numerusform>%L1 beats %L2: +%Ln for us</numerusform>
            <numerusform>%L1 beats %L2: +%Ln for us</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for them</source>
        <translation>
            <numerusform>%L1 beats %L2: +%Ln for them</numerusform>
            <numerusform>%L1 beats %L2: +%Ln for them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for the top team</source>
        <translation>
            <numerusform>%L1 beats %L2: +%Ln for the top team</numerusform>
            <numerusform>%L1 beats %L2: +%Ln for the top team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 beats %L2: +%Ln for the bottom team</numerusform>
            <numerusform>%L1 beats %L2: +%Ln for the bottom team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for us</source>
        <translation>
            <numerusform>%L1 can’t beat %L2: +%Ln for us</numerusform>
            <numerusform>%L1 can’t beat %L2: +%Ln for us</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for them</source>
        <translation>
            <numerusform>%L1 can’t beat %L2: +%Ln for them</numerusform>
            <numerusform>%L1 can’t beat %L2: +%Ln for them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for the top team</source>
        <translation>
            <numerusform>%L1 can’t beat %L2: +%Ln for the top team</numerusform>
            <numerusform>%L1 can’t beat %L2: +%Ln for the top team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 can’t beat %L2: +%Ln for the bottom team</numerusform>
            <numerusform>%L1 can’t beat %L2: +%Ln for the bottom team</numerusform>
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
        <source>Battle: our attack %L1 can’t beat %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>Battle: our attack %L1 can’t beat %L2, %Ln point for them.</numerusform>
            <numerusform>Battle: our attack %L1 can’t beat %L2, %Ln points for them.</numerusform>
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
        <source>Battle: the top attack %L1 can’t beat %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>Battle: the top attack %L1 can’t beat %L2, %Ln point for the bottom team.</numerusform>
            <numerusform>Battle: the top attack %L1 can’t beat %L2, %Ln points for the bottom team.</numerusform>
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
        <source>Our attack %L1 can’t beat %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>Our attack %L1 can’t beat %L2, %Ln point for them.</numerusform>
            <numerusform>Our attack %L1 can’t beat %L2, %Ln points for them.</numerusform>
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
        <source>The top attack %L1 can’t beat %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>The top attack %L1 can’t beat %L2, %Ln point for the bottom team.</numerusform>
            <numerusform>The top attack %L1 can’t beat %L2, %Ln points for the bottom team.</numerusform>
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
        <source>Their attack %L1 can’t beat %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>Their attack %L1 can’t beat %L2, %Ln point for us.</numerusform>
            <numerusform>Their attack %L1 can’t beat %L2, %Ln points for us.</numerusform>
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
        <source>The bottom attack %L1 can’t beat %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>The bottom attack %L1 can’t beat %L2, %Ln point for the top team.</numerusform>
            <numerusform>The bottom attack %L1 can’t beat %L2, %Ln points for the top team.</numerusform>
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
    <message numerus="yes">
        <source>%Ln for us</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>%Ln for us</numerusform>
            <numerusform>%Ln for us</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for them</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>%Ln for them</numerusform>
            <numerusform>%Ln for them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for the top team</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>%Ln for the top team</numerusform>
            <numerusform>%Ln for the top team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for the bottom team</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>%Ln for the bottom team</numerusform>
            <numerusform>%Ln for the bottom team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best battle: %Ln point(s)</source>
        <translation>
            <numerusform>Best battle: %Ln point</numerusform>
            <numerusform>Best battle: %Ln points</numerusform>
        </translation>
    </message>
</context>
</TS>
