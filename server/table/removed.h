#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "server/ids.h"
#include "server/table/address_mark.h"
#include "server/table/recorded_members.h"
#include "server/table/roster.h"

namespace cardroom::server {

/// The people whom the owners of a table have removed. They are kept out for as long as the table exists. A client can
/// discard its token, so names that look like the shown name are kept out as well, and, if the owner wishes, the
/// address for a while.
class RemovedPeople {
 public:
  struct Removed {
    SessionId session{};
    ShownName name;
    std::optional<AddressMark> address{};  ///< Present only if the address is barred, until `barred_until`.
    Instant barred_until{};

    CARDROOM_RECORDED(Removed, (), session, name, address, barred_until)
  };

  void add(Removed removed);
  /// Returns false if no removed person has this name.
  bool let_back(const std::string& name);

  /// Whether a newcomer is kept out. `shown`: the name that the newcomer would get.
  bool bars(const SessionId& session, const ShownName& shown, const std::optional<AddressMark>& address,
            Instant now) const;

  lobby::v1::RemovedList list(const TableId& table, Instant now) const;

  CARDROOM_RECORDED(RemovedPeople, (), people)

 private:
  std::vector<Removed> people_;  ///< In the order in which they were removed, at most kRemovedMax.
};

}  // namespace cardroom::server
