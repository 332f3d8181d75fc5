#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "cardroom/table/v1/table.pb.h"
#include "common/protocol/written_message.h"
#include "server/table/evening.h"
#include "server/table/pace.h"
#include "server/table/seating.h"

/// Updates for viewers. This code has no access to a State: an update is built only from what everybody may see, and
/// from the viewer's own view and events.
namespace cardroom::server {

/// What everybody at the table may see. The references are valid only during the call.
struct PublicTable {
  const TableId& id;
  const Settings& settings;
  const Seating& seating;
  std::uint64_t version{};
  wire::Phase phase{};
  std::uint32_t game_number{};
  SeatSet to_act{};
  std::chrono::milliseconds turn_time{};  ///< The total time for the turn; `turn_left` is what remains.
  std::optional<std::chrono::milliseconds> turn_left{};
  std::optional<std::chrono::milliseconds> pause_left{};
  Instant now{};
  std::optional<Scores> scores{};  ///< Absent before the first game.
  SeatSet winners{};
  const Evening* evening = nullptr;  ///< Null: no game has been finished.
  bool fair = true;
  const Pace* pace = nullptr;  ///< Null if people are playing.
  std::optional<bool> animate{};
};

/// What one viewer may see in addition.
struct ViewerPart {
  std::optional<Seat> seat{};
  std::optional<Seat> next_seat{};
  std::optional<std::uint32_t> waiting_place{};  ///< The position in the queue for a seat, from 0.
  bool owner = false;
  std::optional<wire::GameView> view{};          ///< Absent before the first deal.
  std::optional<std::uint64_t> decision{};       ///< Present only if this viewer is asked.
  std::optional<wire::GameMoves> legal_moves{};  ///< With `decision`.
  std::uint32_t first_event{};
  std::vector<wire::GameEvent> events{};
};

/// The fields of an update that are the same for every viewer.
std::shared_ptr<const WrittenMessage> public_update(const PublicTable& table);

/// The other fields.
wire::TableUpdate own_update(ViewerPart part);

/// The table's line in the lobby.
lobby::v1::TableSummary summary(const PublicTable& table);

}  // namespace cardroom::server
