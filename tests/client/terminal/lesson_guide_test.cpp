#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/games/lessons.h"
#include "client/terminal/game_text.h"
#include "common/cards/fair_stream.h"
#include "common/games/lessons.h"
#include "tests/client/terminal/terminal_stage.h"

namespace cardroom::terminal {
namespace {

using testing::HasSubstr;
using testing::Not;

OwnServer lesson_server() {
  return {.port = 7399, .key = TerminalStage::key(1), .started_by_us = true, .addresses = {}, .pid = 4712};
}

/// Kari at home, and the table of a guided first game as its server would show it.
class Learning : public testing::TestWithParam<std::string> {
 protected:
  explicit Learning(std::string kind = GetParam()) : kind_{std::move(kind)} {
    match_ = lesson_table(kind_, 0)->begin();
    FairStream unused{{}};
    EXPECT_FALSE(match_->deal(unused));
    stage.start();
    stage.type("learn " + kind_);
    stage.step(OwnTableReady{lesson_server()});
    stage.connect();
    session::v1::ServerMessage list;
    auto& table = *list.mutable_table_list()->add_tables();
    table.set_table_id("0123456789abcdef");
    stage.answer(list);
    session::v1::ServerMessage joined;
    joined.mutable_joined_table();
    stage.answer(joined);
    show();
  }

  void let_bots_move() {
    while (!paused_ && match_->stage() == Stage::moves && !match_->to_act().contains(kLearnerSeat)) {
      Seat seat{};
      while (!match_->to_act().contains(seat))
        ++seat.index;
      wire::GameMove move;
      match_->think(seat, BotType::basic, 1)->run(move);
      ASSERT_FALSE(match_->apply(seat, move));
      paused_ = match_->pause_ms() > 0;
    }
  }

  void show() {
    let_bots_move();
    session::v1::ServerMessage message;
    auto& update = *message.mutable_table_update();
    update.set_table_id("0123456789abcdef");
    update.set_version(++version_);
    update.set_game_number(1);
    update.mutable_settings()->set_kind(kind_);
    update.mutable_settings()->set_name("A first hand");
    update.set_not_a_fair_deal(true);
    update.set_seat(0);
    for (std::uint8_t seat = 0; seat < match_->seats(); ++seat)
      seat == 0 ? update.add_seats()->mutable_person()->set_name("Kari")
                : update.add_seats()->mutable_bot()->set_type(table::v1::BOT_TYPE_BASIC);
    update.set_phase(paused_ ? table::v1::PHASE_PAUSED : table::v1::PHASE_PLAYING);
    match_->view({Viewer::Kind::seat, kLearnerSeat}, *update.mutable_view());
    if (!paused_ && match_->to_act().contains(kLearnerSeat)) {
      update.add_seats_to_act(0);
      update.set_decision(version_);
      match_->legal_moves(kLearnerSeat, *update.mutable_legal_moves());
    }
    stage.from_server(message);
  }

  /// Makes the last move that was sent, as the server would. Returns false if there is none or it is refused.
  bool make_sent_move() {
    if (stage.requests.empty() || !stage.requests.back().has_move()) return false;
    const wire::GameMove move = stage.requests.back().move().move();
    stage.answer_done();
    if (match_->apply(kLearnerSeat, move)) return false;
    paused_ = match_->pause_ms() > 0;
    show();
    go_on_if_asked();
    return true;
  }

  void go_on_if_asked() {
    while (paused_ && stage.requests.back().has_go_on()) {
      stage.answer_done();
      paused_ = false;
      show();
    }
  }

  /// What has been said since this line was last typed.
  std::string answer_to(const std::string& line) const {
    std::string answer = stage.transcript.substr(stage.transcript.rfind("> " + line + "\n"));
    std::ranges::replace(answer, '\n', ' ');
    return answer;
  }

  std::string kind_;
  std::unique_ptr<Match> match_;
  bool paused_ = false;
  std::uint64_t version_ = 0;
  TerminalStage stage;
};

TEST_P(Learning, IsPlayedThroughByTypingWhatItSays) {
  const auto& steps = client::find_lesson(kind_)->steps;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const std::string number = "Step " + std::to_string(i + 1) + " of " + std::to_string(steps.size()) + ".";
    ASSERT_THAT(stage.said(), HasSubstr(number));
    EXPECT_THAT(stage.said(), Not(HasSubstr("{"))) << "a card was not filled in";
    if (!steps[i].asks) {
      if (i + 1 < steps.size()) stage.type("");
      go_on_if_asked();
      continue;
    }
    const auto type = stage.transcript.rfind("Type ");
    ASSERT_NE(type, std::string::npos);
    const std::string typed = stage.transcript.substr(type + 5, stage.transcript.find(".\n", type) - type - 5);
    stage.type(typed);
    ASSERT_TRUE(make_sent_move()) << number << " says: type " << typed;
  }
  EXPECT_TRUE(stage.client.profile().acquaintance(kind_).known);
}

/// Each reason is for a move that can be made at its step, and has all its cards filled in.
TEST_P(Learning, GivesItsReasonsForMovesThatCanBeMade) {
  const auto& steps = client::find_lesson(kind_)->steps;
  const GameText* game = find_game_text(kind_);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (!steps[i].asks) {
      if (i + 1 < steps.size()) stage.type("");
      go_on_if_asked();
      continue;
    }
    for (const LessonReason& reason : game->lesson[i].reasons) {
      if (reason.typed.empty()) continue;
      const std::string typed{reason.typed};
      stage.type(typed);
      EXPECT_THAT(answer_to(typed), Not(HasSubstr("Not this one now."))) << typed;
      EXPECT_THAT(answer_to(typed), Not(HasSubstr("{"))) << typed;
      EXPECT_THAT(answer_to(typed), HasSubstr("Step " + std::to_string(i + 1))) << typed;
    }
    stage.type(std::string{game->lesson[i].typed});
    ASSERT_TRUE(make_sent_move());
  }
}

/// What to do is the last thing that is said, not something above the cards.
TEST_P(Learning, EndsWithWhatToType) {
  const auto& steps = client::find_lesson(kind_)->steps;
  const GameText* game = find_game_text(kind_);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const std::string last = stage.transcript.substr(stage.transcript.rfind('\n', stage.transcript.size() - 2) + 1);
    EXPECT_THAT(last, testing::AnyOf(HasSubstr("Type "), HasSubstr("Enter goes on."), HasSubstr("That is the game.")));
    if (!steps[i].asks) {
      if (i + 1 < steps.size()) stage.type("");
      go_on_if_asked();
      continue;
    }
    stage.type(std::string{game->lesson[i].typed});
    ASSERT_TRUE(make_sent_move());
  }
}

INSTANTIATE_TEST_SUITE_P(Kinds, Learning, testing::Values("lucky-thirteen", "pasur", "thrones", "pinochle"),
                         [](const auto& kind) {
                           std::string name = kind.param;
                           std::erase(name, '-');
                           return name;
                         });

class LearningLuckyThirteen : public Learning {
 protected:
  LearningLuckyThirteen() : Learning{"lucky-thirteen"} {}
};

TEST_F(LearningLuckyThirteen, SaysWhyAnotherCardIsNotTheOne) {
  stage.type("");
  stage.type("");
  stage.requests.clear();
  stage.type("8s");
  EXPECT_TRUE(stage.requests.empty());
  EXPECT_THAT(answer_to("8s"), HasSubstr("8♠ makes 13 with 5♠, so keep it."));
}

TEST_F(LearningLuckyThirteen, OffersNothingThatBelongsToARealGame) {
  stage.type("help");
  for (const char* command : {"open", "export", "undo", "ok:", "limit", "remove", "break", "mute"})
    EXPECT_THAT(answer_to("help"), Not(HasSubstr(command)));
  EXPECT_THAT(answer_to("help"), HasSubstr("skip"));
  stage.type("");
  stage.type("");
  stage.requests.clear();
  for (const char* line : {"open", "close", "forth", "export game.log", "undo", "ok", "kind pasur", "break", "again"}) {
    stage.type(line);
    EXPECT_TRUE(stage.requests.empty()) << line;
    EXPECT_THAT(answer_to(line), HasSubstr("not part of a first hand")) << line;
  }
  stage.type("hint");
  EXPECT_TRUE(stage.requests.empty());
  EXPECT_THAT(answer_to("hint"), HasSubstr("Step 3 of 6."));
}

TEST_F(LearningLuckyThirteen, GoesBackAndIsTakenUpAgain) {
  stage.type("");
  stage.type("back");
  EXPECT_THAT(stage.transcript.substr(stage.transcript.rfind("> back")), HasSubstr("Step 1 of 6."));
  stage.type("next");
  EXPECT_EQ(stage.client.profile().acquaintance("lucky-thirteen").step, 1U);
}

TEST_F(LearningLuckyThirteen, DoesNotWarnOfItsDeal) {
  EXPECT_THAT(stage.said(), Not(HasSubstr("not a fair deal")));
}

TEST_F(LearningLuckyThirteen, IsLeftWithoutAQuestion) {
  stage.type("skip");
  stage.answer_done();
  EXPECT_EQ(stage.count<EndOwnTable>(), 1);
  EXPECT_FALSE(stage.client.table());
}

class LearningPinochle : public Learning {
 protected:
  LearningPinochle() : Learning{"pinochle"} {}
};

TEST_F(LearningPinochle, SaysWhatATrumpAndATrickAreWhenItFirstNamesThem) {
  EXPECT_THAT(stage.said(), HasSubstr("if spades are trump, the suit that beats all others."));
  stage.type("");
  stage.type("");
  EXPECT_THAT(stage.said(), HasSubstr("tricks bring more: each of you plays a card, and the better one wins both."));
}

}  // namespace
}  // namespace cardroom::terminal
