#include "server/ops/options.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace cardroom::server {
namespace {

using testing::HasSubstr;

constexpr const char* kExample = CARDROOM_SOURCE_DIR "/deploy/cardroom-server.conf";

/// A configuration file with the given contents, removed after the test.
class ConfigFile {
 public:
  explicit ConfigFile(const std::string& text) {
    std::string name = testing::TempDir() + "cardroom-conf.XXXXXX";
    ::close(::mkstemp(name.data()));
    path_ = name;
    std::ofstream{path_} << text;
  }
  ~ConfigFile() { std::remove(path_.c_str()); }
  ConfigFile(const ConfigFile&) = delete;
  ConfigFile& operator=(const ConfigFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

Options parsed(std::vector<std::string> arguments) {
  auto options = parse_options(std::move(arguments));
  EXPECT_TRUE(options.has_value()) << options.error().text;
  return options.value_or(Options{});
}

/// The error message for these options. Fails the test if they are accepted.
std::string mistake_of(std::vector<std::string> arguments) {
  const auto options = parse_options(std::move(arguments));
  if (options.has_value()) {
    ADD_FAILURE() << "accepted";
    return {};
  }
  EXPECT_EQ(options.error().status, 2);
  EXPECT_EQ(options.error().text.find('\n'), std::string::npos) << "one line";
  EXPECT_THAT(options.error().text, testing::StartsWith("cardroom-server: "));
  return options.error().text;
}

TEST(Options, HaveDefaults) {
  const Options options = parsed({});
  EXPECT_EQ(options.port, 7313);
  EXPECT_FALSE(options.name.empty());
  EXPECT_FALSE(options.data_dir.empty());
  EXPECT_FALSE(options.local_only);
}

TEST(Options, CanAllBeGiven) {
  const Options options = parsed({"--data-dir",
                                  "/srv/cardroom",
                                  "--name=The Club",
                                  "--port",
                                  "0",
                                  "--local-only",
                                  "--no-announce",
                                  "--end-with-parent",
                                  "--property-file",
                                  "lucky-thirteen=a=b.properties",
                                  "--max-connections",
                                  "10",
                                  "--max-connections-per-address",
                                  "9",
                                  "--max-tables",
                                  "8",
                                  "--max-tables-per-address",
                                  "7",
                                  "--max-tables-per-session",
                                  "6",
                                  "--rest-after",
                                  "20",
                                  "--bot-threads",
                                  "5",
                                  "--log-file",
                                  "/tmp/log",
                                  "--log-level",
                                  "debug"});
  EXPECT_EQ(options.data_dir, "/srv/cardroom");
  EXPECT_EQ(options.name, "The Club");
  EXPECT_EQ(options.port, 0);
  EXPECT_TRUE(options.local_only && options.no_announce && options.end_with_parent);
  ASSERT_TRUE(options.property_file.has_value());
  EXPECT_EQ(options.property_file->game, "lucky-thirteen");
  EXPECT_EQ(options.property_file->file, "a=b.properties");
  EXPECT_EQ(options.limits.connections, 10U);
  EXPECT_EQ(options.limits.connections_per_address, 9U);
  EXPECT_EQ(options.limits.tables, 8U);
  EXPECT_EQ(options.limits.tables_per_address, 7U);
  EXPECT_EQ(options.limits.tables_per_session, 6U);
  EXPECT_EQ(options.limits.rest_after_seconds, 20U);
  EXPECT_EQ(options.bot_threads, 5U);
  EXPECT_EQ(options.log_file, "/tmp/log");
  EXPECT_EQ(options.log_level, "debug");
}

TEST(Options, OfTheCommandLineOverrideThoseOfTheFile) {
  const ConfigFile file{"# a comment\nport = 7400\nname = \"The Club\"\nlocal-only = true\nmax-tables = 3\n"};
  const Options options = parsed({"--config", file.path(), "--port", "7500"});
  EXPECT_EQ(options.port, 7500);
  EXPECT_EQ(options.name, "The Club");
  EXPECT_TRUE(options.local_only);
  EXPECT_EQ(options.limits.tables, 3U);
}

TEST(Options, ReportsAMistakeInOneLineThatNamesIt) {
  EXPECT_THAT(mistake_of({"--prot", "1"}), HasSubstr("--prot"));
  EXPECT_THAT(mistake_of({"--port", "65536"}), HasSubstr("--port"));
  EXPECT_THAT(mistake_of({"--port", "-1"}), HasSubstr("--port"));
  EXPECT_THAT(mistake_of({"--port", "many"}), HasSubstr("--port"));
  EXPECT_THAT(mistake_of({"--port"}), HasSubstr("--port"));
  EXPECT_THAT(mistake_of({"--max-tables", "0"}), HasSubstr("--max-tables"));
  EXPECT_THAT(mistake_of({"--name", "a\nb"}), HasSubstr("--name"));
  EXPECT_THAT(mistake_of({"--name", std::string(41, 'x')}), HasSubstr("--name"));
  EXPECT_THAT(mistake_of({"--log-level", "loud"}), HasSubstr("--log-level"));
  EXPECT_THAT(mistake_of({"--property-file", "lucky-thirteen"}), HasSubstr("--property-file"));
  EXPECT_THAT(mistake_of({"--property-file", "pasur="}), HasSubstr("--property-file"));
  EXPECT_THAT(mistake_of({"stray"}), HasSubstr("stray"));
}

TEST(Options, TrustedAddressesAreNumbersWithCommas) {
  const auto trusted = [](const std::string& list) {
    std::string text;
    for (const auto& address : parsed({"--trusted-addresses", list}).trusted_addresses)
      text += address.to_string() + ' ';
    return text;
  };
  EXPECT_EQ(trusted(""), "");
  EXPECT_EQ(trusted("10.0.0.1"), "10.0.0.1 ");
  EXPECT_EQ(trusted("10.0.0.1, 2001:db8::5"), "10.0.0.1 2001:db8::5 ");
  for (const std::string wrong : {"gateway.example", "10.0.0.1,,10.0.0.2", "10.0.0.256"})
    EXPECT_THAT(mistake_of({"--trusted-addresses", wrong}), HasSubstr("is not an address in numbers")) << wrong;
}

TEST(Options, APropertyFileNeedsNoGame) {
  for (const std::string file : {"a.properties", "./a=b", "/home/a=b.properties"})
    EXPECT_EQ(parsed({"--property-file", file}).property_file, (PropertyFileWords{"", file})) << file;
  EXPECT_EQ(parsed({"--property-file", "=a=b"}).property_file, (PropertyFileWords{"", "a=b"}));
}

TEST(Options, AreMonitoredOnThisMachineUnlessAnAddressIsGiven) {
  const auto metrics = [](const std::string& word) {
    std::ostringstream text;
    if (const auto endpoint = parsed({"--metrics", word}).metrics) text << *endpoint;
    return text.str();
  };
  EXPECT_FALSE(parsed({}).metrics.has_value());
  EXPECT_EQ(metrics(""), "");
  EXPECT_EQ(metrics("9100"), "127.0.0.1:9100");
  EXPECT_EQ(metrics("0"), "127.0.0.1:0");
  EXPECT_EQ(metrics("192.168.1.5:9100"), "192.168.1.5:9100");
  EXPECT_EQ(metrics("[::1]:9100"), "[::1]:9100");
  for (const std::string wrong : {"many", "65536", "-1", "9100 ", ":9100", "192.168.1.5", "192.168.1.5:", "::1:9100",
                                  "[::1]", "[127.0.0.1]:9100", "localhost:9100"}) {
    EXPECT_THAT(mistake_of({"--metrics", wrong}), HasSubstr("--metrics: '" + wrong + "' is not PORT")) << wrong;
  }
}

TEST(Options, NamesAMissingFile) {
  EXPECT_THAT(mistake_of({"--config", "/nowhere/at/all.conf"}), HasSubstr("/nowhere/at/all.conf"));
}

TEST(Options, NameTheFileAndTheLineOfAMistake) {
  const std::vector<std::pair<std::string, std::string>> mistakes{
      {"prot = 1", "there is no key 'prot'"},
      {"check = /tmp", "there is no key 'check'"},
      {"port = many", "port"},
      {"port = 65536", "port"},
      {"port =", "port: the value is missing"},
      {"port = 1 2", "port"},
      {"local-only = perhaps", "local-only"},
      {"local-only =", "local-only: the value is missing"},
      {"max-tables = 0", "max-tables"},
      {"log-level = loud", "log-level"},
      {"name = 01234567890123456789012345678901234567890", "name: 1 to 40 characters"},
      {"property-file = pasur=", "property-file: 'pasur=' is not FILE or GAME=FILE"},
      {"metrics = 127.0.0.1", "metrics: '127.0.0.1' is not PORT or ADDRESS:PORT"},
      {"[server]", "it is not 'key = value'"},
      {"bot-threads = 3", "bot-threads is set in line 2 already"}};
  for (const auto& [line, what] : mistakes) {
    const ConfigFile file{"# a comment\nbot-threads = 1\n" + line + "\nmax-connections = 3\n"};
    for (const std::vector<std::string>& more : {std::vector<std::string>{}, {"--port", "1", "--log-level", "debug"}}) {
      std::vector<std::string> arguments{"--config", file.path()};
      arguments.insert(arguments.end(), more.begin(), more.end());
      EXPECT_THAT(mistake_of(arguments), testing::StartsWith("cardroom-server: " + file.path() + ":3: " + what))
          << line;
    }
  }
  const ConfigFile file{"port = many\n"};
  EXPECT_THAT(mistake_of({"--config", file.path(), "--port", "1"}), HasSubstr(file.path() + ":1: port"))
      << "also if the command line overrides it";
}

TEST(Options, OfAFileMayHaveSpacesAndSigns) {
  const ConfigFile file{"name = The Club, #1\nlog-file = \"/tmp/a #1.log\"\n"};
  const Options options = parsed({"--config", file.path()});
  EXPECT_EQ(options.name, "The Club,");
  EXPECT_EQ(options.log_file, "/tmp/a #1.log");
}

TEST(Options, TakeTheLogFileOfAServiceUnlessTheyHaveOne) {
  EXPECT_TRUE(parsed({}).log_file.empty());
  ASSERT_EQ(::setenv("LOGS_DIRECTORY", "/var/log/cardroom:/var/log/other", 1), 0);
  EXPECT_EQ(parsed({}).log_file, "/var/log/cardroom/server.log");
  EXPECT_EQ(parsed({"--log-file", "/tmp/log"}).log_file, "/tmp/log");
  ASSERT_EQ(::unsetenv("LOGS_DIRECTORY"), 0);
  const Options options = parsed({"--log-size", "3", "--log-files", "7"});
  EXPECT_EQ(options.log_rotation.mebibytes, 3U);
  EXPECT_EQ(options.log_rotation.kept, 7U);
}

TEST(Options, CheckTheConfigurationAlone) {
  EXPECT_TRUE(parsed({"--check-config"}).check_config);
  EXPECT_FALSE(parsed({}).check_config);
}

TEST(Options, AcceptsHelpAndVersion) {
  const auto help = parse_options({"--help"});
  ASSERT_FALSE(help.has_value());
  EXPECT_EQ(help.error().status, 0);
  for (const auto& [key, value] : configuration_keys())
    EXPECT_THAT(help.error().text, HasSubstr("--" + key));
  const auto version = parse_options({"--version"});
  ASSERT_FALSE(version.has_value());
  EXPECT_EQ(version.error().status, 0);
  EXPECT_THAT(version.error().text, testing::MatchesRegex("cardroom-server [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

/// The commented-out keys in the example, in order, without the quotes of an empty or blank value.
std::vector<std::pair<std::string, std::string>> keys_of_the_example() {
  std::vector<std::pair<std::string, std::string>> keys;
  std::ifstream in{kExample};
  for (std::string line; std::getline(in, line);) {
    const auto equals = line.find(" = ");
    if (line.size() < 2 || line[0] != '#' || line[1] == ' ' || equals == std::string::npos) continue;
    std::string value = line.substr(equals + 3);
    if (value == "\"\"") value.clear();
    keys.emplace_back(line.substr(1, equals - 1), value);
  }
  return keys;
}

TEST(ExampleConfiguration, NamesEveryKeyWithItsDefaultAndNoOther) {
  auto expected = configuration_keys();
  auto found = keys_of_the_example();
  std::ranges::sort(expected);
  std::ranges::sort(found);
  EXPECT_EQ(found, expected);
}

TEST(ExampleConfiguration, ChangesNothingWithOrWithoutItsCommentMarks) {
  std::string uncommented;
  for (const auto& [key, value] : keys_of_the_example()) {
    uncommented += key + " = " + (value.empty() ? "\"\"" : value) + '\n';
  }
  const ConfigFile file{uncommented};
  for (const std::string& path : {std::string{kExample}, file.path()}) {
    const Options options = parsed({"--config", path});
    const Options defaults = parsed({});
    EXPECT_EQ(options.data_dir, defaults.data_dir);
    EXPECT_EQ(options.name, defaults.name);
    EXPECT_EQ(options.port, defaults.port);
    EXPECT_EQ(options.metrics, defaults.metrics);
    EXPECT_EQ(options.trusted_addresses, defaults.trusted_addresses);
    EXPECT_EQ(options.property_file.has_value(), defaults.property_file.has_value());
    EXPECT_EQ(options.log_file, defaults.log_file);
    EXPECT_EQ(options.log_level, defaults.log_level);
    EXPECT_EQ(options.end_with_parent, defaults.end_with_parent);
  }
}

TEST(ExampleConfiguration, EveryKeyHasAComment) {
  std::ifstream in{kExample};
  std::string before;
  for (std::string line; std::getline(in, line);) {
    const bool key = line.size() > 1 && line[0] == '#' && line[1] != ' ';
    if (key) {
      EXPECT_TRUE(before.starts_with("#")) << line << " has no comment before it";
    }
    before = line;
  }
}

}  // namespace
}  // namespace cardroom::server
