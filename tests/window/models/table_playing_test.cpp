// What the person does, and its effects: cards, hints, chat.
#include "tests/window/models/at_the_table.h"

namespace cardroom::testing {
namespace {

TEST_F(AtTheTable, ASelectedCardIsPlayedByThePrimary) {
  comeToYourTurn();
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Choose one card"));
  EXPECT_FALSE(heard.table.turn()->primaryReady());
  heard.table.choice()->select(s("KC"));
  EXPECT_EQ(heard.announced, QStringList{s("Selected king of clubs. Press Enter to discard.")});
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Discard K♣"));
  EXPECT_TRUE(heard.table.turn()->primaryReady());
  heard.table.turn()->primary();
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_EQ(heard.asked[0].message.move().decision(), played.table().update.decision());
  EXPECT_EQ(heard.asked[0].message.move().move().lucky_thirteen().discard(), cards::v1::CARD_KING_OF_CLUBS);
}

TEST_F(AtTheTable, ASecondClickDeselectsACard) {
  comeToYourTurn();
  heard.table.choice()->select(s("KC"));
  heard.table.choice()->select(s("7H"));
  EXPECT_EQ(heard.table.choice()->selected(), s("7H"));
  heard.table.choice()->select(s("7H"));
  EXPECT_EQ(heard.table.choice()->selected(), QString{});
  EXPECT_EQ(heard.announced.last(), s("Deselected: seven of hearts."));
}

TEST_F(AtTheTable, AfterAPlayTheHandIsLockedUntilTheAnswerArrives) {
  comeToYourTurn();
  heard.table.choice()->play(s("KC"));
  heard.table.choice()->play(s("KC"));
  heard.table.choice()->select(s("8S"));
  EXPECT_EQ(heard.asked.size(), 1U);
  EXPECT_TRUE(heard.table.choice()->moving());
  EXPECT_EQ(heard.table.choice()->movingCard(), s("KC"));
  EXPECT_EQ(heard.table.choice()->selected(), QString{});
  EXPECT_EQ(heard.table.turn()->primaryText(), QString{});
  heard.accept();
  EXPECT_TRUE(heard.table.choice()->moving());
  played.discard("KC");
  forget();
  show();
  EXPECT_FALSE(heard.table.choice()->moving());
  EXPECT_EQ(heard.announced, QStringList{s("You discard the king of clubs.")});
}

TEST_F(AtTheTable, ARefusedMoveUnlocksTheHandWithTheReason) {
  comeToYourTurn();
  heard.table.choice()->play(s("KC"));
  heard.refuse(session::v1::REFUSAL_REASON_ALREADY_MOVED);
  EXPECT_FALSE(heard.table.choice()->moving());
  EXPECT_EQ(heard.toasts, QStringList{s("The table has moved on. Look again.")});
  EXPECT_EQ(heard.announced, QStringList{s("The table has moved on. Look again.")});
  EXPECT_EQ(heard.sounds, QStringList{s("illegal")});
}

TEST_F(AtTheTable, AnAbandonedMoveUnlocksTheHand) {
  comeToYourTurn();
  heard.table.choice()->play(s("KC"));
  EXPECT_TRUE(heard.table.givenUp({.tag = heard.asked.back().tag, .reason = client::Unanswered::session_lost}));
  EXPECT_FALSE(heard.table.choice()->moving());
}

TEST_F(AtTheTable, AnIllegalCardSaysWhy) {
  deal();
  show();
  forget();
  heard.table.choice()->select(s("8S"));
  heard.table.choice()->play(s("8S"));
  EXPECT_EQ(heard.toasts, (QStringList{s("It is not your turn."), s("It is not your turn.")}));
  EXPECT_EQ(heard.refused, (QStringList{s("8S"), s("8S")}));
  EXPECT_TRUE(heard.asked.empty());
}

TEST_F(AtTheTable, ARefusalIsWithdrawnOnceItIsNoLongerTrue) {
  deal();
  show();
  heard.table.choice()->select(s("8S"));
  ASSERT_EQ(heard.toasts.back(), s("It is not your turn."));
  show();
  EXPECT_EQ(heard.withdrawn, QStringList{}) << "it is still not our turn";
  comeToYourTurn();
  EXPECT_EQ(heard.withdrawn, QStringList{s("It is not your turn.")});
  show();
  EXPECT_EQ(heard.withdrawn.size(), 1) << "once";
}

TEST_F(AtTheTable, ASelectionEndsWithTheTurn) {
  comeToYourTurn();
  heard.table.choice()->select(s("KC"));
  played.discard("8S");
  show();
  EXPECT_EQ(heard.table.choice()->selected(), QString{});
}

class HintedTable : public AtTheTable {
 protected:
  void answerHint(std::uint64_t decision, std::initializer_list<cards::v1::Card> used = {
                                              cards::v1::CARD_EIGHT_OF_SPADES, cards::v1::CARD_FIVE_OF_SPADES}) {
    client::Answered answer{.tag = heard.asked.back().tag, .answer = {}};
    table::v1::Hint& hint = *answer.answer.mutable_hint();
    hint.set_decision(decision);
    hint.mutable_move()->mutable_lucky_thirteen()->set_discard(cards::v1::CARD_KING_OF_CLUBS);
    auto& reason = *hint.mutable_reason()->mutable_lucky_thirteen();
    reason.set_reason(games::lucky_thirteen::v1::HINT_REASON_KEEPS_THIRTEEN);
    for (const cards::v1::Card card : used)
      reason.add_used(card);
    reason.set_points(52);
    heard.table.answered(answer);
  }
};

TEST_F(HintedTable, AHintMarksItsCardAndSaysWhy) {
  comeToYourTurn();
  ASSERT_TRUE(heard.table.turn()->canHint());
  heard.table.turn()->hint();
  heard.table.turn()->hint();
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_EQ(heard.asked[0].message.hint().decision(), played.table().update.decision());
  EXPECT_FALSE(heard.table.turn()->canHint());
  answerHint(played.table().update.decision());
  EXPECT_TRUE(heard.card(s("KC")).hinted);
  EXPECT_EQ(heard.toasts, QStringList{s("Discard K♣: 8♠ and 5♠ make thirteen, worth 52 points.")});
  EXPECT_EQ(heard.announced,
            (QStringList{s("Discard king of clubs: eight of spades and five of spades make thirteen, worth 52 points."),
                         s("Selected king of clubs. Press Enter to discard.")}));
  EXPECT_TRUE(heard.table.turn()->canHint());
  person(1).set_connected(false);
  show();
  heard.table.retranslate();
  EXPECT_TRUE(heard.card(s("KC")).hinted);
  played.discard("8S");
  show();
  EXPECT_FALSE(heard.card(s("KC")).hinted);
}

TEST_F(HintedTable, AHintForFourCardsSaysTheirSum) {
  comeToYourTurn();
  heard.table.turn()->hint();
  answerHint(played.table().update.decision(), {cards::v1::CARD_SEVEN_OF_SPADES, cards::v1::CARD_ACE_OF_HEARTS,
                                                cards::v1::CARD_TWO_OF_DIAMONDS, cards::v1::CARD_FOUR_OF_CLUBS});
  EXPECT_EQ(heard.toasts, QStringList{s("Discard K♣: then 7 + 0 + 2 + 4 = 13, worth 52 points.")});
}

TEST_F(HintedTable, EnterPlaysWhatAHintRecommends) {
  comeToYourTurn();
  heard.table.turn()->hint();
  answerHint(played.table().update.decision());
  EXPECT_EQ(heard.table.choice()->selected(), s("KC"));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Discard K♣"));
  heard.table.choice()->select(s("KC"));
  EXPECT_EQ(heard.table.choice()->selected(), s("KC")) << "a click on it agrees";
  heard.table.choice()->select(s("KC"));
  EXPECT_EQ(heard.table.choice()->selected(), QString{}) << "and another click puts it back";
  heard.table.turn()->hint();
  answerHint(played.table().update.decision());
  heard.table.turn()->primary();
  EXPECT_EQ(heard.asked.back().message.move().move().lucky_thirteen().discard(), cards::v1::CARD_KING_OF_CLUBS);
}

TEST_F(HintedTable, AHintForAnOlderTurnIsDropped) {
  comeToYourTurn();
  heard.table.turn()->hint();
  answerHint(played.table().update.decision() - 1);
  EXPECT_FALSE(heard.card(s("KC")).hinted);
  EXPECT_TRUE(heard.toasts.isEmpty());
}

TEST_F(AtTheTable, ChatIsCountedUntilItIsSeen) {
  table::v1::ChatLine moment;
  moment.set_number(1);
  moment.set_name("Jonas");
  moment.set_seat(1);
  moment.set_phrase(table::v1::PHRASE_ONE_MOMENT);
  table::v1::ChatLine own;
  own.set_number(2);
  own.set_name("Maren");
  own.set_seat(2);
  own.set_own(true);
  own.set_text("No <b>hurry</b>");
  forget();
  heard.table.chatChanged({moment, own}, {.new_lines = 2});
  EXPECT_EQ(heard.table.chat()->unread(), 1);
  EXPECT_EQ(heard.announced, QStringList{s("Jonas says: One moment")});
  EXPECT_EQ(heard.sounds, QStringList{s("chat")});
  EXPECT_EQ(heard.bubbles, (QStringList{s("1: One moment"), s("2: No <b>hurry</b>")}));
  EXPECT_EQ(heard.table.chat()->lines()->lines()[1].name, s("You"));
  heard.table.chat()->seen();
  EXPECT_EQ(heard.table.chat()->unread(), 0);
}

TEST_F(AtTheTable, OldChatIsNotAnnounced) {
  table::v1::ChatLine line;
  line.set_number(7);
  line.set_name("Ola");
  line.set_text("Hello");
  forget();
  heard.table.chatChanged({line}, {.new_lines = 1, .said_before = true});
  EXPECT_EQ(heard.table.chat()->lines()->count(), 1);
  EXPECT_EQ(heard.table.chat()->unread(), 0);
  EXPECT_TRUE(heard.announced.isEmpty());
  EXPECT_TRUE(heard.bubbles.isEmpty());
}

TEST_F(AtTheTable, PhrasesAndTextsAreSent) {
  EXPECT_EQ(heard.table.chat()->phrases(),
            (QStringList{s("Well played"), s("One moment"), s("Again?"), s("Thanks for the game")}));
  heard.table.chat()->sayPhrase(3);
  EXPECT_EQ(heard.asked.back().message.say().phrase(), table::v1::PHRASE_THANKS);
  heard.table.chat()->say(s("  Good evening "));
  EXPECT_EQ(heard.asked.back().message.say().text(), "Good evening");
  heard.table.chat()->say(s("   "));
  heard.table.chat()->sayPhrase(4);
  EXPECT_EQ(heard.asked.size(), 2U);
}

}  // namespace
}  // namespace cardroom::testing
