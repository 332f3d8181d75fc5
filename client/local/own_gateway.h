#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>

#include "client/local/own_server.h"
#include "client/local/started_program.h"
#include "common/base/expected.h"

/// The gateway through which browsers reach a server on this machine.
namespace cardroom::client {

struct OwnGateway {
  std::uint16_t port = 0;
  bool encrypted = false;
  bool operator==(const OwnGateway&) const = default;
};

/// "http://192.168.1.7:7380/t/3f9a...": the page of a table at that gateway. `host`: an address of this machine that
/// others can reach.
std::string page_link(const OwnGateway& gateway, const std::string& host, const std::string& table_id);

/// A cardroom-web process started by this program. It exits when its server does, so it need not be stopped
/// explicitly. Like StartedProgram, this class never blocks.
class GatewayProgram {
 public:
  using Failed = StartedProgram::Failed;
  using Ended = StartedProgram::Ended;
  /// Nothing yet; or the gateway is listening; or it has ended, and nothing more follows.
  using News = std::variant<std::monostate, OwnGateway, Failed, Ended>;

  /// Preconditions: the server has a key and a process id. The error is worded for the person, without a full stop.
  static Expected<GatewayProgram, std::string> start(const OwnServer& server, bool encrypted);

  int output() const { return program_.output(); }
  News read();
  void end();

 private:
  explicit GatewayProgram(StartedProgram program) : program_{std::move(program)} {}

  StartedProgram program_;
};

}  // namespace cardroom::client
