#pragma once

#include <array>
#include <string_view>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::client {

/// What bots are called: by seat, and the second half where a person at the table is called like the first.
inline constexpr std::array<std::string_view, 8> kBotNames{"Otto", "Hugo",  "Nora", "Iris",
                                                           "Emil", "Tilda", "Ivar", "Alma"};

/// Which of kBotNames the bot in this seat has. The same in every client, so that people in one room mean the same bot;
/// no two bots of a table share one, and no person at it is called so.
std::size_t bot_name(const google::protobuf::RepeatedPtrField<table::v1::Seat>& seats, int seat);

}  // namespace cardroom::client
