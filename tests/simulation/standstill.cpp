#include "tests/simulation/standstill.h"

#include <algorithm>
#include <iterator>

namespace cardroom::simulation {

void Standstill::add(server::Instant from, server::Instant to) {
  if (to <= from) return;
  auto next = times_.upper_bound(from);
  if (next != times_.begin() && std::prev(next)->second >= from) --next;
  while (next != times_.end() && next->first <= to) {
    from = std::min(from, next->first);
    to = std::max(to, next->second);
    next = times_.erase(next);
  }
  times_.emplace(from, to);
}

void Standstill::add(const Standstill& other) {
  for (const auto& [from, to] : other.times_)
    add(from, to);
}

server::Instant Standstill::between(server::Instant from, server::Instant to) const {
  server::Instant total{};
  for (const auto& [begin, end] : times_)
    total += std::max(server::Instant{}, std::min(end, to) - std::max(begin, from));
  return total;
}

bool Standstill::covers(server::Instant at) const {
  const auto next = times_.lower_bound(at);
  return next != times_.begin() && at < std::prev(next)->second;
}

}  // namespace cardroom::simulation
