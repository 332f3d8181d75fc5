#include "client/terminal/move_entry.h"

#include <gtest/gtest.h>

#include "tests/client/terminal/canned_table.h"
#include "tests/client/terminal/pinochle_table.h"

namespace cardroom::terminal {
namespace {

/// The person may discard one of two cards.
table::v1::TableUpdate asked(std::uint64_t decision = 7) {
  table::v1::TableUpdate update;
  update.mutable_settings()->set_kind("lucky-thirteen");
  update.set_phase(table::v1::PHASE_PLAYING);
  update.add_seats()->mutable_person()->set_name("Kari");
  update.set_seat(0);
  update.set_decision(decision);
  auto& moves = *update.mutable_legal_moves()->mutable_lucky_thirteen();
  moves.add_discards(cards::v1::CARD_TEN_OF_HEARTS);
  moves.add_discards(cards::v1::CARD_KING_OF_CLUBS);
  return update;
}

table::v1::TableUpdate not_asked() {
  table::v1::TableUpdate update = asked();
  update.clear_decision();
  update.clear_legal_moves();
  return update;
}

TEST(MoveEntry, ReadsANumberOrACard) {
  MoveEntry entry{kPlain};
  for (const char* typed : {"2", "kc", "KC"}) {
    const TypedMove meant = entry.read(asked(), typed);
    ASSERT_TRUE(meant.move) << typed;
    EXPECT_EQ(meant.move->lucky_thirteen().discard(), cards::v1::CARD_KING_OF_CLUBS) << typed;
  }
}

TEST(MoveEntry, SaysWhichNumbersThereAre) {
  MoveEntry entry{kPlain};
  for (const char* typed : {"0", "3", "99999999999999999999"})
    EXPECT_EQ(entry.read(asked(), typed).words, "There is no move with that number. Type 1 to 2.") << typed;
}

TEST(MoveEntry, LeavesOtherLinesToOthers) {
  MoveEntry entry{kPlain};
  for (const auto& update : {asked(), not_asked()}) {
    const TypedMove meant = entry.read(update, "well");
    EXPECT_FALSE(meant.move);
    EXPECT_EQ(meant.words, "");
  }
}

TEST(MoveEntry, SaysWhyNoMoveIsAskedFor) {
  MoveEntry entry{kPlain};
  auto update = not_asked();
  EXPECT_EQ(entry.read(update, "1").words, "It is not your turn.");
  EXPECT_EQ(entry.read(update, "kc").words, "It is not your turn.");
  update.mutable_seats(0)->mutable_person()->set_held_by_bot(true);
  EXPECT_EQ(entry.read(update, "1").words, "A bot plays for you at the moment. Type take to play yourself.");
  update.set_phase(table::v1::PHASE_PAUSED);
  EXPECT_EQ(entry.read(update, "1").words, "This is a pause to read. Press Enter to go on.");
  update.clear_seat();
  EXPECT_EQ(entry.read(update, "1").words, "You watch.");
}

TEST(MoveEntry, NumbersTheMovesThatItReads) {
  const MoveEntry entry{kPlain};
  const Lines lines = entry.moves(asked());
  ASSERT_GE(lines.size(), 2U);
  EXPECT_TRUE(lines[0].starts_with("1  ")) << lines[0];
  EXPECT_TRUE(entry.moves(not_asked()).empty());
}

TEST(MoveEntry, KeepsAHintForItsDecisionOnly) {
  CannedTable table{std::uint8_t{0}};
  table.begin(0);
  while (!table.asks(0))
    table.play_as_a_bot();
  auto update = table.message(0).table_update();
  const auto hint = table.hint().hint();
  MoveEntry entry{kPlain};
  EXPECT_EQ(entry.advised(update), nullptr);
  const std::string words = entry.hint(update, hint);
  EXPECT_TRUE(words.starts_with("Hint: ") && words.ends_with(" Type ok to do so.")) << words;
  ASSERT_NE(entry.advised(update), nullptr);
  EXPECT_EQ(entry.advised(update)->SerializeAsString(), hint.move().SerializeAsString());
  update.set_decision(update.decision() + 1);
  EXPECT_EQ(entry.advised(update), nullptr);
  EXPECT_EQ(entry.hint(update, hint), "") << "the table has moved on";
}

TEST(MoveEntry, KeepsADraftForItsDecisionOnly) {
  const PinochleTable table = PinochleTable{"AS AS KH KH"}.keeping(Suit::spades);
  table::v1::TableUpdate update;
  update.mutable_settings()->set_kind("pinochle");
  *update.mutable_view() = table.view;
  *update.mutable_legal_moves() = table.moves;
  update.set_decision(7);
  MoveEntry entry{kPlain};
  EXPECT_EQ(entry.asking(update, table.cast).draft.game_case(), table::v1::GameMove::GAME_NOT_SET);
  EXPECT_EQ(entry.read(update, "as").words, "1 of 12 marked: AS. They meld nothing.");
  EXPECT_EQ(entry.read(update, "kh").words, "2 of 12 marked: AS, KH. They meld nothing.");
  update.set_decision(8);
  EXPECT_EQ(entry.asking(update, table.cast).draft.game_case(), table::v1::GameMove::GAME_NOT_SET);
  update.set_decision(7);
  entry.forget();
  EXPECT_EQ(entry.asking(update, table.cast).draft.game_case(), table::v1::GameMove::GAME_NOT_SET);
}

}  // namespace
}  // namespace cardroom::terminal
