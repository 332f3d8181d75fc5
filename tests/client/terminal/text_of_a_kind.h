#pragma once

#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "client/terminal/game_text.h"

/// Helpers for the tests of each kind's wording: cards as people write them, and typed moves.
namespace cardroom::terminal {

inline constexpr Style kPlain{.colours = false, .symbols = false};

/// Reads cards as people type them: "AS 10H".
inline google::protobuf::RepeatedField<int> cards(const std::string& written) {
  google::protobuf::RepeatedField<int> numbers;
  std::istringstream stream{written};
  for (std::string one; stream >> one;)
    numbers.Add(parse_card(one).value());
  return numbers;
}

/// The move that these words stand for, or the reply if they are not a move.
inline std::string typed(const GameText& text, const Asking& asking, std::string_view words) {
  const TypedMove found = text.moves.read(asking, words, kPlain);
  return found.move ? text.moves.words(asking, *found.move, kPlain) : found.words;
}

/// The wording of all moves.
inline std::vector<std::string> words_of(const Turn& turn) {
  std::vector<std::string> words;
  for (const WordedMove& move : turn.moves)
    words.push_back(move.words);
  return words;
}

/// Every value in the schema except "unspecified" has its own wording.
template <class Say>
void expect_words(const google::protobuf::EnumDescriptor& values, Say say) {
  std::set<std::string> known{""};
  for (int i = 1; i < values.value_count(); ++i)
    EXPECT_TRUE(known.insert(say(values.value(i)->number())).second) << values.value(i)->name();
}

}  // namespace cardroom::terminal
