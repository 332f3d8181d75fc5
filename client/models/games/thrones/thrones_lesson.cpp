// What is said in the guided first game.
#include "client/models/games/thrones/thrones_lesson.h"

#include <QtGlobal>

namespace cardroom::window {

const std::array<LessonText, 8> thrones::kLesson{{
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "Each battle starts with a heart on both sides. These three are yours.")},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "Play %1 on our pile: we attack with 9 and defend with 9."),
     .why = {{{"5H", QT_TRANSLATE_NOOP("Kinds", "%1 would attack and defend with only 5.")},
              {"2H", QT_TRANSLATE_NOOP("Kinds", "%1 would attack and defend with only 2.")}}}},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "Clubs add to the attack: with your partner’s %1, ours is 13.")},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "Spades add to the defence: with %1, their %2 defends with 16.")},
    {.sentence = QT_TRANSLATE_NOOP(
         "Kinds",
         "A diamond takes away what the card below it gave, twice if both have the same rank. So play %1 on their %2."),
     .why = {{{"TC", QT_TRANSLATE_NOOP("Kinds", "%1 would add to our attack, but here a diamond takes away more.")}}}},
    {.sentence = QT_TRANSLATE_NOOP(
         "Kinds", "Our attack of 13 beats their 4, and their 13 can’t beat our 17. So save your cards and pass.")},
    {.sentence =
         QT_TRANSLATE_NOOP("Kinds", "We have won both: 10 points for %1, which fell, and 9 for %2, which stood.")},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "There are six such battles, and the team with more points wins.")},
}};

}  // namespace cardroom::window
