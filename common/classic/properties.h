#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/base/expected.h"

/// Java property files, as java.util.Properties.load(InputStream) reads them. Bytes in, values out: reading the file is
/// up to the caller.
namespace cardroom {

/// The largest property file, in bytes. The original files are smaller than 700 bytes; opening the wrong file must not
/// exhaust memory.
inline constexpr std::size_t kPropertyFileBytesMax = std::size_t{1} << 20;

/// One key of a file and its value. Both are printable ASCII, tabs and form feeds: a backslash is doubled, and any
/// other character becomes \uXXXX, so that they always fit on one line and different ones remain distinct.
struct Property {
  std::string key;
  std::string value;   ///< Without surrounding blanks; empty: the default applies.
  std::size_t line{};  ///< The line on which it begins, from 1.
  friend bool operator==(const Property&, const Property&) = default;
};

/// Why a property file cannot be played. An expected result rather than a bug, since the file is user input.
struct PropertyError {
  std::string what{};                 ///< In words, without the location.
  std::optional<std::size_t> line{};  ///< Empty: the whole file, or the default of an absent key.
  std::string key{};                  ///< Empty: the whole file.
  std::string value{};
  friend bool operator==(const PropertyError&, const PropertyError&) = default;

  /// "FILE:3: players.0 = robot: unknown player type". Always one line.
  std::string text(std::string_view file) const;
};

/// An oddity in a property file that is still valid.
struct PropertyWarning {
  std::size_t line{};  ///< From 1.
  std::string what;    ///< In words.
  friend bool operator==(const PropertyWarning&, const PropertyWarning&) = default;

  /// "FILE:7: seed is given in line 3 too; line 7 counts". Always one line.
  std::string text(std::string_view file) const;
};

/// The contents of a file, each key once, in the order of the file.
struct Properties {
  std::vector<Property> properties;
  std::vector<PropertyWarning> warnings;  ///< About duplicate keys and a byte order mark.

  /// Null if the key is absent or has no value.
  const Property* find(std::string_view key) const;
};

/// Errors: a file that is too large, or a malformed \uxxxx. Only warnings: a duplicate key, whose last value counts,
/// and a byte order mark at the beginning, which is skipped.
Expected<Properties, PropertyError> parse_properties(std::string_view bytes);

/// `text` as one line, with control characters escaped.
std::string one_line(std::string_view text);

/// `text` without the blanks (space, tab, form feed) at both ends.
std::string_view without_blanks(std::string_view text);

}  // namespace cardroom
