// The command line of cardroom-load.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "client/games/games.h"
#include "client/load/arguments.h"

namespace cardroom::load {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

Expected<Arguments, EarlyEnd> parse(std::vector<std::string> words) {
  words.insert(words.begin(), "cardroom-load");
  std::vector<const char*> pointers;
  for (const std::string& word : words)
    pointers.push_back(word.c_str());
  return parse_arguments(static_cast<int>(pointers.size()), pointers.data());
}

TEST(LoadArguments, HaveDefaults) {
  const auto arguments = parse({});
  ASSERT_TRUE(arguments) << arguments.error().text;
  EXPECT_FALSE(arguments->server);
  EXPECT_EQ(arguments->tables, 5U);
  EXPECT_EQ(arguments->time, 10s);
  EXPECT_EQ(arguments->kill_every, 0s);
  EXPECT_THAT(arguments->games, SizeIs(client::games().size()));
}

TEST(LoadArguments, AreRead) {
  const auto arguments =
      parse({"--server", "127.0.0.1:7000", "--key", std::string(64, 'a'), "--tables", "50", "--people", "2", "--bots",
             "1", "--game", "pasur,lucky-thirteen", "--rate", "2.5", "--seconds", "1.5", "--churn", "3", "--json"});
  ASSERT_FALSE(arguments);  // Lucky Thirteen cannot be played by three.
  EXPECT_THAT(arguments.error().text, HasSubstr("lucky-thirteen has 4 to 4 seats, not 3"));
  const auto fitting =
      parse({"--server", "127.0.0.1:7000", "--key", std::string(64, 'a'), "--tables", "50", "--people", "2", "--bots",
             "1", "--game", "pasur", "--rate", "2.5", "--seconds", "1.5", "--churn", "3", "--json"});
  ASSERT_TRUE(fitting) << fitting.error().text;
  EXPECT_EQ(fitting->server->port, 7000);
  EXPECT_TRUE(fitting->key);
  EXPECT_EQ(fitting->tables, 50U);
  EXPECT_EQ(fitting->bots_of(*fitting->games.at(0)), 1U);
  EXPECT_EQ(fitting->rate, 2.5);
  EXPECT_EQ(fitting->time, 1500ms);
  EXPECT_EQ(fitting->churn, 3);
  EXPECT_TRUE(fitting->json);
}

TEST(LoadArguments, TellHowTheServerIsDisturbed) {
  const auto arguments =
      parse({"--seconds", "600", "--kill-every", "40", "--stop-every", "60", "--rest-every", "1.5", "--at-random",
             "--undisturbed", "240", "--memory-growth", "8", "--restart-within", "2.5"});
  ASSERT_TRUE(arguments) << arguments.error().text;
  EXPECT_EQ(arguments->kill_every, 40s);
  EXPECT_EQ(arguments->stop_every, 60s);
  EXPECT_EQ(arguments->rest_every, 1500ms);
  EXPECT_TRUE(arguments->at_random);
  EXPECT_EQ(arguments->undisturbed, 240s);
  EXPECT_EQ(arguments->memory_growth, 8U);
  EXPECT_EQ(arguments->restart_within, 2500ms);
  const auto usual = parse({});
  ASSERT_TRUE(usual);
  EXPECT_EQ(usual->rest_every, 0s);
  EXPECT_EQ(usual->undisturbed, 0s);
  EXPECT_FALSE(usual->at_random || usual->memory_growth);
}

TEST(LoadArguments, TellWhereTheServersFiguresAre) {
  const auto arguments = parse({"--server", "127.0.0.1:7000", "--metrics", "127.0.0.1:9313"});
  ASSERT_TRUE(arguments) << arguments.error().text;
  EXPECT_EQ(arguments->metrics, (client::Address{"127.0.0.1", 9313}));
}

TEST(LoadArguments, BotsTakeTheOtherUsualSeats) {
  const auto arguments = parse({"--people", "2"});
  ASSERT_TRUE(arguments);
  for (const GameFacts* game : arguments->games)
    EXPECT_EQ(arguments->people + arguments->bots_of(*game), std::max<std::size_t>(2, game->seats_usual)) << game->id;
}

TEST(LoadArguments, AttacksAreNamed) {
  const auto some = parse({"--attack", "half-open,log", "--attack", "passwords", "--attackers", "300"});
  ASSERT_TRUE(some) << some.error().text;
  EXPECT_THAT(some->attacks, ElementsAre(Attack::half_open, Attack::log, Attack::passwords));
  EXPECT_EQ(some->attackers, 300U);
  const auto all = parse({"--attack", "all"});
  ASSERT_TRUE(all);
  ASSERT_THAT(all->attacks, SizeIs(kAttackNames.size()));
  for (std::size_t i = 0; i < kAttackNames.size(); ++i)
    EXPECT_EQ(name_of(all->attacks[i]), kAttackNames[i]);
}

TEST(LoadArguments, HelpIsNotAnError) {
  const auto help = parse({"--help"});
  ASSERT_FALSE(help);
  EXPECT_EQ(help.error().status, 0);
  EXPECT_THAT(help.error().text, HasSubstr("--kill-every"));
}

TEST(LoadArguments, AMistakeIsOneLineThatNamesIt) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes{
      {{"--tables", "0"}, "--tables"},
      {{"--rate", "-1"}, "--rate"},
      {{"--rate", "fast"}, "--rate"},
      {{"--seconds", "0"}, "--seconds"},
      {{"--game", "whist"}, "--game whist: expected one of lucky-thirteen"},
      {{"--people", "7"}, "--people and --bots"},
      {{"--server", "host:0"}, "--server host:0: not HOST:PORT"},
      {{"--server", "host", "--key", "12"}, "--key 12: not 64 hexadecimal digits"},
      {{"--key", std::string(64, 'a')}, "--key: only with --server"},
      {{"--server", "host", "--kill-every", "3"}, "--server: not with"},
      {{"--server", "host", "--start", "/bin/true"}, "--server: not with"},
      {{"--server", "host", "--rest-every", "3"}, "--server: not with"},
      {{"--server", "host", "--undisturbed", "3"}, "--server: not with"},
      {{"--server", "host", "--metrics", "host:0"}, "--metrics host:0: not HOST:PORT"},
      {{"--metrics", "host:9313"}, "--metrics: only with --server"},
      {{"--undisturbed", "10.5"}, "--undisturbed: longer than --seconds"},
      {{"--restart-within", "2"}, "--restart-within: only with --kill-every or --stop-every"},
      {{"--memory-growth", "5"}, "--memory-growth: only with --undisturbed"},
      {{"--attack", "log", "--rest-every", "1"}, "--attack: not with --rest-every"},
      {{"--attack", "log", "--server", "127.0.0.1:1", "--metrics", "127.0.0.1:2"}, "--attack: not with --metrics"},
      {{"--attack", "rudeness"}, "--attack rudeness: expected one of half-open"},
      {{"--attack", "log", "--kill-every", "1"}, "--attack: not with"},
      {{"--attack", "log", "--server", "example.org"}, "--attack: only a server at 127.0.0.1"},
      {{"--frobnicate"}, "--frobnicate"},
  };
  for (const auto& [words, named] : mistakes) {
    const auto wrong = parse(words);
    ASSERT_FALSE(wrong) << named;
    EXPECT_EQ(wrong.error().status, 2) << named;
    EXPECT_THAT(wrong.error().text, AllOf(StartsWith("cardroom-load: "), HasSubstr(named), Not(HasSubstr("\n"))));
  }
}

}  // namespace
}  // namespace cardroom::load
