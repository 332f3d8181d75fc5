#include "client/core/game_fetch.h"

#include <gtest/gtest.h>

namespace cardroom::client {
namespace {

table::v1::TableUpdate update(std::uint32_t game, table::v1::Phase phase, const std::string& table_id = "table") {
  table::v1::TableUpdate update;
  update.set_table_id(table_id);
  update.set_game_number(game);
  update.set_phase(phase);
  return update;
}

table::v1::GameRecord part(std::uint32_t from, const std::string& text, std::uint32_t size, std::uint32_t game = 1) {
  table::v1::GameRecord part;
  part.set_table_id("table");
  part.set_game_number(game);
  part.set_from(from);
  part.set_text(text);
  part.set_size(size);
  return part;
}

TEST(GameFetch, AsksOnceAGameThatItHasSeenIsOver) {
  GameFetch fetch;
  EXPECT_FALSE(fetch.seen(update(0, table::v1::PHASE_GATHERING)));
  EXPECT_FALSE(fetch.seen(update(1, table::v1::PHASE_DEALING)));
  EXPECT_FALSE(fetch.seen(update(1, table::v1::PHASE_PLAYING)));
  const auto ask = fetch.seen(update(1, table::v1::PHASE_GATHERING));
  ASSERT_TRUE(ask);
  EXPECT_EQ(ask->request_id(), 0U);
  EXPECT_EQ(ask->get_record().game_number(), 1U);
  EXPECT_EQ(ask->get_record().from(), 0U);
  EXPECT_FALSE(fetch.seen(update(1, table::v1::PHASE_GATHERING))) << "once";
}

TEST(GameFetch, DoesNotAskForTheGamesOfOthers) {
  GameFetch fetch;
  EXPECT_FALSE(fetch.seen(update(4, table::v1::PHASE_GATHERING))) << "it came after the game";
  EXPECT_FALSE(fetch.seen(update(5, table::v1::PHASE_PLAYING)));
  EXPECT_FALSE(fetch.seen(update(5, table::v1::PHASE_GATHERING, "another table")));
  auto classic = update(5, table::v1::PHASE_PLAYING);
  classic.set_not_a_fair_deal(true);
  EXPECT_FALSE(fetch.seen(classic));
  classic.set_phase(table::v1::PHASE_GATHERING);
  EXPECT_FALSE(fetch.seen(classic)) << "a property file's game has no record";
}

TEST(GameFetch, AsksForTheGameThatEndedDuringAnOutage) {
  GameFetch fetch;
  fetch.seen(update(1, table::v1::PHASE_PLAYING));
  fetch.resumed(/*was_here=*/true);
  const auto ask = fetch.seen(update(2, table::v1::PHASE_PLAYING));
  ASSERT_TRUE(ask);
  EXPECT_EQ(ask->get_record().game_number(), 1U);
}

TEST(GameFetch, AsksForTheGameThatAnEarlierProcessMayHaveSeen) {
  auto over = update(3, table::v1::PHASE_GATHERING);
  over.set_seat(1);
  GameFetch newcomer;
  newcomer.resumed(/*was_here=*/false);
  EXPECT_FALSE(newcomer.seen(over));
  GameFetch back;
  back.resumed(/*was_here=*/true);
  const auto ask = back.seen(over);
  ASSERT_TRUE(ask);
  EXPECT_EQ(ask->get_record().game_number(), 3U);
  auto file = part(0, "a", 1, 3);
  EXPECT_EQ(back.received(file).game->seat, 1U);
  GameFetch first_game;
  first_game.resumed(/*was_here=*/true);
  EXPECT_FALSE(first_game.seen(update(1, table::v1::PHASE_PLAYING))) << "nothing has ended yet";
  EXPECT_TRUE(first_game.seen(update(1, table::v1::PHASE_GATHERING)));
}

TEST(GameFetch, PutsThePartsTogether) {
  GameFetch fetch;
  fetch.seen(update(1, table::v1::PHASE_PLAYING));
  fetch.seen(update(1, table::v1::PHASE_GATHERING));
  const auto first = fetch.received(part(0, "abc", 5));
  EXPECT_FALSE(first.game);
  ASSERT_TRUE(first.message);
  EXPECT_EQ(first.message->get_record().from(), 3U);
  EXPECT_FALSE(fetch.received(part(0, "abc", 5)).message) << "an answer to a question that was asked twice";
  EXPECT_FALSE(fetch.received(part(3, "xx", 5, 2)).game) << "another game's";
  fetch.resumed(/*was_here=*/true);
  const auto again = fetch.seen(update(1, table::v1::PHASE_GATHERING));
  ASSERT_TRUE(again) << "the answer may be lost";
  EXPECT_EQ(again->get_record().from(), 3U);
  const auto last = fetch.received(part(3, "de", 5));
  ASSERT_TRUE(last.game);
  EXPECT_EQ(last.game->file, "abcde");
  EXPECT_EQ(last.game->number, 1U);
  EXPECT_FALSE(fetch.received(part(3, "de", 5)).game);
}

TEST(GameFetch, KnowsTheSeatInWhichTheGameEnded) {
  GameFetch fetch;
  auto playing = update(1, table::v1::PHASE_PLAYING);
  fetch.seen(playing);
  playing.set_seat(2);
  fetch.seen(playing);
  auto over = update(1, table::v1::PHASE_GATHERING);
  over.set_seat(0);  // Between games, the person may have another seat.
  fetch.seen(over);
  const auto step = fetch.received(part(0, "a", 1));
  ASSERT_TRUE(step.game);
  EXPECT_EQ(step.game->seat, 2U);
}

TEST(GameFetch, GivesUpIfThereIsNoRecordOrItCannotBe) {
  for (const auto& wrong : {part(0, "", 0), part(0, "", 5), part(0, "abc", 2), part(0, "abc", kGameBytesMax + 1)}) {
    GameFetch fetch;
    fetch.seen(update(1, table::v1::PHASE_PLAYING));
    fetch.seen(update(1, table::v1::PHASE_GATHERING));
    const auto step = fetch.received(wrong);
    EXPECT_FALSE(step.game || step.message) << wrong.ShortDebugString();
    fetch.resumed(/*was_here=*/true);
    EXPECT_FALSE(fetch.seen(update(1, table::v1::PHASE_GATHERING)));
  }
}

TEST(GameFetch, StopsAtTheFirstPartOfARecordThatIsTooLong) {
  GameFetch fetch{5};
  for (const char* table : {"table", "another table"}) {
    fetch.seen(update(1, table::v1::PHASE_PLAYING, table));
    EXPECT_TRUE(fetch.seen(update(1, table::v1::PHASE_GATHERING, table)));
    auto first = part(0, "abc", 6);
    first.set_table_id(table);
    EXPECT_FALSE(fetch.received(first).message) << table;
    fetch.seen(update(2, table::v1::PHASE_PLAYING, table));
    EXPECT_TRUE(fetch.seen(update(2, table::v1::PHASE_GATHERING, table))) << "the next game may be shorter";
    first = part(0, "abc", 5, 2);
    first.set_table_id(table);
    EXPECT_TRUE(fetch.received(first).message) << table;
  }
}

}  // namespace
}  // namespace cardroom::client
