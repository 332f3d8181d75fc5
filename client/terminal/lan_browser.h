#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "client/core/lan_core.h"

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming): Asio's.
}

namespace cardroom::client {

/// Listens for servers on every interface during its lifetime, also with several browsers on one machine. All on the
/// thread that runs the io_context. An unusable network is not an error: no servers are found on it.
class LanBrowser {
 public:
  /// `changed` is called whenever servers() or lonely() changes; never from within the constructor, never after the
  /// destructor.
  LanBrowser(boost::asio::io_context& io, std::function<void()> changed);
  ~LanBrowser();
  LanBrowser(const LanBrowser&) = delete;
  LanBrowser& operator=(const LanBrowser&) = delete;

  std::vector<LanServer> servers() const;
  /// No server was found for five seconds: time to say what to check.
  bool lonely() const;

 private:
  class Shell;
  std::shared_ptr<Shell> shell_;
};

}  // namespace cardroom::client
