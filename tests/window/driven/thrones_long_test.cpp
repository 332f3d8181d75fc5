// Goal: four people, two at windows and two at terminals, play a whole game of Game of Thrones while a spectator sees
// face-down hands; all read the same result. How: as in evening_test.cpp; the terminal clients run in pseudo-terminals.
// Runs only with CARDROOM_LONG=1; the window alone plays a whole game in thrones_test.cpp.
#include <algorithm>
#include <future>
#include <regex>
#include <vector>

#include "tests/window/driven/evening.h"
#include "tests/window/driven/thrones_play.h"

namespace cardroom::driven {
namespace {

class ThronesEvening : public LongEvening {
 protected:
  /// Runs the client in a terminal, which echoes the input, rather than through pipes as a script would.
  std::unique_ptr<ChildProcess> at_a_terminal(const std::string& name, const std::string& link) {
    const std::string typed =
        program("cardroom-term") + " --ascii --no-colour --name " + name + " --join '" + link + "'";
    return downstairs.run([&] {
      return std::make_unique<ChildProcess>(
          std::vector<std::string>{found_on_path("script"), "-qec", typed, "/dev/null"}, user.environment());
    });
  }
};

/// The points of the two teams, lower first, from a sentence with both numbers, or with one number for a draw.
std::vector<int> points_in(const std::string& line) {
  static const std::regex kNumber{R"(\d+)"};
  std::vector<int> points;
  for (std::sregex_iterator found{line.begin(), line.end(), kNumber}; found != std::sregex_iterator{}; ++found)
    points.push_back(std::stoi(found->str()));
  if (points.size() == 1) points.push_back(points[0]);
  std::ranges::sort(points);
  return points;
}

std::vector<int> points_told(ShownWindow& window) {
  const auto told = window.told();
  const auto over = std::ranges::find_if(told, [](const auto& one) { return one.starts_with("Game over"); });
  return over == told.end() ? std::vector<int>{} : points_in(*over);
}

std::vector<int> points_told(ChildProcess& terminal) {
  terminal.write("scores\n");
  const auto line = terminal.line_with("This game: ");
  return line ? points_in(*line) : std::vector<int>{};
}

bool plays_at_the_terminal(ChildProcess& terminal) {
  const auto end = terminal.line(
      [&](const std::string& line) {
        if (line.starts_with("Your turn")) terminal.write("1\n");
        if (line.find("Press Enter to") != std::string::npos) terminal.write("\n");
        return line.find("The sixth battle is over.") != std::string::npos;
      },
      3 * kPatience);
  return end.has_value();
}

TEST_F(ThronesEvening, TwoWindowsAndTwoTerminalsPlayAndAThirdWindowWatches) {
  const Guest kari = window_on(upstairs, "Kari");
  kari.window().click(button("^Game of Thrones: choose the seats first$"));
  const std::string link = invitation(kari);
  const Guest ola = window_on(downstairs, "Ola");
  joins(ola, "Ola", kari);
  const auto per = at_a_terminal("Per", link);
  kari.window().see({.name = "Per"});
  // The game starts as soon as the fourth person joins, so the spectator joins first.
  const auto ada = at_a_terminal("Ada", link);
  const Guest eva = window_on(downstairs, "Eva");
  eva.window().click(button("^Watch Kari’s table$"));
  eva.window().see({.name = "^You are watching$"});

  auto per_plays = std::async(std::launch::async, [&] { return plays_at_the_terminal(*per); });
  auto ada_plays = std::async(std::launch::async, [&] { return plays_at_the_terminal(*ada); });
  auto ola_plays =
      std::async(std::launch::async, [&] { return play_thrones(ola.window(), thrones_by_keys(ola.window())); });
  auto kari_plays =
      std::async(std::launch::async, [&] { return play_thrones(kari.window(), thrones_by_press(kari.window())); });
  // By now the game is in progress.
  eva.window().hear("^Battle: ");
  const auto in_hand = eva.window().all({.description = "^[0-9]+ of [0-9]+"});
  EXPECT_FALSE(in_hand.empty());
  for (const Item& card : in_hand)
    EXPECT_EQ(card.name, "face down");
  EXPECT_EQ(kari_plays.get(), 6);
  EXPECT_EQ(ola_plays.get(), 6);
  EXPECT_TRUE(per_plays.get()) << per->said();
  EXPECT_TRUE(ada_plays.get()) << ada->said();
  eva.window().hear("^Game over");
  const std::vector<int> points = points_told(kari.window());
  ASSERT_EQ(points.size(), 2);
  for (const Guest* guest : {&ola, &eva})
    EXPECT_EQ(points_told(guest->window()), points);
  for (const Guest* guest : {&kari, &ola, &eva})
    guest->window().see({.role = "list item", .name = "points\\. ([0-9]+ \\+ ){5}"});
  for (const auto& terminal : {per.get(), ada.get()})
    EXPECT_EQ(points_told(*terminal), points) << terminal->said();
}

}  // namespace
}  // namespace cardroom::driven
