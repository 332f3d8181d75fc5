#include "server/tools/sim/summary.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <nlohmann/json.hpp>

namespace cardroom::sim {
namespace {

/// 95 % of a normal distribution lies within this many standard deviations of the mean.
constexpr double k95 = 1.959964;

/// Sides that tie for a group share it in twelfths: 12, 6, 4 or 3 each.
constexpr std::int64_t kWholeGroup = 12;

/// The range of possible values of a mean.
struct Range {
  double least = -std::numeric_limits<double>::infinity();
  double most = std::numeric_limits<double>::infinity();
};
constexpr Range kShare{0, 1};

std::string interval_text(double middle, const std::optional<double>& half, double scale, Range range = {}) {
  if (!half) return "-";
  return fmt::format("{:.2f} to {:.2f}", std::max(middle - *half, range.least) * scale,
                     std::min(middle + *half, range.most) * scale);
}

nlohmann::ordered_json interval_json(double middle, const std::optional<double>& half, Range range = {}) {
  if (!half) return nullptr;
  return {std::max(middle - *half, range.least), std::min(middle + *half, range.most)};
}

nlohmann::ordered_json row_json(const Statistics::Row& row) {
  return {{"mean", row.points},
          {"interval", interval_json(row.points, row.points_half)},
          {"wins", row.wins},
          {"wins_interval", interval_json(row.wins, row.wins_half, kShare)}};
}

double per_second(std::uint64_t count, const RunFacts& facts) {
  return static_cast<double>(count) / facts.seconds;
}

}  // namespace

void Tally::add(const Tally& other) {
  count_ += other.count_;
  sum_ += other.sum_;
  sum_of_squares_ += other.sum_of_squares_;
}

double Tally::mean(double unit) const {
  return static_cast<double>(sum_) / (static_cast<double>(count_) * unit);
}

std::optional<double> Tally::half_interval(double unit) const {
  if (count_ < 2) return std::nullopt;
  const auto count = static_cast<long double>(count_);
  const auto sum = static_cast<long double>(sum_);
  const long double variance = (static_cast<long double>(sum_of_squares_) - sum * sum / count) / (count - 1);
  return k95 * static_cast<double>(std::sqrt(std::max(variance, 0.0L) / count)) / unit;
}

Statistics::Statistics(std::vector<Player> players, bool duplicate)
    : players_{std::move(players)}, duplicate_{duplicate} {
  for (const Player& player : players_) {
    ++seats_of_[player.index()];
    names_[player.index()] = player.name();
  }
}

void Statistics::add(const Scores& scores, SeatSet winners, std::size_t rotation, std::uint64_t moves) {
  ++games_;
  moves_ += moves;
  for (Seat seat{}; seat.index < players_.size(); ++seat.index) {
    const std::int64_t points = scores[seat.index];
    const std::int64_t won = winners.contains(seat) ? 1 : 0;
    by_seat_[seat.index].points.add(points);
    by_seat_[seat.index].wins.add(won);
    const std::size_t kind = player_at(seat, rotation).index();
    group_points_[kind] += points;
    group_wins_[kind] += won;
  }
  if (rotation + 1 == games_in_group()) end_group();
}

void Statistics::end_group() {
  for (std::size_t kind = 0; kind < kPlayersMax; ++kind) {
    if (seats_of_[kind] == 0) continue;
    by_kind_[kind].points.add(group_points_[kind]);
    by_kind_[kind].wins.add(duplicate_ ? share_of_group(kind) : group_wins_[kind]);
  }
  group_points_ = {};
  group_wins_ = {};
}

std::int64_t Statistics::share_of_group(std::size_t kind) const {
  // Sides may have different numbers of seats, so the points per seat decide. The divisor is 1 to 4, so multiplying by
  // twelve first makes the quotient an integer.
  const auto side = [&](std::size_t of) {
    return group_points_[of] * kWholeGroup / static_cast<std::int64_t>(seats_of_[of]);
  };
  std::int64_t as_good = 0;
  for (std::size_t other = 0; other < kPlayersMax; ++other) {
    if (seats_of_[other] == 0) continue;
    if (side(other) > side(kind)) return 0;
    if (side(other) == side(kind)) ++as_good;
  }
  return kWholeGroup / as_good;
}

void Statistics::add(const Statistics& other) {
  const auto merge = [](auto& into, const auto& from) {
    for (std::size_t i = 0; i < into.size(); ++i) {
      into[i].points.add(from[i].points);
      into[i].wins.add(from[i].wins);
    }
  };
  games_ += other.games_;
  moves_ += other.moves_;
  merge(by_seat_, other.by_seat_);
  merge(by_kind_, other.by_kind_);
}

std::vector<Statistics::Row> Statistics::rows() const {
  std::vector<Row> rows;
  const auto add_row = [&](std::string seat, std::string type, const Record& record, double points, double wins) {
    rows.push_back({std::move(seat), std::move(type), record.points.mean(points), record.points.half_interval(points),
                    record.wins.mean(wins), record.wins.half_interval(wins)});
  };
  for (Seat seat{}; seat.index < players_.size(); ++seat.index) {
    const std::string type{duplicate_ ? std::string_view{} : players_[seat.index].name()};
    add_row(std::to_string(seat.index), type, by_seat_[seat.index], 1, 1);
  }
  for (std::size_t kind = 0; kind < kPlayersMax; ++kind) {
    if (seats_of_[kind] == 0) continue;
    const auto seats = static_cast<double>(seats_of_[kind]);
    const double wins = duplicate_ ? static_cast<double>(kWholeGroup) : seats;
    add_row("", std::string{names_[kind]}, by_kind_[kind], seats * static_cast<double>(games_in_group()), wins);
  }
  return rows;
}

std::string summary_text(const Statistics& statistics, const RunFacts& facts) {
  std::string text = fmt::format("{}: {} games from index {}, seed {}{}\n\n", facts.game, statistics.games(),
                                 facts.first, facts.seed, facts.duplicate ? ", duplicate" : "");
  text += fmt::format("{:<6}{:<8}{:>10}  {:<20}{:>8}  {}\n", "seat", "bot", "points", "95 % interval", "wins",
                      "95 % interval");
  for (const auto& row : statistics.rows()) {
    text += fmt::format("{:<6}{:<8}{:>10.2f}  {:<20}{:>6.2f} %  {}\n", row.seat.empty() ? "all" : row.seat,
                        row.type.empty() ? "all" : row.type, row.points, interval_text(row.points, row.points_half, 1),
                        row.wins * 100, interval_text(row.wins, row.wins_half, 100, kShare));
  }
  if (facts.duplicate)
    text += "\nwins of a bot: groups in which its seats made more points than the others'; a tie counts half\n";
  text += fmt::format("\n{:.0f} games/s, {:.0f} moves/s\n", per_second(statistics.games(), facts),
                      per_second(statistics.moves(), facts));
  return text;
}

std::string summary_json(const Statistics& statistics, const RunFacts& facts) {
  nlohmann::ordered_json json{{"game", facts.game},
                              {"games", statistics.games()},
                              {"first", facts.first},
                              {"seed", facts.seed},
                              {"duplicate", facts.duplicate},
                              {"games_per_second", per_second(statistics.games(), facts)},
                              {"moves_per_second", per_second(statistics.moves(), facts)}};
  json["seats"] = nlohmann::ordered_json::array();
  json["types"] = nlohmann::ordered_json::object();
  for (const auto& row : statistics.rows()) {
    if (row.seat.empty()) {
      json["types"][row.type] = row_json(row);
      continue;
    }
    nlohmann::ordered_json seat{{"seat", std::stoi(row.seat)}};
    if (!row.type.empty()) seat["type"] = row.type;
    seat.update(row_json(row));
    json["seats"].push_back(std::move(seat));
  }
  return json.dump() + "\n";
}

}  // namespace cardroom::sim
