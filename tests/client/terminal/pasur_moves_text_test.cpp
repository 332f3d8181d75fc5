// The possible moves in a Pasur turn, as they are shown, typed and refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/pasur_table.h"

namespace cardroom::terminal {
namespace {

using ::testing::ElementsAre;

/// The seven of hearts has three captures, the jack one, the queen none.
PasurTable table_of_many() {
  return PasurTable{"AS 3D 4C 2H 2C KD", "7H JS QC KH"};
}

TEST(PasurMoves, AreAllCapturesWithTheMostValuableFirst) {
  EXPECT_THAT(table_of_many().listed(), ElementsAre("JS takes AS 3D 4C 2H 2C", "KH takes KD", "7H takes 2H 2C",
                                                    "7H takes AS 3D", "7H takes 4C", "QC joins the pool"));
}

TEST(PasurMoves, NameTheCardsAsTheyLieInThePool) {
  EXPECT_THAT((PasurTable{"KD 3D AS", "7H"}.listed()), ElementsAre("7H takes 3D AS"));
}

TEST(PasurMoves, SayThatThePoolIsClearedWhereThatBringsSomething) {
  PasurTable table = PasurTable{"8S", "3D JD"};
  EXPECT_THAT(table.listed(), ElementsAre("JD takes 8S", "3D takes 8S and clears the pool"));
  table.come_to_the_last_deal();
  EXPECT_THAT(table.listed(), ElementsAre("JD takes 8S", "3D takes 8S"));
}

TEST(PasurMoves, OfOneMeaningNeedTheCardAlone) {
  EXPECT_EQ(table_of_many().typed("js"), "JS takes AS 3D 4C 2H 2C");
  EXPECT_EQ(table_of_many().typed("Q♣"), "QC joins the pool");
  EXPECT_EQ(table_of_many().typed("qc down"), "QC joins the pool");
  EXPECT_EQ(table_of_many().typed("KH"), "KH takes KD");
}

TEST(PasurMoves, OfSeveralMeaningsAreAskedFor) {
  const std::string question =
      "Which cards should 7H take? Type 3 for 2H 2C, 4 for AS 3D or 5 for 4C; or the cards themselves: 7h 2h 2c.";
  for (const char* typed : {"7h", "7h 0", "7h 2", "7h 9", "7h 99"})
    EXPECT_EQ(table_of_many().typed(typed), question) << typed;
}

/// The ace of hearts has ten captures.
PasurTable table_of_very_many() {
  return PasurTable{"TC TD TH TS 9C 9D AC 8C 2C 2D 2H 2S", "AH KH"};
}

TEST(PasurMoves, OfVeryManyOnlyTheBestAreListedAtFirst) {
  EXPECT_THAT(
      table_of_very_many().list(),
      ElementsAre("1  AH takes 10D", "2  AH takes 8C 2C", "3  AH takes 9C AC", "4  AH takes 9D AC", "5  AH takes 8C 2S",
                  "   and 5 more with AH: type ah 8c for those with 8C, moves all for all of them",
                  "11  KH joins the pool"));
  const Lines all = table_of_very_many().turn().list_all;
  ASSERT_EQ(all.size(), 11U);
  EXPECT_EQ(all[9], "10  AH takes 10H");
  EXPECT_EQ(table_of_very_many().typed("ah 10"), "AH takes 10H");
}

TEST(PasurMoves, OfVeryManyAreFoundBySomeOfTheCardsThatTheyPickUp) {
  EXPECT_EQ(table_of_very_many().typed("ah"),
            "Which cards should AH take? Of 10 ways these bring most: 1 for 10D, 2 for 8C 2C, 3 for 9C AC, 4 for 9D "
            "AC or 5 for 8C 2S. Type a number; or some of the cards, for the ways with those: ah 8c.");
  EXPECT_EQ(table_of_very_many().typed("ah 8c"),
            "Which cards should AH take with 8C? Type 2 for 8C 2C, 5 for 8C 2S, 6 for 8C 2H or 7 for 8C 2D; or the "
            "cards themselves: ah 8c 2c.");
  EXPECT_EQ(table_of_very_many().typed("ah 8c 2h"), "AH takes 8C 2H");
  EXPECT_EQ(table_of_many().typed("7h as"),
            "Which cards should 7H take with AS? Type 4 for AS 3D; or the cards themselves: 7h as 3d.");
}

TEST(PasurMoves, AreTypedAsACardAndANumberOrTheCards) {
  EXPECT_EQ(table_of_many().typed("7h 4"), "7H takes AS 3D");
  EXPECT_EQ(table_of_many().typed("7h 3d as"), "7H takes AS 3D");
  EXPECT_EQ(table_of_many().typed("7h 2h 2c"), "7H takes 2H 2C");
  EXPECT_EQ(table_of_many().typed("7h 4c"), "7H takes 4C");
  EXPECT_EQ(table_of_many().typed("js 1"), "JS takes AS 3D 4C 2H 2C");
  for (const char* typed : {"", "hello", "7x", "down", "pool"})
    EXPECT_EQ(table_of_many().typed(typed), "") << typed << " is not a move";
}

TEST(PasurMoves, ThatTheRulesForbidAreAnsweredWithTheRule) {
  const PasurTable table = table_of_many();
  EXPECT_EQ(table.typed("7h down"), table.text.moves.broken_rule(games::pasur::v1::BROKE_RULE_MUST_PICK_UP));
  EXPECT_EQ(table.typed("7h 4d"), table.text.moves.broken_rule(games::pasur::v1::BROKE_RULE_NOT_IN_POOL));
  EXPECT_EQ(table.typed("7h 4c as"), table.text.moves.broken_rule(games::pasur::v1::BROKE_RULE_NOT_ELEVEN));
  EXPECT_EQ(table.typed("7h 4c 4c as"), table.text.moves.broken_rule(games::pasur::v1::BROKE_RULE_NOT_ELEVEN));
  EXPECT_EQ(table.typed("kh as"), table.text.moves.broken_rule(games::pasur::v1::BROKE_RULE_ONE_OF_ITS_KIND));
  EXPECT_EQ(table.typed("js kd"), table.text.moves.broken_rule(games::pasur::v1::BROKE_RULE_JACK_TAKES_ALL));
  EXPECT_EQ(table.typed("9h"), "That card is not in your hand.");
}

TEST(PasurWords, EveryRuleAndEveryReasonOfAHintHasItsOwn) {
  const PasurTable table = table_of_many();
  expect_words(*games::pasur::v1::BrokeRule_descriptor(),
               [&](int rule) { return std::string{table.text.moves.broken_rule(static_cast<std::uint32_t>(rule))}; });
  expect_words(*games::pasur::v1::HintReason_descriptor(), [&](int reason) {
    table::v1::GameHint hint;
    hint.mutable_pasur()->set_reason(static_cast<games::pasur::v1::HintReason>(reason));
    return table.text.moves.hint(hint, kPlain);
  });
}

}  // namespace
}  // namespace cardroom::terminal
