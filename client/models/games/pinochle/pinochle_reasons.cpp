// Why a Pinochle move is refused, and why a hint recommends one.
#include "client/models/games/pinochle/pinochle_words.h"

namespace cardroom::window::pinochle {

QString ruleText(int rule, const QString& led) {
  using namespace games::pinochle::v1;  // NOLINT(google-build-using-namespace): for the enumerators.
  switch (rule) {
    case BROKE_RULE_OTHER_PHASE: return Pinochle::tr("Something else is to be decided now.");
    case BROKE_RULE_FIRST_BID: return Pinochle::tr("A first bid is a multiple of ten, from 10 to 2,000.");
    case BROKE_RULE_RAISE: return Pinochle::tr("A later bid is ten or twenty more.");
    case BROKE_RULE_PAST_BID_MAX: return Pinochle::tr("No bid is above 4,000.");
    case BROKE_RULE_NOT_TURNED_UP: return Pinochle::tr("Take one of the two that lie face up.");
    case BROKE_RULE_KEEP_TWELVE: return Pinochle::tr("Twelve cards are kept, no more and no fewer.");
    case BROKE_RULE_MUST_BEAT:
      return led.isEmpty()
                 ? Pinochle::tr("You have a higher card of this suit and must play it.")
                 : Pinochle::tr("You have a higher %1 and must play it.", "a card of a suit").arg(suitCard(led));
    case BROKE_RULE_MUST_TRUMP: return Pinochle::tr("You must play a trump.");
    default: return {};
  }
}

namespace {

using games::pinochle::v1::Hint;

QString bidHint(int amount, const Hint& hint) {
  using namespace games::pinochle::v1;  // NOLINT(google-build-using-namespace): for the enumerators.
  const bool knows = Suit_IsValid(hint.suit()) && hint.suit() != SUIT_UNSPECIFIED;
  const QString suit = knows ? suitName(suitLetter(static_cast<cardroom::Suit>(hint.suit() - SUIT_SPADES))) : QString{};
  const int points = hint.points();
  if (hint.reason() == HINT_REASON_TRIED_OUT)
    return amount == 0 ? Pinochle::tr("Pass: in many deals like this one, it does best.")
                       : Pinochle::tr("Bid %L1: in many deals like this one, it does best.").arg(amount);
  if (amount == 0)
    return hint.reason() == HINT_REASON_WORTH_NO_MORE && !suit.isEmpty()
               ? Pinochle::tr("Pass: with %2 as trump your hand is worth about %L1, no more than the next bid.",
                              "points, a suit")
                     .arg(points)
                     .arg(suit)
               : Pinochle::tr("Pass.", "a hint");
  switch (hint.reason()) {
    case HINT_REASON_OPENS_WITH_MELDS:
      return Pinochle::tr("Bid %L1: with %3 as trump your hand melds %L2.", "a bid, points, a suit")
          .arg(amount)
          .arg(points)
          .arg(suit);
    case HINT_REASON_RAISES_BELOW:
      return Pinochle::tr("Bid %L1: with %3 as trump your hand is worth about %L2.", "a bid, points, a suit")
          .arg(amount)
          .arg(points)
          .arg(suit);
    default: return Pinochle::tr("Bid %L1.", "a hint").arg(amount);
  }
}

QString takeHint(const Hint& hint, const QString& card) {
  using namespace games::pinochle::v1;  // NOLINT(google-build-using-namespace): for the enumerators.
  switch (hint.reason()) {
    case HINT_REASON_TAKES_MELD:
      return Pinochle::tr("Take %1: with it your melds are worth %Ln point(s) more than with the other one.", nullptr,
                          hint.points())
          .arg(card);
    case HINT_REASON_TAKES_DEARER:
      return Pinochle::tr("Take %1: it is worth %Ln point(s) in a trick, the other one less.", nullptr, hint.points())
          .arg(card);
    case HINT_REASON_TAKES_EITHER: return Pinochle::tr("Take %1: neither of the two is better.").arg(card);
    case HINT_REASON_TRIED_OUT: return Pinochle::tr("Take %1: in many deals like this one, it does best.").arg(card);
    default: return Pinochle::tr("Take %1.", "a hint").arg(card);
  }
}

QString playHint(const Hint& hint, const QString& card) {
  using namespace games::pinochle::v1;  // NOLINT(google-build-using-namespace): for the enumerators.
  switch (hint.reason()) {
    case HINT_REASON_ONLY_CARD: return Pinochle::tr("Play %1: the rules allow no other card.").arg(card);
    case HINT_REASON_DRAWS_DEARER: return Pinochle::tr("Lead %1: it is cheap, and beating it costs more.").arg(card);
    case HINT_REASON_WINS_TRICK:
      return Pinochle::tr("Play %1: it wins the trick, %Ln point(s).", nullptr, hint.points()).arg(card);
    case HINT_REASON_CANNOT_BE_BEATEN: return Pinochle::tr("Lead %1: nothing can beat it any more.").arg(card);
    case HINT_REASON_GIVES_LEAST:
      if (hint.points() == 0) return Pinochle::tr("Play %1: the trick is lost, and this gives nothing away.").arg(card);
      return Pinochle::tr("Play %1: the trick is lost, and this gives away only %Ln point(s).", nullptr, hint.points())
          .arg(card);
    case HINT_REASON_PLAYS_CHEAPEST: return Pinochle::tr("Play %1: it costs you least.").arg(card);
    case HINT_REASON_TRIED_OUT: return Pinochle::tr("Play %1: in many deals like this one, it does best.").arg(card);
    default: return Pinochle::tr("Play %1.", "a hint").arg(card);
  }
}

QString hintSentence(const rules::Move& move, const Hint& hint, QString (*word)(const QString&)) {
  switch (move.phase) {
    case Phase::bidding: return bidHint(move.bid, hint);
    case Phase::trump: {
      const QString suit = suitName(suitLetter(move.trump));
      if (hint.reason() == games::pinochle::v1::HINT_REASON_TRIED_OUT)
        return Pinochle::tr("Pick %1: in many deals like this one, it does best.", "a suit as trump").arg(suit);
      return hint.reason() == games::pinochle::v1::HINT_REASON_LONGEST_SUIT
                 ? Pinochle::tr("Pick %2: it is your longest suit, and your hand melds %L1 with it.", "points, a suit")
                       .arg(hint.points())
                       .arg(suit)
                 : Pinochle::tr("Pick %1.", "a suit as trump").arg(suit);
    }
    case Phase::turned: return takeHint(hint, word(codeOf(move.card)));
    case Phase::keeping: break;
    case Phase::tricks: return playHint(hint, word(codeOf(move.card)));
  }
  return {};
}

}  // namespace

Wording hintWords(const rules::Move& move, const Hint& hint) {
  // A list of twelve cards would be too long, and the cards have tags anyway.
  if (move.phase == Phase::keeping && hint.reason() == games::pinochle::v1::HINT_REASON_UNSPECIFIED)
    return {.text = Pinochle::tr("Keep the twelve with the tag."),
            .spoken = Pinochle::tr("Keep these: %1.", "cards").arg(listed(codesOf(move.keep), cardName))};
  if (move.phase == Phase::keeping)
    return {.text = Pinochle::tr("Keep the twelve with the tag: they meld %L1.", "points").arg(hint.points()),
            .spoken = Pinochle::tr("Keep these, which meld %L1: %2.", "points, cards")
                          .arg(hint.points())
                          .arg(listed(codesOf(move.keep), cardName))};
  return {.text = hintSentence(move, hint, cardText), .spoken = hintSentence(move, hint, cardName)};
}

}  // namespace cardroom::window::pinochle
