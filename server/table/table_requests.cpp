#include <algorithm>
#include <utility>

#include "common/base/check.h"
#include "server/limits.h"
#include "server/table/table_core.h"

/// What sessions ask of their table. Each request looks first and changes then: a refusal leaves the table as it was.
namespace cardroom::server {
namespace {

using session::v1::RefusalReason;

constexpr std::nullopt_t kDone = std::nullopt;

RequestRefusal no(RefusalReason reason) {
  return refusal(reason);
}

RequestRefusal no(const Refusal& refusal) {
  switch (refusal.reason) {
    case Reason::game_over: return no(session::v1::REFUSAL_REASON_GAME_OVER);
    case Reason::not_your_turn: return no(session::v1::REFUSAL_REASON_NOT_YOUR_TURN);
    case Reason::not_in_hand: return no(session::v1::REFUSAL_REASON_NOT_IN_HAND);
    case Reason::malformed: return no(session::v1::REFUSAL_REASON_MALFORMED);
    case Reason::broke_rule: break;
  }
  return RequestRefusal{session::v1::REFUSAL_REASON_BROKE_RULE, refusal.rule};
}

}  // namespace

Refused TableCore::apply(const SessionId& session, const Join& join) {
  if (roster_->find(session) != nullptr || roster_->watcher(session) != nullptr) {
    return no(session::v1::REFUSAL_REASON_AT_A_TABLE);
  }
  if (removed_.bars(session, roster_->shown_as(join.name, join.watch), join.address, now_)) {
    return no(session::v1::REFUSAL_REASON_REMOVED);
  }
  // A table whose seats are fixed has nothing else for who comes after the person it is for.
  if (join.watch || (seats_fixed_ && roster_->full())) return watch(session, join);
  const auto seat = seat_for(join.seat);
  if (!seat) return seat.error();
  Person& person = roster_->add(session, join.name);
  person.address = join.address;
  newcomers_.push_back(session);
  if (between_games()) {
    roster_->sit(person, *seat);
  } else {
    person.next_seat = *seat;
  }
  listing_changed();
  return kDone;
}

Refused TableCore::watch(const SessionId& session, const Join& join) {
  if (!settings_.watching_allowed && !seats_fixed_) return no(session::v1::REFUSAL_REASON_NO_WATCHING);
  auto& watchers = roster_->watchers();
  if (watchers.size() >= kWatchersMax) {
    const auto lost = std::ranges::find_if(watchers, [](const Watcher& watcher) { return !watcher.reading.connected; });
    if (lost == watchers.end()) return no(session::v1::REFUSAL_REASON_TABLE_FULL);
    outputs_.push_back(SessionLeft{lost->session, lobby::v1::LEFT_REASON_CLOSED});
    watchers.erase(lost);
  }
  watchers.push_back(Watcher{.session = session, .name = ShownName{join.name}, .address = join.address, .reading = {}});
  watchers_changed_ = true;
  newcomers_.push_back(session);
  wanted_by_watcher_ = bots_only();
  return kDone;
}

/// The seat for somebody who comes or changes: now between games, from the next game on otherwise.
Expected<Seat, RequestRefusal> TableCore::seat_for(const std::optional<Seat>& wanted) const {
  const auto free = [this](Seat seat) {
    return roster_->sitting(seat) == nullptr && roster_->promised(seat) == nullptr;
  };
  if (wanted) {
    if (!roster_->has(*wanted)) return Unexpected<RequestRefusal>{no(session::v1::REFUSAL_REASON_NO_SUCH_SEAT)};
    if (!free(*wanted) || (seats_fixed_ && !roster_->open(*wanted))) {
      return Unexpected<RequestRefusal>{no(session::v1::REFUSAL_REASON_SEAT_TAKEN)};
    }
    return *wanted;
  }
  const auto first = [&](auto&& fits) -> std::optional<Seat> {
    for (std::uint8_t i = 0; i < roster_->seats(); ++i) {
      if (free(Seat{i}) && fits(Seat{i})) return Seat{i};
    }
    return std::nullopt;
  };
  if (const auto open = first([this](Seat seat) { return roster_->open(seat); })) return *open;
  if (!seats_fixed_) {
    // Rather one that will be open anyway than a bot that somebody wanted.
    if (const auto left = first([this](Seat seat) { return roster_->place(seat).bot_until_game_ends; })) return *left;
    if (const auto bots = first([](Seat) { return true; })) return *bots;
  }
  return Unexpected<RequestRefusal>{no(session::v1::REFUSAL_REASON_TABLE_FULL)};
}

Refused TableCore::apply(const SessionId& session, const Leave&) {
  Person* person = roster_->find(session);
  if (person == nullptr && roster_->watcher(session) == nullptr) return no(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  outputs_.push_back(SessionLeft{session, lobby::v1::LEFT_REASON_UNSPECIFIED});
  if (person != nullptr) {
    take_away(*person);
  } else {
    roster_->remove(session);
    watchers_changed_ = true;
  }
  return kDone;
}

void TableCore::turn_away(const Watcher& watcher) {
  outputs_.push_back(SessionLeft{watcher.session, lobby::v1::LEFT_REASON_REMOVED});
  roster_->remove(watcher.session);
  watchers_changed_ = true;
}

/// For good. A bot plays on for them, and the seat is open after the game.
void TableCore::take_away(Person& person) {
  const std::optional<Seat> seat = person.seat;
  roster_->remove(person.session);
  listing_changed();
  if (seat && !between_games()) {
    roster_->place(*seat) = Place{BotPlan{BotType::clever, kHoldingPace}, /*bot_until_game_ends=*/true};
    if (askings_[seat->index].asked) ask(*seat);
  }
  end_pause_if_all_have_gone_on();
}

Refused TableCore::apply(const SessionId& session, const TakeSeat& take) {
  Person* person = roster_->find(session);
  if (!between_games() && person != nullptr && person->seat) return no(session::v1::REFUSAL_REASON_GAME_RUNNING);
  const auto seat = seat_for(take.seat);
  if (!seat) return seat.error();
  if (person == nullptr) {
    // A watcher, which a replay does not know of. What was sent to the watcher is not sent again.
    const Watcher* watcher = roster_->watcher(session);
    Reading reading = watcher != nullptr ? watcher->reading : Reading{};
    reading.connected = true;  // Who asks is there; a replay cannot know that a watcher was lost.
    watchers_changed_ = watchers_changed_ || watcher != nullptr;
    roster_->remove(session);
    person = &roster_->add(session, take.name);
    person->reading = reading;
    person->address = take.address;
  }
  if (person->held()) give_back(*person);
  if (between_games()) {
    roster_->sit(*person, *seat);
  } else {
    person->next_seat = *seat;
  }
  person->ready = true;
  newcomers_.push_back(session);
  listing_changed();
  return kDone;
}

Refused TableCore::owner_between_games(const SessionId& session) const {
  if (!roster_->owns(session)) return no(session::v1::REFUSAL_REASON_NOT_OWNER);
  if (!between_games()) return no(session::v1::REFUSAL_REASON_GAME_RUNNING);
  if (seats_fixed_) return no(session::v1::REFUSAL_REASON_UNSUPPORTED);
  return kDone;
}

Refused TableCore::apply(const SessionId& session, const SetSeat& set) {
  if (const auto refusal = owner_between_games(session)) return refusal;
  if (!roster_->has(set.seat)) return no(session::v1::REFUSAL_REASON_NO_SUCH_SEAT);
  if (roster_->sitting(set.seat) != nullptr) return no(session::v1::REFUSAL_REASON_SEAT_TAKEN);
  if (roster_->place(set.seat).bot == set.bot) return kDone;
  roster_->place(set.seat) = Place{.bot = set.bot};
  listing_changed();
  return kDone;
}

Refused TableCore::open(const SessionId& session, bool is_private) {
  if (!roster_->owns(session)) return no(session::v1::REFUSAL_REASON_NOT_OWNER);
  if (seats_fixed_) return no(session::v1::REFUSAL_REASON_UNSUPPORTED);
  if (std::exchange(settings_.is_private, is_private) != is_private) listing_changed();
  return kDone;
}

Refused TableCore::apply(const SessionId& session, const ChangeSettings& change) {
  if (change.only_opens()) return open(session, *change.is_private);
  if (const auto refusal = owner_between_games(session)) return refusal;
  Settings settings = settings_;
  if (change.name) settings.name = *change.name;
  if (change.kind) settings.kind = *change.kind;
  const bool another_kind = settings.kind != settings_.kind;
  if (another_kind || change.rules) settings.rules = change.rules.value_or(wire::GameRules{});
  if (change.turn_limit) settings.turn_limit = *change.turn_limit;
  if (change.turn_limit) settings.usual_turn_limit = false;
  if (change.usual_turn_limit) settings.set_usual_turn_limit();
  if (settings.turn_limit == 0ms) settings.turn_limit.reset();
  if (change.is_private) settings.is_private = *change.is_private;
  if (change.password_hash) settings.password_hash = *change.password_hash;
  if (change.watching_allowed) settings.watching_allowed = *change.watching_allowed;
  const std::uint8_t seats = change.seats.value_or(roster_->seats());
  if (!make_match_(settings.kind, settings.rules, seats)) return no(session::v1::REFUSAL_REASON_BAD_OPTION);

  const bool owner_ready = roster_->find(session)->ready;
  if (another_kind || seats != roster_->seats()) {
    match_.reset();  // Its view belongs to the other kind, or to seats that are gone.
    roster_->change_kind(seats);
  } else if (settings.rules.SerializeAsString() != settings_.rules.SerializeAsString()) {
    // Nobody has asked for a game by these rules yet.
    for (Person& person : roster_->people())
      person.ready = false;
  }
  // Who chooses what is played, and waits for others to come, wants to play it. With nobody to wait for, the game would
  // begin under the owner's hand.
  if (owner_ready && !roster_->full()) roster_->find(session)->ready = true;
  settings_ = std::move(settings);
  while (!settings_.watching_allowed && !roster_->watchers().empty())
    turn_away(roster_->watchers().front());
  listing_changed();
  return kDone;
}

Refused TableCore::apply(const SessionId& session, const FillWithBots& fill) {
  if (const auto refusal = owner_between_games(session)) return refusal;
  for (std::uint8_t i = 0; i < roster_->seats(); ++i) {
    if (roster_->open(Seat{i})) roster_->place(Seat{i}) = Place{.bot = fill.bot};
  }
  // Who fills the rest wants to begin.
  Person& owner = *roster_->find(session);
  if (owner.held()) give_back(owner);
  owner.ready = true;
  listing_changed();
  return kDone;
}

Refused TableCore::apply(const SessionId& session, const RemovePlayer& remove) {
  if (!roster_->owns(session)) return no(session::v1::REFUSAL_REASON_NOT_OWNER);
  const auto remember = [&](const SessionId& who, ShownName name, const std::optional<AddressMark>& address) {
    const bool barred = remove.address_too && address;
    removed_.add({.session = who,
                  .name = std::move(name),
                  .address = barred ? address : std::nullopt,
                  .barred_until = barred ? now_ + kAddressBarred : Instant{}});
  };
  if (remove.watcher) {
    remember(remove.watcher->session, ShownName{remove.name}, remove.watcher->address);
    if (const Watcher* watcher = roster_->watcher(remove.watcher->session)) turn_away(*watcher);
    return kDone;
  }
  if (!roster_->has(remove.seat)) return no(session::v1::REFUSAL_REASON_NO_SUCH_SEAT);
  const Person* named = roster_->named(remove.name);
  Person* person = remove.name.empty() ? roster_->sitting(remove.seat)
                   : named != nullptr  ? roster_->find(named->session)
                                       : nullptr;
  if (person == nullptr || roster_->owns(person->session)) return no(session::v1::REFUSAL_REASON_MALFORMED);
  remember(person->session, person->name, person->address);
  outputs_.push_back(SessionLeft{person->session, lobby::v1::LEFT_REASON_REMOVED});
  take_away(*person);
  return kDone;
}

Refused TableCore::apply(const SessionId& session, const ListRemoved&) {
  return roster_->owns(session) ? Refused{} : no(session::v1::REFUSAL_REASON_NOT_OWNER);
}

Refused TableCore::apply(const SessionId& session, const LetBack& let) {
  if (!roster_->owns(session)) return no(session::v1::REFUSAL_REASON_NOT_OWNER);
  return removed_.let_back(let.name) ? Refused{} : no(session::v1::REFUSAL_REASON_MALFORMED);
}

/// Whether this session is asked for this decision.
Refused TableCore::answerable(const SessionId& session, std::uint64_t decision) const {
  const Person* person = std::as_const(*roster_).find(session);
  if (person == nullptr || !person->seat) return no(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  if (!match_) return no(session::v1::REFUSAL_REASON_NO_GAME);
  if (between_games()) return no(session::v1::REFUSAL_REASON_GAME_OVER);
  const Asking& asking = askings_[person->seat->index];
  const bool answered = decision == asking.decision && !asking.asked;
  if (decision != 0 && (decision < asking.decision || answered)) return no(session::v1::REFUSAL_REASON_ALREADY_MOVED);
  if (!asking.asked || asking.of_bot() || decision != asking.decision) {
    return no(session::v1::REFUSAL_REASON_NOT_YOUR_TURN);
  }
  return kDone;
}

Refused TableCore::apply(const SessionId& session, const MakeMove& made) {
  if (const auto refusal = answerable(session, made.decision)) return refusal;
  Person* person = roster_->find(session);
  Asking& asking = askings_[person->seat->index];
  if (const Verdict refusal = move(*person->seat, made.move, wire::ORIGIN_PERSON)) return no(*refusal);
  asking.asked = false;
  person->turns_missed = 0;
  advance();
  return kDone;
}

Refused TableCore::apply(const SessionId& session, const GetHint& wanted) {
  return answerable(session, wanted.decision);
}

Refused TableCore::apply(const SessionId& session, const Say& say) {
  Person* person = roster_->find(session);
  if (person == nullptr && roster_->watcher(session) == nullptr) return no(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  const std::string& name = (person != nullptr ? person->name : roster_->watcher(session)->name).text();
  chat_.add({session, name, person != nullptr ? person->seat : std::nullopt}, say.line);
  for (Person& reader : roster_->people())
    show_chat(reader.session, reader.reading, /*said_before=*/false);
  for (Watcher& reader : roster_->watchers())
    show_chat(reader.session, reader.reading, /*said_before=*/false);
  return kDone;
}

Refused TableCore::apply(const SessionId& session, const GoOn&) {
  if (phase_ != wire::PHASE_PAUSED) return no(session::v1::REFUSAL_REASON_NOT_PAUSED);
  Person* person = roster_->find(session);
  if (person == nullptr || !person->seat) {
    // Where only bots sit, who looks on may go on.
    if (!bots_only()) return no(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
    public_step();
    go_on();
    return kDone;
  }
  person->gone_on = true;
  end_pause_if_all_have_gone_on();
  return kDone;
}

Refused TableCore::apply(const SessionId& session, const AskAgain&) {
  if (!between_games()) return no(session::v1::REFUSAL_REASON_GAME_RUNNING);
  Person* person = roster_->find(session);
  if (person == nullptr || !person->seat) {
    // Where only bots sit, who looks on may ask for another game.
    wanted_by_watcher_ = seats_fixed_ && bots_only();
    return wanted_by_watcher_ ? Refused{} : no(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  }
  if (person->held()) give_back(*person);
  if (std::exchange(person->ready, true)) return kDone;
  listing_changed();
  return kDone;
}

Refused TableCore::apply(const SessionId& session, const TakeMySeat&) {
  Person* person = roster_->find(session);
  if (person == nullptr || !person->seat) return no(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  if (!person->held()) return no(session::v1::REFUSAL_REASON_NOT_HELD);
  give_back(*person);
  return kDone;
}

}  // namespace cardroom::server
