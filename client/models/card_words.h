#pragma once

#include <QString>

namespace cardroom::window {

/// Cards in the person's language. A card is identified by its code, "KC" or "TH", which is also the name of its
/// picture.

/// The code of a card on the wire (cards.v1.Card); empty for a value that is not a card.
QString cardCode(int wireCard);

/// "king of clubs"; "face down" for an empty code. Each card's name is translated as a whole.
QString cardName(const QString& code);

/// "K♣", "10♥": Latin script in every language, and left to right even inside a right-to-left sentence.
QString cardText(const QString& code);

/// The text of cardText() with styling: bold, and coloured if `coloured`. The colour is a name such as "suit-clubs",
/// which the page replaces with the theme's colour: dark or light, two colours or four.
QString cardStyled(const QString& code, bool coloured);

/// "spades", for a suit's letter ("S", "H", "D", "C"); empty for any other.
QString suitName(const QString& letter);

/// "spade", for a single card of the suit.
QString suitCard(const QString& letter);

/// `text` with its first letter capitalised, to begin a sentence: "King of clubs".
QString sentence(QString text);

/// "42" in the digits of the person's language.
QString number(int value);

/// "1:24" in the digits of the person's language.
QString minutesAndSeconds(int seconds);

}  // namespace cardroom::window
