#pragma once

#include "server/table/requests/request.h"

namespace cardroom::server {

/// The only viewer of a game with open hands steps one move back, or forward again.
struct StepGame {
  static constexpr auto kBody = ClientMessage::kStep;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = true;

  bool forth = false;

  static Read<StepGame> parse(const ClientMessage& message, const Added&) { return StepGame{message.step().forth()}; }
  void write(ClientMessage& out, Added&) const { out.mutable_step()->set_forth(forth); }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
