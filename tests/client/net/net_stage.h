#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "client/core/address.h"
#include "client/local/profile_store.h"
#include "client/net/client_shell.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::window {

/// Runs Qt's event loop until `done` holds. Returns false on timeout.
bool waitUntil(const std::function<bool()>& done, std::chrono::milliseconds within = kPatience);

/// The files of a test user: HOME and the XDG directories point to them during the object's lifetime.
class Home {
 public:
  Home();
  /// Stops the server that the user's window has left running for others, if there is one.
  ~Home();
  Home(const Home&) = delete;
  Home& operator=(const Home&) = delete;
  std::filesystem::path path(const std::string& file) const { return m_directory.path() / file; }
  client::ProfileStore profile(const std::string& name = "main") const;

 private:
  TemporaryDirectory m_directory;
  std::vector<std::pair<QByteArray, QByteArray>> m_before;
};

/// A real cardroom-server on a free port of this machine. Its key is stored in `keyDirectory`.
class TestServer {
 public:
  explicit TestServer(const std::filesystem::path& keyDirectory, std::uint16_t port = 0);
  std::uint16_t port() const { return m_port; }
  KeyFingerprint key() const { return m_key; }
  client::Address address() const { return {"127.0.0.1", m_port}; }
  ChildProcess& process() { return m_process; }

 private:
  ChildProcess m_process;
  std::uint16_t m_port = 0;
  KeyFingerprint m_key{};
};

/// A client like the one in the window, and its notices.
struct TestClient {
  TestClient(const Home& home, const std::string& profile);

  bool waitFor(client::Status::Kind kind) {
    return waitUntil([&] { return shell.core().status().kind == kind; });
  }
  bool waitForTable() {
    return waitUntil([&] { return shell.core().table() != nullptr; });
  }
  template <class Notice>
  std::size_t count() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(notices, [](const client::Output& one) { return std::holds_alternative<Notice>(one); }));
  }
  template <class Notice>
  const Notice* last() const {
    for (auto one = notices.rbegin(); one != notices.rend(); ++one)
      if (const auto* found = std::get_if<Notice>(&*one)) return found;
    return nullptr;
  }

  ClientShell shell;
  std::vector<client::Output> notices;
};

}  // namespace cardroom::window
