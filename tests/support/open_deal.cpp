#include "tests/support/open_deal.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/sha.h>
#include <utility>

namespace cardroom::testing {
namespace {

const unsigned char* bytes_of(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

std::string big_endian(std::uint64_t value, int bytes) {
  std::string result;
  for (int i = bytes - 1; i >= 0; --i)
    result.push_back(static_cast<char>(value >> (8 * i) & 0xFF));
  return result;
}

std::string hash_of(std::string_view text) {
  std::array<unsigned char, 32> hash{};
  SHA256(bytes_of(text), text.size(), hash.data());
  return {hash.begin(), hash.end()};
}

/// The first `words` words of the stream.
std::vector<std::uint32_t> stream_words(std::string_view key, std::size_t words) {
  // OpenSSL's IV: the counter, little-endian, and the nonce.
  const std::string iv = std::string(4, '\0') + "LibsodiumDRG";
  const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> cipher{EVP_CIPHER_CTX_new(),
                                                                               EVP_CIPHER_CTX_free};
  EVP_EncryptInit_ex(cipher.get(), EVP_chacha20(), nullptr, bytes_of(key), bytes_of(iv));
  const std::string zeros(words * 4, '\0');
  std::vector<unsigned char> bytes(words * 4);
  int size = 0;
  EVP_EncryptUpdate(cipher.get(), bytes.data(), &size, bytes_of(zeros), static_cast<int>(zeros.size()));
  std::vector<std::uint32_t> result(words);
  for (std::size_t i = 0; i < words; ++i) {
    for (std::size_t j = 0; j < 4; ++j)
      result[i] |= std::uint32_t{bytes[4 * i + j]} << (8 * j);
  }
  return result;
}

}  // namespace

std::string deal_id(std::string_view table_id, std::uint64_t deal, std::uint32_t attempt) {
  return std::string{table_id} + big_endian(deal, 8) + big_endian(attempt, 4);
}

std::string server_commitment(std::string_view id, std::string_view secret) {
  return hash_of("cardroom/server/v1" + std::string{id} + std::string{secret});
}

std::string seat_commitment(std::string_view id, std::string_view commitment, std::uint8_t seat,
                            std::string_view entropy) {
  return hash_of("cardroom/entropy/v1" + std::string{id} + std::string{commitment} + static_cast<char>(seat) +
                 std::string{entropy});
}

std::string key_of_deal(std::string_view id, std::string_view secret,
                        const std::vector<std::pair<std::uint8_t, std::string>>& parts) {
  std::string text = "cardroom/deal/v1" + std::string{id};
  for (const auto& [seat, entropy] : parts)
    text += static_cast<char>(seat) + entropy;
  std::array<unsigned char, 32> key{};
  HMAC(EVP_sha256(), secret.data(), static_cast<int>(secret.size()), bytes_of(text), text.size(), key.data(), nullptr);
  return {key.begin(), key.end()};
}

OpenStream::OpenStream(std::string_view key) : words_{stream_words(key, 512)} {}

std::uint32_t OpenStream::uniform(std::uint32_t n) {
  const std::uint64_t limit = (std::uint64_t{1} << 32) / n * n;
  while (words_.at(used_) >= limit)
    ++used_;
  return words_.at(used_++) % n;
}

void OpenStream::shuffle(std::vector<std::uint8_t>& pack) {
  for (std::uint32_t i = 0; i + 1 < pack.size(); ++i)
    std::swap(pack[i], pack[i + uniform(static_cast<std::uint32_t>(pack.size()) - i)]);
}

}  // namespace cardroom::testing
