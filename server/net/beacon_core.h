#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "server/server_io.h"

namespace cardroom::server {

/// Decides, without a socket or a clock, when the server announces itself to the local network. The shell provides the
/// announcement.
class BeaconCore {
 public:
  /// Send the announcement to everybody, on every interface.
  struct Announce {};
  /// Send the announcement to the sender of the datagram that was just heard, if that is a neighbour (is_on_link()).
  struct Answer {};
  /// Call woken() at this time; a newer WakeAt replaces it.
  struct WakeAt {
    Instant at{};
  };
  using Output = std::variant<Announce, Answer, WakeAt>;

  /// A client forgets the server when three announcements in a row are lost.
  static constexpr Instant kAnnounceEvery{2000};
  /// The minimum interval: short enough that a list soon shows a taken seat, long enough that many tables do not flood
  /// the network.
  static constexpr Instant kAnnouncedApartMin{500};
  /// Answers per second, to all senders together. The sender address of a question can be forged; this limits the
  /// damage to 24 KB per second. If more clients ask at the same time, the others wait for the next announcement.
  static constexpr std::uint32_t kAnswersPerSecond = 20;

  std::vector<Output> start(Instant now) { return woken(now); }
  std::vector<Output> woken(Instant now);
  /// The announcement has changed.
  std::vector<Output> changed(Instant now);
  /// Ignores everything that is not a question of kQuestionBytes: announcements of other servers arrive here too.
  std::vector<Output> heard(Instant now, std::string_view datagram);

 private:
  Instant next_{};
  std::optional<Instant> last_{};  ///< The time of the last announcement.
  Instant second_began_{};
  std::uint32_t answers_ = 0;  ///< The answers sent since second_began_.
};

}  // namespace cardroom::server
