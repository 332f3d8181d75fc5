#include "tests/window/soak/restless_person.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <algorithm>
#include <chrono>

#include "client/local/usual_table.h"
#include "client/models/kinds.h"
#include "client/translations/language.h"
#include "client/ui/controls_near.h"
#include "tests/window/scenes/servers_near.h"
#include "tests/window/scenes/tables_to_go_on.h"
#include "tests/window/soak/page_visit.h"
#include "tests/window/soak/usual_sizes.h"
#include "tests/window/support/offscreen.h"

namespace cardroom::testing {
namespace {

using namespace std::chrono_literals;
using window::Application;
using window::Kind;
using window::Preferences;

const char* any_language(Dice& dice) {
  static const QList<window::Language> kLanguages = window::languages();
  static const QList<QByteArray> kCodes = [] {
    QList<QByteArray> codes;
    for (const window::Language& language : kLanguages)
      codes << language.code.toLatin1();
    return codes;
  }();
  return kCodes[static_cast<qsizetype>(dice.uniform(static_cast<std::uint32_t>(kCodes.size())))].constData();
}

}  // namespace

std::span<const RestlessPerson::Act> RestlessPerson::acts() {
  static constexpr Act kActs[]{
      {10, "another size", &RestlessPerson::resize},
      {8, "another page", &RestlessPerson::showPage},
      {14, "everything on a page", &RestlessPerson::visitPage},
      {6, "back", &RestlessPerson::goBack},
      {8, "host a table", &RestlessPerson::host},
      {5, "play now", &RestlessPerson::playNow},
      {3, "leave", &RestlessPerson::leave},
      {5, "the server dies", &RestlessPerson::loseServer},
      {3, "the network goes or comes", &RestlessPerson::losePlug},
      {8, "another kind", &RestlessPerson::changeKind},
      {5, "another rule", &RestlessPerson::changeRule},
      {6, "another in a seat", &RestlessPerson::changeSeat},
      {4, "another setting of the table", &RestlessPerson::changeTable},
      {5, "another look", &RestlessPerson::changeLook},
      {1, "another language", &RestlessPerson::changeLanguage},
      {6, "a guest", &RestlessPerson::guest},
      {3, "tables near", &RestlessPerson::tablesNear},
      {2, "a question", &RestlessPerson::askSomething},
      {5, "an answer", &RestlessPerson::answerSomething},
      {12, "a control", &RestlessPerson::press},
      {8, "a click", &RestlessPerson::click},
      {12, "a key", &RestlessPerson::key},
      {20, "a move", &RestlessPerson::play},
  };
  return kActs;
}

Look RestlessPerson::look(Dice& dice) {
  return {.size = usual_sizes()[dice.uniform(static_cast<std::uint32_t>(usual_sizes().size()))],
          .light = dice.one_in(2),
          .language = any_language(dice),
          // Pictures take most of the time, and no fault depends on them.
          .blank = !dice.one_in(8)};
}

RestlessPerson::RestlessPerson(std::uint64_t seed) : m_dice{seed}, m_window{m_dice.seed(), look(m_dice)} {}

const std::string& RestlessPerson::plan() {
  if (m_next != nullptr) return m_plan;
  std::uint32_t all = 0;
  for (const Act& act : acts())
    all += act.weight;
  std::uint32_t lot = m_dice.uniform(all);
  m_next = acts().data();
  for (; lot >= m_next->weight; ++m_next)
    lot -= m_next->weight;
  m_plan = m_next->name;
  return m_plan;
}

void RestlessPerson::live() {
  plan();
  (this->*std::exchange(m_next, nullptr)->act)();
  settle();
  if (m_dice.one_in(3)) m_window.draw();
  if (m_dice.one_in(2)) m_window.clear_away();
  constexpr std::chrono::milliseconds kWaits[]{0ms, 0ms, 50ms, 50ms, 100ms, 150ms, 300ms, 1s};
  m_window.pass(kWaits[any(std::size(kWaits))]);
  m_window.draw();
}

void RestlessPerson::resize() {
  QSize size = one_of(usual_sizes());
  if (m_dice.one_in(2)) size = {800 + static_cast<int>(any(1200)), 600 + static_cast<int>(any(700))};
  m_window.scene().window().resize(size);
}

void RestlessPerson::showPage() {
  constexpr Application::Page kPages[]{Application::HomePage, Application::NearbyPage, Application::GamesPage,
                                       Application::SettingsPage, Application::RulesPage};
  // The seats are chosen between two games.
  if (m_window.at_table() && m_dice.one_in(3))
    return app().show(m_window.update().phase() == table::v1::PHASE_GATHERING ? Application::SetupPage
                                                                              : Application::TablePage);
  app().show(one_of(kPages));
}

void RestlessPerson::visitPage() {
  const QSize size = one_of(usual_sizes());
  visit(m_window, one_of(visited_pages()), size, one_of(usual_sizes()), m_dice);
}

void RestlessPerson::goBack() {
  app().back();
}

void RestlessPerson::host() {
  const Kind& kind = *window::kinds()[any(window::kinds().size())];
  m_window.start_server();
  m_window.make(client::table_for_people(std::string{kind.facts.id}, kind.facts.seats_usual), /*set_up=*/true);
  m_window.pass(m_dice.between(100ms, 400ms));
}

void RestlessPerson::playNow() {
  const Kind& kind = *window::kinds()[any(window::kinds().size())];
  m_window.start_server();
  m_window.make(client::table_with_bots(std::string{kind.facts.id}, kind.facts.seats_usual, 500), /*set_up=*/false);
  m_window.pass(m_dice.between(100ms, 400ms));
}

void RestlessPerson::leave() {
  m_window.leave();
}

void RestlessPerson::loseServer() {
  m_window.lose_server(/*own=*/!m_dice.one_in(3));
  m_window.timeline().after(m_dice.between(0s, 4s), [this] { m_window.start_server(); });
}

void RestlessPerson::losePlug() {
  m_window.client().pull_plug();
  m_window.timeline().after(m_dice.between(1s, 9s), [this] { m_window.client().put_plug_back(); });
}

void RestlessPerson::changeKind() {
  app().setup()->options()->changeKind(QString::fromLatin1(window::kinds()[any(window::kinds().size())]->facts.id));
  if (m_dice.one_in(2)) m_window.pass(150ms);
}

void RestlessPerson::changeRule() {
  const auto& rules = *app().setup()->options()->rules();
  if (rules.count() == 0) return;
  const window::RuleRow& row = one_of(rules.rows());
  const int value = row.choices.isEmpty()
                        ? row.least + static_cast<int>(any(static_cast<std::size_t>(row.most - row.least + 1)))
                        : one_of(row.choices).value;
  app().setup()->options()->setRule(row.option, value);
}

void RestlessPerson::changeSeat() {
  window::TableSetup& setup = *app().setup();
  const int seat = static_cast<int>(any(4));
  constexpr const char* kBots[]{"clever", "basic", "random"};
  switch (any(4)) {
    case 0: return setup.people()->clearSeat(seat, m_dice.one_in(2));
    case 1: return setup.people()->sitAt(seat);
    default: return setup.people()->setBot(seat, QString::fromLatin1(one_of(kBots)), 500);
  }
}

void RestlessPerson::changeTable() {
  window::TableSetup& setup = *app().setup();
  constexpr int kTurnLimits[]{window::TableOptions::kUsualTurnLimit, 0, 30};
  switch (any(7)) {
    case 0: return setup.options()->setSeatCount(2 + static_cast<int>(any(3)));
    case 1: return setup.options()->setTurnLimitSeconds(one_of(kTurnLimits));
    case 2: return setup.options()->setWatchable(m_dice.one_in(2));
    case 3: return setup.options()->setPassword(m_dice.one_in(2) ? QString{} : QStringLiteral("sesame"));
    case 4: return app().ways()->invite();
    case 5: {
      const QList<window::PersonBeside> others = setup.people()->others();
      if (others.isEmpty()) return setup.people()->lookAtRemoved();
      return setup.people()->letBack(others[0].name);
    }
    default:
      return setup.options()->setTableName(
          QString{QStringLiteral("a long name ")}.repeated(1 + static_cast<int>(any(3))));
  }
}

void RestlessPerson::changeLook() {
  Preferences& preferences = *app().preferences();
  constexpr const char* kBacks[]{"", "cardroom", "thirteen", "pinochle"};
  switch (any(6)) {
    case 0: return preferences.setLight(m_dice.one_in(2) ? Preferences::Evening : Preferences::Day);
    case 1: return preferences.setFourColours(m_dice.one_in(2));
    case 2: return preferences.setMovement(static_cast<Preferences::Movement>(any(4)));
    case 3: return preferences.setCardBack(QString::fromLatin1(one_of(kBacks)));
    default: return preferences.setWords(static_cast<Preferences::Words>(any(3)));
  }
}

void RestlessPerson::changeLanguage() {
  m_window.scene().speak(QString::fromLatin1(any_language(m_dice)));
}

void RestlessPerson::guest() {
  switch (any(5)) {
    case 0: return m_window.guest_leaves();
    case 1: return m_window.guest_says("Is anybody there? <b>" + std::string(any(100), 'x'));
    default: return m_window.guest_comes(/*watch=*/m_dice.one_in(3));
  }
}

void RestlessPerson::tablesNear() {
  auto servers = servers_near();
  servers.resize(any(servers.size() + 1));
  app().nearby()->show(servers, servers.empty());
  app().nearby()->showOwnSeat(
      {.tableId = m_dice.one_in(3) ? std::string(16, 'S') : std::string{}, .held = m_dice.one_in(2)});
  auto tables = tables_to_go_on();
  tables.resize(any(tables.size() + 1));
  if (!tables.empty() && m_dice.one_in(2)) tables.front().there.clear();
  app().goOn()->show(std::move(tables), kToday);
}

void RestlessPerson::askSomething() {
  const QString title = QStringLiteral("A question that one has to think about for a while");
  switch (any(4)) {
    case 0: return app().dialogs()->showTrouble(title, title, m_dice.one_in(2) ? title : QString{});
    case 1: return app().ways()->showUnderWay(m_dice.one_in(2) ? title : QString{});
    case 2: {
      const window::Question question{.what = QStringLiteral("leave"),
                                      .title = title,
                                      .text = title,
                                      .choices = {{QStringLiteral("leave"), QStringLiteral("Leave")},
                                                  {QStringLiteral("cancel"), QStringLiteral("Stay")}}};
      return app().dialogs()->ask([question] { return question; }, [](const QString&) {});
    }
    default: {
      constexpr const char* kWhat[]{"password", "key"};
      const window::Question question{.what = QString::fromLatin1(one_of(kWhat)),
                                      .title = title,
                                      .text = title,
                                      .wrong = m_dice.one_in(2),
                                      .known = QStringLiteral("c0ffee"),
                                      .shown = QStringLiteral("c0ffef")};
      return app().dialogs()->ask([question] { return question; }, [](const QString&) {});
    }
  }
}

void RestlessPerson::answerSomething() {
  const QString what = app().dialogs()->question().what;
  if (!what.isEmpty()) app().dialogs()->answer(what == QLatin1StringView{"open"} ? what : QStringLiteral("cancel"));
  if (!app().dialogs()->trouble().title.isEmpty()) app().dialogs()->acknowledge();
  app().ways()->showUnderWay({});
}

void RestlessPerson::press() {
  QQuickWindow& window = m_window.scene().window();
  const auto controls = window::controls_in(*window.contentItem());
  if (controls.isEmpty()) return;
  QQuickItem* control = one_of(controls);
  const QPoint middle = control->mapToScene({control->width() / 2, control->height() / 2}).toPoint();
  // An item that has been scrolled away cannot be clicked.
  if (QRect{{}, window.size()}.contains(middle)) QTest::mouseClick(&window, Qt::LeftButton, {}, middle);
}

void RestlessPerson::click() {
  QQuickWindow& window = m_window.scene().window();
  const QPoint at{static_cast<int>(any(static_cast<std::size_t>(window.width()))),
                  static_cast<int>(any(static_cast<std::size_t>(window.height())))};
  QTest::mouseClick(&window, m_dice.one_in(8) ? Qt::RightButton : Qt::LeftButton, {}, at);
}

void RestlessPerson::key() {
  constexpr Qt::Key kKeys[]{Qt::Key_Left,     Qt::Key_Right,  Qt::Key_Up,      Qt::Key_Down,   Qt::Key_Tab,
                            Qt::Key_Backtab,  Qt::Key_Return, Qt::Key_Space,   Qt::Key_Escape, Qt::Key_Space,
                            Qt::Key_H,        Qt::Key_O,      Qt::Key_L,       Qt::Key_C,      Qt::Key_R,
                            Qt::Key_M,        Qt::Key_1,      Qt::Key_2,       Qt::Key_F11,    Qt::Key_F1,
                            Qt::Key_Question, Qt::Key_A,      Qt::Key_PageDown};
  QTest::keyClick(&m_window.scene().window(), one_of(kKeys));
}

void RestlessPerson::play() {
  m_window.make_a_move(m_dice);
}

/// Brings the table into line with the page, as the pages' own buttons would have done.
void RestlessPerson::settle() {
  const bool shown = app().isOpen(Application::SetupPage) || app().isOpen(Application::TablePage);
  if (shown && !m_window.at_table()) return m_dice.one_in(2) ? host() : playNow();
  if (!shown && m_window.at_table() && m_dice.one_in(4)) leave();
}

}  // namespace cardroom::testing
