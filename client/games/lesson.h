#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::client {

/// A one-word label on one of a step's cards.
enum class LessonTag : std::uint8_t { none, keep, give, take, play };

/// One step of a guided first game: what to look at, and what to do, if anything. Cards are given by code: "KC".
/// The sentence of each step is in the clients.
struct LessonStep {
  std::uint32_t made = 0;  ///< How many moves the person has made before it.
  bool in_pause = false;   ///< Whether it can be shown in the pause that follows those moves.
  bool asks = false;       ///< Whether the person has to make the lesson's next move; otherwise the step only shows.
  std::vector<std::string> named{};   ///< The cards that the sentence names, in order.
  std::vector<std::string> lit{};     ///< The cards to look at; "*KC": the copy outside the person's hand.
  std::vector<std::string> joined{};  ///< Cards that belong together: two of those that are lit, or none.
  std::string sum{};                  ///< What they make together: "8 + 5 = 13"; empty: nothing.
  std::vector<std::pair<std::string, LessonTag>> tags{};
  std::optional<table::v1::GameMove> asked{};  ///< The move to make, if the step asks.
  std::string card{};                          ///< The card of that move; empty for a move without one.
};

/// The guided first game of a kind.
struct Lesson {
  std::string_view kind;  ///< "pasur"
  std::vector<LessonStep> steps;
};

/// Makes a lesson of these steps, and fills in the moves that the person has to make, from the kind's script.
template <class Wire, class Script>
Lesson lesson_of(std::string_view kind, std::vector<LessonStep> steps) {
  std::vector<table::v1::GameMove> own;
  for (const auto& [seat, move] : Script::moves())
    if (seat.index == 0) Wire::write(move, own.emplace_back());
  for (LessonStep& step : steps)
    if (step.asks) step.asked = own.at(step.made);
  return {kind, std::move(steps)};
}

}  // namespace cardroom::client
