#include "client/load/report.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace cardroom::load {
namespace {

using Json = nlohmann::ordered_json;

double mebibytes(std::uint64_t bytes) {
  return static_cast<double>(bytes) / static_cast<double>(kMebibyte);
}

double seconds_of(std::chrono::nanoseconds time) {
  return std::chrono::duration<double>{time}.count();
}

double per(double what, std::uint64_t many) {
  return many == 0 ? 0 : what / static_cast<double>(many);
}

Json json_of(const Percentiles& spans) {
  return {{"count", spans.count()},
          {"p50", spans.at(0.5).count()},
          {"p99", spans.at(0.99).count()},
          {"p999", spans.at(0.999).count()},
          {"max", spans.at(1).count()}};
}

/// "0.42 ms"
std::string text_of(Span span) {
  return fmt::format("{:.2f} ms", static_cast<double>(span.count()) / 1000);
}

std::string text_of(const Percentiles& spans) {
  if (spans.count() == 0) return "-";
  return fmt::format("p50 {}, p99 {}, p99.9 {}, max {}", text_of(spans.at(0.5)), text_of(spans.at(0.99)),
                     text_of(spans.at(0.999)), text_of(spans.at(1)));
}

/// Cells by row; all rows have the same length.
using Rows = std::vector<std::vector<std::string>>;

/// Aligns the first column left, and the others right if `numbers`.
std::string lined_up(const Rows& rows, bool numbers) {
  std::vector<std::size_t> widths(rows.front().size());
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], row[i].size());
  std::string text;
  for (const auto& row : rows) {
    std::string line = fmt::format("{:<{}}", row[0], widths[0]);
    for (std::size_t i = 1; i < row.size(); ++i)
      line += numbers ? fmt::format("  {:>{}}", row[i], widths[i]) : "  " + row[i];
    text += line + "\n";
  }
  return text;
}

std::string name_of(const Ordeal& ordeal) {
  return std::string{ordeal.attack ? name_of(*ordeal.attack) : "quiet"};
}

double ratio_of(const Ordeal& ordeal, const Ordeal& quiet) {
  return per(static_cast<double>(ordeal.latency.at(0.99).count()),
             static_cast<std::uint64_t>(quiet.latency.at(0.99).count()));
}

/// The tables' figures during each attack, with the attackers' own figures on the right.
std::string text_of(const std::vector<Ordeal>& ordeals, std::chrono::nanoseconds time) {
  Rows rows{{"", "p99 ms", "x quiet", "moves", "lost", "stranger p50", "max ms", "shut out", "core %", "MiB", "log KiB",
             "opened", "welcomed", "messages", "refused", "ended"}};
  const auto milliseconds = [](Span span) { return fmt::format("{:.1f}", static_cast<double>(span.count()) / 1000); };
  for (const Ordeal& one : ordeals)
    rows.push_back(
        {name_of(one), milliseconds(one.latency.at(0.99)), fmt::format("{:.2f}", ratio_of(one, ordeals.front())),
         std::to_string(one.moves), std::to_string(one.disconnects), milliseconds(one.strangers.at(0.5)),
         milliseconds(one.strangers.at(1)), std::to_string(one.shut_out),
         fmt::format("{:.0f}", seconds_of(one.processor) / seconds_of(time) * 100),
         fmt::format("{:.0f}", mebibytes(one.peak_bytes)), std::to_string(one.log_bytes / 1024),
         std::to_string(one.counts.opened), std::to_string(one.counts.welcomed), std::to_string(one.counts.sent),
         std::to_string(one.counts.refused), std::to_string(one.counts.ended)});
  return lined_up(rows, true);
}

Json json_of(const Result& result) {
  Json list = Json::array();
  for (const Ordeal& one : result.ordeals)
    list.push_back({{"attack", name_of(one)},
                    {"latency_us", json_of(one.latency)},
                    {"p99_ratio", ratio_of(one, result.ordeals.front())},
                    {"moves", one.moves},
                    {"disconnects", one.disconnects},
                    {"strangers_us", json_of(one.strangers)},
                    {"strangers_shut_out", one.shut_out},
                    {"connections", one.counts.opened},
                    {"welcomed", one.counts.welcomed},
                    {"messages", one.counts.sent},
                    {"refused", one.counts.refused},
                    {"ended", one.counts.ended},
                    {"processor_seconds", seconds_of(one.processor)},
                    {"peak_bytes", one.peak_bytes},
                    {"log_bytes", one.log_bytes}});
  return list;
}

/// Times measured by the server itself, in microseconds.
Json json_of(const ServedTimes& times) {
  constexpr double kMicroseconds = 1e6;
  return {{"count", times.count()}, {"p50", times.at(0.5) * kMicroseconds}, {"p99", times.at(0.99) * kMicroseconds}};
}

std::string text_of(const ServedTimes& times) {
  constexpr double kMilliseconds = 1e3;
  return fmt::format("p50 {:.2f} ms, p99 {:.2f} ms", times.at(0.5) * kMilliseconds, times.at(0.99) * kMilliseconds);
}

void add_figures(const ServerFigures& figures, double time, Rows& rows) {
  rows.push_back({"server: move until views are sent", text_of(figures.moves)});
  rows.push_back({"server: record until durable", text_of(figures.records)});
  rows.push_back({"server: commits",
                  fmt::format("{}, {:.1f} a second", figures.commits, static_cast<double>(figures.commits) / time)});
  rows.push_back({"server: processor time, memory",
                  fmt::format("{:.2f} s, {:.0f} % of a core; {:.1f} MiB", figures.processor_seconds,
                              figures.processor_seconds / time * 100, mebibytes(figures.resident_bytes))});
}

void add_faults(const Faults& faults, Rows& rows) {
  for (int i = 0; i < kFaults; ++i) {
    const auto fault = static_cast<Fault>(i);
    std::string name{name_of(fault)};
    std::ranges::replace(name, '_', ' ');
    rows.push_back({std::move(name), std::to_string(faults.count(fault))});
  }
}

}  // namespace

std::string to_text(const Arguments& arguments, const Result& result) {
  const Tally& tally = result.tally;
  const double time = seconds_of(result.time);
  Rows rows{{"tables", fmt::format("{}, with {} clients", arguments.tables, result.clients)},
            {"measured", fmt::format("{:.1f} s", time)},
            {"moves", fmt::format("{}, {:.1f} a second", tally.moves, static_cast<double>(tally.moves) / time)},
            {"move until all have seen it", text_of(tally.latency)},
            {"bytes in, out, for a move",
             fmt::format("{:.0f}, {:.0f}", per(static_cast<double>(tally.traffic.bytes_in), tally.moves),
                         per(static_cast<double>(tally.traffic.bytes_out), tally.moves))}};
  for (const auto& [reason, count] : tally.refused)
    rows.push_back({"moves refused: " + reason, std::to_string(count)});
  if (result.cost) {
    rows.push_back({"server's processor time", fmt::format("{:.2f} s, {:.0f} us for a move, {:.0f} % of a core",
                                                           seconds_of(result.cost->processor),
                                                           per(seconds_of(result.cost->processor) * 1e6, tally.moves),
                                                           seconds_of(result.cost->processor) / time * 100)});
    rows.push_back(
        {"server's memory", fmt::format("{:.1f} MiB, at most {:.1f} MiB", mebibytes(result.cost->resident_bytes),
                                        mebibytes(result.cost->peak_bytes))});
  }
  if (result.ordeals.empty())
    rows.push_back(
        {"this program's processor time", fmt::format("{:.2f} s, {:.0f} % of a core", seconds_of(result.own_processor),
                                                      seconds_of(result.own_processor) / time * 100)});
  if (result.memory)
    rows.push_back({"undisturbed memory",
                    fmt::format("{:.1f} MiB, {:.1f} MiB after {:.0f} s", mebibytes(result.memory->first_bytes),
                                mebibytes(result.memory->last_bytes), seconds_of(result.memory->between))});
  if (result.figures) add_figures(*result.figures, time, rows);
  if (arguments.rest_every > std::chrono::milliseconds{0})
    rows.push_back({"rests", fmt::format("{} tables were left, {} clients came back to a table put away", tally.rests,
                                         tally.put_away)});
  if (arguments.churn > 0)
    rows.push_back(
        {"guests", fmt::format("{} left, {} arrived, {} were cut off", tally.left, tally.arrived, tally.cut)});
  if (arguments.chat > 0) rows.push_back({"lines of chat", std::to_string(tally.lines)});
  for (const Restart& one : result.restarts)
    rows.push_back({one.killed ? "killed" : "stopped", fmt::format("listens after {} ms; back: {}; missing: {}",
                                                                   one.down.count(), text_of(one.back), one.missing)});
  rows.push_back({"disconnects", std::to_string(tally.disconnects)});
  add_faults(tally.faults, rows);
  std::string text = lined_up(rows, false);
  for (const std::string& word : tally.faults.words())
    text += "  " + word + "\n";
  if (!result.ordeals.empty())
    text +=
        fmt::format("\nUnder attack from {} address{}:\n", arguments.attackers, arguments.attackers > 1 ? "es" : "") +
        text_of(result.ordeals, result.time);
  return text;
}

std::string to_json(const Arguments& arguments, const Result& result) {
  const Tally& tally = result.tally;
  const double time = seconds_of(result.time);
  Json faults;
  for (int i = 0; i < kFaults; ++i)
    faults[std::string{name_of(static_cast<Fault>(i))}] = tally.faults.count(static_cast<Fault>(i));
  Json out{{"tables", arguments.tables},
           {"clients", result.clients},
           {"seconds", time},
           {"moves", tally.moves},
           {"moves_per_second", static_cast<double>(tally.moves) / time},
           {"latency_us", json_of(tally.latency)},
           {"bytes_in_per_move", per(static_cast<double>(tally.traffic.bytes_in), tally.moves)},
           {"bytes_out_per_move", per(static_cast<double>(tally.traffic.bytes_out), tally.moves)},
           {"refused", tally.refused},
           {"lines", tally.lines},
           {"arrived", tally.arrived},
           {"left", tally.left},
           {"cut", tally.cut},
           {"rests", tally.rests},
           {"put_away", tally.put_away},
           {"disconnects", tally.disconnects},
           {"faults", faults},
           {"fault_words", tally.faults.words()}};
  if (result.ordeals.empty()) out["own_processor_seconds"] = seconds_of(result.own_processor);
  if (result.cost)
    out["server"] = {{"processor_seconds", seconds_of(result.cost->processor)},
                     {"resident_bytes", result.cost->resident_bytes},
                     {"peak_bytes", result.cost->peak_bytes}};
  if (result.memory)
    out["memory"] = {{"first_bytes", result.memory->first_bytes},
                     {"last_bytes", result.memory->last_bytes},
                     {"seconds", seconds_of(result.memory->between)}};
  if (result.figures)
    out["figures"] = {{"move_us", json_of(result.figures->moves)},
                      {"record_us", json_of(result.figures->records)},
                      {"processor_seconds", result.figures->processor_seconds},
                      {"resident_bytes", result.figures->resident_bytes},
                      {"commits", result.figures->commits},
                      {"commits_per_second", static_cast<double>(result.figures->commits) / time}};
  out["restarts"] = Json::array();
  for (const Restart& one : result.restarts)
    out["restarts"].push_back({{"killed", one.killed},
                               {"down_ms", one.down.count()},
                               {"back_us", json_of(one.back)},
                               {"missing", one.missing}});
  if (!result.ordeals.empty()) {
    out["attackers"] = arguments.attackers;
    out["attacks"] = json_of(result);
  }
  return out.dump();
}

}  // namespace cardroom::load
