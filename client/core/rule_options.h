#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cardroom/table/v1/table.pb.h"

/// Access to any kind's rule options by their names in the contract, for display and editing. Only the server validates
/// values.
namespace cardroom::client {

/// Booleans are returned as 0 or 1, enumerators as their numbers. Empty if the rules have no kind, or the option is
/// unset or unknown.
std::optional<int> option_of(const table::v1::GameRules& rules, std::string_view option);

/// Rules of a kind ("lucky-thirteen") with no option set. For a kind that this version does not know, rules without a
/// kind.
table::v1::GameRules open_rules(std::string_view kind);

/// The numeric options of a kind, in the order of the contract: "clubs_needed", "target".
std::vector<std::string> number_options(std::string_view kind);

/// Returns false, and changes nothing, if the rules have no kind or do not have the option.
bool set_option(table::v1::GameRules& rules, std::string_view option, int value);

}  // namespace cardroom::client
