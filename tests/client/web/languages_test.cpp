// Goal: many people in one process are each told everything in their own language. How: eight sessions, whose models
// are asked and told things from timers, queued calls, sockets and directly, all mixed; each text must be what the same
// models say when they are alone. A pseudo-language marks every text, so that one without a translation is noticed too.

#include "client/web/languages.h"

#include <QDeadlineTimer>
#include <QHostAddress>
#include <QMetaProperty>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <algorithm>
#include <array>
#include <csignal>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

#include "client/models/application.h"
#include "tests/support/patience.h"
#include "tests/window/scenes/played_lucky_thirteen.h"

namespace cardroom::web {
namespace {

using testing::PlayedLuckyThirteen;
using window::Application;

constexpr std::size_t kMoves = 12;

constexpr std::array kCodes{"en", "fa", "nb", "zh", "marked", "fa", "zh", "nb"};

QString s(const char* text) {
  return QString::fromUtf8(text);
}

SessionApplication& program() {
  return static_cast<SessionApplication&>(*QCoreApplication::instance());
}

/// Encloses every text in brackets.
class Marks : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char*, const char* text, const char*, int) const override {
    return QStringLiteral("⟦") + QString::fromUtf8(text) + QStringLiteral("⟧");
  }
};

/// A person at a table of Lucky Thirteen with three bots. All its objects belong to one session, as for a browser.
class Guest {
 public:
  explicit Guest(const QString& language) : session{language} {
    const InSession scope{session};
    preferences = new window::Preferences{QString{}, &session};
    application = new Application{preferences, &session};
    const auto hear = [this](const QString& text) { heard << text; };
    QObject::connect(application, &Application::told, &session, hear);
    QObject::connect(application, &Application::announced, &session, hear);
    QObject::connect(application, &Application::windowTitleChanged, &session, [this] { note(); });
    QObject::connect(application->table()->turn(), &window::TurnModel::primaryChanged, &session, [this] { note(); });
    QObject::connect(application, &Application::retranslated, &session, [this] { note(); });
    played.sitPerson(2, "Maren", true);
    for (const int seat : {0, 1, 3})
      played.sitBot(seat, table::v1::BOT_TYPE_CLEVER);
    show();
    played.deal("6D 5S TS 9S QH AD 8S 2C 4S TD 3C QC 9D AC JD 4D 7H JH 2H TH KC 3S 8D 2S 5H 9C");
    show();
  }

  /// Makes this person's next move. Its texts are in the language of the session in which this is called.
  void live() {
    constexpr std::array kDiscards{"3C", "QC", "2C", "AC", "JD", "4D", "9D", "JH", "2H", "TH"};
    if (lived < kDiscards.size()) played.discard(kDiscards.at(lived));
    ++lived;
    show();
    application->table()->turn()->hint();
    application->table()->tick(client::Instant{1'000 + 1'000 * lived});
    application->nearby()->heard();
    application->show(lived % 2 == 0 ? Application::TablePage : Application::RulesPage);
  }

  Session session;
  window::Preferences* preferences = nullptr;
  Application* application = nullptr;
  QStringList heard;  ///< What the person was told, and what the page would have read at each change.
  std::size_t lived = 0;

 private:
  void show() {
    const client::TableChanged change = played.show();
    application->setup()->tableChanged(&played.table());
    application->table()->tableChanged(&played.table(), change, client::Instant{1'000});
  }
  void note() {
    heard << application->windowTitle();
    for (const QObject* model :
         {static_cast<QObject*>(application->table()->turn()), static_cast<QObject*>(application->setup())}) {
      const QMetaObject* type = model->metaObject();
      for (int i = type->propertyOffset(); i < type->propertyCount(); ++i)
        if (type->property(i).metaType() == QMetaType::fromType<QString>())
          heard << type->property(i).read(model).toString();
    }
    for (const window::KindCard& kind : application->kinds())
      heard << kind.text << kind.seatsText << kind.minutesText;
  }

  PlayedLuckyThirteen played{2};
};

/// Triggers a person's moves by a timer, a queued call and a byte from a socket in turn.
class Traffic {
 public:
  Traffic(Guest& guest, quint16 port) : m_guest{guest} {
    m_timer->setSingleShot(true);
    m_socket->connectToHost(QHostAddress::LocalHost, port);
    QObject::connect(m_timer, &QTimer::timeout, &guest.session, [this] { move(); });
    QObject::connect(m_socket, &QTcpSocket::readyRead, &guest.session, [this] {
      m_socket->readAll();
      move();
    });
    next();
  }

 private:
  void move() {
    m_guest.live();
    if (m_guest.lived < kMoves) next();
  }
  void next() {
    switch (m_guest.lived % 3) {
      case 0: return m_timer->start(static_cast<int>(m_guest.lived));
      case 1: return void(QMetaObject::invokeMethod(m_guest.application, [this] { move(); }, Qt::QueuedConnection));
      default: m_socket->write("x");
    }
  }

  Guest& m_guest;
  QTimer* m_timer = new QTimer{&m_guest.session};
  QTcpSocket* m_socket = new QTcpSocket{&m_guest.session};
};

/// Everything that a person is told in this language when there is nobody else.
QStringList heardAlone(const QString& language) {
  Guest guest{language};
  const InSession scope{guest.session};
  for (std::size_t move = 0; move < kMoves; ++move)
    guest.live();
  return guest.heard;
}

class LanguagesTest : public ::testing::Test {
 protected:
  LanguagesTest() {
    window::LoadedLanguage marked{.code = s("marked"), .locale = QLocale{s("tlh")}, .translators = {}};
    marked.translators.push_back(std::make_unique<Marks>());
    static bool offered = false;
    if (!std::exchange(offered, true)) program().offer(std::move(marked));
    program().setOutside([this](const QByteArray& what) { outside << what; });
  }
  ~LanguagesTest() override {
    program().setOutside({});
    EXPECT_TRUE(outside.isEmpty()) << outside.first().toStdString();
  }

  bool waitFor(const std::function<bool()>& done) {
    QDeadlineTimer deadline{std::chrono::milliseconds{kPatience}};
    while (!done() && !deadline.hasExpired())
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    return done();
  }

  QList<QByteArray> outside;
};

TEST_F(LanguagesTest, EverybodyIsToldEverythingInTheirOwnLanguage) {
  QHash<QString, QStringList> alone;
  for (const char* code : kCodes)
    if (!alone.contains(s(code))) alone.insert(s(code), heardAlone(s(code)));
  ASSERT_NE(alone[s("fa")], alone[s("zh")]);
  ASSERT_GT(alone[s("fa")].size(), 100);

  std::vector<std::unique_ptr<Guest>> guests;
  for (const char* code : kCodes)
    guests.push_back(std::make_unique<Guest>(s(code)));
  QTcpServer server;
  ASSERT_TRUE(server.listen(QHostAddress::LocalHost));
  std::vector<std::unique_ptr<Traffic>> traffic;
  for (const auto& guest : guests)
    traffic.push_back(std::make_unique<Traffic>(*guest, server.serverPort()));
  QObject::connect(&server, &QTcpServer::newConnection, &server, [&server] {
    QTcpSocket* socket = server.nextPendingConnection();
    QObject::connect(socket, &QTcpSocket::readyRead, socket, [socket] { socket->write(socket->readAll()); });
  });
  ASSERT_TRUE(
      waitFor([&] { return std::ranges::all_of(guests, [](const auto& guest) { return guest->lived == kMoves; }); }));
  for (const auto& guest : guests)
    EXPECT_EQ(guest->heard, alone[guest->session.language()]) << guest->session.language().toStdString();
}

TEST_F(LanguagesTest, NothingIsSaidWithoutMarksInThePseudoLanguage) {
  for (const QString& text : heardAlone(s("marked"))) {
    const bool words = std::ranges::any_of(text, [](QChar one) { return one.isLower(); });
    // Names are not translated, and neither is the kind's id, which is for the program.
    const bool name = QStringList{s("Maren"), s("Kitchen table"), s("lucky-thirteen")}.contains(text);
    EXPECT_TRUE(!words || name || text.contains(s("⟦"))) << text.toStdString();
  }
}

TEST_F(LanguagesTest, ASessionMayChangeItsLanguage) {
  Guest first{s("nb")};
  Guest second{s("fa")};
  EXPECT_TRUE(second.session.rightToLeft());
  const QString norwegian = first.application->greeting();
  {
    const InSession scope{first.session};
    first.session.setLanguage(s("zh"));
    first.application->retranslate();
  }
  EXPECT_EQ(first.session.language(), s("zh"));
  EXPECT_NE(first.application->greeting(), norwegian);
  const QString persian = second.application->greeting();
  {
    const InSession scope{second.session};
    second.application->retranslate();
  }
  EXPECT_EQ(second.application->greeting(), persian);
  EXPECT_EQ(QLocale{}.language(), QLocale::English) << "outside of the sessions";
}

TEST_F(LanguagesTest, ScopesCanBeNestedAndOutliveTheirSession) {
  auto outer = std::make_unique<Session>(s("fa"));
  const Session inner{s("zh")};
  const InSession scope{*outer};
  {
    const InSession nested{inner};
    EXPECT_EQ(QLocale{}.language(), QLocale::Chinese);
  }
  EXPECT_EQ(QLocale{}.language(), QLocale::Persian);
  {
    const InSession nested{inner};
    outer.reset();
  }
  EXPECT_EQ(QLocale{}.language(), QLocale::Chinese) << "nobody is left to speak to";
}

TEST_F(LanguagesTest, WhatABrowserAsksForIsEnglishUnlessItIsALanguage) {
  for (const char* code : {"", "tlh", "../fa", "/../cardroom_fa", "FA "})
    EXPECT_EQ(Session{s(code)}.language(), s("en")) << code;
}

TEST_F(LanguagesTest, ATextOutsideOfAllSessionsIsNoticed) {
  Guest guest{s("fa")};
  guest.application->retranslate();
  EXPECT_FALSE(outside.isEmpty());
  outside.clear();
  {
    Application astray{guest.preferences};
    QMetaObject::invokeMethod(&astray, [] {}, Qt::QueuedConnection);
    outside.clear();
    QCoreApplication::processEvents();
    EXPECT_TRUE(outside.contains("cardroom::window::Application"));
  }
  outside.clear();
}

}  // namespace
}  // namespace cardroom::web

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  cardroom::web::SessionApplication application{argc, argv};
  return RUN_ALL_TESTS();
}
