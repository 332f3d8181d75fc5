#include "server/table/table_core.h"

#include <utility>

#include "common/base/check.h"
#include "server/table/due.h"
#include "server/table/recorded.h"
#include "server/table/snapshot.h"

namespace cardroom::server {

TableCore::TableCore(const TableId& id, MakeMatch make_match)
    : table_{std::make_unique<Table>(id, std::move(make_match))} {}

void TableCore::complete(Instant now, TableInput& input) const {
  if (auto* fired = std::get_if<TimerFired>(&input)) {
    fired->owner_idle = due(table_->idle_owner.ends_at(), now);
    fired->away_held_at_once = true;
  }
  if (auto* drawn = std::get_if<EntropyDrawn>(&input)) drawn->pauses = kPauses;
  auto* request = std::get_if<Request>(&input);
  if (request == nullptr) return;
  if (auto* take = std::get_if<TakeSeat>(&request->wanted)) {
    if (const Watcher* watcher = table_->audience.watcher(request->session)) take->address = watcher->address;
  } else if (auto* remove = std::get_if<RemovePlayer>(&request->wanted)) {
    const Watcher* watcher = table_->audience.named(remove->name);
    if (watcher != nullptr) remove->watcher = NamedWatcher{watcher->session, watcher->address};
  } else if (auto* give = std::get_if<GiveSeat>(&request->wanted)) {
    const Watcher* watcher = table_->audience.named(give->name);
    // Nobody's list shows a spectator whose connection is lost.
    if (watcher != nullptr && watcher->reading.connected) {
      give->watcher = NamedWatcher{watcher->session, watcher->address, watcher->picture};
    }
  }
}

TableCore::Step TableCore::step(Instant now, const TableInput& input) {
  const bool created = table_->state.play.phase() != wire::PHASE_UNSPECIFIED;
  check(std::holds_alternative<Created>(input) != created, "a table is created once, and first");
  TableStep& step = table_->step;
  step.now = now;
  step.viewers = viewers();
  std::visit([this](const auto& happened) { on(happened); }, input);
  const auto* request = std::get_if<Request>(&input);
  const bool talk = request != nullptr && !is_recorded(request->wanted);
  if (!table_->state.ended && !talk) {
    settle();
    follow_owner();
    show();
  }
  const std::uint64_t digest_now = digest();
  step.shown();
  step.wanted_by_watcher = false;
  return Step{std::exchange(step.outputs, {}), std::exchange(last_digest_, digest_now) != digest_now,
              std::exchange(step.deal_begins, false)};
}

TableCore::Step TableCore::replay(Instant then, const TableInput& recorded) {
  table_->audience.forget_watchers();
  return step(then, recorded);
}

bool TableCore::load(const journal::v1::Snapshot& snapshot) {
  if (!read_snapshot(snapshot, table_->make_match, table_->state)) return false;
  last_digest_ = digest();
  return true;
}

bool TableCore::is_at(const journal::v1::Snapshot& snapshot) const {
  TableCore other{table_->id, table_->make_match};
  return other.load(snapshot) && other.digest() == digest();
}

std::vector<TableOutput> TableCore::obligations() {
  table_->state.play.ask_again();
  return std::exchange(table_->step.outputs, {});
}

std::vector<TableOutput> TableCore::show_again() {
  table_->step.newcomers = viewers();
  show();
  table_->step.newcomers.clear();
  return std::exchange(table_->step.outputs, {});
}

void TableCore::on(const Created& created) {
  auto& [settings, animate, version, ended, seating, decisions, evening, play] = table_->state;
  settings = created.settings;
  animate = created.animate;
  seating.set_up(created.seats, created.seats_fixed);
  decisions.set_up(created.bots_key, created.script_pace);
  play.set_up();
  table_->step.change_listing();
  // A game that bots play for spectators waits until one comes.
  if (seating.fixed() && seating.roster().full()) decisions.play_at(/*paused=*/true, Pace::kNormal);
  if (created.owner) on(*created.owner);
}

void TableCore::on(const Request& request) {
  const bool notice = is_notice(request.wanted);
  if (!notice && table_->state.seating.roster().owns(request.session)) table_->idle_owner.heard(table_->step.now);
  Answer answer{request.session, request.request_id, std::nullopt};
  answer.refusal = std::visit([&](const auto& wanted) { return wanted.apply(*table_, answer); }, request.wanted);
  // The answer comes before the other outputs of its request.
  if (!notice && !answer.later) table_->step.outputs.insert(table_->step.outputs.begin(), std::move(answer));
}

void TableCore::on(const ConnectionLost& lost) {
  table_->audience.lost(lost.session);
  Person* person = table_->state.seating.roster().find(lost.session);
  if (person != nullptr && person->reading.connected) table_->lose(*person, lost.silent_for);
}

void TableCore::on(const ConnectionBack& back) {
  table_->step.outputs.push_back(CaughtUp{back.session, back.connection});
  Roster& roster = table_->state.seating.roster();
  Person* person = roster.find(back.session);
  Watcher* watcher = table_->audience.watcher(back.session);
  if (person == nullptr && watcher == nullptr) {
    if (const auto given = table_->state.seating.seats_given().take(back.session)) table_->tell(*given);
    return;
  }
  table_->step.newcomers.push_back(back.session);
  if (watcher != nullptr) return table_->audience.returned(*watcher, back);
  const bool was_lost = !person->reading.connected;
  person->reading = table_->audience.reading_after(back);
  table_->note_presence();  // First, so that decisions asked for before a standstill do not count as overdue below.
  person->address = back.address;
  if (back.name) {
    roster.rename(*person, *back.name);
    table_->step.change_listing();
  }
  if (back.picture) {
    person->picture = *back.picture;
    table_->step.change_listing();
  }
  // A hello takes the seat back even if the loss of the older connection has not been noticed yet.
  if (person->held()) table_->state.play.hand_back(*person);
  TableBreak& table_break = table_->state.seating.table_break();
  if (table_break.on() && table_break.waits_for() == back.session) table_break.go_on(table_->step.now);
  if (!was_lost) return;
  person->last_sign.reset();
  person->away = false;
  table_->step.change_listing();
}

void TableCore::on(const TimerFired& fired) {
  if (table_->state.seating.table_break().time_passed(table_->step.now)) table_->step.table_changed = true;
  table_->note_presence();  // First, so that nothing counts as overdue at the end of a break.
  for (Person& person : table_->state.seating.roster().people()) {
    if (due(table_->state.seating.held_at(person, fired.away_held_at_once), table_->step.now))
      table_->state.play.take_over(person);
  }
  table_->state.play.time_passed();
  if (fired.owner_idle && table_->state.play.between_games()) table_->state.seating.owner_lapses();
  if (due(table_->state.seating.ends_at(), table_->step.now)) close(lobby::v1::LEFT_REASON_CLOSED);
}

/// The consequences of the table's new state, regardless of the input that led to it.
void TableCore::settle() {
  Seating& seating = table_->state.seating;
  Play& play = table_->state.play;
  table_->settle_break();
  if (seating.pass_on_ownership()) table_->settle_break();  // The new owner may have agreed to a break already.
  play.end_pause_if_read();
  play.note_players();
  play.settle_deal();
  play.settle_last_move();
  play.settle_course();
  if (!seating.bots_only()) table_->state.decisions.play_at(/*paused=*/seating.still(), Pace::kNormal);
  if (seating.roster().seat_who_waits(play.between_games())) table_->step.change_listing();
  if (!play.between_games() || !play.ready_to_begin()) return;
  // The last move and the winners are shown before the next game replaces the match.
  if (table_->step.game_ended) {
    show();
    table_->step.shown();
  }
  play.begin_game();
}

void TableCore::follow_owner() {
  const Seating& seating = table_->state.seating;
  const bool may_lapse = !seating.fixed() && !seating.still() && table_->state.play.between_games();
  table_->idle_owner.follow(table_->step.now, seating.roster().owner(),
                            may_lapse && seating.roster().kept_waiting().has_value());
}

void TableCore::show() {
  if (table_->step.table_changed) ++table_->state.version;
  table_->audience.show(table_->shown());
}

void TableCore::close(lobby::v1::LeftReason reason) {
  table_->state.ended = true;
  for (const SessionId& session : sessions())
    table_->step.outputs.push_back(SessionLeft{session, reason});
  table_->step.outputs.push_back(TableEnded{});
}

bool TableCore::has(const SessionId& session) const {
  return table_->state.seating.roster().find(session) != nullptr || table_->audience.watcher(session) != nullptr;
}

bool TableCore::expects(const SessionId& session) const {
  return table_->state.seating.roster().find(session) != nullptr ||
         table_->state.seating.seats_given().find(session) != nullptr;
}

std::vector<SessionId> TableCore::sessions() const {
  std::vector<SessionId> all = viewers();
  for (const SeatsGiven::Given& given : table_->state.seating.seats_given().people())
    all.push_back(given.session);
  return all;
}

lobby::v1::TableSummary TableCore::listing() const {
  return summary(table_->shown());
}

std::optional<Instant> TableCore::wake_at() const {
  if (table_->state.ended) return std::nullopt;
  const Seating& seating = table_->state.seating;
  const auto next = earlier(earlier(seating.wake_at(), table_->state.play.wake_at()), seating.ends_at());
  return earlier(next, table_->idle_owner.ends_at());
}

std::optional<Instant> TableCore::deserted_since() const {
  return table_->state.ended ? std::nullopt : table_->state.seating.deserted_since();
}

std::uint64_t TableCore::digest() const {
  StateDigest digest;
  add(digest, table_->state);
  return digest.value();
}

}  // namespace cardroom::server
