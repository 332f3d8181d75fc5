#include "server/bots/password.h"

#include <argon2.h>
#include <array>
#include <openssl/rand.h>

namespace cardroom::server {
namespace {

// The parameters that OWASP's password storage cheat sheet recommends: 19 MiB, two passes, one lane. A hash takes 20 to
// 40 ms on one core, and uses little enough memory for a small machine under attack.
constexpr std::uint32_t kPasses = 2;
constexpr std::uint32_t kMemoryKiB = 19 * 1024;
constexpr std::uint32_t kLanes = 1;
constexpr std::size_t kHashBytes = 32;
constexpr std::size_t kSaltBytes = 16;

}  // namespace

std::optional<std::string> hash_password(const std::string& password) {
  std::array<unsigned char, kSaltBytes> salt{};
  if (RAND_bytes(salt.data(), salt.size()) != 1) return std::nullopt;
  // The length includes the terminating zero.
  std::string encoded(argon2_encodedlen(kPasses, kMemoryKiB, kLanes, kSaltBytes, kHashBytes, Argon2_id), '\0');
  const int failed = argon2id_hash_encoded(kPasses, kMemoryKiB, kLanes, password.data(), password.size(), salt.data(),
                                           salt.size(), kHashBytes, encoded.data(), encoded.size());
  if (failed != ARGON2_OK) return std::nullopt;
  encoded.resize(encoded.find('\0'));
  return encoded;
}

std::optional<bool> password_matches(const std::string& encoded, const std::string& password) {
  switch (argon2id_verify(encoded.c_str(), password.data(), password.size())) {
    case ARGON2_OK: return true;
    case ARGON2_VERIFY_MISMATCH: return false;
    default: return std::nullopt;
  }
}

}  // namespace cardroom::server
