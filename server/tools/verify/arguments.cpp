#include "server/tools/verify/arguments.h"

#include <CLI/CLI.hpp>
#include <iostream>

#include "common/base/number.h"
#include "common/classic/properties.h"

namespace cardroom::verify {
namespace {

/// More threads would only compete with each other.
constexpr unsigned kThreadsMax = 1024;

constexpr const char* kFooter = R"(
For each file, one line says whether the record is fair: the parts of every deal are those that everybody was committed
to before it, the cards are those that follow from them, every move is legal, events, scores and winners follow, and the
server has signed it.

Exit status: 0 if all records are fair, 1 if one of them is not, 2 if one of the files is not a record that this program
can read (or an option is wrong), and none of the others is unfair.)";

}  // namespace

std::optional<Arguments> parse_arguments(int count, const char* const* words) {
  CLI::App app{"Checks records of finished games, and the deals in them, without a server.", "cardroom-verify"};
  Arguments arguments;
  std::string key;
  std::string log;
  std::string threads;
  app.add_option("FILE", arguments.files, "Records of games: NAME.cardroom")->required();
  app.add_option("--key", key, "Only accept records by the server with this key: SHA-256, 64 hexadecimal digits");
  app.add_option("--log", log, "Write the original program's log of each game to this file, or - for standard output");
  app.add_option("--threads", threads, "How many threads (1)");
  app.footer(kFooter);
  try {
    app.parse(count, words);
  } catch (const CLI::CallForHelp&) {
    std::cout << app.help();
    return std::nullopt;
  } catch (const CLI::ParseError& error) {
    throw BadInput{"cardroom-verify: " + one_line(error.what())};
  }
  if (app.count("--key") > 0) {
    arguments.key = fingerprint_from_hex(key);
    if (!arguments.key) throw BadInput{"cardroom-verify: --key " + one_line(key) + ": not 64 hexadecimal digits"};
  }
  if (app.count("--threads") > 0) {
    const auto number = number_in<unsigned>(threads);
    if (!number || *number == 0 || *number > kThreadsMax) {
      throw BadInput{"cardroom-verify: --threads " + one_line(threads) + ": not a whole number from 1 to " +
                     std::to_string(kThreadsMax)};
    }
    arguments.threads = *number;
  }
  if (app.count("--log") > 0) arguments.log = log;
  return arguments;
}

}  // namespace cardroom::verify
