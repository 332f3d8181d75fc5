#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/ids.h"
#include "server/table/recorded_members.h"

namespace cardroom::server {

/// The people who were away when the owner gave their seats to somebody else, and who have yet to be told.
class SeatsGiven {
 public:
  struct Given {
    SessionId session{};
    std::string name;  ///< As shown at the table.
    std::string to;    ///< The name of the person who has the seat now.

    CARDROOM_RECORDED(Given, (), session, name, to)
  };

  const std::vector<Given>& people() const { return people_; }
  const Given* find(const SessionId& session) const;
  /// Returns the oldest entry if it has to be dropped to make room.
  std::optional<Given> add(Given given);
  /// Removes and returns the entry of this session, who is now told; empty if there is none.
  std::optional<Given> take(const SessionId& session);

  CARDROOM_RECORDED(SeatsGiven, (), people)

 private:
  std::vector<Given> people_;  ///< In the order in which their seats were given, at most kSeatsGivenMax.
};

}  // namespace cardroom::server
