// Games at tables, as logs in the format of the original programs.
#include "common/classic/game_log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "cardroom/table/v1/table.pb.h"
#include "common/cards/deal_key.h"
#include "common/classic/classic_play.h"
#include "common/classic/classic_table.h"
#include "common/games/list.h"
#include "common/games/registry.h"

namespace cardroom {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

struct File {
  std::string_view kind;
  std::string_view bytes;  ///< All moves come from the classic random source or from scripts.
};
constexpr File kFiles[]{
    {"lucky-thirteen", "isAuto=true\nseed=6\nplayers.0=random\nplayers.1=random\nplayers.2=random\nplayers.3=random\n"},
    {"thrones", "seed=90014\nwatchingTime=0\nplayers.0=random\nplayers.1=random\nplayers.2=random\nplayers.3=random\n"},
    {"pasur", "Seed=30006\nAnimate=true\nPlayer0=pasur.RandomPlayer\nPlayer1=pasur.RandomPlayer\n"},
    {"pinochle",
     "isAuto=true\nmelds.additional=false\nmode.cutthroat=false\nplayers.bid_first=human\nplayers.0.bids=10,20,10,20,"
     "0\n"
     "players.1.bids=10,10,20,20,20\nplayers.trump=C\n"
     "players.0.initialcards=11S,13H,1C,12C,10C,12S,12H,9H,1C,13C,12C,11C\n"
     "players.1.initialcards=9D,13D,11H,1H,11S,1S,13C,13D,1D,10H,12H,12S\n"
     "players.0.cardsPlayed=10C,9H,13H,12H,12S,11C,12C,11S,12C,13C,1C,1C\n"
     "players.1.cardsPlayed=9D,10H,12H,1H,11S,13C,11H,1S,13D,12S,1D,13D\n"},
};

/// The log of the game that the simulator plays from the file.
std::string simulated(const File& file) {
  std::string log;
  AllKinds::for_each([&]<class Kind>(Kind) {
    if (Kind::Game::kFacts.id != file.kind) return;
    const auto read = read_classic_file<Kind>(file.bytes, Humans::present);
    ASSERT_TRUE(read.has_value()) << read.error().text("FILE");
    const auto game = play_classic<Kind>(*read);
    ASSERT_TRUE(game.has_value());
    log = Kind::Record::log(as_played(*read, *game));
  });
  return log;
}

/// Plays a match to its end. Returns a copy of it from the end of each deal.
std::vector<std::unique_ptr<Match>> played(std::unique_ptr<Match> match, std::size_t moves = 10'000) {
  std::vector<std::unique_ptr<Match>> deals;
  for (std::uint64_t deal = 0; match->stage() != Stage::over && moves > 0; ++deal) {
    FairStream stream{simulation_key(1, 0, deal)};
    EXPECT_FALSE(match->deal(stream));
    for (; match->stage() == Stage::moves && moves > 0; --moves) {
      Seat seat{};
      while (!match->to_act().contains(seat))
        ++seat.index;
      wire::GameMove move;
      match->think(seat, BotType::random, match->end_event())->run(move);
      EXPECT_FALSE(match->apply(seat, move));
    }
    deals.push_back(match->copy());
  }
  return deals;
}

TEST(GameLog, OfAFilesTableIsTheSimulators) {
  for (const File& file : kFiles) {
    const auto table = classic_table(file.kind, file.bytes, "FILE");
    ASSERT_TRUE(table.has_value()) << table.error();
    EXPECT_EQ(game_log(file.kind, played(table->begin()), {}), simulated(file)) << file.kind;
  }
}

TEST(GameLog, OfAGameInProgressIsTheBeginningOfTheWholeOne) {
  for (const File& file : kFiles) {
    // Pinochle's log has the tricks in the middle.
    if (file.kind == "pinochle") continue;
    const auto table = classic_table(file.kind, file.bytes, "FILE");
    const std::string whole = simulated(file);
    for (std::size_t moves = 1; moves < 12; ++moves) {
      const std::string begun = game_log(file.kind, played(table->begin(), moves), {});
      EXPECT_THAT(whole, StartsWith(begun)) << file.kind;
      EXPECT_LT(begun.size(), whole.size());
    }
  }
}

TEST(GameLog, OfPinochleInProgressHasWhatIsKnown) {
  const auto match = [] { return find_game_kind("pinochle")->make_match({}, 2).value(); };
  std::size_t size = 0;
  for (std::size_t moves = 1; moves < 200; ++moves) {
    const auto deals = played(match(), moves);
    const std::string log = game_log("pinochle", deals, {"human", "random"});
    EXPECT_GE(log.size(), size);
    size = log.size();
    const bool over = deals.back()->stage() == Stage::over;
    EXPECT_THAT(log, over ? ::testing::Matcher<std::string>(HasSubstr("Winners: ")) : Not(HasSubstr("Final Score")));
    if (over) return;
  }
  FAIL() << "the game has an end";
}

TEST(GameLog, OfAFairGameNamesThePlayers) {
  auto match = find_game_kind("pasur")->make_match({}, 2);
  const auto deals = played(std::move(*match));
  ASSERT_GT(deals.size(), 1U);
  const std::string log = game_log("pasur", deals, {"human", "clever"});
  EXPECT_THAT(log, StartsWith("#Seed: fair\n#Animate: false\n#Player0: human\n#Player1: clever\nGame starts...\n"));
  EXPECT_THAT(log, HasSubstr("Round 2 of the game starts..."));
  EXPECT_THAT(log, EndsWith("is the winner!\n"));
}

TEST(GameLog, OfAnUnknownKindIsEmpty) {
  EXPECT_EQ(game_log("bridge", {}, {}), "");
  EXPECT_EQ(game_log("pasur", {}, {}), "") << "no game";
}

}  // namespace
}  // namespace cardroom
