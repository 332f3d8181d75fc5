#include "client/core/profile.h"

#include <algorithm>

#include "common/protocol/name_text.h"
#include "common/protocol/token.h"

namespace cardroom::client {
namespace {

/// Whose server is keeping the seat.
constexpr std::string_view kOwn = "own";
constexpr std::string_view kOthers = "other";

/// Takes the next word off the front of the line.
std::string_view word(std::string_view& line) {
  const auto end = std::min(line.find(' '), line.size());
  const std::string_view found = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return found;
}

/// Empty if the line is valid, otherwise the error.
std::string_view read_line(std::string_view line, Profile& profile) {
  const std::string_view what = word(line);
  if (what == "name") {
    if (!is_line(line, kPersonNameMax)) return "has a name that cannot be";
    profile.name = line;
    return {};
  }
  if (what == "key") {
    const auto address = parse_address(word(line));
    const auto key = fingerprint_from_hex(line);
    if (!address || !key) return "wants an address and a key of 64 hexadecimal digits";
    profile.keys[*address] = *key;
    return {};
  }
  if (what == "token") {
    const auto key = fingerprint_from_hex(word(line));
    const auto token = bytes_from_hex(line);
    if (!key || !token || token->size() != kTokenBytes) return "wants a key and a token of 64 hexadecimal digits each";
    profile.tokens[*key] = *token;
    return {};
  }
  if (what == "seat") {
    const auto server = parse_address(word(line));
    const std::string_view whose = word(line);
    const auto table = bytes_from_hex(line);
    if (!server || !table || !(whose.empty() || whose == kOwn || whose == kOthers))
      return "wants an address, own or other, and a table";
    if (profile.seats.size() < kSeatsKeptMax) profile.seats.push_back({*server, whose == kOwn, *table});
    return {};
  }
  return "begins with none of name, key, token and seat";
}

}  // namespace

std::string to_text(const Profile& profile) {
  std::string text = "# A player's profile. Whoever has a token has that player's seats: keep it private.\n";
  if (!profile.name.empty()) text += "name " + profile.name + "\n";
  for (const auto& [address, key] : profile.keys)
    text += "key " + to_text(address) + " " + to_hex(key) + "\n";
  for (const auto& [key, token] : profile.tokens)
    text += "token " + to_hex(key) + " " + bytes_to_hex(token) + "\n";
  for (const KeptSeat& seat : profile.seats)
    text += "seat " + to_text(seat.server) + " " + std::string{seat.own ? kOwn : kOthers} + " " +
            bytes_to_hex(seat.table_id) + "\n";
  return text;
}

Expected<Profile, std::string> parse_profile(std::string_view text) {
  Profile profile;
  for (int number = 1; !text.empty(); ++number) {
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line.starts_with('#')) continue;
    if (const std::string_view wrong = read_line(line, profile); !wrong.empty())
      return Unexpected<std::string>{"line " + std::to_string(number) + " " + std::string{wrong}};
  }
  return profile;
}

}  // namespace cardroom::client
