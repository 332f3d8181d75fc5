#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/terminal/style.h"

/// What a kind of game adds to the text of a table: one class for each kind in client/terminal/games, and one line for
/// each in the list. Nothing else here knows a kind.
namespace cardroom::terminal {

/// Who sits where, for sentences.
struct Cast {
  std::vector<std::string> names;         ///< Who plays, by seat: "Kari", "Hugo", "The bot for Ola".
  std::optional<std::uint32_t> own;       ///< The person's seat, unless a bot holds it; it is "you" then.
  std::vector<std::string> people;        ///< For whom, by seat: "Kari", "Hugo", "Ola".
  std::optional<std::uint32_t> own_seat;  ///< The person's seat, whoever plays.

  bool is_you(std::uint32_t seat) const { return own == seat; }
  /// "You" or the name; for a seat that is not there "Somebody".
  std::string subject(std::uint32_t seat) const;
  /// "You take", "Kari takes".
  std::string does(std::uint32_t seat, std::string_view you, std::string_view others) const;
  /// For hands and scores: they are the person's, also where a bot has played.
  Cast of_people() const { return {people, own_seat, people, own_seat}; }
};

using Lines = std::vector<std::string>;

/// Stateless. Everything comes from messages of the server; nothing is worked out that the server has not said.
class GameText {
 public:
  virtual ~GameText() = default;

  virtual std::string_view kind() const = 0;   ///< "lucky-thirteen", as on the wire.
  virtual std::string_view title() const = 0;  ///< "Lucky Thirteen".
  virtual std::uint32_t rules_version() const = 0;
  virtual std::uint32_t seats() const = 0;  ///< How many it is usually played with.

  /// What happened from the event with index `from` on, a line for each thing that a person cares about. The events
  /// before it are of the same game.
  virtual void tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast,
                    const Style& style, Lines& lines) const = 0;
  /// How things stand, for who has lost track.
  virtual void describe(const table::v1::GameView& view, const Cast& cast, const Style& style, Lines& lines) const = 0;
  /// What one needs to see to choose a move, in one line.
  virtual std::string before_move(const table::v1::GameView& view, const Style& style) const = 0;
  /// The person's own cards. Empty for a watcher.
  virtual std::string hand(const table::v1::GameView& view, const Style& style) const = 0;
  /// The legal moves in the server's order: "lay down 7♦".
  virtual std::vector<std::string> moves(const table::v1::GameMoves& moves, const Style& style) const = 0;
  /// The i-th of them. Precondition: i is less than their number.
  virtual table::v1::GameMove move(const table::v1::GameMoves& moves, std::size_t i) const = 0;
  /// Which of them a person means who types the card ("7d", "7♦") and not the number.
  virtual std::optional<std::size_t> find_move(const table::v1::GameMoves& moves, std::string_view typed) const = 0;
  /// Why the move of a hint is a good one, in one sentence. Empty for a reason that this program does not know.
  virtual std::string hint(const table::v1::GameHint& hint, const Style& style) const = 0;
  /// The rules, short, and how to play here.
  virtual void rules(Lines& lines) const = 0;
};

/// All kinds that this program can show, in the order in which people are shown them.
std::span<const GameText* const> game_texts();

/// Null if this program cannot show that kind.
const GameText* find_game_text(std::string_view kind);

}  // namespace cardroom::terminal
