#pragma once

#include <optional>
#include <span>
#include <string>

#include "client/core/game_log.h"
#include "client/terminal/way.h"

namespace cardroom::terminal {

/// The delay before a person who asks to go on is told that the table waits for others. Usually it need not wait.
inline constexpr std::chrono::milliseconds kGoneOnSaidAfter{1'000};

/// The person's commands at a table, and the server's answers to them.
class TableCommands {
 public:
  /// Everything passed in must outlive this object.
  TableCommands(Context& context, ServerKeeper& server, Way& way, TableTeller& teller, MoveEntry& entry)
      : context_{context}, server_{server}, way_{way}, teller_{teller}, entry_{entry} {}

  /// Handles a line, given as a whole and as its words, the first in lower case. Precondition: there is a table.
  void typed(std::span<const std::string> words, const std::string& line);
  /// Handles an answer that is not for the visit.
  void answered(const client::Answered& notice);

 private:
  const table::v1::TableUpdate& update() const { return context_.core.table()->update; }
  void print(std::string_view line) { context_.dialog.print(line); }
  void print(const Lines& lines) { context_.dialog.print(lines); }
  /// Fills in a request and sends it.
  void ask(Tag tag, auto fill) {
    session::v1::ClientMessage message;
    fill(message);
    context_.ask_server(tag, std::move(message));
  }

  bool show(std::span<const std::string> words);
  void say(const std::string& text);
  void react(std::span<const std::string> words);
  void ask_hint();
  void play_again();
  void go_on();
  void take_break();
  /// Takes the person's last move back, or agrees that another player may take one back.
  void take_back();
  /// Opens or closes the hands, for a person who is alone at the table.
  void open_hands(bool open);
  /// Steps one move back in a game with open hands or, with `forth`, one move forward again.
  void step(bool forth);
  /// Fetches the game's log for a file of this name.
  void export_log(const std::string& file);
  /// Waits for the missing player, or lets a bot take over.
  void wait_for_missing(bool wait);
  void take_seat(std::span<const std::string> words);
  bool command_as_owner(std::span<const std::string> words, const std::string& line);
  bool play(const std::string& typed);
  void play_advised();
  void send(const table::v1::GameMove& move);
  void leave();
  /// Opens a private table first, if its owner agrees.
  void invite();
  Lines help() const;

  Context& context_;
  ServerKeeper& server_;
  Way& way_;
  TableTeller& teller_;
  MoveEntry& entry_;
  /// The log that is being fetched.
  struct Export {
    std::string file;
    client::GameLogParts parts{};
  };
  std::optional<Export> export_{};
};

}  // namespace cardroom::terminal
