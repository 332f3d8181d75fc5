#include "client/games/pinochle/lesson.h"

#include "common/games/pinochle/pinochle_lesson.h"
#include "common/games/pinochle/pinochle_wire.h"

namespace cardroom::pinochle::story {

client::Lesson lesson() {
  using enum client::LessonTag;
  return client::lesson_of<Wire, Lesson>(
      kFacts.id,
      {
          {.made = 0, .named = {"AS", "TS", "KS", "QS", "JS"}, .lit = {"AS", "TS", "KS", "QS", "JS"}},
          {.made = 0,
           .named = {"KH", "QH", "9S"},
           .lit = {"KH", "QH", "9S"},
           .joined = {"KH", "QH"},
           .sum = "150 + 20 + 10 = 180"},
          {.made = 0, .asks = true},
          {.made = 1, .asks = true, .named = {"AS", "JS"}, .lit = {"AS", "TS", "KS", "QS", "JS", "9S"}},
          {.made = 2, .in_pause = true, .lit = {"AS", "TS", "KS", "QS", "JS", "KH", "QH", "9S"}},
          {.made = 2, .asks = true, .named = {"9C"}, .lit = {"9C"}, .tags = {{"9C", play}}, .card = "9C"},
          {.made = 3, .asks = true, .named = {"KH", "AH"}, .lit = {"AH", "*KH"}, .tags = {{"AH", play}}, .card = "AH"},
          {.made = 4, .named = {"AH", "KH"}},
      });
}

}  // namespace cardroom::pinochle::story
