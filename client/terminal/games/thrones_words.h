#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "cardroom/games/thrones/v1/thrones.pb.h"
#include "client/terminal/game_text.h"
#include "common/games/thrones/pile.h"

/// Piles, battles and teams of Game of Thrones, in words: from the side of who reads.
namespace cardroom::terminal {

using Piles = std::array<thrones::Pile, thrones::kPiles>;

/// What a reader calls the two teams and their piles. Who plays says "our pile"; who watches "the top pile", which is
/// pile 0 on every screen.
class Sides {
 public:
  explicit Sides(const Cast& cast);

  /// Ours first; for a watcher the top one.
  std::array<std::size_t, thrones::kPiles> order() const { return {first_, 1 - first_}; }

  std::string_view pile(std::size_t number) const;        ///< "our pile"
  std::string_view short_pile(std::size_t number) const;  ///< "ours"
  std::string pile_and_owner(std::size_t number) const;   ///< "Our pile (top)", "Top pile, of Kari and Nora"
  std::string attack(std::size_t number) const;           ///< "our attack"
  /// "us"; for a watcher "Kari and Nora".
  const std::string& team(std::size_t number) const { return teams_[number]; }
  /// By team: "We lead 46 to 19.", "It stands 19 to 19."
  std::string lead(const std::array<long, thrones::kPiles>& scores) const;

 private:
  bool ours(std::size_t number) const { return own_ == number; }

  std::optional<std::size_t> own_;
  std::size_t first_ = 0;
  std::array<std::string, thrones::kPiles> teams_;
};

/// "our attack 30 beats 23, 9 points for us. Their attack 20 fails against 20, 10 points for us."
std::string battle_words(const thrones::Battle& battle, const Sides& sides);

/// "attack 30, defence 23"
std::string values_words(const thrones::Values& values);

/// What an effect would do to a pile, and to the battle if it came then: "attack 14 to 28, doubled; our attack would
/// succeed". Precondition: the pile takes the card.
std::string effect_words(Card effect, std::size_t pile, const Piles& piles, const Sides& sides);

/// By suits, hearts first: "9♥ 4♥, K♠ 2♠, K♦, Q♣ 4♣".
std::string suits_line(const google::protobuf::RepeatedField<int>& cards, const Style& style);

/// What a server says, as far as it makes sense; otherwise empty.
std::optional<thrones::Battle> battle_from(const games::thrones::v1::Battle& said);
std::optional<Piles> piles_from(const games::thrones::v1::View& view);
/// A card of this game.
std::optional<Card> card_from(int number);

}  // namespace cardroom::terminal
