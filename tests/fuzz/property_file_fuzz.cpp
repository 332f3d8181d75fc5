// Property files of every kind, which may come from untrusted sources: a file is either rejected with a one-line error,
// or its game is played.
#include <memory>

#include "common/base/check.h"
#include "common/classic/classic_table.h"
#include "common/games/registry.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/moves_at_random.h"
#include "tests/support/random_game.h"

namespace cardroom::fuzz {
namespace {

/// Plays the way the server does: a scripted seat follows its script; every other seat makes a random legal move.
void play(Match& match) {
  testing::Dice dice{1};
  for (int moves = 0; moves < 120 && match.stage() != Stage::over; ++moves) {
    if (match.stage() == Stage::deal) {
      FairStream unused{DealKey{}};
      check(!match.deal(unused), "a match accepts its own deal");
      continue;
    }
    const Seat seat = testing::seats_of(match.to_act()).front();
    wire::GameMove move;
    if (match.scripted(seat)) {
      const auto thought = match.think(seat, BotType::random, 1);
      thought->run(move);
    } else {
      wire::GameMoves moves_offered;
      match.legal_moves(seat, moves_offered);
      move = testing::legal_move(moves_offered, dice);
    }
    check(!match.apply(seat, move), "what is offered is legal");
  }
}

}  // namespace
}  // namespace cardroom::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cardroom;
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  for (const GameKind& kind : game_kinds()) {
    const auto table = classic_table(kind.id, bytes, "file");
    if (!table) {
      check(table.error().find('\n') == std::string::npos && !table.error().empty(), "one line");
      continue;
    }
    fuzz::play(*table->begin());
  }
  return 0;
}
