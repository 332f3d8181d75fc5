// How Pasur describes events, apart from whole games (terminal_pasur_golden_test.cpp).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/terminal/games/pasur/pasur_words.h"
#include "tests/client/terminal/pasur_table.h"

namespace cardroom::terminal {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// The text for some events in a game.
class PasurTold {
 public:
  PasurTold& began(std::uint32_t number) {
    auto& event = *events_.emplace_back().mutable_pasur()->mutable_began();
    event.set_number(number);
    return *this;
  }
  PasurTold& played(std::uint32_t seat, const std::string& card, const std::string& picks = "") {
    auto& event = *events_.emplace_back().mutable_pasur()->mutable_played();
    event.set_seat(seat);
    event.set_card(parse_card(card).value());
    *event.mutable_picks() = cards(picks);
    return *this;
  }
  PasurTold& swept(std::uint32_t seat, const std::string& what) {
    auto& event = *events_.emplace_back().mutable_pasur()->mutable_swept();
    event.set_seat(seat);
    *event.mutable_cards() = cards(what);
    return *this;
  }
  PasurTold& sur(std::uint32_t seat) {
    events_.emplace_back().mutable_pasur()->mutable_made_sur()->set_seat(seat);
    return *this;
  }
  PasurTold& cancelled(std::uint32_t seat, std::uint32_t of, const std::string& card) {
    sur(seat);
    auto& event = *events_.back().mutable_pasur()->mutable_made_sur();
    event.set_cancels(of);
    event.set_cancelled(parse_card(card).value());
    return *this;
  }
  PasurTold& scored(const std::vector<int>& totals, const std::vector<std::uint32_t>& surs) {
    auto& event = *events_.emplace_back().mutable_pasur()->mutable_scored();
    event.mutable_totals()->Assign(totals.begin(), totals.end());
    event.mutable_surs()->Assign(surs.begin(), surs.end());
    // A server always sends four values.
    event.mutable_totals()->Resize(4, 0);
    event.mutable_surs()->Resize(4, 0);
    return *this;
  }
  /// Lays down this many cards, none of which takes anything.
  PasurTold& laid_down(int count, const std::vector<int>& totals) {
    for (int i = 0; i < count; ++i)
      played(0, "3H").scored(totals, {0, 0, 0});
    return *this;
  }
  Lines lines(std::size_t from = 0, const Cast& cast = PasurTable{""}.cast) const {
    return kPasurText.tell(events_, from, cast, kPlain);
  }

 private:
  std::vector<table::v1::GameEvent> events_;
};

TEST(PasurTelling, SaysTheTotalsOfAllAfterEveryPlayThatChangesThem) {
  EXPECT_THAT(PasurTold{}
                  .began(1)
                  .played(0, "7H", "4C")
                  .scored({0, 0, 0}, {0, 0, 0})
                  .played(1, "JS", "AS TD")
                  .scored({0, 5, 0}, {0, 0, 0})
                  .played(2, "KS")
                  .scored({0, 5, 0}, {0, 0, 0})
                  .lines(1),
              ElementsAre("Kari plays 7H and takes 4C.", "You play JS and take AS 10D. Kari 0, You 5, Nora 0.",
                          "Nora plays KS."));
}

TEST(PasurTelling, ASurTakesTheTotalUpAndItsCancellingDownAgain) {
  EXPECT_THAT(PasurTold{}
                  .began(1)
                  .played(0, "7H", "4D")
                  .sur(0)
                  .scored({5, 0, 0}, {1, 0, 0})
                  .played(1, "3H", "8D")
                  .cancelled(1, 0, "7H")
                  .scored({0, 0, 0}, {0, 0, 0})
                  .played(1, "2H", "9D")
                  .sur(1)
                  .scored({0, 5, 0}, {0, 1, 0})
                  .played(2, "5H", "6D")
                  .cancelled(2, 1, "2H")
                  .scored({0, 0, 0}, {0, 0, 0})
                  .lines(1),
              ElementsAre("Kari plays 7H and takes 4D. A sur! Kari 5 with 1 sur, You 0, Nora 0.",
                          "You play 3H and take 8D. That cancels the sur of Kari with 7H. Kari 0, You 0, Nora 0.",
                          "You play 2H and take 9D. A sur! Kari 0, You 5 with 1 sur, Nora 0.",
                          "Nora plays 5H and takes 6D. That cancels your sur with 2H. Kari 0, You 0, Nora 0."));
}

TEST(PasurTelling, SursAndSweepsBelongToThePersonWhoeverPlays) {
  Cast cast = PasurTable{""}.cast;
  cast.names = {"The bot for Kari", "Your bot", "Nora"};
  cast.own.reset();
  EXPECT_THAT(PasurTold{}
                  .began(1)
                  .played(2, "3H", "8D")
                  .cancelled(2, 0, "7H")
                  .played(2, "5H", "6D")
                  .cancelled(2, 1, "2H")
                  .swept(0, "KS")
                  .swept(1, "QS")
                  .lines(1, cast),
              ElementsAre("Nora plays 3H and takes 8D. That cancels the sur of Kari with 7H.",
                          "Nora plays 5H and takes 6D. That cancels your sur with 2H.",
                          "Kari takes the last cards in the pool, KS.", "You take the last cards in the pool, QS."));
}

TEST(PasurTelling, TheSheetOfARoundSaysWhereThePointsComeFrom) {
  const Lines lines = PasurTold{}
                          .began(1)
                          .played(0, "9C", "2C")
                          .scored({2, 0, 0}, {0, 0, 0})
                          .played(1, "AS", "TD")
                          .scored({2, 4, 0}, {0, 0, 0})
                          .played(2, "JH", "JS 5C")
                          .sur(2)
                          .scored({2, 4, 7}, {0, 0, 1})
                          .laid_down(45, {2, 4, 7})
                          .scored({2, 4, 7}, {0, 0, 1})
                          .lines();
  ASSERT_GE(lines.size(), 5U);
  EXPECT_THAT((Lines{lines.end() - 5, lines.end()}),
              ElementsAre("Round 1 is over.",                                                  //
                          "Taken     Clubs    10D     2C   Aces  Jacks   Surs  Round  Total",  //
                          "Kari          2      -      1      -      -      -     +2      2",  //
                          "You           -      1      -      1      -      -     +4      4",  //
                          "Nora          1      -      -      -      2      1     +7      7"));
}

TEST(PasurTelling, TheSheetOfALaterRoundHasTheTotalsOfAll) {
  const Lines lines = PasurTold{}
                          .began(1)
                          .laid_down(48, {1, 2, 3})
                          .scored({1, 2, 3}, {0, 0, 0})
                          .began(2)
                          .laid_down(48, {11, 2, 30})
                          .scored({11, 2, 30}, {0, 0, 0})
                          .lines();
  ASSERT_GE(lines.size(), 7U);
  EXPECT_THAT((Lines{lines.end() - 7, lines.end()}),
              ElementsAre("Kari          -      -      -      -      -      -    +10     11",  //
                          "You           -      -      -      -      -      -     +0      2",  //
                          "Nora          -      -      -      -      -      -    +27     30",  //
                          "Totals after round    1    2",                                      //
                          "Kari                  1   11",                                      //
                          "You                   2    2",                                      //
                          "Nora                  3   30"));
}

TEST(PasurTelling, NoSheetIsWiderThanALineWithTheLongestNamesAndManyRounds) {
  Cast cast;
  for (int seat = 0; seat < 4; ++seat)
    cast.names.emplace_back(24, static_cast<char>('a' + seat));
  std::vector<pasur::story::Round> rounds;
  for (std::uint16_t number = 1; number <= 20; ++number)
    rounds.push_back({.number = number, .taken = {.surs = {20}}, .totals = {100, 200, 300, 999}, .before = Scores{}});
  Lines lines;
  sheet_lines(rounds, cast, kPlain, lines);
  ASSERT_THAT(lines, SizeIs(10));
  for (const std::string& line : lines)
    EXPECT_LE(width(line), 80U) << line;
}

TEST(PasurTelling, ARoundWithoutEventsLeavesThePointsOpen) {
  const Lines lines = PasurTold{}.began(2).laid_down(48, {11, 2, 30}).scored({11, 2, 30}, {0, 0, 0}).lines();
  EXPECT_THAT(lines, Contains("Kari          -      -      -      -      -      -      ?     11"));
  EXPECT_THAT(lines, Not(Contains(HasSubstr("Totals after round"))));
}

TEST(PasurTelling, InvalidMessagesAreNotShown) {
  PasurTable table{"AS", "3D"};
  table.view.mutable_pasur()->mutable_pool()->Add(99);
  table.moves.mutable_pasur()->add_cards()->set_card(static_cast<cards::v1::Card>(-7));
  EXPECT_THAT(table.listed(), IsEmpty());
  EXPECT_THAT(table.turn().before, Not(IsEmpty()));
  const Standing standing = table.text.standing(table.view, table.cast, kPlain);
  EXPECT_THAT(standing.lines, IsEmpty());
  EXPECT_THAT(standing.hand, IsEmpty());
  EXPECT_THAT(PasurTold{}.scored({1}, {}).began(0).played(17, "3H", "8H").sur(99).lines(), IsEmpty());
  EXPECT_THAT(PasurTold{}.began(1).scored({1}, {1}).laid_down(48, {1}).scored({1}, {1}).lines(), Not(IsEmpty()));
}

}  // namespace
}  // namespace cardroom::terminal
