#pragma once

#include "common/game/facts.h"

namespace cardroom::pasur {

inline constexpr GameFacts kFacts{
    .id = "pasur",
    .name = "Pasur",
    .rules_version = 1,
    .seats_min = 2,
    .seats_max = 4,
    .seats_usual = 2,
};

}  // namespace cardroom::pasur
