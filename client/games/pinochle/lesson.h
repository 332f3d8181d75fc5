#pragma once

#include "client/games/lesson.h"

namespace cardroom::pinochle::story {

/// The steps of the guided first game. Its deal and its moves are in common/games/pinochle/pinochle_lesson.cpp.
client::Lesson lesson();

}  // namespace cardroom::pinochle::story
