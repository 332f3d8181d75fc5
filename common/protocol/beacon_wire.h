#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "common/protocol/key_fingerprint.h"

/// How servers and clients on one network find each other: one small UDP datagram each way (cardroom.lan.v1.Beacon).
namespace cardroom::lan {

/// Administratively scoped (RFC 2365): routers at the edge of a site do not pass it on.
inline constexpr const char* kGroup = "239.255.73.13";

/// UDP, for questions and announcements; also the TCP port where a server begins to look for a free one.
inline constexpr std::uint16_t kPort = 7313;

/// Largest datagram that anybody reads, in bytes. A full announcement is under 300; what is longer is none of ours.
inline constexpr std::size_t kDatagramBytesMax = 512;

/// Drawn by a server at its start and the same on all its interfaces.
using ServerId = std::array<std::byte, 16>;

/// What a server says about itself. Not authenticated, so nothing here is to be trusted.
struct Announcement {
  std::string name;
  std::uint16_t port{};  ///< TCP, never 0. The address is the one that the datagram came from.
  std::uint32_t protocol_min{};
  std::uint32_t protocol_max{};
  std::uint32_t open_tables{};  ///< That a person could join.
  KeyFingerprint key{};         ///< To recognise a known server; never a reason to trust one.
  ServerId server_id{};
  friend bool operator==(const Announcement&, const Announcement&) = default;
};

/// Who is there?
struct Question {
  friend bool operator==(const Question&, const Question&) = default;
};

using Beacon = std::variant<Announcement, Question>;

/// Never longer than kDatagramBytesMax. Precondition: the name of an announcement passes is_name(kPlaceNameMax).
std::string encode(const Beacon& beacon);

/// Empty for what is too long, does not parse, has a field that cannot be (a name that must not be shown, port 0, a key
/// or id of another length) or a body that this version does not know.
std::optional<Beacon> decode(std::string_view datagram);

}  // namespace cardroom::lan
