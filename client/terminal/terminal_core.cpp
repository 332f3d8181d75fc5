#include "client/terminal/terminal_core.h"

#include <utility>

#include "client/terminal/picture_text.h"
#include "client/terminal/words.h"
#include "common/base/overloaded.h"
#include "common/protocol/name_text.h"

namespace cardroom::terminal {

namespace visit = client::visit;

TerminalCore::TerminalCore(const client::ClientCore& core, Launch launch, const Style& style)
    : context_{core, std::move(launch), style},
      entry_{context_.style},
      teller_{core, entry_, context_.style},
      server_{context_},
      home_{context_},
      way_{context_, server_, home_, teller_, entry_},
      own_table_{context_, way_},
      lesson_{context_, way_, own_table_, entry_},
      replaying_{context_, home_, own_table_},
      past_games_{context_, replaying_},
      home_commands_{context_, server_, home_, way_},
      table_commands_{context_, server_, way_, teller_, entry_} {}

std::vector<Output> TerminalCore::step(Instant now, Input input) {
  if (context_.finished) return {};
  context_.now = now;
  std::visit([this](const auto& in) { handle(in); }, input);
  if (own_table_.take_left()) own_table_left();
  if (!context_.finished) set_alarm();
  return context_.dialog.take();
}

void TerminalCore::own_table_left() {
  if (!context_.learning) {
    if (!context_.finished) replaying_.resume();
    return;
  }
  const std::string next = lesson_.left();
  if (!next.empty() && !context_.finished) home_commands_.play_now(meant_game_and_seats(next));
}

void TerminalCore::handle(const OwnTableFailed& in) {
  own_table_.forget();
  context_.learning ? lesson_.failed(in.reason) : replaying_.cannot_play_on(in.reason);
}

void TerminalCore::handle(const Start& in) {
  context_.hosting.use(in.running);
  context_.name = context_.core.profile().name;
  context_.name.empty() ? ask_name() : launch();
}

void TerminalCore::handle(const Typed& in) {
  const std::string line = trimmed(in.line);
  if (context_.dialog.answer(line)) return;
  std::vector<std::string> words = words_in(line);
  if (!words.empty()) words[0] = lowered(words[0]);
  if (!words.empty() && (words[0] == "quit" || words[0] == "exit")) return quit();
  if (!words.empty() && words[0] == "picture") return choose_picture(std::span{words}.subspan(1));
  if (replaying_.on()) return replaying_.typed(words, line);
  if (context_.visit.table() && lesson_.on() && lesson_.typed(words, line)) return;
  if (context_.visit.table()) return table_commands_.typed(words, line);
  if (context_.visit.online()) return home_commands_.typed_at_list(words, line);
  if (!words.empty() && words[0] == "learn") return lesson_.learn(after_words(line, 1));
  if (past_games_.typed(words, line)) return;
  home_commands_.typed_at_home(words, line);
}

void TerminalCore::handle(const InputEnded&) {
  // The result of starting the server must still be reported, at least by the exit status.
  if (server_.starting() && !std::exchange(input_ended_, true)) return;
  if (way_.leaving_until()) return;  // The input of a closed terminal ends twice, because SIGHUP is sent, too.
  // The person can no longer be asked. A server that ends with us keeps running only if others are at its table, and
  // never if it was started for one property file.
  const bool ends_server = server_.ends_with_us() && (context_.for_one_table() || context_.hosting.others() == 0);
  ends_server ? quit_at_once() : way_.quit();
}

void TerminalCore::handle(const Interrupted&) {
  // A second Control-C, or one during a question, means that the person wants to leave at once.
  context_.dialog.asks() || way_.leaving_until() ? quit_at_once() : quit();
}

void TerminalCore::handle(const Noticed& in) {
  std::visit(Overloaded{
                 [this](const client::StatusChanged&) {
                   way_.status_changed();
                   server_.look_for_lost();
                 },
                 [this](const client::Welcomed& notice) { way_.welcomed(notice); },
                 [this](const client::KeyChanged& notice) { way_.key_changed(notice); },
                 [this](const client::Answered& notice) {
                   static_cast<Tag>(notice.tag) < Tag::move ? way_.step(notice) : table_commands_.answered(notice);
                 },
                 [this](const client::GivenUp& notice) { given_up(notice); },
                 [this](const client::TableChanged& notice) {
                   way_.table_changed(notice);
                   own_table_.follow();
                   lesson_.follow();
                 },
                 [this](const client::TableWaits&) {
                   context_.warn("The server has a storage problem. The table waits until it can go on.");
                 },
                 [this](const client::TableLeft& notice) { way_.table_left(notice); },
                 [this](const client::ChatChanged& notice) { way_.chat_changed(notice); },
                 [this](const client::WatchersChanged&) { context_.print(teller_.watchers()); },
                 [this](const client::DealChanged&) { context_.print(teller_.deal_news()); },
                 [](const auto&) {},  // Handled by the shell, or nothing to report.
             },
             in.notice);
  context_.dialog.drop_settled_question();
}

void TerminalCore::handle(const LanChanged& in) {
  home_.servers_changed(in, server_.starting());
}

void TerminalCore::handle(const ServerReady& in) {
  server_.ready(in.server, /*goes_there=*/!input_ended_);
  if (input_ended_) handle(InputEnded{});
}

void TerminalCore::handle(const ServerFailed& in) {
  if (!server_.failed(in.reason)) return;
  if (context_.for_one_table()) {
    context_.dialog.put(Print{in.reason});  // Not wrapped, for programs that read the output.
    return context_.finish(2);
  }
  context_.warn("The server could not be started: " + in.reason);
  input_ended_ ? context_.finish(1) : home_.enter();
}

void TerminalCore::handle(const ServerLookedFor& in) {
  using Found = ServerKeeper::Found;
  switch (server_.looked_for(in.running)) {
    case Found::nothing_to_do: return;
    case Found::died: return server_died("The server on this machine");
    case Found::restarted: return handle(ServerReady{*in.running});
    case Found::not_started: return handle(ServerFailed{server_.why_not()});
  }
}

void TerminalCore::handle(const FileSaved& in) {
  if (in.why_not.empty()) return context_.print("The game was saved as " + in.path + ".");
  context_.warn(in.path + " was not written: " + in.why_not);
}

void TerminalCore::handle(const ServerEnded&) {
  server_died("The server that you started");
}

void TerminalCore::server_died(const std::string& which) {
  const bool was_there = context_.hosting.here() && context_.core.status().kind != client::Status::Kind::offline;
  const bool had_table = was_there && context_.core.table();
  if (server_.start_again()) return context_.warn(which + " has ended. It is being started again.");
  context_.warn(which +
                (had_table && !context_.core.keeps_tables() ? " has ended: the table is gone." : " has ended."));
  if (context_.for_one_table()) return context_.finish(1);
  if (was_there) context_.tell(client::ServerEnded{});
}

void TerminalCore::handle(const Woken&) {
  alarm_.reset();
  if (way_.leaving_until() && context_.now >= *way_.leaving_until()) return context_.finish(0);
  context_.print(context_.reminders.take_due(context_.now));
  if (const auto due = table_news_due(); due && context_.now >= *due) context_.print(teller_.turn(context_.now));
  if (replaying_.on()) replaying_.woken();
}

std::optional<Instant> TerminalCore::table_news_due() const {
  return context_.visit.table() && context_.visit.online() ? teller_.due() : std::nullopt;
}

void TerminalCore::set_alarm() {
  std::optional<Instant> next = context_.reminders.next();
  for (const auto& other : {way_.leaving_until(), table_news_due(), replaying_.due()})
    if (other && (!next || *other < *next)) next = other;
  if (!next || next == alarm_) return;
  alarm_ = next;
  context_.dialog.put(WakeAt{*next});
}

void TerminalCore::given_up(const client::GivenUp& notice) {
  way_.step(notice);
  if (notice.reason == client::Unanswered::queue_full)
    context_.print(warning("Too much is waiting for the connection already; that was not taken.", context_.style));
  if (notice.reason == client::Unanswered::session_lost)
    context_.print("What you asked for last may have been done or not: the server does not know us any more.");
}

void TerminalCore::ask_name() {
  const std::string& login = context_.launch.proposed_name;
  const std::string proposed = is_name(login, kPersonNameMax) ? login : "Player";
  context_.dialog.ask("Welcome to Cardroom. What's your name? (" + proposed + ")",
                      [this, proposed](const std::string& line) {
                        const std::string name = line.empty() ? proposed : line;
                        if (!is_name(name, kPersonNameMax)) {
                          context_.print("A name has 1 to 24 characters.");
                          return ask_name();
                        }
                        context_.rename(name);
                        launch();
                      });
}

void TerminalCore::choose_picture(std::span<const std::string> words) {
  const auto picture = typed_picture(words);
  if (!picture) return context_.print(picture_choices());
  context_.tell(client::ChoosePicture{*picture});
  context_.print(chosen_words(*picture));
}

void TerminalCore::launch() {
  const Launch& launch = context_.launch;
  switch (launch.kind) {
    case Launch::Kind::home: return launch.record.empty() ? home_.enter() : replaying_.read(launch.record);
    case Launch::Kind::play_now: return home_commands_.play_now(meant_game_and_seats(launch.game));
    case Launch::Kind::host: return home_commands_.host(meant_game_and_seats(launch.game));
    case Launch::Kind::join: return launch.target ? way_.go(*launch.target, visit::Look{launch.watch}) : home_.enter();
    case Launch::Kind::private_table: way_.step(visit::Pursue{visit::TakeOnlySeat{}}); return server_.use();
  }
}

void TerminalCore::quit_at_once() {
  if (server_.ends_with_us() && context_.for_one_table()) {
    server_.end();
  } else if (server_.ends_with_us() && context_.hosting.others() == 0) {
    server_.let_go();
  }
  context_.finish(0);
}

void TerminalCore::quit() {
  const auto again = [this] { quit(); };
  const int guests = context_.hosting.others();
  if (server_.ends_with_us() && guests > 0)
    return context_.dialog.ask_yes_or_no(
        counted(guests, "other person is", "other people are") +
            " here. Shall your server go on without you? yes: they play on. no: it ends, and they are told.",
        [this](bool keeps) {
          if (keeps) return way_.quit();
          server_.end();
          context_.finish(0);
        },
        Dialog::Reason{[this] { return context_.hosting.others() > 0; }, again});
  if (server_.ends_with_us()) context_.for_one_table() ? server_.end() : server_.let_go();
  server_.ends_with_us() && context_.hosting.here() ? context_.finish(0) : way_.quit();
}

}  // namespace cardroom::terminal
