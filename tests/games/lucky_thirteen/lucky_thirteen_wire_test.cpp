// Invalid Lucky Thirteen messages are rejected. The contract suite checks that valid ones are accepted.
#include "common/games/lucky_thirteen/lucky_thirteen_wire.h"

#include <functional>
#include <gtest/gtest.h>

#include "cardroom/table/v1/table.pb.h"
#include "tests/support/lucky_thirteen_game.h"
#include "tests/support/random_game.h"

namespace cardroom::lucky_thirteen {
namespace {

namespace pb = games::lucky_thirteen::v1;

constexpr Viewer kSeatOne{Viewer::Kind::seat, Seat{1}};

/// An invalid card number, for a card field.
cards::v1::Card no_card(int number) {
  return static_cast<cards::v1::Card>(number);
}

TEST(LuckyThirteenWire, RefusesAMoveWithoutACard) {
  for (const int number : {0, 53, -1, 1000}) {
    wire::GameMove move;
    move.mutable_lucky_thirteen()->set_discard(no_card(number));
    EXPECT_FALSE(Wire::move(move).has_value()) << number;
  }
}

TEST(LuckyThirteenWire, RefusesMovesWithTheSameCardTwice) {
  wire::GameMoves moves;
  moves.mutable_lucky_thirteen()->add_discards(cards::v1::CARD_ACE_OF_CLUBS);
  EXPECT_TRUE(Wire::moves(moves).has_value());
  moves.mutable_lucky_thirteen()->add_discards(cards::v1::CARD_ACE_OF_CLUBS);
  EXPECT_FALSE(Wire::moves(moves).has_value());
}

/// The view at the end of a game, with one change.
bool reads_view(const std::function<void(pb::View&)>& change) {
  wire::GameView view;
  Wire::write(Game::view(testing::positions<Game>(1).back(), kSeatOne), view);
  change(*view.mutable_lucky_thirteen());
  return Wire::view(view, kSeatOne).has_value();
}

TEST(LuckyThirteenWire, RefusesInvalidViews) {
  const auto ace = cards::v1::CARD_ACE_OF_CLUBS;
  EXPECT_TRUE(reads_view([](pb::View&) {}));
  EXPECT_FALSE(reads_view([&](pb::View& view) { view.add_public_cards(ace); })) << "three open cards";
  EXPECT_FALSE(reads_view([](pb::View& view) { view.mutable_public_cards()->RemoveLast(); })) << "one open card";
  EXPECT_FALSE(reads_view([&](pb::View& view) { view.add_draws(ace); })) << "five draws";
  EXPECT_FALSE(reads_view([&](pb::View& view) { view.add_discards(ace); })) << "seventeen discards";
  EXPECT_FALSE(reads_view([](pb::View& view) { view.set_discards(3, no_card(0)); }));
  EXPECT_FALSE(reads_view([](pb::View& view) { view.add_hand(no_card(99)); }));
  EXPECT_FALSE(reads_view([](pb::View& view) { view.mutable_results()->RemoveLast(); })) << "three results";
  EXPECT_FALSE(reads_view([&](pb::View& view) { view.mutable_results(0)->add_hand(ace); })) << "three cards shown";
  EXPECT_FALSE(reads_view([](pb::View& view) { view.mutable_results(0)->set_points(-1); }));
  EXPECT_FALSE(reads_view([](pb::View& view) { view.mutable_results(0)->set_points(100000); }));
  EXPECT_FALSE(reads_view([](pb::View& view) { view.mutable_results(0)->set_option(pb::OPTION_UNSPECIFIED); }));
  EXPECT_FALSE(reads_view([](pb::View& view) { view.mutable_results(0)->set_option(static_cast<pb::Option>(9)); }));
}

bool reads_event(const std::function<void(pb::Event&)>& fill) {
  wire::GameEvent event;
  fill(*event.mutable_lucky_thirteen());
  return Wire::event(event).has_value();
}

TEST(LuckyThirteenWire, RefusesInvalidEvents) {
  EXPECT_FALSE(reads_event([](pb::Event&) {})) << "an unknown event";
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_turned_up(); })) << "no card";
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_dealt()->set_seat(4); }));
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_dealt()->add_cards(no_card(53)); }));
  EXPECT_TRUE(reads_event([](pb::Event& event) { event.mutable_drew()->set_seat(3); })) << "another seat's card";
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_drew()->set_seat(4); }));
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_drew()->set_card(no_card(0)); }));
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_discarded()->set_seat(1); })) << "no card";
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_shown()->set_seat(1); })) << "no result";
}

}  // namespace
}  // namespace cardroom::lucky_thirteen
