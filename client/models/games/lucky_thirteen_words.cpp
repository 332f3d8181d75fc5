#include "client/models/games/lucky_thirteen_words.h"

#include <algorithm>
#include <optional>

#include "client/models/card_words.h"

namespace cardroom::window::lucky_thirteen {
namespace {

using games::lucky_thirteen::v1::Event;
using games::lucky_thirteen::v1::Hint;
using games::lucky_thirteen::v1::Result;

/// Draws before the first of these events: a viewer who came late has not been sent them.
int drawsBefore(const View& view, Events events) {
  const bool drawn = std::ranges::any_of(view.hand_sizes(), [](auto size) { return size > 2; });
  const auto told = std::ranges::count_if(events, [](const auto& event) { return event.lucky_thirteen().has_drew(); });
  return std::max(0, view.discards_size() + (drawn ? 1 : 0) - static_cast<int>(told));
}

int roundOf(int draw) {
  return draw / kSeats + 1;
}

QString nameOf(const Cast& cast, std::uint32_t seat) {
  return cast.subject(static_cast<int>(seat));
}

bool isYou(const Cast& cast, std::uint32_t seat) {
  return cast.isYou(static_cast<int>(seat));
}

/// Two cards of a list on the wire, as somebody says or writes them.
struct Pair {
  template <typename Cards>
  Pair(const Cards& cards, QString (*word)(const QString&)) {
    if (cards.size() > 0) first = word(cardCode(cards[0]));
    if (cards.size() > 1) second = word(cardCode(cards[1]));
  }
  QString first;
  QString second;
};

QString coloured(const QString& code) {
  return cardStyled(code, true);
}

// --- The log --------------------------------------------------------------------------------------------------------

/// What a seat has drawn and not yet answered with a discard.
struct Drawn {
  std::uint32_t seat = 0;
  QString card;  ///< Empty: not for us to see.
};

LogLine drawLine(const Drawn& drawn, const Cast& cast) {
  LogLine line;
  if (isYou(cast, drawn.seat)) {
    line.text = LuckyThirteen::tr("drew %1").arg(coloured(drawn.card));
    line.plain = LuckyThirteen::tr("You drew the %1.").arg(cardName(drawn.card));
    line.cardKey = drawn.card;
  } else {
    line.text = LuckyThirteen::tr("drew a card");
    line.plain = LuckyThirteen::tr("%1 drew a card.").arg(nameOf(cast, drawn.seat));
  }
  return line;
}

LogLine discardLine(std::uint32_t seat, const QString& card, const std::optional<Drawn>& drawn, const Cast& cast) {
  LogLine line;
  line.cardKey = card;
  if (isYou(cast, seat)) {
    line.justNow = LuckyThirteen::tr("<b>You</b> discarded %1").arg(cardStyled(card, false));
    if (drawn) {
      line.text = LuckyThirteen::tr("drew %1, discarded %2").arg(coloured(drawn->card), coloured(card));
      line.plain =
          LuckyThirteen::tr("You drew the %1 and discarded the %2.").arg(cardName(drawn->card), cardName(card));
    } else {
      line.text = LuckyThirteen::tr("discarded %1").arg(coloured(card));
      line.plain = LuckyThirteen::tr("You discarded the %1.").arg(cardName(card));
    }
  } else {
    line.justNow = LuckyThirteen::tr("<b>%1</b> discarded %2")
                       .arg(cast.name(static_cast<int>(seat)).toHtmlEscaped(), cardStyled(card, false));
    line.text = LuckyThirteen::tr("drew, discarded %1").arg(coloured(card));
    line.plain = LuckyThirteen::tr("%1 discarded the %2.").arg(nameOf(cast, seat), cardName(card));
  }
  return line;
}

LogLine shownLine(std::uint32_t seat, const Result& result, const Cast& cast) {
  LogLine line;
  line.heading = LuckyThirteen::tr("The end");
  const Pair styled{result.hand(), coloured};
  const Pair spoken{result.hand(), cardName};
  line.text = LuckyThirteen::tr("%1 %2, %Ln point(s)", "two cards", result.points()).arg(styled.first, styled.second);
  line.plain = isYou(cast, seat)
                   ? LuckyThirteen::tr("You have the %1 and the %2: %Ln point(s).", nullptr, result.points())
                         .arg(spoken.first, spoken.second)
                   : LuckyThirteen::tr("%1 has the %2 and the %3: %Ln point(s).", nullptr, result.points())
                         .arg(nameOf(cast, seat), spoken.first, spoken.second);
  return line;
}

}  // namespace

QList<LogLine> logOf(const View& view, Events events, const Cast& cast) {
  QList<LogLine> lines;
  int draw = drawsBefore(view, events);
  std::optional<Drawn> drawn;
  const auto add = [&](std::uint32_t seat, LogLine line, const Cast& acting) {
    if (line.heading.isEmpty()) line.heading = LuckyThirteen::tr("Round %L1").arg(roundOf(draw - 1));
    acting.sign(line, static_cast<int>(seat));
    lines << line;
  };
  for (const auto& one : events) {
    const Event& event = one.lucky_thirteen();
    const Cast acting = cast.during(one);
    switch (event.event_case()) {
      case Event::kTurnedUp: {
        const Pair styled{event.turned_up().cards(), coloured};
        const Pair spoken{event.turned_up().cards(), cardName};
        LogLine line;
        line.heading = LuckyThirteen::tr("The deal");
        line.who = LuckyThirteen::tr("Public cards");
        line.text = LuckyThirteen::tr("%1 %2", "two cards").arg(styled.first, styled.second);
        line.plain = LuckyThirteen::tr("The public cards are the %1 and the %2.").arg(spoken.first, spoken.second);
        lines << line;
        break;
      }
      case Event::kDealt: {
        if (event.dealt().cards_size() == 0) break;
        const Pair styled{event.dealt().cards(), coloured};
        const Pair spoken{event.dealt().cards(), cardName};
        LogLine line;
        line.heading = LuckyThirteen::tr("The deal");
        line.text = LuckyThirteen::tr("got %1 and %2", "two cards").arg(styled.first, styled.second);
        line.plain = LuckyThirteen::tr("You got the %1 and the %2.").arg(spoken.first, spoken.second);
        add(event.dealt().seat(), line, cast);
        break;
      }
      case Event::kDrew:
        ++draw;
        drawn = Drawn{event.drew().seat(), event.drew().has_card() ? cardCode(event.drew().card()) : QString{}};
        add(drawn->seat, drawLine(*drawn, cast), cast);
        break;
      case Event::kDiscarded:
        if (drawn && drawn->seat == event.discarded().seat()) {
          lines.removeLast();
        } else {
          drawn.reset();
        }
        add(event.discarded().seat(),
            discardLine(event.discarded().seat(), cardCode(event.discarded().card()), drawn, acting), acting);
        drawn.reset();
        break;
      case Event::kShown:
        add(event.shown().seat(), shownLine(event.shown().seat(), event.shown().result(), cast), cast);
        break;
      case Event::EVENT_NOT_SET: break;
    }
  }
  return lines;
}

// --- What has just happened -----------------------------------------------------------------------------------------

namespace {

QList<Happening> endHappenings(const View& view, const Cast& cast, const QList<int>& winners) {
  QList<Happening> happenings;
  const bool won = winners.contains(cast.you);
  const QString over =
      LuckyThirteen::tr("Game over. %1", "a sentence that says who wins").arg(verdictOf(view, cast, winners));
  happenings << Happening{
      .sentence = over, .afterwards = over, .sound = won ? QStringLiteral("win") : QStringLiteral("other-wins")};
  happenings << Happening{.sentence = reasonOf(view, cast)};
  for (int seat = 0; seat < view.results_size(); ++seat)
    happenings << Happening{.sentence = shownLine(static_cast<std::uint32_t>(seat), view.results(seat), cast).plain};
  return happenings;
}

}  // namespace

QList<Happening> happeningsOf(const View& view, Events events, std::size_t fresh, const Cast& cast,
                              const QList<int>& winners) {
  QList<Happening> happenings;
  int draw = drawsBefore(view, events);
  const std::size_t told = events.size() - std::min(fresh, events.size());
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i].lucky_thirteen();
    if (event.has_drew()) ++draw;
    if (i < told) continue;
    switch (event.event_case()) {
      case Event::kTurnedUp: {
        const Pair spoken{event.turned_up().cards(), cardName};
        happenings << Happening{
            .sentence = LuckyThirteen::tr("The public cards are the %1 and the %2.").arg(spoken.first, spoken.second),
            .sound = QStringLiteral("deal")};
        break;
      }
      case Event::kDealt:
        if (event.dealt().cards_size() > 0) {
          const Pair spoken{event.dealt().cards(), cardName};
          happenings << Happening{
              .sentence = LuckyThirteen::tr("Your cards are the %1 and the %2.").arg(spoken.first, spoken.second)};
        }
        break;
      case Event::kDrew: {
        if (event.drew().seat() == 0)
          happenings << Happening{.sentence =
                                      LuckyThirteen::tr("Round %L1 of %L2.").arg(roundOf(draw - 1)).arg(kRounds)};
        Happening drew{.sound = QStringLiteral("pick-up")};
        if (isYou(cast, event.drew().seat()) && event.drew().has_card())
          drew.sentence = LuckyThirteen::tr("You draw the %1.").arg(cardName(cardCode(event.drew().card())));
        happenings << drew;
        break;
      }
      case Event::kDiscarded: {
        const std::uint32_t seat = event.discarded().seat();
        const Cast acting = cast.during(events[i]);
        Happening play{.sound = QStringLiteral("place")};
        acting.sign(play, static_cast<int>(seat));
        const QString name = cardName(cardCode(event.discarded().card()));
        const bool own = isYou(acting, seat);
        play.sentence = own ? LuckyThirteen::tr("You discard the %1.").arg(name)
                            : LuckyThirteen::tr("%1 discards the %2.").arg(nameOf(acting, seat), name);
        play.afterwards = own ? LuckyThirteen::tr("You discarded the %1.").arg(name)
                              : LuckyThirteen::tr("%1 discarded the %2.").arg(nameOf(acting, seat), name);
        happenings << play;
        break;
      }
      case Event::kShown:
        // All hands come together, and are told together.
        if (i + 1 == events.size() && view.results_size() > 0) happenings += endHappenings(view, cast, winners);
        break;
      case Event::EVENT_NOT_SET: break;
    }
  }
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
      const Pair used{hint.used(), word};
      return LuckyThirteen::tr("Give up %1: %2 and %3 make thirteen.").arg(goes, used.first, used.second);
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
