#include "client/terminal/console/output_writer.h"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <unistd.h>

#include "tests/client/terminal/console/own_terminal.h"
#include "tests/support/patience.h"

namespace cardroom::terminal {
namespace {

using namespace std::chrono_literals;
using ::testing::EndsWith;
using ::testing::HasSubstr;

class OutputWriterTest : public ::testing::Test {
 protected:
  OutputWriterTest() { EXPECT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0); }
  ~OutputWriterTest() override {
    ::signal(SIGPIPE, SIG_IGN);
    stop_reading();
    ::close(ends[1]);
  }
  void stop_reading() {
    if (ends[0] >= 0) ::close(std::exchange(ends[0], -1));
  }

  /// Reads the output until it ends with `end` or nothing more arrives.
  std::string read_until(const std::string& end) {
    std::string text;
    while (!text.ends_with(end)) {
      pollfd waiting{ends[0], POLLIN, 0};
      std::array<char, 4096> bytes{};
      if (::poll(&waiting, 1, std::chrono::milliseconds{kPatience}.count()) <= 0) break;
      const ssize_t size = ::read(ends[0], bytes.data(), bytes.size());
      if (size <= 0) break;
      text.append(bytes.data(), static_cast<std::size_t>(size));
    }
    return text;
  }

  std::array<int, 2> ends{};
  std::promise<void> gone;
};

TEST_F(OutputWriterTest, WritesInOrder) {
  OutputWriter writer{ends[1], [] {}};
  std::string all;
  for (int i = 0; i < 2000; ++i) {
    const std::string line = "line " + std::to_string(i) + "\n";
    writer.write(line);
    all += line;
  }
  EXPECT_EQ(read_until("line 1999\n"), all);
  EXPECT_TRUE(writer.flush(kPatience));
}

TEST_F(OutputWriterTest, DoesNotBlockAndLimitsWaitingOutput) {
  OutputWriter writer{ends[1], [] {}};
  const std::string line(99, 'x');
  for (int i = 0; i < 100'000; ++i)
    writer.write(line + "\n");
  writer.write("last\n");
  EXPECT_FALSE(writer.flush(1ms));
  const std::string came = read_until("last\n");
  EXPECT_THAT(came, EndsWith("last\n"));
  EXPECT_THAT(came, HasSubstr(" lines are left out here"));
  EXPECT_LT(came.size(), OutputWriter::kWaitingMax + (1U << 20U));
}

TEST_F(OutputWriterTest, SurvivesThatAnotherProgramMakesItsFileNonBlocking) {
  ASSERT_EQ(::fcntl(ends[1], F_SETFL, O_NONBLOCK), 0);
  OutputWriter writer{ends[1], [this] { gone.set_value(); }};
  const std::string much(200'000, 'y');
  writer.write(much + "end\n");
  EXPECT_EQ(read_until("end\n"), much + "end\n");
  EXPECT_EQ(gone.get_future().wait_for(0s), std::future_status::timeout);
}

TEST_F(OutputWriterTest, ReportsAClosedOutput) {
  ::signal(SIGPIPE, SIG_IGN);
  OutputWriter writer{ends[1], [this] { gone.set_value(); }};
  stop_reading();
  writer.write("anybody?\n");
  EXPECT_EQ(gone.get_future().wait_for(kPatience), std::future_status::ready);
  writer.write("nobody\n");
  EXPECT_TRUE(writer.flush(std::nullopt));
}

using StoppedTerminal = OwnTerminal;

TEST_F(StoppedTerminal, IsWaitedForAndCanBeLeft) {
  auto writer = std::make_unique<OutputWriter>(slave, [] {});
  ASSERT_EQ(::tcflow(slave, TCOOFF), 0);
  writer->write("stopped\n");
  EXPECT_FALSE(writer->flush(1ms));
  ASSERT_EQ(::tcflow(slave, TCOON), 0);
  EXPECT_TRUE(writer->flush(kPatience));
  ASSERT_EQ(::tcflow(slave, TCOOFF), 0);
  writer->write("for ever\n");
  writer.reset();
  ASSERT_EQ(::tcflow(slave, TCOON), 0);
}

}  // namespace
}  // namespace cardroom::terminal
