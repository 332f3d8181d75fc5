#include "client/web/http_head.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardroom::web {
namespace {

const QByteArray kGet =
    "GET /t/3f9a?key=0f HTTP/1.1\r\nHost: 192.168.1.7:7380\r\nOrigin: http://192.168.1.7:7380\r\n"
    "Accept-Encoding: gzip, deflate\r\nConnection: keep-alive, Upgrade\r\n\r\n";

HttpHead headOf(const QByteArray& bytes) {
  auto read = readHead(bytes);
  if (!std::holds_alternative<HttpHead>(read)) throw std::runtime_error{"no head: " + bytes.toStdString()};
  return std::get<HttpHead>(std::move(read));
}

/// The status of the error; 0: a complete head; -1: an unfinished one.
int statusOf(const QByteArray& bytes) {
  const auto read = readHead(bytes);
  if (const auto* wrong = std::get_if<HeadWrong>(&read)) return wrong->status;
  return std::holds_alternative<HeadUnfinished>(read) ? -1 : 0;
}

TEST(HttpHead, HasTheRequestAndItsFields) {
  const HttpHead head = headOf(kGet + "body");
  EXPECT_EQ(head.method, "GET");
  EXPECT_EQ(head.path, "/t/3f9a");
  EXPECT_EQ(head.query, "key=0f");
  EXPECT_EQ(head.size, kGet.size());
  EXPECT_EQ(head.field("host"), "192.168.1.7:7380");
  EXPECT_TRUE(head.has("connection", "upgrade"));
  EXPECT_TRUE(head.has("accept-encoding", "gzip"));
  EXPECT_FALSE(head.has("accept-encoding", "br"));
}

TEST(HttpHead, IsUnfinishedUntilItsLastByte) {
  for (qsizetype size = 0; size < kGet.size(); ++size)
    EXPECT_EQ(statusOf(kGet.first(size)), -1) << size;
}

TEST(HttpHead, MayNotBeLongerThanItsLimit) {
  const auto withFieldOf = [](qsizetype bytes) {
    return "GET / HTTP/1.1\r\nHost: a\r\nX: " + QByteArray(bytes, 'x') + "\r\n\r\n";
  };
  const qsizetype rest = withFieldOf(0).size();
  EXPECT_EQ(statusOf(withFieldOf(kHeadMax - rest)), 0);
  EXPECT_EQ(statusOf(withFieldOf(kHeadMax - rest + 1)), 431);
  EXPECT_EQ(statusOf(QByteArray(kHeadMax, 'x')), 431);
}

TEST(HttpHead, RefusesWhatIsNoRequest) {
  for (const char* other : {"GET / HTTP/1.0\r\nHost: a\r\n\r\n", "GET / HTTP/1.1 x\r\nHost: a\r\n\r\n"})
    EXPECT_EQ(statusOf(other), 505) << other;
  for (const char* wrong : {
           "GET / HTTP/1.1\r\n\r\n",                           // No host.
           "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",     // Two hosts.
           "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",              // Not a host name.
           "GET / HTTP/1.1\r\nHost: a;x\r\n\r\n",              //
           "GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n",        // A request to a proxy.
           "GET  / HTTP/1.1\r\nHost: a\r\n\r\n",               //
           "GET /\x01 HTTP/1.1\r\nHost: a\r\n\r\n",            //
           "G(T / HTTP/1.1\r\nHost: a\r\n\r\n",                //
           "GET / HTTP/1.1\r\nHost : a\r\n\r\n",               // A blank before the colon.
           "GET / HTTP/1.1\r\nHost: a\r\n folded: x\r\n\r\n",  // A folded line.
           "GET / HTTP/1.1\nHost: a\n\r\n\r\n",                // Lines that end without a carriage return.
           "\x16\x03\x01\r\n\r\n",                             // TLS.
           "\r\n\r\n",
       })
    EXPECT_EQ(statusOf(wrong), 400) << wrong;
}

TEST(HttpHead, IsOfTheSameOriginOnlyWithThatHost) {
  const auto with = [](const QByteArray& origin) {
    return isSameOrigin(headOf("GET / HTTP/1.1\r\nHost: 10.0.0.2:7380\r\n" + origin + "\r\n"));
  };
  EXPECT_TRUE(with("Origin: http://10.0.0.2:7380\r\n"));
  EXPECT_TRUE(with("Origin: https://10.0.0.2:7380\r\n"));
  for (const char* other : {"", "Origin: null\r\n", "Origin: http://10.0.0.2\r\n", "Origin: http://evil.example\r\n",
                            "Origin: http://10.0.0.2:7380.evil.example\r\n",
                            "Origin: http://10.0.0.2:7380\r\nOrigin: http://10.0.0.2:7380\r\n"})
    EXPECT_FALSE(with(other)) << other;
}

}  // namespace
}  // namespace cardroom::web
