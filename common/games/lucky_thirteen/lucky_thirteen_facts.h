#pragma once

#include "common/game/facts.h"

namespace cardroom::lucky_thirteen {

inline constexpr GameFacts kFacts{
    .id = "lucky-thirteen",
    .name = "Lucky Thirteen",
    .rules_version = 1,
    .seats_min = 4,
    .seats_max = 4,
    .seats_usual = 4,
};

}  // namespace cardroom::lucky_thirteen
