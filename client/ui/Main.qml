pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The window: one page at a time, with prompts, errors and notices on top.
Window {
    id: root

    property Cardroom application: null

    readonly property Preferences preferences: root.application.preferences
    readonly property int page: root.application.page
    property int beforeFullScreen: Window.Windowed
    // Whether the page shown is that of a table, which has notices of its own.
    readonly property bool atTable: root.page === Cardroom.TablePage || root.page === Cardroom.ReplayPage || root.onTv
    readonly property bool onTv: root.page === Cardroom.TvPage

    function toggleFullScreen(): void {
        if (root.visibility === Window.FullScreen) {
            root.visibility = root.beforeFullScreen;
            return;
        }
        root.beforeFullScreen = root.visibility === Window.Maximized ? Window.Maximized : Window.Windowed;
        root.visibility = Window.FullScreen;
    }

    width: 1280
    height: 800
    minimumWidth: 800
    minimumHeight: 600
    visible: true
    title: root.application.windowTitle
    color: Theme.room
    LayoutMirroring.enabled: Qt.application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true

    onClosing: close => {
        close.accepted = root.application.ways.mayClose();
    }

    Shortcut { sequence: "F11"; onActivated: root.toggleFullScreen() }
    Shortcut { sequence: "F1"; onActivated: root.application.show(Cardroom.RulesPage) }
    Shortcut { sequence: "Ctrl+M"; onActivated: root.preferences.sound = !root.preferences.sound }
    Shortcut { sequence: "Ctrl+T"; onActivated: announcer.repeat() }
    Shortcut { sequence: "Ctrl+Q"; onActivated: root.close() }

    RoomGround {
        anchors.fill: parent
        visible: !root.atTable
    }

    Repeater {
        model: [
            { page: Cardroom.FirstStartPage, file: "start/FirstStartPage.qml", given: "app" },
            { page: Cardroom.HomePage, file: "home/HomePage.qml", given: "app" },
            { page: Cardroom.GoOnPage, file: "home/GoOnPage.qml", given: "app" },
            { page: Cardroom.SetupPage, file: "setup/SetupPage.qml", given: "app" },
            { page: Cardroom.NearbyPage, file: "home/NearbyPage.qml", given: "app" },
            { page: Cardroom.GamesPage, file: "games_page/GamesPage.qml", given: "app" },
            { page: Cardroom.SettingsPage, file: "settings/SettingsPage.qml", given: "app" },
            { page: Cardroom.RulesPage, file: "rules/RulesPage.qml", given: "app" },
            { page: Cardroom.TablePage, file: "table/TablePage.qml", given: "application" },
            // A finished game is replayed on a page of its own, which is like a table's.
            { page: Cardroom.ReplayPage, file: "table/TablePage.qml", given: "application" },
            { page: Cardroom.TvPage, file: "tv/TvPage.qml", given: "application" }
        ]

        PageLoader {
            id: loader

            required property var modelData

            anchors.fill: parent
            file: loader.modelData.file
            properties: loader.modelData.page === Cardroom.ReplayPage ? { application: root.application, replay: root.application.replay }
                : { [loader.modelData.given]: root.application }
            shown: root.page === loader.modelData.page
            // A table's page is kept: a new one would replay past events. But it shows our cards, so not behind the TV.
            kept: loader.modelData.page === Cardroom.TablePage && !root.onTv && root.application.table.phase !== TablePhase.NoTable
                || loader.modelData.page === Cardroom.ReplayPage && root.application.replay.open

            Connections {
                target: loader.item
                ignoreUnknownSignals: true

                function onLinkWanted(): void { link.open() }
                function onLearnWanted(): void { learn.open() }
                function onRenameWanted(): void { rename.open() }
                function onFileWanted(): void { fileChoice.open() }
                function onFullScreenWanted(): void { root.toggleFullScreen() }
                function onSampleWanted(): void { Sounds.play("your-turn") }
                function onRepeatWanted(): void { announcer.repeat() }
                function onCloseWanted(): void { root.close() }
            }
        }
    }

    // Accepts a property file or the record of a game dropped from the desktop.
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => {
            if (drop.hasUrls && root.application.ways.openFile(drop.urls[0].toString()))
                drop.accept(Qt.CopyAction);
        }
    }

    UnderWay {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height - Theme.px(22)
        text: root.application.ways.underWay
        onCancelled: root.application.ways.leaveTable()
    }

    Toast {
        id: toast

        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height - Theme.px(root.application.ways.underWay === "" ? 24 : 94)
        widest: Math.min(Theme.px(640), parent.width - Theme.px(48))
    }

    Announcer {
        id: announcer
    }

    // A notice from the previous page would cover the cards.
    onPageChanged: {
        if (root.atTable)
            toast.clear();
    }

    Connections {
        target: root.application

        // A table shows notices itself, where its cards leave room for them.
        function onTold(text: string, icon: string): void {
            if (!root.atTable)
                toast.show(text, icon);
        }
        function onWithdrawn(text: string): void { toast.withdraw(text) }
        function onAnnounced(sentence: string): void { announcer.say(sentence) }
        function onHeard(sound: string): void { Sounds.play(sound) }
        function onAlerted(): void { root.alert(0) }
    }

    NameDialog {
        id: rename

        app: root.application
    }

    FileDialog {
        id: fileChoice

        app: root.application
    }

    LearnDialog {
        id: learn

        app: root.application
    }

    LinkDialog {
        id: link

        app: root.application
    }

    QuestionDialog {
        app: root.application
    }

    TroubleDialog {
        app: root.application
    }

    // These come last because items are completed in reverse order: each page is then created only once, with the right
    // size, language and theme.
    Binding { target: Theme; property: "windowWidth"; value: root.width }
    Binding { target: Theme; property: "windowHeight"; value: root.height }
    Binding { target: Theme; property: "tv"; value: root.onTv }
    Binding { target: Theme; property: "dark"; value: root.preferences.dark }
    Binding { target: Theme; property: "fourColours"; value: root.preferences.fourColours }
    Binding { target: Theme; property: "cardBack"; value: root.preferences.cardBack }
    Binding { target: Theme; property: "clothArt"; value: root.preferences.cloth }
    Binding { target: Theme; property: "wordScale"; value: root.onTv ? 1 : root.preferences.wordScale }
    Binding { target: Theme; property: "movementFactor"; value: root.onTv && root.preferences.motion > 0 ? 1.6 : root.preferences.motion }
    Binding { target: Sounds; property: "on"; value: root.preferences.sound }
    Binding { target: Sounds; property: "volume"; value: root.preferences.volume }
    Binding { target: Theme; property: "arabicScript"; value: Qt.application.layoutDirection === Qt.RightToLeft }
}
