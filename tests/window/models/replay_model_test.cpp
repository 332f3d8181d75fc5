// The replay of a finished game, as the window's models present it.
#include "client/models/replay/replay_model.h"

#include <QElapsedTimer>
#include <QTest>
#include <QUrl>
#include <fstream>
#include <gtest/gtest.h>
#include <iostream>
#include <memory>
#include <string>

#include "client/models/application.h"
#include "client/models/games/thrones/thrones_model.h"
#include "tests/support/bots_record.h"
#include "tests/support/random_record.h"
#include "tests/support/temporary_directory.h"
#include "tests/window/models/heard_table.h"

namespace cardroom::testing {
namespace {

using window::Application;
using window::ReplayModel;

/// Maren, a bot, Jonas and a bot; or Maren and Jonas.
/// `ownSeat`: the seat of the person who watches the replay, if they played in the game.
client::Replay replayOf(const std::string& kind, std::uint8_t seats, std::uint64_t seed = 3,
                        std::optional<std::uint32_t> ownSeat = {}) {
  GameRecord record{.table = "Kitchen table", .kind = kind};
  for (std::uint8_t seat = 0; seat < seats; ++seat)
    record.seats.push_back(seat % 2 == 0 || seats == 2 ? RecordedPlayer{.name = seat == 0 ? "Maren" : "Jonas"}
                                                       : RecordedPlayer{.bot = BotType::clever});
  ReadRecord read;
  read.record = bots_record(std::move(record), seed);
  return client::Replay::of(std::move(read), ownSeat).value();
}

/// A replay whose announcements are recorded.
class Replayed {
 public:
  explicit Replayed(client::Replay replay) {
    QObject::connect(model.table()->voice(), &window::TableVoice::announced,
                     [this](const QString& sentence) { announced << sentence; });
    QObject::connect(model.table()->voice(), &window::TableVoice::told,
                     [this](const QString& text) { toasts << text; });
    model.setToday([] { return QDate{2026, 11, 27}; });
    model.open(std::move(replay));
  }
  window::Preferences preferences{QString{}};
  ReplayModel model{&preferences};
  QStringList announced;
  QStringList toasts;

  QStringList shown() const { return shownBy(*model.table()); }
  QStringList log() const {
    QStringList lines;
    for (const window::LogLine& line : model.table()->log()->lines())
      lines << line.plain;
    return lines;
  }
};

struct Game {
  const char* name;
  const char* kind;
  std::uint8_t seats;
};

class ReplayModelTest : public ::testing::TestWithParam<Game> {};
INSTANTIATE_TEST_SUITE_P(Kinds, ReplayModelTest,
                         ::testing::Values(Game{"LuckyThirteen", "lucky-thirteen", 4}, Game{"Thrones", "thrones", 4},
                                           Game{"Pasur", "pasur", 2}, Game{"Pinochle", "pinochle", 2}),
                         [](const auto& game) { return game.param.name; });

TEST_P(ReplayModelTest, AMomentLooksTheSameHoweverItIsReached) {
  for (const int eyes : {-1, 1}) {
    Replayed stepped{replayOf(GetParam().kind, GetParam().seats)};
    Replayed jumped{replayOf(GetParam().kind, GetParam().seats)};
    stepped.model.setEyes(eyes);
    jumped.model.setEyes(eyes);
    const int last = stepped.model.count() - 1;
    while (stepped.model.at() < last) {
      stepped.model.step(true);
      const int at = stepped.model.at();
      // Jumps to another place first, which may be earlier or later.
      jumped.model.scrub(last - at / 2);
      jumped.model.scrub(at);
      ASSERT_EQ(jumped.model.at(), at);
      ASSERT_EQ(jumped.log(), stepped.log()) << "moment " << at;
      ASSERT_EQ(jumped.shown(), stepped.shown()) << "moment " << at;
    }
  }
}

TEST_P(ReplayModelTest, NothingIsAskedOfThePersonAndNobodyElseIsThere) {
  Replayed replay{replayOf(GetParam().kind, GetParam().seats)};
  const window::TableController& table = *replay.model.table();
  for (const int eyes : {-1, 0}) {
    replay.model.setEyes(eyes);
    for (int at = 0; at < replay.model.count(); ++at) {
      replay.model.scrub(at);
      EXPECT_FALSE(table.turn()->yours() || table.turn()->canHint());
      EXPECT_EQ(table.turn()->primaryText(), QString{}) << at;
      EXPECT_FALSE(table.people()->canSitDown() || table.breaks()->mayAsk() || table.takeBack()->may());
      EXPECT_FALSE(table.openHands()->mayOpen() || table.openHands()->mayStepBack() || table.openHands()->mayExport());
      EXPECT_EQ(table.people()->watchingText(), QString{});
      EXPECT_TRUE(table.result()->evening().isEmpty());
    }
  }
  EXPECT_EQ(replay.toasts, QStringList{});
}

TEST_P(ReplayModelTest, ThePersonsOwnSeatIsAtTheBottomWithAllHandsOpen) {
  for (const int own : {0, GetParam().seats - 1}) {
    Replayed replay{replayOf(GetParam().kind, GetParam().seats, 3, own)};
    const window::TableController& table = *replay.model.table();
    EXPECT_EQ(replay.model.eyesText(), s("All hands"));
    for (int at = 0; at < replay.model.count(); ++at) {
      replay.model.scrub(at);
      const QList<window::SeatCard>& seats = table.people()->seats()->seats();
      ASSERT_EQ(seats[own].place, 0) << at;
      ASSERT_TRUE(seats[own].you);
      // Like a spectator, the person is asked for nothing.
      EXPECT_EQ(table.turn()->primaryText(), QString{}) << at;
      EXPECT_FALSE(table.turn()->yours() || table.turn()->canHint());
      EXPECT_FALSE(table.breaks()->mayAsk() || table.takeBack()->may());
      EXPECT_FALSE(table.openHands()->mayOpen() || table.openHands()->mayStepBack() || table.openHands()->mayExport());
    }
    EXPECT_EQ(replay.toasts, QStringList{});
    replay.model.setEyes(1 - own % 2);
    EXPECT_EQ(table.people()->seats()->seats()[1 - own % 2].place, 0) << "somebody else's table is seen from there";
  }
}

TEST(ReplayModel, TheOwnTeamLiesNearest) {
  const auto upper = [](std::optional<std::uint32_t> own) {
    Replayed replay{replayOf("thrones", 4, 3, own)};
    replay.model.goTo(5);
    const auto* game = qobject_cast<const window::ThronesModel*>(replay.model.table()->game());
    return game->table().upperPile;
  };
  EXPECT_EQ(upper({}), 0);
  EXPECT_EQ(upper(0), 1);
  EXPECT_EQ(upper(3), 0);
  EXPECT_EQ(upper(2), 1);
}

TEST(ReplayModel, ShowsWhereInTheGameItIs) {
  Replayed replay{replayOf("lucky-thirteen", 4)};
  ReplayModel& model = replay.model;
  EXPECT_TRUE(model.open());
  EXPECT_EQ(model.count(), 17);
  EXPECT_EQ(model.atText(), s("1 of 17"));
  EXPECT_EQ(model.stretches().size(), 4);
  EXPECT_EQ(model.stretches()[2].name, s("Round 3"));
  EXPECT_EQ(model.stretches()[2].begin, 8);
  model.leap(true);
  EXPECT_EQ(model.at(), 4);
  EXPECT_EQ(model.stretch(), 1);
  EXPECT_EQ(model.table()->game()->progress(), s("Round 2 of 4"));
  model.step(true);
  model.leap(false);
  EXPECT_EQ(model.at(), 4) << "first to the beginning of this one";
  model.leap(false);
  EXPECT_EQ(model.at(), 0);
  model.leap(false);
  EXPECT_EQ(model.at(), 0);
  for (int i = 0; i < 4; ++i)
    model.leap(true);
  EXPECT_EQ(model.at(), 16) << "there is no round after the last one";
}

TEST(ReplayModel, TellsEachStepOnce) {
  Replayed replay{replayOf("lucky-thirteen", 4)};
  ReplayModel& model = replay.model;
  replay.announced.clear();
  model.step(true);
  EXPECT_EQ(replay.announced.filter(s("Maren discards the")).size(), 1) << replay.announced.join('|').toStdString();
  const QString line = replay.log().back();
  model.step(true);
  replay.announced.clear();
  model.step(false);
  EXPECT_EQ(replay.announced, QStringList{line}) << "a step back tells what is the last line of the log again";
  replay.announced.clear();
  model.goTo(10);
  EXPECT_EQ(replay.announced, QStringList{replay.log().back()});
  replay.announced.clear();
  model.scrub(3);
  EXPECT_EQ(replay.announced, QStringList{});
}

TEST(ReplayModel, StopsAtBothEnds) {
  Replayed replay{replayOf("lucky-thirteen", 4)};
  replay.model.step(false);
  EXPECT_EQ(replay.model.at(), 0);
  replay.model.goTo(1000);
  EXPECT_EQ(replay.model.at(), 16);
  replay.model.step(true);
  EXPECT_EQ(replay.model.at(), 16);
  replay.model.goTo(-3);
  EXPECT_EQ(replay.model.at(), 0);
}

TEST(ReplayModel, TheResultIsThereWheneverTheEndIsReached) {
  Replayed replay{replayOf("lucky-thirteen", 4)};
  const window::ResultModel& result = *replay.model.table()->result();
  replay.model.goTo(16);
  EXPECT_EQ(replay.model.table()->phase(), window::TablePhase::Over);
  EXPECT_TRUE(result.shown() && !result.telling()) << "who jumps there sees the result at once";
  replay.model.step(false);
  EXPECT_FALSE(result.shown() || result.telling());
  replay.model.step(true);
  EXPECT_TRUE(result.telling()) << "who steps there sees the hands counted";
  replay.model.step(false);
  EXPECT_FALSE(result.shown() || result.telling());
  replay.model.goTo(16);
  EXPECT_TRUE(result.shown());
}

TEST(ReplayModel, ASeatSeesItsOwnHandAlone) {
  Replayed replay{replayOf("lucky-thirteen", 4)};
  const auto backs = [&] {
    int count = 0;
    const window::TableCards& cards = *replay.model.table()->game()->cards();
    for (const window::TableCard& card : cards.cards())
      if (card.card.isEmpty() && card.zone != s("pile")) ++count;
    return count;
  };
  EXPECT_EQ(replay.model.eyesText(), s("All hands"));
  EXPECT_EQ(backs(), 0);
  replay.model.setEyes(2);
  EXPECT_EQ(replay.model.eyesText(), s("As Jonas"));
  EXPECT_EQ(backs(), 7) << "three of the seat in turn, two of each other one";
  EXPECT_TRUE(replay.model.table()->people()->seats()->seats()[2].you);
  replay.model.setEyes(4);
  EXPECT_EQ(replay.model.eyes(), 2) << "there is no such seat";
  replay.model.setEyes(-1);
  EXPECT_EQ(backs(), 0);
}

TEST(ReplayModel, PlaysByItselfUntilTheEnd) {
  Replayed replay{replayOf("lucky-thirteen", 4)};
  ReplayModel& model = replay.model;
  model.faster();
  model.faster();
  EXPECT_EQ(model.speedText(), s("4 ×"));
  model.goTo(14);
  model.setPlaying(true);
  EXPECT_TRUE(QTest::qWaitFor([&] { return model.at() == 16; }));
  EXPECT_FALSE(model.playing());
  model.setPlaying(true);
  EXPECT_EQ(model.at(), 0) << "from the beginning again";
  model.step(true);
  EXPECT_FALSE(model.playing()) << "who steps has taken over";
  model.setPlaying(true);
  model.leave();
  EXPECT_FALSE(model.playing() || model.open());
}

TEST(ReplayModel, PlayingWaitsForWhatMovesOnThePage) {
  Replayed replay{replayOf("lucky-thirteen", 4)};
  ReplayModel& model = replay.model;
  model.faster();
  model.faster();
  model.goTo(4);
  model.setHeld(true);
  model.setPlaying(true);
  // While this replay is held, another one that is not held plays on for two moments.
  Replayed other{replayOf("lucky-thirteen", 4)};
  other.model.faster();
  other.model.faster();
  other.model.goTo(4);
  other.model.setPlaying(true);
  ASSERT_TRUE(QTest::qWaitFor([&] { return other.model.at() == 6; }));
  EXPECT_EQ(model.at(), 4);
  model.setHeld(false);
  EXPECT_EQ(model.at(), 5);
}

TEST(ReplayModel, SpeedsGoRoundByTheButtonAndStopByTheKeys) {
  Replayed replay{replayOf("lucky-thirteen", 4)};
  ReplayModel& model = replay.model;
  EXPECT_EQ(model.speedText(), s("1 ×"));
  for (const int speed : {200, 400, 50, 100}) {
    model.faster();
    EXPECT_EQ(model.speed(), speed);
  }
  for (const int speed : {50, 50}) {
    model.changeSpeed(false);
    EXPECT_EQ(model.speed(), speed);
  }
  EXPECT_EQ(model.speedText(), s("0.5 ×"));
  for (const int speed : {100, 200, 400, 400}) {
    model.changeSpeed(true);
    EXPECT_EQ(model.speed(), speed);
  }
}

TEST(ReplayModel, MarksAreReachedOneAfterTheOther) {
  Replayed replay{replayOf("pinochle", 2)};
  ReplayModel& model = replay.model;
  ASSERT_EQ(model.marks().size(), 2);
  EXPECT_TRUE(model.marks()[0].text.endsWith(s(" wins the bidding"))) << model.marks()[0].text.toStdString();
  EXPECT_EQ(model.marks()[1].text, s("The melds are shown"));
  model.leapToMark(true);
  EXPECT_EQ(model.at(), model.marks()[0].moment);
  model.leapToMark(true);
  EXPECT_EQ(model.at(), model.marks()[1].moment);
  model.leapToMark(true);
  EXPECT_EQ(model.at(), model.marks()[1].moment) << "it is the last one";
  model.leapToMark(false);
  model.leapToMark(false);
  EXPECT_EQ(model.at(), model.marks()[0].moment);
}

TEST(ReplayModel, TheDealIsThatOfTheMoment) {
  Replayed replay{replayOf("pasur", 2)};
  const window::FairModel& fair = *replay.model.table()->fair();
  EXPECT_EQ(fair.number(), s("Deal 1 at this table."));
  EXPECT_EQ(fair.pack().size(), 52);
  EXPECT_EQ(fair.state(), window::FairState::NotOurs);
  replay.model.leap(true);
  EXPECT_EQ(fair.number(), s("Deal 2 at this table."));
}

/// The limits are ten times those for a release build on an idle machine.
TEST(ReplayModel, ALongGameStepsAtOnce) {
  QElapsedTimer timer;
  timer.start();
  Replayed replay{replayOf("pasur", 4)};
  const qint64 opened = timer.nsecsElapsed();
  qint64 longest = 0;
  for (int at = 1; at < replay.model.count(); ++at) {
    timer.start();
    replay.model.step(true);
    longest = std::max(longest, timer.nsecsElapsed());
  }
  timer.start();
  replay.model.goTo(replay.model.count() / 2);
  const qint64 jump = timer.nsecsElapsed();
  std::cout << "Pasur for four, " << replay.model.count() << " moments: played and opened in " << opened / 1000
            << " us, the longest step took " << longest / 1000 << " us, a jump " << jump / 1000 << " us\n";
  EXPECT_LT(longest, 160'000'000);
  EXPECT_LT(jump, 160'000'000);
}

TEST(ReplayModel, AnotherGameTakesItsPlace) {
  Replayed replay{replayOf("pasur", 2)};
  replay.model.setEyes(1);
  replay.model.goTo(20);
  replay.model.open(replayOf("thrones", 4));
  EXPECT_EQ(replay.model.at(), 0);
  EXPECT_EQ(replay.model.eyes(), -1);
  EXPECT_EQ(replay.model.table()->kind(), s("thrones"));
  EXPECT_EQ(replay.model.stretches().size(), 6);
  EXPECT_EQ(replay.model.table()->game()->progress(), s("Battle 1 of 6"));
}

/// A person's files, and a window without a server.
class OpenedFile : public ::testing::Test {
 protected:
  QString fileWith(const std::string& name, const std::string& text) {
    std::ofstream{directory.path() / name, std::ios::binary} << text;
    return QString::fromStdString((directory.path() / name).string());
  }
  static std::string record() { return make_record(random_record("lucky-thirteen", 1).record, test_signer()).value(); }
  /// Opens the file. Returns the trouble that the person is told of; empty if there is none.
  QString troubleWith(const QString& file) {
    EXPECT_TRUE(application.ways()->openFile(file));
    const QString text = application.dialogs()->trouble().text;
    application.dialogs()->acknowledge();
    return text;
  }

  TemporaryDirectory directory;
  window::Preferences preferences{QString{}};
  Application application{&preferences};
};

TEST_F(OpenedFile, ARecordIsShownAndPlayed) {
  const QString file = fileWith("a game.cardroom", record());
  EXPECT_EQ(troubleWith(QUrl::fromLocalFile(file).toString()), QString{});
  EXPECT_EQ(application.page(), Application::ReplayPage);
  EXPECT_EQ(application.replay()->count(), 17);
  EXPECT_TRUE(application.replay()->playing());
}

TEST_F(OpenedFile, AGameOfThePersonsListIsSeenFromTheirSeat) {
  const GameRecord game = random_record("lucky-thirteen", 1).record;
  ASSERT_FALSE(game.deals[0].parts.empty());
  const Seat own = game.deals[0].parts.back().seat;
  ASSERT_NE(own.index, 0);
  const QString file = fileWith("kept.cardroom", record());
  const QString copy = fileWith("copy.cardroom", record());
  client::PastGame past{.file = file.toStdString(), .kind = "lucky-thirteen"};
  past.players.resize(4);
  past.scores.resize(4);
  past.seat = own.index;
  application.games()->show({past}, QDateTime{QDate{2026, 11, 27}, QTime{20, 0}});
  const auto bottom = [&](const QString& opened) {
    application.ways()->watchGame(opened);
    for (const window::SeatCard& seat : application.replay()->table()->people()->seats()->seats())
      if (seat.place == 0) return seat.seat;
    return -1;
  };
  EXPECT_EQ(bottom(file), own.index);
  EXPECT_EQ(application.replay()->eyesText(), s("All hands"));
  EXPECT_EQ(application.replay()->table()->fair()->state(), window::FairState::Fair) << "a part of the deal was theirs";
  EXPECT_EQ(bottom(copy), 0) << "somebody else may have sent it";
  EXPECT_EQ(application.replay()->table()->fair()->state(), window::FairState::NotOurs);
}

TEST_F(OpenedFile, AnythingElseIsRefusedInOneLine) {
  std::string changed = record();
  changed.replace(changed.find("\"seat\":0"), 8, "\"seat\":1");
  std::string later = record();
  later.replace(later.find("\"format\":1"), 10, "\"format\":9");
  EXPECT_EQ(troubleWith(fileWith("notes.cardroom", "seed=7\n")), s("notes.cardroom is not the record of a game."));
  EXPECT_EQ(troubleWith(fileWith("later.cardroom", later)),
            s("later.cardroom is from a newer Cardroom than this one."));
  EXPECT_EQ(troubleWith(fileWith("bad.cardroom", changed)),
            s("bad.cardroom does not hold: it is damaged, or somebody has changed it."));
  EXPECT_EQ(troubleWith(QString::fromStdString((directory.path() / "none.cardroom").string())),
            s("none.cardroom can’t be read."));
  EXPECT_EQ(application.page(), Application::HomePage);
  EXPECT_FALSE(application.replay()->open());
}

TEST(ReplayOfTheApplication, LiesOverWhereThePersonWasAndIsLeftWithIt) {
  window::Preferences preferences{QString{}};
  Application application{&preferences};
  application.show(Application::GoOnPage);
  application.replay()->open(replayOf("lucky-thirteen", 4));
  application.show(Application::ReplayPage);
  EXPECT_EQ(application.windowTitle(), s("Replay · Kitchen table"));
  application.replay()->setPlaying(true);
  application.show(Application::RulesPage);
  EXPECT_TRUE(application.replay()->open()) << "the rules are looked up meanwhile";
  EXPECT_FALSE(application.replay()->playing());
  application.back();
  application.showTablePage(Application::TablePage);
  EXPECT_EQ(application.page(), Application::ReplayPage) << "a game that begins at the table does not end it";
  application.back();
  EXPECT_EQ(application.page(), Application::TablePage);
  EXPECT_FALSE(application.replay()->open());
  application.show(Application::ReplayPage);
  application.leaveReplay();
  EXPECT_EQ(application.page(), Application::TablePage) << "the person has come to a table";
}

}  // namespace
}  // namespace cardroom::testing
