#include <QGuiApplication>
#include <csignal>
#include <gtest/gtest.h>

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  ::signal(SIGPIPE, SIG_IGN);  // As in the window.
  QGuiApplication application{argc, argv};
  return RUN_ALL_TESTS();
}
