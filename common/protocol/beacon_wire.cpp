#include "common/protocol/beacon_wire.h"

#include <algorithm>

#include "cardroom/lan/v1/lan.pb.h"
#include "common/base/check.h"
#include "common/base/overloaded.h"
#include "common/protocol/name_text.h"

namespace cardroom::lan {
namespace {

std::string as_string(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

template <std::size_t Size>
bool copy_exactly(const std::string& from, std::array<std::byte, Size>& to) {
  if (from.size() != Size) return false;
  std::transform(from.begin(), from.end(), to.begin(), [](char c) { return static_cast<std::byte>(c); });
  return true;
}

std::optional<Beacon> announcement_from(const cardroom::lan::v1::Announcement& message) {
  Announcement announcement{.name = message.name(),
                            .port = static_cast<std::uint16_t>(message.port()),
                            .protocol_min = message.protocol_min(),
                            .protocol_max = message.protocol_max(),
                            .open_tables = message.open_tables()};
  if (!is_name(announcement.name, kPlaceNameMax)) return std::nullopt;
  if (message.port() == 0 || message.port() > 65535) return std::nullopt;
  if (!copy_exactly(message.key(), announcement.key)) return std::nullopt;
  if (!copy_exactly(message.server_id(), announcement.server_id)) return std::nullopt;
  return announcement;
}

}  // namespace

std::string encode(const Beacon& beacon) {
  cardroom::lan::v1::Beacon message;
  std::visit(Overloaded{
                 [&](const Announcement& announcement) {
                   auto& body = *message.mutable_announcement();
                   body.set_name(announcement.name);
                   body.set_port(announcement.port);
                   body.set_protocol_min(announcement.protocol_min);
                   body.set_protocol_max(announcement.protocol_max);
                   body.set_open_tables(announcement.open_tables);
                   body.set_key(as_string(announcement.key));
                   body.set_server_id(as_string(announcement.server_id));
                 },
                 [&](const Question&) { message.mutable_question(); },
             },
             beacon);
  std::string datagram = message.SerializeAsString();
  check(datagram.size() <= kDatagramBytesMax, "a beacon fits into its datagram");
  return datagram;
}

std::optional<Beacon> decode(std::string_view datagram) {
  if (datagram.size() > kDatagramBytesMax) return std::nullopt;
  cardroom::lan::v1::Beacon message;
  if (!message.ParseFromArray(datagram.data(), static_cast<int>(datagram.size()))) return std::nullopt;
  if (message.has_announcement()) return announcement_from(message.announcement());
  if (message.has_question()) return Question{};
  return std::nullopt;
}

}  // namespace cardroom::lan
