pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cardroom.Models
import Cardroom.Translations
import Cardroom.Ui

// How the window looks, moves and speaks.
ColumnLayout {
    id: root

    required property Preferences preferences

    readonly property list<int> paces: [500, 1000, 2000]
    readonly property var languages: [{ code: "", name: qsTr("As the system") }, ...LanguageList.languages]

    spacing: 0

    OptionRow {
        Layout.fillWidth: true
        first: true
        title: qsTr("Light")
        text: qsTr("Evening is dark, Day is light")

        SegmentedControl {
            spokenName: qsTr("Light")
            options: [qsTr("Evening"), qsTr("Day"), qsTr("System")]
            currentIndex: root.preferences.light
            onChosen: index => root.preferences.light = index
        }
    }

    OptionRow {
        Layout.fillWidth: true
        title: qsTr("Four colours")
        text: qsTr("Green clubs and blue diamonds")

        Toggle {
            spokenName: qsTr("Four colours")
            checked: root.preferences.fourColours
            onToggled: root.preferences.fourColours = checked
        }
    }

    BackChoice {
        Layout.fillWidth: true
        preferences: root.preferences
    }

    OptionRow {
        Layout.fillWidth: true
        title: qsTr("Movement")
        text: qsTr("How fast cards travel")

        SegmentedControl {
            spokenName: qsTr("Movement")
            options: [qsTr("None"), qsTr("Calm"), qsTr("Normal"), qsTr("Quick")]
            currentIndex: root.preferences.movement
            onChosen: index => root.preferences.movement = index
        }
    }

    OptionRow {
        Layout.fillWidth: true
        title: qsTr("Bots think for")
        text: qsTr("So that you can follow the game")

        SegmentedControl {
            spokenName: qsTr("Bots think for")
            options: [qsTr("%L1 s").arg(0.5), qsTr("%L1 s").arg(1), qsTr("%L1 s").arg(2)]
            currentIndex: root.paces.indexOf(root.preferences.botPaceMs)
            onChosen: index => root.preferences.botPaceMs = root.paces[index]
        }
    }

    OptionRow {
        Layout.fillWidth: true
        title: qsTr("Words")
        text: qsTr("Size of all text")

        SegmentedControl {
            spokenName: qsTr("Words")
            options: [qsTr("Normal"), qsTr("Large"), qsTr("Larger")]
            currentIndex: root.preferences.words
            onChosen: index => root.preferences.words = index
        }
    }

    OptionRow {
        Layout.fillWidth: true
        title: qsTr("Language")
        // As high as the rows of two lines.
        air: Theme.px(Theme.compact ? 18 : 26)

        ChoiceBox {
            spokenName: qsTr("Language")
            textRole: "name"
            valueRole: "code"
            model: root.languages
            chosenIndex: root.languages.findIndex(language => language.code === root.preferences.language)
            onActivated: index => root.preferences.language = valueAt(index)
        }
    }
}
