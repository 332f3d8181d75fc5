#include "client/core/reactions.h"

namespace cardroom::client {

std::string_view id_of(table::v1::Reaction reaction) {
  switch (reaction) {
    case table::v1::REACTION_CLAP: return "clap";
    case table::v1::REACTION_HEART: return "heart";
    case table::v1::REACTION_LAUGH: return "laugh";
    case table::v1::REACTION_SURPRISE: return "surprise";
    case table::v1::REACTION_THINKING: return "thinking";
    case table::v1::REACTION_CHEERS: return "cheers";
    default: return {};
  }
}

std::optional<table::v1::Reaction> reaction_with(std::string_view id) {
  for (const table::v1::Reaction reaction : kReactions)
    if (id_of(reaction) == id) return reaction;
  return std::nullopt;
}

}  // namespace cardroom::client
