#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "server/server_io.h"

namespace cardroom::server {

/// When the server says to the local network that it is there; without a socket or a clock. What it says is the shell's
/// to ask for.
class BeaconCore {
 public:
  /// Say it to everybody, on every interface.
  struct Announce {};
  /// Say it to whoever sent the datagram that was just heard.
  struct Answer {};
  /// Call woken() then; a newer one replaces it.
  struct WakeAt {
    Instant at{};
  };
  using Output = std::variant<Announce, Answer, WakeAt>;

  /// Three of these may be lost before a client forgets the server.
  static constexpr Instant kAnnounceEvery{2000};
  /// Who looks at the list sees a seat taken at once; a room full of tables does not fill the network.
  static constexpr Instant kAnnouncedApartMin{500};
  /// Answers in a second, to all together. A question can bear a stranger's address, and an answer is hundreds of times
  /// as long, so this is 24 KB a second at most; a room full of people who look at the same time gets the next
  /// announcement.
  static constexpr std::uint32_t kAnswersPerSecond = 20;

  std::vector<Output> start(Instant now) { return woken(now); }
  std::vector<Output> woken(Instant now);
  /// What is to be said is another thing now.
  std::vector<Output> changed(Instant now);
  /// What is no question is ignored: announcements of others come here too.
  std::vector<Output> heard(Instant now, std::string_view datagram);

 private:
  Instant next_{};
  std::optional<Instant> last_{};  ///< Announced.
  Instant second_began_{};
  std::uint32_t answers_ = 0;  ///< Since then.
};

}  // namespace cardroom::server
