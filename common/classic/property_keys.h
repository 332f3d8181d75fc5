#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "common/base/expected.h"
#include "common/classic/properties.h"

/// Typed values from a property file. A game lists its keys once, in the order of the table in its rules. Reading,
/// defaults, the order of errors and the warnings about unknown keys all follow from that list.
namespace cardroom {

/// What is wrong with a value, in words; empty if it is valid.
using Complaint = std::optional<std::string>;

/// One key of a game.
template <class Settings>
struct PropertyKey {
  std::string name;
  std::string usual;  ///< The default, used if the file gives no value.
  /// Writes the value into the settings. Other keys that it depends on must come before it in the list.
  std::function<Complaint(Settings&, std::string_view value)> read;
  /// An alias for the key, read before it: an error names whichever of the two the file contains.
  std::string alias{};
  /// The subject of an error if the file gives no value, so that the message does not name a key that is not in the
  /// file: "seat 0, for which nobody is named". Empty: the key and its default are shown.
  std::string unnamed{};
};

/// "true" or "false", case-insensitive.
Expected<bool, std::string> truth_value(std::string_view value);
/// An optional sign and decimal digits; must fit in 32 bits.
Expected<std::int32_t, std::string> whole_number(std::string_view value);
/// A whole number, 0 or more.
Expected<std::uint32_t, std::string> milliseconds(std::string_view value);
/// The comma-separated elements, without surrounding blanks; empty ones are skipped.
std::vector<std::string_view> list_elements(std::string_view value);

/// A reader for a key whose value goes into a single member.
template <class Settings, class Member, class Value>
auto into(Member Settings::* member, Expected<Value, std::string> (*parse)(std::string_view)) {
  return [=](Settings& settings, std::string_view text) -> Complaint {
    auto value = parse(text);
    if (!value) return std::move(value.error());
    settings.*member = *value;
    return std::nullopt;
  };
}

/// Warnings about unknown keys; each names the nearest known key. Precondition: `known` is not empty.
std::vector<PropertyWarning> unknown_keys(const Properties& file, std::span<const std::string_view> known);

/// An error about one key, with the line and value from the file or, if it gives no value, the default.
PropertyError error_of(const Properties& file, std::string_view key, std::string_view usual, std::string what);

/// The same, for a key from a game's list.
template <class Settings>
PropertyError error_of(const Properties& file, const PropertyKey<Settings>& key, std::string what) {
  if (file.find(key.name) == nullptr) {
    if (!key.alias.empty() && file.find(key.alias)) return error_of(file, key.alias, {}, std::move(what));
    if (!key.unnamed.empty()) return {.what = key.unnamed + ": " + what};
  }
  return error_of(file, key.name, key.usual, std::move(what));
}

/// Reads all keys in order; stops at the first invalid value. Appends oddities to `warnings`.
template <class Settings>
Expected<Settings, PropertyError> read_keys(const Properties& file, const std::vector<PropertyKey<Settings>>& keys,
                                            Settings settings, std::vector<PropertyWarning>& warnings) {
  std::vector<std::string_view> names;
  for (const auto& key : keys) {
    names.push_back(key.name);
    const Property* given = file.find(key.name);
    if (Complaint complaint = key.read(settings, given ? given->value : key.usual)) {
      return Unexpected<PropertyError>{error_of(file, key, std::move(*complaint))};
    }
  }
  warnings.insert(warnings.end(), file.warnings.begin(), file.warnings.end());
  const auto unknown = unknown_keys(file, names);
  warnings.insert(warnings.end(), unknown.begin(), unknown.end());
  return settings;
}

}  // namespace cardroom
