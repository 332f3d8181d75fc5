import QtQuick
import QtTest
import Cardroom.Ui

// Only a listener can judge the sounds; these tests check that a missing device or an unknown name does no harm.
TestCase {
    name: "Sounds"

    function init() {
        Sounds.on = false
        Sounds.volume = 0.01
    }

    function test_soundsArePlayedWithoutADeviceToo() {
        Sounds.on = true
        for (const sound of ["deal", "deal", "deal", "deal", "flip", "place", "pick-up", "your-turn", "last-seconds", "illegal", "chat", "lost", "back", "win", "other-wins", "win-horn", "other-wins-horn",
                             "battle-won", "battle-lost", "capture", "sur", "win-strings", "other-wins-strings",
                             "bid", "trick", "trump", "win-musette", "other-wins-musette"])
            Sounds.play(sound)
    }

    function test_aNameWithoutASoundIsSilent() {
        Sounds.on = true
        for (const sound of ["", "no such sound", "../fonts/Lato-Bold", "*"])
            Sounds.play(sound)
    }

    SignalSpy { id: turned; target: Sounds; signalName: "onChanged" }

    function test_aSwitchThatStaysAsItIsTellsNothing() {
        turned.clear()
        Sounds.on = false
        compare(turned.count, 0)
        Sounds.on = true
        compare(turned.count, 1)
    }
}
