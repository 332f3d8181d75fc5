#pragma once

#include <cstddef>
#include <string_view>

namespace cardroom {

/// The maximum length of a person's name, in characters (code points); the shortest is 1.
inline constexpr std::size_t kPersonNameMax = 24;

/// Names of tables and servers may be a little longer.
inline constexpr std::size_t kPlaceNameMax = 40;

/// The maximum length of a line of chat, in characters (code points). The line must pass is_line.
inline constexpr std::size_t kChatTextMax = 160;

/// The maximum length of a table's password, in bytes.
inline constexpr std::size_t kPasswordBytesMax = 128;

/// Whether one person's text may be shown to others on a line of its own: well-formed UTF-8, 1 to `max` characters, not
/// only blanks, and no control character, line separator or direction mark, which could disrupt the line that shows it.
/// Used for chat.
bool is_line(std::string_view utf8, std::size_t max);

/// Whether a client may propose this name for a person, a table or a server: is_line, and no invisible characters
/// except where a script needs them (the non-joiner inside a Persian word, joiners in emoji). The server also compares
/// names, and may reject one that looks empty or overlaps other lines.
bool is_name(std::string_view utf8, std::size_t max);

}  // namespace cardroom
