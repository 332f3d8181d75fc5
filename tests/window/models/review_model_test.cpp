// The review of a replayed game, in the window's wording.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <string>
#include <utility>

#include "client/models/preferences.h"
#include "client/models/replay/replay_model.h"
#include "client/review/review_worker.h"
#include "common/games/registry.h"
#include "tests/support/bots_record.h"

namespace cardroom {
namespace {

using testing::as_bot;
using window::ReviewModel;

client::Replay played(BotType type, std::optional<std::uint32_t> own, const std::string& kind = "lucky-thirteen") {
  GameRecord record{.table = "Kitchen table", .kind = kind};
  for (const char* name : {"Maren", "Selma", "Jonas", "Per"})
    if (record.seats.size() < find_game_kind(kind)->seats_usual) record.seats.push_back(RecordedPlayer{.name = name});
  ReadRecord read;
  read.record = testing::bots_record(std::move(record), 5, as_bot(type));
  return client::Replay::of(std::move(read), own).value();
}

std::string percent(double chance) {
  return std::to_string(std::lround(100 * chance)) + " %";
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
  const QString played = replay.table()->costlyCard();
  EXPECT_FALSE(played.isEmpty());
  const QList<window::TableCard>& cards = replay.table()->game()->cards()->cards();
  const auto marked = std::ranges::find(cards, played, &window::TableCard::key);
  ASSERT_NE(marked, cards.end());
  EXPECT_EQ(marked->zone, QStringLiteral("hand"));
  EXPECT_FALSE(marked->hinted) << "expert would play another one";
  EXPECT_TRUE(review().playedText().contains(QStringLiteral("You")));
  EXPECT_TRUE(review().betterText().startsWith(QStringLiteral("Discard ")));
  EXPECT_TRUE(review().costText().startsWith(QStringLiteral("It cost ")));
  EXPECT_EQ(announced.last(), review().spokenText());
  EXPECT_TRUE(review().spokenText().contains(QStringLiteral("Expert: Discard ")));

  replay.step(true);
  EXPECT_FALSE(review().atDecision()) << "the next player's decision";
  EXPECT_EQ(replay.table()->costlyCard(), QString{});
  for (int i = 0; i < static_cast<int>(review().marks().size()); ++i)
    replay.leapToCostly();
  EXPECT_EQ(replay.at(), review().marks().front().moment) << "after the last one, the first";
}

TEST_F(ReviewModelTest, SaysWhenNothingWasCostly) {
  watch(BotType::expert);
  replay.beginReview();
  finish();
  EXPECT_TRUE(review().marks().isEmpty());
  EXPECT_EQ(review().summaryText(), QStringLiteral("No move was clearly a mistake."));
  const int before = replay.at();
  replay.leapToCostly();
  EXPECT_EQ(replay.at(), before);
}

TEST_F(ReviewModelTest, TellsHowTheChanceToWinFell) {
  replay.open(played(BotType::random, 0, "pinochle"));
  replay.beginReview();
  finish();
  int told = 0;
  for (const window::ReviewMark& mark : review().marks()) {
    replay.goTo(mark.moment);
    const double before = review().chanceBefore();
    const double after = review().chanceAfter();
    EXPECT_TRUE(before >= 0 && before <= 1 && after >= 0 && after <= 1) << before << " " << after;
    if (review().chanceText().isEmpty()) continue;
    ++told;
    EXPECT_GT(before, after);
    EXPECT_EQ(review().chanceText().toStdString(),
              "Your chance to win fell from " + percent(before) + " to " + percent(after) + ".");
  }
  EXPECT_GT(told, 0);
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

TEST_F(ReviewModelTest, WaitsForTheReviewsOfOthers) {
  watch(BotType::random);
  struct Waiting final : client::ReviewWork {
    explicit Waiting(const std::size_t& others) : before{others} {}
    std::size_t ahead() const override { return before; }
    const std::size_t& before;
  };
  std::size_t before = 2;
  client::ReviewNews news;
  review().setWorkOut([&](const std::vector<client::ReviewQuestion>&, client::ReviewNews told) {
    news = std::move(told);
    return std::make_unique<Waiting>(before);
  });
  replay.beginReview();
  EXPECT_TRUE(review().running());
  EXPECT_EQ(review().progressText(), QStringLiteral("2 other reviews come first."));
  int changes = 0;
  QObject::connect(&review(), &ReviewModel::changed, [&changes] { ++changes; });
  before = 0;
  news.moved();
  EXPECT_EQ(changes, 0) << "it may be another thread that says so";
  QCoreApplication::processEvents();
  EXPECT_EQ(changes, 1);
  EXPECT_EQ(review().progressText(), QStringLiteral("Looking at move 1 of 4"));
  review().stop();
  EXPECT_EQ(review().progressText(), QString{});
}

TEST_F(ReviewModelTest, KeepsTheReviewIfThereIsNoRoomForAnotherOne) {
  watch(BotType::random);
  bool room = true;
  review().setWorkOut([&room](auto questions, auto news) -> std::unique_ptr<client::ReviewWork> {
    if (!std::exchange(room, false)) return nullptr;
    return std::make_unique<client::ReviewWorker>(std::move(questions), std::move(news.answered));
  });
  replay.beginReview();
  replay.setEyes(1);
  EXPECT_EQ(announced.last(), QStringLiteral("Many reviews are waiting here. Try again in a few minutes."));
  EXPECT_TRUE(review().running()) << "the first one goes on";
  finish();
  ASSERT_TRUE(review().on());
  EXPECT_EQ(review().whoseText(), QStringLiteral("Your moves"));
  const QList<window::ReviewMark> marks = review().marks();
  ASSERT_FALSE(marks.isEmpty());
  replay.setEyes(2);
  EXPECT_EQ(announced.last(), QStringLiteral("Many reviews are waiting here. Try again in a few minutes."));
  EXPECT_TRUE(review().on());
  EXPECT_EQ(review().marks().size(), marks.size());
}

TEST_F(ReviewModelTest, IsKeptForTheSameGameUntilThatIsForgotten) {
  watch(BotType::random);
  replay.goTo(2);
  replay.beginReview();
  finish();
  const QList<window::ReviewMark> marks = review().marks();
  ASSERT_FALSE(marks.isEmpty());
  replay.forget();
  EXPECT_TRUE(review().on()) << "the game is open";
  replay.leave();
  EXPECT_FALSE(replay.open());
  replay.openAgain();
  EXPECT_TRUE(replay.open());
  EXPECT_EQ(replay.at(), 2);
  EXPECT_EQ(review().marks().size(), marks.size());
  replay.leave();
  replay.forget();
  EXPECT_FALSE(review().on());
  EXPECT_TRUE(review().marks().isEmpty() && replay.stretches().isEmpty() && replay.players().isEmpty());
  EXPECT_EQ(replay.count(), 0);
  EXPECT_EQ(replay.table()->here(), nullptr);
  replay.openAgain();
  EXPECT_FALSE(replay.open()) << "there is nothing to show";
  watch(BotType::random);
  EXPECT_GT(replay.count(), 0);
}

TEST_F(ReviewModelTest, BeginsOnlyWhileAGameIsOpen) {
  watch(BotType::random);
  replay.leave();
  replay.beginReview();
  EXPECT_FALSE(review().on());
}

TEST_F(ReviewModelTest, SaysWhenThereIsNoRoomForIt) {
  watch(BotType::random);
  review().setWorkOut([](const auto&, const auto&) { return nullptr; });
  replay.beginReview();
  EXPECT_FALSE(review().on());
  EXPECT_FALSE(review().running());
  EXPECT_EQ(announced.last(), QStringLiteral("Many reviews are waiting here. Try again in a few minutes."));
}

}  // namespace
}  // namespace cardroom
