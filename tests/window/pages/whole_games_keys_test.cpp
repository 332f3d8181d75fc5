// Goal: the keys never die: whatever has just happened at a table, the focus is on something that can be used. How:
// whole games of every kind against bots of the real server, in the real window without a display, by somebody who
// presses keys at random and now and then does what can be done. All from seeds: CARDROOM_SEED=N runs one.
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "client/ui/controls_near.h"
#include "common/base/overloaded.h"
#include "tests/simulation/client_host.h"
#include "tests/support/seeds.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/offscreen.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

using namespace std::chrono_literals;
using simulation::ClientHost;
using simulation::Faults;
using simulation::ServerHost;
using window::TableCard;
using window::TableController;

QQuickWindow& shown_window() {
  return *qobject_cast<QQuickWindow*>(QGuiApplication::topLevelWindows().constFirst());
}

/// An item and what it lies in, from the inside out.
std::vector<const QQuickItem*> ways_out(const QQuickItem* item) {
  std::vector<const QQuickItem*> way;
  for (; item != nullptr; item = item->parentItem())
    way.push_back(item);
  return way;
}

/// For people who read a failure.
std::string whereabouts(const QQuickItem* focused) {
  std::string place{"the focus is on nothing"};
  for (const QQuickItem* item : ways_out(focused))
    place += std::string{" in "} + item->metaObject()->className();
  return place;
}

bool usable(const QQuickItem* focused) {
  const auto way = ways_out(focused);
  // What lies over all has the keys for itself.
  if (std::ranges::any_of(way, [](const QQuickItem* item) { return item->inherits("QQuickPopupItem"); })) return true;
  if (focused == nullptr || !focused->isVisible() || !focused->isEnabled()) return false;
  // The keys of a line of a list are the list's.
  return std::ranges::any_of(way, [&](const QQuickItem* item) {
    return (item == focused || item->isFocusScope()) && item->activeFocusOnTab();
  });
}

/// A panel lies over the table, and nothing in it can be used just now: it appears, or waits for others.
bool below_an_idle_panel(const QQuickItem* focused) {
  for (const QQuickItem* item : ways_out(focused)) {
    const auto* panel = item->property("panel").value<QQuickItem*>();
    if (panel != nullptr) return window::controls_in(*panel).isEmpty();
  }
  return false;
}

struct Evening {
  const char* kind;
  int seats;
  int games;
  bool cutthroat = false;
};

void PrintTo(const Evening& evening, std::ostream* out) {
  *out << evening.kind << " for " << evening.seats;
}

/// Maren at her window, with a table of her own and bots at it.
class Player {
 public:
  Player(const Evening& evening, std::uint64_t seed)
      : m_dice{seed},
        m_server{m_timeline, m_dice.seed(), server::Config{.server_name = "Evening", .limits = {}, .private_table = {}},
                 Faults{.delay_min = 1ms, .delay_max = 60ms}, m_witness},
        m_host{m_timeline, m_server, 1, simulation::profile_named("Maren"),
               [this](const client::Output& output) { hear(output); }} {
    m_scene.application().preferences()->setSound(false);
    QObject::connect(&m_scene.application(), &window::Application::unheard, &m_scene.application(),
                     [this](const client::Ask& ask) { m_host.tell(ask); });
    m_host.start();
    pass(1s);
    session::v1::ClientMessage make;
    auto& table = *make.mutable_create_table();
    table.set_kind(evening.kind);
    // A round or two, where usually there are five.
    if (std::string_view{evening.kind} == "pasur") table.mutable_rules()->mutable_pasur()->set_target(20);
    if (evening.cutthroat) table.mutable_rules()->mutable_pinochle()->set_cutthroat(true);
    table.add_seats();
    for (int bot = 1; bot < evening.seats; ++bot) {
      table.add_seats()->mutable_bot()->set_type(table::v1::BOT_TYPE_BASIC);
      table.mutable_seats(bot)->mutable_bot()->set_pace_ms(300);
    }
    m_host.tell(client::Ask{.tag = {}, .message = std::move(make)});
    pass(1s);
    m_scene.application().show(window::Application::TablePage);
    m_scene.rest();
  }

  /// The games that have begun.
  int games() const { return m_games; }
  std::chrono::milliseconds lived() const { return m_timeline.now(); }
  /// What she did last, in words.
  const std::string& did() const { return m_did; }
  TableController& table() { return *m_scene.application().table(); }

  /// Presses a key, or now and then does what can be done, and lets some time pass: often so little that things are
  /// still on their way.
  void live() {
    m_dice.one_in(6) ? act() : press();
    pass(m_dice.one_in(4) ? m_dice.between(300ms, 2s) : 100ms);
  }

 private:
  void pass(std::chrono::milliseconds time) {
    const auto end = m_timeline.now() + time;
    while (m_timeline.now() < end) {
      m_timeline.run_until(m_timeline.now() + 50ms);
      table().tick(m_timeline.now());
      Offscreen::current->pass(50ms);
    }
  }

  void press() {
    constexpr Qt::Key kKeys[]{Qt::Key_Left, Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down, Qt::Key_Tab,   Qt::Key_Backtab,
                              Qt::Key_Tab,  Qt::Key_Space,  Qt::Key_Space, Qt::Key_1,    Qt::Key_3,     Qt::Key_Return,
                              Qt::Key_Left, Qt::Key_Return, Qt::Key_H,     Qt::Key_O,    Qt::Key_Space, Qt::Key_L};
    const Qt::Key key = kKeys[m_dice.uniform(std::size(kKeys))];
    m_did = QKeySequence{key}.toString().toStdString();
    QTest::keyClick(&shown_window(), key);
    // Who presses any key also leaves, or looks at another page.
    window::Application& application = m_scene.application();
    if (!application.question().isEmpty()) application.answer(QStringLiteral("cancel"));
    if (application.page() != window::Application::TablePage) application.show(window::Application::TablePage);
  }

  void act() {
    m_did = "a move";
    TableController& at = table();
    if (at.game() == nullptr || at.primaryReady()) return at.primary();
    const auto& cards = at.game()->cards()->cards();
    if (at.game()->marksCards()) {
      for (const TableCard& card : cards)
        if (card.playable && !card.marked && m_dice.one_in(2)) at.select(card.key);
    }
    if (const auto actions = at.game()->actions(); !actions.isEmpty() && m_dice.one_in(2))
      return at.act(actions[m_dice.uniform(static_cast<std::uint32_t>(actions.size()))].id);
    if (cards.isEmpty()) return;
    at.play(cards[static_cast<qsizetype>(m_dice.uniform(static_cast<std::uint32_t>(cards.size())))].key);
  }

  void hear(const client::Output& output) {
    std::visit(Overloaded{
                   [this](const client::TableChanged& out) {
                     const client::Table* now = m_host.core().table();
                     if (now == nullptr) return;
                     table().tableChanged(now, out, m_timeline.now());
                     m_games = static_cast<int>(now->update.game_number());
                   },
                   [this](const client::TableWaits&) { table().tableWaits(*m_host.core().table()); },
                   [this](const client::Answered& out) { table().answered(out); },
                   [this](const client::GivenUp& out) { table().givenUp(out); },
                   [this](const client::StatusChanged&) {
                     table().connectionChanged(m_host.core().status().kind == client::Status::Kind::online);
                   },
                   [](const auto&) {},
               },
               output);
  }

  Dice m_dice;
  Timeline m_timeline;
  simulation::Witness m_witness;
  ServerHost m_server;
  ShownScene m_scene{QStringLiteral("home"), {.size = {800, 600}, .blank = true}};
  ClientHost m_host;
  int m_games = 0;
  std::string m_did;
};

class WholeGames : public ::testing::TestWithParam<Evening> {};

TEST_P(WholeGames, NeverTakeTheFocusAway) {
  for (const std::uint64_t seed : seeds(1)) {
    SCOPED_TRACE(::testing::Message() << "CARDROOM_SEED=" << seed);
    Player maren{GetParam(), seed};
    while (maren.games() <= GetParam().games) {
      ASSERT_LT(maren.lived(), 1h) << "the games do not end";
      maren.live();
      // What the last of it has brought about comes, too.
      QCoreApplication::processEvents();
      // Her hand is shut while a move of hers is on its way, and has the focus again when the answer comes.
      const QQuickItem* focused = shown_window().activeFocusItem();
      if (maren.table().moving() || below_an_idle_panel(focused)) continue;
      ASSERT_TRUE(usable(focused)) << "after " << maren.did() << ", " << maren.lived().count()
                                   << " ms after the start, " << whereabouts(focused);
    }
    EXPECT_EQ(Offscreen::complaints(), QStringList{});
  }
}

INSTANTIATE_TEST_SUITE_P(Kinds, WholeGames,
                         ::testing::Values(Evening{"lucky-thirteen", 4, 2}, Evening{"thrones", 4, 2},
                                           Evening{"pasur", 2, 1}, Evening{"pasur", 4, 1}, Evening{"pinochle", 2, 2},
                                           Evening{"pinochle", 2, 2, true}),
                         [](const auto& evening) {
                           return QString::fromLatin1(evening.param.kind).remove(QLatin1Char{'-'}).toStdString() +
                                  std::to_string(evening.param.seats) + (evening.param.cutthroat ? "cutthroat" : "");
                         });

}  // namespace
}  // namespace cardroom::testing
