#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/core/address.h"
#include "client/core/picture.h"
#include "common/base/expected.h"

namespace cardroom::client {

/// A date, and a date with a time to the minute, by the person's calendar. State machines are told the time by their
/// shells.
using Day = std::chrono::sys_days;
using Minute = std::chrono::sys_time<std::chrono::minutes>;

/// Another player of a kept table.
struct KeptPerson {
  std::string name;
  Picture picture{};
  bool operator==(const KeptPerson&) const = default;
};

/// The table of a seat as this client last saw it: enough to recognise the table in a list.
struct KeptTable {
  std::string kind;                  ///< "lucky-thirteen", or one that this version does not know.
  std::string name;                  ///< Of the table, 1 to 40 characters.
  std::vector<KeptPerson> people;    ///< The other players, clockwise from this person's seat.
  std::vector<int> bots;             ///< The types of the bots (table.v1.BotType), in the same order.
  std::uint32_t seat = 0;            ///< This person's seat, an index in `scores`.
  std::vector<std::int32_t> scores;  ///< Of the game in progress, by seat; empty if no game was in progress.
  bool playing = false;              ///< A game was in progress.
  Day seen{};                        ///< When this client last saw the table.
  /// The time on that day from which the table was in this state. Empty if an earlier version wrote the profile.
  std::optional<std::chrono::minutes> since{};
  bool operator==(const KeptTable&) const = default;
};

/// The largest number of seats that a kept table may have; more than any kind of game needs.
inline constexpr std::size_t kKeptTableSeatsMax = 8;

/// Whether this can be the id of a kind of game: a server may send anything.
bool is_kind_id(std::string_view kind);

/// Whether a profile can hold this table: a server may send names that would corrupt the file.
bool fits_profile(const KeptTable& table);

/// One of this person's seats, waiting at a server.
struct KeptSeat {
  Address server;
  bool own = false;      ///< This user's own server, on this machine: it is found or started, wherever it listens.
  std::string table_id;  ///< Empty: the only one that the server keeps for this person.
  std::optional<KeptTable> table{};  ///< Empty if an earlier version wrote the profile.
  bool operator==(const KeptSeat&) const = default;

  /// Whether both are the same seat, regardless of what is known about its table.
  bool is(const KeptSeat& other) const {
    return server == other.server && own == other.own && table_id == other.table_id;
  }
};

/// The number of seats that a profile remembers; the oldest is forgotten first. A server keeps the same number of
/// resting tables created by one person.
inline constexpr std::size_t kSeatsKeptMax = 20;

/// The last deal of a table that this client has seen: no later one may have the same id.
struct KeptDeal {
  std::string table_id;
  std::uint64_t deal = 0;
  std::uint32_t attempt = 0;
  std::string commitment;  ///< The server's.
  bool operator==(const KeptDeal&) const = default;
};

/// The number of tables whose last deals a profile remembers; the oldest is forgotten first.
inline constexpr std::size_t kDealsKeptMax = 100;

/// The number of kinds of game that a profile can list; more than there are.
inline constexpr std::size_t kGamesKnownMax = 100;

/// What this person knows about a kind of game.
struct Acquaintance {
  bool known = false;      ///< They have finished a game of this kind, or its guided first game.
  std::uint32_t step = 0;  ///< The step at which they left the guided first game, from 0.
  bool operator==(const Acquaintance&) const = default;
};

/// Everything that a client saves between runs. A value: the shell reads and writes it as text, in a file that only its
/// user can read, because a token gives access to the person's seats.
struct Profile {
  std::string name;                              ///< 1 to 24 characters; empty until the person has been asked.
  Picture picture{};                             ///< What others see beside the name.
  std::map<Address, KeyFingerprint> keys;        ///< The pins: the key that each address had when it was trusted.
  std::map<KeyFingerprint, std::string> tokens;  ///< By server, so that no server is ever sent another server's token.
  std::vector<KeptSeat> seats;                   ///< Newest first.
  std::map<std::string, Acquaintance> games{};   ///< By kind; a kind that is not listed is new to this person.
  std::vector<KeptDeal> deals{};                 ///< One per table, newest first.

  /// Whether the server at that address is known to have this key. A server has the same key at all of its addresses.
  bool knows(const Address& server, const KeyFingerprint& key) const {
    const auto pin = keys.find(server);
    return pin != keys.end() && pin->second == key;
  }
  Acquaintance acquaintance(const std::string& kind) const {
    const auto found = games.find(kind);
    return found == games.end() ? Acquaintance{} : found->second;
  }
  bool operator==(const Profile&) const = default;
};

/// One line per fact; to_text and parse_profile are inverses for values within the limits above. A line that starts
/// with '#' is a comment, except for those that say what the table of the seat above them was like:
///   #table KIND DAY STATE SEAT SCORES BOTS NAME
///   #since MINUTE
///   #with PERSON
///   #shown PICTURE    of that person
/// and for the person whose profile it is
///   #picture PICTURE
///   #game KIND KNOWN STEP    what the person knows about a kind of game
///   #deal TABLE DEAL ATTEMPT COMMITMENT    the last deal of a table
/// with KNOWN as "known" or "new", the day as a number of days since 1970, the state "playing" or "between", lists
/// separated by commas ("-" if empty), the minute counted from midnight, and pictures by name: one that this version
/// does not know counts as none. Earlier versions refuse a profile with unknown lines, but skip these.
std::string to_text(const Profile& profile);

/// The error is a single line that says which line of the text is wrong, and why.
Expected<Profile, std::string> parse_profile(std::string_view text);

}  // namespace cardroom::client
