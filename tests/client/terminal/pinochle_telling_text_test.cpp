// What Pinochle tells of what has happened, apart from whole evenings (terminal_pinochle_golden_test.cpp).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/pinochle_table.h"

namespace cardroom::terminal {
namespace {

namespace wire = games::pinochle::v1;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Table = PinochleTable;

/// What is told of some events of a game.
class Told {
 public:
  Told& won_bidding(std::uint32_t seat, std::uint32_t amount) {
    auto& won = *add().mutable_won_bidding();
    won.set_seat(seat);
    won.set_amount(amount);
    return *this;
  }
  Told& melded(std::uint32_t seat, const std::vector<std::pair<wire::Meld, std::string>>& melds = {},
               std::uint32_t points = 0) {
    auto& event = *add().mutable_melded();
    event.set_seat(seat);
    for (const auto& [meld, written] : melds) {
      auto& shown = *event.add_melds();
      shown.set_meld(meld);
      *shown.mutable_cards() = cards(written);
      shown.set_points(points);
    }
    return *this;
  }
  Told& trick(std::uint32_t leader, const std::string& led, const std::string& followed, std::uint32_t winner,
              std::uint32_t points) {
    played(leader, led).played(1 - leader, followed);
    auto& won = *add().mutable_won_trick();
    won.set_seat(winner);
    won.set_points(points);
    return *this;
  }
  Told& played(std::uint32_t seat, const std::string& card) {
    auto& event = *add().mutable_played();
    event.set_seat(seat);
    event.set_card(parse_card(card).value());
    return *this;
  }
  Lines lines(std::size_t from = 0) const {
    Lines lines;
    PinochleText{}.tell(events_, from, Table{""}.cast, kPlain, lines);
    return lines;
  }

 private:
  wire::Event& add() { return *events_.emplace_back().mutable_pinochle(); }
  std::vector<table::v1::GameEvent> events_;
};

TEST(PinochleTelling, EveryTrickSaysHowItStandsAgainstTheBid) {
  EXPECT_THAT(
      Told{}
          .won_bidding(0, 70)
          .melded(0, {{wire::MELD_PINOCHLE, "QS JD"}}, 40)
          .melded(1)
          .trick(0, "AH", "9H", 0, 11)
          .trick(0, "KS", "AS", 1, 15)
          .trick(1, "9C", "AC", 0, 19)
          .lines(),
      ElementsAre("Kari has won the bidding with 70.", "Kari melds 40: pinochle 40 (QS, JD).", "You meld nothing.",
                  "Kari 40, 30 short of the bid; You 0.", "Trick 1: Kari leads AH.",
                  "You play 9H. Kari wins 11 points. Kari 51, 19 short of the bid; You 0.", "Trick 2: Kari leads KS.",
                  "You play AS. You win 15 points. Kari 51, 19 short of the bid; You 15.", "Trick 3: You lead 9C.",
                  "Kari plays AC. Kari wins 19 points. Kari 70, the bid is made; You 15."));
}

Told twelve_tricks_won_by(std::uint32_t winner, std::uint32_t bidder, std::uint32_t bid) {
  Told told;
  told.won_bidding(bidder, bid).melded(0, {{wire::MELD_RUN, "AS 10S KS QS JS"}}, 150).melded(1);
  for (int trick = 0; trick < 12; ++trick)
    told.trick(winner, "AH", "9H", winner, 11);
  return told;
}

TEST(PinochleTelling, TheReckoningHasALineForEverythingThatCounts) {
  const Lines made = twelve_tricks_won_by(1, 0, 150).lines();
  ASSERT_GE(made.size(), 9U);
  EXPECT_THAT((Lines{made.end() - 9, made.end()}), ElementsAre("The last trick is played. The reckoning:",  //
                                                               "  Kari:",                                   //
                                                               "    run                     150",           //
                                                               "    cards won                 0",           //
                                                               "    together                150",           //
                                                               "    bid                     150: made",     //
                                                               "  You:",                                    //
                                                               "    cards won               132",           //
                                                               "    together                132"));
  EXPECT_THAT(twelve_tricks_won_by(1, 0, 160).lines(),
              Contains("    bid                     160: not made, no points, and the game is lost"));
}

TEST(PinochleTelling, WhatWasToldBeforeCountsForWhatComes) {
  const Told told = twelve_tricks_won_by(1, 0, 160);
  const Lines all = told.lines();
  const Lines later = told.lines(20);
  ASSERT_LT(later.size(), all.size());
  EXPECT_EQ(later, (Lines{all.end() - static_cast<std::ptrdiff_t>(later.size()), all.end()}));
}

TEST(PinochleTelling, NonsenseOfAServerIsShownAsFarAsItGoes) {
  Table table{"AS"};
  table.game().mutable_hand()->Add(99);
  table.game().mutable_hand()->Add(cards::v1::CARD_TWO_OF_CLUBS);
  table.game().mutable_plays()->Add(-7);
  table.game().set_bid_winner(9);
  table.game().set_trump(static_cast<wire::Suit>(77));
  table.game().add_seats()->add_melds()->set_meld(static_cast<wire::Meld>(88));
  for (const wire::Phase phase :
       {wire::PHASE_BIDDING, wire::PHASE_TRUMP, wire::PHASE_TURNED, wire::PHASE_KEEPING, wire::PHASE_TRICKS}) {
    table.in(phase);
    Lines lines;
    table.text.describe(table.view, table.cast, kPlain, lines);
    EXPECT_THAT(lines, Not(IsEmpty()));
    EXPECT_THAT(table.text.before_move(table.asking(), kPlain), Not(IsEmpty()));
  }
  table.moves.mutable_pinochle()->mutable_bid()->set_least(1);
  table.moves.mutable_pinochle()->mutable_bid()->set_most(4'000'000'000);
  table.game().add_bids(5);
  EXPECT_LE(table.listed().size(), 3U);
  *table.moves.mutable_pinochle()->mutable_keep()->mutable_cards() = table.game().hand();
  EXPECT_THAT(table.list(), Not(IsEmpty()));
  EXPECT_THAT(table.typed("as"), HasSubstr("You have no AS."));
  *table.moves.mutable_pinochle()->mutable_play()->mutable_cards() = table.game().hand();
  EXPECT_THAT(table.list(), ElementsAre(HasSubstr("?")));
  EXPECT_THAT(Told{}.won_bidding(17, 3).melded(5, {{static_cast<wire::Meld>(88), "2C"}}, 1).lines(), Not(IsEmpty()));
}

}  // namespace
}  // namespace cardroom::terminal
