#include <exception>
#include <iostream>
#include <string_view>
#include <utility>

#include "common/classic/property_kind.h"
#include "common/games/list.h"
#include "server/tools/sim/arguments.h"
#include "server/tools/sim/bad_input.h"
#include "server/tools/sim/fair_run.h"
#include "server/tools/sim/outputs.h"
#include "server/tools/sim/property_run.h"

namespace {

void with_kind(std::string_view id, auto&& run) {
  cardroom::AllKinds::for_each([&]<class Kind>(Kind kind) {
    if (Kind::Game::kFacts.id == id) run(kind);
  });
}

void run_file(const cardroom::sim::Arguments& arguments) {
  auto properties = cardroom::parse_properties(cardroom::sim::read_property_file(*arguments.file));
  const auto refused = [&](const cardroom::PropertyError& error) {
    return cardroom::sim::BadInput{error.text(*arguments.file)};
  };
  if (!properties) throw refused(properties.error());
  const auto id = cardroom::kind_of_file(*properties, arguments.game);
  if (!id) throw refused(id.error());
  with_kind(*id, [&]<class Kind>(Kind) { cardroom::sim::run_property_file<Kind>(arguments, std::move(*properties)); });
}

void run(const cardroom::sim::Arguments& arguments) {
  if (arguments.file) return run_file(arguments);
  with_kind(arguments.game, [&]<class Kind>(Kind) { cardroom::sim::FairRun<Kind>{arguments}.run(); });
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
