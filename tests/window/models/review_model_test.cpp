// The review of a game that is shown again, in the window's words.
#include <QCoreApplication>
#include <gtest/gtest.h>
#include <string>
#include <utility>

#include "client/models/preferences.h"
#include "client/models/replay/replay_model.h"
#include "tests/support/bots_record.h"

namespace cardroom {
namespace {

using testing::as_bot;
using window::ReviewModel;

client::Replay played(BotType type, std::optional<std::uint32_t> own) {
  GameRecord record{.table = "Kitchen table", .kind = "lucky-thirteen"};
  for (const char* name : {"Maren", "Selma", "Jonas", "Per"})
    record.seats.push_back(RecordedPlayer{.name = name});
  ReadRecord read;
  read.record = testing::bots_record(std::move(record), 5, as_bot(type));
  return client::Replay::of(std::move(read), own).value();
}

class ReviewModelTest : public ::testing::Test {
 protected:
  void watch(BotType type, std::optional<std::uint32_t> own = 0) {
    QObject::connect(replay.table()->voice(), &window::TableVoice::announced,
                     [this](const QString& sentence) { announced << sentence; });
    replay.open(played(type, own));
  }
  void finish() {
    while (review().running())
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  ReviewModel& review() { return *replay.review(); }

  window::Preferences preferences{QString{}};
  window::ReplayModel replay{&preferences};
  QStringList announced;
};

TEST_F(ReviewModelTest, TellsWhatTheMovesCostAndWhereTheCostlyOnesAre) {
  watch(BotType::random);
  EXPECT_FALSE(review().on());
  replay.beginReview();
  EXPECT_TRUE(review().running());
  EXPECT_EQ(review().progressText(), QStringLiteral("Looking at move 1 of 4"));
  EXPECT_EQ(review().whoseText(), QStringLiteral("Your moves"));
  finish();
  EXPECT_EQ(review().progressText(), QString{});
  ASSERT_FALSE(review().marks().isEmpty());
  EXPECT_TRUE(review().summaryText().contains(QStringLiteral("costly move")));
  EXPECT_TRUE(announced.contains(review().summaryText()));

  replay.leapToCostly();
  EXPECT_EQ(replay.at(), review().marks().front().moment);
  EXPECT_EQ(replay.eyes(), 0);
  EXPECT_TRUE(review().costly());
  EXPECT_TRUE(review().playedText().contains(QStringLiteral("You")));
  EXPECT_TRUE(review().betterText().startsWith(QStringLiteral("Discard ")));
  EXPECT_TRUE(review().costText().startsWith(QStringLiteral("It cost ")));
  EXPECT_EQ(announced.last(), review().spokenText());
  EXPECT_TRUE(review().spokenText().contains(QStringLiteral("Expert: Discard ")));

  replay.step(true);
  EXPECT_FALSE(review().atDecision()) << "the next player's decision";
  for (int i = 0; i < static_cast<int>(review().marks().size()); ++i)
    replay.leapToCostly();
  EXPECT_EQ(replay.at(), review().marks().front().moment) << "after the last one, the first";
}

TEST_F(ReviewModelTest, SaysWhenNothingWasCostly) {
  watch(BotType::expert);
  replay.beginReview();
  finish();
  EXPECT_TRUE(review().marks().isEmpty());
  EXPECT_EQ(review().summaryText(), QStringLiteral("No move cost more than chance explains."));
  const int before = replay.at();
  replay.leapToCostly();
  EXPECT_EQ(replay.at(), before);
}

TEST_F(ReviewModelTest, FollowsTheEyesAndStops) {
  watch(BotType::random, {});
  replay.setEyes(2);
  replay.beginReview();
  EXPECT_TRUE(review().whoseText().contains(QStringLiteral("Jonas")));
  review().stop();
  EXPECT_FALSE(review().running());
  EXPECT_TRUE(review().on());
  EXPECT_EQ(review().summaryText(), QString{}) << "nothing is known about the rest";
  replay.beginReview();
  EXPECT_TRUE(review().running()) << "from the beginning";
  replay.setEyes(1);
  EXPECT_TRUE(review().running()) << "the moves of the player whose table is shown";
  EXPECT_TRUE(review().whoseText().contains(QStringLiteral("Selma")));
  finish();
  replay.open(played(BotType::clever, {}));
  EXPECT_FALSE(review().on());
}

}  // namespace
}  // namespace cardroom
