#include "client/replay/replay.h"

#include <chrono>
#include <cstdlib>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "client/core/table_memory.h"
#include "client/games/chapters.h"
#include "common/cards/deal_key.h"
#include "common/games/registry.h"
#include "tests/support/random_record.h"

namespace cardroom::client {
namespace {

using cardroom::testing::random_record;
using cardroom::testing::RecordedKind;
using table::v1::TableUpdate;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr std::uint64_t kGames = 6;

std::string file_of(const GameRecord& record) {
  return make_record(record, cardroom::testing::test_signer()).value();
}

GameRecord record_of(const RecordedKind& kind, std::uint64_t seed) {
  return random_record(kind.kind, seed, kind.seats, kind.rules).record;
}

Replay replay_of(const GameRecord& record) {
  auto replay = Replay::open(file_of(record));
  if (!replay) throw std::runtime_error{replay.error().one_line()};
  return *std::move(replay);
}

std::string text(const google::protobuf::Message& message) {
  return message.ShortDebugString();
}

/// The game as it happened at its table: a match in which the deals and moves of the record are made one by one.
class LiveGame {
 public:
  explicit LiveGame(const GameRecord& record)
      : record_{record},
        match_{make_any_match(record.kind, record.rules, static_cast<std::uint8_t>(record.seats.size()))} {
    players_ = record.seats;
  }

  Match& match() { return *match_; }
  const std::vector<RecordedPlayer>& players() const { return players_; }
  /// Who caused the events of the last step.
  table::v1::Origin origin() const { return origin_; }

  void deal(std::size_t deal) {
    const RecordedDeal& recorded = record_.deals[deal];
    if (deal > 0) change(record_.deals[deal - 1], record_.deals[deal - 1].moves.size());
    std::vector<DealPart> entropies;
    for (const RecordedPart& part : recorded.parts)
      entropies.push_back({part.seat.index, part.entropy});
    FairStream stream{deal_key(record_.deal_id(recorded), recorded.secret, entropies)};
    ASSERT_FALSE(match_->deal(stream));
    origin_ = table::v1::ORIGIN_TABLE;
  }

  void move(std::size_t deal, std::size_t index) {
    const RecordedDeal& recorded = record_.deals[deal];
    change(recorded, index);
    ASSERT_FALSE(match_->apply(recorded.moves[index].seat, recorded.moves[index].move));
    const std::map<Mover, table::v1::Origin> origins{{Mover::person, table::v1::ORIGIN_PERSON},
                                                     {Mover::bot, table::v1::ORIGIN_BOT},
                                                     {Mover::bot_in_place, table::v1::ORIGIN_BOT_IN_PLACE},
                                                     {Mover::clock, table::v1::ORIGIN_CLOCK}};
    origin_ = origins.at(recorded.moves[index].by);
  }

 private:
  void change(const RecordedDeal& deal, std::size_t moves) {
    for (const RecordedChange& one : deal.changes)
      if (one.moves == moves) players_[one.seat.index] = one.player;
  }

  const GameRecord& record_;
  std::unique_ptr<Match> match_;
  std::vector<RecordedPlayer> players_;
  table::v1::Origin origin_{};
};

/// Calls visit(moment, live) for each moment.
void follow(const Replay& replay, const auto& visit) {
  LiveGame live{replay.record().record};
  for (std::size_t i = 0; i < replay.moments().size(); ++i) {
    const Replay::Moment& moment = replay.moments()[i];
    moment.moves == 0 ? live.deal(moment.deal) : live.move(moment.deal, moment.moves - 1);
    visit(i, live);
  }
}

std::vector<Replay::Eyes> all_eyes(const Replay& replay) {
  std::vector<Replay::Eyes> all{std::nullopt};
  for (Seat seat{}; seat.index < replay.record().record.seats.size(); ++seat.index)
    all.push_back(seat);
  return all;
}

std::string name_in(const table::v1::Seat& seat) {
  return seat.has_bot() ? "bot " + std::to_string(seat.bot().type() - 1) : seat.person().name();
}

std::string name_of(const RecordedPlayer& player) {
  return player.bot ? "bot " + std::to_string(static_cast<int>(*player.bot)) : player.name;
}

/// For each event that the table remembers: the names of the players at that time.
std::vector<std::vector<std::string>> names_at_events(const Table& table) {
  std::vector<std::vector<std::string>> names;
  for (std::size_t event = 0; event < table.events.size(); ++event) {
    const auto then = std::ranges::find_if(table.earlier_players,
                                           [event](const EarlierPlayers& earlier) { return event < earlier.until; });
    const TableUpdate players = then == table.earlier_players.end() ? as_played(table) : then->players;
    std::vector<std::string>& all = names.emplace_back();
    for (const table::v1::Seat& seat : players.seats())
      all.push_back(seat.has_bot() ? "a bot" : seat.person().name());
  }
  return names;
}

class ReplayTest : public ::testing::TestWithParam<RecordedKind> {};
INSTANTIATE_TEST_SUITE_P(Kinds, ReplayTest, ::testing::ValuesIn(cardroom::testing::recorded_kinds()),
                         [](const auto& kind) { return kind.param.name; });

TEST_P(ReplayTest, EachMomentIsToldAsTheTableToldIt) {
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const Replay replay = replay_of(record_of(GetParam(), seed));
    const GameRecord& record = replay.record().record;
    follow(replay, [&](std::size_t moment, LiveGame& live) {
      SCOPED_TRACE("seed " + std::to_string(seed) + ", moment " + std::to_string(moment));
      const Match& match = live.match();
      const auto updates = replay.updates(moment, std::nullopt);
      const TableUpdate& update = updates.back();
      EXPECT_EQ(update.settings().name(), record.table);
      EXPECT_EQ(update.settings().kind(), record.kind);
      EXPECT_EQ(text(update.settings().rules()), text(record.rules));
      EXPECT_EQ(update.game_number(), record.game);
      table::v1::GameView view;
      match.view(Viewer{}, view);
      EXPECT_EQ(text(update.view()), text(view));
      EXPECT_TRUE(update.open_hands().open());
      ASSERT_EQ(update.open_hands().views_size(), match.seats());
      ASSERT_EQ(update.seats_size(), match.seats());
      for (Seat seat{}; seat.index < match.seats(); ++seat.index) {
        table::v1::GameView own;
        match.view(Viewer{Viewer::Kind::seat, seat}, own);
        EXPECT_EQ(text(update.open_hands().views(seat.index)), text(own));
        EXPECT_EQ(name_in(update.seats(seat.index)), name_of(live.players()[seat.index]));
        EXPECT_EQ(update.scores(seat.index), match.scores()[seat.index]);
        const bool asked = std::ranges::count(update.seats_to_act(), seat.index) > 0;
        const bool waits = update.phase() == table::v1::PHASE_PAUSED;
        EXPECT_EQ(asked, !waits && match.to_act().contains(seat));
      }
      const bool over = match.stage() == Stage::over;
      EXPECT_EQ(update.phase(), over                    ? table::v1::PHASE_GATHERING
                                : match.pause_ms() == 0 ? table::v1::PHASE_PLAYING
                                                        : table::v1::PHASE_PAUSED);
      EXPECT_EQ(update.winners_size() > 0, over);
      EXPECT_EQ(over, moment + 1 == replay.moments().size());
      EXPECT_FALSE(update.has_decision() || update.has_legal_moves() || update.has_seat());
    });
  }
}

TEST_P(ReplayTest, EachViewerIsToldTheEventsThatItSaw) {
  const Replay replay = replay_of(record_of(GetParam(), 3));
  for (const Replay::Eyes eyes : all_eyes(replay)) {
    const Viewer viewer = eyes ? Viewer{Viewer::Kind::seat, *eyes} : Viewer{};
    std::uint32_t told = 0;
    follow(replay, [&](std::size_t moment, LiveGame& live) {
      SCOPED_TRACE("moment " + std::to_string(moment));
      const auto updates = replay.updates(moment, eyes);
      const TableUpdate& update = updates.back();
      std::vector<table::v1::GameEvent> events;
      live.match().events(viewer, told, events);
      EXPECT_EQ(update.first_event(), told);
      ASSERT_EQ(update.events_size(), static_cast<int>(events.size()));
      const RecordedMove* const move = replay.move_to(moment);
      for (int i = 0; i < update.events_size(); ++i) {
        table::v1::GameEvent& expected = events[static_cast<std::size_t>(i)];
        expected.set_origin(live.origin());
        if (move != nullptr) expected.set_mover(move->seat.index);
        EXPECT_EQ(text(update.events(i)), text(expected));
      }
      told = live.match().end_event();
      table::v1::GameView view;
      live.match().view(viewer, view);
      EXPECT_EQ(text(update.view()), text(view));
      EXPECT_EQ(update.has_seat(), eyes.has_value());
      if (!eyes) return;
      EXPECT_EQ(update.seat(), eyes->index);
      EXPECT_FALSE(update.has_open_hands()) << "a player saw no other hand";
    });
  }
}

TEST_P(ReplayTest, AllHandsAreSeenFromThePersonsOwnSeatIfItWasTheirGame) {
  const std::string file = file_of(record_of(GetParam(), 3));
  const Replay strangers = Replay::open(file).value();
  const Replay own = Replay::open(file, 1).value();
  ASSERT_EQ(own.own_seat(), Seat{1});
  EXPECT_EQ(Replay::open(file, 7).value().own_seat(), std::nullopt) << "there is no such seat";
  for (std::size_t moment = 0; moment < own.moments().size(); ++moment) {
    SCOPED_TRACE("moment " + std::to_string(moment));
    const TableUpdate seen = own.updates(moment, std::nullopt).back();
    EXPECT_TRUE(seen.has_seat() && seen.seat() == 1);
    // What the person saw, and the hands that everybody sees in a replay.
    TableUpdate expected = own.updates(moment, Seat{1}).back();
    *expected.mutable_open_hands() = strangers.updates(moment, std::nullopt).back().open_hands();
    EXPECT_EQ(text(seen), text(expected));
    EXPECT_EQ(own.updates(moment, Seat{0}).back().seat(), 0U) << "somebody else's view stays that player's";
  }
}

TEST_P(ReplayTest, WhoFollowsAndWhoArrivesKnowTheSameAndEachEventIsOfWhoeverPlayed) {
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const Replay replay = replay_of(record_of(GetParam(), seed));
    for (const Replay::Eyes eyes : {Replay::Eyes{}, Replay::Eyes{Seat{1}}}) {
      TableMemory follower;
      std::vector<std::vector<std::string>> names;
      follow(replay, [&](std::size_t moment, LiveGame& live) {
        SCOPED_TRACE("seed " + std::to_string(seed) + ", moment " + std::to_string(moment));
        for (TableUpdate& update : replay.updates(moment, eyes)) {
          const auto change = follower.updated({}, std::move(update));
          ASSERT_TRUE(change);
          EXPECT_FALSE(change->events_missed);
          EXPECT_EQ(change->events_taken_back, 0U);
        }
        TableMemory newcomer;
        for (TableUpdate& update : replay.arrival(moment, eyes))
          ASSERT_TRUE(newcomer.updated({}, std::move(update)));
        const Table& followed = *follower.table();
        const Table& arrived = *newcomer.table();
        EXPECT_EQ(text(followed.update), text([&] {
                    TableUpdate update = arrived.update;
                    update.set_first_event(followed.update.first_event());
                    return update;
                  }()));
        ASSERT_EQ(followed.events.size(), live.match().end_event());
        ASSERT_EQ(arrived.events.size(), live.match().end_event());
        for (std::size_t i = 0; i < followed.events.size(); ++i)
          EXPECT_EQ(text(followed.events[i]), text(arrived.events[i]));
        std::vector<std::string> here;
        for (const RecordedPlayer& player : live.players())
          here.push_back(player.bot ? "a bot" : player.name);
        names.resize(live.match().end_event(), here);
        ASSERT_TRUE(names_at_events(followed) == names) << "who follows";
        ASSERT_TRUE(names_at_events(arrived) == names) << "who arrives";
      });
    }
  }
}

TEST_P(ReplayTest, MovesHaveTheirTimesAndPlayers) {
  const GameRecord record = record_of(GetParam(), 2);
  const Replay replay = replay_of(record);
  std::size_t at = 0;
  for (std::size_t deal = 0; deal < record.deals.size(); ++deal) {
    const RecordedDeal& recorded = record.deals[deal];
    EXPECT_EQ(replay.move_to(at), nullptr);
    EXPECT_EQ(replay.moments()[at++].ms, recorded.ms);
    for (const RecordedMove& move : recorded.moves) {
      ASSERT_NE(replay.move_to(at), nullptr);
      EXPECT_EQ(replay.move_to(at)->seat, move.seat);
      EXPECT_EQ(replay.move_to(at)->by, move.by);
      EXPECT_EQ(replay.moments()[at++].ms, recorded.ms + move.ms);
    }
  }
  EXPECT_EQ(at, replay.moments().size());
}

TEST(ReplayPace, AMomentStandsAsLongAsTheNextPlayerThoughtWithinBounds) {
  ReadRecord read;
  read.record = random_record("lucky-thirteen", 1).record;
  std::vector<RecordedMove>& moves = read.record.deals[0].moves;
  ASSERT_GE(moves.size(), 6U);
  RecordMs at = 0;
  for (RecordedMove& move : moves)
    move.ms = at += 2'000;
  moves[1].ms = moves[0].ms + 10;      // A bot.
  moves[2].ms = moves[1].ms + 90'000;  // Somebody who fetched a coffee.
  for (std::size_t i = 3; i < moves.size(); ++i)
    moves[i].ms = moves[2].ms + (i - 2) * 2'000;
  const Replay replay = Replay::of(std::move(read)).value();
  EXPECT_EQ(replay.time_of(0), kDealMin) << "all hands are new";
  EXPECT_EQ(replay.time_of(1), kMomentMin);
  EXPECT_EQ(replay.time_of(2), kMomentMax);
  EXPECT_EQ(replay.time_of(3), 2'000U);
  EXPECT_EQ(replay.time_of(replay.moments().size() - 1), kMomentMin) << "nothing follows";
}

TEST(ReplayPace, APauseStandsUntilItIsRead) {
  const Replay replay = replay_of(random_record("thrones", 1).record);
  std::size_t pauses = 0;
  for (std::size_t moment = 0; moment + 1 < replay.moments().size(); ++moment) {
    const bool paused = replay.updates(moment, std::nullopt).back().phase() == table::v1::PHASE_PAUSED;
    pauses += paused ? 1 : 0;
    EXPECT_EQ(replay.time_of(moment) == kPauseTime, paused) << moment;
  }
  EXPECT_GT(pauses, 0U);
}

TEST_P(ReplayTest, SectionsCoverTheGame) {
  const Replay replay = replay_of(record_of(GetParam(), 4));
  std::size_t next = 0;
  for (std::size_t i = 0; i < replay.sections().size(); ++i) {
    const Replay::Section& section = replay.sections()[i];
    EXPECT_EQ(section.begin, next);
    EXPECT_LT(section.begin, section.end);
    EXPECT_NE(section.chapter.kind, Chapter::Kind::none);
    for (std::size_t moment = section.begin; moment < section.end; ++moment) {
      EXPECT_EQ(replay.section_of(moment), i);
      EXPECT_EQ(chapter_of(replay.updates(moment, Seat{0}).back()), section.chapter);
    }
    EXPECT_TRUE(i == 0 || section.chapter != replay.sections()[i - 1].chapter);
    next = section.end;
  }
  EXPECT_EQ(next, replay.moments().size());
}

std::vector<std::pair<Chapter::Kind, int>> chapters_of(const Replay& replay) {
  std::vector<std::pair<Chapter::Kind, int>> chapters;
  for (const Replay::Section& section : replay.sections())
    chapters.emplace_back(section.chapter.kind, section.chapter.number);
  return chapters;
}

std::vector<std::pair<Chapter::Kind, int>> numbered(Chapter::Kind kind, int count) {
  std::vector<std::pair<Chapter::Kind, int>> chapters;
  for (int number = 1; number <= count; ++number)
    chapters.emplace_back(kind, number);
  return chapters;
}

TEST(ReplaySections, AreTheRoundsBattlesPhasesAndTricksThatTheTableShows) {
  using enum Chapter::Kind;
  const Replay thirteen = replay_of(random_record("lucky-thirteen", 1).record);
  EXPECT_EQ(chapters_of(thirteen), numbered(round, 4));
  EXPECT_EQ(thirteen.moments().size(), 17U);
  EXPECT_EQ(thirteen.sections()[1].begin, 4U) << "the first seat has drawn its next card";

  const Replay thrones = replay_of(random_record("thrones", 1).record);
  EXPECT_EQ(chapters_of(thrones), numbered(battle, 6));
  // The battle belongs to the play that led to it.
  for (const Replay::Section& section : thrones.sections()) {
    const std::size_t number = static_cast<std::size_t>(&section - thrones.sections().data());
    ASSERT_LT(number, thrones.marks().size());
    EXPECT_EQ(thrones.marks()[number].landmark.kind, Landmark::Kind::battle);
    EXPECT_EQ(thrones.marks()[number].moment + 1, section.end);
  }

  const GameRecord pasur = random_record("pasur", 1).record;
  EXPECT_GT(pasur.deals.size(), 1U);
  EXPECT_EQ(chapters_of(replay_of(pasur)), numbered(round, static_cast<int>(pasur.deals.size())));

  for (const bool cutthroat : {false, true}) {
    wire::GameRules rules;
    rules.mutable_pinochle()->set_cutthroat(cutthroat);
    auto expected = numbered(trick, 12);
    if (cutthroat) {
      expected.insert(expected.begin(), {{bidding, 0}, {trump, 0}, {turned, 0}, {keeping, 0}, {melds, 0}});
    } else {
      expected.insert(expected.begin(), {{bidding, 0}, {trump, 0}, {melds, 0}});
    }
    EXPECT_EQ(chapters_of(replay_of(random_record("pinochle", 1, 2, rules).record)), expected);
  }
}

TEST(ReplayMarks, AreTheMomentsThatPeopleLookFor) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Replay replay = replay_of(random_record("pasur", seed).record);
    std::vector<Replay::Mark> expected;
    follow(replay, [&](std::size_t moment, LiveGame&) {
      const auto updates = replay.updates(moment, std::nullopt);
      for (const auto& event : updates.back().events()) {
        if (!event.pasur().has_made_sur()) continue;
        const auto& sur = event.pasur().made_sur();
        expected.push_back(
            {moment,
             {sur.has_cancels() ? Landmark::Kind::sur_taken : Landmark::Kind::sur, Seat{std::uint8_t(sur.seat())}}});
      }
    });
    EXPECT_EQ(std::vector(replay.marks().begin(), replay.marks().end()), expected);
  }
  const Replay pinochle = replay_of(random_record("pinochle", 1).record);
  ASSERT_EQ(pinochle.marks().size(), 2U);
  EXPECT_EQ(pinochle.marks()[0].landmark.kind, Landmark::Kind::bid);
  EXPECT_EQ(pinochle.marks()[1].landmark, (Landmark{.kind = Landmark::Kind::melds}));
}

TEST(ReplayFaults, WhatIsNoRecordOrDoesNotHoldIsRefused) {
  const auto refused = [](const std::string& file) {
    const auto replay = Replay::open(file);
    EXPECT_FALSE(replay);
    return replay ? RecordFault{} : replay.error();
  };
  EXPECT_EQ(refused("").kind, RecordFault::Kind::not_a_record);
  EXPECT_EQ(refused("seed=7\n").kind, RecordFault::Kind::not_a_record);
  const std::string file = file_of(random_record("lucky-thirteen", 1).record);
  std::string changed = file;
  changed.replace(changed.find("\"seat\":0"), 8, "\"seat\":1");
  EXPECT_EQ(refused(changed).kind, RecordFault::Kind::wrong);
  std::string later = file;
  later.replace(later.find("\"format\":1"), 10, "\"format\":9");
  EXPECT_EQ(refused(later).kind, RecordFault::Kind::newer);
}

TEST(ReplayFaults, ARecordThatWasNotCheckedIsRefusedIfItCannotBePlayed) {
  const auto read = read_record(file_of(random_record("lucky-thirteen", 1).record)).value();
  ASSERT_TRUE(Replay::of(read));
  const auto refused = [&](auto&& change) {
    ReadRecord changed = read;
    change(changed.record);
    const auto replay = Replay::of(std::move(changed));
    EXPECT_FALSE(replay);
    return replay ? std::string{} : replay.error().one_line();
  };
  EXPECT_THAT(refused([](GameRecord& record) { record.deals[0].moves[0].move = record.deals[0].moves[1].move; }),
              HasSubstr("against the rules"));
  EXPECT_THAT(refused([](GameRecord& record) { record.deals[0].moves[0].seat = Seat{7}; }),
              HasSubstr("against the rules"));
  EXPECT_THAT(refused([](GameRecord& record) { record.deals[0].moves.pop_back(); }), HasSubstr("not over"));
  EXPECT_THAT(refused([](GameRecord& record) { record.deals.clear(); }), HasSubstr("not over"));
  EXPECT_THAT(refused([](GameRecord& record) { record.deals.push_back(record.deals[0]); }), HasSubstr("over"));
  EXPECT_THAT(refused([](GameRecord& record) { record.deals[0].secret[0] ^= std::byte{1}; }), HasSubstr("commitment"));
  EXPECT_THAT(refused([](GameRecord& record) { record.seats.pop_back(); }), HasSubstr("not played like that"));
  EXPECT_THAT(refused([](GameRecord& record) { record.kind = "whist"; }), HasSubstr("does not know"));
  EXPECT_THAT(refused([](GameRecord& record) { record.rules_version = 99; }), HasSubstr("does not know"));
}

/// The limits are ten times those for a release build on an idle machine.
TEST(ReplayTimes, ALongGameOpensAndStepsAtOnce) {
  using Clock = std::chrono::steady_clock;
  const auto ms = [](Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); };
  const std::string file = file_of(random_record("pasur", 5, 4).record);
  auto since = Clock::now();
  const auto replay = Replay::open(file);
  const double opened = ms(Clock::now() - since);
  ASSERT_TRUE(replay);
  double longest = 0;
  TableMemory memory;
  for (std::size_t moment = 0; moment < replay->moments().size(); ++moment) {
    since = Clock::now();
    for (TableUpdate& update : replay->updates(moment, std::nullopt))
      memory.updated({}, std::move(update));
    longest = std::max(longest, ms(Clock::now() - since));
  }
  since = Clock::now();
  for (TableUpdate& update : replay->arrival(replay->moments().size() - 1, std::nullopt))
    memory.updated({}, std::move(update));
  const double jump = ms(Clock::now() - since);
  std::cout << "Pasur for four, " << replay->record().record.deals.size() << " rounds, " << replay->moments().size()
            << " moments: opened in " << opened << " ms, the longest step took " << longest << " ms, a jump to the end "
            << jump << " ms\n";
  EXPECT_LT(opened, 1000);
  EXPECT_LT(longest, 160);
  EXPECT_LT(jump, 160);
}

}  // namespace
}  // namespace cardroom::client
