#include "server/lobby/wrong_passwords.h"

#include <algorithm>

#include "server/limits.h"

namespace cardroom::server {
namespace {

std::chrono::milliseconds wait_after(std::uint32_t wrong) {
  if (wrong < kWrongPasswordsFree) return {};
  // Doubling more often than this exceeds the maximum.
  const std::uint32_t doubled = std::min<std::uint32_t>(wrong - kWrongPasswordsFree, 20);
  return std::min(kWrongPasswordWait * (1 << doubled), kWrongPasswordWaitMax);
}

}  // namespace

bool WrongPasswords::may_try(Instant now, const TableId& table, const std::string& address) const {
  const auto found = wrong_.find({table, address});
  return found == wrong_.end() || now >= found->second.last + wait_after(found->second.count);
}

std::uint32_t WrongPasswords::failed(Instant now, const TableId& table, const std::string& address) {
  const auto [found, is_new] = wrong_.try_emplace({table, address});
  Wrong& wrong = found->second;
  if (!is_new && now - wrong.last >= kWrongPasswordsKept) wrong.count = 0;
  wrong.last = now;
  const std::uint32_t count = ++wrong.count;
  if (wrong_.size() > kWrongPasswordsMax) forget(now);
  return count;
}

void WrongPasswords::forget(Instant now) {
  std::erase_if(wrong_, [&](const auto& entry) { return now - entry.second.last >= kWrongPasswordsKept; });
  if (wrong_.size() > kWrongPasswordsMax)
    wrong_.erase(std::ranges::min_element(wrong_, {}, [](const auto& entry) { return entry.second.last; }));
}

}  // namespace cardroom::server
