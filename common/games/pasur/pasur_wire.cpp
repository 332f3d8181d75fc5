#include "common/games/pasur/pasur_wire.h"

#include <algorithm>
#include <limits>
#include <variant>

#include "cardroom/table/v1/table.pb.h"
#include "common/base/overloaded.h"
#include "common/games/cards_wire.h"

namespace cardroom::pasur {
namespace {

namespace pb = games::pasur::v1;
using cards_wire::add;
using cards_wire::card_from_wire;
using cards_wire::malformed;
using cards_wire::set_from_wire;
using cards_wire::to_wire;

std::optional<Seat> seat_from_wire(std::uint32_t seat) {
  return cards_wire::seat_from_wire(seat, kSeatsMax);
}

bool fits(std::int64_t number, std::int64_t least, std::int64_t most) {
  return number >= least && number <= most;
}

/// The accessors of a numeric option; the list is in the order of kNumberOptions.
struct RulesField {
  bool (pb::Rules::*has)() const;
  std::int32_t (pb::Rules::*get)() const;
  void (pb::Rules::*set)(std::int32_t);
};
constexpr std::array<RulesField, kNumberOptions.size()> kRulesFields{{
    {&pb::Rules::has_clubs_needed, &pb::Rules::clubs_needed, &pb::Rules::set_clubs_needed},
    {&pb::Rules::has_clubs_points, &pb::Rules::clubs_points, &pb::Rules::set_clubs_points},
    {&pb::Rules::has_ten_diamonds, &pb::Rules::ten_diamonds, &pb::Rules::set_ten_diamonds},
    {&pb::Rules::has_two_clubs, &pb::Rules::two_clubs, &pb::Rules::set_two_clubs},
    {&pb::Rules::has_ace, &pb::Rules::ace, &pb::Rules::set_ace},
    {&pb::Rules::has_jack, &pb::Rules::jack, &pb::Rules::set_jack},
    {&pb::Rules::has_sur, &pb::Rules::sur, &pb::Rules::set_sur},
    {&pb::Rules::has_target, &pb::Rules::target, &pb::Rules::set_target},
}};

std::optional<Rules> rules_from_wire(const pb::Rules& in) {
  Rules rules;
  if (in.clubs_rule() != pb::CLUBS_RULE_UNSPECIFIED) {
    if (!pb::ClubsRule_IsValid(in.clubs_rule())) return std::nullopt;
    rules.clubs_rule = static_cast<ClubsRule>(in.clubs_rule() - 1);
  }
  for (std::size_t i = 0; i < kRulesFields.size(); ++i) {
    if (!(in.*kRulesFields[i].has)()) continue;
    const std::int32_t value = (in.*kRulesFields[i].get)();
    if (!fits(value, kNumberOptions[i].least, kNumberOptions[i].most)) return std::nullopt;
    rules.*kNumberOptions[i].value = static_cast<std::int16_t>(value);
  }
  return valid(rules) ? std::optional{rules} : std::nullopt;
}

void write_rules(const Rules& rules, pb::Rules& out) {
  out.set_clubs_rule(static_cast<pb::ClubsRule>(static_cast<int>(rules.clubs_rule) + 1));
  for (std::size_t i = 0; i < kRulesFields.size(); ++i)
    (out.*kRulesFields[i].set)(rules.*kNumberOptions[i].value);
}

pb::Stage stage_to_wire(Stage stage) {
  return static_cast<pb::Stage>(static_cast<int>(stage) + 1);
}

void write_seat(const Table& table, Seat seat, pb::SeatView& out) {
  out.set_hand_size(table.hand_size(seat));
  add(table.won[seat.index], *out.mutable_won());
  add(std::span{table.surs}.first(table.surs_of(seat)), *out.mutable_surs());
  out.set_before(table.totals[seat.index]);
  out.set_points(table.points()[seat.index]);
}

/// Returns false if the message is invalid.
bool read_seat(const pb::SeatView& in, Seat seat, Table& table) {
  const auto won = set_from_wire(in.won());
  if (!won || !fits(in.before(), 0, std::numeric_limits<std::int16_t>::max())) return false;
  table.won[seat.index] = *won;
  table.totals[seat.index] = static_cast<std::int16_t>(in.before());
  if (in.surs().empty()) return true;
  const auto surs = cards_wire::list_from_wire(in.surs(), table.surs);
  if (!surs || table.sur_count > 0) return false;
  table.sur_count = *surs;
  table.sur_holder = seat;
  return true;
}

}  // namespace

Expected<Rules, Refusal> Wire::rules(const wire::GameRules& in) {
  const bool other_kind = in.game_case() != wire::GameRules::GAME_NOT_SET && !in.has_pasur();
  const auto rules = rules_from_wire(in.pasur());
  if (other_kind || !rules) return malformed();
  return *rules;
}

void Wire::write(const Rules& rules, wire::GameRules& out) {
  write_rules(rules, *out.mutable_pasur());
}

Expected<Move, Refusal> Wire::move(const wire::GameMove& in) {
  const auto card = card_from_wire(in.pasur().card());
  const auto picks = set_from_wire(in.pasur().picks());
  if (!card || !picks) return malformed();
  return Move{*card, *picks};
}

void Wire::write(const Move& move, wire::GameMove& out) {
  out.mutable_pasur()->set_card(to_wire(move.card));
  add(move.picks, *out.mutable_pasur()->mutable_picks());
}

Expected<Moves, Refusal> Wire::moves(const wire::GameMoves& in) {
  if (!in.has_pasur()) return malformed();
  Moves moves;
  for (const pb::CardMoves& of_card : in.pasur().cards()) {
    const auto card = card_from_wire(of_card.card());
    if (!card || moves.hand.contains(*card)) return malformed();
    moves.hand.insert(*card);
    for (const pb::Capture& capture : of_card.captures()) {
      const auto cards = set_from_wire(capture.cards());
      if (!cards || cards->empty()) return malformed();
      moves.pool = moves.pool | *cards;
    }
  }
  // The list must be exactly the one derived from the hand and the pool.
  wire::GameMoves same;
  write(moves, same);
  if (moves.hand.size() > kHandout || same.SerializeAsString() != in.SerializeAsString()) return malformed();
  return moves;
}

void Wire::write(const Moves& moves, wire::GameMoves& out) {
  pb::Moves& told = *out.mutable_pasur();
  std::array<Card, kPackSize> pool{};
  const auto end = std::ranges::copy(moves.pool, pool.begin()).out;
  for (const Card card : moves.hand) {
    pb::CardMoves& of_card = *told.add_cards();
    of_card.set_card(to_wire(card));
    for_each_capture(card, std::span{pool.begin(), end}, [&](CardSet picks) {
      add(picks, *of_card.add_captures()->mutable_cards());
      return true;
    });
  }
}

Expected<View, Refusal> Wire::view(const wire::GameView& in, Viewer viewer) {
  const pb::View& seen = in.pasur();
  View view{.viewer = viewer};
  Table& table = view.table;
  const auto rules = rules_from_wire(seen.rules());
  const auto hand = set_from_wire(seen.hand());
  const auto pool = cards_wire::list_from_wire(seen.pool(), table.pool);
  const auto last_picker = seat_from_wire(seen.last_picker());
  const bool known = pb::Stage_IsValid(seen.stage()) && seen.stage() != pb::STAGE_UNSPECIFIED;
  if (!in.has_pasur() || !rules || !hand || !pool || !last_picker || !known) return malformed();
  if (!fits(seen.seats_size(), Game::kFacts.seats_min, Game::kFacts.seats_max)) return malformed();
  if (!fits(seen.number(), 0, std::numeric_limits<std::uint16_t>::max()) || !fits(seen.plays(), 0, kPlays)) {
    return malformed();
  }
  view.hand = *hand;
  table.rules = *rules;
  table.number = static_cast<std::uint16_t>(seen.number());
  table.pool_size = *pool;
  table.plays = static_cast<std::uint8_t>(seen.plays());
  table.last_picker = *last_picker;
  table.seats = static_cast<std::uint8_t>(seen.seats_size());
  table.stage = static_cast<Stage>(seen.stage() - 1);
  for (Seat seat{}; seat.index < table.seats; ++seat.index) {
    if (!read_seat(seen.seats(seat.index), seat, table)) return malformed();
  }
  return view;
}

void Wire::write(const View& view, wire::GameView& out) {
  pb::View& seen = *out.mutable_pasur();
  const Table& table = view.table;
  seen.set_stage(stage_to_wire(table.stage));
  seen.set_number(table.number);
  if (table.number > 0) seen.set_starter(table.starter().index);
  seen.set_handout(table.handout());
  seen.set_handouts(table.handouts());
  seen.set_deck_size(table.deck_size());
  add(table.pool_cards(), *seen.mutable_pool());
  add(view.hand, *seen.mutable_hand());
  for (Seat seat{}; seat.index < table.seats; ++seat.index)
    write_seat(table, seat, *seen.add_seats());
  seen.set_last_picker(table.last_picker.index);
  seen.set_plays(table.plays);
  write_rules(table.rules, *seen.mutable_rules());
}

Expected<Event, Refusal> Wire::event(const wire::GameEvent& in) {
  const pb::Event& told = in.pasur();
  switch (told.event_case()) {
    case pb::Event::kBegan: {
      const auto starter = seat_from_wire(told.began().starter());
      if (!starter || !fits(told.began().number(), 1, std::numeric_limits<std::uint16_t>::max())) return malformed();
      return Began{static_cast<std::uint16_t>(told.began().number()), *starter};
    }
    case pb::Event::kDealt: {
      const auto seat = seat_from_wire(told.dealt().seat());
      const auto cards = set_from_wire(told.dealt().cards());
      if (!seat || !cards) return malformed();
      return Dealt{*seat, *cards};
    }
    case pb::Event::kPoolLaid: {
      PoolLaid laid{};
      if (cards_wire::list_from_wire(told.pool_laid().cards(), laid.cards) != kFirstPool) return malformed();
      return laid;
    }
    case pb::Event::kPlayed: {
      const auto seat = seat_from_wire(told.played().seat());
      const auto card = card_from_wire(told.played().card());
      const auto picks = set_from_wire(told.played().picks());
      if (!seat || !card || !picks) return malformed();
      return Played{*seat, *card, *picks};
    }
    case pb::Event::kMadeSur: {
      const auto seat = seat_from_wire(told.made_sur().seat());
      if (!seat || told.made_sur().has_cancels() != told.made_sur().has_cancelled()) return malformed();
      if (!told.made_sur().has_cancels()) return MadeSur{.seat = *seat};
      const auto cancels = seat_from_wire(told.made_sur().cancels());
      const auto cancelled = card_from_wire(told.made_sur().cancelled());
      if (!cancels || !cancelled) return malformed();
      return MadeSur{*seat, cancels, cancelled};
    }
    case pb::Event::kSwept: {
      const auto seat = seat_from_wire(told.swept().seat());
      const auto cards = set_from_wire(told.swept().cards());
      if (!seat || !cards) return malformed();
      return Swept{*seat, *cards};
    }
    case pb::Event::kScored: {
      Scored scored{};
      const auto& in_scored = told.scored();
      if (in_scored.totals_size() != static_cast<int>(kSeatsMax) || in_scored.surs_size() != in_scored.totals_size()) {
        return malformed();
      }
      for (int seat = 0; seat < in_scored.totals_size(); ++seat) {
        if (!fits(in_scored.totals(seat), 0, std::numeric_limits<std::int16_t>::max())) return malformed();
        if (!fits(in_scored.surs(seat), 0, kSursMax)) return malformed();
        scored.totals[static_cast<std::size_t>(seat)] = static_cast<std::int16_t>(in_scored.totals(seat));
        scored.surs[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(in_scored.surs(seat));
      }
      return scored;
    }
    case pb::Event::EVENT_NOT_SET: break;
  }
  return malformed();
}

void Wire::write(const Event& event, wire::GameEvent& out) {
  pb::Event& told = *out.mutable_pasur();
  std::visit(Overloaded{
                 [&](const Began& e) {
                   told.mutable_began()->set_number(e.number);
                   told.mutable_began()->set_starter(e.starter.index);
                 },
                 [&](const Dealt& e) {
                   told.mutable_dealt()->set_seat(e.seat.index);
                   add(e.cards, *told.mutable_dealt()->mutable_cards());
                 },
                 [&](const PoolLaid& e) { add(e.cards, *told.mutable_pool_laid()->mutable_cards()); },
                 [&](const Played& e) {
                   told.mutable_played()->set_seat(e.seat.index);
                   told.mutable_played()->set_card(to_wire(e.card));
                   add(e.picks, *told.mutable_played()->mutable_picks());
                 },
                 [&](const MadeSur& e) {
                   told.mutable_made_sur()->set_seat(e.seat.index);
                   if (e.cancels) told.mutable_made_sur()->set_cancels(e.cancels->index);
                   if (e.cancelled) told.mutable_made_sur()->set_cancelled(to_wire(*e.cancelled));
                 },
                 [&](const Swept& e) {
                   told.mutable_swept()->set_seat(e.seat.index);
                   add(e.cards, *told.mutable_swept()->mutable_cards());
                 },
                 [&](const Scored& e) {
                   for (std::size_t seat = 0; seat < kSeatsMax; ++seat) {
                     told.mutable_scored()->add_totals(e.totals[seat]);
                     told.mutable_scored()->add_surs(e.surs[seat]);
                   }
                 },
             },
             event);
}

void Wire::write(const Hint& hint, wire::GameHint& out) {
  pb::Hint& told = *out.mutable_pasur();
  told.set_reason(static_cast<pb::HintReason>(static_cast<int>(hint.reason) + 1));
  told.set_points(hint.points);
  told.set_clubs(hint.clubs);
}

}  // namespace cardroom::pasur
