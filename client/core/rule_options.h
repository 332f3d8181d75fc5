#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cardroom/table/v1/table.pb.h"

/// The options of any kind's rules by their names in the contract, for whoever shows them or asks for others. Whether a
/// value can be is for the server to say.
namespace cardroom::client {

/// Truth values are 0 and 1, names their numbers. Nothing if the rules are no kind's, or leave it open, or have no such
/// option.
std::optional<int> option_of(const table::v1::GameRules& rules, std::string_view option);

/// Rules of a kind ("lucky-thirteen"), with everything left open. Without a value for a kind that this version does not
/// know.
table::v1::GameRules open_rules(std::string_view kind);

/// Those of a kind that are numbers, in the order of the contract: "clubs_needed", "target".
std::vector<std::string> number_options(std::string_view kind);

/// False, and nothing is changed, if the rules are no kind's or have no such option.
bool set_option(table::v1::GameRules& rules, std::string_view option, int value);

}  // namespace cardroom::client
