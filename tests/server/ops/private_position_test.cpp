#include "server/ops/private_position.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "common/record/record_file.h"
#include "common/record/record_replay.h"
#include "tests/support/random_record.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::server {
namespace {

using ::testing::HasSubstr;

class PrivatePosition : public ::testing::Test {
 protected:
  std::string write(const std::string& bytes) const {
    const auto file = directory_.path() / "game.cardroom";
    std::ofstream{file, std::ios::binary} << bytes;
    return file.string();
  }
  std::string why_not(const PositionWords& words) const {
    const auto table = position_private_table(words);
    return table ? "" : table.error();
  }

  TemporaryDirectory directory_;
  const GameRecord record_ = testing::random_record("pasur", 3, 3).record;
  const std::string bytes_ = make_record(record_, testing::test_signer()).value();
  const std::string file_ = write(bytes_);
};

TEST_F(PrivatePosition, IsATableWithOnePerson) {
  const auto table = position_private_table({.file = file_, .seat = 1, .moment = 5});
  ASSERT_TRUE(table);
  EXPECT_EQ(table->name, record_.table);
  EXPECT_EQ(table->kind, "pasur");
  EXPECT_EQ(table->rules.SerializeAsString(), record_.rules.SerializeAsString());
  ASSERT_EQ(table->seats.size(), 3U);
  const auto players = players_at(record_, {.deal = 0, .moves = 5});
  for (std::size_t seat = 0; seat < 3; ++seat) {
    if (seat == 1) {
      EXPECT_FALSE(table->seats[seat]) << "the person's";
    } else {
      ASSERT_TRUE(table->seats[seat]);
      EXPECT_EQ(table->seats[seat]->type, players[seat].bot.value_or(BotType::expert));
    }
  }
  EXPECT_EQ(table->begin()->seats(), 3);
}

TEST_F(PrivatePosition, SaysInALineWhyThereIsNone) {
  EXPECT_THAT(why_not({.file = file_, .seat = 3}), HasSubstr("game.cardroom: there is no seat 3"));
  EXPECT_THAT(why_not({.file = file_, .moment = 10'000}), HasSubstr("the game is over at that moment"));
  EXPECT_THAT(why_not({.file = file_ + "x"}), HasSubstr("cannot be read: No such file or directory"));
  std::string changed = bytes_;
  changed[changed.size() / 2] ^= 1;
  EXPECT_NE(why_not({.file = write(changed)}), "");
  EXPECT_NE(why_not({.file = write("Buy milk.\n")}), "");
}

}  // namespace
}  // namespace cardroom::server
