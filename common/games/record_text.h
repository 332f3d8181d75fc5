#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <string>
#include <vector>

#include "common/cards/card.h"

/// What the records of all games write alike.
namespace cardroom::record_text {

/// ["QS","TH"], from a CardSet or a list of cards.
inline std::string json_list(const auto& cards) {
  std::vector<std::string> quoted;
  for (const Card card : cards)
    quoted.push_back(fmt::format("\"{}\"", card_text(card)));
  return fmt::format("[{}]", fmt::join(quoted, ","));
}

}  // namespace cardroom::record_text
