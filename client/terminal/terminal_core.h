#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/core/client_core.h"
#include "client/core/outage.h"
#include "client/core/visit.h"
#include "client/terminal/game_text.h"
#include "client/terminal/host_plan.h"
#include "client/terminal/servers_near.h"
#include "client/terminal/terminal_io.h"

namespace cardroom::terminal {

/// Widest line, in columns: what a terminal has at least.
inline constexpr std::size_t kColumns = 80;

/// The other players have had this long before a line says for whom one waits; a bot is mostly faster.
inline constexpr std::chrono::milliseconds kWaitingSaidAfter{3'000};

/// Who has gone on has waited this long for the others before a line says so; mostly there is nobody to wait for.
inline constexpr std::chrono::milliseconds kGoneOnSaidAfter{1'000};

/// Of a kind that a server of another version has.
inline constexpr std::string_view kUnknownGame =
    "This program does not know this game and cannot show it. A newer version may.";

/// The terminal's text: lines typed and news of the client in, lines of text out. Line after line, nothing is ever
/// repainted, so that a screen reader or a Braille line can follow. Reads the state of the ClientCore that it is given,
/// and changes it only through Tell.
///
/// What a line means depends on where we are: at a table, at a server's list of tables, or nowhere (Home); or it
/// answers a question.
class TerminalCore {
 public:
  /// `core` outlives this object.
  TerminalCore(const client::ClientCore& core, Launch launch, Style style);

  std::vector<Output> step(Instant now, Input input);

 private:
  /// Which request an answer is for.
  enum class Tag : client::RequestTag {
    machine,
    visit,  ///< And those after it: the visit's.
    move = visit + client::Visit::kTags,
    change,
    hint,
    let_back
  };

  using Answer = std::function<void(const std::string&)>;
  using Words = std::vector<std::string>;

  // terminal_core.cpp: where things come in, and questions.
  void handle(const Start& in);
  void handle(const Typed& in);
  void handle(const InputEnded& in);
  void handle(const Interrupted& in);
  void handle(const Noticed& in);
  void handle(const LanChanged& in);
  void handle(const ServerReady& in);
  void handle(const ServerFailed& in);
  void handle(const ServerEnded& in);
  void handle(const Woken& in);
  void print(std::string_view line);
  void print(const Lines& lines);
  void tell(client::Input input) { out_.push_back(Tell{std::move(input)}); }
  void ask(std::string_view question, Answer answer);
  /// The answer is not to be seen.
  void ask_secretly(std::string_view question, Answer answer);
  /// Why a question is asked, which can cease while it waits for its answer.
  struct Reason {
    std::function<bool()> holds;
    std::function<void()> settled{};  ///< What is done instead of waiting; empty: nothing.
  };
  /// Only yes and no are answers. Without a reason the question waits for ever.
  void ask_yes_or_no(const std::string& question, std::function<void(bool)> answer,
                     const std::optional<Reason>& reason = {});
  void drop_settled_question();
  /// Hands something to the visit, and does what it says.
  void step_visit(client::visit::Input input);
  void perform(const client::visit::Output& output);
  void ask_server(Tag tag, session::v1::ClientMessage message);
  void ask_name();
  void rename(const std::string& name);
  void launch();
  void set_alarm();

  // terminal_home.cpp: Home, a server's list, and the ways to a table.
  /// The first time with all that can be typed there.
  void go_home();
  void show_home();
  void home_command(const Words& words, const std::string& line);
  void lobby_command(const Words& words, const std::string& line);
  void go(const client::Invitation& where, client::visit::Aim aim);
  void make_table(const lobby::v1::CreateTableRequest& request);
  void go_to_own_server();
  /// Null: the first game; to host, the one that is asked for.
  void play_now(const MeantGame& meant);
  void host(const MeantGame& game);
  /// The game that a command names, for `then`; says so if there is no such game.
  void with_game(const std::string& typed, void (TerminalCore::*then)(const MeantGame&));
  void ask_host();
  void use_own_server();
  void welcomed(const client::Welcomed& notice);
  void show_tables();
  void join(std::size_t number, bool watch);
  void ask_to_join(const client::visit::Question& question);
  void failed(const client::visit::Failed& failure);
  void status_changed();
  void key_changed(const client::KeyChanged& notice);

  // terminal_table.cpp: what happens at the table.
  void table_changed(const client::TableChanged& change);
  void tell_events(const client::TableChanged& change, bool were_away, Lines& lines) const;
  void table_left(const client::TableLeft& left);
  void has_left();
  void forget_table();
  void tell_chat(const client::ChatChanged& change);
  void watchers_changed();
  void tell_hint(const table::v1::Hint& hint);
  void enter_table();
  bool at_own_server() const;
  void keep_server_for_others();
  void tell_turn();
  void tell_pause();
  void tell_pace();
  void set_reminders();
  void show_table();
  void show_moves(bool all = false);
  /// A table that is private is opened first, if its owner wants that.
  void invite();
  void show_invitation();

  // terminal_commands.cpp: what the person types there.
  void table_command(const Words& words, const std::string& line);
  void say(const std::string& text);
  void ask_hint();
  void go_on();
  bool pace_command(const Words& words);
  void take(const Words& words);
  bool play_move(const std::string& typed);
  void play_advised();
  void send_move(const table::v1::GameMove& move);
  bool play_out_of_turn(const std::string& typed);
  void table_help();

  bool owner_command(const Words& words, const std::string& line);

  // terminal_core.cpp: going.
  void quit();
  void leave_and(bool quit_then);
  void end_server();
  void finish(int status);
  void answered(const client::Answered& notice);
  void given_up(const client::GivenUp& notice);

  const GameText* game() const;  ///< Of the table; null if this program cannot show it.
  /// Of the game that the table's view tells of: after it others may sit there. Precondition: there is a table.
  Cast cast_of_game() const;
  /// What the person is asked there. Precondition: there is a table; valid as long as it does not change.
  Asking asking_as(const Cast& cast) const;

  const client::ClientCore& core_;
  client::Visit visit_{core_, client::ServerPage::shown, static_cast<client::RequestTag>(Tag::visit)};
  Launch launch_;
  Style style_;
  std::string name_;  ///< The person's: what was told to the ClientCore last.
  std::optional<OwnServer> own_server_;
  bool server_ends_with_us_ = false;     ///< Unless others are there.
  bool server_kept_ = false;             ///< KeepServer was said.
  client::Outage::Cause outage_said_{};  ///< With lost_said_: what was known then.

  Answer question_;
  std::optional<Reason> question_reason_;
  bool typing_hidden_ = false;
  std::optional<HostPlan> host_plan_;
  bool at_home_ = false;
  bool home_shown_ = false;
  bool waiting_for_server_ = false;
  bool input_ended_ = false;

  ServersNear near_;

  std::optional<table::v1::TableUpdate> before_;  ///< The update that was told last.
  std::vector<std::string> watchers_;             ///< That were told last.
  std::string gathering_said_;
  std::optional<std::uint64_t> decision_said_;
  /// Of use only while that is asked.
  struct MoveForDecision {
    std::uint64_t decision = 0;
    table::v1::GameMove move{};
  };
  MoveForDecision draft_;                   ///< Of a move that takes several lines to type.
  std::optional<MoveForDecision> advised_;  ///< In the last hint.
  bool pause_said_ = false;
  std::string pace_said_;
  bool watchers_known_ = false;  ///< Something has been told of who watches here.
  bool lost_said_ = false;
  int left_behind_ = 0;  ///< People at the table on our own server when we left it.

  struct Reminder {
    Instant at{};
    std::string text;
  };
  std::vector<Reminder> reminders_;
  std::optional<Instant> quit_at_;  ///< We have said that we leave.
  bool quit_after_leaving_ = false;
  std::optional<Instant> alarm_;

  Instant now_{};
  std::vector<Output> out_;
};

}  // namespace cardroom::terminal
