import QtQuick
import QtTest
import Cardroom.Ui

Item {
    id: root

    width: 400
    height: 300

    Image { id: image }
    Avatar { id: avatar; name: "Selma" }
    WarmCards { id: warm; cardWidth: 0 }

    TestCase {
        name: "Pictures"
        when: windowShown

        function cleanup() {
            image.source = ""
            avatar.picture = avatar.botType = ""
            avatar.held = avatar.owner = avatar.lost = false
        }

        // The addresses of the pictures that are visible in the avatar.
        function shownIn(item: Item): var {
            let found = []
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i]
                if (child.visible && child instanceof Image && String(child.source) !== "")
                    found.push(String(child.source).replace(/\?.*/, ""))
                if (child.visible)
                    found = found.concat(shownIn(child))
            }
            return found
        }

        function test_anAvatarShowsThePictureOfAPersonAlone() {
            compare(shownIn(avatar), [])
            avatar.picture = "fox"
            compare(shownIn(avatar), ["image://people/fox"])
            avatar.botType = "basic"
            compare(shownIn(avatar), ["image://icons/bot-basic"])
            avatar.botType = "expert"
            compare(shownIn(avatar), ["image://icons/bot-expert"])
        }

        function test_aBotThatHoldsASeatIsABadge() {
            avatar.owner = true
            compare(shownIn(avatar), ["image://icons/owner"])
            avatar.held = true
            compare(shownIn(avatar), ["image://icons/bot-clever"])
            avatar.lost = true
            compare(shownIn(avatar), ["image://icons/lost"])
        }

        function test_eachKindOfPictureComes_data() {
            return [
                { tag: "card", source: "image://cards/QS?w=132&four=1", size: Qt.size(132, 185) },
                { tag: "icon", source: "image://icons/hint?w=24&color=%23f5eddf", size: Qt.size(24, 24) },
                { tag: "motif", source: "image://motifs/thirteen?w=50", size: Qt.size(50, 50) },
                ...["fox", "owl", "cat", "hare", "whale", "moon", "tulip", "pomegranate", "cup", "boat", "peak", "lamp"]
                    .map(name => ({ tag: name, source: `image://people/${name}?w=58`, size: Qt.size(58, 58) })),
                { tag: "cloth", source: "image://cloth/plain?w=80&h=40&c0=red&c1=red&c2=red", size: Qt.size(80, 40) },
                { tag: "inlay", source: "image://inlay/cloth?w=90&h=50&radius=20&head=%234d000000", size: Qt.size(90, 50) },
                { tag: "qr", source: `image://qr/${encodeURIComponent("cardroom://host/?key=1#2")}?w=168`, size: Qt.size(168, 168) }
            ]
        }
        function test_eachKindOfPictureComes(data) {
            image.source = data.source
            tryCompare(image, "status", Image.Ready)
            compare(image.implicitWidth, data.size.width)
            compare(image.implicitHeight, data.size.height)
        }

        function test_anUnknownPictureIsAnError() {
            ignoreWarning(/there is no picture "nothing" in icons/)
            image.source = "image://icons/nothing?w=24"
            tryCompare(image, "status", Image.Error)
        }

        function test_warmCardsAreThereAtOnce() {
            warm.cardWidth = 40
            tryVerify(() => {
                let ready = 0
                for (let i = 0; i < warm.children.length; ++i)
                    ready += warm.children[i].status === Image.Ready ? 1 : 0
                return ready === 53
            })
            image.source = Theme.cardPicture("KC", 40, 1)
            compare(image.status, Image.Ready)
        }
    }
}
