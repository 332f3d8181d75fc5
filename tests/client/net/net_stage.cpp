#include "tests/client/net/net_stage.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>
#include <csignal>
#include <poll.h>
#include <sstream>
#include <stdexcept>
#include <sys/syscall.h>
#include <unistd.h>

#include "client/local/own_server.h"
#include "tests/support/patience.h"

namespace cardroom::window {
namespace {

const std::vector<QByteArray> kVariables{"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"};

std::string valueOf(const std::string& line, const std::string& key) {
  std::istringstream words{line};
  for (std::string word; words >> word;)
    if (word.starts_with(key + "=")) return word.substr(key.size() + 1);
  throw std::runtime_error{"no " + key + " in: " + line};
}

/// Returns once the server has exited: until then it is still removing its own files.
void end(pid_t server) {
  // A direct system call, because glibc 2.36's header declares pidfd_open() without extern "C".
  pollfd process{.fd = static_cast<int>(::syscall(SYS_pidfd_open, server, 0)), .events = POLLIN, .revents = 0};
  if (process.fd < 0) return;  // It has already exited.
  ::kill(server, SIGTERM);
  ::poll(&process, 1, static_cast<int>(std::chrono::milliseconds{kPatience}.count()));
  ::close(process.fd);
}

}  // namespace

bool waitUntil(const std::function<bool()>& done, std::chrono::milliseconds within) {
  QElapsedTimer clock;
  clock.start();
  while (!done()) {
    if (clock.hasExpired(within.count())) return false;
    // The condition may also become true without an event, for example when another program writes a file.
    QEventLoop loop;
    QTimer::singleShot(20, &loop, &QEventLoop::quit);
    loop.exec();
  }
  return true;
}

Home::Home() {
  for (const QByteArray& variable : kVariables) {
    m_before.emplace_back(variable, qgetenv(variable));
    qputenv(variable, QByteArray::fromStdString(path(variable.toLower().toStdString()).string()));
  }
}

Home::~Home() {
  if (const auto server = client::running_server(); server && server->pid > 0) end(server->pid);
  for (const auto& [variable, value] : m_before)
    qputenv(variable, value);
}

client::ProfileStore Home::profile(const std::string& name) const {
  auto store = client::ProfileStore::open(path("profiles"), name);
  if (!store) throw std::runtime_error{store.error()};
  return *std::move(store);
}

TestServer::TestServer(const std::filesystem::path& keyDirectory, std::uint16_t port)
    : m_process{{program("cardroom-server"), "--local-only", "--port", std::to_string(port), "--data-dir",
                 keyDirectory.string()}} {
  const auto line = m_process.line_with("listening");
  if (!line) throw std::runtime_error{"the server does not listen: " + m_process.said()};
  m_port = static_cast<std::uint16_t>(std::stoi(valueOf(*line, "port")));
  m_key = fingerprint_from_hex(valueOf(*line, "key")).value();
}

TestClient::TestClient(const Home& home, const std::string& profile)
    : shell{home.profile(profile), client::Software{.name = "window test", .kinds = {}}} {
  shell.step(client::Rename{profile});
  QObject::connect(&shell, &ClientShell::noticed, &shell,
                   [this](const client::Output& notice) { notices.push_back(notice); });
}

}  // namespace cardroom::window
