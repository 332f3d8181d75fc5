#include "tests/simulation/person.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "common/base/overloaded.h"

namespace cardroom::simulation {
namespace {

/// One person in four has a client of an earlier version.
bool takes_part(std::uint32_t number) {
  return number % 4 != 0;
}

}  // namespace

Person::Person(Timeline& timeline, ServerHost& server, std::uint64_t seed, std::uint32_t number)
    : timeline_{timeline},
      dice_{seed},
      name_{"Person " + std::to_string(number)},
      host_{timeline,
            server,
            number,
            profile_named(name_),
            [this](const client::Output& output) { heard(output); },
            {.fair = takes_part(number), .keeps_games = true}},
      twin_{timeline,
            server,
            number,
            profile_named(name_),
            [](const client::Output&) {},
            {.fair = takes_part(number), .keeps_games = true}} {}

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
  return at == nullptr || at->update.phase() == table::v1::PHASE_GATHERING;
}

// --- Trouble with the person's client ----------------------------------------------------------------------------

void Person::come_back_after(milliseconds away) {
  timeline_.after(away, [this] {
    host_.put_plug_back();
    host_.thaw();
    if (!host_.running()) begin();
  });
}

/// A process that has just started has read nothing.
void Person::begin() {
  last_line_ = 0;
  host_.start();
}

void Person::suffer() {
  if (settled_) return;
  timeline_.after(dice_.between(milliseconds{4'000}, milliseconds{40'000}), [this] { suffer(); });
  if (!host_.running() || host_.frozen()) return;
  // At least half of the absences are too short for a bot to take over.
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
    case 4:  // The machine dies without telling the server.
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

/// The twin only stays connected; the first program takes the seat back when the person returns to it.
void Person::start_twin() {
  if (twin_.running()) return;
  twin_.start_with(host_.saved());
  timeline_.after(dice_.between(milliseconds{1'000}, milliseconds{15'000}), [this] {
    if (twin_.running()) twin_.kill();
  });
}

// --- Notices from the client -------------------------------------------------------------------------------------

/// The server is honest, so no client raises an alarm.
void Person::deal_changed() {
  const client::Deal& deal = *host_.core().deal();
  errands_.fair_deals += deal.result == client::DealResult::fair ? 1U : 0U;
  errands_.left_out += deal.absence == client::Absence::left_out ? 1U : 0U;
  if (deal.result != client::DealResult::wrong) return;
  complaints_.push_back("alarm: deal " + deal.committed.id().ShortDebugString() + " fault " +
                        std::to_string(static_cast<int>(deal.mismatch->fault)) + " told " + deal.mismatch->told +
                        " found " + deal.mismatch->found);
}

void Person::heard(const client::Output& output) {
  std::visit(
      Overloaded{
          [this](const client::GameKept& out) { errands_.games[{out.game.table_id, out.game.number}] = out.game.file; },
          [this](const client::Answered& out) { answered(out); },
          [this](const client::GivenUp& out) {
            if (unanswered_.erase(out.tag) != 1) complaints_.push_back("gave up a request twice or out of the blue");
            ++errands_.given_up;
            errands_.forgotten = true;
          },
          [this](const client::TableChanged& out) { table_changed(out); },
          [this](const client::ChatChanged& out) { chat_changed(out); },
          [this](const client::DealChanged& out) {
            if (out.checked) deal_changed();
          },
          [this](const client::TableLeft&) { last_line_ = 0; },
          [this](const client::KeyChanged&) { complaints_.push_back("the server's key has changed"); },
          [](const auto&) {},
      },
      output);
}

void Person::answered(const client::Answered& answer) {
  const auto request = unanswered_.extract(answer.tag);
  if (request.empty()) return complaints_.push_back("an answer without a request, or a second answer to one");
  ++errands_.answered;
  if (answer.answer.has_refused()) {
    ++errands_.refused;
    if (request.mapped().has_join_table()) kept_.clear();
    const auto reason = answer.answer.refused().reason();
    if (reason == session::v1::REFUSAL_REASON_OUT_OF_ORDER || reason == session::v1::REFUSAL_REASON_UNSUPPORTED) {
      complaints_.push_back("refused: " + session::v1::RefusalReason_Name(reason));
    }
    return;
  }
  if (answer.answer.has_table_list()) tables_ = answer.answer.table_list();
  if (request.mapped().has_create_table()) ++errands_.tables_made;
  if (request.mapped().has_move()) ++errands_.moves_done;
}

/// The client's machine keeps the earlier events and the new ones, without gaps or repeats. A person who was away does
/// not get the events of an earlier deal.
void Person::table_changed(const client::TableChanged& change) {
  if (host_.core().table() == nullptr) return;  // The person has left within the same step.
  const client::Table& now = *host_.core().table();
  Reading read{now.update.table_id(),          now.update.game_number(), now.first_event, {}, {},
               now.update.taken_back().times()};
  if (now.update.has_seat()) read.seat = now.update.seat();
  for (const table::v1::GameEvent& event : now.events)
    read.events.push_back(event.SerializeAsString());
  const bool same = read.table_id == reading_.table_id && read.game == reading_.game && !change.other_game &&
                    read.first_event == reading_.first_event;
  std::size_t before = same ? reading_.events.size() : 0;
  const bool taken_back = same && read.taken_back > reading_.taken_back;
  const bool over = now.update.phase() == table::v1::PHASE_GATHERING;
  if ((taken_back || over) && change.after_resume) {
    before = 0;  // Other events may have replaced some that are gone, which a finished game does not show.
  } else if (change.events_taken_back > before) {
    complaints_.push_back("more events are gone than were there");
  } else {
    if (change.events_taken_back > 0 && !taken_back)
      complaints_.push_back("events are gone, but no move was taken back");
    before -= change.events_taken_back;
    if (taken_back && read.events.size() != before + change.new_events)
      complaints_.push_back("a move was taken back, and its events are still there");
  }
  const bool from_a_deal = now.first_event == 0 || (!now.events.empty() && now.events.front().pasur().has_began());
  if (!from_a_deal || (change.events_missed && now.first_event == 0)) {
    complaints_.push_back("events of this deal are missing");
  }
  // A spectator who is given a seat sees all events of the game again, as that seat saw them.
  const bool same_eyes = read.seat == reading_.seat;
  if (same && same_eyes &&
      (read.events.size() < before ||
       !std::equal(reading_.events.begin(), reading_.events.begin() + static_cast<std::ptrdiff_t>(before),
                   read.events.begin()))) {
    complaints_.push_back("events that were seen have changed");
  }
  if (!now.update.has_view() && !now.events.empty()) complaints_.push_back("events of a game that is not shown");
  reading_ = std::move(read);
}

/// Each line is seen once, in order; only lines that were said while the person was away may be missing.
void Person::chat_changed(const client::ChatChanged& change) {
  const auto& lines = host_.core().chat();
  if (change.new_lines == 0 || change.new_lines > lines.size())
    return complaints_.push_back("a notice about no line of chat, or too many");
  for (std::size_t i = lines.size() - change.new_lines; i < lines.size(); ++i) {
    const bool next = lines[i].number() == last_line_ + 1;
    const bool later = lines[i].number() > last_line_ && change.said_before;
    if (!next && !later) complaints_.push_back("a line of chat is missed, or reported twice");
    last_line_ = lines[i].number();
  }
}

}  // namespace cardroom::simulation
