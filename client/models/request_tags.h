#pragma once

#include "client/core/client_io.h"

namespace cardroom::window {

/// Who asks the server: every model numbers its own requests, and an answer is given to the one that asked.
enum class Asker : client::RequestTag { application = 1, setup = 2, table = 3 };

constexpr client::RequestTag tagOf(Asker asker, std::uint32_t number) {
  return static_cast<client::RequestTag>(asker) << 32 | number;
}

constexpr bool isOf(Asker asker, client::RequestTag tag) {
  return tag >> 32 == static_cast<client::RequestTag>(asker);
}

constexpr std::uint32_t numberOf(client::RequestTag tag) {
  return static_cast<std::uint32_t>(tag);
}

}  // namespace cardroom::window
