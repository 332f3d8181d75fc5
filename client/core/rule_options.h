#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cardroom/table/v1/table.pb.h"

/// The options of any kind's rules by their names in the contract, to show and to change them. Only
/// the server validates a value.
namespace cardroom::client {

/// Booleans are 0 and 1, enumerators their numbers. Empty if the rules are of no kind, or if the option is not set or
/// unknown.
std::optional<int> option_of(const table::v1::GameRules& rules, std::string_view option);

/// Rules of a kind ("lucky-thirteen") in which no option is set. For a kind that this version does not know, rules of
/// no kind.
table::v1::GameRules open_rules(std::string_view kind);

/// The options of a kind that are numbers, in the order of the contract: "clubs_needed", "target".
std::vector<std::string> number_options(std::string_view kind);

/// False, and nothing is changed, if the rules are of no kind or do not have the option.
bool set_option(table::v1::GameRules& rules, std::string_view option, int value);

}  // namespace cardroom::client
