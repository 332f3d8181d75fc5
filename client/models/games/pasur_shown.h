#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/games/pasur/story.h"
#include "client/models/card_words.h"
#include "client/models/games/pasur_model.h"
#include "client/models/seat_cards.h"

namespace cardroom::window {

namespace pasur {

namespace rules = cardroom::pasur;
namespace story = cardroom::pasur::story;
using rules::Table;

/// One context for all texts of the kind, so that translators find them together.
struct Pasur {
  Q_DECLARE_TR_FUNCTIONS(Pasur)
};

inline QString codeOf(Card card) {
  return cardCode(cards_wire::to_wire(card));
}
/// Of a list or a set of cards, in their order.
QStringList codesOf(const auto& cards) {
  QStringList codes;
  for (const Card card : cards)
    codes << codeOf(card);
  return codes;
}

/// "ace of spades and three of diamonds", in one of the words for a card.
QString listed(const QStringList& codes, QString (*word)(const QString&));

/// What can be picked up with a card, as a choice has it: "AS-3D"; to lay it down: "pool".
QString captureId(const QStringList& picks);
inline const QString kLay = QStringLiteral("pool");

/// From so many captures of one card on they are too many to be named one after the other.
inline constexpr qsizetype kMany = 9;

inline bool isYou(const Cast& cast, Seat seat) {
  return cast.isYou(seat.index);
}
inline QString nameOf(const Cast& cast, Seat seat) {
  return cast.subject(seat.index);
}

}  // namespace pasur

/// What PasurModel keeps of the last update, and of what the person thinks about.
struct PasurModel::Shown {
  pasur::Table table;
  CardSet hand;
  std::vector<pasur::story::Score> scores;
  std::optional<cardroom::pasur::Moves> legal;
  std::vector<table::v1::GameEvent> events;
  std::vector<pasur::story::Beat> beats;  ///< Of the events.
  pasur::story::Beats fresh;              ///< Those that have just happened.
  QList<SeatCard> seats;
  Cast cast;
  bool paused = false;
  bool over = false;
  std::uint64_t decision = 0;  ///< The turn that the hint is about.
  QString hinted;              ///< Its card; empty: none.
  QString hintedCapture;       ///< What that picks up, as a choice.
  QString considered;
  bool selected = false;  ///< The one that is considered.
  Preferences::HandOrder order = Preferences::BySuit;
  QStringList slots;  ///< Of the pool: the card in each; empty: a gap.

  /// What a card of the hand may pick up, in the order in which it is shown: a hint comes first. Empty for a card that
  /// may not be played now; without captures it joins the pool.
  std::optional<QList<QStringList>> capturesOf(const QString& key) const {
    const auto card = parse_card(key.toStdString());
    if (!legal || !card || !legal->hand.contains(*card)) return std::nullopt;
    QList<QStringList> captures;
    for (const CardSet picks : pasur::story::captures_of(*legal, *card))
      captures << pasur::codesOf(picks);
    if (key != hinted) return captures;
    const auto found = std::ranges::find(captures, hintedCapture, pasur::captureId);
    if (found != captures.end()) std::rotate(captures.begin(), found, found + 1);
    return captures;
  }
};

}  // namespace cardroom::window
