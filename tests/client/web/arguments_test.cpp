#include "client/web/arguments.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <regex>

#include "tests/support/temporary_directory.h"

namespace cardroom::web {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string kLink = "cardroom://10.0.0.2:7313?key=" + std::string(64, 'a');

Arguments read(const std::vector<std::string>& given) {
  const auto arguments = read_arguments(given);
  EXPECT_TRUE(arguments.has_value()) << arguments.error().text;
  return arguments.value_or(Arguments{});
}

std::string mistakeOf(const std::vector<std::string>& given) {
  const auto arguments = read_arguments(given);
  if (arguments.has_value()) return "accepted";
  EXPECT_EQ(arguments.error().status, 2);
  EXPECT_THAT(arguments.error().text, StartsWith("cardroom-web: "));
  EXPECT_EQ(arguments.error().text.find('\n'), std::string::npos) << "one line";
  return arguments.error().text;
}

TEST(GatewayArguments, HaveDefaults) {
  const Arguments arguments = read({"--plain"});
  EXPECT_EQ(arguments.port, 7380);
  EXPECT_FALSE(arguments.encrypted);
  EXPECT_FALSE(arguments.server);
  EXPECT_EQ(arguments.address, "0.0.0.0");
}

TEST(GatewayArguments, CanAllBeGiven) {
  const Arguments arguments =
      read({"--server", kLink, "--address", "127.0.0.1", "--port", "80", "--next-port", "--encrypted", "--certificate",
            "/c.pem", "--private-key", "/k.pem", "--max-browsers", "7", "--end-with", "1", "--check-config"});
  ASSERT_TRUE(arguments.server);
  EXPECT_EQ(arguments.server->address.host, "10.0.0.2");
  EXPECT_EQ(arguments.address, "127.0.0.1");
  EXPECT_EQ(arguments.port, 80);
  EXPECT_TRUE(arguments.next_port);
  EXPECT_TRUE(arguments.encrypted);
  EXPECT_EQ(arguments.certificate, "/c.pem");
  EXPECT_EQ(arguments.private_key, "/k.pem");
  EXPECT_EQ(arguments.browsers, 7);
  EXPECT_EQ(arguments.end_with, 1);
  EXPECT_TRUE(arguments.check_config);
}

TEST(GatewayArguments, MakeNoGuessAboutEncryption) {
  EXPECT_THAT(mistakeOf({}), HasSubstr("either --plain or --encrypted"));
  EXPECT_THAT(mistakeOf({"--plain", "--encrypted"}), HasSubstr("--plain"));
  EXPECT_THAT(mistakeOf({"--plain", "--certificate", "/c", "--private-key", "/k"}), HasSubstr("for --encrypted"));
  EXPECT_THAT(mistakeOf({"--encrypted", "--certificate", "/c"}), HasSubstr("belong together"));
}

TEST(GatewayArguments, WantTheKeyOfAServer) {
  EXPECT_THAT(mistakeOf({"--plain", "--server", "10.0.0.2"}), HasSubstr("cardroom://HOST:PORT?key=KEY"));
  EXPECT_THAT(mistakeOf({"--plain", "--server", "cardroom://10.0.0.2:7313"}),
              HasSubstr("cardroom://HOST:PORT?key=KEY"));
}

TEST(GatewayArguments, RefuseWhatIsImpossible) {
  EXPECT_THAT(mistakeOf({"--plain", "--port", "65536"}), HasSubstr("--port"));
  EXPECT_THAT(mistakeOf({"--plain", "--max-browsers", "0"}), HasSubstr("--max-browsers"));
  EXPECT_THAT(mistakeOf({"--plain", "--unknown"}), HasSubstr("--unknown"));
  EXPECT_THAT(mistakeOf({"--config", "/no/such/file", "--plain"}), HasSubstr("/no/such/file"));
}

/// A service is configured with the example file: once their comment marks are removed, its lines are valid options
/// with their default values.
TEST(GatewayArguments, AreExplainedInTheExampleFile) {
  std::ifstream example{CARDROOM_SOURCE_DIR "/deploy/cardroom-web.conf"};
  const TemporaryDirectory directory;
  const auto file = directory.path() / "cardroom-web.conf";
  std::string options;
  const std::regex option{"#([a-z-]+ = .*)"};
  std::smatch found;
  for (std::string line; std::getline(example, line);)
    if (std::regex_match(line, found, option) &&
        !std::regex_search(line, std::regex{"plain|encrypted|certificate|key|server"}))
      options += found[1].str() + '\n';
  EXPECT_THAT(options, HasSubstr("port = 7380"));
  std::ofstream{file} << options << "plain = true\n";
  const Arguments arguments = read({"--config", file.string()});
  EXPECT_EQ(arguments.port, Arguments{}.port);
  EXPECT_EQ(arguments.address, Arguments{}.address);
  EXPECT_EQ(arguments.browsers, Arguments{}.browsers);
  EXPECT_FALSE(arguments.encrypted);
  EXPECT_FALSE(arguments.server);
}

}  // namespace
}  // namespace cardroom::web
