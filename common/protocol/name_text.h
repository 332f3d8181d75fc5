#pragma once

#include <cstddef>
#include <string_view>

namespace cardroom {

/// What a person may be called: 1 to this many characters (code points).
inline constexpr std::size_t kPersonNameMax = 24;

/// Tables and servers have a little more room, for the lists that they stand in.
inline constexpr std::size_t kPlaceNameMax = 40;

/// What somebody says at a table, at most, in characters (code points). Passes is_line.
inline constexpr std::size_t kChatTextMax = 160;

/// Whether what others will see may be shown as it is on a line of its own: well-formed UTF-8, 1 to `max` characters,
/// not only blanks, and no control character, line separator or direction mark, with which it could rewrite the line it
/// stands in. For what people say.
bool is_line(std::string_view utf8, std::size_t max);

/// Whether a person, a table or a server may be called so as far as a client can tell: is_line, and nothing in it that
/// cannot be seen, except where writing needs it (the non-joiner inside a Persian word, what joins pictures). The
/// server compares names as well, and may not take one that looks like nothing, or like too much.
bool is_name(std::string_view utf8, std::size_t max);

}  // namespace cardroom
