#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "common/base/expected.h"
#include "common/record/game_record.h"

/// The replay of a record's game as a Match. A *moment* is the state of the game after a deal or after a move; moments
/// are numbered from 0, the first deal. Thread-safe.
namespace cardroom {

/// A step of a recorded game.
struct RecordStep {
  std::size_t deal = 0;   ///< From 0.
  std::size_t moves = 0;  ///< How many moves of this deal have been made; 0: it has just been dealt.
};

/// Replays the game up to its end, or until `seen` returns false. `seen` is called at each moment, in order. Returns a
/// fault if the game cannot be replayed; `seen` has then been called for the moments before it.
std::optional<RecordFault> replay_record(const GameRecord& record,
                                         const std::function<bool(const Match& match, const RecordStep& step)>& seen);

/// A game that continues a recorded one from a moment.
struct Continuation {
  std::vector<std::optional<BotType>> bots{};  ///< By seat, at that moment; empty: a person's seat.
  /// Creates the game, the same each time, in Stage::deal: the first deal() brings it to the moment. Later deals come
  /// from the stream. The game is not fair(), since its first deal cannot be verified. Thread-safe.
  std::function<std::unique_ptr<Match>()> begin{};
};

/// Continues the game from that moment. A fault if the game cannot be replayed, or is over at that moment.
Expected<Continuation, RecordFault> continue_record(const GameRecord& record, std::size_t moment);

/// The players in the seats right after this step, by seat. Precondition: the record has that step.
std::vector<RecordedPlayer> players_at(const GameRecord& record, const RecordStep& step);

}  // namespace cardroom
