#pragma once

#include <array>
#include <string_view>

/// The Game of Thrones games that the scenes and the page tests use. Maren sits in seat 1 and plays with Iris (3)
/// against Otto (0) and Jonas (2), who starts.
namespace cardroom::testing::thrones_evening {

inline constexpr int kOtto = 0;
inline constexpr int kMaren = 1;
inline constexpr int kJonas = 2;
inline constexpr int kIris = 3;

inline constexpr std::array<std::string_view, 4> kHands{
    "TH 6H 2H 7C 5D 5C QS 4D 9C 2D JD 4S", "8H KH 4H 6C 2S 9S KS 6S TC 3C QD 8D", "7H 9H 3H 7S 3S KC 8S 2C TD 5S 6D 4C",
    "QH 5H JH JC TS 9D 7D 8C QC JS KD 3D"};

// For Maren and Iris the plays end 17 to 0, 10 to 5 and 0 to 14, so they lead 27 to 19.
inline constexpr auto kFirstPlay =
    "7H on 0, QH on 1, pass, 2S on 1, 4C on 0, 7D on 0, pass, pass, pass, 8C on 1, pass, pass";
inline constexpr auto kSecondPlay =
    "5H on 1, TH on 0, 6C on 1, pass, QC on 1, pass, pass, pass, pass, pass, pass, pass";
inline constexpr auto kThirdPlay = "6H on 0, 8H on 1, 3S on 0, pass, 5C on 0, pass, pass, pass, pass, pass, pass, pass";
/// The fourth play up to its ninth turn, which is Maren's.
inline constexpr auto kFourthPlay = "KH on 1, 9H on 0, JC on 1, 7C on 0, 9S on 1, 7S on 0, pass, 5D on 1";
inline constexpr auto kFifthPlay = "3H on 0, JH on 1, 9C on 0, pass, pass, pass, QS on 0, pass, pass, pass, pass, pass";
inline constexpr auto kSixthPlay = "2H on 0, 4H on 1, KC on 0, pass, pass, pass, pass, pass, pass, pass, pass, pass";

/// Other plays after the third, with which the game ends in a draw: 42 each.
inline constexpr auto kDrawnFourthPlay =
    "KH on 1, 9H on 0, pass, pass, pass, 7S on 0, pass, pass, pass, pass, pass, pass";
inline constexpr auto kDrawnFifthPlay =
    "3H on 0, JH on 1, 9C on 0, pass, pass, pass, pass, pass, pass, pass, pass, pass";
inline constexpr auto kDrawnSixthPlay = kSixthPlay;

/// Maren's only effects are diamonds, and at her first turn each pile is a single heart.
inline constexpr std::array<std::string_view, 4> kDiamondHands{"", "8H KH 4H QD JD TD 9D 8D 7D 6D 5D 4D", "7H", "QH"};
inline constexpr auto kNoPlace = "7H on 0, QH on 1, pass";

}  // namespace cardroom::testing::thrones_evening
