import QtQuick
import Cardroom.Models
import Cardroom.Ui

// The page with the bench behind it, and functions that find the page's items.
Item {
    id: root

    readonly property TablePage page: loader.item as TablePage
    readonly property TableController table: bench.application?.table ?? null

    // Every item on the page for which `wanted` is true.
    function all(wanted: var, within: Item): var {
        const found = []
        const look = item => {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i]
                if (!child.visible)
                    continue
                if (wanted(child))
                    found.push(child)
                look(child)
            }
        }
        look(within ?? root.page)
        return found
    }
    function card(key: string): Item { return root.all(item => item.key === key && item.zone !== undefined, root.page)[0] ?? null }
    // The part of an item that is pressed, hovered and focused.
    function face(key: string): Item { return root.all(item => item.spokenState !== undefined && item.cardWidth !== undefined, root.card(key))[0] ?? null }
    function named(name: string): Item { return root.all(item => item.Accessible?.name === name && item.Accessible.role !== Accessible.StaticText, root.page)[0] ?? null }
    readonly property string focusedName: root.Window.activeFocusItem?.Accessible?.name ?? ""
    function focused(): Item { return root.Window.activeFocusItem }
    // The key of the focused card; empty if there is none.
    function focusedCard(): string { return root.focused()?.parent?.parent?.key ?? "" }

    // Whether nothing is moving or about to move.
    function atRest(): bool { return root.page !== null && root.all(item => item.atRest === false, root.page).length === 0 }

    width: 1280
    height: 800
    LayoutMirroring.enabled: Qt.application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true

    Binding { target: Theme; property: "windowWidth"; value: root.width }
    Binding { target: Theme; property: "windowHeight"; value: root.height }
    Binding { target: Theme; property: "arabicScript"; value: Qt.application.layoutDirection === Qt.RightToLeft }

    Loader {
        id: loader

        anchors.fill: parent
        active: bench.application !== null
        focus: true

        sourceComponent: TablePage {
            application: bench.application
            replay: bench.application.page === Cardroom.ReplayPage ? bench.application.replay : null
            focus: true
        }
    }
}
