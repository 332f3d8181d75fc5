#include "server/table/audience.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "common/protocol/message_scratch.h"
#include "server/frame_space.h"
#include "server/limits.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

Watcher* Audience::watcher(const SessionId& session) {
  const auto found = std::ranges::find(watchers_, session, &Watcher::session);
  return found == watchers_.end() ? nullptr : &*found;
}

const Watcher* Audience::watcher(const SessionId& session) const {
  const auto found = std::ranges::find(watchers_, session, &Watcher::session);
  return found == watchers_.end() ? nullptr : &*found;
}

const Watcher* Audience::named(const std::string& name) const {
  const auto found = std::ranges::find_if(watchers_, [&](const Watcher& watcher) { return watcher.name == name; });
  return found == watchers_.end() ? nullptr : &*found;
}

Refused Audience::admit(const SessionId& session, const Join& join) {
  if (watchers_.size() >= kWatchersMax) {
    const auto lost =
        std::ranges::find_if(watchers_, [](const Watcher& watcher) { return !watcher.reading.connected; });
    if (lost == watchers_.end()) return refusal(session::v1::REFUSAL_REASON_TABLE_FULL);
    step_.outputs.push_back(SessionLeft{lost->session, lobby::v1::LEFT_REASON_CLOSED});
    watchers_.erase(lost);
  }
  watchers_.push_back(Watcher{.session = session,
                              .name = ShownName{join.name},
                              .address = join.address,
                              .reading = {},
                              .picture = join.picture});
  step_.watchers_changed = true;
  step_.newcomers.push_back(session);
  return std::nullopt;
}

void Audience::remove(SessionId session) {
  const auto gone = std::erase_if(watchers_, [&](const Watcher& watcher) { return watcher.session == session; });
  step_.watchers_changed = step_.watchers_changed || gone > 0;
}

void Audience::turn_away(SessionId session) {
  step_.outputs.push_back(SessionLeft{session, lobby::v1::LEFT_REASON_REMOVED});
  remove(session);
}

void Audience::lost(const SessionId& session) {
  Watcher* const gone = watcher(session);
  if (gone == nullptr) return;
  step_.watchers_changed = step_.watchers_changed || gone->reading.connected;
  gone->reading.connected = false;
}

void Audience::returned(Watcher& watcher, const ConnectionBack& back) {
  step_.watchers_changed = !watcher.reading.connected || back.name;
  watcher.reading = reading_after(back);
  watcher.address = back.address;
  if (back.name) watcher.name = ShownName{*back.name};
  if (back.picture) watcher.picture = *back.picture;
}

Reading Audience::reading_after(const ConnectionBack& back) const {
  const Play& play = state_.play;
  Reading reading{.game_number = play.game_number(), .next_event = 0, .last_chat_line = 0};
  if (back.seen) reading.last_chat_line = std::min(back.seen->last_chat_line, chat_.last());
  // If a move was taken back in the meantime, the viewer may know events that no longer exist.
  const bool same_events = play.last_move().times() == 0;
  if (back.seen && back.seen->game_number == play.game_number() && play.match() != nullptr && same_events) {
    reading.next_event = std::min(back.seen->next_event, play.match()->end_event());
  }
  return reading;
}

std::vector<SessionId> Audience::viewers() const {
  std::vector<SessionId> sessions;
  for (const Person& person : state_.seating.roster().people())
    sessions.push_back(person.session);
  for (const Watcher& watcher : watchers_)
    sessions.push_back(watcher.session);
  return sessions;
}

bool Audience::is_alone(const SessionId& session) const {
  return state_.play.for_one_person() &&
         std::ranges::all_of(viewers(), [&](const SessionId& viewer) { return viewer == session; });
}

void Audience::say(const Chat::Speaker& speaker, const Say::Line& line) {
  chat_.add(speaker, line);
  for (Person& reader : state_.seating.roster().people())
    show_chat(reader.session, reader.reading, /*said_before=*/false);
  for (Watcher& reader : watchers_)
    show_chat(reader.session, reader.reading, /*said_before=*/false);
}

void Audience::show(const PublicTable& table) {
  if (step_.table_changed || !step_.newcomers.empty()) show_table(table);
  step_.watchers_changed = tell_watchers_apart() || step_.watchers_changed;
  if (step_.watchers_changed || !step_.newcomers.empty()) show_watchers();
}

/// Renames spectators whose names look like a person's or an earlier spectator's; people keep their names. Returns
/// whether any were renamed.
bool Audience::tell_watchers_apart() {
  bool renamed = false;
  for (std::size_t i = 0; i < watchers_.size(); ++i) {
    const ShownName name = state_.seating.roster().shown_as(watchers_[i].name, std::span{watchers_}.first(i));
    renamed = std::exchange(watchers_[i].name, name) != name.text() || renamed;
  }
  return renamed;
}

/// Tells all viewers who the spectators are.
void Audience::show_watchers() {
  wire::Watchers message;
  message.set_table_id(wire_bytes(id_));
  FrameSpace space;
  for (const Person& person : state_.seating.roster().people()) {
    if (person.watches && person.reading.connected && space.take(person.name.text()))
      message.add_names(person.name.text());
  }
  for (const Watcher& watcher : watchers_) {
    if (watcher.reading.connected && space.take(watcher.name.text())) message.add_names(watcher.name.text());
  }
  step_.outputs.push_back(ShowWatchers{step_.watchers_changed ? viewers() : step_.newcomers, std::move(message)});
}

bool Audience::is_shown(const SessionId& session, const Reading& reading) const {
  return reading.connected &&
         (step_.table_changed || std::ranges::find(step_.newcomers, session) != step_.newcomers.end());
}

void Audience::show_table(const PublicTable& table) {
  // Newcomers are also told the commitment to the deal and, once it is over, the secret.
  const Dealing& dealing = state_.play.dealing();
  const auto tell_newcomers = [&](const auto& message) { step_.outputs.push_back(ShowDeal{step_.newcomers, message}); };
  const bool tell_of_deal = dealing.announced() && !step_.newcomers.empty();
  if (tell_of_deal) {
    std::ranges::for_each(dealing.earlier(), tell_newcomers);
    std::ranges::for_each(dealing.burned(), tell_newcomers);
    tell_newcomers(dealing.committed());
    if (dealing.listed()) tell_newcomers(dealing.parties());
  }
  const auto for_everybody = public_update(table);
  for (Person& person : state_.seating.roster().people()) {
    if (!is_shown(person.session, person.reading)) continue;
    step_.outputs.push_back(ShowTable{person.session, update_for(person, for_everybody)});
    show_chat(person.session, person.reading, /*said_before=*/true);
  }
  for (Watcher& watcher : watchers_) {
    if (!is_shown(watcher.session, watcher.reading)) continue;
    MessageScratch scratch;
    auto& own = scratch.make<wire::TableUpdate>();
    if (is_alone(watcher.session)) write_open_hands(own);
    step_.outputs.push_back(ShowTable{watcher.session, update_for(Viewer{}, watcher.reading, own, for_everybody)});
    show_chat(watcher.session, watcher.reading, /*said_before=*/true);
  }
  std::ranges::move(std::exchange(step_.after_view, {}), std::back_inserter(step_.outputs));
  if (tell_of_deal && dealing.over()) tell_newcomers(dealing.revealed());
  if (step_.listing_changed) step_.outputs.push_back(ListingChanged{});
}

ViewerUpdate Audience::update_for(Person& person, const std::shared_ptr<const WrittenMessage>& for_everybody) {
  const Roster& roster = state_.seating.roster();
  MessageScratch scratch;
  auto& own = scratch.make<wire::TableUpdate>();
  if (person.seat) own.set_seat(person.seat->index);
  if (person.next_seat) own.set_next_seat(person.next_seat->index);
  if (const auto place = roster.waiting_place(person)) own.set_waiting_place(*place);
  own.set_owner(roster.owns(person.session));
  const Decision* const decision = person.seat ? &state_.decisions.of(*person.seat) : nullptr;
  if (decision != nullptr && decision->of_person() && !state_.seating.table_break().on()) {
    own.set_decision(decision->number);
    state_.play.match()->legal_moves(*person.seat, *own.mutable_legal_moves());
  }
  if (is_alone(person.session)) write_open_hands(own);
  Viewer viewer;
  if (person.eyes) viewer = Viewer{Viewer::Kind::seat, *person.eyes};
  return update_for(viewer, person.reading, own, for_everybody);
}

void Audience::write_open_hands(wire::TableUpdate& own) const {
  const Play& play = state_.play;
  wire::OpenHands& out = *own.mutable_open_hands();
  out.set_open(play.course().open());
  if (!play.course().open() || play.match() == nullptr || play.match()->end_event() == 0) return;
  for (std::uint8_t i = 0; i < play.match()->seats(); ++i)
    play.match()->view(Viewer{Viewer::Kind::seat, Seat{i}}, *out.add_views());
  if (play.between_games()) return;
  out.set_back(play.course().back());
  out.set_forth(play.course().forth());
  out.set_pause(play.pauses_stepped_back());
}

/// Adds the game as this viewer sees it, with the events that the reader has not been sent yet.
ViewerUpdate Audience::update_for(Viewer viewer, Reading& reading, const wire::TableUpdate& own,
                                  const std::shared_ptr<const WrittenMessage>& for_everybody) {
  MessageScratch scratch;
  auto& view = scratch.make<wire::GameView>();
  std::vector<wire::GameEvent> events;
  std::uint32_t first_event = 0;
  const Match* const match = state_.play.match();
  if (match != nullptr && match->end_event() != 0) {
    if (reading.game_number != state_.play.game_number()) {
      reading.game_number = state_.play.game_number();
      reading.next_event = 0;
    }
    // When a move is taken back, its events are gone.
    first_event = std::max(std::min(reading.next_event, match->end_event()), match->first_event());
    match->events(viewer, first_event, events);
    for (std::uint32_t i = 0; i < events.size(); ++i)
      state_.play.origins().write(first_event + i, events[i]);
    match->view(viewer, view);
    reading.next_event = match->end_event();
  }
  return {for_everybody, own, view, first_event, events};
}

void Audience::show_chat(const SessionId& viewer, Reading& reading, bool said_before) {
  if (!reading.connected || reading.last_chat_line == chat_.last()) return;
  wire::ChatLines lines = chat_.after(reading.last_chat_line, id_, viewer);
  lines.set_said_before(said_before);
  reading.last_chat_line = chat_.last();
  step_.outputs.push_back(ShowChat{viewer, std::move(lines)});
}

}  // namespace cardroom::server
