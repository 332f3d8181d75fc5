#include "client/terminal/terminal_shell.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <deque>
#include <functional>
#include <google/protobuf/stubs/logging.h>
#include <unistd.h>
#include <utility>
#include <variant>

#include "client/archive/archive.h"
#include "client/core/client_core.h"
#include "client/games/games.h"
#include "client/local/calendar.h"
#include "client/local/fairness.h"
#include "client/local/game_store.h"
#include "client/local/new_file.h"
#include "client/review/review_worker.h"
#include "client/terminal/console/console.h"
#include "client/terminal/lan_browser.h"
#include "client/terminal/server_process.h"
#include "client/terminal/terminal_core.h"
#include "client/terminal/tls_connection.h"
#include "common/base/overloaded.h"

namespace cardroom::terminal {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;

/// How long to wait for the last lines if the person may have suspended the terminal or wants the program to quit.
constexpr std::chrono::milliseconds kLastWordsMax{2'000};

/// Single-threaded, except for the judging of moves. Each external event is handled with all its consequences before
/// the next one.
class TerminalShell {
 public:
  TerminalShell(Session session, client::ProfileStore profile)
      : session_{std::move(session)},
        profile_{std::move(profile)},
        games_{profile_.file_beside(client::kGamesEnding)},
        archive_{games_},
        client_{profile_.profile(),
                {.name = session_.software, .kinds = client::kinds_for_hello(), .keeps_games = true},
                client::calendar_now,
                client::fairness()},
        terminal_{client_, session_.launch, session_.style} {}

  int run() {
    for (const int signal : {SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH})
      signals_.add(signal);
    listen_for_signals();
    console_.start();
    if (const std::string& name = session_.launch.name; !name.empty()) step_client(client::Rename{name});
    step(Start{server_to_use()});
    io_.run();
    return status_;
  }

 private:
  Instant now() const {
    return std::chrono::duration_cast<Instant>(std::chrono::steady_clock::now().time_since_epoch());
  }

  bool plays_file() const { return session_.launch.kind == Launch::Kind::private_table; }

  std::optional<OwnServer> server_to_use() const {
    if (plays_file()) return std::nullopt;
    const std::uint16_t port = session_.launch.server_port;
    return port != 0 ? OwnServer{.port = port, .key = {}, .addresses = {}} : client::running_server();
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

  /// The consequences of an output are performed after all earlier outputs, so that bytes keep their order.
  void work() {
    if (std::exchange(working_, true)) return;
    while (!work_.empty()) {
      auto next = std::move(work_.front());
      work_.pop_front();
      std::visit([this](auto& output) { std::visit([this](auto& what) { this->perform(what); }, output); }, next);
    }
    working_ = false;
  }

  // --- Outputs of the terminal's state machine ---------------------------------------------------------------------

  void perform(Print& print) { console_.print(std::move(print.text)); }
  void perform(Tell& tell) { step_client(std::move(tell.input)); }
  void perform(BrowseLan& browse) {
    if (!browse.on) return browser_.reset();
    browser_.emplace(io_, [this] { step(LanChanged{browser_->servers(), browser_->lonely()}); });
  }
  void perform(HideTyping& hide) { console_.hide_typing(hide.on); }
  void perform(StartServer& start) {
    client::ServerOptions options{.port = start.port};
    if (plays_file()) options.property_file = session_.launch.file;
    server_.emplace(io_, options,
                    ServerProcess::Events{.ready = [this](const OwnServer& server) { step(ServerReady{server}); },
                                          .failed = [this](const std::string& why) { step(ServerFailed{why}); },
                                          .ended = [this] { step(ServerEnded{}); }});
  }
  void perform(StartOwnTable& start) {
    client::ServerOptions options;
    std::visit(Overloaded{[&](const LessonWords& lesson) { options.lesson = lesson; },
                          [&](const PositionWords& position) { options.position = position; }},
               start.words);
    own_table_server_.emplace(
        io_, options,
        ServerProcess::Events{.ready = [this](const OwnServer& server) { step(OwnTableReady{server}); },
                              .failed = [this](const std::string& why) { step(OwnTableFailed{why}); },
                              .ended = [] {}});
  }
  void perform(EndOwnTable&) { own_table_server_.reset(); }
  void perform(LookForServer& look) {
    arm(look_timer_, now() + look.after, [this] { step(ServerLookedFor{client::running_server()}); });
  }
  void perform(SaveFile& save) {
    const auto written = client::write_new_file(save.path, save.text);
    step(FileSaved{save.path, written ? std::string{} : written.error()});
  }
  void perform(ListGames&) {
    archive_.look();
    archive_.read(client::kGamesKeptMax);
    GamesListed listed;
    for (const client::PastGame& game : archive_.games())
      listed.games.push_back({game, client::calendar_time(game.when)});
    step(std::move(listed));
  }
  void perform(ReadGame& read) {
    auto file = client::read_game_file(read.path);
    step(file ? GameRead{read.path, *std::move(file), {}, read.seat}
              : GameRead{read.path, {}, file.error(), read.seat});
  }
  void perform(DeleteGame& game) {
    const auto deleted = archive_.remove(game.path);
    step(GameDeleted{deleted ? std::string{} : deleted.error()});
  }
  void perform(JudgeMoves& judge) {
    reviewer_.reset();  // The previous review ends before the next one begins.
    reviewer_.emplace(std::move(judge.questions), [this, review = judge.review](client::Opinion opinion) {
      asio::post(io_, [this, review, opinion = std::move(opinion)]() mutable {
        step(MoveJudged{review, std::move(opinion)});
      });
    });
  }
  void perform(StopJudging&) { reviewer_.reset(); }
  void perform(KeepServer&) {
    if (server_) server_->outlive();
  }
  void perform(LetServerGo&) {
    if (server_) server_->let_go();
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
    signals_.cancel();
    signals_.clear();  // From now on they end the program immediately.
    client_timer_.cancel();
    terminal_timer_.cancel();
    look_timer_.cancel();
    browser_.reset();
    server_.reset();
    own_table_server_.reset();
    reviewer_.reset();
    const bool in_a_hurry = told_to_end_ || console_.writes_to_terminal();
    console_.end(in_a_hurry ? std::optional{kLastWordsMax} : std::nullopt);
  }

  // --- Outputs of the client's state machine -----------------------------------------------------------------------

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
            .closed =
                [this, id](const std::string& why) {
                  const bool refused = id == connection_id_ && connection_ && connection_->refused();
                  step_client(client::ConnectionClosed{id, why, refused});
                }});
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
      console_.print("Your profile cannot be saved: " + saved.error());
  }
  void perform(client::GameKept& kept) {
    const auto saved = games_.keep(kept.game, std::chrono::system_clock::now());
    if (!saved && !std::exchange(keep_failed_, true)) console_.print("The game cannot be kept: " + saved.error());
  }
  template <class Notice>
  void perform(Notice& notice) {
    step(Noticed{std::move(notice)});
  }

  // --- External events ---------------------------------------------------------------------------------------------

  void arm(asio::steady_timer& timer, Instant at, std::function<void()> then) {
    timer.expires_at(std::chrono::steady_clock::time_point{at});
    timer.async_wait([this, then = std::move(then)](error_code error) {
      if (!error && !ended_) then();
    });
  }

  void listen_for_signals() {
    signals_.async_wait([this](error_code error, int signal) {
      if (error) return;
      handle_signal(signal);
      if (!ended_) listen_for_signals();
    });
  }

  void handle_signal(int signal) {
    switch (signal) {
      case SIGINT: console_.drop_line(); return step(Interrupted{});
      case SIGTSTP:
      case SIGQUIT: return do_as_usual(signal);
      case SIGCONT: return console_.take();
      case SIGWINCH: return console_.resized();
      default: told_to_end_ = true; return step(InputEnded{});
    }
  }

  /// Suspends the program or ends it with a core dump, as the signal does by default, with the terminal in its original
  /// state.
  void do_as_usual(int signal) {
    console_.give_back();
    struct sigaction usual{};
    struct sigaction ours{};
    usual.sa_handler = SIG_DFL;
    ::sigaction(signal, &usual, &ours);
    ::raise(signal);
    ::sigaction(signal, &ours, nullptr);
    console_.take();
  }

  Session session_;
  client::ProfileStore profile_;
  client::GameStore games_;
  client::Archive archive_;
  asio::io_context io_;
  client::ClientCore client_;
  TerminalCore terminal_;
  client::TlsClient tls_{io_};
  std::shared_ptr<client::TlsConnection> connection_;
  client::ConnectionId connection_id_ = 0;
  asio::steady_timer client_timer_{io_};
  asio::steady_timer terminal_timer_{io_};
  asio::steady_timer look_timer_{io_};
  Console console_{io_, STDIN_FILENO, STDOUT_FILENO,
                   Console::Events{.typed = [this](const std::string& line) { step(Typed{line}); },
                                   .ended = [this] { step(InputEnded{}); }}};
  asio::signal_set signals_{io_, SIGINT, SIGTERM, SIGHUP};
  std::optional<client::LanBrowser> browser_;
  std::optional<ServerProcess> server_;
  std::optional<ServerProcess> own_table_server_;
  std::optional<client::ReviewWorker> reviewer_;
  std::deque<std::variant<Output, client::Output>> work_;
  bool working_ = false;
  bool save_failed_ = false;
  bool keep_failed_ = false;
  bool told_to_end_ = false;
  bool ended_ = false;
  int status_ = 0;
};

}  // namespace

int run(Session session, client::ProfileStore profile) {
  // A server's bytes must not reach the terminal unchecked, not even in a protobuf error message.
  google::protobuf::SetLogHandler(nullptr);
  ::signal(SIGPIPE, SIG_IGN);  // Writing to a closed terminal, socket or pipe must fail, not kill the program.
  return TerminalShell{std::move(session), std::move(profile)}.run();
}

}  // namespace cardroom::terminal
