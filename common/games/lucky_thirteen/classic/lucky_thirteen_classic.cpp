#include "common/games/lucky_thirteen/classic/lucky_thirteen_classic.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include "common/base/check.h"

namespace cardroom::lucky_thirteen {
namespace {

std::string key_of_script(std::size_t seat) {
  return "players." + std::to_string(seat) + ".cardsPlayed";
}

bool remove_card(std::vector<Card>& cards, Card card) {
  const auto place = std::ranges::find(cards, card);
  if (place == cards.end()) return false;
  cards.erase(place);
  return true;
}

}  // namespace

Classic::Classic(const Settings& settings) : settings_{settings}, random_{settings.seed}, pile_(kPackSize) {
  std::iota(pile_.begin(), pile_.end(), Card{0});
  if (!settings_.is_auto) settings_.scripts = {};
}

Card Classic::take(std::size_t place) {
  const Card card = pile_[place];
  pile_.erase(pile_.begin() + static_cast<std::ptrdiff_t>(place));
  return card;
}

Card Classic::take_random() {
  return take(static_cast<std::size_t>(random_.next_int(static_cast<std::int32_t>(pile_.size()))));
}

Deal Classic::deal() {
  std::vector<Card> open = settings_.public_cards;
  hands_ = settings_.private_cards;
  for (const Card card : open)
    remove_card(pile_, card);
  for (const auto& hand : hands_) {
    for (const Card card : hand)
      remove_card(pile_, card);
  }
  while (open.size() < kPublicCards)
    open.push_back(take_random());
  for (auto& hand : hands_) {
    while (hand.size() < kPrivateCards)
      hand.push_back(take_random());
  }

  std::vector<Card> handed_out = open;
  for (const auto& hand : hands_)
    handed_out.insert(handed_out.end(), hand.begin(), hand.end());
  for (auto& hand : hands_)
    std::ranges::sort(hand);  // Cards are numbered in the order of a fresh pack.
  handed_out.push_back(begin_turn(Seat{0}));
  handed_out.insert(handed_out.end(), pile_.begin(), pile_.end());

  Deal deal;
  check(handed_out.size() == deal.pack.size(), "a classic deal is a whole pack");
  std::ranges::copy(handed_out, deal.pack.begin());
  return deal;
}

void Classic::prepare(State& state, Seat seat, const Move& move) {
  if (decided_ != move && !settings_.players[seat.index]) chosen_by_person_.insert(seat);
  remove_card(hands_[seat.index], move.discard);
  const int next_turn = state.discard_count + 1;
  if (next_turn == kTurns) {
    decided_.reset();
    return;
  }
  const Card drawn = begin_turn(Seat{static_cast<std::uint8_t>(next_turn % kSeats)});
  const auto pile = Game::undealt(state);
  const auto place = std::ranges::find(pile, drawn);
  check(place != pile.end(), "a card that is drawn was in the pile");
  std::rotate(pile.begin(), place, place + 1);
}

Card Classic::begin_turn(Seat seat) {
  auto& script = settings_.scripts[seat.index];
  const std::size_t turn = turns_begun_[seat.index]++;
  // A copy, because the script may end while its turn is being played.
  const auto scripted = turn < script.size() ? std::optional{script[turn]} : std::nullopt;
  const Card drawn = draw(seat, scripted ? &*scripted : nullptr);
  hands_[seat.index].push_back(drawn);
  decide(seat, turn < script.size() ? &*scripted : nullptr);
  return drawn;
}

Card Classic::draw(Seat seat, const ScriptedTurn* turn) {
  if (turn == nullptr) return take_random();
  if (remove_card(pile_, turn->draw)) return turn->draw;
  end_script(seat, classic_card_text(turn->draw) + " cannot be drawn: it is not in the pile any more", true);
  return take_random();
}

void Classic::decide(Seat seat, const ScriptedTurn* turn) {
  decided_.reset();
  const auto& hand = hands_[seat.index];
  if (turn != nullptr && turn->discard) {
    if (std::ranges::find(hand, *turn->discard) != hand.end()) {
      decided_ = Move{*turn->discard};
      return;
    }
    end_script(seat, classic_card_text(*turn->discard) + " cannot be discarded: it is not in the hand",
               !chosen_by_person_.contains(seat));
  }
  const auto player = settings_.players[seat.index];
  if (player == BotType::random || (!player && settings_.humans == Humans::absent)) {
    decided_ = Move{hand[static_cast<std::size_t>(random_.next_int(kPrivateCards + 1))]};
  }
}

void Classic::end_script(Seat seat, std::string what, bool is_fault) {
  settings_.scripts[seat.index].clear();
  if (!is_fault || fault_) return;
  fault_ = {.key = key_of_script(seat.index),
            .what = "turn " + std::to_string(turns_begun_[seat.index]) + ": " + std::move(what)};
}

}  // namespace cardroom::lucky_thirteen
