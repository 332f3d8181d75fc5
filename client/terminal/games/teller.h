#pragma once

#include <span>
#include <string>
#include <utility>
#include <variant>

#include "client/games/beats.h"
#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// Turns the beats of a game into lines. A kind adds on(event, beat) for each event type.
struct Teller {
  Teller(const Cast& players, const Style& with) : table{players}, people{players.of_people()}, style{with} {}

  void say(std::string line) { lines.push_back(std::move(line)); }
  /// Adds a line that has been waiting for the next beat.
  void finish() {}

  const Cast& table;
  Cast people;  ///< The people who get the points.
  Cast cast{};  ///< The names for the current event.
  Style style;
  Lines lines{};
};

/// The lines for the events from `first` onwards. Earlier beats are processed too, because later lines may depend on
/// them.
template <class KindsTelling>
Lines told(KindsTelling telling, const auto& beats, const table::v1::GameEvent* first) {
  const auto tell = [&telling](const auto& some) {
    for (const auto& beat : some) {
      telling.cast = telling.table.during(*beat.message);
      std::visit([&](const auto& event) { telling.on(event, beat); }, beat.event);
    }
    telling.finish();
    return std::exchange(telling.lines, {});
  };
  const auto news = beats::since(beats, first);
  tell(std::span{beats}.first(beats.size() - news.size()));
  return tell(news);
}

}  // namespace cardroom::terminal
