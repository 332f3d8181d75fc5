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
    <name>Ending</name>
    <message numerus="yes">
        <source>%1: %Ln point(s).</source>
        <translation>
            <numerusform>%1: %Ln point.</numerusform>
            <numerusform>%1: %Ln points.</numerusform>
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
    <name>PastGame</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
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
        <source>Leave for tonight, and you can go on within %Ln day(s).</source>
        <translation>
            <numerusform>Leave for tonight, and you can go on within %Ln day.</numerusform>
            <numerusform>Leave for tonight, and you can go on within %Ln days.</numerusform>
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
    <name>cardroom::window::FairModel</name>
    <message numerus="yes">
        <source>All %Ln card(s) in the order dealt.</source>
        <translation>
            <numerusform>The one card.</numerusform>
            <numerusform>All %Ln cards in the order dealt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln that you did not see are pale.</source>
        <translation>
            <numerusform>The one that you did not see is pale.</numerusform>
            <numerusform>The %Ln that you did not see are pale.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::GameStatistics</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
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
    <name>cardroom::window::OpenHandsModel</name>
    <message numerus="yes">
        <source>One move back; %Ln move(s) can be made again.</source>
        <translation>
            <numerusform>One move back; one move can be made again.</numerusform>
            <numerusform>One move back; %Ln moves can be made again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::PastGames</name>
    <message numerus="yes">
        <source>%L1 of %Ln game(s) have “%2” in a name, a game or a table.</source>
        <translation>
            <numerusform>%L1 of %Ln game has “%2” in a name, a game or a table.</numerusform>
            <numerusform>%L1 of %Ln games have “%2” in a name, a game or a table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::ResultModel</name>
    <message numerus="yes">
        <source>%Ln game(s) won</source>
        <translation>
            <numerusform>%Ln game won</numerusform>
            <numerusform>%Ln games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <comment>played this evening</comment>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::ReviewModel</name>
    <message numerus="yes">
        <source>%Ln other review(s) come first.</source>
        <comment>waiting in a line</comment>
        <translation>
            <numerusform>%Ln other review comes first.</numerusform>
            <numerusform>%Ln other reviews come first.</numerusform>
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
<context>
    <name>cardroom::window::TvModel</name>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <comment>at a table</comment>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) a turn</source>
        <translation>
            <numerusform>%Ln second a turn</numerusform>
            <numerusform>%Ln seconds a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more. Then it starts by itself.</source>
        <translation>
            <numerusform>Waiting for %Ln more. Then it starts by itself.</numerusform>
            <numerusform>Waiting for %Ln more. Then it starts by itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln other(s) …</source>
        <translation>
            <numerusform>Waiting for %Ln other …</numerusform>
            <numerusform>Waiting for %Ln others …</numerusform>
        </translation>
    </message>
</context>
</TS>
