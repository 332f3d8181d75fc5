#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "common/games/pasur/bot/best_capture.h"
#include "common/games/pasur/bot/card_worths.h"
#include "common/games/pasur/bot/pasur_bot.h"
#include "common/games/pasur/bot/pasur_search.h"

/// `clever`: samples worlds consistent with what it has seen, plays out each of its moves to the end of the handout in
/// those worlds, and chooses the move with the largest average lead (determinized sampling; see Ginsberg, "GIB", 2001).
/// In the last handout of a two-player deal it knows all the cards and searches every line of play to the end.
namespace cardroom::pasur {
namespace {

constexpr std::size_t kWorldsMax = 120;

/// The playout policy in the sampled worlds: makes the most valuable capture, or else lays down a card of low worth,
/// reluctantly if that is a jack or invites a sur.
class QuickPlayer {
 public:
  explicit QuickPlayer(const Rules& rules) : worths_{rules}, sur_{rules.sur * 10} {}

  Move choose(const State& state, BotDice& dice) const {
    const Table& table = state.table;
    const CardSet hand = state.hands[table.turn().index];
    const bool surs_count = table.handout() < table.handouts();
    const BestCaptures best{table.pool_cards(), worths_};
    Move move{};
    int most = 0;
    for (const Card card : hand) {
      const CardSet picks = picks_of(card, state, best, surs_count);
      if (picks.empty()) continue;
      const bool sur = surs_count && picks == state.pool && rank_of(card) != kJack;
      const int worth = worths_(picks) + worths_(card) + (sur ? sur_ : 0);
      if (worth <= most) continue;
      most = worth;
      move = {card, picks};
    }
    return most > 0 ? move : Move{laid(state, hand, surs_count, dice), CardSet{}};
  }

 private:
  static constexpr int kInvitesSur = 40;
  static constexpr int kJackKept = 200;

  CardSet picks_of(Card card, const State& state, const BestCaptures& best, bool surs_count) const {
    if (!is_number(card)) return classic_capture(card, state.table.pool_cards());
    if (surs_count && may_pick_up(card, state.pool, state.pool)) return state.pool;
    return best.set(kElevenPoints - rank_of(card));
  }

  Card laid(const State& state, CardSet hand, bool surs_count, BotDice& dice) const {
    int sum = 0;
    for (const Card card : state.pool)
      sum += is_number(card) ? rank_of(card) : kElevenPoints;
    Card laid{};
    int least = std::numeric_limits<int>::max();
    for (const Card card : hand) {
      const bool invites = surs_count && is_number(card) && sum + rank_of(card) < kElevenPoints;
      const int cost = worths_(card) * 4 + (invites ? kInvitesSur : 0) + (rank_of(card) == kJack ? kJackKept : 0);
      // Breaks ties at random.
      const int thrown = cost * 8 + static_cast<int>(dice.uniform(8));
      if (thrown >= least) continue;
      least = thrown;
      laid = card;
    }
    return laid;
  }

  CardWorths worths_;
  int sur_;
};

Move choose_exactly(const View& view, const std::vector<Move>& moves, BotDice& dice) {
  const Seat seat = view.viewer.seat;
  const State world = Game::sample_world(view, dice);  // Only one world is possible.
  Move best = moves.front();
  int most = -kFar;
  for (const Move& move : moves) {
    const int value = searched(after(world, seat, move), seat, most, kFar);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

Move choose_by_sampling(const View& view, const std::vector<Move>& moves, Budget budget, BotDice& dice) {
  const Table& table = view.table;
  const Seat seat = view.viewer.seat;
  const QuickPlayer player{table.rules};
  const int until = table.handout() * table.seats * kHandout;
  std::vector<std::int64_t> sums(moves.size());
  const auto plays = static_cast<std::size_t>(until - table.plays);
  const std::size_t worlds = std::clamp(budget.work / (moves.size() * plays), std::size_t{1}, kWorldsMax);
  for (std::size_t i = 0; i < worlds; ++i) {
    const State world = Game::sample_world(view, dice);
    const std::uint64_t seed = dice.uniform(std::numeric_limits<std::uint32_t>::max());
    for (std::size_t j = 0; j < moves.size(); ++j) {
      State state = after(world, seat, moves[j]);
      BotDice same{seed};  // Random choices that do not depend on the move are the same for all moves.
      NoEvents none;
      while (state.table.stage == Stage::moves && state.table.plays < until) {
        Game::apply(state, state.table.turn(), player.choose(state, same), none);
      }
      sums[j] += lead(state.table, seat);
    }
  }
  return moves[static_cast<std::size_t>(std::ranges::max_element(sums) - sums.begin())];
}

/// Whether a card that this viewer has not seen would clear this pool for a sur.
bool invites_sur(const View& view, CardSet pool) {
  CardSet unseen = CardSet::whole_pack() - view.hand - pool;
  for (const CardSet won : view.table.won)
    unseen = unseen - won;
  return std::ranges::any_of(unseen,
                             [&](Card card) { return rank_of(card) != kJack && may_pick_up(card, pool, pool); });
}

HintReason reason_of(const View& view, const Move& move) {
  CardSet pool;
  for (const Card card : view.table.pool_cards())
    pool.insert(card);
  if (!move.picks.empty()) {
    const Table& table = view.table;
    const bool sur = table.handout() < table.handouts() && rank_of(move.card) != kJack && move.picks == pool;
    const bool cancels = table.sur_count > 0 && table.sur_holder != view.viewer.seat;
    if (sur) return cancels ? HintReason::cancels_sur : HintReason::makes_sur;
    const CardSet gained = move.picks | CardSet{move.card};
    if (card_points(table.rules, gained) > 0) return HintReason::takes_points;
    return (gained & kClubs).empty() ? HintReason::takes_cards : HintReason::takes_clubs;
  }
  const auto laid = [&](Card card) { return pool | CardSet{card}; };
  bool others_invite = false;
  for (const Card card : view.hand) {
    if (can_pick_up(card, pool)) return HintReason::can_wait;
    others_invite |= invites_sur(view, laid(card));
  }
  const bool surs_follow = view.table.plays + 1 < kPlays - view.table.seats * kHandout;
  const bool denies = surs_follow && others_invite && !invites_sur(view, laid(move.card));
  return denies ? HintReason::denies_sur : HintReason::gives_least;
}

}  // namespace

Move choose_clever(const View& view, BotDice& dice, Budget budget) {
  const std::vector<Move> moves = candidates(view);
  if (moves.size() == 1) return moves.front();
  return all_known(view.table) ? choose_exactly(view, moves, dice) : choose_by_sampling(view, moves, budget, dice);
}

Hint Game::explain(const View& view, const Move& move) {
  Hint hint{.move = move};
  hint.reason = reason_of(view, hint.move);
  const CardSet gained = hint.move.picks | CardSet{hint.move.card};
  if (hint.reason == HintReason::takes_points) hint.points = card_points(view.table.rules, gained);
  if (hint.reason == HintReason::takes_clubs) hint.clubs = static_cast<std::uint8_t>((gained & kClubs).size());
  return hint;
}

}  // namespace cardroom::pasur
