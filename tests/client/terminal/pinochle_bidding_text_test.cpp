// Pinochle's wording and typed moves up to the first trick: bids, the trump, and the choice of one of two cards.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/games/pinochle/story.h"
#include "tests/client/terminal/pinochle_table.h"

namespace cardroom::terminal {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::StartsWith;

TEST(PinochleBidding, OfAFirstBidListsThePassAndTakesAnyAmount) {
  PinochleTable table = PinochleTable{"AS"}.bidding({});
  EXPECT_THAT(table.listed(), ElementsAre("pass"));
  EXPECT_THAT(
      table.list(),
      ElementsAre("1  pass",
                  "or type what you bid: a multiple of 10, from 10 to 2000; worth shows what your hand is worth"));
  for (const char* typed : {"120", "bid 120", "+120"})
    EXPECT_EQ(table.typed(typed), "bid 120") << typed;
  for (const char* typed : {"p", "Pass"})
    EXPECT_EQ(table.typed(typed), "pass") << typed;
  for (const char* typed : {"5", "125", "2010", "0", "bid", "bid x", "+", "+99999999999999"})
    EXPECT_EQ(table.typed(typed), "The first bid is a multiple of 10, from 10 to 2000.") << typed;
  for (const char* typed : {"", "what", "bid now please"})
    EXPECT_EQ(table.typed(typed), "") << typed << " is not a bid";
  for (const char* typed : {"hearts", "as"})
    EXPECT_EQ(table.typed(typed), "The first bid is a multiple of 10, from 10 to 2000.") << typed;
}

TEST(PinochleBidding, OfALaterBidListsBothRaises) {
  PinochleTable table = PinochleTable{"AS"}.bidding({100, 110});
  EXPECT_THAT(table.listed(), ElementsAre("pass", "bid 120, 10 more", "bid 130, 20 more"));
  EXPECT_EQ(table.typed("130"), "bid 130, 20 more");
  EXPECT_EQ(table.typed("+10"), "bid 120, 10 more");
  EXPECT_EQ(table.typed("140"), "A bid is 10 or 20 more than the one before: 120 or 130.");
  EXPECT_EQ(PinochleTable{"AS"}.bidding_up_to(3990).typed("4010"), "A bid is 10 or 20 more than the one before: 4000.");
  PinochleTable at_the_end = PinochleTable{"AS"}.bidding_up_to(4000);
  EXPECT_THAT(at_the_end.listed(), ElementsAre("pass"));
  EXPECT_EQ(at_the_end.typed("4010"), "No bid is above 4000: you can only pass.");
}

TEST(PinochleBidding, ShowsAllBidsAndTheMeldsOfTheHand) {
  PinochleTable table = PinochleTable{"AS 10S KS QS JS QS JD"}.bidding({100, 110, 130});
  EXPECT_THAT(table.turn().before,
              ElementsAre("The bids: Kari 100, You 110, Kari 130.", "Your hand: AS 10S KS QS QS JS, JD.",
                          "With each suit as trump it would meld: spades 190, hearts 60, diamonds 60, clubs 60."));
  const PinochleTable first = PinochleTable{"AS"}.bidding({}, Seat{1});
  EXPECT_EQ(first.turn().before.front(), "Nobody has bid yet. You bid first.");
}

TEST(PinochleBidding, ShowsWhatTheHandIsWorthWithEachSuit) {
  PinochleTable table = PinochleTable{"AS 10S KS QS QS JS AH KH QH 10C JD 9D"}.bidding({100, 110, 130});
  const OwnCommand& worth = table.text.commands.front();
  EXPECT_EQ(worth.word, "worth");
  const Lines lines = worth.show(table.view, kPlain);
  const auto best = pinochle::worths_of(table.seen.hand, {})[0];
  const std::string likely = std::to_string(best.likely);
  ASSERT_THAT(lines, SizeIs(7));
  EXPECT_EQ(lines[0], "With each suit as trump, the best first:");
  EXPECT_EQ(lines[1], "  spades: 210 in melds (run and queen 190, common marriage 20), " + likely + " to " +
                          std::to_string(best.lucky) + " likely");
  EXPECT_THAT(lines[4], StartsWith("  clubs: 60 in melds"));
  EXPECT_EQ(lines[6], "Your melds alone reach 210 with spades. Up to " + likely + " is usually made.");
  EXPECT_THAT(worth.show(table.naming_trump().view, kPlain),
              ElementsAre("That helps to find a bid, and there are no bids now."));
  table.seen.hand = {};
  EXPECT_THAT(worth.show(table.bidding({}).view, kPlain), ElementsAre("You have no cards now."));
}

TEST(PinochleTrump, ShowsTheMeldsForEachSuit) {
  PinochleTable table = PinochleTable{"AS 10S KS QS JS QS JD"}.naming_trump();
  EXPECT_THAT(table.listed(), ElementsAre("spades: 6 cards, melds 190 (run and queen 190)",
                                          "hearts: 0 cards, melds 60 (pinochle 40, common marriage 20)",
                                          "diamonds: 1 card, melds 60 (pinochle 40, common marriage 20)",
                                          "clubs: 0 cards, melds 60 (pinochle 40, common marriage 20)"));
  for (const char* typed : {"s", "spades", "S", "♠"})
    EXPECT_THAT(table.typed(typed), HasSubstr("spades: 6 cards")) << typed;
  for (const char* typed : {"", "x", "spades now"})
    EXPECT_EQ(table.typed(typed), "") << typed << " is not a suit";
  EXPECT_EQ(table.typed("as"), "Pick a suit: s, h, d or c.");
}

TEST(PinochleTrump, WithPlainMeldsLeavesTheAdditionalOnesOut) {
  const PinochleTable table = PinochleTable{"AS 10S KS QS JS QS JD"}.naming_trump().with_rules({.additional = false});
  EXPECT_EQ(table.listed().at(1), "hearts: 0 cards, melds nothing");
}

TEST(PinochleTaking, IsOneOfTheTwo) {
  PinochleTable table = PinochleTable{"AH 10H KH QH"}.taking("JH 9S", Suit::hearts);
  EXPECT_THAT(table.listed(),
              ElementsAre("take 9S; with it your cards meld 40", "take JH; with it your cards meld 150"));
  for (const char* typed : {"jh", "take jh", "J♥", "take 2"})
    EXPECT_THAT(table.typed(typed), HasSubstr("take JH")) << typed;
  EXPECT_EQ(table.typed("ah"), "Take one of the two cards that lie face up.");
}

}  // namespace
}  // namespace cardroom::terminal
