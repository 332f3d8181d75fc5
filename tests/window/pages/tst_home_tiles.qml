pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Cardroom.Ui

// Goal: a single game fills the row, and several share it equally, in whatever order they arrive. How: canned lists of
// kinds.
Item {
    id: scene

    readonly property list<var> kinds: ["one", "two", "three", "four"].map(name => ({
        kind: name, title: `Game of ${name}`, text: "Two teams, two piles, six battles in the snow.", seatsText: "2 against 2",
        minutesText: "20 min", cards: ["9S", "TC", "KH"]
    }))

    width: 904
    height: 440
    LayoutMirroring.childrenInherit: true

    HomeTiles {
        id: tiles

        anchors.fill: parent
        kinds: []
        compact: false
        busy: false
        focus: true
    }

    SignalSpy {
        id: played

        target: tiles
        signalName: "played"
    }

    SignalSpy {
        id: options

        target: tiles
        signalName: "optionsWanted"
    }

    TestCase {
        id: test

        function buttons(item: Item): var {
            let found = [];
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i];
                if (child.visible && child instanceof TileButton)
                    found.push(child);
                found = found.concat(test.buttons(child));
            }
            return found;
        }

        function tileOf(button: Item): Item {
            let item = button;
            while (!(item instanceof HomeTile))
                item = item.parent;
            return item;
        }

        function playButton(kind: string): Item {
            return test.buttons(tiles).find(button => button.text !== "" && test.tileOf(button).kind === kind);
        }

        function optionsButton(kind: string): Item {
            return test.buttons(tiles).find(button => button.text === "" && test.tileOf(button).kind === kind);
        }

        name: "HomeTiles"
        when: windowShown

        function init(): void {
            played.clear();
            options.clear();
            tiles.current = 0;
        }

        function test_several_share_the_row_equally_data(): var {
            return [{ tag: "one", count: 1 }, { tag: "two", count: 2 }, { tag: "three", count: 3 }, { tag: "four", count: 4 }];
        }

        function test_several_share_the_row_equally(data: var): void {
            tiles.kinds = scene.kinds.slice(0, data.count);
            const share = (tiles.width - (data.count - 1) * tiles.spacing) / data.count;
            for (const kind of tiles.kinds)
                fuzzyCompare(test.tileOf(test.playButton(kind.kind)).width, share, 1);
        }

        function test_the_first_is_where_reading_begins_data(): var {
            return [{ tag: "left to right", mirrored: false }, { tag: "right to left", mirrored: true }];
        }

        function test_the_first_is_where_reading_begins(data: var): void {
            scene.LayoutMirroring.enabled = data.mirrored;
            tiles.kinds = scene.kinds;
            const place = kind => test.tileOf(test.playButton(kind)).mapToItem(scene, 0, 0).x;
            const order = data.mirrored ? ["four", "three", "two", "one"] : ["one", "two", "three", "four"];
            for (let i = 1; i < order.length; ++i)
                tryVerify(() => place(order[i - 1]) < place(order[i]), 2000, `${order[i - 1]} before ${order[i]}`);
            scene.LayoutMirroring.enabled = false;
        }

        function test_they_fit_the_smallest_window(): void {
            tiles.compact = true;
            scene.width = 750;
            scene.height = 305;
            tiles.kinds = scene.kinds;
            tryVerify(() => tiles.implicitHeight <= scene.height, 2000, `${tiles.implicitHeight}`);
            tiles.compact = false;
            scene.width = 904;
            scene.height = 440;
        }

        function wordsOn(item: Item): var {
            let found = [];
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i];
                if (child.visible && child.lineCount !== undefined && child.text !== "")
                    found.push(child);
                if (child.visible)
                    found = found.concat(test.wordsOn(child));
            }
            return found;
        }

        function test_words_stay_on_their_tile_data(): var {
            return [{ tag: "usual words", scale: 1 }, { tag: "large words", scale: 1.15 }, { tag: "largest words", scale: 1.3 }];
        }

        function test_words_stay_on_their_tile(data: var): void {
            scene.width = 862;
            scene.height = 520;
            Theme.wordScale = data.scale;
            tiles.kinds = scene.kinds.map(kind => Object.assign({}, kind, { title: "Game of Thrones" }));
            const frame = Theme.px(12);
            for (const kind of tiles.kinds) {
                const tile = test.tileOf(test.playButton(kind.kind));
                tryVerify(() => test.wordsOn(tile).length >= 5);
                const reach = word => word.mapToItem(tile, 0, 0).x + Math.min(word.width, word.contentWidth);
                tryVerify(() => test.wordsOn(tile).every(word => reach(word) <= tile.width - frame), 2000,
                          test.wordsOn(tile).map(word => `${word.text}: ${reach(word)} of ${tile.width}`).join(", "));
            }
            Theme.wordScale = 1;
            scene.width = 904;
            scene.height = 440;
        }

        function test_the_words_of_a_new_game_are_brief_where_there_is_less_room_data(): var {
            return [{ tag: "room", width: 1200, text: "New to you: learn it" }, { tag: "less room", width: 780, text: "New: learn it" }];
        }

        function test_the_words_of_a_new_game_are_brief_where_there_is_less_room(data: var): void {
            scene.width = data.width;
            tiles.kinds = scene.kinds;
            tiles.newKinds = ["one"];
            const tile = test.tileOf(test.playButton("one"));
            const words = () => test.wordsOn(tile).find(word => word.text.startsWith("New"));
            tryVerify(() => words() !== undefined && words().text === data.text, 2000, words()?.text);
            verify(!words().truncated);
            tiles.newKinds = [];
            scene.width = 904;
        }

        function test_in_a_small_window_a_game_is_described_where_there_is_room_data(): var {
            return [{ tag: "a seat is waiting", height: 305, described: false }, { tag: "no seat is waiting", height: 430, described: true }];
        }

        function test_in_a_small_window_a_game_is_described_where_there_is_room(data: var): void {
            tiles.compact = true;
            scene.width = 750;
            scene.height = data.height;
            tiles.kinds = scene.kinds;
            const tile = test.tileOf(test.playButton("one"));
            const describing = () => test.wordsOn(tile).some(word => word.text === tile.modelData.text);
            tryCompare(tile, "height", data.height);
            tryVerify(() => describing() === data.described);
            tryVerify(() => tiles.implicitHeight <= scene.height, 2000, `${tiles.implicitHeight}`);
            tiles.compact = false;
            scene.width = 904;
            scene.height = 440;
        }

        function test_low_tiles_leave_room_for_the_tables_to_go_on_with_data(): var {
            return [{ tag: "as low as wanted", height: 290, described: false }, { tag: "a little higher", height: 340, described: true }];
        }

        function test_low_tiles_leave_room_for_the_tables_to_go_on_with(data: var): void {
            tiles.terse = true;
            scene.height = data.height;
            tiles.kinds = scene.kinds;
            const tile = test.tileOf(test.playButton("one"));
            tryCompare(tile, "height", data.height);
            tryVerify(() => tiles.implicitHeight <= scene.height, 2000, `${tiles.implicitHeight}`);
            tryVerify(() => test.wordsOn(tile).some(word => word.text === tile.modelData.text) === data.described);
            // A layout moves its items before the next frame.
            const low = word => word.mapToItem(tile, 0, 0).y + word.height;
            const button = () => test.playButton("one").mapToItem(tile, 0, 0).y;
            const words = () => test.wordsOn(tile).filter(word => word.text !== "Play now");
            tryVerify(() => words().every(word => low(word) <= button() + 1), 2000,
                      words().map(word => `${word.text}: ${low(word)} of ${button()}`).join(", "));
            tiles.terse = false;
            scene.height = 440;
        }

        function test_a_click_plays_that_game(): void {
            tiles.kinds = scene.kinds;
            // A row is laid out before the next frame.
            tryVerify(() => test.tileOf(test.playButton("three")).x > tiles.width / 3);
            mouseClick(test.playButton("three"));
            compare(played.count, 1);
            compare(played.signalArguments[0][0], "three");
        }

        function test_the_button_beside_it_asks_for_seats(): void {
            tiles.kinds = scene.kinds;
            tryVerify(() => test.tileOf(test.optionsButton("two")).x > 0);
            mouseClick(test.optionsButton("two"));
            compare(options.signalArguments[0][0], "two");
        }

        function test_the_keyboards_tile_is_the_lit_one(): void {
            tiles.kinds = scene.kinds;
            test.playButton("four").forceActiveFocus(Qt.TabFocusReason);
            compare(tiles.kinds[tiles.current].kind, "four");
            keyClick(Qt.Key_Return);
            compare(played.signalArguments[0][0], "four");
        }

        function test_nothing_is_played_while_one_is_on_the_way(): void {
            tiles.kinds = scene.kinds;
            tiles.busy = true;
            mouseClick(test.playButton("one"));
            compare(played.count, 0);
            tiles.busy = false;
        }
    }
}
