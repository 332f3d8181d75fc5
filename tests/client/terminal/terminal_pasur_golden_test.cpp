// Pasur as people read it, compared with text files.
#include <gtest/gtest.h>

#include "tests/client/terminal/evening.h"
#include "tests/client/terminal/text_of_a_kind.h"
#include "tests/support/golden.h"

namespace cardroom::terminal {
namespace {

using cardroom::testing::expect_golden;

struct PasurEvening : Evening {
  PasurEvening(std::optional<std::uint8_t> seat, std::uint8_t seats) : Evening{seat, "pasur", seats} {}

  const games::pasur::v1::Moves& moves() const { return stage.client.table()->update.legal_moves().pasur(); }

  std::vector<std::string> listed() const {
    const auto& update = stage.client.table()->update;
    const Cast cast = cast_of(update);
    return words_of(
        find_game_text("pasur")->moves.turn({update.view(), update.legal_moves(), cast}, {.symbols = false}));
  }

  /// The number of the first move that takes the most cards; 1 if none takes any.
  std::string greedy_move() const {
    const auto texts = listed();
    const auto most = std::ranges::max_element(texts, {}, [](const std::string& text) {
      return text.find("takes") == std::string::npos ? 0 : std::ranges::count(text, ' ');
    });
    return std::to_string(most - texts.begin() + 1);
  }

  /// A card in the hand, as people type it, with at least this many captures.
  std::optional<std::string> card_with(int captures) const {
    for (const auto& of_card : moves().cards())
      if (of_card.captures_size() >= captures) return card(of_card.card(), {.symbols = false});
    return std::nullopt;
  }
};

TEST(TerminalPasurGolden, AWholeEveningOfTwoAsAPlayerReadsIt) {
  PasurEvening evening{std::uint8_t{1}, 2};
  evening.stage.type("rules");
  evening.stage.type("help");
  evening.begin(3);
  bool one_tried = false;
  bool many_tried = false;
  bool first_pause = true;
  while (!evening.over()) {
    evening.others_play();
    if (evening.table.paused()) {
      if (std::exchange(first_pause, false)) {
        for (const char* typed : {"table", "7h", ""})
          evening.stage.type(typed);
        evening.stage.answer_done();
      }
      continue;
    }
    if (!evening.asked()) continue;
    if (const auto one = evening.card_with(1); one && !std::exchange(one_tried, true)) {
      evening.stage.type("");
      evening.types_what_is_refused({*one + " down", *one + " " + *one, "2x", "99", "hand", "moves"});
    }
    if (const auto many = evening.card_with(2); many && !std::exchange(many_tried, true))
      evening.types_what_is_refused({*many, *many + " 99"});
    evening.person_plays(evening.greedy_move());
  }
  for (const char* typed : {"", "", "scores"})
    evening.stage.type(typed);
  evening.stage.type("again");
  evening.stage.answer_done();
  expect_golden("terminal/pasur_player.txt", evening.stage.transcript);
}

TEST(TerminalPasurGolden, AnEveningOfFourAsASpectatorReadsIt) {
  PasurEvening evening{std::nullopt, 4};
  evening.begin(1);
  bool looked = false;
  while (!evening.over()) {
    evening.others_play();
    if (std::exchange(looked, true)) continue;
    for (const char* typed : {"", "hand", "go"})
      evening.stage.type(typed);
  }
  evening.stage.wait(5s);
  expect_golden("terminal/pasur_watcher.txt", evening.stage.transcript);
}

/// A player who joins in the second round is told about that round from its beginning, and nothing about the first one.
TEST(TerminalPasurGolden, APlayerWhoJoinsInTheSecondRound) {
  PasurEvening evening{std::uint8_t{0}, 3};
  evening.table.begin(2);
  int pauses = 0;
  while (pauses < 1) {
    if (evening.table.paused()) {
      ++pauses;
      evening.table.end_pause();
    } else {
      evening.table.play_as_a_bot();
    }
  }
  for (int plays = 0; plays < 40; ++plays)
    evening.table.play_as_a_bot();
  evening.show();
  while (!evening.table.paused()) {
    evening.others_play();
    if (evening.asked()) evening.person_plays(evening.greedy_move());
  }
  expect_golden("terminal/pasur_late_friend.txt", evening.stage.transcript);
}

}  // namespace
}  // namespace cardroom::terminal
