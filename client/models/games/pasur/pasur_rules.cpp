#include <QCoreApplication>
#include <QLocale>

#include "client/models/games/pasur/pasur_words.h"

namespace cardroom::window {
namespace {

struct PasurRules {
  Q_DECLARE_TR_FUNCTIONS(PasurRules)
};

}  // namespace

RulesText pasur::rulesText() {
  const QLocale locale;
  return {
      .first = {{.title = PasurRules::tr("The race to %L1").arg(62),
                 .text = PasurRules::tr("Two, three or four players, each for themselves. You take cards from the pool "
                                        "in the middle, and some of them are worth points. Rounds are played until "
                                        "somebody has %L1 points or more, and more than anybody else.")
                             .arg(62)},
                {.title = PasurRules::tr("A round"),
                 .lines = {{.figure = locale.toString(1),
                            .title = PasurRules::tr("Four cards each"),
                            .text = PasurRules::tr("And four face up in the pool, with no jack among them.")},
                           {.figure = locale.toString(2),
                            .title = PasurRules::tr("One card each, in turn"),
                            .text = PasurRules::tr(
                                "A card that can take something must do so. Otherwise it joins the pool.")},
                           {.figure = locale.toString(3),
                            .title = PasurRules::tr("Four more each"),
                            .text = PasurRules::tr("When all hands are empty, until the deck is used up.")},
                           {.figure = locale.toString(4),
                            .title = PasurRules::tr("The rest of the pool"),
                            .text = PasurRules::tr(
                                "Goes to the last player who took cards. The next player starts the next round.")}}},
                {.title = PasurRules::tr("What takes what"),
                 .examples =
                     {{.hand = {"7H"},
                       .publicCards = {"AS", "3D"},
                       .title = PasurRules::tr("Numbers make eleven"),
                       .text = PasurRules::tr("7 + 1 + 3: with one card or with several. The ace is 1."),
                       .spoken = PasurRules::tr("Numbers make eleven: seven of hearts takes ace of spades and three of "
                                                "diamonds. The ace is 1.")},
                      {.hand = {"QH"},
                       .publicCards = {"QC"},
                       .title = PasurRules::tr("A queen takes a queen"),
                       .text = PasurRules::tr("And a king takes a king, one at a time."),
                       .spoken = PasurRules::tr("A queen takes a queen, and a king takes a king, one at a time.")},
                      {.hand = {"JS"},
                       .publicCards = {"9S", "2C", "JD"},
                       .title = PasurRules::tr("A jack takes nearly all"),
                       .text = PasurRules::tr("All numbers and jacks. Queens and kings stay."),
                       .spoken = PasurRules::tr("A jack takes all numbers and jacks. Queens and kings stay.")}}}},
      .second = {
          {.title = PasurRules::tr("Points"),
           .worths = {{.cards = {"KC"}, .text = PasurRules::tr("Seven clubs or more"), .points = 7},
                      {.cards = {"TD"}, .text = PasurRules::tr("The ten of diamonds"), .points = 3},
                      {.cards = {"2C"}, .text = PasurRules::tr("The two of clubs"), .points = 2},
                      {.cards = {"AH"}, .text = PasurRules::tr("Each ace"), .points = 1},
                      {.cards = {"JD"}, .text = PasurRules::tr("Each jack"), .points = 1},
                      {.cards = {"5D"}, .text = PasurRules::tr("Each sur"), .points = 5}}},
          {.title = PasurRules::tr("Sur"),
           .lines = {{.icon = "sur",
                      .title = PasurRules::tr("If you clear the whole pool"),
                      .text = PasurRules::tr("You make a sur, and the card stays face up to show it. A jack can’t make "
                                             "one, and nobody can in the last deal of a round.")},
                     {.icon = "minus",
                      .title = PasurRules::tr("If another player has a sur"),
                      .text = PasurRules::tr("Then yours only cancels one of theirs and scores nothing for you.")}}}}};
}

}  // namespace cardroom::window
