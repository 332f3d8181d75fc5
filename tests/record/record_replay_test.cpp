// A recorded game that is continued from one of its moments: where it begins, that it can be played to its end, and
// what is refused.
#include "common/record/record_replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "common/cards/fair_stream.h"
#include "common/game/position_words.h"
#include "tests/support/random_record.h"

namespace cardroom {
namespace {

using testing::random_record;
using testing::RecordedKind;

/// What everybody at the table may see of a match, and what the players may do.
std::string shown(const Match& match) {
  std::string text = "scores";
  const Scores scores = match.scores();
  for (Seat seat{}; seat.index < match.seats(); ++seat.index) {
    wire::GameView view;
    match.view(Viewer{Viewer::Kind::seat, seat}, view);
    text += ' ' + std::to_string(scores[seat.index]) + ' ' + view.ShortDebugString();
    if (!match.to_act().contains(seat)) continue;
    wire::GameMoves moves;
    match.legal_moves(seat, moves);
    text += " may " + moves.ShortDebugString();
  }
  std::vector<wire::GameEvent> events;
  match.events(Viewer{}, match.first_event(), events);
  for (const wire::GameEvent& event : events)
    text += ' ' + event.ShortDebugString();
  return text + " from " + std::to_string(match.first_event());
}

/// Begins the match, as a table does.
void begin(Match& match) {
  FairStream unused{DealKey{}};
  ASSERT_EQ(match.stage(), Stage::deal);
  ASSERT_FALSE(match.deal(unused));
}

class Continued : public ::testing::TestWithParam<RecordedKind> {
 protected:
  const GameRecord record_ = random_record(GetParam().kind, 7, GetParam().seats, GetParam().rules).record;
};

TEST_P(Continued, BeginsAtItsMoment) {
  std::size_t moment = 0;
  const auto fault = replay_record(record_, [&](const Match& there, const RecordStep& step) {
    const auto continuation = continue_record(record_, moment++);
    if (there.stage() == Stage::over) {
      EXPECT_FALSE(continuation);
      return true;
    }
    const auto match = continuation.value().begin();
    begin(*match);
    if (there.stage() == Stage::deal) {  // The next deal differs from the record's.
      EXPECT_EQ(match->stage(), Stage::moves);
      return true;
    }
    EXPECT_EQ(shown(*match), shown(there)) << "deal " << step.deal << ", move " << step.moves;
    EXPECT_EQ(match->stage(), there.stage());
    EXPECT_EQ(match->pause_ms(), there.pause_ms());
    EXPECT_EQ(match->digest(), there.digest());
    EXPECT_FALSE(match->fair());
    return !HasFailure();
  });
  EXPECT_FALSE(fault) << fault->text;
  EXPECT_FALSE(continue_record(record_, moment)) << "after the end";
}

TEST_P(Continued, IsPlayedToItsEndByBots) {
  for (const std::size_t moment :
       {std::size_t{0}, record_.deals.front().moves.size() / 2, record_.deals.front().moves.size()}) {
    const auto continuation = continue_record(record_, moment);
    if (!continuation) continue;  // There is only one deal, and it is over.
    const auto match = continuation->begin();
    FairStream chance{DealKey{}};
    for (int steps = 0; match->stage() != Stage::over; ++steps) {
      ASSERT_LT(steps, 10'000) << "from moment " << moment;
      if (match->stage() == Stage::deal) {
        ASSERT_FALSE(match->deal(chance));
        continue;
      }
      for (Seat seat{}; seat.index < match->seats(); ++seat.index) {
        if (!match->to_act().contains(seat)) continue;
        wire::GameMove move;
        match->think(seat, BotType::basic, static_cast<std::uint64_t>(steps))->run(move);
        ASSERT_FALSE(match->apply(seat, move));
        break;
      }
    }
  }
}

TEST_P(Continued, IsTheSameAgain) {
  const auto continuation = continue_record(record_, 1);
  ASSERT_TRUE(continuation);
  const auto first = continuation->begin();
  begin(*first);
  const auto copy = first->copy();
  for (Seat seat{}; seat.index < first->seats(); ++seat.index) {
    if (!first->to_act().contains(seat)) continue;
    wire::GameMove move;
    first->think(seat, BotType::basic, 1)->run(move);
    ASSERT_FALSE(first->apply(seat, move));
    break;
  }
  const auto second = continuation->begin();
  begin(*second);
  EXPECT_EQ(shown(*second), shown(*copy)) << "neither the other game nor its copy has changed it";
  EXPECT_NE(shown(*first), shown(*copy));
}

TEST_P(Continued, HasTheBotsThatWereThere) {
  const auto continuation = continue_record(record_, 0);
  ASSERT_TRUE(continuation);
  ASSERT_EQ(continuation->bots.size(), record_.seats.size());
  const auto players = players_at(record_, {});
  for (std::size_t seat = 0; seat < record_.seats.size(); ++seat)
    EXPECT_EQ(continuation->bots[seat], players[seat].bot);
}

INSTANTIATE_TEST_SUITE_P(Every, Continued, ::testing::ValuesIn(testing::recorded_kinds()),
                         [](const auto& kind) { return kind.param.name; });

TEST(ContinuedRecord, RefusesARecordThatBreaksTheRules) {
  GameRecord record = random_record("pasur", 1).record;
  record.deals.front().moves.front().move.Clear();
  EXPECT_TRUE(continue_record(record, 0)) << "what comes later does not matter";
  const auto refused = continue_record(record, 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().text, "a move is against the rules");
}

TEST(PositionWords, AreReadAsTheyAreWritten) {
  const PositionWords words{.file = "/tmp/a,b=c d.cardroom", .seat = 3, .moment = 117};
  EXPECT_EQ(to_one_word(words), "3,117=/tmp/a,b=c d.cardroom");
  EXPECT_EQ(position_from_one_word(to_one_word(words)), words);
  for (const char* wrong : {"", "1", "1,2", "1,2=", "=f", "1=f", ",2=f", "1,=f", "-1,2=f", "1,2 =f", "a,2=f", "f=1,2"})
    EXPECT_FALSE(position_from_one_word(wrong)) << wrong;
}

}  // namespace
}  // namespace cardroom
