#include "tests/support/bots_record.h"

#include <memory>
#include <stdexcept>

#include "common/games/registry.h"
#include "tests/support/dice.h"

namespace cardroom::testing {
namespace {

constexpr RecordMs kSecond = 1000;

/// Precondition: a seat is to act.
Seat next_to_act(const Match& match) {
  Seat seat{};
  while (!match.to_act().contains(seat))
    ++seat.index;
  return seat;
}

}  // namespace

ChooseMove as_bot(BotType type) {
  return [type](const Match& match, Seat seat, std::uint64_t seed) {
    wire::GameMove move;
    match.think(seat, type, seed)->run(move);
    return move;
  };
}

GameRecord bots_record(GameRecord record, std::uint64_t seed, const ChooseMove& choose) {
  Dice dice{seed};
  const GameKind* const kind = find_game_kind(record.kind);
  if (kind == nullptr || !kind->complete_rules(record.rules)) throw std::runtime_error{"there is no such game"};
  record.program = "cardroom-server 1.0";
  record.game = 1;
  record.rules_version = kind->rules_version;
  dice.fill(record.table_id);
  const auto match = make_any_match(record.kind, record.rules, static_cast<std::uint8_t>(record.seats.size()));
  RecordMs passed = 0;
  while (match->stage() != Stage::over) {
    RecordedDeal& deal = record.deals.emplace_back();
    deal.number = record.deals.size();
    deal.ms = passed;
    const DealId id = record.deal_id(deal);
    dice.fill(deal.secret);
    deal.commitment = server_commitment(id, deal.secret);
    FairStream stream{deal_key(id, deal.secret, {})};
    if (match->deal(stream)) throw std::runtime_error{"the deal is refused"};
    RecordMs ms = 0;
    while (match->stage() == Stage::moves) {
      RecordedMove& move = deal.moves.emplace_back();
      move.seat = next_to_act(*match);
      move.by = record.seats[move.seat.index].bot ? Mover::bot : Mover::person;
      move.ms = ms += kSecond;
      move.move = choose(*match, move.seat, dice.uniform(1000));
      if (match->apply(move.seat, move.move)) throw std::runtime_error{"the move is refused"};
    }
    passed += ms + kSecond;
  }
  record.ended = record.began + passed;
  return record;
}

}  // namespace cardroom::testing
