#include <algorithm>
#include <array>

#include "client/terminal/owner_commands.h"
#include "client/terminal/table_text.h"
#include "client/terminal/terminal_core.h"
#include "client/terminal/words.h"
#include "common/protocol/name_text.h"

/// What a person types at the table.
namespace cardroom::terminal {
namespace {

using session::v1::ClientMessage;
using table::v1::TableUpdate;

/// In per cent, as the server takes them.
constexpr std::uint32_t kSpeedMin = 25;
constexpr std::uint32_t kSpeedMax = 400;

}  // namespace

void TerminalCore::table_command(const Words& words, const std::string& line) {
  const TableUpdate& update = core_.table()->update;
  if (words.empty() && update.phase() == table::v1::PHASE_PAUSED && may_go_on(update)) return go_on();
  if (words.empty() || words[0] == "table" || words[0] == "look") return show_table();
  const std::string& word = words[0];
  ClientMessage message;
  if (word == "help") return table_help();
  constexpr std::array<std::string_view, 5> kOfTheGame{"rules", "hand", "moves", "log", "hint"};
  if (!game() && std::ranges::find(kOfTheGame, word) != kOfTheGame.end()) return print(kUnknownGame);
  if (word == "rules") {
    Lines lines;
    game()->rules(lines);
    return print(lines);
  }
  if (word == "scores") {
    const std::string scores = scores_words(update, cast_of_game());
    return print(scores.empty() ? "There are no scores yet." : scores);
  }
  if (word == "hand") {
    const std::string hand = game()->hand(update.view(), style_);
    if (hand.empty()) return print(update.has_seat() ? "You have no cards." : "You watch, and have no cards.");
    return print(hand);
  }
  if (word == "moves") {
    if (!update.has_decision()) return print("It is not your turn.");
    return show_moves(words.size() > 1 && words[1] == "all");
  }
  if (word == "log") {
    Lines lines;
    game()->tell(core_.table()->events, 0, cast_of_game(), style_, lines);
    if (lines.empty()) lines.emplace_back("Nothing has happened yet.");
    return print(lines);
  }
  if (word == "seats") {
    Lines lines;
    describe_seats(update, lines);
    lines.push_back(watching_words(core_.watchers()));
    return print(lines);
  }
  if (word == "hint") return ask_hint();
  if (word == "ok" && words.size() == 1) return play_advised();
  if (word == "say") return say(after_words(line, 1));
  if (line.front() == '\'') return say(line.substr(1));
  if (word == "invite") return invite();
  if (word == "again") {
    // Only what a property file says may be seen again by who watches.
    if (!update.has_seat() && !update.has_next_seat() && !update.not_a_fair_deal())
      return print("You watch. Type take and the number of a seat to play.");
    message.mutable_ready();
    return ask_server(Tag::change, std::move(message));
  }
  if (word == "go" || word == "on") return go_on();
  if (pace_command(words)) return;
  // What is taken in one's turn is something of the game; a seat is taken between games.
  if (word == "take" && (words.size() != 2 || !update.has_decision())) return take(words);
  if (word == "leave") {
    if (!visit_.leaving_matters()) return leave_and(false);
    return ask_yes_or_no(
        "Leave in the middle of the game? A bot plays on for you, and the seat is given up. (yes or no)",
        [this](bool leaves) {
          if (leaves) leave_and(false);
        },
        Reason{[this] { return visit_.leaving_matters(); }});
  }
  if (owner_command(words, line) || play_move(line)) return;
  print("Not understood. Type help for what can be typed here.");
}

bool TerminalCore::owner_command(const Words& words, const std::string& line) {
  const auto command = read_owner_command(words, line, core_.table()->update, core_.watchers());
  if (!command) return false;
  if (command->wants_password) {
    ask_secretly("Which password shall people need to join? An empty line: none.",
                 [this](const std::string& typed) { ask_server(Tag::change, password_request(typed)); });
  } else if (command->wrong) {
    print(*command->wrong);
  } else {
    ask_server(command->request.has_let_back() ? Tag::let_back : Tag::change, command->request);
  }
  return true;
}

void TerminalCore::say(const std::string& text) {
  const auto phrase = parse_phrase(text);
  if (!phrase && !is_line(text, kChatTextMax))
    return print("Say what? 1 to 160 characters: say TEXT, or a ' and the text.");
  ClientMessage message;
  if (phrase) {
    message.mutable_say()->set_phrase(*phrase);
  } else {
    message.mutable_say()->set_text(text);
  }
  ask_server(Tag::change, std::move(message));
}

void TerminalCore::ask_hint() {
  const TableUpdate& update = core_.table()->update;
  if (!update.has_decision()) return print("It is not your turn.");
  ClientMessage message;
  message.mutable_hint()->set_decision(update.decision());
  ask_server(Tag::hint, std::move(message));
}

void TerminalCore::go_on() {
  const TableUpdate& update = core_.table()->update;
  if (!may_go_on(update)) return print("You watch: the game goes on when the players have read enough.");
  ClientMessage message;
  message.mutable_go_on();
  ask_server(Tag::change, std::move(message));
  if (client::others_present(update) > 0)
    reminders_.push_back({now_ + kGoneOnSaidAfter, "Waiting for the others to go on."});
}

bool TerminalCore::pace_command(const Words& words) {
  ClientMessage message;
  auto& pace = *message.mutable_set_pace();
  if (words[0] == "speed") {
    const auto percent = words.size() == 2 ? whole_number(words[1], kSpeedMax) : std::nullopt;
    if (!percent || *percent < kSpeedMin) {
      print("Type a speed in per cent, 25 to 400: speed 200 is twice as fast.");
      return true;
    }
    pace.set_speed_percent(*percent);
  } else if (words.size() != 1) {
    return false;
  } else if (words[0] == "step") {
    pace.set_paused(true);
    pace.set_step(true);
  } else if (words[0] == "play" || words[0] == "pause") {
    pace.set_paused(words[0] == "pause");
  } else {
    return false;
  }
  ask_server(Tag::change, std::move(message));
  return true;
}

void TerminalCore::take(const Words& words) {
  const TableUpdate& update = core_.table()->update;
  std::optional<std::uint32_t> seat;
  if (words.size() > 1) seat = whole_number(words[1], static_cast<std::size_t>(update.seats_size()));
  if (!seat && (words.size() > 1 || !update.has_seat())) return print("Take which seat? Type take and its number.");
  ClientMessage message;
  if (seat) {
    message.mutable_take_seat()->set_seat(*seat - 1);
  } else {
    message.mutable_take_my_seat();
  }
  ask_server(Tag::change, std::move(message));
}

/// What is typed as a move while nobody asks for one.
bool TerminalCore::play_out_of_turn(const std::string& typed) {
  const bool is_number = typed.find_first_not_of("0123456789") == std::string::npos;
  if (!is_number && !parse_card(typed.substr(0, typed.find(' ')))) return false;
  const TableUpdate& update = core_.table()->update;
  if (update.phase() == table::v1::PHASE_PAUSED && may_go_on(update)) {
    print("This is a pause to read. Press Enter to go on.");
  } else if (own_seat_is_held(update)) {
    print("A bot plays for you at the moment. Type take to play yourself.");
  } else {
    print(update.has_seat() ? "It is not your turn." : "You watch.");
  }
  return true;
}

bool TerminalCore::play_move(const std::string& typed) {
  const GameText* text = game();
  const TableUpdate& update = core_.table()->update;
  if (!text || !update.has_decision()) return play_out_of_turn(typed);
  const Cast cast = cast_of(update);
  const Asking asking = asking_as(cast);
  const std::size_t count = text->moves(asking, style_).size();
  const auto numbered = whole_number(typed, count);
  const TypedMove typed_move =
      numbered ? TypedMove{.move = text->move(asking, *numbered - 1)} : text->find_move(asking, typed, style_);
  if (typed_move.draft) draft_ = {update.decision(), *typed_move.draft};
  if (!typed_move.move) {
    const bool is_number = typed.find_first_not_of("0123456789") == std::string::npos;
    const bool no_such_number = typed_move.words.empty() && is_number && count > 0;
    print(no_such_number
              ? "There is no move with that number. Type 1" + (count > 1 ? " to " + std::to_string(count) : "") + "."
              : typed_move.words);
    return no_such_number || !typed_move.words.empty();
  }
  send_move(*typed_move.move);
  return true;
}

/// What the hint for this turn says.
void TerminalCore::play_advised() {
  const TableUpdate& update = core_.table()->update;
  if (!update.has_decision()) return print("It is not your turn.");
  if (!advised_ || advised_->decision != update.decision())
    return print("There was no hint in this turn. Type hint for one.");
  send_move(advised_->move);
}

/// Precondition: a move is asked for.
void TerminalCore::send_move(const table::v1::GameMove& move) {
  ClientMessage message;
  message.mutable_move()->set_decision(core_.table()->update.decision());
  *message.mutable_move()->mutable_move() = move;
  ask_server(Tag::move, std::move(message));
}

void TerminalCore::table_help() {
  const TableUpdate& update = core_.table()->update;
  const GameText* text = game();
  Lines lines{
      text ? std::string{text->how_to_move()} : std::string{kUnknownGame},
      "An empty line shows the table. hand, moves, scores, log, seats and rules show more.",
      "again: another game. Enter or go in a pause: enough read, go on. leave: give up your seat. quit: end the "
      "program.",
      "take: play yourself again when a bot holds your seat. take 3: sit down in seat 3, between games.",
      "hint: what a clever bot would do in your place, and why. ok: do so.",
      "say TEXT, or 'TEXT: for all at the table. Everybody reads these in their language: say well played, say one "
      "moment, say again?, say thanks for the game.",
      "invite: how others find this table.",
  };
  if (!update.has_seat() && !update.has_next_seat())
    lines.emplace_back("You watch: everybody's cards are closed until the deal is over.");
  if (update.has_pace())
    lines.emplace_back(
        "Only bots play here, as you say: play, pause, step (one move), speed 200 (per cent; twice as fast).");
  if (is_owner(update)) {
    lines.emplace_back("The table is yours. Between games you can type:");
    lines.emplace_back("  seat 3 bot clever 1   clever, basic or random, and its seconds for a move");
    lines.emplace_back("  seat 3 open           a place for a person");
    lines.emplace_back("  fill basic 0.5        such bots in all open seats; start does the same");
    lines.push_back("  kind GAME             another game: " + game_choices());
    lines.emplace_back("  limit 30              seconds for a move; limit none");
    lines.emplace_back("  password              for those who join, typed unseen; password none");
    lines.emplace_back("  rename NAME           the table; watching yes, watching no");
    lines.emplace_back("  remove NAME           at any time: they leave for good, also who watches; a");
    lines.emplace_back("                        bot plays on. remove NAME and address: for ten minutes");
    lines.emplace_back("                        nobody comes from where they are");
    lines.emplace_back("  removed               who was removed; let back NAME lets them join again");
  }
  print(lines);
}

}  // namespace cardroom::terminal
