<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Pasur</name>
    <message numerus="yes">
        <source>Take %Ln card(s)</source>
        <translation>
            <numerusform>Take %Ln card</numerusform>
            <numerusform>Take %Ln cards</numerusform>
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
        <source>Take %1 with %2: that brings %Ln point(s).</source>
        <translation>
            <numerusform>Take %1 with %2: that brings %Ln point.</numerusform>
            <numerusform>Take %1 with %2: that brings %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 with %2: that brings %Ln club(s).</source>
        <translation>
            <numerusform>Take %1 with %2: that brings %Ln club.</numerusform>
            <numerusform>Take %1 with %2: that brings %Ln clubs.</numerusform>
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
    <message numerus="yes">
        <source>%Ln club(s)</source>
        <comment>won in all</comment>
        <translation>
            <numerusform>%Ln club</numerusform>
            <numerusform>%Ln clubs</numerusform>
        </translation>
    </message>
</context>
</TS>
