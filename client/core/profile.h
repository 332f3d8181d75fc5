#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "client/core/address.h"
#include "common/base/expected.h"

namespace cardroom::client {

/// Everything that a client saves about itself between two runs. A value: the shell reads and writes it as text, in a
/// file that only its user may read, because a token gives access to the person's seats.
struct Profile {
  std::string name;                              ///< 1 to 24 characters; empty until the person was asked.
  std::map<Address, KeyFingerprint> keys;        ///< The pins: the key that each address had when it was trusted.
  std::map<KeyFingerprint, std::string> tokens;  ///< By server, so that no server is ever sent another one's token.
  std::optional<Address> seat_at;                ///< The server where a seat waits; empty if it was given up.
  bool operator==(const Profile&) const = default;
};

/// One line per fact; to_text and parse_profile are inverse.
std::string to_text(const Profile& profile);

/// The error is one line that names the line of the text and what is wrong with it.
Expected<Profile, std::string> parse_profile(std::string_view text);

}  // namespace cardroom::client
