#include "common/cards/sha256.h"

#include <gtest/gtest.h>

#include "tests/cards/hex.h"

namespace cardroom {
namespace {

using testing::from_hex;
using testing::to_hex;

std::span<const std::byte> text(std::string_view characters) {
  return std::as_bytes(std::span{characters});
}
std::vector<std::byte> times(std::size_t count, unsigned char byte) {
  return {count, std::byte{byte}};
}

TEST(Sha256, GivesThePublishedDigests) {  // FIPS 180-4, examples.
  EXPECT_EQ(to_hex(sha256({})), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(to_hex(sha256(text("abc"))), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(to_hex(sha256(text("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST(Sha256, StartsAgainForEachMessage) {
  const Digest alone = sha256(text("abc"));
  sha256(times(1000, 7));
  EXPECT_EQ(sha256(text("abc")), alone);
}

TEST(HmacSha256, GivesThePublishedCodes) {  // RFC 4231, sections 4.2 to 4.8, except 4.6 (truncated).
  EXPECT_EQ(to_hex(hmac_sha256(times(20, 0x0b), text("Hi There"))),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(to_hex(hmac_sha256(text("Jefe"), text("what do ya want for nothing?"))),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(to_hex(hmac_sha256(times(20, 0xaa), times(50, 0xdd))),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
  EXPECT_EQ(to_hex(hmac_sha256(from_hex("0102030405060708090a0b0c0d0e0f10111213141516171819"), times(50, 0xcd))),
            "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
  EXPECT_EQ(to_hex(hmac_sha256(times(131, 0xaa), text("Test Using Larger Than Block-Size Key - Hash Key First"))),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  EXPECT_EQ(to_hex(hmac_sha256(times(131, 0xaa),
                               text("This is a test using a larger than block-size key and a larger than "
                                    "block-size data. The key needs to be hashed before being used by the HMAC "
                                    "algorithm."))),
            "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
}

TEST(HmacSha256, AcceptsAnEmptyKey) {
  const Digest empty = hmac_sha256({}, text("abc"));
  EXPECT_NE(hmac_sha256(text("key"), text("abc")), empty);
  EXPECT_EQ(hmac_sha256({}, text("abc")), empty);
  // A key is padded with zeros to the block size, so this one is equivalent to the empty key.
  EXPECT_EQ(hmac_sha256(times(1, 0), text("abc")), empty);
}

TEST(HashInput, JoinsItsPartsInBigEndianOrder) {
  EXPECT_EQ(to_hex(HashInput{"AB"}.u8(0xC0).u32(0x01020304).u64(0x0506070809).bytes(times(2, 0xEE)).joined()),
            "4142c0010203040000000506070809eeee");
}

TEST(HashInput, RefusesMoreThanItHolds) {
  HashInput input{""};
  input.bytes(times(HashInput::kBytesMax, 1));
  EXPECT_THROW(input.u8(1), InvariantBroken);
}

}  // namespace
}  // namespace cardroom
