#pragma once

#include <stdexcept>

namespace cardroom::sim {

/// The command line, or a file that it names, is invalid. The text is one line that says what is wrong and where. The
/// program then exits with status 2, having written nothing.
class BadInput : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace cardroom::sim
