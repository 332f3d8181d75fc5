#include "server/table/last_move.h"

#include <algorithm>
#include <utility>

#include "cardroom/cards/v1/card.pb.h"
#include "server/limits.h"
#include "server/table/due.h"

namespace cardroom::server {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

/// The cards that a message names, whatever its kind of game: bit i is the card with that wire number.
std::uint64_t cards_named(const Message& message) {
  static_assert(cards::v1::Card_MAX < 64);
  std::uint64_t cards = 0;
  const auto& reflection = *message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    const int count = field->is_repeated() ? reflection.FieldSize(message, field) : 1;
    for (int i = 0; i < count; ++i) {
      if (field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
        cards |= cards_named(field->is_repeated() ? reflection.GetRepeatedMessage(message, field, i)
                                                  : reflection.GetMessage(message, field));
      } else if (field->enum_type() == cards::v1::Card_descriptor()) {
        const int card = field->is_repeated() ? reflection.GetRepeatedEnumValue(message, field, i)
                                              : reflection.GetEnumValue(message, field);
        if (cards::v1::Card_IsValid(card) && card != cards::v1::CARD_UNSPECIFIED) cards |= std::uint64_t{1} << card;
      }
    }
  }
  return cards;
}

}  // namespace

bool plays_alone(const Roster& roster) {
  return std::ranges::count_if(roster.people(), [](const Person& person) { return person.seat.has_value(); }) == 1;
}

void LastMove::made(std::unique_ptr<Match> before, const Person& person, const wire::GameMove& move) {
  drop();
  checked_ = before->end_event();
  before_ = std::move(before);
  seat_ = *person.seat;
  person_ = person.session;
  named_ = cards_named(move);
}

void LastMove::answered(const wire::GameMove& move) {
  if (stands()) named_ |= cards_named(move);
}

void LastMove::drop() {
  before_.reset();
  seat_ = {};
  person_ = {};
  named_ = 0;
  checked_ = 0;
  agreed_.clear();
  lapses_at_.reset();
}

void LastMove::follow(const Match& match, const Roster& roster) {
  if (!stands()) return;
  const bool deal_goes_on = match.stage() == Stage::moves && match.first_event() == before_->first_event();
  if (!deal_goes_on || discloses(match, roster)) return drop();
  checked_ = match.end_event();
}

/// Whether the events that have not been checked yet show any of the people a card that was hidden from them.
bool LastMove::discloses(const Match& match, const Roster& roster) const {
  std::optional<std::uint64_t> open;  // The cards that everybody saw before the move.
  for (const Person& person : roster.people()) {
    if (!person.eyes) continue;
    std::vector<wire::GameEvent> events;
    match.events(Viewer{Viewer::Kind::seat, *person.eyes}, checked_, events);
    for (const wire::GameEvent& event : events) {
      std::uint64_t shown = cards_named(event) & ~named_;
      if (shown == 0) continue;
      if (!open) {
        wire::GameView view;
        before_->view(Viewer{}, view);
        open = cards_named(view);
      }
      if ((shown & ~*open) != 0) return true;
    }
  }
  return false;
}

void LastMove::ask(Instant now, const SessionId& person) {
  if (asked_for()) return;
  agreed_ = {person};
  lapses_at_ = now + kBreakAskedFor;
}

void LastMove::agree(const SessionId& person) {
  if (std::ranges::find(agreed_, person) == agreed_.end()) agreed_.push_back(person);
}

bool LastMove::time_passed(Instant now) {
  if (!due(lapses_at_, now)) return false;
  agreed_.clear();
  lapses_at_.reset();
  return true;
}

bool LastMove::granted(const Roster& roster) const {
  return asked_for() && std::ranges::all_of(roster.people(), [this](const Person& person) {
           return !person.seat || !person.reading.connected || person.held() ||
                  std::ranges::find(agreed_, person.session) != agreed_.end();
         });
}

std::unique_ptr<Match> LastMove::taken_back() {
  auto before = std::move(before_);
  taken_back_by_ = seat_;
  stepped_ = false;
  ++times_;
  drop();
  return before;
}

void LastMove::stepped_back(Seat seat) {
  taken_back_by_ = seat;
  stepped_ = true;
  ++times_;
  drop();
}

}  // namespace cardroom::server
