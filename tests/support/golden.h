#pragma once

#include <string>

namespace cardroom::testing {

/// Compares `actual` with the file tests/golden/`name`; if they differ, fails the test and shows the first differing
/// line. With UPDATE_GOLDEN=1 in the environment it rewrites the file instead: review the difference before you commit
/// it.
void expect_golden(const std::string& name, const std::string& actual);

}  // namespace cardroom::testing
