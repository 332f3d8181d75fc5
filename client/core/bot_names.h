#pragma once

#include <array>
#include <string_view>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::client {

/// The bots' names. The first half is indexed by seat; the second half is for seats whose first choice is the name of a
/// person at the table.
inline constexpr std::array<std::string_view, 8> kBotNames{"Otto", "Hugo",  "Nora", "Iris",
                                                           "Emil", "Tilda", "Ivar", "Alma"};

/// The name of this seat's bot, as an index into kBotNames. Every client chooses the same name, so that people in the
/// same room can talk about the bot by name. The name differs from those of the other bots and of the people in the
/// seats, unless people in the seats have both of the names that this bot could have.
std::size_t bot_name(const google::protobuf::RepeatedPtrField<table::v1::Seat>& seats, int seat);

}  // namespace cardroom::client
