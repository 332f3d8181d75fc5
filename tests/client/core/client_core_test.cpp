#include "client/core/client_core.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/core/client_bench.h"

namespace cardroom::client {
namespace {

using Kind = Status::Kind;
using Why = Status::Why;
using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::vector<std::uint32_t> event_numbers(const ClientBench& bench) {
  std::vector<std::uint32_t> numbers;
  for (const auto& event : bench.core.table()->events)
    numbers.push_back(event.lucky_thirteen().drew().seat());
  return numbers;
}

// --- Hello -------------------------------------------------------------------------------------------------------

TEST(ClientHello, IsTheFirstMessageAndNamesThePerson) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  EXPECT_THAT(bench.sent, IsEmpty());
  bench.connect();
  ASSERT_THAT(bench.sent, SizeIs(1));
  EXPECT_EQ(bench.sent[0].hello().name(), "Kari");
  EXPECT_EQ(bench.sent[0].hello().protocol_min(), kProtocolMin);
  EXPECT_EQ(bench.sent[0].hello().token(), "");
  EXPECT_EQ(bench.core.status().kind, Kind::connecting);
  bench.welcome(false);
  EXPECT_EQ(bench.core.status().kind, Kind::online);
}

TEST(ClientHello, BringsTheTokenBackToTheServerThatGaveIt) {
  ClientBench bench;
  bench.arrive();
  EXPECT_THAT(bench.all<SaveProfile>(), SizeIs(2)) << "the pin, and the token";
  bench.cut();
  bench.wait(1s);
  bench.connect();
  EXPECT_EQ(bench.sent.back().hello().token(), ClientBench::token('a'));
}

TEST(ClientHello, NeverShowsATokenToAnotherServer) {
  ClientBench bench;
  bench.arrive();
  bench.step(GoTo{{"other.example", 7313}, {}, false});
  bench.connect(2);
  EXPECT_EQ(bench.sent.back().hello().token(), "");
}

TEST(ClientHello, NamesTheLastEventSeen) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 3);
  bench.cut();
  bench.wait(1s);
  bench.connect();
  const auto& seen = bench.sent.back().hello().seen();
  EXPECT_EQ(seen.table_id(), "table");
  EXPECT_EQ(seen.game_number(), 1U);
  EXPECT_EQ(seen.next_event(), 3U);
}

TEST(ClientHello, RefusedForGoodIsNotRepeated) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.connect();
  bench.goodbye(session::v1::GOODBYE_REASON_CLIENT_TOO_OLD, 0);
  EXPECT_EQ(bench.core.status().kind, Kind::offline);
  EXPECT_EQ(bench.core.status().why, Why::said_goodbye);
  EXPECT_EQ(bench.core.status().goodbye, session::v1::GOODBYE_REASON_CLIENT_TOO_OLD);
  bench.wait(1h);
  EXPECT_THAT(bench.opened, SizeIs(1));
}

// --- The network -------------------------------------------------------------------------------------------------

TEST(ClientNetwork, SendsAHeartbeatEveryTwoSeconds) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  for (int i = 0; i < 5; ++i) {
    bench.wait(2s);
    bench.update(static_cast<std::uint64_t>(i) + 1, 0, 0);
  }
  EXPECT_THAT(bench.sent, SizeIs(5));
  for (const auto& message : bench.sent)
    EXPECT_TRUE(message.has_heartbeat());
}

TEST(ClientNetwork, ASilentServerIsLostAfterSixSeconds) {
  ClientBench bench;
  bench.arrive();
  bench.wait(5'999ms);
  EXPECT_EQ(bench.core.status().kind, Kind::online);
  bench.wait(1ms);
  EXPECT_EQ(bench.core.status().kind, Kind::waiting);
  EXPECT_EQ(bench.closed, 1);
}

TEST(ClientNetwork, AnyByteIsASignOfLife) {
  ClientBench bench;
  bench.arrive();
  bench.wait(5s);
  bench.step(BytesReceived{bench.opened.back().connection, std::string(1, '\0')});
  bench.wait(5s);
  EXPECT_EQ(bench.core.status().kind, Kind::online);
}

TEST(ClientNetwork, ComesBackQuicklyAtFirstAndNeverGivesUp) {
  ClientBench bench;
  bench.arrive();
  bench.wait(5s);  // A good connection: the pauses start with the shortest one.
  std::vector<Instant> pauses;
  for (int i = 0; i < 8; ++i) {
    bench.cut();
    pauses.push_back(bench.core.status().until - bench.now);
    bench.wait(pauses.back());
  }
  EXPECT_THAT(pauses, ElementsAre(50ms, 250ms, 500ms, 1s, 2s, 4s, 4s, 4s));
  EXPECT_EQ(bench.core.status().kind, Kind::connecting);
}

TEST(ClientNetwork, AServerThatAcceptsAndDropsIsNotCalledInALoop) {
  ClientBench bench;
  bench.arrive();
  bench.wait(5s);
  for (int i = 0; i < 6; ++i) {
    bench.cut();
    bench.wait(bench.core.status().until - bench.now);
    bench.connect();
    bench.welcome(true);
  }
  bench.cut();
  EXPECT_EQ(bench.core.status().until - bench.now, 4s);
}

TEST(ClientNetwork, WhereNoServerWasEverReachedThePersonIsTold) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  for (int i = 0; i < kFirstAttemptsMax; ++i) {
    EXPECT_NE(bench.core.status().kind, Kind::offline);
    bench.step(ConnectionClosed{bench.opened.back().connection, "connection refused"});
    bench.wait(1s);
  }
  EXPECT_EQ(bench.core.status().why, Why::no_server);
  EXPECT_EQ(bench.core.status().text, "connection refused");
}

TEST(ClientNetwork, AnAttemptWithoutAnAnswerEnds) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.wait(kConnectingMax);
  EXPECT_EQ(bench.closed, 1);
  EXPECT_EQ(bench.core.status().kind, Kind::waiting);
}

TEST(ClientNetwork, WhatAnOldConnectionSaysIsNotHeard) {
  ClientBench bench;
  bench.arrive();
  const auto old = bench.opened.back().connection;
  bench.cut();
  bench.wait(1s);
  bench.connect();
  bench.step(BytesReceived{old, std::string(8, '\xFF')});
  bench.step(ConnectionClosed{old, "late"});
  bench.welcome(true);
  EXPECT_EQ(bench.core.status().kind, Kind::online);
}

TEST(ClientNetwork, BytesThatAreNoMessageEndTheConnectionAndRepeatedTheServer) {
  ClientBench bench;
  bench.arrive();
  for (int i = 0; i < kMalformedMax; ++i) {
    EXPECT_NE(bench.core.status().kind, Kind::offline);
    if (i > 0) {
      bench.wait(4s);
      bench.connect();
    }
    bench.step(BytesReceived{bench.opened.back().connection, std::string("\0\0\0\2\xFF\xFF", 6)});
  }
  EXPECT_EQ(bench.core.status().why, Why::not_a_server);
}

TEST(ClientNetwork, AFrameThatIsTooLongEndsTheConnectionAtItsHeader) {
  ClientBench bench;
  bench.arrive();
  bench.step(BytesReceived{bench.opened.back().connection, std::string("\0\1\0\1", 4)});
  EXPECT_EQ(bench.core.status().kind, Kind::waiting);
}

TEST(ClientNetwork, AMessageOfANewerServerIsPassedOver) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  bench.step(BytesReceived{bench.opened.back().connection, std::string("\0\0\0\4\xCA\x3E\1x", 8)});  // Field 1001.
  EXPECT_EQ(bench.core.status().kind, Kind::online);
  EXPECT_THAT(bench.said, IsEmpty());
}

TEST(ClientNetwork, GoodbyeWithATimeIsObeyedToTheMillisecond) {
  ClientBench bench;
  bench.arrive();
  bench.goodbye(session::v1::GOODBYE_REASON_SHUTTING_DOWN, 30'000);
  EXPECT_EQ(bench.core.status().goodbye, session::v1::GOODBYE_REASON_SHUTTING_DOWN);
  bench.wait(29'999ms);
  EXPECT_THAT(bench.opened, SizeIs(1));
  bench.wait(1ms);
  EXPECT_THAT(bench.opened, SizeIs(2));
}

TEST(ClientNetwork, SupersededStaysAway) {
  ClientBench bench;
  bench.arrive();
  bench.goodbye(session::v1::GOODBYE_REASON_SUPERSEDED, 0);
  bench.wait(1h);
  EXPECT_THAT(bench.opened, SizeIs(1));
}

TEST(ClientNetwork, StopIsTheEnd) {
  ClientBench bench;
  bench.arrive();
  bench.step(Stop{});
  EXPECT_EQ(bench.closed, 1);
  bench.wait(1h);
  EXPECT_THAT(bench.opened, SizeIs(1));
}

// --- The pin -----------------------------------------------------------------------------------------------------

TEST(ClientPin, IsTakenAtFirstUse) {
  ClientBench bench;
  bench.arrive();
  EXPECT_EQ(bench.core.profile().keys.at(ClientBench::address()), ClientBench::key(1));
}

TEST(ClientPin, ToAChangedKeyNothingIsSentUntilThePersonAgrees) {
  ClientBench bench;
  bench.arrive();
  bench.cut();
  bench.wait(1s);
  bench.forget();
  bench.connect(2);
  EXPECT_THAT(bench.sent, IsEmpty());
  ASSERT_THAT(bench.all<KeyChanged>(), SizeIs(1));
  EXPECT_EQ(bench.all<KeyChanged>()[0].known, ClientBench::key(1));
  EXPECT_EQ(bench.all<KeyChanged>()[0].shown, ClientBench::key(2));
  bench.ask(1);
  bench.wait(1h);
  EXPECT_THAT(bench.sent, IsEmpty());

  bench.step(AcceptKey{});
  bench.connect(2);
  ASSERT_THAT(bench.sent, SizeIs(1));
  EXPECT_EQ(bench.sent[0].hello().token(), "") << "the token of the old key is not for the new one";
}

TEST(ClientPin, AgreeingIsToOneKeyOnly) {
  ClientBench bench;
  bench.arrive();
  bench.cut();
  bench.wait(1s);
  bench.connect(2);
  bench.forget();
  bench.step(AcceptKey{});
  bench.connect(3);
  EXPECT_THAT(bench.sent, IsEmpty());
  EXPECT_EQ(bench.core.status().kind, Kind::key_asked);
}

TEST(ClientPin, AnotherServerThanTheInvitationNamesGetsNothing) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), ClientBench::key(7), false});
  bench.connect(1);
  EXPECT_THAT(bench.sent, IsEmpty());
  EXPECT_EQ(bench.core.status().why, Why::wrong_key);
  EXPECT_TRUE(bench.core.profile().keys.empty());
}

TEST(ClientPin, AnInvitationDoesNotReplaceAPinWithoutThePersonsWord) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  bench.step(GoTo{ClientBench::address(), ClientBench::key(2), false});
  bench.connect(2);
  EXPECT_THAT(bench.sent, IsEmpty());
  EXPECT_EQ(bench.core.status().kind, Kind::key_asked);
}

TEST(ClientPin, AServerOfOurOwnReplacesItSilently) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  bench.step(GoTo{ClientBench::address(), ClientBench::key(2), true});
  bench.connect(2);
  EXPECT_THAT(bench.sent, SizeIs(1));
  EXPECT_EQ(bench.core.profile().keys.at(ClientBench::address()), ClientBench::key(2));
}

// --- Requests ----------------------------------------------------------------------------------------------------

TEST(ClientRequests, AreNumberedByOneAndOneIsOutstanding) {
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
    EXPECT_THAT(bench.sent, SizeIs(1)) << "hello alone, until the welcome";
    bench.welcome(true, server_has);
    ASSERT_THAT(bench.sent, SizeIs(2));
    EXPECT_TRUE(bench.sent[1].has_go_on());
    EXPECT_EQ(bench.sent[1].request_id(), 1U);
    bench.answer_done(1);
    EXPECT_THAT(bench.all<Answered>(), SizeIs(1));
  }
}

TEST(ClientRequests, AnAnswerThatComesTwiceIsHeardOnce) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  bench.ask(10);
  bench.answer_done(1);
  bench.answer_done(1);
  EXPECT_THAT(bench.all<Answered>(), SizeIs(1));
}

TEST(ClientRequests, OutOfOrderIsNoAnswerAndTheRequestIsMadeAgain) {
  // The server is busy with what was asked before this client was started again.
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

TEST(ClientRequests, OutOfOrderForLongEndsTheConnectionWhichSaysWhereTheNumbersStand) {
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

TEST(ClientRequests, AClientThatStartsAgainGoesOnCounting) {
  ClientBench bench{
      {.name = "Kari", .keys = {}, .tokens = {{ClientBench::key(1), ClientBench::token('a')}}, .seat_at = {}}};
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

TEST(ClientRequests, AreGivenUpWhenTheServerHasForgottenUs) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 0);
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

TEST(ClientRedirect, ToAServerWithAnotherKeyThanItSaidGetsNothing) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.connect();
  bench.redirect("second.example", 2);
  bench.forget();
  bench.connect(3);
  EXPECT_THAT(bench.sent, IsEmpty());
  EXPECT_EQ(bench.core.status().why, Why::wrong_key);
}

TEST(ClientRedirect, AJoinIsAskedAgainThere) {
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

TEST(ClientRedirect, UnaskedBringsUsToItsTable) {
  ClientBench bench;
  bench.arrive();
  bench.redirect("second.example", 2, 0, "table");
  bench.connect(2);
  bench.forget();
  bench.welcome(false);
  ASSERT_THAT(bench.sent, SizeIs(1));
  EXPECT_EQ(bench.sent[0].join_table().table_id(), "table");
}

TEST(ClientRedirect, ToAServerThatDoesNotKnowUsGivesUpOnlyWhatMayHaveBeenDone) {
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

TEST(ClientRedirect, InCirclesComesToAnEnd) {
  ClientBench bench;
  bench.step(GoTo{ClientBench::address(), {}, false});
  for (int i = 0; i <= kRedirectsMax; ++i) {
    bench.connect(1);
    bench.redirect("second.example", 1);
  }
  EXPECT_EQ(bench.core.status().why, Why::sent_in_circles);
}

// --- The table ---------------------------------------------------------------------------------------------------

TEST(ClientTable, KeepsOnlyNewerUpdates) {
  ClientBench bench;
  bench.arrive();
  bench.update(5, 0, 1);
  bench.forget();
  bench.update(4, 1, 1);
  bench.update(5, 1, 1);
  EXPECT_THAT(bench.all<TableChanged>(), IsEmpty());
  EXPECT_EQ(bench.core.table()->update.version(), 5U);
  EXPECT_THAT(event_numbers(bench), ElementsAre(0));
}

TEST(ClientTable, JoinsEventsWithoutGapsOrRepeats) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 2);
  bench.update(2, 1, 3);
  bench.update(3, 4, 1);
  EXPECT_THAT(event_numbers(bench), ElementsAre(0, 1, 2, 3, 4));
  const auto changes = bench.all<TableChanged>();
  EXPECT_EQ(changes.at(0).new_events, 2U);
  EXPECT_EQ(changes.at(1).new_events, 2U);
  EXPECT_EQ(changes.at(2).new_events, 1U);
}

TEST(ClientTable, SaysWhenEventsAreGone) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 2);
  bench.forget();
  bench.update(2, 7, 1);
  EXPECT_TRUE(bench.all<TableChanged>().at(0).events_missed);
  EXPECT_THAT(event_numbers(bench), ElementsAre(7));
}

TEST(ClientTable, WhoComesLateHasMissedNothing) {
  ClientBench bench;
  bench.arrive();
  bench.forget();
  bench.update(9, 40, 2);
  EXPECT_FALSE(bench.all<TableChanged>().at(0).events_missed);
  EXPECT_TRUE(bench.all<TableChanged>().at(0).other_table);
}

TEST(ClientTable, ANewGameStartsItsEventsAnew) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 2, 1);
  bench.update(2, 0, 1, 2);
  EXPECT_THAT(event_numbers(bench), ElementsAre(0));
  EXPECT_TRUE(bench.all<TableChanged>().at(1).other_game);
}

TEST(ClientTable, AfterAResumeTheSameVersionIsTakenAgain) {
  ClientBench bench;
  bench.arrive();
  bench.update(5, 0, 1);
  bench.cut();
  EXPECT_NE(bench.core.table(), nullptr) << "what was on the table stays readable";
  bench.wait(1s);
  bench.connect();
  bench.welcome(true, 0, "table");
  bench.forget();
  bench.update(5, 1, 1);
  ASSERT_THAT(bench.all<TableChanged>(), SizeIs(1));
  EXPECT_TRUE(bench.all<TableChanged>()[0].after_resume);
  EXPECT_THAT(event_numbers(bench), ElementsAre(0, 1));
}

TEST(ClientTable, SeveralUpdatesAtOnceAreOneNotice) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 2);
  std::string bytes;
  for (const std::uint32_t version : {2U, 3U}) {
    session::v1::ServerMessage message;
    auto& update = *message.mutable_table_update();
    update.set_table_id("table");
    update.set_version(version);
    update.set_game_number(1);
    update.set_first_event(version);
    update.add_events();
    append_frame(bytes, message.SerializeAsString());
  }
  bench.forget();
  bench.step(BytesReceived{bench.opened.back().connection, bytes});
  ASSERT_THAT(bench.all<TableChanged>(), SizeIs(1));
  EXPECT_EQ(bench.all<TableChanged>()[0].new_events, 2U);
}

TEST(ClientTable, ThatWaitsForStorageGoesOnWithTheSameVersion) {
  ClientBench bench;
  bench.arrive();
  bench.update(5, 0, 1);
  session::v1::ServerMessage message;
  message.mutable_table_waiting()->set_table_id("table");
  bench.tell(message);
  bench.tell(message);
  EXPECT_THAT(bench.all<TableWaits>(), SizeIs(1));
  EXPECT_TRUE(bench.core.table()->waiting);
  bench.update(5, 1, 0);
  EXPECT_FALSE(bench.core.table()->waiting);
}

TEST(ClientTable, TurnsTimeLeftIntoATimeOfItsOwnClock) {
  ClientBench bench;
  bench.arrive();
  session::v1::ServerMessage message;
  message.mutable_table_update()->set_version(1);
  message.mutable_table_update()->set_turn_time_left_ms(12'000);
  bench.tell(message);
  EXPECT_EQ(bench.core.table()->turn_deadline, bench.now + 12s);
  EXPECT_EQ(bench.core.table()->pause_deadline, std::nullopt);
}

TEST(ClientTable, IsLeftWhenLeavingIsAnswered) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 0);
  Ask leave{5, {}};
  leave.message.mutable_leave_table();
  bench.step(leave);
  EXPECT_NE(bench.core.table(), nullptr);
  bench.answer_done(1);
  EXPECT_EQ(bench.core.table(), nullptr);
  EXPECT_THAT(bench.all<TableLeft>(), SizeIs(1));
}

TEST(ClientTable, IsLeftWhenTheServerSaysSo) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 0);
  session::v1::ServerMessage message;
  message.mutable_left_table()->set_table_id("table");
  message.mutable_left_table()->set_reason(lobby::v1::LEFT_REASON_REMOVED);
  bench.tell(message);
  ASSERT_THAT(bench.all<TableLeft>(), SizeIs(1));
  EXPECT_EQ(bench.all<TableLeft>()[0].reason, lobby::v1::LEFT_REASON_REMOVED);
}

TEST(ClientTable, TheProfileKnowsWhereASeatWaits) {
  ClientBench bench;
  bench.arrive();
  session::v1::ServerMessage message;
  message.mutable_table_update()->set_table_id("table");
  message.mutable_table_update()->set_version(1);
  message.mutable_table_update()->set_seat(0);
  bench.tell(message);
  EXPECT_EQ(bench.core.profile().seat_at, ClientBench::address());
  bench.step(Stop{});
  EXPECT_EQ(bench.core.profile().seat_at, ClientBench::address());
  bench.step(GoTo{{"other.example", 7313}, {}, false});
  bench.connect(2);
  bench.welcome(false);
  EXPECT_EQ(bench.core.profile().seat_at, ClientBench::address()) << "another server knows nothing of it";
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.connect();
  bench.welcome(true);
  EXPECT_EQ(bench.core.profile().seat_at, std::nullopt) << "the server says that we sit nowhere";
}

// --- The deal ----------------------------------------------------------------------------------------------------

session::v1::ServerMessage commitment(std::uint64_t deal, const std::string& value) {
  session::v1::ServerMessage message;
  auto& committed = *message.mutable_deal_committed();
  committed.mutable_id()->set_table_id("table");
  committed.mutable_id()->set_deal(deal);
  committed.set_commitment(value);
  return message;
}

TEST(ClientDeal, KeepsTheFirstCommitmentOfADeal) {
  ClientBench bench;
  bench.arrive();
  bench.tell(commitment(3, "first"));
  bench.tell(commitment(3, "second"));
  bench.tell(commitment(2, "older"));
  EXPECT_EQ(bench.core.deal()->committed.commitment(), "first");
  EXPECT_THAT(bench.all<DealChanged>(), SizeIs(1));
  bench.tell(commitment(4, "next"));
  EXPECT_EQ(bench.core.deal()->committed.commitment(), "next");
}

TEST(ClientDeal, KeepsWhatIsRevealedOfThisDealOnly) {
  ClientBench bench;
  bench.arrive();
  bench.tell(commitment(3, "first"));
  session::v1::ServerMessage message;
  auto& revealed = *message.mutable_deal_revealed();
  *revealed.mutable_id() = bench.core.deal()->committed.id();
  revealed.mutable_id()->set_deal(2);
  bench.tell(message);
  EXPECT_FALSE(bench.core.deal()->revealed);
  revealed.mutable_id()->set_deal(3);
  bench.tell(message);
  EXPECT_TRUE(bench.core.deal()->revealed);
}

}  // namespace
}  // namespace cardroom::client
