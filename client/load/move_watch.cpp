#include "client/load/move_watch.h"

#include <algorithm>

namespace cardroom::load {

bool is_move_of(const table::v1::GameEvent& event, std::uint32_t seat) {
  return event.origin() == table::v1::ORIGIN_PERSON && event.has_mover() && event.mover() == seat;
}

void MoveWatch::leave(ClientId client) {
  clients_.erase(client);
  drop(client);
  for (Move& move : moves_)
    move.awaited.erase(client);
}

void MoveWatch::sent(ClientId client, Time now) {
  drop(client);
  moves_.push_back({.mover = client, .sent = now, .place = {}, .awaited = clients_, .before = {}, .last = now});
}

void MoveWatch::drop(ClientId client) {
  std::erase_if(moves_, [&](const Move& move) { return move.mover == client; });
}

void MoveWatch::match(Move& move, const View& view) {
  if (view.until > *move.place && move.awaited.erase(view.client) > 0) move.last = std::max(move.last, view.at);
}

void MoveWatch::saw(ClientId client, Time now, const Sight& sight, Percentiles& done) {
  const View view{client, sight.until, now};
  for (Move& move : moves_) {
    if (!move.place && move.mover == client && sight.seat) {
      const auto event =
          std::ranges::find_if(sight.fresh, [&](const auto& one) { return is_move_of(one, *sight.seat); });
      if (event != sight.fresh.end()) {
        const auto at = static_cast<std::uint32_t>(event - sight.fresh.begin());
        move.place = Seen{sight.until.game, sight.first_fresh() + at};
        for (const View& earlier : move.before)
          match(move, earlier);
        move.before.clear();
      }
    }
    move.place ? match(move, view) : move.before.push_back(view);
  }
  std::erase_if(moves_, [&](const Move& move) {
    if (!move.place || !move.awaited.empty()) return false;
    done.add(std::chrono::duration_cast<Span>(move.last - move.sent));
    return true;
  });
}

}  // namespace cardroom::load
