#pragma once

#include <stdexcept>
#include <string>

namespace cardroom {

/// We broke a promise of our own. Ends one table, never the process; thrown by check() alone.
class InvariantBroken : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

/// States what the author knows to be true, in release builds too: one table that stops is better than a table that
/// deals the same card twice. Never used on what a client, a file or the network says.
inline void check(bool holds, const char* what, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  if (!holds) throw InvariantBroken{std::string{file} + ":" + std::to_string(line) + ": " + what};
}

}  // namespace cardroom
