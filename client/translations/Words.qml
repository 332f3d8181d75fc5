pragma Singleton

import QtQml
import Cardroom.Translations

// The parts of a language that are not texts.
QtObject {
    id: root

    // The number in the digits of the language in use, for where it stands alone: a score, a count of cards, seconds.
    // In a sentence, write `%L1` instead. It is a text like any other, so that it changes with the language at once.
    function number(value: int): string {
        //: A number that stands alone.
        return qsTr("%L1").arg(value);
    }

    // The sentence with texts in its places %1, %2 and so on, all at once: a name with a % in it stays as it is, and one
    // in another direction of writing turns nothing round.
    function filled(sentence: string, texts: list<string>): string {
        return sentence.replace(/%([1-9])/g, (place, number) => number > texts.length ? place : Direction.isolated(texts[number - 1]));
    }

    // A label and its value: "Turn limit: 30 s".
    function labelled(label: string, text: string): string {
        return root.filled(qsTr("%1: %2", "what something is called, and what it says"), [label, text]);
    }

    // The sentence in the direction of its language, also where it begins with somebody's name in another script.
    function directed(sentence: string): string {
        return sentence === "" ? "" : (Qt.application.layoutDirection === Qt.RightToLeft ? "\u200f" : "\u200e") + sentence;
    }
}
