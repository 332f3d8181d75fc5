#include <gtest/gtest.h>

#include "cardroom/lan/v1/lan.pb.h"
#include "common/protocol/beacon_wire.h"

namespace cardroom::lan {
namespace {

Announcement announcement() {
  Announcement result{.name = "Käthe's room", .port = 7314, .protocol_min = 1, .protocol_max = 2, .open_tables = 3};
  result.key.fill(std::byte{0xAB});
  result.server_id.fill(std::byte{0xCD});
  return result;
}

cardroom::lan::v1::Beacon parsed(const Announcement& announcement) {
  cardroom::lan::v1::Beacon message;
  EXPECT_TRUE(message.ParseFromString(encode(announcement)));
  return message;
}

TEST(Beacon, AnnouncementsAndQuestionsRoundTrip) {
  EXPECT_EQ(decode(encode(announcement())), Beacon{announcement()});
  EXPECT_EQ(decode(encode(Question{})), Beacon{Question{}});
}

TEST(Beacon, TheLongestAnnouncementFitsIntoOneDatagram) {
  Announcement longest = announcement();
  longest.name.clear();
  for (int i = 0; i < 40; ++i)
    longest.name += "\xF0\x9F\x82\xA1";  // four bytes a character
  longest.protocol_min = longest.protocol_max = longest.open_tables = 0xFFFFFFFF;
  EXPECT_LE(encode(longest).size(), 300U);
  EXPECT_EQ(decode(encode(longest)), Beacon{longest});
}

TEST(Beacon, WhatIsTooLongIsNotRead) {
  auto message = parsed(announcement());
  // A later version may add fields, so an unknown one is skipped; the length holds for it too.
  message.mutable_announcement()
      ->GetReflection()
      ->MutableUnknownFields(message.mutable_announcement())
      ->AddLengthDelimited(99, std::string(250, 'x'));
  EXPECT_TRUE(decode(message.SerializeAsString()).has_value());
  message.mutable_announcement()
      ->GetReflection()
      ->MutableUnknownFields(message.mutable_announcement())
      ->AddLengthDelimited(99, std::string(250, 'x'));
  ASSERT_GT(message.SerializeAsString().size(), kDatagramBytesMax);
  EXPECT_EQ(decode(message.SerializeAsString()), std::nullopt);
}

TEST(Beacon, FieldsThatCannotBeAreRefused) {
  const auto refused_with = [](auto change) {
    auto message = parsed(announcement());
    change(*message.mutable_announcement());
    return !decode(message.SerializeAsString()).has_value();
  };
  EXPECT_FALSE(refused_with([](auto&) {}));
  EXPECT_TRUE(refused_with([](auto& a) { a.set_port(0); }));
  EXPECT_TRUE(refused_with([](auto& a) { a.set_port(65536); }));
  EXPECT_TRUE(refused_with([](auto& a) { a.set_key(std::string(31, 'k')); }));
  EXPECT_TRUE(refused_with([](auto& a) { a.set_server_id(std::string(17, 'i')); }));
  EXPECT_TRUE(refused_with([](auto& a) { a.set_name(""); }));
  EXPECT_TRUE(refused_with([](auto& a) { a.set_name("\x1B[2J"); }));
}

TEST(Beacon, NoiseAndUnknownBodiesAreNobody) {
  EXPECT_EQ(decode(""), std::nullopt);
  EXPECT_EQ(decode("\xFF\xFF\xFF"), std::nullopt);
  EXPECT_EQ(decode("GET / HTTP/1.1"), std::nullopt);
  const std::string whole = encode(announcement());
  for (std::size_t size = 0; size < whole.size(); ++size) {
    EXPECT_EQ(decode(whole.substr(0, size)), std::nullopt) << size;
  }
}

TEST(KeyFingerprint, IsSixtyFourDigitsOfHexadecimal) {
  KeyFingerprint key{};
  for (std::size_t i = 0; i < key.size(); ++i)
    key[i] = static_cast<std::byte>(i * 8 + 7);
  const std::string digits = to_hex(key);
  EXPECT_EQ(digits.substr(0, 6), "070f17");
  EXPECT_EQ(fingerprint_from_hex(digits), key);
  EXPECT_EQ(fingerprint_from_hex("A" + digits.substr(1)), fingerprint_from_hex("a" + digits.substr(1)));
  EXPECT_EQ(fingerprint_from_hex(digits + "0"), std::nullopt);
  EXPECT_EQ(fingerprint_from_hex("g" + digits.substr(1)), std::nullopt);
}

}  // namespace
}  // namespace cardroom::lan
