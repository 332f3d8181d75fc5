// What is sent to a screen reader: each sentence once, in order, with pauses between them.
#include "client/ui/announcer.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>
#include <gtest/gtest.h>
#include <memory>

#include "tests/support/patience.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

using window::Announcer;

/// Records an announcer's notifications: their sentences, times and items.
class Notifications : public QObject {
  Q_OBJECT

 public:
  struct Sent {
    QString name;
    QObject* item;
    qint64 at;  ///< In milliseconds since the test began.
  };

  explicit Notifications(Announcer& announcer) {
    m_clock.start();
    for (QQuickItem* item : announcer.childItems())
      connect(item, SIGNAL(sentenceChanged()), this, SLOT(hear()));
  }

  QList<Sent> sent;

 private Q_SLOTS:
  void hear() {
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(sender());
    ASSERT_NE(interface, nullptr);
    EXPECT_EQ(interface->role(), QAccessible::Notification);
    sent << Sent{interface->text(QAccessible::Name), sender(), m_clock.elapsed()};
  }

 private:
  QElapsedTimer m_clock;
};

class AnnouncerTest : public ::testing::Test {
 protected:
  void SetUp() override {
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QQmlComponent component{&m_engine};
    component.setData("import Cardroom.Ui\nAnnouncer {}", QUrl{});
    m_announcer.reset(qobject_cast<Announcer*>(component.create()));
    ASSERT_NE(m_announcer, nullptr) << component.errorString().toStdString();
    m_heard = std::make_unique<Notifications>(*m_announcer);
  }

  const QList<Notifications::Sent>& sent() const { return m_heard->sent; }
  bool comes(qsizetype count) const {
    return QTest::qWaitFor([&] { return sent().size() >= count; },
                           static_cast<int>(std::chrono::milliseconds{kPatience}.count()));
  }
  QStringList names() const {
    QStringList names;
    for (const auto& one : sent())
      names << one.name;
    return names;
  }

  QQmlEngine m_engine;
  std::unique_ptr<Announcer> m_announcer;
  std::unique_ptr<Notifications> m_heard;
};

TEST_F(AnnouncerTest, ABurstIsSentInOrderWithPauses) {
  QStringList said;
  for (int i = 0; i < 20; ++i) {
    said << QStringLiteral("Sentence %1.").arg(i);
    m_announcer->say(said.last());
  }
  ASSERT_TRUE(comes(said.size()));
  EXPECT_EQ(names(), said);
  for (qsizetype i = 1; i < sent().size(); ++i)
    EXPECT_GE(sent()[i].at - sent()[i - 1].at, 28) << i;
}

// A screen reader fetches the name late, so a used item keeps its sentence for a while.
TEST_F(AnnouncerTest, NoItemIsUsedAgainSoon) {
  for (int i = 0; i < 16; ++i)
    m_announcer->say(QStringLiteral("Sentence %1.").arg(i));
  ASSERT_TRUE(comes(16));
  QSet<QObject*> items;
  for (const auto& one : sent())
    items << one.item;
  EXPECT_EQ(items.size(), 16);
}

TEST_F(AnnouncerTest, TheLastOnesAreRepeated) {
  for (int i = 0; i < 5; ++i)
    m_announcer->say(QStringLiteral("Sentence %1.").arg(i));
  m_announcer->say({});
  m_announcer->repeat();
  ASSERT_TRUE(comes(8));
  EXPECT_EQ(names().mid(5),
            (QStringList{QStringLiteral("Sentence 2."), QStringLiteral("Sentence 3."), QStringLiteral("Sentence 4.")}));
  EXPECT_EQ(m_announcer->history().size(), 5);
}

}  // namespace
}  // namespace cardroom::testing

#include "announcer_test.moc"
