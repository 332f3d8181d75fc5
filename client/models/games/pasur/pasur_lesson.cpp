// What is said in the guided first game.
#include "client/models/games/pasur/pasur_lesson.h"

#include <QtGlobal>

namespace cardroom::window {

const std::array<LessonText, 7> pasur::kLesson{{
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "These four cards are the pool. What you take from it is yours.")},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "%1 takes %2, because together they make 11."),
     .why = {{{"JC", QT_TRANSLATE_NOOP("Kinds", "Save %1: it takes all numbers at once, and you will need it soon.")},
              {"5D", QT_TRANSLATE_NOOP("Kinds", "Save %1: it will soon clear the pool for you.")},
              {"QS", QT_TRANSLATE_NOOP("Kinds", "%1 finds no queen here, so it would only be laid down.")}}}},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "A king takes a king, a queen takes a queen: %1 has just taken %2.")},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "A jack takes all numbers and jacks: your %1 takes %2 and %3."),
     .why = {{{"5D", QT_TRANSLATE_NOOP("Kinds", "%1 finds no six here, so it would only be laid down.")},
              {"QS", QT_TRANSLATE_NOOP("Kinds", "%1 finds no queen here, so it would only be laid down.")}}}},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "%1 takes %2 and clears the pool. That is a sur, worth 5 points."),
     .why = {{{"QS", QT_TRANSLATE_NOOP("Kinds", "%1 would only be laid down, and the pool is yours to clear.")}}}},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "%1 finds no queen. A card that takes nothing is laid down in the pool.")},
    {.sentence =
         QT_TRANSLATE_NOOP("Kinds",
                           "Seven or more clubs are worth 7 points, %1 two, %2 three, each ace and each jack one. The "
                           "first with 62 points wins.")},
}};

}  // namespace cardroom::window
