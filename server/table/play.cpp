#include "server/table/play.h"

#include <algorithm>
#include <utility>

#include "common/base/check.h"
#include "common/protocol/deal_wire.h"
#include "server/limits.h"
#include "server/table/due.h"

namespace cardroom::server {
namespace {

/// The edition of the pauses (kPauses) from which on earlier moments pause.
constexpr std::uint32_t kPausesSteppedBack = 2;

RequestRefusal refusal_of(const Refusal& refused) {
  switch (refused.reason) {
    case Reason::game_over: return refusal(session::v1::REFUSAL_REASON_GAME_OVER);
    case Reason::not_your_turn: return refusal(session::v1::REFUSAL_REASON_NOT_YOUR_TURN);
    case Reason::not_in_hand: return refusal(session::v1::REFUSAL_REASON_NOT_IN_HAND);
    case Reason::malformed: return refusal(session::v1::REFUSAL_REASON_MALFORMED);
    case Reason::broke_rule: break;
  }
  return RequestRefusal{session::v1::REFUSAL_REASON_BROKE_RULE, refused.rule};
}

}  // namespace

Play::Play(const TableId& id, const MakeMatch& make_match, const Settings& settings, Seating& seating,
           Decisions& decisions, Evening& evening, TableStep& step)
    : make_match_{make_match},
      settings_{settings},
      seating_{seating},
      decisions_{decisions},
      evening_{evening},
      step_{step},
      dealing_{id} {}

bool Play::ready_to_begin() const {
  if (!seating_.roster().full()) return false;
  bool wanted = step_.wanted_by_watcher;
  for (const Person& person : seating_.roster().people()) {
    if (!person.seat) continue;
    // A person whose seat a bot has taken over does not delay the others.
    if (!person.ready && !person.held()) return false;
    wanted = wanted || (person.ready && !person.held() && person.reading.connected);
  }
  return wanted;
}

void Play::begin_game() {
  match_ = make_match_(settings_.kind, settings_.rules, seating_.roster().seats());
  check(match_ != nullptr, "rules and seats were checked when they were chosen");
  origins_ = {};
  last_move_ = {};
  chronicle_ = {};
  course_.begin();
  ++game_number_;
  for (Person& person : seating_.roster().people()) {
    person.eyes = person.seat;
    person.ready = false;
    person.turns_missed = 0;
  }
  step_.change_listing();
  begin_deal();
}

void Play::begin_deal() {
  if (!match_->fair()) {
    // The match has its own source of deals, but the interface requires a stream.
    FairStream unused{DealKey{}};
    check(!match_->deal(unused), "a match accepts its own deal");
    origins_.note(*match_, {wire::ORIGIN_TABLE, std::nullopt});
    if (for_one_person()) course_.dealt(*match_);
    pauses_ = kPauses;
    return advance();
  }
  phase_ = wire::PHASE_DEALING;
  dealing_.begin(step_.now, game_number_);
  step_.deal_begins = true;
  draw_secret();
  step_.table_changed = true;
}

void Play::draw_secret() {
  DrawEntropy draw;
  for (const Person& person : seating_.roster().people()) {
    if (person.seat && person.reading.connected) draw.seated.push_back(person.session);
  }
  step_.outputs.push_back(std::move(draw));
}

std::chrono::milliseconds Play::pause() const {
  return std::chrono::milliseconds{match_->pause_since() <= pauses_ ? match_->pause_ms() : 0};
}

bool Play::waits_for_one() const {
  // Deals of the first edition had a limit for everybody.
  return pauses_ > 0 && !decisions_.turn_limit() && seating_.one_reads_alone();
}

/// After a deal or a move: a pause, or what the match wants next. There is a pause before the result, too, so that
/// people can read how the last deal ended.
void Play::advance() {
  step_.table_changed = true;
  last_move_.follow(*match_, seating_.roster());
  if (match_->stage() != Stage::moves && dealing_.in_progress()) {
    if (course_.was_open()) dealing_.practised();
    dealing_.reveal();
    step_.after_view.push_back(ShowDeal{step_.viewers, dealing_.revealed()});
  }
  for (Person& person : seating_.roster().people())
    person.gone_on = false;
  if (pause() == 0ms || !seating_.somebody_reads()) return go_on();
  phase_ = wire::PHASE_PAUSED;
  pause_until_ = decisions_.pace().at(step_.now) + pause();
  decisions_.withdraw_all();
}

void Play::go_on() {
  step_.table_changed = true;
  pause_until_.reset();
  if (match_->stage() == Stage::deal) return begin_deal();
  if (match_->stage() == Stage::over) return end_game();
  phase_ = wire::PHASE_PLAYING;
  decisions_.ask_whoever_is_to_act(*match_);
}

void Play::end_game() {
  const Scores scores = match_->scores();
  Roster& roster = seating_.roster();
  decisions_.withdraw_all();
  if (auto record = chronicle_.record(dealing_.id().table, settings_, dealing_))
    step_.outputs.push_back(GameOver{*std::move(record)});
  chronicle_.end();
  // A game with open hands is practice, and counts in no standings.
  if (!course_.was_open()) {
    for (std::uint8_t i = 0; i < roster.seats(); ++i) {
      Person* person = roster.sitting(Seat{i});
      (person != nullptr ? person->total : roster.place(Seat{i}).bot_total) += scores[i];
    }
    evening_.finished(roster, settings_.kind, scores, match_->winners());
  }
  phase_ = wire::PHASE_GATHERING;
  step_.game_ended = true;
  roster.after_game();
  step_.change_listing();
}

Refused Play::answerable(const Person* person, std::uint64_t decision) const {
  if (person == nullptr || !person->seat) return refusal(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  if (!match_) return refusal(session::v1::REFUSAL_REASON_NO_GAME);
  if (between_games()) return refusal(session::v1::REFUSAL_REASON_GAME_OVER);
  if (seating_.table_break().on()) return refusal(session::v1::REFUSAL_REASON_ON_A_BREAK);
  const Decision& current = decisions_.of(*person->seat);
  const bool answered = decision == current.number && !current.asked;
  if (decision != 0 && (decision < current.number || answered)) {
    return refusal(session::v1::REFUSAL_REASON_ALREADY_MOVED);
  }
  if (!current.of_person() || decision != current.number) return refusal(session::v1::REFUSAL_REASON_NOT_YOUR_TURN);
  return std::nullopt;
}

Refused Play::move(Person& person, std::uint64_t decision, const wire::GameMove& move) {
  if (const auto refused = answerable(&person, decision)) return refused;
  auto before = match_->fair() ? match_->copy() : nullptr;
  if (const Verdict refused = apply(*person.seat, move, wire::ORIGIN_PERSON)) return refusal_of(*refused);
  if (before != nullptr) last_move_.made(std::move(before), person, move);
  decisions_.of(*person.seat).asked = false;
  person.turns_missed = 0;
  advance();
  return std::nullopt;
}

void Play::bot_moved(const BotMoved& moved) {
  check(seating_.roster().has(moved.seat), "bots sit in seats");
  Decision& decision = decisions_.of(moved.seat);
  // In the meantime the seat was handed back, or a new decision was asked for.
  if (phase_ != wire::PHASE_PLAYING || !decision.asked || !decision.of_bot() || decision.number != moved.decision) {
    return;
  }
  decision.asked = false;
  check(!apply(moved.seat, moved.move, decision.by), "a bot's move is legal");
  const bool in_place = seating_.roster().sitting(moved.seat) != nullptr;
  if (in_place || !plays_alone(seating_.roster())) {
    // A bot's move in a person's place counts as that person's. What a bot has shown to other people stays disclosed.
    if (in_place) last_move_.drop();
  } else {
    last_move_.answered(moved.move);
  }
  advance();
}

Verdict Play::apply(Seat seat, const wire::GameMove& move, wire::Origin by) {
  if (const Verdict refused = match_->apply(seat, move)) return refused;
  origins_.note(*match_, {by, seat});
  if (stepped_back()) go_on_from_here();
  course_.moved(seat, move, by);
  if (!dealing_.in_progress()) return accepted;
  dealing_.moved(seat, move);
  chronicle_.moved(step_.now, by);
  return accepted;
}

void Play::settle_last_move() {
  if (seating_.table_break().on() || !last_move_.granted(seating_.roster())) return;
  const Seat mover = last_move_.seat();
  match_ = last_move_.taken_back();
  origins_.rewind(*match_);
  course_.taken_back(mover);
  dealing_.taken_back(mover);
  chronicle_.taken_back(dealing_.moves());
  // Otherwise a move that is still under way could answer the same decision in another situation.
  decisions_.of(mover).asked = false;
  go_on();
}

bool Play::for_one_person() const {
  return (settings_.is_private || seating_.fixed()) && seating_.roster().people().size() <= 1;
}

void Play::settle_course() {
  if (for_one_person()) return;
  if (course_.open()) open_hands(false);
  course_.end();
}

void Play::open_hands(bool open) {
  if (course_.open() == open) return;
  course_.set_open(open);
  step_.table_changed = true;
  if (open && !between_games() && match_->end_event() > 0) course_.begin_here(*match_);
  if (open || !stepped_back()) return;
  course_.to_newest();
  show_moment();
}

Refused Play::step(bool forth) {
  if (between_games() || phase_ == wire::PHASE_DEALING) return refusal(session::v1::REFUSAL_REASON_NO_GAME);
  if (seating_.table_break().on()) return refusal(session::v1::REFUSAL_REASON_ON_A_BREAK);
  if (!course_.open()) return refusal(session::v1::REFUSAL_REASON_HANDS_CLOSED);
  if ((forth ? course_.forth() : course_.back()) == 0) return refusal(session::v1::REFUSAL_REASON_NO_SUCH_STEP);
  if (forth) {
    course_.step_forth();
  } else {
    last_move_.stepped_back(course_.last_mover());
    course_.step_back();
  }
  show_moment();
  return std::nullopt;
}

void Play::show_moment() {
  auto [match, origins] = course_.moment();
  match_ = std::move(match);
  origins_ = std::move(origins);
  last_move_.drop();
  pause_until_.reset();
  // A move that is still under way must not answer a decision in another situation.
  decisions_.withdraw_all();
  step_.table_changed = true;
  if (!stepped_back()) return advance();
  phase_ = wire::PHASE_PAUSED;
  if (!pauses_stepped_back()) ask_people_alone();
}

bool Play::pauses_stepped_back() const {
  return stepped_back() && phase_ == wire::PHASE_PAUSED && pauses_ >= kPausesSteppedBack && pause() > 0ms;
}

Refused Play::go_on_stepped_back() {
  if (pauses_stepped_back()) {
    ask_people_alone();
    step_.table_changed = true;
    if (phase_ == wire::PHASE_PLAYING) return std::nullopt;
  }
  return step(/*forth=*/true);
}

void Play::ask_people_alone() {
  phase_ = decisions_.ask_people_alone(*match_) ? wire::PHASE_PLAYING : wire::PHASE_PAUSED;
}

void Play::go_on_from_here() {
  chronicle_.end();  // What has been played is no longer a single game.
  // The secret of a deal that no longer takes place may be revealed.
  if (!course_.drop_later() || !dealing_.in_progress()) return;
  dealing_.practised();
  dealing_.reveal();
  step_.after_view.push_back(ShowDeal{step_.viewers, dealing_.revealed()});
}

void Play::secret_drawn(const EntropyDrawn& drawn) {
  if (!dealing_.drawing()) return;
  pauses_ = drawn.pauses;
  if (!chronicle_.goes_on()) chronicle_.begin(step_.now, drawn.at);
  taking_part_ = drawn.taking_part;
  dealing_.commit(drawn.secret, decisions_.pace().at(step_.now));
  step_.outputs.push_back(ShowDeal{step_.viewers, dealing_.committed()});
  settle_deal();
}

void Play::commit_part(const SessionId& session, const DealId& deal, const Digest& commitment) {
  const Person* const person = seating_.roster().find(session);
  if (person != nullptr && person->seat && dealing_.id() == deal && dealing_.add(*person->seat, commitment)) return;
  wire::PartRefused refused;
  write_deal_id(deal, *refused.mutable_id());
  step_.outputs.push_back(ShowDeal{{session}, std::move(refused)});
}

void Play::open_part(const SessionId& session, const DealId& deal, const DealSecret& entropy) {
  const Person* const person = seating_.roster().find(session);
  // A part that the seat has not committed to is ignored, and burns the attempt as a missing one does.
  if (person != nullptr && person->seat && dealing_.id() == deal) dealing_.open(*person->seat, entropy);
}

bool Play::awaits_part() const {
  return std::ranges::any_of(seating_.roster().people(), [&](const Person& person) {
    return person.seat && person.reading.connected && dealing_.awaits_part_of(*person.seat) &&
           std::ranges::find(taking_part_, person.session) != taking_part_.end();
  });
}

void Play::settle_deal() {
  const Pace& pace = decisions_.pace();
  const auto late = [&] {
    const auto deadline = dealing_.deadline();
    return deadline && due(pace.when(*deadline), step_.now);
  };
  if (dealing_.gathering() && (!awaits_part() || late())) {
    dealing_.close_list(pace.at(step_.now));
    step_.outputs.push_back(ShowDeal{step_.viewers, dealing_.parties()});
  }
  if (!dealing_.opening()) return;
  if (dealing_.all_open()) return deal_cards();
  if (!late()) return;
  step_.outputs.push_back(ShowDeal{step_.viewers, dealing_.burn(step_.now)});
  draw_secret();
}

void Play::deal_cards() {
  FairStream stream{dealing_.key()};
  check(!match_->deal(stream), "a match accepts the deal that it drew");
  dealing_.dealt();
  chronicle_.dealt(step_.now, seating_.roster(), dealing_.burned());
  origins_.note(*match_, {wire::ORIGIN_TABLE, std::nullopt});
  if (for_one_person()) course_.dealt(*match_);
  advance();
}

void Play::time_passed() {
  for (std::uint8_t i = 0; i < seating_.roster().seats() && !seating_.still(); ++i) {
    if (due(decisions_.of(Seat{i}).deadline(), step_.now)) turn_is_over(Seat{i});
  }
  if (due(dealing_.asks_again_at(), step_.now)) {
    dealing_.asked_again(step_.now);
    draw_secret();
  }
  if (due(pause_ends(), step_.now)) go_on();
  if (last_move_.time_passed(step_.now)) step_.table_changed = true;
}

std::optional<Instant> Play::wake_at() const {
  const auto lapses = earlier(dealing_.asks_again_at(), last_move_.lapses_at());
  if (seating_.still()) return lapses;
  const auto parts = dealing_.deadline() ? decisions_.pace().when(*dealing_.deadline()) : std::nullopt;
  return earlier(earlier(decisions_.deadline(), lapses), earlier(pause_ends(), parts));
}

std::optional<Instant> Play::pause_ends() const {
  return pause_until_ && !waits_for_one() ? decisions_.pace().when(*pause_until_) : std::nullopt;
}

void Play::end_pause_if_read() {
  if (stepped_back()) return;
  if (phase_ == wire::PHASE_PAUSED && !seating_.still() && !seating_.somebody_reads()) go_on();
}

void Play::step_once() {
  if (stepped_back()) {
    step(/*forth=*/true);
  } else if (phase_ == wire::PHASE_PAUSED) {
    go_on();
  } else {
    decisions_.release_next_bot();
  }
}

void Play::ask_again() {
  if (dealing_.drawing()) draw_secret();
  if (match_) decisions_.ask_bots_again(*match_);
}

void Play::take_over(Person& person) {
  person.held_since = step_.now;
  step_.change_listing();
  if (person.seat && decisions_.of(*person.seat).of_person()) player_changed(*person.seat);
}

void Play::hand_back(Person& person) {
  person.held_since.reset();
  person.turns_missed = 0;
  step_.change_listing();
  if (person.seat && (stepped_back() || decisions_.of(*person.seat).of_bot())) player_changed(*person.seat);
}

void Play::player_changed(Seat seat) {
  if (pauses_stepped_back()) return;
  if (stepped_back()) return ask_people_alone();
  if (decisions_.of(seat).asked) decisions_.ask(seat, *match_);
}

void Play::turn_is_over(Seat seat) {
  step_.table_changed = true;
  Person& person = *seating_.roster().sitting(seat);
  if (++person.turns_missed >= kTurnsMissedMax) {
    take_over(person);
  } else {
    decisions_.ask(seat, *match_);
  }
}

}  // namespace cardroom::server
