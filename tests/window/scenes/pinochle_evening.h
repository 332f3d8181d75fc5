#pragma once

#include "tests/support/pinochle_game.h"

/// The Pinochle games that the scenes and the page tests use.
namespace cardroom::testing::pinochle_evening {

inline constexpr int kMaren = 0;
inline constexpr int kSelma = 1;

inline constexpr pinochle::Rules kCutthroat{.cutthroat = true};

/// Maren's hand has melds worth 210 with spades as trump, 100 with hearts, 70 with diamonds, 60 with clubs. Selma bids
/// first.
inline constexpr auto kMarensHand = "AS TS KS QS QS JS AH KH QH TC JD 9D";
inline constexpr auto kSelmasHand = "TS KS AC TC KC QC QC JC AH KH KD AD";
/// The ace of spades and the nine of clubs are turned up, then Maren and Selma draw in turn.
inline constexpr auto kStock = "AS 9C 9S JS TH 9S JH TH 9H QH AC JH KC 9H 9C JC AD TD TD KD QD QD JD 9D";
inline const pinochle::Wanted kEvening{.hands = {kMarensHand, kSelmasHand}, .stock = kStock, .first_bidder = Seat{1}};
/// The same deal, but Maren bids first.
inline const pinochle::Wanted kMarenFirst{.hands = {kMarensHand, kSelmasHand}, .stock = kStock};

/// It is Maren's turn to bid.
inline constexpr auto kToYourBid = "170, 180, 190, 200, 210";
inline constexpr auto kToTrump = "220, pass";
inline constexpr auto kToTurned = "S";
inline constexpr auto kToKeeping = "take AS";
/// Maren keeps aces around and a marriage, 120; Selma keeps a marriage and a dix, 30.
inline constexpr auto kMarenKeeps = "keep AS TS QS JS AH KH QH JH AC TC AD QD";
inline constexpr auto kSelmaKeeps = "keep TS KS JS 9S AC TC KC QC JC TH AD TD";
/// Maren and Selma have won two tricks each, with 26 and 34 points. Selma leads the ten of hearts; Maren has the ace
/// and must play it.
inline constexpr auto kToTrick = "AS, JC, AD, 9S, AC, JS, QD, TD";
inline constexpr auto kSelmaLeads = "TH";
/// In the third trick Maren must play a trump.
inline constexpr auto kToMustTrump = "AS, JC, AD, 9S, AC";

}  // namespace cardroom::testing::pinochle_evening
