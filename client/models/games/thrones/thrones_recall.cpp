// The last battle of Game of Thrones.
#include "client/models/games/thrones/thrones_battle.h"
#include "client/models/games/thrones/thrones_words.h"
#include "client/models/words.h"

namespace cardroom::window::thrones {

Recall recallOf(const ThronesShown& shown) {
  const auto fight = story::last_fight(shown.board());
  if (!fight) return {};
  Recall recall{.title = Thrones::tr("Battle %L1 of %L2").arg(fight->play).arg(rules::kPlays),
                .text = verdictOf(fight->battle, shown.cast)};
  const BySide titles{.ours = Thrones::tr("Ours"),
                      .theirs = Thrones::tr("Theirs"),
                      .top = Thrones::tr("Top pile"),
                      .bottom = Thrones::tr("Bottom pile")};
  for (const Attack& attack : attacksOf(fight->battle, shown.cast)) {
    const ThronesAttack words = shownAttack(attack, shown.cast);
    RecallRow row = recallRow(titles.of(sideOf(static_cast<int>(attack.attacker), shown.cast)),
                              codesOf(fight->cards[attack.attacker]));
    row.note = words.text;
    row.spoken = inARow({row.spoken, words.spoken});
    recall.rows << row;
  }
  return spokenRecall(std::move(recall));
}

}  // namespace cardroom::window::thrones
