// Goal: the TV shows everybody in the room the table but nobody's hand, and obeys only Escape. How: canned models in
// the real window, without a display.
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>
#include <string>

#include "client/models/application.h"
#include "tests/window/pages/page_review.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/offscreen.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

using window::Application;
using window::TableCard;

QList<TableCard> cards_at(window::TableController& table) {
  QList<TableCard> cards;
  const window::TableCards& all = *table.game()->cards();
  for (int row = 0; row < all.rowCount(); ++row)
    cards << all.data(all.index(row), all.roleNames().key("modelData")).value<TableCard>();
  return cards;
}

/// The cards that only this person sees: no copy of them lies face up on the table.
QList<TableCard> own_cards(window::TableController& table) {
  QList<TableCard> own;
  QStringList open;
  for (const TableCard& card : cards_at(table)) {
    if (card.zone == QLatin1StringView{"hand"}) {
      own << card;
    } else {
      open << card.card;
    }
  }
  own.removeIf([&](const TableCard& card) { return open.contains(card.card); });
  return own;
}

void collect(const QQuickItem& item, QStringList& cards) {
  // This item holds pictures of the whole pack, which do not show who has which card.
  if (QByteArray{item.metaObject()->className()}.startsWith("WarmCards")) return;
  if (const QVariant card = item.property("card"); card.typeId() == QMetaType::QString) cards << card.toString();
  for (const QQuickItem* child : item.childItems())
    collect(*child, cards);
}

class Tv : public ::testing::TestWithParam<const char*> {};

TEST_P(Tv, HasNoCardOfOurHandInAnyItem) {
  ShownScene scene{QString::fromLatin1(GetParam()), {.size = {1920, 1080}, .blank = true}};
  const QList<TableCard> own = own_cards(*scene.application().table());
  ASSERT_FALSE(own.isEmpty());
  scene.application().show(Application::TvPage);
  scene.rest();
  QStringList shown;
  collect(*shown_window().contentItem(), shown);
  EXPECT_TRUE(shown.contains(QString{})) << "there are backs";
  const QString words = PageReview{shown_window()}.texts().join(QLatin1Char{'\n'});
  for (const TableCard& card : own) {
    EXPECT_FALSE(shown.contains(card.card)) << card.card.toStdString();
    EXPECT_FALSE(words.contains(card.name())) << card.name().toStdString();
  }
  EXPECT_TRUE(scene.application().tv()->table()->people()->watching());
  EXPECT_EQ(scene.application().tv()->table()->choice()->selected(), QString{});
  EXPECT_EQ(Offscreen::complaints(), QStringList{});
}

INSTANTIATE_TEST_SUITE_P(Every, Tv,
                         ::testing::Values("lucky-thirteen", "lucky-thirteen-selected", "lucky-thirteen-hint",
                                           "lucky-thirteen-dealt", "thrones", "thrones-selected", "thrones-heart",
                                           "pasur", "pasur-choice", "pinochle-bid", "pinochle-naming",
                                           "pinochle-turned", "pinochle-keep"));

TEST(TvPage, FollowsTheTable) {
  ShownScene scene{QStringLiteral("tv-lucky-thirteen"), {.size = {1920, 1080}, .blank = true}};
  scene.rest();
  Application& application = scene.application();
  EXPECT_EQ(application.tv()->table()->turn()->prompt(), application.table()->turn()->prompt());
  for (const window::SeatCard& seat : application.tv()->table()->people()->seats()->seats())
    EXPECT_EQ(seat.place, seat.seat) << "nobody is at the bottom for being here";
  application.table()->tableGone();
  EXPECT_EQ(application.tv()->table()->phase(), window::TablePhase::NoTable);
}

TEST(TvPage, TellsOfAChangeWhenItsTableHasIt) {
  ShownScene scene{QStringLiteral("tv-lobby"), {.size = {1920, 1080}, .blank = true}};
  Application& application = scene.application();
  const window::TvModel& tv = *application.tv();
  const auto taken = [&tv] { return std::ranges::count(tv.seats(), false, &window::TvSeat::open); };
  const auto before = taken();
  auto told = before;
  QObject::connect(&tv, &window::TvModel::changed, &application, [&] { told = taken(); });
  client::Table table = *application.table()->here();
  table.update.mutable_seats(0)->Clear();
  application.table()->tableChanged(&table, {}, application.table()->time());
  EXPECT_EQ(taken(), before - 1);
  EXPECT_EQ(told, before - 1) << "as who was told last has seen it";
}

TEST(TvPage, ShowsTheWayToTheTable) {
  ShownScene scene{QStringLiteral("tv-lobby"), {.size = {1920, 1080}, .blank = true}};
  EXPECT_TRUE(scene.shows(QStringLiteral("192.168.1.20:7380"))) << "the page's address";
  EXPECT_TRUE(scene.shows(QStringLiteral("This seat is free")));
  scene.application().tv()->setPage(QStringLiteral("http://kari:7380/t/3f"));
  EXPECT_TRUE(scene.shows(QStringLiteral("kari:7380")));
}

TEST(TvPage, ShowsTheWayWithCardroomIfThePageHasTrouble) {
  ShownScene scene{QStringLiteral("tv-lobby"), {.size = {1920, 1080}, .blank = true}};
  window::InvitationModel& invitation = *scene.application().setup()->invitation();
  const window::TvModel& tv = *scene.application().tv();
  EXPECT_EQ(tv.joinLink(), invitation.page().link);
  invitation.showPage({.wanted = true, .trouble = QStringLiteral("Phones can’t join: it is not installed.")});
  EXPECT_EQ(tv.joinLink(), invitation.link());
  EXPECT_EQ(tv.joinAddress(), QStringLiteral("192.168.1.20:7313"));
  EXPECT_FALSE(tv.joinsByPage());
  EXPECT_TRUE(scene.shows(QStringLiteral("192.168.1.20:7313")));
}

TEST(SetUpPage, ShowsOnlyCodesThatCanBeOpened) {
  ShownScene scene{QStringLiteral("host-table-page"), {.size = {1280, 800}, .blank = true}};
  window::InvitationModel& invitation = *scene.application().setup()->invitation();
  const QString ofPage = QStringLiteral("The page’s address as a QR code");
  const QString ofCardroom = QStringLiteral("The invitation as a QR code");
  EXPECT_TRUE(scene.shows(ofPage));
  EXPECT_FALSE(scene.shows(ofCardroom));
  invitation.showPage({.wanted = true});
  EXPECT_FALSE(scene.shows(ofPage)) << "the page is getting ready";
  EXPECT_FALSE(scene.shows(ofCardroom));
  invitation.showPage({.wanted = true, .trouble = QStringLiteral("Phones can’t join: it is not installed.")});
  EXPECT_FALSE(scene.shows(ofPage));
  EXPECT_TRUE(scene.shows(ofCardroom));
  EXPECT_TRUE(scene.shows(QStringLiteral("Phones can’t join: it is not installed.")));
}

TEST(TvPage, IsLeftWithEscapeOnly) {
  ShownScene scene{QStringLiteral("tv-lucky-thirteen"), {.size = {1920, 1080}, .blank = true}};
  Application& application = scene.application();
  bool asked = false;
  QObject::connect(&application, &Application::unheard, &application, [&asked] { asked = true; });
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_H, Qt::Key_C, Qt::Key_L, Qt::Key_1, Qt::Key_Tab,
                            Qt::Key_Space, Qt::Key_Return})
    scene.key(key);
  EXPECT_EQ(application.page(), Application::TvPage);
  EXPECT_FALSE(asked);
  scene.key(Qt::Key_Escape);
  EXPECT_EQ(application.page(), Application::TablePage);
  EXPECT_FALSE(application.tv()->open());
}

TEST(TvPage, HidesThePointerAtRest) {
  ShownScene scene{QStringLiteral("tv-lucky-thirteen"), {.size = {1920, 1080}, .blank = true}};
  scene.rest();
  const auto cursor = [] {
    const QQuickItem* page = shown_window().activeFocusItem();
    while (page != nullptr && page->findChild<QQuickItem*>(QStringLiteral("pointer")) == nullptr)
      page = page->parentItem();
    return page == nullptr ? Qt::WaitCursor : page->findChild<QQuickItem*>(QStringLiteral("pointer"))->cursor().shape();
  };
  EXPECT_EQ(cursor(), Qt::BlankCursor);
  QTest::mouseMove(&shown_window(), {700, 500});
  QTest::mouseMove(&shown_window(), {710, 510});
  EXPECT_EQ(cursor(), Qt::ArrowCursor);
}

}  // namespace
}  // namespace cardroom::testing
