#include "common/games/pinochle/classic/pinochle_classic.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

#include "common/base/check.h"
#include "common/classic/classic_card.h"
#include "common/classic/classic_players.h"
#include "common/games/pinochle/bot/pinochle_bot.h"

namespace cardroom::pinochle {
namespace {

constexpr std::size_t kExtra = kDrawnHand - kHand;  ///< Cards that each player gets from the stock.
constexpr std::size_t kKinds48 = kCards / 2;

constexpr auto kCardsByPlace = [] {
  std::array<Card, kCards> cards{};
  std::size_t place = 0;
  for (const Card card : kKinds) {
    cards[place] = cards[place + kKinds48] = card;
    ++place;
  }
  return cards;
}();

template <class Places>
void add_cards(const Places& places, std::vector<Card>& cards) {
  for (const Place place : places)
    cards.push_back(card_at(place));
}

std::optional<Place> remove_first(std::vector<Place>& places, Card card) {
  const auto found = std::ranges::find(places, card, card_at);
  if (found == places.end()) return std::nullopt;
  const Place place = *found;
  places.erase(found);
  return place;
}

const char* reason_text(const Refusal& refusal) {
  if (refusal.reason == Reason::not_in_hand) return "it is not in the hand";
  switch (static_cast<BrokeRule>(refusal.rule)) {
    case BrokeRule::must_beat: return "a higher card of the suit that was led is in the hand and must be played";
    case BrokeRule::must_trump: return "a trump is in the hand and must be played";
    case BrokeRule::first_bid: return "the first bid is a multiple of 10, from 10 to 2000";
    case BrokeRule::raise: return "a later bid is 10 or 20 more";
    case BrokeRule::past_bid_max: return "no bid is above 4000";
    case BrokeRule::other_phase:
    case BrokeRule::not_turned_up:
    case BrokeRule::keep_twelve: break;
  }
  return "the rules do not allow it";
}

}  // namespace

Card card_at(Place place) {
  return kCardsByPlace[place];
}

Classic::Classic(const Settings& settings)
    : settings_{settings},
      random_{settings.seed},
      bid_random_{settings.seed},
      dice_{static_cast<std::uint64_t>(std::int64_t{settings.seed})},
      after_{Game::begin(settings.rules, kSeats)},
      pack_(kCards) {
  std::iota(pack_.begin(), pack_.end(), Place{0});
  if (!settings_.is_auto) settings_.bids = {};
  if (!settings_.is_auto) settings_.kept = settings_.played = {};
  if (!settings_.rules.cutthroat) settings_.kept = settings_.extra = {};
}

Place Classic::take(Card card) {
  const auto place = remove_first(pack_, card);
  check(place.has_value(), "a card is named no more often than it is there");
  return *place;
}

Place Classic::take_random() {
  const auto i = random_.next_int(static_cast<std::int32_t>(pack_.size()));
  const Place place = pack_[static_cast<std::size_t>(i)];
  pack_.erase(pack_.begin() + i);
  return place;
}

Place Classic::take_extra(Seat seat, std::size_t i) {
  const auto& named = extra_[seat.index];
  return i < named.size() ? named[i] : take_random();
}

Deal Classic::deal() {
  for (const auto& [named, places] : {std::pair{&settings_.dealt, &hands_}, {&settings_.extra, &extra_}}) {
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      for (const Card card : (*named)[seat])
        (*places)[seat].push_back(take(card));
    }
  }
  for (Hand& hand : hands_) {
    while (hand.size() < kHand)
      hand.push_back(take_random());
  }
  std::vector<Card> pack;
  for (std::size_t i = 0; i < kHand; i += kDealtAtOnce) {
    for (const Hand& hand : hands_)
      add_cards(std::span{hand}.subspan(i, kDealtAtOnce), pack);
  }
  for (const auto& places : extra_)
    add_cards(places, pack);
  add_cards(pack_, pack);

  Deal deal{.first_bidder = settings_.first_bidder};
  check(pack.size() == deal.pack.size(), "a classic deal is a whole pack");
  std::ranges::copy(pack, deal.pack.begin());
  for (Hand& hand : hands_)
    std::ranges::sort(hand);
  NoEvents none;
  check(!Game::deal(after_, deal, none), "a classic deal is valid");
  decide();
  return deal;
}

void Classic::prepare(State& state, Seat seat, const Move& move) {
  if (decided_[seat.index] != move && !settings_.players[seat.index]) has_person_moved_ = true;
  const Seat bidder = state.table.phase == Phase::bidding ? Seat{} : state.table.bid_winner();
  const auto stock = Game::undealt(state);
  std::vector<Card> next;
  const auto hand_out = [&](Seat to, std::size_t i) {
    const Place place = take_extra(to, i);
    hands_[to.index].push_back(place);
    next.push_back(card_at(place));
  };
  if (move.phase == Phase::trump && state.table.rules.cutthroat) {
    hand_out(bidder, 0);
    hand_out(other(bidder), 0);
  } else if (move.phase == Phase::turned) {
    // Each of the two cards was meant for one of the players; a person may have taken the other player's card.
    if (move.card != state.table.turned[0]) std::swap(hands_[0].back(), hands_[1].back());
    for (std::size_t i = 1; i < kExtra; ++i) {
      hand_out(bidder, i);
      hand_out(other(bidder), i);
    }
    for (Hand& hand : hands_)
      std::ranges::sort(hand);
  }
  if (!next.empty()) {
    // The rest of the stock keeps its order.
    std::vector<Card> rest(stock.begin(), stock.end());
    for (const Card card : next)
      rest.erase(std::ranges::find(rest, card));
    std::ranges::copy(rest, std::ranges::copy(next, stock.begin()).out);
  }
  remove_from_hand(seat, move);
  after_ = state;
  NoEvents none;
  check(!Game::apply(after_, seat, move, none), "a move is announced when it is legal");
  if (move.phase != Phase::tricks && after_.table.phase == Phase::tricks) {
    for (const Hand& hand : hands_)
      add_cards(hand, hands_in_order_.emplace_back());
  }
  decide();
}

void Classic::remove_from_hand(Seat seat, const Move& move) {
  Hand& hand = hands_[seat.index];
  if (move.phase == Phase::keeping) {
    // Of two copies, the first one is kept.
    Hand kept;
    for (const Card card : move.keep)
      kept.push_back(*remove_first(hand, card));
    hand = std::move(kept);
    std::ranges::sort(hand);
  } else if (move.phase == Phase::tricks) {
    if (decided_[seat.index] == move && decided_place_) {
      std::erase(hand, *decided_place_);
    } else {
      remove_first(hand, move.card);
    }
  }
}

void Classic::decide() {
  decided_ = {};
  decided_place_.reset();
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    if (after_.table.to_act().contains(seat)) decided_[seat.index] = decision(seat);
  }
}

std::optional<Move> Classic::decision(Seat seat) {
  switch (after_.table.phase) {
    case Phase::bidding: return bid(seat);
    case Phase::trump: return Move::names(settings_.trump);
    case Phase::turned:
      // Cards that the file names go to the player for whom they are named.
      if (!has_computer(seat) && extra_[0].empty() && extra_[1].empty()) return std::nullopt;
      return Move::takes(after_.table.turned[0]);
    case Phase::keeping: return keeping(seat);
    case Phase::tricks: break;
  }
  return play(seat);
}

std::optional<Move> Classic::bid(Seat seat) {
  const auto& script = settings_.bids[seat.index];
  const Bids& bids = after_.table.bids;
  const std::size_t i = bids_made_[seat.index]++;
  if (i < script.size()) {
    const std::int64_t amount = script[i] == 0 ? 0 : std::int64_t{bids.highest} + script[i];
    const Move move = Move::bids(static_cast<std::int16_t>(std::min<std::int64_t>(amount, INT16_MAX)));
    const Verdict refused = verdict(seat, move);
    if (!refused) return move;
    end_script(seat, ".bids",
               "bid " + std::to_string(i + 1) + ", " + std::to_string(script[i]) +
                   (bids.count > 0 && script[i] != 0 ? " more, " + std::to_string(amount) : "") + ": " +
                   reason_text(*refused));
  }
  if (!has_computer(seat)) return std::nullopt;
  return Move::bids(computers_bid(seat));
}

std::int16_t Classic::computers_bid(Seat seat) {
  const Bids& bids = after_.table.bids;
  if (settings_.smart_bids[seat.index] || !has_classic_computer(seat)) {
    const Cards hand = after_.hands[seat.index];
    return smart_bid(bids, estimate_of(hand, first_longest_suit(hand), settings_.rules.additional));
  }
  const auto raise = static_cast<std::int16_t>(kBidStep * bid_random_.next_int(3));
  const int amount = bids.highest + raise;
  return static_cast<std::int16_t>(raise == 0 || amount > kBidMax ? 0 : amount);
}

std::optional<Move> Classic::keeping(Seat seat) {
  const auto& script = settings_.kept[seat.index];
  if (!script.empty()) {
    Cards left = after_.hands[seat.index];
    Cards keep;
    const auto missing = std::ranges::find_if(script, [&](Card card) {
      if (!left.contains(card)) return true;
      left.remove(card);
      keep.insert(card);
      return false;
    });
    if (missing == script.end()) return Move::keeps(keep);
    end_script(seat, ".final_cards", classic_card_text(*missing) + " cannot be kept: it is not in the hand");
  }
  if (!has_computer(seat)) return std::nullopt;
  return Move::keeps(keep_long_suits(after_.hands[seat.index], after_.table.trump));
}

std::optional<Move> Classic::play(Seat seat) {
  const Hand& hand = hands_[seat.index];
  const auto& script = settings_.played[seat.index];
  const std::size_t i = cards_played_[seat.index]++;
  if (i < script.size()) {
    const Move move = Move::plays(script[i]);
    const Verdict refused = verdict(seat, move);
    if (!refused) return move;
    end_script(seat, ".cardsPlayed",
               "card " + std::to_string(i + 1) + ", " + classic_card_text(script[i]) +
                   " cannot be played: " + reason_text(*refused));
  }
  if (seat == Seat{0} && settings_.smart_tricks && has_computer(seat)) {
    return choose_clever(Game::view(after_, {Viewer::Kind::seat, seat}), dice_);
  }
  if (!has_classic_computer(seat)) return std::nullopt;
  decided_place_ = hand[computers_play(hand)];
  return Move::plays(card_at(*decided_place_));
}

std::size_t Classic::computers_play(const Hand& hand) {
  const Table& table = after_.table;
  const auto place_of_first = [&](auto&& fits) {
    return static_cast<std::size_t>(std::ranges::find_if(hand, [&](Place place) { return fits(card_at(place)); }) -
                                    hand.begin());
  };
  if (table.is_led()) {
    const std::size_t beating = place_of_first([&](Card card) { return kStronger[table.led()].contains(card); });
    if (beating < hand.size()) return beating;
    const std::size_t trump = place_of_first([&](Card card) { return suit_of(card) == table.trump; });
    if (trump < hand.size()) return trump;
  }
  return static_cast<std::size_t>(random_.next_int(static_cast<std::int32_t>(hand.size())));
}

bool Classic::has_computer(Seat seat) const {
  // Also for a person's seat if people are absent: until now the scripts have played for it.
  return settings_.players[seat.index] || settings_.humans == Humans::absent;
}

bool Classic::has_classic_computer(Seat seat) const {
  return has_computer(seat) && settings_.players[seat.index].value_or(BotType::random) == BotType::random;
}

Verdict Classic::verdict(Seat seat, const Move& move) const {
  return verdict_on(after_.table, after_.hands[seat.index], move);
}

void Classic::end_script(Seat seat, const char* key, std::string what) {
  // Ends all of the seat's scripts: what remains of them was written for a different course of the game.
  for (auto* scripts : {&settings_.kept, &settings_.played})
    (*scripts)[seat.index].clear();
  settings_.bids[seat.index].clear();
  if (has_person_moved_ || fault_) return;
  fault_ = {.key = player_key(seat.index, key), .what = std::move(what)};
}

}  // namespace cardroom::pinochle
