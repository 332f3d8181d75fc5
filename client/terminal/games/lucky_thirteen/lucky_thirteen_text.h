#pragma once

#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// Lucky Thirteen, in words.
extern const GameText kLuckyThirteenText;

}  // namespace cardroom::terminal
