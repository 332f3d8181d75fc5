#pragma once

#include <string_view>

#include "common/games/pasur/pasur.h"
#include "common/games/pasur/pasur_wire.h"
#include "tests/support/pasur_game.h"
#include "tests/window/scenes/played_game.h"

namespace cardroom::testing {

/// A Pasur table.
class PlayedPasur : public PlayedGame<pasur::Game, pasur::Wire> {
 public:
  explicit PlayedPasur(int viewer, int seats = kSeatCount)
      : PlayedGame{viewer, "Sunday Pasur", seats}, m_seats{seats} {}

  /// Another game starts with that deal.
  void deal(const pasur::Wanted& wanted);
  /// Another game starts in the middle: this many rounds have been played, and these are the seats' totals.
  void dealAfter(int rounds, const Scores& totals, const pasur::Wanted& wanted);
  /// The next round of the game. Precondition: the previous round is over, and the game is not.
  void dealNextRound(const pasur::Wanted& wanted);
  /// Plays these in turn: "7S x 4H, KD". Throws std::invalid_argument for an illegal play.
  void plays(std::string_view moves);
  /// Everybody plays like a basic bot until the round has had this many plays: 48 end it.
  void playOn(int until = pasur::kPlays);
  /// Everybody plays like a basic bot to the end of the game, round by round, with packs that depend only on the round.
  /// `ended` is called after each round except the last.
  template <class Ended>
  void playToTheEnd(Ended ended) {
    for (;;) {
      playOn();
      if (over()) return;
      ended();
      shuffleNextRound();
    }
  }

  using PlayedGame::state;

 private:
  void shuffleNextRound();

  int m_seats;
};

}  // namespace cardroom::testing
