#include "common/classic/property_keys.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardroom {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

struct Settings {
  bool loud = false;
  std::int32_t seed = 0;
  std::uint32_t pause_ms = 0;
};

const std::vector<PropertyKey<Settings>> kKeys{
    {"loud", "true", into(&Settings::loud, truth_value)},
    {"seed", "7", into(&Settings::seed, whole_number)},
    {"pause", "250", into(&Settings::pause_ms, milliseconds)},
};

struct Read {
  Expected<Settings, PropertyError> settings;
  std::vector<PropertyWarning> warnings{};
};

Read read(std::string_view bytes) {
  Read result{.settings = Settings{}};
  result.settings = read_keys(*parse_properties(bytes), kKeys, Settings{}, result.warnings);
  return result;
}

TEST(PropertyKeys, HaveTheirDefaultsInAnEmptyFile) {
  const auto [settings, warnings] = read("");
  ASSERT_TRUE(settings.has_value());
  EXPECT_TRUE(settings->loud);
  EXPECT_EQ(settings->seed, 7);
  EXPECT_EQ(settings->pause_ms, 250U);
  EXPECT_THAT(warnings, IsEmpty());
}

TEST(PropertyKeys, TakeAnEmptyValueForTheDefault) {
  EXPECT_EQ(read("seed = \t").settings->seed, 7);
}

TEST(PropertyKeys, AreReadInTheirOwnOrderNotThatOfTheFile) {
  EXPECT_EQ(read("pause=-1\nseed=x\nloud=maybe").settings.error().text("FILE"),
            "FILE:3: loud = maybe: neither true nor false");
  EXPECT_EQ(read("pause=-1\nseed=x").settings.error().text("FILE"), "FILE:2: seed = x: not a whole number");
  EXPECT_EQ(read("pause=-1").settings.error().text("FILE"), "FILE:1: pause = -1: a time below zero");
}

TEST(PropertyKeys, WarnOfAnUnknownKeyAndNameTheNearest) {
  const auto result = read("sed=1\nLoud=true\nloud=true\nloud=false\n" + std::string(100'000, 'x') + "=1");
  ASSERT_EQ(result.warnings.size(), 4U);
  EXPECT_EQ(result.warnings[0].text("FILE"), "FILE:4: loud is given in line 3 too; line 4 counts");
  EXPECT_EQ(result.warnings[1].text("FILE"), "FILE:1: unknown key sed; the nearest known one is seed");
  EXPECT_EQ(result.warnings[2].text("FILE"), "FILE:2: unknown key Loud; the nearest known one is loud");
}

TEST(TruthValue, IsTrueOrFalseInAnyCase) {
  EXPECT_EQ(truth_value("TrUe"), true);
  EXPECT_EQ(truth_value("FALSE"), false);
  for (const auto* text : {"", "1", "yes", "tru", "truee", "true false"})
    EXPECT_FALSE(truth_value(text)) << text;
}

TEST(WholeNumber, HasAnOptionalSignAndThirtyTwoBits) {
  EXPECT_EQ(whole_number("0"), 0);
  EXPECT_EQ(whole_number("+15"), 15);
  EXPECT_EQ(whole_number("-0007"), -7);
  EXPECT_EQ(whole_number("2147483647"), INT32_MAX);
  EXPECT_EQ(whole_number("-2147483648"), INT32_MIN);
  for (const auto* text : {"", "+", "-", "+-1", "-+1", "--1", "++1", "1.0", "1 ", "0x10", "1e3", "ten"}) {
    EXPECT_EQ(whole_number(text).error(), "not a whole number") << text;
  }
  for (const auto* text : {"2147483648", "-2147483649", "99999999999999999999"}) {
    EXPECT_EQ(whole_number(text).error(), "does not fit in 32 bits") << text;
  }
}

TEST(Milliseconds, AreZeroOrMore) {
  EXPECT_EQ(milliseconds("0"), 0U);
  EXPECT_EQ(milliseconds("-0"), 0U);
  EXPECT_EQ(milliseconds("-1").error(), "a time below zero");
  EXPECT_EQ(milliseconds("soon").error(), "not a whole number");
}

TEST(ListElements, HaveNoBlanksRoundThemAndSkipEmptyOnes) {
  EXPECT_THAT(list_elements(" 5H ,\t6H,, ,7 H"), ElementsAre("5H", "6H", "7 H"));
  EXPECT_THAT(list_elements(""), IsEmpty());
  EXPECT_THAT(list_elements(" , ,"), IsEmpty());
}

}  // namespace
}  // namespace cardroom
