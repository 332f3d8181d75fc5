// Goal: a window that is open all evening needs no more memory than after its first games. How: the same game is played
// over and over in the real window, without a display; the test measures the heap memory in use.
#include <QAccessible>
#include <gtest/gtest.h>
#include <malloc.h>

#include "tests/support/cards_text.h"
#include "tests/window/scenes/played_lucky_thirteen.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/offscreen.h"

namespace cardroom::testing {
namespace {

using namespace std::chrono_literals;

constexpr auto kDeal = "6D 5S TS 9S QH AD 8S 2C 4S TD 3C QC 9D AC JD 4D 7H JH 2H TH KC 3S 8D 2S 5H 9C";
constexpr auto kDiscards = "3C QC 2C AC JD 4D 9D JH 2H TH KC 3S 8D 2S 5H 9C";

/// The heap memory in use, in bytes.
std::ptrdiff_t in_use() {
  const struct mallinfo2 heap = ::mallinfo2();
  return static_cast<std::ptrdiff_t>(heap.uordblks + heap.hblkhd);
}

/// The scene's table, at which the test continues to play.
class Evening {
 public:
  explicit Evening(window::Application& application) : m_application{&application} {
    m_table.sitBot(0, table::v1::BOT_TYPE_CLEVER);
    m_table.sitPerson(1, "Jonas");
    m_table.sitPerson(2, "Maren", true);
    m_table.sitBot(3, table::v1::BOT_TYPE_BASIC);
  }

  void play_a_game() {
    m_table.deal(kDeal);
    show();
    for (const Card card : cards(kDiscards)) {
      m_table.discard(card_text(card));
      show();
    }
    Offscreen::current->pass(1s);
  }

 private:
  void show() {
    const client::TableChanged change = m_table.show(m_now += 1s);
    m_application->table()->tableChanged(&m_table.table(), change, m_now);
    Offscreen::current->pass(500ms);
  }

  window::Application* m_application;
  PlayedLuckyThirteen m_table{2};
  client::Instant m_now{60'000};
};

TEST(LongEvening, NeedsNoMoreMemoryThanItsFirstGames) {
  constexpr int kBefore = 3;
  constexpr int kGames = 6;
  // The sizes of the caches vary from game to game.
  constexpr std::ptrdiff_t kBytes = 2'000'000;
  QAccessible::setActive(true);
  ShownScene scene{QStringLiteral("lucky-thirteen"), {.size = {800, 600}}};
  scene.application().preferences()->setSound(false);
  Evening evening{scene.application()};
  for (int game = 0; game < kBefore; ++game)
    evening.play_a_game();
  const auto bytes = in_use();
  const auto objects = scene.objects();
  for (int game = 0; game < kGames; ++game)
    evening.play_a_game();
  EXPECT_LT(in_use() - bytes, kBytes);
  EXPECT_EQ(scene.objects(), objects);
}

}  // namespace
}  // namespace cardroom::testing
