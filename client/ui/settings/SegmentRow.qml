import QtQuick
import Cardroom.Ui

// A row of a panel with a choice between a few visible options.
OptionRow {
    id: root

    required property list<string> options
    required property int chosenIndex

    signal chosen(index: int)

    SegmentedControl {
        spokenName: root.title
        options: root.options
        currentIndex: root.chosenIndex
        onChosen: index => root.chosen(index)
    }
}
