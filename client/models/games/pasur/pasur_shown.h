#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/games/pasur/story.h"
#include "client/models/game_turn.h"
#include "client/models/games/listed_cards.h"
#include "client/models/games/shown_game.h"
#include "client/models/table_cards.h"

namespace cardroom::window {

namespace pasur {

namespace rules = cardroom::pasur;
namespace story = cardroom::pasur::story;
using rules::Table;

/// One context for all strings of the kind, so that translators find them together.
struct Pasur {
  Q_DECLARE_TR_FUNCTIONS(Pasur)
};

inline const QString kLay = QStringLiteral("pool");  ///< The id of the choice to lay the card in the pool.

/// The id of a capture as a choice: "AS-3D".
inline QString captureId(const QStringList& picks) {
  return picks.isEmpty() ? kLay : picks.join(QLatin1Char{'-'});
}

/// A card with at least this many captures has too many to list one by one.
inline constexpr qsizetype kMany = 9;

/// Where the cards of the pool lie.
struct PoolSlots {
  QStringList cards;  ///< The card in each slot, row by row; empty for a gap.
  int row = 3;        ///< Slots in a row.
};

}  // namespace pasur

/// What PasurModel and PasurTurn store from the last update, and what the person is considering.
struct PasurShown : ShownGame {
  pasur::Table table;
  CardSet hand;
  std::vector<pasur::story::Score> scores;
  std::optional<pasur::rules::Moves> legal;
  std::vector<pasur::story::Beat> beats;  ///< All beats of the game so far.
  pasur::story::Beats fresh;              ///< The beats that have just happened.
  QString hintedCapture;                  ///< The id of the capture that the hint recommends.
  QString considered;
  bool selected = false;  ///< The considered card is selected.
  pasur::PoolSlots pool;

  bool over() const { return table.stage == Stage::over; }
  pasur::story::Beats round() const { return pasur::story::newest_round(beats); }

  /// The captures available to a card in the hand, in display order: the hinted one comes first. No value for a card
  /// that may not be played now; an empty list if the card joins the pool.
  std::optional<QList<QStringList>> capturesOf(const QString& key) const {
    const auto card = parse_card(key.toStdString());
    if (!legal || !card || !legal->hand.contains(*card)) return std::nullopt;
    QList<QStringList> captures;
    for (const CardSet picks : pasur::story::captures_of(*legal, *card))
      captures << codesOf(picks);
    if (key != hinted) return captures;
    const auto found = std::ranges::find(captures, hintedCapture, pasur::captureId);
    if (found != captures.end()) std::rotate(captures.begin(), found, found + 1);
    return captures;
  }
};

namespace pasur {

/// The slots of the pool: each card keeps its slot, and each row its length, until the pool is empty or a card begins
/// a new row. `round`: the round's beats.
PoolSlots slotsOf(const Table& table, story::Beats round);

/// Every card that the viewer sees; the zones are those of PasurModel.
QList<TableCard> cardsOf(const PasurShown& shown);

/// What the person may do. `previewChanged` is called when the person considers another card. The other arguments must
/// outlive the turn.
std::unique_ptr<GameTurn> turnOf(PasurShown& shown, TableCards& cards, std::function<void()> previewChanged);

}  // namespace pasur
}  // namespace cardroom::window
