#include <algorithm>

#include "server/limits.h"
#include "server/table/table_core.h"

/// People who are lost and come back, and what time brings to a table.
namespace cardroom::server {
namespace {

bool due(const std::optional<Instant>& at, Instant now) {
  return at && *at <= now;
}

std::optional<Instant> after(const std::optional<Instant>& since, std::chrono::milliseconds time) {
  return since ? std::optional{*since + time} : std::nullopt;
}

/// When a bot takes the seat of somebody who is lost.
std::optional<Instant> hold_at(const Person& person) {
  return person.held() ? std::nullopt : after(person.last_sign, kHoldAfter);
}

}  // namespace

void TableCore::on(const ConnectionLost& lost) {
  if (Watcher* watcher = roster_->watcher(lost.session)) {
    watchers_changed_ = watchers_changed_ || watcher->reading.connected;
    watcher->reading.connected = false;
  }
  Person* person = roster_->find(lost.session);
  if (person == nullptr || !person->reading.connected) return;
  person->reading.connected = false;
  person->last_sign = now_ - lost.silent_for;
  listing_changed();
  end_pause_if_all_have_gone_on();
}

void TableCore::on(const ConnectionBack& back) {
  outputs_.push_back(CaughtUp{back.session, back.connection});
  Person* person = roster_->find(back.session);
  Watcher* watcher = roster_->watcher(back.session);
  if (person == nullptr && watcher == nullptr) return;
  Reading& reading = person != nullptr ? person->reading : watcher->reading;
  const bool was_lost = !reading.connected;
  reading = Reading{true, game_number_, 0, back.seen ? std::min(back.seen->last_chat_line, chat_.last()) : 0};
  if (back.seen && back.seen->game_number == game_number_ && match_) {
    reading.next_event = std::min(back.seen->next_event, match_->end_event());
  }
  newcomers_.push_back(back.session);
  (person != nullptr ? person->address : watcher->address) = back.address;
  if (watcher != nullptr) {
    watchers_changed_ = was_lost || back.name;
    if (back.name) watcher->name = ShownName{*back.name};
    return;
  }
  if (back.name) {
    roster_->rename(*person, *back.name);
    listing_changed();
  }
  // Also where a newer connection came before the older one was missed: a hello takes the seat back.
  if (person->held()) give_back(*person);
  if (!was_lost) return;
  person->last_sign.reset();
  listing_changed();
}

void TableCore::on(const TimerFired&) {
  for (Person& person : roster_->people()) {
    if (due(hold_at(person), now_)) hold(person);
  }
  for (std::uint8_t i = 0; i < roster_->seats(); ++i) {
    if (due(askings_[i].deadline(), now_)) turn_is_over(Seat{i});
  }
  if (due(dealing_.deadline(), now_)) {
    dealing_.asked_again(now_);
    outputs_.push_back(DrawEntropy{});
  }
  if (due(pause_ends(), now_)) {
    public_step();
    go_on();
  }
  if (due(after(without_people_since_, kEmptyTableKept), now_)) close(lobby::v1::LEFT_REASON_CLOSED);
}

void TableCore::hold(Person& person) {
  person.held_since = now_;
  listing_changed();
  if (person.seat && askings_[person.seat->index].asked && !askings_[person.seat->index].of_bot()) ask(*person.seat);
}

void TableCore::give_back(Person& person) {
  person.held_since.reset();
  person.turns_missed = 0;
  listing_changed();
  if (person.seat && askings_[person.seat->index].asked && askings_[person.seat->index].of_bot()) ask(*person.seat);
}

void TableCore::turn_is_over(Seat seat) {
  public_step();
  Person* person = roster_->sitting(seat);
  if (++person->turns_missed >= kTurnsMissedMax) {
    hold(*person);
  } else {
    ask(seat);
  }
}

/// Whether a pause is for anybody who has not gone on: of those who play, who are there, and for whom no bot plays. A
/// table where only bots sit is there to be looked at, by watchers whom a replay does not know of.
bool TableCore::somebody_reads() const {
  if (seats_fixed_ && bots_only()) return true;
  return std::ranges::any_of(roster_->people(), [](const Person& person) {
    return person.seat && person.reading.connected && !person.held() && !person.gone_on;
  });
}

void TableCore::end_pause_if_all_have_gone_on() {
  if (phase_ != wire::PHASE_PAUSED || somebody_reads()) return;
  public_step();
  go_on();
}

void TableCore::pass_on_ownership() {
  const Person* owner = roster_->owner() ? roster_->find(*roster_->owner()) : nullptr;
  if (owner != nullptr && !due(after(owner->held_since, kOwnerHeldMax), now_)) return;
  const auto heir = roster_->heir();
  if (owner != nullptr && !heir) return;
  if (heir == roster_->owner()) return;
  roster_->give_to(heir);
  listing_changed();
}

std::optional<Instant> TableCore::wake_at() const {
  if (ended()) return std::nullopt;
  std::optional<Instant> earliest;
  const auto consider = [&](const std::optional<Instant>& at) {
    if (at && (!earliest || *at < *earliest)) earliest = at;
  };
  for (const Person& person : roster_->people()) {
    consider(hold_at(person));
    if (roster_->owns(person.session) && roster_->heir()) consider(after(person.held_since, kOwnerHeldMax));
  }
  for (const Asking& asking : askings_)
    consider(asking.deadline());
  consider(dealing_.deadline());
  consider(pause_ends());
  consider(after(without_people_since_, kEmptyTableKept));
  return earliest;
}

}  // namespace cardroom::server
