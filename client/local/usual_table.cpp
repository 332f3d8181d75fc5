#include "client/local/usual_table.h"

namespace cardroom::client {

lobby::v1::CreateTableRequest table_with_bots(const std::string& kind, std::uint32_t seats, std::uint32_t pace_ms) {
  auto request = table_for_people(kind, seats);
  request.set_private_table(true);
  for (int seat = 1; seat < request.seats_size(); ++seat) {
    auto& bot = *request.mutable_seats(seat)->mutable_bot();
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
