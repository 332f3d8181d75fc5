#include "common/games/pinochle/bot/auction.h"

#include <algorithm>
#include <cstddef>

#include "common/games/pinochle/bot/duel.h"
#include "common/games/pinochle/bot/keeping.h"
#include "common/games/pinochle/bot/pinochle_bot.h"
#include "common/games/pinochle/worth.h"

namespace cardroom::pinochle {
namespace {

constexpr std::array kTrumps{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};
/// In simulated games, the viewer has seat 0.
constexpr Seat kOwn{0};
constexpr Seat kOthers{1};

/// Deals that do not agree with the other player's bids are replaced, in at most this many tries: players differ.
constexpr int kDealTries = 64;

std::int16_t as_bid(int points) {
  return static_cast<std::int16_t>(points);
}

/// The trump that promises the most points.
Suit best_trump(Cards hand, bool additional) {
  Suit best{};
  int most = -1;
  for (const Suit suit : kTrumps) {
    int points = melds_of(hand, suit, additional).points();
    for (const Card card : hand)
      points += trick_worth(card, suit);
    if (points <= most) continue;
    most = points;
    best = suit;
  }
  return best;
}

/// The last bid of the other player, from the view of the one who is to act; 0 if there is none.
std::int16_t last_bid_of_other(const Table& table) {
  std::int16_t last = 0;
  std::int16_t before = 0;
  table.bids.for_each([&](std::int16_t bid) {
    before = last;
    last = bid;
  });
  return table.phase == Phase::bidding ? last : before;
}

}  // namespace

Auction::Auction(const View& view, std::uint32_t games, BotDice& dice)
    : view_{view}, table_{view.table}, others_bid_{last_bid_of_other(view.table)} {
  for (std::uint32_t i = 0; i < games; ++i) {
    chances_.push_back(likely_chance(dice));
    dice_.emplace_back(dice.uniform(UINT32_MAX));
    if (table_.phase == Phase::turned) continue;
    const Chance& chance = chances_.back();
    Played game{.limit = chance.limit, .step = chance.step};
    for (const Suit trump : kTrumps)
      game.named[static_cast<std::size_t>(trump)] = played_out(chance, true, trump, dice_.back());
    if (table_.phase == Phase::bidding)
      game.others_named = played_out(chance, false, chance.others_trump, dice_.back());
    games_.push_back(game);
  }
}

Chance Auction::draw_chance(BotDice& dice) const {
  Cards unseen = Cards::whole_pack() - view_.hand;
  if (table_.has_turned()) unseen = unseen - Cards{table_.turned[0], table_.turned[1]};
  std::array<Card, kCards> cards{};
  std::size_t size = 0;
  for (const Card card : unseen) {
    const std::size_t place = dice.uniform(static_cast<std::uint32_t>(size + 1));
    cards[size++] = cards[place];
    cards[place] = card;
  }
  Chance chance;
  for (std::size_t i = 0; i < kHand; ++i)
    chance.others.insert(cards[i]);
  std::size_t next = 0;
  if (table_.has_turned()) {
    for (const Card card : table_.turned)
      chance.stock[next++] = card;
  }
  std::copy_n(cards.begin() + kHand, size - kHand, chance.stock.begin() + static_cast<std::ptrdiff_t>(next));
  add_character(chance, dice);
  return chance;
}

/// Of eight players, five bid smartly, two bid as high as hands like theirs usually reach or a little higher, and one
/// bids up to any number.
void Auction::add_character(Chance& chance, BotDice& dice) const {
  constexpr std::uint32_t kCharacters = 8;
  constexpr std::uint32_t kSmart = 5;
  constexpr std::uint32_t kBold = 7;
  constexpr std::uint32_t kMoreSteps = 3;
  constexpr int kLowestLimit = 60;
  constexpr std::uint32_t kLimits = 10;
  const std::uint32_t character = dice.uniform(kCharacters);
  const Suit longest = longest_suit(chance.others);
  const Estimate estimate = estimate_of(chance.others, longest, table_.rules.additional);
  chance.step = as_bid(estimate.has_long_suit ? 2 * kBidStep : kBidStep);
  if (character < kSmart) {
    chance.opening = as_bid(estimate.melds);
    chance.others_trump = longest;
    chance.limit = as_bid((estimate.worth() - 1) / kBidStep * kBidStep);
  } else if (character < kBold) {
    chance.others_trump = best_trump(chance.others, table_.rules.additional);
    const Worth worth = worth_of(chance.others, chance.others_trump, table_.rules);
    chance.limit = as_bid(worth.likely + static_cast<int>(dice.uniform(kMoreSteps)) * kBidStep);
  } else {
    chance.others_trump = longest;
    chance.limit = as_bid(kLowestLimit + static_cast<int>(dice.uniform(kLimits)) * kBidStep);
  }
}

/// How far the other player's limit is from one that would have led to its actual bids; a different opening counts as
/// far.
int Auction::disagreement(const Chance& chance, BotDice& dice) const {
  constexpr std::uint32_t kOpenings = 4;  // Of players who do not open with their melds, one in four opens like this.
  constexpr int kFar = 50;
  int distance = 0;
  if (table_.first_bidder != view_.viewer.seat) {
    if (chance.opening ? *chance.opening != table_.bids.first : dice.uniform(kOpenings) != 0) distance += kFar;
  }
  distance += std::max(0, others_bid_ - chance.limit);
  const bool has_passed = table_.phase != Phase::bidding;
  if (has_passed && table_.bids.count > 0)
    distance += std::max(0, chance.limit - table_.bids.highest - chance.step + kBidStep);
  return distance;
}

Chance Auction::likely_chance(BotDice& dice) const {
  Chance likely = draw_chance(dice);
  int least = disagreement(likely, dice);
  for (int tries = 1; tries < kDealTries && least > 0; ++tries) {
    const Chance chance = draw_chance(dice);
    const int distance = disagreement(chance, dice);
    if (distance >= least) continue;
    least = distance;
    likely = chance;
  }
  return likely;
}

Totals Auction::played_out(const Chance& chance, bool is_namer, Suit trump, BotDice dice) const {
  if (!table_.rules.cutthroat) return played_out(chance, is_namer, trump, Card{}, dice);
  const Card taken = better_turned({chance.stock[0], chance.stock[1]}, is_namer ? view_.hand : chance.others, trump,
                                   table_.rules.additional);
  return played_out(chance, is_namer, trump, taken, dice);
}

Totals Auction::played_out(const Chance& chance, bool is_namer, Suit trump, Card taken, BotDice dice) const {
  std::array<Cards, kSeats> hands{view_.hand, chance.others};
  const Seat namer = is_namer ? kOwn : kOthers;
  const bool additional = table_.rules.additional;
  if (table_.rules.cutthroat) {
    hands[namer.index].insert(taken);
    hands[other(namer).index].insert(taken == chance.stock[0] ? chance.stock[1] : chance.stock[0]);
    for (std::size_t i = 2; i < chance.stock.size(); ++i)
      hands[namer.index ^ (i % 2)].insert(chance.stock[i]);
    const CardWorths worths = trick_worths(trump);
    for (Cards& hand : hands)
      hand = Keeping{hand, trump, additional, worths}.quick();
  }
  const int ahead = Duel{trump, hands, namer}.finish(kOwn, dice);
  return totals_of(hands[0], hands[1], trump, additional, ahead);
}

Outcome Auction::outcome(const Played& game, const Plan& plan) const {
  int bid = plan.bid;
  if (bid == 0) return outcome_of(game.others_named, table_.bids.highest, false);
  while (game.limit >= bid + game.step) {
    bid += game.step;
    if (bid + kBidStep > plan.limit) return outcome_of(game.others_named, bid, false);
    bid += kBidStep;
  }
  return outcome_of(game.named[static_cast<std::size_t>(plan.trump)], bid, true);
}

Auction::Plan Auction::best_plan(std::int16_t bid) const {
  constexpr int kRaises = 30;
  Plan best{.bid = bid, .limit = bid};
  if (bid == 0) return best;
  std::int64_t most = INT64_MIN;
  for (int limit = bid; limit <= std::min<int>(bid + kRaises * kBidStep, kBidMax); limit += kBidStep) {
    for (const Suit trump : kTrumps) {
      const Plan plan{.bid = bid, .limit = as_bid(limit), .trump = trump};
      std::int64_t use = 0;
      for (const Played& game : games_)
        use += use_of(outcome(game, plan));
      if (use <= most) continue;
      most = use;
      best = plan;
    }
  }
  return best;
}

std::vector<Valued<Move>> Auction::bids(std::span<const Move> also) const {
  std::vector<Move> moves{Move::pass()};
  const auto add = [&](const Move& move) {
    if (std::ranges::find(moves, move) == moves.end()) moves.push_back(move);
  };
  if (table_.bids.count == 0) {
    for (const int bid : {10, 20, 30, 50, 80, 100, 120, 150, 200})
      add(Move::bids(as_bid(bid)));
  } else {
    for (const int raise : {1, 2}) {
      if (table_.bids.highest + raise * kBidStep <= kBidMax)
        add(Move::bids(as_bid(table_.bids.highest + raise * kBidStep)));
    }
  }
  for (const Move& move : also)
    add(move);
  Appraisal appraisal{moves};
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Plan plan = best_plan(moves[i].bid);
    for (const Played& game : games_)
      appraisal.add(i, outcome(game, plan));
  }
  return appraisal.ranked();
}

std::vector<Valued<Move>> Auction::trumps() const {
  Appraisal appraisal{
      {Move::names(Suit::spades), Move::names(Suit::hearts), Move::names(Suit::diamonds), Move::names(Suit::clubs)}};
  for (std::size_t i = 0; i < kTrumps.size(); ++i) {
    for (const Played& game : games_)
      appraisal.add(i, outcome_of(game.named[i], table_.bids.highest, true));
  }
  return appraisal.ranked();
}

std::vector<Valued<Move>> Auction::turned() const {
  std::vector<Move> moves{Move::takes(table_.turned[0])};
  if (table_.turned[1] != table_.turned[0]) moves.push_back(Move::takes(table_.turned[1]));
  Appraisal appraisal{moves};
  for (std::size_t game = 0; game < chances_.size(); ++game) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Totals totals = played_out(chances_[game], true, table_.trump, moves[i].card, dice_[game]);
      appraisal.add(i, outcome_of(totals, table_.bids.highest, true));
    }
  }
  return appraisal.ranked();
}

}  // namespace cardroom::pinochle
