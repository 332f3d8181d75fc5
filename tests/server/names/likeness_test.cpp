#include "server/names/likeness.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "common/protocol/name_text.h"

namespace cardroom::server {
namespace {

bool look_alike(std::string_view one, std::string_view other) {
  return alike(likeness_of(one), likeness_of(other));
}

TEST(Likeness, NamesThatPeopleCannotTellApartAreAlike) {
  const std::vector<std::pair<const char*, const char*>> pairs{
      {"Kari", "Kari"},
      {"Kari", "kari"},
      {"Kari", "KARI"},
      {"Kari", " Kari "},
      {"Kari Nordmann", "Kari  Nordmann"},
      {"Kari Nordmann", "Kari\xC2\xA0Nordmann"},  // a no-break space
      {"Kari", "Ka\xE2\x80\x8Bri"},               // a zero-width space
      {"Kari", "K\xD0\xB0ri"},                    // a Cyrillic a
      {"Karl", "KarI"},                           // a capital i
      {"Karl", "Kar1"},
      {"Ole", "0le"},
      {"Tom", "Torn"},
      {"Kari", "\xEF\xBC\xAB\xEF\xBC\xA1\xEF\xBC\xB2\xEF\xBC\xA9"},  // full-width letters
      {"Kari", "Ka\xCC\x81ri"},                                      // an accent that may be drawn next to its letter
      {"Kari",
       "K\xCC\xB6"
       "a\xCC\xB6r\xCC\xB6i\xCC\xB6"},  // struck through
      {"Renée", "Renee"},
      {"Pål", "Pa\xCC\x8Al"},        // the same, in two characters
      {"سارا", "سا\xE2\x80\x8Cرا"},  // with a zero-width non-joiner
      {"علی", "علي"},                // Persian and Arabic ye
      {"کاوه", "كاوه"},              // Persian and Arabic kaf
      {"مُحَمَّد", "محمد"},              // vowel points
      {"王小明", "王小明 "},
      {"Ann \xE2\x9D\xA4", "Ann \xE2\x9D\xA4\xEF\xB8\x8F"},  // a heart with and without a colour selector
  };
  for (const auto& [one, other] : pairs)
    EXPECT_TRUE(look_alike(one, other)) << one << " and " << other;
}

TEST(Likeness, DifferentNamesAreNotAlike) {
  const std::vector<std::pair<const char*, const char*>> pairs{
      {"Kari", "Karl"}, {"Kari", "Kåre"}, {"Ann", "Anna"},      {"Ann", "Ann 2"}, {"Ann 2", "Ann 3"},
      {"سارا", "دارا"}, {"علی", "علا"},   {"王小明", "王小月"}, {"かな", "がな"}, {"ราม", "รีม"},
      {"कमल", "कोमल"},  {"Ola", "Åse"},   {"Ann 12", "Ann 21"}};
  for (const auto& [one, other] : pairs)
    EXPECT_FALSE(look_alike(one, other)) << one << " and " << other;
}

TEST(Likeness, AcceptsNamesOfPeople) {
  for (const char* name : {"Kari",
                           "Bjørn Åge",
                           "Ærlig Søren",
                           "Renée",
                           "Nguyễn Thị Hường",
                           "Nguye\xCC\x82\xCC\x83n",
                           "سارا",
                           "می\xE2\x80\x8Cنا",
                           "علی\xE2\x80\x8Cرضا",
                           "مُحَمَّد",
                           "王小明",
                           "かな",
                           "ราม",
                           "कमल",
                           "שָׁלוֹם",
                           "ᾧδε",
                           "O'Neill",
                           "Ann 2",
                           "7",
                           "Ann \xE2\x9D\xA4\xEF\xB8\x8F",
                           "\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x9A\x80 Ida",
                           "Łukasz",
                           "Иван",
                           "Ελένη"})
    EXPECT_TRUE(is_fit_name(name, kPersonNameMax)) << name;
}

TEST(Likeness, RejectsInvisibleNamesAndNamesThatCoverOtherLines) {
  const std::string stacked = [] {
    std::string text = "a";
    for (std::size_t i = 0; i <= kMarksMax; ++i)
      text += "\xCC\x81";
    return text;
  }();
  for (const std::string& name :
       {std::string{"\xE2\xA0\x80"}, std::string{"\xE3\x85\xA4"}, std::string{"\xE2\x80\x8B"}, std::string{"\xC2\xAD"},
        std::string{"\xCC\x81"}, std::string{" \xCC\x81"}, stacked, std::string{"Ann\xE2\x80\x8C"},
        std::string{"Ka\xE2\x80\x8Dri"}, std::string{"Kari\xEF\xB8\x8F"}, std::string{"\xF3\xA0\x81\x81Kari"}})
    EXPECT_FALSE(is_fit_name(name, kPersonNameMax)) << ::testing::PrintToString(name);
  EXPECT_TRUE(marks_are_few(stacked.substr(0, stacked.size() - 2))) << "one mark fewer is enough for any script";
}

TEST(Likeness, ANumberAfterANameMakesItAnotherName) {
  std::set<std::string> looks;
  for (int number = 2; number < 100; ++number)
    EXPECT_TRUE(looks.insert(likeness_of("Kari " + std::to_string(number)).caseless).second) << number;
}

RC_GTEST_PROP(LikenessProperty, InvisibleAdditionsChangeNothing, ()) {
  const auto name = *rc::gen::container<std::string>(rc::gen::inRange<char>('!', '~'));
  const auto place = *rc::gen::inRange<std::size_t>(0, name.size() + 1);
  for (const char* added : {"\xE2\x80\x8B", "\xC2\xAD", "\xE2\x80\x8C", "\xEF\xB8\x8F"})
    RC_ASSERT(look_alike(name, std::string{name}.insert(place, added)));
  RC_ASSERT(look_alike(name, " " + name + "  "));
  std::string shouted = name;
  for (char& c : shouted)
    c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  RC_ASSERT(look_alike(name, shouted));
}

}  // namespace
}  // namespace cardroom::server
