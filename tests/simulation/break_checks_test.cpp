// Goal: a break that does not end is noticed, whatever the defect. How: the checkers see what a server with such a
// defect would say and record.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "common/protocol/frame_codec.h"
#include "tests/simulation/death_watch.h"

namespace cardroom::simulation {
namespace {

using namespace std::chrono_literals;
using server::Instant;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A process with one table, which is on a break from 10 s on.
struct BreakChecks : ::testing::Test {
  BreakChecks() {
    watch.began(0s, {});
    show(10s, std::nullopt);
  }
  void show(Instant now, std::optional<std::uint32_t> left_ms) {
    session::v1::ServerMessage message;
    auto& update = *message.mutable_table_update();
    update.set_table_id(id());
    update.set_version(++versions);
    update.set_phase(table::v1::PHASE_PLAYING);
    update.mutable_table_break()->set_on(true);
    update.mutable_table_break()->set_lasted_ms(static_cast<std::uint32_t>((now - 10s).count()));
    if (left_ms) update.mutable_table_break()->set_left_ms(*left_ms);
    std::string frame;
    append_frame(frame, message.SerializeAsString());
    watch.sent(now, 1, frame);
  }
  void append(Instant now, journal::v1::Input input, bool durable = true) {
    journal::v1::Record record;
    record.set_table_id(id());
    record.set_epoch(1);
    record.set_sequence(++records);
    record.set_table_time_ms(static_cast<std::uint64_t>(now.count()));
    *record.mutable_input() = std::move(input);
    const server::AppendRecord append{{}, 1, records, record.SerializeAsString()};
    watch.appended(now, append);
    if (durable) watch.durable(now, append);
  }
  void go_on(Instant now, bool durable = true) {
    journal::v1::Input input;
    input.mutable_request()->set_session("Ann");
    input.mutable_request()->mutable_message()->mutable_go_on();
    append(now, std::move(input), durable);
  }
  void end(Instant now) {
    journal::v1::Input input;
    input.mutable_timer_fired();
    append(now, std::move(input));
  }
  static std::string id() { return std::string(16, 'T'); }

  DeathWatch watch;
  std::uint64_t versions = 0;
  std::uint64_t records = 0;
};

TEST_F(BreakChecks, AcceptABreakThatEndsInTime) {
  go_on(20s);
  show(20s, 3'000);
  watch.look_around(23s);
  end(23s);
  watch.look_around(10min);
  EXPECT_THAT(watch.complaints(), IsEmpty());
  EXPECT_EQ(watch.coverage().breaks, 1U);
}

TEST_F(BreakChecks, AcceptABreakThatNobodyEnds) {
  watch.look_around(10min);
  watch.time_stands_still(10min);
  EXPECT_THAT(watch.complaints(), IsEmpty());
}

TEST_F(BreakChecks, FindABreakWhoseEndDoesNotFallDue) {
  show(20s, 3'000);
  watch.look_around(30s);
  EXPECT_THAT(watch.complaints(), ElementsAre(HasSubstr("table 54545454 is on a break whose end was due by 23000")));
}

TEST_F(BreakChecks, FindABreakWhoseEndWasNeverSet) {
  go_on(20s);
  show(20s, std::nullopt);
  watch.look_around(30s);
  EXPECT_THAT(watch.complaints(), ElementsAre(HasSubstr("is on a break whose end was due by 23000")));
}

TEST_F(BreakChecks, FindTheBreakForWhichTimeStandsStill) {
  go_on(20s);
  watch.look_around(23s);
  EXPECT_THAT(watch.complaints(), IsEmpty());
  watch.time_stands_still(23s);
  EXPECT_THAT(watch.complaints(), ElementsAre(HasSubstr("is on a break whose end was due by 23000")));
}

TEST_F(BreakChecks, FindABreakThatGoesOnAfterItsEnd) {
  go_on(20s);
  end(23s);
  show(24s, std::nullopt);
  EXPECT_THAT(watch.complaints(), ElementsAre(HasSubstr("a break goes on that ended before")));
}

TEST_F(BreakChecks, ForgetAnEndWhoseRecordIsLost) {
  go_on(20s, /*durable=*/false);
  server::KeptTable kept;
  kept.table.fill(std::byte{'T'});
  watch.began(21s, {{kept.table, kept}});
  watch.look_around(40s);
  EXPECT_THAT(watch.complaints(), IsEmpty());
}

TEST(Timelines, NoticeThatTimeStandsStill) {
  Timeline timeline;
  std::function<void()> again = [&] { timeline.after(0ms, again); };
  timeline.at(3s, again);
  try {
    timeline.run_until(10s);
    ADD_FAILURE() << "time goes on";
  } catch (const TimeStandsStill& still) {
    EXPECT_STREQ(still.what(), "simulated time stands still at 3000");
  }
}

}  // namespace
}  // namespace cardroom::simulation
