#pragma once

#include <stdexcept>
#include <string>

namespace cardroom {

/// An invariant of our own code was violated. Ends one table, never the process. Thrown only by check().
class InvariantBroken : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

/// Asserts an invariant, in release builds too: a table that stops is better than one that deals the same card twice.
/// Never used on input from a client, a file or the network.
inline void check(bool holds, const char* what, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  if (!holds) throw InvariantBroken{std::string{file} + ":" + std::to_string(line) + ": " + what};
}

}  // namespace cardroom
