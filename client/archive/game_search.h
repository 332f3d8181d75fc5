#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "client/archive/past_game.h"

namespace cardroom::client {

/// `text` as it is searched: letters that differ only in case, in marks above or below them, or in their form are the
/// same, and so are the digits of all scripts, the two forms of the Arabic letters kaf and yeh, and the non-joiner and
/// no character.
std::string folded(std::string_view text);

/// Which games to show.
struct GameFilter {
  std::string kind{};   ///< Empty: all.
  bool won = false;     ///< Only those that the person has won.
  bool people = false;  ///< Only those with other people.
  /// Each of its words has to begin a word of the other players' names, the table's name, or what the client says of
  /// the game.
  std::string text{};
};

/// Finds games as a person types.
class GameSearch {
 public:
  /// What a client says of a game in the person's language, as far as it is to be found: the kind's title, the date.
  using Words = std::function<std::string(const PastGame&)>;

  explicit GameSearch(Words words) : words_{std::move(words)} {}

  /// The games that pass the filter, in the same order. The pointers are those of the span.
  std::vector<const PastGame*> find(std::span<const PastGame> games, const GameFilter& filter);

  /// The client says it in other words now.
  void clear() { texts_.clear(); }

 private:
  const std::string& text_of(const PastGame& game);

  Words words_;
  std::unordered_map<std::string, std::string> texts_;  ///< By file: the folded text, with a space before each word.
};

}  // namespace cardroom::client
