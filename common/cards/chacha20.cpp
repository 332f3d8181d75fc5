#include "common/cards/chacha20.h"

#include <memory>
#include <openssl/evp.h>
#include <stdexcept>

namespace cardroom {
namespace {

struct Free {
  void operator()(EVP_CIPHER* cipher) const { EVP_CIPHER_free(cipher); }
  void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
};
using Cipher = std::unique_ptr<EVP_CIPHER, Free>;
using Context = std::unique_ptr<EVP_CIPHER_CTX, Free>;

[[noreturn]] void no_chacha20() {
  throw std::runtime_error{"OpenSSL has no ChaCha20"};
}

/// The cipher is fetched once per process and set up once per thread: each step takes longer than generating the stream
/// of a deal.
Context prepared() {
  static const Cipher cipher{EVP_CIPHER_fetch(nullptr, "ChaCha20", nullptr)};
  Context context{EVP_CIPHER_CTX_new()};
  if (!cipher || !context || EVP_EncryptInit_ex2(context.get(), cipher.get(), nullptr, nullptr, nullptr) != 1) {
    no_chacha20();
  }
  return context;
}

}  // namespace

void chacha20(const ChaChaKey& key, const ChaChaNonce& nonce, std::uint32_t first_block,
              std::span<std::byte, kChaChaBytes> out) {
  static constexpr std::array<unsigned char, kChaChaBytes> kZeros{};
  thread_local const Context context = prepared();

  // OpenSSL's IV is the block number, 32 bits little-endian, followed by the nonce.
  std::array<unsigned char, 16> iv;
  for (std::size_t i = 0; i < 4; ++i)
    iv[i] = static_cast<unsigned char>(first_block >> 8 * i & 0xFFU);
  for (std::size_t i = 0; i < nonce.size(); ++i)
    iv[4 + i] = std::to_integer<unsigned char>(nonce[i]);

  int size = 0;
  if (EVP_EncryptInit_ex2(context.get(), nullptr, reinterpret_cast<const unsigned char*>(key.data()), iv.data(),
                          nullptr) != 1 ||
      EVP_EncryptUpdate(context.get(), reinterpret_cast<unsigned char*>(out.data()), &size, kZeros.data(),
                        static_cast<int>(kZeros.size())) != 1) {
    no_chacha20();
  }
}

}  // namespace cardroom
