// Laws of Lucky Thirteen checked in random reachable positions. The secrecy law compares encoded bytes: everything that
// a viewer cannot see is dealt again, the game is replayed up to the same position, and the viewer must receive the
// same bytes.
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>
#include <string>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/games/lucky_thirteen/bot/lucky_thirteen_bot.h"
#include "common/games/lucky_thirteen/lucky_thirteen_wire.h"
#include "common/games/match_of.h"
#include "tests/support/lucky_thirteen_game.h"
#include "tests/support/random_game.h"
#include "tests/support/sent_bytes.h"

namespace cardroom::lucky_thirteen {
namespace {

using cardroom::testing::positions;
using cardroom::testing::sent_bytes;
using cardroom::testing::viewers;

/// A match replayed up to a position, with the same deal and the same discards.
class Replayed : public MatchOf<Game, Wire> {
 public:
  explicit Replayed(const State& position) : MatchOf{Rules{}, kSeats} {
    if (position.stage == Stage::deal) return;
    check(!deal_as(Deal{position.pack}), "a position comes from a deal");
    for (std::uint8_t i = 0; i < position.discard_count; ++i) {
      wire::GameMove move;
      Wire::write(Move{position.discards[i]}, move);
      check(!apply(state().turn, move), "a position comes from legal moves");
    }
    check(state() == position, "the same deal and moves give the same position");
  }
};

/// Whether any byte sent to any viewer of this game depends on something that this viewer cannot see.
template <class Sent>
bool leaves_a_trace(std::uint64_t seed) {
  BotDice dice{seed};
  for (const State& state : positions<Game>(seed)) {
    for (const Viewer viewer : viewers(kSeats)) {
      if (viewer.kind == Viewer::Kind::all) continue;
      const State other = Game::sample_world(Game::view(state, viewer), dice);
      if (sent_bytes(Sent{other}, viewer) != sent_bytes(Sent{state}, viewer)) return true;
    }
  }
  return false;
}

RC_GTEST_PROP(LuckyThirteenSecrecy, HiddenCardsLeaveNoTraceInTheViewersBytes, (std::uint64_t seed)) {
  RC_ASSERT(!leaves_a_trace<Replayed>(seed));
}

/// Deliberate leaks, to check that the secrecy test catches them.
struct TellsWhetherTheNextCardIsOdd : Replayed {
  using Replayed::Replayed;
  void view(Viewer viewer, wire::GameView& out) const override {
    Replayed::view(viewer, out);
    if (stage() == Stage::moves)
      out.mutable_lucky_thirteen()->set_pile_size(40U + state().pack[state().handed_out] % 2U);
  }
};
struct TellsWhoHasThirteenAlready : Replayed {
  using Replayed::Replayed;
  void view(Viewer viewer, wire::GameView& out) const override {
    Replayed::view(viewer, out);
    const CardSet hand = state().hands[3];
    if (stage() != Stage::moves || hand.size() != kPrivateCards) return;
    const PublicCards open{{state().pack[0], state().pack[1]}};
    if (open.make_thirteen(hand[0], hand[1])) out.mutable_lucky_thirteen()->add_hand_sizes(0);
  }
};
struct TellsEverybodyEverything : Replayed {
  using Replayed::Replayed;
  void events(Viewer, std::uint32_t from, std::vector<wire::GameEvent>& out) const override {
    Replayed::events({Viewer::Kind::all, {}}, from, out);
  }
};
struct TellsWatchersWhatSeatTwoHolds : Replayed {
  using Replayed::Replayed;
  void view(Viewer viewer, wire::GameView& out) const override {
    Replayed::view(viewer.kind == Viewer::Kind::watcher ? Viewer{Viewer::Kind::seat, Seat{2}} : viewer, out);
  }
};

template <class Leak>
class LuckyThirteenPlantedLeak : public ::testing::Test {};
using Leaks = ::testing::Types<TellsWhetherTheNextCardIsOdd, TellsWhoHasThirteenAlready, TellsEverybodyEverything,
                               TellsWatchersWhatSeatTwoHolds>;
TYPED_TEST_SUITE(LuckyThirteenPlantedLeak, Leaks);

TYPED_TEST(LuckyThirteenPlantedLeak, IsFound) {
  EXPECT_TRUE(leaves_a_trace<TypeParam>(1));
}

RC_GTEST_PROP(LuckyThirteenSecrecy, ACardIsSentOnlyToViewersWhoSeeIt, (std::uint64_t seed)) {
  const auto game = positions<Game>(seed);
  const State& ended = game.back();
  for (const Viewer viewer : viewers(kSeats)) {
    if (viewer.kind == Viewer::Kind::all) continue;
    // Before the end: the open cards, the discards and the viewer's own cards.
    const Replayed before_the_end{game[game.size() - 2]};
    CardSet open{ended.pack[0], ended.pack[1]};
    for (std::size_t i = 0; i + 1 < kTurns; ++i)
      open.insert(ended.discards[i]);
    std::vector<wire::GameEvent> told;
    before_the_end.events(viewer, 0, told);
    for (const auto& message : told) {
      const auto event = Wire::event(message);
      RC_ASSERT(event.has_value());
      const CardSet own =
          viewer.kind == Viewer::Kind::seat ? Game::view(game[game.size() - 2], viewer).hand : CardSet{};
      if (const auto* drew = std::get_if<Drew>(&*event)) {
        if (drew->card) RC_ASSERT((open | own).contains(*drew->card));
        RC_ASSERT(drew->card.has_value() == (viewer == Viewer{Viewer::Kind::seat, drew->seat}));
      }
      if (const auto* dealt = std::get_if<Dealt>(&*event)) {
        RC_ASSERT(dealt->cards.empty() == (viewer != Viewer{Viewer::Kind::seat, dealt->seat}));
      }
    }
  }
}

RC_GTEST_PROP(LuckyThirteenProperties, SumsOfHandsDoNotChange, (std::uint64_t seed)) {
  for (const State& state : positions<Game>(seed)) {
    if (state.stage == Stage::deal) continue;
    CardSet all;
    const auto every = every_card(state);
    for (const Card card : every)
      all.insert(card);
    RC_ASSERT(every.size() == kPackSize);
    RC_ASSERT(all == CardSet::whole_pack());
    for (Seat seat{}; seat.index < kSeats; ++seat.index) {
      const View view = Game::view(state, {});
      RC_ASSERT(state.hands[seat.index].size() == view.hand_size(seat));
      RC_ASSERT(state.pack.size() - state.handed_out == view.pile_size());
    }
  }
}

RC_GTEST_PROP(LuckyThirteenProperties, PointsFollowTheThreeCases, (std::uint64_t seed)) {
  const State ended = positions<Game>(seed).back();
  const PublicCards open{{ended.pack[0], ended.pack[1]}};
  const Scores scores = Game::scores(ended);
  const Results shown = results(ended);
  int with_thirteen = 0;
  for (const CardSet hand : ended.hands)
    with_thirteen += open.make_thirteen(hand[0], hand[1]) ? 1 : 0;
  for (std::size_t i = 0; i < kSeats; ++i) {
    const Card a = ended.hands[i][0];
    const Card b = ended.hands[i][1];
    const auto best = open.best(a, b);
    const int expected = with_thirteen == 0 ? private_points(a) + private_points(b)
                         : !best            ? 0
                                            : (with_thirteen == 1 ? kAlone : best->points);
    RC_ASSERT(scores[i] == expected);
    RC_ASSERT(shown[i].points == expected);
    RC_ASSERT(shown[i].option.has_value() == best.has_value());
    RC_ASSERT(Game::winners(ended).contains(Seat{static_cast<std::uint8_t>(i)}) ==
              (scores[i] == std::ranges::max(scores)));
  }
}

/// Seats 0 and 1 have discarded; the test looks at the worlds that seat 2 considers possible.
State after_two_discards() {
  State state = Game::begin({}, kSeats);
  NoEvents none;
  check(!Game::deal(state, deal_of("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH KH"), none), "a deal");
  check(!Game::apply(state, Seat{0}, {testing::card("QS")}, none), "a move");
  check(!Game::apply(state, Seat{1}, {testing::card("6S")}, none), "a move");
  return state;
}

TEST(LuckyThirteenWorlds, EveryWorldIsEquallyLikely) {
  const View view = Game::view(after_two_discards(), {Viewer::Kind::seat, Seat{2}});
  constexpr double worlds = 60000;
  BotDice dice{1};
  std::map<int, int> queen_at;      // Pack positions of seat 0's discard: dealt first, dealt second, or drawn.
  std::map<int, int> king_at;       // Pack positions of an unseen card.
  std::map<int, int> own_first_at;  // Pack positions of one of the viewer's cards.
  for (int i = 0; i < worlds; ++i) {
    const State world = Game::sample_world(view, dice);
    const auto place = [&](const char* card) {
      return static_cast<int>(std::ranges::find(world.pack, testing::card(card)) - world.pack.begin());
    };
    ++queen_at[place("QS")];
    ++king_at[place("KC")];
    ++own_first_at[place("8S")];
  }
  // Positions 0 and 1 are open; 2 to 9 are dealt, two to each seat; 10 to 12 are drawn, the last by the viewer; the
  // others are the pile.
  ASSERT_EQ(queen_at.size(), 3U);
  for (const int place : {2, 3, 10})
    EXPECT_NEAR(queen_at[place], worlds / 3, 500) << place;
  // 52 cards minus 2 open cards, 3 of the viewer's own and 2 discards: 45 unseen cards. Each position holds any of them
  // equally often, except the positions where a discard may have been: those hold one of them in two thirds of the
  // worlds.
  ASSERT_EQ(king_at.size(), 47U);
  for (const auto& [place, times] : king_at) {
    const bool may_be_a_discard = place == 2 || place == 3 || place == 10 || place == 4 || place == 5 || place == 11;
    const double expected = worlds / 45.0 * (may_be_a_discard ? 2.0 / 3 : 1);
    EXPECT_NEAR(times, expected, 180) << place;
  }
  ASSERT_EQ(own_first_at.size(), 2U);
  EXPECT_NEAR(own_first_at[6], worlds / 2, 600);
}

}  // namespace
}  // namespace cardroom::lucky_thirteen
