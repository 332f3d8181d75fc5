#include <QCoreApplication>
#include <QLocale>

#include "client/models/games/pinochle/pinochle_words.h"

namespace cardroom::window {
namespace {

struct PinochleRules {
  Q_DECLARE_TR_FUNCTIONS(PinochleRules)
};

}  // namespace

RulesText pinochle::rulesText() {
  const QLocale locale;
  return {
      .first =
          {{.title = PinochleRules::tr("One deal is one game"),
            .text = PinochleRules::tr(
                "Two players, and two of each card from nine to ace. The highest bidder picks trump, and must reach "
                "the bid with melds and tricks together. Miss the bid and you lose; otherwise the higher score wins.")},
           {.title = PinochleRules::tr("How a game goes"),
            .lines = {{.figure = locale.toString(1),
                       .title = PinochleRules::tr("Bidding"),
                       .text =
                           PinochleRules::tr("Twelve cards each. The first bid is any multiple of %L1; then %L1 or %L2 "
                                             "more in turn, until one of you passes.")
                               .arg(10)
                               .arg(20)},
                      {.figure = locale.toString(2),
                       .title = PinochleRules::tr("Trump"),
                       .text = PinochleRules::tr("The highest bidder picks the trump suit.")},
                      {.figure = locale.toString(3),
                       .title = PinochleRules::tr("Only in cut-throat"),
                       .text = PinochleRules::tr(
                           "Two cards are turned up, and the highest bidder takes one of them. The rest are drawn in "
                           "turn. Then each of you keeps 12 of 24 cards, unseen by the other.")},
                      {.figure = locale.toString(4),
                       .title = PinochleRules::tr("Melds"),
                       .text = PinochleRules::tr("Both players show the melds in their twelve cards, and score them.")},
                      {.figure = locale.toString(5),
                       .title = PinochleRules::tr("Twelve tricks"),
                       .text = PinochleRules::tr("The highest bidder leads first, then whoever won the last trick.")}}},
           {.title = PinochleRules::tr("Following"),
            .examples =
                {{.hand = {"TH"},
                  .publicCards = {"KH"},
                  .title = PinochleRules::tr("Beat it if you can"),
                  .text = PinochleRules::tr("From high to low: ace, ten, king, queen, jack, nine."),
                  .spoken = PinochleRules::tr("Beat it if you can: the ten of hearts beats the king of hearts. From "
                                              "high to low: ace, ten, king, queen, jack, nine.")},
                 {.hand = {"9S"},
                  .publicCards = {"AH"},
                  .title = PinochleRules::tr("Otherwise, play a trump"),
                  .text = PinochleRules::tr("Even if you have a lower card of the suit. Here spades are trump."),
                  .spoken = PinochleRules::tr("Otherwise, play a trump: with spades as trump, the nine of spades beats "
                                              "the ace of hearts. You must, even if you have a lower heart.")},
                 {.hand = {"JC"},
                  .publicCards = {"AH"},
                  .title = PinochleRules::tr("Otherwise, any card"),
                  .text = PinochleRules::tr("Then the leader wins. The leader also wins a tie."),
                  .spoken = PinochleRules::tr("Otherwise, any card: the jack of clubs loses to the ace of hearts. The "
                                              "leader also wins a tie.")}}}},
      .second = {
          {.title = PinochleRules::tr("Melds, with spades as trump"),
           .worths = {{.cards = {"AS", "AS", "TS", "TS", "KS", "KS", "QS", "QS", "JS", "JS"},
                       .text = PinochleRules::tr("Double run"),
                       .points = 1500},
                      {.cards = {"JS", "JS", "JH", "JH", "JD", "JD", "JC", "JC"},
                       .text = PinochleRules::tr("Jacks abound"),
                       .points = 400},
                      {.cards = {"JD", "JD", "QS", "QS"}, .text = PinochleRules::tr("Double pinochle"), .points = 300},
                      {.cards = {"AS", "TS", "KS", "KS", "QS", "QS", "JS"},
                       .text = PinochleRules::tr("Run and royal marriage"),
                       .points = 230},
                      {.cards = {"AS", "TS", "KS", "KS", "QS", "JS"},
                       .text = PinochleRules::tr("Run and king, or run and queen"),
                       .points = 190},
                      {.cards = {"AS", "TS", "KS", "QS", "JS"}, .text = PinochleRules::tr("Run"), .points = 150},
                      {.cards = {"AS", "AH", "AD", "AC"}, .text = PinochleRules::tr("Aces around"), .points = 100},
                      {.cards = {"KS", "QS"}, .text = PinochleRules::tr("Royal marriage"), .points = 40},
                      {.cards = {"JD", "QS"}, .text = PinochleRules::tr("Pinochle"), .points = 40},
                      {.cards = {"KH", "QH"},
                       .text = PinochleRules::tr("Common marriage, in any other suit"),
                       .points = 20},
                      {.cards = {"9S"}, .text = PinochleRules::tr("Dix, the nine of trump"), .points = 10}},
           .closing =
               PinochleRules::tr("Each kind counts once, the highest first, and a card counts in one meld only.")},
          {.title = PinochleRules::tr("What cards are worth in tricks"),
           .text =
               PinochleRules::tr("Ace %L1, ten %L2, king %L3, queen %L4, jack %L5, nine nothing; but the nine of trump "
                                 "%L2.")
                   .arg(11)
                   .arg(10)
                   .arg(4)
                   .arg(3)
                   .arg(2)}}};
}

}  // namespace cardroom::window
