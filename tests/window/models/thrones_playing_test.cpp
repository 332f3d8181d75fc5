// How a person plays Game of Thrones: playing a card, choosing its pile, passing; and which rule is cited when a move
// is refused.
#include <gtest/gtest.h>

#include "tests/window/models/at_the_thrones.h"

namespace cardroom::testing {
namespace {

class ThronesPlay : public AtTheThrones {
 protected:
  const games::thrones::v1::Move& sent() { return heard.asked.back().message.move().move().thrones(); }

  void expectPut(int card, std::uint32_t pile) {
    ASSERT_EQ(heard.asked.size(), 1U);
    EXPECT_EQ(sent().put().card(), card);
    EXPECT_EQ(sent().put().pile(), pile);
  }

  QString actionIds() const {
    QStringList ids;
    for (const window::Action& action : heard.table.choice()->actions())
      ids << action.id;
    return ids.join(QLatin1Char{' '});
  }
};

TEST_F(ThronesPlay, HelpIsAimedAtOurPileAndHarmAtTheirs) {
  comeToYourTurn();
  heard.table.choice()->select(s("6S"));
  EXPECT_EQ(heard.table.choice()->aim(), s("pile-1"));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Play 6♠ on ours"));
  EXPECT_TRUE(heard.table.turn()->primaryReady());
  heard.table.choice()->clearSelection();
  heard.table.choice()->select(s("TC"));
  EXPECT_EQ(heard.table.choice()->aim(), s("pile-1"));
  heard.table.choice()->clearSelection();
  heard.table.choice()->select(s("8D"));
  EXPECT_EQ(heard.table.choice()->aim(), s("pile-0"));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Play 8♦ on theirs"));
}

TEST_F(ThronesPlay, ThePrimaryPutsTheCardOnItsTarget) {
  comeToYourTurn();
  heard.table.choice()->select(s("6S"));
  heard.table.choice()->aimAt(s("pile-0"));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Play 6♠ on theirs"));
  heard.table.turn()->primary();
  expectPut(cards::v1::CARD_SIX_OF_SPADES, 0);
  EXPECT_TRUE(heard.table.choice()->moving());
  EXPECT_EQ(heard.table.choice()->movingCard(), s("6S"));
  EXPECT_TRUE(game().preview().isEmpty());
}

TEST_F(ThronesPlay, TheTargetCycles) {
  comeToYourTurn();
  heard.table.choice()->select(s("6S"));
  heard.table.choice()->aimNext(1);
  EXPECT_EQ(heard.table.choice()->aim(), s("pile-0"));
  heard.table.choice()->aimNext(1);
  EXPECT_EQ(heard.table.choice()->aim(), s("pile-1"));
  heard.table.choice()->aimNext(-1);
  EXPECT_EQ(heard.table.choice()->aim(), s("pile-0"));
}

TEST_F(ThronesPlay, ADropOrAClickOnAPilePlaysThere) {
  comeToYourTurn();
  heard.table.choice()->playAt(s("8D"), s("pile-1"));
  expectPut(cards::v1::CARD_EIGHT_OF_DIAMONDS, 1);
}

TEST_F(ThronesPlay, ADoubleClickOnAnEffectAsksForThePile) {
  comeToYourTurn();
  heard.table.choice()->play(s("6S"));
  EXPECT_TRUE(heard.asked.empty());
  EXPECT_EQ(heard.table.choice()->selected(), s("6S"));
  EXPECT_EQ(heard.table.turn()->prompt(), s("Play 6♠ on a pile."));
  heard.table.choice()->play(s("6S"));
  EXPECT_EQ(heard.table.choice()->selected(), s("6S")) << "asks again instead of deselecting";
}

TEST_F(ThronesPlay, ADoubleClickOnAHeartPlaysIt) {
  deal(thrones_evening::kMaren);
  EXPECT_EQ(heard.table.turn()->prompt(), s("Play a heart on our pile."));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Choose a heart"));
  EXPECT_FALSE(heard.table.turn()->primaryReady());
  heard.table.choice()->play(s("KH"));
  expectPut(cards::v1::CARD_KING_OF_HEARTS, 1);
}

TEST_F(ThronesPlay, PassingIsAButtonAKeyAndARightClick) {
  deal();
  play("7H on 0, QH on 1");
  EXPECT_EQ(actionIds(), QString{}) << "it is Otto's turn";
  comeToYourTurn();
  EXPECT_EQ(actionIds(), s("pass"));
  EXPECT_EQ(heard.table.choice()->actions()[0].text, s("Pass"));
  EXPECT_EQ(heard.table.choice()->actions()[0].key, s("P"));
  heard.table.choice()->act(s("pass"));
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_TRUE(sent().has_pass());
  heard.refuse(session::v1::REFUSAL_REASON_TOO_FAST);
  EXPECT_TRUE(heard.table.choice()->actByKey(s("p")));
  ASSERT_EQ(heard.asked.size(), 2U);
  EXPECT_TRUE(sent().has_pass());
  heard.refuse(session::v1::REFUSAL_REASON_TOO_FAST);
  heard.table.choice()->secondClick(s("6S"));
  ASSERT_EQ(heard.asked.size(), 3U);
  EXPECT_TRUE(sent().has_pass());
  EXPECT_FALSE(heard.table.choice()->actByKey(s("p"))) << "a move is pending";
}

TEST_F(ThronesPlay, ARightClickFirstDeselectsTheCard) {
  comeToYourTurn();
  heard.table.choice()->select(s("6S"));
  heard.table.choice()->secondClick(s("KS"));
  EXPECT_EQ(heard.table.choice()->selected(), QString{});
  EXPECT_TRUE(heard.asked.empty());
  heard.table.choice()->secondClick(s("7S"));
  EXPECT_TRUE(heard.asked.empty()) << "not one's own card";
}

TEST_F(ThronesPlay, PassingIsNotOfferedOnAHeartTurn) {
  deal(thrones_evening::kMaren);
  EXPECT_EQ(actionIds(), QString{});
  EXPECT_FALSE(heard.table.choice()->actByKey(s("P")));
  heard.table.choice()->secondClick(s("6S"));
  EXPECT_TRUE(heard.asked.empty());
}

TEST_F(ThronesPlay, WithoutALegalCardPassingIsTheNextAction) {
  played.deal(thrones_evening::kDiamondHands, thrones_evening::kJonas);
  play(thrones_evening::kNoPlace);
  EXPECT_EQ(heard.table.turn()->prompt(), s("No card of yours has a place now. You can only pass."));
  EXPECT_TRUE(heard.announced.contains(s("Your turn. No card of yours has a place now. You can only pass.")));
  EXPECT_TRUE(heard.table.choice()->actions().isEmpty());
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Pass"));
  EXPECT_TRUE(heard.table.turn()->primaryReady());
  heard.table.choice()->select(s("4D"));
  EXPECT_EQ(heard.toasts.join(QString{}), s("A diamond may not lie on a heart."));
  heard.table.turn()->primary();
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_TRUE(sent().has_pass());
}

// --- Refusals

TEST_F(ThronesPlay, AnEffectOnAHeartTurnIsRefusedByName) {
  deal(thrones_evening::kMaren);
  heard.table.choice()->select(s("6S"));
  EXPECT_EQ(heard.refused, QStringList{s("6S")});
  EXPECT_EQ(heard.toasts.join(QString{}), s("Each battle starts with a heart. Play one on our pile."));
  EXPECT_EQ(heard.sounds.back(), s("illegal"));
}

TEST_F(ThronesPlay, AHeartOnAnEffectTurnIsRefusedByName) {
  comeToYourTurn();
  heard.table.choice()->select(s("4H"));
  EXPECT_EQ(heard.toasts.join(QString{}), s("Hearts only start a battle. Play another card, or pass."));
}

TEST_F(ThronesPlay, AHeartOnTheirPileIsRefusedByName) {
  deal(thrones_evening::kMaren);
  heard.table.choice()->playAt(s("KH"), s("pile-0"));
  EXPECT_TRUE(heard.asked.empty());
  EXPECT_EQ(heard.toasts.join(QString{}), s("A heart goes on our own pile."));
}

TEST_F(ThronesPlay, ADiamondOnAHeartIsRefusedByName) {
  deal();
  play("7H on 0, QH on 1, 7C on 0");
  heard.table.choice()->playAt(s("8D"), s("pile-1"));
  EXPECT_TRUE(heard.asked.empty());
  EXPECT_EQ(heard.toasts.join(QString{}), s("A diamond may not lie on a heart."));
  forget();
  heard.table.choice()->select(s("8D"));
  EXPECT_EQ(heard.table.choice()->aim(), s("pile-0"));
  heard.table.choice()->aimNext(1);
  EXPECT_EQ(heard.table.choice()->aim(), s("pile-0")) << "the only one";
  heard.table.choice()->aimAt(s("pile-1"));
  EXPECT_EQ(heard.table.choice()->aim(), s("pile-0"));
  EXPECT_EQ(heard.toasts.join(QString{}), s("A diamond may not lie on a heart."));
}

TEST_F(ThronesPlay, TurnsAndCardsOfOthersAreRefused) {
  comeToYourTurn();
  heard.table.choice()->select(s("7S"));
  EXPECT_EQ(heard.toasts.join(QString{}), s("You can only play a card from your hand."));
  play("6S on 1");
  forget();
  heard.table.choice()->select(s("KS"));
  EXPECT_EQ(heard.toasts.join(QString{}), s("It is not your turn."));
  playToTheEnd();
  forget();
  heard.table.choice()->select(s("4H"));
  EXPECT_EQ(heard.toasts.join(QString{}), s("The game is over."));
}

TEST_F(ThronesPlay, ARefusalOfTheServerNamesItsRule) {
  comeToYourTurn();
  const std::pair<int, const char*> rules[]{
      {games::thrones::v1::BROKE_RULE_PASS_ON_HEART_TURN, "Each battle starts with a heart; nobody may pass now."},
      {games::thrones::v1::BROKE_RULE_EFFECT_ON_HEART_TURN, "Each battle starts with a heart. Play one on our pile."},
      {games::thrones::v1::BROKE_RULE_HEART_ON_EFFECT_TURN, "Hearts only start a battle. Play another card, or pass."},
      {games::thrones::v1::BROKE_RULE_HEART_ON_OTHER_PILE, "A heart goes on our own pile."},
      {games::thrones::v1::BROKE_RULE_DIAMOND_ON_HEART, "A diamond may not lie on a heart."},
      {99, "The rules do not allow that."},
  };
  for (const auto& [rule, words] : rules) {
    heard.table.choice()->act(s("pass"));
    client::Answered answer{.tag = heard.asked.back().tag, .answer = {}};
    answer.answer.mutable_refused()->set_reason(session::v1::REFUSAL_REASON_BROKE_RULE);
    answer.answer.mutable_refused()->set_rule(static_cast<std::uint32_t>(rule));
    heard.toasts.clear();
    EXPECT_TRUE(heard.table.answered(answer));
    EXPECT_EQ(heard.toasts.join(QString{}), s(words));
    EXPECT_FALSE(heard.table.choice()->moving());
  }
}

// --- Hints

struct Hinted {
  const char* name;
  int reason;
  const char* card;  ///< "6S on 1"; empty: a pass.
  const char* words;
};

void PrintTo(const Hinted& hinted, std::ostream* out) {
  *out << hinted.name;
}

class ThronesHints : public AtTheThrones, public ::testing::WithParamInterface<Hinted> {};

TEST_P(ThronesHints, AreExplainedAndMarked) {
  comeToYourTurn();
  heard.table.turn()->hint();
  client::Answered answer{.tag = heard.asked.back().tag, .answer = {}};
  table::v1::Hint& hint = *answer.answer.mutable_hint();
  hint.set_decision(played.table().update.decision());
  auto& move = *hint.mutable_move()->mutable_thrones();
  const QString written = s(GetParam().card);
  if (written.isEmpty()) {
    move.mutable_pass();
  } else {
    const auto& hand = played.table().update.view().thrones().hand();
    for (const int card : hand)
      if (heard.card(written.left(2)).card == written.left(2)) move.mutable_put()->set_card(cards::v1::Card(card));
    move.mutable_put()->set_card(written.startsWith(s("6S"))   ? cards::v1::CARD_SIX_OF_SPADES
                                 : written.startsWith(s("8D")) ? cards::v1::CARD_EIGHT_OF_DIAMONDS
                                                               : cards::v1::CARD_FOUR_OF_HEARTS);
    move.mutable_put()->set_pile(written.back() == QLatin1Char{'1'} ? 1 : 0);
  }
  auto& reason = *hint.mutable_reason()->mutable_thrones();
  reason.set_reason(static_cast<games::thrones::v1::HintReason>(GetParam().reason));
  reason.set_gain_now(9);
  reason.set_gain_then(19);
  EXPECT_TRUE(heard.table.answered(answer));
  EXPECT_EQ(heard.toasts.join(QString{}), s(GetParam().words));
  if (written.isEmpty()) {
    EXPECT_EQ(heard.table.turn()->primaryText(), s("Pass"));
    heard.table.turn()->primary();
    EXPECT_TRUE(heard.asked.back().message.move().move().thrones().has_pass());
    return;
  }
  EXPECT_TRUE(heard.card(written.left(2)).hinted);
  if (written.startsWith(s("4H"))) return;
  heard.table.choice()->select(written.left(2));
  EXPECT_EQ(heard.table.choice()->aim(), written.back() == QLatin1Char{'1'} ? s("pile-1") : s("pile-0"))
      << "the pile that the hint names";
}

using namespace games::thrones::v1;  // NOLINT(google-build-using-namespace): the enumerators.

INSTANTIATE_TEST_SUITE_P(
    Reasons, ThronesHints,
    ::testing::Values(
        Hinted{"OnlyHeart", HINT_REASON_ONLY_HEART, "4H on 1", "Play 4♥ on our pile: it is your last heart."},
        Hinted{"StrongHeart", HINT_REASON_STRONG_HEART, "4H on 1",
               "Play 4♥ on our pile: a strong character attacks and defends well from the start."},
        Hinted{"WeakHeart", HINT_REASON_WEAK_HEART, "4H on 1", "Play 4♥ on our pile: little is lost if it falls."},
        Hinted{"WinsAttack", HINT_REASON_WINS_ATTACK, "6S on 1",
               "Play 6♠ on our pile: then our attack succeeds, and the battle would bring us 19 points, not 9."},
        Hinted{"WinsAttackThere", HINT_REASON_WINS_ATTACK, "8D on 0",
               "Play 8♦ on their pile: then our attack succeeds, and the battle would bring us 19 points, not 9."},
        Hinted{"StopsAttack", HINT_REASON_STOPS_ATTACK, "6S on 1",
               "Play 6♠ on our pile: then their attack fails, and the battle would bring us 19 points, not 9."},
        Hinted{"StopsAttackThere", HINT_REASON_STOPS_ATTACK, "8D on 0",
               "Play 8♦ on their pile: then their attack fails, and the battle would bring us 19 points, not 9."},
        Hinted{"CannotBeLost", HINT_REASON_CANNOT_BE_LOST, "6S on 1",
               "Play 6♠ on our pile: nobody else has a diamond that could cancel it twice over."},
        Hinted{"CannotBeLostThere", HINT_REASON_CANNOT_BE_LOST, "8D on 0",
               "Play 8♦ on their pile: nobody else has a diamond that could cancel it twice over."},
        Hinted{"BuildsUp", HINT_REASON_BUILDS_UP, "6S on 1",
               "Play 6♠ on our pile: it makes us stronger for the rest of the battle."},
        Hinted{"BuildsUpThere", HINT_REASON_BUILDS_UP, "8D on 0",
               "Play 8♦ on their pile: it makes them weaker for the rest of the battle."},
        Hinted{"UnknownReason", 77, "8D on 0", "Play 8♦ on their pile."},
        Hinted{"StandsWell", HINT_REASON_STANDS_WELL, "", "Pass: both attacks go our way as they stand."},
        Hinted{"SavesCards", HINT_REASON_SAVES_CARDS, "", "Pass: your cards are worth more later."},
        Hinted{"NothingHelps", HINT_REASON_NOTHING_HELPS, "", "Pass: no card of yours helps us now without a risk."},
        Hinted{"NoPlace", HINT_REASON_NO_PLACE, "", "Pass: none of your cards can be played now."},
        Hinted{"UnknownPass", 77, "", "Pass."}),
    [](const auto& one) { return one.param.name; });

}  // namespace
}  // namespace cardroom::testing
