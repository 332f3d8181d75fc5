// Goal: when an exception aborts a decision of the lobby, no password guess waits for an answer that will never come or
// keeps its place for ever. How: the lobby calls nothing outside itself while it decides on a guess, so memory
// allocation throws the exceptions, at each allocation in turn.
#include "server/lobby/lobby_core.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <new>
#include <set>

#include "server/table/table_wire.h"

namespace {

/// How many allocations succeed before one fails; negative: none fails.
int g_allocations_left = -1;

}  // namespace

void* operator new(std::size_t size) {
  if (g_allocations_left >= 0 && g_allocations_left-- == 0) throw std::bad_alloc{};
  if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc{};
}

/// GoogleTest calls it too (Debian 13's), and the address sanitizer's must not be mixed with the delete below.
void* operator new(std::size_t size, const std::nothrow_t& /*unused*/) noexcept {
  try {
    return ::operator new(size);
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}

void operator delete(void* memory) noexcept {
  std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace cardroom::server {
namespace {

using namespace session::v1;

/// Too long for a string to hold without allocating memory.
const std::string kAddress = "2001:db8:1234:5678:9abc:def0:1234:5678";

/// A table with a password, and people at one address who guess it.
struct Guesses : ::testing::TestWithParam<bool> {
  void SetUp() override {
    message.mutable_join_table()->set_table_id(wire_bytes(kTable));
    message.mutable_join_table()->set_password("sesame, open the longest of all doors");
  }
  void TearDown() override { g_allocations_left = -1; }

  void open_lobby() {
    lobby = std::make_unique<LobbyCore>(Limits{}, game_kinds(), [](std::span<std::byte>) {});
    lobby->directory().add(kTable, DirectoryEntry{});
    lobby->directory().update(kTable, {}, "a hash");
    people = 0;
  }
  Visitor next_visitor() {
    Visitor visitor{.session = {}, .name = "Ann", .address = kAddress, .request_id = 1, .now = Instant{}};
    visitor.session[0] = std::byte{++people};
    return visitor;
  }
  LobbyDecision guess() { return lobby->join(next_visitor(), message); }
  /// Calls `what`, during which this allocation fails. Returns whether that aborted the call.
  static bool aborted_at(int allocation, const std::function<void()>& what) {
    g_allocations_left = allocation;
    try {
      what();
    } catch (const std::bad_alloc&) {
      return true;
    }
    g_allocations_left = -1;
    return false;
  }
  std::size_t waiting() const {
    std::set<SessionId> sessions;
    lobby->for_each_waiting([&](const SessionId& session) { sessions.insert(session); });
    return sessions.size();
  }
  /// The number of guesses that find a place before one is refused.
  std::size_t places() {
    std::size_t taken = 0;
    while (!std::holds_alternative<TurnAway>(guess()))
      ++taken;
    return taken;
  }

  static constexpr TableId kTable{std::byte{7}};
  ClientMessage message;
  std::unique_ptr<LobbyCore> lobby;
  std::uint8_t people = 0;
};

TEST_P(Guesses, NoneWaitsForADecisionThatWasBrokenOff) {
  int allocation = 0;
  for (bool aborted = true; aborted; ++allocation) {
    SCOPED_TRACE(allocation);
    open_lobby();
    const std::uint64_t ticket = std::get<HashPassword>(guess()).ticket;
    ASSERT_TRUE(std::holds_alternative<Wait>(guess()));
    ASSERT_TRUE(std::holds_alternative<Wait>(guess()));
    const PasswordHashed hashed{.ticket = ticket, .hash = {}, .matches = GetParam(), .failed = false};
    std::vector<LobbyDecision> decisions;
    aborted = aborted_at(allocation, [&] { decisions = lobby->password_hashed(hashed); });
    if (!aborted) {
      ASSERT_EQ(decisions.size(), 2U);
      EXPECT_TRUE(std::holds_alternative<HashPassword>(decisions.back())) << "the second guess is next";
      EXPECT_EQ(waiting(), 2U);
      break;
    }
    ASSERT_EQ(waiting(), 0U) << "so that the server refuses their requests";
    ASSERT_TRUE(std::holds_alternative<HashPassword>(guess())) << "a later one waits for nothing";
    ASSERT_EQ(places() + 1, kHashingMax / 2);
  }
  EXPECT_GT(allocation, 5);
}

TEST_P(Guesses, NoneWaitsForOneThatWasNeverVerified) {
  int allocation = 0;
  const std::size_t earlier = GetParam() ? 1 : 0;
  for (bool aborted = true; aborted; ++allocation) {
    SCOPED_TRACE(allocation);
    open_lobby();
    for (std::size_t i = 0; i < earlier; ++i)
      ASSERT_TRUE(std::holds_alternative<HashPassword>(guess()));
    const Visitor visitor = next_visitor();
    aborted = aborted_at(allocation, [&] { lobby->join(visitor, message); });
    if (!aborted) break;
    ASSERT_EQ(waiting(), earlier);
    ASSERT_EQ(std::holds_alternative<HashPassword>(guess()), earlier == 0);
    ASSERT_EQ(places() + 1 + earlier, kHashingMax / 2);
  }
  EXPECT_GT(allocation, 5);
}

INSTANTIATE_TEST_SUITE_P(RightAndWrong, Guesses, ::testing::Bool());

}  // namespace
}  // namespace cardroom::server
