// Whole scenes as a person reads them, compared with text files that a person can read too.
#include <algorithm>
#include <gtest/gtest.h>

#include "tests/client/terminal/canned_table.h"
#include "tests/client/terminal/terminal_stage.h"
#include "tests/support/golden.h"

namespace cardroom::terminal {
namespace {

using cardroom::testing::expect_golden;
using namespace std::chrono_literals;

/// At a table of the server at den.local.
TerminalStage& joined(TerminalStage& stage, CannedTable& table) {
  stage.start();
  stage.connect();
  stage.from_server(table.message());
  return stage;
}

Launch join_den(bool watch = false) {
  return {.kind = Launch::Kind::join, .target = client::Invitation{{"den.local"}, {}, {}}, .watch = watch};
}

/// Everybody lays down their first card, until it is the turn of `seat` or the game is over.
void others_play(TerminalStage& stage, CannedTable& table, std::uint8_t seat) {
  while (!table.over() && table.turn() != seat) {
    stage.wait(1s);
    table.play(0);
    stage.from_server(table.message());
  }
}

void person_plays(TerminalStage& stage, CannedTable& table, const std::string& typed) {
  stage.type(typed);
  stage.answer_done();
  table.apply(stage.requests.back().move().move());
  stage.from_server(table.message());
}

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
  stage.type("scores");
  stage.type("again");
  stage.answer_done();
  table.update.mutable_seats(1)->mutable_person()->set_ready(true);
  stage.from_server(table.message());
  expect_golden("terminal/player.txt", stage.transcript);
}

TEST(TerminalGolden, AWholeGameAsAWatcherSeesIt) {
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
  stage.type("hand");
  stage.type("log");
  expect_golden("terminal/watcher.txt", stage.transcript);
}

TEST(TerminalGolden, BotsPlayAsWhoLooksOnSays) {
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
  // Somebody sits down.
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

TEST(TerminalGolden, AServerIsStoppedAndStartedAgainAndThenClosed) {
  TerminalStage stage{join_den()};
  CannedTable table{std::uint8_t{1}};
  joined(stage, table);
  session::v1::ServerMessage stopped;
  stopped.mutable_goodbye()->set_reason(session::v1::GOODBYE_REASON_SHUTTING_DOWN);
  stopped.mutable_goodbye()->set_retry_after_ms(2'000);
  stage.from_server(stopped);
  stage.wait(2s);
  stage.cut();
  stage.wait(10s);
  stage.connect(false);
  session::v1::ServerMessage none;
  none.mutable_table_list();
  stage.answer(none);
  stage.from_server(stopped);
  stage.wait(2s);
  stage.connect(false);
  stage.answer(none);
  session::v1::ServerMessage closed;
  closed.mutable_goodbye()->set_reason(session::v1::GOODBYE_REASON_CLOSED);
  stage.from_server(closed);
  stage.wait(1min);
  expect_golden("terminal/stopped.txt", stage.transcript);
}

TEST(TerminalGolden, AGameThatEndsAndTheNextOneInOnePieceAreBothTold) {
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

TEST(TerminalGolden, ALostConnectionHealsAndTellsWhatHappened) {
  TerminalStage stage{join_den()};
  CannedTable table{std::uint8_t{1}};
  joined(stage, table);
  table.begin(2);
  stage.from_server(table.message());
  others_play(stage, table, 1);
  stage.cut();
  stage.type("hand");
  // A bot takes over and the game goes on, seen by nobody here.
  for (int i = 0; i < 5; ++i)
    table.play(0);
  table.message();
  stage.wait(50ms);
  stage.connect(true, table.update.table_id());
  stage.from_server(table.message(6));
  expect_golden("terminal/lost_connection.txt", stage.transcript);
}

TEST(TerminalGolden, ASeatThatABotHoldsIsTakenBack) {
  TerminalStage stage{join_den()};
  CannedTable table{std::uint8_t{1}};
  joined(stage, table);
  table.begin(3);
  table.update.mutable_settings()->set_turn_limit_ms(30'000);
  stage.from_server(table.message());
  others_play(stage, table, 1);
  stage.wait(30s);
  table.update.mutable_seats(1)->mutable_person()->set_held_by_bot(true);
  table.play(0);
  stage.from_server(table.message());
  stage.type("1");
  stage.type("take");
  stage.answer_done();
  table.update.mutable_seats(1)->mutable_person()->set_held_by_bot(false);
  stage.from_server(table.message());
  others_play(stage, table, 1);
  expect_golden("terminal/held_seat.txt", stage.transcript);
}

TEST(TerminalGolden, WhatABotWinsForSomebodyIsTheirs) {
  TerminalStage stage{join_den()};
  CannedTable table{std::uint8_t{1}};
  joined(stage, table);
  table.begin(5);
  for (int seat = 0; seat < 2; ++seat)
    table.update.mutable_seats(seat)->mutable_person()->set_held_by_bot(true);
  stage.from_server(table.message());
  others_play(stage, table, 4);
  expect_golden("terminal/held_to_the_end.txt", stage.transcript);
}

/// The first deal of our fixed seed in which as many players as that have thirteen when everybody lays down their
/// first card.
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
  }
  expect_golden("terminal/results.txt", stage.transcript);
}

TEST(TerminalGolden, PeopleComeAndGo) {
  TerminalStage stage{join_den()};
  CannedTable table{std::uint8_t{0}};
  joined(stage, table);
  const auto show = [&](const std::string& what) {
    stage.transcript += "[" + what + "]\n";
    stage.from_server(table.message());
  };
  auto& ola = *table.update.mutable_seats(1)->mutable_person();
  ola.set_connected(false);
  show("Ola is lost");
  ola.set_held_by_bot(true);
  show("a bot holds Ola's seat");
  ola.set_connected(true);
  ola.set_held_by_bot(false);
  show("Ola is back");
  table.update.mutable_seats(1)->clear_occupant();
  show("Ola leaves");
  table.update.mutable_seats(1)->mutable_bot()->set_type(table::v1::BOT_TYPE_RANDOM);
  show("the owner puts a bot there");
  table.update.mutable_seats(2)->set_next_name("Per");
  show("Per is to have seat 3");
  table.update.mutable_seats(2)->clear_next_name();
  table.update.mutable_seats(2)->mutable_person()->set_name("Per\x1b[2J");
  table.update.mutable_seats(2)->mutable_person()->set_connected(true);
  show("Per takes it, with a name that a terminal must not see");
  table.update.mutable_settings()->set_turn_limit_ms(30'000);
  table.update.mutable_settings()->set_has_password(true);
  show("settings change");
  stage.type("");
  stage.type("help");
  stage.type("rules");
  expect_golden("terminal/people.txt", stage.transcript);
}

TEST(TerminalGolden, ALateFriendTakesABotsSeatAtTheNextGame) {
  TerminalStage stage{join_den()};
  CannedTable table{std::nullopt};
  table.begin(0);
  while (!table.over() && table.turn() != 3)
    table.play(0);
  table.update.mutable_seats(2)->set_next_name("Per");
  table.update.set_next_seat(2);
  joined(stage, table);
  while (!table.over())
    table.play(0);
  // The game's end and the new seat come together.
  table.update.mutable_seats(2)->clear_next_name();
  table.update.clear_next_seat();
  table.update.mutable_seats(2)->mutable_person()->set_name("Per");
  table.update.mutable_seats(2)->mutable_person()->set_connected(true);
  table.update.mutable_seats(2)->mutable_person()->set_ready(true);
  table.update.set_seat(2);
  stage.from_server(table.message());
  stage.type("scores");
  expect_golden("terminal/late_friend.txt", stage.transcript);
}

TEST(TerminalGolden, AHostIsAskedAndShowsTheInvitation) {
  TerminalStage stage;
  stage.start();
  for (const char* typed : {"host", "whist", "lucky thirteen", "", "basic 2", "Ola", "open", "", "20", "secret", "no"})
    stage.type(typed);
  stage.step(ServerReady{OwnServer{7314, TerminalStage::key(1), true, {"192.168.1.7", "10.0.0.7"}}});
  stage.connect();
  ASSERT_TRUE(stage.requests.back().has_create_table());
  stage.transcript += "[it asks for a table]\n" + stage.requests.back().create_table().ShortDebugString() + "\n";
  session::v1::ServerMessage joined;
  joined.mutable_joined_table();
  stage.answer(joined);
  CannedTable table{std::uint8_t{0}};
  stage.from_server(table.message());
  stage.type("quit");
  stage.type("perhaps");
  stage.type("yes");
  stage.answer_done();
  EXPECT_EQ(stage.count<EndServer>(), 0);
  EXPECT_EQ(stage.count<Quit>(), 1);
  expect_golden("terminal/host.txt", stage.transcript);
}

TEST(TerminalGolden, HomeShowsWhatIsNear) {
  TerminalStage stage;
  stage.start();
  client::LanServer den{{"den", 7313, 1, 1, 1, TerminalStage::key(1), {std::byte{1}}}, "192.168.1.7"};
  client::LanServer club{{"club", 7400, 1, 1, 0, TerminalStage::key(2), {std::byte{2}}}, "192.168.1.9"};
  using Who = lan::SeatSummary::Who;
  den.announcement.tables = {{.table_id = std::string(16, 't'),
                              .name = "Kitchen table",
                              .kind = "lucky-thirteen",
                              .seats = {{Who::person, "Jonas", {}, false}, {Who::bot, "", {}, false}, {}, {}},
                              .owner = "Jonas",
                              .has_password = true}};
  den.announcement.more_tables = 2;
  stage.step(LanChanged{{}, true});
  stage.step(LanChanged{{den}, false});
  stage.type("");
  stage.step(LanChanged{{club, den}, false});
  club.announcement.open_tables = 3;
  stage.step(LanChanged{{club, den}, false});
  stage.step(LanChanged{{club}, false});
  stage.type("");
  stage.type("1");
  stage.type("2");
  EXPECT_EQ(stage.opened.back(), (client::Address{"192.168.1.9", 7400}));
  stage.connect();
  session::v1::ServerMessage list;
  for (const char* name : {"Kari's table", "Friday"}) {
    CannedTable table{std::nullopt};
    auto& summary = *list.mutable_table_list()->add_tables();
    *summary.mutable_settings() = table.update.settings();
    summary.mutable_settings()->set_name(name);
    *summary.mutable_seats() = table.update.seats();
    summary.set_table_id(name);
    summary.set_phase(table::v1::PHASE_GATHERING);
  }
  list.mutable_table_list()->mutable_tables(1)->mutable_seats(1)->clear_occupant();
  list.mutable_table_list()->mutable_tables(1)->mutable_settings()->set_has_password(true);
  stage.answer(list);
  stage.type("3");
  stage.type("2");
  stage.refuse(session::v1::REFUSAL_REASON_WRONG_PASSWORD);
  stage.type("secret");
  EXPECT_EQ(stage.requests.back().join_table().password(), "secret");
  stage.refuse(session::v1::REFUSAL_REASON_TABLE_FULL);
  stage.type("yes");
  EXPECT_TRUE(stage.requests.back().join_table().watch());
  expect_golden("terminal/home.txt", stage.transcript);
}

TEST(TerminalGolden, AChangedKeyIsAWarningInWordsAndAQuestion) {
  TerminalStage stage{join_den()};
  stage.start();
  stage.connect();
  stage.type("home");
  stage.type("join den.local");
  stage.connect(false, {}, 2);
  stage.type("well");
  stage.type("no");
  stage.type("join den.local");
  stage.connect(false, {}, 2);
  stage.type("yes");
  stage.connect(false, {}, 2);
  EXPECT_TRUE(stage.requests.back().has_list_tables());
  expect_golden("terminal/changed_key.txt", stage.transcript);
}

TEST(TerminalGolden, TheNameIsAskedAtTheFirstStart) {
  TerminalStage stage{{.kind = Launch::Kind::play_now, .target = {}, .proposed_name = "kari"}, {}, ""};
  stage.start();
  stage.type("a name that is far too long to be one");
  stage.type("");
  EXPECT_EQ(stage.client.profile().name, "kari");
  stage.step(ServerFailed{"cardroom-server was not found beside this program"});
  expect_golden("terminal/first_start.txt", stage.transcript);
}

}  // namespace
}  // namespace cardroom::terminal
