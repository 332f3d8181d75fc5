#include "client/load/load_table.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

#include "client/games/offered_moves.h"
#include "client/load/clock.h"

namespace cardroom::load {
namespace {

using session::v1::ClientMessage;
using session::v1::ServerMessage;
using namespace std::chrono_literals;

/// A refused request is repeated after this long if it is still needed. Most rate limits recover sooner.
constexpr std::chrono::milliseconds kAgainAfter{500};

/// How long a table may show nothing new, in addition to the time for two moves. A bot takes over a lost seat
/// after 15 s.
constexpr std::chrono::seconds kStuckAfter{20};

/// The slowest bot pace that a server accepts.
constexpr std::chrono::milliseconds kPaceMax{10'000};

/// A chat line of typical length.
constexpr std::string_view kLine = "Nicely done, and who would have thought it?";

std::chrono::nanoseconds pause_for(double rate) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>{1 / rate});
}

Seen seen_in(const client::Table& table) {
  return {table.update.game_number(), table.first_event + static_cast<std::uint32_t>(table.events.size())};
}

}  // namespace

LoadTable::LoadTable(boost::asio::io_context& io, client::TlsClient& tls, TablePlan plan, const Course& course,
                     Tally& tally)
    : io_{io},
      tls_{tls},
      plan_{std::move(plan)},
      course_{course},
      tally_{tally},
      dice_{plan_.seed},
      referee_{std::make_unique<Referee>(plan_.name, tally.faults)},
      wakes_{io} {}

void LoadTable::start_next() {
  add_player();
  players_.back()->start();
}

void LoadTable::add_player() {
  static_assert(sizeof(ClientId) == 8);
  const ClientId id = ++numbered_;
  players_.push_back(std::make_unique<Player>(io_, tls_, plan_.way, id, plan_.name + "." + std::to_string(id),
                                              tally_.traffic, static_cast<PlayerEvents&>(*this)));
}

std::ptrdiff_t LoadTable::online() const {
  return std::ranges::count_if(players_, [](const auto& player) { return player->online(); });
}

bool LoadTable::plays() const {
  return players_.size() == plan_.people && std::ranges::all_of(players_, [](const auto& player) {
           const client::Table* table = player->core().table();
           return player->online() && table != nullptr && table->update.game_number() > 0;
         });
}

bool LoadTable::agree() const {
  return std::ranges::all_of(players_, [](const auto& player) { return player->online(); }) && referee_->agree();
}

void LoadTable::plays_from(Time now) {
  // The tables must not all move at once.
  constexpr std::uint32_t kParts = 1'000;
  last_move_ = now - pause_for(plan_.rate) * dice_.uniform(kParts) / kParts;
  referee_->plays_from(now);
}

void LoadTable::look(Time now) {
  if (course_.plays && course_.server_runs && !at_rest_) referee_->look(now, kStuckAfter + 2 * pause_for(plan_.rate));
}

void LoadTable::expect_back() {
  if (!at_rest_) away_ = here_;
}

void LoadTable::quiet() {
  for (const auto& player : players_)
    player->forget_plan();
}

void LoadTable::churn() {
  if (players_.size() < 2) return;
  Player& guest = *players_[1 + dice_.uniform(static_cast<std::uint32_t>(players_.size() - 1))];
  if (!here_.contains(guest.id()) || !guest.online() || guest.leaving) return;
  if (dice_.uniform(2) == 0) {
    ++tally_.cut;
    watch_.leave(guest.id());
    return guest.cut();
  }
  guest.leaving = true;
  guest.forget_plan();
  ClientMessage request;
  request.mutable_leave_table();
  guest.ask(std::move(request));
}

void LoadTable::chat() {
  Player& player = *players_[dice_.uniform(static_cast<std::uint32_t>(players_.size()))];
  if (!here_.contains(player.id()) || !player.online() || player.leaving) return;
  ClientMessage request;
  request.mutable_say()->set_text(std::string{kLine});
  player.ask(std::move(request));
}

void LoadTable::rest(std::chrono::milliseconds time) {
  if (at_rest_ || !plays() || std::ranges::any_of(players_, [](const auto& player) { return player->leaving; })) return;
  at_rest_ = true;
  ++tally_.rests;
  away_.clear();
  for (const auto& player : players_) {
    watch_.leave(player->id());
    if (player->forget_plan()) player->decision = 0;
    player->lose_network();
  }
  wakes_.expires_after(time);
  wakes_.async_wait([this, alive = std::weak_ptr{alive_}](auto error) {
    if (!error && !alive.expired()) wake();
  });
}

void LoadTable::wake() {
  if (!std::exchange(at_rest_, false)) return;
  wakes_.cancel();
  plays_from(now());
  for (const auto& player : players_)
    player->regain_network();
}

void LoadTable::connecting(Player& player) {
  referee_->connecting(player.id());
}

void LoadTable::welcomed(Player& player, bool resumed) {
  if (!player.core().session()->table_id().empty()) return;
  const client::Table* const table = player.core().table();
  if (plan_.may_rest && table != nullptr && here_.contains(player.id())) {
    // ClientCore resumes the table. It must find its own seat there.
    ++tally_.put_away;
    if (table->update.has_seat()) player.kept_seat = table->update.seat();
    return;
  }
  lost_seat(player,
            resumed ? "the server knows the client, but not where it sat" : "the server does not know the client");
  seek(player);
}

void LoadTable::left(Player& player) {
  lost_seat(player, "the server has refused to let it back, or sent it away");
  seek(player);
}

void LoadTable::lost_seat(Player& player, const char* how) {
  if (here_.erase(player.id()) == 0) return;
  tally_.faults.add(Fault::seat_lost,
                    plan_.name + ": client " + std::to_string(player.id()) + " has lost its seat: " + how);
  watch_.leave(player.id());
  referee_->leave(player.id());
  away_.erase(player.id());
}

void LoadTable::lost_table() {
  tally_.faults.add(Fault::table_lost, plan_.name + ": the table is gone");
  id_.clear();
  for (const auto& player : players_) {
    here_.erase(player->id());
    watch_.leave(player->id());
  }
  away_.clear();
  referee_ = std::make_unique<Referee>(plan_.name, tally_.faults);
  referee_->plays_from(now());
}

void LoadTable::seek(Player& player) {
  const bool is_host = &player == players_.front().get();
  if ((id_.empty() && !is_host) || !seeking_.insert(player.id()).second) return;
  ClientMessage request;
  if (!id_.empty()) {
    request.mutable_join_table()->set_table_id(id_);
    request.mutable_join_table()->set_password(plan_.password);
    return player.ask(std::move(request));
  }
  auto& create = *request.mutable_create_table();
  create.set_name(plan_.name);
  create.set_kind(std::string{plan_.game->id});
  create.set_password(plan_.password);
  create.set_watching_allowed(true);
  const auto pace = std::chrono::duration_cast<std::chrono::milliseconds>(pause_for(plan_.rate));
  for (std::size_t seat = 0; seat < plan_.people + plan_.bots; ++seat) {
    auto& seat_plan = *create.add_seats();
    if (seat < plan_.people) continue;
    seat_plan.mutable_bot()->set_type(table::v1::BOT_TYPE_BASIC);
    seat_plan.mutable_bot()->set_pace_ms(static_cast<std::uint32_t>(std::min(pace, kPaceMax).count()));
  }
  player.ask(std::move(request));
}

void LoadTable::first_view(Player& player, const table::v1::TableUpdate& update) {
  if (update.table_id() != id_) return;
  const auto events = static_cast<std::uint32_t>(update.events_size());
  referee_->first_view(player.id(), update.version(), {update.game_number(), update.first_event() + events});
  // What an ended process sent may still arrive, but not on a new connection, so this view is the new process's.
  if (away_.erase(player.id()) > 0 && course_.back_from)
    tally_.back.add(std::chrono::duration_cast<Span>(now() - *course_.back_from));
}

void LoadTable::changed(Player& player, const client::TableChanged& change) {
  const client::Table& table = *player.core().table();
  if (table.update.table_id() != id_) return;  // The table is new and not yet confirmed, or about to be left.
  const Time at = now();
  const auto& update = table.update;
  Sight sight{.until = seen_in(table)};
  sight.fresh = std::span{table.events}.last(change.new_events);
  if (update.has_seat()) sight.seat = update.seat();
  if (const auto seat = std::exchange(player.kept_seat, std::nullopt); seat && seat != sight.seat)
    tally_.faults.add(Fault::seat_lost, plan_.name + ": client " + std::to_string(player.id()) +
                                            " is no longer in seat " + std::to_string(*seat) + " after a rest");
  if (std::ranges::any_of(sight.fresh, [](const auto& event) { return event.origin() == table::v1::ORIGIN_BOT; }))
    last_move_ = at;
  watch_.join(player.id());
  watch_.saw(player.id(), at, sight, tally_.latency);
  Referee::View view{.version = update.version(), .sight = sight, .missed = change.events_missed};
  if (update.has_decision()) view.asked = update.decision();
  referee_->saw(player.id(), at, view);
  act(player);
}

void LoadTable::act(Player& player) {
  if (!course_.plays || player.leaving || player.core().table() == nullptr) return;
  const table::v1::TableUpdate& update = player.core().table()->update;
  const bool paused = update.phase() == table::v1::PHASE_PAUSED && update.has_seat();
  ClientMessage request;
  if (update.has_decision()) {
    ask_for_move(player);
  } else if (paused && !player.went_on) {
    request.mutable_go_on();
    player.ask(std::move(request));
  } else if (update.phase() == table::v1::PHASE_GATHERING && update.has_seat() && update.game_number() > 0 &&
             update.game_number() != player.ready_after) {
    player.ready_after = update.game_number();
    request.mutable_ready();
    player.ask(std::move(request));
  }
  player.went_on = paused;
}

void LoadTable::ask_for_move(Player& player) {
  const table::v1::TableUpdate& update = player.core().table()->update;
  if (update.decision() == player.decision) return;
  auto move = client::choose_move(update.legal_moves(), [this](std::uint32_t n) { return dice_.uniform(n); });
  if (!move) return;
  player.decision = update.decision();
  ClientMessage request;
  request.mutable_move()->set_decision(update.decision());
  *request.mutable_move()->mutable_move() = *std::move(move);
  // Moves follow a schedule, so that a slow one does not delay the next ones unless it overruns its slot.
  const Time at = now();
  last_move_ = std::max(last_move_ + pause_for(plan_.rate), at);
  player.ask_after(last_move_ - at, std::move(request));
}

void LoadTable::asked(Player& player, const ClientMessage& request) {
  if (!request.has_move()) return;
  // Otherwise the move waits for the connection, and its time would include the outage.
  if (player.online()) watch_.sent(player.id(), player.asked_at());
  referee_->sent(player.id(), request.move().decision());
}

void LoadTable::answered(Player& player, const ClientMessage& request, const ServerMessage* answer) {
  switch (request.body_case()) {
    case ClientMessage::kCreateTable:
    case ClientMessage::kJoinTable: return sought(player, answer);
    case ClientMessage::kMove: return moved(player, answer);
    case ClientMessage::kLeaveTable: return has_left(player);
    case ClientMessage::kSay:
      if (answer != nullptr && answer->has_done()) ++tally_.lines;
      return;
    default: break;
  }
  if (answer != nullptr && !answer->has_refused()) return;
  later(player, [this](Player& again) {
    again.ready_after = 0;
    act(again);
  });
}

void LoadTable::sought(Player& player, const ServerMessage* answer) {
  seeking_.erase(player.id());
  if (answer != nullptr && answer->has_joined_table()) {
    const bool is_new = id_.empty();
    id_ = answer->joined_table().table_id();
    here_.insert(player.id());
    referee_->join(player.id());
    if (!is_new) return;
    for (const auto& guest : players_)
      if (guest.get() != &player && guest->online()) seek(*guest);
    return;
  }
  // While a table is at rest, only its own people can find it; a new guest tries again.
  const bool may_rest = plan_.may_rest && &player != players_.front().get();
  if (answer != nullptr && answer->refused().reason() == session::v1::REFUSAL_REASON_NO_SUCH_TABLE && !id_.empty() &&
      !may_rest)
    lost_table();
  // Not at once: the cause may be a rate limit.
  later(player, [this](Player& again) {
    if (again.online() && !here_.contains(again.id())) seek(again);
  });
}

void LoadTable::moved(Player& player, const ServerMessage* answer) {
  if (answer != nullptr && answer->has_done()) {
    ++tally_.moves;
    return referee_->accepted(player.id());
  }
  watch_.drop(player.id());
  referee_->refused(player.id());
  if (answer != nullptr) ++tally_.refused[session::v1::RefusalReason_Name(answer->refused().reason())];
  later(player, [this](Player& again) {
    again.decision = 0;
    act(again);
  });
}

void LoadTable::has_left(Player& player) {
  here_.erase(player.id());
  away_.erase(player.id());
  watch_.leave(player.id());
  referee_->leave(player.id());
  ++tally_.left;
  // Posted, because the player is still running and must not be destroyed here.
  boost::asio::post(io_, [this, alive = std::weak_ptr{alive_}, id = player.id()] {
    if (alive.expired()) return;
    std::erase_if(players_, [&](const auto& one) { return one->id() == id; });
    ++tally_.arrived;
    start_next();
  });
}

void LoadTable::later(Player& player, std::function<void(Player&)> then) {
  const auto timer = std::make_shared<boost::asio::steady_timer>(io_, kAgainAfter);
  timer->async_wait([this, timer, alive = std::weak_ptr{alive_}, id = player.id(), then = std::move(then)](auto error) {
    if (error || alive.expired()) return;
    const auto found = std::ranges::find_if(players_, [&](const auto& one) { return one->id() == id; });
    if (found != players_.end()) then(**found);
  });
}

void LoadTable::disconnected(Player& player, const std::string&) {
  // Its pending move will be repeated, and its time would include the outage.
  watch_.leave(player.id());
  if (course_.server_runs) ++tally_.disconnects;
}

}  // namespace cardroom::load
