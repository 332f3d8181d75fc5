#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "client/core/lan_core.h"
#include "client/local/own_server.h"
#include "client/terminal/game_text.h"

/// The servers near, as they are told at Home.
namespace cardroom::terminal {

/// The server that is ours to start and end, or that this person's other program has started: no news to its host.
bool is_own(const std::optional<client::OwnServer>& own, const client::LanServer& server);

/// Numbers the servers near and remembers what has been told of each, so that only news is told.
class ServersNear {
 public:
  /// Whether a server is our own, or may be while ours is on its way.
  using IsOwn = std::function<bool(const client::LanServer&)>;

  /// What LanCore knows now. Says what is new, if anybody listens.
  Lines changed(const std::vector<client::LanServer>& servers, bool lonely, bool listens, const IsOwn& may_be_own);

  /// All servers with their tables: those of others, then our own.
  Lines all(const IsOwn& own) const;

  /// The server with that number, from 1; null: there is none, or it has gone.
  const client::LanServer* at(std::size_t number) const;

  /// All is news again to somebody who has not listened meanwhile.
  void forget_what_was_told();

 private:
  struct Near {
    client::LanServer server;
    bool there = false;
    bool told = false;               ///< That it is there.
    std::set<std::string> tables{};  ///< That were told, by id.
    std::uint32_t more_tables = 0;   ///< That were told of without a name.
    std::uint32_t open_tables = 0;   ///< As told.
  };
  /// What has not been told of a server; all of it, where it was not there.
  void tell_news(std::size_t number, Lines& lines);

  std::vector<Near> near_;    ///< Never shorter, so that a number keeps its meaning while one reads.
  bool lonely_told_ = false;  ///< That no server was found near.
};

}  // namespace cardroom::terminal
