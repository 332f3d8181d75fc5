#include "server/table/decisions.h"

#include <algorithm>

#include "common/cards/sha256.h"
#include "server/limits.h"
#include "server/table/due.h"

namespace cardroom::server {
namespace {

std::uint64_t bot_seed(const std::array<std::byte, 32>& bots_key, Seat seat, std::uint64_t decision) {
  const Digest mac = hmac_sha256(bots_key, HashInput{""}.u8(seat.index).u64(decision).joined());
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < sizeof seed; ++i)
    seed = seed << 8 | std::to_integer<std::uint64_t>(mac[i]);
  return seed;
}

}  // namespace

void Decisions::set_up(const std::array<std::byte, 32>& bots_key, std::chrono::milliseconds script_pace) {
  bots_key_ = bots_key;
  script_pace_ = script_pace;
}

void Decisions::ask_whoever_is_to_act(const Match& match) {
  const SeatSet to_act = match.to_act();
  for (std::uint8_t i = 0; i < seating_.roster().seats(); ++i) {
    const Seat seat{i};
    if (!to_act.contains(seat)) {
      of(seat).asked = false;
    } else if (!of(seat).asked) {
      ask(seat, match);
    }
  }
}

bool Decisions::ask_people_alone(const Match& match) {
  withdraw_all();
  bool asked = false;
  const SeatSet to_act = match.to_act();
  for (std::uint8_t i = 0; i < seating_.roster().seats(); ++i) {
    const Seat seat{i};
    const Person* const person = seating_.roster().sitting(seat);
    if (person == nullptr || person->held() || !to_act.contains(seat) || match.scripted(seat)) continue;
    ask(seat, match);
    of(seat).turn_ends.reset();
    asked = true;
  }
  return asked;
}

void Decisions::withdraw_all() {
  for (Decision& decision : decisions_)
    decision.asked = false;
}

std::optional<std::chrono::milliseconds> Decisions::turn_limit() const {
  // A person alone with bots keeps nobody waiting, so the default limit does not apply.
  constexpr std::size_t kCompany = 2;
  if (settings_.usual_turn_limit && seating_.roster().people().size() < kCompany) return std::nullopt;
  return settings_.turn_limit;
}

void Decisions::ask(Seat seat, const Match& match) {
  const Person* person = seating_.roster().sitting(seat);
  Decision& decision = of(seat);
  // Losing the connection and reconnecting does not extend the turn.
  const auto turn_ends = decision.asked ? decision.turn_ends : std::nullopt;
  const bool too_late = turn_ends && *turn_ends <= step_.now;
  const wire::Origin by = person == nullptr      ? wire::ORIGIN_BOT
                          : match.scripted(seat) ? wire::ORIGIN_SCRIPT
                          : too_late             ? wire::ORIGIN_CLOCK
                          : person->held()       ? wire::ORIGIN_BOT_IN_PLACE
                                                 : wire::ORIGIN_PERSON;
  decision = Decision{.number = decision.number + 1,
                      .asked = true,
                      .by = by,
                      .answers_at = {},
                      .turn_ends = turn_ends,
                      .turn_time = decision.turn_time};
  if (decision.of_bot()) return ask_bot(seat, match);
  if (const auto limit = turn_limit(); limit && !turn_ends) {
    decision.turn_time = *limit * match.time_share(seat);
    decision.turn_ends = step_.now + decision.turn_time;
  }
}

BotPlan Decisions::bot_of(Seat seat) const {
  BotPlan plan{BotType::clever, kHoldingPace};
  if (of(seat).by == wire::ORIGIN_BOT) plan = seating_.roster().place(seat).bot.value();
  if (of(seat).by == wire::ORIGIN_SCRIPT) plan.pace = script_pace_;
  return plan;
}

void Decisions::ask_bot(Seat seat, const Match& match) {
  of(seat).answers_at = pace_.at(step_.now) + bot_of(seat).pace;
  put(seat, match);
}

void Decisions::put(Seat seat, const Match& match) {
  const Decision& decision = of(seat);
  const std::uint64_t seed = bot_seed(bots_key_, seat, decision.number);
  step_.outputs.push_back(
      AskSeatsBot{seat, decision.number, pace_.when(decision.answers_at), match.think(seat, bot_of(seat).type, seed)});
}

void Decisions::ask_bots_again(const Match& match) {
  for (std::uint8_t i = 0; i < seating_.roster().seats(); ++i) {
    if (decisions_[i].asked && decisions_[i].of_bot()) put(Seat{i}, match);
  }
}

void Decisions::put_off(Instant time) {
  for (Decision& decision : decisions_) {
    if (!decision.asked || !decision.turn_ends) continue;
    // A turn that began during the standstill has its full time left, and no more.
    decision.turn_ends = std::min(*decision.turn_ends + time, step_.now + decision.turn_time);
  }
}

void Decisions::play_at(bool paused, std::uint32_t percent) {
  if (pace_.paused() == paused && pace_.percent() == percent) return;
  pace_.change(step_.now, paused, percent);
  step_.table_changed = true;
  for (std::uint8_t i = 0; i < seating_.roster().seats(); ++i) {
    const Decision& decision = decisions_[i];
    if (!decision.asked || !decision.of_bot()) continue;
    step_.outputs.push_back(ReleaseBot{Seat{i}, decision.number, pace_.when(decision.answers_at)});
  }
}

void Decisions::release_next_bot() {
  std::optional<std::uint8_t> next;
  for (std::uint8_t i = 0; i < seating_.roster().seats(); ++i) {
    if (!decisions_[i].asked || !decisions_[i].of_bot()) continue;
    if (!next || decisions_[i].answers_at < decisions_[*next].answers_at) next = i;
  }
  if (next) step_.outputs.push_back(ReleaseBot{Seat{*next}, decisions_[*next].number, step_.now});
}

std::optional<Instant> Decisions::deadline() const {
  std::optional<Instant> next;
  for (const Decision& decision : decisions_)
    next = earlier(next, decision.deadline());
  return next;
}

}  // namespace cardroom::server
