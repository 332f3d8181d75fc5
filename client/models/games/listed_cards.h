#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

#include "client/games/beats.h"
#include "client/models/card_words.h"
#include "client/models/cast.h"

/// Helpers for all kinds: a story's cards and seats in the form that sentences need.
namespace cardroom::window {

inline QString codeOf(Card card) {
  return cardCode(cards_wire::to_wire(card));
}
/// The codes of a list or set of cards, in its order.
QStringList codesOf(const auto& cards) {
  QStringList codes;
  for (const Card card : cards)
    codes << codeOf(card);
  return codes;
}

// Forms of a card's text, like cardName() and cardText().
inline QString coloured(const QString& code) {
  return cardStyled(code, true);
}
inline QString plainStyled(const QString& code) {
  return cardStyled(code, false);
}

/// "ace of spades and three of diamonds", each card in the given form.
inline QString listed(const QStringList& codes, QString (*word)(const QString&)) {
  QStringList words;
  for (const QString& code : codes)
    words << word(code);
  return QLocale{}.createSeparatedList(words);
}

inline bool isYou(const Cast& cast, Seat seat) {
  return cast.isYou(seat.index);
}
inline QString nameOf(const Cast& cast, Seat seat) {
  return cast.subject(seat.index);
}
/// The name of a seat's player, for a styled log line.
inline QString escapedName(const Cast& cast, Seat seat) {
  return cast.name(seat.index).toHtmlEscaped();
}

/// `ofPerson` if `own`, otherwise `ofOther` with the player's name; `words` fill the remaining placeholders.
inline QString told(bool own, const QString& ofPerson, const QString& ofOther, const QString& name,
                    const auto&... words) {
  if (!own) return ofOther.arg(name, words...);
  if constexpr (sizeof...(words) > 0) return ofPerson.arg(words...);
  return ofPerson;
}
/// A seat's action as a sentence: "You take the ten of clubs.", "Selma takes the ten of clubs."
inline QString sentenceOf(const Cast& cast, Seat seat, const QString& ofPerson, const QString& ofOther,
                          const auto&... words) {
  return told(isYou(cast, seat), ofPerson, ofOther, nameOf(cast, seat), words...);
}
/// A seat's action as a styled log line: "<b>You</b> took 10♣".
inline QString styledOf(const Cast& cast, Seat seat, const QString& ofPerson, const QString& ofOther,
                        const auto&... words) {
  return told(isYou(cast, seat), ofPerson, ofOther, escapedName(cast, seat), words...);
}

}  // namespace cardroom::window
