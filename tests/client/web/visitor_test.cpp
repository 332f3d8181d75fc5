// Goal: a person in a browser gets to a table, plays there, and keeps the seat whatever the phone does. How: the models
// of several visitors in one process, each in a session of its own, over the real connection with a real server.

#include "client/web/visitor.h"

#include <QHostAddress>
#include <QTcpServer>
#include <csignal>
#include <gtest/gtest.h>
#include <memory>
#include <optional>

#include "client/core/profile.h"
#include "client/models/application.h"
#include "client/web/languages.h"
#include "common/protocol/hex.h"
#include "tests/client/net/net_stage.h"

namespace cardroom::web {
namespace {

using window::Application;
using window::TestServer;
using window::waitUntil;

QString s(const char* text) {
  return QString::fromUtf8(text);
}

/// What the gateway holds for one browser.
class Browser {
 public:
  explicit Browser(const Entrance& entrance, const Arrival& arrival = {}, const QString& language = s("en"))
      : kept{arrival.profile}, session{language} {
    const InSession scope{session};
    auto* preferences = new window::Preferences{QString{}, &session};
    preferences->setBotPaceMs(500);
    app = new Application{preferences,
                          [&](Application& application) {
                            auto ways = std::make_unique<Visitor>(application, entrance, arrival,
                                                                  [this](const QString& text) { kept = text; });
                            visitor = ways.get();
                            return ways;
                          },
                          &session};
    app->start();
  }

  void begin(const char* name) {
    const InSession scope{session};
    EXPECT_TRUE(app->begin(s(name)));
  }
  /// Calls `what` in the session.
  template <class What>
  void call(What what) {
    const InSession scope{session};
    what();
  }
  bool waitForPage(Application::Page page) {
    return waitUntil([&] { return app->page() == page; });
  }
  bool waitForTrouble(const char* title) {
    return waitUntil([&] { return app->dialogs()->trouble().title == s(title); });
  }
  bool waitForPlay() {
    return waitUntil([&] { return app->table()->phase() == window::TablePhase::Playing; });
  }
  QStringList people() const {
    QStringList names;
    for (const window::SeatCard& seat : app->setup()->people()->seats()->seats())
      if (seat.person) names << seat.name;
    return names;
  }
  bool waitForPeople(const QStringList& names) {
    return waitUntil([&] { return people() == names; });
  }
  /// This person's seat; -1 if there is none.
  int seat() const {
    for (const window::SeatCard& one : app->setup()->people()->seats()->seats())
      if (one.person && one.name == app->personName()) return one.seat;
    return -1;
  }
  /// The id of the table, as in the link to it: "0f…".
  QString table() const { return app->setup()->invitation()->link().mid(3); }
  /// Opens a table of Lucky Thirteen for others.
  bool hosts() {
    call([&] { app->ways()->host(s("lucky-thirteen")); });
    return waitForPeople({app->personName()}) && !table().isEmpty();
  }
  /// Waits for this person's turn and plays what the hint says.
  bool plays() {
    if (!waitUntil([&] { return app->table()->turn()->yours(); })) return false;
    call([&] { app->table()->turn()->hint(); });
    if (!waitUntil([&] { return app->table()->turn()->primaryReady() && app->table()->turn()->yours(); })) return false;
    call([&] { app->table()->turn()->primary(); });
    return waitUntil([&] { return !app->table()->turn()->yours(); });
  }

  QString kept;  ///< The profile that the browser keeps.
  Session session;
  Application* app = nullptr;
  Visitor* visitor = nullptr;
};

class VisitorTest : public ::testing::Test {
 protected:
  VisitorTest() {
    program().setOutside([this](const QByteArray& what) { outside << what; });
  }
  ~VisitorTest() override {
    program().setOutside({});
    EXPECT_TRUE(outside.isEmpty()) << outside.first().toStdString();
  }
  static SessionApplication& program() { return static_cast<SessionApplication&>(*QCoreApplication::instance()); }

  Entrance entrance() const { return {server->address(), server->key()}; }
  /// Kari hosts, Ola follows the link, and the game begins with two bots.
  bool play(Browser& kari, std::optional<Browser>& ola) {
    kari.begin("Kari");
    if (!kari.waitForPage(Application::NearbyPage) || !kari.hosts()) return false;
    ola.emplace(entrance(), Arrival{.table = kari.table()});
    ola->begin("Ola");
    if (!kari.waitForPeople({s("Kari"), s("Ola")})) return false;
    kari.call([&] { kari.app->setup()->primary(); });
    return kari.waitForPlay() && ola->waitForPlay();
  }

  window::Home home;
  std::unique_ptr<TestServer> server = std::make_unique<TestServer>(home.path("server"));
  QList<QByteArray> outside;
};

TEST_F(VisitorTest, ALinkLeadsToASeatWhichAReloadResumes) {
  Browser kari{entrance()};
  EXPECT_EQ(kari.app->page(), Application::FirstStartPage);
  std::optional<Browser> ola;
  ASSERT_TRUE(play(kari, ola));
  const QString link = kari.table();
  EXPECT_EQ(kari.app->page(), Application::TablePage);
  EXPECT_EQ(ola->app->page(), Application::TablePage);
  ASSERT_TRUE(kari.plays());
  ASSERT_TRUE(ola->plays());
  const int seat = ola->seat();
  ASSERT_EQ(seat, 1);

  // With the link in the address bar, as after a reload.
  const QString kept = ola->kept;
  ola.reset();
  ola.emplace(entrance(), Arrival{.table = link, .profile = kept});
  ASSERT_TRUE(ola->waitForPage(Application::TablePage));
  EXPECT_EQ(ola->app->personName(), s("Ola"));
  EXPECT_EQ(ola->seat(), seat);
  ASSERT_TRUE(kari.plays());
  ASSERT_TRUE(ola->plays());

  // And without it, as from the home screen.
  ola.reset();
  ola.emplace(entrance(), Arrival{.profile = kept});
  ASSERT_TRUE(ola->waitForPage(Application::TablePage));
  EXPECT_EQ(ola->seat(), seat);
  EXPECT_TRUE(ola->waitForPlay());
}

TEST_F(VisitorTest, TheRulesAreInTheLanguageOfTheVisitor) {
  Browser kari{entrance()};
  Browser ola{entrance(), {}, s("nb")};
  for (const char* kind : {"lucky-thirteen", "thrones", "pasur", "pinochle"}) {
    window::RulesText english;
    window::RulesText norwegian;
    kari.call([&] { english = kari.app->rulesOf(s(kind)); });
    ola.call([&] { norwegian = ola.app->rulesOf(s(kind)); });
    ASSERT_FALSE(english.first.isEmpty() || english.second.isEmpty()) << kind;
    ASSERT_EQ(norwegian.first.size(), english.first.size()) << kind;
    EXPECT_NE(norwegian.first.front().text, english.first.front().text) << kind;
  }
  EXPECT_TRUE(kari.app->rulesOf(s("bridge")).first.isEmpty());
}

TEST_F(VisitorTest, WhoWatchedBeforeAReloadGetsNoSeat) {
  Browser kari{entrance()};
  kari.begin("Kari");
  ASSERT_TRUE(kari.waitForPage(Application::NearbyPage));
  ASSERT_TRUE(kari.hosts());
  Browser ola{entrance(), {.table = kari.table(), .watch = true}};
  ola.begin("Ola");
  ASSERT_TRUE(waitUntil([&] { return ola.app->table()->people()->watching(); }));
  EXPECT_EQ(ola.seat(), -1);
  EXPECT_EQ(kari.people(), QStringList{s("Kari")}) << "although there are free seats";
}

TEST_F(VisitorTest, TheSameSeatInAnotherTabSupersedesTheFirst) {
  Browser kari{entrance()};
  std::optional<Browser> ola;
  ASSERT_TRUE(play(kari, ola));
  Browser again{entrance(), {.profile = ola->kept}};
  ASSERT_TRUE(again.waitForPage(Application::TablePage));
  const char* const taken = "Your seat is open in another window";
  ASSERT_TRUE(ola->waitForTrouble(taken));
  EXPECT_NE(again.app->dialogs()->trouble().title, s(taken));
  ola->call([&] { ola->app->dialogs()->secondary(); });
  ASSERT_TRUE(ola->waitForPage(Application::TablePage));
  EXPECT_TRUE(again.waitForTrouble(taken));
}

TEST_F(VisitorTest, EveryVisitorIsToldInTheirOwnLanguage) {
  Browser kari{entrance(), {}, s("fa")};
  kari.begin("Kari");
  ASSERT_TRUE(kari.waitForPage(Application::NearbyPage));
  ASSERT_TRUE(kari.hosts());
  Browser ola{entrance(), {.table = kari.table()}, s("nb")};
  ola.begin("Ola");
  ASSERT_TRUE(ola.waitForPage(Application::TablePage));
  QString norwegian;
  ola.call([&] { norwegian = ola.app->table()->turn()->waitingFor(); });
  EXPECT_TRUE(norwegian.startsWith(s("Venter på 2 til."))) << norwegian.toStdString();
  QString persian;
  // Kari may hear about Ola later than Ola hears about the table.
  const bool told = waitUntil([&] {
    kari.call([&] { persian = kari.app->setup()->waitingFor(); });
    return persian.contains(s("۲"));
  });
  EXPECT_TRUE(told) << persian.toStdString();
}

TEST_F(VisitorTest, AWrongLinkLeadsToTheTablesWithAReason) {
  for (const char* link : {"00112233445566778899aabbccddeeff", "0011", "<script>"}) {
    Browser ola{entrance(), {.table = s(link)}};
    ola.begin("Ola");
    EXPECT_TRUE(ola.waitForTrouble("You cannot join")) << link;
    EXPECT_FALSE(ola.app->dialogs()->trouble().text.isEmpty());
    EXPECT_TRUE(ola.waitForPage(Application::NearbyPage));
    EXPECT_EQ(ola.visitor->underWay(), QString{});
  }
}

TEST_F(VisitorTest, TheTablesAreListedAsTheyComeAndGo) {
  Browser ola{entrance()};
  ola.begin("Ola");
  ASSERT_TRUE(ola.waitForPage(Application::NearbyPage));
  EXPECT_EQ(ola.app->nearby()->present(), 0);
  Browser kari{entrance()};
  kari.begin("Kari");
  ASSERT_TRUE(kari.waitForPage(Application::NearbyPage));
  ASSERT_TRUE(kari.hosts());
  ASSERT_TRUE(waitUntil([&] { return ola.app->nearby()->present() == 1; }));
  ola.call([&] { ola.app->ways()->joinNearby(0); });
  ASSERT_TRUE(kari.waitForPeople({s("Kari"), s("Ola")}));
  kari.call([&] { kari.app->setup()->options()->changeKind(s("thrones")); });
  EXPECT_TRUE(waitUntil([&] { return ola.app->table()->kind() == s("thrones"); }));
  kari.call([&] { kari.app->setup()->people()->clearSeat(1); });
  ASSERT_TRUE(ola.waitForTrouble("You’re no longer at the table"));
  ASSERT_TRUE(ola.waitForPage(Application::NearbyPage));
  EXPECT_TRUE(waitUntil([&] { return ola.app->nearby()->present() == 1; }));
  kari.call([&] { kari.app->ways()->leaveTable(); });
  EXPECT_TRUE(kari.waitForPage(Application::NearbyPage));
}

TEST_F(VisitorTest, AGameWithBotsIsLeftForTonightAndGoesOn) {
  Browser kari{entrance()};
  kari.begin("Kari");
  ASSERT_TRUE(kari.waitForPage(Application::NearbyPage));
  kari.call([&] { kari.app->ways()->playNow(s("pasur")); });
  ASSERT_TRUE(kari.waitForPlay());
  ASSERT_TRUE(kari.visitor->tablesKept());
  kari.call([&] { kari.app->ways()->leaveForTonight(); });
  ASSERT_TRUE(kari.waitForPage(Application::NearbyPage));
  ASSERT_EQ(kari.app->goOn()->count(), 1);
  kari.call([&] { kari.app->ways()->goOn(0); });
  ASSERT_TRUE(kari.waitForPage(Application::TablePage));
  EXPECT_TRUE(kari.waitForPlay());
  kari.call([&] { kari.app->ways()->leaveForTonight(); });
  ASSERT_TRUE(kari.waitForPage(Application::NearbyPage));
  kari.call([&] { kari.app->ways()->forgetTable(0); });
  ASSERT_EQ(kari.app->dialogs()->question().what, s("forget"));
  kari.call([&] { kari.app->dialogs()->answer(s("forget")); });
  EXPECT_TRUE(waitUntil([&] { return kari.app->goOn()->count() == 0; }));
  EXPECT_TRUE(waitUntil([&] { return kari.app->connection()->online() && kari.visitor->underWay().isEmpty(); }));
  EXPECT_EQ(kari.app->page(), Application::NearbyPage);
}

TEST_F(VisitorTest, AServerThatStopsIsFoundAgain) {
  Browser kari{entrance()};
  std::optional<Browser> ola;
  ASSERT_TRUE(play(kari, ola));
  const std::uint16_t port = server->port();
  server->process().signal(SIGKILL);
  ASSERT_TRUE(server->process().ended());
  ASSERT_TRUE(waitUntil([&] { return ola->app->connection()->lost(); }));
  server = std::make_unique<TestServer>(home.path("server"), port);
  ASSERT_EQ(server->port(), port) << "another program has taken the port in the meantime";
  ASSERT_TRUE(waitUntil([&] { return ola->app->connection()->online() && kari.app->connection()->online(); }));
  EXPECT_EQ(ola->app->page(), Application::TablePage);
  EXPECT_TRUE(kari.plays());
}

TEST_F(VisitorTest, AServerThatIsNotThereYetIsTriedUntilItComes) {
  const Entrance where = entrance();
  server->process().signal(SIGTERM);
  ASSERT_TRUE(server->process().ended());
  Browser ola{where};
  ola.begin("Ola");
  ASSERT_TRUE(ola.waitForTrouble("No connection"));
  EXPECT_TRUE(ola.app->dialogs()->trouble().text.contains(s("keeps trying")));
  EXPECT_EQ(ola.app->page(), Application::NearbyPage);
  server = std::make_unique<TestServer>(home.path("server"), where.server.port);
  ASSERT_EQ(server->address(), where.server) << "another program has taken the port in the meantime";
  ASSERT_TRUE(waitUntil([&] { return ola.app->connection()->online(); }));
  EXPECT_TRUE(ola.app->dialogs()->trouble().title.isEmpty());
}

// Qt looks up host names in a thread of its own.
TEST_F(VisitorTest, AServerWhoseNameIsUnknownIsReportedInThePersonsLanguage) {
  Browser ola{{{"nowhere.invalid", 7313}, {}}, {}, s("fa")};
  ola.begin("Ola");
  ASSERT_TRUE(waitUntil([&] { return !ola.app->dialogs()->trouble().title.isEmpty(); }));
  EXPECT_TRUE(ola.app->dialogs()->trouble().text.contains(s("میزها")))
      << ola.app->dialogs()->trouble().text.toStdString();
}

TEST_F(VisitorTest, NoOtherServerAndNoFileIsReached) {
  Browser ola{entrance()};
  ola.begin("Ola");
  ASSERT_TRUE(ola.waitForPage(Application::NearbyPage));
  QTcpServer elsewhere;
  ASSERT_TRUE(elsewhere.listen(QHostAddress::LocalHost));
  ola.call([&] {
    EXPECT_TRUE(ola.app->ways()->join(QStringLiteral("cardroom://127.0.0.1:%1").arg(elsewhere.serverPort())));
    EXPECT_TRUE(ola.app->ways()->join(
        QStringLiteral("cardroom://127.0.0.1:%1/00112233445566778899aabbccddeeff").arg(elsewhere.serverPort())));
  });
  ASSERT_TRUE(ola.waitForTrouble("You cannot join"));
  EXPECT_FALSE(elsewhere.hasPendingConnections());
  ola.call([&] { ola.app->dialogs()->acknowledge(); });
  ola.call([&] {
    ola.app->ways()->openFile(s("/etc/passwd"));
    ola.app->ways()->openFile(s("/etc/passwd.cardroom"));
    ola.app->ways()->deleteGame(s("/etc/passwd"));
    ola.app->ways()->learn(s("pasur"));
  });
  EXPECT_EQ(ola.app->page(), Application::RulesPage);
  EXPECT_TRUE(ola.app->dialogs()->trouble().title.isEmpty());
  EXPECT_TRUE(ola.app->dialogs()->question().what.isEmpty());
}

TEST_F(VisitorTest, WhoeverIsAtTheTableCanShowOthersTheWay) {
  Browser kari{entrance(), {.origin = s("https://play.example.org")}};
  kari.begin("Kari");
  ASSERT_TRUE(kari.waitForPage(Application::NearbyPage));
  ASSERT_TRUE(kari.hosts());
  const window::PageInvitation page = kari.app->setup()->invitation()->page();
  EXPECT_EQ(page.link, s("https://play.example.org/t/") + kari.table());
  EXPECT_EQ(page.address, s("https://play.example.org"));
  EXPECT_EQ(page.trouble, QString{});
  ASSERT_FALSE(page.code.isEmpty());
  for (const QString& row : page.code)
    EXPECT_EQ(row.size(), page.code.size());
  Browser ola{entrance(), {.table = kari.table(), .origin = s("http://192.168.1.20:7380")}};
  ola.begin("Ola");
  ASSERT_TRUE(kari.waitForPeople({s("Kari"), s("Ola")}));
  EXPECT_EQ(ola.app->setup()->invitation()->page().address, s("192.168.1.20:7380")) << "as this guest has come in";
}

TEST_F(VisitorTest, APrivateTableShowsNoWayUntilItIsOpened) {
  Browser kari{entrance(), {.origin = s("http://192.168.1.20:7380")}};
  kari.begin("Kari");
  ASSERT_TRUE(kari.waitForPage(Application::NearbyPage));
  kari.call([&] { kari.app->ways()->playNow(s("pasur")); });
  ASSERT_TRUE(kari.waitForPlay());
  window::InvitationModel& invitation = *kari.app->setup()->invitation();
  EXPECT_EQ(invitation.page(), window::PageInvitation{});
  ASSERT_TRUE(invitation.mayOpen());
  kari.call([&] { kari.app->ways()->invite(); });
  ASSERT_EQ(kari.app->dialogs()->question().what, s("open"));
  kari.call([&] { kari.app->dialogs()->answer(s("open")); });
  EXPECT_TRUE(waitUntil([&] { return invitation.page().link == s("http://192.168.1.20:7380/t/") + kari.table(); }));
}

TEST_F(VisitorTest, APageThatOnlyThisMachineReachesSaysSoInEachLanguage) {
  Browser kari{entrance(), {.origin = s("http://localhost:7380")}};
  kari.begin("Kari");
  ASSERT_TRUE(kari.waitForPage(Application::NearbyPage));
  ASSERT_TRUE(kari.hosts());
  const window::PageInvitation english = kari.app->setup()->invitation()->page();
  EXPECT_TRUE(english.trouble.contains(s("only works on this machine"))) << english.trouble.toStdString();
  EXPECT_TRUE(english.link.isEmpty() && english.code.isEmpty());
  kari.call([&] {
    kari.session.setLanguage(s("nb"));
    kari.app->retranslate();
  });
  EXPECT_NE(kari.app->setup()->invitation()->page().trouble, english.trouble);
}

TEST(InvitationTo, LeadsThroughTheBrowsersAddressIfOthersReachIt) {
  const std::string table(16, '\x0f');
  const Entrance entrance{{"127.0.0.1", 7313}, {}, s("http://192.168.1.7:7380")};
  const QString path = s("/t/0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f");
  for (const char* origin : {"http://192.168.1.20:8080", "https://play.example.org", "http://[fd00::7]:7380"})
    EXPECT_EQ(invitationTo(table, entrance, s(origin)).link, s(origin) + path) << origin;
  for (const char* origin :
       {"", "http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]", "http://0.0.0.0:7380", "null",
        "ftp://192.168.1.20", "javascript:alert(1)", "http://", "<script>"})
    EXPECT_EQ(invitationTo(table, entrance, s(origin)).link, s("http://192.168.1.7:7380") + path) << origin;
  EXPECT_EQ(invitationTo(table, entrance, s("https://a:b@play.example.org/x?y#z")).link,
            s("https://play.example.org") + path);
  EXPECT_EQ(invitationTo(table, entrance, s("http://") + QString{5'000, QLatin1Char{'a'}}).link,
            s("http://192.168.1.7:7380") + path);
}

TEST(VisitorsProfile, HasOnlyWhatConcernsTheServer) {
  KeyFingerprint ours{};
  KeyFingerprint theirs{};
  theirs.fill(std::byte{7});
  const Entrance entrance{{"127.0.0.1", 7313}, ours};
  client::Profile kept;
  kept.name = "Ola";
  kept.keys[{"127.0.0.1", 7313}] = theirs;
  kept.tokens[ours] = std::string(32, 'o');
  kept.tokens[theirs] = std::string(32, 't');
  kept.seats = {{.server = {"old.example", 1}, .own = true, .table_id = "sixteen bytes ok"}};
  const client::Profile read = visitorsProfile(QString::fromStdString(to_text(kept)), entrance);
  EXPECT_EQ(read.name, "Ola");
  EXPECT_EQ(read.keys, (std::map<client::Address, KeyFingerprint>{{entrance.server, ours}}));
  EXPECT_EQ(read.tokens, (std::map<KeyFingerprint, std::string>{{ours, std::string(32, 'o')}}));
  ASSERT_EQ(read.seats.size(), 1U);
  EXPECT_EQ(read.seats[0].server, entrance.server);
  EXPECT_FALSE(read.seats[0].own);
  EXPECT_TRUE(visitorsProfile(QString::fromStdString(to_text(kept)), {entrance.server, {}}).seats.size() == 1U);
  kept.tokens.erase(ours);
  EXPECT_TRUE(visitorsProfile(QString::fromStdString(to_text(kept)), entrance).seats.empty());
  for (const QString& hostile : {s("name"), s("<html>"), QString{70'000, QLatin1Char{'#'}}})
    EXPECT_EQ(visitorsProfile(hostile, entrance).name, std::string{});
}

}  // namespace
}  // namespace cardroom::web

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  ::signal(SIGPIPE, SIG_IGN);
  cardroom::web::SessionApplication application{argc, argv};
  return RUN_ALL_TESTS();
}
