// Goal: the window survives any user input, at any size and in any language and theme, even when its server dies. How:
// long sessions of random input, each from a seed, without a display and in simulated time; built with the sanitizers
// (`deploy/test soak`). Each action is printed before it is performed, so the last lines show what triggered the
// failure.
#include <CLI/CLI.hpp>
#include <QAccessible>
#include <QStringList>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <sys/time.h>
#include <unistd.h>

#include "tests/window/soak/restless_person.h"
#include "tests/window/support/offscreen.h"

namespace cardroom::testing {
namespace {

using Clock = std::chrono::steady_clock;

/// The CPU time that one action may use, in seconds: a page that never comes to rest would exceed it. A page that waits
/// for ever uses none, so there is a separate limit on real time, high enough for a busy machine.
constexpr int kActMaxSeconds = 60;
constexpr unsigned kWaitMaxSeconds = 600;

void begin_act() {
  itimerval limit{};
  limit.it_value.tv_sec = kActMaxSeconds;
  ::setitimer(ITIMER_PROF, &limit, nullptr);
  ::alarm(kWaitMaxSeconds);
}

/// Returns false if there was a fault, which has been printed.
bool live_an_evening(std::uint64_t seed, int acts, Clock::time_point end) {
  std::cout << "CARDROOM_SEED=" << seed << std::endl;
  RestlessPerson maren{seed};
  for (int act = 1; act <= acts && Clock::now() < end; ++act) {
    std::cout << act << ' ' << maren.plan() << std::endl;
    begin_act();
    maren.live();
    if (const QStringList complaints = SimulatedWindow::complaints(); !complaints.isEmpty()) {
      std::cout << "The window complains: " << complaints.join(QLatin1Char{'\n'}).toStdString() << std::endl;
      return false;
    }
  }
  begin_act();
  return true;
}

int run(int argc, char** argv) {
  CLI::App options{"Uses the window at random, without a display.", "cardroom-soak"};
  std::uint64_t seed = 1;
  long seconds = 60;
  int acts = 150;
  options.add_option("--seed", seed, "of the first evening; the next one has the next")->envname("CARDROOM_SEED");
  options.add_option("--seconds", seconds, "how long");
  options.add_option("--acts", acts, "of an evening");
  CLI11_PARSE(options, argc, argv);

  // With a sanitizer, aborting shows where the window hangs.
  for (const int limit : {SIGPROF, SIGALRM})
    std::signal(limit, [](int) { std::abort(); });
  Offscreen offscreen;
  Offscreen::current = &offscreen;
  // Items report different values while assistive technology is listening.
  QAccessible::setActive(true);
  const auto end = Clock::now() + std::chrono::seconds{seconds};
  int evenings = 0;
  for (; Clock::now() < end; ++evenings, ++seed) {
    if (!live_an_evening(seed, acts, end)) return 1;
  }
  std::cout << evenings << " evenings, and nothing is wrong." << std::endl;
  return 0;
}

}  // namespace
}  // namespace cardroom::testing

int main(int argc, char** argv) {
  return cardroom::testing::run(argc, argv);
}
