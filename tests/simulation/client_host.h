#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "client/core/client_core.h"
#include "tests/simulation/server_host.h"

namespace cardroom::simulation {

/// The settings of a person who starts the client for the first time.
inline client::Profile profile_named(std::string name) {
  client::Profile profile;
  profile.name = std::move(name);
  return profile;
}

/// What clients of earlier versions cannot do.
struct Abilities {
  bool fair = false;  ///< Takes part in deals, and checks them.
  bool keeps_games = false;
};

/// One client process around the real machine. It can be killed and restarted with its saved profile, frozen, or cut
/// off from its network.
class ClientHost {
 public:
  /// Called after each output of the machine that is meant for the user interface.
  using Listener = std::function<void(const client::Output&)>;

  ClientHost(Timeline& timeline, ServerHost& server, std::uint32_t number, client::Profile profile, Listener listener,
             Abilities abilities = {});

  // Controls the process.
  void start();
  /// Starts the process with the profile of another host.
  void start_with(client::Profile profile) {
    saved_ = std::move(profile);
    start();
  }
  /// The kernel closes its connections; only the saved profile survives.
  void kill();
  /// The process neither reads nor writes, but its clock goes on.
  void freeze();
  void thaw();
  bool running() const { return core_ != nullptr; }
  bool frozen() const { return frozen_; }
  /// Precondition: running.
  const client::ClientCore& core() const { return *core_; }
  const client::Profile& saved() const { return saved_; }

  // Its network.
  void cut();
  void pull_plug() {
    dark_ = true;
    for_each_link([this](auto link) { server_.go_dark(link); });
  }
  void put_plug_back() { dark_ = false; }
  void jump(milliseconds forward);

  /// A request from the person. Ignored unless the process is running and not frozen.
  void tell(client::Input input);

 private:
  void step(client::Input input);
  void perform(client::Output output);
  void perform_open(const client::OpenConnection& output);
  void arm();
  client::Fairness fairness();
  void for_each_link(const std::function<void(ServerHost::LinkId)>& what);
  client::Instant now() const { return timeline_.now() + clock_offset_; }

  Timeline& timeline_;
  ServerHost& server_;
  std::uint32_t number_;
  client::Profile saved_;
  Listener listener_;
  Abilities abilities_;
  std::uint64_t drawn_ = 0;  ///< How often entropy was drawn, by all processes.
  std::unique_ptr<client::ClientCore> core_;
  std::uint64_t process_ = 0;  ///< Number of starts; events for an earlier process are dropped.
  bool frozen_ = false;
  bool dark_ = false;
  std::vector<client::Input> while_frozen_;
  std::map<client::ConnectionId, ServerHost::LinkId> links_;  ///< Open connections of this process.
  milliseconds clock_offset_{0};
  std::optional<client::Instant> alarm_;
  std::uint64_t alarms_ = 0;
};

}  // namespace cardroom::simulation
