#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "common/cards/sha256.h"
#include "server/ids.h"

namespace cardroom::server {

/// Distinguishes the addresses of people at a table without revealing them. Records contain marks instead of addresses.
using AddressMark = Digest;

/// The mark of a connection's address. Empty for an empty address, which stands for an unknown one.
inline std::optional<AddressMark> address_mark_of(const TableId& table, const std::string& address) {
  if (address.empty()) return std::nullopt;
  const std::string text = std::string{reinterpret_cast<const char*>(table.data()), table.size()} + address;
  return sha256(std::as_bytes(std::span{text}));
}

}  // namespace cardroom::server
