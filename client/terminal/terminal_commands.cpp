#include <algorithm>
#include <array>
#include <charconv>

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

/// A whole number from 1 to `last`; empty for anything else.
std::optional<std::uint32_t> number(std::string_view word, std::size_t last) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size() || value == 0 || value > last) return std::nullopt;
  return value;
}

/// What follows the first `count` words of the line.
std::string after_words(const std::string& line, std::size_t count) {
  std::size_t at = 0;
  for (; count > 0; --count) {
    at = std::min(line.find_first_not_of(' ', at), line.size());
    at = std::min(line.find(' ', at), line.size());
  }
  at = line.find_first_not_of(' ', at);
  return at == std::string::npos ? std::string{} : line.substr(at);
}

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
    const std::string scores = scores_words(update, players_);
    return print(scores.empty() ? "There are no scores yet." : scores);
  }
  if (word == "hand") {
    const std::string hand = game()->hand(update.view(), style_);
    if (hand.empty()) return print(update.has_seat() ? "You have no cards." : "You watch, and have no cards.");
    return print(hand);
  }
  if (word == "moves") {
    if (!update.has_decision()) return print("It is not your turn.");
    return show_moves();
  }
  if (word == "log") {
    Lines lines;
    game()->tell(core_.table()->events, 0, players_, style_, lines);
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
  if (word == "say") return say(after_words(line, 1));
  if (line.front() == '\'') return say(line.substr(1));
  if (word == "invite") return show_invitation();
  if (word == "again") {
    // Only what a property file says may be seen again by who watches.
    if (!update.has_seat() && !update.has_next_seat() && !update.not_a_fair_deal())
      return print("You watch. Type take and the number of a seat to play.");
    message.mutable_ready();
    return ask_server(Tag::change, std::move(message));
  }
  if (word == "go" || word == "on") return go_on();
  if (pace_command(words)) return;
  // A card is taken in a game, a seat at a table.
  if (word == "take" && (words.size() != 2 || !parse_card(words[1]))) return take(words);
  if (word == "leave") {
    if (!update.has_seat() || update.phase() == table::v1::PHASE_GATHERING) return leave_and(false);
    return ask_yes_or_no(
        "Leave in the middle of the game? A bot plays on for you, and the seat is given up. (yes or no)",
        [this](bool leaves) {
          if (leaves) leave_and(false);
        });
  }
  if (owner_command(words, line) || play_move(line)) return;
  print("Not understood. Type help for what can be typed here.");
}

void TerminalCore::say(const std::string& text) {
  const auto phrase = parse_phrase(text);
  if (!phrase && !is_name(text, kChatTextMax))
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
  if (others_present(update) > 0) reminders_.push_back({now_ + kGoneOnSaidAfter, "Waiting for the others to go on."});
}

bool TerminalCore::pace_command(const Words& words) {
  ClientMessage message;
  auto& pace = *message.mutable_set_pace();
  if (words[0] == "speed") {
    const auto percent = words.size() == 2 ? number(words[1], kSpeedMax) : std::nullopt;
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
  if (words.size() > 1) seat = number(words[1], static_cast<std::size_t>(update.seats_size()));
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
  const auto numbered = number(typed, count);
  const TypedMove typed_move =
      numbered ? TypedMove{.move = text->move(asking, *numbered - 1)} : text->find_move(asking, typed, style_);
  if (typed_move.draft) draft_ = {update.decision(), *typed_move.draft};
  if (!typed_move.move) {
    const bool is_number = typed.find_first_not_of("0123456789") == std::string::npos;
    const bool no_such_number = typed_move.words.empty() && is_number && count > 0;
    print(no_such_number ? "There is no move with that number. Type 1 to " + std::to_string(count) + "."
                         : typed_move.words);
    return no_such_number || !typed_move.words.empty();
  }
  ClientMessage message;
  message.mutable_move()->set_decision(update.decision());
  *message.mutable_move()->mutable_move() = *typed_move.move;
  ask_server(Tag::move, std::move(message));
  return true;
}

bool TerminalCore::owner_command(const Words& words, const std::string& line) {
  if (words[0] == "seat") {
    change_seat(words, line);
  } else if (words[0] == "fill" || words[0] == "start") {
    const auto bot = parse_bot(after_words(line, 1));
    if (!bot) {
      print("Fill with which bots? clever, basic or random, and their seconds for a move if you like: fill basic 0.5");
      return true;
    }
    ClientMessage message;
    *message.mutable_fill_with_bots()->mutable_bot() = *bot;
    ask_server(Tag::change, std::move(message));
  } else if (words[0] == "kind") {
    change_kind(after_words(line, 1));
  } else if (words[0] == "remove") {
    remove_player(after_words(line, 1));
  } else if (words[0] == "limit" || words[0] == "password" || words[0] == "rename" || words[0] == "watching") {
    change_settings(words, line);
  } else {
    return false;
  }
  return true;
}

void TerminalCore::change_seat(const Words& words, const std::string& line) {
  const auto seat =
      words.size() > 1 ? number(words[1], static_cast<std::size_t>(core_.table()->update.seats_size())) : std::nullopt;
  const auto plan = parse_seat_plan(after_words(line, 2));
  if (!seat || !plan)
    return print("Type for example: seat 3 open, or seat 3 bot clever, or seat 3 bot random 0.5 (seconds for a move).");
  ClientMessage message;
  message.mutable_set_seat()->set_seat(*seat - 1);
  *message.mutable_set_seat()->mutable_plan() = *plan;
  ask_server(Tag::change, std::move(message));
}

void TerminalCore::change_settings(const Words& words, const std::string& line) {
  const std::string value = after_words(line, 1);
  ClientMessage message;
  auto& settings = *message.mutable_change_settings();
  if (words[0] == "limit") {
    const bool none = value == "none" || value == "off";
    const auto limit = parse_seconds(value);
    if (!none && !limit) return print("Type a number of seconds: limit 30, or limit none.");
    settings.set_turn_limit_ms(none ? 0 : static_cast<std::uint32_t>(limit->count()));
  } else if (words[0] == "password") {
    if (value.empty())
      return ask_secretly("Which password shall people need to join? An empty line: none.",
                          [this](const std::string& typed) { set_password(typed); });
    return set_password(value == "none" ? "" : value);
  } else if (words[0] == "rename") {
    if (!is_name(value, kPlaceNameMax)) return print("A name has 1 to 40 characters: rename NAME");
    settings.set_name(value);
  } else {
    if (value != "yes" && value != "no") return print("Type watching yes, or watching no.");
    settings.set_watching_allowed(value == "yes");
  }
  ask_server(Tag::change, std::move(message));
}

void TerminalCore::change_kind(const std::string& typed) {
  if (typed.empty()) return print("Which game? Type kind and its name: kind " + game_choices() + ".");
  const MeantGame meant = meant_game_and_seats(typed);
  if (!meant.game) return print(meant.wrong);
  ClientMessage message;
  message.mutable_change_settings()->set_kind(std::string{meant.game->kind()});
  // Said without a variant, the game is meant as it is usually played.
  if (!meant.game->variants().empty())
    *message.mutable_change_settings()->mutable_rules() = meant.rules.value_or(rules_with(*meant.game, {}));
  if (meant.seats) message.mutable_change_settings()->set_seats(*meant.seats);
  ask_server(Tag::change, std::move(message));
}

void TerminalCore::set_password(const std::string& password) {
  ClientMessage message;
  message.mutable_change_settings()->set_password(password);
  ask_server(Tag::change, std::move(message));
}

void TerminalCore::remove_player(const std::string& who) {
  const TableUpdate& update = core_.table()->update;
  ClientMessage message;
  auto& remove = *message.mutable_remove_player();
  const auto has_name = [&](const table::v1::Person& person) { return person.name() == who; };
  const bool there = std::ranges::any_of(update.seats(), [&](const auto& seat) { return has_name(seat.person()); }) ||
                     std::ranges::any_of(update.waiting(), has_name) ||
                     std::ranges::find(core_.watchers(), who) != core_.watchers().end();
  for (int seat = 0; seat < update.seats_size(); ++seat)
    if (has_name(update.seats(seat).person())) remove.set_seat(static_cast<std::uint32_t>(seat));
  if (!who.empty() && there) {
    remove.set_name(who);
  } else if (const auto numbered = number(who, static_cast<std::size_t>(update.seats_size()))) {
    remove.set_seat(*numbered - 1);
  } else {
    return print("Remove whom? Type remove and a name or the number of a seat.");
  }
  ask_server(Tag::change, std::move(message));
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
      "hint: what a clever bot would do in your place, and why.",
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
    lines.emplace_back("  remove NAME           at any time: this person leaves, a bot plays on; also a watcher");
  }
  print(lines);
}

}  // namespace cardroom::terminal
