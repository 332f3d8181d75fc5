// How Pinochle describes events, apart from whole games (terminal_pinochle_golden_test.cpp).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/pinochle_table.h"

namespace cardroom::terminal {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// The text for some events in a game.
class PinochleTold {
 public:
  PinochleTold& won_bidding(std::uint8_t seat, std::int16_t amount) {
    return add(pinochle::WonBidding{Seat{seat}, amount});
  }
  /// Adds the melds of these cards, with spades as trump.
  PinochleTold& melded(std::uint8_t seat, const std::string& cards = "") {
    return add(
        pinochle::Melded{Seat{seat}, Suit::spades, pinochle::melds_of(pinochle_cards(cards), Suit::spades, true)});
  }
  PinochleTold& trick(std::uint8_t leader, const std::string& led, const std::string& followed, std::uint8_t winner,
                      std::int16_t points) {
    played(leader, led).played(static_cast<std::uint8_t>(1 - leader), followed);
    return add(pinochle::WonTrick{Seat{winner}, points});
  }
  PinochleTold& played(std::uint8_t seat, const std::string& card) {
    return add(pinochle::Played{Seat{seat}, pinochle_cards(card)[0]});
  }
  Lines lines(std::size_t from = 0) const { return kPinochleText.tell(events_, from, PinochleTable{""}.cast, kPlain); }

 private:
  PinochleTold& add(const pinochle::Event& event) {
    pinochle::Wire::write(event, events_.emplace_back());
    return *this;
  }
  std::vector<table::v1::GameEvent> events_;
};

TEST(PinochleTelling, EveryTrickSaysHowItStandsAgainstTheBid) {
  EXPECT_THAT(
      PinochleTold{}
          .won_bidding(0, 70)
          .melded(0, "QS JD")
          .melded(1)
          .trick(0, "AH", "9H", 0, 11)
          .trick(0, "KS", "AS", 1, 15)
          .trick(1, "9C", "AC", 0, 19)
          .lines(),
      ElementsAre("Kari has won the bidding with 70.", "Kari melds 40: pinochle 40 (QS, JD).", "You meld nothing.",
                  "Kari 40, 30 short of the bid; You 0.", "Kari needs 30 more from the tricks.",
                  "Trick 1: Kari leads AH.", "You play 9H. Kari wins 11 points. Kari 51, 19 short of the bid; You 0.",
                  "Trick 2: Kari leads KS.", "You play AS. You win 15 points. Kari 51, 19 short of the bid; You 15.",
                  "Trick 3: You lead 9C.", "Kari plays AC. Kari wins 19 points. Kari 70, the bid is made; You 15."));
}

PinochleTold twelve_tricks_won_by(std::uint8_t winner, std::uint8_t bidder, std::int16_t bid) {
  PinochleTold told;
  told.won_bidding(bidder, bid).melded(0, "AS 10S KS QS JS").melded(1);
  for (int trick = 0; trick < 12; ++trick)
    told.trick(winner, "AH", "9H", winner, 11);
  return told;
}

TEST(PinochleTelling, TheReckoningHasALineForEverythingThatCounts) {
  const Lines made = twelve_tricks_won_by(1, 0, 150).lines();
  ASSERT_GE(made.size(), 9U);
  EXPECT_THAT((Lines{made.end() - 9, made.end()}),
              ElementsAre("The last trick is played. Does Kari make the bid of 150? The reckoning:",  //
                          "  Kari:",                                                                  //
                          "    run                     150",                                          //
                          "    cards won                 0",                                          //
                          "    together                150",                                          //
                          "    bid                     150: made",                                    //
                          "  You:",                                                                   //
                          "    cards won               132",                                          //
                          "    together                132"));
  EXPECT_THAT(twelve_tricks_won_by(1, 0, 160).lines(),
              Contains("    bid                     160: not made, no points, and the game is lost"));
}

TEST(PinochleTelling, EarlierEventsCountForLaterText) {
  const PinochleTold told = twelve_tricks_won_by(1, 0, 160);
  const Lines all = told.lines();
  const Lines later = told.lines(20);
  ASSERT_LT(later.size(), all.size());
  EXPECT_EQ(later, (Lines{all.end() - static_cast<std::ptrdiff_t>(later.size()), all.end()}));
}

TEST(PinochleTelling, InvalidMessagesAreNotShown) {
  PinochleTable table{"AS"};
  table.view.mutable_pinochle()->mutable_hand()->Add(99);
  const Standing standing = table.text.standing(table.view, table.cast, kPlain);
  EXPECT_THAT(standing.lines, IsEmpty());
  EXPECT_THAT(standing.hand, IsEmpty());
  EXPECT_THAT(table.turn().before, Not(IsEmpty()));
  table.moves.mutable_pinochle()->mutable_bid()->set_most(4'000'000'000);
  EXPECT_THAT(table.listed(), IsEmpty());
  table.moves.mutable_pinochle()->mutable_keep()->mutable_cards()->Add(cards::v1::CARD_TWO_OF_CLUBS);
  EXPECT_THAT(table.list(), IsEmpty());
  EXPECT_THAT(table.typed("as"), IsEmpty());
  std::vector<table::v1::GameEvent> events(1);
  events[0].mutable_pinochle()->mutable_melded()->add_melds()->set_meld(static_cast<games::pinochle::v1::Meld>(88));
  EXPECT_THAT(kPinochleText.tell(events, 0, table.cast, kPlain), IsEmpty());
}

}  // namespace
}  // namespace cardroom::terminal
