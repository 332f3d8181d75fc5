#pragma once

#include <array>
#include <string_view>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::client {

/// The names of bots: the first half by seat, the second half for seats whose first name a person at the table has.
inline constexpr std::array<std::string_view, 8> kBotNames{"Otto", "Hugo",  "Nora", "Iris",
                                                           "Emil", "Tilda", "Ivar", "Alma"};

/// Which of kBotNames the bot in this seat has. Every client chooses the same one, so that people in one room mean the
/// same bot. It differs from the names of all other bots and of the people at the table.
std::size_t bot_name(const google::protobuf::RepeatedPtrField<table::v1::Seat>& seats, int seat);

}  // namespace cardroom::client
