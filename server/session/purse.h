#pragma once

#include <cstdint>

namespace cardroom::server {

/// The rate limit that a request counts against.
enum class Purse : std::uint8_t {
  play,      ///< Moves, and other requests that are part of play.
  hint,      ///< Requests that cost as much as a bot's move.
  chat,      ///< Lines that others have to read.
  lobby,     ///< Lists, and everything else that is answered at once.
  password,  ///< Requests that may need an Argon2id hash: create, join, change settings.
};

}  // namespace cardroom::server
