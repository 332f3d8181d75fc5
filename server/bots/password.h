#pragma once

#include <optional>
#include <string>

/// Table passwords: Argon2id (RFC 9106). Hashing is deliberately slow, so it never runs on the I/O thread.
namespace cardroom::server {

/// The encoded hash, with its parameters and a new salt. Empty if there is not enough memory. Thread-safe.
std::optional<std::string> hash_password(const std::string& password);

/// Whether the encoded hash matches this password. Empty if there is not enough memory. Thread-safe.
std::optional<bool> password_matches(const std::string& encoded, const std::string& password);

}  // namespace cardroom::server
