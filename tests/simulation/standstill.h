#pragma once

#include <map>

#include "server/ids.h"

namespace cardroom::simulation {

/// The periods during which a table stood still, by the table's clock.
class Standstill {
 public:
  /// Does nothing unless `to` is later than `from`. Periods may overlap.
  void add(server::Instant from, server::Instant to);
  void add(const Standstill& other);

  /// How long the table stood still between these two times.
  server::Instant between(server::Instant from, server::Instant to) const;
  /// Whether the table stood still just before and just after this time.
  bool covers(server::Instant at) const;

 private:
  std::map<server::Instant, server::Instant> times_;  ///< By beginning: the end of each period. They do not overlap.
};

}  // namespace cardroom::simulation
