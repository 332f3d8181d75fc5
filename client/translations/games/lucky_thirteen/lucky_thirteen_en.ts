<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
    <message numerus="yes">
        <source>%Ln hand(s) had thirteen</source>
        <translation>
            <numerusform>%Ln hand had thirteen</numerusform>
            <numerusform>%Ln hands had thirteen</numerusform>
        </translation>
    </message>
</context>
</TS>
