#pragma once

#include "common/cards/deal_key.h"
#include "server/table/requests/request.h"

namespace cardroom::server {

/// The client of a seat opens its part in the deal.
struct OpenPart {
  static constexpr auto kBody = ClientMessage::kOpenPart;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = true;
  static constexpr bool kNotice = true;

  DealId deal{};
  DealSecret entropy{};

  static Read<OpenPart> parse(const ClientMessage& message, const Added&);
  void write(ClientMessage& out, Added&) const;
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
