#include <algorithm>

#include "client/terminal/table_text.h"
#include "client/terminal/terminal_core.h"
#include "client/terminal/words.h"
#include "common/protocol/name_text.h"

/// What the owner of a table types there.
namespace cardroom::terminal {

using session::v1::ClientMessage;
using table::v1::TableUpdate;

namespace {

constexpr std::string_view kAddressToo = " and address";

}  // namespace

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
  } else if (words[0] == "removed") {
    ClientMessage message;
    message.mutable_list_removed();
    ask_server(Tag::change, std::move(message));
  } else if (words[0] == "let") {
    const bool back = words.size() > 2 && words[1] == "back";
    if (!back) {
      print("Let whom back? Type let back and the name as removed lists it.");
      return true;
    }
    ClientMessage message;
    message.mutable_let_back()->set_name(after_words(line, 2));
    ask_server(Tag::let_back, std::move(message));
  } else if (words[0] == "limit" || words[0] == "password" || words[0] == "rename" || words[0] == "watching") {
    change_settings(words, line);
  } else {
    return false;
  }
  return true;
}

void TerminalCore::change_seat(const Words& words, const std::string& line) {
  const auto seat = words.size() > 1
                        ? whole_number(words[1], static_cast<std::size_t>(core_.table()->update.seats_size()))
                        : std::nullopt;
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

bool TerminalCore::is_here(const std::string& name) const {
  const TableUpdate& update = core_.table()->update;
  const auto has_name = [&](const table::v1::Person& person) { return person.name() == name; };
  return std::ranges::any_of(update.seats(), [&](const auto& seat) { return has_name(seat.person()); }) ||
         std::ranges::any_of(update.waiting(), has_name) ||
         std::ranges::find(core_.watchers(), name) != core_.watchers().end();
}

void TerminalCore::remove_player(std::string who) {
  const TableUpdate& update = core_.table()->update;
  ClientMessage message;
  auto& remove = *message.mutable_remove_player();
  // Somebody may be called so.
  if (!is_here(who) && who.ends_with(kAddressToo)) {
    who.resize(who.size() - kAddressToo.size());
    remove.set_address_too(true);
  }
  for (int seat = 0; seat < update.seats_size(); ++seat)
    if (update.seats(seat).person().name() == who) remove.set_seat(static_cast<std::uint32_t>(seat));
  if (!who.empty() && is_here(who)) {
    remove.set_name(who);
  } else if (const auto numbered = whole_number(who, static_cast<std::size_t>(update.seats_size()))) {
    remove.set_seat(*numbered - 1);
  } else {
    return print("Remove whom? Type remove and a name or the number of a seat.");
  }
  ask_server(Tag::change, std::move(message));
}

void TerminalCore::tell_removed(const lobby::v1::RemovedList& list) {
  if (list.people().empty()) return print("You have removed nobody.");
  std::vector<std::string> lines{"Removed from this table:"};
  for (const auto& person : list.people()) {
    std::string line = "  " + shown(person.name());
    // Rounded up: the last minute is one, too.
    if (const auto minutes = (person.address_left_ms() + 59'999) / 60'000; minutes > 0)
      line += ", and their address for " + counted(minutes, "minute", "minutes");
    lines.push_back(line);
  }
  lines.emplace_back("let back NAME lets one of them join again.");
  print(lines);
}

}  // namespace cardroom::terminal
