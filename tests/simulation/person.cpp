#include "tests/simulation/person.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "common/base/overloaded.h"
#include "tests/support/moves_at_random.h"

namespace cardroom::simulation {
namespace {

namespace session = session::v1;
namespace table = table::v1;

constexpr std::uint32_t kTablesMax = 3;
constexpr const char* kPassword = "open-sesame";

bool is_owner(const table::TableUpdate& update) {
  return update.has_seat() && update.seats(static_cast<int>(update.seat())).person().owner();
}

}  // namespace

Person::Person(Timeline& timeline, ServerHost& server, std::uint64_t seed, std::uint32_t number)
    : timeline_{timeline},
      dice_{seed},
      name_{"Person " + std::to_string(number)},
      host_{timeline, server, number, profile_named(name_), [this](const client::Output& output) { heard(output); }},
      twin_{timeline, server, number, profile_named(name_), [](const client::Output&) {}} {}

void Person::live() {
  come_back_after(dice_.between(milliseconds{0}, milliseconds{20'000}));
  timeline_.after(dice_.between(milliseconds{10'000}, milliseconds{40'000}), [this] { suffer(); });
  look();
}

void Person::settle() {
  settled_ = true;
  idle_until_ = {};
  if (twin_.running()) twin_.kill();
  host_.put_plug_back();
  host_.thaw();
  if (!host_.running()) begin();
}

bool Person::at_rest() const {
  if (!host_.running() || host_.core().status().kind != client::Status::Kind::online || !unanswered_.empty()) {
    return false;
  }
  const client::Table* at = host_.core().table();
  return at == nullptr || at->update.phase() == table::PHASE_GATHERING;
}

// --- What happens to it ------------------------------------------------------------------------------------------

void Person::come_back_after(milliseconds away) {
  timeline_.after(away, [this] {
    host_.put_plug_back();
    host_.thaw();
    if (!host_.running()) begin();
  });
}

/// A process that has just begun has read nothing.
void Person::begin() {
  last_line_ = 0;
  host_.start();
}

void Person::suffer() {
  if (settled_) return;
  timeline_.after(dice_.between(milliseconds{4'000}, milliseconds{40'000}), [this] { suffer(); });
  if (!host_.running() || host_.frozen()) return;
  // Half of the absences are short enough for no bot to come.
  const milliseconds away = dice_.one_in(2) ? dice_.between(milliseconds{100}, milliseconds{12'000})
                                            : dice_.between(milliseconds{12'000}, milliseconds{60'000});
  switch (dice_.uniform(8)) {
    case 6: start_twin(); break;
    case 0: host_.cut(); break;
    case 1:
      host_.pull_plug();
      come_back_after(away);
      break;
    case 2:
      host_.freeze();
      come_back_after(away);
      break;
    case 3:  // The process is killed.
      host_.kill();
      unanswered_.clear();
      come_back_after(away);
      break;
    case 4:  // The machine dies: nobody tells the server.
      host_.pull_plug();
      host_.kill();
      unanswered_.clear();
      come_back_after(away);
      break;
    case 5: host_.jump(dice_.between(milliseconds{0}, milliseconds{20'000})); break;
    default: idle_until_ = timeline_.now() + away; break;
  }
  if (!host_.running()) errands_.forgotten = true;
}

/// Does nothing but be there; who looks up from the other program takes the seat back with it.
void Person::start_twin() {
  if (twin_.running()) return;
  twin_.start_with(host_.saved());
  timeline_.after(dice_.between(milliseconds{1'000}, milliseconds{15'000}), [this] {
    if (twin_.running()) twin_.kill();
  });
}

// --- What it hears -----------------------------------------------------------------------------------------------

void Person::heard(const client::Output& output) {
  std::visit(Overloaded{
                 [this](const client::Answered& out) { answered(out); },
                 [this](const client::GivenUp& out) {
                   if (unanswered_.erase(out.tag) != 1)
                     complaints_.push_back("gave up a request twice or out of the blue");
                   ++errands_.given_up;
                   errands_.forgotten = true;
                 },
                 [this](const client::TableChanged& out) { table_changed(out); },
                 [this](const client::ChatChanged& out) { chat_changed(out); },
                 [this](const client::TableLeft&) { last_line_ = 0; },
                 [this](const client::KeyChanged&) { complaints_.push_back("the server's key is another one"); },
                 [](const auto&) {},
             },
             output);
}

void Person::answered(const client::Answered& answer) {
  const auto request = unanswered_.extract(answer.tag);
  if (request.empty()) return complaints_.push_back("an answer to no request, or a second one");
  ++errands_.answered;
  if (answer.answer.has_refused()) {
    ++errands_.refused;
    const auto reason = answer.answer.refused().reason();
    if (reason == session::REFUSAL_REASON_OUT_OF_ORDER || reason == session::REFUSAL_REASON_UNSUPPORTED) {
      complaints_.push_back("refused: " + session::RefusalReason_Name(reason));
    }
    return;
  }
  if (answer.answer.has_table_list()) tables_ = answer.answer.table_list();
  if (request.mapped().has_create_table()) ++errands_.tables_made;
  if (request.mapped().has_move()) ++errands_.moves_done;
}

/// The events that the machine keeps are those of before and the new ones, without gap or repeat. Those of an earlier
/// deal are gone for who was not there.
void Person::table_changed(const client::TableChanged& change) {
  if (host_.core().table() == nullptr) return;  // Left within the same step.
  const client::Table& now = *host_.core().table();
  Reading read{now.update.table_id(), now.update.game_number(), now.first_event, {}};
  for (const table::GameEvent& event : now.events)
    read.events.push_back(event.SerializeAsString());
  const bool same = read.table_id == reading_.table_id && read.game == reading_.game && !change.other_game &&
                    read.first_event == reading_.first_event;
  const std::size_t before = same ? reading_.events.size() : 0;
  const bool from_a_deal = now.first_event == 0 || (!now.events.empty() && now.events.front().pasur().has_began());
  if (!from_a_deal || (change.events_missed && now.first_event == 0)) {
    complaints_.push_back("events of this deal are missing");
  }
  if (same && (read.events.size() < before ||
               !std::equal(reading_.events.begin(), reading_.events.end(), read.events.begin()))) {
    complaints_.push_back("events that were seen are other ones now");
  }
  if (!now.update.has_view() && !now.events.empty()) complaints_.push_back("events of a game that is not there");
  reading_ = std::move(read);
}

/// Each line is noticed once, in order; only lines that were said while it was away may be gone.
void Person::chat_changed(const client::ChatChanged& change) {
  const auto& lines = host_.core().chat();
  if (change.new_lines == 0 || change.new_lines > lines.size()) return complaints_.push_back("a notice of no line");
  for (std::size_t i = lines.size() - change.new_lines; i < lines.size(); ++i) {
    const bool next = lines[i].number() == last_line_ + 1;
    const bool later = lines[i].number() > last_line_ && change.said_before;
    if (!next && !later) complaints_.push_back("a line of chat is missed, or noticed twice");
    last_line_ = lines[i].number();
  }
}

// --- What it does ------------------------------------------------------------------------------------------------

void Person::ask(session::ClientMessage message) {
  const client::RequestTag tag = ++last_tag_;
  unanswered_.emplace(tag, message);
  ++errands_.asked;
  host_.tell(client::Ask{tag, std::move(message)});
}

void Person::look() {
  timeline_.after(dice_.between(milliseconds{50}, milliseconds{settled_ ? 600 : 3'000}), [this] { look(); });
  if (timeline_.now() < idle_until_ || !host_.running() || host_.frozen()) return;
  const client::Status& status = host_.core().status();
  if (status.kind == client::Status::Kind::offline) {  // It gave up before there was a server, or was superseded.
    return host_.tell(client::GoTo{client::Address{"server", 7313}, std::nullopt, false});
  }
  // Now and then it asks though the network is away: that must be done once it is back.
  if (!unanswered_.empty() || (status.kind != client::Status::Kind::online && !dice_.one_in(8))) return;
  if (host_.core().table() == nullptr) return be_at_home();
  be_at_table(host_.core().table()->update);
}

void Person::be_at_home() {
  session::ClientMessage message;
  if (settled_) return;
  if (!tables_) {
    message.mutable_list_tables();
    return ask(std::move(message));
  }
  const lobby::v1::TableList tables = *std::exchange(tables_, std::nullopt);
  if (tables.tables().empty() || (tables.tables_size() < static_cast<int>(kTablesMax) && dice_.one_in(6))) {
    auto& create = *message.mutable_create_table();
    create.set_kind(any_kind());
    // Other kinds have four seats.
    for (std::uint32_t seats = create.kind() == "pasur" ? 2 + dice_.uniform(3) : 0; seats > 0; --seats)
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

void Person::be_at_table(const table::TableUpdate& update) {
  session::ClientMessage message;
  if (!settled_ && dice_.one_in(120)) {
    message.mutable_leave_table();
    return ask(std::move(message));
  }
  if (!settled_ && talk(update)) return;
  // Who looks on asks for a seat, now or from the next game on.
  if (!settled_ && !update.has_seat() && !update.has_next_seat() && dice_.one_in(20)) {
    message.mutable_take_seat()->set_seat(dice_.uniform(4));
    return ask(std::move(message));
  }
  if (update.has_pace() && pace(update)) return;
  if (play(update) || update.phase() != table::PHASE_GATHERING || settled_) return;
  if (gather(update) || !is_owner(update)) return;
  rule_the_table(update);
}

/// What it says is said by nobody else, so that the referee knows it again.
bool Person::talk(const table::TableUpdate& update) {
  session::ClientMessage message;
  if (dice_.one_in(15)) {
    message.mutable_say()->set_text(name_ + " says " + std::to_string(++said_));
  } else if (dice_.one_in(80)) {
    message.mutable_say()->set_phrase(static_cast<table::Phrase>(1 + dice_.uniform(4)));
  } else if (dice_.one_in(update.has_decision() ? 8 : 200)) {
    message.mutable_hint()->set_decision(update.decision());
  } else {
    return false;
  }
  ask(std::move(message));
  return true;
}

bool Person::play(const table::TableUpdate& update) {
  session::ClientMessage message;
  if (update.phase() == table::PHASE_PAUSED) {
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

/// Where everybody has left, who looks on has the bots play faster, or stand still for a while.
bool Person::pace(const table::TableUpdate& update) {
  session::ClientMessage message;
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

std::string Person::any_kind() {
  if (dice_.one_in(6)) return "pasur";
  return dice_.one_in(3) ? "thrones" : "lucky-thirteen";
}

bool Person::gather(const table::TableUpdate& update) {
  session::ClientMessage message;
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

bool Person::rule_the_table(const table::TableUpdate& update) {
  session::ClientMessage message;
  const std::uint32_t seat = dice_.uniform(4);
  const auto bot = [this](table::Bot& out) {
    out.set_type(static_cast<table::BotType>(1 + dice_.uniform(3)));
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
    case 14:
      message.mutable_change_settings()->set_kind(any_kind());
      if (message.change_settings().kind() == "pasur" && dice_.one_in(2))
        message.mutable_change_settings()->set_seats(2 + dice_.uniform(3));
      break;
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
