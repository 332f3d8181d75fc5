#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "client/terminal/replaying.h"

namespace cardroom::terminal {

/// The commands at home for a person's finished games: to list and find them, replay one, count and delete them.
class PastGames {
 public:
  /// Everything passed in must outlive this object.
  PastGames(Context& context, Replaying& replaying) : context_{context}, replaying_{replaying} {}

  /// Handles a line, given as a whole and as its words, the first in lower case. Returns false if it is not one of
  /// these commands.
  bool typed(std::span<const std::string> words, const std::string& line);
  void listed(const GamesListed& in);
  void deleted(const GameDeleted& in);

 private:
  /// Asks for the list of games, and calls `then` when it arrives.
  void with_games(std::function<void()> then);
  void list(const std::string& text);
  void show_more();
  void statistics(const std::string& typed);
  /// `review`: the person's moves are reviewed at once.
  void watch(const std::string& typed, bool review);
  void remove(const std::string& typed);
  /// The game with that number in the last list. If there is none, tells the person so, and returns null.
  const DatedGame* numbered(const std::string& typed, std::string_view command);

  Context& context_;
  Replaying& replaying_;
  std::vector<DatedGame> games_;
  std::function<void()> then_;
  std::vector<DatedGame> found_;  ///< The last list. Its numbers do not change while the person reads it.
  std::size_t shown_ = 0;         ///< How many of them have been shown.
};

}  // namespace cardroom::terminal
