// Puts load on a running server and measures the cost to the server, for deploy/bench. Prints one JSON object to
// standard output.
//
//   server_load play --port N --pid P --tables T --seconds S
//   server_load deal --port N --pid P --kind KIND --seats SEATS [--rules RULES]
//   server_load echo --port N --pid P --connections C --seconds S --messages M --bytes B
//   server_load idle --port N --pid P --connections C [--bare]
//   server_load memory --port N --pid P --tables T --deal KIND:SEATS[:RULES]...
//   server_load disk --file FILE [--every MILLISECONDS] [--writes N]
#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <unistd.h>
#include <vector>

#include "client/load/percentiles.h"
#include "server/limits.h"
#include "tests/headless/player.h"

namespace cardroom::headless {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;
using boost::system::error_code;

/// A little more than the 50 ms between moves that the server requires: it allows each person 20 moves a second.
constexpr std::uint32_t kThinkMs = 60;

struct Load {
  std::uint16_t port = 0;
  int pid = 0;
  std::uint32_t tables = 1;
  std::uint32_t connections = 100;
  std::uint32_t seconds = 5;
  std::uint64_t messages = 1000;
  std::uint32_t bytes = 200;
  bool bare = false;
  std::string kind = "lucky-thirteen";
  std::string rules;
  std::string seats;
  std::vector<std::string> deals;
  std::string file;
  std::uint32_t every = 0;  ///< In milliseconds.
  std::uint32_t writes = 500;
};

/// CPU time of all threads of the process so far, in nanoseconds.
std::uint64_t processor_time(int pid) {
  std::uint64_t sum = 0;
  for (const auto& task : std::filesystem::directory_iterator{"/proc/" + std::to_string(pid) + "/task"}) {
    std::uint64_t nanoseconds = 0;
    std::ifstream{task.path() / "schedstat"} >> nanoseconds;
    sum += nanoseconds;
  }
  return sum;
}

/// Resident memory of the process, in bytes.
std::uint64_t memory(int pid) {
  std::ifstream file{"/proc/" + std::to_string(pid) + "/statm"};
  std::uint64_t size = 0;
  std::uint64_t resident = 0;
  file >> size >> resident;
  return resident * 4096;
}

/// Runs until `done` returns true, for at most `within`. Returns false on timeout.
bool run_until(asio::io_context& io, const std::function<bool()>& done, std::chrono::milliseconds within) {
  const auto deadline = std::chrono::steady_clock::now() + within;
  while (!done() && std::chrono::steady_clock::now() < deadline)
    io.run_one_for(100ms);
  return done();
}

/// Long enough for every view to be sent separately.
constexpr std::uint32_t kBotPaceMs = 10;

/// The number of moves at a table so far.
std::uint64_t moves_at(const Player& player) {
  const client::Table* table = player.core().table();
  if (table == nullptr || table->update.game_number() == 0) return 0;
  const auto discards = table->update.view().lucky_thirteen().discards_size();
  return (table->update.game_number() - 1) * 16ULL + static_cast<std::uint64_t>(discards);
}

struct Sum {
  std::uint64_t moves = 0;
  Traffic traffic;
};

Sum sum_of(const std::vector<std::unique_ptr<Player>>& players) {
  Sum sum;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (i % 2 == 0) sum.moves += moves_at(*players[i]);
    const Traffic& traffic = players[i]->traffic();
    sum.traffic.messages_sent += traffic.messages_sent;
    sum.traffic.messages_received += traffic.messages_received;
    sum.traffic.bytes_sent += traffic.bytes_sent;
    sum.traffic.bytes_received += traffic.bytes_received;
  }
  return sum;
}

/// Tables of two people and two bots, playing game after game.
nlohmann::json play(const Load& load) {
  asio::io_context io;
  client::TlsClient tls{io};
  std::vector<std::unique_ptr<Player>> players;
  const auto add = [&](Plan plan) {
    plan.think_ms = kThinkMs;
    players.push_back(std::make_unique<Player>(io, tls, std::move(plan), [](const client::Output&) {}));
    players.back()->go("127.0.0.1", load.port);
  };
  for (std::uint32_t table = 0; table < load.tables; ++table) {
    Plan host;
    host.name = "Host" + std::to_string(table);
    host.create = true;
    host.seats = "oorr";
    add(host);
    const Player& owner = *players.back();
    if (!run_until(io, [&] { return owner.core().table() != nullptr; }, 10s)) throw std::runtime_error{"no table"};
    Plan guest;
    guest.name = "Guest" + std::to_string(table);
    guest.table = owner.core().table()->update.table_id();
    add(guest);
  }
  run_until(io, [] { return false; }, 2s);
  const Sum before = sum_of(players);
  const std::uint64_t time_before = processor_time(load.pid);
  run_until(io, [] { return false; }, std::chrono::seconds{load.seconds});
  const std::uint64_t time = processor_time(load.pid) - time_before;
  const Sum after = sum_of(players);
  const std::uint64_t sent = after.traffic.messages_sent - before.traffic.messages_sent;
  const std::uint64_t received = after.traffic.messages_received - before.traffic.messages_received;
  const std::uint64_t bytes = after.traffic.bytes_sent - before.traffic.bytes_sent + after.traffic.bytes_received -
                              before.traffic.bytes_received;
  const std::uint64_t moves = after.moves - before.moves;
  if (moves == 0 || sent + received == 0) throw std::runtime_error{"nobody plays"};
  return {{"moves", moves}, {"messages", sent + received}, {"bytes", bytes}, {"processor_ns", time}};
}

/// The cost of a complete deal for one person among bots, beginning with the hello.
nlohmann::json deal(const Load& load) {
  asio::io_context io;
  client::TlsClient tls{io};
  Plan plan;
  plan.name = "Ann";
  plan.create = true;
  plan.kind = load.kind;
  plan.rules = load.rules;
  plan.seats = load.seats;
  plan.bot_pace_ms = kBotPaceMs;
  plan.think_ms = kThinkMs;
  plan.games = 1;
  Player player{io, tls, std::move(plan), [](const client::Output&) {}};
  player.go("127.0.0.1", load.port);
  const auto over = [&] {
    const client::Table* table = player.core().table();
    const client::Deal* dealt = player.core().deal();
    return table != nullptr && dealt != nullptr &&
           (dealt->committed.id().deal() > 1 || table->update.phase() == table::v1::PHASE_GATHERING);
  };
  if (!run_until(io, over, 30s)) throw std::runtime_error{"the deal does not end"};
  return {{"bytes", player.traffic().bytes_sent + player.traffic().bytes_received}};
}

/// A connection to the echo server that sends at a constant rate, but never before its last message has been answered.
class Echoer {
 public:
  Echoer(asio::io_context& io, client::TlsClient& tls, const Load& load, std::chrono::nanoseconds every)
      : timer_{io}, message_(load.bytes, 'x'), every_{every} {
    client::TlsEvents events;
    events.connected = [this](const KeyFingerprint&) { ready_ = true; };
    events.received = [this](std::string_view bytes) { received(bytes.size()); };
    events.sent = [] {};
    events.closed = [](const std::string& why) { throw std::runtime_error{"the echo has closed: " + why}; };
    connection_ = tls.connect("127.0.0.1", load.port, 5s, std::move(events));
  }
  ~Echoer() { connection_->close(); }
  Echoer(const Echoer&) = delete;
  Echoer& operator=(const Echoer&) = delete;

  bool ready() const { return ready_; }
  std::uint64_t messages() const { return messages_; }
  void start() { send(); }

 private:
  void send() {
    ++messages_;
    awaited_ = message_.size();
    timer_.expires_after(every_);
    connection_->send(message_);
  }
  void received(std::size_t size) {
    awaited_ -= size;
    if (awaited_ > 0) return;
    ++messages_;
    timer_.async_wait([this](error_code error) {
      if (!error) send();
    });
  }

  asio::steady_timer timer_;
  std::string message_;
  std::chrono::nanoseconds every_;
  std::shared_ptr<client::TlsConnection> connection_;
  std::size_t awaited_ = 0;
  std::uint64_t messages_ = 0;
  bool ready_ = false;
};

nlohmann::json echo(const Load& load) {
  asio::io_context io;
  client::TlsClient tls{io};
  std::vector<std::unique_ptr<Echoer>> echoers;
  // A round trip is two messages; the overall rate matches the players'.
  const auto every =
      std::chrono::nanoseconds{std::chrono::seconds{load.seconds}} * 2 * load.connections / load.messages;
  for (std::uint32_t i = 0; i < load.connections; ++i) {
    echoers.push_back(std::make_unique<Echoer>(io, tls, load, every));
    if (!run_until(io, [&] { return echoers.back()->ready(); }, 10s)) throw std::runtime_error{"no echo"};
  }
  for (const auto& echoer : echoers)
    echoer->start();
  const auto messages = [&] {
    std::uint64_t sum = 0;
    for (const auto& echoer : echoers)
      sum += echoer->messages();
    return sum;
  };
  run_until(io, [] { return false; }, 1s);
  const std::uint64_t messages_before = messages();
  const std::uint64_t time_before = processor_time(load.pid);
  run_until(io, [] { return false; }, std::chrono::seconds{load.seconds});
  return {{"processor_ns", processor_time(load.pid) - time_before}, {"messages", messages() - messages_before}};
}

/// Connections that stay silent after the hello or, with --bare, after the handshake.
nlohmann::json idle(const Load& load) {
  asio::io_context io;
  client::TlsClient tls{io};
  std::vector<std::unique_ptr<Player>> players;
  std::vector<std::unique_ptr<Echoer>> echoers;
  const auto open_one = [&] {
    if (load.bare) {
      echoers.push_back(std::make_unique<Echoer>(io, tls, load, 1h));
      if (!run_until(io, [&] { return echoers.back()->ready(); }, 10s)) throw std::runtime_error{"no connection"};
      return;
    }
    Plan plan;
    plan.name = "Idle";
    players.push_back(std::make_unique<Player>(io, tls, std::move(plan), [](const client::Output&) {}));
    players.back()->go("127.0.0.1", load.port);
    if (!run_until(io, [&] { return players.back()->core().session() != nullptr; }, 10s)) {
      throw std::runtime_error{"no welcome"};
    }
  };
  // The first connections cause allocations that happen only once.
  for (std::uint32_t i = 0; i < 20; ++i)
    open_one();
  const std::uint64_t before = memory(load.pid);
  for (std::uint32_t i = 0; i < load.connections; ++i)
    open_one();
  return {{"bytes_per_connection", static_cast<double>(memory(load.pid) - before) / load.connections}};
}

/// A line of chat of typical length.
constexpr const char* kLine = "Nicely done, and who would have thought it?";

/// A little longer than the server makes a talkative person wait.
constexpr std::chrono::milliseconds kBetweenLines{1'050};

/// The number of tables that play at the same time. A server reuses the memory for moves in progress, so that memory
/// does not count towards the tables that have finished.
constexpr std::uint32_t kPlayingAtOnce = 25;

/// The memory for a table and the connection of its only person, for each deal, after a whole game and with as many
/// lines of chat as a table keeps. The table still has the events of its last deal.
nlohmann::json memory_of_tables(const Load& load) {
  asio::io_context io;
  client::TlsClient tls{io};
  std::vector<std::unique_ptr<Player>> players;
  const auto play_at_once = [&](const std::string& deal, std::uint32_t tables) {
    const std::size_t begun = players.size();
    for (std::uint32_t i = 0; i < tables; ++i) {
      Plan plan;
      plan.name = "Ann";
      plan.create = true;
      std::istringstream parts{deal};
      std::getline(parts, plan.kind, ':');
      std::getline(parts, plan.seats, ':');
      std::getline(parts, plan.rules);
      plan.bot_pace_ms = kBotPaceMs;
      plan.think_ms = kThinkMs;
      plan.games = 1;
      players.push_back(std::make_unique<Player>(io, tls, std::move(plan), [](const client::Output&) {}));
      Player& player = *players.back();
      player.go("127.0.0.1", load.port);
      if (!run_until(io, [&] { return player.core().table() != nullptr; }, 10s)) throw std::runtime_error{"no table"};
    }
    const auto over = [&] {
      return std::all_of(players.begin() + static_cast<std::ptrdiff_t>(begun), players.end(), [](const auto& player) {
        const table::v1::TableUpdate& update = player->core().table()->update;
        return update.phase() == table::v1::PHASE_GATHERING && update.game_number() > 0;
      });
    };
    if (!run_until(io, over, 120s)) throw std::runtime_error{deal + ": the game does not end"};
  };
  const auto play = [&](const std::string& deal, std::uint32_t tables) {
    for (std::uint32_t begun = 0; begun < tables; begun += kPlayingAtOnce)
      play_at_once(deal, std::min(kPlayingAtOnce, tables - begun));
  };
  // The server allows a few lines in a row, and then one a second.
  const auto talk = [&] {
    const auto enough = [](const auto& player) { return player->core().chat().size() >= server::kChatLinesKept; };
    while (!std::all_of(players.begin(), players.end(), enough)) {
      for (const auto& player : players)
        if (!enough(player)) player->say(kLine);
      run_until(io, [] { return false; }, kBetweenLines);
    }
  };
  std::map<std::string, double> bytes;
  for (const std::string& deal : load.deals) {
    // The first tables pay for memory that is allocated only once.
    play(deal, kPlayingAtOnce);
    const auto before = static_cast<double>(memory(load.pid));
    play(deal, load.tables);
    bytes[deal] = (static_cast<double>(memory(load.pid)) - before) / load.tables;
  }
  const auto before = static_cast<double>(memory(load.pid));
  talk();
  const double chat = (static_cast<double>(memory(load.pid)) - before) / static_cast<double>(players.size());
  for (auto& [deal, of_table] : bytes)
    of_table += chat;
  return {{"bytes_per_table", bytes}, {"of_it_chat", chat}};
}

/// How long this disk takes to make 4 KiB appended to a file durable, as a commit of the journal does. With pauses
/// between the writes, each may take twice as long as in a tight loop, so the pauses must be as long as between the
/// operations that are compared with it.
nlohmann::json disk(const Load& load) {
  constexpr std::size_t kBytes = 4096;
  const std::string bytes(kBytes, 'x');
  const int file = ::open(load.file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) throw std::runtime_error{load.file + " cannot be written"};
  load::Percentiles times;
  boost::asio::io_context io;
  bool failed = false;
  for (std::uint32_t i = 0; i < load.writes && !failed; ++i) {
    boost::asio::steady_timer{io, std::chrono::milliseconds{load.every}}.wait();
    const auto begin = std::chrono::steady_clock::now();
    failed = ::write(file, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()) || ::fdatasync(file) != 0;
    times.add(std::chrono::duration_cast<load::Span>(std::chrono::steady_clock::now() - begin));
  }
  ::close(file);
  ::unlink(load.file.c_str());
  if (failed) throw std::runtime_error{load.file + " cannot be written"};
  return {{"p50_us", times.at(0.5).count()}, {"p99_us", times.at(0.99).count()}};
}

int run(int argc, char** argv) {
  Load load;
  CLI::App app{"Loads a server and reads what that costs it"};
  app.require_subcommand(1);
  const auto add = [&](const char* name, const char* help) {
    CLI::App* command = app.add_subcommand(name, help);
    command->add_option("--port", load.port)->required();
    command->add_option("--pid", load.pid)->required();
    command->add_option("--tables", load.tables);
    command->add_option("--connections", load.connections);
    command->add_option("--seconds", load.seconds);
    command->add_option("--messages", load.messages);
    command->add_option("--bytes", load.bytes);
    command->add_flag("--bare", load.bare);
    command->add_option("--kind", load.kind);
    command->add_option("--rules", load.rules, "As protobuf writes them: pinochle { cutthroat: true }");
    command->add_option("--seats", load.seats, "A letter a seat: o open, r b c a bot's type");
    return command;
  };
  const CLI::App* play_command = add("play", "Tables of two people and two bots");
  const CLI::App* deal_command = add("deal", "One deal of any kind, one person among bots");
  const CLI::App* echo_command = add("echo", "As many messages to an echo");
  const CLI::App* idle_command = add("idle", "Connections that say nothing");
  CLI::App* memory_command = add("memory", "Tables after a game");
  memory_command->add_option("--deal", load.deals, "KIND:SEATS, or KIND:SEATS:RULES; may be repeated")->required();
  CLI::App* disk_command = app.add_subcommand("disk", "The disk alone");
  disk_command->add_option("--file", load.file, "Where to write; removed afterwards")->required();
  disk_command->add_option("--every", load.every, "Pause before each write, in milliseconds");
  disk_command->add_option("--writes", load.writes);
  CLI11_PARSE(app, argc, argv);
  try {
    const nlohmann::json result = *play_command     ? play(load)
                                  : *deal_command   ? deal(load)
                                  : *echo_command   ? echo(load)
                                  : *idle_command   ? idle(load)
                                  : *memory_command ? memory_of_tables(load)
                                                    : disk(load);
    std::cout << result.dump() << "\n";
  } catch (const std::exception& error) {
    std::cerr << "server_load: " << error.what() << "\n";
    return 1;
  }
  return 0;
}

}  // namespace
}  // namespace cardroom::headless

int main(int argc, char** argv) {
  return cardroom::headless::run(argc, argv);
}
