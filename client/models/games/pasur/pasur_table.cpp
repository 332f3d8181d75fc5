// The state of a Pasur table, the most recent play, and the captures of a card.
#include <QLocale>
#include <algorithm>

#include "client/models/games/pasur/pasur_shown.h"
#include "client/models/games/pasur/pasur_values.h"
#include "client/models/games/pasur/pasur_words.h"

namespace cardroom::window::pasur {
namespace {

PasurSeat seatOf(const PasurShown& shown, std::size_t seat, int gain) {
  const bool you = static_cast<int>(seat) == shown.cast.you;
  const QString name = shown.cast.names.value(static_cast<qsizetype>(seat));
  const auto [total, surs] = shown.scores[seat];
  const int taken = static_cast<int>(shown.table.won[seat].size()) - surs;
  const QString points = Pasur::tr("%Ln point(s)", nullptr, total);
  const QString sursText = surs == 0 ? QString{} : Pasur::tr("%Ln sur(s)", nullptr, surs);
  QStringList said{points, Pasur::tr("%L1 in this round").arg(gain)};
  if (surs > 0) said << sursText;
  const QString shownName = you ? Pasur::tr("You") : name;
  return {.name = shownName,
          .you = you,
          .before = shown.table.totals[seat],
          .total = total,
          .gain = gain,
          .taken = taken,
          .takenText = Pasur::tr("%Ln taken", "cards", taken),
          .takenSpoken = you ? Pasur::tr("You have taken %Ln card(s).", nullptr, taken)
                             : Pasur::tr("%1 has taken %Ln card(s).", nullptr, taken).arg(name),
          .surs = surs,
          .sursText = sursText,
          .sursSpoken = you ? Pasur::tr("You have %Ln sur(s).", nullptr, surs)
                            : Pasur::tr("%1 has %Ln sur(s).", nullptr, surs).arg(name),
          .line = surs == 0 ? points : Pasur::tr("%1, %2", "points, surs").arg(points, sursText),
          .text = Pasur::tr("%1: %2.", "a name, points").arg(shownName, QLocale{}.createSeparatedList(said))};
}

}  // namespace

PasurTable tableOf(const PasurShown& shown) {
  const Table& now = shown.table;
  const int deal = now.handout();
  const int deck = story::deck_size(now);
  const QStringList pool = codesOf(now.pool_cards());
  PasurTable table{.round = now.number,
                   .deal = deal,
                   .dealText = deal == 0 || shown.over()
                                   ? QString{}
                                   : Pasur::tr("Deal %L1 of %L2").arg(deal).arg(story::deals_in(now)),
                   .target = now.rules.target,
                   .deck = deck,
                   .deckText = deck == 0 ? QString{} : Pasur::tr("%Ln left", "cards in the deck", deck),
                   .poolPlaces = static_cast<int>(shown.pool.cards.size()),
                   .poolRow = shown.pool.row,
                   .poolText = pool.isEmpty() ? Pasur::tr("The pool is empty.")
                                              : Pasur::tr("In the pool: %1.").arg(listed(pool, cardName)),
                   .over = shown.over()};
  const auto gains = now.points();
  for (std::size_t seat = 0; seat < shown.scores.size(); ++seat)
    table.seats << seatOf(shown, seat, gains[seat]);
  table.race = table.seats;
  if (shown.cast.you > 0 && shown.cast.you < table.race.size())
    std::ranges::rotate(table.race, table.race.begin() + shown.cast.you);
  return table;
}

PasurPlay playOf(const PasurShown& shown) {
  PasurPlay play;
  for (const story::Beat& beat : shown.fresh) {
    if (const auto* played = std::get_if<rules::Played>(&beat.event)) {
      play = {.seat = played->seat.index, .card = codeOf(played->card), .picks = codesOf(played->picks)};
    } else if (const auto* sur = std::get_if<rules::MadeSur>(&beat.event)) {
      play.surText = surText(*sur, shown.cast);
      play.sur = play.seat >= 0;
      if (!play.sur || !sur->cancels || !sur->cancelled) continue;
      play.cancelled = codeOf(*sur->cancelled);
      play.cancelledSeat = sur->cancels->index;
    } else if (const auto* swept = std::get_if<rules::Swept>(&beat.event); swept != nullptr && play.seat >= 0) {
      play.swept = codesOf(swept->cards);
    }
  }
  return play;
}

QList<PasurCapture> capturesOf(const PasurShown& shown, const QString& cardKey) {
  QList<PasurCapture> captures;
  const QList<QStringList> all = shown.capturesOf(cardKey).value_or(QList<QStringList>{});
  for (const QStringList& picks : all) {
    const int number = static_cast<int>(captures.size()) + 1;
    captures << PasurCapture{
        .id = captureId(picks),
        .number = number,
        .cards = picks,
        .spoken = Pasur::tr("%L1 of %L2: %3").arg(number).arg(all.size()).arg(listed(picks, cardName))};
  }
  return captures;
}

}  // namespace cardroom::window::pasur
