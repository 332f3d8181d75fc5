#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "common/protocol/key_fingerprint.h"

namespace cardroom::table::v1 {  // Generated from proto.
enum BotType : int;
}  // namespace cardroom::table::v1

/// How servers and clients on one network find each other: one small UDP datagram each way (cardroom.lan.v1.Beacon).
namespace cardroom::lan {

/// Administratively scoped (RFC 2365): routers at the edge of a site do not pass it on.
inline constexpr const char* kGroup = "239.255.73.13";

/// UDP, for questions and announcements; also the TCP port where a server begins to look for a free one.
inline constexpr std::uint16_t kPort = 7313;

/// Largest datagram that anybody sends or reads, in bytes: no network cuts it into pieces. What is longer is none of
/// ours.
inline constexpr std::size_t kDatagramBytesMax = 1200;

/// Most seats at a table that can be announced. No kind of game has so many.
inline constexpr std::size_t kSeatsAnnouncedMax = 8;

/// Drawn by a server at its start and the same on all its interfaces.
using ServerId = std::array<std::byte, 16>;

/// One place at a table.
struct SeatSummary {
  enum class Who : std::uint8_t {
    open,
    person,
    held,  ///< A person's who is away: a bot plays until they are back.
    bot,
  } who{};
  std::string name;          ///< Of the person; empty otherwise.
  table::v1::BotType bot{};  ///< Of a bot; 0 otherwise, and for a type that this version does not know.
  bool promised = false;     ///< Somebody sits here from the next game on.
  friend bool operator==(const SeatSummary&, const SeatSummary&) = default;
};

/// What the lobby says of a table to anybody who asks, in short.
struct TableSummary {
  std::string table_id;  ///< 16 bytes, as on the wire.
  std::string name;      ///< Passes is_name(kPlaceNameMax).
  std::string kind;      ///< "lucky-thirteen", or one that this version does not know.
  std::vector<SeatSummary> seats;
  std::string owner;                ///< The name; empty if nobody owns it.
  bool has_password = false;        ///< To join.
  std::uint32_t turn_limit_ms = 0;  ///< 0: no limit.
  bool playing = false;             ///< A game is on; otherwise it gathers.
  bool watching_allowed = false;
  friend bool operator==(const TableSummary&, const TableSummary&) = default;
};

/// What a server says about itself. Not authenticated, so nothing here is to be trusted.
struct Announcement {
  std::string name;
  std::uint16_t port{};  ///< TCP, never 0. The address is the one that the datagram came from.
  std::uint32_t protocol_min{};
  std::uint32_t protocol_max{};
  std::uint32_t open_tables{};  ///< With people, and a seat that one more could take.
  KeyFingerprint key{};         ///< To recognise a known server; never a reason to trust one.
  ServerId server_id{};
  std::vector<TableSummary> tables{};  ///< By id, so that what has not changed is said the same way.
  std::uint32_t more_tables{};         ///< That are there too, but not in the list.
  friend bool operator==(const Announcement&, const Announcement&) = default;
};

/// Who is there?
struct Question {
  friend bool operator==(const Question&, const Question&) = default;
};

using Beacon = std::variant<Announcement, Question>;

/// Never longer than kDatagramBytesMax: of an announcement's tables the first ones that fit, and the others are
/// counted. Precondition: the name of an announcement passes is_name(kPlaceNameMax).
std::string encode(const Beacon& beacon);

/// Empty for what is too long, does not parse, has a field that cannot be (a name that must not be shown, port 0, a key
/// or id of another length) or a body that this version does not know. A table with such a field is left out and
/// counted.
std::optional<Beacon> decode(std::string_view datagram);

}  // namespace cardroom::lan
