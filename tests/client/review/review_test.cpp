#include "client/review/review.h"

#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "common/games/lucky_thirteen/lucky_thirteen_wire.h"
#include "common/games/registry.h"
#include "tests/support/bots_record.h"
#include "tests/support/dice.h"
#include "tests/support/moves_at_random.h"

namespace cardroom::client {
namespace {

using cardroom::testing::as_bot;
using cardroom::testing::bots_record;
using cardroom::testing::ChooseMove;
using cardroom::testing::Dice;

constexpr Seat kPlayer{0};

std::string text(const google::protobuf::Message& message) {
  return message.ShortDebugString();
}

Replay replay_of(std::string_view kind, std::uint64_t seed, const ChooseMove& choose) {
  GameRecord record{.table = "Kitchen table", .kind = std::string{kind}};
  record.seats.resize(find_game_kind(record.kind)->seats_usual);
  ReadRecord read;
  read.record = bots_record(std::move(record), seed, choose);
  return Replay::of(std::move(read)).value();
}

Review review_of(const Replay& replay, Seat seat) {
  const auto questions = review_questions(replay, seat);
  Review review{questions.size()};
  for (const ReviewQuestion& question : questions)
    review.add(question.answer());
  return review;
}

/// Plays like a bot, but makes a bad move once.
struct Blunder {
  static constexpr std::int32_t kPlanted = 300;  ///< It certainly costs at least this many hundredths of a point.
  static constexpr int kTried = 12;              ///< How many other moves are tried at each decision.

  std::optional<wire::GameMove> made{};
  std::int32_t cost = 0;

  /// The worst of some moves, if it is bad enough.
  std::optional<wire::GameMove> worst(const Match& match, std::uint64_t seed) {
    wire::GameMoves legal;
    match.legal_moves(kPlayer, legal);
    Dice dice{seed};
    std::optional<wire::GameMove> found;
    for (int i = 0; i < kTried; ++i) {
      const wire::GameMove move = cardroom::testing::legal_move(legal, dice);
      wire::Hint better;
      const Judged judged = match.judge(kPlayer, move, seed)->run(better);
      if (certain_cost(judged) <= std::max(cost, kPlanted)) continue;
      cost = certain_cost(judged);
      found = move;
    }
    return found;
  }

  ChooseMove among(BotType others) {
    return [this, others](const Match& match, Seat seat, std::uint64_t seed) {
      if (seat == kPlayer && !made) made = worst(match, seed);
      return seat == kPlayer && made && cost > 0 ? use() : as_bot(others)(match, seat, seed);
    };
  }

 private:
  wire::GameMove use() {
    cost = 0;
    return *made;
  }
};

struct ReviewedKind {
  const char* name;
  std::uint64_t records;  ///< Records with a blunder: 20 in all, most of them of kinds that are quick to review.
};

class ReviewOfAKind : public ::testing::TestWithParam<ReviewedKind> {};

TEST_P(ReviewOfAKind, HasAnOpinionOnEachMoveOfTheSeatAndIsTheSameTwice) {
  const Replay replay = replay_of(GetParam().name, 5, as_bot(BotType::basic));
  const Review review = review_of(replay, kPlayer);
  ASSERT_TRUE(review.complete());
  std::size_t moves = 0;
  for (std::size_t moment = 0; moment < replay.moments().size(); ++moment) {
    const RecordedMove* const move = replay.move_to(moment);
    const bool own = move != nullptr && move->seat == kPlayer;
    moves += own ? 1 : 0;
    const Opinion* const opinion = review.on(moment);
    ASSERT_EQ(opinion != nullptr, own) << "moment " << moment;
    if (!own) continue;
    EXPECT_TRUE(opinion->better.has_move());
    EXPECT_TRUE(opinion->better.has_reason() || !opinion->judged.same);
    EXPECT_EQ(opinion->judged.same, text(opinion->better.move()) == text(move->move)) << "moment " << moment;
    EXPECT_TRUE(!opinion->judged.same || opinion->judged.cost == 0);
  }
  EXPECT_EQ(review.moves(), moves);
  const Review again = review_of(replay, kPlayer);
  for (std::size_t i = 0; i < review.opinions().size(); ++i) {
    EXPECT_EQ(again.opinions()[i].judged, review.opinions()[i].judged);
    EXPECT_EQ(text(again.opinions()[i].better), text(review.opinions()[i].better));
  }
}

TEST_P(ReviewOfAKind, MarksABlunder) {
  for (std::uint64_t seed = 1; seed <= GetParam().records; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Blunder blunder;
    const Replay replay = replay_of(GetParam().name, seed, blunder.among(BotType::clever));
    ASSERT_TRUE(blunder.made) << "no decision of this game had such a bad move";
    const Review review = review_of(replay, kPlayer);
    const auto marked = review.costly();
    EXPECT_TRUE(std::ranges::any_of(marked, [&](const Opinion* opinion) {
      return text(replay.move_to(opinion->moment)->move) == text(*blunder.made);
    }));
    EXPECT_GT(review.total_cost(), kCostlyFrom);
  }
}

TEST_P(ReviewOfAKind, MarksNothingThatExpertItselfPlayed) {
  const Replay replay = replay_of(GetParam().name, 3, as_bot(BotType::expert));
  const Review review = review_of(replay, kPlayer);
  for (const Opinion* opinion : review.costly())
    ADD_FAILURE() << "moment " << opinion->moment << ": " << text(replay.move_to(opinion->moment)->move) << " cost "
                  << opinion->judged.cost << " ± " << opinion->judged.uncertainty
                  << ", better: " << text(opinion->better.move());
}

INSTANTIATE_TEST_SUITE_P(Kinds, ReviewOfAKind,
                         ::testing::Values(ReviewedKind{"lucky-thirteen", 8}, ReviewedKind{"thrones", 2},
                                           ReviewedKind{"pasur", 2}, ReviewedKind{"pinochle", 8}),
                         [](const auto& kind) {
                           std::string name = kind.param.name;
                           std::erase(name, '-');
                           return name;
                         });

/// A reason that the move that was made had as well says nothing about the mistake.
TEST(ReviewOfLuckyThirteen, GivesNoReasonThatTheMoveMadeHadAsWell) {
  namespace rules = lucky_thirteen;
  int given = 0;
  int withheld = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    std::vector<std::unique_ptr<Match>> decisions;
    const ChooseMove as_random = as_bot(BotType::random);
    const Replay replay = replay_of("lucky-thirteen", seed, [&](const Match& match, Seat seat, std::uint64_t dice) {
      if (seat == kPlayer) decisions.push_back(match.copy());
      return as_random(match, seat, dice);
    });
    const Review review = review_of(replay, kPlayer);
    ASSERT_EQ(review.opinions().size(), decisions.size());
    for (std::size_t i = 0; i < decisions.size(); ++i) {
      const Opinion& opinion = review.opinions()[i];
      const Viewer viewer{Viewer::Kind::seat, kPlayer};
      wire::GameView message;
      decisions[i]->view(viewer, message);
      const rules::View view = rules::Wire::view(message, viewer).value();
      const rules::Hint better = rules::Game::explain(view, rules::Wire::move(opinion.better.move()).value());
      const rules::Hint made =
          rules::Game::explain(view, rules::Wire::move(replay.move_to(opinion.moment)->move).value());
      const bool tells_apart = better.reason != made.reason || better.weight() > made.weight();
      EXPECT_EQ(opinion.better.has_reason(), opinion.judged.same || tells_apart) << "seed " << seed << ", move " << i;
      if (!opinion.judged.same) ++(opinion.better.has_reason() ? given : withheld);
    }
  }
  EXPECT_GT(given, 0);
  EXPECT_GT(withheld, 0);
}

Opinion opinion(std::size_t moment, std::int32_t cost, std::int32_t uncertainty = 0) {
  return {.moment = moment, .judged = {.cost = cost, .uncertainty = uncertainty}, .better = {}};
}

TEST(Review, TellsTheWorstMovesFirstAndLeavesOutWhatMayBeChance) {
  Review review{6};
  for (const Opinion& one : {opinion(9, 120), opinion(2, 400, 360), opinion(4, 300), opinion(1, 0), opinion(7, 95, 20)})
    review.add(one);
  EXPECT_FALSE(review.complete());
  std::vector<std::size_t> costly;
  for (const Opinion* one : review.costly())
    costly.push_back(one->moment);
  EXPECT_EQ(costly, (std::vector<std::size_t>{4, 7, 9}));
  ASSERT_EQ(review.worst().size(), kWorstMoves);
  EXPECT_EQ(review.worst()[0]->moment, 4U);
  EXPECT_EQ(review.worst()[1]->moment, 9U);
  EXPECT_EQ(review.total_cost(), 300 + 95 + 120);
  EXPECT_EQ(review.on(3), nullptr);
  EXPECT_EQ(review.on(7)->judged.uncertainty, 20);
}

}  // namespace
}  // namespace cardroom::client
