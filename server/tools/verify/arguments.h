#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "common/protocol/key_fingerprint.h"

namespace cardroom::verify {

/// As the name of the log file: writes to standard output.
inline constexpr const char* kStandardOutput = "-";

/// The command line is invalid. The text is one line that says what is wrong and where. The program exits with status
/// 2, having written nothing.
class BadInput : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct Arguments {
  std::vector<std::string> files;     ///< At least one.
  std::optional<KeyFingerprint> key;  ///< Only records that this key has signed are fair.
  std::optional<std::string> log;     ///< A file or kStandardOutput.
  unsigned threads = 1;
};

/// Empty if help was printed and nothing else is to be done. Throws BadInput.
std::optional<Arguments> parse_arguments(int count, const char* const* words);

}  // namespace cardroom::verify
