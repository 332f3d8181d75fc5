#include "client/core/muted.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/core/reactions.h"

namespace cardroom::client {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

table::v1::ChatLine line_by(const std::string& name, bool own = false) {
  table::v1::ChatLine line;
  line.set_name(name);
  line.set_own(own);
  return line;
}

TEST(Muted, SilencesWhatThatPersonSaysAndNothingElse) {
  Muted muted;
  EXPECT_TRUE(muted.mute("Selma"));
  EXPECT_FALSE(muted.mute("Selma"));
  EXPECT_TRUE(muted.silences(line_by("Selma")));
  EXPECT_FALSE(muted.silences(line_by("Selma", /*own=*/true)));
  EXPECT_FALSE(muted.silences(line_by("Jonas")));
  EXPECT_THAT(muted.names(), ElementsAre("Selma"));
  EXPECT_FALSE(muted.unmute("Jonas"));
  EXPECT_TRUE(muted.unmute("Selma"));
  EXPECT_FALSE(muted.silences(line_by("Selma")));
}

TEST(Muted, EndsWithTheTable) {
  Muted muted;
  muted.mute("Selma");
  muted.clear();
  EXPECT_THAT(muted.names(), IsEmpty());
}

table::v1::TableUpdate table_of(const std::vector<std::string>& seated) {
  table::v1::TableUpdate update;
  for (const std::string& name : seated) {
    auto& seat = *update.add_seats();
    name.empty() ? seat.mutable_bot()->set_type(table::v1::BOT_TYPE_BASIC) : seat.mutable_person()->set_name(name);
  }
  return update;
}

TEST(Muted, StayMutedUnderAnotherName) {
  Muted muted;
  muted.follow(table_of({"Kari", "Selma"}), {});
  muted.mute("Selma");
  const auto renamed = muted.follow(table_of({"Kari", "Sel"}), {});
  ASSERT_EQ(renamed.size(), 1U);
  EXPECT_EQ(renamed[0].before, "Selma");
  EXPECT_EQ(renamed[0].now, "Sel");
  EXPECT_TRUE(muted.silences(line_by("Sel")));
  EXPECT_TRUE(muted.silences(line_by("Selma"))) << "said under the earlier name";
  EXPECT_THAT(muted.names(), ElementsAre("Sel"));
  EXPECT_THAT(muted.follow(table_of({"Kari", "S."}), {}), ::testing::SizeIs(1));
  EXPECT_TRUE(muted.silences(line_by("Selma")));
  EXPECT_TRUE(muted.unmute("S."));
  EXPECT_FALSE(muted.silences(line_by("Selma")));
}

TEST(Muted, DoNotPassItOnWithTheSeat) {
  Muted muted;
  muted.follow(table_of({"Kari", "Selma"}), {"Ola"});
  muted.mute("Selma");
  EXPECT_THAT(muted.follow(table_of({"Kari", "Ola"}), {}), IsEmpty()) << "the seat was given to Ola, who watched";
  EXPECT_THAT(muted.follow(table_of({"Kari", "Selma"}), {}), IsEmpty());
  EXPECT_THAT(muted.follow(table_of({"Kari", ""}), {}), IsEmpty());
  EXPECT_THAT(muted.follow(table_of({"Kari", "Per"}), {}), IsEmpty()) << "Per took a bot's seat";
  EXPECT_FALSE(muted.silences(line_by("Per")));
  EXPECT_TRUE(muted.silences(line_by("Selma"))) << "if she comes back";
}

TEST(Muted, DoNotPassOnAnEarlierName) {
  Muted muted;
  muted.follow(table_of({"Kari", "Selma"}), {});
  muted.mute("Selma");
  muted.follow(table_of({"Kari", "Sel"}), {});
  muted.follow(table_of({"Kari", "Sel"}), {"Selma"});
  EXPECT_FALSE(muted.silences(line_by("Selma"))) << "another person, who is called so now";
  EXPECT_TRUE(muted.silences(line_by("Sel")));
}

TEST(Muted, CanBeAnybodyElseWhoIsNoBot) {
  table::v1::TableUpdate update;
  for (const char* name : {"Kari", "Selma"})
    update.add_seats()->mutable_person()->set_name(name);
  update.add_seats()->mutable_bot();
  update.add_waiting()->set_name("Ola");
  update.set_seat(0);
  EXPECT_THAT(others_who_talk(update, {"Per", "Ola"}), ElementsAre("Selma", "Ola", "Per"));
}

TEST(Reactions, HaveAnIdByWhichTheyAreFound) {
  for (const table::v1::Reaction reaction : kReactions)
    EXPECT_EQ(reaction_with(id_of(reaction)), reaction);
  EXPECT_EQ(kReactions.size(), std::size_t{table::v1::Reaction_MAX});
  EXPECT_FALSE(reaction_with("dance"));
  EXPECT_FALSE(reaction_with(""));
}

}  // namespace
}  // namespace cardroom::client
