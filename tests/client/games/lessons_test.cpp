#include "client/games/lessons.h"

#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <sstream>
#include <string>

#include "client/games/games.h"
#include "client/games/lesson_course.h"
#include "client/games/offered_moves.h"
#include "common/cards/fair_stream.h"
#include "common/games/lessons.h"

namespace cardroom {
namespace {

using client::Lesson;
using client::LessonCourse;

/// The table of a lesson as its server runs it: bots move by themselves, and the person is asked.
class LessonBench {
 public:
  explicit LessonBench(std::string_view kind, std::uint32_t made = 0) : match_{lesson_table(kind, made)->begin()} {
    FairStream unused{{}};
    EXPECT_FALSE(match_->deal(unused));
    let_bots_move();
  }

  table::v1::TableUpdate update() const {
    table::v1::TableUpdate update;
    update.set_phase(paused_ ? table::v1::PHASE_PAUSED : table::v1::PHASE_PLAYING);
    if (!paused_ && match_->to_act().contains(kLearnerSeat)) {
      update.set_decision(decision_);
      match_->legal_moves(kLearnerSeat, *update.mutable_legal_moves());
    }
    match_->view({Viewer::Kind::seat, kLearnerSeat}, *update.mutable_view());
    return update;
  }

  bool play(const table::v1::GameMove& move) {
    if (match_->apply(kLearnerSeat, move)) return false;
    ++decision_;
    paused_ = match_->pause_ms() > 0;
    let_bots_move();
    return true;
  }
  void go_on() {
    paused_ = false;
    let_bots_move();
  }
  bool paused() const { return paused_; }

 private:
  void let_bots_move() {
    while (!paused_ && match_->stage() == Stage::moves && !match_->to_act().contains(kLearnerSeat)) {
      Seat seat{};
      while (!match_->to_act().contains(seat))
        ++seat.index;
      wire::GameMove move;
      EXPECT_TRUE(match_->scripted(seat)) << "a bot moves outside the lesson";
      match_->think(seat, BotType::basic, 1)->run(move);
      ASSERT_FALSE(match_->apply(seat, move));
      if (match_->pause_ms() > 0) paused_ = true;
    }
  }

  std::unique_ptr<Match> match_;
  std::uint64_t decision_ = 1;
  bool paused_ = false;
};

/// The value of "8 × 4 + 5 × 2", or of a single number.
int value_of(const std::string& side) {
  std::istringstream words{side};
  int total = 0;
  int product = 0;
  int sign = 1;
  words >> product;
  for (std::string sign_read; words >> sign_read;) {
    int number = 0;
    words >> number;
    if (sign_read == "×") {
      product *= number;
      continue;
    }
    total += sign * product;
    sign = sign_read == "+" ? 1 : -1;
    product = number;
  }
  return total + sign * product;
}

class EveryLesson : public testing::TestWithParam<std::string> {
 protected:
  const Lesson& lesson() const { return *client::find_lesson(GetParam()); }
};

TEST_P(EveryLesson, HasThePromisedNumberOfSteps) {
  const std::map<std::string, std::size_t> promised{
      {"lucky-thirteen", 6}, {"pasur", 7}, {"thrones", 8}, {"pinochle", 8}};
  ASSERT_NE(client::find_lesson(GetParam()), nullptr);
  EXPECT_EQ(lesson().steps.size(), promised.at(GetParam()));
}

TEST_P(EveryLesson, IsPlayedThroughStepByStep) {
  LessonBench table{GetParam()};
  LessonCourse course{lesson()};
  std::uint32_t made = 0;
  for (std::size_t step = 0; step < course.count(); ++step) {
    while (course.goes_on(table.update()))
      table.go_on();
    course.follow(table.update());
    ASSERT_TRUE(course.shown());
    ASSERT_EQ(course.index(), step);
    EXPECT_EQ(course.step().made, made) << "step " << step;
    if (!course.step().asks) {
      const bool last = course.last();
      EXPECT_EQ(course.next(), !last);
      continue;
    }
    EXPECT_FALSE(course.next()) << "a step that asks cannot be skipped with Next";
    const auto update = table.update();
    for (std::uint32_t i = 0; i < 40; ++i) {
      const auto other = client::choose_move(update.legal_moves(), [i](std::uint32_t n) { return i % n; });
      ASSERT_TRUE(other.has_value());
      EXPECT_EQ(course.allows(*other), other->SerializeAsString() == course.step().asked->SerializeAsString());
    }
    const table::v1::GameMove asked = *course.step().asked;
    ASSERT_TRUE(course.allows(asked));
    course.sent(update.decision());
    course.follow(update);
    EXPECT_FALSE(course.shown()) << "the next step waits for the answer";
    ASSERT_TRUE(table.play(asked)) << "step " << step << " asks for a move that is not legal";
    ++made;
  }
  EXPECT_TRUE(course.last());
}

TEST_P(EveryLesson, IsTakenUpWhereItWasLeft) {
  LessonBench played{GetParam()};
  std::uint32_t made = 0;
  for (const auto& step : lesson().steps) {
    LessonBench begun{GetParam(), step.made};
    if (step.made == made && !played.paused()) {
      EXPECT_EQ(begun.update().view().SerializeAsString(), played.update().view().SerializeAsString());
    }
    if (!step.asks) continue;
    ASSERT_TRUE(played.play(*step.asked));
    ++made;
  }
}

TEST_P(EveryLesson, AddsUp) {
  for (const auto& step : lesson().steps) {
    if (step.sum.empty()) continue;
    const auto equals = step.sum.find(" = ");
    ASSERT_NE(equals, std::string::npos) << step.sum;
    EXPECT_EQ(value_of(step.sum.substr(0, equals)), value_of(step.sum.substr(equals + 3))) << step.sum;
    EXPECT_TRUE(step.joined.empty() || step.joined.size() == 2U);
  }
}

TEST_P(EveryLesson, ShowsTheCardThatItAsksFor) {
  for (const auto& step : lesson().steps) {
    if (!step.card.empty()) {
      EXPECT_EQ(std::ranges::count(step.lit, step.card), 1) << step.card;
    }
    for (const std::string& joined : step.joined)
      EXPECT_EQ(std::ranges::count(step.lit, joined), 1) << joined;
    for (const auto& [card, tag] : step.tags)
      EXPECT_EQ(std::ranges::count(step.lit, card), 1) << card;
  }
}

INSTANTIATE_TEST_SUITE_P(Kinds, EveryLesson, testing::ValuesIn([] {
                           std::vector<std::string> kinds;
                           for (const GameFacts* game : client::games())
                             kinds.emplace_back(game->id);
                           return kinds;
                         }()),
                         [](const auto& kind) {
                           std::string name = kind.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(LessonCourse, BeginsAtAnyStepAndGoesBackOnlyOverStepsThatShow) {
  const Lesson& lesson = *client::find_lesson("lucky-thirteen");
  LessonCourse course{lesson, 2};
  EXPECT_EQ(course.index(), 2U);
  EXPECT_FALSE(course.back()) << "nothing is shown before the table is there";
  LessonBench table{"lucky-thirteen"};
  course.follow(table.update());
  EXPECT_TRUE(course.back());
  EXPECT_EQ(course.index(), 1U);
  LessonCourse later{lesson, 3};
  later.follow(table.update());
  EXPECT_FALSE(later.back()) << "a move cannot be taken back";
  EXPECT_EQ((LessonCourse{lesson, 99}.index()), 0U);
}

TEST(LessonCourse, WaitsOutOnlyThePausesThatItSpeaksOf) {
  const Lesson& lesson = *client::find_lesson("thrones");
  table::v1::TableUpdate paused;
  paused.set_phase(table::v1::PHASE_PAUSED);
  LessonCourse early{lesson, 2};
  EXPECT_FALSE(early.follow(paused)) << "the others have not answered yet";
  EXPECT_TRUE(early.goes_on(paused));
  LessonCourse battle{lesson, 6};
  EXPECT_TRUE(battle.follow(paused));
  EXPECT_FALSE(battle.goes_on(paused));
}

TEST(LessonCourse, AsksAgainIfTheMoveWasNotAccepted) {
  const Lesson& lesson = *client::find_lesson("lucky-thirteen");
  LessonBench table{"lucky-thirteen"};
  LessonCourse course{lesson, 2};
  course.follow(table.update());
  course.sent(table.update().decision());
  course.not_done();
  EXPECT_TRUE(course.follow(table.update()));
  EXPECT_EQ(course.index(), 2U);
}

}  // namespace
}  // namespace cardroom
