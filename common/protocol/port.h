#pragma once

#include <cstdint>

namespace cardroom {

/// The TCP port of a server if none is given.
inline constexpr std::uint16_t kDefaultPort = 7313;

}  // namespace cardroom
