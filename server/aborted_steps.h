#pragma once

#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "server/server_step.h"
#include "server/session/connections.h"
#include "server/session/sessions.h"
#include "server/table/tables.h"

namespace cardroom::server {

/// Handles steps that are aborted by an exception, which always means a defect in this program. Such a step ends at
/// most the connection or the table that it concerns, never the process, and nobody is left waiting for an answer that
/// was dropped. Each fault is logged and counted. ServerCore runs all parts of a step through attempt() and guard(), on
/// its own thread.
class AbortedSteps {
 public:
  /// Calls its argument with each session whose request is still being handled and will be answered.
  using ForEachWaiting = std::function<void(const std::function<void(const SessionId&)>&)>;
  /// Performs the last outputs of a table.
  using Perform = std::function<void(const TableId&, HostOutputs)>;

  /// The referenced objects must outlive this one.
  AbortedSteps(Connections& connections, Sessions& sessions, Tables& tables, ServerStep& step,
               ForEachWaiting for_each_waiting, Perform perform);

  /// Runs a part of a step. If it is aborted outside guard(), ends the connection of the peer whose bytes caused the
  /// step, if any: what that peer sends next may have the same effect.
  template <class What>
  void attempt(const What& what, const std::optional<ConnectionId>& sender = std::nullopt) {
    try {
      what();
    } catch (const std::exception& error) {
      end_connection(error, sender);
    }
  }

  /// Runs something that concerns a table. If that is aborted, ends the table, which may have lost outputs.
  template <class What>
  void guard(const TableId& id, const What& what) {
    try {
      what();
    } catch (const std::exception& error) {
      end_table(error, id);
    }
  }

  /// Whether anything was aborted since the last call. If so, refuse_dropped() has to follow.
  bool was_aborted() { return std::exchange(aborted_, false); }

  /// Refuses the requests that nobody is going to answer any more. Takes time linear in the number of sessions.
  void refuse_dropped();

 private:
  void end_connection(const std::exception& error, const std::optional<ConnectionId>& sender);
  void end_table(const std::exception& error, const TableId& id);
  void note(const std::exception& error, const std::string& where);

  Connections& connections_;
  Sessions& sessions_;
  Tables& tables_;
  ServerStep& step_;
  ForEachWaiting for_each_waiting_;
  Perform perform_;
  bool aborted_ = false;
};

}  // namespace cardroom::server
