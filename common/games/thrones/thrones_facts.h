#pragma once

#include "common/game/facts.h"

namespace cardroom::thrones {

inline constexpr GameFacts kFacts{
    .id = "thrones",
    .name = "Game of Thrones",
    .rules_version = 1,
    .seats_min = 4,
    .seats_max = 4,
    .seats_usual = 4,
    .teams = 2,
};

}  // namespace cardroom::thrones
