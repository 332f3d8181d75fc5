#include "tests/support/journal_deals.h"

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

#include "tests/support/open_deal.h"

namespace cardroom::testing {

std::optional<DealKey> JournalDeals::after(const journal::v1::Record& record,
                                           const std::map<std::string, std::uint32_t>& seats) {
  const journal::v1::Input& input = record.input();
  table_ = record.table_id();
  if (input.has_entropy_drawn()) {
    // If a secret is drawn while a deal is still being made, the previous attempt was burned.
    attempt_ = making_ ? attempt_ + 1 : 0;
    deal_ += making_ ? 0 : 1;
    making_ = true;
    secret_ = input.entropy_drawn().secret();
    parts_.clear();
    return input.entropy_drawn().taking_part().empty() ? dealt() : std::nullopt;
  }
  if (!making_ || !input.has_request()) return std::nullopt;
  const auto& message = input.request().message();
  const auto seat = seats.find(input.request().session());
  if (seat == seats.end()) return std::nullopt;
  if (message.has_commit_part()) parts_[seat->second].commitment = message.commit_part().commitment();
  if (!message.has_open_part()) return std::nullopt;
  parts_[seat->second].entropy = message.open_part().entropy();
  // Parts are opened only once the list is final, and after that nobody commits any more.
  const bool all = std::ranges::none_of(parts_, [](const auto& part) { return part.second.entropy.empty(); });
  return all ? dealt() : std::nullopt;
}

std::optional<DealKey> JournalDeals::dealt() {
  making_ = false;
  std::vector<std::pair<std::uint8_t, std::string>> entropies;
  for (const auto& [seat, part] : parts_)
    entropies.emplace_back(static_cast<std::uint8_t>(seat), part.entropy);
  const std::string bytes = key_of_deal(deal_id(table_, deal_, attempt_), secret_, entropies);
  DealKey key{};
  std::memcpy(key.data(), bytes.data(), key.size());
  return key;
}

}  // namespace cardroom::testing
