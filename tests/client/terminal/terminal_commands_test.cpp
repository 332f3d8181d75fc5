// The requests that typed commands send.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/terminal/evening_text.h"
#include "tests/client/terminal/at_own_table.h"

namespace cardroom::terminal {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

struct Typing {
  const char* line;
  const char* request;
};

TEST(TerminalCommands, SendTheirRequests) {
  const Typing typings[]{
      {"SEAT 4 basic", "set_seat { seat: 3 plan { bot { type: BOT_TYPE_BASIC pace_ms: 1000 } } }"},
      {"again", "ready { }"},
      {"go", "go_on { }"},
      {"take", "take_my_seat { }"},
      {"take 3", "take_seat { seat: 2 }"},
      {"leave", "leave_table { }"},
      {"react clap", "say { reaction: REACTION_CLAP }"},
      {"react Thinking", "say { reaction: REACTION_THINKING }"},
  };
  for (const auto& [line, request] : typings) {
    AtOwnTable at;
    at.stage.type(line);
    ASSERT_THAT(at.stage.requests, SizeIs(1)) << line;
    at.stage.requests[0].clear_request_id();
    EXPECT_EQ(at.stage.requests[0].ShortDebugString(), request);
  }
}

TEST(TerminalCommands, OpenHandsAreForSomebodyAlone) {
  AtOwnTable at;
  for (const char* line : {"open", "close", "back", "forth", "export game.log"})
    at.stage.type(line);
  EXPECT_THAT(at.stage.requests, SizeIs(0));
  EXPECT_THAT(at.stage.transcript, HasSubstr("Hands can only be opened by somebody who is alone at a private table."));
  EXPECT_THAT(at.stage.transcript, HasSubstr("That needs open hands. Type open."));
}

TEST(TerminalCommands, AGameWithOpenHandsIsSteppedThrough) {
  AtOwnTable at;
  const auto sent = [&] {
    at.stage.requests.back().clear_request_id();
    const std::string request = at.stage.requests.back().ShortDebugString();
    at.stage.answer_done();
    return request;
  };
  at.table.begin(0);
  at.table.update.mutable_open_hands();
  at.stage.from_server(at.table.message());
  at.stage.type("open");
  EXPECT_EQ(sent(), "open_hands { open: true }");
  at.table.open_hands();
  at.table.update.mutable_open_hands()->set_back(1);
  at.table.update.mutable_open_hands()->set_forth(1);
  at.stage.from_server(at.table.message());
  at.stage.type("back");
  EXPECT_EQ(sent(), "step { }");
  at.stage.type("forward");
  EXPECT_EQ(sent(), "step { forth: true }");
  at.stage.type("close");
  EXPECT_EQ(sent(), "open_hands { }");
  EXPECT_THAT(at.stage.said(), HasSubstr("Hands are open."));
}

TEST(TerminalCommands, TheLogOfAGameBecomesAFile) {
  AtOwnTable at;
  at.table.begin(0);
  at.table.open_hands();
  at.stage.from_server(at.table.message());
  at.stage.type("export");
  EXPECT_THAT(at.stage.transcript, HasSubstr("Into which file?"));
  at.stage.type("export My game.log");
  ASSERT_THAT(at.stage.requests, SizeIs(1));
  EXPECT_TRUE(at.stage.requests[0].has_export_log());
  session::v1::ServerMessage part;
  part.mutable_game_log()->set_text("Round1:");
  part.mutable_game_log()->set_size(9);
  at.stage.answer(part);
  ASSERT_THAT(at.stage.requests, SizeIs(2));
  EXPECT_EQ(at.stage.requests[1].export_log().from(), 7U);
  part.mutable_game_log()->set_text("P0");
  at.stage.answer(part);
  ASSERT_EQ(at.stage.count<SaveFile>(), 1);
  const auto& file = std::get<SaveFile>(at.stage.performed.back());
  EXPECT_EQ(file.path, "My game.log");
  EXPECT_EQ(file.text, "Round1:P0");
  at.stage.step(FileSaved{file.path, {}});
  EXPECT_THAT(at.stage.transcript, HasSubstr("The game was saved as My game.log."));
  at.stage.step(FileSaved{file.path, "File exists"});
  EXPECT_THAT(at.stage.transcript, HasSubstr("My game.log was not written: File exists"));
}

TEST(TerminalCommands, APictureIsChosenAtTheTableAndAtHome) {
  AtOwnTable at;
  at.stage.type("picture Fox");
  ASSERT_THAT(at.stage.requests, SizeIs(1));
  EXPECT_EQ(at.stage.requests[0].set_picture().picture(), table::v1::PICTURE_FOX);
  EXPECT_THAT(at.stage.transcript, HasSubstr("Your picture is now the fox."));
  TerminalStage stage;
  stage.start();
  stage.type("picture");
  EXPECT_THAT(stage.transcript, HasSubstr("Type picture and one of these: fox, owl, cat, "));
  stage.type("picture unicorn");
  stage.type("picture fox owl");
  stage.type("picture owl");
  EXPECT_THAT(stage.transcript, HasSubstr("Your picture is now the owl."));
  EXPECT_THAT(stage.transcript, Not(HasSubstr("is now the fox")));
  stage.type("picture none");
  EXPECT_THAT(stage.transcript, HasSubstr("Your picture is now the initial."));
}

TEST(TerminalCommands, InvitingAsksBeforeAPrivateTableIsOpened) {
  AtOwnTable at;
  at.table.update.mutable_settings()->set_private_table(true);
  at.stage.from_server(at.table.message());
  at.stage.transcript.clear();
  at.stage.type("invite");
  EXPECT_THAT(at.stage.transcript, HasSubstr("Open this table to your network?"));
  EXPECT_THAT(at.stage.transcript, Not(HasSubstr("cardroom://")));
  at.stage.type("no");
  EXPECT_THAT(at.stage.requests, SizeIs(0));
  at.stage.type("invite");
  at.stage.type("yes");
  ASSERT_THAT(at.stage.requests, SizeIs(1));
  at.stage.requests[0].clear_request_id();
  EXPECT_EQ(at.stage.requests[0].ShortDebugString(), "change_settings { private_table: false }");
  at.table.update.mutable_settings()->clear_private_table();
  at.stage.from_server(at.table.message());
  EXPECT_THAT(at.stage.transcript, HasSubstr("This table is open to your network now."));
  at.stage.type("invite");
  EXPECT_THAT(at.stage.transcript, HasSubstr("cardroom://"));
}

TEST(TerminalCommands, AHostSaysHowAGameWithVariantsIsPlayed) {
  TerminalStage stage;
  stage.start();
  for (const char* typed : {"host pinochle", "", "wild", "cut plain", "open", "none", "", ""})
    stage.type(typed);
  EXPECT_THAT(stage.transcript, HasSubstr("How is it played? cut-throat: "));
  EXPECT_THAT(stage.transcript, HasSubstr("Type cut-throat or plain-melds, or none."));
  stage.step(ServerReady{started_server()});
  stage.connect();
  ASSERT_THAT(stage.requests, SizeIs(1));
  EXPECT_EQ(stage.requests[0].create_table().rules().ShortDebugString(),
            "pinochle { additional_melds: false cutthroat: true }");
}

TEST(TerminalCommands, AHostSaysNumbersOfTheRules) {
  TerminalStage stage;
  stage.start();
  for (const char* typed : {"host pasur", "", "2", "target", "target=31 most", "open", "none", "", ""})
    stage.type(typed);
  EXPECT_THAT(stage.transcript,
              HasSubstr("clubs_needed=NUMBER: clubs_needed, clubs_points, ten_diamonds, two_clubs, ace,"));
  stage.step(ServerReady{started_server()});
  stage.connect();
  ASSERT_THAT(stage.requests, SizeIs(1));
  EXPECT_EQ(stage.requests[0].create_table().rules().ShortDebugString(),
            "pasur { clubs_rule: CLUBS_RULE_MOST target: 31 }");
}

TEST(TerminalCommands, AVariantInTheCommandIsNotAskedFor) {
  for (const char* command : {"host pinochle cut-throat", "play pinochle cut-throat"}) {
    TerminalStage stage;
    stage.start();
    for (const char* typed : {command, "", "open", "none", "", ""})
      stage.type(typed);
    EXPECT_THAT(stage.transcript, Not(HasSubstr("How is it played?"))) << command;
    stage.step(ServerReady{started_server()});
    stage.connect();
    ASSERT_THAT(stage.requests, SizeIs(1)) << command;
    EXPECT_TRUE(stage.requests[0].create_table().rules().pinochle().cutthroat()) << command;
  }
}

bool typing_is_hidden(const TerminalStage& stage) {
  bool hidden = false;
  for (const Output& output : stage.performed) {
    if (const auto* hide = std::get_if<HideTyping>(&output)) hidden = hide->on;
  }
  return hidden;
}

TEST(TerminalCommands, APasswordIsTypedHidden) {
  AtOwnTable at;
  at.stage.type("password");
  EXPECT_TRUE(typing_is_hidden(at.stage));
  EXPECT_THAT(at.stage.requests, SizeIs(0));
  at.stage.type("open sesame");
  EXPECT_FALSE(typing_is_hidden(at.stage));
  EXPECT_EQ(at.stage.requests.at(0).change_settings().password(), "open sesame");
}

TEST(TerminalCommands, TypingIsShownAgainWhenTheProgramEndsAtAPassword) {
  AtOwnTable at;
  at.stage.type("password");
  at.stage.step(Interrupted{});
  EXPECT_FALSE(typing_is_hidden(at.stage));
  EXPECT_EQ(at.stage.count<Quit>(), 1);
}

TEST(TerminalCommands, PasswordsOfHostsAndGuestsAreTypedHidden) {
  TerminalStage stage;
  stage.start();
  for (const char* typed : {"host lucky", "", "open", "open", "open", "none"})
    stage.type(typed);
  EXPECT_TRUE(typing_is_hidden(stage));
  stage.type("secret");
  EXPECT_FALSE(typing_is_hidden(stage));
  TerminalStage joining{{.kind = Launch::Kind::join, .target = client::Invitation{{"den"}, std::string(16, 't'), {}}}};
  joining.start();
  joining.connect();
  joining.refuse(session::v1::REFUSAL_REASON_WRONG_PASSWORD);
  EXPECT_TRUE(typing_is_hidden(joining));
}

TEST(TerminalCommands, TheOwnerGivesASeatToASpectator) {
  AtOwnTable at;
  session::v1::ServerMessage message;
  message.mutable_watchers()->set_table_id(at.table.update.table_id());
  message.mutable_watchers()->add_names("Ola 2");
  at.stage.from_server(message);
  at.stage.type("give 2 Ola 2");
  ASSERT_EQ(at.stage.requests.back().give_seat().name(), "Ola 2");
  at.stage.refuse(session::v1::REFUSAL_REASON_NO_SUCH_PERSON);
  EXPECT_THAT(at.stage.transcript, HasSubstr("Nobody of that name is here without a seat."));
}

TEST(TerminalCommands, TheEveningIsListedByPersonAndKind) {
  AtOwnTable at;
  at.stage.type("evening");
  EXPECT_THAT(at.stage.transcript, HasSubstr("No game is over yet."));
  const auto add = [&](const std::string& name, bool here, std::uint32_t won, int points) {
    auto& standing = *at.table.update.add_evening();
    standing.set_name(name);
    standing.set_here(here);
    for (const char* kind : {"pasur", "thrones"}) {
      auto& games = *standing.add_kinds();
      games.set_kind(kind);
      games.set_games(2);
      games.set_won(won);
      games.set_points(points);
    }
  };
  add("Kari", true, 1, 62);
  add("Ola", true, 2, 1);
  add("Iris", false, 0, -3);
  at.stage.from_server(at.table.message());
  at.stage.type("evening");
  EXPECT_THAT(at.stage.transcript, HasSubstr("What everybody has won at this table:\n  Ola: 4 of 4 games won."));
  EXPECT_EQ(
      evening_table(at.table.update),
      (Lines{"What everybody has won at this table:",
             "  Ola: 4 of 4 games won. Pasur 2 of 2, 1 point; Game of Thrones 2 of 2, 1 point.",
             "  You: 2 of 4 games won. Pasur 1 of 2, 62 points; Game of Thrones 1 of 2, 62 points.",
             "  Iris, no longer here: 0 of 4 games won. Pasur 0 of 2, -3 points; Game of Thrones 0 of 2, -3 points."}));
}

/// A server of another version may offer a game that this program does not know.
TEST(TerminalUnknownGame, IsExplainedForEveryCommand) {
  AtOwnTable at;
  at.table.begin(0);
  session::v1::ServerMessage message = at.table.message();
  message.mutable_table_update()->mutable_settings()->set_kind("whist");
  message.mutable_table_update()->mutable_seats(2)->mutable_bot()->set_type(static_cast<table::v1::BotType>(99));
  at.stage.from_server(message);
  EXPECT_THAT(at.stage.transcript, HasSubstr("The next game is whist."));
  EXPECT_THAT(at.stage.transcript, HasSubstr("Your turn. This program does not know this game"));
  at.stage.transcript.clear();
  for (const char* typed : {"rules", "hand", "moves", "log", "hint"}) {
    at.stage.transcript.clear();
    at.stage.type(typed);
    EXPECT_THAT(at.stage.transcript, HasSubstr("This program does not know this game")) << typed;
  }
  for (const char* typed : {"", "help", "scores", "seats", "7d", "1", "pass"})
    at.stage.type(typed);
  EXPECT_THAT(at.stage.transcript, HasSubstr("This program does not know this game"));
  EXPECT_THAT(at.stage.transcript, HasSubstr("Nora, bot, 1 second a move"));
  EXPECT_THAT(at.stage.requests, SizeIs(0));
}

TEST(TerminalKind, AnotherNumberOfSeatsIsToldSeatBySeat) {
  AtOwnTable at;
  at.table.update.mutable_seats()->RemoveLast();
  at.table.update.mutable_seats()->RemoveLast();
  at.stage.from_server(at.table.message());
  EXPECT_THAT(at.stage.transcript, HasSubstr("2 seats from now on."));
  at.table.update.add_seats();
  at.stage.from_server(at.table.message());
  EXPECT_THAT(at.stage.transcript, HasSubstr("3 seats from now on.\n  Seat 3  open\n"));
  at.stage.transcript.clear();
  at.table.update.mutable_seats()->RemoveLast();
  at.table.update.mutable_seats()->RemoveLast();
  at.stage.from_server(at.table.message());
  EXPECT_THAT(at.stage.transcript, HasSubstr("1 seat from now on. For Ola there is none."));
  at.stage.transcript.clear();
}

TEST(TerminalCommands, MalformedOnesSendNothing) {
  AtOwnTable at;
  for (const char* line : {"seat", "seat 9 open", "seat 2 tea", "fill wizard", "remove Per", "limit soon", "rename",
                           "watching perhaps", "kind", "kind whist", "take 7", "well"})
    at.stage.type(line);
  EXPECT_THAT(at.stage.requests, SizeIs(0));
}

TEST(TerminalCommands, EverybodyIsToldWhoGivesTheHints) {
  AtOwnTable at;
  at.table.update.mutable_settings()->set_hints_by_expert(true);
  at.stage.from_server(at.table.message());
  EXPECT_THAT(at.stage.transcript, HasSubstr("Hints come from an expert bot now."));
  at.stage.transcript.clear();
  at.stage.type("help");
  EXPECT_THAT(at.stage.transcript, HasSubstr("hint: what an expert bot would do in your place"));
  at.table.update.mutable_settings()->set_hints_by_expert(false);
  at.stage.from_server(at.table.message());
  EXPECT_THAT(at.stage.transcript, HasSubstr("Hints come from a clever bot now."));
  at.stage.transcript.clear();
}

}  // namespace
}  // namespace cardroom::terminal
