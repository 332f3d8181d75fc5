// Requests are handled exactly once, even after a redirect.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/core/client_core.h"
#include "tests/client/core/client_bench.h"

namespace cardroom::client {
namespace {

using Kind = Status::Kind;
using Why = Status::Why;
using namespace std::chrono_literals;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// --- Requests ----------------------------------------------------------------------------------------------------

TEST(ClientRequests, AreNumberedAndOnlyOneIsOutstanding) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  bench.ask(10);
  bench.ask(20);
  ASSERT_THAT(bench.sent, SizeIs(1));
  EXPECT_EQ(bench.sent[0].request_id(), 1U);
  bench.answer_done(1);
  ASSERT_THAT(bench.sent, SizeIs(2));
  EXPECT_EQ(bench.sent[1].request_id(), 2U);
  ASSERT_THAT(bench.all<Answered>(), SizeIs(1));
  EXPECT_EQ(bench.all<Answered>()[0].tag, 10U);
}

TEST(ClientRequests, TheUnansweredOneIsRepeatedUnderItsNumber) {
  for (const std::uint64_t server_has : {0U, 1U}) {
    ClientBench bench;
    bench.arrive();
    bench.ask(10);
    bench.cut();
    bench.wait(1s);
    bench.forget();
    bench.connect();
    EXPECT_THAT(bench.sent, SizeIs(1)) << "only the hello, until the welcome";
    bench.welcome(true, server_has);
    ASSERT_THAT(bench.sent, SizeIs(2));
    EXPECT_TRUE(bench.sent[1].has_go_on());
    EXPECT_EQ(bench.sent[1].request_id(), 1U);
    bench.answer_done(1);
    EXPECT_THAT(bench.all<Answered>(), SizeIs(1));
  }
}

TEST(ClientRequests, TheUnansweredOneGetsTheNextNumberOfAServerThatRemembersFewer) {
  ClientBench bench;
  bench.arrive();
  bench.ask(10);
  bench.answer_done(1);
  bench.ask(20);
  bench.cut();
  bench.wait(1s);
  bench.forget();
  bench.connect();
  bench.welcome(true, 0);
  ASSERT_THAT(bench.sent, SizeIs(2));
  EXPECT_EQ(bench.sent[1].request_id(), 1U);
  bench.answer_done(1);
  EXPECT_THAT(bench.all<Answered>(), SizeIs(1));
}

TEST(ClientRequests, ReportARepeatedAnswerOnce) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  bench.ask(10);
  bench.answer_done(1);
  bench.answer_done(1);
  EXPECT_THAT(bench.all<Answered>(), SizeIs(1));
}

TEST(ClientRequests, AreRepeatedAfterOutOfOrder) {
  // The server is still processing a request that was sent before this client restarted.
  ClientBench bench;
  bench.arrive();
  bench.forget();
  bench.ask(10);
  bench.answer_out_of_order(1);
  EXPECT_THAT(bench.all<Answered>(), IsEmpty());
  bench.wait(kAskAgainAfter);
  ASSERT_THAT(bench.sent, SizeIs(2));
  EXPECT_EQ(bench.sent[1].request_id(), 1U);
  bench.answer_done(1);
  EXPECT_THAT(bench.all<Answered>(), SizeIs(1));
}

TEST(ClientRequests, ReconnectAfterOutOfOrderForLongToLearnTheNumbers) {
  ClientBench bench;
  bench.arrive();
  bench.ask(10);
  for (int i = 0; i <= kOutOfOrderMax; ++i) {
    EXPECT_EQ(bench.core.status().kind, Kind::online);
    bench.answer_out_of_order(1);
    bench.wait(kAskAgainAfter);
  }
  EXPECT_NE(bench.core.status().kind, Kind::online);
}

TEST(ClientRequests, ContinueTheNumbersAfterARestart) {
  ClientBench bench{
      {.name = "Kari", .keys = {}, .tokens = {{ClientBench::key(1), ClientBench::token('a')}}, .seats = {}}};
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.ask(10);
  bench.connect();
  bench.welcome(true, 41);
  EXPECT_EQ(bench.sent.back().request_id(), 42U);
}

TEST(ClientRequests, MadeBeforeTheFirstWelcomeAreKept) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.ask(10);
  bench.connect();
  bench.welcome(false);
  EXPECT_TRUE(bench.sent.back().has_go_on());
}

TEST(ClientRequests, AreGivenUpWhenTheServerHasForgottenTheSession) {
  ClientBench bench;
  bench.arrive();
  bench.sit();
  bench.ask(10);
  bench.ask(20);
  bench.cut();
  bench.wait(1s);
  bench.connect();
  bench.forget();
  bench.welcome(false, 0, {}, 'b');
  EXPECT_THAT(bench.sent, IsEmpty());
  const auto given_up = bench.all<GivenUp>();
  ASSERT_THAT(given_up, SizeIs(2));
  EXPECT_EQ(given_up[0].tag, 10U);
  EXPECT_EQ(given_up[1].tag, 20U);
  EXPECT_EQ(given_up[0].reason, Unanswered::session_lost);
  EXPECT_THAT(bench.all<TableLeft>(), SizeIs(1));
  EXPECT_EQ(bench.core.table(), nullptr);
  EXPECT_EQ(bench.core.profile().tokens.at(ClientBench::key(1)), ClientBench::token('b'));
}

TEST(ClientRequests, TooManyAreRefusedAtOnce) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  for (RequestTag tag = 1; tag <= kRequestsWaitingMax + 1; ++tag)
    bench.ask(tag);
  ASSERT_THAT(bench.all<GivenUp>(), SizeIs(1));
  EXPECT_EQ(bench.all<GivenUp>()[0].tag, kRequestsWaitingMax + 1);
  EXPECT_EQ(bench.all<GivenUp>()[0].reason, Unanswered::queue_full);
}

TEST(ClientRequests, WithoutAServerAreGivenUp) {
  ClientBench bench;
  bench.ask(10);
  ASSERT_THAT(bench.all<GivenUp>(), SizeIs(1));
  EXPECT_EQ(bench.all<GivenUp>()[0].reason, Unanswered::stopped);
}

// --- Pictures ----------------------------------------------------------------------------------------------------

TEST(ClientPicture, IsToldInTheHelloAndSaved) {
  ClientBench bench;
  bench.step(ChoosePicture{table::v1::PICTURE_FOX});
  EXPECT_THAT(bench.all<SaveProfile>(), SizeIs(1));
  EXPECT_EQ(bench.core.profile().picture, table::v1::PICTURE_FOX);
  bench.arrive();
  ASSERT_THAT(bench.sent, SizeIs(1));
  EXPECT_EQ(bench.sent[0].hello().picture(), table::v1::PICTURE_FOX);
}

TEST(ClientPicture, IsToldAtOnceWhileConnected) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  bench.step(ChoosePicture{table::v1::PICTURE_OWL});
  ASSERT_THAT(bench.sent, SizeIs(1));
  EXPECT_EQ(bench.sent[0].set_picture().picture(), table::v1::PICTURE_OWL);
  bench.answer_done(bench.sent[0].request_id());
  EXPECT_THAT(bench.all<Answered>(), IsEmpty()) << "nobody asked for it";
  bench.forget();
  bench.step(ChoosePicture{table::v1::PICTURE_OWL});
  EXPECT_THAT(bench.sent, IsEmpty()) << "it is the same";
}

TEST(ClientPicture, AnOlderServerThatDoesNotKnowPicturesKeepsItsTable) {
  ClientBench bench;
  bench.arrive();
  bench.sit();
  bench.step(ChoosePicture{table::v1::PICTURE_OWL});
  session::v1::ServerMessage refused;
  refused.set_request_id(bench.sent.back().request_id());
  refused.mutable_refused()->set_reason(session::v1::REFUSAL_REASON_UNSUPPORTED);
  bench.forget();
  bench.tell(refused);
  EXPECT_NE(bench.core.table(), nullptr);
  EXPECT_THAT(bench.all<TableLeft>(), IsEmpty());
}

// --- Redirects ---------------------------------------------------------------------------------------------------

TEST(ClientRedirect, IsObeyedWithItsTicket) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.connect();
  bench.redirect("second.example", 2);
  EXPECT_EQ(bench.opened.back().address, (Address{"second.example", 7000}));
  bench.connect(2);
  EXPECT_EQ(bench.sent.back().hello().ticket(), "ticket");
}

TEST(ClientRedirect, SendsNothingToAServerWithAnotherKeyThanNamed) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.connect();
  bench.redirect("second.example", 2);
  bench.forget();
  bench.connect(3);
  EXPECT_THAT(bench.sent, IsEmpty());
  EXPECT_EQ(bench.core.status().why, Why::wrong_key);
}

TEST(ClientRedirect, RepeatsAJoinAtTheNewServer) {
  ClientBench bench;
  bench.arrive();
  Ask join{5, {}};
  join.message.mutable_join_table()->set_table_id("table");
  bench.step(join);
  bench.redirect("second.example", 2, 1, "table");
  bench.connect(2);
  bench.forget();
  bench.welcome(false, 0);
  ASSERT_THAT(bench.sent, SizeIs(1)) << "once, and not a second time for the redirect's own table";
  EXPECT_EQ(bench.sent[0].join_table().table_id(), "table");
  bench.answer_done(1);
  EXPECT_EQ(bench.all<Answered>().at(0).tag, 5U);
  EXPECT_THAT(bench.sent, SizeIs(1));
}

TEST(ClientRedirect, WithoutARequestLeadsToItsTable) {
  ClientBench bench;
  bench.arrive();
  bench.redirect("second.example", 2, 0, "table");
  bench.connect(2);
  bench.forget();
  bench.welcome(false);
  ASSERT_THAT(bench.sent, SizeIs(1));
  EXPECT_EQ(bench.sent[0].join_table().table_id(), "table");
}

TEST(ClientRedirect, ToANewServerDropsOnlyRequestsThatMayHaveBeenDone) {
  ClientBench bench;
  bench.arrive();
  bench.ask(10);
  bench.ask(20);
  bench.redirect("second.example", 2);
  bench.connect(2);
  bench.forget();
  bench.welcome(false);
  ASSERT_THAT(bench.all<GivenUp>(), SizeIs(1));
  EXPECT_EQ(bench.all<GivenUp>()[0].tag, 10U);
  bench.answer_done(1);
  EXPECT_EQ(bench.all<Answered>().at(0).tag, 20U);
}

TEST(ClientRedirect, EndsIfItIsCircular) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  for (int i = 0; i <= kRedirectsMax; ++i) {
    bench.connect(1);
    bench.redirect("second.example", 1);
  }
  EXPECT_EQ(bench.core.status().why, Why::sent_in_circles);
}

}  // namespace
}  // namespace cardroom::client
