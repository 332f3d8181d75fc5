#include "common/cards/fair_stream.h"

#include <bit>
#include <cstring>
#include <memory>
#include <stdexcept>

#include <openssl/evp.h>

namespace cardroom {
namespace {

constexpr std::size_t kBlocksAtATime = 4;

}  // namespace

FairStream::FairStream(const DealKey& key) { std::memcpy(key_.data(), key.data(), key.size()); }

void FairStream::refill() {
  struct Free {
    void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
  };
  thread_local const std::unique_ptr<EVP_CIPHER_CTX, Free> context{EVP_CIPHER_CTX_new()};
  // OpenSSL's IV is the 32-bit counter, little-endian, and then the nonce.
  std::array<unsigned char, 16> iv{0, 0, 0, 0, 'L', 'i', 'b', 's', 'o', 'd', 'i', 'u', 'm', 'D', 'R', 'G'};
  static_assert(std::endian::native == std::endian::little, "words of the stream are little-endian");
  std::memcpy(iv.data(), &counter_, sizeof counter_);
  words_.fill(0);
  int size = 0;
  auto* bytes = reinterpret_cast<unsigned char*>(words_.data());
  if (EVP_EncryptInit_ex(context.get(), EVP_chacha20(), nullptr, reinterpret_cast<const unsigned char*>(key_.data()),
                         iv.data()) != 1 ||
      EVP_EncryptUpdate(context.get(), bytes, &size, bytes, sizeof words_) != 1) {
    throw std::runtime_error{"ChaCha20 is not available"};
  }
  counter_ += kBlocksAtATime;
  used_ = 0;
}

}  // namespace cardroom
