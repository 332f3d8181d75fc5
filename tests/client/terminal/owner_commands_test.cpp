#include "client/terminal/owner_commands.h"

#include <gtest/gtest.h>

#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

/// A table of Kari, Ola and two bots, watched by Per. Lise is promised a bot's seat from the next game on.
table::v1::TableUpdate table_of_four() {
  table::v1::TableUpdate update;
  update.add_seats()->mutable_person()->set_name("Kari");
  update.add_seats()->mutable_person()->set_name("Ola");
  update.add_seats()->mutable_bot();
  update.add_seats()->mutable_bot();
  update.mutable_seats(3)->set_next_name("Lise");
  update.add_waiting()->set_name("Iris and address");
  return update;
}

std::optional<OwnerCommand> read(const std::string& line) {
  std::vector<std::string> words = words_in(line);
  words[0] = lowered(words[0]);
  return read_owner_command(words, line, table_of_four(), std::vector<std::string>{"Per", "2"});
}

TEST(OwnerCommands, BecomeRequests) {
  const std::pair<const char*, const char*> commands[]{
      {"seat 3 open", "set_seat { seat: 2 plan { } }"},
      {"seat 3 bot random 0.5", "set_seat { seat: 2 plan { bot { type: BOT_TYPE_RANDOM pace_ms: 500 } } }"},
      {"SEAT 4 basic", "set_seat { seat: 3 plan { bot { type: BOT_TYPE_BASIC pace_ms: 1000 } } }"},
      {"fill", "fill_with_bots { bot { type: BOT_TYPE_CLEVER pace_ms: 1000 } }"},
      {"fill expert 2", "fill_with_bots { bot { type: BOT_TYPE_EXPERT pace_ms: 2000 } }"},
      {"start basic 0", "fill_with_bots { bot { type: BOT_TYPE_BASIC } }"},
      {"remove Ola", R"(remove_player { seat: 1 name: "Ola" })"},
      {"remove ola", R"(remove_player { seat: 1 name: "Ola" })"},
      {"remove Per", R"(remove_player { name: "Per" })"},
      {"remove Lise", R"(remove_player { name: "Lise" })"},
      {"remove 3", "remove_player { seat: 2 }"},
      {"remove 2", R"(remove_player { name: "2" })"},
      {"remove Ola and address", R"(remove_player { seat: 1 name: "Ola" address_too: true })"},
      {"remove Iris and address", R"(remove_player { name: "Iris and address" })"},
      {"removed", "list_removed { }"},
      {"give 2 Per", R"(give_seat { seat: 1 name: "Per" })"},
      {"give 2 per", R"(give_seat { seat: 1 name: "Per" })"},
      {"give 2 LISE", R"(give_seat { seat: 1 name: "Lise" })"},
      {"give 2 2", R"(give_seat { seat: 1 name: "2" })"},
      {"let Per Olsen in", R"(let_back { name: "Per Olsen" })"},
      {"let Back in", R"(let_back { name: "Back" })"},
      {"let back Per Olsen", R"(let_back { name: "Per Olsen" })"},
      {"limit 45", "change_settings { turn_limit_ms: 45000 }"},
      {"limit none", "change_settings { turn_limit_ms: 0 }"},
      {"password two words", R"(change_settings { password: "two words" })"},
      {"password none", R"(change_settings { password: "" })"},
      {"rename Friday", R"(change_settings { name: "Friday" })"},
      {"kind lucky-thirteen", R"(change_settings { kind: "lucky-thirteen" })"},
      {"kind Lucky", R"(change_settings { kind: "lucky-thirteen" })"},
      {"kind pasur 3",
       R"(change_settings { kind: "pasur" rules { pasur { clubs_rule: CLUBS_RULE_NEEDED } } seats: 3 })"},
      {"kind pinochle",
       R"(change_settings { kind: "pinochle" rules { pinochle { additional_melds: true cutthroat: false } } })"},
      {"kind pin cut",
       R"(change_settings { kind: "pinochle" rules { pinochle { additional_melds: true cutthroat: true } } })"},
      {"watching no", "change_settings { watching_allowed: false }"},
      {"hints expert", "change_settings { hints_by_expert: true }"},
      {"hints clever", "change_settings { hints_by_expert: false }"},
  };
  for (const auto& [line, request] : commands) {
    const auto command = read(line);
    ASSERT_TRUE(command) << line;
    EXPECT_EQ(command->wrong, std::nullopt) << line;
    EXPECT_FALSE(command->wants_password) << line;
    EXPECT_EQ(command->request.ShortDebugString(), request);
  }
}

TEST(OwnerCommands, AreCorrectedWithAnExample) {
  const std::pair<const char*, const char*> commands[]{
      {"seat", "Type for example: seat 3 open,"},
      {"seat 9 open", "Type for example: seat 3 open,"},
      {"seat 2 tea", "Type for example: seat 3"},
      {"fill wizard", "Fill with which bots?"},
      {"hints basic", "Type hints expert"},
      {"hints", "Type hints expert"},
      {"remove", "Remove whom?"},
      {"remove Eva", "Remove whom?"},
      {"give", "Give which seat to whom?"},
      {"give 2", "Give which seat to whom?"},
      {"give 9 Per", "Give which seat to whom?"},
      {"give 2 kari", "Give which seat to whom?"},
      {"give 2 Olav", "Nobody here is called Olav."},
      {"let Per", "Let whom in?"},
      {"let in", "Let whom in?"},
      {"let back", "Let whom in?"},
      {"limit soon", "Type a number of seconds"},
      {"rename", "A name has 1 to 40 characters"},
      {"watching perhaps", "Type watching yes"},
      {"kind", "Which game?"},
      {"kind whist", "There is no such game."},
  };
  for (const auto& [line, words] : commands) {
    const auto command = read(line);
    ASSERT_TRUE(command && command->wrong) << line;
    EXPECT_TRUE(command->wrong->starts_with(words)) << line << ": " << *command->wrong;
  }
}

TEST(OwnerCommands, WantAPasswordThatIsNotShown) {
  EXPECT_TRUE(read("password")->wants_password);
  EXPECT_EQ(password_request("sesame").ShortDebugString(), R"(change_settings { password: "sesame" })");
}

TEST(OwnerCommands, AreNoOtherWords) {
  for (const char* line : {"take 3", "seats", "hand", "1", "Ola"})
    EXPECT_FALSE(read(line)) << line;
}

TEST(RemovedPeople, AreListedWithTheTimeForTheirAddress) {
  lobby::v1::RemovedList list;
  EXPECT_EQ(removed_words(list), Lines{"You have removed nobody."});
  list.add_people()->set_name("Per");
  auto& lise = *list.add_people();
  lise.set_name("Lise");
  lise.set_address_left_ms(60'001);
  EXPECT_EQ(removed_words(list), (Lines{"Removed from this table:", "  Per", "  Lise, and their address for 2 minutes",
                                        "let NAME in lets one of them join again."}));
}

}  // namespace
}  // namespace cardroom::terminal
