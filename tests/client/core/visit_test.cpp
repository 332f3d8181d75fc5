#include "client/core/visit.h"

#include <gtest/gtest.h>
#include <optional>
#include <variant>
#include <vector>

#include "tests/client/core/client_bench.h"

/// The way to a table and away from it, for a client that goes home from a server and for one that shows its tables.
namespace cardroom::client {
namespace {

using session::v1::ServerMessage;
using Why = visit::Failed::Why;

constexpr RequestTag kFirstTag = 10;
constexpr RequestTag kOthersTag = kFirstTag + Visit::kTags;

class VisitTest : public ::testing::TestWithParam<ServerPage> {
 protected:
  /// Hands on what the ClientCore has said since, and performs what the visit asks.
  void follow() {
    std::vector<Output> said = std::exchange(bench.said, {});
    for (const Output& notice : said)
      std::visit(
          [this](const auto& one) {
            if constexpr (std::is_constructible_v<visit::Input, const decltype(one)&>) tell(one);
          },
          notice);
  }

  void tell(visit::Input input) {
    for (visit::Output& output : visit.step(std::move(input))) {
      if (const auto* request = std::get_if<Ask>(&output)) {
        asked.push_back(request->message);
        bench.step(*request);
      } else {
        came.push_back(std::move(output));
      }
    }
  }

  /// At a server, with this aim; `seat_at` is the table where it keeps a seat for us.
  void arrive(visit::Aim aim, const std::string& seat_at = {}) {
    tell(visit::Pursue{std::move(aim)});
    bench.step(GoTo{ClientBench::address(), {}, false});
    bench.connect();
    bench.welcome(!seat_at.empty(), 0, seat_at);
    follow();
  }

  void answer(ServerMessage message) {
    message.set_request_id(++answered);
    bench.tell(message);
    follow();
  }
  void done() {
    ServerMessage message;
    message.mutable_done();
    answer(std::move(message));
  }
  void refuse(session::v1::RefusalReason reason) {
    ServerMessage message;
    message.mutable_refused()->set_reason(reason);
    answer(std::move(message));
  }
  struct Listed {
    std::string id;
    bool open = true;
    bool watching = true;
  };
  void list(const std::vector<Listed>& tables, bool more = false) {
    ServerMessage message;
    auto& list = *message.mutable_table_list();
    list.set_more(more);
    for (const Listed& one : tables) {
      auto& table = *list.add_tables();
      table.set_table_id(one.id);
      table.mutable_settings()->set_watching_allowed(one.watching);
      auto& seat = *table.add_seats();
      if (!one.open) seat.mutable_person()->set_name("Ola");
    }
    answer(std::move(message));
  }
  void sit(std::uint64_t version = 1, table::v1::Phase phase = table::v1::PHASE_GATHERING) {
    ServerMessage message;
    auto& update = *message.mutable_table_update();
    update.set_table_id("table");
    update.set_version(version);
    update.set_phase(phase);
    update.set_seat(0);
    bench.tell(message);
    follow();
  }

  /// What has come since the last call, if it is one thing of this type; a failure otherwise.
  template <class What>
  What only() {
    const std::vector<visit::Output> all = std::exchange(came, {});
    if (all.size() == 1 && std::holds_alternative<What>(all[0])) return std::get<What>(all[0]);
    ADD_FAILURE() << all.size() << " outputs" << (all.empty() ? "" : ", the first of kind ")
                  << (all.empty() ? "" : std::to_string(all[0].index()));
    return {};
  }

  ClientBench bench;
  Visit visit{bench.core, GetParam(), kFirstTag};
  std::vector<session::v1::ClientMessage> asked;
  std::vector<visit::Output> came;  ///< But for what was asked of the server.
  std::uint64_t answered = 0;
};

constexpr auto kName = [](const auto& info) { return info.param == ServerPage::none ? "GoesHome" : "ShowsTables"; };
INSTANTIATE_TEST_SUITE_P(Clients, VisitTest, ::testing::Values(ServerPage::none, ServerPage::shown), kName);

TEST_P(VisitTest, CreatesATableAndArrivesOnce) {
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

TEST_P(VisitTest, KeepsItsAimUntilTheServerIsReached) {
  tell(visit::Pursue{visit::Create{}});
  bench.step(GoTo{ClientBench::address(), {}, false});
  bench.step(ConnectionClosed{bench.opened.back().connection, "refused", true});
  follow();
  EXPECT_TRUE(visit.aims_to<visit::Create>());
  EXPECT_TRUE(asked.empty());
}

TEST_P(VisitTest, SaysThatTheServerRefusesToCreate) {
  arrive(visit::Create{});
  refuse(session::v1::REFUSAL_REASON_UNKNOWN_KIND);
  const auto failed = only<visit::Failed>();
  EXPECT_EQ(failed.why, Why::create_refused);
  EXPECT_EQ(failed.refused.reason(), session::v1::REFUSAL_REASON_UNKNOWN_KIND);
}

TEST_P(VisitTest, JoinsTheOnlyTable) {
  arrive(visit::Look{});
  ASSERT_TRUE(asked.back().has_list_tables());
  list({{"a", false}});
  ASSERT_TRUE(asked.back().has_join_table());
  EXPECT_EQ(asked.back().join_table().table_id(), "a");
  EXPECT_FALSE(asked.back().join_table().watch());
  EXPECT_TRUE(came.empty());
}

TEST_P(VisitTest, WatchesTheOnlyTableIfThatIsTheAim) {
  arrive(visit::Look{.watch = true});
  list({{"a"}});
  EXPECT_TRUE(asked.back().join_table().watch());
}

TEST_P(VisitTest, ListsSeveralTablesPageByPage) {
  arrive(visit::Look{});
  list({{"a"}, {"b"}}, true);
  EXPECT_TRUE(came.empty());
  EXPECT_EQ(asked.back().list_tables().after(), "b");
  list({{"b"}, {"c"}});  // What is known already is not listed twice.
  only<visit::TablesListed>();
  ASSERT_EQ(visit.tables().tables_size(), 3);
  EXPECT_EQ(visit.tables().tables(2).table_id(), "c");
}

TEST_P(VisitTest, ListsNoTables) {
  arrive(visit::Look{});
  list({});
  only<visit::TablesListed>();
  EXPECT_EQ(visit.tables().tables_size(), 0);
}

TEST_P(VisitTest, SaysWhichPageOfTheListWasRefused) {
  arrive(visit::Look{});
  list({{"a"}, {"b"}}, true);
  refuse(session::v1::REFUSAL_REASON_TOO_FAST);
  EXPECT_EQ(only<visit::Failed>().why, Why::more_of_list_refused);
  EXPECT_EQ(visit.tables().tables_size(), 2);
}

TEST_P(VisitTest, TakesTheOpenSeatOfAFileOrWatches) {
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

TEST_P(VisitTest, AsksForThePasswordUntilItIsRight) {
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

TEST_P(VisitTest, OffersToWatchAFullTable) {
  arrive(visit::Join{"table"});
  refuse(session::v1::REFUSAL_REASON_TABLE_FULL);
  if (GetParam() == ServerPage::none) {  // It finds out first whether it may.
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

TEST_P(VisitTest, DoesNotOfferToWatchWhereItKnowsThatNobodyMay) {
  arrive(visit::Join{"table"});
  refuse(session::v1::REFUSAL_REASON_TABLE_FULL);
  if (GetParam() == ServerPage::shown) return void(only<visit::Question>());
  list({{"table", false, false}});
  EXPECT_EQ(only<visit::Failed>().refused.reason(), session::v1::REFUSAL_REASON_TABLE_FULL);
}

TEST_P(VisitTest, SaysThatTheSeatToResumeIsGone) {
  arrive(visit::Resume{});
  EXPECT_EQ(only<visit::Failed>().why, Why::seat_gone);
  EXPECT_TRUE(asked.empty());
}

TEST_P(VisitTest, ResumesTheSeatThatWaits) {
  arrive(visit::Resume{}, "table");
  EXPECT_TRUE(came.empty());
  sit();
  only<visit::Arrived>();
  EXPECT_TRUE(asked.empty());
}

TEST_P(VisitTest, FindsASeatWaitingWhereItWantedToMakeATable) {
  arrive(visit::Create{}, "table");
  if (GetParam() == ServerPage::none) only<visit::SeatKept>();
  sit();
  only<visit::Arrived>();
  EXPECT_FALSE(visit.has_aim());
  EXPECT_TRUE(asked.empty());
}

TEST_P(VisitTest, FindsASeatWaitingWhereItWantedToJoinAnother) {
  arrive(visit::Join{"other"}, "table");
  if (GetParam() == ServerPage::shown) return;  // The seat comes first.
  only<visit::SeatInTheWay>();
  tell(visit::Leave{});
  EXPECT_TRUE(asked.back().has_leave_table());
  sit();  // What comes of the table that is being left is no arrival.
  EXPECT_TRUE(came.empty());
  done();
  only<visit::Left>();
  tell(visit::Proceed{});
  EXPECT_EQ(asked.back().join_table().table_id(), "other");
}

TEST_P(VisitTest, GivesAWaitingSeatUp) {
  arrive(visit::GiveUpSeat{}, "table");
  if (GetParam() == ServerPage::shown) return;  // It has no such wish.
  only<visit::SeatInTheWay>();
  tell(visit::Leave{});
  done();
  only<visit::Left>();
  tell(visit::Proceed{});
  only<visit::NothingToDo>();
}

TEST_P(VisitTest, LeavesTheTableOnce) {
  arrive(visit::Join{"table"});
  done();
  sit(1, table::v1::PHASE_PLAYING);
  only<visit::Arrived>();
  EXPECT_TRUE(visit.leaving_matters());
  tell(visit::Leave{});
  EXPECT_TRUE(visit.leaving());
  done();
  only<visit::Left>();
  EXPECT_FALSE(visit.leaving());
  EXPECT_FALSE(visit.leaving_matters());
  EXPECT_EQ(visit.table(), nullptr);
}

TEST_P(VisitTest, StaysWhereTheServerRefusesToLetItLeave) {
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

TEST_P(VisitTest, SaysThatItWasForgottenBeforeItHadLeft) {
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

TEST_P(VisitTest, LooksAgainAfterAnOutageOnlyWhereItShowsTables) {
  arrive(visit::Look{});
  list({{"a"}, {"b"}});
  only<visit::TablesListed>();
  const std::size_t before = asked.size();
  bench.cut();
  bench.wait(Instant{1'000});
  bench.connect();
  bench.welcome(true, answered);
  follow();
  EXPECT_EQ(asked.size() - before, GetParam() == ServerPage::shown ? 1U : 0U);
}

TEST_P(VisitTest, IsNowhereOnceItHasStopped) {
  arrive(visit::Join{"table"});
  done();
  sit();
  bench.step(Stop{});
  EXPECT_EQ(visit.table(), nullptr);
  EXPECT_FALSE(visit.online());
  EXPECT_FALSE(visit.on_the_way());
}

TEST_P(VisitTest, IgnoresTheAnswersToOthers) {
  arrive(visit::Join{"table"});
  done();
  bench.ask(kOthersTag);
  bench.ask(kFirstTag - 1);
  refuse(session::v1::REFUSAL_REASON_TABLE_FULL);
  refuse(session::v1::REFUSAL_REASON_TABLE_FULL);
  EXPECT_TRUE(came.empty());
}

TEST_P(VisitTest, ForgetsItsAim) {
  tell(visit::Pursue{visit::Create{}});
  tell(visit::Forget{});
  EXPECT_FALSE(visit.has_aim());
}

TEST(OthersPresent, CountsConnectedPeopleAndThoseWhoWereGivenASeat) {
  table::v1::TableUpdate update;
  for (int seat = 0; seat < 4; ++seat)
    update.add_seats();
  update.set_seat(0);
  update.mutable_seats(0)->mutable_person()->set_connected(true);
  EXPECT_EQ(others_present(update), 0);
  update.mutable_seats(1)->mutable_person()->set_connected(true);
  update.mutable_seats(2)->mutable_person();  // Lost.
  update.mutable_seats(3)->mutable_bot();
  EXPECT_EQ(others_present(update), 1);
  update.mutable_seats(3)->set_next_name("Per");
  EXPECT_EQ(others_present(update), 2);
  update.set_next_seat(3);
  EXPECT_EQ(others_present(update), 1);
}

}  // namespace
}  // namespace cardroom::client
