#include "client/games/thrones/lesson.h"

#include "common/games/thrones/thrones_lesson.h"
#include "common/games/thrones/thrones_wire.h"

namespace cardroom::thrones::story {

client::Lesson lesson() {
  using enum client::LessonTag;
  return client::lesson_of<Wire, Lesson>(
      kFacts.id,
      {
          {.made = 0, .named = {}, .lit = {"9H", "5H", "2H"}},
          {.made = 0, .asks = true, .named = {"9H"}, .lit = {"9H"}, .tags = {{"9H", play}}, .card = "9H"},
          {.made = 1, .named = {"4C"}, .lit = {"9H", "4C"}, .joined = {"9H", "4C"}, .sum = "9 + 4 = 13"},
          {.made = 1, .named = {"6S", "JH"}, .lit = {"JH", "6S"}, .joined = {"JH", "6S"}, .sum = "10 + 6 = 16"},
          {.made = 1,
           .asks = true,
           .named = {"6D", "6S"},
           .lit = {"6D", "6S"},
           .joined = {"6D", "6S"},
           .sum = "16 − 12 = 4",
           .tags = {{"6D", play}},
           .card = "6D"},
          {.made = 2, .asks = true, .named = {}, .lit = {"9H", "4C", "8S", "JH", "6S", "6D", "3C"}},
          {.made = 3, .in_pause = true, .named = {"JH", "9H"}, .lit = {"9H", "JH"}},
          {.made = 3, .in_pause = true},
      });
}

}  // namespace cardroom::thrones::story
