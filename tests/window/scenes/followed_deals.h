#pragma once

#include <string_view>

#include "client/core/deal_watch.h"

namespace cardroom::testing {

/// The twelfth deal at a PlayedLuckyThirteen's table as a client follows it: the people in seats 1 and 2 take part, and
/// seat 2 is the client's.
struct FollowedDeal {
  /// The server has committed itself to its secret number.
  static client::Deal begun();
  /// All seats that take part have committed themselves too; ours has not if `absence` gives a reason.
  static client::Deal listed(client::Absence absence = client::Absence::none);
  /// The deal is over. `pack`: the cards that were seen, in dealing order; the rest follow as in a fresh pack. If it is
  /// empty, the pack is not known.
  static client::Deal over(client::DealResult result, std::string_view pack,
                           client::Absence absence = client::Absence::none);
  /// The deal is over, and it was not fair: `mismatch` says what does not match.
  static client::Deal wrong(DealMismatch mismatch, std::string_view pack = {});
  /// The next attempt, because no answer came from seat 1.
  static client::Deal begun_again();
  /// A number of 32 bytes, which depends on the label alone.
  static std::string number(std::string_view label);
};

}  // namespace cardroom::testing
