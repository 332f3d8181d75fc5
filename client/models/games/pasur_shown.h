#pragma once

#include <QCoreApplication>
#include <QHash>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/card_words.h"
#include "client/models/games/pasur_model.h"
#include "client/models/seat_cards.h"
#include "common/games/pasur/scoring.h"

namespace cardroom::window {

namespace pasur {

using games::pasur::v1::View;
namespace rules = cardroom::pasur;

/// One context for all texts of the kind, so that translators find them together.
struct Pasur {
  Q_DECLARE_TR_FUNCTIONS(Pasur)
};

/// The codes of cards on the wire, in their order.
template <class Cards>
QStringList codesOf(const Cards& cards) {
  QStringList codes;
  for (const int card : cards)
    codes << cardCode(card);
  return codes;
}

/// "ace of spades and three of diamonds", in one of the words for a card.
QString listed(const QStringList& codes, QString (*word)(const QString&));

/// The options that the game is played with.
rules::Rules rulesOf(const View& view);

/// What can be picked up with a card, as a choice has it: "AS-3D"; to lay it down: "pool".
QString captureId(const QStringList& picks);
inline const QString kLay = QStringLiteral("pool");

/// From so many captures of one card on they are too many to be named one after the other.
inline constexpr qsizetype kMany = 9;

inline bool isYou(const Cast& cast, std::uint32_t seat) {
  return cast.isYou(static_cast<int>(seat));
}
inline QString nameOf(const Cast& cast, std::uint32_t seat) {
  return cast.subject(static_cast<int>(seat));
}

}  // namespace pasur

/// What PasurModel keeps of the last update, and of what the person thinks about.
struct PasurModel::Shown {
  pasur::View view;
  std::optional<games::pasur::v1::Moves> legal;
  std::vector<table::v1::GameEvent> events;
  std::size_t fresh = 0;
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

  int total(int seat) const { return static_cast<int>(view.seats(seat).before() + view.seats(seat).points()); }
  /// Null for a card that may not be played now.
  const games::pasur::v1::CardMoves* movesOf(const QString& key) const {
    if (!legal) return nullptr;
    const auto found = std::ranges::find(legal->cards(), key, [](const auto& moves) { return cardCode(moves.card()); });
    return found == legal->cards().end() ? nullptr : &*found;
  }
  /// What that card may pick up, in the order in which it is shown: a hint comes first.
  QList<QStringList> capturesOf(const games::pasur::v1::CardMoves& moves) const {
    QList<QStringList> captures;
    for (const auto& capture : moves.captures())
      captures << pasur::codesOf(capture.cards());
    if (cardCode(moves.card()) != hinted) return captures;
    const auto found = std::ranges::find(captures, hintedCapture, pasur::captureId);
    if (found != captures.end()) std::rotate(captures.begin(), found, found + 1);
    return captures;
  }
  int target() const { return pasur::rulesOf(view).target; }
};

}  // namespace cardroom::window
