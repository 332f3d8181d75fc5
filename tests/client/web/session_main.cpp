#include <csignal>
#include <gtest/gtest.h>

#include "client/web/languages.h"

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  ::signal(SIGPIPE, SIG_IGN);  // As in the gateway.
  cardroom::web::SessionApplication application{argc, argv};
  return RUN_ALL_TESTS();
}
