#include "client/replay/replay.h"

#include <algorithm>
#include <utility>

#include "client/games/chapters.h"
#include "common/base/check.h"
#include "common/games/registry.h"
#include "common/protocol/deal_wire.h"
#include "common/record/record_deal.h"
#include "common/record/record_replay.h"

namespace cardroom::client {
namespace {

using table::v1::TableUpdate;

Viewer viewer_in(std::optional<Seat> seat) {
  return seat ? Viewer{Viewer::Kind::seat, *seat} : Viewer{};
}

table::v1::Origin origin_of(Mover by) {
  switch (by) {
    case Mover::person: return table::v1::ORIGIN_PERSON;
    case Mover::bot: return table::v1::ORIGIN_BOT;
    case Mover::bot_in_place: return table::v1::ORIGIN_BOT_IN_PLACE;
    case Mover::clock: return table::v1::ORIGIN_CLOCK;
  }
  return table::v1::ORIGIN_UNSPECIFIED;
}

void write(const RecordedPlayer& player, table::v1::Seat& seat) {
  if (player.bot) {
    seat.mutable_bot()->set_type(static_cast<table::v1::BotType>(static_cast<int>(*player.bot) + 1));
  } else {
    seat.mutable_person()->set_name(player.name);
    seat.mutable_person()->set_connected(true);
  }
}

/// The phase of a table with this match: paused wherever people were given time to read what had happened.
table::v1::Phase phase_of(const Match& match) {
  if (match.stage() == Stage::over) return table::v1::PHASE_GATHERING;
  return match.pause_ms() > 0 ? table::v1::PHASE_PAUSED : table::v1::PHASE_PLAYING;
}

}  // namespace

Replay::Replay(ReadRecord record, std::optional<std::uint32_t> own_seat) : record_{std::move(record)} {
  if (own_seat && *own_seat < record_.record.seats.size()) own_seat_ = Seat{static_cast<std::uint8_t>(*own_seat)};
}

Expected<Replay, RecordFault> Replay::open(std::string_view file, std::optional<std::uint32_t> own_seat) {
  auto record = check_record(file);
  if (!record) return Unexpected<RecordFault>{std::move(record).error()};
  return of(*std::move(record), own_seat);
}

Expected<Replay, RecordFault> Replay::of(ReadRecord record, std::optional<std::uint32_t> own_seat) {
  Replay replay{std::move(record), own_seat};
  if (auto wrong = replay.play()) return Unexpected<RecordFault>{*std::move(wrong)};
  return replay;
}

std::optional<RecordFault> Replay::play() {
  auto fault = replay_record(record_.record, [this](const Match& match, const RecordStep& step) {
    if (step.moves == 0) dealt_.push_back(match.copy());
    note_moment(match, step.deal, step.moves);
    if (step.moves == record_.record.deals[step.deal].moves.size()) ended_.push_back(match.copy());
    return true;
  });
  if (!fault) sections_.back().end = moments_.size();
  return fault;
}

void Replay::note_moment(const Match& match, std::size_t deal, std::size_t moves) {
  const RecordedDeal& recorded = record_.record.deals[deal];
  const std::size_t index = moments_.size();
  moments_.push_back({.deal = deal,
                      .moves = moves,
                      .ms = recorded.ms + (moves == 0 ? 0 : recorded.moves[moves - 1].ms),
                      .events = match.end_event(),
                      .pause = phase_of(match) == table::v1::PHASE_PAUSED});
  TableUpdate shown;
  shown.mutable_settings()->set_kind(record_.record.kind);
  shown.set_phase(phase_of(match));
  match.view(Viewer{}, *shown.mutable_view());
  const Chapter chapter = chapter_of(shown);
  if (sections_.empty() || sections_.back().chapter != chapter) {
    if (!sections_.empty()) sections_.back().end = index;
    sections_.push_back({.begin = index, .chapter = chapter});
  }
  std::vector<table::v1::GameEvent> events;
  match.events(Viewer{}, index == 0 ? 0 : moments_[index - 1].events, events);
  for (const table::v1::GameEvent& event : events)
    if (const auto landmark = landmark_of(event)) marks_.push_back({index, *landmark});
}

const RecordedMove* Replay::move_to(std::size_t moment) const {
  const Moment& at = moments_[moment];
  return at.moves == 0 ? nullptr : &record_.record.deals[at.deal].moves[at.moves - 1];
}

RecordMs Replay::time_of(std::size_t moment) const {
  if (moment + 1 >= moments_.size()) return kMomentMin;
  const Moment& here = moments_[moment];
  if (here.pause) return kPauseTime;
  // The times in a record need not increase from deal to deal.
  const RecordMs next = std::max(here.ms, moments_[moment + 1].ms);
  return std::clamp(next - here.ms, here.moves == 0 ? kDealMin : kMomentMin, kMomentMax);
}

std::size_t Replay::section_of(std::size_t moment) const {
  const auto after = std::ranges::upper_bound(sections_, moment, {}, &Section::begin);
  return static_cast<std::size_t>(after - sections_.begin()) - 1;
}

std::vector<RecordedPlayer> Replay::players_at(std::size_t moment) const {
  return cardroom::players_at(record_.record, {moments_[moment].deal, moments_[moment].moves});
}

std::vector<PackCard> Replay::pack_of(std::size_t deal, Eyes eyes) const {
  if (!eyes) {
    std::vector<PackCard> pack;
    for (const Card card : ended_[deal]->pack())
      pack.push_back({.card = card, .seen = true});
    return pack;
  }
  const GameRecord& record = record_.record;
  const auto match = deal > 0
                         ? ended_[deal - 1]->copy()
                         : make_any_match(record.kind, record.rules, static_cast<std::uint8_t>(record.seats.size()));
  return pack_of_deal(*match, key_of_deal(record, deal).value(), told_deal(record, deal).revealed, *eyes);
}

std::unique_ptr<Match> Replay::match_at(std::size_t moment) const {
  const Moment& at = moments_[moment];
  const std::vector<RecordedMove>& moves = record_.record.deals[at.deal].moves;
  if (at.moves == moves.size()) return ended_[at.deal]->copy();
  std::unique_ptr<Match> match = dealt_[at.deal]->copy();
  for (std::size_t i = 0; i < at.moves; ++i)
    check(!match->apply(moves[i].seat, moves[i].move), "a move that was made can be made again");
  return match;
}

std::unique_ptr<Judgement> Replay::judge(std::size_t moment) const {
  const RecordedMove* const move = move_to(moment);
  check(move != nullptr, "only a move can be judged");
  // A seed of its own for each moment, and the same for every review.
  return match_at(moment - 1)->judge(move->seat, move->move, moment);
}

const std::vector<table::v1::GameEvent>& Replay::events_for(std::optional<Seat> seat) const {
  const auto [entry, is_new] = events_.try_emplace(seat);
  std::vector<table::v1::GameEvent>& events = entry->second;
  if (!is_new) return events;
  for (const auto& match : ended_)
    match->events(viewer_in(seat), match->first_event(), events);
  for (std::size_t moment = 0; moment < moments_.size(); ++moment) {
    const RecordedMove* const move = move_to(moment);
    for (std::uint32_t i = moment == 0 ? 0 : moments_[moment - 1].events; i < moments_[moment].events; ++i) {
      events[i].set_origin(move != nullptr ? origin_of(move->by) : table::v1::ORIGIN_TABLE);
      if (move != nullptr) events[i].set_mover(move->seat.index);
    }
  }
  return events;
}

TableUpdate Replay::tell(std::size_t moment, Eyes eyes, std::uint32_t first_event) const {
  const GameRecord& record = record_.record;
  const auto match = match_at(moment);
  TableUpdate update;
  update.set_table_id(wire_bytes(record.table_id));
  // The even versions are left for changes of players: see tell_change().
  update.set_version(2 * moment + 1);
  update.mutable_settings()->set_name(record.table);
  update.mutable_settings()->set_kind(record.kind);
  *update.mutable_settings()->mutable_rules() = record.rules;
  for (const RecordedPlayer& player : players_at(moment))
    write(player, *update.add_seats());
  update.set_phase(phase_of(*match));
  update.set_game_number(record.game);
  const Scores scores = match->scores();
  for (Seat seat{}; seat.index < match->seats(); ++seat.index) {
    const bool asked = update.phase() == table::v1::PHASE_PLAYING && match->to_act().contains(seat);
    if (asked) update.add_seats_to_act(seat.index);
    if (match->winners().contains(seat)) update.add_winners(seat.index);
    update.add_scores(scores[seat.index]);
    update.add_totals(0);
  }
  const std::optional<Seat> seat = viewer_seat(eyes);
  if (seat) update.set_seat(seat->index);
  match->view(viewer_in(seat), *update.mutable_view());
  update.set_first_event(first_event);
  const std::vector<table::v1::GameEvent>& events = events_for(seat);
  for (std::uint32_t i = first_event; i < moments_[moment].events; ++i)
    *update.add_events() = events[i];
  if (eyes) return update;
  update.mutable_open_hands()->set_open(true);
  for (Seat one{}; one.index < match->seats(); ++one.index)
    match->view(Viewer{Viewer::Kind::seat, one}, *update.mutable_open_hands()->add_views());
  return update;
}

TableUpdate Replay::tell_change(std::size_t moment, Eyes eyes) const {
  TableUpdate update = tell(moment, eyes, moments_[moment].events);
  update.set_version(update.version() + 1);
  update.clear_seats();
  for (const RecordedPlayer& player : players_at(moment + 1))
    write(player, *update.add_seats());
  return update;
}

TableUpdate Replay::asked(std::size_t moment) const {
  const RecordedMove* const move = move_to(moment);
  check(move != nullptr, "nobody is asked for a deal");
  TableUpdate update = tell(moment - 1, move->seat, 0);
  update.set_decision(moment);
  match_at(moment - 1)->legal_moves(move->seat, *update.mutable_legal_moves());
  return update;
}

std::vector<TableUpdate> Replay::updates(std::size_t moment, Eyes eyes) const {
  std::vector<TableUpdate> updates;
  const bool changed = moment > 0 && players_at(moment - 1) != players_at(moment);
  if (changed) updates.push_back(tell_change(moment - 1, eyes));
  updates.push_back(tell(moment, eyes, moment == 0 ? 0 : moments_[moment - 1].events));
  return updates;
}

std::vector<TableUpdate> Replay::arrival(std::size_t moment, Eyes eyes) const {
  std::vector<TableUpdate> updates;
  std::uint32_t told = 0;
  for (std::size_t at = 0; at < moment; ++at) {
    if (players_at(at) == players_at(at + 1)) continue;
    updates.push_back(tell(at, eyes, std::exchange(told, moments_[at].events)));
    updates.push_back(tell_change(at, eyes));
  }
  updates.push_back(tell(moment, eyes, told));
  return updates;
}

}  // namespace cardroom::client
