#include "client/models/games/lucky_thirteen/lucky_thirteen_words.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace cardroom::window::lucky_thirteen {
namespace {

using games::lucky_thirteen::v1::Hint;
using rules::Discarded;
using rules::Drew;
using rules::Result;
using rules::Shown;

/// The first two of the given cards, spoken or written.
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

// --- Events ---------------------------------------------------------------------------------------------------------

/// One event in words.
struct Telling {
  LogLine line{};  ///< If its text is empty, the event has no line of its own.
  QList<Happening> happenings{};
};

LogLine shownLine(Seat seat, const Result& result, const Cast& cast) {
  const Pair styled{result.hand, coloured};
  const Pair spoken{result.hand, cardName};
  LogLine line{
      .heading = LuckyThirteen::tr("The end"),
      .text = LuckyThirteen::tr("%1 %2, %Ln point(s)", "two cards", result.points).arg(styled.first, styled.second),
      .plain =
          sentenceOf(cast, seat, LuckyThirteen::tr("You have the %1 and the %2: %Ln point(s).", nullptr, result.points),
                     LuckyThirteen::tr("%1 has the %2 and the %3: %Ln point(s).", nullptr, result.points), spoken.first,
                     spoken.second)};
  cast.sign(line, seat.index);
  return line;
}

/// Puts one event into words.
class Teller {
 public:
  Teller(const story::Beat& beat, const Cast& cast) : m_beat{beat}, m_cast{cast.at(*beat.message)} {}

  Telling operator()(const rules::TurnedUp& up) const {
    const Pair styled{up.cards, coloured};
    const Pair spoken{up.cards, cardName};
    const QString plain = LuckyThirteen::tr("The public cards are the %1 and the %2.").arg(spoken.first, spoken.second);
    return {.line = {.heading = LuckyThirteen::tr("The deal"),
                     .who = LuckyThirteen::tr("Public cards"),
                     .text = LuckyThirteen::tr("%1 %2", "two cards").arg(styled.first, styled.second),
                     .plain = plain},
            .happenings = {{.sentence = plain, .sound = QStringLiteral("deal")}}};
  }

  Telling operator()(const rules::Dealt& dealt) const {
    if (dealt.cards.empty()) return {};
    const Pair styled{dealt.cards, coloured};
    const Pair spoken{dealt.cards, cardName};
    Telling telling{
        .line = {.heading = LuckyThirteen::tr("The deal"),
                 .text = LuckyThirteen::tr("got %1 and %2", "two cards").arg(styled.first, styled.second),
                 .plain = LuckyThirteen::tr("You got the %1 and the %2.").arg(spoken.first, spoken.second)},
        .happenings = {
            {.sentence = LuckyThirteen::tr("Your cards are the %1 and the %2.").arg(spoken.first, spoken.second)}}};
    m_cast.sign(telling.line, dealt.seat.index);
    return telling;
  }

  Telling operator()(const Drew& drew) const {
    Telling telling;
    if (m_beat.begins_round)
      telling.happenings << Happening{.sentence =
                                          LuckyThirteen::tr("Round %L1 of %L2.").arg(m_beat.round).arg(kRounds)};
    const QString card = drew.card ? codeOf(*drew.card) : QString{};
    Happening draw{.sound = QStringLiteral("pick-up")};
    telling.line = {.text = LuckyThirteen::tr("drew a card"),
                    .plain = LuckyThirteen::tr("%1 drew a card.").arg(nameOf(m_cast, drew.seat))};
    if (isYou(m_cast, drew.seat)) {
      telling.line = {.text = LuckyThirteen::tr("drew %1").arg(coloured(card)),
                      .plain = LuckyThirteen::tr("You drew the %1.").arg(cardName(card)),
                      .cardKey = card};
      if (drew.card) draw.sentence = LuckyThirteen::tr("You draw the %1.").arg(cardName(card));
    }
    telling.happenings << draw;
    m_cast.sign(telling.line, drew.seat.index);
    if (m_beat.answer != nullptr) telling.line = {};  // A draw and the discard that follows it share one line.
    return telling;
  }

  Telling operator()(const Discarded& discarded) const {
    const Cast acting = m_cast.during(*m_beat.message);
    const Seat seat = discarded.seat;
    const QString card = codeOf(discarded.card);
    const QString name = cardName(card);
    const QString was = sentenceOf(acting, seat, LuckyThirteen::tr("You discarded the %1."),
                                   LuckyThirteen::tr("%1 discarded the %2."), name);
    Happening play{.sentence = sentenceOf(acting, seat, LuckyThirteen::tr("You discard the %1."),
                                          LuckyThirteen::tr("%1 discards the %2."), name),
                   .afterwards = was,
                   .sound = QStringLiteral("place")};
    acting.sign(play, seat.index);
    LogLine line{.plain = was,
                 .justNow = styledOf(acting, seat, LuckyThirteen::tr("<b>You</b> discarded %1"),
                                     LuckyThirteen::tr("<b>%1</b> discarded %2"), plainStyled(card)),
                 .cardKey = card};
    if (!isYou(acting, seat)) {
      line.text = LuckyThirteen::tr("drew, discarded %1").arg(coloured(card));
    } else if (!m_beat.drew) {
      line.text = LuckyThirteen::tr("discarded %1").arg(coloured(card));
    } else {
      const QString drawn = m_beat.drew->card ? codeOf(*m_beat.drew->card) : QString{};
      line.text = LuckyThirteen::tr("drew %1, discarded %2").arg(coloured(drawn), coloured(card));
      line.plain = LuckyThirteen::tr("You drew the %1 and discarded the %2.").arg(cardName(drawn), name);
    }
    acting.sign(line, seat.index);
    return {.line = line, .happenings = {play}};
  }

  /// All hands are revealed at once and announced together.
  Telling operator()(const Shown& shown) const { return {.line = shownLine(shown.seat, shown.result, m_cast)}; }

 private:
  const story::Beat& m_beat;
  Cast m_cast;
};

QList<Happening> endHappenings(const LuckyThirteenShown& shown) {
  const bool won = shown.winners.contains(shown.cast.you);
  const QString over = LuckyThirteen::tr("Game over. %1", "a sentence that says who wins").arg(verdictOf(shown));
  QList<Happening> happenings;
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    happenings << Happening{.sentence = inARow({shownLine(seat, (*shown.view->results)[seat.index], shown.cast).plain,
                                                madeThirteen((*shown.view->results)[seat.index], cardName)})};
  return happenings << resultHeard(over, won ? QStringLiteral("win") : QStringLiteral("other-wins"))
                    << Happening{.sentence = reasonOf(shown, cardName), .ofResult = true};
}

}  // namespace

QList<LogLine> logOf(story::Beats beats, const Cast& cast) {
  QList<LogLine> lines;
  for (const story::Beat& beat : beats) {
    LogLine line = std::visit(Teller{beat, cast}, beat.event).line;
    if (line.text.isEmpty()) continue;
    if (line.heading.isEmpty()) line.heading = LuckyThirteen::tr("Round %L1").arg(beat.round);
    lines << line;
  }
  return lines;
}

QList<Happening> happeningsOf(const LuckyThirteenShown& shown) {
  QList<Happening> happenings;
  for (const story::Beat& beat : shown.fresh)
    happenings += std::visit(Teller{beat, shown.cast}, beat.event).happenings;
  const bool ends = !shown.fresh.empty() && std::holds_alternative<Shown>(shown.fresh.back().event);
  if (ends && shown.over()) happenings += endHappenings(shown);
  return happenings;
}

// --- Hints ----------------------------------------------------------------------------------------------------------

namespace {

/// The value of each card in the sum that the hint mentions: 7, 0, 2 and 4. Empty if it mentions no such sum.
std::vector<std::uint8_t> valuesOf(const Hint& hint) {
  std::vector<Card> cards;
  for (const int used : hint.used())
    if (const auto card = cards_wire::card_from_wire(used)) cards.push_back(*card);
  return rules::values_for_thirteen(cards);
}

QString hintSentence(const QString& card, const Hint& hint, QString (*word)(const QString&)) {
  using namespace games::lucky_thirteen::v1;  // NOLINT(google-build-using-namespace): for the enumerators.
  const QString goes = word(card);
  switch (hint.reason()) {
    case HINT_REASON_KEEPS_THIRTEEN: {
      if (hint.used_size() == 2) {
        return LuckyThirteen::tr("Discard %1: %2 and %3 make thirteen, worth %L4 points.")
            .arg(goes, word(cardCode(hint.used().at(0))), word(cardCode(hint.used().at(1))))
            .arg(hint.points());
      }
      const std::vector<std::uint8_t> values = valuesOf(hint);
      if (values.size() != 4) return LuckyThirteen::tr("Discard %1.").arg(goes);
      return LuckyThirteen::tr("Discard %1: then %L2 + %L3 + %L4 + %L5 = 13, worth %L6 points.")
          .arg(goes)
          .arg(values[0])
          .arg(values[1])
          .arg(values[2])
          .arg(values[3])
          .arg(hint.points());
    }
    case HINT_REASON_BEST_CHANCE:
      return LuckyThirteen::tr("Discard %1: then %L2 of the %L3 unseen cards would make thirteen.")
          .arg(goes)
          .arg(hint.helping())
          .arg(hint.unseen());
    case HINT_REASON_WORTH_MORE:
      return LuckyThirteen::tr(
                 "Discard %1: then %L2 of the %L3 unseen cards would make thirteen, and it would score more.")
          .arg(goes)
          .arg(hint.helping())
          .arg(hint.unseen());
    case HINT_REASON_KEEPS_POINTS:
      return LuckyThirteen::tr("Discard %1: if nobody has thirteen, hands count, and yours would be worth %L2.")
          .arg(goes)
          .arg(hint.points());
    default: return LuckyThirteen::tr("Discard %1.").arg(goes);
  }
}

}  // namespace

Wording hintWords(const QString& card, const Hint& hint) {
  return {.text = hintSentence(card, hint, cardText), .spoken = hintSentence(card, hint, cardName)};
}

}  // namespace cardroom::window::lucky_thirteen
