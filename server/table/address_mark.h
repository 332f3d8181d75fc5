#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "common/cards/sha256.h"
#include "server/ids.h"

namespace cardroom::server {

/// Tells the addresses of a table's people apart without saying what they are: it goes into records, which name
/// nobody's address.
using AddressMark = Digest;

/// Where somebody comes from. Empty for an empty address: nobody knows.
inline std::optional<AddressMark> address_mark_of(const TableId& table, const std::string& address) {
  if (address.empty()) return std::nullopt;
  const std::string text = std::string{reinterpret_cast<const char*>(table.data()), table.size()} + address;
  return sha256(std::as_bytes(std::span{text}));
}

}  // namespace cardroom::server
