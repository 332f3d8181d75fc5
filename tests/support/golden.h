#pragma once

#include <string>

namespace cardroom::testing {

/// Compares `actual` with the file tests/golden/`name` and fails the test where they differ, with the first line that
/// does. With UPDATE_GOLDEN=1 in the environment it rewrites the file instead: read the difference before it is
/// committed.
void expect_golden(const std::string& name, const std::string& actual);

}  // namespace cardroom::testing
