#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cardroom {

/// The identity of a server: SHA-256 of the SubjectPublicKeyInfo of its certificate. A renewed certificate for the same
/// key has the same one. Clients pin it; they check nothing else in a certificate.
using KeyFingerprint = std::array<std::byte, 32>;

/// Lower-case hexadecimal, two digits per byte.
std::string to_hex(std::span<const std::byte> bytes);

/// The inverse for fingerprints, which also accepts upper case. Empty for anything but 64 digits.
std::optional<KeyFingerprint> fingerprint_from_hex(std::string_view digits);

}  // namespace cardroom
