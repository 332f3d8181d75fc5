#pragma once

#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// The words for the steps in client/games/pinochle/lesson.cpp.
inline constexpr LessonLine kPinochleLesson[]{
    {"{1}, {2}, {3}, {4} and {5} are a run: 150 points if spades are trump, the suit that beats all others.", ""},
    {"{1} and {2} are a marriage, worth 20, and {3} counts 10 as the nine of trump.", ""},
    {"These melds are worth 180, and the tricks bring more: each of you plays a card, and the better one wins both. So "
     "bid 210.",
     "210"},
    {"You have won the bidding and pick trump. Spades make {1} to {2} a run.", "spades"},
    {"The melds count at once: 180 of your 210 are made, so the tricks have to bring 30.", ""},
    {"Lead {1}: it costs you nothing, and the other player has to beat it.",
     "9c",
     {{{"as", "{card} is sure to win a trick later. Save it."},
       {"ah", "{card} is sure to win a trick later. Save it."},
       {"10d", "{card} is worth 10 points. Don't risk it."}}}},
    {"If you can beat the card that was led, you must. {2} beats {1} and wins 15 points.", "ah"},
    {"Twelve tricks are played. A bidder who misses the bid loses the game.", ""},
};

}  // namespace cardroom::terminal
