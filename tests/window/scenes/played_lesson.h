#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "common/games/lessons.h"
#include "tests/window/scenes/played_game.h"
#include "tests/window/scenes/scene_names.h"

namespace cardroom::testing {

/// A lesson's table after a given number of moves by the learner.
template <class Kind>
class PlayedLesson : public PlayedGame<typename Kind::Game, typename Kind::Wire> {
 public:
  using Game = typename Kind::Game;
  using Base = PlayedGame<Game, typename Kind::Wire>;

  explicit PlayedLesson(std::uint32_t made) : Base{0, Game::kFacts.name, Kind::Lesson::kSeats} {
    Base::sitPerson(0, SceneNames::of("Maren"), true);
    for (int seat = 1; seat < Kind::Lesson::kSeats; ++seat)
      Base::sitBot(seat, table::v1::BOT_TYPE_BASIC);
    Base::update().set_not_a_fair_deal(true);
    Base::dealOut(Kind::Lesson::deal());
    while (made-- > 0)
      makeNextMove();
    letBotsMove();
  }

  /// The learner makes the next move of the lesson, and the bots answer.
  void makeMove() {
    Base::goOn();
    makeNextMove();
    letBotsMove();
  }

  /// The pause ends.
  void endPause() {
    Base::goOn();
    letBotsMove();
  }

 private:
  bool isPersons() const { return m_moves.at(m_next).seat == kLearnerSeat; }
  void makeNextMove() {
    letBotsMove();
    Base::play(m_moves.at(m_next).seat.index, m_moves.at(m_next).move, "");
    ++m_next;
    m_rests = true;
  }
  void letBotsMove() {
    for (; m_next < m_moves.size() && !isPersons(); ++m_next) {
      Base::play(m_moves[m_next].seat.index, m_moves[m_next].move, "");
      m_rests = true;
    }
    if (std::exchange(m_rests, false) && Game::pause_ms(Base::state()) > 0) Base::rest(600'000);
  }

  std::vector<typename Kind::Lesson::Turn> m_moves = Kind::Lesson::moves();
  std::size_t m_next = 0;
  bool m_rests = false;  ///< A move has been made since the last pause.
};

}  // namespace cardroom::testing
