#include "client/web/mirror.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QMetaMethod>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/models/application.h"
#include "client/web/json_text.h"
#include "client/web/offers.h"
#include "tests/client/web/mirrored.h"

namespace cardroom::web {
namespace {

using test::Leaf;
using test::Pips;
using test::Root;
using testing::ElementsAre;
using testing::IsEmpty;

const std::vector<Offer> kOffers{{.type = &Root::staticMetaObject,
                                  .functions = {"name", "feel"},
                                  .settings = {"loud"},
                                  .told = {"said"},
                                  .hidden = {"secret"}},
                                 {.type = &Leaf::staticMetaObject},
                                 {.type = &Pips::staticMetaObject, .hidden = {"count"}}};

QJsonArray parsed(const QByteArrayList& changes) {
  return QJsonDocument::fromJson(arrayOf(changes)).array();
}

/// The changes as one text, in which each object's members are in the order of their names.
std::string sorted(const QByteArrayList& changes) {
  return QJsonDocument{parsed(changes)}.toJson(QJsonDocument::Compact).toStdString();
}

/// A mirror of one object. Changes and requests are in the JSON text that the page reads and writes.
class MirrorTest : public testing::Test {
 protected:
  MirrorTest() {
    mirror.show(QStringLiteral("root"), &root);
    mirror.take();
    QObject::connect(&mirror, &Mirror::changed, &mirror, [this] { ++told; });
  }

  std::string taken() { return sorted(mirror.take()); }
  void perform(const char* request) { mirror.perform(QJsonDocument::fromJson(request).object()); }
  bool refuses(const char* request) {
    try {
      perform(request);
    } catch (const Refused&) {
      return true;
    }
    return false;
  }

  Root root;
  Mirror mirror{kOffers};
  int told = 0;
};

TEST_F(MirrorTest, TellsWhatIsThere) {
  root.showList({{.name = "a", .count = 2}});
  root.pips()->show({{.name = "b", .count = 3}});
  root.showBig(qint64{1} << 60);
  EXPECT_EQ(
      sorted(mirror.takeAll()),
      R"([{"at":"root","new":{"big":"1152921504606846976","leaf":null,"list":[{"count":2,"name":"a"}],)"
      R"("loud":false,"mood":"Calm","pips":[{"count":3,"name":"b"}],"title":""}},{"at":"root.pips","set":{"sum":3}}])");
}

TEST_F(MirrorTest, TellsOnlyWhatHasChanged) {
  root.showTitle(QStringLiteral("one"));
  root.showTitle(QStringLiteral("two"));
  root.showMood(Root::Glad);
  EXPECT_EQ(told, 1);
  EXPECT_EQ(taken(), R"([{"at":"root","set":{"mood":"Glad","title":"two"}}])");
  EXPECT_EQ(taken(), "[]");
  root.showTitle(QStringLiteral("three"));
  root.showTitle(QStringLiteral("two"));
  EXPECT_EQ(told, 2);
  EXPECT_EQ(taken(), "[]");
}

TEST_F(MirrorTest, HidesWhatIsNotOffered) {
  root.showSecret(true);
  Q_EMIT root.whispered(QStringLiteral("psst"));
  EXPECT_EQ(taken(), "[]");
}

TEST_F(MirrorTest, TellsRowsAsTheyComeAndGo) {
  root.pips()->show({{.name = "a", .count = 1}, {.name = "b"}, {.name = "c"}});
  EXPECT_EQ(taken(), R"([{"at":"root.pips","rows":[0,0,[{"count":1,"name":"a"},{"count":0,"name":"b"},)"
                     R"({"count":0,"name":"c"}]]},{"at":"root.pips","set":{"sum":1}}])");
  root.pips()->show({{.name = "a", .count = 1}, {.name = "x"}});
  EXPECT_EQ(taken(),
            R"([{"at":"root.pips","rows":[2,1,[]]},{"at":"root.pips","rows":[1,1,[{"count":0,"name":"x"}]]}])");
}

TEST_F(MirrorTest, TellsObjectsThatComeAndGo) {
  root.grow();
  EXPECT_EQ(taken(), R"([{"at":"root.leaf","new":{"text":""}}])");
  root.leaf()->showText(QStringLiteral("green"));
  EXPECT_EQ(taken(), R"([{"at":"root.leaf","set":{"text":"green"}}])");
  root.leaf()->showText(QStringLiteral("red"));
  root.shed();
  EXPECT_EQ(taken(), R"([{"at":"root.leaf","new":null}])");
}

TEST_F(MirrorTest, TellsAnnouncementsInOrder) {
  Q_EMIT root.said(QStringLiteral("a"), 1);
  Q_EMIT root.said(QStringLiteral("b"), 2);
  EXPECT_EQ(taken(), R"([{"at":"root","signal":"said","with":["a",1]},{"at":"root","signal":"said","with":["b",2]}])");
}

TEST_F(MirrorTest, CallsOfferedFunctions) {
  perform(R"({"call":["root","name",["x"]]})");
  perform(R"({"call":["root","name",["y",7]]})");
  EXPECT_THAT(root.calls, ElementsAre("x1", "y7"));
  perform(R"({"call":["root","feel",["Glad"]],"id":3})");
  EXPECT_EQ(taken(), R"([{"answer":3,"value":true},{"at":"root","set":{"mood":"Glad"}}])");
  perform(R"({"set":["root","loud",true]})");
  EXPECT_TRUE(root.loud());
}

TEST_F(MirrorTest, RefusesAllElse) {
  for (const char* request : {
           R"({})",
           R"({"call":["root","unoffered",[]]})",
           R"({"call":["root","deleteLater",[]]})",
           R"({"call":["root","setLoud",[true]]})",
           R"({"call":["root","name",[]]})",
           R"({"call":["root","name",["x",1,2]]})",
           R"({"call":["root","name",["x",1.5]]})",
           R"({"call":["root","name",["x",1e300]]})",
           R"({"call":["root","name",[7]]})",
           R"({"call":["root","name",[null]]})",
           R"({"call":["root","name",["x",1,2,3,4,5]]})",
           R"({"call":["root","feel",["Sad"]]})",
           R"({"call":["root","feel",[1]]})",
           R"({"set":["root","title","x"]})",
           R"({"set":["root","objectName","x"]})",
           R"({"set":["root","loud","yes"]})",
       })
    EXPECT_TRUE(refuses(request)) << request;
  EXPECT_THAT(root.calls, IsEmpty());
  EXPECT_EQ(taken(), "[]");
}

TEST_F(MirrorTest, IgnoresRequestsToWhatIsNoLongerThere) {
  perform(R"({"call":["root.leaf","anything",[]]})");
  perform(R"({"set":["root.leaf","text","x"]})");
  EXPECT_EQ(taken(), "[]");
}

/// Whatever is offered exists: a renamed function is noticed here, and not by a person whose tap does nothing.
TEST(Offers, NameWhatTheModelsHave) {
  for (const Offer& offer : offers()) {
    const QMetaObject& type = *offer.type;
    const auto has = [&](const QString& name, QMetaMethod::MethodType wanted) {
      for (int i = 0; i < type.methodCount(); ++i)
        if (type.method(i).name() == name.toLatin1() && type.method(i).methodType() == wanted) return true;
      return false;
    };
    for (const QString& name : offer.functions)
      EXPECT_TRUE(has(name, QMetaMethod::Method)) << type.className() << ' ' << qPrintable(name);
    for (const QString& name : offer.told)
      EXPECT_TRUE(has(name, QMetaMethod::Signal)) << type.className() << ' ' << qPrintable(name);
    for (const QString& name : offer.settings + offer.hidden)
      EXPECT_GE(type.indexOfProperty(name.toLatin1().constData()), 0) << type.className() << ' ' << qPrintable(name);
  }
}

/// Nothing on this machine is offered: neither its files nor its servers nor the games that its user keeps. (What
/// watchGame opens for a browser is the record that the gateway holds for it: see gateway_test.cpp.)
TEST(Offers, LeaveOutThisMachine) {
  window::Preferences preferences{QString{}};
  window::Application application{&preferences};
  Mirror mirror{offers()};
  mirror.show(QStringLiteral("app"), &application);
  const QJsonObject app = parsed(mirror.takeAll()).at(0)[QLatin1StringView{"new"}].toObject();
  EXPECT_TRUE(app.contains(QLatin1StringView{"table"}));
  for (const char* hidden : {"games", "goOn"})
    EXPECT_FALSE(app.contains(QLatin1StringView{hidden})) << hidden;
  for (const char* function : {"openFile", "playOn", "deleteGame", "forgetTable", "join", "closeTable", "mayClose"})
    EXPECT_THROW(mirror.perform({{"call", QJsonArray{"app.ways", function, QJsonArray{}}}}), Refused) << function;
}

}  // namespace
}  // namespace cardroom::web
