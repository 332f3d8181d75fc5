#include "client/core/profile.h"

#include <gtest/gtest.h>

namespace cardroom::client {
namespace {

KeptTable pasur() {
  return {.kind = "pasur",
          .name = "Sunday Pasur",
          .people = {{.name = "Selma"}, {.name = "Jonas the Great"}},
          .bots = {},
          .seat = 1,
          .scores = {38, 41, -2},
          .playing = true,
          .seen = std::chrono::year{2026} / 11 / 24};
}

constexpr std::string_view kSeat = "seat 10.0.0.7:7313 other aa\n";
constexpr std::string_view kTable = "#table pasur 20781 playing 1 38,41,-2 - Sunday Pasur\n";

std::string error_of(std::string_view more) {
  const auto profile = parse_profile(std::string{kSeat} + std::string{more});
  return profile ? std::string{} : profile.error();
}

TEST(ProfileText, SurvivesARoundTrip) {
  Profile profile{.name = "Kari Nordmann", .keys = {}, .tokens = {}, .seats = {}};
  KeyFingerprint key{};
  key.fill(std::byte{0x5A});
  profile.keys[{"10.0.0.7", 7313}] = key;
  profile.keys[{"fe80::1%eth0", 7400}] = key;
  profile.seats.push_back({{"10.0.0.7", 7313}, false, std::string(16, '\x02')});
  profile.seats.push_back({{"127.0.0.1", 7314}, true, {}});
  profile.seats.push_back({{"10.0.0.7", 7313}, false, std::string(16, '\x03'), pasur()});
  KeptTable between = pasur();
  between.people.clear();
  between.scores.clear();
  between.playing = false;
  between.bots = {3, 1};
  between.since = std::chrono::minutes{1'439};
  profile.seats.push_back({{"10.0.0.8", 7313}, false, std::string(16, '\x04'), between});
  profile.tokens[key] = std::string(32, '\x01');
  profile.deals.push_back({std::string(16, '\x05'), 18'446'744'073'709'551'615U, 2, std::string(32, 'C')});
  profile.deals.push_back({std::string(16, '\x06'), 1, 0, std::string(32, 'D')});
  EXPECT_EQ(parse_profile(to_text(profile)), profile);
}

TEST(ProfileText, KeepsPicturesInCommentsOfAnEarlierVersion) {
  KeptTable table = pasur();
  table.people[1].picture = table::v1::PICTURE_BOAT;
  const Profile profile{.name = "Kari",
                        .picture = table::v1::PICTURE_FOX,
                        .keys = {},
                        .tokens = {},
                        .seats = {{{"10.0.0.7", 7313}, false, "\xAA", table}}};
  const std::string text = to_text(profile);
  EXPECT_NE(text.find("name Kari\n#picture fox\n"), std::string::npos) << text;
  EXPECT_NE(text.find("#with Selma\n#with Jonas the Great\n#shown boat\n"), std::string::npos) << text;
  EXPECT_EQ(parse_profile(text), profile);
  for (const Picture picture : kPictures) {
    const Profile one{.name = "Kari", .picture = picture, .keys = {}, .tokens = {}, .seats = {}};
    EXPECT_EQ(parse_profile(to_text(one)), one);
  }
}

TEST(ProfileText, APictureOfALaterVersionCountsAsNone) {
  const auto profile = parse_profile("name Kari\n#picture unicorn\n");
  ASSERT_TRUE(profile) << profile.error();
  EXPECT_EQ(profile->picture, table::v1::PICTURE_UNSPECIFIED);
  EXPECT_EQ(to_text({.name = {}, .picture = static_cast<Picture>(99), .keys = {}, .tokens = {}, .seats = {}}),
            to_text(Profile{}));
}

TEST(ProfileText, KnowsTheSeatOfAnEarlierVersion) {
  const auto profile = parse_profile("seat 10.0.0.7:7313\n");
  ASSERT_TRUE(profile);
  EXPECT_EQ(profile->seats, (std::vector<KeptSeat>{{{"10.0.0.7", 7313}, false, {}}}));
}

TEST(ProfileText, DescribesTheTableOfASeatInCommentsOfAnEarlierVersion) {
  Profile profile{.name = "Kari", .keys = {}, .tokens = {}, .seats = {{{"10.0.0.7", 7313}, false, "\xAA", pasur()}}};
  const std::string text = to_text(profile);
  EXPECT_NE(text.find(std::string{kSeat} + std::string{kTable} + "#with Selma\n#with Jonas the Great\n"),
            std::string::npos)
      << text;
}

TEST(ProfileText, KnowsATableOfAnEarlierVersionAndTellsItTheTimeInAComment) {
  const auto earlier = parse_profile(std::string{kSeat} + std::string{kTable} + "#with Selma\n");
  ASSERT_TRUE(earlier) << earlier.error();
  EXPECT_EQ(earlier->seats.at(0).table->since, std::nullopt);
  KeptTable table = pasur();
  table.since = std::chrono::hours{21} + std::chrono::minutes{40};
  const std::string text =
      to_text({.name = {}, .keys = {}, .tokens = {}, .seats = {{{"10.0.0.7"}, false, "\xAA", table}}});
  EXPECT_NE(text.find(std::string{kTable} + "#since 1300\n#with Selma\n"), std::string::npos) << text;
}

TEST(ProfileText, IsStrictAboutTables) {
  const std::string wrong =
      "line 2 wants a kind, a day, playing or between, a seat, scores, bots and the name of a table";
  for (const char* line :
       {"#table", "#table pasur", "#table Pasur! 1 playing 0 - - x", "#table pasur x playing 0 - - x",
        "#table pasur 9000000000 playing 0 - - x", "#table pasur 1 over 0 - - x", "#table pasur 1 playing -1 - - x",
        "#table pasur 1 playing 0 1,,2 - x", "#table pasur 1 playing 0 1, - x",
        "#table pasur 1 playing 0 1,2,3,4,5,6,7,8,9 - x", "#table pasur 1 playing 0 - clever x",
        "#table pasur 1 playing 0 - - ", "#table pasur 1 playing 0 - - \x1b[2J"})
    EXPECT_EQ(error_of(line), wrong) << line;
  EXPECT_EQ(error_of(std::string{kTable} + std::string{kTable}), "line 3 describes the table of no seat");
  EXPECT_EQ(parse_profile(kTable).error(), "line 1 describes the table of no seat");
  EXPECT_EQ(error_of("#with Selma\n"), "line 2 names a player of no table");
  EXPECT_EQ(error_of(std::string{kTable} + "#with \x1b\n"), "line 3 has a name that cannot be");
  EXPECT_EQ(error_of("#shown fox\n"), "line 2 shows no player");
  EXPECT_EQ(error_of(std::string{kTable} + "#shown fox\n"), "line 3 shows no player");
  EXPECT_EQ(error_of("#since 1300\n"), "line 2 tells the time of no table");
  EXPECT_EQ(error_of(std::string{kTable} + "#since 1300\n#since 1300\n"), "line 4 tells the time again");
  for (const char* line : {"#since", "#since x", "#since -1", "#since 1440", "#since 21:40"})
    EXPECT_EQ(error_of(std::string{kTable} + line), "line 3 wants a minute of a day") << line;
  std::string many{kTable};
  for (std::size_t i = 0; i <= kKeptTableSeatsMax; ++i)
    many += "#with Selma\n";
  EXPECT_EQ(error_of(many), "line 11 names too many players");
  EXPECT_EQ(error_of("#tables are round\n# with Selma\n"), "") << "comments";
}

TEST(ProfileText, DropsTablesOfSeatsThatAreTooMany) {
  std::string text;
  for (std::size_t i = 0; i <= kSeatsKeptMax; ++i)
    text += std::string{kSeat} + std::string{kTable} + "#with Selma\n#shown fox\n";
  const auto profile = parse_profile(text);
  ASSERT_TRUE(profile) << profile.error();
  EXPECT_EQ(profile->seats.size(), kSeatsKeptMax);
  EXPECT_EQ(profile->seats.back().table->people.size(), 1U);
}

TEST(ProfileText, KeepsWhatThePersonKnows) {
  Profile profile;
  profile.games["pasur"] = {.known = true, .step = 0};
  profile.games["lucky-thirteen"] = {.known = false, .step = 3};
  const auto read = parse_profile(to_text(profile));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, profile);
  EXPECT_FALSE(read->acquaintance("thrones").known);
  for (const char* line : {"#game", "#game pasur", "#game pasur known", "#game pasur often 0", "#game Pasur! known 0",
                           "#game pasur new -1"})
    EXPECT_EQ(parse_profile(line).error(), "line 1 wants a kind, known or new, and a step") << line;
}

TEST(ProfileText, RefusesADealThatLacksSomething) {
  for (const char* line : {"#deal", "#deal aa 1 0", "#deal aa 1 -1 bb", "#deal xx 1 0 bb", "#deal aa one 0 bb"})
    EXPECT_EQ(parse_profile(line).error(), "line 1 wants a table, a deal, an attempt and a commitment") << line;
}

TEST(ProfileText, HoldsNothingThatWouldCorruptIt) {
  EXPECT_TRUE(fits_profile(pasur()));
  const auto with = [](auto change) {
    KeptTable table = pasur();
    change(table);
    return fits_profile(table);
  };
  EXPECT_FALSE(with([](KeptTable& table) { table.kind = "pasur 1"; }));
  EXPECT_FALSE(with([](KeptTable& table) { table.kind.clear(); }));
  EXPECT_FALSE(with([](KeptTable& table) { table.name = "Sunday\ntoken aa bb"; }));
  EXPECT_FALSE(with([](KeptTable& table) { table.people[0].name = "Selma\n"; }));
  EXPECT_FALSE(with([](KeptTable& table) { table.scores.resize(9); }));
  EXPECT_FALSE(with([](KeptTable& table) { table.since = std::chrono::days{1}; }));
}

TEST(ProfileText, NamesTheLineThatIsWrong) {
  EXPECT_EQ(parse_profile("name Kari\nkey host:1 abc\n").error(),
            "line 2 wants an address and a key of 64 hexadecimal digits");
  EXPECT_EQ(parse_profile("# well\n\nnome Kari\n").error(), "line 3 begins with none of name, key, token and seat");
  EXPECT_EQ(parse_profile("name \x1b[2J\n").error(), "line 1 has a name that cannot be");
  EXPECT_EQ(parse_profile("seat 10.0.0.7:7313 mine aa\n").error(),
            "line 1 wants an address, own or other, and a table");
  EXPECT_EQ(parse_profile("token " + std::string(64, 'a') + " abcd\n").error(),
            "line 1 wants a key and a token of 64 hexadecimal digits each");
}

}  // namespace
}  // namespace cardroom::client
