#include "tests/window/scenes/paced_scenes.h"

#include <array>

#include "client/models/application.h"
#include "tests/window/scenes/named_scenes.h"
#include "tests/window/scenes/played_lucky_thirteen.h"
#include "tests/window/scenes/played_thrones.h"
#include "tests/window/scenes/thrones_evening.h"

namespace cardroom::testing {

struct PacedScenes::Parts {
  explicit Parts(window::Application& shown) : application{shown} {}

  window::Application& application;
  PlayedLuckyThirteen thirteen{-1};
  PlayedThrones thrones{-1};

  template <class Played>
  void show(Played& played) {
    constexpr client::Instant kNow{60'000};
    const client::TableChanged change = played.show(kNow);
    application.table()->tableChanged(&played.table(), change, kNow);
    application.setup()->tableChanged(&played.table());
  }

  template <class Played>
  void sitDown(Played& played) {
    application.show(window::Application::TablePage);
    for (int seat = 0; seat < Played::kSeatCount; ++seat)
      played.sitBot(seat, seat % 2 == 0 ? table::v1::BOT_TYPE_CLEVER : table::v1::BOT_TYPE_BASIC);
    played.update().mutable_settings()->set_name("game1");
    played.update().set_not_a_fair_deal(true);
    played.update().mutable_pace()->set_paused(true);
    played.update().mutable_pace()->set_speed_percent(100);
  }

  void dealThirteen() {
    sitDown(thirteen);
    thirteen.deal("6D 5S TS 9S QH AD 8S 2C 4S TD 3C QC 9D AC JD 4D 7H JH 2H TH KC 3S 8D 2S 5H 9C");
  }

  void paused() {
    dealThirteen();
    show(thirteen);
  }

  void playing() {
    dealThirteen();
    thirteen.discards("3C QC 2C AC JD 4D");
    thirteen.update().mutable_pace()->set_paused(false);
    thirteen.update().mutable_pace()->set_speed_percent(200);
    thirteen.update().set_animate(false);
    show(thirteen);
  }

  void battle() {
    sitDown(thrones);
    thrones.deal(thrones_evening::kHands, thrones_evening::kJonas);
    for (const char* const play : {thrones_evening::kFirstPlay, thrones_evening::kSecondPlay,
                                   thrones_evening::kThirdPlay, thrones_evening::kFourthPlay})
      thrones.turns(play);
    thrones.turns("6S on 1");
    thrones.passUntilBattle();
    thrones.rest(0);
    thrones.update().clear_pause_left_ms();
    show(thrones);
  }
};

namespace {

using Parts = PacedScenes::Parts;

constexpr std::array<NamedScene<Parts>, 3> kScenes{{
    {"bots-paused", &Parts::paused},
    {"bots-playing", &Parts::playing},
    {"bots-battle", &Parts::battle},
}};

}  // namespace

PacedScenes::PacedScenes(window::Application& application) : m_parts{std::make_unique<Parts>(application)} {}

PacedScenes::~PacedScenes() = default;

QStringList PacedScenes::names() {
  return namesOf(kScenes);
}

bool PacedScenes::show(const QString& name) {
  return showScene(kScenes, name, *m_parts);
}

}  // namespace cardroom::testing
