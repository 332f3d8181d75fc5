#pragma once

#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// The words for the steps in client/games/pasur/lesson.cpp.
inline constexpr LessonLine kPasurLesson[]{
    {"The four cards that lie open are the pool. What you take from it is yours.", ""},
    {"{1} takes {2}, because together they make 11.",
     "7h",
     {{{"jc", "Save {card}: it takes all numbers at once, and you will need it soon."},
       {"5d", "Save {card}: it will soon clear the pool for you."},
       {"qs", "{card} finds no queen here, so it would only be laid down."}}}},
    {"A king takes a king, a queen takes a queen: {1} has just taken {2}.", ""},
    {"A jack takes all numbers and jacks: your {1} takes {2} and {3}.",
     "jc",
     {{{"5d", "{card} finds no six here, so it would only be laid down."},
       {"qs", "{card} finds no queen here, so it would only be laid down."}}}},
    {"{1} takes {2} and clears the pool. That is a sur, worth 5 points.",
     "5d",
     {{{"qs", "{card} would only be laid down, and the pool is yours to clear."}}}},
    {"{1} finds no queen. A card that takes nothing is laid down in the pool.", "qs"},
    {"Seven or more clubs are worth 7 points, {1} two, {2} three, each ace and each jack one. The first with 62 points "
     "wins.",
     ""},
};

}  // namespace cardroom::terminal
