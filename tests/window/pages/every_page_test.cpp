// Goal: no page is hurt by what comes over it: it is opened, filled, told another kind, given another size and left, at
// twenty sizes, and at any moment of that the server dies. How: the real window without a display, with the real
// machines of client and server in simulated time. All from seeds: CARDROOM_SEED=N runs one.
#include <QQuickWindow>
#include <functional>
#include <gtest/gtest.h>
#include <iostream>
#include <string>
#include <vector>

#include "client/local/usual_table.h"
#include "client/models/kinds.h"
#include "tests/support/seeds.h"
#include "tests/window/scenes/servers_near.h"
#include "tests/window/soak/simulated_window.h"
#include "tests/window/soak/usual_sizes.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

using namespace std::chrono_literals;
using window::Application;
using window::Kind;

/// The server's answer, if there is a server.
constexpr std::chrono::milliseconds kUntilItIsThere{300};

/// A page, and how one comes to it.
struct Page {
  const char* name;
  void (*open)(SimulatedWindow& window, const Kind& kind);
};

void PrintTo(const Page& page, std::ostream* out) {
  *out << page.name;
}

void host(SimulatedWindow& window, const Kind& kind) {
  window.make(client::table_for_people(kind.id, static_cast<std::uint32_t>(kind.seats)), /*set_up=*/true);
  window.pass(kUntilItIsThere);
}

void play(SimulatedWindow& window, const Kind& kind) {
  auto table = client::table_with_bots(kind.id, static_cast<std::uint32_t>(kind.seats), 500);
  table.set_private_table(false);  // Guests come.
  window.make(std::move(table), /*set_up=*/false);
  window.pass(kUntilItIsThere);
}

/// A game goes on below it.
template <Application::Page page>
void look_at(SimulatedWindow& window, const Kind& kind) {
  play(window, kind);
  window.application().show(page);
}

constexpr Page kPages[]{
    {"Home", look_at<Application::HomePage>},     {"Setup", host},
    {"Nearby", look_at<Application::NearbyPage>}, {"Settings", look_at<Application::SettingsPage>},
    {"Rules", look_at<Application::RulesPage>},   {"Table", play},
};

/// What comes over a page from the moment at which it is opened, a step after the other.
class Visit {
 public:
  Visit(SimulatedWindow& window, const Page& page, Dice& dice) : m_window{&window}, m_page{&page}, m_dice{&dice} {}

  void happen(QSize size, QSize next) {
    std::vector<std::function<void()>> steps{
        [&] { m_window->scene().window().resize(size); },
        [&] { m_page->open(*m_window, any_kind()); },
        [&] { fill(); },
    };
    for (const Kind& kind : window::kinds()) {
      steps.emplace_back([&] { m_window->application().setup()->changeKind(QString::fromLatin1(kind.id)); });
      steps.emplace_back([&] { m_window->make_a_move(*m_dice); });
    }
    steps.emplace_back([&] { m_window->scene().window().resize(next); });
    steps.emplace_back([&] { empty(); });
    steps.emplace_back([&] { m_window->scene().window().resize(size); });
    steps.emplace_back([&] { leave(); });

    const std::size_t death = m_dice->uniform(static_cast<std::uint32_t>(steps.size()) + 3);
    for (std::size_t step = 0; step < steps.size(); ++step) {
      if (step == death) m_window->lose_server(/*own=*/!m_dice->one_in(4));
      steps[step]();
      wait();
    }
  }

 private:
  const Kind& any_kind() {
    return window::kinds()[m_dice->uniform(static_cast<std::uint32_t>(window::kinds().size()))];
  }

  void wait() {
    constexpr std::chrono::milliseconds kWaits[]{0ms, 50ms, 150ms, 400ms};
    if (m_dice->one_in(2)) m_window->draw();
    m_window->pass(kWaits[m_dice->uniform(std::size(kWaits))]);
    m_window->draw();
  }

  void fill() {
    m_window->application().nearby()->show(servers_near(), false, std::string(16, 'S'));
    m_window->guest_comes(/*watch=*/m_dice->one_in(2));
    m_window->guest_says("Good evening");
    m_window->pass(100ms);
    m_window->guest_says("Is this the table with the long rules, and may one look on for a while?");
  }

  void empty() {
    m_window->application().nearby()->show({}, true, {});
    m_window->guest_leaves();
  }

  void leave() {
    m_window->leave();
    m_window->application().leaveTablePages();
    m_window->application().show(Application::HomePage);
    m_window->application().acknowledge();
    m_window->start_server();
  }

  SimulatedWindow* m_window;
  const Page* m_page;
  Dice* m_dice;
};

class EveryPage : public ::testing::TestWithParam<Page> {};

TEST_P(EveryPage, StandsWhateverComesOverItAtAnySize) {
  for (const std::uint64_t seed : seeds(1)) {
    // A crash leaves nothing else to read.
    std::cerr << "CARDROOM_SEED=" << seed << '\n';
    Dice dice{seed};
    const auto& sizes = usual_sizes();
    SimulatedWindow window{dice.seed(), {.size = sizes.front(), .blank = true}};
    for (std::size_t at = 0; at < sizes.size(); ++at) {
      const QSize size = sizes[at];
      SCOPED_TRACE(::testing::Message() << "CARDROOM_SEED=" << seed << " at " << size.width() << " by "
                                        << size.height());
      Visit{window, GetParam(), dice}.happen(size, sizes[(at + 1 + dice.uniform(5)) % sizes.size()]);
      EXPECT_EQ(SimulatedWindow::complaints(), QStringList{});
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, EveryPage, ::testing::ValuesIn(kPages),
                         [](const auto& page) { return std::string{page.param.name}; });

}  // namespace
}  // namespace cardroom::testing
