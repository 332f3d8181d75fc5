#include "common/protocol/key_fingerprint.h"

namespace cardroom {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";

std::optional<unsigned> digit_value(char digit) {
  if (digit >= '0' && digit <= '9') return static_cast<unsigned>(digit - '0');
  if (digit >= 'a' && digit <= 'f') return static_cast<unsigned>(digit - 'a' + 10);
  if (digit >= 'A' && digit <= 'F') return static_cast<unsigned>(digit - 'A' + 10);
  return std::nullopt;
}

}  // namespace

std::string to_hex(std::span<const std::byte> bytes) {
  std::string digits;
  digits.reserve(2 * bytes.size());
  for (const std::byte byte : bytes) {
    const auto value = std::to_integer<unsigned>(byte);
    digits += kDigits[value >> 4];
    digits += kDigits[value & 15U];
  }
  return digits;
}

std::optional<KeyFingerprint> fingerprint_from_hex(std::string_view digits) {
  KeyFingerprint key{};
  if (digits.size() != 2 * key.size()) return std::nullopt;
  for (std::size_t i = 0; i < key.size(); ++i) {
    const auto high = digit_value(digits[2 * i]);
    const auto low = digit_value(digits[2 * i + 1]);
    if (!high || !low) return std::nullopt;
    key[i] = static_cast<std::byte>(*high << 4 | *low);
  }
  return key;
}

}  // namespace cardroom
