// Compares the fair deal with values computed independently of this code, in Python, from the RFC and the formulas.
#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <numeric>
#include <vector>

#include "common/cards/chacha20.h"
#include "common/cards/deal_key.h"
#include "common/cards/fair_stream.h"
#include "common/cards/shuffle.h"
#include "tests/cards/hex.h"

namespace cardroom {
namespace {

using testing::counting_from;
using testing::from_hex;
using testing::to_hex;

std::string blocks(const ChaChaKey& key, std::string_view nonce_hex, std::uint32_t first_block) {
  ChaChaNonce nonce{};
  std::ranges::copy(from_hex(nonce_hex), nonce.begin());
  std::array<std::byte, kChaChaBytes> out{};
  chacha20(key, nonce, first_block, out);
  return to_hex(out);
}

std::array<Card, 52> fresh_pack() {
  std::array<Card, 52> pack{};
  std::iota(pack.begin(), pack.end(), Card{0});
  return pack;
}

TEST(ChaCha20, GivesThePublishedKeyStreams) {  // RFC 8439, section 2.3.2 and appendix A.1.
  EXPECT_THAT(blocks(counting_from(0), "000000090000004a00000000", 1),
              ::testing::StartsWith("10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                                    "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"));
  EXPECT_THAT(blocks({}, "000000000000000000000000", 0),
              ::testing::StartsWith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                                    "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
                                    "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                                    "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"));
}

TEST(FairStream, BeginsWithTheKnownBytes) {
  FairStream stream{counting_from(0)};
  // The same four words, little-endian; uniform(2^32 - 1) returns a word unchanged.
  EXPECT_EQ(blocks(counting_from(0), to_hex(std::as_bytes(std::span{"LibsodiumDRG", 12})), 0).substr(0, 32),
            "0d8e6cc68715648926732e7ea73250cf");
  for (const std::uint32_t word : {0xc66c8e0dU, 0x89641587U, 0x7e2e7326U, 0xcf5032a7U}) {
    EXPECT_EQ(stream.uniform(0xFFFFFFFFU), word);
  }
}

TEST(FairStream, ContinuesWithoutAGapAfterABatch) {
  FairStream stream{counting_from(0)};
  for (int i = 0; i < 62; ++i)
    stream.uniform(1);
  std::vector<std::uint32_t> words;
  for (int i = 0; i < 6; ++i)
    words.push_back(stream.uniform(0xFFFFFFFFU));
  EXPECT_THAT(words,
              ::testing::ElementsAre(0xddb10790U, 0x2cb6e68dU, 0x7bea717bU, 0x89c4ce5aU, 0xcf91e68fU, 0x53ed9d87U));
  for (int i = 68; i < 128; ++i)
    stream.uniform(1);
  EXPECT_EQ(stream.uniform(0xFFFFFFFFU), 0xf3c0d6bfU);
}

TEST(FairStream, TakesAWordEvenForASinglePossibility) {
  FairStream stream{counting_from(0)};
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(stream.uniform(1), 0U);
  EXPECT_EQ(stream.uniform(0xFFFFFFFFU), 0xcf5032a7U);
}

TEST(FairStream, RejectsExactlyTheWordsAfterTheLastWholeMultiple) {
  for (const std::uint32_t n :
       {1U, 2U, 3U, 5U, 7U, 26U, 51U, 52U, 64U, 65535U, 1U << 31, (1U << 31) + 1, 0xFFFFFFFFU}) {
    const std::uint64_t limit = (std::uint64_t{1} << 32) / n * n;
    EXPECT_FALSE(favours_small_results(0, n)) << n;
    EXPECT_FALSE(favours_small_results(static_cast<std::uint32_t>(limit - 1), n)) << n;
    if (limit < std::uint64_t{1} << 32) {
      EXPECT_TRUE(favours_small_results(static_cast<std::uint32_t>(limit), n)) << n;
      EXPECT_TRUE(favours_small_results(0xFFFFFFFFU, n)) << n;
    } else {
      EXPECT_FALSE(favours_small_results(0xFFFFFFFFU, n)) << n;
    }
  }
}

TEST(FairStream, ContinuesWithTheNextWordAfterARejectedOne) {
  FairStream stream{counting_from(0)};
  std::vector<std::uint32_t> drawn;
  for (int i = 0; i < 6; ++i)
    drawn.push_back(stream.uniform((1U << 31) + 1));  // Accepts about half of the words.
  EXPECT_THAT(drawn, ::testing::ElementsAre(2116973350U, 1113075119U, 1284539168U, 291608635U, 1354385139U, 96003643U));
}

TEST(FairStream, MakesEveryResultEquallyLikely) {
  FairStream stream{counting_from(1)};
  std::array<int, 13> counts{};
  constexpr int kDraws = 130'000;
  for (int i = 0; i < kDraws; ++i)
    ++counts[stream.uniform(13)];
  double chi_squared = 0;
  for (const int count : counts)
    chi_squared += (count - 10'000) * (count - 10'000) / 10'000.0;
  EXPECT_LT(chi_squared, 32.9);  // 12 degrees of freedom: one key in a thousand exceeds this; this key does not.
}

TEST(Shuffle, GivesTheKnownPackForAKnownKey) {
  FairStream stream{counting_from(0)};
  std::array<Card, 52> pack = fresh_pack();
  shuffle(pack, stream);
  EXPECT_THAT(pack, ::testing::ElementsAre(45, 37, 2, 51, 3, 33, 26, 47, 27, 20, 38, 17, 15, 25, 46, 4, 8, 31, 14, 10,
                                           11, 39, 35, 5, 41, 23, 9, 29, 21, 42, 28, 30, 6, 18, 48, 24, 49, 13, 40, 19,
                                           32, 50, 12, 7, 1, 36, 16, 0, 44, 43, 34, 22));
}

TEST(Shuffle, OfAPartAgreesWithTheWholeShuffle) {
  FairStream whole_stream{counting_from(3)};
  std::array<Card, 52> whole = fresh_pack();
  shuffle(whole, whole_stream);
  for (const std::size_t count : {0U, 1U, 26U, 51U, 52U}) {
    FairStream stream{counting_from(3)};
    std::array<Card, 52> pack = fresh_pack();
    shuffle(pack, stream, count);
    EXPECT_TRUE(std::equal(pack.begin(), pack.begin() + static_cast<std::ptrdiff_t>(count), whole.begin())) << count;
    std::ranges::sort(pack);
    EXPECT_EQ(pack, fresh_pack()) << count;
  }
}

TEST(Shuffle, DoesNothingToAPackOfOneOrNoCards) {
  FairStream stream{counting_from(0)};
  std::array<Card, 1> one{7};
  shuffle(one, stream);
  EXPECT_EQ(one[0], 7);
  shuffle({}, stream);
  EXPECT_EQ(stream.uniform(0xFFFFFFFFU), 0xc66c8e0dU);  // No word has been consumed.
}

TEST(DealKey, AndTheCommitmentsFollowTheFormulas) {
  DealId id{.table = {}, .deal = 7, .attempt = 2};
  for (std::size_t i = 0; i < id.table.size(); ++i)
    id.table[i] = static_cast<std::byte>(0x10 + i);
  const DealSecret secret = counting_from(0x40);
  DealSecret first{};
  first.fill(std::byte{0xA0});
  const DealSecret second = counting_from(0x80);

  const Digest commitment = server_commitment(id, secret);
  EXPECT_EQ(to_hex(commitment), "202b906245d8e73011510045723ac57fd0ca6228373d9afb201a4e7004d05fa5");
  EXPECT_EQ(to_hex(entropy_commitment(id, commitment, 3, second)),
            "21f28bea3d09a78f37dce3327f3af4286b0ebeb9063fcfbdb46adf514e31e347");
  const std::array parts{DealPart{0, first}, DealPart{3, second}};
  EXPECT_EQ(to_hex(deal_key(id, secret, parts)), "d1297ade0d5a6ee5e51c996bdfa9cba8e91deedf9669dafd9a8d5420ed4556a6");
  EXPECT_EQ(to_hex(deal_key(id, secret, {})), "516cc6461768f751542afba1ccb89482ddba36f174af284cb0ef4b2435234407");
}

TEST(DealKey, HasRoomForEverySeat) {
  std::array<DealPart, 4> parts{};
  EXPECT_NO_THROW(deal_key(DealId{}, DealSecret{}, parts));
}

TEST(DealId, OfALaterAttemptOrDealIsGreater) {
  EXPECT_LT((DealId{{}, 1, 9}), (DealId{{}, 2, 0}));
  EXPECT_LT((DealId{{}, 2, 0}), (DealId{{}, 2, 1}));
}

TEST(SimulationKey, FollowsTheFormula) {
  EXPECT_EQ(to_hex(simulation_key(1, 0, 0)), "adc8c07459dcd3d8066953719c3d69474cda50b86017b4fc7718c0c6f8ae6fde");
  EXPECT_EQ(to_hex(simulation_key(0x0102030405060708, 0x1112131415161718, 0x2122232425262728)),
            "46cec581c009655caf5d1c23a45ef5036ad39aeaacf34d3e0cabb6801475eec1");
  EXPECT_EQ(simulation_bot_seed(1, 0, 0), 0x53179dffaded6737U);
  EXPECT_EQ(simulation_bot_seed(0x0102030405060708, 9, 3), 0x1c1330ef84ea54c7U);
}

}  // namespace
}  // namespace cardroom
