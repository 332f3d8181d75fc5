// Laws of Game of Thrones checked in random reachable positions. The secrecy law compares encoded bytes: everything
// that a viewer cannot see is dealt again, the game is replayed up to the same position, and the viewer must receive
// the same bytes.
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>
#include <string>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/games/match_of.h"
#include "common/games/thrones/thrones_wire.h"
#include "tests/support/random_game.h"
#include "tests/support/sent_bytes.h"
#include "tests/support/thrones_game.h"

namespace cardroom::thrones {
namespace {

using cardroom::testing::positions;
using cardroom::testing::sent_bytes;
using cardroom::testing::viewers;

/// A match replayed up to a position, with the same deal and the same turns.
class Replayed : public MatchOf<Game, Wire> {
 public:
  explicit Replayed(const State& position) : MatchOf{Rules{}, kSeats} {
    if (position.board.stage == Stage::deal) return;
    check(!deal_as(Deal{position.board.first, position.pack}), "a position comes from a deal");
    // The rules pass automatically for seats without a legal move.
    while (state().board.turn_count < position.board.turn_count) {
      wire::GameMove move;
      Wire::write(position.board.turns[state().board.turn_count], move);
      check(!apply(state().board.turn, move), "a position comes from legal moves");
    }
    check(state() == position, "the same deal and moves give the same position");
  }
};

/// Whether any byte sent to any viewer of this game depends on something that this viewer cannot see.
template <class Sent>
bool leaves_a_trace(std::uint64_t seed) {
  BotDice dice{seed};
  const auto game = positions<Game>(seed);
  // A game has about seventy positions; every fifth of them is checked, starting at a different one in each game.
  for (std::size_t i = seed % 5; i < game.size(); i += 5) {
    for (const Viewer viewer : viewers(kSeats)) {
      if (viewer.kind == Viewer::Kind::all) continue;
      const State other = Game::sample_world(Game::view(game[i], viewer), dice);
      if (sent_bytes(Sent{other}, viewer) != sent_bytes(Sent{game[i]}, viewer)) return true;
    }
  }
  return false;
}

RC_GTEST_PROP(ThronesSecrecy, HiddenCardsLeaveNoTraceInTheViewersBytes, (std::uint64_t seed)) {
  RC_ASSERT(!leaves_a_trace<Replayed>(seed));
}

/// Deliberate leaks, to check that the secrecy test catches them.
struct TellsWhetherWhoIsAskedHasDiamondsOnly : Replayed {
  using Replayed::Replayed;
  void events(Viewer viewer, std::uint32_t from, std::vector<wire::GameEvent>& out) const override {
    Replayed::events(viewer, from, out);
    const Board& board = state().board;
    const CardSet effects = state().hands[board.turn.index] - kHearts;
    if (board.stage == Stage::moves && (effects - kDiamonds).size() < 5)
      out.emplace_back().mutable_thrones()->mutable_passed()->set_had_nothing(true);
  }
};
struct TellsWatchersWhatSeatTwoHolds : Replayed {
  using Replayed::Replayed;
  void view(Viewer viewer, wire::GameView& out) const override {
    Replayed::view(viewer.kind == Viewer::Kind::watcher ? Viewer{Viewer::Kind::seat, Seat{2}} : viewer, out);
  }
};
struct TellsEverybodyEverything : Replayed {
  using Replayed::Replayed;
  void events(Viewer, std::uint32_t from, std::vector<wire::GameEvent>& out) const override {
    Replayed::events({Viewer::Kind::all, {}}, from, out);
  }
};
struct TellsAPartnerHowManyClubsTheOtherHas : Replayed {
  using Replayed::Replayed;
  void view(Viewer viewer, wire::GameView& out) const override {
    Replayed::view(viewer, out);
    if (viewer.kind != Viewer::Kind::seat || stage() != Stage::moves) return;
    for (const Card card : state().hands[viewer.seat.index ^ 2U]) {
      if (suit_of(card) == Suit::clubs) out.mutable_thrones()->add_scores(0);
    }
  }
};
struct RestsLongerWhileSomebodyHoldsTheKing : Replayed {
  using Replayed::Replayed;
  std::uint32_t pause_ms() const override {
    return state().hands[1].contains(testing::card("KC")) ? 1 : Replayed::pause_ms();
  }
};

template <class Leak>
class ThronesPlantedLeak : public ::testing::Test {};
using Leaks =
    ::testing::Types<TellsWhetherWhoIsAskedHasDiamondsOnly, TellsWatchersWhatSeatTwoHolds, TellsEverybodyEverything,
                     TellsAPartnerHowManyClubsTheOtherHas, RestsLongerWhileSomebodyHoldsTheKing>;
TYPED_TEST_SUITE(ThronesPlantedLeak, Leaks);

TYPED_TEST(ThronesPlantedLeak, IsFound) {
  bool noticed = false;
  for (std::uint64_t seed = 0; seed < 5 && !noticed; ++seed)
    noticed = leaves_a_trace<TypeParam>(seed);
  EXPECT_TRUE(noticed);
}

RC_GTEST_PROP(ThronesSecrecy, OnlyItsSeatIsSentAHandBeforeTheEnd, (std::uint64_t seed)) {
  const auto game = positions<Game>(seed);
  const Replayed before_the_end{game[game.size() - 2]};
  for (const Viewer viewer : viewers(kSeats)) {
    if (viewer.kind == Viewer::Kind::all) continue;
    std::vector<wire::GameEvent> told;
    before_the_end.events(viewer, 0, told);
    for (const auto& message : told) {
      const auto event = Wire::event(message);
      RC_ASSERT(event.has_value());
      RC_ASSERT(!std::holds_alternative<Shown>(*event));
      if (const auto* dealt = std::get_if<Dealt>(&*event))
        RC_ASSERT(dealt->cards.empty() == (viewer != Viewer{Viewer::Kind::seat, dealt->seat}));
    }
  }
}

/// Attack and defence, directly from the text of the rules.
Values by_the_words(const std::vector<Card>& cards) {
  const auto rank = [](Card card) { return std::min<int>(rank_of(card), 10); };
  int attack = rank(cards.front());
  int defence = attack;
  int* reduced = nullptr;  // The value changed by the card below.
  for (std::size_t i = 1; i < cards.size(); ++i) {
    const int value = rank(cards[i]) == rank(cards[i - 1]) ? 2 * rank(cards[i]) : rank(cards[i]);
    switch (suit_of(cards[i])) {
      case Suit::clubs: reduced = &attack, attack += value; break;
      case Suit::spades: reduced = &defence, defence += value; break;
      default: *reduced = std::max(0, *reduced - value); break;
    }
  }
  return {static_cast<std::int16_t>(attack), static_cast<std::int16_t>(defence)};
}

RC_GTEST_PROP(ThronesProperties, PilesAndScoresFollowFromThePlays, (std::uint64_t seed)) {
  std::array<int, kPiles> scores{};
  for (const State& state : positions<Game>(seed)) {
    const Board& board = state.board;
    if (board.turn_count < kHeartTurns) continue;
    std::array<Values, kPiles> values;
    std::array<int, kPiles> character{};
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
      std::vector<Card> cards;
      for (const Placed& placed : board.cards_of(pile)) {
        RC_ASSERT(!cards.empty() || team_of(placed.seat) == pile);
        cards.push_back(placed.card);
      }
      if (cards.empty()) break;  // Only the first heart of a play is on the table.
      values[pile] = by_the_words(cards);
      character[pile] = std::min<int>(rank_of(cards.front()), 10);
      RC_ASSERT(board.piles[pile].values() == values[pile]);
    }
    if (!board.fought()) continue;
    scores[values[0].attack > values[1].defence ? 0 : 1] += character[1];
    scores[values[1].attack > values[0].defence ? 1 : 0] += character[0];
    RC_ASSERT(board.scores[0] == scores[0] && board.scores[1] == scores[1]);
  }
}

RC_GTEST_PROP(ThronesProperties, EveryPlayHasTwelveTurnsAndAllHeartsArePlayed, (std::uint64_t seed)) {
  testing::RandomGame<Game> game{seed};
  while (!game.over())
    RC_ASSERT(game.step());
  int turns = 0;
  int battles = 0;
  int starts = 0;
  for (const auto& entry : game.log.entries) {
    if (std::holds_alternative<Started>(entry.whole)) RC_ASSERT(turns == kTurnsInPlay * starts++);
    turns += std::holds_alternative<Played>(entry.whole) || std::holds_alternative<Passed>(entry.whole) ? 1 : 0;
    if (std::holds_alternative<Fought>(entry.whole)) RC_ASSERT(turns == kTurnsInPlay * ++battles);
  }
  RC_ASSERT(turns == kTurns && battles == kPlays && starts == kPlays);
  RC_ASSERT((game.state.board.played() & kHearts) == kHearts);
}

TEST(ThronesWorlds, EveryWorldIsEquallyLikely) {
  State state = dealt({"KH 5H 2H KC 3C", "QH 6H 3H QC 4C", "JH 7H 4H JC 5C", "TH 9H 8H TC"});
  play(state, "5H on 0, 6H on 1, JC on 0, TC on 1");
  const View view = Game::view(state, {Viewer::Kind::seat, Seat{0}});
  constexpr int worlds = 30000;
  BotDice dice{1};
  std::map<Card, std::array<int, kSeats>> held;
  for (int i = 0; i < worlds; ++i) {
    const State world = Game::sample_world(view, dice);
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      for (const Card card : world.hands[seat])
        ++held[card][seat];
    }
  }
  EXPECT_EQ(held[testing::card("KC")][0], worlds) << "its own card";
  // Twelve hearts minus three of the viewer's own and one already played: eight, of which seat 1 holds two.
  EXPECT_NEAR(held[testing::card("QH")][1], worlds * 2 / 8, 450);
  EXPECT_NEAR(held[testing::card("QH")][2], worlds * 3 / 8, 450);
  // Other cards: seats 2 and 3 have each played one of nine, so seat 1 holds 9 of 25.
  EXPECT_NEAR(held[testing::card("QC")][1], worlds * 9 / 25, 450);
  EXPECT_NEAR(held[testing::card("QC")][3], worlds * 8 / 25, 450);
  EXPECT_FALSE(held.contains(testing::card("JC"))) << "played";
}

}  // namespace
}  // namespace cardroom::thrones
