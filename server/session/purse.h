#pragma once

#include <cstdint>

namespace cardroom::server {

/// What a request is paid from.
enum class Purse : std::uint8_t {
  play,      ///< Moves, and what goes with them.
  hint,      ///< What costs as much thought as a bot's move.
  chat,      ///< What others have to read.
  lobby,     ///< Lists, and whatever else is answered from what is known.
  password,  ///< What may cost a password's Argon2id: creation, join, change of settings.
};

}  // namespace cardroom::server
