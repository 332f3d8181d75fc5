#include "client/local/command_line.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <vector>

namespace cardroom::client {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using Kind = CommandLine::Kind;

/// A client that knows only Pasur.
struct Client {
  ClientProgram program{.name = "client",
                        .software = "client 1",
                        .watch_text = "Watch",
                        .tv_text = "TV",
                        .flags = {{"--ascii", &ascii, "Letters"}},
                        .wrong_game = [](const CommandLine& line) -> std::string {
                          return line.game.empty() || line.game == "pasur" ? "" : "no game " + line.game;
                        }};
  bool ascii = false;

  Expected<CommandLine, int> read(std::vector<const char*> words) const {
    words.insert(words.begin(), "client");
    return read_command_line(static_cast<int>(words.size()), words.data(), program);
  }
  /// What the client prints when it rejects these arguments.
  std::string refusal(const std::vector<const char*>& words) const {
    ::testing::internal::CaptureStderr();
    const auto line = read(words);
    const std::string said = ::testing::internal::GetCapturedStderr();
    EXPECT_EQ(line ? 0 : line.error(), 2);
    return said;
  }
};

TEST(CommandLine, WithoutWordsIsForHome) {
  const auto line = Client{}.read({});
  ASSERT_TRUE(line);
  EXPECT_EQ(line->kind, Kind::home);
  EXPECT_FALSE(line->target || line->profile || line->watch || line->keep_server);
}

TEST(CommandLine, NamesTheRecordOfAGame) {
  const Client client;
  const auto line = client.read({"games/a.cardroom"});
  ASSERT_TRUE(line);
  EXPECT_EQ(line->kind, Kind::home);
  EXPECT_EQ(line->record, "games/a.cardroom");
  EXPECT_EQ(client.read({"file:///a%20b.cardroom"})->record, "file:///a%20b.cardroom");
  EXPECT_EQ(client.read({"a.properties"})->record, "");
  EXPECT_THAT(client.refusal({"a.cardroom", "b.cardroom"}), HasSubstr("a record stands alone"));
  EXPECT_THAT(client.refusal({"a.cardroom", "--host"}), HasSubstr("and a record"));
}

TEST(CommandLine, PutsATableOnTheTv) {
  const Client client;
  const auto alone = client.read({"--tv"});
  ASSERT_TRUE(alone);
  EXPECT_TRUE(alone->tv);
  EXPECT_EQ(alone->kind, Kind::join) << "it shows a table of others";
  EXPECT_EQ(alone->profile, "tv") << "a seat of this person's is not its own";
  EXPECT_FALSE(client.read({})->tv);
  const auto hosted = client.read({"--tv", "--host", "pasur", "--profile", "mine"});
  ASSERT_TRUE(hosted);
  EXPECT_EQ(hosted->kind, Kind::host);
  EXPECT_EQ(hosted->game, "pasur");
  EXPECT_EQ(hosted->profile, "mine");
  const auto watched = client.read({"--tv", "http://kari:7380/t/3f", "--join", "kari"});
  ASSERT_TRUE(watched);
  EXPECT_EQ(watched->tv_page, "http://kari:7380/t/3f");
  EXPECT_EQ(watched->target->address.host, "kari");
  EXPECT_THAT(client.refusal({"--tv", "kari"}), HasSubstr("is not the address of a page"));
  EXPECT_THAT(client.refusal({"--tv", "--play-now"}), HasSubstr("--tv: with --host or --join"));
  EXPECT_THAT(client.refusal({"a.cardroom", "--tv"}), HasSubstr("a record stands alone"));
}

TEST(CommandLine, SaysWhatThePersonWants) {
  const Client client;
  EXPECT_EQ(client.read({"--play-now"})->kind, Kind::play_now);
  EXPECT_EQ(client.read({"--host", "pasur"})->kind, Kind::host);
  EXPECT_EQ(client.read({"--host", "pasur"})->game, "pasur");
  EXPECT_EQ(client.read({"--join"})->kind, Kind::join);
  EXPECT_FALSE(client.read({"--join"})->target);
  const auto joins = client.read({"--join", "den.local:7000", "--watch", "--name", "Kari", "--profile", "two"});
  EXPECT_EQ(joins->target->address, (Address{"den.local", 7000}));
  EXPECT_TRUE(joins->watch);
  EXPECT_EQ(joins->name, "Kari");
  EXPECT_EQ(joins->profile, "two");
}

TEST(CommandLine, NamesAPropertyFile) {
  const auto line = Client{}.read({"pasur", "x.properties", "--keep-server"});
  EXPECT_EQ(line->kind, Kind::private_table);
  EXPECT_EQ(line->file, (PropertyFileWords{"pasur", "x.properties"}));
  EXPECT_TRUE(line->keep_server);
  EXPECT_EQ(Client{}.read({"x.properties"})->file, (PropertyFileWords{"", "x.properties"}));
}

TEST(CommandLine, GoesToAServerOfThisMachineUnlessSomethingElseIsWanted) {
  const auto home = Client{}.read({"--server", "7000"});
  EXPECT_EQ(home->kind, Kind::join);
  EXPECT_EQ(home->target->address, (Address{"127.0.0.1", 7000}));
  const auto hosts = Client{}.read({"--server", "7000", "--host"});
  EXPECT_EQ(hosts->kind, Kind::host);
  EXPECT_EQ(hosts->server_port, 7000);
  EXPECT_FALSE(hosts->target);
}

TEST(CommandLine, FollowsALinkOnlyInAClientThatFollowsLinks) {
  Client client;
  EXPECT_EQ(client.read({"cardroom://den.local/"})->kind, Kind::private_table);
  client.program.follows_links = true;
  const auto line = client.read({"cardroom://den.local:7000/"});
  EXPECT_EQ(line->kind, Kind::join);
  EXPECT_EQ(line->target->address, (Address{"den.local", 7000}));
  EXPECT_THAT(client.refusal({"cardroom://den.local/", "x.properties"}), HasSubstr("a link stands alone"));
}

TEST(CommandLine, SetsTheFlagsOfTheClient) {
  Client client;
  ASSERT_TRUE(client.read({"--ascii"}));
  EXPECT_TRUE(client.ascii);
}

TEST(CommandLine, RefusesInOneLine) {
  const Client client;
  const std::vector<std::vector<const char*>> refused{
      {"--play-now", "--host"},
      {"pasur"},
      {"pasur", "x.properties", "--join"},
      {"--play-now", "whist"},
      {"--join", "no address"},
      {"--server", "0"},
      {"--nonsense"},
      {"--name", "\n"},
  };
  for (const auto& words : refused) {
    const std::string said = client.refusal(words);
    EXPECT_THAT(said, StartsWith("client: "));
    EXPECT_THAT(said, HasSubstr(" (see client --help)\n"));
    EXPECT_EQ(std::ranges::count(said, '\n'), 1) << said;
  }
}

}  // namespace
}  // namespace cardroom::client
