#pragma once

#include <array>

#include "common/games/pinochle/worth.h"

/// The points that hands bring in addition to their melds, by kind of hand. Not edited by hand: this file is printed by
/// bin/measure_pinochle_worth (tests/games/pinochle/measure_worth.cpp).
namespace cardroom::pinochle {

/// Without cut-throat.
inline constexpr std::array<Gains, 10> kPlainGains{{
    {.likely = 26, .lucky = 47},
    {.likely = 33, .lucky = 56},
    {.likely = 40, .lucky = 64},
    {.likely = 47, .lucky = 73},
    {.likely = 54, .lucky = 82},
    {.likely = 61, .lucky = 90},
    {.likely = 69, .lucky = 98},
    {.likely = 76, .lucky = 105},
    {.likely = 84, .lucky = 113},
    {.likely = 91, .lucky = 123},
}};

/// In cut-throat, if all melds count.
inline constexpr std::array<Gains, 20> kCutthroatGains{{
    {.likely = 145, .lucky = 288}, {.likely = 143, .lucky = 286}, {.likely = 138, .lucky = 262},
    {.likely = 133, .lucky = 243}, {.likely = 125, .lucky = 307}, {.likely = 212, .lucky = 384},
    {.likely = 172, .lucky = 368}, {.likely = 139, .lucky = 354}, {.likely = 117, .lucky = 300},
    {.likely = 173, .lucky = 365}, {.likely = 132, .lucky = 337}, {.likely = 115, .lucky = 337},
    {.likely = 108, .lucky = 238}, {.likely = 159, .lucky = 339}, {.likely = 120, .lucky = 319},
    {.likely = 105, .lucky = 317}, {.likely = 95, .lucky = 186},  {.likely = 133, .lucky = 283},
    {.likely = 105, .lucky = 283}, {.likely = 93, .lucky = 280},
}};

/// In cut-throat, without the additional melds.
inline constexpr std::array<Gains, 5> kCutthroatGainsOfUsualMelds{{
    {.likely = 127, .lucky = 195},
    {.likely = 131, .lucky = 317},
    {.likely = 99, .lucky = 303},
    {.likely = 82, .lucky = 279},
    {.likely = 67, .lucky = 186},
}};

}  // namespace cardroom::pinochle
