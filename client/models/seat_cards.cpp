#include "client/models/seat_cards.h"

#include <QCoreApplication>
#include <algorithm>

#include "client/models/words.h"

namespace cardroom::window {
namespace {

struct Seats {
  Q_DECLARE_TR_FUNCTIONS(Seats)
};

/// A name for the bot in that seat, which no person at the table has.
QString botName(const table::v1::TableUpdate& update, int seat) {
  const QStringList names{Seats::tr("Otto"), Seats::tr("Hugo"),  Seats::tr("Nora"), Seats::tr("Iris"),
                          Seats::tr("Emil"), Seats::tr("Tilda"), Seats::tr("Ivar"), Seats::tr("Alma")};
  const auto isTaken = [&](const QString& name) {
    return std::ranges::any_of(update.seats(), [&](const table::v1::Seat& one) {
      return one.has_person() && shown(one.person().name()).compare(name, Qt::CaseInsensitive) == 0;
    });
  };
  // The second half stands in where a person is called like the first; seat by seat, so that two bots never meet.
  const QString first = names[seat % 4];
  return isTaken(first) ? names[4 + seat % 4] : first;
}

QString secondLine(const SeatCard& card) {
  if (card.open) return {};
  if (!card.person) return card.secondLine;
  if (card.held) return Seats::tr("A bot holds this seat");
  if (card.lost) return Seats::tr("Lost the connection");
  if (card.you && card.owner) return Seats::tr("You, table owner");
  if (card.you) return Seats::tr("You");
  if (card.owner) return Seats::tr("Table owner");
  return card.ready ? Seats::tr("Ready") : Seats::tr("Not ready yet");
}

}  // namespace

QList<SeatCard> seatCards(const table::v1::TableUpdate& update) {
  QList<SeatCard> cards;
  for (int i = 0; i < update.seats_size(); ++i) {
    const table::v1::Seat& seat = update.seats(i);
    SeatCard card;
    card.seat = i;
    if (seat.has_person()) {
      const table::v1::Person& person = seat.person();
      card.name = shown(person.name());
      card.person = true;
      card.owner = person.owner();
      card.ready = person.ready();
      card.lost = !person.connected();
      card.held = person.held_by_bot();
    } else if (seat.has_bot()) {
      card.name = botName(update, i);
      card.botType = nameOf(seat.bot().type());
      card.botPaceMs = static_cast<int>(seat.bot().pace_ms());
      card.secondLine = wordsFor(seat.bot().type());
    } else {
      card.open = true;
    }
    card.you = update.has_seat() && static_cast<int>(update.seat()) == i;
    card.toAct = std::ranges::find(update.seats_to_act(), static_cast<std::uint32_t>(i)) != update.seats_to_act().end();
    if (seat.has_next_name()) card.nextName = shown(seat.next_name());
    card.winner = std::ranges::find(update.winners(), static_cast<std::uint32_t>(i)) != update.winners().end();
    card.secondLine = secondLine(card);
    cards << card;
  }
  return cards;
}

}  // namespace cardroom::window
