#include "server/tools/verify/verdict.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

#include "common/game/bot_type.h"
#include "common/games/registry.h"
#include "common/protocol/hex.h"
#include "common/record/record_file.h"

namespace cardroom::verify {
namespace {

std::string counted(std::size_t count, std::string_view one, std::string_view more) {
  return fmt::format("{} {}", count, count == 1 ? one : more);
}

/// Bots have no names.
std::string name_of(const RecordedPlayer& player) {
  return player.name.empty() && player.bot ? fmt::format("{} bot", bot_name(*player.bot)) : player.name;
}

/// "Ann 65 (won), clever bot 12", with the players at the end of the game.
std::string result_of(const ReadRecord& read) {
  std::vector<RecordedPlayer> players = read.record.seats;
  for (const RecordedDeal& deal : read.record.deals) {
    for (const RecordedChange& change : deal.changes)
      players[change.seat.index] = change.player;
  }
  std::vector<std::string> seats;
  for (Seat seat{}; seat.index < players.size(); ++seat.index) {
    seats.push_back(fmt::format("{} {}{}", name_of(players[seat.index]), read.result.scores[seat.index],
                                read.result.winners.contains(seat) ? " (won)" : ""));
  }
  return fmt::format("{}", fmt::join(seats, ", "));
}

std::string words_for(const ReadRecord& read) {
  const GameRecord& record = read.record;
  std::size_t burned = 0;
  for (const RecordedDeal& deal : record.deals)
    burned += deal.burned.size();
  const auto alone = static_cast<std::size_t>(
      std::ranges::count_if(record.deals, [](const RecordedDeal& deal) { return deal.parts.empty(); }));
  std::string words = fmt::format("fair: {}, {}, {}", find_game_kind(record.kind)->name,
                                  counted(record.deals.size(), "deal", "deals"), result_of(read));
  if (burned > 0) words += "; " + counted(burned, "attempt thrown away", "attempts thrown away");
  if (alone > 0) words += "; " + counted(alone, "deal", "deals") + " by the server alone";
  if (record.practice) words += "; practice, with open hands";
  return words + "; key " + to_hex(fingerprint_of(read.seal));
}

}  // namespace

Verdict verdict_on(std::string_view bytes, const std::optional<KeyFingerprint>& key, bool wants_log) {
  const auto read = check_record(bytes);
  if (!read) {
    const bool is_wrong = read.error().kind == RecordFault::Kind::wrong;
    return {.kind = is_wrong ? Verdict::Kind::unfair : Verdict::Kind::unreadable,
            .text = (is_wrong ? "NOT FAIR: " : "not a record: ") + read.error().one_line()};
  }
  const KeyFingerprint signer = fingerprint_of(read->seal);
  if (key && *key != signer) {
    return {.kind = Verdict::Kind::unfair, .text = "NOT FAIR: signed by another key, " + to_hex(signer)};
  }
  return {.kind = Verdict::Kind::fair,
          .text = words_for(*read),
          .log = wants_log ? log_of_record(read->record) : std::string{}};
}

}  // namespace cardroom::verify
