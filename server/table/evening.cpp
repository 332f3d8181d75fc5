#include "server/table/evening.h"

#include <algorithm>
#include <utility>

#include "server/limits.h"

namespace cardroom::server {
namespace {

void add_games(Evening::Standing& standing, const Evening::OfKind& more) {
  auto known = std::ranges::find(standing.kinds, more.kind, &Evening::OfKind::kind);
  if (known == standing.kinds.end()) known = standing.kinds.insert(known, Evening::OfKind{.kind = more.kind});
  known->games += more.games;
  known->won += more.won;
  known->points += more.points;
}

}  // namespace

Evening::Standing& Evening::of(const SessionId& session, const std::string& name) {
  auto known = std::ranges::find(standings_, session, &Standing::session);
  if (known == standings_.end()) known = standings_.insert(known, Standing{.session = session, .name = name});
  known->name = name;
  return *known;
}

void Evening::finished(const Roster& roster, const std::string& kind, const Scores& scores, SeatSet winners) {
  for (const Person& person : roster.people()) {
    if (!person.seat) continue;
    add_games(of(person.session, person.name.text()), OfKind{.kind = kind,
                                                             .games = 1,
                                                             .won = winners.contains(*person.seat) ? 1U : 0U,
                                                             .points = scores[person.seat->index]});
  }
  while (standings_.size() > kEveningPeopleMax) {
    const auto has_left = [&](const Standing& standing) { return roster.find(standing.session) == nullptr; };
    const auto first = std::ranges::find_if(standings_, has_left);
    standings_.erase(first != standings_.end() ? first : standings_.begin());
  }
}

void Evening::remember(const SessionId& session, const std::string& name) {
  const auto known = std::ranges::find(standings_, session, &Standing::session);
  if (known != standings_.end()) known->name = name;
}

void Evening::give(const SessionId& from, const SessionId& to, const std::string& name) {
  const auto known = std::ranges::find(standings_, from, &Standing::session);
  if (known == standings_.end()) return;
  const Standing given = std::move(*known);
  standings_.erase(known);
  Standing& standing = of(to, name);
  for (const OfKind& games : given.kinds)
    add_games(standing, games);
}

}  // namespace cardroom::server
