<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb">
<context>
    <name>BackChoice</name>
    <message>
        <source>Tiles</source>
        <translation>Fliser</translation>
    </message>
</context>
<context>
    <name>ClothChoice</name>
    <message>
        <source>Tile</source>
        <translation>Flis</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Pasur</source>
        <translation>Pasur</translation>
    </message>
    <message>
        <source>Take elevens, sweep the pool, keep the clubs.</source>
        <translation>Få elleve, tøm potten, samle kløver.</translation>
    </message>
    <message>
        <source>Anyone with %L1 or more</source>
        <translation>Den som har %L1 eller flere</translation>
    </message>
    <message>
        <source>Whoever has most</source>
        <translation>Den som har flest</translation>
    </message>
    <message>
        <source>Clubs needed</source>
        <translation>Kløver som trengs</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Poeng for å vinne</translation>
    </message>
    <message>
        <source>Club points go to</source>
        <translation>Kløverpoengene går til</translation>
    </message>
    <message>
        <source>Points for clubs</source>
        <translation>Poeng for kløver</translation>
    </message>
    <message>
        <source>Points for 10♦</source>
        <translation>Poeng for 10♦</translation>
    </message>
    <message>
        <source>Points for 2♣</source>
        <translation>Poeng for 2♣</translation>
    </message>
    <message>
        <source>Points for each ace</source>
        <translation>Poeng for hvert ess</translation>
    </message>
    <message>
        <source>Points for each jack</source>
        <translation>Poeng for hver knekt</translation>
    </message>
    <message>
        <source>Points for each sur</source>
        <translation>Poeng for hver sur</translation>
    </message>
    <message>
        <source>These four cards are the pool. What you take from it is yours.</source>
        <translation>Disse fire kortene er potten. Det du tar derfra, er ditt.</translation>
    </message>
    <message>
        <source>%1 takes %2, because together they make 11.</source>
        <translation>%1 tar %2, fordi de blir 11 til sammen.</translation>
    </message>
    <message>
        <source>Save %1: it takes all numbers at once, and you will need it soon.</source>
        <translation>Vent med %1: Den tar alle tallene på én gang, og du trenger den snart.</translation>
    </message>
    <message>
        <source>%1 finds no six here, so it would only be laid down.</source>
        <translation>%1 finner ingen sekser her og ville bare blitt lagt i potten.</translation>
    </message>
    <message>
        <source>%1 finds no queen here, so it would only be laid down.</source>
        <translation>%1 finner ingen dame her og ville bare blitt lagt i potten.</translation>
    </message>
    <message>
        <source>A king takes a king, a queen takes a queen: %1 has just taken %2.</source>
        <translation>En konge tar en konge, en dame tar en dame. %1 har nettopp tatt %2.</translation>
    </message>
    <message>
        <source>A jack takes all numbers and jacks: your %1 takes %2 and %3.</source>
        <translation>En knekt tar alle tall og knekter: Din %1 tar %2 og %3.</translation>
    </message>
    <message>
        <source>%1 takes %2 and clears the pool. That is a sur, worth 5 points.</source>
        <translation>%1 tar %2 og tømmer potten. Det er en sur og gir 5 poeng.</translation>
    </message>
    <message>
        <source>%1 would only be laid down, and the pool is yours to clear.</source>
        <translation>%1 ville bare blitt lagt i potten, men du kan tømme den.</translation>
    </message>
    <message>
        <source>%1 finds no queen. A card that takes nothing is laid down in the pool.</source>
        <translation>%1 finner ingen dame. Et kort som ikke tar noe, legges i potten.</translation>
    </message>
    <message>
        <source>Save %1: it will soon clear the pool for you.</source>
        <translation>Spar på %1: Det tømmer snart potten for deg.</translation>
    </message>
    <message>
        <source>Seven or more clubs are worth 7 points, %1 two, %2 three, each ace and each jack one. The first with 62 points wins.</source>
        <translation>Sju kløver eller flere gir 7 poeng, %1 to, %2 tre, hvert ess og hver knekt ett. Den første med 62 poeng vinner.</translation>
    </message>
</context>
<context>
    <name>Pasur</name>
    <message numerus="yes">
        <source>Take %Ln card(s)</source>
        <translation>
            <numerusform>Ta %Ln kort</numerusform>
            <numerusform>Ta %Ln kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>cards</comment>
        <translation>Ta %1</translation>
    </message>
    <message>
        <source>%L1 of %L2: %3</source>
        <translation>%L1 av %L2: %3</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Legg %1</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Spill et kort.</translation>
    </message>
    <message>
        <source>%1 takes nothing. It joins the pool.</source>
        <translation>%1 tar ingenting. Det legges i potten.</translation>
    </message>
    <message>
        <source>This is what %1 takes.</source>
        <translation>%1 tar dette.</translation>
    </message>
    <message>
        <source>What should %1 take?</source>
        <translation>Hva skal %1 ta?</translation>
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
        <translation>Du kan bare spille kort fra din egen hånd.</translation>
    </message>
    <message>
        <source>Your turn. Play a card.</source>
        <translation>Din tur. Spill et kort.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Play a card.</source>
        <translation>
            <numerusform>Din tur, %Ln sekund. Spill et kort.</numerusform>
            <numerusform>Din tur, %Ln sekunder. Spill et kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes nothing. Press Enter to play it.</source>
        <translation>%1 tar ingenting. Trykk Enter for å legge det.</translation>
    </message>
    <message>
        <source>%1 takes: %2. Press Enter to play it.</source>
        <translation>%1 tar: %2. Trykk Enter for å spille det.</translation>
    </message>
    <message>
        <source>%L1, %2</source>
        <comment>a choice: its number, its cards</comment>
        <translation>%L1, %2</translation>
    </message>
    <message>
        <source>%2 takes one of %L1: %3.</source>
        <translation>%2 tar ett av %L1 valg: %3.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between choices</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Deal %L1 of %L2</source>
        <translation>Giv %L1 av %L2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>%Ln igjen</numerusform>
            <numerusform>%Ln igjen</numerusform>
        </translation>
    </message>
    <message>
        <source>The pool is empty.</source>
        <translation>Potten er tom.</translation>
    </message>
    <message>
        <source>In the pool: %1.</source>
        <translation>I potten: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln poeng</numerusform>
            <numerusform>%Ln poeng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sur(s)</source>
        <translation>
            <numerusform>%Ln sur</numerusform>
            <numerusform>%Ln surer</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 in this round</source>
        <translation>%L1 i denne runden</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%Ln tatt</numerusform>
            <numerusform>%Ln tatt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have taken %Ln card(s).</source>
        <translation>
            <numerusform>Du har tatt %Ln kort.</numerusform>
            <numerusform>Du har tatt %Ln kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has taken %Ln card(s).</source>
        <translation>
            <numerusform>%1 har tatt %Ln kort.</numerusform>
            <numerusform>%1 har tatt %Ln kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %Ln sur(s).</source>
        <translation>
            <numerusform>Du har %Ln sur.</numerusform>
            <numerusform>Du har %Ln surer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln sur(s).</source>
        <translation>
            <numerusform>%1 har %Ln sur.</numerusform>
            <numerusform>%1 har %Ln surer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, surs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a name, points</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Round %L1 is over.</source>
        <translation>Runde %L1 er over.</translation>
    </message>
    <message>
        <source>A tie for the lead: %L1 each.</source>
        <translation>Delt ledelse: %L1 hver.</translation>
    </message>
    <message>
        <source>You lead with %L1.</source>
        <translation>Du leder med %L1.</translation>
    </message>
    <message>
        <source>%2 leads with %L1.</source>
        <translation>%2 leder med %L1.</translation>
    </message>
    <message>
        <source>Another round decides.</source>
        <translation>En ny runde avgjør.</translation>
    </message>
    <message>
        <source>The first to %L1 wins.</source>
        <translation>Førstemann til %L1 vinner.</translation>
    </message>
    <message>
        <source>The last cards in the pool went to you, as you took last.</source>
        <translation>Resten av potten gikk til deg, som tok sist.</translation>
    </message>
    <message>
        <source>The last cards in the pool went to %1, who took last.</source>
        <translation>Resten av potten gikk til %1, som tok sist.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln round(s).</source>
        <translation>
            <numerusform>Etter %Ln runde.</numerusform>
            <numerusform>Etter %Ln runder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln point(s).</source>
        <translation>
            <numerusform>%1: %Ln poeng.</numerusform>
            <numerusform>%1: %Ln poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spillet er over</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>Runde %L1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%Ln kort</numerusform>
            <numerusform>%Ln kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Neste runde</translation>
    </message>
    <message>
        <source>This card can take something, so it must.</source>
        <translation>Dette kortet kan ta noe, så det må det.</translation>
    </message>
    <message>
        <source>Only cards in the pool can be taken.</source>
        <translation>Bare det som ligger i potten, kan tas.</translation>
    </message>
    <message>
        <source>A number and what it takes must make eleven.</source>
        <translation>Et tall og det som det tar, må bli elleve.</translation>
    </message>
    <message>
        <source>A king takes one king, a queen one queen.</source>
        <translation>En konge tar én konge, en dame én dame.</translation>
    </message>
    <message>
        <source>A jack takes all numbers and jacks.</source>
        <translation>En knekt tar alle tall og knekter.</translation>
    </message>
    <message>
        <source>Take %1 with %2: that clears the pool, a sur.</source>
        <translation>Ta %1 med %2: Det tømmer potten og er en sur.</translation>
    </message>
    <message>
        <source>Take %1 with %2: that clears the pool and cancels a sur.</source>
        <translation>Ta %1 med %2: Det tømmer potten og stryker en sur.</translation>
    </message>
    <message numerus="yes">
        <source>Take %1 with %2: that brings %Ln point(s).</source>
        <translation>
            <numerusform>Ta %1 med %2: Det gir %Ln poeng.</numerusform>
            <numerusform>Ta %1 med %2: Det gir %Ln poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 with %2: that brings %Ln club(s).</source>
        <translation>
            <numerusform>Ta %1 med %2: Det gir %Ln kløver.</numerusform>
            <numerusform>Ta %1 med %2: Det gir %Ln kløver.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 with %2, rather than leave them to the others.</source>
        <translation>Ta %1 med %2, heller enn å la de andre få dem.</translation>
    </message>
    <message>
        <source>Take %1 with %2: after that nobody can clear the pool.</source>
        <translation>Ta %1 med %2: Etter det kan ingen tømme potten.</translation>
    </message>
    <message>
        <source>Take %1 with %2.</source>
        <translation>Ta %1 med %2.</translation>
    </message>
    <message>
        <source>Play %1: what your other cards take can wait.</source>
        <translation>Legg %1: Det de andre kortene dine kan ta, kan vente.</translation>
    </message>
    <message>
        <source>Play %1: after that nobody can clear the pool.</source>
        <translation>Legg %1: Etter det kan ingen tømme potten.</translation>
    </message>
    <message>
        <source>Play %1: you can take nothing, and this leaves the least for the others.</source>
        <translation>Legg %1: Du kan ikke ta noe, og dette gir de andre minst.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Legg %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rounds; a sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%3: %L1 in this round, %L2 in all.</source>
        <translation>%3: %L1 i denne runden, %L2 i alt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln club(s), %L1 for them; ten of diamonds %L2, two of clubs %L3, aces %L4, jacks %L5, surs %L6.</source>
        <comment>what a round has brought</comment>
        <translation>
            <numerusform>%Ln kløver, %L1 for dem; ruter ti %L2, kløver to %L3, ess %L4, knekter %L5, surer %L6.</numerusform>
            <numerusform>%Ln kløver, %L1 for dem; ruter ti %L2, kløver to %L3, ess %L4, knekter %L5, surer %L6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds 1 to %L1</source>
        <comment>of the game</comment>
        <translation>Runde 1 til %L1</translation>
    </message>
    <message>
        <source>You win with %L1.</source>
        <translation>Du vinner med %L1.</translation>
    </message>
    <message>
        <source>%2 wins with %L1.</source>
        <translation>%2 vinner med %L1.</translation>
    </message>
    <message>
        <source>You play the %1.</source>
        <translation>Du legger %1.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 legger %2.</translation>
    </message>
    <message>
        <source>You take the %1 with the %2.</source>
        <comment>cards, card</comment>
        <translation>Du tar %1 med %2.</translation>
    </message>
    <message>
        <source>%1 takes the %2 with the %3.</source>
        <comment>name, cards, card</comment>
        <translation>%1 tar %2 med %3.</translation>
    </message>
    <message>
        <source>You score a sur.</source>
        <translation>Du får en sur.</translation>
    </message>
    <message>
        <source>%1 scores a sur.</source>
        <translation>%1 får en sur.</translation>
    </message>
    <message>
        <source>Your sur cancels one of %1’s.</source>
        <translation>Din sur stryker en hos %1.</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of yours.</source>
        <translation>Suren til %1 stryker en av dine.</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of %2’s.</source>
        <translation>Suren til %1 stryker en hos %2.</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>a card</comment>
        <translation>la %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %1</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; la %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; la %2</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <comment>a card, cards</comment>
        <translation>%1 tok %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln kort</numerusform>
            <numerusform>%Ln kort</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt;: %1 took %2</source>
        <comment>a card, cards</comment>
        <translation>&lt;b&gt;Du&lt;/b&gt;: %1 tok %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2 took %3</source>
        <comment>name, card, cards</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2 tok %3</translation>
    </message>
    <message>
        <source>scored a &lt;b&gt;sur&lt;/b&gt;</source>
        <translation>fikk en &lt;b&gt;sur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>cancelled a &lt;b&gt;sur&lt;/b&gt; of yours</source>
        <translation>strøk en &lt;b&gt;sur&lt;/b&gt; hos deg</translation>
    </message>
    <message>
        <source>cancelled a &lt;b&gt;sur&lt;/b&gt; of %1</source>
        <translation>strøk en &lt;b&gt;sur&lt;/b&gt; hos %1</translation>
    </message>
    <message>
        <source>took the last cards: %1</source>
        <translation>fikk resten: %1</translation>
    </message>
    <message>
        <source>You take the last cards: %1.</source>
        <translation>Resten går til deg: %1.</translation>
    </message>
    <message>
        <source>%1 takes the last cards: %2.</source>
        <translation>Resten går til %1: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; took the last cards</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; fikk resten</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took the last cards</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; fikk resten</translation>
    </message>
    <message>
        <source>You score a sur</source>
        <translation>Du får en sur</translation>
    </message>
    <message>
        <source>%1 scores a sur</source>
        <translation>%1 får en sur</translation>
    </message>
    <message>
        <source>Your sur cancels one of %1’s</source>
        <translation>Din sur stryker en hos %1</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of yours</source>
        <translation>Suren til %1 stryker en av dine</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of %2’s</source>
        <translation>Suren til %1 stryker en hos %2</translation>
    </message>
    <message>
        <source>you have %L1</source>
        <translation>du har %L1</translation>
    </message>
    <message>
        <source>%2 has %L1</source>
        <comment>points; others follow</comment>
        <translation>%2 har %L1</translation>
    </message>
    <message>
        <source>%2 %L1</source>
        <comment>has points, after somebody else</comment>
        <translation>%2 %L1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>who has how many points</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Stokken</translation>
    </message>
    <message>
        <source>four more cards each</source>
        <translation>fire kort til hver</translation>
    </message>
    <message>
        <source>Four more cards each.</source>
        <translation>Fire kort til hver.</translation>
    </message>
    <message>
        <source>Four more cards each</source>
        <translation>Fire kort til hver</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>Potten</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>Round %L1. You begin.</source>
        <translation>Runde %L1. Du begynner.</translation>
    </message>
    <message>
        <source>Round %L1. %2 begins.</source>
        <translation>Runde %L1. %2 begynner.</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>Kortene dine: %1.</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>Spillet er over. %1</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>what a seat did</comment>
        <translation>La %1</translation>
    </message>
    <message>
        <source>Played the %1</source>
        <comment>what a seat did</comment>
        <translation>La %1</translation>
    </message>
    <message>
        <source>Took with %1</source>
        <comment>what a seat did</comment>
        <translation>Tok med %1</translation>
    </message>
    <message>
        <source>Took with the %1</source>
        <comment>what a seat did</comment>
        <translation>Tok med %1</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>you, a card</comment>
        <translation>la %1</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <comment>you, with a card, cards</comment>
        <translation>%1 tok %2</translation>
    </message>
    <message>
        <source>scored a &lt;b&gt;sur&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>fikk en &lt;b&gt;sur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>cancelled a &lt;b&gt;sur&lt;/b&gt; of %1</source>
        <comment>you</comment>
        <translation>strøk en &lt;b&gt;sur&lt;/b&gt; hos %1</translation>
    </message>
    <message>
        <source>took the last cards: %1</source>
        <comment>you</comment>
        <translation>fikk resten: %1</translation>
    </message>
    <message>
        <source>%2 takes one of %L1. Left and right go through them; a card in the pool leaves those with it.</source>
        <translation>%2 tar ett av %L1 valg. Venstre og høyre går gjennom dem; velger du et kort i potten, er bare valgene med det igjen.</translation>
    </message>
    <message>
        <source>The last capture</source>
        <translation>Siste fangst</translation>
    </message>
    <message>
        <source>What %1 can take</source>
        <translation>Hva %1 kan ta</translation>
    </message>
    <message>
        <source>No sur</source>
        <translation>Ingen sur</translation>
    </message>
    <message>
        <source>all four aces</source>
        <translation>alle fire essene</translation>
    </message>
    <message numerus="yes">
        <source>%Ln club(s)</source>
        <comment>won in all</comment>
        <translation>
            <numerusform>%Ln kløver</numerusform>
            <numerusform>%Ln kløver</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>surs; cards</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>PasurCounting</name>
    <message>
        <source>What each of you has taken in this round.</source>
        <translation>Det hver av dere har tatt i denne runden.</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <extracomment>A total, and the points that win the game.</extracomment>
        <translation>%L1 av %L2</translation>
    </message>
</context>
<context>
    <name>PasurKeys</name>
    <message>
        <source>In Pasur</source>
        <translation>I Pasur</translation>
    </message>
    <message>
        <source>with a card chosen: what it takes</source>
        <translation>med et valgt kort: hva det tar</translation>
    </message>
    <message>
        <source>the same by its number</source>
        <translation>det samme med nummeret</translation>
    </message>
</context>
<context>
    <name>PasurRace</name>
    <message>
        <source>Numbers take what makes &lt;b&gt;%L1&lt;/b&gt; with them</source>
        <translation>Tall tar det som gir &lt;b&gt;%L1&lt;/b&gt; til sammen</translation>
    </message>
    <message>
        <source>&lt;b&gt;J&lt;/b&gt; takes all numbers and jacks</source>
        <translation>&lt;b&gt;J&lt;/b&gt; tar alle tall og knekter</translation>
    </message>
    <message>
        <source>&lt;b&gt;Q&lt;/b&gt; takes a queen, &lt;b&gt;K&lt;/b&gt; a king</source>
        <translation>&lt;b&gt;Q&lt;/b&gt; tar en dame, &lt;b&gt;K&lt;/b&gt; en konge</translation>
    </message>
    <message>
        <source>Race to %L1</source>
        <translation>Først til %L1</translation>
    </message>
    <message>
        <source>with this round</source>
        <translation>med denne runden</translation>
    </message>
</context>
<context>
    <name>PasurRules</name>
    <message>
        <source>The race to %L1</source>
        <translation>Kappløpet til %L1</translation>
    </message>
    <message>
        <source>Two, three or four players, each for themselves. You take cards from the pool in the middle, and some of them are worth points. Rounds are played until somebody has %L1 points or more, and more than anybody else.</source>
        <translation>To, tre eller fire spiller, hver for seg. Dere tar kort fra potten i midten, og noen av dem er verdt poeng. Det spilles runde etter runde til noen har %L1 poeng eller mer, og flere enn alle andre.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>En runde</translation>
    </message>
    <message>
        <source>Four cards each</source>
        <translation>Fire kort til hver</translation>
    </message>
    <message>
        <source>And four face up in the pool, with no jack among them.</source>
        <translation>Og fire med billedsiden opp i potten, ingen av dem knekter.</translation>
    </message>
    <message>
        <source>One card each, in turn</source>
        <translation>Ett kort etter tur</translation>
    </message>
    <message>
        <source>A card that can take something must do so. Otherwise it joins the pool.</source>
        <translation>Et kort som kan ta noe, må gjøre det. Ellers legges det i potten.</translation>
    </message>
    <message>
        <source>Four more each</source>
        <translation>Fire til hver</translation>
    </message>
    <message>
        <source>When all hands are empty, until the deck is used up.</source>
        <translation>Når alle hender er tomme, til kortstokken er brukt opp.</translation>
    </message>
    <message>
        <source>The rest of the pool</source>
        <translation>Resten av potten</translation>
    </message>
    <message>
        <source>Goes to the last player who took cards. The next player starts the next round.</source>
        <translation>Går til den som tok sist. Neste spiller begynner neste runde.</translation>
    </message>
    <message>
        <source>What takes what</source>
        <translation>Hva tar hva</translation>
    </message>
    <message>
        <source>Numbers make eleven</source>
        <translation>Tall gir elleve</translation>
    </message>
    <message>
        <source>7 + 1 + 3: with one card or with several. The ace is 1.</source>
        <translation>7 + 1 + 3: med ett kort eller flere. Esset er 1.</translation>
    </message>
    <message>
        <source>Numbers make eleven: seven of hearts takes ace of spades and three of diamonds. The ace is 1.</source>
        <translation>Tall gir elleve: Hjerter sju tar spar ess og ruter tre. Esset er 1.</translation>
    </message>
    <message>
        <source>A queen takes a queen</source>
        <translation>En dame tar en dame</translation>
    </message>
    <message>
        <source>And a king takes a king, one at a time.</source>
        <translation>Og en konge tar en konge, én om gangen.</translation>
    </message>
    <message>
        <source>A queen takes a queen, and a king takes a king, one at a time.</source>
        <translation>En dame tar en dame, og en konge tar en konge, én om gangen.</translation>
    </message>
    <message>
        <source>A jack takes nearly all</source>
        <translation>En knekt tar nesten alt</translation>
    </message>
    <message>
        <source>All numbers and jacks. Queens and kings stay.</source>
        <translation>Alle tall og knekter. Damer og konger blir liggende.</translation>
    </message>
    <message>
        <source>A jack takes all numbers and jacks. Queens and kings stay.</source>
        <translation>En knekt tar alle tall og knekter. Damer og konger blir liggende.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>Seven clubs or more</source>
        <translation>Sju kløver eller flere</translation>
    </message>
    <message>
        <source>The ten of diamonds</source>
        <translation>Ruter ti</translation>
    </message>
    <message>
        <source>The two of clubs</source>
        <translation>Kløver to</translation>
    </message>
    <message>
        <source>Each ace</source>
        <translation>Hvert ess</translation>
    </message>
    <message>
        <source>Each jack</source>
        <translation>Hver knekt</translation>
    </message>
    <message>
        <source>Each sur</source>
        <translation>Hver sur</translation>
    </message>
    <message>
        <source>Sur</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>If you clear the whole pool</source>
        <translation>Hvis du tømmer hele potten</translation>
    </message>
    <message>
        <source>You make a sur, and the card stays face up to show it. A jack can’t make one, and nobody can in the last deal of a round.</source>
        <translation>Da får du en sur, og kortet blir liggende med billedsiden opp som tegn på den. En knekt gir ingen sur, og det gjør heller ikke siste giv i runden.</translation>
    </message>
    <message>
        <source>If another player has a sur</source>
        <translation>Hvis en annen spiller har en sur</translation>
    </message>
    <message>
        <source>Then yours only cancels one of theirs and scores nothing for you.</source>
        <translation>Da stryker din bare en av den andres og teller ikke for deg.</translation>
    </message>
    <message>
        <source>Click a card: the cards it takes are marked in the pool. If there is a choice, click the ones you want. Then click the button; or double-click the card, or drag it to the pool.</source>
        <translation>Klikk på et kort: Det som kan tas, merkes i potten. Er det flere valg, klikker du på kortene du vil ha. Så på knappen; eller dobbeltklikk på kortet, eller dra det til potten.</translation>
    </message>
    <message>
        <source>1 to 4, or the arrows and Space, choose a card; then ← and →, or a digit, choose what it takes, and Enter plays it. H asks for a hint, ? shows all keys.</source>
        <translation>1 til 4 eller piltastene og mellomrom velger et kort, så ← og → eller et siffer hva det tar, og Enter spiller. H gir et tips, ? viser alle taster.</translation>
    </message>
    <message>
        <source>Everything that happens is read out in order, one sentence at a time. Before you play a card, you hear everything it can take.</source>
        <translation>Alt som skjer, fortelles etter tur, en setning om gangen, med alt et kort kan ta før du spiller det.</translation>
    </message>
</context>
<context>
    <name>PasurSheet</name>
    <message>
        <source>Clubs</source>
        <translation>Kløver</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ess</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Knekter</translation>
    </message>
    <message>
        <source>Surs</source>
        <translation>Surer</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>I alt</translation>
    </message>
</context>
<context>
    <name>PasurTable</name>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>Potten</translation>
    </message>
</context>
</TS>
