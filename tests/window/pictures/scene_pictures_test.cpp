// Goal: the window looks unchanged: every page, the key moments of every game, and each size, colour theme and
// direction at least once. How: scenes with canned models in the real window, without a display; the clock does not
// advance. The page tests check, without pictures, what must hold for every scene at every size and in every language.
#include <QCoreApplication>
#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "tests/window/pictures/comparison.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/offscreen.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

constexpr QSize kUsual{1280, 800};
constexpr Look kDark{"", kUsual};
constexpr Look kLight{"-light", kUsual, true};
constexpr Look kSmall{"-800", {800, 600}};
constexpr Look kLarge{"-1920", {1920, 1080}};
constexpr Look kPersian{"-fa", kUsual, false, "fa"};
constexpr Look kPersianLight{"-fa-light", kUsual, true, "fa"};
constexpr Look kLargePersianLight{"-1920-fa-light", {1920, 1080}, true, "fa"};
constexpr Look kSmallPersian{"-fa-light-800", {800, 600}, true, "fa"};

struct Picture {
  const char* name;
  const char* scene;
  std::vector<Look> looks;
  /// The person's actions before the picture is taken.
  std::function<void(ShownScene&)> then = [](ShownScene&) {};
};

void PrintTo(const Picture& picture, std::ostream* out) {
  *out << picture.name;
}

const std::vector<Picture> kPictures{
    {"home", "home", {kDark, kSmallPersian}},
    {"home-tables", "home-tables", {kLarge}},
    {"home-go-on", "home-go-on", {kDark, kSmall, kPersianLight}},
    {"home-evening", "home-evening", {kDark}},
    {"history", "history", {kDark, kLight}},
    {"statistics", "statistics", {kPersian}},
    {"go-on", "go-on", {kSmallPersian}},
    {"lan-tables", "lan-tables", {kLight, kSmallPersian}},
    {"settings", "settings", {kDark, kSmallPersian}},
    {"settings-you", "settings", {kDark}, [](ShownScene& scene) { scene.press("You"); }},
    {"rules", "rules", {kDark}},
    {"thrones-rules", "thrones-rules", {kSmall}},
    {"pasur-rules", "pasur-rules", {kDark}},
    {"pinochle-rules", "pinochle-rules", {kSmallPersian}},
    {"rules-drawer", "lucky-thirteen", {kSmall}, [](ShownScene& scene) { scene.key(Qt::Key_R); }},
    {"first-start", "first-start", {kDark, kSmallPersian}},
    {"ask-key", "ask-key", {kDark}},
    {"ask-close", "ask-close", {kSmallPersian}},
    {"trouble", "trouble", {kSmall}},
    {"remove", "host-table", {kDark}, [](ShownScene& scene) { scene.press("Remove Jonas from the table"); }},
    {"host-table", "host-table", {kDark, kLarge, kSmallPersian}},
    {"guest-table", "guest-table", {kSmall}},
    {"host-pasur-all-rules", "host-table-pasur", {kDark}, [](ShownScene& scene) { scene.press("All rules"); }},
    {"your-turn", "lucky-thirteen", {kDark, kLarge}},
    {"selected", "lucky-thirteen-selected", {kLight, kSmallPersian}},
    {"dragged", "lucky-thirteen", {kDark}, [](ShownScene& scene) { scene.drag("king of clubs", {-420, -60}); }},
    {"last-seconds", "lucky-thirteen-last-seconds", {kDark}},
    {"hint", "lucky-thirteen-hint", {kSmall}},
    {"friend-held", "lucky-thirteen-friend-held", {kDark}},
    {"friend-missing", "lucky-thirteen-friend-missing", {kDark}},
    {"break", "lucky-thirteen-break", {kDark, kSmallPersian}},
    {"asked-for-a-break", "lucky-thirteen-asked-for-a-break", {kSmallPersian}},
    {"result", "lucky-thirteen-result", {kDark}},
    {"result-only-one", "lucky-thirteen-only-one", {kSmallPersian}},
    {"menu",
     "lucky-thirteen",
     {kDark},
     [](ShownScene& scene) { scene.press(QCoreApplication::translate("TableBar", "Menu")); }},
    {"bots-paused", "bots-paused", {kDark}},
    {"bots-battle", "bots-battle", {kSmall}},
    {"not-said",
     "lucky-thirteen-chat",
     {kSmall},
     [](ShownScene& scene) {
       scene.key(Qt::Key_C);
       Q_EMIT scene.application().table()->chat()->notSaid(QStringLiteral("Well done, Otto"),
                                                           QStringLiteral("That was too fast. Try again in a moment."));
     }},
    {"connection-lost", "connection-lost", {kDark}},
    {"replay", "replay", {kDark}},
    {"review", "review", {kDark}},
    {"review-drawer", "review-chance", {kSmallPersian}, [](ShownScene& scene) { scene.key(Qt::Key_E); }},
    {"log", "lucky-thirteen", {kPersian}, [](ShownScene& scene) { scene.key(Qt::Key_L); }},
    {"keys", "lucky-thirteen", {kSmallPersian}, [](ShownScene& scene) { scene.key(Qt::Key_Question); }},
    {"thrones-heart", "thrones-heart", {kDark}},
    {"thrones-selected", "thrones-selected", {kPersian}},
    {"thrones-refused", "thrones-refused", {kDark}},
    {"thrones-long-pile", "thrones-long-pile", {kSmall}},
    {"thrones-battle", "thrones-battle", {kLarge}},
    {"thrones-result", "thrones-result", {kSmallPersian}},
    {"pasur-choice", "pasur-choice", {kDark, kSmallPersian}},
    {"pasur-many-choices", "pasur-many-choices", {kSmall}},
    {"pasur-even-pool-last", "pasur-even-pool", {kDark}, [](ShownScene& scene) { scene.key(Qt::Key_Left); }},
    {"pasur-sur", "pasur-sur", {kDark}},
    {"pasur-first-deal", "pasur-first-deal", {kDark}},
    {"pasur-full-pool", "pasur-full-pool", {kSmall}},
    {"pasur-four", "pasur-four", {kDark}},
    {"pasur-round-end", "pasur-round-end", {kLight}},
    {"pasur-result", "pasur-result", {kSmallPersian}},
    {"tv-lobby", "tv-lobby", {kLarge}},
    {"tv-lucky-thirteen", "tv-lucky-thirteen", {kLarge}},
    {"tv-thrones", "tv-thrones", {kLarge}},
    {"tv-pasur", "tv-pasur", {kLargePersianLight}},
    {"tv-pinochle", "tv-pinochle", {kLarge}},
    {"tv-result", "tv-result", {kLarge}},
    {"pinochle-bid", "pinochle-bid", {kDark}},
    {"pinochle-first-bid", "pinochle-first-bid", {kSmallPersian}},
    {"pinochle-trump", "pinochle-trump", {kLight}},
    {"pinochle-turned", "pinochle-turned", {kSmall}},
    {"pinochle-keep", "pinochle-keep", {kDark}},
    {"pinochle-melds", "pinochle-melds", {kLarge}},
    {"pinochle-trick", "pinochle-trick", {kDark, kSmall}},
    {"pinochle-result", "pinochle-result", {kDark}},
};

class ScenePicture : public ::testing::TestWithParam<Picture> {};

TEST_P(ScenePicture, IsUnchanged) {
  for (const Look& look : GetParam().looks) {
    ShownScene scene{QString::fromLatin1(GetParam().scene), look};
    GetParam().then(scene);
    expect_golden_picture(QString::fromLatin1(GetParam().name) + QString::fromLatin1(look.suffix), scene.picture());
    EXPECT_EQ(Offscreen::complaints(), QStringList{}) << look.suffix;
  }
}

/// The name of a test for "your-turn": "YourTurn".
std::string name_of(const ::testing::TestParamInfo<Picture>& picture) {
  std::string name;
  bool start = true;
  for (const char letter : std::string{picture.param.name}) {
    if (letter != '-') name += start ? static_cast<char>(letter - 'a' + 'A') : letter;
    start = letter == '-';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Every, ScenePicture, ::testing::ValuesIn(kPictures), name_of);

}  // namespace
}  // namespace cardroom::testing
