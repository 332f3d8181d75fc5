<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb">
<context>
    <name>BackChoice</name>
    <message>
        <source>Suns</source>
        <translation>Soler</translation>
    </message>
</context>
<context>
    <name>ClothChoice</name>
    <message>
        <source>Brick</source>
        <translation>Tegl</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Lucky Thirteen</source>
        <translation>Lykketretten</translation>
    </message>
    <message>
        <source>Four cards, four rounds. Make exactly thirteen.</source>
        <translation>Fire kort, fire runder. Få nøyaktig tretten.</translation>
    </message>
    <message>
        <source>%1 and %2 already make 13, so keep %1 and discard %3.</source>
        <translation>%1 og %2 blir allerede 13, så behold %1 og kast %3.</translation>
    </message>
    <message>
        <source>%1 may still find a nine. A king only helps next to an ace, a two or a three.</source>
        <translation>%1 kan ennå få en nier. En konge hjelper bare sammen med ess, toer eller treer.</translation>
    </message>
    <message>
        <source>The others gave up %1, %2 and %3: cards that nobody can draw any more.</source>
        <translation>De andre kastet %1, %2 og %3: kort som ingen kan trekke lenger.</translation>
    </message>
    <message>
        <source>%1 makes 13 with %2 as well, so discard %3, which makes 13 with nothing here.</source>
        <translation>%1 blir også 13 med %2, så kast %3, som ikke blir 13 med noe her.</translation>
    </message>
    <message>
        <source>The only player with 13 after four rounds gets 100. If several do, a spade such as %1 counts four times and an open card such as %2 twice.</source>
        <translation>Den som er alene om 13 etter fire runder, får 100. Har flere det, teller en spar som %1 fire ganger og et åpent kort som %2 to ganger.</translation>
    </message>
    <message>
        <source>You want to make exactly 13. %1 and %2 lie open and count for everybody.</source>
        <translation>Målet er nøyaktig 13. %1 og %2 ligger åpent og teller for alle.</translation>
    </message>
    <message>
        <source>%1 makes 13 with %2, so keep it.</source>
        <translation>%1 blir 13 med %2, så behold det.</translation>
    </message>
    <message>
        <source>%1 makes 13 with %2, and a spade counts most: keep it.</source>
        <translation>%1 blir 13 med %2, og spar teller mest: Behold det.</translation>
    </message>
    <message>
        <source>%1 makes 13 with %2: keep it, too.</source>
        <translation>%1 blir 13 med %2: Behold det også.</translation>
    </message>
    <message>
        <source>These three are yours: you hold two and have just drawn %1, so one has to go. Jacks, queens and kings count 10, 11, 12 or 13, as you like.</source>
        <translation>Disse tre er dine: Du hadde to og har nettopp trukket %1, så ett må bort. Knekt, dame og konge teller 10, 11, 12 eller 13, som du vil.</translation>
    </message>
</context>
<context>
    <name>LuckyThirteen</name>
    <message numerus="yes">
        <source>%Ln in the pile</source>
        <translation>
            <numerusform>%Ln i bunken</numerusform>
            <numerusform>%Ln i bunken</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spillet er over</translation>
    </message>
    <message>
        <source>Round %L1 of %L2</source>
        <translation>Runde %L1 av %L2</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>Kast ett kort.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln poeng</numerusform>
            <numerusform>%Ln poeng</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded %1</source>
        <translation>Kastet %1</translation>
    </message>
    <message>
        <source>Discarded the %1</source>
        <translation>Kastet %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Kast %1</translation>
    </message>
    <message>
        <source>Choose one card</source>
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
        <source>You can only discard a card from your hand.</source>
        <translation>Du kan bare kaste kort fra din egen hånd.</translation>
    </message>
    <message>
        <source>Your turn. Choose one of three cards to discard.</source>
        <translation>Din tur. Velg ett av tre kort å kaste.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Choose one of three cards to discard.</source>
        <translation>
            <numerusform>Din tur, %Ln sekund. Velg ett av tre kort å kaste.</numerusform>
            <numerusform>Din tur, %Ln sekunder. Velg ett av tre kort å kaste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to discard.</source>
        <translation>Valgt: %1. Trykk Enter for å kaste.</translation>
    </message>
    <message>
        <source>No thirteen</source>
        <translation>Ikke tretten</translation>
    </message>
    <message>
        <source>The only thirteen is worth 100.</source>
        <translation>Den eneste med tretten får 100.</translation>
    </message>
    <message>
        <source>A draw, %L1 each.</source>
        <translation>Uavgjort, %L1 hver.</translation>
    </message>
    <message>
        <source>You win with %L1.</source>
        <translation>Du vinner med %L1.</translation>
    </message>
    <message>
        <source>You and %1 win with %L2 each.</source>
        <translation>Du og %1 vinner med %L2 hver.</translation>
    </message>
    <message>
        <source>You, %1 and %2 win with %L3 each.</source>
        <translation>Du, %1 og %2 vinner med %L3 hver.</translation>
    </message>
    <message>
        <source>%1 wins with %L2.</source>
        <translation>%1 vinner med %L2.</translation>
    </message>
    <message>
        <source>%1 and %2 win with %L3 each.</source>
        <translation>%1 og %2 vinner med %L3 hver.</translation>
    </message>
    <message>
        <source>%1, %2 and %3 win with %L4 each.</source>
        <translation>%1, %2 og %3 vinner med %L4 hver.</translation>
    </message>
    <message>
        <source>Nobody has thirteen, so hands count.</source>
        <translation>Ingen har tretten, så hendene teller.</translation>
    </message>
    <message>
        <source>You are the only one with thirteen.</source>
        <translation>Du er den eneste med tretten.</translation>
    </message>
    <message>
        <source>%1 is the only one with thirteen.</source>
        <translation>%1 er den eneste med tretten.</translation>
    </message>
    <message>
        <source>Two players have thirteen, so each of them scores their best one.</source>
        <translation>To spillere har tretten, så begge får poeng for sin beste tretten.</translation>
    </message>
    <message>
        <source>Three players have thirteen, so each of them scores their best one.</source>
        <translation>Tre spillere har tretten, så hver av dem får poeng for sin beste tretten.</translation>
    </message>
    <message>
        <source>All four have thirteen, so each scores their best one.</source>
        <translation>Alle fire har tretten, så hver får poeng for sin beste tretten.</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>trakk %1</translation>
    </message>
    <message>
        <source>You drew the %1.</source>
        <translation>Du trakk %1.</translation>
    </message>
    <message>
        <source>drew a card</source>
        <translation>trakk et kort</translation>
    </message>
    <message>
        <source>%1 drew a card.</source>
        <translation>%1 trakk et kort.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; discarded %1</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; kastet %1</translation>
    </message>
    <message>
        <source>drew %1, discarded %2</source>
        <translation>trakk %1, kastet %2</translation>
    </message>
    <message>
        <source>You drew the %1 and discarded the %2.</source>
        <translation>Du trakk %1 og kastet %2.</translation>
    </message>
    <message>
        <source>discarded %1</source>
        <translation>kastet %1</translation>
    </message>
    <message>
        <source>You discarded the %1.</source>
        <translation>Du kastet %1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; discarded %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; kastet %2</translation>
    </message>
    <message>
        <source>drew, discarded %1</source>
        <translation>trakk, kastet %1</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>%1 kastet %2.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Slutten</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %Ln point(s)</source>
        <comment>two cards</comment>
        <translation>
            <numerusform>%1 %2, %Ln poeng</numerusform>
            <numerusform>%1 %2, %Ln poeng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the %1 and the %2: %Ln point(s).</source>
        <translation>
            <numerusform>Du har %1 og %2: %Ln poeng.</numerusform>
            <numerusform>Du har %1 og %2: %Ln poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the %2 and the %3: %Ln point(s).</source>
        <translation>
            <numerusform>%1 har %2 og %3: %Ln poeng.</numerusform>
            <numerusform>%1 har %2 og %3: %Ln poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Runde %L1</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Utdelingen</translation>
    </message>
    <message>
        <source>Public cards</source>
        <translation>Felles kort</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two cards</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The public cards are the %1 and the %2.</source>
        <translation>De felles kortene er %1 og %2.</translation>
    </message>
    <message>
        <source>got %1 and %2</source>
        <comment>two cards</comment>
        <translation>fikk %1 og %2</translation>
    </message>
    <message>
        <source>You got the %1 and the %2.</source>
        <translation>Du fikk %1 og %2.</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>Spillet er over. %1</translation>
    </message>
    <message>
        <source>Your cards are the %1 and the %2.</source>
        <translation>Kortene dine er %1 og %2.</translation>
    </message>
    <message>
        <source>Round %L1 of %L2.</source>
        <translation>Runde %L1 av %L2.</translation>
    </message>
    <message>
        <source>You draw the %1.</source>
        <translation>Du trekker %1.</translation>
    </message>
    <message>
        <source>You discard the %1.</source>
        <translation>Du kaster %1.</translation>
    </message>
    <message>
        <source>%1 discards the %2.</source>
        <translation>%1 kaster %2.</translation>
    </message>
    <message>
        <source>Discard %1: then %L2 + %L3 + %L4 + %L5 = 13, worth %L6 points.</source>
        <translation>Kast %1: Da er %L2 + %L3 + %L4 + %L5 = 13, verdt %L6 poeng.</translation>
    </message>
    <message>
        <source>Discard %1: %2 and %3 make thirteen, worth %L4 points.</source>
        <translation>Kast %1: %2 og %3 blir tretten, verdt %L4 poeng.</translation>
    </message>
    <message>
        <source>Discard %1: then %L2 of the %L3 unseen cards would make thirteen.</source>
        <translation>Kast %1: Da gir %L2 av de %L3 ukjente kortene tretten.</translation>
    </message>
    <message>
        <source>Discard %1: then %L2 of the %L3 unseen cards would make thirteen, and it would score more.</source>
        <translation>Kast %1: Da gir %L2 av de %L3 ukjente kortene tretten, og det gir flere poeng.</translation>
    </message>
    <message>
        <source>Discard %1: if nobody has thirteen, hands count, and yours would be worth %L2.</source>
        <translation>Kast %1: Har ingen tretten, teller hendene, og din er da verdt %L2.</translation>
    </message>
    <message>
        <source>Discard %1.</source>
        <translation>Kast %1.</translation>
    </message>
    <message>
        <source>%L1 + %L2 = 13</source>
        <translation>%L1 + %L2 = 13</translation>
    </message>
    <message>
        <source>%L1 + %L2 + %L3 + %L4 = 13</source>
        <translation>%L1 + %L2 + %L3 + %L4 = 13</translation>
    </message>
    <message>
        <source>%L1 × %L2 + %L3 × %L4</source>
        <translation>%L1 × %L2 + %L3 × %L4</translation>
    </message>
    <message>
        <source>%L1 × %L2 + %L3 × %L4 + %L5 × %L6 + %L7 × %L8</source>
        <translation>%L1 × %L2 + %L3 × %L4 + %L5 × %L6 + %L7 × %L8</translation>
    </message>
    <message>
        <source>%1 = %L2</source>
        <comment>a sum, its value</comment>
        <translation>%1 = %L2</translation>
    </message>
    <message>
        <source>%1 on the table</source>
        <translation>%1 på bordet</translation>
    </message>
    <message>
        <source>%1 in your hand</source>
        <translation>%1 på hånden din</translation>
    </message>
    <message>
        <source>%1 in the hand</source>
        <translation>%1 på hånden</translation>
    </message>
    <message>
        <source>%L1 × %L2 = %L3</source>
        <translation>%L1 × %L2 = %L3</translation>
    </message>
    <message>
        <source>Your score</source>
        <translation>Poengene dine</translation>
    </message>
    <message>
        <source>%1’s score</source>
        <translation>Poengene til %1</translation>
    </message>
    <message>
        <source>%1 and %2 made thirteen.</source>
        <translation>%1 og %2 ble tretten.</translation>
    </message>
    <message>
        <source>%1, %2, %3 and %4 made thirteen.</source>
        <translation>%1, %2, %3 og %4 ble tretten.</translation>
    </message>
    <message>
        <source>Nobody had thirteen</source>
        <translation>Ingen hadde tretten</translation>
    </message>
    <message>
        <source>The only thirteen at the table</source>
        <translation>Den eneste tretten ved bordet</translation>
    </message>
    <message>
        <source>Somebody else had the only thirteen</source>
        <translation>En annen hadde den eneste tretten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hand(s) had thirteen</source>
        <translation>
            <numerusform>%Ln hånd hadde tretten</numerusform>
            <numerusform>%Ln hender hadde tretten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuckyThirteenHelp</name>
    <message>
        <source>Make thirteen</source>
        <translation>Få tretten</translation>
    </message>
    <message>
        <source>both your cards</source>
        <translation>begge dine kort</translation>
    </message>
    <message>
        <source>one of yours, one public</source>
        <translation>ett av dine, ett felles</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>alle fire</translation>
    </message>
    <message>
        <source>%L1 or %L2</source>
        <comment>what a card counts</comment>
        <translation>%L1 eller %L2</translation>
    </message>
    <message>
        <source>%L1 to %L2, as you like</source>
        <comment>what a card counts</comment>
        <translation>%L1 til %L2, som du vil</translation>
    </message>
    <message>
        <source>both own cards</source>
        <translation>begge egne kort</translation>
    </message>
    <message>
        <source>one own, one public</source>
        <translation>ett eget, ett felles</translation>
    </message>
</context>
<context>
    <name>LuckyThirteenRules</name>
    <message>
        <source>Make thirteen</source>
        <translation>Få tretten</translation>
    </message>
    <message>
        <source>You hold two cards, and two lie on the table for everyone. Four times you draw a card and discard one. Then all hands are shown, and thirteen wins.</source>
        <translation>Du har to kort på hånden, og to ligger på bordet for alle. Fire ganger trekker du et kort og kaster ett. Så vises alle hender, og tretten vinner.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Når det er din tur</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Trukket</translation>
    </message>
    <message>
        <source>Three cards, one must go</source>
        <translation>Tre kort, ett må bort</translation>
    </message>
    <message>
        <source>Your card is drawn automatically. Choose which of the three to discard: everyone sees it.</source>
        <translation>Kortet trekkes automatisk. Velg hvilket av de tre du vil kaste: Alle ser det.</translation>
    </message>
    <message>
        <source>Three cards, one must go. Your card is drawn automatically. Choose which of the three to discard: everyone sees it.</source>
        <translation>Tre kort, ett må bort. Kortet trekkes automatisk. Velg hvilket av de tre du vil kaste: Alle ser det.</translation>
    </message>
    <message>
        <source>Three ways to make it</source>
        <translation>Tre måter å få det på</translation>
    </message>
    <message>
        <source>Both of your cards</source>
        <translation>Begge kortene dine</translation>
    </message>
    <message>
        <source>7 + 6 = 13</source>
        <translation>7 + 6 = 13</translation>
    </message>
    <message>
        <source>Both of your cards: seven of spades and six of diamonds make 13.</source>
        <translation>Begge kortene dine: Spar sju og ruter seks blir 13.</translation>
    </message>
    <message>
        <source>One of yours, one on the table</source>
        <translation>Ett av dine, ett på bordet</translation>
    </message>
    <message>
        <source>8 + 5 = 13</source>
        <translation>8 + 5 = 13</translation>
    </message>
    <message>
        <source>One of yours and one on the table: eight of spades and five of diamonds make 13.</source>
        <translation>Ett av dine og ett på bordet: Spar åtte og ruter fem blir 13.</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>Alle fire</translation>
    </message>
    <message>
        <source>2 + 4 + 5 + 2 = 13</source>
        <translation>2 + 4 + 5 + 2 = 13</translation>
    </message>
    <message>
        <source>All four: your two of diamonds and four of hearts make 13 with the five of spades and two of clubs on the table.</source>
        <translation>Alle fire: Ruter to og hjerter fire på hånden og spar fem og kløver to på bordet blir 13.</translation>
    </message>
    <message>
        <source>What a card counts</source>
        <translation>Hva et kort teller</translation>
    </message>
    <message>
        <source>2 to 10 count their number. The ace is 0 or 1, and jack, queen and king are each 10, 11, 12 or 13: whichever helps you most.</source>
        <translation>2 til 10 teller tallet sitt. Esset er 0 eller 1, og knekt, dame og konge er 10, 11, 12 eller 13 hver: det som hjelper deg mest.</translation>
    </message>
    <message>
        <source>This is thirteen too</source>
        <translation>Dette er også tretten</translation>
    </message>
    <message>
        <source>13 + 0, or 12 + 1</source>
        <translation>13 + 0, eller 12 + 1</translation>
    </message>
    <message>
        <source>King of clubs and ace of hearts are thirteen too: 13 and 0, or 12 and 1.</source>
        <translation>Kløver konge og hjerter ess er også tretten: 13 og 0, eller 12 og 1.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Hvem som vinner</translation>
    </message>
    <message>
        <source>One player has thirteen</source>
        <translation>Én spiller har tretten</translation>
    </message>
    <message>
        <source>100 points, and the game.</source>
        <translation>100 poeng, og seieren.</translation>
    </message>
    <message>
        <source>%L1+</source>
        <translation>%L1+</translation>
    </message>
    <message>
        <source>Several have thirteen</source>
        <translation>Flere har tretten</translation>
    </message>
    <message>
        <source>Each scores the cards that make it, and the most points win.</source>
        <translation>Hver får poeng for kortene som gir det, og flest poeng vinner.</translation>
    </message>
    <message>
        <source>Nobody has thirteen</source>
        <translation>Ingen har tretten</translation>
    </message>
    <message>
        <source>Each scores the two cards in the hand, and the most points win.</source>
        <translation>Hver får poeng for de to kortene på hånden, og flest poeng vinner.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>A card in your hand scores its number times the value of its suit, a card on the table its number times 2. Ace 1, jack 11, queen 12, king 13.</source>
        <translation>Et kort på hånden gir tallet sitt ganger fargen, et kort på bordet tallet sitt ganger 2. Ess 1, knekt 11, dame 12, konge 13.</translation>
    </message>
    <message>
        <source>Spades count 4 times, hearts 3 times, diamonds twice, clubs once.</source>
        <translation>Spar teller 4 ganger, hjerter 3 ganger, ruter 2 ganger, kløver 1 gang.</translation>
    </message>
    <message>
        <source>42 points</source>
        <translation>42 poeng</translation>
    </message>
    <message>
        <source>8 × 4 and 5 × 2</source>
        <translation>8 × 4 og 5 × 2</translation>
    </message>
    <message>
        <source>Eight of spades in your hand and five of diamonds on the table are 42 points: 8 times 4 and 5 times 2.</source>
        <translation>Spar åtte på hånden og ruter fem på bordet er 42 poeng: 8 ganger 4 og 5 ganger 2.</translation>
    </message>
    <message>
        <source>Click a card to choose it, then click the button. Or double-click it, or drag it to your discards.</source>
        <translation>Klikk på et kort for å velge det, så på knappen. Eller dobbeltklikk på det, eller dra det til kortene du har kastet.</translation>
    </message>
    <message>
        <source>1, 2 and 3 or the arrows choose a card, Enter discards it. H asks for a hint, ? shows all keys.</source>
        <translation>1, 2 og 3 eller piltastene velger et kort, Enter kaster det. H gir et tips, ? viser alle taster.</translation>
    </message>
    <message>
        <source>Everything that happens is read out in order, one sentence at a time. Every card, seat and button has a name.</source>
        <translation>Alt som skjer, fortelles etter tur, en setning om gangen. Hvert kort, hver plass og hver knapp har et navn.</translation>
    </message>
</context>
<context>
    <name>LuckyThirteenTable</name>
    <message>
        <source>Public cards</source>
        <translation>Felles kort</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Dine kast</translation>
    </message>
    <message>
        <source>Hands are shown</source>
        <translation>Kortene vises</translation>
    </message>
</context>
</TS>
