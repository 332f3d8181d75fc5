#pragma once

#include <filesystem>
#include <gtest/gtest.h>
#include <string>

#include "tests/window/support/shown_window.h"

namespace cardroom::driven {

/// A test with real windows: skipped, with the reason, where there can be none.
class WindowTest : public ::testing::Test {
 protected:
  void SetUp() override {
    static const std::string kMissing = ShownWindow::missing();
    if (!kMissing.empty()) GTEST_SKIP() << kMissing;
  }
};

}  // namespace cardroom::driven
