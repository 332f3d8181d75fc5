// What is said in the guided first game.
#include "client/models/games/lucky_thirteen/lucky_thirteen_lesson.h"

#include <QtGlobal>

namespace cardroom::window {

const std::array<LessonText, 6> lucky_thirteen::kLesson{{
    {.sentence =
         QT_TRANSLATE_NOOP("Kinds", "You want to make exactly 13. %1 and %2 lie open and count for everybody.")},
    {.sentence =
         QT_TRANSLATE_NOOP("Kinds",
                           "These three are yours: you hold two and have just drawn %1, so one has to go. Jacks, "
                           "queens and kings count 10, 11, 12 or 13, as you like.")},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "%1 and %2 already make 13, so keep %1 and discard %3."),
     .why = {{{"8S", QT_TRANSLATE_NOOP("Kinds", "%1 makes 13 with %2, so keep it."), "5S"},
              {"4D", QT_TRANSLATE_NOOP(
                         "Kinds", "%1 may still find a nine. A king only helps next to an ace, a two or a three.")}}}},
    {.sentence = QT_TRANSLATE_NOOP("Kinds", "The others gave up %1, %2 and %3: cards that nobody can draw any more.")},
    {.sentence =
         QT_TRANSLATE_NOOP("Kinds", "%1 makes 13 with %2 as well, so discard %3, which makes 13 with nothing here."),
     .why = {{{"8S", QT_TRANSLATE_NOOP("Kinds", "%1 makes 13 with %2, and a spade counts most: keep it."), "5S"},
              {"7H", QT_TRANSLATE_NOOP("Kinds", "%1 makes 13 with %2: keep it, too."), "6D"}}}},
    {.sentence =
         QT_TRANSLATE_NOOP("Kinds",
                           "The only player with 13 after four rounds gets 100. If several do, a spade such as %1 "
                           "counts four times and an open card such as %2 twice.")},
}};

}  // namespace cardroom::window
