#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "client/terminal/home_commands.h"
#include "client/terminal/lesson_guide.h"
#include "client/terminal/past_games.h"
#include "client/terminal/table_commands.h"

namespace cardroom::terminal {

/// The terminal client's state machine: typed lines and the client's notices in, lines of text out. Works line by line,
/// without repainting, so that a screen reader or a Braille display can follow. Reads the state of the ClientCore, and
/// changes it only through Tell.
///
/// The meaning of a line depends on where the person is: at a table, at a server's list of tables, or at home; or it
/// answers a question.
class TerminalCore {
 public:
  /// `core` must outlive this object.
  TerminalCore(const client::ClientCore& core, Launch launch, const Style& style);

  std::vector<Output> step(Instant now, Input input);

 private:
  void handle(const Start& in);
  void handle(const Typed& in);
  void handle(const InputEnded& in);
  void handle(const Interrupted& in);
  void handle(const Noticed& in);
  void handle(const LanChanged& in);
  void handle(const ServerReady& in);
  void handle(const ServerFailed& in);
  void handle(const OwnTableReady& in) { own_table_.ready(in.server); }
  void handle(const OwnTableFailed& in);
  void handle(const ServerLookedFor& in);
  void handle(const FileSaved& in);
  void handle(const GamesListed& in) { past_games_.listed(in); }
  void handle(const GameRead& in) { replaying_.begin(in); }
  void handle(const MoveJudged& in) { replaying_.judged(in); }
  void handle(const GameDeleted& in) { past_games_.deleted(in); }
  void handle(const ServerEnded& in);
  void handle(const Woken& in);
  /// `which` names the server, for the person.
  void server_died(const std::string& which);
  /// The person has left the table on a server of its own.
  void own_table_left();
  void given_up(const client::GivenUp& notice);
  void ask_name();
  void launch();
  void choose_picture(std::span<const std::string> words);
  void quit();
  /// Quits without notifying the server or the person.
  void quit_at_once();
  void set_alarm();
  /// When the table has news even without an update; empty if it has none, or the connection is lost.
  std::optional<Instant> table_news_due() const;

  Context context_;
  MoveEntry entry_;
  TableTeller teller_;
  ServerKeeper server_;
  Home home_;
  Way way_;
  OwnTable own_table_;
  LessonGuide lesson_;
  Replaying replaying_;
  PastGames past_games_;
  HomeCommands home_commands_;
  TableCommands table_commands_;
  bool input_ended_ = false;
  std::optional<Instant> alarm_;
};

}  // namespace cardroom::terminal
