#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/alarms.h"
#include "server/metrics.h"
#include "server/server_io.h"

namespace cardroom::server {

/// What the parts of the server share while an input is processed: the time, the outputs, all alarms, and the counts.
struct ServerStep {
  Instant now{};
  std::vector<Output>* outputs = nullptr;  ///< Valid only during a step.
  Alarms alarms{};
  ServerCounts counts{};

  void log(LogLine::Level level, std::string text) const { outputs->push_back(LogLine{level, std::move(text)}); }
};

}  // namespace cardroom::server
