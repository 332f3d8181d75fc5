#pragma once

#include <stdexcept>

namespace cardroom::sim {

/// What somebody typed, or a file that they named, cannot be used. The text is one line that says what and where; the
/// program ends with status 2 and has written nothing.
class BadInput : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace cardroom::sim
