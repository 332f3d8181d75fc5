#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/base/expected.h"
#include "common/record/game_record.h"

/// A deal of a record, as the table announced it.
namespace cardroom {

/// What everybody at the table was sent.
struct ToldDeal {
  std::vector<wire::DealBurned> burned{};  ///< Oldest first.
  wire::DealCommitted committed{};
  wire::DealParties parties{};
  wire::DealRevealed revealed{};
};

/// The deal with this index in the record's list. Precondition: there is one.
ToldDeal told_deal(const GameRecord& record, std::size_t index);

/// The key from which that deal was drawn. The error says in one line, in English, which secret or part does not match
/// its commitment.
Expected<DealKey, std::string> key_of_deal(const GameRecord& record, std::size_t index);

}  // namespace cardroom
