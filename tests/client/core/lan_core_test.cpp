#include "client/core/lan_core.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace cardroom::client {
namespace {

using std::chrono::milliseconds;

std::string announcement(int id, const std::string& name = "Room", std::uint32_t open_tables = 1) {
  lan::Announcement said{.name = name, .port = 7313, .protocol_min = 1, .protocol_max = 1, .open_tables = open_tables};
  said.server_id.fill(static_cast<std::byte>(id));
  said.server_id[1] = static_cast<std::byte>(id >> 8);
  return lan::encode(said);
}

template <class Wanted>
bool has(const std::vector<LanCore::Output>& outputs) {
  return std::ranges::any_of(outputs, [](const auto& output) { return std::holds_alternative<Wanted>(output); });
}

milliseconds wake_of(const std::vector<LanCore::Output>& outputs) {
  milliseconds at{-1};
  for (const auto& output : outputs) {
    if (const auto* wake = std::get_if<LanCore::WakeAt>(&output)) at = wake->at;
  }
  return at;
}

/// Wakes the state machine whenever it has asked to be woken, up to and including `until`. Returns its outputs.
std::vector<LanCore::Output> run(LanCore& core, milliseconds wake, milliseconds until) {
  std::vector<LanCore::Output> said;
  while (wake <= until) {
    const auto outputs = core.woken(wake);
    said.insert(said.end(), outputs.begin(), outputs.end());
    EXPECT_GT(wake_of(outputs), wake) << "a state machine that asks to be woken at once would spin";
    wake = wake_of(outputs);
  }
  return said;
}

TEST(LanCore, AsksAtOnceAndAgain) {
  LanCore core;
  const auto outputs = core.start(milliseconds{100});
  EXPECT_TRUE(has<LanCore::Ask>(outputs));
  EXPECT_TRUE(has<LanCore::Ask>(run(core, wake_of(outputs), milliseconds{100} + LanCore::kAskEvery)));
}

TEST(LanCore, ListsAServerWithTheAddressThatItSpokeFrom) {
  LanCore core;
  core.start(milliseconds{0});
  EXPECT_TRUE(has<LanCore::ListChanged>(core.heard(milliseconds{10}, announcement(1, "Club"), "10.0.0.2")));
  const auto servers = core.servers();
  ASSERT_EQ(servers.size(), 1U);
  EXPECT_EQ(servers[0].announcement.name, "Club");
  EXPECT_EQ(servers[0].address, "10.0.0.2");
}

TEST(LanCore, ReportsNothingWithoutNews) {
  LanCore core;
  core.start(milliseconds{0});
  core.heard(milliseconds{10}, announcement(1), "10.0.0.2");
  EXPECT_FALSE(has<LanCore::ListChanged>(core.heard(milliseconds{2010}, announcement(1), "10.0.0.2")));
  EXPECT_TRUE(has<LanCore::ListChanged>(core.heard(milliseconds{4010}, announcement(1, "Room", 2), "10.0.0.2")));
}

TEST(LanCore, ReportsAChangeAtATable) {
  lan::Announcement said{.name = "Room", .port = 7313};
  said.tables = {
      {.table_id = std::string(16, 't'), .name = "Table", .kind = "lucky-thirteen", .seats = {{}, {}}, .owner = {}}};
  LanCore core;
  core.start(milliseconds{0});
  EXPECT_TRUE(has<LanCore::ListChanged>(core.heard(milliseconds{0}, lan::encode(said), "10.0.0.2")));
  EXPECT_FALSE(has<LanCore::ListChanged>(core.heard(milliseconds{1}, lan::encode(said), "10.0.0.2")));
  said.tables[0].seats[1] = {lan::SeatSummary::Who::person, "Jonas", {}, false};
  EXPECT_TRUE(has<LanCore::ListChanged>(core.heard(milliseconds{2}, lan::encode(said), "10.0.0.2")));
  EXPECT_EQ(core.servers().at(0).announcement.tables, said.tables);
}

TEST(LanCore, ForgetsAServerAfterSevenSilentSeconds) {
  LanCore core;
  core.start(milliseconds{0});
  const auto wake = wake_of(core.heard(milliseconds{1000}, announcement(1), "10.0.0.2"));
  EXPECT_FALSE(has<LanCore::ListChanged>(run(core, wake, milliseconds{7999})));
  EXPECT_EQ(core.servers().size(), 1U);
  EXPECT_TRUE(has<LanCore::ListChanged>(run(core, milliseconds{8000}, milliseconds{8000})));
  EXPECT_TRUE(core.servers().empty());
}

TEST(LanCore, ListsAServerOnSeveralInterfacesOnceWithAWorkingAddress) {
  LanCore core;
  core.start(milliseconds{0});
  core.heard(milliseconds{0}, announcement(1), "10.0.0.2");
  EXPECT_FALSE(has<LanCore::ListChanged>(core.heard(milliseconds{0}, announcement(1), "192.168.1.2")));
  for (milliseconds now{1000}; now <= milliseconds{9000}; now += milliseconds{1000}) {
    core.heard(now, announcement(1), "192.168.1.2");
    core.woken(now);
  }
  ASSERT_EQ(core.servers().size(), 1U);
  EXPECT_EQ(core.servers()[0].address, "192.168.1.2");
}

TEST(LanCore, PrefersTheLoopbackAddressOnTheServersMachine) {
  LanCore core;
  core.start(milliseconds{0});
  core.heard(milliseconds{0}, announcement(1), "10.0.0.2");
  EXPECT_TRUE(has<LanCore::ListChanged>(core.heard(milliseconds{0}, announcement(1), "127.0.0.1")));
  EXPECT_EQ(core.servers()[0].address, "127.0.0.1");
}

TEST(LanCore, IsLonelyAfterFiveSecondsWithoutAServer) {
  LanCore core;
  auto wake = wake_of(core.start(milliseconds{0}));
  run(core, wake, milliseconds{4999});
  EXPECT_FALSE(core.lonely());
  EXPECT_TRUE(has<LanCore::ListChanged>(run(core, milliseconds{5000}, milliseconds{5000})));
  EXPECT_TRUE(core.lonely());
  wake = wake_of(core.heard(milliseconds{6000}, announcement(1), "10.0.0.2"));
  EXPECT_FALSE(core.lonely());
  run(core, wake, milliseconds{13'000});  // The server has disappeared again, so the five seconds start over.
  EXPECT_FALSE(core.lonely());
  run(core, milliseconds{13'001}, milliseconds{18'000});
  EXPECT_TRUE(core.lonely());
}

TEST(LanCore, IgnoresQuestionsAndOtherDatagrams) {
  LanCore core;
  core.start(milliseconds{0});
  EXPECT_TRUE(core.heard(milliseconds{1}, lan::encode(lan::Question{}), "10.0.0.9").empty());
  EXPECT_TRUE(core.heard(milliseconds{1}, "noise", "10.0.0.9").empty());
  EXPECT_TRUE(core.servers().empty());
}

TEST(LanCore, LimitsTheNumberOfServers) {
  LanCore core;
  core.start(milliseconds{0});
  for (int id = 0; id < 300; ++id)
    core.heard(milliseconds{0}, announcement(id), "10.0.0." + std::to_string(id));
  EXPECT_EQ(core.servers().size(), LanCore::kServersMax);
  for (int i = 0; i < 300; ++i)
    core.heard(milliseconds{0}, announcement(1), "10.0.1." + std::to_string(i));
  EXPECT_EQ(core.servers().size(), LanCore::kServersMax);
}

TEST(LanCore, OneAddressCannotFillTheList) {
  LanCore core;
  core.start(milliseconds{0});
  for (int id = 0; id < 300; ++id)
    core.heard(milliseconds{0}, announcement(id), "10.0.0.66");
  EXPECT_EQ(core.servers().size(), LanCore::kServersPerAddressMax);
  core.heard(milliseconds{0}, announcement(1000), "10.0.0.2");
  EXPECT_EQ(core.servers().size(), LanCore::kServersPerAddressMax + 1);
}

TEST(LanCore, KeepsTheOrderOfTheList) {
  LanCore core;
  core.start(milliseconds{0});
  core.heard(milliseconds{0}, announcement(3, "B"), "10.0.0.3");
  core.heard(milliseconds{0}, announcement(2, "B"), "10.0.0.2");
  core.heard(milliseconds{0}, announcement(9, "A"), "10.0.0.9");
  const auto servers = core.servers();
  ASSERT_EQ(servers.size(), 3U);
  EXPECT_EQ(servers[0].address, "10.0.0.9");
  EXPECT_EQ(servers[1].address, "10.0.0.2");
  EXPECT_EQ(servers[2].address, "10.0.0.3");
}

}  // namespace
}  // namespace cardroom::client
