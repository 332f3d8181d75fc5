// What the table shows about the state of a Pinochle game and about the person's turn.
#include "client/models/games/pinochle/pinochle_words.h"

namespace cardroom::window::pinochle {
namespace {

using story::Following;

QStringList phasesOf(bool cutthroat) {
  QStringList words{Pinochle::tr("Bidding"), Pinochle::tr("Trump")};
  if (cutthroat) words << Pinochle::tr("Keep 12");
  return words << Pinochle::tr("Melds") << Pinochle::tr("Tricks");
}

int phaseOf(const PinochleShown& shown) {
  if (shown.table.stage != Stage::moves) return -1;
  switch (shown.phase()) {
    case Phase::bidding: return 0;
    case Phase::trump: return 1;
    case Phase::turned:
    case Phase::keeping: return 2;
    case Phase::tricks: break;
  }
  return !shown.melds() ? -1 : shown.table.rules.cutthroat ? 3 : 2;
}

QString variantOf(const rules::Rules& rules) {
  QStringList options;
  if (rules.cutthroat) options << Pinochle::tr("cut-throat");
  if (!rules.additional) options << Pinochle::tr("usual melds only");
  return options.join(Pinochle::tr(", ", "between options"));
}

QString promptOf(const PinochleShown& shown) {
  if (!shown.legal) return {};
  if (shown.bids()) return Pinochle::tr("What’s your bid?");
  if (shown.names()) return Pinochle::tr("Pick trump.");
  if (shown.asks(Phase::turned)) return Pinochle::tr("Take one of these two.");
  if (shown.keeps()) return Pinochle::tr("Keep %L1 of these %L2.").arg(kKept).arg(shown.hand.size());
  const QString led = shown.ledSuit();
  if (led.isEmpty()) return Pinochle::tr("Lead any card.");
  switch (shown.following()) {
    case Following::higher: return Pinochle::tr("Follow %1, higher if you can.", "a suit").arg(suitName(led));
    case Following::trump: return Pinochle::tr("Play a trump.");
    case Following::freely: break;
  }
  return Pinochle::tr("Play any card.");
}

/// What everybody looks at in this pause, in a sentence.
QString pauseTextOf(const PinochleShown& shown) {
  switch (shown.moment()) {
    case Moment::trump: return trumpOf(shown).spoken;
    case Moment::taken: return takenNoteOf(shown);
    case Moment::melds: return tricksOf(shown).meldsNote;
    case Moment::none: break;
  }
  return {};
}

QString moveWantedOf(const PinochleShown& shown) {
  if (shown.bids()) return {};  // The bid buttons are on the table itself.
  if (shown.names()) return Pinochle::tr("Choose a suit");
  if (shown.keeps())
    return Pinochle::tr("Choose %Ln more", "cards", kKept - static_cast<int>(shown.thoughts.marked.size()));
  return shown.plays() ? Pinochle::tr("Choose a card") : Pinochle::tr("Choose one of two");
}

}  // namespace

GameFace faceOf(const PinochleShown& shown) {
  const Table& table = shown.table;
  const int trick = !shown.inTricks() || shown.melds() ? 0 : story::trick_of(table);
  GameFace face{.step = trick,
                .steps = rules::kTricks,
                .prompt = promptOf(shown),
                .phases = phasesOf(table.rules.cutthroat),
                .phase = phaseOf(shown),
                .variant = variantOf(table.rules),
                .moveWanted = moveWantedOf(shown),
                .turnLine = shown.bids()    ? Pinochle::tr("Your bid")
                            : shown.keeps() ? Pinochle::tr("Choosing", "cards to keep")
                                            : QString{},
                .pauseText = pauseTextOf(shown),
                .goOnText = shown.meldsOpen() && isYou(shown.cast, table.bid_winner())
                                ? Pinochle::tr("Lead the first trick")
                                : QString{}};
  if (trick > 0)
    face.progress = Pinochle::tr("Trick %L1 of %L2").arg(trick).arg(rules::kTricks);
  else
    face.progress = face.phases.value(face.phase);
  if (shown.over()) {
    face.step = rules::kTricks + 1;
    face.progress = Pinochle::tr("Game over");
  }
  return face;
}

QString followNoteOf(const PinochleShown& shown) {
  using namespace games::pinochle::v1;  // NOLINT(google-build-using-namespace): for the enumerators.
  if (!shown.plays()) return {};
  switch (shown.following()) {
    case Following::higher: return ruleText(BROKE_RULE_MUST_BEAT, shown.ledSuit());
    case Following::trump: return ruleText(BROKE_RULE_MUST_TRUMP, shown.ledSuit());
    case Following::freely: break;
  }
  return {};
}

}  // namespace cardroom::window::pinochle
