// Goal: a change to the code does not change the bytes that the server sends. How: the machines of server and clients
// spend one evening of each kind in simulated time, always with the same random numbers; what each client is sent is
// compared with a recording. With CARDROOM_EVENING=DIRECTORY the messages are also written there as text: compare those
// of two builds to find the one that differs.
#include "tests/simulation/evening.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>

#include "tests/support/golden.h"

namespace cardroom::simulation {
namespace {

using namespace std::chrono_literals;
using ::testing::Contains;
using ::testing::Key;

void expect_as_recorded(const EveningPlan& plan) {
  Transcript transcript;
  spend(plan, transcript);
  // A recording without these messages would prove little.
  for (const char* field :
       {"welcome", "goodbye", "refused", "done", "table_list", "joined_table", "left_table", "removed_list",
        "table_update", "deal_committed", "deal_parties", "deal_revealed", "hint", "chat_lines", "watchers"})
    EXPECT_THAT(transcript.counts(), Contains(Key(field)));
  if (const char* directory = std::getenv("CARDROOM_EVENING"); directory != nullptr)
    std::ofstream{std::filesystem::path{directory} / (plan.kind + ".txt")} << transcript.text();
  testing::expect_golden("evenings/" + plan.kind + ".txt", transcript.summary());
}

TEST(RecordedEvening, OfLuckyThirteenHasTheSameBytes) {
  expect_as_recorded({"lucky-thirteen", 0, 9'000ms, {}, {}});
}

TEST(RecordedEvening, OfThronesHasTheSameBytes) {
  expect_as_recorded({"thrones", 0, 1'500ms, {}, {}});
}

TEST(RecordedEvening, OfPasurHasTheSameBytes) {
  EveningPlan plan{"pasur", 3, 1'500ms, {}, {}};
  plan.first_rules.mutable_pasur()->set_target(20);
  plan.second_rules.mutable_pasur()->set_clubs_needed(6);
  plan.second_rules.mutable_pasur()->set_sur(10);
  expect_as_recorded(plan);
}

TEST(RecordedEvening, OfPinochleHasTheSameBytes) {
  EveningPlan plan{"pinochle", 2, 1'500ms, {}, {}};
  plan.first_rules.mutable_pinochle()->set_cutthroat(true);
  plan.second_rules.mutable_pinochle()->set_additional_melds(false);
  expect_as_recorded(plan);
}

}  // namespace
}  // namespace cardroom::simulation
