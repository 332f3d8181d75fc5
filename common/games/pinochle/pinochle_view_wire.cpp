#include <algorithm>

#include "cardroom/table/v1/table.pb.h"
#include "common/games/pinochle/pinochle_parts_wire.h"
#include "common/games/pinochle/pinochle_wire.h"

/// Views on the wire. Much of a table can be derived from the rest: derived values are written for other readers, and
/// recomputed when the view is read.
namespace cardroom::pinochle {
namespace {

namespace pb = games::pinochle::v1;
using cards_wire::add;
using cards_wire::malformed;
using cards_wire::to_wire;
using wire_parts::bid_from_wire;
using wire_parts::card_from_wire;
using wire_parts::cards_from_wire;
using wire_parts::list_from_wire;
using wire_parts::melds_from_wire;
using wire_parts::rules_from_wire;
using wire_parts::seat_from_wire;
using wire_parts::suit_from_wire;
using wire_parts::suit_to_wire;
using wire_parts::write_melds;
using wire_parts::write_rules;

void write_seat(const Table& table, Seat seat, pb::SeatView& out) {
  const Reckoning reckoning = table.reckoning(seat);
  out.set_hand_size(table.hand_size(seat));
  out.set_has_kept(table.kept.contains(seat));
  write_melds(table.melds[seat.index], table.trump, *out.mutable_melds());
  out.set_meld_points(static_cast<std::uint32_t>(reckoning.melds));
  out.set_trick_points(static_cast<std::uint32_t>(reckoning.tricks));
  for (std::uint8_t trick = 0; trick < table.tricks(); ++trick) {
    if (table.leader(static_cast<std::uint8_t>(trick + 1)) == seat) out.add_tricks_won(trick);
  }
  if (table.has_bid_winner() && table.bid_winner() == seat) {
    out.set_bid(static_cast<std::uint32_t>(reckoning.bid));
    out.set_falls_short(table.stage == Stage::over && reckoning.falls_short());
  }
}

/// Returns false if the bids are invalid.
bool read_bids(const pb::View& seen, Bids& bids) {
  if (seen.bids_size() > static_cast<int>(kRaisesMax) + 1) return false;
  for (const std::uint32_t amount : seen.bids()) {
    const auto bid = bid_from_wire(amount);
    if (!bid) return false;
    const int raise = *bid - bids.highest;
    const bool fits = bids.count == 0 ? *bid <= kFirstBidMax : raise <= 2 * kBidStep;
    if (raise <= 0 || !fits) return false;
    bids.add(*bid);
  }
  return true;
}

/// Reads the played cards, and computes from them who won and led each trick. Returns false if the cards are invalid.
bool read_tricks(const pb::View& seen, Table& table) {
  const auto count = list_from_wire(seen.plays(), table.plays);
  if (!count) return false;
  if (table.phase != Phase::tricks) return *count == 0;
  table.play_count = *count;
  Seat leader = table.bid_winner();
  table.led_by = leader.index;
  for (std::uint8_t trick = 0; trick < table.tricks(); ++trick) {
    const Card led = table.plays[trick * 2U];
    const Card followed = table.plays[trick * 2U + 1];
    if (beats(followed, led, table.trump)) leader = other(leader);
    table.led_by = static_cast<std::uint16_t>(table.led_by | leader.index << (trick + 1));
    std::int16_t& points = table.trick_points[leader.index];
    points = static_cast<std::int16_t>(points + value_of(led, table.trump) + value_of(followed, table.trump));
  }
  table.turn = table.is_led() ? other(leader) : leader;
  return true;
}

/// Returns false if the turned-up cards are invalid.
bool read_turned(const pb::View& seen, Table& table) {
  const auto count = list_from_wire(seen.turned(), table.turned);
  if (count != (table.has_turned() ? 2 : 0) || seen.has_taken() != table.has_taken()) return false;
  if (!seen.has_taken()) return true;
  const auto taken = card_from_wire(seen.taken());
  if (!taken || std::ranges::find(table.turned, *taken) == table.turned.end()) return false;
  table.taken = *taken;
  return true;
}

bool read_stage(const pb::View& seen, Table& table) {
  if (!pb::Stage_IsValid(seen.stage()) || seen.stage() == pb::STAGE_UNSPECIFIED) return false;
  if (!pb::Phase_IsValid(seen.phase()) || seen.phase() == pb::PHASE_UNSPECIFIED) return false;
  table.stage = static_cast<Stage>(seen.stage() - 1);
  table.phase = static_cast<Phase>(seen.phase() - 1);
  if (!table.rules.cutthroat && (table.phase == Phase::turned || table.phase == Phase::keeping)) return false;
  if (table.stage == Stage::deal) return table.phase == Phase::bidding;
  return table.stage == Stage::moves || table.phase == Phase::tricks;
}

std::optional<Table> table_from_wire(const pb::View& seen) {
  Table table{.rules = rules_from_wire(seen.rules())};
  const auto first = seat_from_wire(seen.first_bidder());
  if (!first || !read_stage(seen, table) || !read_bids(seen, table.bids) || seen.seats_size() != kSeats) {
    return std::nullopt;
  }
  table.first_bidder = *first;
  if (seen.has_bid_winner() != table.has_bid_winner() || seen.has_trump() != table.has_trump()) return std::nullopt;
  if (table.has_trump()) {
    const auto trump = suit_from_wire(seen.trump());
    if (!trump) return std::nullopt;
    table.trump = *trump;
  }
  const auto bids_made = static_cast<std::uint8_t>(table.bids.count % kSeats);
  table.turn = table.has_bid_winner() ? table.bid_winner() : Seat{static_cast<std::uint8_t>(first->index ^ bids_made)};
  if (!read_turned(seen, table) || !read_tricks(seen, table)) return std::nullopt;
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    const pb::SeatView& of_seat = seen.seats(seat.index);
    const auto melds = melds_from_wire(of_seat.melds(), table.trump);
    if (!melds || (melds->rows != 0 && table.phase != Phase::tricks)) return std::nullopt;
    table.melds[seat.index] = *melds;
    if (of_seat.has_kept()) table.kept.insert(seat);
  }
  const bool keeps = table.has_turned() && table.phase >= Phase::keeping;
  if (!keeps && !table.kept.empty()) return std::nullopt;
  if ((table.stage == Stage::over) != (table.play_count == table.plays.size())) return std::nullopt;
  return table;
}

}  // namespace

Expected<View, Refusal> Wire::view(const wire::GameView& in, Viewer viewer) {
  const pb::View& seen = in.pinochle();
  if (!in.has_pinochle()) return malformed();
  const auto table = table_from_wire(seen);
  const auto hand = cards_from_wire(seen.hand());
  const auto dealt = cards_from_wire(seen.dealt());
  const auto discards = cards_from_wire(seen.discards());
  if (!table || !hand || !dealt || !discards) return malformed();
  return View{.viewer = viewer, .hand = *hand, .dealt = *dealt, .discards = *discards, .table = *table};
}

void Wire::write(const View& view, wire::GameView& out) {
  pb::View& seen = *out.mutable_pinochle();
  const Table& table = view.table;
  seen.set_stage(static_cast<pb::Stage>(static_cast<int>(table.stage) + 1));
  seen.set_phase(static_cast<pb::Phase>(static_cast<int>(table.phase) + 1));
  write_rules(table.rules, *seen.mutable_rules());
  seen.set_first_bidder(table.first_bidder.index);
  table.bids.for_each([&](std::int16_t bid) { seen.add_bids(static_cast<std::uint32_t>(bid)); });
  if (table.has_bid_winner()) seen.set_bid_winner(table.bid_winner().index);
  if (table.has_trump()) seen.set_trump(suit_to_wire(table.trump));
  if (table.has_turned()) add(table.turned, *seen.mutable_turned());
  if (table.has_taken()) seen.set_taken(to_wire(table.taken));
  seen.set_stock_size(table.stock_size());
  add(view.hand, *seen.mutable_hand());
  add(view.dealt, *seen.mutable_dealt());
  add(view.discards, *seen.mutable_discards());
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    write_seat(table, seat, *seen.add_seats());
  add(table.played(), *seen.mutable_plays());
}

}  // namespace cardroom::pinochle
