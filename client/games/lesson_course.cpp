#include "client/games/lesson_course.h"

#include <utility>

namespace cardroom::client {

bool LessonCourse::follow(const table::v1::TableUpdate& update) {
  paused_ = update.phase() == table::v1::PHASE_PAUSED;
  const bool settled = update.has_decision() || (paused_ && coming().in_pause) || !update.winners().empty();
  const bool answered = sent_ && settled && !(update.has_decision() && update.decision() == *sent_);
  if (answered) {
    sent_.reset();
    if (!last()) ++index_;
  }
  const bool shows = settled && !sent_;
  const bool was_shown = std::exchange(shown_, shows);
  return shows && (answered || !was_shown);
}

bool LessonCourse::goes_on(const table::v1::TableUpdate& update) const {
  return update.phase() == table::v1::PHASE_PAUSED && !coming().in_pause;
}

bool LessonCourse::next() {
  if (!shown_ || step().asks || last()) return false;
  ++index_;
  // The pause was for the previous step; this one is shown with the decision that follows the pause.
  if (paused_ && !step().in_pause) shown_ = false;
  return true;
}

bool LessonCourse::back() {
  if (!may_go_back()) return false;
  --index_;
  return true;
}

bool LessonCourse::allows(const table::v1::GameMove& move) const {
  return shown_ && step().asked && step().asked->SerializeAsString() == move.SerializeAsString();
}

void LessonCourse::sent(std::uint64_t decision) {
  sent_ = decision;
  shown_ = false;
}

}  // namespace cardroom::client
