#include "client/terminal/games/thrones_words.h"

#include <cctype>

namespace cardroom::terminal {
namespace {

namespace wire = games::thrones::v1;

std::string capital(std::string text) {
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

/// What changes from one battle to another: "; our attack would succeed".
std::string change_words(const thrones::Battle& before, const thrones::Battle& after, const Sides& sides) {
  std::string words;
  for (const std::size_t pile : sides.order()) {
    if (before.succeeds[pile] == after.succeeds[pile]) continue;
    words += "; " + sides.attack(pile) + (after.succeeds[pile] ? " would succeed" : " would fail");
  }
  return words;
}

/// Empty if those cards cannot lie so.
std::optional<thrones::Pile> pile_from(const wire::Pile& cards) {
  thrones::Pile pile;
  for (const int number : cards.cards()) {
    const auto card = card_from(number);
    if (!card || thrones::is_heart(*card) != pile.empty() || (!pile.empty() && !pile.takes(*card))) return std::nullopt;
    if (pile.empty()) {
      pile = thrones::Pile{*card};
    } else {
      pile.put(*card);
    }
  }
  return pile;
}

}  // namespace

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
  return capital(std::string{pile(number)}) + (number == 0 ? " (top)" : " (bottom)");
}

std::string Sides::attack(std::size_t number) const {
  if (own_) return ours(number) ? "our attack" : "their attack";
  return std::string{pile(number)} + "'s attack";
}

std::string Sides::lead(const std::array<long, thrones::kPiles>& scores) const {
  const std::size_t leader = scores[first_] >= scores[1 - first_] ? first_ : 1 - first_;
  const std::string points = std::to_string(scores[leader]) + " to " + std::to_string(scores[1 - leader]) + ".";
  if (scores[0] == scores[1]) return "It stands " + points;
  if (!own_) return teams_[leader] + " lead " + points;
  return (ours(leader) ? "We lead " : "They lead ") + points;
}

std::string battle_words(const thrones::Battle& battle, const Sides& sides) {
  std::string words;
  for (const std::size_t attacker : sides.order()) {
    const std::size_t defender = 1 - attacker;
    const bool succeeds = battle.succeeds[attacker];
    const std::string attack = sides.attack(attacker) + " " + std::to_string(battle.values[attacker].attack);
    words += (words.empty() ? attack : " " + capital(attack)) + (succeeds ? " beats " : " fails against ") +
             std::to_string(battle.values[defender].defence) + ", " +
             counted(battle.stakes[attacker], "point", "points") + " for " +
             sides.team(succeeds ? attacker : defender) + ".";
  }
  return words;
}

std::optional<thrones::Battle> battle_from(const wire::Battle& said) {
  thrones::Battle battle;
  for (const int size :
       {said.attacks_size(), said.defences_size(), said.stakes_size(), said.succeeds_size(), said.gains_size()}) {
    if (size != static_cast<int>(thrones::kPiles)) return std::nullopt;
  }
  for (int pile = 0; pile < static_cast<int>(thrones::kPiles); ++pile) {
    const auto at = static_cast<std::size_t>(pile);
    battle.values[at] = {static_cast<std::int16_t>(said.attacks(pile)), static_cast<std::int16_t>(said.defences(pile))};
    battle.stakes[at] = static_cast<std::uint8_t>(said.stakes(pile));
    battle.succeeds[at] = said.succeeds(pile);
    battle.gains[at] = static_cast<std::int16_t>(said.gains(pile));
  }
  return battle;
}

std::optional<Piles> piles_from(const wire::View& view) {
  if (view.piles_size() != static_cast<int>(thrones::kPiles)) return std::nullopt;
  const auto top = pile_from(view.piles(0));
  const auto bottom = pile_from(view.piles(1));
  if (!top || !bottom) return std::nullopt;
  return Piles{*top, *bottom};
}

std::optional<Card> card_from(int number) {
  const int card = number - cards::v1::CARD_ACE_OF_SPADES;
  if (card < 0 || card >= static_cast<int>(kPackSize)) return std::nullopt;
  if (!thrones::kAllCards.contains(static_cast<Card>(card))) return std::nullopt;
  return static_cast<Card>(card);
}

std::string values_words(const thrones::Values& values) {
  return "attack " + std::to_string(values.attack) + ", defence " + std::to_string(values.defence);
}

std::string effect_words(Card effect, std::size_t pile, const Piles& piles, const Sides& sides) {
  const thrones::Effect then = piles[pile].effect_of(effect);
  const bool attack = then.attribute == thrones::Attribute::attack;
  const thrones::Values now = piles[pile].values();
  const int from = attack ? now.attack : now.defence;
  const int to = attack ? then.after.attack : then.after.defence;
  std::string words = attack ? "attack " : "defence ";
  words += from == to ? "stays " + std::to_string(to) : std::to_string(from) + " to " + std::to_string(to);
  if (then.doubled) words += ", doubled";
  if (piles[0].empty() || piles[1].empty()) return words;
  Piles after = piles;
  after[pile].put(effect);
  return words + change_words(thrones::battle_of(piles[0], piles[1]), thrones::battle_of(after[0], after[1]), sides);
}

std::string suits_line(const google::protobuf::RepeatedField<int>& cards, const Style& style) {
  std::string line;
  for (const Suit suit : {Suit::hearts, Suit::spades, Suit::diamonds, Suit::clubs}) {
    google::protobuf::RepeatedField<int> some;
    for (const int number : cards) {
      const auto card = card_from(number);
      if (card && suit_of(*card) == suit) some.Add(number);
    }
    if (!some.empty()) line += (line.empty() ? "" : ", ") + cards_line(some, style);
  }
  return line;
}

}  // namespace cardroom::terminal
