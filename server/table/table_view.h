#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "cardroom/table/v1/table.pb.h"
#include "common/protocol/written_message.h"
#include "server/table/evening.h"
#include "server/table/last_move.h"
#include "server/table/pace.h"
#include "server/table/seating.h"

/// What everybody may see of a table. This code has no access to a State.
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
  const Pace* pace = nullptr;           ///< Null if people are playing.
  const LastMove* last_move = nullptr;  ///< Null: no game has begun.
  std::optional<bool> animate{};
};

/// The fields of an update that are the same for every viewer.
std::shared_ptr<const WrittenMessage> public_update(const PublicTable& table);

/// The table's line in the lobby.
lobby::v1::TableSummary summary(const PublicTable& table);

}  // namespace cardroom::server
