#pragma once

#include "common/game/facts.h"

namespace cardroom::pinochle {

inline constexpr GameFacts kFacts{
    .id = "pinochle",
    .name = "Pinochle",
    .rules_version = 1,
    .seats_min = 2,
    .seats_max = 2,
    .seats_usual = 2,
};

}  // namespace cardroom::pinochle
