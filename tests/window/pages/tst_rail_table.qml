pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Cardroom.Models
import Cardroom.Ui

// Goal: in Home's rail, the join button is next to a table's name if the name and the game fit there. How: one table with
// names of several lengths, of games with a short and a long name.
Item {
    id: scene

    width: Theme.px(272)
    height: 200

    RailTable {
        id: table

        width: scene.width
        index: 0
        name: ""
        kind: "pasur"
        kindTitle: "Pasur"
        ownerName: "Henrik"
        taken: 4
        seatsMax: 4
        locked: false
        trouble: ""
        action: NearbyTables.Watch
        gone: false
        pad: Theme.px(24)
        busy: false
    }

    TestCase {
        name: "RailTable"
        when: windowShown

        function find(item: Item, wanted: var): Item {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i];
                const found = child.visible ? wanted(child) ? child : find(child, wanted) : null;
                if (found)
                    return found;
            }
            return null;
        }

        function test_the_button_stands_beside_the_name_while_that_is_whole_data(): var {
            return [
                { tag: "short", name: "Winterfell", beside: true },
                { tag: "a long game", name: "Winterfell", game: "Game of Thrones", beside: false },
                { tag: "two words", name: "Sunday thirteen", beside: true },
                { tag: "a long word", name: "Donaudampfschiff", beside: false },
                { tag: "two lines", name: "The table by the window", beside: true },
                { tag: "many words", name: "The big round table by the window", beside: false }
            ];
        }

        function test_the_button_stands_beside_the_name_while_that_is_whole(data: var): void {
            table.name = data.name;
            table.kindTitle = data.game ?? "Pasur";
            const name = find(table, item => item.lineCount !== undefined && item.text === data.name);
            const button = find(table, item => item instanceof QuietButton);
            const right = () => name.mapToItem(table, name.contentWidth, 0).x;
            const left = () => button.mapToItem(table, 0, 0).x;
            const below = () => button.mapToItem(table, 0, 0).y >= name.mapToItem(table, 0, name.height).y;
            tryVerify(() => data.beside ? left() >= right() && !below() : below(), 2000, `${left()}, ${right()}`);
            tryCompare(name, "truncated", false);
        }
    }
}
