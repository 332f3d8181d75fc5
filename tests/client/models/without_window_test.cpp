// Goal: a program without a window, a display or QML can hold the models of many people. How: fifty of them in a
// QCoreApplication, each at a table of its own; any use of a QGuiApplication would end the process.

#include <QCoreApplication>
#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

#include "client/models/application.h"
#include "client/translations/language.h"
#include "tests/window/scenes/played_lucky_thirteen.h"

namespace cardroom::testing {
namespace {

using window::Application;

QString s(const char* text) {
  return QString::fromUtf8(text);
}

/// A person at a table of Lucky Thirteen with three bots.
struct Guest {
  explicit Guest(int number) {
    played.sitPerson(2, "Guest " + std::to_string(number), true);
    for (const int seat : {0, 1, 3})
      played.sitBot(seat, table::v1::BOT_TYPE_CLEVER);
    played.update().set_table_id("table of guest " + std::to_string(number));
    show();
    played.deal("6D 5S TS 9S QH AD 8S 2C 4S TD 3C QC 9D AC JD 4D 7H JH 2H TH KC 3S 8D 2S 5H 9C");
    show();
  }
  void show() {
    const client::TableChanged change = played.show();
    application.setup()->tableChanged(&played.table());
    application.table()->tableChanged(&played.table(), change, client::Instant{1'000});
  }

  PlayedLuckyThirteen played{2};
  window::Preferences preferences{QString{}};
  Application application{&preferences};
};

class WithoutWindow : public ::testing::Test {
 protected:
  void SetUp() override {
    window::install_language(*QCoreApplication::instance(), s("en"));
    ASSERT_EQ(QCoreApplication::instance()->metaObject(), &QCoreApplication::staticMetaObject);
    for (int number = 1; number <= 50; ++number)
      guests.push_back(std::make_unique<Guest>(number));
  }

  std::vector<std::unique_ptr<Guest>> guests;
};

TEST_F(WithoutWindow, FiftyPeopleAreShownTheirGames) {
  for (const char* card : {"3C", "QC", "2C", "AC", ""}) {
    for (const auto& guest : guests) {
      *card == '\0' ? guest->played.discardWhatIsDrawn() : guest->played.discard(card);
      guest->show();
      QCoreApplication::processEvents();
    }
  }
  for (const auto& guest : guests) {
    const window::TableController& table = *guest->application.table();
    EXPECT_EQ(table.kind(), s("lucky-thirteen"));
    EXPECT_EQ(table.phase(), window::TablePhase::Over);
    EXPECT_GT(table.log()->count(), 0);
    EXPECT_EQ(table.people()->seats()->count(), 4);
    EXPECT_FALSE(guest->application.windowTitle().isEmpty());
  }
}

// Installing a language changes no text: each set of models changes only its own texts, when it is told to.
TEST_F(WithoutWindow, ThoseWhoAreToldOfAnotherLanguageChangeToIt) {
  Application& first = guests[0]->application;
  Application& second = guests[1]->application;
  const QString english = first.greeting();
  window::install_language(*QCoreApplication::instance(), s("fa"));
  QCoreApplication::processEvents();
  EXPECT_EQ(first.greeting(), english);
  first.retranslate();
  EXPECT_NE(first.greeting(), english);
  EXPECT_EQ(second.greeting(), english);
  window::install_language(*QCoreApplication::instance(), s("en"));
}

TEST_F(WithoutWindow, ALinkIsHandedToWhoeverHasAClipboard) {
  window::InvitationModel& invitation = *guests[0]->application.setup()->invitation();
  QStringList copied;
  QObject::connect(&invitation, &window::InvitationModel::copied, [&](const QString& text) { copied << text; });
  invitation.copy();
  EXPECT_TRUE(copied.isEmpty()) << "there is no link";
  invitation.show(s("cardroom://192.168.1.20:7313/x"), {}, false);
  invitation.copy();
  EXPECT_EQ(copied, QStringList{s("cardroom://192.168.1.20:7313/x")});
}

}  // namespace
}  // namespace cardroom::testing

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  QCoreApplication application{argc, argv};
  return RUN_ALL_TESTS();
}
