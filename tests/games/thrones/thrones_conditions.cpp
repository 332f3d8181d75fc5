#include "tests/games/thrones/thrones_conditions.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "common/cards/deal_key.h"
#include "common/games/thrones/thrones.h"
#include "tests/support/seeds.h"
#include "tests/support/thrones_game.h"

namespace cardroom::testing {
namespace {

using thrones::Game;

/// "QS" has rank 10.
int rank(const std::string& card) {
  return card[0] >= '2' && card[0] <= '9' ? card[0] - '0' : 10;
}

struct Character {
  int attack = 0;
  int defence = 0;
};

/// The attack and defence values of a pile's cards, heart first.
Character character(const std::vector<std::string>& pile) {
  Character values{rank(pile[0]), rank(pile[0])};
  int* changed = nullptr;
  for (std::size_t i = 1; i < pile.size(); ++i) {
    const int value = rank(pile[i]) * (rank(pile[i]) == rank(pile[i - 1]) ? 2 : 1);
    if (pile[i][1] == 'C') changed = &values.attack;
    if (pile[i][1] == 'S') changed = &values.defence;
    *changed += pile[i][1] == 'D' ? -value : value;
    if (*changed < 0) *changed = 0;
  }
  return values;
}

/// The cards on the table and those already played, derived from the moves alone.
class Onlooker {
 public:
  void sees(const thrones::Move& move) {
    if (turns_++ % 12 == 0) piles_ = {};
    if (move.passes()) return;
    piles_.at(move.pile).push_back(card_text(move.card));
    played_.push_back(card_text(move.card));
  }

  /// Which of the two attacks would succeed now, by attacking pile; optionally with one more card.
  std::array<bool, 2> outcome(const std::string& card, std::size_t on) const {
    auto piles = piles_;
    if (!card.empty()) piles.at(on).push_back(card);
    const Character zero = character(piles[0]);
    const Character one = character(piles[1]);
    return {zero.attack > one.defence, one.attack > zero.defence};
  }

  /// Whether a diamond of the card's rank may be in a hand other than this one.
  bool may_be_doubly_reduced(const std::string& card, const std::vector<std::string>& hand) const {
    for (const char sign : std::string{"23456789TJQK"}) {
      const std::string diamond{sign, 'D'};
      if (rank(diamond) == rank(card) && !std::ranges::count(played_, diamond) && !std::ranges::count(hand, diamond))
        return true;
    }
    return false;
  }

 private:
  std::array<std::vector<std::string>, 2> piles_;
  std::vector<std::string> played_;
  int turns_ = 0;
};

void expect_allowed(const Onlooker& table, std::size_t seat, const thrones::Move& move, CardSet hand) {
  const std::string card = card_text(move.card);
  const std::size_t own = seat % 2;
  EXPECT_EQ(move.pile, card[1] == 'D' ? 1 - own : own) << card << " helps the other team or hurts its own";
  const auto before = table.outcome("", 0);
  const auto after = table.outcome(card, move.pile);
  const bool to_its_favour = (after[own] || !before[own]) && (!after[1 - own] || before[1 - own]);
  std::vector<std::string> cards;
  for (const Card one : hand)
    cards.push_back(card_text(one));
  EXPECT_TRUE((before != after && to_its_favour) || !table.may_be_doubly_reduced(card, cards)) << card;
}

void play_and_check(std::uint64_t seed, const std::array<BotType, 4>& bots) {
  FairStream stream{simulation_key(seed, 0, 0)};
  BotDice dice{seed};
  NoEvents none;
  thrones::State state = Game::begin({}, 4);
  ASSERT_EQ(Game::deal(state, Game::draw(state, stream), none), accepted);
  Onlooker table;
  while (Game::stage(state) == Stage::moves) {
    const Seat seat = state.board.turn;
    const thrones::View view = Game::view(state, {Viewer::Kind::seat, seat});
    const thrones::Move move = Game::choose(bots.at(seat.index), view, Game::usual_budget(bots.at(seat.index)), dice);
    const bool effect = !move.passes() && card_text(move.card)[1] != 'H';
    if (bots.at(seat.index) == BotType::clever && effect) expect_allowed(table, seat.index, move, view.hand);
    const std::uint8_t before = state.board.turn_count;
    ASSERT_EQ(Game::apply(state, seat, move, none), accepted);
    // The rules pass automatically for seats without a legal move.
    for (std::size_t turn = before; turn < state.board.turn_count; ++turn)
      table.sees(state.board.turns.at(turn));
  }
}

}  // namespace

void expect_conditions_kept(std::uint64_t games) {
  constexpr std::array kTypes{BotType::clever, BotType::basic, BotType::random};
  for (const std::uint64_t seed : seeds(games)) {
    SCOPED_TRACE("CARDROOM_SEED=" + std::to_string(seed));
    std::array<BotType, 4> bots{};
    std::uint64_t seating = seed;
    for (BotType& bot : bots) {
      bot = kTypes.at(seating % kTypes.size());
      seating /= kTypes.size();
    }
    bots.at(seed % bots.size()) = BotType::clever;
    play_and_check(seed, bots);
    if (::testing::Test::HasFailure()) return;
  }
}

}  // namespace cardroom::testing
