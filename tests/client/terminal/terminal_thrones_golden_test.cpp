// Game of Thrones as people read it, compared with text files.
#include <gtest/gtest.h>

#include "tests/client/terminal/evening.h"
#include "tests/support/golden.h"

namespace cardroom::terminal {
namespace {

using cardroom::testing::expect_golden;

/// An evening of Game of Thrones, with ways to choose its moves.
struct ThronesEvening : Evening {
  explicit ThronesEvening(std::optional<std::uint8_t> seat, const std::string& kind = "thrones")
      : Evening{seat, kind} {}

  /// A heart in the person's hand, or another card, as people type it.
  std::string card(bool heart) const {
    for (const int one : stage.client.table()->update.view().thrones().hand()) {
      const bool is_heart = one >= cards::v1::CARD_ACE_OF_HEARTS && one <= cards::v1::CARD_TWO_OF_HEARTS;
      if (is_heart == heart) return terminal::card(static_cast<cards::v1::Card>(one), {.symbols = false});
    }
    return "none";
  }

  /// The person's first move that is not a pass and does not help the other team; if there is none, the last move,
  /// which is a pass.
  std::string sensible_move() const {
    const auto& update = stage.client.table()->update;
    const Cast cast = cast_of(update);
    const auto moves =
        find_game_text("thrones")->moves.turn({update.view(), update.legal_moves(), cast}, {.symbols = false}).moves;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const bool diamond = moves[i].words.find("D on") != std::string::npos;
      const bool ours = moves[i].words.find("on ours") != std::string::npos;
      if (moves[i].words != "pass" && diamond != ours) return std::to_string(i + 1);
    }
    return "p";
  }
};

TEST(TerminalThronesGolden, AWholeEveningAsAPlayerReadsIt) {
  ThronesEvening evening{std::uint8_t{1}};
  evening.stage.type("rules");
  evening.stage.type("help");
  evening.begin(0);
  bool heart_tried = false;
  bool effect_tried = false;
  bool first_pause = true;
  while (!evening.over()) {
    evening.others_play();
    if (evening.table.paused() && std::exchange(first_pause, false)) {
      evening.stage.type("table");
      evening.stage.type("");
      evening.stage.answer_done();
      evening.stage.wait(2s);
    }
    if (!evening.asked()) continue;
    const bool effect_turn = evening.stage.client.table()->update.legal_moves().thrones().may_pass();
    if (!effect_turn && !std::exchange(heart_tried, true))
      evening.types_what_is_refused({"p", evening.card(false) + " ours"});
    if (effect_turn && !std::exchange(effect_tried, true))
      evening.types_what_is_refused({evening.card(true), evening.card(false), "as ours", "99", "hand", "moves"});
    evening.person_plays(evening.sensible_move());
  }
  for (const char* typed : {"scores", "again"})
    evening.stage.type(typed);
  evening.stage.answer_done();
  expect_golden("terminal/thrones_player.txt", evening.stage.transcript);
}

TEST(TerminalThronesGolden, AnEveningAsASpectatorReadsIt) {
  ThronesEvening evening{std::nullopt};
  evening.now_watch({"Per", "Lise"});
  evening.begin(1);
  evening.now_watch({"Per", "Lise", "Siri\x1b[2J"});
  evening.now_watch({"Per", "Siri\x1b[2J"});
  bool looked = false;
  while (!evening.over()) {
    evening.others_play();
    if (std::exchange(looked, true)) continue;
    for (const char* typed : {"", "hand", "go", "again", "help", "scores"})
      evening.stage.type(typed);
  }
  // Between games the spectator takes a bot's seat.
  evening.stage.type("take 3");
  evening.stage.answer_done();
  auto& nora = *evening.table.update.mutable_seats(2);
  nora.mutable_person()->set_name("Per");
  nora.mutable_person()->set_connected(true);
  nora.mutable_person()->set_ready(true);
  evening.stage.transcript += "[the seat is Per's, who watched]\n";
  evening.table.update.set_seat(2);
  evening.show();
  expect_golden("terminal/thrones_watcher.txt", evening.stage.transcript);
}

TEST(TerminalThronesGolden, TheOwnerChangesTheKindBetweenGames) {
  ThronesEvening evening{std::uint8_t{0}, "lucky-thirteen"};
  evening.begin(0);
  while (!evening.table.over())
    evening.table.play(0);
  evening.show();
  evening.stage.type("kind");
  evening.stage.type("kind thrones");
  evening.stage.answer_done();
  evening.table.change_kind("thrones");
  evening.show();
  for (const char* typed : {"", "scores", "log"})
    evening.stage.type(typed);
  evening.stage.type("again");
  evening.stage.answer_done();
  evening.begin(0);
  while (!evening.asked())
    evening.others_play();
  expect_golden("terminal/kind_change.txt", evening.stage.transcript);
}

}  // namespace
}  // namespace cardroom::terminal
