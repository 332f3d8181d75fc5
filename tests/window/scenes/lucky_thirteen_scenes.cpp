#include "tests/window/scenes/lucky_thirteen_scenes.h"

#include <array>
#include <string_view>

#include "client/models/application.h"
#include "client/models/request_tags.h"
#include "common/protocol/hex.h"
#include "tests/window/scenes/followed_deals.h"
#include "tests/window/scenes/named_scenes.h"
#include "tests/window/scenes/past_games.h"
#include "tests/window/scenes/played_lucky_thirteen.h"
#include "tests/window/scenes/scene_names.h"

namespace cardroom::testing {
namespace {

/// The deal used by the scenes at a table: public cards, hands by seat, then the cards in the order in which they are
/// drawn.
constexpr auto kDeal = "6D 5S TS 9S QH AD 8S 2C 4S TD 3C QC 9D AC JD 4D 7H JH 2H TH KC 3S 8D 2S 5H 9C";
constexpr auto kTwoRounds = "3C QC 2C AC JD 4D 9D JH";
constexpr auto kRestOfTheGame = "2H TH KC 3S 8D 2S 5H 9C";
/// If everybody discards the cards they draw, no player makes thirteen at the end of the first deal, and only you do at
/// the end of the second.
constexpr auto kDealWithoutThirteen = "2C 2D 3S 4S 5S 5H 3H 3D 6S 6H 7C 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD KD AD";
constexpr auto kDealWithOneThirteen = "2C 2D 3S 4S 5S 5H 7H 6D 6S 6H 7C 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD KD AD";
constexpr int kYou = 2;
constexpr client::Instant kNow{60'000};

}  // namespace

struct LuckyThirteenScenes::Parts {
  explicit Parts(window::Application& shown) : application{shown} {}

  window::Application& application;
  PlayedLuckyThirteen played{kYou};

  table::v1::Person& person(int seat) { return *played.update().mutable_seats(seat)->mutable_person(); }

  void show() {
    const client::TableChanged change = played.show(kNow);
    application.table()->tableChanged(&played.table(), change, kNow);
    application.setup()->tableChanged(&played.table());
  }

  /// Otto, Jonas, Maren (you, the owner) and Iris; 30 s per turn.
  void sitDown() {
    application.show(window::Application::TablePage);
    played.sitBot(0, table::v1::BOT_TYPE_CLEVER);
    played.sitPerson(1, SceneNames::of("Jonas"));
    played.sitPerson(kYou, SceneNames::of("Maren"), true);
    played.sitBot(3, table::v1::BOT_TYPE_BASIC);
    played.update().mutable_settings()->set_turn_limit_ms(30'000);
    played.update().mutable_settings()->set_name(SceneNames::of(played.update().settings().name()));
  }

  /// The start of the third round.
  void playTwoRounds() {
    sitDown();
    played.deal(kDeal);
    played.discards(kTwoRounds);
    show();
  }

  void yourTurn() {
    playTwoRounds();
    played.discards("2H TH");
    played.update().set_turn_time_left_ms(19'000);
    show();
  }

  /// All hands are open.
  void open() {
    yourTurn();
    played.openHands();
    show();
  }

  void selected() {
    yourTurn();
    application.table()->choice()->select(QStringLiteral("KC"));
  }

  void lastSeconds() {
    yourTurn();
    played.update().set_turn_time_left_ms(4'000);
    show();
  }

  /// A property file is being played, with remarks about values that have no effect.
  void remarks() {
    yourTurn();
    application.ways()->showRemarks(
        {QStringLiteral("evening.properties: no meaning here: Colour"),
         QStringLiteral("evening.properties: Player1 is given twice; the last one counts")});
  }

  void botsTurn() { playTwoRounds(); }

  void othersTurn() {
    playTwoRounds();
    played.discard("2H");
    played.update().set_turn_time_left_ms(23'000);
    show();
  }

  void dealt() {
    sitDown();
    played.deal(kDeal);
    show();
  }

  void dealing() {
    sitDown();
    played.update().set_phase(table::v1::PHASE_DEALING);
    show();
  }

  void held() {
    yourTurn();
    person(kYou).set_held_by_bot(true);
    played.update().clear_turn_time_left_ms();
    show();
  }

  void friendLost() {
    othersTurn();
    person(1).set_connected(false);
    show();
  }

  /// The person is asked whether to wait.
  void friendMissing() {
    othersTurn();
    person(1).set_connected(false);
    person(1).set_held_in_ms(9'000);
    show();
    application.table()->tick(kNow + std::chrono::seconds{3});
  }

  /// The same; Selma watches, and could be given the seat.
  void friendReplaceable() {
    othersTurn();
    application.table()->showWatchers({QString::fromStdString(SceneNames::of("Selma"))});
    application.setup()->people()->showWatchers({QString::fromStdString(SceneNames::of("Selma"))});
    person(1).set_connected(false);
    person(1).set_held_in_ms(9'000);
    show();
    application.table()->tick(kNow + std::chrono::seconds{3});
  }

  void askedForABreak() {
    yourTurn();
    auto& asked = *played.update().mutable_table_break();
    asked.set_seat(1);
    asked.add_agreed(1);
    asked.set_left_ms(15'000);
    show();
  }

  void onABreak() {
    askedForABreak();
    auto& on = *played.update().mutable_table_break();
    on.set_on(true);
    on.clear_left_ms();
    on.set_lasted_ms(6 * 60'000);
    application.table()->setTimeOfDay([] { return QTime{21, 20}; });
    application.ways()->showTablesKept(true);
    played.update().clear_turn_time_left_ms();
    show();
  }

  void friendHeld() {
    othersTurn();
    person(1).set_connected(false);
    person(1).set_held_by_bot(true);
    show();
  }

  /// The hint is this scene's first request to the server, so hintAnswer() answers it.
  void hinted() {
    yourTurn();
    application.table()->turn()->hint();
    application.table()->answered(hintAnswer());
  }

  client::Answered hintAnswer() const {
    client::Answered answer{.tag = tagOf(window::Asker::table, 1), .answer = {}};
    table::v1::Hint& hint = *answer.answer.mutable_hint();
    hint.set_decision(played.table().update.decision());
    hint.mutable_move()->mutable_lucky_thirteen()->set_discard(cards::v1::CARD_KING_OF_CLUBS);
    auto& reason = *hint.mutable_reason()->mutable_lucky_thirteen();
    reason.set_reason(games::lucky_thirteen::v1::HINT_REASON_KEEPS_THIRTEEN);
    reason.add_kept(cards::v1::CARD_EIGHT_OF_SPADES);
    reason.add_kept(cards::v1::CARD_SEVEN_OF_HEARTS);
    reason.add_used(cards::v1::CARD_EIGHT_OF_SPADES);
    reason.add_used(cards::v1::CARD_FIVE_OF_SPADES);
    return answer;
  }

  /// The hands lie on the table and have been counted.
  void counted() {
    playTwoRounds();
    played.update().clear_turn_time_left_ms();
    played.discards(kRestOfTheGame);
    show();
  }

  void result() {
    counted();
    application.table()->result()->skip();
    keep_game(application, played.update());
    person(1).set_ready(true);
    show();
  }

  void endOf(const char* deal) {
    sitDown();
    played.deal(deal);
    show();
    played.discardWhatIsDrawn();
    show();
  }

  void resultOf(const char* deal) {
    endOf(deal);
    application.table()->result()->skip();
    keep_game(application, played.update());
  }

  /// The second game of the evening, with the points of the first.
  void secondGame() {
    sitDown();
    played.update().set_game_number(4);
    for (const int total : {21, 8, 34, 13})
      played.update().add_totals(total);
    played.deal(kDeal);
    played.discards(kTwoRounds);
    played.discard("2H");
  }

  /// Bots have taken over both people's seats.
  void heldInASecondGame() {
    secondGame();
    for (const int seat : {1, kYou})
      person(seat).set_held_by_bot(true);
    person(1).set_connected(false);
    show();
  }

  /// The result of the second game, with the games that people have won this evening.
  void evening() {
    secondGame();
    show();
    played.discards("TH KC 3S 8D 2S 5H 9C");
    for (const int seat : {kYou, 1}) {
      table::v1::Standing& standing = *played.update().add_evening();
      standing.set_name(person(seat).name());
      standing.set_here(true);
      for (const char* kind : {"lucky-thirteen", "pasur"}) {
        table::v1::KindStanding& stands = *standing.add_kinds();
        const bool often = kind == std::string_view{"lucky-thirteen"};
        stands.set_kind(kind);
        stands.set_games(often ? 3 : 2);
        stands.set_won(seat == 1 ? 1 : often ? 2 : 1);
      }
    }
    person(1).set_ready(true);
    show();
    application.table()->result()->skip();
    keep_game(application, played.update());
  }

  /// The game is over, both people want another one, and the result has been closed.
  void wantAnother() {
    secondGame();
    played.discards("TH KC 3S 8D 2S 5H 9C");
    show();
    for (const int seat : {1, kYou})
      person(seat).set_ready(true);
    show();
    application.table()->result()->skip();
    keep_game(application, played.update());
    application.table()->result()->show(false);
  }

  /// Another kind has been chosen; Maren and Jonas are not ready for it yet.
  void anotherKind() {
    wantAnother();
    played.update().mutable_settings()->set_kind("thrones");
    played.update().clear_winners();
    played.update().clear_totals();
    for (int seat = 0; seat < 4; ++seat)
      played.update().add_totals(0);
    for (const int seat : {1, kYou})
      person(seat).set_ready(false);
    show();
  }

  void nobodyCounted() { endOf(kDealWithoutThirteen); }
  void nobodyHasThirteen() { resultOf(kDealWithoutThirteen); }
  void onlyOneHasThirteen() { resultOf(kDealWithOneThirteen); }

  /// The second round as spectators see it: Maren and Nora are watching.
  void watching() {
    played = PlayedLuckyThirteen{-1};
    sitDown();
    person(kYou).set_name(SceneNames::of("Selma"));
    played.deal(kDeal);
    played.discards("3C QC 2C AC JD");
    played.update().set_turn_time_left_ms(23'000);
    show();
    application.table()->showWatchers(
        {QString::fromStdString(SceneNames::of("Maren")), QString::fromStdString(SceneNames::of("Nora"))});
  }

  void watchingTheEnd() {
    watching();
    played.update().clear_turn_time_left_ms();
    played.discards("4D 9D JH");
    played.discards(kRestOfTheGame);
    show();
    application.table()->result()->skip();
    keep_game(application, played.update());
  }

  void connectionLost() {
    yourTurn();
    application.connection()->show(
        false, client::Outage{.at_table = true, .seated = true, .until_held = std::chrono::seconds{12}}, 3);
  }

  void chat() {
    yourTurn();
    table::v1::ChatLine greeting;
    greeting.set_number(1);
    greeting.set_name(SceneNames::of("Maren"));
    greeting.set_seat(kYou);
    greeting.set_own(true);
    greeting.set_text("Good evening");
    table::v1::ChatLine moment;
    moment.set_number(2);
    moment.set_name(SceneNames::of("Jonas"));
    moment.set_seat(1);
    moment.set_phrase(table::v1::PHRASE_ONE_MOMENT);
    application.table()->chatChanged({greeting, moment}, {.new_lines = 2});
  }

  /// The person looks back at the last round.
  void lookedBack() {
    yourTurn();
    application.table()->last()->show();
  }

  /// Jonas reacts.
  void reaction() {
    yourTurn();
    table::v1::ChatLine clap;
    clap.set_number(1);
    clap.set_name(SceneNames::of("Jonas"));
    clap.set_seat(1);
    clap.set_reaction(table::v1::REACTION_CLAP);
    application.table()->chatChanged({clap}, {.new_lines = 1});
  }

  void followDeal(const client::Deal& deal) { application.table()->dealChanged(deal); }

  /// The deal is in progress.
  void dealOpen() {
    yourTurn();
    followDeal(FollowedDeal::listed());
  }

  /// The game is over, and the result has been closed.
  void dealOver(const client::Deal& deal) {
    result();
    application.table()->result()->show(false);
    followDeal(deal);
  }

  void dealFair() {
    dealOver(FollowedDeal::over(client::DealResult::fair, kDeal));
    const table::v1::TableUpdate& update = played.table().update;
    application.table()->fair()->gameKept(update.table_id(), update.game_number(), QStringLiteral("its record"));
  }
  void dealLeftOut() { dealOver(FollowedDeal::over(client::DealResult::not_ours, kDeal, client::Absence::left_out)); }
  void dealLate() { dealOver(FollowedDeal::over(client::DealResult::not_ours, kDeal, client::Absence::came_late)); }
  void dealWatched() {
    watchingTheEnd();
    application.table()->result()->show(false);
    followDeal(FollowedDeal::over(client::DealResult::not_ours, kDeal, client::Absence::watching));
  }
  void dealOfPractice() { dealOver(FollowedDeal::over(client::DealResult::practice, {})); }
  void dealUnknown() { dealOver(FollowedDeal::over(client::DealResult::unknown, {})); }
  /// The server has shown other cards than those of the deal.
  void dealOfOtherCards() { dealOver(FollowedDeal::wrong({.fault = DealFault::event_differs, .told = "7"}, kDeal)); }
  /// The server's number is not the one that it had committed itself to.
  void dealOfOtherNumber() {
    dealOver(FollowedDeal::wrong({.fault = DealFault::secret_not_committed,
                                  .told = bytes_to_hex(FollowedDeal::number("C")),
                                  .found = bytes_to_hex(FollowedDeal::number("another C"))}));
  }
  void dealThrownAway() {
    dealing();
    followDeal(FollowedDeal::begun_again());
  }

  /// Jonas would like to take his move back.
  void takenBack() {
    yourTurn();
    played.update().mutable_take_back()->set_seat(1);
    played.update().mutable_take_back()->add_agreed(1);
    show();
  }
};

namespace {

using Parts = LuckyThirteenScenes::Parts;

constexpr std::array<NamedScene<Parts>, 43> kScenes{{
    {"lucky-thirteen", &Parts::yourTurn},
    {"lucky-thirteen-open", &Parts::open},
    {"lucky-thirteen-selected", &Parts::selected},
    {"lucky-thirteen-last-seconds", &Parts::lastSeconds},
    {"lucky-thirteen-dealing", &Parts::dealing},
    {"lucky-thirteen-dealt", &Parts::dealt},
    {"lucky-thirteen-bots-turn", &Parts::botsTurn},
    {"lucky-thirteen-others-turn", &Parts::othersTurn},
    {"lucky-thirteen-hint", &Parts::hinted},
    {"lucky-thirteen-chat", &Parts::chat},
    {"lucky-thirteen-look-back", &Parts::lookedBack},
    {"lucky-thirteen-reaction", &Parts::reaction},
    {"lucky-thirteen-take-back", &Parts::takenBack},
    {"lucky-thirteen-held", &Parts::held},
    {"lucky-thirteen-friend-lost", &Parts::friendLost},
    {"lucky-thirteen-friend-missing", &Parts::friendMissing},
    {"lucky-thirteen-friend-replaceable", &Parts::friendReplaceable},
    {"lucky-thirteen-friend-held", &Parts::friendHeld},
    {"lucky-thirteen-asked-for-a-break", &Parts::askedForABreak},
    {"lucky-thirteen-break", &Parts::onABreak},
    {"lucky-thirteen-counted", &Parts::counted},
    {"lucky-thirteen-nobody-counted", &Parts::nobodyCounted},
    {"lucky-thirteen-result", &Parts::result},
    {"lucky-thirteen-nobody", &Parts::nobodyHasThirteen},
    {"lucky-thirteen-only-one", &Parts::onlyOneHasThirteen},
    {"lucky-thirteen-watching", &Parts::watching},
    {"lucky-thirteen-watching-the-end", &Parts::watchingTheEnd},
    {"lucky-thirteen-remarks", &Parts::remarks},
    {"lucky-thirteen-second-game-held", &Parts::heldInASecondGame},
    {"lucky-thirteen-evening", &Parts::evening},
    {"lucky-thirteen-want-another", &Parts::wantAnother},
    {"lucky-thirteen-another-kind", &Parts::anotherKind},
    {"connection-lost", &Parts::connectionLost},
    {"fair-deal-open", &Parts::dealOpen},
    {"fair-deal", &Parts::dealFair},
    {"fair-deal-left-out", &Parts::dealLeftOut},
    {"fair-deal-late", &Parts::dealLate},
    {"fair-deal-watched", &Parts::dealWatched},
    {"fair-deal-practice", &Parts::dealOfPractice},
    {"fair-deal-unknown", &Parts::dealUnknown},
    {"fair-deal-other-cards", &Parts::dealOfOtherCards},
    {"fair-deal-other-number", &Parts::dealOfOtherNumber},
    {"fair-deal-thrown-away", &Parts::dealThrownAway},
}};

}  // namespace

LuckyThirteenScenes::LuckyThirteenScenes(window::Application& application)
    : m_parts{std::make_unique<Parts>(application)} {}

LuckyThirteenScenes::~LuckyThirteenScenes() = default;

QStringList LuckyThirteenScenes::names() {
  return namesOf(kScenes);
}

bool LuckyThirteenScenes::show(const QString& name) {
  return showScene(kScenes, name, *m_parts);
}

}  // namespace cardroom::testing
