// Why a Game of Thrones move is refused, and why a hint recommends one.
#include "client/models/games/thrones/thrones_words.h"

namespace cardroom::window::thrones {

QString ruleText(int rule) {
  using namespace games::thrones::v1;  // NOLINT(google-build-using-namespace): for the enumerators.
  switch (rule) {
    case BROKE_RULE_PASS_ON_HEART_TURN: return Thrones::tr("Each battle starts with a heart; nobody may pass now.");
    case BROKE_RULE_EFFECT_ON_HEART_TURN: return Thrones::tr("Each battle starts with a heart. Play one on our pile.");
    case BROKE_RULE_HEART_ON_EFFECT_TURN: return Thrones::tr("Hearts only start a battle. Play another card, or pass.");
    case BROKE_RULE_HEART_ON_OTHER_PILE: return Thrones::tr("A heart goes on our own pile.");
    case BROKE_RULE_DIAMOND_ON_HEART: return Thrones::tr("A diamond may not lie on a heart.");
    default: return {};
  }
}

namespace {

using games::thrones::v1::Hint;

QString effectHint(const Hint& hint, bool ours, const QString& card) {
  using namespace games::thrones::v1;  // NOLINT(google-build-using-namespace): for the enumerators.
  // Fills in the points that the battle would score with the move and without it.
  const auto gains = [&](const QString& text) { return text.arg(hint.gain_then()).arg(hint.gain_now()).arg(card); };
  switch (hint.reason()) {
    case HINT_REASON_WINS_ATTACK:
      return gains(
          ours
              ? Thrones::tr(
                    "Play %3 on our pile: then our attack succeeds, and the battle would bring us %L1 points, not %L2.")
              : Thrones::tr("Play %3 on their pile: then our attack succeeds, and the battle would bring us %L1 "
                            "points, not %L2."));
    case HINT_REASON_STOPS_ATTACK:
      return gains(
          ours ? Thrones::tr(
                     "Play %3 on our pile: then their attack fails, and the battle would bring us %L1 points, not %L2.")
               : Thrones::tr("Play %3 on their pile: then their attack fails, and the battle would bring us %L1 "
                             "points, not %L2."));
    case HINT_REASON_CANNOT_BE_LOST:
      return (ours ? Thrones::tr("Play %1 on our pile: nobody else has a diamond that could cancel it twice over.")
                   : Thrones::tr("Play %1 on their pile: nobody else has a diamond that could cancel it twice over."))
          .arg(card);
    case HINT_REASON_BUILDS_UP:
      return (ours ? Thrones::tr("Play %1 on our pile: it makes us stronger for the rest of the battle.")
                   : Thrones::tr("Play %1 on their pile: it makes them weaker for the rest of the battle."))
          .arg(card);
    default: return (ours ? Thrones::tr("Play %1 on our pile.") : Thrones::tr("Play %1 on their pile.")).arg(card);
  }
}

QString hintSentence(const rules::Move& move, const Hint& hint, const Cast& cast, QString (*word)(const QString&)) {
  using namespace games::thrones::v1;  // NOLINT(google-build-using-namespace): for the enumerators.
  const QString card = move.passes() ? QString{} : word(codeOf(move.card));
  switch (hint.reason()) {
    case HINT_REASON_ONLY_HEART: return Thrones::tr("Play %1 on our pile: it is your last heart.").arg(card);
    case HINT_REASON_STRONG_HEART:
      return Thrones::tr("Play %1 on our pile: a strong character attacks and defends well from the start.").arg(card);
    case HINT_REASON_WEAK_HEART: return Thrones::tr("Play %1 on our pile: little is lost if it falls.").arg(card);
    case HINT_REASON_STANDS_WELL: return Thrones::tr("Pass: both attacks go our way as they stand.");
    case HINT_REASON_NOTHING_HELPS: return Thrones::tr("Pass: no card of yours helps us now without a risk.");
    case HINT_REASON_SAVES_CARDS: return Thrones::tr("Pass: your cards are worth more later.");
    case HINT_REASON_NO_PLACE: return Thrones::tr("Pass: none of your cards can be played now.");
    default: break;
  }
  return move.passes() ? Thrones::tr("Pass.") : effectHint(hint, move.pile == ownTeam(cast), card);
}

}  // namespace

Wording hintWords(const rules::Move& move, const Hint& hint, const Cast& cast) {
  return {.text = hintSentence(move, hint, cast, cardText), .spoken = hintSentence(move, hint, cast, cardName)};
}

}  // namespace cardroom::window::thrones
