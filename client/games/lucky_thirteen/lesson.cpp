#include "client/games/lucky_thirteen/lesson.h"

#include "common/games/lucky_thirteen/lucky_thirteen_lesson.h"
#include "common/games/lucky_thirteen/lucky_thirteen_wire.h"

namespace cardroom::lucky_thirteen::story {

client::Lesson lesson() {
  using enum client::LessonTag;
  return client::lesson_of<Wire, Lesson>(
      kFacts.id,
      {
          {.made = 0, .named = {"6D", "5S"}, .lit = {"6D", "5S"}},
          {.made = 0, .named = {"KC"}, .lit = {"8S", "4D", "KC"}},
          {.made = 0,
           .asks = true,
           .named = {"8S", "5S", "KC"},
           .lit = {"8S", "5S", "KC"},
           .joined = {"8S", "5S"},
           .sum = "8 + 5 = 13",
           .tags = {{"8S", keep}, {"KC", give}},
           .card = "KC"},
          {.made = 1, .named = {"3C", "2D", "QC"}, .lit = {"3C", "2D", "QC"}},
          {.made = 1,
           .asks = true,
           .named = {"7H", "6D", "4D"},
           .lit = {"7H", "6D", "4D"},
           .joined = {"7H", "6D"},
           .sum = "7 + 6 = 13",
           .tags = {{"7H", keep}, {"4D", give}},
           .card = "4D"},
          {.made = 2, .named = {"8S", "5S"}, .lit = {"8S", "5S"}, .joined = {"8S", "5S"}, .sum = "8 × 4 + 5 × 2 = 42"},
      });
}

}  // namespace cardroom::lucky_thirteen::story
