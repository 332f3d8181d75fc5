#include "server/table/requests/fill_with_bots.h"

#include "server/table/table_wire.h"

namespace cardroom::server {

Read<FillWithBots> FillWithBots::parse(const ClientMessage& message, const Added&) {
  return read_bot(message.fill_with_bots().bot()).map([](const BotPlan& bot) { return FillWithBots{bot}; });
}

void FillWithBots::write(ClientMessage& out, Added&) const {
  write_bot(bot, *out.mutable_fill_with_bots()->mutable_bot());
}

}  // namespace cardroom::server
