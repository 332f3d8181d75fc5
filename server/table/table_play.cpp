#include <algorithm>
#include <utility>

#include "common/base/check.h"
#include "common/cards/sha256.h"
#include "server/limits.h"
#include "server/table/table_core.h"

/// The game at a table: from the first deal to the winners.
namespace cardroom::server {
namespace {

std::uint64_t bot_seed(const std::array<std::byte, 32>& bots_key, Seat seat, std::uint64_t decision) {
  const Digest mac = hmac_sha256(bots_key, HashInput{""}.u8(seat.index).u64(decision).joined());
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < sizeof seed; ++i)
    seed = seed << 8 | std::to_integer<std::uint64_t>(mac[i]);
  return seed;
}

/// Of a hint's dice, which have nothing to do with any bot's: everybody may know them.
std::uint64_t hint_seed(Seat seat, std::uint64_t decision) {
  return std::uint64_t{seat.index} << 56 | decision;
}

}  // namespace

bool TableCore::ready_to_begin() const {
  if (!roster_->full()) return false;
  bool wanted = wanted_by_watcher_;
  for (const Person& person : roster_->people()) {
    if (!person.seat) continue;
    // A seat that a bot holds for somebody never keeps the others waiting.
    if (!person.ready && !person.held()) return false;
    wanted = wanted || (person.ready && !person.held() && person.reading.connected);
  }
  return wanted;
}

void TableCore::begin_game() {
  match_ = make_match_(settings_.kind, settings_.rules, roster_->seats());
  check(match_ != nullptr, "rules and seats were checked when they were chosen");
  origins_ = {};
  ++game_number_;
  for (Person& person : roster_->people()) {
    person.eyes = person.seat;
    person.ready = false;
    person.turns_missed = 0;
  }
  listing_changed();
  begin_deal();
}

void TableCore::begin_deal() {
  if (!match_->fair()) {
    // Its deal takes a source of its own; the stream is there because every deal is given one.
    FairStream unused{DealKey{}};
    check(!match_->deal(unused), "a match accepts its own deal");
    origins_.note(*match_, {wire::ORIGIN_TABLE, std::nullopt});
    return advance();
  }
  phase_ = wire::PHASE_DEALING;
  dealing_.begin(now_);
  outputs_.push_back(DrawEntropy{});
  public_step();
}

void TableCore::on(const EntropyDrawn& entropy) {
  if (!dealing_.drawing()) return;
  dealing_.commit(entropy.secret);
  const auto everybody = viewers();
  outputs_.push_back(ShowDeal{everybody, dealing_.committed()});
  outputs_.push_back(ShowDeal{everybody, dealing_.parties()});
  FairStream stream{dealing_.key()};
  check(!match_->deal(stream), "a match accepts the deal that it drew");
  origins_.note(*match_, {wire::ORIGIN_TABLE, std::nullopt});
  advance();
}

/// After a deal or a move: what the match wants next. What ended the last deal is read like what ended the others, so a
/// pause comes before the result too.
void TableCore::advance() {
  public_step();
  if (match_->stage() != Stage::moves) end_deal();
  for (Person& person : roster_->people())
    person.gone_on = false;
  const std::chrono::milliseconds pause{match_->pause_ms()};
  if (pause == 0ms || !somebody_reads()) return go_on();
  phase_ = wire::PHASE_PAUSED;
  pause_until_ = pace_.at(now_) + pause;
  for (Asking& asking : askings_)
    asking.asked = false;
}

void TableCore::go_on() {
  pause_until_.reset();
  if (match_->stage() == Stage::deal) return begin_deal();
  if (match_->stage() == Stage::over) return end_game();
  phase_ = wire::PHASE_PLAYING;
  ask_whoever_is_to_act();
}

void TableCore::ask_whoever_is_to_act() {
  const SeatSet to_act = match_->to_act();
  for (std::uint8_t i = 0; i < roster_->seats(); ++i) {
    const Seat seat{i};
    if (!to_act.contains(seat)) {
      askings_[i].asked = false;
    } else if (!askings_[i].asked) {
      ask(seat);
    }
  }
}

std::optional<std::chrono::milliseconds> TableCore::turn_limit() const {
  // Whoever is alone with bots keeps nobody waiting.
  constexpr std::size_t kCompany = 2;
  if (settings_.usual_turn_limit && roster_->people().size() < kCompany) return std::nullopt;
  return settings_.turn_limit;
}

/// A new asking, also where only who is to answer has changed: an answer to the one before is too late then.
/// A bot answers for a person whose time for this turn is over.
void TableCore::ask(Seat seat) {
  const Person* person = roster_->sitting(seat);
  const bool scripted = match_->scripted(seat);
  Asking& asking = askings_[seat.index];
  // Who goes and comes back has no more time than who stays.
  const auto turn_ends = asking.asked ? asking.turn_ends : std::nullopt;
  const Instant turn_time = asking.turn_time;
  const bool too_late = turn_ends && *turn_ends <= now_;
  const wire::Origin by = person == nullptr ? wire::ORIGIN_BOT
                          : scripted        ? wire::ORIGIN_SCRIPT
                          : too_late        ? wire::ORIGIN_CLOCK
                          : person->held()  ? wire::ORIGIN_BOT_IN_PLACE
                                            : wire::ORIGIN_PERSON;
  asking = Asking{.decision = asking.decision + 1,
                  .asked = true,
                  .by = by,
                  .answers_at = {},
                  .turn_ends = turn_ends,
                  .turn_time = turn_time};
  if (!asking.of_bot()) {
    if (const auto limit = turn_limit(); limit && !turn_ends) {
      asking.turn_time = *limit * match_->time_share(seat);
      asking.turn_ends = now_ + asking.turn_time;
    }
    return;
  }
  BotPlan plan{BotType::clever, kHoldingPace};
  if (person == nullptr) plan = roster_->place(seat).bot.value();
  if (scripted && person != nullptr) plan.pace = script_pace_;
  const std::uint64_t seed = bot_seed(bots_key_, seat, asking.decision);
  asking.answers_at = pace_.at(now_) + plan.pace;
  outputs_.push_back(AskSeatsBot{seat, asking.decision, pace_.when(asking.answers_at),
                                 match_->think(seat, plan.type, kBotBudget, seed)});
}

void TableCore::on(const BotMoved& moved) {
  check(roster_->has(moved.seat), "bots sit in seats");
  Asking& asking = askings_[moved.seat.index];
  // Its seat was given back, or asked again, while it thought.
  if (phase_ != wire::PHASE_PLAYING || !asking.asked || !asking.of_bot() || asking.decision != moved.decision) return;
  asking.asked = false;
  check(!move(moved.seat, moved.move, asking.by), "a bot's move is legal");
  advance();
}

Verdict TableCore::move(Seat seat, const wire::GameMove& move, wire::Origin by) {
  if (const Verdict refusal = match_->apply(seat, move)) return refusal;
  origins_.note(*match_, {by, seat});
  return accepted;
}

/// A function of what the person sees and of the decision, so that it is the same when it is asked for again.
void TableCore::give_hint(const Request& request, std::uint64_t decision) {
  const Seat seat = roster_->find(request.session)->seat.value();
  outputs_.push_back(GiveHint{request.session, request.request_id, decision,
                              match_->advise(seat, kBotBudget, hint_seed(seat, decision))});
}

void TableCore::end_deal() {
  if (!dealing_.in_progress()) return;
  dealing_.reveal();
  after_view_.push_back(ShowDeal{viewers(), dealing_.revealed()});
}

void TableCore::end_game() {
  const Scores scores = match_->scores();
  for (std::uint8_t i = 0; i < roster_->seats(); ++i) {
    Person* person = roster_->sitting(Seat{i});
    (person != nullptr ? person->total : roster_->place(Seat{i}).bot_total) += scores[i];
    askings_[i].asked = false;
  }
  phase_ = wire::PHASE_GATHERING;
  game_ended_ = true;
  roster_->after_game();
  listing_changed();
}

}  // namespace cardroom::server
