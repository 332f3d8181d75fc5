#include "tests/window/soak/page_visit.h"

#include <QQuickWindow>
#include <chrono>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

#include "client/local/usual_table.h"
#include "tests/window/scenes/past_games.h"
#include "tests/window/scenes/servers_near.h"
#include "tests/window/scenes/tables_to_go_on.h"

namespace cardroom::testing {
namespace {

using namespace std::chrono_literals;
using window::Application;
using window::Kind;

/// Long enough for the server to answer, if there is one.
constexpr std::chrono::milliseconds kUntilItIsThere{300};

void host(SimulatedWindow& window, const Kind& kind) {
  window.make(client::table_for_people(std::string{kind.facts.id}, kind.facts.seats_usual), /*set_up=*/true);
  window.pass(kUntilItIsThere);
}

void play(SimulatedWindow& window, const Kind& kind) {
  auto table = client::table_with_bots(std::string{kind.facts.id}, kind.facts.seats_usual, 500);
  table.set_private_table(false);  // Guests can join.
  window.make(std::move(table), /*set_up=*/false);
  window.pass(kUntilItIsThere);
}

/// Opens the page while a game is in progress.
template <Application::Page page>
void look_at(SimulatedWindow& window, const Kind& kind) {
  play(window, kind);
  window.application().show(page);
}

const Kind& any_kind(Dice& dice) {
  return *window::kinds()[dice.uniform(static_cast<std::uint32_t>(window::kinds().size()))];
}

void fill(SimulatedWindow& window, Dice& dice) {
  window.application().nearby()->show(servers_near(), false);
  window.application().goOn()->show(tables_to_go_on(), kToday);
  window.application().nearby()->showOwnSeat({.tableId = std::string(16, 'S'), .held = dice.one_in(2)});
  show_past_games(*window.application().games());
  window.application().games()->setCounting(dice.one_in(2));
  window.guest_comes(/*watch=*/dice.one_in(2));
  window.guest_says("Good evening");
  window.pass(100ms);
  window.guest_says("Is this the table with the long rules, and may one look on for a while?");
}

void empty(SimulatedWindow& window) {
  window.application().nearby()->show({}, true);
  window.application().goOn()->show({}, kToday);
  window.application().games()->show({}, this_evening());
  window.guest_leaves();
}

void leave(SimulatedWindow& window) {
  window.leave();
  window.application().leaveTablePages();
  window.application().show(Application::HomePage);
  window.application().dialogs()->acknowledge();
  window.start_server();
}

void wait(SimulatedWindow& window, Dice& dice) {
  constexpr std::chrono::milliseconds kWaits[]{0ms, 50ms, 150ms, 400ms};
  if (dice.one_in(2)) window.draw();
  if (dice.one_in(2)) window.clear_away();
  window.pass(kWaits[dice.uniform(std::size(kWaits))]);
  window.draw();
}

}  // namespace

std::span<const VisitedPage> visited_pages() {
  static constexpr VisitedPage kPages[]{
      {"Home", look_at<Application::HomePage>},
      {"GoOn", look_at<Application::GoOnPage>},
      {"Setup", host},
      {"Nearby", look_at<Application::NearbyPage>},
      {"Games", look_at<Application::GamesPage>},
      {"Settings", look_at<Application::SettingsPage>},
      {"Rules", look_at<Application::RulesPage>},
      {"Table", play},
  };
  return kPages;
}

void visit(SimulatedWindow& window, const VisitedPage& page, QSize size, QSize next, Dice& dice) {
  const auto resize = [&](QSize to) { window.scene().window().resize(to); };
  std::vector<std::function<void()>> steps{
      [&] { resize(size); },
      [&] { page.open(window, any_kind(dice)); },
      [&] { fill(window, dice); },
  };
  // Enough changes that any kind may be shown when the page is left.
  for (std::size_t change = 0; change < window::kinds().size(); ++change) {
    steps.emplace_back(
        [&] { window.application().setup()->options()->changeKind(QString::fromLatin1(any_kind(dice).facts.id)); });
    steps.emplace_back([&] { window.make_a_move(dice); });
  }
  steps.emplace_back([&] { resize(next); });
  steps.emplace_back([&] { empty(window); });
  steps.emplace_back([&] { resize(size); });
  steps.emplace_back([&] { leave(window); });

  const std::size_t death = dice.uniform(static_cast<std::uint32_t>(steps.size()) + 3);
  for (std::size_t step = 0; step < steps.size(); ++step) {
    if (step == death) window.lose_server(/*own=*/!dice.one_in(4));
    steps[step]();
    wait(window, dice);
  }
}

}  // namespace cardroom::testing
