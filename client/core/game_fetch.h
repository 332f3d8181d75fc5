#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cardroom/session/v1/session.pb.h"

namespace cardroom::client {

/// The largest record that a client accepts, in bytes: several times the longest game of any kind.
inline constexpr std::uint32_t kGameBytesMax = std::uint32_t{16} << 20;

/// A game that this client has seen, and the file with its record.
struct KeptGame {
  std::string table_id;
  std::uint32_t number = 0;             ///< At its table, from 1.
  std::optional<std::uint32_t> seat{};  ///< The client's seat at the end of the game; empty for a spectator.
  std::string file;                     ///< As the server sent it, not checked yet (common/record).
};

/// Fetches the record of each game that this client has seen at its table, in parts, once the game is over. Continues
/// after an outage.
class GameFetch {
 public:
  /// `bytes_max`: a longer record is not fetched.
  explicit GameFetch(std::uint32_t bytes_max = kGameBytesMax) : bytes_max_{bytes_max} {}

  /// The table has changed. Returns the request to send if a game that this client has seen is over.
  std::optional<session::v1::ClientMessage> seen(const table::v1::TableUpdate& update);

  struct Step {
    std::optional<session::v1::ClientMessage> message{};  ///< To be sent.
    std::optional<KeptGame> game{};                       ///< A game whose record is complete.
  };
  Step received(table::v1::GameRecord part);

  /// The client has reconnected: it asks for missing parts again when it sees the table. `was_here`: the server had
  /// kept our place at its table, so an earlier process may have seen the last game there.
  void resumed(bool was_here) {
    ask_again_ = true;
    was_here_ = was_here && table_id_.empty();
  }
  /// The client has left the table.
  void clear() { *this = GameFetch{bytes_max_}; }

 private:
  session::v1::ClientMessage ask() const;

  std::uint32_t bytes_max_;
  std::string table_id_;
  std::uint32_t playing_ = 0;          ///< The number of the last game that this client has seen in progress; 0: none.
  std::optional<std::uint32_t> seat_;  ///< The client's seat in it.
  std::uint32_t asked_ = 0;            ///< The number of the last game whose record was asked for; 0: none.
  std::optional<KeptGame> game_;       ///< With the parts received so far; empty if none are missing.
  bool ask_again_ = false;
  bool was_here_ = false;
};

}  // namespace cardroom::client
