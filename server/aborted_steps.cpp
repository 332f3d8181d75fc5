#include "server/aborted_steps.h"

#include <set>

#include "server/limits.h"
#include "server/log_text.h"

namespace cardroom::server {

AbortedSteps::AbortedSteps(Connections& connections, Sessions& sessions, Tables& tables, ServerStep& step,
                           ForEachWaiting for_each_waiting, Perform perform)
    : connections_{connections},
      sessions_{sessions},
      tables_{tables},
      step_{step},
      for_each_waiting_{std::move(for_each_waiting)},
      perform_{std::move(perform)} {}

void AbortedSteps::end_connection(const std::exception& error, const std::optional<ConnectionId>& sender) {
  note(error, sender ? " connection=" + std::to_string(*sender) : std::string{});
  Link* const link = sender ? connections_.touch(*sender) : nullptr;
  if (link != nullptr)
    link->core.goodbye(step_.now, session::v1::GOODBYE_REASON_UNSPECIFIED, "The server has a fault.", kRetryAfter);
}

void AbortedSteps::end_table(const std::exception& error, const TableId& id) {
  note(error, " table=" + short_hex(id));
  if (TableHost* const table = tables_.touch(id)) {
    HostOutputs out;
    table->stop(error.what(), out);
    perform_(id, std::move(out));
  }
  // Including the sessions that have left but have not yet been told that they have.
  sessions_.leave_all(id, lobby::v1::LEFT_REASON_BROKEN);
}

void AbortedSteps::note(const std::exception& error, const std::string& where) {
  aborted_ = true;
  ++step_.counts.faults;
  step_.log(LogLine::Level::error, "fault what=\"" + std::string{error.what()} + '"' + where);
}

void AbortedSteps::refuse_dropped() {
  std::set<SessionId> expected;
  for_each_waiting_([&](const SessionId& session) { expected.insert(session); });
  sessions_.refuse_unless([&](const SessionId& session) { return expected.contains(session); });
}

}  // namespace cardroom::server
