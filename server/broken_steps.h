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

/// What becomes of a step that an exception breaks off, which is always a defect of ours: no more ends than the
/// connection or the table that it concerns, never the process, and nobody waits for an answer that was dropped. Each
/// fault is logged and counted. ServerCore does all parts of a step through attempt() and guard(), on its own thread.
class BrokenSteps {
 public:
  /// Calls its argument with each session whose request somebody has in hand and is going to answer.
  using ForEachWaiting = std::function<void(const std::function<void(const SessionId&)>&)>;
  /// Performs the last outputs of a table.
  using Perform = std::function<void(const TableId&, HostOutputs)>;

  /// What the references refer to must outlive this object.
  BrokenSteps(Connections& connections, Sessions& sessions, Tables& tables, ServerStep& step,
              ForEachWaiting for_each_waiting, Perform perform);

  /// Does a part of a step. If it is broken off outside the tables, ends the connection of the peer whose bytes caused
  /// it, if any: what this peer sends may do the same again.
  template <class What>
  void attempt(const What& what, const std::optional<ConnectionId>& sender = std::nullopt) {
    try {
      what();
    } catch (const std::exception& error) {
      end_connection(error, sender);
    }
  }

  /// Does something that concerns a table. If that is broken off, ends the table, which may have lost outputs.
  template <class What>
  void guard(const TableId& id, const What& what) {
    try {
      what();
    } catch (const std::exception& error) {
      end_table(error, id);
    }
  }

  /// Whether anything was broken off since the last call. Then refuse_dropped() has to follow.
  bool broke_off() { return std::exchange(broken_off_, false); }

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
  bool broken_off_ = false;
};

}  // namespace cardroom::server
