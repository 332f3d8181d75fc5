#pragma once

#include "common/games/lucky_thirteen/classic/lucky_thirteen_classic.h"
#include "common/games/lucky_thirteen/classic/lucky_thirteen_record.h"
#include "common/games/lucky_thirteen/lucky_thirteen.h"
#include "common/games/lucky_thirteen/lucky_thirteen_lesson.h"
#include "common/games/lucky_thirteen/lucky_thirteen_wire.h"

namespace cardroom::lucky_thirteen {

/// Everything that the rest of the system needs from this kind, under names that all kinds share.
struct Kind {
  using Game = lucky_thirteen::Game;
  using Wire = lucky_thirteen::Wire;
  using Classic = lucky_thirteen::Classic;  ///< Property files.
  using Lesson = lucky_thirteen::Lesson;    ///< The guided first game.
  using Record = lucky_thirteen::Record;    ///< A finished game as text.
};

}  // namespace cardroom::lucky_thirteen
