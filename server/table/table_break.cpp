#include "server/table/table_break.h"

#include <algorithm>

#include "server/limits.h"
#include "server/table/due.h"

namespace cardroom::server {

void TableBreak::ask(Instant now, const SessionId& person) {
  if (!asked_for()) {
    *this = {};
    asked_by_ = person;
    lapses_at_ = now + kBreakAskedFor;
  }
  if (std::ranges::find(agreed_, person) == agreed_.end()) agreed_.push_back(person);
}

void TableBreak::wait_for(Instant now, const SessionId& person, const SessionId& missing) {
  *this = {};
  asked_by_ = person;
  waits_for_ = missing;
  begin(now);
}

void TableBreak::begin(Instant now) {
  lapses_at_.reset();
  since_ = now;
}

void TableBreak::hand_over(const SessionId& former, const SessionId& successor) {
  if (asked_by_ == former) asked_by_ = successor;
  const auto agreed = std::ranges::find(agreed_, former);
  if (agreed == agreed_.end()) return;
  if (std::ranges::find(agreed_, successor) == agreed_.end()) {
    *agreed = successor;
  } else {
    agreed_.erase(agreed);
  }
}

void TableBreak::go_on(Instant now) {
  if (!goes_on_at_) goes_on_at_ = now + kCountIn;
}

bool TableBreak::time_passed(Instant now) {
  if (!due(ends_at(), now)) return false;
  *this = {};
  return true;
}

bool TableBreak::settle(Instant now, const Roster& roster, bool game_in_progress) {
  if (!asked_by_) return false;
  if (!game_in_progress || !wanted(roster)) {
    *this = {};
    return true;
  }
  if (on() || !agreed_by_enough(roster)) return false;
  begin(now);
  return true;
}

/// Whether the person who asked for the break still has a seat or, during the break, anybody has one.
bool TableBreak::wanted(const Roster& roster) const {
  return std::ranges::any_of(
      roster.people(), [this](const Person& person) { return person.seat && (on() || person.session == asked_by_); });
}

bool TableBreak::agreed_by_enough(const Roster& roster) const {
  const auto agrees = [this](const SessionId& session) { return std::ranges::find(agreed_, session) != agreed_.end(); };
  if (roster.owner() && agrees(*roster.owner())) return true;
  return std::ranges::all_of(roster.people(), [&](const Person& person) {
    return !person.seat || !person.reading.connected || person.held() || agrees(person.session);
  });
}

}  // namespace cardroom::server
