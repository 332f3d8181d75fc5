#pragma once

#include <chrono>
#include <optional>

#include "common/game/lesson_words.h"
#include "server/server_core.h"

namespace cardroom::server {

/// The pace of the bots in a guided first game.
inline constexpr std::chrono::milliseconds kLessonPace{600};

/// Creates the private table of a guided first game. Empty if there is no such game.
std::optional<PrivateTable> lesson_private_table(const LessonWords& lesson);

}  // namespace cardroom::server
