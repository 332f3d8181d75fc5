#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/game/contract.h"
#include "server/table/recorded_members.h"

namespace cardroom::server {

namespace wire = table::v1;

/// Who caused the events of a game, kept as long as its match keeps the events. An origin depends on who was to answer
/// when the move arrived, so a replayed table has the same origins.
class Origins {
 public:
  struct Origin {
    wire::Origin by = wire::ORIGIN_UNSPECIFIED;
    std::optional<Seat> mover{};  ///< Empty for ORIGIN_TABLE.
  };

  /// Notes the origin of all events since the last note. Each object serves one match.
  void note(const Match& match, const Origin& origin);

  /// Forgets the origins of the events that the match no longer has, because a move was taken back.
  void rewind(const Match& match) { origins_.resize(match.end_event() - first_); }

  /// Writes the origin of the event with this number. Precondition: the match still keeps the event.
  void write(std::uint32_t number, wire::GameEvent& event) const;

  CARDROOM_RECORDED(Origins, (), first, origins)

 private:
  /// An Origin in three bytes instead of eight, because a table keeps one for each of hundreds of events.
  struct Packed {
    std::uint8_t by = wire::ORIGIN_UNSPECIFIED;
    std::optional<Seat> mover{};

    CARDROOM_RECORDED(Packed, (), by, mover)
  };
  static_assert(wire::Origin_MAX <= std::numeric_limits<std::uint8_t>::max());

  std::uint32_t first_ = 0;  ///< The number of the first event in the list.
  std::vector<Packed> origins_;
};

}  // namespace cardroom::server
