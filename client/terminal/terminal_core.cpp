#include "client/terminal/terminal_core.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <utility>

#include "client/terminal/owner_commands.h"
#include "client/terminal/table_text.h"
#include "client/terminal/words.h"
#include "common/base/overloaded.h"
#include "common/protocol/name_text.h"

namespace cardroom::terminal {

namespace visit = client::visit;

namespace {

/// What is due longer than this is not said any more.
constexpr Instant kReminderLateMax{1'000};

std::string trimmed(std::string_view line) {
  const auto first = line.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return std::string{line.substr(first, line.find_last_not_of(" \t\r") - first + 1)};
}

/// Commands are read in any case; only ASCII letters matter to them.
std::string lowered(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

}  // namespace

TerminalCore::TerminalCore(const client::ClientCore& core, Launch launch, Style style)
    : core_{core}, launch_{std::move(launch)}, style_{style} {}

std::vector<Output> TerminalCore::step(Instant now, Input input) {
  now_ = now;
  std::visit([this](const auto& in) { handle(in); }, input);
  set_alarm();
  return std::exchange(out_, {});
}

void TerminalCore::handle(const Start& in) {
  own_server_ = in.running;
  name_ = core_.profile().name;
  name_.empty() ? ask_name() : launch();
}

void TerminalCore::handle(const Typed& in) {
  const std::string line = trimmed(in.line);
  if (std::exchange(typing_hidden_, false)) out_.push_back(HideTyping{false});
  if (const Answer answer = std::exchange(question_, nullptr)) return answer(line);
  std::istringstream stream{line};
  Words words;
  for (std::string word; stream >> word;)
    words.push_back(word);
  if (!words.empty()) words[0] = lowered(words[0]);
  if (!words.empty() && (words[0] == "quit" || words[0] == "exit")) return quit();
  if (visit_.table()) return table_command(words, line);
  if (visit_.online()) return lobby_command(words, line);
  home_command(words, line);
}

void TerminalCore::handle(const InputEnded&) {
  // Whether the server comes is still to be said, by the exit status if by nothing else.
  if (waiting_for_server_ && !std::exchange(input_ended_, true)) return;
  // Nobody can be asked any more. The seat stays ours for a while, a bot holds it; a server stays for others only.
  const bool others = (visit_.table() && client::others_present(visit_.table()->update) > 0) || left_behind_ > 0;
  if (server_ends_with_us_ && (!others || launch_.kind == Launch::Kind::private_table)) end_server();
  finish(0);
}

void TerminalCore::handle(const Interrupted&) {
  // A second time, or in the middle of a question: the person wants out.
  if (question_ || quit_at_) return handle(InputEnded{});
  quit();
}

void TerminalCore::handle(const Noticed& in) {
  std::visit(Overloaded{
                 [this](const client::StatusChanged&) { status_changed(); },
                 [this](const client::Welcomed& notice) { welcomed(notice); },
                 [this](const client::KeyChanged& notice) { key_changed(notice); },
                 [this](const client::Answered& notice) { answered(notice); },
                 [this](const client::GivenUp& notice) { given_up(notice); },
                 [this](const client::TableChanged& notice) { table_changed(notice); },
                 [this](const client::TableWaits&) {
                   print(warning("The server has a storage problem. The table waits until it can go on.", style_));
                 },
                 [this](const client::TableLeft& notice) { table_left(notice); },
                 [this](const client::ChatChanged& notice) { tell_chat(notice); },
                 [this](const client::WatchersChanged&) { watchers_changed(); },
                 [](const auto&) {},  // For the shell, or nothing to see.
             },
             in.notice);
  drop_settled_question();
}

void TerminalCore::handle(const LanChanged& in) {
  // While ours is on its way, one on this machine may be ours.
  const auto may_be_own = [this](const client::LanServer& server) {
    return is_own(own_server_, server) || (waiting_for_server_ && server.address.starts_with("127."));
  };
  print(near_.changed(in.servers, in.lonely, at_home_, may_be_own));
}

void TerminalCore::handle(const ServerReady& in) {
  waiting_for_server_ = false;
  own_server_ = in.server;
  server_ends_with_us_ = in.server.started_by_us && !launch_.keep_server;
  for (const std::string& said : in.server.warnings)
    out_.push_back(Print{warning(said, style_)});  // One line, also for a program that reads it.
  if (launch_.keep_server) keep_server_for_others();
  if (input_ended_) return handle(InputEnded{});
  go_to_own_server();
}

void TerminalCore::handle(const ServerFailed& in) {
  waiting_for_server_ = false;
  if (launch_.kind == Launch::Kind::private_table) {
    out_.push_back(Print{in.reason});  // One line, also for a program that reads it.
    return finish(2);
  }
  print(warning("The server could not be started: " + in.reason, style_));
  if (input_ended_) return finish(1);
  go_home();
}

void TerminalCore::handle(const ServerEnded&) {
  const bool was_there = at_own_server() && core_.status().kind != client::Status::Kind::offline;
  const bool had_table = was_there && core_.table();
  own_server_.reset();
  server_ends_with_us_ = server_kept_ = false;
  left_behind_ = 0;
  print(warning(had_table ? "The server that you started has ended: the table is gone."
                          : "The server that you started has ended.",
                style_));
  if (launch_.kind == Launch::Kind::private_table) return finish(1);
  if (was_there) tell(client::ServerEnded{});
}

void TerminalCore::handle(const Woken&) {
  alarm_.reset();
  if (quit_at_ && now_ >= *quit_at_) return finish(0);
  // One that this program has slept through (Ctrl-Z, a closed lid) is not true any more.
  for (const Reminder& reminder : reminders_)
    if (now_ >= reminder.at && now_ - reminder.at < kReminderLateMax) print(reminder.text);
  std::erase_if(reminders_, [this](const Reminder& reminder) { return now_ >= reminder.at; });
}

void TerminalCore::set_alarm() {
  std::optional<Instant> next = quit_at_;
  for (const Reminder& reminder : reminders_)
    if (!next || reminder.at < *next) next = reminder.at;
  if (!next || next == alarm_) return;
  alarm_ = next;
  out_.push_back(WakeAt{*next});
}

void TerminalCore::print(std::string_view line) {
  if (!line.empty()) out_.push_back(Print{wrapped(line, kColumns)});
}

void TerminalCore::print(const Lines& lines) {
  for (const std::string& line : lines)
    print(line);
}

void TerminalCore::ask(std::string_view question, Answer answer) {
  print(question);
  question_ = std::move(answer);
  question_reason_ = {};
}

void TerminalCore::ask_secretly(std::string_view question, Answer answer) {
  ask(question, std::move(answer));
  if (!std::exchange(typing_hidden_, true)) out_.push_back(HideTyping{true});
}

void TerminalCore::ask_yes_or_no(const std::string& question, std::function<void(bool)> answer,
                                 const std::optional<Reason>& reason) {
  ask(question, [this, question, answer = std::move(answer), reason](const std::string& line) {
    const std::string word = lowered(line);
    if (word == "yes" || word == "y") return answer(true);
    if (word == "no" || word == "n") return answer(false);
    print("Please type yes or no.");
    ask_yes_or_no(question, answer, reason);
  });
  question_reason_ = reason;
}

void TerminalCore::drop_settled_question() {
  if (!question_ || !question_reason_ || question_reason_->holds()) return;
  question_ = {};
  print("There is nothing to answer any more.");
  if (const auto reason = std::exchange(question_reason_, {}); reason->settled) reason->settled();
}

void TerminalCore::step_visit(visit::Input input) {
  for (const visit::Output& output : visit_.step(std::move(input)))
    perform(output);
}

void TerminalCore::perform(const visit::Output& output) {
  std::visit(Overloaded{
                 [this](const client::Ask& request) { ask_server(static_cast<Tag>(request.tag), request.message); },
                 [this](const visit::Question& question) { ask_to_join(question); },
                 [this](const visit::TablesListed&) { show_tables(); },
                 [this](const visit::NothingToDo&) { step_visit(visit::ListTables{}); },
                 [this](const visit::Left&) { has_left(); }, [this](const visit::Failed& failure) { failed(failure); },
                 [](const auto&) {},  // What happens at the table comes with it.
             },
             output);
}

void TerminalCore::ask_server(Tag tag, session::v1::ClientMessage message) {
  if (!visit_.online()) print("There is no connection at the moment. That will be sent when it is back.");
  tell(client::Ask{static_cast<client::RequestTag>(tag), std::move(message)});
}

void TerminalCore::ask_name() {
  const std::string proposed = is_name(launch_.proposed_name, kPersonNameMax) ? launch_.proposed_name : "Player";
  ask("Welcome to Cardroom. What shall the others call you? (" + proposed + ")",
      [this, proposed](const std::string& line) {
        const std::string name = line.empty() ? proposed : line;
        if (!is_name(name, kPersonNameMax)) {
          print("A name has 1 to 24 characters.");
          return ask_name();
        }
        rename(name);
        launch();
      });
}

void TerminalCore::rename(const std::string& name) {
  name_ = name;
  tell(client::Rename{name});
}

void TerminalCore::launch() {
  switch (launch_.kind) {
    case Launch::Kind::home: return go_home();
    case Launch::Kind::play_now: return play_now(meant_game_and_seats(launch_.kind_of_game));
    case Launch::Kind::host: return host(meant_game_and_seats(launch_.kind_of_game));
    case Launch::Kind::join: return launch_.target ? go(*launch_.target, visit::Look{launch_.watch}) : go_home();
    case Launch::Kind::private_table: step_visit(visit::Pursue{visit::TakeOnlySeat{}}); return use_own_server();
  }
}

void TerminalCore::quit() {
  const client::Table* table = visit_.table();
  const int others = table ? client::others_present(table->update) : left_behind_;
  const auto go_on = [this] { quit(); };
  if (server_ends_with_us_) {
    if (others == 0) {
      end_server();
      return finish(0);
    }
    return ask_yes_or_no(
        counted(others, "other person is", "other people are") +
            " here. Shall your server go on without you? yes: they play on. no: it ends, and they are told.",
        [this](bool keeps) {
          if (keeps) return leave_and(true);
          end_server();
          finish(0);
        },
        Reason{[this] { return (visit_.table() ? client::others_present(visit_.table()->update) : left_behind_) > 0; },
               go_on});
  }
  if (!table) return finish(0);
  if (others == 0 || !table->update.has_seat() || !visit_.online()) return leave_and(true);
  ask_yes_or_no(
      "Do you leave for good? yes: your seat is given up. no: a bot keeps it as long as the table is there.",
      [this](bool for_good) { for_good ? leave_and(true) : finish(0); },
      Reason{[this] { return visit_.table() && visit_.table()->update.has_seat() && visit_.online(); }, go_on});
}

void TerminalCore::end_server() {
  out_.push_back(EndServer{});
  server_kept_ = false;
}

void TerminalCore::leave_and(bool quit_then) {
  if (!visit_.online()) {
    print("There is no connection, so the server cannot be told. If it still runs, a bot keeps your seat.");
    if (quit_then) return finish(0);
    tell(client::Stop{});
    before_.reset();
    reminders_.clear();
    lost_said_ = false;
    return go_home();
  }
  if (!core_.table()) {  // It has gone while the person was asked.
    if (quit_then) finish(0);
    return;
  }
  quit_after_leaving_ = quit_then;
  left_behind_ = own_server_ && server_ends_with_us_ ? client::others_present(core_.table()->update) : 0;
  if (quit_then) quit_at_ = now_ + client::kLeavingMax;
  step_visit(visit::Leave{});
}

void TerminalCore::finish(int status) {
  if (own_server_ && own_server_->started_by_us && server_kept_ && own_server_->pid != 0)
    print("Your server goes on without you. To end it, type in a shell: kill " + std::to_string(own_server_->pid));
  question_ = {};
  quit_at_.reset();
  reminders_.clear();
  if (std::exchange(typing_hidden_, false)) out_.push_back(HideTyping{false});
  tell(client::Stop{});
  out_.push_back(Quit{status});
}

void TerminalCore::answered(const client::Answered& notice) {
  const auto tag = static_cast<Tag>(notice.tag);
  const auto& answer = notice.answer;
  if (tag < Tag::move) return step_visit(notice);
  if (answer.has_hint()) return tell_hint(answer.hint());
  if (answer.has_removed_list()) return print(removed_words(answer.removed_list()));
  if (tag == Tag::let_back) {
    const bool refused_as_unknown = answer.refused().reason() == session::v1::REFUSAL_REASON_MALFORMED;
    if (refused_as_unknown) return print("Nobody of that name was removed. removed lists who was.");
    if (answer.has_done()) return print("They may join again.");
  }
  if (!answer.has_refused()) return;
  const auto& refused = answer.refused();
  const bool rule_known = refused.reason() == session::v1::REFUSAL_REASON_BROKE_RULE && refused.has_rule() && game();
  const std::string_view rule = rule_known ? game()->broken_rule(refused.rule()) : std::string_view{};
  print(warning(rule.empty() ? words_for(refused) : rule, style_));
  if (tag == Tag::move) {
    decision_said_.reset();
    tell_turn();
  }
}

void TerminalCore::given_up(const client::GivenUp& notice) {
  step_visit(notice);
  if (notice.reason == client::Unanswered::queue_full)
    print(warning("Too much is waiting for the connection already; that was not taken.", style_));
  if (notice.reason == client::Unanswered::session_lost)
    print("What you asked for last may have been done or not: the server does not know us any more.");
}

const GameText* TerminalCore::game() const {
  return core_.table() ? find_game_text(core_.table()->update.settings().kind()) : nullptr;
}

}  // namespace cardroom::terminal
