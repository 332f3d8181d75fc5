#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "client/core/lan_core.h"
#include "client/terminal/game_text.h"

/// The servers near, as they are told at home.
namespace cardroom::terminal {

/// Numbers the servers near and remembers what has been told of each, so that only news is told.
class ServersNear {
 public:
  /// Whether a server is our own, or may be while ours is on its way.
  using IsOwn = std::function<bool(const client::LanServer&)>;

  /// What LanCore knows now. Returns the news, if the person listens.
  Lines changed(const std::vector<client::LanServer>& servers, bool lonely, bool listens, const IsOwn& may_be_own);

  /// All servers with their tables: those of others, then our own.
  Lines all(const IsOwn& own) const;

  /// The server with that number, from 1; null: there is none, or it has gone.
  const client::LanServer* at(std::size_t number) const;

  /// Everything is news again, because the person has not listened meanwhile.
  void forget_what_was_told();

 private:
  struct Near {
    client::LanServer server;
    bool there = false;
    bool told = false;               ///< That it is there.
    std::set<std::string> tables{};  ///< The tables that were told, by id.
    std::uint32_t more_tables = 0;   ///< How many more tables were told without a name.
    std::uint32_t open_tables = 0;   ///< As told.
  };
  /// Appends what has not been told of a server.
  void tell_news(std::size_t number, Lines& lines);

  std::vector<Near> near_;    ///< Never shrinks, so that numbers keep their meaning.
  bool lonely_told_ = false;  ///< That no server was found near.
};

}  // namespace cardroom::terminal
