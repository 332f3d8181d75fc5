#include "client/models/games/lucky_thirteen/lucky_thirteen_words.h"

#include <optional>
#include <variant>

#include "common/base/overloaded.h"

namespace cardroom::window::lucky_thirteen {
namespace {

using games::lucky_thirteen::v1::Hint;
using rules::Dealt;
using rules::Discarded;
using rules::Drew;
using rules::Result;
using rules::Shown;
using rules::TurnedUp;

/// The first two of some cards, as somebody says or writes them.
struct Pair {
  Pair(const auto& cards, QString (*word)(const QString&)) {
    QStringList words;
    for (const Card card : cards)
      words << word(codeOf(card));
    first = words.value(0);
    second = words.value(1);
  }
  QString first;
  QString second;
};

// --- The log --------------------------------------------------------------------------------------------------------

LogLine drawLine(const Drew& drew, const Cast& cast) {
  LogLine line;
  if (isYou(cast, drew.seat)) {
    const QString card = drew.card ? codeOf(*drew.card) : QString{};
    line.text = LuckyThirteen::tr("drew %1").arg(coloured(card));
    line.plain = LuckyThirteen::tr("You drew the %1.").arg(cardName(card));
    line.cardKey = card;
  } else {
    line.text = LuckyThirteen::tr("drew a card");
    line.plain = LuckyThirteen::tr("%1 drew a card.").arg(nameOf(cast, drew.seat));
  }
  return line;
}

LogLine discardLine(const Discarded& discarded, const std::optional<Drew>& drew, const Cast& cast) {
  const QString card = codeOf(discarded.card);
  LogLine line;
  line.cardKey = card;
  if (isYou(cast, discarded.seat)) {
    line.justNow = LuckyThirteen::tr("<b>You</b> discarded %1").arg(plainStyled(card));
    if (drew) {
      const QString drawn = drew->card ? codeOf(*drew->card) : QString{};
      line.text = LuckyThirteen::tr("drew %1, discarded %2").arg(coloured(drawn), coloured(card));
      line.plain = LuckyThirteen::tr("You drew the %1 and discarded the %2.").arg(cardName(drawn), cardName(card));
    } else {
      line.text = LuckyThirteen::tr("discarded %1").arg(coloured(card));
      line.plain = LuckyThirteen::tr("You discarded the %1.").arg(cardName(card));
    }
  } else {
    line.justNow =
        LuckyThirteen::tr("<b>%1</b> discarded %2").arg(escapedName(cast, discarded.seat), plainStyled(card));
    line.text = LuckyThirteen::tr("drew, discarded %1").arg(coloured(card));
    line.plain = LuckyThirteen::tr("%1 discarded the %2.").arg(nameOf(cast, discarded.seat), cardName(card));
  }
  return line;
}

LogLine shownLine(Seat seat, const Result& result, const Cast& cast) {
  LogLine line;
  line.heading = LuckyThirteen::tr("The end");
  const Pair styled{result.hand, coloured};
  const Pair spoken{result.hand, cardName};
  line.text = LuckyThirteen::tr("%1 %2, %Ln point(s)", "two cards", result.points).arg(styled.first, styled.second);
  line.plain = isYou(cast, seat)
                   ? LuckyThirteen::tr("You have the %1 and the %2: %Ln point(s).", nullptr, result.points)
                         .arg(spoken.first, spoken.second)
                   : LuckyThirteen::tr("%1 has the %2 and the %3: %Ln point(s).", nullptr, result.points)
                         .arg(nameOf(cast, seat), spoken.first, spoken.second);
  return line;
}

/// "The public cards are the ..."
QString publicCards(const TurnedUp& up) {
  const Pair spoken{up.cards, cardName};
  return LuckyThirteen::tr("The public cards are the %1 and the %2.").arg(spoken.first, spoken.second);
}

LogLine turnedUpLine(const TurnedUp& up) {
  const Pair styled{up.cards, coloured};
  LogLine line;
  line.heading = LuckyThirteen::tr("The deal");
  line.who = LuckyThirteen::tr("Public cards");
  line.text = LuckyThirteen::tr("%1 %2", "two cards").arg(styled.first, styled.second);
  line.plain = publicCards(up);
  return line;
}

LogLine dealtLine(const Dealt& dealt) {
  const Pair styled{dealt.cards, coloured};
  const Pair spoken{dealt.cards, cardName};
  LogLine line;
  line.heading = LuckyThirteen::tr("The deal");
  line.text = LuckyThirteen::tr("got %1 and %2", "two cards").arg(styled.first, styled.second);
  line.plain = LuckyThirteen::tr("You got the %1 and the %2.").arg(spoken.first, spoken.second);
  return line;
}

}  // namespace

QList<LogLine> logOf(story::Beats beats, const Cast& cast) {
  QList<LogLine> lines;
  for (const story::Beat& beat : beats) {
    const auto add = [&](Seat seat, LogLine line, const Cast& acting) {
      if (line.heading.isEmpty()) line.heading = LuckyThirteen::tr("Round %L1").arg(beat.round);
      acting.sign(line, seat.index);
      lines << line;
    };
    std::visit(
        Overloaded{[&](const TurnedUp& up) { lines << turnedUpLine(up); },
                   [&](const Dealt& dealt) {
                     if (!dealt.cards.empty()) add(dealt.seat, dealtLine(dealt), cast);
                   },
                   [&](const Drew& drew) {
                     // With its discard it is one line.
                     if (beat.answer == nullptr) add(drew.seat, drawLine(drew, cast), cast);
                   },
                   [&](const Discarded& discarded) {
                     const Cast acting = cast.during(*beat.message);
                     add(discarded.seat, discardLine(discarded, beat.drew, acting), acting);
                   },
                   [&](const Shown& shown) { add(shown.seat, shownLine(shown.seat, shown.result, cast), cast); }},
        beat.event);
  }
  return lines;
}

// --- What has just happened -----------------------------------------------------------------------------------------

namespace {

QList<Happening> endHappenings(const Results& results, const Cast& cast, const QList<int>& winners) {
  QList<Happening> happenings;
  const bool won = winners.contains(cast.you);
  const QString over =
      LuckyThirteen::tr("Game over. %1", "a sentence that says who wins").arg(verdictOf(results, cast, winners));
  happenings << Happening{
      .sentence = over, .afterwards = over, .sound = won ? QStringLiteral("win") : QStringLiteral("other-wins")};
  happenings << Happening{.sentence = reasonOf(results, cast)};
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    happenings << Happening{.sentence = shownLine(seat, results[seat.index], cast).plain};
  return happenings;
}

Happening discardHappening(const story::Beat& beat, const Discarded& discarded, const Cast& cast) {
  const Cast acting = cast.during(*beat.message);
  Happening play{.sound = QStringLiteral("place")};
  acting.sign(play, discarded.seat.index);
  const QString card = cardName(codeOf(discarded.card));
  const QString name = nameOf(acting, discarded.seat);
  const bool own = isYou(acting, discarded.seat);
  play.sentence = own ? LuckyThirteen::tr("You discard the %1.").arg(card)
                      : LuckyThirteen::tr("%1 discards the %2.").arg(name, card);
  play.afterwards = own ? LuckyThirteen::tr("You discarded the %1.").arg(card)
                        : LuckyThirteen::tr("%1 discarded the %2.").arg(name, card);
  return play;
}

}  // namespace

QList<Happening> happeningsOf(story::Beats fresh, const std::optional<Results>& results, const Cast& cast,
                              const QList<int>& winners) {
  QList<Happening> happenings;
  for (const story::Beat& beat : fresh) {
    std::visit(
        Overloaded{[&](const TurnedUp& up) {
                     happenings << Happening{.sentence = publicCards(up), .sound = QStringLiteral("deal")};
                   },
                   [&](const Dealt& dealt) {
                     if (dealt.cards.empty()) return;
                     const Pair spoken{dealt.cards, cardName};
                     happenings << Happening{
                         .sentence =
                             LuckyThirteen::tr("Your cards are the %1 and the %2.").arg(spoken.first, spoken.second)};
                   },
                   [&](const Drew& drew) {
                     if (beat.begins_round)
                       happenings << Happening{.sentence =
                                                   LuckyThirteen::tr("Round %L1 of %L2.").arg(beat.round).arg(kRounds)};
                     Happening draw{.sound = QStringLiteral("pick-up")};
                     if (isYou(cast, drew.seat) && drew.card)
                       draw.sentence = LuckyThirteen::tr("You draw the %1.").arg(cardName(codeOf(*drew.card)));
                     happenings << draw;
                   },
                   [&](const Discarded& discarded) { happenings << discardHappening(beat, discarded, cast); },
                   [](const Shown&) {}},
        beat.event);
  }
  // All hands come together, and are told together.
  const bool ends = !fresh.empty() && std::holds_alternative<Shown>(fresh.back().event);
  if (ends && results) happenings += endHappenings(*results, cast, winners);
  return happenings;
}

// --- Hints ----------------------------------------------------------------------------------------------------------

namespace {

QString hintSentence(const QString& card, const Hint& hint, QString (*word)(const QString&)) {
  using namespace games::lucky_thirteen::v1;  // NOLINT(google-build-using-namespace): the enumerators.
  const QString goes = word(card);
  switch (hint.reason()) {
    case HINT_REASON_KEEPS_THIRTEEN: {
      if (hint.used_size() == 4) return LuckyThirteen::tr("Give up %1: all four cards make thirteen then.").arg(goes);
      return LuckyThirteen::tr("Give up %1: %2 and %3 make thirteen.")
          .arg(goes, word(cardCode(hint.used().at(0))), word(cardCode(hint.used().at(1))));
    }
    case HINT_REASON_BEST_CHANCE:
      return LuckyThirteen::tr("Give up %1: then %L2 of the %L3 cards not seen yet would make thirteen.")
          .arg(goes)
          .arg(hint.helping())
          .arg(hint.unseen());
    case HINT_REASON_WORTH_MORE:
      return LuckyThirteen::tr(
                 "Give up %1: then %L2 of the %L3 cards not seen yet would make thirteen, and it would score more.")
          .arg(goes)
          .arg(hint.helping())
          .arg(hint.unseen());
    case HINT_REASON_KEEPS_POINTS:
      return LuckyThirteen::tr("Give up %1: if nobody has thirteen, hands count, and yours is worth %L2 then.")
          .arg(goes)
          .arg(hint.points());
    default: return LuckyThirteen::tr("Give up %1.").arg(goes);
  }
}

}  // namespace

Wording hintWords(const QString& card, const Hint& hint) {
  return {.text = hintSentence(card, hint, cardText), .spoken = hintSentence(card, hint, cardName)};
}

}  // namespace cardroom::window::lucky_thirteen
