#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tests/simulation/person.h"
#include "tests/simulation/referee.h"
#include "tests/simulation/server_host.h"

namespace cardroom::simulation {

/// An evening in simulated time, all of it from one seed: some people with their clients, one server, a network, a disk
/// and clocks that do what such things do. After some minutes of trouble all of it heals; then every game must come to
/// its end, and whatever was asked for must have happened once.
class Simulation {
 public:
  explicit Simulation(std::uint64_t seed);
  void run();

  /// Everything that was wrong; empty if nothing was.
  std::vector<std::string> complaints() const;
  const Coverage& coverage() const { return referee_.coverage(); }
  const std::string& journal() const { return server_.journal(); }

 private:
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

/// Plays all tables of a journal again with nothing but the records. Returns what is not as the records say.
std::vector<std::string> replay(const std::string& journal);

}  // namespace cardroom::simulation
