// Why a Pasur move is refused, and why a hint recommends one.
#include "client/models/games/pasur/pasur_words.h"

namespace cardroom::window::pasur {

QString ruleText(int rule) {
  using namespace games::pasur::v1;  // NOLINT(google-build-using-namespace): for the enumerators.
  switch (rule) {
    case BROKE_RULE_MUST_PICK_UP: return Pasur::tr("This card can take something, so it must.");
    case BROKE_RULE_NOT_IN_POOL: return Pasur::tr("Only cards in the pool can be taken.");
    case BROKE_RULE_NOT_ELEVEN: return Pasur::tr("A number and what it takes must make eleven.");
    case BROKE_RULE_ONE_OF_ITS_KIND: return Pasur::tr("A king takes one king, a queen one queen.");
    case BROKE_RULE_JACK_TAKES_ALL: return Pasur::tr("A jack takes all numbers and jacks.");
    default: return {};
  }
}

namespace {

using games::pasur::v1::Hint;

QString pickUpHint(const Hint& hint, const QString& card, const QString& picks) {
  using namespace games::pasur::v1;  // NOLINT(google-build-using-namespace): for the enumerators.
  switch (hint.reason()) {
    case HINT_REASON_MAKES_SUR: return Pasur::tr("Take %1 with %2: that clears the pool, a sur.").arg(picks, card);
    case HINT_REASON_CANCELS_SUR:
      return Pasur::tr("Take %1 with %2: that clears the pool and cancels a sur.").arg(picks, card);
    case HINT_REASON_TAKES_POINTS:
      return Pasur::tr("Take %1 with %2: that brings %Ln point(s).", nullptr, hint.points()).arg(picks, card);
    case HINT_REASON_TAKES_CLUBS:
      return Pasur::tr("Take %1 with %2: that brings %Ln club(s).", nullptr, static_cast<int>(hint.clubs()))
          .arg(picks, card);
    case HINT_REASON_TAKES_CARDS:
      return Pasur::tr("Take %1 with %2, rather than leave them to the others.").arg(picks, card);
    case HINT_REASON_DENIES_SUR:
      return Pasur::tr("Take %1 with %2: after that nobody can clear the pool.").arg(picks, card);
    default: return Pasur::tr("Take %1 with %2.").arg(picks, card);
  }
}

QString layHint(const Hint& hint, const QString& card) {
  using namespace games::pasur::v1;  // NOLINT(google-build-using-namespace): for the enumerators.
  switch (hint.reason()) {
    case HINT_REASON_CAN_WAIT: return Pasur::tr("Play %1: what your other cards take can wait.").arg(card);
    case HINT_REASON_DENIES_SUR: return Pasur::tr("Play %1: after that nobody can clear the pool.").arg(card);
    case HINT_REASON_GIVES_LEAST:
      return Pasur::tr("Play %1: you can take nothing, and this leaves the least for the others.").arg(card);
    default: return Pasur::tr("Play %1.").arg(card);
  }
}

QString hintSentence(const rules::Move& move, const Hint& hint, QString (*word)(const QString&)) {
  const QString card = word(codeOf(move.card));
  return move.picks.empty() ? layHint(hint, card) : pickUpHint(hint, card, listed(codesOf(move.picks), word));
}

}  // namespace

Wording hintWords(const rules::Move& move, const games::pasur::v1::Hint& hint) {
  return {.text = hintSentence(move, hint, cardText), .spoken = hintSentence(move, hint, cardName)};
}

}  // namespace cardroom::window::pasur
