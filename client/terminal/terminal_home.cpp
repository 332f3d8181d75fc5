#include <algorithm>
#include <utility>

#include "client/core/direction.h"
#include "client/local/usual_table.h"
#include "client/terminal/table_text.h"
#include "client/terminal/terminal_core.h"
#include "client/terminal/words.h"
#include "common/protocol/name_text.h"

/// Home, a server's list of tables, and the ways from there to a table.
namespace cardroom::terminal {

namespace visit = client::visit;

void TerminalCore::go_home() {
  if (!at_home_) {
    // Nobody has listened meanwhile: who is still there will be heard again.
    near_.forget_what_was_told();
    out_.push_back(BrowseLan{true});
  }
  at_home_ = true;
  step_visit(visit::Forget{});
  if (!std::exchange(home_shown_, true)) return show_home();
  print("You are at home. Type help for what can be typed here.");
}

void TerminalCore::show_home() {
  print(client::isolated(name_) + ", welcome to Cardroom. Type what you want to do:");
  if (core_.profile().seat_at)
    print("  back       to your seat at " + to_text(*core_.profile().seat_at) + ", if it is still there");
  print("  play GAME  a table with bots, at once");
  print("  host GAME  a table for others to join");
  print("  join WHERE a server by its address, or a table by an invitation link");
  print("  name NAME  be called something else");
  print("  quit");
  print("GAME is " + game_choices() + "; without it, play takes the first, and host asks.");
  print(near_.all([this](const auto& server) { return is_own(own_server_, server); }));
}

namespace {

/// The line without its first word.
std::string after_first(const std::vector<std::string>& words, const std::string& line) {
  return words.size() > 1 ? line.substr(line.find(words[1], words[0].size())) : "";
}

}  // namespace

void TerminalCore::home_command(const Words& words, const std::string& line) {
  if (words.empty() || words[0] == "help") return show_home();
  const std::string rest = after_first(words, line);
  if (words[0] == "play") return with_game(rest, &TerminalCore::play_now);
  if (words[0] == "host") return with_game(rest, &TerminalCore::host);
  if (words[0] == "back" && core_.profile().seat_at) return go({*core_.profile().seat_at, {}, {}}, visit::Resume{});
  if (words[0] == "name") {
    if (!is_name(rest, kPersonNameMax)) return print("A name has 1 to 24 characters: name NAME");
    rename(rest);
    return print("You are " + rest + " from now on.");
  }
  const bool joins = words[0] == "join";
  if (const auto chosen = whole_number(joins ? rest : words[0])) {
    const client::LanServer* server = near_.at(*chosen);
    if (!server) return print("There is no server with that number.");
    return go({{server->address, server->announcement.port}, {}, {}}, visit::Look{launch_.watch});
  }
  // A link or an address needs no command.
  if (joins && rest.empty()) return print("Join where? An address or an invitation link: join WHERE");
  const auto where = client::parse_invitation(joins ? rest : line);
  const bool meant = joins || line.find_first_of(".:/") != std::string::npos;
  if (where && meant) return go(*where, visit::Look{launch_.watch});
  print(meant ? "That is no address: HOST, HOST:PORT, [IPv6]:PORT, or a link that begins with cardroom://"
              : "Not understood. Type help for what can be typed here.");
}

void TerminalCore::go(const client::Invitation& where, visit::Aim aim) {
  if (!where.table_id.empty()) aim = visit::Join{where.table_id, launch_.watch};
  step_visit(visit::Pursue{std::move(aim)});
  print("Going to " + to_text(where.address) + " ...");
  tell(client::GoTo{where.address, where.key, false});
}

void TerminalCore::with_game(const std::string& typed, void (TerminalCore::*then)(const MeantGame&)) {
  const MeantGame game = meant_game_and_seats(typed);
  if (!typed.empty() && !game.game) return print(game.wrong);
  (this->*then)(game);
}

void TerminalCore::play_now(const MeantGame& meant) {
  const GameText* game = meant.game ? meant.game : game_texts().front();
  auto request = client::table_with_bots(std::string{game->kind()}, meant.seats.value_or(game->seats().usual));
  if (meant.rules) *request.mutable_rules() = *meant.rules;
  make_table(request);
}

void TerminalCore::make_table(const lobby::v1::CreateTableRequest& request) {
  // Where the server on its way is for something else, it still is.
  if (!waiting_for_server_ || visit_.aims_to<visit::Create>()) step_visit(visit::Pursue{visit::Create{request}});
  use_own_server();
}

void TerminalCore::host(const MeantGame& game) {
  host_plan_.emplace(game, name_);
  print("An empty line takes what stands in brackets. Type cancel to go back.");
  ask_host();
}

void TerminalCore::ask_host() {
  const auto question = host_plan_->question();
  if (!question) {
    const auto& request = host_plan_->request();
    return visit_.online() ? step_visit(visit::Create{request}) : make_table(request);
  }
  const auto answer = [this](const std::string& line) {
    if (line == "cancel") return visit_.online() ? show_tables() : go_home();
    print(host_plan_->answer(line));
    ask_host();
  };
  host_plan_->asks_for_password() ? ask_secretly(*question, answer) : ask(*question, answer);
}

void TerminalCore::use_own_server() {
  if (waiting_for_server_) return print("The server is on its way.");
  if (own_server_) return go_to_own_server();
  waiting_for_server_ = true;
  print("Starting a server on this machine ...");
  out_.push_back(StartServer{});
}

void TerminalCore::go_to_own_server() {
  tell(client::GoTo{{"127.0.0.1", own_server_->port}, own_server_->key, own_server_->key.has_value()});
}

void TerminalCore::welcomed(const client::Welcomed& notice) {
  if (at_home_) out_.push_back(BrowseLan{false});
  at_home_ = false;
  const bool has_table = !core_.session()->table_id().empty();
  if (!notice.first) {
    if (has_table) return;  // What happened meanwhile comes with the table.
    lost_said_ = false;
    print("Connected again.");
  }
  step_visit(notice);
}

void TerminalCore::show_tables() {
  const std::string server = core_.session() ? shown(core_.session()->server_name()) : "the server";
  if (visit_.tables().tables().empty()) {
    print("There is no table at " + server + ". Type host to make one, list to look again, or home.");
    return;
  }
  print("Tables at " + server + ":");
  for (int i = 0; i < visit_.tables().tables_size(); ++i)
    print(std::to_string(i + 1) + "  " + summary_words(visit_.tables().tables(i)));
  print("Type a number to sit down, watch and a number, host, list or home.");
}

void TerminalCore::lobby_command(const Words& words, const std::string& line) {
  if (words.empty() || words[0] == "list") return step_visit(visit::ListTables{});
  if (words[0] == "help") return show_tables();
  if (words[0] == "host") return with_game(after_first(words, line), &TerminalCore::host);
  if (words[0] == "home" || words[0] == "leave") {
    tell(client::Stop{});
    return go_home();
  }
  const bool watch = words[0] == "watch";
  const auto chosen = whole_number(words.size() > 1 && (watch || words[0] == "join") ? words[1] : words[0]);
  if (chosen && static_cast<int>(*chosen) <= visit_.tables().tables_size()) return join(*chosen, watch);
  print("Not understood. Type a number to sit down, watch and a number, host, list or home.");
}

void TerminalCore::join(std::size_t number, bool watch) {
  step_visit(visit::Join{visit_.tables().tables(static_cast<int>(number) - 1).table_id(), watch});
}

void TerminalCore::ask_to_join(const visit::Question& question) {
  if (question.kind == visit::Question::Kind::password)
    return ask_secretly(question.again ? "That is not the password. Try again, or go back with an empty line."
                                       : "This table wants its password. An empty line goes back.",
                        [this](const std::string& line) {
                          line.empty() ? step_visit(visit::ListTables{}) : step_visit(visit::Password{line});
                        });
  print(warning(words_for(question.refused), style_));
  ask_yes_or_no("Do you want to watch?", [this](bool watches) {
    watches ? step_visit(visit::WatchInstead{}) : step_visit(visit::ListTables{});
  });
}

void TerminalCore::failed(const visit::Failed& failure) {
  using Why = visit::Failed::Why;
  print(failure.why == Why::seat_gone ? "Your seat is not there any more."
                                      : warning(words_for(failure.refused), style_));
  switch (failure.why) {
    case Why::seat_gone:
    case Why::join_refused: return step_visit(visit::ListTables{});
    case Why::create_refused:
    case Why::more_of_list_refused: return show_tables();
    case Why::leave_refused: return quit_after_leaving_ ? finish(0) : void();
    case Why::list_refused: return;
  }
}

void TerminalCore::status_changed() {
  using Kind = client::Status::Kind;
  const client::Status& status = core_.status();
  const auto outage = client::outage_of(core_, now_);
  if (status.kind == Kind::waiting && outage && !lost_said_) {
    lost_said_ = true;
    reminders_.clear();
    const std::string why =
        status.goodbye != session::v1::GOODBYE_REASON_UNSPECIFIED
            ? words_for(status.goodbye, status.text)
            : "The connection is lost" + (status.text.empty() ? "." : ": " + shown(status.text) + ".");
    print(warning(why + " " + words_for(*outage), style_));
    outage_said_ = outage->cause;
  } else if (status.kind == Kind::waiting && outage && outage->cause > outage_said_) {
    // More is known than before.
    print(warning(words_for(*outage), style_));
    outage_said_ = outage->cause;
  }
  if (status.kind == Kind::offline && status.why != client::Status::Why::stopped) {
    reminders_.clear();
    before_.reset();
    lost_said_ = false;
    const bool has_gone = at_own_server() && own_server_->key && !own_server_->started_by_us;
    if (has_gone && status.why == client::Status::Why::no_server && visit_.aims_to<visit::Create>()) {
      // It was there when we looked for it, and has ended since.
      own_server_.reset();
      return use_own_server();
    }
    // That our own server has ended is said already.
    if (status.why != client::Status::Why::server_ended) print(warning(words_for(status), style_));
    if (launch_.kind == Launch::Kind::private_table) return finish(1);
    go_home();
  }
}

void TerminalCore::key_changed(const client::KeyChanged& notice) {
  print(warning("WARNING: the server at " + to_text(notice.address) + " is not the one that you know.", style_));
  print("Its key was     " + to_hex(notice.known));
  print("Its key is now  " + to_hex(notice.shown));
  print(
      "It may have been set up anew, or another server has its address now, or somebody sits in between. Nothing has "
      "been sent to it. Ask its host whether the key is right.");
  ask_yes_or_no("Do you trust the new key from now on? (yes or no)", [this](bool trusts) {
    if (trusts) return tell(client::AcceptKey{});
    tell(client::Stop{});
    go_home();
  });
}

}  // namespace cardroom::terminal
