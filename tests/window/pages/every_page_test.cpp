// Goal: no sequence of events harms a page: each page is opened, filled, switched to another kind, resized and left, at
// up to twenty sizes, and the server may die at any step. How: the real window without a display, with the real state
// machines of client and server in simulated time. All choices come from seeds: CARDROOM_SEED=N runs one.
#include <cstdlib>
#include <gtest/gtest.h>
#include <iostream>
#include <string>

#include "tests/support/seeds.h"
#include "tests/window/soak/page_visit.h"
#include "tests/window/soak/usual_sizes.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {

static void PrintTo(const VisitedPage& page, std::ostream* out) {
  *out << page.name;
}

namespace {

class EveryPage : public ::testing::TestWithParam<VisitedPage> {};

TEST_P(EveryPage, SurvivesAllEventsAtAnySize) {
  for (const std::uint64_t seed : seeds(1)) {
    // After a crash there is no other output.
    std::cerr << "CARDROOM_SEED=" << seed << '\n';
    Dice dice{seed};
    const auto& sizes = usual_sizes();
    SimulatedWindow window{dice.seed(), {.size = sizes.front(), .blank = true}};
    // Only every fourth size, unless there is time for all.
    const std::size_t step = std::getenv("CARDROOM_LONG") == nullptr ? 4 : 1;
    for (std::size_t at = dice.uniform(static_cast<std::uint32_t>(step)); at < sizes.size(); at += step) {
      const QSize size = sizes[at];
      SCOPED_TRACE(::testing::Message() << "CARDROOM_SEED=" << seed << " at " << size.width() << " by "
                                        << size.height());
      visit(window, GetParam(), size, sizes[(at + 1 + dice.uniform(5)) % sizes.size()], dice);
      EXPECT_EQ(SimulatedWindow::complaints(), QStringList{});
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, EveryPage, ::testing::ValuesIn(visited_pages()),
                         [](const auto& page) { return std::string{page.param.name}; });

}  // namespace
}  // namespace cardroom::testing
