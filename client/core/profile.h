#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "client/core/address.h"
#include "common/base/expected.h"

namespace cardroom::client {

/// One of this person's seats, waiting at a server.
struct KeptSeat {
  Address server;
  bool own = false;      ///< This user's own server, on this machine: it is found or started, wherever it listens.
  std::string table_id;  ///< Empty: the only one that the server keeps for this person.
  bool operator==(const KeptSeat&) const = default;
};

/// The number of seats that a profile remembers; the oldest is forgotten first. A server keeps as many tables for one
/// person.
inline constexpr std::size_t kSeatsKeptMax = 20;

/// Everything that a client saves between runs. A value: the shell reads and writes it as text, in a file that only its
/// user can read, because a token gives access to the person's seats.
struct Profile {
  std::string name;                              ///< 1 to 24 characters; empty until the person has been asked.
  std::map<Address, KeyFingerprint> keys;        ///< The pins: the key that each address had when it was trusted.
  std::map<KeyFingerprint, std::string> tokens;  ///< By server, so that no server is ever sent the token of another.
  std::vector<KeptSeat> seats;                   ///< Newest first.
  bool operator==(const Profile&) const = default;
};

/// One line per fact; to_text and parse_profile are inverses.
std::string to_text(const Profile& profile);

/// The error is a single line that says which line of the text is wrong, and why.
Expected<Profile, std::string> parse_profile(std::string_view text);

}  // namespace cardroom::client
