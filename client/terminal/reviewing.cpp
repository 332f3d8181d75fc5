#include "client/terminal/reviewing.h"

#include <utility>

#include "client/core/table_memory.h"
#include "client/terminal/past_text.h"
#include "client/terminal/table_text.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

/// The table as the player who made the move saw it, when the move had just been made.
struct Seen {
  client::TableMemory memory;
  std::size_t events_before = 0;  ///< The number of events before the move.
  const client::Table& table() const { return *memory.table(); }
};

Seen seen_by_mover(const client::Replay& replay, std::size_t moment, Instant now) {
  const Seat seat = replay.move_to(moment)->seat;
  Seen seen;
  for (table::v1::TableUpdate& update : replay.arrival(moment - 1, seat))
    seen.memory.updated(now, std::move(update));
  seen.events_before = seen.table().events.size();
  for (table::v1::TableUpdate& update : replay.updates(moment, seat))
    seen.memory.updated(now, std::move(update));
  return seen;
}

/// "4.1 points", "1 point".
std::string points_words(std::int32_t hundredths) {
  const std::int32_t tenths = (hundredths + 5) / 10;
  const std::string number = std::to_string(tenths / 10) + (tenths % 10 == 0 ? "" : "." + std::to_string(tenths % 10));
  return number + (tenths == 10 ? " point" : " points");
}

int percent(std::int32_t chance) {
  return (chance + 50) / 100;
}

/// "58 in 100"
std::string chance_words(std::int32_t chance) {
  return std::to_string(percent(chance)) + " in 100";
}

std::string cost_words(const Judged& judged) {
  std::string words = "It cost " + points_words(judged.cost) + ".";
  if (judged.chance_before && judged.chance_after &&
      percent(*judged.chance_before) - percent(*judged.chance_after) >= client::kChanceFrom)
    words += " Chance to win: " + chance_words(*judged.chance_before) + " before, " +
             chance_words(*judged.chance_after) + " after.";
  return words;
}

}  // namespace

void Reviewing::begin(const client::Replay& replay, Seat seat, const std::string& whose) {
  auto questions = client::review_questions(replay, seat);
  review_.emplace(questions.size());
  seat_ = seat;
  whose_ = whose;
  running_ = true;
  context_.print("Expert looks at " + whose_ + " " + counted(static_cast<long>(questions.size()), "move", "moves") +
                 ". Go on meanwhile, or type stop.");
  context_.dialog.put(JudgeMoves{++number_, std::move(questions)});
}

void Reviewing::judged(const client::Replay& replay, const MoveJudged& in) {
  if (!running_ || in.review != number_) return;
  constexpr std::size_t kQuarters = 4;
  const auto quarter = [this] { return review_->opinions().size() * kQuarters / review_->moves(); };
  const std::size_t before = quarter();
  review_->add(in.opinion);
  if (review_->complete()) {
    running_ = false;
    context_.print(findings(replay));
  } else if (quarter() > before && review_->moves() >= kQuarters * 2) {
    context_.print(progress());
  }
}

bool Reviewing::stop() {
  if (!std::exchange(running_, false)) return false;
  context_.dialog.put(StopJudging{});
  context_.print("Stopped. " + progress() + " Type costly to see what was found.");
  return true;
}

void Reviewing::end() {
  if (std::exchange(running_, false)) context_.dialog.put(StopJudging{});
  review_.reset();
}

std::string Reviewing::progress() const {
  return "Looked at " + std::to_string(review_->opinions().size()) + " of " + std::to_string(review_->moves()) +
         " moves.";
}

Lines Reviewing::findings(const client::Replay& replay) const {
  const auto costly = review_->costly();
  if (costly.empty())
    return {(review_->complete() ? "" : progress() + " ") + "None of " + whose_ + " moves was clearly a mistake" +
            (review_->complete() ? "." : " so far.")};
  Lines lines;
  const auto worst = review_->worst();
  lines.push_back(strong((costly.size() == 1 ? "One of " : std::to_string(costly.size()) + " of ") + whose_ +
                             " moves cost " + points_words(static_cast<std::int32_t>(review_->total_cost())) +
                             (costly.size() == 1 ? "." : " together."),
                         context_.style));
  for (std::size_t i = 0; i < costly.size(); ++i) {
    const std::size_t moment = costly[i]->moment;
    const bool is_worst = std::ranges::find(worst, costly[i]) != worst.end();
    lines.push_back(right_aligned(std::to_string(i + 1), 3) + "  " +
                    chapter_words(replay.sections()[replay.section_of(moment - 1)].chapter) + ", move " +
                    std::to_string(moment) + ": " + points_words(costly[i]->judged.cost) +
                    (is_worst && costly.size() > client::kWorstMoves ? ", among the worst" : "") + ".");
  }
  lines.emplace_back(costly.size() == 1 ? "costly shows it." : "costly 2 shows the second one; costly: the next one.");
  return lines;
}

std::optional<std::size_t> Reviewing::costly_moment(std::size_t number) const {
  const auto costly = review_->costly();
  if (number == 0 || number > costly.size()) return std::nullopt;
  return costly[number - 1]->moment;
}

std::optional<std::size_t> Reviewing::next_costly_moment(std::size_t shown) const {
  const auto costly = review_->costly();
  if (costly.empty()) return std::nullopt;
  for (const client::Opinion* opinion : costly)
    if (opinion->moment > shown + 1) return opinion->moment;
  return costly.front()->moment;
}

Lines Reviewing::opinion(const client::Replay& replay, std::size_t moment) const {
  const client::Opinion* const opinion = review_->on(moment);
  const Seen seen = seen_by_mover(replay, moment, context_.now);
  const GameText* const text = game_of(seen.table().update);
  if (opinion == nullptr || text == nullptr) return {};
  const Cast cast = players_of(seen.table());
  Lines lines{"Played:"};
  for (const std::string& line : text->tell(seen.table().events, seen.events_before, cast, context_.style))
    lines.push_back("  " + line);
  const table::v1::TableUpdate asked = replay.asked(moment);
  const std::string better =
      text->moves.words({asked.view(), asked.legal_moves(), cast}, opinion->better.move(), context_.style);
  const std::string why = opinion->better.has_reason() ? text->moves.hint(opinion->better.reason(), context_.style)
                                                       : "Looking further ahead, expert expects more from it.";
  lines.push_back("Expert: " + better + ". " + why);
  lines.push_back(strong(cost_words(opinion->judged), context_.style));
  return lines;
}

}  // namespace cardroom::terminal
