#include "server/ops/monitoring.h"

#include <array>
#include <cctype>
#include <string>
#include <string_view>
#include <utility>

#include "cardroom/session/v1/session.pb.h"

namespace cardroom::server {
namespace {

constexpr std::uint16_t kUnavailable = 503;
constexpr const char* kPrometheusText = "text/plain; version=0.0.4; charset=utf-8";

/// The labels of TurnedAway, in its order.
constexpr std::array<std::string_view, kTurnedAwayReasons> kTurnedAwayLabels{
    "open_sockets", "handshakes", "rate", "handshakes_of_address", "rate_of_address"};

static_assert(session::v1::RefusalReason_ARRAYSIZE <= ReasonCounts::kReasons);
static_assert(session::v1::GoodbyeReason_ARRAYSIZE <= ReasonCounts::kReasons);

/// In seconds, as short as possible: "0.0025", "10".
std::string seconds(std::chrono::microseconds time) {
  constexpr std::size_t kDecimals = 6;
  std::string text = std::to_string(time.count() / 1'000'000);
  std::string decimals = std::to_string(time.count() % 1'000'000);
  decimals.insert(0, kDecimals - decimals.size(), '0');
  decimals.erase(decimals.find_last_not_of('0') + 1);
  return decimals.empty() ? text : text + '.' + decimals;
}

/// "REFUSAL_REASON_NOT_OWNER" as "not_owner".
std::string label_of(std::string_view enumerator, std::string_view prefix) {
  std::string label{enumerator.substr(prefix.size())};
  for (char& letter : label)
    letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return label;
}

/// Writes one family of metrics after another. Labels are our own words, so none needs escaping.
class Page {
 public:
  void begin(const std::string& name, const char* type, const char* help) {
    name_ = "cardroom_" + name;
    text_ += "# HELP " + name_ + ' ' + help + "\n# TYPE " + name_ + ' ' + type + '\n';
  }
  void number(std::uint64_t value) { line("", std::to_string(value)); }
  void number(const std::string& label, const std::string& of, std::uint64_t value) {
    line('{' + label + "=\"" + of + "\"}", std::to_string(value));
  }

  void gauge(const std::string& name, const char* help, std::uint64_t value) {
    begin(name, "gauge", help);
    number(value);
  }
  void counter(const std::string& name, const char* help, std::uint64_t value) {
    begin(name, "counter", help);
    number(value);
  }
  void histogram(const std::string& name, const char* help, const Histogram& times) {
    begin(name, "histogram", help);
    std::uint64_t count = 0;
    const Histogram::Bounds bounds = times.bounds();
    for (std::size_t i = 0; i < bounds.size(); ++i)
      line("_bucket{le=\"" + seconds(bounds[i]) + "\"}", std::to_string(count += times.count(i)));
    count += times.count(bounds.size());
    line("_bucket{le=\"+Inf\"}", std::to_string(count));
    line("_sum", seconds(times.sum()));
    line("_count", std::to_string(count));
  }
  /// A sample for each enumerator except the first, UNSPECIFIED.
  void reasons(const std::string& name, const char* help, const ReasonCounts& counts,
               const google::protobuf::EnumDescriptor& reasons, std::string_view prefix) {
    begin(name, "counter", help);
    for (int i = 1; i < reasons.value_count(); ++i)
      number("reason", label_of(reasons.value(i)->name(), prefix), counts.of(reasons.value(i)->number()));
  }

  /// A metric whose name is the same in all programs.
  void standard(const std::string& name, const std::string& type, const std::string& help, const std::string& value) {
    text_ += "# HELP " + name + ' ' + help + "\n# TYPE " + name + ' ' + type + '\n' + name + ' ' + value + '\n';
  }
  std::string take() { return std::move(text_); }

 private:
  void line(const std::string& rest_of_name, const std::string& value) {
    text_ += name_ + rest_of_name + ' ' + value + '\n';
  }

  std::string name_;
  std::string text_;
};

void write(Page& page, const ServerMetrics& server) {
  page.gauge("connections", "Open connections of clients.", server.connections);
  page.counter("connections_opened_total", "Connections that have been opened.", server.counts.connections);
  page.reasons("goodbyes_total", "Connections that the server has ended, by the reason that the client was told.",
               server.counts.goodbyes, *session::v1::GoodbyeReason_descriptor(), "GOODBYE_REASON_");
  page.gauge("sessions", "Players with a session, connected or not.", server.sessions);
  page.begin("tables", "gauge", "Running tables.");
  for (const auto& [kind, count] : server.tables)
    page.number("kind", kind, count);
  page.gauge("resting_tables", "Tables that are put away until one of their people returns.", server.resting_tables);
  page.counter("tables_stopped_total", "Tables that could not go on, or could not be restored; the log says why.",
               server.counts.tables_stopped);
  page.counter("faults_total", "Defects of the server that aborted a step; the log says which.", server.counts.faults);
  page.begin("moves_total", "counter", "Moves of people that were accepted and recorded.");
  for (const auto& [kind, count] : server.counts.moves)
    page.number("kind", kind, count);
  page.histogram("move_seconds", "Time from a person's move until everybody at the table was sent its result.",
                 server.counts.move_times);
  page.reasons("refusals_total", "Refused requests, by the reason that the client was told.", server.counts.refusals,
               *session::v1::RefusalReason_descriptor(), "REFUSAL_REASON_");
}

void write(Page& page, const NetMetrics& net) {
  page.begin("connections_turned_away_total", "counter", "Peers turned away before TLS, by the limit that they met.");
  for (std::size_t i = 0; i < kTurnedAwayReasons; ++i)
    page.number("limit", std::string{kTurnedAwayLabels[i]}, net.turned_away[i]);
  page.counter("handshakes_failed_total", "TLS handshakes that were not completed.", net.handshakes_failed);
}

void write(Page& page, const JournalMetrics& journal) {
  page.counter("journal_commits_total", "Transactions written to disk.", journal.commits);
  page.counter("journal_failed_commits_total", "Attempts to write a transaction that failed.", journal.failed_commits);
  page.gauge("journal_failing", "1 while tables wait because the last attempt failed.", journal.failing ? 1 : 0);
  page.counter("journal_records_total", "Records written to disk.", journal.records);
  page.gauge("journal_records_waiting", "Records that are not on disk yet.", journal.waiting);
  page.histogram("journal_commit_seconds", "Time from a record's request until it is on disk.", journal.times);
}

void write(Page& page, const PoolMetrics& pool) {
  page.gauge("thoughts_waiting", "Moves of bots and hints that wait for a thread.", pool.thoughts_waiting);
  page.histogram("thought_seconds", "Time to compute a bot's move or a hint.", pool.thinking_times);
  page.gauge("passwords_waiting", "Passwords that wait to be hashed.", pool.passwords_waiting);
}

}  // namespace

StatusPage metrics_page(const Metrics& metrics) {
  Page page;
  page.standard("process_start_time_seconds", "gauge", "Start of the process, in seconds since 1970.",
                std::to_string(metrics.started.count()));
  page.standard("process_cpu_seconds_total", "counter", "Processor time of all threads.",
                seconds(metrics.process.processor));
  page.standard("process_resident_memory_bytes", "gauge", "Memory.", std::to_string(metrics.process.resident_bytes));
  page.begin("build_info", "gauge", "Always 1; the label has the version of the program.");
  page.number("version", metrics.version, 1);
  write(page, metrics.server);
  write(page, metrics.net);
  write(page, metrics.journal);
  write(page, metrics.pool);
  return {.type = kPrometheusText, .text = page.take()};
}

StatusPage health_page(const JournalMetrics& journal, bool stopping) {
  if (stopping) return {.status = kUnavailable, .text = "the server is shutting down\n"};
  if (journal.failing) return {.status = kUnavailable, .text = "tables wait: the journal cannot be written\n"};
  return {.text = "ok\n"};
}

}  // namespace cardroom::server
