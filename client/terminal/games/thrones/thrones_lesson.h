#pragma once

#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// The words for the steps in client/games/thrones/lesson.cpp.
inline constexpr LessonLine kThronesLesson[]{
    {"Each battle starts with a heart on both sides. You hold three.", ""},
    {"Play {1} on our pile: we attack with 9 and defend with 9.",
     "9h",
     {{{"5h", "{card} would attack and defend with only 5."}, {"2h", "{card} would attack and defend with only 2."}}}},
    {"Clubs add to the attack: with your partner's {1}, ours is 13.", ""},
    {"Spades add to the defence: with {1}, their {2} defends with 16.", ""},
    {"A diamond takes away what the card below it gave, twice if both have the same rank. So play {1} on their {2}.",
     "6d theirs",
     {{{"10c ours", "{card} would add to our attack, but here a diamond takes away more."}}}},
    {"Our attack of 13 beats their 4, and their 13 can't beat our 17. So save your cards and pass.", "pass"},
    {"We have won both: 10 points for {1}, which fell, and 9 for {2}, which stood.", ""},
    {"There are six such battles, and the team with more points wins.", ""},
};

}  // namespace cardroom::terminal
