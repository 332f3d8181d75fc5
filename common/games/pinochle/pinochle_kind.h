#pragma once

#include "common/games/pinochle/classic/pinochle_classic.h"
#include "common/games/pinochle/classic/pinochle_record.h"
#include "common/games/pinochle/pinochle.h"
#include "common/games/pinochle/pinochle_lesson.h"
#include "common/games/pinochle/pinochle_wire.h"

namespace cardroom::pinochle {

/// Everything that the rest of the system needs from this kind, under names that all kinds share.
struct Kind {
  using Game = pinochle::Game;
  using Wire = pinochle::Wire;
  using Classic = pinochle::Classic;  ///< Property files.
  using Lesson = pinochle::Lesson;    ///< The guided first game.
  using Record = pinochle::Record;    ///< A finished game as text.
};

}  // namespace cardroom::pinochle
