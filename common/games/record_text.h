#pragma once

#include <nlohmann/json.hpp>

#include "common/cards/card.h"

/// What the records of all games have in common.
namespace cardroom::record_text {

/// Preserves the order in which members were added.
using Json = nlohmann::ordered_json;

/// ["QS","TH"], from a CardSet or a list of cards.
inline Json json_list(const auto& cards) {
  Json list = Json::array();
  for (const Card card : cards)
    list.push_back(card_text(card));
  return list;
}

}  // namespace cardroom::record_text
