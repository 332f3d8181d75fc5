#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "cardroom/table/v1/table.pb.h"

/// The reactions that a person can show. Thread-safe: pure functions.
namespace cardroom::client {

/// In display order.
inline constexpr std::array kReactions{table::v1::REACTION_CLAP,     table::v1::REACTION_HEART,
                                       table::v1::REACTION_LAUGH,    table::v1::REACTION_SURPRISE,
                                       table::v1::REACTION_THINKING, table::v1::REACTION_CHEERS};

/// The word that a person types, "clap", which also names the drawing. Empty for a reaction unknown to this version.
std::string_view id_of(table::v1::Reaction reaction);

/// The reaction with that id; empty for any other word.
std::optional<table::v1::Reaction> reaction_with(std::string_view id);

}  // namespace cardroom::client
