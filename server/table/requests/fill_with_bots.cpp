#include "server/table/requests/fill_with_bots.h"

#include "server/table/table.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

Read<FillWithBots> FillWithBots::parse(const ClientMessage& message, const Added&) {
  return read_bot(message.fill_with_bots().bot()).map([](const BotPlan& bot) { return FillWithBots{bot}; });
}

void FillWithBots::write(ClientMessage& out, Added&) const {
  write_bot(bot, *out.mutable_fill_with_bots()->mutable_bot());
}

Refused FillWithBots::apply(Table& table, Answer& answer) const {
  if (const auto refused = table.owner_between_games(answer.session)) return refused;
  Roster& roster = table.state.seating.roster();
  for (std::uint8_t i = 0; i < roster.seats(); ++i) {
    if (roster.open(Seat{i})) roster.place(Seat{i}) = Place{.bot = bot};
  }
  // An owner who fills the remaining seats wants to start.
  Person& owner = *roster.find(answer.session);
  if (owner.held()) table.state.play.hand_back(owner);
  owner.ready = true;
  table.step.change_listing();
  return std::nullopt;
}

}  // namespace cardroom::server
