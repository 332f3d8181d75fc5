#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "common/bots/best_first.h"
#include "common/games/thrones/bot/skirmish.h"
#include "common/games/thrones/bot/thrones_bot.h"

/// `clever` tries every move that it considers in a number of sampled worlds: the unseen cards are dealt to the others
/// at random, and everybody plays on to the battle by the plain rule (see skirmish.h). A team's result is its gain from
/// the battle plus the worth of the cards that it still holds. The better half of the moves is tried again, until one
/// is left. Uses only integers, so that every machine makes the same choice.
namespace cardroom::thrones {
namespace {

constexpr std::size_t kMovesMost = 1 + kEffectsDealt;

struct Candidate {
  Move move{};
  Worth sum = 0;
};

struct Candidates {
  std::array<Candidate, kMovesMost> list{};
  std::size_t size = 0;
  void add(const Move& move) { list[size++] = {move}; }
};

bool same_to_play(Card a, Card b) {
  return suit_of(a) == suit_of(b) && strength(a) == strength(b);
}

/// Keeps only the first of the cards that are equivalent in play: the ten and the picture cards of a suit.
CardSet all_different(CardSet cards) {
  CardSet different;
  for (const Card card : cards) {
    if (std::ranges::none_of(different, [&](Card other) { return same_to_play(card, other); })) different.insert(card);
  }
  return different;
}

Candidates candidates(const View& view) {
  const Team team = team_of(view.viewer.seat);
  Candidates all;
  if (view.board.heart_turn()) {
    for (const Card heart : all_different(view.hand & kHearts))
      all.add({heart, team});
    return all;
  }
  all.add(Move::pass());
  for (const Card effect : all_different(clever_effects(view)))
    all.add({effect, pile_for(team, effect)});
  return all;
}

/// Samples worlds consistent with a view, limited to what the rest of this play needs.
class Imagination {
 public:
  explicit Imagination(const View& view) : me_{view.viewer.seat} {
    const Board& board = view.board;
    known_.effects[me_.index] = view.hand - kHearts;
    known_.turn = me_;
    known_.turns_left = static_cast<std::uint8_t>(kTurnsInPlay - board.turns_in_play());
    known_.plays_to_come = static_cast<std::uint8_t>(kPlays - 1 - board.play());
    if (!board.fought()) known_.piles = board.piles;
    const CardSet unseen = kAllCards - view.hand - board.played();
    for (const Card card : unseen - kHearts)
      unseen_effects_[unseen_effect_count_++] = card;
    // The player of the second heart may hold any unseen heart.
    if (board.turns_in_play() == 0) answers_ = unseen & kHearts;
    for (Seat seat{}; seat.index < kSeats; ++seat.index)
      holds_[seat.index] = seat == me_ ? std::uint8_t{0} : board.effects_left(seat);
  }

  void deal_again(BotDice& dice) {
    world_ = known_;
    std::size_t left = unseen_effect_count_;
    for (Seat seat{}; seat.index < kSeats; ++seat.index) {
      for (std::uint8_t i = 0; i < holds_[seat.index]; ++i) {
        Card& dealt = unseen_effects_[dice.uniform(static_cast<std::uint32_t>(left))];
        world_.effects[seat.index].insert(dealt);
        std::swap(dealt, unseen_effects_[--left]);
      }
    }
    if (!answers_.empty()) answer_ = answers_[dice.uniform(answers_.size())];
    luck_ = BotDice{dice.uniform(UINT32_MAX)};
  }

  Worth try_out(const Move& move) const {
    Skirmish skirmish = world_;
    skirmish.take_turn(move);
    if (!answers_.empty()) skirmish.take_turn({answer_, team_of(skirmish.turn)});
    return skirmish.finish(team_of(me_), luck_);
  }

 private:
  Seat me_;
  Skirmish known_{};
  Skirmish world_{};
  std::array<std::uint8_t, kSeats> holds_{};  ///< By seat: the number of effects in its hand; 0 for the viewer's own.
  std::array<Card, kCards> unseen_effects_{};
  std::size_t unseen_effect_count_ = 0;
  CardSet answers_{};
  Card answer_{};
  BotDice luck_{0};  ///< The same dice for every move that is tried in one world.
};

}  // namespace

CardSet clever_effects(const View& view) {
  const Board& board = view.board;
  const Team team = team_of(view.viewer.seat);
  const CardSet elsewhere = kAllCards - view.hand - board.played();
  const auto now = board.battle().succeeds;
  CardSet allowed;
  for (const Card effect : view.hand - kHearts) {
    auto piles = board.piles;
    Pile& pile = piles[pile_for(team, effect)];
    if (!pile.takes(effect)) continue;
    pile.put(effect);
    // On the pile where a card helps, any change in the outcome is an advantage.
    const bool changes_outcome = battle_of(piles[0], piles[1]).succeeds != now;
    if (changes_outcome || (diamonds_like(effect) & elsewhere).empty()) allowed.insert(effect);
  }
  return allowed;
}

Move choose_clever(const View& view, BotDice& dice, Budget budget) {
  Candidates all = candidates(view);
  if (all.size == 1) return all.list.front().move;
  Imagination imagination{view};
  const auto rounds = static_cast<std::size_t>(std::bit_width(all.size - 1));
  std::span<Candidate> left{all.list.data(), all.size};
  while (left.size() > 1) {
    for (std::size_t world = std::max(budget.work / rounds / left.size(), std::size_t{1}); world > 0; --world) {
      imagination.deal_again(dice);
      for (Candidate& candidate : left)
        candidate.sum += imagination.try_out(candidate.move);
    }
    bots::best_first(left, &Candidate::sum);
    left = left.first((left.size() + 1) / 2);
  }
  return left.front().move;
}

}  // namespace cardroom::thrones
