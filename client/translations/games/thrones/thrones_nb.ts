<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb">
<context>
    <name>BackChoice</name>
    <message>
        <source>Knitted stars</source>
        <translation>Strikkestjerner</translation>
    </message>
</context>
<context>
    <name>ClothChoice</name>
    <message>
        <source>Winter</source>
        <translation>Vinter</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Game of Thrones</source>
        <translation>Spill med Troner</translation>
    </message>
    <message>
        <source>Two teams, two piles, six battles in the snow.</source>
        <translation>To lag, to bunker, seks slag i snøen.</translation>
    </message>
    <message>
        <source>Each battle starts with a heart on both sides. These three are yours.</source>
        <translation>Hvert slag begynner med en hjerter på begge sider. Disse tre er dine.</translation>
    </message>
    <message>
        <source>Play %1 on our pile: we attack with 9 and defend with 9.</source>
        <translation>Legg %1 på vår bunke: Vi angriper med 9 og forsvarer oss med 9.</translation>
    </message>
    <message>
        <source>%1 would attack and defend with only 5.</source>
        <translation>%1 ville angripe og forsvare seg med bare 5.</translation>
    </message>
    <message>
        <source>%1 would attack and defend with only 2.</source>
        <translation>%1 ville angripe og forsvare seg med bare 2.</translation>
    </message>
    <message>
        <source>Clubs add to the attack: with your partner’s %1, ours is 13.</source>
        <translation>Kløver øker angrepet: Med makkerens %1 er vårt på 13.</translation>
    </message>
    <message>
        <source>Spades add to the defence: with %1, their %2 defends with 16.</source>
        <translation>Spar øker forsvaret: Med %1 får deres %2 et forsvar på 16.</translation>
    </message>
    <message>
        <source>A diamond takes away what the card below it gave, twice if both have the same rank. So play %1 on their %2.</source>
        <translation>En ruter tar bort det kortet under ga, og dobbelt når begge har samme verdi. Legg derfor %1 på deres %2.</translation>
    </message>
    <message>
        <source>%1 would add to our attack, but here a diamond takes away more.</source>
        <translation>%1 ville øke angrepet vårt, men her tar en ruter bort mer.</translation>
    </message>
    <message>
        <source>Our attack of 13 beats their 4, and their 13 can’t beat our 17. So save your cards and pass.</source>
        <translation>Angrepet vårt på 13 slår deres 4, og deres 13 slår ikke våre 17. Ta vare på kortene og pass.</translation>
    </message>
    <message>
        <source>We have won both: 10 points for %1, which fell, and 9 for %2, which stood.</source>
        <translation>Vi vant begge: 10 poeng for %1, som falt, og 9 for %2, som sto imot.</translation>
    </message>
    <message>
        <source>There are six such battles, and the team with more points wins.</source>
        <translation>Det er seks slike slag, og laget med flest poeng vinner.</translation>
    </message>
</context>
<context>
    <name>Thrones</name>
    <message>
        <source>Play %1 on ours</source>
        <translation>Legg %1 hos oss</translation>
    </message>
    <message>
        <source>Play %1 on theirs</source>
        <translation>Legg %1 hos dem</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>No card of yours has a place now. You can only pass.</source>
        <translation>Ingen av kortene dine kan legges nå. Du kan bare passe.</translation>
    </message>
    <message>
        <source>Play a heart on our pile.</source>
        <translation>Legg en hjerter på vår bunke.</translation>
    </message>
    <message>
        <source>Play %1 on a pile.</source>
        <translation>Legg %1 på en bunke.</translation>
    </message>
    <message>
        <source>Choose a card, or pass.</source>
        <translation>Velg et kort, eller pass.</translation>
    </message>
    <message>
        <source>Choose a heart</source>
        <translation>Velg en hjerter</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Velg et kort</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er over.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Det er ikke din tur.</translation>
    </message>
    <message>
        <source>You can only play a card from your hand.</source>
        <translation>Du kan bare legge kort fra din egen hånd.</translation>
    </message>
    <message>
        <source>Your turn. No card of yours has a place now. You can only pass.</source>
        <translation>Din tur. Ingen av kortene dine kan legges nå. Du kan bare passe.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). No card of yours has a place now. You can only pass.</source>
        <translation>
            <numerusform>Din tur, %Ln sekund. Ingen av kortene dine kan legges nå. Du kan bare passe.</numerusform>
            <numerusform>Din tur, %Ln sekunder. Ingen av kortene dine kan legges nå. Du kan bare passe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Play a heart on our pile.</source>
        <translation>Din tur. Legg en hjerter på vår bunke.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Play a heart on our pile.</source>
        <translation>
            <numerusform>Din tur, %Ln sekund. Legg en hjerter på vår bunke.</numerusform>
            <numerusform>Din tur, %Ln sekunder. Legg en hjerter på vår bunke.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Choose a card, or pass.</source>
        <translation>Din tur. Velg et kort, eller pass.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Choose a card, or pass.</source>
        <translation>
            <numerusform>Din tur, %Ln sekund. Velg et kort, eller pass.</numerusform>
            <numerusform>Din tur, %Ln sekunder. Velg et kort, eller pass.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to play it on our pile.</source>
        <translation>Valgt: %1. Trykk Enter for å legge det på vår bunke.</translation>
    </message>
    <message>
        <source>Selected %1. Up and down choose the pile, Enter plays it there.</source>
        <translation>Valgt: %1. Opp og ned velger bunke, Enter legger det der.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for us</source>
        <translation>
            <numerusform>%L1 slår %L2, %Ln til oss</numerusform>
            <numerusform>%L1 slår %L2, %Ln til oss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for them</source>
        <translation>
            <numerusform>%L1 slår %L2, %Ln til dem</numerusform>
            <numerusform>%L1 slår %L2, %Ln til dem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for the top team</source>
        <translation>
            <numerusform>%L1 slår %L2, %Ln til øverste lag</numerusform>
            <numerusform>%L1 slår %L2, %Ln til øverste lag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2: +%Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 slår %L2, %Ln til nederste lag</numerusform>
            <numerusform>%L1 slår %L2, %Ln til nederste lag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for us</source>
        <translation>
            <numerusform>%L1 slår ikke %L2: %Ln til oss</numerusform>
            <numerusform>%L1 slår ikke %L2: %Ln til oss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for them</source>
        <translation>
            <numerusform>%L1 slår ikke %L2: %Ln til dem</numerusform>
            <numerusform>%L1 slår ikke %L2: %Ln til dem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for the top team</source>
        <translation>
            <numerusform>%L1 slår ikke %L2: %Ln til øverste lag</numerusform>
            <numerusform>%L1 slår ikke %L2: %Ln til øverste lag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 can’t beat %L2: +%Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 slår ikke %L2: %Ln til nederste lag</numerusform>
            <numerusform>%L1 slår ikke %L2: %Ln til nederste lag</numerusform>
        </translation>
    </message>
    <message>
        <source>Our %L1 beats their %L2</source>
        <translation>Våre %L1 slår deres %L2</translation>
    </message>
    <message>
        <source>Their %L1 beats our %L2</source>
        <translation>Deres %L1 slår våre %L2</translation>
    </message>
    <message>
        <source>Top %L1 beats bottom %L2</source>
        <translation>Øvre %L1 slår nedre %L2</translation>
    </message>
    <message>
        <source>Bottom %L1 beats top %L2</source>
        <translation>Nedre %L1 slår øvre %L2</translation>
    </message>
    <message>
        <source>Our %L1 can’t beat their %L2</source>
        <translation>Våre %L1 slår ikke deres %L2</translation>
    </message>
    <message>
        <source>Their %L1 can’t beat our %L2</source>
        <translation>Deres %L1 slår ikke våre %L2</translation>
    </message>
    <message>
        <source>Top %L1 can’t beat bottom %L2</source>
        <translation>Øvre %L1 slår ikke nedre %L2</translation>
    </message>
    <message>
        <source>Bottom %L1 can’t beat top %L2</source>
        <translation>Nedre %L1 slår ikke øvre %L2</translation>
    </message>
    <message>
        <source>%L1 beats %L2</source>
        <translation>%L1 slår %L2</translation>
    </message>
    <message>
        <source>%L1 can’t beat %L2</source>
        <translation>%L1 slår ikke %L2</translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>Slag: Vårt angrep på %L1 slår %L2, %Ln poeng til oss.</numerusform>
            <numerusform>Slag: Vårt angrep på %L1 slår %L2, %Ln poeng til oss.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 can’t beat %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>Slag: Vårt angrep på %L1 slår ikke %L2, %Ln poeng til dem.</numerusform>
            <numerusform>Slag: Vårt angrep på %L1 slår ikke %L2, %Ln poeng til dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>Slag: Øvre angrep på %L1 slår %L2, %Ln poeng til øverste lag.</numerusform>
            <numerusform>Slag: Øvre angrep på %L1 slår %L2, %Ln poeng til øverste lag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 can’t beat %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>Slag: Øvre angrep på %L1 slår ikke %L2, %Ln poeng til nederste lag.</numerusform>
            <numerusform>Slag: Øvre angrep på %L1 slår ikke %L2, %Ln poeng til nederste lag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>Vårt angrep på %L1 slår %L2, %Ln poeng til oss.</numerusform>
            <numerusform>Vårt angrep på %L1 slår %L2, %Ln poeng til oss.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 can’t beat %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>Vårt angrep på %L1 slår ikke %L2, %Ln poeng til dem.</numerusform>
            <numerusform>Vårt angrep på %L1 slår ikke %L2, %Ln poeng til dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>Øvre angrep på %L1 slår %L2, %Ln poeng til øverste lag.</numerusform>
            <numerusform>Øvre angrep på %L1 slår %L2, %Ln poeng til øverste lag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 can’t beat %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>Øvre angrep på %L1 slår ikke %L2, %Ln poeng til nederste lag.</numerusform>
            <numerusform>Øvre angrep på %L1 slår ikke %L2, %Ln poeng til nederste lag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 beats %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>Deres angrep på %L1 slår %L2, %Ln poeng til dem.</numerusform>
            <numerusform>Deres angrep på %L1 slår %L2, %Ln poeng til dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 can’t beat %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>Deres angrep på %L1 slår ikke %L2, %Ln poeng til oss.</numerusform>
            <numerusform>Deres angrep på %L1 slår ikke %L2, %Ln poeng til oss.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 beats %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>Nedre angrep på %L1 slår %L2, %Ln poeng til nederste lag.</numerusform>
            <numerusform>Nedre angrep på %L1 slår %L2, %Ln poeng til nederste lag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 can’t beat %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>Nedre angrep på %L1 slår ikke %L2, %Ln poeng til øverste lag.</numerusform>
            <numerusform>Nedre angrep på %L1 slår ikke %L2, %Ln poeng til øverste lag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This battle is a draw, %Ln point(s) each.</source>
        <translation>
            <numerusform>Dette slaget er uavgjort, %Ln poeng til hver.</numerusform>
            <numerusform>Dette slaget er uavgjort, %Ln poeng til hver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We win this battle, %Ln point(s).</source>
        <translation>
            <numerusform>Vi vinner dette slaget, %Ln poeng.</numerusform>
            <numerusform>Vi vinner dette slaget, %Ln poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win this battle, %Ln point(s).</source>
        <translation>
            <numerusform>De vinner dette slaget, %Ln poeng.</numerusform>
            <numerusform>De vinner dette slaget, %Ln poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top team wins this battle, %Ln point(s).</source>
        <translation>
            <numerusform>Øverste lag vinner dette slaget, %Ln poeng.</numerusform>
            <numerusform>Øverste lag vinner dette slaget, %Ln poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom team wins this battle, %Ln point(s).</source>
        <translation>
            <numerusform>Nederste lag vinner dette slaget, %Ln poeng.</numerusform>
            <numerusform>Nederste lag vinner dette slaget, %Ln poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>We win this battle, %L1 to %L2.</source>
        <translation>Vi vinner dette slaget %L1 mot %L2.</translation>
    </message>
    <message>
        <source>They win this battle, %L1 to %L2.</source>
        <translation>De vinner dette slaget %L1 mot %L2.</translation>
    </message>
    <message>
        <source>The top team wins this battle, %L1 to %L2.</source>
        <translation>Øverste lag vinner dette slaget %L1 mot %L2.</translation>
    </message>
    <message>
        <source>The bottom team wins this battle, %L1 to %L2.</source>
        <translation>Nederste lag vinner dette slaget %L1 mot %L2.</translation>
    </message>
    <message numerus="yes">
        <source>Both teams have %Ln point(s).</source>
        <translation>
            <numerusform>Begge lag har %Ln poeng.</numerusform>
            <numerusform>Begge lag har %Ln poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>We lead %L1 to %L2.</source>
        <translation>Vi leder %L1 mot %L2.</translation>
    </message>
    <message>
        <source>They lead %L1 to %L2.</source>
        <translation>De leder %L1 mot %L2.</translation>
    </message>
    <message>
        <source>The top team leads %L1 to %L2.</source>
        <translation>Øverste lag leder %L1 mot %L2.</translation>
    </message>
    <message>
        <source>The bottom team leads %L1 to %L2.</source>
        <translation>Nederste lag leder %L1 mot %L2.</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>slag</translation>
    </message>
    <message>
        <source>turn %L1 of %L2</source>
        <translation>tur %L1 av %L2</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Oss</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Dem</translation>
    </message>
    <message>
        <source>Top pile</source>
        <translation>Øverste</translation>
    </message>
    <message>
        <source>Bottom pile</source>
        <translation>Nederste</translation>
    </message>
    <message>
        <source>Our pile: empty.</source>
        <translation>Vår bunke: tom.</translation>
    </message>
    <message>
        <source>Their pile: empty.</source>
        <translation>Deres bunke: tom.</translation>
    </message>
    <message>
        <source>The top pile: empty.</source>
        <translation>Øverste bunke: tom.</translation>
    </message>
    <message>
        <source>The bottom pile: empty.</source>
        <translation>Nederste bunke: tom.</translation>
    </message>
    <message numerus="yes">
        <source>Our pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>Vår bunke: angrep %L1, forsvar %L2, %Ln kort.</numerusform>
            <numerusform>Vår bunke: angrep %L1, forsvar %L2, %Ln kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>Deres bunke: angrep %L1, forsvar %L2, %Ln kort.</numerusform>
            <numerusform>Deres bunke: angrep %L1, forsvar %L2, %Ln kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>Øverste bunke: angrep %L1, forsvar %L2, %Ln kort.</numerusform>
            <numerusform>Øverste bunke: angrep %L1, forsvar %L2, %Ln kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>Nederste bunke: angrep %L1, forsvar %L2, %Ln kort.</numerusform>
            <numerusform>Nederste bunke: angrep %L1, forsvar %L2, %Ln kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Ours&lt;/b&gt;, with %1</source>
        <translation>&lt;b&gt;Vårt lag&lt;/b&gt;, med %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Theirs&lt;/b&gt;</source>
        <translation>&lt;b&gt;Deres lag&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <comment>a team</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Ours %L1, theirs %L2</source>
        <translation>Vi %L1, de %L2</translation>
    </message>
    <message>
        <source>Top %L1, bottom %L2</source>
        <translation>Øverste %L1, nederste %L2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln heart(s) left</source>
        <translation>
            <numerusform>%Ln hjerter igjen</numerusform>
            <numerusform>%Ln hjerter igjen</numerusform>
        </translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spillet er over</translation>
    </message>
    <message>
        <source>Battle %L1 of %L2</source>
        <translation>Slag %L1 av %L2</translation>
    </message>
    <message>
        <source>Next battle</source>
        <translation>Neste slag</translation>
    </message>
    <message numerus="yes">
        <source>%Ln with you</source>
        <comment>points of a team</comment>
        <translation>
            <numerusform>%Ln med deg</numerusform>
            <numerusform>%Ln med deg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with %1</source>
        <comment>points of a team</comment>
        <translation>
            <numerusform>%Ln med %1</numerusform>
            <numerusform>%Ln med %1</numerusform>
        </translation>
    </message>
    <message>
        <source>With you</source>
        <translation>Med deg</translation>
    </message>
    <message>
        <source>%1, with you</source>
        <translation>%1, med deg</translation>
    </message>
    <message>
        <source>%1 on our pile would have attack and defence %L2.</source>
        <comment>a card</comment>
        <translation>%1 på vår bunke ville ha angrep og forsvar %L2.</translation>
    </message>
    <message>
        <source>%1 on their pile would have attack and defence %L2.</source>
        <comment>a card</comment>
        <translation>%1 på deres bunke ville ha angrep og forsvar %L2.</translation>
    </message>
    <message>
        <source>%1 on our pile would make attack %L2; our attack would succeed.</source>
        <translation>%1 på vår bunke ville gi angrep %L2; angrepet vårt ville lykkes.</translation>
    </message>
    <message>
        <source>%1 on our pile would make attack %L2; our attack would fail.</source>
        <translation>%1 på vår bunke ville gi angrep %L2; angrepet vårt ville mislykkes.</translation>
    </message>
    <message>
        <source>%1 on their pile would make attack %L2; their attack would succeed.</source>
        <translation>%1 på deres bunke ville gi angrep %L2; angrepet deres ville lykkes.</translation>
    </message>
    <message>
        <source>%1 on their pile would make attack %L2; their attack would fail.</source>
        <translation>%1 på deres bunke ville gi angrep %L2; angrepet deres ville mislykkes.</translation>
    </message>
    <message>
        <source>%1 on our pile would make defence %L2; their attack would succeed.</source>
        <translation>%1 på vår bunke ville gi forsvar %L2; angrepet deres ville lykkes.</translation>
    </message>
    <message>
        <source>%1 on our pile would make defence %L2; their attack would fail.</source>
        <translation>%1 på vår bunke ville gi forsvar %L2; angrepet deres ville mislykkes.</translation>
    </message>
    <message>
        <source>%1 on their pile would make defence %L2; our attack would succeed.</source>
        <translation>%1 på deres bunke ville gi forsvar %L2; angrepet vårt ville lykkes.</translation>
    </message>
    <message>
        <source>%1 on their pile would make defence %L2; our attack would fail.</source>
        <translation>%1 på deres bunke ville gi forsvar %L2; angrepet vårt ville mislykkes.</translation>
    </message>
    <message>
        <source>Each battle starts with a heart; nobody may pass now.</source>
        <translation>Hvert slag begynner med en hjerter; ingen kan passe nå.</translation>
    </message>
    <message>
        <source>Each battle starts with a heart. Play one on our pile.</source>
        <translation>Hvert slag begynner med en hjerter. Legg en på vår bunke.</translation>
    </message>
    <message>
        <source>Hearts only start a battle. Play another card, or pass.</source>
        <translation>Hjerter kan bare åpne et slag. Legg et annet kort, eller pass.</translation>
    </message>
    <message>
        <source>A heart goes on our own pile.</source>
        <translation>En hjerter legges på vår egen bunke.</translation>
    </message>
    <message>
        <source>A diamond may not lie on a heart.</source>
        <translation>En ruter kan ikke ligge på en hjerter.</translation>
    </message>
    <message>
        <source>Play %3 on our pile: then our attack succeeds, and the battle would bring us %L1 points, not %L2.</source>
        <translation>Legg %3 på vår bunke: Da lykkes angrepet vårt, og slaget gir oss %L1 poeng, ikke %L2.</translation>
    </message>
    <message>
        <source>Play %3 on their pile: then our attack succeeds, and the battle would bring us %L1 points, not %L2.</source>
        <translation>Legg %3 på deres bunke: Da lykkes angrepet vårt, og slaget gir oss %L1 poeng, ikke %L2.</translation>
    </message>
    <message>
        <source>Play %3 on our pile: then their attack fails, and the battle would bring us %L1 points, not %L2.</source>
        <translation>Legg %3 på vår bunke: Da mislykkes angrepet deres, og slaget gir oss %L1 poeng, ikke %L2.</translation>
    </message>
    <message>
        <source>Play %3 on their pile: then their attack fails, and the battle would bring us %L1 points, not %L2.</source>
        <translation>Legg %3 på deres bunke: Da mislykkes angrepet deres, og slaget gir oss %L1 poeng, ikke %L2.</translation>
    </message>
    <message>
        <source>Play %1 on our pile: nobody else has a diamond that could cancel it twice over.</source>
        <translation>Legg %1 på vår bunke: Ingen andre har en ruter som tar det bort dobbelt.</translation>
    </message>
    <message>
        <source>Play %1 on their pile: nobody else has a diamond that could cancel it twice over.</source>
        <translation>Legg %1 på deres bunke: Ingen andre har en ruter som tar det bort dobbelt.</translation>
    </message>
    <message>
        <source>Play %1 on our pile: it makes us stronger for the rest of the battle.</source>
        <translation>Legg %1 på vår bunke: Det gjør oss sterkere i resten av slaget.</translation>
    </message>
    <message>
        <source>Play %1 on their pile: it makes them weaker for the rest of the battle.</source>
        <translation>Legg %1 på deres bunke: Det gjør dem svakere i resten av slaget.</translation>
    </message>
    <message>
        <source>Play %1 on our pile.</source>
        <translation>Legg %1 på vår bunke.</translation>
    </message>
    <message>
        <source>Play %1 on their pile.</source>
        <translation>Legg %1 på deres bunke.</translation>
    </message>
    <message>
        <source>Play %1 on our pile: it is your last heart.</source>
        <translation>Legg %1 på vår bunke: Det er din siste hjerter.</translation>
    </message>
    <message>
        <source>Play %1 on our pile: a strong character attacks and defends well from the start.</source>
        <translation>Legg %1 på vår bunke: En sterk figur angriper og forsvarer seg godt fra starten.</translation>
    </message>
    <message>
        <source>Play %1 on our pile: little is lost if it falls.</source>
        <translation>Legg %1 på vår bunke: Lite er tapt om den faller.</translation>
    </message>
    <message>
        <source>Pass: both attacks go our way as they stand.</source>
        <translation>Pass: Begge angrepene går vår vei slik det er nå.</translation>
    </message>
    <message>
        <source>Pass: no card of yours helps us now without a risk.</source>
        <translation>Pass: Ingen av kortene dine hjelper oss nå uten risiko.</translation>
    </message>
    <message>
        <source>Pass: your cards are worth more later.</source>
        <translation>Pass: Kortene dine er verdt mer senere.</translation>
    </message>
    <message>
        <source>Pass: none of your cards can be played now.</source>
        <translation>Pass: Ingen av kortene dine kan legges noe sted nå.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pass.</translation>
    </message>
    <message>
        <source>A draw, %L1 each. Both teams win.</source>
        <translation>Uavgjort, %L1 hver. Begge lag vinner.</translation>
    </message>
    <message>
        <source>%3 win, %L1 to %L2.</source>
        <comment>a team: two names</comment>
        <translation>%3 vinner %L1 mot %L2.</translation>
    </message>
    <message>
        <source>We win, %L1 to %L2.</source>
        <translation>Vi vinner %L1 mot %L2.</translation>
    </message>
    <message>
        <source>Battles won: the top team %L1, the bottom team %L2.</source>
        <translation>Vunne slag: øverste lag %L1, nederste lag %L2.</translation>
    </message>
    <message>
        <source>Battles won: ours %L1, theirs %L2.</source>
        <translation>Vunne slag: vi %L1, de %L2.</translation>
    </message>
    <message>
        <source>Battle %L1</source>
        <translation>Slag %L1</translation>
    </message>
    <message>
        <source>you and %1</source>
        <comment>a team</comment>
        <translation>du og %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a team</comment>
        <translation>%1 og %2</translation>
    </message>
    <message>
        <source>You play the %3 on our pile: attack %L1, defence %L2.</source>
        <translation>Du legger %3 på vår bunke: angrep %L1, forsvar %L2.</translation>
    </message>
    <message>
        <source>You play the %3 on their pile: attack %L1, defence %L2.</source>
        <translation>Du legger %3 på deres bunke: angrep %L1, forsvar %L2.</translation>
    </message>
    <message>
        <source>%3 plays the %4 on our pile: attack %L1, defence %L2.</source>
        <translation>%3 legger %4 på vår bunke: angrep %L1, forsvar %L2.</translation>
    </message>
    <message>
        <source>%3 plays the %4 on their pile: attack %L1, defence %L2.</source>
        <translation>%3 legger %4 på deres bunke: angrep %L1, forsvar %L2.</translation>
    </message>
    <message>
        <source>%3 plays the %4 on the top pile: attack %L1, defence %L2.</source>
        <translation>%3 legger %4 på øverste bunke: angrep %L1, forsvar %L2.</translation>
    </message>
    <message>
        <source>%3 plays the %4 on the bottom pile: attack %L1, defence %L2.</source>
        <translation>%3 legger %4 på nederste bunke: angrep %L1, forsvar %L2.</translation>
    </message>
    <message>
        <source>played %1 on ours</source>
        <translation>la %1 hos oss</translation>
    </message>
    <message>
        <source>played %1 on theirs</source>
        <translation>la %1 hos dem</translation>
    </message>
    <message>
        <source>played %1 on the top pile</source>
        <translation>la %1 på øverste bunke</translation>
    </message>
    <message>
        <source>played %1 on the bottom pile</source>
        <translation>la %1 på nederste bunke</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %1 on ours</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; la %1 hos oss</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %1 on theirs</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; la %1 hos dem</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2 on ours</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; la %2 hos oss</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2 on theirs</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; la %2 hos dem</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2 on the top pile</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; la %2 på øverste bunke</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2 on the bottom pile</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; la %2 på nederste bunke</translation>
    </message>
    <message>
        <source>have nothing to play</source>
        <translation>har ingenting å legge</translation>
    </message>
    <message>
        <source>has nothing to play</source>
        <translation>har ingenting å legge</translation>
    </message>
    <message>
        <source>You have nothing to play.</source>
        <translation>Du har ingenting å legge.</translation>
    </message>
    <message>
        <source>%1 has nothing to play.</source>
        <translation>%1 har ingenting å legge.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; have nothing to play</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; har ingenting å legge</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; has nothing to play</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; har ingenting å legge</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passet</translation>
    </message>
    <message>
        <source>You passed.</source>
        <translation>Du passet.</translation>
    </message>
    <message>
        <source>%1 passed.</source>
        <translation>%1 passet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; passet</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; passet</translation>
    </message>
    <message>
        <source>Battle %L1 of %L2. You begin.</source>
        <translation>Slag %L1 av %L2. Du begynner.</translation>
    </message>
    <message>
        <source>Battle %L1 of %L2. %3 begins.</source>
        <translation>Slag %L1 av %L2. %3 begynner.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Slutten</translation>
    </message>
    <message>
        <source>had %1 left</source>
        <comment>cards</comment>
        <translation>hadde %1 igjen</translation>
    </message>
    <message>
        <source>You had these cards left: %1.</source>
        <translation>Du hadde disse kortene igjen: %1.</translation>
    </message>
    <message>
        <source>%1 had these cards left: %2.</source>
        <translation>%1 hadde disse kortene igjen: %2.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Utdelingen</translation>
    </message>
    <message>
        <source>got %1</source>
        <comment>cards</comment>
        <translation>fikk %1</translation>
    </message>
    <message>
        <source>You got these cards: %1.</source>
        <translation>Du fikk disse kortene: %1.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>Spillet er over. %1</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>Kortene dine: %1.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passer.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passer.</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>Ingenting å legge</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Passet</translation>
    </message>
    <message>
        <source>Played %1 on ours</source>
        <comment>what a seat did</comment>
        <translation>La %1 hos oss</translation>
    </message>
    <message>
        <source>Played %1 on theirs</source>
        <comment>what a seat did</comment>
        <translation>La %1 hos dem</translation>
    </message>
    <message>
        <source>Played %1 on top</source>
        <comment>what a seat did</comment>
        <translation>La %1 øverst</translation>
    </message>
    <message>
        <source>Played %1 below</source>
        <comment>what a seat did</comment>
        <translation>La %1 nederst</translation>
    </message>
    <message>
        <source>Played the %1 on our pile</source>
        <comment>what a seat did</comment>
        <translation>La %1 på vår bunke</translation>
    </message>
    <message>
        <source>Played the %1 on their pile</source>
        <comment>what a seat did</comment>
        <translation>La %1 på deres bunke</translation>
    </message>
    <message>
        <source>Played the %1 on the top pile</source>
        <comment>what a seat did</comment>
        <translation>La %1 på øverste bunke</translation>
    </message>
    <message>
        <source>Played the %1 on the bottom pile</source>
        <comment>what a seat did</comment>
        <translation>La %1 på nederste bunke</translation>
    </message>
    <message>
        <source>played %1 on ours</source>
        <comment>you</comment>
        <translation>la %1 hos oss</translation>
    </message>
    <message>
        <source>played %1 on theirs</source>
        <comment>you</comment>
        <translation>la %1 hos dem</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>you</comment>
        <translation>passet</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a play, its battle</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Our attack</source>
        <translation>Vårt angrep</translation>
    </message>
    <message>
        <source>Their attack</source>
        <translation>Deres angrep</translation>
    </message>
    <message>
        <source>Top attack</source>
        <translation>Øvre angrep</translation>
    </message>
    <message>
        <source>Bottom attack</source>
        <translation>Nedre angrep</translation>
    </message>
    <message>
        <source>Our defence</source>
        <translation>Vårt forsvar</translation>
    </message>
    <message>
        <source>Their defence</source>
        <translation>Deres forsvar</translation>
    </message>
    <message>
        <source>Top defence</source>
        <translation>Øvre forsvar</translation>
    </message>
    <message>
        <source>Bottom defence</source>
        <translation>Nedre forsvar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln for us</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>%Ln til oss</numerusform>
            <numerusform>%Ln til oss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for them</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>%Ln til dem</numerusform>
            <numerusform>%Ln til dem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for the top team</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>%Ln til øverste lag</numerusform>
            <numerusform>%Ln til øverste lag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln for the bottom team</source>
        <comment>points of a battle</comment>
        <translation>
            <numerusform>%Ln til nederste lag</numerusform>
            <numerusform>%Ln til nederste lag</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: our attack &lt;b&gt;%L1&lt;/b&gt; against their defence &lt;b&gt;%L2&lt;/b&gt;</source>
        <translation>Neste: vårt angrep &lt;b&gt;%L1&lt;/b&gt; mot deres forsvar &lt;b&gt;%L2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Next: their attack &lt;b&gt;%L1&lt;/b&gt; against our defence &lt;b&gt;%L2&lt;/b&gt;</source>
        <translation>Neste: deres angrep &lt;b&gt;%L1&lt;/b&gt; mot vårt forsvar &lt;b&gt;%L2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Next: the top attack &lt;b&gt;%L1&lt;/b&gt; against the bottom defence &lt;b&gt;%L2&lt;/b&gt;</source>
        <translation>Neste: øvre angrep &lt;b&gt;%L1&lt;/b&gt; mot nedre forsvar &lt;b&gt;%L2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Next: the bottom attack &lt;b&gt;%L1&lt;/b&gt; against the top defence &lt;b&gt;%L2&lt;/b&gt;</source>
        <translation>Neste: nedre angrep &lt;b&gt;%L1&lt;/b&gt; mot øvre forsvar &lt;b&gt;%L2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A heart starts it</source>
        <comment>on a pile</comment>
        <translation>En hjerter åpner den</translation>
    </message>
    <message>
        <source>Waits for the other heart</source>
        <comment>a pile</comment>
        <translation>Venter på den andre hjerteren</translation>
    </message>
    <message>
        <source>Waits for their heart</source>
        <comment>our pile</comment>
        <translation>Venter på deres hjerter</translation>
    </message>
    <message>
        <source>Waits for our heart</source>
        <comment>their pile</comment>
        <translation>Venter på vår hjerter</translation>
    </message>
    <message>
        <source>Each battle starts with a heart on both sides.</source>
        <translation>Hvert slag begynner med en hjerter på hver side.</translation>
    </message>
    <message>
        <source>Count the points</source>
        <translation>Tell poengene</translation>
    </message>
    <message numerus="yes">
        <source>Best battle: %Ln point(s)</source>
        <translation>
            <numerusform>Beste slag: %Ln poeng</numerusform>
            <numerusform>Beste slag: %Ln poeng</numerusform>
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
        <translation>Slagene legges sammen.</translation>
    </message>
    <message>
        <source>The battles</source>
        <translation>Slagene</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Til sammen</translation>
    </message>
</context>
<context>
    <name>ThronesKeys</name>
    <message>
        <source>In Game of Thrones</source>
        <translation>I Spill med Troner</translation>
    </message>
    <message>
        <source>with a card chosen: the upper or the lower pile</source>
        <translation>med et valgt kort: øverste eller nederste bunke</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
</context>
<context>
    <name>ThronesOutcome</name>
    <message>
        <source>Now:</source>
        <comment>the battle if it came now</comment>
        <translation>Nå:</translation>
    </message>
    <message>
        <source>If it ended now:</source>
        <translation>Hvis det sluttet nå:</translation>
    </message>
</context>
<context>
    <name>ThronesPile</name>
    <message>
        <source>Attack</source>
        <translation>Angrep</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Forsvar</translation>
    </message>
</context>
<context>
    <name>ThronesRules</name>
    <message>
        <source>Two against two</source>
        <translation>To mot to</translation>
    </message>
    <message>
        <source>You and the player opposite are a team, and each team has a pile. A game has six battles. The team with more points wins, and equal points are a draw.</source>
        <translation>Du og spilleren overfor er et lag, og hvert lag har en bunke. Et spill har seks slag. Laget med flest poeng vinner, og lik poengsum er uavgjort.</translation>
    </message>
    <message>
        <source>A battle</source>
        <translation>Et slag</translation>
    </message>
    <message>
        <source>A heart opens</source>
        <translation>En hjerter åpner</translation>
    </message>
    <message>
        <source>The player who starts plays a heart on their own pile, and the next one a heart on theirs. These two will fight.</source>
        <translation>Den som begynner, legger en hjerter på sin egen bunke, og den neste en hjerter på sin. Disse to skal slåss.</translation>
    </message>
    <message>
        <source>Ten more turns</source>
        <translation>Ti turer til</translation>
    </message>
    <message>
        <source>In turn, each player plays a club, a spade or a diamond on either pile, or passes. A diamond can’t be played directly on a heart.</source>
        <translation>Etter tur legger hver spiller en kløver, spar eller ruter på en av de to bunkene, eller passer. Ingen ruter kan ligge på en hjerter.</translation>
    </message>
    <message>
        <source>The attacks</source>
        <translation>Angrepene</translation>
    </message>
    <message>
        <source>They are scored, the piles are cleared away, and the next player starts the next battle.</source>
        <translation>De gir poeng, bunkene tas av bordet, og neste spiller begynner neste slag.</translation>
    </message>
    <message>
        <source>Each attack meets the other side’s defence, and succeeds only if it is higher. At stake is the rank of the heart that is attacked: the attackers get it if they succeed, otherwise its own team does.</source>
        <translation>Hvert angrep møter forsvaret på den andre siden, og lykkes bare hvis det er høyere. Det som står på spill, er verdien til hjerteren som angripes: Angriperne får den hvis de lykkes, ellers får hjerterens eget lag den.</translation>
    </message>
    <message>
        <source>%L1 beats %L2</source>
        <translation>%L1 slår %L2</translation>
    </message>
    <message>
        <source>The upper team attacks and gets the rank of the queen, %L1.</source>
        <translation>Øverste lag angriper og får damens verdi, %L1.</translation>
    </message>
    <message>
        <source>The upper pile is six of hearts, five of clubs and three of spades: attack 11, defence 9. Its attack beats 10, and its team gets the 10 of the queen.</source>
        <translation>Øverste bunke er hjerter seks, kløver fem og spar tre: angrep 11, forsvar 9. Angrepet slår 10, og laget får damens 10.</translation>
    </message>
    <message>
        <source>%L1 can’t beat %L1</source>
        <translation>%L1 slår ikke %L1</translation>
    </message>
    <message>
        <source>The lower team’s attack is not higher: the %L1 stays with the upper team.</source>
        <translation>Angrepet til nederste lag er ikke høyere: %L1 blir hos øverste lag.</translation>
    </message>
    <message>
        <source>The lower pile is queen of hearts, four of clubs and five of diamonds: attack 9, defence 10. Its attack can’t beat 9, and the 6 stays with the upper team.</source>
        <translation>Nederste bunke er hjerter dame, kløver fire og ruter fem: angrep 9, forsvar 10. Angrepet slår ikke 9, og 6 blir hos øverste lag.</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <translation>Hva kortene gjør</translation>
    </message>
    <message>
        <source>A heart begins with its rank as attack and as defence. Jack, queen and king count 10; there are no aces.</source>
        <translation>En hjerter begynner med sin verdi som angrep og som forsvar. Knekt, dame og konge teller 10; det er ingen ess.</translation>
    </message>
    <message>
        <source>A club adds to attack</source>
        <translation>En kløver øker angrepet</translation>
    </message>
    <message>
        <source>Attack %L1, defence %L2</source>
        <translation>Angrep %L1, forsvar %L2</translation>
    </message>
    <message>
        <source>A club adds to attack: six of hearts and three of clubs make attack 9, defence 6.</source>
        <translation>En kløver øker angrepet: Hjerter seks og kløver tre gir angrep 9, forsvar 6.</translation>
    </message>
    <message>
        <source>A spade adds to defence</source>
        <translation>En spar øker forsvaret</translation>
    </message>
    <message>
        <source>A spade adds to defence: six of hearts and three of spades make attack 6, defence 9.</source>
        <translation>En spar øker forsvaret: Hjerter seks og spar tre gir angrep 6, forsvar 9.</translation>
    </message>
    <message>
        <source>A diamond takes away</source>
        <translation>En ruter tar bort</translation>
    </message>
    <message>
        <source>It reduces what the card below changed: attack %L1, defence %L2</source>
        <translation>Den minsker det som kortet under endret: angrep %L1, forsvar %L2</translation>
    </message>
    <message>
        <source>A diamond reduces what the card below changed: six of hearts, three of spades, five and two of diamonds make attack 6, defence 2.</source>
        <translation>En ruter minsker det som kortet under endret: Hjerter seks, spar tre, ruter fem og ruter to gir angrep 6, forsvar 2.</translation>
    </message>
    <message>
        <source>The same rank counts double</source>
        <translation>Samme verdi teller dobbelt</translation>
    </message>
    <message>
        <source>If it matches the card right below, even the heart: attack %L1, then %L2 again</source>
        <translation>Som kortet rett under, også hjerteren: angrep %L1, så %L2 igjen</translation>
    </message>
    <message>
        <source>A card of the same rank as the one right below counts double: six of hearts and six of clubs make attack 18, and six of diamonds makes that 6 again.</source>
        <translation>Et kort med samme verdi som det rett under teller dobbelt: Hjerter seks og kløver seks gir angrep 18, og ruter seks gjør det til 6 igjen.</translation>
    </message>
    <message>
        <source>10, jack, queen and king are equal</source>
        <translation>10, knekt, dame og konge er like</translation>
    </message>
    <message>
        <source>So the king takes away %L1. Nothing falls below %L2: attack %L2, defence %L3</source>
        <translation>Så kongen tar %L1. Ingenting går under %L2: angrep %L2, forsvar %L3</translation>
    </message>
    <message>
        <source>10, jack, queen and king are equal: on the ten of clubs, the king of diamonds takes away 20. Nothing falls below 0, so attack is 0, defence 6.</source>
        <translation>10, knekt, dame og konge er like: På kløver ti tar ruter konge 20. Ingenting går under 0, så angrepet er 0, forsvaret 6.</translation>
    </message>
    <message>
        <source>Point at a card to see what it would do to each pile. Click it and then a pile, or drag it there. Right-click to pass; if a card is chosen, that puts it back instead.</source>
        <translation>Hold pekeren over et kort for å se hva det ville gjøre med begge bunkene. Klikk på det og så på en bunke, eller dra det dit. Høyreklikk for å passe; er et kort valgt, legges det tilbake i stedet.</translation>
    </message>
    <message>
        <source>1 to 9, or the arrows and Space, choose a card; ↑ and ↓ choose the pile, and Enter plays. P passes, H asks for a hint, ? shows all keys.</source>
        <translation>1 til 9 eller piltastene og mellomrom velger et kort, ↑ og ↓ bunken, og Enter spiller. P passer, H gir et tips, ? viser alle taster.</translation>
    </message>
    <message>
        <source>Everything that happens is read out in order, one sentence at a time. Before you play a card, you hear what it would do to a pile.</source>
        <translation>Alt som skjer, fortelles etter tur, en setning om gangen, med hva et kort ville gjøre med en bunke før du spiller det.</translation>
    </message>
</context>
<context>
    <name>ThronesScore</name>
    <message>
        <source>&lt;b&gt;♣&lt;/b&gt; adds to attack</source>
        <translation>&lt;b&gt;♣&lt;/b&gt; øker angrepet</translation>
    </message>
    <message>
        <source>&lt;b&gt;♠&lt;/b&gt; adds to defence</source>
        <translation>&lt;b&gt;♠&lt;/b&gt; øker forsvaret</translation>
    </message>
    <message>
        <source>&lt;b&gt;♦&lt;/b&gt; takes from the card below</source>
        <translation>&lt;b&gt;♦&lt;/b&gt; svekker kortet under</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poeng</translation>
    </message>
</context>
<context>
    <name>ThronesValue</name>
    <message>
        <source>%1 %L2, would be %L3</source>
        <comment>a value of a pile, and what a card would make of it</comment>
        <translation>%1 %L2, ville bli %L3</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a value of a pile: attack 20</comment>
        <translation>%1 %L2</translation>
    </message>
</context>
</TS>
