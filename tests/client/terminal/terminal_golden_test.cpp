// Whole scenes as people read them, compared with text files.
#include <algorithm>
#include <gtest/gtest.h>

#include "tests/client/terminal/at_the_den.h"
#include "tests/support/golden.h"

namespace cardroom::terminal {
namespace {

using cardroom::testing::expect_golden;
using namespace std::chrono_literals;

TEST(TerminalGolden, AWholeGameAsAPlayerSeesIt) {
  TerminalStage stage{join_den()};
  CannedTable table{std::uint8_t{1}};
  joined(stage, table);
  table.begin(0);
  stage.from_server(table.message());
  for (const char* typed : {"1", "3", "2", "1"}) {
    others_play(stage, table, 1);
    person_plays(stage, table, typed);
  }
  others_play(stage, table, 1);
  stage.type("");
  stage.type("scores");
  stage.type("again");
  stage.answer_done();
  table.update.mutable_seats(1)->mutable_person()->set_ready(true);
  stage.from_server(table.message());
  expect_golden("terminal/player.txt", stage.transcript);
}

TEST(TerminalGolden, AWholeGameAsASpectatorSeesIt) {
  TerminalStage stage{join_den(true)};
  CannedTable table{std::nullopt};
  joined(stage, table);
  table.begin(1);
  stage.from_server(table.message());
  while (!table.over()) {
    stage.wait(1s);
    table.play(1);
    stage.from_server(table.message());
  }
  stage.wait(5s);
  stage.type("hand");
  stage.type("log");
  expect_golden("terminal/watcher.txt", stage.transcript);
}

TEST(TerminalGolden, ASpectatorSetsThePaceOfBots) {
  TerminalStage stage{join_den(true)};
  CannedTable table{std::nullopt};
  table.update.mutable_seats(0)->mutable_bot();
  table.update.mutable_seats(1)->mutable_bot();
  table.update.set_not_a_fair_deal(true);
  table.update.mutable_pace()->set_paused(true);
  table.update.mutable_pace()->set_speed_percent(100);
  joined(stage, table);
  table.begin(1);
  stage.from_server(table.message());
  stage.wait(1min);
  stage.type("help");
  const auto say = [&](const char* typed, bool paused, std::uint32_t percent) {
    stage.type(typed);
    stage.answer_done();
    table.update.mutable_pace()->set_paused(paused);
    table.update.mutable_pace()->set_speed_percent(percent);
    stage.from_server(table.message());
  };
  say("step", true, 100);
  table.play(1);
  stage.from_server(table.message());
  say("play", false, 100);
  table.play(1);
  stage.from_server(table.message());
  say("speed 200", false, 200);
  say("pause", true, 200);
  stage.type("");
  table.update.set_phase(table::v1::PHASE_PAUSED);
  stage.from_server(table.message());
  stage.type("");
  stage.answer_done();
  table.update.set_phase(table::v1::PHASE_PLAYING);
  stage.from_server(table.message());
  // A person sits down.
  table.update.clear_pace();
  table.update.mutable_seats(1)->set_next_name("Ola");
  stage.from_server(table.message());
  expect_golden("terminal/paced.txt", stage.transcript);
}

void says(session::v1::ServerMessage& message, std::uint64_t number, const std::string& name,
          std::optional<std::uint32_t> seat, const std::string& text, bool own = false) {
  auto& lines = *message.mutable_chat_lines();
  lines.set_table_id("0123456789abcdef");
  auto& line = *lines.add_lines();
  line.set_number(number);
  line.set_name(name);
  if (seat) line.set_seat(*seat);
  line.set_text(text);
  line.set_own(own);
}

TEST(TerminalGolden, PeopleTalkAndOneAsksForAHint) {
  TerminalStage stage{join_den()};
  CannedTable table{std::uint8_t{1}};
  joined(stage, table);
  session::v1::ServerMessage before;
  says(before, 1, "Kari", 0, "Come in!");
  before.mutable_chat_lines()->set_said_before(true);
  stage.from_server(before);
  table.begin(0);
  stage.from_server(table.message());
  others_play(stage, table, 1);
  stage.type("say well played");
  stage.answer_done();
  session::v1::ServerMessage phrase;
  says(phrase, 2, "Ola", 1, "", true);
  phrase.mutable_chat_lines()->mutable_lines(0)->set_phrase(table::v1::PHRASE_WELL_PLAYED);
  stage.from_server(phrase);
  stage.type("'It is my turn, I think");
  stage.answer_done();
  session::v1::ServerMessage talk;
  says(talk, 3, "Ola", 1, "It is my turn, I think", true);
  says(talk, 4, "Per", std::nullopt, "\x1B[2J yes \xE2\x80\xAE");
  stage.from_server(talk);
  stage.type("say");
  stage.type("hint");
  const auto& update = stage.client.table()->update;
  session::v1::ServerMessage answer;
  answer.mutable_hint()->set_decision(update.decision());
  const auto discard = [&](int i) { return update.legal_moves().lucky_thirteen().discards(i); };
  answer.mutable_hint()->mutable_move()->mutable_lucky_thirteen()->set_discard(discard(1));
  auto& reason = *answer.mutable_hint()->mutable_reason()->mutable_lucky_thirteen();
  reason.add_kept(discard(0));
  reason.add_kept(discard(2));
  reason.set_reason(games::lucky_thirteen::v1::HINT_REASON_BEST_CHANCE);
  reason.set_helping(11);
  reason.set_unseen(38);
  stage.answer(answer);
  stage.type("hint");
  reason.set_reason(games::lucky_thirteen::v1::HINT_REASON_WORTH_MORE);
  stage.answer(answer);
  stage.type("hint");
  reason.set_reason(games::lucky_thirteen::v1::HINT_REASON_KEEPS_THIRTEEN);
  *reason.mutable_used() = reason.kept();
  reason.set_points(52);
  stage.answer(answer);
  stage.type("hint");
  reason.set_reason(games::lucky_thirteen::v1::HINT_REASON_KEEPS_POINTS);
  stage.answer(answer);
  stage.type("hint");
  answer.mutable_hint()->set_decision(update.decision() + 1);
  stage.answer(answer);
  stage.type("hint");
  stage.refuse(session::v1::REFUSAL_REASON_TOO_FAST);
  person_plays(stage, table, "2");
  stage.type("hint");
  expect_golden("terminal/talk.txt", stage.transcript);
}

TEST(TerminalGolden, TellsTheEndOfAGameAndTheNextOneThatArriveTogether) {
  TerminalStage stage{join_den(true)};
  CannedTable table{std::nullopt};
  joined(stage, table);
  table.begin(1);
  stage.from_server(table.message());
  while (!table.over())
    table.play(1);
  std::string bytes;
  append_frame(bytes, table.message().SerializeAsString());
  table.begin(2);
  append_frame(bytes, table.message().SerializeAsString());
  stage.from_server_raw(bytes);
  stage.wait(0ms);
  expect_golden("terminal/two_games.txt", stage.transcript);
}

/// The index of the fixed seed's first deal in which this many players make thirteen if everybody discards their first
/// card.
std::uint64_t deal_with(std::size_t wanted) {
  for (std::uint64_t index = 0;; ++index) {
    CannedTable table{std::nullopt};
    table.begin(index);
    while (!table.over())
      table.play(0);
    const auto message = table.message();
    const auto& results = message.table_update().view().lucky_thirteen().results();
    const auto thirteens = std::ranges::count_if(results, [](const auto& result) { return result.has_option(); });
    if (static_cast<std::size_t>(thirteens) == wanted) return index;
  }
}

TEST(TerminalGolden, TheResultSaysWhyInAllThreeCases) {
  TerminalStage stage{join_den()};
  CannedTable table{std::uint8_t{0}};
  joined(stage, table);
  stage.transcript.clear();
  for (const std::size_t with_thirteen : {0U, 1U, 2U}) {
    stage.transcript += "[" + std::to_string(with_thirteen) + " have thirteen]\n";
    table.begin(deal_with(with_thirteen));
    while (!table.over())
      table.play(0);
    table.update.clear_totals();
    for (int seat = 0; seat < 4; ++seat)
      table.update.add_totals(100 + seat);
    stage.from_server(table.message());
    stage.type("");
  }
  expect_golden("terminal/results.txt", stage.transcript);
}

}  // namespace
}  // namespace cardroom::terminal
