#include <QCoreApplication>
#include <QLocale>

#include "client/models/games/lucky_thirteen/lucky_thirteen_words.h"

namespace cardroom::window {
namespace {

struct LuckyThirteenRules {
  Q_DECLARE_TR_FUNCTIONS(LuckyThirteenRules)
};

}  // namespace

RulesText lucky_thirteen::rulesText() {
  const QLocale locale;
  return {
      .first = {{.title = LuckyThirteenRules::tr("Make thirteen"),
                 .text = LuckyThirteenRules::tr(
                     "You hold two cards, and two lie on the table for everyone. Four times you draw a card "
                     "and discard one. Then all hands are shown, and thirteen wins.")},
                {.title = LuckyThirteenRules::tr("Your turn"),
                 .examples =
                     {{.hand = {"8S", "7H", "KC"},
                       .tags = {QString{}, QString{}, LuckyThirteenRules::tr("Drawn")},
                       .title = LuckyThirteenRules::tr("Three cards, one must go"),
                       .text = LuckyThirteenRules::tr(
                           "Your card is drawn automatically. Choose which of the three to discard: everyone sees it."),
                       .spoken = LuckyThirteenRules::tr("Three cards, one must go. Your card is drawn automatically. "
                                                        "Choose which of the three to discard: everyone sees it.")}}},
                {.title = LuckyThirteenRules::tr("Three ways to make it"),
                 .examples = {{.hand = {"7S", "6D"},
                               .title = LuckyThirteenRules::tr("Both of your cards"),
                               .text = LuckyThirteenRules::tr("7 + 6 = 13"),
                               .spoken = LuckyThirteenRules::tr(
                                   "Both of your cards: seven of spades and six of diamonds make 13.")},
                              {.hand = {"8S"},
                               .publicCards = {"5D"},
                               .title = LuckyThirteenRules::tr("One of yours, one on the table"),
                               .text = LuckyThirteenRules::tr("8 + 5 = 13"),
                               .spoken = LuckyThirteenRules::tr(
                                   "One of yours and one on the table: eight of spades and five of diamonds "
                                   "make 13.")},
                              {.hand = {"2D", "4H"},
                               .publicCards = {"5S", "2C"},
                               .title = LuckyThirteenRules::tr("All four"),
                               .text = LuckyThirteenRules::tr("2 + 4 + 5 + 2 = 13"),
                               .spoken =
                                   LuckyThirteenRules::tr("All four: your two of diamonds and four of hearts make 13 "
                                                          "with the five of spades and two of clubs on the table.")}}},
                {.title = LuckyThirteenRules::tr("What a card counts"),
                 .text = LuckyThirteenRules::tr("2 to 10 count their number. The ace is 0 or 1, and jack, queen and "
                                                "king are each 10, 11, 12 or 13: whichever helps you most."),
                 .examples = {{.hand = {"KC", "AH"},
                               .title = LuckyThirteenRules::tr("This is thirteen too"),
                               .text = LuckyThirteenRules::tr("13 + 0, or 12 + 1"),
                               .spoken = LuckyThirteenRules::tr(
                                   "King of clubs and ace of hearts are thirteen too: 13 and 0, or 12 and "
                                   "1.")}}}},
      .second = {
          {.title = LuckyThirteenRules::tr("Who wins"),
           .lines = {{.figure = locale.toString(1),
                      .title = LuckyThirteenRules::tr("One player has thirteen"),
                      .text = LuckyThirteenRules::tr("100 points, and the game.")},
                     {.figure = LuckyThirteenRules::tr("%L1+").arg(2),
                      .title = LuckyThirteenRules::tr("Several have thirteen"),
                      .text = LuckyThirteenRules::tr("Each scores the cards that make it, and the most points win.")},
                     {.figure = locale.toString(0),
                      .title = LuckyThirteenRules::tr("Nobody has thirteen"),
                      .text =
                          LuckyThirteenRules::tr("Each scores the two cards in the hand, and the most points win.")}}},
          {.title = LuckyThirteenRules::tr("Points"),
           .text = LuckyThirteenRules::tr("A card in your hand scores its number times the value of its suit, a card "
                                          "on the table its number times 2. Ace 1, jack 11, queen 12, king 13."),
           .times = {{.card = "AS", .times = 4},
                     {.card = "AH", .times = 3},
                     {.card = "AD", .times = 2},
                     {.card = "AC", .times = 1}},
           .timesSpoken = LuckyThirteenRules::tr("Spades count 4 times, hearts 3 times, diamonds twice, clubs once."),
           .examples = {{.hand = {"8S"},
                         .publicCards = {"5D"},
                         .title = LuckyThirteenRules::tr("42 points"),
                         .text = LuckyThirteenRules::tr("8 × 4 and 5 × 2"),
                         .spoken = LuckyThirteenRules::tr(
                             "Eight of spades in your hand and five of diamonds on the table are 42 "
                             "points: 8 times 4 and 5 times 2.")}}}}};
}

}  // namespace cardroom::window
