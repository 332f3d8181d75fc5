// The ways to get to a table: create, join, watch, resume.
#include "tests/client/core/visit_bench.h"

namespace cardroom::client {
namespace {

using Why = visit::Failed::Why;

class VisitArriving : public VisitTest {};
INSTANTIATE_TEST_SUITE_P(Clients, VisitArriving,
                         ::testing::Values(ServerPage::none, ServerPage::shown, ServerPage::linked), kClientName);

TEST_P(VisitArriving, CreatesATableAndArrivesOnce) {
  visit::Create aim;
  aim.request.set_kind("pasur");
  arrive(aim);
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked[0].create_table().kind(), "pasur");
  EXPECT_FALSE(visit.has_aim());
  EXPECT_TRUE(visit.on_the_way());
  done();
  sit();
  only<visit::Arrived>();
  EXPECT_FALSE(visit.on_the_way());
  sit(2);
  EXPECT_TRUE(came.empty());
}

TEST_P(VisitArriving, KeepsItsAimUntilTheServerIsReached) {
  tell(visit::Pursue{visit::Create{}});
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.step(ConnectionClosed{bench.opened.back().connection, "refused", true});
  follow();
  EXPECT_TRUE(visit.aims_to<visit::Create>());
  EXPECT_TRUE(asked.empty());
}

TEST_P(VisitArriving, SaysThatTheServerRefusesToCreate) {
  arrive(visit::Create{});
  refuse(session::v1::REFUSAL_REASON_UNKNOWN_KIND);
  const auto failed = only<visit::Failed>();
  EXPECT_EQ(failed.why, Why::create_refused);
  EXPECT_EQ(failed.refused.reason(), session::v1::REFUSAL_REASON_UNKNOWN_KIND);
}

TEST_P(VisitArriving, JoinsTheOnlyTable) {
  arrive(visit::Look{});
  ASSERT_TRUE(asked.back().has_list_tables());
  list({{"a", false}});
  ASSERT_TRUE(asked.back().has_join_table());
  EXPECT_EQ(asked.back().join_table().table_id(), "a");
  EXPECT_FALSE(asked.back().join_table().watch());
  EXPECT_TRUE(came.empty());
}

TEST_P(VisitArriving, WatchesTheOnlyTableIfThatIsTheAim) {
  arrive(visit::Look{.watch = true});
  list({{"a"}});
  EXPECT_TRUE(asked.back().join_table().watch());
}

TEST_P(VisitArriving, ListsSeveralTablesPageByPage) {
  arrive(visit::Look{});
  list({{"a"}, {"b"}}, true);
  EXPECT_TRUE(came.empty());
  EXPECT_EQ(asked.back().list_tables().after(), "b");
  list({{"b"}, {"c"}});  // A table that is already known is not listed twice.
  only<visit::TablesListed>();
  ASSERT_EQ(visit.tables().tables_size(), 3);
  EXPECT_EQ(visit.tables().tables(2).table_id(), "c");
}

TEST_P(VisitArriving, ListsNoTables) {
  arrive(visit::Look{});
  list({});
  only<visit::TablesListed>();
  EXPECT_EQ(visit.tables().tables_size(), 0);
}

TEST_P(VisitArriving, SaysWhichPageOfTheListWasRefused) {
  arrive(visit::Look{});
  list({{"a"}, {"b"}}, true);
  refuse(session::v1::REFUSAL_REASON_TOO_FAST);
  EXPECT_EQ(only<visit::Failed>().why, Why::more_of_list_refused);
  EXPECT_EQ(visit.tables().tables_size(), 2);
}

TEST_P(VisitArriving, TakesTheOpenSeatOfAFileOrWatches) {
  for (const bool open : {true, false}) {
    arrive(visit::TakeOnlySeat{});
    list({{"a", open}});
    EXPECT_EQ(asked.back().join_table().watch(), !open);
    bench.step(Stop{});
    follow();
    tell(visit::Forget{});
    answered = 0;
  }
}

TEST_P(VisitArriving, AsksForThePasswordUntilItIsRight) {
  arrive(visit::Join{"table"});
  refuse(session::v1::REFUSAL_REASON_WRONG_PASSWORD);
  auto question = only<visit::Question>();
  EXPECT_EQ(question.kind, visit::Question::Kind::password);
  EXPECT_FALSE(question.again);
  tell(visit::Password{"open"});
  EXPECT_EQ(asked.back().join_table().password(), "open");
  refuse(session::v1::REFUSAL_REASON_WRONG_PASSWORD);
  EXPECT_TRUE(only<visit::Question>().again);
  tell(visit::Password{"sesame"});
  EXPECT_EQ(asked.back().join_table().table_id(), "table");
  done();
  sit();
  only<visit::Arrived>();
}

TEST_P(VisitArriving, OffersToWatchAFullTable) {
  arrive(visit::Join{"table"});
  refuse(session::v1::REFUSAL_REASON_TABLE_FULL);
  if (GetParam() != ServerPage::shown) {  // This kind of client first finds out whether watching is allowed.
    EXPECT_TRUE(came.empty());
    list({{"other"}, {"table", false}});
  }
  const auto question = only<visit::Question>();
  EXPECT_EQ(question.kind, visit::Question::Kind::watch);
  EXPECT_EQ(question.refused.reason(), session::v1::REFUSAL_REASON_TABLE_FULL);
  tell(visit::WatchInstead{});
  EXPECT_TRUE(asked.back().join_table().watch());
  EXPECT_EQ(asked.back().join_table().table_id(), "table");
  refuse(session::v1::REFUSAL_REASON_TABLE_FULL);
  EXPECT_EQ(only<visit::Failed>().why, Why::join_refused);
}

TEST_P(VisitArriving, DoesNotOfferToWatchIfWatchingIsForbidden) {
  arrive(visit::Join{"table"});
  refuse(session::v1::REFUSAL_REASON_TABLE_FULL);
  if (GetParam() == ServerPage::shown) return void(only<visit::Question>());
  list({{"table", false, false}});
  EXPECT_EQ(only<visit::Failed>().refused.reason(), session::v1::REFUSAL_REASON_TABLE_FULL);
}

TEST_P(VisitArriving, SaysThatTheSeatToResumeIsGone) {
  arrive(visit::Resume{});
  EXPECT_EQ(only<visit::Failed>().why, Why::seat_gone);
  EXPECT_TRUE(asked.empty());
}

TEST_P(VisitArriving, ResumesTheSeatThatWaits) {
  arrive(visit::Resume{}, "table");
  EXPECT_TRUE(came.empty());
  sit();
  only<visit::Arrived>();
  EXPECT_TRUE(asked.empty());
}

TEST_P(VisitArriving, FindsAWaitingSeatInsteadOfCreatingATable) {
  arrive(visit::Create{}, "table");
  if (GetParam() != ServerPage::shown) only<visit::SeatKept>();
  sit();
  only<visit::Arrived>();
  EXPECT_FALSE(visit.has_aim());
  EXPECT_TRUE(asked.empty());
}

}  // namespace
}  // namespace cardroom::client
