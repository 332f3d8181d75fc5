#include "client/terminal/table_text.h"

#include <algorithm>
#include <cctype>
#include <chrono>

#include "client/core/bot_names.h"
#include "client/core/ending.h"
#include "client/core/open_hands.h"
#include "client/core/take_backs.h"
#include "client/games/games.h"
#include "client/terminal/picture_text.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

using table::v1::Seat;
using table::v1::TableUpdate;

std::string number_of(int seat) {
  return std::to_string(seat + 1);
}

using SeatList = google::protobuf::RepeatedPtrField<Seat>;

std::string occupant(const SeatList& seats, int number) {
  const Seat& seat = seats[number];
  if (seat.has_person()) return shown(seat.person().name());
  return seat.has_bot() ? std::string{client::kBotNames[client::bot_name(seats, number)]} : std::string{};
}

/// The teams at this table; empty if everybody plays alone.
std::vector<Seats> teams_of(const TableUpdate& update) {
  const GameText* game = game_of(update);
  return game ? client::teams_of(game->facts) : std::vector<Seats>{};
}

bool is_partner(const TableUpdate& update, int seat) {
  for (const Seats& team : teams_of(update)) {
    const auto plays_in = [&](std::uint32_t one) { return std::ranges::find(team, one) != team.end(); };
    if (update.has_seat() && plays_in(update.seat()) && !is_own_seat(update, seat))
      return plays_in(static_cast<std::uint32_t>(seat));
  }
  return false;
}

std::string bot_words(const table::v1::Bot& bot) {
  const std::string_view type = name_of(bot.type());
  std::string words = type.empty() ? "bot" : std::string{type} + " bot";
  if (bot.pace_ms() > 0) words += ", " + duration_words(std::chrono::milliseconds{bot.pace_ms()}) + " a move";
  return words;
}

/// Says who has left a seat, and who or what is there now.
std::string other_occupant(const SeatList& before, const SeatList& after, int number, bool own) {
  const std::string gone = before[number].has_person() ? occupant(before, number) + " has left. " : std::string{};
  if (after[number].has_person())
    return gone + (own ? "You take" : occupant(after, number) + " takes") + " seat " + number_of(number) +
           (before[number].has_bot() ? " from a bot." : ".");
  if (after[number].has_bot())
    return gone + "Seat " + number_of(number) + ": " + occupant(after, number) + ", " + bot_words(after[number].bot()) +
           ".";
  return gone + "Seat " + number_of(number) + " is open.";
}

/// Changes to a person who is still in the same seat. `readiness`: what follows the name of somebody who is ready now;
/// empty: nothing is said.
void tell_person(const table::v1::Person& before, const table::v1::Person& after, bool own, std::string_view readiness,
                 int seat, const client::PresenceNews& presence, Lines& lines) {
  const bool back = presence.is_back(seat);
  const std::string name = shown(after.name());
  const bool held = !before.held_by_bot() && after.held_by_bot();
  const bool freed = before.held_by_bot() && !after.held_by_bot();
  if (own) {
    if (held) lines.push_back("A bot plays for you now. Type take to play yourself again.");
    if (freed) lines.push_back("You have your seat again.");
  } else {
    if (presence.is_lost(seat)) lines.push_back("The connection to " + name + " is lost.");
    if (presence.has_left(seat)) lines.push_back(name + " has left for now.");
    if (back) lines.push_back(name + " is back.");
    if (held) lines.push_back("A bot plays for " + name + " now.");
    if (freed && !back) lines.push_back(name + " plays again.");
    if (before.picture() != after.picture()) lines.push_back(changed_words(name, after.picture()));
    if (!readiness.empty() && !before.ready() && after.ready()) lines.push_back(name + std::string{readiness});
  }
}

/// Says that the person in that seat owns the table now, and perhaps why.
std::string owner_words(const TableUpdate& before, const TableUpdate& after, int seat) {
  std::string why;
  for (int one = 0; after.owner_lapsed() && one < before.seats_size(); ++one)
    if (before.seats(one).person().owner())
      why = (is_own_seat(before, one) ? "You" : occupant(before.seats(), one)) + " didn't answer for two minutes, so ";
  if (!is_own_seat(after, seat)) return why + occupant(after.seats(), seat) + " owns the table now.";
  return (why.empty() ? "You" : why + "you") + " own the table now. Type help for what its owner can do.";
}

std::string turn_limit_words(const table::v1::Settings& settings) {
  return "Turn limit: " + duration_words(std::chrono::milliseconds{settings.turn_limit_ms()}) +
         (settings.usual_turn_limit() ? ", while two or more people play." : ".");
}

void tell_settings(const table::v1::Settings& before, const table::v1::Settings& after, Lines& lines) {
  if (before.name() != after.name()) lines.push_back("The table is called " + shown(after.name()) + " now.");
  if (before.turn_limit_ms() != after.turn_limit_ms() || before.usual_turn_limit() != after.usual_turn_limit())
    lines.push_back(after.turn_limit_ms() == 0 ? "There is no turn limit any more." : turn_limit_words(after));
  if (before.private_table() != after.private_table())
    lines.push_back(after.private_table()
                        ? "Nobody else finds this table any more."
                        : "This table is open to your network now. Type invite to see how others come.");
  if (before.has_password() != after.has_password())
    lines.push_back(after.has_password() ? "The table has a password now." : "The table has no password any more.");
  if (before.watching_allowed() != after.watching_allowed())
    lines.push_back(after.watching_allowed() ? "People may watch now." : "Nobody may watch any more.");
  if (before.hints_by_expert() != after.hints_by_expert())
    lines.push_back(after.hints_by_expert() ? "Hints come from an expert bot now."
                                            : "Hints come from a clever bot now.");
  if (title_of(before) != title_of(after)) lines.push_back("The next game is " + title_of(after) + ".");
}

/// Says so if there are more seats now, or fewer.
void tell_number_of_seats(const TableUpdate& before, const TableUpdate& after, Lines& lines) {
  if (before.seats_size() == after.seats_size()) return;
  std::string words = counted(after.seats_size(), "seat", "seats") + " from now on.";
  std::vector<std::string> without;
  for (int seat = after.seats_size(); seat < before.seats_size(); ++seat) {
    if (before.seats(seat).has_person() && !is_own_seat(before, seat))
      without.push_back(occupant(before.seats(), seat));
  }
  if (!without.empty()) words += " For " + listed(without) + " there is none.";
  lines.push_back(std::move(words));
  for (int seat = before.seats_size(); seat < after.seats_size(); ++seat)
    lines.push_back("  Seat " + number_of(seat) + "  " + seat_words(after, seat));
}

/// "Kari 12 and Ola 0", "You and Nora 12, Ola and Iris 0".
std::string score_row(const google::protobuf::RepeatedField<int>& scores, const Cast& cast, std::vector<Seats> teams) {
  const bool alone = teams.empty();
  for (int seat = 0; alone && seat < scores.size(); ++seat)
    teams.push_back({static_cast<std::uint32_t>(seat)});
  std::vector<std::string> words;
  for (const Seats& team : teams) {
    if (static_cast<int>(team.front()) < scores.size())
      words.push_back(cast.together(team) + " " + std::to_string(scores[static_cast<int>(team.front())]));
  }
  return listed(words, alone ? " and " : ", ");
}

/// The person in the viewer's own seat; without a seat, a person with no name.
const table::v1::Person& own_person(const TableUpdate& update) {
  const bool seated = update.has_seat() && static_cast<int>(update.seat()) < update.seats_size();
  return seated ? update.seats(static_cast<int>(update.seat())).person() : table::v1::Person::default_instance();
}

}  // namespace

bool is_own_seat(const TableUpdate& update, int seat) {
  return update.has_seat() && static_cast<int>(update.seat()) == seat;
}

bool own_seat_is_held(const TableUpdate& update) {
  return own_person(update).held_by_bot();
}

bool is_owner(const TableUpdate& update) {
  // Older servers do not report this; on those, every owner has a seat.
  return update.owner() || own_person(update).owner();
}

bool may_go_on(const TableUpdate& update) {
  return update.has_seat() || update.has_pace();
}

bool is_at_table(const std::string& name, const TableUpdate& update, std::span<const std::string> watchers) {
  const auto has_name = [&](const table::v1::Person& person) { return person.name() == name; };
  const auto sits = [&](const Seat& seat) { return has_name(seat.person()) || seat.next_name() == name; };
  return std::ranges::any_of(update.seats(), sits) || std::ranges::any_of(update.waiting(), has_name) ||
         std::ranges::find(watchers, name) != watchers.end();
}

std::string pace_words(const TableUpdate& update) {
  if (!update.has_pace()) return {};
  const std::string speed =
      update.pace().speed_percent() == 100 ? "" : " at " + std::to_string(update.pace().speed_percent()) + " per cent";
  if (update.pace().paused()) return "The table is paused" + speed + ". Type play, or step for one move.";
  return "The bots play" + speed + ".";
}

std::string watching_words(std::span<const std::string> watchers) {
  std::vector<std::string> names;
  for (const std::string& name : watchers)
    names.push_back(shown(name));
  return names.empty() ? std::string{} : "Watching: " + listed(names) + ".";
}

void tell_watchers(const std::vector<std::string>& before, const std::vector<std::string>& after, Lines& lines) {
  const auto among = [](const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
  };
  for (const std::string& name : after)
    if (!among(before, name)) lines.push_back(shown(name) + " is watching.");
  for (const std::string& name : before)
    if (!among(after, name)) lines.push_back(shown(name) + " is no longer watching.");
}

const GameText* game_of(const TableUpdate& update) {
  return find_game_text(update.settings().kind());
}

Cast players_of(const client::Table& table) {
  Cast cast = cast_of(client::as_played(table));
  cast.first_event = table.events.data();
  for (const client::EarlierPlayers& earlier : table.earlier_players) {
    const Cast then = cast_of(earlier.players);
    cast.earlier.push_back({static_cast<std::ptrdiff_t>(earlier.until), then.people, then.own_seat});
  }
  return cast;
}

std::string acting_words(const TableUpdate& update) {
  const Cast cast = cast_of(update);
  std::vector<std::string> names;
  for (const std::uint32_t seat : update.seats_to_act()) {
    std::string name = cast.subject(seat);
    // Names keep their capital letter, but "The bot for Ola" loses it within a sentence.
    const bool is_bot_in_place = seat < cast.names.size() && cast.names[seat] != cast.people[seat];
    if (is_bot_in_place) name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
    names.push_back(std::move(name));
  }
  return listed(names);
}

Cast cast_of(const TableUpdate& update) {
  Cast cast;
  for (int seat = 0; seat < update.seats_size(); ++seat) {
    const Seat& one = update.seats(seat);
    const std::string name = occupant(update.seats(), seat);
    cast.people.push_back(name.empty() ? "Seat " + number_of(seat) : name);
    cast.names.push_back(cast.people.back());
    if (one.person().held_by_bot())
      cast.names.back() = is_own_seat(update, seat) ? "A bot in your place" : "The bot for " + name;
  }
  if (update.has_seat() && update.seat() < cast.names.size()) cast.own_seat = update.seat();
  if (!own_seat_is_held(update)) cast.own = cast.own_seat;
  return cast;
}

std::string seat_words(const TableUpdate& update, int seat) {
  const Seat& one = update.seats(seat);
  std::string words = occupant(update.seats(), seat);
  if (one.has_person()) {
    if (is_own_seat(update, seat)) words += " (you)";
    if (const auto picture = client::name_of(one.person().picture()); !picture.empty())
      words += ", picture " + std::string{picture};
    if (one.person().owner()) words += ", owner";
    if (one.person().held_by_bot()) words += ", a bot plays";
    if (one.person().away())
      words += ", has left for now";
    else if (!one.person().connected())
      words += ", not connected";
    if (update.phase() == table::v1::PHASE_GATHERING && update.game_number() > 0 && one.person().ready())
      words += ", wants another game";
  } else if (one.has_bot()) {
    words += ", " + bot_words(one.bot());
  } else {
    words = "open";
  }
  if (is_partner(update, seat)) words += ", your partner";
  if (one.has_next_name()) words += "; " + shown(one.next_name()) + " from the next game on";
  return words;
}

std::string place_words(const TableUpdate& update) {
  const std::string next = update.has_next_seat() ? "seat " + std::to_string(update.next_seat() + 1) : std::string{};
  if (update.has_seat())
    return "You have seat " + std::to_string(update.seat() + 1) +
           (next.empty() ? "." : "; from the next game on " + next + ".");
  if (update.has_waiting_place() && update.waiting_place() == 0) return "You have no seat: the next free one is yours.";
  if (update.has_waiting_place())
    return "You wait for a seat; " + std::to_string(update.waiting_place()) + " before you.";
  return next.empty() ? "You watch." : "You have " + next + " from the next game on, and watch until then.";
}

void describe_seats(const TableUpdate& update, Lines& lines) {
  for (int seat = 0; seat < update.seats_size(); ++seat)
    lines.push_back("  Seat " + number_of(seat) + "  " + seat_words(update, seat));
  std::vector<std::string> waiting;
  for (const table::v1::Person& person : update.waiting())
    waiting.push_back(shown(person.name()));
  if (!waiting.empty()) lines.push_back("  Waiting for a seat: " + listed(waiting) + ".");
  if (update.settings().turn_limit_ms() > 0) lines.push_back("  " + turn_limit_words(update.settings()));
  if (update.settings().private_table()) lines.emplace_back("  Nobody else finds this table. Type invite to open it.");
}

void tell_people(const TableUpdate& before, const TableUpdate& after, const client::PresenceNews& presence,
                 Lines& lines) {
  const bool between_games = after.phase() == table::v1::PHASE_GATHERING && before.phase() == after.phase();
  const std::string_view readiness = !between_games            ? ""
                                     : after.game_number() > 0 ? " wants another game."
                                                               : " is ready.";
  for (int seat = 0; seat < std::min(before.seats_size(), after.seats_size()); ++seat) {
    const Seat& was = before.seats(seat);
    const Seat& is = after.seats(seat);
    const bool own = is_own_seat(after, seat);
    const bool same_bot = was.has_bot() && is.has_bot() && was.bot().type() == is.bot().type() &&
                          was.bot().pace_ms() == is.bot().pace_ms();
    if (was.has_person() && is.has_person() && was.person().name() == is.person().name()) {
      tell_person(was.person(), is.person(), own, readiness, seat, presence, lines);
      if (!was.person().owner() && is.person().owner()) lines.push_back(owner_words(before, after, seat));
    } else if (was.occupant_case() != is.occupant_case() || was.has_person() || (is.has_bot() && !same_bot)) {
      lines.push_back(other_occupant(before.seats(), after.seats(), seat, own));
      if (is.person().owner() && !own) lines.push_back(owner_words(before, after, seat));
    }
    if (is.has_next_name() && was.next_name() != is.next_name())
      lines.push_back((after.has_next_seat() && static_cast<int>(after.next_seat()) == seat
                           ? "You take seat "
                           : shown(is.next_name()) + " takes seat ") +
                      number_of(seat) + " when the next game begins.");
  }
  tell_settings(before.settings(), after.settings(), lines);
  tell_number_of_seats(before, after, lines);
  if (before.has_seat() && !after.has_seat()) lines.push_back(place_words(after));
}

std::string scores_words(const TableUpdate& update, const Cast& players) {
  std::string words;
  if (update.game_number() > 0 && update.scores_size() > 0)
    words = "This game: " + score_row(update.scores(), players.of_people(), teams_of(update)) + ".";
  // The teams may change from game to game.
  if (update.game_number() > 1 && update.totals_size() > 0)
    add(words, "All games: " + score_row(update.totals(), cast_of(update).of_people(), {}) + ".", " ");
  return words;
}

std::string winners_words(const TableUpdate& update, const Cast& players, const Style& style) {
  if (update.winners_size() == 0) return {};
  const Seats winners{update.winners().begin(), update.winners().end()};
  const bool teams = !teams_of(update).empty();
  const auto points = [&](std::uint32_t seat) { return std::to_string(update.scores(static_cast<int>(seat))); };
  const auto won = [&](std::uint32_t seat) { return std::ranges::find(winners, seat) != winners.end(); };
  const bool scored =
      std::ranges::all_of(winners, [&](std::uint32_t seat) { return static_cast<int>(seat) < update.scores_size(); });
  if (scored && update.winners_size() == update.scores_size())
    return strong("A draw, " + points(winners.front()) + " each." +
                      (teams                 ? " Both teams win."
                       : winners.size() == 2 ? " Both win."
                                             : ""),
                  style);
  const Cast people = players.of_people();
  const bool one_other = winners.size() == 1 && !people.is_you(winners.front());
  std::string words = people.together(winners) + (one_other ? " wins" : " win");
  std::uint32_t loser = 0;
  while (won(loser))
    ++loser;
  if (scored)
    words += teams                 ? ", " + points(winners.front()) + " to " + points(loser)
             : winners.size() == 1 ? " with " + points(winners.front())
                                   : " with " + points(winners.front()) + " each";
  return strong(words + ".", style);
}

std::string second_words(const TableUpdate& update, const Cast& players) {
  if (!teams_of(update).empty()) return {};
  std::vector<client::Finish> finishes;
  for (const int points : update.scores())
    finishes.push_back({points});
  for (const std::uint32_t winner : update.winners())
    if (winner < finishes.size()) finishes[winner].winner = true;
  const auto second = client::second_place(finishes);
  if (!second) return {};
  return players.of_people().subject(static_cast<std::uint32_t>(*second)) + " came second with " +
         std::to_string(finishes[*second].points) + ".";
}

std::string gathering_words(const TableUpdate& update) {
  if (update.phase() != table::v1::PHASE_GATHERING) return {};
  std::vector<std::string> open;
  std::vector<std::string> not_ready;
  bool own_ready = true;
  for (int seat = 0; seat < update.seats_size(); ++seat) {
    const Seat& one = update.seats(seat);
    if (one.occupant_case() == Seat::OCCUPANT_NOT_SET) open.push_back(number_of(seat));
    if (!one.has_person()) continue;
    const table::v1::Person& person = one.person();
    if (is_own_seat(update, seat)) {
      own_ready = person.ready() && !person.held_by_bot();
    } else if (!person.ready() && !person.held_by_bot()) {
      not_ready.push_back(shown(person.name()));
    }
  }
  std::string words;
  if (!open.empty())
    words = std::string{open.size() == 1 ? "Seat " : "Seats "} + listed(open) + (open.size() == 1 ? " is" : " are") +
            " open: waiting for people." + (is_owner(update) ? " Type fill to give them to bots." : "") +
            (update.has_seat() ? "" : " Type take " + open.front() + " to sit down.");
  // Only at such a table may a spectator ask for another game.
  if (!update.has_seat() && update.not_a_fair_deal() && update.game_number() > 0)
    return "Type again to see it once more, or quit.";
  if (!own_ready)
    add(words, update.game_number() > 0 ? "Type again for another game, or leave." : "Type ready to start, or leave.",
        " ");
  if (own_ready && !not_ready.empty())
    add(words,
        "Waiting for " + listed(not_ready) + (update.game_number() > 0 ? " to want another game." : " to be ready."),
        " ");
  return words;
}

std::string summary_words(const lan::TableSummary& table, const std::string& title) {
  using Who = lan::SeatSummary::Who;
  std::vector<std::string> occupants;
  int bots = 0;
  int open = 0;
  for (const lan::SeatSummary& seat : table.seats) {
    if (seat.has_person()) occupants.push_back(shown(seat.name));
    if (seat.who == Who::bot) ++bots;
    if (seat.who == Who::open) ++open;
  }
  if (bots > 0) occupants.push_back(counted(bots, "bot", "bots"));
  std::string words = shown(table.name) + ": " + title + ". ";
  if (!occupants.empty()) words += listed(occupants) + "; ";
  words += open > 0 ? counted(open, "seat", "seats") + " open" : bots > 0 ? "you can have a bot's seat" : "full";
  if (table.has_password) words += "; password";
  if (table.playing) words += "; a game is going on";
  return words + ".";
}

std::string take_back_words(const TableUpdate& update) {
  if (!client::take_back_asked(update)) return {};
  if (is_own_seat(update, static_cast<int>(update.take_back().seat())))
    return "You ask to take your last move back. The others have to agree.";
  const std::string words =
      cast_of(update).of_people().subject(update.take_back().seat()) + " asks to take the last move back.";
  return client::take_back_to_agree_with(update) ? words + " Type undo to agree." : words;
}

std::string taken_back_words(const TableUpdate& update) {
  const std::uint32_t seat = update.taken_back().seat();
  if (is_own_seat(update, static_cast<int>(seat))) return "You take your last move back.";
  return cast_of(update).of_people().subject(seat) + " takes the last move back.";
}

void tell_open_hands(const TableUpdate& update, const Style& style, Lines& lines) {
  const GameText* const game = game_of(update);
  const Cast people = cast_of(update).of_people();
  for (int seat = 0; game && seat < update.seats_size(); ++seat) {
    const auto number = static_cast<std::uint32_t>(seat);
    const auto* const view = is_own_seat(update, seat) ? nullptr : client::open_view(update, number);
    const std::string hand = view != nullptr ? game->hand(*view, style) : std::string{};
    if (!hand.empty()) lines.push_back("  " + people.does(number, "hold") + " " + hand);
  }
}

std::string moment_words(const TableUpdate& update) {
  if (!client::stepped_back(update)) return {};
  return "You see an earlier moment, " + counted(static_cast<long>(update.open_hands().forth()), "move", "moves") +
         " back. Type forth to step on." +
         (update.has_decision() ? " If you make another move, the game goes on from here." : "");
}

std::string chat_words(const table::v1::ChatLine& line) {
  if (line.reaction() != table::v1::REACTION_UNSPECIFIED) {
    const std::string who = line.own() ? "You" : shown(line.name()) + (line.has_seat() ? "" : ", who watches,");
    return who + " " + reaction_words(line.reaction(), line.own());
  }
  const std::string_view phrase = line.has_phrase() ? words_for(line.phrase()) : std::string_view{};
  const std::string said = line.has_phrase() ? std::string{phrase.empty() ? "..." : phrase} : shown(line.text());
  if (line.own()) return "You say: " + said;
  return shown(line.name()) + (line.has_seat() ? "" : ", who watches,") + " says: " + said;
}

}  // namespace cardroom::terminal
