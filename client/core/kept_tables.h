#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/core/lan_core.h"
#include "client/core/profile.h"
#include "client/core/table_memory.h"

/// The tables where this person's seats wait, as both clients offer them under "Go on". Contains no wording.
/// Thread-safe: pure functions.
namespace cardroom::client {

/// How long a server keeps a table while nobody is there, unless its operator has changed that (--max-resting-days).
inline constexpr std::chrono::days kTablesKeptFor{30};

/// When a table has this many days left or fewer, a list shows its last day.
inline constexpr std::chrono::days kEndTold{5};

/// The facts about a table that a profile stores. Empty if the server describes the table in a way that a profile
/// cannot store; people whose names it cannot store are left out.
std::optional<KeptTable> kept_table(const table::v1::TableUpdate& update, Minute now);

/// A table where a seat of this person waits.
struct WaitingTable {
  KeptSeat seat;
  bool here = false;                 ///< The client is at this table now.
  bool held = false;                 ///< According to the server's announcements, a bot plays for this person.
  std::vector<std::string> there{};  ///< Likewise, the other people who are there now.
  bool operator==(const WaitingTable&) const = default;
};

/// The tables to offer, in this order: the one where the client is, those where somebody is, the others; each group
/// newest first. Tables that have rested for longer than a server keeps them are left out.
/// `here`: the client's table, if any. `near`: the servers on this network.
std::vector<WaitingTable> waiting_tables(const Profile& profile, const Table* here, const std::vector<LanServer>& near,
                                         Day today);

/// The day to show for a table at rest.
struct ToldDay {
  Day day{};
  bool is_end = false;  ///< True: the table is kept until that day; false: it was last seen on that day.
  bool operator==(const ToldDay&) const = default;
};
ToldDay told_day(const KeptTable& table, Day today);

/// The scores to show, this person's first: one for each player or, if `teams` lists the seats of each team, one for
/// each team. Empty between games and while nobody has any points.
std::vector<std::int32_t> told_scores(const KeptTable& table, const std::vector<std::vector<std::uint32_t>>& teams);

}  // namespace cardroom::client
