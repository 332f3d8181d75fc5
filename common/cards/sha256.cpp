#include "common/cards/sha256.h"

#include <memory>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdexcept>

namespace cardroom {
namespace {

struct Free {
  void operator()(EVP_MD* algorithm) const { EVP_MD_free(algorithm); }
  void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};
using Algorithm = std::unique_ptr<EVP_MD, Free>;
using Context = std::unique_ptr<EVP_MD_CTX, Free>;

[[noreturn]] void unavailable() {
  throw std::runtime_error{"OpenSSL has no SHA-256"};
}

/// Looked up once in the process: that takes longer than the hash.
const EVP_MD* algorithm() {
  static const Algorithm fetched{EVP_MD_fetch(nullptr, "SHA256", nullptr)};
  if (!fetched) unavailable();
  return fetched.get();
}

Context prepared() {
  Context context{EVP_MD_CTX_new()};
  if (!context || EVP_DigestInit_ex2(context.get(), algorithm(), nullptr) != 1) unavailable();
  return context;
}

auto* bytes_of(auto& digest) {
  return reinterpret_cast<unsigned char*>(digest.data());
}

}  // namespace

Digest sha256(std::span<const std::byte> message) {
  thread_local const Context context = prepared();
  Digest digest;
  if (EVP_DigestInit_ex2(context.get(), nullptr, nullptr) != 1 ||
      EVP_DigestUpdate(context.get(), message.data(), message.size()) != 1 ||
      EVP_DigestFinal_ex(context.get(), bytes_of(digest), nullptr) != 1) {
    unavailable();
  }
  return digest;
}

Digest hmac_sha256(std::span<const std::byte> key, std::span<const std::byte> message) {
  Digest digest;
  // A null key would mean "the one before" to OpenSSL.
  static constexpr std::byte kNothing{};
  const void* key_bytes = key.empty() ? &kNothing : key.data();
  if (HMAC(algorithm(), key_bytes, static_cast<int>(key.size()), reinterpret_cast<const unsigned char*>(message.data()),
           message.size(), bytes_of(digest), nullptr) == nullptr) {
    unavailable();
  }
  return digest;
}

}  // namespace cardroom
