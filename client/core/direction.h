#pragma once

#include <string>
#include <string_view>

/// Lines in two directions of writing.
namespace cardroom::client {

/// What stands between these is put in order by itself, from the side of its first letter, and turns nothing round it:
/// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. No name may have them in it (common/protocol/name_text.h).
inline constexpr std::string_view kIsolate = "\u2068";
inline constexpr std::string_view kPopIsolate = "\u2069";

/// Whether any of it is written from right to left, as Arabic and Hebrew are.
bool has_right_to_left(std::string_view utf8);

/// What somebody else has written (a name, a line of chat), as a part of a line of ours that is written from left to
/// right: isolated if any of it goes the other way, otherwise as it is, so that nobody meets signs that do nothing. For
/// lines to read only: what is sent, compared, copied or edited is the name as it is.
std::string isolated(std::string_view theirs);

}  // namespace cardroom::client
