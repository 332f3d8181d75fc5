#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "client/load/move_watch.h"

namespace cardroom::load {

/// Things that a server must never do, as seen by its clients and by the people who run it.
enum class Fault : std::uint8_t {
  move_lost,     ///< An accepted move is not among the events, or the same decision is requested again.
  went_back,     ///< A table was shown in an older state than somebody has already seen.
  disagreement,  ///< Two clients were told different things about the same event, or end with different views.
  stuck,         ///< Nothing has happened for too long although a game is in progress.
  seat_lost,     ///< A client is no longer at its table even though nobody removed it.
  table_lost,    ///< A table is gone although nobody has closed it.
  memory_grown,  ///< The server's memory keeps growing.
  late_restart,  ///< The server takes too long to start listening again.
};
inline constexpr int kFaults = 8;

std::string_view name_of(Fault fault);

/// The faults found: all are counted, and the first ones are described.
class Faults {
 public:
  /// Enough to see what happened; a broken server causes thousands.
  static constexpr std::size_t kKept = 20;

  void add(Fault fault, const std::string& what);
  std::uint64_t count(Fault fault) const { return counts_[static_cast<std::size_t>(fault)]; }
  std::uint64_t count() const;
  const std::vector<std::string>& words() const { return words_; }

 private:
  std::array<std::uint64_t, kFaults> counts_{};
  std::vector<std::string> words_;
};

/// Watches one table through the eyes of all its clients, and finds faults, even across a kill of the server: an
/// accepted move must not be lost, what somebody has seen must not be undone, all must see the same things, and the
/// game must go on. Independent of game and network; the time is passed in where it matters.
class Referee {
 public:
  /// `faults` must outlive this object; `name` is the table's, for messages.
  Referee(std::string name, Faults& faults) : name_{std::move(name)}, faults_{faults} {}

  void join(ClientId client) { clients_[client]; }
  void leave(ClientId client) { clients_.erase(client); }
  // The calls below ignore clients that have not joined.

  /// The client sends a move for this decision of its seat.
  void sent(ClientId client, std::uint64_t decision);
  void accepted(ClientId client);
  void refused(ClientId client);

  /// The client opens a new connection, on which the server must show at least as much as anybody has seen so far.
  void connecting(ClientId client);
  /// The first view on a connection.
  void first_view(ClientId client, std::uint64_t version, Seen until);

  /// A view. `version` counts the public steps of the table; `asked` is the client's open decision; if `missed`, some
  /// events before the fresh ones are unknown.
  struct View {
    std::uint64_t version = 0;
    Sight sight{};
    std::optional<std::uint64_t> asked{};
    bool missed = false;
  };
  void saw(ClientId client, Time now, const View& view);

  /// From now on the table must advance: a game is in progress, and its server is running.
  void plays_from(Time now) { progress_ = now; }
  /// Reports the table as stuck if nothing has happened for `bound`; only once until it advances again.
  void look(Time now, std::chrono::nanoseconds bound);

  /// Whether the last views of all clients agree.
  bool agree() const;
  /// Checks the final views, at the end of the run, when no more moves are made.
  void conclude();

  std::uint64_t version() const { return version_; }

 private:
  struct Client {
    std::uint64_t version = 0;  ///< The version of the client's last view.
    Seen until;
    std::uint64_t least_version = 0;  ///< The value of `version_` when the client's current connection began.
    Seen least;
    std::optional<std::uint32_t> seat;
    std::optional<std::uint64_t> sent;      ///< The decision that its pending move answers.
    bool accepted = false;                  ///< The pending move was accepted.
    bool seen = false;                      ///< The pending move's event was seen.
    std::optional<std::uint64_t> answered;  ///< The latest decision of its seat for which a move was accepted.
  };

  Client* known(ClientId client);
  void find(Fault fault, const std::string& what);
  void compare_events(const Sight& sight);

  std::string name_;
  Faults& faults_;
  std::map<ClientId, Client> clients_;
  std::uint64_t version_ = 0;                                      ///< The highest that anybody has seen.
  Seen until_;                                                     ///< The furthest that anybody has seen.
  std::uint32_t game_ = 0;                                         ///< The game of `events_`.
  std::map<std::uint32_t, std::pair<int, std::uint32_t>> events_;  ///< Origin and mover as first seen, by event number.
  Time progress_{};
  bool stuck_ = false;
};

}  // namespace cardroom::load
