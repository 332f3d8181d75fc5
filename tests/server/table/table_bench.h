#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cardroom/journal/v1/journal.pb.h"
#include "server/limits.h"
#include "server/table/record_wire.h"
#include "server/table/recorded.h"
#include "server/table/snapshot.h"
#include "server/table/table_core.h"
#include "server/table/table_wire.h"
#include "tests/server/table/seat_plans.h"
#include "tests/server/table/toy_match.h"
#include "tests/support/viewer_update.h"

namespace cardroom::server::testing {

using namespace std::chrono_literals;

inline MakeMove play(std::uint64_t decision, int number = 1) {
  MakeMove move{decision, {}};
  move.move.mutable_lucky_thirteen()->set_discard(ToyMatch::card(number));
  return move;
}

/// A table under test, with time, entropy and bots provided by the test. Every input that changed the table is kept as
/// a journal record, with a snapshot. At the end of each test the table is replayed from these records and must have
/// the same digest and state; and each record, replayed from the snapshot before it, must lead to the same table.
class TableBench : public ::testing::Test {
 public:
  using Outputs = std::vector<TableOutput>;

  void TearDown() override {
    EXPECT_EQ(records_not_replayed(), "");
    EXPECT_EQ(record_not_continued(), "");
  }

  /// The records up to the first one after which the replayed table differs; empty if there is none.
  std::string records_not_replayed() {
    TableCore again{kId, make()};
    std::string so_far;
    for (const auto& [at, record, digest, snapshot] : records) {
      so_far += std::to_string(at.count()) + " ms: " + record.ShortDebugString() + "\n";
      const auto input = read_input(record);
      if (!input) return "the last record cannot be read:\n" + so_far;
      again.replay(at, *input);
      if (again.digest() != digest) return "the last record leads elsewhere:\n" + so_far;
    }
    if (!same(again.state(), core.state())) return "the same digest of another state:\n" + so_far;
    return {};
  }

  /// The first record that does not continue from the snapshot before it; empty if there is none.
  std::string record_not_continued() {
    for (std::size_t i = 1; i < records.size(); ++i) {
      const Recorded& before = records[i - 1];
      const Recorded& next = records[i];
      if (!before.snapshot) continue;
      TableCore other{kId, make()};
      if (!other.load(*before.snapshot)) return "a snapshot that cannot be read";
      if (other.last_digest() != before.digest) return "a snapshot of another table";
      other.replay(next.at, *read_input(next.record));
      if (other.digest() != next.digest) return "leads elsewhere from a snapshot:\n" + next.record.ShortDebugString();
    }
    return {};
  }

  /// Creates the table. `owner`: whether session 1 owns it.
  void create(std::vector<std::optional<BotPlan>> seats, bool owner = true) {
    Created created;
    created.settings = settings;
    created.seats = std::move(seats);
    created.bots_key[0] = std::byte{42};
    created.script_pace = 700ms;
    created.seats_fixed = seats_fixed;
    created.animate = animate;
    if (owner) created.owner = Request{session(1), 1, Join{"Ann", std::nullopt, false}};
    step(created);
  }

  const Outputs& step(TableInput input) {
    core.complete(now, input);
    return step_completed(input);
  }
  /// `input` has already been completed, perhaps by an earlier version.
  const Outputs& step_completed(const TableInput& input) {
    auto result = core.step(now, input);
    changed = result.changed;
    if (changed) {
      journal::v1::Input record;
      write_input(input, record);
      records.push_back({now, record, core.digest(), std::nullopt});
      if (can_be_saved(core.state())) write_snapshot(core.state(), records.back().snapshot.emplace());
    }
    last = std::move(result.outputs);
    bool entropy_wanted = false;
    for (auto& output : last) {
      entropy_wanted = entropy_wanted || std::holds_alternative<DrawEntropy>(output);
      if (auto* ask = std::get_if<AskSeatsBot>(&output)) asks.push_back(std::move(*ask));
      if (const auto* order = std::get_if<ReleaseBot>(&output)) {
        for (AskSeatsBot& ask : asks) {
          if (ask.seat == order->seat && ask.decision == order->decision) ask.release = order->release;
        }
      }
      const auto* news = std::get_if<TableNews>(&output);
      if (news == nullptr) continue;
      if (const auto* show = std::get_if<ShowTable>(news)) {
        shown[show->viewer] = cardroom::testing::whole(show->update);
        ++updates[show->viewer];
      }
      if (const auto* show = std::get_if<ShowWatchers>(news)) {
        for (const SessionId& viewer : show->viewers)
          watchers[viewer] = {show->message.names().begin(), show->message.names().end()};
      }
      if (const auto* deal = std::get_if<ShowDeal>(news)) deals.push_back(*deal);
      if (const auto* left = std::get_if<SessionLeft>(news)) gone.push_back(*left);
    }
    if (!entropy_wanted || !entropy_answers) return last;
    EntropyDrawn drawn;
    drawn.secret[0] = static_cast<std::byte>(++secrets);
    Outputs all = std::move(last);
    step(drawn);
    std::ranges::move(last, std::back_inserter(all));
    last = std::move(all);
    changed = true;
    return last;
  }

  /// Makes a request. Returns the reason for its refusal; empty if it is carried out.
  std::optional<session::v1::RefusalReason> ask(int who, AnyRequest wanted) {
    const auto& outputs = step(Request{session(who), ++request, std::move(wanted)});
    const auto* news = outputs.empty() ? nullptr : std::get_if<TableNews>(&outputs.front());
    const auto* answer = news != nullptr ? std::get_if<Answer>(news) : nullptr;
    EXPECT_NE(answer, nullptr) << "an answer comes first";
    if (answer == nullptr || !answer->refusal) return std::nullopt;
    EXPECT_FALSE(who != 0 && changed) << "a refusal changes nothing";
    return answer->refusal->reason;
  }
  /// Sends a notice, which is not answered.
  void send(int who, AnyRequest notice) {
    const auto& outputs = step(Request{session(who), 0, std::move(notice)});
    EXPECT_TRUE(std::ranges::none_of(outputs, [](const TableOutput& output) {
      const auto* news = std::get_if<TableNews>(&output);
      return news != nullptr && std::holds_alternative<Answer>(*news);
    })) << "nobody waits for an answer";
  }
  std::optional<session::v1::RefusalReason> join(int who, const std::string& name,
                                                 std::optional<Seat> seat = std::nullopt) {
    return ask(who, Join{name, seat, false});
  }

  /// Lets time pass; timers fire, and bots answer once their pace has elapsed.
  void pass(std::chrono::milliseconds time) {
    const Instant end = now + time;
    for (;;) {
      std::optional<Instant> next = core.wake_at();
      std::size_t bot = asks.size();
      for (std::size_t i = 0; bots_answer && i < asks.size(); ++i) {
        if (!asks[i].release || (next && *asks[i].release >= *next)) continue;
        next = asks[i].release;
        bot = i;
      }
      if (!next || *next > end) break;
      now = std::max(now, *next);
      if (bot == asks.size()) {
        step(TimerFired{});
      } else {
        answer_bot(bot);
      }
    }
    now = end;
  }
  void answer_bot(std::size_t index) {
    const AskSeatsBot ask = std::move(asks[index]);
    asks.erase(asks.begin() + static_cast<std::ptrdiff_t>(index));
    BotMoved moved{ask.seat, ask.decision, {}};
    ask.thought->run(moved.move);
    step(moved);
  }

  const wire::TableUpdate& table(int who) { return shown[session(who)]; }
  const wire::Seat& seat(int who, int index) { return table(who).seats(index); }
  std::string name_at(int index) { return table(1).seats(index).person().name(); }
  /// Makes the person answer the last decision that the table has asked them for.
  void move(int who, int number = 1) { EXPECT_EQ(ask(who, play(table(who).decision(), number)), std::nullopt); }
  void lose(int who, std::chrono::milliseconds silent_for = 0ms) { step(ConnectionLost{session(who), silent_for}); }
  void back(int who, std::optional<Seen> seen = std::nullopt) { step(ConnectionBack{session(who), seen}); }
  MakeMatch make() {
    return [this](const std::string& kind, const wire::GameRules&, std::uint8_t seats) -> std::unique_ptr<Match> {
      if (kind != "toy" && kind != "toy for two") return nullptr;
      return std::make_unique<ToyMatch>(rules, seats);
    };
  }

  struct Recorded {
    Instant at{};
    journal::v1::Input record;
    std::uint64_t digest{};
    std::optional<journal::v1::Snapshot> snapshot;  ///< Empty if the deals are not fair.
  };

  static constexpr TableId kId{std::byte{9}};
  ToyRules rules;
  Settings settings{
      .name = "Table", .kind = "toy", .rules = {}, .turn_limit = {}, .watching_allowed = true, .password_hash = {}};
  bool seats_fixed = false;
  std::optional<bool> animate;
  bool entropy_answers = true;
  bool bots_answer = true;
  Instant now{1h};
  TableCore core{kId, make()};
  std::vector<Recorded> records;
  Outputs last;
  bool changed = false;
  std::map<SessionId, wire::TableUpdate> shown;
  std::map<SessionId, int> updates;
  std::map<SessionId, std::vector<std::string>> watchers;  ///< By viewer: the names last sent to it.
  std::vector<ShowDeal> deals;
  std::vector<SessionLeft> gone;
  std::vector<AskSeatsBot> asks;
  std::uint64_t request = 1;
  int secrets = 0;
};

}  // namespace cardroom::server::testing
