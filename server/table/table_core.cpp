#include "server/table/table_core.h"

#include <algorithm>
#include <utility>

#include "common/base/check.h"
#include "server/frame_room.h"
#include "server/limits.h"

namespace cardroom::server {

TableCore::TableCore(const TableId& id, MakeMatch make_match)
    : id_{id}, make_match_{std::move(make_match)}, dealing_{id} {}

void TableCore::complete(TableInput& input) const {
  auto* request = std::get_if<Request>(&input);
  if (request == nullptr) return;
  if (auto* take = std::get_if<TakeSeat>(&request->wanted)) {
    if (const Watcher* watcher = roster_->watcher(request->session)) take->address = watcher->address;
  } else if (auto* remove = std::get_if<RemovePlayer>(&request->wanted)) {
    const Watcher* watcher = roster_->watcher_named(remove->name);
    if (watcher != nullptr) remove->watcher = RemovedWatcher{watcher->session, watcher->address};
  }
}

TableCore::Step TableCore::step(Instant now, const TableInput& input) {
  check(std::holds_alternative<Created>(input) == (roster_ == nullptr), "a table is created once, and first");
  now_ = now;
  std::visit([this](const auto& happened) { on(happened); }, input);
  const auto* request = std::get_if<Request>(&input);
  const bool talk = request != nullptr && !is_recorded(request->wanted);
  if (!ended() && !talk) {
    settle();
    show();
  }
  const std::uint64_t digest_now = digest();
  shown();
  wanted_by_watcher_ = false;
  return Step{std::exchange(outputs_, {}), std::exchange(last_digest_, digest_now) != digest_now};
}

TableCore::Step TableCore::step_again(Instant then, const TableInput& recorded) {
  if (roster_) roster_->watchers().clear();
  return step(then, recorded);
}

std::vector<TableOutput> TableCore::show_again() {
  newcomers_ = viewers();
  show();
  newcomers_.clear();
  return std::exchange(outputs_, {});
}

void TableCore::on(const Created& created) {
  settings_ = created.settings;
  bots_key_ = created.bots_key;
  script_pace_ = created.script_pace;
  seats_fixed_ = created.seats_fixed;
  animate_ = created.animate;
  roster_ = std::make_unique<Roster>(created.seats);
  phase_ = wire::PHASE_GATHERING;
  listing_changed();
  // A match that is there to be looked at waits for whoever looks on.
  if (seats_fixed_ && roster_->full()) pace_.change(now_, /*paused=*/true, Pace::kNormal);
  if (created.owner) on(*created.owner);
}

void TableCore::on(const Request& request) {
  const auto* hint = std::get_if<GetHint>(&request.wanted);
  Answer answer{request.session, request.request_id, std::nullopt, false};
  answer.refusal = std::visit([&](const auto& wanted) { return apply(request.session, wanted); }, request.wanted);
  if (hint != nullptr && !answer.refusal) return give_hint(request, hint->decision);
  answer.joined = std::holds_alternative<Join>(request.wanted) && !answer.refusal;
  if (std::holds_alternative<ListRemoved>(request.wanted) && !answer.refusal) answer.removed = removed_.list(id_, now_);
  // An answer comes before whatever the request has caused.
  outputs_.insert(outputs_.begin(), answer);
}

/// What follows from where the table stands now, whatever led there.
void TableCore::settle() {
  pass_on_ownership();
  if (!bots_only()) play_at(/*paused=*/false, Pace::kNormal);
  // A table whose seats are fixed may have nobody but watchers, and ends with whoever has started its server.
  if (roster_->anybody_connected() || seats_fixed_) {
    without_people_since_.reset();
  } else if (!without_people_since_) {
    without_people_since_ = now_;
  }
  if (roster_->seat_who_waits(between_games())) listing_changed();
  if (!between_games() || !ready_to_begin()) return;
  // Its last move and its winners are seen before its match makes room for the next one.
  if (game_ended_) {
    show();
    shown();
  }
  begin_game();
}

void TableCore::shown() {
  newcomers_.clear();
  public_step_ = listing_changed_ = watchers_changed_ = game_ended_ = false;
}

void TableCore::show() {
  if (public_step_) ++version_;
  if (public_step_ || !newcomers_.empty()) show_table();
  watchers_changed_ = roster_->tell_watchers_apart() || watchers_changed_;
  if (watchers_changed_ || !newcomers_.empty()) show_watchers();
}

/// People at the table know who sees them play.
void TableCore::show_watchers() {
  wire::Watchers message;
  message.set_table_id(std::string{reinterpret_cast<const char*>(id_.data()), id_.size()});
  FrameRoom room;
  for (const Watcher& watcher : roster_->watchers()) {
    if (watcher.reading.connected && room.take(watcher.name.text())) message.add_names(watcher.name.text());
  }
  outputs_.push_back(ShowWatchers{watchers_changed_ ? viewers() : newcomers_, std::move(message)});
}

void TableCore::show_table() {
  // Who was away is told it too: what fixed the deal, and what opens it once it is over.
  const bool tell_of_deal = dealing_.fixed() && !newcomers_.empty();
  if (tell_of_deal) {
    outputs_.push_back(ShowDeal{newcomers_, dealing_.committed()});
    outputs_.push_back(ShowDeal{newcomers_, dealing_.parties()});
  }
  const wire::TableUpdate for_everybody = public_update(public_table());
  const auto shown = [this](const SessionId& session, const Reading& reading) {
    return reading.connected && (public_step_ || std::ranges::find(newcomers_, session) != newcomers_.end());
  };
  for (Person& person : roster_->people()) {
    if (!shown(person.session, person.reading)) continue;
    outputs_.push_back(ShowTable{person.session, viewer_update(for_everybody, part_of(person))});
    show_chat(person.session, person.reading, /*said_before=*/true);
  }
  for (Watcher& watcher : roster_->watchers()) {
    if (!shown(watcher.session, watcher.reading)) continue;
    outputs_.push_back(ShowTable{watcher.session, viewer_update(for_everybody, part_of_watcher(watcher.reading))});
    show_chat(watcher.session, watcher.reading, /*said_before=*/true);
  }
  std::ranges::move(std::exchange(after_view_, {}), std::back_inserter(outputs_));
  if (tell_of_deal && dealing_.over()) outputs_.push_back(ShowDeal{newcomers_, dealing_.revealed()});
  if (listing_changed_) outputs_.push_back(ListingChanged{});
}

PublicTable TableCore::public_table() const {
  PublicTable table{.id = id_,
                    .settings = settings_,
                    .roster = *roster_,
                    .version = version_,
                    .phase = phase_,
                    .game_number = game_number_,
                    .turn_left = {},
                    .pause_left = {},
                    .scores = {},
                    .pace = bots_only() ? &pace_ : nullptr,
                    .animate = animate_};
  std::optional<Instant> turn_ends;
  for (std::uint8_t i = 0; i < roster_->seats(); ++i) {
    if (!askings_[i].asked) continue;
    table.to_act.insert(Seat{i});
    const auto deadline = askings_[i].deadline();
    if (!deadline || (turn_ends && *turn_ends <= *deadline)) continue;
    turn_ends = deadline;
    table.turn_time = askings_[i].turn_time;
  }
  if (turn_ends) table.turn_left = *turn_ends - now_;
  if (const auto pause_end = pause_ends()) table.pause_left = *pause_end - now_;
  if (match_) {
    table.scores = match_->scores();
    // While what ended the game is still read, it is not over.
    if (between_games()) table.winners = match_->winners();
    table.fair = match_->fair();
  }
  return table;
}

ViewerPart TableCore::part_of(Person& person) {
  ViewerPart part{.seat = person.seat,
                  .next_seat = person.next_seat,
                  .waiting_place = roster_->waiting_place(person),
                  .owner = roster_->owns(person.session)};
  Viewer viewer;
  if (person.eyes) viewer = Viewer{Viewer::Kind::seat, *person.eyes};
  add_game(viewer, person.reading, part);
  if (!person.seat) return part;
  const Asking& asking = askings_[person.seat->index];
  if (asking.asked && !asking.of_bot()) {
    part.decision = asking.decision;
    part.legal_moves.emplace();
    match_->legal_moves(*person.seat, *part.legal_moves);
  }
  return part;
}

ViewerPart TableCore::part_of_watcher(Reading& reading) {
  ViewerPart part;
  add_game(Viewer{}, reading, part);
  return part;
}

void TableCore::add_game(Viewer viewer, Reading& reading, ViewerPart& part) {
  if (!match_ || match_->end_event() == 0) return;
  if (reading.game_number != game_number_) {
    reading.game_number = game_number_;
    reading.next_event = 0;
  }
  part.first_event = std::max(reading.next_event, match_->first_event());
  match_->events(viewer, part.first_event, part.events);
  for (std::uint32_t i = 0; i < part.events.size(); ++i)
    origins_.write(part.first_event + i, part.events[i]);
  match_->view(viewer, part.view.emplace());
  reading.next_event = match_->end_event();
}

void TableCore::show_chat(const SessionId& viewer, Reading& reading, bool said_before) {
  if (!reading.connected || reading.last_chat_line == chat_.last()) return;
  wire::ChatLines lines = chat_.after(reading.last_chat_line, id_, viewer);
  lines.set_said_before(said_before);
  reading.last_chat_line = chat_.last();
  outputs_.push_back(ShowChat{viewer, std::move(lines)});
}

void TableCore::close(lobby::v1::LeftReason reason) {
  ended_ = true;
  for (const SessionId& session : viewers())
    outputs_.push_back(SessionLeft{session, reason});
  outputs_.push_back(TableEnded{});
}

std::vector<SessionId> TableCore::viewers() const {
  std::vector<SessionId> sessions;
  if (!roster_) return sessions;
  for (const Person& person : roster_->people())
    sessions.push_back(person.session);
  for (const Watcher& watcher : roster_->watchers())
    sessions.push_back(watcher.session);
  return sessions;
}

bool TableCore::has(const SessionId& session) const {
  return roster_->find(session) != nullptr ||
         std::ranges::find(roster_->watchers(), session, &Watcher::session) != roster_->watchers().end();
}

lobby::v1::TableSummary TableCore::listing() const {
  return summary(public_table());
}

std::uint64_t TableCore::digest() const {
  StateDigest digest;
  digest.text(settings_.name).text(settings_.kind).text(settings_.rules.SerializeAsString());
  digest.time(settings_.turn_limit).number(settings_.watching_allowed ? 1 : 0).text(settings_.password_hash);
  digest.number((settings_.usual_turn_limit ? 1U : 0U) | (settings_.is_private ? 2U : 0U));
  digest.bytes(bots_key_).time(script_pace_).number(seats_fixed_ ? 1 : 0).number(animate_ ? 1U + *animate_ : 0U);
  roster_->digest(digest);
  removed_.digest(digest);
  digest.number(static_cast<std::uint64_t>(phase_)).number(ended_ ? 1 : 0).number(version_).number(game_number_);
  if (match_) digest.number(match_->digest());
  for (const Asking& asking : askings_) {
    digest.number(asking.decision).number((asking.asked ? 1U : 0U) | static_cast<unsigned>(asking.by) << 1U);
    digest.time(asking.turn_ends).number(static_cast<std::uint64_t>(asking.answers_at.count()));
    digest.number(static_cast<std::uint64_t>(asking.turn_time.count()));
  }
  origins_.digest(digest);
  dealing_.digest(digest);
  pace_.digest(digest);
  digest.number(pause_until_ ? static_cast<std::uint64_t>(pause_until_->count()) + 1 : 0);
  return digest.time(without_people_since_).value();
}

}  // namespace cardroom::server
