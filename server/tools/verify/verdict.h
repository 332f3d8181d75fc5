#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "common/protocol/key_fingerprint.h"

namespace cardroom::verify {

struct Verdict {
  enum class Kind : std::uint8_t {
    fair,
    unfair,      ///< It is a record, but something in it does not hold.
    unreadable,  ///< It is not a record, or was written by a later version of the program.
  };
  Kind kind{};
  std::string text{};  ///< One line.
  std::string log{};   ///< Of a fair game, if it was asked for.
};

/// The verdict on a file with these bytes. `key`: only records that it has signed are fair.
Verdict verdict_on(std::string_view bytes, const std::optional<KeyFingerprint>& key, bool wants_log);

}  // namespace cardroom::verify
