#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "common/game/contract.h"
#include "server/ids.h"
#include "server/table/recorded_members.h"
#include "server/table/roster.h"

namespace cardroom::server {

/// What people have won at a table, in all its games. It outlives a change of the kind, a person's departure and
/// return, and a restart. A game counts for the person who has the seat when it ends, even if a bot played it in their
/// place; a person who was replaced gets nothing for it. Bots are not counted.
class Evening {
 public:
  /// The games of one kind.
  struct OfKind {
    std::string kind;
    std::uint32_t games = 0;
    std::uint32_t won = 0;
    std::int32_t points = 0;  ///< The sum of the scores.

    CARDROOM_RECORDED(OfKind, (), kind, games, won, points)
  };

  /// One person.
  struct Standing {
    SessionId session{};
    std::string name;             ///< As shown at the table when last noted.
    std::vector<OfKind> kinds{};  ///< In the order in which they were first played.

    CARDROOM_RECORDED(Standing, (), session, name, kinds)
  };

  /// In the order in which people finished their first games; at most kEveningPeopleMax.
  const std::vector<Standing>& standings() const { return standings_; }

  /// A game of this kind is over, and people still sit where they played it.
  void finished(const Roster& roster, const std::string& kind, const Scores& scores, SeatSet winners);
  /// Notes the name under which a person is remembered. Does nothing for a person without a finished game.
  void remember(const SessionId& session, const std::string& name);
  /// From now on, what `from` has won belongs to `to`, in addition to what `to` has won already.
  void give(const SessionId& from, const SessionId& to, const std::string& name);

  CARDROOM_RECORDED(Evening, (), standings)

 private:
  Standing& of(const SessionId& session, const std::string& name);

  std::vector<Standing> standings_;
};

}  // namespace cardroom::server
