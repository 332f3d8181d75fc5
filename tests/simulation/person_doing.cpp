#include <algorithm>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

#include "client/core/successors.h"
#include "client/core/take_backs.h"
#include "tests/simulation/person.h"
#include "tests/simulation/true_games.h"
#include "tests/support/moves_at_random.h"

namespace cardroom::simulation {
namespace {

constexpr std::uint32_t kTablesMax = 3;
constexpr const char* kPassword = "open-sesame";

bool is_owner(const table::v1::TableUpdate& update) {
  return update.has_seat() && update.seats(static_cast<int>(update.seat())).person().owner();
}

bool has_any_seats(const GameFacts& kind) {
  return kind.seats_min != kind.seats_max;
}
std::uint32_t any_seats(const GameFacts& kind, Dice& dice) {
  return kind.seats_min + dice.uniform(kind.seats_max - kind.seats_min + 1U);
}

/// A function that chooses rules at random; null for a kind without a choice of rules.
auto any_rules_of(const GameFacts& kind) {
  void (*any_rules)(table::v1::GameRules&, Dice&) = nullptr;
  for_each_true_game([&]<class Game>(const GameFacts& facts, std::type_identity<Game>) {
    if constexpr (requires { &Game::any_rules; }) {
      if (facts.id == kind.id) any_rules = &Game::any_rules;
    }
  });
  return any_rules;
}

}  // namespace

void Person::ask(session::v1::ClientMessage message) {
  const client::RequestTag tag = ++last_tag_;
  unanswered_.emplace(tag, message);
  ++errands_.asked;
  host_.tell(client::Ask{tag, std::move(message)});
}

void Person::look() {
  timeline_.after(dice_.between(milliseconds{50}, milliseconds{settled_ ? 600 : 3'000}), [this] { look(); });
  if (timeline_.now() < idle_until_ || !host_.running() || host_.frozen()) return;
  const client::Status& status = host_.core().status();
  if (status.kind == client::Status::Kind::offline) {  // Gave up before there was a server, or was superseded.
    return host_.tell(client::GoTo{client::Address{"server", 7313}, std::nullopt, false});
  }
  // Sometimes a request is made while the network is down; it must be carried out once the network is back.
  if (!unanswered_.empty() || (status.kind != client::Status::Kind::online && !dice_.one_in(8))) return;
  if (host_.core().table() == nullptr) return be_at_home();
  be_at_table(host_.core().table()->update);
}

void Person::be_at_home() {
  session::v1::ClientMessage message;
  if (!kept_.empty()) {
    if (!settled_ && !dice_.one_in(4)) return;
    message.mutable_join_table()->set_table_id(kept_);
    return ask(std::move(message));
  }
  if (settled_) return;
  if (!tables_) {
    message.mutable_list_tables();
    return ask(std::move(message));
  }
  const lobby::v1::TableList tables = *std::exchange(tables_, std::nullopt);
  if (tables.tables().empty() || (tables.tables_size() < static_cast<int>(kTablesMax) && dice_.one_in(6))) {
    auto& create = *message.mutable_create_table();
    const GameFacts& kind = any_kind();
    create.set_kind(std::string{kind.id});
    if (const auto any_rules = any_rules_of(kind)) any_rules(*create.mutable_rules(), dice_);
    // Other kinds have a fixed number of seats.
    for (std::uint32_t seats = has_any_seats(kind) ? any_seats(kind, dice_) : 0; seats > 0; --seats)
      create.add_seats();
    if (dice_.one_in(2)) create.set_turn_limit_ms(5'000 + dice_.uniform(10'000));
    if (dice_.one_in(4)) create.set_password(kPassword);
    create.set_watching_allowed(!dice_.one_in(4));
    return ask(std::move(message));
  }
  const auto& choice = tables.tables(static_cast<int>(dice_.uniform(static_cast<std::uint32_t>(tables.tables_size()))));
  auto& join = *message.mutable_join_table();
  join.set_table_id(choice.table_id());
  if (choice.settings().has_password() && !dice_.one_in(5)) join.set_password(kPassword);
  if (dice_.one_in(5)) join.set_watch(true);
  if (dice_.one_in(5)) join.set_seat(dice_.uniform(5));
  ask(std::move(message));
}

void Person::be_at_table(const table::v1::TableUpdate& update) {
  session::v1::ClientMessage message;
  kept_.clear();
  if (!settled_ && dice_.one_in(120)) {
    message.mutable_leave_table();
    if (update.has_seat() && dice_.one_in(2)) {
      message.mutable_leave_table()->set_keep_seat(true);
      kept_ = update.table_id();
    }
    return ask(std::move(message));
  }
  if (!settled_ && talk(update)) return;
  // A spectator asks for a seat, now or from the next game on.
  if (!settled_ && !update.has_seat() && !update.has_next_seat() && dice_.one_in(20)) {
    message.mutable_take_seat()->set_seat(dice_.uniform(4));
    return ask(std::move(message));
  }
  if (update.has_decision()) question_ = Question{update.decision(), update.legal_moves()};
  if (update.has_pace() && pace(update)) return;
  if (!settled_ && is_owner(update) && give_seat(update)) return;
  if (rest(update) || (!settled_ && take_back(update))) return;
  if (play(update) || update.phase() != table::v1::PHASE_GATHERING || settled_) return;
  if (gather(update) || !is_owner(update)) return;
  rule_the_table(update);
}

/// The owner gives the seat of somebody who is away to somebody without one, also in the middle of a game.
bool Person::give_seat(const table::v1::TableUpdate& update) {
  const std::vector<std::string> people = client::successors(update, host_.core().watchers());
  int seat = 0;
  while (seat < update.seats_size() && !client::may_give_seat(update, seat))
    ++seat;
  if (people.empty() || seat == update.seats_size() || !dice_.one_in(4)) return false;
  session::v1::ClientMessage message;
  message.mutable_give_seat()->set_seat(static_cast<std::uint32_t>(seat));
  message.mutable_give_seat()->set_name(people[dice_.uniform(static_cast<std::uint32_t>(people.size()))]);
  ask(std::move(message));
  return true;
}

/// Each line is unique, so that the referee can recognise it.
bool Person::talk(const table::v1::TableUpdate& update) {
  session::v1::ClientMessage message;
  if (dice_.one_in(15)) {
    message.mutable_say()->set_text(name_ + " says " + std::to_string(++said_));
  } else if (dice_.one_in(80)) {
    message.mutable_say()->set_phrase(static_cast<table::v1::Phrase>(1 + dice_.uniform(4)));
  } else if (dice_.one_in(update.has_decision() ? 8 : 200)) {
    message.mutable_hint()->set_decision(update.decision());
  } else {
    return false;
  }
  ask(std::move(message));
  return true;
}

/// Asks for a break, agrees to one, ends it, or decides what happens while another player's connection is lost.
bool Person::rest(const table::v1::TableUpdate& update) {
  if (!update.has_seat() || update.phase() == table::v1::PHASE_GATHERING) return false;
  session::v1::ClientMessage message;
  const table::v1::TableBreak& table_break = update.table_break();
  const auto missing = std::ranges::find_if(update.seats(), [](const table::v1::Seat& seat) {
    return seat.has_person() && !seat.person().connected() && !seat.person().held_by_bot();
  });
  if (table_break.on()) {
    if (table_break.has_left_ms()) return true;
    if (settled_ || dice_.one_in(8)) {
      message.mutable_go_on();
    } else if (question_ && dice_.one_in(6)) {
      message.mutable_move()->set_decision(question_->decision);
      *message.mutable_move()->mutable_move() = testing::legal_move(question_->legal_moves, dice_);
    } else {
      return true;
    }
  } else if (settled_) {
    return false;
  } else if (update.has_table_break()) {
    if (std::ranges::find(table_break.agreed(), update.seat()) != table_break.agreed().end()) return false;
    if (!dice_.one_in(4)) return false;
    message.mutable_take_break();
  } else if (missing != update.seats().end() && dice_.one_in(15)) {
    message.mutable_wait_for()->set_seat(static_cast<std::uint32_t>(missing - update.seats().begin()));
    message.mutable_wait_for()->set_wait(dice_.one_in(2));
  } else if (dice_.one_in(60)) {
    message.mutable_take_break();
  } else {
    return false;
  }
  ask(std::move(message));
  return true;
}

/// Asks to take back the last move, and agrees to somebody else's request or ignores it; at times asks when it may not.
bool Person::take_back(const table::v1::TableUpdate& update) {
  session::v1::ClientMessage message;
  if (const auto seat = client::take_back_to_agree_with(update)) {
    if (!dice_.one_in(2)) return false;
    message.mutable_take_back()->set_agree_with(*seat);
  } else if (dice_.one_in(client::may_take_back(update) ? 8 : 150)) {
    message.mutable_take_back();
  } else {
    return false;
  }
  ask(std::move(message));
  return true;
}

bool Person::play(const table::v1::TableUpdate& update) {
  session::v1::ClientMessage message;
  if (update.phase() == table::v1::PHASE_PAUSED) {
    if (!dice_.one_in(4)) return false;
    message.mutable_go_on();
  } else if (update.has_seat() && update.seats(static_cast<int>(update.seat())).person().held_by_bot()) {
    message.mutable_take_my_seat();
  } else if (update.has_decision()) {
    auto& move = *message.mutable_move();
    move.set_decision(update.decision() - (!settled_ && dice_.one_in(30) ? 1 : 0));
    const bool wrong = !settled_ && dice_.one_in(15);
    *move.mutable_move() =
        wrong ? testing::any_move(update.legal_moves(), dice_) : testing::legal_move(update.legal_moves(), dice_);
  } else {
    return false;
  }
  ask(std::move(message));
  return true;
}

/// Once all players have left, a spectator makes the bots play faster, or pauses them for a while.
bool Person::pace(const table::v1::TableUpdate& update) {
  session::v1::ClientMessage message;
  if (settled_) {
    if (!update.pace().paused()) return false;
    message.mutable_set_pace()->set_paused(false);
  } else {
    if (!dice_.one_in(4)) return false;
    message.mutable_set_pace()->set_paused(dice_.one_in(2));
    message.mutable_set_pace()->set_speed_percent(100 + dice_.uniform(300));
  }
  ask(std::move(message));
  return true;
}

const GameFacts& Person::any_kind() {
  std::vector<std::pair<std::uint32_t, const GameFacts*>> kinds;
  for_each_true_game(
      [&]<class Game>(const GameFacts& facts, std::type_identity<Game>) { kinds.emplace_back(Game::kOneIn, &facts); });
  std::ranges::sort(kinds, std::greater{}, &decltype(kinds)::value_type::first);
  const auto rare =
      std::find_if(kinds.begin(), kinds.end() - 1, [this](const auto& kind) { return dice_.one_in(kind.first); });
  return *rare->second;
}

void Person::change_kind(lobby::v1::ChangeSettingsRequest& change) {
  const GameFacts& kind = any_kind();
  change.set_kind(std::string{kind.id});
  if (has_any_seats(kind) && dice_.one_in(2)) change.set_seats(any_seats(kind, dice_));
  const auto any_rules = any_rules_of(kind);
  if (any_rules != nullptr && !dice_.one_in(4)) any_rules(*change.mutable_rules(), dice_);
}

bool Person::gather(const table::v1::TableUpdate& update) {
  session::v1::ClientMessage message;
  if (!update.has_seat()) {
    if (!dice_.one_in(3)) return false;
    message.mutable_take_seat()->set_seat(dice_.uniform(4));
  } else if (!update.seats(static_cast<int>(update.seat())).person().ready()) {
    if (!dice_.one_in(2)) return false;
    message.mutable_ready();
  } else {
    return false;
  }
  ask(std::move(message));
  return true;
}

bool Person::rule_the_table(const table::v1::TableUpdate& update) {
  session::v1::ClientMessage message;
  const std::uint32_t seat = dice_.uniform(4);
  const auto bot = [this](table::v1::Bot& out) {
    out.set_type(static_cast<table::v1::BotType>(1 + dice_.uniform(3)));
    out.set_pace_ms(dice_.uniform(1'500));
  };
  switch (dice_.uniform(15)) {
    case 0:
      message.mutable_set_seat()->set_seat(seat);
      if (dice_.one_in(2)) bot(*message.mutable_set_seat()->mutable_plan()->mutable_bot());
      break;
    case 1:
      message.mutable_change_settings()->set_turn_limit_ms(dice_.one_in(2) ? 0 : 5'000 + dice_.uniform(9'000));
      break;
    case 2: message.mutable_change_settings()->set_password(dice_.one_in(2) ? "" : kPassword); break;
    case 3:
      if (!dice_.one_in(4) || update.seat() == seat) return false;
      message.mutable_remove_player()->set_seat(seat);
      break;
    case 4: message.mutable_take_seat()->set_seat(seat); break;
    case 5: message.mutable_change_settings()->set_name("Table of " + name_); break;
    case 6:
    case 14: change_kind(*message.mutable_change_settings()); break;
    case 7: message.mutable_change_settings()->set_watching_allowed(!dice_.one_in(4)); break;
    case 8: {
      const auto& watchers = host_.core().watchers();
      if (watchers.empty() || !dice_.one_in(4)) return false;
      message.mutable_remove_player()->set_name(watchers.front());
      break;
    }
    case 9:
    case 10:
    case 11: bot(*message.mutable_fill_with_bots()->mutable_bot()); break;
    default: return false;  // Waits for friends.
  }
  ask(std::move(message));
  return true;
}

}  // namespace cardroom::simulation
