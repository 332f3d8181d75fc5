// Invalid Game of Thrones messages are rejected. The contract suite checks that valid ones are accepted.
#include "common/games/thrones/thrones_wire.h"

#include <functional>
#include <gtest/gtest.h>

#include "cardroom/table/v1/table.pb.h"
#include "tests/support/random_game.h"
#include "tests/support/thrones_game.h"

namespace cardroom::thrones {
namespace {

namespace pb = games::thrones::v1;
using cards::v1::CARD_ACE_OF_CLUBS;
using cards::v1::CARD_KING_OF_CLUBS;

constexpr Viewer kSeatOne{Viewer::Kind::seat, Seat{1}};

/// An invalid card number, for a card field.
cards::v1::Card no_card(int number) {
  return static_cast<cards::v1::Card>(number);
}

bool reads_move(const std::function<void(pb::Move&)>& fill) {
  wire::GameMove move;
  fill(*move.mutable_thrones());
  return Wire::move(move).has_value();
}

TEST(ThronesWire, RefusesInvalidMoves) {
  EXPECT_FALSE(reads_move([](pb::Move&) {})) << "neither a card nor a pass";
  EXPECT_TRUE(reads_move([](pb::Move& move) { move.mutable_pass(); }));
  EXPECT_FALSE(reads_move([](pb::Move& move) { move.mutable_put(); })) << "no card";
  for (const int number : {0, 53, -1, 1000, int{CARD_ACE_OF_CLUBS}})
    EXPECT_FALSE(reads_move([&](pb::Move& move) { move.mutable_put()->set_card(no_card(number)); })) << number;
  for (const auto pile : {0U, 1U, 2U, 256U}) {
    const auto fill = [&](pb::Move& move) {
      move.mutable_put()->set_card(CARD_KING_OF_CLUBS);
      move.mutable_put()->set_pile(pile);
    };
    EXPECT_EQ(reads_move(fill), pile < 2) << pile;
  }
}

TEST(ThronesWire, RefusesInvalidLegalMoves) {
  wire::GameMoves moves;
  moves.mutable_thrones()->add_on_pile_1(CARD_KING_OF_CLUBS);
  EXPECT_EQ(Wire::moves(moves), (Moves{{CardSet{}, testing::card_set("KC")}, false}));
  moves.mutable_thrones()->add_on_pile_1(CARD_KING_OF_CLUBS);
  EXPECT_FALSE(Wire::moves(moves).has_value()) << "twice";
  moves.mutable_thrones()->clear_on_pile_1();
  moves.mutable_thrones()->add_on_pile_0(CARD_ACE_OF_CLUBS);
  EXPECT_FALSE(Wire::moves(moves).has_value()) << "an ace";
}

/// The view at the end of a game, with one change.
bool reads_view(const std::function<void(pb::View&)>& change) {
  wire::GameView view;
  Wire::write(Game::view(testing::positions<Game>(1).back(), kSeatOne), view);
  change(*view.mutable_thrones());
  return Wire::view(view, kSeatOne).has_value();
}

TEST(ThronesWire, RefusesInvalidViews) {
  EXPECT_TRUE(reads_view([](pb::View&) {}));
  EXPECT_FALSE(reads_view([](pb::View& view) { view.set_starting_seats(0, 4); }));
  EXPECT_FALSE(reads_view([](pb::View& view) { view.add_hand(no_card(99)); }));
  EXPECT_FALSE(reads_view([](pb::View& view) { view.add_hand(CARD_ACE_OF_CLUBS); }));
  EXPECT_FALSE(reads_view([](pb::View& view) { view.mutable_left()->RemoveLast(); })) << "three hands shown";
  EXPECT_FALSE(reads_view([](pb::View& view) { view.mutable_left(0)->add_cards(no_card(53)); }));
  EXPECT_FALSE(reads_view([](pb::View& view) { view.mutable_turn_piles()->RemoveLast(); })) << "a turn without a pile";
  EXPECT_FALSE(reads_view([](pb::View& view) {
    view.add_turn_cards(no_card(0));
    view.add_turn_piles(0);
  })) << "a turn after the last one";
  EXPECT_FALSE(reads_view([](pb::View& view) { view.set_turn_cards(0, no_card(0)); })) << "a pass in place of a heart";
  EXPECT_FALSE(reads_view([](pb::View& view) { view.set_turn_cards(1, CARD_KING_OF_CLUBS); }))
      << "a club in place of a heart";
  EXPECT_FALSE(reads_view([](pb::View& view) { view.set_turn_cards(12, view.turn_cards(0)); }))
      << "the same card twice";
  EXPECT_FALSE(reads_view([](pb::View& view) { view.set_turn_piles(0, view.turn_piles(0) ^ 1U); }))
      << "the other team's pile";
  EXPECT_FALSE(reads_view([](pb::View& view) { view.set_turn_piles(40, 2); })) << "no pile";
}

bool reads_event(const std::function<void(pb::Event&)>& fill) {
  wire::GameEvent event;
  fill(*event.mutable_thrones());
  return Wire::event(event).has_value();
}

void fill_battle(pb::Battle& battle) {
  for (int pile = 0; pile < 2; ++pile) {
    battle.add_attacks(4);
    battle.add_defences(5);
    battle.add_stakes(4);
    battle.add_succeeds(false);
    battle.add_gains(4);
  }
}

TEST(ThronesWire, RefusesInvalidEvents) {
  EXPECT_FALSE(reads_event([](pb::Event&) {})) << "an unknown event";
  EXPECT_TRUE(reads_event([](pb::Event& event) { event.mutable_dealt()->set_seat(3); })) << "another seat's cards";
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_dealt()->set_seat(4); }));
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_dealt()->add_cards(no_card(53)); }));
  EXPECT_TRUE(reads_event([](pb::Event& event) { event.mutable_started()->set_play(6); }));
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_started()->set_play(0); }));
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_started()->set_play(7); }));
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_played()->set_seat(1); })) << "no card";
  const auto played = [](std::uint32_t pile, std::uint32_t attack) {
    return reads_event([&](pb::Event& event) {
      event.mutable_played()->set_card(CARD_KING_OF_CLUBS);
      event.mutable_played()->set_pile(pile);
      event.mutable_played()->set_attack(attack);
    });
  };
  EXPECT_TRUE(played(1, 20));
  EXPECT_FALSE(played(2, 20));
  EXPECT_FALSE(played(1, 70000));
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_passed()->set_seat(4); }));
  EXPECT_FALSE(reads_event([](pb::Event& event) { event.mutable_shown()->set_seat(4); }));
  const auto fought = [](const std::function<void(pb::Battle&)>& change) {
    return reads_event([&](pb::Event& event) {
      event.mutable_fought()->set_play(1);
      fill_battle(*event.mutable_fought()->mutable_battle());
      change(*event.mutable_fought()->mutable_battle());
    });
  };
  EXPECT_TRUE(fought([](pb::Battle&) {}));
  EXPECT_FALSE(fought([](pb::Battle& battle) { battle.mutable_gains()->RemoveLast(); }));
  EXPECT_FALSE(fought([](pb::Battle& battle) { battle.add_succeeds(true); }));
  EXPECT_FALSE(fought([](pb::Battle& battle) { battle.set_defences(0, 70000); }));
  EXPECT_FALSE(fought([](pb::Battle& battle) { battle.set_gains(0, 70000); }));
}

wire::GameView written(const State& state, Viewer viewer) {
  wire::GameView view;
  Wire::write(Game::view(state, viewer), view);
  return view;
}

TEST(ThronesWire, ReportsTheConsequencesOfTheTurns) {
  State state =
      dealt({"KH 5H 2H KC 3C 9S 8D 7D", "QH 6H 3H QC 4C 8S 9D 6D", "JH 7H 4H JC 5C 7S TD 5D", "TH 9H 8H TC"}, Seat{1});
  play(state, "6H on 1, 7H on 0, pass, KC on 0, 9D on 0");
  const wire::GameView message = written(state, kSeatOne);
  const pb::View& view = message.thrones();
  const auto list = [](const auto& numbers) {
    std::string text;
    for (const auto number : numbers)
      text += (text.empty() ? "" : " ") + std::to_string(number);
    return text;
  };
  EXPECT_EQ(list(view.hand_sizes()), "11 10 11 12");
  EXPECT_EQ(list(view.hearts_left()), "3 2 2 3");
  EXPECT_EQ(list(view.starting_seats()), "1 2 3 0 1 3");
  EXPECT_EQ(view.play(), 1U);
  EXPECT_EQ(view.turn(), 6U);
  ASSERT_EQ(view.piles_size(), 2);
  EXPECT_EQ(list(view.piles(0).seats()), "2 0 1");
  EXPECT_EQ(view.piles(0).attack(), 8U);
  EXPECT_EQ(view.piles(0).defence(), 7U);
  EXPECT_EQ(list(view.piles(1).seats()), "1");
  EXPECT_FALSE(view.has_battle());
  for (int turn = 5; turn < 12; ++turn)
    play(state, "pass");
  const wire::GameView rests = written(state, kSeatOne);
  EXPECT_EQ(rests.thrones().play(), 2U);
  EXPECT_EQ(rests.thrones().turn(), 1U);
  EXPECT_EQ(rests.thrones().piles_size(), 2) << "the cards that have fought are still on the table";
  EXPECT_EQ(list(rests.thrones().battle().attacks()), "8 6");
  EXPECT_EQ(list(rests.thrones().battle().stakes()), "6 7");
  EXPECT_EQ(list(rests.thrones().battle().succeeds()), "1 0");
  EXPECT_EQ(list(rests.thrones().battle().gains()), "13 0");
  EXPECT_EQ(list(rests.thrones().scores()), "13 0");
}

}  // namespace
}  // namespace cardroom::thrones
