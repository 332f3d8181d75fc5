#include "client/terminal/terminal_shell.h"

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <deque>
#include <functional>
#include <google/protobuf/stubs/logging.h>
#include <iostream>
#include <unistd.h>
#include <utility>
#include <variant>

#include "client/core/client_core.h"
#include "client/terminal/game_text.h"
#include "client/terminal/lan_browser.h"
#include "client/terminal/server_process.h"
#include "client/terminal/terminal_core.h"
#include "client/terminal/tls_connection.h"
#include "client/terminal/typing_echo.h"

namespace cardroom::terminal {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;

/// Longest line that a person types, in bytes; the rest of a longer one is dropped.
constexpr std::size_t kLineBytesMax = 4096;

client::Software software_of(const Session& session) {
  client::Software software{.name = session.software, .kinds = {}};
  for (const GameText* game : game_texts()) {
    auto& kind = software.kinds.emplace_back();
    kind.set_id(std::string{game->kind()});
    kind.set_rules_version(game->rules_version());
    kind.set_min_seats(game->seats().least);
    kind.set_max_seats(game->seats().most);
  }
  return software;
}

/// One thread. Every event of the outside is worked off, with all that comes of it, before the next one.
class TerminalShell {
 public:
  TerminalShell(Session session, client::ProfileStore profile)
      : session_{std::move(session)},
        profile_{std::move(profile)},
        client_{profile_.profile(), software_of(session_)},
        terminal_{client_, session_.launch, session_.style} {}

  int run() {
    listen_for_signals();
    open_input();
    if (!session_.name.empty()) step_client(client::Rename{session_.name});
    step(Start{server_to_use()});
    io_.run();
    return status_;
  }

 private:
  Instant now() const {
    return std::chrono::duration_cast<Instant>(std::chrono::steady_clock::now().time_since_epoch());
  }

  std::optional<OwnServer> server_to_use() const {
    if (session_.server_port != 0) return OwnServer{.port = session_.server_port, .key = {}, .addresses = {}};
    return session_.use_running_server ? client::running_server() : std::nullopt;
  }

  void step(Input input) {
    if (ended_) return;
    for (Output& output : terminal_.step(now(), std::move(input)))
      work_.emplace_back(std::move(output));
    work();
  }

  void step_client(client::Input input) {
    for (client::Output& output : client_.step(now(), std::move(input)))
      work_.emplace_back(std::move(output));
    work();
  }

  /// What comes of an output is done after what was to be done before: bytes stay in their order.
  void work() {
    if (std::exchange(working_, true)) return;
    while (!work_.empty()) {
      auto next = std::move(work_.front());
      work_.pop_front();
      std::visit([this](auto& output) { std::visit([this](auto& what) { this->perform(what); }, output); }, next);
    }
    working_ = false;
  }

  // --- What the terminal's machine wants ---------------------------------------------------------------------------

  void perform(Print& print) {
    std::cout << print.text << '\n' << std::flush;
    if (!std::cout) step(InputEnded{});  // Nobody reads any more.
  }
  void perform(Tell& tell) { step_client(std::move(tell.input)); }
  void perform(BrowseLan& browse) {
    if (!browse.on) return browser_.reset();
    browser_.emplace(io_, [this] { step(LanChanged{browser_->servers(), browser_->lonely()}); });
  }
  void perform(HideTyping& hide) { hide.on ? echo_.hide() : echo_.show(); }
  void perform(StartServer&) {
    server_.emplace(io_, session_.server,
                    ServerProcess::Events{.ready = [this](const OwnServer& server) { step(ServerReady{server}); },
                                          .failed = [this](const std::string& why) { step(ServerFailed{why}); },
                                          .ended = [this] { step(ServerEnded{}); }});
  }
  void perform(KeepServer&) {
    if (server_) server_->outlive();
  }
  void perform(EndServer&) {
    if (server_) server_->end();
  }
  void perform(WakeAt& wake) {
    arm(terminal_timer_, wake.at, [this] { step(Woken{}); });
  }
  void perform(Quit& quit) {
    if (std::exchange(ended_, true)) return;
    status_ = quit.status;
    input_.close();
    signals_.cancel();
    client_timer_.cancel();
    terminal_timer_.cancel();
    browser_.reset();
    server_.reset();
  }

  // --- What the client's machine wants -----------------------------------------------------------------------------

  void perform(client::OpenConnection& open) {
    const client::ConnectionId id = open.connection;
    connection_id_ = id;
    connection_ = tls_.connect(
        open.address.host, open.address.port, client::kConnectingMax,
        client::TlsEvents{
            .connected = [this, id](const KeyFingerprint& key) { step_client(client::Connected{id, key}); },
            .received = [this,
                         id](std::string_view bytes) { step_client(client::BytesReceived{id, std::string{bytes}}); },
            .sent = [] {},
            .closed = [this, id](const std::string& why) { step_client(client::ConnectionClosed{id, why}); }});
  }
  void perform(client::SendBytes& send) {
    if (connection_ && send.connection == connection_id_) connection_->send(std::move(send.bytes));
  }
  void perform(client::CloseConnection& close) {
    if (connection_ && close.connection == connection_id_) connection_->close();
  }
  void perform(client::WakeAt& wake) {
    arm(client_timer_, wake.at, [this] { step_client(client::Woken{}); });
  }
  void perform(client::SaveProfile&) {
    if (const auto saved = profile_.save(client_.profile()); !saved && !std::exchange(save_failed_, true))
      std::cout << "Your profile cannot be saved: " << saved.error() << '\n' << std::flush;
  }
  template <class Notice>
  void perform(Notice& notice) {
    step(Noticed{std::move(notice)});
  }

  // --- The outside -------------------------------------------------------------------------------------------------

  void arm(asio::steady_timer& timer, Instant at, std::function<void()> then) {
    timer.expires_at(std::chrono::steady_clock::time_point{at});
    timer.async_wait([this, then = std::move(then)](error_code error) {
      if (!error && !ended_) then();
    });
  }

  void listen_for_signals() {
    signals_.async_wait([this](error_code error, int signal) {
      if (error) return;
      signal == SIGINT ? step(Interrupted{}) : step(InputEnded{});
      if (!ended_) listen_for_signals();
    });
  }

  void open_input() {
    error_code error;
    input_.assign(::dup(STDIN_FILENO), error);
    if (!error) return read();
    // A file cannot be waited for: its lines are all there.
    asio::post(io_, [this] {
      for (std::string line; !ended_ && std::getline(std::cin, line);)
        step(Typed{line});
      step(InputEnded{});
    });
  }

  void read() {
    input_.async_read_some(asio::buffer(bytes_), [this](error_code error, std::size_t size) {
      if (error == asio::error::operation_aborted) return;
      if (error) return step(InputEnded{});
      for (const char c : std::string_view{bytes_.data(), size}) {
        if (c == '\n') {
          step(Typed{std::exchange(line_, {})});
        } else if (line_.size() < kLineBytesMax) {
          line_.push_back(c);
        }
      }
      if (!ended_) read();
    });
  }

  Session session_;
  client::ProfileStore profile_;
  asio::io_context io_;
  client::ClientCore client_;
  TerminalCore terminal_;
  client::TlsClient tls_{io_};
  std::shared_ptr<client::TlsConnection> connection_;
  client::ConnectionId connection_id_ = 0;
  asio::steady_timer client_timer_{io_};
  asio::steady_timer terminal_timer_{io_};
  asio::posix::stream_descriptor input_{io_};
  TypingEcho echo_{STDIN_FILENO};
  asio::signal_set signals_{io_, SIGINT, SIGTERM, SIGHUP};
  std::optional<client::LanBrowser> browser_;
  std::optional<ServerProcess> server_;
  std::deque<std::variant<Output, client::Output>> work_;
  std::array<char, 1024> bytes_{};
  std::string line_;
  bool working_ = false;
  bool save_failed_ = false;
  bool ended_ = false;
  int status_ = 0;
};

}  // namespace

int run(Session session, client::ProfileStore profile) {
  // What a server sends must not reach the terminal past us, not even as a complaint about it.
  google::protobuf::SetLogHandler(nullptr);
  ::signal(SIGPIPE, SIG_IGN);  // A terminal, server or pipe that has gone is an error where it is written to.
  return TerminalShell{std::move(session), std::move(profile)}.run();
}

}  // namespace cardroom::terminal
