#include "common/cards/deal_key.h"

namespace cardroom {
namespace {

HashInput& add(HashInput& input, const DealId& id) {
  return input.bytes(id.table).u64(id.deal).u32(id.attempt);
}

}  // namespace

Digest server_commitment(const DealId& id, const DealSecret& secret) {
  HashInput input{"cardroom/server/v1"};
  return sha256(add(input, id).bytes(secret).joined());
}

Digest entropy_commitment(const DealId& id, const Digest& commitment, std::uint8_t seat, const DealSecret& entropy) {
  HashInput input{"cardroom/entropy/v1"};
  return sha256(add(input, id).bytes(commitment).u8(seat).bytes(entropy).joined());
}

DealKey deal_key(const DealId& id, const DealSecret& secret, std::span<const DealPart> entropies) {
  HashInput input{"cardroom/deal/v1"};
  add(input, id);
  for (const DealPart& part : entropies)
    input.u8(part.seat).bytes(part.value);
  return hmac_sha256(secret, input.joined());
}

DealKey simulation_key(std::uint64_t seed, std::uint64_t index, std::uint64_t deal) {
  return sha256(HashInput{"cardroom/sim/v1"}.u64(seed).u64(index).u64(deal).joined());
}

std::uint64_t simulation_bot_seed(std::uint64_t seed, std::uint64_t index, std::uint8_t seat) {
  const Digest digest = sha256(HashInput{"cardroom/bot/v1"}.u64(seed).u64(index).u8(seat).joined());
  std::uint64_t start = 0;
  for (std::size_t i = 0; i < sizeof start; ++i)
    start = start << 8 | std::to_integer<std::uint64_t>(digest[i]);
  return start;
}

}  // namespace cardroom
