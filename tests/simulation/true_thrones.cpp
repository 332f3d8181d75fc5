#include "tests/simulation/true_thrones.h"

#include <algorithm>

#include "tests/simulation/true_cards.h"
#include "tests/support/open_deal.h"

namespace cardroom::simulation {
namespace {

namespace game = games::thrones::v1;

constexpr std::size_t kTurnsOfPlay = 12;
constexpr std::size_t kTurns = 72;

/// Cards are numbered 0..51: spades, hearts, diamonds, clubs, each from the ace down.
enum Suit : std::uint8_t { spades, hearts, diamonds, clubs };
Suit suit(std::uint8_t card) {
  return static_cast<Suit>(card / 13);
}
/// Picture cards have rank 10; there are no aces.
std::uint32_t rank(std::uint8_t card) {
  const std::uint32_t place = card % 13U;
  return place <= 3 ? 10 : 14 - place;
}

}  // namespace

TrueThrones::TrueThrones(const TrueDeal& deal) {
  testing::OpenStream stream{deal.key};
  const std::uint32_t first = stream.uniform(4);
  // The player who would begin the sixth play has no hearts left, so the next one begins it.
  for (const std::uint32_t play : {0U, 1U, 2U, 3U, 4U, 5U})
    first_[play] = static_cast<std::uint8_t>((first + play + (play == 5 ? 1 : 0)) % 4);
  Cards pack;
  for (std::uint8_t card = 0; card < 52; ++card) {
    if (card % 13 != 0) pack.push_back(card);
  }
  stream.shuffle(pack);
  std::size_t heart = 0;
  std::size_t other = 0;
  for (const std::uint8_t card : pack)
    dealt_[suit(card) == hearts ? heart++ / 3 : other++ % 4].push_back(card);
  for (Cards& hand : dealt_)
    std::sort(hand.begin(), hand.end());
}

bool TrueThrones::over() const {
  return turns_.size() == kTurns;
}

std::uint8_t TrueThrones::seat_of(std::size_t turn) const {
  return static_cast<std::uint8_t>((first_[turn / kTurnsOfPlay] + turn % kTurnsOfPlay) % 4);
}

TrueThrones::Cards TrueThrones::hand(std::uint32_t seat, std::size_t turns) const {
  Cards result = dealt_[seat];
  for (std::size_t turn = 0; turn < turns; ++turn) {
    if (turns_[turn].card) std::erase(result, *turns_[turn].card);
  }
  return result;
}

TrueThrones::Cards TrueThrones::pile(std::uint8_t pile, std::size_t turns) const {
  Cards result;
  for (std::size_t turn = (turns - 1) / kTurnsOfPlay * kTurnsOfPlay; turn < turns; ++turn) {
    if (turns_[turn].card && turns_[turn].pile == pile) result.push_back(*turns_[turn].card);
  }
  return result;
}

bool TrueThrones::allowed(std::size_t turn, std::uint8_t card, std::uint8_t pile) const {
  const bool heart_turn = turn % kTurnsOfPlay < 2;
  if (heart_turn) return suit(card) == hearts && pile == seat_of(turn) % 2;
  return suit(card) != hearts && (suit(card) != diamonds || suit(this->pile(pile, turn).back()) != hearts);
}

std::optional<std::size_t> TrueThrones::asked_since(std::uint32_t seat, std::size_t moves) const {
  const std::size_t turns = turns_after_[moves];
  return turns < kTurns && seat == seat_of(turns) ? std::optional{moves} : std::nullopt;
}

bool TrueThrones::take(std::uint32_t seat, const table::v1::GameMove& move) {
  const std::size_t turn = turns_.size();
  const auto& made = move.thrones();
  if (made.has_put()) {
    const auto card = static_cast<std::uint8_t>(made.put().card() - 1);
    const auto pile = static_cast<std::uint8_t>(made.put().pile());
    const Cards own = hand(seat, turn);
    if (made.put().pile() > 1 || std::find(own.begin(), own.end(), card) == own.end()) return false;
    if (!allowed(turn, card, pile)) return false;
    turns_.push_back({card, pile});
  } else {
    if (!made.has_pass() || turn % kTurnsOfPlay < 2) return false;
    turns_.push_back({});
  }
  const auto has_nothing = [this] {
    const Cards own = hand(seat_of(turns_.size()), turns_.size());
    return std::all_of(own.begin(), own.end(), [](std::uint8_t card) { return suit(card) == hearts; });
  };
  while (!over() && turns_.size() % kTurnsOfPlay >= 2 && has_nothing())
    turns_.push_back({.card = {}, .had_nothing = true});
  turns_after_.push_back(turns_.size());
  return true;
}

TrueThrones::Value TrueThrones::value(const Cards& pile) {
  int attack = static_cast<int>(rank(pile.front()));
  int defence = attack;
  int* changed = nullptr;  // The value changed by the card directly below.
  for (std::size_t i = 1; i < pile.size(); ++i) {
    const int times = rank(pile[i]) == rank(pile[i - 1]) ? 2 : 1;
    const int points = times * static_cast<int>(rank(pile[i]));
    if (suit(pile[i]) == diamonds) {
      *changed = std::max(*changed - points, 0);
    } else {
      changed = suit(pile[i]) == clubs ? &attack : &defence;
      *changed += points;
    }
  }
  return {static_cast<std::uint32_t>(attack), static_cast<std::uint32_t>(defence)};
}

game::Battle TrueThrones::battle(std::size_t turns) const {
  const std::array<Cards, 2> piles{pile(0, turns), pile(1, turns)};
  const std::array<Value, 2> values{value(piles[0]), value(piles[1])};
  std::array<std::uint32_t, 2> gains{};
  game::Battle result;
  for (const std::size_t team : {0U, 1U}) {
    const std::size_t other = 1 - team;
    const std::uint32_t stake = rank(piles[other].front());
    const bool succeeds = values[team].attack > values[other].defence;
    gains[succeeds ? team : other] += stake;
    result.add_attacks(values[team].attack);
    result.add_defences(values[team].defence);
    result.add_stakes(stake);
    result.add_succeeds(succeeds);
  }
  for (const std::uint32_t gain : gains)
    result.add_gains(gain);
  return result;
}

std::array<std::uint32_t, 2> TrueThrones::scores(std::size_t turns) const {
  std::array<std::uint32_t, 2> result{};
  for (std::size_t end = kTurnsOfPlay; end <= turns; end += kTurnsOfPlay) {
    const game::Battle fought = battle(end);
    for (const int team : {0, 1})
      result[static_cast<std::size_t>(team)] += fought.gains(team);
  }
  return result;
}

std::optional<std::size_t> TrueThrones::moves_in(const table::v1::GameView& view) const {
  if (!view.has_thrones()) return std::nullopt;
  const auto found = std::ranges::find(turns_after_, static_cast<std::size_t>(view.thrones().turn_cards_size()));
  if (found == turns_after_.end()) return std::nullopt;
  return static_cast<std::size_t>(found - turns_after_.begin());
}

std::set<std::uint8_t> TrueThrones::known(std::optional<std::uint32_t> seat, std::size_t moves) const {
  std::set<std::uint8_t> result;
  for (std::uint32_t other = 0; other < 4; ++other) {
    if (other == seat || turns_after_[moves] == kTurns) result.insert(dealt_[other].begin(), dealt_[other].end());
  }
  for (std::size_t turn = 0; turn < turns_after_[moves]; ++turn) {
    if (turns_[turn].card) result.insert(*turns_[turn].card);
  }
  return result;
}

table::v1::GameView TrueThrones::view(std::optional<std::uint32_t> seat, std::size_t moves) const {
  const std::size_t turns = turns_after_[moves];
  table::v1::GameView whole;
  game::View& result = *whole.mutable_thrones();
  for (std::uint32_t other = 0; other < 4; ++other) {
    const Cards cards = hand(other, turns);
    result.add_hand_sizes(static_cast<std::uint32_t>(cards.size()));
    result.add_hearts_left(static_cast<std::uint32_t>(
        std::count_if(cards.begin(), cards.end(), [](std::uint8_t card) { return suit(card) == hearts; })));
    for (const std::uint8_t card : cards) {
      if (other == seat) result.add_hand(on_the_wire(card));
    }
    if (turns < kTurns) continue;
    game::Left& left = *result.add_left();
    for (const std::uint8_t card : cards)
      left.add_cards(on_the_wire(card));
  }
  for (const std::uint8_t first : first_)
    result.add_starting_seats(first);
  result.set_play(static_cast<std::uint32_t>(std::min<std::size_t>(turns / kTurnsOfPlay, 5) + 1));
  if (turns < kTurns) result.set_turn(static_cast<std::uint32_t>(turns % kTurnsOfPlay + 1));
  for (std::uint8_t number = 0; turns > 0 && number < 2; ++number) {
    game::Pile& shown = *result.add_piles();
    for (std::size_t turn = (turns - 1) / kTurnsOfPlay * kTurnsOfPlay; turn < turns; ++turn) {
      if (!turns_[turn].card || turns_[turn].pile != number) continue;
      shown.add_cards(on_the_wire(*turns_[turn].card));
      shown.add_seats(seat_of(turn));
    }
    if (shown.cards().empty()) continue;
    const Value worth = value(pile(number, turns));
    shown.set_attack(worth.attack);
    shown.set_defence(worth.defence);
  }
  if (pauses(moves)) *result.mutable_battle() = battle(turns);
  for (const std::uint32_t score : scores(turns))
    result.add_scores(score);
  for (std::size_t turn = 0; turn < turns; ++turn) {
    result.add_turn_cards(turns_[turn].card ? on_the_wire(*turns_[turn].card) : cards::v1::CARD_UNSPECIFIED);
    result.add_turn_piles(turns_[turn].pile);
  }
  return whole;
}

std::vector<table::v1::GameEvent> TrueThrones::events(std::optional<std::uint32_t> seat, std::size_t moves) const {
  std::vector<table::v1::GameEvent> result;
  const auto add = [&]() -> game::Event& { return *result.emplace_back().mutable_thrones(); };
  for (std::uint32_t other = 0; other < 4; ++other) {
    game::Dealt& dealt = *add().mutable_dealt();
    dealt.set_seat(other);
    for (const std::uint8_t card : dealt_[other]) {
      if (other == seat) dealt.add_cards(on_the_wire(card));
    }
  }
  const std::size_t turns = turns_after_[moves];
  for (std::size_t turn = 0; turn <= turns && turn < kTurns; ++turn) {
    if (turn % kTurnsOfPlay == 0) {
      game::Started& started = *add().mutable_started();
      started.set_play(static_cast<std::uint32_t>(turn / kTurnsOfPlay + 1));
      started.set_seat(seat_of(turn));
    }
    if (turn == turns) break;
    if (turns_[turn].card) {
      game::Played& played = *add().mutable_played();
      const Value worth = value(pile(turns_[turn].pile, turn + 1));
      played.set_seat(seat_of(turn));
      played.set_card(on_the_wire(*turns_[turn].card));
      played.set_pile(turns_[turn].pile);
      played.set_attack(worth.attack);
      played.set_defence(worth.defence);
    } else {
      game::Passed& passed = *add().mutable_passed();
      passed.set_seat(seat_of(turn));
      passed.set_had_nothing(turns_[turn].had_nothing);
    }
    if ((turn + 1) % kTurnsOfPlay != 0) continue;
    game::Fought& fought = *add().mutable_fought();
    fought.set_play(static_cast<std::uint32_t>(turn / kTurnsOfPlay + 1));
    *fought.mutable_battle() = battle(turn + 1);
  }
  for (std::uint32_t other = 0; turns == kTurns && other < 4; ++other) {
    game::Shown& shown = *add().mutable_shown();
    shown.set_seat(other);
    for (const std::uint8_t card : hand(other, turns))
      shown.add_cards(on_the_wire(card));
  }
  return result;
}

table::v1::GameMoves TrueThrones::legal_moves(std::uint32_t seat, std::size_t moves) const {
  const std::size_t turn = turns_after_[moves];
  table::v1::GameMoves whole;
  game::Moves& result = *whole.mutable_thrones();
  for (const std::uint8_t card : hand(seat, turn)) {
    if (allowed(turn, card, 0)) result.add_on_pile_0(on_the_wire(card));
    if (allowed(turn, card, 1)) result.add_on_pile_1(on_the_wire(card));
  }
  result.set_may_pass(turn % kTurnsOfPlay >= 2);
  return whole;
}

bool TrueThrones::pauses(std::size_t moves) const {
  return moves > 0 && turns_after_[moves] % kTurnsOfPlay == 0;
}

bool TrueThrones::is_hint(const table::v1::Hint& hint) const {
  return hint.has_move() && hint.reason().thrones().reason() != game::HINT_REASON_UNSPECIFIED;
}

}  // namespace cardroom::simulation
