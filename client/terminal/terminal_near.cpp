#include <algorithm>
#include <utility>

#include "client/terminal/table_text.h"
#include "client/terminal/terminal_core.h"
#include "client/terminal/words.h"

/// The servers near, as they are told at Home.
namespace cardroom::terminal {
namespace {

client::Address address_of(const client::LanServer& server) {
  return {server.address, server.announcement.port};
}

std::string near_words(std::size_t number, const client::LanServer& server) {
  return std::to_string(number) + "  " + shown(server.announcement.name) + ", " + to_text(address_of(server)) + ": " +
         counted(server.announcement.open_tables, "open table", "open tables");
}

/// The tables of a server, without those `but`.
Lines table_lines(const lan::Announcement& announcement, const std::set<std::string>& but) {
  Lines lines;
  for (const lan::TableSummary& table : announcement.tables)
    if (!but.contains(table.table_id)) lines.push_back("       " + summary_words(table));
  if (!announcement.tables.empty() && announcement.more_tables > 0)
    lines.push_back("       and " + counted(announcement.more_tables, "more table", "more tables"));
  return lines;
}

}  // namespace

void TerminalCore::show_near() {
  const auto tell_all = [this](std::string_view heading, bool own) {
    bool told = false;
    for (std::size_t i = 0; i < near_.size(); ++i) {
      if (!near_[i].there || is_own(near_[i].server) != own) continue;
      if (!std::exchange(told, true)) print(heading);
      print("  " + near_words(i + 1, near_[i].server));
      print(table_lines(near_[i].server.announcement, {}));
    }
    return told;
  };
  if (!tell_all("Servers near you, by number:", false))
    print(nobody_said_ ? "Nobody was found near you so far." : "Looking for servers near you ...");
  tell_all("Your own server:", true);
}

bool TerminalCore::is_own(const client::LanServer& server) const {
  if (!own_server_) return false;
  if (own_server_->key) return server.announcement.key == *own_server_->key;
  return server.address.starts_with("127.") && server.announcement.port == own_server_->port;
}

void TerminalCore::tell_near(std::size_t number) {
  Near& near = near_[number - 1];
  const lan::Announcement& said = near.server.announcement;
  const bool new_table = std::ranges::any_of(
      said.tables, [&](const lan::TableSummary& table) { return !near.tables.contains(table.table_id); });
  const bool news = !near.told || new_table || said.more_tables > near.more_tables ||
                    (said.open_tables == 0) != (near.open_tables == 0);
  if (news) {
    print("Near you: " + near_words(number, near.server));
    print(table_lines(said, near.tables));
  }
  near.told = true;
  near.open_tables = said.open_tables;
  near.more_tables = said.more_tables;
  near.tables.clear();
  for (const lan::TableSummary& table : said.tables)
    near.tables.insert(table.table_id);
}

void TerminalCore::handle(const LanChanged& in) {
  const auto same = [](const client::LanServer& a, const client::LanServer& b) {
    return a.announcement.server_id == b.announcement.server_id;
  };
  for (Near& near : near_) {
    near.there = std::ranges::any_of(in.servers, [&](const auto& server) { return same(server, near.server); });
    if (near.there || !near.told) continue;
    if (at_home_) print(shown(near.server.announcement.name) + " has gone.");
    near = {.server = near.server};
  }
  bool others = false;
  for (const client::LanServer& server : in.servers) {
    auto known = std::ranges::find_if(near_, [&](const Near& one) { return same(one.server, server); });
    if (known == near_.end()) known = near_.insert(near_.end(), Near{});
    if (known->told && known->server.announcement.name != server.announcement.name) known->told = false;
    known->server = server;
    known->there = true;
    // While ours is on its way, one on this machine may be ours.
    if (is_own(server) || (waiting_for_server_ && server.address.starts_with("127."))) continue;
    others = true;
    if (at_home_) tell_near(static_cast<std::size_t>(known - near_.begin()) + 1);
  }
  if (others) nobody_said_ = false;
  if (in.lonely && at_home_ && !std::exchange(nobody_said_, true))
    print(
        "Nobody was found near you yet. Does a server run, and on the same network? Does a firewall let UDP port 7313 "
        "through? With an address you can always join.");
}

}  // namespace cardroom::terminal
