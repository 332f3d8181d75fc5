#pragma once

#include <array>
#include <string_view>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::client {

/// The bots' names: the first half by seat; the second half for seats whose first name belongs to a person at the
/// table.
inline constexpr std::array<std::string_view, 8> kBotNames{"Otto", "Hugo",  "Nora", "Iris",
                                                           "Emil", "Tilda", "Ivar", "Alma"};

/// The index in kBotNames of this seat's bot. Every client chooses the same one, so that people in one room mean the
/// same bot. Its name differs from those of all other bots and of the people at the table.
std::size_t bot_name(const google::protobuf::RepeatedPtrField<table::v1::Seat>& seats, int seat);

}  // namespace cardroom::client
