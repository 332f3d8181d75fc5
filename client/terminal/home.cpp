#include "client/terminal/home.h"

#include <utility>

#include "client/core/direction.h"
#include "client/terminal/kept_text.h"

namespace cardroom::terminal {

void Home::enter() {
  if (!std::exchange(here_, true)) {
    // The list was not updated in the meantime: every server is reported again.
    near_.forget_what_was_told();
    context_.dialog.put(BrowseLan{true});
  }
  context_.visit.step(client::visit::Forget{});
  if (!std::exchange(shown_, true)) return show();
  context_.print("You are at home. Type help for what can be typed here.");
  context_.print(list_waiting());
}

void Home::leave() {
  if (std::exchange(here_, false)) context_.dialog.put(BrowseLan{false});
}

void Home::show() {
  context_.print(client::isolated(context_.name) + ", welcome to Cardroom. Type what you want to do:");
  context_.print("  play GAME  a table with bots, at once");
  context_.print("  learn GAME a first hand, step by step: two minutes");
  context_.print("  host GAME  a table for others to join");
  context_.print("  join WHERE a server by its address, or a table by an invitation link");
  context_.print("  games      the games that you have played; games NAME: those with NAME");
  context_.print("  stats GAME how you play it");
  context_.print("  name NAME  be called something else; picture fox: be shown with a fox");
  context_.print("  quit");
  context_.print("GAME is " + game_choices() + "; without it, play takes the first, and host asks.");
  context_.print(list_waiting());
  if (!waiting_.empty()) context_.print("  forget NUMBER gives up your seat at one of them");
  context_.print(near_.all([this](const auto& server) { return context_.hosting.announced_by(server); }));
}

void Home::drop(const client::KeptSeat& seat) {
  std::erase_if(waiting_, [&](const client::WaitingTable& table) { return table.seat.is(seat); });
  context_.print(waiting_lines());
}

Lines Home::list_waiting() {
  waiting_ = client::waiting_tables(context_.core.profile(), nullptr, near_.there(), context_.core.today());
  return waiting_lines();
}

Lines Home::waiting_lines() const {
  const client::Day today = context_.core.today();
  Lines lines;
  for (const std::string& words : waiting_words(waiting_, today)) {
    if (lines.empty())
      lines.push_back("Go on (tables that rest are kept for " + std::to_string(client::kTablesKeptFor.count()) +
                      " days):");
    lines.push_back("  go " + std::to_string(lines.size()) + "  " + words);
  }
  return lines;
}

void Home::servers_changed(const LanChanged& heard, bool starting) {
  const auto may_be_own = [&](const client::LanServer& server) {
    return context_.hosting.announced_by(server) || (starting && client::is_loopback(server.address));
  };
  context_.print(near_.changed(heard.servers, heard.lonely, here_, may_be_own));
}

}  // namespace cardroom::terminal
