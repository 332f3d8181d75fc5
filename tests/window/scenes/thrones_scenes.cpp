#include "tests/window/scenes/thrones_scenes.h"

#include <array>

#include "client/models/application.h"
#include "client/models/request_tags.h"
#include "tests/window/scenes/named_scenes.h"
#include "tests/window/scenes/past_games.h"
#include "tests/window/scenes/played_thrones.h"
#include "tests/window/scenes/scene_names.h"
#include "tests/window/scenes/thrones_evening.h"

namespace cardroom::testing {

using namespace thrones_evening;

struct ThronesScenes::Parts {
  explicit Parts(window::Application& shown) : application{shown} {}

  window::Application& application;
  PlayedThrones played{kMaren};

  void show() {
    constexpr client::Instant kNow{60'000};
    const client::TableChanged change = played.show(kNow);
    application.table()->tableChanged(&played.table(), change, kNow);
    application.setup()->tableChanged(&played.table());
  }

  void sitDown() {
    application.show(window::Application::TablePage);
    played.sitBot(kOtto, table::v1::BOT_TYPE_CLEVER);
    played.sitPerson(kMaren, SceneNames::of("Maren"), true);
    played.sitPerson(kJonas, SceneNames::of("Jonas"));
    played.sitBot(kIris, table::v1::BOT_TYPE_CLEVER);
    played.update().mutable_settings()->set_turn_limit_ms(30'000);
    played.update().mutable_settings()->set_name(SceneNames::of(played.update().settings().name()));
  }

  void begin(int first = kJonas) {
    sitDown();
    played.deal(kHands, first);
  }

  void playThree() {
    begin();
    for (const char* const play : {kFirstPlay, kSecondPlay, kThirdPlay})
      played.turns(play);
    show();
  }

  void yourTurn(const char* turns) {
    playThree();
    played.turns(turns);
    played.update().set_turn_time_left_ms(21'000);
    show();
  }

  void effect() { yourTurn(kFourthPlay); }

  /// All hands are open.
  void open() {
    effect();
    played.openHands();
    show();
  }

  void select(const char* card) { application.table()->choice()->select(QString::fromLatin1(card)); }

  void selected() {
    effect();
    select("6S");
  }

  void otherPile() {
    effect();
    select("QD");
  }

  /// A diamond must not be put directly on a heart.
  void refused() {
    yourTurn("KH on 1, 9H on 0, JC on 1, pass");
    select("8D");
  }

  /// The first card of a game, with all twelve in the hand.
  void heart() {
    begin(kMaren);
    played.update().set_turn_time_left_ms(21'000);
    show();
  }

  void heartSelected() {
    heart();
    select("KH");
  }

  /// With the selected card, the pile is as long as a pile can be.
  void longPile() {
    begin();
    played.turns("7H on 0, QH on 1, 4S on 1, 2S on 1, KC on 1, JC on 1, 9C on 1, 6C on 1, 2C on 1, 8C on 1, QS on 1");
    show();
    select("3C");
  }

  void othersTurn() {
    playThree();
    played.turns("KH on 1");
    played.update().set_turn_time_left_ms(23'000);
    show();
  }

  void battle() {
    effect();
    played.turns("6S on 1");
    played.passUntilBattle();
    played.rest(5'000);
    show();
  }

  void lostBattle() {
    playThree();
    played.turns("KH on 1, 9H on 0, pass, 7C on 0, pass");
    played.passUntilBattle();
    played.rest(5'000);
    show();
  }

  void hinted() {
    effect();
    application.table()->turn()->hint();
    client::Answered answer{.tag = tagOf(window::Asker::table, 1), .answer = {}};
    table::v1::Hint& hint = *answer.answer.mutable_hint();
    hint.set_decision(played.table().update.decision());
    auto& put = *hint.mutable_move()->mutable_thrones()->mutable_put();
    put.set_card(cards::v1::CARD_SIX_OF_SPADES);
    put.set_pile(1);
    auto& reason = *hint.mutable_reason()->mutable_thrones();
    reason.set_reason(games::thrones::v1::HINT_REASON_STOPS_ATTACK);
    reason.set_gain_now(9);
    reason.set_gain_then(19);
    application.table()->answered(answer);
  }

  void counted() {
    battle();
    played.goOn();
    show();
    played.turns(kFifthPlay);
    played.turns(kSixthPlay);
    show();
  }

  void result() {
    counted();
    application.table()->result()->skip();
    keep_game(application, played.update());
  }

  /// The same game as Jonas sees it.
  void lostResult() {
    played = PlayedThrones{kJonas};
    result();
  }

  void drawnResult() {
    playThree();
    for (const char* const play : {kDrawnFourthPlay, kDrawnFifthPlay, kDrawnSixthPlay})
      played.turns(play);
    show();
    application.table()->result()->skip();
    keep_game(application, played.update());
  }

  /// Every player who still has hearts has exactly one left.
  void lastPlay() {
    battle();
    played.goOn();
    played.turns(kFifthPlay);
    played.turns("2H on 0");
    show();
  }

  void onlyPass() {
    sitDown();
    played.deal(kDiamondHands, kJonas);
    played.turns(kNoPlace);
    show();
  }

  void watching() {
    played = PlayedThrones{-1};
    yourTurn(kFourthPlay);
  }

  void watchedBattle() {
    played = PlayedThrones{-1};
    battle();
  }

  void rules() {
    heart();
    application.show(window::Application::RulesPage);
  }
};

namespace {

using Parts = ThronesScenes::Parts;

constexpr std::array<NamedScene<Parts>, 21> kScenes{{
    {"thrones", &Parts::effect},
    {"thrones-open", &Parts::open},
    {"thrones-selected", &Parts::selected},
    {"thrones-other-pile", &Parts::otherPile},
    {"thrones-refused", &Parts::refused},
    {"thrones-heart", &Parts::heart},
    {"thrones-heart-selected", &Parts::heartSelected},
    {"thrones-long-pile", &Parts::longPile},
    {"thrones-others-turn", &Parts::othersTurn},
    {"thrones-battle", &Parts::battle},
    {"thrones-lost-battle", &Parts::lostBattle},
    {"thrones-hint", &Parts::hinted},
    {"thrones-counted", &Parts::counted},
    {"thrones-result", &Parts::result},
    {"thrones-lost-result", &Parts::lostResult},
    {"thrones-drawn-result", &Parts::drawnResult},
    {"thrones-last-play", &Parts::lastPlay},
    {"thrones-only-pass", &Parts::onlyPass},
    {"thrones-watching", &Parts::watching},
    {"thrones-watched-battle", &Parts::watchedBattle},
    {"thrones-rules", &Parts::rules},
}};

}  // namespace

ThronesScenes::ThronesScenes(window::Application& application) : m_parts{std::make_unique<Parts>(application)} {}

ThronesScenes::~ThronesScenes() = default;

QStringList ThronesScenes::names() {
  return namesOf(kScenes);
}

bool ThronesScenes::show(const QString& name) {
  return showScene(kScenes, name, *m_parts);
}

}  // namespace cardroom::testing
