#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cardroom/table/v1/table.pb.h"

/// The options of any kind's rules by their names in the contract, to show and to change them. Only
/// the server validates a value.
namespace cardroom::client {

/// Truth values are 0 and 1, names their numbers. Empty if the rules are of no kind, leave the option open,
/// or do not have it.
std::optional<int> option_of(const table::v1::GameRules& rules, std::string_view option);

/// Rules of a kind ("lucky-thirteen"), with everything left open. Without a value for a kind that this version does not
/// know.
table::v1::GameRules open_rules(std::string_view kind);

/// The options of a kind that are numbers, in the order of the contract: "clubs_needed", "target".
std::vector<std::string> number_options(std::string_view kind);

/// False, and nothing is changed, if the rules are of no kind or do not have the option.
bool set_option(table::v1::GameRules& rules, std::string_view option, int value);

}  // namespace cardroom::client
