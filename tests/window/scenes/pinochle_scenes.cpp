#include "tests/window/scenes/pinochle_scenes.h"

#include <algorithm>
#include <array>

#include "client/models/application.h"
#include "client/models/game_model.h"
#include "client/models/request_tags.h"
#include "tests/window/scenes/named_scenes.h"
#include "tests/window/scenes/past_games.h"
#include "tests/window/scenes/pinochle_evening.h"
#include "tests/window/scenes/played_pinochle.h"
#include "tests/window/scenes/scene_names.h"
#include "tests/window/scenes/servers_near.h"

namespace cardroom::testing {

using namespace pinochle_evening;

struct PinochleScenes::Parts {
  explicit Parts(window::Application& shown) : application{shown} {}

  window::Application& application;
  PlayedPinochle played{kMaren};

  void show() {
    constexpr client::Instant kNow{60'000};
    const client::TableChanged change = played.show(kNow);
    application.table()->tableChanged(&played.table(), change, kNow);
    application.setup()->tableChanged(&played.table());
  }

  /// Maren and Selma; 30 s per turn. A spectator sees Jonas in Maren's seat.
  void sitDown(int viewer = kMaren) {
    played = PlayedPinochle{viewer};
    application.show(window::Application::TablePage);
    played.sitPerson(kMaren, SceneNames::of(viewer < 0 ? "Jonas" : "Maren"), true);
    played.sitPerson(kSelma, SceneNames::of("Selma"));
    played.update().mutable_settings()->set_turn_limit_ms(30'000);
    played.update().mutable_settings()->set_name(SceneNames::of(played.update().settings().name()));
  }

  void askFor(std::uint32_t milliseconds) {
    played.update().set_turn_time_left_ms(milliseconds);
    show();
  }

  /// Before the game, when the rules can be chosen.
  void hosting(int viewer = kMaren) {
    sitDown(viewer);
    application.show(window::Application::SetupPage);
    auto& rules = *played.update().mutable_settings()->mutable_rules()->mutable_pinochle();
    rules.set_cutthroat(true);
    rules.set_additional_melds(true);
  }
  void host() {
    hosting();
    played.update().mutable_seats(kSelma)->Clear();
    played.update().mutable_settings()->set_watching_allowed(true);
    show_own_server(*application.setup());
    show();
  }
  /// The same page as seen by Selma, who cannot change the rules.
  void guest() {
    hosting(kSelma);
    show();
  }

  void dealt(int viewer = kMaren) {
    sitDown(viewer);
    played.deal(kEvening, kCutthroat);
    show();
  }
  void dealing() { dealt(); }

  void yourBid() {
    dealt();
    played.plays(kToYourBid);
    askFor(21'000);
  }

  /// Without cut-throat, so there is one phase fewer.
  void firstBid() {
    sitDown();
    played.deal(kMarenFirst);
    askFor(21'000);
  }

  void othersBid() {
    yourBid();
    played.plays("220");
    askFor(23'000);
  }

  void trump() {
    yourBid();
    played.plays(kToTrump);
    askFor(21'000);
  }
  void named() {
    trump();
    application.table()->choice()->actByKey(QStringLiteral("S"));
  }

  /// The table pauses so that everybody can look at the effect of the last move.
  void look() {
    played.rest(5'000);
    show();
  }
  /// Everybody has seen enough.
  void goOn() {
    played.goOn();
    askFor(21'000);
  }

  void trumpShown() {
    trump();
    played.plays(kToTurned);
    look();
  }
  void turned() {
    trumpShown();
    goOn();
  }

  void taken() {
    turned();
    played.plays(kToKeeping);
    look();
  }
  void allToKeep() {
    taken();
    goOn();
  }

  /// Marks this many cards from the start of the hand.
  void mark(int count) {
    for (int place = 0; place < count; ++place) {
      const auto& cards = application.table()->game()->cards()->cards();
      const auto card = std::ranges::find_if(
          cards, [&](const window::TableCard& one) { return one.zone == QLatin1String{"hand"} && one.place == place; });
      const QString key = card->key;
      application.table()->choice()->select(key);
    }
  }
  void keeping() {
    allToKeep();
    mark(9);
  }
  void twelve() {
    allToKeep();
    mark(12);
  }

  /// Maren has chosen, Selma has not.
  void kept() {
    allToKeep();
    played.playsAs(kMaren, kMarenKeeps);
    askFor(23'000);
  }

  void melds() {
    kept();
    played.playsAs(kSelma, kSelmaKeeps);
    look();
  }
  /// Without cut-throat, the melds follow the trump at once.
  void meldsOfTwelve() {
    sitDown();
    played.deal(kMarenFirst);
    played.plays("220, pass, S");
    look();
  }

  void lead() {
    melds();
    goOn();
  }

  void selmaLeads() {
    lead();
    played.plays(kToTrick);
    played.plays(kSelmaLeads);
    askFor(21'000);
  }
  void trick() {
    selmaLeads();
    application.table()->choice()->select(QStringLiteral("AH"));
  }
  /// All hands are open.
  void open() {
    selmaLeads();
    played.openHands();
    show();
  }

  void mustTrump() {
    lead();
    played.plays(kToMustTrump);
    askFor(21'000);
  }

  void othersTrick() {
    lead();
    played.plays("AS");
    askFor(23'000);
  }

  void counted() {
    selmaLeads();
    played.playOn();
    show();
  }
  void result() {
    counted();
    application.table()->result()->skip();
    keep_game(application, played.update());
  }
  /// The result as shown to Selma.
  void othersResult() {
    dealt(kSelma);
    played.plays(kToYourBid);
    played.plays(kToTrump);
    played.plays(kToTurned);
    played.plays(kToKeeping);
    played.playsAs(kMaren, kMarenKeeps);
    played.playsAs(kSelma, kSelmaKeeps);
    played.playOn();
    show();
    application.table()->result()->skip();
    keep_game(application, played.update());
  }

  void watching() {
    dealt(-1);
    for (const auto* const moves : {kToYourBid, kToTrump, kToTurned, kToKeeping})
      played.plays(moves);
    played.playsAs(kMaren, kMarenKeeps);
    played.playsAs(kSelma, kSelmaKeeps);
    show();
    played.plays(kToTrick);
    played.plays(kSelmaLeads);
    askFor(23'000);
  }

  void hint(const pinochle::Move& move, games::pinochle::v1::HintReason why, int points) {
    application.table()->turn()->hint();
    client::Answered answered{.tag = tagOf(window::Asker::table, 1), .answer = {}};
    table::v1::Hint& hint = *answered.answer.mutable_hint();
    hint.set_decision(played.table().update.decision());
    pinochle::Wire::write(move, *hint.mutable_move());
    auto& reason = *hint.mutable_reason()->mutable_pinochle();
    reason.set_reason(why);
    reason.set_points(points);
    reason.set_suit(games::pinochle::v1::SUIT_SPADES);
    application.table()->answered(answered);
  }
  void hintedBid() {
    yourBid();
    hint(pinochle::move("220"), games::pinochle::v1::HINT_REASON_RAISES_BELOW, 262);
  }
  void hintedKeeping() {
    allToKeep();
    hint(pinochle::move(kMarenKeeps), games::pinochle::v1::HINT_REASON_KEEPS_BEST, 120);
  }

  void rules() {
    yourBid();
    application.show(window::Application::RulesPage);
  }
};

namespace {

using Parts = PinochleScenes::Parts;

constexpr std::array<NamedScene<Parts>, 30> kScenes{{
    {"host-table-pinochle", &Parts::host},
    {"guest-table-pinochle", &Parts::guest},
    {"pinochle-dealt", &Parts::dealing},
    {"pinochle-open", &Parts::open},
    {"pinochle-bid", &Parts::yourBid},
    {"pinochle-first-bid", &Parts::firstBid},
    {"pinochle-others-bid", &Parts::othersBid},
    {"pinochle-bid-hint", &Parts::hintedBid},
    {"pinochle-naming", &Parts::trump},
    {"pinochle-trump", &Parts::named},
    {"pinochle-trump-shown", &Parts::trumpShown},
    {"pinochle-turned", &Parts::turned},
    {"pinochle-taken", &Parts::taken},
    {"pinochle-all-24", &Parts::allToKeep},
    {"pinochle-keep", &Parts::keeping},
    {"pinochle-twelve", &Parts::twelve},
    {"pinochle-keep-hint", &Parts::hintedKeeping},
    {"pinochle-kept", &Parts::kept},
    {"pinochle-melds", &Parts::melds},
    {"pinochle-melds-of-twelve", &Parts::meldsOfTwelve},
    {"pinochle-lead", &Parts::lead},
    {"pinochle", &Parts::selmaLeads},
    {"pinochle-trick", &Parts::trick},
    {"pinochle-must-trump", &Parts::mustTrump},
    {"pinochle-others-trick", &Parts::othersTrick},
    {"pinochle-counted", &Parts::counted},
    {"pinochle-result", &Parts::result},
    {"pinochle-lost-result", &Parts::othersResult},
    {"pinochle-watching", &Parts::watching},
    {"pinochle-rules", &Parts::rules},
}};

}  // namespace

PinochleScenes::PinochleScenes(window::Application& application) : m_parts{std::make_unique<Parts>(application)} {}

PinochleScenes::~PinochleScenes() = default;

QStringList PinochleScenes::names() {
  return namesOf(kScenes);
}

bool PinochleScenes::show(const QString& name) {
  return showScene(kScenes, name, *m_parts);
}

}  // namespace cardroom::testing
