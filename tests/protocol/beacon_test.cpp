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

std::string letters(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i)
    text += "\xF0\x9F\x82\xA1";  // four bytes per character
  return text;
}

TableSummary table(int number) {
  using Who = SeatSummary::Who;
  return {.table_id = std::string(16, static_cast<char>(number)),
          .name = "Kitchen table",
          .kind = "lucky-thirteen",
          .seats = {{Who::person, "Käthe", {}, false, cardroom::table::v1::PICTURE_FOX},
                    {Who::held, "Jonas", {}, false},
                    {Who::away, "Selma", {}, false},
                    {Who::bot, "", cardroom::table::v1::BOT_TYPE_CLEVER, true},
                    {Who::open, "", {}, false}},
          .owner = "Käthe",
          .has_password = number % 2 == 0,
          .turn_limit_ms = 30'000,
          .playing = number % 2 == 1,
          .watching_allowed = true};
}

cardroom::lan::v1::Beacon parsed(const Announcement& announcement) {
  cardroom::lan::v1::Beacon message;
  EXPECT_TRUE(message.ParseFromString(encode(announcement)));
  return message;
}

TEST(Beacon, AnnouncementsAndQuestionsRoundTrip) {
  EXPECT_EQ(decode(encode(announcement())), Beacon{announcement()});
  EXPECT_EQ(decode(encode(Question{})), Beacon{Question{}});
  Announcement with_tables = announcement();
  with_tables.tables = {table(1), table(2)};
  with_tables.more_tables = 5;
  EXPECT_EQ(decode(encode(with_tables)), Beacon{with_tables});
}

TEST(Beacon, TablesThatDoNotFitAreCounted) {
  Announcement full = announcement();
  for (int number = 0; number < 30; ++number)
    full.tables.push_back(table(number));
  full.more_tables = 7;
  const std::string datagram = encode(full);
  EXPECT_LE(datagram.size(), kDatagramBytesMax);
  const auto read = std::get<Announcement>(*decode(datagram));
  EXPECT_GE(read.tables.size(), 8U);
  EXPECT_TRUE(std::equal(read.tables.begin(), read.tables.end(), full.tables.begin()));
  EXPECT_EQ(read.tables.size() + read.more_tables, 37U);
}

TEST(Beacon, ATableWithTheLongestNamesStillFits) {
  Announcement longest = announcement();
  longest.name = letters(40);
  TableSummary table = lan::table(1);
  table.name = letters(40);
  table.kind = std::string(40, 'k');
  table.owner = letters(24);
  for (SeatSummary& seat : table.seats)
    seat = {SeatSummary::Who::person, letters(24), {}, false, cardroom::table::v1::PICTURE_LAMP};
  longest.tables = {table};
  EXPECT_EQ(decode(encode(longest)), Beacon{longest});
}

TEST(Beacon, ATableThatCannotBeShownIsOnlyCounted) {
  const auto left_out_with = [](auto change) {
    Announcement with_tables = announcement();
    with_tables.tables = {table(1), table(2)};
    auto message = parsed(with_tables);
    change(*message.mutable_announcement()->mutable_tables(0));
    const auto read = std::get<Announcement>(decode(message.SerializeAsString()).value());
    return read.tables == std::vector{table(2)} && read.more_tables == 1;
  };
  EXPECT_FALSE(left_out_with([](auto&) {}));
  EXPECT_TRUE(left_out_with([](auto& t) { t.set_table_id("short"); }));
  EXPECT_TRUE(left_out_with([](auto& t) { t.set_name("\x1B[2J"); }));
  EXPECT_TRUE(left_out_with([](auto& t) { t.set_kind("\xE2\x80\xAE"); }));
  EXPECT_TRUE(left_out_with([](auto& t) { t.set_kind(""); }));
  EXPECT_TRUE(left_out_with([](auto& t) { t.set_owner("\n"); }));
  EXPECT_TRUE(left_out_with([](auto& t) { t.mutable_seats(0)->set_person(""); }));
  EXPECT_TRUE(left_out_with([](auto& t) { t.clear_seats(); }));
  EXPECT_TRUE(left_out_with([](auto& t) {
    while (t.seats_size() <= 8)
      t.add_seats();
  }));
}

TEST(Beacon, EveryTypeOfBotIsKept) {
  Announcement with_table = announcement();
  with_table.tables = {table(1)};
  for (int type = 1; type <= cardroom::table::v1::BotType_MAX; ++type) {
    with_table.tables[0].seats[3].bot = static_cast<cardroom::table::v1::BotType>(type);
    EXPECT_EQ(decode(encode(with_table)), Beacon{with_table}) << type;
  }
}

TEST(Beacon, ABotOfAnUnknownTypeIsABot) {
  Announcement with_table = announcement();
  with_table.tables = {table(1)};
  auto message = parsed(with_table);
  message.mutable_announcement()->mutable_tables(0)->mutable_seats(3)->set_bot(
      static_cast<cardroom::table::v1::BotType>(77));
  const auto read = std::get<Announcement>(decode(message.SerializeAsString()).value());
  EXPECT_EQ(read.tables[0].seats[3].who, SeatSummary::Who::bot);
  EXPECT_EQ(read.tables[0].seats[3].bot, cardroom::table::v1::BOT_TYPE_UNSPECIFIED);
}

TEST(Beacon, TheLongestAnnouncementFitsIntoOneDatagram) {
  Announcement longest = announcement();
  longest.name = letters(40);
  longest.protocol_min = longest.protocol_max = longest.open_tables = 0xFFFFFFFF;
  EXPECT_LE(encode(longest).size(), 300U);
  EXPECT_EQ(decode(encode(longest)), Beacon{longest});
}

TEST(Beacon, ADatagramThatIsTooLongIsNotRead) {
  auto message = parsed(announcement());
  // A later version may add fields, so unknown ones are skipped; they count towards the length limit too.
  message.mutable_announcement()
      ->GetReflection()
      ->MutableUnknownFields(message.mutable_announcement())
      ->AddLengthDelimited(99, std::string(600, 'x'));
  EXPECT_TRUE(decode(message.SerializeAsString()).has_value());
  message.mutable_announcement()
      ->GetReflection()
      ->MutableUnknownFields(message.mutable_announcement())
      ->AddLengthDelimited(99, std::string(600, 'x'));
  ASSERT_GT(message.SerializeAsString().size(), kDatagramBytesMax);
  EXPECT_EQ(decode(message.SerializeAsString()), std::nullopt);
}

TEST(Beacon, InvalidFieldsAreRefused) {
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

TEST(Beacon, NoiseAndUnknownBodiesAreIgnored) {
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
