// The ways to leave a table, and what ends a visit.
#include "tests/client/core/visit_bench.h"

namespace cardroom::client {
namespace {

using Why = visit::Failed::Why;

constexpr RequestTag kOthersTag = kVisitTag + Visit::kTags;

class VisitLeaving : public VisitTest {};
INSTANTIATE_TEST_SUITE_P(Clients, VisitLeaving,
                         ::testing::Values(ServerPage::none, ServerPage::shown, ServerPage::linked), kClientName);

TEST_P(VisitLeaving, FindsAWaitingSeatInsteadOfJoiningAnotherTable) {
  arrive(visit::Join{"other"}, "table");
  if (GetParam() == ServerPage::shown) return;  // This kind of client goes to the waiting seat first.
  only<visit::SeatInTheWay>();
  tell(visit::Leave{});
  EXPECT_TRUE(asked.back().has_leave_table());
  sit();  // An update of the table that is being left is not an arrival.
  EXPECT_TRUE(came.empty());
  done();
  only<visit::Left>();
  tell(visit::Proceed{});
  EXPECT_EQ(asked.back().join_table().table_id(), "other");
}

TEST_P(VisitLeaving, GivesAWaitingSeatUp) {
  arrive(visit::GiveUpSeat{}, "table");
  only<visit::SeatInTheWay>();
  tell(visit::Leave{});
  done();
  only<visit::Left>();
  tell(visit::Proceed{});
  EXPECT_TRUE(only<visit::NothingToDo>().no_seat);
}

TEST_P(VisitLeaving, LeavesTheTableOnce) {
  arrive(visit::Join{"table"});
  done();
  sit(1, table::v1::PHASE_PLAYING);
  only<visit::Arrived>();
  EXPECT_TRUE(visit.leaving_matters());
  EXPECT_FALSE(visit.may_step_away()) << "this server does not keep its tables";
  tell(visit::Leave{});
  EXPECT_TRUE(visit.leaving());
  done();
  only<visit::Left>();
  EXPECT_FALSE(visit.leaving());
  EXPECT_FALSE(visit.leaving_matters());
  EXPECT_EQ(visit.table(), nullptr);
}

TEST_P(VisitLeaving, KeepsTheSeatWhenItStepsAway) {
  bench.run = "first";
  arrive(visit::Join{"table"});
  done();
  sit(1, table::v1::PHASE_PLAYING);
  only<visit::Arrived>();
  EXPECT_TRUE(visit.may_step_away());
  tell(visit::StepAway{});
  EXPECT_TRUE(visit.leaving());
  EXPECT_TRUE(asked.back().leave_table().keep_seat());
  sit(2, table::v1::PHASE_PLAYING);  // An update of the table that is being left is not an arrival.
  EXPECT_TRUE(came.empty());
  done();
  const auto left = only<visit::Left>();
  EXPECT_TRUE(left.seat_kept);
  EXPECT_FALSE(left.forgotten);
  EXPECT_FALSE(visit.leaving());
  EXPECT_EQ(visit.table(), nullptr);
  EXPECT_EQ(bench.core.profile().seats.size(), 1U);
}

TEST_P(VisitLeaving, GoesFromOneTableToAnotherAndKeepsTheSeat) {
  bench.run = "first";
  arrive(visit::Join{"table"});
  done();
  sit();
  only<visit::Arrived>();
  tell(visit::Pursue{visit::Resume{"other"}});
  tell(visit::StepAway{});
  done();
  EXPECT_TRUE(came.empty());
  EXPECT_EQ(asked.back().join_table().table_id(), "other");
}

TEST_P(VisitLeaving, StaysIfTheServerRefusesToLetItStepAway) {
  arrive(visit::Join{"table"});
  done();
  sit();
  only<visit::Arrived>();
  tell(visit::StepAway{});
  refuse(session::v1::REFUSAL_REASON_TOO_FAST);
  EXPECT_EQ(only<visit::Failed>().why, Why::leave_refused);
  EXPECT_FALSE(visit.leaving());
}

TEST_P(VisitLeaving, GivesUpNoSeatAtAnotherTable) {
  arrive(visit::GiveUpSeat{"other"}, "table");
  EXPECT_TRUE(only<visit::NothingToDo>().no_seat);
  EXPECT_TRUE(asked.empty());
}

TEST_P(VisitLeaving, StaysIfTheServerRefusesToLetItLeave) {
  arrive(visit::Join{"table"});
  done();
  sit();
  only<visit::Arrived>();
  tell(visit::Leave{});
  refuse(session::v1::REFUSAL_REASON_TOO_FAST);
  EXPECT_EQ(only<visit::Failed>().why, Why::leave_refused);
  EXPECT_FALSE(visit.leaving());
  sit(2);
  EXPECT_TRUE(came.empty());
}

TEST_P(VisitLeaving, ReportsThatItWasForgottenBeforeItHadLeft) {
  arrive(visit::Join{"table"});
  done();
  sit();
  only<visit::Arrived>();
  tell(visit::Leave{});
  bench.cut();
  bench.wait(Instant{1'000});
  bench.connect();
  bench.welcome(false, 0, {}, 'b');
  follow();
  EXPECT_TRUE(only<visit::Left>().forgotten);
}

TEST_P(VisitLeaving, LooksAgainAfterAnOutageOnlyIfItShowsTables) {
  arrive(visit::Look{});
  list({{"a"}, {"b"}});
  only<visit::TablesListed>();
  const std::size_t before = asked.size();
  bench.cut();
  bench.wait(Instant{1'000});
  bench.connect();
  bench.welcome(true, answered);
  follow();
  EXPECT_EQ(asked.size() - before, GetParam() == ServerPage::none ? 0U : 1U);
}

TEST_P(VisitLeaving, IsAtNoTableOnceItHasStopped) {
  arrive(visit::Join{"table"});
  done();
  sit();
  bench.step(Stop{});
  EXPECT_EQ(visit.table(), nullptr);
  EXPECT_FALSE(visit.online());
  EXPECT_FALSE(visit.on_the_way());
}

TEST_P(VisitLeaving, IgnoresTheAnswersToOthers) {
  arrive(visit::Join{"table"});
  done();
  bench.ask(kOthersTag);
  bench.ask(kVisitTag - 1);
  refuse(session::v1::REFUSAL_REASON_TABLE_FULL);
  refuse(session::v1::REFUSAL_REASON_TABLE_FULL);
  EXPECT_TRUE(came.empty());
}

TEST_P(VisitLeaving, ASeatThatWasGivenAwayEndsTheAim) {
  bench.run = "first";
  arrive(visit::Resume{"table"}, "table");
  session::v1::ServerMessage message;
  message.mutable_left_table()->set_table_id("table");
  message.mutable_left_table()->set_reason(lobby::v1::LEFT_REASON_SEAT_GIVEN);
  bench.tell(message);
  follow();
  EXPECT_FALSE(visit.has_aim());
  EXPECT_TRUE(visit.on_the_way());
}

TEST_P(VisitLeaving, ASeatThatWasGivenAwayDoesNotStopTheWayToANewTable) {
  bench.run = "first";
  arrive(visit::Create{}, "table");
  ASSERT_TRUE(asked.back().leave_table().keep_seat());
  session::v1::ServerMessage message;
  message.mutable_left_table()->set_table_id("table");
  message.mutable_left_table()->set_reason(lobby::v1::LEFT_REASON_SEAT_GIVEN);
  bench.tell(message);
  follow();
  EXPECT_TRUE(came.empty());
  refuse(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  EXPECT_TRUE(asked.back().has_create_table());
}

TEST_P(VisitLeaving, ForgetsItsAim) {
  tell(visit::Pursue{visit::Create{}});
  tell(visit::Forget{});
  EXPECT_FALSE(visit.has_aim());
}

TEST(GivingUp, EndsAGameOnlyIfNobodyElseHasASeat) {
  table::v1::TableUpdate update;
  update.add_seats()->mutable_person()->set_connected(true);
  update.add_seats()->mutable_bot();
  update.set_seat(0);
  EXPECT_EQ(giving_up(update), GivingUp::game_ends);
  auto& other = *update.add_seats()->mutable_person();
  EXPECT_EQ(giving_up(update), GivingUp::others_may_go_on) << "somebody has left for tonight";
  other.set_connected(true);
  EXPECT_EQ(giving_up(update), GivingUp::bot_plays_on);
}

TEST(OthersPresent, CountsConnectedPeopleAndThoseWhoWereGivenASeat) {
  table::v1::TableUpdate update;
  for (int seat = 0; seat < 4; ++seat)
    update.add_seats();
  update.set_seat(0);
  update.mutable_seats(0)->mutable_person()->set_connected(true);
  EXPECT_EQ(others_present(update), 0);
  update.mutable_seats(1)->mutable_person()->set_connected(true);
  update.mutable_seats(2)->mutable_person();  // The connection is lost.
  update.mutable_seats(3)->mutable_bot();
  EXPECT_EQ(others_present(update), 1);
  update.mutable_seats(3)->set_next_name("Per");
  EXPECT_EQ(others_present(update), 2);
  update.set_next_seat(3);
  EXPECT_EQ(others_present(update), 1);
}

}  // namespace
}  // namespace cardroom::client
