#include "server/ops/private_lesson.h"

#include <utility>

#include "common/games/lessons.h"

namespace cardroom::server {

std::optional<PrivateTable> lesson_private_table(const LessonWords& lesson) {
  auto table = lesson_table(lesson.game, lesson.made);
  if (!table) return std::nullopt;
  PrivateTable result{.name = std::string{table->name},
                      .kind = lesson.game,
                      .begin = std::move(table->begin),
                      .seats = {},
                      .script_pace = kLessonPace,
                      .animate = true};
  result.seats.assign(table->seats, BotPlan{BotType::basic, kLessonPace});
  result.seats[kLearnerSeat.index].reset();
  return result;
}

}  // namespace cardroom::server
