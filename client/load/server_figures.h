#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/core/address.h"

namespace cardroom::load {

/// Times that a server has measured itself, as shown on its /metrics page: how many were no longer than each bound.
struct ServedTimes {
  struct Bucket {
    double seconds = 0;       ///< The upper bound; infinite in the last bucket.
    std::uint64_t count = 0;  ///< The number of times that are at most this long, including those in earlier buckets.
    friend bool operator==(const Bucket&, const Bucket&) = default;
  };
  std::vector<Bucket> buckets;  ///< By ascending bounds.

  std::uint64_t count() const { return buckets.empty() ? 0 : buckets.back().count; }
  /// An estimate of the shortest time, in seconds, that at least `share` of all do not exceed. Times are taken to be
  /// spread evenly within their bucket, and to be as long as the last finite bound if they are longer. 0 if there are
  /// none.
  double at(double share) const;
};

/// A server's figures since it was started, limited to those that a run needs.
struct ServerFigures {
  ServedTimes moves;    ///< From a person's move until its views were sent.
  ServedTimes records;  ///< From the request for a record until the record was durable.
  std::uint64_t commits = 0;
  std::uint64_t resident_bytes = 0;  ///< Its memory, at the end.
  double processor_seconds = 0;      ///< Of all its threads.

  /// The figures since `before`. Precondition: the same process.
  ServerFigures since(const ServerFigures& before) const;
};

/// Reads the page, or the HTTP response that contains it; empty if a figure is missing.
std::optional<ServerFigures> read_figures(std::string_view page);

/// Fetches and reads the page of a server that was started with --metrics. Blocks for at most a few seconds. Throws
/// std::runtime_error, with the reason, if that fails.
ServerFigures fetch_figures(const client::Address& metrics);

}  // namespace cardroom::load
