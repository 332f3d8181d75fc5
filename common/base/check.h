#pragma once

#include <stdexcept>
#include <string>

namespace cardroom {

/// A broken promise of our own code. It ends one table, never the process. Thrown by check() only.
class InvariantBroken : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

/// States what the author knows to be true, in release builds too: a table that stops is better than a table that deals
/// the same card twice. Never used on input from a client, a file or the network.
inline void check(bool holds, const char* what, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  if (!holds) throw InvariantBroken{std::string{file} + ":" + std::to_string(line) + ": " + what};
}

}  // namespace cardroom
