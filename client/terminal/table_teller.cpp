#include "client/terminal/table_teller.h"

#include <algorithm>
#include <utility>

#include "client/core/breaks.h"
#include "client/core/ending.h"
#include "client/core/open_hands.h"
#include "client/terminal/break_text.h"
#include "client/terminal/evening_text.h"
#include "client/terminal/fair_words.h"
#include "client/terminal/table_text.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

using client::Instant;
using table::v1::TableUpdate;

/// Whether it is the person's turn, but a bot is taking this one turn.
bool bot_answers(const TableUpdate& update) {
  return update.has_seat() && !update.has_decision() && !own_seat_is_held(update) &&
         std::ranges::find(update.seats_to_act(), update.seat()) != update.seats_to_act().end();
}

void append(Lines& lines, const Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

void append(Lines& lines, const Standing& standing) {
  append(lines, standing.lines);
  lines.push_back(standing.hand);
}

}  // namespace

Lines TableTeller::arrive(bool lesson) {
  const client::Table& table = *core_.table();
  forget();
  told_.update = table.update;
  told_.taken_back = table.update.taken_back();
  follow_muted();
  const GameText* text = game_of(update());
  // The table of a guided first game is named after its game.
  const std::string title = title_of(update().settings());
  const std::string name = shown(update().settings().name());
  Lines lines{"You are at " + (name == title ? "a table of " : name + ": ") + title + ". " + place_words(update())};
  if (!text) lines.push_back(warning(kUnknownGame, style_));
  if (update().not_a_fair_deal() && !lesson)
    lines.emplace_back("This is not a fair deal: the order of the cards was fixed beforehand.");
  describe_seats(update(), lines);
  lines.emplace_back("Type help for what can be typed here, rules for how the game is played.");
  if (text && !table.events.empty()) {
    lines.push_back("Game " + std::to_string(update().game_number()) + " so far:");
    append(lines, log());
    lines.push_back(winners_words(update(), players_of(table), style_));
  }
  return lines;
}

Lines TableTeller::change(const client::TableChanged& change, bool reconnected) {
  // The next game does not wait for a person who is still looking at the hands of the last one.
  Lines lines = change.other_game || update().winners_size() == 0 ? result() : Lines{};
  presence_.follow(*told_.update, update(), change.after_restart);
  const bool between_games = update().phase() == table::v1::PHASE_GATHERING;
  if (between_games && !change.other_game) {
    // Events first: the game that has just ended was played by the previous occupants of the seats.
    tell_events(change, reconnected, lines);
    tell_people(*told_.update, update(), presence_, lines);
  } else {
    tell_people(*told_.update, update(), presence_, lines);
    if (told_.update->has_decision() && bot_answers(update()))
      lines.emplace_back("Your time is over. A bot plays this turn for you.");
    tell_events(change, reconnected, lines);
    if (update().has_seat() && !told_.update->has_seat() && !change.other_game) lines.push_back(hand());
  }
  told_.update = update();
  append(lines, follow_muted());
  return lines;
}

Lines TableTeller::follow_muted() {
  Lines lines;
  for (const auto& [before, now] : muted_.follow(update(), core_.watchers()))
    lines.push_back(shown(before) + ", whom you muted, is called " + shown(now) + " now, and stays muted.");
  return lines;
}

std::string TableTeller::hand() const {
  const GameText* text = game_of(update());
  if (!text || !update().has_view()) return {};
  return text->standing(update().view(), players_of(*core_.table()), style_).hand;
}

void TableTeller::tell_events(const client::TableChanged& change, bool were_away, Lines& lines) {
  const client::Table& table = *core_.table();
  const Cast players = players_of(table);
  Cast actors = players;
  if (were_away) {
    // Older servers do not report who played in the person's seat in the meantime. Usually it was a bot.
    if (const auto own = std::exchange(actors.own, std::nullopt)) actors.names[*own] = "Your seat";
  }
  if (change.new_events > 0 && change.new_events == table.events.size() && table.first_event == 0)
    lines.push_back(strong("Game " + std::to_string(update().game_number()) + " begins.", style_));
  if (change.events_missed) lines.emplace_back("Some of what happened is not known any more.");
  if (const GameText* text = game_of(update())) {
    append(lines, text->tell(table.events, table.events.size() - change.new_events, actors, style_));
    if (change.events_missed) append(lines, text->standing(update().view(), actors, style_));
  }
  if (update().winners_size() > 0 && (told_.update->winners_size() == 0 || change.other_game)) {
    // After an outage, the result is what matters; after a pause, the hands have already been looked at.
    const bool looked_at = told_.update->phase() == table::v1::PHASE_PAUSED && change.new_events == 0;
    if (were_away || looked_at) return append(lines, result_of(players));
    counting_ = Counting{.result = result_of(players), .held_for = client::counting_held_for(update())};
  }
}

Lines TableTeller::result_of(const Cast& players) const {
  const GameText* text = game_of(update());
  std::string why = text && update().has_view() ? text->reason(update().view(), players.of_people(), style_) : "";
  if (const std::string second = second_words(update(), players); !second.empty()) add(why, second, " ");
  Lines lines{winners_words(update(), players, style_), std::move(why)};
  if (update().game_number() > 1) lines.push_back(scores_words(update(), players));
  lines.push_back(evening_words(update()));
  return lines;
}

Lines TableTeller::counting(Instant now) {
  if (!counting_) return {};
  if (!std::exchange(counting_->told, true)) {
    if (!counting_->held_for) return {"Press Enter to see the result."};
    counting_->until = now + *counting_->held_for;
    return {"The result follows in " + seconds_words(*counting_->held_for) + ". Press Enter to see it now."};
  }
  return counting_->until && now >= *counting_->until ? result() : Lines{};
}

Lines TableTeller::result() {
  const auto counted = std::exchange(counting_, std::nullopt);
  return counted ? counted->result : Lines{};
}

std::optional<Instant> TableTeller::due() const {
  const auto missing = missing_.due();
  const auto result = counting_ ? counting_->until : std::nullopt;
  return missing && result ? std::min(missing, result) : missing ? missing : result;
}

Lines TableTeller::turn(Instant now) {
  Lines lines = counting(now);
  if (counting_) return lines;  // The lines that follow the result would give it away.
  if (std::string gathering = gathering_words(update()); gathering != told_.gathering)
    lines.push_back(told_.gathering = std::move(gathering));
  lines.push_back(pause(now));
  lines.push_back(pace());
  append(lines, breaks(now));
  append(lines, take_backs());
  append(lines, open_hands());
  if (!update().has_decision() || told_.decision == update().decision()) return lines;
  told_.decision = update().decision();
  const auto& deadline = core_.table()->turn_deadline;
  const std::string turn =
      strong("Your turn.", style_) + (deadline ? " You have " + seconds_words(*deadline - now) + "." : "") + " ";
  Turn asked = entry_.turn(update());
  if (asked.before.empty()) asked.before.emplace_back(kUnknownGame);
  asked.before.front().insert(0, turn);
  append(lines, asked.before);
  append(lines, asked.list);
  return lines;
}

std::string TableTeller::pause(Instant now) {
  const auto& deadline = core_.table()->pause_deadline;
  const bool paused = client::pauses(update()) && !update().table_break().on();
  if (std::exchange(told_.pause, paused) || !paused) return {};
  return "A pause to read" + (deadline ? ", " + seconds_words(*deadline - now) : std::string{}) + "." +
         (may_go_on(update()) ? " Press Enter to go on." : "");
}

/// The normal pace is reported only after a different one.
std::string TableTeller::pace() {
  const std::string pace = pace_words(update());
  const bool usual = update().has_pace() && !update().pace().paused() && update().pace().speed_percent() == 100;
  const std::string before = std::exchange(told_.pace, pace);
  return before == pace || (usual && before.empty()) ? std::string{} : pace;
}

Lines TableTeller::breaks(Instant now) {
  Lines lines;
  const std::string words = break_words(update());
  const std::string before = std::exchange(told_.break_words, words);
  const bool was_on = std::exchange(told_.on_a_break, update().table_break().on());
  if (before != words && !words.empty()) lines.push_back(words);
  if (before != words && words.empty())
    lines.emplace_back(was_on ? "The game goes on." : "No break: not everybody agreed.");
  missing_.follow(*core_.table(), now);
  if (std::string lost = missing(); lost != told_.missing) lines.push_back(told_.missing = std::move(lost));
  return lines;
}

Lines TableTeller::take_backs() {
  const table::v1::TakenBack before = std::exchange(told_.taken_back, update().taken_back());
  const std::string words = take_back_words(update());
  const std::string asked = std::exchange(told_.take_back_words, words);
  // After a step back with open hands, open_hands() tells the rest.
  if (update().taken_back().times() > before.times())
    return update().taken_back().stepped() ? Lines{"One move back."} : Lines{taken_back_words(update())};
  if (!words.empty() && words != asked) return {words};
  if (words.empty() && !asked.empty()) return {"The move stands."};
  return {};
}

Lines TableTeller::open_hands() {
  Lines lines;
  const bool open = client::hands_open(update());
  const bool was_open = std::exchange(told_.hands_open, open);
  std::string moment = moment_words(update());
  const bool stepped = std::exchange(told_.moment, moment) != moment;
  if (was_open && !open) lines.emplace_back("The hands are closed.");
  if (open && !was_open) {
    // A game that is over has been counted already, and cannot be stepped through.
    lines.emplace_back(
        update().phase() == table::v1::PHASE_GATHERING
            ? "Hands are open, and stay open in the next game, which then does not count in the evening. "
              "Type close to close them."
            : "Hands are open. Type back and forth to step through the game, close to close them. A game "
              "with open hands does not count in the evening.");
  }
  if (stepped) lines.push_back(std::move(moment));
  const bool asked = update().has_decision() && told_.decision != update().decision();
  // During the person's own turn, the table is shown anyway.
  const GameText* text = game_of(update());
  if (stepped && client::stepped_back(update()) && !update().has_decision() && text && update().has_view())
    append(lines, text->standing(update().view(), players_of(*core_.table()), style_));
  if (!was_open || stepped || asked) tell_open_hands(update(), style_, lines);
  return lines;
}

std::string TableTeller::missing() const {
  const auto seat = missing_.asked();
  return seat && seat == client::missing_player(update()) ? missing_words(update(), *seat, core_.watchers())
                                                          : std::string{};
}

Lines TableTeller::chat(const client::ChatChanged& change, bool meanwhile) const {
  Lines lines;
  const auto& chat = core_.chat();
  for (std::size_t i = chat.size() - change.new_lines; i < chat.size(); ++i)
    if (!muted_.silences(chat[i])) lines.push_back((change.said_before ? "  " : "") + chat_words(chat[i]));
  if (change.said_before && !lines.empty()) lines.insert(lines.begin(), meanwhile ? "Said meanwhile:" : "Said before:");
  return lines;
}

Lines TableTeller::mute(const std::string& typed) {
  if (typed.empty()) {
    if (muted_.names().empty()) return {"You have muted nobody. mute NAME: no longer read what they say."};
    std::vector<std::string> names;
    for (const std::string& name : muted_.names())
      names.push_back(shown(name));
    return {"You have muted " + listed(names) + ". unmute NAME: read again what they say."};
  }
  for (const std::string& name : client::others_who_talk(update(), core_.watchers())) {
    if (lowered(name) != lowered(typed)) continue;
    return {muted_.mute(name) ? "You muted " + shown(name) + "." : "You have muted " + shown(name) + " already."};
  }
  return {"Nobody else of that name is here."};
}

Lines TableTeller::unmute(const std::string& typed) {
  for (const std::string& name : muted_.names()) {
    if (lowered(name) != lowered(typed)) continue;
    Lines lines{"You unmuted " + shown(name) + "."};
    muted_.unmute(name);
    return lines;
  }
  return {"You have not muted anybody of that name."};
}

Lines TableTeller::watchers() {
  Lines lines;
  const auto& now = core_.watchers();
  // A new spectator's own name on the list is not news to them.
  if (!std::exchange(told_.knows_watchers, true) && !update().has_seat() && !update().has_next_seat()) {
    if (now.size() > 1) lines.push_back(watching_words(now));
  } else {
    // A spectator's move to a seat has already been reported.
    std::erase_if(told_.watchers, [&](const std::string& name) {
      return is_at_table(name, update(), now) && std::ranges::find(now, name) == now.end();
    });
    tell_watchers(told_.watchers, now, lines);
  }
  told_.watchers = now;
  append(lines, follow_muted());
  return lines;
}

Lines TableTeller::table(Instant now) const {
  const client::Table& table = *core_.table();
  Lines lines{shown(update().settings().name()) + ": " + title_of(update().settings()) +
              (update().game_number() > 0 ? ", game " + std::to_string(update().game_number()) : "") + ". " +
              place_words(update())};
  describe_seats(update(), lines);
  lines.push_back(watching_words(core_.watchers()));
  if (const GameText* text = game_of(update()); text && update().has_view())
    append(lines, text->standing(update().view(), players_of(table), style_));
  tell_open_hands(update(), style_, lines);
  lines.push_back(moment_words(update()));
  if (!counting_) lines.push_back(winners_words(update(), players_of(table), style_));
  if (update().has_decision()) {
    lines.push_back("It is your turn" +
                    (table.turn_deadline ? ", with " + seconds_words(*table.turn_deadline - now) + " left." : "."));
  } else if (update().seats_to_act_size() > 0) {
    lines.push_back("Waiting for " + acting_words(update()) + ".");
  }
  lines.push_back(gathering_words(update()));
  lines.push_back(pace_words(update()));
  lines.push_back(break_words(update()));
  lines.push_back(missing());
  append(lines, entry_.moves(update()));
  return lines;
}

Lines TableTeller::log() const {
  const GameText* text = game_of(update());
  return text ? text->tell(core_.table()->events, 0, players_of(*core_.table()), style_) : Lines{};
}

Lines TableTeller::last() const {
  const GameText* text = game_of(update());
  const client::Table& table = *core_.table();
  return text && update().has_view() ? text->last(update().view(), table.events, players_of(table), style_) : Lines{};
}

Lines TableTeller::deal_news() {
  if (core_.table() == nullptr || core_.deal() == nullptr) return {};
  Lines news = fair_news(*core_.deal(), players_of(*core_.table()).of_people());
  if (news == told_.deal_news) return {};
  told_.deal_news = news;
  return news;
}

}  // namespace cardroom::terminal
