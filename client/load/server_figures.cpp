#include "client/load/server_figures.h"

#include <algorithm>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <cmath>
#include <iterator>
#include <limits>
#include <stdexcept>
#include <utility>

namespace cardroom::load {
namespace {

/// The server answers from its only thread, which may be busy.
constexpr std::chrono::seconds kAnswersWithin{10};

double number(std::string_view text) {
  return text == "+Inf" ? std::numeric_limits<double>::infinity() : std::stod(std::string{text});
}

/// Reads a line such as `cardroom_move_seconds_bucket{le="0.01"} 17` if it belongs to this histogram.
void read_bucket(std::string_view line, std::string_view histogram, ServedTimes& times) {
  constexpr std::string_view kBound = "_bucket{le=\"";
  if (!line.starts_with(histogram)) return;
  line.remove_prefix(histogram.size());
  const auto end = line.find("\"} ");
  if (!line.starts_with(kBound) || end == std::string_view::npos) return;
  const std::string_view bound = line.substr(kBound.size(), end - kBound.size());
  times.buckets.push_back({number(bound), static_cast<std::uint64_t>(number(line.substr(end + 3)))});
}

ServedTimes difference(ServedTimes after, const ServedTimes& before) {
  for (std::size_t i = 0; i < after.buckets.size(); ++i)
    after.buckets[i].count -= before.buckets.at(i).count;
  return after;
}

}  // namespace

double ServedTimes::at(double share) const {
  if (count() == 0) return 0;
  const double rank = share * static_cast<double>(count());
  const auto found =
      std::ranges::find_if(buckets, [rank](const Bucket& bucket) { return static_cast<double>(bucket.count) >= rank; });
  const Bucket before = found == buckets.begin() ? Bucket{} : *std::prev(found);
  if (std::isinf(found->seconds)) return before.seconds;
  const auto inside = static_cast<double>(found->count - before.count);
  return before.seconds +
         (found->seconds - before.seconds) * (rank - static_cast<double>(before.count)) / std::max(inside, 1.0);
}

ServerFigures ServerFigures::since(const ServerFigures& before) const {
  return {.moves = difference(moves, before.moves),
          .records = difference(records, before.records),
          .commits = commits - before.commits,
          .resident_bytes = resident_bytes,
          .processor_seconds = processor_seconds - before.processor_seconds};
}

std::optional<ServerFigures> read_figures(std::string_view page) {
  ServerFigures figures;
  std::optional<double> commits;
  std::optional<double> memory;
  std::optional<double> processor;
  while (!page.empty()) {
    const auto end = std::min(page.find('\n'), page.size());
    const std::string_view line = page.substr(0, end);
    page.remove_prefix(std::min(end + 1, page.size()));
    const auto read = [line](std::string_view name, std::optional<double>& value) {
      if (line.starts_with(name) && line.substr(name.size()).starts_with(' '))
        value = number(line.substr(name.size() + 1));
    };
    read("cardroom_journal_commits_total", commits);
    read("process_resident_memory_bytes", memory);
    read("process_cpu_seconds_total", processor);
    read_bucket(line, "cardroom_move_seconds", figures.moves);
    read_bucket(line, "cardroom_journal_commit_seconds", figures.records);
  }
  if (!commits || !memory || !processor || figures.moves.buckets.empty() || figures.records.buckets.empty())
    return std::nullopt;
  figures.commits = static_cast<std::uint64_t>(*commits);
  figures.resident_bytes = static_cast<std::uint64_t>(*memory);
  figures.processor_seconds = *processor;
  return figures;
}

ServerFigures fetch_figures(const client::Address& metrics) {
  const std::string where = client::to_text(metrics) + "/metrics";
  boost::asio::ip::tcp::iostream server;
  server.expires_after(kAnswersWithin);
  server.connect(metrics.host, std::to_string(metrics.port));
  if (!server) throw std::runtime_error{where + ": " + server.error().message()};
  server << "GET /metrics HTTP/1.0\r\n\r\n" << std::flush;
  const std::string answer{std::istreambuf_iterator<char>{server}, {}};
  const auto figures = read_figures(answer);
  if (!figures) throw std::runtime_error{where + ": these are not a server's figures"};
  return *figures;
}

}  // namespace cardroom::load
