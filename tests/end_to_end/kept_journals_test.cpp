// Goal: an upgrade costs nobody a game. How: the repository keeps journals that servers of older versions wrote in the
// middle of games of every kind (keep_journal.cpp). This server checks each of them, starts from it, and lets a client
// with a token from that time play on. By now these tables are resting; another test makes the state machine believe
// that they have just been played. A journal of this program, made on the spot, is tested in the same way.
#include <boost/asio/io_context.hpp>
#include <csignal>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "client/core/profile.h"
#include "common/games/registry.h"
#include "server/journal/journal_database.h"
#include "tests/end_to_end/resumable_seats.h"
#include "tests/end_to_end/running_server.h"
#include "tests/headless/player.h"
#include "tests/server/server_world.h"
#include "tests/support/moves_at_random.h"
#include "tests/support/run_until.h"

namespace cardroom::end_to_end {
namespace {

namespace fs = std::filesystem;

const fs::path kJournals = fs::path{CARDROOM_SOURCE_DIR} / "tests/data/journals";

class KeptJournals : public ::testing::Test {
 protected:
  static std::vector<fs::path> journals() {
    std::vector<fs::path> found;
    for (const auto& entry : fs::directory_iterator{kJournals})
      found.push_back(entry.path());
    return found;
  }

  /// Checks a copy of the journal, plays on in each seat with a real server and client, and checks the copy again.
  void go_on_from(const fs::path& journal) {
    SCOPED_TRACE(journal);
    const auto seats = copied(journal);
    expect_whole(seats.size());
    // These tables have been resting since the journal was made.
    ChildProcess server{{program("cardroom-server"), "--local-only", "--port", "0", "--data-dir", data().string(),
                         "--max-resting-days", "1000000"}};
    const auto line = server.next_line().value_or("");
    ASSERT_NE(value_of(line, "key"), "") << server.said() << server.errors();
    for (const ResumableSeat& seat : seats)
      go_on(seat, static_cast<std::uint16_t>(number_of(line, "port")), value_of(line, "key"));
    server.signal(SIGTERM);
    EXPECT_EQ(server.ended(), 0);
    expect_whole(seats.size());  // Now with this program's records after those of the older one.
  }

  /// The same with a state machine to which the journal seems recent.
  void go_on_at_once(const fs::path& journal) {
    SCOPED_TRACE(journal);
    const auto seats = copied(journal);
    server::testing::ServerWorld world;  // Its clock shows an earlier time than any journal.
    server::JournalDatabase database{data() / server::kJournalFile, {.read_only = true}};
    for (server::KeptTable& kept : server::tables_of(database.read_all()))
      world.kept.emplace(kept.table, std::move(kept));
    world.restart();
    EXPECT_EQ(world.core().status().tables, seats.size());
    testing::Dice dice{1};
    for (const ResumableSeat& seat : seats) {
      server::testing::Peer& ann = world.join_as("Ann", seat.token);
      ASSERT_EQ(ann.last(session::v1::ServerMessage::kWelcome).welcome().table_id(), seat.table_id) << seat.shown;
      EXPECT_EQ(shown(ann.table()), seat.shown);
      session::v1::ClientMessage message;
      message.mutable_move()->set_decision(ann.table().decision());
      *message.mutable_move()->mutable_move() = testing::legal_move(ann.table().legal_moves(), dice);
      EXPECT_TRUE(world.ask(ann, message).has_done()) << seat.shown;
    }
  }

 private:
  fs::path data() const { return directory_.path() / "data"; }

  /// Replaces the data directory's database with a copy of the one in `journal`. Returns the seats in that journal.
  std::vector<ResumableSeat> copied(const fs::path& journal) const {
    fs::remove_all(data());
    fs::create_directory(data());
    fs::copy_file(journal / server::kJournalFile, data() / server::kJournalFile);
    auto seats = parse_seats(text_of(journal / kSeatsFile));
    EXPECT_FALSE(seats.empty());
    return seats;
  }

  void expect_whole(std::size_t tables) const {
    ChildProcess check{{program("cardroom-server"), "--check", data().string()}};
    const auto verdict = check.next_line().value_or("");
    EXPECT_EQ(check.ended(), 0) << check.errors();
    EXPECT_THAT(verdict, ::testing::MatchesRegex(std::to_string(tables) + " tables, [0-9]+ records: all is well"))
        << check.said();
  }

  void go_on(const ResumableSeat& seat, std::uint16_t port, const std::string& key) const {
    SCOPED_TRACE(seat.shown);
    client::Profile profile;
    profile.name = "Ann";
    profile.tokens[fingerprint_from_hex(key).value()] = seat.token;
    headless::Plan plan;
    plan.name = profile.name;
    plan.profile_file = directory_.file("profile", client::to_text(profile));
    plan.table = seat.table_id;
    boost::asio::io_context io;
    client::TlsClient tls{io};
    std::string first;
    std::unique_ptr<headless::Player> player;
    player = std::make_unique<headless::Player>(io, tls, plan, [&](const client::Output& output) {
      const bool table_changed = std::holds_alternative<client::TableChanged>(output);
      if (table_changed && first.empty()) first = shown(player->core().table()->update);
    });
    player->go("127.0.0.1", port);
    EXPECT_TRUE(run_until(io, [&] { return player->moves() > 0; })) << "the next move cannot be made";
    EXPECT_EQ(first, seat.shown);
  }

  TemporaryDirectory directory_;
};

TEST_F(KeptJournals, OfOlderVersionsGoOnAfterARest) {
  EXPECT_GE(journals().size(), 2U);
  for (const fs::path& journal : journals())
    go_on_from(journal);
}

TEST_F(KeptJournals, OfOlderVersionsGoOnAtOnce) {
  for (const fs::path& journal : journals())
    go_on_at_once(journal);
}

TEST_F(KeptJournals, OfThisProgramHaveEveryKindAndGoOn) {
  TemporaryDirectory made;
  const fs::path journal = made.path() / "journal";
  ChildProcess keep{{program("keep_journal"), program("cardroom-server"), journal.string()}};
  ASSERT_EQ(keep.ended(), 0) << keep.errors();
  EXPECT_EQ(parse_seats(text_of(journal / kSeatsFile)).size(), game_kinds().size());
  go_on_from(journal);
}

}  // namespace
}  // namespace cardroom::end_to_end
