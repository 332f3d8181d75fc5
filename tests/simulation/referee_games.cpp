// Checks the records of games: each finished game has one, which agrees with the journal and is the one that viewers
// are sent.
#include <algorithm>
#include <cstdlib>

#include "common/protocol/deal_wire.h"
#include "common/record/record_file.h"
#include "tests/simulation/referee.h"

namespace cardroom::simulation {
namespace {

table::v1::Origin origin_of(Mover mover) {
  switch (mover) {
    case Mover::person: return table::v1::ORIGIN_PERSON;
    case Mover::bot: return table::v1::ORIGIN_BOT;
    case Mover::bot_in_place: return table::v1::ORIGIN_BOT_IN_PLACE;
    case Mover::clock: return table::v1::ORIGIN_CLOCK;
  }
  std::abort();
}

}  // namespace

/// The newest game must have been recorded when another one begins.
void Referee::game_is_recorded(TableFacts& table) {
  if (table.games.empty()) return;
  const auto& [key, game] = *table.games.rbegin();
  expect(table.records.contains(key.first),
         "game " + std::to_string(key.first) + " of " + game.kind + " has no record");
}

void Referee::record_of_game(TableFacts& table, const std::string& table_id, const server::FinishedGame& finished) {
  ++coverage_.records;
  const std::string where =
      "the record of game " + std::to_string(finished.number) + " at " + std::to_string(table.table_time) + ": ";
  if (table.games.empty()) return complain(where + "there was no game");
  const auto& [key, game] = *table.games.rbegin();
  expect(game.truth->over() && key.first == finished.number, where + "the game is not over");
  expect(table.records.emplace(finished.number, finished.file).second, where + "it is not the first one");
  const auto checked = check_record(finished.file);
  if (!checked) return complain(where + checked.error().one_line());
  const GameRecord& record = checked->record;
  expect(record.kind == game.kind && record.game == finished.number && wire_bytes(record.table_id) == table_id,
         where + "another game's");
  expect(record.seats.size() == game.places && record.deals.size() == game.deals.size(),
         where + "other numbers of seats or deals");
  check_deals(table, game, record, where);
}

/// The deals have the same secrets as in the journal, and the same moves at the same times by the same players.
void Referee::check_deals(const TableFacts& table, const Game& game, const GameRecord& record,
                          const std::string& where) {
  std::vector<RecordedPlayer> players = record.seats;
  auto begin = game.deals.begin();
  for (const RecordedDeal& deal : record.deals) {
    if (begin == game.deals.end()) return;
    const auto& [moment, number] = *begin++;
    const std::size_t end = begin == game.deals.end() ? game.moves.size() : begin->first - 1;
    const auto attempt = table.deals.find(number);
    expect(deal.number == number && attempt != table.deals.end() && deal.burned.size() == attempt->second.number &&
               wire_bytes(deal.secret) == attempt->second.secret && deal.parts.size() == attempt->second.parts.size(),
           where + "another deal");
    if (deal.moves.size() != end - moment) return complain(where + "another number of moves");
    auto change = deal.changes.begin();
    for (std::size_t i = 0; i < deal.moves.size(); ++i) {
      for (; change != deal.changes.end() && change->moves == i; ++change)
        players.at(change->seat.index) = change->player;
      const RecordedMove& move = deal.moves[i];
      const std::size_t made = moment + i;  // Index in `moves`; the moment after the move has the next index.
      const std::string which = where + "move " + std::to_string(i) + " of deal " + std::to_string(number);
      expect(move.move.SerializeAsString() == game.moves[made].SerializeAsString() &&
                 game.made[made + 1].mover == move.seat.index,
             which + " is another one");
      expect(game.made[made + 1].by.contains(origin_of(move.by)), which + " is not by who made it");
      const auto since_first = game.made[made + 1].at - game.made[moment + 1].at;
      expect(milliseconds{move.ms - deal.moves[0].ms} == since_first, which + " is not at its time");
      if (move.by == Mover::person) {
        expect(players.at(move.seat.index).name == "Person " + std::to_string(clients_[game.movers[made].first]),
               which + " is by " + players.at(move.seat.index).name);
      }
    }
    for (; change != deal.changes.end(); ++change)
      players.at(change->seat.index) = change->player;
  }
}

/// A viewer is sent a part of the record that was kept, which is durable by then.
void Referee::told_game(const Wire& wire, const table::v1::GameRecord& part) {
  expect(wire.table.empty() || wire.table == part.table_id(), "a record of a game at another table");
  const TableFacts& table = tables_[part.table_id()];
  const auto record = table.records.find(part.game_number());
  if (record == table.records.end()) return complain("a viewer is sent the record of a game that has none");
  expect(part.size() == record->second.size() && part.from() < part.size() && !part.text().empty() &&
             record->second.compare(part.from(), part.text().size(), part.text()) == 0,
         "a viewer is sent something else than the record that was kept");
  expect(table.recorded_at.at(part.game_number()) <= table.durable_sequence, "a record is sent before it is durable");
}

const std::string* Referee::record_kept(const std::string& table_id, std::uint32_t game) const {
  const auto table = tables_.find(table_id);
  if (table == tables_.end()) return nullptr;
  const auto record = table->second.records.find(game);
  return record == table->second.records.end() ? nullptr : &record->second;
}

}  // namespace cardroom::simulation
