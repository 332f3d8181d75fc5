#pragma once

#include <array>

#include "client/models/lesson_text.h"

namespace cardroom::window::thrones {

/// The words for the steps in client/games/thrones/lesson.cpp.
extern const std::array<LessonText, 8> kLesson;

}  // namespace cardroom::window::thrones
