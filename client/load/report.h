#pragma once

#include <string>

#include "client/load/load_run.h"

namespace cardroom::load {

/// A human-readable table of figures; ends with a line break.
std::string to_text(const Arguments& arguments, const Result& result);

/// The same figures as one JSON object on one line, without a line break. Times are in microseconds or milliseconds, as
/// the names indicate.
std::string to_json(const Arguments& arguments, const Result& result);

}  // namespace cardroom::load
