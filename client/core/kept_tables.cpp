#include "client/core/kept_tables.h"

#include <algorithm>
#include <utility>

#include "common/protocol/name_text.h"

namespace cardroom::client {
namespace {

/// Whether the seat is at this nearby server. A server may be heard at addresses other than the one where it was
/// reached: this user's own server is reached over loopback but may be heard only on the network, or may now listen on
/// another port.
bool is_at(const KeptSeat& seat, const Profile& profile, const LanServer& near) {
  const Address address{near.address, near.announcement.port};
  if (profile.knows(seat.server, near.announcement.key)) return true;
  if (seat.own) return is_loopback(near.address);
  const bool on_this_machine = is_loopback(near.address) && is_loopback(seat.server.host);
  return address == seat.server || (on_this_machine && address.port == seat.server.port);
}

/// Null if the table is not announced: nobody is there, or it is private.
const lan::TableSummary* announced(const KeptSeat& seat, const Profile& profile, const std::vector<LanServer>& near) {
  for (const LanServer& server : near) {
    if (!is_at(seat, profile, server)) continue;
    const auto& tables = server.announcement.tables;
    const auto found = std::ranges::find(tables, seat.table_id, &lan::TableSummary::table_id);
    if (found != tables.end()) return &*found;
  }
  return nullptr;
}

/// Days since the table was last seen. Not negative, even if the clock has been set back since then.
std::chrono::days age(const KeptTable& table, Day today) {
  return std::max(today - table.seen, std::chrono::days{0});
}

/// Tables with a lower rank are offered first.
int rank(const WaitingTable& table) {
  return table.here ? 0 : table.there.empty() ? 2 : 1;
}

}  // namespace

std::optional<KeptTable> kept_table(const table::v1::TableUpdate& update, Minute now) {
  const Day today = std::chrono::floor<std::chrono::days>(now);
  KeptTable kept{.kind = update.settings().kind(),
                 .name = update.settings().name(),
                 .people = {},
                 .bots = {},
                 .scores = {},
                 .seen = today,
                 .since = now - today};
  kept.seat = update.has_seat() ? update.seat() : update.next_seat();
  kept.playing = update.phase() != table::v1::PHASE_GATHERING;
  const auto seats = static_cast<std::uint32_t>(update.seats_size());
  if (kept.seat >= seats) return std::nullopt;
  for (std::uint32_t i = 1; i < seats; ++i) {
    const table::v1::Seat& seat = update.seats(static_cast<int>((kept.seat + i) % seats));
    if (seat.has_bot()) kept.bots.push_back(seat.bot().type());
    if (seat.has_person() && is_line(seat.person().name(), kPersonNameMax))
      kept.people.push_back({.name = seat.person().name(), .picture = picture_named(name_of(seat.person().picture()))});
  }
  if (kept.playing) kept.scores.assign(update.scores().begin(), update.scores().end());
  if (!fits_profile(kept)) return std::nullopt;
  return kept;
}

std::vector<WaitingTable> waiting_tables(const Profile& profile, const Table* here, const std::vector<LanServer>& near,
                                         Day today) {
  std::vector<WaitingTable> tables;
  for (const KeptSeat& seat : profile.seats) {
    WaitingTable table{.seat = seat};
    table.here = here != nullptr && here->update.table_id() == seat.table_id;
    const lan::TableSummary* found = table.here ? nullptr : announced(seat, profile, near);
    if (!table.here && found == nullptr && seat.table && age(*seat.table, today) > kTablesKeptFor) continue;
    if (found != nullptr) {
      for (const lan::SeatSummary& one : found->seats) {
        const bool ours = one.name == profile.name;
        table.held |= ours && one.who == lan::SeatSummary::Who::held;
        if (!ours && one.who == lan::SeatSummary::Who::person) table.there.push_back(one.name);
      }
    }
    // Goes after the tables of the same rank, which are newer.
    const auto place = std::ranges::upper_bound(tables, rank(table), {}, rank);
    tables.insert(place, std::move(table));
  }
  return tables;
}

ToldDay told_day(const KeptTable& table, Day today) {
  const auto left = kTablesKeptFor - age(table, today);
  if (left <= kEndTold) return {.day = today + std::max(left, std::chrono::days{0}), .is_end = true};
  return {.day = std::min(table.seen, today), .is_end = false};
}

std::vector<std::int32_t> told_scores(const KeptTable& table, const std::vector<std::vector<std::uint32_t>>& teams) {
  const auto& scores = table.scores;
  if (std::ranges::all_of(scores, [](std::int32_t score) { return score == 0; }) || table.seat >= scores.size())
    return {};
  std::vector<std::int32_t> told;
  if (teams.empty()) {
    for (std::size_t i = 0; i < scores.size(); ++i)
      told.push_back(scores[(table.seat + i) % scores.size()]);
    return told;
  }
  const auto has_person = [&](const auto& team) { return std::ranges::find(team, table.seat) != team.end(); };
  for (const bool own : {true, false})
    for (const auto& team : teams)
      if (has_person(team) == own && !team.empty() && team.front() < scores.size())
        told.push_back(scores[team.front()]);
  return told;
}

}  // namespace cardroom::client
