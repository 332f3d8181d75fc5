pragma ComponentBehavior: Bound

import QtQuick
import Cardroom.Ui

// The pictures from which a person may choose an avatar, the initial first.
Grid {
    id: root

    required property Cardroom app
    // The name whose initial is shown.
    property string name: root.app.personName
    property real size: Theme.px(58)

    readonly property var words: ({
        "": qsTr("Your initial"), fox: qsTr("Fox"), owl: qsTr("Owl"), cat: qsTr("Cat"), hare: qsTr("Hare"),
        whale: qsTr("Whale"), moon: qsTr("Moon"), tulip: qsTr("Tulip"), pomegranate: qsTr("Pomegranate"), cup: qsTr("Cup"),
        boat: qsTr("Boat"), peak: qsTr("Mountains"), lamp: qsTr("Lamp")
    })

    columns: 7
    columnSpacing: Theme.px(15)
    rowSpacing: Theme.px(15)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your picture")

    Repeater {
        model: root.app.pictures

        ChoiceButton {
            id: choice

            required property string modelData
            required property int index

            chosen: root.app.personPicture === choice.modelData
            width: root.size
            height: root.size
            radius: root.size / 2
            spokenName: qsTr("%1, picture %L2 of %L3", "a picture of a person").arg(root.words[choice.modelData]).arg(choice.index + 1).arg(root.app.pictures.length)
            onClicked: root.app.setPersonPicture(choice.modelData)

            contentItem: Item {
                Avatar {
                    anchors.centerIn: parent
                    name: root.name
                    picture: choice.modelData
                    bare: true
                    size: root.size
                    scale: choice.hovered && !choice.chosen ? 1.05 : 1

                    Behavior on scale { NumberAnimation { duration: Theme.duration(90); easing.type: Easing.OutCubic } }
                }

                Ring {
                    visible: choice.chosen
                    around: root.size / 2
                    gap: Theme.px(3)
                    thickness: Theme.px(3)
                    border.color: Theme.accent
                }

                Rectangle {
                    x: Math.round(root.size * (root.LayoutMirroring.enabled ? 0.05 : 0.95) - width / 2)
                    y: Math.round(root.size * 0.87 - height / 2)
                    visible: choice.chosen
                    width: Theme.px(30)
                    height: width
                    radius: width / 2
                    color: Theme.room

                    Rectangle {
                        anchors.centerIn: parent
                        width: Theme.px(24)
                        height: width
                        radius: width / 2
                        color: Theme.accent

                        Icon {
                            anchors.centerIn: parent
                            name: "check"
                            size: Theme.px(17)
                            color: Theme.accentInk
                        }
                    }
                }
            }

            Tip {
                shown: choice.hovered || choice.visualFocus
                text: root.words[choice.modelData]
            }
        }
    }
}
