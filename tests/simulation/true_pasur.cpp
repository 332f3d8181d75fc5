#include "tests/simulation/true_pasur.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "tests/simulation/true_cards.h"
#include "tests/support/open_deal.h"

namespace cardroom::simulation {
namespace {

namespace game = games::pasur::v1;
using Cards = std::vector<std::uint8_t>;

constexpr std::uint32_t kPlaysOfDeal = 48;

/// Cards are numbered 0..51: spades, hearts, diamonds, clubs, each from the ace down to the two.
enum Suit : std::uint8_t { spades, hearts, diamonds, clubs };
Suit suit(std::uint8_t card) {
  return static_cast<Suit>(card / 13);
}
/// The rank, 1 to 13.
int rank(std::uint8_t card) {
  return card % 13 == 0 ? 1 : 14 - card % 13;
}
bool is_jack(std::uint8_t card) {
  return rank(card) == 11;
}

void add_to(Cards& some, const Cards& more) {
  some.insert(some.end(), more.begin(), more.end());
}

/// All subsets of these number cards with that sum.
std::vector<Cards> sets_of_sum(const Cards& cards, int sum) {
  std::vector<std::vector<Cards>> by_sum(static_cast<std::size_t>(sum) + 1);
  by_sum[0].push_back({});
  for (const std::uint8_t card : cards) {
    for (int with = sum; with >= rank(card); --with) {
      for (Cards set : by_sum[static_cast<std::size_t>(with - rank(card))]) {
        set.push_back(card);
        by_sum[static_cast<std::size_t>(with)].push_back(std::move(set));
      }
    }
  }
  std::sort(by_sum.back().begin(), by_sum.back().end());
  return by_sum.back();
}

/// All sets that the card can pick up, in the order of a fresh pack.
std::vector<Cards> captures(std::uint8_t card, const Cards& pool) {
  Cards numbers;
  Cards jacks;
  Cards alike;
  for (const std::uint8_t there : sorted(pool)) {
    if (rank(there) <= 10) numbers.push_back(there);
    if (is_jack(there)) jacks.push_back(there);
    if (rank(there) == rank(card)) alike.push_back(there);
  }
  if (rank(card) <= 10) return sets_of_sum(numbers, 11 - rank(card));
  std::vector<Cards> result;
  if (is_jack(card)) {
    add_to(numbers, jacks);
    if (!numbers.empty()) result.push_back(sorted(numbers));
  } else {
    for (const std::uint8_t one : alike)
      result.push_back({one});
  }
  return result;
}

int points(const Cards& won, std::size_t surs) {
  int result = static_cast<int>(surs) * 5;
  if (std::ranges::count(won, clubs, suit) >= 7) result += 7;
  for (const std::uint8_t card : won) {
    if (rank(card) == 1 || is_jack(card)) result += 1;
    if (rank(card) == 10 && suit(card) == diamonds) result += 3;
    if (rank(card) == 2 && suit(card) == clubs) result += 2;
  }
  return result;
}

/// The pack in dealing order, after applying the rule about jacks in the first pool.
Cards drawn_pack(std::string_view key, std::size_t seats) {
  testing::OpenStream stream{key};
  const auto first = static_cast<std::ptrdiff_t>(4 * seats);
  for (;;) {
    const std::uint32_t place = stream.uniform(static_cast<std::uint32_t>(48 - 4 * seats));
    Cards pack(52);
    std::iota(pack.begin(), pack.end(), std::uint8_t{0});
    stream.shuffle(pack);
    const auto pool = pack.begin() + first;
    const auto jacks = std::count_if(pool, pool + 4, is_jack);
    if (jacks == 0) return pack;
    if (jacks > 1) continue;
    const auto jack = std::find_if(pool, pool + 4, is_jack);
    const std::uint8_t out = *jack;
    *jack = *(pool + 4);
    if (is_jack(*jack)) continue;
    pack.erase(pool + 4);
    pack.insert(pack.begin() + first + 4 + static_cast<std::ptrdiff_t>(place), out);
    return pack;
  }
}

}  // namespace

TruePasur::TruePasur(const TrueDeal& deal) : seats_{deal.seats} {
  moments_.emplace_back();
  deal_again(deal.key);
  moments_.erase(moments_.begin());
}

std::uint32_t TruePasur::handout(const Moment& at) const {
  const auto in_handout = static_cast<std::uint32_t>(4 * seats_);
  return std::min(at.plays / in_handout + 1, kPlaysOfDeal / in_handout);
}

void TruePasur::deal_again(std::string_view key) {
  Moment next;
  for (std::size_t seat = 0; seat < 4; ++seat)
    next.before[seat] = now().before[seat] + points(now().won[seat], now().surs[seat].size());
  next.stage = game::STAGE_MOVES;
  next.number = now().number + 1;
  next.last_picker = now().last_picker;
  next.first_event = events_.size();
  next.pack = drawn_pack(key, seats_);
  // The pool is dealt after the first handout, before the others.
  const auto pool = next.pack.begin() + static_cast<std::ptrdiff_t>(4 * seats_);
  next.pool.assign(pool, pool + 4);
  next.pack.erase(pool, pool + 4);
  std::ranges::sort(next.pool, {}, [](std::uint8_t card) { return std::pair{card % 13, 3 - card / 13}; });

  game::Began& began = *tell().mutable_began();
  began.set_number(next.number);
  began.set_starter(turn(next));
  hand_out(next);
  put(next.pool, *tell().mutable_pool_laid()->mutable_cards());
  next.events = events_.size();
  moments_.push_back(std::move(next));
}

void TruePasur::hand_out(Moment& to) {
  for (std::size_t i = 0; i < seats_; ++i) {
    const std::size_t seat = (to.number - 1 + i) % seats_;
    to.hands[seat] = sorted({to.pack.begin(), to.pack.begin() + 4});
    add_to(to.shown[seat], to.hands[seat]);
    to.pack.erase(to.pack.begin(), to.pack.begin() + 4);
    game::Dealt& dealt = *tell().mutable_dealt();
    dealt.set_seat(static_cast<std::uint32_t>(seat));
    put(to.hands[seat], *dealt.mutable_cards());
  }
}

void TruePasur::tell_scores(const Moment& at) {
  game::Scored& scored = *tell().mutable_scored();
  for (std::size_t seat = 0; seat < 4; ++seat) {
    scored.add_totals(at.before[seat] + points(at.won[seat], at.surs[seat].size()));
    scored.add_surs(static_cast<std::uint32_t>(at.surs[seat].size()));
  }
}

std::optional<std::size_t> TruePasur::asked_since(std::uint32_t seat, std::size_t moves) const {
  const Moment& at = moments_[moves];
  return at.stage == game::STAGE_MOVES && seat == turn(at) ? std::optional{moves} : std::nullopt;
}

bool TruePasur::take(std::uint32_t seat, const table::v1::GameMove& move) {
  if (!move.has_pasur()) return false;
  Moment next = now();
  const auto card = static_cast<std::uint8_t>(move.pasur().card() - 1);
  Cards picks;
  for (const int one : move.pasur().picks())
    picks.push_back(static_cast<std::uint8_t>(one - 1));
  std::ranges::sort(picks);
  Cards& hand = next.hands[seat];
  const auto in_hand = std::ranges::find(hand, card);
  const auto possible = captures(card, next.pool);
  const bool allowed = possible.empty() ? picks.empty() : std::ranges::find(possible, picks) != possible.end();
  if (in_hand == hand.end() || !allowed) return false;
  const bool last_handout = handout(next) == kPlaysOfDeal / (4 * seats_);
  hand.erase(in_hand);
  ++next.plays;
  game::Played& played = *tell().mutable_played();
  played.set_seat(seat);
  played.set_card(on_the_wire(card));
  put(picks, *played.mutable_picks());
  if (picks.empty()) {
    next.pool.push_back(card);
  } else {
    std::erase_if(next.pool, [&](std::uint8_t there) { return std::ranges::find(picks, there) != picks.end(); });
    add_to(next.won[seat], picks);
    next.won[seat].push_back(card);
    next.last_picker = seat;
    if (next.pool.empty() && !is_jack(card) && !last_handout) {
      game::MadeSur& sur = *tell().mutable_made_sur();
      sur.set_seat(seat);
      std::size_t loser = seats_;
      for (std::size_t other = 0; other < seats_; ++other)
        if (other != seat && !next.surs[other].empty()) loser = other;
      if (loser < seats_) {
        sur.set_cancels(static_cast<std::uint32_t>(loser));
        sur.set_cancelled(on_the_wire(next.surs[loser].back()));
        next.surs[loser].pop_back();
      } else {
        next.surs[seat].push_back(card);
      }
    }
  }
  tell_scores(next);
  if (next.plays == kPlaysOfDeal) {
    end_deal(next);
  } else if (next.plays % (4 * seats_) == 0) {
    hand_out(next);
  }
  next.events = events_.size();
  moments_.push_back(std::move(next));
  return true;
}

void TruePasur::end_deal(Moment& at) {
  if (!at.pool.empty()) {
    game::Swept& swept = *tell().mutable_swept();
    swept.set_seat(at.last_picker);
    put(sorted(at.pool), *swept.mutable_cards());
    add_to(at.won[at.last_picker], at.pool);
    at.pool.clear();
  }
  tell_scores(at);
  std::vector<int> totals;
  for (std::size_t seat = 0; seat < seats_; ++seat)
    totals.push_back(at.before[seat] + points(at.won[seat], at.surs[seat].size()));
  const int most = std::ranges::max(totals);
  at.stage = most >= 62 && std::ranges::count(totals, most) == 1 ? game::STAGE_OVER : game::STAGE_DEAL;
}

/// Each deal has one moment for its beginning and one for each play.
std::optional<std::size_t> TruePasur::end_of_deal(std::size_t begin) const {
  const std::size_t end = begin + kPlaysOfDeal;
  return end < moments_.size() ? std::optional{end} : std::nullopt;
}

std::optional<std::size_t> TruePasur::moves_in(const table::v1::GameView& view) const {
  if (!view.has_pasur() || view.pasur().number() == 0 || view.pasur().plays() > kPlaysOfDeal) return std::nullopt;
  const std::size_t moves = std::size_t{view.pasur().number() - 1} * (kPlaysOfDeal + 1) + view.pasur().plays();
  return moves < moments_.size() ? std::optional{moves} : std::nullopt;
}

std::set<std::uint8_t> TruePasur::known(std::optional<std::uint32_t> seat, std::size_t moves) const {
  const Moment& at = moments_[moves];
  std::set<std::uint8_t> result{at.pool.begin(), at.pool.end()};
  for (const Cards& won : at.won)
    result.insert(won.begin(), won.end());
  if (seat) result.insert(at.shown[*seat].begin(), at.shown[*seat].end());
  return result;
}

table::v1::GameView TruePasur::view(std::optional<std::uint32_t> seat, std::size_t moves) const {
  const Moment& at = moments_[moves];
  table::v1::GameView whole;
  game::View& result = *whole.mutable_pasur();
  result.set_stage(at.stage);
  result.set_number(at.number);
  result.set_starter(static_cast<std::uint32_t>((at.number - 1) % seats_));
  result.set_handout(handout(at));
  result.set_handouts(kPlaysOfDeal / static_cast<std::uint32_t>(4 * seats_));
  result.set_deck_size(static_cast<std::uint32_t>(at.pack.size()));
  put(at.pool, *result.mutable_pool());
  if (seat) put(at.hands[*seat], *result.mutable_hand());
  for (std::size_t other = 0; other < seats_; ++other) {
    game::SeatView& shown = *result.add_seats();
    shown.set_hand_size(static_cast<std::uint32_t>(at.hands[other].size()));
    put(sorted(at.won[other]), *shown.mutable_won());
    put(at.surs[other], *shown.mutable_surs());
    shown.set_before(at.before[other]);
    shown.set_points(points(at.won[other], at.surs[other].size()));
  }
  result.set_last_picker(at.last_picker);
  result.set_plays(at.plays);
  game::Rules& rules = *result.mutable_rules();
  rules.set_clubs_rule(game::CLUBS_RULE_NEEDED);
  rules.set_clubs_needed(7);
  rules.set_clubs_points(7);
  rules.set_ten_diamonds(3);
  rules.set_two_clubs(2);
  rules.set_ace(1);
  rules.set_jack(1);
  rules.set_sur(5);
  rules.set_target(62);
  return whole;
}

std::vector<table::v1::GameEvent> TruePasur::events(std::optional<std::uint32_t> seat, std::size_t moves) const {
  std::vector<table::v1::GameEvent> result{events_.begin(),
                                           events_.begin() + static_cast<std::ptrdiff_t>(moments_[moves].events)};
  for (table::v1::GameEvent& event : result) {
    game::Event& told = *event.mutable_pasur();
    if (told.has_dealt() && told.dealt().seat() != seat) told.mutable_dealt()->clear_cards();
  }
  return result;
}

table::v1::GameMoves TruePasur::legal_moves(std::uint32_t seat, std::size_t moves) const {
  const Moment& at = moments_[moves];
  table::v1::GameMoves whole;
  game::Moves& result = *whole.mutable_pasur();
  for (const std::uint8_t card : at.hands[seat]) {
    game::CardMoves& of_card = *result.add_cards();
    of_card.set_card(on_the_wire(card));
    for (const Cards& capture : captures(card, at.pool))
      put(capture, *of_card.add_captures()->mutable_cards());
  }
  return whole;
}

bool TruePasur::is_hint(const table::v1::Hint& hint) const {
  return hint.has_move() && hint.reason().pasur().reason() != game::HINT_REASON_UNSPECIFIED;
}

}  // namespace cardroom::simulation
