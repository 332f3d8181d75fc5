#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "server/ids.h"

namespace cardroom::server {

/// Decides which addresses have to wait before trying another password, so that nobody can guess one: see
/// kWrongPasswordsFree. Counts per table and address. Has no clock of its own.
class WrongPasswords {
 public:
  /// Whether a password from this address may be tried now.
  bool may_try(Instant now, const TableId& table, const std::string& address) const;
  /// A password from this address was wrong. Returns how many were wrong in a row.
  std::uint32_t failed(Instant now, const TableId& table, const std::string& address);
  void succeeded(const TableId& table, const std::string& address) { wrong_.erase({table, address}); }

  std::size_t size() const { return wrong_.size(); }

 private:
  struct Wrong {
    std::uint32_t count = 0;
    Instant last{};
  };

  void forget(Instant now);

  std::map<std::pair<TableId, std::string>, Wrong> wrong_;
};

}  // namespace cardroom::server
