#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace cardroom {

/// Parses the entire string as a decimal number; signed types accept a leading minus sign. Empty for anything else,
/// including a number out of range.
template <std::integral Number>
std::optional<Number> number_in(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional{number} : std::nullopt;
}

}  // namespace cardroom
