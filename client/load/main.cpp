#include <csignal>
#include <exception>
#include <iostream>

#include "client/load/arguments.h"
#include "client/load/load_run.h"
#include "client/load/report.h"

int main(int argc, char** argv) {
  using namespace cardroom::load;
  // Writing to a closed connection or a dead server must fail instead of ending the program.
  std::signal(SIGPIPE, SIG_IGN);
  const auto arguments = parse_arguments(argc, argv);
  if (!arguments) {
    const EarlyEnd& end = arguments.error();
    (end.status == 0 ? std::cout : std::cerr) << end.text << (end.status == 0 ? "" : "\n");
    return end.status;
  }
  try {
    const Result result = LoadRun{*arguments}.run();
    std::cout << (arguments->json ? to_json(*arguments, result) + "\n" : to_text(*arguments, result)) << std::flush;
    if (result.tally.faults.count() > 0) return 1;
    if (result.tally.moves > 0) return 0;
    std::cerr << "cardroom-load: nobody has made a move\n";
  } catch (const std::exception& error) {
    std::cerr << "cardroom-load: " << error.what() << "\n";
  }
  return 1;
}
