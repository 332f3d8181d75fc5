#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "client/games/lesson_course.h"
#include "client/terminal/own_table.h"

namespace cardroom::terminal {

/// A guided first game: begins it, says step by step what to do and why, and accepts only the move that a step asks
/// for.
class LessonGuide {
 public:
  /// Everything passed in must outlive this object.
  LessonGuide(Context& context, Way& way, OwnTable& own_table, MoveEntry& entry)
      : context_{context}, way_{way}, own_table_{own_table}, entry_{entry} {}

  /// "learn pasur", typed at home or at a table of bots; without a game, the first one.
  void learn(const std::string& typed);
  void failed(const std::string& why);
  /// Whether the person is at the table of a guided first game.
  bool on() const { return context_.learning && own_table_.here(); }

  /// Handles a line typed in a guided first game. Returns false if it is a command that means the same as at any table.
  bool typed(std::span<const std::string> words, const std::string& line);
  /// Called when the table has changed: says the next step.
  void follow();
  /// The person has left the guided first game. Returns the kind that they want to play for real; empty: none.
  std::string left();

 private:
  const table::v1::TableUpdate& update() const { return context_.core.table()->update; }
  void tell();
  /// Whether that word is a command that shows something, here as at any table.
  bool shows_something(std::string_view word) const;
  Lines help() const;
  /// Why that move is not the one to make now. Precondition: the step asks for a move.
  std::string why_not(const table::v1::GameMove& move);
  void next();
  /// Ends a pause for which the lesson has no step.
  void go_on();
  void play(const std::string& line);

  Context& context_;
  Way& way_;
  OwnTable& own_table_;
  MoveEntry& entry_;
  std::optional<client::LessonCourse> course_;  ///< While Context::learning.
  bool greeted_ = false;
  bool goes_on_ = false;    ///< The end of this pause has been requested.
  std::string plays_next_;  ///< The kind that the person wants to play for real after this game.
};

}  // namespace cardroom::terminal
