import QtQuick
import Cardroom.Ui

// The person's past games: a list of all of them, and the figures of each kind.
PageFrame {
    id: root

    required property Cardroom app

    signal fileWanted

    readonly property YourGames games: root.app.games

    title: qsTr("Your games")
    onBack: root.app.back()

    trailing: SegmentedControl {
        spokenName: root.title
        options: [qsTr("All games"), qsTr("Statistics")]
        currentIndex: root.games.counting ? 1 : 0
        onChosen: index => root.games.setCounting(index === 1)
    }

    GamesList {
        anchors.fill: parent
        visible: !root.games.counting
        focus: visible
        app: root.app
        onFileWanted: root.fileWanted()
    }

    GamesStatistics {
        anchors.fill: parent
        visible: root.games.counting
        focus: visible
        statistics: root.games.statistics
    }
}
