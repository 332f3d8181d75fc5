#include "server/table/chronicle.h"

#include <algorithm>
#include <utility>

#include "common/base/check.h"
#include "common/games/registry.h"
#include "common/protocol/deal_wire.h"

namespace cardroom::server {
namespace {

RecordMs since(Instant begin, Instant at) {
  return static_cast<RecordMs>((at - begin).count());
}

Mover mover_of(std::uint8_t origin) {
  switch (origin) {
    case wire::ORIGIN_BOT: return Mover::bot;
    case wire::ORIGIN_BOT_IN_PLACE: return Mover::bot_in_place;
    case wire::ORIGIN_CLOCK: return Mover::clock;
    default: return Mover::person;
  }
}

/// Precondition: this server wrote the message.
std::vector<DealPart> parts_of(const auto& parts) {
  std::vector<DealPart> all;
  for (const auto& part : parts)
    all.push_back({.seat = static_cast<std::uint8_t>(part.seat()),
                   .value = from_wire_bytes<sizeof(Digest)>(part.value()).value()});
  return all;
}

}  // namespace

Chronicle::Player Chronicle::player_of(const Roster& roster, Seat seat) {
  if (const Person* const person = roster.sitting(seat)) return {.name = person->name.text()};
  const auto& bot = roster.place(seat).bot;
  return {.name = {}, .bot = bot ? std::optional{bot->type} : std::nullopt};
}

void Chronicle::begin(Instant now, WallTime at) {
  *this = {};
  goes_on_ = true;
  at_ = at;
  began_ = now;
}

void Chronicle::dealt(Instant now, const Roster& roster, const std::vector<wire::DealBurned>& burned) {
  if (!goes_on_) return;
  if (deals_.empty()) {
    for (std::uint8_t i = 0; i < roster.seats(); ++i)
      seats_.push_back(player_of(roster, Seat{i}));
    players_ = seats_;
  }
  deals_.push_back({.at = now, .burned = burned});
  note_players(now, roster);
}

void Chronicle::moved(Instant now, wire::Origin by) {
  if (!goes_on_) return;
  deals_.back().moves.push_back({.at = now, .by = static_cast<std::uint8_t>(by)});
}

void Chronicle::taken_back(std::size_t moves) {
  if (!goes_on_) return;
  OfDeal& deal = deals_.back();
  check(moves <= deal.moves.size(), "moves that were taken back had been made");
  deal.moves.resize(moves);
  for (Change& change : deal.changes)
    change.moves = std::min(change.moves, static_cast<std::uint32_t>(moves));
}

void Chronicle::note_players(Instant now, const Roster& roster) {
  if (!goes_on_ || deals_.empty()) return;
  for (std::uint8_t i = 0; i < players_.size(); ++i) {
    const Seat seat{i};
    const Person* const person = roster.sitting(seat);
    const auto& bot = roster.place(seat).bot;
    const bool same =
        person != nullptr ? person->name == players_[i].name && !players_[i].bot : bot && players_[i].bot == bot->type;
    // A seat without a player is given to a bot before the step is over.
    if (same || (person == nullptr && !bot)) continue;
    players_[i] = player_of(roster, seat);
    OfDeal& deal = deals_.back();
    deal.changes.push_back(
        {.moves = static_cast<std::uint32_t>(deal.moves.size()), .at = now, .seat = seat, .player = players_[i]});
  }
}

std::optional<GameRecord> Chronicle::record(const TableId& id, const Settings& settings, const Dealing& dealing) const {
  std::vector<wire::DealRevealed> told = dealing.earlier();
  if (dealing.over()) told.push_back(dealing.revealed());
  const GameKind* const kind = find_game_kind(settings.kind);
  if (kind == nullptr || !goes_on_ || deals_.empty() || told.size() != deals_.size()) return std::nullopt;
  GameRecord record{.table = settings.name,
                    .table_id = id,
                    .game = told.front().game_number(),
                    .kind = settings.kind,
                    .rules_version = kind->rules_version,
                    .rules = settings.rules,
                    .began = static_cast<RecordMs>(std::chrono::milliseconds{at_}.count())};
  const auto player = [](const Player& one) { return RecordedPlayer{.name = one.name, .bot = one.bot}; };
  for (const Player& one : seats_)
    record.seats.push_back(player(one));
  for (std::size_t i = 0; i < deals_.size(); ++i) {
    const OfDeal& deal = deals_[i];
    const wire::DealRevealed& revealed = told[i];
    if (static_cast<std::size_t>(revealed.moves_size()) != deal.moves.size()) return std::nullopt;
    record.practice = record.practice || revealed.practice();
    RecordedDeal& out = record.deals.emplace_back();
    const DealId deal_id = read_deal_id(revealed.id()).value();
    out.number = deal_id.deal;
    out.ms = since(began_, deal.at);
    out.secret = from_wire_bytes<sizeof(DealSecret)>(revealed.secret()).value();
    out.commitment = server_commitment(deal_id, out.secret);
    for (const wire::DealBurned& burned : deal.burned) {
      RecordedBurn& burn = out.burned.emplace_back();
      burn.commitments = parts_of(burned.commitments());
      for (const std::uint32_t seat : burned.missing())
        burn.missing.insert(Seat{static_cast<std::uint8_t>(seat)});
    }
    for (const DealPart& part : parts_of(revealed.entropies()))
      out.parts.push_back({.seat = Seat{part.seat},
                           .commitment = entropy_commitment(deal_id, out.commitment, part.seat, part.value),
                           .entropy = part.value});
    for (int move = 0; move < revealed.moves_size(); ++move) {
      const Move& made = deal.moves[static_cast<std::size_t>(move)];
      out.moves.push_back({.seat = Seat{static_cast<std::uint8_t>(revealed.moves(move).seat())},
                           .by = mover_of(made.by),
                           .ms = since(deal.at, made.at),
                           .move = revealed.moves(move).move()});
    }
    for (const Change& change : deal.changes)
      out.changes.push_back({.moves = change.moves,
                             .ms = since(deal.at, change.at),
                             .seat = change.seat,
                             .player = player(change.player)});
  }
  return record;
}

}  // namespace cardroom::server
