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

/// One context for all texts of the kind, so that translators find them together.
struct Pasur {
  Q_DECLARE_TR_FUNCTIONS(Pasur)
};

inline const QString kLay = QStringLiteral("pool");  ///< The choice to lay a card down.

/// What can be picked up with a card, as a choice has it: "AS-3D".
inline QString captureId(const QStringList& picks) {
  return picks.isEmpty() ? kLay : picks.join(QLatin1Char{'-'});
}

/// From so many captures of one card on they are too many to be named one after the other.
inline constexpr qsizetype kMany = 9;

}  // namespace pasur

/// What PasurModel and PasurTurn keep of the last update, and of what the person thinks about.
struct PasurShown : ShownGame {
  pasur::Table table;
  CardSet hand;
  std::vector<pasur::story::Score> scores;
  std::optional<pasur::rules::Moves> legal;
  std::vector<pasur::story::Beat> beats;  ///< Of the events.
  pasur::story::Beats fresh;              ///< Those that have just happened.
  QString hintedCapture;                  ///< What the card of the hint picks up, as a choice.
  QString considered;
  bool selected = false;  ///< The one that is considered.
  QStringList slots;      ///< Of the pool: the card in each; empty: a gap.

  bool over() const { return table.stage == Stage::over; }
  pasur::story::Beats round() const { return pasur::story::newest_round(beats); }

  /// What a card of the hand may pick up, in the order in which it is shown: a hint comes first. Empty for a card that
  /// may not be played now; without captures it joins the pool.
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

/// Where the cards of the pool lie: each keeps its place until the pool is empty, or a card begins a new row.
QStringList slotsOf(const Table& table, story::Beats round);

/// Every card that the viewer sees; the zones are those of PasurModel.
QList<TableCard> cardsOf(const PasurShown& shown);

/// What the person may do. `previewChanged` is called when the person thinks about another card. The turn does not
/// outlive the others.
std::unique_ptr<GameTurn> turnOf(PasurShown& shown, TableCards& cards, std::function<void()> previewChanged);

}  // namespace pasur
}  // namespace cardroom::window
