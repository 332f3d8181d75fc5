#pragma once

#include <optional>
#include <string>
#include <vector>

namespace cardroom {

/// The number of light modules that the standard requires on every side of a QR code (ISO/IEC 18004).
inline constexpr int kQuietModules = 4;

/// A QR code as rows of modules, as many rows as columns: '1' is dark, '0' is light. The quiet zone is not included.
using QrCode = std::vector<std::string>;

/// The text as a QR code; nullopt if it is empty or too long for one. Thread-safe; takes about a millisecond.
std::optional<QrCode> qr_code(const std::string& text);

}  // namespace cardroom
