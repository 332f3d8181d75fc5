#pragma once

#include <cstdint>
#include <optional>

#include "common/game/contract.h"

namespace cardroom::client {

/// The part of a game that its table shows as the current one: "Battle 3 of 6". During a pause, it is still the part
/// that has just ended.
struct Chapter {
  enum class Kind : std::uint8_t {
    none,     ///< Nothing has been dealt, or this program does not know the game.
    round,    ///< Lucky Thirteen, Pasur.
    battle,   ///< Game of Thrones.
    bidding,  ///< This one and those that follow: Pinochle.
    trump,    ///< The trump is named.
    turned,   ///< One of the two turned-up cards is taken.
    keeping,  ///< Both players choose which of their cards to keep.
    melds,
    trick,
  };
  Kind kind = Kind::none;
  int number = 0;  ///< From 1; 0 for a part that occurs only once in a game.
  bool operator==(const Chapter&) const = default;
};

/// An event that people look for in a game that is over.
struct Landmark {
  enum class Kind : std::uint8_t {
    sur,        ///< A seat has made a sur.
    sur_taken,  ///< A seat has cleared the pool, and another one has one sur fewer.
    battle,     ///< The piles have fought.
    bid,        ///< A seat has won the bidding.
    melds,      ///< The melds are shown.
  };
  Kind kind{};
  std::optional<Seat> seat{};  ///< The seat that brought it about; empty if no single seat did.
  bool operator==(const Landmark&) const = default;
};

}  // namespace cardroom::client
