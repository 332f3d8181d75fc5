#include "common/games/pasur/bot/pasur_search.h"

#include <algorithm>
#include <cstddef>
#include <tuple>

#include "common/base/check.h"
#include "common/games/pasur/bot/card_worths.h"

namespace cardroom::pasur {
namespace {

/// The maximum number of moves considered; the least valuable ones are left out.
constexpr std::size_t kCandidatesMax = 30;
/// The worth of a club, in hundredths of a point, to a player who may still get the points for clubs.
constexpr int kClub = 90;

/// Whether this seat's next club may still bring it the points for clubs.
bool clubs_open(const Table& table, std::size_t seat) {
  if (table.plays == kPlays) return false;
  int left = clubs_in(kClubs);
  int most = 0;
  for (const CardSet won : table.won) {
    left -= clubs_in(won);
    most = std::max(most, clubs_in(won));
  }
  const int own = clubs_in(table.won[seat]);
  if (table.rules.clubs_rule == ClubsRule::most) return own + left >= most;
  return own < table.rules.clubs_needed && own + left >= table.rules.clubs_needed;
}

}  // namespace

std::vector<Move> candidates(const View& view) {
  std::vector<Move> moves;
  for (const Card card : view.hand) {
    const std::size_t before = moves.size();
    for_each_capture(card, view.table.pool_cards(), [&](CardSet picks) {
      moves.push_back({card, picks});
      return true;
    });
    if (moves.size() == before) moves.push_back({card, CardSet{}});
  }
  if (moves.size() > kCandidatesMax) {
    const CardWorths worths{view.table.rules};
    std::ranges::sort(moves, std::ranges::greater{}, [&](const Move& move) {
      return std::tuple{worths(move.picks) + worths(move.card), move.card, move.picks.bits()};
    });
    moves.resize(kCandidatesMax);
  }
  return moves;
}

State after(const State& state, Seat seat, const Move& move) {
  State next = state;
  NoEvents none;
  check(!Game::apply(next, seat, move, none), "a candidate is a legal move");
  return next;
}

bool all_known(const Table& table) {
  return table.seats == 2 && table.handout() == table.handouts();
}

int lead(const Table& table, Seat seat) {
  const auto points = table.points();
  int own = 0;
  int others = 0;
  for (std::size_t i = 0; i < table.seats; ++i) {
    const int worth = points[i] * 100 + (clubs_open(table, i) ? clubs_in(table.won[i]) * kClub : 0);
    (i == seat.index ? own : others) += worth;
  }
  return own - others / (table.seats - 1);
}

int searched(const State& state, Seat seat, int at_least, int at_most) {
  if (state.table.stage != Stage::moves) return lead(state.table, seat);
  const Seat turn = state.table.turn();
  const bool own = turn == seat;
  const auto try_move = [&](const Move& move) {
    const int value = searched(after(state, turn, move), seat, at_least, at_most);
    if (own) at_least = std::max(at_least, value);
    if (!own) at_most = std::min(at_most, value);
    return at_least < at_most;
  };
  for (const Card card : state.hands[turn.index]) {
    if (can_pick_up(card, state.pool)) {
      for_each_capture(card, state.table.pool_cards(), [&](CardSet picks) { return try_move({card, picks}); });
    } else {
      try_move({card, CardSet{}});
    }
    if (at_least >= at_most) break;
  }
  return own ? at_least : at_most;
}

}  // namespace cardroom::pasur
