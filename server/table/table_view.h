#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "cardroom/table/v1/table.pb.h"
#include "server/table/pace.h"
#include "server/table/roster.h"

/// Updates for viewers. This code cannot reach a State: an update is made only from what everybody may see, and from
/// the viewer's own view and events.
namespace cardroom::server {

/// What everybody at the table may see. The references are valid during the call only.
struct PublicTable {
  const TableId& id;
  const Settings& settings;
  const Roster& roster;
  std::uint64_t version{};
  wire::Phase phase{};
  std::uint32_t game_number{};
  SeatSet to_act{};
  std::chrono::milliseconds turn_time{};  ///< The whole time of the turn; `turn_left` is the rest of it.
  std::optional<std::chrono::milliseconds> turn_left{};
  std::optional<std::chrono::milliseconds> pause_left{};
  std::optional<Scores> scores{};  ///< Absent before the first game.
  SeatSet winners{};
  bool fair = true;
  const Pace* pace = nullptr;  ///< Null if people play.
  std::optional<bool> animate{};
};

/// What one viewer may see in addition.
struct ViewerPart {
  std::optional<Seat> seat{};
  std::optional<Seat> next_seat{};
  std::optional<std::uint32_t> waiting_place{};  ///< In the queue for a seat, from 0.
  bool owner = false;
  std::optional<wire::GameView> view{};          ///< Absent before the first deal.
  std::optional<std::uint64_t> decision{};       ///< Only if this viewer is asked.
  std::optional<wire::GameMoves> legal_moves{};  ///< With `decision`.
  std::uint32_t first_event{};
  std::vector<wire::GameEvent> events{};
};

/// The part that is the same for every viewer.
wire::TableUpdate public_update(const PublicTable& table);

/// The whole update for one viewer.
wire::TableUpdate viewer_update(const wire::TableUpdate& for_everybody, ViewerPart part);

/// The table's line in the lobby.
lobby::v1::TableSummary summary(const PublicTable& table);

}  // namespace cardroom::server
