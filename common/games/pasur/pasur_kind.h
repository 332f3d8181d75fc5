#pragma once

#include "common/games/pasur/classic/pasur_classic.h"
#include "common/games/pasur/classic/pasur_record.h"
#include "common/games/pasur/pasur.h"
#include "common/games/pasur/pasur_lesson.h"
#include "common/games/pasur/pasur_wire.h"

namespace cardroom::pasur {

/// Everything that the rest of the system needs from this kind, under names that all kinds share.
struct Kind {
  using Game = pasur::Game;
  using Wire = pasur::Wire;
  using Classic = pasur::Classic;  ///< Property files.
  using Lesson = pasur::Lesson;    ///< The guided first game.
  using Record = pasur::Record;    ///< A finished game as text.
};

}  // namespace cardroom::pasur
