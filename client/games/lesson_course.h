#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "client/games/lesson.h"

namespace cardroom::client {

/// A person's way through a guided first game, for any client: which step comes now, and whether a move is the one that
/// it asks for. A value.
class LessonCourse {
 public:
  /// Begins with that step, from 0; with the first one if there is no such step. `lesson` must outlive this object.
  explicit LessonCourse(const Lesson& lesson, std::size_t first = 0)
      : lesson_{&lesson}, index_{first < lesson.steps.size() ? first : 0} {}

  const Lesson& lesson() const { return *lesson_; }
  const LessonStep& step() const { return lesson_->steps[index_]; }
  /// From 0.
  std::size_t index() const { return index_; }
  std::size_t count() const { return lesson_->steps.size(); }
  bool last() const { return index_ + 1 == count(); }
  /// Whether the step is to be shown: not while the others play, or after a move whose answer has not arrived.
  bool shown() const { return shown_; }
  bool may_go_back() const { return shown_ && index_ > 0 && !lesson_->steps[index_ - 1].asks; }

  /// The table has changed. Returns true if another step is shown, or the same one is shown again.
  bool follow(const table::v1::TableUpdate& update);
  /// Whether the table is in a pause for which the lesson has no step, so that the client should let the table go on.
  bool goes_on(const table::v1::TableUpdate& update) const;
  /// Goes on from a step that only shows. Returns false if it cannot. The next step might not be shown() until the
  /// table has gone on.
  bool next();
  bool back();
  /// Whether this is the move that the step asks for.
  bool allows(const table::v1::GameMove& move) const;
  /// The move has been sent.
  void sent(std::uint64_t decision);
  /// The move was not accepted.
  void not_done() { sent_.reset(); }

 private:
  /// The step to show once the table has settled: the next one if a move has been sent.
  const LessonStep& coming() const { return lesson_->steps[sent_ && !last() ? index_ + 1 : index_]; }

  const Lesson* lesson_;
  std::size_t index_;
  bool shown_ = false;
  bool paused_ = false;                ///< The table is in a pause.
  std::optional<std::uint64_t> sent_;  ///< The decision for which the asked move was sent.
};

}  // namespace cardroom::client
