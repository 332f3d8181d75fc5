#include "common/protocol/key_fingerprint.h"

#include <cstring>

namespace cardroom {

std::optional<KeyFingerprint> fingerprint_from_hex(std::string_view digits) {
  KeyFingerprint key{};
  const auto bytes = bytes_from_hex(digits);
  if (!bytes || bytes->size() != key.size()) return std::nullopt;
  std::memcpy(key.data(), bytes->data(), key.size());
  return key;
}

}  // namespace cardroom
