#pragma once

#include <array>

#include "client/models/lesson_text.h"

namespace cardroom::window::pinochle {

/// The words for the steps in client/games/pinochle/lesson.cpp.
extern const std::array<LessonText, 8> kLesson;

}  // namespace cardroom::window::pinochle
