// Laws of Pasur checked in random reachable positions, for two, three and four players. The secrecy law compares
// encoded bytes: everything that a viewer cannot see is dealt again, the game is replayed up to the same position, and
// the viewer must receive the same bytes.
#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <utility>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/games/match_of.h"
#include "common/games/pasur/pasur_wire.h"
#include "tests/support/alike_deal.h"
#include "tests/support/pasur_game.h"
#include "tests/support/random_game.h"
#include "tests/support/sent_bytes.h"

namespace cardroom::pasur {
namespace {

using cardroom::testing::sent_bytes;
using cardroom::testing::viewers;

std::uint8_t seats_in(std::uint64_t seed) {
  return static_cast<std::uint8_t>(Game::kFacts.seats_min + seed % 3);
}

Rules rules_in(std::uint64_t seed) {
  return seed / 3 % 2 == 0 ? Rules{} : Rules{.clubs_rule = ClubsRule::most, .clubs_points = 13};
}

/// A position and the history that led to it.
struct Position {
  State state;
  std::vector<Deal> deals;    ///< The last one is the current deal.
  std::vector<Played> plays;  ///< The plays of all deals.
};

/// Positions from a random game: `first`, and every `step`-th after it.
std::vector<Position> positions(std::uint64_t seed, std::size_t first, std::size_t step) {
  testing::RandomGame<Game> game{seed, seats_in(seed), rules_in(seed)};
  std::vector<Position> some;
  Position now{.state = game.state, .deals = {}, .plays = {}};
  std::size_t told = 0;
  for (std::size_t i = 0; !game.over() && game.step(); ++i) {
    now.state = game.state;
    for (; told < game.log.entries.size(); ++told) {
      const Event& event = game.log.entries[told].whole;
      if (std::holds_alternative<Began>(event)) now.deals.push_back(Deal{game.state.pack});
      if (const auto* played = std::get_if<Played>(&event)) now.plays.push_back(*played);
    }
    if (i % step == first % step) some.push_back(now);
  }
  return some;
}

/// A match replayed up to a position: the same plays and the same deals, except that the last deal may differ.
class Replayed : public MatchOf<Game, Wire> {
 public:
  Replayed(Position position, const State& world) : MatchOf{world.table.rules, world.table.seats} {
    position.deals.back() = testing::with_closed_cards_of<Game>(world, position.state, position.deals.back());
    auto play = position.plays.begin();
    for (const Deal& deal : position.deals) {
      check(!deal_as(deal), "a position comes from deals");
      for (; stage() == Stage::moves && play != position.plays.end(); ++play) {
        wire::GameMove move;
        Wire::write(Move{play->card, play->picks}, move);
        check(!apply(play->seat, move), "a position comes from legal moves");
      }
    }
    check(state().table == world.table && state().hands == world.hands, "the same deals and moves lead there");
  }
};

/// Whether any byte sent to any viewer of this game depends on something that this viewer cannot see.
template <class Sent>
bool leaves_a_trace(std::uint64_t seed) {
  BotDice dice{seed};
  // Five of about 250 positions, different ones in each game.
  for (const Position& position : positions(seed, seed / 6, 50)) {
    for (const Viewer viewer : viewers(position.state.table.seats)) {
      if (viewer.kind == Viewer::Kind::all) continue;
      const State other = Game::sample_world(Game::view(position.state, viewer), dice);
      if (sent_bytes(Sent{position, other}, viewer) != sent_bytes(Sent{position, position.state}, viewer)) return true;
    }
  }
  return false;
}

RC_GTEST_PROP(PasurSecrecy, HiddenCardsLeaveNoTraceInTheViewersBytes, (std::uint64_t seed)) {
  RC_ASSERT(!leaves_a_trace<Replayed>(seed));
}

/// Deliberate leaks, to check that the secrecy test catches them.
struct TellsWhetherWhoIsAskedCouldClearThePool : Replayed {
  using Replayed::Replayed;
  void events(Viewer viewer, std::uint32_t from, std::vector<wire::GameEvent>& out) const override {
    Replayed::events(viewer, from, out);
    if (stage() != Stage::moves) return;
    const Moves moves = Game::legal_moves(state(), state().table.turn());
    for (std::uint32_t i = 0; i < moves.size(); ++i) {
      if (moves[i].picks == state().pool) out.emplace_back().mutable_pasur()->mutable_made_sur();
    }
  }
};
struct TellsWatchersWhatSeatOneHolds : Replayed {
  using Replayed::Replayed;
  void view(Viewer viewer, wire::GameView& out) const override {
    Replayed::view(viewer.kind == Viewer::Kind::watcher ? Viewer{Viewer::Kind::seat, Seat{1}} : viewer, out);
  }
};
struct TellsEverybodyEverything : Replayed {
  using Replayed::Replayed;
  void events(Viewer, std::uint32_t from, std::vector<wire::GameEvent>& out) const override {
    Replayed::events({Viewer::Kind::all, {}}, from, out);
  }
};
struct TellsTheNextCardOfTheDeck : Replayed {
  using Replayed::Replayed;
  void view(Viewer viewer, wire::GameView& out) const override {
    Replayed::view(viewer, out);
    State copy = state();
    const auto deck = Game::undealt(copy);
    if (!deck.empty()) out.mutable_pasur()->add_pool(static_cast<cards::v1::Card>(deck.front() + 1));
  }
};
struct TellsWhoHoldsTheTenOfDiamonds : Replayed {
  using Replayed::Replayed;
  void view(Viewer viewer, wire::GameView& out) const override {
    Replayed::view(viewer, out);
    for (std::uint8_t seat = 0; seat < seats(); ++seat) {
      if (!state().hands[seat].contains(make_card(10, Suit::diamonds))) continue;
      out.mutable_pasur()->mutable_seats(seat)->set_points(99);
    }
  }
};

template <class Leak>
class PasurPlantedLeak : public ::testing::Test {};
using Leaks = ::testing::Types<TellsWhetherWhoIsAskedCouldClearThePool, TellsWatchersWhatSeatOneHolds,
                               TellsEverybodyEverything, TellsTheNextCardOfTheDeck, TellsWhoHoldsTheTenOfDiamonds>;
TYPED_TEST_SUITE(PasurPlantedLeak, Leaks);

TYPED_TEST(PasurPlantedLeak, IsFound) {
  bool noticed = false;
  for (std::uint64_t seed = 0; seed < 30 && !noticed; ++seed)
    noticed = leaves_a_trace<TypeParam>(seed);
  EXPECT_TRUE(noticed);
}

RC_GTEST_PROP(PasurSecrecy, OnlyItsSeatIsSentAHand, (std::uint64_t seed)) {
  const Position last = positions(seed, 0, 1).back();
  const Replayed game{last, last.state};
  for (const Viewer viewer : viewers(last.state.table.seats)) {
    if (viewer.kind == Viewer::Kind::all) continue;
    std::vector<wire::GameEvent> told;
    game.events(viewer, 0, told);
    for (const auto& message : told) {
      const auto event = Wire::event(message);
      RC_ASSERT(event.has_value());
      if (const auto* dealt = std::get_if<Dealt>(&*event))
        RC_ASSERT(dealt->cards.empty() == (viewer != Viewer{Viewer::Kind::seat, dealt->seat}));
    }
  }
}

RC_GTEST_PROP(PasurProperties, EveryCardIsInOnePlace, (std::uint64_t seed)) {
  for (const Position& position : positions(seed, 0, 1)) {
    CardSet all;
    for (const Card card : every_card(position.state)) {
      RC_ASSERT(!all.contains(card));
      all.insert(card);
    }
    RC_ASSERT(all == CardSet::whole_pack());
  }
}

/// The points of a seat's cards in one deal, counted card by card, directly from the text of the rules.
int cards_by_the_words(CardSet won) {
  int points = 0;
  for (const Card card : won) {
    const int rank = rank_of(card);
    points += rank == 1 || rank == 11 ? 1 : 0;
    points += rank == 10 && suit_of(card) == Suit::diamonds ? 3 : 0;
    points += rank == 2 && suit_of(card) == Suit::clubs ? 2 : 0;
  }
  return points;
}
int clubs_of(CardSet won) {
  return static_cast<int>(std::ranges::count(won, Suit::clubs, [](Card card) { return suit_of(card); }));
}

RC_GTEST_PROP(PasurProperties, TotalsFollowTheTextOfTheRules, (std::uint64_t seed)) {
  const std::uint8_t seats = seats_in(seed);
  const bool most = rules_in(seed).clubs_rule == ClubsRule::most;
  std::array<int, kSeatsMax> before{};
  std::array<int, kSeatsMax> after{};
  std::uint16_t number = 0;
  for (const Position& position : positions(seed, 0, 1)) {
    const Table& table = position.state.table;
    if (std::exchange(number, table.number) != table.number) before = after;
    int clubs_most = 0;
    for (std::uint8_t seat = 0; seat < seats; ++seat)
      clubs_most = std::max(clubs_most, clubs_of(table.won[seat]));
    const auto alone = std::ranges::count(table.won, clubs_most, clubs_of) == 1;
    int somebody_has_surs = 0;
    for (std::uint8_t seat = 0; seat < seats; ++seat) {
      const int clubs = clubs_of(table.won[seat]);
      const int surs = table.surs_of(Seat{seat});
      somebody_has_surs += surs > 0 ? 1 : 0;
      const int for_clubs = most ? (alone && clubs == clubs_most ? 13 : 0) : (clubs >= 7 ? 7 : 0);
      after[seat] = before[seat] + cards_by_the_words(table.won[seat]) + for_clubs + 5 * surs;
      RC_ASSERT(table.scores()[seat] == after[seat]);
    }
    RC_ASSERT(somebody_has_surs <= 1);
  }
}

/// A play that empties the pool is a sur, except with a jack or in the last handout; no other play is.
RC_GTEST_PROP(PasurProperties, ASurIsAClearedPool, (std::uint64_t seed)) {
  testing::RandomGame<Game> game{seed, seats_in(seed), rules_in(seed)};
  std::size_t told = 0;
  while (!game.over()) {
    const Table before = game.state.table;
    const bool plays = before.stage == Stage::moves;
    RC_ASSERT(game.step());
    bool sur = false;
    bool jack = false;
    std::size_t picked = 0;
    for (; told < game.log.entries.size(); ++told) {
      const Event& event = game.log.entries[told].whole;
      sur = sur || std::holds_alternative<MadeSur>(event);
      if (const auto* played = std::get_if<Played>(&event)) {
        jack = rank_of(played->card) == 11;
        picked = played->picks.size();
      }
    }
    if (!plays) continue;
    const bool cleared = picked > 0 && picked == before.pool_size;
    RC_ASSERT(sur == (cleared && !jack && before.handout() < before.handouts()));
  }
}

}  // namespace
}  // namespace cardroom::pasur
