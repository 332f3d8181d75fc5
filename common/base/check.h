#pragma once

#include <stdexcept>
#include <string>

namespace cardroom {

/// A violated invariant of our own code. It ends one table, never the process. Thrown only by check().
class InvariantBroken : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

/// Asserts what the author knows to be true, in release builds too: better a table that stops than one that deals the
/// same card twice. Never used on input from a client, a file or the network.
inline void check(bool holds, const char* what, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  if (!holds) throw InvariantBroken{std::string{file} + ":" + std::to_string(line) + ": " + what};
}

}  // namespace cardroom
