#pragma once

#include <cstdint>

namespace cardroom {

/// The default TCP port of a server.
inline constexpr std::uint16_t kDefaultPort = 7313;

}  // namespace cardroom
