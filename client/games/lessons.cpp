#include "client/games/lessons.h"

#include "client/games/lesson_list.h"

namespace cardroom::client {

const Lesson* find_lesson(std::string_view kind) {
  static const auto lessons = all_lessons();
  const auto found = std::ranges::find(lessons, kind, &Lesson::kind);
  return found == lessons.end() ? nullptr : &*found;
}

}  // namespace cardroom::client
