#include "tests/window/table/table_bench.h"

#include <QGuiApplication>
#include <QQmlEngine>
#include <optional>
#include <utility>

#include "client/translations/window_language.h"
#include "common/protocol/hex.h"
#include "tests/window/scenes/followed_deals.h"
#include "tests/window/scenes/pasur_evening.h"
#include "tests/window/scenes/pinochle_evening.h"
#include "tests/window/scenes/played_lucky_thirteen.h"
#include "tests/window/scenes/played_pasur.h"
#include "tests/window/scenes/played_pinochle.h"
#include "tests/window/scenes/played_thrones.h"
#include "tests/window/scenes/replay_scenes.h"
#include "tests/window/scenes/thrones_evening.h"

namespace cardroom::testing {
namespace {

constexpr int kOtto = 0;
constexpr int kJonas = 1;
constexpr int kMaren = 2;
constexpr int kIris = 3;
/// Public cards, hands by seat, then the drawn cards in turn.
constexpr auto kDeal = "6D 5S TS 9S QH AD 8S 2C 4S TD 3C QC 9D AC JD 4D 7H JH 2H TH KC 3S 8D 2S 5H 9C";
constexpr client::Instant kNow{60'000};

}  // namespace

struct TableBench::Evening {
  window::Preferences preferences{QString{}};
  window::Application application{&preferences};
  PlayedLuckyThirteen played{kMaren};
  // If one of these is set, it is played instead.
  std::optional<PlayedThrones> thrones{};
  std::optional<PlayedPasur> pasur{};
  std::optional<PlayedPinochle> pinochle{};
  std::uint64_t said = 0;
  QStringList asked{};

  /// Calls `act` with the game that is played.
  template <class Act>
  void ofGame(Act act) {
    if (thrones)
      act(*thrones);
    else if (pasur)
      act(*pasur);
    else if (pinochle)
      act(*pinochle);
    else
      act(played);
  }
};

TableBench::TableBench(QQmlEngine& engine) : m_engine{engine} {
  begin();
}

TableBench::~TableBench() = default;

window::Application* TableBench::application() const {
  return m_evening ? &m_evening->application : nullptr;
}

void TableBench::begin() {
  beginEvening();
  PlayedLuckyThirteen& played = m_evening->played;
  played.sitBot(kOtto, table::v1::BOT_TYPE_CLEVER);
  played.sitPerson(kJonas, "Jonas");
  played.sitPerson(kMaren, "Maren", true);
  played.sitBot(kIris, table::v1::BOT_TYPE_BASIC);
  show();
  Q_EMIT begun();
}

void TableBench::beginThrones(int first, int viewer, bool original) {
  beginEvening();
  PlayedThrones& played = m_evening->thrones.emplace(viewer);
  played.update().set_not_a_fair_deal(original);
  played.sitBot(thrones_evening::kOtto, table::v1::BOT_TYPE_CLEVER);
  played.sitPerson(thrones_evening::kJonas, "Jonas");
  played.sitPerson(thrones_evening::kMaren, "Maren", true);
  played.sitBot(thrones_evening::kIris, table::v1::BOT_TYPE_BASIC);
  played.deal(thrones_evening::kHands, first);
  show();
  Q_EMIT begun();
}

void TableBench::beginBots() {
  beginEvening();
  m_evening->played = PlayedLuckyThirteen{-1};
  for (int seat = 0; seat < PlayedLuckyThirteen::kSeatCount; ++seat)
    m_evening->played.sitBot(seat, table::v1::BOT_TYPE_CLEVER);
  m_evening->played.update().set_not_a_fair_deal(true);
  m_evening->played.deal(kDeal);
  pace(true, 100);
  Q_EMIT begun();
}

void TableBench::beginReplay() {
  beginEvening();
  ReplayScenes{m_evening->application}.allHands();
  Q_EMIT begun();
}

void TableBench::pace(bool paused, int percent) {
  m_evening->played.update().mutable_pace()->set_paused(paused);
  m_evening->played.update().mutable_pace()->set_speed_percent(static_cast<std::uint32_t>(percent));
  show();
}

QStringList TableBench::asked() {
  return std::exchange(m_evening->asked, {});
}

void TableBench::thronesToYourTurn() {
  beginThrones(thrones_evening::kJonas);
  for (const char* const play : {thrones_evening::kFirstPlay, thrones_evening::kSecondPlay, thrones_evening::kThirdPlay,
                                 thrones_evening::kFourthPlay})
    m_evening->thrones->turns(play);
  show();
}

void TableBench::turns(const QString& moves) {
  m_evening->thrones->turns(moves.toStdString());
  show();
}

void TableBench::fight(const QString& moves) {
  if (moves.isEmpty())
    m_evening->thrones->passUntilBattle();
  else
    m_evening->thrones->turns(moves.toStdString());
  m_evening->thrones->rest(6'000);
  show();
}

void TableBench::goOn() {
  m_evening->ofGame([](auto& game) { game.goOn(); });
  show();
}

void TableBench::openHands(int forth) {
  m_evening->ofGame([forth](auto& game) {
    game.openHands();
    game.update().mutable_open_hands()->set_forth(static_cast<std::uint32_t>(forth));
    game.update().mutable_open_hands()->set_pause(forth > 0);
  });
  show();
}

void TableBench::sitDownToPasur(int seats) {
  beginEvening();
  PlayedPasur& played = m_evening->pasur.emplace(pasur_evening::kMaren, seats);
  played.sitPerson(pasur_evening::kMaren, "Maren", true);
  played.sitPerson(pasur_evening::kParisa, "Parisa");
  if (seats > pasur_evening::kNora) played.sitBot(pasur_evening::kNora, table::v1::BOT_TYPE_CLEVER);
  if (seats > pasur_evening::kSelma) played.sitPerson(pasur_evening::kSelma, "Selma");
}

void TableBench::pasurToYourTurn() {
  sitDownToPasur(3);
  m_evening->pasur->dealAfter(pasur_evening::kRoundsBefore, pasur_evening::kTotalsBefore, pasur_evening::kThree);
  m_evening->pasur->plays(pasur_evening::kFirstHandout);
  m_evening->pasur->plays(pasur_evening::kToYourTurn);
  show();
  Q_EMIT begun();
}

void TableBench::pasurWithManyChoices() {
  sitDownToPasur(2);
  m_evening->pasur->deal(pasur_evening::kMany);
  m_evening->pasur->plays(pasur_evening::kToManyChoices);
  show();
  Q_EMIT begun();
}

void TableBench::pasurWithEvenPool() {
  sitDownToPasur(2);
  m_evening->pasur->deal(pasur_evening::kFull);
  m_evening->pasur->plays(pasur_evening::kToFullPool);
  show();
  Q_EMIT begun();
}

void TableBench::endPasur() {
  m_evening->pasur->goOn();
  m_evening->pasur->playToTheEnd([] {});
  show();
}

void TableBench::dealPasur(int seats) {
  sitDownToPasur(seats);
  m_evening->pasur->deal(seats == 2 ? pasur_evening::kTwo : seats == 3 ? pasur_evening::kThree : pasur_evening::kFour);
  show();
  Q_EMIT begun();
}

void TableBench::beginPasur() {
  sitDownToPasur(2);
  m_evening->pasur->deal(pasur_evening::kTwo);
  show();
  Q_EMIT begun();
}

void TableBench::plays(const QString& moves) {
  if (m_evening->pinochle)
    m_evening->pinochle->plays(moves.toStdString());
  else
    m_evening->pasur->plays(moves.toStdString());
  show();
}

void TableBench::sitDownToPinochle() {
  beginEvening();
  PlayedPinochle& played = m_evening->pinochle.emplace(pinochle_evening::kMaren);
  played.sitPerson(pinochle_evening::kMaren, "Maren", true);
  played.sitPerson(pinochle_evening::kSelma, "Selma");
}

void TableBench::pinochleTo(const QString& moment, bool cutthroat) {
  namespace evening = pinochle_evening;
  sitDownToPinochle();
  PlayedPinochle& played = *m_evening->pinochle;
  played.deal(evening::kEvening, cutthroat ? evening::kCutthroat : pinochle::Rules{});
  const QStringList moments{QStringLiteral("bid"),     QStringLiteral("trump"), QStringLiteral("turned"),
                            QStringLiteral("keeping"), QStringLiteral("melds"), QStringLiteral("trick")};
  // A held moment is reached by playing to the decision that follows it, and pausing there.
  const QMap<QString, QString> held{{QStringLiteral("named"), QStringLiteral("turned")},
                                    {QStringLiteral("taken"), QStringLiteral("keeping")},
                                    {QStringLiteral("melds"), QStringLiteral("melds")}};
  const qsizetype wanted = moments.indexOf(held.value(moment, moment));
  if (wanted >= 0) played.plays(evening::kToYourBid);
  if (wanted >= 1) played.plays(evening::kToTrump);
  if (wanted >= 2) played.plays(evening::kToTurned);
  if (wanted >= 3 && cutthroat) played.plays(evening::kToKeeping);
  if (wanted >= 4 && cutthroat) {
    played.playsAs(evening::kMaren, evening::kMarenKeeps);
    played.playsAs(evening::kSelma, evening::kSelmaKeeps);
  }
  if (wanted >= 5) {
    played.plays(evening::kToTrick);
    played.plays(evening::kSelmaLeads);
  }
  if (held.contains(moment)) played.rest(5'000);
  show();
  Q_EMIT begun();
}

void TableBench::pinochleFirstBid() {
  sitDownToPinochle();
  m_evening->pinochle->deal(pinochle_evening::kMarenFirst);
  show();
  Q_EMIT begun();
}

void TableBench::playsAs(int seat, const QString& move) {
  m_evening->pinochle->playsAs(seat, move.toStdString());
  show();
}

void TableBench::endPinochle() {
  m_evening->pinochle->playOn();
  show();
}

void TableBench::endRound() {
  m_evening->pasur->playOn();
  m_evening->pasur->rest(8'000);
  show();
}

void TableBench::beginEvening() {
  // The page releases the models before they are destroyed.
  const auto before = std::exchange(m_evening, nullptr);
  Q_EMIT begun();
  m_evening = std::make_unique<Evening>();
  QQmlEngine::setObjectOwnership(&m_evening->application, QQmlEngine::CppOwnership);
  connect(&m_evening->application, &window::Application::unheard, this, [this](const client::Ask& ask) {
    m_evening->asked << QString::fromStdString(ask.message.ShortDebugString());
  });
  m_evening->application.table()->connectionChanged(true);
  m_evening->application.show(window::Application::TablePage);
}

void TableBench::show() {
  m_evening->ofGame([this](auto& game) {
    const client::TableChanged change = game.show(kNow);
    m_evening->application.table()->tableChanged(&game.table(), change, kNow);
  });
}

void TableBench::deal() {
  m_evening->played.deal(kDeal);
  show();
}

void TableBench::dealToYourTurn() {
  m_evening->played.deal(kDeal);
  m_evening->played.discards("3C QC 2C AC JD 4D 9D JH 2H TH");
  show();
}

void TableBench::discard(const QString& card) {
  m_evening->played.discard(card.toStdString());
  show();
}

void TableBench::endGame() {
  m_evening->played.discardWhatIsDrawn();
  show();
}

void TableBench::followDeal(const QString& result) {
  using client::DealResult;
  const QMap<QString, client::Deal> deals{
      {QStringLiteral("open"), FollowedDeal::listed()},
      {QStringLiteral("fair"), FollowedDeal::over(DealResult::fair, kDeal)},
      {QStringLiteral("left out"), FollowedDeal::over(DealResult::not_ours, kDeal, client::Absence::left_out)},
      {QStringLiteral("practice"), FollowedDeal::over(DealResult::practice, {})},
      {QStringLiteral("unknown"), FollowedDeal::over(DealResult::unknown, {})},
      {QStringLiteral("wrong"), FollowedDeal::wrong({.fault = DealFault::secret_not_committed,
                                                     .told = bytes_to_hex(FollowedDeal::number("C")),
                                                     .found = bytes_to_hex(FollowedDeal::number("another C"))})}};
  m_evening->application.table()->dealChanged(deals[result]);
}

void TableBench::say(const QString& text) {
  table::v1::ChatLine line;
  line.set_number(++m_evening->said);
  line.set_name("Jonas");
  line.set_seat(kJonas);
  line.set_text(text.toStdString());
  m_evening->application.table()->chatChanged({line}, {.new_lines = 1});
}

void TableBench::loseConnection(bool lost) {
  const client::Outage outage{.at_table = true, .seated = true, .until_held = std::chrono::seconds{8}};
  m_evening->application.connection()->show(!lost, lost ? std::optional{outage} : std::nullopt, 2);
}

void TableBench::nameAtLength() {
  for (const int seat : {kJonas, kMaren})
    m_evening->played.update().mutable_seats(seat)->mutable_person()->set_name("Maximiliana von Hohenwal");
  m_evening->played.update().mutable_settings()->set_name("Maximiliana von Hohenwald and her friends");
  show();
}

void TableBench::speak(const QString& language) {
  window::install_language(*qGuiApp, &m_engine, language);
  m_evening->application.retranslate();
}

}  // namespace cardroom::testing
