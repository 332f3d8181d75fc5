#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardroom {

/// A guided first game, as a client asks its server for it.
struct LessonWords {
  std::string game{};      ///< "pasur"
  std::uint32_t made = 0;  ///< How many of the person's moves have been made already when it begins.
  friend bool operator==(const LessonWords&, const LessonWords&) = default;
};

/// One word: "pasur=2".
inline std::string to_one_word(const LessonWords& words) {
  return words.game + "=" + std::to_string(words.made);
}

/// The inverse of to_one_word(); also accepts the game alone. Empty if the word is something else. Whether there is
/// such a game is not checked.
inline std::optional<LessonWords> lesson_from_one_word(std::string_view word) {
  const auto equals = std::min(word.find('='), word.size());
  LessonWords words{.game = std::string{word.substr(0, equals)}};
  if (words.game.empty()) return std::nullopt;
  if (equals == word.size()) return words;
  const std::string_view number = word.substr(equals + 1);
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), words.made);
  if (error != std::errc{} || end != number.data() + number.size()) return std::nullopt;
  return words;
}

}  // namespace cardroom
