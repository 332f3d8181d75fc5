// What can be done in a turn of Pasur, as it is shown, typed and refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/pasur_table.h"

namespace cardroom::terminal {
namespace {

namespace wire = games::pasur::v1;
using ::testing::ElementsAre;
using Table = PasurTable;

/// The seven of hearts has three captures, the jack one, the five none.
Table table_of_many() {
  return Table{"AS 3D 4C 2H 2C KD"}
      .may_play("7H", {"4C", "AS 3D", "2H 2C"})
      .may_play("JS", {"AS 3D 4C 2H 2C"})
      .may_play("5C", {})
      .may_play("KH", {"KD"});
}

TEST(PasurMoves, AreEveryCaptureOfEveryCardAndFirstWhatBringsMost) {
  EXPECT_THAT(table_of_many().listed(),
              ElementsAre("7H picks up 2H 2C", "7H picks up AS 3D", "7H picks up 4C", "JS picks up AS 3D 4C 2H 2C",
                          "5C joins the pool", "KH picks up KD"));
}

TEST(PasurMoves, NameTheCardsAsTheyLieInThePool) {
  EXPECT_THAT((Table{"KD 3D AS"}.may_play("7H", {"AS 3D"}).listed()), ElementsAre("7H picks up 3D AS"));
}

TEST(PasurMoves, SayThatThePoolIsClearedWhereThatBringsSomething) {
  Table table = Table{"8S"}.may_play("3D", {"8S"}).may_play("JD", {"8S"});
  EXPECT_THAT(table.listed(), ElementsAre("3D picks up 8S and clears the pool", "JD picks up 8S"));
  table.view.mutable_pasur()->set_handout(4);
  EXPECT_THAT(table.listed(), ElementsAre("3D picks up 8S", "JD picks up 8S"));
}

TEST(PasurMoves, OfOneMeaningNeedTheCardAlone) {
  EXPECT_EQ(table_of_many().typed("js"), "JS picks up AS 3D 4C 2H 2C");
  EXPECT_EQ(table_of_many().typed("5♣"), "5C joins the pool");
  EXPECT_EQ(table_of_many().typed("5c down"), "5C joins the pool");
  EXPECT_EQ(table_of_many().typed("KH"), "KH picks up KD");
}

TEST(PasurMoves, OfSeveralMeaningsAreAskedFor) {
  const std::string question =
      "Which cards does 7H pick up? Type 1 for 2H 2C, 2 for AS 3D or 3 for 4C; or the cards themselves: 7h 2h 2c.";
  for (const char* typed : {"7h", "7h 0", "7h 4", "7h 9", "7h 99"})
    EXPECT_EQ(table_of_many().typed(typed), question) << typed;
}

/// The ace of hearts has ten captures.
Table table_of_very_many() {
  return Table{"TC TD TH TS 8C 6C 4C 4D 2C 2D 2H 2S"}.may_play("KH", {}).may_play(
      "AH", {"TC", "TD", "TH", "TS", "8C 2C", "8C 2D", "8C 2H", "8C 2S", "6C 4C", "6C 4D"});
}

TEST(PasurMoves, OfVeryManyOnlyTheBestAreListedByThemselves) {
  EXPECT_THAT(table_of_very_many().list(),
              ElementsAre("1  KH joins the pool", "2  AH picks up 10D", "3  AH picks up 8C 2C", "4  AH picks up 6C 4C",
                          "5  AH picks up 8C 2D", "6  AH picks up 8C 2H",
                          "   and 5 more with AH: type ah 8c for those with 8C, moves all for all of them"));
  const Lines all = table_of_very_many().text.list_all_moves(table_of_very_many().asking(), kPlain);
  ASSERT_EQ(all.size(), 11U);
  EXPECT_EQ(all.back(), "11  AH picks up 10S");
  EXPECT_EQ(table_of_very_many().typed("ah 11"), "AH picks up 10S");
}

TEST(PasurMoves, OfVeryManyAreFoundBySomeOfTheCardsThatTheyPickUp) {
  EXPECT_EQ(table_of_very_many().typed("ah"),
            "Which cards does AH pick up? Of 10 ways these bring most: 2 for 10D, 3 for 8C 2C, 4 for 6C 4C, 5 for 8C "
            "2D or 6 for 8C 2H. Type a number; or some of the cards, for the ways with those: ah 8c.");
  EXPECT_EQ(table_of_very_many().typed("ah 8c"),
            "Which cards does AH pick up with 8C? Type 3 for 8C 2C, 5 for 8C 2D, 6 for 8C 2H or 7 for 8C 2S; or the "
            "cards themselves: ah 8c 2c.");
  EXPECT_EQ(table_of_very_many().typed("ah 8c 2h"), "AH picks up 8C 2H");
  EXPECT_EQ(table_of_many().typed("7h as"),
            "Which cards does 7H pick up with AS? Type 2 for AS 3D; or the cards themselves: 7h as 3d.");
}

TEST(PasurMoves, AreTypedAsACardAndANumberOrTheCards) {
  EXPECT_EQ(table_of_many().typed("7h 2"), "7H picks up AS 3D");
  EXPECT_EQ(table_of_many().typed("7h 3d as"), "7H picks up AS 3D");
  EXPECT_EQ(table_of_many().typed("7h 2h 2c"), "7H picks up 2H 2C");
  EXPECT_EQ(table_of_many().typed("7h 4c"), "7H picks up 4C");
  EXPECT_EQ(table_of_many().typed("js 4"), "JS picks up AS 3D 4C 2H 2C");
  for (const char* typed : {"", "hello", "7x", "down", "pool"})
    EXPECT_EQ(table_of_many().typed(typed), "") << typed << " is no move";
}

TEST(PasurMoves, ThatTheRulesForbidAreAnsweredWithTheRule) {
  const Table table = table_of_many();
  EXPECT_EQ(table.typed("7h down"), table.text.broken_rule(wire::BROKE_RULE_MUST_PICK_UP));
  EXPECT_EQ(table.typed("7h 4d"), table.text.broken_rule(wire::BROKE_RULE_NOT_IN_POOL));
  EXPECT_EQ(table.typed("7h 4c as"), table.text.broken_rule(wire::BROKE_RULE_NOT_ELEVEN));
  EXPECT_EQ(table.typed("5c as"), table.text.broken_rule(wire::BROKE_RULE_NOT_ELEVEN));
  EXPECT_EQ(table.typed("kh as"), table.text.broken_rule(wire::BROKE_RULE_ONE_OF_ITS_KIND));
  EXPECT_EQ(table.typed("js kd"), table.text.broken_rule(wire::BROKE_RULE_JACK_TAKES_ALL));
  EXPECT_EQ(table.typed("9h"), "That card is not in your hand.");
}

TEST(PasurWords, EveryRuleAndEveryReasonOfAHintHasItsOwn) {
  const Table table = table_of_many();
  expect_words(*wire::BrokeRule_descriptor(),
               [&](int rule) { return std::string{table.text.broken_rule(static_cast<std::uint32_t>(rule))}; });
  expect_words(*wire::HintReason_descriptor(), [&](int reason) {
    table::v1::GameHint hint;
    hint.mutable_pasur()->set_reason(static_cast<wire::HintReason>(reason));
    return table.text.hint(hint, table.asking(), kPlain);
  });
}

}  // namespace
}  // namespace cardroom::terminal
