#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "server/ids.h"
#include "server/table/address_mark.h"
#include "server/table/recorded_members.h"
#include "server/table/roster.h"

namespace cardroom::server {

/// Whom the owners of a table have removed: they stay away while it lives, whoever they say they are. The token is gone
/// when its client throws it away, so the name counts as well, as it was shown and whatever looks like it, and the
/// address for a while if the owner wants that.
class RemovedPeople {
 public:
  struct Removed {
    SessionId session{};
    ShownName name;
    std::optional<AddressMark> address{};  ///< Only if nobody comes from there before `barred_until`.
    Instant barred_until{};

    CARDROOM_RECORDED(Removed, (), session, name, address, barred_until)
  };

  void add(Removed removed);
  /// False: nobody of that name was removed.
  bool let_back(const std::string& name);

  /// Whether one of them comes back. `shown`: as the newcomer would be.
  bool bars(const SessionId& session, const ShownName& shown, const std::optional<AddressMark>& address,
            Instant now) const;

  lobby::v1::RemovedList list(const TableId& table, Instant now) const;

  CARDROOM_RECORDED(RemovedPeople, (), people)

 private:
  std::deque<Removed> people_;  ///< In the order in which they were removed, at most kRemovedMax.
};

}  // namespace cardroom::server
