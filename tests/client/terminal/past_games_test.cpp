// The games of a person who is at home: listed, found, counted, deleted, and replayed.
#include "tests/client/archive/past_games.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/replay/replay.h"
#include "common/record/record_file.h"
#include "tests/client/terminal/canned_table.h"
#include "tests/client/terminal/terminal_stage.h"
#include "tests/support/random_record.h"

namespace cardroom::terminal {
namespace {

using namespace std::chrono_literals;
using cardroom::testing::bot;
using cardroom::testing::past_game;
using cardroom::testing::person;
using ::testing::HasSubstr;
using ::testing::Not;

class PastGamesAtHome : public ::testing::Test {
 protected:
  PastGamesAtHome() { stage.start(); }

  /// What is printed in answer to a line.
  std::string typed(const std::string& line) {
    stage.transcript.clear();
    stage.type(line);
    const auto& last = stage.performed;
    if (!last.empty() && std::holds_alternative<ListGames>(last.back()) && lists_) stage.step(GamesListed{games});
    return stage.said();
  }

  /// Makes these Kari's games, newest first: each was played at 21:05, a day before the previous one.
  void have(std::vector<client::PastGame> kept) {
    int days = 0;
    for (client::PastGame& game : kept) {
      game.file = "game" + std::to_string(days + 1);
      const client::Minute when = client::Minute{TerminalStage::kToday} - std::chrono::days{days++} + 21h + 5min;
      game.when = std::chrono::system_clock::time_point{when.time_since_epoch()};
      games.push_back({std::move(game), when});
    }
  }

  TerminalStage stage;
  std::vector<DatedGame> games;
  bool lists_ = true;
};

TEST_F(PastGamesAtHome, AreListedWithTheirEndingsTheNewestFirst) {
  client::PastGame watched = past_game(0, "thrones", {46, 38, 46, 38}, {person("Ola"), person("Per"), bot({})});
  watched.seat.reset();
  have({past_game(0, "pasur", {64, 51, 20}, {person("Selma"), bot(BotType::clever)}),
        past_game(0, "pinochle", {141, 268}, {person("Selma")}), std::move(watched)});
  const std::string said = typed("games");
  EXPECT_THAT(said, HasSubstr("1  Pasur with Selma and a bot: won with 64. Today, 21:05, 5 minutes."));
  EXPECT_THAT(said, HasSubstr("2  Pinochle with Selma: lost, 141 to 268. Yesterday, 21:05, 5 minutes."));
  EXPECT_THAT(said, HasSubstr("3  Game of Thrones by Maren, Ola, Per and a bot: watched, 46 to 38. Tuesday,"));
}

TEST_F(PastGamesAtHome, AreFoundByNameGameAndDay) {
  have({past_game(0, "pasur", {64, 51}, {person("Selma")}), past_game(0, "pasur", {64, 51}, {person("Jonas")})});
  EXPECT_THAT(typed("games selma"), AllOf(HasSubstr("with Selma"), Not(HasSubstr("Jonas"))));
  EXPECT_THAT(typed("games pasur yesterday"), AllOf(HasSubstr("1  Pasur with Jonas"), Not(HasSubstr("Selma"))));
  EXPECT_THAT(typed("games 25 november"), HasSubstr("1  Pasur with Jonas"));
  EXPECT_THAT(typed("games nobody"), HasSubstr("No game matches."));
}

TEST_F(PastGamesAtHome, AreShownTenAtATime) {
  have(std::vector<client::PastGame>(12, past_game(0, "pasur", {64, 51}, {person("Selma")})));
  EXPECT_THAT(typed("games"), AllOf(HasSubstr("10  Pasur"), Not(HasSubstr("11  ")), HasSubstr("more: 2 older ones.")));
  EXPECT_THAT(typed("more"), AllOf(HasSubstr("12  Pasur"), Not(HasSubstr("more:"))));
  EXPECT_THAT(typed("more"), HasSubstr("Those were all of them."));
}

TEST_F(PastGamesAtHome, AreCounted) {
  have({past_game(0, "pasur", {64, 51}, {person("Selma")}), past_game(0, "pasur", {10, 62}, {bot(BotType::clever)}),
        past_game(0, "pasur", {63, 51}, {person("Selma")}), past_game(0, "pasur", {63, 51}, {person("Selma")}),
        past_game(0, "pasur", {62, 51}, {person("Selma")})});
  EXPECT_EQ(typed("stats pasur"),
            "> stats pasur Pasur: 5 games since 22 November, 4 won (80 of 100). Points: 52.4 on average, 63.0 in the "
            "games won; best 64, today. Won in a row: 1 now, 3 at most. The last 5 games: 4 won. Won against bots: "
            "clever 0 of 1. Won with people: Selma 4 of 4. ");
  EXPECT_THAT(typed("stats thrones"), HasSubstr("You have not played Game of Thrones to the end yet."));
  EXPECT_THAT(typed("stats"), AllOf(HasSubstr("Pasur: 5 games"), Not(HasSubstr("Thrones"))));
  EXPECT_THAT(typed("stats chess"), Not(HasSubstr("won")));
}

TEST_F(PastGamesAtHome, SayThatThereAreNone) {
  EXPECT_THAT(typed("games"), HasSubstr("No games yet."));
  EXPECT_THAT(typed("stats"), HasSubstr("You have not played a game to the end yet."));
  EXPECT_THAT(typed("watch 1"), HasSubstr("Which game?"));
  EXPECT_EQ(stage.count<ReadGame>(), 0);
}

TEST_F(PastGamesAtHome, KeepTheirNumbersWhileThePersonReads) {
  have({past_game(0, "pasur", {64, 51}, {person("Selma")}), past_game(0, "pinochle", {64, 51}, {person("Selma")})});
  typed("games pinochle");
  typed("watch 1");
  ASSERT_EQ(stage.count<ReadGame>(), 1);
  EXPECT_EQ(std::get<ReadGame>(stage.performed.back()).path, "game2");
  EXPECT_EQ(std::get<ReadGame>(stage.performed.back()).seat, 0U) << "Kari's own seat";
  EXPECT_THAT(typed("watch 2"), HasSubstr("There is no game with that number."));
}

TEST_F(PastGamesAtHome, AreReviewedByTheirNumbers) {
  have({past_game(1, "lucky-thirteen", {64, 51, 3, 4}, {person("Selma"), bot({}), bot({})})});
  typed("review 1");
  ASSERT_EQ(stage.count<ReadGame>(), 1);
  const auto record = cardroom::testing::random_record("lucky-thirteen", 1).record;
  stage.step(GameRead{"game1", make_record(record, cardroom::testing::test_signer()).value(), {}, 1});
  EXPECT_THAT(stage.said(), HasSubstr("Expert looks at your 4 moves."));
  EXPECT_EQ(stage.count<JudgeMoves>(), 1);
}

TEST_F(PastGamesAtHome, AreDeletedOnlyIfThePersonAgrees) {
  have({past_game(0, "pasur", {64, 51}, {person("Selma")})});
  typed("games");
  EXPECT_THAT(typed("delete 1"), HasSubstr("Delete this game?"));
  typed("no");
  EXPECT_EQ(stage.count<DeleteGame>(), 0);
  typed("delete 1");
  typed("yes");
  ASSERT_EQ(stage.count<DeleteGame>(), 1);
  stage.step(GameDeleted{});
  EXPECT_THAT(stage.said(), HasSubstr("The game is deleted."));
  EXPECT_THAT(typed("watch 1"), HasSubstr("1")) << "the list is read again";
}

class GameShownAgain : public ::testing::TestWithParam<cardroom::testing::RecordedKind> {
 protected:
  GameShownAgain() { stage.start(); }

  /// `seat`: the person's, if it was their game.
  void show(std::uint64_t seed = 1, std::optional<std::uint32_t> seat = {}) {
    record = cardroom::testing::random_record(GetParam().kind, seed, GetParam().seats, GetParam().rules).record;
    file = make_record(record, cardroom::testing::test_signer()).value();
    stage.step(GameRead{"game.cardroom", file, {}, seat});
    for (const RecordedDeal& deal : record.deals)
      last += deal.moves.size() + 1;
    --last;
  }
  std::string typed(const std::string& line) {
    stage.transcript.clear();
    stage.type(line);
    return stage.transcript.substr(("> " + line + "\n").size());
  }

  TerminalStage stage;
  GameRecord record;
  std::string file;
  std::size_t last = 0;  ///< The number of the last moment.
};

TEST_P(GameShownAgain, TellsEachMoveAndTheTableAsIfOneHadGoneThere) {
  show();
  std::vector<std::string> tables{typed("table")};
  for (std::size_t move = 1; move <= last; ++move) {
    EXPECT_NE(typed(""), "") << move;
    tables.push_back(typed("table"));
  }
  EXPECT_THAT(typed(""), HasSubstr("That was the last move."));
  for (std::size_t move = 0; move <= last; move += 1 + last / 9)
    EXPECT_THAT(typed("to " + std::to_string(move)), HasSubstr(tables[move])) << move;
}

TEST_P(GameShownAgain, EndsWithItsResult) {
  show();
  EXPECT_THAT(typed("end"), AllOf(HasSubstr("The game is over."), HasSubstr(" win"),
                                  HasSubstr("move " + std::to_string(last) + " of")));
  EXPECT_THAT(typed("back"), AllOf(Not(HasSubstr("The game is over.")), HasSubstr("move " + std::to_string(last - 1))));
}

TEST_P(GameShownAgain, IsSeenAsOneSeatSawIt) {
  show();
  typed("to 1");
  const std::string all = typed("table");
  EXPECT_THAT(all, HasSubstr(" holds "));
  EXPECT_THAT(typed("as 2"), AllOf(HasSubstr("You see what "), Not(HasSubstr(" holds "))));
  EXPECT_THAT(typed("all"), HasSubstr(all));
  EXPECT_THAT(typed("as Zebedee"), HasSubstr("Nobody of that name played."));
}

TEST_P(GameShownAgain, OfThePersonIsSeenFromTheirSeat) {
  show(1, 1);
  const std::string all = typed("to 1");
  EXPECT_THAT(all, HasSubstr("Your hand: "));
  EXPECT_THAT(all, HasSubstr(" holds ")) << "the other hands lie open, too";
  EXPECT_THAT(typed("end"), HasSubstr("The game is over."));
  EXPECT_THAT(typed("log"), ::testing::ContainsRegex("You |you "));
  typed("to 1");
  EXPECT_THAT(typed("as me"),
              AllOf(HasSubstr("You see what you saw"), HasSubstr("Your hand: "), Not(HasSubstr(" holds "))));
  EXPECT_THAT(typed("as 1"), Not(HasSubstr("what you saw")));
}

TEST_P(GameShownAgain, OfOthersIsNobodysOwn) {
  show();
  EXPECT_THAT(typed("to 1"), Not(HasSubstr("Your hand: ")));
  EXPECT_THAT(typed("as me"), HasSubstr("Nobody of that name played."));
}

TEST_P(GameShownAgain, GoesToThePartsAndMarksThatItLists) {
  show();
  const std::string marks = typed("marks");
  if (marks.find("mark and a number") != std::string::npos) {
    const std::size_t at = marks.find("move ") + 5;
    const std::string move = marks.substr(at, marks.find(':', at) - at);
    EXPECT_THAT(typed("mark 1"), HasSubstr("move " + move + " of "));
  }
  EXPECT_THAT(typed("mark 0"), HasSubstr("Which one?"));
  const std::string end = typed("end");
  const std::string part = end.substr(0, end.find(','));
  EXPECT_THAT(typed(part), HasSubstr(part + ", move "));
  EXPECT_THAT(typed("chapter of horrors"), HasSubstr("Not understood."));
}

TEST_P(GameShownAgain, PlaysByItselfUntilItIsStopped) {
  show();
  typed("play 8");
  stage.wait(2s);
  const std::string stopped = typed("");
  EXPECT_THAT(stopped, HasSubstr("Stopped. "));
  EXPECT_THAT(stopped, Not(HasSubstr("move 0 of")));
  stage.transcript.clear();
  stage.wait(60s);
  EXPECT_EQ(stage.transcript, "");
  typed("play 8");
  stage.wait(std::chrono::seconds{last});
  EXPECT_THAT(stage.transcript, HasSubstr("The game is over."));
  EXPECT_THAT(typed("play 9"), HasSubstr("How fast?"));
}

TEST_P(GameShownAgain, PlaysAtThePaceOfReplays) {
  show();
  const std::chrono::milliseconds first{client::Replay::open(file)->time_of(0)};
  typed("play 2");
  stage.transcript.clear();
  stage.wait(first / 2 - 1ms);
  EXPECT_EQ(stage.transcript, "");
  stage.wait(1ms);
  EXPECT_NE(stage.transcript, "");
}

TEST_P(GameShownAgain, IsSavedAndLoggedAndChecked) {
  show();
  typed("save copy.cardroom");
  ASSERT_TRUE(std::holds_alternative<SaveFile>(stage.performed.back()));
  EXPECT_EQ(std::get<SaveFile>(stage.performed.back()).text, file);
  typed("log game.log");
  EXPECT_EQ(std::get<SaveFile>(stage.performed.back()).text, log_of_record(record));
  EXPECT_THAT(typed("save"), HasSubstr("Under which name?"));
  EXPECT_THAT(typed("fair"), HasSubstr("Checked: "));
}

TEST_P(GameShownAgain, IsLeftForHome) {
  show();
  EXPECT_THAT(typed("done"), HasSubstr("You are at home."));
  EXPECT_THAT(typed("table"), HasSubstr("Not understood."));
}

/// The last request to judge moves.
const JudgeMoves& asked_to_judge(const TerminalStage& stage) {
  const JudgeMoves* found = nullptr;
  for (const Output& output : stage.performed)
    if (const auto* judge = std::get_if<JudgeMoves>(&output)) found = judge;
  return *found;
}

TEST_P(GameShownAgain, IsReviewed) {
  show(1, 1);
  EXPECT_THAT(typed("costly"), HasSubstr("Nothing has been reviewed."));
  EXPECT_THAT(typed("review"), HasSubstr("Expert looks at your "));
  const JudgeMoves judge = asked_to_judge(stage);
  ASSERT_GE(judge.questions.size(), 2U);
  stage.transcript.clear();
  client::Opinion first = judge.questions.front().answer();
  first.judged = {.cost = 412, .uncertainty = 40, .chance_before = 5810, .chance_after = 4890};
  for (std::size_t i = 0; i < judge.questions.size(); ++i) {
    client::Opinion opinion = i == 0 ? first : client::Opinion{.moment = first.moment + i};
    stage.step(MoveJudged{judge.review - 1, opinion});  // Of an earlier review: ignored.
    stage.step(MoveJudged{judge.review, opinion});
  }
  const std::string move = "move " + std::to_string(first.moment);
  EXPECT_THAT(stage.said(), AllOf(HasSubstr("One of your moves cost 4.1 points."), HasSubstr(move + ": 4.1 points.")));
  EXPECT_THAT(typed("review"), HasSubstr("One of your moves cost 4.1 points."));
  const std::string shown = typed("costly 1");
  EXPECT_THAT(shown, AllOf(HasSubstr("move " + std::to_string(first.moment - 1) + " of"), HasSubstr("Played:\n  You"),
                           HasSubstr("Expert: "), HasSubstr("It cost 4.1 points. Chance to win: 58 in 100 before,")));
  EXPECT_THAT(shown, Not(HasSubstr(" holds "))) << "only what the player saw";
  EXPECT_THAT(typed("costly"), HasSubstr("It cost 4.1 points.")) << "after the last one, the first";
  EXPECT_THAT(typed("costly 2"), HasSubstr("costly shows it."));
}

TEST_P(GameShownAgain, IsReviewedWithoutAReasonOrAChanceThatTellsNothing) {
  show(1, 1);
  typed("review");
  const JudgeMoves judge = asked_to_judge(stage);
  client::Opinion opinion = judge.questions.front().answer();
  opinion.judged = {.cost = 412, .uncertainty = 40, .chance_before = 5810, .chance_after = 5750};
  opinion.better.clear_reason();
  stage.step(MoveJudged{judge.review, opinion});
  std::string shown = typed("costly 1");
  std::ranges::replace(shown, '\n', ' ');  // The screen's width breaks lines anywhere.
  EXPECT_THAT(shown, AllOf(HasSubstr("Looking further ahead, expert expects more from it."),
                           HasSubstr("It cost 4.1 points."), Not(HasSubstr("Chance to win"))));
}

TEST_P(GameShownAgain, CanBeReviewedForOthersAndStopped) {
  show();
  EXPECT_THAT(typed("review"), HasSubstr("Whose moves?"));
  EXPECT_THAT(typed("review 2"), HasSubstr("Expert looks at "));
  const JudgeMoves judge = asked_to_judge(stage);
  EXPECT_THAT(typed("stop"), HasSubstr("Stopped. Looked at 0 of " + std::to_string(judge.questions.size())));
  EXPECT_EQ(stage.count<StopJudging>(), 1);
  stage.transcript.clear();
  stage.step(MoveJudged{judge.review, {.moment = 1, .judged = {.cost = 900}}});
  EXPECT_EQ(stage.transcript, "") << "too late";
  EXPECT_THAT(typed("costly"), AllOf(HasSubstr("Looked at 0 of "), Not(HasSubstr("mistake."))));
  EXPECT_THAT(typed("review 2"), HasSubstr("Expert looks at ")) << "from the beginning";
  EXPECT_GT(asked_to_judge(stage).review, judge.review);
  typed("review 1");
  typed("done");
  EXPECT_EQ(stage.count<StopJudging>(), 2);
}

OwnServer own_table_server() {
  return {.port = 7399, .key = TerminalStage::key(1), .started_by_us = true, .addresses = {}, .pid = 4712};
}

TEST_P(GameShownAgain, IsPlayedOnAndShownAgainAfterwards) {
  show(1, 1);
  typed("to 2");
  EXPECT_THAT(typed("play on"), HasSubstr("Dealing these cards again"));
  ASSERT_EQ(stage.count<StartOwnTable>(), 1);
  const OwnTableWords words = std::get<StartOwnTable>(stage.performed.back()).words;
  EXPECT_EQ(std::get<PositionWords>(words), (PositionWords{.file = "game.cardroom", .seat = 1, .moment = 2}));
  EXPECT_THAT(typed("table"), HasSubstr("move 2 of")) << "until the table is there";
  stage.step(OwnTableReady{own_table_server()});
  stage.connect();
  session::v1::ServerMessage list;
  list.mutable_table_list()->add_tables()->set_table_id("0123456789abcdef");
  stage.answer(list);
  session::v1::ServerMessage joined;
  joined.mutable_joined_table();
  stage.answer(joined);
  stage.from_server(CannedTable{std::uint8_t{0}}.message());
  EXPECT_THAT(typed("help"), HasSubstr("leave")) << "what is typed is for the table";
  typed("leave");
  stage.type("yes");
  stage.answer_done();
  EXPECT_EQ(stage.count<EndOwnTable>(), 1);
  EXPECT_THAT(stage.said(), AllOf(HasSubstr("Back in the replay."), HasSubstr("move 2 of")));
  EXPECT_THAT(typed("back"), HasSubstr("move 1 of"));
}

TEST_P(GameShownAgain, StaysOpenIfItCannotBePlayedOn) {
  show();
  typed("play on");
  const OwnTableWords words = std::get<StartOwnTable>(stage.performed.back()).words;
  const Seat first = record.deals.front().moves.front().seat;
  EXPECT_EQ(std::get<PositionWords>(words).seat, first.index) << "nobody's own game: who is to move";
  stage.step(OwnTableFailed{"no server"});
  EXPECT_THAT(stage.said(), HasSubstr("These cards could not be dealt again: no server"));
  EXPECT_THAT(typed("table"), HasSubstr("move 0 of"));
  typed("end");
  EXPECT_THAT(typed("play on"), HasSubstr("The game is over here."));
  EXPECT_EQ(stage.count<StartOwnTable>(), 1);
  typed("start");
  typed("play on");
  typed("done");
  stage.step(OwnTableReady{own_table_server()});
  EXPECT_EQ(stage.count<EndOwnTable>(), 1) << "the person went home meanwhile";
}

INSTANTIATE_TEST_SUITE_P(Kinds, GameShownAgain, ::testing::ValuesIn(cardroom::testing::recorded_kinds()),
                         [](const auto& kind) { return kind.param.name; });

TEST(GameFile, ThatCannotBeShownIsSaidToBe) {
  TerminalStage stage;
  stage.start();
  stage.step(GameRead{"notes.txt", "Buy milk.\n", {}});
  EXPECT_THAT(stage.said(), HasSubstr("notes.txt cannot be shown: "));
  stage.step(GameRead{"gone", {}, "No such file"});
  EXPECT_THAT(stage.said(), HasSubstr("gone cannot be shown: No such file"));
}

TEST(GameFile, OfTheCommandLineIsShownAtOnce) {
  TerminalStage stage{{.record = "evening.cardroom"}};
  stage.start();
  ASSERT_EQ(stage.count<ReadGame>(), 1);
}

}  // namespace
}  // namespace cardroom::terminal
