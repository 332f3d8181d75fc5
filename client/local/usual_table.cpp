#include "client/local/usual_table.h"

namespace cardroom::client {

lobby::v1::CreateTableRequest table_with_bots(const std::string& kind, std::uint32_t seats, std::uint32_t pace_ms) {
  lobby::v1::CreateTableRequest request;
  request.set_kind(kind);
  request.set_watching_allowed(true);
  request.set_private_table(true);
  request.set_usual_turn_limit(true);
  request.add_seats();
  for (std::uint32_t seat = 1; seat < seats; ++seat) {
    auto& bot = *request.add_seats()->mutable_bot();
    bot.set_type(kUsualBot);
    bot.set_pace_ms(pace_ms);
  }
  return request;
}

lobby::v1::CreateTableRequest table_for_people(const std::string& kind, std::uint32_t seats) {
  lobby::v1::CreateTableRequest request;
  request.set_kind(kind);
  request.set_watching_allowed(true);
  request.set_usual_turn_limit(true);
  for (std::uint32_t seat = 0; seat < seats; ++seat)
    request.add_seats();
  return request;
}

}  // namespace cardroom::client
