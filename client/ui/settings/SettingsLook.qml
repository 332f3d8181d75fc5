import QtQuick
import QtQuick.Layouts
import Cardroom.Ui

// The window's theme, card backs, animation, text size and language.
ColumnLayout {
    id: root

    required property Preferences preferences

    readonly property list<int> paces: [500, 1000, 2000]
    readonly property var languages: [{ code: "", name: qsTr("As the system") }, ...LanguageList.languages]

    spacing: 0

    SegmentRow {
        first: true
        title: qsTr("Appearance")
        text: qsTr("Dark suits the evening, light the day")
        options: [qsTr("Dark"), qsTr("Light"), qsTr("System")]
        chosenIndex: root.preferences.light
        onChosen: index => root.preferences.light = index
    }

    SwitchRow {
        title: qsTr("Four colours")
        text: qsTr("Green clubs and blue diamonds")
        on: root.preferences.fourColours
        onSwitched: on => root.preferences.fourColours = on
    }

    BackChoice {
        Layout.fillWidth: true
        preferences: root.preferences
    }

    SegmentRow {
        title: qsTr("Animation speed")
        text: qsTr("How fast cards travel")
        options: [qsTr("None"), qsTr("Calm"), qsTr("Normal"), qsTr("Quick")]
        chosenIndex: root.preferences.movement
        onChosen: index => root.preferences.movement = index
    }

    SegmentRow {
        title: qsTr("Bot speed")
        text: qsTr("How long they think, so that you can follow")
        options: [qsTr("%L1 s").arg(0.5), qsTr("%L1 s").arg(1), qsTr("%L1 s").arg(2)]
        chosenIndex: root.paces.indexOf(root.preferences.botPaceMs)
        onChosen: index => root.preferences.botPaceMs = root.paces[index]
    }

    SegmentRow {
        title: qsTr("Text size")
        text: qsTr("On every page and at the table")
        options: [qsTr("Normal"), qsTr("Large"), qsTr("Larger")]
        chosenIndex: root.preferences.words
        onChosen: index => root.preferences.words = index
    }

    OptionRow {
        title: qsTr("Language")
        // As tall as rows with two lines of text.
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
