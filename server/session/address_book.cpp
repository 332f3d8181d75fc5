#include "server/session/address_book.h"

#include <algorithm>
#include <chrono>

namespace cardroom::server {
namespace {

/// After this long even the slowest bucket of a single session is full again.
constexpr std::chrono::milliseconds refilled_after() {
  std::chrono::milliseconds longest{};
  for (const Rate& rate : kRequestRates)
    longest = std::max(longest, std::chrono::milliseconds{std::chrono::seconds{rate.burst}} / rate.per_second);
  return longest;
}

}  // namespace

void AddressBook::connected(Instant now, const std::string& address) {
  forget(now);
  ++addresses_[address].connections;
}

void AddressBook::disconnected(Instant now, const std::string& address) {
  Address& here = addresses_.at(address);
  if (--here.connections > 0) return;
  here.left = now;
  left_.emplace_back(now, address);
}

bool AddressBook::pays(const std::string& address, Purse purse, Instant now) {
  Address& here = addresses_.at(address);
  return here.allowance.pays(purse, now, here.people);
}

void AddressBook::forget(Instant now) {
  for (; !left_.empty() && left_.front().first + refilled_after() <= now; left_.pop_front()) {
    const auto here = addresses_.find(left_.front().second);
    const bool gone = here != addresses_.end() && here->second.connections == 0;
    if (gone && here->second.left == left_.front().first) addresses_.erase(here);
  }
}

}  // namespace cardroom::server
