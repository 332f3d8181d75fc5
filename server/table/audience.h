#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "server/table/chat.h"
#include "server/table/roster.h"
#include "server/table/table_state.h"
#include "server/table/table_view.h"

namespace cardroom::server {

/// What the viewers of a table are shown (spectators, chat, views), and what each of them has seen already. None of it
/// is recorded.
class Audience {
 public:
  Audience(const TableId& id, TableState& state, TableStep& step) : id_{id}, state_{state}, step_{step} {}

  const std::vector<Watcher>& watchers() const { return watchers_; }
  Watcher* watcher(const SessionId& session);
  const Watcher* watcher(const SessionId& session) const;
  const Watcher* named(const std::string& name) const;
  /// The name that a new spectator would get.
  ShownName shown_as(const std::string& name) const {
    return state_.seating.roster().shown_as(ShownName{name}, watchers_);
  }

  /// Adds a spectator. Refused if there are already kWatchersMax, all connected.
  Refused admit(const SessionId& session, const Join& join);
  /// Does nothing if this session is not a spectator.
  void remove(SessionId session);  ///< By value: it may be the removed spectator's own id.
  void turn_away(SessionId session);
  void forget_watchers() { watchers_.clear(); }
  /// A spectator's connection is lost, or replaced by a new one, possibly under another name.
  void lost(const SessionId& session);
  void returned(Watcher& watcher, const ConnectionBack& back);

  /// Whether the table is for one person, and no session but this one sees it.
  bool is_alone(const SessionId& session) const;
  /// All people and spectators at this table, connected or not.
  std::vector<SessionId> viewers() const;
  /// What a viewer with a new connection has already seen.
  Reading reading_after(const ConnectionBack& back) const;

  /// Shows the line to all connected viewers.
  void say(const Chat::Speaker& speaker, const Say::Line& line);
  /// Shows all viewers what the step has changed, and shows newcomers the whole table.
  void show(const PublicTable& table);

 private:
  void show_table(const PublicTable& table);
  void show_watchers();
  void show_chat(const SessionId& viewer, Reading& reading, bool said_before);
  bool is_shown(const SessionId& session, const Reading& reading) const;
  ViewerUpdate update_for(Person& person, const std::shared_ptr<const WrittenMessage>& for_everybody);
  ViewerUpdate update_for(Viewer viewer, Reading& reading, const wire::TableUpdate& own,
                          const std::shared_ptr<const WrittenMessage>& for_everybody);
  /// Adds the open hands, and how far the game can be stepped back and forward, for a viewer who may open the hands.
  void write_open_hands(wire::TableUpdate& own) const;
  bool tell_watchers_apart();

  const TableId& id_;
  TableState& state_;
  TableStep& step_;

  std::vector<Watcher> watchers_;
  Chat chat_;
};

}  // namespace cardroom::server
