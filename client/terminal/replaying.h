#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "client/core/table_memory.h"
#include "client/replay/replay.h"
#include "client/terminal/home.h"

namespace cardroom::terminal {

/// Shows a finished game again, moment by moment, in the words of a table. GameRead begins it.
class Replaying {
 public:
  /// All parts must outlive this object.
  Replaying(Context& context, Home& home) : context_{context}, home_{home} {}

  /// Asks for the file of a game, to show it.
  void read(const std::string& path);
  /// The file is there. If it is not that of a game, the person is told why.
  void begin(const GameRead& read);
  bool on() const { return replay_.has_value(); }

  /// Handles a line, given as a whole and as its words, the first in lower case. Precondition: on().
  void typed(std::span<const std::string> words, const std::string& line);
  /// When the next moment is due, if the game is played by itself.
  std::optional<Instant> due() const { return next_at_; }
  /// That time has come. Precondition: on().
  void woken();

 private:
  /// The index of the moment that is shown.
  std::size_t last() const { return replay_->moments().size() - 1; }
  const client::Table& table() const { return *memory_.table(); }
  Cast players() const;

  void next(std::size_t moments);
  /// Shows that moment, without a word.
  void arrive(std::size_t moment);
  void go(std::size_t moment);
  /// Tells how the table is at this moment.
  Lines standing() const;
  Lines ending() const;
  std::string position() const;
  void play(std::span<const std::string> words);
  void set_pace();
  bool go_to_chapter(const std::string& line);
  void go_to_mark(std::span<const std::string> words);
  Lines marks() const;
  void see_as(const std::string& name);
  void check() const;
  void save(const std::string& path, std::string text, const char* how);
  Lines help() const;
  void done();

  Context& context_;
  Home& home_;
  std::optional<client::Replay> replay_;
  std::string file_;  ///< The content of the game's file.
  client::Replay::Eyes eyes_;
  client::TableMemory memory_;
  std::size_t at_ = 0;
  double speed_ = 1;
  std::optional<Instant> next_at_;  ///< While the game is played by itself.
};

}  // namespace cardroom::terminal
