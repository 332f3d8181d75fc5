#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "client/games/thrones/story.h"
#include "client/terminal/game_text.h"

/// Game of Thrones piles, battles and teams in words, from the reader's point of view.
namespace cardroom::terminal {

/// Moves are listed by card, and for each card our own pile first; the pass is last. Typed: "7c ours", "kd th", "9h",
/// "p".
extern const MoveText kThronesMoves;

inline constexpr std::string_view kThronesHowToMove =
    "In your turn: the number of a move; or a card and its pile: 7c ours, kd theirs; or p to pass. "
    "A heart needs no pile: 9h.";

/// "Battle 2 of 6"
std::string play_words(int play);

/// The names that a reader uses for the two teams and their piles. A player says "our pile", wherever it lies on a
/// window's screen; a spectator says "the top pile", which is pile 0 on the screen of everybody who watches.
class Sides {
 public:
  explicit Sides(const Cast& cast);

  /// Ours first; for a spectator the top one.
  std::array<std::size_t, thrones::kPiles> order() const { return {first_, 1 - first_}; }

  std::string_view pile(std::size_t number) const;        ///< "our pile"
  std::string_view short_pile(std::size_t number) const;  ///< "ours"
  std::string pile_and_owner(std::size_t number) const;   ///< "Our pile", "Top pile, of Kari and Nora"
  std::string attack(std::size_t number) const;           ///< "our attack"
  /// "us"; for a spectator "Kari and Nora".
  const std::string& team(std::size_t number) const { return teams_[number]; }
  /// "ours"; for a spectator "Kari and Nora".
  std::string side(std::size_t number) const { return own_ ? std::string{short_pile(number)} : teams_[number]; }
  /// "We lead 46 to 19.", "It stands 19 to 19."
  std::string lead(const thrones::story::Points& scores) const;

 private:
  bool ours(std::size_t number) const { return own_ == number; }

  std::optional<std::size_t> own_;
  std::size_t first_ = 0;
  std::array<std::string, thrones::kPiles> teams_;
};

/// "our attack 30 beats 23, 9 points for us. Their attack 20 can't beat 20, 10 points for us."
std::string battle_words(const thrones::Battle& battle, const Sides& sides);

/// "attack 30, defence 23"
std::string values_words(const thrones::Values& values);

/// What an effect would do to a pile, and to the battle if it took place now: "attack 14 to 28, doubled; our attack
/// would succeed". Empty if the card may not be put there.
std::string effect_words(const thrones::Move& effect, const thrones::Board& board, const Sides& sides);

/// "Battle 2 of 6, turn 3 of 12"
std::string turn_words(const thrones::Board& board);

/// Appends both piles, and the battle that was fought or, if none was, the outcome if it took place now.
void describe_piles(const thrones::Board& board, const Sides& sides, const Style& style, Lines& lines);

/// By suit, hearts first: "9♥ 4♥, K♠ 2♠, K♦, Q♣ 4♣".
std::string suits_line(CardSet cards, const Style& style);

}  // namespace cardroom::terminal
