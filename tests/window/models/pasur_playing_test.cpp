// How a card is played in Pasur: the person chooses what it picks up, or lays it down.
#include <QSignalSpy>
#include <gtest/gtest.h>

#include "client/models/request_tags.h"
#include "tests/window/models/at_the_pasur.h"

namespace cardroom::testing {
namespace {

using namespace pasur_evening;

class PasurPlaying : public AtThePasur {
 protected:
  PasurPlaying() { comeToYourTurn(); }

  const games::pasur::v1::Move& asked() const { return heard.asked.back().message.move().move().pasur(); }
};

TEST_F(PasurPlaying, WithoutASelectedCardTheButtonAsksForOne) {
  EXPECT_EQ(heard.table.turn()->prompt(), s("Play a card."));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Choose a card"));
  EXPECT_FALSE(heard.table.turn()->primaryReady());
  EXPECT_TRUE(game().captures().isEmpty());
}

TEST_F(PasurPlaying, ACardOffersItsCapturesAndTheFirstIsSelected) {
  heard.table.choice()->select(s("7H"));
  ASSERT_EQ(game().captures().size(), 3);
  EXPECT_EQ(game().captures().value(0).cards, (QStringList{s("AS"), s("3D")}));
  EXPECT_EQ(game().captures().value(1).cards, (QStringList{s("2H"), s("2C")}));
  EXPECT_EQ(game().captures().value(2).cards, (QStringList{s("4C")}));
  EXPECT_EQ(game().captures().value(2).number, 3);
  EXPECT_EQ(choices(), (QStringList{s("AS-3D"), s("2H-2C"), s("4C")}));
  EXPECT_EQ(heard.table.choice()->aim(), s("AS-3D"));
  EXPECT_EQ(heard.table.turn()->prompt(), s("What should 7♥ take?"));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Take A♠  3♦"));
  EXPECT_TRUE(heard.table.turn()->primaryReady());
}

TEST_F(PasurPlaying, TheSelectionCyclesAndIsPlayed) {
  heard.table.choice()->select(s("7H"));
  heard.table.choice()->aimNext(1);
  EXPECT_EQ(heard.table.choice()->aim(), s("2H-2C"));
  heard.table.choice()->aimNext(-1);
  heard.table.choice()->aimNext(-1);
  EXPECT_EQ(heard.table.choice()->aim(), s("4C"));
  heard.table.choice()->aimAt(s("2H-2C"));
  heard.table.turn()->primary();
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_EQ(asked().card(), cards::v1::CARD_SEVEN_OF_HEARTS);
  ASSERT_EQ(asked().picks_size(), 2);
  EXPECT_EQ(asked().picks(0), cards::v1::CARD_TWO_OF_HEARTS);
  EXPECT_EQ(asked().picks(1), cards::v1::CARD_TWO_OF_CLUBS);
  EXPECT_TRUE(heard.table.choice()->moving());
}

TEST_F(PasurPlaying, AnInvalidChoiceIsNotPlayed) {
  heard.table.choice()->playAt(s("7H"), s("pool"));
  heard.table.choice()->playAt(s("7H"), s("3D"));
  EXPECT_TRUE(heard.asked.empty());
}

TEST_F(PasurPlaying, OneCaptureNeedsNoChoice) {
  heard.table.choice()->select(s("QH"));
  EXPECT_EQ(choices(), QStringList{s("QC")});
  EXPECT_EQ(heard.table.turn()->prompt(), s("This is what Q♥ takes."));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Take Q♣"));
  heard.table.choice()->clearSelection();
  heard.table.choice()->play(s("QH"));
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_EQ(asked().picks(0), cards::v1::CARD_QUEEN_OF_CLUBS);
}

TEST_F(PasurPlaying, AJackPicksUpAllNumbers) {
  heard.table.choice()->select(s("JS"));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Take 5 cards"));
  heard.table.turn()->primary();
  EXPECT_EQ(asked().picks_size(), 5);
}

TEST_F(PasurPlaying, ACardWithSeveralCapturesIsNotPlayedByADoubleClick) {
  heard.table.choice()->play(s("7H"));
  EXPECT_TRUE(heard.asked.empty());
  EXPECT_EQ(heard.table.choice()->selected(), s("7H"));
}

TEST_F(PasurPlaying, ACardThatPicksNothingUpIsLaidInThePool) {
  dealTwo();
  play(kParisasSur);
  heard.table.choice()->select(s("4C"));
  EXPECT_TRUE(game().captures().isEmpty());
  EXPECT_EQ(choices(), QStringList{s("pool")});
  EXPECT_EQ(heard.table.turn()->prompt(), s("4♣ takes nothing. It joins the pool."));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Play 4♣"));
  heard.table.turn()->primary();
  EXPECT_EQ(asked().card(), cards::v1::CARD_FOUR_OF_CLUBS);
  EXPECT_EQ(asked().picks_size(), 0);
}

TEST_F(PasurPlaying, MoreThanNineCapturesAreAllOffered) {
  sit(2);
  played.deal(kMany);
  show();
  play(kToManyChoices);
  heard.table.choice()->select(s("AH"));
  EXPECT_EQ(game().captures().size(), 12);
  EXPECT_TRUE(game().many());
  QStringList ids = choices();
  EXPECT_EQ(ids.removeDuplicates(), 0);
  EXPECT_EQ(ids.size(), 12);
}

TEST_F(PasurPlaying, CapturesAreAnnouncedAgainOnlyIfTheyDiffer) {
  QSignalSpy preview{&game(), &window::PasurModel::previewChanged};
  heard.table.choice()->consider(s("7H"));
  EXPECT_EQ(preview.count(), 1);
  heard.table.choice()->select(s("7H"));
  heard.table.choice()->aimNext(1);
  heard.table.choice()->clearSelection();
  EXPECT_EQ(preview.count(), 1) << "the pointer has been on it all the time";
  EXPECT_EQ(game().captures().size(), 3);
  EXPECT_FALSE(game().many());
  heard.table.choice()->consider({});
  EXPECT_EQ(preview.count(), 2);
}

TEST_F(PasurPlaying, NothingCanBePlayedOutOfTurn) {
  play("QH x QC");
  heard.table.choice()->select(s("7H"));
  EXPECT_EQ(heard.table.choice()->selected(), QString{});
  EXPECT_EQ(heard.toasts.value(0), s("It is not your turn."));
  EXPECT_TRUE(heard.table.choice()->ways().isEmpty());
}

TEST_F(PasurPlaying, ACardOfThePoolCannotBePlayed) {
  heard.table.choice()->select(s("AS"));
  EXPECT_EQ(heard.toasts.value(0), s("You can only play a card from your hand."));
}

TEST_F(PasurPlaying, TheServersRefusalIsDecisive) {
  heard.table.choice()->select(s("QH"));
  heard.table.turn()->primary();
  client::Answered answer{.tag = heard.asked.back().tag, .answer = {}};
  auto& refused = *answer.answer.mutable_refused();
  refused.set_reason(session::v1::REFUSAL_REASON_BROKE_RULE);
  for (const auto& [rule, words] :
       {std::pair{games::pasur::v1::BROKE_RULE_MUST_PICK_UP, s("This card can take something, so it must.")},
        std::pair{games::pasur::v1::BROKE_RULE_NOT_IN_POOL, s("Only cards in the pool can be taken.")},
        std::pair{games::pasur::v1::BROKE_RULE_NOT_ELEVEN, s("A number and what it takes must make eleven.")},
        std::pair{games::pasur::v1::BROKE_RULE_ONE_OF_ITS_KIND, s("A king takes one king, a queen one queen.")},
        std::pair{games::pasur::v1::BROKE_RULE_JACK_TAKES_ALL, s("A jack takes all numbers and jacks.")}}) {
    heard.toasts.clear();
    refused.set_rule(rule);
    heard.table.answered(answer);
    EXPECT_EQ(heard.toasts.value(0), words);
  }
}

TEST_F(PasurPlaying, AHintMarksItsCardAndSelectsItsCapture) {
  table::v1::GameMove move;
  pasur::Wire::write(pasur::move("7H x 4C"), move);
  table::v1::GameHint reason;
  reason.mutable_pasur()->set_reason(games::pasur::v1::HINT_REASON_TAKES_CLUBS);
  reason.mutable_pasur()->set_clubs(1);
  const window::Wording words = game().turn().showHint(move, reason);
  EXPECT_EQ(words.text, s("Take 4♣ with 7♥: that brings 1 club."));
  EXPECT_EQ(words.spoken, s("Take four of clubs with seven of hearts: that brings 1 club."));
  EXPECT_TRUE(heard.card(s("7H")).hinted);
  EXPECT_FALSE(heard.card(s("QH")).hinted);
  heard.table.choice()->select(s("7H"));
  EXPECT_EQ(heard.table.choice()->aim(), s("4C"));
  EXPECT_EQ(game().captures().value(0).cards, QStringList{s("4C")});
  EXPECT_EQ(choices(), (QStringList{s("4C"), s("AS-3D"), s("2H-2C")}));
}

TEST_F(PasurPlaying, EveryReasonOfAHintHasAText) {
  using namespace games::pasur::v1;  // NOLINT(google-build-using-namespace): the enumerators.
  const auto words = [this](const char* written, HintReason reason) {
    table::v1::GameMove move;
    pasur::Wire::write(pasur::move(written), move);
    table::v1::GameHint hint;
    hint.mutable_pasur()->set_reason(reason);
    return game().turn().showHint(move, hint).text;
  };
  const QSet<QString> picking{words("QH x QC", HINT_REASON_MAKES_SUR),    words("QH x QC", HINT_REASON_CANCELS_SUR),
                              words("QH x QC", HINT_REASON_TAKES_POINTS), words("QH x QC", HINT_REASON_TAKES_CLUBS),
                              words("QH x QC", HINT_REASON_TAKES_CARDS),  words("QH x QC", HINT_REASON_DENIES_SUR),
                              words("QH x QC", HINT_REASON_UNSPECIFIED)};
  EXPECT_EQ(picking.size(), 7);
  const QSet<QString> laying{words("QH", HINT_REASON_CAN_WAIT), words("QH", HINT_REASON_DENIES_SUR),
                             words("QH", HINT_REASON_GIVES_LEAST), words("QH", HINT_REASON_UNSPECIFIED)};
  EXPECT_EQ(laying.size(), 4);
}

}  // namespace
}  // namespace cardroom::testing
