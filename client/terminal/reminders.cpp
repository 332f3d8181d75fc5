#include "client/terminal/reminders.h"

#include <algorithm>

#include "client/terminal/table_text.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

using client::Instant;

/// A line that is overdue by more than this is dropped.
constexpr Instant kLateMax{1'000};

/// When a reminder is printed, as the time left in the turn: for the person's own turn, and for another person's.
constexpr std::chrono::seconds kOwnReminders[]{std::chrono::seconds{10}, std::chrono::seconds{5}};
constexpr std::chrono::seconds kOthersReminder{10};

}  // namespace

void Reminders::set_for_turn(const client::Table& table, Instant now) {
  clear();
  const table::v1::TableUpdate& update = table.update;
  if (update.phase() != table::v1::PHASE_PLAYING || update.seats_to_act_size() == 0 || update.pace().paused()) return;
  const auto& deadline = table.turn_deadline;
  if (update.has_decision()) {
    for (const auto left : kOwnReminders)
      if (deadline && *deadline - left > now) add(*deadline - left, "You have " + seconds_words(left) + " left.");
    return;
  }
  const Instant soon = now + kWaitingSaidAfter;
  const std::string names = acting_words(update);
  add(soon, "Waiting for " + names +
                (deadline && *deadline > soon ? ", who has " + seconds_words(*deadline - soon) + " left." : "."));
  if (deadline && *deadline - kOthersReminder > soon)
    add(*deadline - kOthersReminder, names + ": " + seconds_words(kOthersReminder) + " left.");
}

std::optional<Instant> Reminders::next() const {
  const auto first = std::ranges::min_element(all_, {}, &Reminder::at);
  return first == all_.end() ? std::nullopt : std::optional{first->at};
}

Lines Reminders::take_due(Instant now) {
  Lines lines;
  for (const Reminder& one : all_)
    if (now >= one.at && now - one.at < kLateMax) lines.push_back(one.line);
  std::erase_if(all_, [now](const Reminder& one) { return now >= one.at; });
  return lines;
}

}  // namespace cardroom::terminal
