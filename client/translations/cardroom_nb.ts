<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb">
<context>
    <name>AboutPart</name>
    <message>
        <source>Typeface of titles and cards. By Anna Giedryś and David Březina, SIL Open Font License 1.1</source>
        <translation>Skrifttypen i titler og på kort. Av Anna Giedryś og David Březina, SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Typeface of all other text. By Łukasz Dziedzic, SIL Open Font License 1.1</source>
        <translation>Skrifttypen i all annen tekst. Av Łukasz Dziedzic, SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Windows, pictures, sound and network. The Qt Company and contributors, GNU LGPL 3</source>
        <translation>Vinduer, bilder, lyd og nettverk. The Qt Company og bidragsytere, GNU LGPL 3</translation>
    </message>
    <message>
        <source>Messages between client and server. Google, BSD licence</source>
        <translation>Meldinger mellom klient og server. Google, BSD-lisens</translation>
    </message>
    <message>
        <source>Encryption, and the fair deal. The OpenSSL Project, Apache License 2.0</source>
        <translation>Kryptering og ærlig giv. The OpenSSL Project, Apache License 2.0</translation>
    </message>
    <message>
        <source>The invitation’s QR code. Kentaro Fukuchi, GNU LGPL 2.1</source>
        <translation>QR-koden i invitasjonen. Kentaro Fukuchi, GNU LGPL 2.1</translation>
    </message>
    <message>
        <source>Cardroom %1</source>
        <translation>Cardroom %1</translation>
    </message>
    <message>
        <source>A card room for friends. Every game has its own table; cards, signs and sounds were made for it.</source>
        <translation>Et kortrom for venner. Hvert spill har sitt eget bord; kort, tegn og lyder er laget for det.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lisens</translation>
    </message>
    <message>
        <source>Licence of %1</source>
        <translation>Lisens for %1</translation>
    </message>
</context>
<context>
    <name>BackChoice</name>
    <message>
        <source>The room’s sign</source>
        <translation>Rommets merke</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kortbaksider</translation>
    </message>
    <message>
        <source>One for each game</source>
        <translation>En for hvert spill</translation>
    </message>
    <message>
        <source>Card backs: one for each game</source>
        <translation>Kortbaksider: en for hvert spill</translation>
    </message>
    <message>
        <source>Card backs: %1</source>
        <translation>Kortbaksider: %1</translation>
    </message>
</context>
<context>
    <name>BreakPanel</name>
    <message>
        <source>The game goes on in %L1</source>
        <translation>Spillet fortsetter om %L1</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Fortsett spillet</translation>
    </message>
    <message>
        <source>Any of you can go on.</source>
        <translation>Hvem som helst av dere kan fortsette.</translation>
    </message>
    <message>
        <source>Leave for tonight</source>
        <translation>Gå for i kveld</translation>
    </message>
    <message>
        <source>Your seat is kept, and you’ll find the table on the home page.</source>
        <translation>Du beholder plassen og finner bordet på startsiden.</translation>
    </message>
    <message numerus="yes">
        <source>Any of you can go on. If everyone leaves, the table is kept for %Ln day(s).</source>
        <translation>
            <numerusform>Hvem som helst av dere kan fortsette. Hvis alle går, beholdes bordet i %Ln dag.</numerusform>
            <numerusform>Hvem som helst av dere kan fortsette. Hvis alle går, beholdes bordet i %Ln dager.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of spades</source>
        <translation>spar ess</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>spar konge</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>spar dame</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>spar knekt</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>spar ti</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>spar ni</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>spar åtte</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>spar sju</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>spar seks</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>spar fem</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>spar fire</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>spar tre</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>spar to</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>hjerter ess</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hjerter konge</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>hjerter dame</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>hjerter knekt</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>hjerter ti</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>hjerter ni</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>hjerter åtte</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>hjerter sju</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>hjerter seks</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>hjerter fem</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>hjerter fire</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>hjerter tre</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>hjerter to</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruter ess</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruter konge</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruter dame</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruter knekt</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ruter ti</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ruter ni</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ruter åtte</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ruter sju</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>ruter seks</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>ruter fem</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>ruter fire</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>ruter tre</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>ruter to</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>kløver ess</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>kløver konge</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>kløver dame</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>kløver knekt</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>kløver ti</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>kløver ni</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>kløver åtte</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>kløver sju</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>kløver seks</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>kløver fem</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>kløver fire</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>kløver tre</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>kløver to</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>med baksiden opp</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spar</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjerter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>kløver</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>spar</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>hjerter</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>club</source>
        <translation>kløver</translation>
    </message>
</context>
<context>
    <name>ClothChoice</name>
    <message>
        <source>Cloth</source>
        <translation>Duk</translation>
    </message>
    <message>
        <source>One for each game</source>
        <translation>En for hvert spill</translation>
    </message>
    <message>
        <source>Cloth: one for each game</source>
        <translation>Duk: en for hvert spill</translation>
    </message>
    <message>
        <source>Cloth: %1</source>
        <translation>Duk: %1</translation>
    </message>
</context>
<context>
    <name>ConnectionLost</name>
    <message>
        <source>The server has been stopped</source>
        <translation>Serveren er stoppet</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>Forbindelsen er brutt</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Forlat</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Prøv nå</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message numerus="yes">
        <source>%1: %Ln point(s).</source>
        <translation>
            <numerusform>%1: %Ln poeng.</numerusform>
            <numerusform>%1: %Ln poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>You came second with %L1.</source>
        <translation>Du ble nummer to med %L1.</translation>
    </message>
    <message>
        <source>%2 came second with %L1.</source>
        <translation>%2 ble nummer to med %L1.</translation>
    </message>
</context>
<context>
    <name>FairPack</name>
    <message>
        <source>The pack in the order dealt</source>
        <translation>Kortstokken i den rekkefølgen den ble delt ut</translation>
    </message>
</context>
<context>
    <name>FairStepItem</name>
    <message>
        <source>not yet</source>
        <comment>a step of a deal</comment>
        <translation>ikke ennå</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a step of a deal</comment>
        <translation>gjort</translation>
    </message>
    <message>
        <source>not done</source>
        <comment>a step of a deal</comment>
        <translation>ikke gjort</translation>
    </message>
    <message>
        <source>does not match</source>
        <comment>a step of a deal</comment>
        <translation>stemmer ikke</translation>
    </message>
    <message>
        <source>The server says</source>
        <translation>Serveren sier</translation>
    </message>
    <message>
        <source>It should be</source>
        <translation>Det skulle ha vært</translation>
    </message>
</context>
<context>
    <name>FieldPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Type where the file is, from the root (/) or from your own folder (~/).</source>
        <translation>Skriv hvor filen ligger, fra roten (/) eller fra din egen mappe (~/).</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Åpne en fil</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Folder or file</source>
        <translation>Mappe eller fil</translation>
    </message>
    <message>
        <source>The folder above</source>
        <translation>Mappen over</translation>
    </message>
    <message>
        <source>A property file of the original programs is played with you in its human seat, on this computer only. The record of a game (.cardroom) is shown again.</source>
        <translation>En property-fil fra de opprinnelige programmene spilles bare på denne maskinen, med deg på plassen til mennesket. Opptaket av et spill (.cardroom) vises igjen.</translation>
    </message>
    <message>
        <source>Folders and files</source>
        <translation>Mapper og filer</translation>
    </message>
    <message>
        <source>There is nothing to open here.</source>
        <translation>Her er det ingenting å åpne.</translation>
    </message>
</context>
<context>
    <name>FirstStartPage</name>
    <message>
        <source>A name has 1 to %L1 characters.</source>
        <translation>Et navn har 1 til %L1 tegn.</translation>
    </message>
    <message>
        <source>Cardroom</source>
        <translation>Cardroom</translation>
    </message>
    <message>
        <source>Welcome. What’s your name?</source>
        <translation>Velkommen. Hva heter du?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Navnet ditt</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>characters</comment>
        <translation>%L1 av %L2</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Velg et bilde</translation>
    </message>
    <message>
        <source>or keep your initial</source>
        <translation>eller behold forbokstaven</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>Skriv et navn</translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation>Begynn å spille</translation>
    </message>
    <message>
        <source>You can change all this in Settings.</source>
        <translation>Alt dette kan du endre i innstillingene.</translation>
    </message>
</context>
<context>
    <name>GameEnd</name>
    <message>
        <source>This game</source>
        <translation>Dette spillet</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>I kveld</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Save or delete: %1</source>
        <translation>Lagre eller slett: %1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Se igjen</translation>
    </message>
    <message>
        <source>Watch again: %1</source>
        <translation>Se igjen: %1</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Search names, games, tables, dates</source>
        <translation>Søk etter navn, spill, bord, datoer</translation>
    </message>
    <message>
        <source>Search your games</source>
        <translation>Søk i spillene dine</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Tøm søket</translation>
    </message>
    <message>
        <source>Games of which kind</source>
        <translation>Hvilket spill</translation>
    </message>
    <message>
        <source>All</source>
        <comment>kinds of games</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Hvilke spill</translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>With people</source>
        <comment>games</comment>
        <translation>Med folk</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spill</translation>
    </message>
    <message>
        <source>The games that you play to the end are kept here.</source>
        <translation>Spill som du spiller ferdig, blir liggende her.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Ingen spill passer.</translation>
    </message>
    <message>
        <source>The newest %L1 games are kept on this computer.</source>
        <translation>De siste %L1 spillene beholdes på denne maskinen.</translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation>Åpne en spillfil…</translation>
    </message>
    <message>
        <source>Show older</source>
        <translation>Vis eldre</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Lagre spillet</translation>
    </message>
    <message>
        <source>Save as log</source>
        <translation>Lagre som logg</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Slett…</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Your games</source>
        <translation>Spillene dine</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spill</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistikk</translation>
    </message>
</context>
<context>
    <name>GamesStatistics</name>
    <message>
        <source>Figures of which game</source>
        <translation>Tall for hvilket spill</translation>
    </message>
    <message>
        <source>Each point is the last ten games</source>
        <translation>Hvert punkt er de siste ti spillene</translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation>Hva kurven viser</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>Five games make a curve.</source>
        <translation>Fem spill blir en kurve.</translation>
    </message>
    <message>
        <source>Against bots</source>
        <translation>Mot boter</translation>
    </message>
    <message>
        <source>won of played</source>
        <translation>vunnet av spilte</translation>
    </message>
    <message>
        <source>With people</source>
        <translation>Med folk</translation>
    </message>
    <message>
        <source>You have not played this game to the end yet.</source>
        <translation>Du har ikke spilt dette spillet ferdig ennå.</translation>
    </message>
    <message>
        <source>Counted from the games kept on this computer. Delete a game and it leaves these figures too.</source>
        <translation>Telt fra spillene på denne maskinen. Sletter du et spill, forsvinner det herfra også.</translation>
    </message>
</context>
<context>
    <name>GiveSeatDialog</name>
    <message>
        <source>Give %1’s seat to somebody else?</source>
        <translation>La en annen overta plassen til %1?</translation>
    </message>
    <message>
        <source>They play on with the hand and the score. %1 leaves the table, and is told.</source>
        <translation>Den nye spiller videre med kortene og poengene. %1 forlater bordet og får beskjed.</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>Gi bort plassen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>The seat is for</source>
        <translation>Plassen går til</translation>
    </message>
</context>
<context>
    <name>GoOnCard</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A game, and with whom: &quot;Pasur with Selma and Jonas&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All tables to go on with</source>
        <translation>Alle bord du kan fortsette ved</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>Press Delete to forget this table.</source>
        <translation>Trykk på Delete for å glemme dette bordet.</translation>
    </message>
    <message>
        <source>Forget this table: %1</source>
        <translation>Glem dette bordet: %1</translation>
    </message>
</context>
<context>
    <name>GoOnPage</name>
    <message>
        <source>Go on</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>No tables are waiting for you.</source>
        <translation>Ingen bord venter på deg.</translation>
    </message>
    <message numerus="yes">
        <source>Tables that rest are kept for %Ln day(s) after somebody was last there.</source>
        <translation>
            <numerusform>Bord som hviler, beholdes i %Ln dag etter at noen sist var der.</numerusform>
            <numerusform>Bord som hviler, beholdes i %Ln dager etter at noen sist var der.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoOnSection</name>
    <message>
        <source>All %L1</source>
        <translation>Alle %L1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsett</translation>
    </message>
    <message numerus="yes">
        <source>Tables that rest here are kept for %Ln day(s)</source>
        <translation>
            <numerusform>Bord som hviler her, beholdes i %Ln dag</numerusform>
            <numerusform>Bord som hviler her, beholdes i %Ln dager</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables to go on with</source>
        <translation>Alle bord du kan fortsette ved</translation>
    </message>
</context>
<context>
    <name>HeldCards</name>
    <message>
        <source>%L1 × ♥</source>
        <extracomment>Hearts in a hand that nobody sees.</extracomment>
        <translation>%L1 × ♥</translation>
    </message>
</context>
<context>
    <name>HomeHeader</name>
    <message>
        <source>Cardroom</source>
        <translation>Cardroom</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>You are %1. Change your name</source>
        <translation>Du heter %1. Bytt navn</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Åpne fil…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Spillene dine</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>On your network</source>
        <translation>På nettverket ditt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln bord</numerusform>
            <numerusform>%Ln bord</numerusform>
        </translation>
    </message>
    <message>
        <source>No tables found</source>
        <translation>Fant ingen bord</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Åpne et bord</translation>
    </message>
    <message>
        <source>Invite people</source>
        <translation>Inviter folk</translation>
    </message>
    <message>
        <source>Join with a link</source>
        <translation>Bli med via lenke</translation>
    </message>
    <message>
        <source>Or an address</source>
        <translation>Eller en adresse</translation>
    </message>
    <message>
        <source>Friends on your network</source>
        <translation>Venner på nettverket ditt</translation>
    </message>
    <message>
        <source>Or type an address</source>
        <translation>Eller skriv en adresse</translation>
    </message>
    <message>
        <source>Learn a game</source>
        <translation>Lær et spill</translation>
    </message>
    <message>
        <source>Two minutes</source>
        <translation>To minutter</translation>
    </message>
    <message>
        <source>A first hand, two minutes</source>
        <translation>En første hånd, to minutter</translation>
    </message>
</context>
<context>
    <name>HomeRail</name>
    <message>
        <source>On your network</source>
        <translation>På nettverket ditt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln bord</numerusform>
            <numerusform>%Ln bord</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables on your network</source>
        <translation>Alle bord på nettverket ditt</translation>
    </message>
</context>
<context>
    <name>HomeTile</name>
    <message>
        <source>%1, %2</source>
        <extracomment>How many play, and how long it takes: &quot;4 players, 5 min&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Spill nå</translation>
    </message>
    <message>
        <source>Play %1 now</source>
        <translation>Spill %1 nå</translation>
    </message>
    <message>
        <source>You sit down with bots, and the cards are dealt at once.</source>
        <translation>Du setter deg med boter, og kortene deles ut med én gang.</translation>
    </message>
    <message>
        <source>%1: choose the seats first</source>
        <translation>%1: Velg plassene først</translation>
    </message>
</context>
<context>
    <name>InvitePanel</name>
    <message>
        <source>Invite</source>
        <translation>Inviter</translation>
    </message>
    <message>
        <source>The invitation as a QR code</source>
        <translation>Invitasjonen som QR-kode</translation>
    </message>
    <message>
        <source>Show this code to people in the room.</source>
        <translation>Vis denne koden til folk i rommet.</translation>
    </message>
    <message>
        <source>On this network they also see the table on their own Home page.</source>
        <translation>På dette nettverket ser de også bordet på sin egen startside.</translation>
    </message>
    <message>
        <source>Link: %1</source>
        <translation>Lenke: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Kopier lenken</translation>
    </message>
    <message numerus="yes">
        <source>Or type this address:</source>
        <translation>
            <numerusform>Eller skriv denne adressen:</numerusform>
            <numerusform>Eller skriv en av disse adressene:</numerusform>
        </translation>
    </message>
    <message>
        <source>This table is private. Nobody else can find or join it.</source>
        <translation>Dette bordet er privat. Ingen andre kan finne det eller bli med.</translation>
    </message>
    <message>
        <source>Invite people…</source>
        <translation>Inviter noen…</translation>
    </message>
    <message>
        <source>Computers with Cardroom</source>
        <translation>Maskiner med Cardroom</translation>
    </message>
</context>
<context>
    <name>JustNow</name>
    <message>
        <source>Just now</source>
        <translation>Nettopp</translation>
    </message>
</context>
<context>
    <name>KeyMap</name>
    <message>
        <source>Everywhere</source>
        <translation>Overalt</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Ved bordet</translation>
    </message>
    <message>
        <source>Where only bots play</source>
        <translation>Der bare boter spiller</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>I en reprise</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>the next part; with Shift, the previous one</source>
        <translation>neste del; med Shift forrige</translation>
    </message>
    <message>
        <source>the next thing in that direction</source>
        <translation>det neste i den retningen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellomrom</translation>
    </message>
    <message>
        <source>press the button with the ring</source>
        <translation>trykk på knappen med ringen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back, close, cancel</source>
        <translation>tilbake, lukk, avbryt</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regler</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>fullskjerm</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <translation>lyd på eller av</translation>
    </message>
    <message>
        <source>repeat the last announcements, for a screen reader</source>
        <translation>gjenta det siste som ble sagt, for skjermlesere</translation>
    </message>
    <message>
        <source>close the window</source>
        <translation>lukk vinduet</translation>
    </message>
    <message>
        <source>to the hand, the table, the actions, the seats, the bar</source>
        <translation>til hånden, bordet, knappene, plassene, menylinjen</translation>
    </message>
    <message>
        <source>from one to the next</source>
        <translation>fra den ene til den neste</translation>
    </message>
    <message>
        <source>choose the first, second, … card or answer</source>
        <translation>velg første, andre … kort eller svar</translation>
    </message>
    <message>
        <source>choose the card with the ring, or put it back</source>
        <translation>velg kortet med ringen, eller legg det tilbake</translation>
    </message>
    <message>
        <source>press the bright button</source>
        <translation>trykk på den lyse knappen</translation>
    </message>
    <message>
        <source>put back, close, leave</source>
        <translation>legg tilbake, lukk, forlat</translation>
    </message>
    <message>
        <source>a hint, which Enter then plays</source>
        <translation>et tips; Enter spiller det</translation>
    </message>
    <message>
        <source>order of the hand</source>
        <translation>rekkefølgen på hånden</translation>
    </message>
    <message>
        <source>log</source>
        <translation>logg</translation>
    </message>
    <message>
        <source>chat</source>
        <translation>prat</translation>
    </message>
    <message>
        <source>repeat the last announcements</source>
        <translation>gjenta det siste som ble sagt</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>spill igjen</translation>
    </message>
    <message>
        <source>all keys of the table</source>
        <translation>alle taster ved bordet</translation>
    </message>
    <message>
        <source>the bots play, or pause</source>
        <translation>botene spiller, eller tar pause</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>ett trekk</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>raskere, saktere</translation>
    </message>
    <message>
        <source>ask for a break, or agree to one</source>
        <translation>be om en pause, eller si ja til en</translation>
    </message>
    <message>
        <source>take the last move back, or agree to that</source>
        <translation>ta tilbake siste trekk, eller si ja til det</translation>
    </message>
    <message>
        <source>the last trick, capture, battle or round again</source>
        <translation>vis siste stikk, fangst, slag eller runde igjen</translation>
    </message>
    <message>
        <source>with open hands: a move back, a move on</source>
        <translation>når alles kort vises: ett trekk tilbake, ett fram</translation>
    </message>
    <message>
        <source>the fairness of the deal</source>
        <translation>om utdelingen er ærlig</translation>
    </message>
    <message>
        <source>play, or pause</source>
        <translation>spill av, eller ta pause</translation>
    </message>
    <message>
        <source>a move back, a move on</source>
        <translation>ett trekk tilbake, ett trekk fram</translation>
    </message>
    <message>
        <source>Page ↑</source>
        <translation>Page ↑</translation>
    </message>
    <message>
        <source>Page ↓</source>
        <translation>Page ↓</translation>
    </message>
    <message>
        <source>the round, battle or trick before, the next one</source>
        <translation>forrige runde, slag eller stikk, neste</translation>
    </message>
    <message>
        <source>the sur, battle or bid before, the next one</source>
        <translation>forrige sur, slag eller bud, neste</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>the beginning, the end</source>
        <translation>begynnelsen, slutten</translation>
    </message>
    <message>
        <source>close, leave</source>
        <translation>lukk, gå ut</translation>
    </message>
    <message>
        <source>review: what the moves cost</source>
        <translation>gjennomgang: hva trekkene kostet</translation>
    </message>
    <message>
        <source>in a review: the next costly move</source>
        <translation>i en gjennomgang: neste kostbare trekk</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of the language that this file is in, in that language.</extracomment>
        <translation>Norsk bokmål</translation>
    </message>
</context>
<context>
    <name>LatelyGames</name>
    <message>
        <source>Lately</source>
        <translation>I det siste</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spill</translation>
    </message>
    <message>
        <source>Press Enter to watch this game again.</source>
        <translation>Trykk Enter for å se spillet igjen.</translation>
    </message>
</context>
<context>
    <name>LearnDialog</name>
    <message>
        <source>Learn a game</source>
        <translation>Lær et spill</translation>
    </message>
    <message>
        <source>A first hand, two minutes: with the real table and no clock. You can leave it at any time and go on later.</source>
        <translation>En første hånd på to minutter, ved det ekte bordet og uten klokke. Du kan gå når som helst og fortsette senere.</translation>
    </message>
    <message>
        <source>New to you</source>
        <translation>Nytt for deg</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>LessonCoach</name>
    <message>
        <source>First hand</source>
        <translation>Første hånd</translation>
    </message>
    <message>
        <source>What to do, and why</source>
        <translation>Hva du skal gjøre, og hvorfor</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
</context>
<context>
    <name>LicenceDialog</name>
    <message>
        <source>Licence of %1</source>
        <translation>Lisens for %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
</context>
<context>
    <name>LinkDialog</name>
    <message>
        <source>Join with a link</source>
        <translation>Bli med via lenke</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, or type the address that the host’s page shows.</source>
        <translation>Lim inn invitasjonen du har fått, eller skriv adressen som vises hos verten.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Bli med</translation>
    </message>
    <message>
        <source>That isn’t an invitation or an address. An address looks like %1.</source>
        <translation>Dette er verken en invitasjon eller en adresse. En adresse ser ut som %1.</translation>
    </message>
    <message>
        <source>Link or address</source>
        <translation>Lenke eller adresse</translation>
    </message>
</context>
<context>
    <name>MissingPlayer</name>
    <message>
        <source>%1 lost the connection</source>
        <translation>%1 mistet forbindelsen</translation>
    </message>
    <message>
        <source>The seat and the hand are kept. How shall we go on?</source>
        <translation>Plassen og hånden blir tatt vare på. Hvordan skal vi fortsette?</translation>
    </message>
    <message>
        <source>Wait for %1</source>
        <translation>Vent på %1</translation>
    </message>
    <message>
        <source>No clock runs. The game goes on when %1 is back.</source>
        <translation>Ingen klokke går. Spillet fortsetter når %1 er tilbake.</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>La en bot spille</translation>
    </message>
    <message>
        <source>A clever bot plays at once. %1 gets the seat back on return.</source>
        <translation>En smart bot spiller med én gang. %1 får plassen igjen når forbindelsen er tilbake.</translation>
    </message>
    <message>
        <source>Give the seat to %1</source>
        <translation>Gi plassen til %1</translation>
    </message>
    <message>
        <source>Give the seat to …</source>
        <translation>Gi plassen til …</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Your name</source>
        <translation>Navnet ditt</translation>
    </message>
    <message>
        <source>This is how others see you.</source>
        <translation>Slik ser de andre deg.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Bytt navn</translation>
    </message>
    <message>
        <source>A name has 1 to %L1 characters.</source>
        <translation>Et navn har 1 til %L1 tegn.</translation>
    </message>
</context>
<context>
    <name>NearbyPage</name>
    <message>
        <source>Tables on your network</source>
        <translation>Bord på nettverket ditt</translation>
    </message>
    <message>
        <source>Tables of which game</source>
        <translation>Bord for hvilket spill</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spill</translation>
    </message>
    <message>
        <source>Take my seat</source>
        <translation>Ta plassen min</translation>
    </message>
    <message>
        <source>This list updates by itself.</source>
        <translation>Listen oppdateres av seg selv.</translation>
    </message>
    <message>
        <source>This list updates by itself. %1</source>
        <translation>Listen oppdateres av seg selv. %1</translation>
    </message>
    <message>
        <source>Join with a link</source>
        <translation>Bli med via lenke</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Åpne et bord</translation>
    </message>
</context>
<context>
    <name>NearbyTable</name>
    <message>
        <source>On this machine</source>
        <translation>På denne maskinen</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>På %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>how many more tables, and where</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%3, %1, %2</source>
        <translation>%3, %1, %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>The game and where its table is: &quot;Lucky Thirteen · On Jonas&apos;s laptop&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Borte</translation>
    </message>
    <message>
        <source>Only watch %1</source>
        <translation>Bare se på %1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Se på</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Bli med</translation>
    </message>
    <message>
        <source>Take my seat at %1</source>
        <translation>Ta plassen min ved %1</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>Se på %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Vis %1</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>Bli med ved %1</translation>
    </message>
    <message>
        <source>%1. Asks for a password</source>
        <translation>%1. Krever passord</translation>
    </message>
</context>
<context>
    <name>NetworkSilence</name>
    <message>
        <source>Looking for tables on your network …</source>
        <translation>Leter etter bord på nettverket …</translation>
    </message>
    <message>
        <source>No tables found. Host one and others will see it at once.</source>
        <translation>Fant ingen bord. Åpne ett, så ser de andre det med én gang.</translation>
    </message>
    <message>
        <source>Expecting one? Check that the other machine is on this network, and that its firewall allows port %1.</source>
        <extracomment>%1 is a port number</extracomment>
        <translation>Venter du på et bord? Sjekk at den andre maskinen er på dette nettverket, og at brannmuren der slipper gjennom port %1.</translation>
    </message>
</context>
<context>
    <name>NewChip</name>
    <message>
        <source>New: learn it</source>
        <translation>Nytt: lær det</translation>
    </message>
    <message>
        <source>New to you: learn it</source>
        <translation>Nytt for deg: lær det</translation>
    </message>
    <message>
        <source>Learn %1: a first hand, two minutes</source>
        <translation>Lær %1: en første hånd, to minutter</translation>
    </message>
</context>
<context>
    <name>OpenHand</name>
    <message>
        <source>, </source>
        <comment>between two cards</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Origins</name>
    <message>
        <source>A bot in your place</source>
        <comment>subject of any sentence: ... plays the ten of hearts</comment>
        <translation>En bot på din plass</translation>
    </message>
    <message>
        <source>The bot for %1</source>
        <comment>subject of any sentence</comment>
        <translation>Boten for %1</translation>
    </message>
    <message>
        <source>Time ran out, so a bot in your place</source>
        <comment>begins any sentence: ... plays the ten of hearts</comment>
        <translation>Tiden gikk ut, og en bot på din plass</translation>
    </message>
    <message>
        <source>Time ran out for %1, so a bot</source>
        <comment>begins any sentence</comment>
        <translation>Tiden gikk ut for %1, og en bot</translation>
    </message>
    <message>
        <source>Your script</source>
        <comment>subject of any sentence; it stands in a file</comment>
        <translation>Skriptet ditt</translation>
    </message>
    <message>
        <source>The script for %1</source>
        <comment>subject of any sentence</comment>
        <translation>Skriptet for %1</translation>
    </message>
    <message>
        <source>Bot for you</source>
        <comment>who did it</comment>
        <translation>Bot for deg</translation>
    </message>
    <message>
        <source>Bot for %1</source>
        <comment>who did it</comment>
        <translation>Boten for %1</translation>
    </message>
    <message>
        <source>You</source>
        <comment>did it</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>%1 (time ran out)</source>
        <comment>what was done</comment>
        <translation>%1 (tiden gikk ut)</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
</context>
<context>
    <name>PagePanel</name>
    <message>
        <source>Phones, tablets and browsers</source>
        <translation>Mobiler, nettbrett og nettlesere</translation>
    </message>
    <message>
        <source>Getting ready …</source>
        <translation>Gjør klar …</translation>
    </message>
    <message>
        <source>The page’s address as a QR code</source>
        <translation>Sidens adresse som QR-kode</translation>
    </message>
    <message>
        <source>Scan this with a phone’s camera. Nothing to install.</source>
        <translation>Skann denne med mobilkameraet. Ingenting å installere.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Copy the page’s link</source>
        <translation>Kopier lenken til siden</translation>
    </message>
    <message>
        <source>Or type in a browser:</source>
        <translation>Eller skriv i en nettleser:</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Ukryptert</translation>
    </message>
    <message>
        <source>No warning, but people on this network could read along, even your cards.</source>
        <translation>Ingen advarsel, men andre på dette nettverket kan lese med, også kortene dine.</translation>
    </message>
    <message>
        <source>Encrypted</source>
        <translation>Kryptert</translation>
    </message>
    <message>
        <source>Nobody can read along. The phone will say “not private”, because this machine vouches for itself: open Advanced or Details, then go on.</source>
        <translation>Ingen kan lese med. Mobilen sier «ikke privat», fordi denne maskinen går god for seg selv: åpne Avansert eller Detaljer, og gå videre.</translation>
    </message>
    <message>
        <source>Nobody can read along, but the browser warns once, because this machine vouches for itself.</source>
        <translation>Ingen kan lese med, men nettleseren advarer én gang, fordi denne maskinen går god for seg selv.</translation>
    </message>
    <message>
        <source>Remembered for your next table.</source>
        <translation>Huskes til neste bord.</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Your name</source>
        <translation>Navnet ditt</translation>
    </message>
    <message>
        <source>The others see it. You can change it at any time.</source>
        <translation>De andre ser det. Du kan endre det når som helst.</translation>
    </message>
    <message>
        <source>A name has 1 to 24 letters.</source>
        <translation>Et navn har 1 til 24 tegn.</translation>
    </message>
    <message>
        <source>Nothing to install, no account.</source>
        <translation>Ingenting å installere, ingen konto.</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sett deg</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Bildet ditt</translation>
    </message>
    <message>
        <source>The first letter of your name</source>
        <translation>Første bokstav i navnet ditt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Tables here</source>
        <translation>Bord her</translation>
    </message>
    <message>
        <source>There is no table here yet.</source>
        <translation>Det er ingen bord her ennå.</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Åpne et bord</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Bli med</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Se på</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Se</translation>
    </message>
    <message>
        <source>Take my seat</source>
        <translation>Ta plassen min</translation>
    </message>
    <message>
        <source>Your seat is waiting</source>
        <translation>Plassen din venter</translation>
    </message>
    <message>
        <source>With a password</source>
        <translation>Med passord</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Ledig plass</translation>
    </message>
    <message>
        <source>For a person, or a bot</source>
        <translation>For et menneske eller en bot</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Legg til en bot</translation>
    </message>
    <message>
        <source>Another type of bot</source>
        <translation>En annen type bot</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sett deg her</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Fjern %1</translation>
    </message>
    <message>
        <source>Let back in</source>
        <translation>Slipp inn igjen</translation>
    </message>
    <message>
        <source>Others join here</source>
        <translation>Andre blir med her</translation>
    </message>
    <message>
        <source>Let them type this address:</source>
        <translation>La dem skrive inn denne adressen:</translation>
    </message>
    <message>
        <source>This table is private.</source>
        <translation>Dette bordet er privat.</translation>
    </message>
    <message>
        <source>Invite people…</source>
        <translation>Inviter noen…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Valg</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Navn på bordet</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Tid per tur</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>Andre kan se på</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regler</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>Færre regler</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Mindre</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Tilbake til bordet</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Hånden din</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Try this</source>
        <translation>Prøv</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Trukket</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Velg ingen</translation>
    </message>
    <message>
        <source>The last trick or round</source>
        <translation>Siste stikk eller runde</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Et øyeblikk …</translation>
    </message>
    <message>
        <source>Public cards</source>
        <translation>Felles kort</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Dine kast</translation>
    </message>
    <message>
        <source>Tap a pile to aim</source>
        <translation>Trykk på en bunke for å sikte</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Nettopp</translation>
    </message>
    <message>
        <source>Race to %1</source>
        <translation>Først til %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>av %1</translation>
    </message>
    <message>
        <source>Your melds, by trump</source>
        <translation>Dine meld, etter trumf</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>bud</translation>
    </message>
    <message>
        <source>First bid: %1</source>
        <translation>Første bud: %1</translation>
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
        <source>your card</source>
        <translation>kortet ditt</translation>
    </message>
    <message>
        <source>Join the next game</source>
        <translation>Bli med i neste spill</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spill av</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Ett trekk fram</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Ett trekk tilbake</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Si ja</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ikke nå</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Prat</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ingenting har skjedd ennå.</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Ingen har sagt noe ennå.</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>Skriv til bordet</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Send</translation>
    </message>
    <message>
        <source>Tap to go back to your cards</source>
        <translation>Trykk for å gå tilbake til kortene dine</translation>
    </message>
    <message>
        <source>Seats and options</source>
        <translation>Plasser og valg</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Ta en pause</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Ta tilbake siste trekk</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <translation>Vis alle kort</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <translation>Skjul kortene</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Rekkefølge på hånden</translation>
    </message>
    <message>
        <source>Vibrate on my turn</source>
        <translation>Vibrer når det er min tur</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Mørke farger</translation>
    </message>
    <message>
        <source>Four colours for suits</source>
        <translation>Fire farger på kortene</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Forlat bordet</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Forlat</translation>
    </message>
    <message>
        <source>Leave for tonight</source>
        <translation>Gå for i kveld</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Fortsett spillet</translation>
    </message>
    <message>
        <source>The game goes on in %1</source>
        <translation>Spillet fortsetter om %1</translation>
    </message>
    <message>
        <source>%1 lost the connection</source>
        <translation>%1 mistet forbindelsen</translation>
    </message>
    <message>
        <source>Wait for %1</source>
        <translation>Vent på %1</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>La en bot spille</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passord</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Gå inn</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>I kveld</translation>
    </message>
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
    <message>
        <source>Connection lost</source>
        <translation>Forbindelsen er brutt</translation>
    </message>
    <message>
        <source>The server has been stopped</source>
        <translation>Serveren er stoppet</translation>
    </message>
    <message>
        <source>Your seat is safe. If this takes longer, a bot plays for you until you are back.</source>
        <translation>Plassen din er trygg. Tar det lengre tid, spiller en bot for deg til du er tilbake.</translation>
    </message>
    <message>
        <source>Trying again …</source>
        <translation>Prøver igjen …</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Prøv nå</translation>
    </message>
    <message>
        <source>Expert hints</source>
        <translation>Tips fra ekspert</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Let them scan this, or type:</source>
        <translation>La dem skanne denne, eller skrive:</translation>
    </message>
    <message>
        <source>The link to this table as a QR code</source>
        <translation>Lenken til dette bordet som QR-kode</translation>
    </message>
    <message>
        <source>Show the code large</source>
        <translation>Vis koden stor</translation>
    </message>
    <message>
        <source>Share the link</source>
        <translation>Del lenken</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Kopier lenken</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Se igjen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Forlat reprisen</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>Sted i spillet</translation>
    </message>
    <message>
        <source>Whose table is shown</source>
        <translation>Hvem sitt bord som vises</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alles kort</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>Som %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Fart</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Gjennomgang</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spilt</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Expert: %1</source>
        <translation>Ekspert: %1</translation>
    </message>
    <message>
        <source>Expert would play</source>
        <translation>Eksperten ville spilt</translation>
    </message>
    <message>
        <source>Next costly move</source>
        <translation>Neste kostbare trekk</translation>
    </message>
    <message>
        <source>Step to a decision, or go to the next costly move.</source>
        <translation>Gå til et valg, eller til neste kostbare trekk.</translation>
    </message>
</context>
<context>
    <name>PastGame</name>
    <message>
        <source>Nobody won</source>
        <translation>Ingen vant</translation>
    </message>
    <message>
        <source>%3 won, %1 to %2</source>
        <comment>one or several names; points</comment>
        <translation>%3 vant, %1 mot %2</translation>
    </message>
    <message>
        <source>%3 won with %1</source>
        <comment>one or several names; points</comment>
        <translation>%3 vant med %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a day of the year; the year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Won, %1 to %2</source>
        <comment>points</comment>
        <translation>Vant, %1 mot %2</translation>
    </message>
    <message>
        <source>Won with %1</source>
        <comment>points</comment>
        <translation>Vant med %1</translation>
    </message>
    <message>
        <source>Second, %1 to %2</source>
        <comment>points</comment>
        <translation>Nummer to, %1 mot %2</translation>
    </message>
    <message>
        <source>Second with %1</source>
        <comment>points</comment>
        <translation>Nummer to med %1</translation>
    </message>
    <message>
        <source>Third, %1 to %2</source>
        <comment>points</comment>
        <translation>Nummer tre, %1 mot %2</translation>
    </message>
    <message>
        <source>Third with %1</source>
        <comment>points</comment>
        <translation>Nummer tre med %1</translation>
    </message>
    <message>
        <source>Lost, %1 to %2</source>
        <comment>points</comment>
        <translation>Tapte, %1 mot %2</translation>
    </message>
    <message>
        <source>Lost with %1</source>
        <comment>points</comment>
        <translation>Tapte med %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt; %3, %1 to %2</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;Vant&lt;/b&gt; %3, %1 mot %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt; %3 with %1</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;Vant&lt;/b&gt; %3 med %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Second&lt;/b&gt; in %3, %1 to %2</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;Nummer to&lt;/b&gt; i %3, %1 mot %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Second&lt;/b&gt; in %3 with %1</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;Nummer to&lt;/b&gt; i %3 med %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Third&lt;/b&gt; in %3, %1 to %2</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;Nummer tre&lt;/b&gt; i %3, %1 mot %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Third&lt;/b&gt; in %3 with %1</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;Nummer tre&lt;/b&gt; i %3 med %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lost&lt;/b&gt; %3, %1 to %2</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;Tapte&lt;/b&gt; %3, %1 mot %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lost&lt;/b&gt; %3 with %1</source>
        <comment>a game; points</comment>
        <translation>&lt;b&gt;Tapte&lt;/b&gt; %3 med %1</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>I kveld</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>I dag</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>I går</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Denne uken</translation>
    </message>
    <message>
        <source>Last week</source>
        <translation>Forrige uke</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a day of the week; a day of the year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day; the time of day</comment>
        <translation>%1, kl. %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a game; a day; the time of day</comment>
        <translation>%1, %2, kl. %3</translation>
    </message>
    <message>
        <source>today</source>
        <translation>i dag</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>i går</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a day</comment>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minutt</numerusform>
            <numerusform>%Ln minutter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month; the year</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>PictureChoice</name>
    <message>
        <source>Your initial</source>
        <translation>Forbokstaven din</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Rev</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Ugle</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katt</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Hare</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Hval</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Måne</translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation>Tulipan</translation>
    </message>
    <message>
        <source>Pomegranate</source>
        <translation>Granateple</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Kopp</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Båt</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Fjell</translation>
    </message>
    <message>
        <source>Lamp</source>
        <translation>Lampe</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Bildet ditt</translation>
    </message>
    <message>
        <source>%1, picture %L2 of %L3</source>
        <comment>a picture of a person</comment>
        <translation>%1, bilde %L2 av %L3</translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>Empty</source>
        <translation>Ledig</translation>
    </message>
</context>
<context>
    <name>PlayNote</name>
    <message>
        <source>&lt;b&gt;Play now&lt;/b&gt; seats you with bots and deals at once. The button beside it lets you choose the seats first.</source>
        <translation>&lt;b&gt;Spill nå&lt;/b&gt; gir deg boter å spille med og deler ut med én gang. Med knappen ved siden av velger du plassene først.</translation>
    </message>
</context>
<context>
    <name>PlayerQuestion</name>
    <message>
        <source>Not now</source>
        <translation>Ikke nå</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Si ja</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Join</source>
        <translation>Bli med</translation>
    </message>
    <message>
        <source>Don’t join</source>
        <translation>Ikke bli med</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Join anyway</source>
        <translation>Bli med likevel</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passord</translation>
    </message>
    <message>
        <source>The key you know</source>
        <translation>Nøkkelen du kjenner</translation>
    </message>
    <message>
        <source>The key shown now</source>
        <translation>Nøkkelen som vises nå</translation>
    </message>
</context>
<context>
    <name>RailTable</name>
    <message>
        <source>%1 · full</source>
        <extracomment>Whose table, and that no seat is free</extracomment>
        <translation>%1 · fullt</translation>
    </message>
    <message>
        <source>%3 · %L1 of %L2</source>
        <extracomment>%3 is whose table it is; how many of its seats are taken.</extracomment>
        <translation>%3 · %L1 av %L2</translation>
    </message>
    <message>
        <source>My seat</source>
        <translation>Min plass</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Se på</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Bli med</translation>
    </message>
    <message>
        <source>Take my seat at %1</source>
        <translation>Ta plassen min ved %1</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>Se på %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Vis %1</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>Bli med ved %1</translation>
    </message>
    <message>
        <source>Asks for a password</source>
        <translation>Krever passord</translation>
    </message>
</context>
<context>
    <name>RecallWords</name>
    <message>
        <source>%1: %2.</source>
        <comment>a player, and cards</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a title as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>RemoveDialog</name>
    <message>
        <source>Remove %1 from the table?</source>
        <translation>Fjerne %1 fra bordet?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>They are told, and cannot come back to this table until you let them.</source>
        <translation>Den du fjerner, får beskjed og kan ikke komme tilbake til dette bordet før du åpner for det.</translation>
    </message>
    <message>
        <source>Block their address too</source>
        <translation>Steng også adressen ute</translation>
    </message>
    <message>
        <source>For ten minutes, nobody can join from there.</source>
        <translation>I ti minutter kan ingen bli med derfra.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>One move back</source>
        <translation>Ett trekk tilbake</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spill av</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Ett trekk fram</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Fart %1</translation>
    </message>
    <message>
        <source>Whose table is shown</source>
        <translation>Hvem sitt bord som vises</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alles kort</translation>
    </message>
    <message>
        <source>As %1</source>
        <comment>a player</comment>
        <translation>Som %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Gjennomgang</translation>
    </message>
    <message>
        <source>What the moves cost, as a strong player sees it</source>
        <translation>Hva trekkene kostet, slik en sterk spiller ser det</translation>
    </message>
</context>
<context>
    <name>ReplayPlace</name>
    <message>
        <source>Place in the game</source>
        <translation>Sted i spillet</translation>
    </message>
</context>
<context>
    <name>ResultFooter</name>
    <message>
        <source>Leave</source>
        <translation>Forlat</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Et øyeblikk …</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Se igjen</translation>
    </message>
</context>
<context>
    <name>RulesHowTo</name>
    <message>
        <source>With the mouse</source>
        <translation>Med mus</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>Med tastatur</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>Med skjermleser</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Slik spiller du</translation>
    </message>
</context>
<context>
    <name>RulesLine</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Regler for %1</translation>
    </message>
</context>
<context>
    <name>RulesPart</name>
    <message>
        <source>× %L1</source>
        <translation>× %L1</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Learn: a first hand</source>
        <translation>Lær: en første hånd</translation>
    </message>
</context>
<context>
    <name>RulesWorth</name>
    <message>
        <source>%1: %L2 points</source>
        <comment>what cards are worth</comment>
        <translation>%1: %L2 poeng</translation>
    </message>
</context>
<context>
    <name>SeatSetup</name>
    <message>
        <source>Take %1 away</source>
        <translation>Ta bort %1</translation>
    </message>
    <message>
        <source>Remove %1 from the table</source>
        <translation>Fjern %1 fra bordet</translation>
    </message>
    <message>
        <source>Next game: %1</source>
        <translation>Neste spill: %1</translation>
    </message>
    <message>
        <source>Kind of bot</source>
        <translation>Type bot</translation>
    </message>
    <message>
        <source>Pace of the bot</source>
        <translation>Botens tempo</translation>
    </message>
    <message>
        <source>%1 comes with the next game</source>
        <translation>%1 kommer med neste spill</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Ledig plass</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Legg til en bot</translation>
    </message>
    <message>
        <source>Invite someone</source>
        <translation>Inviter noen</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sett deg her</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Give this seat to …</source>
        <translation>Gi bort plassen …</translation>
    </message>
    <message>
        <source>Give %1’s seat to somebody else</source>
        <translation>La en annen overta plassen til %1</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Nora</source>
        <translation>Nora</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>Iris</translation>
    </message>
    <message>
        <source>Emil</source>
        <translation>Emil</translation>
    </message>
    <message>
        <source>Tilda</source>
        <translation>Tilda</translation>
    </message>
    <message>
        <source>Ivar</source>
        <translation>Ivar</translation>
    </message>
    <message>
        <source>Alma</source>
        <translation>Alma</translation>
    </message>
    <message>
        <source>A bot holds this seat</source>
        <translation>En bot holder denne plassen</translation>
    </message>
    <message>
        <source>Lost the connection</source>
        <translation>Mistet forbindelsen</translation>
    </message>
    <message>
        <source>You, not ready yet</source>
        <translation>Du, ikke klar ennå</translation>
    </message>
    <message>
        <source>You, table owner</source>
        <translation>Du, eier av bordet</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Table owner</source>
        <translation>Eier av bordet</translation>
    </message>
    <message>
        <source>Table owner, ready</source>
        <translation>Eier av bordet, klar</translation>
    </message>
    <message>
        <source>Table owner, not ready yet</source>
        <translation>Eier av bordet, ikke klar ennå</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Ikke klar ennå</translation>
    </message>
    <message>
        <source>Has left for now</source>
        <translation>Borte en stund</translation>
    </message>
</context>
<context>
    <name>SeenByOthers</name>
    <message>
        <source>This is how others see you</source>
        <translation>Slik ser de andre deg</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Joined the table</source>
        <translation>Satte seg ved bordet</translation>
    </message>
    <message>
        <source>%L1 + %L2 = %L3</source>
        <comment>cards that make thirteen</comment>
        <translation>%L1 + %L2 = %L3</translation>
    </message>
    <message>
        <source>Your name and picture are shown only to people at your table and on your own network.</source>
        <translation>Navnet og bildet vises bare for dem som er ved bordet ditt, og på ditt eget nettverk.</translation>
    </message>
    <message>
        <source>No account needed.</source>
        <translation>Du trenger ingen konto.</translation>
    </message>
</context>
<context>
    <name>SetPasswordDialog</name>
    <message>
        <source>Password</source>
        <translation>Passord</translation>
    </message>
    <message>
        <source>Anyone who joins must enter it. Leave it empty for none.</source>
        <translation>Den som vil bli med, må oppgi det. La feltet stå tomt hvis bordet ikke skal ha passord.</translation>
    </message>
    <message>
        <source>No password</source>
        <translation>Uten passord</translation>
    </message>
    <message>
        <source>Set password</source>
        <translation>Sett passord</translation>
    </message>
    <message>
        <source>Password of the table</source>
        <translation>Bordets passord</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Dark suits the evening, light the day</source>
        <translation>Mørkt passer om kvelden, lyst om dagen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Fire ulike farger</translation>
    </message>
    <message>
        <source>Green clubs and blue diamonds</source>
        <translation>Grønne kløver og blå ruter</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Animasjonsfart</translation>
    </message>
    <message>
        <source>How fast cards travel</source>
        <translation>Hvor fort kortene flytter seg</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Rolig</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rask</translation>
    </message>
    <message>
        <source>Bot speed</source>
        <translation>Botenes fart</translation>
    </message>
    <message>
        <source>How long they think, so that you can follow</source>
        <translation>Hvor lenge de tenker, så du kan følge med</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 s</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>On every page and at the table</source>
        <translation>På alle sider og ved bordet</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Stor</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Større</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Look</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Lyd</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Deg</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Om</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>Part of the settings</source>
        <translation>Del av innstillingene</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Endringer gjelder med én gang.</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Order of the hand</source>
        <translation>Rekkefølge på hånden</translation>
    </message>
    <message>
        <source>How your cards are sorted; press O at the table</source>
        <translation>Hvordan kortene dine sorteres; trykk O ved bordet</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Etter farge</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Etter verdi</translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation>Som trukket</translation>
    </message>
    <message>
        <source>Keep my tables open</source>
        <translation>Hold bordene mine åpne</translation>
    </message>
    <message>
        <source>When you close the window, the others play on, and you are not asked</source>
        <translation>Når du lukker vinduet, spiller de andre videre uten at du blir spurt</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>Preview</source>
        <translation>Slik ser det ut</translation>
    </message>
    <message>
        <source>Ranks and suits are told apart by their shapes; colour only helps.</source>
        <translation>Kortene kjennes igjen på formen av tegnene; fargen er bare til hjelp.</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sounds</source>
        <translation>Lyder</translation>
    </message>
    <message>
        <source>Nothing is told by sound alone</source>
        <translation>Alt du hører, vises også</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volum</translation>
    </message>
</context>
<context>
    <name>SettingsYou</name>
    <message>
        <source>This is how others see you. Your colour comes with your name.</source>
        <translation>Slik ser de andre deg. Fargen følger navnet.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Bytt navn</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Bildet ditt</translation>
    </message>
    <message>
        <source>Others at your table see it</source>
        <translation>De andre ved bordet ser det</translation>
    </message>
</context>
<context>
    <name>SetupOptions</name>
    <message>
        <source>Turn limit</source>
        <translation>Tidsgrense</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passord</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Endre</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Change the password</source>
        <translation>Endre passordet</translation>
    </message>
    <message>
        <source>Set a password</source>
        <translation>Sett et passord</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>Andre kan se på</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>others may watch</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <comment>others may watch</comment>
        <translation>Nei</translation>
    </message>
    <message>
        <source>Keep open when I leave</source>
        <translation>Hold åpent når jeg går</translation>
    </message>
    <message>
        <source>Expert hints</source>
        <translation>Tips fra ekspert</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>expert hints</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <comment>expert hints</comment>
        <translation>Nei</translation>
    </message>
</context>
<context>
    <name>SetupOthers</name>
    <message>
        <source>Remove %1 from the table</source>
        <translation>Fjern %1 fra bordet</translation>
    </message>
    <message>
        <source>Let back in</source>
        <translation>Slipp inn igjen</translation>
    </message>
    <message>
        <source>Let %1 back in</source>
        <translation>Slipp %1 inn igjen</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Host a table</source>
        <translation>Åpne et bord</translation>
    </message>
    <message>
        <source>%1 hosts this table</source>
        <translation>%1 er vert for dette bordet</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Steng bordet</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Forlat</translation>
    </message>
</context>
<context>
    <name>SetupRules</name>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>Færre regler</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regler</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Mindre</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Et annet kort</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Join the next game</source>
        <translation>Bli med i neste spill</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Hopp over</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Leave the table</source>
        <translation>Forlat bordet</translation>
    </message>
    <message>
        <source>%1 · Not a fair deal</source>
        <translation>%1 · Ikke ærlig giv</translation>
    </message>
    <message>
        <source>Not a fair deal: the cards come from a file</source>
        <translation>Ikke en ærlig giv: Kortene kommer fra en fil</translation>
    </message>
    <message>
        <source>Cards from a file</source>
        <translation>Kort fra en fil</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Log and chat</source>
        <translation>Logg og prat</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logg</translation>
    </message>
    <message numerus="yes">
        <source>Chat, %Ln new</source>
        <translation>
            <numerusform>Prat, %Ln ny</numerusform>
            <numerusform>Prat, %Ln nye</numerusform>
        </translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Prat</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, and how it is played</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Leave the first hand</source>
        <translation>Forlat den første hånden</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Første hånd</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Hopp over</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Forlat reprisen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Gjennomgang</translation>
    </message>
</context>
<context>
    <name>TableCardItem</name>
    <message>
        <source>chosen to be taken</source>
        <translation>valgt til å tas</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>kan tas</translation>
    </message>
    <message>
        <source>just played</source>
        <translation>nettopp spilt</translation>
    </message>
    <message>
        <source>%L1 of %L2, selected, can be played</source>
        <translation>%L1 av %L2, valgt, kan spilles</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 av %L2</translation>
    </message>
    <message>
        <source>%L1 of %L2, cannot be played now</source>
        <translation>%L1 av %L2, kan ikke spilles nå</translation>
    </message>
    <message>
        <source>%L1 of %L2, just drawn, can be played</source>
        <translation>%L1 av %L2, nettopp trukket, kan spilles</translation>
    </message>
    <message>
        <source>%L1 of %L2, can be played</source>
        <translation>%L1 av %L2, kan spilles</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Trukket</translation>
    </message>
    <message>
        <source>%L1 of %L2, marked</source>
        <translation>%L1 av %L2, merket</translation>
    </message>
    <message>
        <source>%L1 of %L2, can be marked</source>
        <translation>%L1 av %L2, kan merkes</translation>
    </message>
    <message>
        <source>%L1 of %L2, selected, can be taken</source>
        <translation>%L1 av %L2, valgt, kan tas</translation>
    </message>
    <message>
        <source>%L1 of %L2, can be taken</source>
        <translation>%L1 av %L2, kan tas</translation>
    </message>
    <message>
        <source>%L1 of %L2, played</source>
        <translation>%L1 av %L2, ble spilt</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spilt</translation>
    </message>
</context>
<context>
    <name>TableChat</name>
    <message>
        <source>No messages yet.</source>
        <translation>Ingen har sagt noe ennå.</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Si noe</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Send</translation>
    </message>
</context>
<context>
    <name>TableDrawer</name>
    <message>
        <source>Log</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Prat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Log or chat</source>
        <translation>Logg eller prat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alles kort</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Ærlig giv</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Gjennomgang</translation>
    </message>
</context>
<context>
    <name>TableFair</name>
    <message>
        <source>Save the record</source>
        <translation>Lagre opptaket</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Slik virker det</translation>
    </message>
    <message>
        <source>Anybody can repeat the check with the record of the game and the program cardroom-verify.</source>
        <translation>Hvem som helst kan gjenta kontrollen med opptaket av spillet og programmet cardroom-verify.</translation>
    </message>
    <message>
        <source>Before the first card, the server picks a number and shows its lock, which fits no other number.</source>
        <translation>Før det første kortet velger serveren et tall og viser låsen til det, som ikke passer til noe annet tall.</translation>
    </message>
    <message>
        <source>Each player’s machine adds a number of its own, locked in the same way. They are opened only when all are locked.</source>
        <translation>Maskinen til hver spiller legger til sitt eget tall, låst på samme måte. De åpnes først når alle er låst.</translation>
    </message>
    <message>
        <source>Together, the numbers decide the order of the cards. To steer the deal, somebody would have to know all of them beforehand.</source>
        <translation>Til sammen bestemmer tallene rekkefølgen på kortene. Den som ville styre utdelingen, måtte kjenne alle på forhånd.</translation>
    </message>
    <message>
        <source>When the deal is over, all numbers are shown. Your machine deals again from them, and compares every card that you saw.</source>
        <translation>Når utdelingen er over, vises alle tallene. Maskinen din deler ut på nytt fra dem og sammenligner hvert kort du så.</translation>
    </message>
</context>
<context>
    <name>TableHands</name>
    <message>
        <source>, </source>
        <comment>between two cards</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>TableKeysPanel</name>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
</context>
<context>
    <name>TableLog</name>
    <message>
        <source>Click a line to see its card on the table.</source>
        <translation>Klikk på en linje for å se kortet på bordet.</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Every card played is listed here.</source>
        <translation>Ingenting har skjedd ennå. Hvert kort som spilles, skrives ned her.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Seats and options</source>
        <translation>Plasser og valg</translation>
    </message>
    <message>
        <source>Seats and invitation</source>
        <translation>Plasser og invitasjon</translation>
    </message>
    <message>
        <source>Next game: %1</source>
        <translation>Neste spill: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Rekkefølge på hånden</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Lyd av</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Lyd på</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fullskjerm</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle taster</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Forlat bordet</translation>
    </message>
    <message>
        <source>Invite people…</source>
        <translation>Inviter noen…</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Ta en pause</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Ta tilbake siste trekk</translation>
    </message>
    <message>
        <source>The last trick or round</source>
        <translation>Siste stikk eller runde</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <translation>Skjul kortene</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <translation>Vis alle kort</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Ett trekk tilbake</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Ett trekk fram</translation>
    </message>
    <message>
        <source>Save the game as a log</source>
        <translation>Lagre spillet som logg</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alles kort</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Forlat reprisen</translation>
    </message>
</context>
<context>
    <name>TableNameEditor</name>
    <message>
        <source>Rename the table</source>
        <translation>Gi bordet nytt navn</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Navn på bordet</translation>
    </message>
</context>
<context>
    <name>TableNews</name>
    <message>
        <source>A bot holds your seat.</source>
        <translation>En bot holder plassen din.</translation>
    </message>
    <message>
        <source>You have your seat again.</source>
        <translation>Du har plassen din igjen.</translation>
    </message>
    <message>
        <source>%1 lost the connection.</source>
        <translation>%1 mistet forbindelsen.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 er tilbake.</translation>
    </message>
    <message>
        <source>A bot holds %1’s seat.</source>
        <translation>En bot holder plassen til %1.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 spiller igjen.</translation>
    </message>
    <message>
        <source>%1 wants another game.</source>
        <translation>%1 vil spille igjen.</translation>
    </message>
    <message>
        <source>You own the table now.</source>
        <translation>Bordet er ditt nå.</translation>
    </message>
    <message>
        <source>%1 owns the table now.</source>
        <translation>%1 eier bordet nå.</translation>
    </message>
    <message>
        <source>You take a seat.</source>
        <translation>Du setter deg.</translation>
    </message>
    <message>
        <source>You take %1’s seat.</source>
        <translation>Du tar plassen til %1.</translation>
    </message>
    <message>
        <source>%1 has left.</source>
        <translation>%1 har gått.</translation>
    </message>
    <message>
        <source>%1 has left. %2 sits there now.</source>
        <translation>%1 har gått. %2 sitter der nå.</translation>
    </message>
    <message>
        <source>%1 has left. %2, a bot, sits there now.</source>
        <translation>%1 har gått. %2, en bot, sitter der nå.</translation>
    </message>
    <message>
        <source>%1’s seat is open.</source>
        <translation>Plassen til %1 er ledig.</translation>
    </message>
    <message>
        <source>%1 takes a seat.</source>
        <translation>%1 setter seg.</translation>
    </message>
    <message>
        <source>%1 takes %2’s seat.</source>
        <translation>%1 tar plassen til %2.</translation>
    </message>
    <message>
        <source>%1, a bot, sits at the table.</source>
        <translation>%1, en bot, sitter ved bordet.</translation>
    </message>
    <message>
        <source>The table is called %1 now.</source>
        <translation>Bordet heter %1 nå.</translation>
    </message>
    <message>
        <source>There is no turn limit any more.</source>
        <translation>Det er ingen tidsgrense lenger.</translation>
    </message>
    <message numerus="yes">
        <source>Each turn has %Ln second(s) now.</source>
        <translation>
            <numerusform>Tidsgrensen er nå %Ln sekund per tur.</numerusform>
            <numerusform>Tidsgrensen er nå %Ln sekunder per tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table has a password now.</source>
        <translation>Bordet har et passord nå.</translation>
    </message>
    <message>
        <source>The table has no password any more.</source>
        <translation>Bordet har ikke passord lenger.</translation>
    </message>
    <message>
        <source>Others may watch now.</source>
        <translation>Andre kan se på nå.</translation>
    </message>
    <message>
        <source>Others may not watch any more.</source>
        <translation>Andre kan ikke se på lenger.</translation>
    </message>
    <message>
        <source>The next game is %1.</source>
        <translation>Neste spill er %1.</translation>
    </message>
    <message>
        <source>You take %1’s seat from the next game on.</source>
        <translation>Du tar plassen til %1 fra og med neste spill.</translation>
    </message>
    <message>
        <source>%1 takes %2’s seat from the next game on.</source>
        <translation>%1 tar plassen til %2 fra og med neste spill.</translation>
    </message>
    <message>
        <source>%1 waits for a seat.</source>
        <translation>%1 venter på en plass.</translation>
    </message>
    <message>
        <source>You wait for a seat.</source>
        <translation>Du venter på en plass.</translation>
    </message>
    <message>
        <source>This table is open to your network now.</source>
        <translation>Dette bordet er åpent for nettverket ditt nå.</translation>
    </message>
    <message>
        <source>%1 didn’t answer for two minutes, so you own the table now.</source>
        <translation>%1 svarte ikke på to minutter, så bordet er ditt nå.</translation>
    </message>
    <message>
        <source>You didn’t answer for two minutes, so %1 owns the table now.</source>
        <translation>Du svarte ikke på to minutter, så %1 eier bordet nå.</translation>
    </message>
    <message>
        <source>%1 has left for now.</source>
        <translation>%1 er borte en stund.</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <translation>%1 er klar.</translation>
    </message>
    <message>
        <source>Hints come from an expert bot now.</source>
        <translation>Tips kommer fra en ekspertbot nå.</translation>
    </message>
    <message>
        <source>Hints come from a clever bot now.</source>
        <translation>Tips kommer fra en smart bot nå.</translation>
    </message>
</context>
<context>
    <name>TablePace</name>
    <message>
        <source>Play</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Ett trekk</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Fart</translation>
    </message>
    <message>
        <source>Speed in per cent</source>
        <translation>Fart i prosent</translation>
    </message>
    <message>
        <source>%L1%</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animasjon</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
</context>
<context>
    <name>TableRemarks</name>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
</context>
<context>
    <name>TableResult</name>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
</context>
<context>
    <name>TableReview</name>
    <message>
        <source>Review</source>
        <translation>Gjennomgang</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spilt</translation>
    </message>
    <message>
        <source>Expert would play</source>
        <translation>Eksperten ville spilt</translation>
    </message>
    <message>
        <source>Step to a decision, or go to the next costly move.</source>
        <translation>Gå til et valg, eller til neste kostbare trekk.</translation>
    </message>
    <message>
        <source>Next costly move</source>
        <translation>Neste kostbare trekk</translation>
    </message>
    <message>
        <source>Play on from here against bots</source>
        <translation>Spill videre herfra mot roboter</translation>
    </message>
</context>
<context>
    <name>TableSeats</name>
    <message>
        <source>Add bot</source>
        <translation>Ny bot</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sett deg</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Try this</source>
        <translation>Prøv</translation>
    </message>
</context>
<context>
    <name>TvBar</name>
    <message>
        <source>%1, %2</source>
        <comment>a game, and how it is played</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cardroom</source>
        <translation>Cardroom</translation>
    </message>
</context>
<context>
    <name>TvPage</name>
    <message>
        <source>Take a seat</source>
        <translation>Finn en plass</translation>
    </message>
</context>
<context>
    <name>TvSeatRow</name>
    <message>
        <source>This seat is free</source>
        <translation>Denne plassen er ledig</translation>
    </message>
    <message>
        <source>Scan the code to take it</source>
        <translation>Skann koden for å ta den</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Klar</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%L1</source>
        <extracomment>A number that stands alone.</extracomment>
        <translation>%L1</translation>
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
        <source>That card is not in your hand.</source>
        <translation>Det kortet er ikke på hånden din.</translation>
    </message>
    <message>
        <source>The rules do not allow that.</source>
        <translation>Reglene tillater ikke det.</translation>
    </message>
    <message>
        <source>The server didn’t understand that.</source>
        <translation>Serveren forsto det ikke.</translation>
    </message>
    <message>
        <source>The table has moved on. Look again.</source>
        <translation>Spillet har gått videre. Se en gang til.</translation>
    </message>
    <message>
        <source>You’re not at a table.</source>
        <translation>Du sitter ikke ved noe bord.</translation>
    </message>
    <message>
        <source>You’re already at a table. Leave it first.</source>
        <translation>Du sitter allerede ved et bord. Forlat det først.</translation>
    </message>
    <message>
        <source>Only the owner of the table can do that.</source>
        <translation>Bare eieren av bordet kan gjøre det.</translation>
    </message>
    <message>
        <source>That seat is taken.</source>
        <translation>Den plassen er opptatt.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Den plassen finnes ikke.</translation>
    </message>
    <message>
        <source>Not during a game. Try again when it is over.</source>
        <translation>Ikke under et spill. Prøv igjen når det er over.</translation>
    </message>
    <message>
        <source>No game is going on.</source>
        <translation>Det er ikke noe spill i gang.</translation>
    </message>
    <message>
        <source>The game isn’t waiting for you.</source>
        <translation>Spillet venter ikke på deg.</translation>
    </message>
    <message>
        <source>You have your seat; no bot plays for you.</source>
        <translation>Du har plassen din; ingen bot spiller for deg.</translation>
    </message>
    <message>
        <source>People are playing here, so the bots keep their usual pace.</source>
        <translation>Folk spiller ved dette bordet, så botene holder sitt vanlige tempo.</translation>
    </message>
    <message>
        <source>That table is gone.</source>
        <translation>Det bordet finnes ikke lenger.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Bordet er fullt.</translation>
    </message>
    <message>
        <source>That’s not the password.</source>
        <translation>Passordet stemmer ikke.</translation>
    </message>
    <message>
        <source>The server doesn’t know this game.</source>
        <translation>Serveren kjenner ikke dette spillet.</translation>
    </message>
    <message>
        <source>There are too many tables. Wait until one closes.</source>
        <translation>Det er for mange bord. Vent til et blir stengt.</translation>
    </message>
    <message>
        <source>That name can’t be used. It’s too long, or empty.</source>
        <translation>Det navnet kan ikke brukes. Det er for langt eller tomt.</translation>
    </message>
    <message>
        <source>That number is out of range.</source>
        <translation>Det tallet er utenfor grensene.</translation>
    </message>
    <message>
        <source>The owner has removed you from this table.</source>
        <translation>Eieren har fjernet deg fra dette bordet.</translation>
    </message>
    <message>
        <source>This table can’t be watched.</source>
        <translation>Dette bordet er ikke åpent for tilskuere.</translation>
    </message>
    <message>
        <source>The server is too old to do that.</source>
        <translation>Serveren er for gammel til det.</translation>
    </message>
    <message>
        <source>Something got out of step. Please try again.</source>
        <translation>Noe kom ut av takt. Prøv igjen.</translation>
    </message>
    <message>
        <source>That was too fast. Try again in a moment.</source>
        <translation>Det gikk for fort. Prøv igjen om et øyeblikk.</translation>
    </message>
    <message>
        <source>Another window has taken over your seat.</source>
        <translation>Et annet vindu har overtatt plassen din.</translation>
    </message>
    <message>
        <source>The server is closing down.</source>
        <translation>Serveren stenger.</translation>
    </message>
    <message>
        <source>The server lost the connection to this program.</source>
        <translation>Serveren mistet forbindelsen til dette programmet.</translation>
    </message>
    <message>
        <source>The server did not understand this program.</source>
        <translation>Serveren forsto ikke dette programmet.</translation>
    </message>
    <message>
        <source>Connecting took too long.</source>
        <translation>Det tok for lang tid å koble til.</translation>
    </message>
    <message>
        <source>Too many requests at once.</source>
        <translation>For mange forespørsler på én gang.</translation>
    </message>
    <message>
        <source>The network is too slow.</source>
        <translation>Nettverket er for tregt.</translation>
    </message>
    <message>
        <source>The server is full.</source>
        <translation>Serveren er full.</translation>
    </message>
    <message>
        <source>It uses a newer Cardroom. Update to join.</source>
        <translation>Den bruker et nyere Cardroom. Oppdater for å bli med.</translation>
    </message>
    <message>
        <source>It uses an older Cardroom than this one. Its host has to update it.</source>
        <translation>Den bruker et eldre Cardroom enn dette. Verten må oppdatere det.</translation>
    </message>
    <message>
        <source>Its host has closed the server.</source>
        <translation>Verten har stengt serveren.</translation>
    </message>
    <message>
        <source>The server doesn’t accept this name or profile.</source>
        <translation>Serveren godtar ikke dette navnet eller denne profilen.</translation>
    </message>
    <message>
        <source>The server refused.</source>
        <translation>Serveren sier nei.</translation>
    </message>
    <message>
        <source>The server has ended the connection.</source>
        <translation>Serveren har avsluttet forbindelsen.</translation>
    </message>
    <message>
        <source>Nobody answers there. Check the address, that the other machine is on, and that its firewall allows the port.</source>
        <translation>Ingen svarer der. Sjekk at adressen er riktig, at den andre maskinen er på, og at brannmuren der slipper gjennom porten.</translation>
    </message>
    <message>
        <source>This is not the machine you were invited to: its key has changed.</source>
        <translation>Dette er ikke maskinen du ble invitert til: Nøkkelen er en annen.</translation>
    </message>
    <message>
        <source>Whatever answers there isn’t Cardroom.</source>
        <translation>Det som svarer der, er ikke Cardroom.</translation>
    </message>
    <message>
        <source>We couldn’t find that table.</source>
        <translation>Vi fant ikke det bordet.</translation>
    </message>
    <message>
        <source>The owner has removed you from the table.</source>
        <translation>Eieren har fjernet deg fra bordet.</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>Bordet ble stengt.</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>Tilfeldig bot</translation>
    </message>
    <message>
        <source>Basic bot</source>
        <translation>Enkel bot</translation>
    </message>
    <message>
        <source>Clever bot</source>
        <translation>Smart bot</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Godt spilt</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Et øyeblikk</translation>
    </message>
    <message>
        <source>Again?</source>
        <translation>En gang til?</translation>
    </message>
    <message>
        <source>Thanks for the game</source>
        <translation>Takk for spillet</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what something is called, and what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The server on this machine has ended. Host again to go on.</source>
        <translation>Serveren på denne maskinen er avsluttet. Åpne et bord igjen for å fortsette.</translation>
    </message>
    <message>
        <source>A server error has stopped this table. Sorry about that.</source>
        <translation>En feil i serveren har stoppet dette bordet. Vi beklager.</translation>
    </message>
    <message>
        <source>That message can’t be sent. It’s too long, or has characters that can’t be shown.</source>
        <translation>Den meldingen kan ikke sendes. Den er for lang eller har tegn som ikke kan vises.</translation>
    </message>
    <message>
        <source>Everybody who plays here has gone. The table rests until one of them is back.</source>
        <translation>Alle som spiller her, har gått. Bordet hviler til en av dem er tilbake.</translation>
    </message>
    <message>
        <source>The table is on a break.</source>
        <translation>Bordet har pause.</translation>
    </message>
    <message>
        <source>This player is back.</source>
        <translation>Denne spilleren er tilbake.</translation>
    </message>
    <message>
        <source>That person has left, or already has a seat.</source>
        <translation>Den personen er ikke her lenger, eller har allerede en plass.</translation>
    </message>
    <message>
        <source>The owner has given your seat to somebody else. You may join again.</source>
        <translation>Eieren har gitt plassen din til en annen. Du kan bli med igjen.</translation>
    </message>
    <message>
        <source>The owner has given your seat to %1. You may join again.</source>
        <translation>Eieren har gitt plassen din til %1. Du kan bli med igjen.</translation>
    </message>
    <message>
        <source>No move of yours can be taken back now.</source>
        <translation>Du har ikke noe trekk som kan tas tilbake nå.</translation>
    </message>
    <message>
        <source>Clap</source>
        <translation>Klapp</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Hjerte</translation>
    </message>
    <message>
        <source>Laugh</source>
        <translation>Latter</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Overraskelse</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Tenker</translation>
    </message>
    <message>
        <source>Cheers</source>
        <translation>Skål</translation>
    </message>
    <message>
        <source>You clap.</source>
        <translation>Du klapper.</translation>
    </message>
    <message>
        <source>%1 claps.</source>
        <translation>%1 klapper.</translation>
    </message>
    <message>
        <source>You send a heart.</source>
        <translation>Du sender et hjerte.</translation>
    </message>
    <message>
        <source>%1 sends a heart.</source>
        <translation>%1 sender et hjerte.</translation>
    </message>
    <message>
        <source>You laugh.</source>
        <translation>Du ler.</translation>
    </message>
    <message>
        <source>%1 laughs.</source>
        <translation>%1 ler.</translation>
    </message>
    <message>
        <source>You are surprised.</source>
        <translation>Du er overrasket.</translation>
    </message>
    <message>
        <source>%1 is surprised.</source>
        <translation>%1 er overrasket.</translation>
    </message>
    <message>
        <source>You are thinking.</source>
        <translation>Du tenker.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 tenker.</translation>
    </message>
    <message>
        <source>You raise a glass.</source>
        <translation>Du hever glasset.</translation>
    </message>
    <message>
        <source>%1 raises a glass.</source>
        <translation>%1 hever glasset.</translation>
    </message>
    <message>
        <source>You react.</source>
        <translation>Du reagerer.</translation>
    </message>
    <message>
        <source>%1 reacts.</source>
        <translation>%1 reagerer.</translation>
    </message>
    <message>
        <source>Only somebody alone at a private table can do that.</source>
        <translation>Bare den som er alene ved et privat bord, kan gjøre det.</translation>
    </message>
    <message>
        <source>The hands are not open.</source>
        <translation>Kortene vises ikke.</translation>
    </message>
    <message>
        <source>There is no move to step over in that direction.</source>
        <translation>Det er ingen flere trekk den veien.</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>Ekspertbot</translation>
    </message>
</context>
<context>
    <name>YouPreview</name>
    <message>
        <source>How it looks</source>
        <translation>Slik ser det ut</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>The picture shows at every table, the cards and the cloth only to you.</source>
        <translation>Bildet vises ved alle bord, kortene og duken bare for deg.</translation>
    </message>
</context>
<context>
    <name>cardroom::web::Visitor</name>
    <message>
        <source>Going to the tables …</source>
        <translation>Går til bordene …</translation>
    </message>
    <message>
        <source>The tables can’t be reached at the moment. This page keeps trying.</source>
        <translation>Bordene kan ikke nås akkurat nå. Denne siden fortsetter å prøve.</translation>
    </message>
    <message>
        <source>The link is not complete. Ask for it again.</source>
        <translation>Lenken er ikke fullstendig. Be om den en gang til.</translation>
    </message>
    <message>
        <source>Others can’t join here: this page’s address only works on this machine.</source>
        <translation>Andre kan ikke bli med her: adressen til denne siden virker bare på denne maskinen.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::Application</name>
    <message>
        <source>%L1 against %L1</source>
        <comment>players in two teams</comment>
        <translation>%L1 mot %L1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players</source>
        <translation>
            <numerusform>%Ln spiller</numerusform>
            <numerusform>%Ln spillere</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <comment>players</comment>
        <translation>%L1 til %L2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min</source>
        <comment>minutes, short</comment>
        <translation>
            <numerusform>%Ln min</numerusform>
            <numerusform>%Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>Good morning. What shall we play?</source>
        <translation>God morgen. Hva skal vi spille?</translation>
    </message>
    <message>
        <source>Good afternoon. What shall we play?</source>
        <translation>God ettermiddag. Hva skal vi spille?</translation>
    </message>
    <message>
        <source>Good evening. What shall we play?</source>
        <translation>God kveld. Hva skal vi spille?</translation>
    </message>
    <message>
        <source>Cardroom</source>
        <translation>Cardroom</translation>
    </message>
    <message>
        <source>Your turn · %1</source>
        <comment>the table&apos;s name</comment>
        <translation>Din tur · %1</translation>
    </message>
    <message>
        <source>%1 · Cardroom</source>
        <comment>the table&apos;s name</comment>
        <translation>%1 · Cardroom</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>%1’s table</source>
        <comment>a name that is sent, so nothing but letters; %1 is a person</comment>
        <translation>Bordet til %1</translation>
    </message>
    <message>
        <source>Your profile can’t be saved</source>
        <translation>Profilen din kan ikke lagres</translation>
    </message>
    <message>
        <source>Going to %1 …</source>
        <comment>an address</comment>
        <translation>Kobler til %1 …</translation>
    </message>
    <message>
        <source>Joining %1 …</source>
        <comment>a table</comment>
        <translation>Blir med ved %1 …</translation>
    </message>
    <message>
        <source>Starting a server …</source>
        <translation>Starter en server …</translation>
    </message>
    <message>
        <source>your table</source>
        <translation>bordet ditt</translation>
    </message>
    <message>
        <source>No server could be started</source>
        <translation>Serveren kunne ikke startes</translation>
    </message>
    <message>
        <source>The table is gone</source>
        <translation>Bordet er borte</translation>
    </message>
    <message>
        <source>Your seat is gone</source>
        <translation>Plassen din er borte</translation>
    </message>
    <message>
        <source>The table was closed, or somebody else has the seat.</source>
        <translation>Bordet ble stengt, eller en annen har plassen.</translation>
    </message>
    <message>
        <source>Your seat was waiting here. Leave it to start another table.</source>
        <translation>Plassen din ventet her. Forlat den for å åpne et annet bord.</translation>
    </message>
    <message>
        <source>This isn’t the machine you know</source>
        <translation>Dette er ikke maskinen du kjenner</translation>
    </message>
    <message>
        <source>The key of %1 has changed. It may have been set up anew, or another machine has its address now, or somebody sits in between. Nothing has been sent to it. Ask its host whether the new key is right.</source>
        <comment>an address</comment>
        <translation>Nøkkelen til %1 er endret. Maskinen kan være satt opp på nytt, en annen kan ha fått adressen, eller noen kan ha lagt seg imellom. Ingenting er sendt til den. Spør verten om den nye nøkkelen er riktig.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what has gone wrong, and what to do</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Forlate dette spillet?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Forlat</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bli</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Forlate bordet?</translation>
    </message>
    <message>
        <source>You lose your seat.</source>
        <translation>Du mister plassen.</translation>
    </message>
    <message>
        <source>You can come back as long as the table is there.</source>
        <translation>Du kan komme tilbake så lenge bordet finnes.</translation>
    </message>
    <message>
        <source>Close the table for everybody?</source>
        <translation>Stenge bordet for alle?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other people are here. They will be told.</source>
        <translation>
            <numerusform>%Ln annen er her og får beskjed.</numerusform>
            <numerusform>%Ln andre er her og får beskjed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Steng bordet</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>Others are at your table</source>
        <translation>Det er andre ved bordet ditt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other people are here. Their table can go on without you; a bot keeps your seat. Or it ends, and they are told.</source>
        <translation>
            <numerusform>%Ln annen er her. Bordet kan fortsette uten deg; en bot holder plassen din. Eller det stenges, og den andre får beskjed.</numerusform>
            <numerusform>%Ln andre er her. Bordet kan fortsette uten deg; en bot holder plassen din. Eller det stenges, og de får beskjed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it running</source>
        <translation>La det fortsette</translation>
    </message>
    <message>
        <source>End it for all</source>
        <translation>Steng for alle</translation>
    </message>
    <message>
        <source>No tables there</source>
        <translation>Ingen bord der</translation>
    </message>
    <message>
        <source>%1 has no table at the moment. You can host one there, and others can join it.</source>
        <comment>a server&apos;s name</comment>
        <translation>%1 har ikke noe bord for øyeblikket. Du kan åpne ett der, så kan andre bli med.</translation>
    </message>
    <message>
        <source>Host a table there</source>
        <translation>Åpne et bord der</translation>
    </message>
    <message>
        <source>You cannot join</source>
        <translation>Du kan ikke bli med</translation>
    </message>
    <message>
        <source>This table has a password</source>
        <translation>Dette bordet har et passord</translation>
    </message>
    <message>
        <source>That’s not the password.</source>
        <translation>Passordet stemmer ikke.</translation>
    </message>
    <message>
        <source>Ask the host for it.</source>
        <translation>Spør verten om det.</translation>
    </message>
    <message>
        <source>The table is full</source>
        <translation>Bordet er fullt</translation>
    </message>
    <message>
        <source>You can still watch.</source>
        <translation>Du kan likevel se på.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Se på</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>The server refused</source>
        <translation>Serveren sier nei</translation>
    </message>
    <message>
        <source>Your seat is open in another window</source>
        <translation>Plassen din er åpen i et annet vindu</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Ingen forbindelse</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Ta den tilbake</translation>
    </message>
    <message>
        <source>You’re no longer at the table</source>
        <translation>Du er ikke ved bordet lenger</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <comment>a file</comment>
        <translation>Åpner %1 …</translation>
    </message>
    <message>
        <source>This file can’t be played</source>
        <translation>Denne filen kan ikke spilles</translation>
    </message>
    <message>
        <source>The server that plays the file has ended. Open the file again to go on.</source>
        <translation>Serveren som spiller filen, har stoppet. Åpne filen igjen for å fortsette.</translation>
    </message>
    <message>
        <source>Open this table to your network?</source>
        <translation>Åpne dette bordet for nettverket ditt?</translation>
    </message>
    <message>
        <source>Others on your network will see it and can join, and so can anybody who has the link. Until then nobody finds it.</source>
        <translation>Da kan andre på nettverket ditt se det og bli med, og det kan også alle som har lenken. Til da finner ingen det.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Åpne bordet</translation>
    </message>
    <message>
        <source>Keep it private</source>
        <translation>Hold det privat</translation>
    </message>
    <message>
        <source>The server has ended</source>
        <translation>Serveren er avsluttet</translation>
    </message>
    <message>
        <source>Your table is kept; the game goes on when the server starts again.</source>
        <translation>Bordet ditt er tatt vare på; spillet fortsetter når serveren startes igjen.</translation>
    </message>
    <message>
        <source>The server no longer knows it. Host or join another one.</source>
        <translation>Serveren kjenner det ikke lenger. Åpne et bord, eller bli med ved et annet.</translation>
    </message>
    <message>
        <source>The server on this machine has ended. It is being started again.</source>
        <translation>Serveren på denne maskinen er avsluttet. Den startes igjen.</translation>
    </message>
    <message>
        <source>Forget this table?</source>
        <translation>Glemme dette bordet?</translation>
    </message>
    <message>
        <source>You lose your seat at %1, and can’t go on there.</source>
        <comment>a table&apos;s name</comment>
        <translation>Du mister plassen ved %1 og kan ikke fortsette der.</translation>
    </message>
    <message>
        <source>You lose your seat, and can’t go on there.</source>
        <translation>Du mister plassen og kan ikke fortsette der.</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Glem bordet</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behold bordet</translation>
    </message>
    <message>
        <source>If you leave for good, a bot plays on in your seat.</source>
        <translation>Går du for godt, spiller en bot videre på plassen din.</translation>
    </message>
    <message>
        <source>If you leave for good, you lose your seat. The others can go on another day.</source>
        <translation>Går du for godt, mister du plassen. De andre kan fortsette en annen dag.</translation>
    </message>
    <message>
        <source>If you leave for good, it will end: you’re playing bots.</source>
        <translation>Går du for godt, er spillet slutt: Du spiller mot boter.</translation>
    </message>
    <message>
        <source>Leave for tonight, and a bot plays for you until you’re back.</source>
        <translation>Går du bare for i kveld, spiller en bot for deg til du er tilbake.</translation>
    </message>
    <message numerus="yes">
        <source>Leave for tonight, and you can go on within %Ln day(s).</source>
        <translation>
            <numerusform>Går du bare for i kveld, kan du fortsette innen %Ln dag.</numerusform>
            <numerusform>Går du bare for i kveld, kan du fortsette innen %Ln dager.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave for tonight</source>
        <translation>Gå for i kveld</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>Gå for godt</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Spill videre</translation>
    </message>
    <message>
        <source>You’re playing bots, so it will end.</source>
        <translation>Du spiller mot boter, så da er spillet slutt.</translation>
    </message>
    <message>
        <source>The first hand can’t be dealt</source>
        <translation>Den første hånden kan ikke deles ut</translation>
    </message>
    <message>
        <source>Its server has ended. Begin the first hand again: it goes on at the same step.</source>
        <translation>Serveren er avsluttet. Begynn den første hånden igjen, så fortsetter den på samme trinn.</translation>
    </message>
    <message>
        <source>Dealing a first hand …</source>
        <translation>Deler ut en første hånd …</translation>
    </message>
    <message>
        <source>New to you? The rules (R) lead to a first hand, two minutes.</source>
        <translation>Nytt for deg? Reglene (R) fører til en første hånd på to minutter.</translation>
    </message>
    <message>
        <source>Replay · %1</source>
        <comment>the table&apos;s name</comment>
        <translation>Reprise · %1</translation>
    </message>
    <message>
        <source>Your games can’t be kept</source>
        <translation>Spillene dine kan ikke tas vare på</translation>
    </message>
    <message>
        <source>The game can’t be deleted</source>
        <translation>Spillet kan ikke slettes</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Slette dette spillet?</translation>
    </message>
    <message>
        <source>%1. It can’t be watched again, and leaves the statistics.</source>
        <comment>a game and its date</comment>
        <translation>%1. Du kan ikke se det igjen, og det forsvinner fra statistikken.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Slett det</translation>
    </message>
    <message>
        <source>Phones can’t join: %1.</source>
        <comment>a reason, in English</comment>
        <translation>Mobiler kan ikke bli med: %1.</translation>
    </message>
    <message>
        <source>Phones can’t join any more: the page’s server has ended.</source>
        <translation>Mobiler kan ikke bli med lenger: sidens tjener har avsluttet.</translation>
    </message>
    <message>
        <source>Its server has ended. You’re back in the replay, and can play on from there again.</source>
        <translation>Serveren er avsluttet. Du er tilbake i reprisen og kan spille videre derfra igjen.</translation>
    </message>
    <message>
        <source>Dealing these cards again …</source>
        <translation>Deler ut disse kortene på nytt …</translation>
    </message>
</context>
<context>
    <name>cardroom::window::BreakModel</name>
    <message>
        <source>Waiting for %1</source>
        <translation>Venter på %1</translation>
    </message>
    <message>
        <source>Time for a break</source>
        <translation>Tid for en pause</translation>
    </message>
    <message>
        <source>The game goes on when %1 is back. No clock is running.</source>
        <translation>Spillet fortsetter når %1 er tilbake. Ingen klokke går.</translation>
    </message>
    <message>
        <source>No clock is running.</source>
        <translation>Ingen klokke går.</translation>
    </message>
    <message>
        <source>No clock is running, and your hand is face down.</source>
        <translation>Ingen klokke går, og kortene dine ligger med baksiden opp.</translation>
    </message>
    <message>
        <source>%1 asks for a break.</source>
        <translation>%1 ber om en pause.</translation>
    </message>
    <message numerus="yes">
        <source>The game goes on in %Ln second(s).</source>
        <translation>
            <numerusform>Spillet fortsetter om %Ln sekund.</numerusform>
            <numerusform>Spillet fortsetter om %Ln sekunder.</numerusform>
        </translation>
    </message>
    <message>
        <source>You ask for a break. It begins when the owner or all others agree.</source>
        <translation>Du ber om en pause. Den begynner når eieren eller alle de andre sier ja.</translation>
    </message>
    <message>
        <source>%1 asks for a break. Press B to agree.</source>
        <translation>%1 ber om en pause. Trykk B for å si ja.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Spillet fortsetter.</translation>
    </message>
    <message>
        <source>No break: not everybody agreed.</source>
        <translation>Det blir ingen pause: Ikke alle sa ja.</translation>
    </message>
    <message>
        <source>Press 1 to wait for %1, or 2 to let a bot play.</source>
        <translation>Trykk 1 for å vente på %1, eller 2 for å la en bot spille.</translation>
    </message>
    <message>
        <source>%1 asked for it.&lt;br&gt;No clock is running, and your hand is face down.</source>
        <translation>%1 ba om pausen.&lt;br&gt;Ingen klokke går, og kortene dine ligger med baksiden opp.</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>a time of day</comment>
        <translation>Siden %1</translation>
    </message>
    <message numerus="yes">
        <source>Since %1, %Ln minute(s)</source>
        <comment>a time of day</comment>
        <translation>
            <numerusform>Siden %1, %Ln minutt</numerusform>
            <numerusform>Siden %1, %Ln minutter</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot takes over in %1</source>
        <comment>minutes and seconds</comment>
        <translation>En bot tar over om %1</translation>
    </message>
    <message>
        <source>A bot takes over at any moment.</source>
        <translation>En bot tar over når som helst.</translation>
    </message>
    <message>
        <source>On a break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Press 3 to give the seat to somebody else.</source>
        <translation>Trykk 3 for å gi plassen til en annen.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ChatModel</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>%1, watching</source>
        <comment>who says something</comment>
        <translation>%1, som ser på</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 sier: %2</translation>
    </message>
    <message>
        <source>You muted %1.</source>
        <translation>Du har dempet %1.</translation>
    </message>
    <message>
        <source>You unmuted %1.</source>
        <translation>Du har opphevet dempingen av %1.</translation>
    </message>
    <message>
        <source>Unmute %1</source>
        <translation>Opphev dempingen av %1</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Demp %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, whom you muted, is now called %2.</source>
        <translation>%1, som du har dempet, heter nå %2.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ChoiceModel</name>
    <message>
        <source>Deselected: %1.</source>
        <translation>Ikke valgt lenger: %1.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ClockModel</name>
    <message numerus="yes">
        <source>The game goes on in %Ln second(s).</source>
        <translation>
            <numerusform>Fortsetter om %Ln sekund.</numerusform>
            <numerusform>Fortsetter om %Ln sekunder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s) left.</source>
        <translation>
            <numerusform>Din tur, %Ln sekund igjen.</numerusform>
            <numerusform>Din tur, %Ln sekunder igjen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::ConnectionState</name>
    <message>
        <source>You’ll be taken back when it starts again, but its tables will be gone.</source>
        <translation>Du kobles til når den starter igjen, men da er bordene borte.</translation>
    </message>
    <message>
        <source>0:%L1</source>
        <comment>minutes and seconds</comment>
        <translation>0:%L1</translation>
    </message>
    <message>
        <source>Reconnecting …</source>
        <translation>Kobler til igjen …</translation>
    </message>
    <message>
        <source>Reconnecting … (try %L1)</source>
        <translation>Kobler til igjen … (forsøk %L1)</translation>
    </message>
    <message>
        <source>The machine answers, but its server has stopped. The table is most likely gone; you’ll be taken back if it returns.</source>
        <translation>Maskinen svarer, men serveren der er stoppet. Bordet er mest sannsynlig borte; kommer det tilbake, kobles du til igjen.</translation>
    </message>
    <message>
        <source>The server doesn’t answer. You have no seat in this game, so you lose nothing. The table comes back if it’s still there.</source>
        <translation>Serveren svarer ikke. Du har ingen plass i dette spillet, så du taper ingenting. Bordet vises igjen hvis det fortsatt finnes.</translation>
    </message>
    <message>
        <source>The server doesn’t answer. If it’s still running, your seat is kept and a bot plays for you.</source>
        <translation>Serveren svarer ikke. Hvis den fortsatt kjører, er plassen din holdt av, og en bot spiller for deg.</translation>
    </message>
    <message>
        <source>The server doesn’t answer. If it’s still running, your seat is kept and a bot plays for you after &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Serveren svarer ikke. Hvis den fortsatt kjører, er plassen din holdt av, og en bot spiller for deg om &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Your table is kept; the game goes on when the server starts again.</source>
        <translation>Bordet ditt er tatt vare på; spillet fortsetter når serveren startes igjen.</translation>
    </message>
    <message>
        <source>The server doesn’t answer. Your table is kept; the game goes on when it’s back.</source>
        <translation>Serveren svarer ikke. Bordet ditt er tatt vare på; spillet fortsetter når den er tilbake.</translation>
    </message>
    <message>
        <source>The server doesn’t answer. Your seat is kept; if it’s still running, a bot plays for you.</source>
        <translation>Serveren svarer ikke. Plassen din er holdt av; hvis serveren fortsatt kjører, spiller en bot for deg.</translation>
    </message>
    <message>
        <source>The server doesn’t answer. Your seat is kept; if it’s still running, a bot plays for you after &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Serveren svarer ikke. Plassen din er holdt av; hvis serveren fortsatt kjører, spiller en bot for deg om &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::FairModel</name>
    <message>
        <source>The server used the number of an earlier deal again.</source>
        <translation>Serveren brukte nummeret til en tidligere utdeling om igjen.</translation>
    </message>
    <message>
        <source>The server dropped a deal without a word.</source>
        <translation>Serveren droppet en utdeling uten et ord.</translation>
    </message>
    <message>
        <source>The server changed its lock after it had shown it.</source>
        <translation>Serveren byttet låsen sin etter at den var vist.</translation>
    </message>
    <message>
        <source>The server changed the list of locks after it was final.</source>
        <translation>Serveren endret listen over låser etter at den var endelig.</translation>
    </message>
    <message>
        <source>The server put another lock in the place of yours.</source>
        <translation>Serveren la en annen lås i stedet for din.</translation>
    </message>
    <message>
        <source>The numbers are not those of the players in the list.</source>
        <translation>Tallene er ikke fra spillerne på listen.</translation>
    </message>
    <message>
        <source>A number does not fit the lock that was shown for it.</source>
        <translation>Et tall passer ikke til låsen som ble vist for det.</translation>
    </message>
    <message>
        <source>A move of the game was against the rules.</source>
        <translation>Et trekk i spillet var mot reglene.</translation>
    </message>
    <message>
        <source>The cards that you saw are not those of this deal.</source>
        <translation>Kortene du så, er ikke kortene fra denne utdelingen.</translation>
    </message>
    <message>
        <source>The table that you saw is not that of this deal.</source>
        <translation>Bordet du så, er ikke bordet fra denne utdelingen.</translation>
    </message>
    <message>
        <source>One deal was thrown away, because no answer came from %1.</source>
        <translation>En utdeling ble forkastet, fordi det ikke kom svar fra %1.</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Ærlig giv</translation>
    </message>
    <message>
        <source>Fair deal: in progress</source>
        <translation>Ærlig giv: pågår</translation>
    </message>
    <message>
        <source>Fair deal: checked</source>
        <translation>Ærlig giv: kontrollert</translation>
    </message>
    <message>
        <source>Fair deal: without your part</source>
        <translation>Ærlig giv: uten din del</translation>
    </message>
    <message>
        <source>Fair deal: nothing to check</source>
        <translation>Ærlig giv: ingenting å kontrollere</translation>
    </message>
    <message>
        <source>Fair deal: not checked</source>
        <translation>Ærlig giv: ikke kontrollert</translation>
    </message>
    <message>
        <source>Fair deal: this deal does not match its numbers</source>
        <translation>Ærlig giv: Denne utdelingen stemmer ikke med tallene sine</translation>
    </message>
    <message>
        <source>A fair deal</source>
        <translation>En ærlig giv</translation>
    </message>
    <message>
        <source>Not a fair deal</source>
        <translation>Ikke en ærlig giv</translation>
    </message>
    <message>
        <source>Nothing has been dealt here yet.</source>
        <translation>Her er det ikke delt ut noe ennå.</translation>
    </message>
    <message>
        <source>Your machine checks this deal when it is over.</source>
        <translation>Maskinen din kontrollerer denne utdelingen når den er over.</translation>
    </message>
    <message>
        <source>Nobody could choose these cards. Your machine has checked it.</source>
        <translation>Ingen kunne velge disse kortene. Maskinen din har kontrollert det.</translation>
    </message>
    <message>
        <source>Everything matches.</source>
        <translation>Alt stemmer.</translation>
    </message>
    <message>
        <source>The hands were open, so there is nothing to check.</source>
        <translation>Kortene lå åpne, så det er ingenting å kontrollere.</translation>
    </message>
    <message>
        <source>This deal cannot be checked: you were away for a part of the game, or the server has another version of the rules.</source>
        <translation>Denne utdelingen kan ikke kontrolleres: Du var borte en del av spillet, eller serveren har en annen versjon av reglene.</translation>
    </message>
    <message>
        <source>This deal does not match its numbers: the server is not honest, or it is broken. Tell the others.</source>
        <translation>Denne utdelingen stemmer ikke med tallene sine: Serveren er uærlig eller i ustand. Si fra til de andre.</translation>
    </message>
    <message>
        <source>The server fixed its number first</source>
        <translation>Serveren valgte tallet sitt først</translation>
    </message>
    <message>
        <source>You add yours</source>
        <translation>Du legger til ditt</translation>
    </message>
    <message>
        <source>Only your machine knows it.</source>
        <translation>Bare maskinen din kjenner det.</translation>
    </message>
    <message>
        <source>Yours is not among them</source>
        <translation>Ditt er ikke blant dem</translation>
    </message>
    <message>
        <source>You added yours</source>
        <translation>Du la til ditt</translation>
    </message>
    <message>
        <source>Only your machine knew it.</source>
        <translation>Bare maskinen din kjente det.</translation>
    </message>
    <message>
        <source>Bots take no part.</source>
        <translation>Boter deltar ikke.</translation>
    </message>
    <message>
        <source>The others add theirs</source>
        <translation>De andre legger til sine</translation>
    </message>
    <message>
        <source>Nobody else added one</source>
        <translation>Ingen andre la til noe</translation>
    </message>
    <message>
        <source>The others added theirs</source>
        <translation>De andre la til sine</translation>
    </message>
    <message>
        <source>From %1.</source>
        <comment>secret numbers, from people</comment>
        <translation>Fra %1.</translation>
    </message>
    <message>
        <source>Together they make the pack</source>
        <translation>Sammen gir de kortstokken</translation>
    </message>
    <message>
        <source>When the deal is over, all numbers are shown, and your machine deals the same cards again.</source>
        <translation>Når utdelingen er over, vises alle tallene, og maskinen din deler ut de samme kortene på nytt.</translation>
    </message>
    <message>
        <source>This was not checked.</source>
        <translation>Dette ble ikke kontrollert.</translation>
    </message>
    <message>
        <source>Together they make this pack</source>
        <translation>Sammen gir de denne kortstokken</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln card(s) in the order dealt.</source>
        <translation>
            <numerusform>Det ene kortet.</numerusform>
            <numerusform>Alle %Ln kort i den rekkefølgen de ble delt ut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln that you did not see are pale.</source>
        <translation>
            <numerusform>Det ene du ikke så, er blekt.</numerusform>
            <numerusform>De %Ln du ikke så, er bleke.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is move %L1 of the deal.</source>
        <translation>Det er trekk %L1 i utdelingen.</translation>
    </message>
    <message>
        <source>The first difference is at event %L1 of the game.</source>
        <translation>Den første forskjellen er ved hendelse %L1 i spillet.</translation>
    </message>
    <message>
        <source>You were watching, so no part of this deal was yours.</source>
        <translation>Du så på, så ingen del av denne utdelingen var din.</translation>
    </message>
    <message>
        <source>You came when this deal was under way, so you cannot vouch for it.</source>
        <translation>Du kom da denne utdelingen var i gang, så du kan ikke gå god for den.</translation>
    </message>
    <message>
        <source>Your part was not in this deal, so you cannot vouch for it.</source>
        <translation>Din del var ikke med i denne utdelingen, så du kan ikke gå god for den.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>%1, not seen</source>
        <comment>a card of the pack</comment>
        <translation>%1, ikke sett</translation>
    </message>
    <message>
        <source>Deal %L1 at this table.</source>
        <translation>Utdeling %L1 ved dette bordet.</translation>
    </message>
    <message>
        <source>The server’s account of the deal is incomplete.</source>
        <translation>Serverens redegjørelse for utdelingen er ufullstendig.</translation>
    </message>
    <message>
        <source>The server’s number does not fit the lock that it had shown.</source>
        <translation>Serverens tall passer ikke til låsen den hadde vist.</translation>
    </message>
    <message>
        <source>It was locked before any player’s was known.</source>
        <translation>Det var låst før noen av spillernes var kjent.</translation>
    </message>
    <message>
        <source>The server’s number</source>
        <translation>Serverens tall</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>Ditt tall</translation>
    </message>
    <message>
        <source>The others’ numbers</source>
        <translation>De andres tall</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>Kortstokken</translation>
    </message>
</context>
<context>
    <name>cardroom::window::GameStatistics</name>
    <message>
        <source>%1: %2.</source>
        <comment>what is counted; a number</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words that become a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%L1&lt;/b&gt; of %L2</source>
        <comment>games won, of games played</comment>
        <translation>&lt;b&gt;%L1&lt;/b&gt; av %L2</translation>
    </message>
    <message>
        <source>%3: %L1 of %L2 won.</source>
        <comment>games with or against somebody</comment>
        <translation>%3: %L1 av %L2 vunnet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln spill</numerusform>
            <numerusform>%Ln spill</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a month</comment>
        <translation>siden %1</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>%L1 of 100</source>
        <comment>games won</comment>
        <translation>%L1 av 100</translation>
    </message>
    <message>
        <source>Points, mean</source>
        <translation>Poeng i snitt</translation>
    </message>
    <message>
        <source>won games %1</source>
        <comment>mean points</comment>
        <translation>vunne spill %1</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>result</comment>
        <translation>Beste</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>with whom; when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Streak now</source>
        <translation>På rad nå</translation>
    </message>
    <message>
        <source>longest %L1</source>
        <comment>streak</comment>
        <translation>lengst %L1</translation>
    </message>
    <message>
        <source>Games won, in 100</source>
        <translation>Vunne spill av 100</translation>
    </message>
    <message>
        <source>%L1 of the last %L2</source>
        <comment>games won</comment>
        <translation>%L1 av de siste %L2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers that are read out</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, each of the last ten games: %2.</source>
        <comment>a title; numbers</comment>
        <translation>%1, hver gang for de siste ti spillene: %2.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::GoOnTables</name>
    <message>
        <source>%1, %2</source>
        <comment>players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>players</comment>
        <translation>%1 og %2</translation>
    </message>
    <message>
        <source>a bot</source>
        <translation>en bot</translation>
    </message>
    <message>
        <source>two bots</source>
        <translation>to boter</translation>
    </message>
    <message>
        <source>three bots</source>
        <translation>tre boter</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots</source>
        <translation>
            <numerusform>%Ln bot</numerusform>
            <numerusform>%Ln boter</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>players</comment>
        <translation>med %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two scores</comment>
        <translation>%1 mot %2</translation>
    </message>
    <message>
        <source>In the middle of a game</source>
        <translation>Midt i et spill</translation>
    </message>
    <message>
        <source>No game is on</source>
        <translation>Ikke noe spill i gang</translation>
    </message>
    <message>
        <source>kept until today</source>
        <translation>beholdes til i dag</translation>
    </message>
    <message>
        <source>since today</source>
        <translation>siden i dag</translation>
    </message>
    <message>
        <source>kept until tomorrow</source>
        <translation>beholdes til i morgen</translation>
    </message>
    <message>
        <source>since yesterday</source>
        <translation>siden i går</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a day of the month; the month</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>kept until %1</source>
        <comment>a day</comment>
        <translation>beholdes til %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a day</comment>
        <translation>siden %1</translation>
    </message>
    <message>
        <source>%1 is there</source>
        <comment>a person</comment>
        <translation>%1 er der</translation>
    </message>
    <message>
        <source>%1 are there</source>
        <comment>two or more people</comment>
        <translation>%1 er der</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words that become a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Your seat is waiting</source>
        <translation>Plassen din venter</translation>
    </message>
    <message>
        <source>At your own table. The game goes on where you left it.</source>
        <translation>Ved ditt eget bord. Spillet fortsetter der du forlot det.</translation>
    </message>
    <message>
        <source>At %1, as long as the table is there.</source>
        <comment>an address</comment>
        <translation>Hos %1, så lenge bordet finnes.</translation>
    </message>
    <message>
        <source>Go on: %1.</source>
        <comment>a game</comment>
        <translation>Fortsett: %1.</translation>
    </message>
    <message>
        <source>you sit there</source>
        <translation>du sitter der</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score; since when it is that</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Go on: %1 %2.</source>
        <comment>a game; with whom</comment>
        <translation>Fortsett: %1 %2.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>since which day; the time of day</comment>
        <translation>%1, kl. %2</translation>
    </message>
</context>
<context>
    <name>cardroom::window::LastModel</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Ingenting å vise ennå.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::Lately</name>
    <message>
        <source>%1, %2</source>
        <comment>with whom; when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words that become a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::LessonModel</name>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Kast</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Ta</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Step %L1 of %L2</source>
        <translation>Trinn %L1 av %L2</translation>
    </message>
    <message>
        <source>Click %1</source>
        <comment>a card</comment>
        <translation>Klikk på %1</translation>
    </message>
    <message>
        <source>or press %L1, then Enter</source>
        <translation>eller trykk %L1 og Enter</translation>
    </message>
    <message>
        <source>or press %1</source>
        <comment>a key</comment>
        <translation>eller trykk %1</translation>
    </message>
    <message>
        <source>Play a first real game</source>
        <translation>Spill et ordentlig spill</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Neste</translation>
    </message>
    <message>
        <source>One moment: the others are playing.</source>
        <translation>Et øyeblikk: De andre spiller.</translation>
    </message>
    <message>
        <source>Look first, then press Enter to go on.</source>
        <translation>Se først, og trykk Enter for å gå videre.</translation>
    </message>
    <message>
        <source>Not this one now.</source>
        <translation>Ikke dette kortet nå.</translation>
    </message>
    <message>
        <source>Not this one now. %1.</source>
        <comment>what to do instead</comment>
        <translation>Ikke dette kortet nå. %1.</translation>
    </message>
    <message>
        <source>Not now. %1.</source>
        <comment>what to do instead</comment>
        <translation>Ikke nå. %1.</translation>
    </message>
    <message>
        <source>Press %L1 for the %2, then Enter.</source>
        <translation>Trykk %L1 for %2, og så Enter.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what to do, the key</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what to do</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: press Enter.</source>
        <comment>what a button says</comment>
        <translation>%1: Trykk Enter.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::NearbyTables</name>
    <message>
        <source>Last one heard just now.</source>
        <translation>Sist hørt akkurat nå.</translation>
    </message>
    <message>
        <source>Last one heard a second ago.</source>
        <translation>Sist hørt for ett sekund siden.</translation>
    </message>
    <message numerus="yes">
        <source>Last one heard %Ln seconds ago.</source>
        <translation>
            <numerusform>Sist hørt for %Ln sekund siden.</numerusform>
            <numerusform>Sist hørt for %Ln sekunder siden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many to announce them all</source>
        <translation>For mange til å kunngjøre alle</translation>
    </message>
    <message>
        <source>A bot holds your seat</source>
        <translation>En bot holder plassen din</translation>
    </message>
    <message>
        <source>All seats are taken</source>
        <translation>Alle plasser er opptatt</translation>
    </message>
    <message>
        <source>A game is on; a bot’s seat is yours from the next one on</source>
        <translation>Et spill er i gang; fra neste spill får du plassen til en bot</translation>
    </message>
    <message>
        <source>A bot gives you its seat</source>
        <translation>En bot gir deg plassen sin</translation>
    </message>
    <message>
        <source>One seat free</source>
        <translation>Én ledig plass</translation>
    </message>
    <message>
        <source>Two seats free</source>
        <translation>To ledige plasser</translation>
    </message>
    <message>
        <source>Three seats free</source>
        <translation>Tre ledige plasser</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seats free</source>
        <translation>
            <numerusform>%Ln ledig plass</numerusform>
            <numerusform>%Ln ledige plasser</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, turn limit %L2 s</source>
        <comment>how many seats are free</comment>
        <translation>%1, tidsgrense %L2 s</translation>
    </message>
    <message>
        <source>Uses a newer Cardroom. Update to join.</source>
        <translation>Bruker et nyere Cardroom. Oppdater for å bli med.</translation>
    </message>
    <message>
        <source>Uses an older Cardroom. Its host has to update it.</source>
        <translation>Bruker et eldre Cardroom. Verten må oppdatere det.</translation>
    </message>
    <message>
        <source>Plays a game that this Cardroom does not know.</source>
        <translation>Spiller et spill som dette Cardroom ikke kjenner.</translation>
    </message>
    <message>
        <source>One more table</source>
        <translation>Ett bord til</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more tables</source>
        <translation>
            <numerusform>%Ln bord til</numerusform>
            <numerusform>%Ln bord til</numerusform>
        </translation>
    </message>
    <message>
        <source>You sit there</source>
        <translation>Du sitter der</translation>
    </message>
</context>
<context>
    <name>cardroom::window::OpenHandsModel</name>
    <message>
        <source>There is no game to step through now.</source>
        <translation>Det er ikke noe spill å gå gjennom nå.</translation>
    </message>
    <message>
        <source>This is the newest moment of the game.</source>
        <translation>Dette er det nyeste punktet i spillet.</translation>
    </message>
    <message>
        <source>There is no move before this one.</source>
        <translation>Det er ingen trekk før dette.</translation>
    </message>
    <message>
        <source>The game could not be saved among your documents.</source>
        <translation>Spillet kunne ikke lagres blant dokumentene dine.</translation>
    </message>
    <message>
        <source>Hands are open. The next game does not count in the evening.</source>
        <translation>Alles kort vises. Neste spill teller ikke for kvelden.</translation>
    </message>
    <message>
        <source>Hands are open. This game does not count in the evening.</source>
        <translation>Alles kort vises. Dette spillet teller ikke for kvelden.</translation>
    </message>
    <message>
        <source>The hands are closed.</source>
        <translation>Kortene er skjult igjen.</translation>
    </message>
    <message numerus="yes">
        <source>One move back; %Ln move(s) can be made again.</source>
        <translation>
            <numerusform>Ett trekk tilbake; %Ln trekk kan gjøres igjen.</numerusform>
            <numerusform>Ett trekk tilbake; %Ln trekk kan gjøres igjen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>a game, a file</comment>
        <translation>Lagret som %1.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::PaceModel</name>
    <message>
        <source>Somebody is playing now, so the bots keep their usual pace.</source>
        <translation>Noen spiller nå, så botene holder sitt vanlige tempo.</translation>
    </message>
    <message>
        <source>Only bots play here. You set their pace.</source>
        <translation>Bare boter spiller her. Du bestemmer tempoet.</translation>
    </message>
    <message>
        <source>The table is paused. Press Space to play.</source>
        <translation>Bordet står på pause. Trykk mellomrom for å spille.</translation>
    </message>
    <message>
        <source>The bots play.</source>
        <translation>Botene spiller.</translation>
    </message>
    <message>
        <source>The bots play at %L1 per cent of their speed.</source>
        <translation>Botene spiller med %L1 prosent av farten sin.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::PastGames</name>
    <message numerus="yes">
        <source>%L1 of %Ln game(s) have “%2” in a name, a game or a table.</source>
        <translation>
            <numerusform>%L1 av %Ln spill har «%2» i et navn, et spill eller et bord.</numerusform>
            <numerusform>%L1 av %Ln spill har «%2» i et navn, et spill eller et bord.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a game</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a game; with whom</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words that become a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln spill</numerusform>
            <numerusform>%Ln spill</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::PeopleModel</name>
    <message>
        <source>You play from the next game on</source>
        <translation>Du spiller fra neste spill</translation>
    </message>
    <message>
        <source>You wait for a seat</source>
        <translation>Du venter på en plass</translation>
    </message>
    <message>
        <source>You are watching</source>
        <translation>Du ser på</translation>
    </message>
    <message>
        <source>Watching: %1</source>
        <comment>names</comment>
        <translation>Ser på: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>A bot plays for you</source>
        <translation>En bot spiller for deg</translation>
    </message>
    <message>
        <source>A bot holds this seat</source>
        <translation>Bot holder plassen</translation>
    </message>
    <message>
        <source>Lost connection</source>
        <translation>Frakoblet</translation>
    </message>
    <message>
        <source>Lost connection, %1</source>
        <comment>for how long, 0:24</comment>
        <translation>Frakoblet, %1</translation>
    </message>
    <message>
        <source>Wants another game</source>
        <translation>Vil spille igjen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>Choosing …</source>
        <translation>Velger …</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>%1 is watching.</source>
        <translation>%1 ser på.</translation>
    </message>
    <message>
        <source>Choosing too …</source>
        <translation>Velger også …</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Borte</translation>
    </message>
    <message>
        <source>Asked for a break</source>
        <translation>Ba om en pause</translation>
    </message>
    <message>
        <source>On a break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Plays kindly</source>
        <translation>Spiller snilt</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ReplayModel</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Battle %1</source>
        <translation>Slag %1</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bud</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>Keep 12</source>
        <translation>Behold 12</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Meld</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Stikk %1</translation>
    </message>
    <message>
        <source>The piles fight</source>
        <translation>Bunkene slåss</translation>
    </message>
    <message>
        <source>%1 wins the bidding</source>
        <translation>%1 vinner budrunden</translation>
    </message>
    <message>
        <source>The melds are shown</source>
        <translation>Meldene vises</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>the format of a day of this year</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>the format of a day of another year</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a table, a date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>moments of a game</comment>
        <translation>%L1 av %L2</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>a speed</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alles kort</translation>
    </message>
    <message>
        <source>As %1</source>
        <comment>a player</comment>
        <translation>Som %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Fart %1</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Åpne kort</translation>
    </message>
    <message>
        <source>%1 scores a sur</source>
        <translation>%1 får en sur</translation>
    </message>
    <message>
        <source>%1 cancels a sur</source>
        <translation>%1 stryker en sur</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ResultModel</name>
    <message>
        <source>%1 wants another game</source>
        <translation>%1 vil spille igjen</translation>
    </message>
    <message>
        <source>%1 and %2 want another game</source>
        <translation>%1 og %2 vil spille igjen</translation>
    </message>
    <message>
        <source>%1, %2 and %3 want another game</source>
        <translation>%1, %2 og %3 vil spille igjen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) won</source>
        <translation>
            <numerusform>%Ln spill vunnet</numerusform>
            <numerusform>%Ln spill vunnet</numerusform>
        </translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>games won</comment>
        <translation>ingen ennå</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <comment>played this evening</comment>
        <translation>
            <numerusform>%Ln spill</numerusform>
            <numerusform>%Ln spill</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two kinds of games</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Hands are shown.</source>
        <translation>Kortene vises.</translation>
    </message>
    <message>
        <source>See the result: press Enter.</source>
        <translation>Se resultatet: Trykk Enter.</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a kind of game, how many were played</comment>
        <translation>%1 %L2</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ReviewModel</name>
    <message>
        <source>It cost %1 points</source>
        <translation>Det kostet %1 poeng</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Dine trekk</translation>
    </message>
    <message>
        <source>Moves of %1</source>
        <comment>a player</comment>
        <translation>Trekkene til %1</translation>
    </message>
    <message>
        <source>Looking at move %L1 of %L2</source>
        <translation>Ser på trekk %L1 av %L2</translation>
    </message>
    <message>
        <source>No move was clearly a mistake.</source>
        <translation>Ingen trekk var en klar feil.</translation>
    </message>
    <message>
        <source>One costly move: it cost %1 points.</source>
        <translation>Ett kostbart trekk: det kostet %1 poeng.</translation>
    </message>
    <message>
        <source>%L1 costly moves: together they cost %2 points.</source>
        <translation>%L1 kostbare trekk: til sammen kostet de %2 poeng.</translation>
    </message>
    <message>
        <source>Expert would play the same</source>
        <translation>Eksperten ville spilt det samme</translation>
    </message>
    <message>
        <source>As good as any, as far as expert can tell</source>
        <translation>Like godt som noe annet, så langt eksperten kan se</translation>
    </message>
    <message>
        <source>Expert: %1</source>
        <comment>a move and its reason</comment>
        <translation>Ekspert: %1</translation>
    </message>
    <message>
        <source>Your chance to win fell from %L1 % to %L2 %.</source>
        <translation>Sjansen din til å vinne falt fra %L1 % til %L2 %.</translation>
    </message>
    <message>
        <source>The chance to win fell from %L1 % to %L2 %.</source>
        <translation>Sjansen til å vinne falt fra %L1 % til %L2 %.</translation>
    </message>
    <message>
        <source>It cost %1 point</source>
        <comment>exactly one</comment>
        <translation>Det kostet %1 poeng</translation>
    </message>
    <message>
        <source>%1 Looking further ahead, expert expects more from it.</source>
        <comment>a move, as a sentence</comment>
        <translation>%1 Når eksperten ser lenger fram, venter den mer av dette trekket.</translation>
    </message>
    <message>
        <source>Many reviews are waiting here. Try again in a few minutes.</source>
        <translation>Mange gjennomganger venter her. Prøv igjen om noen minutter.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other review(s) come first.</source>
        <comment>waiting in a line</comment>
        <translation>
            <numerusform>%Ln annen gjennomgang kommer først.</numerusform>
            <numerusform>%Ln andre gjennomganger kommer først.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::RuleList</name>
    <message>
        <source>No</source>
        <comment>an option of the rules</comment>
        <translation>Nei</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>an option of the rules</comment>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>cardroom::window::SeatList</name>
    <message>
        <source>Empty seat.</source>
        <translation>Ledig plass.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>a seat: name, what is going on</comment>
        <translation>%1. %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %Ln card(s) in hand.</source>
        <comment>a seat: name</comment>
        <translation>
            <numerusform>%1. %Ln kort på hånden.</numerusform>
            <numerusform>%1. %Ln kort på hånden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2. %Ln card(s) in hand.</source>
        <comment>a seat: name, what is going on</comment>
        <translation>
            <numerusform>%1. %2. %Ln kort på hånden.</numerusform>
            <numerusform>%1. %2. %Ln kort på hånden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::TableController</name>
    <message>
        <source>That was too much at once. Try again in a moment.</source>
        <translation>Det var for mye på én gang. Prøv igjen om et øyeblikk.</translation>
    </message>
    <message>
        <source>The table goes on.</source>
        <translation>Spillet fortsetter.</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting …</source>
        <translation>Forbindelsen er brutt. Kobler til igjen …</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TableSetup</name>
    <message>
        <source>A table’s name has 1 to %L1 characters.</source>
        <translation>Navnet på et bord har 1 til %L1 tegn.</translation>
    </message>
    <message>
        <source>%L1 of %L2 seats are taken</source>
        <translation>%L1 av %L2 plasser er opptatt</translation>
    </message>
    <message>
        <source>The game is on. Seats and options can be changed when it is over.</source>
        <translation>Spillet er i gang. Plasser og valg kan endres når det er over.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more. The game starts by itself when all seats are taken.</source>
        <translation>
            <numerusform>Venter på %Ln til. Spillet starter av seg selv når alle plasser er opptatt.</numerusform>
            <numerusform>Venter på %Ln til. Spillet starter av seg selv når alle plasser er opptatt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting …</source>
        <translation>Starter …</translation>
    </message>
    <message>
        <source>Waiting for %1 to want another game.</source>
        <translation>Venter på at %1 vil spille igjen.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 waits for a seat.</source>
        <translation>%1 venter på en plass.</translation>
    </message>
    <message>
        <source>%1 wait for a seat.</source>
        <comment>names</comment>
        <translation>%1 venter på en plass.</translation>
    </message>
    <message>
        <source>Waits for a seat</source>
        <translation>Venter på en plass</translation>
    </message>
    <message>
        <source>Is watching</source>
        <translation>Ser på</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sett deg</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln bots and start</source>
        <translation>
            <numerusform>Legg til %Ln bot og start</numerusform>
            <numerusform>Legg til %Ln boter og start</numerusform>
        </translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spill igjen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln sekund</numerusform>
            <numerusform>%Ln sekunder</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Lenke kopiert</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more. The game starts when all seats are taken and everybody is ready.</source>
        <translation>
            <numerusform>Venter på %Ln til. Spillet starter når alle plasser er opptatt og alle er klare.</numerusform>
            <numerusform>Venter på %Ln til. Spillet starter når alle plasser er opptatt og alle er klare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more, and for %1 to be ready.</source>
        <comment>names</comment>
        <translation>
            <numerusform>Venter på %Ln til, og på at %1 skal bli klar.</numerusform>
            <numerusform>Venter på %Ln til, og på at %1 skal bli klar.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Jeg er klar</translation>
    </message>
    <message>
        <source>%L1 of %L2 seats are taken. Partners sit opposite each other.</source>
        <translation>%L1 av %L2 plasser er opptatt. De som sitter overfor hverandre, spiller sammen.</translation>
    </message>
    <message>
        <source>Quick pace</source>
        <translation>Raskt tempo</translation>
    </message>
    <message>
        <source>Normal pace</source>
        <translation>Vanlig tempo</translation>
    </message>
    <message>
        <source>Calm pace</source>
        <translation>Rolig tempo</translation>
    </message>
    <message>
        <source>You wait for a seat.</source>
        <translation>Du venter på en plass.</translation>
    </message>
    <message>
        <source>You wait for a seat</source>
        <translation>Du venter på en plass</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s with others</source>
        <comment>seconds, while two or more people are there</comment>
        <translation>
            <numerusform>%Ln s med andre</numerusform>
            <numerusform>%Ln s med andre</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed, and for a while nobody comes from their address</source>
        <translation>Fjernet, og en stund kan ingen bli med fra den adressen</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Fjernet</translation>
    </message>
    <message>
        <source>Waiting for %1 to be ready.</source>
        <translation>Venter på at %1 skal bli klar.</translation>
    </message>
    <message>
        <source>%1 may join again.</source>
        <translation>%1 kan bli med igjen.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TableVoice</name>
    <message>
        <source>You are back.</source>
        <translation>Du er tilbake.</translation>
    </message>
    <message>
        <source>You are back. While you were away: %1</source>
        <translation>Du er tilbake. Mens du var borte: %1</translation>
    </message>
    <message numerus="yes">
        <source>You are back. %Ln thing(s) happened meanwhile; the log has them.</source>
        <translation>
            <numerusform>Du er tilbake. %Ln ting skjedde imens; se loggen.</numerusform>
            <numerusform>Du er tilbake. %Ln ting skjedde imens; se loggen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server was restarted; nothing was lost.</source>
        <translation>Serveren ble startet på nytt; ingenting gikk tapt.</translation>
    </message>
    <message>
        <source>This deal does not match its numbers. Tell the others.</source>
        <translation>Denne utdelingen stemmer ikke med tallene sine. Si fra til de andre.</translation>
    </message>
    <message>
        <source>Your part was not in this deal, so you cannot vouch for it.</source>
        <translation>Din del var ikke med i denne utdelingen, så du kan ikke gå god for den.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TakeBackModel</name>
    <message>
        <source>%1 asks to take the last move back.</source>
        <translation>%1 ber om å få ta tilbake siste trekk.</translation>
    </message>
    <message>
        <source>No move of yours can be taken back now.</source>
        <translation>Du har ikke noe trekk som kan tas tilbake nå.</translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation>Du tar tilbake siste trekk.</translation>
    </message>
    <message>
        <source>%1 takes the last move back.</source>
        <translation>%1 tar tilbake siste trekk.</translation>
    </message>
    <message>
        <source>You ask to take your last move back. The others have to agree.</source>
        <translation>Du ber om å få ta tilbake siste trekk. De andre må si ja.</translation>
    </message>
    <message>
        <source>%1 asks to take the last move back. Press U to agree.</source>
        <translation>%1 ber om å få ta tilbake siste trekk. Trykk U for å si ja.</translation>
    </message>
    <message>
        <source>The move stands.</source>
        <translation>Trekket står.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TurnModel</name>
    <message numerus="yes">
        <source>Waiting for %Ln more. The game starts by itself when all seats are taken.</source>
        <translation>
            <numerusform>Venter på %Ln til. Spillet starter av seg selv når alle plasser er opptatt.</numerusform>
            <numerusform>Venter på %Ln til. Spillet starter av seg selv når alle plasser er opptatt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next game is %1. It begins when everybody is ready.</source>
        <translation>Neste spill er %1. Det begynner når alle er klare.</translation>
    </message>
    <message>
        <source>Waiting for %1 …</source>
        <translation>Venter på %1 …</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln other(s) …</source>
        <translation>
            <numerusform>Venter på %Ln annen …</numerusform>
            <numerusform>Venter på %Ln andre …</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealing …</source>
        <translation>Deler ut …</translation>
    </message>
    <message>
        <source>Waiting for the others …</source>
        <translation>Venter på de andre …</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s) are choosing …</source>
        <translation>
            <numerusform>%Ln spiller velger …</numerusform>
            <numerusform>%Ln spillere velger …</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot is choosing for you …</source>
        <translation>En bot velger for deg …</translation>
    </message>
    <message>
        <source>A bot is choosing for %1 …</source>
        <translation>En bot velger for %1 …</translation>
    </message>
    <message>
        <source>%1 is choosing …</source>
        <translation>%1 velger …</translation>
    </message>
    <message>
        <source>Game paused: the server can’t save. Nothing is lost.</source>
        <translation>Spillet står på pause: Serveren får ikke lagret. Ingenting er tapt.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spill igjen</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sett deg</translation>
    </message>
    <message>
        <source>Take my seat</source>
        <translation>Ta plassen min</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Jeg er klar</translation>
    </message>
    <message>
        <source>%1: press Enter.</source>
        <comment>what a button says</comment>
        <translation>%1: Trykk Enter.</translation>
    </message>
    <message>
        <source>The next game is %1. It begins when all seats are taken and everybody is ready.</source>
        <translation>Neste spill er %1. Det begynner når alle plasser er opptatt og alle er klare.</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Se resultatet</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Ett trekk fram</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TvModel</name>
    <message>
        <source>Hosts this table</source>
        <translation>Vert for dette bordet</translation>
    </message>
    <message>
        <source>Getting ready …</source>
        <translation>Gjør seg klar …</translation>
    </message>
    <message>
        <source>On the TV</source>
        <translation>På TV-en</translation>
    </message>
    <message>
        <source>Stand up, and show it on the TV</source>
        <translation>Reis deg, og vis det på TV-en</translation>
    </message>
    <message>
        <source>On the TV, in a second window</source>
        <translation>På TV-en, i et nytt vindu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <comment>at a table</comment>
        <translation>
            <numerusform>%Ln spiller</numerusform>
            <numerusform>%Ln spillere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, how many players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a game, how many players, how long a turn</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) a turn</source>
        <translation>
            <numerusform>%Ln sekund per tur</numerusform>
            <numerusform>%Ln sekunder per tur</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 are ready</source>
        <translation>%L1 av %L2 er klare</translation>
    </message>
    <message>
        <source>Waiting for %1 and one more. Then it starts by itself.</source>
        <translation>Venter på %1 og én til. Så starter det av seg selv.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more. Then it starts by itself.</source>
        <translation>
            <numerusform>Venter på %Ln til. Så starter det av seg selv.</numerusform>
            <numerusform>Venter på %Ln til. Så starter det av seg selv.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1 …</source>
        <translation>Venter på %1 …</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln other(s) …</source>
        <translation>
            <numerusform>Venter på %Ln annen …</numerusform>
            <numerusform>Venter på %Ln andre …</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch with Cardroom</source>
        <translation>Se på med Cardroom</translation>
    </message>
    <message>
        <source>Join with Cardroom</source>
        <translation>Bli med i Cardroom</translation>
    </message>
    <message>
        <source>Watch on your phone</source>
        <translation>Se på med mobilen</translation>
    </message>
    <message>
        <source>Join on your phone</source>
        <translation>Bli med på mobilen</translation>
    </message>
    <message>
        <source>Scan with your phone’s camera, or type</source>
        <translation>Skann med mobilkameraet, eller skriv</translation>
    </message>
    <message>
        <source>Join with Cardroom at</source>
        <translation>Bli med i Cardroom på</translation>
    </message>
</context>
<context>
    <name>cardroom::window::Ways</name>
    <message>
        <source>%1 is not the record of a game.</source>
        <translation>%1 er ikke opptaket av et spill.</translation>
    </message>
    <message>
        <source>%1 is from a newer Cardroom than this one.</source>
        <translation>%1 er fra en nyere utgave av Cardroom enn denne.</translation>
    </message>
    <message>
        <source>%1 does not hold: it is damaged, or somebody has changed it.</source>
        <translation>%1 stemmer ikke: Filen er skadet, eller noen har endret den.</translation>
    </message>
    <message>
        <source>This game can’t be watched</source>
        <translation>Dette spillet kan ikke vises</translation>
    </message>
    <message>
        <source>%1 can’t be read.</source>
        <translation>%1 kan ikke leses.</translation>
    </message>
</context>
<context>
    <name>cardroom::window::YourGames</name>
    <message>
        <source>The game could not be saved among your documents.</source>
        <translation>Spillet kunne ikke lagres blant dokumentene dine.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>a game, a file</comment>
        <translation>Lagret som %1.</translation>
    </message>
</context>
</TS>
