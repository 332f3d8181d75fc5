// Like cardroom-server, but keeps its journal in memory only, so its tables end with it. Shows what a move costs
// without a disk, for comparison in deploy/bench. Prints its port; runs until it is killed.
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <cstdio>
#include <functional>
#include <optional>
#include <utility>

#include "common/system/entropy.h"
#include "server/bots/pool.h"
#include "server/journal/memory_journal.h"
#include "server/net/listener.h"
#include "server/net/server_shell.h"
#include "server/net/tls_context.h"
#include "server/ops/accept_limits.h"
#include "server/ops/log.h"
#include "server/ops/system.h"
#include "server/server_core.h"

int main(int argc, char** argv) {
  using namespace cardroom::server;
  if (argc != 2) return 2;
  Log log{{}, "warning"};
  const TlsKey key = load_or_make_tls_key(argv[1]);
  const auto tls = make_tls_context(key);
  const Config config{.server_name = "Bench", .limits = {}, .private_table = {}, .time_of_day = time_of_day};
  boost::asio::io_context io{1};
  ServerCore core{config, cardroom::system_entropy};
  MemoryJournal journal{[&io](std::function<void()> later) { boost::asio::post(io, std::move(later)); }};
  std::optional<ServerShell> shell;
  Pool pool{2, cardroom::kSeatsMax * config.limits.tables,
            [&](Input answer) {
              boost::asio::post(io, [&shell, answer = std::move(answer)]() mutable { shell->feed(std::move(answer)); });
            },
            [&io](std::function<void()> wake) { boost::asio::post(io, std::move(wake)); }};
  shell.emplace(
      io, *tls, accept_limits(config.limits, {}, log),
      [&](Instant now, Input input, std::vector<Output>& outputs) { core.step(now, std::move(input), outputs); },
      Services{.append =
                   [&](AppendRecord append) {
                     RecordAppended answer{append.table, append.epoch, append.sequence, {}};
                     journal.append(std::move(append), [&shell, answer](AppendResult result) mutable {
                       answer.result = result;
                       shell->feed(answer);
                     });
                   },
               .forget = [&](const ForgetTable& forget) { journal.forget(forget.table); },
               .read =
                   [&](const ReadTable& read) {
                     journal.read(read.table, [&shell](KeptTable table) { shell->feed(TableRead{std::move(table)}); });
                   },
               .read_game =
                   [&](const ReadGame& read) {
                     journal.read_game(read.table, read.game, [&shell, read](std::string file) {
                       shell->feed(GameRead{read, std::move(file)});
                     });
                   },
               .ask_bot = [&](AskBot ask) { pool.ask(std::move(ask)); },
               .ask_hint = [&](AskHint ask) { pool.ask(std::move(ask)); },
               .hash_password = [&](HashPassword password) { pool.hash(std::move(password)); },
               .log = [&](const LogLine& line) { log.write(line); },
               .announcement_changed = [] {}});
  Listener listener{io, 0, /*local_only=*/true};
  listener.start([&](boost::asio::ip::tcp::socket socket) { shell->accepted(std::move(socket)); });
  std::printf("port=%d\n", static_cast<int>(listener.port()));
  std::fflush(stdout);
  io.run();
}
