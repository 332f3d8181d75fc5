#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Bytes as hexadecimal digits, two for each byte.
namespace cardroom {

/// In lower case.
std::string to_hex(std::span<const std::byte> bytes);
std::string bytes_to_hex(std::string_view bytes);

/// The inverse, which also accepts upper case. Empty for an odd number of digits or any other character.
std::optional<std::string> bytes_from_hex(std::string_view digits);

}  // namespace cardroom
