#include "common/cards/fair_stream.h"

#include <bit>
#include <span>
#include <string_view>

namespace cardroom {
namespace {

constexpr ChaChaNonce kNonce = [] {
  constexpr std::string_view kText = "LibsodiumDRG";
  ChaChaNonce nonce{};
  static_assert(kText.size() == nonce.size());
  for (std::size_t i = 0; i < nonce.size(); ++i)
    nonce[i] = static_cast<std::byte>(kText[i]);
  return nonce;
}();

}  // namespace

void FairStream::refill() {
  static_assert(std::endian::native == std::endian::little, "the words of the stream are little-endian");
  chacha20(key_, kNonce, next_block_, std::as_writable_bytes(std::span{words_}));
  next_block_ += kChaChaBlocks;
  used_ = 0;
}

}  // namespace cardroom
