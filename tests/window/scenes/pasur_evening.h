#pragma once

#include "tests/support/pasur_game.h"

/// The Pasur games that the scenes and the page tests use.
namespace cardroom::testing::pasur_evening {

inline constexpr int kMaren = 0;
inline constexpr int kParisa = 1;
inline constexpr int kNora = 2;
inline constexpr int kSelma = 3;

// --- Three at the table: the third round, which Nora starts. -------------------------------------------------------

inline constexpr int kRoundsBefore = 2;
inline constexpr Scores kTotalsBefore{37, 29, 20, 0};
inline const pasur::Wanted kThree{.hands = {"AH TC KH TH", "TD QS KC AS", "AD QD AC KD"},
                                  .pool = "4C 3D 2C 2H",
                                  .deck = "QC 5S 6H 9C 7H JS 5C QH 8S 7D JD KS"};
/// The first handout: Maren gets the ten of diamonds and an ace, Nora two aces.
inline constexpr auto kFirstHandout = "AH, TD x AH, AD, TC x AD, QS, QD x QS, KH, KC x KH, AC, TH x AC, AS, KD";
/// Nora opens the second handout. Now Maren's 7H picks up one of three sets: AS and 3D, 2H and 2C, or 4C; her JS picks
/// up five cards and her QH one, and each of her cards picks up something.
inline constexpr auto kToYourTurn = "QC";

// --- Two at the table: the first round, which Maren begins. --------------------------------------------------------

inline const pasur::Wanted kTwo{.hands = {"KS 4C 2H QD", "3D 5C JS 8H"}, .pool = "KH 4S AD 3C", .deck = "QS 9S TH 6C"};
/// Parisa clears the pool, and has 6 points.
inline constexpr auto kParisasSur = "KS x KH, 3D x AD 4S 3C";
/// Maren clears it too, which only cancels Parisa's sur: Parisa has 1 point left.
inline constexpr auto kCancelled = "4C, 5C, 2H x 4C 5C";

/// Maren's ace picks up one of twelve sets. The cards played before it are even and never add up to eleven, so
/// none of them picks anything up.
inline const pasur::Wanted kMany{.hands = {"8C 8D AH JH", "2C 2D TC 3S"}, .pool = "6C 4C 6D 4D"};
inline constexpr auto kToManyChoices = "8C, 2C, 8D, 2D";

/// All even cards are in the pool by the time Maren has her third hand.
inline const pasur::Wanted kFull{
    .hands = {"8C 8D 8H 8S", "2C 2D 2H 2S"}, .pool = "6C 4C 6D 4D", .deck = "TC TD TH TS 4H 4S 6H 6S AH QD KC 5S"};
/// Her ace picks up one of a hundred sets.
inline constexpr auto kToFullPool = "8C, 2C, 8D, 2D, 8H, 2H, 8S, 2S, TC, 4H, TD, 4S, TH, 6H, TS, 6S";

// --- Four at the table: the first round, which Maren begins. -------------------------------------------------------

inline const pasur::Wanted kFour{.hands = {"KC 7H QD 5D", "QS 2D JD 6S", "4C 8S TH 3H", "2S 9H JC KS"},
                                 .pool = "KD 3C 4D QH"};
inline constexpr auto kNorasSur = "KC x KD, QS x QH, 4C x 3C 4D";
/// Parisa then clears the pool.
inline constexpr auto kCancelledOfFour = "2S, 7H, 2D x 2S 7H";
/// Maren opens the second handout.
inline constexpr int kPlaysToSecondHandoutOfFour = 16;

}  // namespace cardroom::testing::pasur_evening
