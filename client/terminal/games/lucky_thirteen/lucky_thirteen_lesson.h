#pragma once

#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// The words for the steps in client/games/lucky_thirteen/lesson.cpp.
inline constexpr LessonLine kLuckyThirteenLesson[]{
    {"You want to make exactly 13. {1} and {2} lie open and count for everybody.", ""},
    {"These three are yours: you hold two and have just drawn {1}, so one has to go. Jacks, queens and kings "
     "count 10, 11, 12 or 13, as you like.",
     ""},
    {"{1} and {2} already make 13, so keep {1} and discard {3}.",
     "kc",
     {{{"8s", "{card} makes 13 with {2}, so keep it."},
       {"4d", "{card} may still find a nine. A king only helps next to an ace, a two or a three."}}}},
    {"The others gave up {1}, {2} and {3}: cards that nobody can draw any more.", ""},
    {"{1} makes 13 with {2} as well, so discard {3}, which makes 13 with nothing here.",
     "4d",
     {{{"8s", "{card} makes 13 with the open five, and a spade counts most: keep it."},
       {"7h", "{card} makes 13 with {2}: keep it, too."}}}},
    {"The only player with 13 after four rounds gets 100. If several do, a spade such as {1} counts four times and an "
     "open card such as {2} twice.",
     ""},
};

}  // namespace cardroom::terminal
