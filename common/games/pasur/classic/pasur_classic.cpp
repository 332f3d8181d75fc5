#include "common/games/pasur/classic/pasur_classic.h"

#include <algorithm>
#include <cstddef>
#include <span>

#include "common/base/check.h"
#include "common/games/pasur/bot/pasur_bot.h"

namespace cardroom::pasur {
namespace {

/// The pack in its original order: clubs, diamonds, hearts, spades, each from ace and king down to two.
std::vector<Card> original_pack() {
  std::vector<Card> pack;
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
    const Card ace = make_card(1, suit);
    for (std::uint8_t i = 0; i < 13; ++i)
      pack.push_back(static_cast<Card>(ace + i));
  }
  return pack;
}

}  // namespace

Classic::Classic(const Settings& settings)
    : settings_{settings},
      random_{settings.seed},
      after_{Game::begin(settings.rules, static_cast<std::uint8_t>(settings.players.size()))} {}

Card Classic::take_random(bool no_jack) {
  while (true) {
    const auto place = random_.next_int(static_cast<std::int32_t>(pack_.size()));
    const Card card = pack_[static_cast<std::size_t>(place)];
    if (no_jack && rank_of(card) == kJack) continue;
    pack_.erase(pack_.begin() + place);
    return card;
  }
}

Deal Classic::deal() {
  pack_ = original_pack();
  Deal deal;
  const std::size_t in_hands = std::size_t{kHandout} * settings_.players.size();
  for (std::size_t i = 0; i < in_hands + kFirstPool; ++i)
    deal.pack[i] = take_random(i >= in_hands);
  std::ranges::copy(pack_, deal.pack.begin() + static_cast<std::ptrdiff_t>(in_hands + kFirstPool));
  NoEvents none;
  check(!Game::deal(after_, deal, none), "a classic deal is valid");
  decide();
  return deal;
}

void Classic::prepare(State& state, Seat seat, const Move& move) {
  const int handout_plays = state.table.seats * kHandout;
  const auto deck = Game::undealt(state);
  if ((state.table.plays + 1) % handout_plays == 0 && !deck.empty()) {
    const auto next = deck.first(static_cast<std::size_t>(handout_plays));
    for (Card& card : next)
      card = take_random();
    std::ranges::copy(pack_, deck.begin() + handout_plays);
  }
  after_ = state;
  NoEvents none;
  check(!Game::apply(after_, seat, move, none), "a move is announced when it is legal");
  decide();
}

void Classic::decide() {
  decided_.reset();
  if (after_.table.stage != Stage::moves) return;
  const Seat seat = after_.table.turn();
  if (settings_.players[seat.index] != BotType::random) return;
  std::vector<Card> hand;
  for (const Card card : after_.hands[seat.index])
    hand.push_back(card);
  std::ranges::sort(hand, {}, list_place);
  const Card card = hand[static_cast<std::size_t>(random_.next_int(static_cast<std::int32_t>(hand.size())))];
  decided_ = Move{card, classic_capture(card, after_.table.pool_cards())};
}

}  // namespace cardroom::pasur
