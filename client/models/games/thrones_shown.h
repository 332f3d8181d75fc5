#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/card_words.h"
#include "client/models/games/thrones_model.h"
#include "client/models/games/thrones_sides.h"
#include "client/models/seat_cards.h"

namespace cardroom::window {

/// What ThronesModel keeps of the last update, and of what the person thinks about.
struct ThronesModel::Shown {
  thrones::View view;
  std::optional<games::thrones::v1::Moves> legal;
  std::vector<table::v1::GameEvent> events;
  std::size_t fresh = 0;
  QList<SeatCard> seats;
  Cast cast;
  bool paused = false;
  std::uint64_t decision = 0;  ///< The turn that the hint is about.
  QString hinted;              ///< Its card; empty: none.
  int hintedPile = -1;
  QString considered;
  bool selected = false;  ///< The one that is considered.
  Preferences::HandOrder order = Preferences::BySuit;

  /// The last battle has been fought.
  bool ended() const { return view.left_size() == thrones::kSeats; }
  /// And has been read.
  bool over() const { return ended() && !paused; }
  /// The piles that have fought are there to be read.
  bool battleShown() const { return view.has_battle() && (paused || ended()); }
  bool pilesLie() const { return view.piles_size() == thrones::kPiles && (!view.has_battle() || battleShown()); }
  int scoreOf(int team) const { return team < view.scores_size() ? static_cast<int>(view.scores(team)) : 0; }
  /// The play that the table is at: while its battle is shown, still the one that has been fought.
  int play() const {
    const int play = static_cast<int>(view.play());
    return battleShown() && !ended() ? play - 1 : play;
  }
  bool heartTurn() const { return view.has_turn() && static_cast<int>(view.turn()) <= thrones::kHeartTurns; }

  /// Of the wire; 0: not in the hand.
  int inHand(const QString& key) const {
    const auto found = std::ranges::find(view.hand(), key, cardCode);
    return found == view.hand().end() ? 0 : *found;
  }
  bool allows(int card, int pile) const {
    if (!legal || card == 0) return false;
    const auto& cards = pile == 0 ? legal->on_pile_0() : legal->on_pile_1();
    return std::ranges::find(cards, card) != cards.end();
  }
  bool allows(int card) const { return allows(card, 0) || allows(card, 1); }
  bool canOnlyPass() const { return legal && legal->on_pile_0().empty() && legal->on_pile_1().empty(); }
};

}  // namespace cardroom::window
