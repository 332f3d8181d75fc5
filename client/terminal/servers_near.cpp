#include "client/terminal/servers_near.h"

#include <algorithm>
#include <utility>

#include "client/core/address.h"
#include "client/terminal/table_text.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

std::string near_words(std::size_t number, const client::LanServer& server) {
  const client::Address address{server.address, server.announcement.port};
  return std::to_string(number) + "  " + shown(server.announcement.name) + ", " + to_text(address) + ": " +
         counted(server.announcement.open_tables, "open table", "open tables");
}

bool has_table(const lan::Announcement& announcement, const std::string& id) {
  return std::ranges::find(announcement.tables, id, &lan::TableSummary::table_id) != announcement.tables.end();
}

/// Appends the tables of a server, except those in `told`.
void list_tables(const lan::Announcement& announcement, const lan::Announcement& told, Lines& lines) {
  for (const lan::TableSummary& table : announcement.tables)
    if (!has_table(told, table.table_id)) lines.push_back("       " + summary_words(table, title_of(table.kind)));
  if (!announcement.tables.empty() && announcement.more_tables > 0)
    lines.push_back("       and " + counted(announcement.more_tables, "more table", "more tables"));
}

bool same(const client::LanServer& a, const client::LanServer& b) {
  return a.announcement.server_id == b.announcement.server_id;
}

}  // namespace

Lines ServersNear::all(const IsOwn& own) const {
  Lines lines;
  const auto list = [&](std::string_view heading, bool ours) {
    bool told = false;
    for (std::size_t i = 0; i < near_.size(); ++i) {
      if (!near_[i].there || own(near_[i].server) != ours) continue;
      if (!std::exchange(told, true)) lines.emplace_back(heading);
      lines.push_back("  " + near_words(i + 1, near_[i].server));
      list_tables(near_[i].server.announcement, {}, lines);
    }
    return told;
  };
  if (!list("Servers near you, by number:", false))
    lines.emplace_back(lonely_told_ ? "Nobody was found near you so far." : "Looking for servers near you ...");
  list("Your own server:", true);
  return lines;
}

const client::LanServer* ServersNear::at(std::size_t number) const {
  return number > 0 && number <= near_.size() && near_[number - 1].there ? &near_[number - 1].server : nullptr;
}

std::vector<client::LanServer> ServersNear::there() const {
  std::vector<client::LanServer> servers;
  for (const Near& near : near_)
    if (near.there) servers.push_back(near.server);
  return servers;
}

void ServersNear::forget_what_was_told() {
  for (Near& near : near_)
    near = {.server = near.server};
  lonely_told_ = false;
}

void ServersNear::tell_news(std::size_t number, Lines& lines) {
  Near& near = near_[number - 1];
  const lan::Announcement& said = near.server.announcement;
  const lan::Announcement told = near.told.value_or(lan::Announcement{});
  const bool new_table = std::ranges::any_of(
      said.tables, [&](const lan::TableSummary& table) { return !has_table(told, table.table_id); });
  const bool news = !near.told || new_table || said.name != told.name || said.more_tables > told.more_tables ||
                    (said.open_tables == 0) != (told.open_tables == 0);
  if (news) {
    lines.push_back("Near you: " + near_words(number, near.server));
    list_tables(said, told, lines);
  }
  near.told = said;
}

Lines ServersNear::changed(const std::vector<client::LanServer>& servers, bool lonely, bool listens,
                           const IsOwn& may_be_own) {
  Lines lines;
  for (Near& near : near_) {
    near.there = std::ranges::any_of(servers, [&](const auto& server) { return same(server, near.server); });
    if (near.there || !near.told) continue;
    if (listens) lines.push_back(shown(near.server.announcement.name) + " has gone.");
    near = {.server = near.server};
  }
  bool others = false;
  for (const client::LanServer& server : servers) {
    auto known = std::ranges::find_if(near_, [&](const Near& one) { return same(one.server, server); });
    if (known == near_.end()) known = near_.insert(near_.end(), Near{});
    known->server = server;
    known->there = true;
    if (may_be_own(server)) continue;
    others = true;
    if (listens) tell_news(static_cast<std::size_t>(known - near_.begin()) + 1, lines);
  }
  if (others) lonely_told_ = false;
  if (lonely && listens && !std::exchange(lonely_told_, true))
    lines.emplace_back(
        "Nobody was found near you yet. Is a server running on this network, and does its firewall let UDP port 7313 "
        "through? With an address you can always join.");
  return lines;
}

}  // namespace cardroom::terminal
