#pragma once

#include <chrono>
#include <vector>

#include "client/core/kept_tables.h"

namespace cardroom::testing {

/// A Thursday.
inline constexpr client::Day kToday = std::chrono::year{2026} / 11 / 26;

/// Tables where a seat waits for Maren: Pasur, where Selma is present; Game of Thrones, last seen on Tuesday; and Lucky
/// Thirteen, which is kept for two more days.
std::vector<client::WaitingTable> tables_to_go_on();

}  // namespace cardroom::testing
