// How Lucky Thirteen is described, in the log and in the result.
#include <QRegularExpression>
#include <gtest/gtest.h>

#include "tests/window/models/at_the_lucky_thirteen.h"

namespace cardroom::testing {
namespace {

// --- The log

TEST_F(AtTheLuckyThirteen, TheLogHasALineForEachTurn) {
  comeToYourTurn();
  QStringList written;
  for (const window::LogLine& line : heard.table.log()->lines())
    written << QStringLiteral("%1 | %2 | %3").arg(line.heading, line.who, line.plain);
  EXPECT_EQ(written,
            (QStringList{
                s("The deal | Public cards | The public cards are the six of diamonds and the five of spades."),
                s("The deal | You | You got the eight of spades and the two of clubs."),
                s("Round 1 | Otto | Otto discarded the three of clubs."),
                s("Round 1 | Jonas | Jonas discarded the queen of clubs."),
                s("Round 1 | You | You drew the nine of diamonds and discarded the two of clubs."),
                s("Round 1 | Iris | Iris discarded the ace of clubs."),
                s("Round 2 | Otto | Otto discarded the jack of diamonds."),
                s("Round 2 | Jonas | Jonas discarded the four of diamonds."),
                s("Round 2 | You | You drew the seven of hearts and discarded the nine of diamonds."),
                s("Round 2 | Iris | Iris discarded the jack of hearts."),
                s("Round 3 | Otto | Otto discarded the two of hearts."),
                s("Round 3 | Jonas | Jonas discarded the ten of hearts."),
                s("Round 3 | You | You drew the king of clubs."),
            }));
  const window::LogLine turn = heard.table.log()->lines()[4];
  EXPECT_EQ(turn.text, s("drew <b><font color=\"suit-diamonds\">9♦</font></b>, discarded <b><font "
                         "color=\"suit-clubs\">2♣</font></b>"));
  EXPECT_EQ(turn.cardKey, s("2C"));
  EXPECT_EQ(heard.table.log()->justNow(),
            (QStringList{s("<b>Jonas</b> discarded <b>10♥</b>"), s("<b>Otto</b> discarded <b>2♥</b>"),
                         s("<b>Iris</b> discarded <b>J♥</b>")}));
}

TEST_F(AtTheLuckyThirteen, NamesAreNotMarkup) {
  played.sitPerson(1, "<i>Jo</i>");
  deal();
  played.discards("3C QC");
  show();
  EXPECT_EQ(heard.table.log()->justNow().front(), s("<b>&lt;i&gt;Jo&lt;/i&gt;</b> discarded <b>Q♣</b>"));
}

TEST_F(AtTheWatchedLuckyThirteen, APersonWhoTakesASeatAfterTheGameHasNotPlayedIt) {
  deal();
  played.discardWhatIsDrawn();
  show();
  const auto told = [this] {
    QStringList lines{game().end().verdict};
    for (const window::LuckyThirteenResult& one : game().end().results)
      lines << one.player.name + s(" ") + one.player.secondLine;
    for (const window::LogLine& line : heard.table.log()->lines())
      lines << line.plain;
    return lines;
  };
  const QStringList before = told();
  ASSERT_TRUE(before.join(s("\n")).contains(s("Otto")));
  played.sitPerson(0, "Nora");
  played.sitPerson(3, "Ola");
  played.update().set_seat(3);
  show();
  EXPECT_EQ(told(), before);
  EXPECT_EQ(heard.seat(0).name, s("Nora")) << "she sits there now";
  EXPECT_TRUE(heard.seat(3).you);
  EXPECT_EQ(heard.zone(s("seat"), 0), s("TS 9S")) << "the table is shown from one's own seat";
}

// --- The result

struct Ended {
  const char* name;
  const char* cards;  ///< Public cards, then the hands of Otto, Jonas, Maren (you), Iris.
  QString verdict;
  QString reason;
  QStringList rows;  ///< "Maren 42: 8 + 5 = 13; 8 × 4 + 5 × 2"
};

class Results : public AtTheLuckyThirteen, public ::testing::WithParamInterface<Ended> {};

TEST_P(Results, AreTold) {
  played.deal(GetParam().cards);
  played.discardWhatIsDrawn();
  show();
  EXPECT_EQ(game().end().verdict, GetParam().verdict);
  EXPECT_EQ(game().end().reason, GetParam().reason);
  QStringList rows;
  for (const window::LuckyThirteenResult& row : game().end().results) {
    rows << QStringLiteral("%1 %2: %3; %4").arg(row.player.name, QString::number(row.points), row.sum, row.products);
  }
  EXPECT_EQ(rows, GetParam().rows);
}

INSTANTIATE_TEST_SUITE_P(
    Endings, Results,
    ::testing::Values(Ended{"TwoHaveThirteen",
                            "6D 5S TS 9S QH AD 8S 7H 4S TD",
                            s("You win with 42."),
                            s("8♠ and 5♠ made thirteen. Jonas came second with 38."),
                            {s("Maren 42: 8 + 5 = 13; 8 × 4 + 5 × 2"), s("Jonas 38: 12 + 1 = 13; 12 × 3 + 1 × 2"),
                             s("Otto 0: ; No thirteen"), s("Iris 0: ; No thirteen")}},
                      Ended{"OnlyYou",
                            "6D 5S TS 9S 2C 3C 8S 2H 4S TD",
                            s("You win with 100."),
                            s("You are the only one with thirteen."),
                            {s("Maren 100: 8 + 5 = 13; The only thirteen is worth 100."), s("Otto 0: ; No thirteen"),
                             s("Jonas 0: ; No thirteen"), s("Iris 0: ; No thirteen")}},
                      Ended{"OnlyAnother",
                            "6D 5S TS 9S KS 3C 9H 2H 4S TD",
                            s("Jonas wins with 100."),
                            s("Jonas is the only one with thirteen."),
                            {s("Jonas 100: 10 + 3 = 13; The only thirteen is worth 100."), s("Otto 0: ; No thirteen"),
                             s("Maren 0: ; No thirteen"), s("Iris 0: ; No thirteen")}},
                      Ended{"Nobody",
                            "6D 5S TS 9S 2C 3C 9H 2H 4S TD",
                            s("Otto wins with 76."),
                            s("Nobody has thirteen, so hands count. Iris came second with 36."),
                            {s("Otto 76: ; 10 × 4 + 9 × 4"), s("Iris 36: ; 4 × 4 + 10 × 2"),
                             s("Maren 33: ; 9 × 3 + 2 × 3"), s("Jonas 5: ; 3 × 1 + 2 × 1")}},
                      Ended{"AllFourCards",
                            "AS 2D 8S 9S 7C 8C AH JD KS AD",
                            s("Iris wins with 60."),
                            s("K♠, A♦, A♠ and 2♦ made thirteen. You came second with 31."),
                            {s("Iris 60: 10 + 0 + 1 + 2 = 13; 13 × 4 + 1 × 2 + 1 × 2 + 2 × 2"),
                             s("Maren 31: 0 + 11 + 0 + 2 = 13; 1 × 3 + 11 × 2 + 1 × 2 + 2 × 2"),
                             s("Otto 0: ; No thirteen"), s("Jonas 0: ; No thirteen")}}),
    [](const auto& one) { return one.param.name; });

TEST_F(AtTheLuckyThirteen, HandsAreCountedClockwiseWithTheWinnerLast) {
  played.deal("6D 5S TS 9S QH AD 8S 7H 4S TD");
  played.discardWhatIsDrawn();
  show();
  EXPECT_EQ(game().end().order, (QList<int>{0, 1, 3, 2})) << "Maren wins";
  const window::LuckyThirteenResult you = game().end().results.value(0);
  ASSERT_EQ(you.terms.size(), 2);
  EXPECT_EQ(you.terms[0].text, s("<b>8♠</b> in your hand"));
  EXPECT_EQ(you.terms[0].product, s("8 × 4 = 32"));
  EXPECT_EQ(you.terms[1].text, s("<b>5♠</b> on the table"));
  EXPECT_EQ(you.terms[1].product, s("5 × 2 = 10"));
  EXPECT_EQ(you.account, s("8 × 4 + 5 × 2 = 42"));
  EXPECT_EQ(you.scoreTitle, s("Your score"));
  EXPECT_TRUE(game().end().results.value(2).terms.isEmpty()) << "no thirteen";
}

TEST_F(AtTheLuckyThirteen, TheSheetHasARowForEachPlayer) {
  played.deal("6D 5S TS 9S QH AD 8S 7H 4S TD");
  played.discardWhatIsDrawn();
  show();
  const window::GameEnding ending = game().ending();
  EXPECT_TRUE(ending.won);
  EXPECT_EQ(ending.cards, (QStringList{s("8S"), s("5S")}));
  ASSERT_EQ(ending.rows.size(), 4);
  EXPECT_TRUE(ending.rows[0].winner);
  EXPECT_EQ(ending.rows[0].text, s("Maren: 42 points. 8 × 4 + 5 × 2"));
  EXPECT_EQ(ending.rows[3].line, s("No thirteen"));
}

TEST_F(AtTheLuckyThirteen, ARowNamesThePlayerAndTheCardsThatCount) {
  played.deal("6D 5S TS 9S QH AD 8S 7H 4S TD");
  played.discardWhatIsDrawn();
  show();
  const window::LuckyThirteenResult you = game().end().results.value(0);
  EXPECT_TRUE(you.player.you);
  EXPECT_TRUE(you.player.winner);
  EXPECT_TRUE(you.player.person);
  EXPECT_EQ(you.player.secondLine, s("You"));
  const auto used = [](const QList<window::TableCard>& cards) {
    QStringList codes;
    for (const window::TableCard& card : cards)
      if (card.used) codes << card.card;
    return codes;
  };
  EXPECT_EQ(used(you.hand), QStringList{s("8S")});
  EXPECT_EQ(used(you.publicCards), QStringList{s("5S")});
  const window::LuckyThirteenResult otto = game().end().results.value(2);
  EXPECT_EQ(otto.player.botType, s("clever"));
  EXPECT_EQ(otto.player.secondLine, s("Clever bot"));
  EXPECT_EQ(used(otto.hand), QStringList{});
}

TEST_F(AtTheLuckyThirteen, ADrawNamesAllWinners) {
  const auto verdict = [this](const char* cards) {
    played.deal(cards);
    played.discardWhatIsDrawn();
    show();
    return game().end().verdict;
  };
  EXPECT_EQ(verdict("JH QH TC 9D AD 7C 2C 6H QS KS"), s("You and Jonas win with 26 each."));
  EXPECT_EQ(verdict("QC 8H QH 5S TH 3D TS JH 5H AH"), s("Otto and Jonas win with 36 each."));
  EXPECT_EQ(verdict("9D KC 5S 4H 9S 2D AS TH 7S TS"), s("You, Otto and Jonas win with 30 each."));
  EXPECT_EQ(verdict("2D JS 2H 5D QD 5C 8D AS 3D JD"), s("Otto, Jonas and Iris win with 28 each."));
  EXPECT_EQ(verdict("JH AD AS JC 5S 2D 5D 8D QD 5C"), s("A draw, 26 each."));
}

}  // namespace
}  // namespace cardroom::testing
