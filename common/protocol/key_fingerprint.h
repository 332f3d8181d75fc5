#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "common/protocol/hex.h"

namespace cardroom {

/// The identity of a server: SHA-256 of the SubjectPublicKeyInfo of its certificate. A renewed certificate for the same
/// key has the same fingerprint. Clients pin it; they check nothing else in a certificate.
using KeyFingerprint = std::array<std::byte, 32>;

/// Reads hexadecimal digits. Empty for anything but 64 of them.
std::optional<KeyFingerprint> fingerprint_from_hex(std::string_view digits);

}  // namespace cardroom
