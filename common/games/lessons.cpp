#include "common/games/lessons.h"

#include "common/games/lesson_match.h"
#include "common/games/list.h"

namespace cardroom {

std::optional<LessonTable> lesson_table(std::string_view kind, std::uint32_t made) {
  std::optional<LessonTable> table;
  AllKinds::for_each([&]<class Kind>(Kind) {
    if (Kind::Game::kFacts.id != kind) return;
    table = LessonTable{.name = Kind::Game::kFacts.name, .seats = Kind::Lesson::kSeats, .begin = [made] {
                          return std::make_unique<LessonMatch<Kind>>(made);
                        }};
  });
  return table;
}

}  // namespace cardroom
