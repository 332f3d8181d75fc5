#pragma once

#include <string_view>

#include "client/games/lesson.h"

namespace cardroom::client {

/// The guided first game of that kind; null if this program has none. Lives as long as the program. Thread-safe.
const Lesson* find_lesson(std::string_view kind);

}  // namespace cardroom::client
