#include "common/classic/properties.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <unordered_map>
#include <utility>

namespace cardroom {
namespace {

constexpr std::string_view kBlanks = " \t\f";

/// The byte order mark that some editors put at the beginning of UTF-8 text.
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool is_blank(char c) {
  return kBlanks.find(c) != std::string_view::npos;
}
bool ends_line(char c) {
  return c == '\n' || c == '\r';
}

/// A logical line of the file: continued lines are joined, comments and empty lines are skipped.
struct LogicalLine {
  std::string text;
  std::size_t line = 0;  ///< The line on which it begins, from 1.
};

/// Splits a file into logical lines.
class LineReader {
 public:
  explicit LineReader(std::string_view bytes) : bytes_{bytes} {}

  /// Empty at the end of the file.
  std::optional<LogicalLine> next() {
    LogicalLine logical;
    while (at_ < bytes_.size()) {
      if (logical.text.empty()) logical.line = line_;
      std::string_view natural = take_natural_line();
      natural.remove_prefix(std::min(natural.find_first_not_of(kBlanks), natural.size()));
      // While the logical line is still empty, a comment may follow, even after a line with only a backslash.
      if (logical.text.empty() && !natural.empty() && (natural[0] == '#' || natural[0] == '!')) continue;
      const bool continued = ends_with_lone_backslash(natural);
      if (continued) natural.remove_suffix(1);
      logical.text += natural;
      if (!continued && !logical.text.empty()) return logical;
      // Java's reader takes a last line with only a backslash as an empty line, unless it ends with CR LF.
      if (continued && at_ == bytes_.size() && !bytes_.ends_with("\r\n")) return logical;
    }
    if (logical.text.empty()) return std::nullopt;
    return logical;
  }

 private:
  std::string_view take_natural_line() {
    const auto begin = at_;
    while (at_ < bytes_.size() && !ends_line(bytes_[at_]))
      ++at_;
    const std::string_view natural = bytes_.substr(begin, at_ - begin);
    if (at_ < bytes_.size()) {
      const bool two = bytes_.substr(at_, 2) == "\r\n";
      at_ += two ? 2 : 1;
    }
    ++line_;
    return natural;
  }

  static bool ends_with_lone_backslash(std::string_view natural) {
    const auto last_other = natural.find_last_not_of('\\');
    const std::size_t backslashes = natural.size() - (last_other == std::string_view::npos ? 0 : last_other + 1);
    return backslashes % 2 == 1;
  }

  std::string_view bytes_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
};

/// The position where the key ends: the first unescaped '=', ':' or blank.
std::size_t end_of_key(std::string_view line) {
  bool escaped = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (!escaped && (line[i] == '=' || line[i] == ':' || is_blank(line[i]))) return i;
    escaped = line[i] == '\\' && !escaped;
  }
  return line.size();
}

/// The raw value: skips leading blanks and at most one '=' or ':'.
std::string_view after_key(std::string_view rest) {
  bool separated = false;
  while (!rest.empty()) {
    if (!is_blank(rest[0])) {
      if (separated || (rest[0] != '=' && rest[0] != ':')) break;
      separated = true;
    }
    rest.remove_prefix(1);
  }
  return rest;
}

/// Appends a UTF-16 code unit, as \uXXXX unless it is printable ASCII, a tab or a form feed.
void append(std::string& text, std::uint32_t unit) {
  if ((unit >= 0x20 && unit < 0x7F) || unit == '\t' || unit == '\f') {
    text += static_cast<char>(unit);
    return;
  }
  text += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4)
    text += "0123456789abcdef"[unit >> shift & 15U];
}

/// Four hexadecimal digits; empty if they are not valid.
std::optional<std::uint32_t> hex_unit(std::string_view digits) {
  if (digits.size() < 4) return std::nullopt;
  std::uint32_t unit = 0;
  for (const char c : digits.substr(0, 4)) {
    std::uint32_t digit{};
    if (c >= '0' && c <= '9') {
      digit = static_cast<std::uint32_t>(c - '0');
    } else if (c >= 'a' && c <= 'f') {
      digit = static_cast<std::uint32_t>(c - 'a' + 10);
    } else if (c >= 'A' && c <= 'F') {
      digit = static_cast<std::uint32_t>(c - 'A' + 10);
    } else {
      return std::nullopt;
    }
    unit = unit << 4 | digit;
  }
  return unit;
}

/// The text with its escapes resolved; empty if a \uxxxx is malformed.
std::optional<std::string> resolved(std::string_view raw) {
  std::string text;
  for (std::size_t i = 0; i < raw.size(); ++i) {
    std::uint32_t unit = static_cast<unsigned char>(raw[i]);
    if (unit == '\\' && i + 1 < raw.size()) {
      ++i;
      switch (raw[i]) {
        case 't': unit = '\t'; break;
        case 'n': unit = '\n'; break;
        case 'r': unit = '\r'; break;
        case 'f': unit = '\f'; break;
        case 'u': {
          const auto written = hex_unit(raw.substr(i + 1));
          if (!written) return std::nullopt;
          unit = *written;
          i += 4;
          break;
        }
        default: unit = static_cast<unsigned char>(raw[i]);
      }
    }
    if (unit == '\\') text += '\\';
    append(text, unit);
  }
  return text;
}

/// The text as written in the file, for an error message.
std::string unresolved(std::string_view raw) {
  std::string text;
  for (const char c : raw)
    append(text, static_cast<unsigned char>(c));
  return text;
}

/// Collects the properties of a file, with an index, because a hostile file may have very many of them.
class Gathering {
 public:
  void add(Property property) {
    const auto [place, is_new] = places_.try_emplace(property.key, file_.properties.size());
    if (is_new) {
      file_.properties.push_back(std::move(property));
      return;
    }
    Property& before = file_.properties[place->second];
    file_.warnings.push_back({.line = property.line,
                              .what = fmt::format("{} is given in line {} too; line {} counts", one_line(property.key),
                                                  before.line, property.line)});
    before = std::move(property);
  }
  void warn(PropertyWarning warning) { file_.warnings.push_back(std::move(warning)); }
  Properties take() { return std::move(file_); }

 private:
  Properties file_;
  std::unordered_map<std::string, std::size_t> places_;
};

}  // namespace

std::string_view without_blanks(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  text.remove_suffix(text.size() - (text.find_last_not_of(kBlanks) + 1));
  return text;
}

std::string one_line(std::string_view text) {
  std::string line;
  for (const char c : text) {
    if (c == '\t') {
      line += "\\t";
    } else if (c == '\f') {
      line += "\\f";
    } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
      append(line, static_cast<unsigned char>(c));
    } else {
      line += c;
    }
  }
  return line;
}

std::string PropertyWarning::text(std::string_view file) const {
  return fmt::format("{}:{}: {}", one_line(file), line, what);
}

std::string PropertyError::text(std::string_view file) const {
  const std::string place = line ? fmt::format("{}:{}", one_line(file), *line) : one_line(file);
  if (!line && key.empty()) return fmt::format("{}: {}", place, what);
  return fmt::format("{}: {} = {}: {}", place, one_line(key), one_line(value), what);
}

const Property* Properties::find(std::string_view key) const {
  const auto found = std::ranges::find(properties, key, &Property::key);
  return found == properties.end() || found->value.empty() ? nullptr : &*found;
}

Expected<Properties, PropertyError> parse_properties(std::string_view bytes) {
  if (bytes.size() > kPropertyFileBytesMax) {
    return Unexpected<PropertyError>{{.what = "larger than 1 MiB, so this is no property file"}};
  }
  Gathering gathering;
  if (bytes.starts_with(kByteOrderMark)) {
    bytes.remove_prefix(kByteOrderMark.size());
    gathering.warn({.line = 1, .what = "a byte order mark is skipped"});
  }
  LineReader lines{bytes};
  while (const auto logical = lines.next()) {
    const std::string_view line = logical->text;
    const std::size_t key_end = end_of_key(line);
    const std::string_view raw_key = line.substr(0, key_end);
    const std::string_view raw_value = after_key(line.substr(key_end));
    const auto key = resolved(raw_key);
    const auto value = resolved(raw_value);
    if (!key || !value) {
      return Unexpected<PropertyError>{{.what = "malformed \\uxxxx: four hexadecimal digits must follow \\u",
                                        .line = logical->line,
                                        .key = key ? *key : unresolved(raw_key),
                                        .value = value ? *value : unresolved(raw_value)}};
    }
    gathering.add({.key = *key, .value = std::string{without_blanks(*value)}, .line = logical->line});
  }
  return gathering.take();
}

}  // namespace cardroom
