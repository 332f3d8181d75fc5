#include <algorithm>
#include <utility>

#include "client/terminal/owner_commands.h"
#include "client/terminal/table_text.h"
#include "client/terminal/terminal_core.h"
#include "client/terminal/words.h"

/// What happens at the table, as it is told line by line.
namespace cardroom::terminal {
namespace {

using table::v1::TableUpdate;

/// Seconds before the end of a turn at which a line says so: for oneself, and for somebody else.
constexpr std::chrono::seconds kOwnReminders[]{std::chrono::seconds{10}, std::chrono::seconds{5}};
constexpr std::chrono::seconds kOthersReminder{10};

std::string seconds_left(Instant left) {
  const auto seconds = std::chrono::round<std::chrono::seconds>(std::max(left, Instant{0}));
  return counted(seconds.count(), "second", "seconds");
}

/// Whether our seat is asked, and a bot is to answer this once.
bool is_stood_in_for(const TableUpdate& update) {
  return update.has_seat() && !update.has_decision() && !own_seat_is_held(update) &&
         std::ranges::find(update.seats_to_act(), update.seat()) != update.seats_to_act().end();
}

}  // namespace

void TerminalCore::table_changed(const client::TableChanged& change) {
  if (!core_.table()) return;  // Left again since.
  const client::Table& table = *core_.table();
  const TableUpdate& update = table.update;
  const bool healed = std::exchange(lost_said_, false) && change.after_resume;
  if (healed) {
    print(change.new_events > 0 ? "Connected again. Meanwhile:" : "Connected again.");
    decision_said_.reset();
  }
  step_visit(change);
  if (at_own_server() && client::others_present(update) > 0) keep_server_for_others();
  if (change.other_table || !before_) return enter_table();

  Lines lines;
  const bool between_games = update.phase() == table::v1::PHASE_GATHERING;
  if (between_games && !change.other_game) {
    // The game that has just ended is that of those who sat there.
    tell_events(change, healed, lines);
    tell_people(*before_, update, lines);
  } else {
    tell_people(*before_, update, lines);
    if (before_->has_decision() && is_stood_in_for(update))
      lines.emplace_back("Your time is over. A bot plays this turn for you.");
    tell_events(change, healed, lines);
  }
  print(lines);
  before_ = update;
  tell_turn();
}

Cast TerminalCore::cast_of_game() const {
  return cast_of(client::as_played(*core_.table()));
}

void TerminalCore::tell_events(const client::TableChanged& change, bool were_away, Lines& lines) const {
  const client::Table& table = *core_.table();
  const TableUpdate& update = table.update;
  Cast players = cast_of_game();
  if (were_away) {
    // Who played in our seat meanwhile, an older server does not say; mostly it was a bot.
    if (const auto own = std::exchange(players.own, std::nullopt)) players.names[*own] = "Your seat";
  }
  if (change.new_events > 0 && change.new_events == table.events.size() && table.first_event == 0)
    lines.push_back(strong("Game " + std::to_string(update.game_number()) + " begins.", style_));
  if (change.events_missed) lines.emplace_back("Some of what happened is not known any more.");
  if (const GameText* text = game()) {
    text->tell(table.events, table.events.size() - change.new_events, players, style_, lines);
    if (change.events_missed) text->describe(update.view(), players, style_, lines);
  }
  if (update.winners_size() > 0 && (before_->winners_size() == 0 || change.other_game)) {
    lines.push_back(winners_words(update, cast_of_game(), style_));
    if (update.game_number() > 1) lines.push_back(scores_words(update, cast_of_game()));
  }
}

bool TerminalCore::at_own_server() const {
  return own_server_ && core_.server() == client::Address{"127.0.0.1", own_server_->port};
}

void TerminalCore::keep_server_for_others() {
  // From now on the server must not end with us, however we end: a closed terminal leaves the table to the others.
  if (!own_server_->started_by_us || server_kept_ || launch_.kind == Launch::Kind::private_table) return;
  server_kept_ = true;
  out_.push_back(KeepServer{});
}

void TerminalCore::enter_table() {
  const client::Table& table = *core_.table();
  const TableUpdate& update = table.update;
  before_ = update;
  gathering_said_.clear();
  pause_said_ = watchers_known_ = false;
  pace_said_.clear();
  watchers_.clear();
  decision_said_.reset();
  draft_ = {};
  advised_.reset();
  const GameText* text = game();
  Lines lines;
  lines.push_back("You are at " + shown(update.settings().name()) + ": " + title_of(update.settings()) + ". " +
                  place_words(update));
  if (!text) lines.push_back(warning(kUnknownGame, style_));
  if (update.not_a_fair_deal())
    lines.push_back("This is not a fair deal: a property file says how the cards are dealt.");
  describe_seats(update, lines);
  lines.push_back("Type help for what can be typed here, rules for how the game is played.");
  if (text && !table.events.empty()) {
    lines.push_back("Game " + std::to_string(update.game_number()) + " so far:");
    text->tell(table.events, 0, cast_of_game(), style_, lines);
    lines.push_back(winners_words(update, cast_of_game(), style_));
  }
  print(lines);
  if (own_server_ && is_owner(update) && launch_.kind != Launch::Kind::private_table && host_plan_) show_invitation();
  tell_turn();
}

void TerminalCore::tell_turn() {
  if (!core_.table()) return;
  const TableUpdate& update = core_.table()->update;
  set_reminders();
  if (const std::string gathering = gathering_words(update); gathering != gathering_said_) {
    gathering_said_ = gathering;
    print(gathering);
  }
  tell_pause();
  tell_pace();
  if (!update.has_decision() || decision_said_ == update.decision()) return;
  decision_said_ = update.decision();
  const auto& deadline = core_.table()->turn_deadline;
  const std::string turn =
      strong("Your turn.", style_) + (deadline ? " You have " + seconds_left(*deadline - now_) + "." : "");
  const GameText* text = game();
  if (!text) return print(turn + " " + std::string{kUnknownGame});
  const Cast cast = cast_of(update);
  Lines lines = text->before_move(asking_as(cast), style_);
  lines.front().insert(0, turn + " ");
  print(lines);
  show_moves();
}

void TerminalCore::tell_pause() {
  const client::Table& table = *core_.table();
  const bool paused =
      table.update.phase() == table::v1::PHASE_PAUSED && (table.pause_deadline || table.update.pace().paused());
  if (!std::exchange(pause_said_, paused) && paused)
    print("A pause to read" +
          (table.pause_deadline ? ", " + seconds_left(*table.pause_deadline - now_) : std::string{}) + "." +
          (may_go_on(table.update) ? " Press Enter to go on." : ""));
}

/// Bots that play as everywhere are nothing to be told of, unless they did not before.
void TerminalCore::tell_pace() {
  const TableUpdate& update = core_.table()->update;
  const std::string pace = pace_words(update);
  const bool usual = update.has_pace() && !update.pace().paused() && update.pace().speed_percent() == 100;
  const std::string before = std::exchange(pace_said_, pace);
  if (before == pace || (usual && before.empty())) return;
  print(pace);
}

void TerminalCore::show_moves(bool all) {
  const TableUpdate& update = core_.table()->update;
  const GameText* text = game();
  if (!text || !update.has_decision()) return;
  const Cast cast = cast_of(update);
  print(all ? text->list_all_moves(asking_as(cast), style_) : text->list_moves(asking_as(cast), style_));
}

void TerminalCore::set_reminders() {
  reminders_.clear();
  const client::Table& table = *core_.table();
  const TableUpdate& update = table.update;
  if (update.phase() != table::v1::PHASE_PLAYING || update.seats_to_act_size() == 0 || update.pace().paused()) return;
  const auto& deadline = table.turn_deadline;
  if (update.has_decision()) {
    for (const auto left : kOwnReminders)
      if (deadline && *deadline - left > now_)
        reminders_.push_back({*deadline - left, "You have " + counted(left.count(), "second", "seconds") + " left."});
    return;
  }
  const Cast cast = cast_of(update);
  std::vector<std::string> names;
  for (const std::uint32_t seat : update.seats_to_act())
    names.push_back(cast.subject(seat));
  const Instant soon = now_ + kWaitingSaidAfter;
  const bool last_seconds = deadline && *deadline - kOthersReminder > soon;
  reminders_.push_back(
      {soon, "Waiting for " + listed(names) +
                 (deadline && *deadline > soon ? ", who has " + seconds_left(*deadline - soon) + " left." : ".")});
  if (last_seconds) reminders_.push_back({*deadline - kOthersReminder, listed(names) + ": 10 seconds left."});
}

void TerminalCore::tell_chat(const client::ChatChanged& change) {
  const auto& lines = core_.chat();
  if (change.said_before) print(lost_said_ ? "Said meanwhile:" : "Said before:");
  for (std::size_t i = lines.size() - change.new_lines; i < lines.size(); ++i)
    print((change.said_before ? "  " : "") + chat_words(lines[i]));
}

void TerminalCore::watchers_changed() {
  Lines lines;
  const auto& update = core_.table()->update;
  // Who comes to watch is one of them, and has been told so.
  if (!std::exchange(watchers_known_, true) && !update.has_seat() && !update.has_next_seat()) {
    if (core_.watchers().size() > 1) lines.push_back(watching_words(core_.watchers()));
  } else {
    // Whoever has taken a seat has been told of.
    std::erase_if(watchers_, [this](const std::string& name) {
      return is_at_table(name, core_.table()->update, core_.watchers()) &&
             std::ranges::find(core_.watchers(), name) == core_.watchers().end();
    });
    tell_watchers(watchers_, core_.watchers(), lines);
  }
  watchers_ = core_.watchers();
  print(lines);
}

void TerminalCore::tell_hint(const table::v1::Hint& hint) {
  const client::Table* table = visit_.table();
  const GameText* text = game();
  if (!table || !text || !table->update.has_decision() || table->update.decision() != hint.decision())
    return print("The table has moved on; that hint is of no use any more.");
  const Cast cast = cast_of(table->update);
  const Asking asking = asking_as(cast);
  const auto number = text->number_of(asking, hint.move(), style_);
  advised_ = {hint.decision(), hint.move()};
  print("Hint: " + (number ? std::to_string(*number + 1) + ", " : "") + text->move_words(asking, hint.move(), style_) +
        ". " + text->hint(hint.reason(), asking, style_) + " Type ok to do so.");
}

Asking TerminalCore::asking_as(const Cast& cast) const {
  const TableUpdate& update = core_.table()->update;
  const bool has_draft = update.has_decision() && draft_.decision == update.decision();
  return {update.view(), update.legal_moves(), cast, has_draft ? draft_.move : table::v1::GameMove::default_instance()};
}

void TerminalCore::table_left(const client::TableLeft& left) {
  const bool known = before_.has_value();
  const auto as_wished = visit_.step(left);
  for (const auto& output : as_wished)
    perform(output);
  if (!as_wished.empty() || !known) return;
  forget_table();
  if (quit_after_leaving_) return finish(0);
  if (!visit_.online()) return;
  const std::string words =
      left.forgotten ? "The server has begun anew, or has forgotten us: the table is gone." : words_for(left.reason);
  if (!words.empty()) print(warning(words, style_));
  if (launch_.kind != Launch::Kind::private_table) return step_visit(client::visit::ListTables{});
  end_server();
  finish(0);
}

void TerminalCore::has_left() {
  forget_table();
  if (quit_after_leaving_) return finish(0);
  if (!visit_.online()) return;
  print("You have left the table.");
  if (launch_.kind != Launch::Kind::private_table) {
    tell(client::Stop{});
    return go_home();
  }
  end_server();
  finish(0);
}

void TerminalCore::forget_table() {
  before_.reset();
  reminders_.clear();
  gathering_said_.clear();
  decision_said_.reset();
}

void TerminalCore::show_table() {
  const client::Table& table = *core_.table();
  const TableUpdate& update = table.update;
  Lines lines;
  lines.push_back(shown(update.settings().name()) + ": " + title_of(update.settings()) +
                  (update.game_number() > 0 ? ", game " + std::to_string(update.game_number()) : "") + ". " +
                  place_words(update));
  describe_seats(update, lines);
  lines.push_back(watching_words(core_.watchers()));
  if (const GameText* text = game(); text && update.has_view())
    text->describe(update.view(), cast_of_game(), style_, lines);
  lines.push_back(winners_words(update, cast_of_game(), style_));
  if (update.has_decision()) {
    lines.push_back("It is your turn" +
                    (table.turn_deadline ? ", with " + seconds_left(*table.turn_deadline - now_) + " left." : "."));
  } else if (update.seats_to_act_size() > 0) {
    const Cast cast = cast_of(update);
    std::vector<std::string> names;
    for (const std::uint32_t seat : update.seats_to_act())
      names.push_back(cast.subject(seat));
    lines.push_back("Waiting for " + listed(names) + ".");
  }
  lines.push_back(gathering_words(update));
  lines.push_back(pace_words(update));
  print(lines);
  show_moves();
}

void TerminalCore::invite() {
  const TableUpdate& update = core_.table()->update;
  if (!update.settings().private_table()) return show_invitation();
  if (!update.owner()) return print("Only its owner can open this table to others.");
  ask_yes_or_no("Open this table to your network? Others near will see it and can join. (yes or no)",
                [this](bool opens) {
                  if (!opens) return;
                  session::v1::ClientMessage message;
                  message.mutable_change_settings()->set_private_table(false);
                  ask_server(Tag::change, std::move(message));
                });
}

void TerminalCore::show_invitation() {
  const std::string& table_id = core_.table()->update.table_id();
  std::vector<client::Address> addresses;
  if (at_own_server()) {
    for (const std::string& host : own_server_->addresses)
      addresses.push_back({host, own_server_->port});
  }
  if (addresses.empty()) addresses.push_back(core_.server());
  print(addresses.size() == 1 ? "Others near find this table by themselves, or join with its address:"
                              : "Others near find this table by themselves, or join with one of its addresses:");
  for (const client::Address& address : addresses)
    print("  " + to_text(address));
  print("Or with this link, which also says whose server it is:");
  for (const client::Address& address : addresses)
    print("  " + to_text(client::Invitation{address, table_id, core_.server_key()}));
}

}  // namespace cardroom::terminal
