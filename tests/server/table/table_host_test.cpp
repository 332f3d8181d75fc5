#include "server/table/table_host.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "cardroom/journal/v1/journal.pb.h"
#include "server/limits.h"
#include "tests/server/table/seat_plans.h"
#include "tests/server/table/toy_match.h"

/// The mailbox, the bots' pace and the table's timer while records are being written.
namespace cardroom::server::testing {
namespace {

struct TableHostTest : ::testing::Test {
  void create(std::optional<BotPlan> other = BotPlan{BotType::basic, 300ms}) { create_with({std::nullopt, other}); }
  void create_with(std::vector<std::optional<BotPlan>> seats) {
    Created created;
    created.settings.kind = "toy";
    created.seats = std::move(seats);
    created.owner = Request{session(1), 1, Join{"Ann", std::nullopt, false}};
    host.take(now, created, out);
  }
  void durable() {
    ASSERT_FALSE(out.server.empty());
    for (std::size_t i = 0; i < out.server.size(); ++i) {
      const auto* append = std::get_if<AppendRecord>(&out.server[i]);
      if (append == nullptr) continue;
      const RecordAppended appended{append->table, append->epoch, append->sequence, AppendResult::durable};
      out.server.erase(out.server.begin() + static_cast<std::ptrdiff_t>(i));
      return host.appended(now, appended, out);
    }
  }
  void move(int who = 1) {
    MakeMove move{1, {}};
    move.move.mutable_lucky_thirteen()->set_discard(ToyMatch::card(1));
    host.take(now, Request{session(who), 2, move}, out);
  }
  /// The answer of the bot that was asked last.
  BotAnswered answer() {
    for (auto& output : out.server) {
      auto* ask = std::get_if<AskBot>(&output);
      if (ask == nullptr) continue;
      wire::GameMove chosen;
      ask->thought->run(chosen);
      return {ask->table, ask->seat, ask->decision, chosen.SerializeAsString()};
    }
    ADD_FAILURE() << "no bot was asked";
    return {};
  }

  Instant now{1h};
  HostOutputs out;
  TableHost host{TableId{std::byte{7}},
                 [](const std::string&, const wire::GameRules&, std::uint8_t seats) -> std::unique_ptr<Match> {
                   return std::make_unique<ToyMatch>(ToyRules{.deals = 2, .turns = 1, .pause_after_deal = 8'000},
                                                     seats);
                 },
                 [](std::span<std::byte> bytes) { std::ranges::fill(bytes, std::byte{5}); },
                 [](const SessionId&) { return false; },
                 {},
                 [] { return WallTime{1}; }};
};

TEST_F(TableHostTest, TheMailboxLimitsRequestsOnly) {
  create();
  for (std::size_t i = 0; i < kMailboxMax; ++i) {
    EXPECT_TRUE(host.take(now, Request{session(1), 2 + i, GoOn{}}, out));
  }
  EXPECT_FALSE(host.take(now, Request{session(1), 999, GoOn{}}, out));
  EXPECT_TRUE(host.take(now, ConnectionLost{session(1), 0ms}, out)) << "events are never lost";
}

TEST_F(TableHostTest, AnInputIsStampedWithItsTimeOfEntry) {
  create();
  now += 5s;
  host.take(now, ConnectionLost{session(1), 0ms}, out);
  now += 5s;
  durable();
  const auto& append = std::get<AppendRecord>(out.server.front());
  journal::v1::Record record;
  ASSERT_TRUE(record.ParseFromString(append.record));
  EXPECT_EQ(record.table_time_ms(), static_cast<std::uint64_t>((now - 5s).count()));
}

TEST_F(TableHostTest, AnEarlyAnswerWaitsForItsPace) {
  create();
  durable();
  durable();
  move();
  durable();
  const auto answered = answer();
  out = {};
  host.bot_answered(now, answered, out);
  EXPECT_TRUE(out.server.empty());
  EXPECT_EQ(host.wake_at(), now + 300ms);
  now += 300ms;
  host.woken(now, out);
  EXPECT_EQ(out.server.size(), 1U) << "the record of its move";
}

TEST_F(TableHostTest, ALateAnswerIsPlayedAtOnce) {
  create();
  durable();
  durable();
  move();
  durable();
  const auto answered = answer();
  out = {};
  now += 2s;
  host.bot_answered(now, answered, out);
  EXPECT_EQ(out.server.size(), 1U);
}

TEST_F(TableHostTest, APauseOvertakesAMoveThatIsQueued) {
  Created created;
  created.settings.kind = "toy";
  created.seats = {BotPlan{BotType::basic, 300ms}, BotPlan{BotType::basic, 300ms}};
  created.seats_fixed = true;
  host.take(now, created, out);
  durable();
  host.take(now, Request{session(1), 1, Join{"Ann", std::nullopt, true}}, out);
  durable();
  durable();
  const auto answered = answer();
  host.take(now, Request{session(1), 2, SetPace{.paused = false, .percent = {}}}, out);
  durable();
  now += 300ms;
  host.take(now, Request{session(1), 3, SetPace{.paused = true, .percent = {}}}, out);
  host.bot_answered(now, answered, out);
  durable();
  EXPECT_EQ(std::ranges::count_if(out.server, [](const auto& o) { return std::holds_alternative<AppendRecord>(o); }), 0)
      << "no record of its move";
  EXPECT_EQ(host.wake_at(), std::nullopt);
  host.take(now, Request{session(1), 4, SetPace{.paused = false, .percent = {}}}, out);
  durable();
  EXPECT_EQ(host.wake_at(), now);
  host.woken(now, out);
  EXPECT_EQ(std::ranges::count_if(out.server, [](const auto& o) { return std::holds_alternative<AppendRecord>(o); }),
            1);
}

TEST_F(TableHostTest, ATimerWaitsForTheRecordInProgress) {
  create();
  durable();
  durable();
  host.take(now, ConnectionLost{session(1), 0ms}, out);
  EXPECT_FALSE(host.wake_at().has_value());
  durable();
  EXPECT_EQ(host.wake_at(), now + kEmptyTableKept);
}

TEST_F(TableHostTest, AfterAJournalFailureTheTableIsShownAgain) {
  create(std::nullopt);
  durable();
  host.take(now, Request{session(2), 1, Join{"Bob", std::nullopt, false}}, out);
  durable();
  durable();
  move(1);
  durable();
  move(2);
  durable();
  out = {};
  // One of the two goes on; no viewer is shown this step.
  host.take(now, Request{session(1), 3, GoOn{}}, out);
  const auto& append = std::get<AppendRecord>(out.server.front());
  const RecordAppended unknown{append.table, append.epoch, append.sequence, AppendResult::unknown};
  host.appended(now, unknown, out);
  ASSERT_EQ(out.news.size(), 2U);
  EXPECT_TRUE(std::holds_alternative<ShowWaiting>(out.news[0]));
  durable();
  EXPECT_EQ(std::ranges::count_if(out.news, [](const auto& news) { return std::holds_alternative<ShowTable>(news); }),
            2)
      << "the table for both";
}

TEST_F(TableHostTest, APersonRemovedInTheMeantimeIsRefusedAndNotSeatedAgain) {
  create_with({std::nullopt, std::nullopt, std::nullopt});
  durable();
  out = {};
  // All of this arrives while a record is being written, so Bob's request is queued and handled after his removal.
  host.take(now, Request{session(2), 1, Join{"Bob", std::nullopt, false}}, out);
  host.take(now, Request{session(1), 2, RemovePlayer{Seat{1}}}, out);
  host.take(now, Request{session(2), 2, TakeSeat{"Bob", Seat{1}}}, out);
  durable();
  durable();
  EXPECT_TRUE(out.server.empty());
  EXPECT_FALSE(host.core().has(session(2)));
  const auto& last = std::get<Answer>(out.news.back());
  EXPECT_EQ(last.session, session(2));
  EXPECT_EQ(last.refusal->reason, session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
}

TEST_F(TableHostTest, APersonWhoIsLeavingATableThatIsTakenAwayHasLeftIt) {
  create(std::nullopt);
  durable();
  out = {};
  host.take(now, Request{session(1), 2, Leave{}}, out);
  const auto& append = std::get<AppendRecord>(out.server.front());
  host.appended(now, RecordAppended{append.table, append.epoch, append.sequence, AppendResult::fenced}, out);
  EXPECT_TRUE(std::ranges::any_of(out.news, [](const auto& news) {
    const auto* left = std::get_if<SessionLeft>(&news);
    return left != nullptr && left->session == session(1);
  }));
}

}  // namespace
}  // namespace cardroom::server::testing
