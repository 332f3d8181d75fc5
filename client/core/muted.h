#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::client {

/// The people at one table whose chat, phrases and reactions this client neither shows nor speaks. Nobody else learns
/// of it, and the server does not either. A person is known by the name shown at the table, which no other person there
/// has; a person in a seat also by the seat, so that a new name does not unmute them.
class Muted {
 public:
  /// Somebody who has come back under another name.
  struct Renamed {
    std::string before;
    std::string now;
  };

  /// Returns false if nothing has changed.
  bool mute(const std::string& name);
  bool unmute(std::string_view name);
  /// Call when the person is no longer at the table.
  void clear() { *this = {}; }
  /// Call whenever the table or its spectators have changed. Returns the muted people whose names are new; they stay
  /// muted.
  std::vector<Renamed> follow(const table::v1::TableUpdate& update, const std::vector<std::string>& watchers);

  bool contains(std::string_view name) const;
  /// Whether this line is hidden from the person. Their own lines never are.
  bool silences(const table::v1::ChatLine& line) const {
    return !line.own() && (contains(line.name()) || was_called(line.name()));
  }
  /// In the order in which they were muted.
  const std::vector<std::string>& names() const { return names_; }

 private:
  /// Whether a muted person had that name when an earlier line was said.
  bool was_called(std::string_view name) const;

  std::vector<std::string> names_;
  std::vector<Renamed> former_;      ///< The earlier names of muted people; `now` is the one in `names_`.
  std::vector<std::string> seated_;  ///< By seat, when the table last changed; empty: nobody.
  std::vector<std::string> others_;  ///< The others at that time: those waiting for a seat, and spectators.
};

/// The other people at the table who can say something: those in seats, those who wait for one, and the spectators.
/// `watchers`: the spectators' names, as the table shows them.
std::vector<std::string> others_who_talk(const table::v1::TableUpdate& update,
                                         const std::vector<std::string>& watchers);

}  // namespace cardroom::client
