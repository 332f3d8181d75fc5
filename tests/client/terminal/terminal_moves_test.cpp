// Moves, hints, countdowns and pauses.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "common/games/pasur/pasur_wire.h"
#include "tests/client/terminal/at_own_table.h"
#include "tests/support/cards_text.h"

namespace cardroom::terminal {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

TEST(TerminalMoves, ANumberOrACardAnswersTheDecision) {
  for (const char* typed : {"2", "k", "kc", "K♣"}) {
    AtOwnTable at;
    session::v1::ServerMessage message = at.table.message();
    auto& update = *message.mutable_table_update();
    update.set_phase(table::v1::PHASE_PLAYING);
    update.set_decision(7);
    update.add_seats_to_act(0);
    auto& discards = *update.mutable_legal_moves()->mutable_lucky_thirteen();
    discards.add_discards(cards::v1::CARD_TEN_OF_HEARTS);
    discards.add_discards(cards::v1::CARD_KING_OF_CLUBS);
    at.stage.from_server(message);
    at.stage.type(typed);
    if (std::string{typed} == "k") {
      EXPECT_THAT(at.stage.requests, SizeIs(0));
      continue;
    }
    ASSERT_THAT(at.stage.requests, SizeIs(1)) << typed;
    EXPECT_EQ(at.stage.requests[0].move().decision(), 7U);
    EXPECT_EQ(at.stage.requests[0].move().move().lucky_thirteen().discard(), cards::v1::CARD_KING_OF_CLUBS);
  }
}

TEST(TerminalMoves, OutOfTurnOrOutOfRangeSendNothing) {
  AtOwnTable at;
  at.stage.type("1");
  EXPECT_THAT(at.stage.transcript, HasSubstr("It is not your turn."));
  at.table.begin(0);
  at.stage.from_server(at.table.message());
  for (const char* typed : {"0", "4", "99999999999999999999"})
    at.stage.type(typed);
  EXPECT_THAT(at.stage.requests, SizeIs(0));
}

TEST(TerminalMoves, AllMovesOfALongListAreShownOnRequest) {
  AtOwnTable at;
  session::v1::ServerMessage message = at.table.message();
  auto& update = *message.mutable_table_update();
  update.mutable_settings()->set_kind("pasur");
  update.set_phase(table::v1::PHASE_PLAYING);
  update.set_decision(7);
  update.add_seats_to_act(0);
  const CardSet pool = testing::card_set("TC TD TH TS 8C 8D 2C 2D 2H 2S");
  pasur::Wire::write(pasur::Moves{.hand = testing::card_set("AH"), .pool = pool}, *update.mutable_legal_moves());
  at.stage.from_server(message);
  EXPECT_THAT(at.stage.transcript, HasSubstr("and 7 more with A♥"));
  EXPECT_THAT(at.stage.transcript, Not(HasSubstr("12  A♥ takes 10♥")));
  at.stage.transcript.clear();
  at.stage.type("moves");
  EXPECT_THAT(at.stage.transcript, Not(HasSubstr("12  A♥ takes 10♥")));
  at.stage.type("moves all");
  EXPECT_THAT(at.stage.transcript, HasSubstr("12  A♥ takes 10♥"));
}

TEST(TerminalMoves, OkPlaysTheHintOfThisTurn) {
  AtOwnTable at;
  at.stage.type("ok");
  EXPECT_THAT(at.stage.transcript, HasSubstr("It is not your turn."));
  at.table.begin(0);
  at.stage.from_server(at.table.message());
  const auto nothing_advised = [&at] {
    at.stage.transcript.clear();
    at.stage.type("ok");
    return at.stage.transcript.ends_with("There was no hint in this turn. Type hint for one.\n");
  };
  EXPECT_TRUE(nothing_advised());
  at.stage.type("hint");
  const session::v1::ServerMessage hint = at.table.hint();
  at.stage.answer(hint);
  EXPECT_THAT(at.stage.transcript, HasSubstr("Type ok to do"));
  at.stage.requests.clear();
  at.stage.type("ok");
  ASSERT_THAT(at.stage.requests, SizeIs(1));
  EXPECT_EQ(at.stage.requests[0].move().decision(), hint.hint().decision());
  EXPECT_EQ(at.stage.requests[0].move().move().SerializeAsString(), hint.hint().move().SerializeAsString());
  // A hint applies to one turn only.
  session::v1::ServerMessage next = at.table.message();
  next.mutable_table_update()->set_decision(hint.hint().decision() + 1);
  at.stage.from_server(next);
  at.stage.requests.clear();
  EXPECT_TRUE(nothing_advised());
  EXPECT_THAT(at.stage.requests, SizeIs(0));
}

TEST(TerminalMoves, ARefusedMoveIsAskedForAgain) {
  AtOwnTable at;
  at.table.begin(0);
  at.stage.from_server(at.table.message());
  at.stage.type("1");
  at.stage.transcript.clear();
  at.stage.refuse(session::v1::REFUSAL_REASON_NOT_IN_HAND);
  EXPECT_THAT(at.stage.transcript, HasSubstr("That card is not in your hand."));
  EXPECT_THAT(at.stage.transcript, HasSubstr("Your turn."));
}

TEST(TerminalMoves, TheCountdownIsSaidAtTenAndFiveSeconds) {
  AtOwnTable at;
  at.table.update.mutable_settings()->set_turn_limit_ms(30'000);
  at.table.begin(0);
  at.stage.from_server(at.table.message());
  at.stage.wait(19'999ms);
  EXPECT_THAT(at.stage.transcript, Not(HasSubstr("left.")));
  at.stage.wait(1ms);
  EXPECT_THAT(at.stage.transcript, HasSubstr("You have 10 seconds left."));
  at.stage.wait(5s);
  EXPECT_THAT(at.stage.transcript, HasSubstr("You have 5 seconds left."));
}

TEST(TerminalMoves, ACountdownIsNotSaidAfterASuspension) {
  AtOwnTable at;
  at.table.update.mutable_settings()->set_turn_limit_ms(30'000);
  at.table.begin(0);
  at.stage.from_server(at.table.message());
  at.stage.now += 24s;
  at.stage.wait(0ms);
  EXPECT_THAT(at.stage.transcript, Not(HasSubstr("left.")));
  at.stage.wait(1s);
  EXPECT_THAT(at.stage.transcript, HasSubstr("You have 5 seconds left."));
}

TEST(TerminalPause, IsToldOnceAndEnterEndsIt) {
  AtOwnTable at;
  at.table.update.set_phase(table::v1::PHASE_PAUSED);
  at.table.update.set_pause_left_ms(6'000);
  at.stage.from_server(at.table.message());
  EXPECT_EQ(at.stage.transcript, "A pause to read, 6 seconds. Press Enter to go on.\n");
  at.stage.from_server(at.table.message());
  EXPECT_EQ(at.stage.transcript, "A pause to read, 6 seconds. Press Enter to go on.\n");
  at.stage.transcript.clear();
  at.stage.type("");
  ASSERT_THAT(at.stage.requests, SizeIs(1));
  EXPECT_TRUE(at.stage.requests[0].has_go_on());
  at.stage.answer_done();
  at.stage.wait(kGoneOnSaidAfter);
  EXPECT_THAT(at.stage.transcript, HasSubstr("Waiting for the others to go on."));
  at.stage.from_server(at.table.message());
  at.table.update.set_phase(table::v1::PHASE_GATHERING);
  at.stage.from_server(at.table.message());
  at.stage.transcript.clear();
  at.stage.type("");
  EXPECT_THAT(at.stage.requests, SizeIs(1)) << "the table is shown";
}

}  // namespace
}  // namespace cardroom::terminal
