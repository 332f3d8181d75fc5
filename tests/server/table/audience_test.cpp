#include "server/table/audience.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "server/limits.h"
#include "server/table/table.h"
#include "tests/server/table/seat_plans.h"
#include "tests/server/table/toy_match.h"
#include "tests/support/viewer_update.h"

namespace cardroom::server::testing {
namespace {

using namespace std::chrono_literals;

/// Ann, session 1, holds the only seat.
struct AudienceTest : ::testing::Test {
  AudienceTest() {
    table.step.now = 1h;
    table.state.seating.set_up({std::nullopt}, /*fixed=*/false);
    table.state.play.set_up();
    table.state.seating.give_seat(table.state.seating.roster().add(session(1), "Ann"), Seat{0}, true);
  }
  Refused admit(int number, const std::string& name) {
    return audience.admit(session(number), Join{.name = name, .seat = {}, .watch = true});
  }
  /// Shows the outcome of a step that has or has not changed the table.
  void show(bool table_changed) {
    table.step.outputs.clear();
    table.step.table_changed = table_changed;
    audience.show(PublicTable{.id = table.id, .settings = table.state.settings, .seating = table.state.seating});
    table.step.shown();
  }
  template <class News>
  std::vector<const News*> shown() const {
    std::vector<const News*> found;
    for (const TableOutput& output : table.step.outputs) {
      const auto* news = std::get_if<TableNews>(&output);
      if (const auto* one = news != nullptr ? std::get_if<News>(news) : nullptr) found.push_back(one);
    }
    return found;
  }
  std::vector<SessionId> viewers_of_table() const {
    std::vector<SessionId> sessions;
    for (const ShowTable* show : shown<ShowTable>())
      sessions.push_back(show->viewer);
    return sessions;
  }
  void say(const std::string& text) { audience.say({session(1), "Ann", Seat{0}}, text); }

  Table table{TableId{std::byte{9}}, [](const std::string&, const wire::GameRules&, std::uint8_t seats) {
                return std::make_unique<ToyMatch>(ToyRules{}, seats);
              }};
  Audience& audience = table.audience;
};

TEST_F(AudienceTest, ANewcomerIsShownTheTableThoughItHasNotChanged) {
  admit(2, "Bob");
  show(/*table_changed=*/false);
  EXPECT_EQ(viewers_of_table(), std::vector{session(2)});
  show(/*table_changed=*/false);
  EXPECT_TRUE(viewers_of_table().empty());
  show(/*table_changed=*/true);
  EXPECT_EQ(viewers_of_table(), (std::vector{session(1), session(2)}));
}

TEST_F(AudienceTest, AViewerWithoutAConnectionIsShownNothing) {
  admit(2, "Bob");
  show(/*table_changed=*/false);
  audience.lost(session(2));
  show(/*table_changed=*/true);
  EXPECT_EQ(viewers_of_table(), std::vector{session(1)});
  ASSERT_EQ(shown<ShowWatchers>().size(), 1U);
  EXPECT_EQ(shown<ShowWatchers>()[0]->message.names_size(), 0) << "and is not named";
}

TEST_F(AudienceTest, EverybodyIsToldWhoWatches) {
  admit(2, "Bob");
  show(/*table_changed=*/false);
  ASSERT_EQ(shown<ShowWatchers>().size(), 1U);
  EXPECT_EQ(shown<ShowWatchers>()[0]->viewers, (std::vector{session(1), session(2)}));
  EXPECT_EQ(shown<ShowWatchers>()[0]->message.names(0), "Bob");
  audience.remove(session(2));
  show(/*table_changed=*/false);
  ASSERT_EQ(shown<ShowWatchers>().size(), 1U);
  EXPECT_EQ(shown<ShowWatchers>()[0]->message.names_size(), 0);
}

TEST_F(AudienceTest, ASpectatorWithALookAlikeNameIsRenamed) {
  admit(2, "ann");
  admit(3, "ann");
  show(/*table_changed=*/false);
  EXPECT_EQ(audience.watcher(session(2))->name.text(), "ann 2");
  EXPECT_EQ(audience.watcher(session(3))->name.text(), "ann 3");
  EXPECT_EQ(audience.named("ann 3"), audience.watcher(session(3)));
}

TEST_F(AudienceTest, AFullAudienceReplacesOnlyAnAbsentSpectator) {
  const int full = static_cast<int>(kWatchersMax) + 2;
  for (int number = 2; number < full; ++number)
    ASSERT_EQ(admit(number, "Spectator"), std::nullopt);
  ASSERT_NE(admit(full, "Late"), std::nullopt);
  EXPECT_EQ(audience.watcher(session(full)), nullptr);
  audience.lost(session(5));
  EXPECT_EQ(admit(full, "Late"), std::nullopt);
  EXPECT_EQ(audience.watcher(session(5)), nullptr);
  ASSERT_EQ(shown<SessionLeft>().size(), 1U);
  EXPECT_EQ(shown<SessionLeft>()[0]->session, session(5));
}

TEST_F(AudienceTest, ARemovedSpectatorIsTold) {
  admit(2, "Bob");
  audience.turn_away(session(2));
  EXPECT_EQ(audience.viewers(), std::vector{session(1)});
  ASSERT_EQ(shown<SessionLeft>().size(), 1U);
  EXPECT_EQ(shown<SessionLeft>()[0]->reason, lobby::v1::LEFT_REASON_REMOVED);
}

TEST_F(AudienceTest, AResumedViewerGetsOnlyTheEventsAndLinesItHasMissed) {
  table.state.play.begin_game();
  table.state.play.secret_drawn(EntropyDrawn{});
  say("one");
  say("two");
  ConnectionBack back{session(1), Seen{.game_number = 1, .next_event = 1, .last_chat_line = 1}};
  Reading reading = audience.reading_after(back);
  EXPECT_EQ(reading.next_event, 1U);
  EXPECT_EQ(reading.last_chat_line, 1U);
  back.seen = Seen{.game_number = 1, .next_event = 99, .last_chat_line = 99};
  reading = audience.reading_after(back);
  EXPECT_EQ(reading.next_event, table.state.play.match()->end_event()) << "no more than there are";
  EXPECT_EQ(reading.last_chat_line, 2U);
  back.seen = Seen{.game_number = 7, .next_event = 1};
  EXPECT_EQ(audience.reading_after(back).next_event, 0U) << "of another game";
  back.seen.reset();
  EXPECT_EQ(audience.reading_after(back).last_chat_line, 0U);
}

TEST_F(AudienceTest, AViewIsOfTheViewersOwnSeat) {
  table.state.play.begin_game();
  table.state.play.secret_drawn(EntropyDrawn{});
  admit(2, "Bob");
  show(/*table_changed=*/true);
  ASSERT_EQ(shown<ShowTable>().size(), 2U);
  const wire::TableUpdate anns = cardroom::testing::whole(shown<ShowTable>()[0]->update);
  const wire::TableUpdate bobs = cardroom::testing::whole(shown<ShowTable>()[1]->update);
  EXPECT_EQ(anns.view().lucky_thirteen().hand_size(), 1);
  EXPECT_TRUE(anns.has_legal_moves());
  EXPECT_EQ(bobs.view().lucky_thirteen().hand_size(), 0);
  EXPECT_FALSE(bobs.has_legal_moves());
}

TEST_F(AudienceTest, ALineOfChatIsShownOnceToEachConnectedViewer) {
  admit(2, "Bob");
  admit(3, "Cem");
  audience.lost(session(3));
  say("hello");
  ASSERT_EQ(shown<ShowChat>().size(), 2U);
  EXPECT_FALSE(shown<ShowChat>()[0]->lines.said_before());
  show(/*table_changed=*/true);
  EXPECT_TRUE(shown<ShowChat>().empty());
  ConnectionBack back{session(3), std::nullopt};
  audience.returned(*audience.watcher(session(3)), back);
  table.step.newcomers.push_back(session(3));
  show(/*table_changed=*/false);
  ASSERT_EQ(shown<ShowChat>().size(), 1U);
  EXPECT_TRUE(shown<ShowChat>()[0]->lines.said_before());
}

}  // namespace
}  // namespace cardroom::server::testing
