#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "client/core/table_memory.h"
#include "client/replay/replay.h"
#include "client/terminal/home.h"
#include "client/terminal/own_table.h"
#include "client/terminal/reviewing.h"

namespace cardroom::terminal {

/// Replays a finished game, moment by moment, in the words of a table. GameRead begins it.
class Replaying {
 public:
  /// Everything passed in must outlive this object.
  Replaying(Context& context, Home& home, OwnTable& own_table)
      : context_{context}, home_{home}, own_table_{own_table} {}

  /// Asks for the file of a game, to replay it. `seat`: the person's, if it is known to be a game that they played.
  /// `review`: their moves are reviewed at once.
  void read(const std::string& path, std::optional<std::uint32_t> seat = {}, bool review = false);
  /// The file has been read. If it is not the record of a game, tells the person why.
  void begin(const GameRead& read);
  bool on() const { return replay_.has_value() && !own_table_.here(); }
  /// A move has been judged for the review.
  void judged(const MoveJudged& in);

  /// The table where the person wanted to play on from a moment could not be created.
  void cannot_play_on(const std::string& why);
  /// The person has left that table: shows the moment again.
  void resume();

  /// Handles a line, given as a whole and as its words, the first in lower case. Precondition: on().
  void typed(std::span<const std::string> words, const std::string& line);
  /// When the next moment is due; empty unless the game is replayed automatically.
  std::optional<Instant> due() const { return next_at_; }
  /// That time has come. Precondition: on().
  void woken();

 private:
  /// The index of the last moment.
  std::size_t last() const { return replay_->moments().size() - 1; }
  const client::Table& table() const { return *memory_.table(); }
  Cast players() const;

  void next(std::size_t moments);
  /// Goes to that moment, and prints nothing.
  void arrive(std::size_t moment);
  void go(std::size_t moment);
  /// Describes the table at this moment.
  Lines standing() const;
  Lines ending() const;
  std::string position() const;
  void play(std::span<const std::string> words);
  /// Plays on from this moment against bots: in the seat whose view is shown or, if all hands are shown, in the
  /// person's seat or, if they did not play, in that of the player to move.
  void play_on();
  void set_pace();
  bool go_to_chapter(const std::string& line);
  void go_to_mark(std::span<const std::string> words);
  Lines marks() const;
  void see_as(const std::string& name);
  /// The seat that a name, a number or "me" means; empty, and the person is told, if there is none.
  std::optional<Seat> seat_named(const std::string& name) const;
  void review(const std::string& name);
  void costly(std::span<const std::string> words);
  void check() const;
  void save(const std::string& path, std::string text, const char* how);
  Lines help() const;
  void done();

  Context& context_;
  Home& home_;
  OwnTable& own_table_;
  Reviewing reviewing_{context_};
  bool reviews_ = false;  ///< The next game that is read is reviewed at once.
  std::optional<client::Replay> replay_;
  std::string path_;  ///< Of the game's file.
  std::string file_;  ///< Its content.
  client::Replay::Eyes eyes_;
  client::TableMemory memory_;
  std::size_t at_ = 0;  ///< The index of the moment that is shown.
  double speed_ = 1;
  std::optional<Instant> next_at_;  ///< While the game is replayed automatically.
};

}  // namespace cardroom::terminal
