// What is said in the guided first game.
#include "client/models/games/pinochle/pinochle_lesson.h"

#include <QtGlobal>

namespace cardroom::window {

const std::array<LessonText, 8> pinochle::kLesson{{
    {.sentence = QT_TRANSLATE_NOOP(
         "Kinds", "%1, %2, %3, %4 and %5 are a run: 150 points if spades are trump, the suit that beats all others.")},
    {.sentence =
         QT_TRANSLATE_NOOP("Kinds", "%1 and %2 are a marriage, worth 20, and %3 counts 10 as the nine of trump.")},
    {.sentence = QT_TRANSLATE_NOOP("Kinds",
                                   "These melds are worth 180, and the tricks bring more: each of you plays a card, "
                                   "and the better one wins both. So bid 210.")},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "You have won the bidding and pick trump. Spades make %1 to %2 a run."),
     .task = QT_TRANSLATE_NOOP("Kinds", "Choose ♠, or press S")},
    {.sentence = QT_TRANSLATE_NOOP(
         "Kinds", "The melds count at once: 180 of your 210 are made, so the tricks have to bring 30.")},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "Lead %1: it costs you nothing, and the other player has to beat it."),
     .why = {{{"AS", QT_TRANSLATE_NOOP("Kinds", "%1 is sure to win a trick later. Save it.")},
              {"AH", QT_TRANSLATE_NOOP("Kinds", "%1 is sure to win a trick later. Save it.")},
              {"TD", QT_TRANSLATE_NOOP("Kinds", "%1 is worth 10 points. Don’t risk it.")}}}},
    {.sentence = QT_TRANSLATE_NOOP("Kinds",
                                   "If you can beat the card that was led, you must. %2 beats %1 and wins 15 points.")},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "Twelve tricks are played. A bidder who misses the bid loses the game.")},
}};

}  // namespace cardroom::window
