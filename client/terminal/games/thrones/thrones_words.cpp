#include "client/terminal/games/thrones/thrones_words.h"

#include <cctype>

namespace cardroom::terminal {
namespace {

namespace story = thrones::story;

std::string capital(std::string text) {
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

/// How a battle would turn out differently: "; our attack would succeed".
std::string change_words(const thrones::Battle& before, const thrones::Battle& after, const Sides& sides) {
  std::string words;
  for (const std::size_t pile : sides.order()) {
    if (before.succeeds[pile] == after.succeeds[pile]) continue;
    words += "; " + sides.attack(pile) + (after.succeeds[pile] ? " would succeed" : " would fail");
  }
  return words;
}

/// "Our pile: 9♥ 7♠ 6♣. Attack 15, defence 16."
std::string pile_words(const thrones::Board& board, std::size_t number, const Sides& sides, const Style& style) {
  std::vector<Card> cards;
  for (const thrones::Placed& placed : board.cards_of(number))
    cards.push_back(placed.card);
  const std::string words = sides.pile_and_owner(number) + ": ";
  if (cards.empty()) return words + "nothing yet.";
  const auto [attack, defence] = board.piles[number].values();
  return words + cards_line(cards, style) + ". Attack " + std::to_string(attack) + ", defence " +
         std::to_string(defence) + ".";
}

}  // namespace

std::string play_words(int play) {
  return "Battle " + std::to_string(play) + " of " + std::to_string(thrones::kPlays);
}

Sides::Sides(const Cast& cast) {
  if (cast.own_seat) own_ = *cast.own_seat % thrones::kPiles;
  first_ = own_.value_or(0);
  for (std::uint32_t team = 0; team < thrones::kPiles; ++team)
    teams_[team] = own_ ? (ours(team) ? "us" : "them") : cast.of_people().together(Seats{team, team + 2});
}

std::string_view Sides::pile(std::size_t number) const {
  if (own_) return ours(number) ? "our pile" : "their pile";
  return number == 0 ? "the top pile" : "the bottom pile";
}

std::string_view Sides::short_pile(std::size_t number) const {
  if (own_) return ours(number) ? "ours" : "theirs";
  return number == 0 ? "the top pile" : "the bottom pile";
}

std::string Sides::pile_and_owner(std::size_t number) const {
  if (!own_) return (number == 0 ? "Top pile, of " : "Bottom pile, of ") + teams_[number];
  return capital(std::string{pile(number)});
}

std::string Sides::attack(std::size_t number) const {
  if (own_) return ours(number) ? "our attack" : "their attack";
  return std::string{pile(number)} + "'s attack";
}

std::string Sides::lead(const story::Points& scores) const {
  const std::size_t leader = scores[first_] >= scores[1 - first_] ? first_ : 1 - first_;
  const std::string points = std::to_string(scores[leader]) + " to " + std::to_string(scores[1 - leader]) + ".";
  if (scores[0] == scores[1]) return "It stands " + points;
  if (!own_) return teams_[leader] + " lead " + points;
  return (ours(leader) ? "We lead " : "They lead ") + points;
}

std::string battle_words(const thrones::Battle& battle, const Sides& sides) {
  std::string words;
  for (const std::size_t attacker : sides.order()) {
    const auto [number, attack, defence, succeeds, points] = story::attack_of(battle, attacker);
    const std::string who = sides.attack(number) + " " + std::to_string(attack);
    words += (words.empty() ? who : " " + capital(who)) + (succeeds ? " beats " : " can't beat ") +
             std::to_string(defence) + ", " + points_words(points) + " for " +
             sides.team(succeeds ? number : 1 - number) + ".";
  }
  return words;
}

std::string values_words(const thrones::Values& values) {
  return "attack " + std::to_string(values.attack) + ", defence " + std::to_string(values.defence);
}

std::string effect_words(const thrones::Move& effect, const thrones::Board& board, const Sides& sides) {
  const auto after = story::piles_after(board, effect);
  if (!after) return {};
  const story::Piles before = story::piles_of(board);
  const thrones::Effect then = before[effect.pile].effect_of(effect.card);
  const bool attack = then.attribute == thrones::Attribute::attack;
  const thrones::Values now = before[effect.pile].values();
  const int from = attack ? now.attack : now.defence;
  const int to = attack ? then.after.attack : then.after.defence;
  std::string words = attack ? "attack " : "defence ";
  words += from == to ? "stays " + std::to_string(to) : std::to_string(from) + " to " + std::to_string(to);
  if (then.doubled) words += ", doubled";
  const auto battle = story::battle_of(before);
  return battle ? words + change_words(*battle, *story::battle_of(*after), sides) : words;
}

std::string turn_words(const thrones::Board& board) {
  return play_words(story::play_of(board)) + ", turn " + std::to_string(story::turn_of(board)) + " of " +
         std::to_string(thrones::kTurnsInPlay);
}

void describe_piles(const thrones::Board& board, const Sides& sides, const Style& style, Lines& lines) {
  for (const std::size_t pile : sides.order())
    lines.push_back(pile_words(board, pile, sides, style));
  if (board.fought()) {
    lines.push_back("The battle: " + battle_words(board.battle(), sides));
  } else if (const auto battle = story::battle_of(board.piles)) {
    lines.push_back("If it ended now: " + battle_words(*battle, sides));
  }
}

std::string suits_line(CardSet cards, const Style& style) {
  std::string line;
  for (const Suit suit : {Suit::hearts, Suit::spades, Suit::diamonds, Suit::clubs}) {
    CardSet some;
    for (const Card card : cards)
      if (suit_of(card) == suit) some.insert(card);
    if (!some.empty()) add(line, cards_line(some, style));
  }
  return line;
}

}  // namespace cardroom::terminal
