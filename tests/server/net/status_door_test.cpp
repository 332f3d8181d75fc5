// Goal: the status door serves its pages to well-behaved visitors, and neither a hostile nor a slow one can keep them
// out. How: real sockets on loopback, with requests as raw bytes.
#include "server/net/status_door.h"

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/run_until.h"

namespace cardroom::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

/// A connection to the status door, which collects what the door sends.
class Visitor {
 public:
  Visitor(asio::io_context& io, const tcp::endpoint& door) : socket_{io} {
    socket_.connect(door);
    read();
  }
  void say(const std::string& bytes) {
    error_code ignored;  // The door may have closed the connection in the middle of a long request.
    asio::write(socket_, asio::buffer(bytes), ignored);
  }
  void say_no_more() { socket_.shutdown(tcp::socket::shutdown_send); }

  std::string heard;
  std::optional<error_code> ended;

 private:
  void read() {
    socket_.async_read_some(asio::buffer(bytes_), [this](error_code error, std::size_t size) {
      if (error == asio::error::operation_aborted) return;  // The visitor may be gone.
      heard.append(bytes_.data(), size);
      if (!error) return read();
      ended = error;
      socket_.close();
    });
  }

  tcp::socket socket_;
  std::array<char, 1024> bytes_{};
};

struct StatusDoorTest : ::testing::Test {
  std::unique_ptr<Visitor> visit() { return std::make_unique<Visitor>(io, door.address()); }
  /// The complete response to these bytes.
  std::string answer_to(const std::string& bytes) {
    const auto visitor = visit();
    visitor->say(bytes);
    EXPECT_TRUE(run_until(io, [&] { return visitor->ended.has_value(); }));
    EXPECT_EQ(visitor->ended, asio::error::eof) << "the connection is closed, not cut";
    return visitor->heard;
  }
  std::string get(const std::string& path) { return answer_to("GET " + path + " HTTP/1.1\r\nHost: here\r\n\r\n"); }

  asio::io_context io;
  int asked = 0;
  StatusDoor door{io, {asio::ip::address_v4::loopback(), 0}, [this](std::string_view path) {
                    ++asked;
                    std::optional<StatusPage> page;
                    if (path == "/page") page = StatusPage{.text = "all is well\n"};
                    if (path == "/broken") page = StatusPage{.status = 503, .text = "all is not well\n"};
                    return page;
                  }};
};

TEST_F(StatusDoorTest, ShowsAPageAndClosesTheConnection) {
  const std::string answer = get("/page");
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(answer, HasSubstr("\r\nConnection: close\r\n"));
  EXPECT_THAT(answer, HasSubstr("\r\nContent-Type: text/plain; charset=utf-8\r\n"));
  EXPECT_THAT(answer, HasSubstr("\r\nContent-Length: 12\r\n"));
  EXPECT_THAT(answer, EndsWith("\r\n\r\nall is well\n"));
  EXPECT_TRUE(run_until(io, [&] { return door.visits() == 0; }));
}

TEST_F(StatusDoorTest, ShowsAPageWithAStatusOfItsOwn) {
  const std::string answer = get("/broken");
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 503 Service Unavailable\r\n"));
  EXPECT_THAT(answer, EndsWith("\r\n\r\nall is not well\n"));
}

TEST_F(StatusDoorTest, IgnoresAQueryAndAnswersTheOlderHttpToo) {
  EXPECT_THAT(get("/page?name=x"), StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(answer_to("GET /page HTTP/1.0\r\n\r\n"), EndsWith("\r\n\r\nall is well\n"));
}

TEST_F(StatusDoorTest, AnswersHeadWithoutThePage) {
  const std::string answer = answer_to("HEAD /page HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(answer, HasSubstr("\r\nContent-Length: 12\r\n"));
  EXPECT_THAT(answer, EndsWith("\r\n\r\n"));
}

TEST_F(StatusDoorTest, HasNoOtherPages) {
  for (const std::string path : {"/", "/pages", "/page/", "*", "//page", "/page/../page"})
    EXPECT_THAT(get(path), StartsWith("HTTP/1.1 404 Not Found\r\n")) << path;
}

TEST_F(StatusDoorTest, KnowsNoOtherMethods) {
  const std::string answer = answer_to("POST /page HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nall of it");
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 405 Method Not Allowed\r\n"));
  EXPECT_THAT(answer, HasSubstr("\r\nAllow: GET, HEAD\r\n"));
  EXPECT_THAT(answer_to("BREW /page HTTP/1.1\r\n\r\n"), StartsWith("HTTP/1.1 405 Method Not Allowed\r\n"));
  EXPECT_EQ(asked, 0);
}

TEST_F(StatusDoorTest, RefusesWhatItCannotRead) {
  for (const std::string bytes :
       {"hello\r\n\r\n", "GET /page\r\n\r\n", "GET /page HTTP/2.0\r\n\r\n", "\x16\x03\x01\r\n\r\n"})
    EXPECT_THAT(answer_to(bytes), StartsWith("HTTP/1.1 400 Bad Request\r\n")) << bytes;
  EXPECT_EQ(asked, 0);
}

TEST_F(StatusDoorTest, RefusesAHeadThatIsTooLong) {
  const auto request = [](std::size_t size) {
    std::string head = "GET /page HTTP/1.1\r\nLong: ";
    head.append(size - head.size() - 4, 'x');
    return head + "\r\n\r\n";
  };
  EXPECT_THAT(answer_to(request(kVisitHeadBytesMax)), StartsWith("HTTP/1.1 200 OK\r\n"));
  for (const std::size_t size : {std::size_t{kVisitHeadBytesMax} + 1, std::size_t{3} * kVisitHeadBytesMax})
    EXPECT_THAT(answer_to(request(size)), StartsWith("HTTP/1.1 431 ")) << size;
  EXPECT_THAT(answer_to("GET /" + std::string(kVisitHeadBytesMax, 'x')), StartsWith("HTTP/1.1 431 "))
      << "as soon as that is clear";
  std::string fields = "GET /page HTTP/1.1\r\n";
  while (fields.size() < 2 * kVisitHeadBytesMax)
    fields += "a: b\r\n";
  EXPECT_THAT(answer_to(fields + "\r\n"), StartsWith("HTTP/1.1 431 ")) << "also if each of its lines is short";
  EXPECT_EQ(asked, 1);
}

TEST_F(StatusDoorTest, ClosesASlowHeadAfterFiveSeconds) {
  const auto before = std::chrono::steady_clock::now();
  const auto slow = visit();
  slow->say("GET /page HTT");
  ASSERT_TRUE(run_until(io, [&] { return slow->ended.has_value(); }));
  const auto took = std::chrono::steady_clock::now() - before;
  EXPECT_GE(took, kVisitHeadWithin);
  EXPECT_EQ(slow->heard, "");
  EXPECT_EQ(door.visits(), 0U);
}

TEST_F(StatusDoorTest, ClosesAVisitorWhoDoesNotLeave) {
  const auto before = std::chrono::steady_clock::now();
  tcp::socket stays{io};
  stays.connect(door.address());
  asio::write(stays, asio::buffer(std::string{"GET /page HTTP/1.1\r\n\r\n"}));
  ASSERT_TRUE(run_until(io, [&] { return asked == 1; }));
  ASSERT_TRUE(run_until(io, [&] { return door.visits() == 0; }));
  EXPECT_GE(std::chrono::steady_clock::now() - before, kVisitAnswerWithin);
}

TEST_F(StatusDoorTest, SilentVisitorsKeepNobodyOut) {
  std::vector<std::unique_ptr<Visitor>> silent;
  for (std::size_t i = 0; i < kVisitsMax + 2; ++i)
    silent.push_back(visit());
  EXPECT_THAT(get("/page"), StartsWith("HTTP/1.1 200 OK\r\n"));
  // The three oldest made room for the last two, and for the visitor who was answered.
  ASSERT_TRUE(run_until(io, [&] { return silent[2]->ended.has_value(); }));
  EXPECT_TRUE(silent[0]->ended && silent[1]->ended);
  EXPECT_FALSE(silent[3]->ended) << "there was room for it";
  EXPECT_LE(door.visits(), kVisitsMax);
}

TEST_F(StatusDoorTest, AVisitorWhoLeavesWithoutAWordIsForgotten) {
  const auto visitor = visit();
  ASSERT_TRUE(run_until(io, [&] { return door.visits() == 1; }));
  visitor->say_no_more();
  ASSERT_TRUE(run_until(io, [&] { return visitor->ended.has_value(); }));
  EXPECT_EQ(visitor->heard, "");
  EXPECT_EQ(door.visits(), 0U);
}

TEST_F(StatusDoorTest, AFloodIsAnsweredAtItsOwnRate) {
  constexpr std::uint32_t kMore = 10;
  const auto before = std::chrono::steady_clock::now();
  for (std::uint32_t i = 0; i < kVisitRate.burst + kMore; ++i)
    EXPECT_THAT(get("/page"), StartsWith("HTTP/1.1 200 OK\r\n"));
  // Only kMore - 1 visits are sure to wait: the door takes a token before a visit arrives, and the bucket may have
  // been full again by the time the first one did.
  EXPECT_GE(std::chrono::steady_clock::now() - before,
            std::chrono::milliseconds{1000} * (kMore - 1) / kVisitRate.per_second);
}

TEST(StatusDoor, ReportsATakenPort) {
  asio::io_context io;
  const StatusPages none = [](std::string_view) { return std::nullopt; };
  const StatusDoor first{io, {asio::ip::address_v4::loopback(), 0}, none};
  std::ostringstream where;
  where << first.address();
  try {
    const StatusDoor second{io, first.address(), none};
    ADD_FAILURE() << "two doors at " << where.str();
  } catch (const ListenError& error) {
    EXPECT_EQ(error.what(), "cannot listen on " + where.str() + " for monitoring: Address already in use");
  }
}

}  // namespace
}  // namespace cardroom::server
