import QtQuick
import Cardroom.Ui

// The rules and how to play, for the current game or the selected one.
PageFrame {
    id: root

    required property Cardroom app

    property string kind: root.app.table.kind !== "" ? root.app.table.kind : root.app.kinds[0]?.kind ?? ""
    readonly property string kindTitle: root.app.kinds.find(kind => kind.kind === root.kind)?.title ?? ""

    title: root.app.kinds.length > 1 ? qsTr("Rules") : qsTr("Rules of %1").arg(root.kindTitle)
    onBack: root.app.back()

    trailing: KindChoice {
        visible: root.app.kinds.length > 1
        kinds: root.app.kinds
        kind: root.kind
        brief: root.compact && root.app.kinds.length > 2
        onChosen: kind => root.kind = kind
    }

    Panel {
        anchors.fill: parent
        radius: Theme.px(24)
        border.color: Theme.line

        RulesView {
            anchors.fill: parent
            anchors.margins: 1
            pad: Theme.px(root.compact ? 22 : 34)
            kind: root.kind
            focus: true
            onLearnWanted: root.app.ways.learn(root.kind)
        }
    }
}
