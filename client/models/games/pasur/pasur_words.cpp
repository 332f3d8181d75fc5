#include "client/models/games/pasur/pasur_words.h"

#include <QLocale>
#include <algorithm>
#include <variant>

#include "common/base/overloaded.h"

namespace cardroom::window::pasur {

using rules::Began;
using rules::Dealt;
using rules::MadeSur;
using rules::Played;
using rules::PoolLaid;
using rules::Scored;
using rules::Swept;

QString playedSentence(const Played& played, const Cast& cast) {
  const QString card = cardName(codeOf(played.card));
  const QString name = nameOf(cast, played.seat);
  if (played.picks.empty())
    return isYou(cast, played.seat) ? Pasur::tr("You play the %1.").arg(card)
                                    : Pasur::tr("%1 plays the %2.").arg(name, card);
  const QString picks = listed(codesOf(played.picks), cardName);
  return isYou(cast, played.seat)
             ? Pasur::tr("You take the %1 with the %2.", "cards, card").arg(picks, card)
             : Pasur::tr("%1 takes the %2 with the %3.", "name, cards, card").arg(name, picks, card);
}

namespace {

// --- One play

QString surSentence(const MadeSur& sur, const Cast& cast) {
  const QString name = nameOf(cast, sur.seat);
  if (!sur.cancels)
    return isYou(cast, sur.seat) ? Pasur::tr("You score a sur.") : Pasur::tr("%1 scores a sur.").arg(name);
  const QString other = nameOf(cast, *sur.cancels);
  if (isYou(cast, sur.seat)) return Pasur::tr("Your sur cancels one of %1’s.").arg(other);
  return isYou(cast, *sur.cancels) ? Pasur::tr("%1’s sur cancels one of yours.").arg(name)
                                   : Pasur::tr("%1’s sur cancels one of %2’s.").arg(name, other);
}

LogLine playedLine(const Played& played, const Cast& cast) {
  LogLine line;
  line.cardKey = codeOf(played.card);
  line.plain = playedSentence(played, cast);
  const bool own = isYou(cast, played.seat);
  const QString name = escapedName(cast, played.seat);
  const QString bold = plainStyled(line.cardKey);
  if (played.picks.empty()) {
    line.text =
        (own ? Pasur::tr("played %1", "you, a card") : Pasur::tr("played %1", "a card")).arg(coloured(line.cardKey));
    line.justNow = own ? Pasur::tr("<b>You</b> played %1").arg(bold) : Pasur::tr("<b>%1</b> played %2").arg(name, bold);
    return line;
  }
  const QStringList picks = codesOf(played.picks);
  line.text = (own ? Pasur::tr("%1 took %2", "you, with a card, cards") : Pasur::tr("%1 took %2", "a card, cards"))
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
  const bool own = isYou(cast, sur.seat);
  if (!sur.cancels) {
    line.text = own ? Pasur::tr("scored a <b>sur</b>", "you") : Pasur::tr("scored a <b>sur</b>");
  } else if (isYou(cast, *sur.cancels)) {
    line.text = Pasur::tr("cancelled a <b>sur</b> of yours");
  } else {
    line.text = (own ? Pasur::tr("cancelled a <b>sur</b> of %1", "you") : Pasur::tr("cancelled a <b>sur</b> of %1"))
                    .arg(nameOf(cast, *sur.cancels).toHtmlEscaped());
  }
  line.justNow = surText(sur, cast).toHtmlEscaped();
  return line;
}

LogLine sweptLine(const Swept& swept, const Cast& cast) {
  LogLine line;
  const QStringList cards = codesOf(swept.cards);
  const bool own = isYou(cast, swept.seat);
  const QString name = nameOf(cast, swept.seat);
  line.text = (own ? Pasur::tr("took the last cards: %1", "you") : Pasur::tr("took the last cards: %1"))
                  .arg(listed(cards, coloured));
  line.plain = own ? Pasur::tr("You take the last cards: %1.").arg(listed(cards, cardName))
                   : Pasur::tr("%1 takes the last cards: %2.").arg(name, listed(cards, cardName));
  line.justNow = own ? Pasur::tr("<b>You</b> took the last cards")
                     : Pasur::tr("<b>%1</b> took the last cards").arg(name.toHtmlEscaped());
  return line;
}

QString totalsSentence(const Scored& scored, const Table& table, const Cast& cast) {
  QList<int> totals;
  for (const story::Score& score : story::scores_of(scored, table.seats))
    totals << score.total;
  return totalsText(totals, cast);
}

/// A beat's log line (none if its text is empty) and its announcement.
struct Told {
  LogLine line{};
  Happening happening{};
};

Told toldOf(const story::Beat& beat, const Table& table, const Cast& players) {
  const Cast cast = players.at(*beat.message);
  Told told;
  const auto tell = [&](Seat seat, const LogLine& line, const QString& sound, const Cast& acting) {
    told.happening = heard(line.plain, sound);
    told.line = line;
    acting.sign(told.line, seat.index);
  };
  std::visit(
      Overloaded{
          [&](const Began& began) {
            told.happening = heard(sentenceOf(cast, began.starter, Pasur::tr("Round %L1. You begin.").arg(began.number),
                                              Pasur::tr("Round %L1. %2 begins.").arg(began.number)));
          },
          [&](const Dealt& dealt) {
            if (beat.begins_deal) told.happening.sound = QStringLiteral("deal");
            if (!dealt.cards.empty())
              told.happening.sentence = Pasur::tr("Your cards: %1.").arg(listed(codesOf(dealt.cards), cardName));
            if (!beat.begins_deal || beat.deal == 1) return;
            told.line = {.who = Pasur::tr("The deck"),
                         .text = Pasur::tr("four more cards each"),
                         .plain = Pasur::tr("Four more cards each."),
                         .justNow = Pasur::tr("Four more cards each")};
          },
          [&](const PoolLaid& laid) {
            const QStringList cards = codesOf(laid.cards);
            told.happening.sentence = Pasur::tr("In the pool: %1.").arg(listed(cards, cardName));
            told.line = {
                .who = Pasur::tr("The pool"), .text = listed(cards, coloured), .plain = told.happening.sentence};
          },
          [&](const Played& played) {
            const Cast acting = cast.during(*beat.message);
            tell(played.seat, playedLine(played, acting),
                 played.picks.empty() ? QStringLiteral("place") : QStringLiteral("capture"), acting);
            acting.sign(told.happening, played.seat.index);
          },
          // If a sur is cancelled, its card is turned face down.
          [&](const MadeSur& sur) {
            tell(sur.seat, surLine(sur, cast), sur.cancels ? QStringLiteral("flip") : QStringLiteral("sur"), cast);
          },
          [&](const Swept& swept) { tell(swept.seat, sweptLine(swept, cast), QStringLiteral("capture"), cast); },
          [&](const Scored& scored) {
            const QString totals = totalsSentence(scored, table, cast);
            told.happening = heard(totals);
            if (beat.ends_round)
              told.line = {.who = Pasur::tr("Score"), .text = totals.toHtmlEscaped(), .plain = totals};
          }},
      beat.event);
  return told;
}

}  // namespace

QString surText(const MadeSur& sur, const Cast& cast) {
  const QString name = nameOf(cast, sur.seat);
  if (!sur.cancels)
    return isYou(cast, sur.seat) ? Pasur::tr("You score a sur") : Pasur::tr("%1 scores a sur").arg(name);
  const QString other = nameOf(cast, *sur.cancels);
  if (isYou(cast, sur.seat)) return Pasur::tr("Your sur cancels one of %1’s").arg(other);
  return isYou(cast, *sur.cancels) ? Pasur::tr("%1’s sur cancels one of yours").arg(name)
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

QList<LogLine> logOf(const PasurShown& shown) {
  QList<LogLine> lines;
  for (const story::Beat& beat : shown.beats) {
    LogLine line = toldOf(beat, shown.table, shown.cast).line;
    if (line.text.isEmpty()) continue;
    line.heading = Pasur::tr("Round %L1").arg(beat.round == 0 ? shown.table.number : beat.round);
    lines << line;
  }
  return lines;
}

QList<Happening> happeningsOf(const PasurShown& shown) {
  const Table& table = shown.table;
  const Cast& cast = shown.cast;
  QList<Happening> happenings;
  const bool over = shown.over();
  for (const story::Beat& beat : shown.fresh) {
    // Scores are announced after a sur, which is worth a lot, and after a round; at the end of the game, the verdict
    // contains the totals.
    const bool told = beat.follows_sur || (beat.ends_round && !over);
    if (std::holds_alternative<Scored>(beat.event) && !told) continue;
    happenings << toldOf(beat, table, cast).happening;
  }
  if (over && !shown.fresh.empty()) {
    const QString verdict = Pasur::tr("Game over. %1", "a sentence that says who wins").arg(verdictOf(table, cast));
    const bool won = cast.you >= 0 && story::ranked(table).front().index == cast.you;
    happenings << resultHeard(verdict, won ? QStringLiteral("win-strings") : QStringLiteral("other-wins-strings"));
  }
  return happenings;
}

Wording lastPlayOf(story::Beats beats, int seat) {
  const Played* const played = story::last_play(beats);
  if (played == nullptr || played->seat.index != seat) return {};
  const QString card = codeOf(played->card);
  if (played->picks.empty())
    return {.text = Pasur::tr("Played %1", "what a seat did").arg(plainStyled(card)),
            .spoken = Pasur::tr("Played the %1", "what a seat did").arg(cardName(card))};
  return {.text = Pasur::tr("Took with %1", "what a seat did").arg(plainStyled(card)),
          .spoken = Pasur::tr("Took with the %1", "what a seat did").arg(cardName(card))};
}

}  // namespace cardroom::window::pasur
