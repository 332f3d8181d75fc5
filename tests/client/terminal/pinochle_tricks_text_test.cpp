// The wording and typed moves of Pinochle's tricks, and the wording of all its rules, hints and melds.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/terminal/games/pinochle/pinochle_words.h"
#include "tests/client/terminal/pinochle_table.h"

namespace cardroom::terminal {
namespace {

using ::testing::ElementsAre;

TEST(PinochleTricks, OfferTheLegalCards) {
  PinochleTable table = PinochleTable{"AH KH 9H AS JD"}.playing("", Suit::hearts);
  EXPECT_THAT(table.list(), ElementsAre("1  AS     2  AH     3  KH     4  9H     5  JD"));
  for (const char* typed : {"kh", "K♥", "play kh"})
    EXPECT_EQ(table.typed(typed), "KH") << typed;
  EXPECT_EQ(table.typed("qc"), "That card is not in your hand.");
  EXPECT_EQ(table.turn().before.front(), "You lead. Trump is hearts. Kari 0; You 0.");
}

TEST(PinochleTricks, SayWhichRuleForbidsACard) {
  EXPECT_EQ((PinochleTable{"AH 9H AS"}.playing("KH", Suit::clubs).typed("9h")),
            "You have a higher heart and must play it.");
  EXPECT_EQ((PinochleTable{"AH 9H AS"}.playing("KH", Suit::hearts).typed("as")),
            "You have a higher heart and must play it.");
  EXPECT_EQ((PinochleTable{"9H AS"}.playing("KH", Suit::spades).typed("9h")), "You must play a trump.");
}

TEST(PinochleWords, EveryRuleAndEveryReasonOfAHintHasItsOwn) {
  const PinochleTable table{"AS"};
  expect_words(*games::pinochle::v1::BrokeRule_descriptor(),
               [&](int rule) { return std::string{table.text.moves.broken_rule(static_cast<std::uint32_t>(rule))}; });
  expect_words(*games::pinochle::v1::HintReason_descriptor(), [&](int reason) {
    table::v1::GameHint hint;
    hint.mutable_pinochle()->set_reason(static_cast<games::pinochle::v1::HintReason>(reason));
    return table.text.moves.hint(hint, kPlain);
  });
  expect_words(*games::pinochle::v1::Meld_descriptor(),
               [](int meld) { return std::string{meld_words(static_cast<std::size_t>(meld) - 1)}; });
}

}  // namespace
}  // namespace cardroom::terminal
