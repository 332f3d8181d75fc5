#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/base/expected.h"
#include "common/game/contract.h"

namespace cardroom {

/// A property file turned into a table for people: the players in its seats, the pace, and the match.
struct ClassicTable {
  std::string_view kind;                      ///< "lucky-thirteen"
  std::vector<std::optional<BotType>> seats;  ///< By seat; empty: a person's.
  std::uint32_t thinking_time_ms{};           ///< How long a bot takes to move.
  std::uint32_t delay_time_ms{};              ///< How long a scripted seat takes to move.
  std::optional<bool> animate{};              ///< Whether cards are animated; empty for kinds without this key.
  std::vector<std::string> warnings;          ///< About oddities in the file; one line each, including the file's name.

  /// Creates the file's game, in Stage::deal; the same game each time. The game's deal() ignores the stream it is
  /// given and uses the classic source, so the game is not fair(). A seat is scripted() as long as its script, or a
  /// `random` bot that draws from the classic source, decides its moves: think() then returns that move for any bot
  /// type and seed, and that move must be applied. Other bots are asked as in any match. When the script of a `human`
  /// seat has run out, the seat is handed over to the person. Copyable, and independent of this object.
  std::function<std::unique_ptr<Match>()> begin;
};

/// Reads a property file for a table. `named`: its kind, if the user named one, otherwise empty (see kind_of_file).
/// `bytes`: the whole file. `file`: its name, for messages. Error: one line that names the file and, where they apply,
/// the line, key and value: a file of another kind, an invalid value, or a script that breaks a rule. Scripts are
/// validated here, before anybody sits down. In the script of a person's seat, a discard that follows one of that
/// person's own choices cannot be validated: if it turns out to be illegal, the script ends and the person continues.
/// Pure; thread-safe.
Expected<ClassicTable, std::string> classic_table(std::string_view named, std::string_view bytes,
                                                  std::string_view file);

}  // namespace cardroom
