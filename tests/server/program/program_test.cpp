// Goal: the program works for people, scripts and a hosting client: what it prints and how it exits. How: real
// processes, any free port, and a separate data directory for each test.
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <optional>
#include <regex>
#include <signal.h>
#include <string>
#include <vector>

#include "client/terminal/tls_connection.h"
#include "server/net/listener.h"
#include "tests/support/child_process.h"
#include "tests/support/run_until.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::server {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The parsed line that the server prints to standard output.
struct Listening {
  std::uint16_t port{};
  std::string key;
  std::string metrics{};  ///< Address and port; empty if metrics are not served.
};

/// The HTTP response, headers and body, or what went wrong. Waits in an io_context, which allows a deadline.
std::string fetched(const std::string& where, const std::string& path) {
  using boost::asio::ip::tcp;
  boost::asio::io_context io;
  tcp::socket socket{io};
  const auto colon = where.rfind(':');
  const tcp::endpoint address{boost::asio::ip::make_address(where.substr(0, colon)),
                              static_cast<std::uint16_t>(std::stoi(where.substr(colon + 1)))};
  const std::string request = "GET " + path + " HTTP/1.1\r\nHost: " + where + "\r\n\r\n";
  std::string answer;
  std::optional<boost::system::error_code> ended;
  socket.async_connect(address, [&](boost::system::error_code error) {
    if (error) return void(ended = error);
    boost::asio::async_write(socket, boost::asio::buffer(request), [&](boost::system::error_code failed, std::size_t) {
      if (failed) return void(ended = failed);
      boost::asio::async_read(socket, boost::asio::dynamic_buffer(answer),
                              [&](boost::system::error_code end, std::size_t) { ended = end; });
    });
  });
  EXPECT_TRUE(run_until(io, [&] { return ended.has_value(); }));
  return ended == boost::asio::error::eof ? answer : "no answer: " + ended.value().message();
}

/// Repeats the request until the response contains the text; the server's own rate limit slows this down.
bool shows(const std::string& where, const std::string& path, const std::string& text) {
  const auto deadline = std::chrono::steady_clock::now() + kPatience;
  std::string answer;
  while (std::chrono::steady_clock::now() < deadline) {
    answer = fetched(where, path);
    if (answer.find(text) != std::string::npos) return true;
  }
  ADD_FAILURE() << path << " never had " << text << ", but:\n" << answer;
  return false;
}

class ServerProgram : public testing::Test {
 protected:
  static std::vector<std::string> command(const std::vector<std::string>& options) {
    std::vector<std::string> result{program("cardroom-server")};
    result.insert(result.end(), options.begin(), options.end());
    return result;
  }
  /// The command line of a server that is not visible outside this computer.
  std::vector<std::string> quiet(const std::vector<std::string>& more = {}, const std::string& port = "0") const {
    std::vector<std::string> options{"--local-only", "--port", port, "--data-dir", directory_.path() / "data"};
    options.insert(options.end(), more.begin(), more.end());
    return command(options);
  }
  static Listening listening(ChildProcess& server) {
    const auto line = server.next_line().value_or("");
    std::smatch found;
    static const std::regex kLine{
        "cardroom-server listening port=([0-9]+) key=([0-9a-f]{64}) pid=([0-9]+) "
        "addresses=127.0.0.1(?: metrics=(\\S+))?"};
    if (!std::regex_match(line, found, kLine)) {
      ADD_FAILURE() << "it said: " << line;
      return {};
    }
    EXPECT_EQ(found[3], std::to_string(server.pid()));
    return {static_cast<std::uint16_t>(std::stoi(found[1])), found[2], found[4]};
  }
  /// Expects exit status 2, one line on standard error and nothing on standard output. Returns that line.
  static std::string mistake(const std::vector<std::string>& arguments) {
    ChildProcess server{arguments};
    EXPECT_EQ(server.next_line(), std::nullopt);
    EXPECT_EQ(server.ended(), 2);
    EXPECT_THAT(server.errors(), testing::MatchesRegex("cardroom-server: [^\n]+\n"));
    return server.errors();
  }

  TemporaryDirectory directory_;
};

TEST_F(ServerProgram, SaysWhereItListensAndShowsThatKey) {
  ChildProcess server{quiet()};
  const Listening where = listening(server);
  boost::asio::io_context io;
  client::TlsClient client{io};
  std::string met;
  const auto connection = client.connect("127.0.0.1", where.port, kPatience,
                                         {.connected = [&](const KeyFingerprint& key) { met = to_hex(key); },
                                          .received = [](std::string_view) {},
                                          .sent = [] {},
                                          .closed = [&](const std::string& why) { met = why; }});
  EXPECT_TRUE(run_until(io, [&] { return !met.empty(); }));
  EXPECT_EQ(met, where.key);
}

TEST_F(ServerProgram, EndsWithStatus0OnSigtermAndSigintAndRemovesItsRunFile) {
  for (const int number : {SIGTERM, SIGINT}) {
    ChildProcess server{quiet()};
    listening(server);
    EXPECT_TRUE(std::filesystem::exists(directory_.path() / "data/server.run"));
    server.signal(number);
    EXPECT_EQ(server.ended(), 0);
    EXPECT_FALSE(std::filesystem::exists(directory_.path() / "data/server.run"));
  }
}

TEST_F(ServerProgram, KeepsItsKeyAcrossARestart) {
  std::string first;
  for (int i = 0; i < 2; ++i) {
    ChildProcess server{quiet()};
    const std::string key = listening(server).key;
    if (i == 0) first = key;
    EXPECT_EQ(key, first);
    server.signal(SIGKILL);
    EXPECT_EQ(server.ended(), 128 + SIGKILL);
  }
}

TEST_F(ServerProgram, SkipsATakenPortOnlyIfItMay) {
  boost::asio::io_context io;
  const Listener taken{io, 0, true};
  const std::string port = std::to_string(taken.port());
  ChildProcess host{quiet({"--next-port"}, port)};
  EXPECT_GT(listening(host).port, taken.port());
  host.signal(SIGINT);
  EXPECT_EQ(host.ended(), 0);
  ChildProcess service{quiet({}, port)};
  EXPECT_EQ(service.next_line(), std::nullopt);
  EXPECT_EQ(service.ended(), 1);
  EXPECT_THAT(service.errors(),
              testing::EndsWith("cardroom-server: cannot listen on port " + port + ": Address already in use\n"));
}

TEST_F(ServerProgram, ShowsMetricsAndItsHealthWhereItSays) {
  ChildProcess server{quiet({"--metrics", "127.0.0.1:0"})};
  const Listening where = listening(server);
  ASSERT_THAT(where.metrics, testing::MatchesRegex("127\\.0\\.0\\.1:[0-9]+")) << server.said();
  const std::string health = fetched(where.metrics, "/healthz");
  EXPECT_THAT(health, testing::StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(health, testing::EndsWith("\r\n\r\nok\n"));
  EXPECT_THAT(fetched(where.metrics, "/"), testing::StartsWith("HTTP/1.1 404 "));

  ChildProcess player{{program("headless_client"), "--port", std::to_string(where.port), "--create", "--seats", "occc",
                       "--bot-pace", "1", "--games", "1"}};
  const auto over = [](const std::string& line) {
    return line.find("phase=GATHERING") != std::string::npos && line.find("discards=16") != std::string::npos;
  };
  ASSERT_TRUE(player.line(over)) << player.said();
  const std::string page = fetched(where.metrics, "/metrics");
  EXPECT_THAT(page, HasSubstr("\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\n"));
  for (const std::string line :
       {"cardroom_connections 1", "cardroom_sessions 1", "cardroom_tables{kind=\"lucky-thirteen\"} 1",
        "cardroom_tables{kind=\"pasur\"} 0", "cardroom_journal_failing 0", "cardroom_journal_failed_commits_total 0"})
    EXPECT_THAT(page, HasSubstr('\n' + line + '\n'));
  for (const std::string name :
       {"process_start_time_seconds", "process_resident_memory_bytes", "cardroom_moves_total{kind=\"lucky-thirteen\"}",
        "cardroom_move_seconds_count", "cardroom_journal_commits_total", "cardroom_journal_commit_seconds_count",
        "cardroom_thought_seconds_count"})
    EXPECT_THAT(page, testing::ContainsRegex('\n' + std::regex_replace(name, std::regex{"[{}]"}, "\\$&") + " [1-9]"));
  server.signal(SIGTERM);
  EXPECT_EQ(server.ended(), 0);
  EXPECT_THAT(server.errors(), HasSubstr(" metrics=" + where.metrics)) << "the log says it too";
}

TEST_F(ServerProgram, ShowsNoMetricsUnlessToldTo) {
  ChildProcess server{quiet()};
  EXPECT_EQ(listening(server).metrics, "");
}

TEST_F(ServerProgram, ATakenPortForMetricsIsOneLineWithStatus1) {
  boost::asio::io_context io;
  const Listener taken{io, 0, true};
  const std::string address = "127.0.0.1:" + std::to_string(taken.port());
  ChildProcess server{quiet({"--metrics", address})};
  EXPECT_EQ(server.next_line(), std::nullopt);
  EXPECT_EQ(server.ended(), 1);
  EXPECT_EQ(server.errors(),
            "cardroom-server: cannot listen on " + address + " for monitoring: Address already in use\n");
}

TEST_F(ServerProgram, EndsWithItsParent) {
  ChildProcess server{quiet({"--end-with-parent"})};
  listening(server);
  server.close_input();  // The system does the same when a parent is killed.
  EXPECT_EQ(server.ended(), 0);
}

TEST_F(ServerProgram, WaitsForTheLastConnectionBeforeItEndsWithItsParent) {
  ChildProcess server{quiet({"--end-with-parent", "--log-level", "info"})};
  const Listening where = listening(server);
  boost::asio::io_context io;
  client::TlsClient client{io};
  const auto connect = [&](std::optional<bool>& there) {
    return client.connect("127.0.0.1", where.port, kPatience,
                          {.connected = [&](const KeyFingerprint&) { there = true; },
                           .received = [](std::string_view) {},
                           .sent = [] {},
                           .closed = [&](const std::string&) { there = false; }});
  };
  std::optional<bool> first;
  const auto guest = connect(first);
  ASSERT_TRUE(run_until(io, [&] { return first.has_value(); }));
  ASSERT_TRUE(*first);
  server.write("outlive\nfollow\n");
  server.close_input();
  for (int i = 0; i < 3; ++i) {  // By the end of the loop, the server would have had enough time to exit.
    std::optional<bool> there;
    const auto another = connect(there);
    ASSERT_TRUE(run_until(io, [&] { return there.has_value(); }));
    EXPECT_TRUE(*there);
    another->close();
  }
  EXPECT_TRUE(*first);
  guest->close();
  io.run_for(std::chrono::milliseconds{100});
  EXPECT_EQ(server.ended(), 0);
  EXPECT_THAT(server.errors(), HasSubstr("stopping reason=parent_ended"));
}

TEST_F(ServerProgram, OutlivesItsParentIfToldTo) {
  ChildProcess server{quiet({"--end-with-parent", "--log-level", "info"})};
  const Listening where = listening(server);
  server.write("outlive\n");
  server.close_input();
  boost::asio::io_context io;
  client::TlsClient client{io};
  for (int i = 0; i < 3; ++i) {  // By the end of the loop, the server would have had enough time to exit.
    std::optional<bool> there;
    const auto connection = client.connect("127.0.0.1", where.port, kPatience,
                                           {.connected = [&](const KeyFingerprint&) { there = true; },
                                            .received = [](std::string_view) {},
                                            .sent = [] {},
                                            .closed = [&](const std::string&) { there = false; }});
    EXPECT_TRUE(run_until(io, [&] { return there.has_value(); }));
    EXPECT_TRUE(there.value_or(false));
    connection->close();
  }
  server.signal(SIGTERM);
  EXPECT_EQ(server.ended(), 0);
  EXPECT_THAT(server.errors(), HasSubstr("stopping reason=SIGTERM"));
}

TEST_F(ServerProgram, APropertyFileMakesAPrivateTableThatIsNotAnnounced) {
  const auto file = directory_.path() / "mine.properties";
  std::ofstream{file} << "players.0=human\nseed=3\n";
  ChildProcess server{quiet({"--property-file", "lucky-thirteen=" + file.string()})};
  listening(server);
  EXPECT_FALSE(std::filesystem::exists(directory_.path() / "data/server.run"));
  server.signal(SIGTERM);
  EXPECT_EQ(server.ended(), 0);
  EXPECT_THAT(server.errors(), HasSubstr("table_opened"));
}

TEST_F(ServerProgram, ABadPropertyFileIsOneLineWithStatus2AndMakesNothing) {
  const auto file = directory_.path() / "bad.properties";
  std::ofstream{file} << "seed=3\nplayers.0=robot\n";
  EXPECT_THAT(mistake(quiet({"--property-file", "lucky-thirteen=" + file.string()})),
              HasSubstr(file.string() + ":2: players.0 = robot"));
  EXPECT_THAT(mistake(quiet({"--property-file", "lucky-thirteen=" + (directory_.path() / "none").string()})),
              HasSubstr("none: cannot be read"));
  EXPECT_THAT(mistake(quiet({"--property-file", "hearts=" + file.string()})), HasSubstr("hearts"));
  EXPECT_FALSE(std::filesystem::exists(directory_.path() / "data"));
}

TEST_F(ServerProgram, BadOptionsAreOneLineWithStatus2) {
  EXPECT_THAT(mistake(command({"--port", "many"})), HasSubstr("--port"));
  EXPECT_THAT(mistake(quiet({"--log-file", "/proc/nowhere/log"})), HasSubstr("--log-file"));
}

TEST_F(ServerProgram, ChecksAConfigurationInsteadOfStarting) {
  const std::string good = directory_.file("good.conf", "port = 7400\n");
  ChildProcess server{command({"--config", good, "--check-config"})};
  EXPECT_EQ(server.next_line(), "cardroom-server: the configuration is valid");
  EXPECT_EQ(server.ended(), 0);
  const std::string bad = directory_.file("bad.conf", "\nport = many\n");
  EXPECT_THAT(mistake(command({"--config", bad, "--check-config"})), HasSubstr(bad + ":2: port"));
  EXPECT_THAT(mistake(quiet({"--check-config", "--property-file", "nowhere"})), HasSubstr("nowhere"));
  EXPECT_FALSE(std::filesystem::exists(directory_.path() / "data"));
}

TEST_F(ServerProgram, ChecksAndCopiesADatabaseInsteadOfStarting) {
  EXPECT_THAT(mistake(command({"--check", directory_.path()})), HasSubstr("cardroom.db: No such file or directory"));
  EXPECT_THAT(mistake(command({"--check", directory_.path(), "--backup", "copy.db"})), HasSubstr("--check"));
  const auto copy = directory_.path() / "copy.db";
  ChildProcess server{command({"--data-dir", directory_.path(), "--backup", copy})};
  EXPECT_EQ(server.ended(), 1);
  EXPECT_THAT(server.errors(), HasSubstr("cardroom.db: No such file or directory"));
}

TEST_F(ServerProgram, AnImpossibleDataDirectoryIsOneLineWithStatus1) {
  ChildProcess server{command({"--local-only", "--port", "0", "--data-dir", "/proc/nowhere"})};
  EXPECT_EQ(server.next_line(), std::nullopt);
  EXPECT_EQ(server.ended(), 1);
  EXPECT_THAT(server.errors(), testing::MatchesRegex("cardroom-server: /proc/nowhere[^\n]+\n"));
}

TEST_F(ServerProgram, ADataDirectoryOfOthersIsOneLineWithStatus1) {
  const auto data = directory_.path() / "data";
  std::filesystem::create_directory(data);
  std::filesystem::permissions(data, std::filesystem::perms{0777});
  ChildProcess server{quiet()};
  EXPECT_EQ(server.next_line(), std::nullopt);
  EXPECT_EQ(server.ended(), 1);
  EXPECT_EQ(server.errors(),
            "cardroom-server: " + data.string() + ": others may write to it; put it right with chmod go-w\n");
  EXPECT_TRUE(std::filesystem::is_empty(data));
}

/// A private file system for the data directory, either full or read-only, invisible to other processes.
class ServerProgramOnAPoorDisk : public ServerProgram {
 protected:
  void SetUp() override {
    ChildProcess probe{{"/usr/bin/unshare", "-m", "mount", "-t", "tmpfs", "none", "/mnt"}};
    if (probe.ended() != 0) GTEST_SKIP() << "no file system can be mounted here: " << probe.errors();
  }
  /// `prepare` is a shell command in which $1 is the mount point.
  std::vector<std::string> on_disk(const std::string& prepare, const std::vector<std::string>& more = {}) const {
    const std::string disk = directory_.path() / "data";
    std::filesystem::create_directories(disk);
    const std::string script =
        "set -e; mount -t tmpfs -o size=64k,mode=700 none \"$1\"; " + prepare + "; shift; exec \"$@\"";
    std::vector<std::string> words{"/usr/bin/unshare", "-m", "/bin/sh", "-c", script, "sh", disk};
    const auto server = quiet(more);
    words.insert(words.end(), server.begin(), server.end());
    return words;
  }
  /// A command that copies the key of an earlier server to the new file system.
  std::string with_key() {
    const auto keys = directory_.path() / "keys";
    ChildProcess server{command({"--local-only", "--port", "0", "--data-dir", keys})};
    listening(server);
    server.signal(SIGINT);
    server.ended();
    return "cp " + keys.string() + "/*.pem \"$1\"; ";
  }
  static constexpr const char* kFill = "dd if=/dev/zero of=\"$1/fill\" bs=1k count=1k 2>/dev/null || true";
};

TEST_F(ServerProgramOnAPoorDisk, AFullDiskIsNotReportedAsAnotherServer) {
  ChildProcess server{on_disk(with_key() + kFill)};
  EXPECT_EQ(server.next_line(), std::nullopt);
  EXPECT_EQ(server.ended(), 1);
  EXPECT_THAT(server.errors(), testing::MatchesRegex("cardroom-server: [^\n]+cardroom.db[^\n]+disk is full\n"));
}

TEST_F(ServerProgramOnAPoorDisk, AReadOnlyDiskIsNotReportedAsAnotherServer) {
  ChildProcess server{on_disk(with_key() + "mount -o remount,ro \"$1\"")};
  EXPECT_EQ(server.next_line(), std::nullopt);
  EXPECT_EQ(server.ended(), 1);
  EXPECT_THAT(server.errors(),
              testing::MatchesRegex("cardroom-server: [^\n]+cardroom.db[^\n]+Read-only file system\n"));
}

TEST_F(ServerProgramOnAPoorDisk, ADatabaseThatMayNotBeWrittenIsReportedAtTheStart) {
  const std::string database = (directory_.path() / "keys/cardroom.db").string();
  ChildProcess server{on_disk(with_key() + "mount -o remount,size=1m \"$1\"; cp " + database +
                              " \"$1\"; db=\"$1/cardroom.db\"" +
                              "; mount --bind \"$db\" \"$db\"; mount -o remount,bind,ro \"$db\"")};
  EXPECT_EQ(server.next_line(), std::nullopt);
  EXPECT_EQ(server.ended(), 1);
  EXPECT_THAT(server.errors(), testing::MatchesRegex("cardroom-server: [^\n]+cardroom.db may not be written\n"));
}

TEST_F(ServerProgramOnAPoorDisk, HealthFollowsTheJournal) {
  ChildProcess server{on_disk("mount -o remount,size=1m \"$1\"", {"--metrics", "0"})};
  const Listening where = listening(server);
  ASSERT_TRUE(shows(where.metrics, "/healthz", "200 OK"));
  // The file system is visible only through the server's process.
  const std::string fill =
      "/proc/" + std::to_string(server.pid()) + "/root" + (directory_.path() / "data/fill").string();
  {
    std::ofstream file{fill};
    while (file << std::string(512, 'x') << std::flush) {
    }
  }
  ChildProcess player{{program("headless_client"), "--port", std::to_string(where.port), "--create"}};
  EXPECT_TRUE(shows(where.metrics, "/healthz", "503 Service Unavailable"));
  EXPECT_TRUE(shows(where.metrics, "/metrics", "\ncardroom_journal_failing 1\n"));
  EXPECT_TRUE(shows(where.metrics, "/metrics", "\ncardroom_journal_records_waiting 1\n"));
  std::filesystem::remove(fill);
  EXPECT_TRUE(shows(where.metrics, "/healthz", "200 OK"));
  EXPECT_TRUE(shows(where.metrics, "/metrics", "\ncardroom_journal_failing 0\n"));
  EXPECT_TRUE(player.line_with("update")) << "the game goes on";
}

TEST_F(ServerProgram, ARunFileThatCannotBeWrittenIsReportedWithTheReason) {
  ChildProcess first{quiet()};
  listening(first);
  first.signal(SIGINT);
  first.ended();
  std::filesystem::remove(directory_.path() / "data/server.run");
  std::filesystem::create_directory(directory_.path() / "data/server.run");
  ChildProcess server{quiet()};
  listening(server);
  server.signal(SIGINT);
  EXPECT_EQ(server.ended(), 0) << server.said();
  EXPECT_THAT(server.errors(), HasSubstr("no_run_file"));
  EXPECT_THAT(server.errors(), HasSubstr("server.run: Is a directory"));
  EXPECT_THAT(server.errors(), Not(HasSubstr("another server")));
}

TEST_F(ServerProgramOnAPoorDisk, AKeyThatCannotBeWrittenIsReportedWithTheReason) {
  ChildProcess server{on_disk(kFill)};
  EXPECT_EQ(server.next_line(), std::nullopt);
  EXPECT_EQ(server.ended(), 1);
  EXPECT_THAT(server.errors(), testing::MatchesRegex("cardroom-server: [^\n]+key.pem: No space left on device\n"));
}

TEST_F(ServerProgramOnAPoorDisk, TheReasonIsOnStandardErrorEvenIfTheLogIsFull) {
  ChildProcess server{on_disk(kFill, {"--end-with-parent"})};
  EXPECT_THAT(server.next_line().value_or(""), testing::EndsWith("key.pem: No space left on device"));
  EXPECT_EQ(server.ended(), 1);
}

TEST_F(ServerProgram, TooFewOpenFilesAreReported) {
#ifdef __has_feature
#if __has_feature(undefined_behavior_sanitizer)
  GTEST_SKIP() << "UBSan needs a descriptor of its own to look at an object's type";
#endif
#endif
  std::vector<std::string> words{"/bin/sh", "-c", "ulimit -n 6; exec \"$@\"", "sh"};
  const auto server_words = quiet();
  words.insert(words.end(), server_words.begin(), server_words.end());
  ChildProcess server{words};
  EXPECT_EQ(server.next_line(), std::nullopt);
  EXPECT_EQ(server.ended(), 1);
  EXPECT_THAT(server.errors(), HasSubstr("Too many open files"));
}

}  // namespace
}  // namespace cardroom::server
