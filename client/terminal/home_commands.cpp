#include "client/terminal/home_commands.h"

#include "client/local/usual_table.h"
#include "client/terminal/words.h"
#include "common/protocol/name_text.h"

namespace cardroom::terminal {

namespace visit = client::visit;

void HomeCommands::typed_at_home(std::span<const std::string> words, const std::string& line) {
  if (words.empty() || words[0] == "help") return home_.show();
  const std::string rest = after_words(line, 1);
  if (words[0] == "play") return with_game(rest, &HomeCommands::play_now);
  if (words[0] == "host") return with_game(rest, &HomeCommands::host);
  if (words[0] == "name") return rename(rest);
  // An earlier version knew only "back".
  if (words[0] == "go" || words[0] == "back") return go_on(rest);
  if (words[0] == "forget") return forget(rest);
  const bool joins = words[0] == "join";
  if (const auto chosen = whole_number(joins ? rest : words[0])) {
    const client::LanServer* server = home_.server(*chosen);
    if (!server) return context_.print("There is no server with that number.");
    return look({{server->address, server->announcement.port}, {}, {}});
  }
  // A link or an address may be typed without a command.
  if (joins && rest.empty()) return context_.print("Join where? An address or an invitation link: join WHERE");
  const auto where = client::parse_invitation(joins ? rest : line);
  const bool meant = joins || line.find_first_of(".:/") != std::string::npos;
  if (where && meant) return look(*where);
  context_.print(
      meant ? "That is not an address: type HOST, HOST:PORT, [IPv6]:PORT, or a link that begins with cardroom://"
            : "Not understood. Type help for what can be typed here.");
}

void HomeCommands::typed_at_list(std::span<const std::string> words, const std::string& line) {
  if (words.empty() || words[0] == "list") return way_.step(visit::ListTables{});
  if (words[0] == "help") return way_.show_tables();
  if (words[0] == "host") return with_game(after_words(line, 1), &HomeCommands::host);
  if (words[0] == "home" || words[0] == "leave") return way_.go_home();
  const auto& tables = context_.visit.tables().tables();
  const bool watch = words[0] == "watch";
  const auto chosen = whole_number(words.size() > 1 && (watch || words[0] == "join") ? words[1] : words[0],
                                   static_cast<std::size_t>(tables.size()));
  if (chosen) return way_.step(visit::Join{tables[static_cast<int>(*chosen) - 1].table_id(), watch});
  context_.print("Not understood. Type a number to sit down, watch and a number, host, list or home.");
}

void HomeCommands::rename(const std::string& name) {
  if (!is_name(name, kPersonNameMax)) return context_.print("A name has 1 to 24 characters: name NAME");
  context_.rename(name);
  context_.print("You are " + name + " from now on.");
}

void HomeCommands::with_game(const std::string& typed, void (HomeCommands::*then)(const MeantGame&)) {
  const MeantGame game = meant_game_and_seats(typed);
  if (!typed.empty() && !game.game) return context_.print(game.wrong);
  (this->*then)(game);
}

void HomeCommands::play_now(const MeantGame& meant) {
  const GameText* game = meant.game ? meant.game : game_texts().front();
  auto request = client::table_with_bots(std::string{game->kind()}, meant.seats.value_or(game->seats().usual));
  if (meant.rules) *request.mutable_rules() = *meant.rules;
  make_table(request);
}

void HomeCommands::go_on(const std::string& typed) {
  const auto& waiting = home_.waiting();
  if (waiting.empty()) return context_.print("No tables are waiting for you.");
  const auto number = typed.empty() ? std::optional{1U} : whole_number(typed, waiting.size());
  if (!number) return context_.print("There is no table with that number. Type help to see them.");
  const client::KeptSeat& seat = waiting[*number - 1].seat;
  const visit::Resume resume{seat.table_id};
  if (!seat.own) return way_.go({seat.server, {}, {}}, resume);
  way_.step(visit::Pursue{resume});
  server_.use();
}

void HomeCommands::forget(const std::string& typed) {
  const auto& waiting = home_.waiting();
  if (waiting.empty()) return context_.print("No tables are waiting for you.");
  if (typed.empty()) return context_.print("Forget which table? Type forget and its number.");
  const auto number = whole_number(typed, waiting.size());
  if (!number) return context_.print("There is no table with that number. Type help to see them.");
  const client::KeptSeat& seat = waiting[*number - 1].seat;
  context_.dialog.ask_yes_or_no("Forget this table? Your seat" + (seat.table ? " at " + shown(seat.table->name) : "") +
                                    " is given up, and you cannot go on there. (yes or no)",
                                [this, seat](bool forgets) {
                                  if (forgets) forget(seat);
                                });
}

void HomeCommands::forget(const client::KeptSeat& seat) {
  context_.tell(client::DropSeat{seat});
  context_.print("The table is forgotten.");
  // Our own server need not be started just to give up the seat: nobody else is waiting there.
  if (!seat.own && context_.core.status().kind == client::Status::Kind::offline)
    return way_.go({seat.server, {}, {}}, visit::GiveUpSeat{seat.table_id});
  home_.drop(seat);
}

void HomeCommands::make_table(const lobby::v1::CreateTableRequest& request) {
  // If a server is already being started for another purpose, that purpose is kept.
  if (!server_.starting() || context_.visit.aims_to<visit::Create>()) way_.step(visit::Pursue{visit::Create{request}});
  server_.use();
}

void HomeCommands::host(const MeantGame& game) {
  plan_.emplace(game, context_.name);
  context_.wants_guests = !context_.for_one_table();
  context_.print("Press Enter to accept the value in brackets. Type cancel to go back.");
  ask_host();
}

void HomeCommands::ask_host() {
  const auto question = plan_->question();
  const bool online = context_.visit.online();
  if (!question) return online ? way_.step(visit::Create{plan_->request()}) : make_table(plan_->request());
  const auto answer = [this](const std::string& line) {
    if (line == "cancel") return context_.visit.online() ? way_.show_tables() : home_.enter();
    context_.print(plan_->answer(line));
    ask_host();
  };
  plan_->asks_for_password() ? context_.dialog.ask_secretly(*question, answer) : context_.dialog.ask(*question, answer);
}

}  // namespace cardroom::terminal
