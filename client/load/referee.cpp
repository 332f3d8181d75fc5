#include "client/load/referee.h"

#include <algorithm>
#include <numeric>

namespace cardroom::load {
namespace {

/// Stands for the mover of an event that nobody caused.
constexpr std::uint32_t kNobody = 0xFFFFFFFF;

std::string text(const Seen& seen) {
  return "event " + std::to_string(seen.end) + " of game " + std::to_string(seen.game);
}

}  // namespace

std::string_view name_of(Fault fault) {
  switch (fault) {
    case Fault::move_lost: return "moves_lost";
    case Fault::went_back: return "went_back";
    case Fault::disagreement: return "disagreements";
    case Fault::stuck: return "stuck";
    case Fault::seat_lost: return "seats_lost";
    case Fault::table_lost: return "tables_lost";
    case Fault::memory_grown: return "memory_grown";
    case Fault::late_restart: break;
  }
  return "late_restarts";
}

void Faults::add(Fault fault, const std::string& what) {
  ++counts_[static_cast<std::size_t>(fault)];
  if (words_.size() < kKept) words_.push_back(std::string{name_of(fault)} + ": " + what);
}

std::uint64_t Faults::count() const {
  return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
}

void Referee::find(Fault fault, const std::string& what) {
  faults_.add(fault, name_ + ": " + what);
}

Referee::Client* Referee::known(ClientId client) {
  const auto found = clients_.find(client);
  return found == clients_.end() ? nullptr : &found->second;
}

void Referee::sent(ClientId client, std::uint64_t decision) {
  Client* const mover = known(client);
  if (mover == nullptr) return;
  mover->sent = decision;
  mover->accepted = mover->seen = false;
}

void Referee::accepted(ClientId client) {
  Client* const mover = known(client);
  if (mover == nullptr || !mover->sent) return;
  mover->answered = mover->sent;
  mover->accepted = true;
  if (mover->seen) mover->sent.reset();
}

void Referee::refused(ClientId client) {
  if (Client* const mover = known(client)) mover->sent.reset();
}

void Referee::connecting(ClientId client) {
  Client* const returning = known(client);
  if (returning == nullptr) return;
  returning->least_version = version_;
  returning->least = until_;
}

void Referee::first_view(ClientId client, std::uint64_t version, Seen until) {
  const Client* const returning = known(client);
  if (returning == nullptr) return;
  if (version < returning->least_version) {
    find(Fault::went_back,
         "version " + std::to_string(version) + " was shown after version " + std::to_string(returning->least_version));
  } else if (until < returning->least) {
    find(Fault::went_back, text(until) + " was the last one after " + text(returning->least));
  }
}

void Referee::saw(ClientId client, Time now, const View& view) {
  Client* const found = known(client);
  if (found == nullptr) return;
  Client& viewer = *found;
  const Sight& sight = view.sight;
  // Decisions are numbered per seat.
  if (viewer.seat != sight.seat) {
    viewer.answered.reset();
    viewer.sent.reset();
  }
  viewer.seat = sight.seat;
  if (view.asked && viewer.answered && *view.asked <= *viewer.answered) {
    find(Fault::move_lost, "decision " + std::to_string(*view.asked) + " of seat " + std::to_string(*sight.seat) +
                               " is requested again after its move was accepted");
    viewer.answered.reset();
    viewer.sent.reset();
  }
  if (viewer.sent && sight.seat) {
    viewer.seen |= std::ranges::any_of(sight.fresh, [&](const auto& one) { return is_move_of(one, *sight.seat); });
    if (view.missed) {
      viewer.sent.reset();  // Its event may be among the missed ones.
    } else if (viewer.accepted) {
      if (!viewer.seen)
        find(Fault::move_lost, "the move for decision " + std::to_string(*viewer.sent) + " of seat " +
                                   std::to_string(*sight.seat) + " was accepted, but is not among the events");
      viewer.sent.reset();
    }
  }
  compare_events(sight);
  viewer.version = view.version;
  viewer.until = sight.until;
  if (view.version > version_ || sight.until > until_) {
    progress_ = now;
    stuck_ = false;
  }
  version_ = std::max(version_, view.version);
  until_ = std::max(until_, sight.until);
}

void Referee::compare_events(const Sight& sight) {
  if (sight.until.game > game_) {
    game_ = sight.until.game;
    events_.clear();
  }
  if (sight.until.game < game_) return;
  std::uint32_t number = sight.first_fresh();
  for (const auto& event : sight.fresh) {
    const std::pair told{static_cast<int>(event.origin()), event.has_mover() ? event.mover() : kNobody};
    const auto [known, is_new] = events_.emplace(number, told);
    if (!is_new && known->second != told) {
      find(Fault::disagreement, text({game_, number}) + " was told in two ways");
      known->second = told;
    }
    ++number;
  }
}

void Referee::look(Time now, std::chrono::nanoseconds bound) {
  if (stuck_ || now < progress_ + bound) return;
  stuck_ = true;
  find(Fault::stuck, "nothing has happened since version " + std::to_string(version_));
}

bool Referee::agree() const {
  return std::ranges::all_of(clients_, [&](const auto& one) {
    return one.second.version == version_ && one.second.until == until_ && !(one.second.sent && one.second.accepted);
  });
}

void Referee::conclude() {
  for (const auto& [id, client] : clients_) {
    if (client.sent && client.accepted)
      find(Fault::move_lost, "the move for decision " + std::to_string(*client.sent) + " was accepted and never shown");
    if (client.version != version_ || client.until != until_) {
      find(Fault::disagreement, "a client ends with version " + std::to_string(client.version) + " and " +
                                    text(client.until) + ", the table with " + std::to_string(version_) + " and " +
                                    text(until_));
    }
  }
}

}  // namespace cardroom::load
