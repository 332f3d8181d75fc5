#include "client/core/visit.h"

#include <algorithm>
#include <utility>

#include "common/base/overloaded.h"

namespace cardroom::client {
namespace {

using session::v1::ClientMessage;
using visit::Failed;

bool has_open_seat(const lobby::v1::TableSummary& table) {
  return std::ranges::any_of(table.seats(), [](const table::v1::Seat& seat) {
    return seat.occupant_case() == table::v1::Seat::OCCUPANT_NOT_SET;
  });
}

}  // namespace

std::vector<visit::Output> Visit::step(visit::Input input) {
  std::visit(Overloaded{
                 [this](visit::Pursue& in) {
                   aim_ = std::move(in.aim);
                   finding_out_watch_ = false;
                 },
                 [this](visit::Proceed) { pursue({}); },
                 [this](visit::ListTables) { ask_for_list(); },
                 [this](const visit::Create& in) { create(in); },
                 [this](visit::Join& in) { join(std::move(in)); },
                 [this](const visit::Password& in) { ask_to_join(in.text); },
                 [this](visit::WatchInstead) { join({join_.table_id, true}); },
                 [this](visit::Leave) { leave(); },
                 [this](visit::StepAway) { step_away(); },
                 [this](visit::Forget) { forget(); },
                 [this](const Welcomed& in) { welcomed(in); },
                 [this](const Answered& in) { answered(in); },
                 [this](const GivenUp& in) { given_up(in); },
                 [this](const TableChanged& in) { table_changed(in); },
                 [this](const TableLeft& in) { table_left(in); },
             },
             input);
  return std::exchange(out_, {});
}

bool Visit::leaving_matters() const {
  const Table* here = table();
  return here != nullptr && here->update.has_seat() && here->update.phase() != table::v1::PHASE_GATHERING && online();
}

bool Visit::seated() const {
  const Table* here = table();
  return here != nullptr && (here->update.has_seat() || here->update.has_next_seat());
}

bool Visit::may_step_away() const {
  return online() && seated() && core_.keeps_tables();
}

std::optional<visit::Input> Visit::farewell() const {
  if (may_step_away()) return visit::StepAway{};
  if (online() && table() != nullptr && !seated()) return visit::Leave{};
  return std::nullopt;
}

void Visit::welcomed(const Welcomed& notice) {
  const std::string& seat_at = core_.session()->table_id();
  if (notice.first) {
    tables_.clear_tables();
    return pursue(seat_at);
  }
  // The next update shows what has happened at the table in the meantime, or TableLeft shows that the table no longer
  // exists. The list of tables may have changed, too.
  if (page_ != ServerPage::none && seat_at.empty() && !arrived_) ask_for_list();
}

void Visit::pursue(const std::string& seat_at) {
  if (!seat_at.empty()) return seat_waits(seat_at);
  if (aims_to<visit::Look>() || aims_to<visit::TakeOnlySeat>()) return ask_for_list();
  const visit::Aim aim = std::exchange(aim_, {});
  if (const auto* one = std::get_if<visit::Create>(&aim)) return create(*one);
  if (const auto* one = std::get_if<visit::Join>(&aim)) return join(*one);
  if (const auto* resumes = std::get_if<visit::Resume>(&aim)) {
    // The server may have put the table away; it brings the table back when a person with a seat there joins.
    if (resumes->table_id.empty()) return out_.emplace_back(Failed{Failed::Why::seat_gone}), void();
    join({resumes->table_id});
    resuming_ = true;
  } else {
    out_.emplace_back(visit::NothingToDo{std::holds_alternative<visit::GiveUpSeat>(aim)});
  }
}

void Visit::seat_waits(const std::string& seat_at) {
  // The game there stays as it was left until the person wants to continue it.
  if (core_.keeps_tables() && aims_to<visit::Create>()) return step_away();
  const auto* gives_up = std::get_if<visit::GiveUpSeat>(&aim_);
  // With any other aim, the update of that table will follow, and nothing else is needed.
  if (page_ == ServerPage::shown && gives_up == nullptr) return;
  const auto* joins = std::get_if<visit::Join>(&aim_);
  const auto* resumes = std::get_if<visit::Resume>(&aim_);
  if (joins != nullptr && joins->table_id == seat_at) return;
  const bool resumes_another = resumes != nullptr && !resumes->table_id.empty() && resumes->table_id != seat_at;
  if ((joins != nullptr || resumes_another) && core_.keeps_tables()) return step_away();
  if (gives_up != nullptr && !gives_up->table_id.empty() && gives_up->table_id != seat_at) {
    aim_ = {};
    return out_.emplace_back(visit::NothingToDo{true}), void();
  }
  if (joins != nullptr || resumes_another || gives_up != nullptr) {
    out_.emplace_back(visit::SeatInTheWay{});
    return;
  }
  if (has_aim() && !aims_to<visit::Resume>()) out_.emplace_back(visit::SeatKept{});
  aim_ = {};
}

void Visit::ask_for_list(const std::string& after) {
  ClientMessage message;
  auto& list = *message.mutable_list_tables();
  if (!after.empty()) list.set_after(after);
  ask(after.empty() ? Request::list : Request::more_of_list, std::move(message));
}

void Visit::listed(bool first_page, const lobby::v1::TableList& page) {
  if (first_page) tables_.clear_tables();
  if (table() != nullptr) return;  // The list was requested before we sat down.
  if (page_ == ServerPage::none && !has_aim() && !finding_out_watch_) return;
  const int known = tables_.tables_size();
  const std::string last = known == 0 ? std::string{} : tables_.tables(known - 1).table_id();
  // Tables are listed in the order of their ids, so a repeated answer for the same page contains no greater id.
  for (const auto& one : page.tables())
    if (known == 0 || one.table_id() > last) *tables_.add_tables() = one;
  if (page.more() && tables_.tables_size() > known)
    return ask_for_list(tables_.tables(tables_.tables_size() - 1).table_id());
  if (std::exchange(finding_out_watch_, false)) return offer_to_watch();
  const visit::Aim aim = aim_;
  const bool one_only = tables_.tables_size() == 1;
  // With only one table there is no choice to make: the client joins it. A person who looks again wants the list.
  if (page_ == ServerPage::none || (one_only && aims_to<visit::Look>())) aim_ = {};
  if (one_only) {
    const auto& only = tables_.tables(0);
    if (const auto* looks = std::get_if<visit::Look>(&aim)) return join({only.table_id(), looks->watch});
    if (std::holds_alternative<visit::TakeOnlySeat>(aim)) return join({only.table_id(), !has_open_seat(only)});
  }
  out_.emplace_back(visit::TablesListed{});
}

void Visit::create(const visit::Create& wish) {
  ClientMessage message;
  *message.mutable_create_table() = wish.request;
  ask(Request::create, std::move(message));
}

void Visit::join(visit::Join table) {
  join_ = std::move(table);
  resuming_ = false;
  ask_to_join({});
}

void Visit::ask_to_join(const std::string& password) {
  password_sent_ = !password.empty();
  ClientMessage message;
  auto& join = *message.mutable_join_table();
  join.set_table_id(join_.table_id);
  join.set_password(password);
  join.set_watch(join_.watch);
  ask(Request::join, std::move(message));
}

void Visit::join_refused(const session::v1::Refused& refused) {
  using Kind = visit::Question::Kind;
  if (resuming_ && refused.reason() == session::v1::REFUSAL_REASON_NO_SUCH_TABLE) {
    out_.emplace_back(Failed{Failed::Why::seat_gone});
  } else if (refused.reason() == session::v1::REFUSAL_REASON_WRONG_PASSWORD) {
    out_.emplace_back(visit::Question{Kind::password, password_sent_, refused});
  } else if (refused.reason() != session::v1::REFUSAL_REASON_TABLE_FULL || join_.watch) {
    out_.emplace_back(Failed{Failed::Why::join_refused, refused});
  } else if (page_ == ServerPage::shown) {
    out_.emplace_back(visit::Question{Kind::watch, false, refused});
  } else {
    finding_out_watch_ = true;
    ask_for_list();
  }
}

void Visit::offer_to_watch() {
  const auto& tables = tables_.tables();
  const auto full = std::ranges::find(tables, join_.table_id, [](const auto& one) { return one.table_id(); });
  session::v1::Refused refused;
  refused.set_reason(session::v1::REFUSAL_REASON_TABLE_FULL);
  if (full != tables.end() && full->settings().watching_allowed()) {
    out_.emplace_back(visit::Question{visit::Question::Kind::watch, false, refused});
  } else {
    out_.emplace_back(Failed{Failed::Why::join_refused, refused});
  }
}

void Visit::leave() {
  leaving_ = true;
  leave_lost_ = false;
  ClientMessage message;
  message.mutable_leave_table();
  ask(Request::leave, std::move(message));
}

void Visit::step_away() {
  leaving_ = true;
  leave_lost_ = false;
  ClientMessage message;
  message.mutable_leave_table()->set_keep_seat(true);
  ask(Request::step_away, std::move(message));
}

void Visit::forget() {
  aim_ = {};
  finding_out_watch_ = leaving_ = leave_lost_ = arrived_ = false;
}

void Visit::answered(const Answered& notice) {
  if (notice.tag < first_tag_ || notice.tag >= first_tag_ + kTags) return;
  const auto what = static_cast<Request>(notice.tag - first_tag_);
  const auto& answer = notice.answer;
  if (what == Request::leave && std::exchange(leaving_, false) && !answer.has_refused()) {
    arrived_ = false;
    out_.emplace_back(visit::Left{});
  }
  if (what == Request::step_away && std::exchange(leaving_, false)) {
    if (has_aim()) return pursue({});
    if (!answer.has_refused()) {
      arrived_ = false;
      out_.emplace_back(visit::Left{.seat_kept = true});
    }
  }
  if (answer.has_table_list()) return listed(what == Request::list, answer.table_list());
  if (!answer.has_refused()) return;
  const auto fail = [&](Failed::Why why) { out_.emplace_back(Failed{why, answer.refused()}); };
  switch (what) {
    case Request::list: return fail(Failed::Why::list_refused);
    case Request::more_of_list: return fail(Failed::Why::more_of_list_refused);
    case Request::create: return fail(Failed::Why::create_refused);
    case Request::join: return join_refused(answer.refused());
    case Request::leave:
    case Request::step_away: return fail(Failed::Why::leave_refused);
  }
}

void Visit::given_up(const GivenUp& notice) {
  const auto is = [&](Request what) { return notice.tag == first_tag_ + static_cast<RequestTag>(what); };
  if (!is(Request::leave) && !is(Request::step_away)) return;
  leave_lost_ = leaving_ && notice.reason == Unanswered::session_lost;
  leaving_ = false;
}

void Visit::table_changed(const TableChanged& notice) {
  if (leaving_ || table() == nullptr || (arrived_ && !notice.other_table)) return;
  arrived_ = true;
  leave_lost_ = false;
  aim_ = {};
  out_.emplace_back(visit::Arrived{});
}

void Visit::table_left(const TableLeft& notice) {
  arrived_ = false;
  if (notice.reason == lobby::v1::LEFT_REASON_SEAT_GIVEN) {
    if (leaving_ && has_aim()) return;  // We are only stepping away; the answer to that request follows.
    aim_ = {};                          // Dropped, because the person must be told about the seat first.
  }
  const bool lost = std::exchange(leave_lost_, false);
  if (std::exchange(leaving_, false) || lost) out_.emplace_back(visit::Left{.forgotten = lost});
}

void Visit::ask(Request what, ClientMessage message) {
  out_.emplace_back(Ask{first_tag_ + static_cast<RequestTag>(what), std::move(message)});
}

GivingUp giving_up(const table::v1::TableUpdate& update) {
  if (others_present(update) > 0) return GivingUp::bot_plays_on;
  for (int seat = 0; seat < update.seats_size(); ++seat) {
    const bool own = update.has_seat() && static_cast<int>(update.seat()) == seat;
    if (update.seats(seat).has_person() && !own) return GivingUp::others_may_go_on;
  }
  return GivingUp::game_ends;
}

int others_present(const table::v1::TableUpdate& update) {
  int others = 0;
  for (int seat = 0; seat < update.seats_size(); ++seat) {
    const bool own = update.has_seat() && static_cast<int>(update.seat()) == seat;
    const bool own_next = update.has_next_seat() && static_cast<int>(update.next_seat()) == seat;
    if (update.seats(seat).person().connected() && !own) ++others;
    if (update.seats(seat).has_next_name() && !own_next) ++others;
  }
  return others;
}

}  // namespace cardroom::client
