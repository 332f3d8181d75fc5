#pragma once

#include "common/games/thrones/classic/thrones_classic.h"
#include "common/games/thrones/classic/thrones_record.h"
#include "common/games/thrones/thrones.h"
#include "common/games/thrones/thrones_lesson.h"
#include "common/games/thrones/thrones_wire.h"

namespace cardroom::thrones {

/// Everything that the rest of the system needs from this kind, under names that all kinds share.
struct Kind {
  using Game = thrones::Game;
  using Wire = thrones::Wire;
  using Classic = thrones::Classic;  ///< Property files.
  using Lesson = thrones::Lesson;    ///< The guided first game.
  using Record = thrones::Record;    ///< A finished game as text.
};

}  // namespace cardroom::thrones
