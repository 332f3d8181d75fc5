<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutPart</name>
    <message>
        <source>The letters of titles and cards. By Anna Giedryś and David Březina, SIL Open Font License 1.1</source>
        <translation>标题和牌面的字体。作者 Anna Giedryś 和 David Březina，SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>All other letters. By Łukasz Dziedzic, SIL Open Font License 1.1</source>
        <translation>其他文字的字体。作者 Łukasz Dziedzic，SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Windows, pictures, sound and network. The Qt Company and contributors, GNU LGPL 3</source>
        <translation>窗口、图像、声音与网络。The Qt Company 及贡献者，GNU LGPL 3</translation>
    </message>
    <message>
        <source>What client and server say to each other. Google, BSD licence</source>
        <translation>客户端与服务器之间的通信。Google，BSD 许可证</translation>
    </message>
    <message>
        <source>That nobody listens, and that the deal can be checked. The OpenSSL Project, Apache License 2.0</source>
        <translation>让旁人无法窃听，也让发牌可以核验。The OpenSSL Project，Apache License 2.0</translation>
    </message>
    <message>
        <source>The invitation as a code. Kentaro Fukuchi, GNU LGPL 2.1</source>
        <translation>把邀请变成二维码。福地健太郎（Kentaro Fukuchi），GNU LGPL 2.1</translation>
    </message>
    <message>
        <source>Cardroom %1</source>
        <translation>Cardroom %1</translation>
    </message>
    <message>
        <source>A card room for friends, with a table of its own for every game. Cards, signs and sounds are made for it.</source>
        <translation>朋友间的牌室，每种游戏都有自己的牌桌。牌面、图标和声音都为它专门制作。</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Licence of %1</source>
        <translation>%1 的许可证</translation>
    </message>
</context>
<context>
    <name>BackChoice</name>
    <message>
        <source>The room’s sign</source>
        <translation>牌室徽记</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>太阳</translation>
    </message>
    <message>
        <source>Knitted stars</source>
        <translation>针织星</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>花砖</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>折扇</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>牌背</translation>
    </message>
    <message>
        <source>One for each game</source>
        <translation>每种游戏各用一种</translation>
    </message>
    <message>
        <source>Card backs: one for each game</source>
        <translation>牌背：每种游戏各用一种</translation>
    </message>
    <message>
        <source>Card backs: %1</source>
        <translation>牌背：%1</translation>
    </message>
</context>
<context>
    <name>BreakPanel</name>
    <message>
        <source>The game goes on in %L1</source>
        <translation>游戏将在 %L1 秒后继续</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>Any of you can go on.</source>
        <translation>任何一位玩家都可以继续。</translation>
    </message>
    <message>
        <source>Leave for tonight</source>
        <translation>今晚先到这里</translation>
    </message>
    <message>
        <source>Your seat is kept, and the table is on the first page.</source>
        <translation>您的座位会保留，牌桌在首页上。</translation>
    </message>
    <message numerus="yes">
        <source>Any of you can go on. If everyone leaves, the table is kept for %Ln day(s).</source>
        <translation>
            <numerusform>任何一位玩家都可以继续。如果所有人都离开，牌桌会保留 %Ln 天。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BreakQuestion</name>
    <message>
        <source>Not now</source>
        <translation>现在不</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of spades</source>
        <translation>黑桃A</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>黑桃K</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>黑桃Q</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>黑桃J</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>黑桃10</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>黑桃9</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>黑桃8</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>黑桃7</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>黑桃6</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>黑桃5</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>黑桃4</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>黑桃3</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>黑桃2</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>红心A</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>红心K</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>红心Q</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>红心J</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>红心10</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>红心9</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>红心8</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>红心7</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>红心6</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>红心5</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>红心4</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>红心3</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>红心2</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>方块A</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>方块K</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>方块Q</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>方块J</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>方块10</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>方块9</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>方块8</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>方块7</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>方块6</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>方块5</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>方块4</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>方块3</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>方块2</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>梅花A</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>梅花K</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>梅花Q</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>梅花J</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>梅花10</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>梅花9</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>梅花8</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>梅花7</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>梅花6</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>梅花5</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>梅花4</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>梅花3</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>梅花2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>牌面朝下</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红心</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>红心</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>club</source>
        <translation>梅花</translation>
    </message>
</context>
<context>
    <name>ConnectionLost</name>
    <message>
        <source>The server has been stopped</source>
        <translation>服务器已停止</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>连接已断开</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>立即重试</translation>
    </message>
</context>
<context>
    <name>FieldPanel</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Type where the file is, from the root (/) or from your own folder (~/).</source>
        <translation>请输入文件的完整路径，以 / 或自己的文件夹 ~/ 开头。</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>A property file of the original programs is played with you in its human seat, on this computer only.</source>
        <translation>按原版程序的属性文件开局，由你坐在人的座位上，只在这台电脑上进行。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Folder or file</source>
        <translation>文件夹或文件</translation>
    </message>
    <message>
        <source>The folder above</source>
        <translation>上一级文件夹</translation>
    </message>
    <message>
        <source>Folders and property files</source>
        <translation>文件夹和属性文件</translation>
    </message>
    <message>
        <source>No folders and no property files here.</source>
        <translation>这里没有文件夹，也没有属性文件。</translation>
    </message>
</context>
<context>
    <name>GiveSeatDialog</name>
    <message>
        <source>Give %1’s seat to somebody else?</source>
        <translation>把%1的座位给别人？</translation>
    </message>
    <message>
        <source>They play on with the hand and the score. %1 leaves the table, and is told.</source>
        <translation>对方接着用这手牌和分数打下去。%1离开牌桌，并会收到通知。</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>给座位</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The seat is for</source>
        <translation>座位给</translation>
    </message>
</context>
<context>
    <name>GoOnCard</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A game, and with whom: &quot;Pasur with Selma and Jonas&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>All tables to go on with</source>
        <translation>所有可以继续的牌桌</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Press Delete to forget this table.</source>
        <translation>按 Delete 键忘记这张牌桌。</translation>
    </message>
    <message>
        <source>Forget this table: %1</source>
        <translation>忘记这张牌桌：%1</translation>
    </message>
</context>
<context>
    <name>GoOnPage</name>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>No table waits for you.</source>
        <translation>没有牌桌在等您。</translation>
    </message>
    <message numerus="yes">
        <source>Tables that rest are kept for %Ln day(s) after somebody was last there.</source>
        <translation>
            <numerusform>休息的牌桌在最后有人到场后保留 %Ln 天。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoOnSection</name>
    <message>
        <source>All %L1</source>
        <translation>全部 %L1 张</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message numerus="yes">
        <source>Tables that rest here are kept for %Ln day(s)</source>
        <translation>
            <numerusform>在这里休息的牌桌保留 %Ln 天</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables to go on with</source>
        <translation>所有可以继续的牌桌</translation>
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
        <translation>规则</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>You are %1. Change your name</source>
        <translation>你的名字是%1。点此改名</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>On your network</source>
        <translation>局域网牌桌</translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln 桌</numerusform>
        </translation>
    </message>
    <message>
        <source>No tables yet</source>
        <translation>还没有牌桌</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>开一桌</translation>
    </message>
    <message>
        <source>Invite people</source>
        <translation>邀请别人</translation>
    </message>
    <message>
        <source>Invite people on your network, bots fill in</source>
        <translation>邀请局域网里的人，空位由机器人补上</translation>
    </message>
    <message>
        <source>Join with a link</source>
        <translation>通过链接加入</translation>
    </message>
    <message>
        <source>Or an address</source>
        <translation>或输入地址</translation>
    </message>
    <message>
        <source>Paste an invitation or type an address</source>
        <translation>粘贴邀请，或输入地址</translation>
    </message>
</context>
<context>
    <name>HomeRail</name>
    <message>
        <source>On your network</source>
        <translation>局域网牌桌</translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln 桌</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables on your network</source>
        <translation>局域网中的所有牌桌</translation>
    </message>
</context>
<context>
    <name>HomeTile</name>
    <message>
        <source>%1, %2</source>
        <extracomment>How many play, and how long it takes: &quot;4 players, 5 min&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>马上玩</translation>
    </message>
    <message>
        <source>Play %1 now</source>
        <translation>马上玩%1</translation>
    </message>
    <message>
        <source>You sit down with bots, and the cards are dealt at once.</source>
        <translation>与机器人同桌，立即发牌。</translation>
    </message>
    <message>
        <source>%1: choose the seats first</source>
        <translation>%1：先挑选座位</translation>
    </message>
</context>
<context>
    <name>InvitePanel</name>
    <message>
        <source>Invite</source>
        <translation>邀请</translation>
    </message>
    <message>
        <source>The invitation as a QR code</source>
        <translation>邀请的二维码</translation>
    </message>
    <message>
        <source>Show this code to people in the room.</source>
        <translation>让身边的人都来扫这个码。</translation>
    </message>
    <message>
        <source>On this network they also see the table on their own Home page.</source>
        <translation>同一网络里的人也能在自己的首页看到这一桌。</translation>
    </message>
    <message>
        <source>Link: %1</source>
        <translation>链接：%1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>复制链接</translation>
    </message>
    <message numerus="yes">
        <source>Or type this address:</source>
        <translation>
            <numerusform>或输入以下地址：</numerusform>
        </translation>
    </message>
    <message>
        <source>This table is private: nobody else finds it or can join it.</source>
        <translation>这张牌桌是私人的：别人找不到它，也无法加入。</translation>
    </message>
    <message>
        <source>Invite people…</source>
        <translation>邀请他人…</translation>
    </message>
</context>
<context>
    <name>JustNow</name>
    <message>
        <source>Just now</source>
        <translation>刚才</translation>
    </message>
</context>
<context>
    <name>KeyMap</name>
    <message>
        <source>Everywhere</source>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>Where only bots play</source>
        <translation>只有机器人打牌时</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>the next part; with Shift back</source>
        <translation>下一个区域；加 Shift 则往回</translation>
    </message>
    <message>
        <source>the next thing in that direction</source>
        <translation>该方向上的下一项</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>press what has the ring</source>
        <translation>按下带光圈的那一项</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back, close, cancel</source>
        <translation>返回、关闭、取消</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <translation>声音开关</translation>
    </message>
    <message>
        <source>tell the last things again, for a screen reader</source>
        <translation>为屏幕阅读器重读刚才的内容</translation>
    </message>
    <message>
        <source>close the window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <source>to the hand, the table, the actions, the seats, the bar</source>
        <translation>切到手牌、牌桌、操作、座位、顶栏</translation>
    </message>
    <message>
        <source>from one to the next</source>
        <translation>在各项之间移动</translation>
    </message>
    <message>
        <source>choose the first, second, … thing on the table</source>
        <translation>选择牌桌上的第几项</translation>
    </message>
    <message>
        <source>choose the card with the ring, or put it back</source>
        <translation>选中带光圈的牌，或放回</translation>
    </message>
    <message>
        <source>do what the lit button says</source>
        <translation>执行亮起的按钮</translation>
    </message>
    <message>
        <source>put back, close, leave</source>
        <translation>放回、关闭、离开</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>order of the hand</source>
        <translation>手牌排序</translation>
    </message>
    <message>
        <source>log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>tell the last things again</source>
        <translation>重读刚才的内容</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>all keys of the table</source>
        <translation>牌桌的所有快捷键</translation>
    </message>
    <message>
        <source>the bots play, or pause</source>
        <translation>机器人打牌或暂停</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>走一步</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>加快、减慢</translation>
    </message>
    <message>
        <source>ask for a break, or agree to one</source>
        <translation>请求休息，或同意休息</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Lucky Thirteen</source>
        <translation>幸运十三</translation>
    </message>
    <message>
        <source>Four cards, four rounds. Make exactly thirteen.</source>
        <translation>四张牌，四轮，凑出正好十三点。</translation>
    </message>
    <message>
        <source>Game of Thrones</source>
        <translation>权力的游戏</translation>
    </message>
    <message>
        <source>Two teams, two piles, six battles in the snow.</source>
        <translation>两队人马，两堆牌，雪中六场对决。</translation>
    </message>
    <message>
        <source>Pasur</source>
        <translation>帕苏尔</translation>
    </message>
    <message>
        <source>Pick up elevens, sweep the pool, keep the clubs.</source>
        <translation>凑十一收牌，扫清牌池，留住梅花。</translation>
    </message>
    <message>
        <source>Pinochle</source>
        <translation>皮纳克尔</translation>
    </message>
    <message>
        <source>Bid, meld and take tricks, just you two.</source>
        <translation>叫分、亮组合、赢墩，二人对决。</translation>
    </message>
    <message>
        <source>Enough of them</source>
        <translation>达到张数</translation>
    </message>
    <message>
        <source>Most of them</source>
        <translation>张数最多</translation>
    </message>
    <message>
        <source>Clubs needed</source>
        <translation>所需梅花数</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>获胜分数</translation>
    </message>
    <message>
        <source>Clubs score for</source>
        <translation>梅花计分</translation>
    </message>
    <message>
        <source>Points for clubs</source>
        <translation>梅花分值</translation>
    </message>
    <message>
        <source>Points for 10♦</source>
        <translation>10♦ 分值</translation>
    </message>
    <message>
        <source>Points for 2♣</source>
        <translation>2♣ 分值</translation>
    </message>
    <message>
        <source>Points for each ace</source>
        <translation>每张 A 分值</translation>
    </message>
    <message>
        <source>Points for each jack</source>
        <translation>每张 J 分值</translation>
    </message>
    <message>
        <source>Points for each sur</source>
        <translation>每个苏尔分值</translation>
    </message>
    <message>
        <source>Cut-throat</source>
        <translation>割喉</translation>
    </message>
    <message>
        <source>All melds count</source>
        <translation>计所有组合</translation>
    </message>
    <message>
        <source>Both draw twelve more cards and keep twelve of 24.</source>
        <translation>双方各再摸十二张，从 24 张里留十二张。</translation>
    </message>
    <message>
        <source>Not only runs and the royal marriage.</source>
        <translation>不只计顺子和皇家婚配。</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of the language that this file is in, in that language.</extracomment>
        <translation>简体中文</translation>
    </message>
</context>
<context>
    <name>LicenceDialog</name>
    <message>
        <source>Licence of %1</source>
        <translation>%1 的许可证</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>LinkDialog</name>
    <message>
        <source>Join with a link</source>
        <translation>通过链接加入</translation>
    </message>
    <message>
        <source>Paste the invitation that you were sent, or type the address that the host’s page shows.</source>
        <translation>粘贴收到的邀请，或输入桌主页面上显示的地址。</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>This is neither an invitation nor an address. An address looks like %1.</source>
        <translation>这既不是邀请，也不是地址。地址的样子如 %1。</translation>
    </message>
    <message>
        <source>Link or address</source>
        <translation>链接或地址</translation>
    </message>
</context>
<context>
    <name>LuckyThirteen</name>
    <message numerus="yes">
        <source>%Ln in the pile</source>
        <translation>
            <numerusform>牌堆剩 %Ln 张</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>Round %L1 of %L2</source>
        <translation>第 %L1 轮，共 %L2 轮</translation>
    </message>
    <message>
        <source>Choose one card to give up.</source>
        <translation>请选一张牌弃掉。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded %1</source>
        <translation>弃了 %1</translation>
    </message>
    <message>
        <source>Discarded the %1</source>
        <translation>弃了%1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>弃 %1</translation>
    </message>
    <message>
        <source>Choose one card</source>
        <translation>请选一张牌</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>本局已经结束。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>Only a card of your own hand can be given up.</source>
        <translation>只能弃掉自己的手牌。</translation>
    </message>
    <message>
        <source>Your turn. Choose one of three cards to discard.</source>
        <translation>轮到你了。从三张牌里选一张弃掉。</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Choose one of three cards to discard.</source>
        <translation>
            <numerusform>轮到你了，%Ln 秒。从三张牌里选一张弃掉。</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to discard.</source>
        <translation>已选中%1。按 Enter 弃掉。</translation>
    </message>
    <message>
        <source>%1 as %L2</source>
        <comment>a card and its value in a sum</comment>
        <translation>%1 当作 %L2</translation>
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
        <translation>%L1 × %L2、%L3 × %L4、%L5 × %L6 和 %L7 × %L8，共 %L9</translation>
    </message>
    <message>
        <source>%L1 × %L2 and %L3 × %L4 make %L5</source>
        <translation>%L1 × %L2 加 %L3 × %L4，共 %L5</translation>
    </message>
    <message>
        <source>No thirteen</source>
        <translation>没有十三点</translation>
    </message>
    <message>
        <source>The only thirteen is worth 100.</source>
        <translation>只有一人凑成十三点，得 100 分。</translation>
    </message>
    <message>
        <source>A draw, %L1 each.</source>
        <translation>平局，各 %L1 分。</translation>
    </message>
    <message>
        <source>You win with %L1.</source>
        <translation>你以 %L1 分获胜。</translation>
    </message>
    <message>
        <source>You and %1 win with %L2 each.</source>
        <translation>你和%1以 %L2 分并列获胜。</translation>
    </message>
    <message>
        <source>You, %1 and %2 win with %L3 each.</source>
        <translation>你、%1和%2以 %L3 分并列获胜。</translation>
    </message>
    <message>
        <source>%1 wins with %L2.</source>
        <translation>%1以 %L2 分获胜。</translation>
    </message>
    <message>
        <source>%1 and %2 win with %L3 each.</source>
        <translation>%1和%2以 %L3 分并列获胜。</translation>
    </message>
    <message>
        <source>%1, %2 and %3 win with %L4 each.</source>
        <translation>%1、%2和%3以 %L4 分并列获胜。</translation>
    </message>
    <message>
        <source>Nobody has thirteen, so hands count.</source>
        <translation>没有人凑成十三点，比手牌分。</translation>
    </message>
    <message>
        <source>You are the only one with thirteen.</source>
        <translation>只有你凑成了十三点。</translation>
    </message>
    <message>
        <source>%1 is the only one with thirteen.</source>
        <translation>只有%1凑成了十三点。</translation>
    </message>
    <message>
        <source>Two players have thirteen, so each of them scores their best one.</source>
        <translation>两人凑成十三点，各取自己的最高分。</translation>
    </message>
    <message>
        <source>Three players have thirteen, so each of them scores their best one.</source>
        <translation>三人凑成十三点，各取自己的最高分。</translation>
    </message>
    <message>
        <source>All four have thirteen, so each scores their best one.</source>
        <translation>四人都凑成十三点，各取自己的最高分。</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>摸到 %1</translation>
    </message>
    <message>
        <source>You drew the %1.</source>
        <translation>你摸到%1。</translation>
    </message>
    <message>
        <source>drew a card</source>
        <translation>摸了一张牌</translation>
    </message>
    <message>
        <source>%1 drew a card.</source>
        <translation>%1摸了一张牌。</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; discarded %1</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 弃了 %1</translation>
    </message>
    <message>
        <source>drew %1, discarded %2</source>
        <translation>摸到 %1，弃了 %2</translation>
    </message>
    <message>
        <source>You drew the %1 and discarded the %2.</source>
        <translation>你摸到%1，弃了%2。</translation>
    </message>
    <message>
        <source>discarded %1</source>
        <translation>弃了 %1</translation>
    </message>
    <message>
        <source>You discarded the %1.</source>
        <translation>你弃了%1。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; discarded %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 弃了 %2</translation>
    </message>
    <message>
        <source>drew, discarded %1</source>
        <translation>摸牌，弃了 %1</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>%1弃了%2。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>终局</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %Ln point(s)</source>
        <comment>two cards</comment>
        <translation>
            <numerusform>%1 %2，%Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the %1 and the %2: %Ln point(s).</source>
        <translation>
            <numerusform>你有%1和%2：%Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the %2 and the %3: %Ln point(s).</source>
        <translation>
            <numerusform>%1有%2和%3：%Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>第 %L1 轮</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Public cards</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two cards</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The public cards are the %1 and the %2.</source>
        <translation>公共牌是%1和%2。</translation>
    </message>
    <message>
        <source>got %1 and %2</source>
        <comment>two cards</comment>
        <translation>拿到 %1 和 %2</translation>
    </message>
    <message>
        <source>You got the %1 and the %2.</source>
        <translation>你拿到%1和%2。</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>本局结束。%1</translation>
    </message>
    <message>
        <source>Your cards are the %1 and the %2.</source>
        <translation>你的牌是%1和%2。</translation>
    </message>
    <message>
        <source>Round %L1 of %L2.</source>
        <translation>第 %L1 轮，共 %L2 轮。</translation>
    </message>
    <message>
        <source>You draw the %1.</source>
        <translation>你摸到%1。</translation>
    </message>
    <message>
        <source>You discard the %1.</source>
        <translation>你弃掉%1。</translation>
    </message>
    <message>
        <source>%1 discards the %2.</source>
        <translation>%1弃掉%2。</translation>
    </message>
    <message>
        <source>Give up %1: all four cards make thirteen then.</source>
        <translation>弃 %1：剩下的四张牌正好凑成十三点。</translation>
    </message>
    <message>
        <source>Give up %1: %2 and %3 make thirteen.</source>
        <translation>弃 %1：%2 和 %3 凑成十三点。</translation>
    </message>
    <message>
        <source>Give up %1: then %L2 of the %L3 cards not seen yet would make thirteen.</source>
        <translation>弃 %1：在 %L3 张未见的牌里，有 %L2 张能让你凑成十三点。</translation>
    </message>
    <message>
        <source>Give up %1: then %L2 of the %L3 cards not seen yet would make thirteen, and it would score more.</source>
        <translation>弃 %1：在 %L3 张未见的牌里，有 %L2 张能让你凑成十三点，而且分数更高。</translation>
    </message>
    <message>
        <source>Give up %1: if nobody has thirteen, hands count, and yours is worth %L2 then.</source>
        <translation>弃 %1：如果没有人凑成十三点就比手牌，那时你的手牌值 %L2 分。</translation>
    </message>
    <message>
        <source>Give up %1.</source>
        <translation>弃 %1。</translation>
    </message>
</context>
<context>
    <name>LuckyThirteenHelp</name>
    <message>
        <source>Make thirteen</source>
        <translation>凑成十三点</translation>
    </message>
    <message>
        <source>both your cards</source>
        <translation>你的两张牌</translation>
    </message>
    <message>
        <source>one of yours, one public</source>
        <translation>你的一张，加公共牌一张</translation>
    </message>
    <message>
        <source>all four</source>
        <translation>四张全用</translation>
    </message>
    <message>
        <source>%L1 or %L2</source>
        <comment>what a card counts</comment>
        <translation>%L1 或 %L2</translation>
    </message>
    <message>
        <source>%L1 to %L2, as you like</source>
        <comment>what a card counts</comment>
        <translation>%L1 到 %L2，任选</translation>
    </message>
</context>
<context>
    <name>LuckyThirteenResult</name>
    <message>
        <source>Own cards</source>
        <translation>自己的牌</translation>
    </message>
    <message>
        <source>Public cards</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln point(s). %2</source>
        <comment>a result: name, points, how they are reckoned</comment>
        <translation>
            <numerusform>%1，%Ln 分。%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuckyThirteenRules</name>
    <message>
        <source>Make thirteen</source>
        <translation>凑成十三点</translation>
    </message>
    <message>
        <source>You hold two cards, and two lie on the table for everyone. Four times you draw a card and give one up. Then all hands are shown, and thirteen wins.</source>
        <translation>你手里有两张牌，桌上还有两张大家共用。你要摸四次牌，每次弃掉一张。最后亮出所有手牌，凑成十三点的获胜。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你时</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>摸到的牌</translation>
    </message>
    <message>
        <source>Three cards, one goes</source>
        <translation>三张里弃一张</translation>
    </message>
    <message>
        <source>The card you draw comes by itself. Choose which of the three you give up: everyone sees it.</source>
        <translation>牌会自动摸到手里。从三张里选一张弃掉，弃掉的牌人人可见。</translation>
    </message>
    <message>
        <source>Three cards, one goes. The card you draw comes by itself. Choose which of the three you give up: everyone sees it.</source>
        <translation>三张里弃一张。牌会自动摸到手里。从三张里选一张弃掉，弃掉的牌人人可见。</translation>
    </message>
    <message>
        <source>Three ways to make it</source>
        <translation>三种凑法</translation>
    </message>
    <message>
        <source>Both of your cards</source>
        <translation>你的两张牌</translation>
    </message>
    <message>
        <source>7 + 6 = 13</source>
        <translation>7 + 6 = 13</translation>
    </message>
    <message>
        <source>Both of your cards: seven of spades and six of diamonds make 13.</source>
        <translation>你的两张牌：黑桃7和方块6凑成 13。</translation>
    </message>
    <message>
        <source>One of yours, one on the table</source>
        <translation>你的一张，加桌上一张</translation>
    </message>
    <message>
        <source>8 + 5 = 13</source>
        <translation>8 + 5 = 13</translation>
    </message>
    <message>
        <source>One of yours and one on the table: eight of spades and five of diamonds make 13.</source>
        <translation>你的一张加桌上一张：黑桃8和方块5凑成 13。</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>四张全用</translation>
    </message>
    <message>
        <source>2 + 4 + 5 + 2 = 13</source>
        <translation>2 + 4 + 5 + 2 = 13</translation>
    </message>
    <message>
        <source>All four: two of diamonds and four of hearts of yours, five of spades and two of clubs on the table make 13.</source>
        <translation>四张全用：你的方块2和红心4，加桌上的黑桃5和梅花2，凑成 13。</translation>
    </message>
    <message>
        <source>What a card counts</source>
        <translation>每张牌的点数</translation>
    </message>
    <message>
        <source>2 to 10 count what they show. The ace is 0 or 1, and jack, queen and king are 10, 11, 12 or 13 each: whatever helps you most.</source>
        <translation>2 到 10 按牌面计。A 可作 0 或 1，J、Q、K 各可作 10、11、12 或 13，取对你最有利的。</translation>
    </message>
    <message>
        <source>This is thirteen too</source>
        <translation>这样也是十三点</translation>
    </message>
    <message>
        <source>13 + 0, or 12 + 1</source>
        <translation>13 + 0 或 12 + 1</translation>
    </message>
    <message>
        <source>King of clubs and ace of hearts are thirteen too: 13 and 0, or 12 and 1.</source>
        <translation>梅花K和红心A也是十三点：13 加 0，或 12 加 1。</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>谁赢</translation>
    </message>
    <message>
        <source>One player has thirteen</source>
        <translation>只有一人凑成十三点</translation>
    </message>
    <message>
        <source>100 points, and the game.</source>
        <translation>得 100 分，赢下本局。</translation>
    </message>
    <message>
        <source>%L1+</source>
        <translation>%L1+</translation>
    </message>
    <message>
        <source>Several have thirteen</source>
        <translation>多人凑成十三点</translation>
    </message>
    <message>
        <source>Each scores the cards that make it, and the most points win.</source>
        <translation>各计凑成十三点的牌分，分高者胜。</translation>
    </message>
    <message>
        <source>Nobody has thirteen</source>
        <translation>没有人凑成十三点</translation>
    </message>
    <message>
        <source>Each scores the two cards in the hand, and the most points win.</source>
        <translation>各计手里两张牌的分，分高者胜。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>A card of yours scores its number times its suit, a card on the table its number times 2. Ace 1, jack 11, queen 12, king 13.</source>
        <translation>自己的牌：点数乘以花色倍数；桌上的牌：点数乘以 2。A 为 1，J 为 11，Q 为 12，K 为 13。</translation>
    </message>
    <message>
        <source>Spades count 4 times, hearts 3 times, diamonds twice, clubs once.</source>
        <translation>黑桃 4 倍，红心 3 倍，方块 2 倍，梅花 1 倍。</translation>
    </message>
    <message>
        <source>× %L1</source>
        <translation>× %L1</translation>
    </message>
    <message>
        <source>42 points</source>
        <translation>42 分</translation>
    </message>
    <message>
        <source>8 × 4 and 5 × 2</source>
        <translation>8 × 4 加 5 × 2</translation>
    </message>
    <message>
        <source>Eight of spades in your hand and five of diamonds on the table are 42 points: 8 times 4 and 5 times 2.</source>
        <translation>手里的黑桃8加桌上的方块5，共 42 分：8 乘 4，5 乘 2。</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>操作方法</translation>
    </message>
    <message>
        <source>Click a card to choose it, then the button. Or double click it, or drag it to the cards you gave up.</source>
        <translation>点一张牌选中它，再点按钮；也可以双击，或把牌拖到你的弃牌处。</translation>
    </message>
    <message>
        <source>1, 2 and 3 or the arrows choose a card, Enter gives it up. H asks for a hint, ? shows all keys.</source>
        <translation>按 1、2、3 或方向键选牌，Enter 弃牌。H 给出提示，? 显示所有快捷键。</translation>
    </message>
    <message>
        <source>All that happens is told in order, a sentence each. Every card, seat and button has a name.</source>
        <translation>所有经过都会逐句按顺序读出。每张牌、每个座位、每个按钮都有名称。</translation>
    </message>
</context>
<context>
    <name>LuckyThirteenTable</name>
    <message>
        <source>Public cards</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>你的弃牌</translation>
    </message>
</context>
<context>
    <name>MissingPlayer</name>
    <message>
        <source>%1 lost the connection</source>
        <translation>%1 断线了</translation>
    </message>
    <message>
        <source>The seat and the hand are kept. How shall we go on?</source>
        <translation>座位和手牌都会保留。接下来怎么办？</translation>
    </message>
    <message>
        <source>Wait for %1</source>
        <translation>等待 %1</translation>
    </message>
    <message>
        <source>No clock runs. The game goes on when %1 is back.</source>
        <translation>计时停止。%1 回来后游戏继续。</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>让机器人代打</translation>
    </message>
    <message>
        <source>A clever bot plays at once. %1 gets the seat back on return.</source>
        <translation>聪明的机器人立即代打。%1 回来后即可收回座位。</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>This is how the others see you.</source>
        <translation>别人看到的就是这个名字。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>This cannot be a name: 1 to 24 letters, please.</source>
        <translation>这个名字不能用：请输入 1 到 24 个字符。</translation>
    </message>
</context>
<context>
    <name>NearbyPage</name>
    <message>
        <source>Tables on your network</source>
        <translation>局域网牌桌</translation>
    </message>
    <message>
        <source>Tables of which game</source>
        <translation>哪种游戏的牌桌</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>Take my seat</source>
        <translation>回到座位</translation>
    </message>
    <message>
        <source>Tables come and go here by themselves.</source>
        <translation>牌桌会自动出现和消失。</translation>
    </message>
    <message>
        <source>Tables come and go here by themselves. %1</source>
        <translation>牌桌会自动出现和消失。%1</translation>
    </message>
    <message>
        <source>Join with a link</source>
        <translation>通过链接加入</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>开一桌</translation>
    </message>
</context>
<context>
    <name>NearbyTable</name>
    <message>
        <source>On this machine</source>
        <translation>在本机</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>在 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>how many more tables, and where</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%3, %1, %2</source>
        <translation>%3，%1，%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>The game and where its table is: &quot;Lucky Thirteen · On Jonas&apos;s laptop&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>Only watch %1</source>
        <translation>只能观战%1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Take my seat at %1</source>
        <translation>回到%1的座位</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>观战%1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>查看%1</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>加入%1</translation>
    </message>
    <message>
        <source>%1. Asks for a password</source>
        <translation>%1。需要密码</translation>
    </message>
</context>
<context>
    <name>NetworkSilence</name>
    <message>
        <source>Looking round your network …</source>
        <translation>正在查找局域网…</translation>
    </message>
    <message>
        <source>No tables here yet. Host one and others will see it at once.</source>
        <translation>这里还没有牌桌。开一桌，别人马上就能看到。</translation>
    </message>
    <message>
        <source>Nothing heard yet. Is the other machine on this network, and does its firewall let port %1 through?</source>
        <extracomment>%1 is a port number</extracomment>
        <translation>还没有回应。另一台电脑在同一网络里吗？防火墙放行端口 %1 了吗？</translation>
    </message>
</context>
<context>
    <name>Origins</name>
    <message>
        <source>A bot in your place</source>
        <comment>subject of any sentence: ... plays the ten of hearts</comment>
        <translation>机器人替你</translation>
    </message>
    <message>
        <source>The bot for %1</source>
        <comment>subject of any sentence</comment>
        <translation>机器人替%1</translation>
    </message>
    <message>
        <source>Time ran out, so a bot in your place</source>
        <comment>begins any sentence: ... plays the ten of hearts</comment>
        <translation>时间到，机器人替你</translation>
    </message>
    <message>
        <source>Time ran out for %1, so a bot</source>
        <comment>begins any sentence</comment>
        <translation>%1时间到，机器人替其</translation>
    </message>
    <message>
        <source>Your script</source>
        <comment>subject of any sentence; it stands in a file</comment>
        <translation>你的脚本</translation>
    </message>
    <message>
        <source>The script for %1</source>
        <comment>subject of any sentence</comment>
        <translation>%1的脚本</translation>
    </message>
    <message>
        <source>Bot for you</source>
        <comment>who did it</comment>
        <translation>机器人替你</translation>
    </message>
    <message>
        <source>Bot for %1</source>
        <comment>who did it</comment>
        <translation>机器人替%1</translation>
    </message>
    <message>
        <source>You</source>
        <comment>did it</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>%1 (time ran out)</source>
        <comment>what was done</comment>
        <translation>%1（时间到）</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>Pasur</name>
    <message numerus="yes">
        <source>Pick up %Ln card(s)</source>
        <translation>
            <numerusform>收 %Ln 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick up %1</source>
        <comment>cards</comment>
        <translation>收 %1</translation>
    </message>
    <message>
        <source>%L1 of %L2: %3</source>
        <translation>%L1/%L2：%3</translation>
    </message>
    <message>
        <source>Lay down %1</source>
        <translation>放下 %1</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>请出一张牌。</translation>
    </message>
    <message>
        <source>%1 picks nothing up. It joins the pool.</source>
        <translation>%1 收不到牌，会留在牌池里。</translation>
    </message>
    <message>
        <source>This is what %1 picks up.</source>
        <translation>%1 能收这些牌。</translation>
    </message>
    <message>
        <source>What does %1 pick up?</source>
        <translation>%1 要收哪些牌？</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>请选一张牌</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>本局已经结束。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>Only a card of your own hand can be played.</source>
        <translation>只能出自己的手牌。</translation>
    </message>
    <message>
        <source>Your turn. Play a card.</source>
        <translation>轮到你了。请出一张牌。</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Play a card.</source>
        <translation>
            <numerusform>轮到你了，%Ln 秒。请出一张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 picks nothing up. Press Enter to lay it down.</source>
        <translation>%1收不到牌。按 Enter 放下。</translation>
    </message>
    <message>
        <source>%1 picks up: %2. Press Enter to play it.</source>
        <translation>%1可收：%2。按 Enter 出牌。</translation>
    </message>
    <message>
        <source>%L1, %2</source>
        <comment>a choice: its number, its cards</comment>
        <translation>%L1，%2</translation>
    </message>
    <message>
        <source>%2 picks up one of %L1: %3.</source>
        <translation>%2可从 %L1 种里选一种：%3。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between choices</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Deal %L1 of %L2</source>
        <translation>第 %L1 次发牌，共 %L2 次</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>剩 %Ln 张</numerusform>
        </translation>
    </message>
    <message>
        <source>The pool is empty.</source>
        <translation>牌池是空的。</translation>
    </message>
    <message>
        <source>In the pool: %1.</source>
        <translation>牌池里有：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sur(s)</source>
        <translation>
            <numerusform>%Ln 个苏尔</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 in this round</source>
        <translation>本轮 %L1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken</source>
        <comment>cards</comment>
        <translation>
            <numerusform>已收 %Ln 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have taken %Ln card(s).</source>
        <translation>
            <numerusform>你已收 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has taken %Ln card(s).</source>
        <translation>
            <numerusform>%1已收 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %Ln sur(s).</source>
        <translation>
            <numerusform>你有 %Ln 个苏尔。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln sur(s).</source>
        <translation>
            <numerusform>%1有 %Ln 个苏尔。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, surs</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a name, points</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Round %L1 is over.</source>
        <translation>第 %L1 轮结束。</translation>
    </message>
    <message>
        <source>Nobody leads alone: %L1 each.</source>
        <translation>无人单独领先：各 %L1 分。</translation>
    </message>
    <message>
        <source>You lead with %L1.</source>
        <translation>你以 %L1 分领先。</translation>
    </message>
    <message>
        <source>%2 leads with %L1.</source>
        <translation>%2以 %L1 分领先。</translation>
    </message>
    <message>
        <source>Another round decides.</source>
        <translation>再打一轮决胜负。</translation>
    </message>
    <message>
        <source>The first to %L1 wins.</source>
        <translation>先到 %L1 分者胜。</translation>
    </message>
    <message>
        <source>What was left in the pool went to you, who picked up last.</source>
        <translation>牌池里剩下的牌归你，因为你最后收牌。</translation>
    </message>
    <message>
        <source>What was left in the pool went to %1, who picked up last.</source>
        <translation>牌池里剩下的牌归最后收牌的%1。</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln round(s).</source>
        <translation>
            <numerusform>打了 %Ln 轮。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln point(s).</source>
        <translation>
            <numerusform>%1：%Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>Round %L1</source>
        <translation>第 %L1 轮</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%Ln 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>This card can pick something up, so it must.</source>
        <translation>这张牌能收牌，就必须收。</translation>
    </message>
    <message>
        <source>Only what lies in the pool can be picked up.</source>
        <translation>只能收牌池里的牌。</translation>
    </message>
    <message>
        <source>A number and what it picks up make eleven.</source>
        <translation>数字牌收能与它凑成十一的牌。</translation>
    </message>
    <message>
        <source>A king picks up one king, a queen one queen.</source>
        <translation>K 收一张 K，Q 收一张 Q。</translation>
    </message>
    <message>
        <source>A jack picks up all numbers and jacks.</source>
        <translation>J 收走所有数字牌和 J。</translation>
    </message>
    <message>
        <source>Pick up %1 with %2: that clears the pool, a sur.</source>
        <translation>用 %2 收 %1：清空牌池，是一个苏尔。</translation>
    </message>
    <message>
        <source>Pick up %1 with %2: that clears the pool and cancels a sur.</source>
        <translation>用 %2 收 %1：清空牌池，抵消对手一个苏尔。</translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 with %2: that brings %Ln point(s).</source>
        <translation>
            <numerusform>用 %2 收 %1：可得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 with %2: that brings %Ln club(s).</source>
        <translation>
            <numerusform>用 %2 收 %1：多得 %Ln 张梅花。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick up %1 with %2, rather than leave them to the others.</source>
        <translation>用 %2 收 %1，别留给别人。</translation>
    </message>
    <message>
        <source>Pick up %1 with %2: after that nobody can clear the pool.</source>
        <translation>用 %2 收 %1：之后谁都清不空牌池。</translation>
    </message>
    <message>
        <source>Pick up %1 with %2.</source>
        <translation>用 %2 收 %1。</translation>
    </message>
    <message>
        <source>Lay down %1: what your other cards pick up can wait.</source>
        <translation>放下 %1：其他牌能收的可以等一等。</translation>
    </message>
    <message>
        <source>Lay down %1: after that nobody can clear the pool.</source>
        <translation>放下 %1：之后谁都清不空牌池。</translation>
    </message>
    <message>
        <source>Lay down %1: you can pick up nothing, and this leaves the others least.</source>
        <translation>放下 %1：你收不到牌，这样留给别人的最少。</translation>
    </message>
    <message>
        <source>Lay down %1.</source>
        <translation>放下 %1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rounds; a sentence</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%3: %L1 in this round, %L2 in all.</source>
        <translation>%3：本轮 %L1，总计 %L2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln club(s), %L1 for them; ten of diamonds %L2, two of clubs %L3, aces %L4, jacks %L5, surs %L6.</source>
        <comment>what a round has brought</comment>
        <translation>
            <numerusform>梅花 %Ln 张，得 %L1；方块10 %L2，梅花2 %L3，A %L4，J %L5，苏尔 %L6。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds 1 to %L1</source>
        <comment>of the game</comment>
        <translation>第 1 到 %L1 轮</translation>
    </message>
    <message>
        <source>You win with %L1.</source>
        <translation>你以 %L1 分获胜。</translation>
    </message>
    <message>
        <source>%2 wins with %L1.</source>
        <translation>%2以 %L1 分获胜。</translation>
    </message>
    <message>
        <source>You lay down the %1.</source>
        <translation>你放下%1。</translation>
    </message>
    <message>
        <source>%1 lays down the %2.</source>
        <translation>%1放下%2。</translation>
    </message>
    <message>
        <source>You pick up the %1 with the %2.</source>
        <comment>cards, card</comment>
        <translation>你用%2收走%1。</translation>
    </message>
    <message>
        <source>%1 picks up the %2 with the %3.</source>
        <comment>name, cards, card</comment>
        <translation>%1用%3收走%2。</translation>
    </message>
    <message>
        <source>You score a sur.</source>
        <translation>你打出一个苏尔。</translation>
    </message>
    <message>
        <source>%1 scores a sur.</source>
        <translation>%1打出一个苏尔。</translation>
    </message>
    <message>
        <source>Your sur cancels one of %1’s.</source>
        <translation>你的苏尔抵消了%1的一个。</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of yours.</source>
        <translation>%1的苏尔抵消了你的一个。</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of %2’s.</source>
        <translation>%1的苏尔抵消了%2的一个。</translation>
    </message>
    <message>
        <source>laid %1</source>
        <comment>a card</comment>
        <translation>放下 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; laid %1</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 放下 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; laid %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 放下 %2</translation>
    </message>
    <message>
        <source>%1 picked up %2</source>
        <comment>a card, cards</comment>
        <translation>%1 收 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt;: %1 took %2</source>
        <comment>a card, cards</comment>
        <translation>&lt;b&gt;你&lt;/b&gt;：%1 收 %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2 took %3</source>
        <comment>name, card, cards</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt;：%2 收 %3</translation>
    </message>
    <message>
        <source>scored a &lt;b&gt;sur&lt;/b&gt;</source>
        <translation>打出一个&lt;b&gt;苏尔&lt;/b&gt;</translation>
    </message>
    <message>
        <source>cancelled a &lt;b&gt;sur&lt;/b&gt; of yours</source>
        <translation>抵消了你的一个&lt;b&gt;苏尔&lt;/b&gt;</translation>
    </message>
    <message>
        <source>cancelled a &lt;b&gt;sur&lt;/b&gt; of %1</source>
        <translation>抵消了%1的一个&lt;b&gt;苏尔&lt;/b&gt;</translation>
    </message>
    <message>
        <source>got what was left: %1</source>
        <translation>得到剩下的牌：%1</translation>
    </message>
    <message>
        <source>What is left goes to you: %1.</source>
        <translation>剩下的牌归你：%1。</translation>
    </message>
    <message>
        <source>What is left goes to %1: %2.</source>
        <translation>剩下的牌归%1：%2。</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; got what was left</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 得到剩下的牌</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; got what was left</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 得到剩下的牌</translation>
    </message>
    <message>
        <source>You score a sur</source>
        <translation>你打出一个苏尔</translation>
    </message>
    <message>
        <source>%1 scores a sur</source>
        <translation>%1打出一个苏尔</translation>
    </message>
    <message>
        <source>Your sur cancels one of %1’s</source>
        <translation>你的苏尔抵消了%1的一个</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of yours</source>
        <translation>%1的苏尔抵消了你的一个</translation>
    </message>
    <message>
        <source>%1’s sur cancels one of %2’s</source>
        <translation>%1的苏尔抵消了%2的一个</translation>
    </message>
    <message>
        <source>you have %L1</source>
        <translation>你有 %L1 分</translation>
    </message>
    <message>
        <source>%2 has %L1</source>
        <comment>points; others follow</comment>
        <translation>%2有 %L1 分</translation>
    </message>
    <message>
        <source>%2 %L1</source>
        <comment>has points, after somebody else</comment>
        <translation>%2 %L1 分</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>who has how many points</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>牌堆</translation>
    </message>
    <message>
        <source>four more cards each</source>
        <translation>每人再发四张</translation>
    </message>
    <message>
        <source>Four more cards each.</source>
        <translation>每人再发四张牌。</translation>
    </message>
    <message>
        <source>Four more cards each</source>
        <translation>每人再发四张</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>牌池</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Round %L1. You begin.</source>
        <translation>第 %L1 轮。由你先出。</translation>
    </message>
    <message>
        <source>Round %L1. %2 begins.</source>
        <translation>第 %L1 轮。由%2先出。</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>你的牌：%1。</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>本局结束。%1</translation>
    </message>
    <message>
        <source>Laid %1</source>
        <comment>what a seat did</comment>
        <translation>放下 %1</translation>
    </message>
    <message>
        <source>Laid down the %1</source>
        <comment>what a seat did</comment>
        <translation>放下了%1</translation>
    </message>
    <message>
        <source>Picked up with %1</source>
        <comment>what a seat did</comment>
        <translation>用 %1 收牌</translation>
    </message>
    <message>
        <source>Picked up with the %1</source>
        <comment>what a seat did</comment>
        <translation>用%1收牌</translation>
    </message>
    <message>
        <source>laid %1</source>
        <comment>you, a card</comment>
        <translation>放下 %1</translation>
    </message>
    <message>
        <source>%1 picked up %2</source>
        <comment>you, with a card, cards</comment>
        <translation>%1 收 %2</translation>
    </message>
    <message>
        <source>scored a &lt;b&gt;sur&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>打出一个&lt;b&gt;苏尔&lt;/b&gt;</translation>
    </message>
    <message>
        <source>cancelled a &lt;b&gt;sur&lt;/b&gt; of %1</source>
        <comment>you</comment>
        <translation>抵消了%1的一个&lt;b&gt;苏尔&lt;/b&gt;</translation>
    </message>
    <message>
        <source>got what was left: %1</source>
        <comment>you</comment>
        <translation>得到剩下的牌：%1</translation>
    </message>
    <message>
        <source>%2 picks up one of %L1. Left and right go through them; a card in the pool leaves those with it.</source>
        <translation>%2可从 %L1 种里选一种。左右键逐个切换；点牌池里的一张牌，只留下含有它的。</translation>
    </message>
</context>
<context>
    <name>PasurChoices</name>
    <message>
        <source>What it can pick up</source>
        <translation>它能收的牌</translation>
    </message>
</context>
<context>
    <name>PasurKeys</name>
    <message>
        <source>In Pasur</source>
        <translation>帕苏尔中</translation>
    </message>
    <message>
        <source>with a card chosen: what it picks up</source>
        <translation>选中牌后：切换它收的牌</translation>
    </message>
    <message>
        <source>the same by its number</source>
        <translation>按编号选择它收的牌</translation>
    </message>
</context>
<context>
    <name>PasurRace</name>
    <message>
        <source>Numbers pick up what makes &lt;b&gt;%L1&lt;/b&gt; with them</source>
        <translation>数字牌收能与它凑成 &lt;b&gt;%L1&lt;/b&gt; 的牌</translation>
    </message>
    <message>
        <source>&lt;b&gt;J&lt;/b&gt; picks up all numbers and jacks</source>
        <translation>&lt;b&gt;J&lt;/b&gt; 收走所有数字牌和 J</translation>
    </message>
    <message>
        <source>&lt;b&gt;Q&lt;/b&gt; picks up a queen, &lt;b&gt;K&lt;/b&gt; a king</source>
        <translation>&lt;b&gt;Q&lt;/b&gt; 收一张 Q，&lt;b&gt;K&lt;/b&gt; 收一张 K</translation>
    </message>
    <message>
        <source>Race to %L1</source>
        <translation>先到 %L1 分</translation>
    </message>
    <message>
        <source>with this round</source>
        <translation>含本轮</translation>
    </message>
</context>
<context>
    <name>PasurResult</name>
    <message>
        <source>All rounds</source>
        <translation>所有轮次</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
</context>
<context>
    <name>PasurRules</name>
    <message>
        <source>The race to %L1</source>
        <translation>抢先到 %L1 分</translation>
    </message>
    <message>
        <source>Two, three or four play, each alone. You pick up cards from the pool in the middle, and some of them are worth points. Round follows round until somebody has %L1 points or more and alone the most.</source>
        <translation>二至四人，各自为战。从中间的牌池里收牌，有些牌值分。一轮接一轮，直到有人达到 %L1 分且单独领先。</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>一轮</translation>
    </message>
    <message>
        <source>Four cards each</source>
        <translation>每人四张</translation>
    </message>
    <message>
        <source>And four face up in the pool, with no jack among them.</source>
        <translation>牌池里另有四张明牌，其中没有 J。</translation>
    </message>
    <message>
        <source>One card in turn</source>
        <translation>轮流出一张牌</translation>
    </message>
    <message>
        <source>A card that can pick something up must do so. Else it joins the pool.</source>
        <translation>能收牌的牌必须收，否则留在牌池里。</translation>
    </message>
    <message>
        <source>Four more each</source>
        <translation>每人再发四张</translation>
    </message>
    <message>
        <source>When all hands are empty, until the deck is used up.</source>
        <translation>手牌都出完时再发，直到牌堆用尽。</translation>
    </message>
    <message>
        <source>The rest of the pool</source>
        <translation>牌池里剩下的牌</translation>
    </message>
    <message>
        <source>Goes to whoever picked up last. The next player starts the next round.</source>
        <translation>归最后收牌的人。下一轮由下一位先出。</translation>
    </message>
    <message>
        <source>What picks up what</source>
        <translation>什么收什么</translation>
    </message>
    <message>
        <source>Numbers make eleven</source>
        <translation>数字牌凑成十一</translation>
    </message>
    <message>
        <source>7 + 1 + 3: with one card or with several. The ace is 1.</source>
        <translation>7 + 1 + 3：可以收一张，也可以收几张。A 为 1。</translation>
    </message>
    <message>
        <source>Numbers make eleven: seven of hearts picks up ace of spades and three of diamonds. The ace is 1.</source>
        <translation>数字牌凑成十一：红心7收黑桃A和方块3。A 为 1。</translation>
    </message>
    <message>
        <source>A queen takes a queen</source>
        <translation>Q 收 Q</translation>
    </message>
    <message>
        <source>And a king takes a king, one at a time.</source>
        <translation>K 收 K，一次一张。</translation>
    </message>
    <message>
        <source>A queen takes a queen, and a king takes a king, one at a time.</source>
        <translation>Q 收 Q，K 收 K，一次一张。</translation>
    </message>
    <message>
        <source>A jack takes nearly all</source>
        <translation>J 几乎全收</translation>
    </message>
    <message>
        <source>All numbers and jacks. Queens and kings stay.</source>
        <translation>收走所有数字牌和 J。Q 和 K 留下。</translation>
    </message>
    <message>
        <source>A jack takes all numbers and jacks. Queens and kings stay.</source>
        <translation>J 收走所有数字牌和 J。Q 和 K 留下。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Seven clubs or more</source>
        <translation>七张或更多梅花</translation>
    </message>
    <message>
        <source>The ten of diamonds</source>
        <translation>方块10</translation>
    </message>
    <message>
        <source>The two of clubs</source>
        <translation>梅花2</translation>
    </message>
    <message>
        <source>Each ace</source>
        <translation>每张 A</translation>
    </message>
    <message>
        <source>Each jack</source>
        <translation>每张 J</translation>
    </message>
    <message>
        <source>Each sur</source>
        <translation>每个苏尔</translation>
    </message>
    <message>
        <source>Sur</source>
        <translation>苏尔</translation>
    </message>
    <message>
        <source>Who clears the whole pool</source>
        <translation>清空整个牌池</translation>
    </message>
    <message>
        <source>Has a sur, and the card lies face up for it. Not with a jack, and not in the last deal of a round.</source>
        <translation>就得到一个苏尔，那张牌翻开放着作记号。用 J 不算，一轮的最后一次发牌也不算。</translation>
    </message>
    <message>
        <source>Has another player a sur?</source>
        <translation>别人已有苏尔？</translation>
    </message>
    <message>
        <source>Then yours only takes away one of theirs, and counts nothing for you.</source>
        <translation>那么你的苏尔只抵消他的一个，自己不得分。</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>操作方法</translation>
    </message>
    <message>
        <source>Click a card: what it picks up is marked in the pool. Where it can pick up different cards, click those that you want. Then the button; or double click the card, or drag it to the pool.</source>
        <translation>点一张牌，它能收的牌会在牌池里标出。有几种收法时，点你想收的牌。然后点按钮；也可以双击那张牌，或把它拖到牌池。</translation>
    </message>
    <message>
        <source>1 to 4 or the arrows and Space choose a card, then ← and → or a digit what it picks up, and Enter plays. H asks for a hint, ? shows all keys.</source>
        <translation>按 1 到 4，或方向键加空格选牌，再用 ← → 或数字键选它收的牌，Enter 出牌。H 给出提示，? 显示所有快捷键。</translation>
    </message>
    <message>
        <source>All that happens is told in order, a sentence each, with all that a card can pick up before you play it.</source>
        <translation>所有经过都会逐句按顺序读出；出牌之前，也会读出一张牌能收的所有牌。</translation>
    </message>
</context>
<context>
    <name>PasurSheet</name>
    <message>
        <source>Clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Surs</source>
        <translation>苏尔</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>本轮</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
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
        <translation>牌池</translation>
    </message>
</context>
<context>
    <name>Pinochle</name>
    <message>
        <source>Play %1</source>
        <translation>出 %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>拿 %1</translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to play it.</source>
        <translation>已选中%1。按 Enter 打出。</translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to take it.</source>
        <translation>已选中%1。按 Enter 拿走。</translation>
    </message>
    <message>
        <source>Say your bid.</source>
        <translation>请叫分。</translation>
    </message>
    <message>
        <source>Name the trump.</source>
        <translation>请选定将牌。</translation>
    </message>
    <message>
        <source>Take one of these two.</source>
        <translation>从这两张里拿一张。</translation>
    </message>
    <message>
        <source>Keep %L1 of these %L2.</source>
        <translation>从 %L2 张里留 %L1 张。</translation>
    </message>
    <message>
        <source>Lead any card.</source>
        <translation>请领出任意一张牌。</translation>
    </message>
    <message>
        <source>Follow %1, higher if you can.</source>
        <comment>a suit</comment>
        <translation>请跟%1，能大则大。</translation>
    </message>
    <message>
        <source>Play a trump.</source>
        <translation>请出将牌。</translation>
    </message>
    <message>
        <source>Play any card.</source>
        <translation>请出任意一张牌。</translation>
    </message>
    <message>
        <source>Choose a suit</source>
        <translation>请选花色</translation>
    </message>
    <message numerus="yes">
        <source>Choose %Ln more</source>
        <comment>cards</comment>
        <translation>
            <numerusform>还要选 %Ln 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>请选一张牌</translation>
    </message>
    <message>
        <source>Choose one of two</source>
        <translation>两张里选一张</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>本局已经结束。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>First the bids, then the cards.</source>
        <translation>先叫分，再出牌。</translation>
    </message>
    <message>
        <source>First the trump, then the cards.</source>
        <translation>先定将牌，再出牌。</translation>
    </message>
    <message>
        <source>Take one of the two that lie face up.</source>
        <translation>从两张明牌里拿一张。</translation>
    </message>
    <message>
        <source>Only cards of your own hand can be kept.</source>
        <translation>只能留自己的手牌。</translation>
    </message>
    <message>
        <source>Only a card of your own hand can be played.</source>
        <translation>只能出自己的手牌。</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>你叫分</translation>
    </message>
    <message>
        <source>Choosing</source>
        <comment>cards to keep</comment>
        <translation>选牌中</translation>
    </message>
    <message>
        <source>Your turn. %1</source>
        <comment>what is to be done</comment>
        <translation>轮到你了。%1</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). %1</source>
        <comment>what is to be done</comment>
        <translation>
            <numerusform>轮到你了，%Ln 秒。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>你只能不叫。</translation>
    </message>
    <message>
        <source>Bid from %L1 to %L2 in tens, or pass. %L3 is ready.</source>
        <translation>从 %L1 到 %L2，以十为单位叫分，或不叫。已备好 %L3。</translation>
    </message>
    <message>
        <source>Bid %L1, or pass.</source>
        <translation>叫 %L1，或不叫。</translation>
    </message>
    <message>
        <source>Bid %L1 or %L2, or pass.</source>
        <translation>叫 %L1 或 %L2，或不叫。</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>还没有人叫分</translation>
    </message>
    <message>
        <source>You bid</source>
        <comment>above the bid</comment>
        <translation>你叫</translation>
    </message>
    <message>
        <source>%1 bids</source>
        <comment>above the bid</comment>
        <translation>%1叫</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>If you pass, %1 names the trump, and has no bid to reach.</source>
        <translation>如果你不叫，由%1定将牌，而且没有叫分要达成。</translation>
    </message>
    <message>
        <source>If you pass, %2 plays for %L1 and names the trump.</source>
        <translation>如果你不叫，就由%2定将牌，要打 %L1 分。</translation>
    </message>
    <message>
        <source>melds %L1</source>
        <comment>points</comment>
        <translation>组合 %L1</translation>
    </message>
    <message numerus="yes">
        <source>%2 as trump: melds of %Ln point(s). %1.</source>
        <comment>melds, a suit</comment>
        <translation>
            <numerusform>以%2为将：组合共 %Ln 分。%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then one of two open cards is yours.</source>
        <translation>然后你从两张明牌里拿一张。</translation>
    </message>
    <message>
        <source>Then both hands show their melds.</source>
        <translation>然后双方亮出组合。</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <comment>a suit</comment>
        <translation>%1为将</translation>
    </message>
    <message>
        <source>Nobody has bid</source>
        <translation>无人叫分</translation>
    </message>
    <message>
        <source>You play for %L1</source>
        <translation>你要打 %L1 分</translation>
    </message>
    <message>
        <source>%2 plays for %L1</source>
        <translation>%2要打 %L1 分</translation>
    </message>
    <message>
        <source>You play %2 for %L1</source>
        <comment>a suit, a bid</comment>
        <translation>你以%2为将，要打 %L1 分</translation>
    </message>
    <message>
        <source>%3 plays %2 for %L1</source>
        <comment>a name, a suit, a bid</comment>
        <translation>%3以%2为将，要打 %L1 分</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>got %1</source>
        <comment>cards</comment>
        <translation>拿到 %1</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>你的牌：%1。</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 不叫</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 不叫</translation>
    </message>
    <message>
        <source>bid &lt;b&gt;%L1&lt;/b&gt;</source>
        <translation>叫 &lt;b&gt;%L1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; bid %L1</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 叫 %L1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%2&lt;/b&gt; bid %L1</source>
        <translation>&lt;b&gt;%2&lt;/b&gt; 叫 %L1</translation>
    </message>
    <message>
        <source>name the trump without a bid</source>
        <translation>没有叫分，定将</translation>
    </message>
    <message>
        <source>names the trump without a bid</source>
        <translation>没有叫分，定将</translation>
    </message>
    <message>
        <source>play for &lt;b&gt;%L1&lt;/b&gt;</source>
        <translation>要打 &lt;b&gt;%L1&lt;/b&gt; 分</translation>
    </message>
    <message>
        <source>plays for &lt;b&gt;%L1&lt;/b&gt;</source>
        <translation>要打 &lt;b&gt;%L1&lt;/b&gt; 分</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>定将</translation>
    </message>
    <message>
        <source>named &lt;b&gt;%1&lt;/b&gt;</source>
        <comment>a suit as trump</comment>
        <translation>定&lt;b&gt;%1&lt;/b&gt;为将</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; named %1</source>
        <comment>a suit as trump</comment>
        <translation>&lt;b&gt;你&lt;/b&gt; 定%1为将</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; named %2</source>
        <comment>a suit as trump</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; 定%2为将</translation>
    </message>
    <message>
        <source>Keep 12</source>
        <translation>留 12 张</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Turned up: %1.</source>
        <translation>明牌：%1。</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>明牌：%1</translation>
    </message>
    <message>
        <source>took %1</source>
        <comment>a card</comment>
        <translation>拿 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; took %1</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;你&lt;/b&gt; 拿 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; took %2</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; 拿 %2</translation>
    </message>
    <message>
        <source>drew eleven cards</source>
        <translation>摸了十一张牌</translation>
    </message>
    <message>
        <source>%1 draws eleven cards.</source>
        <translation>%1摸十一张牌。</translation>
    </message>
    <message>
        <source>drew %1</source>
        <comment>cards</comment>
        <translation>摸到 %1</translation>
    </message>
    <message>
        <source>You draw: %1.</source>
        <translation>你摸到：%1。</translation>
    </message>
    <message>
        <source>kept 12 cards</source>
        <translation>留了 12 张牌</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; kept 12</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 留了 12 张</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; kept 12</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 留了 12 张</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>no melds</source>
        <translation>没有组合</translation>
    </message>
    <message>
        <source>&lt;b&gt;%L1&lt;/b&gt;: %2</source>
        <comment>points; melds</comment>
        <translation>&lt;b&gt;%L1&lt;/b&gt;：%2</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; melded %L1</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 的组合 %L1 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;%2&lt;/b&gt; melded %L1</source>
        <translation>&lt;b&gt;%2&lt;/b&gt; 的组合 %L1 分</translation>
    </message>
    <message>
        <source>Trick %L1</source>
        <translation>第 %L1 墩</translation>
    </message>
    <message>
        <source>led %1</source>
        <comment>a card</comment>
        <translation>领出 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; led %1</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;你&lt;/b&gt; 领出 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; led %2</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; 领出 %2</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>a card</comment>
        <translation>出 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %1</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;你&lt;/b&gt; 出 %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; played %2</source>
        <comment>a card</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt; 出 %2</translation>
    </message>
    <message>
        <source>took &lt;b&gt;%L1&lt;/b&gt; with %2</source>
        <comment>points, a card</comment>
        <translation>用 %2 赢 &lt;b&gt;%L1&lt;/b&gt; 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; took %L1 with %2</source>
        <comment>points, a card</comment>
        <translation>&lt;b&gt;你&lt;/b&gt; 用 %2 赢 %L1 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;%3&lt;/b&gt; took %L1 with %2</source>
        <comment>points, a card</comment>
        <translation>&lt;b&gt;%3&lt;/b&gt; 用 %2 赢 %L1 分</translation>
    </message>
    <message>
        <source>played %2; you took &lt;b&gt;%L1&lt;/b&gt;</source>
        <comment>points, a card</comment>
        <translation>出 %2；你赢 &lt;b&gt;%L1&lt;/b&gt; 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;%3&lt;/b&gt; played %2; you took %L1</source>
        <comment>points, a card</comment>
        <translation>&lt;b&gt;%3&lt;/b&gt; 出 %2；你赢 %L1 分</translation>
    </message>
    <message>
        <source>played %2; %3 took &lt;b&gt;%L1&lt;/b&gt;</source>
        <comment>points, a card, a name</comment>
        <translation>出 %2；%3赢 &lt;b&gt;%L1&lt;/b&gt; 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; played %2; %3 took %L1</source>
        <comment>points, a card, a name</comment>
        <translation>&lt;b&gt;你&lt;/b&gt; 出 %2；%3赢 %L1 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4&lt;/b&gt; played %2; %3 took %L1</source>
        <comment>points, a card, two names</comment>
        <translation>&lt;b&gt;%4&lt;/b&gt; 出 %2；%3赢 %L1 分</translation>
    </message>
    <message>
        <source>Double run</source>
        <translation>双顺子</translation>
    </message>
    <message>
        <source>Jacks abound</source>
        <translation>八张 J</translation>
    </message>
    <message>
        <source>Double pinochle</source>
        <translation>双皮纳克尔</translation>
    </message>
    <message>
        <source>Run and royal marriage</source>
        <translation>顺子加皇家婚配</translation>
    </message>
    <message>
        <source>Run and king</source>
        <translation>顺子加 K</translation>
    </message>
    <message>
        <source>Run and queen</source>
        <translation>顺子加 Q</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>Aces around</source>
        <translation>四门 A</translation>
    </message>
    <message>
        <source>Royal marriage</source>
        <translation>皇家婚配</translation>
    </message>
    <message>
        <source>Pinochle</source>
        <translation>皮纳克尔</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>婚配</translation>
    </message>
    <message>
        <source>Dix</source>
        <translation>将牌九</translation>
    </message>
    <message numerus="yes">
        <source>%2, %Ln point(s): %1.</source>
        <comment>cards, a meld</comment>
        <translation>
            <numerusform>%2，%Ln 分：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>No melds</source>
        <translation>没有组合</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between melds</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%2 %L1</source>
        <comment>a meld and its points</comment>
        <translation>%2 %L1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>赢墩</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>Trick %L1 of %L2</source>
        <translation>第 %L1 墩，共 %L2 墩</translation>
    </message>
    <message>
        <source>cut-throat</source>
        <translation>割喉</translation>
    </message>
    <message>
        <source>usual melds only</source>
        <translation>仅基本组合</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between options</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>With the %1 your melds are worth %Ln point(s).</source>
        <translation>
            <numerusform>有了%1，你的组合值 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will not see what you leave out.</source>
        <translation>%1看不到你舍弃的牌。</translation>
    </message>
    <message>
        <source>Nobody has bid, so more points win.</source>
        <translation>无人叫分，所以分高者胜。</translation>
    </message>
    <message>
        <source>Your melds make your bid.</source>
        <translation>你的组合已达成叫分。</translation>
    </message>
    <message>
        <source>%1’s melds make the bid.</source>
        <translation>%1的组合已达成叫分。</translation>
    </message>
    <message>
        <source>%L1 more from the tricks and your bid is made.</source>
        <translation>再从赢墩得 %L1 分，就达成你的叫分。</translation>
    </message>
    <message>
        <source>%L1 more from the tricks and %2’s bid is made.</source>
        <translation>再从赢墩得 %L1 分，就达成%2的叫分。</translation>
    </message>
    <message>
        <source>You led</source>
        <comment>above a card</comment>
        <translation>你领出</translation>
    </message>
    <message>
        <source>%1 led</source>
        <comment>above a card</comment>
        <translation>%1领出</translation>
    </message>
    <message>
        <source>Bid %L1</source>
        <comment>a button</comment>
        <translation>叫 %L1</translation>
    </message>
    <message>
        <source>Ten less</source>
        <translation>减十</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>加十</translation>
    </message>
    <message>
        <source>Keep these %L1</source>
        <translation>留这 %L1 张</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Lead the first trick</source>
        <translation>领出第一墩</translation>
    </message>
    <message>
        <source>%1: press Enter to name them as trump.</source>
        <comment>a suit</comment>
        <translation>%1：按 Enter 定为将牌。</translation>
    </message>
    <message>
        <source>Twelve are chosen. Put one back first.</source>
        <translation>已选十二张。请先放回一张。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%2 %L1&lt;/b&gt;</source>
        <comment>a meld and its points</comment>
        <translation>&lt;b&gt;%2 %L1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%L1 of %L2 kept.</source>
        <comment>cards</comment>
        <translation>已留 %L1 张，共 %L2 张。</translation>
    </message>
    <message>
        <source>They have no melds.</source>
        <translation>这些牌没有组合。</translation>
    </message>
    <message>
        <source>Their melds: %1.</source>
        <translation>这些牌的组合：%1。</translation>
    </message>
    <message>
        <source>Press Enter to keep them.</source>
        <translation>按 Enter 留下。</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>cards that are kept</comment>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>No melds with these.</source>
        <translation>这些牌没有组合。</translation>
    </message>
    <message>
        <source>With these: %1.</source>
        <comment>melds</comment>
        <translation>这些牌有：%1。</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between melds</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Something else is to be decided now.</source>
        <translation>现在要决定的是别的。</translation>
    </message>
    <message>
        <source>A first bid is a multiple of ten, from 10 to 2,000.</source>
        <translation>首次叫分是十的倍数，从 10 到 2000。</translation>
    </message>
    <message>
        <source>A later bid is ten or twenty more.</source>
        <translation>之后叫分加十或加二十。</translation>
    </message>
    <message>
        <source>No bid is above 4,000.</source>
        <translation>叫分不能超过 4000。</translation>
    </message>
    <message>
        <source>Twelve cards are kept, no more and no fewer.</source>
        <translation>正好留十二张，不多不少。</translation>
    </message>
    <message>
        <source>You have a higher card of this suit and must play it.</source>
        <translation>你有同花色更大的牌，必须出。</translation>
    </message>
    <message>
        <source>You have a higher %1 and must play it.</source>
        <comment>a card of a suit</comment>
        <translation>你有更大的%1，必须出。</translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation>你必须出将牌。</translation>
    </message>
    <message>
        <source>Pass: with %2 as trump your hand is worth about %L1, and any bid would be as much.</source>
        <comment>points, a suit</comment>
        <translation>不叫：以%2为将，你的手牌约值 %L1 分，再叫也不过如此。</translation>
    </message>
    <message>
        <source>Pass.</source>
        <comment>a hint</comment>
        <translation>不叫。</translation>
    </message>
    <message>
        <source>Bid %L1: with %3 as trump your hand melds %L2.</source>
        <comment>a bid, points, a suit</comment>
        <translation>叫 %L1：以%3为将，你的组合值 %L2 分。</translation>
    </message>
    <message>
        <source>Bid %L1: with %3 as trump your hand is worth about %L2.</source>
        <comment>a bid, points, a suit</comment>
        <translation>叫 %L1：以%3为将，你的手牌约值 %L2 分。</translation>
    </message>
    <message>
        <source>Bid %L1.</source>
        <comment>a hint</comment>
        <translation>叫 %L1。</translation>
    </message>
    <message numerus="yes">
        <source>Take %1: with it your melds are worth %Ln point(s) more than with the other one.</source>
        <translation>
            <numerusform>拿 %1：有了它，你的组合比拿另一张多 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1: it is worth %Ln point(s) in a trick, the other one less.</source>
        <translation>
            <numerusform>拿 %1：它在墩里值 %Ln 分，另一张没这么多。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1: neither of the two is better.</source>
        <translation>拿 %1：两张不分好坏。</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <comment>a hint</comment>
        <translation>拿 %1。</translation>
    </message>
    <message>
        <source>Play %1: the rules allow no other card.</source>
        <translation>出 %1：按规则只能出它。</translation>
    </message>
    <message>
        <source>Lead %1: it is cheap, and who must beat it spends more.</source>
        <translation>领出 %1：它不值分，要压过它的人得花更多。</translation>
    </message>
    <message numerus="yes">
        <source>Play %1: it wins the trick, %Ln point(s).</source>
        <translation>
            <numerusform>出 %1：赢下这一墩，得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead %1: nothing can beat it any more.</source>
        <translation>领出 %1：已经没有牌能压过它。</translation>
    </message>
    <message numerus="yes">
        <source>Play %1: the trick is lost, and this gives away only %Ln point(s).</source>
        <translation>
            <numerusform>出 %1：这一墩赢不了，这样只送出 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1: it costs you least.</source>
        <translation>出 %1：对你损失最小。</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>a hint</comment>
        <translation>出 %1。</translation>
    </message>
    <message>
        <source>Name %2: it is your longest suit, and your hand melds %L1 with it.</source>
        <comment>points, a suit</comment>
        <translation>定%2为将：它是你最长的花色，组合值 %L1 分。</translation>
    </message>
    <message>
        <source>Name %1.</source>
        <comment>a suit as trump</comment>
        <translation>定%1为将。</translation>
    </message>
    <message>
        <source>Keep the twelve with the tag: they meld %L1.</source>
        <comment>points</comment>
        <translation>留有标记的十二张：组合值 %L1 分。</translation>
    </message>
    <message>
        <source>Keep these, which meld %L1: %2.</source>
        <comment>points, cards</comment>
        <translation>留这些牌，组合值 %L1 分：%2。</translation>
    </message>
    <message>
        <source>You win with %L1.</source>
        <translation>你以 %L1 分获胜。</translation>
    </message>
    <message>
        <source>%2 wins with %L1.</source>
        <translation>%2以 %L1 分获胜。</translation>
    </message>
    <message>
        <source>You are %L1 short of your bid of %L2 and lose.</source>
        <translation>你离叫分 %L2 还差 %L1 分，输了。</translation>
    </message>
    <message>
        <source>%3 is %L1 short of the bid of %L2 and loses.</source>
        <translation>%3离叫分 %L2 还差 %L1 分，输了。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <translation>
            <numerusform>%Ln 墩</numerusform>
        </translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>%L1 short</source>
        <comment>of a bid</comment>
        <translation>差 %L1</translation>
    </message>
    <message>
        <source>made</source>
        <comment>a bid</comment>
        <translation>达成</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Your bid is made</source>
        <translation>你已达成叫分</translation>
    </message>
    <message>
        <source>The bid is made</source>
        <translation>叫分已达成</translation>
    </message>
    <message>
        <source>%L1 more for your bid</source>
        <translation>还差 %L1 达成你的叫分</translation>
    </message>
    <message>
        <source>%L1 more for the bid</source>
        <translation>还差 %L1 达成叫分</translation>
    </message>
    <message>
        <source>%4: %L1 points, %L2 melds and %L3 tricks.</source>
        <comment>a name, and how it stands</comment>
        <translation>%4：%L1 分，其中组合 %L2 分，赢墩 %L3 分。</translation>
    </message>
    <message>
        <source>%L1 melds and %L2 tricks</source>
        <comment>points</comment>
        <translation>组合 %L1，赢墩 %L2</translation>
    </message>
    <message numerus="yes">
        <source>You have taken %Ln trick(s).</source>
        <translation>
            <numerusform>你已赢 %Ln 墩。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has taken %Ln trick(s).</source>
        <translation>
            <numerusform>%1已赢 %Ln 墩。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>你的组合</translation>
    </message>
    <message>
        <source>%1’s melds</source>
        <translation>%1的组合</translation>
    </message>
    <message>
        <source>A draw, %L1 each. Both win.</source>
        <translation>平局，各 %L1 分。双方都获胜。</translation>
    </message>
    <message>
        <source>Nobody had bid, so there was no bid to make.</source>
        <translation>当时无人叫分，所以不用达成叫分。</translation>
    </message>
    <message>
        <source>You made your bid of %L1.</source>
        <translation>你达成了 %L1 的叫分。</translation>
    </message>
    <message>
        <source>%2 made the bid of %L1.</source>
        <translation>%2达成了 %L1 的叫分。</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>你不叫。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1不叫。</translation>
    </message>
    <message>
        <source>You bid %L1.</source>
        <translation>你叫 %L1。</translation>
    </message>
    <message>
        <source>%2 bids %L1.</source>
        <translation>%2叫 %L1。</translation>
    </message>
    <message>
        <source>There is no bid, so you name the trump.</source>
        <translation>无人叫分，由你定将牌。</translation>
    </message>
    <message>
        <source>There is no bid, so %1 names the trump.</source>
        <translation>无人叫分，由%1定将牌。</translation>
    </message>
    <message>
        <source>You play for %L1 and name the trump.</source>
        <translation>你要打 %L1 分，由你定将牌。</translation>
    </message>
    <message>
        <source>%2 plays for %L1 and names the trump.</source>
        <translation>%2要打 %L1 分，并选定将牌。</translation>
    </message>
    <message>
        <source>You named %1.</source>
        <comment>a suit as trump</comment>
        <translation>你定%1为将。</translation>
    </message>
    <message>
        <source>%1 named %2.</source>
        <comment>a suit as trump</comment>
        <translation>%1定%2为将。</translation>
    </message>
    <message>
        <source>You take the %1.</source>
        <translation>你拿走%1。</translation>
    </message>
    <message>
        <source>%1 takes the %2.</source>
        <translation>%1拿走%2。</translation>
    </message>
    <message>
        <source>You have kept your twelve cards.</source>
        <translation>你留好了十二张牌。</translation>
    </message>
    <message>
        <source>%1 has kept twelve cards.</source>
        <translation>%1留好了十二张牌。</translation>
    </message>
    <message>
        <source>You have no melds.</source>
        <translation>你没有组合。</translation>
    </message>
    <message>
        <source>%1 has no melds.</source>
        <translation>%1没有组合。</translation>
    </message>
    <message numerus="yes">
        <source>Your melds: %1. That is %Ln point(s).</source>
        <translation>
            <numerusform>你的组合：%1。共 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melds of %1: %2. That is %Ln point(s).</source>
        <translation>
            <numerusform>%1的组合：%2。共 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead the %1.</source>
        <translation>你领出%1。</translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translation>%1领出%2。</translation>
    </message>
    <message>
        <source>You play the %1.</source>
        <translation>你出%1。</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1出%2。</translation>
    </message>
    <message numerus="yes">
        <source>You win the trick, %Ln point(s).</source>
        <translation>
            <numerusform>你赢下这一墩，%Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the trick, %Ln point(s).</source>
        <translation>
            <numerusform>%1赢下这一墩，%Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2.</source>
        <comment>points so far, the bid</comment>
        <translation>%L1 分，叫分 %L2。</translation>
    </message>
    <message>
        <source>You bid first.</source>
        <translation>你先叫分。</translation>
    </message>
    <message>
        <source>%1 bids first.</source>
        <translation>%1先叫分。</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>本局结束。%1</translation>
    </message>
    <message>
        <source>Led %1</source>
        <comment>what a seat did</comment>
        <translation>领出 %1</translation>
    </message>
    <message>
        <source>Led the %1</source>
        <comment>what a seat did</comment>
        <translation>领出%1</translation>
    </message>
    <message>
        <source>Played %1</source>
        <comment>what a seat did</comment>
        <translation>出 %1</translation>
    </message>
    <message>
        <source>Played the %1</source>
        <comment>what a seat did</comment>
        <translation>出%1</translation>
    </message>
    <message>
        <source>%L1 in melds</source>
        <comment>points of a seat</comment>
        <translation>组合 %L1 分</translation>
    </message>
    <message>
        <source>Has kept 12</source>
        <comment>cards</comment>
        <translation>已留 12 张</translation>
    </message>
    <message>
        <source>Named %1</source>
        <comment>a suit as trump</comment>
        <translation>定%1为将</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>what a seat did</comment>
        <translation>不叫</translation>
    </message>
    <message>
        <source>Bid %L1</source>
        <comment>what a seat did</comment>
        <translation>叫 %L1</translation>
    </message>
    <message>
        <source>Took %1</source>
        <comment>what a seat did</comment>
        <translation>拿 %1</translation>
    </message>
    <message>
        <source>Took the %1</source>
        <comment>what a seat did</comment>
        <translation>拿%1</translation>
    </message>
    <message>
        <source>Your bid is made.</source>
        <translation>你已达成叫分。</translation>
    </message>
    <message>
        <source>The bid is made.</source>
        <translation>叫分已达成。</translation>
    </message>
    <message>
        <source>%L1 more for your bid.</source>
        <translation>还差 %L1 达成你的叫分。</translation>
    </message>
    <message>
        <source>%L1 more for the bid.</source>
        <translation>还差 %L1 达成叫分。</translation>
    </message>
</context>
<context>
    <name>PinochleBidStepper</name>
    <message>
        <source>First bid: %L1</source>
        <translation>首次叫分：%L1</translation>
    </message>
    <message>
        <source>Ten less</source>
        <translation>减十</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>加十</translation>
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
        <translation>推荐</translation>
    </message>
</context>
<context>
    <name>PinochleKeeping</name>
    <message>
        <source>Sort by rank</source>
        <translation>按大小排列</translation>
    </message>
    <message>
        <source>Sort as in the pack</source>
        <translation>按牌序排列</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>按花色排列</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
</context>
<context>
    <name>PinochleKeys</name>
    <message>
        <source>In Pinochle</source>
        <translation>皮纳克尔中</translation>
    </message>
    <message>
        <source>ten more, twenty more, or pass</source>
        <translation>加十、加二十或不叫</translation>
    </message>
    <message>
        <source>the first bid: ten more, ten less</source>
        <translation>首次叫分：加十、减十</translation>
    </message>
    <message>
        <source>while the trump is named: that suit</source>
        <translation>定将牌时：选那个花色</translation>
    </message>
    <message>
        <source>with two cards turned up: that one</source>
        <translation>有两张明牌时：拿那一张</translation>
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
        <translation>%1：%L2</translation>
    </message>
</context>
<context>
    <name>PinochleRules</name>
    <message>
        <source>A game of one deal</source>
        <translation>一次发牌定胜负</translation>
    </message>
    <message>
        <source>Two play, with two of each card from nine to ace. Whoever bids most names the trump, and must reach the bid with melds and tricks together. Who falls short has lost; else the higher score wins.</source>
        <translation>二人对局，从 9 到 A 每张牌各有两张。叫分高的人定将牌，组合与赢墩加起来必须达到叫分。达不到就输，否则分高者胜。</translation>
    </message>
    <message>
        <source>How a game goes</source>
        <translation>一局的经过</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Twelve cards each. The first bid is any multiple of %L1; then %L1 or %L2 more in turn, until one of you passes.</source>
        <translation>每人十二张牌。首次叫分是 %L1 的任意倍数；之后轮流加 %L1 或 %L2，直到有人不叫。</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>定将</translation>
    </message>
    <message>
        <source>The highest bid names the trump suit.</source>
        <translation>叫分最高的人选定将牌花色。</translation>
    </message>
    <message>
        <source>Cut-throat, if you play it so</source>
        <translation>割喉玩法</translation>
    </message>
    <message>
        <source>Two cards are turned up, and the highest bid takes one of them. The rest is drawn in turn, and of 24 cards each keeps 12, unseen by the other.</source>
        <translation>翻开两张牌，叫分最高的人拿一张。其余的牌轮流摸完，每人从 24 张里留 12 张，对方看不到。</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Both show what their twelve cards meld, and score it.</source>
        <translation>双方亮出十二张牌里的组合并计分。</translation>
    </message>
    <message>
        <source>Twelve tricks</source>
        <translation>十二墩</translation>
    </message>
    <message>
        <source>The highest bid leads. Then whoever won the trick before.</source>
        <translation>叫分最高的人先领出，之后由上一墩的赢家领出。</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>跟牌</translation>
    </message>
    <message>
        <source>Beat it if you can</source>
        <translation>能大则大</translation>
    </message>
    <message>
        <source>From high to low: ace, ten, king, queen, jack, nine.</source>
        <translation>从大到小：A、10、K、Q、J、9。</translation>
    </message>
    <message>
        <source>Beat it if you can: the ten of hearts beats the king of hearts. From high to low: ace, ten, king, queen, jack, nine.</source>
        <translation>能大则大：红心10压过红心K。从大到小：A、10、K、Q、J、9。</translation>
    </message>
    <message>
        <source>Else play a trump</source>
        <translation>否则出将牌</translation>
    </message>
    <message>
        <source>Even where you have a lower card of the suit. Here spades are trump.</source>
        <translation>即使还有同花色的小牌。这里黑桃为将。</translation>
    </message>
    <message>
        <source>Else play a trump: with spades as trump, the nine of spades beats the ace of hearts. You must, even where you have a lower heart.</source>
        <translation>否则出将牌：黑桃为将时，黑桃9压过红心A。即使还有红心小牌，也必须出将牌。</translation>
    </message>
    <message>
        <source>Else any card</source>
        <translation>否则随意出</translation>
    </message>
    <message>
        <source>Who has led wins then, and with an equal card too.</source>
        <translation>这时领出的人赢；牌一样大也是他赢。</translation>
    </message>
    <message>
        <source>Else any card: the jack of clubs loses to the ace of hearts. Who has led wins with an equal card, too.</source>
        <translation>否则随意出：梅花J输给红心A。牌一样大时，领出的人赢。</translation>
    </message>
    <message>
        <source>Melds, with spades as trump</source>
        <translation>组合（以黑桃为将）</translation>
    </message>
    <message>
        <source>Double run</source>
        <translation>双顺子</translation>
    </message>
    <message>
        <source>Jacks abound</source>
        <translation>八张 J</translation>
    </message>
    <message>
        <source>Double pinochle</source>
        <translation>双皮纳克尔</translation>
    </message>
    <message>
        <source>Run and royal marriage</source>
        <translation>顺子加皇家婚配</translation>
    </message>
    <message>
        <source>Run and king, or run and queen</source>
        <translation>顺子加 K，或顺子加 Q</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>Aces around</source>
        <translation>四门 A</translation>
    </message>
    <message>
        <source>Royal marriage</source>
        <translation>皇家婚配</translation>
    </message>
    <message>
        <source>Pinochle</source>
        <translation>皮纳克尔</translation>
    </message>
    <message>
        <source>Common marriage, of any other suit</source>
        <translation>普通婚配，将牌以外的花色</translation>
    </message>
    <message>
        <source>Dix, the nine of trump</source>
        <translation>将牌九</translation>
    </message>
    <message>
        <source>Each kind counts once, the highest first, and a card counts in one meld only.</source>
        <translation>每种组合只计一次，从高到低；一张牌只计入一个组合。</translation>
    </message>
    <message>
        <source>What cards are worth in tricks</source>
        <translation>牌在墩里的分值</translation>
    </message>
    <message>
        <source>Ace %L1, ten %L2, king %L3, queen %L4, jack %L5, nine nothing; but the nine of trump %L2.</source>
        <translation>A %L1，10 %L2，K %L3，Q %L4，J %L5，9 不计分；但将牌 9 计 %L2。</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>操作方法</translation>
    </message>
    <message>
        <source>Click a bid, a suit or a card, then the button; or double click a card, or drag it to its place. To keep twelve, click those that you want.</source>
        <translation>点叫分、花色或牌，再点按钮；也可以双击牌，或把它拖到位置上。留十二张时，点你想留的牌。</translation>
    </message>
    <message>
        <source>1 bids ten more, 2 twenty more, P passes. S, H, D and C choose the trump, 1 and 2 the card that is turned up. The arrows and Space choose cards, Enter plays. H asks for a hint, ? shows all keys.</source>
        <translation>按 1 加十，2 加二十，P 不叫。S、H、D、C 选将牌，1、2 选明牌。方向键加空格选牌，Enter 出牌。H 给出提示，? 显示所有快捷键。</translation>
    </message>
    <message>
        <source>All that happens is told in order, a sentence each, and what you mark is told with what it would meld.</source>
        <translation>所有经过都会逐句按顺序读出；标记牌时，也会读出它们的组合。</translation>
    </message>
</context>
<context>
    <name>PinochleTricks</name>
    <message>
        <source>Your card</source>
        <translation>你的牌</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>你的牌</translation>
    </message>
</context>
<context>
    <name>PinochleWorth</name>
    <message>
        <source>Bid what &lt;b&gt;melds and tricks&lt;/b&gt; will bring you</source>
        <translation>按&lt;b&gt;组合和赢墩&lt;/b&gt;能得的分来叫</translation>
    </message>
    <message>
        <source>The highest bid &lt;b&gt;names the trump&lt;/b&gt;</source>
        <translation>叫分最高者&lt;b&gt;定将牌&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Who falls short of the bid &lt;b&gt;loses&lt;/b&gt;</source>
        <translation>达不到叫分就&lt;b&gt;输&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Your melds, by trump</source>
        <translation>各门为将时你的组合</translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>PlayNote</name>
    <message>
        <source>&lt;b&gt;Play now&lt;/b&gt; seats you with bots and deals at once. The button beside it lets you choose the seats first.</source>
        <translation>&lt;b&gt;马上玩&lt;/b&gt;会安排机器人与你同桌，立即发牌。旁边的按钮可以先挑选座位。</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Come in</source>
        <translation>进来</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Do not join</source>
        <translation>不加入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Join all the same</source>
        <translation>仍要加入</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>The key that you know</source>
        <translation>你认得的密钥</translation>
    </message>
    <message>
        <source>The key that is shown now</source>
        <translation>现在出示的密钥</translation>
    </message>
</context>
<context>
    <name>RailTable</name>
    <message>
        <source>%1 · full</source>
        <extracomment>Whose table, and that no seat is free</extracomment>
        <translation>%1 · 已满</translation>
    </message>
    <message>
        <source>%3 · %L1 of %L2</source>
        <extracomment>%3 is whose table it is; how many of its seats are taken.</extracomment>
        <translation>%3 · %L1/%L2</translation>
    </message>
    <message>
        <source>My seat</source>
        <translation>我的座位</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Take my seat at %1</source>
        <translation>回到%1的座位</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>观战%1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>查看%1</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>加入%1</translation>
    </message>
    <message>
        <source>Asks for a password</source>
        <translation>需要密码</translation>
    </message>
</context>
<context>
    <name>RemoveDialog</name>
    <message>
        <source>Remove %1 from the table?</source>
        <translation>请%1离桌？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>请离</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>They are told, and cannot come back to this table until you let them.</source>
        <translation>对方会收到通知，在您允许之前不能再回到这张牌桌。</translation>
    </message>
    <message>
        <source>Keep their address away, too</source>
        <translation>同时拒绝其地址</translation>
    </message>
    <message>
        <source>For ten minutes nobody joins this table from there.</source>
        <translation>十分钟内，任何人都不能从该地址加入这张牌桌。</translation>
    </message>
</context>
<context>
    <name>ResultFooter</name>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>稍等……</translation>
    </message>
</context>
<context>
    <name>RulesHowTo</name>
    <message>
        <source>With the mouse</source>
        <translation>用鼠标</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>用键盘</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>用屏幕阅读器</translation>
    </message>
</context>
<context>
    <name>RulesLine</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>%1的规则</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>RulesWorth</name>
    <message>
        <source>%1: %L2 points</source>
        <comment>what cards are worth</comment>
        <translation>%1：%L2 分</translation>
    </message>
</context>
<context>
    <name>SeatSetup</name>
    <message>
        <source>Take %1 away</source>
        <translation>撤走%1</translation>
    </message>
    <message>
        <source>Remove %1 from the table</source>
        <translation>请%1离桌</translation>
    </message>
    <message>
        <source>Next game: %1</source>
        <translation>下一局：%1</translation>
    </message>
    <message>
        <source>Kind of bot</source>
        <translation>机器人类型</translation>
    </message>
    <message>
        <source>Pace of the bot</source>
        <translation>机器人的节奏</translation>
    </message>
    <message>
        <source>%1 comes with the next game</source>
        <translation>%1从下一局起加入</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>空座位</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>添加机器人</translation>
    </message>
    <message>
        <source>Invite someone</source>
        <translation>邀请别人</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>坐这里</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>Give this seat to …</source>
        <translation>把这个座位给…</translation>
    </message>
    <message>
        <source>Give %1’s seat to somebody else</source>
        <translation>把%1的座位给别人</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Otto</source>
        <translation>奥托</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>雨果</translation>
    </message>
    <message>
        <source>Nora</source>
        <translation>诺拉</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>艾莉丝</translation>
    </message>
    <message>
        <source>Emil</source>
        <translation>埃米尔</translation>
    </message>
    <message>
        <source>Tilda</source>
        <translation>蒂尔达</translation>
    </message>
    <message>
        <source>Ivar</source>
        <translation>伊瓦尔</translation>
    </message>
    <message>
        <source>Alma</source>
        <translation>阿尔玛</translation>
    </message>
    <message>
        <source>A bot holds this seat</source>
        <translation>机器人代打中</translation>
    </message>
    <message>
        <source>Lost the connection</source>
        <translation>已断线</translation>
    </message>
    <message>
        <source>You, not ready yet</source>
        <translation>你，未准备</translation>
    </message>
    <message>
        <source>You, table owner</source>
        <translation>你，桌主</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Table owner</source>
        <translation>桌主</translation>
    </message>
    <message>
        <source>Table owner, ready</source>
        <translation>桌主，已准备</translation>
    </message>
    <message>
        <source>Table owner, not ready yet</source>
        <translation>桌主，未准备</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>已准备</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>未准备</translation>
    </message>
    <message>
        <source>Has left for now</source>
        <translation>暂时离开了</translation>
    </message>
</context>
<context>
    <name>SetPasswordDialog</name>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Who wants to join is asked for it. Leave it empty for none.</source>
        <translation>想加入的人要输入它。留空则不设密码。</translation>
    </message>
    <message>
        <source>No password</source>
        <translation>不设密码</translation>
    </message>
    <message>
        <source>Set password</source>
        <translation>设定密码</translation>
    </message>
    <message>
        <source>Password of the table</source>
        <translation>牌桌密码</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明暗</translation>
    </message>
    <message>
        <source>Evening is dark, Day is light</source>
        <translation>夜晚为深色，白天为浅色</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>夜晚</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>白天</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色牌面</translation>
    </message>
    <message>
        <source>Green clubs and blue diamonds</source>
        <translation>绿色梅花，蓝色方块</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>How fast cards travel</source>
        <translation>牌移动的快慢</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>从容</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Bots think for</source>
        <translation>机器人思考时间</translation>
    </message>
    <message>
        <source>So that you can follow the game</source>
        <translation>让你跟得上牌局</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 秒</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Size of all text</source>
        <translation>所有文字的大小</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>更大</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>You</source>
        <translation>我</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Part of the settings</source>
        <translation>设置的分类</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>更改立即生效。</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Order of the hand</source>
        <translation>手牌排序</translation>
    </message>
    <message>
        <source>How your cards lie; O changes it at the table</source>
        <translation>手牌的排列方式；牌桌上按 O 切换</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>按花色</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>按大小</translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation>按摸牌</translation>
    </message>
    <message>
        <source>Keep my tables open</source>
        <translation>保留我的牌桌</translation>
    </message>
    <message>
        <source>When you close the window, the others play on, and you are not asked</source>
        <translation>关闭窗口后其他人继续打，不再询问你</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>How it looks</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Ranks and suits are told apart by their shapes; colour only helps.</source>
        <translation>点数和花色靠形状就能分辨，颜色只是辅助。</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Nothing is told by sound alone</source>
        <translation>没有只靠声音传达的信息</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
</context>
<context>
    <name>SettingsYou</name>
    <message>
        <source>This is how the others see you. Your colour comes with your name.</source>
        <translation>别人看到的就是这个名字。颜色由名字决定。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
</context>
<context>
    <name>SetupOptions</name>
    <message>
        <source>Turn limit</source>
        <translation>出牌时限</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Change the password</source>
        <translation>更改密码</translation>
    </message>
    <message>
        <source>Set a password</source>
        <translation>设定密码</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>允许观战</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>others may watch</comment>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <comment>others may watch</comment>
        <translation>否</translation>
    </message>
    <message>
        <source>Keep open when I leave</source>
        <translation>我离开后保留</translation>
    </message>
</context>
<context>
    <name>SetupOthers</name>
    <message>
        <source>Remove %1 from the table</source>
        <translation>请%1离桌</translation>
    </message>
    <message>
        <source>Let back</source>
        <translation>允许回来</translation>
    </message>
    <message>
        <source>Let %1 come back to the table</source>
        <translation>允许%1回到牌桌</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Host a table</source>
        <translation>开一桌</translation>
    </message>
    <message>
        <source>%1 hosts this table</source>
        <translation>%1是桌主</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>关闭牌桌</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
</context>
<context>
    <name>SetupRules</name>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>收起规则</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>所有规则</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>More</source>
        <translation>增加</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>换一张牌</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Join the next game</source>
        <translation>加入下一局</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>%1 · Not a fair deal</source>
        <translation>%1 · 非公平发牌</translation>
    </message>
    <message>
        <source>Not a fair deal: the cards come from a file</source>
        <translation>非公平发牌：牌来自文件</translation>
    </message>
    <message>
        <source>Cards from a file</source>
        <translation>牌来自文件</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Log and chat</source>
        <translation>记录与聊天</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message numerus="yes">
        <source>Chat, %Ln new</source>
        <translation>
            <numerusform>聊天，%Ln 条新消息</numerusform>
        </translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, and how it is played</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>TableCardItem</name>
    <message>
        <source>chosen to be picked up</source>
        <translation>已选为要收的牌</translation>
    </message>
    <message>
        <source>can be picked up</source>
        <translation>可以收</translation>
    </message>
    <message>
        <source>just played</source>
        <translation>刚刚打出</translation>
    </message>
    <message>
        <source>%L1 of %L2, selected, can be played</source>
        <translation>第 %L1 张，共 %L2 张，已选中，可以打出</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>第 %L1 张，共 %L2 张</translation>
    </message>
    <message>
        <source>%L1 of %L2, cannot be played now</source>
        <translation>第 %L1 张，共 %L2 张，现在不能打出</translation>
    </message>
    <message>
        <source>%L1 of %L2, just drawn, can be played</source>
        <translation>第 %L1 张，共 %L2 张，刚摸到，可以打出</translation>
    </message>
    <message>
        <source>%L1 of %L2, can be played</source>
        <translation>第 %L1 张，共 %L2 张，可以打出</translation>
    </message>
    <message>
        <source>Try this</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>摸到</translation>
    </message>
    <message>
        <source>%L1 of %L2, marked</source>
        <translation>第 %L1 张，共 %L2 张，已标记</translation>
    </message>
    <message>
        <source>%L1 of %L2, can be marked</source>
        <translation>第 %L1 张，共 %L2 张，可以标记</translation>
    </message>
    <message>
        <source>%L1 of %L2, selected, can be taken</source>
        <translation>第 %L1 张，共 %L2 张，已选中，可以拿</translation>
    </message>
    <message>
        <source>%L1 of %L2, can be taken</source>
        <translation>第 %L1 张，共 %L2 张，可以拿</translation>
    </message>
</context>
<context>
    <name>TableChat</name>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>还没有人说话。</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>说点什么</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
</context>
<context>
    <name>TableDrawer</name>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Log or chat</source>
        <translation>记录或聊天</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>TableKeysPanel</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>TableLog</name>
    <message>
        <source>Click a line to see its card on the table.</source>
        <translation>点一行，就能在牌桌上看到那张牌。</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Every card that is played will be written down here.</source>
        <translation>还没有发生什么。打出的每张牌都会记在这里。</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Seats and options</source>
        <translation>座位与选项</translation>
    </message>
    <message>
        <source>Seats and invitation</source>
        <translation>座位与邀请</translation>
    </message>
    <message>
        <source>Next game: %1</source>
        <translation>下一局：%1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>手牌排序</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>关闭声音</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>打开声音</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>所有快捷键</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Invite people…</source>
        <translation>邀请他人…</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>休息一下</translation>
    </message>
</context>
<context>
    <name>TableNameEditor</name>
    <message>
        <source>Rename the table</source>
        <translation>给牌桌改名</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>牌桌名称</translation>
    </message>
</context>
<context>
    <name>TableNews</name>
    <message>
        <source>A bot holds your seat.</source>
        <translation>机器人替你守着座位。</translation>
    </message>
    <message>
        <source>You have your seat again.</source>
        <translation>你回到了座位上。</translation>
    </message>
    <message>
        <source>%1 lost the connection.</source>
        <translation>%1断线了。</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1回来了。</translation>
    </message>
    <message>
        <source>A bot holds %1’s seat.</source>
        <translation>机器人替%1守着座位。</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1继续打牌。</translation>
    </message>
    <message>
        <source>%1 wants another game.</source>
        <translation>%1想再来一局。</translation>
    </message>
    <message>
        <source>The table is yours now.</source>
        <translation>现在你是桌主。</translation>
    </message>
    <message>
        <source>The table is %1’s now.</source>
        <translation>现在%1是桌主。</translation>
    </message>
    <message>
        <source>You take a seat.</source>
        <translation>你坐下了。</translation>
    </message>
    <message>
        <source>You take %1’s seat.</source>
        <translation>你坐到%1的座位上。</translation>
    </message>
    <message>
        <source>%1 has left.</source>
        <translation>%1离开了。</translation>
    </message>
    <message>
        <source>%1 has left. %2 sits there now.</source>
        <translation>%1离开了，现在由%2坐那里。</translation>
    </message>
    <message>
        <source>%1 has left. %2, a bot, sits there now.</source>
        <translation>%1离开了，现在由机器人%2坐那里。</translation>
    </message>
    <message>
        <source>%1’s seat is open.</source>
        <translation>%1的座位空出来了。</translation>
    </message>
    <message>
        <source>%1 takes a seat.</source>
        <translation>%1坐下了。</translation>
    </message>
    <message>
        <source>%1 takes %2’s seat.</source>
        <translation>%1坐到%2的座位上。</translation>
    </message>
    <message>
        <source>%1, a bot, sits at the table.</source>
        <translation>机器人%1坐到桌上。</translation>
    </message>
    <message>
        <source>The table is called %1 now.</source>
        <translation>牌桌现在叫%1。</translation>
    </message>
    <message>
        <source>There is no turn limit any more.</source>
        <translation>不再限制出牌时间。</translation>
    </message>
    <message numerus="yes">
        <source>Each turn has %Ln second(s) now.</source>
        <translation>
            <numerusform>现在每次出牌限时 %Ln 秒。</numerusform>
        </translation>
    </message>
    <message>
        <source>The table has a password now.</source>
        <translation>牌桌现在设有密码。</translation>
    </message>
    <message>
        <source>The table has no password any more.</source>
        <translation>牌桌不再需要密码。</translation>
    </message>
    <message>
        <source>Others may watch now.</source>
        <translation>现在允许别人观战。</translation>
    </message>
    <message>
        <source>Others may not watch any more.</source>
        <translation>不再允许别人观战。</translation>
    </message>
    <message>
        <source>The next game is %1.</source>
        <translation>下一局玩%1。</translation>
    </message>
    <message>
        <source>You take %1’s seat from the next game on.</source>
        <translation>从下一局起，你坐%1的座位。</translation>
    </message>
    <message>
        <source>%1 takes %2’s seat from the next game on.</source>
        <translation>从下一局起，%1坐%2的座位。</translation>
    </message>
    <message>
        <source>%1 waits for a seat.</source>
        <translation>%1在等座位。</translation>
    </message>
    <message>
        <source>You wait for a seat.</source>
        <translation>你在等座位。</translation>
    </message>
    <message>
        <source>This table is open to your network now.</source>
        <translation>这张牌桌现在已向你的网络开放。</translation>
    </message>
    <message>
        <source>%1 did not answer for two minutes, so the table is yours now.</source>
        <translation>%1两分钟没有回应，现在你是桌主。</translation>
    </message>
    <message>
        <source>You did not answer for two minutes, so the table is %1’s now.</source>
        <translation>你两分钟没有回应，现在%1是桌主。</translation>
    </message>
    <message>
        <source>%1 has left for now.</source>
        <translation>%1暂时离开了。</translation>
    </message>
</context>
<context>
    <name>TablePace</name>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed in per cent</source>
        <translation>速度，百分比</translation>
    </message>
    <message>
        <source>%L1%</source>
        <translation>%L1%</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>TableRemarks</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>TableSeats</name>
    <message>
        <source>Add bot</source>
        <translation>添加机器人</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>坐这里</translation>
    </message>
</context>
<context>
    <name>Thrones</name>
    <message>
        <source>Put %1 on ours</source>
        <translation>%1 放到我方</translation>
    </message>
    <message>
        <source>Put %1 on theirs</source>
        <translation>%1 放到对方</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>No card of yours has a place now. You can only pass.</source>
        <translation>你的牌现在都放不了，只能不出。</translation>
    </message>
    <message>
        <source>Put a heart on our pile.</source>
        <translation>把一张红心放到我方牌堆。</translation>
    </message>
    <message>
        <source>Put %1 on a pile.</source>
        <translation>把 %1 放到一个牌堆上。</translation>
    </message>
    <message>
        <source>Choose a card, or pass.</source>
        <translation>选一张牌，或不出。</translation>
    </message>
    <message>
        <source>Choose a heart</source>
        <translation>请选一张红心</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>请选一张牌</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>本局已经结束。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>Only a card of your own hand can be put on a pile.</source>
        <translation>只能把自己的手牌放到牌堆上。</translation>
    </message>
    <message>
        <source>Your turn. No card of yours has a place now. You can only pass.</source>
        <translation>轮到你了。你的牌现在都放不了，只能不出。</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). No card of yours has a place now. You can only pass.</source>
        <translation>
            <numerusform>轮到你了，%Ln 秒。你的牌现在都放不了，只能不出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Put a heart on our pile.</source>
        <translation>轮到你了。把一张红心放到我方牌堆。</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Put a heart on our pile.</source>
        <translation>
            <numerusform>轮到你了，%Ln 秒。把一张红心放到我方牌堆。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Choose a card, or pass.</source>
        <translation>轮到你了。选一张牌，或不出。</translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s). Choose a card, or pass.</source>
        <translation>
            <numerusform>轮到你了，%Ln 秒。选一张牌，或不出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected %1. Press Enter to put it on our pile.</source>
        <translation>已选中%1。按 Enter 放到我方牌堆。</translation>
    </message>
    <message>
        <source>Selected %1. Up and down choose the pile, Enter puts it there.</source>
        <translation>已选中%1。用上下键选牌堆，按 Enter 放上去。</translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for us</source>
        <translation>
            <numerusform>%L1 胜 %L2，我方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for them</source>
        <translation>
            <numerusform>%L1 胜 %L2，对方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for the top team</source>
        <translation>
            <numerusform>%L1 胜 %L2，上方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 beats %L2, %Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 胜 %L2，下方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for us</source>
        <translation>
            <numerusform>%L1 不敌 %L2：我方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for them</source>
        <translation>
            <numerusform>%L1 不敌 %L2：对方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for the top team</source>
        <translation>
            <numerusform>%L1 不敌 %L2：上方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 fails against %L2: %Ln for the bottom team</source>
        <translation>
            <numerusform>%L1 不敌 %L2：下方得 %Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Our %L1 beats their %L2</source>
        <translation>我方 %L1 胜对方 %L2</translation>
    </message>
    <message>
        <source>Their %L1 beats our %L2</source>
        <translation>对方 %L1 胜我方 %L2</translation>
    </message>
    <message>
        <source>Top %L1 beats bottom %L2</source>
        <translation>上方 %L1 胜下方 %L2</translation>
    </message>
    <message>
        <source>Bottom %L1 beats top %L2</source>
        <translation>下方 %L1 胜上方 %L2</translation>
    </message>
    <message>
        <source>Our %L1 fails against their %L2</source>
        <translation>我方 %L1 不敌对方 %L2</translation>
    </message>
    <message>
        <source>Their %L1 fails against our %L2</source>
        <translation>对方 %L1 不敌我方 %L2</translation>
    </message>
    <message>
        <source>Top %L1 fails against bottom %L2</source>
        <translation>上方 %L1 不敌下方 %L2</translation>
    </message>
    <message>
        <source>Bottom %L1 fails against top %L2</source>
        <translation>下方 %L1 不敌上方 %L2</translation>
    </message>
    <message>
        <source>%L1 beats %L2</source>
        <translation>%L1 胜 %L2</translation>
    </message>
    <message>
        <source>%L1 fails against %L2</source>
        <translation>%L1 不敌 %L2</translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>对决：我方攻击 %L1 胜 %L2，我方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: our attack %L1 fails against %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>对决：我方攻击 %L1 不敌 %L2，对方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>对决：上方攻击 %L1 胜 %L2，上方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: the top attack %L1 fails against %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>对决：上方攻击 %L1 不敌 %L2，下方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 beats %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>我方攻击 %L1 胜 %L2，我方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our attack %L1 fails against %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>我方攻击 %L1 不敌 %L2，对方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 beats %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>上方攻击 %L1 胜 %L2，上方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top attack %L1 fails against %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>上方攻击 %L1 不敌 %L2，下方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 beats %L2, %Ln point(s) for them.</source>
        <translation>
            <numerusform>对方攻击 %L1 胜 %L2，对方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their attack %L1 fails against %L2, %Ln point(s) for us.</source>
        <translation>
            <numerusform>对方攻击 %L1 不敌 %L2，我方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 beats %L2, %Ln point(s) for the bottom team.</source>
        <translation>
            <numerusform>下方攻击 %L1 胜 %L2，下方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom attack %L1 fails against %L2, %Ln point(s) for the top team.</source>
        <translation>
            <numerusform>下方攻击 %L1 不敌 %L2，上方得 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This battle is a draw, %Ln point(s) each.</source>
        <translation>
            <numerusform>这场对决打平，各 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We win this battle, %Ln point(s).</source>
        <translation>
            <numerusform>我方赢得这场对决，%Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win this battle, %Ln point(s).</source>
        <translation>
            <numerusform>对方赢得这场对决，%Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top team wins this battle, %Ln point(s).</source>
        <translation>
            <numerusform>上方赢得这场对决，%Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom team wins this battle, %Ln point(s).</source>
        <translation>
            <numerusform>下方赢得这场对决，%Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>We win this battle, %L1 to %L2.</source>
        <translation>我方以 %L1 比 %L2 赢得这场对决。</translation>
    </message>
    <message>
        <source>They win this battle, %L1 to %L2.</source>
        <translation>对方以 %L1 比 %L2 赢得这场对决。</translation>
    </message>
    <message>
        <source>The top team wins this battle, %L1 to %L2.</source>
        <translation>上方以 %L1 比 %L2 赢得这场对决。</translation>
    </message>
    <message>
        <source>The bottom team wins this battle, %L1 to %L2.</source>
        <translation>下方以 %L1 比 %L2 赢得这场对决。</translation>
    </message>
    <message numerus="yes">
        <source>Both teams have %Ln point(s).</source>
        <translation>
            <numerusform>双方各 %Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>We lead %L1 to %L2.</source>
        <translation>我方以 %L1 比 %L2 领先。</translation>
    </message>
    <message>
        <source>They lead %L1 to %L2.</source>
        <translation>对方以 %L1 比 %L2 领先。</translation>
    </message>
    <message>
        <source>The top team leads %L1 to %L2.</source>
        <translation>上方以 %L1 比 %L2 领先。</translation>
    </message>
    <message>
        <source>The bottom team leads %L1 to %L2.</source>
        <translation>下方以 %L1 比 %L2 领先。</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>对决</translation>
    </message>
    <message>
        <source>turn %L1 of %L2</source>
        <translation>第 %L1 手，共 %L2 手</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>我方</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>Top pile</source>
        <translation>上方牌堆</translation>
    </message>
    <message>
        <source>Bottom pile</source>
        <translation>下方牌堆</translation>
    </message>
    <message>
        <source>Our pile: empty.</source>
        <translation>我方牌堆：空。</translation>
    </message>
    <message>
        <source>Their pile: empty.</source>
        <translation>对方牌堆：空。</translation>
    </message>
    <message>
        <source>The top pile: empty.</source>
        <translation>上方牌堆：空。</translation>
    </message>
    <message>
        <source>The bottom pile: empty.</source>
        <translation>下方牌堆：空。</translation>
    </message>
    <message numerus="yes">
        <source>Our pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>我方牌堆：攻击 %L1，防御 %L2，%Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>对方牌堆：攻击 %L1，防御 %L2，%Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>上方牌堆：攻击 %L1，防御 %L2，%Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bottom pile: attack %L1, defence %L2, %Ln card(s).</source>
        <translation>
            <numerusform>下方牌堆：攻击 %L1，防御 %L2，%Ln 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Ours&lt;/b&gt;, with %1</source>
        <translation>&lt;b&gt;我方&lt;/b&gt;，与%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Theirs&lt;/b&gt;</source>
        <translation>&lt;b&gt;对方&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;</source>
        <comment>a team</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Ours %L1, theirs %L2</source>
        <translation>我方 %L1，对方 %L2</translation>
    </message>
    <message>
        <source>Top %L1, bottom %L2</source>
        <translation>上方 %L1，下方 %L2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln heart(s) left</source>
        <translation>
            <numerusform>剩 %Ln 张红心</numerusform>
        </translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>本局结束</translation>
    </message>
    <message>
        <source>Play %L1 of %L2</source>
        <translation>第 %L1 轮，共 %L2 轮</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>下一轮</translation>
    </message>
    <message numerus="yes">
        <source>%Ln with you</source>
        <comment>points of a team</comment>
        <translation>
            <numerusform>与你共 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with %1</source>
        <comment>points of a team</comment>
        <translation>
            <numerusform>与%1共 %Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>With you</source>
        <translation>与你同队</translation>
    </message>
    <message>
        <source>%1, with you</source>
        <translation>%1，与你同队</translation>
    </message>
    <message>
        <source>%1 on our pile would have attack and defence %L2.</source>
        <comment>a card</comment>
        <translation>%1放到我方牌堆，攻击和防御会是 %L2。</translation>
    </message>
    <message>
        <source>%1 on their pile would have attack and defence %L2.</source>
        <comment>a card</comment>
        <translation>%1放到对方牌堆，攻击和防御会是 %L2。</translation>
    </message>
    <message>
        <source>%1 on our pile would make attack %L2; our attack would succeed.</source>
        <translation>%1放到我方牌堆，攻击变为 %L2；我方进攻会成功。</translation>
    </message>
    <message>
        <source>%1 on our pile would make attack %L2; our attack would fail.</source>
        <translation>%1放到我方牌堆，攻击变为 %L2；我方进攻会失败。</translation>
    </message>
    <message>
        <source>%1 on their pile would make attack %L2; their attack would succeed.</source>
        <translation>%1放到对方牌堆，攻击变为 %L2；对方进攻会成功。</translation>
    </message>
    <message>
        <source>%1 on their pile would make attack %L2; their attack would fail.</source>
        <translation>%1放到对方牌堆，攻击变为 %L2；对方进攻会失败。</translation>
    </message>
    <message>
        <source>%1 on our pile would make defence %L2; their attack would succeed.</source>
        <translation>%1放到我方牌堆，防御变为 %L2；对方进攻会成功。</translation>
    </message>
    <message>
        <source>%1 on our pile would make defence %L2; their attack would fail.</source>
        <translation>%1放到我方牌堆，防御变为 %L2；对方进攻会失败。</translation>
    </message>
    <message>
        <source>%1 on their pile would make defence %L2; our attack would succeed.</source>
        <translation>%1放到对方牌堆，防御变为 %L2；我方进攻会成功。</translation>
    </message>
    <message>
        <source>%1 on their pile would make defence %L2; our attack would fail.</source>
        <translation>%1放到对方牌堆，防御变为 %L2；我方进攻会失败。</translation>
    </message>
    <message>
        <source>A play opens with hearts; nobody may pass now.</source>
        <translation>每轮以红心开局，现在谁都不能不出。</translation>
    </message>
    <message>
        <source>A play opens with hearts; put one on our pile.</source>
        <translation>每轮以红心开局，请放一张到我方牌堆。</translation>
    </message>
    <message>
        <source>Hearts open a play; now any other card, or pass.</source>
        <translation>红心只用于开局；现在请出其他牌，或不出。</translation>
    </message>
    <message>
        <source>A heart goes on our own pile.</source>
        <translation>红心要放到自己的牌堆。</translation>
    </message>
    <message>
        <source>A diamond may not lie on a heart.</source>
        <translation>方块不能放在红心上。</translation>
    </message>
    <message>
        <source>Put %3 on our pile: then our attack succeeds, and the battle would bring us %L1 points, not %L2.</source>
        <translation>把 %3 放到我方牌堆：我方进攻会成功，这场对决我方得 %L1 分，而不是 %L2 分。</translation>
    </message>
    <message>
        <source>Put %3 on their pile: then our attack succeeds, and the battle would bring us %L1 points, not %L2.</source>
        <translation>把 %3 放到对方牌堆：我方进攻会成功，这场对决我方得 %L1 分，而不是 %L2 分。</translation>
    </message>
    <message>
        <source>Put %3 on our pile: then their attack fails, and the battle would bring us %L1 points, not %L2.</source>
        <translation>把 %3 放到我方牌堆：对方进攻会失败，这场对决我方得 %L1 分，而不是 %L2 分。</translation>
    </message>
    <message>
        <source>Put %3 on their pile: then their attack fails, and the battle would bring us %L1 points, not %L2.</source>
        <translation>把 %3 放到对方牌堆：对方进攻会失败，这场对决我方得 %L1 分，而不是 %L2 分。</translation>
    </message>
    <message>
        <source>Put %1 on our pile: nobody else has a diamond that takes it away twice over.</source>
        <translation>把 %1 放到我方牌堆：别人没有能加倍抵消它的方块。</translation>
    </message>
    <message>
        <source>Put %1 on their pile: nobody else has a diamond that takes it away twice over.</source>
        <translation>把 %1 放到对方牌堆：别人没有能加倍抵消它的方块。</translation>
    </message>
    <message>
        <source>Put %1 on our pile.</source>
        <translation>把 %1 放到我方牌堆。</translation>
    </message>
    <message>
        <source>Put %1 on their pile.</source>
        <translation>把 %1 放到对方牌堆。</translation>
    </message>
    <message>
        <source>Put %1 on our pile: it is your last heart.</source>
        <translation>把 %1 放到我方牌堆：这是你最后一张红心。</translation>
    </message>
    <message>
        <source>Put %1 on our pile: a strong character attacks and withstands from the start.</source>
        <translation>把 %1 放到我方牌堆：强力角色从一开始就能攻能守。</translation>
    </message>
    <message>
        <source>Put %1 on our pile: little is lost if it falls.</source>
        <translation>把 %1 放到我方牌堆：即使落败损失也小。</translation>
    </message>
    <message>
        <source>Pass: both attacks go our way as they stand.</source>
        <translation>不出：照现在的局面，两次进攻都对我方有利。</translation>
    </message>
    <message>
        <source>Pass: no card of yours helps us now without a risk.</source>
        <translation>不出：你的牌现在帮不上忙，出了反有风险。</translation>
    </message>
    <message>
        <source>Pass: your cards are worth more later.</source>
        <translation>不出：你的牌留到后面更有用。</translation>
    </message>
    <message>
        <source>Pass: no card of yours may lie anywhere now.</source>
        <translation>不出：你的牌现在都放不了。</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>不出。</translation>
    </message>
    <message>
        <source>A draw, %L1 each. Both teams win.</source>
        <translation>平局，各 %L1 分。两队都获胜。</translation>
    </message>
    <message>
        <source>%3 win, %L1 to %L2.</source>
        <comment>a team: two names</comment>
        <translation>%3以 %L1 比 %L2 获胜。</translation>
    </message>
    <message>
        <source>We win, %L1 to %L2.</source>
        <translation>我方以 %L1 比 %L2 获胜。</translation>
    </message>
    <message>
        <source>Battles won: the top team %L1, the bottom team %L2.</source>
        <translation>赢得的对决：上方 %L1 场，下方 %L2 场。</translation>
    </message>
    <message>
        <source>Battles won: ours %L1, theirs %L2.</source>
        <translation>赢得的对决：我方 %L1 场，对方 %L2 场。</translation>
    </message>
    <message>
        <source>Play %L1</source>
        <translation>第 %L1 轮</translation>
    </message>
    <message>
        <source>you and %1</source>
        <comment>a team</comment>
        <translation>你和%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a team</comment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>You put the %3 on our pile: attack %L1, defence %L2.</source>
        <translation>你把%3放到我方牌堆：攻击 %L1，防御 %L2。</translation>
    </message>
    <message>
        <source>You put the %3 on their pile: attack %L1, defence %L2.</source>
        <translation>你把%3放到对方牌堆：攻击 %L1，防御 %L2。</translation>
    </message>
    <message>
        <source>%3 puts the %4 on our pile: attack %L1, defence %L2.</source>
        <translation>%3把%4放到我方牌堆：攻击 %L1，防御 %L2。</translation>
    </message>
    <message>
        <source>%3 puts the %4 on their pile: attack %L1, defence %L2.</source>
        <translation>%3把%4放到对方牌堆：攻击 %L1，防御 %L2。</translation>
    </message>
    <message>
        <source>%3 puts the %4 on the top pile: attack %L1, defence %L2.</source>
        <translation>%3把%4放到上方牌堆：攻击 %L1，防御 %L2。</translation>
    </message>
    <message>
        <source>%3 puts the %4 on the bottom pile: attack %L1, defence %L2.</source>
        <translation>%3把%4放到下方牌堆：攻击 %L1，防御 %L2。</translation>
    </message>
    <message>
        <source>put %1 on ours</source>
        <translation>%1 放到我方</translation>
    </message>
    <message>
        <source>put %1 on theirs</source>
        <translation>%1 放到对方</translation>
    </message>
    <message>
        <source>put %1 on the top pile</source>
        <translation>%1 放到上方牌堆</translation>
    </message>
    <message>
        <source>put %1 on the bottom pile</source>
        <translation>%1 放到下方牌堆</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; put %1 on ours</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 把 %1 放到我方</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; put %1 on theirs</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 把 %1 放到对方</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; put %2 on ours</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 把 %2 放到我方</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; put %2 on theirs</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 把 %2 放到对方</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; put %2 on the top pile</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 把 %2 放到上方牌堆</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; put %2 on the bottom pile</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 把 %2 放到下方牌堆</translation>
    </message>
    <message>
        <source>have nothing to play</source>
        <translation>无牌可出</translation>
    </message>
    <message>
        <source>has nothing to play</source>
        <translation>无牌可出</translation>
    </message>
    <message>
        <source>You have nothing to play.</source>
        <translation>你无牌可出。</translation>
    </message>
    <message>
        <source>%1 has nothing to play.</source>
        <translation>%1无牌可出。</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; have nothing to play</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 无牌可出</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; has nothing to play</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 无牌可出</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>You passed.</source>
        <translation>你不出。</translation>
    </message>
    <message>
        <source>%1 passed.</source>
        <translation>%1不出。</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;你&lt;/b&gt; 不出</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; passed</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 不出</translation>
    </message>
    <message>
        <source>Play %L1 of %L2. You begin.</source>
        <translation>第 %L1 轮，共 %L2 轮。由你先出。</translation>
    </message>
    <message>
        <source>Play %L1 of %L2. %3 begins.</source>
        <translation>第 %L1 轮，共 %L2 轮。由%3先出。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>had %1 left</source>
        <comment>cards</comment>
        <translation>剩下 %1</translation>
    </message>
    <message>
        <source>You had these cards left: %1.</source>
        <translation>你剩下这些牌：%1。</translation>
    </message>
    <message>
        <source>%1 had these cards left: %2.</source>
        <translation>%1剩下这些牌：%2。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>got %1</source>
        <comment>cards</comment>
        <translation>拿到 %1</translation>
    </message>
    <message>
        <source>You got these cards: %1.</source>
        <translation>你拿到这些牌：%1。</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>对决</translation>
    </message>
    <message>
        <source>Game over. %1</source>
        <comment>a sentence that says who wins</comment>
        <translation>本局结束。%1</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>你的牌：%1。</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>你不出。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1不出。</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>无牌可出</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Put %1 on ours</source>
        <comment>what a seat did</comment>
        <translation>%1 放到我方</translation>
    </message>
    <message>
        <source>Put %1 on theirs</source>
        <comment>what a seat did</comment>
        <translation>%1 放到对方</translation>
    </message>
    <message>
        <source>Put %1 on top</source>
        <comment>what a seat did</comment>
        <translation>%1 放到上方</translation>
    </message>
    <message>
        <source>Put %1 below</source>
        <comment>what a seat did</comment>
        <translation>%1 放到下方</translation>
    </message>
    <message>
        <source>Put the %1 on our pile</source>
        <comment>what a seat did</comment>
        <translation>把%1放到我方牌堆</translation>
    </message>
    <message>
        <source>Put the %1 on their pile</source>
        <comment>what a seat did</comment>
        <translation>把%1放到对方牌堆</translation>
    </message>
    <message>
        <source>Put the %1 on the top pile</source>
        <comment>what a seat did</comment>
        <translation>把%1放到上方牌堆</translation>
    </message>
    <message>
        <source>Put the %1 on the bottom pile</source>
        <comment>what a seat did</comment>
        <translation>把%1放到下方牌堆</translation>
    </message>
    <message>
        <source>put %1 on ours</source>
        <comment>you</comment>
        <translation>%1 放到我方</translation>
    </message>
    <message>
        <source>put %1 on theirs</source>
        <comment>you</comment>
        <translation>%1 放到对方</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>you</comment>
        <translation>不出</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a play, its battle</comment>
        <translation>%1。%2</translation>
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
        <translation>权力的游戏中</translation>
    </message>
    <message>
        <source>with a card chosen: the upper or the lower pile</source>
        <translation>选中牌后：上方或下方牌堆</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>不出</translation>
    </message>
</context>
<context>
    <name>ThronesOutcome</name>
    <message>
        <source>Now:</source>
        <comment>the battle if it came now</comment>
        <translation>现在：</translation>
    </message>
    <message>
        <source>If the battle came now:</source>
        <translation>若现在对决：</translation>
    </message>
</context>
<context>
    <name>ThronesPile</name>
    <message>
        <source>Attack</source>
        <translation>攻击</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>防御</translation>
    </message>
</context>
<context>
    <name>ThronesResult</name>
    <message>
        <source>The battles</source>
        <translation>各场对决</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
</context>
<context>
    <name>ThronesRules</name>
    <message>
        <source>Two against two</source>
        <translation>二对二</translation>
    </message>
    <message>
        <source>You and the player opposite are a team, and each team has a pile. A game has six plays; each of them ends in a battle. The team with more points wins, and equal points are a draw.</source>
        <translation>你和对面的玩家是一队，每队有一个牌堆。一局六轮，每轮以一场对决结束。得分多的队获胜，同分为平局。</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>一轮</translation>
    </message>
    <message>
        <source>A heart opens</source>
        <translation>红心开局</translation>
    </message>
    <message>
        <source>The player who starts puts a heart on their own pile, and the next one a heart on theirs. These two will fight.</source>
        <translation>先手放一张红心到自己的牌堆，下一位也放一张到他们的。两张红心将会对决。</translation>
    </message>
    <message>
        <source>Ten more turns</source>
        <translation>再出十手</translation>
    </message>
    <message>
        <source>In turn, each player puts a club, a spade or a diamond on either pile, or passes. No diamond may lie on a heart.</source>
        <translation>大家轮流把一张梅花、黑桃或方块放到任意一个牌堆，或不出。方块不能放在红心上。</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>对决</translation>
    </message>
    <message>
        <source>It is scored, the piles leave the table, and the next player starts the next play.</source>
        <translation>计分后清空两个牌堆，由下一位开始下一轮。</translation>
    </message>
    <message>
        <source>Each attack meets the other side’s defence, and succeeds only if it is higher. At stake is the rank of the heart that is attacked: the attackers get it if they succeed, else its own team does.</source>
        <translation>每次攻击对上另一方的防御，更高才算成功。赌注是被攻击的红心的点数：进攻成功归进攻方，否则归守方。</translation>
    </message>
    <message>
        <source>%L1 beats %L2</source>
        <translation>%L1 胜 %L2</translation>
    </message>
    <message>
        <source>The upper team attacks and gets the rank of the queen, %L1.</source>
        <translation>上方进攻，得到 Q 的点数 %L1。</translation>
    </message>
    <message>
        <source>The upper pile is six of hearts, five of clubs and three of spades: attack 11, defence 9. Its attack beats 10, and its team gets the 10 of the queen.</source>
        <translation>上方牌堆是红心6、梅花5和黑桃3：攻击 11，防御 9。它的攻击胜过 10，上方得到 Q 的 10 分。</translation>
    </message>
    <message>
        <source>%L1 fails against %L1</source>
        <translation>%L1 不敌 %L1</translation>
    </message>
    <message>
        <source>The lower team’s attack is not higher: the %L1 stays with the upper team.</source>
        <translation>下方的攻击没有更高：%L1 分留给上方。</translation>
    </message>
    <message>
        <source>The lower pile is queen of hearts, four of clubs and five of diamonds: attack 9, defence 10. Its attack fails against 9, and the 6 stays with the upper team.</source>
        <translation>下方牌堆是红心Q、梅花4和方块5：攻击 9，防御 10。它的攻击不敌 9，6 分留给上方。</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <translation>每种牌的作用</translation>
    </message>
    <message>
        <source>A heart begins with its rank as attack and as defence. Jack, queen and king count 10; there are no aces.</source>
        <translation>红心以自己的点数作为最初的攻击和防御。J、Q、K 都算 10；没有 A。</translation>
    </message>
    <message>
        <source>A club adds to attack</source>
        <translation>梅花增加攻击</translation>
    </message>
    <message>
        <source>Attack %L1, defence %L2</source>
        <translation>攻击 %L1，防御 %L2</translation>
    </message>
    <message>
        <source>A club adds to attack: six of hearts and three of clubs make attack 9, defence 6.</source>
        <translation>梅花增加攻击：红心6加梅花3，攻击 9，防御 6。</translation>
    </message>
    <message>
        <source>A spade adds to defence</source>
        <translation>黑桃增加防御</translation>
    </message>
    <message>
        <source>A spade adds to defence: six of hearts and three of spades make attack 6, defence 9.</source>
        <translation>黑桃增加防御：红心6加黑桃3，攻击 6，防御 9。</translation>
    </message>
    <message>
        <source>A diamond takes away</source>
        <translation>方块削减</translation>
    </message>
    <message>
        <source>It reduces what the card below changed: attack %L1, defence %L2</source>
        <translation>它削减下面那张牌改变的数值：攻击 %L1，防御 %L2</translation>
    </message>
    <message>
        <source>A diamond reduces what the card below changed: six of hearts, three of spades, five and two of diamonds make attack 6, defence 2.</source>
        <translation>方块削减下面那张牌改变的数值：红心6、黑桃3、方块5和方块2，攻击 6，防御 2。</translation>
    </message>
    <message>
        <source>The same rank counts double</source>
        <translation>点数相同，效果加倍</translation>
    </message>
    <message>
        <source>As the card right below, the heart too: attack %L1, then %L2 again</source>
        <translation>与正下方的牌（包括红心）点数相同时：攻击 %L1，之后又回到 %L2</translation>
    </message>
    <message>
        <source>A card of the same rank as the one right below counts double: six of hearts and six of clubs make attack 18, and six of diamonds makes that 6 again.</source>
        <translation>与正下方的牌点数相同则加倍：红心6加梅花6，攻击 18；再加方块6，又回到 6。</translation>
    </message>
    <message>
        <source>10, jack, queen and king are equal</source>
        <translation>10、J、Q、K 视为相同</translation>
    </message>
    <message>
        <source>So the king takes %L1. Nothing falls below %L2: attack %L2, defence %L3</source>
        <translation>所以 K 削减 %L1。数值不会低于 %L2：攻击 %L2，防御 %L3</translation>
    </message>
    <message>
        <source>10, jack, queen and king are equal: on the ten of clubs the king of diamonds takes 20. Nothing falls below 0, so attack is 0, defence 6.</source>
        <translation>10、J、Q、K 视为相同：梅花10上的方块K削减 20。数值不会低于 0，所以攻击 0，防御 6。</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>操作方法</translation>
    </message>
    <message>
        <source>The pointer on a card shows what it would do to both piles. Click it and then a pile, or drag it there. A right click passes; with a card chosen it puts that back.</source>
        <translation>指针移到牌上，就显示它对两个牌堆的影响。点这张牌再点牌堆，或直接拖过去。右键为不出；已选中牌时，右键把它放回。</translation>
    </message>
    <message>
        <source>1 to 9 or the arrows and Space choose a card, ↑ and ↓ the pile, and Enter plays. P passes, H asks for a hint, ? shows all keys.</source>
        <translation>按 1 到 9，或方向键加空格选牌，↑ ↓ 选牌堆，Enter 出牌。P 不出，H 给出提示，? 显示所有快捷键。</translation>
    </message>
    <message>
        <source>All that happens is told in order, a sentence each, with what a card would make of a pile before you play it.</source>
        <translation>所有经过都会逐句按顺序读出；出牌之前，也会读出一张牌对牌堆的影响。</translation>
    </message>
</context>
<context>
    <name>ThronesScore</name>
    <message>
        <source>&lt;b&gt;♣&lt;/b&gt; adds to attack</source>
        <translation>&lt;b&gt;♣&lt;/b&gt; 增加攻击</translation>
    </message>
    <message>
        <source>&lt;b&gt;♠&lt;/b&gt; adds to defence</source>
        <translation>&lt;b&gt;♠&lt;/b&gt; 增加防御</translation>
    </message>
    <message>
        <source>&lt;b&gt;♦&lt;/b&gt; takes from the card below</source>
        <translation>&lt;b&gt;♦&lt;/b&gt; 削减下面那张牌</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
</context>
<context>
    <name>ThronesValue</name>
    <message>
        <source>%1 %L2, would be %L3</source>
        <comment>a value of a pile, and what a card would make of it</comment>
        <translation>%1 %L2，会变为 %L3</translation>
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
        <translation>取消</translation>
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
        <translation>本局已经结束。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>那张牌不在你手里。</translation>
    </message>
    <message>
        <source>The rules do not allow that.</source>
        <translation>规则不允许这样出。</translation>
    </message>
    <message>
        <source>The server could not make sense of that.</source>
        <translation>服务器不明白这个请求。</translation>
    </message>
    <message>
        <source>The table has moved on; look again.</source>
        <translation>牌桌已有变化，请再看一看。</translation>
    </message>
    <message>
        <source>You are at no table.</source>
        <translation>你不在任何牌桌上。</translation>
    </message>
    <message>
        <source>You are at a table. Leave it first.</source>
        <translation>你在一张牌桌上。请先离开。</translation>
    </message>
    <message>
        <source>Only the owner of the table can do that.</source>
        <translation>只有桌主能这样做。</translation>
    </message>
    <message>
        <source>That seat is taken.</source>
        <translation>那个座位有人了。</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>没有那个座位。</translation>
    </message>
    <message>
        <source>Not during a game. Try again when it is over.</source>
        <translation>牌局进行中不能这样做。请在结束后再试。</translation>
    </message>
    <message>
        <source>No game is going on.</source>
        <translation>没有正在进行的牌局。</translation>
    </message>
    <message>
        <source>The game is not waiting for you.</source>
        <translation>牌局现在不用等你。</translation>
    </message>
    <message>
        <source>You have your seat; no bot plays for you.</source>
        <translation>你的座位还是你的，没有机器人代打。</translation>
    </message>
    <message>
        <source>People play at this table, so the bots play as everywhere.</source>
        <translation>这一桌有真人，所以机器人按平常的节奏打。</translation>
    </message>
    <message>
        <source>That table is not there any more.</source>
        <translation>那张牌桌已经不在了。</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>牌桌已满。</translation>
    </message>
    <message>
        <source>The password is not right.</source>
        <translation>密码不对。</translation>
    </message>
    <message>
        <source>The server does not know this game.</source>
        <translation>服务器没有这种游戏。</translation>
    </message>
    <message>
        <source>There are too many tables. Wait until one closes.</source>
        <translation>牌桌太多了。请等一桌关闭。</translation>
    </message>
    <message>
        <source>That name cannot be used. It is too long, or empty.</source>
        <translation>这个名字不能用。它太长，或是空的。</translation>
    </message>
    <message>
        <source>That number is out of range.</source>
        <translation>那个数超出了范围。</translation>
    </message>
    <message>
        <source>The owner has removed you from this table.</source>
        <translation>桌主请你离开了这一桌。</translation>
    </message>
    <message>
        <source>This table does not want to be watched.</source>
        <translation>这一桌不想被观战。</translation>
    </message>
    <message>
        <source>The server is of an older version and cannot do that.</source>
        <translation>服务器版本较旧，做不到这一点。</translation>
    </message>
    <message>
        <source>The server has lost count of what was asked. Ask again.</source>
        <translation>服务器弄不清刚才的请求了。请再试一次。</translation>
    </message>
    <message>
        <source>That was too fast. Try again in a moment.</source>
        <translation>太快了。请稍后再试。</translation>
    </message>
    <message>
        <source>Another window has taken over your seat.</source>
        <translation>另一个窗口接管了你的座位。</translation>
    </message>
    <message>
        <source>The server is closing down.</source>
        <translation>服务器正在关闭。</translation>
    </message>
    <message>
        <source>The server has not heard from us.</source>
        <translation>服务器收不到我们的消息。</translation>
    </message>
    <message>
        <source>The server did not understand this program.</source>
        <translation>服务器不明白这个程序。</translation>
    </message>
    <message>
        <source>The server was not greeted in time.</source>
        <translation>服务器没有及时收到问候。</translation>
    </message>
    <message>
        <source>The server was asked too much at once.</source>
        <translation>一次向服务器提出的请求太多了。</translation>
    </message>
    <message>
        <source>The network is too slow for what the server has to say.</source>
        <translation>网络太慢，跟不上服务器的消息。</translation>
    </message>
    <message>
        <source>The server is full.</source>
        <translation>服务器已满。</translation>
    </message>
    <message>
        <source>It uses a newer Cardroom. Update to join.</source>
        <translation>对方的 Cardroom 较新。请更新后再加入。</translation>
    </message>
    <message>
        <source>It uses an older Cardroom than this one. Its host has to update it.</source>
        <translation>对方的 Cardroom 比你的旧。需要对方更新。</translation>
    </message>
    <message>
        <source>Its host has closed the server.</source>
        <translation>对方关闭了服务器。</translation>
    </message>
    <message>
        <source>The server does not accept this name or profile.</source>
        <translation>服务器不接受这个名字或档案。</translation>
    </message>
    <message>
        <source>The server says no.</source>
        <translation>服务器拒绝了。</translation>
    </message>
    <message>
        <source>The server has ended the connection.</source>
        <translation>服务器断开了连接。</translation>
    </message>
    <message>
        <source>Nobody answers there. Is the address right, does the other machine run, and does its firewall let the port through?</source>
        <translation>那里没有回应。地址对吗？另一台电脑开着吗？它的防火墙放行这个端口了吗？</translation>
    </message>
    <message>
        <source>This is not the machine you were invited to: its key has changed.</source>
        <translation>这不是邀请你的那台电脑：它的密钥变了。</translation>
    </message>
    <message>
        <source>What answers there is no Cardroom.</source>
        <translation>那里回应的不是 Cardroom。</translation>
    </message>
    <message>
        <source>The servers send us round in circles.</source>
        <translation>服务器之间把我们引来引去，没有尽头。</translation>
    </message>
    <message>
        <source>The owner has removed you from the table.</source>
        <translation>桌主请你离开了这一桌。</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>牌桌已关闭。</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>随机机器人</translation>
    </message>
    <message>
        <source>Basic bot</source>
        <translation>基础机器人</translation>
    </message>
    <message>
        <source>Clever bot</source>
        <translation>聪明机器人</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>打得漂亮</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>稍等一下</translation>
    </message>
    <message>
        <source>Again?</source>
        <translation>再来一局？</translation>
    </message>
    <message>
        <source>Thanks for the game</source>
        <translation>谢谢，玩得很开心</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what something is called, and what it says</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The server on this machine has ended. Host again to go on.</source>
        <translation>本机的服务器已结束。请重新开桌。</translation>
    </message>
    <message>
        <source>An error of the server has stopped this table. We are sorry.</source>
        <translation>服务器出错，这张牌桌停止了。非常抱歉。</translation>
    </message>
    <message>
        <source>That line cannot be sent. It is too long, or has characters that cannot be shown.</source>
        <translation>这行话不能发送。它太长，或含有无法显示的字符。</translation>
    </message>
    <message>
        <source>Everybody who plays here has gone. The table rests until one of them is back.</source>
        <translation>这桌的人都走了。牌桌会保留，等他们中有人回来。</translation>
    </message>
    <message>
        <source>The table is on a break.</source>
        <translation>这一桌正在休息。</translation>
    </message>
    <message>
        <source>This player is connected again.</source>
        <translation>这位玩家已重新连接。</translation>
    </message>
    <message>
        <source>That person is not here any more, or has a seat.</source>
        <translation>那个人不在这里了，或者已有座位。</translation>
    </message>
    <message>
        <source>The owner has given your seat to somebody else. You may join again.</source>
        <translation>桌主把你的座位给了别人。你可以再次加入。</translation>
    </message>
    <message>
        <source>The owner has given your seat to %1. You may join again.</source>
        <translation>桌主把你的座位给了%1。你可以再次加入。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::Application</name>
    <message>
        <source>%L1 against %L1</source>
        <comment>players in two teams</comment>
        <translation>%L1 对 %L1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players</source>
        <translation>
            <numerusform>%Ln 人</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <comment>players</comment>
        <translation>%L1–%L2 人</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min</source>
        <comment>minutes, short</comment>
        <translation>
            <numerusform>%Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Good morning. What shall we play?</source>
        <translation>早上好。今天玩点什么？</translation>
    </message>
    <message>
        <source>Good afternoon. What shall we play?</source>
        <translation>下午好。今天玩点什么？</translation>
    </message>
    <message>
        <source>Good evening. What shall we play?</source>
        <translation>晚上好。今天玩点什么？</translation>
    </message>
    <message>
        <source>Cardroom</source>
        <translation>Cardroom</translation>
    </message>
    <message>
        <source>Your turn · %1</source>
        <comment>the table&apos;s name</comment>
        <translation>轮到你了 · %1</translation>
    </message>
    <message>
        <source>%1 · Cardroom</source>
        <comment>the table&apos;s name</comment>
        <translation>%1 · Cardroom</translation>
    </message>
    <message>
        <source>What shall the others call you?</source>
        <translation>别人怎么称呼你？</translation>
    </message>
    <message>
        <source>A name has 1 to 24 characters.</source>
        <translation>名字为 1 到 24 个字符。</translation>
    </message>
    <message>
        <source>You can change it at any time.</source>
        <translation>以后随时可以更改。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>好</translation>
    </message>
    <message>
        <source>%1’s table</source>
        <comment>a name that is sent, so nothing but letters; %1 is a person</comment>
        <translation>%1的牌桌</translation>
    </message>
    <message>
        <source>Your profile cannot be saved</source>
        <translation>无法保存你的档案</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Going to %1 …</source>
        <comment>an address</comment>
        <translation>正在前往 %1…</translation>
    </message>
    <message>
        <source>Joining %1 …</source>
        <comment>a table</comment>
        <translation>正在加入%1…</translation>
    </message>
    <message>
        <source>Starting a server …</source>
        <translation>正在启动服务器…</translation>
    </message>
    <message>
        <source>your table</source>
        <translation>你的牌桌</translation>
    </message>
    <message>
        <source>No server could be started</source>
        <translation>无法启动服务器</translation>
    </message>
    <message>
        <source>The table is gone</source>
        <translation>牌桌不在了</translation>
    </message>
    <message>
        <source>Your seat is not there any more</source>
        <translation>你的座位不在了</translation>
    </message>
    <message>
        <source>The table was closed, or somebody else has the seat.</source>
        <translation>牌桌已关闭，或者座位给了别人。</translation>
    </message>
    <message>
        <source>Your seat was waiting here. Leave it to start another table.</source>
        <translation>你的座位在这里等着。离开它才能另开一桌。</translation>
    </message>
    <message>
        <source>This is not the machine that you know</source>
        <translation>这不是你认得的那台电脑</translation>
    </message>
    <message>
        <source>The key of %1 has changed. It may have been set up anew, or another machine has its address now, or somebody sits in between. Nothing has been sent to it. Ask its host whether the new key is right.</source>
        <comment>an address</comment>
        <translation>%1 的密钥变了。它可能重新安装过，也可能另一台电脑用了它的地址，或者有人夹在中间。我们还没有向它发送任何内容。请向那边的主人核对新密钥。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what has gone wrong, and what to do</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Leave in the middle of the game?</source>
        <translation>牌局进行中，要离开吗？</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>离开牌桌？</translation>
    </message>
    <message>
        <source>Your seat is given up.</source>
        <translation>座位不再为你保留。</translation>
    </message>
    <message>
        <source>You can come back as long as the table is there.</source>
        <translation>只要牌桌还在，你就可以回来。</translation>
    </message>
    <message>
        <source>Close the table for everybody?</source>
        <translation>为所有人关闭这一桌？</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other people are here. They will be told.</source>
        <translation>
            <numerusform>这里还有 %Ln 人。他们会得到通知。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>关闭牌桌</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Others are at your table</source>
        <translation>还有别人在你的桌上</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other people are here. Their table can go on without you; a bot keeps your seat. Or it ends, and they are told.</source>
        <translation>
            <numerusform>这里还有 %Ln 人。没有你，他们的牌桌也能继续，由机器人替你守着座位；或者结束牌桌，他们会得到通知。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it running</source>
        <translation>让牌桌继续</translation>
    </message>
    <message>
        <source>End it for all</source>
        <translation>为所有人结束</translation>
    </message>
    <message>
        <source>No tables there</source>
        <translation>那里没有牌桌</translation>
    </message>
    <message>
        <source>%1 has no table at the moment. Its host can make one.</source>
        <comment>a server&apos;s name</comment>
        <translation>%1 现在没有牌桌。那边的主人可以开一桌。</translation>
    </message>
    <message>
        <source>You cannot join</source>
        <translation>无法加入</translation>
    </message>
    <message>
        <source>This table has a password</source>
        <translation>这一桌设有密码</translation>
    </message>
    <message>
        <source>The password is not right.</source>
        <translation>密码不对。</translation>
    </message>
    <message>
        <source>Whoever hosts it knows it.</source>
        <translation>可以问问桌主。</translation>
    </message>
    <message>
        <source>The table is full</source>
        <translation>牌桌已满</translation>
    </message>
    <message>
        <source>You can watch.</source>
        <translation>你可以观战。</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>The server says no</source>
        <translation>服务器拒绝了</translation>
    </message>
    <message>
        <source>Your seat is open in another window</source>
        <translation>你的座位在另一个窗口打开了</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>没有连接</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>拿回座位</translation>
    </message>
    <message>
        <source>You are no longer at the table</source>
        <translation>你已不在那张牌桌上</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <comment>a file</comment>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>This file cannot be played</source>
        <translation>无法用这个文件开局</translation>
    </message>
    <message>
        <source>The server that plays the file has ended. Open the file again to go on.</source>
        <translation>运行这个文件的服务器已经停止。重新打开文件即可继续。</translation>
    </message>
    <message>
        <source>Open this table to your network?</source>
        <translation>要向你的网络开放这张牌桌吗？</translation>
    </message>
    <message>
        <source>Others on your network will see it and can join, and so can anybody who has the link. Until then nobody finds it.</source>
        <translation>你的网络上的其他人将看到它并可以加入，拿到链接的人也可以。在此之前没有人能找到它。</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开放牌桌</translation>
    </message>
    <message>
        <source>Keep it private</source>
        <translation>保持私人</translation>
    </message>
    <message>
        <source>The server has ended</source>
        <translation>服务器已关闭</translation>
    </message>
    <message>
        <source>Your table is kept; the game goes on when the server is started again.</source>
        <translation>您的牌桌已保留；服务器重新启动后游戏会继续。</translation>
    </message>
    <message>
        <source>The server no longer knows it. Host or join another one.</source>
        <translation>服务器已不再知道这张牌桌。请开桌或加入另一桌。</translation>
    </message>
    <message>
        <source>The server on this machine has ended. It is being started again.</source>
        <translation>这台电脑上的服务器已停止，正在重新启动。</translation>
    </message>
    <message>
        <source>Forget this table?</source>
        <translation>忘记这张牌桌？</translation>
    </message>
    <message>
        <source>Your seat at %1 is given up, and you cannot go on there.</source>
        <comment>a table&apos;s name</comment>
        <translation>您将放弃在%1的座位，不能再在那里继续。</translation>
    </message>
    <message>
        <source>Your seat is given up, and you cannot go on there.</source>
        <translation>您将放弃座位，不能再在那里继续。</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>If you leave for good, a bot plays on, and your seat is given up.</source>
        <translation>彻底离开后，机器人会接着玩，你的座位将被让出。</translation>
    </message>
    <message>
        <source>If you leave for good, your seat is given up; the others can go on another day.</source>
        <translation>彻底离开后，你的座位将被让出；其他人可以改天继续。</translation>
    </message>
    <message>
        <source>If you leave for good, the game ends, because nobody else has a seat here.</source>
        <translation>彻底离开后，这局就结束了，因为这里没有其他人入座。</translation>
    </message>
    <message>
        <source>For tonight, a bot plays for you until you are back.</source>
        <translation>今晚先离开：在你回来之前，由机器人代你玩。</translation>
    </message>
    <message numerus="yes">
        <source>For tonight, the table rests, and you can go on for %Ln day(s).</source>
        <translation>
            <numerusform>今晚先离开：牌桌保留，%Ln 天内都可以继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave for tonight</source>
        <translation>今晚先到这里</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>彻底离开</translation>
    </message>
</context>
<context>
    <name>cardroom::window::BreakModel</name>
    <message>
        <source>Waiting for %1</source>
        <translation>正在等待 %1</translation>
    </message>
    <message>
        <source>Time for a break</source>
        <translation>休息时间</translation>
    </message>
    <message>
        <source>The game goes on when %1 is back. No clock is running.</source>
        <translation>%1 回来后游戏继续。计时已停止。</translation>
    </message>
    <message>
        <source>No clock is running.</source>
        <translation>计时已停止。</translation>
    </message>
    <message>
        <source>No clock is running, and your hand is face down.</source>
        <translation>计时已停止，您的手牌已扣下。</translation>
    </message>
    <message>
        <source>%1 asks for a break.</source>
        <translation>%1 想休息一下。</translation>
    </message>
    <message numerus="yes">
        <source>The game goes on in %Ln second(s).</source>
        <translation>
            <numerusform>游戏将在 %Ln 秒后继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>You ask for a break. It begins when the owner or all others agree.</source>
        <translation>您提出休息。房主或其他所有人同意后开始。</translation>
    </message>
    <message>
        <source>%1 asks for a break. Press B to agree.</source>
        <translation>%1 想休息一下。按 B 表示同意。</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>游戏继续。</translation>
    </message>
    <message>
        <source>There is no break: not everybody has agreed.</source>
        <translation>未能休息：并非所有人都同意。</translation>
    </message>
    <message>
        <source>Press 1 to wait for %1, or 2 to let a bot play.</source>
        <translation>按 1 等待 %1，按 2 让机器人代打。</translation>
    </message>
    <message>
        <source>%1 asked for it.&lt;br&gt;No clock is running, and your hand is face down.</source>
        <translation>由 %1 提出。&lt;br&gt;计时已停止，您的手牌已扣下。</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>a time of day</comment>
        <translation>自 %1</translation>
    </message>
    <message numerus="yes">
        <source>Since %1, %Ln minute(s)</source>
        <comment>a time of day</comment>
        <translation>
            <numerusform>自 %1，%Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot takes over in %1</source>
        <comment>minutes and seconds</comment>
        <translation>机器人将在 %1 后接手</translation>
    </message>
    <message>
        <source>A bot takes over at any moment.</source>
        <translation>机器人随时会接手。</translation>
    </message>
    <message>
        <source>On a break</source>
        <translation>休息中</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ChatModel</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>%1, watching</source>
        <comment>who says something</comment>
        <translation>%1（观战）</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1说：%2</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ChoiceModel</name>
    <message>
        <source>Not selected any more: %1.</source>
        <translation>不再选中：%1。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ClockModel</name>
    <message numerus="yes">
        <source>The game goes on in %Ln second(s).</source>
        <translation>
            <numerusform>%Ln 秒后牌局继续。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn, %Ln second(s) left.</source>
        <translation>
            <numerusform>轮到你了，还剩 %Ln 秒。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::ConnectionState</name>
    <message>
        <source>You are taken there when it is started again. Its tables are gone by then.</source>
        <translation>服务器重新启动后会带你回去，不过那时牌桌已不在了。</translation>
    </message>
    <message>
        <source>0:%L1</source>
        <comment>minutes and seconds</comment>
        <translation>0:%L1</translation>
    </message>
    <message>
        <source>Trying again …</source>
        <translation>正在重试…</translation>
    </message>
    <message>
        <source>Trying again, for the second time …</source>
        <translation>正在第二次重试…</translation>
    </message>
    <message>
        <source>Trying again, for the third time …</source>
        <translation>正在第三次重试…</translation>
    </message>
    <message numerus="yes">
        <source>Trying again, %Ln times so far …</source>
        <translation>
            <numerusform>正在重试，已试 %Ln 次…</numerusform>
        </translation>
    </message>
    <message>
        <source>Its machine answers, but no server runs there any more. The table is most likely gone; you are taken there in case it comes back.</source>
        <translation>对方机器有应答，但那里已没有服务器在运行。牌桌多半已经没有了；如果它恢复，会带你回去。</translation>
    </message>
    <message>
        <source>The server does not answer. No seat in this game is yours, so you lose nothing: the table is shown again if it is still there.</source>
        <translation>服务器没有应答。你在这一局没有座位，不会有损失：牌桌若还在，会再显示出来。</translation>
    </message>
    <message>
        <source>The server does not answer. If it still runs, your seat is kept, and a bot plays for you.</source>
        <translation>服务器没有应答。如果它还在运行，你的座位会保留，机器人替你打牌。</translation>
    </message>
    <message>
        <source>The server does not answer. If it still runs, your seat is kept, and a bot plays for you after &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>服务器没有应答。如果它还在运行，你的座位会保留，&lt;b&gt;%1&lt;/b&gt; 后机器人替你打牌。</translation>
    </message>
    <message>
        <source>Your table is kept; the game goes on when the server is started again.</source>
        <translation>您的牌桌已保留；服务器重新启动后游戏会继续。</translation>
    </message>
    <message>
        <source>The server does not answer. Your table is kept; the game goes on when it is back.</source>
        <translation>服务器没有响应。您的牌桌已保留；它恢复后游戏会继续。</translation>
    </message>
    <message>
        <source>The server does not answer. Your seat is kept; if the server still runs, a bot plays for you.</source>
        <translation>服务器没有响应。您的座位已保留；如果服务器仍在运行，机器人会替您出牌。</translation>
    </message>
    <message>
        <source>The server does not answer. Your seat is kept; if the server still runs, a bot plays for you after &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>服务器没有响应。您的座位已保留；如果服务器仍在运行，&lt;b&gt;%1&lt;/b&gt; 后机器人会替您出牌。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::GoOnTables</name>
    <message>
        <source>%1, %2</source>
        <comment>players</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>players</comment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>a bot</source>
        <translation>一个机器人</translation>
    </message>
    <message>
        <source>two bots</source>
        <translation>两个机器人</translation>
    </message>
    <message>
        <source>three bots</source>
        <translation>三个机器人</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bots</source>
        <translation>
            <numerusform>%Ln 个机器人</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>players</comment>
        <translation>与%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two scores</comment>
        <translation>%1 比 %2</translation>
    </message>
    <message>
        <source>In the middle of a game</source>
        <translation>牌局进行中</translation>
    </message>
    <message>
        <source>No game is on</source>
        <translation>没有进行中的牌局</translation>
    </message>
    <message>
        <source>kept until today</source>
        <translation>保留到今天</translation>
    </message>
    <message>
        <source>since today</source>
        <translation>自今天起</translation>
    </message>
    <message>
        <source>kept until tomorrow</source>
        <translation>保留到明天</translation>
    </message>
    <message>
        <source>since yesterday</source>
        <translation>自昨天起</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a day of the month; the month</comment>
        <translation>%2%1日</translation>
    </message>
    <message>
        <source>kept until %1</source>
        <comment>a day</comment>
        <translation>保留到%1</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a day</comment>
        <translation>自%1起</translation>
    </message>
    <message>
        <source>%1 is there</source>
        <comment>a person</comment>
        <translation>%1在那里</translation>
    </message>
    <message>
        <source>%1 are there</source>
        <comment>two or more people</comment>
        <translation>%1在那里</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words that become a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Your seat is waiting</source>
        <translation>你的座位还留着</translation>
    </message>
    <message>
        <source>At your own table. The game goes on where you left it.</source>
        <translation>在您自己的牌桌。游戏从您离开的地方继续。</translation>
    </message>
    <message>
        <source>At %1, as long as the table is there.</source>
        <comment>an address</comment>
        <translation>在 %1，只要牌桌还在。</translation>
    </message>
    <message>
        <source>Go on: %1.</source>
        <comment>a game</comment>
        <translation>继续：%1。</translation>
    </message>
    <message>
        <source>you sit there</source>
        <translation>您坐在那里</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score; since when it is that</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Go on: %1 %2.</source>
        <comment>a game; with whom</comment>
        <translation>继续：%1，%2。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>since which day; the time of day</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>cardroom::window::NearbyTables</name>
    <message>
        <source>Last one heard just now.</source>
        <translation>刚刚收到过一次消息。</translation>
    </message>
    <message>
        <source>Last one heard a second ago.</source>
        <translation>一秒前收到过消息。</translation>
    </message>
    <message numerus="yes">
        <source>Last one heard %Ln seconds ago.</source>
        <translation>
            <numerusform>%Ln 秒前收到过消息。</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many to announce them all</source>
        <translation>太多了，无法全部列出</translation>
    </message>
    <message>
        <source>A bot holds your seat</source>
        <translation>机器人替你守着座位</translation>
    </message>
    <message>
        <source>All seats are taken</source>
        <translation>座位已满</translation>
    </message>
    <message>
        <source>A game is on; a bot’s seat is yours from the next one on</source>
        <translation>牌局进行中；下一局起可接替机器人的座位</translation>
    </message>
    <message>
        <source>A bot gives you its seat</source>
        <translation>机器人可以让座</translation>
    </message>
    <message>
        <source>One seat free</source>
        <translation>1 个空位</translation>
    </message>
    <message>
        <source>Two seats free</source>
        <translation>2 个空位</translation>
    </message>
    <message>
        <source>Three seats free</source>
        <translation>3 个空位</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seats free</source>
        <translation>
            <numerusform>%Ln 个空位</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, turn limit %L2 s</source>
        <comment>how many seats are free</comment>
        <translation>%1，限时 %L2 秒</translation>
    </message>
    <message>
        <source>Uses a newer Cardroom. Update to join.</source>
        <translation>对方的 Cardroom 较新。请更新后再加入。</translation>
    </message>
    <message>
        <source>Uses an older Cardroom. Its host has to update it.</source>
        <translation>对方的 Cardroom 较旧。需要对方更新。</translation>
    </message>
    <message>
        <source>Plays a game that this Cardroom does not know.</source>
        <translation>这种游戏本版 Cardroom 还没有。</translation>
    </message>
    <message>
        <source>One more table</source>
        <translation>另有一桌</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more tables</source>
        <translation>
            <numerusform>另有 %Ln 桌</numerusform>
        </translation>
    </message>
    <message>
        <source>You sit there</source>
        <translation>你坐在这桌</translation>
    </message>
</context>
<context>
    <name>cardroom::window::PaceModel</name>
    <message>
        <source>Somebody plays now, so the bots play as everywhere.</source>
        <translation>现在有真人打牌，机器人按平常的节奏打。</translation>
    </message>
    <message>
        <source>Only bots play here, and you say how.</source>
        <translation>这里只有机器人打牌，快慢由你定。</translation>
    </message>
    <message>
        <source>The table is paused. Press Space to play.</source>
        <translation>牌桌已暂停。按空格继续。</translation>
    </message>
    <message>
        <source>The bots play.</source>
        <translation>机器人打牌中。</translation>
    </message>
    <message>
        <source>The bots play at %L1 per cent of their speed.</source>
        <translation>机器人以百分之 %L1 的速度打牌。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::PeopleModel</name>
    <message>
        <source>You play from the next game on</source>
        <translation>你从下一局起上场</translation>
    </message>
    <message>
        <source>You wait for a seat</source>
        <translation>你在等座位</translation>
    </message>
    <message>
        <source>You are watching</source>
        <translation>你在观战</translation>
    </message>
    <message>
        <source>Watching: %1</source>
        <comment>names</comment>
        <translation>观战：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>A bot plays for you</source>
        <translation>机器人替你打牌</translation>
    </message>
    <message>
        <source>A bot holds this seat</source>
        <translation>机器人代打中</translation>
    </message>
    <message>
        <source>Lost connection</source>
        <translation>已断线</translation>
    </message>
    <message>
        <source>Lost connection, %1</source>
        <comment>for how long, 0:24</comment>
        <translation>已断线，%1</translation>
    </message>
    <message>
        <source>Wants another game</source>
        <translation>想再来一局</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>Choosing …</source>
        <translation>正在思考…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>%1 is watching.</source>
        <translation>%1在观战。</translation>
    </message>
    <message>
        <source>Choosing too …</source>
        <translation>也在思考…</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>暂时离开</translation>
    </message>
    <message>
        <source>Asked for a break</source>
        <translation>提议休息</translation>
    </message>
    <message>
        <source>On a break</source>
        <translation>休息中</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ResultModel</name>
    <message>
        <source>%1 wants another one</source>
        <translation>%1想再来一局</translation>
    </message>
    <message>
        <source>%1 and %2 want another one</source>
        <translation>%1和%2想再来一局</translation>
    </message>
    <message>
        <source>%1, %2 and %3 want another one</source>
        <translation>%1、%2和%3想再来一局</translation>
    </message>
    <message>
        <source>you %1</source>
        <comment>games won</comment>
        <translation>你 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a person, games won</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>This evening, games won: %1</source>
        <translation>今晚赢的局数：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two people of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>cardroom::window::RuleList</name>
    <message>
        <source>No</source>
        <comment>an option of the rules</comment>
        <translation>否</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>an option of the rules</comment>
        <translation>是</translation>
    </message>
</context>
<context>
    <name>cardroom::window::SeatList</name>
    <message>
        <source>Empty seat.</source>
        <translation>空座位。</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>a seat: name, what is going on</comment>
        <translation>%1。%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1. %Ln card(s) in hand.</source>
        <comment>a seat: name</comment>
        <translation>
            <numerusform>%1。手里 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2. %Ln card(s) in hand.</source>
        <comment>a seat: name, what is going on</comment>
        <translation>
            <numerusform>%1。%2。手里 %Ln 张牌。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cardroom::window::TableController</name>
    <message>
        <source>That was too much at once. Try again in a moment.</source>
        <translation>一下子太多了。请稍后再试。</translation>
    </message>
    <message>
        <source>The table goes on.</source>
        <translation>牌局继续。</translation>
    </message>
    <message>
        <source>Connection lost. Trying again.</source>
        <translation>连接已断开。正在重试。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TableSetup</name>
    <message>
        <source>A table’s name has 1 to %L1 characters.</source>
        <translation>牌桌名称为 1 到 %L1 个字符。</translation>
    </message>
    <message>
        <source>%L1 of %L2 seats are taken</source>
        <translation>%L2 个座位已坐 %L1 个</translation>
    </message>
    <message>
        <source>The game is on. Seats and options can be changed when it is over.</source>
        <translation>牌局进行中。结束后才能更改座位和选项。</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more. The game starts by itself when all seats are taken.</source>
        <translation>
            <numerusform>还差 %Ln 人。坐满后自动开局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting …</source>
        <translation>正在开始…</translation>
    </message>
    <message>
        <source>Waiting for %1 to want another game.</source>
        <translation>正在等%1决定再来一局。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two names of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 waits for a seat.</source>
        <translation>%1在等座位。</translation>
    </message>
    <message>
        <source>%1 wait for a seat.</source>
        <comment>names</comment>
        <translation>%1在等座位。</translation>
    </message>
    <message>
        <source>Waits for a seat</source>
        <translation>在等座位</translation>
    </message>
    <message>
        <source>Is watching</source>
        <translation>在观战</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>坐下</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln bots and start</source>
        <translation>
            <numerusform>加 %Ln 个机器人开局</numerusform>
        </translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不限</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>链接已复制</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more. The game starts when all seats are taken and everybody is ready.</source>
        <translation>
            <numerusform>还差 %Ln 人。坐满且大家都准备好就开局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more, and for %1 to be ready.</source>
        <comment>names</comment>
        <translation>
            <numerusform>还差 %Ln 人，并等%1准备好。</numerusform>
        </translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>我准备好了</translation>
    </message>
    <message>
        <source>%L1 of %L2 seats are taken. Partners sit opposite each other.</source>
        <translation>%L2 个座位已坐 %L1 个。相对而坐的两人是一队。</translation>
    </message>
    <message>
        <source>Quick pace</source>
        <translation>快节奏</translation>
    </message>
    <message>
        <source>Normal pace</source>
        <translation>正常节奏</translation>
    </message>
    <message>
        <source>Calm pace</source>
        <translation>慢节奏</translation>
    </message>
    <message>
        <source>You wait for a seat.</source>
        <translation>你在等座位。</translation>
    </message>
    <message>
        <source>You wait for a seat</source>
        <translation>你在等座位</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s with others</source>
        <comment>seconds, while two or more people are there</comment>
        <translation>
            <numerusform>与他人同玩时 %Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed, and for a while nobody comes from their address</source>
        <translation>已请离，其地址暂时也不能加入</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已请离</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TableVoice</name>
    <message>
        <source>You are back.</source>
        <translation>你回来了。</translation>
    </message>
    <message>
        <source>You are back. While you were away: %1</source>
        <translation>你回来了。你不在时：%1</translation>
    </message>
    <message numerus="yes">
        <source>You are back. %Ln thing(s) happened meanwhile; the log has them.</source>
        <translation>
            <numerusform>你回来了。这期间发生了 %Ln 件事，都在记录里。</numerusform>
        </translation>
    </message>
    <message>
        <source>The server was restarted; nothing was lost.</source>
        <translation>服务器已重新启动；什么都没有丢失。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TurnModel</name>
    <message numerus="yes">
        <source>Waiting for %Ln more. The game starts by itself when all seats are taken.</source>
        <translation>
            <numerusform>还差 %Ln 人。坐满后自动开局。</numerusform>
        </translation>
    </message>
    <message>
        <source>The next game is %1. It begins when everybody is ready.</source>
        <translation>下一局玩%1。大家都准备好就开始。</translation>
    </message>
    <message>
        <source>Waiting for %1 …</source>
        <translation>正在等待%1…</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln other(s) …</source>
        <translation>
            <numerusform>正在等待另外 %Ln 人…</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealing …</source>
        <translation>正在发牌…</translation>
    </message>
    <message>
        <source>Waiting for the others …</source>
        <translation>正在等待其他人…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s) are choosing …</source>
        <translation>
            <numerusform>%Ln 人正在思考…</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot is choosing for you …</source>
        <translation>机器人正在替你决定…</translation>
    </message>
    <message>
        <source>A bot is choosing for %1 …</source>
        <translation>机器人正在替%1决定…</translation>
    </message>
    <message>
        <source>%1 is choosing …</source>
        <translation>%1正在思考…</translation>
    </message>
    <message>
        <source>The table stands still: the server cannot write down what happens. Nothing is lost.</source>
        <translation>牌桌停住了：服务器无法写下经过。什么都没有丢失。</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>坐下</translation>
    </message>
    <message>
        <source>Take my seat</source>
        <translation>回到座位</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>我准备好了</translation>
    </message>
    <message>
        <source>%1: press Enter.</source>
        <comment>what a button says</comment>
        <translation>%1：按 Enter。</translation>
    </message>
    <message>
        <source>The next game is %1. It begins when all seats are taken and everybody is ready.</source>
        <translation>下一局玩%1。坐满且大家都准备好就开始。</translation>
    </message>
</context>
</TS>
