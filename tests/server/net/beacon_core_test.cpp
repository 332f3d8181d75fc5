#include "server/net/beacon_core.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "common/protocol/beacon_wire.h"

namespace cardroom::server {
namespace {

using namespace std::string_literals;

template <class Wanted>
bool has(const std::vector<BeaconCore::Output>& outputs) {
  return std::ranges::any_of(outputs, [](const auto& output) { return std::holds_alternative<Wanted>(output); });
}

TEST(BeaconCore, AnnouncesAtOnceAndEveryTwoSeconds) {
  BeaconCore core;
  EXPECT_TRUE(has<BeaconCore::Announce>(core.start(Instant{500})));
  EXPECT_FALSE(has<BeaconCore::Announce>(core.woken(Instant{2499})));
  EXPECT_TRUE(has<BeaconCore::Announce>(core.woken(Instant{2500})));
}

TEST(BeaconCore, AnnouncesAChangeAtOnceButNotTooOften) {
  BeaconCore core;
  EXPECT_TRUE(core.changed(Instant{0}).empty()) << "not started";
  core.start(Instant{0});
  EXPECT_TRUE(has<BeaconCore::Announce>(core.changed(Instant{900})));
  const auto outputs = core.changed(Instant{1000});
  EXPECT_FALSE(has<BeaconCore::Announce>(outputs));
  EXPECT_EQ(std::get<BeaconCore::WakeAt>(outputs.at(0)).at, Instant{1400});
  EXPECT_FALSE(has<BeaconCore::Announce>(core.changed(Instant{1399})));
  EXPECT_TRUE(has<BeaconCore::Announce>(core.woken(Instant{1400})));
  EXPECT_FALSE(has<BeaconCore::Announce>(core.woken(Instant{3399}))) << "the two seconds start again";
  EXPECT_TRUE(has<BeaconCore::Announce>(core.woken(Instant{3400})));
}

TEST(BeaconCore, AnswersQuestionsAndNothingElse) {
  BeaconCore core;
  core.start(Instant{0});
  EXPECT_TRUE(has<BeaconCore::Answer>(core.heard(Instant{1}, lan::encode(lan::Question{}))));
  EXPECT_TRUE(core.heard(Instant{1}, "noise").empty());
  const lan::Announcement other{.name = "Another", .port = 7313};
  EXPECT_TRUE(core.heard(Instant{1}, lan::encode(other)).empty()) << "servers would answer each other endlessly";
}

TEST(BeaconCore, DoesNotAnswerAQuestionThatIsMuchShorterThanTheAnswer) {
  BeaconCore core;
  core.start(Instant{0});
  const std::string question = lan::encode(lan::Question{});
  EXPECT_GE(3 * question.size(), lan::kDatagramBytesMax);
  ASSERT_TRUE(lan::decode("Z\0"s).has_value()) << "a question without padding";
  EXPECT_TRUE(core.heard(Instant{1}, "Z\0"s).empty());
}

TEST(BeaconCore, LimitsAnswersPerSecond) {
  BeaconCore core;
  core.start(Instant{0});
  const std::string question = lan::encode(lan::Question{});
  for (std::uint32_t i = 0; i < BeaconCore::kAnswersPerSecond; ++i) {
    EXPECT_TRUE(has<BeaconCore::Answer>(core.heard(Instant{1000}, question)));
  }
  EXPECT_TRUE(core.heard(Instant{1999}, question).empty());
  EXPECT_TRUE(has<BeaconCore::Answer>(core.heard(Instant{2000}, question)));
}

}  // namespace
}  // namespace cardroom::server
