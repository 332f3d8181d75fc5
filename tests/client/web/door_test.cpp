#include "client/web/door.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QPointer>
#include <QTcpSocket>
#include <QUrl>
#include <QWebSocket>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "tests/client/net/net_stage.h"

namespace cardroom::web {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using window::waitUntil;

const QByteArray kStreamKey(32, 'a');

/// A door on this machine that serves one file, and the lines that it has given to pages.
class DoorTest : public testing::Test {
 protected:
  void open(DoorLimits limits = {}) {
    door = std::make_unique<Door>([this](const QByteArray& path) { return path == "/" ? &file : nullptr; }, limits);
    QObject::connect(door.get(), &Door::arrived, door.get(), [this](Line* line) {
      lines.emplace_back(line);
      QObject::connect(line, &Line::received, line, [this](const QByteArray& text) { heard.push_back(text); });
      QObject::connect(line, &Line::closed, line, &QObject::deleteLater);
    });
    QObject::connect(door.get(), &Door::misbehaved, door.get(),
                     [this](const QHostAddress&, const QString& what) { wrongs << what; });
    ASSERT_TRUE(door->listen(QHostAddress::LocalHost, 0, std::nullopt)) << qPrintable(door->why());
    host = "127.0.0.1:" + QByteArray::number(door->port());
  }

  std::unique_ptr<QTcpSocket> connected() {
    auto socket = std::make_unique<QTcpSocket>();
    bool was = false;  // The door may hang up at once.
    QObject::connect(socket.get(), &QTcpSocket::connected, socket.get(), [&was] { was = true; });
    socket->connectToHost(QHostAddress::LocalHost, door->port());
    EXPECT_TRUE(waitUntil([&] { return was; }));
    socket->disconnect(socket.get());
    return socket;
  }

  /// Sends these bytes. Returns what arrives until `last` has arrived or the connection has ended.
  QByteArray said(QTcpSocket& socket, const QByteArray& bytes, const QByteArray& last = "\r\n\r\n") {
    socket.write(bytes);
    QByteArray answer;
    EXPECT_TRUE(waitUntil([&] {
      answer += socket.readAll();
      return answer.contains(last) || socket.state() == QAbstractSocket::UnconnectedState;
    }));
    return answer + socket.readAll();
  }

  QByteArray request(const QByteArray& line, const QByteArray& fields = {}) const {
    return line + " HTTP/1.1\r\nHost: " + host + "\r\n" + fields + "\r\n";
  }
  QByteArray ownOrigin() const { return "Origin: http://" + host + "\r\n"; }

  PageFile file{.type = "text/html; charset=utf-8", .bytes = "compressed", .compressed = true, .tag = "v1"};
  std::unique_ptr<Door> door;
  QByteArray host;
  std::vector<QPointer<Line>> lines;
  std::vector<QByteArray> heard;
  QStringList wrongs;
};

TEST_F(DoorTest, ServesAFileOverAndOver) {
  open();
  const auto socket = connected();
  for (int i = 0; i < 3; ++i) {
    const QByteArray answer = said(*socket, request("GET /", "Accept-Encoding: gzip\r\n"), "compressed");
    EXPECT_THAT(answer.toStdString(), HasSubstr("HTTP/1.1 200 OK"));
    EXPECT_THAT(answer.toStdString(), HasSubstr("Content-Security-Policy: default-src 'none'"));
  }
  EXPECT_THAT(said(*socket, request("GET /", "Accept-Encoding: gzip\r\nIf-None-Match: \"v1\"\r\n")).toStdString(),
              HasSubstr("304 Not Modified"));
  EXPECT_THAT(said(*socket, request("GET /nothing")).toStdString(), HasSubstr("404 Not Found"));
}

TEST_F(DoorTest, KnowsWhatOtherMachinesOpen) {
  open();
  EXPECT_EQ(door->origin(), QString{}) << "none of them gets here";
  for (const QHostAddress::SpecialAddress any : {QHostAddress::AnyIPv4, QHostAddress::AnyIPv6}) {
    if (!door->listen(QHostAddress{any}, 0, std::nullopt)) continue;  // This machine may have no IPv6.
    const QUrl origin{door->origin(), QUrl::StrictMode};
    if (origin.isEmpty()) continue;  // Or no network.
    EXPECT_EQ(origin.scheme(), QStringLiteral("http"));
    EXPECT_EQ(origin.port(), door->port());
    EXPECT_EQ(QHostAddress{origin.host()}.protocol(), QHostAddress{any}.protocol()) << qPrintable(origin.toString());
    EXPECT_FALSE(QHostAddress{origin.host()}.isLoopback());
  }
}

TEST(HostFor, IsAnAddressAtWhichTheMachineListens) {
  const std::vector<std::string> both{"192.168.1.7", "10.0.0.7", "fd00::7"};
  EXPECT_EQ(hostFor(QHostAddress{QHostAddress::Any}, both), QStringLiteral("192.168.1.7"));
  EXPECT_EQ(hostFor(QHostAddress{QHostAddress::AnyIPv4}, both), QStringLiteral("192.168.1.7"));
  EXPECT_EQ(hostFor(QHostAddress{QHostAddress::AnyIPv6}, both), QStringLiteral("fd00::7"));
  EXPECT_EQ(hostFor(QHostAddress{QHostAddress::Any}, {"fd00::7"}), QStringLiteral("fd00::7"));
  EXPECT_EQ(hostFor(QHostAddress{QHostAddress::AnyIPv4}, {"fd00::7"}), QString{});
  EXPECT_EQ(hostFor(QHostAddress{QHostAddress::AnyIPv6}, {"192.168.1.7"}), QString{});
  EXPECT_EQ(hostFor(QHostAddress{QHostAddress::Any}, {}), QString{});
  EXPECT_EQ(hostFor(QHostAddress{QStringLiteral("10.0.0.7")}, both), QStringLiteral("10.0.0.7"));
  EXPECT_EQ(hostFor(QHostAddress{QHostAddress::LocalHost}, both), QString{});
  EXPECT_EQ(hostFor(QHostAddress{QHostAddress::LocalHostIPv6}, both), QString{});
}

TEST_F(DoorTest, RefusesOtherRequestsAndSaysSo) {
  open();
  EXPECT_THAT(said(*connected(), "nonsense\r\n\r\n").toStdString(), HasSubstr("400 Bad Request"));
  EXPECT_THAT(said(*connected(), request("DELETE /")).toStdString(), HasSubstr("405"));
  EXPECT_THAT(said(*connected(), request("POST /send/" + kStreamKey, ownOrigin() + "Content-Length: 99999999\r\n"))
                  .toStdString(),
              HasSubstr("413"));
  EXPECT_THAT(said(*connected(), request("POST /send/" + kStreamKey, "Transfer-Encoding: chunked\r\n")).toStdString(),
              HasSubstr("411"));
  EXPECT_THAT(wrongs, ElementsAre("a wrong request", "a long body"));
}

TEST_F(DoorTest, HangsUpOnWhoDoesNotFinishTheHead) {
  open({.head = std::chrono::milliseconds{50}});
  for (const QByteArray& start : {QByteArray{}, QByteArray{"GET / HTT"}}) {
    const auto socket = connected();
    EXPECT_THAT(said(*socket, start).toStdString(), IsEmpty());
    EXPECT_EQ(socket->state(), QAbstractSocket::UnconnectedState);
  }
}

TEST_F(DoorTest, GivesAPageOfItsOwnOriginALine) {
  open();
  QWebSocket page{QString::fromLatin1("http://" + host)};
  std::vector<QString> shown;
  QObject::connect(&page, &QWebSocket::textMessageReceived, &page, [&](const QString& text) { shown.push_back(text); });
  page.open(QUrl{QString::fromLatin1("ws://" + host + "/socket")});
  ASSERT_TRUE(waitUntil([&] { return lines.size() == 1; }));
  lines[0]->send("[]");
  page.sendTextMessage(QStringLiteral("{}"));
  ASSERT_TRUE(waitUntil([&] { return !shown.empty() && !heard.empty(); }));
  EXPECT_THAT(shown, ElementsAre("[]"));
  EXPECT_THAT(heard, ElementsAre("{}"));
  page.close();
  EXPECT_TRUE(waitUntil([&] { return lines[0] == nullptr; }));
}

TEST_F(DoorTest, GivesAPageOfAnotherOriginNone) {
  open();
  QWebSocket page{QStringLiteral("http://evil.example")};
  page.open(QUrl{QString::fromLatin1("ws://" + host + "/socket")});
  ASSERT_TRUE(waitUntil([&] { return !wrongs.isEmpty(); }));
  EXPECT_THAT(wrongs, ElementsAre("another origin"));
  EXPECT_THAT(said(*connected(), request("POST /send/" + kStreamKey, "Origin: http://evil.example\r\n")).toStdString(),
              HasSubstr("403"));
  EXPECT_THAT(said(*connected(), request("GET /stream/" + kStreamKey, "Sec-Fetch-Site: cross-site\r\n")).toStdString(),
              HasSubstr("403"));
  EXPECT_THAT(lines, IsEmpty());
}

TEST_F(DoorTest, HangsUpOnAPageThatSendsTooLongAMessage) {
  open();
  QWebSocket page{QString::fromLatin1("http://" + host)};
  page.open(QUrl{QString::fromLatin1("ws://" + host + "/socket")});
  ASSERT_TRUE(waitUntil([&] { return lines.size() == 1; }));
  page.sendTextMessage(QString{kMessageMax + 1, QLatin1Char{'x'}});
  EXPECT_TRUE(waitUntil([&] { return lines[0] == nullptr; }));
  EXPECT_THAT(heard, IsEmpty());
}

TEST_F(DoorTest, GivesALineOverAStreamAndPosts) {
  open();
  const auto down = connected();
  EXPECT_THAT(said(*down, request("GET /stream/" + kStreamKey)).toStdString(), HasSubstr("200 OK"));
  ASSERT_EQ(lines.size(), 1U);
  lines[0]->send("[1]");
  EXPECT_THAT(said(*down, "", "[1]\n\r\n").toStdString(), HasSubstr("4\r\n[1]\n\r\n"));
  const auto up = connected();
  for (const char* body : {"{}\n", "{}\n{\"a\":1}"})
    EXPECT_THAT(said(*up, request("POST /send/" + kStreamKey,
                                  ownOrigin() + "Content-Length: " + QByteArray::number(qstrlen(body)) + "\r\n") +
                              body)
                    .toStdString(),
                HasSubstr("204 No Content"));
  EXPECT_THAT(heard, ElementsAre("{}", "{}", "{\"a\":1}"));
  EXPECT_THAT(said(*connected(), request("GET /stream/" + kStreamKey)).toStdString(), HasSubstr("409"));
  down->disconnectFromHost();
  EXPECT_TRUE(waitUntil([&] { return lines[0] == nullptr; }));
  EXPECT_THAT(
      said(*up, request("POST /send/" + kStreamKey, ownOrigin() + "Content-Length: 2\r\n") + "{}").toStdString(),
      HasSubstr("404"));
}

TEST_F(DoorTest, HangsUpOnWhoDoesNotRead) {
  open();
  const auto down = connected();
  said(*down, request("GET /stream/" + kStreamKey));
  ASSERT_EQ(lines.size(), 1U);
  down->setReadBufferSize(1);
  for (int i = 0; i < 64 && lines[0] != nullptr; ++i) {
    lines[0]->send(QByteArray(256 * 1024, 'x'));
    waitUntil([] { return false; }, std::chrono::milliseconds{1});
  }
  EXPECT_TRUE(waitUntil([&] { return lines[0] == nullptr; }));
}

TEST_F(DoorTest, LimitsTheConnectionsOfOneAddressAndCountsThemOut) {
  open({.connectionsOfAddress = 3});
  std::vector<std::unique_ptr<QTcpSocket>> sockets;
  for (int i = 0; i < 3; ++i) {
    sockets.push_back(connected());
    EXPECT_THAT(said(*sockets.back(), request("GET /nothing")).toStdString(), HasSubstr("404"));
  }
  EXPECT_THAT(said(*connected(), request("GET /nothing")).toStdString(), IsEmpty());
  // A line counts as a connection as long as it exists.
  said(*sockets.back(), request("GET /stream/" + kStreamKey));
  EXPECT_THAT(said(*connected(), request("GET /nothing")).toStdString(), IsEmpty());
  sockets.clear();
  EXPECT_TRUE(waitUntil([&] { return said(*connected(), request("GET /nothing")).contains("404"); }));
}

TEST_F(DoorTest, CountsAWebSocketOutWhenItHasGone) {
  open({.connectionsOfAddress = 1});
  for (std::size_t i = 0; i < 5; ++i) {
    QWebSocket page{QString::fromLatin1("http://" + host)};
    // The previous connection may still be closing.
    ASSERT_TRUE(waitUntil([&] {
      if (page.state() == QAbstractSocket::UnconnectedState)
        page.open(QUrl{QString::fromLatin1("ws://" + host + "/socket")});
      return lines.size() == i + 1;
    })) << i;
    page.abort();
    ASSERT_TRUE(waitUntil([&] { return lines[i] == nullptr; }));
  }
}

}  // namespace
}  // namespace cardroom::web
