#pragma once

#include <QString>

namespace cardroom::window {

/// Cards in the person's language. A card is its code here, "KC" or "TH": also the name of its picture.

/// Of a card on the wire (cards.v1.Card); empty for what is no card.
QString cardCode(int wireCard);

/// "king of clubs"; "face down" for an empty code. A whole translation for each card.
QString cardName(const QString& code);

/// "K♣", "10♥": Latin in every language, and left to right also inside a sentence that runs the other way.
QString cardText(const QString& code);

/// The same as styled text: bold, and in its colour if `coloured`. The colour is a name, "suit-clubs", that whoever
/// shows it replaces by the theme's: dark and light, two colours and four.
QString cardStyled(const QString& code, bool coloured);

/// "spades", of the suit with that letter ("S", "H", "D", "C"); empty for another.
QString suitName(const QString& letter);

/// "spade": one card of it, whatever its rank.
QString suitCard(const QString& letter);

/// The same text at the beginning of a sentence: "King of clubs".
QString sentence(QString text);

/// "42" in the digits of the person's language.
QString number(int value);

}  // namespace cardroom::window
