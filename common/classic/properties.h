#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/base/expected.h"

/// Java property files, as java.util.Properties.load(InputStream) reads them. Bytes in, values out: who calls has read
/// the file.
namespace cardroom {

/// The largest property file, in bytes. The originals have under 700; the limit keeps a wrong file from filling memory.
inline constexpr std::size_t kPropertyFileBytesMax = std::size_t{1} << 20;

/// One key of a file and its value. Both are printable ASCII with tabs and form feeds: a backslash stands as two,
/// any other character as \uXXXX, so that they can be shown anywhere, on one line, and different ones stay different.
struct Property {
  std::string key;
  std::string value;   ///< Without the blanks at its ends; empty: the default holds.
  std::size_t line{};  ///< On which it begins, from 1.
  friend bool operator==(const Property&, const Property&) = default;
};

/// Why a property file cannot be played. Ordinary: the file is somebody's input.
struct PropertyError {
  std::string what{};                 ///< In words, without the place.
  std::optional<std::size_t> line{};  ///< Empty: the whole file, or the default of a key that is not there.
  std::string key{};                  ///< Empty: the whole file.
  std::string value{};
  friend bool operator==(const PropertyError&, const PropertyError&) = default;

  /// "FILE:3: players.0 = robot: unknown player type". Always one line.
  std::string text(std::string_view file) const;
};

/// What is odd in a property file and yet has a meaning.
struct PropertyWarning {
  std::size_t line{};  ///< From 1.
  std::string what;    ///< In words.
  friend bool operator==(const PropertyWarning&, const PropertyWarning&) = default;

  /// "FILE:7: seed is given in line 3 too; line 7 counts". Always one line.
  std::string text(std::string_view file) const;
};

/// What a file says, each key once, in the order of the file.
struct Properties {
  std::vector<Property> properties;
  std::vector<PropertyWarning> warnings;  ///< About keys given twice and a byte order mark.

  /// Empty: not given, or given without a value.
  const Property* find(std::string_view key) const;
};

/// Errors: a file that is too large, a malformed \uxxxx. A key given twice is a warning; the last one counts. So is a
/// byte order mark before everything, which is skipped.
Expected<Properties, PropertyError> parse_properties(std::string_view bytes);

/// `text` as one line: control characters as escapes.
std::string one_line(std::string_view text);

/// Without the blanks (space, tab, form feed) at its ends.
std::string_view without_blanks(std::string_view text);

}  // namespace cardroom
