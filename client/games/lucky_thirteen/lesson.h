#pragma once

#include "client/games/lesson.h"

namespace cardroom::lucky_thirteen::story {

/// The steps of the guided first game. Its deal and its moves are in
/// common/games/lucky_thirteen/lucky_thirteen_lesson.cpp.
client::Lesson lesson();

}  // namespace cardroom::lucky_thirteen::story
