import QtQuick
import Cardroom.Ui

// A table option: its name and, for a person who may change it, a switch, a list or a stepper.
OptionRow {
    id: root

    // The kind of control, as in RuleList; people who may not change the value see it as text.
    property int look: RuleList.YesNo
    property int value: 0
    property string valueText: ""
    property string detail: ""
    // [{text, value}]
    property var choices: []
    property int least: 0
    property int most: 0
    property bool mayChange: false
    // Whether there is too little room for details.
    property bool brief: false

    signal chosen(chosen: int)

    tight: true
    text: root.brief ? "" : root.detail
    titleSize: 15.5
    air: Theme.px(root.text === "" ? 6 : 20)
    overhang: root.mayChange && root.look === RuleList.Choice ? Theme.px(12) : 0

    Toggle {
        visible: root.mayChange && root.look === RuleList.YesNo
        spokenName: root.title
        Accessible.description: root.detail
        checked: root.value !== 0
        onToggled: {
            root.chosen(checked ? 1 : 0)
            // Restores the server's value, whatever the click has set.
            checked = Qt.binding(() => root.value !== 0)
        }
    }

    ChoiceBox {
        visible: root.mayChange && root.look === RuleList.Choice
        plain: true
        implicitHeight: Math.max(40, Theme.px(40))
        spokenName: root.title
        model: root.choices.map(choice => choice.text)
        chosenIndex: root.choices.findIndex(choice => choice.value === root.value)
        onActivated: index => root.chosen(root.choices[index].value)
    }

    Stepper {
        visible: root.mayChange && root.look === RuleList.Number
        spokenName: root.title
        value: root.value
        from: root.least
        to: root.most
        onChanged: value => root.chosen(value)
    }

    BodyText {
        visible: !root.mayChange
        text: root.valueText
        weight: Font.Bold
        color: Theme.text2
    }
}
