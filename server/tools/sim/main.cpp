#include <exception>
#include <iostream>

#include "common/games/list.h"
#include "server/tools/sim/arguments.h"
#include "server/tools/sim/bad_input.h"
#include "server/tools/sim/fair_run.h"
#include "server/tools/sim/property_run.h"

namespace {

void run(const cardroom::sim::Arguments& arguments) {
  cardroom::AllKinds::for_each([&]<class Kind>(Kind) {
    if (Kind::Game::kId != arguments.game) return;
    if (arguments.file) {
      cardroom::sim::run_property_file<Kind>(arguments);
    } else {
      cardroom::sim::FairRun<Kind>{arguments}.run();
    }
  });
}

}  // namespace

int main(int count, char** words) {
  try {
    const auto arguments = cardroom::sim::parse_arguments(count, words);
    if (arguments) run(*arguments);
    return 0;
  } catch (const cardroom::sim::BadInput& error) {
    std::cerr << error.what() << "\n";
    return 2;
  } catch (const std::exception& error) {
    std::cerr << "cardroom-sim: " << error.what() << "\n";
    return 1;
  }
}
