#pragma once

#include <string>
#include <string_view>

/// Lines that mix two writing directions.
namespace cardroom::client {

/// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. The text between them takes its direction from its first letter
/// and does not reorder the text around it. No name may contain them (common/protocol/name_text.h).
inline constexpr std::string_view kIsolate = "\u2068";
inline constexpr std::string_view kPopIsolate = "\u2069";

/// Whether any part of the text is written from right to left, as Arabic and Hebrew are.
bool has_right_to_left(std::string_view utf8);

/// Another person's text (a name, a line of chat) as part of one of our lines, which is written from left to right:
/// isolated if any of it is written from right to left, otherwise unchanged, so that the output has no needless
/// invisible characters. For display only: a name is sent, compared, copied and edited unchanged.
std::string isolated(std::string_view theirs);

}  // namespace cardroom::client
