#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cardroom {

/// Who a server is: SHA-256 of the SubjectPublicKeyInfo of its certificate. A renewed certificate for the same key
/// keeps it. Clients pin it; nothing else about a certificate is looked at.
using KeyFingerprint = std::array<std::byte, 32>;

/// Lower-case hexadecimal, two digits a byte.
std::string to_hex(std::span<const std::byte> bytes);

/// The inverse for fingerprints, upper case accepted too. Empty for anything but 64 digits.
std::optional<KeyFingerprint> fingerprint_from_hex(std::string_view digits);

}  // namespace cardroom
