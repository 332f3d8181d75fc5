#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "common/cards/deal_key.h"

namespace cardroom::table::v1 {  // Generated from proto.
class DealId;
}  // namespace cardroom::table::v1

/// The values of the fair deal as they are sent, for the server and the clients.
namespace cardroom {

/// The bytes as sent on the wire.
template <std::size_t size>
std::string wire_bytes(const std::array<std::byte, size>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), size};
}

/// Empty if the length is wrong.
template <std::size_t size>
std::optional<std::array<std::byte, size>> from_wire_bytes(std::string_view bytes) {
  if (bytes.size() != size) return std::nullopt;
  std::array<std::byte, size> out{};
  for (std::size_t i = 0; i < size; ++i)
    out[i] = static_cast<std::byte>(bytes[i]);
  return out;
}

void write_deal_id(const DealId& id, table::v1::DealId& out);
/// Empty if the table's id has the wrong length.
std::optional<DealId> read_deal_id(const table::v1::DealId& id);

}  // namespace cardroom
