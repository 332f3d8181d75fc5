// Goal: in every game, the chosen move is one that the game accepts. How: whole games, without a server.
#include "client/games/offered_moves.h"

#include <gtest/gtest.h>

#include "common/cards/bot_dice.h"
#include "common/cards/fair_stream.h"
#include "common/games/registry.h"

namespace cardroom::client {
namespace {

TEST(OfferedMoves, AreLegalInEveryGame) {
  for (const GameKind& kind : game_kinds()) {
    auto match = kind.make_match({}, kind.seats_usual);
    ASSERT_TRUE(match) << kind.id;
    BotDice dice{7};
    FairStream chance{std::array<std::byte, 32>{}};
    int moves = 0;
    while ((*match)->stage() != Stage::over) {
      if ((*match)->stage() == Stage::deal) {
        ASSERT_EQ((*match)->deal(chance), accepted) << kind.id;
        continue;
      }
      Seat seat{};
      while (!(*match)->to_act().contains(seat))
        ++seat.index;
      table::v1::GameMoves offered;
      (*match)->legal_moves(seat, offered);
      const auto move = choose_move(offered, [&](std::uint32_t n) { return dice.uniform(n); });
      ASSERT_TRUE(move) << kind.id;
      ASSERT_EQ((*match)->apply(seat, *move), accepted) << kind.id << " " << move->ShortDebugString();
      ++moves;
    }
    EXPECT_GT(moves, 4) << kind.id;
  }
}

TEST(OfferedMoves, AreEmptyIfNothingIsOffered) {
  EXPECT_FALSE(choose_move({}, [](std::uint32_t) { return 0U; }));
}

}  // namespace
}  // namespace cardroom::client
