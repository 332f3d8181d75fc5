#pragma once

#include <optional>
#include <vector>

#include "client/models/games/shown_game.h"
#include "client/models/games/thrones/thrones_model.h"
#include "client/models/games/thrones/thrones_sides.h"

namespace cardroom::window {

/// What ThronesModel keeps of the last update, and of what the person thinks about.
struct ThronesModel::Shown : ShownGame {
  thrones::rules::View view;
  std::optional<thrones::rules::Moves> legal;
  std::vector<thrones::story::Beat> beats;  ///< Of the events.
  thrones::story::Beats fresh;              ///< Those that have just happened.
  int hintedPile = -1;
  QString considered;
  bool selected = false;  ///< The one that is considered.

  const thrones::rules::Board& board() const { return view.board; }
  /// The last battle has been fought.
  bool ended() const { return board().stage == Stage::over; }
  /// And has been read.
  bool over() const { return ended() && !paused; }
  /// The piles that have fought are there to be read.
  bool battleShown() const { return board().fought() && (paused || ended()); }
  bool pilesLie() const { return board().turn_count > 0 && (!board().fought() || battleShown()); }
  int scoreOf(int team) const { return board().scores[static_cast<std::size_t>(team)]; }
  /// The play that the table is at: while its battle is shown, still the one that has been fought.
  int play() const { return thrones::story::play_of(board()) - (battleShown() && !ended() ? 1 : 0); }
  bool heartTurn() const { return board().stage == Stage::moves && board().heart_turn(); }

  /// kNoCard: not in the hand.
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

}  // namespace cardroom::window
