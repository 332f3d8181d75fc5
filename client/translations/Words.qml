pragma Singleton

import QtQml
import Cardroom.Translations

// Formatting that depends on the current language.
QtObject {
    id: root

    // A number in the digits of the current language, where it stands alone: a score, a count of cards, seconds. In a
    // sentence, use `%L1` instead. Uses qsTr, so that a change of language updates the number at once.
    function number(value: int): string {
        //: A number that stands alone.
        return qsTr("%L1").arg(value);
    }

    // The sentence with %1, %2 and so on replaced by these texts, all at once: a % in a name is left alone, and a name
    // in another writing direction does not reorder the sentence.
    function filled(sentence: string, texts: list<string>): string {
        return sentence.replace(/%([1-9])/g, (place, number) => number > texts.length ? place : Direction.isolated(texts[number - 1]));
    }

    // A label and its value: "Turn limit: 30 s".
    function labelled(label: string, text: string): string {
        return root.filled(qsTr("%1: %2", "what something is called, and what it says"), [label, text]);
    }

    // The sentence in the direction of its language, even if it begins with a name in another script.
    function directed(sentence: string): string {
        return sentence === "" ? "" : (Qt.application.layoutDirection === Qt.RightToLeft ? "\u200f" : "\u200e") + sentence;
    }
}
