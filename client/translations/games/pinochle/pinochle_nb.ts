<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb">
<context>
    <name>BackChoice</name>
    <message>
        <source>Fans</source>
        <translation>Vifter</translation>
    </message>
</context>
<context>
    <name>ClothChoice</name>
    <message>
        <source>Café</source>
        <translation>Kafé</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Pinochle</source>
        <translation>Pinochle</translation>
    </message>
    <message>
        <source>Bid, meld and take tricks, just you two.</source>
        <translation>By, meld og ta stikk, bare dere to.</translation>
    </message>
    <message>
        <source>Cut-throat</source>
        <translation>På kniven</translation>
    </message>
    <message>
        <source>All melds count</source>
        <translation>Alle meld teller</translation>
    </message>
    <message>
        <source>Both draw twelve more cards and keep twelve of 24.</source>
        <translation>Begge trekker tolv kort til og beholder tolv av 24.</translation>
    </message>
    <message>
        <source>Not only runs and the royal marriage.</source>
        <translation>Ikke bare rekker og det kongelige ekteskapet.</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 and %5 are a run: 150 points if spades are trump, the suit that beats all others.</source>
        <translation>%1, %2, %3, %4 og %5 er en rekke: 150 poeng hvis spar er trumf, fargen som slår alle andre.</translation>
    </message>
    <message>
        <source>%1 and %2 are a marriage, worth 20, and %3 counts 10 as the nine of trump.</source>
        <translation>%1 og %2 er et ekteskap og gir 20, og %3 teller 10 som trumfnier.</translation>
    </message>
    <message>
        <source>These melds are worth 180, and the tricks bring more: each of you plays a card, and the better one wins both. So bid 210.</source>
        <translation>Disse meldene er verdt 180, og stikkene gir mer: Dere spiller hvert deres kort, og det beste tar begge. By derfor 210.</translation>
    </message>
    <message>
        <source>You have won the bidding and pick trump. Spades make %1 to %2 a run.</source>
        <translation>Du vant budrunden og velger trumf. Med spar blir %1 til %2 en rekke.</translation>
    </message>
    <message>
        <source>Choose ♠, or press S</source>
        <translation>Velg ♠, eller trykk S</translation>
    </message>
    <message>
        <source>The melds count at once: 180 of your 210 are made, so the tricks have to bring 30.</source>
        <translation>Meldene teller straks: 180 av dine 210 er i havn, så stikkene må gi 30.</translation>
    </message>
    <message>
        <source>Lead %1: it costs you nothing, and the other player has to beat it.</source>
        <translation>Spill ut %1: Det koster deg ingenting, og motspilleren må slå det.</translation>
    </message>
    <message>
        <source>%1 is sure to win a trick later. Save it.</source>
        <translation>%1 tar sikkert et stikk senere. Vent med det.</translation>
    </message>
    <message>
        <source>%1 is worth 10 points. Don’t risk it.</source>
        <translation>%1 er verdt 10 poeng. Ikke sett det på spill.</translation>
    </message>
    <message>
        <source>If you can beat the card that was led, you must. %2 beats %1 and wins 15 points.</source>
        <translation>Kan du slå kortet som ble spilt ut, må du gjøre det. %2 slår %1 og gir 15 poeng.</translation>
    </message>
    <message>
        <source>Twelve tricks are played. A bidder who misses the bid loses the game.</source>
        <translation>Det spilles tolv stikk. Den som ikke når budet sitt, taper spillet.</translation>
    </message>
</context>
<context>
    <name>Pinochle</name>
    <message>
        <source>Play %1</source>
        <translation>Spill %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Ta %1</translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to play it.</source>
        <translation>Valgt: %1. Trykk Enter for å spille det.</translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to take it.</source>
        <translation>Valgt: %1. Trykk Enter for å ta det.</translation>
    </message>
    <message>
        <source>What’s your bid?</source>
        <translation>Hva byr du?</translation>
    </message>
    <message>
        <source>Pick trump.</source>
        <translation>Velg trumf.</translation>
    </message>
    <message>
        <source>Take one of these two.</source>
        <translation>Ta ett av disse to.</translation>
    </message>
    <message>
        <source>Keep %L1 of these %L2.</source>
        <translation>Behold %L1 av disse %L2.</translation>
    </message>
    <message>
        <source>Lead any card.</source>
        <translation>Spill ut et kort.</translation>
    </message>
    <message>
        <source>Follow %1, higher if you can.</source>
        <comment>a suit</comment>
        <translation>Følg %1, høyere om du kan.</translation>
    </message>
    <message>
        <source>Play a trump.</source>
        <translation>Spill en trumf.</translation>
    </message>
    <message>
        <source>Play any card.</source>
        <translation>Spill et kort.</translation>
    </message>
    <message>
        <source>Choose a suit</source>
        <translation>Velg en farge</translation>
    </message>
    <message numerus="yes">
        <source>Choose %Ln more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>Velg %Ln til</numerusform>
            <numerusform>Velg %Ln til</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Velg et kort</translation>
    </message>
    <message>
        <source>Choose one of two</source>
        <translation>Velg ett av to</translation>
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
        <source>First the bids, then the cards.</source>
        <translation>Først budene, så kortene.</translation>
    </message>
    <message>
        <source>First the trump, then the cards.</source>
        <translation>Først trumf, så kortene.</translation>
    </message>
    <message>
        <source>Take one of the two that lie face up.</source>
        <translation>Ta ett av de to som ligger åpent.</translation>
    </message>
    <message>
        <source>You can only keep cards from your hand.</source>
        <translation>Du kan bare beholde kort fra din egen hånd.</translation>
    </message>
    <message>
        <source>You can only play a card from your hand.</source>
        <translation>Du kan bare spille kort fra din egen hånd.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Ditt bud</translation>
    </message>
    <message>
        <source>Choosing</source>
        <comment>cards to keep</comment>
        <translation>Velger</translation>
    </message>
    <message>
        <source>Your turn. %1</source>
        <comment>what is to be done</comment>
        <translation>Din tur. %1</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). %1</source>
        <comment>what is to be done</comment>
        <translation>
            <numerusform>Din tur, %Ln sekund. %1</numerusform>
            <numerusform>Din tur, %Ln sekunder. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Du kan bare passe.</translation>
    </message>
    <message>
        <source>Bid from %L1 to %L2 in tens, or pass. Your bid is set to %L3.</source>
        <translation>By fra %L1 til %L2 i hele tiere, eller pass. Budet ditt er satt til %L3.</translation>
    </message>
    <message>
        <source>Bid %L1, or pass.</source>
        <translation>By %L1, eller pass.</translation>
    </message>
    <message>
        <source>Bid %L1 or %L2, or pass.</source>
        <translation>By %L1 eller %L2, eller pass.</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Ingen bud ennå</translation>
    </message>
    <message>
        <source>You bid</source>
        <comment>above the bid</comment>
        <translation>Du byr</translation>
    </message>
    <message>
        <source>%1 bids</source>
        <comment>above the bid</comment>
        <translation>%1 byr</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>If you pass, %1 picks trump and has no target to reach.</source>
        <translation>Passer du, velger %1 trumf og har ikke noe mål å nå.</translation>
    </message>
    <message>
        <source>If you pass, %2 plays for %L1 and picks trump.</source>
        <translation>Passer du, spiller %2 for %L1 og velger trumf.</translation>
    </message>
    <message>
        <source>melds %L1</source>
        <comment>points</comment>
        <translation>meld %L1</translation>
    </message>
    <message numerus="yes">
        <source>%2 as trump: melds of %Ln point(s). %1.</source>
        <comment>melds, a suit</comment>
        <translation>
            <numerusform>%2 som trumf: meld for %Ln poeng. %1.</numerusform>
            <numerusform>%2 som trumf: meld for %Ln poeng. %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then one of two open cards is yours.</source>
        <translation>Så er ett av to åpne kort ditt.</translation>
    </message>
    <message>
        <source>Then both hands show their melds.</source>
        <translation>Så viser begge meldene sine.</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <comment>a suit</comment>
        <translation>%1 er trumf</translation>
    </message>
    <message>
        <source>Nobody has bid</source>
        <translation>Ingen har budt</translation>
    </message>
    <message>
        <source>You play for %L1</source>
        <translation>Du spiller for %L1</translation>
    </message>
    <message>
        <source>%2 plays for %L1</source>
        <translation>%2 spiller for %L1</translation>
    </message>
    <message>
        <source>You play %2 for %L1</source>
        <comment>a suit, a bid</comment>
        <translation>Du spiller %2 for %L1</translation>
    </message>
    <message>
        <source>%3 plays %2 for %L1</source>
        <comment>a name, a suit, a bid</comment>
        <translation>%3 spiller %2 for %L1</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bud</translation>
    </message>
    <message>
        <source>got %1</source>
        <comment>cards</comment>
        <translation>fikk %1</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>Kortene dine: %1.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passet</translation>
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
        <source>bid &lt;b&gt;%L1&lt;/b&gt;</source>
        <translation>bød &lt;b&gt;%L1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; bid %L1</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; bød %L1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%2&lt;/b&gt; bid %L1</source>
        <translation>&lt;b&gt;%2&lt;/b&gt; bød %L1</translation>
    </message>
    <message>
        <source>pick trump without a bid</source>
        <translation>velger trumf uten bud</translation>
    </message>
    <message>
        <source>picks trump without a bid</source>
        <translation>velger trumf uten bud</translation>
    </message>
    <message>
        <source>play for &lt;b&gt;%L1&lt;/b&gt;</source>
        <translation>spiller for &lt;b&gt;%L1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>plays for &lt;b&gt;%L1&lt;/b&gt;</source>
        <translation>spiller for &lt;b&gt;%L1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>picked &lt;b&gt;%1&lt;/b&gt;</source>
        <comment>a suit as trump</comment>
        <translation>valgte &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; picked %1</source>
        <comment>a suit as trump</comment>
        <translation>&lt;b&gt;Du&lt;/b&gt; valgte %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; picked %2</source>
        <comment>a suit as trump</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; valgte %2</translation>
    </message>
    <message>
        <source>Keep 12</source>
        <translation>Behold 12</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Åpne kort</translation>
    </message>
    <message>
        <source>Turned up: %1.</source>
        <translation>Åpne kort: %1.</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>Åpne kort: %1</translation>
    </message>
    <message>
        <source>took %1</source>
        <comment>a card</comment>
        <translation>tok %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; took %1</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;Du&lt;/b&gt; tok %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took %2</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; tok %2</translation>
    </message>
    <message>
        <source>drew eleven cards</source>
        <translation>trakk elleve kort</translation>
    </message>
    <message>
        <source>%1 draws eleven cards.</source>
        <translation>%1 trekker elleve kort.</translation>
    </message>
    <message>
        <source>drew %1</source>
        <comment>cards</comment>
        <translation>trakk %1</translation>
    </message>
    <message>
        <source>You draw: %1.</source>
        <translation>Du trekker: %1.</translation>
    </message>
    <message>
        <source>kept 12 cards</source>
        <translation>beholdt 12 kort</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; kept 12</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; beholdt 12</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; kept 12</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; beholdt 12</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Meld</translation>
    </message>
    <message>
        <source>no melds</source>
        <translation>ingen meld</translation>
    </message>
    <message>
        <source>&lt;b&gt;%L1&lt;/b&gt;: %2</source>
        <comment>points; melds</comment>
        <translation>&lt;b&gt;%L1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; melded %L1</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; meldte %L1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%2&lt;/b&gt; melded %L1</source>
        <translation>&lt;b&gt;%2&lt;/b&gt; meldte %L1</translation>
    </message>
    <message>
        <source>Trick %L1</source>
        <translation>Stikk %L1</translation>
    </message>
    <message>
        <source>led %1</source>
        <comment>a card</comment>
        <translation>spilte ut %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; led %1</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;Du&lt;/b&gt; spilte ut %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; led %2</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; spilte ut %2</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>a card</comment>
        <translation>spilte %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %1</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;Du&lt;/b&gt; spilte %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; spilte %2</translation>
    </message>
    <message>
        <source>took &lt;b&gt;%L1&lt;/b&gt; with %2</source>
        <comment>points, a card</comment>
        <translation>tok &lt;b&gt;%L1&lt;/b&gt; med %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; took %L1 with %2</source>
        <comment>points, a card</comment>
        <translation>&lt;b&gt;Du&lt;/b&gt; tok %L1 med %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%3&lt;/b&gt; took %L1 with %2</source>
        <comment>points, a card</comment>
        <translation>&lt;b&gt;%3&lt;/b&gt; tok %L1 med %2</translation>
    </message>
    <message>
        <source>played %2; you took &lt;b&gt;%L1&lt;/b&gt;</source>
        <comment>points, a card</comment>
        <translation>spilte %2; du tok &lt;b&gt;%L1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%3&lt;/b&gt; played %2; you took %L1</source>
        <comment>points, a card</comment>
        <translation>&lt;b&gt;%3&lt;/b&gt; spilte %2; du tok %L1</translation>
    </message>
    <message>
        <source>played %2; %3 took &lt;b&gt;%L1&lt;/b&gt;</source>
        <comment>points, a card, a name</comment>
        <translation>spilte %2; %3 tok &lt;b&gt;%L1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %2; %3 took %L1</source>
        <comment>points, a card, a name</comment>
        <translation>&lt;b&gt;Du&lt;/b&gt; spilte %2; %3 tok %L1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4&lt;/b&gt; played %2; %3 took %L1</source>
        <comment>points, a card, two names</comment>
        <translation>&lt;b&gt;%4&lt;/b&gt; spilte %2; %3 tok %L1</translation>
    </message>
    <message>
        <source>Double run</source>
        <translation>Dobbel rekke</translation>
    </message>
    <message>
        <source>Jacks abound</source>
        <translation>Åtte knekter</translation>
    </message>
    <message>
        <source>Double pinochle</source>
        <translation>Dobbel pinochle</translation>
    </message>
    <message>
        <source>Run and royal marriage</source>
        <translation>Rekke og kongelig ekteskap</translation>
    </message>
    <message>
        <source>Run and king</source>
        <translation>Rekke og konge</translation>
    </message>
    <message>
        <source>Run and queen</source>
        <translation>Rekke og dame</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rekke</translation>
    </message>
    <message>
        <source>Aces around</source>
        <translation>Fire ess</translation>
    </message>
    <message>
        <source>Royal marriage</source>
        <translation>Kongelig ekteskap</translation>
    </message>
    <message>
        <source>Pinochle</source>
        <translation>Pinochle</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Ekteskap</translation>
    </message>
    <message>
        <source>Dix</source>
        <translation>Dix</translation>
    </message>
    <message numerus="yes">
        <source>%2, %Ln point(s): %1.</source>
        <comment>cards, a meld</comment>
        <translation>
            <numerusform>%2, %Ln poeng: %1.</numerusform>
            <numerusform>%2, %Ln poeng: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No melds</source>
        <translation>Ingen meld</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between melds</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%2 %L1</source>
        <comment>a meld and its points</comment>
        <translation>%2 %L1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stikk</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spillet er over</translation>
    </message>
    <message>
        <source>Trick %L1 of %L2</source>
        <translation>Stikk %L1 av %L2</translation>
    </message>
    <message>
        <source>cut-throat</source>
        <translation>på kniven</translation>
    </message>
    <message>
        <source>usual melds only</source>
        <translation>bare vanlige meld</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between options</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 your melds are worth %Ln point(s).</source>
        <translation>
            <numerusform>Med %1 er meldene dine verdt %Ln poeng.</numerusform>
            <numerusform>Med %1 er meldene dine verdt %Ln poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will not see what you leave out.</source>
        <translation>%1 får ikke se hva du legger bort.</translation>
    </message>
    <message>
        <source>Nobody has bid, so more points win.</source>
        <translation>Ingen har budt, så flest poeng vinner.</translation>
    </message>
    <message>
        <source>Your melds make your bid.</source>
        <translation>Meldene dine er nok til budet.</translation>
    </message>
    <message>
        <source>%1’s melds make the bid.</source>
        <translation>Meldene til %1 er nok til budet.</translation>
    </message>
    <message>
        <source>You led</source>
        <comment>above a card</comment>
        <translation>Du spilte ut</translation>
    </message>
    <message>
        <source>%1 led</source>
        <comment>above a card</comment>
        <translation>%1 spilte ut</translation>
    </message>
    <message>
        <source>Bid %L1</source>
        <comment>a button</comment>
        <translation>By %L1</translation>
    </message>
    <message>
        <source>Ten less</source>
        <translation>Ti mindre</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Ti mer</translation>
    </message>
    <message>
        <source>Keep these %L1</source>
        <translation>Behold disse %L1</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Velg ingen</translation>
    </message>
    <message>
        <source>Lead the first trick</source>
        <translation>Spill første stikk</translation>
    </message>
    <message>
        <source>%1: press Enter to pick them as trump.</source>
        <comment>a suit</comment>
        <translation>%1: Trykk Enter for å velge trumf.</translation>
    </message>
    <message>
        <source>Twelve are chosen. Put one back first.</source>
        <translation>Tolv er valgt. Legg ett tilbake først.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%2 %L1&lt;/b&gt;</source>
        <comment>a meld and its points</comment>
        <translation>&lt;b&gt;%2 %L1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%L1 of %L2 kept.</source>
        <comment>cards</comment>
        <translation>%L1 av %L2 beholdt.</translation>
    </message>
    <message>
        <source>They have no melds.</source>
        <translation>De har ingen meld.</translation>
    </message>
    <message>
        <source>Their melds: %1.</source>
        <translation>Meldene deres: %1.</translation>
    </message>
    <message>
        <source>Press Enter to keep them.</source>
        <translation>Trykk Enter for å beholde dem.</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>cards that are kept</comment>
        <translation>%L1 av %L2</translation>
    </message>
    <message>
        <source>No melds with these.</source>
        <translation>Ingen meld med disse.</translation>
    </message>
    <message>
        <source>With these: %1.</source>
        <comment>melds</comment>
        <translation>Med disse: %1.</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between melds</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Something else is to be decided now.</source>
        <translation>Nå er det noe annet som skal avgjøres.</translation>
    </message>
    <message>
        <source>A first bid is a multiple of ten, from 10 to 2,000.</source>
        <translation>Første bud er et helt antall tiere, fra 10 til 2000.</translation>
    </message>
    <message>
        <source>A later bid is ten or twenty more.</source>
        <translation>Et senere bud er ti eller tjue høyere.</translation>
    </message>
    <message>
        <source>No bid is above 4,000.</source>
        <translation>Ingen bud kan være over 4000.</translation>
    </message>
    <message>
        <source>Twelve cards are kept, no more and no fewer.</source>
        <translation>Behold tolv kort, verken flere eller færre.</translation>
    </message>
    <message>
        <source>You have a higher card of this suit and must play it.</source>
        <translation>Du har et høyere kort i denne fargen og må spille det.</translation>
    </message>
    <message>
        <source>You have a higher %1 and must play it.</source>
        <comment>a card of a suit</comment>
        <translation>Du har en høyere %1 og må spille den.</translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation>Du må spille en trumf.</translation>
    </message>
    <message>
        <source>Pass: with %2 as trump your hand is worth about %L1, no more than the next bid.</source>
        <comment>points, a suit</comment>
        <translation>Pass: Med %2 som trumf er hånden verdt rundt %L1, og det er ikke mer enn neste bud.</translation>
    </message>
    <message>
        <source>Bid %L1: with %3 as trump your hand melds %L2.</source>
        <comment>a bid, points, a suit</comment>
        <translation>By %L1: Med %3 som trumf melder hånden %L2.</translation>
    </message>
    <message>
        <source>Bid %L1: with %3 as trump your hand is worth about %L2.</source>
        <comment>a bid, points, a suit</comment>
        <translation>By %L1: Med %3 som trumf er hånden verdt rundt %L2.</translation>
    </message>
    <message numerus="yes">
        <source>Take %1: with it your melds are worth %Ln point(s) more than with the other one.</source>
        <translation>
            <numerusform>Ta %1: Med det er meldene dine verdt %Ln poeng mer enn med det andre.</numerusform>
            <numerusform>Ta %1: Med det er meldene dine verdt %Ln poeng mer enn med det andre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1: it is worth %Ln point(s) in a trick, the other one less.</source>
        <translation>
            <numerusform>Ta %1: Det er verdt %Ln poeng i et stikk, det andre mindre.</numerusform>
            <numerusform>Ta %1: Det er verdt %Ln poeng i et stikk, det andre mindre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1: neither of the two is better.</source>
        <translation>Ta %1: Det ene er ikke bedre enn det andre.</translation>
    </message>
    <message>
        <source>Play %1: the rules allow no other card.</source>
        <translation>Spill %1: Reglene tillater ikke noe annet kort.</translation>
    </message>
    <message>
        <source>Lead %1: it is cheap, and beating it costs more.</source>
        <translation>Spill ut %1: Det er billig, og det koster mer å slå det.</translation>
    </message>
    <message numerus="yes">
        <source>Play %1: it wins the trick, %Ln point(s).</source>
        <translation>
            <numerusform>Spill %1: Det tar stikket, %Ln poeng.</numerusform>
            <numerusform>Spill %1: Det tar stikket, %Ln poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead %1: nothing can beat it any more.</source>
        <translation>Spill ut %1: Ingenting kan slå det lenger.</translation>
    </message>
    <message numerus="yes">
        <source>Play %1: the trick is lost, and this gives away only %Ln point(s).</source>
        <translation>
            <numerusform>Spill %1: Stikket er tapt, og dette gir bare bort %Ln poeng.</numerusform>
            <numerusform>Spill %1: Stikket er tapt, og dette gir bare bort %Ln poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1: it costs you least.</source>
        <translation>Spill %1: Det koster deg minst.</translation>
    </message>
    <message>
        <source>Pick %2: it is your longest suit, and your hand melds %L1 with it.</source>
        <comment>points, a suit</comment>
        <translation>Velg %2: Det er din lengste farge, og hånden melder %L1 med den.</translation>
    </message>
    <message>
        <source>Pick %1.</source>
        <comment>a suit as trump</comment>
        <translation>Velg %1.</translation>
    </message>
    <message>
        <source>Keep the twelve with the tag: they meld %L1.</source>
        <comment>points</comment>
        <translation>Behold de tolv med merket: De melder %L1.</translation>
    </message>
    <message>
        <source>Keep these, which meld %L1: %2.</source>
        <comment>points, cards</comment>
        <translation>Behold disse, som melder %L1: %2.</translation>
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
        <source>You are %L1 short of your bid of %L2 and lose.</source>
        <translation>Du mangler %L1 på budet ditt på %L2 og taper.</translation>
    </message>
    <message>
        <source>%3 is %L1 short of the bid of %L2 and loses.</source>
        <translation>%3 mangler %L1 på budet på %L2 og taper.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <translation>
            <numerusform>%Ln stikk</numerusform>
            <numerusform>%Ln stikk</numerusform>
        </translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Til sammen</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bud</translation>
    </message>
    <message>
        <source>%L1 short</source>
        <comment>of a bid</comment>
        <translation>mangler %L1</translation>
    </message>
    <message>
        <source>made</source>
        <comment>a bid</comment>
        <translation>nådd</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>Your bid is made</source>
        <translation>Budet ditt er nådd</translation>
    </message>
    <message>
        <source>The bid is made</source>
        <translation>Budet er nådd</translation>
    </message>
    <message>
        <source>%L1 more for your bid</source>
        <translation>%L1 igjen til budet ditt</translation>
    </message>
    <message>
        <source>%L1 more for the bid</source>
        <translation>%L1 igjen til budet</translation>
    </message>
    <message>
        <source>%4: %L1 points, %L2 melds and %L3 tricks.</source>
        <comment>a name, and how it stands</comment>
        <translation>%4: %L1 poeng, %L2 i meld og %L3 i stikk.</translation>
    </message>
    <message>
        <source>%L1 melds and %L2 tricks</source>
        <comment>points</comment>
        <translation>%L1 i meld og %L2 i stikk</translation>
    </message>
    <message numerus="yes">
        <source>You have taken %Ln trick(s).</source>
        <translation>
            <numerusform>Du har tatt %Ln stikk.</numerusform>
            <numerusform>Du har tatt %Ln stikk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has taken %Ln trick(s).</source>
        <translation>
            <numerusform>%1 har tatt %Ln stikk.</numerusform>
            <numerusform>%1 har tatt %Ln stikk.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>Dine meld</translation>
    </message>
    <message>
        <source>%1’s melds</source>
        <translation>Meldene til %1</translation>
    </message>
    <message>
        <source>A draw, %L1 each. Both win.</source>
        <translation>Uavgjort, %L1 hver. Begge vinner.</translation>
    </message>
    <message>
        <source>Nobody had bid, so there was no bid to make.</source>
        <translation>Ingen hadde budt, så det var ikke noe bud å nå.</translation>
    </message>
    <message>
        <source>You made your bid of %L1.</source>
        <translation>Du nådde budet ditt på %L1.</translation>
    </message>
    <message>
        <source>%2 made the bid of %L1.</source>
        <translation>%2 nådde budet på %L1.</translation>
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
        <source>You bid %L1.</source>
        <translation>Du byr %L1.</translation>
    </message>
    <message>
        <source>%2 bids %L1.</source>
        <translation>%2 byr %L1.</translation>
    </message>
    <message>
        <source>There is no bid, so you pick trump.</source>
        <translation>Det er ikke budt, så du velger trumf.</translation>
    </message>
    <message>
        <source>There is no bid, so %1 picks trump.</source>
        <translation>Det er ikke budt, så %1 velger trumf.</translation>
    </message>
    <message>
        <source>You play for %L1 and pick trump.</source>
        <translation>Du spiller for %L1 og velger trumf.</translation>
    </message>
    <message>
        <source>%2 plays for %L1 and picks trump.</source>
        <translation>%2 spiller for %L1 og velger trumf.</translation>
    </message>
    <message>
        <source>You picked %1.</source>
        <comment>a suit as trump</comment>
        <translation>Du valgte %1 som trumf.</translation>
    </message>
    <message>
        <source>%1 picked %2.</source>
        <comment>a suit as trump</comment>
        <translation>%1 valgte %2 som trumf.</translation>
    </message>
    <message>
        <source>You take the %1.</source>
        <translation>Du tar %1.</translation>
    </message>
    <message>
        <source>%1 takes the %2.</source>
        <translation>%1 tar %2.</translation>
    </message>
    <message>
        <source>You have kept your twelve cards.</source>
        <translation>Du har beholdt dine tolv kort.</translation>
    </message>
    <message>
        <source>%1 has kept twelve cards.</source>
        <translation>%1 har beholdt tolv kort.</translation>
    </message>
    <message>
        <source>You have no melds.</source>
        <translation>Du har ingen meld.</translation>
    </message>
    <message>
        <source>%1 has no melds.</source>
        <translation>%1 har ingen meld.</translation>
    </message>
    <message numerus="yes">
        <source>Your melds: %1. That is %Ln point(s).</source>
        <translation>
            <numerusform>Meldene dine: %1. Det er %Ln poeng.</numerusform>
            <numerusform>Meldene dine: %1. Det er %Ln poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melds of %1: %2. That is %Ln point(s).</source>
        <translation>
            <numerusform>Meldene til %1: %2. Det er %Ln poeng.</numerusform>
            <numerusform>Meldene til %1: %2. Det er %Ln poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead the %1.</source>
        <translation>Du spiller ut %1.</translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translation>%1 spiller ut %2.</translation>
    </message>
    <message>
        <source>You play the %1.</source>
        <translation>Du spiller %1.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 spiller %2.</translation>
    </message>
    <message numerus="yes">
        <source>You win the trick, %Ln point(s).</source>
        <translation>
            <numerusform>Du tar stikket, %Ln poeng.</numerusform>
            <numerusform>Du tar stikket, %Ln poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the trick, %Ln point(s).</source>
        <translation>
            <numerusform>%1 tar stikket, %Ln poeng.</numerusform>
            <numerusform>%1 tar stikket, %Ln poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2.</source>
        <comment>points so far, the bid</comment>
        <translation>%L1 av %L2.</translation>
    </message>
    <message>
        <source>You bid first.</source>
        <translation>Du byr først.</translation>
    </message>
    <message>
        <source>%1 bids first.</source>
        <translation>%1 byr først.</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>Spillet er over. %1</translation>
    </message>
    <message>
        <source>Led %1</source>
        <comment>what a seat did</comment>
        <translation>Spilte ut %1</translation>
    </message>
    <message>
        <source>Led the %1</source>
        <comment>what a seat did</comment>
        <translation>Spilte ut %1</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>what a seat did</comment>
        <translation>Spilte %1</translation>
    </message>
    <message>
        <source>Played the %1</source>
        <comment>what a seat did</comment>
        <translation>Spilte %1</translation>
    </message>
    <message>
        <source>%L1 in melds</source>
        <comment>points of a seat</comment>
        <translation>%L1 i meld</translation>
    </message>
    <message>
        <source>Has kept 12</source>
        <comment>cards</comment>
        <translation>Beholdt 12</translation>
    </message>
    <message>
        <source>Picked %1</source>
        <comment>a suit as trump</comment>
        <translation>Valgte %1</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>what a seat did</comment>
        <translation>Passet</translation>
    </message>
    <message>
        <source>Bid %L1</source>
        <comment>what a seat did</comment>
        <translation>Bød %L1</translation>
    </message>
    <message>
        <source>Took %1</source>
        <comment>what a seat did</comment>
        <translation>Tok %1</translation>
    </message>
    <message>
        <source>Took the %1</source>
        <comment>what a seat did</comment>
        <translation>Tok %1</translation>
    </message>
    <message>
        <source>Your bid is made.</source>
        <translation>Budet ditt er nådd.</translation>
    </message>
    <message>
        <source>The bid is made.</source>
        <translation>Budet er nådd.</translation>
    </message>
    <message>
        <source>%L1 more for your bid.</source>
        <translation>%L1 igjen til budet ditt.</translation>
    </message>
    <message>
        <source>%L1 more for the bid.</source>
        <translation>%L1 igjen til budet.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <comment>a hint</comment>
        <translation>Pass.</translation>
    </message>
    <message>
        <source>Bid %L1.</source>
        <comment>a hint</comment>
        <translation>By %L1.</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <comment>a hint</comment>
        <translation>Ta %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>a hint</comment>
        <translation>Spill %1.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>the trump, and who plays for how much</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>You need %L1 more from the tricks.</source>
        <translation>Du trenger %L1 poeng til i stikk.</translation>
    </message>
    <message>
        <source>%2 needs %L1 more from the tricks.</source>
        <translation>%2 trenger %L1 poeng til i stikk.</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Du tar det</translation>
    </message>
    <message>
        <source>You get it</source>
        <translation>Du får det</translation>
    </message>
    <message>
        <source>%1 takes it</source>
        <translation>%1 tar det</translation>
    </message>
    <message>
        <source>%1 gets it</source>
        <translation>%1 får det</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a card, and who gets it</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You take %1; %3 gets %2.</source>
        <comment>two cards</comment>
        <translation>Du tar %1; %3 får %2.</translation>
    </message>
    <message>
        <source>%3 takes %1; you get %2.</source>
        <comment>two cards</comment>
        <translation>%3 tar %1; du får %2.</translation>
    </message>
    <message>
        <source>%3 takes %1; %4 gets %2.</source>
        <comment>two cards</comment>
        <translation>%3 tar %1; %4 får %2.</translation>
    </message>
    <message>
        <source>Melds and tricks are added up.</source>
        <translation>Meld og stikk legges sammen.</translation>
    </message>
    <message>
        <source>Do you make your bid of %L1?</source>
        <translation>Klarer du budet ditt på %L1?</translation>
    </message>
    <message>
        <source>Does %2 make the bid of %L1?</source>
        <translation>Klarer %2 budet på %L1?</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <comment>points</comment>
        <translation>%L1 til %L2</translation>
    </message>
    <message>
        <source>%4: %L1 in melds, %L2 to %L3 likely.</source>
        <comment>a suit</comment>
        <translation>%4: %L1 i meld, %L2 til %L3 sannsynlig.</translation>
    </message>
    <message>
        <source>Your melds alone reach %L1 with %2.</source>
        <comment>a suit</comment>
        <translation>Meldene dine alene gir %L1 med %2.</translation>
    </message>
    <message>
        <source>Up to &lt;b&gt;%L1&lt;/b&gt; is usually made.</source>
        <translation>Opptil &lt;b&gt;%L1&lt;/b&gt; går som regel.</translation>
    </message>
    <message>
        <source>Miss your bid and you lose.</source>
        <translation>Klarer du ikke budet, taper du.</translation>
    </message>
    <message>
        <source>Two marriages</source>
        <translation>To ekteskap</translation>
    </message>
    <message>
        <source>Play %1: the trick is lost, and this gives nothing away.</source>
        <translation>Spill %1: Stikket er tapt, og dette gir ikke bort noe.</translation>
    </message>
    <message>
        <source>Nobody had bid</source>
        <translation>Ingen hadde budt</translation>
    </message>
    <message>
        <source>Bid %L1, made with %L2 to spare</source>
        <translation>Bød %L1, nådde det med %L2 til overs</translation>
    </message>
    <message>
        <source>Against a bid of %L1, made with %L2 to spare</source>
        <translation>Mot et bud på %L1, nådd med %L2 til overs</translation>
    </message>
    <message>
        <source>Bid %L1, %L2 short</source>
        <translation>Bød %L1, manglet %L2</translation>
    </message>
    <message>
        <source>Against a bid of %L1, %L2 short</source>
        <translation>Mot et bud på %L1 som manglet %L2</translation>
    </message>
    <message>
        <source>Pass: in many deals like this one, it does best.</source>
        <translation>Pass: I mange utdelinger som denne gir det mest.</translation>
    </message>
    <message>
        <source>Bid %L1: in many deals like this one, it does best.</source>
        <translation>By %L1: I mange utdelinger som denne gir det mest.</translation>
    </message>
    <message>
        <source>Take %1: in many deals like this one, it does best.</source>
        <translation>Ta %1: I mange utdelinger som denne gir det mest.</translation>
    </message>
    <message>
        <source>Play %1: in many deals like this one, it does best.</source>
        <translation>Spill %1: I mange utdelinger som denne gir det mest.</translation>
    </message>
    <message>
        <source>Pick %1: in many deals like this one, it does best.</source>
        <comment>a suit as trump</comment>
        <translation>Velg %1: I mange utdelinger som denne gir det mest.</translation>
    </message>
    <message>
        <source>Keep the twelve with the tag.</source>
        <translation>Behold de tolv med merket.</translation>
    </message>
    <message>
        <source>Keep these: %1.</source>
        <comment>cards</comment>
        <translation>Behold disse: %1.</translation>
    </message>
</context>
<context>
    <name>PinochleBidStepper</name>
    <message>
        <source>First bid: %L1</source>
        <translation>Første bud: %L1</translation>
    </message>
    <message>
        <source>Ten less</source>
        <translation>Ti mindre</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Ti mer</translation>
    </message>
</context>
<context>
    <name>PinochleBidding</name>
    <message>
        <source>%1 %L2</source>
        <translation>%1 %L2</translation>
    </message>
</context>
<context>
    <name>PinochleCounting</name>
    <message>
        <source>Bid %L1</source>
        <extracomment>The bid to be reached.</extracomment>
        <translation>Bud %L1</translation>
    </message>
</context>
<context>
    <name>PinochleKeeping</name>
    <message>
        <source>Sort by rank</source>
        <translation>Sorter etter verdi</translation>
    </message>
    <message>
        <source>Sort as in the pack</source>
        <translation>Sorter som i kortstokken</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Sorter etter farge</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Velg ingen</translation>
    </message>
</context>
<context>
    <name>PinochleKeys</name>
    <message>
        <source>In Pinochle</source>
        <translation>I Pinochle</translation>
    </message>
    <message>
        <source>ten more, twenty more, or pass</source>
        <translation>ti mer, tjue mer, eller pass</translation>
    </message>
    <message>
        <source>the first bid: ten more, ten less</source>
        <translation>første bud: ti mer, ti mindre</translation>
    </message>
    <message>
        <source>while trump is picked: that suit</source>
        <translation>når trumf velges: den fargen</translation>
    </message>
    <message>
        <source>with two cards turned up: that one</source>
        <translation>med to åpne kort: det ene</translation>
    </message>
</context>
<context>
    <name>PinochleMeldsAside</name>
    <message>
        <source>%1 &lt;b&gt;%L2&lt;/b&gt;</source>
        <comment>a meld, and its points</comment>
        <translation>%1 &lt;b&gt;%L2&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>PinochleRanges</name>
    <message>
        <source>What your hand is worth</source>
        <translation>Hva hånden din er verdt</translation>
    </message>
    <message>
        <source>Melds now, then what such hands usually reach</source>
        <translation>Meldene nå, så hva slike hender pleier å nå</translation>
    </message>
    <message>
        <source>Melds, then what such hands usually reach</source>
        <translation>Meldene, så hva slike hender pleier å nå</translation>
    </message>
    <message>
        <source>melds</source>
        <comment>after their points</comment>
        <translation>i meld</translation>
    </message>
    <message>
        <source>Melds now</source>
        <translation>Meld nå</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Meld</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Sannsynlig</translation>
    </message>
    <message>
        <source>Tricks, likely</source>
        <translation>Stikk, sannsynlig</translation>
    </message>
    <message>
        <source>With luck</source>
        <translation>Med flaks</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>the highest bid so far, marked on bars</comment>
        <translation>Bud</translation>
    </message>
</context>
<context>
    <name>PinochleReckoning</name>
    <message>
        <source>%1: %L2</source>
        <comment>a line of the reckoning</comment>
        <translation>%1: %L2</translation>
    </message>
</context>
<context>
    <name>PinochleRules</name>
    <message>
        <source>One deal is one game</source>
        <translation>Et spill med én giv</translation>
    </message>
    <message>
        <source>Two players, and two of each card from nine to ace. The highest bidder picks trump, and must reach the bid with melds and tricks together. Miss the bid and you lose; otherwise the higher score wins.</source>
        <translation>To spiller, med to av hvert kort fra ni til ess. Den som byr høyest, velger trumf og må nå budet med meld og stikk til sammen. Den som ikke når det, har tapt; ellers vinner flest poeng.</translation>
    </message>
    <message>
        <source>How a game goes</source>
        <translation>Slik går et spill</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bud</translation>
    </message>
    <message>
        <source>Twelve cards each. The first bid is any multiple of %L1; then %L1 or %L2 more in turn, until one of you passes.</source>
        <translation>Tolv kort til hver. Første bud er et valgfritt multiplum av %L1; så byr dere %L1 eller %L2 mer etter tur, til en av dere passer.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>The highest bidder picks the trump suit.</source>
        <translation>Den som byr høyest, velger trumf.</translation>
    </message>
    <message>
        <source>Only in cut-throat</source>
        <translation>Bare i «På kniven»</translation>
    </message>
    <message>
        <source>Two cards are turned up, and the highest bidder takes one of them. The rest are drawn in turn. Then each of you keeps 12 of 24 cards, unseen by the other.</source>
        <translation>To kort snus opp, og den som bød høyest, tar ett av dem. Resten trekkes etter tur, og av 24 kort beholder hver 12, uten at den andre ser dem.</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Meld</translation>
    </message>
    <message>
        <source>Both players show the melds in their twelve cards, and score them.</source>
        <translation>Begge viser hva de tolv kortene melder, og får poeng for det.</translation>
    </message>
    <message>
        <source>Twelve tricks</source>
        <translation>Tolv stikk</translation>
    </message>
    <message>
        <source>The highest bidder leads first, then whoever won the last trick.</source>
        <translation>Den som bød høyest, spiller ut først. Siden er det den som tok forrige stikk.</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Å følge farge</translation>
    </message>
    <message>
        <source>Beat it if you can</source>
        <translation>Slå det om du kan</translation>
    </message>
    <message>
        <source>From high to low: ace, ten, king, queen, jack, nine.</source>
        <translation>Fra høyt til lavt: ess, ti, konge, dame, knekt, ni.</translation>
    </message>
    <message>
        <source>Beat it if you can: the ten of hearts beats the king of hearts. From high to low: ace, ten, king, queen, jack, nine.</source>
        <translation>Slå det om du kan: Hjerter ti slår hjerter konge. Fra høyt til lavt: ess, ti, konge, dame, knekt, ni.</translation>
    </message>
    <message>
        <source>Otherwise, play a trump</source>
        <translation>Ellers en trumf</translation>
    </message>
    <message>
        <source>Even if you have a lower card of the suit. Here spades are trump.</source>
        <translation>Også om du har et lavere kort i fargen. Her er spar trumf.</translation>
    </message>
    <message>
        <source>Otherwise, play a trump: with spades as trump, the nine of spades beats the ace of hearts. You must, even if you have a lower heart.</source>
        <translation>Ellers en trumf: Med spar som trumf slår spar ni hjerter ess. Du må, også om du har en lavere hjerter.</translation>
    </message>
    <message>
        <source>Otherwise, any card</source>
        <translation>Ellers et valgfritt kort</translation>
    </message>
    <message>
        <source>Then the leader wins. The leader also wins a tie.</source>
        <translation>Da vinner den som spilte ut, også når kortene er like.</translation>
    </message>
    <message>
        <source>Otherwise, any card: the jack of clubs loses to the ace of hearts. The leader also wins a tie.</source>
        <translation>Ellers et valgfritt kort: Kløver knekt taper for hjerter ess. Den som spilte ut, vinner, også når kortene er like.</translation>
    </message>
    <message>
        <source>Melds, with spades as trump</source>
        <translation>Meld, med spar som trumf</translation>
    </message>
    <message>
        <source>Double run</source>
        <translation>Dobbel rekke</translation>
    </message>
    <message>
        <source>Jacks abound</source>
        <translation>Åtte knekter</translation>
    </message>
    <message>
        <source>Double pinochle</source>
        <translation>Dobbel pinochle</translation>
    </message>
    <message>
        <source>Run and royal marriage</source>
        <translation>Rekke og kongelig ekteskap</translation>
    </message>
    <message>
        <source>Run and king, or run and queen</source>
        <translation>Rekke og konge, eller rekke og dame</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Rekke</translation>
    </message>
    <message>
        <source>Aces around</source>
        <translation>Fire ess</translation>
    </message>
    <message>
        <source>Royal marriage</source>
        <translation>Kongelig ekteskap</translation>
    </message>
    <message>
        <source>Pinochle</source>
        <translation>Pinochle</translation>
    </message>
    <message>
        <source>Common marriage, in any other suit</source>
        <translation>Ekteskap i en annen farge</translation>
    </message>
    <message>
        <source>Dix, the nine of trump</source>
        <translation>Dix, ni i trumf</translation>
    </message>
    <message>
        <source>Each kind counts once, the highest first, and a card counts in one meld only.</source>
        <translation>Hver type teller én gang, den høyeste først, og et kort teller i bare ett meld.</translation>
    </message>
    <message>
        <source>What cards are worth in tricks</source>
        <translation>Hva kort er verdt i stikk</translation>
    </message>
    <message>
        <source>Ace %L1, ten %L2, king %L3, queen %L4, jack %L5, nine nothing; but the nine of trump %L2.</source>
        <translation>Ess %L1, ti %L2, konge %L3, dame %L4, knekt %L5, ni ingenting; men ni i trumf %L2.</translation>
    </message>
    <message>
        <source>Click a bid, a suit or a card, then click the button; or double-click a card, or drag it to its place. To keep twelve, click the ones you want.</source>
        <translation>Klikk på et bud, en farge eller et kort, så på knappen; eller dobbeltklikk på et kort, eller dra det til plassen sin. For å beholde tolv klikker du på dem du vil ha.</translation>
    </message>
    <message>
        <source>1 bids ten more, 2 twenty more, P passes. S, H, D and C choose the trump, 1 and 2 the card that is turned up. The arrows and Space choose cards, Enter plays. H asks for a hint, ? shows all keys.</source>
        <translation>1 byr ti mer, 2 tjue mer, P passer. S, H, D og C velger trumf, 1 og 2 det åpne kortet. Piltastene og mellomrom velger kort, Enter spiller. H gir et tips, ? viser alle taster.</translation>
    </message>
    <message>
        <source>Everything that happens is read out in order, one sentence at a time. When you mark cards, you hear what they would meld.</source>
        <translation>Alt som skjer, fortelles etter tur, en setning om gangen, og det du merker, fortelles med hva det ville melde.</translation>
    </message>
</context>
<context>
    <name>PinochleTricks</name>
    <message>
        <source>Your card</source>
        <translation>Kortet ditt</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>kortet ditt</translation>
    </message>
</context>
<context>
    <name>PinochleWorth</name>
    <message>
        <source>Your melds, by trump</source>
        <translation>Dine meld, etter trumf</translation>
    </message>
</context>
</TS>
