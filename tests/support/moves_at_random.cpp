#include "tests/support/moves_at_random.h"

namespace cardroom::testing {
namespace {

using table::v1::GameMove;
using table::v1::GameMoves;

int any(int count, Dice& dice) {
  return static_cast<int>(dice.uniform(static_cast<std::uint32_t>(count)));
}

cards::v1::Card any_card(Dice& dice) {
  return static_cast<cards::v1::Card>(1 + dice.uniform(52));
}

void legal(const games::lucky_thirteen::v1::Moves& moves, Dice& dice, GameMove& move) {
  move.mutable_lucky_thirteen()->set_discard(moves.discards(any(moves.discards_size(), dice)));
}

void put(cards::v1::Card card, std::uint32_t pile, GameMove& move) {
  move.mutable_thrones()->mutable_put()->set_card(card);
  move.mutable_thrones()->mutable_put()->set_pile(pile);
}

void legal(const games::thrones::v1::Moves& moves, Dice& dice, GameMove& move) {
  const int cards = moves.on_pile_0_size() + moves.on_pile_1_size();
  const int chosen = any(cards + (moves.may_pass() ? 1 : 0), dice);
  if (chosen < moves.on_pile_0_size()) return put(moves.on_pile_0(chosen), 0, move);
  if (chosen < cards) return put(moves.on_pile_1(chosen - moves.on_pile_0_size()), 1, move);
  move.mutable_thrones()->mutable_pass();
}

void legal(const games::pasur::v1::Moves& moves, Dice& dice, GameMove& move) {
  const auto& chosen = moves.cards(any(moves.cards_size(), dice));
  move.mutable_pasur()->set_card(chosen.card());
  if (chosen.captures().empty()) return;
  *move.mutable_pasur()->mutable_picks() = chosen.captures(any(chosen.captures_size(), dice)).cards();
}

void legal(const games::pinochle::v1::Moves& moves, Dice& dice, GameMove& move) {
  using games::pinochle::v1::Moves;
  auto& chosen = *move.mutable_pinochle();
  const auto one_of = [&](const games::pinochle::v1::OneOf& cards) {
    return cards.cards(any(cards.cards_size(), dice));
  };
  switch (moves.moves_case()) {
    case Moves::kBid: {
      const auto& range = moves.bid();
      const std::uint32_t bids = range.least() == 0 ? 0 : (range.most() - range.least()) / 10 + 1;
      const std::uint32_t bid = dice.uniform(bids + 1);
      chosen.mutable_bid()->set_amount(bid == bids ? 0 : range.least() + bid * 10);
      break;
    }
    case Moves::kTrump:
      chosen.mutable_trump()->set_suit(static_cast<games::pinochle::v1::Suit>(1 + dice.uniform(4)));
      break;
    case Moves::kTake: chosen.mutable_take()->set_card(one_of(moves.take())); break;
    case Moves::kPlay: chosen.mutable_play()->set_card(one_of(moves.play())); break;
    case Moves::kKeep: {
      auto& kept = *chosen.mutable_keep()->mutable_cards();
      kept = moves.keep().cards();
      while (kept.size() > 12)
        kept.erase(kept.begin() + any(kept.size(), dice));
      break;
    }
    case Moves::MOVES_NOT_SET: break;
  }
}

/// Of any phase, and mostly of none that there is.
void any_pinochle_move(cards::v1::Card card, Dice& dice, games::pinochle::v1::Move& move) {
  switch (dice.uniform(5)) {
    case 0: move.mutable_bid()->set_amount(5 * dice.uniform(900)); break;
    case 1: move.mutable_trump()->set_suit(static_cast<games::pinochle::v1::Suit>(dice.uniform(6))); break;
    case 2: move.mutable_take()->set_card(card); break;
    case 3:
      for (int count = 11 + any(3, dice); count > 0; --count)
        move.mutable_keep()->add_cards(any_card(dice));
      break;
    default: move.mutable_play()->set_card(card); break;
  }
}

}  // namespace

GameMove legal_move(const GameMoves& moves, Dice& dice) {
  GameMove move;
  switch (moves.game_case()) {
    case GameMoves::kLuckyThirteen: legal(moves.lucky_thirteen(), dice, move); break;
    case GameMoves::kThrones: legal(moves.thrones(), dice, move); break;
    case GameMoves::kPasur: legal(moves.pasur(), dice, move); break;
    case GameMoves::kPinochle: legal(moves.pinochle(), dice, move); break;
    case GameMoves::GAME_NOT_SET: break;
  }
  return move;
}

GameMove any_move(const GameMoves& moves, Dice& dice) {
  const cards::v1::Card card = any_card(dice);
  GameMove move;
  switch (moves.game_case()) {
    case GameMoves::kLuckyThirteen: move.mutable_lucky_thirteen()->set_discard(card); break;
    case GameMoves::kThrones:
      if (dice.one_in(4)) {
        move.mutable_thrones()->mutable_pass();
      } else {
        put(card, dice.uniform(3), move);
      }
      break;
    case GameMoves::kPasur:
      move.mutable_pasur()->set_card(card);
      for (int picks = any(4, dice); picks > 0; --picks)
        move.mutable_pasur()->add_picks(any_card(dice));
      break;
    case GameMoves::kPinochle: any_pinochle_move(card, dice, *move.mutable_pinochle()); break;
    case GameMoves::GAME_NOT_SET: break;
  }
  return move;
}

}  // namespace cardroom::testing
