#include <QAccessible>
#include <gtest/gtest.h>

#include "tests/window/support/offscreen.h"

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  cardroom::testing::Offscreen offscreen;
  cardroom::testing::Offscreen::current = &offscreen;
  // Items report different values while assistive technology is listening.
  QAccessible::setActive(true);
  return RUN_ALL_TESTS();
}
