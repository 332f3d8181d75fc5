#include "common/record/record_deal.h"

#include <fmt/format.h>

#include "common/fair/deal_check.h"
#include "common/protocol/deal_wire.h"

namespace cardroom {
namespace {

void write(Seat seat, const std::array<std::byte, 32>& value, wire::DealPart& out) {
  out.set_seat(seat.index);
  out.set_value(wire_bytes(value));
}

std::string words_for(const DealMismatch& mismatch) {
  switch (mismatch.fault) {
    case DealFault::secret_not_committed:
      return fmt::format("the commitment is {}, but that of the secret is {}", mismatch.told, mismatch.found);
    case DealFault::part_not_committed:
      return fmt::format("the commitment of seat {} is {}, but that of its entropy is {}", mismatch.seat->index,
                         mismatch.told, mismatch.found);
    default: return "the parts are not by seat, ascending";
  }
}

/// The messages, without the moves and without the earlier attempts.
ToldDeal numbers_of(const GameRecord& record, const RecordedDeal& deal) {
  const DealId id = record.deal_id(deal);
  ToldDeal told;
  write_deal_id(id, *told.committed.mutable_id());
  write_deal_id(id, *told.parties.mutable_id());
  write_deal_id(id, *told.revealed.mutable_id());
  told.committed.set_commitment(wire_bytes(deal.commitment));
  told.revealed.set_secret(wire_bytes(deal.secret));
  for (const RecordedPart& part : deal.parts) {
    write(part.seat, part.commitment, *told.parties.add_commitments());
    write(part.seat, part.entropy, *told.revealed.add_entropies());
  }
  return told;
}

}  // namespace

ToldDeal told_deal(const GameRecord& record, std::size_t index) {
  const RecordedDeal& deal = record.deals[index];
  ToldDeal told = numbers_of(record, deal);
  for (const RecordedMove& move : deal.moves) {
    wire::DealtMove& made = *told.revealed.add_moves();
    made.set_seat(move.seat.index);
    *made.mutable_move() = move.move;
  }
  told.revealed.set_game_number(record.game);
  told.revealed.set_deal_of_game(static_cast<std::uint32_t>(index));
  told.revealed.set_practice(record.practice);
  DealId id = record.deal_id(deal);
  for (std::uint32_t attempt = 0; attempt < deal.burned.size(); ++attempt) {
    const RecordedBurn& burn = deal.burned[attempt];
    wire::DealBurned& burned = told.burned.emplace_back();
    id.attempt = attempt;
    write_deal_id(id, *burned.mutable_id());
    for (const DealPart& part : burn.commitments)
      write(Seat{part.seat}, part.value, *burned.add_commitments());
    for (Seat seat{}; seat.index < kSeatsMax; ++seat.index)
      if (burn.missing.contains(seat)) burned.add_missing(seat.index);
  }
  return told;
}

Expected<DealKey, std::string> key_of_deal(const GameRecord& record, std::size_t index) {
  const ToldDeal told = numbers_of(record, record.deals[index]);
  const auto key = key_of_deal(told.committed, told.parties, told.revealed);
  if (!key) return Unexpected<std::string>{words_for(key.error())};
  return *key;
}

}  // namespace cardroom
