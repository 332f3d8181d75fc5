// Invalid Pinochle messages are rejected. The contract suite checks that valid ones are accepted.
#include "common/games/pinochle/pinochle_wire.h"

#include <functional>
#include <gtest/gtest.h>

#include "cardroom/table/v1/table.pb.h"
#include "tests/support/pinochle_game.h"
#include "tests/support/random_game.h"

namespace cardroom::pinochle {
namespace {

namespace pb = games::pinochle::v1;
using cards::v1::CARD_ACE_OF_CLUBS;
using cards::v1::CARD_KING_OF_CLUBS;
using cards::v1::CARD_NINE_OF_SPADES;
using cards::v1::CARD_QUEEN_OF_CLUBS;
using cards::v1::CARD_TWO_OF_CLUBS;

/// An invalid card number, for a card field.
cards::v1::Card no_card(int number) {
  return static_cast<cards::v1::Card>(number);
}

bool reads_move(const std::function<void(pb::Move&)>& fill) {
  wire::GameMove move;
  fill(*move.mutable_pinochle());
  return Wire::move(move).has_value();
}

TEST(PinochleWire, RefusesInvalidMoves) {
  EXPECT_FALSE(reads_move([](pb::Move&) {}));
  EXPECT_TRUE(reads_move([](pb::Move& move) { move.mutable_bid(); })) << "a pass";
  EXPECT_TRUE(reads_move([](pb::Move& move) { move.mutable_bid()->set_amount(15); })) << "refused by a rule";
  EXPECT_FALSE(reads_move([](pb::Move& move) { move.mutable_bid()->set_amount(70000); }));
  for (const int number : {0, 53, -1, 1000, int{CARD_TWO_OF_CLUBS}}) {
    EXPECT_FALSE(reads_move([&](pb::Move& move) { move.mutable_play()->set_card(no_card(number)); })) << number;
    EXPECT_FALSE(reads_move([&](pb::Move& move) { move.mutable_take()->set_card(no_card(number)); })) << number;
    EXPECT_FALSE(reads_move([&](pb::Move& move) { move.mutable_keep()->add_cards(no_card(number)); })) << number;
  }
  for (const int suit : {0, 5, -1}) {
    EXPECT_FALSE(reads_move([&](pb::Move& move) { move.mutable_trump()->set_suit(static_cast<pb::Suit>(suit)); }));
  }
  const auto keeps_kings = [](int count) {
    return [=](pb::Move& move) {
      for (int i = 0; i < count; ++i)
        move.mutable_keep()->add_cards(CARD_KING_OF_CLUBS);
    };
  };
  EXPECT_TRUE(reads_move(keeps_kings(2)));
  EXPECT_FALSE(reads_move(keeps_kings(3)));
}

bool reads_moves(const std::function<void(pb::Moves&)>& fill) {
  wire::GameMoves moves;
  fill(*moves.mutable_pinochle());
  return Wire::moves(moves).has_value();
}

TEST(PinochleWire, RefusesInvalidLegalMoves) {
  const auto bids = [](std::uint32_t least, std::uint32_t most) {
    return [=](pb::Moves& moves) {
      moves.mutable_bid()->set_least(least);
      moves.mutable_bid()->set_most(most);
    };
  };
  EXPECT_TRUE(reads_moves(bids(10, 2000)));
  EXPECT_TRUE(reads_moves(bids(110, 120)));
  EXPECT_TRUE(reads_moves(bids(4000, 4000)));
  EXPECT_TRUE(reads_moves(bids(0, 0)));
  for (const auto& [least, most] : {std::pair{15U, 25U}, {110U, 140U}, {120U, 110U}, {0U, 10U}, {5000U, 5010U}}) {
    EXPECT_FALSE(reads_moves(bids(least, most))) << least << ' ' << most;
  }
  EXPECT_FALSE(reads_moves([](pb::Moves& moves) {
    moves.mutable_play()->add_cards(CARD_KING_OF_CLUBS);
    moves.mutable_play()->add_cards(CARD_ACE_OF_CLUBS);
  })) << "not in the order of a fresh pack";
  EXPECT_FALSE(reads_moves([](pb::Moves& moves) { moves.mutable_take()->add_cards(CARD_TWO_OF_CLUBS); }));
}

/// A view near the end of a cut-throat game, with one change.
bool reads_view(const std::function<void(pb::View&)>& change) {
  const auto game = testing::positions<Game>(4, kSeats, Rules{.cutthroat = true});
  const Viewer viewer{Viewer::Kind::seat, Seat{1}};
  wire::GameView view;
  Wire::write(Game::view(game[game.size() - 4], viewer), view);
  change(*view.mutable_pinochle());
  return Wire::view(view, viewer).has_value();
}

TEST(PinochleWire, RefusesInvalidViews) {
  EXPECT_TRUE(reads_view([](pb::View&) {}));
  const std::vector<std::pair<const char*, std::function<void(pb::View&)>>> changes{
      {"no stage", [](pb::View& view) { view.clear_stage(); }},
      {"over too soon", [](pb::View& view) { view.set_stage(pb::STAGE_OVER); }},
      {"a deal that has been played from", [](pb::View& view) { view.set_stage(pb::STAGE_DEAL); }},
      {"no phase", [](pb::View& view) { view.clear_phase(); }},
      {"another phase", [](pb::View& view) { view.set_phase(pb::PHASE_BIDDING); }},
      {"a third seat", [](pb::View& view) { view.add_seats(); }},
      {"a first bidder who is not there", [](pb::View& view) { view.set_first_bidder(2); }},
      {"a bid of five", [](pb::View& view) { view.add_bids(5); }},
      {"a bid out of reach", [](pb::View& view) { view.add_bids(4010); }},
      {"no bid winner", [](pb::View& view) { view.clear_bid_winner(); }},
      {"no trump", [](pb::View& view) { view.clear_trump(); }},
      {"no suit", [](pb::View& view) { view.set_trump(static_cast<pb::Suit>(7)); }},
      {"without cut-throat", [](pb::View& view) { view.mutable_rules()->set_cutthroat(false); }},
      {"one card turned up", [](pb::View& view) { view.mutable_turned()->RemoveLast(); }},
      {"a two turned up", [](pb::View& view) { view.set_turned(0, CARD_TWO_OF_CLUBS); }},
      {"a two taken", [](pb::View& view) { view.set_taken(CARD_TWO_OF_CLUBS); }},
      {"a two in the hand", [](pb::View& view) { view.add_hand(CARD_TWO_OF_CLUBS); }},
      {"a two played", [](pb::View& view) { view.set_plays(0, CARD_TWO_OF_CLUBS); }},
      {"three of a card",
       [](pb::View& view) {
         for (int i = 0; i < 3; ++i)
           view.add_discards(CARD_KING_OF_CLUBS);
       }},
      {"too many cards played",
       [](pb::View& view) {
         for (int i = 0; i < 24; ++i)
           view.add_plays(CARD_KING_OF_CLUBS);
       }},
      {"a meld without cards", [](pb::View& view) { view.mutable_seats(0)->add_melds()->set_meld(pb::MELD_DIX); }},
  };
  for (const auto& [name, change] : changes)
    EXPECT_FALSE(reads_view(change)) << name;
}

bool reads_melds(const std::function<void(pb::Melded&)>& fill) {
  wire::GameEvent event;
  pb::Melded& melded = *event.mutable_pinochle()->mutable_melded();
  melded.set_trump(pb::SUIT_SPADES);
  fill(melded);
  return Wire::event(event).has_value();
}

void add_meld(pb::Melded& melded, pb::Meld meld, std::uint32_t points, std::initializer_list<cards::v1::Card> cards) {
  pb::ShownMeld& shown = *melded.add_melds();
  shown.set_meld(meld);
  shown.set_points(points);
  for (const auto card : cards)
    shown.add_cards(card);
}

TEST(PinochleWire, RefusesInvalidMelds) {
  EXPECT_TRUE(reads_melds([](pb::Melded&) {}));
  const auto marriage = [](pb::Melded& melded) {
    add_meld(melded, pb::MELD_COMMON_MARRIAGE, 20, {CARD_KING_OF_CLUBS, CARD_QUEEN_OF_CLUBS});
  };
  const auto dix = [](pb::Melded& melded) { add_meld(melded, pb::MELD_DIX, 10, {CARD_NINE_OF_SPADES}); };
  EXPECT_TRUE(reads_melds([&](pb::Melded& melded) { marriage(melded), dix(melded); }));
  EXPECT_FALSE(reads_melds([&](pb::Melded& melded) { dix(melded), marriage(melded); })) << "the lower meld first";
  EXPECT_FALSE(reads_melds([&](pb::Melded& melded) { dix(melded), dix(melded); })) << "twice";
  EXPECT_FALSE(reads_melds([&](pb::Melded& melded) { dix(melded), melded.set_trump(pb::SUIT_CLUBS); }));
  EXPECT_FALSE(reads_melds([&](pb::Melded& melded) { marriage(melded), melded.set_trump(pb::SUIT_CLUBS); }))
      << "not in trump";
  EXPECT_FALSE(reads_melds([](pb::Melded& melded) { add_meld(melded, pb::MELD_DIX, 20, {CARD_NINE_OF_SPADES}); }));
  EXPECT_FALSE(reads_melds([](pb::Melded& melded) { add_meld(melded, pb::MELD_DIX, 10, {}); }));
  EXPECT_FALSE(
      reads_melds([](pb::Melded& melded) { add_meld(melded, static_cast<pb::Meld>(13), 10, {CARD_NINE_OF_SPADES}); }));
}

TEST(PinochleWire, RefusesInvalidEvents) {
  const std::vector<std::function<void(pb::Event&)>> events{
      [](pb::Event& event) { event.mutable_began()->set_first_bidder(2); },
      [](pb::Event& event) { event.mutable_dealt()->set_seat(2); },
      [](pb::Event& event) { event.mutable_drew()->add_cards(CARD_TWO_OF_CLUBS); },
      [](pb::Event& event) { event.mutable_kept()->set_seat(9); },
      [](pb::Event& event) { event.mutable_made_bid()->set_amount(15); },
      [](pb::Event& event) { event.mutable_won_bidding()->set_amount(4010); },
      [](pb::Event& event) { event.mutable_named_trump(); },
      [](pb::Event& event) { event.mutable_turned_up()->add_cards(CARD_KING_OF_CLUBS); },
      [](pb::Event& event) { event.mutable_took()->set_card(CARD_TWO_OF_CLUBS); },
      [](pb::Event& event) { event.mutable_played()->set_seat(1); },
      [](pb::Event& event) { event.mutable_won_trick()->set_points(23); },
  };
  for (std::size_t i = 0; i < events.size(); ++i) {
    wire::GameEvent event;
    events[i](*event.mutable_pinochle());
    EXPECT_FALSE(Wire::event(event).has_value()) << i;
  }
}

TEST(PinochleWire, RefusesMessagesOfAnotherKind) {
  wire::GameRules rules;
  rules.mutable_thrones();
  EXPECT_FALSE(Wire::rules(rules).has_value());
  wire::GameRules ours;
  ours.mutable_pinochle()->set_cutthroat(true);
  EXPECT_EQ(Wire::rules(ours), (Rules{.additional = true, .cutthroat = true}));
  ours.mutable_pinochle()->set_additional_melds(false);
  EXPECT_EQ(Wire::rules(ours), (Rules{.additional = false, .cutthroat = true}));
}

}  // namespace
}  // namespace cardroom::pinochle
