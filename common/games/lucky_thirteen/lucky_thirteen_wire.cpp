#include "common/games/lucky_thirteen/lucky_thirteen_wire.h"

#include <algorithm>
#include <variant>

#include "cardroom/table/v1/table.pb.h"
#include "common/base/overloaded.h"
#include "common/games/cards_wire.h"

namespace cardroom::lucky_thirteen {
namespace {

namespace pb = games::lucky_thirteen::v1;
using cards_wire::add;
using cards_wire::card_from_wire;
using cards_wire::list_from_wire;
using cards_wire::malformed;
using cards_wire::set_from_wire;
using cards_wire::to_wire;

std::optional<Seat> seat_from_wire(std::uint32_t seat) {
  return cards_wire::seat_from_wire(seat, kSeats);
}

void write_result(const Result& result, pb::Result& out) {
  add(result.hand, *out.mutable_hand());
  if (result.option) out.set_option(static_cast<pb::Option>(static_cast<int>(*result.option) + 1));
  add(result.used & result.hand, *out.mutable_used());
  add(result.used - result.hand, *out.mutable_used());
  out.set_points(result.points);
}

std::optional<Result> result_from_wire(const pb::Result& in) {
  const auto hand = set_from_wire(in.hand());
  const auto used = set_from_wire(in.used());
  if (!hand || hand->size() != kPrivateCards || !used) return std::nullopt;
  if (in.points() < 0 || in.points() > kAlone * 10) return std::nullopt;
  Result result{.hand = *hand, .option = std::nullopt, .used = *used, .points = static_cast<std::int16_t>(in.points())};
  if (in.has_option()) {
    if (in.option() == pb::OPTION_UNSPECIFIED || !pb::Option_IsValid(in.option())) return std::nullopt;
    result.option = static_cast<Option>(static_cast<int>(in.option()) - 1);
  }
  return result;
}

}  // namespace

Expected<Rules, Refusal> Wire::rules(const wire::GameRules& in) {
  const bool other_kind = in.game_case() != wire::GameRules::GAME_NOT_SET && !in.has_lucky_thirteen();
  if (other_kind) return malformed();
  return Rules{};
}

void Wire::write(const Rules&, wire::GameRules& out) {
  out.mutable_lucky_thirteen();
}

Expected<Move, Refusal> Wire::move(const wire::GameMove& in) {
  const auto card = card_from_wire(in.lucky_thirteen().discard());
  if (!card) return malformed();
  return Move{*card};
}

void Wire::write(const Move& move, wire::GameMove& out) {
  out.mutable_lucky_thirteen()->set_discard(to_wire(move.discard));
}

Expected<Moves, Refusal> Wire::moves(const wire::GameMoves& in) {
  const auto cards = set_from_wire(in.lucky_thirteen().discards());
  if (!in.has_lucky_thirteen() || !cards) return malformed();
  return Moves{*cards};
}

void Wire::write(const Moves& moves, wire::GameMoves& out) {
  add(moves.discards, *out.mutable_lucky_thirteen()->mutable_discards());
}

Expected<View, Refusal> Wire::view(const wire::GameView& in, Viewer viewer) {
  const pb::View& seen = in.lucky_thirteen();
  View view{.viewer = viewer};
  const auto open = list_from_wire(seen.public_cards(), view.public_cards);
  const auto drawn = list_from_wire(seen.draws(), view.draws);
  const auto discarded = list_from_wire(seen.discards(), view.discards);
  const auto hand = set_from_wire(seen.hand());
  if (!in.has_lucky_thirteen() || !open || !drawn || !discarded || !hand) return malformed();
  if (*open == 0) {
    if (*drawn != 0 || *discarded != 0 || !hand->empty() || !seen.results().empty()) return malformed();
    return view;
  }
  if (*open != kPublicCards) return malformed();
  view.stage = Stage::moves;
  view.draw_count = *drawn;
  view.discard_count = *discarded;
  view.hand = *hand;
  if (seen.results().empty()) return view;
  if (seen.results_size() != kSeats) return malformed();
  view.stage = Stage::over;
  Results& results = view.results.emplace();
  for (int i = 0; i < kSeats; ++i) {
    const auto result = result_from_wire(seen.results(i));
    if (!result) return malformed();
    results[static_cast<std::size_t>(i)] = *result;
  }
  return view;
}

void Wire::write(const View& view, wire::GameView& out) {
  pb::View& seen = *out.mutable_lucky_thirteen();
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    seen.add_hand_sizes(view.hand_size(seat));
  seen.set_pile_size(view.pile_size());
  if (view.stage == Stage::deal) return;
  add(view.public_cards, *seen.mutable_public_cards());
  add(view.hand, *seen.mutable_hand());
  add(std::span{view.draws}.first(view.draw_count), *seen.mutable_draws());
  add(std::span{view.discards}.first(view.discard_count), *seen.mutable_discards());
  if (!view.results) return;
  for (const Result& result : *view.results)
    write_result(result, *seen.add_results());
}

Expected<Event, Refusal> Wire::event(const wire::GameEvent& in) {
  const pb::Event& told = in.lucky_thirteen();
  switch (told.event_case()) {
    case pb::Event::kTurnedUp: {
      TurnedUp turned_up{};
      const auto count = list_from_wire(told.turned_up().cards(), turned_up.cards);
      if (count != kPublicCards) return malformed();
      return turned_up;
    }
    case pb::Event::kDealt: {
      const auto seat = seat_from_wire(told.dealt().seat());
      const auto cards = set_from_wire(told.dealt().cards());
      if (!seat || !cards) return malformed();
      return Dealt{*seat, *cards};
    }
    case pb::Event::kDrew: {
      const auto seat = seat_from_wire(told.drew().seat());
      if (!seat) return malformed();
      if (!told.drew().has_card()) return Drew{*seat, std::nullopt};
      const auto card = card_from_wire(told.drew().card());
      if (!card) return malformed();
      return Drew{*seat, card};
    }
    case pb::Event::kDiscarded: {
      const auto seat = seat_from_wire(told.discarded().seat());
      const auto card = card_from_wire(told.discarded().card());
      if (!seat || !card) return malformed();
      return Discarded{*seat, *card};
    }
    case pb::Event::kShown: {
      const auto seat = seat_from_wire(told.shown().seat());
      const auto result = result_from_wire(told.shown().result());
      if (!seat || !result) return malformed();
      return Shown{*seat, *result};
    }
    case pb::Event::EVENT_NOT_SET: break;
  }
  return malformed();
}

void Wire::write(const Event& event, wire::GameEvent& out) {
  pb::Event& told = *out.mutable_lucky_thirteen();
  std::visit(Overloaded{
                 [&](const TurnedUp& e) { add(e.cards, *told.mutable_turned_up()->mutable_cards()); },
                 [&](const Dealt& e) {
                   told.mutable_dealt()->set_seat(e.seat.index);
                   add(e.cards, *told.mutable_dealt()->mutable_cards());
                 },
                 [&](const Drew& e) {
                   told.mutable_drew()->set_seat(e.seat.index);
                   if (e.card) told.mutable_drew()->set_card(to_wire(*e.card));
                 },
                 [&](const Discarded& e) {
                   told.mutable_discarded()->set_seat(e.seat.index);
                   told.mutable_discarded()->set_card(to_wire(e.card));
                 },
                 [&](const Shown& e) {
                   told.mutable_shown()->set_seat(e.seat.index);
                   write_result(e.result, *told.mutable_shown()->mutable_result());
                 },
             },
             event);
}

void Wire::write(const Hint& hint, wire::GameHint& out) {
  pb::Hint& told = *out.mutable_lucky_thirteen();
  told.set_reason(static_cast<pb::HintReason>(static_cast<int>(hint.reason) + 1));
  add(hint.kept, *told.mutable_kept());
  add(hint.used & hint.kept, *told.mutable_used());
  add(hint.used - hint.kept, *told.mutable_used());
  told.set_helping(hint.helping);
  told.set_unseen(hint.unseen);
  told.set_points(hint.points);
}

}  // namespace cardroom::lucky_thirteen
