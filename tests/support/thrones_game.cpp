#include "tests/support/thrones_game.h"

#include <stdexcept>

#include "common/base/overloaded.h"

namespace cardroom::thrones {
namespace {

std::string seat_text(Seat seat) {
  return "seat " + std::to_string(seat.index);
}

std::string values_text(const Values& values) {
  return std::to_string(values.attack) + "/" + std::to_string(values.defence);
}

std::string battle_text(const Battle& battle) {
  std::string text = values_text(battle.values[0]) + " against " + values_text(battle.values[1]);
  for (std::size_t pile = 0; pile < kPiles; ++pile) {
    text += "; pile " + std::to_string(pile) + (battle.succeeds[pile] ? " succeeds" : " fails") + " for " +
            std::to_string(battle.stakes[pile]);
  }
  return text + "; " + std::to_string(battle.gains[0]) + " : " + std::to_string(battle.gains[1]);
}

std::string move_text(const Move& move) {
  return move.passes() ? "pass" : card_text(move.card) + " on " + std::to_string(move.pile);
}

std::string shown_cards(CardSet cards) {
  return cards.empty() ? "nothing" : testing::text_of(cards);
}

}  // namespace

Deal deal_of(const std::array<std::string_view, kSeats>& hands, Seat first) {
  std::array<CardSet, kSeats> wanted;
  CardSet left = kAllCards;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    wanted[seat] = testing::card_set(hands[seat]);
    left = left - wanted[seat];
  }
  const auto fill = [&](CardSet& hand, CardSet kind, std::uint32_t size) {
    while ((hand & kind).size() < size) {
      const Card card = (left & kind).first();
      hand.insert(card);
      left.remove(card);
    }
  };
  Deal deal{.first = first, .pack = {}};
  std::size_t hearts = 0;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    fill(wanted[seat], kHearts, kHeartsDealt);
    fill(wanted[seat], kAllCards - kHearts, kEffectsDealt);
    for (const Card card : wanted[seat] & kHearts)
      deal.pack.at(hearts++) = card;
    std::size_t place = kHearts.size() + seat;
    for (const Card card : wanted[seat] - kHearts) {
      deal.pack.at(place) = card;
      place += kSeats;
    }
  }
  return deal;
}

State dealt(const std::array<std::string_view, kSeats>& hands, Seat first) {
  State state = Game::begin({}, kSeats);
  NoEvents none;
  if (Game::deal(state, deal_of(hands, first), none)) throw std::invalid_argument{"not a valid deal"};
  return state;
}

Move move(std::string_view written) {
  if (written == "pass") return Move::pass();
  if (written.size() != 7) throw std::invalid_argument{"not a move: " + std::string{written}};
  return {testing::card(written.substr(0, 2)), static_cast<std::uint8_t>(written.back() - '0')};
}

void play(State& state, std::string_view moves) {
  for (std::size_t at = 0; at < moves.size();) {
    const std::size_t end = std::min(moves.find(", ", at), moves.size());
    const std::string_view one = moves.substr(at, end - at);
    NoEvents none;
    if (Game::apply(state, state.board.turn, move(one), none)) {
      throw std::invalid_argument{"refused: " + std::string{one}};
    }
    at = end + 2;
  }
}

Pile pile(std::string_view written) {
  return pile_of(testing::cards(written));
}

std::vector<Card> every_card(const State& state) {
  if (state.board.stage == Stage::deal) return {};
  std::vector<Card> all;
  for (const CardSet hand : state.hands)
    all.insert(all.end(), hand.begin(), hand.end());
  for (std::size_t turn = 0; turn < state.board.turn_count; ++turn) {
    if (!state.board.turns[turn].passes()) all.push_back(state.board.turns[turn].card);
  }
  return all;
}

std::string text_of(const Event& event) {
  return std::visit(
      Overloaded{
          [](const Dealt& e) {
            return seat_text(e.seat) + " holds " + (e.cards.empty() ? "twelve cards" : testing::text_of(e.cards));
          },
          [](const Started& e) { return "play " + std::to_string(e.play + 1) + " begins with " + seat_text(e.seat); },
          [](const Played& e) {
            return seat_text(e.seat) + " puts " + move_text({e.card, e.pile}) + ", now " + values_text(e.after);
          },
          [](const Passed& e) { return seat_text(e.seat) + (e.had_nothing ? " has nothing to play" : " passes"); },
          [](const Fought& e) { return "battle " + std::to_string(e.play + 1) + ": " + battle_text(e.battle); },
          [](const Shown& e) { return seat_text(e.seat) + " shows " + shown_cards(e.cards); },
      },
      event);
}

void PrintTo(const Values& values, std::ostream* out) {
  *out << values_text(values);
}

void PrintTo(const Pile& pile, std::ostream* out) {
  *out << "pile of " << int{pile.size()} << ", " << values_text(pile.values());
}

void PrintTo(const Battle& battle, std::ostream* out) {
  *out << battle_text(battle);
}

void PrintTo(const Move& move, std::ostream* out) {
  *out << move_text(move);
}

void PrintTo(const Moves& moves, std::ostream* out) {
  for (std::size_t pile = 0; pile < kPiles; ++pile)
    *out << "on " << pile << " one of {" << testing::text_of(moves.cards[pile]) << "} ";
  *out << (moves.may_pass ? "or pass" : "");
}

void PrintTo(const Board& board, std::ostream* out) {
  PrintTo(board.stage, out);
  *out << ", first " << int{board.first.index} << ", asked " << int{board.turn.index} << ", "
       << values_text(board.piles[0].values()) << " and " << values_text(board.piles[1].values()) << ", scores "
       << board.scores[0] << " : " << board.scores[1] << ", turns";
  for (std::size_t turn = 0; turn < board.turn_count; ++turn)
    *out << (turn % kTurnsInPlay == 0 ? " | " : ", ") << move_text(board.turns[turn]);
}

void PrintTo(const View& view, std::ostream* out) {
  PrintTo(view.viewer, out);
  *out << " with " << testing::text_of(view.hand) << ": ";
  PrintTo(view.board, out);
}

void PrintTo(const State& state, std::ostream* out) {
  for (const CardSet hand : state.hands)
    *out << '{' << testing::text_of(hand) << "} ";
  PrintTo(state.board, out);
}

}  // namespace cardroom::thrones
