#include "tests/window/scenes/replay_scenes.h"

#include <QCoreApplication>
#include <QDate>
#include <QDateTime>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "client/models/application.h"
#include "tests/support/bots_record.h"
#include "tests/window/scenes/named_scenes.h"
#include "tests/window/scenes/scene_names.h"

namespace cardroom::testing {
namespace {

using window::Application;

const QDate kDay{2026, 11, 20};

constexpr std::array<NamedScene<ReplayScenes>, 8> kScenes{{
    {"replay", &ReplayScenes::allHands},
    {"replay-as-player", &ReplayScenes::asPlayer},
    {"replay-end", &ReplayScenes::theEnd},
    {"replay-thrones-own", &ReplayScenes::ownThrones},
    {"replay-thrones-end", &ReplayScenes::endOfThrones},
    {"replay-pinochle-end", &ReplayScenes::endOfPinochle},
    {"review", &ReplayScenes::review},
    {"review-chance", &ReplayScenes::reviewChance},
}};

/// Opens the replay of a game that Maren, Jonas and bots played, or Maren and Selma. `own`: the seat of the person who
/// watches the replay; empty if they did not play.
void open(Application& application, std::string_view kind, std::uint8_t seats, std::uint64_t seed,
          std::optional<std::uint32_t> own = {}, BotType plays = BotType::clever) {
  GameRecord record{.table = SceneNames::of("Kitchen table"), .kind = std::string{kind}};
  record.began = static_cast<RecordMs>(QDateTime{kDay, QTime{12, 0}}.toMSecsSinceEpoch());
  for (std::uint8_t seat = 0; seat < seats; ++seat) {
    RecordedPlayer player;
    if (seat == 0) player.name = SceneNames::of("Maren");
    if (seat == 1 && seats == 2) player.name = SceneNames::of("Selma");
    if (seat == 2) player.name = SceneNames::of("Jonas");
    if (player.name.empty()) player.bot = seat == 1 ? BotType::clever : BotType::basic;
    record.seats.push_back(player);
  }
  ReadRecord read;
  read.record = bots_record(std::move(record), seed, as_bot(plays));
  application.replay()->setToday([] { return kDay.addDays(7); });
  application.replay()->open(client::Replay::of(std::move(read), own).value());
  application.show(Application::ReplayPage);
}

}  // namespace

QStringList ReplayScenes::names() {
  return namesOf(kScenes);
}

bool ReplayScenes::show(const QString& name) {
  return showScene(kScenes, name, *this);
}

void ReplayScenes::allHands() {
  open(m_application, "lucky-thirteen", 4, 3);
  m_application.replay()->goTo(10);
}

void ReplayScenes::asPlayer() {
  open(m_application, "pasur", 2, 1);
  window::ReplayModel& replay = *m_application.replay();
  replay.setEyes(0);
  replay.goTo(replay.stretches().value(1).begin + 20);
}

void ReplayScenes::theEnd() {
  open(m_application, "lucky-thirteen", 4, 3);
  m_application.replay()->goTo(m_application.replay()->count() - 1);
}

void ReplayScenes::ownThrones() {
  open(m_application, "thrones", 4, 3, 2);
  m_application.replay()->goTo(9);
}

void ReplayScenes::endOfThrones() {
  open(m_application, "thrones", 4, 3, 0);
  m_application.replay()->goTo(m_application.replay()->count() - 1);
}

void ReplayScenes::endOfPinochle() {
  open(m_application, "pinochle", 2, 3);
  m_application.replay()->goTo(m_application.replay()->count() - 1);
}

void ReplayScenes::review() {
  open(m_application, "lucky-thirteen", 4, 5, 0, BotType::random);
  finishReview();
  m_application.replay()->leapToCostly();
}

void ReplayScenes::reviewChance() {
  open(m_application, "pinochle", 2, 5, 0, BotType::random);
  finishReview();
  window::ReplayModel& replay = *m_application.replay();
  do {
    replay.leapToCostly();
  } while (replay.review()->chanceText().isEmpty());
}

void ReplayScenes::finishReview() {
  window::ReplayModel& replay = *m_application.replay();
  replay.beginReview();
  while (replay.review()->running())
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

}  // namespace cardroom::testing
