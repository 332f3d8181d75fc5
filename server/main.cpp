#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address_v4.hpp>
#include <boost/asio/post.hpp>
#include <cstdlib>
#include <functional>
#include <google/protobuf/stubs/logging.h>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "common/protocol/key_fingerprint.h"
#include "common/record/record_file.h"
#include "common/system/entropy.h"
#include "common/system/interfaces.h"
#include "server/bots/pool.h"
#include "server/journal/memory_journal.h"
#include "server/journal/sqlite_journal.h"
#include "server/net/beacon.h"
#include "server/net/listener.h"
#include "server/net/server_shell.h"
#include "server/net/status_door.h"
#include "server/net/tls_context.h"
#include "server/ops/accept_limits.h"
#include "server/ops/data_directory.h"
#include "server/ops/database.h"
#include "server/ops/end_watch.h"
#include "server/ops/log.h"
#include "server/ops/monitoring.h"
#include "server/ops/options.h"
#include "server/ops/private_lesson.h"
#include "server/ops/private_position.h"
#include "server/ops/property_file.h"
#include "server/ops/run_file.h"
#include "server/ops/system.h"
#include "server/ops/version.h"
#include "server/server_core.h"
#include "server/session/session.h"

/// Creates the objects, connects them and runs the event loop, which they outlive. Makes no decisions itself.
namespace cardroom::server {
namespace {

/// The addresses at which clients reach the server, for the host to pass on to friends.
std::string addresses(bool local_only) {
  std::string list;
  for (const Interface& interface : interfaces()) {
    const boost::asio::ip::address_v4 address{interface.address};
    if (address.is_loopback() == local_only) list += (list.empty() ? "" : ",") + address.to_string();
  }
  return list;
}

/// The journal, and the tables that it holds.
struct Opened {
  std::unique_ptr<Journal> journal;
  std::vector<KeptTable> tables{};
};

/// Writes the records of games, signed with the server's key, which must outlive it.
TableHost::WriteRecord record_writer(const std::string& name, const TlsKey& key) {
  return [name, signer = signer_of(key)](GameRecord record) -> Expected<std::string, std::string> {
    record.program = std::string{"cardroom-server "} + kVersion;
    record.server = name;
    auto file = make_record(record, signer);
    if (!file) return tl::unexpected{file.error().one_line()};
    return *std::move(file);
  };
}

/// Keeps nothing on disk for a private table, since it ends with the server.
Opened open_journal(const Options& options, bool is_private, boost::asio::io_context& io, Log& log) {
  const auto post = [&io](std::function<void()> later) { boost::asio::post(io, std::move(later)); };
  if (is_private) return {std::make_unique<MemoryJournal>(post)};
  auto journal = std::make_unique<SqliteJournal>(
      options.data_dir / kJournalFile, post, [&log](const LogLine& line) { log.write(line); },
      SqliteOptions{.games_kept = std::chrono::days{options.limits.game_days}});
  auto tables = journal->take_tables();
  return {std::move(journal), std::move(tables)};
}

int run(const Options& options, std::optional<PrivateTable> private_table, Log& log) {
  namespace asio = boost::asio;
  const WallTime started = time_of_day();
  const bool is_private = private_table.has_value();
  if (const std::string why = why_others_can_write(options.data_dir); !why.empty()) throw std::runtime_error{why};
  const TlsKey key = load_or_make_tls_key(options.data_dir);
  const auto tls = make_tls_context(key);

  asio::io_context io{1};  // One thread runs it.
  ServerCore core{Config{.server_name = options.name,
                         .limits = options.limits,
                         .private_table = std::move(private_table),
                         .keeps_tables = !is_private,
                         .time_of_day = time_of_day,
                         .write_record = record_writer(options.name, key)},
                  system_entropy};
  auto [journal, kept] = open_journal(options, is_private, io, log);
  std::optional<ServerShell> shell;
  std::optional<BeaconShell> beacon;
  std::optional<EndWatch> end_watch;
  Pool pool{options.bot_threads, kSeatsMax * options.limits.tables,
            [&](Input answer) {
              asio::post(io, [&shell, answer = std::move(answer)]() mutable { shell->feed(std::move(answer)); });
            },
            [&io](std::function<void()> wake) { asio::post(io, std::move(wake)); }};
  shell.emplace(
      io, *tls, accept_limits(options.limits, options.trusted_addresses, log),
      [&](Instant now, Input input, std::vector<Output>& outputs) {
        core.step(now, std::move(input), outputs);
        if (end_watch) end_watch->status_changed();
      },
      Services{.append =
                   [&](AppendRecord append) {
                     RecordAppended answer{append.table, append.epoch, append.sequence, {}};
                     journal->append(std::move(append), [&shell, answer](AppendResult result) mutable {
                       answer.result = result;
                       shell->feed(answer);
                     });
                   },
               .forget = [&](const ForgetTable& forget) { journal->forget(forget.table); },
               .read =
                   [&](const ReadTable& read) {
                     journal->read(read.table, [&shell](KeptTable table) { shell->feed(TableRead{std::move(table)}); });
                   },
               .read_game =
                   [&](const ReadGame& read) {
                     journal->read_game(read.table, read.game, [&shell, read](std::string file) {
                       shell->feed(GameRead{read, std::move(file)});
                     });
                   },
               .ask_bot = [&](AskBot ask) { pool.ask(std::move(ask)); },
               .ask_hint = [&](AskHint ask) { pool.ask(std::move(ask)); },
               .hash_password = [&](HashPassword password) { pool.hash(std::move(password)); },
               .log = [&](const LogLine& line) { log.write(line); },
               .announcement_changed =
                   [&] {
                     if (beacon) beacon->changed();
                   }});

  Listener listener{io, options.port, options.local_only, options.next_port ? TakenPort::skip : TakenPort::fail};
  bool stopping = false;
  std::optional<StatusDoor> status_door;
  if (options.metrics) {
    status_door.emplace(io, *options.metrics, [&](std::string_view path) -> std::optional<StatusPage> {
      if (path == "/healthz") return health_page(journal->metrics(), stopping);
      if (path != "/metrics") return std::nullopt;
      return metrics_page({.version = kVersion,
                           .started = started,
                           .process = process_use(),
                           .server = core.metrics(),
                           .net = shell->metrics(),
                           .journal = journal->metrics(),
                           .pool = pool.metrics()});
    });
  }
  end_watch.emplace(io, [&](const std::string& why, ShutDown how) {
    if (std::exchange(stopping, true)) return io.stop();  // A second signal stops the server at once.
    log.info("stopping reason=" + why);
    listener.stop();
    if (beacon) beacon->stop();
    end_watch->stop();
    shell->shut_down(how, [&] { io.stop(); });
  });
  if (options.end_with_parent) end_watch->follow_parent([&] { return core.status(); });

  shell->feed(JournalOpened{std::move(kept)});
  listener.start([&](asio::ip::tcp::socket socket) { shell->accepted(std::move(socket)); });
  if (!options.local_only && !options.no_announce) {
    lan::ServerId id{};
    system_entropy(id);
    beacon.emplace(io, [&core, &options, &key, port = listener.port(), id]() -> std::optional<lan::Announcement> {
      AnnouncedTables told = core.announced_tables();
      const std::size_t open_tables = core.status().open_tables;
      // A client that started the server for solo play does not want guests.
      if (options.end_with_parent && told.tables.empty() && told.more == 0 && open_tables == 0) return std::nullopt;
      return lan::Announcement{.name = options.name,
                               .port = port,
                               .protocol_min = kOurVersions.min,
                               .protocol_max = kOurVersions.max,
                               .open_tables = static_cast<std::uint32_t>(open_tables),
                               .key = key.fingerprint,
                               .server_id = id,
                               .tables = std::move(told.tables),
                               .more_tables = told.more};
    });
    if (const std::string why = beacon->start(); !why.empty()) log.warning("no_lan_answers reason=\"" + why + '"');
  }
  // Other programs must not find a private table.
  std::optional<RunFile> run_file;
  if (!is_private) run_file.emplace(options.data_dir, listener.port(), key.fingerprint);
  if (run_file && !run_file->held()) log.warning("no_run_file reason=\"" + run_file->why_not() + '"');

  const std::string where = "port=" + std::to_string(listener.port()) + " key=" + to_hex(key.fingerprint);
  std::ostringstream metrics;
  if (status_door) metrics << " metrics=" << status_door->address();
  log.info("listening " + where + metrics.str());
  std::cout << "cardroom-server listening " << where << " pid=" << ::getpid()
            << " addresses=" << addresses(options.local_only) << metrics.str() << std::endl;
  io.run();
  log.info("ended");
  return EXIT_SUCCESS;
}

/// One line on standard error. A client that started the server finds the same line on standard output, in place of the
/// line with the port: if the disk is full, the log may lack it.
void say_why_not(const Options& options, const std::string& why) {
  std::cerr << "cardroom-server: " << why << '\n';
  if (options.end_with_parent) std::cout << "cardroom-server: " << why << std::endl;
}

int main(int argc, char** argv) {
  ::umask(077);                              // Only this user may read the key, the run file and the log.
  google::protobuf::SetLogHandler(nullptr);  // Clients' malformed messages are not logged.
  const auto options = parse_options({argv + 1, argv + argc});
  if (!options) {
    const EarlyEnd& end = options.error();
    (end.status == 0 ? std::cout : std::cerr) << end.text << (end.status == 0 ? "" : "\n");
    return end.status;
  }
  if (options->check) return check_database(*options->check, std::cout, std::cerr);
  if (options->back_up) return back_up_database(options->data_dir, *options->back_up, std::cout, std::cerr);
  std::optional<PrivateTable> private_table;
  if (options->property_file) {
    const auto warn = [](const std::string& warning) { std::cerr << "cardroom-server: " << warning << '\n'; };
    auto loaded = load_private_table(*options->property_file, warn);
    if (!loaded) {
      say_why_not(*options, loaded.error());
      return 2;
    }
    private_table = *std::move(loaded);
  }
  if (options->lesson) {
    private_table = lesson_private_table(*options->lesson);
    if (!private_table) {
      say_why_not(*options, "--lesson: there is no game '" + options->lesson->game + "'");
      return 2;
    }
  }
  if (options->position) {
    auto table = position_private_table(*options->position);
    if (!table) {
      say_why_not(*options, table.error());
      return 2;
    }
    private_table = *std::move(table);
  }
  if (options->check_config) {
    std::cout << "cardroom-server: the configuration is valid" << std::endl;
    return EXIT_SUCCESS;
  }
  try {
    Log log{options->log_file, options->log_level, options->log_rotation};
    return run(*options, std::move(private_table), log);
  } catch (const LogError& error) {
    say_why_not(*options, std::string{"--log-file: "} + error.what());
    return 2;
  } catch (const std::exception& error) {
    say_why_not(*options, error.what());
    return EXIT_FAILURE;
  }
}

}  // namespace
}  // namespace cardroom::server

int main(int argc, char** argv) {
  return cardroom::server::main(argc, argv);
}
