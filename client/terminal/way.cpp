#include "client/terminal/way.h"

#include <utility>

#include "client/terminal/table_text.h"
#include "client/terminal/words.h"
#include "common/base/overloaded.h"

namespace cardroom::terminal {

namespace visit = client::visit;

namespace {

constexpr std::string_view kCannotBeTold =
    "There is no connection, so the server cannot be told. If it still runs, a bot keeps your seat.";

}  // namespace

void Way::go(const client::Invitation& where, visit::Aim aim) {
  if (!where.table_id.empty()) aim = visit::Join{where.table_id, context_.launch.watch};
  step(visit::Pursue{std::move(aim)});
  context_.print("Going to " + to_text(where.address) + " ...");
  context_.tell(client::GoTo{where.address, where.key, false});
}

void Way::step(visit::Input input) {
  for (const visit::Output& output : context_.visit.step(std::move(input)))
    perform(output);
}

void Way::perform(const visit::Output& output) {
  std::visit(Overloaded{
                 [this](const client::Ask& ask) { context_.ask_server(static_cast<Tag>(ask.tag), ask.message); },
                 [this](const visit::Question& question) { ask_to_join(question); },
                 [this](const visit::TablesListed&) { show_tables(); },
                 [this](const visit::SeatInTheWay&) { step(visit::Leave{}); },
                 [this](const visit::NothingToDo& nothing) { nothing.no_seat ? go_home() : step(visit::ListTables{}); },
                 [this](const visit::Left& left) {
                   if (quit_after_leaving_ && left.seat_kept)
                     context_.print("Your seat is kept. To go on, start the program again and type go.");
                   if (stays_after_table(left.seat_kept                                ? "Your seat is kept."
                                         : context_.visit.aims_to<visit::GiveUpSeat>() ? "Your seat there is given up."
                                                                                       : "You have left the table."))
                     go_home();
                 },
                 [this](const visit::Failed& failure) { failed(failure); },
                 [](const auto&) {},  // The update shows what happens at the table.
             },
             output);
}

void Way::show_tables() const {
  const auto& tables = context_.visit.tables().tables();
  const auto* session = context_.core.session();
  const std::string server = session ? shown(session->server_name()) : "the server";
  if (tables.empty())
    return context_.print("There is no table at " + server + ". Type host to make one, list to look again, or home.");
  Lines lines{"Tables at " + server + ":"};
  for (const auto& table : tables)
    lines.push_back(std::to_string(lines.size()) + "  " +
                    summary_words(lan::summary_of(table), title_of(table.settings())));
  lines.emplace_back("Type a number to sit down, watch and a number, host, list or home.");
  context_.print(lines);
}

void Way::ask_to_join(const visit::Question& question) {
  if (question.kind == visit::Question::Kind::password)
    return context_.dialog.ask_secretly(
        question.again ? "That is not the password. Try again, or go back with an empty line."
                       : "This table wants its password. An empty line goes back.",
        [this](const std::string& line) { line.empty() ? step(visit::ListTables{}) : step(visit::Password{line}); });
  context_.warn(words_for(question.refused));
  context_.dialog.ask_yes_or_no("Do you want to watch?", [this](bool watches) {
    watches ? step(visit::WatchInstead{}) : step(visit::ListTables{});
  });
}

void Way::failed(const visit::Failed& failure) {
  using Why = visit::Failed::Why;
  context_.print(failure.why == Why::seat_gone ? "Your seat is not there any more."
                                               : warning(words_for(failure.refused), context_.style));
  switch (failure.why) {
    case Why::seat_gone:
    case Why::join_refused: return step(visit::ListTables{});
    case Why::create_refused:
    case Why::more_of_list_refused: return show_tables();
    case Why::leave_refused:
      if (quit_after_leaving_) return context_.finish(0);
      return context_.visit.aims_to<visit::GiveUpSeat>() ? go_home() : void();
    case Why::list_refused: return;
  }
}

void Way::welcomed(const client::Welcomed& notice) {
  home_.leave();
  if (notice.restarted && !context_.core.session()->table_id().empty())
    context_.print("The server was restarted; nothing was lost.");
  if (!notice.first) {
    // The update shows what happened in the meantime.
    if (!context_.core.session()->table_id().empty()) return;
    outage_told_.reset();
    context_.print("Connected again.");
  }
  step(notice);
}

void Way::status_changed() {
  using Kind = client::Status::Kind;
  const client::Status& status = context_.core.status();
  const auto outage = client::outage_of(context_.core, context_.now);
  if (status.kind == Kind::waiting && outage && (!outage_told_ || outage->cause > *outage_told_)) {
    std::string words = words_for(*outage);
    if (!outage_told_) {
      context_.reminders.clear();
      words = lost_words(status) + " " + words;
    }
    context_.warn(words);
    outage_told_ = outage->cause;
  }
  if (status.kind == Kind::offline && status.why != client::Status::Why::stopped) went_offline();
}

void Way::went_offline() {
  using Why = client::Status::Why;
  const client::Status& status = context_.core.status();
  client::Hosting& hosting = context_.hosting;
  forget_table();
  outage_told_.reset();
  const bool had_run = hosting.here() && hosting.server()->key && !hosting.ours();
  if (had_run && status.why == Why::no_server && context_.visit.aims_to<visit::Create>()) {
    // Our server was running when the program looked for it, but has exited since.
    hosting.use(std::nullopt);
    return server_.use();
  }
  if (context_.visit.aims_to<visit::GiveUpSeat>()) {
    context_.print("The server cannot be told. If it still runs, a bot keeps your seat there.");
    return home_.enter();
  }
  // The end of our own server has already been reported.
  if (status.why != Why::server_ended) context_.warn(words_for(status));
  context_.for_one_table() ? context_.finish(1) : home_.enter();
}

void Way::key_changed(const client::KeyChanged& notice) {
  context_.print(
      warning("WARNING: the server at " + to_text(notice.address) + " is not the one that you know.", context_.style));
  context_.print("Its key was     " + to_hex(notice.known));
  context_.print("Its key is now  " + to_hex(notice.shown));
  context_.print(
      "It may have been set up anew, or another server has its address now, or somebody sits in between. Nothing has "
      "been sent to it. Ask its host whether the key is right.");
  context_.dialog.ask_yes_or_no("Do you trust the new key from now on? (yes or no)",
                                [this](bool trusts) { trusts ? context_.tell(client::AcceptKey{}) : go_home(); });
}

void Way::table_changed(const client::TableChanged& change) {
  if (!context_.core.table()) return;                           // The person has left it in the meantime.
  if (context_.visit.leaving() && !teller_.at_table()) return;  // On the way to another table.
  const bool reconnected = std::exchange(outage_told_, {}).has_value() && change.after_resume;
  if (reconnected) {
    context_.print(change.new_events > 0 ? "Connected again. Meanwhile:" : "Connected again.");
    teller_.repeat_turn();
  }
  step(change);
  server_.keep_for_others();
  if (change.other_table || !teller_.at_table()) {
    context_.hosting.arrived();
    entry_.forget();
    context_.print(teller_.arrive(context_.learning));
    if (context_.hosting.server() && context_.wants_guests && is_owner(context_.core.table()->update))
      context_.print(server_.invitation());
  } else {
    context_.print(teller_.change(change, reconnected));
  }
  tell_turn();
}

void Way::tell_turn() {
  if (!context_.core.table()) return;
  context_.reminders.set_for_turn(*context_.core.table(), context_.now);
  context_.print(teller_.turn(context_.now));
}

void Way::chat_changed(const client::ChatChanged& change) {
  context_.print(teller_.chat(change, outage_told_.has_value()));
}

void Way::leave() {
  if (!context_.visit.online()) {
    context_.print(kCannotBeTold);
    forget_table();
    outage_told_.reset();
    return go_home();
  }
  if (!context_.core.table()) return;  // The table was closed while we asked.
  context_.hosting.leaves();
  step(visit::Leave{});
}

void Way::leave_for_tonight() {
  if (!context_.visit.online()) return leave();
  if (!context_.core.table()->update.has_seat())
    return context_.print("You watch, and have no seat to keep. Type leave to go home.");
  if (!context_.core.keeps_tables())
    return context_.print(
        "This server does not keep tables. Type leave to give up your seat; if you quit, a bot keeps it for a while.");
  context_.hosting.leaves();
  step(visit::StepAway{});
}

void Way::quit() {
  if (context_.visit.table() != nullptr && !context_.visit.online()) context_.print(kCannotBeTold);
  auto farewell = context_.visit.farewell();
  if (!farewell) return context_.finish(0);
  quit_after_leaving_ = true;
  context_.hosting.leaves();
  leaving_until_ = context_.now + client::kLeavingMax;
  step(*std::move(farewell));
}

void Way::table_left(const client::TableLeft& left) {
  const bool known = teller_.at_table();
  const auto as_wished = context_.visit.step(left);
  for (const auto& output : as_wished)
    perform(output);
  const bool given = left.reason == lobby::v1::LEFT_REASON_SEAT_GIVEN;
  if (!as_wished.empty() || (!known && !given)) return;
  const std::string words = left.forgotten ? "The server has begun anew, or has forgotten us: the table is gone."
                                           : words_for(left.reason, left.name);
  if (context_.visit.leaving()) return context_.warn(words);  // On the way to another table.
  if (stays_after_table(words.empty() ? words : warning(words, context_.style))) step(visit::ListTables{});
}

bool Way::stays_after_table(std::string_view words) {
  forget_table();
  if (quit_after_leaving_) {
    context_.finish(0);
    return false;
  }
  if (!context_.visit.online()) return false;
  context_.print(words);
  if (!context_.for_one_table()) return true;
  server_.end();
  context_.finish(0);
  return false;
}

void Way::forget_table() {
  teller_.forget();
  context_.reminders.clear();
}

void Way::go_home() {
  context_.tell(client::Stop{});
  home_.enter();
}

}  // namespace cardroom::terminal
