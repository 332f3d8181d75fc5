#pragma once

#include <cstdint>
#include <deque>
#include <optional>

#include "cardroom/table/v1/table.pb.h"
#include "common/game/contract.h"
#include "server/table/recorded_members.h"

namespace cardroom::server {

namespace wire = table::v1;

/// Who made the events of a game happen, kept as long as its match keeps the events. Follows from who was to answer
/// when the move came, so a table that is played again from its records has the same.
class Origins {
 public:
  struct Origin {
    wire::Origin by = wire::ORIGIN_UNSPECIFIED;
    std::optional<Seat> mover{};  ///< Empty for ORIGIN_TABLE.

    CARDROOM_RECORDED(Origin, (), by, mover)
  };

  /// All events of the match that are new since the last note were made so. An object is for one match only.
  void note(const Match& match, const Origin& origin);

  /// Writes who made the event with this number of the game. Precondition: the match still keeps it.
  void write(std::uint32_t number, wire::GameEvent& event) const;

  CARDROOM_RECORDED(Origins, (), first, origins)

 private:
  std::uint32_t first_ = 0;  ///< The number of the first one in the list.
  std::deque<Origin> origins_;
};

}  // namespace cardroom::server
