#include "tests/window/scenes/scenes.h"

#include <array>
#include <memory>
#include <stdexcept>
#include <utility>

#include "client/models/journey/question.h"
#include "client/models/words.h"
#include "tests/window/scenes/game_scenes.h"
#include "tests/window/scenes/lesson_scenes.h"
#include "tests/window/scenes/named_scenes.h"
#include "tests/window/scenes/paced_scenes.h"
#include "tests/window/scenes/past_games.h"
#include "tests/window/scenes/played_lucky_thirteen.h"
#include "tests/window/scenes/replay_scenes.h"
#include "tests/window/scenes/scene_names.h"
#include "tests/window/scenes/servers_near.h"
#include "tests/window/scenes/tables_to_go_on.h"

namespace cardroom::testing {
namespace {

using window::Application;

constexpr int kYou = 2;
constexpr client::Instant kNow{60'000};

QString called(const char* latin) {
  return QString::fromStdString(SceneNames::of(latin));
}

}  // namespace

struct Scene::Parts {
  window::Preferences preferences{QString{}};
  Application application{&preferences};
  PlayedLuckyThirteen played{kYou};
  PacedScenes paced{application};
  LessonScenes lessons{application};
  ReplayScenes replays{application};
  std::shared_ptr<void> game;  ///< The scenes of the kind that is shown, if any.

  bool showOfGame(const QString& name) {
    for_each_game_scenes([&]<class Scenes>(std::type_identity<Scenes>) {
      if (game != nullptr || !Scenes::names().contains(name)) return;
      const auto scenes = std::make_shared<Scenes>(application);
      scenes->show(name);
      game = scenes;
    });
    return game != nullptr;
  }

  void show() {
    const client::TableChanged change = played.show(kNow);
    application.table()->tableChanged(&played.table(), change, kNow);
    application.setup()->tableChanged(&played.table());
  }

  void askWatch() { ask(window::watchQuestion()); }

  void host() {
    application.show(Application::SetupPage);
    played.update().mutable_settings()->set_name(SceneNames::of(played.update().settings().name()));
    played.sitPerson(0, SceneNames::of("Jonas"));
    played.sitPerson(kYou, SceneNames::of("Maren"), true);
    played.sitBot(3, table::v1::BOT_TYPE_CLEVER);
    played.update().mutable_settings()->set_turn_limit_ms(30'000);
    played.update().mutable_settings()->set_watching_allowed(true);
    show_own_server(*application.setup());
    show();
  }

  /// The set-up page with people who have no seat.
  void hostPage() {
    host();
    show_page(*application.setup());
  }
  void hostPageEncrypted() {
    hostPage();
    preferences.setPageEncrypted(true);
  }
  void hostOthers() {
    host();
    played.update().add_waiting()->set_name(SceneNames::of("Ola"));
    show();
    application.setup()->people()->showWatchers({called("Nora"), called("Per")});
  }

  /// The set-up page with a player who is away, and people who watch.
  void hostAway() {
    host();
    played.update().mutable_seats(0)->mutable_person()->set_connected(false);
    show();
    application.setup()->people()->showWatchers({called("Selma"), called("Per")});
  }

  /// The set-up page for a kind that is played in teams.
  void hostThrones() {
    host();
    played.update().mutable_settings()->set_kind("thrones");
    show();
  }

  /// The set-up page for a kind with a choice of seats and rules.
  void hostPasur() {
    host();
    auto& settings = *played.update().mutable_settings();
    settings.set_kind("pasur");
    auto& rules = *settings.mutable_rules()->mutable_pasur();
    rules.set_clubs_rule(games::pasur::v1::CLUBS_RULE_NEEDED);
    rules.set_clubs_needed(7);
    rules.set_clubs_points(7);
    rules.set_ten_diamonds(3);
    rules.set_two_clubs(2);
    rules.set_ace(1);
    rules.set_jack(1);
    rules.set_sur(5);
    rules.set_target(62);
    show();
  }

  /// Puts on the TV what that scene shows, with the code to join.
  void tvOf(const QString& scene) {
    showOfGame(scene);
    show_own_server(*application.setup());
    show_page(*application.setup());
    application.show(Application::TvPage);
  }
  void tvLobby() {
    host();
    played.update().mutable_seats(0)->mutable_person()->set_ready(true);
    show();
    show_page(*application.setup());
    application.show(Application::TvPage);
  }
  void tvLuckyThirteen() { tvOf(QStringLiteral("lucky-thirteen-others-turn")); }
  void tvThrones() { tvOf(QStringLiteral("thrones")); }
  void tvPasur() { tvOf(QStringLiteral("pasur")); }
  void tvPinochle() { tvOf(QStringLiteral("pinochle-trick")); }
  void tvResult() { tvOf(QStringLiteral("lucky-thirteen-result")); }

  void tablesNear() {
    application.nearby()->show(servers_near(), false);
    application.nearby()->showOwnSeat({.tableId = std::string(16, 'S'), .held = true});
    application.nearby()->heard();
  }

  void seatsWait() {
    tablesNear();
    application.showPicture(QStringLiteral("fox"));
    application.goOn()->show(tables_to_go_on(), kToday);
    application.showNewKinds({QStringLiteral("pinochle")});
  }

  void goOn() {
    seatsWait();
    application.show(Application::GoOnPage);
  }

  /// Home with everything that it can show.
  void evening() {
    seatsWait();
    show_past_games(*application.games());
  }

  void history() {
    show_past_games(*application.games());
    application.show(Application::GamesPage);
  }

  /// A search that finds nothing.
  void historyNone() {
    history();
    application.games()->list()->setText(QStringLiteral("zzz"));
  }

  void statistics() {
    history();
    application.games()->statistics()->setKind(QStringLiteral("pasur"));
    application.games()->setCounting(true);
  }

  /// A seat that an earlier version saved, at a table where nobody is present.
  void seatWaits() {
    auto tables = tables_to_go_on();
    tables.resize(1);
    tables.front().there.clear();
    tables.front().seat.table.reset();
    application.goOn()->show(std::move(tables), kToday);
  }

  void lonely() { application.nearby()->show({}, true); }

  void lanTables() {
    tablesNear();
    application.show(Application::NearbyPage);
  }

  void lanTablesNone() {
    lonely();
    application.show(Application::NearbyPage);
  }

  void settings() { application.show(Application::SettingsPage); }

  void rules() { application.show(Application::RulesPage); }

  void ask(const window::Question& question) {
    application.dialogs()->ask([question] { return question; }, [](const QString&) {});
  }

  void firstStart() {
    application.preferences()->setLanguage(QLocale{}.name().section(QLatin1Char{'_'}, 0, 0));
    application.proposeName(application.personName());
    application.showName({});
    application.showPicture(QStringLiteral("fox"));
    application.start();
  }

  void askPassword() { ask(window::passwordQuestion(/*again=*/true)); }

  void askKey() {
    const QString digits = QStringLiteral("c0ffee00c0ffee00c0ffee00c0ffee00");
    window::Question question = window::keyQuestion({.address = {"192.168.1.20", 7313}});
    question.known = digits + digits;
    question.shown = QString{question.known}.replace(QLatin1Char{'f'}, QLatin1Char{'e'});
    ask(question);
  }

  void askClose() {
    host();
    ask(window::closeServerQuestion(2));
  }

  void trouble() {
    application.dialogs()->showTrouble(Application::tr("Your seat is open in another window"),
                                       window::wordsFor(session::v1::GOODBYE_REASON_SUPERSEDED, {}),
                                       Application::tr("Take it back"));
  }

  void guest() {
    application.show(Application::SetupPage);
    played.update().mutable_settings()->set_name(SceneNames::of(played.update().settings().name()));
    played.sitPerson(0, SceneNames::of("Jonas"), true);
    played.sitPerson(kYou, SceneNames::of("Maren"));
    played.sitBot(3, table::v1::BOT_TYPE_CLEVER);
    played.update().mutable_settings()->set_watching_allowed(true);
    show();
  }
};

namespace {

using Parts = Scene::Parts;

constexpr std::array<NamedScene<Parts>, 34> kScenes{{
    {"host-table", &Parts::host},
    {"host-table-page", &Parts::hostPage},
    {"host-table-page-encrypted", &Parts::hostPageEncrypted},
    {"host-table-others", &Parts::hostOthers},
    {"host-table-away", &Parts::hostAway},
    {"host-table-thrones", &Parts::hostThrones},
    {"host-table-pasur", &Parts::hostPasur},
    {"guest-table", &Parts::guest},
    {"tv-lobby", &Parts::tvLobby},
    {"tv-lucky-thirteen", &Parts::tvLuckyThirteen},
    {"tv-thrones", &Parts::tvThrones},
    {"tv-pasur", &Parts::tvPasur},
    {"tv-pinochle", &Parts::tvPinochle},
    {"tv-result", &Parts::tvResult},
    {"home", nullptr},
    {"home-tables", &Parts::tablesNear},
    {"home-go-on", &Parts::seatsWait},
    {"home-evening", &Parts::evening},
    {"history", &Parts::history},
    {"history-none", &Parts::historyNone},
    {"statistics", &Parts::statistics},
    {"home-waiting", &Parts::seatWaits},
    {"go-on", &Parts::goOn},
    {"home-lonely", &Parts::lonely},
    {"lan-tables", &Parts::lanTables},
    {"lan-tables-none", &Parts::lanTablesNone},
    {"settings", &Parts::settings},
    {"rules", &Parts::rules},
    {"first-start", &Parts::firstStart},
    {"ask-password", &Parts::askPassword},
    {"ask-key", &Parts::askKey},
    {"ask-watch", &Parts::askWatch},
    {"ask-close", &Parts::askClose},
    {"trouble", &Parts::trouble},
}};

}  // namespace

Scene::Scene(const QString& name, Script names) {
  SceneNames::write(names);
  m_parts = std::make_unique<Parts>();
  Parts& parts = *m_parts;
  parts.application.setPersonName(called("Maren"));
  if (!showScene(kScenes, name, parts) && !parts.showOfGame(name) && !parts.paced.show(name) &&
      !parts.lessons.show(name) && !parts.replays.show(name)) {
    throw std::invalid_argument{"no scene " + name.toStdString()};
  }
}

Scene::~Scene() = default;

QStringList Scene::names() {
  QStringList names = namesOf(kScenes) + PacedScenes::names() + LessonScenes::names() + ReplayScenes::names();
  for_each_game_scenes([&]<class Scenes>(std::type_identity<Scenes>) { names += Scenes::names(); });
  return names;
}

window::Application& Scene::application() {
  return m_parts->application;
}

window::Preferences& Scene::preferences() {
  return m_parts->preferences;
}

}  // namespace cardroom::testing
