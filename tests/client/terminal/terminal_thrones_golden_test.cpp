// Game of Thrones as people read it, compared with text files that a person can read too.
#include <gtest/gtest.h>

#include "tests/client/terminal/canned_table.h"
#include "tests/client/terminal/terminal_stage.h"
#include "tests/support/golden.h"

namespace cardroom::terminal {
namespace {

using cardroom::testing::expect_golden;
using namespace std::chrono_literals;

/// At a table of Game of Thrones with Kari, Ola and two bots.
struct Evening {
  explicit Evening(std::optional<std::uint8_t> seat, const std::string& kind = "thrones")
      : table{seat, kind},
        stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den.local"}, {}, {}}, .watch = !seat}} {
    stage.start();
    stage.connect();
    stage.answer_done();
    stage.from_server(table.message());
  }

  void begin(std::uint64_t index) {
    table.begin(index);
    show();
  }
  void show() { stage.from_server(table.message()); }

  /// The result is there.
  bool over() const { return table.over() && !table.paused(); }
  bool asked() const { return stage.client.table()->update.has_decision(); }

  /// The others move, and pauses end, until the person is asked or the game is over.
  void others_play() {
    while (!asked() && !over()) {
      stage.wait(1s);
      if (table.paused()) {
        table.end_pause();
      } else {
        table.play_as_a_bot();
      }
      show();
      if (table.paused()) return;  // What the person does in a pause is the test's affair.
    }
  }

  void person_plays(const std::string& typed) {
    const std::size_t asked_before = stage.requests.size();
    stage.type(typed);
    ASSERT_GT(stage.requests.size(), asked_before) << typed;
    stage.answer_done();
    ASSERT_TRUE(table.apply(stage.requests.back().move().move())) << typed;
    show();
  }

  void types_what_is_refused(const std::vector<std::string>& lines) {
    const std::size_t asked_before = stage.requests.size();
    for (const std::string& line : lines)
      stage.type(line);
    EXPECT_EQ(stage.requests.size(), asked_before);
  }

  /// A heart of the person's hand, or another card, as it is typed.
  std::string card(bool heart) const {
    for (const int one : stage.client.table()->update.view().thrones().hand()) {
      const bool is_heart = one >= cards::v1::CARD_ACE_OF_HEARTS && one <= cards::v1::CARD_TWO_OF_HEARTS;
      if (is_heart == heart) return terminal::card(static_cast<cards::v1::Card>(one), {.symbols = false});
    }
    return "none";
  }

  void now_watch(const std::vector<std::string>& names) {
    session::v1::ServerMessage message;
    message.mutable_watchers()->set_table_id(table.update.table_id());
    for (const std::string& name : names)
      message.mutable_watchers()->add_names(name);
    stage.from_server(message);
  }

  /// The first move of the person that is no pass and helps nobody else, or the last one, which passes.
  std::string sensible_move() const {
    const auto& update = stage.client.table()->update;
    const Cast cast = cast_of(update);
    const auto moves =
        find_game_text("thrones")->moves({update.view(), update.legal_moves(), cast}, {.symbols = false});
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const bool diamond = moves[i].find("D on") != std::string::npos;
      const bool ours = moves[i].find("on ours") != std::string::npos;
      if (moves[i] != "pass" && diamond != ours) return std::to_string(i + 1);
    }
    return "p";
  }

  CannedTable table;
  TerminalStage stage;
};

TEST(TerminalThronesGolden, AWholeEveningAsAPlayerReadsIt) {
  Evening evening{std::uint8_t{1}};
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
  evening.stage.type("scores");
  evening.stage.type("again");
  evening.stage.answer_done();
  expect_golden("terminal/thrones_player.txt", evening.stage.transcript);
}

TEST(TerminalThronesGolden, AWatchersEvening) {
  Evening evening{std::nullopt};
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
  // Between games the watcher takes a bot's seat.
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
  Evening evening{std::uint8_t{0}, "lucky-thirteen"};
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
