#include "common/games/thrones/bot/sampled_play.h"

#include <bit>
#include <utility>

#include "common/games/thrones/bot/thrones_bot.h"

namespace cardroom::thrones {
namespace {

using bots::MoveBits;
using bots::MoveNumber;

/// In the last play no effect is worth keeping, but one that probably changes nothing should not be played either.
constexpr Worth kLastPlayCharge = 5;

constexpr unsigned kCardsOfSuit = 13;
/// The cards of strength 10, by their positions within a suit of the pack: king, queen, jack and ten.
constexpr std::uint64_t kTens = 0b11110;

constexpr std::array kEffectSuits{Suit::spades, Suit::diamonds, Suit::clubs};

constexpr unsigned begin_of(Suit suit) {
  return kCardsOfSuit * static_cast<unsigned>(suit);
}

/// Bit i: these cards include one of this suit with strength 10 - i.
constexpr MoveBits kinds_of(CardSet cards, Suit suit) {
  const std::uint64_t of_suit = cards.bits() >> begin_of(suit) & ((1U << kCardsOfSuit) - 1);
  return (of_suit >> 4 & ~std::uint64_t{1}) | ((of_suit & kTens) != 0 ? 1U : 0U);
}

/// The first of the cards that has this suit and strength 10 - kind.
constexpr Card card_of(CardSet cards, Suit suit, unsigned kind) {
  if (kind > 0) return static_cast<Card>(begin_of(suit) + 4 + kind);
  return static_cast<Card>(std::countr_zero(cards.bits() & kTens << begin_of(suit)));
}

}  // namespace

MoveNumber number_of(const Move& move, Team team) {
  if (move.passes()) return kPassNumber;
  const int kind = 10 - strength(move.card);
  if (is_heart(move.card)) return static_cast<MoveNumber>(kFirstHeart + kind);
  int number = kind;
  for (std::size_t i = 0; kEffectSuits[i] != suit_of(move.card); ++i)
    number += kKindsOfSuit;
  return static_cast<MoveNumber>(helps(team, move.card, move.pile) ? number : kFirstHarmful + number);
}

MoveBits SampledPlay::moves() const {
  const std::size_t seat = skirmish_.turn.index;
  if (heart_turn()) return kinds_of(hearts_[seat], Suit::hearts) << kFirstHeart;
  const CardSet effects = skirmish_.effects[seat];
  MoveBits moves = MoveBits{1} << kPassNumber;
  const bool takes_diamonds = skirmish_.piles[1 - side()].size() > 1;
  for (std::size_t i = 0; i < kEffectSuits.size(); ++i) {
    const bool legal = kEffectSuits[i] != Suit::diamonds || takes_diamonds;
    if (legal) moves |= kinds_of(effects, kEffectSuits[i]) << i * kKindsOfSuit;
  }
  return moves;
}

MoveNumber SampledPlay::guess() const {
  const std::size_t seat = skirmish_.turn.index;
  if (heart_turn()) return static_cast<MoveNumber>(std::countr_zero(moves()));
  const Team team = team_of(skirmish_.turn);
  return number_of(plain_move(skirmish_.effects[seat], team, skirmish_.piles), team);
}

Move SampledPlay::move_of(MoveNumber number) const {
  if (number == kPassNumber) return Move::pass();
  const Team team = team_of(skirmish_.turn);
  const std::size_t seat = skirmish_.turn.index;
  if (heart_turn()) return {card_of(hearts_[seat], Suit::hearts, unsigned{number} - kFirstHeart), team};
  const bool harmful = number >= kFirstHarmful;
  const unsigned kind = unsigned{number} - (harmful ? kFirstHarmful : 0U);
  const Card card = card_of(skirmish_.effects[seat], kEffectSuits[kind / kKindsOfSuit], kind % kKindsOfSuit);
  const std::uint8_t pile = pile_for(team, card);
  return {card, harmful ? static_cast<std::uint8_t>(1 - pile) : pile};
}

void SampledPlay::make(MoveNumber number) {
  skirmish_.take_turn(move_of(number));
  while (!over() && !heart_turn() && skirmish_.effects[skirmish_.turn.index].empty())
    skirmish_.take_turn(Move::pass());
}

std::int32_t SampledPlay::finish(BotDice& dice) {
  while (heart_turn()) {
    const CardSet hearts = hearts_[skirmish_.turn.index];
    skirmish_.take_turn({hearts[dice.uniform(hearts.size())], team_of(skirmish_.turn)});
  }
  return skirmish_.finish(0, BotDice{dice.uniform(UINT32_MAX)});
}

void PlaySampler::Unseen::deal(std::uint8_t to_deal, CardSet& hand, BotDice& dice) {
  for (; to_deal > 0; --to_deal) {
    Card& dealt = cards[dice.uniform(static_cast<std::uint32_t>(left))];
    hand.insert(dealt);
    std::swap(dealt, cards[--left]);
  }
}

PlaySampler::PlaySampler(const View& view) {
  const Board& board = view.board;
  const Seat me = view.viewer.seat;
  known_.effects[me.index] = view.hand - kHearts;
  known_.turn = me;
  known_.turns_left = static_cast<std::uint8_t>(kTurnsInPlay - board.turns_in_play());
  known_.plays_to_come = static_cast<std::uint8_t>(kPlays - 1 - board.play());
  if (known_.plays_to_come == 0) known_.charge = kLastPlayCharge;
  if (!board.fought()) known_.piles = board.piles;
  for (const Card card : kAllCards - view.hand - board.played()) {
    Unseen& unseen = is_heart(card) ? hearts_ : effects_;
    unseen.cards[unseen.count++] = card;
  }
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    effects_to_deal_[seat.index] = seat == me ? std::uint8_t{0} : board.effects_left(seat);
  if (!board.heart_turn()) return;
  known_hearts_[me.index] = view.hand & kHearts;
  if (board.turns_in_play() > 0) return;
  const Seat next{static_cast<std::uint8_t>((me.index + 1) % kSeats)};
  hearts_to_deal_[next.index] = board.hearts_left(next);
}

SampledPlay PlaySampler::deal(BotDice& dice) {
  Skirmish world = known_;
  std::array<CardSet, kSeats> hearts = known_hearts_;
  effects_.left = effects_.count;
  hearts_.left = hearts_.count;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    effects_.deal(effects_to_deal_[seat], world.effects[seat], dice);
    hearts_.deal(hearts_to_deal_[seat], hearts[seat], dice);
  }
  return {world, hearts};
}

}  // namespace cardroom::thrones
