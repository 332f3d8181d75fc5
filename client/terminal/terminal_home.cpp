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

void TerminalCore::go_home() {
  if (!at_home_) {
    // Nobody has listened meanwhile: who is still there will be heard again.
    for (Near& near : near_)
      near = {.server = near.server};
    nobody_said_ = false;
    out_.push_back(BrowseLan{true});
  }
  at_home_ = true;
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
  show_near();
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
  if (words[0] == "back" && core_.profile().seat_at) return go({*core_.profile().seat_at, {}, {}}, Intent::back);
  if (words[0] == "name") {
    if (!is_name(rest, kPersonNameMax)) return print("A name has 1 to 24 characters: name NAME");
    rename(rest);
    return print("You are " + rest + " from now on.");
  }
  const bool joins = words[0] == "join";
  if (const auto chosen = whole_number(joins ? rest : words[0])) {
    if (*chosen > near_.size() || !near_[*chosen - 1].there) return print("There is no server with that number.");
    const client::LanServer& server = near_[*chosen - 1].server;
    return go({{server.address, server.announcement.port}, {}, {}}, Intent::look);
  }
  // A link or an address needs no command.
  if (joins && rest.empty()) return print("Join where? An address or an invitation link: join WHERE");
  const auto where = client::parse_invitation(joins ? rest : line);
  const bool meant = joins || line.find_first_of(".:/") != std::string::npos;
  if (where && meant) return go(*where, Intent::look);
  print(meant ? "That is no address: HOST, HOST:PORT, [IPv6]:PORT, or a link that begins with cardroom://"
              : "Not understood. Type help for what can be typed here.");
}

void TerminalCore::go(const client::Invitation& where, Intent intent) {
  intent_ = where.table_id.empty() ? intent : Intent::join;
  table_id_ = where.table_id;
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
  request_ = client::table_with_bots(std::string{game->kind()}, meant.seats.value_or(game->seats().usual));
  if (meant.rules) *request_.mutable_rules() = *meant.rules;
  use_own_server(Intent::create);
}

void TerminalCore::host(const MeantGame& game) {
  host_plan_.emplace(game, name_);
  print("An empty line takes what stands in brackets. Type cancel to go back.");
  ask_host();
}

void TerminalCore::ask_host() {
  const auto question = host_plan_->question();
  if (!question) {
    request_ = host_plan_->request();
    if (!online()) return use_own_server(Intent::create);
    session::v1::ClientMessage message;
    *message.mutable_create_table() = request_;
    return ask_server(Tag::create, std::move(message));
  }
  const auto answer = [this](const std::string& line) {
    if (line == "cancel") return online() ? show_tables() : go_home();
    print(host_plan_->answer(line));
    ask_host();
  };
  host_plan_->asks_for_password() ? ask_secretly(*question, answer) : ask(*question, answer);
}

void TerminalCore::use_own_server(Intent intent) {
  if (waiting_for_server_) return print("The server is on its way.");
  intent_ = intent;
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
    // That a table is gone is said with its TableLeft; the list may be another one.
    return before_ ? void() : ask_for_list();
  }
  tables_.clear();
  if (has_table) return;  // The seat that waits for us comes before whatever we wanted.
  switch (intent_) {
    case Intent::create: {
      session::v1::ClientMessage message;
      *message.mutable_create_table() = request_;
      return ask_server(Tag::create, std::move(message));
    }
    case Intent::join: return ask_join({}, launch_.watch);
    case Intent::back: print("Your seat is not there any more."); break;
    case Intent::look:
    case Intent::private_table: break;
  }
  ask_for_list();
}

void TerminalCore::ask_for_list() {
  session::v1::ClientMessage message;
  message.mutable_list_tables();
  ask_server(Tag::list, std::move(message));
}

void TerminalCore::listed_tables(const lobby::v1::TableList& list) {
  if (table_here()) return;  // It was asked for before we sat down.
  const std::size_t known = tables_.size();
  const std::string last = known == 0 ? "" : tables_.back().table_id();
  // A list that was asked for twice comes twice; its order tells what is known already.
  for (const auto& table : list.tables())
    if (known == 0 || table.table_id() > last) tables_.push_back(table);
  if (list.more() && tables_.size() > known) {
    session::v1::ClientMessage message;
    message.mutable_list_tables()->set_after(tables_.back().table_id());
    return ask_server(Tag::more_of_list, std::move(message));
  }
  if (intent_ == Intent::private_table && tables_.size() == 1) return join(1, open_seats(tables_[0]) == 0);
  // With one table only there is nothing to choose. The second time the person wants to see the list.
  if (intent_ == Intent::look && tables_.size() == 1) {
    intent_ = Intent::back;
    return join(1, launch_.watch);
  }
  show_tables();
}

void TerminalCore::show_tables() {
  const std::string server = core_.session() ? shown(core_.session()->server_name()) : "the server";
  if (tables_.empty()) {
    print("There is no table at " + server + ". Type host to make one, list to look again, or home.");
    return;
  }
  print("Tables at " + server + ":");
  for (std::size_t i = 0; i < tables_.size(); ++i)
    print(std::to_string(i + 1) + "  " + summary_words(tables_[i]));
  print("Type a number to sit down, watch and a number, host, list or home.");
}

void TerminalCore::lobby_command(const Words& words, const std::string& line) {
  if (words.empty() || words[0] == "list") return ask_for_list();
  if (words[0] == "help") return show_tables();
  if (words[0] == "host") return with_game(after_first(words, line), &TerminalCore::host);
  if (words[0] == "home" || words[0] == "leave") {
    tell(client::Stop{});
    return go_home();
  }
  const bool watch = words[0] == "watch";
  const auto chosen = whole_number(words.size() > 1 && (watch || words[0] == "join") ? words[1] : words[0]);
  if (chosen && *chosen <= tables_.size()) return join(*chosen, watch);
  print("Not understood. Type a number to sit down, watch and a number, host, list or home.");
}

void TerminalCore::join(std::size_t number, bool watch) {
  table_id_ = tables_[number - 1].table_id();
  ask_join({}, watch);
}

void TerminalCore::ask_join(const std::string& password, bool watch) {
  watch_ = watch;
  password_sent_ = !password.empty();
  session::v1::ClientMessage message;
  auto& join = *message.mutable_join_table();
  join.set_table_id(table_id_);
  join.set_password(password);
  join.set_watch(watch);
  ask_server(Tag::join, std::move(message));
}

void TerminalCore::join_refused(const session::v1::Refused& refused) {
  if (refused.reason() == session::v1::REFUSAL_REASON_WRONG_PASSWORD)
    return ask_secretly(password_sent_ ? "That is not the password. Try again, or go back with an empty line."
                                       : "This table wants its password. An empty line goes back.",
                        [this](const std::string& line) { line.empty() ? ask_for_list() : ask_join(line, watch_); });
  print(warning(words_for(refused), style_));
  if (refused.reason() == session::v1::REFUSAL_REASON_TABLE_FULL && !watch_)
    return ask_yes_or_no("Do you want to watch?",
                         [this](bool watches) { watches ? ask_join({}, true) : ask_for_list(); });
  ask_for_list();
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
    if (has_gone && status.why == client::Status::Why::no_server && intent_ == Intent::create) {
      // It was there when we looked for it, and has ended since.
      own_server_.reset();
      return use_own_server(intent_);
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
