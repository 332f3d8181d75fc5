#pragma once

#include "client/games/lesson.h"

namespace cardroom::pasur::story {

/// The steps of the guided first game. Its deal and its moves are in common/games/pasur/pasur_lesson.cpp.
client::Lesson lesson();

}  // namespace cardroom::pasur::story
