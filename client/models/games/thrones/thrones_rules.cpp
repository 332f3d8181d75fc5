#include <QCoreApplication>
#include <QLocale>

#include "client/models/games/thrones/thrones_words.h"

namespace cardroom::window {
namespace {

struct ThronesRules {
  Q_DECLARE_TR_FUNCTIONS(ThronesRules)
};

}  // namespace

RulesText thrones::rulesText() {
  const QLocale locale;
  return {
      .first =
          {{.title = ThronesRules::tr("Two against two"),
            .text = ThronesRules::tr("You and the player opposite are a team, and each team has a pile. A game has six "
                                     "battles. The team with more points wins, and equal points are a draw.")},
           {.title = ThronesRules::tr("A battle"),
            .lines =
                {{.figure = locale.toString(1),
                  .title = ThronesRules::tr("A heart opens"),
                  .text = ThronesRules::tr("The player who starts plays a heart on their own pile, and the next one a "
                                           "heart on theirs. These two will fight.")},
                 {.figure = locale.toString(2),
                  .title = ThronesRules::tr("Ten more turns"),
                  .text = ThronesRules::tr("In turn, each player plays a club, a spade or a diamond on either pile, or "
                                           "passes. A diamond can’t be played directly on a heart.")},
                 {.figure = locale.toString(3),
                  .title = ThronesRules::tr("The attacks"),
                  .text = ThronesRules::tr(
                      "They are scored, the piles are cleared away, and the next player starts the next battle.")}}},
           {.title = ThronesRules::tr("The attacks"),
            .text = ThronesRules::tr(
                "Each attack meets the other side’s defence, and succeeds only if it is higher. At stake "
                "is the rank of the heart that is attacked: the attackers get it if they succeed, "
                "otherwise its own team does."),
            .examples =
                {{.publicCards = {"6H", "5C", "3S"},
                  .title = ThronesRules::tr("%L1 beats %L2").arg(11).arg(10),
                  .text = ThronesRules::tr("The upper team attacks and gets the rank of the queen, %L1.").arg(10),
                  .spoken = ThronesRules::tr("The upper pile is six of hearts, five of clubs and three of spades: "
                                             "attack 11, defence 9. Its attack beats 10, and its team gets the 10 of "
                                             "the queen.")},
                 {.publicCards = {"QH", "4C", "5D"},
                  .title = ThronesRules::tr("%L1 can’t beat %L1").arg(9),
                  .text = ThronesRules::tr("The lower team’s attack is not higher: the %L1 stays with the upper team.")
                              .arg(6),
                  .spoken = ThronesRules::tr("The lower pile is queen of hearts, four of clubs and five of diamonds: "
                                             "attack 9, defence 10. Its attack can’t beat 9, and the 6 stays with the "
                                             "upper team.")}}}},
      .second = {
          {.title = ThronesRules::tr("What the cards do"),
           .text =
               ThronesRules::tr("A heart begins with its rank as attack and as defence. Jack, queen and king count 10; "
                                "there are no aces."),
           .examples = {
               {.publicCards = {"6H", "3C"},
                .title = ThronesRules::tr("A club adds to attack"),
                .text = ThronesRules::tr("Attack %L1, defence %L2").arg(9).arg(6),
                .spoken = ThronesRules::tr("A club adds to attack: six of hearts and three of clubs make attack 9, "
                                           "defence 6.")},
               {.publicCards = {"6H", "3S"},
                .title = ThronesRules::tr("A spade adds to defence"),
                .text = ThronesRules::tr("Attack %L1, defence %L2").arg(6).arg(9),
                .spoken = ThronesRules::tr("A spade adds to defence: six of hearts and three of spades make attack 6, "
                                           "defence 9.")},
               {.publicCards = {"6H", "3S", "5D", "2D"},
                .title = ThronesRules::tr("A diamond takes away"),
                .text =
                    ThronesRules::tr("It reduces what the card below changed: attack %L1, defence %L2").arg(6).arg(2),
                .spoken = ThronesRules::tr("A diamond reduces what the card below changed: six of hearts, three of "
                                           "spades, five and two of diamonds make attack 6, defence 2.")},
               {.publicCards = {"6H", "6C", "6D"},
                .title = ThronesRules::tr("The same rank counts double"),
                .text =
                    ThronesRules::tr("If it matches the card right below, even the heart: attack %L1, then %L2 again")
                        .arg(18)
                        .arg(6),
                .spoken = ThronesRules::tr("A card of the same rank as the one right below counts double: six of "
                                           "hearts and six of clubs make attack 18, and six of diamonds makes that 6 "
                                           "again.")},
               {.publicCards = {"6H", "TC", "KD"},
                .title = ThronesRules::tr("10, jack, queen and king are equal"),
                .text = ThronesRules::tr("So the king takes away %L1. Nothing falls below %L2: attack %L2, defence %L3")
                            .arg(20)
                            .arg(0)
                            .arg(6),
                .spoken =
                    ThronesRules::tr("10, jack, queen and king are equal: on the ten of clubs, the king of diamonds "
                                     "takes away 20. Nothing falls below 0, so attack is 0, defence 6.")}}}}};
}

}  // namespace cardroom::window
