#include "tests/support/pasur_game.h"

#include <algorithm>
#include <stdexcept>

#include "common/base/overloaded.h"
#include "common/games/pasur/bot/pasur_bot.h"

namespace cardroom::pasur {
namespace {

std::string seat_text(Seat seat) {
  return "seat " + std::to_string(seat.index);
}

std::string move_text(const Move& move) {
  return card_text(move.card) + (move.picks.empty() ? "" : " x " + testing::text_of(move.picks));
}

std::string shown(CardSet cards) {
  return cards.empty() ? "nothing" : testing::text_of(cards);
}

std::string numbers(const auto& by_seat) {
  std::string text;
  for (const int number : by_seat)
    text += (text.empty() ? "" : " ") + std::to_string(number);
  return text;
}

}  // namespace

Deal deal_of(const Wanted& wanted, std::uint8_t seats) {
  Deal deal;
  CardSet left = CardSet::whole_pack();
  std::vector<std::vector<Card>> parts;
  for (std::size_t seat = 0; seat < seats; ++seat)
    parts.push_back(testing::cards(seat < wanted.hands.size() ? wanted.hands[seat] : ""));
  parts.push_back(testing::cards(wanted.pool));
  for (const auto& part : parts) {
    for (const Card card : part)
      left.remove(card);
  }
  const auto deck = testing::cards(wanted.deck);
  for (const Card card : deck)
    left.remove(card);
  std::size_t size = 0;
  for (const auto& part : parts) {
    const bool is_pool = &part == &parts.back();
    std::size_t filled = 0;
    for (const Card card : part)
      deal.pack.at(size + filled++) = card;
    while (filled < kHandout) {
      const CardSet from = is_pool ? left - kJacks : left;
      left.remove(from.first());
      deal.pack.at(size + filled++) = from.first();
    }
    size += kHandout;
  }
  for (const Card card : deck)
    deal.pack.at(size++) = card;
  for (const Card card : left)
    deal.pack.at(size++) = card;
  return deal;
}

State dealt(const Wanted& wanted, std::uint8_t seats, const Rules& rules) {
  State state = Game::begin(rules, seats);
  NoEvents none;
  if (Game::deal(state, deal_of(wanted, seats), none)) throw std::invalid_argument{"not a valid deal"};
  return state;
}

Move move(std::string_view written) {
  Move move{testing::card(written.substr(0, 2)), CardSet{}};
  if (written.size() > 5) move.picks = testing::card_set(written.substr(5));
  return move;
}

void play(State& state, std::string_view moves) {
  for (std::size_t at = 0; at < moves.size();) {
    const std::size_t end = std::min(moves.find(", ", at), moves.size());
    const std::string_view one = moves.substr(at, end - at);
    NoEvents none;
    if (Game::apply(state, state.table.turn(), move(one), none)) {
      throw std::invalid_argument{"refused: " + std::string{one}};
    }
    at = end + 2;
  }
}

void play_until(State& state, int plays) {
  while (state.table.stage == Stage::moves && state.table.plays < plays) {
    const Seat seat = state.table.turn();
    const Card card = state.hands[seat.index].first();
    NoEvents none;
    if (Game::apply(state, seat, {card, classic_capture(card, state.table.pool_cards())}, none)) {
      throw std::invalid_argument{"the classic capture is refused"};
    }
  }
}

std::vector<Card> every_card(const State& state) {
  if (state.table.number == 0) return {};
  std::vector<Card> all;
  for (const CardSet hand : state.hands)
    all.insert(all.end(), hand.begin(), hand.end());
  for (const CardSet won : state.table.won)
    all.insert(all.end(), won.begin(), won.end());
  all.insert(all.end(), state.pool.begin(), state.pool.end());
  State copy = state;
  const auto deck = Game::undealt(copy);
  all.insert(all.end(), deck.begin(), deck.end());
  return all;
}

std::string text_of(const Event& event) {
  return std::visit(
      Overloaded{
          [](const Began& e) { return "deal " + std::to_string(e.number) + " begins with " + seat_text(e.starter); },
          [](const Dealt& e) {
            return seat_text(e.seat) + " gets " + (e.cards.empty() ? "four cards" : testing::text_of(e.cards));
          },
          [](const PoolLaid& e) { return "in the pool lie " + testing::text_of(e.cards); },
          [](const Played& e) { return seat_text(e.seat) + " plays " + move_text({e.card, e.picks}); },
          [](const MadeSur& e) {
            return seat_text(e.seat) + " makes a sur" +
                   (e.cancels ? " that cancels one of " + seat_text(*e.cancels) + ", " + card_text(*e.cancelled) : "");
          },
          [](const Swept& e) { return seat_text(e.seat) + " gets what is left, " + shown(e.cards); },
          [](const Scored& e) { return "totals " + numbers(e.totals) + ", surs " + numbers(e.surs); },
      },
      event);
}

void PrintTo(const Move& move, std::ostream* out) {
  *out << move_text(move);
}

void PrintTo(const Moves& moves, std::ostream* out) {
  *out << "any of {" << testing::text_of(moves.hand) << "} with {" << testing::text_of(moves.pool) << '}';
}

void PrintTo(const Table& table, std::ostream* out) {
  PrintTo(table.stage, out);
  *out << ", deal " << table.number << ", plays " << int{table.plays} << ", pool {"
       << testing::text_of(table.pool_cards()) << "}, won";
  for (const CardSet won : table.won)
    *out << " {" << testing::text_of(won) << '}';
  *out << ", surs of " << int{table.sur_holder.index} << " {"
       << testing::text_of(std::span{table.surs}.first(table.sur_count)) << "}, last picker "
       << int{table.last_picker.index} << ", before " << numbers(table.totals);
}

void PrintTo(const View& view, std::ostream* out) {
  PrintTo(view.viewer, out);
  *out << " with {" << testing::text_of(view.hand) << "}: ";
  PrintTo(view.table, out);
}

void PrintTo(const State& state, std::ostream* out) {
  for (const CardSet hand : state.hands)
    *out << '{' << testing::text_of(hand) << "} ";
  PrintTo(state.table, out);
}

}  // namespace cardroom::pasur
