#include "server/table/course.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "common/base/check.h"

namespace cardroom::server {

void Course::set_open(bool open) {
  open_ = open;
  was_open_ = was_open_ || open;
}

void Course::begin() {
  turns_.clear();
  at_ = 0;
  was_open_ = open_;
}

void Course::end() {
  turns_.clear();
  at_ = 0;
  open_ = false;
}

void Course::begin_here(const Match& match) {
  // It is not known here who made the earlier moves.
  if (turns_.empty()) add_deal(match, wire::ORIGIN_UNSPECIFIED);
}

void Course::add_deal(const Match& match, wire::Origin by) {
  turns_.push_back(Turn{.dealt = match.copy(), .seat = {}, .move = {}, .by = by});
  to_newest();
}

void Course::moved(Seat seat, const wire::GameMove& move, wire::Origin by) {
  if (turns_.empty()) return;
  turns_.push_back(Turn{.dealt = nullptr, .seat = seat, .move = move, .by = by});
  to_newest();
}

void Course::taken_back(Seat person) {
  const auto last = std::ranges::find_if(turns_.rbegin(), turns_.rend(), [&](const Turn& turn) {
    return turn.dealt != nullptr || (turn.seat == person && turn.by == wire::ORIGIN_PERSON);
  });
  if (last == turns_.rend()) return;
  // In a course that began after the move, the move is part of its beginning.
  if (last->dealt != nullptr) {
    turns_.clear();
  } else {
    turns_.erase(std::prev(last.base()), turns_.end());
  }
  to_newest();
}

bool Course::drop_later() {
  const auto later = turns_.begin() + at_;
  const bool deals = std::any_of(later, turns_.end(), [](const Turn& turn) { return turn.dealt != nullptr; });
  turns_.erase(later, turns_.end());
  return deals;
}

Course::Moment Course::moment() const {
  check(at_ > 0, "the course has begun");
  auto turn = turns_.begin() + at_ - 1;
  while (turn->dealt == nullptr)
    --turn;
  Moment moment{.match = turn->dealt->copy(), .origins = {}};
  moment.origins.note(*moment.match, {turn->by, std::nullopt});
  for (++turn; turn != turns_.begin() + at_; ++turn) {
    check(!moment.match->apply(turn->seat, turn->move), "a move that was made can be made again");
    moment.origins.note(*moment.match, {turn->by, turn->seat});
  }
  return moment;
}

std::vector<std::unique_ptr<Match>> Course::deals() const {
  std::vector<std::unique_ptr<Match>> deals;
  for (const Turn& turn : std::span{turns_}.first(at_)) {
    if (turn.dealt != nullptr) {
      deals.push_back(turn.dealt->copy());
    } else {
      check(!deals.back()->apply(turn.seat, turn.move), "a move that was made can be made again");
    }
  }
  return deals;
}

}  // namespace cardroom::server
