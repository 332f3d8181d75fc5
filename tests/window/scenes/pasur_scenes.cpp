#include "tests/window/scenes/pasur_scenes.h"

#include <array>

#include "client/models/application.h"
#include "client/models/request_tags.h"
#include "tests/window/scenes/named_scenes.h"
#include "tests/window/scenes/past_games.h"
#include "tests/window/scenes/pasur_evening.h"
#include "tests/window/scenes/played_pasur.h"
#include "tests/window/scenes/scene_names.h"

namespace cardroom::testing {

using namespace pasur_evening;

struct PasurScenes::Parts {
  explicit Parts(window::Application& shown) : application{shown} {}

  window::Application& application;
  PlayedPasur played{kMaren, 3};

  void show() {
    constexpr client::Instant kNow{60'000};
    const client::TableChanged change = played.show(kNow);
    application.table()->tableChanged(&played.table(), change, kNow);
    application.setup()->tableChanged(&played.table());
  }

  /// Maren and Parisa, then Nora and Selma; 30 s per turn. A spectator sees Jonas in Maren's seat.
  void sitDown(int seats, int viewer = kMaren) {
    played = PlayedPasur{viewer, seats};
    application.show(window::Application::TablePage);
    played.sitPerson(kMaren, SceneNames::of(viewer < 0 ? "Jonas" : "Maren"), true);
    played.sitPerson(kParisa, SceneNames::of("Parisa"));
    if (seats > kNora) played.sitBot(kNora, table::v1::BOT_TYPE_CLEVER);
    if (seats > kSelma) played.sitPerson(kSelma, SceneNames::of("Selma"));
    played.update().mutable_settings()->set_turn_limit_ms(30'000);
    played.update().mutable_settings()->set_name(SceneNames::of(played.update().settings().name()));
  }

  void begin(int viewer = kMaren) {
    sitDown(3, viewer);
    played.dealAfter(kRoundsBefore, kTotalsBefore, kThree);
    played.plays(kFirstHandout);
    show();
  }

  void askFor(std::uint32_t milliseconds) {
    played.update().set_turn_time_left_ms(milliseconds);
    show();
  }

  void yourTurn() {
    begin();
    played.plays(kToYourTurn);
    askFor(21'000);
  }

  /// All hands are open.
  void open() {
    yourTurn();
    played.openHands();
    show();
  }

  void select(const char* card) { application.table()->choice()->select(QString::fromLatin1(card)); }

  void selected(const char* card) {
    yourTurn();
    select(card);
  }

  /// One of three sets is selected, as in the design.
  void choice() {
    selected("7H");
    application.table()->choice()->aimNext(1);
  }
  void oneCapture() { selected("QH"); }
  void jack() { selected("JS"); }

  void manyChoices() {
    sitDown(2);
    played.deal(kMany);
    show();
    played.plays(kToManyChoices);
    askFor(21'000);
    select("AH");
  }

  void fullPool() {
    sitDown(2);
    played.deal(kFull);
    show();
    played.plays(kToFullPool);
    askFor(21'000);
  }

  /// The ace picks up one of a hundred sets.
  void evenPool() {
    fullPool();
    select("AH");
  }

  void othersTurn() {
    yourTurn();
    played.plays("7H x 2C 2H");
    askFor(23'000);
  }

  void dealt() {
    sitDown(3);
    played.dealAfter(kRoundsBefore, kTotalsBefore, kThree);
    show();
  }

  void beginTwo() {
    sitDown(2);
    played.deal(kTwo);
    show();
  }
  void firstDeal() {
    beginTwo();
    askFor(30'000);
  }

  /// Parisa has just made a sur.
  void sur() {
    beginTwo();
    played.plays(kParisasSur);
    askFor(21'000);
  }

  /// The pool is empty, so the card cannot pick up anything.
  void nothing() {
    sur();
    select("4C");
  }

  void cancelled() {
    sur();
    played.plays(kCancelled);
    askFor(23'000);
  }

  void four() {
    sitDown(4);
    played.deal(kFour);
    played.plays(kNorasSur);
    played.playOn(kPlaysToSecondHandoutOfFour);
    askFor(21'000);
  }

  void roundEnd() {
    yourTurn();
    played.playOn();
    played.rest(8'000);
    show();
  }

  /// Plays the game round by round, beginning with the first, as `viewer` sees it.
  void playAll(int viewer) {
    sitDown(3, viewer);
    played.deal(kThree);
    show();
    played.playToTheEnd([this] { show(); });
    show();
  }

  void counted() { playAll(kMaren); }
  void result() {
    playAll(kMaren);
    application.table()->result()->skip();
    keep_game(application, played.update());
  }
  void lostResult() {
    playAll(kParisa);
    application.table()->result()->skip();
    keep_game(application, played.update());
  }

  void watching() {
    begin(-1);
    played.plays(kToYourTurn);
    askFor(23'000);
  }

  void watchingRoundEnd() {
    watching();
    played.playOn();
    played.rest(8'000);
    show();
  }

  void hinted() {
    yourTurn();
    application.table()->turn()->hint();
    client::Answered answer{.tag = tagOf(window::Asker::table, 1), .answer = {}};
    table::v1::Hint& hint = *answer.answer.mutable_hint();
    hint.set_decision(played.table().update.decision());
    pasur::Wire::write(pasur::move("JS x AS 2H 3D 4C 2C"), *hint.mutable_move());
    auto& reason = *hint.mutable_reason()->mutable_pasur();
    reason.set_reason(games::pasur::v1::HINT_REASON_TAKES_POINTS);
    reason.set_points(4);
    application.table()->answered(answer);
  }

  void rules() {
    yourTurn();
    application.show(window::Application::RulesPage);
  }
};

namespace {

using Parts = PasurScenes::Parts;

constexpr std::array<NamedScene<Parts>, 23> kScenes{{
    {"pasur", &Parts::yourTurn},
    {"pasur-open", &Parts::open},
    {"pasur-choice", &Parts::choice},
    {"pasur-one-capture", &Parts::oneCapture},
    {"pasur-jack", &Parts::jack},
    {"pasur-many-choices", &Parts::manyChoices},
    {"pasur-even-pool", &Parts::evenPool},
    {"pasur-first-deal", &Parts::firstDeal},
    {"pasur-full-pool", &Parts::fullPool},
    {"pasur-nothing", &Parts::nothing},
    {"pasur-dealt", &Parts::dealt},
    {"pasur-others-turn", &Parts::othersTurn},
    {"pasur-sur", &Parts::sur},
    {"pasur-cancelled", &Parts::cancelled},
    {"pasur-four", &Parts::four},
    {"pasur-hint", &Parts::hinted},
    {"pasur-round-end", &Parts::roundEnd},
    {"pasur-counted", &Parts::counted},
    {"pasur-result", &Parts::result},
    {"pasur-lost-result", &Parts::lostResult},
    {"pasur-watching", &Parts::watching},
    {"pasur-watching-round-end", &Parts::watchingRoundEnd},
    {"pasur-rules", &Parts::rules},
}};

}  // namespace

PasurScenes::PasurScenes(window::Application& application) : m_parts{std::make_unique<Parts>(application)} {}

PasurScenes::~PasurScenes() = default;

QStringList PasurScenes::names() {
  return namesOf(kScenes);
}

bool PasurScenes::show(const QString& name) {
  return showScene(kScenes, name, *m_parts);
}

}  // namespace cardroom::testing
