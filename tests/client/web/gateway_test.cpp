#include "client/web/gateway.h"

#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <utility>

#include "client/models/kinds.h"
#include "client/web/languages.h"
#include "tests/client/net/net_stage.h"
#include "tests/client/web/fake_page.h"

namespace cardroom::web {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using window::waitUntil;

const QString kApp = QStringLiteral("app");
const QString kWays = QStringLiteral("app.ways");
const QString kSetup = QStringLiteral("app.setup");
const QString kPeople = QStringLiteral("app.table.people");
const QString kReplay = QStringLiteral("app.replay");
const QString kReview = QStringLiteral("app.replay.review");
const QString kRecord = QStringLiteral("app.table.fair.record");

/// A real server, a gateway to it in this process, and pages.
class GatewayTest : public testing::Test {
 protected:
  explicit GatewayTest(std::uint32_t recordMax = kRecordMax)
      : gateway{{.server = server->address(), .key = server->key(), .recordMax = recordMax}, 40} {
    QObject::connect(&gateway, &Gateway::told, &gateway, [this](const QString& line) { log << line; });
    if (!gateway.door().listen(QHostAddress::LocalHost, 0, std::nullopt))
      throw std::runtime_error{gateway.door().why().toStdString()};
  }

  std::unique_ptr<FakePage> page(const QString& profile = {}, const QString& table = {},
                                 const QString& language = QStringLiteral("en")) {
    auto page = std::make_unique<FakePage>(gateway.door().port(), profile, table, language);
    EXPECT_TRUE(waitUntil([&] { return !page->text(kApp + QStringLiteral(".page")).isEmpty(); }));
    return page;
  }

  /// A page whose person, Maren, has come in and hosts a table of this kind.
  std::unique_ptr<FakePage> host(const QString& kind) {
    auto one = page();
    one->call(kApp, QStringLiteral("begin"), {QStringLiteral("Maren")});
    one->call(kWays, QStringLiteral("host"), {kind});
    EXPECT_TRUE(waitUntil([&] { return one->phase() == QLatin1StringView{"Gathering"}; }));
    return one;
  }

  /// A page that has followed the link to the host's table, and whose person sits there under this name.
  std::unique_ptr<FakePage> guest(const FakePage& host, const QString& name) {
    auto one = page({}, tableOf(host));
    one->call(kApp, QStringLiteral("begin"), {name});
    EXPECT_TRUE(waitUntil([&] { return one->is(kSetup + QStringLiteral(".seated")); })) << qPrintable(name);
    return one;
  }

  static QString tableOf(const FakePage& page) {
    return page.text(QStringLiteral("app.setup.invitation.link")).section(QLatin1Char{'/'}, -1);
  }

  /// Fills the open seats with bots that move without delay, and starts the game.
  static void start(FakePage& host) {
    const QJsonArray seats = host.at(kPeople + QStringLiteral(".seats")).toArray();
    for (int seat = 0; seat < seats.size(); ++seat)
      if (seats[seat][QLatin1StringView{"open"}].toBool())
        host.call(kSetup + QStringLiteral(".people"), QStringLiteral("setBot"), {seat, QStringLiteral("clever"), 0});
    EXPECT_TRUE(waitUntil([&] {
      if (host.phase() != QLatin1StringView{"Gathering"}) return true;
      host.call(kSetup, QStringLiteral("primary"));
      return false;
    }));
  }

  /// Plays a game on this page to the end.
  static void play(FakePage& host) {
    start(host);
    EXPECT_TRUE(waitUntil(
        [&] {
          host.play();
          return host.phase() == QLatin1StringView{"Over"};
        },
        std::chrono::minutes{1}));
  }

  /// The same, and waits for the game's record.
  static void playToTheEnd(FakePage& host) {
    play(host);
    EXPECT_TRUE(waitUntil([&] { return !host.text(kRecord).isEmpty(); }));
  }

  /// A page with the replay of a game of Lucky Thirteen that has just ended there.
  std::unique_ptr<FakePage> watcher() {
    auto one = host(QStringLiteral("lucky-thirteen"));
    playToTheEnd(*one);
    one->call(kWays, QStringLiteral("watchGame"), {one->text(kRecord)});
    EXPECT_TRUE(
        waitUntil([&] { return one->text(kApp + QStringLiteral(".page")) == QLatin1StringView{"ReplayPage"}; }));
    return one;
  }

  TemporaryDirectory directory;
  std::unique_ptr<window::TestServer> server = std::make_unique<window::TestServer>(directory.path());
  Gateway gateway;
  QStringList log;
};

class EachKind : public GatewayTest, public testing::WithParamInterface<const window::Kind*> {};

TEST_P(EachKind, IsPlayedToTheEndByTwoPagesWhichSeeOnlyTheirOwnCards) {
  const QString kind = QString::fromLatin1(GetParam()->facts.id);
  const auto maren = host(kind);
  const auto jonas = guest(*maren, QStringLiteral("Jonas"));
  // The descriptions of the games, which both pages have been sent, name cards, too.
  maren->forgetMessages();
  jonas->forgetMessages();
  start(*maren);
  const bool twins = GetParam()->facts.id == "pinochle";  // Each card has two copies, and the other one may be public.
  std::map<FakePage*, QString> rounds;
  const std::vector<FakePage*> pages{maren.get(), jonas.get()};
  ASSERT_TRUE(waitUntil(
      [&] {
        for (FakePage* one : pages) {
          // While everybody waits for this person, nobody can have seen what is in their hand.
          FakePage& other = one == pages[0] ? *pages[1] : *pages[0];
          if (!twins && one->is(QStringLiteral("app.table.turn.yours")) && one->isSettled()) {
            // The cards of the previous round are dealt again in this one.
            const QString round = one->text(QStringLiteral("app.table.game.progress"));
            if (std::exchange(rounds[one], round) != round) other.forgetMessages();
            for (const QString& card : one->hand())
              for (const QString& message : other.messages())
                EXPECT_FALSE(message.contains(QLatin1Char{'"'} + card + QLatin1Char{'"'})) << qPrintable(card);
            other.forgetMessages();
          }
          one->play();
        }
        return HasFailure() ||
               (maren->phase() == QLatin1StringView{"Over"} && jonas->phase() == QLatin1StringView{"Over"});
      },
      std::chrono::minutes{2}));
  EXPECT_FALSE(maren->text(QStringLiteral("app.table.game.ending.verdict")).isEmpty());
}

INSTANTIATE_TEST_SUITE_P(Kinds, EachKind, testing::ValuesIn(window::kinds().begin(), window::kinds().end()),
                         [](const auto& kind) {
                           QString name = QString::fromLatin1(kind.param->facts.id);
                           return name.remove(QLatin1Char{'-'}).toStdString();
                         });

TEST_F(GatewayTest, BringsAPageBackToItsSeatAfterAReload) {
  const auto maren = host(QStringLiteral("lucky-thirteen"));
  auto jonas = guest(*maren, QStringLiteral("Jonas"));
  start(*maren);
  ASSERT_TRUE(waitUntil([&] { return jonas->hand().size() == 2; }));
  const QStringList hand = jonas->hand();
  const QString kept = jonas->kept();
  jonas.reset();
  jonas = page(kept, tableOf(*maren));
  ASSERT_TRUE(waitUntil([&] { return jonas->phase() == QLatin1StringView{"Playing"}; }));
  EXPECT_EQ(jonas->text(QStringLiteral("app.personName")), QStringLiteral("Jonas"));
  EXPECT_FALSE(jonas->is(kPeople + QStringLiteral(".watching")));
  EXPECT_TRUE(jonas->hand().contains(hand.front()));
}

TEST_F(GatewayTest, BringsPagesBackWhenTheServerWasKilled) {
  const auto maren = host(QStringLiteral("pasur"));
  const auto jonas = guest(*maren, QStringLiteral("Jonas"));
  start(*maren);
  ASSERT_TRUE(waitUntil([&] { return jonas->hand().size() == 4; }));
  const std::uint16_t port = server->port();
  server.reset();
  ASSERT_TRUE(waitUntil([&] { return jonas->is(QStringLiteral("app.connection.lost")); }));
  server = std::make_unique<window::TestServer>(directory.path(), port);
  for (FakePage* one : {maren.get(), jonas.get()})
    ASSERT_TRUE(waitUntil([&] { return one->is(QStringLiteral("app.connection.online")) && one->hand().size() == 4; }));
}

TEST_F(GatewayTest, ShowsTheGameThatHasJustEndedAgain) {
  const auto maren = watcher();
  EXPECT_TRUE(maren->is(kReplay + QStringLiteral(".table.replay")));
  EXPECT_TRUE(maren->is(kReplay + QStringLiteral(".playing")));
  const int count = maren->at(kReplay + QStringLiteral(".count")).toInt();
  EXPECT_GT(count, 10);
  maren->call(kReplay, QStringLiteral("goTo"), {9});
  ASSERT_TRUE(waitUntil([&] { return maren->at(kReplay + QStringLiteral(".at")).toInt() == 9; }));
  // All hands lie open.
  int open = 0;
  for (const QJsonValue& card : maren->at(QStringLiteral("app.replay.table.game.cards")).toArray())
    if (card[QLatin1StringView{"zone"}].toString() == QLatin1StringView{"seat"})
      open += card[QLatin1StringView{"card"}].toString().isEmpty() ? 0 : 1;
  EXPECT_GE(open, 6);
  maren->call(kApp, QStringLiteral("back"));
  ASSERT_TRUE(waitUntil([&] { return maren->text(kApp + QStringLiteral(".page")) == QLatin1StringView{"TablePage"}; }));
  EXPECT_EQ(maren->phase(), QStringLiteral("Over")) << "the result is still there";
  // The next game is another one, so the record of this one is no longer offered.
  const QString result = QStringLiteral("app.table.result");
  maren->call(result, QStringLiteral("goOn"));
  ASSERT_TRUE(waitUntil([&] { return maren->is(result + QStringLiteral(".shown")); }));
  maren->call(QStringLiteral("app.table.turn"), QStringLiteral("primary"));
  ASSERT_TRUE(waitUntil([&] { return maren->phase() == QLatin1StringView{"Playing"}; }));
  EXPECT_EQ(maren->text(kRecord), QString{});
}

TEST_F(GatewayTest, ShowsNoOtherGameThanTheOneThatHasJustEnded) {
  const auto maren = host(QStringLiteral("lucky-thirteen"));
  const QString own = QString::fromStdString((directory.path() / "own.cardroom").string());
  maren->call(kWays, QStringLiteral("watchGame"), {QString{}});
  playToTheEnd(*maren);
  for (const QString& file : {QString{}, own, QStringLiteral("/etc/passwd"), QStringLiteral("2.cardroom")})
    maren->call(kWays, QStringLiteral("watchGame"), {file});
  maren->call(kApp, QStringLiteral("show"), {QStringLiteral("RulesPage")});
  ASSERT_TRUE(waitUntil([&] { return maren->text(kApp + QStringLiteral(".page")) == QLatin1StringView{"RulesPage"}; }));
  EXPECT_FALSE(maren->is(kReplay + QStringLiteral(".open")));
  EXPECT_EQ(maren->text(QStringLiteral("app.dialogs.trouble.title")), QString{})
      << "nothing was opened, and nothing failed";
}

TEST_F(GatewayTest, AReloadedPageWatchesTheLastGameToo) {
  auto maren = host(QStringLiteral("lucky-thirteen"));
  playToTheEnd(*maren);
  const QString kept = maren->kept();
  maren.reset();
  maren = page(kept);
  EXPECT_TRUE(waitUntil([&] { return !maren->text(kRecord).isEmpty(); }));
}

TEST_F(GatewayTest, ReviewsAGame) {
  const auto maren = watcher();
  maren->call(kReplay, QStringLiteral("beginReview"));
  ASSERT_TRUE(waitUntil([&] { return maren->is(kReview + QStringLiteral(".on")); }));
  ASSERT_TRUE(waitUntil([&] { return !maren->is(kReview + QStringLiteral(".running")); }));
  EXPECT_EQ(maren->at(kReview + QStringLiteral(".share")).toDouble(), 1);
  EXPECT_FALSE(maren->text(kReview + QStringLiteral(".summaryText")).isEmpty());
  EXPECT_EQ(maren->text(kReview + QStringLiteral(".whoseText")), QStringLiteral("Your moves"));
}

TEST_F(GatewayTest, KeepsTheReviewOfTheGameUntilTheTableIsLeft) {
  const auto maren = watcher();
  maren->call(kReplay, QStringLiteral("beginReview"));
  const auto reviewed = [&] {
    return maren->is(kReview + QStringLiteral(".on")) && maren->at(kReview + QStringLiteral(".share")).toDouble() == 1;
  };
  ASSERT_TRUE(waitUntil(reviewed));
  const auto isAt = [&](const char* page) {
    return waitUntil([&] { return maren->text(kApp + QStringLiteral(".page")) == QLatin1StringView{page}; });
  };
  maren->call(kApp, QStringLiteral("back"));
  ASSERT_TRUE(isAt("TablePage"));
  EXPECT_FALSE(maren->is(kReplay + QStringLiteral(".open")));
  maren->call(kWays, QStringLiteral("watchGame"), {maren->text(kRecord)});
  ASSERT_TRUE(isAt("ReplayPage"));
  EXPECT_TRUE(maren->is(kReplay + QStringLiteral(".open")));
  EXPECT_TRUE(reviewed());
  maren->call(kApp, QStringLiteral("back"));
  ASSERT_TRUE(isAt("TablePage"));
  maren->call(kWays, QStringLiteral("leaveTable"));
  ASSERT_TRUE(isAt("NearbyPage"));
  EXPECT_TRUE(waitUntil([&] { return maren->at(kReplay + QStringLiteral(".count")).toInt() == 0; }));
  EXPECT_FALSE(maren->is(kReview + QStringLiteral(".on")));
}

class ShortRecords : public GatewayTest {
 protected:
  ShortRecords() : GatewayTest{100} {}
};

TEST_F(ShortRecords, AreTheOnlyOnesThatAreHeld) {
  const auto maren = host(QStringLiteral("lucky-thirteen"));
  play(*maren);
  // The server answers this after the request for the record.
  maren->call(QStringLiteral("app.table.chat"), QStringLiteral("say"), {QStringLiteral("Well played!")});
  ASSERT_TRUE(waitUntil([&] { return !maren->at(QStringLiteral("app.table.chat.lines")).toArray().isEmpty(); }));
  EXPECT_EQ(maren->text(kRecord), QString{});
}

TEST_F(GatewayTest, WorksOutOneReviewAtATimeAndForgetsThoseOfPagesThatLeave) {
  // The only thread for reviews is busy until the test lets it go on.
  std::promise<void> goOn;
  struct Busy final : Judgement {
    explicit Busy(std::shared_future<void> end) : until{std::move(end)} {}
    Judged run(wire::Hint&) override {
      until.wait();
      return {};
    }
    std::shared_future<void> until;
  };
  const auto busy = std::make_shared<Busy>(goOn.get_future().share());
  auto first = gateway.reviews().add({client::ReviewQuestion{1, busy}}, {});
  auto maren = watcher();
  const auto jonas = watcher();
  const auto waits = [](const FakePage& page) { return page.text(kReview + QStringLiteral(".progressText")); };
  maren->call(kReplay, QStringLiteral("beginReview"));
  ASSERT_TRUE(waitUntil([&] { return waits(*maren) == QStringLiteral("1 other review comes first."); }))
      << qPrintable(waits(*maren));
  jonas->call(kReplay, QStringLiteral("beginReview"));
  ASSERT_TRUE(waitUntil([&] { return waits(*jonas) == QStringLiteral("2 other reviews come first."); }));
  maren->hangUp();
  ASSERT_TRUE(waitUntil([&] { return waits(*jonas) == QStringLiteral("1 other review comes first."); }));
  // Meanwhile, the room for those that wait is used up.
  std::vector<std::unique_ptr<client::ReviewWork>> others;
  while (auto other = gateway.reviews().add({client::ReviewQuestion{1, busy}}, {}))
    others.push_back(std::move(other));
  EXPECT_EQ(others.size(), kReviewsWaitingMax - 1);
  const auto late = watcher();
  late->call(kReplay, QStringLiteral("beginReview"));
  EXPECT_TRUE(
      waitUntil([&] { return late->told().join(QString{}).contains(QStringLiteral("Many reviews are waiting")); }));
  EXPECT_FALSE(late->is(kReview + QStringLiteral(".on")));
  others.clear();
  first.reset();
  goOn.set_value();
  EXPECT_TRUE(waitUntil([&] { return jonas->at(kReview + QStringLiteral(".share")).toDouble() == 1; }));
}

TEST_F(GatewayTest, SpeaksEachPagesLanguage) {
  const auto maren = page({}, {}, QStringLiteral("en-GB,en"));
  const auto parisa = page({}, {}, QStringLiteral("fa-IR,fa,en"));
  EXPECT_EQ(maren->text(QStringLiteral("words.language")), QStringLiteral("en"));
  EXPECT_EQ(parisa->text(QStringLiteral("words.language")), QStringLiteral("fa"));
  EXPECT_TRUE(parisa->is(QStringLiteral("words.rightToLeft")));
  EXPECT_NE(maren->text(QStringLiteral("app.greeting")), parisa->text(QStringLiteral("app.greeting")));
  maren->send(R"({"set":["app.preferences","language","nb"]})");
  EXPECT_TRUE(waitUntil([&] { return maren->text(QStringLiteral("words.language")) == QStringLiteral("nb"); }));
  EXPECT_EQ(parisa->text(QStringLiteral("words.language")), QStringLiteral("fa"));
}

TEST_F(GatewayTest, HangsUpOnWhoDoesWhatOurPageDoesNot) {
  const auto honest = host(QStringLiteral("lucky-thirteen"));
  for (const char* wrong :
       {"nonsense", "[]", "{}", R"({"hello":{"version":1}})", R"({"call":["app.ways","openFile",["/etc/passwd"]]})",
        R"({"call":["app","deleteLater",[]]})", R"({"set":["app","objectName","x"]})",
        R"({"call":["app.table.choice","select",[{"deep":[1,2,3]}]]})"}) {
    const auto attacker = page();
    attacker->send(wrong);
    EXPECT_TRUE(waitUntil([&] { return !attacker->isThere(); })) << wrong;
  }
  const auto flooding = page();
  for (int i = 0; i < 500; ++i)
    flooding->call(QStringLiteral("app.table.turn"), QStringLiteral("hint"));
  EXPECT_TRUE(waitUntil([&] { return !flooding->isThere(); }));
  EXPECT_THAT(log.join(QLatin1Char{'\n'}).toStdString(), HasSubstr("too many requests"));
  EXPECT_TRUE(honest->isThere());
  EXPECT_EQ(honest->phase(), QStringLiteral("Gathering"));
}

TEST_F(GatewayTest, TakesAnyProfileAndAnyLink) {
  for (const QString& profile : {QStringLiteral("nonsense"), QString(60'000, QLatin1Char{'x'}), QStringLiteral("{}")})
    for (const QString& table : {QStringLiteral("zz"), QString(32, QLatin1Char{'a'}), QString(500, QLatin1Char{'0'})}) {
      const auto one = page(profile, table);
      EXPECT_EQ(one->text(QStringLiteral("app.page")), QStringLiteral("FirstStartPage"));
      one->call(kApp, QStringLiteral("begin"), {QStringLiteral("Jonas")});
      EXPECT_TRUE(waitUntil([&] { return !one->text(QStringLiteral("app.dialogs.trouble.title")).isEmpty(); }));
    }
}

TEST_F(GatewayTest, LetsInOnlySoManyBrowsers) {
  std::vector<std::unique_ptr<FakePage>> pages;
  for (int i = 0; i < 40; ++i)
    pages.push_back(page());
  FakePage late{gateway.door().port()};
  EXPECT_TRUE(waitUntil([&] { return log.join(QLatin1Char{'\n'}).contains(QStringLiteral("too many browsers")); }));
  pages.pop_back();
  EXPECT_TRUE(waitUntil([&] { return gateway.browsers() < 40; }));
  EXPECT_TRUE(page()->isThere());
}

}  // namespace
}  // namespace cardroom::web
