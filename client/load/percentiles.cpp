#include "client/load/percentiles.h"

#include <algorithm>
#include <cmath>

namespace cardroom::load {

Span Percentiles::at(double share) const {
  if (spans_.empty()) return Span{0};
  // Rounded first, because 0.99 of 100 is a little more than 99 in binary floating point.
  const double rank = std::ceil(std::round(share * static_cast<double>(spans_.size()) * 1e6) / 1e6);
  const auto place = std::clamp<std::size_t>(static_cast<std::size_t>(rank), 1, spans_.size()) - 1;
  std::vector<Span> sorted = spans_;
  const auto wanted = sorted.begin() + static_cast<std::ptrdiff_t>(place);
  std::nth_element(sorted.begin(), wanted, sorted.end());
  return *wanted;
}

}  // namespace cardroom::load
