#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/child_process.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::end_to_end {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

/// A real cardroom-server on a free port, and its real clients.
class RunningServer {
 public:
  using Words = std::vector<std::string>;

  /// Starts the server in the calling thread's network namespace. Throws std::runtime_error if the server does not
  /// report where it listens.
  explicit RunningServer(const Words& options = {"--local-only"});

  /// A headless client with its own profile; the same name always uses the same profile.
  std::unique_ptr<ChildProcess> client(const std::string& name, const Words& options) const;
  /// Starts a server on that port; 0: any.
  std::unique_ptr<ChildProcess> start_server(const std::string& directory, int port, const Words& options) const;

  ChildProcess& process() { return *process_; }
  int port() const { return port_; }
  std::filesystem::path path(const std::string& file) const { return directory_.path() / file; }

 private:
  TemporaryDirectory directory_;
  std::unique_ptr<ChildProcess> process_;
  int port_ = 0;
};

/// The value of `key=` in a line of `key=value` words; empty if there is none.
std::string value_of(const std::string& line, std::string_view key);
int number_of(const std::string& line, std::string_view key);

/// The port in a server's output. Throws std::runtime_error if there is none.
int port_of(ChildProcess& server);

/// Whether a line contains all these words, such as "phase=PLAYING" and "discards=3".
bool has_all(const std::string& line, const std::vector<std::string>& words);
std::optional<std::string> update(ChildProcess& client, const std::vector<std::string>& words,
                                  milliseconds within = kPatience);

/// The occupant of a seat, as the headless client prints it.
std::string occupant(const std::string& update, int seat);
/// The seat of the player with this name; -1 if there is none.
int seat_of(const std::string& update, const std::string& name);

}  // namespace cardroom::end_to_end
