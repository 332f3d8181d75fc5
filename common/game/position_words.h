#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace cardroom {

/// A moment of a recorded game, from which a person wants to play on, as a client asks its server for it.
struct PositionWords {
  std::string file{};        ///< The path of the record.
  std::uint32_t seat = 0;    ///< The person's seat; bots sit in the others.
  std::uint32_t moment = 0;  ///< How many deals and moves have been made since the first deal.
  friend bool operator==(const PositionWords&, const PositionWords&) = default;
};

/// One word: "1,40=game.cardroom" for seat 1 and moment 40.
inline std::string to_one_word(const PositionWords& words) {
  return std::to_string(words.seat) + "," + std::to_string(words.moment) + "=" + words.file;
}

/// The inverse of to_one_word(). Empty if the word is something else. Whether there is such a file is not checked.
inline std::optional<PositionWords> position_from_one_word(std::string_view word) {
  const auto comma = word.find(',');
  const auto equals = word.find('=');
  if (comma > equals || equals == std::string_view::npos || equals + 1 == word.size()) return std::nullopt;
  const auto read = [](std::string_view text, std::uint32_t& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size();
  };
  PositionWords words{.file = std::string{word.substr(equals + 1)}};
  if (!read(word.substr(0, comma), words.seat)) return std::nullopt;
  if (!read(word.substr(comma + 1, equals - comma - 1), words.moment)) return std::nullopt;
  return words;
}

}  // namespace cardroom
