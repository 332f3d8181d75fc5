#pragma once

#include <cstdlib>
#include <gtest/gtest.h>
#include <sched.h>
#include <string>

#include "tests/window/support/shown_window.h"

namespace cardroom::driven {

/// A test with real windows: skipped, with the reason, where windows cannot be shown. If permitted (as root), it runs
/// in its own network namespace, so that nobody else's table is nearby.
class WindowTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    static const bool kAlone = ::unshare(CLONE_NEWNET) == 0 && std::system("ip link set lo up 2>/dev/null") == 0;
    (void)kAlone;
  }

  void SetUp() override {
    static const std::string kMissing = ShownWindow::missing();
    if (!kMissing.empty()) GTEST_SKIP() << kMissing;
  }
};

}  // namespace cardroom::driven
