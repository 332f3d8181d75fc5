#include "client/models/games/pasur_words.h"

#include <QLocale>
#include <algorithm>

namespace cardroom::window::pasur {
namespace {

using games::pasur::v1::Event;
using games::pasur::v1::MadeSur;
using games::pasur::v1::Played;
using games::pasur::v1::Swept;

QString coloured(const QString& code) {
  return cardStyled(code, true);
}

QString plainStyled(const QString& code) {
  return cardStyled(code, false);
}

// --- One play

QString playedSentence(const Played& played, const Cast& cast) {
  const QString card = cardName(cardCode(played.card()));
  const QString name = nameOf(cast, played.seat());
  if (played.picks().empty())
    return isYou(cast, played.seat()) ? Pasur::tr("You lay down the %1.").arg(card)
                                      : Pasur::tr("%1 lays down the %2.").arg(name, card);
  const QString picks = listed(codesOf(played.picks()), cardName);
  return isYou(cast, played.seat())
             ? Pasur::tr("You pick up the %1 with the %2.", "cards, card").arg(picks, card)
             : Pasur::tr("%1 picks up the %2 with the %3.", "name, cards, card").arg(name, picks, card);
}

QString surSentence(const MadeSur& sur, const Cast& cast) {
  const QString name = nameOf(cast, sur.seat());
  if (!sur.has_cancels())
    return isYou(cast, sur.seat()) ? Pasur::tr("You score a sur.") : Pasur::tr("%1 scores a sur.").arg(name);
  const QString other = nameOf(cast, sur.cancels());
  if (isYou(cast, sur.seat())) return Pasur::tr("Your sur cancels one of %1’s.").arg(other);
  return isYou(cast, sur.cancels()) ? Pasur::tr("%1’s sur cancels one of yours.").arg(name)
                                    : Pasur::tr("%1’s sur cancels one of %2’s.").arg(name, other);
}

LogLine playedLine(const Played& played, const Cast& cast) {
  LogLine line;
  line.cardKey = cardCode(played.card());
  line.plain = playedSentence(played, cast);
  const bool own = isYou(cast, played.seat());
  const QString name = cast.name(static_cast<int>(played.seat())).toHtmlEscaped();
  const QString bold = plainStyled(line.cardKey);
  if (played.picks().empty()) {
    line.text =
        (own ? Pasur::tr("laid %1", "you, a card") : Pasur::tr("laid %1", "a card")).arg(coloured(line.cardKey));
    line.justNow = own ? Pasur::tr("<b>You</b> laid %1").arg(bold) : Pasur::tr("<b>%1</b> laid %2").arg(name, bold);
    return line;
  }
  const QStringList picks = codesOf(played.picks());
  line.text =
      (own ? Pasur::tr("%1 picked up %2", "you, with a card, cards") : Pasur::tr("%1 picked up %2", "a card, cards"))
          .arg(coloured(line.cardKey), listed(picks, coloured));
  const int count = static_cast<int>(picks.size());
  constexpr int kNamed = 2;
  const QString what = count <= kNamed ? listed(picks, plainStyled) : Pasur::tr("%Ln card(s)", nullptr, count);
  line.justNow = own ? Pasur::tr("<b>You</b>: %1 took %2", "a card, cards").arg(bold, what)
                     : Pasur::tr("<b>%1</b>: %2 took %3", "name, card, cards").arg(name, bold, what);
  return line;
}

LogLine surLine(const MadeSur& sur, const Cast& cast) {
  LogLine line;
  line.plain = surSentence(sur, cast);
  const bool own = isYou(cast, sur.seat());
  if (!sur.has_cancels()) {
    line.text = own ? Pasur::tr("scored a <b>sur</b>", "you") : Pasur::tr("scored a <b>sur</b>");
  } else if (isYou(cast, sur.cancels())) {
    line.text = Pasur::tr("cancelled a <b>sur</b> of yours");
  } else {
    line.text = (own ? Pasur::tr("cancelled a <b>sur</b> of %1", "you") : Pasur::tr("cancelled a <b>sur</b> of %1"))
                    .arg(nameOf(cast, sur.cancels()).toHtmlEscaped());
  }
  line.justNow = surText(sur, cast).toHtmlEscaped();
  return line;
}

LogLine sweptLine(const Swept& swept, const Cast& cast) {
  LogLine line;
  const QStringList cards = codesOf(swept.cards());
  const bool own = isYou(cast, swept.seat());
  const QString name = nameOf(cast, swept.seat());
  line.text = (own ? Pasur::tr("got what was left: %1", "you") : Pasur::tr("got what was left: %1"))
                  .arg(listed(cards, coloured));
  line.plain = own ? Pasur::tr("What is left goes to you: %1.").arg(listed(cards, cardName))
                   : Pasur::tr("What is left goes to %1: %2.").arg(name, listed(cards, cardName));
  line.justNow = own ? Pasur::tr("<b>You</b> got what was left")
                     : Pasur::tr("<b>%1</b> got what was left").arg(name.toHtmlEscaped());
  return line;
}

/// Whether everybody gets cards with this event: the first of a handout.
bool beginsHandout(Events events, std::size_t at) {
  return events[at].pasur().has_dealt() && (at == 0 || !events[at - 1].pasur().has_dealt());
}
/// And not the first one of a round.
bool isLaterHandout(Events events, std::size_t at) {
  return beginsHandout(events, at) && at > 0 && !events[at - 1].pasur().has_began();
}

/// Whether the score is what a sur has made of it.
bool followsSur(Events events, std::size_t at) {
  return at > 0 && events[at - 1].pasur().has_made_sur();
}

/// Whether the newest round has been played out.
bool roundOver(const View& view) {
  return view.number() > 0 && view.stage() != games::pasur::v1::STAGE_MOVES;
}

/// Whether nothing of its round comes after this event.
bool endsRound(Events events, std::size_t at, bool ended) {
  return events[at].pasur().has_scored() && (at + 1 < events.size() ? events[at + 1].pasur().has_began() : ended);
}

}  // namespace

QString listed(const QStringList& codes, QString (*word)(const QString&)) {
  QStringList words;
  for (const QString& code : codes)
    words << word(code);
  return QLocale{}.createSeparatedList(words);
}

QString captureId(const QStringList& picks) {
  return picks.isEmpty() ? kLay : picks.join(QLatin1Char{'-'});
}

QString surText(const MadeSur& sur, const Cast& cast) {
  const QString name = nameOf(cast, sur.seat());
  if (!sur.has_cancels())
    return isYou(cast, sur.seat()) ? Pasur::tr("You score a sur") : Pasur::tr("%1 scores a sur").arg(name);
  const QString other = nameOf(cast, sur.cancels());
  if (isYou(cast, sur.seat())) return Pasur::tr("Your sur cancels one of %1’s").arg(other);
  return isYou(cast, sur.cancels()) ? Pasur::tr("%1’s sur cancels one of yours").arg(name)
                                    : Pasur::tr("%1’s sur cancels one of %2’s").arg(name, other);
}

QString totalsText(const QList<int>& totals, const Cast& cast) {
  QStringList parts;
  const int first = std::max(0, cast.you);
  for (qsizetype i = 0; i < totals.size(); ++i) {
    const auto seat = static_cast<int>((first + i) % totals.size());
    const QString name = cast.names.value(seat);
    parts << (seat == cast.you ? Pasur::tr("you have %L1").arg(totals[seat])
              : i == 0         ? Pasur::tr("%2 has %L1", "points; others follow").arg(totals[seat]).arg(name)
                               : Pasur::tr("%2 %L1", "has points, after somebody else").arg(totals[seat]).arg(name));
  }
  return sentence(Pasur::tr("%1.", "who has how many points").arg(QLocale{}.createSeparatedList(parts)));
}

QList<LogLine> logOf(const View& view, Events events, const Cast& cast) {
  QList<LogLine> lines;
  std::uint32_t number = view.number();
  for (const auto& one : events)
    if (one.pasur().has_began()) {
      number = one.pasur().began().number();
      break;
    }
  const auto add = [&](LogLine line) {
    line.heading = Pasur::tr("Round %L1").arg(number);
    lines << line;
  };
  const auto addOf = [&](std::uint32_t seat, LogLine line, const Cast& acting) {
    acting.sign(line, static_cast<int>(seat));
    add(line);
  };
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i].pasur();
    switch (event.event_case()) {
      case Event::kBegan: number = event.began().number(); break;
      case Event::kDealt:
        if (isLaterHandout(events, i)) {
          LogLine line;
          line.who = Pasur::tr("The deck");
          line.text = Pasur::tr("four more cards each");
          line.plain = Pasur::tr("Four more cards each.");
          line.justNow = Pasur::tr("Four more cards each");
          add(line);
        }
        break;
      case Event::kPoolLaid: {
        LogLine line;
        const QStringList cards = codesOf(event.pool_laid().cards());
        line.who = Pasur::tr("The pool");
        line.text = listed(cards, coloured);
        line.plain = Pasur::tr("In the pool: %1.").arg(listed(cards, cardName));
        add(line);
        break;
      }
      case Event::kPlayed: {
        const Cast acting = cast.during(events[i]);
        addOf(event.played().seat(), playedLine(event.played(), acting), acting);
        break;
      }
      case Event::kMadeSur: addOf(event.made_sur().seat(), surLine(event.made_sur(), cast), cast); break;
      case Event::kSwept: addOf(event.swept().seat(), sweptLine(event.swept(), cast), cast); break;
      case Event::kScored:
        if (endsRound(events, i, roundOver(view))) {
          LogLine line;
          line.who = Pasur::tr("Score");
          line.plain = totalsText(totalsOf(event.scored(), view.seats_size()), cast);
          line.text = line.plain.toHtmlEscaped();
          add(line);
        }
        break;
      case Event::EVENT_NOT_SET: break;
    }
  }
  return lines;
}

QList<Happening> happeningsOf(const View& view, Events events, std::size_t fresh, const Cast& cast, bool over) {
  QList<Happening> happenings;
  const std::size_t told = events.size() - std::min(fresh, events.size());
  for (std::size_t i = told; i < events.size(); ++i) {
    const Event& event = events[i].pasur();
    switch (event.event_case()) {
      case Event::kBegan: {
        const auto number = static_cast<int>(event.began().number());
        const QString begins =
            isYou(cast, event.began().starter())
                ? Pasur::tr("Round %L1. You begin.").arg(number)
                : Pasur::tr("Round %L1. %2 begins.").arg(number).arg(nameOf(cast, event.began().starter()));
        happenings << Happening{.sentence = begins, .afterwards = begins};
        break;
      }
      case Event::kDealt: {
        Happening dealt;
        if (beginsHandout(events, i)) dealt.sound = QStringLiteral("deal");
        if (!event.dealt().cards().empty())
          dealt.sentence = Pasur::tr("Your cards: %1.").arg(listed(codesOf(event.dealt().cards()), cardName));
        happenings << dealt;
        break;
      }
      case Event::kPoolLaid:
        happenings << Happening{
            .sentence = Pasur::tr("In the pool: %1.").arg(listed(codesOf(event.pool_laid().cards()), cardName))};
        break;
      case Event::kPlayed: {
        const Cast acting = cast.during(events[i]);
        const QString sentence = playedSentence(event.played(), acting);
        Happening play{.sentence = sentence,
                       .afterwards = sentence,
                       .sound = event.played().picks().empty() ? QStringLiteral("place") : QStringLiteral("capture")};
        acting.sign(play, static_cast<int>(event.played().seat()));
        happenings << play;
        break;
      }
      case Event::kMadeSur: {
        const QString sentence = surSentence(event.made_sur(), cast);
        // Where one is cancelled, a card is turned down.
        happenings << Happening{
            .sentence = sentence,
            .afterwards = sentence,
            .sound = event.made_sur().has_cancels() ? QStringLiteral("flip") : QStringLiteral("sur")};
        break;
      }
      case Event::kSwept: {
        const QString sentence = sweptLine(event.swept(), cast).plain;
        happenings << Happening{.sentence = sentence, .afterwards = sentence, .sound = QStringLiteral("capture")};
        break;
      }
      case Event::kScored:
        // A sur is much, at once; at the end, who wins says it.
        if ((endsRound(events, i, roundOver(view)) && !over) || followsSur(events, i)) {
          const QString sentence = totalsText(totalsOf(event.scored(), view.seats_size()), cast);
          happenings << Happening{.sentence = sentence, .afterwards = sentence};
        }
        break;
      case Event::EVENT_NOT_SET: break;
    }
  }
  if (over && fresh > 0) {
    const QString verdict = Pasur::tr("Game over. %1", "a sentence that says who wins").arg(verdictOf(view, cast));
    happenings << Happening{
        .sentence = verdict,
        .afterwards = verdict,
        .sound = youWin(view, cast) ? QStringLiteral("win-strings") : QStringLiteral("other-wins-strings")};
  }
  return happenings;
}

Wording lastPlayOf(Events events, int seat) {
  for (auto one = events.rbegin(); one != events.rend(); ++one) {
    if (!one->pasur().has_played()) continue;
    const Played& played = one->pasur().played();
    if (static_cast<int>(played.seat()) != seat) return {};
    const QString card = cardCode(played.card());
    if (played.picks().empty())
      return {.text = Pasur::tr("Laid %1", "what a seat did").arg(plainStyled(card)),
              .spoken = Pasur::tr("Laid down the %1", "what a seat did").arg(cardName(card))};
    return {.text = Pasur::tr("Picked up with %1", "what a seat did").arg(plainStyled(card)),
            .spoken = Pasur::tr("Picked up with the %1", "what a seat did").arg(cardName(card))};
  }
  return {};
}

}  // namespace cardroom::window::pasur
