#include "common/protocol/frame_codec.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>
#include <vector>

namespace cardroom {
namespace {

std::string framed(const std::string& payload) {
  std::string stream;
  append_frame(stream, payload);
  return stream;
}

TEST(FrameCodec, PutsTheLengthInFrontInFourBytesBigEndian) {
  EXPECT_EQ(framed("ab"), (std::string{"\0\0\0\2ab", 6}));
  EXPECT_EQ(framed(std::string(0x102, 'x')).substr(0, 4), (std::string{"\0\0\1\2", 4}));
}

TEST(FrameCodec, WaitsForTheRestOfAFrame) {
  FrameDecoder decoder{16};
  decoder.push(std::string_view{"\0\0\0\3a", 5});
  EXPECT_EQ(decoder.next().value(), std::nullopt);
  decoder.push("bc");
  EXPECT_EQ(decoder.next().value(), "abc");
  EXPECT_EQ(decoder.next().value(), std::nullopt);
}

TEST(FrameCodec, AnEmptyPayloadIsAFrame) {
  FrameDecoder decoder{16};
  decoder.push(framed(""));
  EXPECT_EQ(decoder.next().value(), "");
}

TEST(FrameCodec, TheLongestFrameIsAcceptedAndOneByteMoreIsNot) {
  FrameDecoder decoder{16};
  decoder.push(framed(std::string(16, 'x')));
  EXPECT_EQ(decoder.next().value(), std::string(16, 'x'));
  decoder.push(framed(std::string(17, 'x')));
  EXPECT_EQ(decoder.next().error(), FrameError::too_long);
}

TEST(FrameCodec, ALengthThatIsTooLargeIsRefusedBeforeItsBytesArrive) {
  FrameDecoder decoder{kRequestBytesMax};
  decoder.push(std::string_view{"\xFF\xFF\xFF\xFF", 4});
  EXPECT_EQ(decoder.next().error(), FrameError::too_long);
}

TEST(FrameCodec, TheLimitGrowsAfterTheHello) {
  FrameDecoder decoder{kHelloBytesMax};
  decoder.push(framed(std::string(kHelloBytesMax, 'h')) + framed(std::string(kRequestBytesMax, 'r')));
  EXPECT_EQ(decoder.next().value()->size(), kHelloBytesMax);
  decoder.allow(kRequestBytesMax);
  EXPECT_EQ(decoder.next().value()->size(), kRequestBytesMax);
}

RC_GTEST_PROP(FrameCodec, ReturnsThePayloadsHoweverTheStreamIsCut, (const std::vector<std::string>& payloads)) {
  std::string stream;
  for (const auto& payload : payloads)
    append_frame(stream, payload);
  FrameDecoder decoder{kReplyBytesMax};
  std::vector<std::string> received;
  while (!stream.empty()) {
    const auto size = *rc::gen::inRange<std::size_t>(1, stream.size() + 1);
    decoder.push(stream.substr(0, size));
    stream.erase(0, size);
    for (auto payload = decoder.next().value(); payload; payload = decoder.next().value())
      received.push_back(*payload);
  }
  RC_ASSERT(received == payloads);
  RC_ASSERT(decoder.buffered() == 0U);
}

}  // namespace
}  // namespace cardroom
