#include "client/terminal/owner_commands.h"

#include <algorithm>
#include <utility>

#include "client/core/successors.h"
#include "client/terminal/host_plan.h"
#include "client/terminal/table_text.h"
#include "client/terminal/words.h"
#include "common/protocol/name_text.h"

namespace cardroom::terminal {
namespace {

using session::v1::ClientMessage;
using table::v1::TableUpdate;

constexpr std::string_view kAddressToo = " and address";
constexpr std::string_view kIn = " in";

OwnerCommand wrong(std::string words) {
  return {.wrong = std::move(words)};
}

OwnerCommand read_seat(std::span<const std::string> words, const std::string& line, const TableUpdate& update) {
  const auto seat =
      words.size() > 1 ? whole_number(words[1], static_cast<std::size_t>(update.seats_size())) : std::nullopt;
  const auto plan = parse_seat_plan(after_words(line, 2));
  if (!seat || !plan)
    return wrong("Type for example: seat 3 open, or seat 3 bot clever, or seat 3 bot random 0.5 (seconds for a move).");
  OwnerCommand command;
  command.request.mutable_set_seat()->set_seat(*seat - 1);
  *command.request.mutable_set_seat()->mutable_plan() = *plan;
  return command;
}

OwnerCommand read_fill(const std::string& typed) {
  const auto bot = parse_bot(typed);
  if (!bot)
    return wrong(
        "Fill with which bots? expert, clever, basic or random, and their seconds for a move if you like: fill basic "
        "0.5");
  OwnerCommand command;
  *command.request.mutable_fill_with_bots()->mutable_bot() = *bot;
  return command;
}

OwnerCommand read_kind(const std::string& typed) {
  if (typed.empty()) return wrong("Which game? Type kind and its name: kind " + game_choices() + ".");
  const MeantGame meant = meant_game_and_seats(typed);
  if (!meant.game) return wrong(meant.wrong);
  OwnerCommand command;
  auto& settings = *command.request.mutable_change_settings();
  settings.set_kind(std::string{meant.game->kind()});
  // Without a variant, the default rules are meant.
  if (!meant.game->variants.empty()) *settings.mutable_rules() = meant.rules.value_or(usual_rules(*meant.game));
  if (meant.seats) settings.set_seats(*meant.seats);
  return command;
}

OwnerCommand read_setting(const std::string& which, const std::string& value) {
  OwnerCommand command;
  auto& settings = *command.request.mutable_change_settings();
  if (which == "limit") {
    const bool none = value == "none" || value == "off";
    const auto limit = parse_seconds(value);
    if (!none && !limit) return wrong("Type a number of seconds: limit 30, or limit none.");
    settings.set_turn_limit_ms(none ? 0 : static_cast<std::uint32_t>(limit->count()));
  } else if (which == "password") {
    if (value.empty()) return {.wants_password = true};
    command.request = password_request(value == "none" ? "" : value);
  } else if (which == "rename") {
    if (!is_name(value, kPlaceNameMax)) return wrong("A name has 1 to 40 characters: rename NAME");
    settings.set_name(value);
  } else if (which == "hints") {
    if (value != "expert" && value != "clever") return wrong("Type hints expert, or hints clever.");
    settings.set_hints_by_expert(value == "expert");
  } else {
    if (value != "yes" && value != "no") return wrong("Type watching yes, or watching no.");
    settings.set_watching_allowed(value == "yes");
  }
  return command;
}

/// The names of everybody at the table, as shown there.
std::vector<std::string> people_at(const TableUpdate& update, std::span<const std::string> watchers) {
  std::vector<std::string> names{watchers.begin(), watchers.end()};
  for (const table::v1::Person& person : update.waiting())
    names.push_back(person.name());
  for (const table::v1::Seat& seat : update.seats()) {
    if (seat.has_person()) names.push_back(seat.person().name());
    if (seat.has_next_name()) names.push_back(seat.next_name());
  }
  return names;
}

/// The name that is meant: the typed one or, if nobody is called that, one that differs only in case.
std::optional<std::string> name_meant(const std::vector<std::string>& names, const std::string& typed) {
  if (std::ranges::find(names, typed) != names.end()) return typed;
  const auto alike = std::ranges::find(names, lowered(typed), lowered);
  return alike != names.end() ? std::optional{*alike} : std::nullopt;
}

OwnerCommand read_remove(std::string typed, const TableUpdate& update, std::span<const std::string> watchers) {
  OwnerCommand command;
  auto& remove = *command.request.mutable_remove_player();
  const std::vector<std::string> people = people_at(update, watchers);
  auto name = name_meant(people, typed);
  // Tried second, because a person's name may end like this.
  if (!name && typed.ends_with(kAddressToo)) {
    typed.resize(typed.size() - kAddressToo.size());
    name = name_meant(people, typed);
    remove.set_address_too(true);
  }
  if (name) {
    for (int seat = 0; seat < update.seats_size(); ++seat)
      if (update.seats(seat).person().name() == *name) remove.set_seat(static_cast<std::uint32_t>(seat));
    remove.set_name(*name);
  } else if (const auto numbered = whole_number(typed, static_cast<std::size_t>(update.seats_size()))) {
    remove.set_seat(*numbered - 1);
  } else {
    return wrong("Remove whom? Type remove and a name or the number of a seat.");
  }
  return command;
}

OwnerCommand read_give(std::span<const std::string> words, const std::string& line, const TableUpdate& update,
                       std::span<const std::string> watchers) {
  const auto seat =
      words.size() > 1 ? whole_number(words[1], static_cast<std::size_t>(update.seats_size())) : std::nullopt;
  const std::string typed = after_words(line, 2);
  const auto name = name_meant(client::successors(update, watchers), typed);
  if (seat && !name && !typed.empty() && !name_meant(people_at(update, watchers), typed))
    return wrong("Nobody here is called " + shown(typed) + ".");
  if (!seat || !name)
    return wrong(
        "Give which seat to whom? Type give, the number of the seat of a player who is away, and the name of somebody "
        "without a seat: give 3 NAME");
  OwnerCommand command;
  command.request.mutable_give_seat()->set_seat(*seat - 1);
  command.request.mutable_give_seat()->set_name(*name);
  return command;
}

/// "let Ola in", "let back Ola".
OwnerCommand read_let_back(std::span<const std::string> words, const std::string& line) {
  const bool back = words.size() > 2 && words[1] == "back";
  std::string name = after_words(line, back ? 2 : 1);
  if (!back) {
    if (!name.ends_with(kIn)) return wrong("Let whom in? Type let NAME in, with the name as removed lists it.");
    name.resize(name.size() - kIn.size());
  }
  OwnerCommand command;
  command.request.mutable_let_back()->set_name(trimmed(name));
  return command;
}

}  // namespace

std::optional<OwnerCommand> read_owner_command(std::span<const std::string> words, const std::string& line,
                                               const TableUpdate& update, std::span<const std::string> watchers) {
  const std::string& word = words.front();
  if (word == "seat") return read_seat(words, line, update);
  if (word == "fill" || word == "start") return read_fill(after_words(line, 1));
  if (word == "kind") return read_kind(after_words(line, 1));
  if (word == "remove") return read_remove(after_words(line, 1), update, watchers);
  if (word == "removed") {
    OwnerCommand command;
    command.request.mutable_list_removed();
    return command;
  }
  if (word == "let") return read_let_back(words, line);
  if (word == "give") return read_give(words, line, update, watchers);
  if (word == "limit" || word == "password" || word == "rename" || word == "watching" || word == "hints")
    return read_setting(word, after_words(line, 1));
  return std::nullopt;
}

ClientMessage password_request(const std::string& password) {
  ClientMessage message;
  message.mutable_change_settings()->set_password(password);
  return message;
}

Lines removed_words(const lobby::v1::RemovedList& list) {
  if (list.people().empty()) return {"You have removed nobody."};
  Lines lines{"Removed from this table:"};
  for (const auto& person : list.people()) {
    std::string line = "  " + shown(person.name());
    // Rounded up, so that the last minute is not left out.
    if (const auto minutes = (person.address_left_ms() + 59'999) / 60'000; minutes > 0)
      line += ", and their address for " + counted(minutes, "minute", "minutes");
    lines.push_back(line);
  }
  lines.emplace_back("let NAME in lets one of them join again.");
  return lines;
}

}  // namespace cardroom::terminal
