#pragma once

#include <array>

#include "client/models/lesson_text.h"

namespace cardroom::window::pasur {

/// The words for the steps in client/games/pasur/lesson.cpp.
extern const std::array<LessonText, 7> kLesson;

}  // namespace cardroom::window::pasur
