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
#include "common/protocol/port.h"

// Generated from proto.
namespace cardroom::lobby::v1 {
class TableSummary;
}  // namespace cardroom::lobby::v1
namespace cardroom::table::v1 {
enum BotType : int;
enum Picture : int;
}  // namespace cardroom::table::v1

/// How servers and clients on one network find each other: one small UDP datagram each way (cardroom.lan.v1.Beacon).
namespace cardroom::lan {

/// Administratively scoped (RFC 2365): routers at the edge of a site do not forward it.
inline constexpr const char* kGroup = "239.255.73.13";

/// The UDP port for questions and announcements; also the first TCP port that a server tries when it looks for a free
/// one.
inline constexpr std::uint16_t kPort = kDefaultPort;

/// The largest datagram that is sent or read, in bytes: small enough that no network fragments it. Longer ones are not
/// ours.
inline constexpr std::size_t kDatagramBytesMax = 1200;

/// The size of a question, in bytes. A server ignores shorter ones: the sender's address can be forged, and an answer
/// must not be much longer than the question.
inline constexpr std::size_t kQuestionBytes = kDatagramBytesMax / 3;

/// The largest number of seats that an announced table may have; more than any kind of game needs.
inline constexpr std::size_t kSeatsAnnouncedMax = 8;

/// Drawn at random when a server starts, and the same on all its interfaces.
using ServerId = std::array<std::byte, 16>;

/// One seat at a table.
struct SeatSummary {
  enum class Who : std::uint8_t {
    open,
    person,
    away,  ///< A person's seat: the person is not connected, and no bot plays there (yet).
    held,  ///< A person's seat in which a bot plays until they return.
    bot,
  } who{};
  std::string name{};            ///< The person's name; empty otherwise.
  table::v1::BotType bot{};      ///< The bot's type; 0 otherwise, and for a type that this version does not know.
  bool promised = false;         ///< A person will sit here from the next game on.
  table::v1::Picture picture{};  ///< The person's; 0 otherwise.
  /// Whether the seat belongs to a person, who may be away.
  bool has_person() const { return who == Who::person || who == Who::away || who == Who::held; }
  friend bool operator==(const SeatSummary&, const SeatSummary&) = default;
};

/// The lobby's public description of a table, in short form.
struct TableSummary {
  std::string table_id;  ///< 16 bytes, as on the wire.
  std::string name;      ///< Passes is_name(kPlaceNameMax).
  std::string kind;      ///< "lucky-thirteen", or one that this version does not know.
  std::vector<SeatSummary> seats;
  std::string owner;                ///< The owner's name; empty if there is no owner.
  bool has_password = false;        ///< Whether joining needs a password.
  std::uint32_t turn_limit_ms = 0;  ///< 0: no limit.
  bool playing = false;             ///< A game is in progress; otherwise the table waits for players.
  bool watching_allowed = false;
  friend bool operator==(const TableSummary&, const TableSummary&) = default;
};

/// Converts a line of the lobby's list to the form that servers announce. Clients use this form to show lists of
/// tables.
TableSummary summary_of(const lobby::v1::TableSummary& line);

/// A server's description of itself. Not authenticated, so it must not be trusted.
struct Announcement {
  std::string name;
  std::uint16_t port{};  ///< TCP, never 0. The address is the one that the datagram came from.
  std::uint32_t protocol_min{};
  std::uint32_t protocol_max{};
  std::uint32_t open_tables{};  ///< The number of tables with people and a seat for another person.
  KeyFingerprint key{};         ///< For recognising a known server; never a reason to trust one.
  ServerId server_id{};
  std::vector<TableSummary> tables{};  ///< Sorted by id, so that an unchanged list is encoded identically.
  std::uint32_t more_tables{};         ///< The number of tables not in the list.
  friend bool operator==(const Announcement&, const Announcement&) = default;
};

/// Asks servers to announce themselves.
struct Question {
  friend bool operator==(const Question&, const Question&) = default;
};

using Beacon = std::variant<Announcement, Question>;

/// Never longer than kDatagramBytesMax, and a question is kQuestionBytes long: an announcement includes the first
/// tables that fit, and counts the others. Precondition: the name of an announcement passes is_name(kPlaceNameMax).
std::string encode(const Beacon& beacon);

/// Empty for data that is too long, does not parse, has an invalid field (a name that must not be shown, port 0, a key
/// or id of the wrong length) or a body that this version does not know. A table with an invalid field is left out and
/// counted.
std::optional<Beacon> decode(std::string_view datagram);

}  // namespace cardroom::lan
