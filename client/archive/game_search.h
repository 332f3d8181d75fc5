#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "client/archive/past_game.h"

namespace cardroom::client {

/// `text` as it is searched: equal for texts that differ only in case, in accents and other marks, in compatible forms
/// of a letter, in the script of their digits, in the Arabic or Persian form of the letters kaf and yeh, or in
/// zero-width non-joiners.
std::string folded(std::string_view text);

/// Which games to show.
struct GameFilter {
  std::string kind{};   ///< Empty: all.
  bool won = false;     ///< Only those that the person has won.
  bool people = false;  ///< Only those with other people.
  /// Each of its words must be the beginning of a word in the other players' names, in the table's name, or in what the
  /// client says about the game.
  std::string text{};
};

/// Finds games while a person types.
class GameSearch {
 public:
  /// What a client says about a game in the person's language and makes searchable: the kind's title, the date.
  using Words = std::function<std::string(const PastGame&)>;

  explicit GameSearch(Words words) : words_{std::move(words)} {}

  /// The games that pass the filter, in the same order. The pointers point into the span.
  std::vector<const PastGame*> find(std::span<const PastGame> games, const GameFilter& filter);

  /// To be called when the client's words for the games have changed.
  void clear() { texts_.clear(); }

 private:
  const std::string& text_of(const PastGame& game);

  Words words_;
  std::unordered_map<std::string, std::string> texts_;  ///< By file: the folded text, with a space before each word.
};

}  // namespace cardroom::client
