#include "client/games/pasur/lesson.h"

#include "common/games/pasur/pasur_lesson.h"
#include "common/games/pasur/pasur_wire.h"

namespace cardroom::pasur::story {

client::Lesson lesson() {
  using enum client::LessonTag;
  return client::lesson_of<Wire, Lesson>(
      kFacts.id,
      {
          {.made = 0, .named = {}, .lit = {"4C", "2D", "9S", "KD"}},
          {.made = 0,
           .asks = true,
           .named = {"7H", "4C"},
           .lit = {"7H", "4C"},
           .joined = {"7H", "4C"},
           .sum = "7 + 4 = 11",
           .tags = {{"7H", play}},
           .card = "7H"},
          {.made = 1, .named = {"KS", "KD"}, .lit = {"KS", "KD"}},
          {.made = 1,
           .asks = true,
           .named = {"JC", "2D", "9S"},
           .lit = {"JC", "2D", "9S"},
           .tags = {{"JC", play}, {"2D", take}, {"9S", take}},
           .card = "JC"},
          {.made = 2,
           .asks = true,
           .named = {"5D", "6D"},
           .lit = {"5D", "6D"},
           .joined = {"5D", "6D"},
           .sum = "5 + 6 = 11",
           .tags = {{"5D", play}},
           .card = "5D"},
          {.made = 3, .asks = true, .named = {"QS"}, .lit = {"QS", "8C"}, .tags = {{"QS", play}}, .card = "QS"},
          {.made = 4, .named = {"2C", "TD"}},
      });
}

}  // namespace cardroom::pasur::story
