#pragma once

#include <array>

#include "client/models/lesson_text.h"

namespace cardroom::window::lucky_thirteen {

/// The words for the steps in client/games/lucky_thirteen/lesson.cpp.
extern const std::array<LessonText, 6> kLesson;

}  // namespace cardroom::window::lucky_thirteen
