#include "tests/support/lucky_thirteen_game.h"

#include <array>
#include <stdexcept>

#include "common/base/overloaded.h"

namespace cardroom::lucky_thirteen {
namespace {

std::string option_text(Option option) {
  return std::array{"its private cards", "one and one", "all four"}.at(static_cast<std::size_t>(option));
}

std::string text_of(const Result& result) {
  std::string text = testing::text_of(result.hand) + ": " + std::to_string(result.points) + " points";
  if (result.option) text += ", thirteen by " + option_text(*result.option) + " " + testing::text_of(result.used);
  return text;
}

}  // namespace

Deal deal_of(std::string_view first_cards) {
  Deal deal;
  std::size_t size = 0;
  CardSet left = CardSet::whole_pack();
  for (const Card card : testing::cards(first_cards)) {
    deal.pack[size++] = card;
    left.remove(card);
  }
  for (const Card card : left)
    deal.pack.at(size++) = card;
  return deal;
}

State ended(const Ending& ending) {
  std::string first{ending.open};
  for (const auto hand : ending.hands)
    first += ' ' + std::string{hand};
  State state = Game::begin({}, kSeats);
  NoEvents none;
  if (Game::deal(state, deal_of(first), none)) throw std::invalid_argument{"not a valid deal: " + first};
  while (state.stage == Stage::moves)
    Game::apply(state, state.turn, {state.pack[state.handed_out - 1U]}, none);
  return state;
}

std::vector<Card> every_card(const State& state) {
  if (state.stage == Stage::deal) return {};
  std::vector<Card> all{state.pack[0], state.pack[1]};
  for (const CardSet hand : state.hands)
    all.insert(all.end(), hand.begin(), hand.end());
  all.insert(all.end(), state.discards.begin(), state.discards.begin() + state.discard_count);
  State copy = state;
  for (const Card card : Game::undealt(copy))
    all.push_back(card);
  return all;
}

std::string text_of(const Event& event) {
  const auto seat = [](Seat who) { return "seat " + std::to_string(who.index); };
  return std::visit(
      Overloaded{
          [](const TurnedUp& e) { return "open: " + testing::text_of(e.cards); },
          [&](const Dealt& e) {
            return seat(e.seat) + " holds " + (e.cards.empty() ? "two cards" : testing::text_of(e.cards));
          },
          [&](const Drew& e) { return seat(e.seat) + " draws " + (e.card ? card_text(*e.card) : "a card"); },
          [&](const Discarded& e) { return seat(e.seat) + " discards " + card_text(e.card); },
          [&](const Shown& e) { return seat(e.seat) + " shows " + text_of(e.result); },
      },
      event);
}

void PrintTo(const Move& move, std::ostream* out) {
  *out << "discard " << card_text(move.discard);
}

void PrintTo(const Moves& moves, std::ostream* out) {
  *out << "discard one of " << testing::text_of(moves.discards);
}

void PrintTo(const Result& result, std::ostream* out) {
  *out << text_of(result);
}

void PrintTo(const Thirteen& thirteen, std::ostream* out) {
  *out << option_text(thirteen.option) << ' ' << testing::text_of(thirteen.used) << ": " << thirteen.points;
}

void PrintTo(const View& view, std::ostream* out) {
  PrintTo(view.viewer, out);
  *out << " in stage ";
  PrintTo(view.stage, out);
  *out << ", open " << testing::text_of(view.public_cards) << ", hand " << testing::text_of(view.hand) << ", draws "
       << testing::text_of(std::span{view.draws}.first(view.draw_count)) << ", discards "
       << testing::text_of(std::span{view.discards}.first(view.discard_count));
  if (!view.results) return;
  for (const Result& result : *view.results)
    *out << "; " << text_of(result);
}

void PrintTo(const State& state, std::ostream* out) {
  PrintTo(state.stage, out);
  *out << ", turn " << int{state.turn.index} << ", pack " << testing::text_of(state.pack) << ", discards "
       << testing::text_of(std::span{state.discards}.first(state.discard_count));
}

}  // namespace cardroom::lucky_thirteen
