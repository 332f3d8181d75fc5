#include "common/classic/property_keys.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <system_error>

namespace cardroom {
namespace {

/// The least number of characters to insert, remove or replace to turn one text into the other (Levenshtein 1965).
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

/// Only this many characters are compared: a longer key is not close to any known one, and a hostile key may have a
/// million characters.
constexpr std::size_t kComparedMax = 64;

std::string_view nearest(std::string_view key, std::span<const std::string_view> known) {
  const auto distance = [&](std::string_view name) { return edit_distance(key.substr(0, kComparedMax), name); };
  return std::ranges::min(known, {}, distance);
}

bool equal_in_any_case(std::string_view text, std::string_view lower) {
  return std::ranges::equal(text, lower,
                            [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; });
}

}  // namespace

Expected<bool, std::string> truth_value(std::string_view value) {
  if (equal_in_any_case(value, "true")) return true;
  if (equal_in_any_case(value, "false")) return false;
  return Unexpected<std::string>{"neither true nor false"};
}

Expected<std::int32_t, std::string> whole_number(std::string_view value) {
  std::string_view digits = value;
  if (digits.starts_with('+') && !digits.substr(1).starts_with('-')) digits.remove_prefix(1);
  std::int32_t number{};
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error == std::errc::result_out_of_range) return Unexpected<std::string>{"does not fit in 32 bits"};
  if (error != std::errc{} || end != digits.data() + digits.size()) {
    return Unexpected<std::string>{"not a whole number"};
  }
  return number;
}

Expected<std::uint32_t, std::string> milliseconds(std::string_view value) {
  const auto number = whole_number(value);
  if (!number) return Unexpected<std::string>{number.error()};
  if (*number < 0) return Unexpected<std::string>{"a time below zero"};
  return static_cast<std::uint32_t>(*number);
}

std::vector<std::string_view> list_elements(std::string_view value) {
  std::vector<std::string_view> elements;
  while (!value.empty()) {
    const auto comma = std::min(value.find(','), value.size());
    const std::string_view element = without_blanks(value.substr(0, comma));
    if (!element.empty()) elements.push_back(element);
    value.remove_prefix(std::min(comma + 1, value.size()));
  }
  return elements;
}

std::vector<PropertyWarning> unknown_keys(const Properties& file, std::span<const std::string_view> known) {
  std::vector<PropertyWarning> warnings;
  for (const Property& property : file.properties) {
    if (std::ranges::find(known, property.key) != known.end()) continue;
    warnings.push_back({.line = property.line,
                        .what = "unknown key " + one_line(property.key) + "; the nearest known one is " +
                                std::string{nearest(property.key, known)}});
  }
  return warnings;
}

PropertyError error_of(const Properties& file, std::string_view key, std::string_view usual, std::string what) {
  const Property* given = file.find(key);
  return {.what = std::move(what),
          .line = given ? std::optional{given->line} : std::nullopt,
          .key = std::string{key},
          .value = std::string{given ? std::string_view{given->value} : usual}};
}

}  // namespace cardroom
