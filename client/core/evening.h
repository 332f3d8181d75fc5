#pragma once

#include <cstdint>
#include <vector>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::client {

/// The games that one person has played and won at the table so far, across all kinds.
struct EveningRow {
  table::v1::Standing standing;
  bool own = false;  ///< The person is the one using this client.
  std::uint32_t games = 0;
  std::uint32_t won = 0;
};

/// A row for each person; those who have won the most come first.
std::vector<EveningRow> evening_rows(const table::v1::TableUpdate& update);

/// The rows of the people who are still at the table, for a short sentence beside the result of a game. Empty until a
/// second game has begun: before that, the evening consists of the first game alone.
std::vector<EveningRow> evening_beside_result(const table::v1::TableUpdate& update);

}  // namespace cardroom::client
