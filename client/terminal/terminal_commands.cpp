#include <algorithm>
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
  if (words.empty() || words[0] == "table" || words[0] == "look") return show_table();
  const std::string& word = words[0];
  ClientMessage message;
  if (word == "help") return table_help();
  if (word == "rules") {
    Lines lines;
    if (const GameText* text = game()) text->rules(lines);
    return print(lines);
  }
  if (word == "scores") {
    const std::string scores = scores_words(update, players_);
    return print(scores.empty() ? "There are no scores yet." : scores);
  }
  if (word == "hand") {
    const GameText* text = game();
    const std::string hand = text ? text->hand(update.view(), style_) : std::string{};
    return print(hand.empty() ? "You have no cards." : hand);
  }
  if (word == "moves") {
    if (!update.has_decision()) return print("It is not your turn.");
    return show_moves();
  }
  if (word == "log") {
    Lines lines;
    if (const GameText* text = game()) text->tell(core_.table()->events, 0, players_, style_, lines);
    if (lines.empty()) lines.emplace_back("Nothing has happened yet.");
    return print(lines);
  }
  if (word == "seats") {
    Lines lines;
    describe_seats(update, lines);
    return print(lines);
  }
  if (word == "hint") return ask_hint();
  if (word == "say") return say(after_words(line, 1));
  if (line.front() == '\'') return say(line.substr(1));
  if (word == "invite") return show_invitation();
  if (word == "again") {
    message.mutable_ready();
    return ask_server(Tag::change, std::move(message));
  }
  if (word == "go" || word == "on") {
    message.mutable_go_on();
    return ask_server(Tag::change, std::move(message));
  }
  if (word == "take") {
    if (words.size() == 1) {
      message.mutable_take_my_seat();
    } else {
      const auto seat = number(words[1], static_cast<std::size_t>(update.seats_size()));
      if (!seat) return print("Take which seat? Type take and its number.");
      message.mutable_take_seat()->set_seat(*seat - 1);
    }
    return ask_server(Tag::change, std::move(message));
  }
  if (word == "leave") {
    if (!update.has_seat() || update.phase() == table::v1::PHASE_GATHERING) return leave_and(false);
    return ask_yes_or_no(
        "Leave in the middle of the game? A bot plays on for you, and the seat is given up. (yes or no)",
        [this](bool leaves) {
          if (leaves) leave_and(false);
        });
  }
  if (owner_command(words, line) || play_move(words.size() == 1 ? line : std::string{})) return;
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

bool TerminalCore::play_move(const std::string& typed) {
  const GameText* text = game();
  if (!text || typed.empty()) return false;
  const TableUpdate& update = core_.table()->update;
  const bool is_number = typed.find_first_not_of("0123456789") == std::string::npos;
  if (!update.has_decision()) {
    if (!is_number) return false;
    print(own_seat_is_held(update) ? "A bot plays for you at the moment. Type take to play yourself."
                                   : "It is not your turn.");
    return true;
  }
  const auto& legal = update.legal_moves();
  const std::size_t count = text->moves(legal, style_).size();
  std::optional<std::size_t> chosen = text->find_move(legal, typed);
  if (const auto numbered = number(typed, count)) chosen = *numbered - 1;
  if (!chosen) {
    if (!is_number) return false;
    print("There is no move with that number. Type 1 to " + std::to_string(count) + ".");
    return true;
  }
  ClientMessage message;
  message.mutable_move()->set_decision(update.decision());
  *message.mutable_move()->mutable_move() = text->move(legal, *chosen);
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

void TerminalCore::set_password(const std::string& password) {
  ClientMessage message;
  message.mutable_change_settings()->set_password(password);
  ask_server(Tag::change, std::move(message));
}

void TerminalCore::remove_player(const std::string& who) {
  const TableUpdate& update = core_.table()->update;
  std::optional<std::uint32_t> seat;
  if (const auto numbered = number(who, static_cast<std::size_t>(update.seats_size()))) seat = *numbered - 1;
  for (int i = 0; i < update.seats_size(); ++i)
    if (!who.empty() && update.seats(i).person().name() == who) seat = static_cast<std::uint32_t>(i);
  if (!seat) return print("Remove whom? Type remove and a name or the number of a seat.");
  ClientMessage message;
  message.mutable_remove_player()->set_seat(*seat);
  ask_server(Tag::change, std::move(message));
}

void TerminalCore::table_help() {
  Lines lines{
      "In your turn: the number of a move, or the card itself (7d).",
      "An empty line shows the table. hand, moves, scores, log, seats and rules show more.",
      "again: another game. go: enough read, go on. leave: give up your seat. quit: end the program.",
      "take: play yourself again when a bot holds your seat. take 3: move to seat 3, between games.",
      "hint: what a clever bot would do in your place, and why.",
      "say TEXT, or 'TEXT: for all at the table. Everybody reads these in their language: say well played, say one "
      "moment, say again?, say thanks for the game.",
      "invite: how others find this table.",
  };
  if (is_owner(core_.table()->update)) {
    lines.emplace_back("The table is yours. Between games you can type:");
    lines.emplace_back("  seat 3 bot clever 1   clever, basic or random, and its seconds for a move");
    lines.emplace_back("  seat 3 open           a place for a person");
    lines.emplace_back("  fill basic 0.5        such bots in all open seats; start does the same");
    lines.emplace_back("  limit 30              seconds for a move; limit none");
    lines.emplace_back("  password              for those who join, typed unseen; password none");
    lines.emplace_back("  rename NAME           the table; watching yes, watching no");
    lines.emplace_back("  remove NAME           at any time: this person leaves, a bot plays on");
  }
  print(lines);
}

}  // namespace cardroom::terminal
