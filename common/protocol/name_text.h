#pragma once

#include <cstddef>
#include <string_view>

namespace cardroom {

/// What a person may be called: 1 to this many characters (code points).
inline constexpr std::size_t kPersonNameMax = 24;

/// Tables and servers have a little more room, for the lists that they stand in.
inline constexpr std::size_t kPlaceNameMax = 40;

/// What somebody says at a table, at most, in characters (code points). Looked at as a name is.
inline constexpr std::size_t kChatTextMax = 160;

/// Whether a name that others will see may be shown as it is: well-formed UTF-8, 1 to `max` characters, not only
/// blanks, and no control character, line separator or direction mark, with which a name could rewrite the line it
/// stands in.
bool is_name(std::string_view utf8, std::size_t max);

}  // namespace cardroom
