<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutPart</name>
    <message>
        <source>Typeface of titles and cards. By Anna Giedryś and David Březina, SIL Open Font License 1.1</source>
        <translation>标题和牌面的字体。作者 Anna Giedryś 和 David Březina，SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Typeface of all other text. By Łukasz Dziedzic, SIL Open Font License 1.1</source>
        <translation>其他文字的字体。作者 Łukasz Dziedzic，SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Windows, pictures, sound and network. The Qt Company and contributors, GNU LGPL 3</source>
        <translation>窗口、图像、声音与网络。The Qt Company 及贡献者，GNU LGPL 3</translation>
    </message>
    <message>
        <source>Messages between client and server. Google, BSD licence</source>
        <translation>客户端与服务器之间的通信。Google，BSD 许可证</translation>
    </message>
    <message>
        <source>Encryption, and the fair deal. The OpenSSL Project, Apache License 2.0</source>
        <translation>加密，以及可核验的公平发牌。The OpenSSL Project，Apache License 2.0</translation>
    </message>
    <message>
        <source>The invitation’s QR code. Kentaro Fukuchi, GNU LGPL 2.1</source>
        <translation>邀请的二维码。福地健太郎（Kentaro Fukuchi），GNU LGPL 2.1</translation>
    </message>
    <message>
        <source>Cardroom %1</source>
        <translation>Cardroom %1</translation>
    </message>
    <message>
        <source>A card room for friends. Every game has its own table; cards, signs and sounds were made for it.</source>
        <translation>和朋友打牌的地方。每种游戏都有自己的牌桌，牌面、图标和声音都专门制作。</translation>
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
        <translation>牌局将在 %L1 秒后继续</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>继续牌局</translation>
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
        <source>Your seat is kept, and you’ll find the table on the home page.</source>
        <translation>座位会为你保留，在首页就能找到这张牌桌。</translation>
    </message>
    <message numerus="yes">
        <source>Any of you can go on. If everyone leaves, the table is kept for %Ln day(s).</source>
        <translation>
            <numerusform>任何一位玩家都可以继续。所有人都离开后，牌桌会保留 %Ln 天。</numerusform>
        </translation>
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
    <name>ClothChoice</name>
    <message>
        <source>Cloth</source>
        <translation>桌布</translation>
    </message>
    <message>
        <source>One for each game</source>
        <translation>每种游戏各用一种</translation>
    </message>
    <message>
        <source>Cloth: one for each game</source>
        <translation>桌布：每种游戏各用一种</translation>
    </message>
    <message>
        <source>Cloth: %1</source>
        <translation>桌布：%1</translation>
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
    <name>Ending</name>
    <message numerus="yes">
        <source>%1: %Ln point(s).</source>
        <translation>
            <numerusform>%1：%Ln 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>You came second with %L1.</source>
        <translation>你以 %L1 分位居第二。</translation>
    </message>
    <message>
        <source>%2 came second with %L1.</source>
        <translation>%2以 %L1 分位居第二。</translation>
    </message>
</context>
<context>
    <name>FairPack</name>
    <message>
        <source>The pack in the order dealt</source>
        <translation>按发牌顺序的整副牌</translation>
    </message>
</context>
<context>
    <name>FairStepItem</name>
    <message>
        <source>not yet</source>
        <comment>a step of a deal</comment>
        <translation>尚未</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a step of a deal</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>not done</source>
        <comment>a step of a deal</comment>
        <translation>未进行</translation>
    </message>
    <message>
        <source>does not match</source>
        <comment>a step of a deal</comment>
        <translation>不符</translation>
    </message>
    <message>
        <source>The server says</source>
        <translation>服务器说</translation>
    </message>
    <message>
        <source>It should be</source>
        <translation>应当是</translation>
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
        <translation>请输入文件的完整路径，以 /（根目录）或 ~/（你的文件夹）开头。</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
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
        <source>A property file of the original programs is played with you in its human seat, on this computer only. The record of a game (.cardroom) is shown again.</source>
        <translation>用原版程序的属性文件开局，由你坐真人的座位，只在这台电脑上玩。对局档案（.cardroom）会重放。</translation>
    </message>
    <message>
        <source>Folders and files</source>
        <translation>文件夹和文件</translation>
    </message>
    <message>
        <source>There is nothing to open here.</source>
        <translation>这里没有可以打开的文件。</translation>
    </message>
</context>
<context>
    <name>FirstStartPage</name>
    <message>
        <source>A name has 1 to %L1 characters.</source>
        <translation>名字为 1 到 %L1 个字符。</translation>
    </message>
    <message>
        <source>Cardroom</source>
        <translation>Cardroom</translation>
    </message>
    <message>
        <source>Welcome. What’s your name?</source>
        <translation>欢迎。你叫什么名字？</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>characters</comment>
        <translation>%L1 / %L2</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>选一个头像</translation>
    </message>
    <message>
        <source>or keep your initial</source>
        <translation>或用名字的首字</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>请输入名字</translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation>开始玩</translation>
    </message>
    <message>
        <source>You can change all this in Settings.</source>
        <translation>这些都可以在设置里更改。</translation>
    </message>
</context>
<context>
    <name>GameEnd</name>
    <message>
        <source>This game</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>今晚</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Save or delete: %1</source>
        <translation>保存或删除：%1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Watch again: %1</source>
        <translation>再看一次：%1</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Search names, games, tables, dates</source>
        <translation>搜索名字、游戏、牌桌、日期</translation>
    </message>
    <message>
        <source>Search your games</source>
        <translation>搜索你的牌局</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Games of which kind</source>
        <translation>哪种游戏</translation>
    </message>
    <message>
        <source>All</source>
        <comment>kinds of games</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>哪些牌局</translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>获胜</translation>
    </message>
    <message>
        <source>With people</source>
        <comment>games</comment>
        <translation>与真人</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有牌局</translation>
    </message>
    <message>
        <source>The games that you play to the end are kept here.</source>
        <translation>打完的牌局会保存在这里。</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>没有找到牌局。</translation>
    </message>
    <message>
        <source>The newest %L1 games are kept on this computer.</source>
        <translation>这台电脑保存最近的 %L1 局。</translation>
    </message>
    <message>
        <source>Open a game file…</source>
        <translation>打开牌局文件…</translation>
    </message>
    <message>
        <source>Show older</source>
        <translation>显示更早的</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存牌局</translation>
    </message>
    <message>
        <source>Save as log</source>
        <translation>保存为日志</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Your games</source>
        <translation>你的牌局</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有牌局</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
</context>
<context>
    <name>GamesStatistics</name>
    <message>
        <source>Figures of which game</source>
        <translation>哪种游戏的数据</translation>
    </message>
    <message>
        <source>Each point is the last ten games</source>
        <translation>每个点是最近十局</translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation>曲线显示什么</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Five games make a curve.</source>
        <translation>打满五局就有曲线。</translation>
    </message>
    <message>
        <source>Against bots</source>
        <translation>对机器人</translation>
    </message>
    <message>
        <source>won of played</source>
        <translation>胜局／总局数</translation>
    </message>
    <message>
        <source>With people</source>
        <translation>与真人</translation>
    </message>
    <message>
        <source>You have not played this game to the end yet.</source>
        <translation>你还没有打完过这种游戏。</translation>
    </message>
    <message>
        <source>Counted from the games kept on this computer. Delete a game and it leaves these figures too.</source>
        <translation>根据这台电脑上保存的牌局统计。删除牌局后，这里也不再计入。</translation>
    </message>
</context>
<context>
    <name>GiveSeatDialog</name>
    <message>
        <source>Give %1’s seat to somebody else?</source>
        <translation>把%1的座位移交给别人？</translation>
    </message>
    <message>
        <source>They play on with the hand and the score. %1 leaves the table, and is told.</source>
        <translation>接手的人用这手牌和分数接着打。%1会离开牌桌，并收到通知。</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>移交座位</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The seat is for</source>
        <translation>移交给</translation>
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
        <translation>按 Delete 键放弃这张牌桌。</translation>
    </message>
    <message>
        <source>Forget this table: %1</source>
        <translation>放弃这张牌桌：%1</translation>
    </message>
</context>
<context>
    <name>GoOnPage</name>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>No tables are waiting for you.</source>
        <translation>没有牌桌在等你。</translation>
    </message>
    <message numerus="yes">
        <source>Tables that rest are kept for %Ln day(s) after somebody was last there.</source>
        <translation>
            <numerusform>休息中的牌桌会保留 %Ln 天，从最后一次有人在场算起。</numerusform>
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
            <numerusform>休息中的牌桌会保留 %Ln 天</numerusform>
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
        <translation>规则</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>You are %1. Change your name</source>
        <translation>你的名字是%1。改名</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>你的牌局</translation>
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
        <source>No tables found</source>
        <translation>没有找到牌桌</translation>
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
        <source>Join with a link</source>
        <translation>通过链接加入</translation>
    </message>
    <message>
        <source>Or an address</source>
        <translation>或输入地址</translation>
    </message>
    <message>
        <source>Friends on your network</source>
        <translation>局域网里的朋友</translation>
    </message>
    <message>
        <source>Or type an address</source>
        <translation>或输入地址</translation>
    </message>
    <message>
        <source>Learn a game</source>
        <translation>学玩法</translation>
    </message>
    <message>
        <source>Two minutes</source>
        <translation>两分钟</translation>
    </message>
    <message>
        <source>A first hand, two minutes</source>
        <translation>教学局，两分钟</translation>
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
        <translation>局域网里的所有牌桌</translation>
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
        <translation>%1：先选座位</translation>
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
        <translation>请身边的人扫这个码。</translation>
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
        <source>This table is private. Nobody else can find or join it.</source>
        <translation>这是私人牌桌：别人找不到，也无法加入。</translation>
    </message>
    <message>
        <source>Invite people…</source>
        <translation>邀请别人…</translation>
    </message>
    <message>
        <source>Computers with Cardroom</source>
        <translation>装有 Cardroom 的电脑</translation>
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
        <translation>通用</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>Where only bots play</source>
        <translation>只有机器人打牌时</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>重放时</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>the next part; with Shift, the previous one</source>
        <translation>下一个区域；按住 Shift 则是上一个</translation>
    </message>
    <message>
        <source>the next thing in that direction</source>
        <translation>那个方向上的下一项</translation>
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
        <source>press the button with the ring</source>
        <translation>按下框住的按钮</translation>
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
        <source>repeat the last announcements, for a screen reader</source>
        <translation>重读刚才的播报（供屏幕阅读器使用）</translation>
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
        <source>choose the first, second, … card or answer</source>
        <translation>选第一、第二……张牌或选项</translation>
    </message>
    <message>
        <source>choose the card with the ring, or put it back</source>
        <translation>选中框住的牌，或放回</translation>
    </message>
    <message>
        <source>press the bright button</source>
        <translation>按下亮起的按钮</translation>
    </message>
    <message>
        <source>put back, close, leave</source>
        <translation>放回、关闭、离开</translation>
    </message>
    <message>
        <source>a hint, which Enter then plays</source>
        <translation>提示，再按 Enter 照做</translation>
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
        <source>repeat the last announcements</source>
        <translation>重读刚才的播报</translation>
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
        <translation>提议休息，或同意休息</translation>
    </message>
    <message>
        <source>take the last move back, or agree to that</source>
        <translation>悔牌，或同意别人悔牌</translation>
    </message>
    <message>
        <source>the last trick, capture, battle or round again</source>
        <translation>回看上一墩、上次收牌、上一场对决或上一轮</translation>
    </message>
    <message>
        <source>with open hands: a move back, a move on</source>
        <translation>明牌时：后退一步、前进一步</translation>
    </message>
    <message>
        <source>the fairness of the deal</source>
        <translation>发牌是否公平</translation>
    </message>
    <message>
        <source>play, or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>a move back, a move on</source>
        <translation>后退一步、前进一步</translation>
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
        <translation>上一轮、上一场或上一墩，下一个</translation>
    </message>
    <message>
        <source>the sur, battle or bid before, the next one</source>
        <translation>上一个苏尔、对决或叫分，下一个</translation>
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
        <translation>开头、结尾</translation>
    </message>
    <message>
        <source>close, leave</source>
        <translation>关闭、离开</translation>
    </message>
    <message>
        <source>review: what the moves cost</source>
        <translation>复盘：每步的代价</translation>
    </message>
    <message>
        <source>in a review: the next costly move</source>
        <translation>复盘时：下一步失误</translation>
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
    <name>LatelyGames</name>
    <message>
        <source>Lately</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有牌局</translation>
    </message>
    <message>
        <source>Press Enter to watch this game again.</source>
        <translation>按 Enter 再看这局。</translation>
    </message>
</context>
<context>
    <name>LearnDialog</name>
    <message>
        <source>Learn a game</source>
        <translation>学玩法</translation>
    </message>
    <message>
        <source>A first hand, two minutes: with the real table and no clock. You can leave it at any time and go on later.</source>
        <translation>教学局，两分钟：用真实的牌桌，不限时。随时可以离开，以后接着学。</translation>
    </message>
    <message>
        <source>New to you</source>
        <translation>你还没玩过</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <translation>教学局</translation>
    </message>
    <message>
        <source>What to do, and why</source>
        <translation>怎么做，为什么</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
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
        <source>That isn’t an invitation or an address. An address looks like %1.</source>
        <translation>这不是邀请，也不是地址。地址像这样：%1。</translation>
    </message>
    <message>
        <source>Link or address</source>
        <translation>链接或地址</translation>
    </message>
</context>
<context>
    <name>MissingPlayer</name>
    <message>
        <source>%1 lost the connection</source>
        <translation>%1断线了</translation>
    </message>
    <message>
        <source>The seat and the hand are kept. How shall we go on?</source>
        <translation>座位和手牌都会保留。接下来怎么办？</translation>
    </message>
    <message>
        <source>Wait for %1</source>
        <translation>等%1回来</translation>
    </message>
    <message>
        <source>No clock runs. The game goes on when %1 is back.</source>
        <translation>计时已停止。%1回来后牌局继续。</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>让机器人代打</translation>
    </message>
    <message>
        <source>A clever bot plays at once. %1 gets the seat back on return.</source>
        <translation>聪明机器人立即代打。%1回来后就能拿回座位。</translation>
    </message>
    <message>
        <source>Give the seat to %1</source>
        <translation>把座位移交给%1</translation>
    </message>
    <message>
        <source>Give the seat to …</source>
        <translation>把座位移交给…</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>This is how others see you.</source>
        <translation>别人看到的就是这个名字。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>A name has 1 to %L1 characters.</source>
        <translation>名字为 1 到 %L1 个字符。</translation>
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
        <source>This list updates by itself.</source>
        <translation>列表会自动更新。</translation>
    </message>
    <message>
        <source>This list updates by itself. %1</source>
        <translation>列表会自动更新。%1</translation>
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
        <translation>在这台电脑上</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>在 %1 上</translation>
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
        <source>Looking for tables on your network …</source>
        <translation>正在局域网里查找牌桌…</translation>
    </message>
    <message>
        <source>No tables found. Host one and others will see it at once.</source>
        <translation>没有找到牌桌。开一桌，别人马上就能看到。</translation>
    </message>
    <message>
        <source>Expecting one? Check that the other machine is on this network, and that its firewall allows port %1.</source>
        <extracomment>%1 is a port number</extracomment>
        <translation>在等某张牌桌？请检查那台电脑是否在同一网络，它的防火墙是否放行端口 %1。</translation>
    </message>
</context>
<context>
    <name>NewChip</name>
    <message>
        <source>New: learn it</source>
        <translation>新游戏：学玩法</translation>
    </message>
    <message>
        <source>New to you: learn it</source>
        <translation>你还没玩过：学玩法</translation>
    </message>
    <message>
        <source>Learn %1: a first hand, two minutes</source>
        <translation>学%1：教学局，两分钟</translation>
    </message>
</context>
<context>
    <name>OpenHand</name>
    <message>
        <source>, </source>
        <comment>between two cards</comment>
        <translation>、</translation>
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
        <translation>时间到，机器人替%1</translation>
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
    <name>PagePanel</name>
    <message>
        <source>Phones, tablets and browsers</source>
        <translation>手机、平板与浏览器</translation>
    </message>
    <message>
        <source>Getting ready …</source>
        <translation>正在准备……</translation>
    </message>
    <message>
        <source>The page’s address as a QR code</source>
        <translation>网页地址的二维码</translation>
    </message>
    <message>
        <source>Scan this with a phone’s camera. Nothing to install.</source>
        <translation>用手机相机扫描，无需安装。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the page’s link</source>
        <translation>复制网页链接</translation>
    </message>
    <message>
        <source>Or type in a browser:</source>
        <translation>或在浏览器中输入：</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>不加密</translation>
    </message>
    <message>
        <source>No warning, but people on this network could read along, even your cards.</source>
        <translation>没有警告，但同一网络上的人可能看到一切，包括你的牌。</translation>
    </message>
    <message>
        <source>Encrypted</source>
        <translation>加密</translation>
    </message>
    <message>
        <source>Nobody can read along. The phone will say “not private”, because this machine vouches for itself: open Advanced or Details, then go on.</source>
        <translation>没有人能偷看。手机会提示“不是私密连接”，因为这台电脑为自己作担保：打开“高级”或“详细信息”，然后继续。</translation>
    </message>
    <message>
        <source>Nobody can read along, but the browser warns once, because this machine vouches for itself.</source>
        <translation>没有人能偷看，但浏览器会警告一次，因为这台电脑为自己作担保。</translation>
    </message>
    <message>
        <source>Remembered for your next table.</source>
        <translation>下次开桌时会记住。</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>The others see it. You can change it at any time.</source>
        <translation>其他人会看到它。你可以随时更改。</translation>
    </message>
    <message>
        <source>A name has 1 to 24 letters.</source>
        <translation>名字须有 1 到 24 个字符。</translation>
    </message>
    <message>
        <source>Nothing to install, no account.</source>
        <translation>无需安装，无需账号。</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>坐下</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>你的头像</translation>
    </message>
    <message>
        <source>The first letter of your name</source>
        <translation>你名字的首字</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Tables here</source>
        <translation>这里的牌桌</translation>
    </message>
    <message>
        <source>There is no table here yet.</source>
        <translation>这里还没有牌桌。</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>开一桌</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>看看</translation>
    </message>
    <message>
        <source>Take my seat</source>
        <translation>回到座位</translation>
    </message>
    <message>
        <source>Your seat is waiting</source>
        <translation>你的座位还留着</translation>
    </message>
    <message>
        <source>With a password</source>
        <translation>需要密码</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>空座位</translation>
    </message>
    <message>
        <source>For a person, or a bot</source>
        <translation>等待玩家或机器人</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>添加机器人</translation>
    </message>
    <message>
        <source>Another type of bot</source>
        <translation>换一种机器人</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>坐这里</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>已准备</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Let back in</source>
        <translation>允许回来</translation>
    </message>
    <message>
        <source>Others join here</source>
        <translation>其他人从这里加入</translation>
    </message>
    <message>
        <source>Let them type this address:</source>
        <translation>请他们输入这个地址：</translation>
    </message>
    <message>
        <source>This table is private.</source>
        <translation>这是私人牌桌。</translation>
    </message>
    <message>
        <source>Invite people…</source>
        <translation>邀请别人…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>牌桌名称</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>每回合时限</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>允许观战</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>所有规则</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>收起规则</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>More</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
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
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>The last trick or round</source>
        <translation>回看上一墩或上一轮</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>稍等…</translation>
    </message>
    <message>
        <source>Public cards</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>你的弃牌</translation>
    </message>
    <message>
        <source>Tap a pile to aim</source>
        <translation>点按牌堆来选定目标</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>刚才</translation>
    </message>
    <message>
        <source>Race to %1</source>
        <translation>先到 %1 分</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Your melds, by trump</source>
        <translation>各门为将时你的组合</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>First bid: %1</source>
        <translation>首次叫分：%1</translation>
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
        <source>your card</source>
        <translation>你的牌</translation>
    </message>
    <message>
        <source>Join the next game</source>
        <translation>加入下一局</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>现在不行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>还没有发生任何事。</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>还没有人说话。</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>给牌桌留言</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Tap to go back to your cards</source>
        <translation>点按返回你的牌</translation>
    </message>
    <message>
        <source>Seats and options</source>
        <translation>座位与选项</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>休息一下</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>悔牌</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <translation>亮出所有手牌</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <translation>盖上手牌</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>手牌排序</translation>
    </message>
    <message>
        <source>Vibrate on my turn</source>
        <translation>轮到我时振动</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>深色外观</translation>
    </message>
    <message>
        <source>Four colours for suits</source>
        <translation>四色花色</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Leave for tonight</source>
        <translation>今晚先到这里</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>继续牌局</translation>
    </message>
    <message>
        <source>The game goes on in %1</source>
        <translation>牌局将在 %1 秒后继续</translation>
    </message>
    <message>
        <source>%1 lost the connection</source>
        <translation>%1断线了</translation>
    </message>
    <message>
        <source>Wait for %1</source>
        <translation>等%1回来</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>让机器人代打</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>进入</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>今晚</translation>
    </message>
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
    <message>
        <source>Connection lost</source>
        <translation>连接已断开</translation>
    </message>
    <message>
        <source>The server has been stopped</source>
        <translation>服务器已停止</translation>
    </message>
    <message>
        <source>Your seat is safe. If this takes longer, a bot plays for you until you are back.</source>
        <translation>你的座位已保留。如果时间较长，机器人会替你玩，直到你回来。</translation>
    </message>
    <message>
        <source>Trying again …</source>
        <translation>正在重试…</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>立即重试</translation>
    </message>
    <message>
        <source>Expert hints</source>
        <translation>专家提示</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Let them scan this, or type:</source>
        <translation>请他们扫描，或输入：</translation>
    </message>
    <message>
        <source>The link to this table as a QR code</source>
        <translation>这张牌桌链接的二维码</translation>
    </message>
    <message>
        <source>Show the code large</source>
        <translation>放大显示二维码</translation>
    </message>
    <message>
        <source>Share the link</source>
        <translation>分享链接</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>再看一次</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>离开重放</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>牌局中的位置</translation>
    </message>
    <message>
        <source>Whose table is shown</source>
        <translation>以谁的视角观看</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>所有手牌</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>%1的视角</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>实际打法</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Expert: %1</source>
        <translation>专家：%1</translation>
    </message>
    <message>
        <source>Expert would play</source>
        <translation>专家会这样打</translation>
    </message>
    <message>
        <source>Next costly move</source>
        <translation>下一步失误</translation>
    </message>
    <message>
        <source>Step to a decision, or go to the next costly move.</source>
        <translation>转到某个决定，或下一步失误。</translation>
    </message>
</context>
<context>
    <name>PastGame</name>
    <message>
        <source>Nobody won</source>
        <translation>无人获胜</translation>
    </message>
    <message>
        <source>%3 won, %1 to %2</source>
        <comment>one or several names; points</comment>
        <translation>%3获胜，%1 比 %2</translation>
    </message>
    <message>
        <source>%3 won with %1</source>
        <comment>one or several names; points</comment>
        <translation>%3以 %1 分获胜</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a day of the year; the year</comment>
        <translation>%2年%1</translation>
    </message>
    <message>
        <source>Won, %1 to %2</source>
        <comment>points</comment>
        <translation>获胜，%1 比 %2</translation>
    </message>
    <message>
        <source>Won with %1</source>
        <comment>points</comment>
        <translation>获胜，%1 分</translation>
    </message>
    <message>
        <source>Second, %1 to %2</source>
        <comment>points</comment>
        <translation>第二，%1 比 %2</translation>
    </message>
    <message>
        <source>Second with %1</source>
        <comment>points</comment>
        <translation>第二，%1 分</translation>
    </message>
    <message>
        <source>Third, %1 to %2</source>
        <comment>points</comment>
        <translation>第三，%1 比 %2</translation>
    </message>
    <message>
        <source>Third with %1</source>
        <comment>points</comment>
        <translation>第三，%1 分</translation>
    </message>
    <message>
        <source>Lost, %1 to %2</source>
        <comment>points</comment>
        <translation>失败，%1 比 %2</translation>
    </message>
    <message>
        <source>Lost with %1</source>
        <comment>points</comment>
        <translation>失败，%1 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt; %3, %1 to %2</source>
        <comment>a game; points</comment>
        <translation>%3&lt;b&gt;获胜&lt;/b&gt;，%1 比 %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt; %3 with %1</source>
        <comment>a game; points</comment>
        <translation>%3&lt;b&gt;获胜&lt;/b&gt;，%1 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;Second&lt;/b&gt; in %3, %1 to %2</source>
        <comment>a game; points</comment>
        <translation>%3&lt;b&gt;第二&lt;/b&gt;，%1 比 %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Second&lt;/b&gt; in %3 with %1</source>
        <comment>a game; points</comment>
        <translation>%3&lt;b&gt;第二&lt;/b&gt;，%1 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;Third&lt;/b&gt; in %3, %1 to %2</source>
        <comment>a game; points</comment>
        <translation>%3&lt;b&gt;第三&lt;/b&gt;，%1 比 %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Third&lt;/b&gt; in %3 with %1</source>
        <comment>a game; points</comment>
        <translation>%3&lt;b&gt;第三&lt;/b&gt;，%1 分</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lost&lt;/b&gt; %3, %1 to %2</source>
        <comment>a game; points</comment>
        <translation>%3&lt;b&gt;失败&lt;/b&gt;，%1 比 %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lost&lt;/b&gt; %3 with %1</source>
        <comment>a game; points</comment>
        <translation>%3&lt;b&gt;失败&lt;/b&gt;，%1 分</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>今晚</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>本周</translation>
    </message>
    <message>
        <source>Last week</source>
        <translation>上周</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a day of the week; a day of the year</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day; the time of day</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a game; a day; the time of day</comment>
        <translation>%1，%2 %3</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a day</comment>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month; the year</comment>
        <translation>%2年%1</translation>
    </message>
</context>
<context>
    <name>PictureChoice</name>
    <message>
        <source>Your initial</source>
        <translation>名字的首字</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>狐狸</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>猫头鹰</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>野兔</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>鲸鱼</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>月亮</translation>
    </message>
    <message>
        <source>Tulip</source>
        <translation>郁金香</translation>
    </message>
    <message>
        <source>Pomegranate</source>
        <translation>石榴</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>茶杯</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>帆船</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>山</translation>
    </message>
    <message>
        <source>Lamp</source>
        <translation>灯</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>你的头像</translation>
    </message>
    <message>
        <source>%1, picture %L2 of %L3</source>
        <comment>a picture of a person</comment>
        <translation>%1，第 %L2 个头像，共 %L3 个</translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>Empty</source>
        <translation>空位</translation>
    </message>
</context>
<context>
    <name>PlayNote</name>
    <message>
        <source>&lt;b&gt;Play now&lt;/b&gt; seats you with bots and deals at once. The button beside it lets you choose the seats first.</source>
        <translation>&lt;b&gt;马上玩&lt;/b&gt;会安排机器人与你同桌，立即发牌。旁边的按钮可以先选座位。</translation>
    </message>
</context>
<context>
    <name>PlayerQuestion</name>
    <message>
        <source>Not now</source>
        <translation>现在不行</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Don’t join</source>
        <translation>不加入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Join anyway</source>
        <translation>仍要加入</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>The key you know</source>
        <translation>你已知的密钥</translation>
    </message>
    <message>
        <source>The key shown now</source>
        <translation>现在收到的密钥</translation>
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
    <name>RecallWords</name>
    <message>
        <source>%1: %2.</source>
        <comment>a player, and cards</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a title as a sentence</comment>
        <translation>%1。</translation>
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
        <translation>对方会收到通知，在你允许之前不能再回到这张牌桌。</translation>
    </message>
    <message>
        <source>Block their address too</source>
        <translation>同时屏蔽对方的地址</translation>
    </message>
    <message>
        <source>For ten minutes, nobody can join from there.</source>
        <translation>十分钟内，任何人都不能从那个地址加入。</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>One move back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>速度 %1</translation>
    </message>
    <message>
        <source>Whose table is shown</source>
        <translation>以谁的视角观看</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>所有手牌</translation>
    </message>
    <message>
        <source>As %1</source>
        <comment>a player</comment>
        <translation>%1的视角</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>What the moves cost, as a strong player sees it</source>
        <translation>在高手看来，每步的代价</translation>
    </message>
</context>
<context>
    <name>ReplayPlace</name>
    <message>
        <source>Place in the game</source>
        <translation>牌局中的位置</translation>
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
        <translation>稍等…</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>再看一次</translation>
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
    <message>
        <source>How to play</source>
        <translation>操作方法</translation>
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
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Learn: a first hand</source>
        <translation>学玩法：教学局</translation>
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
        <translation>机器人速度</translation>
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
        <translation>把这个座位移交给…</translation>
    </message>
    <message>
        <source>Give %1’s seat to somebody else</source>
        <translation>把%1的座位移交给别人</translation>
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
    <name>SeenByOthers</name>
    <message>
        <source>This is how others see you</source>
        <translation>别人看到的你</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Joined the table</source>
        <translation>来到牌桌</translation>
    </message>
    <message>
        <source>%L1 + %L2 = %L3</source>
        <comment>cards that make thirteen</comment>
        <translation>%L1 + %L2 = %L3</translation>
    </message>
    <message>
        <source>Your name and picture are shown only to people at your table and on your own network.</source>
        <translation>只有与你同桌和同一网络里的人能看到你的名字和头像。</translation>
    </message>
    <message>
        <source>No account needed.</source>
        <translation>无需注册账号。</translation>
    </message>
</context>
<context>
    <name>SetPasswordDialog</name>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Anyone who joins must enter it. Leave it empty for none.</source>
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
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Dark suits the evening, light the day</source>
        <translation>晚上用深色，白天用浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
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
        <source>Animation speed</source>
        <translation>动画速度</translation>
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
        <translation>慢速</translation>
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
        <source>Bot speed</source>
        <translation>机器人速度</translation>
    </message>
    <message>
        <source>How long they think, so that you can follow</source>
        <translation>思考多久，好让你跟得上</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 秒</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>On every page and at the table</source>
        <translation>所有页面和牌桌</translation>
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
        <source>How your cards are sorted; press O at the table</source>
        <translation>手牌的排列方式；在牌桌上按 O 切换</translation>
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
        <translation>摸牌顺序</translation>
    </message>
    <message>
        <source>Keep my tables open</source>
        <translation>保留我的牌桌</translation>
    </message>
    <message>
        <source>When you close the window, the others play on, and you are not asked</source>
        <translation>关闭窗口时不再询问，其他人接着打</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>Preview</source>
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
        <translation>声音只是辅助，关掉也不会漏掉什么</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
</context>
<context>
    <name>SettingsYou</name>
    <message>
        <source>This is how others see you. Your colour comes with your name.</source>
        <translation>别人看到的就是这个名字。颜色由名字决定。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>你的头像</translation>
    </message>
    <message>
        <source>Others at your table see it</source>
        <translation>同桌的人会看到</translation>
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
    <message>
        <source>Expert hints</source>
        <translation>专家提示</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>expert hints</comment>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <comment>expert hints</comment>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>SetupOthers</name>
    <message>
        <source>Remove %1 from the table</source>
        <translation>请%1离桌</translation>
    </message>
    <message>
        <source>Let back in</source>
        <translation>允许回来</translation>
    </message>
    <message>
        <source>Let %1 back in</source>
        <translation>允许%1回来</translation>
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
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
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
        <translation>%1 · 非随机发牌</translation>
    </message>
    <message>
        <source>Not a fair deal: the cards come from a file</source>
        <translation>非随机发牌：牌来自文件</translation>
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
    <message>
        <source>Leave the first hand</source>
        <translation>离开教学局</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>教学局</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>离开重放</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
</context>
<context>
    <name>TableCardItem</name>
    <message>
        <source>chosen to be taken</source>
        <translation>已选中要收</translation>
    </message>
    <message>
        <source>can be taken</source>
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
    <message>
        <source>%L1 of %L2, played</source>
        <translation>第 %L1 张，共 %L2 张，实际打出的牌</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>实际打法</translation>
    </message>
</context>
<context>
    <name>TableChat</name>
    <message>
        <source>No messages yet.</source>
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
    <message>
        <source>All hands</source>
        <translation>所有手牌</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>公平发牌</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
</context>
<context>
    <name>TableFair</name>
    <message>
        <source>Save the record</source>
        <translation>保存对局档案</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>原理说明</translation>
    </message>
    <message>
        <source>Anybody can repeat the check with the record of the game and the program cardroom-verify.</source>
        <translation>任何人都可以用对局档案和 cardroom-verify 程序重做这项核验。</translation>
    </message>
    <message>
        <source>Before the first card, the server picks a number and shows its lock, which fits no other number.</source>
        <translation>发第一张牌之前，服务器选定一个数字并公布它的锁，这把锁只配得上这个数字。</translation>
    </message>
    <message>
        <source>Each player’s machine adds a number of its own, locked in the same way. They are opened only when all are locked.</source>
        <translation>每位玩家的电脑也加入自己的一个数字，用同样的方式锁住。全部锁好之后才一起打开。</translation>
    </message>
    <message>
        <source>Together, the numbers decide the order of the cards. To steer the deal, somebody would have to know all of them beforehand.</source>
        <translation>所有数字合在一起决定牌的顺序。想操纵发牌的人必须事先知道全部数字。</translation>
    </message>
    <message>
        <source>When the deal is over, all numbers are shown. Your machine deals again from them, and compares every card that you saw.</source>
        <translation>这次发牌结束后，所有数字都会公布。你的电脑用它们重新发一遍牌，并与你看到的每张牌比对。</translation>
    </message>
</context>
<context>
    <name>TableHands</name>
    <message>
        <source>, </source>
        <comment>between two cards</comment>
        <translation>、</translation>
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
        <translation>点任意一行，就能在牌桌上看到那张牌。</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Every card played is listed here.</source>
        <translation>还没有记录。打出的每张牌都会列在这里。</translation>
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
        <translation>邀请别人…</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>休息一下</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>悔牌</translation>
    </message>
    <message>
        <source>The last trick or round</source>
        <translation>回看上一墩或上一轮</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <translation>盖上手牌</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <translation>亮出所有手牌</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Save the game as a log</source>
        <translation>将对局保存为记录</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>所有手牌</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>离开重放</translation>
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
        <source>You own the table now.</source>
        <translation>现在你是桌主。</translation>
    </message>
    <message>
        <source>%1 owns the table now.</source>
        <translation>现在%1是桌主。</translation>
    </message>
    <message>
        <source>You take a seat.</source>
        <translation>你入座了。</translation>
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
        <translation>%1入座了。</translation>
    </message>
    <message>
        <source>%1 takes %2’s seat.</source>
        <translation>%1坐到%2的座位上。</translation>
    </message>
    <message>
        <source>%1, a bot, sits at the table.</source>
        <translation>机器人%1入座了。</translation>
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
        <translation>这张牌桌现在向局域网开放。</translation>
    </message>
    <message>
        <source>%1 didn’t answer for two minutes, so you own the table now.</source>
        <translation>%1两分钟没有回应，现在你是桌主。</translation>
    </message>
    <message>
        <source>You didn’t answer for two minutes, so %1 owns the table now.</source>
        <translation>你两分钟没有回应，现在%1是桌主。</translation>
    </message>
    <message>
        <source>%1 has left for now.</source>
        <translation>%1暂时离开了。</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <translation>%1准备好了。</translation>
    </message>
    <message>
        <source>Hints come from an expert bot now.</source>
        <translation>提示现在来自专家机器人。</translation>
    </message>
    <message>
        <source>Hints come from a clever bot now.</source>
        <translation>提示现在来自聪明机器人。</translation>
    </message>
</context>
<context>
    <name>TablePace</name>
    <message>
        <source>Play</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>走一步</translation>
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
        <source>Expert</source>
        <translation>专家</translation>
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
    <name>TableResult</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>TableReview</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>实际打法</translation>
    </message>
    <message>
        <source>Expert would play</source>
        <translation>专家会这样打</translation>
    </message>
    <message>
        <source>Step to a decision, or go to the next costly move.</source>
        <translation>转到某个决定，或下一步失误。</translation>
    </message>
    <message>
        <source>Next costly move</source>
        <translation>下一步失误</translation>
    </message>
    <message>
        <source>Play on from here against bots</source>
        <translation>从这里起与机器人继续打</translation>
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
    <name>Theme</name>
    <message>
        <source>Try this</source>
        <translation>推荐</translation>
    </message>
</context>
<context>
    <name>TvBar</name>
    <message>
        <source>%1, %2</source>
        <comment>a game, and how it is played</comment>
        <translation>%1，%2</translation>
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
        <translation>请入座</translation>
    </message>
</context>
<context>
    <name>TvSeatRow</name>
    <message>
        <source>This seat is free</source>
        <translation>这个座位空着</translation>
    </message>
    <message>
        <source>Scan the code to take it</source>
        <translation>扫码入座</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>已准备</translation>
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
        <translation>你手里没有那张牌。</translation>
    </message>
    <message>
        <source>The rules do not allow that.</source>
        <translation>规则不允许这样做。</translation>
    </message>
    <message>
        <source>The server didn’t understand that.</source>
        <translation>服务器无法识别这个请求。</translation>
    </message>
    <message>
        <source>The table has moved on. Look again.</source>
        <translation>牌桌已有变化，请再看一看。</translation>
    </message>
    <message>
        <source>You’re not at a table.</source>
        <translation>你不在任何牌桌上。</translation>
    </message>
    <message>
        <source>You’re already at a table. Leave it first.</source>
        <translation>你已在一张牌桌上。请先离开那里。</translation>
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
        <source>The game isn’t waiting for you.</source>
        <translation>现在不需要你操作。</translation>
    </message>
    <message>
        <source>You have your seat; no bot plays for you.</source>
        <translation>你的座位还是你的，没有机器人代打。</translation>
    </message>
    <message>
        <source>People are playing here, so the bots keep their usual pace.</source>
        <translation>这一桌有真人，所以机器人按平常的节奏打。</translation>
    </message>
    <message>
        <source>That table is gone.</source>
        <translation>那张牌桌已经不在了。</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>牌桌已满。</translation>
    </message>
    <message>
        <source>That’s not the password.</source>
        <translation>密码不对。</translation>
    </message>
    <message>
        <source>The server doesn’t know this game.</source>
        <translation>服务器没有这种游戏。</translation>
    </message>
    <message>
        <source>There are too many tables. Wait until one closes.</source>
        <translation>牌桌太多了。请等有牌桌关闭后再试。</translation>
    </message>
    <message>
        <source>That name can’t be used. It’s too long, or empty.</source>
        <translation>这个名字不能用：太长，或没有填写。</translation>
    </message>
    <message>
        <source>That number is out of range.</source>
        <translation>那个数字超出了范围。</translation>
    </message>
    <message>
        <source>The owner has removed you from this table.</source>
        <translation>桌主请你离开了这一桌。</translation>
    </message>
    <message>
        <source>This table can’t be watched.</source>
        <translation>这一桌不允许观战。</translation>
    </message>
    <message>
        <source>The server is too old to do that.</source>
        <translation>服务器版本较旧，做不到这一点。</translation>
    </message>
    <message>
        <source>Something got out of step. Please try again.</source>
        <translation>没有同步上。请再试一次。</translation>
    </message>
    <message>
        <source>That was too fast. Try again in a moment.</source>
        <translation>操作太快了。请稍后再试。</translation>
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
        <source>The server lost the connection to this program.</source>
        <translation>服务器与本程序的连接已断开。</translation>
    </message>
    <message>
        <source>The server did not understand this program.</source>
        <translation>服务器无法识别本程序的消息。</translation>
    </message>
    <message>
        <source>Connecting took too long.</source>
        <translation>连接超时。</translation>
    </message>
    <message>
        <source>Too many requests at once.</source>
        <translation>一次发出的请求太多了。</translation>
    </message>
    <message>
        <source>The network is too slow.</source>
        <translation>网络太慢。</translation>
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
        <source>The server doesn’t accept this name or profile.</source>
        <translation>服务器不接受这个名字或个人资料。</translation>
    </message>
    <message>
        <source>The server refused.</source>
        <translation>服务器拒绝了。</translation>
    </message>
    <message>
        <source>The server has ended the connection.</source>
        <translation>服务器断开了连接。</translation>
    </message>
    <message>
        <source>Nobody answers there. Check the address, that the other machine is on, and that its firewall allows the port.</source>
        <translation>那里没有响应。请检查地址是否正确、那台电脑是否开着、它的防火墙是否放行这个端口。</translation>
    </message>
    <message>
        <source>This is not the machine you were invited to: its key has changed.</source>
        <translation>这不是邀请你的那台电脑：它的密钥变了。</translation>
    </message>
    <message>
        <source>Whatever answers there isn’t Cardroom.</source>
        <translation>那里响应的不是 Cardroom。</translation>
    </message>
    <message>
        <source>We couldn’t find that table.</source>
        <translation>找不到那张牌桌。</translation>
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
        <translation>本机的服务器已停止。请重新开桌。</translation>
    </message>
    <message>
        <source>A server error has stopped this table. Sorry about that.</source>
        <translation>服务器出错，这张牌桌停止了。非常抱歉。</translation>
    </message>
    <message>
        <source>That message can’t be sent. It’s too long, or has characters that can’t be shown.</source>
        <translation>这条消息发不出去：太长，或含有无法显示的字符。</translation>
    </message>
    <message>
        <source>Everybody who plays here has gone. The table rests until one of them is back.</source>
        <translation>玩家都离开了。牌桌会保留，等有人回来再继续。</translation>
    </message>
    <message>
        <source>The table is on a break.</source>
        <translation>这一桌正在休息。</translation>
    </message>
    <message>
        <source>This player is back.</source>
        <translation>这位玩家回来了。</translation>
    </message>
    <message>
        <source>That person has left, or already has a seat.</source>
        <translation>那个人已经离开，或者已有座位。</translation>
    </message>
    <message>
        <source>The owner has given your seat to somebody else. You may join again.</source>
        <translation>桌主把你的座位移交给了别人。你可以再次加入。</translation>
    </message>
    <message>
        <source>The owner has given your seat to %1. You may join again.</source>
        <translation>桌主把你的座位移交给了%1。你可以再次加入。</translation>
    </message>
    <message>
        <source>No move of yours can be taken back now.</source>
        <translation>你现在不能悔牌。</translation>
    </message>
    <message>
        <source>Clap</source>
        <translation>鼓掌</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>爱心</translation>
    </message>
    <message>
        <source>Laugh</source>
        <translation>大笑</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>惊讶</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Cheers</source>
        <translation>干杯</translation>
    </message>
    <message>
        <source>You clap.</source>
        <translation>你鼓掌。</translation>
    </message>
    <message>
        <source>%1 claps.</source>
        <translation>%1鼓掌。</translation>
    </message>
    <message>
        <source>You send a heart.</source>
        <translation>你送出一颗爱心。</translation>
    </message>
    <message>
        <source>%1 sends a heart.</source>
        <translation>%1送出一颗爱心。</translation>
    </message>
    <message>
        <source>You laugh.</source>
        <translation>你大笑。</translation>
    </message>
    <message>
        <source>%1 laughs.</source>
        <translation>%1大笑。</translation>
    </message>
    <message>
        <source>You are surprised.</source>
        <translation>你很惊讶。</translation>
    </message>
    <message>
        <source>%1 is surprised.</source>
        <translation>%1很惊讶。</translation>
    </message>
    <message>
        <source>You are thinking.</source>
        <translation>你在思考。</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1在思考。</translation>
    </message>
    <message>
        <source>You raise a glass.</source>
        <translation>你举杯。</translation>
    </message>
    <message>
        <source>%1 raises a glass.</source>
        <translation>%1举杯。</translation>
    </message>
    <message>
        <source>You react.</source>
        <translation>你发了一个表情。</translation>
    </message>
    <message>
        <source>%1 reacts.</source>
        <translation>%1发了一个表情。</translation>
    </message>
    <message>
        <source>Only somebody alone at a private table can do that.</source>
        <translation>只有独自在私人牌桌的人才能这样做。</translation>
    </message>
    <message>
        <source>The hands are not open.</source>
        <translation>手牌没有亮出。</translation>
    </message>
    <message>
        <source>There is no move to step over in that direction.</source>
        <translation>这个方向没有更多步了。</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>专家机器人</translation>
    </message>
</context>
<context>
    <name>YouPreview</name>
    <message>
        <source>How it looks</source>
        <translation>效果预览</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>The picture shows at every table, the cards and the cloth only to you.</source>
        <translation>头像在每张牌桌上都显示，牌面和桌布只有你能看到。</translation>
    </message>
</context>
<context>
    <name>cardroom::web::Visitor</name>
    <message>
        <source>Going to the tables …</source>
        <translation>正在前往牌桌…</translation>
    </message>
    <message>
        <source>The tables can’t be reached at the moment. This page keeps trying.</source>
        <translation>目前连不上牌桌。本页面会继续尝试。</translation>
    </message>
    <message>
        <source>The link is not complete. Ask for it again.</source>
        <translation>链接不完整。请再要一次。</translation>
    </message>
    <message>
        <source>Others can’t join here: this page’s address only works on this machine.</source>
        <translation>别人无法从这里加入：这个网页的地址只在本机有效。</translation>
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
        <source>OK</source>
        <translation>好</translation>
    </message>
    <message>
        <source>%1’s table</source>
        <comment>a name that is sent, so nothing but letters; %1 is a person</comment>
        <translation>%1的牌桌</translation>
    </message>
    <message>
        <source>Your profile can’t be saved</source>
        <translation>无法保存你的个人资料</translation>
    </message>
    <message>
        <source>Going to %1 …</source>
        <comment>an address</comment>
        <translation>正在连接 %1…</translation>
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
        <translation>牌桌已经不在了</translation>
    </message>
    <message>
        <source>Your seat is gone</source>
        <translation>你的座位已经不在了</translation>
    </message>
    <message>
        <source>The table was closed, or somebody else has the seat.</source>
        <translation>牌桌已关闭，或者座位有别人坐了。</translation>
    </message>
    <message>
        <source>Your seat was waiting here. Leave it to start another table.</source>
        <translation>你在这里还有座位。先离开，才能另开一桌。</translation>
    </message>
    <message>
        <source>This isn’t the machine you know</source>
        <translation>这不是你认得的那台电脑</translation>
    </message>
    <message>
        <source>The key of %1 has changed. It may have been set up anew, or another machine has its address now, or somebody sits in between. Nothing has been sent to it. Ask its host whether the new key is right.</source>
        <comment>an address</comment>
        <translation>%1 的密钥变了。可能是重新安装过，可能是另一台电脑用了它的地址，也可能有人在中间截取。我们还没有向它发送任何内容。请向对方核对新密钥。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what has gone wrong, and what to do</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>离开这一局？</translation>
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
        <source>You lose your seat.</source>
        <translation>座位不会为你保留。</translation>
    </message>
    <message>
        <source>You can come back as long as the table is there.</source>
        <translation>只要牌桌还在，你就可以回来。</translation>
    </message>
    <message>
        <source>Close the table for everybody?</source>
        <translation>关闭牌桌，让所有人离开？</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other people are here. They will be told.</source>
        <translation>
            <numerusform>这里还有 %Ln 人。他们会收到通知。</numerusform>
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
        <translation>你的牌桌上还有别人</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other people are here. Their table can go on without you; a bot keeps your seat. Or it ends, and they are told.</source>
        <translation>
            <numerusform>这里还有 %Ln 人。没有你，他们也能继续打，由机器人替你守着座位；也可以结束牌桌，他们会收到通知。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it running</source>
        <translation>让牌桌继续</translation>
    </message>
    <message>
        <source>End it for all</source>
        <translation>结束牌桌</translation>
    </message>
    <message>
        <source>No tables there</source>
        <translation>那里没有牌桌</translation>
    </message>
    <message>
        <source>%1 has no table at the moment. You can host one there, and others can join it.</source>
        <comment>a server&apos;s name</comment>
        <translation>%1 现在没有牌桌。你可以在那里开一桌，别人就能加入。</translation>
    </message>
    <message>
        <source>Host a table there</source>
        <translation>在那里开一桌</translation>
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
        <source>That’s not the password.</source>
        <translation>密码不对。</translation>
    </message>
    <message>
        <source>Ask the host for it.</source>
        <translation>可以问问桌主。</translation>
    </message>
    <message>
        <source>The table is full</source>
        <translation>牌桌已满</translation>
    </message>
    <message>
        <source>You can still watch.</source>
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
        <source>The server refused</source>
        <translation>服务器拒绝了</translation>
    </message>
    <message>
        <source>Your seat is open in another window</source>
        <translation>你的座位在另一个窗口打开了</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>拿回座位</translation>
    </message>
    <message>
        <source>You’re no longer at the table</source>
        <translation>你已不在那张牌桌上</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <comment>a file</comment>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>This file can’t be played</source>
        <translation>无法用这个文件开局</translation>
    </message>
    <message>
        <source>The server that plays the file has ended. Open the file again to go on.</source>
        <translation>运行这个文件的服务器已停止。重新打开文件即可继续。</translation>
    </message>
    <message>
        <source>Open this table to your network?</source>
        <translation>向局域网开放这张牌桌？</translation>
    </message>
    <message>
        <source>Others on your network will see it and can join, and so can anybody who has the link. Until then nobody finds it.</source>
        <translation>局域网里的其他人会看到它，并可以加入；拿到链接的人也可以。在此之前没有人能找到它。</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开放牌桌</translation>
    </message>
    <message>
        <source>Keep it private</source>
        <translation>暂不开放</translation>
    </message>
    <message>
        <source>The server has ended</source>
        <translation>服务器已停止</translation>
    </message>
    <message>
        <source>Your table is kept; the game goes on when the server starts again.</source>
        <translation>你的牌桌已保留；服务器重新启动后牌局会继续。</translation>
    </message>
    <message>
        <source>The server no longer knows it. Host or join another one.</source>
        <translation>服务器上已没有这张牌桌。请另开一桌，或加入别的牌桌。</translation>
    </message>
    <message>
        <source>The server on this machine has ended. It is being started again.</source>
        <translation>这台电脑上的服务器已停止，正在重新启动。</translation>
    </message>
    <message>
        <source>Forget this table?</source>
        <translation>放弃这张牌桌？</translation>
    </message>
    <message>
        <source>You lose your seat at %1, and can’t go on there.</source>
        <comment>a table&apos;s name</comment>
        <translation>你会失去在%1的座位，也不能再回去继续。</translation>
    </message>
    <message>
        <source>You lose your seat, and can’t go on there.</source>
        <translation>你会失去座位，也不能再回去继续。</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>If you leave for good, a bot plays on in your seat.</source>
        <translation>如果彻底离开，由机器人接手你的座位。</translation>
    </message>
    <message>
        <source>If you leave for good, you lose your seat. The others can go on another day.</source>
        <translation>如果彻底离开，你会失去座位。其他人可以改天继续。</translation>
    </message>
    <message>
        <source>If you leave for good, it will end: you’re playing bots.</source>
        <translation>如果彻底离开，这局就结束了：对手都是机器人。</translation>
    </message>
    <message>
        <source>Leave for tonight, and a bot plays for you until you’re back.</source>
        <translation>今晚先离开：在你回来之前，由机器人替你打牌。</translation>
    </message>
    <message numerus="yes">
        <source>Leave for tonight, and you can go on within %Ln day(s).</source>
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
    <message>
        <source>Keep playing</source>
        <translation>继续打</translation>
    </message>
    <message>
        <source>You’re playing bots, so it will end.</source>
        <translation>对手都是机器人，这局会就此结束。</translation>
    </message>
    <message>
        <source>The first hand can’t be dealt</source>
        <translation>教学局无法开始</translation>
    </message>
    <message>
        <source>Its server has ended. Begin the first hand again: it goes on at the same step.</source>
        <translation>教学局的服务器已停止。重新打开教学局，会从同一步继续。</translation>
    </message>
    <message>
        <source>Dealing a first hand …</source>
        <translation>正在准备教学局…</translation>
    </message>
    <message>
        <source>New to you? The rules (R) lead to a first hand, two minutes.</source>
        <translation>没玩过？规则（R）里有两分钟的教学局。</translation>
    </message>
    <message>
        <source>Replay · %1</source>
        <comment>the table&apos;s name</comment>
        <translation>重放 · %1</translation>
    </message>
    <message>
        <source>Your games can’t be kept</source>
        <translation>无法保存你的对局</translation>
    </message>
    <message>
        <source>The game can’t be deleted</source>
        <translation>无法删除牌局</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>删除这局牌？</translation>
    </message>
    <message>
        <source>%1. It can’t be watched again, and leaves the statistics.</source>
        <comment>a game and its date</comment>
        <translation>%1。删除后无法再观看，也不再计入统计。</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Phones can’t join: %1.</source>
        <comment>a reason, in English</comment>
        <translation>手机无法加入：%1。</translation>
    </message>
    <message>
        <source>Phones can’t join any more: the page’s server has ended.</source>
        <translation>手机无法再加入：网页服务已停止。</translation>
    </message>
    <message>
        <source>Its server has ended. You’re back in the replay, and can play on from there again.</source>
        <translation>它的服务器已停止。你已回到重放，可以再从那里继续打。</translation>
    </message>
    <message>
        <source>Dealing these cards again …</source>
        <translation>正在重新发这些牌…</translation>
    </message>
</context>
<context>
    <name>cardroom::window::BreakModel</name>
    <message>
        <source>Waiting for %1</source>
        <translation>正在等待%1</translation>
    </message>
    <message>
        <source>Time for a break</source>
        <translation>休息时间</translation>
    </message>
    <message>
        <source>The game goes on when %1 is back. No clock is running.</source>
        <translation>%1回来后牌局继续。计时已停止。</translation>
    </message>
    <message>
        <source>No clock is running.</source>
        <translation>计时已停止。</translation>
    </message>
    <message>
        <source>No clock is running, and your hand is face down.</source>
        <translation>计时已停止，你的手牌已盖上。</translation>
    </message>
    <message>
        <source>%1 asks for a break.</source>
        <translation>%1提议休息。</translation>
    </message>
    <message numerus="yes">
        <source>The game goes on in %Ln second(s).</source>
        <translation>
            <numerusform>牌局将在 %Ln 秒后继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>You ask for a break. It begins when the owner or all others agree.</source>
        <translation>你提议休息。桌主或其他所有人同意后开始。</translation>
    </message>
    <message>
        <source>%1 asks for a break. Press B to agree.</source>
        <translation>%1提议休息。按 B 同意。</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>牌局继续。</translation>
    </message>
    <message>
        <source>No break: not everybody agreed.</source>
        <translation>未能休息：不是所有人都同意。</translation>
    </message>
    <message>
        <source>Press 1 to wait for %1, or 2 to let a bot play.</source>
        <translation>按 1 等%1回来，按 2 让机器人代打。</translation>
    </message>
    <message>
        <source>%1 asked for it.&lt;br&gt;No clock is running, and your hand is face down.</source>
        <translation>由%1提议。&lt;br&gt;计时已停止，你的手牌已盖上。</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>a time of day</comment>
        <translation>从 %1 开始</translation>
    </message>
    <message numerus="yes">
        <source>Since %1, %Ln minute(s)</source>
        <comment>a time of day</comment>
        <translation>
            <numerusform>从 %1 开始，已 %Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot takes over in %1</source>
        <comment>minutes and seconds</comment>
        <translation>%1 后机器人代打</translation>
    </message>
    <message>
        <source>A bot takes over at any moment.</source>
        <translation>机器人随时会代打。</translation>
    </message>
    <message>
        <source>On a break</source>
        <translation>休息中</translation>
    </message>
    <message>
        <source>Press 3 to give the seat to somebody else.</source>
        <translation>按 3 把座位移交给别人。</translation>
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
    <message>
        <source>You muted %1.</source>
        <translation>你已屏蔽%1。</translation>
    </message>
    <message>
        <source>You unmuted %1.</source>
        <translation>你已取消屏蔽%1。</translation>
    </message>
    <message>
        <source>Unmute %1</source>
        <translation>取消屏蔽%1</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>屏蔽%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, whom you muted, is now called %2.</source>
        <translation>你屏蔽的%1现在改名为%2。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ChoiceModel</name>
    <message>
        <source>Deselected: %1.</source>
        <translation>取消选中：%1。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ClockModel</name>
    <message numerus="yes">
        <source>The game goes on in %Ln second(s).</source>
        <translation>
            <numerusform>牌局将在 %Ln 秒后继续。</numerusform>
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
        <source>You’ll be taken back when it starts again, but its tables will be gone.</source>
        <translation>服务器重新启动后会带你回去，不过那时牌桌已不在了。</translation>
    </message>
    <message>
        <source>0:%L1</source>
        <comment>minutes and seconds</comment>
        <translation>0:%L1</translation>
    </message>
    <message>
        <source>Reconnecting …</source>
        <translation>正在重新连接…</translation>
    </message>
    <message>
        <source>Reconnecting … (try %L1)</source>
        <translation>正在重新连接…（第 %L1 次）</translation>
    </message>
    <message>
        <source>The machine answers, but its server has stopped. The table is most likely gone; you’ll be taken back if it returns.</source>
        <translation>那台电脑有响应，但上面的服务器已停止。牌桌多半已经没有了；如果它恢复，会带你回去。</translation>
    </message>
    <message>
        <source>The server doesn’t answer. You have no seat in this game, so you lose nothing. The table comes back if it’s still there.</source>
        <translation>服务器没有响应。你在这一局没有座位，不会有损失。牌桌若还在，会再次出现。</translation>
    </message>
    <message>
        <source>The server doesn’t answer. If it’s still running, your seat is kept and a bot plays for you.</source>
        <translation>服务器没有响应。如果它还在运行，你的座位会保留，机器人替你打牌。</translation>
    </message>
    <message>
        <source>The server doesn’t answer. If it’s still running, your seat is kept and a bot plays for you after &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>服务器没有响应。如果它还在运行，你的座位会保留，&lt;b&gt;%1&lt;/b&gt; 后机器人替你打牌。</translation>
    </message>
    <message>
        <source>Your table is kept; the game goes on when the server starts again.</source>
        <translation>你的牌桌已保留；服务器重新启动后牌局会继续。</translation>
    </message>
    <message>
        <source>The server doesn’t answer. Your table is kept; the game goes on when it’s back.</source>
        <translation>服务器没有响应。你的牌桌已保留；它恢复后牌局会继续。</translation>
    </message>
    <message>
        <source>The server doesn’t answer. Your seat is kept; if it’s still running, a bot plays for you.</source>
        <translation>服务器没有响应。你的座位已保留；如果它还在运行，机器人替你打牌。</translation>
    </message>
    <message>
        <source>The server doesn’t answer. Your seat is kept; if it’s still running, a bot plays for you after &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>服务器没有响应。你的座位已保留；如果它还在运行，&lt;b&gt;%1&lt;/b&gt; 后机器人替你打牌。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::FairModel</name>
    <message>
        <source>The server used the number of an earlier deal again.</source>
        <translation>服务器重复使用了以前发牌的编号。</translation>
    </message>
    <message>
        <source>The server dropped a deal without a word.</source>
        <translation>服务器不作说明就丢弃了一次发牌。</translation>
    </message>
    <message>
        <source>The server changed its lock after it had shown it.</source>
        <translation>服务器出示锁之后又更换了它。</translation>
    </message>
    <message>
        <source>The server changed the list of locks after it was final.</source>
        <translation>锁的名单确定之后，服务器又作了更改。</translation>
    </message>
    <message>
        <source>The server put another lock in the place of yours.</source>
        <translation>服务器把你的锁换成了另一把。</translation>
    </message>
    <message>
        <source>The numbers are not those of the players in the list.</source>
        <translation>这些数字不是名单上的玩家的。</translation>
    </message>
    <message>
        <source>A number does not fit the lock that was shown for it.</source>
        <translation>有一个数字与为它出示的锁不配。</translation>
    </message>
    <message>
        <source>A move of the game was against the rules.</source>
        <translation>有一步出牌违反了规则。</translation>
    </message>
    <message>
        <source>The cards that you saw are not those of this deal.</source>
        <translation>你看到的牌不是这次发牌的牌。</translation>
    </message>
    <message>
        <source>The table that you saw is not that of this deal.</source>
        <translation>你看到的牌桌与这次发牌不符。</translation>
    </message>
    <message>
        <source>One deal was thrown away, because no answer came from %1.</source>
        <translation>有一次发牌作废了，因为没有收到%1的回应。</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>公平发牌</translation>
    </message>
    <message>
        <source>Fair deal: in progress</source>
        <translation>公平发牌：进行中</translation>
    </message>
    <message>
        <source>Fair deal: checked</source>
        <translation>公平发牌：已核验</translation>
    </message>
    <message>
        <source>Fair deal: without your part</source>
        <translation>公平发牌：没有你的部分</translation>
    </message>
    <message>
        <source>Fair deal: nothing to check</source>
        <translation>公平发牌：无需核验</translation>
    </message>
    <message>
        <source>Fair deal: not checked</source>
        <translation>公平发牌：未核验</translation>
    </message>
    <message>
        <source>Fair deal: this deal does not match its numbers</source>
        <translation>公平发牌：这次发牌与其数字不符</translation>
    </message>
    <message>
        <source>A fair deal</source>
        <translation>公平的发牌</translation>
    </message>
    <message>
        <source>Not a fair deal</source>
        <translation>不公平的发牌</translation>
    </message>
    <message>
        <source>Nothing has been dealt here yet.</source>
        <translation>这里还没有发过牌。</translation>
    </message>
    <message>
        <source>Your machine checks this deal when it is over.</source>
        <translation>这次发牌结束时，你的电脑会核验它。</translation>
    </message>
    <message>
        <source>Nobody could choose these cards. Your machine has checked it.</source>
        <translation>谁也无法挑选这些牌。你的电脑已经核验过。</translation>
    </message>
    <message>
        <source>Everything matches.</source>
        <translation>一切相符。</translation>
    </message>
    <message>
        <source>The hands were open, so there is nothing to check.</source>
        <translation>手牌是明的，所以无需核验。</translation>
    </message>
    <message>
        <source>This deal cannot be checked: you were away for a part of the game, or the server has another version of the rules.</source>
        <translation>这次发牌无法核验：你有一段时间不在，或者服务器的规则版本不同。</translation>
    </message>
    <message>
        <source>This deal does not match its numbers: the server is not honest, or it is broken. Tell the others.</source>
        <translation>这次发牌与其数字不符：服务器不诚实，或者出了故障。请告诉其他人。</translation>
    </message>
    <message>
        <source>The server fixed its number first</source>
        <translation>服务器先定下了自己的数字</translation>
    </message>
    <message>
        <source>You add yours</source>
        <translation>你加上自己的</translation>
    </message>
    <message>
        <source>Only your machine knows it.</source>
        <translation>只有你的电脑知道它。</translation>
    </message>
    <message>
        <source>Yours is not among them</source>
        <translation>其中没有你的</translation>
    </message>
    <message>
        <source>You added yours</source>
        <translation>你加上了自己的</translation>
    </message>
    <message>
        <source>Only your machine knew it.</source>
        <translation>当时只有你的电脑知道它。</translation>
    </message>
    <message>
        <source>Bots take no part.</source>
        <translation>机器人不参与。</translation>
    </message>
    <message>
        <source>The others add theirs</source>
        <translation>其他人加上自己的</translation>
    </message>
    <message>
        <source>Nobody else added one</source>
        <translation>没有其他人加数字</translation>
    </message>
    <message>
        <source>The others added theirs</source>
        <translation>其他人加上了自己的</translation>
    </message>
    <message>
        <source>From %1.</source>
        <comment>secret numbers, from people</comment>
        <translation>来自%1。</translation>
    </message>
    <message>
        <source>Together they make the pack</source>
        <translation>合在一起产生这副牌</translation>
    </message>
    <message>
        <source>When the deal is over, all numbers are shown, and your machine deals the same cards again.</source>
        <translation>发牌结束后，所有数字都会公开，你的电脑会重新发出同样的牌。</translation>
    </message>
    <message>
        <source>This was not checked.</source>
        <translation>这一步没有核验。</translation>
    </message>
    <message>
        <source>Together they make this pack</source>
        <translation>合在一起产生了这副牌</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln card(s) in the order dealt.</source>
        <translation>
            <numerusform>全部 %Ln 张牌，按发牌顺序。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln that you did not see are pale.</source>
        <translation>
            <numerusform>你没看到的 %Ln 张颜色较浅。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is move %L1 of the deal.</source>
        <translation>那是这次发牌的第 %L1 步。</translation>
    </message>
    <message>
        <source>The first difference is at event %L1 of the game.</source>
        <translation>第一处差别在这局的第 %L1 个事件。</translation>
    </message>
    <message>
        <source>You were watching, so no part of this deal was yours.</source>
        <translation>你在旁观，所以这次发牌没有你的部分。</translation>
    </message>
    <message>
        <source>You came when this deal was under way, so you cannot vouch for it.</source>
        <translation>你来时这次发牌已经开始，因此你无法为它担保。</translation>
    </message>
    <message>
        <source>Your part was not in this deal, so you cannot vouch for it.</source>
        <translation>这次发牌没有你的部分，因此你无法为它担保。</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>%1, not seen</source>
        <comment>a card of the pack</comment>
        <translation>%1，未见过</translation>
    </message>
    <message>
        <source>Deal %L1 at this table.</source>
        <translation>本桌第 %L1 次发牌。</translation>
    </message>
    <message>
        <source>The server’s account of the deal is incomplete.</source>
        <translation>服务器对这次发牌的说明不完整。</translation>
    </message>
    <message>
        <source>The server’s number does not fit the lock that it had shown.</source>
        <translation>服务器的数字与它出示过的锁不配。</translation>
    </message>
    <message>
        <source>It was locked before any player’s was known.</source>
        <translation>在知道任何玩家的数字之前就已锁好。</translation>
    </message>
    <message>
        <source>The server’s number</source>
        <translation>服务器的数字</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>你的数字</translation>
    </message>
    <message>
        <source>The others’ numbers</source>
        <translation>其他人的数字</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>这副牌</translation>
    </message>
</context>
<context>
    <name>cardroom::window::GameStatistics</name>
    <message>
        <source>%1: %2.</source>
        <comment>what is counted; a number</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words that become a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%L1&lt;/b&gt; of %L2</source>
        <comment>games won, of games played</comment>
        <translation>&lt;b&gt;%L1&lt;/b&gt; / %L2</translation>
    </message>
    <message>
        <source>%3: %L1 of %L2 won.</source>
        <comment>games with or against somebody</comment>
        <translation>%3：%L2 局胜 %L1 局。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a month</comment>
        <translation>自%1</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>获胜</translation>
    </message>
    <message>
        <source>%L1 of 100</source>
        <comment>games won</comment>
        <translation>每 100 局 %L1</translation>
    </message>
    <message>
        <source>Points, mean</source>
        <translation>平均分</translation>
    </message>
    <message>
        <source>won games %1</source>
        <comment>mean points</comment>
        <translation>胜局 %1</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>result</comment>
        <translation>最高</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>with whom; when</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Streak now</source>
        <translation>当前连胜</translation>
    </message>
    <message>
        <source>longest %L1</source>
        <comment>streak</comment>
        <translation>最长 %L1</translation>
    </message>
    <message>
        <source>Games won, in 100</source>
        <translation>每 100 局胜局</translation>
    </message>
    <message>
        <source>%L1 of the last %L2</source>
        <comment>games won</comment>
        <translation>最近 %L2 局胜 %L1 局</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers that are read out</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1, each of the last ten games: %2.</source>
        <comment>a title; numbers</comment>
        <translation>%1，每次为最近十局：%2。</translation>
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
        <translation>今天</translation>
    </message>
    <message>
        <source>kept until tomorrow</source>
        <translation>保留到明天</translation>
    </message>
    <message>
        <source>since yesterday</source>
        <translation>昨天</translation>
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
        <translation>自%1</translation>
    </message>
    <message>
        <source>%1 is there</source>
        <comment>a person</comment>
        <translation>%1在场</translation>
    </message>
    <message>
        <source>%1 are there</source>
        <comment>two or more people</comment>
        <translation>%1在场</translation>
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
        <translation>在你自己的牌桌上。从上次离开的地方继续。</translation>
    </message>
    <message>
        <source>At %1, as long as the table is there.</source>
        <comment>an address</comment>
        <translation>在 %1，牌桌还在就能继续。</translation>
    </message>
    <message>
        <source>Go on: %1.</source>
        <comment>a game</comment>
        <translation>继续：%1。</translation>
    </message>
    <message>
        <source>you sit there</source>
        <translation>你坐在这桌</translation>
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
    <name>cardroom::window::LastModel</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>还没有可回看的内容。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::Lately</name>
    <message>
        <source>%1, %2</source>
        <comment>with whom; when</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words that become a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::LessonModel</name>
    <message>
        <source>Keep</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>弃掉</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>收走</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打出</translation>
    </message>
    <message>
        <source>Step %L1 of %L2</source>
        <translation>第 %L1 步，共 %L2 步</translation>
    </message>
    <message>
        <source>Click %1</source>
        <comment>a card</comment>
        <translation>点击 %1</translation>
    </message>
    <message>
        <source>or press %L1, then Enter</source>
        <translation>或按 %L1，再按 Enter</translation>
    </message>
    <message>
        <source>or press %1</source>
        <comment>a key</comment>
        <translation>或按 %1</translation>
    </message>
    <message>
        <source>Play a first real game</source>
        <translation>正式玩一局</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>One moment: the others are playing.</source>
        <translation>请稍等：其他人正在出牌。</translation>
    </message>
    <message>
        <source>Look first, then press Enter to go on.</source>
        <translation>先看一看，再按 Enter 继续。</translation>
    </message>
    <message>
        <source>Not this one now.</source>
        <translation>现在不该选这张。</translation>
    </message>
    <message>
        <source>Not this one now. %1.</source>
        <comment>what to do instead</comment>
        <translation>现在不该选这张。%1。</translation>
    </message>
    <message>
        <source>Not now. %1.</source>
        <comment>what to do instead</comment>
        <translation>现在不行。%1。</translation>
    </message>
    <message>
        <source>Press %L1 for the %2, then Enter.</source>
        <translation>按 %L1 选%2，再按 Enter。</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what to do, the key</comment>
        <translation>%1，%2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what to do</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1: press Enter.</source>
        <comment>what a button says</comment>
        <translation>%1：按 Enter。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::NearbyTables</name>
    <message>
        <source>Last one heard just now.</source>
        <translation>最近一次消息：刚刚。</translation>
    </message>
    <message>
        <source>Last one heard a second ago.</source>
        <translation>最近一次消息：一秒前。</translation>
    </message>
    <message numerus="yes">
        <source>Last one heard %Ln seconds ago.</source>
        <translation>
            <numerusform>最近一次消息：%Ln 秒前。</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many to announce them all</source>
        <translation>牌桌太多，无法全部列出</translation>
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
        <translation>本版 Cardroom 还没有这种游戏。</translation>
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
    <name>cardroom::window::OpenHandsModel</name>
    <message>
        <source>There is no game to step through now.</source>
        <translation>现在没有可以逐步查看的对局。</translation>
    </message>
    <message>
        <source>This is the newest moment of the game.</source>
        <translation>这是对局的最新一步。</translation>
    </message>
    <message>
        <source>There is no move before this one.</source>
        <translation>前面没有更早的步了。</translation>
    </message>
    <message>
        <source>The game could not be saved among your documents.</source>
        <translation>无法将对局保存到你的文档中。</translation>
    </message>
    <message>
        <source>Hands are open. The next game does not count in the evening.</source>
        <translation>手牌已全部亮出。下一局不计入今晚的成绩。</translation>
    </message>
    <message>
        <source>Hands are open. This game does not count in the evening.</source>
        <translation>手牌已全部亮出。这一局不计入今晚的成绩。</translation>
    </message>
    <message>
        <source>The hands are closed.</source>
        <translation>手牌已盖上。</translation>
    </message>
    <message numerus="yes">
        <source>One move back; %Ln move(s) can be made again.</source>
        <translation>
            <numerusform>后退一步；还可前进 %Ln 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>a game, a file</comment>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::PaceModel</name>
    <message>
        <source>Somebody is playing now, so the bots keep their usual pace.</source>
        <translation>现在有真人打牌，机器人按平常的节奏打。</translation>
    </message>
    <message>
        <source>Only bots play here. You set their pace.</source>
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
    <name>cardroom::window::PastGames</name>
    <message numerus="yes">
        <source>%L1 of %Ln game(s) have “%2” in a name, a game or a table.</source>
        <translation>
            <numerusform>%Ln 局中有 %L1 局的名字、游戏或牌桌包含“%2”。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a game</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a game; with whom</comment>
        <translation>%1，%2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words that become a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
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
    <message>
        <source>Plays kindly</source>
        <translation>友好陪练</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ReplayModel</name>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Battle %1</source>
        <translation>第 %1 场</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>定将</translation>
    </message>
    <message>
        <source>Keep 12</source>
        <translation>留 12 张</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>第 %1 墩</translation>
    </message>
    <message>
        <source>The piles fight</source>
        <translation>两堆对决</translation>
    </message>
    <message>
        <source>%1 wins the bidding</source>
        <translation>%1叫分胜出</translation>
    </message>
    <message>
        <source>The melds are shown</source>
        <translation>亮出组合</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>the format of a day of this year</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>the format of a day of another year</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a table, a date</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>moments of a game</comment>
        <translation>第 %L1 步，共 %L2 步</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>a speed</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>所有手牌</translation>
    </message>
    <message>
        <source>As %1</source>
        <comment>a player</comment>
        <translation>%1的视角</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>速度 %1</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>%1 scores a sur</source>
        <translation>%1得到一个苏尔</translation>
    </message>
    <message>
        <source>%1 cancels a sur</source>
        <translation>%1抵消一个苏尔</translation>
    </message>
</context>
<context>
    <name>cardroom::window::ResultModel</name>
    <message>
        <source>%1 wants another game</source>
        <translation>%1想再来一局</translation>
    </message>
    <message>
        <source>%1 and %2 want another game</source>
        <translation>%1和%2想再来一局</translation>
    </message>
    <message>
        <source>%1, %2 and %3 want another game</source>
        <translation>%1、%2和%3想再来一局</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) won</source>
        <translation>
            <numerusform>赢 %Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>games won</comment>
        <translation>还没有</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <comment>played this evening</comment>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two kinds of games</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Hands are shown.</source>
        <translation>亮牌。</translation>
    </message>
    <message>
        <source>See the result: press Enter.</source>
        <translation>查看结果：请按 Enter。</translation>
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
        <translation>损失 %1 分</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>你的打法</translation>
    </message>
    <message>
        <source>Moves of %1</source>
        <comment>a player</comment>
        <translation>%1 的打法</translation>
    </message>
    <message>
        <source>Looking at move %L1 of %L2</source>
        <translation>正在分析第 %L1 步，共 %L2 步</translation>
    </message>
    <message>
        <source>No move was clearly a mistake.</source>
        <translation>没有明显的失误。</translation>
    </message>
    <message>
        <source>One costly move: it cost %1 points.</source>
        <translation>一步失误：损失 %1 分。</translation>
    </message>
    <message>
        <source>%L1 costly moves: together they cost %2 points.</source>
        <translation>%L1 步失误：共损失 %2 分。</translation>
    </message>
    <message>
        <source>Expert would play the same</source>
        <translation>专家也会这样打</translation>
    </message>
    <message>
        <source>As good as any, as far as expert can tell</source>
        <translation>在专家看来，不比其他打法差</translation>
    </message>
    <message>
        <source>Expert: %1</source>
        <comment>a move and its reason</comment>
        <translation>专家：%1</translation>
    </message>
    <message>
        <source>Your chance to win fell from %L1 % to %L2 %.</source>
        <translation>你的胜率从 %L1% 降到 %L2%。</translation>
    </message>
    <message>
        <source>The chance to win fell from %L1 % to %L2 %.</source>
        <translation>胜率从 %L1% 降到 %L2%。</translation>
    </message>
    <message>
        <source>It cost %1 point</source>
        <comment>exactly one</comment>
        <translation>损失 %1 分</translation>
    </message>
    <message>
        <source>%1 Looking further ahead, expert expects more from it.</source>
        <comment>a move, as a sentence</comment>
        <translation>%1专家看得更远，认为这样收益更大。</translation>
    </message>
    <message>
        <source>Many reviews are waiting here. Try again in a few minutes.</source>
        <translation>这里有许多复盘在排队，请过几分钟再试。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other review(s) come first.</source>
        <comment>waiting in a line</comment>
        <translation>
            <numerusform>前面还有 %Ln 个复盘。</numerusform>
        </translation>
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
        <translation>一下子操作太多了。请稍后再试。</translation>
    </message>
    <message>
        <source>The table goes on.</source>
        <translation>牌局继续。</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting …</source>
        <translation>连接已断开。正在重新连接…</translation>
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
        <translation>正在等%1同意再来一局。</translation>
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
            <numerusform>有别人时 %Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed, and for a while nobody comes from their address</source>
        <translation>已请离，对方的地址暂时也不能加入</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已请离</translation>
    </message>
    <message>
        <source>Waiting for %1 to be ready.</source>
        <translation>等%1准备好。</translation>
    </message>
    <message>
        <source>%1 may join again.</source>
        <translation>%1可以重新加入了。</translation>
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
        <translation>服务器已重新启动，一切都还在。</translation>
    </message>
    <message>
        <source>This deal does not match its numbers. Tell the others.</source>
        <translation>这次发牌与其数字不符。请告诉其他人。</translation>
    </message>
    <message>
        <source>Your part was not in this deal, so you cannot vouch for it.</source>
        <translation>这次发牌没有你的部分，因此你无法为它担保。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TakeBackModel</name>
    <message>
        <source>%1 asks to take the last move back.</source>
        <translation>%1请求悔牌。</translation>
    </message>
    <message>
        <source>No move of yours can be taken back now.</source>
        <translation>你现在不能悔牌。</translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation>你悔牌，收回了上一步。</translation>
    </message>
    <message>
        <source>%1 takes the last move back.</source>
        <translation>%1悔牌，收回了上一步。</translation>
    </message>
    <message>
        <source>You ask to take your last move back. The others have to agree.</source>
        <translation>你请求悔牌，须其他人同意。</translation>
    </message>
    <message>
        <source>%1 asks to take the last move back. Press U to agree.</source>
        <translation>%1请求悔牌。按 U 同意。</translation>
    </message>
    <message>
        <source>The move stands.</source>
        <translation>悔牌未成，这一步照旧。</translation>
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
        <source>Game paused: the server can’t save. Nothing is lost.</source>
        <translation>牌局已暂停：服务器无法保存。一切都还在。</translation>
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
    <message>
        <source>See the result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>前进一步</translation>
    </message>
</context>
<context>
    <name>cardroom::window::TvModel</name>
    <message>
        <source>Hosts this table</source>
        <translation>本桌房主</translation>
    </message>
    <message>
        <source>Getting ready …</source>
        <translation>正在准备…</translation>
    </message>
    <message>
        <source>On the TV</source>
        <translation>在电视上显示</translation>
    </message>
    <message>
        <source>Stand up, and show it on the TV</source>
        <translation>离座，并在电视上显示</translation>
    </message>
    <message>
        <source>On the TV, in a second window</source>
        <translation>在电视上显示（另开窗口）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <comment>at a table</comment>
        <translation>
            <numerusform>%Ln 人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, how many players</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a game, how many players, how long a turn</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) a turn</source>
        <translation>
            <numerusform>每回合 %Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of %L2 are ready</source>
        <translation>%L2 人中 %L1 人已准备</translation>
    </message>
    <message>
        <source>Waiting for %1 and one more. Then it starts by itself.</source>
        <translation>还等%1和另外一人，到齐后自动开局。</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more. Then it starts by itself.</source>
        <translation>
            <numerusform>还差 %Ln 人，到齐后自动开局。</numerusform>
        </translation>
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
        <source>Watch with Cardroom</source>
        <translation>用 Cardroom 观看</translation>
    </message>
    <message>
        <source>Join with Cardroom</source>
        <translation>用 Cardroom 加入</translation>
    </message>
    <message>
        <source>Watch on your phone</source>
        <translation>用手机观看</translation>
    </message>
    <message>
        <source>Join on your phone</source>
        <translation>用手机加入</translation>
    </message>
    <message>
        <source>Scan with your phone’s camera, or type</source>
        <translation>用手机相机扫码，或输入</translation>
    </message>
    <message>
        <source>Join with Cardroom at</source>
        <translation>用 Cardroom 加入：</translation>
    </message>
</context>
<context>
    <name>cardroom::window::Ways</name>
    <message>
        <source>%1 is not the record of a game.</source>
        <translation>%1 不是对局档案。</translation>
    </message>
    <message>
        <source>%1 is from a newer Cardroom than this one.</source>
        <translation>%1 来自比本程序更新的 Cardroom。</translation>
    </message>
    <message>
        <source>%1 does not hold: it is damaged, or somebody has changed it.</source>
        <translation>%1 不成立：文件已损坏，或被人改动过。</translation>
    </message>
    <message>
        <source>This game can’t be watched</source>
        <translation>这局牌无法观看</translation>
    </message>
    <message>
        <source>%1 can’t be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
</context>
<context>
    <name>cardroom::window::YourGames</name>
    <message>
        <source>The game could not be saved among your documents.</source>
        <translation>无法将对局保存到你的文档中。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>a game, a file</comment>
        <translation>已保存为 %1。</translation>
    </message>
</context>
</TS>
