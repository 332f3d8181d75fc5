// The names of cards, and numbers in words.
#include "client/models/card_words.h"

#include <QLocale>
#include <gtest/gtest.h>
#include <set>

#include "common/cards/card.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::window {
namespace {

QString s(const char* text) {
  return QString::fromUtf8(text);
}

/// Changes the language for the duration of a test.
class Speaking {
 public:
  explicit Speaking(const char* code) { QLocale::setDefault(QLocale{QString::fromLatin1(code)}); }
  ~Speaking() { QLocale::setDefault(m_before); }

 private:
  QLocale m_before;
};

TEST(CardWords, EveryCardHasItsOwnNameAndText) {
  std::set<QString> names;
  std::set<QString> texts;
  for (int card = 1; card <= static_cast<int>(kPackSize); ++card) {
    names.insert(cardName(cardCode(card)));
    texts.insert(cardText(cardCode(card)));
  }
  EXPECT_EQ(names.size(), kPackSize);
  EXPECT_EQ(texts.size(), kPackSize);
}

TEST(CardWords, CardsHaveTheirUsualNames) {
  EXPECT_EQ(cardName(s("KC")), s("king of clubs"));
  EXPECT_EQ(cardName(s("TH")), s("ten of hearts"));
  EXPECT_EQ(cardText(s("TH")), s("10♥"));
  EXPECT_EQ(cardText(s("KC")), s("K♣"));
  EXPECT_EQ(cardStyled(s("QS"), false), s("<b>Q♠</b>"));
  EXPECT_EQ(cardStyled(s("QS"), true), s("<b><font color=\"suit-spades\">Q♠</font></b>"));
}

TEST(CardWords, AnInvalidCardIsABack) {
  EXPECT_EQ(cardCode(0), QString{});
  EXPECT_EQ(cardCode(53), QString{});
  EXPECT_EQ(cardName({}), s("face down"));
  EXPECT_EQ(cardText(s("1X")), QString{});
}

TEST(CardWords, SuitsHaveAWordForAllTheirCardsAndOneForACard) {
  EXPECT_EQ(suitName(s("S")), s("spades"));
  EXPECT_EQ(suitName(s("C")), s("clubs"));
  EXPECT_EQ(suitCard(s("H")), s("heart"));
  EXPECT_EQ(suitCard(s("D")), s("diamond"));
  EXPECT_EQ(suitName(s("X")), QString{});
  EXPECT_EQ(suitCard({}), QString{});
}

TEST(CardWords, ACardStaysLeftToRightInRightToLeftText) {
  const Speaking persian{"fa"};
  EXPECT_EQ(cardText(s("TH")), s("\u206610♥\u2069"));
  EXPECT_EQ(number(42), s("۴۲"));
}

}  // namespace
}  // namespace cardroom::window
