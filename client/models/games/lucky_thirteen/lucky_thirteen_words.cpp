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
  if (!isYou(cast, drew.seat))
    return {.text = LuckyThirteen::tr("drew a card"),
            .plain = LuckyThirteen::tr("%1 drew a card.").arg(nameOf(cast, drew.seat))};
  const QString card = drew.card ? codeOf(*drew.card) : QString{};
  return {.text = LuckyThirteen::tr("drew %1").arg(coloured(card)),
          .plain = LuckyThirteen::tr("You drew the %1.").arg(cardName(card)),
          .cardKey = card};
}

LogLine discardLine(const Discarded& discarded, const std::optional<Drew>& drew, const Cast& cast) {
  const QString card = codeOf(discarded.card);
  const bool own = isYou(cast, discarded.seat);
  LogLine line{.plain = sentenceOf(cast, discarded.seat, LuckyThirteen::tr("You discarded the %1."),
                                   LuckyThirteen::tr("%1 discarded the %2."), cardName(card)),
               .justNow = styledOf(cast, discarded.seat, LuckyThirteen::tr("<b>You</b> discarded %1"),
                                   LuckyThirteen::tr("<b>%1</b> discarded %2"), plainStyled(card)),
               .cardKey = card};
  if (!own) {
    line.text = LuckyThirteen::tr("drew, discarded %1").arg(coloured(card));
  } else if (!drew) {
    line.text = LuckyThirteen::tr("discarded %1").arg(coloured(card));
  } else {
    const QString drawn = drew->card ? codeOf(*drew->card) : QString{};
    line.text = LuckyThirteen::tr("drew %1, discarded %2").arg(coloured(drawn), coloured(card));
    line.plain = LuckyThirteen::tr("You drew the %1 and discarded the %2.").arg(cardName(drawn), cardName(card));
  }
  return line;
}

LogLine shownLine(Seat seat, const Result& result, const Cast& cast) {
  const Pair styled{result.hand, coloured};
  const Pair spoken{result.hand, cardName};
  return {.heading = LuckyThirteen::tr("The end"),
          .text = LuckyThirteen::tr("%1 %2, %Ln point(s)", "two cards", result.points).arg(styled.first, styled.second),
          .plain = sentenceOf(cast, seat,
                              LuckyThirteen::tr("You have the %1 and the %2: %Ln point(s).", nullptr, result.points),
                              LuckyThirteen::tr("%1 has the %2 and the %3: %Ln point(s).", nullptr, result.points),
                              spoken.first, spoken.second)};
}

/// "The public cards are the ..."
QString publicCards(const TurnedUp& up) {
  const Pair spoken{up.cards, cardName};
  return LuckyThirteen::tr("The public cards are the %1 and the %2.").arg(spoken.first, spoken.second);
}

LogLine turnedUpLine(const TurnedUp& up) {
  const Pair styled{up.cards, coloured};
  return {.heading = LuckyThirteen::tr("The deal"),
          .who = LuckyThirteen::tr("Public cards"),
          .text = LuckyThirteen::tr("%1 %2", "two cards").arg(styled.first, styled.second),
          .plain = publicCards(up)};
}

LogLine dealtLine(const Dealt& dealt) {
  const Pair styled{dealt.cards, coloured};
  const Pair spoken{dealt.cards, cardName};
  return {.heading = LuckyThirteen::tr("The deal"),
          .text = LuckyThirteen::tr("got %1 and %2", "two cards").arg(styled.first, styled.second),
          .plain = LuckyThirteen::tr("You got the %1 and the %2.").arg(spoken.first, spoken.second)};
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

QList<Happening> endHappenings(const LuckyThirteenShown& shown) {
  const bool won = shown.winners.contains(shown.cast.you);
  const QString over = LuckyThirteen::tr("Game over. %1", "a sentence that says who wins").arg(verdictOf(shown));
  QList<Happening> happenings{
      {.sentence = over, .afterwards = over, .sound = won ? QStringLiteral("win") : QStringLiteral("other-wins")},
      {.sentence = reasonOf(shown)}};
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    happenings << Happening{.sentence = shownLine(seat, (*shown.view->results)[seat.index], shown.cast).plain};
  return happenings;
}

Happening discardHappening(const story::Beat& beat, const Discarded& discarded, const Cast& cast) {
  const Cast acting = cast.during(*beat.message);
  Happening play{.sound = QStringLiteral("place")};
  acting.sign(play, discarded.seat.index);
  const QString card = cardName(codeOf(discarded.card));
  play.sentence = sentenceOf(acting, discarded.seat, LuckyThirteen::tr("You discard the %1."),
                             LuckyThirteen::tr("%1 discards the %2."), card);
  play.afterwards = sentenceOf(acting, discarded.seat, LuckyThirteen::tr("You discarded the %1."),
                               LuckyThirteen::tr("%1 discarded the %2."), card);
  return play;
}

}  // namespace

QList<Happening> happeningsOf(const LuckyThirteenShown& shown) {
  const Cast& cast = shown.cast;
  QList<Happening> happenings;
  for (const story::Beat& beat : shown.fresh) {
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
  const bool ends = !shown.fresh.empty() && std::holds_alternative<rules::Shown>(shown.fresh.back().event);
  if (ends && shown.over()) happenings += endHappenings(shown);
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
