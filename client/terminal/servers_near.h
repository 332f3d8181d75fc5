#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "client/core/lan_core.h"
#include "client/terminal/game_text.h"

/// The nearby servers, as listed while the person is at home.
namespace cardroom::terminal {

/// Numbers the nearby servers and remembers what was reported about each, so that only news is reported.
class ServersNear {
 public:
  /// Whether a server is our own, or may turn out to be while ours is being started.
  using IsOwn = std::function<bool(const client::LanServer&)>;

  /// Takes LanCore's current state. Returns the news, if the person is at home.
  Lines changed(const std::vector<client::LanServer>& servers, bool lonely, bool listens, const IsOwn& may_be_own);

  /// All servers with their tables: other people's servers, then our own.
  Lines all(const IsOwn& own) const;

  /// The server with that number, from 1; null if there is none or it has disappeared.
  const client::LanServer* at(std::size_t number) const;

  /// The servers that are on the network now.
  std::vector<client::LanServer> there() const;

  /// The next change reports everything again, because the person was not at home.
  void forget_what_was_told();

 private:
  struct Near {
    client::LanServer server;
    bool there = false;
    std::optional<lan::Announcement> told{};  ///< As last reported.
  };
  /// Appends the unreported facts about a server.
  void tell_news(std::size_t number, Lines& lines);

  std::vector<Near> near_;    ///< Never shrinks, so that numbers keep their meaning.
  bool lonely_told_ = false;  ///< It was reported that no server was found nearby.
};

}  // namespace cardroom::terminal
