// keep_journal SERVER DIRECTORY
//
// Makes a journal for tests/data/journals: starts the program SERVER, which may be of another version, lets two real
// clients and bots play at one table of each kind, and stops SERVER in the middle of all these games. DIRECTORY, which
// must not exist yet, then holds the database and the list of seats that can be resumed.
#include <boost/asio/io_context.hpp>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "common/games/registry.h"
#include "server/journal/journal_database.h"
#include "tests/end_to_end/resumable_seats.h"
#include "tests/end_to_end/running_server.h"
#include "tests/headless/player.h"
#include "tests/support/run_until.h"

namespace cardroom::end_to_end {
namespace {

namespace fs = std::filesystem;

/// Enough to reach the second game of the shorter kinds, so that there are points.
constexpr std::uint64_t kMovesMin = 5;

void require(bool holds, const std::string& otherwise) {
  if (!holds) throw std::runtime_error{otherwise};
}

ResumableSeat play(const GameKind& kind, int port) {
  boost::asio::io_context io;
  client::TlsClient tls{io};
  std::unique_ptr<headless::Player> ann;
  const auto table = [&]() -> const table::v1::TableUpdate* {
    return ann->core().table() == nullptr ? nullptr : &ann->core().table()->update;
  };
  headless::Plan plan;
  plan.name = "Ann";
  plan.create = true;
  plan.kind = kind.id;
  plan.seats = std::string{"oobc"}.substr(0, kind.seats_usual);
  plan.think_ms = 1;  // So that nobody moves before the event loop has been asked to run again.
  ann = std::make_unique<headless::Player>(io, tls, plan, [](const client::Output&) {});
  ann->go("127.0.0.1", static_cast<std::uint16_t>(port));
  require(run_until(io, [&] { return table() != nullptr; }), "no table");
  plan.name = "Bo";
  plan.create = false;
  plan.table = table()->table_id();
  headless::Player bo{io, tls, plan, [](const client::Output&) {}};
  bo.go("127.0.0.1", static_cast<std::uint16_t>(port));
  require(run_until(io, [&] { return ann->moves() >= kMovesMin && table()->has_decision(); }), "a game does not go on");
  return {table()->table_id(), ann->core().session()->token(), shown(*table())};
}

void keep(const std::string& program, const fs::path& directory) {
  require(fs::create_directories(directory), directory.string() + " exists");
  TemporaryDirectory data;
  ChildProcess server{{program, "--local-only", "--port", "0", "--data-dir", data.path().string()}};
  const int port = port_of(server);
  std::vector<ResumableSeat> seats;
  for (const GameKind& kind : game_kinds())
    seats.push_back(play(kind, port));
  server.signal(SIGTERM);
  require(server.ended() == 0, server.errors());
  fs::copy_file(data.path() / server::kJournalFile, directory / server::kJournalFile);
  fs::permissions(directory / server::kJournalFile, fs::perms{0644});
  std::ofstream{directory / kSeatsFile} << to_text(seats);
}

}  // namespace
}  // namespace cardroom::end_to_end

int main(int argc, char** argv) {
  const std::vector<std::string> arguments{argv + 1, argv + argc};
  if (arguments.size() != 2) {
    std::cerr << "usage: keep_journal SERVER DIRECTORY\n";
    return 2;
  }
  try {
    cardroom::end_to_end::keep(arguments[0], arguments[1]);
  } catch (const std::exception& error) {
    std::cerr << "keep_journal: " << error.what() << '\n';
    return 1;
  }
  return 0;
}
