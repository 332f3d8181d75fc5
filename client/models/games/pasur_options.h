#pragma once

#include <span>

#include "client/models/setup/rule_options.h"

namespace cardroom::window {

/// In the order in which people are shown them.
std::span<const RuleOption> pasurOptions();

}  // namespace cardroom::window
