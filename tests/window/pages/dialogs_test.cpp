// Goal: every dialog reports mistakes, can be answered and closed by keyboard alone, and then returns the focus. How:
// the real window with canned models, without a display; the tests read what is sent to screen readers.
#include <QQuickWindow>
#include <QTest>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "client/models/kinds.h"
#include "tests/support/temporary_directory.h"
#include "tests/window/pages/page_review.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/offscreen.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

/// A scene with a prompt, and the answers to the prompt in the order of arrival.
class Asked {
 public:
  explicit Asked(window::Question question) {
    m_scene.application().dialogs()->ask([question = std::move(question)] { return question; },
                                         [this](const QString& answer) { answers << answer; });
  }
  ShownScene* operator->() { return &m_scene; }

  QStringList answers;

 private:
  ShownScene m_scene{QStringLiteral("home"), {.size = kUsualSize}};
};

window::Question question(const char* what, bool wrong = false) {
  return {.what = QString::fromLatin1(what),
          .title = QStringLiteral("A title"),
          .text = QStringLiteral("A sentence."),
          .wrong = wrong};
}

TEST(PasswordQuestion, ReportsAMistakeAtTheFieldUntilTextIsTyped) {
  Asked asked{question("password", true)};
  EXPECT_EQ(asked->focused(), "Password: A sentence.");
  asked->key(Qt::Key_Return);  // The field is still empty.
  EXPECT_EQ(asked.answers, QStringList{});
  asked->type(QStringLiteral("sesame"));
  EXPECT_EQ(asked->focused(), "Password");
  asked->key(Qt::Key_Return);
  EXPECT_EQ(asked.answers, QStringList{QStringLiteral("sesame")});
}

TEST(PasswordQuestion, KeepsWhatIsTypedWhileItOpens) {
  Asked asked{question("password", true)};
  for (const char letter : std::string{"ses"})
    QTest::sendKeyEvent(QTest::Click, &asked->window(), Qt::Key_unknown, QChar::fromLatin1(letter), Qt::NoModifier);
  asked->type(QStringLiteral("ame"));  // Once the panel is open.
  asked->key(Qt::Key_Return);
  EXPECT_EQ(asked.answers, QStringList{QStringLiteral("sesame")});
}

TEST(PasswordQuestion, IsLeftByEscape) {
  Asked asked{question("password")};
  asked->key(Qt::Key_Escape);
  EXPECT_EQ(asked.answers, QStringList{QString{}});
}

TEST(KeyQuestion, WarnsAndTakesEnterAndEscapeForNo) {
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape}) {
    window::Question changed = question("key");
    changed.shown = QStringLiteral("c0ffee");
    Asked asked{changed};
    EXPECT_TRUE(asked->shows(QStringLiteral("The key shown now: c0ff ee")));
    EXPECT_EQ(asked->focused(), "Don’t join");
    asked->key(key);
    EXPECT_EQ(asked.answers, QStringList{QStringLiteral("cancel")});
  }
}

TEST(KeyQuestion, IsOverriddenByItsOtherButton) {
  Asked asked{question("key")};
  asked->press(QStringLiteral("Join anyway"));
  EXPECT_EQ(asked.answers, QStringList{QStringLiteral("trust")});
}

TEST(ChoiceQuestion, HasAButtonForEachAndEscapeMeansTheLast) {
  window::Question close = question("close");
  close.choices = {{QStringLiteral("keep"), QStringLiteral("Keep it")},
                   {QStringLiteral("end"), QStringLiteral("End it")},
                   {QStringLiteral("cancel"), QStringLiteral("Stay")}};
  for (const window::AnswerChoice& choice : close.choices) {
    Asked asked{close};
    asked->press(choice.text);
    EXPECT_EQ(asked.answers, QStringList{choice.answer});
  }
  Asked asked{close};
  EXPECT_EQ(asked->focused(), "Keep it");
  asked->key(Qt::Key_Escape);
  EXPECT_EQ(asked.answers, QStringList{QStringLiteral("cancel")});
}

TEST(Trouble, IsAcknowledgedOrRepaired) {
  bool mended = false;
  const auto trouble = [&](ShownScene& scene) {
    scene.application().dialogs()->showTrouble(QStringLiteral("Port 7400 is taken"),
                                               QStringLiteral("Another program has it."), QStringLiteral("Use another"),
                                               [&] { mended = true; });
  };
  ShownScene scene{QStringLiteral("home"), {.size = kUsualSize}};
  const QString before = scene.focused();
  trouble(scene);
  EXPECT_TRUE(scene.shows(QStringLiteral("Another program has it.")));
  EXPECT_EQ(scene.focused(), "Use another");
  scene.key(Qt::Key_Escape);
  EXPECT_FALSE(scene.shows(QStringLiteral("Another program has it.")));
  EXPECT_FALSE(mended);
  EXPECT_EQ(scene.focused(), before);
  trouble(scene);
  scene.key(Qt::Key_Return);
  EXPECT_TRUE(mended);
}

TEST(Rename, ChangesTheNameAndRejectsInvalidOnes) {
  ShownScene scene{QStringLiteral("home"), {.size = kUsualSize}};
  scene.press(QStringLiteral("You are Maren. Change your name"));
  EXPECT_EQ(scene.focused(), "Your name");
  scene.type(QString{QChar{0x202E}});
  scene.key(Qt::Key_Return);
  EXPECT_EQ(scene.focused(), "Your name: A name has 1 to 24 characters.");
  scene.key(Qt::Key_A, Qt::ControlModifier);
  scene.type(QStringLiteral("Kari"));
  EXPECT_EQ(scene.focused(), "Your name");
  scene.key(Qt::Key_Return);
  EXPECT_EQ(scene.application().personName(), "Kari");
  EXPECT_FALSE(scene.shows(QStringLiteral("Rename")));
}

TEST(Rename, IsClosedByEscapeWithTheOldName) {
  ShownScene scene{QStringLiteral("home"), {.size = kUsualSize}};
  scene.press(QStringLiteral("You are Maren. Change your name"));
  scene.type(QStringLiteral("Kari"));
  scene.key(Qt::Key_Escape);
  EXPECT_EQ(scene.application().personName(), "Maren");
  EXPECT_FALSE(scene.shows(QStringLiteral("Rename")));
}

TEST(RemoveFromTheTable, BarsTheAddressTooIfThatIsWanted) {
  ShownScene scene{QStringLiteral("host-table"), {.size = kUsualSize}};
  const QString toggle = QStringLiteral("Block their address too");
  scene.press(QStringLiteral("Remove Jonas from the table"));
  ASSERT_TRUE(scene.shows(toggle));
  EXPECT_EQ(scene.focused(), "Remove");
  for (int part = 0; part < 4 && scene.focused() != toggle; ++part)
    scene.key(Qt::Key_Tab);
  ASSERT_EQ(scene.focused(), toggle);
  scene.key(Qt::Key_Space);
  scene.key(Qt::Key_Escape);
  EXPECT_FALSE(scene.shows(toggle));
}

TEST(GiveSeat, GivesAnAbsentPlayersSeatToTheChosenPerson) {
  ShownScene scene{QStringLiteral("host-table-away"), {.size = kUsualSize}};
  std::vector<client::Ask> asked;
  QObject::connect(&scene.application(), &window::Application::unheard,
                   [&](const client::Ask& ask) { asked.push_back(ask); });
  const QString give = QStringLiteral("Give Jonas’s seat to somebody else");
  scene.press(give);
  EXPECT_EQ(scene.focused(), "Give the seat");
  scene.key(Qt::Key_Escape);
  EXPECT_FALSE(scene.shows(QStringLiteral("Give the seat")));
  EXPECT_TRUE(asked.empty());
  scene.press(give);
  EXPECT_TRUE(scene.shows(QStringLiteral("The seat is for: Selma")));
  scene.key(Qt::Key_Return);
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked[0].message.give_seat().seat(), 0U);
  EXPECT_EQ(asked[0].message.give_seat().name(), "Selma");
}

TEST(GiveSeat, IsOfferedOnlyIfThereIsSomebodyForIt) {
  const QString give = QStringLiteral("Give Jonas’s seat to somebody else");
  ShownScene scene{QStringLiteral("host-table-away"), {.size = kSmallSize}};
  EXPECT_TRUE(scene.shows(give));
  scene.application().setup()->people()->showWatchers({});
  EXPECT_FALSE(scene.shows(give));
  ShownScene others{QStringLiteral("host-table-others"), {.size = kSmallSize}};
  EXPECT_FALSE(others.shows(give)) << "Jonas is here";
}

TEST(GiveSeat, IsOfferedWhereItIsSaidThatAPlayerIsMissing) {
  const QString offer = QStringLiteral("Give the seat to Selma");
  ShownScene scene{QStringLiteral("lucky-thirteen-friend-replaceable"), {.size = kSmallSize}};
  std::vector<client::Ask> asked;
  QObject::connect(&scene.application(), &window::Application::unheard,
                   [&](const client::Ask& ask) { asked.push_back(ask); });
  EXPECT_TRUE(scene.shows(offer));
  scene.key(Qt::Key_3);
  EXPECT_EQ(scene.focused(), "Give the seat");
  scene.key(Qt::Key_Escape);
  EXPECT_FALSE(scene.shows(QStringLiteral("Give the seat")));
  scene.press(offer);
  scene.key(Qt::Key_Return);
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked[0].message.give_seat().seat(), 1U);
  EXPECT_EQ(asked[0].message.give_seat().name(), "Selma");
  ShownScene guests{QStringLiteral("lucky-thirteen-friend-missing"), {.size = kSmallSize}};
  EXPECT_FALSE(guests.shows(offer)) << "nobody could be given it";
}

TEST(Results, SayWhatPeopleHaveWonThisEvening) {
  for (const QSize size : {kUsualSize, kSmallSize}) {
    ShownScene scene{QStringLiteral("lucky-thirteen-evening"), {.size = size}};
    scene.rest();
    for (const char* text : {"This evening", "3 games won", "2 games won", "5 games", "Lucky Thirteen 3, Pasur 2"})
      EXPECT_TRUE(PageReview{shown_window()}.texts().contains(QString::fromLatin1(text))) << text;
  }
}

TEST(OpenHands, AreListedBesideTheTableUntilTheyAreClosed) {
  ShownScene scene{QStringLiteral("lucky-thirteen-open"), {.size = kUsualSize}};
  scene.rest();
  const auto told = [](const char* cards) {
    return PageReview{shown_window()}.texts().filter(QString::fromLatin1(cards)).size();
  };
  EXPECT_EQ(told("ten of spades, nine of spades"), 1);
  EXPECT_EQ(told("queen of hearts, ace of diamonds"), 1);
  scene.key(Qt::Key_L);
  EXPECT_EQ(told("ten of spades, nine of spades"), 0) << "the log is there instead";
}

TEST(SeatsPage, OffersNothingDuringAGameThatWouldBeRefused) {
  const QString add = QStringLiteral("Kind of bot: Clever bot");
  const QString rename = QStringLiteral("Rename the table");
  {
    ShownScene between{QStringLiteral("host-table"), {.size = kUsualSize}};
    EXPECT_TRUE(between.shows(add));
    EXPECT_TRUE(between.shows(rename));
  }
  ShownScene during{QStringLiteral("lucky-thirteen-hint"), {.size = kUsualSize}};
  during.application().show(window::Application::SetupPage);
  EXPECT_TRUE(during.shows(QStringLiteral("Leave")));
  EXPECT_FALSE(during.shows(add));
  EXPECT_FALSE(during.shows(rename));
  EXPECT_FALSE(during.shows(QStringLiteral("Set a password")));
}

TEST(SeatsPage, DoesNotOfferToCloseATableThatWouldGoOn) {
  const QString close = QStringLiteral("Close the table");
  ShownScene scene{QStringLiteral("host-table"), {.size = kUsualSize}};
  EXPECT_TRUE(scene.shows(close));
  window::TableSetup& setup = *scene.application().setup();
  setup.invitation()->show(setup.invitation()->link(), setup.invitation()->addresses(), /*own=*/false);
  EXPECT_FALSE(scene.shows(close)) << "on another person's server, the table goes on for the others";
  EXPECT_TRUE(scene.shows(QStringLiteral("Leave")));
}

TEST(Results, StayOpenWhenAnotherGameIsRequestedTwice) {
  for (const window::Kind* kind : window::kinds()) {
    const std::string scene = std::string{kind->facts.id} + "-result";
    ShownScene shown{QString::fromStdString(scene), {.size = kUsualSize}};
    EXPECT_EQ(shown.focused(), "Play again") << scene;
    shown.key(Qt::Key_Return);
    EXPECT_NE(shown.focused(), "Leave") << scene;
    shown.key(Qt::Key_Return);
    EXPECT_EQ(shown.application().page(), window::Application::TablePage) << scene;
    shown.key(Qt::Key_Tab);
    EXPECT_EQ(shown.focused(), "Watch again") << scene;
    shown.key(Qt::Key_Tab);
    EXPECT_EQ(shown.focused(), "Leave") << scene << ": leaving is still possible";
  }
}

TEST(OpenFile, IsUsedByKeysAlone) {
  const TemporaryDirectory directory;
  std::filesystem::create_directory(directory.path() / "games");
  std::ofstream{directory.path() / "games/mine.properties"} << "seed=1\n";
  const QString here = QString::fromStdString(directory.path().string());
  ShownScene scene{QStringLiteral("home"), {.size = kUsualSize}};
  const QString before = scene.focused();
  scene.press(QStringLiteral("Open file…"));
  ASSERT_TRUE(scene.shows(QStringLiteral("Open a file")));
  for (int part = 0; part < 6 && scene.focused() != "Folder or file"; ++part)
    scene.key(Qt::Key_Tab);
  ASSERT_EQ(scene.focused(), "Folder or file");
  scene.key(Qt::Key_A, Qt::ControlModifier);
  scene.type(QStringLiteral("mine.properties"));
  scene.key(Qt::Key_Return);
  EXPECT_EQ(scene.focused(), "Folder or file: Type where the file is, from the root (/) or from your own folder (~/).");
  scene.key(Qt::Key_A, Qt::ControlModifier);
  scene.type(here);
  scene.key(Qt::Key_Return);
  EXPECT_TRUE(scene.shows(QStringLiteral("games")));
  scene.key(Qt::Key_Tab);
  EXPECT_EQ(scene.focused(), "The folder above");
  scene.key(Qt::Key_Tab);
  EXPECT_EQ(scene.focused(), "games");
  scene.key(Qt::Key_Return);
  EXPECT_TRUE(scene.shows(QStringLiteral("mine.properties")));
  scene.key(Qt::Key_Return);
  EXPECT_FALSE(scene.shows(QStringLiteral("mine.properties"))) << "the file is accepted";
  EXPECT_EQ(scene.focused(), before);
}

TEST(OpenFile, FocusesTheFieldInAnEmptyFolder) {
  const TemporaryDirectory directory;
  constexpr int kFolders = 30;
  for (int folder = 1; folder <= kFolders; ++folder)
    std::filesystem::create_directory(directory.path() / ("empty " + std::to_string(folder)));
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
    for (const int row : {0, 1, kFolders - 1}) {
      ShownScene scene{QStringLiteral("home"), {.size = kUsualSize}};
      scene.press(QStringLiteral("Open file…"));
      for (int part = 0; part < 6 && scene.focused() != "Folder or file"; ++part)
        scene.key(Qt::Key_Tab);
      scene.key(Qt::Key_A, Qt::ControlModifier);
      scene.type(QString::fromStdString(directory.path().string()));
      scene.key(Qt::Key_Return);
      scene.key(Qt::Key_Tab);
      scene.key(Qt::Key_Tab);
      for (int step = 0; step < row; ++step)
        scene.key(Qt::Key_Down);
      ASSERT_TRUE(scene.focused().startsWith(QStringLiteral("empty"))) << scene.focused().toStdString();
      scene.key(key);
      EXPECT_EQ(scene.focused(), "Folder or file") << key << " on row " << row;
      EXPECT_EQ(Offscreen::complaints(), QStringList{}) << key << " on row " << row;
    }
  }
}

TEST(JoinWithALink, RejectsInvalidTextAndAcceptsAnAddress) {
  ShownScene scene{QStringLiteral("home"), {.size = kUsualSize}};
  const QString before = scene.focused();
  scene.press(QStringLiteral("Join with a link"));
  EXPECT_EQ(scene.focused(), "Link or address");
  scene.key(Qt::Key_Return);  // The field is still empty.
  scene.type(QStringLiteral("not an address!"));
  scene.key(Qt::Key_Return);
  EXPECT_TRUE(scene.focused().startsWith(QStringLiteral("Link or address: That isn’t")))
      << scene.focused().toStdString();
  scene.key(Qt::Key_A, Qt::ControlModifier);
  scene.type(QStringLiteral("192.168.1.20:7313"));
  scene.key(Qt::Key_Return);
  EXPECT_FALSE(scene.shows(QStringLiteral("Link or address")));
  EXPECT_EQ(scene.focused(), before);
}

TEST(SetPassword, NamesTheActionOnItsButtonAndReturnsTheFocus) {
  ShownScene scene{QStringLiteral("host-table"), {.size = kUsualSize}};
  scene.press(QStringLiteral("Set a password"));
  EXPECT_EQ(scene.focused(), "Password of the table");
  EXPECT_TRUE(scene.shows(QStringLiteral("No password")));
  scene.type(QStringLiteral("sesame"));
  EXPECT_FALSE(scene.shows(QStringLiteral("No password")));
  EXPECT_TRUE(scene.shows(QStringLiteral("Set password")));
  scene.key(Qt::Key_Escape);
  EXPECT_FALSE(scene.shows(QStringLiteral("Password of the table")));
  // The next person who opens the dialog must not see the typed text.
  scene.press(QStringLiteral("Set a password"));
  EXPECT_TRUE(scene.shows(QStringLiteral("No password")));
  scene.key(Qt::Key_Return);
  EXPECT_FALSE(scene.shows(QStringLiteral("Password of the table")));
}

TEST(Licence, IsReadWithTheArrowsAndLeftByEscape) {
  ShownScene scene{QStringLiteral("settings"), {.size = kUsualSize}};
  scene.press(QStringLiteral("About"));
  const QString before = scene.focused();
  scene.press(QStringLiteral("Licence of Lato"));
  EXPECT_TRUE(scene.shows(QStringLiteral("Close")));
  const QImage top = scene.picture();
  scene.key(Qt::Key_Tab);
  scene.key(Qt::Key_Down);
  EXPECT_NE(scene.picture(), top);
  scene.key(Qt::Key_Escape);
  EXPECT_FALSE(scene.shows(QStringLiteral("Close")));
  EXPECT_EQ(scene.focused(), before);
}

}  // namespace
}  // namespace cardroom::testing
