#include "client/review/review.h"

#include <algorithm>
#include <utility>

#include "common/base/check.h"

namespace cardroom::client {

Opinion ReviewQuestion::answer() const {
  Opinion opinion{.moment = moment_};
  opinion.judged = judgement_->run(opinion.better);
  return opinion;
}

std::vector<ReviewQuestion> review_questions(const Replay& replay, Seat seat) {
  std::vector<ReviewQuestion> questions;
  for (std::size_t moment = 0; moment < replay.moments().size(); ++moment) {
    const RecordedMove* const move = replay.move_to(moment);
    if (move == nullptr || move->seat != seat) continue;
    auto judgement = replay.judge(moment);
    check(judgement != nullptr, "the moves of a replay are legal");
    questions.emplace_back(moment, std::move(judgement));
  }
  return questions;
}

void Review::add(Opinion opinion) {
  const auto place = std::ranges::lower_bound(opinions_, opinion.moment, {}, &Opinion::moment);
  check(place == opinions_.end() || place->moment != opinion.moment, "each move is judged once");
  opinions_.insert(place, std::move(opinion));
}

const Opinion* Review::on(std::size_t moment) const {
  const auto found = std::ranges::lower_bound(opinions_, moment, {}, &Opinion::moment);
  return found != opinions_.end() && found->moment == moment ? &*found : nullptr;
}

std::vector<const Opinion*> Review::costly() const {
  std::vector<const Opinion*> found;
  for (const Opinion& opinion : opinions_)
    if (opinion.costly()) found.push_back(&opinion);
  return found;
}

std::vector<const Opinion*> Review::worst() const {
  std::vector<const Opinion*> found = costly();
  std::ranges::sort(found, {},
                    [](const Opinion* opinion) { return std::pair{-opinion->judged.cost, opinion->moment}; });
  if (found.size() > kWorstMoves) found.resize(kWorstMoves);
  return found;
}

std::int64_t Review::total_cost() const {
  std::int64_t cost = 0;
  for (const Opinion* opinion : costly())
    cost += opinion->judged.cost;
  return cost;
}

}  // namespace cardroom::client
