<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
        <comment>minutes</comment>
        <translation>
            <numerusform>%Ln min</numerusform>
            <numerusform>%Ln min</numerusform>
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
    <name>cardroom::window::TableController</name>
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
    <message numerus="yes">
        <source>You are back. %Ln thing(s) happened meanwhile; the log has them.</source>
        <translation>
            <numerusform>You are back. %Ln thing happened meanwhile; the log has them.</numerusform>
            <numerusform>You are back. %Ln things happened meanwhile; the log has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s) left.</source>
        <translation>
            <numerusform>Your turn, %Ln second left.</numerusform>
            <numerusform>Your turn, %Ln seconds left.</numerusform>
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
            <numerusform>Add %Ln bots and start</numerusform>
            <numerusform>Add %Ln bots and start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln seconds</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
</context>
</TS>
