#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "cardroom/journal/v1/journal.pb.h"
#include "common/cards/deal_key.h"

namespace cardroom::testing {

/// Derives the deals of a table from its journal, independently of the server's code. The seats that take part must not
/// change hands. Precondition: the first record is from before the first deal.
class JournalDeals {
 public:
  /// Call it with each record in order. Returns the deal's key if this record completes it. `seats`: by session.
  std::optional<DealKey> after(const journal::v1::Record& record, const std::map<std::string, std::uint32_t>& seats);

 private:
  struct Part {
    std::string commitment;
    std::string entropy;
  };

  std::optional<DealKey> dealt();

  std::string table_;
  std::uint64_t deal_ = 0;
  std::uint32_t attempt_ = 0;
  bool making_ = false;  ///< A secret has been drawn, and the cards have not been dealt.
  std::string secret_;
  std::map<std::uint32_t, Part> parts_;
};

}  // namespace cardroom::testing
