#pragma once

#include <QCoreApplication>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "client/games/lucky_thirteen/story.h"
#include "client/models/game_turn.h"
#include "client/models/games/listed_cards.h"
#include "client/models/games/shown_game.h"
#include "client/models/table_cards.h"

namespace cardroom::window {

namespace lucky_thirteen {

namespace rules = cardroom::lucky_thirteen;
namespace story = cardroom::lucky_thirteen::story;
using rules::kRounds;
using rules::kSeats;
using rules::Results;
using rules::View;

/// One context for all strings of the kind, so that translators find them together.
struct LuckyThirteen {
  Q_DECLARE_TR_FUNCTIONS(LuckyThirteen)
};

}  // namespace lucky_thirteen

/// What LuckyThirteenModel stores from the last update.
struct LuckyThirteenShown : ShownGame {
  std::optional<lucky_thirteen::View> view;
  std::optional<lucky_thirteen::rules::Moves> legal;
  std::vector<lucky_thirteen::story::Beat> beats;  ///< All beats of the game so far.
  lucky_thirteen::story::Beats fresh;              ///< The beats that have just happened.

  bool over() const { return view && view->stage == Stage::over; }
  int discards() const { return view ? view->discard_count : 0; }
  CardSet playable() const { return legal ? legal->discards : CardSet{}; }
};

namespace lucky_thirteen {

/// Every card that the viewer sees: zones "pile", "public", "hand" (of the bottom seat), "seat" (another's),
/// "discards".
QList<TableCard> cardsOf(const LuckyThirteenShown& shown);

/// What the person may do: give up one of three cards. The arguments must outlive the turn.
std::unique_ptr<GameTurn> turnOf(LuckyThirteenShown& shown, TableCards& cards);

}  // namespace lucky_thirteen
}  // namespace cardroom::window
