#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tests/simulation/person.h"
#include "tests/simulation/referee.h"
#include "tests/simulation/server_host.h"

namespace cardroom::simulation {

/// An evening in simulated time, determined by one seed: some people with their clients, one server, and a network, a
/// disk and clocks with their usual faults. After a few minutes the faults stop; then every game must end, and every
/// request must have been carried out once.
class Simulation {
 public:
  explicit Simulation(std::uint64_t seed);
  void run();

  /// All violations; empty if there are none.
  std::vector<std::string> complaints() const;
  Coverage coverage() const;
  const std::string& journal() const { return server_.journal(); }

 private:
  void spend();
  void change_the_weather();
  void keep_looking();
  void settle();
  void count();

  Timeline timeline_;
  Dice dice_;
  Referee referee_{timeline_};
  ServerHost server_;
  std::vector<std::unique_ptr<Person>> people_;
  bool settled_ = false;
  std::vector<std::string> complaints_;
};

/// Replays all tables of a journal from the records alone. Returns any differences from the digests in the records.
std::vector<std::string> replay(const std::string& journal);

}  // namespace cardroom::simulation
