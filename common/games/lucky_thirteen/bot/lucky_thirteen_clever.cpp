#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "common/base/check.h"
#include "common/bots/best_first.h"
#include "common/games/lucky_thirteen/bot/lucky_thirteen_bot.h"

/// Keeps the two cards from which it expects the most points, considering every draw that it has left.
///
/// The score of two cards at the end depends on whether any other player makes thirteen. The others may hold any two of
/// the unseen cards, so each makes thirteen with a probability equal to the share of those pairs that do. The
/// calculation works backwards from these final values: before a draw, two cards are worth the mean, over the unseen
/// cards, of what the best two of the three are worth. It assumes that a discarded card can be drawn again, which
/// hardly ever changes the choice. Uses only integers, so that every machine makes the same choice.
///
/// `expert` is the same: nothing stronger is known (docs/bots/lucky-thirteen.md).
namespace cardroom::lucky_thirteen {
namespace {

/// Expected points times 1024, which leaves room for the sum over a pack in 32 bits.
using Worth = std::int32_t;
constexpr Worth kOnePoint = 1024;

constexpr std::size_t kHand = kPrivateCards + 1;           ///< The number of cards that the seat to act holds.
constexpr std::size_t kClosed = kPackSize - kPublicCards;  ///< Cards that can be in a hand: all but the public ones.

/// Indexed by the positions of two cards in the list below. Symmetric; a card paired with itself is worth nothing.
using Table = std::array<std::array<Worth, kClosed>, kClosed>;

/// The viewer's hand, followed by the unseen cards.
struct Cards {
  std::array<Card, kClosed> list{};
  std::size_t size = 0;
  void add(CardSet cards) {
    for (const Card card : cards)
      list[size++] = card;
  }
};

Cards cards_of(const View& view) {
  CardSet unseen = CardSet::whole_pack() - view.hand - CardSet{view.public_cards[0], view.public_cards[1]};
  for (std::size_t i = 0; i < view.discard_count; ++i)
    unseen.remove(view.discards[i]);
  Cards cards;
  cards.add(view.hand);
  cards.add(unseen);
  return cards;
}

/// The chance, times kOnePoint, that none of the other seats makes thirteen.
Worth chance_to_be_alone(const Cards& cards, const PublicCards& open) {
  std::int64_t pairs = 0;
  std::int64_t without = 0;
  for (std::size_t i = kHand; i < cards.size; ++i) {
    for (std::size_t j = kHand; j < i; ++j, ++pairs)
      without += open.make_thirteen(cards.list[i], cards.list[j]) ? 0 : 1;
  }
  check(pairs > 0, "most of the pack is never seen");
  return static_cast<Worth>(kOnePoint * without * without * without / (pairs * pairs * pairs));
}

/// The score of two cards at the end.
Worth worth_at_end(Card a, Card b, const PublicCards& open, Worth alone) {
  if (const auto best = open.best(a, b)) return kAlone * alone + best->points * (kOnePoint - alone);
  return (private_points(a) + private_points(b)) * alone;
}

/// Computes what pairs are worth before one more draw, from what they are worth after it. Only for pairs of the first
/// `rows` cards.
void before_draw(const Table& after, Table& before, std::size_t rows, std::size_t size) {
  for (std::size_t i = 0; i < rows; ++i) {
    before[i][i] = 0;
    for (std::size_t j = 0; j < i; ++j) {
      const Worth kept = after[i][j];
      Worth sum = 0;
      for (std::size_t drawn = kHand; drawn < size; ++drawn) {
        sum += std::max({kept, after[i][drawn], after[j][drawn]});
      }
      // Neither of these two can be drawn; the sum has counted each of them as a draw that does not help.
      const int impossible = (i >= kHand ? 1 : 0) + (j >= kHand ? 1 : 0);
      const int draws = static_cast<int>(size - kHand) - impossible;
      before[i][j] = before[j][i] = (sum - impossible * kept) / draws;
    }
  }
}

std::int32_t in_hundredths(Worth worth) {
  return static_cast<std::int32_t>(std::int64_t{worth} * 100 / kOnePoint);
}

}  // namespace

Move choose_clever(const View& view) {
  BotDice none{0};
  return Game::analyse(view, {}, none, {}).front().move;
}

std::vector<Valued<Move>> Game::analyse(const View& view, Budget, BotDice&, std::span<const Move>) {
  const Cards cards = cards_of(view);
  const PublicCards open{view.public_cards};
  const Worth alone = chance_to_be_alone(cards, open);
  Table worth{};
  for (std::size_t i = 0; i < cards.size; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      worth[i][j] = worth[j][i] = worth_at_end(cards.list[i], cards.list[j], open, alone);
    }
  }
  for (int draws_left = kRounds - view.draw_count; draws_left > 0; --draws_left) {
    Table earlier{};
    // Before the very next draw only the hand's own pairs matter.
    before_draw(worth, earlier, draws_left == 1 ? kHand : cards.size, cards.size);
    worth = earlier;
  }

  const std::array<Worth, kHand> without{worth[1][2], worth[0][2], worth[0][1]};
  std::vector<Valued<Move>> moves;
  for (std::size_t i = 0; i < kHand; ++i)
    moves.push_back({.move = {cards.list[i]}, .points = in_hundredths(without[i])});
  bots::best_first(std::span{moves}, [&](const Valued<Move>& valued) {
    return without[static_cast<std::size_t>(std::ranges::find(cards.list, valued.move.discard) - cards.list.begin())];
  });
  return moves;
}

}  // namespace cardroom::lucky_thirteen
