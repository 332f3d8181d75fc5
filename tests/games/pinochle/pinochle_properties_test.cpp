// Laws of Pinochle checked in random reachable positions, with and without cut-throat. The secrecy law compares encoded
// bytes: everything that a viewer cannot see is dealt again, the game is replayed up to the same position, and the
// viewer must receive the same bytes.
#include <algorithm>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/games/match_of.h"
#include "common/games/pinochle/pinochle_wire.h"
#include "tests/support/pinochle_game.h"
#include "tests/support/random_game.h"
#include "tests/support/sent_bytes.h"

namespace cardroom::pinochle {
namespace {

using cardroom::testing::positions;
using cardroom::testing::sent_bytes;
using cardroom::testing::viewers;

Rules rules_in(std::uint64_t seed) {
  const auto all = tried_rules({});
  return all[seed % all.size()];
}

/// A match replayed up to a position, with the same deal and the same moves.
class Replayed : public MatchOf<Game, Wire> {
 public:
  explicit Replayed(const State& position) : MatchOf{position.table.rules, kSeats} {
    const Table& table = position.table;
    if (table.stage == Stage::deal) return;
    check(!deal_as(Deal{table.first_bidder, position.pack}), "a position comes from a deal");
    table.bids.for_each([&](std::int16_t bid) { make(Move::bids(bid)); });
    if (table.has_bid_winner()) make(Move::pass());
    if (table.has_trump()) make(Move::names(table.trump));
    if (table.has_taken()) make(Move::takes(table.taken));
    for (Seat seat{}; seat.index < kSeats; ++seat.index) {
      if (table.kept.contains(seat)) make(Move::keeps(position.hands[seat.index] + table.played_by(seat)), seat);
    }
    for (const Card card : table.played())
      make(Move::plays(card));
    check(state() == position, "the same deal and moves give the same position");
  }

 private:
  void make(const Move& move) { make(move, state().table.turn); }
  void make(const Move& move, Seat seat) {
    wire::GameMove message;
    Wire::write(move, message);
    check(!apply(seat, message), "a position comes from legal moves");
  }
};

/// Whether any byte sent to any viewer of this game depends on something that this viewer cannot see.
template <class Sent>
bool leaves_a_trace(std::uint64_t seed) {
  BotDice dice{seed};
  const auto game = positions<Game>(seed, kSeats, rules_in(seed));
  // A game has about thirty positions; every third of them is checked, starting at a different one in each game.
  for (std::size_t i = seed / 3 % 3; i < game.size(); i += 3) {
    for (const Viewer viewer : viewers(kSeats)) {
      if (viewer.kind == Viewer::Kind::all) continue;
      const State other = Game::sample_world(Game::view(game[i], viewer), dice);
      if (sent_bytes(Sent{other}, viewer) != sent_bytes(Sent{game[i]}, viewer)) return true;
    }
  }
  return false;
}

// If the world can be replayed, it agrees with every bid, meld and card that was seen.
RC_GTEST_PROP(PinochleSecrecy, HiddenCardsLeaveNoTraceInTheViewersBytes, (std::uint64_t seed)) {
  RC_ASSERT(!leaves_a_trace<Replayed>(seed));
}

/// Deliberate leaks, to check that the secrecy test catches them.
struct TellsWhetherTheOtherCouldBeat : Replayed {
  using Replayed::Replayed;
  void events(Viewer viewer, std::uint32_t from, std::vector<wire::GameEvent>& out) const override {
    Replayed::events(viewer, from, out);
    const Table& table = state().table;
    if (table.stage != Stage::moves || !table.is_led()) return;
    const CardSet held = state().hands[table.turn.index].kinds();
    if (may_follow(held, table.led(), table.trump) != held) out.emplace_back().mutable_pinochle()->mutable_won_trick();
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
struct TellsWhatTheOtherDiscarded : Replayed {
  using Replayed::Replayed;
  void view(Viewer viewer, wire::GameView& out) const override {
    Replayed::view(viewer, out);
    if (viewer.kind != Viewer::Kind::seat) return;
    for (const Card card : state().discards[other(viewer.seat).index])
      out.mutable_pinochle()->add_discards(static_cast<cards::v1::Card>(card + 1));
  }
};
struct RestsLongerWhileSomebodyHoldsTheKing : Replayed {
  using Replayed::Replayed;
  std::uint32_t pause_ms() const override {
    return state().hands[1].contains(cardroom::testing::card("KC")) ? 1 : Replayed::pause_ms();
  }
};
struct TellsTheNextCardOfTheStockpile : Replayed {
  using Replayed::Replayed;
  void view(Viewer viewer, wire::GameView& out) const override {
    Replayed::view(viewer, out);
    State copy = state();
    const auto stock = Game::undealt(copy);
    if (!stock.empty()) out.mutable_pinochle()->add_turned(static_cast<cards::v1::Card>(stock.front() + 1));
  }
};

template <class Leak>
class PinochlePlantedLeak : public ::testing::Test {};
using Leaks =
    ::testing::Types<TellsWhetherTheOtherCouldBeat, TellsWatchersWhatSeatOneHolds, TellsEverybodyEverything,
                     TellsWhatTheOtherDiscarded, RestsLongerWhileSomebodyHoldsTheKing, TellsTheNextCardOfTheStockpile>;
TYPED_TEST_SUITE(PinochlePlantedLeak, Leaks);

TYPED_TEST(PinochlePlantedLeak, IsFound) {
  bool noticed = false;
  for (std::uint64_t seed = 0; seed < 30 && !noticed; ++seed)
    noticed = leaves_a_trace<TypeParam>(seed);
  EXPECT_TRUE(noticed);
}

/// Calls look(field, message) for each field that is set, in this message and in all nested ones.
void for_each_field(const google::protobuf::Message& message, const auto& look) {
  std::vector<const google::protobuf::FieldDescriptor*> fields;
  const auto& reflection = *message.GetReflection();
  reflection.ListFields(message, &fields);
  for (const auto* field : fields) {
    look(*field, message);
    if (field->cpp_type() != google::protobuf::FieldDescriptor::CPPTYPE_MESSAGE) continue;
    if (!field->is_repeated()) {
      for_each_field(reflection.GetMessage(message, field), look);
      continue;
    }
    for (int i = 0; i < reflection.FieldSize(message, field); ++i)
      for_each_field(reflection.GetRepeatedMessage(message, field, i), look);
  }
}

/// Whether a message could distinguish two copies of a card: by the order of cards whose order should not matter, or by
/// a value that is not a number, a suit, a meld or a kind of card.
bool tells_copies_apart(const google::protobuf::Message& message) {
  // The order of these cards is public.
  static const std::set<std::string> kSeenInOrder{"plays", "turned"};
  using Field = google::protobuf::FieldDescriptor;
  bool tells = false;
  for_each_field(message, [&](const Field& field, const google::protobuf::Message& in) {
    if (field.cpp_type() == Field::CPPTYPE_STRING || field.cpp_type() == Field::CPPTYPE_UINT64) tells = true;
    if (field.cpp_type() != Field::CPPTYPE_ENUM || !field.is_repeated() || kSeenInOrder.contains(field.name())) return;
    if (in.GetDescriptor()->name() == "TurnedUp") return;
    const auto& reflection = *in.GetReflection();
    for (int i = 1; i < reflection.FieldSize(in, &field); ++i) {
      tells |= reflection.GetRepeatedEnumValue(in, &field, i - 1) > reflection.GetRepeatedEnumValue(in, &field, i);
    }
  });
  return tells;
}

RC_GTEST_PROP(PinochleCopies, NoMessageTellsThemApart, (std::uint64_t seed)) {
  const auto game = positions<Game>(seed, kSeats, rules_in(seed));
  for (const State& state : game) {
    const Replayed match{state};
    for (const Viewer viewer : viewers(kSeats)) {
      wire::GameView seen;
      match.view(viewer, seen);
      RC_ASSERT(!tells_copies_apart(seen));
      std::vector<wire::GameEvent> told;
      match.events(viewer, 0, told);
      RC_ASSERT(std::ranges::none_of(told, [](const auto& event) { return tells_copies_apart(event); }));
      wire::GameMoves moves;
      if (viewer.kind == Viewer::Kind::seat) match.legal_moves(viewer.seat, moves);
      RC_ASSERT(!tells_copies_apart(moves));
    }
  }
}

// The same cards from a pack in which all copies are exchanged: no byte may differ.
RC_GTEST_PROP(PinochleCopies, TheDealtCopyShowsInNoByte, (std::uint64_t seed)) {
  BotDice dice{seed};
  auto state = positions<Game>(seed, kSeats, rules_in(seed)).back();
  // A copy is distinguished only by its position in the pack; a hand in another order is the same hand.
  State other_order = state;
  for (std::size_t i = 0; i < 8; ++i)
    cardroom::testing::shuffle_with(std::span{other_order.pack}.subspan(i * kDealtAtOnce, kDealtAtOnce), dice);
  for (const Viewer viewer : viewers(kSeats))
    RC_ASSERT(sent_bytes(Replayed{other_order}, viewer) == sent_bytes(Replayed{state}, viewer));
}

RC_GTEST_PROP(PinochlePlay, EveryPointOfThePackIsWonOnce, (std::uint64_t seed)) {
  const auto state = positions<Game>(seed, kSeats, rules_in(seed)).back();
  const Table& table = state.table;
  int points = 0;
  for (const Card card : table.played())
    points += value_of(card, table.trump);
  RC_ASSERT(table.trick_points[0] + table.trick_points[1] == points);
  RC_ASSERT(table.won_by(Seat{0}) + table.won_by(Seat{1}) == table.played_by(Seat{0}) + table.played_by(Seat{1}));
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    RC_ASSERT(table.melds[seat.index] == melds_of(table.played_by(seat), table.trump, table.rules.additional));
}

}  // namespace
}  // namespace cardroom::pinochle
