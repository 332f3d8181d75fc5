<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
</TS>
