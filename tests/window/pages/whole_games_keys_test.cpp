// Goal: the keyboard always works: whatever has just happened at a table, the focus is on a usable item. How: whole
// games of every kind against bots of the real server, in the real window without a display, played by a person who
// presses random keys and sometimes makes a legal move. All choices come from seeds: CARDROOM_SEED=N runs one.
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "client/local/usual_table.h"
#include "client/models/kinds.h"
#include "client/ui/controls_near.h"
#include "tests/support/seeds.h"
#include "tests/window/soak/simulated_window.h"
#include "tests/window/support/offscreen.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

using namespace std::chrono_literals;
using window::TableController;

/// The path from an item to the root.
std::vector<const QQuickItem*> ways_out(const QQuickItem* item) {
  std::vector<const QQuickItem*> way;
  for (; item != nullptr; item = item->parentItem())
    way.push_back(item);
  return way;
}

/// Describes where the focus is, for failure messages.
std::string whereabouts(const QQuickItem* focused) {
  std::string place{"the focus is on nothing"};
  for (const QQuickItem* item : ways_out(focused))
    place += std::string{" in "} + item->metaObject()->className();
  return place;
}

bool usable(const QQuickItem* focused) {
  const auto way = ways_out(focused);
  // A popup above the page receives the keys.
  if (std::ranges::any_of(way, [](const QQuickItem* item) { return item->inherits("QQuickPopupItem"); })) return true;
  if (focused == nullptr || !focused->isVisible() || !focused->isEnabled()) return false;
  // A list handles the keys of its rows.
  return std::ranges::any_of(way, [&](const QQuickItem* item) {
    return (item == focused || item->isFocusScope()) && item->activeFocusOnTab();
  });
}

/// Whether a panel covers the table but has nothing usable at the moment: it is still appearing, or waits for others.
bool below_an_idle_panel(const QQuickItem* focused) {
  for (const QQuickItem* item : ways_out(focused)) {
    const auto* panel = item->property("panel").value<QQuickItem*>();
    if (panel != nullptr) return window::controls_in(*panel).isEmpty();
  }
  return false;
}

struct PlayedEvening {
  std::string_view kind;
  int seats;
  int games;
  bool cutthroat = false;
};

void PrintTo(const PlayedEvening& evening, std::ostream* out) {
  *out << evening.kind << " for " << evening.seats;
}

/// Maren at her window, with her own table and bots.
class Player {
 public:
  Player(const PlayedEvening& evening, std::uint64_t seed) : m_dice{seed}, m_window{m_dice.seed(), kSmall} {
    auto table = client::table_with_bots(std::string{evening.kind}, static_cast<std::uint32_t>(evening.seats), 300);
    // One or two rounds instead of the usual five.
    if (evening.kind == "pasur") table.mutable_rules()->mutable_pasur()->set_target(20);
    if (evening.cutthroat) table.mutable_rules()->mutable_pinochle()->set_cutthroat(true);
    for (int bot = 1; bot < evening.seats; ++bot)
      table.mutable_seats(bot)->mutable_bot()->set_type(table::v1::BOT_TYPE_BASIC);
    m_window.make(std::move(table), /*set_up=*/false);
    m_window.pass(1s);
    m_window.scene().rest();
  }

  /// The number of games that have started.
  int games() const { return m_window.at_table() ? static_cast<int>(m_window.update().game_number()) : 0; }
  std::chrono::milliseconds lived() { return m_window.timeline().now(); }
  /// Her last action, in words.
  const std::string& did() const { return m_did; }
  TableController& table() { return *m_window.application().table(); }
  QQuickItem* focused() { return m_window.scene().window().activeFocusItem(); }

  /// Presses a key, or sometimes makes a legal move, and then lets some time pass: often so little that animations are
  /// still running.
  void live() {
    m_dice.one_in(6) ? act() : press();
    m_window.pass(m_dice.one_in(4) ? m_dice.between(300ms, 2s) : 100ms);
  }

 private:
  void press() {
    constexpr Qt::Key kKeys[]{Qt::Key_Left, Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down, Qt::Key_Tab,   Qt::Key_Backtab,
                              Qt::Key_Tab,  Qt::Key_Space,  Qt::Key_Space, Qt::Key_1,    Qt::Key_3,     Qt::Key_Return,
                              Qt::Key_Left, Qt::Key_Return, Qt::Key_H,     Qt::Key_O,    Qt::Key_Space, Qt::Key_L};
    const Qt::Key key = kKeys[m_dice.uniform(std::size(kKeys))];
    m_did = QKeySequence{key}.toString().toStdString();
    QTest::keyClick(&m_window.scene().window(), key);
    // A random key may also lead to another page, or open the prompt about leaving.
    window::Application& application = m_window.application();
    if (!application.dialogs()->question().what.isEmpty()) application.dialogs()->answer(QStringLiteral("cancel"));
    if (application.page() != window::Application::TablePage) application.show(window::Application::TablePage);
  }

  void act() {
    m_did = "a move";
    m_window.make_a_move(m_dice);
  }

  static constexpr Look kSmall{.size = {800, 600}, .blank = true};

  Dice m_dice;
  SimulatedWindow m_window;
  std::string m_did;
};

class WholeGames : public ::testing::TestWithParam<PlayedEvening> {};

TEST_P(WholeGames, NeverLoseTheFocus) {
  for (const std::uint64_t seed : seeds(1)) {
    SCOPED_TRACE(::testing::Message() << "CARDROOM_SEED=" << seed);
    Player maren{GetParam(), seed};
    while (maren.games() <= GetParam().games) {
      ASSERT_LT(maren.lived(), 1h) << "the games do not end";
      maren.live();
      // Also processes the effects of the last step.
      QCoreApplication::processEvents();
      // Her hand is locked while a move is pending, and gets the focus back with the answer.
      const QQuickItem* focused = maren.focused();
      if (maren.table().choice()->moving() || below_an_idle_panel(focused)) continue;
      ASSERT_TRUE(usable(focused)) << "after " << maren.did() << ", " << maren.lived().count()
                                   << " ms after the start, " << whereabouts(focused);
    }
    EXPECT_EQ(Offscreen::complaints(), QStringList{});
  }
}

/// Every kind with the lowest and the highest number of players, some kinds with several games.
std::vector<PlayedEvening> evenings() {
  std::vector<PlayedEvening> all{
      {"lucky-thirteen", 4, 2}, {"thrones", 4, 2}, {"pinochle", 2, 2}, {"pinochle", 2, 2, true}};
  for (const window::Kind* kind : window::kinds()) {
    if (std::ranges::count(all, kind->facts.id, &PlayedEvening::kind) > 0) continue;
    for (const int seats : std::set<int>{kind->facts.seats_min, kind->facts.seats_max})
      all.push_back({kind->facts.id, seats, 1});
  }
  return all;
}

INSTANTIATE_TEST_SUITE_P(Kinds, WholeGames, ::testing::ValuesIn(evenings()), [](const auto& evening) {
  return QString::fromStdString(std::string{evening.param.kind}).remove(QLatin1Char{'-'}).toStdString() +
         std::to_string(evening.param.seats) + (evening.param.cutthroat ? "cutthroat" : "");
});

}  // namespace
}  // namespace cardroom::testing
