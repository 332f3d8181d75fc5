// Goal: from a decision that is reviewed, the person plays on against bots, and comes back to the replay. How: the
// window's models over the real connection, with the real server, in a Qt event loop without a display.

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "common/record/record_file.h"
#include "tests/client/models/journey_stage.h"
#include "tests/support/random_record.h"

namespace cardroom::window {
namespace {

class ContinuedJourneyTest : public JourneyTest {
 protected:
  /// Opens the game, and reviews the moves of the player in the second seat until the first of them has been judged.
  bool reviews(TestWindow& window) const {
    if (!window.application.ways()->openFile(QString::fromStdString(file_))) return false;
    ReplayModel& replay = *window.application.replay();
    replay.setEyes(1);
    replay.beginReview();
    const auto& moves = record_.deals.front().moves;
    const auto first = std::ranges::find(moves, Seat{1}, &RecordedMove::seat);
    replay.goTo(static_cast<int>(first - moves.begin()));
    return waitUntil([&] { return replay.review()->atDecision(); });
  }

  const GameRecord record_ = testing::random_record("lucky-thirteen", 5).record;
  const std::string file_ = [this] {
    const auto file = home.path("game.cardroom");
    std::ofstream{file, std::ios::binary} << make_record(record_, testing::test_signer()).value();
    return file.string();
  }();
};

TEST_F(ContinuedJourneyTest, ADecisionIsPlayedOnAndTheReplayComesBack) {
  TestWindow kari{home, "main", {}, kKari};
  kari.application.ways()->playOn();
  EXPECT_EQ(kari.application.page(), Application::HomePage) << "there is nothing to play on from";
  ASSERT_TRUE(reviews(kari));
  const int at = kari.application.replay()->at();
  for (int twice = 0; twice < 2; ++twice) {
    kari.application.ways()->playOn();
    ASSERT_TRUE(kari.waitForPage(Application::TablePage));
    TableController& table = *kari.application.table();
    EXPECT_EQ(table.tableName().toStdString(), record_.table);
    EXPECT_TRUE(table.notAFairDeal());
    EXPECT_EQ(kari.seatOf(kKari), 1);
    EXPECT_TRUE(waitUntil([&] { return table.turn()->yours(); }));
    EXPECT_FALSE(kari.application.windowTitle().contains(QStringLiteral("Replay")));
    ASSERT_TRUE(kari.leavesTheGame());
    ASSERT_TRUE(kari.waitForPage(Application::ReplayPage));
    EXPECT_EQ(kari.application.replay()->at(), at);
    EXPECT_TRUE(kari.application.replay()->review()->atDecision()) << "with its review";
    EXPECT_TRUE(kari.application.windowTitle().contains(QStringLiteral("Replay")));
  }
  kari.application.leaveReplay();
  EXPECT_EQ(kari.application.page(), Application::HomePage);
}

TEST_F(ContinuedJourneyTest, AFileThatIsGoneIsReportedInTheReplay) {
  TestWindow kari{home, "main", {}, kKari};
  ASSERT_TRUE(reviews(kari));
  std::filesystem::remove(file_);
  kari.application.ways()->playOn();
  ASSERT_TRUE(kari.waitForTrouble(QStringLiteral("cannot be read")));
  EXPECT_EQ(kari.application.page(), Application::ReplayPage);
  EXPECT_FALSE(kari.application.replay()->aside());
}

}  // namespace
}  // namespace cardroom::window
