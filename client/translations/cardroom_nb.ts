<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb">
<context>
    <name>AboutPart</name>
    <message>
        <source>The letters of titles and cards. By Anna Giedryś and David Březina, SIL Open Font License 1.1</source>
        <translation>Bokstavene i titler og på kort. Av Anna Giedryś og David Březina, SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>All other letters. By Łukasz Dziedzic, SIL Open Font License 1.1</source>
        <translation>Alle andre bokstaver. Av Łukasz Dziedzic, SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Windows, pictures, sound and network. The Qt Company and contributors, GNU LGPL 3</source>
        <translation>Vinduer, bilder, lyd og nettverk. The Qt Company og bidragsytere, GNU LGPL 3</translation>
    </message>
    <message>
        <source>What client and server say to each other. Google, BSD licence</source>
        <translation>Det klient og server sier til hverandre. Google, BSD-lisens</translation>
    </message>
    <message>
        <source>That nobody listens, and that the deal can be checked. The OpenSSL Project, Apache License 2.0</source>
        <translation>At ingen lytter, og at given kan kontrolleres. The OpenSSL Project, Apache License 2.0</translation>
    </message>
    <message>
        <source>The invitation as a code. Kentaro Fukuchi, GNU LGPL 2.1</source>
        <translation>Invitasjonen som kode. Kentaro Fukuchi, GNU LGPL 2.1</translation>
    </message>
    <message>
        <source>Cardroom %1</source>
        <translation>Cardroom %1</translation>
    </message>
    <message>
        <source>A card room for friends, with a table of its own for every game. Cards, signs and sounds are made for it.</source>
        <translation>Et kortrom for venner, med et eget bord for hvert spill. Kort, tegn og lyder er laget for det.</translation>
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
        <source>Suns</source>
        <translation>Soler</translation>
    </message>
    <message>
        <source>Knitted stars</source>
        <translation>Strikkestjerner</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fliser</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Vifter</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kortrygger</translation>
    </message>
    <message>
        <source>One for each game</source>
        <translation>En for hvert spill</translation>
    </message>
    <message>
        <source>Card backs: one for each game</source>
        <translation>Kortrygger: en for hvert spill</translation>
    </message>
    <message>
        <source>Card backs: %1</source>
        <translation>Kortrygger: %1</translation>
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
        <source>Your seat is kept, and the table is on the first page.</source>
        <translation>Plassen din beholdes, og bordet er på forsiden.</translation>
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
    <name>BreakQuestion</name>
    <message>
        <source>Not now</source>
        <translation>Ikke nå</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Enig</translation>
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
        <source>A property file of the original programs is played with you in its human seat, on this computer only.</source>
        <translation>En property-fil fra de opprinnelige programmene spilles med deg på menneskets plass, bare på denne maskinen.</translation>
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
        <source>Folders and property files</source>
        <translation>Mapper og property-filer</translation>
    </message>
    <message>
        <source>No folders and no property files here.</source>
        <translation>Ingen mapper og ingen property-filer her.</translation>
    </message>
</context>
<context>
    <name>GiveSeatDialog</name>
    <message>
        <source>Give %1’s seat to somebody else?</source>
        <translation>Gi plassen til %1 til en annen?</translation>
    </message>
    <message>
        <source>They play on with the hand and the score. %1 leaves the table, and is told.</source>
        <translation>De spiller videre med kortene og poengene. %1 forlater bordet og får beskjed.</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>Gi plassen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>The seat is for</source>
        <translation>Plassen er til</translation>
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
        <translation>Alle bord å fortsette ved</translation>
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
        <source>No table waits for you.</source>
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
        <translation>Alle bord å fortsette ved</translation>
    </message>
</context>
<context>
    <name>HeldCards</name>
    <message>
        <source>%L1♥</source>
        <extracomment>Hearts in a hand that nobody sees.</extracomment>
        <translation>%L1♥</translation>
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
        <source>No tables yet</source>
        <translation>Ingen bord ennå</translation>
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
        <source>Invite people on your network, bots fill in</source>
        <translation>Inviter folk på nettverket, boter fyller opp</translation>
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
        <source>Paste an invitation or type an address</source>
        <translation>Lim inn en invitasjon eller skriv en adresse</translation>
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
        <source>This table is private: nobody else finds it or can join it.</source>
        <translation>Dette bordet er privat: Ingen andre finner det eller kan bli med.</translation>
    </message>
    <message>
        <source>Invite people…</source>
        <translation>Inviter noen…</translation>
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
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>the next part; with Shift back</source>
        <translation>neste del; med Shift tilbake</translation>
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
        <source>press what has the ring</source>
        <translation>trykk det som har ringen</translation>
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
        <translation>lyd av eller på</translation>
    </message>
    <message>
        <source>tell the last things again, for a screen reader</source>
        <translation>si de siste tingene igjen, for skjermlesere</translation>
    </message>
    <message>
        <source>close the window</source>
        <translation>lukk vinduet</translation>
    </message>
    <message>
        <source>to the hand, the table, the actions, the seats, the bar</source>
        <translation>til hånden, bordet, knappene, plassene, linjen</translation>
    </message>
    <message>
        <source>from one to the next</source>
        <translation>fra den ene til den neste</translation>
    </message>
    <message>
        <source>choose the first, second, … thing on the table</source>
        <translation>velg det første, andre … på bordet</translation>
    </message>
    <message>
        <source>choose the card with the ring, or put it back</source>
        <translation>velg kortet med ringen, eller legg det tilbake</translation>
    </message>
    <message>
        <source>do what the lit button says</source>
        <translation>gjør det den lyse knappen sier</translation>
    </message>
    <message>
        <source>put back, close, leave</source>
        <translation>legg tilbake, lukk, gå</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>et tips</translation>
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
        <source>tell the last things again</source>
        <translation>si de siste tingene igjen</translation>
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
        <source>Game of Thrones</source>
        <translation>Spill med Troner</translation>
    </message>
    <message>
        <source>Two teams, two piles, six battles in the snow.</source>
        <translation>To lag, to bunker, seks slag i snøen.</translation>
    </message>
    <message>
        <source>Pasur</source>
        <translation>Pasur</translation>
    </message>
    <message>
        <source>Pick up elevens, sweep the pool, keep the clubs.</source>
        <translation>Ta ellevere, tøm potten, samle kløver.</translation>
    </message>
    <message>
        <source>Pinochle</source>
        <translation>Pinochle</translation>
    </message>
    <message>
        <source>Bid, meld and take tricks, just you two.</source>
        <translation>By, meld og ta stikk, bare dere to.</translation>
    </message>
    <message>
        <source>Enough of them</source>
        <translation>Nok av dem</translation>
    </message>
    <message>
        <source>Most of them</source>
        <translation>Flest av dem</translation>
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
        <source>Clubs score for</source>
        <translation>Kløver gir poeng for</translation>
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
        <translation>Lim inn invitasjonen du har fått, eller skriv adressen som står på vertens side.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Bli med</translation>
    </message>
    <message>
        <source>This is neither an invitation nor an address. An address looks like %1.</source>
        <translation>Dette er verken en invitasjon eller en adresse. En adresse ser ut som %1.</translation>
    </message>
    <message>
        <source>Link or address</source>
        <translation>Lenke eller adresse</translation>
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
        <source>Choose one card to give up.</source>
        <translation>Velg et kort å kaste.</translation>
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
        <source>Only a card of your own hand can be given up.</source>
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
        <source>%1 as %L2</source>
        <comment>a card and its value in a sum</comment>
        <translation>%1 som %L2</translation>
    </message>
    <message>
        <source>%1 + %2 + %3 + %4 = 13</source>
        <translation>%1 + %2 + %3 + %4 = 13</translation>
    </message>
    <message>
        <source>%1 + %2 = 13</source>
        <translation>%1 + %2 = 13</translation>
    </message>
    <message>
        <source>%L1 × %L2, %L3 × %L4, %L5 × %L6 and %L7 × %L8 make %L9</source>
        <translation>%L1 × %L2, %L3 × %L4, %L5 × %L6 og %L7 × %L8 blir %L9</translation>
    </message>
    <message>
        <source>%L1 × %L2 and %L3 × %L4 make %L5</source>
        <translation>%L1 × %L2 og %L3 × %L4 blir %L5</translation>
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
        <translation>To spillere har tretten, så hver av dem får poeng for sin beste.</translation>
    </message>
    <message>
        <source>Three players have thirteen, so each of them scores their best one.</source>
        <translation>Tre spillere har tretten, så hver av dem får poeng for sin beste.</translation>
    </message>
    <message>
        <source>All four have thirteen, so each scores their best one.</source>
        <translation>Alle fire har tretten, så hver får poeng for sin beste.</translation>
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
        <source>Give up %1: all four cards make thirteen then.</source>
        <translation>Kast %1: Da blir alle fire kortene tretten.</translation>
    </message>
    <message>
        <source>Give up %1: %2 and %3 make thirteen.</source>
        <translation>Kast %1: %2 og %3 blir tretten.</translation>
    </message>
    <message>
        <source>Give up %1: then %L2 of the %L3 cards not seen yet would make thirteen.</source>
        <translation>Kast %1: Da gir %L2 av de %L3 usette kortene tretten.</translation>
    </message>
    <message>
        <source>Give up %1: then %L2 of the %L3 cards not seen yet would make thirteen, and it would score more.</source>
        <translation>Kast %1: Da gir %L2 av de %L3 usette kortene tretten, og det gir flere poeng.</translation>
    </message>
    <message>
        <source>Give up %1: if nobody has thirteen, hands count, and yours is worth %L2 then.</source>
        <translation>Kast %1: Har ingen tretten, teller hendene, og din er da verdt %L2.</translation>
    </message>
    <message>
        <source>Give up %1.</source>
        <translation>Kast %1.</translation>
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
</context>
<context>
    <name>LuckyThirteenResult</name>
    <message>
        <source>Own cards</source>
        <translation>Egne kort</translation>
    </message>
    <message>
        <source>Public cards</source>
        <translation>Felles kort</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poeng</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln point(s). %2</source>
        <comment>a result: name, points, how they are reckoned</comment>
        <translation>
            <numerusform>%1, %Ln poeng. %2</numerusform>
            <numerusform>%1, %Ln poeng. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuckyThirteenRules</name>
    <message>
        <source>Make thirteen</source>
        <translation>Få tretten</translation>
    </message>
    <message>
        <source>You hold two cards, and two lie on the table for everyone. Four times you draw a card and give one up. Then all hands are shown, and thirteen wins.</source>
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
        <source>Three cards, one goes</source>
        <translation>Tre kort, ett må bort</translation>
    </message>
    <message>
        <source>The card you draw comes by itself. Choose which of the three you give up: everyone sees it.</source>
        <translation>Kortet du trekker, kommer av seg selv. Velg hvilket av de tre du kaster: Alle ser det.</translation>
    </message>
    <message>
        <source>Three cards, one goes. The card you draw comes by itself. Choose which of the three you give up: everyone sees it.</source>
        <translation>Tre kort, ett må bort. Kortet du trekker, kommer av seg selv. Velg hvilket av de tre du kaster: Alle ser det.</translation>
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
        <translation>Begge kortene dine: spar sju og ruter seks blir 13.</translation>
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
        <translation>Ett av dine og ett på bordet: spar åtte og ruter fem blir 13.</translation>
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
        <source>All four: two of diamonds and four of hearts of yours, five of spades and two of clubs on the table make 13.</source>
        <translation>Alle fire: dine ruter to og hjerter fire, og spar fem og kløver to på bordet, blir 13.</translation>
    </message>
    <message>
        <source>What a card counts</source>
        <translation>Hva et kort teller</translation>
    </message>
    <message>
        <source>2 to 10 count what they show. The ace is 0 or 1, and jack, queen and king are 10, 11, 12 or 13 each: whatever helps you most.</source>
        <translation>2 til 10 teller det de viser. Esset er 0 eller 1, og knekt, dame og konge er 10, 11, 12 eller 13 hver: det som hjelper deg mest.</translation>
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
        <source>A card of yours scores its number times its suit, a card on the table its number times 2. Ace 1, jack 11, queen 12, king 13.</source>
        <translation>Et kort på hånden gir tallet sitt ganger fargen, et kort på bordet tallet sitt ganger 2. Ess 1, knekt 11, dame 12, konge 13.</translation>
    </message>
    <message>
        <source>Spades count 4 times, hearts 3 times, diamonds twice, clubs once.</source>
        <translation>Spar teller 4 ganger, hjerter 3 ganger, ruter to ganger, kløver én gang.</translation>
    </message>
    <message>
        <source>× %L1</source>
        <translation>× %L1</translation>
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
        <source>How to play</source>
        <translation>Slik spiller du</translation>
    </message>
    <message>
        <source>Click a card to choose it, then the button. Or double click it, or drag it to the cards you gave up.</source>
        <translation>Klikk på et kort for å velge det, så på knappen. Eller dobbeltklikk på det, eller dra det til kortene du har kastet.</translation>
    </message>
    <message>
        <source>1, 2 and 3 or the arrows choose a card, Enter gives it up. H asks for a hint, ? shows all keys.</source>
        <translation>1, 2 og 3 eller piltastene velger et kort, Enter kaster det. H gir et tips, ? viser alle taster.</translation>
    </message>
    <message>
        <source>All that happens is told in order, a sentence each. Every card, seat and button has a name.</source>
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
        <translation>En smart bot spiller med én gang. %1 får plassen tilbake ved retur.</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Your name</source>
        <translation>Navnet ditt</translation>
    </message>
    <message>
        <source>This is how the others see you.</source>
        <translation>Slik ser de andre deg.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Bytt navn</translation>
    </message>
    <message>
        <source>This cannot be a name: 1 to 24 letters, please.</source>
        <translation>Dette kan ikke være et navn: 1 til 24 bokstaver.</translation>
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
        <translation>Bord i hvilket spill</translation>
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
        <source>Tables come and go here by themselves.</source>
        <translation>Bordene kommer og går her av seg selv.</translation>
    </message>
    <message>
        <source>Tables come and go here by themselves. %1</source>
        <translation>Bordene kommer og går her av seg selv. %1</translation>
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
        <translation>%1. Spør om passord</translation>
    </message>
</context>
<context>
    <name>NetworkSilence</name>
    <message>
        <source>Looking round your network …</source>
        <translation>Leter på nettverket …</translation>
    </message>
    <message>
        <source>No tables here yet. Host one and others will see it at once.</source>
        <translation>Ingen bord her ennå. Åpne ett, så ser de andre det med én gang.</translation>
    </message>
    <message>
        <source>Nothing heard yet. Is the other machine on this network, and does its firewall let port %1 through?</source>
        <extracomment>%1 is a port number</extracomment>
        <translation>Ingenting hørt ennå. Er den andre maskinen på dette nettverket, og slipper brannmuren port %1 gjennom?</translation>
    </message>
</context>
<context>
    <name>Origins</name>
    <message>
        <source>A bot in your place</source>
        <comment>subject of any sentence: ... plays the ten of hearts</comment>
        <translation>En bot i ditt sted</translation>
    </message>
    <message>
        <source>The bot for %1</source>
        <comment>subject of any sentence</comment>
        <translation>Boten for %1</translation>
    </message>
    <message>
        <source>Time ran out, so a bot in your place</source>
        <comment>begins any sentence: ... plays the ten of hearts</comment>
        <translation>Tiden gikk ut, og en bot i ditt sted</translation>
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
    <name>Pasur</name>
    <message numerus="yes">
        <source>Pick up %Ln card(s)</source>
        <translation>
            <numerusform>Ta %Ln kort</numerusform>
            <numerusform>Ta %Ln kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick up %1</source>
        <comment>cards</comment>
        <translation>Ta %1</translation>
    </message>
    <message>
        <source>%L1 of %L2: %3</source>
        <translation>%L1 av %L2: %3</translation>
    </message>
    <message>
        <source>Lay down %1</source>
        <translation>Legg %1</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Spill et kort.</translation>
    </message>
    <message>
        <source>%1 picks nothing up. It joins the pool.</source>
        <translation>%1 tar ingenting. Det legges i potten.</translation>
    </message>
    <message>
        <source>This is what %1 picks up.</source>
        <translation>%1 tar dette.</translation>
    </message>
    <message>
        <source>What does %1 pick up?</source>
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
        <source>Only a card of your own hand can be played.</source>
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
        <source>%1 picks nothing up. Press Enter to lay it down.</source>
        <translation>%1 tar ingenting. Trykk Enter for å legge det.</translation>
    </message>
    <message>
        <source>%1 picks up: %2. Press Enter to play it.</source>
        <translation>%1 tar: %2. Trykk Enter for å spille det.</translation>
    </message>
    <message>
        <source>%L1, %2</source>
        <comment>a choice: its number, its cards</comment>
        <translation>%L1, %2</translation>
    </message>
    <message>
        <source>%2 picks up one of %L1: %3.</source>
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
        <source>Nobody leads alone: %L1 each.</source>
        <translation>Ingen leder alene: %L1 hver.</translation>
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
        <source>What was left in the pool went to you, who picked up last.</source>
        <translation>Resten av potten gikk til deg, som tok sist.</translation>
    </message>
    <message>
        <source>What was left in the pool went to %1, who picked up last.</source>
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
        <source>This card can pick something up, so it must.</source>
        <translation>Dette kortet kan ta noe, så det må det.</translation>
    </message>
    <message>
        <source>Only what lies in the pool can be picked up.</source>
        <translation>Bare det som ligger i potten, kan tas.</translation>
    </message>
    <message>
        <source>A number and what it picks up make eleven.</source>
        <translation>Et tall og det som tas, blir elleve.</translation>
    </message>
    <message>
        <source>A king picks up one king, a queen one queen.</source>
        <translation>En konge tar én konge, en dame én dame.</translation>
    </message>
    <message>
        <source>A jack picks up all numbers and jacks.</source>
        <translation>En knekt tar alle tall og knekter.</translation>
    </message>
    <message>
        <source>Pick up %1 with %2: that clears the pool, a sur.</source>
        <translation>Ta %1 med %2: Det tømmer potten og er en sur.</translation>
    </message>
    <message>
        <source>Pick up %1 with %2: that clears the pool and cancels a sur.</source>
        <translation>Ta %1 med %2: Det tømmer potten og stryker en sur.</translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 with %2: that brings %Ln point(s).</source>
        <translation>
            <numerusform>Ta %1 med %2: Det gir %Ln poeng.</numerusform>
            <numerusform>Ta %1 med %2: Det gir %Ln poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 with %2: that brings %Ln club(s).</source>
        <translation>
            <numerusform>Ta %1 med %2: Det gir %Ln kløver.</numerusform>
            <numerusform>Ta %1 med %2: Det gir %Ln kløver.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick up %1 with %2, rather than leave them to the others.</source>
        <translation>Ta %1 med %2, heller enn å la de andre få dem.</translation>
    </message>
    <message>
        <source>Pick up %1 with %2: after that nobody can clear the pool.</source>
        <translation>Ta %1 med %2: Etter det kan ingen tømme potten.</translation>
    </message>
    <message>
        <source>Pick up %1 with %2.</source>
        <translation>Ta %1 med %2.</translation>
    </message>
    <message>
        <source>Lay down %1: what your other cards pick up can wait.</source>
        <translation>Legg %1: Det de andre kortene dine kan ta, kan vente.</translation>
    </message>
    <message>
        <source>Lay down %1: after that nobody can clear the pool.</source>
        <translation>Legg %1: Etter det kan ingen tømme potten.</translation>
    </message>
    <message>
        <source>Lay down %1: you can pick up nothing, and this leaves the others least.</source>
        <translation>Legg %1: Du kan ikke ta noe, og dette gir de andre minst.</translation>
    </message>
    <message>
        <source>Lay down %1.</source>
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
        <source>You lay down the %1.</source>
        <translation>Du legger %1.</translation>
    </message>
    <message>
        <source>%1 lays down the %2.</source>
        <translation>%1 legger %2.</translation>
    </message>
    <message>
        <source>You pick up the %1 with the %2.</source>
        <comment>cards, card</comment>
        <translation>Du tar %1 med %2.</translation>
    </message>
    <message>
        <source>%1 picks up the %2 with the %3.</source>
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
        <source>laid %1</source>
        <comment>a card</comment>
        <translation>la %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; laid %1</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; la %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; laid %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; la %2</translation>
    </message>
    <message>
        <source>%1 picked up %2</source>
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
        <source>got what was left: %1</source>
        <translation>fikk resten: %1</translation>
    </message>
    <message>
        <source>What is left goes to you: %1.</source>
        <translation>Resten går til deg: %1.</translation>
    </message>
    <message>
        <source>What is left goes to %1: %2.</source>
        <translation>Resten går til %1: %2.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; got what was left</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; fikk resten</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; got what was left</source>
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
        <source>Laid %1</source>
        <comment>what a seat did</comment>
        <translation>La %1</translation>
    </message>
    <message>
        <source>Laid down the %1</source>
        <comment>what a seat did</comment>
        <translation>La %1</translation>
    </message>
    <message>
        <source>Picked up with %1</source>
        <comment>what a seat did</comment>
        <translation>Tok med %1</translation>
    </message>
    <message>
        <source>Picked up with the %1</source>
        <comment>what a seat did</comment>
        <translation>Tok med %1</translation>
    </message>
    <message>
        <source>laid %1</source>
        <comment>you, a card</comment>
        <translation>la %1</translation>
    </message>
    <message>
        <source>%1 picked up %2</source>
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
        <source>got what was left: %1</source>
        <comment>you</comment>
        <translation>fikk resten: %1</translation>
    </message>
    <message>
        <source>%2 picks up one of %L1. Left and right go through them; a card in the pool leaves those with it.</source>
        <translation>%2 tar ett av %L1 valg. Venstre og høyre går gjennom dem; et kort i potten lar bare dem med det bli igjen.</translation>
    </message>
</context>
<context>
    <name>PasurChoices</name>
    <message>
        <source>What it can pick up</source>
        <translation>Hva det kan ta</translation>
    </message>
</context>
<context>
    <name>PasurKeys</name>
    <message>
        <source>In Pasur</source>
        <translation>I Pasur</translation>
    </message>
    <message>
        <source>with a card chosen: what it picks up</source>
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
        <source>Numbers pick up what makes &lt;b&gt;%L1&lt;/b&gt; with them</source>
        <translation>Tall tar det som gir &lt;b&gt;%L1&lt;/b&gt; til sammen</translation>
    </message>
    <message>
        <source>&lt;b&gt;J&lt;/b&gt; picks up all numbers and jacks</source>
        <translation>&lt;b&gt;J&lt;/b&gt; tar alle tall og knekter</translation>
    </message>
    <message>
        <source>&lt;b&gt;Q&lt;/b&gt; picks up a queen, &lt;b&gt;K&lt;/b&gt; a king</source>
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
    <name>PasurResult</name>
    <message>
        <source>All rounds</source>
        <translation>Alle runder</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>I alt</translation>
    </message>
</context>
<context>
    <name>PasurRules</name>
    <message>
        <source>The race to %L1</source>
        <translation>Kappløpet til %L1</translation>
    </message>
    <message>
        <source>Two, three or four play, each alone. You pick up cards from the pool in the middle, and some of them are worth points. Round follows round until somebody has %L1 points or more and alone the most.</source>
        <translation>To, tre eller fire spiller, hver for seg. Dere tar kort fra potten i midten, og noen av dem er verdt poeng. Runde følger runde til noen har %L1 poeng eller mer, og alene har flest.</translation>
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
        <source>One card in turn</source>
        <translation>Ett kort etter tur</translation>
    </message>
    <message>
        <source>A card that can pick something up must do so. Else it joins the pool.</source>
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
        <source>Goes to whoever picked up last. The next player starts the next round.</source>
        <translation>Går til den som tok sist. Neste spiller begynner neste runde.</translation>
    </message>
    <message>
        <source>What picks up what</source>
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
        <source>Numbers make eleven: seven of hearts picks up ace of spades and three of diamonds. The ace is 1.</source>
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
        <source>Who clears the whole pool</source>
        <translation>Den som tømmer hele potten</translation>
    </message>
    <message>
        <source>Has a sur, and the card lies face up for it. Not with a jack, and not in the last deal of a round.</source>
        <translation>Får en sur, og kortet ligger med billedsiden opp for den. Ikke med en knekt, og ikke i siste giv i runden.</translation>
    </message>
    <message>
        <source>Has another player a sur?</source>
        <translation>Har en annen spiller en sur?</translation>
    </message>
    <message>
        <source>Then yours only takes away one of theirs, and counts nothing for you.</source>
        <translation>Da tar din bare bort en av den andres, og teller ikke for deg.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Slik spiller du</translation>
    </message>
    <message>
        <source>Click a card: what it picks up is marked in the pool. Where it can pick up different cards, click those that you want. Then the button; or double click the card, or drag it to the pool.</source>
        <translation>Klikk på et kort: Det som kan tas, merkes i potten. Er det flere valg, klikker du på kortene du vil ha. Så på knappen; eller dobbeltklikk på kortet, eller dra det til potten.</translation>
    </message>
    <message>
        <source>1 to 4 or the arrows and Space choose a card, then ← and → or a digit what it picks up, and Enter plays. H asks for a hint, ? shows all keys.</source>
        <translation>1 til 4 eller piltastene og mellomrom velger et kort, så ← og → eller et siffer hva det tar, og Enter spiller. H gir et tips, ? viser alle taster.</translation>
    </message>
    <message>
        <source>All that happens is told in order, a sentence each, with all that a card can pick up before you play it.</source>
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
        <translation>Knekt</translation>
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
        <source>Say your bid.</source>
        <translation>Si ditt bud.</translation>
    </message>
    <message>
        <source>Name the trump.</source>
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
        <source>Only cards of your own hand can be kept.</source>
        <translation>Du kan bare beholde kort fra din egen hånd.</translation>
    </message>
    <message>
        <source>Only a card of your own hand can be played.</source>
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
        <source>Bid from %L1 to %L2 in tens, or pass. %L3 is ready.</source>
        <translation>By fra %L1 til %L2 i tiere, eller pass. %L3 er klar.</translation>
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
        <source>If you pass, %1 names the trump, and has no bid to reach.</source>
        <translation>Passer du, velger %1 trumf og har ikke noe bud å nå.</translation>
    </message>
    <message>
        <source>If you pass, %2 plays for %L1 and names the trump.</source>
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
        <translation>Så viser begge hender meldene sine.</translation>
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
        <source>name the trump without a bid</source>
        <translation>velger trumf uten bud</translation>
    </message>
    <message>
        <source>names the trump without a bid</source>
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
        <source>named &lt;b&gt;%1&lt;/b&gt;</source>
        <comment>a suit as trump</comment>
        <translation>valgte &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; named %1</source>
        <comment>a suit as trump</comment>
        <translation>&lt;b&gt;Du&lt;/b&gt; valgte %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; named %2</source>
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
        <translation>Meldene dine når budet.</translation>
    </message>
    <message>
        <source>%1’s melds make the bid.</source>
        <translation>Meldene til %1 når budet.</translation>
    </message>
    <message>
        <source>%L1 more from the tricks and your bid is made.</source>
        <translation>%L1 til fra stikkene, så er budet ditt nådd.</translation>
    </message>
    <message>
        <source>%L1 more from the tricks and %2’s bid is made.</source>
        <translation>%L1 til fra stikkene, så er budet til %2 nådd.</translation>
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
        <source>%1: press Enter to name them as trump.</source>
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
        <translation>Første bud er et antall tiere, fra 10 til 2000.</translation>
    </message>
    <message>
        <source>A later bid is ten or twenty more.</source>
        <translation>Et senere bud er ti eller tjue høyere.</translation>
    </message>
    <message>
        <source>No bid is above 4,000.</source>
        <translation>Intet bud er over 4000.</translation>
    </message>
    <message>
        <source>Twelve cards are kept, no more and no fewer.</source>
        <translation>Tolv kort beholdes, verken flere eller færre.</translation>
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
        <source>Pass: with %2 as trump your hand is worth about %L1, and any bid would be as much.</source>
        <comment>points, a suit</comment>
        <translation>Pass: Med %2 som trumf er hånden verdt rundt %L1, og ethvert bud ville være like mye.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <comment>a hint</comment>
        <translation>Pass.</translation>
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
    <message>
        <source>Bid %L1.</source>
        <comment>a hint</comment>
        <translation>By %L1.</translation>
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
        <translation>Ta %1: Ingen av de to er bedre.</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <comment>a hint</comment>
        <translation>Ta %1.</translation>
    </message>
    <message>
        <source>Play %1: the rules allow no other card.</source>
        <translation>Spill %1: Reglene tillater ikke noe annet kort.</translation>
    </message>
    <message>
        <source>Lead %1: it is cheap, and who must beat it spends more.</source>
        <translation>Spill ut %1: Det er billig, og den som må slå det, bruker mer.</translation>
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
        <source>Play %1.</source>
        <comment>a hint</comment>
        <translation>Spill %1.</translation>
    </message>
    <message>
        <source>Name %2: it is your longest suit, and your hand melds %L1 with it.</source>
        <comment>points, a suit</comment>
        <translation>Velg %2: Det er din lengste farge, og hånden melder %L1 med den.</translation>
    </message>
    <message>
        <source>Name %1.</source>
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
        <source>There is no bid, so you name the trump.</source>
        <translation>Det er ikke budt, så du velger trumf.</translation>
    </message>
    <message>
        <source>There is no bid, so %1 names the trump.</source>
        <translation>Det er ikke budt, så %1 velger trumf.</translation>
    </message>
    <message>
        <source>You play for %L1 and name the trump.</source>
        <translation>Du spiller for %L1 og velger trumf.</translation>
    </message>
    <message>
        <source>%2 plays for %L1 and names the trump.</source>
        <translation>%2 spiller for %L1 og velger trumf.</translation>
    </message>
    <message>
        <source>You named %1.</source>
        <comment>a suit as trump</comment>
        <translation>Du valgte %1 som trumf.</translation>
    </message>
    <message>
        <source>%1 named %2.</source>
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
        <source>Named %1</source>
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
    <name>PinochleHint</name>
    <message>
        <source>Try this</source>
        <translation>Prøv</translation>
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
        <source>while the trump is named: that suit</source>
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
        <source>A game of one deal</source>
        <translation>Et spill med én giv</translation>
    </message>
    <message>
        <source>Two play, with two of each card from nine to ace. Whoever bids most names the trump, and must reach the bid with melds and tricks together. Who falls short has lost; else the higher score wins.</source>
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
        <translation>Tolv kort til hver. Første bud er et valgfritt antall ganger %L1; så %L1 eller %L2 mer etter tur, til en av dere passer.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>The highest bid names the trump suit.</source>
        <translation>Høyeste bud velger trumffargen.</translation>
    </message>
    <message>
        <source>Cut-throat, if you play it so</source>
        <translation>På kniven, hvis dere spiller slik</translation>
    </message>
    <message>
        <source>Two cards are turned up, and the highest bid takes one of them. The rest is drawn in turn, and of 24 cards each keeps 12, unseen by the other.</source>
        <translation>To kort snus opp, og høyeste bud tar ett av dem. Resten trekkes etter tur, og av 24 kort beholder hver 12, uten at den andre ser dem.</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Meld</translation>
    </message>
    <message>
        <source>Both show what their twelve cards meld, and score it.</source>
        <translation>Begge viser hva de tolv kortene melder, og får poeng for det.</translation>
    </message>
    <message>
        <source>Twelve tricks</source>
        <translation>Tolv stikk</translation>
    </message>
    <message>
        <source>The highest bid leads. Then whoever won the trick before.</source>
        <translation>Høyeste bud spiller ut. Siden den som tok forrige stikk.</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Å følge</translation>
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
        <source>Else play a trump</source>
        <translation>Ellers en trumf</translation>
    </message>
    <message>
        <source>Even where you have a lower card of the suit. Here spades are trump.</source>
        <translation>Også om du har et lavere kort i fargen. Her er spar trumf.</translation>
    </message>
    <message>
        <source>Else play a trump: with spades as trump, the nine of spades beats the ace of hearts. You must, even where you have a lower heart.</source>
        <translation>Ellers en trumf: Med spar som trumf slår spar ni hjerter ess. Du må, også om du har en lavere hjerter.</translation>
    </message>
    <message>
        <source>Else any card</source>
        <translation>Ellers et annet kort</translation>
    </message>
    <message>
        <source>Who has led wins then, and with an equal card too.</source>
        <translation>Da vinner den som spilte ut, også med et likt kort.</translation>
    </message>
    <message>
        <source>Else any card: the jack of clubs loses to the ace of hearts. Who has led wins with an equal card, too.</source>
        <translation>Ellers et annet kort: Kløver knekt taper for hjerter ess. Den som spilte ut, vinner også med et likt kort.</translation>
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
        <source>Common marriage, of any other suit</source>
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
        <source>How to play</source>
        <translation>Slik spiller du</translation>
    </message>
    <message>
        <source>Click a bid, a suit or a card, then the button; or double click a card, or drag it to its place. To keep twelve, click those that you want.</source>
        <translation>Klikk på et bud, en farge eller et kort, så på knappen; eller dobbeltklikk på et kort, eller dra det til plassen sin. For å beholde tolv klikker du på dem du vil ha.</translation>
    </message>
    <message>
        <source>1 bids ten more, 2 twenty more, P passes. S, H, D and C choose the trump, 1 and 2 the card that is turned up. The arrows and Space choose cards, Enter plays. H asks for a hint, ? shows all keys.</source>
        <translation>1 byr ti mer, 2 tjue mer, P passer. S, H, D og C velger trumf, 1 og 2 det åpne kortet. Piltastene og mellomrom velger kort, Enter spiller. H gir et tips, ? viser alle taster.</translation>
    </message>
    <message>
        <source>All that happens is told in order, a sentence each, and what you mark is told with what it would meld.</source>
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
        <source>Bid what &lt;b&gt;melds and tricks&lt;/b&gt; will bring you</source>
        <translation>By det &lt;b&gt;meld og stikk&lt;/b&gt; vil gi deg</translation>
    </message>
    <message>
        <source>The highest bid &lt;b&gt;names the trump&lt;/b&gt;</source>
        <translation>Høyeste bud &lt;b&gt;velger trumf&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Who falls short of the bid &lt;b&gt;loses&lt;/b&gt;</source>
        <translation>Den som ikke når budet, &lt;b&gt;taper&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Your melds, by trump</source>
        <translation>Dine meld, etter trumf</translation>
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
    <name>QuestionDialog</name>
    <message>
        <source>Come in</source>
        <translation>Kom inn</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Bli med</translation>
    </message>
    <message>
        <source>Do not join</source>
        <translation>Ikke bli med</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Join all the same</source>
        <translation>Bli med likevel</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Navnet ditt</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passord</translation>
    </message>
    <message>
        <source>The key that you know</source>
        <translation>Nøkkelen du kjenner</translation>
    </message>
    <message>
        <source>The key that is shown now</source>
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
        <translation>Spør om passord</translation>
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
        <translation>De får beskjed og kan ikke komme tilbake til dette bordet før du slipper dem inn.</translation>
    </message>
    <message>
        <source>Keep their address away, too</source>
        <translation>Steng også adressen deres ute</translation>
    </message>
    <message>
        <source>For ten minutes nobody joins this table from there.</source>
        <translation>I ti minutter kommer ingen til dette bordet derfra.</translation>
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
    <name>RulesView</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
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
        <translation>Sitt her</translation>
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
        <translation>Gi plassen til %1 til en annen</translation>
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
        <translation>Har gått inntil videre</translation>
    </message>
</context>
<context>
    <name>SetPasswordDialog</name>
    <message>
        <source>Password</source>
        <translation>Passord</translation>
    </message>
    <message>
        <source>Who wants to join is asked for it. Leave it empty for none.</source>
        <translation>Den som vil bli med, blir spurt om det. La det stå tomt for ingen.</translation>
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
        <source>Light</source>
        <translation>Lys</translation>
    </message>
    <message>
        <source>Evening is dark, Day is light</source>
        <translation>Kveld er mørkt, Dag er lyst</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Kveld</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Fire farger</translation>
    </message>
    <message>
        <source>Green clubs and blue diamonds</source>
        <translation>Grønne kløver og blå ruter</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bevegelse</translation>
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
        <source>Bots think for</source>
        <translation>Botene tenker i</translation>
    </message>
    <message>
        <source>So that you can follow the game</source>
        <translation>Så du kan følge med i spillet</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 s</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Size of all text</source>
        <translation>Størrelsen på all tekst</translation>
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
        <translation>Endringer virker med én gang.</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Order of the hand</source>
        <translation>Rekkefølge på hånden</translation>
    </message>
    <message>
        <source>How your cards lie; O changes it at the table</source>
        <translation>Hvordan kortene ligger; O endrer det ved bordet</translation>
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
        <source>How it looks</source>
        <translation>Slik ser det ut</translation>
    </message>
    <message>
        <source>Ranks and suits are told apart by their shapes; colour only helps.</source>
        <translation>Verdier og farger kjennes igjen på formen; fargene bare hjelper.</translation>
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
        <translation>Ingenting sies med lyd alene</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volum</translation>
    </message>
</context>
<context>
    <name>SettingsYou</name>
    <message>
        <source>This is how the others see you. Your colour comes with your name.</source>
        <translation>Slik ser de andre deg. Fargen følger navnet.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Bytt navn</translation>
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
</context>
<context>
    <name>SetupOthers</name>
    <message>
        <source>Remove %1 from the table</source>
        <translation>Fjern %1 fra bordet</translation>
    </message>
    <message>
        <source>Let back</source>
        <translation>Slipp inn igjen</translation>
    </message>
    <message>
        <source>Let %1 come back to the table</source>
        <translation>La %1 komme tilbake til bordet</translation>
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
</context>
<context>
    <name>TableCardItem</name>
    <message>
        <source>chosen to be picked up</source>
        <translation>valgt for å tas</translation>
    </message>
    <message>
        <source>can be picked up</source>
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
        <source>Try this</source>
        <translation>Prøv</translation>
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
</context>
<context>
    <name>TableChat</name>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
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
        <source>Nothing has happened yet. Every card that is played will be written down here.</source>
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
        <translation>%1 vil spille en gang til.</translation>
    </message>
    <message>
        <source>The table is yours now.</source>
        <translation>Bordet er ditt nå.</translation>
    </message>
    <message>
        <source>The table is %1’s now.</source>
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
            <numerusform>Hver tur er på %Ln sekund nå.</numerusform>
            <numerusform>Hver tur er på %Ln sekunder nå.</numerusform>
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
        <translation>Du tar plassen til %1 fra neste spill.</translation>
    </message>
    <message>
        <source>%1 takes %2’s seat from the next game on.</source>
        <translation>%1 tar plassen til %2 fra neste spill.</translation>
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
        <source>%1 did not answer for two minutes, so the table is yours now.</source>
        <translation>%1 svarte ikke på to minutter, så bordet er ditt nå.</translation>
    </message>
    <message>
        <source>You did not answer for two minutes, so the table is %1’s now.</source>
        <translation>Du svarte ikke på to minutter, så %1 eier bordet nå.</translation>
    </message>
    <message>
        <source>%1 has left for now.</source>
        <translation>%1 har gått inntil videre.</translation>
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
        <source>Result</source>
        <translation>Resultat</translation>
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
    <name>TableSeats</name>
    <message>
        <source>Add bot</source>
        <translation>Ny bot</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sitt her</translation>
    </message>
</context>
<context>
    <name>Thrones</name>
    <message>
        <source>Put %1 on ours</source>
        <translation>Legg %1 hos oss</translation>
    </message>
    <message>
        <source>Put %1 on theirs</source>
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
        <source>Put a heart on our pile.</source>
        <translation>Legg en hjerter på vår bunke.</translation>
    </message>
    <message>
        <source>Put %1 on a pile.</source>
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
        <source>Only a card of your own hand can be put on a pile.</source>
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
        <source>Your turn. Put a heart on our pile.</source>
        <translation>Din tur. Legg en hjerter på vår bunke.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Put a heart on our pile.</source>
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
        <source>Selected %1. Press Enter to put it on our pile.</source>
        <translation>Valgt: %1. Trykk Enter for å legge det på vår bunke.</translation>
    </message>
    <message>
        <source>Selected %1. Up and down choose the pile, Enter puts it there.</source>
        <translation>Valgt: %1. Opp og ned velger bunke, Enter legger det der.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for us</source>
        <translation>
            <numerusform>%L1 slår %L2, %Ln til oss</numerusform>
            <numerusform>%L1 slår %L2, %Ln til oss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for them</source>
        <translation>
            <numerusform>%L1 slår %L2, %Ln til dem</numerusform>
            <numerusform>%L1 slår %L2, %Ln til dem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for the top team</source>
        <translation>
            <numerusform>%L1 slår %L2, %Ln til øverste lag</numerusform>
            <numerusform>%L1 slår %L2, %Ln til øverste lag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 slår %L2, %Ln til nederste lag</numerusform>
            <numerusform>%L1 slår %L2, %Ln til nederste lag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for us</source>
        <translation>
            <numerusform>%L1 slår ikke %L2: %Ln til oss</numerusform>
            <numerusform>%L1 slår ikke %L2: %Ln til oss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for them</source>
        <translation>
            <numerusform>%L1 slår ikke %L2: %Ln til dem</numerusform>
            <numerusform>%L1 slår ikke %L2: %Ln til dem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for the top team</source>
        <translation>
            <numerusform>%L1 slår ikke %L2: %Ln til øverste lag</numerusform>
            <numerusform>%L1 slår ikke %L2: %Ln til øverste lag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for the bottom team</source>
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
        <source>Our %L1 fails against their %L2</source>
        <translation>Våre %L1 slår ikke deres %L2</translation>
    </message>
    <message>
        <source>Their %L1 fails against our %L2</source>
        <translation>Deres %L1 slår ikke våre %L2</translation>
    </message>
    <message>
        <source>Top %L1 fails against bottom %L2</source>
        <translation>Øvre %L1 slår ikke nedre %L2</translation>
    </message>
    <message>
        <source>Bottom %L1 fails against top %L2</source>
        <translation>Nedre %L1 slår ikke øvre %L2</translation>
    </message>
    <message>
        <source>%L1 beats %L2</source>
        <translation>%L1 slår %L2</translation>
    </message>
    <message>
        <source>%L1 fails against %L2</source>
        <translation>%L1 slår ikke %L2</translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>Slag: Vårt angrep %L1 slår %L2, %Ln poeng til oss.</numerusform>
            <numerusform>Slag: Vårt angrep %L1 slår %L2, %Ln poeng til oss.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 fails against %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>Slag: Vårt angrep %L1 slår ikke %L2, %Ln poeng til dem.</numerusform>
            <numerusform>Slag: Vårt angrep %L1 slår ikke %L2, %Ln poeng til dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>Slag: Øverste angrep %L1 slår %L2, %Ln poeng til øverste lag.</numerusform>
            <numerusform>Slag: Øverste angrep %L1 slår %L2, %Ln poeng til øverste lag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 fails against %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>Slag: Øverste angrep %L1 slår ikke %L2, %Ln poeng til nederste lag.</numerusform>
            <numerusform>Slag: Øverste angrep %L1 slår ikke %L2, %Ln poeng til nederste lag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>Vårt angrep %L1 slår %L2, %Ln poeng til oss.</numerusform>
            <numerusform>Vårt angrep %L1 slår %L2, %Ln poeng til oss.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 fails against %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>Vårt angrep %L1 slår ikke %L2, %Ln poeng til dem.</numerusform>
            <numerusform>Vårt angrep %L1 slår ikke %L2, %Ln poeng til dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>Øverste angrep %L1 slår %L2, %Ln poeng til øverste lag.</numerusform>
            <numerusform>Øverste angrep %L1 slår %L2, %Ln poeng til øverste lag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 fails against %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>Øverste angrep %L1 slår ikke %L2, %Ln poeng til nederste lag.</numerusform>
            <numerusform>Øverste angrep %L1 slår ikke %L2, %Ln poeng til nederste lag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 beats %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>Deres angrep %L1 slår %L2, %Ln poeng til dem.</numerusform>
            <numerusform>Deres angrep %L1 slår %L2, %Ln poeng til dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 fails against %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>Deres angrep %L1 slår ikke %L2, %Ln poeng til oss.</numerusform>
            <numerusform>Deres angrep %L1 slår ikke %L2, %Ln poeng til oss.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 beats %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>Nederste angrep %L1 slår %L2, %Ln poeng til nederste lag.</numerusform>
            <numerusform>Nederste angrep %L1 slår %L2, %Ln poeng til nederste lag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 fails against %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>Nederste angrep %L1 slår ikke %L2, %Ln poeng til øverste lag.</numerusform>
            <numerusform>Nederste angrep %L1 slår ikke %L2, %Ln poeng til øverste lag.</numerusform>
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
        <source>Play %L1 of %L2</source>
        <translation>Omgang %L1 av %L2</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Se resultatet</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Neste omgang</translation>
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
        <translation>%1 på vår bunke ville hatt angrep og forsvar %L2.</translation>
    </message>
    <message>
        <source>%1 on their pile would have attack and defence %L2.</source>
        <comment>a card</comment>
        <translation>%1 på deres bunke ville hatt angrep og forsvar %L2.</translation>
    </message>
    <message>
        <source>%1 on our pile would make attack %L2; our attack would succeed.</source>
        <translation>%1 på vår bunke ville gitt angrep %L2; angrepet vårt ville lyktes.</translation>
    </message>
    <message>
        <source>%1 on our pile would make attack %L2; our attack would fail.</source>
        <translation>%1 på vår bunke ville gitt angrep %L2; angrepet vårt ville mislyktes.</translation>
    </message>
    <message>
        <source>%1 on their pile would make attack %L2; their attack would succeed.</source>
        <translation>%1 på deres bunke ville gitt angrep %L2; angrepet deres ville lyktes.</translation>
    </message>
    <message>
        <source>%1 on their pile would make attack %L2; their attack would fail.</source>
        <translation>%1 på deres bunke ville gitt angrep %L2; angrepet deres ville mislyktes.</translation>
    </message>
    <message>
        <source>%1 on our pile would make defence %L2; their attack would succeed.</source>
        <translation>%1 på vår bunke ville gitt forsvar %L2; angrepet deres ville lyktes.</translation>
    </message>
    <message>
        <source>%1 on our pile would make defence %L2; their attack would fail.</source>
        <translation>%1 på vår bunke ville gitt forsvar %L2; angrepet deres ville mislyktes.</translation>
    </message>
    <message>
        <source>%1 on their pile would make defence %L2; our attack would succeed.</source>
        <translation>%1 på deres bunke ville gitt forsvar %L2; angrepet vårt ville lyktes.</translation>
    </message>
    <message>
        <source>%1 on their pile would make defence %L2; our attack would fail.</source>
        <translation>%1 på deres bunke ville gitt forsvar %L2; angrepet vårt ville mislyktes.</translation>
    </message>
    <message>
        <source>A play opens with hearts; nobody may pass now.</source>
        <translation>En omgang åpner med hjerter; ingen kan passe nå.</translation>
    </message>
    <message>
        <source>A play opens with hearts; put one on our pile.</source>
        <translation>En omgang åpner med hjerter; legg en på vår bunke.</translation>
    </message>
    <message>
        <source>Hearts open a play; now any other card, or pass.</source>
        <translation>Hjerter åpner en omgang; nå et annet kort, eller pass.</translation>
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
        <source>Put %3 on our pile: then our attack succeeds, and the battle would bring us %L1 points, not %L2.</source>
        <translation>Legg %3 på vår bunke: Da lykkes angrepet vårt, og slaget ville gitt oss %L1 poeng, ikke %L2.</translation>
    </message>
    <message>
        <source>Put %3 on their pile: then our attack succeeds, and the battle would bring us %L1 points, not %L2.</source>
        <translation>Legg %3 på deres bunke: Da lykkes angrepet vårt, og slaget ville gitt oss %L1 poeng, ikke %L2.</translation>
    </message>
    <message>
        <source>Put %3 on our pile: then their attack fails, and the battle would bring us %L1 points, not %L2.</source>
        <translation>Legg %3 på vår bunke: Da mislykkes angrepet deres, og slaget ville gitt oss %L1 poeng, ikke %L2.</translation>
    </message>
    <message>
        <source>Put %3 on their pile: then their attack fails, and the battle would bring us %L1 points, not %L2.</source>
        <translation>Legg %3 på deres bunke: Da mislykkes angrepet deres, og slaget ville gitt oss %L1 poeng, ikke %L2.</translation>
    </message>
    <message>
        <source>Put %1 on our pile: nobody else has a diamond that takes it away twice over.</source>
        <translation>Legg %1 på vår bunke: Ingen andre har en ruter som tar det bort dobbelt.</translation>
    </message>
    <message>
        <source>Put %1 on their pile: nobody else has a diamond that takes it away twice over.</source>
        <translation>Legg %1 på deres bunke: Ingen andre har en ruter som tar det bort dobbelt.</translation>
    </message>
    <message>
        <source>Put %1 on our pile.</source>
        <translation>Legg %1 på vår bunke.</translation>
    </message>
    <message>
        <source>Put %1 on their pile.</source>
        <translation>Legg %1 på deres bunke.</translation>
    </message>
    <message>
        <source>Put %1 on our pile: it is your last heart.</source>
        <translation>Legg %1 på vår bunke: Det er din siste hjerter.</translation>
    </message>
    <message>
        <source>Put %1 on our pile: a strong character attacks and withstands from the start.</source>
        <translation>Legg %1 på vår bunke: En sterk figur angriper og holder stand fra starten.</translation>
    </message>
    <message>
        <source>Put %1 on our pile: little is lost if it falls.</source>
        <translation>Legg %1 på vår bunke: Lite er tapt om den faller.</translation>
    </message>
    <message>
        <source>Pass: both attacks go our way as they stand.</source>
        <translation>Pass: Begge angrepene går vår vei slik det står.</translation>
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
        <source>Pass: no card of yours may lie anywhere now.</source>
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
        <source>Play %L1</source>
        <translation>Omgang %L1</translation>
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
        <source>You put the %3 on our pile: attack %L1, defence %L2.</source>
        <translation>Du legger %3 på vår bunke: angrep %L1, forsvar %L2.</translation>
    </message>
    <message>
        <source>You put the %3 on their pile: attack %L1, defence %L2.</source>
        <translation>Du legger %3 på deres bunke: angrep %L1, forsvar %L2.</translation>
    </message>
    <message>
        <source>%3 puts the %4 on our pile: attack %L1, defence %L2.</source>
        <translation>%3 legger %4 på vår bunke: angrep %L1, forsvar %L2.</translation>
    </message>
    <message>
        <source>%3 puts the %4 on their pile: attack %L1, defence %L2.</source>
        <translation>%3 legger %4 på deres bunke: angrep %L1, forsvar %L2.</translation>
    </message>
    <message>
        <source>%3 puts the %4 on the top pile: attack %L1, defence %L2.</source>
        <translation>%3 legger %4 på øverste bunke: angrep %L1, forsvar %L2.</translation>
    </message>
    <message>
        <source>%3 puts the %4 on the bottom pile: attack %L1, defence %L2.</source>
        <translation>%3 legger %4 på nederste bunke: angrep %L1, forsvar %L2.</translation>
    </message>
    <message>
        <source>put %1 on ours</source>
        <translation>la %1 hos oss</translation>
    </message>
    <message>
        <source>put %1 on theirs</source>
        <translation>la %1 hos dem</translation>
    </message>
    <message>
        <source>put %1 on the top pile</source>
        <translation>la %1 på øverste bunke</translation>
    </message>
    <message>
        <source>put %1 on the bottom pile</source>
        <translation>la %1 på nederste bunke</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; put %1 on ours</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; la %1 hos oss</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; put %1 on theirs</source>
        <translation>&lt;b&gt;Du&lt;/b&gt; la %1 hos dem</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; put %2 on ours</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; la %2 hos oss</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; put %2 on theirs</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; la %2 hos dem</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; put %2 on the top pile</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; la %2 på øverste bunke</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; put %2 on the bottom pile</source>
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
        <source>Play %L1 of %L2. You begin.</source>
        <translation>Omgang %L1 av %L2. Du begynner.</translation>
    </message>
    <message>
        <source>Play %L1 of %L2. %3 begins.</source>
        <translation>Omgang %L1 av %L2. %3 begynner.</translation>
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
        <source>Put %1 on ours</source>
        <comment>what a seat did</comment>
        <translation>La %1 hos oss</translation>
    </message>
    <message>
        <source>Put %1 on theirs</source>
        <comment>what a seat did</comment>
        <translation>La %1 hos dem</translation>
    </message>
    <message>
        <source>Put %1 on top</source>
        <comment>what a seat did</comment>
        <translation>La %1 øverst</translation>
    </message>
    <message>
        <source>Put %1 below</source>
        <comment>what a seat did</comment>
        <translation>La %1 nederst</translation>
    </message>
    <message>
        <source>Put the %1 on our pile</source>
        <comment>what a seat did</comment>
        <translation>La %1 på vår bunke</translation>
    </message>
    <message>
        <source>Put the %1 on their pile</source>
        <comment>what a seat did</comment>
        <translation>La %1 på deres bunke</translation>
    </message>
    <message>
        <source>Put the %1 on the top pile</source>
        <comment>what a seat did</comment>
        <translation>La %1 på øverste bunke</translation>
    </message>
    <message>
        <source>Put the %1 on the bottom pile</source>
        <comment>what a seat did</comment>
        <translation>La %1 på nederste bunke</translation>
    </message>
    <message>
        <source>put %1 on ours</source>
        <comment>you</comment>
        <translation>la %1 hos oss</translation>
    </message>
    <message>
        <source>put %1 on theirs</source>
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
        <source>If the battle came now:</source>
        <translation>Hvis slaget kom nå:</translation>
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
    <name>ThronesResult</name>
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
    <name>ThronesRules</name>
    <message>
        <source>Two against two</source>
        <translation>To mot to</translation>
    </message>
    <message>
        <source>You and the player opposite are a team, and each team has a pile. A game has six plays; each of them ends in a battle. The team with more points wins, and equal points are a draw.</source>
        <translation>Du og spilleren overfor er et lag, og hvert lag har en bunke. Et spill har seks omganger, og hver ender i et slag. Laget med flest poeng vinner, og like mange poeng er uavgjort.</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>En omgang</translation>
    </message>
    <message>
        <source>A heart opens</source>
        <translation>En hjerter åpner</translation>
    </message>
    <message>
        <source>The player who starts puts a heart on their own pile, and the next one a heart on theirs. These two will fight.</source>
        <translation>Den som begynner, legger en hjerter på sin egen bunke, og den neste en hjerter på sin. Disse to skal slåss.</translation>
    </message>
    <message>
        <source>Ten more turns</source>
        <translation>Ti turer til</translation>
    </message>
    <message>
        <source>In turn, each player puts a club, a spade or a diamond on either pile, or passes. No diamond may lie on a heart.</source>
        <translation>Etter tur legger hver spiller en kløver, spar eller ruter på en av bunkene, eller passer. Ingen ruter kan ligge på en hjerter.</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Slaget</translation>
    </message>
    <message>
        <source>It is scored, the piles leave the table, and the next player starts the next play.</source>
        <translation>Det gis poeng, bunkene tas av bordet, og neste spiller begynner neste omgang.</translation>
    </message>
    <message>
        <source>Each attack meets the other side’s defence, and succeeds only if it is higher. At stake is the rank of the heart that is attacked: the attackers get it if they succeed, else its own team does.</source>
        <translation>Hvert angrep møter den andres forsvar, og lykkes bare hvis det er høyere. Det som står på spill, er verdien til hjerteren som angripes: Angriperne får den hvis de lykkes, ellers dens eget lag.</translation>
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
        <source>%L1 fails against %L1</source>
        <translation>%L1 slår ikke %L1</translation>
    </message>
    <message>
        <source>The lower team’s attack is not higher: the %L1 stays with the upper team.</source>
        <translation>Angrepet til nederste lag er ikke høyere: %L1 blir hos øverste lag.</translation>
    </message>
    <message>
        <source>The lower pile is queen of hearts, four of clubs and five of diamonds: attack 9, defence 10. Its attack fails against 9, and the 6 stays with the upper team.</source>
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
        <translation>Den minsker det kortet under endret: angrep %L1, forsvar %L2</translation>
    </message>
    <message>
        <source>A diamond reduces what the card below changed: six of hearts, three of spades, five and two of diamonds make attack 6, defence 2.</source>
        <translation>En ruter minsker det kortet under endret: Hjerter seks, spar tre, ruter fem og ruter to gir angrep 6, forsvar 2.</translation>
    </message>
    <message>
        <source>The same rank counts double</source>
        <translation>Samme verdi teller dobbelt</translation>
    </message>
    <message>
        <source>As the card right below, the heart too: attack %L1, then %L2 again</source>
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
        <source>So the king takes %L1. Nothing falls below %L2: attack %L2, defence %L3</source>
        <translation>Så kongen tar %L1. Ingenting synker under %L2: angrep %L2, forsvar %L3</translation>
    </message>
    <message>
        <source>10, jack, queen and king are equal: on the ten of clubs the king of diamonds takes 20. Nothing falls below 0, so attack is 0, defence 6.</source>
        <translation>10, knekt, dame og konge er like: På kløver ti tar ruter konge 20. Ingenting synker under 0, så angrepet er 0, forsvaret 6.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Slik spiller du</translation>
    </message>
    <message>
        <source>The pointer on a card shows what it would do to both piles. Click it and then a pile, or drag it there. A right click passes; with a card chosen it puts that back.</source>
        <translation>Pekeren på et kort viser hva det ville gjøre med begge bunkene. Klikk på det og så på en bunke, eller dra det dit. Et høyreklikk passer; med et valgt kort legger det kortet tilbake.</translation>
    </message>
    <message>
        <source>1 to 9 or the arrows and Space choose a card, ↑ and ↓ the pile, and Enter plays. P passes, H asks for a hint, ? shows all keys.</source>
        <translation>1 til 9 eller piltastene og mellomrom velger et kort, ↑ og ↓ bunken, og Enter spiller. P passer, H gir et tips, ? viser alle taster.</translation>
    </message>
    <message>
        <source>All that happens is told in order, a sentence each, with what a card would make of a pile before you play it.</source>
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
        <source>The server could not make sense of that.</source>
        <translation>Serveren forsto det ikke.</translation>
    </message>
    <message>
        <source>The table has moved on; look again.</source>
        <translation>Bordet har gått videre; se en gang til.</translation>
    </message>
    <message>
        <source>You are at no table.</source>
        <translation>Du sitter ikke ved noe bord.</translation>
    </message>
    <message>
        <source>You are at a table. Leave it first.</source>
        <translation>Du sitter ved et bord. Forlat det først.</translation>
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
        <translation>Ingen spiller nå.</translation>
    </message>
    <message>
        <source>The game is not waiting for you.</source>
        <translation>Spillet venter ikke på deg.</translation>
    </message>
    <message>
        <source>You have your seat; no bot plays for you.</source>
        <translation>Du har plassen din; ingen bot spiller for deg.</translation>
    </message>
    <message>
        <source>People play at this table, so the bots play as everywhere.</source>
        <translation>Folk spiller ved dette bordet, så botene spiller som ellers.</translation>
    </message>
    <message>
        <source>That table is not there any more.</source>
        <translation>Det bordet finnes ikke lenger.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Bordet er fullt.</translation>
    </message>
    <message>
        <source>The password is not right.</source>
        <translation>Passordet stemmer ikke.</translation>
    </message>
    <message>
        <source>The server does not know this game.</source>
        <translation>Serveren kjenner ikke dette spillet.</translation>
    </message>
    <message>
        <source>There are too many tables. Wait until one closes.</source>
        <translation>Det er for mange bord. Vent til et blir stengt.</translation>
    </message>
    <message>
        <source>That name cannot be used. It is too long, or empty.</source>
        <translation>Det navnet kan ikke brukes. Det er for langt, eller tomt.</translation>
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
        <source>This table does not want to be watched.</source>
        <translation>Dette bordet vil ikke ha tilskuere.</translation>
    </message>
    <message>
        <source>The server is of an older version and cannot do that.</source>
        <translation>Serveren er en eldre versjon og kan ikke det.</translation>
    </message>
    <message>
        <source>The server has lost count of what was asked. Ask again.</source>
        <translation>Serveren har mistet tellingen på det som ble spurt om. Spør igjen.</translation>
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
        <source>The server has not heard from us.</source>
        <translation>Serveren har ikke hørt fra oss.</translation>
    </message>
    <message>
        <source>The server did not understand this program.</source>
        <translation>Serveren forsto ikke dette programmet.</translation>
    </message>
    <message>
        <source>The server was not greeted in time.</source>
        <translation>Serveren fikk ikke hilsenen i tide.</translation>
    </message>
    <message>
        <source>The server was asked too much at once.</source>
        <translation>Serveren ble spurt om for mye på én gang.</translation>
    </message>
    <message>
        <source>The network is too slow for what the server has to say.</source>
        <translation>Nettverket er for tregt for det serveren har å si.</translation>
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
        <source>The server does not accept this name or profile.</source>
        <translation>Serveren godtar ikke dette navnet eller denne profilen.</translation>
    </message>
    <message>
        <source>The server says no.</source>
        <translation>Serveren sier nei.</translation>
    </message>
    <message>
        <source>The server has ended the connection.</source>
        <translation>Serveren har avsluttet forbindelsen.</translation>
    </message>
    <message>
        <source>Nobody answers there. Is the address right, does the other machine run, and does its firewall let the port through?</source>
        <translation>Ingen svarer der. Er adressen riktig, er den andre maskinen på, og slipper brannmuren porten gjennom?</translation>
    </message>
    <message>
        <source>This is not the machine you were invited to: its key has changed.</source>
        <translation>Dette er ikke maskinen du ble invitert til: Nøkkelen er en annen.</translation>
    </message>
    <message>
        <source>What answers there is no Cardroom.</source>
        <translation>Det som svarer der, er ikke Cardroom.</translation>
    </message>
    <message>
        <source>The servers send us round in circles.</source>
        <translation>Serverne sender oss rundt i ring.</translation>
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
        <translation>Bra spilt</translation>
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
        <source>An error of the server has stopped this table. We are sorry.</source>
        <translation>En feil i serveren har stoppet dette bordet. Vi beklager.</translation>
    </message>
    <message>
        <source>That line cannot be sent. It is too long, or has characters that cannot be shown.</source>
        <translation>Den linjen kan ikke sendes. Den er for lang, eller har tegn som ikke kan vises.</translation>
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
        <source>This player is connected again.</source>
        <translation>Denne spilleren er tilkoblet igjen.</translation>
    </message>
    <message>
        <source>That person is not here any more, or has a seat.</source>
        <translation>Den personen er ikke her lenger, eller har en plass.</translation>
    </message>
    <message>
        <source>The owner has given your seat to somebody else. You may join again.</source>
        <translation>Eieren har gitt plassen din til en annen. Du kan bli med igjen.</translation>
    </message>
    <message>
        <source>The owner has given your seat to %1. You may join again.</source>
        <translation>Eieren har gitt plassen din til %1. Du kan bli med igjen.</translation>
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
        <source>What shall the others call you?</source>
        <translation>Hva skal de andre kalle deg?</translation>
    </message>
    <message>
        <source>A name has 1 to 24 characters.</source>
        <translation>Et navn har 1 til 24 tegn.</translation>
    </message>
    <message>
        <source>You can change it at any time.</source>
        <translation>Du kan endre det når som helst.</translation>
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
        <source>Your profile cannot be saved</source>
        <translation>Profilen din kan ikke lagres</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Going to %1 …</source>
        <comment>an address</comment>
        <translation>Går til %1 …</translation>
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
        <translation>Ingen server kunne startes</translation>
    </message>
    <message>
        <source>The table is gone</source>
        <translation>Bordet er borte</translation>
    </message>
    <message>
        <source>Your seat is not there any more</source>
        <translation>Plassen din er ikke der lenger</translation>
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
        <source>This is not the machine that you know</source>
        <translation>Dette er ikke maskinen du kjenner</translation>
    </message>
    <message>
        <source>The key of %1 has changed. It may have been set up anew, or another machine has its address now, or somebody sits in between. Nothing has been sent to it. Ask its host whether the new key is right.</source>
        <comment>an address</comment>
        <translation>Nøkkelen til %1 er endret. Kanskje er maskinen satt opp på nytt, en annen har fått adressen, eller noen sitter imellom. Ingenting er sendt til den. Spør verten om den nye nøkkelen er riktig.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what has gone wrong, and what to do</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Leave in the middle of the game?</source>
        <translation>Forlate midt i spillet?</translation>
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
        <source>Your seat is given up.</source>
        <translation>Du gir opp plassen.</translation>
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
            <numerusform>%Ln annen er her. Bordet kan fortsette uten deg; en bot holder plassen din. Eller det stenges, og de får beskjed.</numerusform>
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
        <source>%1 has no table at the moment. Its host can make one.</source>
        <comment>a server&apos;s name</comment>
        <translation>%1 har ikke noe bord for øyeblikket. Verten kan åpne ett.</translation>
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
        <source>The password is not right.</source>
        <translation>Passordet stemmer ikke.</translation>
    </message>
    <message>
        <source>Whoever hosts it knows it.</source>
        <translation>Den som er vert, kjenner det.</translation>
    </message>
    <message>
        <source>The table is full</source>
        <translation>Bordet er fullt</translation>
    </message>
    <message>
        <source>You can watch.</source>
        <translation>Du kan se på.</translation>
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
        <source>The server says no</source>
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
        <source>You are no longer at the table</source>
        <translation>Du er ikke ved bordet lenger</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <comment>a file</comment>
        <translation>Åpner %1 …</translation>
    </message>
    <message>
        <source>This file cannot be played</source>
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
        <translation>Andre på nettverket ditt ser det da og kan bli med, og det kan også den som har lenken. Inntil da finner ingen det.</translation>
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
        <source>Your table is kept; the game goes on when the server is started again.</source>
        <translation>Bordet ditt er tatt vare på; spillet fortsetter når serveren startes igjen.</translation>
    </message>
    <message>
        <source>The server no longer knows it. Host or join another one.</source>
        <translation>Serveren kjenner det ikke lenger. Vær vert eller bli med ved et annet.</translation>
    </message>
    <message>
        <source>The server on this machine has ended. It is being started again.</source>
        <translation>Serveren på denne maskinen har avsluttet. Den startes igjen.</translation>
    </message>
    <message>
        <source>Forget this table?</source>
        <translation>Glemme dette bordet?</translation>
    </message>
    <message>
        <source>Your seat at %1 is given up, and you cannot go on there.</source>
        <comment>a table&apos;s name</comment>
        <translation>Plassen din ved %1 gis opp, og du kan ikke fortsette der.</translation>
    </message>
    <message>
        <source>Your seat is given up, and you cannot go on there.</source>
        <translation>Plassen din gis opp, og du kan ikke fortsette der.</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Glem det</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behold det</translation>
    </message>
    <message>
        <source>If you leave for good, a bot plays on, and your seat is given up.</source>
        <translation>Går du for godt, spiller en bot videre, og plassen din er gitt opp.</translation>
    </message>
    <message>
        <source>If you leave for good, your seat is given up; the others can go on another day.</source>
        <translation>Går du for godt, er plassen din gitt opp; de andre kan fortsette en annen dag.</translation>
    </message>
    <message>
        <source>If you leave for good, the game ends, because nobody else has a seat here.</source>
        <translation>Går du for godt, er spillet slutt, for ingen andre har en plass her.</translation>
    </message>
    <message>
        <source>For tonight, a bot plays for you until you are back.</source>
        <translation>For i kveld spiller en bot for deg til du er tilbake.</translation>
    </message>
    <message numerus="yes">
        <source>For tonight, the table rests, and you can go on for %Ln day(s).</source>
        <translation>
            <numerusform>For i kveld hviler bordet, og du kan fortsette i %Ln dag.</numerusform>
            <numerusform>For i kveld hviler bordet, og du kan fortsette i %Ln dager.</numerusform>
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
        <translation>Du ber om en pause. Den begynner når eieren eller alle de andre er enige.</translation>
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
        <source>There is no break: not everybody has agreed.</source>
        <translation>Det blir ingen pause: ikke alle var enige.</translation>
    </message>
    <message>
        <source>Press 1 to wait for %1, or 2 to let a bot play.</source>
        <translation>Trykk 1 for å vente på %1, eller 2 for å la en bot spille.</translation>
    </message>
    <message>
        <source>%1 asked for it.&lt;br&gt;No clock is running, and your hand is face down.</source>
        <translation>%1 ba om den.&lt;br&gt;Ingen klokke går, og kortene dine ligger med baksiden opp.</translation>
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
</context>
<context>
    <name>cardroom::window::ChoiceModel</name>
    <message>
        <source>Not selected any more: %1.</source>
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
        <source>You are taken there when it is started again. Its tables are gone by then.</source>
        <translation>Du kommer dit når den er startet igjen. Da er bordene borte.</translation>
    </message>
    <message>
        <source>0:%L1</source>
        <comment>minutes and seconds</comment>
        <translation>0:%L1</translation>
    </message>
    <message>
        <source>Trying again …</source>
        <translation>Prøver igjen …</translation>
    </message>
    <message>
        <source>Trying again, for the second time …</source>
        <translation>Prøver igjen, for andre gang …</translation>
    </message>
    <message>
        <source>Trying again, for the third time …</source>
        <translation>Prøver igjen, for tredje gang …</translation>
    </message>
    <message numerus="yes">
        <source>Trying again, %Ln times so far …</source>
        <translation>
            <numerusform>Prøver igjen, %Ln gang så langt …</numerusform>
            <numerusform>Prøver igjen, %Ln ganger så langt …</numerusform>
        </translation>
    </message>
    <message>
        <source>Its machine answers, but no server runs there any more. The table is most likely gone; you are taken there in case it comes back.</source>
        <translation>Maskinen svarer, men det kjører ingen server der lenger. Bordet er mest sannsynlig borte; du kommer dit igjen om det skulle komme tilbake.</translation>
    </message>
    <message>
        <source>The server does not answer. No seat in this game is yours, so you lose nothing: the table is shown again if it is still there.</source>
        <translation>Serveren svarer ikke. Du har ingen plass i dette spillet, så du taper ingenting: Bordet vises igjen hvis det fortsatt finnes.</translation>
    </message>
    <message>
        <source>The server does not answer. If it still runs, your seat is kept, and a bot plays for you.</source>
        <translation>Serveren svarer ikke. Hvis den fortsatt kjører, er plassen din holdt av, og en bot spiller for deg.</translation>
    </message>
    <message>
        <source>The server does not answer. If it still runs, your seat is kept, and a bot plays for you after &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Serveren svarer ikke. Hvis den fortsatt kjører, er plassen din holdt av, og en bot spiller for deg etter &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Your table is kept; the game goes on when the server is started again.</source>
        <translation>Bordet ditt er tatt vare på; spillet fortsetter når serveren startes igjen.</translation>
    </message>
    <message>
        <source>The server does not answer. Your table is kept; the game goes on when it is back.</source>
        <translation>Serveren svarer ikke. Bordet ditt er tatt vare på; spillet fortsetter når den er tilbake.</translation>
    </message>
    <message>
        <source>The server does not answer. Your seat is kept; if the server still runs, a bot plays for you.</source>
        <translation>Serveren svarer ikke. Plassen din er tatt vare på; hvis serveren fortsatt går, spiller en bot for deg.</translation>
    </message>
    <message>
        <source>The server does not answer. Your seat is kept; if the server still runs, a bot plays for you after &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Serveren svarer ikke. Plassen din er tatt vare på; hvis serveren fortsatt går, spiller en bot for deg om &lt;b&gt;%1&lt;/b&gt;.</translation>
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
        <translation>Et spill er i gang; du får en bots plass fra det neste</translation>
    </message>
    <message>
        <source>A bot gives you its seat</source>
        <translation>En bot gir deg plassen sin</translation>
    </message>
    <message>
        <source>One seat free</source>
        <translation>Én plass ledig</translation>
    </message>
    <message>
        <source>Two seats free</source>
        <translation>To plasser ledige</translation>
    </message>
    <message>
        <source>Three seats free</source>
        <translation>Tre plasser ledige</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seats free</source>
        <translation>
            <numerusform>%Ln plass ledig</numerusform>
            <numerusform>%Ln plasser ledige</numerusform>
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
    <name>cardroom::window::PaceModel</name>
    <message>
        <source>Somebody plays now, so the bots play as everywhere.</source>
        <translation>Noen spiller nå, så botene spiller som ellers.</translation>
    </message>
    <message>
        <source>Only bots play here, and you say how.</source>
        <translation>Bare boter spiller her, og du bestemmer hvordan.</translation>
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
</context>
<context>
    <name>cardroom::window::ResultModel</name>
    <message>
        <source>%1 wants another one</source>
        <translation>%1 vil spille igjen</translation>
    </message>
    <message>
        <source>%1 and %2 want another one</source>
        <translation>%1 og %2 vil spille igjen</translation>
    </message>
    <message>
        <source>%1, %2 and %3 want another one</source>
        <translation>%1, %2 og %3 vil spille igjen</translation>
    </message>
    <message>
        <source>you %1</source>
        <comment>games won</comment>
        <translation>du %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a person, games won</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>This evening, games won: %1</source>
        <translation>Vunne spill i kveld: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two people of a list</comment>
        <translation>, </translation>
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
        <translation>Bordet fortsetter.</translation>
    </message>
    <message>
        <source>Connection lost. Trying again.</source>
        <translation>Forbindelsen er brutt. Prøver igjen.</translation>
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
            <numerusform>Venter på %Ln til, og på at %1 er klar.</numerusform>
            <numerusform>Venter på %Ln til, og på at %1 er klar.</numerusform>
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
        <translation>Fjernet, og en stund kommer ingen fra den adressen</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Fjernet</translation>
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
            <numerusform>Du er tilbake. %Ln ting skjedde imens; loggen har det.</numerusform>
            <numerusform>Du er tilbake. %Ln ting skjedde imens; loggen har dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server was restarted; nothing was lost.</source>
        <translation>Serveren ble startet på nytt; ingenting gikk tapt.</translation>
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
        <source>The table stands still: the server cannot write down what happens. Nothing is lost.</source>
        <translation>Bordet står stille: Serveren kan ikke skrive ned det som skjer. Ingenting er tapt.</translation>
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
</context>
</TS>
