#include "client/models/seat_list.h"

#include <algorithm>
#include <utility>

#include "client/translations/direction.h"

namespace cardroom::window {

QString SeatCard::accessibleText() const {
  if (open) return SeatList::tr("Empty seat.");
  const QString isolatedName = isolated(name);
  const QString& line = spokenLine.isEmpty() ? secondLine : spokenLine;
  if (cardsHeld == 0)
    return line.isEmpty() ? name : SeatList::tr("%1. %2.", "a seat: name, what is going on").arg(isolatedName, line);
  if (line.isEmpty()) return SeatList::tr("%1. %Ln card(s) in hand.", "a seat: name", cardsHeld).arg(isolatedName);
  return SeatList::tr("%1. %2. %Ln card(s) in hand.", "a seat: name, what is going on", cardsHeld)
      .arg(isolatedName, line);
}

void SeatList::show(QList<SeatCard> seats) {
  const auto own = std::ranges::find(std::as_const(seats), true, &SeatCard::you);
  const int bottom = own == seats.cend() ? 0 : own->seat;
  const int all = static_cast<int>(seats.size());
  for (SeatCard& seat : seats)
    seat.place = (seat.seat - bottom + all) % all;
  showRows(m_seats, std::move(seats));
}

}  // namespace cardroom::window
