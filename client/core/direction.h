#pragma once

#include <string>
#include <string_view>

/// Lines with two directions of writing.
namespace cardroom::client {

/// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. The text between them takes the direction of its first letter, and
/// does not reorder the text around it. No name may contain them (common/protocol/name_text.h).
inline constexpr std::string_view kIsolate = "\u2068";
inline constexpr std::string_view kPopIsolate = "\u2069";

/// Whether any part of it is written from right to left, as Arabic and Hebrew are.
bool has_right_to_left(std::string_view utf8);

/// Another person's text (a name, a line of chat) as part of a line of ours that is written from left to right:
/// isolated if any of it is written from right to left, otherwise unchanged, so that no output has useless invisible
/// characters. Only for display: a name is sent, compared, copied and edited unchanged.
std::string isolated(std::string_view theirs);

}  // namespace cardroom::client
