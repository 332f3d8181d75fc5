#pragma once

#include <chrono>
#include <optional>

#include "server/limits.h"
#include "server/table/seating.h"

namespace cardroom::server::testing {

/// Session ids are small numbers in tests.
constexpr SessionId session(int number) {
  return SessionId{static_cast<std::byte>(number)};
}

constexpr SessionId kAnn = session(1);
constexpr SessionId kBob = session(2);

constexpr BotPlan kBot{BotType::basic, std::chrono::milliseconds{300}};
constexpr std::optional<BotPlan> kOpen{};

}  // namespace cardroom::server::testing
