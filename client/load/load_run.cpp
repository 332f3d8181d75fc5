#include "client/load/load_run.h"

#include <algorithm>
#include <csignal>
#include <functional>
#include <numeric>
#include <stdexcept>
#include <sys/resource.h>
#include <unistd.h>

#include "client/load/clock.h"
#include "client/load/run_until.h"

namespace cardroom::load {
namespace {

using namespace std::chrono_literals;

/// How many clients may be connecting at the same time. A handshake costs each side a millisecond.
constexpr std::ptrdiff_t kStartingMax = 64;

/// How long the clients may take to reach their tables: a fixed time, plus some time per client.
constexpr std::chrono::milliseconds kSeatedWithin{30'000};
constexpr std::chrono::milliseconds kSeatedEach{20};

/// Play before the measurement, so that caches and pools reach a steady state.
constexpr std::chrono::milliseconds kWarmUp{1'000};

/// How long to wait for the last answers and views at the end.
constexpr std::chrono::milliseconds kSettledWithin{10'000};

/// How often the run checks for stuck tables.
constexpr std::chrono::milliseconds kLookEvery{500};

/// Raises the limit of open files as far as allowed: each client needs one.
void raise_open_files() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

/// In a run with rests, the server puts a table away when nobody has been there for this long; its clients return only
/// later.
constexpr std::chrono::seconds kRestsAfter{3};
constexpr std::chrono::seconds kBackAfter{5};

/// The time in which a server's memory reaches its working size; in a short run, half of the time available.
constexpr std::chrono::milliseconds kMemorySettles{60'000};

/// The password of the first table in a run with attacks: its guests know it, and attackers guess.
constexpr const char* kPassword = "open sesame";

/// How long to wait before measuring an attack, so that it reaches full strength, and after it, so that its effects
/// wear off before the next one. Neither is longer than the measured time.
constexpr std::chrono::milliseconds kAttackGrows{2'000};
constexpr std::chrono::milliseconds kAttackEnds{3'000};

/// How often a stranger arrives during a measurement, and how long the last ones may still try after it.
constexpr std::chrono::milliseconds kStrangerEvery{250};
constexpr std::chrono::seconds kStrangerWithin{10};

/// "127.1.0.1" is the first address of network 1; each network has more addresses than a run needs.
std::string address_in(int network, std::size_t number) {
  return "127." + std::to_string(network) + "." + std::to_string(number / 250) + "." + std::to_string(number % 250 + 1);
}

std::chrono::nanoseconds period(double per_second) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>{1 / per_second});
}

}  // namespace

LoadRun::LoadRun(const Arguments& arguments) : arguments_{arguments}, dice_{arguments.seed} {
  raise_open_files();
  if (arguments.server) {
    way_ = {.server = *arguments.server, .key = arguments.key, .from = {}};
  } else {
    std::vector<std::string> options = arguments.server_options;
    if (arguments.rest_every > 0ms)
      options.insert(options.end(), {"--rest-after", std::to_string(kRestsAfter.count())});
    server_.emplace(io_, arguments.start, std::move(options));
    server_->start();
    way_ = {.server = {.host = "127.0.0.1", .port = server_->server().port}, .key = server_->server().key, .from = {}};
  }
  for (std::size_t i = 0; i < arguments.tables; ++i) {
    Way way = way_;
    const GameFacts* game = arguments.games[i % arguments.games.size()];
    // Each table has its own address, like a household, because a server limits what one address may do.
    if (way_.server.host == "127.0.0.1" && !arguments.one_address) way.from = address_in(1, i);
    TablePlan plan{.name = "Load " + std::to_string(i + 1),
                   .game = game,
                   .people = arguments.people,
                   .bots = arguments.bots_of(*game),
                   .rate = arguments.rate,
                   .seed = arguments.seed * (kTablesMax + 1) + i,
                   .password = i == 0 && !arguments.attacks.empty() ? kPassword : "",
                   .may_rest = arguments.rest_every > 0ms,
                   .way = std::move(way)};
    tables_.push_back(std::make_unique<LoadTable>(io_, tls_, std::move(plan), course_, result_.tally));
  }
  result_.clients = arguments.tables * arguments.people;
}

Result LoadRun::run() {
  start_clients();
  measure();
  settle();
  tables_.clear();
  if (server_) server_->end(SIGTERM);
  return std::move(result_);
}

void LoadRun::start_clients() {
  std::size_t started = 0;
  const auto ready = [&] {
    std::ptrdiff_t online = 0;
    for (const auto& table : tables_)
      online += table->online();
    // One client per table in turn, so that each host arrives before its guests.
    while (started < result_.clients && static_cast<std::ptrdiff_t>(started) - online < kStartingMax)
      tables_[started++ % tables_.size()]->start_next();
    return started == result_.clients && std::ranges::all_of(tables_, [](const auto& table) { return table->plays(); });
  };
  if (run_until(io_, ready, kSeatedWithin + kSeatedEach * result_.clients)) return;
  const auto playing = std::ranges::count_if(tables_, [](const auto& table) { return table->plays(); });
  throw std::runtime_error{"only " + std::to_string(playing) + " of " + std::to_string(tables_.size()) +
                           " tables have begun to play"};
}

void LoadRun::begin_figures() {
  for (const auto& table : tables_)
    table->forget_moves();
  result_.tally.begin();
}

void LoadRun::measure() {
  for (const auto& table : tables_)
    table->plays_from(now());
  run_until(io_, [] { return false; }, kWarmUp);
  if (!arguments_.attacks.empty()) {
    bear(std::nullopt);
    const Tally quiet = result_.tally;
    for (const Attack attack : arguments_.attacks)
      bear(attack);
    Faults faults = std::move(result_.tally.faults);
    result_.tally = quiet;
    result_.tally.faults = std::move(faults);
    return;
  }
  begin_figures();
  const ProcessCost before = server_ ? server_->cost() : ProcessCost{};
  std::optional<ServerFigures> figures_before;
  if (arguments_.metrics) figures_before = fetch_figures(*arguments_.metrics);
  const auto own_before = cost_of(::getpid()).processor;
  const Time begin = now();
  if (arguments_.undisturbed > 0ms) leave_undisturbed();
  std::vector<Task> tasks;
  if (arguments_.kill_every > 0ms)
    tasks.push_back({arguments_.kill_every, [this] { restart(SIGKILL); }, arguments_.at_random});
  if (arguments_.stop_every > 0ms)
    tasks.push_back({arguments_.stop_every, [this] { restart(SIGTERM); }, arguments_.at_random});
  pass(arguments_.time - arguments_.undisturbed, std::move(tasks));
  end_restart();
  result_.time = now() - begin;
  result_.own_processor = cost_of(::getpid()).processor - own_before;
  if (figures_before) result_.figures = fetch_figures(*arguments_.metrics).since(*figures_before);
  if (server_) {
    result_.cost = server_->cost();
    result_.cost->processor -= before.processor;
  }
}

void LoadRun::leave_undisturbed() {
  MemoryGrowth memory;
  const auto first = std::min(kMemorySettles, arguments_.undisturbed / 2);
  memory.between = arguments_.undisturbed - first;
  pass(first, {});
  memory.first_bytes = server_->cost().resident_bytes;
  pass(memory.between, {});
  memory.last_bytes = server_->cost().resident_bytes;
  result_.memory = memory;
  if (arguments_.memory_growth && memory.exceeds(*arguments_.memory_growth))
    result_.tally.faults.add(Fault::memory_grown, "from " + std::to_string(memory.first_bytes / kMebibyte) + " to " +
                                                      std::to_string(memory.last_bytes / kMebibyte) + " MiB in " +
                                                      std::to_string(memory.between / 1s) + " s");
}

std::chrono::nanoseconds LoadRun::interval(const Task& task) {
  constexpr std::uint32_t kParts = 1'000;
  return task.at_random ? task.every * (kParts / 2 + dice_.uniform(kParts)) / kParts : task.every;
}

void LoadRun::pass(std::chrono::milliseconds time, std::vector<Task> tasks) {
  const auto any_table = [this]() -> LoadTable& {
    return *tables_[dice_.uniform(static_cast<std::uint32_t>(tables_.size()))];
  };
  tasks.push_back({kLookEvery, [this] {
                     for (const auto& table : tables_)
                       table->look(now());
                   }});
  if (arguments_.churn > 0) tasks.push_back({period(arguments_.churn), [&] { any_table().churn(); }});
  if (arguments_.chat > 0) tasks.push_back({period(arguments_.chat), [&] { any_table().chat(); }});
  if (arguments_.rest_every > 0ms)
    tasks.push_back({arguments_.rest_every, [&] { any_table().rest(kBackAfter); }, arguments_.at_random});
  const Time begin = now();
  const Time end = begin + time;
  for (Task& task : tasks)
    task.next = begin + interval(task);
  while (now() < end) {
    Task& task = *std::ranges::min_element(tasks, {}, &Task::next);
    run_until(io_, [] { return false; }, std::min(task.next, end) - now());
    if (now() >= end) break;
    task.work();
    task.next = std::max(task.next + interval(task), now());
  }
}

AttackPlan LoadRun::plan_of(Attack attack) {
  AttackPlan plan{.attack = attack,
                  .addresses = arguments_.attackers,
                  .server = way_.server,
                  .open_tables = {},
                  .locked_table = tables_.front()->id(),
                  .seed = arguments_.seed};
  for (std::size_t i = 1; i < tables_.size(); ++i)
    plan.open_tables.push_back(tables_[i]->id());
  return plan;
}

void LoadRun::bear(std::optional<Attack> attack) {
  std::optional<AttackRun> attackers;
  if (attack) {
    attackers.emplace(plan_of(*attack));
    run_until(io_, [] { return false; }, std::min(kAttackGrows, arguments_.time));
  }
  begin_figures();
  const ProcessCost before = server_ ? server_->cost() : ProcessCost{};
  const std::uintmax_t log_before = server_ ? server_->log_bytes() : 0;
  const Time begin = now();
  Ordeal ordeal;
  ordeal.attack = attack;
  std::vector<std::unique_ptr<Stranger>> strangers;
  pass(arguments_.time, {{kStrangerEvery, [&] {
                            Way way = way_;
                            way.from = address_in(3, strangers_++);
                            strangers.push_back(std::make_unique<Stranger>(io_, tls_, way, tables_.front()->id(),
                                                                           tables_.front()->plan().password));
                            std::erase_if(strangers, [&](const auto& stranger) {
                              if (stranger->got_in()) ordeal.strangers.add(*stranger->got_in());
                              return stranger->got_in().has_value();
                            });
                          }}});
  ordeal.latency = result_.tally.latency;
  ordeal.moves = result_.tally.moves;
  ordeal.disconnects = result_.tally.disconnects;
  if (attackers) ordeal.counts = attackers->counts();
  if (server_) {
    const ProcessCost after = server_->cost();
    ordeal.processor = after.processor - before.processor;
    ordeal.peak_bytes = after.peak_bytes;
    ordeal.log_bytes = server_->log_bytes() - log_before;
    if (!attack) result_.cost = {ordeal.processor, after.resident_bytes, after.peak_bytes};
  }
  if (!attack) result_.time = now() - begin;
  // The last strangers get their full time too, with the attack still running.
  run_until(
      io_, [&] { return std::ranges::all_of(strangers, [](const auto& one) { return one->got_in().has_value(); }); },
      kStrangerWithin);
  for (const auto& stranger : strangers)
    stranger->got_in() ? ordeal.strangers.add(*stranger->got_in()) : static_cast<void>(++ordeal.shut_out);
  result_.ordeals.push_back(std::move(ordeal));
  attackers.reset();
  if (attack) run_until(io_, [] { return false; }, std::min(kAttackEnds, arguments_.time));
}

void LoadRun::restart(int signal) {
  end_restart();
  for (const auto& table : tables_)
    table->expect_back();
  course_.server_runs = false;
  const Time ended = now();
  server_->end(signal);
  course_.back_from = now();
  server_->start();
  course_.server_runs = true;
  const auto down = std::chrono::duration_cast<std::chrono::milliseconds>(now() - ended);
  result_.restarts.push_back({.killed = signal == SIGKILL, .down = down, .back = {}, .missing = 0});
  if (arguments_.restart_within > 0ms && down > arguments_.restart_within)
    result_.tally.faults.add(Fault::late_restart, "after " + std::to_string(down.count()) + " ms");
  for (const auto& table : tables_)
    table->plays_from(now());
}

void LoadRun::end_restart() {
  if (result_.restarts.empty()) return;
  Restart& last = result_.restarts.back();
  last.back = std::exchange(result_.tally.back, {});
  for (const auto& table : tables_)
    last.missing += table->away();
}

void LoadRun::settle() {
  course_.plays = false;
  for (const auto& table : tables_) {
    table->wake();
    table->quiet();
  }
  run_until(
      io_, [this] { return std::ranges::all_of(tables_, [](const auto& table) { return table->agree(); }); },
      kSettledWithin);
  for (const auto& table : tables_)
    table->conclude();
  course_.server_runs = false;
}

}  // namespace cardroom::load
