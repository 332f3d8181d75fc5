#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::client {

/// The people at one table whose chat, phrases and reactions this client neither shows nor speaks. Nobody else learns
/// of it, and the server does not either. A person is known by the name shown at the table, which no other person there
/// has.
class Muted {
 public:
  /// Returns false if nothing has changed.
  bool mute(const std::string& name);
  bool unmute(std::string_view name);
  /// Call when the person is no longer at the table.
  void clear() { names_.clear(); }

  bool contains(std::string_view name) const;
  /// Whether this line is not for the person. One's own lines always are.
  bool silences(const table::v1::ChatLine& line) const { return !line.own() && contains(line.name()); }
  /// In the order in which they were muted.
  const std::vector<std::string>& names() const { return names_; }

 private:
  std::vector<std::string> names_;
};

/// The other people at the table who can say something: those in seats, those who wait for one, and the spectators.
/// `watchers`: the spectators' names, as the table shows them.
std::vector<std::string> others_who_talk(const table::v1::TableUpdate& update,
                                         const std::vector<std::string>& watchers);

}  // namespace cardroom::client
