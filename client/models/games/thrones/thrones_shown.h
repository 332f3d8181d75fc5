#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "client/models/game_turn.h"
#include "client/models/games/shown_game.h"
#include "client/models/games/thrones/thrones_sides.h"
#include "client/models/table_cards.h"

namespace cardroom::window {

/// What ThronesModel and ThronesTurn store from the last update, and what the person is considering.
struct ThronesShown : ShownGame {
  thrones::rules::View view;
  std::optional<thrones::rules::Moves> legal;
  std::vector<thrones::story::Beat> beats;  ///< All beats of the game so far.
  thrones::story::Beats fresh;              ///< The beats that have just happened.
  bool original = false;                    ///< The table of a property file.
  int hintedPile = -1;
  QString considered;
  bool selected = false;  ///< The considered card is selected.

  bool playing() const { return cast.you >= 0; }
  int ourPile() const { return thrones::ownTeam(cast); }
  int upperPile() const { return thrones::upperPile(cast, original); }
  const thrones::rules::Board& board() const { return view.board; }
  /// The last battle has been fought.
  bool ended() const { return board().stage == Stage::over; }
  /// The last battle has been fought, and the pause after it is over.
  bool over() const { return ended() && !paused; }
  /// A battle has been fought, and its piles are still shown.
  bool battleShown() const { return thrones::story::battle_shown(board(), paused); }
  bool pilesLie() const { return board().turn_count > 0 && (!board().fought() || battleShown()); }
  thrones::story::Points scores() const { return {scoreOf(0), scoreOf(1)}; }
  int scoreOf(int team) const { return board().scores[static_cast<std::size_t>(team)]; }
  /// The current play; while a play's battle is shown, that play is still the current one.
  int play() const { return thrones::story::play_shown(board(), paused); }
  bool heartTurn() const { return board().stage == Stage::moves && !battleShown() && board().heart_turn(); }

  /// kNoCard if the card is not in the hand.
  Card inHand(const QString& key) const {
    const Card card = thrones::cardOf(key);
    return card != thrones::rules::kNoCard && view.hand.contains(card) ? card : thrones::rules::kNoCard;
  }
  bool allows(Card card, int pile) const {
    return legal && card != thrones::rules::kNoCard && legal->cards[static_cast<std::size_t>(pile)].contains(card);
  }
  bool allows(Card card) const { return allows(card, 0) || allows(card, 1); }
  bool canOnlyPass() const { return legal && legal->cards[0].empty() && legal->cards[1].empty(); }
};

namespace thrones {

/// Every card that the viewer sees: zones "hand" (the viewer's own), "seat" (another's), "pile-0" and "pile-1". New
/// cards come from the zone "pile", which is always empty.
QList<TableCard> cardsOf(const ThronesShown& shown);

/// What the person may do. `previewChanged` is called when the person considers another card. The other arguments must
/// outlive the turn.
std::unique_ptr<GameTurn> turnOf(ThronesShown& shown, TableCards& cards, std::function<void()> previewChanged);

}  // namespace thrones
}  // namespace cardroom::window
