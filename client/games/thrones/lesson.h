#pragma once

#include "client/games/lesson.h"

namespace cardroom::thrones::story {

/// The steps of the guided first game. Its deal and its moves are in common/games/thrones/thrones_lesson.cpp.
client::Lesson lesson();

}  // namespace cardroom::thrones::story
