#include "common/games/thrones/thrones_wire.h"

#include <optional>
#include <variant>

#include "cardroom/table/v1/table.pb.h"
#include "common/base/overloaded.h"
#include "common/games/cards_wire.h"

namespace cardroom::thrones {
namespace {

namespace pb = games::thrones::v1;
using cards_wire::add;
using cards_wire::malformed;
using cards_wire::to_wire;

/// More than any pile or score can reach.
constexpr std::uint32_t kValueMax = 1000;

std::optional<Seat> seat_from_wire(std::uint32_t seat) {
  return cards_wire::seat_from_wire(seat, kSeats);
}

/// Empty for an ace too: the pack of this game has none.
std::optional<Card> card_from_wire(int number) {
  const auto card = cards_wire::card_from_wire(number);
  return card && kAllCards.contains(*card) ? card : std::nullopt;
}

std::optional<CardSet> set_from_wire(const cards_wire::WireCards& in) {
  const auto cards = cards_wire::set_from_wire(in);
  return cards && (*cards - kAllCards).empty() ? cards : std::nullopt;
}

std::optional<std::uint8_t> play_from_wire(std::uint32_t play) {
  if (play < 1 || play > kPlays) return std::nullopt;
  return static_cast<std::uint8_t>(play - 1);
}

std::optional<Values> values_from_wire(std::uint32_t attack, std::uint32_t defence) {
  if (attack > kValueMax || defence > kValueMax) return std::nullopt;
  return Values{static_cast<std::int16_t>(attack), static_cast<std::int16_t>(defence)};
}

std::uint32_t to_number(std::int16_t not_negative) {
  return static_cast<std::uint32_t>(not_negative);
}

void write_battle(const Battle& battle, pb::Battle& out) {
  for (std::size_t pile = 0; pile < kPiles; ++pile) {
    out.add_attacks(to_number(battle.values[pile].attack));
    out.add_defences(to_number(battle.values[pile].defence));
    out.add_stakes(battle.stakes[pile]);
    out.add_succeeds(battle.succeeds[pile]);
    out.add_gains(to_number(battle.gains[pile]));
  }
}

std::optional<Battle> battle_from_wire(const pb::Battle& in) {
  const bool whole = in.attacks_size() == kPiles && in.defences_size() == kPiles && in.stakes_size() == kPiles &&
                     in.succeeds_size() == kPiles && in.gains_size() == kPiles;
  if (!whole) return std::nullopt;
  Battle battle;
  for (int i = 0; i < static_cast<int>(kPiles); ++i) {
    const auto pile = static_cast<std::size_t>(i);
    const auto values = values_from_wire(in.attacks(i), in.defences(i));
    if (!values || in.stakes(i) > kValueMax || in.gains(i) > kValueMax) return std::nullopt;
    battle.values[pile] = *values;
    battle.stakes[pile] = static_cast<std::uint8_t>(in.stakes(i));
    battle.succeeds[pile] = in.succeeds(i);
    battle.gains[pile] = static_cast<std::int16_t>(in.gains(i));
  }
  return battle;
}

void write_board(const Board& board, pb::View& out) {
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    out.add_hand_sizes(board.hand_size(seat));
    out.add_hearts_left(board.hearts_left(seat));
  }
  for (std::uint8_t play = 0; play < kPlays; ++play)
    out.add_starting_seats(board.starter(play).index);
  out.set_play(std::min<std::uint32_t>(board.play() + 1U, kPlays));
  if (board.stage == Stage::moves) out.set_turn(board.turns_in_play() + 1U);
  for (std::size_t number = 0; board.turn_count > 0 && number < kPiles; ++number) {
    pb::Pile& pile = *out.add_piles();
    for (const Placed& placed : board.cards_of(number)) {
      pile.add_cards(to_wire(placed.card));
      pile.add_seats(placed.seat.index);
    }
    const Values values = board.piles[number].values();
    pile.set_attack(to_number(values.attack));
    pile.set_defence(to_number(values.defence));
  }
  if (board.fought()) write_battle(board.battle(), *out.mutable_battle());
  for (const std::int16_t score : board.scores)
    out.add_scores(to_number(score));
  for (std::size_t turn = 0; turn < board.turn_count; ++turn) {
    const Move& move = board.turns[turn];
    out.add_turn_cards(move.passes() ? cards::v1::CARD_UNSPECIFIED : to_wire(move.card));
    out.add_turn_piles(move.pile);
  }
}

/// Replays the turns of the view; false if they are invalid.
bool read_turns(const pb::View& in, Board& board) {
  if (in.turn_cards_size() > kTurns || in.turn_piles_size() != in.turn_cards_size()) return false;
  CardSet played;
  for (int i = 0; i < in.turn_cards_size(); ++i) {
    Move move = Move::pass();
    if (in.turn_cards(i) != cards::v1::CARD_UNSPECIFIED) {
      const auto card = card_from_wire(in.turn_cards(i));
      if (!card || played.contains(*card) || in.turn_piles(i) >= kPiles) return false;
      played.insert(*card);
      move = {*card, static_cast<std::uint8_t>(in.turn_piles(i))};
    } else if (in.turn_piles(i) != 0) {
      return false;
    }
    if (rule_broken(board, move)) return false;
    board.add(move);
  }
  return true;
}

}  // namespace

Expected<Rules, Refusal> Wire::rules(const wire::GameRules& in) {
  const bool other_kind = in.game_case() != wire::GameRules::GAME_NOT_SET && !in.has_thrones();
  if (other_kind) return malformed();
  return Rules{};
}

void Wire::write(const Rules&, wire::GameRules& out) {
  out.mutable_thrones();
}

Expected<Move, Refusal> Wire::move(const wire::GameMove& in) {
  const pb::Move& wanted = in.thrones();
  if (wanted.has_pass()) return Move::pass();
  const auto card = card_from_wire(wanted.put().card());
  if (!card || wanted.put().pile() >= kPiles) return malformed();
  return Move{*card, static_cast<std::uint8_t>(wanted.put().pile())};
}

void Wire::write(const Move& move, wire::GameMove& out) {
  pb::Move& wanted = *out.mutable_thrones();
  if (move.passes()) {
    wanted.mutable_pass();
    return;
  }
  wanted.mutable_put()->set_card(to_wire(move.card));
  wanted.mutable_put()->set_pile(move.pile);
}

Expected<Moves, Refusal> Wire::moves(const wire::GameMoves& in) {
  const auto on_0 = set_from_wire(in.thrones().on_pile_0());
  const auto on_1 = set_from_wire(in.thrones().on_pile_1());
  if (!in.has_thrones() || !on_0 || !on_1) return malformed();
  return Moves{{*on_0, *on_1}, in.thrones().may_pass()};
}

void Wire::write(const Moves& moves, wire::GameMoves& out) {
  pb::Moves& legal = *out.mutable_thrones();
  add(moves.cards[0], *legal.mutable_on_pile_0());
  add(moves.cards[1], *legal.mutable_on_pile_1());
  legal.set_may_pass(moves.may_pass);
}

Expected<View, Refusal> Wire::view(const wire::GameView& in, Viewer viewer) {
  const pb::View& seen = in.thrones();
  View view{.viewer = viewer, .hand = {}, .board = {}, .shown = {}};
  if (!in.has_thrones()) return malformed();
  if (seen.starting_seats().empty()) return view;
  const auto first = seat_from_wire(seen.starting_seats(0));
  const auto hand = set_from_wire(seen.hand());
  if (!first || !hand) return malformed();
  view.hand = *hand;
  view.board.first = view.board.turn = *first;
  view.board.stage = Stage::moves;
  if (!read_turns(seen, view.board)) return malformed();
  if (view.board.stage != Stage::over) return view;
  if (seen.left_size() != kSeats) return malformed();
  for (int seat = 0; seat < kSeats; ++seat) {
    const auto cards = set_from_wire(seen.left(seat).cards());
    if (!cards) return malformed();
    view.shown[static_cast<std::size_t>(seat)] = *cards;
  }
  return view;
}

void Wire::write(const View& view, wire::GameView& out) {
  pb::View& seen = *out.mutable_thrones();
  if (view.board.stage == Stage::deal) return;
  add(view.hand, *seen.mutable_hand());
  write_board(view.board, seen);
  if (view.board.stage != Stage::over) return;
  for (const CardSet cards : view.shown)
    add(cards, *seen.add_left()->mutable_cards());
}

Expected<Event, Refusal> Wire::event(const wire::GameEvent& in) {
  const pb::Event& told = in.thrones();
  switch (told.event_case()) {
    case pb::Event::kDealt: {
      const auto seat = seat_from_wire(told.dealt().seat());
      const auto cards = set_from_wire(told.dealt().cards());
      if (!seat || !cards) return malformed();
      return Dealt{*seat, *cards};
    }
    case pb::Event::kStarted: {
      const auto play = play_from_wire(told.started().play());
      const auto seat = seat_from_wire(told.started().seat());
      if (!play || !seat) return malformed();
      return Started{*play, *seat};
    }
    case pb::Event::kPlayed: {
      const auto seat = seat_from_wire(told.played().seat());
      const auto card = card_from_wire(told.played().card());
      const auto after = values_from_wire(told.played().attack(), told.played().defence());
      if (!seat || !card || !after || told.played().pile() >= kPiles) return malformed();
      return Played{*seat, *card, static_cast<std::uint8_t>(told.played().pile()), *after};
    }
    case pb::Event::kPassed: {
      const auto seat = seat_from_wire(told.passed().seat());
      if (!seat) return malformed();
      return Passed{*seat, told.passed().had_nothing()};
    }
    case pb::Event::kFought: {
      const auto play = play_from_wire(told.fought().play());
      const auto battle = battle_from_wire(told.fought().battle());
      if (!play || !battle) return malformed();
      return Fought{*play, *battle};
    }
    case pb::Event::kShown: {
      const auto seat = seat_from_wire(told.shown().seat());
      const auto cards = set_from_wire(told.shown().cards());
      if (!seat || !cards) return malformed();
      return Shown{*seat, *cards};
    }
    case pb::Event::EVENT_NOT_SET: break;
  }
  return malformed();
}

void Wire::write(const Event& event, wire::GameEvent& out) {
  pb::Event& told = *out.mutable_thrones();
  std::visit(Overloaded{
                 [&](const Dealt& e) {
                   told.mutable_dealt()->set_seat(e.seat.index);
                   add(e.cards, *told.mutable_dealt()->mutable_cards());
                 },
                 [&](const Started& e) {
                   told.mutable_started()->set_play(e.play + 1U);
                   told.mutable_started()->set_seat(e.seat.index);
                 },
                 [&](const Played& e) {
                   pb::Played& played = *told.mutable_played();
                   played.set_seat(e.seat.index);
                   played.set_card(to_wire(e.card));
                   played.set_pile(e.pile);
                   played.set_attack(to_number(e.after.attack));
                   played.set_defence(to_number(e.after.defence));
                 },
                 [&](const Passed& e) {
                   told.mutable_passed()->set_seat(e.seat.index);
                   told.mutable_passed()->set_had_nothing(e.had_nothing);
                 },
                 [&](const Fought& e) {
                   told.mutable_fought()->set_play(e.play + 1U);
                   write_battle(e.battle, *told.mutable_fought()->mutable_battle());
                 },
                 [&](const Shown& e) {
                   told.mutable_shown()->set_seat(e.seat.index);
                   add(e.cards, *told.mutable_shown()->mutable_cards());
                 },
             },
             event);
}

void Wire::write(const Hint& hint, wire::GameHint& out) {
  pb::Hint& told = *out.mutable_thrones();
  told.set_reason(static_cast<pb::HintReason>(static_cast<int>(hint.reason) + 1));
  told.set_gain_now(to_number(hint.gain_now));
  told.set_gain_then(to_number(hint.gain_then));
  add(hint.feared, *told.mutable_feared());
}

}  // namespace cardroom::thrones
