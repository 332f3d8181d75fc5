// Goal: every page and state of the window looks as it did, at each size, by night and by day, in both directions. How:
// scenes with canned models in the real window, without a display; time stands still.
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
constexpr Look kSmallPersian{"-fa-light-800", {800, 600}, true, "fa"};

// What is laid out differently at each size and in each direction is shown in all of them. What lies over a page
// changes less: by night, small, and in the other direction by day.
const std::vector<Look> kAll{kDark, kLight, kSmall, kLarge, kPersian, kSmallPersian};
const std::vector<Look> kSome{kDark, kSmall, kSmallPersian};
const std::vector<Look> kOne{kDark};

struct Picture {
  const char* name;
  const char* scene;
  std::vector<Look> looks;
  /// What a person does before the picture is taken.
  std::function<void(ShownScene&)> then = [](ShownScene&) {};
};

void PrintTo(const Picture& picture, std::ostream* out) {
  *out << picture.name;
}

const std::vector<Picture> kPictures{
    {"home", "home", kAll},
    {"home-tables", "home-tables", kAll},
    {"home-waiting", "home-waiting", kSome},
    {"home-lonely", "home-lonely", kOne},
    {"lan-tables", "lan-tables", kAll},
    {"lan-tables-none", "lan-tables-none", kOne},
    {"settings", "settings", kAll},
    {"rules", "rules", kSome},
    {"ask-name", "ask-name", kSome},
    {"ask-password", "ask-password", kOne},
    {"ask-key", "ask-key", kOne},
    {"ask-close", "ask-close", kSome},
    {"trouble", "trouble", kSome},
    {"host-table", "host-table", kAll},
    {"guest-table", "guest-table", kSome},
    {"host-pasur", "host-table-pasur", kSome},
    {"host-pasur-all-rules", "host-table-pasur", kOne, [](ShownScene& scene) { scene.press("All rules"); }},
    {"your-turn", "lucky-thirteen", kAll},
    {"selected", "lucky-thirteen-selected", kAll},
    {"dragged", "lucky-thirteen", kOne, [](ShownScene& scene) { scene.drag("king of clubs", {-420, -60}); }},
    {"others-turn", "lucky-thirteen-others-turn", kSome},
    {"last-seconds", "lucky-thirteen-last-seconds", kOne},
    {"dealt", "lucky-thirteen-dealt", kOne},
    {"hint", "lucky-thirteen-hint", kSome},
    {"held", "lucky-thirteen-held", kSome},
    {"friend-lost", "lucky-thirteen-friend-lost", kOne},
    {"friend-held", "lucky-thirteen-friend-held", kOne},
    {"result", "lucky-thirteen-result", kAll},
    {"result-nobody", "lucky-thirteen-nobody", kSome},
    {"result-only-one", "lucky-thirteen-only-one", kSome},
    {"menu", "lucky-thirteen", kSome,
     [](ShownScene& scene) { scene.press(QCoreApplication::translate("TableBar", "Menu")); }},
    {"watching", "lucky-thirteen-watching", kSome},
    {"watching-the-end", "lucky-thirteen-watching-the-end", kOne, [](ShownScene& scene) { scene.key(Qt::Key_Escape); }},
    {"bots-paused", "bots-paused", kAll},
    {"bots-playing", "bots-playing", kSome},
    {"bots-battle", "bots-battle", kSome},
    {"bots-keys", "bots-paused", kSome, [](ShownScene& scene) { scene.key(Qt::Key_Question); }},
    {"ask-watch", "ask-watch", kOne},
    {"remove", "host-table", kOne, [](ShownScene& scene) { scene.press("Remove Jonas from the table"); }},
    {"not-said", "lucky-thirteen-chat", kSome,
     [](ShownScene& scene) {
       scene.key(Qt::Key_C);
       Q_EMIT scene.application().table()->chat()->notSaid(QStringLiteral("Well done, Otto"),
                                                           QStringLiteral("That was too fast. Try again in a moment."));
     }},
    {"connection-lost", "connection-lost", kSome},
    {"log", "lucky-thirteen", kAll, [](ShownScene& scene) { scene.key(Qt::Key_L); }},
    {"chat", "lucky-thirteen-chat", kSome, [](ShownScene& scene) { scene.key(Qt::Key_C); }},
    {"rules-drawer", "lucky-thirteen", kSome, [](ShownScene& scene) { scene.key(Qt::Key_R); }},
    {"keys", "lucky-thirteen", kSome, [](ShownScene& scene) { scene.key(Qt::Key_Question); }},
    {"thrones-heart", "thrones-heart", kSome},
    {"thrones-selected", "thrones-selected", kAll},
    {"thrones-other-pile", "thrones-other-pile", kOne},
    {"thrones-refused", "thrones-refused", kSome},
    {"thrones-long-pile", "thrones-long-pile", kSome},
    {"thrones-dragged", "thrones", kOne, [](ShownScene& scene) { scene.drag("queen of diamonds", {-60, -400}); }},
    {"thrones-others-turn", "thrones-others-turn", kOne},
    {"thrones-hint", "thrones-hint", kOne},
    {"thrones-battle", "thrones-battle", kAll},
    {"thrones-lost-battle", "thrones-lost-battle", kOne},
    {"thrones-result", "thrones-result", kSome},
    {"thrones-watching", "thrones-watching", kSome},
    {"thrones-rules", "thrones-rules", kSome},
    {"pasur-choice", "pasur-choice", kAll},
    {"pasur-one-capture", "pasur-one-capture", kOne},
    {"pasur-jack", "pasur-jack", kOne},
    {"pasur-many-choices", "pasur-many-choices", kSome},
    {"pasur-even-pool", "pasur-even-pool", kSome},
    {"pasur-even-pool-last", "pasur-even-pool", kOne, [](ShownScene& scene) { scene.key(Qt::Key_Left); }},
    {"pasur-nothing", "pasur-nothing", kSome},
    {"pasur-dragged", "pasur", kOne, [](ShownScene& scene) { scene.drag("seven of hearts", {-160, -380}); }},
    {"pasur-others-turn", "pasur-others-turn", kOne},
    {"pasur-sur", "pasur-sur", kOne},
    {"pasur-cancelled", "pasur-cancelled", kOne},
    {"pasur-first-deal", "pasur-first-deal", kSome},
    {"pasur-full-pool", "pasur-full-pool", {kSmall}},
    {"pasur-four", "pasur-four", kSome},
    {"pasur-hint", "pasur-hint", kOne},
    {"pasur-round-end", "pasur-round-end", kAll},
    {"pasur-result", "pasur-result", kSome},
    {"pasur-watching", "pasur-watching", kOne},
    {"pasur-rules", "pasur-rules", kSome},
    {"host-pinochle", "host-table-pinochle", kSome},
    {"guest-pinochle", "guest-table-pinochle", kOne},
    {"pinochle-bid", "pinochle-bid", kAll},
    {"pinochle-first-bid", "pinochle-first-bid", kSome},
    {"pinochle-others-bid", "pinochle-others-bid", kOne},
    {"pinochle-bid-hint", "pinochle-bid-hint", kOne},
    {"pinochle-trump", "pinochle-trump", kAll},
    {"pinochle-turned", "pinochle-turned", kSome},
    {"pinochle-keep", "pinochle-keep", kAll},
    {"pinochle-twelve", "pinochle-twelve", kOne},
    {"pinochle-keep-hint", "pinochle-keep-hint", kOne},
    {"pinochle-kept", "pinochle-kept", kOne},
    {"pinochle-melds", "pinochle-melds", kAll},
    {"pinochle-lead", "pinochle-lead", kOne},
    {"pinochle-trick", "pinochle-trick", kAll},
    {"pinochle-must-trump", "pinochle-must-trump", kOne},
    {"pinochle-dragged", "pinochle", kOne, [](ShownScene& scene) { scene.drag("ace of hearts", {150, -330}); }},
    {"pinochle-others-trick", "pinochle-others-trick", kOne},
    {"pinochle-result", "pinochle-result", kSome},
    {"pinochle-lost-result", "pinochle-lost-result", kOne},
    {"pinochle-watching", "pinochle-watching", kOne},
    {"pinochle-rules", "pinochle-rules", kSome},
    {"pinochle-keys", "pinochle-trick", kSome, [](ShownScene& scene) { scene.key(Qt::Key_Question); }},
};

class ScenePicture : public ::testing::TestWithParam<Picture> {};

TEST_P(ScenePicture, IsAsItWas) {
  for (const Look& look : GetParam().looks) {
    ShownScene scene{QString::fromLatin1(GetParam().scene), look};
    GetParam().then(scene);
    expect_golden_picture(QString::fromLatin1(GetParam().name) + QString::fromLatin1(look.suffix), scene.picture());
    EXPECT_EQ(Offscreen::complaints(), QStringList{}) << look.suffix;
  }
}

/// "your-turn" as the name of a test: "YourTurn".
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
